"""The tiles that have rules of their own (OB-9)."""

import pytest

from salotto.kernel.play import Refused
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category, Tile
from salotto.titles.obsession.courtship import column
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import (
    UD,
    Table,
    a_game,
    a_house,
    end_turn,
    hosts,
    ids,
    market,
    me,
    staff,
)

# START tiles


def test_the_fair_is_planned_once() -> None:  # OB-9.2
    house = a_house(hand="york-lord york-daughter york-lady")
    play = do(a_game(house), "host:private-study", "york-lord", "york-daughter")
    end_turn(play)
    study = me(play).organiser[0]
    assert (study.back, study.side.vp, study.tile.sides[0].vp) == (True, 0, 3)
    end_turn(play)
    assert "private-study" not in hosts(play)
    assert (play.state.event, me(play).money) == ("village_fair", 200 + 300)  # the lord's, then the fair's


def test_the_front_of_the_butlers_room_hires_two_of_any_mix() -> None:  # OB-9.3
    play = do(a_game(a_house(tiles="butlers-room", money=200)), "host:butlers-room")
    assert choices(play) == ["servant:valet", "servant:ladys-maid", "servant:footman"]
    do(play, "servant:footman", "servant:footman")
    assert staff(me(play).expended) == "footman footman"
    assert staff(play.state.for_hire) == "underbutler valet ladys-maid"


def test_the_back_of_the_butlers_room_hires_two_or_recruits_one() -> None:  # OB-9.3
    house = a_house(tiles="butlers-room*", money=200)
    other = a_house("cavendish", available="butler", quarters="valet", expended="footman")
    play = do(a_game(house, other), "host:butlers-room")
    assert choices(play) == ["favour:hire:2", "favour:recruit:1"]
    do(play, "favour:recruit:1", "recruit:1:valet:quarters")
    assert (staff(me(play).expended), staff(me(play, 1).quarters)) == ("valet", "")
    assert prompt(play) == "ob-market"  # one is recruited, none hired
    play = do(a_game(house, other), "host:butlers-room", "favour:hire:2", "servant:valet", "servant:footman")
    assert staff(me(play).expended) == "valet footman"


@pytest.mark.parametrize("tile", ["butlers-room", "butlers-room*"])
def test_of_one_servant_left_one_is_hired(tile: str) -> None:  # OB-9.4
    house = a_house(tiles=tile, money=200)
    play = a_game(house, a_house("cavendish", available="butler"), for_hire="valet underbutler")
    do(play, "host:butlers-room")
    assert (staff(me(play).expended), prompt(play)) == ("valet", "ob-market")


def test_with_nobody_to_hire_only_the_back_is_of_use() -> None:  # OB-9.4, OB-9.20
    front = a_game(a_house(tiles="butlers-room bowling-green"), for_hire="underbutler")
    assert why_not(front, "host:butlers-room") == "OB-9.20"
    back = a_game(a_house(tiles="butlers-room* bowling-green", money=200), for_hire="underbutler")
    do(back, "host:butlers-room")
    assert choices(back) == [
        "recruit:1:valet:available",
        "recruit:1:ladys-maid:available",
        "recruit:1:footman:available",
    ]
    lonely = a_house("cavendish", available="butler housekeeper")
    back = a_game(a_house(tiles="butlers-room* bowling-green"), lonely, for_hire="underbutler")
    assert "butlers-room" not in hosts(back)


def test_who_has_a_cook_cannot_hire_another() -> None:  # OB-9.20, OB-18.3
    house = a_house(tiles="butlers-room bowling-green", available="butler cook footman")
    assert "butlers-room" not in hosts(a_game(house, for_hire="cook underbutler", **UD))
    assert "hiring" not in choices(do(a_game(house, for_hire="cook", **UD), "pass"))
    house.available = "butler footman"
    play = a_game(house, for_hire="cook hall-boy", **UD)
    do(play, "host:butlers-room", "servant:cook")
    assert staff(me(play).expended) == "butler cook hall-boy"  # the second is the only one left


def test_the_butlers_room_serves_again_and_again() -> None:  # OB-9.5
    house = a_house(tiles="butlers-room", money=200, available="butler underbutler")
    play = do(a_game(house), "host:butlers-room", "serve:butler", "servant:valet", "servant:footman")
    assert can(play, "buy:2:stables")  # buying is still allowed
    do(play, "done")
    end_turn(play)
    assert "butlers-room" in hosts(play)
    assert me(play).organiser[0].back


# Service tiles


def test_the_barn_counts_the_side_that_is_used() -> None:  # OB-9.6
    house = a_house(tiles="barn main-gazebo* stables", hand="york-lord mrs-dorothea-quince")
    play = do(a_game(house), "host:main-gazebo")
    assert (prompt(play), me(play).reputation) == ("ob-keep-guest", 1)
    assert me(do(a_game(house), "host:stables")).reputation == 0


def test_a_service_tile_works_from_the_next_turn_to_the_end() -> None:  # OB-9.8
    house = a_house(
        money=100, tiles="stables", hand="captain-noel-farrow york-lord", available="footman footman"
    )
    for key, possible in (("buy:1:brushing-room", ["stables"]), ("done", [])):
        play = do(a_game(house, phase=Phase.MARKET), key)
        end_turn(play)  # the other player's turn
        assert hosts(play) == possible


@pytest.mark.parametrize(
    ("quarters", "reputation", "possible"),
    [("footman", 0, True), ("footman valet", 0, False), ("footman valet", 3, True)],
)
def test_the_servants_quarters_lend_one_servant_a_turn(
    quarters: str, reputation: int, possible: bool
) -> None:
    # OB-9.9
    house = a_house(tiles="stables servants-quarters", hand="captain-noel-farrow york-lord")
    house.available = "" if "valet" in quarters else "valet"
    house.quarters, house.reputation = quarters, reputation
    play = a_game(house)
    assert hosts(play) == (["stables"] if possible else [])
    if possible:
        do(play, "host:stables", *(["serve:valet:footman"] if reputation else []))
        assert (me(play).reputation, staff(me(play).placed)) == (0, "valet footman")


def test_the_servants_quarters_lend_again_in_the_next_turn() -> None:  # OB-9.9
    house = a_house(tiles="stables servants-quarters", available="", quarters="footman")
    house.hand = "york-lord cavendish-lord ponsonby-lord asquith-lord"
    play = do(a_game(house, bag=""), "host:stables", "york-lord", "cavendish-lord", "done")
    end_turn(play)  # the other player's
    assert staff(me(play).quarters) == "footman"
    do(play, "host:stables")
    assert staff(me(play).placed) == "footman"


def test_the_servants_quarters_lend_for_supplementary_service_too() -> None:  # OB-9.9
    house = a_house(
        tiles="front-parlour servants-quarters", available="housekeeper", quarters="cook hall-boy"
    )
    house.hand, house.money = "york-lord york-daughter", 500
    play = do(a_game(house, **UD), "host:front-parlour")
    assert can(play, "cook")
    do(play, "cook")
    assert prompt(play) == "ob-market"  # the hall boy cannot come as well
    assert (me(play).money, me(play).reputation) == (700, 3)


def test_the_servants_quarters_do_not_reach_hall_study_market_and_carriage() -> None:  # OB-9.9
    tiles = "servants-quarters servants-hall private-study bowling-green carriage-house"
    house = a_house(tiles=tiles, available="", quarters="", expended="useful-man footman", money=900)
    play = do(a_game(house, phase=Phase.BEGIN, space=3, **UD), "host")
    assert prompt(play) == "ob-act"  # neither fair nor hall
    assert staff(me(play).quarters) == "footman useful-man"
    do(play, "host:bowling-green")
    assert prompt(play) == "ob-either-or"  # nobody to send for the carriage
    do(play, "favour:money:100")
    assert not [key for key in choices(play) if key.startswith(("haggle", "useful"))]


def test_in_a_pass_the_servants_quarters_have_nobody_left_to_lend() -> None:  # OB-9.9
    house = a_house(
        tiles="servants-quarters private-study*", available="", quarters="footman", expended="cook"
    )
    assert staff(me(a_game(house)).available) == "footman cook"


def test_the_hall_may_name_somebody_without_reputation() -> None:  # OB-9.10
    house = a_house(tiles="+ servants-hall")
    others = [a_house("cavendish", reputation=0), a_house("asquith", reputation=4)]
    play = do(a_game(house, *others, phase=Phase.BEGIN), "host", "servant:housekeeper")
    assert choices(play) == ["seat:1", "seat:2"]
    do(play, "seat:1")
    assert [player.reputation for player in play.state.players] == [1, 0, 4]


@for_each("servant", ["butler", "underbutler", "housekeeper", "valet", "cook", "useful-man"])
def test_any_servant_may_gossip_in_the_hall(servant: str) -> None:  # OB-9.10, OB-17.24
    house = a_house(tiles="+ servants-hall", available=servant)
    play = do(a_game(house, phase=Phase.BEGIN, **UD), "host", f"servant:{servant}")
    assert (me(play).reputation, staff(me(play).placed)) == (1, servant)
    play = do(a_game(house, phase=Phase.BEGIN, **UD), "host", "no")
    assert (me(play).reputation, staff(me(play).placed)) == (0, "")


# Monuments, hybrids, suites


def test_a_monument_brings_reputation_from_the_next_turn_on() -> None:  # OB-9.12, OB-11.6
    play = a_game(a_house(money=1200), phase=Phase.MARKET, market="sculpture-garden")
    do(play, "buy:1:sculpture-garden")
    assert (me(play).reputation, column(me(play), Category.ESTATE)) == (0, 10)
    end_turn(play)
    assert me(play).reputation == 1


@for_each("tile", [tile for tile in BOX.tiles if tile.monument])
def test_each_monument_counts_in_its_column_and_brings_reputation(tile: Tile) -> None:  # OB-9.12, OB-4.2.2
    play = a_game(a_house(tiles=f"bowling-green {tile.id}"), phase=Phase.BEGIN)
    assert me(play).reputation == 1
    assert column(me(play), tile.sides[0].category) == tile.sides[0].vp > 0
    assert why_not(play, f"host:{tile.id}") == "OB-4.3.1"


@pytest.mark.parametrize("tile", ["queens-suite", "lionheart-suite", "parish-church"])
def test_each_tile_that_becomes_a_monument_is_one_with_its_back_up_only(tile: str) -> None:  # OB-4.2.2
    front, back = (a_game(a_house(tiles=word), phase=Phase.BEGIN) for word in (tile, f"{tile}*"))
    if tile == "parish-church":
        do(back, "favour:reputation:1")  # OB-24.12
    assert (me(front).reputation, me(back).reputation) == (0, 1)


@pytest.mark.parametrize("tile", ["green-room", "south-lawn", "babbling-brook"])
def test_a_hybrid_comes_front_up_and_changes_its_column_at_every_use(tile: str) -> None:  # OB-9.13
    play = a_game(a_house(money=900, tiles="bowling-green"), phase=Phase.MARKET, market=tile)
    do(play, f"buy:1:{tile}")
    bought = me(play).organiser[-1]
    assert not bought.back
    seen = []
    for _ in range(3):
        seen.append(bought.side.category)
        me(play).flip(bought.tile)
        bought = me(play).organiser[-1]
    assert seen[0] == seen[2] != seen[1]


def suite(tile: str, guest: str, servants: str) -> Table:
    """A guest stays overnight; another player listens."""
    house = a_house(tiles=tile, hand=guest, available=servants, reputation=25, money=500)
    return do(
        a_game(house, a_house("cavendish", reputation=20), a_house("asquith", reputation=20)), f"host:{tile}"
    )


def test_the_heritage_suite_doubles_favours_and_penalties() -> None:  # OB-9.14, OB-9.17
    play = suite("heritage-suite", "miss-whitlock", "housekeeper ladys-maid")
    assert (me(play).money, me(play).reputation) == (500 + 2 * 500, 25 - 2)
    play = suite("heritage-suite", "mr-nathaniel-poole", "housekeeper")
    assert (me(play).money, me(play).reputation) == (500 - 200, 25 + 4)


def test_the_heritage_suite_is_used_again_and_takes_casual_guests_only() -> None:  # OB-9.14
    house = a_house(tiles="heritage-suite", reputation=25, available="housekeeper valet")
    house.hand = "york-lord viscount-townshend"
    assert hosts(a_game(house)) == []
    house.hand = "dr-samuel-pym mr-percy-wingate"
    play = do(a_game(house, casual=""), "host:heritage-suite", "dr-samuel-pym", "done")
    end_turn(play)
    assert me(play).reputation == 25 + 2
    house.hand = "mr-percy-wingate"
    assert hosts(a_game(house)) == ["heritage-suite"]


def test_a_doubled_gossip_strikes_one_player_twice_as_hard() -> None:  # OB-9.17
    play = suite("heritage-suite", "lady-sybil-crane", "housekeeper ladys-maid")
    do(play, "seat:2")
    assert [player.reputation for player in play.state.players] == [25 - 2, 20, 20 - 6]


def test_a_doubled_invitation_is_carried_out_twice() -> None:  # OB-9.19, OB-9.17
    play = suite("heritage-suite", "mrs-prudence-tolliver", "housekeeper")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]
    do(play, "dr-samuel-pym")
    assert choices(play) == ["gentry:mr-giles-hartnell", "gentry:miss-cordelia-hay"]


@pytest.mark.parametrize(
    ("key", "money", "reputation"),
    [("favour:money:200", 500 + 400, 27), ("favour:reputation:2", 500 + 200, 29)],
)
def test_the_queens_suite_doubles_one_favour_of_choice(key: str, money: int, reputation: int) -> None:
    # OB-9.15, OB-4.6.12
    play = suite("queens-suite", "comtesse-de-vitry", "housekeeper ladys-maid")
    assert choices(play) == ["favour:money:200", "favour:reputation:2"]
    assert me(play).money == 500  # fixed before anything is gained
    do(play, key)
    assert (me(play).money, me(play).reputation) == (money, reputation)
    end_turn(play)
    assert me(play).organiser[0].side.monument


def test_the_queens_guest_comes_from_the_hand_and_is_served() -> None:  # OB-9.15
    house = a_house(tiles="queens-suite", hand="viscount-townshend", available="housekeeper", reputation=25)
    assert hosts(a_game(house)) == []
    house.available = "housekeeper valet"
    assert hosts(a_game(house)) == ["queens-suite"]
    house.hand = "york-lord dr-samuel-pym"
    assert hosts(a_game(house)) == []


def test_the_queens_suite_doubles_an_invitation_or_a_vp_card() -> None:  # OB-9.15, OB-9.17
    play = suite("queens-suite", "marchioness-of-ardley", "housekeeper housekeeper ladys-maid")
    do(play, "favour:vp_card:1")
    assert len(me(play).vp_cards) == 2
    play = suite("queens-suite", "lady-honoria-beck", "housekeeper ladys-maid")
    do(play, "favour:invite:prestige:1:1")
    assert ids(me(play).hand)[1:] == ["viscount-townshend", "major-anthony-cole"]


def test_the_lionheart_guest_is_revealed_needs_no_service_and_stays() -> None:  # OB-9.16
    house = a_house(tiles="lionheart-suite", hand="york-lord", available="butler", reputation=25)
    play = a_game(house, prestige="duke-of-langford viscount-townshend", vp_deck="pounds-300 pounds-200")
    do(play, "host:lionheart-suite")
    assert (me(play).money, len(me(play).vp_cards)) == (800, 2)
    end_turn(play)
    assert ids(me(play).discards) == ["duke-of-langford"]
    assert me(play).organiser[0].side.monument
    assert ids(play.state.prestige.cards) == ["viscount-townshend"]


def test_the_lionheart_suite_needs_a_deck_a_butler_and_its_rating() -> None:  # OB-9.16
    house = a_house(tiles="lionheart-suite", hand="york-lord", available="butler", reputation=25)
    assert hosts(a_game(house)) == ["lionheart-suite"]
    assert hosts(a_game(house, prestige="")) == []
    house.reputation = 24
    assert hosts(a_game(house)) == []
    house.reputation, house.available = 25, "valet"
    assert hosts(a_game(house)) == []


def test_once_the_lionheart_guest_is_revealed_nothing_is_taken_back() -> None:  # OB-9.16, OB-4.3.5
    house = a_house(tiles="lionheart-suite", hand="york-lord", available="butler", reputation=25, money=500)
    play = do(a_game(house), "host:lionheart-suite")
    with pytest.raises(Refused):
        play.undo(0)
    assert prompt(play) == "ob-market"


def test_servants_barn_and_admirers_are_not_doubled() -> None:  # OB-9.17
    house = a_house(tiles="heritage-suite", hand="mr-alfred-penrose", available="housekeeper cook hall-boy")
    house.reputation, house.money = 5, 500
    play = do(a_game(house, **UD), "host:heritage-suite", "cook")
    do(play, "hall-boy:mr-alfred-penrose")
    assert (me(play).money, me(play).reputation) == (500 + 200 + 100, 5 + 1)


def test_nobody_owns_two_tiles_of_a_name_and_the_market_has_no_start_tile() -> None:  # OB-9.18
    play = a_game(a_house(money=900, tiles="+ stables*"), phase=Phase.MARKET, market="stables tennis-court")
    assert why_not(play, "buy:1:stables") == "OB-9.18"
    assert market(play) == "stables tennis-court"
