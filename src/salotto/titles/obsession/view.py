"""What a seat may know of an Obsession table, and what it cannot (OB-1.6 to OB-1.9)."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.kit import views
from salotto.kit.decks import choose_again
from salotto.titles.obsession.state import ObsessionState, Phase


def view(game: ObsessionState, seat: int | None) -> Json:
    """OB-1.6 The state by its fields; OB-1.9 what is in the bag, in no order; at the end every card."""
    over = game.phase is Phase.OVER
    players = [views.shown(each, each.seat if over else seat) for each in game.players]
    return {**views.view(game, seat), "bag": sorted(tile.key for tile in game.bag), "players": players}


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
