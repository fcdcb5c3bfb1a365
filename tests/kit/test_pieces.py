"""The small pieces of the kit: goods, decks, the agenda, names."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

import pytest

from salotto.kernel.decisions import Rule, tell
from salotto.kernel.zones import EVERYBODY, NOBODY, Zone
from salotto.kit.agenda import Agenda, task
from salotto.kit.components import Keyed
from salotto.kit.decks import put_under
from salotto.kit.goods import (
    Payment,
    affords,
    amounts_from,
    amounts_text,
    mixes,
    payments,
    undominated,
    ways_to_pay,
)
from salotto.kit.pieces import Deck, Row
from salotto.kit.views import PlainViews, fields_of, shown, zones_of

T = TypeVar("T")

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


def test_who_knew_a_card_knows_that_it_lies_under_the_deck() -> None:
    deck = Zone(["x", "y"])
    put_under(deck, "z", EVERYBODY)
    assert (deck.cards, deck.seen) == (["z", "x", "y"], [EVERYBODY, NOBODY, NOBODY])


def test_goods_of_any_kind_are_paid_beside_a_price_in_every_way_that_is_left() -> None:
    assert ways_to_pay((2, 1, 0), (1, 0, 0), (0, 1, 2), 1) == [(2, 0, 0), (1, 1, 0)]
    assert ways_to_pay((2, 1, 0), (1, 0, 0)) == [(1, 0, 0)]
    assert ways_to_pay((2, 1, 0), (0, 0, 1), (0, 1), 1) == []
    assert ways_to_pay((1, 0, 0), (1, 0, 0), (0, 1), 1) == []


def ask(rule: Rule[T]) -> T:
    """Carry a rule out that asks nobody; shuffles leave the order as it is."""
    while True:
        try:
            next(rule)
        except StopIteration as end:
            found: T = end.value
            return found


def test_a_row_is_dealt_from_its_deck_and_filled_when_a_card_is_taken() -> None:
    row: Row[str] = Row(2)
    ask(row.deal("abc"))
    assert (row.cards, row.deck.cards) == (["c", "b"], ["a"])
    twin = row.copy()
    ask(row.take("c"))
    assert (row.cards, row.deck.cards) == (["b", "a"], [])
    ask(row.take("a"))
    assert row.cards == ["b"]
    assert (twin.cards, twin.deck.cards) == (["c", "b"], ["a"])


def test_a_deck_is_made_anew_from_its_discards_when_it_is_empty() -> None:
    deck: Deck[str] = Deck()
    with pytest.raises(IndexError):
        ask(deck.turn_up())
    ask(deck.shuffle("ab"))
    twin = deck.copy()
    assert [ask(deck.turn_up()) for _ in range(3)] == ["b", "a", "a"]
    assert (deck.cards.cards, deck.discards.cards) == (["b"], ["a"])
    assert twin.cards.cards == ["a", "b"]


def test_a_plain_view_shows_things_by_their_keys_and_hides_what_lies_face_down() -> None:
    deck: Deck[Keyed] = Deck(Zone([Keyed("card:a"), Keyed("card:b")]), Zone([Keyed("card:c")], EVERYBODY))
    assert PlainViews().view(deck, 1) == {"me": 1, "cards": [None, None], "discards": ["card:c"]}
    state = [{1: deck.discards}, (Shape.ROUND, 7), Agenda([task("x")])]
    assert shown(state, None)[:2] == [{1: ["card:c"]}, ["round", 7]]
    assert fields_of(Payment("pay:x", (1, 2)), "amounts") == {"amounts": [1, 2]}


def test_every_zone_that_a_plain_view_shows_is_dealt_again() -> None:
    deck: Deck[Keyed] = Deck(Zone([Keyed("card:a")]))
    zones = list(zones_of([{1: deck.cards}, deck, (deck.discards,)]))
    assert [id(zone) for zone in zones] == list(
        map(id, [deck.cards, deck.cards, deck.discards, deck.discards])
    )


class Shape(StrEnum):
    """Something that stands in a state."""

    ROUND = "round"
