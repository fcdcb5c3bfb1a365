"""LW-20 What Getting Sacked changes in the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from salotto.kernel.title import BadTable, Value
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, Deck, Symbol
from salotto.titles.last_will.setup import cards_in_play
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, can, told
from tests.titles.last_will.positions import a_cousin, a_game, a_setting
from tests.titles.last_will.tables import (
    BASE,
    SACKED,
    Table,
    a_table,
    choices,
    money,
    play_to_phase,
    play_to_round,
    player,
)

every_number = for_each("players", [2, 3, 4, 5])

SEEDS = [f"codicil {n}" for n in range(12)]


def entries_in_play(play: Table) -> set[str]:
    return {card.entry for card in cards_in_play(play.state.setting)}


def errands(players: int, mode: str = SACKED, **options: Value) -> set[str]:
    """The errand spaces on the table that do not belong to an offered card."""
    setting = a_setting(players, mode, **options)
    return {space.key.removeprefix("errand:") for space in setting.errands if not space.offers}


def test_jobs_new_plans_and_new_cards_are_used_together() -> None:  # LW-20.1
    play = a_table(3, SACKED)
    assert all(player_.job for player_ in play.state.players)
    assert all(plan.key.startswith("plan:gs-tile-") for plan in play.state.plans)
    assert {"wedding", "wedding-planner", "gs-mansion-manor", "fixer"} <= entries_in_play(play)
    base = a_table(3, BASE)
    assert not any(player_.job for player_ in base.state.players)
    assert entries_in_play(base) == {card.entry for card in BOX.base}


def test_the_expansion_has_50_cards_and_16_plan_tiles() -> None:  # LW-20.2
    new = Counter(card.entry for card in BOX.new)
    decks = Counter(card.deck.value for card in BOX.new)
    assert len(BOX.jobs) == 20
    assert len(BOX.new_wills) == 10
    assert decks == {"events": 6, "helpers-expenses": 1, "properties": 6, "gs-special": 7}
    assert len(BOX.jobs) + len(BOX.new_wills) + new.total() == 50
    assert len(BOX.tiles) == 16
    assert all(len(tile.sides) == 2 for tile in BOX.tiles)


def test_the_last_wills_and_plans_of_the_base_game_stay_in_the_box() -> None:  # LW-20.3
    play = a_table(3, SACKED, starting_money="chosen-will")
    assert not any(can(play, f"will:last-will-{pounds}") for pounds in range(70, 131, 10))
    assert not {plan.key for plan in play.state.plans} & {plan.key for plan in BOX.plans["2-3"]}


def test_every_player_has_3_errand_boys() -> None:  # LW-20.4
    play = a_game(a_cousin(plan=1), plans=["gs-tile-2-3-1-b"], mode=SACKED, phase=Phase.ERRANDS)
    play_to_phase(play, Phase.ACTIONS)
    placed = [line for line in told(play, "lw-errand-boy") if line.event.seat == 0]
    assert len(placed) == 3


@every_number
def test_the_supplemental_board_has_a_space_for_the_new_special_card(players: int) -> None:  # LW-20.5
    base = [space.key for space in a_setting(players, BASE).offering]
    assert [space.key for space in a_setting(players, SACKED).offering] == [*base, "offer:d1"]
    dealt = a_table(players, SACKED).state.offers[-1]
    assert dealt is not None
    assert dealt.deck is Deck.NEW_SPECIAL


@every_number
def test_the_new_planning_board_has_market_unknown_card_opera_and_8_plans(players: int) -> None:  # LW-20.6
    assert {"market", "unknown", "opera"} <= errands(players)
    play = a_table(players, SACKED)
    assert [plan.position for plan in play.state.plans] == list(range(1, 9))
    assert play.state.round == 1


@every_number
@for_each("procedure", ["all-matching", "draw-and-place"])
def test_one_tile_for_the_number_of_players_lies_on_each_position(players: int, procedure: str) -> None:
    # LW-20.7, LW-R2
    group = "2-3" if players < 4 else "4-5"
    sides: list[set[str]] = [set() for _ in range(8)]
    for seed in SEEDS:
        plans = a_table(players, SACKED, seed, plan_tile_setup=procedure).state.plans
        for at, plan in enumerate(plans):
            assert plan.key[:-2] == f"plan:gs-tile-{group}-{at + 1}"
            sides[at].add(plan.key[-1])
    assert sides == [{"a", "b"}] * 8


def test_the_new_regular_cards_are_shuffled_into_their_decks() -> None:  # LW-20.8, LW-R27
    estate = a_table(2, SACKED).state
    dealt = [card for player_ in estate.players for card in player_.hand]
    dealt += [card for card in estate.offers if card]
    for deck, size in zip(REGULAR, (31 + 6, 39 + 1, 24 + 6, 20), strict=True):
        cards = [*estate.decks[REGULAR.index(deck)], *(card for card in dealt if card.deck is deck)]
        assert len(cards) == size
        assert {card.entry for card in BOX.new if card.deck is deck} <= {card.entry for card in cards}
    nuptial = [card for card in BOX.new if card.deck is Deck.EVENTS]
    assert all(card.symbols == (Symbol.NUPTIAL,) for card in nuptial)


def test_the_new_special_cards_are_a_deck_of_their_own_1_crown_on_top_of_2() -> None:  # LW-20.9
    orders = set()
    for seed in SEEDS[:4]:
        play = a_table(2, SACKED, seed)
        first = play.state.offers[-1]
        assert first is not None
        from_the_top = [first, *reversed(play.state.new_special.cards)]
        assert [card.crowns for card in from_the_top] == [1] * 3 + [2] * 4
        assert {card.deck for card in from_the_top} == {Deck.NEW_SPECIAL}
        assert {card.deck for card in play.state.special} == {Deck.SPECIAL}
        orders.add(tuple(card.key for card in from_the_top))
    assert len(orders) > 1


def test_one_new_special_card_is_dealt_each_round() -> None:  # LW-20.9
    play = a_table(2, SACKED)
    for round in range(1, 8):
        play_to_round(play, round)
        assert len(play.state.new_special) == 7 - round
        assert play.state.offers[-1] is not None


def test_one_of_the_ten_new_last_wills_is_chosen() -> None:  # LW-20.10
    play = a_table(3, SACKED, starting_money="chosen-will")
    four = [f"will:gs-last-will-4-line-{pounds}" for pounds in (50, 55, 60, 65, 70)]
    five = [f"will:gs-last-will-5-line-{pounds}" for pounds in (60, 65, 70, 80, 90)]
    assert choices(play) == four + five
    answer(play, 0, "will:gs-last-will-5-line-80")
    assert [money(play, seat) for seat in range(3)] == [80 + 11] * 3  # with the income of round 1
    assert {player_.job.set for player_ in play.state.players if player_.job} == {"5-line"}


def test_or_it_is_drawn_at_random() -> None:  # LW-20.10
    wills = set()
    for seed in SEEDS:
        play = a_table(2, SACKED, seed)
        assert play.state.will is not None
        wills.add(play.state.will.key)
        first_income = {"4-line": 7, "5-line": 11}[play.state.will.jobs]
        assert money(play) == play.state.will.money + first_income
    assert wills <= {will.key for will in BOX.new_wills}
    assert len(wills) > 3


def test_with_jobs_70_pounds_without_a_last_will_are_not_available() -> None:  # LW-20.10
    for employment in ("all", "handicap"):
        with pytest.raises(BadTable, match="lw-forbids-money"):
            a_setting(3, SACKED, employment=employment, starting_money="seventy")


@pytest.mark.parametrize("set_", ["4-line", "5-line"])
def test_everybody_is_dealt_another_job_of_the_set(set_: str) -> None:  # LW-20.11
    dealt: set[str] = set()
    for seed in SEEDS[:6]:
        play = a_table(5, SACKED, seed, starting_money="chosen-will")
        answer(play, 0, f"will:gs-last-will-{set_}-60")
        jobs = [player(play, seat).job for seat in range(5)]
        assert [job.set for job in jobs if job] == [set_] * 5
        assert len(set(jobs)) == 5
        dealt.update(job.key for job in jobs if job)
    assert len(dealt) > 7


def test_the_basic_special_cards_stay_on_offer_on_the_main_board() -> None:  # LW-20.12
    play = a_table(3, SACKED)
    for round in range(1, 8):
        play_to_round(play, round)
        backs = [card.deck for card in play.state.offers if card]
        assert backs.count(Deck.SPECIAL) == 2
        assert [at for at, back in enumerate(backs) if back is Deck.NEW_SPECIAL] == [len(backs) - 1]


def test_a_new_special_card_cannot_be_drawn() -> None:  # LW-20.12
    play = play_to_phase(a_table(2, SACKED), Phase.PLANNING)
    while play.pending[0].prompt != "lw-draw-from":
        answer(play, play.pending[0].seat, play.pending[0].keys[0])
    assert play.pending[0].keys == [f"deck:{deck}" for deck in REGULAR]
