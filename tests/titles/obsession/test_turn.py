"""The standard turn: rotation, events, hosting, favours, clearing (OB-4, OB-5, OB-6)."""

from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.obsession.positions import a_game, a_house, end_turn, ids, market, me, people, staff


def test_servants_rotate_by_one_area() -> None:  # OB-4.1.1
    house = a_house(available="butler valet", quarters="footman", expended="ladys-maid housekeeper")
    play = a_game(house, phase=Phase.BEGIN)
    assert staff(me(play).available) == "butler valet footman"
    assert staff(me(play).quarters) == "housekeeper ladys-maid"
    assert staff(me(play).expended) == ""


def test_a_first_turn_of_york() -> None:  # OB-4.3, OB-4.8, OB-11.4, OB-11.7
    play = a_game(
        a_house(available="butler housekeeper valet ladys-maid footman footman"),
        market="stables breakfast-room croquet-lawn tennis-court flower-room drawing-room",
        bag="english-garden",
    )
    do(play, "host:bowling-green")
    assert (prompt(play), me(play).hand) == (
        "ob-either-or",
        people("york-lord york-lady york-heir york-daughter"),
    )
    do(play, "favour:money:100")
    assert me(play).money == 500
    do(play, "buy:3:croquet-lawn")
    assert me(play).money == 100
    assert market(play) == "stables breakfast-room tennis-court flower-room drawing-room english-garden"
    assert staff(me(play).expended) == "footman"
    assert staff(me(play).available) == "butler housekeeper valet ladys-maid footman"
    assert ids(me(play).discards) == ["york-lord", "york-heir"]
    assert [laid.tile.id for laid in me(play).organiser if laid.back] == ["bowling-green"]


def test_hosting_with_two_guests_and_forced_servants_takes_at_most_six_questions() -> None:  # OB-4.3
    play = a_game(a_house(money=300))
    do(play, "host:front-parlour", "york-lord", "york-heir", "favour:reputation:1", "done")
    assert len(play.log) <= 6
    assert play.state.turn == 1


def test_the_level_counts_when_the_tile_is_announced() -> None:  # OB-4.3.2, OB-6.3
    house = a_house(reputation=10, tiles="smoking-room", available="valet", quarters="butler")
    house.hand = "york-lord york-heir viscount-townshend"
    play = do(a_game(house), "host:smoking-room", "serve:butler:valet")
    do(play, "favour:money:100")
    assert me(play).reputation == 10 - 3 + 3


def test_a_tile_above_the_level_cannot_be_hosted() -> None:  # OB-4.3.2
    play = a_game(a_house(reputation=9, tiles="smoking-room bowling-green"))
    assert why_not(play, "host:smoking-room") == "OB-4.3.2"


def test_a_guest_above_the_level_cannot_come() -> None:  # OB-4.4.3
    play = a_game(a_house(hand="york-lord york-heir york-lady viscount-townshend"))
    do(play, "host:front-parlour")
    assert why_not(play, "gentry:viscount-townshend") == "OB-4.4.3"


def test_a_guest_who_cannot_be_served_is_not_offered() -> None:  # OB-4.5.2
    play = a_game(a_house(hand="york-lord york-lady york-heir captain-noel-farrow", available="housekeeper"))
    do(play, "host:front-parlour")
    assert why_not(play, "gentry:captain-noel-farrow") == "OB-4.5.2"


def test_on_a_national_holiday_every_rating_is_met() -> None:  # OB-3.11
    play = a_game(a_house(tiles="statuary", hand="duke-of-langford york-lord"), space=14)
    assert not can(play, "host:statuary")  # OB-4.4.1 two prestige guests are asked for
    house = a_house(tiles="great-hall", available="butler butler valet", hand="duke-of-langford york-lord")
    house.hand += " york-lady york-heir york-daughter mr-percy-wingate"
    assert can(a_game(house, space=14), "host:great-hall")
    assert not can(a_game(house, space=13), "host:great-hall")


def test_gains_and_penalties_of_reputation_are_one_sum() -> None:  # OB-4.6.4, OB-4.6.5
    lone = a_house(tiles="heritage-suite", hand="miss-delacourt", available="housekeeper", reputation=5)
    play = do(a_game(lone), "host:heritage-suite")
    assert (me(play).reputation, me(play).money) == (5 - 2, 600)
    lone.reputation, lone.tiles, lone.hand = 0, "front-parlour", "mr-dorian-flint york-lady"
    play = do(a_game(lone), "host:front-parlour")
    assert me(play).reputation == 0


def test_a_pauper_comes_only_if_the_sum_can_be_paid() -> None:  # OB-4.6.3, OB-6.1, OB-6.2
    house = a_house(tiles="main-gazebo", hand="mr-nathaniel-poole york-lady", reputation=1)
    assert not can(a_game(house), "host:main-gazebo")
    house.reputation = 2
    play = do(a_game(house), "host:main-gazebo", "borrow", "favour:dismiss:1")
    assert (me(play).money, me(play).reputation) == (0, 2 - 2 + 2)
    house.hand, house.reputation = "mr-nathaniel-poole york-lord", 1
    play = do(a_game(house), "host:main-gazebo")
    assert (me(play).money, me(play).reputation) == (100, 3)


def test_who_must_pay_cannot_choose_reputation() -> None:  # OB-4.6.3, OB-4.6.12
    house = a_house(tiles="main-gazebo", hand="mr-nathaniel-poole york-heir", reputation=0)
    play = do(a_game(house), "host:main-gazebo")
    assert (me(play).money, me(play).reputation) == (0, 2)


def test_the_admirer_brings_two_reputation_once() -> None:  # OB-4.6.6, OB-10.6
    house = a_house(tiles="breakfast-room", hand="york-daughter charles-fairchild york-lord")
    play = do(a_game(house), "host:breakfast-room")
    assert (me(play).money, me(play).reputation) == (200, 5)
    assert "dr-samuel-pym" in ids(me(play).hand)
    house = a_house(tiles="breakfast-room", reputation=10, available="housekeeper valet")
    house.hand = "york-daughter charles-fairchild major-anthony-cole"
    play = do(a_game(house), "host:breakfast-room")
    assert me(play).reputation == 10 + 8


def test_gossip_lowers_another_family_and_gives_nothing() -> None:  # OB-4.6.7
    house = a_house(tiles="front-parlour", hand="miss-oliver york-lord", reputation=4)
    play = do(a_game(house, a_house("cavendish", reputation=1)), "host:front-parlour")
    assert (me(play).reputation, me(play, 1).reputation) == (4 - 1 + 2, 0)


def test_the_barn_helps_on_estate_tiles_only() -> None:  # OB-9.6, OB-9.13
    house = a_house(tiles="barn fenced-paddock south-lawn", reputation=10)
    play = do(a_game(house), "host:fenced-paddock", "york-lord", "york-lady")
    do(play, "favour:dismiss:1")
    assert me(play).reputation == 11
    house.hand = "york-lord york-heir york-lady"
    play = do(a_game(house), "host:south-lawn", "favour:money:100", "favour:dismiss:1")
    assert me(play).reputation == 10
    house.tiles = "barn south-lawn*"
    play = do(a_game(house), "host:south-lawn", "favour:money:100", "favour:dismiss:1")
    assert me(play).reputation == 11


def test_a_hybrid_turns_over_at_every_use() -> None:  # OB-9.13
    house = a_house(tiles="south-lawn*", hand="york-lord york-heir york-daughter", reputation=10)
    play = do(a_game(house), "host:south-lawn", "favour:money:100", "dr-samuel-pym")
    end_turn(play)
    assert not me(play).organiser[0].back


def test_two_dismissals_reach_attendees_and_discards() -> None:  # OB-4.6.10, OB-4.8.0
    house = a_house(tiles="english-garden", reputation=10, money=100)
    house.hand, house.discards = "mr-nathaniel-poole york-lady york-lord", "miss-norris"
    play = do(a_game(house), "host:english-garden", "favour:dismiss:1", "dr-samuel-pym", "done")
    do(play, "mr-nathaniel-poole", "miss-norris")
    assert ids(play.state.casual.cards[:2]) == ["miss-norris", "mr-nathaniel-poole"]
    assert ids(me(play).discards) == ["york-lady", "york-lord"]
    assert me(play).money == 100 - 100 + 200


def test_family_and_fairchilds_cannot_be_dismissed() -> None:  # OB-4.6.10
    house = a_house(tiles="english-garden", reputation=10, hand="charles-fairchild york-lord york-heir")
    play = do(a_game(house), "host:english-garden", "favour:money:100", "dr-samuel-pym", "done")
    assert choices(play) == ["gentry:dr-samuel-pym", "no"]


def test_a_short_deck_gives_what_there_is() -> None:  # OB-1.10, OB-1.12
    house = a_house(tiles="breakfast-room", hand="york-lady york-daughter york-lord")
    play = do(a_game(house, casual="dr-samuel-pym"), "host:breakfast-room")
    do(play, "favour:invite:casual:2:1")
    assert ids(me(play).hand)[3:] == ["dr-samuel-pym"]
    assert not play.state.casual.cards


def test_passing_brings_everybody_back() -> None:  # OB-5.1, OB-5.4
    house = a_house(available="valet", quarters="butler", expended="footman", discards="miss-norris")
    play = a_game(house)  # nothing can be hosted
    assert staff(me(play).available) == "butler valet footman"
    assert "miss-norris" in ids(me(play).hand)
    do(play, "rents")
    assert me(play).money == 200


def test_without_hiring_on_a_pass_there_are_rents_and_a_new_market() -> None:  # OB-5.4, OB-18.1
    assert choices(do(a_game(a_house()), "pass")) == ["rents", "refreshing"]
    assert choices(do(a_game(a_house(), hire_on_pass=True), "pass")) == ["rents", "refreshing", "hiring"]


def test_a_pass_with_hiring() -> None:  # OB-18.2
    house = a_house(available="valet", quarters="butler", expended="footman housekeeper ladys-maid")
    play = a_game(house, for_hire="cook footman valet", ud_servants=True)
    do(play, "hiring", "servant:cook", "servant:footman")
    assert play.state.turn == 1
    assert staff(me(play).expended) == "butler footman cook"
    assert staff(me(play).available) == "housekeeper valet ladys-maid footman"
    assert me(play).organiser[1].back


def test_borrowing_may_be_repeated_and_refreshing_not() -> None:  # OB-6.2, OB-6.4, OB-13.10
    house = a_house(reputation=9, vp_cards="refresh-market")
    play = do(a_game(house), "refresh")
    assert me(play).reputation == 5
    assert why_not(play, "refresh") == "OB-6.4"
    assert can(play, "vp:refresh-market")
    do(play, "borrow", "borrow")
    assert (me(play).reputation, me(play).money) == (1, 200)
    assert why_not(play, "borrow") == "OB-6.1"


def test_the_village_fair_pays_those_who_planned_it() -> None:  # OB-3.8
    play = a_game(a_house(tiles="private-study*"), space=3, phase=Phase.BEGIN)
    assert (me(play).money, me(play).reputation) == (300, 2)
    play = a_game(a_house(tiles="private-study"), space=3, phase=Phase.BEGIN)
    assert (me(play).money, me(play).reputation) == (0, 0)


def test_monuments_bring_reputation_each_turn() -> None:  # OB-4.2.2, OB-24.12
    play = a_game(a_house(tiles="+ trophy-room queens-suite*"), phase=Phase.BEGIN)
    assert me(play).reputation == 2
    play = a_game(a_house(tiles="+ trophy-room parish-church*"), phase=Phase.BEGIN)
    do(play, "favour:money:100")
    assert (me(play).money, me(play).reputation) == (100, 1)


def test_the_servants_hall_takes_reputation_from_another_family() -> None:  # OB-9.10
    house = a_house(tiles="+ servants-hall")
    play = a_game(house, a_house("cavendish", reputation=3), phase=Phase.BEGIN)
    do(play, "host", "servant:footman")
    assert (me(play).reputation, me(play, 1).reputation) == (1, 2)
    assert staff(me(play).placed) == "footman"
    do(play, "pass")
    assert staff(me(play).placed) == "footman"  # OB-5.2
    end_turn(play)
    assert staff(me(play).expended) == "footman"


def test_the_hall_of_the_first_edition_needs_no_servant() -> None:  # OB-25.3
    house = a_house(tiles="+ servants-hall")
    play = a_game(house, a_house(reputation=3), phase=Phase.BEGIN, hall_rule="first_edition_automatic")
    assert (me(play).reputation, me(play, 1).reputation, staff(me(play).placed)) == (1, 2, "")
