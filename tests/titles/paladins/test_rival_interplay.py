"""Solo: where rules of the Rival meet: Inquisitions between the turns, empty piles, limits, reshuffles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from salotto.kernel.zones import NOBODY
from salotto.kit.agenda import task
from salotto.titles.paladins.cards import ACTION_AT, COMMISSION
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.state import PaladinsState, Phase
from tests.kit.player import a_table, do, play_until, told
from tests.titles.paladins.positions import (
    TITLE,
    Game,
    a_state,
    at_table,
    give,
    names,
    on_top,
    rival,
    round_of,
    taken,
)
from tests.titles.paladins.rival_positions import rival_moves

SEVEN = "thief-1 thief-2 hunter-1 hunter-2 archer-1 archer-2 traitor-1"
TIRED = ["recruit", "pray", "trade", "conspire"]


def tavern(cards: str, draw_suspicion: str, **have: Any) -> Game:
    """Round 2: the human takes one of two Tavern cards; the Tax supply holds its last Silver."""
    game = a_state(1, "solo")
    assert game.rival is not None
    round_of(game, 2)
    game.tavern_row = tuple(taken(game.tavern, card) for card in cards.split())
    game.tax = 1
    give(game, game.rival.board, have)
    game.players[0].paladin = taken(game.players[0].pile, "engelier")
    on_top(game.suspicion, draw_suspicion)
    return at_table(game, task("take-workers", 0), task("rival-begins-round"), task("turn", 0))


# The beginning of a round


@pytest.mark.parametrize(("card", "suspicion"), [("tavern-11", 2), ("tavern-01", 1)])
def test_workers_of_an_inquisition_in_the_tavern_come_on_top(
    card: str, suspicion: int
) -> None:  # PW-12.2.3 PW-12.3.7
    # a Criminal of the human's card, or of the one that is left, brings the Inquisition
    play = tavern("tavern-11 tavern-01", "suspicion-1", crew="peddler-3", suspicion=suspicion)
    do(play, card)
    assert len(told(play, "pw-inquisition")) == 1
    assert rival(play).workers == 2 + 3 + 1


def test_who_rests_does_not_come_back_for_workers_gained_later() -> None:  # PW-12.5.5 PW-12.6.1
    play = rival_moves(
        "scheme-fortify",
        workers=1,
        top=TIRED,
        crew="peddler-3",
        suspicion=2,
        tax=1,
        draw_suspicion="suspicion-1",
    )
    do(play, "conspire")
    assert len(told(play, "pw-inquisition")) == 1
    assert (rival(play).workers, rival(play).board.passed) == (1, True)
    do(play, "hunt-1")
    assert len(told(play, "pw-rival-reveals")) == 1
    do(play, "pass")
    play_until(play, lambda state: state.round == 3 and state.phase is Phase.TAVERN)
    assert rival(play).workers == 0


def test_the_orders_of_the_difficulty_are_random_and_do_not_tell_those_of_the_track() -> None:  # PW-12.1.4
    on_track, spared = 0, set()
    for seed in range(60):
        play = a_table(TITLE, 1, None, str(seed), difficulty="hard")
        without = rival(play).board.workshops.index(0)
        spared.add(without)
        track = play.state.orders.cards[:3]
        on_track += without in [ACTION_AT[order.need.action] - COMMISSION for order in track]
    assert 15 < on_track < 45  # every second time, by chance
    assert len(spared) == 6


# Rewards within rewards


def test_a_townsfolk_that_joins_may_start_an_inquisition() -> None:  # PW-12.5.12 PW-12.3.2
    def printed(game: PaladinsState) -> None:
        card = game.townsfolk_row[0]
        assert card is not None
        game.townsfolk_row[0] = replace(card, immediate=(Gain(Good.TAX, 1),))

    play = rival_moves(
        "scheme-kings-favour",
        3,
        favours="favour-recruit",
        townsfolk="debt-collector-1",
        tax=1,
        suspicion=1,
        printed=printed,
    )
    board = rival(play).board
    assert names(board.crew) == "debt-collector-1"
    assert (rival(play).marker, play.state.tax, board.unpaid) == (2, 5, 1)


def test_a_townsfolk_discarded_for_a_pray_shuffles_the_scheme_too() -> None:  # PW-12.5.12 PW-12.4.5
    play = rival_moves("scheme-recruit", townsfolk="acolyte-1", used=["attack"])
    assert rival(play).used == [0] * 6
    assert rival(play).workers == 4
    assert (len(rival(play).pile), len(rival(play).discard)) == (12, 0)
    assert set(rival(play).pile.seen) == {NOBODY}  # PW-2.7
    idle = rival_moves("scheme-recruit", townsfolk="acolyte-1")
    assert rival(idle).workers == 5 - 1 + 1


def test_an_inquisition_of_its_own_conspire_brings_workers_at_once() -> None:  # PW-12.5.4 PW-12.6.3
    play = rival_moves("scheme-conspire", crew="peddler-3", suspicion=1, draw_suspicion="suspicion-1", tax=1)
    assert rival(play).workers == 5 - 1 + 2 + 1


# Limits


@pytest.mark.parametrize(
    ("scheme", "have"),
    [
        ("scheme-commission", {"faith": 12, "monks": 7}),
        ("scheme-garrison", {"strength": 12, "outposts": 7}),
        ("scheme-absolve", {"influence": 12, "jars": 0b1111111}),
        ("scheme-convert", {"faith": 12, "converted": SEVEN, "outsiders": "champion-1"}),
    ],
)
def test_what_has_been_done_seven_times_is_not_possible(
    scheme: str, have: dict[str, Any]
) -> None:  # PW-12.4.3 PW-5.8
    assert rival(rival_moves(scheme, townsfolk="abbot-1", **have)).top[0]


def test_attacks_have_no_limit_and_walls_run_out() -> None:  # PW-5.8 PW-7.2.4
    play = rival_moves("scheme-attack", outsiders="champion-1", attacked=SEVEN)
    assert len(rival(play).board.attacked) == 8
    play.state.walls.cards.clear()
    play.state.walls.seen.clear()
    other = rival(play)
    scheme = next(card for card in other.pile.cards if card.id == "scheme-fortify")
    other.pile.take(scheme)
    other.pile.add(scheme)
    other.workers = 5
    do(play, "hunt-1")
    assert other.top[:2] == [False, True]  # no Townsfolk either: it prays
