"""The bot that plays anything, badly."""

from __future__ import annotations

from typing import Any

from salotto.bots.bot import Bot
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play


class RandomBot(Bot):
    """Takes any option, all equally likely."""

    name = "random"
    thinks = False

    def choose(self, play: Play[Any], decision: Decision) -> Any:
        """Any option."""
        options = decision.options
        return options[int(self.chance.random() * len(options))]
