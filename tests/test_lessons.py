"""Guided games: played through by their own advice, in every language."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.lessons import LEARNER, THING, Lesson, Note, lesson_of, lessons_of
from salotto.registry import titles
from salotto.server.page.rules import rules_of
from salotto.speech import Speech
from salotto.words import LANGUAGES, Language, words

LESSONS = [(title, lesson) for title in titles().values() for lesson in lessons_of(title).values()]
MOST_CHOICES = 400
MOST_LETTERS = 700

each_lesson = pytest.mark.parametrize(
    ("title", "lesson"), LESSONS, ids=[f"{title.id}-{lesson.id}" for title, lesson in LESSONS]
)


def played(title: Title[Any], lesson: Lesson) -> list[tuple[Note, set[str], str]]:
    """The notes as they come up when the learner follows them and the rivals their script: each with what
    could be chosen and seen. Nobody needs a bot on the way, so a stronger one changes no lesson."""
    head = lesson.head
    table = title.table(
        ["you", *(rival.level for rival in lesson.rivals)], lesson.seed, head.mode, head.options
    )
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
        key = lesson.answer(play, seat) if seat != LEARNER else note.advice if note else None
        if key is None:
            break
        play.answer(seat, key)
    return found


@each_lesson
def test_following_its_own_advice_leads_through_the_whole_lesson(title: Title[Any], lesson: Lesson) -> None:
    notes = played(title, lesson)
    assert [note for note, _, _ in notes if note.advice] != []
    assert {(note.prompt, note.nth) for note, _, _ in notes} == set(lesson.notes)
    for note, offered, seen in notes:
        assert note.advice is None or note.advice in offered, note.text
        for thing in note.things("en"):
            assert thing in offered or thing in seen, f"{thing} is not there: {note.text}"


def numbers(note: Note, language: Language) -> list[str]:
    """The sums and counts of a note: they are the same in every language."""
    return sorted(
        number for part in (note.text, note.why) if part for number in re.findall(r"\d+", part[language])
    )


@each_lesson
def test_every_note_can_be_said_and_read_up(title: Title[Any], lesson: Lesson) -> None:
    for language in LANGUAGES:
        speech = Speech(title, words(language))
        for note in lesson.notes.values():
            keys = [note.advice] if note.advice else []
            said = note.said(speech, keys)
            assert len(said) > 20
            assert "{" not in said
            assert note.rule is None or note.rule in rules_of(title, language).rules
            assert sorted(note.things(language)) == sorted(note.things("en"))
            assert numbers(note, language) == numbers(note, "en")
            assert len(said) < MOST_LETTERS, f"too long to read at the table: {said}"


@each_lesson
def test_a_learner_who_goes_another_way_is_told_only_what_is_there(title: Title[Any], lesson: Lesson) -> None:
    for note in lesson.notes.values():
        said = note.said(Speech(title, words("en")), [])
        if note.advice is not None and note.why is not None:
            assert note.why["en"] not in said
    assert all(note.advice is not None or note.why is None for note in lesson.notes.values())
    assert all(note.text is None or not THING.search(note.text["en"]) for note in lesson.notes.values())


@each_lesson
def test_a_rival_plays_on_when_the_script_does_not_fit(title: Title[Any], lesson: Lesson) -> None:
    others = [replace(rival, answers=("nobody asks-this",)) for rival in lesson.rivals]
    strange = replace(lesson, rivals=tuple(others))
    sitters = ["you", *(rival.level for rival in lesson.rivals)]
    play = Play(title, title.table(sitters, lesson.seed, lesson.head.mode, lesson.head.options))
    assert {strange.answer(play, seat) for seat in range(len(sitters))} == {None}


def test_a_table_of_another_seed_belongs_to_no_lesson() -> None:
    title, lesson = LESSONS[0]
    assert lesson_of(title, lesson.seed) == lesson
    assert lesson_of(title, "7") is None
    assert lesson_of(title, "lesson:nothing") is None
    assert lesson_of(title, f"{lesson.seed}/99") is None
