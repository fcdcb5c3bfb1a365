"""The five uses of the useful man (OB-17.14 to OB-17.23)."""

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import STAFF, UD, a_game, a_house, end_turn, market, me, staff

FIRST = "brushing-room stables breakfast-room croquet-lawn tennis-court drawing-room"


# (1) The village fair


@for_each(
    "study, helped, pounds, reputation",
    [
        ("private-study", True, 200, 0),
        ("private-study*", True, 500, 2),
        ("private-study", False, 0, 0),
        ("private-study*", False, 300, 2),
    ],
)
def test_he_helps_at_the_village_fair(study: str, helped: bool, pounds: int, reputation: int) -> None:
    # E33, OB-17.15, OB-3.8
    house = a_house(tiles=f"{study} front-parlour", available=f"{STAFF} useful-man")
    play = a_game(house, space=3, phase=Phase.BEGIN, **UD)
    do(play, "host", "servant:useful-man" if helped else "no")
    assert (me(play).money, me(play).reputation) == (pounds, reputation)
    assert staff(me(play).placed) == ("useful-man" if helped else "")


def test_only_at_the_fair() -> None:  # OB-17.15
    house = a_house(tiles="private-study* front-parlour", available=f"{STAFF} useful-man")
    assert prompt(a_game(house, space=2, phase=Phase.BEGIN, **UD)) == "ob-act"


def test_service_help_fetches_him_for_the_fair() -> None:  # OB-17.15, OB-6.3
    house = a_house(tiles="private-study front-parlour", expended="useful-man", reputation=3)
    play = do(a_game(house, space=3, phase=Phase.BEGIN, **UD), "host")
    assert choices(play) == ["help:useful-man", "borrow", "no"]
    do(play, "help:useful-man")
    assert (me(play).money, me(play).reputation) == (200, 0)
    assert staff(me(play).placed) == "useful-man"
    house.reputation = 2
    assert prompt(do(a_game(house, space=3, phase=Phase.BEGIN, **UD), "host")) == "ob-act"


def test_from_the_fair_he_goes_to_expended_service_with_the_study() -> None:  # OB-17.15
    house = a_house(tiles="private-study front-parlour", available=f"{STAFF} useful-man")
    play = do(a_game(house, space=3, phase=Phase.BEGIN, **UD), "host", "servant:useful-man")
    do(play, "host:private-study", "york-lord", "york-daughter")
    end_turn(play)
    assert staff(me(play).expended) == "butler useful-man"
    assert me(play).organiser[0].back
    assert me(play).money == 200 + 200  # no money of the fair for a study that is flipped only now


# (2) The market


@for_each(
    "edition, place, price",
    [
        ("fr", "1:brushing-room", None),  # £300 - £200
        ("it", "1:brushing-room", 0),
        ("fr", "2:stables", 100),  # £400 - £200 - £100
        ("it", "2:stables", 100),
        ("fr", "service:barn", 100),  # £300 - £100 - £100
    ],
)
def test_he_lowers_a_price(edition: str, place: str, price: int | None) -> None:
    # E34, OB-17.16, OB-17.17
    play = a_game(a_house(money=500, available="useful-man"), market=FIRST, edition=edition, **UD)
    play.state.service_reserve = (BOX.tile("barn"),)
    do(play, "pass", "rents")
    if price is None:
        assert can(play, f"buy:{place}")
        assert not can(play, f"haggle:{place}")
    else:
        do(play, f"haggle:{place}")
        assert me(play).money == 500 + 200 - price
        assert staff(me(play).expended) == "useful-man"


def test_with_his_help_one_can_buy_what_one_could_not_pay() -> None:  # OB-17.16
    house = a_house(money=100, available="useful-man")
    play = a_game(house, market=FIRST, phase=Phase.MARKET, **UD)
    assert not can(play, "buy:2:stables")
    do(play, "haggle:2:stables")
    assert me(play).money == 0


def test_he_helps_one_purchase_of_a_turn() -> None:  # OB-17.14, OB-17.16
    house = a_house(money=1000, available="useful-man", vp_cards="unlimited-purchases")
    play = a_game(house, market=FIRST, phase=Phase.MARKET, **UD)
    do(play, "vp:unlimited-purchases", "haggle:2:stables")
    assert not any(key.startswith("haggle") for key in choices(play))
    assert can(play, "buy:3:breakfast-room")


# (3) The prestige rating


def test_he_lowers_the_rating_of_a_tile_by_one() -> None:  # OB-17.18
    house = a_house(
        tiles="music-room", available="butler useful-man", hand="york-lord york-heir york-daughter"
    )
    for reputation, hosted in ((15, ""), (10, "useful-man"), (9, None)):
        house.reputation = reputation
        play = a_game(house, **UD)
        if hosted is None:
            assert why_not(play, "host:music-room") == "OB-4.3.2"
        else:
            do(play, "host:music-room", "favour:money:100")
            assert staff(me(end_turn(play)).expended) == f"butler {hosted}".strip()


def test_guests_are_measured_by_the_real_level() -> None:  # OB-17.18, OB-4.3.3
    house = a_house(tiles="hillside-kennel", reputation=10, available="footman valet useful-man")
    house.hand = "york-lord york-heir cavendish-lord earl-of-marchmont"
    play = do(a_game(house, **UD), "host:hillside-kennel", "favour:money:100")
    assert me(play).money == 400 + 200 + 200 + 100  # the earl, of rating 4, could not come


def test_he_is_not_needed_on_a_national_holiday() -> None:  # OB-17.18, OB-3.11
    house = a_house(tiles="great-hall", available="butler useful-man")
    house.hand = "york-lord york-heir york-daughter york-lady cavendish-lord cavendish-daughter"
    play = do(a_game(house, space=14, **UD), "host:great-hall")
    assert me(play).placed[Servant.USEFUL_MAN] == 0


# (4) and (5) He leaves


def test_he_leaves_for_a_refresh() -> None:  # OB-17.19, OB-17.23
    bag = "music-room flower-room english-garden great-hall orangery statuary"
    house = a_house(reputation=9, available="butler useful-man")
    play = a_game(house, market=FIRST, bag=bag, for_hire="useful-man", **UD)
    before = points(play.state, me(play))["servants"]
    do(play, "useful:refresh")
    assert market(play) == "flower-room english-garden music-room statuary orangery great-hall"
    assert me(play).reputation == 9
    assert can(play, "refresh")  # it was no special action
    assert points(play.state, me(play))["servants"] == before - 2
    assert not can(play, "host:butlers-room")  # there is nobody but another useful man to hire


def test_he_can_leave_in_step_seven_too() -> None:  # OB-17.19, OB-17.20
    house = a_house(money=100, available="useful-man")
    play = a_game(house, phase=Phase.MARKET, market=FIRST, **UD)
    assert {"useful:refresh", "useful:search"} <= set(choices(play))


def test_he_finds_a_tile() -> None:  # E35, OB-17.20, OB-17.23
    house = a_house(money=900, available="butler useful-man")
    play = a_game(house, market=FIRST, bag="smoking-room music-room", for_hire="useful-man footman", **UD)
    servants = points(play.state, me(play))["servants"]
    do(play, "useful:search", "music-room")
    assert market(play) == f"{FIRST.partition(' ')[2]} music-room"
    assert sorted(tile.id for tile in play.state.bag) == ["brushing-room", "smoking-room"]
    assert points(play.state, me(play))["servants"] == servants - 2
    do(play, "pass", "rents", "buy:6:music-room")
    assert me(play).money == 900 + 200 - (800 + 100)
    end_turn(play)
    do(play, "host:butlers-room")
    assert staff(me(play).expended) in ("footman", "butler footman")  # never another useful man


def test_a_stack_on_the_first_space_goes_back_whole() -> None:  # OB-17.20
    first = FIRST.replace("brushing-room", "brushing-room+brushing-room")
    play = a_game(a_house(available="useful-man"), market=first, bag="smoking-room music-room", **UD)
    do(play, "useful:search", "music-room")
    assert sorted(tile.id for tile in play.state.bag) == ["brushing-room", "brushing-room", "smoking-room"]


def test_what_he_can_find() -> None:  # OB-17.20, OB-17.21
    bag = "music-room trophy-room smoking-room stables music-room barn"
    play = a_game(a_house(available="useful-man"), market=FIRST, bag=bag, **UD)
    play.state.service_reserve = ()
    do(play, "useful:search")
    assert choices(play) == [
        "tile:barn",
        "tile:smoking-room",
        "tile:music-room",
    ]  # no monument, nothing on show
    do(play, "barn")
    assert market(play).endswith(" barn")  # although it belongs to the open reserve


def test_to_leave_he_must_be_available() -> None:  # OB-17.21, OB-9.9
    house = a_house(tiles="+servants-quarters", quarters="useful-man", reputation=3)
    play = a_game(house, **UD)
    assert not can(play, "useful:refresh")
    assert not can(play, "useful:search")
    do(play, "help:useful-man")
    assert can(play, "useful:search")


# No obligation


def test_a_plan_with_him_can_be_taken_back() -> None:  # OB-17.22
    house = a_house(
        tiles="music-room front-parlour", reputation=10, available="butler housekeeper useful-man"
    )
    house.hand = "york-lord york-heir york-daughter york-lady"
    play = do(a_game(house, **UD), "host:music-room")
    assert staff(me(play).placed) == "useful-man"
    play.undo(0)
    assert staff(me(play).available) == "butler housekeeper useful-man"
    assert can(play, "pass")


def test_he_goes_to_the_market_only_with_a_purchase() -> None:  # OB-17.22
    play = a_game(a_house(money=300, available="useful-man"), market=FIRST, phase=Phase.MARKET, **UD)
    do(play, "done")
    assert staff(me(play).available) == "useful-man"
