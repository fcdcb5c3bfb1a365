"""The WebSocket of an open table page.

The browser sends wishes as JSON and gets an answer to each; whenever the table changes, it gets the parts of
the page that have changed for its seat. A slow browser misses intermediate states, never the last one; so
does one whose reader has bots play at once.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any

from fastapi import APIRouter, HTTPException, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from salotto.bots.hint import Hint
from salotto.kernel.play import Refused, Told
from salotto.server.page.delta import Delta, delta
from salotto.server.page.render import render
from salotto.server.page.render_cache import Appearance
from salotto.server.page.scene import Reader, Scene
from salotto.server.page.seat_words import seat_names
from salotto.server.store.rows import PACES, ChatLine, Person, PersonalNotes
from salotto.server.tables.bots import NoHint
from salotto.server.tables.handing_on import note_seen
from salotto.server.tables.live import LiveTable, NoSuchTable
from salotto.server.tables.presence import next_on_screen
from salotto.server.web.limits import Bucket
from salotto.server.web.readers import chat_lines, my_seat, reader_of, scene_of, still
from salotto.server.web.second_thoughts import SecondThoughts, give
from salotto.server.web.security import address_of, same_origin
from salotto.server.web.text import CHAT_LENGTH, NOTES_LENGTH, clean, clean_lines
from salotto.server.web.tokens import seat_by_token
from salotto.server.web.visit import Visit, visit
from salotto.server.web.wishes import REASONS, BadWish, number_of, text_of
from salotto.speech import Speech
from salotto.words import words

log = logging.getLogger(__name__)

sockets = APIRouter()

FOREIGN_ORIGIN, NO_TABLE, PRIVATE, TOO_MANY_SOCKETS, TOO_MANY_MESSAGES = 4403, 4404, 4401, 4429, 4408
ENCODE = json.JSONEncoder(separators=(",", ":")).encode
PACE = dict(zip(PACES, (0.0, 1.0, 3.0), strict=True))
MEANWHILE = 0.5
"""Seconds between two looks at bots that play on and on, for a reader who has them play at once."""
PATIENCE = 200
"""Messages over the rate that are refused before the socket is closed."""


@sockets.websocket("/tables/{id}/ws")
async def table_socket(socket: WebSocket, id: str) -> None:
    """One open table page."""
    here = await visit(socket)
    services = here.services
    seat = await seat_of_token(here, id)
    await socket.accept()
    if not same_origin(socket.headers, services.settings.public_url):
        await socket.close(FOREIGN_ORIGIN, "foreign origin")
        return
    address = address_of(socket)
    if services.sockets.get(address, 0) >= services.settings.sockets_per_address:
        await socket.close(TOO_MANY_SOCKETS, "too many sockets")
        return
    try:
        live = await here.table(id)
    except HTTPException as error:
        await socket.close(NO_TABLE if error.status_code == 404 else PRIVATE, "no such table for you")
        return
    services.sockets[address] = services.sockets.get(address, 0) + 1
    connection = Connection(socket, here, live, seat)
    connection.covering = socket.query_params.get("cover") == "1"
    try:
        await connection.serve()
    finally:
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]


async def seat_of_token(here: Visit, id: str) -> int | None:
    """The seat that a client without cookies has a token for; it visits as the one who holds the seat."""
    scheme, _, token = here.request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    try:
        live = await here.services.tables.table(id)
    except NoSuchTable:
        return None
    seat = await seat_by_token(here.services, live, token.strip())
    holder = live.info.seats[seat].person if seat is not None else None
    if holder is not None:
        here.person = Person(holder)
    return seat


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, here: Visit, live: LiveTable, seat: int | None) -> None:
        self.socket = socket
        self.here = here
        self.live = live
        self.reader: Reader = reader_of(here, live, seat)
        self.own_notes: PersonalNotes | None = None
        self._news = asyncio.Event()
        self._table_changed = True
        self._looked = -inf
        """When the table was last shown; what one does oneself makes that long ago."""
        self._lines: list[ChatLine] = []
        self._done: list[dict[str, Any]] = []
        """Answers that were taken, until the browser is told together with what came of them."""
        self._presence_changed = True
        self._sent: dict[str, str] = {}
        self._shown: Appearance | None = None
        self._story: list[Told] = []
        settings = here.services.settings
        self._bucket = Bucket(settings.messages_per_second, 2 * settings.messages_per_second)
        self._refused, self._answering = 0, False
        self.covering = False
        """Whether several share the screen: a cover lies over the cards until the next one is there."""
        self._uncovered: int | None = None
        self.thoughts = SecondThoughts(live, here.person.safe, settings.recall_seconds, self.changed)

    @property
    def pace(self) -> float:
        """How much slower than usual bots play for this reader."""
        return PACE[self.here.person.pace]

    @property
    def seat(self) -> int | None:
        """The seat one looks through."""
        return self.reader.seat

    # What the table tells us

    def changed(self) -> None:
        """The table has changed."""
        self._table_changed = True
        self._news.set()

    def said(self, line: ChatLine) -> None:
        """Somebody has said something."""
        if line.heard_by(self.reader.seat):
            self._lines.append(line)
            self._news.set()

    def came_or_went(self) -> None:
        """Somebody has come to the table or left it."""
        self._presence_changed = True
        self._table_changed = True
        self._news.set()

    # The two directions

    async def serve(self) -> None:
        """Speak and listen until one side leaves."""
        live = self.live
        live.here.come(self)
        await note_seen(live, self.reader.seat)
        if live.info.asked:
            self.here.services.bots.wake(live)
        self._news.set()
        tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            live.here.leave(self)
            await note_seen(live, self.reader.seat)
            del self.thoughts  # they know us as well: without the circle all of it is freed at once
            live.render_cache.keep({each.reader for each in live.watchers if isinstance(each, Connection)})
            for result in results:
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | RuntimeError
                ):
                    log.error("a socket failed", exc_info=result, extra={"table": live.id})

    async def _speak(self) -> None:
        """Send what is new; while we send, more may become new."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._table_changed:
                self.reader = still(self.here, self.live, self.reader)
                await self.thoughts.settle(self.reader.seat)
            later = self._later() if self._table_changed else 0.0
            if later > 0:
                asyncio.get_running_loop().call_later(later, self._news.set)
            table = [await self._table()] if self._table_changed and later <= 0 else []
            messages, self._done = self._done, []
            if self._presence_changed:
                self._presence_changed = False
                messages.append(self._presence())
            messages += table
            messages += map(self._chat, self._lines)
            self._lines = []
            if messages:
                await self._send(*messages)

    def _later(self) -> float:
        """Seconds until bots that play at once, or answers given as one, are looked at: not every step."""
        if self._answering:
            return MEANWHILE
        info = self.live.info
        asked = [seat for seat in info.seats if info.asked >> seat.seat & 1]
        if self.pace or self._done or not asked or any(seat.bot is None for seat in asked):
            return 0.0
        return self._looked + MEANWHILE - time.monotonic()

    async def _listen(self) -> None:
        """Carry out wishes, one after the other; each gets an answer."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._refused += 1
                if self._refused > PATIENCE:
                    await self.socket.close(TOO_MANY_MESSAGES, "too many messages")
                    return
                await self._send(self._error("slow-down", None))
                continue
            try:
                wish = json.loads(message.get("text") or "")
            except (ValueError, RecursionError):
                wish = None
            if not isinstance(wish, dict) or not isinstance(wish.get("do"), str):
                await self._send(self._error("malformed", None))
                continue
            self._answering = wish["do"] == "answer"
            reply = await self._carry_out(wish)
            self._answering = False
            self._news.set()
            if wish["do"] == "answer" and reply["type"] == "done":
                self._done.append(reply)
            else:
                await self._send(reply)

    async def _send(self, *messages: dict[str, Any]) -> None:
        """One message, or several as a list: every sending has its price."""
        await self.socket.send_text(ENCODE(messages if len(messages) > 1 else messages[0]))

    # Wishes

    async def _carry_out(self, wish: dict[str, Any]) -> dict[str, Any]:
        """One wish, and the answer to it."""
        work = WISHES.get(wish["do"])
        reply = wish.get("id") if isinstance(wish.get("id"), int | str) else None
        if work is None:
            return self._error("unknown", reply)
        self._looked = -inf  # what comes of a wish is shown now, whatever bots do
        try:
            done = await work(self, wish)
        except Refused as refused:
            self.here.services.metrics.count("wishes_refused_total", reason=refused.reason.partition("-")[0])
            return self._error(refused.reason, reply)
        except BadWish as bad:
            return self._error(bad.reason, reply)
        except SQLAlchemyError as error:
            self.here.services.metrics.count("store_failures_total")
            log.error("the store failed: %s", error, extra={"table": self.live.id, "do": wish["do"]})
            return self._error("store", reply)
        except NoHint:
            return self._error("no-hint", reply)
        except Exception:
            self.here.services.metrics.count("wishes_failed_total", wish=wish["do"])
            log.exception("a wish failed", extra={"table": self.live.id, "do": wish["do"]})
            return self._error("failed", reply)
        return {"type": "done", "do": wish["do"], "id": reply} | (done or {})

    def _my_seat(self) -> int:
        """The seat to act for; a bot that stands in keeps it until it is taken back."""
        seat = self.reader.seat
        if seat is None or self.live.info.seats[seat].person != self.here.person.id:
            raise BadWish("spectator")
        if self.live.info.seats[seat].bot is not None:
            raise BadWish("stand-in")
        return seat

    async def _answer(self, wish: dict[str, Any]) -> dict[str, Any]:
        seat, key, revision = self._my_seat(), text_of(wish, "key"), number_of(wish, "revision")
        begun = time.perf_counter()
        if wish.get("careful") is True and await self.thoughts.hold(seat, key, revision):
            return {"held": key}
        number = await give(self.live, seat, key, revision)
        self.here.services.metrics.answered(time.perf_counter() - begun)
        self.here.services.metrics.count("answers_total")
        return {"number": number}

    async def _recall(self, _: dict[str, Any]) -> None:
        """Think again about an answer that is held back."""
        self.thoughts.recall()

    async def _instead(self, wish: dict[str, Any]) -> None:
        """Choose something else than just before."""
        await self.live.instead(self._my_seat(), text_of(wish, "key"))

    async def _why(self, _: dict[str, Any]) -> dict[str, Any]:
        async with self.live.reading() as play:
            blocked = scene_of(self.live, play, self.reader).why_not() if play else []
        return {"type": "why", "blocked": blocked}

    async def _hint(self, _: dict[str, Any]) -> dict[str, Any]:
        seat = self._my_seat()
        if not self.live.info.hints:
            raise BadWish("no-hints")
        services = self.here.services
        if not services.advice.take(address_of(self.socket)):
            raise BadWish("slow-down")
        await self.thoughts.think(seat)
        hints: list[Hint] = []
        try:
            hints = await services.bots.hint(self.live, seat)
        finally:
            self.thoughts.advise(hints)
        async with self.live.reading() as play:
            try:
                lines = scene_of(self.live, play, self.reader).hint_lines(hints) if play else []
            except Exception as error:
                raise services.bots.no_hint(error, self.live, seat) from error
        return {"type": "hint", "key": hints[0].key if hints else None, "lines": lines}

    async def _say(self, wish: dict[str, Any]) -> None:
        text = clean(text_of(wish, "text"), CHAT_LENGTH)
        if not text:
            raise BadWish("malformed")
        seat = self.reader.seat
        name = (
            seat_names(self.live.info, self.reader.language)[seat]
            if seat is not None
            else self.here.person.name or self.here.t("room-nameless")
        )
        team = await self._team() if wish.get("team") is True else None
        await self.live.say(seat, name, text, team)

    async def _team(self) -> tuple[int, ...]:
        """Who plays with the reader, the reader among them."""
        seat = self.reader.seat
        async with self.live.reading() as play:
            if play is None or seat is None:
                raise BadWish("malformed")
            return tuple(play.title.allies(play.state, seat))

    async def _point(self, wish: dict[str, Any]) -> None:
        """Point at what one would choose where the group decides."""
        asked = number_of(wish, "seat")
        if asked is None:
            raise BadWish("malformed")
        await self.live.point(self._my_seat(), asked, text_of(wish, "key"))

    async def _note(self, wish: dict[str, Any]) -> None:
        await self._keep(notes=clean_lines(text_of(wish, "text"), NOTES_LENGTH))

    async def _seen(self, wish: dict[str, Any]) -> None:
        at = number_of(wish, "at")
        self.live.here.hide(self, wish.get("hidden") is True)
        if at is None:
            raise BadWish("malformed")
        await self._keep(seen=max(0, min(at, self.live.length)))

    async def _keep(self, **changes: Any) -> None:
        store, person = self.here.services.store, self.here.person.id
        if not self.here.known:
            raise BadWish("spectator")
        if self.own_notes is None:
            self.own_notes = await store.personal_notes(self.live.id, person)
        self.own_notes = self.own_notes._replace(**changes)
        await store.keep_personal_notes(self.live.id, person, self.own_notes)

    async def _look(self, wish: dict[str, Any]) -> None:
        """Look at another seat's part of the table."""
        seat = number_of(wish, "seat")
        if seat is None or not 0 <= seat < self.live.around:
            raise BadWish("malformed")
        self.reader = Reader(self.reader.seat, self.reader.language, seat)
        self.changed()

    async def _sit(self, wish: dict[str, Any]) -> None:
        """Hot-seat: look through another of one's own seats."""
        seat = number_of(wish, "seat")
        if seat is None or my_seat(self.live.info, self.here.person.id, seat) != seat:
            raise BadWish("spectator")
        self.live.here.leave_seat(self.reader.seat)
        self.reader = Reader(seat, self.reader.language, seat)
        self._uncovered = seat
        self.live.here.somebody_moved()

    # Messages

    def _error(self, reason: str, reply: object) -> dict[str, Any]:
        return {"type": "error", "reason": reason, "text": self._reason(reason), "id": reply}

    def _reason(self, reason: str) -> str:
        if reason in REASONS:
            return self.here.t(REASONS[reason])
        return Speech(self.live.title, words(self.reader.language)).refusal(reason)

    def _presence(self) -> dict[str, Any]:
        return {"type": "presence", "seats": self.live.presence(), "spectators": self.live.here.spectators}

    def _chat(self, line: ChatLine) -> dict[str, Any]:
        lines = chat_lines([line], self.here.t)
        html = render("table_chat.html", self.here.context() | {"chat": lines})
        return {"type": "chat", "html": html, **lines[0]}

    async def _table(self) -> dict[str, Any]:
        """The parts of the page that have changed since we last sent them."""
        live = self.live
        async with live.reading() as play:
            self._table_changed = False  # what changed while we waited for the table is told as well
            self._looked = time.monotonic()
            if play is None:
                return {"type": "lobby", "open": sum(seat.open for seat in live.info.seats)}
            self.reader = still(self.here, live, self.reader)
            cover = self._cover()
            reader = replace(self.reader, seat=None) if cover else self.reader
            scene = scene_of(live, play, reader, self.thoughts.aside(reader.seat, play), cover)
            parts = {} if scene.appearance.like(self._shown) else scene.parts()
            self._shown = scene.appearance
            story = self._news_of(scene)
            seat = self.reader.seat
            message: dict[str, Any] = {
                "type": "table",
                "at": len(play.log),
                "number": live.number,
                "revision": play.revision(seat) if seat is not None else None,
                "seat": seat,
                "look": self.reader.look,
                "mine": scene.decision is not None,
                "waiting": [
                    each for each in live.info.seats_of(self.here.person.id) if live.info.asked >> each & 1
                ],
                "over": play.over,
            }
        message["parts"] = changed_parts(self._sent, parts)
        return message | story

    def _cover(self) -> tuple[int, ...]:
        """Who may come to the screen next; nobody's cards are shown meanwhile."""
        if not self.covering or self.live.info.over:
            return ()
        cover = next_on_screen(self.live.info, self.here.person.id, self._uncovered)
        if cover:
            self._uncovered = None
        return cover

    def _news_of(self, scene: Scene) -> dict[str, Any]:
        """The lines of the story that are new; the whole story when some were taken back."""
        heard, sent = scene.heard, self._story
        goes_on = 0 < len(sent) <= len(heard) and heard[len(sent) - 1].event is sent[-1].event
        self._story = heard
        if goes_on:
            return {"story": scene.news(len(sent)), "story_goes_on": True}
        whole = render("table_story.html", scene.always | {"story": scene.story()})
        return {"story": whole, "story_goes_on": False}


def changed_parts(sent: dict[str, str], parts: Mapping[str, str]) -> dict[str, str | Delta]:
    """What a browser needs that was sent other parts: one as a whole, or what has changed in it."""
    changed: dict[str, str | Delta] = {}
    for name, html in parts.items():
        old = sent.get(name)
        sent[name] = html  # of equal texts the latest: what was drawn last is kept by others, too
        if old != html:
            changed[name] = (delta(old, html) if old else None) or html
    return changed


WISHES: dict[str, Callable[[Connection, dict[str, Any]], Awaitable[dict[str, Any] | None]]] = {
    "answer": Connection._answer,
    "recall": Connection._recall,
    "instead": Connection._instead,
    "undo": lambda self, _: self.live.undo(self._my_seat()),
    "restart": lambda self, _: self.live.restart(self._my_seat()),
    "guide": lambda self, _: self.thoughts.call_guide(self._my_seat()),
    "why": Connection._why,
    "hint": Connection._hint,
    "chat": Connection._say,
    "point": Connection._point,
    "note": Connection._note,
    "seen": Connection._seen,
    "look": Connection._look,
    "sit": Connection._sit,
}
