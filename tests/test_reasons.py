"""Hints say why, in every title, mode and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.hint import SETTINGS, Hint, hint, hints_said
from salotto.bots.moves import follow, settle
from salotto.bots.reasons import LEAST
from salotto.bots.tree import Explorer
from salotto.kernel.play import Play
from salotto.legends import legend_of
from salotto.registry import titles
from salotto.speech import Speech
from salotto.words import LANGUAGES, Language, words
from tests.random_games import Setting

SETTINGS_OF_ALL = [
    Setting(title, mode.id, mode.players[0]) for title in titles().values() for mode in title.modes
]
FEW, MANY = 4, 24
SMALL = frozenset(
    (
        "even",
        "also",
        "punti",
        "points",
        "point",
        "della",
        "delle",
        "dell",
        "moins",
        "most",
        "rispetto",
        "pour",
        "dans",
        "rapport",
    )
)
"""Words in names that name nothing."""
SEED = "reasons"


def positions(setting: Setting, number: int) -> Iterator[Play[Any]]:
    """Positions of games in which most moves are sensible, with a question to whoever is first."""
    chance, found = Random(str(setting)), 0
    bot = make_bot("greedy", "reasons")
    while found < number:
        play = Play(setting.title, setting.table(chance))
        wait = chance.randrange(12)
        while found < number and (decision := play.next_decision()) is not None:
            if wait == 0 and len(decision.options) > 1:
                yield play
                found, wait = found + 1, chance.randrange(8, 30)
            wait = max(0, wait - 1)
            sensible = chance.random() < 0.8
            play.take(decision, bot.choose(play, decision) if sensible else chance.choice(decision.options))


def worth_by_category(play: Play[Any], seat: int, way: tuple[str, ...], whose: int) -> dict[str, float]:
    """What the position after a move is worth to somebody, worked out here."""
    mind = Explorer(play, seat, SETTINGS, SEED).imagine(0)
    if way:
        follow(mind, seat, way)
        settle(mind, seat)
    parts = mind.title.adviser.parts(mind.state, whose)
    assert sum(parts.values()) == pytest.approx(mind.title.adviser.evaluate(mind.state, whose))
    return dict(parts)


def check_category(play: Play[Any], seat: int, told: Hint) -> None:
    """Its category is the one in which the two positions differ most, to the good of who is advised."""
    reason = told.reason
    assert reason is not None
    assert reason.instead != told.way
    seats = {seat, reason.seat}
    gains: dict[tuple[int, str], float] = {}
    for whose in seats:
        sign = 1.0 if whose == seat else -1.0
        here, there = (worth_by_category(play, seat, way, whose) for way in (told.way, reason.instead))
        gains |= {
            (whose, name): sign * (here.get(name, 0.0) - there.get(name, 0.0)) for name in {*here, *there}
        }
    told_of = gains.get((reason.seat, reason.category), 0.0)
    if reason.how in ("more", "denies"):
        assert told_of > LEAST
        assert told_of == pytest.approx(max(gains.values()))
        assert (reason.how == "more") == (reason.seat == seat)
    else:
        assert max(gains.values()) <= LEAST
        assert told_of == pytest.approx(min(gains.values())) if reason.how == "later" else told_of == 0.0


def things_of(setting: Setting, language: Language) -> re.Pattern[str]:
    """The beginnings of the names of all things that a legend or a scorecard of the title knows."""
    title = setting.title
    legend = legend_of(title)
    speech = Speech(title, words(language))
    names = [sign.names[language] for sign in legend.signs.values()] if legend else []
    names += [speech.category(category) for category in title.categories]
    found = {word.lower() for name in names for word in re.findall(r"[^\W\d]{4,}", name)} - SMALL
    stems = {word[: max(4, len(word) - 3)] for word in found}
    return re.compile(r"\b(?:" + "|".join(map(re.escape, stems)) + ")", re.IGNORECASE)


def check_all(setting: Setting, number: int) -> None:
    """Look at the hints of so many positions."""
    things = {language: things_of(setting, language) for language in LANGUAGES}
    names = [f"Player {seat}" for seat in range(setting.players)]
    rivals = setting.title.rivals(setting.plain_table())
    for play in positions(setting, number):
        decision = play.next_decision()
        assert decision is not None
        seat = decision.seat
        hints = hint(play, seat, iterations=1, seed=SEED)
        assert hints
        for at, told in enumerate(hints):
            assert told.gain >= 0
            assert (
                told.gain > 0 or at == 0
            )  # what is no better than the average is not advised beside the best
            check_category(play, seat, told)
        for language in LANGUAGES:
            speech = Speech(setting.title, words(language), names, seat, rivals)
            for line, told in hints_said(hints, speech).items():
                assert told.reason is not None
                why = speech.thing(f"because:{told.reason.category}")
                assert why in line
                assert things[language].search(why), (language, why)


@pytest.mark.parametrize("setting", SETTINGS_OF_ALL, ids=str)
def test_every_hint_says_why(setting: Setting) -> None:
    check_all(setting, FEW)


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS_OF_ALL, ids=str)
def test_every_hint_says_why_in_many_positions(setting: Setting) -> None:
    check_all(setting, MANY)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_category_is_told_in_words_of_its_own_that_name_a_thing(title: Any) -> None:
    setting = Setting(title, title.modes[0].id, title.modes[0].players[0])
    categories = [*title.categories, *getattr(title.adviser, "reasons", ()), "rest"]
    for language in LANGUAGES:
        speech = Speech(title, words(language))
        said = {speech.thing(f"because:{category}") for category in categories}
        assert len(said) == len(set(categories))
        pattern = things_of(setting, language)
        assert [why for why in said if not pattern.search(why)] == []


def test_no_two_hints_lead_to_the_same_position() -> None:
    title = titles()["architects"]
    setting = Setting(title, "competitive", 2)
    for play in positions(setting, 6):
        decision = play.next_decision()
        assert decision is not None
        hints = hint(play, decision.seat, iterations=1, seed=SEED)
        ends = []
        for told in hints:
            mind = Explorer(play, decision.seat, SETTINGS, SEED).imagine(0)
            follow(mind, decision.seat, told.way)
            settle(mind, decision.seat)
            ends.append(str(mind.view(None)))
        assert len({*ends}) == len(ends)
