"""Upstairs, Downstairs: the new tiles, front and back (OB-24)."""

import pytest

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Tile
from salotto.titles.obsession.goals import monuments
from salotto.titles.obsession.market import reserve_for
from salotto.titles.obsession.scoring import objective_vp
from salotto.titles.obsession.state import Laid, Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import (
    UD,
    House,
    Table,
    a_game,
    a_house,
    a_setting,
    end_turn,
    ids,
    me,
    staff,
)


def hosting(house: House, tile: str, *answers: str) -> Table:
    """An activity with the new servants in play, as far as the answers go."""
    return do(a_game(house, **UD), f"host:{tile}", *answers)


def numbers_of_guests(house: House, tile: str) -> set[int]:
    """How many guests an activity can have in the end, whatever is arranged."""
    found: set[int] = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        play = hosting(house, tile, *answers)
        plan = play.state.plan
        if plan is None or play.state.phase is not Phase.PLAN:
            found.add(len(me(play).discards) or len(plan.guests if plan else ()))
            continue
        arranged = [key for key in choices(play) if not key.startswith("gentry:")]
        guests = [key for key in choices(play) if key.startswith("gentry:")][:1]
        waiting += [(*answers, key) for key in (*arranged, *guests)]
    return found


def copies(id: str, *, ud_servants: bool, ud_content: bool) -> int:
    """How many copies of a tile come into the bag."""
    return a_setting(2, ud_servants=ud_servants, ud_content=ud_content).tiles().count(BOX.tile(id))


# What is in the box


@for_each(
    "id, base, content, servants",
    [
        ("carriage-house", 0, 2, 2),  # OB-24.1
        ("stocked-lake", 0, 1, 1),  # OB-24.6
        ("housekeepers-room", 0, 0, 2),  # OB-24.7
        ("renovated-kitchen", 0, 0, 1),  # OB-24.9
        ("parish-church", 0, 1, 1),  # OB-24.12
        ("babbling-brook", 0, 1, 1),  # OB-24.13
        ("art-gallery", 1, 2, 2),  # a second set of rating 5
        ("barn", 2, 2, 2),
    ],
)
def test_the_tiles_come_with_their_option(id: str, base: int, content: int, servants: int) -> None:
    # OB-24.7, OB-2.11
    assert copies(id, ud_servants=False, ud_content=False) == base
    assert copies(id, ud_servants=False, ud_content=True) == content
    assert copies(id, ud_servants=True, ud_content=True) == servants


def test_which_of_them_may_lie_in_the_first_market() -> None:  # OB-24.5, OB-2.14
    first = {tile.id for tile in BOX.tiles if tile.set == "ud" and tile.initial_market}
    rooms = {"carriage-house", "housekeepers-room", "renovated-kitchen"}
    assert first == rooms | {"parish-church", "babbling-brook"}
    assert BOX.tile("renovated-kitchen").rating in (1, 2, 3)


def test_service_tiles_go_to_their_reserve() -> None:  # OB-24.1, OB-24.7, OB-11.15
    play = a_game(a_house(), **UD)
    play.state.service_reserve = ()
    tiles = ("carriage-house", "housekeepers-room", "renovated-kitchen", "parish-church", "stocked-lake")
    assert [reserve_for(play.state, BOX.tile(id)) for id in tiles] == ["service"] * 3 + ["", ""]


# Carriage House


@pytest.mark.parametrize("servant", ["footman", "hall-boy", "underbutler"])
def test_a_carriage_brings_one_guest_more_or_fewer(servant: str) -> None:  # OB-24.1
    house = a_house(tiles="front-parlour carriage-house", available=f"housekeeper {servant}")
    assert numbers_of_guests(house, "front-parlour") == {1, 2, 3}
    play = hosting(house, "front-parlour", f"more:{servant}", "york-lord", "york-heir", "york-daughter")
    assert staff(me(end_turn(play)).expended).split().count(servant) == 1


@for_each("servant", ["valet", "butler", "ladys-maid", "cook", "head-housemaid", "useful-man"])
def test_nobody_else_drives_it(servant: str) -> None:  # OB-24.1
    house = a_house(tiles="front-parlour carriage-house", available=f"housekeeper {servant}")
    assert numbers_of_guests(house, "front-parlour") == {2}


def test_the_driver_must_be_available() -> None:  # OB-24.1, OB-9.9
    house = a_house(tiles="front-parlour carriage-house servants-quarters", available="housekeeper")
    house.quarters = "footman"
    assert numbers_of_guests(house, "front-parlour") == {2}


def test_the_extra_guest_meets_all_demands() -> None:  # OB-24.2
    house = a_house(tiles="bowling-green carriage-house", available="footman footman valet")
    house.hand = "york-lord york-heir york-daughter captain-noel-farrow viscount-townshend"
    play = hosting(house, "bowling-green", "more:footman")
    assert play.state.plan is not None
    gentlemen = ["york-lord", "york-heir", "captain-noel-farrow"]  # no lady, nobody of rating 3
    assert ids([*play.state.plan.guests]) == gentlemen
    house.available = "footman footman"
    assert not can(hosting(house, "bowling-green"), "more:footman")  # nobody could serve the captain


def test_a_carriage_has_its_limits() -> None:  # OB-24.3
    suite = a_house(tiles="heritage-suite carriage-house", reputation=5, available="housekeeper footman")
    suite.hand = "mr-alfred-penrose the-rev-josiah-bell"
    assert numbers_of_guests(suite, "heritage-suite") == {1}  # neither more nor none
    for tile in ("private-study", "main-library", "south-lawn*"):
        family = a_house(tiles=f"{tile} carriage-house", reputation=10, available="butler footman footman")
        family.hand = "york-lord york-lady york-heir york-daughter"
        printed = BOX.tile(tile.removesuffix("*")).sides[tile.endswith("*")].guests
        assert numbers_of_guests(family, tile.removesuffix("*")) == {printed}


def test_a_carriage_drives_once_a_turn() -> None:  # OB-24.4
    house = a_house(tiles="front-parlour carriage-house", available="housekeeper footman footman hall-boy")
    house.hand = "york-lord york-lady york-heir york-daughter mr-alfred-penrose"
    play = hosting(house, "front-parlour", "more:footman")
    assert not any(key.startswith(("more:", "fewer:")) for key in choices(play))


# Stocked Lake


def test_the_stocked_lake_is_an_ordinary_sporting_tile() -> None:  # OB-24.6
    house = a_house(tiles="stocked-lake", reputation=25, available="footman")
    house.hand = "york-lord york-heir cavendish-lord charles-fairchild"
    play = hosting(house, "stocked-lake", "favour:money:100")
    assert me(play).money == 600 + 200 + 100 + 200
    assert end_turn(play).state.players[0].organiser == [Laid(BOX.tile("stocked-lake"), True)]
    house.tiles = "stocked-lake*"
    assert me(hosting(house, "stocked-lake", "favour:money:100")).money == 700 + 200 + 100 + 200
    house.reputation = 24
    house.vp_cards = "pounds-300"
    assert why_not(a_game(house, **UD), "host:stocked-lake") == "OB-4.3.2"
    assert [side.category for side in BOX.tile("stocked-lake").sides] == ["sporting", "sporting"]


# Housekeeper's Room


def test_the_housekeepers_room_is_for_the_head_housemaid() -> None:  # OB-24.7, OB-24.8
    house = a_house(tiles="front-parlour housekeepers-room", hand="york-lord york-daughter")
    house.available = "head-housemaid"
    assert can(a_game(house, **UD), "host:front-parlour")  # a housekeeper icon on a tile
    house.tiles, house.available = "bowling-green* stables housekeepers-room", "footman head-housemaid"
    house.hand = "york-lord miss-anne-harlow"
    assert can(a_game(house, **UD), "host:stables")  # a lady's maid
    house.available = "footman head-housemaid ladys-maid"
    play = hosting(house, "stables")
    assert choices(play) == ["serve:ladys-maid:footman", "serve:footman:head-housemaid"]  # the maid is there
    house.tiles = "bowling-green* stables"
    house.available = "footman head-housemaid"
    assert not can(a_game(house, **UD), "host:stables")


# Renovated Kitchen


def a_kitchen(**changes: str) -> House:
    """A house with a kitchen to cook in, of level 2."""
    house = a_house(reputation=5, tiles="renovated-kitchen carriage-house")
    house.available = "cook footman footman valet valet ladys-maid housekeeper butler"
    house.hand = "duchess-of-harrowby prince-orlovsky miss-flora-kincaid viscount-townshend york-lord"
    for name, value in changes.items():
        setattr(house, name, value)
    return house


def test_the_gourmet_tasting_takes_two_guests_of_any_rank() -> None:  # OB-24.9
    house = a_kitchen(tiles="renovated-kitchen", hand="duchess-of-harrowby prince-orlovsky")
    play = hosting(house, "renovated-kitchen")
    assert me(play).reputation == 5 + 4 + 1
    assert me(play).money == 500
    assert end_turn(play).state.players[0].organiser[0].back
    assert "cook" in staff(me(play).expended)
    house.available = house.available.replace("cook ", "")
    house.vp_cards = "pounds-300"
    assert why_not(a_game(house, **UD), "host:renovated-kitchen") == "OB-4.5.2"  # she is mandatory
    house.available, house.reputation = f"cook {house.available}", 4
    assert (
        why_not(a_game(house, **UD), "host:renovated-kitchen") == "OB-4.3.2"
    )  # the tile's own rating counts


def test_family_may_come_to_the_tasting() -> None:  # OB-24.9
    house = a_kitchen(tiles="renovated-kitchen", hand="york-lord york-daughter")
    assert me(hosting(house, "renovated-kitchen")).reputation == 5 + 1


def test_a_tasting_with_a_carriage() -> None:  # E49, OB-24.9, OB-24.14
    play = hosting(a_kitchen(), "renovated-kitchen", "more:footman", "duchess-of-harrowby", "prince-orlovsky")
    assert can(play, "miss-flora-kincaid")  # rating 2
    assert not can(play, "viscount-townshend")  # rating 3
    do(play, "miss-flora-kincaid")
    assert me(play).reputation == 5 + 4 + 1 + 1  # the duchess, Miss Kincaid, the cook
    grand = a_kitchen(hand="duchess-of-harrowby prince-orlovsky viscount-townshend")
    assert not can(hosting(grand, "renovated-kitchen"), "more:footman")


def test_a_tasting_for_one() -> None:  # OB-24.14
    play = hosting(a_kitchen(), "renovated-kitchen", "fewer:footman", "duchess-of-harrowby")
    assert me(play).reputation == 5 + 4 + 1


def test_the_cook_of_the_tasting_is_no_extra() -> None:  # OB-24.14, OB-17.5
    play = hosting(a_kitchen(), "renovated-kitchen")
    assert not can(play, "cook")
    assert not can(play, "kitchen")


def test_the_flipped_kitchen_has_room_for_one_more_with_the_cook() -> None:  # OB-24.10
    house = a_house(tiles="front-parlour renovated-kitchen*", available="housekeeper cook")
    assert numbers_of_guests(house, "front-parlour") == {2, 3}
    house.available = "housekeeper"
    assert numbers_of_guests(house, "front-parlour") == {2}
    house.tiles, house.available = "front-parlour renovated-kitchen", "housekeeper cook"
    assert numbers_of_guests(house, "front-parlour") == {2}
    assert not can(a_game(a_kitchen(tiles="renovated-kitchen*"), **UD), "host:renovated-kitchen")


def test_the_flipped_kitchen_keeps_the_demands_and_spares_the_suites() -> None:  # OB-24.10, OB-24.2
    suite = a_house(tiles="heritage-suite renovated-kitchen*", reputation=5, available="housekeeper cook")
    suite.hand = "mr-alfred-penrose the-rev-josiah-bell"
    assert numbers_of_guests(suite, "heritage-suite") == {1}
    house = a_house(tiles="bowling-green renovated-kitchen*", available="footman cook")
    house.hand = "york-lord york-heir york-daughter york-lady"
    assert not can(hosting(house, "bowling-green", "cook"), "kitchen")  # no third gentleman


def test_kitchen_and_carriage_together() -> None:  # E39, OB-24.11, OB-24.16
    house = a_house(tiles="croquet-lawn carriage-house renovated-kitchen*", reputation=5)
    house.hand = "york-lord york-lady york-heir york-daughter cavendish-lord cavendish-heir"
    house.available = "footman cook hall-boy"
    assert numbers_of_guests(house, "croquet-lawn") == {2, 3, 4, 5}
    play = hosting(house, "croquet-lawn", "cook", "kitchen", "fewer:hall-boy")
    assert play.state.plan is not None
    assert play.state.plan.wanted == 3


def test_never_below_one_guest() -> None:  # OB-24.16, OB-24.3
    house = a_house(tiles="statuary carriage-house", reputation=20, available="butler footman valet valet")
    house.hand = "charles-fairchild viscount-townshend"
    assert numbers_of_guests(house, "statuary") == {1, 2}


def test_the_kitchens_extra_guest_may_be_family_at_a_family_activity() -> None:  # OB-24.15
    house = a_house(tiles="private-study carriage-house renovated-kitchen*", available="butler cook footman")
    house.hand = "york-lord york-heir york-daughter york-lady charles-fairchild"
    play = hosting(house, "private-study", "cook", "kitchen")
    assert choices(play) == [f"gentry:york-{role}" for role in ("lord", "heir", "daughter", "lady")]
    assert numbers_of_guests(house, "private-study") == {2, 3}
    house.hand = "york-lord york-heir charles-fairchild dr-samuel-pym"
    assert numbers_of_guests(house, "private-study") == {2}


# Parish Church


def test_the_parish_church_needs_no_servant_and_becomes_a_monument() -> None:  # OB-24.12
    house = a_house(
        tiles="parish-church", reputation=5, available="", hand="york-lord york-daughter york-heir"
    )
    house.objectives = "misc-monuments"
    play = a_game(house, **UD)
    assert (monuments(me(play)), objective_vp(play.state, me(play))) == (0, 0)
    do(play, "host:parish-church", "favour:money:100")
    assert me(play).reputation == 5 + 1
    end_turn(play)
    assert (monuments(me(play)), objective_vp(play.state, me(play))) == (1, 3)


def test_the_church_gives_money_or_reputation_in_step_two() -> None:  # OB-24.12, OB-4.2.2
    house = a_house(tiles="parish-church* trophy-room front-parlour")
    for answer, money, reputation in (("favour:money:100", 100, 1), ("favour:reputation:1", 0, 2)):
        play = a_game(house, phase=Phase.BEGIN, **UD)
        assert prompt(play) == "ob-church"
        do(play, answer)
        assert (me(play).money, me(play).reputation) == (money, reputation)
    assert prompt(a_game(a_house(tiles="parish-church front-parlour"), phase=Phase.BEGIN, **UD)) == "ob-act"


# Babbling Brook


def test_the_babbling_brook_gives_money_and_then_flips_to_the_estate() -> None:  # OB-24.13, OB-9.13
    house = a_house(tiles="babbling-brook", reputation=5, hand="york-lord york-heir", available="footman")
    play = hosting(house, "babbling-brook", "favour:money:100")
    assert me(play).money == 200 + 200 + 100
    end_turn(play)
    assert me(play).organiser[0].side.category == "estate"


def test_its_estate_side_takes_a_card_back() -> None:  # OB-24.13
    house = a_house(tiles="babbling-brook* barn", reputation=5, discards="miss-norris york-heir")
    house.hand = "york-lord york-daughter"
    play = hosting(house, "babbling-brook")
    assert choices(play) == ["gentry:miss-norris", "gentry:york-heir"]  # not the guests of the activity
    do(play, "york-heir")
    assert "york-heir" in ids(me(play).hand)
    assert me(play).reputation == 5 + 1  # the Barn: an Estate activity
    end_turn(play)
    assert me(play).organiser[0].side.category == "sporting"


def test_with_an_empty_pile_nothing_comes_back() -> None:  # OB-24.13
    house = a_house(
        tiles="babbling-brook*", reputation=5, hand="york-lord york-daughter", available="footman"
    )
    play = hosting(house, "babbling-brook")
    assert play.state.phase is Phase.MARKET
    assert len(me(play).hand) == 2 + 1  # the daughter's casual guest


# Low-VP monuments


@for_each("id", ["hunting-tapestry", "longcase-clock", "stone-sundial", "crystal-chandelier"])
def test_a_small_monument_is_a_monument(id: str) -> None:  # OB-2.12, OB-9.12
    tile: Tile = BOX.tile(id)
    assert tile.monument
    assert tile.low_vp
    play = a_game(a_house(tiles=f"front-parlour {id}"), phase=Phase.BEGIN)
    assert me(play).reputation == 1
    assert tile in a_setting(3, monument_set="low_vp").monuments()[1]
    assert tile not in a_setting(3).monuments()[1]
