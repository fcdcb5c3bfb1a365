"""PW-1.3, PW-5 to PW-8, PW-14.6, PW-14.7: every paragraph that forbids something in a turn, by its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.titles.paladins.oracle.book import (
    LAST_ROUND,
    LEFT,
    RIGHT,
    action,
    cards,
    flag,
    price,
    printed,
    spaces,
    strength_flag,
)
from tests.titles.paladins.oracle.moves import cost
from tests.titles.paladins.oracle.position import Player, Position
from tests.titles.paladins.oracle.workers import open_spaces, rests

TOO_LOW = {"fortify": "PW-7.2.2", "absolve": "PW-7.4.2", "convert": "PW-7.6.2"}
NO_SPACE = {"commission": "PW-7.1.4", "garrison": "PW-7.3.4"}


def against(position: Position, seat: int, key: str) -> set[str]:
    """All that stands against a choice of a player's turn; nothing when the book allows it."""
    kind, _, name = key.partition(":")
    return set({"action": board, "favour": favour, "order": order}[kind](position, seat, name))


def askable(position: Position, seat: int) -> list[str]:
    """Everything a player may wonder about: his board, and the King's cards that are turned up."""
    names = [name for name in (*LEFT[:6], *RIGHT) if name not in ("recruit", "hunt", "trade")]
    names += [f"{name}-{n}" for name in ("recruit", "hunt", "trade") for n in (1, 2)]
    names += ["gain_honour"] if position.players[seat].starting else []
    found = [f"action:{name}" for name in names]
    found += [f"favour:{id}" for id in position.favours[: position.favours_up]]
    if position.coop:
        found += [f"order:{id}" for id in position.orders[: position.orders_up]]
    return found


def short_of_workers(player: Player, needed: Sequence[str]) -> bool:
    """PW-1.3 Whether some space stays empty."""
    return not rests(tuple(player.workers), tuple(needed))


# The board


def board(position: Position, seat: int, choice: str) -> Iterator[str]:
    """PW-5.5, PW-1.3, and whatever the action itself asks for."""
    player = position.players[seat]
    name, _, workers = choice.partition("-")
    if player.placed.get(name):
        yield "PW-5.5"
    tile = cards("coop_starting_townsfolk")[player.starting]["tile"]["spaces"] if player.starting else ()
    needed = open_spaces(player, name, tile)
    if short_of_workers(player, needed[: int(workers)] if workers else needed):
        yield "PW-1.3"
    if name in ("develop", "pray"):
        yield from of_a_gift(position, seat, name)
    elif name == "recruit":
        yield from recruit(position, seat)
    elif name == "attack":
        yield from attack(position, player)
    elif name in RIGHT:
        yield from right(position, seat, name)


def of_a_gift(position: Position, seat: int, name: str) -> Iterator[str]:
    """PW-6.1.5, PW-6.5.2, PW-14.5.5 Somebody must be able to use it, and it must be paid."""
    others = [one for one in position.players if one is not position.players[seat] and position.coop]
    player = position.players[seat]
    if name == "develop" and not any(one.row for one in (player, *others)):
        yield "PW-6.1.5"
    if name == "pray" and not any(
        n for one in (player, *others) for at, n in one.placed.items() if one is not player or at != "pray"
    ):
        yield "PW-6.5.2"
    if player.silver < cost(position, seat, name, "silver", 4 if name == "develop" else 2):
        yield "PW-1.3"


def recruit(position: Position, seat: int) -> Iterator[str]:
    """PW-6.2.1, PW-6.2.2 Some Townsfolk must be paid, by Silver or by Debt."""
    slots = printed("main_board")["townsfolk_slot"]
    for at, card in enumerate(position.townsfolk_row):
        due = cost(position, seat, "recruit", "silver", price(at))
        by_debt = slots[at]["debt_instead"] and position.debts and due == price(at)
        if card and (by_debt or due <= position.players[seat].silver):
            return
    yield "PW-6.2.1"


def attack(position: Position, player: Player) -> Iterator[str]:
    """PW-7.5.3, PW-7.6.5."""
    row = [at for at, card in enumerate(position.outsider_row) if card]
    missing = [max(0, strength_flag(at) - player.effective("strength")) for at in row]
    if not row:
        yield "PW-7.6.5"
    elif min(missing) > 2 * player.silver:
        yield "PW-7.5.3"


def right(position: Position, seat: int, name: str) -> Iterator[str]:
    """PW-5.8, PW-7.1 to PW-7.4, PW-7.6."""
    player, entry = position.players[seat], action(name)
    done, attribute, good = player.done(name), entry["requires"], entry["cost_in"]
    if done >= entry["max"]:
        yield "PW-5.8"
        return
    have = player.effective(attribute)
    if name in TOO_LOW and have < entry["need"][done]:
        yield TOO_LOW[name]
    if name in NO_SPACE and not any(
        space["id"] not in position.map and flag(space["region"], attribute) <= have
        for space in spaces(position.humans)
    ):
        yield NO_SPACE[name]
    if name == "fortify" and not position.walls:
        yield "PW-7.2.4"
    if name == "convert" and not any(position.outsider_row):
        yield "PW-7.6.5"
    goods = player.silver if good == "silver" else player.provisions
    if goods < cost(position, seat, name, good, entry["cost"][done]):
        yield "PW-1.3"


# King's cards


def favour(position: Position, seat: int, name: str) -> Iterator[str]:
    """PW-8.2, PW-8.3, PW-14.6.1."""
    player = position.players[seat]
    lying = position.favour_workers[position.favours.index(name)]
    if lying and not position.coop:
        yield "PW-8.3"
    if position.coop and player.honour < lying:
        yield "PW-14.6.1"
    held = {"silver": player.silver, "provision": player.provisions}
    cost = cards("kings_favours")[name].get("cost", ())
    if short_of_workers(player, cards("kings_favours")[name]["spaces"]) or any(
        held[price["what"]] < price["n"] for price in cost
    ):
        yield "PW-1.3"


def order(position: Position, seat: int, name: str) -> Iterator[str]:
    """PW-14.7.1, PW-14.7.2, PW-14.11.1."""
    player, enemy = position.players[seat], position.enemy
    assert enemy is not None
    harder = 2 if position.round == LAST_ROUND else 0
    needs = cards("coop_kings_orders")[name]["need"]
    if enemy.done[position.orders.index(name)]:
        yield "PW-14.7.2"
    if any(player.effective(attribute) < n + harder for attribute, n in needs.items()):
        yield "PW-14.7.1"
