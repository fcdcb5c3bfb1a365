"""Positions for the tests of Viscounts, set up in one line.

Cards and tiles are named by the ids of the data files, piles from the bottom to the top. The ring is lake,
hills, forest, gorge, mountain, and the sections of the Castle point at them in this order: IS (Ink Well and
Stone), FL (flip), GM (Gold or move), HD (Free Hire or Destroy), VI (two Virtue).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any

from salotto.kernel.decisions import Step
from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.kit.agenda import Task
from salotto.titles.viscounts.board import board
from salotto.titles.viscounts.box import BOX, CARDS
from salotto.titles.viscounts.cards import ACTIONS, GOODS, KINDS, Manuscript, Scheme, Townsfolk
from salotto.titles.viscounts.setup import new_state
from salotto.titles.viscounts.state import NOBODY, Player, Stage, ViscountsState, count_icons
from salotto.titles.viscounts.title import Viscounts
from tests.kit.player import NAMES, opened

Game = Play[ViscountsState]

RING = "lake-hills-forest-gorge-mountain"
SECTIONS = ("IS", "FL", "GM", "HD", "VI")
SEGMENTS = tuple(RING.split("-"))


class Paused(Viscounts):
    """The game, except that it is over when nothing is planned any more: for a look at one rule."""

    def next_step(self, state: ViscountsState) -> Step | None:
        return super().next_step(state) if state.agenda.tasks else None


TITLE = Paused()


@dataclass
class Viscount:
    """A player; one without any card has three in hand."""

    at: str = "lake-left"
    _: KW_ONLY
    silver: int = 0
    ink: int = 0
    gold: int = 0
    stone: int = 0
    having: Mapping[str, int] = field(default_factory=dict)  # goods by name
    row: str = "- - -"  # left, middle, right
    hand: str = ""
    draw: str = ""
    discard: str = ""
    emptied: str = ""  # slots without a Building
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    corruption: int = 1
    virtue: int = 7
    supply: int | None = None
    first: Mapping[str, int] = field(default_factory=dict)
    second: Mapping[str, int] = field(default_factory=dict)
    third: int = 0
    manuscripts: str = ""
    bonuses: str = ""  # ribbons
    summaries: str = ""
    guards: Mapping[str, int] = field(default_factory=dict)  # co-op: Workers by space


@dataclass
class Overlord:
    """The Overlord of the co-operative scenario."""

    at: str = "mountain-right"
    workers: Mapping[str, int] = field(default_factory=dict)
    first: Mapping[str, int] = field(default_factory=dict)
    second: Mapping[str, int] = field(default_factory=dict)
    reserve: int | None = None


def card(id: str, seat: int = 0) -> Townsfolk:
    """A Townsfolk by its id; of the Starting Townsfolk the copy of the seat."""
    for key in (f"townsfolk:{id}", f"hero:{id}", f"start:{id}-{seat + 1}"):
        if key in CARDS:
            return CARDS[key]
    raise KeyError(id)


def tile(id: str) -> Manuscript:
    """A Manuscript by its id, without `ms-`."""
    return next(each for each in BOX.manuscripts if each.id == f"ms-{id}")


def scheme(id: str) -> Scheme:
    """A Scheme Card by its id."""
    return next(each for each in BOX.schemes if each.id == id)


def place(name: str) -> int:
    """The number of a space."""
    return board(f"board:{RING}/0/a").place_of[f"space:{name}"]


def spot(name: str) -> int:
    """The number of a Building Spot."""
    return board(f"board:{RING}/0/a").spot_of[f"spot:{name}"]


def action(name: str) -> int:
    """The number of a primary action."""
    return ACTIONS.index(name)


def resolve(key: str, seat: int = 0) -> Task:
    """The task to carry out a list of effects: `does:lender`."""
    return Task("resolve", (seat, key, 0))


def a_game(
    *viscounts: Viscount,
    do: str | Task | Sequence[str | Task] = "play",
    mode: str = "competitive",
    ring: str = f"{RING}/0/a",
    townsfolk: Mapping[str, str] | None = None,
    manuscripts: Mapping[str, str] | None = None,
    buildings: Mapping[str, tuple[int, str]] | None = None,
    debts: int = 12,
    deeds: int = 12,
    leader: int = NOBODY,
    round: int = 3,
    start: int = 0,
    current: int = 0,
    steps: int = 1,
    overlord: Overlord | None = None,
    schemes: str = "- - -",
    scheme_pile: str = "",
    scheme_discard: str = "",
    future: str = "",
    rival_at: str = "forest-left",
    carried: Any = None,
    stage: Stage = Stage.PLAY,
    **options: Value,
) -> Game:
    """A table at which something is to be done: the name of a rule, a task, or several, the first one first.

    Piles that are not named hold what is nowhere else; a pile named as "" is empty.
    """
    people = list(viscounts) or [Viscount(), Viscount()]
    if mode == "competitive" and len(people) == 1:
        people.append(Viscount("gorge-right"))
    humans = 1 if mode == "solo" else len(people)
    table = TITLE.table(NAMES[:humans], "test", mode, options, carried)
    state = new_state(table)
    state.board = board(f"board:{ring}")
    state.stage, state.round, state.start, state.current = stage, round, start, current
    state.debts_left, state.deeds_left, state.leader, state.steps = debts, deeds, leader, steps
    for name, (seat, kind) in (buildings or {}).items():
        state.owners[state.board.spot_of[f"spot:{name}"]] = seat
        state.kinds[state.board.spot_of[f"spot:{name}"]] = [each.value for each in KINDS].index(kind)
    for seat, person in enumerate(people):
        seat_player(state, state.players[seat], person)
    lay_piles(state, townsfolk or {}, manuscripts or {})
    if state.rival is not None:
        state.rival.row = [None if id == "-" else scheme(id) for id in schemes.split()]
        state.rival.draw = Zone(map(scheme, scheme_pile.split()))
        state.rival.discard = Zone(map(scheme, scheme_discard.split()), EVERYBODY)
        state.rival.future = Zone(map(scheme, future.split()))
        if len(people) == 1:
            state.players[1].place = place(rival_at)
    if state.baron is not None:
        set_overlord(state, overlord or Overlord())
    for player in state.players:
        count_icons(state, player)
    todo = [do] if isinstance(do, str | Task) else list(do)
    state.agenda.tasks = [Task(each) if isinstance(each, str) else each for each in reversed(todo)]
    return opened(TITLE, table, state)


def seat_player(state: ViscountsState, player: Player, person: Viscount) -> None:
    """Put a player where he should be."""
    seat = player.seat
    player.place = place(person.at)
    player.goods = [person.ink, person.gold, person.stone, person.silver]
    for good, n in person.having.items():
        player.goods[GOODS.index(good)] += n
    player.unpaid, player.paid = person.unpaid, person.paid
    player.acquired, player.approved = person.acquired, person.approved
    player.corruption, player.virtue = person.corruption, person.virtue
    player.row = [None if id == "-" else card(id, seat) for id in person.row.split()]
    if player.automatic:
        person = replace(person, hand="-")
    idle = not (person.hand or person.draw or person.discard or set(person.row) - set("- "))
    hand = "abbot squire labourer" if idle else person.hand
    player.hand = Zone((card(id, seat) for id in hand.split() if id != "-"), only(seat))
    player.draw = Zone(card(id, seat) for id in person.draw.split())
    player.discard = Zone((card(id, seat) for id in person.discard.split()), EVERYBODY)
    slots = [slot.id for slot in BOX.slots]
    player.emptied = sum(1 << slots.index(slot) for slot in person.emptied.split())
    player.manuscripts = [tile(id) for id in person.manuscripts.split()]
    for ribbon in person.bonuses.split():
        at = ["grey", "black", "blue", "yellow"].index(ribbon)
        player.bonuses.append(BOX.cleric_bonus[at])
        state.bonus_owners[at] = seat
    player.summaries = [each for id in person.summaries.split() for each in BOX.summaries if each.id == id]
    owners = state.setting.owners
    for tier, workers in ((state.first, person.first), (state.second, person.second)):
        for section, n in workers.items():
            tier[SECTIONS.index(section) * owners + seat] = n
            player.supply -= n
    state.third[seat] = person.third
    player.supply -= person.third
    if state.baron is not None:
        for space, n in person.guards.items():
            state.baron.guards[place(space) * state.setting.players + seat] = n
            player.supply -= n
    if person.supply is not None:
        player.supply = person.supply


def set_overlord(state: ViscountsState, overlord: Overlord) -> None:
    """Put the Overlord and his Workers where they should be."""
    baron = state.baron
    assert baron is not None
    baron.place = place(overlord.at)
    for space, n in overlord.workers.items():
        baron.workers[place(space)] = n
        baron.reserve -= n
    owners = state.setting.owners
    for tier, workers in ((state.first, overlord.first), (state.second, overlord.second)):
        for section, n in workers.items():
            tier[SECTIONS.index(section) * owners + owners - 1] = n
            baron.reserve -= n
    if overlord.reserve is not None:
        baron.reserve = overlord.reserve


def lay_piles(state: ViscountsState, townsfolk: Mapping[str, str], manuscripts: Mapping[str, str]) -> None:
    """Lay out the piles; those that are not named share what is left."""
    held = {each.key for player in state.players for each in player.deck()}
    named = {card(id).key for ids in townsfolk.values() for id in ids.split()}
    spare = [each for each in BOX.townsfolk if each.key not in held | named]
    owned = {each.key for player in state.players for each in player.manuscripts}
    tiles = {tile(id).key for ids in manuscripts.values() for id in ids.split()}
    loose = [each for each in BOX.manuscripts if each.key not in owned | tiles]
    for number, segment in enumerate(SEGMENTS):
        people = [card(id) for id in townsfolk[segment].split()] if segment in townsfolk else spare[number::5]
        texts = (
            [tile(id) for id in manuscripts[segment].split()] if segment in manuscripts else loose[number::5]
        )
        state.townsfolk.append(Zone(people))
        state.manuscripts.append(Zone(texts))
        for pile in (state.townsfolk[-1], state.manuscripts[-1]):
            if pile.cards:
                pile.seen[-1] = EVERYBODY


# Looking


def me(game: Game, seat: int = 0) -> Player:
    """A player at a table."""
    return game.state.players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """What a player has, without what he has not."""
    return {name: n for name, n in zip(GOODS, me(game, seat).goods, strict=True) if n}


def markers(game: Game, seat: int = 0) -> tuple[int, int]:
    """Corruption and Virtue."""
    return me(game, seat).corruption, me(game, seat).virtue


def castle(game: Game, seat: int = 0) -> dict[str, tuple[int, int]]:
    """The Workers of an owner by section: first and second tier; -1 is the Overlord."""
    state = game.state
    owners = state.setting.owners
    owner = seat % owners
    found = {
        name: (state.first[at * owners + owner], state.second[at * owners + owner])
        for at, name in enumerate(SECTIONS)
    }
    return {name: workers for name, workers in found.items() if any(workers)}


def row(game: Game, seat: int = 0) -> list[str]:
    """The ids of the cards on a board, `-` for an empty space."""
    return ["-" if each is None else each.id for each in me(game, seat).row]


def ids(cards: Sequence[Townsfolk]) -> list[str]:
    """The ids of some cards."""
    return [each.id for each in cards]


def baron_workers(game: Game) -> dict[str, int]:
    """The Overlord's Workers on the board by space."""
    baron = game.state.baron
    assert baron is not None
    spaces = game.state.layout.spaces
    return {spaces[at].id: n for at, n in enumerate(baron.workers) if n}


def guards(game: Game, seat: int = 0) -> dict[str, int]:
    """A player's Workers on the board by space."""
    baron = game.state.baron
    assert baron is not None
    spaces = game.state.layout.spaces
    players = game.state.setting.players
    return {
        spaces[at].id: baron.guards[at * players + seat]
        for at in range(len(spaces))
        if baron.guards[at * players + seat]
    }


def reserve(game: Game) -> int:
    """The Overlord's reserve."""
    assert game.state.baron is not None
    return game.state.baron.reserve
