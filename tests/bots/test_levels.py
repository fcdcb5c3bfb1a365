"""The levels: they exist, have names, and make sense."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median

import pytest

from salotto.bots import LEVELS, UnknownBot, bot_names, make_bot
from salotto.bots.levels import fair_value
from salotto.bots.moves import follow, move_values, settle
from salotto.bots.search import SearchBot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.spook_manor.adviser import SpookManorAdviser
from salotto.words import LANGUAGES, Language, words
from tests.kit.player import question
from tests.titles.spook_manor.tables import Table, in_round_one, play_to_round


def move_of(name: str, seed: str, play: Table) -> tuple[str, ...]:
    """The card and the cell a bot chooses."""
    twin, bot = play.fork(), make_bot(name, seed)
    card = key_of(bot.choose(twin, question(twin)))
    twin.answer(0, card)
    return card, key_of(bot.choose(twin, question(twin)))


def test_there_are_three_levels_among_the_bots() -> None:
    assert LEVELS == ("easy", "normal", "hard")
    assert set(LEVELS) < set(bot_names())
    assert all(make_bot(name).name == name for name in bot_names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name_and_a_sentence_in_every_language(language: Language) -> None:
    for level in LEVELS:
        assert words(language).say(f"room-bot-{level}")
        assert words(language).say(f"room-bot-{level}-about").endswith(".")


def test_a_bot_that_searches_can_be_told_how_long() -> None:
    bots = [make_bot(name) for name in ("hard", "hard:iterations=50", "search:seconds=0.5:iterations=9")]
    settings = [(bot.settings.iterations, bot.settings.seconds) for bot in bots if isinstance(bot, SearchBot)]
    assert settings[0][1] == float("inf")
    assert settings[1:] == [(50, float("inf")), (9, 0.5)]


@pytest.mark.parametrize(
    "name", ["marvin", "hard:seconds", "hard:seconds=-1", "hard:depth=3", "greedy:seconds=1", "hard:"]
)
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name)


def test_easy_never_makes_a_move_of_the_worse_half() -> None:
    for round_ in (2, 8, 14, 20):
        play = play_to_round(in_round_one(2), round_)
        values = move_values(play.imagine(0, "any"), 0)
        chosen = [move_of("easy", str(seed), play) for seed in range(12)]
        assert min(values[move] for move in chosen) >= median(values.values())


def test_easy_is_not_always_of_the_same_mind_nor_always_right() -> None:
    right = 0
    for round_ in (2, 8, 14):
        play = play_to_round(in_round_one(2), round_)
        values = move_values(play.imagine(0, "any"), 0)
        chosen = Counter(move_of("easy", str(seed), play) for seed in range(20))
        assert len(chosen) > 2
        right += chosen[max(values, key=lambda way: values[way])]
    assert 0 < right < 60


def test_easy_overlooks_more_where_a_single_move_weighs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_to_round(in_round_one(2), 8)
    values = move_values(play.imagine(0, "any"), 0)
    means = []
    for subtlety in (0.0, 1.0, 4.0):
        monkeypatch.setattr(SpookManorAdviser, "subtlety", subtlety)
        means.append(fmean(values[move_of("easy", str(seed), play)] for seed in range(40)))
    assert means[0] > means[1] > means[2]


def test_normal_nods_where_a_single_move_weighs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    play = play_to_round(in_round_one(2), 8)
    values = move_values(play.imagine(0, "any"), 0)
    means = []
    for subtlety in (1.0, 3.5, 6.0):  # never, half of the time, always
        monkeypatch.setattr(SpookManorAdviser, "subtlety", subtlety)
        means.append(fmean(values[move_of("normal", str(seed), play)] for seed in range(40)))
    assert means[0] > means[1] > means[2]


def test_a_move_has_its_effect_once_it_is_settled() -> None:
    play = play_to_round(in_round_one(3), 4)
    mind = play.imagine(1, "settle")
    way = next(iter(move_values(mind, 1)))
    cards = sum(map(len, mind.state.manors[1].columns))
    follow(mind, 1, way)
    settle(mind, 1)
    assert sum(map(len, mind.state.manors[1].columns)) == cards + 1
    asked = mind.decision(1)
    assert asked is not None
    assert asked.prompt == "sm-play-room"


def test_with_leeway_easy_goes_wrong_further_and_without_it_never_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = play_to_round(in_round_one(2), 8)
    values = move_values(play.imagine(0, "any"), 0)
    ranked = sorted(values.values())
    worst = []
    for leeway in (1.0, 4.0):
        monkeypatch.setattr(SpookManorAdviser, "leeway", leeway)
        worst.append(min(values[move_of("easy", str(seed), play)] for seed in range(40)))
    assert worst[0] >= median(ranked) > worst[1] >= ranked[len(ranked) // 8]


def test_leeway_leaves_the_levels_alone_that_were_measured_without_it() -> None:
    for name in ("spook-manor", "last-will"):
        leeway = title(name).adviser.leeway
        assert leeway == 1.0
        assert fair_value([3.0, 1.0, 2.0, 7.0], leeway) == 2.5


@pytest.mark.parametrize("name", ["architects", "paladins", "viscounts"])
def test_with_mates_in_the_west_kingdom_every_move_weighs(name: str) -> None:
    game = title(name)
    together, apart = (
        Play(game, game.table(["a", "b"], "1", mode)).state for mode in ("coop", "competitive")
    )
    adviser = game.adviser
    assert (adviser.subtlety_at(together), adviser.leeway_at(together)) == (1.0, 1.0)
    assert (adviser.subtlety_at(apart), adviser.leeway_at(apart)) == (adviser.subtlety, adviser.leeway)
    assert adviser.subtlety > 1.0
