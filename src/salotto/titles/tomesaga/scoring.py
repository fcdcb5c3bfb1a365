"""The end of the campaign (TS-9): Tomes by category, and who won."""

from __future__ import annotations

from salotto.kernel.title import Outcome, Scorecard, ranks
from salotto.titles.tomesaga.cards import Game
from salotto.titles.tomesaga.chapters import carries
from salotto.titles.tomesaga.sheet import Sheet

CATEGORIES = (
    *(f"objective-{game}" for game in Game),
    *(f"victory-{game}" for game in Game),
    "crest-tomes",
)


def points(sheet: Sheet, seat: int) -> dict[str, int]:
    """TS-9.7 The Tomes of a seat by category."""
    objectives = {f"objective-{game}": len(sheet.objective_tomes(seat, game)) for game in Game}
    victories = {f"victory-{game}": sheet.victory_tomes(seat, game) for game in Game}
    crest_tomes = sum(owner == seat for owner in sheet.crest_tomes.values())
    return {**objectives, **victories, "crest-tomes": crest_tomes}


def scorecards(sheet: Sheet) -> list[Scorecard]:
    """TS-9.1 A scorecard for each seat."""
    return [Scorecard(seat, points(sheet, seat)) for seat in range(sheet.players)]


def worth(sheet: Sheet, seat: int) -> tuple[int, int, int]:
    """TS-9.2 to TS-9.4 What decides: Tomes, then Victory Tomes, then the VP of the last chapter."""
    vp = sheet.finished[-1].vp[seat] if sheet.finished else 0
    return sheet.tomes(seat), sheet.victory_tomes(seat), vp


def outcome(sheet: Sheet) -> Outcome:
    """TS-9.5, TS-9.6 Places by the three numbers; equal ones share a place. It carries the sheet on."""
    values = [worth(sheet, seat) for seat in range(sheet.players)]
    return Outcome(tuple(value[0] for value in values), tuple(ranks(values)), carries=carries(sheet))
