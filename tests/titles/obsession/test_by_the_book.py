"""What was read once more against the book: step 2, hall boys who pay together, what is final."""

import pytest

from salotto.kernel.play import Refused
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.hosting import planned
from salotto.titles.obsession.settings import INDIVIDUAL, TEAMS
from salotto.titles.obsession.state import Phase
from tests.kit.player import NAMES, can, choices, do, prompt, question
from tests.titles.obsession.positions import UD, House, Table, a_game, a_house, a_setting, me, staff
from tests.titles.obsession.team_positions import MATE, a_team, lent

# Step 2: special actions and VP cards (OB-6.1, OB-13.9)


def test_a_servant_may_be_fetched_for_the_servants_hall() -> None:  # OB-6.1, OB-6.3, OB-9.10
    house = a_house(tiles="+servants-hall", available="", expended="valet", reputation=4)
    play = do(a_game(house, phase=Phase.BEGIN), "host")
    assert (prompt(play), choices(play)) == ("ob-hall", ["borrow", "help:valet", "refresh", "no"])
    do(play, "help:valet", "servant:valet")
    assert (me(play).reputation, staff(me(play).placed)) == (4 - 3 + 1, "valet")


def test_a_vp_card_that_refreshes_service_helps_in_the_servants_hall() -> None:  # OB-13.9, OB-13.10
    house = a_house(tiles="+servants-hall", available="", expended="valet", vp_cards="refresh-service")
    play = do(a_game(house, phase=Phase.BEGIN), "host", "vp:refresh-service", "servant:valet")
    assert (me(play).reputation, staff(me(play).placed)) == (1, "valet")


def test_without_a_servant_who_could_come_the_hall_is_not_asked_about() -> None:  # OB-9.10
    house = a_house(tiles="+servants-hall", available="", expended="valet", reputation=2)
    assert prompt(do(a_game(house, phase=Phase.BEGIN), "host")) == "ob-act"


def test_a_vp_card_brings_the_useful_man_to_the_fair() -> None:  # OB-13.9, OB-17.15
    house = a_house(expended="useful-man", vp_cards="refresh-service")
    play = do(a_game(house, space=3, phase=Phase.BEGIN, **UD), "host")
    assert (prompt(play), choices(play)) == ("ob-fair-help", ["vp:refresh-service", "no"])
    do(play, "vp:refresh-service")
    assert (prompt(play), can(play, "servant:useful-man")) == ("ob-fair-help", True)
    assert me(do(play, "servant:useful-man")).money == 200


def test_who_would_gain_beyond_the_cap_may_spend_before() -> None:  # OB-6.1, OB-7.2, OB-4.2.2
    house = a_house(tiles="+trophy-room", reputation=34)
    play = a_game(house, phase=Phase.BEGIN)
    assert (prompt(play), question(play).about["reputation"]) == ("ob-peak", 1)
    do(play, "borrow")
    assert (prompt(play), me(play).reputation, me(play).money) == ("ob-act", 34 - 2 + 1, 100)
    lost = do(a_game(house, phase=Phase.BEGIN), "no")
    assert (prompt(lost), me(lost).reputation) == ("ob-act", 34)
    house.reputation = 33
    assert prompt(a_game(house, phase=Phase.BEGIN)) == "ob-act"


# What was paid for a special action (OB-4.3.5)


def held_by(play: Table) -> str:
    """What keeps seat 0 from taking its last answer back; nothing if it can."""
    try:
        play.undo(0)
    except Refused as refusal:
        return refusal.reason
    return ""


@pytest.mark.parametrize("key", ["borrow", "help:footman", "vp:pounds-300"])
def test_a_special_action_and_a_vp_card_are_final(key: str) -> None:  # OB-4.3.5
    house = a_house(reputation=9, available="butler", quarters="footman", vp_cards="pounds-300")
    assert held_by(do(a_game(house), key)) == "undo-OB-4.3.5"
    assert held_by(do(a_game(house), "pass")) == ""


def test_help_for_mandatory_service_is_final_too() -> None:  # OB-4.3.5, OB-6.3
    house = a_house(hand="york-lord york-heir", reputation=3, available="", quarters="footman")
    play = do(a_game(house), "host:bowling-green")
    assert (prompt(play), question(play).about["reputation"]) == ("ob-serve-help", 3)
    assert held_by(do(play, "serve:footman")) == "undo-OB-4.3.5"


# Hall boys (OB-17.9)


def five_guests(available: str) -> House:
    """Guests who cost £400 and bring £200 to somebody without money; level Max, but nothing to borrow for."""
    hand = "the-hon-cedric-ashe mr-nathaniel-poole mrs-agatha-lowe mr-alfred-penrose york-heir"
    return a_house(tiles="drawing-room*", hand=hand, available=available, reputation=1)


def test_hall_boy_and_underbutler_may_pay_together() -> None:  # OB-4.3.4, OB-8.5, OB-17.26
    alone = a_game(five_guests("footman valet hall-boy"), space=14, **UD)
    assert not can(alone, "host:drawing-room")
    play = a_game(five_guests("footman valet hall-boy underbutler"), space=14, **UD)
    do(play, "host:drawing-room")
    assert prompt(play) == "ob-supplement"
    assert set(choices(play)) == {
        f"{servant}:{guest}"
        for servant in ("hall-boy", "underbutler")
        for guest in ("mr-alfred-penrose", "york-heir")
    }
    do(play, "underbutler:york-heir")  # so the hall boy stands with Mr Penrose
    assert planned(play.state).hall_boys == ("gentry:york-heir", "gentry:mr-alfred-penrose")
    assert (me(play).money, staff(me(play).placed)) == (0, "underbutler valet footman hall-boy")


def test_two_who_pay_stand_on_two_cards() -> None:  # OB-17.26
    house = five_guests("footman valet hall-boy underbutler")
    house.hand = house.hand.replace("york-heir", "york-daughter").replace("mrs-agatha-lowe", "york-lady")
    assert can(a_game(house, space=14, **UD), "host:drawing-room") is False


@pytest.mark.parametrize(("seat", "money"), [(0, (300, 0)), (MATE, (0, 300))])
def test_a_hall_boy_raises_the_favour_wherever_it_goes(seat: int, money: tuple[int, int]) -> None:
    # OB-17.9, OB-20.13
    active = a_house(hand="the-rev-josiah-bell", available="housekeeper hall-boy")
    play = lent(a_team(active, a_house("asquith", available="")), "guest:asquith-lord")
    do(play, "host:front-parlour", "hall-boy:asquith-lord", f"seat:{seat}")
    assert (me(play).money, me(play, MATE).money) == money


# Cooks in the Lionheart Suite (OB-20.9)


@pytest.mark.parametrize(("edition", "cooks"), [("it", 2), ("fr", 1)])
def test_a_second_cook_in_the_lionheart_suite(edition: str, cooks: int) -> None:  # OB-20.9, OB-9.19
    active = a_house(tiles="+lionheart-suite", available="butler housekeeper footman cook", reputation=30)
    play = lent(a_team(active, a_house("asquith", available="cook"), edition=edition), "servant:cook")
    do(play, "host:lionheart-suite")
    for _ in range(cooks):
        assert prompt(play) == "ob-lionheart-cook"
        do(play, "cook")
    assert prompt(play) != "ob-lionheart-cook"
    assert me(play).placed[Servant.COOK] == cooks
    plan = planned(play.state)
    assert (plan.cook, plan.second_cook) == (True, cooks == 2)


# The prestige limit (OB-19.12)


def test_the_prestige_limit_is_what_six_usually_play_with() -> None:  # OB-19.12
    assert a_setting(6, INDIVIDUAL, **UD).prestige_limit
    assert not a_setting(6, INDIVIDUAL, prestige_limit=False, **UD).prestige_limit
    assert not a_setting(6, TEAMS).prestige_limit
    assert a_setting(3, INDIVIDUAL, prestige_limit=True, **UD).prestige_limit
    assert TITLE.table(NAMES[:6], "uncle", INDIVIDUAL).options["prestige_limit"] is True
