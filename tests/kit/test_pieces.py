"""The small pieces of the kit: goods, decks, the agenda, names."""

from __future__ import annotations

import pytest

from salotto.kernel.decisions import Rule, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import Agenda, task
from salotto.kit.decks import put_under, refill, slide
from salotto.kit.goods import affords, amounts_from, amounts_text, mixes, payments, undominated

GOODS = ("clay", "wood", "stone")


def test_mixes_are_all_ways_to_give_some_goods() -> None:
    assert mixes((5, 1, 2), (1, 2), 2) == [(0, 1, 1), (0, 0, 2)]
    assert mixes((0, 1, 0), (1, 2), 2) == []
    assert mixes((1, 1, 1), (), 0) == [(0, 0, 0)]


def test_a_payment_that_asks_more_of_everything_is_not_offered() -> None:
    assert undominated([(1, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 0)]) == [(1, 0, 0), (0, 2, 0)]


def test_the_key_of_a_payment_says_what_is_given() -> None:
    assert [way.key for way in payments([(0, 1, 3), (0, 0, 0)], GOODS)] == [
        "pay:wood-1,stone-3",
        "pay:nothing",
    ]
    for amounts in ((0, 1, 3), (0, 0, 0), (12, 0, 1)):
        assert amounts_from(amounts_text(amounts, GOODS), GOODS) == amounts
    with pytest.raises(KeyError):
        amounts_from("iron-2", GOODS)
    assert affords((1, 1, 1), (1, 0, 1))
    assert not affords((1, 1, 1), (2, 0, 0))


def test_what_is_planned_later_comes_first_and_in_its_order() -> None:
    done: list[str] = []

    def note(state: list[str], name: str) -> Rule[None]:
        done.append(name)
        if name == "one":
            agenda.plan(task("note", "a"), task("note", "b"))
        yield tell(name)

    agenda = Agenda()
    agenda.plan(task("note", "one"), task("note", "two"))
    while agenda.next():
        step = agenda.step({"note": note}, done)
        assert agenda.next() is not None, "a task is crossed off when its rule begins, not before"
        assert len(list(step)) == 1
    assert done == ["one", "a", "b", "two"]


def test_a_row_slides_and_is_filled_from_the_deck() -> None:
    deck = Zone(["x", "y"])
    row = ["a", "b", "c"]
    assert slide(row, 0) == "a"
    assert refill(row, 4, deck) == ["y", "x"]
    assert row == ["b", "c", "y", "x"]
    put_under(deck, "z", EVERYBODY)
    assert (deck.cards, deck.seen) == (["z"], [EVERYBODY])
