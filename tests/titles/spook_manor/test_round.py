"""SM-4.1 to SM-4.3 The round: choosing and placing a card, and who comes to the Foyer for it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salotto.kernel.play import Refused
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, Room, cell
from salotto.titles.spook_manor.placing import why_not as why_not_there
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Manor, Phase
from tests.each import for_each
from tests.kit.player import answer, play_out, question, simply, told, why_not
from tests.titles.spook_manor.positions import a_manor, a_room, rooms_of
from tests.titles.spook_manor.tables import (
    Table,
    a_game,
    a_restless_manor,
    build,
    commit,
    hand_keys,
    in_round_one,
    phase,
    play_to_round,
)

PURPLE, RED, GREEN, ORANGE = COLOURS.values()


def spots(manor: Manor) -> set[tuple[int, int]]:
    return {(spot.x, spot.y) for spot in manor.open_spots()}


def cards_by_cell(manor: Manor) -> dict[tuple[int, int], str]:
    columns = enumerate(manor.columns, manor.left)
    return {(x, y): card.key for x, column in columns for y, card in enumerate(column)}


def choosing_a_cell(manor: Manor) -> Table:
    """A table whose seat 0 has chosen a card and is asked for the cell."""
    play = a_game(manor)
    answer(play, 0, hand_keys(play, 0)[0])
    return play


# 4.1 Structure


@for_each("players", range(2, 7))
def test_the_game_lasts_20_rounds(players: int) -> None:  # SM-4.1.1
    play = play_out(in_round_one(players))
    assert play.state.round == 20
    assert [len(rooms_of(manor)) for manor in play.state.manors] == [20] * players


def test_a_round_is_choose_and_play_then_change_places_then_pass_and_draw() -> None:  # SM-4.1.2
    play = a_game(a_restless_manor(), a_manor())
    seen = []
    while play.state.round == 1:
        decision = play.pending[0]
        seen.append((play.state.phase, decision.prompt))
        answer(play, decision.seat, simply(decision))
    assert seen == [
        (Phase.PLAY, "sm-play-room"),
        (Phase.PLAY, "sm-choose-spot"),
        (Phase.PLAY, "sm-play-room"),
        (Phase.PLAY, "sm-choose-spot"),
        (Phase.PLACES, "sm-move-monster"),
    ]
    assert [len(told(play, id)) for id in ("sm-builds", "sm-hands-pass")] == [2, 1]
    assert phase(play) is Phase.PLAY  # and round 2 begins in the same way


def test_the_engine_waits_for_every_player() -> None:  # SM-4.1.3
    play = a_game(a_restless_manor(), a_manor(), a_restless_manor())
    for seat in (2, 0):
        commit(play, seat)
        assert play.decision(seat) is None
    assert phase(play) is Phase.PLAY  # before the reveal
    commit(play, 1)
    assert phase(play) is Phase.PLACES
    answer(play, 2, "done")
    assert play.decision(2) is None
    assert phase(play) is Phase.PLACES  # before phase 2
    answer(play, 0, "done")
    assert play.state.round == 2
    assert [decision.seat for decision in play.pending] == [0, 1, 2]


def test_the_result_does_not_depend_on_who_answers_first() -> None:  # SM-4.1.3
    orders = [(0, 1, 2), (2, 1, 0)]
    ends = []
    for order in orders:
        play = in_round_one(3)
        for seat in order:
            commit(play, seat)
        ends.append(play_to_round(play, 2).state)
    assert ends[0] == ends[1]


# 4.2 Choosing and placing


def test_a_player_chooses_one_of_the_4_cards_in_hand_and_may_not_skip() -> None:  # SM-4.2.1
    play = in_round_one()
    assert len(hand_keys(play, 0)) == 4
    assert question(play).keys == hand_keys(play, 0)
    with pytest.raises(Refused):
        answer(play, 0, "done")
    answer(play, 0, hand_keys(play, 0)[0])
    assert set(question(play).keys) == {"spot:-1,0", "spot:0,1", "spot:1,1", "spot:2,0"}


def test_a_card_of_somebody_else_cannot_be_played() -> None:  # SM-4.2.1
    play = in_round_one()
    with pytest.raises(Refused, match="not a legal answer"):
        answer(play, 0, hand_keys(play, 1)[0])


def test_the_choice_is_secret_until_all_have_chosen() -> None:  # SM-4.2.1, SM-4.2.2
    play = in_round_one()
    before = [play.view(seat)["manors"][0] for seat in (1, 2, None)]
    commit(play, 0)
    for seat, manor in zip((1, 2, None), before, strict=True):
        assert play.view(seat)["manors"][0] == {**manor, "ready": True}


def test_a_player_may_change_his_mind_until_the_reveal() -> None:  # SM-4.2.1
    play = in_round_one(2)
    first, second, *_ = hand_keys(play, 0)
    answer(play, 0, first, "spot:0,1")
    play.undo(0)  # the cell
    play.undo(0)  # and the card
    answer(play, 0, second, "spot:2,0")
    commit(play, 1)
    assert cards_by_cell(play.state.manors[0])[2, 0] == second
    assert first in hand_keys(play, 0) + hand_keys(play, 1)
    with pytest.raises(Refused):
        play.undo(0)


def test_every_chosen_card_is_placed_in_its_cell_when_all_have_chosen() -> None:  # SM-4.2.2
    play = a_game(hands=[["trophy-room"], ["dusty-library"]])
    build(play, 0, "trophy-room", 0, 1)
    assert play.state.manors[0].at(0, 1) is None
    build(play, 1, "dusty-library", -1, 0)
    assert play.state.manors[0].at(0, 1) is a_room("trophy-room")
    assert play.state.manors[1].at(-1, 0) is a_room("dusty-library")
    assert len(told(play, "sm-builds")) == 2


def test_a_placed_card_is_never_moved_or_removed() -> None:  # SM-1.8
    play = in_round_one(2)
    lying: list[dict[tuple[int, int], str]] = [{}, {}]
    while not play.over:
        answer(play, play.pending[0].seat, simply(play.pending[0]))
        for seat, manor in enumerate(play.state.manors):
            now = cards_by_cell(manor)
            assert now.items() >= lying[seat].items()
            lying[seat] = now


FOUR_COLUMNS = {-1: ["trophy-room"] * 2, 0: ["dusty-library"] * 2, 2: ["creaky-kitchen"]}


def test_the_cell_must_be_empty() -> None:  # SM-4.2.3
    play = choosing_a_cell(a_manor(columns=FOUR_COLUMNS))
    assert why_not(play, "spot:0,2") == "SM-4.2.3"


def test_the_cell_must_touch_a_card_of_the_manor() -> None:  # SM-4.2.4
    play = choosing_a_cell(a_manor(columns=FOUR_COLUMNS))
    assert why_not(play, "spot:4,0") == "SM-4.2.4"
    assert why_not(play, "spot:-3,0") == "SM-4.2.4"
    assert "spot:3,0" in question(play).keys


def test_foyer_cards_count_as_cards_of_the_manor() -> None:  # SM-4.2.4, SM-4.2.5
    assert spots(a_manor()) == {(-1, 0), (0, 1), (1, 1), (2, 0)}


def test_above_the_ground_floor_a_card_must_lie_beneath() -> None:  # SM-4.2.5
    play = choosing_a_cell(a_manor(columns=FOUR_COLUMNS))
    assert why_not(play, "spot:1,2") == "SM-4.2.5"
    assert why_not(play, "spot:3,1") == "SM-4.2.5"
    assert "spot:1,1" in question(play).keys


def test_nothing_is_built_below_the_ground_floor() -> None:  # SM-4.2.6
    play = choosing_a_cell(a_manor(columns=FOUR_COLUMNS))
    assert why_not(play, "spot:0,-1") == "SM-4.2.6"


def test_the_first_card() -> None:  # EX-3
    assert spots(a_manor()) == {(-1, 0), (0, 1), (1, 1), (2, 0)}


def test_a_later_card() -> None:  # EX-4
    manor = a_manor(columns=FOUR_COLUMNS)
    assert [len(column) for column in manor.columns] == [2, 3, 1, 1]
    assert spots(manor) == {(-2, 0), (-1, 2), (0, 3), (1, 1), (2, 1), (3, 0)}
    play = choosing_a_cell(manor)
    refused = {"1,2": "SM-4.2.5", "3,1": "SM-4.2.5", "0,-1": "SM-4.2.6", "4,0": "SM-4.2.4", "0,2": "SM-4.2.3"}
    for at, rule in refused.items():
        assert why_not(play, f"spot:{at}") == rule


@pytest.mark.parametrize("end", [0, -1])
def test_the_ground_floor_has_no_limit_to_the_left_and_to_the_right(end: int) -> None:  # SM-4.2.7, SM-4.2.9
    manor = a_manor()
    for room in BOX.rooms[:30]:
        manor.build(room, manor.open_spots()[end])
    assert {len(column) for column in manor.columns} == {1}
    ground_floor = range(-30, 2) if end == 0 else range(32)
    assert [x for x, _ in enumerate(manor.columns, manor.left)] == list(ground_floor)


def test_there_is_no_limit_to_height() -> None:  # SM-4.2.9
    manor = a_manor()
    for floor, room in enumerate(BOX.rooms[:30], 1):
        assert (0, floor) in spots(manor)
        manor.build(room, cell(0, floor))
    assert (0, 31) in spots(manor)


rooms_and_spots = st.lists(st.tuples(st.sampled_from(BOX.rooms), st.integers(0, 50)), max_size=30)


@given(rooms_and_spots)
def test_the_legal_cells_are_one_at_each_end_and_one_on_each_column(
    choices: list[tuple[Room, int]],
) -> None:  # SM-4.2.8, SM-4.2.9
    manor = a_manor()
    heights = {0: 1, 1: 1}
    for room, choice in choices:
        legal = {(min(heights) - 1, 0), (max(heights) + 1, 0), *heights.items()}
        assert spots(manor) == legal
        assert len(manor.open_spots()) == len(heights) + 2
        spot = manor.open_spots()[choice % len(legal)]
        manor.build(room, spot)
        heights[spot.x] = heights.get(spot.x, 0) + 1
    assert sorted(heights) == list(range(min(heights), max(heights) + 1))
    assert [len(column) for column in manor.columns] == [heights[x] for x in sorted(heights)]


@given(rooms_and_spots)
def test_the_formula_agrees_with_the_four_rules_of_placement(
    choices: list[tuple[Room, int]],
) -> None:  # SM-4.2.8
    manor = a_manor()
    for room, choice in choices:
        manor.build(room, manor.open_spots()[choice % len(manor.open_spots())])
    around = [(x, y) for x in range(-32, 34) for y in range(-2, 33)]
    assert {at for at in around if why_not_there(manor, *at) is None} == spots(manor)


def test_the_three_cards_not_chosen_stay_in_the_hand_until_phase_2() -> None:  # SM-4.2.10
    play = a_game(
        a_restless_manor(),
        hands=[["trophy-room", "dusty-library", "creaky-kitchen", "cobweb-study"]],
    )
    build(play, 0, "trophy-room", 2, 0)
    commit(play, 1)
    assert phase(play) is Phase.PLACES
    kept = [a_room(entry).key for entry in ("dusty-library", "creaky-kitchen", "cobweb-study")]
    assert hand_keys(play, 0) == kept
    answer(play, 0, "done")
    assert not set(hand_keys(play, 0)) & set(kept)


# 4.3 Invitations


def test_each_invitation_brings_a_monster_of_its_colour_at_once() -> None:  # SM-4.3.1, EX-5
    inviting_before = a_manor(columns={2: ["vampire-suite", "goblin-card-nook"]})
    play = a_game(inviting_before, hands=[["vampire-and-goblin-room"]])
    build(play, 0, "vampire-and-goblin-room", 0, 1)
    assert play.state.supply == [13, 13, 13, 13]
    commit(play, 1)
    assert phase(play) is Phase.PLACES  # they are there before phase 1B
    assert play.state.manors[0].waiting == [0, 1, 1, 0]
    assert play.state.supply == [13, 12, 12, 13]


def test_two_equal_icons_bring_two_monsters() -> None:  # SM-4.3.1
    play = a_game(hands=[["phantom-bunk-room"]])
    build(play, 0, "phantom-bunk-room", 0, 1)
    commit(play, 1)
    assert play.state.manors[0].waiting == [2, 0, 0, 0]
    assert play.state.supply == [11, 13, 13, 13]


def test_an_invitation_is_compulsory_even_when_it_costs_points() -> None:  # SM-4.3.2
    play = a_game(a_manor(waiting={"red": 3}), hands=[["vampire-suite"]])
    build(play, 0, "vampire-suite", 0, 1)
    commit(play, 1)
    assert play.state.round == 2  # nobody was asked
    assert play.state.manors[0].waiting == [0, 4, 0, 0]
    assert play.scorecards()[0].points["leftover"] == -16  # instead of -9


def test_the_foyer_has_no_limit_to_the_number_of_monsters() -> None:  # SM-4.3.3
    crowd = {"purple": 12, "red": 13, "green": 13, "orange": 13}
    play = a_game(a_manor(waiting=crowd), hands=[["phantom-suite"]])
    build(play, 0, "phantom-suite", 0, 1)
    commit(play, 1)
    assert play.state.manors[0].waiting == [13, 13, 13, 13]


def test_only_the_card_played_now_invites() -> None:  # SM-4.3.4
    play = a_game(a_manor(columns={0: ["vampire-bunk-room"], 2: ["goblin-suite"]}), hands=[["trophy-room"]])
    build(play, 0, "trophy-room", 1, 1)
    play_to_round(play, 2)
    assert play.state.manors[0].monsters() == [0, 0, 0, 0]


def test_without_a_monster_in_the_supply_an_icon_brings_nothing() -> None:  # SM-4.3.5
    play = a_game(hands=[["vampire-and-goblin-room"]], supply={"red": 0})
    build(play, 0, "vampire-and-goblin-room", 0, 1)
    commit(play, 1)
    assert play.state.manors[0].waiting == [0, 0, 1, 0]  # no substitute
    assert play.state.supply == [13, 0, 12, 13]
    assert [line.event.args["colour"] for line in told(play, "sm-nobody-comes")] == ["colour:red"]


def test_nobody_is_compensated_later() -> None:  # SM-4.3.5
    play = a_game(hands=[["vampire-suite"]], supply={"red": 0})
    build(play, 0, "vampire-suite", 0, 1)
    commit(play, 1)
    play.state.supply[RED] = 13
    play_to_round(play, 3)
    assert play.state.manors[0].monsters() == [0, 0, 0, 0]


def test_the_last_monster_goes_to_the_first_seat_that_is_due_one() -> None:  # EX-31, SM-4.3.5, SM-4.3.6
    hands = [["trophy-room"], ["vampire-suite"], ["dusty-library"], ["vampire-bedroom"]]
    play = a_game(*(a_manor() for _ in hands), hands=hands, supply={"red": 1})
    for seat in (3, 2, 1, 0):  # who answers first does not matter
        build(play, seat, hands[seat][0], 0, 1)
    assert [manor.waiting[RED] for manor in play.state.manors] == [0, 1, 0, 0]
    assert play.state.supply[RED] == 0
    assert [line.event.seat for line in told(play, "sm-nobody-comes")] == [3]


@for_each("supply, arrive", [(1, [1, 0]), (2, [1, 1]), (3, [2, 1]), (4, [2, 2])])
def test_scarce_monsters_come_one_at_a_time_round_and_round(
    supply: int, arrive: list[int]
) -> None:  # SM-4.3.6
    assert a_room("vampire-bunk-room").invitations == (RED, RED)
    play = a_game(hands=[["vampire-bunk-room"], ["vampire-bunk-room"]], supply={"red": supply})
    for seat in (0, 1):
        build(play, seat, "vampire-bunk-room", 0, 1)
    assert [manor.waiting[RED] for manor in play.state.manors] == arrive


def test_the_order_of_the_icons_on_a_card_does_not_matter() -> None:  # SM-4.3.6
    assert a_room("phantom-and-vampire-room").invitations == (PURPLE, RED)
    play = a_game(hands=[["phantom-and-vampire-room"], ["vampire-suite"]], supply={"red": 1})
    build(play, 0, "phantom-and-vampire-room", 0, 1)
    build(play, 1, "vampire-suite", 0, 1)
    assert [manor.waiting for manor in play.state.manors] == [[1, 1, 0, 0], [0, 0, 0, 0]]


def test_with_the_cards_of_the_box_the_supply_is_never_short() -> None:  # SM-4.3.7
    icons = Counter(colour for room in BOX.rooms for colour in room.invitations)
    assert icons == {PURPLE: 13, RED: 13, GREEN: 13, ORANGE: 13}
    assert SETUP.supplies["52"] == (13, 13, 13, 13)


def test_the_foyer_is_one_waiting_zone_for_every_colour() -> None:  # SM-4.3.8
    everybody = dict.fromkeys(COLOURS, 2)
    play = a_game(a_manor(columns={0: ["goblin-banquet-hall"]}, waiting=everybody), phase=Phase.PLACES)
    assert play.view(0)["manors"][0]["waiting"] == everybody  # a number for each colour, and no halves
    assert question(play).keys == [*(f"waiting:{colour}" for colour in COLOURS), "done"]
    answer(play, 0, "waiting:red", "space:goblin-banquet-hall:0")
    answer(play, 0, "space:goblin-banquet-hall:0")
    assert question(play).keys.count("foyer") == 1  # nor has the way back
