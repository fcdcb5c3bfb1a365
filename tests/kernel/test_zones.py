"""Zones: where cards lie, and who knows which."""

from collections import Counter

import pytest

from salotto.kernel.chance import Chance
from salotto.kernel.zones import EVERYBODY, NOBODY, Zone, knows, only, redeal_zones


def test_a_mask_says_who_knows() -> None:
    assert [knows(only(2), seat) for seat in (0, 1, 2, 3)] == [False, False, True, False]
    assert all(knows(EVERYBODY, seat) for seat in (0, 7, 60))
    assert not any(knows(NOBODY, seat) for seat in (0, 7, 60))


def test_a_spectator_knows_only_what_everybody_knows() -> None:
    assert knows(EVERYBODY, None)
    assert not knows(only(0) | only(1), None)
    assert not knows(NOBODY, None)


def test_the_last_card_is_the_top() -> None:
    zone = Zone("abc")
    assert zone.draw() == ("c", NOBODY)
    assert list(zone) == ["a", "b"]
    assert len(zone) == 2


def test_who_draws_comes_to_know_the_card_and_who_knew_it_still_does() -> None:
    zone = Zone("a", only(1))
    assert zone.draw(only(0)) == ("a", only(0) | only(1))


def test_a_card_taken_out_takes_its_knowledge_with_it() -> None:
    zone = Zone("ab", only(0))
    zone.add("c", only(1))
    assert zone.take("b") == only(0)
    assert zone.cards == ["a", "c"]
    assert zone.seen == [only(0), only(1)]
    with pytest.raises(ValueError, match="not in list"):
        zone.take("b")


def test_a_shown_zone_is_known_to_more_seats() -> None:
    zone = Zone("ab", only(0))
    zone.show(only(1))
    assert zone.shown_to(0) == zone.shown_to(1) == ["a", "b"]
    assert zone.shown_to(2) == zone.shown_to(None) == [None, None]


def test_a_copy_is_independent() -> None:
    zone = Zone("ab", only(0))
    twin = zone.copy()
    assert twin == zone
    twin.add("c")
    twin.show(EVERYBODY)
    assert zone.cards == ["a", "b"]
    assert zone.seen == [only(0), only(0)]


def test_zones_with_other_knowledge_are_not_equal() -> None:
    assert Zone("ab", only(0)) != Zone("ab", only(1))
    assert Zone("ab") != ["a", "b"]


def test_a_zone_prints_its_cards_and_masks() -> None:
    assert repr(Zone("a", only(1))) == "Zone(['a'], seen=[2])"


def test_a_redeal_keeps_what_the_seat_knows_and_every_card() -> None:
    hand, other, deck = Zone("abcd", only(0)), Zone("efgh", only(1)), Zone("ijkl")
    zones = [hand, other, deck]
    before = Counter(card for zone in zones for card in zone)
    redeal_zones(zones, 0, Chance("x"))
    assert hand == Zone("abcd", only(0))
    assert other.cards + deck.cards != list("efghijkl")
    assert other.seen == [only(1)] * 4
    assert deck.seen == [NOBODY] * 4
    assert Counter(card for zone in zones for card in zone) == before


def test_a_redeal_for_a_spectator_moves_all_that_is_not_public() -> None:
    display, hand, deck = Zone("ab", EVERYBODY), Zone("cdef", only(0)), Zone("ghij")
    redeal_zones([display, hand, deck], None, Chance("x"))
    assert display.cards == ["a", "b"]
    assert hand.cards + deck.cards != list("cdefghij")


def test_a_redeal_deals_every_unknown_card_everywhere() -> None:
    seen = set()
    for seed in range(60):
        other, deck = Zone("a", only(1)), Zone("bc")
        redeal_zones([other, deck], 0, Chance(seed))
        seen.add("".join(other.cards + deck.cards))
    assert seen == {"abc", "acb", "bac", "bca", "cab", "cba"}
