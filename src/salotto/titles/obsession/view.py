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
from salotto.titles.obsession.loans import idle_loans
from salotto.titles.obsession.market import offers
from salotto.titles.obsession.scoring import points, public_points, public_score, score
from salotto.titles.obsession.sequence import TURN
from salotto.titles.obsession.settings import PRICES
from salotto.titles.obsession.solo import challenge_target, opponent_score
from salotto.titles.obsession.state import ObsessionState, Phase, Plan, Player


def view(game: ObsessionState, seat: int | None) -> Json:
    """OB-1.6 Everything social is public; OB-1.8 objective and VP cards are their owner's."""
    setting = game.setting
    return {
        "mode": setting.mode,
        "length": setting.length,
        "edition": setting.edition,
        "phase": game.phase.value,
        "round": game.space,
        "track": [
            {"space": space, "event": setting.track.events[space]}
            for space in range(1, setting.track.spaces + 1)
        ],
        "me": seat,
        "first": game.first,
        "turn": acting(game),
        "passing": game.this_turn.passing,
        "quarters_used": game.this_turn.quarters_used,
        "unlimited": game.this_turn.unlimited,
        "highest": setting.highest,
        "cap": setting.cap,
        "new_servants": setting.ud_servants,
        "effects_add_up": setting.effects_add_up,
        "families": [family.key for family in game.families],
        "pool": servants_view(game.pool),
        "for_hire": servants_view(game.for_hire),
        "starters": [card.key for card in game.starters],
        "casual": len(game.casual),
        "prestige": len(game.prestige),
        "bag": len(game.bag),
        "bag_list": sorted(tile.key for tile in game.bag),
        "market": [
            {"space": at + 1, "price": PRICES[at], "tiles": [tile.key for tile in stack]}
            for at, stack in enumerate(game.market)
        ],
        "service_reserve": reserve_view(game.service_reserve),
        "pr1_reserve": reserve_view(game.pr1_reserve),
        "prices": {place: price for place, (_, price) in offers(game).items()},
        "objective_deck": len(game.objective_deck),
        "vp_deck": len(game.vp_deck),
        "themes": [theme.key for theme in game.themes],
        "theme_at": game.reveal_at,
        "fairchilds": [card.key for card in game.fairchilds],
        "milestones": [
            {"milestone": milestone.key, "places": list(milestone.places), "seats": list(seats)}
            for milestone, seats in zip(game.milestones, game.claims, strict=True)
        ],
        "plan": plan_view(game.plan),
        "looked": [card and card.key for card in game.looked.shown_to(seat)],
        "dismissals": game.this_turn.dismissals,
        "opponent": opponent_view(game),
        "challenge": challenge_view(game),
        "teams": teams_view(game),
        "loans": loans_view(game),
        "players": [player_view(game, player, seat) for player in game.players],
    }


def opponent_view(game: ObsessionState) -> Json:
    """OB-15 The opponent card of a solo game."""
    opponent = game.setting.opponent
    if opponent is None:
        return None
    return {
        "opponent": opponent.key,
        "base_score": opponent.base_score + game.opponent_extra,
        "chart": {category.value: list(numbers) for category, numbers in opponent.chart.items()},
        "vp_cards": len(game.opponent_vp),
        "fairchild": game.opponent_fairchild and game.opponent_fairchild.key,
        "luck": game.opponent_luck,
        "idle": game.opponent_idle,
        "scavenged": [tile.key for tile in game.scavenged],
        "score": opponent_score(game) if game.phase is Phase.OVER else None,
    }


def challenge_view(game: ObsessionState) -> Json:
    """OB-21.3, OB-21.13 What the Estate Challenge asks for, and which roll takes which tile."""
    setting = game.setting
    if not setting.challenge:
        return None
    return {
        "target": challenge_target(game),
        "round": setting.target_round,
        "rows": setting.rows,
        "rolls": rolls(game),
        "scavenged": [tile.key for tile in game.scavenged],
    }


def teams_view(game: ObsessionState) -> Json:
    """OB-20.1 The seats of each team."""
    setting = game.setting
    return [[seat, setting.mate(seat)] for seat in range(setting.teams)] or None


def loans_view(game: ObsessionState) -> Json:
    """OB-20.4 to OB-20.22 What the active member has of the mate in this turn."""
    if not game.setting.teams:
        return None
    return {
        "pounds": game.loans.pounds,
        "servants": servants_view(game.loans.servants),
        "idle": servants_view(idle_loans(game, game.current())),
        "guests": [card.key for card in game.loans.guests],
        "refused": list(game.loans.refused),
        "dismissals": game.loans.dismissals,
    }


def acting(game: ObsessionState) -> int | None:
    """The seat whose turn it is."""
    if game.phase in TURN and game.turn < game.setting.players:
        return game.current().seat
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
        "kitchen": plan.kitchen,
        "carriage": plan.carriage >= 0,
        "useful_man": plan.useful_man,
        "served": bool(plan.used),
        "hall_boys": list(plan.hall_boys),
        "vetting": list(plan.vetting),
        "second_cook": plan.second_cook,
    }


def player_view(game: ObsessionState, player: Player, seat: int | None) -> Json:
    """OB-1.6, OB-1.7, OB-1.8 One family; OB-20.3 a mate sees what its owner sees."""
    mate = game.setting.mate(player.seat)
    mine = seat in (player.seat, mate) or game.phase is Phase.OVER
    own = player.seat == seat or game.phase is Phase.OVER
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
        "worth": [worth(game, player, card.goal) for card in player.objectives] if mine else None,
        "vp_cards": [card.key for card in player.vp_cards] if mine else len(player.vp_cards),
        "ready": player.chosen is not None,
        "chosen": [card.key for card in player.chosen] if own and player.chosen else None,
        "points": score(game, player) if mine else public_score(game, player),
        "own_points": points(game, player) if mine else public_points(game, player),
    }


def count(cards: list[str] | int) -> int:
    """How many cards there are, whether or not one may see them."""
    return cards if isinstance(cards, int) else len(cards)


def redeal(game: ObsessionState, seat: int | None, chance: Chance) -> None:
    """OB-1.8, OB-1.9 Another table that looks the same to the seat; secret choices are made again."""
    if game.phase is Phase.OVER:
        return
    redeal_zones([game.casual, game.looked], seat, chance)
    redeal_zones([game.prestige], seat, chance)
    redeal_zones([game.bag], seat, chance)
    redeal_zones([game.theme_deck], seat, chance)
    redeal_zones([game.objective_deck, *(player.objectives for player in game.players)], seat, chance)
    held = [player.vp_cards for player in game.players]
    redeal_zones([game.vp_deck, game.opponent_vp, *held], seat, chance)
    for player in game.players:
        if player.seat != seat and player.chosen:
            player.chosen = choose_again(player.objectives.cards, len(player.chosen), chance)
