"""Town Centre, Tax Stand and Guardhouse (AW-4.5, AW-4.6, AW-4.8)."""

import pytest

from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.architects.positions import Architect, Machine, a_game, goods, has, player, present


def four_players(apprentices: str = "") -> list[Architect]:
    """Red with two Workers at the Town Centre; a crowd at the Silversmith."""
    red = Architect(9, at={"town-centre": 2, "silversmith": 3}, apprentices=apprentices)
    return [red, Architect(at={"silversmith": 4, "quarry": 1}), Architect(at={"silversmith": 2}), Architect()]


def test_three_captures_at_one_location() -> None:  # E7, AW-4.5.1, AW-4.5.3, AW-4.5.4, AW-4.5.6
    play = do(a_game(*four_players()), "place:town-centre", "capture:silversmith:1")
    assert has(play, "silver") == 9 - 1
    assert play.state.tax == 4 + 1
    assert why_not(play, "capture:quarry:1") == "AW-4.5.4"
    do(play, "capture:silversmith:2", "capture:silversmith:0")
    assert has(play, "silver") == 9 - 3
    assert play.state.tax == 5
    assert play.state.captives_of(0) == 4 + 2
    assert play.state.workers[0] == 20 - 3
    assert present(play, "silversmith") == 0
    assert play.state.turn == 1


def test_a_conspirator_saves_one_silver_of_the_visit() -> None:  # E7, AW-4.5.7, AW-R3
    play = do(
        a_game(*four_players("conspirator")),
        "place:town-centre",
        "capture:silversmith:1",
        "capture:silversmith:2",
        "capture:silversmith:0",
    )
    assert (has(play, "silver"), play.state.tax) == (9 - 1 - 0 - 1, 5)


def test_a_conspirator_per_capture_saves_on_each_after_the_first() -> None:  # AW-4.5.7
    play = do(
        a_game(*four_players("conspirator"), conspirator="per_capture"),
        "place:town-centre",
        "capture:silversmith:1",
        "capture:silversmith:2",
        "capture:silversmith:0",
    )
    assert (has(play, "silver"), play.state.tax) == (9 - 1, 5)


def test_two_conspirators_are_worth_having() -> None:  # AW-4.5.7
    play = do(
        a_game(*four_players("conspirator conspirator")),
        "place:town-centre",
        "capture:silversmith:1",
        "capture:silversmith:2",
        "capture:silversmith:0",
    )
    assert has(play, "silver") == 9 - 1


def test_with_two_players_captures_come_from_two_locations() -> None:  # AW-4.5.4
    crowd = Architect(at={"quarry": 1, "forest": 1, "mines": 1})
    red = Architect(9, at={"town-centre": 2, "forest": 1})
    play = do(a_game(red, crowd), "place:town-centre", "capture:quarry:1", "capture:forest:1")
    assert choices(play) == ["capture:forest:0", "done"]
    assert why_not(play, "capture:mines:1") == "AW-4.5.4"


def test_fewer_captures_or_none_are_allowed() -> None:  # AW-4.5.1, AW-R5
    play = do(a_game(*four_players()), "place:town-centre", "done")
    assert (has(play, "silver"), play.state.tax, play.state.turn) == (9, 4, 1)


def test_a_capture_must_be_affordable_to_place() -> None:  # AW-4.5.2
    assert why_not(a_game(Architect(0), Architect()), "place:town-centre") == "AW-4.5.2"
    assert can(a_game(Architect(0, virtue=3), Architect()), "place:town-centre")


def test_the_worker_just_placed_can_be_captured() -> None:  # AW-4.5.5, AW-4.5.2, AW-R7
    play = do(a_game(Architect(1), Architect()), "place:town-centre", "capture:town-centre:0")
    assert (present(play, "town-centre"), play.state.workers[0]) == (0, 20)


def test_the_count_stays_when_own_workers_leave_the_town_centre() -> None:  # AW-3.4, AW-R7
    red = Architect(9, at={"town-centre": 1})
    play = do(a_game(red, Architect(at={"quarry": 2})), "place:town-centre", "capture:town-centre:0")
    do(play, "capture:quarry:1")
    assert play.state.captives_of(0) == 2


def test_a_further_capture_needs_its_silver() -> None:  # AW-4.5.1
    red = Architect(1, at={"town-centre": 1})
    play = do(a_game(red, Architect(at={"quarry": 2, "forest": 1})), "place:town-centre", "capture:quarry:1")
    assert play.state.turn == 1


def test_guildhall_market_and_prison_are_safe() -> None:  # AW-4.0.2, AW-4.0.3, AW-4.0.4
    other = Architect(prison=3)
    play = a_game(Architect(9), other, market=(1, None, None), guildhall=[1, 1])
    do(play, "place:town-centre")
    assert choices(play) == ["capture:town-centre:0", "done"]


# The Tax Stand


def test_pickpocket_and_thief_at_the_tax_stand() -> None:  # E11, AW-4.6.1, AW-4.6.2
    play = do(a_game(Architect(0, apprentices="pickpocket thief"), Architect(), tax=9), "place:tax-stand")
    assert goods(play) == {"silver": 9, "gold": 1}
    assert player(play).virtue == 7 - 1
    assert play.state.tax == 0


def test_an_empty_tax_stand_is_refused() -> None:  # AW-4.6.1
    assert why_not(a_game(Architect(), Architect(), tax=0), "place:tax-stand") == "AW-4.6.1"


def test_the_silver_just_taken_can_pay_for_hugo() -> None:  # AW-4.6.1, AW-10.8
    hugo = Architect(0, virtue=1, character="hugo")
    play = do(a_game(hugo, Architect(), tax=2), "place:tax-stand")
    assert prompt(play) == "aw-hugo"
    do(play, "pay")
    assert (has(play, "silver"), player(play).debts) == (0, 0)


# The Guardhouse


def test_three_actions_at_the_guardhouse() -> None:  # E10, AW-4.8.1, AW-4.8.2, AW-4.8.3, AW-4.8.5
    blue = Architect(
        3, debts=1, prison=2, captives={1: 4}, at={"guardhouse": 2}, apprentices="debt-collector-masonry"
    )
    play = do(a_game(blue, Architect()), "place:guardhouse", "guard:imprison")
    assert has(play, "silver") == 7
    assert play.state.prison == [2, 4]
    do(play, "guard:pay-debt")
    assert goods(play) == {"silver": 1, "stone": 2}
    assert (player(play).virtue, player(play).debts, player(play).paid, play.state.tax) == (8, 0, 1, 4 + 3)
    workers = play.state.workers[0]
    do(play, "guard:release")
    assert play.state.prison[0] == 0
    assert play.state.workers[0] == workers + 2


def test_the_first_action_must_be_taken() -> None:  # AW-4.8.1, AW-R5
    play = do(a_game(Architect(prison=2, captives={1: 1}), Architect()), "place:guardhouse")
    assert choices(play) == ["guard:imprison", "guard:release"]
    assert why_not(play, "guard:pay-debt") == "AW-4.8.5"
    assert why_not(play, "guard:buy-back:silver") == "AW-4.8.4"


def test_further_actions_are_optional() -> None:  # AW-4.8.1
    both = Architect(prison=2, captives={1: 1}, at={"guardhouse": 1})
    play = do(a_game(both, Architect()), "place:guardhouse", "guard:release", "done")
    assert play.state.captives_of(0) == 1


def test_placing_without_a_possible_action_is_refused() -> None:  # AW-4.8.1
    assert why_not(a_game(Architect(), Architect()), "place:guardhouse") == "AW-4.8.1"
    assert why_not(a_game(Architect(5, debts=1), Architect()), "place:guardhouse") == "AW-4.8.1"


@pytest.mark.parametrize(("virtue", "price", "tax"), [(7, 5, 2), (3, 4, 1), (1, 3, 0)])
def test_buying_back_costs_five_silver(virtue: int, price: int, tax: int) -> None:  # AW-4.8.4, AW-6.2.2
    lost = Architect(9, virtue=virtue)
    play = a_game(lost, Architect(captives={0: 3}), Architect(captives={0: 2}), tax=0)
    do(play, "place:guardhouse", "guard:buy-back:silver")
    assert (has(play, "silver"), play.state.tax, play.state.workers[0]) == (9 - price, tax, 20 - 1)


def test_buying_back_for_a_debt_and_a_virtue() -> None:  # AW-4.8.4
    play = a_game(Architect(0), Architect(captives={0: 3}))
    do(play, "place:guardhouse")
    assert (player(play).debts, player(play).virtue, play.state.workers[0]) == (1, 6, 19)


def test_paying_off_a_debt_in_disgrace_is_cheaper() -> None:  # E6, AW-6.2.2
    play = do(a_game(Architect(5, virtue=2, debts=1), Architect(), tax=0), "place:guardhouse")
    assert (has(play, "silver"), play.state.tax) == (0, 2)


def test_the_enforcer_and_bertha_gain_by_imprisoning() -> None:  # AW-4.8.2, AW-10.11
    bertha = Architect(0, captives={1: 3}, character="bertha", apprentices="enforcer")
    play = do(a_game(bertha, Architect(), cards_promo=True), "place:guardhouse")
    assert goods(play) == {"silver": 3 + 2, "gold": 1}


@pytest.mark.parametrize(("craft", "good"), [("tiling", "clay"), ("masonry", "stone"), ("carpentry", "wood")])
def test_each_debt_collector_brings_two_goods(craft: str, good: str) -> None:  # AW-4.8.5, AW-9.1
    debtor = Architect(6, debts=1, apprentices=f"debt-collector-{craft}")
    assert goods(do(a_game(debtor, Architect()), "place:guardhouse")) == {good: 2}


def test_other_boards_are_all_but_the_own() -> None:  # AW-4.8.6, AW-11.3.5
    holder = Machine(captives={0: 1})
    play = a_game(Architect(9), Architect(captives={0: 3}), mode="versus-bot-2p", machine=holder)
    do(play, "place:guardhouse", "guard:buy-back:silver")
    assert play.state.workers[0] == 20 - 1
