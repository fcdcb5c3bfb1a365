"""How things stand in Last Will: what is told to somebody who points at purse or market."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.titles.last_will.cards import TYPES
from salotto.titles.last_will.scoring import points
from salotto.titles.last_will.state import LastWillState, Player

KEEPING = {(True, True): "both", (True, False): "property", (False, True): "job", (False, False): "none"}
"""Whether a property and a job keep a player from going bankrupt."""


def purse_stands(own: Player) -> Phrase:
    """LW-14.2, LW-14.4 What still stands between a player and bankruptcy, and the sum that would count."""
    keeps = "bankrupt" if own.bankrupt else KEEPING[own.owns_property(), own.job is not None]
    return Phrase("lw-stands-purse", {"keeps": keeps, "sum": sum(points(own).values())})


def market_stands(game: LastWillState) -> Phrase:
    """LW-10.3, LW-10.8 Buy where the modifier is highest, sell where it is lowest; no two are alike."""
    low, dear = min(game.market), max(game.market)
    types = {
        "dear": f"type:{TYPES[game.market.index(dear)]}",
        "cheap": f"type:{TYPES[game.market.index(low)]}",
    }
    return Phrase("lw-stands-market", {**types, "high": dear, "low": -low})
