"""LW-9 Black-bordered cards: laying down and activating; what each expense costs and spends."""

from __future__ import annotations

from typing import NamedTuple

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Kind
from tests.each import for_each
from tests.kit.player import can, cannot, do, prompt, why_not
from tests.titles.last_will.positions import Board, on_board, on_turn
from tests.titles.last_will.tables import (
    SACKED,
    Table,
    actions,
    board,
    box,
    choices,
    end_round,
    hand,
    laid,
    money,
    pile,
)


class Expense(NamedTuple):
    """What is printed on an expense: actions to lay it down and to activate it, pounds by filled slots."""

    lay: int
    activate: int
    pounds: list[int]
    slots: str = ""


EXPENSES = {
    "reservation-two-chefs": Expense(1, 0, [1, 2, 4], "chef chef"),
    "reservation-chef": Expense(1, 0, [1, 3], "chef"),
    "reservation-guest-chef": Expense(1, 0, [1, 2, 4], "guest chef"),
    "theatre-box": Expense(1, 0, [1, 3], "guest"),
    "season-ticket": Expense(1, 1, [4]),
    "steam-launch": Expense(2, 1, [4, 7, 9], "guest chef"),
    "gentlemens-club": Expense(2, 0, [2]),
    "coach-and-pair": Expense(1, 0, [1, 2, 4], "horse horse"),
    "hired-carriage": Expense(1, 1, [3, 5, 7], "guest dog"),
    "wine-cellar": Expense(1, 0, [1, 2, 3], "guest chef"),
    "mooring": Expense(1, 0, [1, 2, 4], "dog guest"),
    "riding-lessons": Expense(1, 0, [1, 3], "horse"),
    "houseboat": Expense(2, 0, [2, 4], "dog"),
    "patronage": Expense(1, 1, [3, 5, 7], "guest guest"),
    "steam-yacht": Expense(2, 0, [2, 4, 6], "guest chef"),
    "private-railway-carriage": Expense(2, 0, [2, 4], "guest"),
}

FARMS = [
    on_board("farm-home", "dog horse"),
    on_board("farm-great", "horse dog"),
    on_board("farm-kennel", "dog"),
    on_board("manor-hunting", "horse"),  # no farm: its horse does not count
]
FORMULAS = {
    "farm-accounts": 2 * 3,
    "horse-racing": 2 * 2,
    "fox-hunt": 1 * 3 + 1 * 3,
    "racing-stable": 1 * 3 + 2 * 2,
}
"""What the formula cards spend with these farms: 3 of them, 3 dogs, 2 horses."""

FULL = ["manor-old", "farm-home", "mansion-lake"]


def spends(play: Table, entry: str) -> list[int]:
    """The sums that activating a card may spend."""
    amounts = []
    do(play, f"activate:{entry}")
    if prompt(play) == "lw-spend":
        amounts = [int(key) for key in choices(play)]
        play.undo(0)
        return amounts
    before = money(play)
    play.undo(0)
    return [money(play) - before]


# Each expense


def test_every_expense_is_tested() -> None:  # LW-9.1
    expenses = {card.entry for card in BOX.cards if card.kind is Kind.EXPENSE}
    assert expenses == {*EXPENSES, *FORMULAS}


@for_each("entry", [*EXPENSES, *FORMULAS])
def test_laying_down_an_expense_costs_its_actions_and_no_money(entry: str) -> None:  # LW-9.1
    cost = EXPENSES[entry].lay if entry in EXPENSES else 1
    play = do(on_turn(30, [entry], ["waiter"], actions=cost + 1, mode=SACKED), f"lay:{entry}")
    assert board(play) == ["waiter", entry]
    assert (actions(play), money(play)) == (1, 30)
    play = on_turn(30, [entry], ["waiter"], actions=cost - 1, mode=SACKED)
    assert why_not(play, f"lay:{entry}") == "LW-7.3"


@for_each("entry", EXPENSES)
def test_an_expense_spends_the_base_amount_or_that_of_a_filled_slot(entry: str) -> None:  # LW-9.5, LW-9.6
    expense = EXPENSES[entry]
    tokens = expense.slots.split()
    for filled in range(len(tokens) + 1):
        on = on_board(entry, " ".join(tokens[:filled]))
        play = on_turn(30, [], [on, "school-chum"], actions=2, mode=SACKED)
        assert spends(play, entry) == expense.pounds[: filled + 1]
        do(play, f"activate:{entry}", *([str(expense.pounds[filled])] if filled else []))
        assert money(play) == 30 - expense.pounds[filled]
        assert actions(play) == 2 - expense.activate


@for_each("entry", FORMULAS)
def test_a_formula_card_spends_the_exact_result(entry: str) -> None:  # LW-9.7
    play = on_turn(30, [], [entry, *FARMS], spaces=6, actions=1)
    assert spends(play, entry) == [FORMULAS[entry]]
    do(play, f"activate:{entry}")
    assert (money(play), actions(play)) == (30 - FORMULAS[entry], 1)


@for_each("entry", FORMULAS)
def test_a_formula_card_that_comes_to_0_cannot_be_activated(entry: str) -> None:  # LW-9.7, LW-R20
    play = on_turn(30, [], [entry, on_board("manor-old", "dog"), on_board("manor-hunting", "horse")])
    assert why_not(play, f"activate:{entry}") == "LW-9.7"


def test_only_the_tokens_on_the_owners_farms_count() -> None:  # LW-9.7
    board: Board = ["horse-racing", on_board("coach-and-pair", "horse horse")]
    play = on_turn(30, [], [*board, on_board("farm-stud", "horse")])
    assert spends(play, "horse-racing") == [2 * 1]


# Laying down


def test_a_card_that_costs_more_to_lay_down() -> None:  # E8
    play = on_turn(30, ["steam-launch"], ["school-chum"], actions=3)
    do(play, "lay:steam-launch")
    assert actions(play) == 3 - 2
    do(play, "activate:steam-launch")
    assert (actions(play), money(play)) == (3 - 2 - 1, 30 - 4)
    play = on_turn(26, [], ["steam-launch", "school-chum"], actions=3)  # in a later round
    do(play, "activate:steam-launch")
    assert (actions(play), money(play)) == (3 - 1, 26 - 4)


def test_a_full_board_takes_no_card_unless_one_is_discarded() -> None:  # LW-9.2
    play = on_turn(30, ["butler"], [*FULL, "waiter", "wine-cellar"])
    do(play, "lay:butler")
    assert prompt(play) == "lw-make-room"
    assert choices(play) == ["card:waiter", "card:wine-cellar"]  # no property
    do(play, "card:wine-cellar")
    assert board(play) == [*FULL, "waiter", "butler"]
    assert actions(play) == 4 - 1  # making room costs nothing


def test_a_card_laid_down_or_activated_this_round_can_be_discarded() -> None:  # LW-9.2
    play = on_turn(30, ["wine-cellar", "butler"], [*FULL, on_board("waiter", used=True)])
    do(play, "lay:wine-cellar", "activate:wine-cellar", "lay:butler")
    assert choices(play) == ["card:waiter", "card:wine-cellar"]
    do(play, "card:wine-cellar")
    assert board(play) == [*FULL, "waiter", "butler"]


def test_when_only_properties_fill_the_board_nothing_can_be_laid_down() -> None:  # LW-9.2
    properties = [*FULL, "manor-river", "farm-stud"]
    play = on_turn(40, ["butler", "town-house-mews"], properties)
    assert why_not(play, "lay:butler") == "LW-9.2"
    assert why_not(play, "buy:town-house-mews") == "LW-9.2"


def test_cards_are_discarded_from_the_board_only_to_make_room() -> None:  # LW-9.3, LW-R19
    play = on_turn(30, ["butler"], ["waiter", "wine-cellar"])
    assert choices(play) == ["lay:butler", "activate:waiter", "activate:wine-cellar", "end"]
    do(play, "lay:butler")
    assert board(play) == ["waiter", "wine-cellar", "butler"]


def test_a_discarded_card_goes_to_its_pile_and_its_tokens_to_the_bank() -> None:  # LW-9.4
    full: Board = [*FULL, on_board("reservation-chef", "chef"), "waiter"]
    play = do(on_turn(30, ["butler"], full), "lay:butler", "card:reservation-chef")
    assert pile(play, "helpers-expenses") == ["reservation-chef"]
    assert pile(play, "companions") == []


def test_a_discarded_special_card_goes_to_the_box() -> None:  # LW-9.4, LW-12.2
    play = do(on_turn(30, ["butler"], [*FULL, "steam-yacht", "waiter"]), "lay:butler", "card:steam-yacht")
    assert box(play) == ["steam-yacht"]


def test_making_room() -> None:  # E20
    full: Board = [*FULL, on_board("waiter", used=True), on_board("reservation-chef", "chef")]
    play = do(on_turn(30, ["butler"], full, actions=1), "lay:butler")
    for entry in FULL:
        cannot(play, f"card:{entry}")
    do(play, "card:waiter")
    assert board(play) == [*FULL, "reservation-chef", "butler"]
    assert laid(play, "reservation-chef").tokens == ("chef",)
    assert pile(play, "helpers-expenses") == ["waiter"]


# Activating


def test_a_card_is_activated_once_per_round() -> None:  # LW-9.5
    play = do(on_turn(30, [], ["waiter", "gentlemens-club"]), "activate:waiter")
    assert why_not(play, "activate:waiter") == "LW-9.5"
    do(play, "end")
    end_round(play)
    assert not laid(play, "waiter").used


def test_a_card_can_be_activated_in_the_round_it_is_laid_down() -> None:  # LW-9.5
    play = do(on_turn(30, ["wine-cellar"], ["waiter"]), "lay:wine-cellar", "activate:wine-cellar")
    assert money(play) == 30 - 1


def test_a_card_without_an_activation_cannot_be_activated() -> None:  # LW-9.5
    assert choices(on_turn(30, ["dinner"], ["butler", "tailor"])) == ["play:dinner", "end"]


def test_the_amount_need_not_be_the_highest() -> None:  # LW-9.6
    for pounds in ("1", "2", "4"):
        play = on_turn(30, [], [on_board("mooring", "dog guest"), "waiter"])
        assert money(do(play, "activate:mooring", pounds)) == 30 - int(pounds)


def test_an_expense_with_two_chefs() -> None:  # E5
    on = on_board("reservation-two-chefs", "chef chef")
    play = on_turn(30, [], [on, "school-chum"], actions=0)
    assert spends(play, "reservation-two-chefs") == [1, 2, 4]
    do(play, "activate:reservation-two-chefs", "4")
    cannot(play, "activate:reservation-two-chefs")
    play = on_turn(30, [], [on, "waiter"], actions=0)
    assert spends(play, "reservation-two-chefs") == [1, 2, 3, 4, 5]


# Helpers


def test_a_helper_has_an_activation_and_a_privilege_of_its_own() -> None:  # LW-9.8
    play = do(on_turn(30, ["dinner"], ["waiter"]), "activate:waiter", "play:dinner", "3")
    assert money(play) == 30 - 1 - (2 + 1)
    play = do(on_turn(30, ["dinner"], ["waiter"]), "play:dinner", "3")  # not activated
    assert money(play) == 30 - (2 + 1)


def test_a_privilege_is_always_optional() -> None:  # LW-9.8
    play = do(on_turn(30, ["dinner"], ["waiter"]), "play:dinner", "2")
    assert money(play) == 30 - 2


def test_two_cards_of_the_same_name_work_each_for_itself() -> None:  # LW-9.9
    play = on_turn(30, [], ["gentlemens-club", "gentlemens-club", "waiter"])
    do(play, "activate:gentlemens-club", "activate:gentlemens-club")
    assert money(play) == 30 - 2 - 2
    assert not can(play, "activate:gentlemens-club")
    assert hand(play) == []
