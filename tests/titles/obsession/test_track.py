"""Seasons, rounds and the events of the track (OB-3)."""

from collections.abc import Callable

import pytest

from salotto.titles.obsession.settings import TRACKS
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.kit.player import can, choices, do, play_until, prompt, simply
from tests.titles.obsession.positions import Table, a_game, a_house, a_table, end_turn, market, me, staff

SIX = "flower-room english-garden smoking-room music-room art-gallery great-hall"


def seats_of_round(play: Table) -> list[int]:
    """Who takes a turn until the white pawn moves on."""
    space, found = play.state.space, []
    while play.state.space == space:
        decision = play.pending[0]
        if play.state.phase is Phase.ACT:
            found.append(decision.seat)
        play.answer(decision.seat, simply(decision))
    return found


def at_space(space: int) -> Callable[[ObsessionState], bool]:
    """Whether the white pawn has come to a space."""
    return lambda estate: estate.space == space


@pytest.mark.parametrize(
    ("length", "courtships", "spaces"),
    [("standard", (4, 8, 12, 16), 16), ("extended", (5, 10, 15, 20), 20), ("tableau", (), 20)],
)
def test_four_seasons_end_with_a_courtship(length: str, courtships: tuple[int, ...], spaces: int) -> None:
    # OB-3.1
    track = TRACKS[length]
    assert (track.courtships, track.spaces) == (courtships, spaces)
    assert tuple(at for at, event in enumerate(track.events) if event == "courtship") == courtships


@pytest.mark.parametrize(
    ("length", "events"),
    [
        (
            "standard",
            {
                "village_fair": [3, 9],
                "objective_draw": [6],
                "builders_holiday": [11],
                "national_holiday": [14],
            },
        ),
        (
            "extended",
            {
                "village_fair": [4, 9, 16],
                "objective_draw": [7, 18],
                "national_holiday": [11],
                "builders_holiday": [13],
            },
        ),
    ],
)
def test_the_events_of_each_track(length: str, events: dict[str, list[int]]) -> None:  # OB-3.7, OB-25.5
    track = TRACKS[length].events
    found = {event: [at for at, each in enumerate(track) if each == event] for event in events}
    assert found == events


def test_the_grand_ball_is_on_the_tableau_side_only() -> None:  # OB-3.12
    assert [length for length, track in TRACKS.items() if "grand_ball" in track.events] == ["tableau"]
    assert TRACKS["tableau"].events[5] == "grand_ball"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_has_one_turn_clockwise_from_the_first_player(first: int) -> None:  # OB-3.2
    houses = [a_house(), a_house("cavendish"), a_house("asquith")]
    play = a_game(*houses, phase=Phase.BEGIN, first=first)
    assert seats_of_round(play) == [first, (first + 1) % 3, (first + 2) % 3]
    assert (play.state.space, play.state.turn) == (3, 0)


def test_nobody_has_a_turn_in_a_courtship_round() -> None:  # OB-3.3
    tired = a_house(tiles="+ servants-hall trophy-room", available="butler", expended="footman", reputation=9)
    tired.objectives, tired.vp_cards = "misc-monuments", "pounds-300"
    play = a_game(
        tired, a_house("cavendish"), phase=Phase.ROUND, space=3, themes="estate", market_reserve=False
    )
    while play.state.space == 4:
        decision = play.pending[0]
        assert decision.prompt in ("ob-fairchild", "ob-discard-objective")
        play.answer(decision.seat, simply(decision))
    assert me(play).reputation == 9  # no monument reputation
    assert staff(me(play).expended) == "footman"  # no rotation


def test_open_courtship_reveals_a_theme_before_the_first_turn_of_each_season() -> None:  # OB-3.4
    play = a_table(2)
    for space, themes in ((1, 1), (4, 1), (5, 2), (9, 3), (13, 4)):
        play_until(play, at_space(space))
        assert len(play.state.themes) == themes


def test_the_steps_at_the_end_of_a_season_come_in_order() -> None:  # OB-3.5
    houses = [a_house(objectives="misc-monuments category-estate"), a_house("cavendish"), a_house("asquith")]
    play = a_game(*houses, phase=Phase.COURTSHIP, space=4, themes="estate", market="barn stables", bag="")
    assert (prompt(play), play.state.first) == ("ob-discard-objective", 0)
    assert play.state.service_reserve is None
    do(play, "objective:misc-monuments")
    story = [told.event.id for told in play.story or []]
    ends = ("ob-objectives-discarded", "ob-first-player", "ob-reserve-opens", "ob-round")
    assert [id for id in story if id in ends] == list(ends)
    assert (play.state.first, play.state.space) == (2, 5)


@pytest.mark.parametrize(("space", "opened"), [(4, (True, False)), (8, (True, True)), (12, (True, True))])
def test_the_first_player_moves_after_three_seasons_and_reserves_open_after_two(
    space: int, opened: tuple[bool, bool]
) -> None:  # OB-3.5, OB-11.15
    play = a_game(a_house(), a_house("cavendish"), a_house("asquith"), phase=Phase.ROUND, space=0, bag=SIX)
    play_until(play, lambda estate: estate.space == space + 1)
    estate = play.state
    assert (estate.service_reserve is not None, estate.pr1_reserve is not None) == opened
    assert estate.first == -(space // 4) % 3


def test_after_the_last_courtship_comes_the_last_window_and_the_count() -> None:  # OB-3.6
    house = a_house(vp_cards="pounds-300", objectives="misc-monuments category-estate", tiles="stables*")
    play = a_game(house, phase=Phase.COURTSHIP, space=16, themes="sporting estate estate estate", first=1)
    do(play, "charles-fairchild", "objective:misc-monuments")
    assert (prompt(play), play.state.space, play.state.first) == ("ob-last-window", 16, 1)
    do(play, "vp:pounds-300", "enough")
    assert play.over


@pytest.mark.parametrize("passing", [False, True], ids=["standard turn", "pass"])
def test_an_event_is_taken_in_the_own_turn_whatever_one_does(passing: bool) -> None:  # OB-3.7
    helped = a_house(tiles="private-study* bowling-green servants-hall")
    play = a_game(helped, helped, phase=Phase.BEGIN, space=9)
    assert [player.money for player in play.state.players] == [0, 0]
    do(play, "pass" if passing else "host", "no")
    assert [player.money for player in play.state.players] == [300, 0]


def test_who_plans_the_fair_during_the_fair_gains_nothing_yet() -> None:  # OB-3.8
    house = a_house(tiles="private-study", hand="york-lord york-daughter", available="butler")
    play = do(a_game(house, space=3, phase=Phase.BEGIN), "host:private-study")
    end_turn(play)
    assert (me(play).money, me(play).reputation) == (200, 0)  # the lord's 200 only
    assert me(play).organiser[0].back


@pytest.mark.parametrize(("length", "space"), [("standard", 6), ("extended", 7), ("extended", 18)])
def test_an_objective_draw_gives_two_cards_to_keep(length: str, space: int) -> None:  # OB-3.9
    play = a_game(a_house(), phase=Phase.BEGIN, space=space, length=length)
    assert [card.key for card in me(play).objectives] == [
        "objective:misc-monuments",
        "objective:room-flower-room",
    ]


@pytest.mark.parametrize(("space", "bought"), [(11, True), (10, False)])
def test_a_builders_holiday_allows_any_number_of_purchases(space: int, bought: bool) -> None:  # OB-3.10
    rich = a_house(money=2000, tiles="private-study*")
    play = a_game(rich, phase=Phase.BEGIN, space=space, market=SIX, bag="barn stables")
    do(play, "rents", "buy:1:flower-room")
    assert (play.state.turn == 0) == bought
    if bought:
        assert market(play) == " english-garden smoking-room music-room art-gallery great-hall"
        assert can(play, "buy:2:english-garden")


def test_a_builders_holiday_reaches_the_reserves() -> None:  # OB-3.10, OB-11.17
    rich = a_house(money=700, tiles="private-study*")
    play = a_game(rich, phase=Phase.BEGIN, space=11, market="", service_reserve="barn brushing-room", bag="")
    do(play, "buy:service:barn", "buy:service:brushing-room")
    assert me(play).money == 700 + 200 - 200 - 100
    assert play.state.service_reserve == ()


def test_on_a_national_holiday_guests_and_tiles_of_every_rating_come() -> None:  # OB-3.11
    house = a_house(
        tiles="smoking-room", hand="duke-of-langford york-lord york-heir", available="butler valet"
    )
    house.available += " hall-boy"
    assert not can(a_game(house, space=13), "host:smoking-room")
    play = do(a_game(house, space=14), "host:smoking-room", "favour:reputation:1")
    assert me(play).money == 400 + 200
    house.available = "butler"  # service stays due
    assert prompt(a_game(house, space=14)) == "ob-pass"


def test_a_holiday_changes_nothing_but_the_ratings() -> None:  # OB-3.11
    poor = a_house(tiles="main-gazebo", hand="mr-nathaniel-poole york-lady", available="footman")
    assert prompt(a_game(poor, space=14)) == "ob-pass"  # the pauper's 100 cannot be paid
    poor.money = 100
    play = do(a_game(poor, space=14), "host:main-gazebo", "favour:dismiss:1")
    assert (me(play).money, me(play).reputation, me(play).level) == (0, 2, 1)
    assert "done" in choices(play)
