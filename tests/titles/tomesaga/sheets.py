"""Sheets and interludes in one line, for the tests of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.campaign import Rise
from salotto.kernel.play import Play
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game
from salotto.titles.tomesaga.chapters import write_sheet
from salotto.titles.tomesaga.sheet import Finished, Sheet, new_sheet


def a_sheet(
    players: int = 3,
    won: Mapping[int, Sequence[str]] | None = None,
    victory: Mapping[int, int] | None = None,
    tokens: Mapping[str, int] | None = None,
    crest_tomes: Mapping[str, int] | None = None,
) -> Sheet:
    """A sheet with these Tomes; Victory Tomes are any that nobody won."""
    sheet = new_sheet(players)
    for seat, tomes in (won or {}).items():
        sheet.won[seat] = list(tomes)
    taken = {tome for tomes in sheet.won for tome in tomes}
    free = [tome for tome in BOX.tomes if tome not in taken]
    for seat, count in (victory or {}).items():
        sheet.victory[seat] = [free.pop(0) for _ in range(count)]
    sheet.tokens |= {Crest(crest): seat for crest, seat in (tokens or {}).items()}
    sheet.crest_tomes |= {Crest(crest): seat for crest, seat in (crest_tomes or {}).items()}
    return sheet


def laid_out(sheet: Sheet, *display: str) -> Sheet:
    """The sheet as a chapter begins, with these Tomes on display."""
    game = sheet.game
    assert game is not None
    sheet.display = list(display)
    sheet.victory_pile = [tome.id for tome in BOX.of(game) if tome.id not in display][:3]
    return sheet


def after(sheet: Sheet, vp: Sequence[int], rises: Sequence[Rise] = (), **more: Any) -> Play[Any]:
    """The interlude after a chapter that ended with these points."""
    seats = list(range(len(vp)))
    result = {
        "rises": [list(rise) for rise in rises],
        "values": more.get("values") or [[points] for points in vp],
        "order": {"turn_order": more.get("turn_order", seats), "last_turn": more.get("last_turn", seats)},
    }
    names = [f"player {seat}" for seat in seats]
    carried = {"sheet": write_sheet(sheet), "result": result}
    return Play(TITLE, TITLE.table(names, "interlude", carried=carried), [])


def chapters_won(*games: tuple[Game, Sequence[int], bool]) -> list[Finished]:
    """Finished chapters: the game, the VP, and whether it was a total victory."""
    return [
        Finished(game, tuple(vp), tuple(sorted(range(len(vp)), key=lambda seat: -vp[seat])), total)
        for game, vp, total in games
    ]
