"""What a seat cannot know of a table of Last Will, and how it is dealt again (LW-1)."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.kit import views
from salotto.kit.decks import choose_again
from salotto.titles.last_will.state import LastWillState, Phase

DEALT_IN_SECRET = (Phase.STARTING, Phase.KEEPING)
"""The phases in which everybody chooses at once and in secret."""


def view(game: LastWillState, seat: int | None) -> Json:
    """LW-1.1 The state by its fields; LW-1.3 to LW-1.5 what lies face down by number, back and crowns."""
    found = views.view(game, seat)
    special = (game.special, game.new_special)
    found["crowns"] = [deck.cards[-1].crowns if deck.cards else 0 for deck in special]
    found |= {"piles": list(map(len, game.piles)), "box": len(game.box)}
    for player, shown in zip(game.players, found["players"], strict=True):
        shown["backs"] = [card.deck.value for card in player.hand]
        shown["ready"] = game.phase in DEALT_IN_SECRET and player.kept is not None
        if player.seat != seat:
            shown["hand"] = None
    return found


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
