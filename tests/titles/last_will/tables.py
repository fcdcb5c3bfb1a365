"""Tables of Last Will for the tests: opened at the beginning, played by keys, and looked at.

Cards are named by the ids of the data files. Seats are numbered from 0.
"""

from __future__ import annotations

from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, Deck, Property
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player
from tests.kit import player as kit
from tests.kit.player import play_until

Table = Play[LastWillState]

BASE = "base"
SACKED = "getting-sacked"


# Opening a table


def a_table(players: int = 3, mode: str = BASE, seed: str = "uncle", /, **options: Value) -> Table:
    """A fresh table with its story: everybody is asked for the 2 starting cards to keep."""
    return kit.a_table(TITLE, players, mode, seed, **options)


def in_planning(players: int = 3, mode: str = BASE, seed: str = "uncle", /, **options: Value) -> Table:
    """A table in the first Planning phase."""
    return play_until(a_table(players, mode, seed, **options), lambda estate: estate.phase is Phase.PLANNING)


# Playing


def plain(key: str) -> str:
    """A key without the number of the copy: "play:dinner" for "play:dinner-2"."""
    kind, _, name = key.partition(":")
    card = BOX.card.get(f"card:{name}")
    return f"{kind}:{card.entry}" if card else key


def play_to_round(play: Table, round: int) -> Table:
    """Go on simply to the first question of a round."""
    return play_until(play, lambda estate: estate.round == round)


def play_to_phase(play: Table, phase: Phase) -> Table:
    """Go on simply to the first question of a phase."""
    return play_until(play, lambda estate: estate.phase is phase)


def end_round(play: Table) -> Table:
    """Go on simply to the first question of the next round."""
    return play_to_round(play, play.state.round + 1)


# Looking


def choices(play: Table, seat: int = 0) -> list[str]:
    """What a seat can answer, without the numbers of copies."""
    return [plain(key) for key in kit.choices(play, seat)]


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
