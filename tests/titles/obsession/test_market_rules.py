"""The builders' market, rule by rule (OB-11)."""

import pytest

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Tile
from salotto.titles.obsession.market import offers, reserve_for
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import Table, a_game, a_house, end_turn, market, me

SIX = "brushing-room stables breakfast-room croquet-lawn tennis-court drawing-room"
NEW = "flower-room english-garden smoking-room music-room art-gallery great-hall"
FOR_SALE = [tile for tile in BOX.tiles if tile.kind != "start"]


def spree(bag: str = NEW, reputation: int = 0) -> Table:
    """A rich player in the market who may buy any number of tiles."""
    house = a_house(money=2000, vp_cards="unlimited-purchases", reputation=reputation)
    return do(a_game(house, phase=Phase.MARKET, market=SIX, bag=bag), "vp:unlimited-purchases")


@for_each("space", range(1, 7))
def test_each_space_has_its_price(space: int) -> None:  # OB-11.1
    stacks = ["barn", "stables", "breakfast-room", "croquet-lawn", "smoking-room", "music-room"]
    stacks[space - 1] = "tennis-court"  # without a modifier
    price = 200 + 100 * space
    assert can(
        a_game(a_house(money=price), phase=Phase.MARKET, market=" ".join(stacks)), f"buy:{space}:tennis-court"
    )
    poor = a_game(a_house(money=price - 100, reputation=9), phase=Phase.MARKET, market=" ".join(stacks))
    assert why_not(poor, f"buy:{space}:tennis-court") == "OB-1.2"


@for_each("tile", FOR_SALE)
def test_each_tile_costs_its_modifier_more_or_less(tile: Tile) -> None:  # OB-11.4
    play = a_game(a_house(money=2000, tiles="bowling-green"), phase=Phase.MARKET, market=tile.id)
    do(play, f"buy:1:{tile.id}")
    assert me(play).money == 2000 - max(0, 300 + tile.modifier)


@for_each(
    "tile, modifier",
    [
        ("brushing-room", -200),
        ("barn", -100),
        ("butlers-pantry", 100),
        ("servants-quarters", 100),
        ("servants-hall", 200),
    ],
)
def test_modifiers_that_the_rulebook_names(tile: str, modifier: int) -> None:  # OB-11.4
    assert BOX.tile(tile).modifier == modifier


@for_each("tile", FOR_SALE)
def test_each_tile_has_its_reserve(tile: Tile) -> None:  # OB-11.10, OB-11.15, OB-11.16
    play = a_game(service_reserve="", pr1_reserve="")
    assert reserve_for(play.state, tile) == ("" if tile.reserve == "none" else tile.reserve)
    assert reserve_for(a_game().state, tile) == ""  # before they open


def test_market_tiles_lie_front_up_and_equal_ones_in_a_stack() -> None:  # OB-11.2
    play = a_game(a_house(money=900), phase=Phase.MARKET, market="stables+stables green-room")
    assert [key for key in choices(play) if key.startswith("buy")] == ["buy:1:stables", "buy:2:green-room"]
    do(play, "buy:1:stables")
    assert not me(play).organiser[-1].back
    assert market(play).split()[:2] == ["stables", "green-room"]


def test_no_space_stays_empty_while_the_bag_has_tiles() -> None:  # OB-11.3
    play = do(spree("flower-room"), "buy:2:stables", "buy:3:breakfast-room", "done")
    assert market(play) == "brushing-room croquet-lawn tennis-court drawing-room flower-room"


def test_one_purchase_a_turn_of_any_rating() -> None:  # OB-11.5
    house = a_house(money=2000, reputation=0)
    play = a_game(house, phase=Phase.MARKET, market="stables great-hall")
    do(play, "buy:2:great-hall")  # of rating 6, at level 1
    assert (me(play).money, play.state.turn) == (2000 - 400 - 300, 1)


def test_a_tile_is_used_from_the_next_turn_on() -> None:  # OB-11.6
    play = do(a_game(a_house(money=300), phase=Phase.MARKET, market="stables barn"), "buy:1:stables")
    assert (me(play).organiser[-1].tile.id, me(play).organiser[-1].back) == ("stables", False)
    end_turn(play)
    assert can(play, "host:stables")


def test_tiles_slide_and_the_new_one_comes_last() -> None:  # OB-11.7
    play = do(a_game(a_house(money=900), phase=Phase.MARKET, market=SIX, bag="barn"), "buy:3:breakfast-room")
    assert market(play) == "brushing-room stables croquet-lawn tennis-court drawing-room barn"


def test_several_purchases_are_filled_together_by_number() -> None:  # OB-11.8
    play = spree("music-room barn smoking-room")
    do(play, "buy:2:stables", "buy:5:tennis-court", "buy:6:drawing-room")
    assert me(play).money == 2000 - 200 - 700 - 800
    do(play, "done")
    assert market(play) == "brushing-room breakfast-room croquet-lawn barn smoking-room music-room"


@pytest.mark.parametrize(
    ("stacking", "after"),
    [
        (True, "brushing-room breakfast-room croquet-lawn+croquet-lawn tennis-court drawing-room barn"),
        (False, "brushing-room breakfast-room croquet-lawn tennis-court drawing-room croquet-lawn"),
    ],
)
def test_a_duplicate_is_stacked_unless_switched_off(stacking: bool, after: str) -> None:  # OB-11.9, OB-25.4
    play = a_game(
        a_house(money=900),
        phase=Phase.MARKET,
        market=SIX,
        bag="croquet-lawn barn",
        stack_duplicates=stacking,
    )
    do(play, "buy:2:stables")
    assert market(play) == after


def test_a_drawn_tile_goes_to_its_open_reserve() -> None:  # OB-11.10
    play = a_game(
        a_house(money=900),
        phase=Phase.MARKET,
        market=SIX,
        bag="barn stables fenced-paddock music-room",
        service_reserve="butlers-pantry",
        pr1_reserve="",
    )
    do(play, "buy:4:croquet-lawn")
    assert [tile.id for tile in play.state.service_reserve or ()] == ["butlers-pantry", "barn"]
    assert [tile.id for tile in play.state.pr1_reserve or ()] == ["stables", "fenced-paddock"]
    assert market(play).endswith("drawing-room music-room")


def test_a_refresh_leaves_the_reserves_alone() -> None:  # OB-11.11
    play = a_game(a_house(reputation=4), market=SIX, bag=NEW, service_reserve="barn", pr1_reserve="stables")
    do(play, "refresh")
    assert market(play) == NEW
    assert [tile.id for tile in (*(play.state.service_reserve or ()), *(play.state.pr1_reserve or ()))] == [
        "barn",
        "stables",
    ]


def test_a_refresh_draws_six_different_tiles() -> None:  # OB-11.11, OB-11.9
    bag = "music-room music-room smoking-room flower-room english-garden art-gallery great-hall barn"
    play = do(a_game(a_house(reputation=4), market=SIX, bag=bag), "refresh")
    assert (
        market(play) == "flower-room english-garden smoking-room music-room+music-room art-gallery great-hall"
    )
    assert sorted(tile.id for tile in play.state.bag) == sorted([*SIX.split(), "barn"])


def test_a_refresh_between_two_purchases_fills_all_six_spaces() -> None:  # OB-11.12
    play = spree(f"{NEW} barn", reputation=4)
    do(play, "buy:1:brushing-room", "buy:2:stables")
    assert len([stack for stack in play.state.market if stack]) == 4
    do(play, "refresh")
    assert market(play) == NEW
    do(play, "buy:1:flower-room")
    assert prompt(play) == "ob-market"


def test_when_everything_is_gone_spaces_stay_empty_at_the_right() -> None:  # OB-11.13
    play = do(a_game(a_house(money=900), phase=Phase.MARKET, market=SIX, bag=""), "buy:2:stables")
    assert market(play) == "brushing-room breakfast-room croquet-lawn tennis-court drawing-room"
    assert list(offers(play.state))[-1] == "5:drawing-room"


def test_equal_numbers_keep_the_order_of_drawing() -> None:  # OB-11.14
    play = a_game(
        a_house(money=2000),
        phase=Phase.MARKET,
        market="stables",
        bag="tennis-court barn tennis-court",
        stack_duplicates=False,
    )
    do(play, "done")
    assert market(play) == "stables barn tennis-court tennis-court"


def test_the_pr1_reserve_opens_after_the_second_courtship() -> None:  # OB-11.15
    play = a_game(
        phase=Phase.SEASON_END,
        space=8,
        market="breakfast-room croquet-lawn stables+stables smoking-room fenced-paddock music-room",
        service_reserve="barn",
        bag="stables great-hall servants-hall tennis-court drawing-room",
    )
    assert market(play) == "croquet-lawn smoking-room music-room tennis-court drawing-room great-hall"
    assert [tile.id for tile in play.state.pr1_reserve or ()] == [
        "breakfast-room",
        "stables",
        "stables",
        "fenced-paddock",
        "stables",
    ]
    assert [tile.id for tile in play.state.service_reserve or ()] == ["barn", "servants-hall"]


def test_reserves_are_open_to_all_and_sell_by_the_same_rules() -> None:  # OB-11.17
    house = a_house(money=300, tiles="+ barn")
    play = a_game(
        house, phase=Phase.MARKET, market=SIX, service_reserve="barn butlers-pantry", pr1_reserve="stables"
    )
    assert play.view(1)["service_reserve"] == ["tile:barn", "tile:butlers-pantry"]
    assert why_not(play, "buy:service:barn") == "OB-9.18"
    assert why_not(play, "buy:service:butlers-pantry") == "OB-1.2"
    do(play, "buy:pr1:stables")
    assert (me(play).money, market(play), play.state.turn) == (300 - 100, SIX, 1)


def test_returned_tiles_are_mixed_into_the_bag() -> None:  # OB-11.18
    play = do(a_game(a_house(reputation=4), market=SIX, bag=f"{NEW} barn"), "refresh")
    bag = [tile.id for tile in play.state.bag]
    assert sorted(bag) == sorted([*SIX.split(), "barn"])
    assert bag != ["barn", *SIX.split()]
    assert set(play.state.bag.seen) == {0}  # nobody knows the order any more


def test_a_boom_that_finds_the_bag_empty_draws_what_came_back() -> None:  # OB-11.21, OB-16.3
    play = a_game(a_house(), a_house("cavendish"), phase=Phase.BEGIN, market=SIX, bag="", building_boom=True)
    end_turn(play)
    end_turn(play)
    assert market(play) == "stables breakfast-room croquet-lawn tennis-court drawing-room brushing-room"
