"""What a seat may know of an Obsession table, and what it cannot (OB-1.6 to OB-1.9)."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.kit.decks import choose_again
from salotto.titles.obsession.cards import SERVANTS, Category, Tile
from salotto.titles.obsession.challenge import rolls
from salotto.titles.obsession.courtship import column
from salotto.titles.obsession.goals import worth
from salotto.titles.obsession.market import offers
from salotto.titles.obsession.scoring import points, public_points, public_score, score
from salotto.titles.obsession.setup import PRICES
from salotto.titles.obsession.solo import challenge_target, opponent_score
from salotto.titles.obsession.state import Estate, Phase, Plan, Player

IN_TURN = (
    Phase.BEGIN,
    Phase.ACT,
    Phase.PLAN,
    Phase.SERVE,
    Phase.FAVOURS,
    Phase.QUEUE,
    Phase.PASS,
    Phase.MARKET,
    Phase.CLEAR,
)


def view(estate: Estate, seat: int | None) -> Json:
    """OB-1.6 Everything social is public; OB-1.8 objective and VP cards are their owner's."""
    setting = estate.setting
    return {
        "mode": setting.mode,
        "length": setting.length,
        "edition": setting.edition,
        "phase": estate.phase.value,
        "round": estate.space,
        "track": [
            {"space": space, "event": setting.track.events[space]}
            for space in range(1, setting.track.spaces + 1)
        ],
        "me": seat,
        "first": estate.first,
        "turn": acting(estate),
        "passing": estate.passing,
        "unlimited": estate.unlimited,
        "highest": setting.highest,
        "cap": setting.cap,
        "families": [family.key for family in estate.families],
        "pool": servants_view(estate.pool),
        "for_hire": servants_view(estate.for_hire),
        "starters": [card.key for card in estate.starters],
        "casual": len(estate.casual),
        "prestige": len(estate.prestige),
        "bag": len(estate.bag),
        "bag_list": sorted(tile.key for tile in estate.bag),
        "market": [
            {"space": at + 1, "price": PRICES[at], "tiles": [tile.key for tile in stack]}
            for at, stack in enumerate(estate.market)
        ],
        "service_reserve": reserve_view(estate.service_reserve),
        "pr1_reserve": reserve_view(estate.pr1_reserve),
        "prices": {place: price for place, (_, price) in offers(estate).items()},
        "objective_deck": len(estate.objective_deck),
        "vp_deck": len(estate.vp_deck),
        "used_vp": [card.key for card in estate.used_vp],
        "themes": [theme.key for theme in estate.themes],
        "theme_at": estate.reveal_at,
        "fairchilds": [card.key for card in estate.fairchilds],
        "milestones": [
            {"milestone": milestone.key, "places": list(milestone.places), "seats": list(seats)}
            for milestone, seats in zip(estate.milestones, estate.claims, strict=True)
        ],
        "plan": plan_view(estate.plan),
        "looked": [card and card.key for card in estate.looked.shown_to(seat)],
        "dismissals": estate.dismissals,
        "opponent": opponent_view(estate),
        "challenge": challenge_view(estate),
        "teams": teams_view(estate),
        "loans": loans_view(estate),
        "players": [player_view(estate, player, seat) for player in estate.players],
    }


def opponent_view(estate: Estate) -> Json:
    """OB-15 The opponent card of a solo game."""
    opponent = estate.setting.opponent
    if opponent is None:
        return None
    return {
        "opponent": opponent.key,
        "base_score": opponent.base_score + estate.opponent_extra,
        "chart": {category.value: list(numbers) for category, numbers in opponent.chart.items()},
        "vp_cards": len(estate.opponent_vp),
        "fairchild": estate.opponent_fairchild and estate.opponent_fairchild.key,
        "luck": estate.opponent_luck,
        "idle": estate.opponent_idle,
        "scavenged": [tile.key for tile in estate.scavenged],
        "score": opponent_score(estate) if estate.phase is Phase.OVER else None,
    }


def challenge_view(estate: Estate) -> Json:
    """OB-21.3, OB-21.13 What the Estate Challenge asks for, and which roll takes which tile."""
    setting = estate.setting
    if not setting.challenge:
        return None
    return {
        "target": challenge_target(estate),
        "round": setting.target_round,
        "rows": setting.rows,
        "rolls": rolls(estate),
        "scavenged": [tile.key for tile in estate.scavenged],
    }


def teams_view(estate: Estate) -> Json:
    """OB-20.1 The seats of each team."""
    setting = estate.setting
    return [[seat, setting.mate(seat)] for seat in range(setting.teams)] or None


def loans_view(estate: Estate) -> Json:
    """OB-20.4 to OB-20.22 What the active member has of the mate in this turn."""
    if not estate.setting.teams:
        return None
    return {
        "pounds": estate.loans.pounds,
        "servants": servants_view(estate.loans.servants),
        "guests": [card.key for card in estate.loans.guests],
        "refused": list(estate.loans.refused),
        "dismissals": estate.loans.dismissals,
    }


def acting(estate: Estate) -> int | None:
    """The seat whose turn it is."""
    if estate.phase in IN_TURN and estate.turn < estate.setting.players:
        return estate.current().seat
    return None


def servants_view(counts: Sequence[int]) -> Json:
    """Servants by kind, those that are there."""
    return {servant.word: counts[servant] for servant in SERVANTS if counts[servant]}


def reserve_view(reserve: tuple[Tile, ...] | None) -> Json:
    """OB-11.17 A reserve, None before it opens."""
    return None if reserve is None else [tile.key for tile in reserve]


def plan_view(plan: Plan | None) -> Json:
    """The activity of this turn."""
    if plan is None:
        return None
    return {
        "tile": plan.laid.tile.key,
        "back": plan.laid.back,
        "level": plan.level,
        "wanted": plan.wanted,
        "guests": [guest.key for guest in plan.guests],
        "cook": plan.cook,
        "useful_man": plan.useful_man,
        "served": bool(plan.used),
        "hall_boys": list(plan.hall_boys),
        "vetting": list(plan.vetting),
        "second_cook": plan.second_cook,
    }


def player_view(estate: Estate, player: Player, seat: int | None) -> Json:
    """OB-1.6, OB-1.7, OB-1.8 One family; OB-20.3 a mate sees what its owner sees."""
    mate = estate.setting.mate(player.seat)
    mine = seat in (player.seat, mate) or estate.phase is Phase.OVER
    own = player.seat == seat or estate.phase is Phase.OVER
    return {
        "seat": player.seat,
        "mate": None if mate == player.seat else mate,
        "family": player.family and player.family.key,
        "money": player.money,
        "reputation": player.reputation,
        "level": player.level,
        "available": servants_view(player.available),
        "quarters": servants_view(player.quarters),
        "expended": servants_view(player.expended),
        "placed": servants_view(player.placed),
        "organiser": [
            {
                "tile": laid.tile.key,
                "back": laid.back,
                "category": laid.side.category.value,
                "vp": laid.side.vp,
            }
            for laid in player.organiser
        ],
        "columns": {category.value: column(player, category) for category in Category},
        "hand": [card.key for card in player.hand],
        "discards": [card.key for card in player.discards],
        "objectives": [card.key for card in player.objectives] if mine else len(player.objectives),
        "worth": [worth(estate, player, card.goal) for card in player.objectives] if mine else None,
        "vp_cards": [card.key for card in player.vp_cards] if mine else len(player.vp_cards),
        "ready": player.chosen is not None,
        "chosen": [card.key for card in player.chosen] if own and player.chosen else None,
        "points": score(estate, player) if mine else public_score(estate, player),
        "own_points": points(estate, player) if mine else public_points(estate, player),
    }


def redeal(estate: Estate, seat: int | None, chance: Chance) -> None:
    """OB-1.8, OB-1.9 Another table that looks the same to the seat; secret choices are made again."""
    if estate.phase is Phase.OVER:
        return
    redeal_zones([estate.casual, estate.looked], seat, chance)
    redeal_zones([estate.prestige], seat, chance)
    redeal_zones([estate.bag], seat, chance)
    redeal_zones([estate.theme_deck], seat, chance)
    redeal_zones([estate.objective_deck, *(player.objectives for player in estate.players)], seat, chance)
    held = [player.vp_cards for player in estate.players]
    redeal_zones([estate.vp_deck, estate.opponent_vp, *held], seat, chance)
    for player in estate.players:
        if player.seat != seat and player.chosen:
            player.chosen = choose_again(player.objectives.cards, len(player.chosen), chance)
