"""The end of a game: the scorecards, who won, and the proof that nobody stacked the deck."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.log import commitment
from salotto.kernel.play import Play
from salotto.kernel.title import counted
from salotto.speech import Speech


def scorecards(play: Play[Any], speech: Speech) -> Table:
    """Points by category, a column for each seat."""
    cards = play.scorecards()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for card in cards:
        table.add_column(speech.names[card.seat], justify="right")
    for category in counted(play.title, [card.points for card in cards]):
        table.add_row(speech.category(category), *(str(card.points.get(category, 0)) for card in cards))
    table.add_row(
        Text(speech.words.say("room-total"), "bold"), *(Text(str(card.total), "bold") for card in cards)
    )
    if play.outcome and len(cards) > 1 and play.outcome.won is None:
        table.add_row(speech.words.say("room-rank"), *(str(rank) for rank in play.outcome.ranks))
    return table


def ending(play: Play[Any], speech: Speech) -> RenderableType:
    """The scorecards and, once it is over, how it ended."""
    parts: list[RenderableType] = [scorecards(play, speech), ""]
    if play.outcome:
        parts.append(Text(speech.outcome(play.outcome), "bold green4"))
    else:
        parts.append(Text(speech.words.say("cli-not-over"), "italic"))
    return Group(*parts)


def seal(play: Play[Any], speech: Speech) -> Text:
    """The fingerprint of the seed, shown before anything is dealt."""
    return Text(speech.words.say("cli-seal", seal=commitment(play.table)[:16]), "dim")


def proof(play: Play[Any], speech: Speech) -> Text:
    """The seed itself, shown when it can no longer help anybody."""
    fingerprint = commitment(play.table)[:16]
    return Text(speech.words.say("cli-proof", seed=play.table.seed, seal=fingerprint), "dim")
