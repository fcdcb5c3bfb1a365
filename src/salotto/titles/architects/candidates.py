"""Which options a sensible architect thinks about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision, key_of
from salotto.titles.architects.cards import HIGHEST_LEVEL
from salotto.titles.architects.donations import Donation, donation_options
from salotto.titles.architects.effects import GOODS, SILVER, STONE, WOOD, Item
from salotto.titles.architects.moves import DONE, Dismissal
from salotto.titles.architects.settings import LEVEL_PRICES, LEVELS
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.storehouse import DONATE

FEW_CARDS = 2
"""Who has fewer Building cards is glad of another."""
HIRE_SILVER = 4
"""Who has less Silver cannot hire."""


def candidates(state: ArchitectsState, decision: Decision) -> Sequence[Any]:
    """All options but those that nearly never help: discarding helpers, stopping early, useless gifts."""
    options = decision.options
    prompt = decision.prompt
    if prompt == "aw-place":
        return [option for option in options if type(option) is not Dismissal] or options
    if prompt == "aw-guard":
        return [option for option in options if key_of(option) != DONE] or options
    if prompt == "aw-donate" or prompt == "aw-may-donate":
        return [
            option for option in options if not isinstance(option, Donation) or helps(state, option)
        ] or options
    if prompt == "aw-trade" and state.baron is not None:
        giver = state.players[decision.seat]
        if not any(helps(state, gift) for gift in donation_options(state, giver)):
            return [option for option in options if key_of(option) != DONATE] or options
    return options


def helps(state: ArchitectsState, gift: Donation) -> bool:
    """AW-12.3 Whether a Donation serves a Request, or somebody who lacks the item."""
    if gift.to < 0:
        return True
    mate = state.players[gift.to]
    if gift.item is Item.BUILDING_CARD:
        return len(mate.hand.cards) < FEW_CARDS
    if gift.item is Item.DEBT_PAID or gift.item is Item.DEBT_UNPAID:
        return False
    good = GOODS.index(gift.item)
    if good == SILVER:
        return mate.goods[SILVER] < HIRE_SILVER
    return lacks(mate, good)


def lacks(mate: Player, good: int) -> bool:
    """Whether a player has too little of a good for a card in hand, or for the Cathedral."""
    have = mate.goods[good]
    if mate.level < HIGHEST_LEVEL:
        level = LEVELS[mate.level]
        if level.any_n:
            if good in (WOOD, STONE) and mate.goods[WOOD] + mate.goods[STONE] < level.any_n:
                return True
        elif LEVEL_PRICES[mate.level][good] > have:
            return True
    return any(card.price[good] > have for card in mate.hand.cards)
