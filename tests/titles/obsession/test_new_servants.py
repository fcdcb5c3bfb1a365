"""Upstairs, Downstairs: supplementary service and every use of the new servants (OB-17)."""

import pytest

from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import (
    STAFF,
    UD,
    House,
    Table,
    a_game,
    a_house,
    counts,
    end_turn,
    ids,
    market,
    me,
    staff,
)

QUARTET = "cook hall-boy head-housemaid useful-man"
CASUAL = "dr-samuel-pym mrs-lydia-fenwick mr-giles-hartnell miss-cordelia-hay miss-norris miss-oliver"
PRESTIGE = "viscount-townshend major-anthony-cole earl-ravensworth"


def hosting(
    house: House,
    tile: str,
    *answers: str,
    edition: str = "fr",
    casual: str = CASUAL,
    prestige: str = PRESTIGE,
) -> Table:
    """An activity with the new servants in play, as far as the answers go."""
    play = a_game(house, edition=edition, casual=casual, prestige=prestige, **UD)
    return do(play, f"host:{tile}", *answers)


# Supplementary service


def test_all_four_in_one_activity() -> None:  # E31, OB-17.3, OB-17.6, OB-17.9, OB-17.11, OB-17.18
    house = a_house(
        "howard",
        reputation=12,
        tiles="music-room",
        hand="marquess-of-tetbury lady-marianne-turner howard-lady",
        available=f"butler underbutler valet ladys-maid {QUARTET}",
    )
    play = hosting(house, "music-room", "cook", "serve:butler:underbutler:valet:ladys-maid")
    do(play, "hall-boy:marquess-of-tetbury", "head-housemaid:lady-marianne-turner")
    do(play, "favour:invite:casual:2:1")
    assert me(play).money == 500 + 100 + 100
    assert me(play).reputation == 12 + 3 + 2 + 2 + 1 == 20
    do(play, "lady-marianne-turner")
    assert len(choices(play)) == 2  # two prestige guests to choose from
    do(play, choices(play)[0])
    assert len(choices(play)) == 2  # and two casual ones
    do(play, choices(play)[0], "done")
    assert staff(me(play).expended) == staff(counts(f"butler underbutler valet ladys-maid {QUARTET}"))


def test_supplementary_service_is_never_compulsory() -> None:  # OB-17.1
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", available=f"housekeeper {QUARTET}")
    play = hosting(house, "front-parlour", "york-lord", "york-daughter")
    assert choices(play) == ["cook", "hall-boy:york-lord", "head-housemaid:york-daughter", "enough"]
    do(play, "enough", "done")
    assert staff(me(play).expended) == "housekeeper"
    assert (me(play).money, me(play).reputation) == (200, 2)


def test_mandatory_service_is_given_all_the_same() -> None:  # OB-17.1
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", available=QUARTET)
    assert why_not(a_game(house, **UD), "host:front-parlour") == "OB-4.5.2"


def test_a_resting_servant_is_no_help_without_the_servants_quarters() -> None:  # OB-17.2, OB-9.9
    house = a_house(
        tiles="front-parlour", hand="york-lord york-heir", available="housekeeper", quarters="cook"
    )
    assert prompt(hosting(house, "front-parlour")) == "ob-either-or"
    house.tiles = "front-parlour servants-quarters"
    play = hosting(house, "front-parlour")
    assert can(play, "cook")
    do(play, "cook", "favour:money:100")
    assert me(play).reputation == 2 + 1
    assert staff(me(end_turn(play)).expended) == "housekeeper cook"


def test_service_help_makes_a_new_servant_available() -> None:  # OB-17.2, OB-6.3
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", reputation=3)
    house.available, house.quarters = "housekeeper", "hall-boy"
    play = do(a_game(house, **UD), "help:hall-boy", "host:front-parlour", "hall-boy:york-lord")
    assert (me(play).money, me(play).reputation) == (300, 3 - 3 + 2)


def test_a_new_servant_stands_in_one_place_only() -> None:  # OB-17.3, OB-17.14
    house = a_house(tiles="private-study* front-parlour", available=f"{STAFF} useful-man", money=300)
    play = do(a_game(house, space=3, phase=Phase.BEGIN, **UD), "host", "servant:useful-man", "pass", "rents")
    assert can(play, "buy:1:brushing-room")
    assert not can(play, "haggle:1:brushing-room")
    assert not can(play, "useful:refresh")
    house = a_house(
        tiles="front-parlour", hand="york-lord miss-alice-barstow", available="housekeeper hall-boy"
    )
    play = hosting(house, "front-parlour", "hall-boy:york-lord")
    assert play.state.phase is not Phase.SERVE


def test_the_cook_may_come_early_or_late() -> None:  # OB-17.4
    house = a_house(
        tiles="front-parlour", hand="york-lord york-daughter york-heir", available="housekeeper cook"
    )
    for answers in (("cook", "york-lord", "york-daughter"), ("york-lord", "york-daughter", "cook")):
        assert me(hosting(house, "front-parlour", *answers)).reputation == 2 + 1


# Stand-ins


def test_a_hall_boy_in_the_butlers_place_brings_no_money() -> None:  # OB-17.5, OB-17.9
    house = a_house(tiles="front-parlour", reputation=20, hand="marquess-of-tetbury york-daughter")
    house.available = "housekeeper butler valet hall-boy"
    play = hosting(house, "front-parlour")
    assert choices(play) == ["serve:butler:housekeeper:valet", "serve:housekeeper:valet:hall-boy"]
    do(play, "serve:housekeeper:valet:hall-boy")  # although the butler is available
    assert me(play).money == 500
    play = hosting(house, "front-parlour", "serve:butler:housekeeper:valet", "hall-boy:marquess-of-tetbury")
    assert me(play).money == 500 + 100


def test_a_hall_boy_does_not_serve_a_tile_in_the_butlers_place() -> None:  # OB-17.9
    house = a_house(tiles="cabinet-of-curiosities", reputation=5, available="hall-boy")
    house.hand = "york-lord york-heir york-daughter"
    assert why_not(a_game(house, **UD), "host:cabinet-of-curiosities") == "OB-4.5.2"


def test_a_head_housemaid_in_the_housekeepers_place_vets_nobody() -> None:  # OB-17.5, OB-17.11
    house = a_house(tiles="front-parlour", reputation=25, hand="duchess-of-harrowby york-lord")
    house.available = "housekeeper ladys-maid head-housemaid"
    play = hosting(house, "front-parlour")  # the tile and the duchess need a housekeeper each
    assert staff(me(play).placed) == "housekeeper ladys-maid head-housemaid"
    assert play.state.phase is Phase.MARKET
    assert "viscount-townshend" in ids(me(play).hand)  # invited unseen


def test_a_head_housemaid_may_stand_in_although_the_housekeeper_is_there() -> None:  # OB-17.11
    house = a_house(tiles="croquet-lawn", reputation=25, hand="countess-of-glenroy york-lord york-daughter")
    house.available = "footman ladys-maid housekeeper head-housemaid"
    assert choices(hosting(house, "croquet-lawn")) == [
        "serve:housekeeper:ladys-maid:footman",
        "serve:ladys-maid:footman:head-housemaid",
    ]


def test_with_the_housekeepers_room_she_serves_tiles_and_ladies_too() -> None:  # OB-17.13, OB-24.8
    house = a_house(tiles="front-parlour", hand="york-lord mrs-helena-crosse", money=100)
    house.available = "ladys-maid head-housemaid"
    assert not can(a_game(house, **UD), "host:front-parlour")
    house.tiles = "front-parlour housekeepers-room"
    play = hosting(house, "front-parlour")
    assert staff(me(play).placed) == "ladys-maid head-housemaid"
    house.available = "housekeeper head-housemaid ladys-maid"
    play = hosting(house, "front-parlour")
    assert choices(play) == [
        "serve:housekeeper:ladys-maid",
        "serve:housekeeper:head-housemaid",
        "serve:ladys-maid:head-housemaid",
    ]
    do(play, "serve:housekeeper:head-housemaid")
    assert play.state.phase is Phase.MARKET  # no vetting then
    assert "dr-samuel-pym" in ids(me(play).hand)


# Cook


def test_the_cook_always_brings_a_reputation() -> None:  # OB-17.6
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", available="housekeeper cook")
    assert me(hosting(house, "front-parlour", "cook")).reputation == 2 + 1


def test_the_cook_lifts_the_guests_by_two() -> None:  # OB-17.6, OB-17.8
    house = a_house(tiles="front-parlour", hand="york-lord york-daughter", available=f"{STAFF} cook footman")
    for guest, level, comes in (
        ("viscount-townshend", 1, True),  # rating 3
        ("earl-of-marchmont", 1, False),  # rating 4
        ("earl-of-marchmont", 2, True),
        ("marquess-of-kent", 3, True),  # rating 5
        ("marquess-of-kent", 2, False),
    ):
        house.reputation = 5 * (level - 1)
        house.hand = f"york-lord york-daughter york-heir {guest}"
        play = hosting(house, "front-parlour")
        assert not can(play, guest)
        assert can(do(play, "cook"), guest) is comes


def test_the_cook_does_not_help_the_tile() -> None:  # OB-17.8
    house = a_house(tiles="flower-room", available=f"{STAFF} cook", hand="york-lady york-daughter", money=100)
    house.vp_cards = "pounds-300"  # so that there is something to decide
    assert why_not(a_game(house, **UD), "host:flower-room") == "OB-4.3.2"


def test_the_cook_stays_at_home_when_servants_are_hired() -> None:  # OB-17.7
    house = a_house(tiles="butlers-room", available="butler cook")
    play = hosting(house, "butlers-room")
    assert prompt(play) == "ob-hire"
    assert me(end_turn(play)).reputation == 0


def test_cook_and_useful_man_join_the_lionheart_suite_before_the_guest_is_known() -> None:
    # OB-17.6, OB-9.17, OB-9.19
    house = a_house(tiles="lionheart-suite", reputation=20, available="butler cook useful-man", money=100)
    play = hosting(house, "lionheart-suite", prestige="major-anthony-cole")  # rating 6 at level 5
    assert choices(play) == ["cook", "enough"]
    do(play, "cook")
    assert me(play).reputation == 20 + 2 * 3 + 1  # the guest counts twice, the cook once
    assert staff(me(play).placed) == "butler cook useful-man"


# Hall boy


def test_the_hall_boy_needs_a_gain_in_pounds() -> None:  # OB-17.9, OB-17.10
    house = a_house(tiles="front-parlour", hand="mr-nathaniel-poole the-rev-josiah-bell", money=100)
    house.available = "housekeeper hall-boy"
    play = hosting(house, "front-parlour")
    assert play.state.phase is not Phase.SERVE  # nobody to stand beside
    house.hand = "miss-delacourt the-rev-josiah-bell"
    assert choices(hosting(house, "front-parlour")) == ["hall-boy:miss-delacourt", "enough"]


def test_beside_the_heir_he_commits_to_the_money() -> None:  # OB-17.10
    house = a_house(
        tiles="front-parlour", hand="york-heir the-rev-josiah-bell", available="housekeeper hall-boy"
    )
    play = hosting(house, "front-parlour", "hall-boy:york-heir")
    assert play.state.phase is not Phase.SERVE  # no choice is left
    assert (me(play).money, me(play).reputation) == (200, 2 + 1)
    play = hosting(house, "front-parlour", "enough", "favour:reputation:1")
    assert (me(play).money, me(play).reputation) == (0, 2 + 1 + 1)


def test_he_may_go_to_the_carriage_house_for_a_footman() -> None:  # OB-17.9
    house = a_house(tiles="front-parlour carriage-house", available="housekeeper hall-boy footman")
    play = hosting(house, "front-parlour")
    assert {"more:hall-boy", "more:footman"} <= set(choices(play))
    do(play, "more:hall-boy", "york-lord", "york-heir", "york-daughter", "favour:money:100")
    assert me(play).money == 200 + 100  # he brings no money from there
    assert staff(me(end_turn(play)).expended) == "housekeeper hall-boy"


def test_one_card_gets_his_money_once() -> None:  # OB-17.26
    house = a_house(tiles="front-parlour", available="housekeeper hall-boy underbutler")
    house.hand = "york-lord the-rev-josiah-bell"
    for edition in ("fr", "it"):
        play = hosting(house, "front-parlour", edition=edition)
        assert choices(play) == ["hall-boy:york-lord", "underbutler:york-lord", "enough"]
        do(play, "underbutler:york-lord")
        assert play.state.phase is not Phase.SERVE
        assert me(play).money == 200 + 100


def test_hall_boy_and_underbutler_may_help_two_cards() -> None:  # OB-17.26, OB-8.5
    house = a_house(tiles="front-parlour", available="housekeeper hall-boy underbutler")
    house.hand = "york-lord asquith-dowager"
    play = hosting(house, "front-parlour", "hall-boy:york-lord")
    assert choices(play) == ["underbutler:asquith-dowager", "enough"]
    do(play, "underbutler:asquith-dowager")
    assert me(play).money == 200 + 100 + 100 + 100


# Head housemaid


@pytest.mark.parametrize(
    ("guest", "looked"),
    [("miss-alice-barstow", 2), ("mrs-prudence-tolliver", 3), ("mrs-rosalind-carew", 4)],
)
def test_vetting_looks_at_one_card_more(guest: str, looked: int) -> None:  # OB-17.11
    house = a_house(
        tiles="front-parlour", hand=f"york-lord {guest}", available="housekeeper ladys-maid head-housemaid"
    )
    play = hosting(house, "front-parlour", f"head-housemaid:{guest}")
    assert len(choices(play)) == looked
    before = len(play.state.casual)
    do(play, choices(play)[0])
    assert len(play.state.casual) + len(play.state.looked) == before + looked - 1  # one is kept as before


def test_four_keep_two_becomes_five_keep_two() -> None:  # E32, OB-17.11
    house = a_house(tiles="croquet-lawn", reputation=20, hand="countess-of-glenroy york-lord york-heir")
    house.available = "footman ladys-maid housekeeper head-housemaid"
    play = hosting(house, "croquet-lawn", "serve:housekeeper:ladys-maid:footman")
    do(play, "head-housemaid:countess-of-glenroy", "favour:money:100")
    assert len(choices(play)) == 5
    do(play, "miss-cordelia-hay", "miss-norris")
    assert {"miss-cordelia-hay", "miss-norris"} <= set(ids(me(play).hand))
    assert "miss-oliver" in ids(play.state.casual.cards)


def test_she_may_stand_on_the_tile() -> None:  # OB-17.11
    house = a_house(
        tiles="main-gazebo", hand="york-lord the-rev-josiah-bell", available="footman head-housemaid"
    )
    play = hosting(house, "main-gazebo", "head-housemaid:tile")
    assert choices(play) == ["gentry:viscount-townshend", "gentry:major-anthony-cole"]
    do(play, "major-anthony-cole")
    assert ids(play.state.prestige.cards)[0] == "viscount-townshend"  # at the bottom


@pytest.mark.parametrize(("edition", "vetted"), [("fr", 1), ("it", 2)])
def test_two_invitations_of_one_card(edition: str, vetted: int) -> None:  # E32, OB-17.12
    house = a_house(tiles="front-parlour", hand="mr-cyril-pomfret the-rev-josiah-bell")
    house.available, house.money = "housekeeper head-housemaid", 100
    play = hosting(house, "front-parlour", "head-housemaid:mr-cyril-pomfret", edition=edition)
    for _ in range(vetted):
        assert len(choices(play)) == 2
        do(play, choices(play)[0])
    assert len(me(play).hand) == 2 + 2
    assert play.state.phase is Phase.MARKET


def test_in_french_she_picks_one_of_different_invitations() -> None:  # OB-17.12
    house = a_house(tiles="bowling-green", reputation=10, hand="count-hoyos york-lord")
    house.available = "footman footman valet head-housemaid"
    play = hosting(house, "bowling-green", "head-housemaid:count-hoyos")
    assert choices(play) == ["favour:invite:prestige:1:1", "favour:invite:casual:1:1"]
    do(play, "favour:invite:casual:1:1")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]
    assert "viscount-townshend" in ids(me(play).hand)  # the prestige guest came unseen
    italian = hosting(house, "bowling-green", "head-housemaid:count-hoyos", edition="it")
    assert choices(italian) == ["gentry:viscount-townshend", "gentry:major-anthony-cole"]


@pytest.mark.parametrize(("edition", "looked"), [("fr", [2, 2]), ("it", [2, 3])])
def test_two_invitations_of_a_tile(edition: str, looked: list[int]) -> None:  # OB-17.11, OB-17.12
    house = a_house(tiles="orangery", reputation=25, available="footman head-housemaid", money=100)
    house.hand = "york-lord york-heir cavendish-lord cavendish-heir asquith-dowager ponsonby-lord"
    play = hosting(house, "orangery", "head-housemaid:tile", *["favour:money:100"] * 2, edition=edition)
    if edition == "fr":
        do(play, "favour:invite:prestige:1:1")
    for number in looked:  # a prestige guest seen blindly by print, and one of two casual guests
        assert len(choices(play)) == number
        do(play, choices(play)[0])


def test_beside_the_lady_she_commits_to_the_invitation() -> None:  # OB-17.25
    house = a_house(tiles="front-parlour", hand="york-lady york-lord", available="housekeeper head-housemaid")
    play = hosting(house, "front-parlour", "head-housemaid:york-lady")
    assert len(choices(play)) == 3  # look at three, and no dismissal
    play = hosting(house, "front-parlour", "enough")
    assert choices(play) == ["favour:invite:casual:2:1", "favour:dismiss:1"]


@pytest.mark.parametrize(("edition", "vetted"), [("fr", 1), ("it", 2)])
def test_a_doubled_invitation(edition: str, vetted: int) -> None:  # E50, OB-9.16, OB-9.17, OB-9.19, OB-17.12
    house = a_house(tiles="lionheart-suite", reputation=26, available="butler hall-boy head-housemaid")
    deck = "earl-ravensworth major-anthony-cole viscount-townshend sir-hugh-templeton sir-percival-lang"
    play = do(a_game(house, prestige=deck, edition=edition, **UD), "host:lionheart-suite")
    assert choices(play) == ["hall-boy:earl-ravensworth", "head-housemaid:earl-ravensworth", "enough"]
    do(play, "hall-boy:earl-ravensworth", "head-housemaid:earl-ravensworth")
    assert me(play).money == 2 * 300 + 100
    for _ in range(vetted):
        assert len(choices(play)) == 2
        do(play, choices(play)[0])
    assert play.state.phase is Phase.MARKET
    assert len(me(play).hand) == 4 + 2  # the family and two new guests


@pytest.mark.parametrize(("edition", "vetted"), [("fr", 1), ("it", 4)])
def test_two_doubled_invitations(edition: str, vetted: int) -> None:  # OB-9.14, OB-9.19, OB-17.12
    house = a_house(tiles="heritage-suite", reputation=5, hand="mr-cyril-pomfret", money=100)
    house.available = "housekeeper head-housemaid"
    casual = f"{CASUAL} mr-tobias-wren captain-roland-eames"
    play = hosting(house, "heritage-suite", "head-housemaid:mr-cyril-pomfret", edition=edition, casual=casual)
    for _ in range(vetted):
        assert len(choices(play)) == 2
        do(play, choices(play)[0])
    assert len(me(play).hand) == 1 + 4


# Elsewhere


def test_new_servants_gossip_in_the_servants_hall_like_any_other() -> None:  # OB-17.24, OB-9.10
    for servant in QUARTET.split():
        house = a_house(tiles="front-parlour servants-hall", available=servant)
        play = do(a_game(house, phase=Phase.BEGIN, **UD), "host", f"servant:{servant}")
        assert me(play).reputation == 1
        assert staff(me(play).placed) == servant


def test_new_servants_count_two_each() -> None:  # OB-17.24, OB-14.5
    play = a_game(a_house(available="cook", quarters="hall-boy", expended="head-housemaid useful-man"), **UD)
    assert points(play.state, me(play))["servants"] == 8


def test_searching_does_not_change_the_rest_of_the_market() -> None:  # OB-17.20
    house = a_house(available="butler useful-man")
    play = do(a_game(house, bag="music-room smoking-room", **UD), "useful:search", "music-room")
    assert market(play) == "stables breakfast-room croquet-lawn tennis-court drawing-room music-room"
