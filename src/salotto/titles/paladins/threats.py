"""The Threats of the co-operative scenario (PW-14.8 to PW-14.10)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.titles.paladins.cards import ACTIONS
from salotto.titles.paladins.state import PaladinsState


def face_threats(game: PaladinsState, action: int) -> Rule[None]:
    """PW-14.9.1, PW-14.9.2 Every face-up Threat with the action that was taken loses 1 Baron Worker."""
    overlord = game.overlord
    assert overlord is not None
    for at, left in enumerate(overlord.workers):
        threat = overlord.threats.cards[at]
        if left > 0 and threat.action == ACTIONS[action]:
            overlord.workers[at] -= 1
            overlord.supply += 1
            yield tell("pw-threat-faced", game.active, card=threat.key, left=left - 1)
