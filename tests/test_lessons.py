"""Guided games: played through by their own advice, in every language."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from salotto.kernel.play import Choice, Play
from salotto.kernel.title import Title
from salotto.lessons import LEARNER, THING, Guide, Lesson, Note, Said, lesson_of, lessons_of, tips_of
from salotto.registry import titles
from salotto.server.page.answers import helper_words
from salotto.server.page.page_words import PageSpeech
from salotto.server.page.pointers import pointers_of
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
    play, guide = Play(title, table), Guide()
    found: list[tuple[Note, set[str], str]] = []
    while len(found) < len(lesson.notes) and len(play.log) < MOST_CHOICES:
        decision = play.next_decision()
        if decision is None:
            break
        seat = decision.seat
        note = guide.says(lesson, title, table, play.log).note if seat == LEARNER else None
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
            name = re.compile(rf"[:+\"]{re.escape(thing.partition(':')[2])}\b")
            assert name.search(" ".join(offered) + seen), f"{thing} is not there: {note.text}"


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


def heard(title: Title[Any], lesson: Lesson) -> tuple[list[Choice], dict[int, Said]]:
    """A whole game of anybody's answers, and what the guide said at each question to the learner."""
    sitters = ["you", *(rival.level for rival in lesson.rivals)]
    table = title.table(sitters, lesson.seed, lesson.head.mode, lesson.head.options)
    play, guide, chance, said = Play(title, table), Guide(), Random(7), dict[int, Said]()
    while (question := play.next_decision()) is not None:
        if question.seat == LEARNER:
            said[len(play.log)] = guide.says(lesson, title, table, play.log)
        keys = [key for key in question.keys if key in ("done", "end")] or question.keys
        play.answer(question.seat, chance.choice(keys if chance.random() < 0.3 else question.keys))
    assert guide.says(lesson, title, table, play.log) == Said()
    taken_back = max(at for at, each in said.items() if each.tip or each.rule_of)
    assert guide.says(lesson, title, table, play.log[:taken_back]) == said[taken_back]
    return play.log, said


@each_lesson
def test_the_helper_stays_to_the_end_and_says_everything_once(title: Title[Any], lesson: Lesson) -> None:
    log, said = heard(title, lesson)
    new = [each.rule_of for each in said.values() if each.rule_of]
    tips = [each.tip for each in said.values() if each.tip]
    assert len(new) == len(set(new))
    assert len(tips) == len(set(map(id, tips)))
    assert tips
    assert max(at for at, each in said.items() if each.tip or each.rule_of) > len(log) / 2
    assert len(said) < 60 or sum(each == Said() for each in said.values()) > len(said) / 2, "a quiet helper"
    for language in LANGUAGES:
        speech = PageSpeech(title, words(language), ("A", "B", "C", "D"), 0)
        for each in said.values():
            if each.tip or each.rule_of:
                told = helper_words(title, each.tip, each.rule_of, speech)
                assert told is not None, each
                assert len(told["text"]) > 20
                assert told["rule"] in rules_of(title, language).rules


@each_lesson
def test_a_tip_waits_for_what_can_happen_and_reads_alike_in_every_language(
    title: Title[Any], lesson: Lesson
) -> None:
    rules = pointers_of(title).rules
    for tip in tips_of(title):
        assert tip.told is None or tip.told in rules.story
        assert bool(tip.told) != bool(tip.after)
        assert all(answer.partition(" ")[0] in rules.questions for answer in tip.after)
        assert tip.text or tip.told
        if tip.text:
            found = {tuple(sorted(re.findall(r"\d+", tip.text[language]))) for language in LANGUAGES}
            assert len(found) == 1, tip.text["en"]
            assert max(len(tip.text[language]) for language in LANGUAGES) < MOST_LETTERS / 2


def test_a_table_of_another_seed_belongs_to_no_lesson() -> None:
    title, lesson = LESSONS[0]
    assert lesson_of(title, lesson.seed) == lesson
    assert lesson_of(title, "7") is None
    assert lesson_of(title, "lesson:nothing") is None
    assert lesson_of(title, f"{lesson.seed}/99") is None
