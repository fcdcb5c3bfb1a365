"""Pieces, zones and who sees what (OB-1). Seat None is a spectator."""

from typing import Any

import pytest

from salotto.kernel.chance import Chance
from salotto.kernel.zones import only
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANT, Category
from salotto.titles.obsession.courtship import column
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.each import for_each
from tests.kit.player import choices, do, play_until
from tests.titles.obsession.positions import START, Table, a_game, a_house, a_table, counts, ids, laid, me

WATCHERS = (0, 1, None)


def seen(play: Table, watcher: int | None, seat: int) -> Any:
    """What somebody sees of a player."""
    return play.view(watcher)["players"][seat]


def as_imagined(estate: ObsessionState, seat: int | None) -> ObsessionState:
    """Another table that the seat could not tell from this one."""
    twin = estate.copy()
    TITLE.redeal(twin, seat, Chance("another deal"))
    return twin


def test_servants_are_named_by_the_ids_of_the_reference() -> None:  # OB-1.0
    words = "butler underbutler housekeeper valet ladys-maid footman cook hall-boy head-housemaid useful-man"
    assert " ".join(SERVANT) == words


def test_a_family_owns_a_board_an_organiser_money_people_and_cards() -> None:  # OB-1.1
    house = a_house(
        money=300,
        reputation=7,
        available="butler",
        quarters="footman",
        expended="valet",
        discards="miss-norris",
        objectives="misc-monuments",
        vp_cards="pounds-300",
    )
    player = seen(a_game(house), 0, 0)
    assert (player["money"], player["reputation"]) == (300, 7)
    areas = [player[area] for area in ("available", "quarters", "expended")]
    assert areas == [counts("butler"), counts("footman"), counts("valet")]
    assert len(player["organiser"]) == len(Category)
    assert (len(player["hand"]), player["discards"]) == (4, ["gentry:miss-norris"])
    assert (player["objectives"], player["vp_cards"]) == (["objective:misc-monuments"], ["vp:pounds-300"])


def test_the_boards_in_the_middle_hold_everything_else() -> None:  # OB-1.3
    play = play_until(a_table(2), lambda estate: estate.space == 1)
    table = play.view(None)
    assert table["for_hire"] == counts("underbutler valet ladys-maid footman footman " * 2)
    assert len(table["market"]) == 6
    assert (table["service_reserve"], table["pr1_reserve"]) == (None, None)
    assert table["fairchilds"] == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
    assert min(len(table[deck]) for deck in ("objective_deck", "casual", "prestige", "vp_deck")) > 0
    assert (table["space"], len(table["themes"]), len(table["theme_deck"])) == (1, 1, 9)


def test_only_the_side_that_is_up_counts() -> None:  # OB-1.4
    front, back = laid("south-lawn"), laid("south-lawn*")
    assert (front.side.vp, front.side.category) == (2, Category.SPORTING)
    assert (back.side.vp, back.side.category) == (4, Category.ESTATE)
    play = a_game(a_house(tiles="south-lawn* queens-suite queens-suite*"))
    assert column(me(play), Category.SPORTING) == 0
    assert column(me(play), Category.ESTATE) == 4
    assert column(me(play), Category.PRESTIGE) == 1 + 5
    assert [each.side.monument for each in me(play).organiser] == [False, False, True]


@for_each("tile", [tile for tile in BOX.tiles if tile.kind in ("service", "monument")])
def test_service_tiles_and_monuments_have_one_face(tile: Any) -> None:  # OB-1.4
    assert tile.sides[0] == tile.sides[1]
    assert tile.flips == "same"


def test_printed_points_may_be_negative() -> None:  # OB-1.5
    play = a_game(a_house(tiles="stables drawing-room", hand="miss-norris", discards="mr-silas-krook"))
    score = points(play.state, me(play))
    assert (score["tiles"], score["gentry"]) == (-1 - 1, -3 - 3)


@pytest.mark.parametrize("watcher", WATCHERS)
def test_boards_people_market_and_numbers_of_cards_are_public(watcher: int | None) -> None:  # OB-1.6
    house = a_house(
        money=200,
        reputation=6,
        tiles="bowling-green*",
        available="cook",
        quarters="valet",
        discards="miss-norris",
        objectives="misc-monuments category-estate",
        vp_cards="pounds-300",
    )
    play = a_game(house, phase=Phase.SEASON_END, space=4, market="barn stables", bag="", themes="estate")
    player = seen(play, watcher, 0)
    assert (player["money"], player["reputation"]) == (200, 6)
    assert (player["available"], player["quarters"]) == (counts("cook"), counts("valet"))
    assert player["organiser"] == [{"tile": "tile:bowling-green", "back": True}]
    assert player["discards"] == ["gentry:miss-norris"]
    table = play.view(watcher)
    assert (table["service_reserve"], len(table["market"])) == (["tile:barn"], 1)
    assert table["for_hire"] == counts("underbutler valet ladys-maid footman footman")
    assert table["themes"] == ["theme:estate", "theme:estate"]
    decks = ("casual", "prestige", "objective_deck", "vp_deck")
    assert [table[deck] for deck in decks] == [[None] * n for n in (4, 3, 3, 3)]
    held = player if watcher != 0 else seen(play, 1, 0)
    assert (held["objectives"], held["vp_cards"]) == ([None] * 2, [None])


@pytest.mark.parametrize("watcher", WATCHERS)
def test_gentry_hands_and_new_guests_are_public(watcher: int | None) -> None:  # OB-1.7
    house = a_house(tiles="breakfast-room", hand="york-daughter york-lord mr-alfred-penrose")
    play = do(a_game(house), "host:breakfast-room")
    assert seen(play, watcher, 0)["hand"][3:] == ["gentry:dr-samuel-pym"]


def test_who_rejects_a_guest_knows_alone_who_it_was() -> None:  # OB-1.7
    house = a_house(tiles="breakfast-room", hand="york-lady york-lord york-heir")
    play = do(a_game(house), "host:breakfast-room", "favour:invite:casual:2:1", "favour:money:100")
    looked = ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]
    assert play.view(0)["looked"] == looked
    assert play.view(1)["looked"] == play.view(None)["looked"] == [None, None]
    do(play, "dr-samuel-pym")
    casual = play.state.casual
    assert (ids(casual.cards[:1]), casual.seen[0]) == (["mrs-lydia-fenwick"], only(0))
    assert ids(as_imagined(play.state, 0).casual.cards[:1]) == ["mrs-lydia-fenwick"]


def test_objective_and_vp_cards_are_seen_by_their_owner_only() -> None:  # OB-1.8
    house = a_house(objectives="misc-monuments", vp_cards="pounds-300")
    play = a_game(house)
    assert seen(play, 0, 0)["objectives"] == ["objective:misc-monuments"]
    assert seen(play, 0, 0)["vp_cards"] == ["vp:pounds-300"]
    for watcher in (1, None):
        other = seen(play, watcher, 0)
        assert (other["objectives"], other["vp_cards"]) == ([None], [None])
        assert "misc-monuments" not in str(play.view(watcher))
        assert "pounds-300" not in str(play.view(watcher))


def test_a_discarded_objective_stays_secret() -> None:  # OB-1.8
    house = a_house(objectives="room-music-room misc-full-coffers")
    other = a_house("cavendish", objectives="category-service category-estate")
    play = a_game(house, other, phase=Phase.COURTSHIP, space=4, themes="estate", objective_deck="")
    do(play, "objective:room-music-room")
    assert seen(play, 0, 0)["chosen"] == ["objective:room-music-room"]
    for watcher in (1, None):
        assert seen(play, watcher, 0)["chosen"] is None
    do(play, "objective:category-estate", seat=1)
    assert len(play.state.objective_deck) == 2
    assert not any(play.state.objective_deck.seen)  # shuffled: nobody knows which is which


def test_nobody_sees_the_opponents_vp_cards() -> None:  # OB-1.8
    play = a_game(phase=Phase.COURTSHIP, space=4, themes="prestige", mode="solo", vp_deck="pounds-300")
    assert len(play.state.opponent_vp) == 1
    assert play.view(0)["opponent_vp"] == [None]
    assert "pounds-300" not in str(play.view(0))


@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_order_of_decks_and_bag_is_hidden_and_the_bags_content_is_not(watcher: int | None) -> None:
    # OB-1.9
    play = play_until(a_table(2), lambda estate: estate.space == 1)
    estate, twin = play.state, as_imagined(play.state, watcher)
    for deck in ("casual", "prestige", "vp_deck", "objective_deck", "theme_deck", "bag"):
        assert getattr(twin, deck).cards != getattr(estate, deck).cards, deck
    assert play.view(watcher)["bag"] == sorted(tile.key for tile in estate.bag)
    assert TITLE.view(twin, watcher) == play.view(watcher)


def test_an_empty_guest_deck_brings_nothing_and_is_not_shuffled_anew() -> None:  # OB-1.10
    house = a_house(tiles="main-gazebo", hand="york-lord mr-alfred-penrose")
    play = do(a_game(house, prestige=""), "host:main-gazebo")
    assert ids(me(play).hand) == ["york-lord", "mr-alfred-penrose"]
    assert choices(play)[-1] == "done"


def test_a_draw_takes_as_many_objectives_as_there_are() -> None:  # OB-1.11
    play = a_game(a_house(), phase=Phase.BEGIN, space=6, objective_deck="misc-monuments")
    assert [card.key for card in me(play).objectives] == ["objective:misc-monuments"]
    assert len(play.state.objective_deck) == 0


def test_a_used_vp_card_goes_under_the_deck_and_can_come_again() -> None:  # OB-1.11, OB-13.15
    house = a_house(tiles="main-library*", reputation=5, vp_cards="pounds-300")
    house.hand = "york-lord york-lady york-daughter"
    play = do(a_game(house, vp_deck=""), "vp:pounds-300", "host:main-library", "favour:dismiss:1")
    assert [card.key for card in me(play).vp_cards] == ["vp:pounds-300"]
    assert len(play.state.vp_deck) == 0
    play = do(a_game(house), "vp:pounds-300", "host:main-library", "favour:dismiss:1")
    assert [card.key for card in me(play).vp_cards] == ["vp:reputation-2"]
    assert [card.key for card in play.state.vp_deck] == ["vp:pounds-300", "vp:objective", "vp:pounds-300"]


def test_without_any_vp_card_the_draw_brings_nothing() -> None:  # OB-1.11
    house = a_house(tiles="main-library*", reputation=5, hand="york-lord york-lady york-daughter")
    play = do(a_game(house, vp_deck=""), "host:main-library", "favour:dismiss:1")
    assert len(me(play).vp_cards) == 0


def test_of_a_short_deck_one_keeps_the_printed_number() -> None:  # OB-1.12
    house = a_house(vp_cards="objective")
    play = do(a_game(house, objective_deck="misc-monuments"), "vp:objective")
    assert [card.key for card in me(play).objectives] == ["objective:misc-monuments"]
    house = a_house(tiles="orangery*", reputation=25, available="footman")
    house.hand = f"{' '.join(f'york-{who}' for who in ('lord', 'lady', 'daughter'))} mr-alfred-penrose"
    house.hand += " mr-percy-wingate mrs-dorothea-quince"
    play = do(a_game(house, prestige="major-anthony-cole"), "host:orangery", "favour:dismiss:1")
    assert ids(me(play).hand)[6:7] == ["major-anthony-cole"]  # look at four, keep two: there is one


def test_those_who_tie_draw_clockwise_from_the_first_player() -> None:  # OB-1.13
    houses = [a_house(tiles=START), a_house("cavendish"), a_house("asquith")]
    play = a_game(*houses, phase=Phase.COURTSHIP, space=4, first=1, themes="estate")
    drawn = [[card.key for card in player.vp_cards] for player in play.state.players]
    assert drawn == [["vp:objective"], ["vp:reputation-2"], ["vp:pounds-300"]]
