"""Rewards with a choice, Favours with a cost, a Free Develop, a space for a Criminal (PW-1.9, PW-8.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from salotto.titles.paladins.cards import CRIMINAL, FIGHTER, LABOURER, MERCHANT, Price
from salotto.titles.paladins.effects import (
    Choose,
    Effect,
    FreeDevelop,
    Gain,
    Good,
    PayDebt,
    RemoveSuspicion,
    doing_key,
)
from salotto.titles.paladins.legality import blocked_turns
from salotto.titles.paladins.placing import can_fill, fillings, short_of, spaces_of
from salotto.titles.paladins.state import PaladinsState
from tests.kit.player import can, choices, do, prompt, told, why_not
from tests.titles.paladins.positions import Game, a_turn, in_pool, me, rival
from tests.titles.paladins.rival_positions import rival_moves

SILVER, DEBT, SUSPICION = Gain(Good.SILVER, 2), PayDebt(1), RemoveSuspicion(1)
Printer = Callable[[PaladinsState], None]
ATTRIBUTE = Choose(tuple((Gain(good, 1),) for good in (Good.STRENGTH, Good.FAITH, Good.INFLUENCE)))


def wall(*effects: Effect) -> Printer:
    """The next Wall brings this."""

    def printed(game: PaladinsState) -> None:
        game.walls.cards[-1] = replace(game.walls.cards[-1], effects=effects)

    return printed


def favour(effects: Sequence[Effect], *cost: Price) -> Printer:
    """The first Favour brings this, for a Worker and its cost."""

    def printed(game: PaladinsState) -> None:
        game.favours.cards[0] = replace(game.favours.cards[0], effects=tuple(effects), cost=cost)

    return printed


def a_favour(effects: Sequence[Effect], *cost: Price, **mine: Any) -> Game:
    mine = {"workers": "labourer 2 scout", **mine}
    return a_turn(round=3, favours="favour-pray", printed=favour(effects, *cost), **mine)


def test_of_a_choice_one_part_is_taken() -> None:  # PW-1.9
    for taken in (DEBT, SILVER):
        printed = wall(Gain(Good.STRENGTH, 1), Choose(((DEBT,), (SILVER,))))
        play = do(a_turn(workers="merchant labourer scout", unpaid=1, printed=printed), "fortify")
        assert me(play).attributes[0] == 1  # what stands left of it comes first
        assert prompt(play) == "pw-choose-reward"
        do(play, doing_key([taken]))
        assert (me(play).silver, me(play).paid) == ((3, 1) if taken is DEBT else (5, 0))


def test_a_part_that_is_lost_may_be_chosen() -> None:  # PW-1.9
    play = do(a_favour([Choose(((SUSPICION,), (SILVER,)))]), "favour-pray")
    assert choices(play) == ["doing:remove_suspicion-1", "doing:gain-silver-2"]
    do(play, doing_key([SUSPICION]))
    assert (me(play).silver, me(play).suspicion) == (3, ())


def test_what_stands_right_of_a_choice_follows_it() -> None:  # PW-1.9 PW-1.4
    play = do(a_favour([ATTRIBUTE, Gain(Good.PROVISION, 1)]), "favour-pray")
    assert me(play).provisions == 1
    do(play, "doing:gain-influence-1")
    assert (me(play).attributes, me(play).provisions) == ([0, 0, 1], 2)


def test_a_part_may_hold_several_icons() -> None:  # PW-1.9
    both = (Gain(Good.FIGHTER, 1), Gain(Good.CLERIC, 1))
    play = do(a_favour([Choose(((FreeDevelop(),), both))]), "favour-pray", doing_key(both))
    assert in_pool(play) == "labourer scout fighter cleric"


def test_the_cost_of_a_favour_is_paid_with_its_workers() -> None:  # PW-8.2
    for price, have in ((Price(Good.SILVER, 2), (1, 1)), (Price(Good.PROVISION, 1), (3, 0))):
        play = do(a_favour([Gain(Good.FAITH, 1)], price), "favour-pray")
        assert (me(play).silver, me(play).provisions) == have
        assert me(play).attributes[1] == 1


def test_who_cannot_pay_a_favour_cannot_use_it() -> None:  # PW-8.2 PW-1.3
    poor = a_favour([SILVER], Price(Good.SILVER, 1), silver=0)
    assert why_not(poor, "favour-pray") == "PW-1.3"
    blocked = next(each for each in blocked_turns(poor.state, me(poor)) if each.key == "favour:favour-pray")
    assert blocked.args["price"] == "amount:silver-1"
    assert can(a_favour([SILVER], Price(Good.SILVER, 1), silver=1), "favour-pray")


def test_a_free_develop_takes_no_workers_and_no_silver() -> None:  # PW-6.1.6
    play = do(a_favour([FreeDevelop()], silver=0), "favour-pray", "workshop:attack-1")
    assert me(play).developed == 1
    assert me(play).silver == 0
    assert not me(play).placed[0]  # the Develop action itself is still open
    assert sum(me(play).workers) == 2 + 1  # and the Worker below the Workshop came


def test_a_free_develop_is_not_the_develop_action() -> None:  # PW-6.1.6
    play = do(a_favour([FreeDevelop()], crew="architect-1"), "favour-pray", "workshop:attack-1")
    assert me(play).silver == 3


def test_a_free_develop_without_a_workshop_is_lost() -> None:  # PW-6.1.6
    play = do(a_favour([FreeDevelop(), SILVER], developed=8), "favour-pray")
    assert (me(play).developed, me(play).silver) == (8, 5)


def test_a_space_with_a_criminal_takes_a_criminal_only() -> None:  # PW-8.2 PW-5.3
    alone, mixed = spaces_of(["criminal"]), spaces_of(["merchant", "criminal"])
    pool = (2, 1, 0, 3, 1, 1)
    assert can_fill(pool, alone, sum(pool))
    assert [way.row for way in fillings(pool, alone)] == [(CRIMINAL,)]
    assert not can_fill(pool, mixed, sum(pool))  # the one Criminal cannot be the Merchant as well
    assert short_of(pool, mixed) == [CRIMINAL]
    none = (2, 1, 1, 3, 1, 0)
    assert not can_fill(none, alone, sum(none))
    assert short_of(none, alone) == [CRIMINAL]
    assert [way.row for way in fillings((0, 0, 1, 0, 0, 2), mixed)] == [(MERCHANT, CRIMINAL)]
    assert (LABOURER, FIGHTER) == (0, 3)


# The Rival


def rivals_favour(
    effects: Sequence[Effect], *cost: Price, values: Sequence[int] = (0, 0, 0), unpaid: int = 0
) -> Game:
    """The Rival uses the first Favour."""

    def printed(game: PaladinsState) -> None:
        favour(effects, *cost)(game)
        assert game.rival is not None
        game.rival.board.attributes[:] = values
        game.rival.stack[:] = [0, 1, 2]

    return rival_moves("scheme-kings-favour", 3, favours="favour-pray", unpaid=unpaid, printed=printed)


@pytest.mark.parametrize(("values", "raised"), [([4, 2, 3], 1), ([4, 2, 2], 2), ([12, 12, 12], None)])
def test_of_attributes_the_rival_takes_its_lowest(
    values: list[int], raised: int | None
) -> None:  # PW-12.5.13
    play = rivals_favour([ATTRIBUTE], values=values)
    found = [value + (attribute == raised) for attribute, value in enumerate(values)]
    assert rival(play).board.attributes == found
    assert told(play, "pw-rival-favour")


def test_else_it_takes_what_does_something_for_it() -> None:  # PW-12.5.13
    for unpaid in (0, 1):
        play = rivals_favour([Choose(((FreeDevelop(),), (DEBT,), (SILVER,)))], unpaid=unpaid)
        assert rival(play).board.paid == unpaid
        assert len(told(play, "pw-rival-marker")) == 1 - unpaid
        assert rival(play).board.developed == 0


def test_it_pays_no_cost_for_a_favour() -> None:  # PW-12.3.6 PW-12.5.11
    play = rivals_favour([Gain(Good.FAITH, 1)], Price(Good.SILVER, 2))
    assert rival(play).board.attributes[1] == 1
    assert play.state.favour_workers[0]
