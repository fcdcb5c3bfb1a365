"""Positions of Paladins in one line.

    play = a_turn(workers="scout labourer fighter", strength=3, outsiders="- adventurer-1")
    do(play, "attack", "adventurer-1")
    assert me(play).silver == 8

It is seat 0's turn. Cards are named by their ids, several in one text; `-` is an empty slot. What is not
named stays as a fresh table has it: no Workers, no Paladin, empty rows, 3 Silver, 1 Provision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.play import Play
from salotto.kernel.title import Table, Value
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.kit.agenda import task
from salotto.titles.paladins import TITLE
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, COMMISSION, WORKERS
from salotto.titles.paladins.settings import OPTIONS, setting_of
from salotto.titles.paladins.setup import new_game
from salotto.titles.paladins.state import FREE, PaladinsState, Phase, Player, Rival
from tests.kit.player import NAMES, opened

Game = Play[PaladinsState]


def me(play: Game, seat: int = 0) -> Player:
    """A player."""
    return play.state.players[seat]


def rival(play: Game) -> Rival:
    """The Rival of a solo table."""
    assert play.state.rival is not None
    return play.state.rival


def hired(text: str) -> list[int]:
    """Workers by number: `scout 2 labourer` is two Scouts and a Labourer, or the names one by one."""
    counts = [0] * len(WORKERS)
    last = ""
    for word in text.split():
        if word.isdigit():
            counts[WORKERS.index(last)] += int(word) - 1
        else:
            last = word
            counts[WORKERS.index(word)] += 1
    return counts


def in_pool(play: Game, seat: int = 0) -> str:
    """The Workers of a player, in words."""
    return " ".join(
        name for name, number in zip(WORKERS, me(play, seat).workers, strict=True) for _ in range(number)
    )


def taken(zone: Zone[Any], id: str) -> Any:
    """A card out of a pile, by its id or its key without the kind."""
    card = next(each for each in zone.cards if id in (each.id, each.key.partition(":")[2]))
    zone.take(card)
    return card


def row(zone: Zone[Any], text: str, size: int) -> list[Any]:
    """A row of cards, `-` for an empty slot."""
    cards = [None if id == "-" else taken(zone, id) for id in text.split()]
    return cards + [None] * (size - len(cards))


def on_top(zone: Zone[Any], text: str) -> None:
    """The cards to be drawn next, in this order."""
    for card in reversed([taken(zone, id) for id in text.split()]):
        zone.add(card)


def first_in(zone: Zone[Any], text: str) -> None:
    """The cards of a zone that lie on the track, from left to right."""
    cards = [taken(zone, id) for id in text.split()]
    zone.cards[:0] = cards
    zone.seen[:0] = [0] * len(cards)


def a_state(
    players: int = 2, mode: str = "competitive", carried: Any = None, **options: Value
) -> PaladinsState:
    """A table that is set up, every pile shuffled in a fixed way, before the first round."""
    usual = {option.id: option.default for option in OPTIONS}
    game = new_game(setting_of(mode, players, usual | options, carried))
    chance = Chance("test")
    piles: list[Zone[Any]] = [game.townsfolk, game.outsiders, game.walls, game.suspicion, game.tavern]
    for pile in [*piles, *(player.pile for player in game.players)]:
        chance.shuffle(pile.cards)
    return game


def give(game: PaladinsState, player: Player, have: Mapping[str, Any]) -> None:
    """Give a player what a position says."""
    for name, value in have.items():
        if name == "workers":
            player.workers = hired(value)
        elif name in ("strength", "faith", "influence"):
            player.attributes[("strength", "faith", "influence").index(name)] = value
        elif name == "crew":
            player.crew = tuple(taken(game.townsfolk, id) for id in value.split())
            player.working = len(player.crew)
        elif name == "suspicion":
            player.suspicion = tuple(game.suspicion.draw()[0] for _ in range(value))
        elif name in ("attacked", "converted"):
            setattr(player, name, tuple(taken(game.outsiders, id) for id in value.split()))
        elif name == "walls":
            player.walls = tuple(taken(game.walls, id) for id in value.split())
        elif name == "paladin":
            player.paladin = taken(player.pile, value)
            boost = player.paladin.boost if player.paladin else None
            assert boost is not None
            player.shown = True
            player.boost = (boost.strength, boost.faith, boost.influence)
        elif name == "workshops":
            for action, mask in value.items():
                player.workshops[ACTION_AT[action] - COMMISSION] = mask
                player.developed += mask.bit_count()
        elif name == "placed":
            for action, workers in value.items():
                player.placed[ACTION_AT[action]] = tuple(WORKERS.index(each) for each in workers.split())
        elif name == "starting":
            assert game.overlord is not None
            player.starting = taken(game.overlord.starting, value)
        elif name == "unpaid":
            player.unpaid = value
            game.debts -= value
        elif name == "paid":
            player.paid = value
            game.debts -= value
        else:
            assert hasattr(player, name), name
            setattr(player, name, value)


def round_of(game: PaladinsState, number: int) -> None:
    """The King's cards of so many rounds are turned up."""
    game.round = number
    game.orders_up = min(number, 3)
    game.favours_up = max(0, number - 2)
    orders: Zone[Any] = game.orders if game.overlord is None else game.overlord.orders
    for at in range(game.orders_up):
        orders.seen[at] = EVERYBODY
    for at in range(game.favours_up):
        game.favours.seen[at] = EVERYBODY


def a_turn(
    players: int = 2,
    mode: str = "competitive",
    round: int = 1,
    *,
    townsfolk: str = "",
    outsiders: str = "",
    draw_townsfolk: str = "",
    draw_outsiders: str = "",
    draw_walls: str = "",
    draw_suspicion: str = "",
    orders: str = "",
    favours: str = "",
    threats: str = "",
    threat_workers: Sequence[int] = (),
    pieces: Mapping[str, int] | None = None,
    tax: int | None = None,
    debts: int | None = None,
    start: int = 0,
    others: Sequence[Mapping[str, Any]] = (),
    options: Mapping[str, Value] | None = None,
    carried: Any = None,
    printed: Callable[[PaladinsState], None] = lambda game: None,
    **mine: Any,
) -> Game:
    """Seat 0's turn in the action phase; `others` is what seats 1, 2, 3 have. `printed` prints cards anew."""
    game = a_state(players, mode, carried, **dict(options or {}))
    if orders:
        first_in(game.orders if game.overlord is None else game.overlord.orders, orders)
    if favours:
        first_in(game.favours, favours)
    round_of(game, round)
    game.townsfolk_row = row(game.townsfolk, townsfolk, 5)
    game.outsider_row = row(game.outsiders, outsiders, 6)
    for player, have in zip(game.players, (mine, *others), strict=False):
        give(game, player, have)
    on_top(game.townsfolk, draw_townsfolk)
    on_top(game.outsiders, draw_outsiders)
    on_top(game.walls, draw_walls)
    on_top(game.suspicion, draw_suspicion)
    if game.overlord is not None:
        first_in(game.overlord.threats, threats)
        for at, number in enumerate(threat_workers):
            game.overlord.workers[at] = number
            game.overlord.supply -= max(0, number)
            game.overlord.threats.seen[at] = EVERYBODY
    for space, piece in (pieces or {}).items():
        game.map[next(at for at, each in enumerate(BOX.spaces) if each.id == space)] = piece
    game.tax = game.tax if tax is None else tax
    game.debts = game.debts if debts is None else debts
    game.start = start
    printed(game)
    return at_table(game, task("turn", 0))


def at_table(game: PaladinsState, *tasks: Any) -> Game:
    """A table that goes on from a position with these tasks."""
    game.phase = Phase.ACTIONS
    game.agenda.plan(*tasks)
    setting = game.setting
    table = Table(TITLE.id, setting.mode, NAMES[: setting.players], "uncle", {})
    return opened(TITLE, table, game)


def space(name: str) -> int:
    """Where a space of the map stands in the list of all."""
    return next(at for at, each in enumerate(BOX.spaces) if each.id == name)


def piece_on(play: Game, name: str) -> int:
    """What stands on a space of the map; FREE for nothing."""
    return play.state.map[space(name)]


def names(cards: Sequence[Any]) -> str:
    """Cards by their ids, `-` for an empty slot."""
    return " ".join("-" if card is None else card.id for card in cards)


__all__ = ["BOX", "FREE", "TITLE", "only"]
