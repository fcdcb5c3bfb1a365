"""The end of a game: who has won, the points by category, what was won for a campaign, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salotto.kernel.title import Outcome
from salotto.server.page.meanwhile import meanwhile
from salotto.server.page.render import render
from salotto.server.page.render_cache import Context

if TYPE_CHECKING:
    from salotto.server.page.scene import Scene


def ending(scene: Scene) -> str:
    """What lies over the board once the game is over; nothing where a campaign hands out its prizes."""
    outcome = scene.outcome
    if outcome is None or scene.campaign is scene.title or scene.scorecards is None:
        return ""
    context = {
        "verdict": scene.question,
        "scorecards": scene.scorecards,
        "team": team(scene, outcome),
        "winners": outcome.winners,
        "won": won_for_the_campaign(scene),
        "more": meanwhile(scene),
    }
    return render("table_ending.html", scene.always | context)


def team(scene: Scene, outcome: Outcome) -> Context | None:
    """The points of all together and what they had to reach."""
    if outcome.target is None:
        return None
    total = sum(outcome.scores[: len(scene.info.seats)])
    seats = " ".join(str(seat.seat) for seat in scene.info.seats)
    return {"total": total, "target": outcome.target, "won": outcome.won, "seats": seats}


def won_for_the_campaign(scene: Scene) -> list[Context]:
    """What was won in a chapter, by whom."""
    herald = scene.play.herald
    if herald is None:
        return []
    told = (each.event for each in scene.heard if each.event.id in herald.celebrates)
    return [{"seat": event.seat, "text": scene.speech.event(event)} for event in told]
