"""The worked examples of the base game: reputation, servants, a turn, the market (E1 to E20)."""

from salotto.titles.obsession.market import offers
from salotto.titles.obsession.scoring import points, reputation_vp
from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import (
    UD,
    House,
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


def wheel(play: Table) -> tuple[int, int, int]:
    """Reputation, level and position."""
    r = me(play).reputation
    return r, me(play).level, r % 5 + 1


# Reputation


def test_crossing_a_level() -> None:  # E1
    house = a_house(reputation=12, tiles="front-parlour", hand="colonel-james-stratton the-rev-josiah-bell")
    house.available = "housekeeper valet"
    assert wheel(do(a_game(house), "host:front-parlour")) == (12 + 5, 4, 3)


def test_falling_a_level() -> None:  # E2
    house = a_house(reputation=5, tiles="stables", hand="miss-hawkins york-lord", available="footman")
    assert wheel(do(a_game(house), "host:stables")) == (5 - 2, 1, 4)


def test_a_penalty_that_cannot_be_paid_in_full() -> None:  # E3
    for reputation in (1, 0):
        house = a_house(
            tiles="stables", hand="miss-hawkins york-lord", available="footman", reputation=reputation
        )
        assert me(do(a_game(house), "host:stables")).reputation == 0
    house = a_house(tiles="front-parlour", hand="miss-hawkins york-lord", available="housekeeper")
    assert me(do(a_game(house), "host:front-parlour")).reputation == 0  # + 2 - 2, one sum


def test_the_cap() -> None:  # E4
    house = a_house(reputation=33, tiles="front-parlour", hand="the-rev-josiah-bell york-lord")
    play = do(a_game(house), "host:front-parlour")  # 2 + 1
    assert wheel(play) == (34, 7, 5)
    do(play, "borrow", "borrow")
    assert (me(play).reputation, points(play.state, me(play))["reputation"]) == (30, 28)
    do(play, "borrow")
    assert (wheel(play), points(play.state, me(play))["reputation"]) == ((28, 6, 4), 21)


def test_the_points_of_levels() -> None:  # E5
    cases = [("individual", "standard", {23: 15, 29: 21, 30: 28}), ("individual", "extended", {41: 45})]
    for mode, length, expected in cases:
        for r, vp in expected.items():
            play = a_game(a_house(reputation=r), mode=mode, length=length)
            assert points(play.state, me(play))["reputation"] == vp
    for r, vp in {47: 55, 50: 66}.items():
        play = a_game(a_house(reputation=r), mode="duel")
        assert points(play.state, me(play))["reputation"] == vp == reputation_vp(r // 5 + 1)


# Servants


def test_rotation() -> None:  # E6
    house = a_house(available="butler valet", quarters="footman", expended="ladys-maid housekeeper")
    player = me(a_game(house, phase=Phase.BEGIN))
    assert staff(player.available) == "butler valet footman"
    assert staff(player.quarters) == "housekeeper ladys-maid"
    assert staff(player.expended) == ""


def two_guests(tile: str, guests: str, available: str) -> House:
    """A tile of three guests: two who are served, and the lord."""
    return a_house(tiles=tile, hand=f"york-lord {guests}", available=available, reputation=10)


def test_the_housekeeper_as_ladys_maid() -> None:  # E7
    ladies = "miss-anne-harlow miss-edith-lorimer"
    play = a_game(two_guests("cabinet-of-curiosities", ladies, "butler ladys-maid housekeeper"))
    do(play, "host:cabinet-of-curiosities")
    assert staff(me(play).placed) == "butler housekeeper ladys-maid"
    both = two_guests("cabinet-of-curiosities", ladies, "butler ladys-maid ladys-maid housekeeper")
    play = do(a_game(both), "host:cabinet-of-curiosities")
    assert staff(me(play).placed) == "butler ladys-maid ladys-maid"  # without a question: no other way
    assert hosts(a_game(two_guests("breakfast-room", ladies, "ladys-maid housekeeper"))) == []
    one = two_guests("breakfast-room", "miss-anne-harlow york-heir", "ladys-maid housekeeper")
    assert hosts(a_game(one)) == ["breakfast-room"]


def test_footman_and_underbutler_as_valet() -> None:  # E8
    gentlemen, hands = "captain-noel-farrow mr-hubert-lisle", "housekeeper valet footman footman underbutler"
    house = two_guests("breakfast-room", gentlemen, hands)
    play = do(a_game(house), "host:breakfast-room")
    assert staff(me(play).placed) == "underbutler housekeeper valet"
    house.tiles = "breakfast-room brushing-room"
    play = do(a_game(house), "host:breakfast-room")
    assert sorted(choices(play)) == [
        "serve:housekeeper:valet:footman",
        "serve:underbutler:housekeeper:valet",
    ]  # never underbutler and footman: the valet would still be available


def test_service_help_after_the_tile_is_announced() -> None:  # E9
    house = a_house(reputation=10, tiles="smoking-room", available="valet", quarters="butler", money=100)
    house.hand = "york-lord mr-alfred-penrose viscount-townshend"  # the viscount is of rating 3
    play = do(a_game(house), "host:smoking-room", "serve:butler:valet")
    assert wheel(play) == (10 - 3 + 3, 3, 1)  # the help brings r = 7, level 2; the tile's favour is 3
    assert me(play).money == 100 + 200 + 100 + 300


# A full standard turn


def test_the_first_turn_of_york() -> None:  # E10
    house = a_house(available="butler housekeeper valet ladys-maid footman footman")
    shown = "stables breakfast-room croquet-lawn tennis-court flower-room drawing-room"
    play = a_game(house, phase=Phase.BEGIN, space=1, market=shown, bag="english-garden")
    do(play, "host:bowling-green", "favour:money:100")
    assert (me(play).money, me(play).reputation) == (200 + 200 + 100, 0)
    do(play, "buy:3:croquet-lawn")  # 500 - 100
    assert me(play).money == 100
    assert market(play) == "stables breakfast-room tennis-court flower-room drawing-room english-garden"
    assert staff(me(play).expended) == "footman"
    assert staff(me(play).available).split().count("footman") == 1
    assert [each.tile.id for each in me(play).organiser if each.back] == ["bowling-green"]
    assert ids(me(play).discards) == ["york-lord", "york-heir"]


def test_rating_checks() -> None:  # E11
    house = a_house(
        tiles="music-room", reputation=10, available="butler butler valet valet ladys-maid housekeeper"
    )
    house.hand, house.money = "york-lord york-daughter york-heir", 100
    assert hosts(a_game(house, **UD)) == []  # rating 4 at level 3
    house.available += " useful-man"
    assert hosts(a_game(house, **UD)) == ["music-room"]
    house.tiles = "breakfast-room"
    house.hand = "york-lord york-daughter york-lady york-heir earl-ravensworth marquess-of-thornhill"
    play = do(a_game(house, **UD), "host:breakfast-room")
    assert why_not(play, "gentry:earl-ravensworth") == "OB-4.4.3"  # rating 5
    house.available += " cook"
    play = do(a_game(house, **UD), "host:breakfast-room")
    assert not can(play, "earl-ravensworth")
    do(play, "cook")
    assert can(play, "earl-ravensworth")
    assert why_not(play, "gentry:marquess-of-thornhill") == "OB-4.4.3"  # rating 6: not even with the cook


def test_a_pauper() -> None:  # E12
    house = a_house(tiles="front-parlour", reputation=5, available="housekeeper valet")
    house.hand = "the-hon-cedric-ashe york-lord"  # rating 2, so the example's 3 reputation become 5
    play = do(a_game(house), "host:front-parlour")
    assert (me(play).money, me(play).reputation) == (0, 5 + 2)
    house = a_house(tiles="breakfast-room", reputation=3, available="housekeeper")
    house.hand = "mr-nathaniel-poole mr-jonas-threadgill mr-percy-wingate"  # minus 200 together
    assert hosts(a_game(house)) == []
    house.reputation = 4
    play = do(a_game(house), "host:breakfast-room", "borrow", "borrow")
    assert prompt(play) != "ob-raise-money"
    assert (me(play).money, me(play).reputation) == (0, 4 - 4 + 2 + 2)


def test_an_admirer() -> None:  # E13
    house = a_house(tiles="breakfast-room", hand="york-daughter charles-fairchild york-lord")
    play = do(a_game(house), "host:breakfast-room")
    assert (me(play).money, me(play).reputation) == (200, 3 + 2)
    assert "dr-samuel-pym" in ids(me(play).hand)
    house = a_house(tiles="breakfast-room", reputation=10, available="housekeeper valet")
    house.hand = "york-daughter charles-fairchild major-anthony-cole"
    assert me(do(a_game(house), "host:breakfast-room")).reputation == 10 + 8


def test_a_gossip() -> None:  # E14
    house = a_house(tiles="stables", hand="mrs-drusilla-peake york-lord", reputation=4, available="footman")
    play = do(a_game(house, a_house("cavendish", reputation=2)), "host:stables")
    assert [player.reputation for player in play.state.players] == [3, 0]


def test_the_barn() -> None:  # E15
    house = a_house(tiles="barn english-garden", hand="york-lord cavendish-lord ponsonby-lord", reputation=10)
    house.available = "footman"
    assert me(do(a_game(house), "host:english-garden")).reputation == 11
    house.tiles = "barn south-lawn"
    play = do(a_game(house), "host:south-lawn")
    assert me(play).reputation == 10
    house.tiles = "barn south-lawn*"
    assert me(do(a_game(house), "host:south-lawn")).reputation == 11


def test_two_dismissals() -> None:  # E16
    house = a_house(tiles="english-garden", reputation=10, money=100, available="footman")
    house.hand, house.discards = "mr-nathaniel-poole york-lady york-lord", "miss-norris"
    play = do(a_game(house, casual=""), "host:english-garden", "favour:dismiss:1")
    assert (play.state.this_turn.dismissals, me(play).money) == (2, 100 - 100 + 200)
    do(play, "done", "mr-nathaniel-poole", "miss-norris")
    assert ids(play.state.casual.cards) == ["miss-norris", "mr-nathaniel-poole"]
    assert ids(me(play).discards) == ["york-lady", "york-lord"]


# Market


def test_a_single_purchase_and_a_stack() -> None:  # E17
    stacked = "brushing-room stables+stables breakfast-room croquet-lawn tennis-court drawing-room"
    houses = [a_house(money=200), a_house("cavendish", money=200)]
    play = a_game(*houses, phase=Phase.MARKET, market=stacked, bag="brushing-room flower-room")
    do(play, "buy:2:stables")
    assert market(play) == stacked.replace("stables+stables", "stables")
    assert len(play.state.bag) == 2
    do(play, "pass", "rents", "buy:2:stables", seat=1)
    assert market(play) == (
        "brushing-room+brushing-room breakfast-room croquet-lawn tennis-court drawing-room flower-room"
    )


def test_a_builders_holiday() -> None:  # E18
    shown = "stables croquet-lawn breakfast-room english-garden servants-quarters drawing-room"
    house = a_house(money=1100, tiles="private-study*")
    play = a_game(house, phase=Phase.BEGIN, space=11, market=shown, bag="music-room tennis-court")
    do(play, "rents", "buy:2:croquet-lawn", "buy:5:servants-quarters")  # numbers 42 and 21 will be drawn
    assert me(play).money == 1100 + 200 - (400 - 100) - (700 + 100)
    end_turn(play)
    assert market(play) == "stables breakfast-room english-garden drawing-room tennis-court music-room"


def test_the_service_reserve_opens() -> None:  # E19
    shown = "brushing-room breakfast-room barn croquet-lawn smoking-room music-room"
    play = a_game(
        a_house(money=200),
        phase=Phase.SEASON_END,
        space=4,
        first=1,
        market=shown,
        bag="butlers-pantry dining-room babbling-brook",  # to the reserve, number 51, number 26
    )
    assert market(play) == "breakfast-room croquet-lawn smoking-room music-room babbling-brook dining-room"
    assert [tile.id for tile in play.state.service_reserve or ()] == [
        "brushing-room",
        "barn",
        "butlers-pantry",
    ]
    assert offers(play.state)["service:barn"][1] == 300 - 100


def test_refreshes_in_one_turn() -> None:  # E20
    play = do(a_game(a_house(reputation=9, vp_cards="refresh-market")), "refresh")
    assert me(play).reputation == 5
    assert why_not(play, "refresh") == "OB-6.4"
    do(play, "vp:refresh-market")
    assert (prompt(play), me(play).reputation) == ("ob-act", 5)
