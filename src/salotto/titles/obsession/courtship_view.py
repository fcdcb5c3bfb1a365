"""The courtship as a scene: what the Fairchilds compare, side by side, who wins what and why (OB-12)."""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.obsession.courtship import favourites, leaders
from salotto.titles.obsession.settings import INDIVIDUAL


def courtship(view: Json, categories: list[str], event: str) -> Json:
    """OB-12 How the estates compare in the round of a courtship; None in other rounds, and without rivals."""
    if event != "courtship" or view["mode"] != INDIVIDUAL or len(view["players"]) < 2 or not categories:
        return None
    final = view["round"] == len(view["track"])
    totals = {
        player["seat"]: sum(player["columns"][category] for category in categories)
        for player in view["players"]
    }
    reputation = {player["seat"]: player["reputation"] for player in view["players"]}
    winners = favourites(totals, reputation, final)
    rows = [
        {
            "seat": player["seat"],
            "columns": [(category, player["columns"][category]) for category in categories],
            "total": totals[player["seat"]],
            "reputation": player["reputation"],
            "wins": player["seat"] in winners,
        }
        for player in view["players"]
    ]
    reason = "total" if len(leaders(totals)) == 1 else "reputation" if len(winners) == 1 else "tie"
    return {"rows": rows, "final": final, "winners": winners, "reason": reason}
