"""Guildhall, Buildings and Cathedral (AW-4.9, AW-5, AW-6.1)."""

import pytest

from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import Item
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.architects.positions import Architect, a_game, goods, hand, has, player, row


def test_an_advance_on_the_cathedral() -> None:  # E12, AW-5.2.1 to AW-5.2.4
    yellow = Architect(0, virtue=6, gold=1, hand="castle keep")
    play = do(a_game(yellow, Architect()), "place:guildhall:cathedral", "castle")
    assert (player(play).level, player(play).virtue, goods(play), hand(play)) == (1, 7, {"gold": 1}, ["keep"])
    assert play.state.plans.cards[0].id == "castle"
    assert play.scorecards()[0].points["cathedral"] == 2
    assert len(play.state.rewards) == 0


def test_a_full_level_and_low_virtue_are_refused() -> None:  # E13, AW-5.2.1, AW-5.2.2, AW-6.1.4
    green = Architect(level=2, marble=1, hand="castle")
    play = a_game(green, Architect(level=3), Architect(level=3))
    assert why_not(play, "place:guildhall:cathedral") == "AW-5.2.1"
    wicked = Architect(level=2, marble=1, hand="castle", virtue=4)
    assert why_not(a_game(wicked, Architect()), "place:guildhall:cathedral") == "AW-6.1.4"


@for_each(
    "architect, left",
    [
        (Architect(0, level=0, gold=1, hand="well"), {}),
        (Architect(0, level=1, wood=3, stone=1, hand="well"), {}),
        (Architect(0, level=2, marble=2, hand="well"), {"marble": 1}),
        (Architect(0, level=3, wood=8, hand="well"), {}),
        (Architect(0, level=4, gold=2, marble=3, hand="well"), {"marble": 1}),
    ],
)
def test_each_level_has_its_price(architect: Architect, left: dict[str, int]) -> None:  # AW-5.2.2
    play = do(a_game(architect, Architect(), rewards=""), "place:guildhall:cathedral")
    assert goods(play) == left
    assert player(play).level == architect.level + 1


def test_the_exact_goods_are_chosen_where_there_is_a_choice() -> None:  # AW-5.2.2, D14
    rich = Architect(0, level=1, wood=4, stone=1, hand="well")
    play = do(a_game(rich, Architect(), rewards=""), "place:guildhall:cathedral")
    assert set(choices(play)) == {"pay:wood-4", "pay:wood-3,stone-1"}
    do(play, "pay:wood-3,stone-1")
    assert goods(play) == {"wood": 1}


def test_levels_cannot_be_skipped_and_a_marker_frees_its_space() -> None:  # AW-5.2.3
    climber = Architect(0, level=2, marble=9, hand="well")
    play = a_game(climber, Architect(0, level=1, wood=4, hand="keep"), Architect(level=2), Architect(level=2))
    assert why_not(do(play.fork(), "place:quarry"), "place:guildhall:cathedral", seat=1) == "AW-5.2.1"
    do(play, "place:guildhall:cathedral")
    assert player(play).level == 3
    assert can(play, "place:guildhall:cathedral", seat=1)


def test_without_rewards_the_advance_gives_one_virtue() -> None:  # AW-5.2.4
    play = do(a_game(Architect(0, gold=1, hand="well"), Architect(), rewards=""), "place:guildhall:cathedral")
    assert (player(play).virtue, goods(play)) == (8, {})


@for_each("id", sorted({card.id for card in BOX.rewards.values()}))
def test_each_reward_gives_what_it_says(id: str) -> None:  # AW-5.2.4
    gain = dict(next(card for card in BOX.rewards.values() if card.id == id).gain)
    play = do(a_game(Architect(0, gold=1, hand="well"), Architect(), rewards=id), "place:guildhall:cathedral")
    assert player(play).virtue == 7 + gain.pop(Item.VIRTUE, 0)
    assert len(hand(play)) == gain.pop(Item.BUILDING_CARD, 0)
    assert goods(play) == {item.value: number for item, number in gain.items()}


@pytest.mark.parametrize(
    ("craft", "gained", "cards"),
    [("tiling", {"clay": 2}, 0), ("masonry", {"silver": 2}, 0), ("carpentry", {}, 1)],
)
def test_each_acolyte_gives_after_the_reward(
    craft: str, gained: dict[str, int], cards: int
) -> None:  # AW-9.3
    pious = Architect(0, gold=1, hand="well", apprentices=f"acolyte-{craft}")
    play = do(a_game(pious, Architect(), rewards="reward-virtue"), "place:guildhall:cathedral")
    assert (goods(play), len(hand(play))) == (gained, cards)


def test_no_card_no_cathedral() -> None:  # AW-5.2.1
    assert why_not(a_game(Architect(gold=1), Architect()), "place:guildhall:cathedral") == "AW-5.2.1"


def test_nobody_climbs_above_level_five() -> None:  # AW-5.2.1
    top = Architect(level=5, gold=9, marble=9, hand="well")
    assert why_not(a_game(top, Architect()), "place:guildhall:cathedral") == "AW-5.2.1"


# Constructing


def test_the_monument() -> None:  # E14, AW-5.1.1 to AW-5.1.3, AW-9.4
    red = Architect(0, wood=2, stone=3, marble=2, hand="monument", apprentices="labourer")
    play = do(a_game(red, Architect()), "place:guildhall:construct")
    assert goods(play) == {}
    assert [each.virtue for each in play.state.players] == [9, 8]
    assert play.scorecards()[0].points["buildings"] == 9
    assert [card.id for card in player(play).buildings] == ["monument"]
    assert [card.id for card in player(play).apprentices] == ["labourer"]


def test_a_missing_skill_or_good_is_named() -> None:  # AW-5.1.1, AW-5.1.2
    builder = Architect(0, wood=9, stone=9, hand="well keep masons-hut monument", apprentices="miner")
    play = do(a_game(builder, Architect()), "place:guildhall:construct")
    assert choices(play) == ["building:well", "building:masons-hut"]
    assert why_not(play, "keep") == "AW-5.1.1"
    assert why_not(play, "monument") == "AW-5.1.1"
    skilled = Architect(0, wood=9, stone=9, hand="well masons-hut monument", apprentices="labourer")
    assert why_not(do(a_game(skilled, Architect()), "place:guildhall:construct"), "monument") == "AW-5.1.2"


def test_placing_needs_a_possible_construction() -> None:  # AW-4.9.1, AW-R5
    assert why_not(a_game(Architect(0, hand="well"), Architect()), "place:guildhall:construct") == "AW-4.9.1"
    assert why_not(a_game(Architect(0), Architect()), "place:guildhall:construct") == "AW-5.1.1"


@for_each(
    "players, spaces, resets, refreshes",
    [
        (2, 12, [7, 10], [3, 6, 9]),
        (3, 16, [9, 13], [3, 7, 11]),
        (4, 20, [11, 16], [3, 8, 13]),
        (5, 24, [13, 19], [3, 9, 15]),
    ],
)
def test_the_guildhall_has_its_columns(  # AW-4.9.2, AW-4.9.3, E15
    players: int, spaces: int, resets: list[int], refreshes: list[int]
) -> None:
    size = a_game(*[Architect()] * players).state.setting.guildhall
    assert (size.spaces, list(size.reset_at), list(size.refresh_at)) == (spaces, resets, refreshes)
    assert size.columns * 4 == spaces
    assert resets == [2 * size.columns + 1, 3 * size.columns + 1]


def test_the_first_space_of_rows_three_and_four_triggers_a_reset() -> None:  # E15, AW-4.9.3
    for laid, resets in [(8, 1), (12, 1), (9, 0)]:
        builder = Architect(0, wood=2, stone=2, hand="well")
        play = a_game(builder, Architect(), Architect(), guildhall=[1] * laid, small="market-01 market-02")
        do(play, "place:guildhall:construct")
        assert len(play.state.large) == resets


def test_a_worker_on_the_third_space_refreshes_the_apprentices() -> None:  # AW-4.9.4, E15, AW-R2
    builder = Architect(0, wood=2, stone=2, hand="well")
    crowd = "miner thief trickster labourer jeweller gatekeeper acolyte-tiling stonecutter"
    play = a_game(builder, Architect(), guildhall=[1, 1], row=crowd, coins=[2], apprentice_refresh=True)
    do(play, "place:guildhall:construct")
    assert row(play)[:3] == ["thief", "trickster", "labourer"]
    assert row(play)[4:7] == ["gatekeeper", "acolyte-tiling", "stonecutter"]
    assert {card.id for card in play.state.pile.cards[:2]} == {"miner", "jeweller"}
    assert sum(play.state.coins) == 0
    off = do(a_game(builder, Architect(), guildhall=[1, 1], row=crowd), "place:guildhall:construct")
    assert row(off)[0] == "miner"


def test_workers_beside_a_full_guildhall_trigger_nothing() -> None:  # AW-4.9.5, AW-8.2
    builder = Architect(0, wood=2, stone=2, hand="well")
    play = a_game(builder, Architect(), guildhall=[1] * 12, ending=2)
    do(play, "place:guildhall:construct")
    assert len(play.state.guildhall) == 13
    assert play.state.ending == 1


def test_the_end_is_triggered_and_everybody_has_one_more_turn() -> None:  # AW-8.1, E15
    builder = Architect(0, wood=2, stone=2, hand="well")
    play = a_game(Architect(), builder, Architect(), guildhall=[0] * 15, turn=1)
    do(play, "place:guildhall:construct", seat=1)
    for seat in (2, 0, 1):
        assert play.pending[0].seat == seat
        assert play.pending[0].about["final"] is True
        do(play, "place:quarry", seat=seat)
    assert play.over


def test_a_reset_in_the_final_turns_still_happens() -> None:  # AW-8.2
    play = a_game(Architect(3), Architect(), guildhall=[1] * 12, ending=2, market=(1, 1, None))
    do(play, "place:black-market-c")
    assert play.state.prison == [1, 2]


# Virtue


def test_virtue_stays_between_0_and_14() -> None:  # AW-6.1.1, AW-6.1.2, AW-6.1.3
    low = do(a_game(Architect(virtue=1), Architect()), "place:tax-stand")
    assert (player(low).virtue, player(low).debts) == (0, 1)
    rich = Architect(clay=2, virtue=14, debts=2)
    high = do(a_game(rich, Architect()), "place:kings-storehouse", "trade:virtue:clay-2", "destroy")
    assert (player(high).virtue, player(high).debts, player(high).paid) == (14, 1, 0)


def test_destroying_a_debt_above_14_is_a_choice_or_a_must() -> None:  # AW-6.1.2, AW-R4, D19
    rich = Architect(clay=2, virtue=14, debts=1)
    kept = do(a_game(rich, Architect()), "place:kings-storehouse", "trade:virtue:clay-2", "no")
    assert player(kept).debts == 1
    must = a_game(rich, Architect(), virtue_overflow="must")
    do(must, "place:kings-storehouse", "trade:virtue:clay-2")
    assert player(must).debts == 0


def test_workers_in_the_market_stay_when_virtue_rises() -> None:  # AW-6.1.4
    pious = Architect(clay=2, virtue=9)
    play = do(
        a_game(pious, Architect(), market=(0, None, None)), "place:kings-storehouse", "trade:virtue:clay-2"
    )
    assert (player(play).virtue, play.state.market[0]) == (10, 0)


def test_debts_have_no_limit_and_cannot_be_refused() -> None:  # AW-6.3.2, AW-1.4
    play = do(a_game(Architect(virtue=0, debts=22), Architect()), "place:tax-stand")
    assert player(play).debts == 24
    assert prompt(play, 1) == "aw-place"


def test_the_limits_do_not_depend_on_silver() -> None:  # AW-6.1.4
    assert not can(a_game(Architect(99, virtue=14), Architect()), "place:black-market-c")
    assert has(a_game(Architect(99), Architect()), "silver") == 99
