"""Tables of Last Will for the tests: opened at the beginning, played by keys, and looked at.

Answers and options are named by the ids of the data files ("play:dinner"): of several copies of a card the
first that can be chosen is meant. Seats are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from salotto.kernel.decisions import ENOUGH, NO, Blocked, Decision
from salotto.kernel.play import Play, Refused, Told
from salotto.kernel.title import Value
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.actions import END
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, Deck, Property
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player

Table = Play[LastWillState]
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")

BASE = "base"
SACKED = "getting-sacked"


# Opening a table


def a_table(players: int = 3, mode: str = BASE, seed: str = "uncle", /, **options: Value) -> Table:
    """A fresh table with its story: everybody is asked for the 2 starting cards to keep."""
    return Play(TITLE, TITLE.table(NAMES[:players], seed, mode, options), [])


def in_planning(players: int = 3, mode: str = BASE, seed: str = "uncle", /, **options: Value) -> Table:
    """A table in the first Planning phase."""
    return play_until(a_table(players, mode, seed, **options), lambda estate: estate.phase is Phase.PLANNING)


# Playing


def plain(key: str) -> str:
    """A key without the number of the copy: "play:dinner" for "play:dinner-2"."""
    kind, _, name = key.partition(":")
    card = BOX.card.get(f"card:{name}")
    return f"{kind}:{card.entry}" if card else key


def meant(name: str, keys: Iterable[str]) -> str:
    """The one of the keys that a test means, else the name itself."""
    known = list(keys)
    return name if name in known else next((key for key in known if plain(key) == name), name)


def answer(play: Table, seat: int, *names: str) -> None:
    """Answer a seat's next questions."""
    for name in names:
        decision = play.decision(seat)
        play.answer(seat, meant(name, decision.keys) if decision else name)


def do(play: Table, *names: str) -> Table:
    """Answer seat 0's next questions."""
    answer(play, 0, *names)
    return play


def simply(decision: Decision) -> str:
    """The answer of somebody who does nothing that is not asked for, and takes the first of everything."""
    for key in (END, ENOUGH, NO):
        if key in decision.keys:
            return key
    return decision.keys[0]


def play_until(play: Table, reached: Callable[[LastWillState], bool]) -> Table:
    """Go on simply, seat by seat, until the table is where it should be, or the game is over."""
    while not play.over and not reached(play.state):
        decision = play.pending[0]
        play.answer(decision.seat, simply(decision))
    return play


def play_to_round(play: Table, round: int) -> Table:
    """Go on simply to the first question of a round."""
    return play_until(play, lambda estate: estate.round == round)


def play_to_phase(play: Table, phase: Phase) -> Table:
    """Go on simply to the first question of a phase."""
    return play_until(play, lambda estate: estate.phase is phase)


def play_out(play: Table) -> Table:
    """Go on simply to the end."""
    return play_until(play, lambda _: False)


def end_round(play: Table) -> Table:
    """Go on simply to the first question of the next round."""
    return play_to_round(play, play.state.round + 1)


# Looking


def question(play: Table, seat: int = 0) -> Decision:
    """What a seat is being asked."""
    decision = play.decision(seat)
    assert decision is not None, f"seat {seat} is not being asked anything"
    return decision


def prompt(play: Table, seat: int = 0) -> str:
    """Which question a seat is being asked."""
    return question(play, seat).prompt


def choices(play: Table, seat: int = 0) -> list[str]:
    """What a seat can answer, without the numbers of copies."""
    return [plain(key) for key in question(play, seat).keys]


def can(play: Table, name: str, seat: int = 0) -> bool:
    """Whether a seat can answer this now."""
    return name in choices(play, seat)


def cannot(play: Table, name: str, seat: int = 0) -> None:
    """This answer is refused."""
    with pytest.raises(Refused) as refused:
        answer(play, seat, name)
    assert refused.value.reason == "not-legal"


def why_not(play: Table, name: str, seat: int = 0) -> str:
    """The rule by which a seat cannot choose something now; it is refused."""
    cannot(play, name, seat)
    return reason(play, name, seat).rule


def reason(play: Table, name: str, seat: int = 0) -> Blocked:
    """What is said to a seat about something that it cannot choose."""
    return next(blocked for blocked in question(play, seat).why_not() if plain(blocked.key) == name)


def player(play: Table, seat: int = 0) -> Player:
    """A player."""
    return play.state.players[seat]


def hand(play: Table, seat: int = 0) -> list[str]:
    """The ids of the cards in a hand."""
    return [card.entry for card in play.state.players[seat].hand]


def board(play: Table, seat: int = 0) -> list[str]:
    """The ids of the cards on a board."""
    return [laid.card.entry for laid in play.state.players[seat].board]


def laid(play: Table, entry: str, seat: int = 0) -> Laid:
    """A card on a board."""
    return next(laid for laid in play.state.players[seat].board if laid.card.entry == entry)


def value_of(play: Table, entry: str, seat: int = 0) -> int:
    """The present value of a property on a board."""
    found = laid(play, entry, seat)
    assert isinstance(found.card, Property)
    return found.card.values[found.step]


def money(play: Table, seat: int = 0) -> int:
    """What a player has."""
    return play.state.players[seat].money


def actions(play: Table, seat: int = 0) -> int:
    """The ordinary actions a player has left."""
    return play.state.players[seat].actions


def box(play: Table) -> list[str]:
    """The ids of the cards in the box."""
    return [card.entry for card in play.state.box]


def pile(play: Table, deck: str) -> list[str]:
    """The ids of the cards in a discard pile."""
    return [card.entry for card in play.state.piles[REGULAR.index(Deck(deck))]]


def told(play: Table, id: str) -> list[Told]:
    """The events of one kind in the story so far."""
    assert play.story is not None
    return [line for line in play.story if line.event.id == id]
