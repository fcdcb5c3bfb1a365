"""Upstairs, Downstairs: hiring while passing, and the limits of a staff (OB-18)."""

from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.hiring import can_hire, can_recruit, hireable, recruitable
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do
from tests.titles.obsession.positions import STAFF, UD, a_game, a_house, a_setting, ids, me, staff

NEW = ("cook", "hall-boy", "head-housemaid", "useful-man")


def test_a_pass_with_hiring() -> None:  # E38, OB-18.2, OB-5.1
    house = a_house(
        tiles="+sculpture-garden trophy-room",
        available="valet",
        quarters="butler",
        expended="footman housekeeper ladys-maid",
        hand="york-lord",
        discards="york-heir miss-norris",
        money=400,
    )
    play = a_game(house, phase=Phase.BEGIN, for_hire="cook footman footman valet", **UD)
    do(play, "pass")
    assert staff(me(play).available) == "butler housekeeper valet ladys-maid footman"
    assert ids(me(play).hand) == ["york-lord", "york-heir", "miss-norris"]
    assert me(play).reputation == 2
    do(play, "hiring", "servant:cook", "servant:footman")
    assert play.state.phase is Phase.MARKET  # a tile may be bought as usual
    do(play, "buy:1:brushing-room")
    assert staff(me(play).expended) == "butler footman cook"
    assert staff(me(play).available) == "housekeeper valet ladys-maid footman"
    assert me(play).organiser[1].back


def test_only_with_the_new_servants_everybody_may_hire_in_a_pass() -> None:  # OB-18.1
    for ud_servants, hire_on_pass in ((False, False), (False, True), (True, False)):
        play = a_game(a_house(), ud_servants=ud_servants, hire_on_pass=hire_on_pass)
        assert ("hiring" in choices(do(play, "pass"))) is (ud_servants or hire_on_pass)


def test_the_underbutler_can_do_it_too() -> None:  # OB-18.2
    house = a_house(available="underbutler valet")
    play = do(a_game(house, for_hire="footman footman", **UD), "pass", "hiring")
    assert staff(me(play).expended) == "underbutler footman footman"


def test_a_butler_who_gossips_in_the_servants_hall_cannot_hire() -> None:  # OB-18.2
    house = a_house(tiles="+servants-hall")
    play = do(a_game(house, phase=Phase.BEGIN, **UD), "pass", "servant:butler")
    assert choices(play) == ["rents", "refreshing"]
    play = do(a_game(house, phase=Phase.BEGIN, **UD), "pass", "servant:footman")
    assert choices(play) == ["rents", "refreshing", "hiring"]


def test_the_back_of_the_butlers_room_recruits_in_a_pass_too() -> None:  # OB-18.2, OB-9.3
    house, other = a_house(tiles="butlers-room*"), a_house("cavendish", available="cook valet")
    play = do(a_game(house, other, **UD), "pass", "hiring", "favour:recruit:1")
    assert staff(me(play).expended) == "butler valet"
    assert staff(me(play, 1).available) == "cook"


@for_each("new", NEW)
@for_each("area", ["available", "quarters", "expended"])
def test_there_is_one_new_servant_of_a_kind_in_a_house(new: str, area: str) -> None:  # OB-18.3
    house = a_house(tiles="butlers-room")
    play = do(a_game(house, for_hire=f"{new} footman valet", **UD), "host:butlers-room")
    assert can(play, f"servant:{new}")
    setattr(house, area, f"{getattr(house, area)} {new}")
    play = do(a_game(house, for_hire=f"{new} footman valet ladys-maid", **UD), "host:butlers-room")
    assert not can(play, f"servant:{new}")


@for_each("new", NEW)
def test_a_second_one_cannot_be_hired_in_the_same_turn_either(new: str) -> None:  # OB-18.3
    play = a_game(a_house(tiles="butlers-room"), for_hire=f"{new} {new} footman valet", **UD)
    do(play, "host:butlers-room", f"servant:{new}")
    assert choices(play) == ["servant:valet", "servant:footman"]


def test_of_the_old_servants_there_may_be_any_number() -> None:  # OB-18.3
    house = a_house(tiles="butlers-room", available=f"{STAFF} valet valet footman footman ladys-maid")
    play = do(a_game(house, for_hire="valet valet", **UD), "host:butlers-room")
    assert me(play).servants(Servant.VALET) == 3 + 2


def test_a_family_bonus_counts_for_the_limit() -> None:  # OB-18.3
    house = a_house("howard", tiles="butlers-room", available=f"{STAFF} cook")
    play = do(a_game(house, for_hire="cook valet footman ladys-maid", **UD), "host:butlers-room")
    assert not can(play, "servant:cook")


def test_only_valets_maids_and_footmen_can_be_recruited() -> None:  # OB-18.4, OB-8.6
    house = a_house(tiles="butlers-room*")
    other = a_house("cavendish", available=f"butler underbutler housekeeper {' '.join(NEW)}")
    play = a_game(house, other, for_hire="", **UD)
    assert not can(play, "host:butlers-room")
    other.quarters = "ladys-maid"
    play = do(a_game(house, other, for_hire="", **UD), "host:butlers-room")
    assert staff(me(play).expended) == "butler ladys-maid"
    assert me(play, 1).servants(Servant.LADYS_MAID) == 0


def test_hiring_can_still_be_the_activity_of_a_standard_turn() -> None:  # OB-18.5
    play = a_game(a_house(discards="miss-norris", expended="cook"), for_hire="footman footman", **UD)
    do(play, "host:butlers-room")
    assert staff(me(play).expended) == "butler footman footman cook"
    assert ids(me(play).discards) == ["miss-norris"]  # it is no pass


def test_a_pass_brings_one_thing_only() -> None:  # OB-18.6
    for choice, money, servants in (("rents", 200, 5), ("refreshing", 0, 5), ("hiring", 0, 7)):
        play = do(a_game(a_house(), for_hire="footman footman", **UD), "pass", choice)
        assert play.state.phase is Phase.MARKET or play.state.turn == 1  # nothing else was asked
        assert (me(play).money, me(play).staff()) == (money, servants)


def test_without_anybody_to_hire_it_is_not_offered() -> None:  # OB-9.20, OB-18.2
    assert choices(do(a_game(a_house(), for_hire="underbutler", **UD), "pass")) == ["rents", "refreshing"]


def test_the_rule_comes_with_the_new_servants() -> None:  # OB-18.1
    assert a_setting(2, **UD).hire_on_pass
    assert not a_setting(2).hire_on_pass
    assert a_setting(2, hire_on_pass=True).hire_on_pass


@for_each("for_hire", ["", "underbutler", "cook", "underbutler hall-boy", "cook footman"])
def test_one_can_hire_when_somebody_is_for_hire_whom_one_may_have(for_hire: str) -> None:  # OB-9.20
    estate = a_game(a_house(available="butler cook"), for_hire=for_hire, **UD).state
    assert can_hire(estate, estate.players[0]) is bool(hireable(estate, estate.players[0]))


@for_each("area", ["available", "quarters", "expended"])
@for_each("servant", [servant.word for servant in Servant])
def test_one_can_recruit_when_another_family_has_somebody_to_take(servant: str, area: str) -> None:  # OB-9.3
    other = a_house(available="")
    setattr(other, area, servant)
    estate = a_game(a_house(available="valet"), other).state
    assert can_recruit(estate, estate.players[0]) is bool(recruitable(estate, estate.players[0]))
