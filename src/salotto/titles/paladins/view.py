"""What a seat cannot know of a table of Paladins, and how it is dealt again (PW-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit import views
from salotto.titles.paladins.cards import Paladin
from salotto.titles.paladins.state import PaladinsState, Phase, Player


def view(game: PaladinsState, seat: int | None) -> Json:
    """PW-2.1 The state by its fields; PW-2.5 a Paladin that lies face down is its owner's alone."""
    known = game.copy()
    known.setting = replace(known.setting, objectives=objectives_seen(game))
    for player in known.players:
        if player.seat != seat and not player.shown:
            player.paladin = None
    return views.view(known, seat)


def objectives_seen(game: PaladinsState) -> tuple[tuple[str, int], ...]:
    """TS-4.8 What the Tomes ask for: they are laid out when the game is prepared, so the draft sees none."""
    return () if game.phase is Phase.SETUP else game.setting.objectives


# PW-2.3 to PW-2.7 What a seat cannot know


def redeal(game: PaladinsState, seat: int | None, chance: Chance) -> None:
    """PW-2.3 Another table that looks the same to the seat."""
    if game.setting.objectives != objectives_seen(game):
        game.setting = replace(game.setting, objectives=())
    zones: list[Zone[Any]] = [game.townsfolk, game.outsiders, game.walls, game.suspicion, game.tavern]
    zones += [game.orders, game.favours]
    if game.rival is not None:
        zones.append(game.rival.pile)
    if game.overlord is not None:
        zones += [game.overlord.orders, game.overlord.threats, game.overlord.starting]
    for zone in zones:
        redeal_zones([zone], seat, chance)
    for player in game.players:
        if player.seat == seat:
            redeal_zones([player.pile], seat, chance)
        else:
            redeal_paladins(player, chance)


def redeal_paladins(player: Player, chance: Chance) -> None:
    """PW-2.4, PW-2.5 Another player's pile, the cards drawn, and the one that still lies face down."""
    hidden = player.paladin if player.paladin is not None and not player.shown else None
    unknown: list[Paladin] = [*player.pile.cards, *player.drawn]
    if hidden is not None:
        unknown.append(hidden)
    unknown.sort(key=lambda card: card.key)
    chance.shuffle(unknown)
    if hidden is not None:
        player.paladin = unknown.pop()
    drawn = len(player.drawn)
    player.drawn = tuple(unknown[:drawn])
    player.pile.cards = unknown[drawn:]
