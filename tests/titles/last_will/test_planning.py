"""LW-5 Phase 2, Planning: choosing a plan and drawing its cards."""

from __future__ import annotations

import pytest

from salotto.kernel.play import Refused
from salotto.titles.last_will.cards import REGULAR, Deck
from salotto.titles.last_will.state import Phase
from tests.kit.player import answer, can, do, prompt, question, simply, told, why_not
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game
from tests.titles.last_will.tables import (
    Table,
    choices,
    end_round,
    hand,
    in_planning,
    pile,
    play_to_phase,
    player,
)

DECKS = ["deck:events", "deck:helpers-expenses", "deck:properties", "deck:companions"]


def plan(position: int, side: str = "2-3") -> str:
    return f"plan:plan-{side}-{position}"


def take_plan(play: Table, seat: int, key: str) -> None:
    """Choose a plan and draw its cards from the first decks."""
    answer(play, seat, key)
    while (decision := play.decision(seat)) and decision.prompt in ("lw-draw-more", "lw-draw-from"):
        answer(play, seat, simply(decision))


def three_plan(start: int = 0) -> Table:
    return a_game(a_cousin(), a_cousin(), a_cousin(), phase=Phase.PLANNING, start=start)


def drawing(cards: int, board: list[str] | None = None, hand: tuple[str, ...] = ()) -> Table:
    """Seat 0 of 4 has chosen a plan with so many cards and is about to draw."""
    me = a_cousin(board=board or [], hand=hand)
    play = a_game(me, a_cousin(), a_cousin(), a_cousin(), phase=Phase.PLANNING)
    position = {5: 1, 2: 2, 1: 3, 4: 4, 0: 5, 7: 6}[cards]
    return do(play, plan(position, "4-5"))


# Choosing


def test_the_starting_player_chooses_first_then_the_others_clockwise() -> None:  # LW-5.1
    play = three_plan(start=1)
    order = []
    for position in (1, 2, 3):
        (decision,) = play.pending
        assert decision.prompt == "lw-choose-plan"
        order.append(decision.seat)
        take_plan(play, decision.seat, plan(position))
    assert order == [1, 2, 0]


def test_a_plan_can_hold_one_marker() -> None:  # LW-5.2
    play = three_plan()
    take_plan(play, 0, plan(4))
    assert why_not(play, plan(4), 1) == "LW-5.2"
    assert choices(play, 1) == [plan(position) for position in (1, 2, 3, 5, 6)]


def test_nobody_may_skip_choosing() -> None:  # LW-5.2
    play = three_plan()
    assert choices(play) == [plan(position) for position in range(1, 7)]


@pytest.mark.parametrize(("position", "cards", "boys", "actions"), [(1, 4, 2, 1), (3, 1, 1, 3), (4, 0, 1, 4)])
def test_the_plan_fixes_cards_errand_boys_actions_and_order(
    position: int, cards: int, boys: int, actions: int
) -> None:  # LW-5.3
    busy = a_cousin(board=["school-chum"])
    play = a_game(busy, a_cousin(), a_cousin(), phase=Phase.PLANNING)
    take_plan(play, 0, plan(position))
    assert len(hand(play)) == cards
    take_plan(play, 1, plan(2))
    take_plan(play, 2, plan(5))
    assert play.state.order == ([0, 1, 2] if position < 2 else [1, 0, 2])
    assert player(play).errand_boys == boys
    play_to_phase(play, Phase.ACTIONS)
    assert player(play).actions == actions


def test_cards_are_drawn_before_the_next_player_chooses() -> None:  # LW-5.4
    play = three_plan()
    answer(play, 0, plan(2))
    assert [decision.seat for decision in play.pending] == [0]
    answer(play, 0, "deck:events", "deck:companions")
    assert len(hand(play)) == 2
    assert [decision.seat for decision in play.pending] == [1]
    assert prompt(play, 1) == "lw-choose-plan"


# Drawing


def test_he_decides_first_how_many_cards_of_each_deck_and_then_draws_all() -> None:  # LW-5.5
    play = a_game(
        a_cousin(),
        phase=Phase.PLANNING,
        start=1,
        decks={
            "events": ["dinner"],
            "properties": ["manor-old", "farm-home"],
            "companions": ["companion-dog"],
        },
    )
    answer(play, 1, plan(5))
    answer(play, 0, plan(6))
    answer(play, 0, plan(1))  # 4 cards
    assert choices(play) == DECKS
    do(play, "deck:properties", "deck:companions", "deck:properties")
    assert hand(play) == []
    assert question(play).about["counts"] == [0, 0, 2, 1]
    assert question(play).about["cards"] == 1
    do(play, "deck:events")
    assert hand(play) == ["dinner", "manor-old", "farm-home", "companion-dog"]


def test_nothing_is_seen_before_all_decks_are_chosen() -> None:  # LW-5.5
    play = drawing(2)
    do(play, "deck:events")
    assert play.view(0)["players"][0]["hand"] == []
    play.undo(0)  # so the choice is still free
    do(play, "deck:companions", "deck:companions")
    with pytest.raises(Refused):
        play.undo(0)
    assert [card.deck for card in player(play).hand] == [Deck.COMPANIONS] * 2


def test_only_the_four_regular_decks_can_be_drawn_from() -> None:  # LW-5.6
    assert choices(drawing(1)) == DECKS


def test_helpers_who_add_cards_join_the_same_draw_before_anything_is_seen() -> None:  # LW-5.7
    play = drawing(1, ["informant"])
    assert prompt(play) == "lw-draw-more"
    do(play, "card:informant")
    do(play, "deck:events", "deck:events")
    assert hand(play) == []
    do(play, "deck:properties")
    assert len(hand(play)) == 1 + 2


def test_helpers_who_add_cards_are_optional() -> None:  # LW-5.7
    play = do(drawing(1, ["informant"]), "enough", "deck:events")
    assert len(hand(play)) == 1


def test_helpers_add_cards_to_a_plan_of_0_cards_too() -> None:  # LW-5.7
    play = do(drawing(0, ["informant"]), "card:informant", "deck:events", "deck:companions")
    assert len(hand(play)) == 2


def test_a_plan_of_0_cards_draws_nothing() -> None:  # LW-5.4
    play = drawing(0)
    assert hand(play) == []
    assert prompt(play, 1) == "lw-choose-plan"


def test_drawing_is_compulsory() -> None:  # LW-5.8
    play = drawing(2)
    assert choices(play) == DECKS
    do(play, "deck:events")
    assert choices(play) == DECKS


def test_what_is_not_there_is_not_drawn() -> None:  # LW-5.8, LW-R17
    me = a_cousin()
    play = a_game(
        me,
        a_cousin(),
        a_cousin(),
        phase=Phase.PLANNING,
        empty=[deck.value for deck in REGULAR],
        decks={"events": ["dinner"]},
        piles={"companions": ["companion-dog"]},
    )
    do(play, plan(1), "deck:companions")  # 4 cards, but only 2 are left
    assert hand(play) == ["dinner", "companion-dog"]
    assert prompt(play, 1) == "lw-choose-plan"


def test_a_deck_that_runs_out_is_made_anew_and_the_draw_goes_on() -> None:  # LW-5.9
    play = a_game(
        a_cousin(),
        a_cousin(),
        a_cousin(),
        phase=Phase.PLANNING,
        empty=["events"],
        decks={"events": ["dinner"]},
        piles={"events": ["theatre", "ball", "soiree", "banquet"]},
    )
    do(play, plan(1), *["deck:events"] * 4)
    assert hand(play)[0] == "dinner"
    assert set(hand(play)[1:]) < {"theatre", "ball", "soiree", "banquet"}
    assert len(hand(play)) == 4
    assert pile(play, "events") == []
    assert len(play.state.decks[0]) == 1 + 4 - 4
    assert len(told(play, "lw-reshuffles")) == 1


def test_no_more_cards_can_be_chosen_than_deck_and_pile_hold() -> None:  # LW-5.9, LW-R17
    play = a_game(
        a_cousin(),
        a_cousin(),
        a_cousin(),
        phase=Phase.PLANNING,
        empty=["events", "companions"],
        decks={"events": ["dinner"]},
        piles={"events": ["ball"]},
    )
    do(play, plan(1))
    assert why_not(play, "deck:companions") == "LW-5.9"
    do(play, "deck:events", "deck:events")
    assert why_not(play, "deck:events") == "LW-5.9"
    assert choices(play) == ["deck:helpers-expenses", "deck:properties"]


def test_there_is_no_hand_limit_before_the_end_of_the_round() -> None:  # LW-5.10
    six = ("dinner", "ball", "soiree", "theatre", "waiter", "butler")
    play = do(drawing(7, hand=six), *["deck:events"] * 7)
    assert len(hand(play)) == 6 + 7
    for seat in (1, 2, 3):
        take_plan(play, seat, simply(question(play, seat)))
    play_to_phase(play, Phase.ACTIONS)
    assert len(hand(play)) >= 6 + 7


# Order


def test_with_two_players_two_plans_are_blocked_first() -> None:  # LW-5.11
    play = a_game(phase=Phase.PLANNING, start=1)
    assert (play.pending[0].seat, play.pending[0].prompt) == (1, "lw-block-plan")
    answer(play, 1, plan(2))
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-block-plan")
    assert why_not(play, plan(2), 0) == "LW-5.11"
    answer(play, 0, plan(3))
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-choose-plan")
    assert choices(play) == [plan(position) for position in (1, 4, 5, 6)]
    take_plan(play, 0, plan(6))
    assert (play.pending[0].seat, play.pending[0].prompt) == (1, "lw-choose-plan")
    assert choices(play, 1) == [plan(position) for position in (1, 4, 5)]
    take_plan(play, 1, plan(5))
    assert play.state.order == [1, 0]  # the blocking markers do nothing else


def test_the_blocking_markers_come_back_at_the_end_of_the_round() -> None:  # LW-5.11, LW-15.5
    play = a_game(phase=Phase.PLANNING)
    answer(play, 0, plan(1))
    answer(play, 1, plan(2))
    end_round(play)
    assert choices(play, 1) == [plan(position) for position in range(1, 7)]


def test_who_stands_farthest_left_is_first_in_errands_and_actions() -> None:  # LW-5.12
    busy = a_cousin(board=["waiter"])
    play = a_game(busy, a_bystander(), a_bystander(), phase=Phase.PLANNING)
    for seat, position in enumerate((6, 4, 5)):
        take_plan(play, seat, plan(position))
    assert play.state.order == [1, 2, 0]
    assert play.pending[0].seat == 1
    play_to_phase(play, Phase.ACTIONS)
    turns = []
    while play.state.phase is Phase.ACTIONS:
        turns.append(play.pending[0].seat)
        answer(play, play.pending[0].seat, "end")
    assert turns == [1, 2, 0]


def test_order_of_play() -> None:  # E9, LW-3.4
    red, purple, blue, yellow, green = range(5)
    play = a_game(
        *(a_cousin(board=["waiter"] if seat == red else []) for seat in range(5)), phase=Phase.PLANNING
    )
    planning_order = []
    for position in (7, 1, 3, 2, 5):
        (decision,) = play.pending
        planning_order.append(decision.seat)
        take_plan(play, decision.seat, plan(position, "4-5"))
    assert planning_order == [red, purple, blue, yellow, green]
    assert play.state.order == [purple, yellow, blue, green, red]
    while play.state.phase is Phase.ERRANDS:
        answer(play, play.pending[0].seat, simply(play.pending[0]))
    passes = [line.event.seat for line in told(play, "lw-errand-boy")]
    assert passes == [purple, yellow, blue, green, red, purple, yellow, red]
    assert play.state.start == red
    assert end_round(play).state.start == purple


def test_planning_with_two_players() -> None:  # E10
    yellow, green = 0, 1
    play = a_game(phase=Phase.PLANNING, start=green)
    answer(play, green, plan(3))
    answer(play, yellow, plan(6))
    answer(play, yellow, plan(2))
    take_plan(play, yellow, "deck:events")
    assert len(hand(play, yellow)) == 2
    take_plan(play, green, plan(5))
    assert len(hand(play, green)) == 7
    assert play.state.order == [yellow, green]
    assert play.pending[0].seat == yellow


def test_drawing_with_informant_and_gossip() -> None:  # E11
    play = do(drawing(1, ["informant", "gossip"]), "card:informant", "card:gossip")
    assert question(play).about["counts"] == [3, 0, 0, 0]
    do(play, "deck:properties", "deck:properties", "deck:companions")
    backs = [card.deck for card in player(play).hand]
    assert backs == [Deck.EVENTS] * 3 + [Deck.PROPERTIES] * 2 + [Deck.COMPANIONS]


def test_a_fresh_table_plans_too() -> None:  # LW-5.1
    play = in_planning(4)
    assert play.pending[0].seat == play.state.start
    assert can(play, plan(7, "4-5"), play.state.start)
