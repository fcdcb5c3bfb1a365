"""VW-9, VW-10.6, VW-11.10: points by category, and who has won."""

from __future__ import annotations

from collections import Counter

from tests.titles.viscounts.oracle.book import KINDS, RESOURCES, RIBBONS, cards, icons, number
from tests.titles.viscounts.oracle.position import Player, Position

ICONS = ("merchant", "builder", "noble", "cleric", "criminal")


def scorecard(at: Position, seat: int) -> dict[str, int]:
    """The points of a player by category."""
    me = at.players[seat]
    built = Counter(kind for owner, kind in at.buildings.values() if owner == seat)
    tiers = number("castle")["worker_vp_by_tier"]
    return {
        "buildings": sum(
            cards("building_types")[kind]["vp_by_count"][built[kind] - 1] for kind in KINDS if built[kind]
        ),
        "workers": sum(n * vp for n, vp in zip(inside(at, seat), tiers, strict=True)),
        "ribbons": ribbons(me),
        "manuscripts": sum(
            score["vp"] * (counted(at, seat, score["per"]) // score["each"])
            for id in me.tiles
            if (score := cards("tiles")[id].get("score"))
        ),
        "leader": cards("bonus_cards")["castle-leader"]["vp"] if at.leader == seat else 0,
        "bonus": sum(cards("bonus_cards")[f"cleric-bonus-{ribbon}"]["vp"] for ribbon in me.bonuses),
        "debts": -2 * me.unpaid,
        "deeds": me.acquired + 3 * me.approved,
        "poverty": end_card(at, seat, "poverty") if not at.debts_left else 0,
        "prosperity": end_card(at, seat, "prosperity") if not at.deeds_left else 0,
        "resources": sum(me.goods[good] for good in RESOURCES) if me.board else 0,
    }


def inside(at: Position, seat: int) -> list[int]:
    """Workers on the three tiers."""
    return [sum(row[seat] for row in at.first), sum(row[seat] for row in at.second), at.third[seat]]


def ribbons(me: Player) -> int:
    """VW-9.5.1, VW-9.5.2."""
    left = Counter(cards("tiles")[id]["ribbon"] for id in me.tiles)
    vp = 0
    while size := sum(1 for ribbon in RIBBONS if left[ribbon]):
        vp += number("player-card-back")["ribbon_set_vp"][size - 1]
        left.subtract({ribbon: 1 for ribbon in RIBBONS if left[ribbon]})
    return vp


def counted(at: Position, seat: int, per: str) -> int:
    """VW-9.5.3, VW-9.5.4 So many things of a kind."""
    me = at.players[seat]
    if per in ICONS:
        deck = list(me.deck)
        if me.board:
            pass  # VW-10.6.2 its deck is all its Scheme Cards
        return me.permanent()[per] + sum(icons(key)[per] for key in deck)
    return {
        "building": sum(owner == seat for owner, _ in at.buildings.values()),
        "worker": sum(inside(at, seat)),
        "resource": sum(me.goods[good] for good in RESOURCES),
        "flipped_debt": me.paid,
        "flipped_deed": me.approved,
    }[per]


def end_card(at: Position, seat: int, id: str) -> int:
    """VW-9.8, VW-11.10.3 Poverty looks at flipped Deeds, Prosperity at flipped Debts."""

    def flipped(player: Player) -> int:
        return player.approved if id == "poverty" else player.paid

    mine = flipped(at.players[seat])
    if at.coop:
        return int(cards("end_cards")[f"coop-{id}"]["score"]["vp"]) * mine
    places = list(number(id)["majority"]["vp"])
    if len(at.players) < number(id)["majority"]["skip_second_below_players"]:
        del places[1]
    if not mine:
        return 0
    better = sum(flipped(player) > mine for player in at.players)
    tied = sum(flipped(player) == mine for player in at.players)
    share, rest = divmod(sum(places[better : better + tied]), tied)
    assert not rest, "VW-9.8.4"
    return int(share)


def totals(at: Position) -> list[int]:
    """All points."""
    return [sum(scorecard(at, seat).values()) for seat in range(len(at.players))]


def ranks(at: Position) -> list[int]:
    """VW-9.10, VW-10.6.3, TS-8.3 The places; a chapter of a campaign leaves no tie."""
    points = totals(at)

    def value(seat: int) -> tuple[int, ...]:
        left = sum(at.players[seat].goods.values())
        if at.mode == "solo":
            return (points[seat], seat)  # the human needs more than the Rival
        if at.carried is not None:
            return (points[seat], left, (seat - at.start) % at.humans)
        return (points[seat], left)

    values = [value(seat) for seat in range(len(at.players))]
    return [1 + sum(other > mine for other in values) for mine in values]


def won(at: Position) -> bool:
    """VW-11.1.1, VW-11.10.4."""
    assert at.baron is not None
    target = cards("setup")[f"setup-coop-{at.humans}p"]["target_vp_total"]
    return not at.baron.lost and sum(totals(at)) >= target
