"""The builders' market (OB-11, OB-16.2, OB-16.3)."""

from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, why_not
from tests.titles.obsession.positions import a_game, a_house, end_turn, market, me, staff

SIX = "brushing-room stables breakfast-room croquet-lawn tennis-court drawing-room"


def test_the_price_is_that_of_the_space_and_the_tile() -> None:  # OB-11.1, OB-11.4
    play = a_game(a_house(money=400), phase=Phase.MARKET, market=SIX)
    assert choices(play) == ["buy:1:brushing-room", "buy:2:stables", "buy:3:breakfast-room", "done"]
    assert why_not(play, "buy:4:croquet-lawn") == "OB-1.2"


def test_a_name_already_owned_cannot_be_bought() -> None:  # OB-9.18, OB-11.5
    play = a_game(a_house(money=900, tiles="+ stables"), phase=Phase.MARKET, market=SIX)
    assert why_not(play, "buy:2:stables") == "OB-9.18"


def test_a_stack_stays_until_its_last_tile_is_bought() -> None:  # OB-11.7, OB-11.9
    stacked = "brushing-room stables+stables breakfast-room croquet-lawn tennis-court drawing-room"
    play = a_game(
        a_house(money=200),
        a_house("cavendish", money=200),
        phase=Phase.MARKET,
        market=stacked,
        bag="brushing-room flower-room",
    )
    do(play, "buy:2:stables")
    assert market(play) == SIX
    do(play, "pass", "rents", "buy:2:stables", seat=1)
    assert (
        market(play)
        == "brushing-room+brushing-room breakfast-room croquet-lawn tennis-court drawing-room flower-room"
    )


def test_on_a_builders_holiday_nothing_slides_between_purchases() -> None:  # OB-3.10, OB-11.8
    play = a_game(
        a_house(money=1100),
        phase=Phase.BEGIN,
        space=11,
        market="stables croquet-lawn breakfast-room english-garden servants-quarters drawing-room",
        bag="music-room tennis-court",
    )
    do(play, "pass", "rents", "buy:2:croquet-lawn", "buy:5:servants-quarters")
    assert me(play).money == 1100 + 200 - (400 - 100) - (700 + 100)
    end_turn(play)
    assert market(play) == "stables breakfast-room english-garden drawing-room tennis-court music-room"


def test_the_service_reserve_opens_after_the_first_courtship() -> None:  # OB-11.10, OB-11.15
    play = a_game(
        phase=Phase.SEASON_END,
        space=4,
        market="brushing-room breakfast-room barn croquet-lawn smoking-room music-room",
        bag="butlers-pantry dining-room tennis-court",
    )
    assert market(play) == "breakfast-room croquet-lawn smoking-room music-room tennis-court dining-room"
    assert [tile.id for tile in play.state.service_reserve or ()] == [
        "brushing-room",
        "barn",
        "butlers-pantry",
    ]


def test_reserve_tiles_cost_300_with_their_modifier() -> None:  # OB-11.4, OB-11.17
    play = a_game(a_house(), phase=Phase.SEASON_END, space=4, market="barn stables", bag="")
    do(play, "pass", seat=1)  # without a bag there are only rents
    assert can(play, "buy:service:barn", 1)
    before = market(play)
    do(play, "buy:service:barn", seat=1)
    assert (me(play, 1).money, market(play)) == (0, before)


def test_monuments_never_go_to_a_reserve() -> None:  # OB-11.16
    play = a_game(phase=Phase.SEASON_END, space=4, market="wine-cellar barn", bag="")
    assert market(play) == "wine-cellar"


def test_without_reserves_none_opens() -> None:  # OB-11.20, OB-25.4
    play = a_game(phase=Phase.SEASON_END, space=4, market="barn stables", bag="", market_reserve=False)
    assert market(play) == "barn stables"


def test_a_refresh_gives_six_new_tiles_in_order() -> None:  # OB-11.11, OB-11.14
    bag = "music-room smoking-room flower-room english-garden art-gallery great-hall"
    play = do(a_game(a_house(reputation=4), market=SIX, bag=bag), "refresh")
    assert market(play) == "flower-room english-garden smoking-room music-room art-gallery great-hall"
    assert sorted(tile.id for tile in play.state.bag) == sorted(SIX.split())


def test_when_the_bag_runs_out_the_old_tiles_come_back() -> None:  # OB-11.11, OB-11.21
    play = do(a_game(a_house(reputation=4), market=SIX, bag="music-room"), "refresh")
    assert len(market(play).split()) == 6
    assert "music-room" in market(play)


def test_the_pantry_brings_an_underbutler() -> None:  # OB-8.5
    play = a_game(a_house(money=400), phase=Phase.MARKET, market="butlers-pantry")
    do(play, "buy:1:butlers-pantry")
    assert staff(me(play).expended) == "underbutler"


def test_the_building_boom_drops_the_leftmost_stack() -> None:  # OB-16.3
    play = a_game(
        a_house(),
        phase=Phase.BEGIN,
        market="stables+stables breakfast-room croquet-lawn tennis-court drawing-room smoking-room",
        bag="croquet-lawn music-room",
        building_boom=True,
    )
    end_turn(play)
    end_turn(play)
    assert (
        market(play)
        == "breakfast-room croquet-lawn+croquet-lawn tennis-court drawing-room smoking-room music-room"
    )
    assert [tile.id for tile in play.state.bag] == ["stables", "stables"]


def test_the_seasonal_market_is_new_after_a_courtship() -> None:  # OB-16.2
    bag = "music-room smoking-room flower-room english-garden art-gallery great-hall"
    play = a_game(
        phase=Phase.SEASON_END, space=4, market=SIX, bag=bag, seasonal_market=True, market_reserve=False
    )
    assert market(play) == "flower-room english-garden smoking-room music-room art-gallery great-hall"
