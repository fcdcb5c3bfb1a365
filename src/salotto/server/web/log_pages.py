"""Files to take along: the log of a table, and the report of a problem."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse

from salotto.server.tables.log_export import log_for
from salotto.server.web.readers import reader_of
from salotto.server.web.text import clean_lines
from salotto.server.web.visit import Visiting

logs = APIRouter(include_in_schema=False)


@logs.get("/tables/{id}/log")
async def download_log(id: str, here: Visiting) -> JSONResponse:
    """The log as a file."""
    live = await here.table(id)
    headers = {"Content-Disposition": f'attachment; filename="salotto-{id}.json"'}
    return JSONResponse(await log_for(live, here.person.id), headers=headers)


@logs.post("/tables/{id}/report")
async def report(id: str, here: Visiting) -> JSONResponse:
    """A file for a report of a problem: the log, the position as this seat sees it, and what was written."""
    live = await here.table(id)
    form = await here.form()
    async with live.reading() as play:
        reader = reader_of(here, live)
        position = play.view(reader.seat) if play else None
        decision = play.decision(reader.seat) if play and reader.seat is not None else None
    pack = {
        "text": clean_lines(str(form.get("text", "")), 2000),
        "table": live.id,
        "seat": reader.seat,
        "question": {"prompt": decision.prompt, "options": decision.keys} if decision else None,
        "position": position,
        "log": await log_for(live, here.person.id),
    }
    headers = {"Content-Disposition": f'attachment; filename="salotto-report-{id}.json"'}
    return JSONResponse(pack, headers=headers)
