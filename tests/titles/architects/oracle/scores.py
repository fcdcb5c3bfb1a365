"""AW-8, AW-11.5, AW-12.7, AW-12.9: the final scores by category, ranks and results."""

from __future__ import annotations

from typing import Any

from tests.titles.architects.oracle.book import (
    baron_board,
    cards,
    cathedral_level,
    skills,
    virtue_level,
)
from tests.titles.architects.oracle.money import gain_virtue, lose_virtue
from tests.titles.architects.oracle.picks import Pick, Ways, then
from tests.titles.architects.oracle.position import Player, Position

CATEGORIES = (
    "buildings",
    "cathedral",
    "virtue",
    "debts",
    "precious",
    "silver",
    "prison",
    "guildhall",
    "requests",
    "events",
)


def end_effects(player: Player) -> list[dict[str, Any]]:
    """The end effects of a player's Buildings."""
    return [
        effect
        for id in player.buildings
        if cards("buildings")[id]["timing"] == "end"
        for effect in cards("buildings")[id]["effects"]
    ]


# Step 1


def step_one(position: Position) -> Ways:
    """AW-8.3, AW-8.10 Every player resolves the own Virtue effects in any order."""
    ways: Ways = {position.key(): position}
    for seat in range(position.humans):

        def resolve(after: Position, pick: Pick, seat: int = seat) -> None:
            todo = [effect for effect in end_effects(after.players[seat]) if moves_virtue(effect)]
            while todo:
                virtue_effect(after, seat, todo.pop(pick(range(len(todo)))), pick)

        ways = then(ways.values(), resolve)
    return ways


def moves_virtue(effect: dict[str, Any]) -> bool:
    """Whether an end effect belongs to step 1."""
    return effect["do"] in ("virtue_per", "gain", "lose")


def virtue_effect(position: Position, seat: int, effect: dict[str, Any], pick: Pick) -> None:
    """One end effect that changes Virtue."""
    player = position.players[seat]
    if effect["do"] == "lose":
        lose_virtue(position, seat, effect["n"], pick)
    elif effect["do"] == "gain":
        if holds(position, seat, effect["if"]):
            gain_virtue(position, seat, effect["n"], pick)
    else:
        times = count(position, player, effect["what"]) // effect["per"]
        gain_virtue(position, seat, times * effect["virtue"], pick)


def count(position: Position, player: Player, what: str) -> int:
    """AW-8.7, AW-9.9, AW-10.6 What an end effect counts."""
    del position
    if what in ("gold", "marble"):
        if player.can("gold_is_marble"):
            return player.goods["gold"] + player.goods["marble"]
        return player.goods[what]
    if what.startswith("own_apprentices_"):
        skill = what.removeprefix("own_apprentices_")
        return sum(skill in skills(id) for id in player.apprentices)
    return {
        "clay_wood_stone": player.goods["clay"] + player.goods["wood"] + player.goods["stone"],
        "own_buildings": len(player.buildings),
        "captured_workers": sum(player.captives.values()),
        "virtue": player.virtue,
        "paid_debts": player.paid,
    }[what]


def holds(position: Position, seat: int, condition: str) -> bool:
    """AW-8.5 Strictly more than each other player, and at least 1."""
    player = position.players[seat]
    if condition == "no_unpaid_debts":
        return player.unpaid == 0
    what = condition.removeprefix("most_")

    def amount(one: Player) -> int:
        if what == "cathedral":
            return one.level
        return one.silver if what == "silver" else one.goods[what]

    others = [amount(other) for number, other in enumerate(position.players) if number != seat]
    return amount(player) > max(others, default=0)


# Step 2


def scorecard(position: Position, seat: int, forced_end: bool = False) -> dict[str, int]:
    """AW-8.4, AW-11.5.2, AW-12.9.2 The points of a player, or of the opponent, after step 1."""
    player = position.players[seat]
    points = dict.fromkeys(CATEGORIES, 0)
    points["cathedral"] = cathedral_level(player.level)["vp"] if player.level else 0
    points["virtue"] = virtue_level(player.virtue)["vp"]
    points["debts"] = -2 * player.unpaid
    points["precious"] = player.goods["gold"] + player.goods["marble"]
    points["prison"] = -(position.prison.get(seat, 0) // 2)
    if seat >= position.humans:
        worth = cards("opponents")[player.character]["vp_per_guildhall_worker"]
        points["guildhall"] = worth * position.guildhall.count(seat)
        return points
    points["silver"] = player.silver // 10
    points["buildings"] = sum(cards("buildings")[id]["vp"] for id in player.buildings)
    for effect in end_effects(player):
        if effect["do"] == "vp_per":
            points["buildings"] += effect["vp"] * (count(position, player, effect["what"]) // effect["per"])
        elif effect["do"] == "vp_if":
            points["buildings"] += effect["vp"] * holds(position, seat, effect["if"])
        elif effect["do"] == "debt_penalty":
            points["debts"] -= effect["delta"] * player.unpaid
    if position.baron is not None:
        points["requests"] = request_points(position)
        points["events"] = event_points(position, forced_end)
    return points


def request_points(position: Position) -> int:
    """AW-12.7.1, AW-12.7.2."""
    assert position.baron is not None
    points = 0
    for request in position.baron.requests:
        card = cards("coop_requests")[request.card]
        if not request.revealed:
            points += card["vp_hidden"]
        elif request.items >= card["per_player"] * position.humans:
            points += card["vp_met"]
        else:
            points += card["vp_failed"]
    return points


def event_points(position: Position, forced_end: bool) -> int:
    """AW-12.7.5."""
    assert position.baron is not None
    if left := len(position.baron.events):
        return 5 * left
    return -10 if forced_end or position.options["coop_event_penalty"] == "deck_empty" else 0


def totals(position: Position, forced_end: bool = False) -> list[int]:
    """Everybody's points."""
    seats = range(len(position.players))
    return [sum(scorecard(position, seat, forced_end).values()) for seat in seats]


def ranks(position: Position) -> list[int]:
    """AW-8.9, AW-11.6.2 1 for the winners; more Virtue, then more Silver decide a tie."""
    points = totals(position)
    merits = [(points[seat], player.virtue, player.silver) for seat, player in enumerate(position.players)]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def target(position: Position) -> int:
    """AW-12.9.3."""
    board = baron_board(position.options["coop_difficulty"])
    workers = position.guildhall.count(position.humans)
    return int(board["target_vp_per_worker_and_player"]) * workers * position.humans


def won(position: Position, forced_end: bool = False) -> bool:
    """AW-11.5.3 in the solo game, AW-12.9.4 against the Baron."""
    points = totals(position, forced_end)
    if position.coop:
        return sum(points) >= target(position)
    return points[0] > points[1]
