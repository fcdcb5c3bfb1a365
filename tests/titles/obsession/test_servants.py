"""The servants of the base game (OB-8)."""

import pytest

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Gentry, Group, Servant, Slot
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt
from tests.titles.obsession.positions import Table, a_game, a_house, hosts, me, staff

ICONS = (Servant.BUTLER, Servant.HOUSEKEEPER, Servant.VALET, Servant.LADYS_MAID, Servant.FOOTMAN)


def serving(tile: str, guest: str, available: str) -> Table:
    """A tile hosted at level 6 with the lord and one guest."""
    house = a_house(tiles=tile, hand=f"york-lord {guest}", available=available, reputation=25)
    return a_game(house)


def test_every_servant_counts_two_points_wherever_it_stands() -> None:  # OB-8.1
    house = a_house(available="butler cook", quarters="valet", expended="footman footman underbutler")
    play = a_game(house)
    me(play).place(Servant.BUTLER)
    assert points(play.state, me(play))["servants"] == 2 * 6


@for_each("servant", ICONS, called=lambda servant: servant.word)
def test_an_icon_asks_for_its_servant(servant: Servant) -> None:  # OB-8.2
    tiles = [tile for tile in BOX.tiles if tile.sides[0].servants == (servant,) and tile.rating <= 6]
    guests = [card for card in BOX.gentry if servant in card.service]
    assert tiles or guests
    for tile in tiles:
        if tile.sides[0].slot in (Slot.GENTRY, Slot.GENTLEMEN) and 0 < tile.sides[0].guests <= 4:
            men = "york-lord york-heir cavendish-lord cavendish-heir"
            house = a_house(tiles=tile.id, hand=men, available=servant.word, reputation=25)
            assert hosts(a_game(house)) == [tile.id]
            house.available = " ".join(each.word for each in ICONS if each is not servant)
            assert hosts(a_game(house)) == []


@for_each("card", [card for card in BOX.gentry if card.service and card.group is not Group.FAMILY])
def test_each_guest_is_served_as_printed(card: Gentry) -> None:  # OB-8.2, OB-4.5.1
    guest = card.key.removeprefix("gentry:")
    words = [servant.word for servant in card.service]
    full = " ".join(["footman", *words])
    assert hosts(serving("tennis-court", guest, full)) == ["tennis-court"]
    for missing in words:
        left = ["footman", *words]
        left.remove(missing)
        assert hosts(serving("tennis-court", guest, " ".join(left))) == [], missing


def test_gentlemen_want_valets_and_ladies_maids() -> None:  # OB-8.2
    for card in BOX.gentry:
        assert not (card.gentleman and Servant.LADYS_MAID in card.service)
        assert card.gentleman or Servant.VALET not in card.service


def test_the_housekeeper_waits_until_the_last_maid_is_placed() -> None:  # OB-8.3
    house = a_house(
        tiles="bowling-green flower-room", reputation=5, hand="miss-anne-harlow miss-edith-lorimer"
    )
    house.available = "housekeeper ladys-maid"
    assert hosts(a_game(house)) == []  # the tile takes the housekeeper, the second lady has nobody
    house.available = "housekeeper ladys-maid ladys-maid"
    play = do(a_game(house), "host:flower-room")
    assert staff(me(play).placed) == "housekeeper ladys-maid ladys-maid"


def test_a_maid_on_the_servants_hall_is_placed_too() -> None:  # OB-8.3
    house = a_house(tiles="tennis-court servants-hall", reputation=5, hand="miss-anne-harlow york-lord")
    house.available = "footman housekeeper ladys-maid"
    play = do(a_game(house, phase=Phase.BEGIN), "host", "servant:ladys-maid", "host:tennis-court")
    assert staff(me(play).placed) == "housekeeper ladys-maid footman"


def test_footmen_serve_as_valets_with_the_brushing_room_only() -> None:  # OB-8.4, OB-9.7
    house = a_house(tiles="tennis-court", reputation=5, hand="captain-noel-farrow york-lord")
    house.available = "footman footman"
    assert hosts(a_game(house)) == []
    house.tiles = "tennis-court brushing-room"
    play = do(a_game(house), "host:tennis-court")
    assert staff(me(play).placed) == "footman footman"
    house.available = "footman footman valet"
    play = do(a_game(house), "host:tennis-court")
    assert staff(me(play).placed) == "valet footman"  # a valet is there: no footman takes his place


@for_each(
    "tile, guest, others",
    [
        ("cabinet-of-curiosities", "york-daughter", ""),
        ("tennis-court", "york-daughter", ""),
        ("tennis-court", "captain-noel-farrow", "footman"),
        ("tennis-court", "prince-orlovsky", "footman valet"),
    ],
)
def test_the_underbutler_serves_butler_valet_and_footman_icons(tile: str, guest: str, others: str) -> None:
    # OB-8.5, OB-9.7
    play = serving(tile, f"{guest} york-heir", f"{others} underbutler")
    assert hosts(play) == [tile]


def test_the_underbutler_serves_no_lady_and_no_meal() -> None:  # OB-8.5
    assert hosts(serving("tennis-court", "miss-anne-harlow", "footman underbutler")) == []
    assert hosts(serving("front-parlour", "york-daughter", "underbutler")) == []


def test_the_underbutler_may_be_preferred_to_the_butler() -> None:  # OB-8.5
    play = do(serving("private-study", "york-daughter", "butler underbutler"), "host:private-study")
    assert choices(play) == ["serve:butler", "serve:underbutler"]
    play = do(a_game(a_house(tiles="butlers-room", available="underbutler")), "host:butlers-room")
    assert prompt(play) == "ob-hire"


def test_without_an_underbutler_left_the_pantry_brings_nobody() -> None:  # OB-8.5
    play = a_game(a_house(money=400), phase=Phase.MARKET, market="butlers-pantry", for_hire="footman")
    do(play, "buy:1:butlers-pantry")
    assert staff(me(play).expended) == ""
    assert me(play).organiser[-1].tile.id == "butlers-pantry"


@pytest.mark.parametrize("new", [False, True], ids=["base", "with the new servants"])
def test_the_underbutler_acts_as_hall_boy_never_as_useful_man(new: bool) -> None:  # OB-8.5
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", money=500)
    house.available = "housekeeper underbutler"
    play = do(a_game(house, ud_servants=new), "host:front-parlour")
    assert can(play, "underbutler:york-lord") == new
    play = a_game(house, phase=Phase.MARKET, ud_servants=new)
    assert not [key for key in choices(play) if key.startswith(("haggle", "useful"))]


def test_butler_underbutler_and_housekeeper_are_never_recruited() -> None:  # OB-8.6, OB-18.4
    rich = a_house("cavendish", available="butler underbutler housekeeper cook", quarters="valet")
    rich.expended = "footman ladys-maid"
    play = do(a_game(a_house(tiles="butlers-room*"), rich, for_hire=""), "host:butlers-room")
    assert choices(play) == [
        "recruit:1:valet:quarters",
        "recruit:1:ladys-maid:expended",
        "recruit:1:footman:expended",
    ]


def test_a_resting_servant_serves_only_with_help() -> None:  # OB-8.7
    house = a_house(tiles="stables", hand="york-lord york-daughter", available="", quarters="footman")
    assert hosts(a_game(house)) == []
    house.reputation = 3
    play = do(a_game(house), "host:stables", "serve:footman")
    assert (me(play).reputation, staff(me(play).placed)) == (0, "footman")
    house.reputation, house.tiles = 0, "stables servants-quarters"
    assert hosts(a_game(house)) == ["stables"]
    house.tiles, house.vp_cards = "stables", "refresh-service"
    assert hosts(do(a_game(house), "vp:refresh-service")) == ["stables"]


def test_an_expended_servant_cannot_be_fetched() -> None:  # OB-8.7, OB-6.3
    house = a_house(tiles="stables servants-quarters", hand="york-lord york-daughter", available="")
    house.expended, house.reputation = "footman", 20
    assert hosts(a_game(house)) == []
    assert not can(a_game(house), "help:footman")
