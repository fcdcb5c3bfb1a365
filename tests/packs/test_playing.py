"""A game with a pack is a game like any other: the checks of all titles hold for it."""

import sys
from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.bots.hint import hint, hint_line
from salotto.bots.observation import encoder
from salotto.kernel.decisions import key_of
from salotto.kernel.log import commitment, from_log, to_log, verify
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Title
from salotto.packs import known
from salotto.packs.known import _known, _opened
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused
from salotto.registry import everything, lay_over, title_of, titles
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.terminal.party import Party, seat_names
from salotto.words import LANGUAGES, words
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

ALL_TITLES = (it_ends, scores_are_by_category, nothing_is_lost, a_view_shows_only_what_the_seat_may_know)
GAMES = [title.id for title in titles().values() if title is not TOY]


def boxed(id: str, seed: int = 1) -> str:
    """A title with a random pack; where the trial refuses one, with another."""
    try:
        return lay_over(random_pack(find_title(id), seed))
    except PackRefused as refused:
        if {each.said for each in refused.problems} - {"room-pack-trial", "room-pack-endless"}:
            raise
        return boxed(id, seed + 100)


@pytest.mark.parametrize("id", GAMES)
def test_every_title_plays_with_a_random_pack(id: str) -> None:
    title = find_title(boxed(id))
    assert title is not find_title(id)
    assert title.id.startswith(f"{id}@")
    setting = settings_of(title)[0]
    play = random_play(Setting(title, setting.mode, setting.players), 5)
    game = Game(play, [], 0.2)
    assert play.over
    for check in ALL_TITLES:
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
    learnt, opened = dict(_known), dict(_opened)
    _known.clear()
    _opened.clear()
    try:
        again = title_of(data)
        assert again.id == title.id
        assert from_log(again, data).table == play.table
    finally:
        _known.clear()
        _known.update(learnt)
        _opened.clear()
        _opened.update(opened)


def test_titles_that_nobody_uses_leave_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "_opened", {})
    monkeypatch.setattr(known, "LOADED", 2)
    monkeypatch.setattr(known, "IDLE", 0.0)
    ids = [boxed("spook-manor", seed) for seed in (1, 2, 3)]
    monkeypatch.setattr(known, "users", [lambda: {ids[0]}])
    plays = [random_play(Setting(find_title(id), "solo", 1), 3, 20) for id in ids]
    assert list(known._opened) == [ids[0], ids[2]]
    gone = plays[1].title.package
    assert not [name for name in sys.modules if name == gone or name.startswith(f"{gone}.")]
    assert find_title(ids[0]) is plays[0].title
    again = random_play(Setting(find_title(ids[1]), "solo", 1), 3, 20)
    assert again.title is not plays[1].title
    assert to_log(again) == to_log(plays[1])


def test_an_encoding_belongs_to_a_box() -> None:
    plain, other = find_title("obsession"), find_title(boxed("obsession"))
    assert encoder(plain).version != encoder(other).version
    assert encoder(plain).names == encoder(other).names


def test_a_net_is_for_one_box_and_the_strip_of_a_seat_says_who_plays_instead() -> None:
    pytest.importorskip("numpy")
    names = {
        "viscounts": ["You", "net"],
        boxed("viscounts"): ["You", "Search, hard (no net fits)"],
    }
    for id, expected in names.items():
        table = find_title(id).table(["you", "net"], "seed")
        assert seat_names(table.seats, words("en"), table.title) == expected
        assert Party(table, words("en")).names == expected
    title = find_title(boxed("viscounts"))
    play: Play[Any] = Play(title, settings_of(title)[0].table(Random(2)), every=1)
    decision = play.next_decision()
    assert decision is not None
    usual = make_bot("search-hard:iterations=20", "1")
    usual.chance = Random("net/1")
    key = key_of(make_bot("net:iterations=20", "1").choose(play, decision))
    assert key == key_of(usual.choose(play, decision)), "the hand-written bot plays"


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("id", GAMES)
def test_every_mode_plays_with_a_random_pack_and_hints_speak_in_every_language(id: str, seed: int) -> None:
    title = find_title(boxed(id, seed))
    settings = {(each.mode, each.players): each for each in settings_of(title)}
    for (mode, players), setting in settings.items():
        wide = {each for each in settings if each[0] == mode}
        if (mode, players) not in (min(wide), max(wide)):
            continue
        play = random_play(setting, seed)
        game = Game(play, [], 0.2)
        for check in ALL_TITLES:
            check(game)
        data = to_log(play)
        assert verify(title_of(data), data).scorecards() == play.scorecards()
        speak(title, setting, seed)


def speak(title: Title[Any], setting: Setting, seed: int) -> None:
    """Hints on the way through a random game, in every language."""
    chance = Random(seed)
    play: Play[Any] = Play(title, setting.table(chance), every=1)
    names = [f"seat {number}" for number in range(setting.players)]
    for at in range(60):
        if (decision := play.next_decision()) is None:
            return
        if at % 12 == 0:
            found = hint(play, decision.seat, iterations=1)
            for language in LANGUAGES:
                speech = Speech(title, words(language), names, decision.seat, title.rivals(play.table))
                assert all(hint_line(each, speech).strip() for each in found)
        play.answer(decision.seat, chance.choice(decision.keys))


def test_the_title_on_the_shelf_stays_as_it_is() -> None:
    tile = {"id": "private-study", "front": {"vp": 8, "playable": True, "guests": [], "favours": []}}
    pack = Pack("obsession", "mine", files={"tiles.toml": {"tile": [tile]}})
    other, plain = find_title(lay_over(pack)), find_title("obsession")
    assert other.find("tile:private-study").sides[0].vp == 8
    assert plain.find("tile:private-study").sides[0].vp != 8
    assert everything()["obsession"] is plain
