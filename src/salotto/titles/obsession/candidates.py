"""What a sensible player does not need to think about: the options that are left are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from salotto.kernel.decisions import Decision, key_of
from salotto.titles.obsession.special import BORROW, REFRESH
from salotto.titles.obsession.state import ObsessionState
from salotto.titles.obsession.team_candidates import wish
from salotto.titles.obsession.teams import ACCEPT, ASK
from salotto.titles.obsession.weights import Weights

DEAR = (BORROW, REFRESH)
"""OB-6 Reputation is worth more than what it buys here, but for a special reason."""

RARE = ("help:", "useful:", f"{ASK}:")
"""OB-6.3, OB-17.19, OB-20.4 What people do only for a special reason."""


def candidates(game: ObsessionState, decision: Decision, weights: Weights) -> Sequence[Any]:
    """The options that a sensible player would think about."""
    options = decision.options
    match decision.prompt:
        case "ob-act" | "ob-market" | "ob-pass":
            claims = [option for option in options if key_of(option).startswith("milestone:")]
            wished = wishes(game, decision, weights) if game.setting.teams else []
            return claims[:1] or wished or [option for option in options if worth_a_thought(key_of(option))]
        case "ob-claim" | "ob-bottom-order":
            return options[:1]  # OB-23.4 first come, first served; nobody sees the bottom again
        case "ob-fair-help" | "ob-hall" | "ob-guests":
            return [option for option in options if worth_a_thought(key_of(option))]
        case "ob-lend" if not decision.about["reputation"]:
            return [ACCEPT]  # OB-20.4 what costs nothing is lent
        case _:
            return options


def wishes(game: ObsessionState, decision: Decision, weights: Weights) -> list[str]:
    """OB-20.4 What the player should ask of the mate before anything else."""
    requests = [key for key in decision.keys if key.startswith(f"{ASK}:")]
    wished = wish(game, game.players[decision.seat], requests, weights)
    return [] if wished is None else [wished]


def worth_a_thought(key: str) -> bool:
    """Whether an option of a menu is one that people often take."""
    return key not in DEAR and not key.startswith(RARE)
