"""LW-30 and LW-31 The promos: the Messenger and the plan-order board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from salotto.kernel.title import Value
from salotto.titles.last_will.setup import cards_in_play
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, can, do, simply, told, why_not
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, a_setting
from tests.titles.last_will.tables import (
    BASE,
    SACKED,
    Table,
    a_table,
    choices,
    end_round,
    hand,
    in_planning,
    play_to_phase,
    player,
)

MESSENGER: dict[str, Value] = {"promo_messenger": True}
PLAN_ORDER: dict[str, Value] = {"plan_order_board": True}


def passes(play: Table) -> list[int | None]:
    """Who sends errand boys, in order."""
    play_to_phase(play, Phase.ACTIONS)
    return [line.event.seat for line in told(play, "lw-errand-boy")]


def with_messengers(messengers: Sequence[int], positions: Sequence[int], mode: str = BASE) -> Table:
    """The end of the Planning phase of 3 players with so many Messengers and these plans."""
    cousins = [a_cousin(board=["messenger"] * n) for n in messengers]
    cousins[0].board = [*cousins[0].board, "waiter"]
    offers = {"b1": "butler", "b2": "companion-dog", "c1": "ball"}
    play = a_game(*cousins, phase=Phase.PLANNING, offers=offers, options=MESSENGER, mode=mode)
    for position in positions:
        (decision,) = play.pending
        answer(play, decision.seat, play.state.plans[position - 1].key)
        while (drawing := play.decision(decision.seat)) and drawing.prompt == "lw-draw-from":
            answer(play, decision.seat, simply(drawing))
    return play


# The Messenger


def test_the_messengers_are_shuffled_into_the_helpers_and_expenses() -> None:  # LW-30.1
    for mode in (BASE, SACKED):
        with_, without = a_table(2, mode, **MESSENGER).state, a_table(2, mode).state
        entries = [card.entry for card in cards_in_play(with_.setting)]
        assert entries.count("messenger") == 2
        assert "messenger" not in [card.entry for card in cards_in_play(without.setting)]
        assert len(with_.decks[1]) == len(without.decks[1]) + 2


def test_a_messenger_gives_an_errand_boy_more_than_the_plan() -> None:  # LW-30.2
    play = with_messengers([1, 0, 0], [3, 4, 5])  # 1 errand boy each
    assert [player(play, seat).errand_boys for seat in range(3)] == [2, 1, 1]


def test_a_messenger_laid_down_later_in_the_round_comes_too_late() -> None:  # LW-30.2
    me = a_cousin(hand=["messenger"], errand_boys=1)
    play = a_game(me, a_bystander(), phase=Phase.ERRANDS, options=MESSENGER)
    play_to_phase(play, Phase.ACTIONS)
    do(play, "lay:messenger")
    assert player(play).errand_boys == 1
    assert len([seat for seat in passes(play) if seat == 0]) == 1


def test_the_extra_errand_boy_is_placed_in_the_pass_after_the_plans_own() -> None:  # LW-30.3
    assert passes(with_messengers([1, 0, 0], [3, 2, 5])) == [1, 0, 2, 1, 0]  # plans with 1, 2 and 1
    assert passes(with_messengers([1, 0, 0], [2, 1, 5])) == [
        1,
        0,
        2,
        1,
        0,
        0,
    ]  # a third after all second ones


def test_a_fourth_comes_after_all_third_ones() -> None:  # LW-30.3
    plans = ["gs-tile-2-3-1-b", "gs-tile-2-3-2-b"]  # 3 errand boys each
    offers = {"b1": "butler", "b2": "companion-dog", "c1": "ball", "d1": "fixer"}
    offers |= {"a1": "hectic-day", "a2": "early-start", "a3": "theatre"}
    cousins = [a_cousin(board=["messenger", "waiter"], errand_boys=4), a_cousin(), a_cousin()]
    play = a_game(*cousins, plans=plans, offers=offers, phase=Phase.ERRANDS, options=MESSENGER, mode=SACKED)
    assert passes(play) == [0, 1, 2, 0, 1, 0, 1, 0]


def test_two_messengers_give_two_extra_errand_boys() -> None:  # LW-30.4
    play = with_messengers([2, 0, 0], [2, 4, 5])  # a plan with 2
    assert player(play).errand_boys == 2 + 2
    assert passes(play) == [0, 1, 2, 0, 0, 0]


def test_the_messenger_is_a_helper_without_activation() -> None:  # LW-30.1
    play = a_game(a_cousin(hand=["messenger"], board=["waiter"]), options=MESSENGER)
    do(play, "lay:messenger")
    assert choices(play) == ["activate:waiter", "end"]
    assert hand(play) == []


# The plan-order board


def ordered(players: int, track: Sequence[int], round: int = 3, start: int = 0) -> Table:
    """The Errands phase with the plan-order board and the markers in this order."""
    cousins = [a_cousin(errand_boys=2, board=["waiter"] if not seat else []) for seat in range(players)]
    return a_game(*cousins, phase=Phase.ERRANDS, track=track, round=round, start=start, options=PLAN_ORDER)


def planning_order(play: Table) -> list[int]:
    """The order in which plans are chosen."""
    order: list[int] = []
    while play.state.phase is Phase.PLANNING:
        decision = play.pending[0]
        if decision.prompt == "lw-choose-plan":
            order.append(decision.seat)
        answer(play, decision.seat, simply(decision))
    return order


@for_each("players, clocks", [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_there_are_one_or_two_clock_spaces(players: int, clocks: int) -> None:  # LW-31.1
    for mode in (BASE, SACKED):
        spaces = [key for key in a_setting(players, mode, **PLAN_ORDER).at if key.startswith("errand:clock")]
        assert spaces == ["errand:clock-1", "errand:clock-2"][:clocks]
        assert not any(key.startswith("errand:clock") for key in a_setting(players, mode).at)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_order_markers_begin_in_random_order(players: int) -> None:  # LW-31.2
    tracks = {tuple(a_table(players, BASE, f"order {n}", **PLAN_ORDER).state.track) for n in range(12)}
    assert all(sorted(track) == list(range(players)) for track in tracks)
    assert len(tracks) > 2


def test_in_round_1_plans_are_chosen_from_the_highest_space_down() -> None:  # LW-31.3
    play = in_planning(4, **PLAN_ORDER)
    track = list(play.state.track)
    assert planning_order(play) == track[::-1]


def test_from_round_2_on_plans_are_chosen_from_space_1_upwards() -> None:  # LW-31.3
    cousins = [a_cousin() for _ in range(4)]
    play = a_game(*cousins, phase=Phase.PLANNING, track=[2, 0, 3, 1], round=2, start=1, options=PLAN_ORDER)
    assert planning_order(play) == [2, 0, 3, 1]  # whoever has the starting player marker


def test_after_planning_everything_is_as_usual() -> None:  # LW-31.3
    cousins = [a_cousin() for _ in range(3)]
    play = a_game(*cousins, phase=Phase.PLANNING, track=[2, 0, 1], round=2, options=PLAN_ORDER)
    planning_order(play)
    positions = {player.seat: player.plan.position for player in play.state.players if player.plan}
    assert play.state.order == sorted(positions, key=lambda seat: positions[seat])


def test_the_first_figure_on_a_clock_moves_to_space_1() -> None:  # LW-31.4
    play = do(ordered(4, [3, 2, 1, 0]), "errand:clock-1")
    assert play.state.track == [0, 3, 2, 1]
    play = do(ordered(4, [3, 0, 1, 2]), "errand:clock-1")
    assert play.state.track == [0, 3, 1, 2]  # the others slide as far as the gap


def test_the_second_figure_on_a_clock_moves_to_space_2() -> None:  # LW-31.4
    play = do(ordered(4, [3, 2, 1, 0]), "errand:clock-1")
    answer(play, 1, "errand:clock-2")
    assert play.state.track == [0, 1, 3, 2]  # space 1 stays
    assert [line.event.args["place"] for line in told(play, "lw-clock")] == [1, 2]


def test_it_is_the_order_of_the_figures_that_counts_not_the_clock() -> None:  # LW-31.4, LW-R28
    play = do(ordered(4, [3, 2, 1, 0]), "errand:clock-2")
    assert play.state.track == [0, 3, 2, 1]
    answer(play, 1, "errand:clock-1")
    assert play.state.track == [0, 1, 3, 2]


def test_each_clock_holds_one_figure() -> None:  # LW-31.4, LW-6.3
    play = do(ordered(3, [2, 1, 0]), "errand:clock-1")
    assert why_not(play, "errand:clock-1", 1) == "LW-6.3"


def test_the_change_counts_from_the_next_planning_phase() -> None:  # LW-31.5
    play = do(ordered(3, [2, 1, 0]), "errand:clock-1")
    assert play.state.order == [0, 1, 2]  # this round goes on as it was
    end_round(play)
    assert planning_order(play) == [0, 2, 1]


def test_each_round_begins_with_free_clocks() -> None:  # LW-31.4
    play = end_round(do(ordered(4, [3, 2, 1, 0]), "errand:clock-1"))
    play_to_phase(play, Phase.ERRANDS)
    seat = play.pending[0].seat
    answer(play, seat, "errand:clock-2")
    assert play.state.track[0] == seat  # the first figure again


def test_with_two_players_the_numbered_spaces_are_not_used() -> None:  # LW-31.6
    assert a_table(2, **PLAN_ORDER).state.track == []


@pytest.mark.parametrize("start", [0, 1])
def test_with_two_players_the_clock_lets_one_plan_first(start: int) -> None:  # LW-31.6
    play = do(ordered(2, [], start=start), "errand:clock-1")
    end_round(play)
    assert play.state.start == 1 - start  # the marker changes hands regardless
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-block-plan")
    answer(play, 0, "plan:plan-2-3-1")
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-choose-plan")
    answer(play, 0, "plan:plan-2-3-4")
    assert (play.pending[0].seat, play.pending[0].prompt) == (1, "lw-choose-plan")  # without blocking
    assert choices(play, 1) == [f"plan:plan-2-3-{position}" for position in (2, 3, 5, 6)]


def test_the_effect_lasts_one_round() -> None:  # LW-31.6
    play = end_round(end_round(do(ordered(2, [], start=0), "errand:clock-1")))
    assert play.state.start == 0
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-block-plan")
    answer(play, 0, "plan:plan-2-3-1")
    assert (play.pending[0].seat, play.pending[0].prompt) == (1, "lw-block-plan")


def test_without_a_figure_on_the_clock_two_players_plan_as_usual() -> None:  # LW-31.6, LW-5.11
    play = ordered(2, [], start=0)
    while play.state.round == 3:
        decision = play.pending[0]
        keys = [key for key in decision.keys if key != "errand:clock-1"]
        answer(play, decision.seat, "end" if "end" in keys else "enough" if "enough" in keys else keys[0])
    assert (play.pending[0].seat, play.pending[0].prompt) == (1, "lw-block-plan")
    answer(play, 1, "plan:plan-2-3-1")
    assert (play.pending[0].seat, play.pending[0].prompt) == (0, "lw-block-plan")


def test_both_clocks() -> None:  # E39, LW-31.7, LW-R31
    r, b, g, y = 1, 2, 0, 3
    play = do(ordered(4, [r, b, g, y]), "errand:clock-1")
    assert play.state.track == [g, r, b, y]
    for seat in (1, 2, 3):
        answer(play, seat, "errand:unknown", "deck:events")
    do(play, "errand:clock-2")
    assert play.state.track == [r, g, b, y]


def test_on_the_side_with_one_clock_there_is_no_second_figure() -> None:  # LW-31.7
    play = do(ordered(3, [2, 1, 0]), "errand:clock-1")
    assert not can(play, "errand:clock-1", 1)
    assert "errand:clock-2" not in choices(play, 1)
