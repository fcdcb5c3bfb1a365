"""Bots: they know the kernel and a title's evaluation, never the web.

A bot sees only what its seat may know: it thinks on `Play.imagine`, where every unknown card is dealt again.
"""

from salotto.bots.bot import LEVELS, NET, Bot, UnknownBot, bot_names, make_bot

__all__ = ["LEVELS", "NET", "Bot", "UnknownBot", "bot_names", "make_bot"]
