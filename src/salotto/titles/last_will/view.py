"""What a seat may know of a Last Will table, and what it cannot (LW-1)."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.decks import choose_again
from salotto.titles.last_will.cards import TYPES, Card, Plan, Property
from salotto.titles.last_will.jobs import income, open_lines
from salotto.titles.last_will.planning import DECK_KEYS
from salotto.titles.last_will.preview import quotes
from salotto.titles.last_will.properties import value
from salotto.titles.last_will.scoring import points
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player

DEALT_IN_SECRET = (Phase.STARTING, Phase.KEEPING)
"""The phases in which everybody chooses at once and in secret."""


def view(game: LastWillState, seat: int | None) -> Json:
    """LW-1.1 Everything on the table is public; LW-1.3, LW-1.4 hands and decks are not."""
    setting, turn = game.setting, acting(game)
    my_turn = game.phase is Phase.ACTIONS and turn is not None and turn == seat
    return {
        "mode": setting.mode,
        "phase": game.phase.value,
        "round": game.round,
        "rounds": TOTALS.rounds,
        "last_round": game.last_round(),
        "me": seat,
        "start": game.start,
        "order": game.order.copy(),
        "turn": turn,
        "lap": game.lap,
        "will": game.will and game.will.key,
        "plans": [plan_view(game, plan) for plan in game.plans],
        "market": dict(zip([type_.value for type_ in TYPES], game.market, strict=False)),
        "offers": [
            {
                "space": space.key,
                "deck": space.decks[max(game.round, 1) - 1].value,
                "card": card and card.key,
            }
            for space, card in zip(setting.offering, game.offers, strict=False)
        ],
        "errands": [
            {
                "errand": space.key,
                "does": space.errand.value,
                "figures": list(figures),
                "room": space.figures,
                "own": space.own,
                "offers": [setting.offering[offer].key for offer in space.offers],
            }
            for space, figures in zip(setting.errands, game.figures, strict=False)
        ],
        "decks": {
            key: {"deck": len(deck), "pile": len(pile)}
            for key, deck, pile in zip(DECK_KEYS, game.decks, game.piles, strict=False)
        },
        "special": special_view(game.special),
        "new_special": special_view(game.new_special),
        "extensions": game.extensions,
        "aside": [card and card.key for card in game.aside.shown_to(seat)],
        "track": game.track.copy(),
        "players": [player_view(game, player, seat) for player in game.players],
        "quotes": {key: each._asdict() for key, each in quotes(game, game.current()).items()}
        if my_turn
        else {},
    }


def acting(game: LastWillState) -> int | None:
    """The seat whose errand or action turn it is."""
    busy = game.phase in (Phase.ERRANDS, Phase.ACTIONS) and game.turn < len(game.order)
    return game.order[game.turn] if busy else None


def special_view(deck: Zone[Card]) -> Json:
    """LW-1.4 The crowns on the back of the top card."""
    return {"cards": len(deck), "crowns": deck.cards[-1].crowns if deck.cards else 0}


def plan_view(game: LastWillState, plan: Plan) -> Json:
    """LW-1.1 A plan, and whose marker lies on it."""
    markers = [player.seat for player in game.players if player.plan is plan]
    return {
        "plan": plan.key,
        "position": plan.position,
        "cards": plan.cards,
        "errand_boys": plan.errand_boys,
        "actions": plan.actions,
        "seat": markers[0] if markers else None,
        "blocked": plan in game.blocked,
    }


def player_view(game: LastWillState, player: Player, seat: int | None) -> Json:
    """LW-1.1, LW-1.2 One player: money, board and job for all to see, the hand for its owner."""
    mine = player.seat == seat
    return {
        "seat": player.seat,
        "money": player.money,
        "hand": [card.key for card in player.hand] if mine else None,
        "backs": [card.deck.value for card in player.hand],
        "board": [laid_view(laid) for laid in player.board],
        "spaces": player.spaces,
        "plan": player.plan and player.plan.key,
        "errand_boys": player.errand_boys,
        "actions": player.actions,
        "white_actions": player.white_actions,
        "job": job_view(player),
        "demoted": player.demoted,
        "bankrupt": player.bankrupt,
        "ready": game.phase in DEALT_IN_SECRET and player.kept is not None,
        "kept": [card.key for card in player.kept] if mine and player.kept is not None else None,
        "points": points(player),
    }


def laid_view(laid: Laid) -> Json:
    """A card on a player board."""
    return {
        "card": laid.card.key,
        "tokens": [token.value for token in laid.tokens],
        "value": value(laid) if isinstance(laid.card, Property) else None,
        "step": laid.step,
        "used": laid.used,
        "uses": laid.uses,
    }


def job_view(player: Player) -> Json:
    """LW-1.1 An employment card with its tokens."""
    if player.job is None:
        return None
    left = open_lines(player)
    return {
        "job": player.job.key,
        "income": income(player),
        "lines": [
            {
                "line": line.key,
                "symbol": line.symbol.value,
                "income": line.income,
                "covered": line not in left,
            }
            for line in player.job.lines
        ],
    }


def redeal(game: LastWillState, seat: int | None, chance: Chance) -> None:
    """LW-1.3 to LW-1.5 Another table that looks the same to the seat.

    The backs of cards are visible. Secret choices of others are made again.
    """
    zones = [*game.decks, *game.piles, game.special, game.new_special, game.box, game.aside]
    zones += [player.hand for player in game.players]
    redeal_zones(zones, seat, chance, lambda card: (card.deck, card.crowns))
    for player in game.players:
        if player.seat != seat and player.kept:
            player.kept = choose_again(player.hand.cards, len(player.kept), chance)
