"""Rewards: what is printed is carried out, one icon after another (PW-1.4, PW-13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from salotto.kernel.decisions import Rule
from salotto.kit.effects import ByKind
from salotto.titles.paladins.cards import Trigger
from salotto.titles.paladins.effects import Effect, Gain, Good
from salotto.titles.paladins.rival import Drain
from salotto.titles.paladins.state import PaladinsState, Player

Performer = Callable[[PaladinsState, Player, Any], Rule[None]]

perform: ByKind[Performer] = ByKind("perform")
"""What an effect does for a player."""

perform_for_rival: ByKind[Performer] = ByKind("perform for the Rival")
"""What it does for the Rival (PW-12.3)."""

RESOURCES = (Good.SILVER, Good.PROVISION, Good.TAX)


def reward(game: PaladinsState, player: Player, effects: Sequence[Effect]) -> Rule[None]:
    """PW-1.4 One icon after another, from left to right; what cannot be applied is lost."""
    if game.is_rival(player):
        for effect in icons_for_rival(effects):
            yield from perform_for_rival[effect](game, player, effect)
    else:
        for effect in effects:
            yield from perform[effect](game, player, effect)


def icons_for_rival(effects: Sequence[Effect]) -> list[Effect | Drain]:
    """PW-12.3.1 Of all the Silver, Provisions and Tax of one reward only the first moves the marker."""
    icons: list[Effect | Drain] = []
    moved = False
    for effect in effects:
        if not (isinstance(effect, Gain) and effect.what in RESOURCES):
            icons.append(effect)
        elif not moved:
            icons.append(effect)
            moved = True
        elif effect.what is Good.TAX:
            icons.append(Drain(effect.n))
    return icons


def abilities(game: PaladinsState, player: Player, trigger: Trigger, action: str = "") -> Rule[None]:
    """PW-13 What the crew brings at such a moment, from the oldest card to the newest (PW-5.7).

    PW-6.2.6 A card that has joined during this action does not work yet.
    """
    for card in player.crew[: player.working]:
        ongoing = card.ongoing
        if ongoing.trigger is trigger and ongoing.action == action:
            yield from reward(game, player, ongoing.effects)
