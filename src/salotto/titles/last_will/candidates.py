"""What a sensible player does not need to think about: the options that are left are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import ENOUGH, Decision
from salotto.titles.last_will.actions import Move
from salotto.titles.last_will.cards import REGULAR, Card, Deck
from salotto.titles.last_will.evaluation import look_ahead
from salotto.titles.last_will.forecast import later_worth
from salotto.titles.last_will.planning import DECK_AT
from salotto.titles.last_will.state import LastWillState, Player
from salotto.titles.last_will.weights import Weights
from salotto.titles.last_will.worth import hand_item

DECK_APPEAL = {
    Deck.EVENTS: (1.0, 1.0, 1.2, 1.4, 1.6, 2.0, 2.4),
    Deck.HELPERS: (1.3, 1.2, 1.0, 0.8, 0.5, 0.3, 0.1),
    Deck.PROPERTIES: (1.3, 1.1, 0.9, 0.6, 0.3, 0.1, 0.0),
    Deck.COMPANIONS: (0.6, 0.6, 0.6, 0.7, 0.7, 0.8, 0.8),
}
"""How much a card of each deck is wanted, by round."""


def candidates(game: LastWillState, decision: Decision, weights: Weights) -> Sequence[Any]:
    """The options that a sensible player would think about."""
    options = decision.options
    player = game.players[decision.seat]
    match decision.prompt:
        case "lw-spend" | "lw-spend-opera" | "lw-price":
            return options[-1:]  # the more is gone, the better
        case "lw-takings":
            return options[:1]
        case "lw-draw-from" | "lw-draw-one":
            return [most_wanted(game, player, options, decision.about.get("counts", [0] * len(REGULAR)))]
        case "lw-draw-more":
            return options[:1]  # everything that can be had
        case "lw-keep":
            return [best_to_keep(game, player, options, weights)]
        case "lw-act" | "lw-companions" | "lw-nuptial-set" | "lw-keep-start":
            return without_twins(options)
        case _:
            return options


def without_twins(options: Sequence[Any]) -> list[Any]:
    """Of cards with the same face one is enough to think about."""
    found: dict[tuple[str, str], Any] = {}
    for option in options:
        card = option.card if isinstance(option, Move) else option
        verb = option.verb.value if isinstance(option, Move) else ""
        found.setdefault((verb, card.entry if isinstance(card, Card) else option), option)
    return list(found.values())


def most_wanted(game: LastWillState, player: Player, decks: Sequence[str], counts: Sequence[int]) -> str:
    """The deck to draw from next: the more one has of a kind, the less more of it is wanted."""
    held = [sum(card.deck is deck for card in player.hand.cards) for deck in REGULAR]

    def appeal(key: str) -> float:
        at = DECK_AT[key]
        return DECK_APPEAL[REGULAR[at]][game.round - 1] / (1.0 + counts[at] + 0.5 * held[at])

    return max(decks, key=appeal)


def best_to_keep(game: LastWillState, player: Player, options: Sequence[Any], weights: Weights) -> Any:
    """The card that is worth most in the next round, or none."""
    outlook = look_ahead(game, player, weights)

    def worth(card: Card) -> float:
        item = hand_item(outlook, card)
        return later_worth(item, weights) if item else -1.0

    cards = [option for option in options if option != ENOUGH]
    return max(cards, key=worth)
