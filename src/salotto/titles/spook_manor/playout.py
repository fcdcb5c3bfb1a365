"""The near future at a glance: for bots that think fast, or of many games.

Everybody builds what looks best to a sketch of the manor. Monsters are not moved one by one: a sketch counts
them where they earn most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from salotto.kernel.decisions import Decision
from salotto.titles.spook_manor.cards import Room
from salotto.titles.spook_manor.fast_evaluation import Sketch
from salotto.titles.spook_manor.rules import offered_rooms
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState
from salotto.titles.spook_manor.weights import Weights, judge_of


def move_values(
    game: SpookManorState, decision: Decision, weights: Weights
) -> dict[tuple[str, ...], float] | None:
    """Every way to answer a question of phase 1A, with the value of the manor that comes of it."""
    manor = game.manors[decision.seat]
    if decision.prompt == "sm-play-room":
        judged = _judged(game, manor, decision.options, weights)
        return {(room.key, spot): value for room, spots in judged for spot, value in spots.items()}
    if decision.prompt == "sm-choose-spot":
        rooms = [room for room in offered_rooms(game, manor) if room.key == decision.about["room"]]
        judged = _judged(game, manor, rooms, weights)
        return {(spot,): value for _, spots in judged for spot, value in spots.items()}
    return None


def _judged(
    game: SpookManorState, manor: Manor, rooms: Sequence[Room], weights: Weights
) -> Iterator[tuple[Room, dict[str, float]]]:
    """Every room, and for each open cell the value of the manor with the room there."""
    spots = [spot.key for spot in manor.open_spots()]
    sketch = Sketch.of(manor, judge_of(weights))
    for room, values in sketch.moves(rooms, game.rounds - game.round, game.rounds):
        yield room, dict(zip(spots, values, strict=True))


def quick_playout(game: SpookManorState, moves: int, weights: Weights) -> list[float] | None:
    """The value of every manor once this round and so many more are played, or the game is over.

    None before the first round: no room is dealt yet.
    """
    if game.phase is not Phase.PLAY and game.phase is not Phase.PLACES:
        return None
    now, rounds = game.rounds - game.round, game.rounds
    end = max(0, now - moves)
    sketches = [Sketch.of(manor, judge_of(weights)).copy() for manor in game.manors]
    cards = Displays(game) if game.drafts else Hands(game)
    for left in range(now if game.phase is Phase.PLAY else now - 1, end - 1, -1):
        if left < now:
            cards.pass_on()
        for manor, sketch in zip(game.manors, sketches, strict=True):
            if left == now and manor.card is not None and manor.spot is not None:
                room, at = manor.card, manor.spot.x - manor.left + 1
            else:
                room, at = sketch.best(cards.offered(manor.seat), left, rounds)
            sketch.build(room, at)
            cards.take(manor.seat, room)
    return [sketch.value(end, rounds) for sketch in sketches]


class Hands:
    """SM-4.5 The cards of the competitive game: hands that go round, decks that are drawn from."""

    def __init__(self, game: SpookManorState) -> None:
        self.hands = [manor.hand.cards.copy() for manor in game.manors]
        self.decks = [manor.deck.cards.copy() for manor in game.manors]

    def offered(self, seat: int) -> list[Room]:
        """SM-4.2.1 The hand."""
        return self.hands[seat]

    def take(self, seat: int, room: Room) -> None:
        """A room leaves the hand."""
        self.hands[seat].remove(room)

    def pass_on(self) -> None:
        """SM-4.5.5 All hands go one seat clockwise at once, then everybody draws a card."""
        self.hands = self.hands[-1:] + self.hands[:-1]
        for hand, deck in zip(self.hands, self.decks, strict=True):
            hand.append(deck.pop())


class Displays:
    """SM-7 The cards of the solo game: Draft decks with their Displays."""

    def __init__(self, game: SpookManorState) -> None:
        self.displays = [draft.display.cards.copy() for draft in game.drafts]
        self.decks = [draft.deck.cards.copy() for draft in game.drafts]

    def offered(self, seat: int) -> list[Room]:
        """SM-7.5 The cards of every Display."""
        return [room for display in self.displays for room in display]

    def take(self, seat: int, room: Room) -> None:
        """A room leaves its Display."""
        for display in self.displays:
            if room in display:
                display.remove(room)

    def pass_on(self) -> None:
        """SM-7.7 The other card of the used Display is discarded and the next two are revealed."""
        for display, deck in zip(self.displays, self.decks, strict=True):
            if len(display) == 1:
                display[:] = [deck.pop(), deck.pop()] if deck else []
