"""The worked examples about courtships and cards, and a whole round (E21 to E24, E47, E48)."""

from collections.abc import Callable

import pytest

from salotto.titles.obsession.courtship import appeal
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.kit.player import choices, do, play_until, prompt
from tests.titles.obsession.positions import Table, a_game, a_house, a_table, ids, me, staff


def test_the_theme_of_a_season() -> None:  # E21
    ahead = a_house(tiles="main-gazebo* fenced-paddock sculpture-garden")  # 1 + 1 + 10
    behind = a_house("cavendish", tiles="main-gazebo english-garden*")  # 0 + 4
    play = a_game(ahead, behind, phase=Phase.COURTSHIP, space=4, themes="estate")
    assert [appeal(play.state, player) for player in play.state.players] == [12, 4]
    assert choices(play) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
    assert [len(player.vp_cards) for player in play.state.players] == [1, 0]
    behind.tiles = "english-garden* garden-maze fenced-paddock"  # 4 + 7 + 1
    play = a_game(ahead, behind, phase=Phase.COURTSHIP, space=4, themes="estate")
    assert [len(player.vp_cards) for player in play.state.players] == [1, 1]
    assert len(play.state.fairchilds) == 2


@pytest.mark.parametrize(("reputation", "winner"), [(22, 1), (23, None)])
def test_the_final_courtship(reputation: int, winner: int | None) -> None:  # E22
    one = a_house(tiles="main-gazebo* fenced-paddock sculpture-garden", reputation=reputation)  # Estate 12
    one.tiles += " hillside-kennel* barn"  # Sporting 5, Service 2
    other = a_house("cavendish", tiles="garden-maze fenced-paddock*", reputation=23)  # Estate 9
    other.tiles += " trophy-room tennis-court* wine-cellar"  # Sporting 8, Service 5
    play = a_game(one, other, phase=Phase.COURTSHIP, space=16, themes="estate sporting estate service")
    assert [appeal(play.state, player) for player in play.state.players] == [24 + 5 + 2, 18 + 8 + 5]
    if winner is None:
        assert [len(player.vp_cards) for player in play.state.players] == [1, 1]
        assert len(play.state.fairchilds) == 2
    else:
        assert prompt(play, winner) == "ob-fairchild"
        assert [len(player.vp_cards) for player in play.state.players] == [0, 1]


def held_in(play: Table, spaces: list[int]) -> list[int]:
    """How many objective cards the first player holds in the midst of these rounds, and at the end."""
    found = []
    for space in spaces:
        play_until(play, second_turn_of(space))
        found.append(len(me(play, play.state.first).objectives))
    play_until(play, lambda _: False)
    return [*found, len(me(play).objectives)]


def second_turn_of(space: int) -> Callable[[ObsessionState], bool]:
    return lambda estate: (estate.space, estate.turn) == (space, 1)


def test_objective_cards_in_hand() -> None:  # E23, OB-13.5
    assert held_in(a_table(2), [1, 5, 6, 9, 13]) == [5, 4, 6, 5, 4, 3]
    long = a_table(2, "uncle", "individual", length="extended")
    assert held_in(long, [1, 6, 7, 11, 16, 18]) == [4, 3, 5, 4, 3, 5, 4]
    assert held_in(a_table(6), [1, 5, 6, 9, 13]) == [4, 3, 5, 4, 3, 2]


def test_a_vp_card_before_scoring() -> None:  # E24
    play = a_game(a_house(reputation=28, vp_cards="reputation-2"), phase=Phase.LAST, space=16)
    before = sum(points(play.state, me(play)).values())
    do(play, "vp:reputation-2")
    assert points(play.state, me(play))["reputation"] == 28
    assert sum(points(play.state, me(play)).values()) - before == 28 - 21 - 3


def test_one_round_on_paper() -> None:  # E47
    a = a_house(
        money=200,
        reputation=6,
        tiles="private-study* butlers-room main-gazebo front-parlour bowling-green",
        hand="york-heir colonel-james-stratton",
        available="housekeeper ladys-maid footman",
        quarters="valet",
        expended="butler",
        objectives="misc-monuments category-estate",
    )
    b = a_house("cavendish", money=500, reputation=4, expended="cook", discards="miss-norris")
    b.objectives = "category-service room-music-room"
    play = a_game(
        a,
        b,
        phase=Phase.BEGIN,
        space=3,
        themes="prestige",
        theme_deck="sporting",
        market="barn stables tennis-court smoking-room main-library music-room",
        bag="brushing-room flower-room croquet-lawn",
    )
    assert staff(me(play).quarters) == "butler"
    assert (me(play).money, me(play).reputation) == (200 + 300, 6 + 2)
    do(play, "host:front-parlour", "favour:reputation:1")
    assert (me(play).reputation, me(play).level) == (8 + 2 + 1 + 2, 3)
    do(play, "buy:3:tennis-court")
    assert (me(play).money, staff(me(play).expended)) == (0, "housekeeper valet")
    assert ids(me(play).discards) == ["york-heir", "colonel-james-stratton"]

    do(play, "pass", seat=1)
    assert (me(play, 1).money, me(play, 1).reputation) == (500, 4)  # the fair gives nothing
    assert "miss-norris" in ids(me(play, 1).hand)
    do(play, "rents", "buy:4:main-library", seat=1)  # it has slid to the 600 space
    assert me(play, 1).money == 500 + 200 - 600

    assert play.state.space == 4
    assert [appeal(play.state, player) for player in play.state.players] == [2, 0]
    do(play, "elizabeth-fairchild", "objective:misc-monuments")
    assert "elizabeth-fairchild" in ids(me(play).hand)
    do(play, "objective:category-service", seat=1)
    estate = play.state
    assert [len(player.objectives) for player in estate.players] == [1, 1]
    assert (estate.space, estate.first) == (5, 1)
    assert {tile.id for tile in estate.service_reserve or ()} == {"barn", "brushing-room"}
    assert [theme.key for theme in estate.themes] == ["theme:prestige", "theme:sporting"]


def test_a_short_deck() -> None:  # E48
    house = a_house(tiles="breakfast-room", hand="york-lady york-daughter york-lord", money=100)
    play = do(a_game(house, casual="dr-samuel-pym"), "host:breakfast-room", "favour:invite:casual:2:1")
    assert prompt(play) == "ob-market"
    assert ids(me(play).hand) == ["york-lady", "york-daughter", "york-lord", "dr-samuel-pym"]
    assert len(play.state.casual) == 0
