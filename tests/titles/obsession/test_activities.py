"""Steps 1 to 5, 7 and 8 of a standard turn: rotation, tile, guests, service, clearing (OB-4)."""

import pytest

from salotto.kernel.play import Refused
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Gentry, Group, Slot
from salotto.titles.obsession.means import fits
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, play_until, prompt, why_not
from tests.titles.obsession.positions import (
    STAFF,
    UD,
    a_game,
    a_house,
    a_table,
    end_turn,
    hosts,
    ids,
    me,
    person,
    staff,
)

# Steps 1 and 2


def test_in_the_first_round_nothing_rotates() -> None:  # OB-4.1.2
    play = play_until(a_table(2), lambda estate: estate.phase is Phase.ACT)
    player = play.state.current()
    assert set(staff(player.available).split()) >= set(STAFF.split())
    assert not any(player.quarters)
    assert not any(player.expended)


def test_event_monuments_and_hall_come_in_this_order() -> None:  # OB-4.2.1, OB-4.2.3
    house = a_house(tiles="private-study* trophy-room servants-hall bowling-green")
    play = do(a_game(house, phase=Phase.BEGIN, space=3), "host")
    assert (prompt(play), me(play).money, me(play).reputation) == ("ob-hall", 300, 2 + 1)
    do(play, "servant:valet")
    story = [told.event.id for told in play.story or []]
    assert story[-3:] == ["ob-fair", "ob-monuments", "ob-hall-used"]


def test_the_servants_hall_is_used_once_and_not_later() -> None:  # OB-4.2.3, OB-9.10
    play = a_game(a_house(tiles="+ servants-hall"), phase=Phase.BEGIN)
    do(play, "host", "servant:valet")
    assert prompt(play) == "ob-act"
    assert not [key for key in choices(play) if key.startswith("servant:")]


def test_the_useful_man_helps_at_the_fair() -> None:  # OB-4.2.4
    house = a_house(tiles="private-study bowling-green", available=f"{STAFF} useful-man")
    play = do(a_game(house, phase=Phase.BEGIN, space=3, **UD), "host", "servant:useful-man")
    assert (me(play).money, me(play).reputation, staff(me(play).placed)) == (200, 0, "useful-man")
    end_turn(play)
    assert staff(me(play).expended) == "useful-man"


# Step 3


@for_each(
    "tile",
    [
        "barn",
        "brushing-room",
        "servants-hall",
        "trophy-room",
        "private-study*",
        "renovated-kitchen*",
        "queens-suite*",
    ],
)
def test_some_tiles_have_no_activity(tile: str) -> None:  # OB-4.3.1
    house = a_house(tiles=f"{tile} bowling-green", reputation=30, available=f"{STAFF} cook")
    play = a_game(house, **UD)
    assert why_not(play, f"host:{tile.removesuffix('*')}") == "OB-4.3.1"


def test_the_snapshot_serves_tile_and_guests_alike() -> None:  # OB-4.3.3
    house = a_house(reputation=10, tiles="cabinet-of-curiosities", available="valet", quarters="butler")
    house.hand = "york-lord york-daughter viscount-townshend"
    play = do(a_game(house), "host:cabinet-of-curiosities", "serve:butler:valet")
    assert me(play).reputation == 10 - 3 + 2 + 2  # now at level 2; the viscount, of 3, admires
    assert me(play).money == 200 + 300


def test_a_plan_has_to_be_complete() -> None:  # OB-4.3.4
    house = a_house(tiles="bowling-green main-library", hand="york-lord york-lady", reputation=5)
    assert hosts(a_game(house)) == []  # one gentleman, two of the family
    house.hand = "york-lord york-lady york-heir"
    assert hosts(a_game(house)) == ["bowling-green", "main-library"]
    house.available = "butler"
    assert hosts(a_game(house)) == ["main-library"]
    house.reputation, house.available = 0, "footman"
    assert hosts(a_game(house)) == ["bowling-green"]
    house.available = "valet"
    assert prompt(a_game(house)) == "ob-pass"  # who has no plan must pass


def test_a_suites_doubled_penalty_has_to_be_payable() -> None:  # OB-4.3.4, OB-9.14
    house = a_house(tiles="heritage-suite", hand="mr-nathaniel-poole", reputation=5, available="housekeeper")
    house.money = 100
    play = do(a_game(house), "host:heritage-suite", "borrow")
    assert (me(play).money, me(play).reputation) == (0, 5 - 2 + 4)  # 200 to pay, 100 of them borrowed
    house.money, house.hand = 0, "the-hon-cedric-ashe"
    house.available = "housekeeper valet"
    assert hosts(a_game(house)) == []  # 400 would cost 8 reputation


def test_the_hall_boys_hundred_counts_for_what_can_be_paid() -> None:  # OB-4.3.4, OB-17.9
    house = a_house(tiles="breakfast-room", available="housekeeper", reputation=1)
    house.hand = "mr-nathaniel-poole mr-jonas-threadgill mr-alfred-penrose"
    assert hosts(a_game(house, **UD)) == []  # 100 - 100 - 100
    house.available = "housekeeper hall-boy"
    play = do(a_game(house, **UD), "host:breakfast-room")
    assert (me(play).money, me(play).reputation) == (0, 1 + 4)
    assert staff(me(play).placed) == "housekeeper hall-boy"


def test_until_the_favours_everything_can_be_taken_back() -> None:  # OB-4.3.5
    play = do(a_game(a_house(money=300)), "host:front-parlour", "york-lord", "york-daughter")
    assert prompt(play) == "ob-market"
    play = do(a_game(a_house(money=300)), "host:front-parlour", "york-lord")
    play.undo(0)
    do(play, "york-lady")
    play.undo(0)
    play.undo(0)
    assert (prompt(play), play.state.plan) == ("ob-act", None)
    do(play, "pass", "rents")
    assert me(play).money == 500


def test_a_used_vp_card_cannot_be_taken_back() -> None:  # OB-4.3.5
    play = do(a_game(a_house(vp_cards="pounds-300")), "vp:pounds-300")
    with pytest.raises(Refused):
        play.undo(0)
    assert me(play).money == 300


def test_hosting_the_butlers_room_needs_no_guests() -> None:  # OB-4.3.6, OB-9.3
    house = a_house(hand="york-lord", money=200)
    play = do(a_game(house), "host:butlers-room", "servant:footman", "servant:valet")
    assert staff(me(play).placed) == "butler"
    assert staff(me(play).expended) == "valet footman"
    assert ids(me(play).hand) == ["york-lord"]
    end_turn(play)
    assert staff(me(play).expended) == "butler valet footman"


# Step 4


@for_each(
    "slot, guests",
    [
        (
            Slot.GENTRY,
            "york-lord york-lady mr-alfred-penrose miss-norris viscount-townshend viscountess-abernathy"
            " charles-fairchild elizabeth-fairchild",
        ),
        (Slot.FAMILY, "york-lord york-lady"),
        (Slot.GENTLEMEN, "york-lord mr-alfred-penrose viscount-townshend charles-fairchild"),
        (Slot.LADIES, "york-lady miss-norris viscountess-abernathy elizabeth-fairchild"),
        (Slot.CASUAL, "mr-alfred-penrose miss-norris"),
        (Slot.PRESTIGE, "viscount-townshend viscountess-abernathy charles-fairchild elizabeth-fairchild"),
    ],
)
def test_each_slot_takes_its_kind_of_people(slot: Slot, guests: str) -> None:  # OB-4.4.1, OB-4.4.4
    everybody = "york-lord york-lady mr-alfred-penrose miss-norris viscount-townshend viscountess-abernathy"
    everybody += " charles-fairchild elizabeth-fairchild"
    assert [id for id in everybody.split() if fits(slot, person(id))] == guests.split()


def test_the_number_of_guests_is_exact() -> None:  # OB-4.4.1
    play = do(a_game(a_house()), "host:front-parlour")
    assert "enough" not in choices(play)
    do(play, "york-lord", "york-daughter")
    assert prompt(play) != "ob-guests"
    assert play.state.plan is not None
    assert ids(list(play.state.plan.guests)) == ["york-lord", "york-daughter"]


def test_guests_come_from_the_active_hand_only() -> None:  # OB-4.4.2
    house = a_house(hand="york-lord york-lady york-daughter", discards="york-heir mr-alfred-penrose")
    play = do(a_game(house), "host:front-parlour")
    assert choices(play) == ["gentry:york-lord", "gentry:york-lady", "gentry:york-daughter"]
    assert not can(a_game(house), "host:bowling-green")  # the second gentleman is in the discard pile


def test_a_guest_of_any_rating_may_come_to_a_modest_tile() -> None:  # OB-4.4.3
    house = a_house(reputation=10, tiles="front-parlour", hand="viscount-townshend york-lord")
    play = do(a_game(house), "host:front-parlour")
    assert me(play).money == 500


@for_each("card", [card for card in BOX.gentry if card.group in (Group.FAMILY, Group.FAIRCHILD)])
def test_family_and_fairchilds_count_as_rating_1_and_need_no_service(card: Gentry) -> None:
    # OB-4.4.3, OB-4.5.1
    assert (card.rating, card.service) == (1, ())
    assert card.prestige == (card.group is Group.FAIRCHILD)  # OB-4.4.4


def test_fairchilds_fill_prestige_slots_but_are_no_family() -> None:  # OB-4.4.4
    house = a_house(tiles="statuary", hand="charles-fairchild elizabeth-fairchild", reputation=20)
    play = do(a_game(house), "host:statuary")
    assert me(play).reputation == 20 + 5 + 3 + 2
    house.tiles = "private-study"
    assert hosts(a_game(house)) == []


def test_a_pauper_may_come_when_the_whole_sum_is_there() -> None:  # OB-4.4.5
    house = a_house(
        tiles="front-parlour", hand="mrs-agatha-lowe york-lady york-lord", available="housekeeper"
    )
    play = do(a_game(house), "host:front-parlour")
    assert can(play, "mrs-agatha-lowe")  # with the lord, who brings 200
    do(play, "mrs-agatha-lowe")
    assert play.state.plan is not None
    assert ids(list(play.state.plan.guests)) == ["mrs-agatha-lowe", "york-lord"]


def test_who_asks_learns_whether_it_is_the_money() -> None:  # OB-4.4.5
    house = a_house(tiles="front-parlour", reputation=1, available="housekeeper")
    house.hand = "york-daughter york-lady miss-alice-barstow mr-nathaniel-poole"
    play = do(a_game(house), "host:front-parlour")
    assert why_not(play, "gentry:mr-nathaniel-poole") == "OB-4.4.5"
    house.tiles, house.hand = "breakfast-room bowling-green", "york-lord york-heir mr-nathaniel-poole"
    house.available = "footman"
    assert why_not(a_game(house), "host:breakfast-room") == "OB-4.5.2"  # nobody serves
    house.available, house.hand = (
        "footman housekeeper",
        "mr-nathaniel-poole mr-jonas-threadgill mr-percy-wingate",
    )
    assert why_not(a_game(house), "host:breakfast-room") == "OB-4.4.5"


# Step 5


def test_stand_ins_serve_in_a_real_activity() -> None:  # OB-4.5.3, OB-8.3
    house = a_house(tiles="tennis-court", reputation=5, available="footman housekeeper")
    house.hand = "miss-anne-harlow york-lord"
    play = do(a_game(house), "host:tennis-court")
    assert staff(me(play).placed) == "housekeeper footman"


def test_every_icon_of_tile_and_guests_takes_one_servant() -> None:  # OB-4.5.1, OB-4.5.4
    house = a_house(tiles="tennis-court", reputation=10, hand="count-hoyos york-lord")
    house.available = "valet footman"
    assert hosts(a_game(house)) == []  # tile and count want a footman each
    house.available = "valet footman footman"
    play = do(a_game(house), "host:tennis-court")
    assert staff(me(play).placed) == "valet footman footman"


# Steps 7 and 8


def test_buying_one_tile_is_allowed_and_never_asked_for() -> None:  # OB-4.7.1
    play = a_game(a_house(money=900), phase=Phase.MARKET)
    do(play, "done")
    assert (me(play).money, play.state.turn) == (900, 1)
    play = do(a_game(a_house(money=900), phase=Phase.MARKET), "buy:2:stables")
    assert (me(play).money, play.state.turn) == (900 - 200, 1)


def test_all_who_were_placed_go_to_expended_service() -> None:  # OB-4.8.1
    house = a_house(tiles="+ servants-hall", hand="captain-noel-farrow york-lord")
    house.money = 100
    play = do(a_game(house, phase=Phase.BEGIN), "host", "servant:butler", "host:front-parlour")
    assert staff(me(play).placed) == "butler housekeeper valet"
    end_turn(play)
    assert staff(me(play).expended) == "butler housekeeper valet"
    assert staff(me(play).placed) == ""


@for_each(
    "tile, after",
    [("front-parlour", True), ("front-parlour*", True), ("south-lawn", True), ("south-lawn*", False)],
)
def test_which_side_is_up_after_the_activity(tile: str, after: bool) -> None:  # OB-4.8.2
    house = a_house(tiles=tile, reputation=10, hand="york-lord york-daughter york-heir")
    play = do(a_game(house), f"host:{tile.removesuffix('*')}")
    end_turn(play)
    assert [each.back for each in me(play).organiser] == [after]


def test_tiles_with_one_face_are_not_turned() -> None:  # OB-4.8.2, OB-9.14
    house = a_house(tiles="heritage-suite", reputation=5, hand="dr-samuel-pym", available="housekeeper")
    play = do(a_game(house, casual=""), "host:heritage-suite", "done")
    assert [each.back for each in me(play).organiser] == [False]


def test_guests_go_to_the_discard_pile_in_order() -> None:  # OB-4.8.3
    house = a_house(hand="york-lord york-daughter york-lady", discards="miss-norris")
    play = do(a_game(house), "host:front-parlour", "york-daughter", "york-lord")
    assert ids(me(play).discards) == ["miss-norris"]  # until step 8
    end_turn(play)
    assert ids(me(play).discards) == ["miss-norris", "york-daughter", "york-lord"]
    assert ids(me(play).hand)[:1] == ["york-lady"]
