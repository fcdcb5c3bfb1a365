"""Teams: what mates ask of each other, lend and share (OB-20.1 to OB-20.13, OB-20.18 to OB-20.22)."""

import pytest

from salotto.kernel.title import BadTable
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.hosting import planned
from salotto.titles.obsession.settings import TEAMS
from salotto.titles.obsession.state import NO_LOANS, Phase
from tests.each import for_each
from tests.kit.player import NAMES, can, choices, do, prompt, question, why_not
from tests.titles.obsession.positions import (
    STAFF,
    Table,
    a_house,
    a_setting,
    a_table,
    begun,
    end_turn,
    hosts,
    ids,
    me,
    staff,
)
from tests.titles.obsession.team_positions import MATE, a_team, asked, lent

# Seats, setup, secrets


def test_mates_sit_opposite_each_other() -> None:  # OB-20.1
    assert [a_setting(4, TEAMS).mate(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [a_setting(6, TEAMS).mate(seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_are_for_four_or_six(players: int) -> None:  # OB-20.1
    with pytest.raises(BadTable, match="is for 4, 6 players"):
        TITLE.table(NAMES[:players], "uncle", TEAMS)


@pytest.mark.parametrize("players", [4, 6])
def test_the_team_that_starts_is_drawn_and_names_the_member_with_the_pawn(players: int) -> None:
    # OB-20.2, OB-20.22
    starting = set()
    for seed in range(20):
        play = a_table(players, str(seed), TEAMS)
        [decision] = play.pending
        team = decision.seat
        assert (decision.prompt, team) == ("ob-starting-member", team % (players // 2))
        assert decision.keys == [f"seat:{team}", f"seat:{team + players // 2}"]
        starting.add(team)
        play.answer(team, decision.keys[1])
        assert play.state.first == team + players // 2
        assert play.pending[0].seat == (play.state.first + 1) % players  # the left neighbour drafts first
        assert play.pending[0].prompt == "ob-family"
        assert sum(play.state.pool) == 7
    assert len(starting) == players // 2


@for_each(
    "players, length, dealt", [(4, "standard", 5), (4, "extended", 4), (6, "standard", 4), (6, "extended", 4)]
)
def test_six_are_dealt_four_objectives(players: int, length: str, dealt: int) -> None:  # OB-20.2, OB-19.9
    estate = begun(players, "uncle", TEAMS, length=length).state
    assert {len(player.objectives) for player in estate.players} == {dealt}
    assert estate.setting.ud_servants


def test_mates_see_each_others_objectives_and_vp_cards() -> None:  # OB-20.3
    play = a_team(a_house(vp_cards="pounds-300"), a_house("asquith", objectives="misc-monuments"))
    for seat, cards in (
        (0, ["objective:misc-monuments"]),
        (2, ["objective:misc-monuments"]),
        (1, [None]),
        (None, [None]),
    ):
        assert TITLE.view(play.state, seat)["players"][2]["objectives"] == cards
    for seat, hidden in ((2, ["vp:pounds-300"]), (3, [None])):
        assert TITLE.view(play.state, seat)["players"][0]["vp_cards"] == hidden
    dealt = begun(4, "uncle", TEAMS).state.players
    assert {mask for player in dealt[::2] for mask in player.objectives.seen} == {0b0101}
    assert {mask for player in dealt[1::2] for mask in player.objectives.seen} == {0b1010}


def test_a_mate_does_not_see_which_objective_is_going_to_be_discarded() -> None:  # OB-20.3, OB-13.4
    mate = a_house("asquith", objectives="misc-monuments room-flower-room")
    play = a_team(a_house(objectives="category-estate misc-full-coffers"), mate, phase=Phase.DISCARD, space=4)
    do(play, "objective:misc-monuments", seat=MATE)
    assert TITLE.view(play.state, MATE)["players"][MATE]["chosen"] == ["objective:misc-monuments"]
    assert TITLE.view(play.state, 0)["players"][MATE]["chosen"] is None


# Money


def test_money_is_a_gift_of_two_hundred_at_most_in_a_turn() -> None:  # OB-20.4
    play = a_team(a_house(), a_house("asquith", money=500, available=""))
    assert asked(play)[:2] == ["money:100", "money:200"]
    lent(play, "money:100")
    assert (me(play).money, me(play, MATE).money) == (100, 400)
    assert asked(play)[:1] == ["money:100"]
    assert "money:200" not in asked(play)
    lent(play, "money:100")
    assert not [key for key in asked(play) if key.startswith("money")]
    do(play, "pass", "rents", "done")
    assert (me(play).money, me(play, MATE).money) == (400, 300)  # with £200 of rents; nothing comes back


def test_a_mate_may_refuse_and_is_not_asked_the_same_again_in_this_turn() -> None:  # OB-20.4, OB-20.22
    play = a_team(a_house(), a_house("asquith", money=500))
    do(play, "ask:money:200")
    assert (prompt(play, MATE), choices(play, MATE)) == ("ob-lend", ["accept", "refuse"])
    about = question(play, MATE).about
    assert (about["other"], about["ask"], about["reputation"]) == ("seat:0", "ask:money:200", 0)
    do(play, "refuse", seat=MATE)
    assert (me(play).money, me(play, MATE).money) == (0, 500)
    assert why_not(play, "ask:money:200") == "OB-20.22"
    assert "money:100" in asked(play)
    do(play, "pass", "rents")
    assert "money:200" not in asked(play)  # in step 7 of the same turn
    end_turn(play)
    assert play.state.loans == NO_LOANS


def test_a_mate_may_borrow_to_make_the_gift() -> None:  # OB-20.5, OB-6.5
    play = a_team(a_house(), a_house("asquith", money=100, reputation=3))
    do(play, "ask:money:200")
    assert question(play, MATE).about["reputation"] == 2
    do(play, "accept", seat=MATE)
    assert (me(play).money, me(play, MATE).money, me(play, MATE).reputation) == (200, 0, 1)
    poor = a_team(a_house(), a_house("asquith", money=0, reputation=3))
    assert [key for key in asked(poor) if key.startswith("money")] == ["money:100"]
    assert not [key for key in asked(a_team(a_house(), a_house("asquith"))) if key.startswith("money")]


# Servants


def test_a_borrowed_servant_serves_and_goes_to_the_mates_expended_service() -> None:  # OB-20.6
    active = a_house(hand="york-lord cavendish-lord", available="butler")
    play = a_team(active, a_house("asquith", available="footman footman valet"))
    assert "main-gazebo" not in hosts(play)
    assert [key for key in asked(play) if key.startswith("servant")] == ["servant:valet", "servant:footman"]
    lent(play, "servant:footman")
    assert (staff(me(play).available), staff(me(play, MATE).available)) == ("butler footman", "valet footman")
    do(play, "host:main-gazebo", "done")
    assert (staff(me(play).available), staff(me(play).expended)) == ("butler", "")
    assert (staff(me(play, MATE).available), staff(me(play, MATE).expended)) == ("valet footman", "footman")


def test_a_borrowed_servant_goes_to_the_mates_expended_service_even_if_there_was_no_need() -> None:
    # OB-20.6
    play = lent(a_team(a_house(), a_house("asquith", available="footman valet")), "servant:footman")
    do(play, "pass", "rents", "done")
    assert staff(me(play).available) == STAFF
    assert (staff(me(play, MATE).available), staff(me(play, MATE).expended)) == ("valet", "footman")


def test_borrowed_servants_serve_before_own_ones() -> None:  # OB-20.6
    active = a_house(hand="york-lord cavendish-lord", available="footman")
    play = lent(a_team(active, a_house("asquith", available="footman")), "servant:footman")
    do(play, "host:main-gazebo", "done")
    assert (staff(me(play).available), staff(me(play).expended)) == ("footman", "")
    assert (staff(me(play, MATE).available), staff(me(play, MATE).expended)) == ("", "footman")


def test_an_own_servant_who_was_placed_before_the_loan_is_not_taken_for_the_borrowed_one() -> None:
    # OB-20.6, OB-9.10
    active = a_house(hand="york-lord", tiles="+servants-hall", available="footman")
    play = do(a_team(active, a_house("asquith", available="footman"), phase=Phase.BEGIN), "host")
    do(play, "servant:footman", "seat:1")
    do(lent(play, "servant:footman"), "pass", "rents", "done")
    assert (staff(me(play).available), staff(me(play).expended)) == ("", "footman")
    assert (staff(me(play, MATE).available), staff(me(play, MATE).expended)) == ("", "footman")


def servers(own: str, theirs: str, activity: str, guest: str, tiles: str = "") -> list[str]:
    """Who may serve a guest with a borrowed servant at hand; nobody where there is no choice."""
    active = a_house(hand=f"{guest} york-lord", available=own, tiles=f"+ {tiles}")
    play = lent(a_team(active, a_house("asquith", available=theirs)), f"servant:{theirs}")
    do(play, f"host:{activity}")
    return choices(play) if prompt(play) == "ob-serve" else []


def test_whether_a_ladys_maid_is_left_is_told_by_the_own_staff() -> None:  # OB-20.18, OB-8.3
    both = ["serve:housekeeper:ladys-maid", "serve:housekeeper:housekeeper"]
    at = "front-parlour", "miss-edith-lorimer"
    assert set(servers("housekeeper housekeeper", "ladys-maid", *at)) == set(both)
    assert servers("housekeeper housekeeper ladys-maid", "ladys-maid", *at) == []


def test_whether_a_valet_is_left_is_told_by_the_own_staff() -> None:  # OB-20.18, OB-8.4
    both = ["serve:valet:footman", "serve:footman:footman"]
    at = "main-gazebo", "captain-noel-farrow"
    assert set(servers("footman footman", "valet", *at, "brushing-room")) == set(both)
    assert servers("footman footman", "valet", *at) == []
    assert servers("footman footman valet", "valet", *at, "brushing-room") == []


def test_a_vp_card_that_refreshes_service_does_not_send_a_borrowed_servant_home_fresh() -> None:
    # OB-20.6, OB-13.12
    active = a_house(
        hand="york-lord cavendish-lord", available="", expended="footman", vp_cards="refresh-service"
    )
    play = lent(a_team(active, a_house("asquith", available="footman")), "servant:footman")
    do(play, "host:main-gazebo", "vp:refresh-service", "done")
    assert (staff(me(play).available), staff(me(play).expended)) == ("footman", "")
    assert (staff(me(play, MATE).available), staff(me(play, MATE).expended)) == ("", "footman")


def test_service_help_for_an_own_servant_does_not_excuse_the_borrowed_one() -> None:  # OB-20.6, OB-6.3
    active = a_house(hand="york-lord cavendish-lord", available="", quarters="footman", reputation=5)
    play = lent(a_team(active, a_house("asquith", available="footman")), "servant:footman")
    do(play, "host:main-gazebo", "help:footman", "done")
    assert (staff(me(play).available), staff(me(play, MATE).expended)) == ("footman", "footman")


def test_service_help_of_the_mate_makes_a_servant_available() -> None:  # OB-20.7, OB-6.5
    mate = a_house("asquith", available="", quarters="footman", expended="valet", reputation=5)
    play = a_team(a_house(available=""), mate)
    assert [key for key in asked(play) if key.startswith("servant")] == ["servant:footman"]
    do(play, "ask:servant:footman")
    assert question(play, MATE).about["reputation"] == 3
    do(play, "accept", seat=MATE)
    assert (me(play, MATE).reputation, staff(me(play).available)) == (2, "footman")
    do(play, "pass", "rents", "done")
    assert staff(me(play, MATE).expended) == "valet footman"
    mate.reputation = 2
    assert "servant:footman" not in asked(a_team(a_house(available=""), mate))


def test_who_stands_in_for_whom_depends_on_the_active_members_tiles() -> None:  # OB-20.8
    def host(own: str, theirs: str) -> bool:
        active = a_house(hand="captain-noel-farrow york-lord", available="footman", tiles=f"+{own}")
        mate = a_house("asquith", available="footman", tiles=f"+{theirs}")
        return "main-gazebo" in hosts(lent(a_team(active, mate), "servant:footman"))

    assert host("brushing-room", "barn")
    assert not host("barn", "brushing-room")


def test_borrowed_servants_stand_wherever_own_ones_could() -> None:  # OB-20.18
    active = a_house(hand="york-lord york-heir york-lady", available="footman", tiles="+carriage-house")
    play = lent(a_team(active, a_house("asquith", available="footman")), "servant:footman")
    do(play, "host:main-gazebo", "more:footman")
    assert staff(me(play).placed) == "footman footman"  # Carriage House and Gazebo
    passing = a_team(a_house(available=""), a_house("asquith", available="butler"), phase=Phase.PASS)
    assert choices(passing) == ["rents", "refreshing", "ask:servant:butler"]
    do(lent(passing, "servant:butler"), "hiring", "servant:footman", "servant:valet")
    assert staff(me(passing, MATE).expended) == "butler"
    own = a_team(a_house(), a_house("asquith"), phase=Phase.PASS)
    assert asked(own) == []


def test_a_borrowed_useful_man_helps_at_the_fair_and_in_the_market() -> None:  # OB-20.18, OB-17.15
    mate = a_house("asquith", available="useful-man")
    play = a_team(a_house(), mate, phase=Phase.BEGIN, space=3)
    assert (prompt(play), choices(play)) == ("ob-fair-help", ["ask:servant:useful-man", "no"])
    lent(play, "servant:useful-man")
    assert (me(play).money, staff(me(play).placed)) == (200, "useful-man")
    end_turn(play)
    assert (staff(me(play).expended), staff(me(play, MATE).expended)) == ("", "useful-man")
    refused = do(a_team(a_house(), mate, phase=Phase.BEGIN, space=3), "ask:servant:useful-man")
    do(refused, "refuse", seat=MATE)
    assert (prompt(refused), me(refused).money) == ("ob-act", 0)
    market = lent(a_team(a_house(money=100), mate, phase=Phase.MARKET), "servant:useful-man")
    do(market, "haggle:2:stables")
    assert (me(market).money, staff(me(market, MATE).expended)) == (0, "useful-man")


def test_in_the_market_one_asks_for_money_and_the_useful_man_only() -> None:  # OB-20.18
    mate = a_house("asquith", money=100, available=f"{STAFF} useful-man cook")
    assert asked(a_team(a_house(), mate, phase=Phase.MARKET)) == ["money:100", "servant:useful-man"]


def test_a_borrowed_useful_man_is_not_removed_from_the_game() -> None:  # OB-20.18
    mate = a_house("asquith", available="useful-man")
    play = lent(a_team(a_house(), mate), "servant:useful-man")
    assert not can(play, "useful:refresh")
    own = lent(a_team(a_house(available="useful-man"), mate), "servant:useful-man")
    assert can(own, "useful:refresh")


def test_borrowed_servants_do_not_gossip_in_the_hall() -> None:  # OB-20.18, OB-20.19
    active = a_house(tiles="+servants-hall", available="valet")
    play = do(a_team(active, a_house("asquith"), phase=Phase.BEGIN), "host")
    assert choices(play) == ["servant:valet", "no"]
    assert choices(do(play, "servant:valet")) == ["seat:1", "seat:2", "seat:3"]
    do(play, "seat:2")
    assert prompt(play) == "ob-act"


def test_a_borrowed_cook_does_not_keep_one_from_hiring_ones_own() -> None:  # OB-18.3, OB-23.11
    mate = a_house("asquith", available="cook")
    play = lent(a_team(a_house(), mate), "servant:cook")
    play.state.for_hire[Servant.COOK] = 1
    do(play, "host:butlers-room")
    assert can(play, "servant:cook")


def test_at_the_guest_question_one_can_still_ask_the_mate() -> None:  # OB-20.6, OB-20.10
    mate = a_house("asquith", hand="asquith-lord asquith-lady", available="cook", money=100)
    active = a_house(hand="york-lord york-heir york-lady", available="footman")
    play = do(a_team(active, mate), "host:bowling-green")  # gentlemen only
    assert prompt(play) == "ob-either-or"  # nobody else could come, and nothing was asked
    active = a_house(hand="york-lord york-heir charles-fairchild", available="footman")
    play = do(a_team(active, mate), "host:bowling-green")
    assert prompt(play) == "ob-guests"
    assert asked(play) == ["money:100", "servant:cook", "guest:asquith-lord"]
    do(play, "ask:servant:cook")
    do(play, "refuse", seat=MATE)
    assert prompt(play) == "ob-guests"
    assert why_not(play, "ask:servant:cook") == "OB-20.22"
    do(lent(play, "guest:asquith-lord"), "asquith-lord", "york-lord")
    assert [card.key for card in planned(play.state).guests] == ["gentry:asquith-lord", "gentry:york-lord"]


# Guests


def test_family_and_starter_guests_of_the_mates_hand_may_come() -> None:  # OB-20.10
    mate = a_house(
        "asquith",
        hand="asquith-lord mr-alfred-penrose dr-samuel-pym viscount-townshend",
        discards="asquith-heir",
        available="",
    )
    play = a_team(a_house(hand="york-lady"), mate)
    assert asked(play) == ["guest:asquith-lord", "guest:mr-alfred-penrose"]
    assert "main-gazebo" not in hosts(play)
    lent(play, "guest:asquith-lord")
    assert (ids(me(play).hand), "asquith-lord" in ids(me(play, MATE).hand)) == (
        ["york-lady", "asquith-lord"],
        False,
    )
    assert "main-gazebo" in hosts(play)


def test_an_activity_may_have_guests_of_the_mate_only() -> None:  # OB-20.10
    mate = a_house("asquith", available="")
    play = lent(a_team(a_house(hand="york-lady"), mate), "guest:asquith-lord", "guest:asquith-heir")
    do(play, "host:bowling-green")  # gentlemen only
    assert TITLE.view(play.state, 0)["plan"]["guests"] == ["gentry:asquith-lord", "gentry:asquith-heir"]


def test_the_mates_family_counts_as_family() -> None:  # OB-20.10
    play = a_team(a_house(hand="york-lord"), a_house("asquith", available=""))
    assert "private-study" not in hosts(play)
    assert "private-study" in hosts(lent(play, "guest:asquith-lord"))


def test_guests_go_to_the_mates_discard_pile_or_back_to_the_hand() -> None:  # OB-20.11
    mate = a_house("asquith", hand="asquith-lord mr-alfred-penrose asquith-heir", available="")
    play = a_team(a_house(hand="york-lord"), mate)
    lent(play, "guest:mr-alfred-penrose", "guest:asquith-lord")
    do(play, "host:main-gazebo", "york-lord", "mr-alfred-penrose", "done")
    assert (ids(me(play).hand), ids(me(play).discards)) == (["viscount-townshend"], ["york-lord"])
    assert ids(me(play, MATE).hand) == ["asquith-heir", "asquith-lord"]
    assert ids(me(play, MATE).discards) == ["mr-alfred-penrose"]


def test_favours_of_borrowed_starters_are_the_active_members() -> None:  # OB-20.12
    mate = a_house("asquith", hand="mr-alfred-penrose", available="")
    play = lent(a_team(a_house(hand="york-lord", tiles="+stables"), mate), "guest:mr-alfred-penrose")
    do(play, "host:stables")
    assert prompt(play) == "ob-market"
    assert (me(play).money, me(play, MATE).money) == (200 + 200 + 100, 0)


@pytest.mark.parametrize("receiver", [0, MATE])
def test_the_money_of_a_borrowed_lord_goes_to_either(receiver: int) -> None:  # OB-20.13
    play = lent(a_team(a_house(hand="the-rev-josiah-bell"), a_house("asquith")), "guest:asquith-lord")
    do(play, "host:front-parlour")
    assert (prompt(play), choices(play)) == ("ob-who-gets", ["seat:0", "seat:2"])
    assert question(play).about == {"guest": "gentry:asquith-lord", "favour": "favour:money:200"}
    do(play, f"seat:{receiver}")
    assert (me(play, receiver).money, me(play, MATE - receiver).money) == (200, 0)


def test_a_borrowed_heir_has_money_for_either_but_reputation_for_his_family() -> None:  # OB-20.13
    def hosting(part: str) -> Table:
        play = lent(
            a_team(a_house(hand="york-lord", tiles="+stables"), a_house("asquith")), "guest:asquith-heir"
        )
        return do(play, "host:stables", part)

    play = hosting("favour:reputation:1")
    assert (me(play).reputation, me(play, MATE).reputation) == (0, 1)
    play = do(hosting("favour:money:100"), "seat:2")
    assert me(play, MATE).money == 100


def test_a_borrowed_lady_invites_for_either() -> None:  # OB-20.13
    play = lent(a_team(a_house(hand="york-lord", tiles="+stables"), a_house("asquith")), "guest:asquith-lady")
    do(play, "host:stables", "favour:invite:casual:2:1", "seat:2")
    assert (prompt(play, MATE), len(choices(play, MATE))) == ("ob-keep-guest", 2)
    do(play, "mrs-lydia-fenwick", seat=MATE)
    assert "mrs-lydia-fenwick" in ids(me(play, MATE).hand)
    assert "mrs-lydia-fenwick" not in ids(me(play).hand)


def test_the_dismissal_of_a_borrowed_lady_reaches_her_own_deck_only() -> None:  # OB-20.13, OB-20.21
    mate = a_house("asquith", hand="asquith-lady mr-alfred-penrose", discards="dr-samuel-pym")
    active = a_house(hand="the-rev-josiah-bell", discards="mrs-lydia-fenwick", tiles="+breakfast-room")
    play = lent(a_team(active, mate), "guest:asquith-lady", "guest:mr-alfred-penrose")
    do(play, "host:breakfast-room", "favour:dismiss:1", "done")
    assert prompt(play, MATE) == "ob-dismiss"
    assert choices(play, MATE) == ["gentry:dr-samuel-pym", "gentry:mr-alfred-penrose", "no"]
    do(play, "mr-alfred-penrose", seat=MATE)
    assert play.state.casual.cards[0].key == "gentry:mr-alfred-penrose"
    assert ids(me(play, MATE).discards) == ["dr-samuel-pym", "asquith-lady"]


def test_the_own_ladys_dismissal_does_not_reach_the_mates_guests() -> None:  # OB-20.21
    mate = a_house("asquith", hand="mr-alfred-penrose", discards="dr-samuel-pym")
    active = a_house(hand="york-lady", discards="mrs-lydia-fenwick", tiles="+stables")
    play = lent(a_team(active, mate), "guest:mr-alfred-penrose")
    do(play, "host:stables", "favour:dismiss:1", "done")
    assert choices(play) == ["gentry:mrs-lydia-fenwick", "no"]


def test_the_aunts_reputation_stays_with_her_family() -> None:  # OB-20.13
    play = lent(
        a_team(a_house(hand="york-lord", tiles="+stables"), a_house("asquith")), "guest:asquith-dowager"
    )
    do(play, "host:stables")
    assert question(play).about["favour"] == "favour:money:100"
    do(play, "seat:0")
    assert (me(play).money, me(play, MATE).reputation, me(play).reputation) == (200 + 200 + 100, 1, 0)


def test_what_is_needed_for_a_penalty_stays_with_the_active_member() -> None:  # OB-20.13, OB-4.6.3
    active = a_house(hand="mr-nathaniel-poole")
    play = lent(a_team(active, a_house("asquith")), "guest:asquith-lord")
    do(play, "host:front-parlour")
    assert (prompt(play), me(play).money) == ("ob-market", 200 - 100)  # nobody else could get it


def test_a_borrowed_young_lady() -> None:  # E40, OB-20.11, OB-20.13
    active = a_house(hand="charles-fairchild", tiles="+stables")
    play = lent(a_team(active, a_house("asquith", available="")), "guest:asquith-daughter")
    do(play, "host:stables")
    assert (prompt(play), question(play).about["favour"]) == ("ob-who-gets", "favour:invite:casual:1:1")
    do(play, "seat:2", "done")
    assert (me(play).reputation, me(play, MATE).reputation) == (3, 2)
    assert "dr-samuel-pym" in ids(me(play, MATE).hand)
    assert ids(me(play, MATE).discards) == ["asquith-daughter"]
    assert ids(me(play).discards) == ["charles-fairchild"]


def test_each_young_lady_has_her_admirer() -> None:  # OB-20.20
    active = a_house(hand="charles-fairchild york-daughter", tiles="+breakfast-room")
    play = lent(a_team(active, a_house("asquith")), "guest:asquith-daughter")
    do(play, "host:breakfast-room", "seat:0")
    assert (me(play).reputation, me(play, MATE).reputation) == (3 + 2, 2)
