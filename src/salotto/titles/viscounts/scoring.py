"""Points at the end of the game (VW-9)."""

from __future__ import annotations

from salotto.kernel.title import ranks
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import ICONS, RESOURCES, RIBBONS, ScoreRule
from salotto.titles.viscounts.rival import rival_deck_icons
from salotto.titles.viscounts.state import Player, ViscountsState, add_icons, built, positions

CATEGORIES = (
    "buildings",
    "workers",
    "ribbons",
    "manuscripts",
    "leader",
    "bonus",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
    "resources",
)

SET_VP = (0, *BOX.numbers.ribbon_set_vp)
UNPAID, PAID = BOX.numbers.debt_vp
ACQUIRED, APPROVED = BOX.numbers.deed_vp
RESOURCE_VP = 1  # VW-10.6.2


def points(state: ViscountsState, player: Player) -> dict[str, int]:
    """VW-9.4 to VW-9.8 The points of a player by category."""
    poverty, prosperity = end_card_points(state)
    found = {
        "buildings": sum(
            kind.vp_by_count[count - 1]
            for kind, count in zip(BOX.types, built(state, player), strict=True)
            if count
        ),
        "workers": sum(
            number * vp
            for number, vp in zip(workers_by_tier(state, player), BOX.castle.worker_vp_by_tier, strict=True)
        ),
        "ribbons": ribbon_points(player),
        "manuscripts": sum(
            manuscript_points(state, player, tile.score)
            for tile in player.manuscripts
            if tile.score is not None
        ),
        "leader": BOX.castle_leader.vp if state.leader == player.seat else 0,
        "bonus": sum(card.vp for card in player.bonuses),
        "debts": UNPAID * player.unpaid + PAID * player.paid,
        "deeds": ACQUIRED * player.acquired + APPROVED * player.approved,
        "poverty": poverty[player.seat],
        "prosperity": prosperity[player.seat],
    }
    if state.rival is not None:
        left = sum(player.goods[good] for good in RESOURCES) if player.automatic else 0
        found["resources"] = RESOURCE_VP * left
    return found


def workers_by_tier(state: ViscountsState, player: Player) -> tuple[int, int, int]:
    """VW-9.4 The Workers in each tier of the Castle."""
    owners = state.setting.owners
    first = sum(state.first[position * owners + player.seat] for position in positions())
    second = sum(state.second[position * owners + player.seat] for position in positions())
    return first, second, state.third[player.seat] if state.third else 0


def ribbon_points(player: Player) -> int:
    """VW-9.5.2 Sets of different ribbons, as large as possible."""
    counts = [sum(1 for tile in player.manuscripts if tile.ribbon is ribbon) for ribbon in RIBBONS]
    total = 0
    while any(counts):
        total += SET_VP[sum(1 for count in counts if count)]
        counts = [count - 1 if count else 0 for count in counts]
    return total


def manuscript_points(state: ViscountsState, player: Player, rule: ScoreRule) -> int:
    """VW-9.5.4 So many points for each full group."""
    return counted(state, player, rule.per) // rule.each * rule.vp


def counted(state: ViscountsState, player: Player, what: str) -> int:
    """VW-9.5.3, VW-9.5.4 How many things of a kind a player has at the end."""
    if what in ICONS:
        return deck_icons(state, player)[ICONS.index(what)]
    if what == "building":
        return player.emptied.bit_count()
    if what == "worker":
        return sum(workers_by_tier(state, player))
    if what == "resource":
        return sum(player.goods[good] for good in RESOURCES)
    return player.paid if what == "flipped_debt" else player.approved


def deck_icons(state: ViscountsState, player: Player) -> list[int]:
    """VW-9.5.3 The icons of the whole deck, of the emptied slots and of the Cleric Bonus Cards."""
    if player.automatic:
        return rival_deck_icons(state, player)
    icons = player.permanent_icons()
    for card in player.deck():
        add_icons(icons, card.icons)
    return icons


def end_card_points(state: ViscountsState) -> tuple[list[int], list[int]]:
    """VW-9.8 Poverty scores flipped Deeds, Prosperity flipped Debts; VW-11.10.3 in co-op for each card."""
    nothing = [0] * len(state.players)
    deeds = [player.approved for player in state.players]
    debts = [player.paid for player in state.players]
    if state.setting.coop:
        by_deed = BOX.end_cards["poverty"].vp if state.poverty else 0
        by_debt = BOX.end_cards["prosperity"].vp if state.prosperity else 0
        return [by_deed * number for number in deeds], [by_debt * number for number in debts]
    places = state.setting.numbers.majority_vp
    return (
        majority(deeds, places) if state.poverty else nothing,
        majority(debts, places) if state.prosperity else nothing,
    )


def majority(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """VW-9.8.1, VW-9.8.2 The places by number; tied players share the points of the places they cover."""
    found = [0] * len(counts)
    place = 0
    for number in sorted(set(counts) - {0}, reverse=True):
        tied = [seat for seat, count in enumerate(counts) if count == number]
        covered = places[place : place + len(tied)]
        for seat in tied:
            found[seat] = sum(covered) // len(tied)
        place += len(tied)
    return found


def standing(state: ViscountsState, player: Player) -> tuple[int, int]:
    """VW-9.10 Points, then Silver and resources left."""
    return sum(points(state, player).values()), sum(player.goods)


def ranking(state: ViscountsState) -> list[int]:
    """VW-9.10 The place of each player, shared by those who tie in everything.

    VW-10.6.3 Alone, the human wins only with more points than the Rival. TS-8.3 In a campaign the player
    later in turn order is ahead in a tie.
    """
    count = len(state.players)
    keys: list[tuple[int, ...]] = []
    for player in state.players:
        score, goods = standing(state, player)
        if state.setting.rival is not None:
            keys.append((score, int(player.automatic)))
        elif state.carried is not None:
            keys.append((score, goods, (player.seat - state.start) % count))
        else:
            keys.append((score, goods))
    return ranks(keys)
