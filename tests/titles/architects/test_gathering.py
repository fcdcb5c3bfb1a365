"""Turns, Workers and the gathering locations (AW-3, AW-4.0, AW-4.1)."""

import pytest

from tests.kit.player import can, cannot, choices, do, prompt, question, why_not
from tests.titles.architects.positions import Architect, a_game, goods, hand, has, player, present


def test_the_quarry_gives_a_stone_for_each_own_worker() -> None:  # AW-4.1.1, AW-3.4, E1
    blue = Architect(0, at={"quarry": 2}, apprentices="stonecutter")
    play = do(a_game(blue, Architect(at={"quarry": 5})), "place:quarry")
    assert goods(play) == {"stone": 3 + 1}
    assert present(play, "quarry") == 3


def test_the_forest_gives_a_wood_for_each_own_worker() -> None:  # AW-4.1.2
    play = do(a_game(Architect(0, at={"forest": 3}), Architect()), "place:forest")
    assert goods(play) == {"wood": 4}


@pytest.mark.parametrize(("before", "jewellers", "silver"), [(0, "", 2), (3, "jeweller jeweller", 4 + 1 + 2)])
def test_the_silversmith_gives_one_silver_more_than_workers(  # AW-4.1.3, E3
    before: int, jewellers: str, silver: int
) -> None:
    smith = Architect(0, at={"silversmith": before}, apprentices=jewellers)
    play = do(a_game(smith, Architect()), "place:silversmith")
    assert goods(play) == {"silver": silver}


@pytest.mark.parametrize(
    ("choice", "gained"),
    [("place:mines:clay", {"clay": 2 + 1 + 1}), ("place:mines:gold", {"gold": 1, "clay": 1})],
)
def test_the_mines_give_clay_or_gold_never_a_mix(choice: str, gained: dict[str, int]) -> None:  # AW-4.1.4, E2
    yellow = Architect(0, at={"mines": 1}, apprentices="miner")
    assert goods(do(a_game(yellow, Architect()), choice)) == gained


def test_gold_needs_two_workers_in_the_mines() -> None:  # AW-4.1.4, E2
    assert why_not(a_game(Architect(), Architect()), "place:mines:gold") == "AW-4.1.4"
    five = do(a_game(Architect(0, at={"mines": 4}), Architect()), "place:mines:gold")
    assert goods(five) == {"gold": 5 // 2}


def test_several_copies_of_a_gatherer_add_up() -> None:  # AW-4.1.5
    cutters = Architect(0, apprentices="woodcutter woodcutter")
    assert goods(do(a_game(cutters, Architect()), "place:forest")) == {"wood": 1 + 2}


def test_the_gathering_locations_are_always_open() -> None:  # AW-4.1.6, AW-4.0.1
    crowd = {"quarry": 5, "forest": 5, "mines": 5, "silversmith": 5}
    play = a_game(Architect(0, virtue=0, debts=9), Architect(at=crowd), no_plans=True, tax=0)
    gathering = {"place:quarry", "place:forest", "place:mines:clay", "place:silversmith"}
    assert gathering <= set(choices(play))


def test_a_turn_places_exactly_one_worker_and_cannot_be_passed() -> None:  # AW-3.2, AW-3.1
    play = a_game(Architect(), Architect(), Architect())
    cannot(play, "pass")
    do(play, "place:forest")
    assert play.state.workers == [19, 20, 20]
    assert play.state.turn == 1
    do(play, "place:forest", seat=1)
    do(play, "place:forest", seat=2)
    assert play.state.turn == 0


def test_without_workers_the_turn_takes_one_back() -> None:  # AW-3.3
    idle = Architect(0, at={"quarry": 9, "forest": 8}, prison=2)
    play = a_game(idle, Architect(), market=(0, None, None))
    assert prompt(play) == "aw-take-back"
    assert choices(play) == ["back:quarry", "back:forest"]
    do(play, "back:forest")
    assert (present(play, "forest"), play.state.workers[0], play.state.turn) == (7, 1, 1)
    assert goods(play) == {}


def test_with_nobody_on_open_locations_one_is_taken_from_elsewhere() -> None:  # AW-3.3.1
    lost = Architect(0, prison=2)
    holder = Architect(captives={0: 5})
    play = a_game(lost, holder, market=(None, 0, None), guildhall=[0] * 12, ending=2)
    assert choices(play) == ["back:prison", "back:board:1", "back:black-market-b"]
    do(play, "back:black-market-b")
    assert play.state.market == [-1, -1, -1]


def test_without_any_worker_to_take_back_the_turn_is_skipped() -> None:  # AW-3.3.1
    play = a_game(Architect(workers=0), Architect())
    assert play.decision(0) is None
    assert play.state.turn == 1


def test_apprentices_can_be_discarded_at_any_time_of_the_own_turn() -> None:  # AW-3.5, AW-R24, AW-4.3.9
    play = a_game(Architect(apprentices="miner thief"), Architect())
    do(play, "discard:thief")
    assert [card.id for card in player(play).apprentices] == ["miner"]
    assert play.state.pile.cards[0].id == "thief"
    assert prompt(play) == "aw-place"
    do(play, "place:mines:clay")
    assert goods(play)["clay"] == 2 + 1


def test_the_hand_limit_is_checked_at_the_end_of_the_own_turn() -> None:  # AW-3.6
    full = Architect(hand="well smithy castle chapel church keep library")
    play = do(a_game(full, Architect()), "place:quarry")
    assert prompt(play) == "aw-hand-limit"
    do(play, "castle")
    assert "castle" not in hand(play)
    assert play.state.plans.cards[0].id == "castle"
    assert play.state.turn == 1


def test_the_hand_limit_of_others_is_not_checked() -> None:  # AW-3.6
    full = Architect(hand="well smithy castle chapel church keep library")
    play = do(a_game(Architect(), full), "place:quarry")
    assert len(hand(play, 1)) == 7
    assert prompt(play, 1) == "aw-place"


def test_a_cost_that_cannot_be_paid_makes_an_action_illegal() -> None:  # AW-4.0.5
    poor = a_game(Architect(0), Architect())
    assert not can(poor, "place:black-market-a")
    assert not can(poor, "place:workshop:hire")
    assert not can(poor, "place:town-centre")


def test_nothing_is_asked_that_is_no_choice() -> None:  # AW-3.2
    play = do(a_game(Architect(4), Architect()), "place:silversmith")
    assert question(play, 1).prompt == "aw-place"
    assert has(play, "silver") == 6
