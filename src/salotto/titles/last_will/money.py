"""Spending, debt and bankruptcy (LW-14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from salotto.kernel.decisions import Decision, Rule, tell
from salotto.titles.last_will.state import Player

UNLIMITED = 1_000_000
"""The limit of somebody who may go into debt."""


def may_owe(player: Player) -> bool:
    """LW-14.3 Without property and without employment card a player may spend any amount."""
    return player.job is None and not player.owns_property()


def limit(player: Player) -> int:
    """LW-14.2 The most that a player may spend at once."""
    return UNLIMITED if may_owe(player) else player.money


def spend(player: Player, pounds: int) -> None:
    """LW-14.1 Money goes from the player to the bank."""
    player.money -= pounds


def sums(bases: Iterable[int], bonuses: Iterable[int], most: int) -> list[int]:
    """LW-R21 Every amount that can be spent: one of the bases, with any of the bonuses.

    LW-14.9 What is above the limit is refused.
    """
    found = set(bases)
    for bonus in bonuses:
        found |= {amount + bonus for amount in found}
    return sorted(amount for amount in found if amount <= most)


def how_much(player: Player, prompt: str, amounts: Sequence[int], actions: int, **about: Any) -> Rule[int]:
    """LW-8.6 Ask for the sum of one payment; a single possible sum is no question.

    `about` says what the player has, so that each sum can be shown with what it leaves: the money now,
    and the actions that are left once this is paid.
    """
    if len(amounts) == 1:
        return amounts[0]
    about |= {"money": player.money, "actions": actions}
    answer: int = yield Decision(player.seat, prompt, amounts, about, None, "amount")
    return answer


def declare_bankruptcy(player: Player) -> Rule[None]:
    """LW-14.4 With 0 pounds or less, no property and no employment card, bankruptcy is automatic.

    LW-14.8 Once declared it stands.
    """
    if not player.bankrupt and player.money <= 0 and may_owe(player):
        player.bankrupt = True
        yield tell("lw-bankrupt", player.seat, money=player.money)
