"""A game with a pack is a game like any other: the checks of all titles hold for it."""

from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.hint import hint, hint_line
from salotto.bots.observation import encoder
from salotto.kernel.log import commitment, from_log, to_log, verify
from salotto.kernel.play import NEVER, Play
from salotto.packs.known import _known, _opened
from salotto.packs.pack import Pack
from salotto.registry import everything, lay_over, title_of, titles
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.words import words
from tests.kernel.toy import TOY
from tests.packs.some_packs import random_pack
from tests.properties import (
    a_view_shows_only_what_the_seat_may_know,
    it_ends,
    nothing_is_lost,
    scores_are_by_category,
)
from tests.random_games import Setting, random_play, settings_of
from tests.recorded import Game

GAMES = [title.id for title in titles().values() if title is not TOY]


def boxed(id: str, seed: int = 1) -> str:
    return lay_over(random_pack(find_title(id), seed))


@pytest.mark.parametrize("id", GAMES)
def test_every_title_plays_with_a_random_pack(id: str) -> None:
    title = find_title(boxed(id))
    assert title is not find_title(id)
    assert title.id.startswith(f"{id}@")
    setting = settings_of(title)[0]
    play = random_play(Setting(title, setting.mode, setting.players), 5)
    game = Game(play, [], 0.2)
    assert play.over
    for check in (it_ends, scores_are_by_category, nothing_is_lost, a_view_shows_only_what_the_seat_may_know):
        assert check(game)
    data = to_log(play)
    assert data["pack"] == title.pack
    assert verify(title_of(data), data).scorecards() == play.scorecards()


@pytest.mark.parametrize("id", GAMES)
def test_hints_speak_and_bots_play_with_a_pack(id: str) -> None:
    title = find_title(boxed(id))
    setting = settings_of(title)[0]
    play: Play[Any] = Play(title, setting.table(Random(2)), every=1)
    bot = make_bot("greedy", "1")
    for _ in range(8):
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bot.choose(play, decision))
    decision = play.next_decision()
    assert decision is not None
    speech = Speech(title, words("it"), ["a", "b", "c", "d"], decision.seat)
    assert [hint_line(each, speech) for each in hint(play, decision.seat, iterations=1)]


def test_a_pack_belongs_to_the_fingerprint_and_to_the_log() -> None:
    plain, other = find_title("obsession"), find_title(boxed("obsession"))
    tables = [title.table(["a", "b"], "seed") for title in (plain, other)]
    assert commitment(tables[0]) != commitment(tables[1])
    assert "pack" not in to_log(Play(plain, tables[0], every=NEVER))


def test_a_log_opens_where_nobody_knew_the_pack() -> None:
    title = find_title(boxed("spook-manor"))
    play = random_play(Setting(title, "solo", 1), 3, 20)
    data = to_log(play)
    known, opened = dict(_known), dict(_opened)
    _known.clear()
    _opened.clear()
    try:
        again = title_of(data)
        assert again.id == title.id
        assert from_log(again, data).table == play.table
    finally:
        _known.clear()
        _known.update(known)
        _opened.clear()
        _opened.update(opened)


def test_an_encoding_belongs_to_a_box() -> None:
    plain, other = find_title("obsession"), find_title(boxed("obsession"))
    assert encoder(plain).version != encoder(other).version
    assert encoder(plain).names == encoder(other).names


def test_the_title_on_the_shelf_stays_as_it_is() -> None:
    tile = {"id": "private-study", "front": {"vp": 9, "playable": True, "guests": [], "favours": []}}
    pack = Pack("obsession", "mine", files={"tiles.toml": {"tile": [tile]}})
    other, plain = find_title(lay_over(pack)), find_title("obsession")
    assert other.find("tile:private-study").sides[0].vp == 9
    assert plain.find("tile:private-study").sides[0].vp != 9
    assert everything()["obsession"] is plain
