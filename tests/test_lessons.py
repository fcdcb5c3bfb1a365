"""Guided games: played through by their own advice, in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.lessons import LEARNER, Lesson, Note, lesson_of, lessons_of
from salotto.registry import titles
from salotto.server.page.rules import rules_of
from salotto.speech import Speech
from salotto.words import LANGUAGES, words

LESSONS = [(title, lesson) for title in titles().values() for lesson in lessons_of(title).values()]
MOST_CHOICES = 400

each_lesson = pytest.mark.parametrize(
    ("title", "lesson"), LESSONS, ids=[f"{title.id}-{lesson.id}" for title, lesson in LESSONS]
)


def played(title: Title[Any], lesson: Lesson) -> list[tuple[Note, set[str], str]]:
    """The notes as they come up when the learner follows them: each with what could be chosen and seen."""
    head = lesson.head
    table = title.table(["you", *head.bots], lesson.seed, head.mode, head.options)
    play = Play(title, table)
    found: list[tuple[Note, set[str], str]] = []
    while len(found) < len(lesson.notes) and len(play.log) < MOST_CHOICES:
        decision = play.next_decision()
        if decision is None:
            break
        seat = decision.seat
        note = lesson.note(title, table, play.log) if seat == LEARNER else None
        if note is not None:
            found.append((note, set(decision.keys), json.dumps(play.view(LEARNER)) + str(decision.about)))
        level = head.bots[seat - 1] if seat != LEARNER else "normal"
        bot = make_bot(level, f"{table.seed}/{seat}/{len(play.log)}")
        advice = note.advice if note and note.advice in decision.keys else None
        play.answer(seat, advice or key_of(bot.choose(play, decision)))
    return found


@each_lesson
def test_following_its_own_advice_leads_through_the_whole_lesson(title: Title[Any], lesson: Lesson) -> None:
    notes = played(title, lesson)
    assert [note for note, _, _ in notes if note.advice] != []
    assert {(note.prompt, note.nth) for note, _, _ in notes} == set(lesson.notes)
    for note, offered, seen in notes:
        assert note.advice is None or note.advice in offered, note.text
        for thing in note.things():
            assert thing in offered or thing in seen, f"{thing} is not there: {note.text}"


@each_lesson
def test_every_note_can_be_said_and_read_up(title: Title[Any], lesson: Lesson) -> None:
    for language in LANGUAGES:
        speech = Speech(title, words(language))
        for note in lesson.notes.values():
            said = note.said(speech)
            assert len(said) > 20
            assert "{" not in said
            assert note.rule is None or note.rule in rules_of(title, language).rules
            assert [note.things()] == [Note(note.prompt, text, "", "").things() for text in (note.text_it,)]


def test_a_table_of_another_seed_belongs_to_no_lesson() -> None:
    title, lesson = LESSONS[0]
    assert lesson_of(title, lesson.seed) is lesson
    assert lesson_of(title, "7") is None
    assert lesson_of(title, "lesson:nothing") is None
