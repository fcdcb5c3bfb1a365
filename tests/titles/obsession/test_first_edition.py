"""What the first edition did, for tables that want it back (OB-25)."""

import pytest

from salotto.titles.obsession.settings import TRACKS
from salotto.titles.obsession.state import Phase
from tests.kit.player import choices, do, play_until, prompt
from tests.titles.obsession.positions import (
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    end_turn,
    market,
    me,
    on_space,
)


def starts(**options: str) -> list[int]:
    """Who begins in each of the four seasons, counted clockwise from the first player."""
    play = a_table(3, "uncle", **options)
    play_until(play, lambda estate: estate.space == 1)
    first = play.state.first
    found = []
    for space in (1, 5, 9, 13):
        play_until(play, on_space(space))
        found.append((play.state.first - first) % 3)
    return found


def test_the_pawn_went_clockwise() -> None:  # OB-25.1
    assert starts() == [0, 2, 1, 0]
    assert starts(first_player_rotation="clockwise") == [0, 1, 2, 0]


def test_turns_go_clockwise_in_both() -> None:  # OB-25.1
    for rotation in ("clockwise", "counterclockwise"):
        play = a_game(a_house(), a_house(), a_house(), first_player_rotation=rotation)
        order = []
        for _ in range(3):
            order.append(play.pending[0].seat)
            end_turn(play)
        assert order == [0, 1, 2]


def first_edition(players: int = 2, **options: str) -> Table:
    """A table by the old rule of objectives, when the cards to keep are chosen."""
    play = a_table(players, "uncle", objective_rule="first_edition", **options)
    return play_until(play, lambda estate: estate.phase is Phase.KEEPING)


def test_two_of_five_objectives_were_kept() -> None:  # OB-25.2
    for length in ("standard", "extended"):
        play = first_edition(length=length)
        dealt = [card.key for card in me(play).objectives]
        deck = [card.key for card in play.state.objective_deck]
        assert len(dealt) == 5
        do(play, dealt[0], dealt[3])
        others = [card.key for card in me(play, 1).objectives][:2]
        do(play, *others, seat=1)
        assert [card.key for card in me(play).objectives] == [dealt[0], dealt[3]]
        assert [card.key for card in play.state.objective_deck][6:] == deck  # the rest lies at the bottom
        assert {dealt[1], dealt[2], dealt[4]} <= {card.key for card in play.state.objective_deck.cards[:6]}


def test_of_two_drawn_objectives_one_was_kept() -> None:  # OB-25.2
    deck = "misc-monuments room-flower-room category-estate"
    play = a_game(a_house(), phase=Phase.BEGIN, space=6, objective_deck=deck, objective_rule="first_edition")
    assert choices(play) == ["objective:misc-monuments", "objective:room-flower-room"]
    do(play, "objective:room-flower-room")
    assert [card.key for card in me(play).objectives] == ["objective:room-flower-room"]
    bottom_up = [card.key for card in play.state.objective_deck]
    assert bottom_up == ["objective:misc-monuments", "objective:category-estate"]


def test_no_objective_was_discarded() -> None:  # OB-25.2
    house = a_house(objectives="misc-monuments room-flower-room", tiles="main-gazebo*")
    play = a_game(house, phase=Phase.COURTSHIP, space=4, themes="estate", objective_rule="first_edition")
    do(play, "charles-fairchild")
    assert play.state.space == 5
    assert len(me(play).objectives) == 2


def test_the_servants_hall_needed_no_servant() -> None:  # OB-25.3
    house, other = a_house(tiles="+servants-hall"), a_house("cavendish", reputation=4)
    play = a_game(house, other, a_house("ponsonby"), phase=Phase.BEGIN, hall_rule="first_edition_automatic")
    assert prompt(play) == "ob-hall-target"
    do(play, "seat:1")
    assert (me(play).reputation, me(play, 1).reputation) == (1, 3)
    assert sum(me(play).placed) == 0
    # it took, whatever the option says of the second edition
    old = "first_edition_automatic"
    play = a_game(house, other, phase=Phase.BEGIN, hall_rule=old, hall_owner_gain=0)
    assert (me(play).reputation, me(play, 1).reputation) == (1, 3)
    play = a_game(house, other, a_house("ponsonby"), phase=Phase.BEGIN)
    do(play, "host")
    assert prompt(play) == "ob-hall"  # today it costs a servant


def test_there_were_no_reserves() -> None:  # OB-25.4
    for space in (4, 8):
        play = a_game(a_house(), phase=Phase.SEASON_END, space=space, market_reserve=False)
        assert (play.state.service_reserve, play.state.pr1_reserve) == (None, None)
        assert market(play).split()[0] == "brushing-room"
    assert a_game(a_house(), phase=Phase.SEASON_END, space=4).state.service_reserve is not None
    assert a_game(a_house(), phase=Phase.SEASON_END, space=8).state.pr1_reserve is not None


def test_duplicates_took_spaces_of_their_own() -> None:  # OB-25.4
    first = "stables breakfast-room croquet-lawn tennis-court drawing-room hillside-kennel"
    bag = "croquet-lawn music-room"
    for stacking, last in ((False, "croquet-lawn"), (True, "music-room")):
        house = a_house(money=100)
        play = a_game(house, phase=Phase.MARKET, market=first, bag=bag, stack_duplicates=stacking)
        do(play, "buy:1:stables")
        assert market(play).split()[-1] == last


def test_the_holidays_of_the_long_track_are_where_they_stand_today() -> None:  # OB-25.5
    events = TRACKS["extended"].events
    assert (events[11], events[13]) == ("national_holiday", "builders_holiday")
    assert (events[17], events[12]) == ("none", "none")
    assert [events.count(event) for event in ("national_holiday", "builders_holiday")] == [1, 1]


def test_by_the_first_edition_they_stood_elsewhere() -> None:  # OB-25.5
    events = a_setting(2, length="extended", extended_track="first_edition").track.events
    assert (events[17], events[12]) == ("national_holiday", "builders_holiday")
    assert (events[11], events[13]) == ("none", "none")


@pytest.mark.parametrize("old", [False, True])
def test_the_barn_is_what_it_was(old: bool) -> None:  # OB-25.6, OB-9.6
    for tile, gained in (("main-gazebo", 1), ("front-parlour", 2)):
        play = a_game(
            a_house(tiles=f"barn {tile}", hand="york-lord charles-fairchild"),
            first_player_rotation="clockwise" if old else "counterclockwise",
            objective_rule="first_edition" if old else "keep_then_discard",
            hall_rule="first_edition_automatic" if old else "servant",
            market_reserve=not old,
            stack_duplicates=not old,
        )
        assert me(do(play, f"host:{tile}")).reputation == 3 + gained
