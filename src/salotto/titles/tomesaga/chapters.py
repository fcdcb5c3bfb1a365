"""How a campaign goes from table to table: what a chapter is opened with, and what it brings back (TS-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.campaign import Claim, Rise
from salotto.kernel.codec import decode, encode
from salotto.kernel.title import BadTable, Json, Value
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.settings import OWN
from salotto.titles.tomesaga.sheet import Finished, Sheet, claim_tomes, new_sheet


def begin_sheet(players: int, options: Mapping[str, Value], carried: Json) -> tuple[Sheet, list[Claim]]:
    """The sheet with which an interlude begins: a new one, or the old one with what a chapter brought."""
    if carried is None:
        sheet = new_sheet(players)
        sheet.scope = str(options["advantage_scope"])
        sheet.last_tie = str(options["last_tie"])
        sheet.extra = {id: value for id, value in options.items() if id not in OWN}
        return sheet, []
    sheet = read_sheet(carried["sheet"])
    result = carried["result"]
    claims = claim_tomes(sheet, [Rise(*rise) for rise in result["rises"]])
    sheet.finished.append(finish(sheet, result))
    return sheet, claims


def read_sheet(data: Json) -> Sheet:
    """A sheet that was stored."""
    return decode(Sheet, data, BOX.find.__getitem__)


def write_sheet(sheet: Sheet) -> Json:
    """A sheet as plain data."""
    return encode(sheet)


def finish(sheet: Sheet, result: Json) -> Finished:
    """TS-8.2 to TS-8.5 Who came first, and how clearly."""
    game = sheet.game
    assert game is not None
    order = result["order"][sheet.last_tie]
    values = [tuple(each) for each in result["values"]]
    ranking = sorted(range(sheet.players), key=lambda seat: (values[seat], order.index(seat)), reverse=True)
    vp = tuple(value[0] for value in values)
    margin = next(chapter.margin for chapter in BOX.chapters if chapter.id is game)
    return Finished(game, vp, tuple(ranking), vp[ranking[0]] - vp[ranking[1]] >= margin)


def chapter_of(sheet: Sheet) -> Json:
    """What the next table is: a title, its mode and options, and what is carried over to it (TS-11.2)."""
    game = sheet.game
    if game is None:
        return None
    chapter = next(chapter for chapter in BOX.chapters if chapter.id is game)
    forced = dict(chapter.forced)
    mode = forced.pop("mode")
    options = {**{id: sheet.extra[id] for id in chapter.allowed if id in sheet.extra}, **forced}
    return {
        "title": game.value,
        "mode": mode,
        "options": options,
        "carried": {
            "chapter": chapter.number,
            "marker": sheet.first,
            "pass_marker": chapter.pass_marker_left,
            "silver": sheet.compensation(),
            "advantages": sheet.advantages(game),
            "objectives": [
                [BOX.tomes[id].objective.counter, BOX.tomes[id].objective.n] for id in sheet.display
            ],
        },
    }


def carries(sheet: Sheet) -> Json:
    """What an interlude hands on: the sheet, and the table that comes next, if one does."""
    return {"sheet": write_sheet(sheet), "next": chapter_of(sheet)}


def check(players: int, carried: Json) -> None:
    """Refuse what no interlude can go on with."""
    try:
        sheet = read_sheet(carried["sheet"])
        result = carried["result"]
        seats: Sequence[int] = range(players)
        sound = (
            sheet.players == players
            and sheet.game is not None
            and not sheet.problems()
            and len(result["values"]) == players
            and all(sorted(order) == list(seats) for order in result["order"].values())
            and sheet.last_tie in result["order"]
            and all(seat in seats for seat, _, _ in result["rises"])
        )
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadTable(f"tomesaga: what is carried over cannot be read: {problem}") from problem
    if not sound:
        raise BadTable("tomesaga: what is carried over does not belong to a campaign of these seats")
