"""Tableau and Duel: no courtship, the first at Max ends it (OB-22)."""

import pytest

from salotto.kernel.title import BadTable, Value
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.courtship import end_round
from salotto.titles.obsession.scoring import points, ranking
from salotto.titles.obsession.settings import CHALLENGE, DUEL, TABLEAU
from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, loaded, play_until, prompt
from tests.titles.obsession.positions import (
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    begun,
    end_turn,
    ids,
    market,
    me,
    on_space,
)

PRESTIGE = (
    "viscount-townshend major-anthony-cole earl-ravensworth count-hoyos sir-percival-lang comtesse-de-vitry"
)
FIRST = "barn stables croquet-lawn tennis-court english-garden drawing-room"
SPARE = "music-room conservatory queens-suite billiards-room dining-room french-garden art-gallery"


# Setup


def test_who_can_play() -> None:  # OB-22.1
    players = {mode.id: mode.players for mode in TITLE.modes}
    assert players[TABLEAU] == (2, 3, 4, 5, 6)
    assert players[DUEL] == (2,)


@pytest.mark.parametrize(("mode", "players"), [(TABLEAU, 3), (DUEL, 2)])
def test_there_is_no_courtship(mode: str, players: int) -> None:  # OB-22.1
    play = begun(players, "uncle", mode)
    assert (play.state.fairchilds, play.state.theme_deck.cards) == ((), [])
    assert play.state.setting.ud_servants
    assert play.state.setting.track.courtships == ()
    play_until(play, lambda _: False)
    assert not any(told.event.id in ("ob-theme", "ob-courtship") for told in play.story or [])


def test_the_levels_go_up_to_max() -> None:  # OB-22.2, OB-7.2
    assert a_setting(2, TABLEAU).highest == 7
    assert a_setting(2, TABLEAU, length="extended").highest == 9
    assert a_setting(2, DUEL).highest == 11


@pytest.mark.parametrize(("edition", "step"), [("fr", -1), ("it", 1)])
def test_boards_and_servants_are_chosen_by_edition(edition: str, step: int) -> None:  # OB-22.3
    play = a_table(4, "uncle", TABLEAU, edition=edition)
    first = play.state.first
    asked = []
    while play.state.phase is Phase.FAMILIES:
        seat = play.pending[0].seat
        if seat not in asked:
            asked.append(seat)
        do(play, choices(play, seat)[0], seat=seat)
    assert asked == [(first + step * turn) % 4 for turn in (1, 2, 3, 4)]


def test_starter_guests_are_drafted() -> None:  # OB-22.4
    for mode in (TABLEAU, DUEL):
        play = play_until(a_table(2, "uncle", mode), lambda estate: estate.phase is Phase.STARTERS)
        assert prompt(play, play.pending[0].seat) == "ob-starter"


def test_no_objectives_are_dealt_and_no_group_bonus_is_in_the_deck() -> None:  # OB-22.5
    state = begun(2, "uncle", TABLEAU).state
    assert [len(player.objectives) for player in state.players] == [0, 0]
    assert len(state.objective_deck) == 33 - 5
    assert not any(card.kind == "group" for card in state.objective_deck)


def test_milestones_belong_to_it_in_french() -> None:  # OB-22.6
    for mode in (TABLEAU, DUEL):
        french = play_until(a_table(2, "uncle", mode), lambda estate: estate.phase is Phase.FAMILIES)
        assert len(french.state.milestones) == 2  # before the player areas
        agreed = a_table(2, "uncle", mode, milestones="random", milestone_timing="central_step_2")
        late = play_until(agreed, lambda estate: estate.phase is Phase.FAMILIES)
        assert not late.state.milestones  # who has agreed on central step 2 has them then
        assert not a_table(2, "uncle", mode, edition="it").state.milestones
        assert len(begun(2, "uncle", mode, edition="it", milestones="random").state.milestones) == 2


def test_the_small_monuments_are_used() -> None:  # OB-22.7
    for players, number in ((2, 3), (3, 4), (6, 4)):
        state = begun(players, "uncle", TABLEAU).state
        tiles = [*state.bag, *(tile for stack in state.market for tile in stack)]
        monuments = [tile for tile in tiles if tile.monument]
        assert len(monuments) == number
        assert all(tile.low_vp for tile in monuments)


# Rounds


def test_the_first_player_stays_the_first_player() -> None:  # OB-22.8
    play = begun(3, "uncle", TABLEAU)
    first = play.state.first
    for space in range(2, 8):
        play_until(play, on_space(space))
        assert play.state.first == first
        assert play.pending[0].seat == first


def test_the_building_boom_is_on_all_game() -> None:  # OB-22.9, OB-16.3
    for mode in (TABLEAU, DUEL):
        play = a_game(a_house(), mode=mode, space=8, market=FIRST, bag=SPARE)
        loaded(end_round(play.state))
        assert market(play) == f"{FIRST.partition(' ')[2]} music-room"
        play = a_game(a_house(), mode=mode, space=20, market=FIRST, bag=SPARE)
        loaded(end_round(play.state))
        assert market(play) == FIRST  # not after the last round


def test_both_reserves_open_after_round_three_before_the_boom() -> None:  # OB-22.9
    play = a_game(a_house(), mode=TABLEAU, space=2, market=FIRST, bag=SPARE)
    loaded(end_round(play.state))
    assert play.state.service_reserve is None
    play = a_game(a_house(), mode=TABLEAU, space=3, market=FIRST, bag=SPARE)
    loaded(end_round(play.state))
    assert [tile.id for tile in play.state.service_reserve or ()] == ["barn"]
    assert [tile.id for tile in play.state.pr1_reserve or ()] == ["stables"]
    assert "croquet-lawn" in [tile.id for tile in play.state.bag]  # the boom came after that
    assert market(play).split()[:3] == ["tennis-court", "english-garden", "drawing-room"]


def a_ball(edition: str) -> Table:
    """The beginning of round five."""
    house = a_house(expended="cook")
    return a_game(house, mode=TABLEAU, phase=Phase.ROUND, space=4, prestige=PRESTIGE, edition=edition)


def test_the_grand_ball_in_french() -> None:  # OB-22.10, OB-3.12
    play = a_ball("fr")
    assert len(choices(play)) == 3
    assert me(play).expended[6] == 1  # before any turn: nobody has rotated
    do(play, "earl-ravensworth")
    assert prompt(play) == "ob-bottom-order"
    do(play, "major-anthony-cole")
    assert prompt(play, 1) == "ob-keep-guest"  # the others go to the ball before the first turn
    assert ids(play.state.prestige.cards) == ["viscount-townshend", "major-anthony-cole"]
    do(play, "count-hoyos", "sir-percival-lang", seat=1)
    assert prompt(play) == "ob-act"
    assert "earl-ravensworth" in ids(me(play).hand)
    assert "count-hoyos" in ids(me(play, 1).hand)


def test_the_grand_ball_in_italian() -> None:  # OB-22.10
    play = a_ball("it")
    assert me(play).quarters[6] == 1  # the own turn has begun
    do(play, "earl-ravensworth")
    assert prompt(play) == "ob-act"  # nobody else has been there yet
    bottom = play.state.prestige.cards[:2]
    assert set(ids(bottom)) == {"viscount-townshend", "major-anthony-cole"}
    assert play.state.prestige.seen[:2] == [0, 0]  # mixed: nobody knows their order
    end_turn(play)
    assert prompt(play, 1) == "ob-keep-guest"


# The end


def test_max_at_the_end_of_a_turn_ends_it_at_once() -> None:  # OB-22.11
    play = a_game(a_house(reputation=29), a_house("cavendish", reputation=30), a_house(), mode=TABLEAU)
    assert not end_turn(play).over
    assert end_turn(play).over
    assert (play.state.reached_max, play.state.space) == (1, 2)  # the third did not play


def test_max_lost_again_does_not_end_it() -> None:  # OB-22.12
    play = do(a_game(a_house(reputation=31), mode=TABLEAU), "borrow")
    end_turn(play)
    assert not play.over


def test_the_track_ends_after_round_twenty() -> None:  # OB-22.12
    play = a_game(a_house(), mode=TABLEAU, phase=Phase.BEGIN, space=20)
    end_turn(play)
    assert not play.over
    play_until(play, lambda _: False)
    assert (play.state.space, play.state.reached_max) == (20, -1)


def test_the_count_and_a_tie() -> None:  # E28, OB-22.13, OB-22.14
    one = a_house(
        money=900,
        reputation=30,
        tiles="music-room* great-hall* orangery* banqueting-hall* conservatory*",
        hand="duke-of-langford earl-of-marchmont",
        discards="miss-norris",
        objectives="room-music-room room-flower-room",
        vp_cards="pounds-200",
    )
    other = a_house(
        reputation=25,
        tiles="great-hall* orangery* banqueting-hall* stocked-lake* dining-room* stables*",
        hand="mr-tobias-wren york-lord",
        vp_cards="servant pounds-200",
    )
    play = a_game(one, other, mode=TABLEAU, milestones="well-rounded specialist")
    play.state.claims, play.state.reached_max = ((0,), (1,)), 0
    assert list(points(play.state, me(play)).values()) == [34, -3, 5 + 6, 28, 0, 0, 4]
    assert list(points(play.state, me(play, 1)).values()) == [40, -1, 5, 21, 0, 0, 9]
    assert TITLE.outcome(play.state).scores == (74, 74)
    assert ranking(play.state) == [2, 1]  # the tiles decide


@pytest.mark.parametrize(("edition", "ranks"), [("fr", [2, 1]), ("it", [1, 1])])
def test_a_tie_in_tiles_too(edition: str, ranks: list[int]) -> None:  # OB-22.14
    play = a_game(a_house(hand="york-lord"), a_house(hand="york-lady"), mode=TABLEAU, edition=edition)
    play.state.reached_max = 1
    assert ranking(play.state) == ranks


def test_reputation_of_the_duel() -> None:  # OB-22.2, OB-7.4
    for reputation, vp in ((44, 45), (47, 55), (50, 66)):
        play = a_game(a_house(reputation=reputation), mode=DUEL)
        assert points(play.state, me(play))["reputation"] == vp
    play = a_game(a_house(reputation=49), mode=DUEL)
    end_turn(play)
    assert not play.over  # Max is level 11 here
    play = a_game(a_house(reputation=50), mode=DUEL)
    assert end_turn(play).over


# Options


@pytest.mark.parametrize("mode", [TABLEAU, DUEL, CHALLENGE])
def test_options_about_courtship_mean_nothing(mode: str) -> None:  # OB-22.15
    options: dict[str, Value] = {
        "courtship": "closed",
        "seasonal_market": True,
        "first_player_rotation": "clockwise",
        "objective_rule": "first_edition",
    }
    players = 1 if mode == CHALLENGE else 2
    for option, value in options.items():
        with pytest.raises(BadTable, match=option):
            a_setting(players, mode, **{option: value})


def test_the_reserves_can_be_left_out() -> None:  # OB-22.15
    play = a_game(a_house(), mode=TABLEAU, space=3, market=FIRST, bag=SPARE, market_reserve=False)
    loaded(end_round(play.state))
    assert (play.state.service_reserve, play.state.pr1_reserve) == (None, None)


def test_hiring_in_a_pass_belongs_to_it() -> None:  # OB-22.1, OB-18.1
    play = do(a_game(a_house(), mode=TABLEAU), "pass")
    assert can(play, "hiring")
