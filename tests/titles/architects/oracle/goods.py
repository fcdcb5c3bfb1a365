"""No location lies: what each location would give the player now, and what it would cost."""

from __future__ import annotations

from typing import Any

from tests.titles.architects.oracle.book import MARKETS, OPEN, ability, cards, guildhall, location
from tests.titles.architects.oracle.legality import GATHERING, imprison_silver
from tests.titles.architects.oracle.money import tax_due
from tests.titles.architects.oracle.position import Position

Offer = dict[str, Any]


def offers(position: Position, seat: int) -> dict[str, Offer]:
    """Every location, as it is for one player who would place a Worker there now."""
    player = position.players[seat]
    found: dict[str, Offer] = {}
    for place in OPEN:
        n = position.places[place].get(seat, 0) + 1
        more: dict[str, int] = {}
        for effect in player.effects("gather", place):
            more[effect["what"]] = more.get(effect["what"], 0) + effect["n"]
        match place:
            case "quarry" | "forest" | "silversmith":
                good = GATHERING[place]
                found[place] = {"n": n, "gain": {good: n + (place == "silversmith") + more.get(good, 0)}}
            case "mines":
                clay = more.get("clay", 0)
                found[place] = {"n": n, "clay": {"clay": n + 1 + clay}}
                if n >= 2:
                    gold = {"gold": n // 2}
                    found[place]["gold"] = {**gold, "clay": clay} if clay else gold
            case "kings-storehouse":
                extra = sum(effect["n"] for effect in player.effects("count", place))
                found[place] = {"n": n, "trades": n + extra}
            case "workshop":
                less = int(ability(player.character)["silver"]) if player.can("hire_discount") else 0
                found[place] = {
                    "n": n,
                    "hire": {"silver": 2 - less, "tax": tax_due(player, 2)},
                    "columns": min(n, 4),
                    "plans": min(1 + n // 2, len(position.building_pile)),
                }
            case "town-centre":
                found[place] = {"n": n, "captures": n, "first": {"tax": tax_due(player, 1)}}
            case "tax-stand":
                lost = 2 - sum(
                    effect["n"]
                    for effect in player.effects("tax_stand")
                    if effect["do"] == "reduce_virtue_loss"
                )
                gains = {"silver": position.tax}
                for effect in player.effects("tax_stand"):
                    if effect["do"] == "gain":
                        gains[effect["what"]] = gains.get(effect["what"], 0) + effect["n"]
                found[place] = {"n": n, "gain": gains, "lose": {"virtue": max(0, lost)}}
            case "guardhouse":
                captives = sum(player.captives.values())
                silver = captives * imprison_silver(position)
                if player.can("silver_on_imprison"):
                    silver += int(ability(player.character)["n"])
                found[place] = {
                    "n": n,
                    "actions": n,
                    "imprison": {"silver": silver if captives else 0},
                    "buy back": {"silver": 3, "tax": tax_due(player, 2)},
                    "pay off": {"silver": 3, "tax": tax_due(player, 3)},
                }
    for space, place in enumerate(MARKETS):
        found[place] = _market(position, seat, space, place)
    ordinal = len(position.guildhall) + 1
    hall = guildhall(position.table_size)
    found["guildhall"] = {
        "ordinal": ordinal,
        "reset": ordinal in hall["reset_at"],
        "last": ordinal == hall["spaces"],
    }
    return found


def _market(position: Position, seat: int, space: int, place: str) -> Offer:
    """AW-4.7."""
    player = position.players[seat]
    action = location(place)["actions"][0]
    less = sum(effect["n"] for effect in player.effects("cost", "black-market"))
    free = any(effect["do"] == "ignore_virtue_loss" for effect in player.effects("black_market"))
    gains: dict[str, int] = {}
    if space != 1:
        pile, face = (position.small, "small") if space == 0 else (position.large, "large")
        gains.update(cards("black_market")[pile[0]][face] if pile else action["empty_gain"])
    for effect in player.effects("black_market"):
        if effect["do"] == "gain":
            gains[effect["what"]] = gains.get(effect["what"], 0) + effect["n"]
    return {
        "pay": {"silver": max(0, action["pay"]["silver"] - less)},
        "lose": {"virtue": 0 if free else action["lose"]["virtue"]},
        "gain": gains,
        "third": sum(owner is not None for owner in position.market) == 2,
    }
