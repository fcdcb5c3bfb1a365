"""PW-11, PW-12.6.4, PW-12.6.5, PW-14.12: points by category, ranks, result."""

from __future__ import annotations

from typing import Any

from tests.titles.paladins.oracle.book import ATTRIBUTES, cards, outsider, printed
from tests.titles.paladins.oracle.position import Player, Position

PLACES = (4, 6, 8)
COUNTED = {
    "develops": "develop",
    "commissions": "commission",
    "fortifies": "fortify",
    "garrisons": "garrison",
    "absolves": "absolve",
}


def category(id: str) -> dict[str, Any]:
    """A line of the score sheet."""
    return cards("scoring", "category")[id]


def lowered(position: Position) -> Position:
    """PW-14.12.1 Attributes above one's Honour go down to it."""
    after = position.copy()
    if after.coop:
        for player in after.players:
            for name in ATTRIBUTES:
                player.attributes[name] = min(player.attributes[name], player.honour)
    return after


def orders_done(position: Position, player: Player) -> list[bool]:
    """PW-8.1, PW-14.12.5 Which Orders count for a player."""
    if position.enemy is not None:
        return position.enemy.done
    needs = [cards("kings_orders")[id]["need"] for id in position.orders[: position.orders_up]]
    return [player.done(need["action"]) >= need["n"] for need in needs]


def scorecard(position: Position, seat: int) -> dict[str, int]:
    """PW-11.2 to PW-11.9 for one player; attributes are taken as they stand."""
    player = position.players[seat]
    rival = position.is_rival(seat)
    done = orders_done(position, player)
    points = {"kings_orders": sum(vp for vp, fulfilled in zip(PLACES, done, strict=False) if fulfilled)}
    if position.enemy is not None:
        points["kings_orders"] -= sum(vp for vp, fulfilled in zip(PLACES, done, strict=True) if not fulfilled)
        left = sum(threat.workers for threat in position.enemy.threats if threat.up)
        points["baron_workers"] = -3 * left
    track = category("attributes")["vp_by_value"]
    points["attributes"] = sum(track[player.attributes[name]] for name in ATTRIBUTES)
    for line, name in COUNTED.items():
        points[line] = category(line)["vp_by_count"][player.done(name)]
    if rival:
        points["develops"] = 0
    points["fortifies"] += sum(cards("walls")[wall]["vp"] for wall in player.walls)
    traitors = sum(outsider(card)["score"]["kind"] == "soften_debt" for card in player.converted)
    points["debts"] = player.paid - player.unpaid * max(0, 3 - traitors)
    points["goods"] = 0 if rival else (player.silver + player.provisions) // 3
    points["converts"] = sum(converted(position, player, card, rival) for card in player.converted)
    return points


def converted(position: Position, player: Player, card: str, rival: bool) -> int:
    """PW-11.9, PW-12.6.4 One converted Outsider."""
    score = outsider(card)["score"]
    if score["kind"] == "soften_debt":
        return 1 if rival and not player.unpaid else 0
    points = (
        score.get("base", 0) + count(position, player, score["count"], rival) // score["per"] * score["vp"]
    )
    return max(1, points) if rival else int(points)


def count(position: Position, player: Player, what: str, rival: bool) -> int:
    """What a converted Outsider counts; the Rival never develops."""
    if what in ATTRIBUTES:
        return player.attributes[what]
    if what.startswith("attacked_"):
        return sum(outsider(card)["kind"] == what.removeprefix("attacked_") for card in player.attacked)
    done = {
        "commissions": "commission",
        "garrisons": "garrison",
        "develops": "develop",
        "walls": "fortify",
        "jars": "absolve",
    }
    if what in done:
        return 0 if what == "develops" and rival else player.done(done[what])
    others: dict[str, int] = {
        "townsfolk": len(player.crew),
        "kings_orders_completed": sum(orders_done(position, player)),
        "mercenaries_converted": sum(outsider(card)["name"] == "Mercenary" for card in player.converted),
        "debts_paid": player.paid,
        "suspicion": len(player.suspicion),
    }
    return others[what]


def total(position: Position, seat: int) -> int:
    """All points of a seat."""
    return sum(scorecard(position, seat).values())


def ranks(position: Position) -> list[int]:
    """PW-11.11 Most VP, then most from King's Orders, then fewest Suspicion, else shared."""
    standings = [
        (
            total(position, seat),
            scorecard(position, seat)["kings_orders"],
            -len(position.players[seat].suspicion),
        )
        for seat in range(len(position.players))
    ]
    return [1 + sum(other > mine for other in standings) for mine in standings]


def target(position: Position) -> int:
    """PW-14.12.4."""
    return int(printed("scoring")["coop"]["target_per_player"]) * position.humans
