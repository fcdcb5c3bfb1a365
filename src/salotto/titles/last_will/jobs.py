"""Jobs: income, demotions and getting sacked (LW-21, LW-22, LW-24)."""

from __future__ import annotations

from collections.abc import Collection

from salotto.kernel.decisions import Rule, choose, may, tell
from salotto.titles.last_will.cards import IncomeLine, Symbol
from salotto.titles.last_will.money import limit
from salotto.titles.last_will.state import LastWillState, Player


def open_lines(player: Player) -> list[IncomeLine]:
    """LW-21.3 The income lines without a demotion token."""
    if player.job is None:
        return []
    return [line for at, line in enumerate(player.job.lines) if not player.covered >> at & 1]


def income(player: Player) -> int:
    """LW-21.4 The sum of the uncovered lines."""
    return sum(line.income for line in open_lines(player))


def take_income(game: LastWillState, story: str) -> Rule[None]:
    """LW-4.1, LW-21.4 Everybody with an employment card takes income; the story tells of each."""
    for player in game.players:
        if player.job is not None:
            pounds = income(player)
            player.money += pounds
            yield tell(story, player.seat, pounds=pounds, money=player.money)


def demotable(player: Player) -> bool:
    """LW-21.5, LW-23.1 Whether a demotion is possible at all: a job, and none earned this round."""
    return player.job is not None and not player.demoted


def matching_lines(player: Player, symbols: Collection[Symbol]) -> list[IncomeLine]:
    """LW-22.1 The lines that a play with these symbols can cover."""
    if not demotable(player):
        return []
    return [line for line in open_lines(player) if line.symbol in symbols]


def way_out(player: Player) -> Symbol | None:
    """LW-R3 The symbol whose demotion would leave the player with neither job nor property, free to owe."""
    if not demotable(player) or player.owns_property():
        return None
    lines = open_lines(player)
    return lines[0].symbol if len(lines) == 1 else None


def payable(player: Player, symbols: Collection[Symbol], pounds: int) -> bool:
    """LW-14.2 Whether a play with these symbols may spend so much; LW-22.10 its demotion comes first."""
    return pounds <= limit(player) or way_out(player) in symbols


def demotion_before_paying(player: Player, symbols: Collection[Symbol], pounds: int) -> Rule[None]:
    """LW-22.10 A play gives its demotion before its money is spent.

    LW-R3 Where only being sacked allows such a sum, the last line has to be covered.
    """
    if pounds > limit(player):
        yield from must_cover(player, matching_lines(player, symbols))
    elif player.job is not None:
        yield from may_cover(player, symbols)


def may_cover(player: Player, symbols: Collection[Symbol]) -> Rule[None]:
    """LW-22.1, LW-22.9, LW-21.6 One matching line may be covered."""
    lines = matching_lines(player, symbols)
    if lines:
        line = yield from may(player.seat, "lw-cover", lines)
        if line is not None:
            yield from cover(player, line)


def must_cover(player: Player, lines: list[IncomeLine]) -> Rule[None]:
    """LW-23.7 One of the lines is covered: here that cannot be declined."""
    line = yield from choose(player.seat, "lw-cover-which", lines)
    yield from cover(player, line)


def cover(player: Player, line: IncomeLine) -> Rule[None]:
    """LW-21.3 A demotion token covers a line; LW-24.1 when all are covered the player is sacked."""
    job = player.job
    assert job is not None
    player.covered |= 1 << job.lines.index(line)
    player.demoted = True
    yield tell("lw-demoted", player.seat, line=line.key, income=income(player))
    if not open_lines(player):
        player.job = None
        player.covered = 0
        yield tell("lw-sacked", player.seat, job=job.key)
