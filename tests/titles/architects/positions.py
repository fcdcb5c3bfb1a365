"""Positions for the tests of Architects, set up in one line.

Cards are named by the ids of the data files; each time an id is named another copy of the card is taken.
Workers that are nowhere else stand on their owner's board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.titles import architects
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import OPEN, Apprentice, Building, Reward
from salotto.titles.architects.effects import GOODS, Item
from salotto.titles.architects.settings import COLUMNS, COOP, ROWS, SOLO, VERSUS, setting_of
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Baron, Phase, Player, Rival, new_state
from tests.kit.player import NAMES, do, opened

Game = Play[ArchitectsState]

TITLE = architects.TITLE

RIVAL = BARON = -1
"""The opponent or the Baron, where a test names a colour."""


@dataclass
class Architect:
    """A player; `at` are Workers by location, `captives` those of others on this board by seat."""

    silver: int = 3
    _: KW_ONLY
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    virtue: int = 7
    level: int = 0
    debts: int = 0
    paid: int = 0
    hand: str = ""
    apprentices: str = ""
    buildings: str = ""
    character: str = "standard"
    at: Mapping[str, int] = field(default_factory=dict)
    prison: int = 0
    captives: Mapping[int, int] = field(default_factory=dict)
    workers: int | None = None


@dataclass
class Machine:
    """The automatic opponent or the Baron: Workers as for a player."""

    virtue: int = 7
    level: int = 0
    marble: int = 0
    debts: int = 0
    at: Mapping[str, int] = field(default_factory=dict)
    prison: int = 0
    captives: Mapping[int, int] = field(default_factory=dict)
    workers: int | None = None
    schemes: str = ""
    future: str = ""
    intrigues: str = ""
    futures: str = ""
    events: str = ""
    requests: str = "request-1-clay request-2-wood request-3-gold request-4-marble"
    revealed: int = 1
    given: Sequence[int] = (0, 0, 0, 0)


def owner(**fields: Any) -> Architect:
    """A player of whom only some things matter, named at run time; no Silver unless it is one of them."""
    return Architect(**{"silver": 0, **fields})


class Copies:
    """Cards by the ids of the files; each time another copy."""

    def __init__(self, cards: Mapping[str, Apprentice]) -> None:
        self.left = list(cards.values())

    def take(self, id: str) -> Apprentice:
        """A copy that is still there."""
        for card in self.left:
            if card.id == id:
                self.left.remove(card)
                return card
        raise KeyError(id)


def buildings(ids: str) -> list[Building]:
    """Buildings by their ids."""
    return [BOX.buildings[f"building:{id}"] for id in ids.split()]


def a_game(
    *players: Architect,
    mode: str = "",
    turn: int = 0,
    first: int = 0,
    tax: int = 4,
    market: Sequence[int | None] = (None, None, None),
    guildhall: Sequence[int] = (),
    row: str = "",
    coins: Sequence[int] = (),
    small: str = "market-01",
    large: str = "",
    rewards: str = "reward-gold",
    plans: str = "",
    no_plans: bool = False,
    machine: Machine | None = None,
    campaign: bool = False,
    ending: int = -1,
    **options: Value,
) -> Game:
    """A table in the middle of the game; seat 0 is asked where to place, unless a test says otherwise.

    The last of `small`, `large`, `rewards` and `plans` lies on top.
    """
    mode = mode or "competitive"
    seats = NAMES[: len(players)]
    carried = {"chapter": 1, "marker": first} if campaign else None
    table = TITLE.table(seats, "uncle", mode, options, carried)
    state = new_state(setting_of(table))
    copies = Copies(BOX.apprentices)
    setting = state.setting
    colours = setting.colours
    state.phase, state.turn, state.first, state.tax = Phase.PLAYING, turn, first, tax
    state.ending = ending
    machine = machine or Machine()
    if mode in (SOLO, VERSUS):
        state.rival = a_rival(machine)
    if mode == COOP:
        state.baron = a_baron(machine)
    state.market = [NOWHERE if colour is None else colour % colours for colour in market]
    state.guildhall = [colour % colours for colour in guildhall]
    for seat, architect in enumerate(players):
        state.players[seat] = a_player(state, seat, architect, copies)
    owners: list[Architect | Machine] = [*players, machine]
    del owners[colours:]
    for colour, someone in enumerate(owners):
        spread(state, colour, someone.at, someone.prison, someone.captives)
    for colour, someone in enumerate(owners):
        settle(state, colour, someone.workers)
    named = [copies.take(id) for id in row.split()]
    state.row = [*named, *(copies.left.pop(0) for _ in range(ROWS * COLUMNS - len(named)))]
    state.coins = [*coins, *([0] * (ROWS * COLUMNS - len(coins)))]
    state.pile = Zone(copies.left)
    state.small = Zone(BOX.markets[f"market:{id}"] for id in small.split())
    state.large = Zone((BOX.markets[f"market:{id}"] for id in large.split()), EVERYBODY)
    state.rewards = Zone(a_reward(id) for id in rewards.split())
    used = {card for player in state.players for card in (*player.hand, *player.buildings)}
    top = buildings(plans)
    if not no_plans:
        rest = [card for card in setting.buildings if card not in used and card not in top]
        state.plans = Zone([*rest, *top])
    return opened(TITLE, table, state)


def a_player(state: ArchitectsState, seat: int, architect: Architect, copies: Copies) -> Player:
    """One player of a position."""
    numbers = (architect.clay, architect.wood, architect.stone, architect.gold, architect.marble)
    player = Player(seat, [*numbers, architect.silver])
    player.virtue, player.level = architect.virtue, architect.level
    player.debts, player.paid = architect.debts, architect.paid
    mask = state.setting.everybody if state.setting.open_hands else only(seat)
    player.hand = Zone(buildings(architect.hand), mask)
    player.buildings = buildings(architect.buildings)
    player.character = BOX.characters[f"character:{architect.character}"]
    for id in architect.apprentices.split():
        side = BOX.sides.get(f"apprentice:{id}")
        player.apprentices.append(side or copies.take(id))
    return player


def a_rival(machine: Machine) -> Rival:
    """The automatic opponent of a position; the last Scheme named is on top."""
    schemes = [BOX.schemes[f"scheme:{id}"] for id in machine.schemes.split()]
    rest = [card for card in BOX.schemes.values() if card.deck == "start" and card not in schemes]
    rival = Rival(machine.virtue, machine.level, machine.marble, machine.debts)
    rival.schemes = Zone([*rest, *schemes])
    rival.future = Zone(BOX.schemes[f"scheme:{id}"] for id in machine.future.split())
    return rival


def a_baron(machine: Machine) -> Baron:
    """The Baron of a position; the last card named of each pile is on top."""
    baron = Baron()
    baron.intrigues = Zone(BOX.intrigues[f"intrigue:{id}"] for id in machine.intrigues.split())
    baron.future = Zone(BOX.intrigues[f"intrigue:{id}"] for id in machine.futures.split())
    baron.events = Zone(BOX.events[f"event:{id}"] for id in machine.events.split())
    baron.requests = Zone(BOX.requests[f"request:{id}"] for id in machine.requests.split())
    baron.revealed = machine.revealed
    baron.requests.seen[: machine.revealed] = [EVERYBODY] * machine.revealed
    baron.given = list(machine.given)
    return baron


def a_reward(id: str) -> Reward:
    """A Reward by its id."""
    return next(card for card in BOX.rewards.values() if card.id == id)


def spread(
    state: ArchitectsState, seat: int, at: Mapping[str, int], prison: int, captives: Mapping[int, int]
) -> None:
    """Workers of a colour on the board, and the captives on its own board."""
    colours = state.setting.colours
    for location, number in at.items():
        state.at[OPEN.index(location) * colours + seat] = number
    state.prison[seat] = prison
    for colour, number in captives.items():
        state.captives[seat * colours + colour % colours] = number


def settle(state: ArchitectsState, seat: int, workers: int | None) -> None:
    """The rest of the 20 Workers stands on the own board; where a test says fewer, others left the game."""
    left = 20 - total(state, seat) + state.workers[seat] + state.removed[seat]
    state.workers[seat] = left if workers is None else workers
    state.removed[seat] = left - state.workers[seat]


def total(state: ArchitectsState, colour: int) -> int:
    """All Workers of a colour, wherever they are."""
    colours = state.setting.colours
    return (
        state.workers[colour]
        + sum(state.at[colour::colours])
        + state.prison[colour]
        + sum(state.captives[colour::colours])
        + state.market.count(colour)
        + state.guildhall.count(colour)
        + state.removed[colour]
    )


def coop(*players: Architect, machine: Machine | None = None, **fields: Any) -> Game:
    """A table against the Baron."""
    return a_game(*players, mode="coop", machine=machine or Machine(), **fields)


def the_baron(play: Game) -> Baron:
    """The Baron of a table."""
    assert play.state.baron is not None
    return play.state.baron


def after_round(*players: Architect, machine: Machine, **fields: Any) -> Game:
    """The last player has placed at the Silversmith, and the Baron has had his turn."""
    where = fields.pop("where", "place:silversmith")
    return do(coop(*players, machine=machine, turn=len(players) - 1, **fields), where, seat=len(players) - 1)


# Looking


def player(play: Game, seat: int = 0) -> Player:
    """A player of the table."""
    return play.state.players[seat]


def goods(play: Game, seat: int = 0) -> dict[str, int]:
    """What a player has, without what there is none of."""
    return {
        item.value: number for item, number in zip(GOODS, player(play, seat).goods, strict=True) if number
    }


def has(play: Game, item: str, seat: int = 0) -> int:
    """How many of a good a player has."""
    return player(play, seat).goods[GOODS.index(Item(item))]


def hand(play: Game, seat: int = 0) -> list[str]:
    """The ids of the Building cards in a hand."""
    return [card.id for card in player(play, seat).hand]


def present(play: Game, location: str, seat: int = 0) -> int:
    """How many Workers of a colour stand on an open location."""
    return play.state.present(OPEN.index(location), seat % play.state.setting.colours)


def row(play: Game) -> list[str]:
    """The ids of the face-up Apprentices."""
    return [card.id if card else "" for card in play.state.row]


def points(play: Game, seat: int = 0) -> dict[str, int]:
    """The points of a seat by category."""
    return play.scorecards()[seat].points
