"""What tables of release 1 bring along: their cards, and the pieces of a map of 34 spaces."""

from __future__ import annotations

from collections import Counter

from salotto.kernel.codec import decode, encode
from salotto.titles.paladins import TITLE
from salotto.titles.paladins.former import MAP_OF_RELEASE_1, todays_map
from salotto.titles.paladins.state import FREE, PaladinsState
from tests.titles.paladins.positions import BOX, a_state


def regions(stored: list[int]) -> Counter[int]:
    """In which regions pieces lie."""
    return Counter(
        BOX.regions[space.region].position
        for space, piece in zip(BOX.spaces, stored, strict=True)
        if piece != FREE
    )


def test_pieces_stay_in_their_region_where_it_has_room() -> None:  # PW-3.15 PW-7.1.2
    old = [FREE] * len(MAP_OF_RELEASE_1)
    pieces = {8: 0, 9: 3, 15: 2, 22: 1, 28: 0}  # two in region 2, one each in 3, 4, 5
    for at, piece in pieces.items():
        old[at] = piece
    new = todays_map(old, FREE)
    assert sorted(piece for piece in new if piece != FREE) == sorted(pieces.values())
    assert regions(new) == {2: 2, 3: 1, 4: 1, 5: 1}
    assert all(BOX.spaces[at].players == 1 for at, piece in enumerate(new) if piece != FREE)


def test_what_has_no_room_goes_to_the_nearest_region_and_nothing_is_lost() -> None:  # PW-3.15
    crowded = todays_map([1] * 4 + [FREE] * 30, FREE)
    assert regions(crowded) == {1: 2, 2: 2}
    assert todays_map([1] * 34, FREE).count(FREE) == 6


def test_a_map_of_today_is_left_alone() -> None:
    game = a_state()
    game.map[3] = 1
    assert decode(PaladinsState, encode(game), TITLE.find).map == game.map
    stored = encode(game) | {"map": [0] + [FREE] * 33}
    assert len(decode(PaladinsState, stored, TITLE.find).map) == len(BOX.spaces)


def test_retired_cards_are_known_and_not_dealt() -> None:  # PW-3.3 PW-3.6 PW-3.8
    game = a_state()
    dealt = {card.key for zone in (game.walls, game.favours, game.suspicion) for card in zone.cards}
    for thing in BOX.retired:
        assert TITLE.find(thing.key) is thing
        assert thing.key not in dealt
        assert TITLE.phrase(thing.key)
    assert (len(BOX.retired), len(BOX.retired_cards)) == (38, 32)
