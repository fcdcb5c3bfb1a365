"""Hints and reviews of whole games in every language: no crash, and no id instead of a text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.hint import SETTINGS, Hint, hint, hint_line
from salotto.bots.moves import move_values
from salotto.bots.reasons import Ends
from salotto.bots.tree import Explorer
from salotto.kernel.keys import is_key, is_number
from salotto.kernel.log import to_log
from salotto.kernel.play import Play
from salotto.lab import review as reviews
from salotto.lab.review_cli import review_lines
from salotto.lab.simulate import play_out
from salotto.registry import titles
from salotto.speech import Speech
from salotto.words import LANGUAGES, MissingWords, Words, words
from tests.each import first_of_each
from tests.random_games import Setting

FEWEST = [Setting(title, mode.id, mode.players[0]) for title in titles().values() for mode in title.modes]


def hints_of(play: Play[Any], seat: int, number: int) -> Iterator[Hint]:
    """Some moves as a hint would name them; now and then what a bot really thinks."""
    if number % 40 == 0:
        yield from hint(play, seat, iterations=1)
    ends = Ends(Explorer(play, seat, SETTINGS, "words"))
    ways = list(move_values(play.imagine(seat, "words"), seat, 30))
    for way in {*ways[:2], *ways[-1:]}:
        yield Hint(way, 1.5, ends.reason(way, [other for other in ways if other != way]))


@pytest.mark.parametrize("setting", first_of_each(FEWEST, lambda setting: setting.title.id))
def test_a_whole_game_of_hints_is_said_in_every_language(setting: Setting) -> None:
    assert Words.strict  # an unknown id raises
    chance = Random(str(setting))
    play = Play(setting.title, setting.table(chance))
    names = [f"Player {seat}" for seat in range(setting.players)]
    rivals = setting.title.rivals(play.table)
    speeches = [Speech(setting.title, words(language), names, None, rivals) for language in LANGUAGES]
    said = 0
    while (decision := play.next_decision()) is not None:
        for found in hints_of(play, decision.seat, len(play.log)):
            for speech in speeches:
                line = hint_line(found, speech.to(decision.seat))
                assert not any(is_key(word.strip("().,:")) for word in line.split()), line
                said += 1
        play.take(decision, chance.choice(decision.options))
    assert said > 100


def test_a_whole_game_of_last_will_is_reviewed_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEAST_DEALS", 4)
    title = titles()["last-will"]
    play = Play(title, title.table(["random", "random"], "review", "base"))
    play_out(play, [make_bot("random", str(seat)) for seat in range(2)])
    assert any(is_number(choice.key) for choice in play.log)
    found = reviews.review(title, to_log(play), 4)
    for language in LANGUAGES:
        lines = list(review_lines(found, Speech(title, words(language), ["Anna", "Bruno"])))
        assert len(lines) > 5
    # What is worst need not be a number: every answer of the game can be said.
    for choice in play.log:
        for language in LANGUAGES:
            assert Speech(title, words(language), ["Anna", "Bruno"]).answer(choice.key)


def test_an_unknown_id_fails_loudly_where_words_are_strict() -> None:
    with pytest.raises(MissingWords, match="ob-no-such-text"):
        words("it").say("ob-no-such-text")
    with pytest.raises(KeyError):
        Speech(titles()["obsession"], words("it")).thing("no-such-kind:thing")
