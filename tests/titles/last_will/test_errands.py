"""LW-6 Phase 3, Errands: sending errand boys."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from salotto.titles.last_will.cards import REGULAR, Deck
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, can, do, prompt, told, why_not
from tests.titles.last_will.positions import Cousin, a_cousin, a_game, on_board
from tests.titles.last_will.tables import (
    Table,
    box,
    choices,
    end_round,
    hand,
    money,
    pile,
    play_to_phase,
    player,
)

TRIO = {"a1": "hectic-day", "a2": "early-start", "a3": "theatre"}
NOTHING = [deck.value for deck in REGULAR]


def sending(
    *cousins: Cousin,
    offers: Mapping[str, str] | None = None,
    extensions: int = 12,
    empty: list[str] | None = None,
    decks: Mapping[str, list[str]] | None = None,
    piles: Mapping[str, list[str]] | None = None,
) -> Table:
    """The beginning of the Errands phase; the order of play is that of the seats."""
    return a_game(
        *cousins,
        phase=Phase.ERRANDS,
        offers=offers,
        extensions=extensions,
        empty=empty or (),
        decks=decks,
        piles=piles,
    )


def boys(*numbers: int) -> list[Cousin]:
    """Players with so many errand boys."""
    return [
        a_cousin(errand_boys=number, board=["school-chum"] if not at else [])
        for at, number in enumerate(numbers)
    ]


def sent(play: Table) -> list[tuple[int | None, str]]:
    """Who has sent an errand boy where, in order."""
    return [
        (line.event.seat, line.event.args["errand"].removeprefix("errand:"))
        for line in told(play, "lw-errand-boy")
    ]


# Placing


def test_everybody_places_his_first_errand_boy_before_the_second() -> None:  # LW-6.1
    play = sending(*boys(2, 2, 2))
    play_to_phase(play, Phase.ACTIONS)
    assert [seat for seat, _ in sent(play)] == [0, 1, 2, 0, 1, 2]


def test_an_errand_is_carried_out_at_once() -> None:  # LW-6.1
    play = sending(*boys(1, 1))
    do(play, "errand:extension")
    assert player(play).spaces == 6
    assert play.pending[0].seat == 1


def test_who_has_fewer_errand_boys_has_no_turn_in_the_later_passes() -> None:  # LW-6.2
    play = sending(*boys(1, 2, 1, 2))
    play_to_phase(play, Phase.ACTIONS)
    assert [seat for seat, _ in sent(play)] == [0, 1, 2, 3, 1, 3]


def test_a_space_that_holds_a_figure_cannot_be_chosen() -> None:  # LW-6.3
    play = sending(*boys(2, 1))
    do(play, "errand:opera")
    assert why_not(play, "errand:opera", 1) == "LW-6.3"
    answer(play, 1, "errand:market", "modifier:+3", "modifier:+1", "modifier:-2")
    assert why_not(play, "errand:opera") == "LW-6.3"  # nor by its own player
    assert why_not(play, "errand:market") == "LW-6.3"


def test_an_errand_boy_must_be_placed_if_an_errand_is_possible() -> None:  # LW-6.4
    play = sending(*boys(1, 1))
    assert choices(play) == ["errand:extension", "errand:market", "errand:unknown", "errand:opera"]


def test_an_errand_boy_without_a_possible_errand_is_not_used() -> None:  # LW-6.4, LW-R6
    poor = [a_cousin(1, board=["manor-old"], errand_boys=1), a_cousin(1, board=["farm-home"], errand_boys=1)]
    play = sending(*poor, extensions=0, empty=NOTHING)
    assert sent(play) == [(0, "market")]  # the only errand left
    do(play, "modifier:+3", "modifier:+1", "modifier:-2")
    assert play.state.phase is Phase.ACTIONS  # seat 1 finds nothing
    assert sent(play) == [(0, "market")]


def test_figures_stay_until_the_end_of_the_round() -> None:  # LW-6.5, LW-15.5
    play = do(sending(*boys(1, 1)), "errand:extension")
    answer(play, 1, "errand:opera")
    assert play.state.phase is Phase.ACTIONS
    at = play.state.setting.at
    assert play.state.figures[at["errand:extension"]] == (0,)
    assert play.state.figures[at["errand:opera"]] == (1,)
    end_round(play)
    assert set(play.state.figures) == {()}


# Card offering


def test_the_card_of_a_space_comes_into_the_hand() -> None:  # LW-6.6
    play = sending(*boys(1, 1), offers={"b1": "waiter", "b2": "companion-dog"})
    do(play, "errand:b1")
    assert hand(play) == ["waiter"]
    assert why_not(play, "errand:b1", 1) == "LW-6.3"


def test_a_space_without_a_card_cannot_be_chosen() -> None:  # LW-6.6
    play = sending(*boys(1, 1), offers={"b1": "waiter"})
    assert can(play, "errand:b1")
    assert why_not(play, "errand:b2") == "LW-6.6"
    assert why_not(play, "errand:trio") == "LW-6.6"


def test_of_the_trio_two_cards_can_be_taken() -> None:  # LW-6.7
    play = sending(*boys(2, 1, 1), offers=TRIO)
    do(play, "errand:trio")
    assert choices(play) == ["card:hectic-day", "card:early-start", "card:theatre"]
    do(play, "card:early-start")
    answer(play, 1, "errand:trio")
    assert choices(play, 1) == ["card:hectic-day", "card:theatre"]
    answer(play, 1, "card:theatre")
    assert why_not(play, "errand:trio", 2) == "LW-6.3"


def test_one_player_can_take_both_cards_of_the_trio() -> None:  # LW-6.7
    play = sending(*boys(2, 1), offers=TRIO)
    do(play, "errand:trio", "card:hectic-day")
    answer(play, 1, "errand:opera")
    do(play, "errand:trio", "card:early-start")
    assert hand(play) == ["hectic-day", "early-start"]


def test_the_trio() -> None:  # E13
    play = sending(*boys(1, 1, 1), offers={**TRIO, "c1": "ball"})
    do(play, "errand:trio", "card:early-start")
    answer(play, 1, "errand:trio", "card:hectic-day")
    assert not can(play, "errand:trio", 2)
    answer(play, 2, "errand:c1")
    end_round(play)
    assert "theatre" in pile(play, "events")

    play = sending(*boys(1, 1, 1), offers=TRIO)
    do(play, "errand:trio", "card:theatre")
    answer(play, 1, "errand:trio", "card:hectic-day")
    end_round(play)
    assert "early-start" in box(play)


def test_of_a_trio_with_two_cards_both_can_be_taken() -> None:  # LW-6.13
    play = sending(*boys(1, 1, 1), offers={"a1": "hectic-day", "a3": "theatre"})
    do(play, "errand:trio", "card:theatre")
    answer(play, 1, "errand:trio")
    assert hand(play, 1) == ["hectic-day"]


def test_of_a_trio_with_one_card_one_can_be_taken() -> None:  # LW-6.13
    play = sending(*boys(1, 1), offers={"a2": "early-start"})
    do(play, "errand:trio")
    assert hand(play) == ["early-start"]
    assert why_not(play, "errand:trio", 1) == "LW-6.6"


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_every_card_has_its_own_errand_space(
    players: int,
) -> None:  # LW-6.6, LW-6.7
    spaces = ["a1", "a2", "w1", "w2", "b1", "b2", "b3", "b4", *(["c1"] if players == 5 else [])]
    cards = ["hectic-day", "early-start", "companion-wild", "companion-wild", "theatre"]
    cards += ["waiter", "companion-dog", "butler", "ball"]
    play = sending(*boys(*[1] * players), offers=dict(zip(spaces, cards, strict=False)))
    assert choices(play)[: len(spaces)] == [f"errand:{space}" for space in spaces]


def test_a_player_can_take_both_wild_cards() -> None:  # LW-R25
    play = sending(*boys(2, 1), offers={"w1": "companion-wild", "w2": "companion-wild"})
    do(play, "errand:w1")
    answer(play, 1, "errand:opera")
    do(play, "errand:w2")
    assert hand(play) == ["companion-wild"] * 2


# Other errands


def test_an_extension_is_one_more_card_space_for_the_rest_of_the_game() -> None:  # LW-6.8
    play = do(sending(*boys(1, 1)), "errand:extension")
    assert player(play).spaces == 5 + 1
    assert play.state.extensions == 12 - 1
    end_round(play)
    assert player(play).spaces == 5 + 1


def test_there_is_no_limit_of_extensions_for_a_player() -> None:  # LW-6.8
    play = sending(a_cousin(spaces=16, errand_boys=1), a_cousin(), extensions=1)
    do(play, "errand:extension")
    assert player(play).spaces == 16 + 1


def test_no_extension_can_be_taken_when_the_bank_has_none() -> None:  # LW-6.8, LW-1.6
    assert why_not(sending(*boys(1, 1), extensions=0), "errand:extension") == "LW-6.8"


def test_the_modifiers_can_be_put_in_any_order() -> None:  # LW-6.9
    for order in permutations((-3, -2, 1, 3)):
        play = do(sending(*boys(1, 1)), "errand:market", *(f"modifier:{value:+d}" for value in order[:3]))
        assert play.state.market == order


def test_the_modifiers_can_be_left_as_they_are() -> None:  # LW-6.9, LW-R6
    play = sending(*boys(1, 1))
    before = play.state.market
    do(play, "errand:market", *(f"modifier:{value:+d}" for value in before[:3]))
    assert play.state.market == before == (3, -2, 1, -3)


@for_each("deck", NOTHING)
def test_an_unknown_card_is_the_top_card_of_a_regular_deck(deck: str) -> None:  # LW-6.10
    play = sending(*boys(1, 1))
    top = play.state.decks[REGULAR.index(Deck(deck))].cards[-1]
    do(play, "errand:unknown")
    assert choices(play) == [f"deck:{deck}" for deck in NOTHING]
    do(play, f"deck:{deck}")
    assert player(play).hand.cards == [top]


def test_everybody_has_his_own_space_for_the_unknown_card_once_a_round() -> None:  # LW-6.10
    play = sending(*boys(2, 2))
    do(play, "errand:unknown", "deck:events")
    answer(play, 1, "errand:unknown", "deck:events")
    assert why_not(play, "errand:unknown") == "LW-6.10"
    do(play, "errand:opera")
    assert why_not(play, "errand:unknown", 1) == "LW-6.10"


def test_an_unknown_card_can_come_from_a_reshuffled_pile_but_not_from_nowhere() -> None:  # LW-6.10, LW-5.9
    play = sending(*boys(1, 1), empty=NOTHING, piles={"events": ["ball"]})
    do(play, "errand:unknown")
    assert hand(play) == ["ball"]  # the only deck there is
    assert why_not(play, "errand:unknown", 1) == "LW-5.9"


def test_a_visit_to_the_opera_spends_2_pounds() -> None:  # LW-6.11
    play = do(sending(*boys(1, 1)), "errand:opera")
    assert money(play) == 30 - 2


def test_there_is_one_space_at_the_opera() -> None:  # LW-6.11, LW-R24
    play = do(sending(*boys(1, 1)), "errand:opera")
    assert why_not(play, "errand:opera", 1) == "LW-6.3"


def test_an_owner_of_property_with_1_pound_cannot_go_to_the_opera() -> None:  # LW-6.11, LW-14.2
    play = sending(a_cousin(1, board=["manor-old"]), a_cousin())
    assert why_not(play, "errand:opera") == "LW-14.2"
    play = sending(a_cousin(2, board=["manor-old"]), a_cousin())
    assert money(do(play, "errand:opera")) == 0


def test_the_opera_with_the_tailor() -> None:  # E12
    play = do(sending(a_cousin(board=["tailor"]), a_cousin()), "errand:opera")
    assert choices(play) == ["2", "5"]
    do(play, "5")
    assert money(play) == 30 - 5
    play = do(sending(a_cousin(board=["tailor", "impresario"]), a_cousin()), "errand:opera")
    assert choices(play) == ["2", "4", "5", "7"]


def test_no_card_is_used_in_the_errands_phase() -> None:  # LW-6.12
    full_of_ideas = a_cousin(
        hand=["dinner", "butler", "manor-river", "companion-dog"],
        board=["waiter", on_board("manor-old")],
        errand_boys=1,
    )
    play = sending(full_of_ideas, a_cousin())
    assert all(key.startswith("errand:") for key in choices(play))
    do(play, "errand:opera")
    assert money(play) == 30 - 2  # no Waiter helps there
    assert hand(play) == ["dinner", "butler", "manor-river", "companion-dog"]


def test_a_card_taken_now_can_be_used_in_the_same_round() -> None:  # LW-6.14
    me = a_cousin(board=["waiter"], errand_boys=2)
    play = sending(me, a_cousin(errand_boys=1), offers={"b2": "companion-dog", "a1": "hectic-day"})
    do(play, "errand:trio")
    answer(play, 1, "errand:opera")
    do(play, "errand:unknown", "deck:events")
    assert play.state.phase is Phase.ACTIONS
    assert can(play, "play:hectic-day")


def test_an_extension_counts_from_the_moment_it_is_taken() -> None:  # LW-6.14
    full = ["waiter", "butler", "tailor", "coachman", "old-friend"]
    play = do(
        sending(a_cousin(hand=["informant"], board=full, errand_boys=1), a_cousin()), "errand:extension"
    )
    play_to_phase(play, Phase.ACTIONS)
    do(play, "lay:informant")
    assert prompt(play) == "lw-act"  # no room had to be made
    assert len(player(play).board) == 6
