"""Upstairs, Downstairs: servants, hiring, tiles, milestones, both printings (OB-17 to OB-26)."""

from dataclasses import replace

from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.titles.obsession.positions import (
    STAFF,
    UD,
    a_game,
    a_house,
    can,
    choices,
    counts,
    do,
    end_turn,
    ids,
    me,
    staff,
    why_not,
)

QUARTET = "cook hall-boy head-housemaid useful-man"


def test_all_four_new_servants_in_one_activity() -> None:  # OB-17.3, OB-17.6, OB-17.9, OB-17.11, OB-17.18
    house = a_house(
        "howard",
        reputation=12,
        tiles="music-room",
        hand="marquess-of-tetbury lady-marianne-turner howard-lady",
        available=f"butler underbutler valet ladys-maid {QUARTET}",
    )
    play = a_game(house, prestige="viscount-townshend sir-hugh-templeton", **UD)
    do(play, "host:music-room", "cook", "serve:butler:underbutler:valet:ladys-maid")
    do(
        play,
        "hall-boy:marquess-of-tetbury",
        "head-housemaid:lady-marianne-turner",
        "favour:invite:casual:2:1",
    )
    assert me(play).money == 500 + 100 + 100
    assert me(play).reputation == 12 + 3 + 2 + 2 + 1
    assert choices(play) == ["gentry:viscount-townshend", "gentry:sir-hugh-templeton"]
    do(play, "sir-hugh-templeton", "mrs-lydia-fenwick", "done")
    assert sum(me(play).expended) == 8
    assert {"sir-hugh-templeton", "mrs-lydia-fenwick"} <= set(ids(me(play).hand))


def test_the_useful_man_lowers_a_rating_by_one_and_the_cook_raises_the_guests() -> None:
    # OB-17.6, OB-17.8, OB-17.18
    house = a_house(reputation=10, tiles="music-room", hand="york-lord york-lady york-heir earl-ravensworth")
    assert why_not(a_game(house, **UD), "host:music-room") == "OB-4.3.2"
    house.available = f"{STAFF} underbutler useful-man cook"
    play = do(a_game(house, **UD), "host:music-room")
    assert not can(play, "earl-ravensworth")
    do(play, "cook")
    assert can(play, "earl-ravensworth")  # rating 5 at level 3
    house.hand = house.hand.replace("earl-ravensworth", "marquess-of-thornhill")
    assert not can(do(a_game(house, **UD), "host:music-room", "cook"), "marquess-of-thornhill")


def test_the_cook_is_no_use_without_gentry() -> None:  # OB-17.7
    house = a_house(tiles="butlers-room", available="butler cook", hand="york-lord")
    play = do(a_game(house, **UD), "host:butlers-room")
    assert can(play, "servant:footman")
    assert me(play).reputation == 0


def test_the_hall_boy_needs_a_gain_in_pounds() -> None:  # OB-17.10
    house = a_house(tiles="front-parlour", available="housekeeper hall-boy", money=100)
    house.hand = "mr-nathaniel-poole york-heir"
    play = do(a_game(house, **UD), "host:front-parlour")
    assert choices(play) == ["hall-boy:york-heir", "enough"]
    do(play, "hall-boy:york-heir")
    assert me(play).money == 100 - 100 + 100 + 100  # the heir has to bring money


def test_vetting_looks_at_one_card_more() -> None:  # OB-17.11, OB-17.12
    house = a_house(tiles="heritage-suite", reputation=5, available="housekeeper head-housemaid")
    house.hand = "mr-cyril-pomfret"
    play = do(a_game(house, **UD), "host:heritage-suite", "head-housemaid:mr-cyril-pomfret")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]
    do(play, "dr-samuel-pym")
    assert len(me(play).hand) == 4  # fr: the other three invitations were blind
    italian = do(a_game(house, edition="it", **UD), "host:heritage-suite", "head-housemaid:mr-cyril-pomfret")
    do(italian, "dr-samuel-pym")
    assert choices(italian) == ["gentry:mr-giles-hartnell", "gentry:miss-cordelia-hay"]


def test_the_useful_man_at_the_village_fair() -> None:  # OB-17.15
    for study, pounds, reputation in (("private-study", 200, 0), ("private-study*", 500, 2)):
        house = a_house(tiles=f"{study} front-parlour", available=f"{STAFF} useful-man")
        play = a_game(house, space=3, phase=Phase.BEGIN, **UD)
        do(play, "host", "servant:useful-man")
        assert (me(play).money, me(play).reputation) == (pounds, reputation)
        assert staff(me(play).placed) == "useful-man"


def test_the_useful_mans_discount_has_a_floor_in_french_only() -> None:  # OB-17.16, OB-17.17
    house = a_house(money=100, available="useful-man")
    first = "brushing-room stables"
    assert not can(a_game(house, market=first, phase=Phase.MARKET, **UD), "haggle:1:brushing-room")
    play = do(a_game(house, edition="it", market=first, phase=Phase.MARKET, **UD), "haggle:1:brushing-room")
    assert me(play).money == 100
    play = do(a_game(house, market=first, phase=Phase.MARKET, **UD), "haggle:2:stables")
    assert (me(play).money, staff(me(play).expended)) == (0, "useful-man")


def test_the_useful_man_leaves_to_find_a_tile() -> None:  # OB-17.20, OB-17.23
    house = a_house(available=f"{STAFF} useful-man")
    play = a_game(
        house, bag="music-room trophy-room smoking-room stables", for_hire="useful-man footman", **UD
    )
    do(play, "useful:search")
    assert choices(play) == ["tile:smoking-room", "tile:music-room"]  # OB-17.21 no monument, nothing on show
    do(play, "music-room")
    assert [stack[0].id for stack in play.state.market][-1] == "music-room"
    assert "brushing-room" in [tile.id for tile in play.state.bag]
    assert staff(me(play).available) == staff(counts(STAFF))
    do(play, "host:butlers-room")
    assert staff(me(play).expended) == "butler footman"


def test_one_new_servant_of_a_kind() -> None:  # OB-18.3, OB-9.4
    house = a_house(available=f"{STAFF} cook", tiles="butlers-room bowling-green")
    play = do(a_game(house, for_hire="cook hall-boy underbutler", **UD), "host:butlers-room")
    assert staff(me(play).expended) in ("hall-boy", "butler hall-boy")


def test_recruiting_takes_only_valets_maids_and_footmen() -> None:  # OB-9.3, OB-18.4
    house = a_house(tiles="butlers-room* bowling-green")
    other = a_house("cavendish", available="butler cook valet", expended="footman")
    play = do(a_game(house, other, for_hire="footman", **UD), "host:butlers-room", "favour:recruit:1")
    assert choices(play) == ["recruit:1:valet:available", "recruit:1:footman:expended"]
    do(play, "recruit:1:footman:expended")
    assert (staff(me(play, 1).expended), staff(me(play).expended)) == ("", "butler footman")


def test_the_carriage_house_changes_the_number_of_guests() -> None:  # OB-24.1, OB-24.3, OB-24.4
    house = a_house(tiles="front-parlour carriage-house", available="housekeeper footman hall-boy")
    play = do(a_game(house, **UD), "host:front-parlour")
    assert {"more:footman", "fewer:footman", "more:hall-boy", "fewer:hall-boy"} <= set(choices(play))
    do(play, "more:hall-boy", "york-lord", "york-lady", "york-daughter")
    assert play.state.plan is not None
    assert (len(play.state.plan.guests), staff(me(play).placed)) == (3, "housekeeper hall-boy")
    family = a_house(tiles="private-study carriage-house")
    assert not can(do(a_game(family, **UD), "host:private-study"), "more:footman")
    suite = a_house(tiles="heritage-suite carriage-house", reputation=5, hand="dr-samuel-pym miss-norris")
    assert not can(do(a_game(suite, **UD), "host:heritage-suite"), "more:footman")


def test_kitchen_and_carriage_house_together_bring_two_more() -> None:  # OB-24.10, OB-24.11, OB-24.16
    house = a_house(tiles="front-parlour carriage-house renovated-kitchen*")
    house.available = "housekeeper footman cook"
    play = do(a_game(house, **UD), "host:front-parlour")
    assert not can(play, "kitchen")
    do(play, "cook", "kitchen", "more:footman")
    assert play.state.plan is not None
    assert len(play.state.plan.guests) == 4


def test_the_gourmet_tasting_takes_two_guests_of_any_rank() -> None:  # OB-24.9, OB-24.14
    house = a_house(reputation=5, tiles="renovated-kitchen carriage-house")
    house.available = "cook footman footman valet ladys-maid housekeeper butler"
    house.hand = "duchess-of-harrowby prince-orlovsky miss-flora-kincaid viscount-townshend"
    play = do(a_game(house, **UD), "host:renovated-kitchen", "more:footman", "duchess-of-harrowby")
    do(play, "prince-orlovsky")
    assert me(play).reputation == 5 + 4 + 1 + 1  # the duchess, Miss Kincaid, the cook


def test_the_lionheart_guest_comes_from_the_deck_and_counts_twice() -> None:  # OB-9.16, OB-9.17, OB-9.19
    house = a_house(tiles="lionheart-suite bowling-green", reputation=26)
    house.available = "butler hall-boy head-housemaid"
    for edition, more in (("fr", 1), ("it", 2)):
        play = a_game(
            house,
            prestige="earl-ravensworth major-anthony-cole viscount-townshend sir-hugh-templeton "
            "sir-percival-lang",
            edition=edition,
            **UD,
        )
        do(play, "host:lionheart-suite", "hall-boy:earl-ravensworth", "head-housemaid:earl-ravensworth")
        assert me(play).money == 600 + 100
        do(play, "major-anthony-cole")
        if more == 2:
            do(play, "sir-hugh-templeton")
        end_turn(play)
        assert ids(me(play).discards) == ["earl-ravensworth"]
        assert me(play).organiser[0].side.monument


def test_the_parish_church_needs_no_servant() -> None:  # OB-24.12
    house = a_house(
        tiles="parish-church", reputation=5, available="", hand="york-lord york-daughter york-heir"
    )
    play = do(a_game(house, **UD), "host:parish-church", "favour:money:100")
    assert me(play).reputation == 6


def test_the_babbling_brook_returns_a_card() -> None:  # OB-24.13
    house = a_house(tiles="babbling-brook*", reputation=5, discards="miss-norris york-heir")
    house.hand = "york-lord york-daughter"
    play = do(a_game(house, **UD), "host:babbling-brook", "york-heir")
    assert "york-heir" in ids(me(play).hand)


def test_milestones_are_claimed_once_a_turn_for_the_best_place() -> None:
    # OB-23.3, OB-23.4, OB-23.7, OB-23.8
    one = a_house(reputation=15, hand="york-lord dr-samuel-pym")
    play = a_game(one, replace(one, family="cavendish"), milestones="good-name wide-circle", **UD)
    do(play, "milestone:good-name")
    assert not can(play, "milestone:good-name")
    assert points(play.state, me(play))["objectives"] == 5
    end_turn(play)
    do(play, "milestone:good-name", seat=1)
    assert points(play.state, me(play, 1))["objectives"] == 2
    play.state.gain(me(play), -15)
    assert points(play.state, me(play))["objectives"] == 5


def test_a_milestone_reached_by_the_purchase_can_be_claimed_in_the_same_turn() -> None:  # OB-23.4
    house = a_house(money=300, tiles="stables bowling-green tennis-court")
    play = a_game(house, phase=Phase.MARKET, market="croquet-lawn", milestones="specialist", **UD)
    do(play, "buy:1:croquet-lawn")
    assert choices(play) == ["milestone:specialist", "no"]
    do(play, "milestone:specialist")
    assert play.state.claims == ((0,),)


def test_a_fairchild_at_the_activity_counts_as_a_prestige_guest() -> None:  # OB-23.11
    house = a_house(reputation=10, tiles="front-parlour", hand="charles-fairchild york-lord")
    house.discards = "viscount-townshend major-anthony-cole comtesse-de-vitry"
    play = do(a_game(house, milestones="high-society", **UD), "host:front-parlour")
    assert can(play, "milestone:high-society")


def test_the_prestige_limit_sends_a_seventh_guest_back() -> None:  # OB-19.12
    house = a_house(tiles="main-gazebo", hand="york-lord york-daughter")
    house.discards = (
        "viscountess-abernathy count-hoyos comtesse-de-vitry sir-percival-lang lady-honoria-beck "
        "sir-hugh-templeton"
    )
    play = do(a_game(house, prestige="viscount-townshend", prestige_limit=True), "host:main-gazebo")
    assert len(choices(play)) == 7
    do(play, "count-hoyos")
    assert ids(play.state.prestige.cards) == ["count-hoyos"]
