"""Tables of Spook Manor for the tests: opened in one line, at the beginning or at any position.

Seats are numbered from 0 as everywhere in the code: seat 1 of the rulebook's examples is seat 0 here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS, Room
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Draft, Manor, Phase, SpookManorState
from tests.kit import player as kit
from tests.kit.player import NAMES, answer, play_until, question
from tests.titles.spook_manor.positions import a_manor, a_room, rooms_of

Table = Play[SpookManorState]

# Opening a table


def a_table(players: int = 3, mode: str | None = None, seed: str = "fog", **options: Value) -> Table:
    """A fresh table with its story: the Foyer cards are dealt, everybody is asked for the Left half."""
    return kit.a_table(TITLE, players, mode, seed, **options)


def in_round_one(players: int = 3, mode: str | None = None, seed: str = "fog", **options: Value) -> Table:
    """A table whose Foyers are laid: the first card is to be played."""
    play = a_table(players, mode, seed, **options)
    return play_until(play, lambda house: house.phase is Phase.PLAY)


def a_game(
    *manors: Manor,
    hands: Sequence[Sequence[str]] = (),
    round: int = 1,
    phase: Phase = Phase.PLAY,
    supply: Mapping[str, int] | None = None,
) -> Table:
    """A competitive table in the middle of the game; missing neighbours get a bare Foyer.

    Hands are given by card ids and filled up; decks and box hold the other cards, so that no card is lost.
    """
    seated = [*manors, *(a_manor() for _ in range(2 - len(manors)))]
    house = a_house("competitive", seated, round, phase, supply)
    given = [[a_room(entry) for entry in hand] for hand in hands]
    given += [[] for _ in seated[len(given) :]]
    rest = unused_rooms(seated, [room for hand in given for room in hand])
    full = SETUP.opening_hand - (phase is Phase.PLACES)
    for manor, hand in zip(seated, given, strict=True):
        cards = hand + [rest.pop() for _ in range(full - len(hand))]
        manor.hand = Zone(cards, only(manor.seat))
        manor.deck = Zone(rest.pop() for _ in range(house.rounds - round))
    house.box = Zone(rest)
    return opened(house)


def a_solo_game(
    *displays: Sequence[str],
    manor: Manor | None = None,
    decks: Sequence[int] = (18, 18),
    mode: str = "solo",
) -> Table:
    """A solo table with these Displays, each above a Draft deck of so many cards."""
    own = manor or a_manor()
    house = a_house(mode, [own], 1, Phase.PLAY, None)
    shown = [[a_room(entry) for entry in display] for display in displays]
    rest = unused_rooms([own], [room for display in shown for room in display])
    for display, size in zip(shown, decks, strict=True):
        house.drafts.append(Draft(Zone(rest.pop() for _ in range(size)), Zone(display, EVERYBODY)))
    house.box = Zone(rest)
    return opened(house)


def a_house(
    mode: str, manors: Sequence[Manor], round: int, phase: Phase, supply: Mapping[str, int] | None
) -> SpookManorState:
    """The table around some manors, with a supply of 13 less what they own, or as given."""
    left = [13 - sum(owned) for owned in zip(*(manor.monsters() for manor in manors), strict=True)]
    for colour, count in (supply or {}).items():
        left[COLOURS[colour]] = count
    for seat, manor in enumerate(manors):
        manor.seat = seat
    return SpookManorState(mode, left, list(manors), phase, round, SETUP.modes[mode].rounds)


def unused_rooms(manors: Sequence[Manor], given: Sequence[Room]) -> list[Room]:
    """The cards that lie nowhere yet; those that invite nobody come last, so that they fill up the hands."""
    used = {*given, *(room for manor in manors for room, _, _ in rooms_of(manor))}
    return sorted((room for room in BOX.rooms if room not in used), key=lambda room: -len(room.invitations))


def opened(house: SpookManorState) -> Table:
    """A table that goes on from a position, with its story from here on."""
    table = TITLE.table(NAMES[: len(house.manors)], "fog", house.mode)
    return kit.opened(TITLE, table, house)


def a_restless_manor() -> Manor:
    """A manor whose player has something to move: a green monster waits, two green spaces are free."""
    return a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1})


# Playing


def build(play: Table, seat: int, entry: str, x: int, y: int) -> None:
    """Choose a card by its id, and a cell."""
    answer(play, seat, a_room(entry).key, f"spot:{x},{y}")


def move(play: Table, seat: int, monster: str, goal: str) -> None:
    """Move a monster; where only one goal is possible it is not asked for."""
    answer(play, seat, monster)
    if (asked := play.decision(seat)) is not None and asked.prompt == "sm-move-where":
        answer(play, seat, goal)


def commit(play: Table, seat: int) -> None:
    """Play any card anywhere: the seat's first card in its first cell."""
    for prompt in ("sm-play-room", "sm-choose-spot"):
        assert question(play, seat).prompt == prompt
        answer(play, seat, question(play, seat).keys[0])


def play_to_round(play: Table, round: int) -> Table:
    """Go on simply to the first question of a round."""
    return play_until(play, lambda house: house.round == round)


# Looking


def phase(play: Table) -> Phase:
    """Where the table is now."""
    return play.state.phase


def is_over(play: Table) -> bool:
    """Whether the game has ended."""
    return play.over


def hand_keys(play: Table, seat: int) -> list[str]:
    """The cards in a player's hand."""
    return [room.key for room in play.state.manors[seat].hand]
