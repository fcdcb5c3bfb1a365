"""What bots ask of their mates, and what they answer (OB-20)."""

from __future__ import annotations

import pytest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.settings import TEAMS
from salotto.titles.obsession.state import Phase
from tests.kit.player import can, do, question
from tests.titles.obsession.positions import Table, a_game, a_house
from tests.titles.obsession.team_positions import MATE, a_team, lent


def answer(play: Table, seat: int = 0) -> str:
    """What the greedy bot answers."""
    return key_of(make_bot("greedy", "wishes").choose(play, question(play, seat)))


def short_of_a_guest() -> Table:
    """A lonely lord with a Front Parlour in the last round; his mate has company to spare."""
    active = a_house(hand="york-lord", available="housekeeper valet ladys-maid footman")
    mate = a_house("asquith", hand="asquith-lord asquith-lady asquith-heir asquith-daughter")
    return a_team(active, mate, space=15)


def test_who_lacks_a_guest_asks_the_mate_and_hosts() -> None:  # OB-20.10
    play = short_of_a_guest()
    assert not can(play, "host:front-parlour")
    request = answer(play)
    assert request.startswith("ask:guest:asquith-")
    do(play, request)
    assert answer(play, MATE) == "accept"
    do(play, "accept", seat=MATE)
    assert answer(play).startswith("host:")


def test_who_lacks_a_servant_asks_the_mate() -> None:  # OB-20.6
    active = a_house(hand="york-lord york-lady york-heir york-daughter", available="valet ladys-maid")
    play = a_team(active, a_house("asquith", available="butler housekeeper footman", hand=""), space=15)
    assert answer(play) in {"ask:servant:housekeeper", "ask:servant:butler", "ask:servant:footman"}


def test_nobody_asks_for_what_the_mate_would_pay_reputation_for() -> None:  # OB-20.7
    active = a_house(hand="york-lord york-lady york-heir york-daughter", available="valet ladys-maid")
    mate = a_house("asquith", reputation=20, available="", quarters="housekeeper", hand="")
    play = a_team(active, mate, space=15)
    assert can(play, "ask:servant:housekeeper")
    assert not answer(play).startswith("ask:")


def test_a_refused_request_is_not_made_again() -> None:  # OB-20.22
    play = short_of_a_guest()
    asked = set()
    while (request := answer(play)).startswith("ask:"):
        assert request not in asked
        asked.add(request)
        do(play, request)
        do(play, "refuse", seat=MATE)
    assert len(asked) == 4  # everybody who could help


def test_a_gift_is_asked_for_where_it_pays_for_a_tile() -> None:  # OB-20.4
    def asks(money: int, gift: int) -> bool:
        houses = (
            a_house(money=money, reputation=20),
            a_house("cavendish"),
            a_house("asquith", money=gift),
            a_house("ponsonby"),
        )
        play = a_game(*houses, market="smoking-room", phase=Phase.MARKET, mode=TEAMS)  # for 300
        return answer(play).startswith("ask:money:")

    assert asks(100, 500)
    assert asks(200, 500)
    assert not asks(0, 500)  # a gift is of 200 at most
    assert not asks(300, 500)  # nobody begs for what can be paid
    assert not asks(100, 100)  # the mate would have to borrow


def test_a_mate_lends_what_costs_nothing_and_weighs_what_costs_reputation() -> None:  # OB-20.4, OB-20.7
    play = do(short_of_a_guest(), "ask:guest:asquith-lord")
    decision = question(play, MATE)
    assert TITLE.adviser.candidates(play.state, decision) == ["accept"]
    dear = a_team(a_house(), a_house("asquith", reputation=20, money=0), phase=Phase.MARKET)
    do(dear, "ask:money:100")
    both = TITLE.adviser.candidates(dear.state, question(dear, MATE))
    assert list(both) == ["accept", "refuse"]


def test_a_pass_without_a_butler_borrows_one_to_hire() -> None:  # OB-18.2, OB-20.18
    active = a_house(available="valet", hand="york-lord")
    play = a_team(active, a_house("asquith", available="butler", hand=""), phase=Phase.PASS)
    assert answer(play) == "ask:servant:butler"
    assert answer(lent(play, "servant:butler")) == "hiring"


@pytest.mark.parametrize("names", [("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")])
def test_teams_of_any_bots_come_to_an_end_and_never_ask_twice_in_vain(names: tuple[str, str]) -> None:
    seats = [names[0], names[0], names[1], names[1]]  # seats 0 and 2 are mates
    play = Play(TITLE, TITLE.table(seats, "teams", TEAMS))
    bots = [make_bot(name, f"teams/{seat}") for seat, name in enumerate(seats)]
    asked: list[str] = []
    turn = 0, 0
    refused: set[str] = set()
    while (decision := play.next_decision()) is not None:
        if turn != (play.state.space, play.state.turn):
            turn, refused = (play.state.space, play.state.turn), set()
        option = bots[decision.seat].choose(play, decision)
        key = key_of(option)
        if key.startswith("ask:"):
            assert key not in refused  # OB-20.22
            asked.append(key)
        elif key == "refuse":
            refused.add(asked[-1])
        play.take(decision, option)
    assert play.outcome is not None
    assert asked  # there is always something to ask for
