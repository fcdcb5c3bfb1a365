"""Final scoring, category by category (PW-11, PW-12.6.4, PW-14.12)."""

from __future__ import annotations

from salotto.kernel.title import ranks
from salotto.titles.paladins.boards import ORDER_PLACES
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ACTION_AT,
    COMMISSION,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    STRENGTH,
    Outsider,
    OutsiderKind,
    ScoreKind,
)
from salotto.titles.paladins.state import FREE, PaladinsState, Player

CATEGORIES = (*BOX.categories, "baron_workers")
MERCENARY = "mercenaries_converted"

BY_COUNT = (
    ("develops", DEVELOP),
    ("commissions", COMMISSION),
    ("fortifies", FORTIFY),
    ("garrisons", GARRISON),
    ("absolves", ABSOLVE),
)


def points(game: PaladinsState, player: Player) -> dict[str, int]:
    """PW-11 The scorecard of a player, or of the Rival; the points so far, were it over now."""
    rival = game.is_rival(player)
    card = dict.fromkeys(BOX.categories, 0)
    card["kings_orders"] = order_points(game, player)
    card["attributes"] = sum(attribute_points(game, player))
    for category, action in BY_COUNT:
        scale = BOX.categories[category].vp_by_count
        card[category] = scale[min(player.done(action), len(scale) - 1)]
    card["fortifies"] += sum(wall.vp for wall in player.walls)
    card["debts"] = debt_points(player)
    card["goods"] = 0 if rival else (player.silver + player.provisions) // 3
    card["converts"] = convert_points(game, player)
    if game.overlord is not None:
        card["baron_workers"] = BOX.coop.per_baron_worker * sum(
            left for left in game.overlord.workers if left > 0
        )
    return card


def total(game: PaladinsState, player: Player) -> int:
    """All the points of a player."""
    return sum(points(game, player).values())


def completed(game: PaladinsState, player: Player) -> list[bool]:
    """PW-8.1 Which face-up Orders the player has completed; PW-14.12.5 in co-op anybody."""
    if game.overlord is not None:
        return [worker != FREE for worker in game.overlord.done[: game.orders_up]]
    return [
        player.done(ACTION_AT[order.need.action]) >= order.need.n
        for order in game.orders.cards[: game.orders_up]
    ]


def order_points(game: PaladinsState, player: Player) -> int:
    """PW-11.2 4, 6, 8 by position; PW-14.7.4 in co-op an Order that nobody completed costs as much."""
    made = completed(game, player)
    won = sum(place.vp for place, done in zip(ORDER_PLACES, made, strict=False) if done)
    if game.overlord is None:
        return won
    return won - sum(place.vp for place, done in zip(ORDER_PLACES, made, strict=False) if not done)


def final_value(game: PaladinsState, player: Player, attribute: int) -> int:
    """PW-14.12.1 A marker as it scores: in co-op no higher than Honour."""
    value = player.attributes[attribute]
    return value if game.overlord is None else min(value, player.honour)


def attribute_points(game: PaladinsState, player: Player) -> list[int]:
    """PW-11.3 Each track scores on its own."""
    scale = BOX.categories["attributes"].vp_by_value
    return [scale[final_value(game, player, attribute)] for attribute in (STRENGTH, FAITH, INFLUENCE)]


def debt_points(player: Player) -> int:
    """PW-11.5 Debts, softened by Traitors (PW-11.9.7)."""
    numbers = BOX.categories["debts"]
    softer = sum(card.score.vp for card in player.converted if card.score.kind is ScoreKind.SOFTEN_DEBT)
    return player.unpaid * min(0, numbers.unpaid + softer) + player.paid * numbers.paid


def convert_points(game: PaladinsState, player: Player) -> int:
    """PW-11.9 What the converted Outsiders score; PW-12.6.4 each of the Rival's at least 1."""
    if not game.is_rival(player):
        return sum(outsider_points(game, player, card) for card in player.converted)
    scored = 0
    for card in player.converted:
        if card.score.kind is ScoreKind.SOFTEN_DEBT:
            scored += 0 if player.unpaid else card.score.vp
        else:
            scored += max(1, outsider_points(game, player, card))
    return scored


def outsider_points(game: PaladinsState, player: Player, card: Outsider) -> int:
    """PW-11.9 The bonus of one converted Outsider."""
    score = card.score
    if score.kind is ScoreKind.SOFTEN_DEBT:
        return 0
    return score.base + count(game, player, score.count) // score.per * score.vp


def count(game: PaladinsState, player: Player, what: str) -> int:
    """PW-11.9 What an Outsider counts."""
    if what in ("strength", "faith", "influence"):
        return final_value(game, player, ("strength", "faith", "influence").index(what))
    if what.startswith("attacked_"):
        kind = OutsiderKind(what.removeprefix("attacked_"))
        return sum(card.kind is kind for card in player.attacked)
    if what == "kings_orders_completed":
        return sum(completed(game, player))
    if what == MERCENARY:
        return sum(card.score.count == MERCENARY for card in player.converted)
    counts = {
        "commissions": player.monks,
        "garrisons": player.outposts,
        "develops": player.developed,
        "townsfolk": len(player.crew),
        "walls": len(player.walls),
        "jars": player.jars.bit_count(),
        "debts_paid": player.paid,
        "suspicion": len(player.suspicion),
    }
    return counts[what]


def standing(game: PaladinsState, player: Player) -> tuple[int, int, int]:
    """PW-11.11 What decides a place: VP, VP from King's Orders, and the fewer Suspicion the better."""
    return total(game, player), order_points(game, player), -len(player.suspicion)


def ranking(game: PaladinsState) -> list[int]:
    """PW-11.11 Most VP, then most VP from King's Orders, then fewest Suspicion; else the place is shared."""
    standings = [standing(game, player) for player in game.everyone()]
    return ranks(standings)


def team_target(game: PaladinsState) -> int:
    """PW-14.12.4 What the team needs."""
    return BOX.coop.target_per_player * game.setting.players


def team_total(game: PaladinsState) -> int:
    """PW-14.12.4 The VP of all players together."""
    return sum(total(game, player) for player in game.players)
