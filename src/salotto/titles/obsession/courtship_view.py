"""The courtship as a scene: what the Fairchilds compare, side by side, who wins what and why (OB-12)."""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.obsession.settings import INDIVIDUAL


def courtship(view: Json, categories: list[str], event: str) -> Json:
    """OB-12 How the estates compare in the round of a courtship; None in other rounds, and without rivals."""
    if event != "courtship" or view["mode"] != INDIVIDUAL or len(view["players"]) < 2 or not categories:
        return None
    final = view["round"] == len(view["track"])
    rows = [
        {
            "seat": player["seat"],
            "columns": [(category, player["columns"][category]) for category in categories],
            "total": sum(player["columns"][category] for category in categories),
            "reputation": player["reputation"],
        }
        for player in view["players"]
    ]
    winners, reason = favourites(rows, final)
    return {
        "rows": [row | {"wins": row["seat"] in winners} for row in rows],
        "final": final,
        "winners": winners,
        "reason": reason,
    }


def favourites(rows: list[Json], final: bool) -> tuple[list[int], str]:
    """OB-12.4, OB-12.5, OB-12.8 Who has the highest total, and what decides: the total, reputation, a tie."""
    best = max(row["total"] for row in rows)
    tied = [row for row in rows if row["total"] == best]
    if len(tied) == 1:
        return [tied[0]["seat"]], "total"
    if final:
        highest = max(row["reputation"] for row in tied)
        tied = [row for row in tied if row["reputation"] == highest]
        if len(tied) == 1:
            return [tied[0]["seat"]], "reputation"
    return [row["seat"] for row in tied], "tie"
