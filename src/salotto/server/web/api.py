"""The public JSON API, for people who write clients and bots.

A client acts for a seat with the token it got when it opened the table or sat down, sent as
`Authorization: Bearer TOKEN`. Without one it looks on as a spectator. Everything goes through the same live
tables as the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, HTTPException, Path, Query
from starlette.requests import Request

from salotto.bots import bot_names
from salotto.bots.hint import hints_said
from salotto.kernel.decisions import key_of
from salotto.kernel.log import commitment, write_outcome
from salotto.kernel.play import Play
from salotto.kernel.title import BadTable, Title, When
from salotto.packs.problems import PackRefused
from salotto.server.page.page_words import name_of
from salotto.server.page.seat_words import seat_names
from salotto.server.page.title_page import shelf as shelf_titles
from salotto.server.services import Services
from salotto.server.store.journal import table_of
from salotto.server.store.rows import ChatLine, Person, TableInfo
from salotto.server.store.time_bank import MoveClock, TimeBank
from salotto.server.tables import lobby
from salotto.server.tables.handing_on import note_call
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.log_export import log_for
from salotto.server.tables.time_left import move_left, time_left
from salotto.server.web.api_models import (
    Answer,
    DecisionOut,
    HintOut,
    NewTable,
    OpenedTable,
    OptionOut,
    Problem,
    Progress,
    SeatOut,
    SitDown,
    StandIn,
    TableOut,
    TakenSeat,
    TitleOut,
    ViewOut,
    WhenOut,
)
from salotto.server.web.identity import hashed, new_id
from salotto.server.web.security import address_of
from salotto.server.web.tokens import seat_by_token
from salotto.speech import Speech, objection, problem_said
from salotto.words import Language, best_language, words

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api/v1", tags=["api"], responses=PROBLEMS)

LONGEST_WAIT = 25.0


# Who asks


@dataclass(slots=True)
class Caller:
    """One call at one table: the seat of its token, or a spectator."""

    services: Services
    live: LiveTable
    seat: int | None
    language: Language
    came_as: str | None = field(init=False)
    """Who held the seat when the call came."""

    def __post_init__(self) -> None:
        """Remember it."""
        self.came_as = self.person

    @property
    def person(self) -> str | None:
        """Who holds the seat."""
        return self.live.info.seats[self.seat].person if self.seat is not None else None

    async def still(self) -> None:
        """Whoever waited long may have lost the seat meanwhile; else they were here."""
        seat = self.my_seat()
        if self.live.info.seats[seat].person != self.came_as:
            raise HTTPException(401, "room-error-no-token")
        await note_call(self.live, seat)

    def my_seat(self) -> int:
        """The seat to act for."""
        if self.seat is None:
            raise HTTPException(401, "room-error-no-token")
        return self.seat

    def playing_seat(self) -> int:
        """The seat to answer for; a bot that stands in keeps it until it is taken back."""
        seat = self.my_seat()
        if self.live.info.seats[seat].bot is not None:
            raise lobby.NotAllowed("stand-in")
        return seat

    @property
    def speech(self) -> Speech:
        """The words for this caller."""
        names = seat_names(self.live.info, self.language)
        rivals = self.live.title.rivals(table_of(self.live.info))
        return Speech(self.live.title, words(self.language), names, self.seat, rivals)


def language_of(request: Request) -> Language:
    """The caller's language."""
    return best_language(request.headers.get("accept-language", ""))


TableId = Annotated[str, Path(alias="id", max_length=64, description="The table's id.")]
Token = Annotated[str | None, Header(description="`Bearer` and a seat's token.")]
Invitation = Annotated[str | None, Query(description="Lets a spectator see what is private.")]


async def caller(
    request: Request, id: TableId, authorization: Token = None, invitation: Invitation = None
) -> Caller:
    """The table that is called for, if the caller may see it."""
    services: Services = request.app.state.services
    try:
        live = await services.tables.table(id)
    except NoSuchTable:
        raise HTTPException(404, "room-error-no-table") from None
    seat = None
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        seat = await seat_by_token(services, live, token.strip()) if scheme.lower() == "bearer" else None
        if seat is None:
            raise HTTPException(401, "room-error-no-token")
    door = services.keyring.invitation(live.info.door)
    invited = invitation is not None and hashed(invitation) == hashed(door)
    if live.info.private and seat is None and not invited:
        raise HTTPException(403, "room-error-private")
    return Caller(services, live, seat, language_of(request))


Calling = Annotated[Caller, Depends(caller)]


@asynccontextmanager
async def started(call: Caller) -> AsyncIterator[Play[Any]]:
    """The play of a table that has started."""
    async with call.live.reading() as play:
        if play is None:
            raise HTTPException(409, "room-error-not-started")
        yield play


# Titles


@api.get("/titles")
async def list_titles(request: Request) -> list[TitleOut]:
    """Every title on the shelf, with the modes, numbers of players and options it allows."""
    return [title_out(title, language_of(request)) for title in shelf_titles().values()]


@api.get("/titles/{id}")
async def show_title(id: str, request: Request) -> TitleOut:
    """One title."""
    if id not in shelf_titles():
        raise HTTPException(404, "room-error-no-title")
    return title_out(shelf_titles()[id], language_of(request))


def title_out(title: Title[Any], language: Language) -> TitleOut:
    """A title as the API tells it."""
    return TitleOut(
        id=title.id,
        name=name_of(title, language, "title:name") or title.id,
        release=title.release,
        modes={mode.id: list(mode.players) for mode in title.modes},
        options={option.id: list(option.values) for option in title.options},
        defaults={
            option.id: list(map(when_out, (*option.defaults, When(option.default))))
            for option in title.options
        },
        forced={option.id: list(map(when_out, option.forced)) for option in title.options if option.forced},
        categories=list(title.categories),
        bots=bot_names(),
    )


def when_out(when: When) -> WhenOut:
    """A value at some tables as the API tells it."""
    return WhenOut(value=when.value, mode=when.mode, players=when.players, carried=when.carried)


# Tables and seats


@api.get("/tables")
async def list_tables(request: Request) -> list[TableOut]:
    """Public tables that are not over."""
    services: Services = request.app.state.services
    return [table_out(info, language_of(request)) for info in await services.store.public_tables()]


@api.post("/tables", status_code=201)
async def open_table(request: Request, wish: NewTable) -> OpenedTable:
    """Open a table. It starts at once if no seat is open. The tokens of your seats are told only now."""
    services: Services = request.app.state.services
    opening = lobby.Opening(
        wish.title,
        wish.seats,
        wish.mode,
        dict(wish.options),
        [wish.name if sitter == lobby.ME else "" for sitter in wish.seats],
        wish.private,
        wish.hints,
        packs=wish.packs,
        bank=None if wish.time_bank is None else TimeBank(wish.time_bank, wish.bot_when_out_of_time),
        clock=None if wish.move_clock is None else MoveClock(wish.move_clock, wish.bot_plays_on_when_late),
    )
    host = Person(new_id(), wish.name)
    try:
        live, tokens = await lobby.open_table(services, host, opening, address_of(request))
    except BadTable as error:
        reason = objection(error, words(language_of(request)))
        raise HTTPException(400, f"bad-table: {reason}") from None
    except PackRefused as refused:
        reason = "; ".join(problem_said(each, words(language_of(request))) for each in refused.problems)
        raise HTTPException(400, f"bad-table: {reason}") from None
    return OpenedTable(
        table=table_out(live.info, language_of(request)),
        invitation=services.keyring.invitation(live.id),
        tokens=tokens,
    )


@api.get("/tables/{id}")
async def show_table(call: Calling) -> TableOut:
    """A table and who sits round it."""
    return table_out(call.live.info, call.language)


@api.post("/tables/{id}/seats", status_code=201)
async def sit_down(call: Calling, wish: SitDown) -> TakenSeat:
    """Sit down on an open seat. Its token is told only now."""
    token = await lobby.sit(call.services, call.live, new_id(), wish.seat, wish.name)
    return TakenSeat(seat=wish.seat, token=token)


@api.post("/tables/{id}/start")
async def start(call: Calling) -> TableOut:
    """The host begins: bots sit down on the seats that are still open."""
    call.my_seat()
    await lobby.start(call.services, call.live, call.person or "")
    return table_out(call.live.info, call.language)


@api.post("/tables/{id}/stand-in")
async def stand_in(call: Calling, wish: StandIn, request: Request) -> TableOut:
    """The host lets a bot answer for somebody who is away, or for themself."""
    call.my_seat()
    address = address_of(request)
    await lobby.stand_in(call.services, call.live, call.person or "", wish.seat, wish.bot, address)
    return table_out(call.live.info, call.language)


@api.post("/tables/{id}/take-back")
async def take_back(call: Calling) -> TableOut:
    """Take your seat back from the bot that stands in for you."""
    await lobby.take_back(call.services, call.live, call.person or "", call.my_seat())
    return table_out(call.live.info, call.language)


def table_out(info: TableInfo, language: Language) -> TableOut:
    """A table as the API tells it."""
    names = seat_names(info, language)
    return TableOut(
        id=info.id,
        title=info.title,
        mode=info.mode,
        options=info.options,
        private=info.private,
        hints=info.hints,
        time_bank=info.bank.seconds if info.bank else None,
        bot_when_out_of_time=info.bank is not None and info.bank.bot,
        move_clock=info.clock.seconds if info.clock else None,
        bot_plays_on_when_late=info.clock is not None and info.clock.plays_on,
        started=info.started,
        over=info.over,
        length=info.length,
        asked=[seat.seat for seat in info.seats if info.asked >> seat.seat & 1],
        seats=[
            SeatOut(
                seat=seat.seat,
                name=names[seat.seat],
                open=seat.open,
                bot=seat.bot,
                time_left=time_left(info, seat.seat),
                move_left=move_left(info, seat.seat),
            )
            for seat in info.seats
        ],
        commitment=commitment(table_of(info)),
        rematch=info.rematch,
        campaign=info.place.campaign if info.place else None,
    )


# Playing


@api.get("/tables/{id}/view")
async def view(call: Calling) -> ViewOut:
    """Everything your seat may know, and how it ended once it is over."""
    async with started(call) as play:
        return ViewOut(
            seat=call.seat,
            at=len(play.log),
            view=play.view(call.seat),
            view_version=play.title.view_version,
            over=play.over,
            outcome=open_outcome(play),
        )


def open_outcome(play: Play[Any]) -> dict[str, Any] | None:
    """How it ended; what is carried on to another table is that table's own affair."""
    outcome = play.outcome
    written: dict[str, Any] | None = write_outcome(replace(outcome, carries=None) if outcome else None)
    return written


class Waiter:
    """Looks at a table until its seat is asked or the game is over."""

    def __init__(self, call: Caller) -> None:
        self._call = call
        self._news = asyncio.Event()

    @property
    def seat(self) -> int | None:
        """The seat that waits."""
        return self._call.seat

    @property
    def pace(self) -> float:
        """A program needs no time to follow."""
        return 1.0

    def changed(self) -> None:
        """Look again."""
        self._news.set()

    def said(self, line: ChatLine) -> None:
        """Nothing to us."""

    def came_or_went(self) -> None:
        """Nothing to us."""

    def _ready(self) -> bool:
        info = self._call.live.info
        return info.over or (self.seat is not None and bool(info.asked >> self.seat & 1))

    async def wait(self, seconds: float) -> None:
        """Until there is something to do, or so long."""
        self._call.live.watchers.add(self)
        try:
            async with asyncio.timeout(seconds):
                while not self._ready():
                    await self._news.wait()
                    self._news.clear()
        except TimeoutError:
            return
        finally:
            self._call.live.here.leave(self)


@api.get("/tables/{id}/decision")
async def decision(
    call: Calling,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait to be asked.")] = 0,
) -> DecisionOut:
    """What your seat is asked: the prompt and every legal answer, or no options when it is not asked."""
    seat = call.my_seat()
    call.services.bots.wake(call.live)
    if wait:
        await Waiter(call).wait(wait)
    await call.still()
    async with started(call) as play:
        asked = play.decision(seat)
        return DecisionOut(
            seat=seat,
            revision=play.revision(seat),
            at=len(play.log),
            over=play.over,
            prompt=asked.prompt if asked else None,
            kind=asked.kind if asked else None,
            text=call.speech.question(asked) if asked else None,
            about=asked.about if asked else {},
            options=[
                OptionOut(key=key_of(option), label=call.speech.answer(option)) for option in asked.options
            ]
            if asked
            else [],
        )


@api.post("/tables/{id}/answer")
async def answer(call: Calling, wish: Answer) -> Progress:
    """Answer with the key of an option. With a revision, an answer to an earlier question is refused."""
    seat = call.playing_seat()
    await call.live.answer(seat, wish.key, wish.revision)
    call.services.metrics.count("answers_total")
    return await progress(call, seat)


@api.post("/tables/{id}/undo")
async def undo(call: Calling) -> Progress:
    """Take your last answer back, if nothing has happened since that cannot be taken back."""
    seat = call.playing_seat()
    await call.live.undo(seat)
    return await progress(call, seat)


@api.post("/tables/{id}/restart")
async def restart(call: Calling) -> Progress:
    """Take back all your answers since the last thing that cannot be taken back."""
    seat = call.playing_seat()
    await call.live.restart(seat)
    return await progress(call, seat)


@api.post("/tables/{id}/hints")
async def hints(call: Calling, request: Request) -> list[HintOut]:
    """The answers that a bot would give in your place, the best first.

    403 where the table forbids hints, 503 when none could be worked out.
    """
    seat = call.my_seat()
    bots = call.services.bots
    if not call.live.info.hints:
        raise HTTPException(403, "room-error-no-hints")
    if not call.services.advice.take(address_of(request)):
        raise HTTPException(429, "room-refused-slow-down", {"Retry-After": "10"})
    found = await bots.hint(call.live, seat)
    try:
        said = hints_said(found, call.speech)
        return [HintOut(key=each.key, text=text) for text, each in said.items()]
    except Exception as error:
        raise bots.no_hint(error, call.live, seat) from error


async def progress(call: Caller, seat: int) -> Progress:
    """Where the table stands after a wish of a seat."""
    async with started(call) as play:
        return Progress(at=len(play.log), revision=play.revision(seat), over=call.live.info.over)


@api.get("/tables/{id}/log")
async def show_log(call: Calling) -> dict[str, Any]:
    """The log: everything once the game is over; before, your own choices and no seed."""
    return await log_for(call.live, call.person)
