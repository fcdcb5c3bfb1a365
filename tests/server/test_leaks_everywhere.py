"""At the wire, at every title and in every mode: nobody is told what is hidden from them, in any way.

Games are played over sockets by people of three languages while somebody looks on; all that reaches them is
searched for the keys of cards that they cannot know. And what the server sends stays the same, byte by byte,
when everything that the reader cannot know is dealt again.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from operator import attrgetter
from pathlib import Path
from random import Random

import httpx
import pytest

from salotto.kernel.codec import encode
from salotto.kernel.play import Choice, Play
from salotto.server.page.render_cache import RenderCache
from salotto.server.page.scene import Reader
from salotto.server.page.title_page import shelf
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.live import LiveTable
from salotto.server.tables.live_tables import LiveTables
from salotto.server.web.identity import COOKIE, Keyring, hashed, new_id, new_token
from salotto.server.web.readers import scene_of
from salotto.words import Language
from tests.children import PATIENCE
from tests.each import first_of_each
from tests.properties import redealt
from tests.random_games import Setting, random_play
from tests.server.client import Browser, TableSocket
from tests.server.hidden import Heard, Secrets, read
from tests.server.rooms import a_room
from tests.server.servers import SECRET, Server
from tests.server.tables import a_store, play_on, run

MODES = [
    Setting(title, mode.id, max([n for n in mode.players if n <= 3] or [min(mode.players)]))
    for title in shelf().values()
    for mode in title.modes
]
GAMES = [setting for setting in MODES if setting.title.saga is None]
TITLE_OF = attrgetter("title.id")
AT = re.compile(r'data-at="(\d+)"')
CHOICES = 6
"""How many choices are made over the wire at each of two moments of a game."""
LANGUAGES: tuple[Language, ...] = ("en", "it", "fr")
MOMENTS = 3
"""So many moments of a game are dealt again, each in another language for every reader."""


def a_table_of(setting: Setting, chance: Random) -> tuple[TableInfo, dict[int, str]]:
    """A table where everybody is a person, and the tokens of its seats."""
    table = setting.table(chance)
    seats = tuple(Seat(seat, new_id(), None, f"Player {seat}") for seat in range(table.players))
    info = TableInfo(
        *(new_id(), table.title, table.release, table.mode, dict(table.options)),
        *(table.seed, seats[0].person or "", False, seats),
    )
    return info, {seat: new_token() for seat in range(table.players)}


class Guest:
    """Somebody at a table, or a spectator: a browser, a socket, a program that calls the API."""

    def __init__(self, server: Server, info: TableInfo, seat: int | None, token: str | None) -> None:
        self.table = info.id
        self.seat = seat
        self.browser = Browser(server.address, LANGUAGES[(seat or 0) % 3])
        person = info.seats[seat].person if seat is not None else None
        if person:
            self.browser.http.cookies.set(COOKIE, Keyring(SECRET.encode()).cookie(person))
        self.browser.http.timeout = httpx.Timeout(300)  # hints take their time on a busy machine
        self.key = {"Authorization": f"Bearer {token}"} if token else {}
        self.socket: TableSocket
        self.heard: list[Heard] = []

    async def everything(self, seats: int) -> None:
        """All that can be asked for at this moment, while nobody plays."""
        socket, http = self.socket, self.browser.http
        at = socket.table["at"]
        pages = [f"/tables/{self.table}", f"/tables/{self.table}/log"]
        pages += [f"/tables/{self.table}?look={seat}" for seat in range(seats) if seat != self.seat]
        stranger = 0 if self.seat is None else (self.seat + 1) % seats  # through whose eyes one may not look
        pages += [f"/tables/{self.table}/replay?to={at}&eyes={eyes}" for eyes in ("", stranger)]
        calls = ["", "/view", "/decision", "/log"]
        answers = [await http.get(page) for page in pages]
        answers += [await http.get(f"/api/v1/tables/{self.table}{call}", headers=self.key) for call in calls]
        then = max(0, at - 5)
        past = await http.get(f"/tables/{self.table}/replay?to={then}")
        self.heard.append(Heard(self.seat, then, past.raise_for_status().text))
        if socket.table["mine"]:
            assert (await socket.wish(do="why"))["type"] == "why"
            if self.seat == 0:  # thinking takes its time: one way in which hints come for each seat
                answers.append(await http.post(f"/api/v1/tables/{self.table}/hints", headers=self.key))
                assert answers[-1].status_code == 200, answers[-1].text
            else:
                assert (await socket.wish(do="hint"))["type"] == "hint"
        self.heard += [Heard(self.seat, at, answer.text) for answer in answers if answer.status_code == 200]

    def frames(self, at: int) -> list[Heard]:
        """All that the socket has sent, since so many choices stood."""
        found = []
        for text in self.socket.heard:
            moment = re.search(r'"at":(\d+),"number"', text)
            at = int(moment[1]) if moment else at
            found.append(Heard(self.seat, at, text))
        return found


async def play_over_the_wire(
    server: Server, setting: Setting, chance: Random, before: int
) -> tuple[TableInfo, list[Heard], list[Choice]]:
    """After so many choices, some more over sockets: all that anybody heard, and what was chosen."""
    info, tokens = a_table_of(setting, chance)
    async with a_store(server.database) as store:
        await store.open_table(info, new_token(), {seat: hashed(token) for seat, token in tokens.items()})
        live = await LiveTables(store).table(info.id)
        await live.start()
        await play_on(live, chance, before)
        choices = list(live.choices)
    begun = len(choices)
    readers = [Guest(server, info, seat, tokens.get(seat or 0)) for seat in range(len(info.seats))]
    readers.append(Guest(server, info, None, None))
    async with AsyncExitStack() as stack:
        for reader in readers:
            await stack.enter_async_context(reader.browser)
            reader.socket = await stack.enter_async_context(await reader.browser.socket(info.id))
            await reader.socket.until_table()
        if not before:  # all that there is is asked for once: here when it was just dealt, else in mid-game
            await asyncio.gather(*(reader.everything(len(info.seats)) for reader in readers))
        while len(choices) < begun + CHOICES and not readers[0].socket.table["over"]:
            asked = chance.choice([each for each in readers if each.socket.table["mine"]])
            key = asked.socket.any_choice(chance)
            assert (await asked.socket.answer(key))["type"] == "done"
            choices.append(Choice(asked.seat or 0, key))
            newest = asked.socket.table["number"]
            for reader in readers:
                while reader.socket.table["number"] < newest:
                    await reader.socket.receive()
        if before:
            assert not readers[0].socket.table["over"]
            await asyncio.gather(*(reader.everything(len(info.seats)) for reader in readers))
    heard = [each for reader in readers for each in (*reader.heard, *reader.frames(begun))]
    return info, heard, choices


@pytest.mark.timeout(600)
@pytest.mark.parametrize("setting", first_of_each(GAMES, TITLE_OF))
def test_nothing_hidden_is_told_at_any_title(server: Server, setting: Setting) -> None:
    length = len(random_play(setting, 1).log)
    hidden = 0
    for before in (0, length // 2):
        chance = Random(f"{setting} {before}")
        info, heard, choices = run(play_over_the_wire(server, setting, chance, before), 5 * PATIENCE)
        names = [seat.name for seat in info.seats]
        table = setting.title.table(names, info.seed, info.mode, info.options)
        secrets = Secrets(setting.title, Play(setting.title, table), choices)
        checked = [each for each in heard if each.at < len(choices) or len(choices) == before + CHOICES]
        assert len(checked) > 10 * (len(names) + 1)
        hidden += sum(1 for each in checked if secrets.hidden[each.at][each.seat])
        for each in checked:
            assert secrets.keys_in(each) == [], (before, each.seat, each.at, read(each.text))
    assert hidden > 0


async def all_that_is_sent(
    client: httpx.AsyncClient, live: LiveTable, seat: int | None, language: Language
) -> dict[str, str]:
    """Everything that a reader of a language is shown of a position."""
    info = live.info
    table = f"/tables/{info.id}"
    others = [other for other in range(live.around) if other != (seat or 0)]  # one's own is looked at anyway
    pages = [table, *(f"{table}?look={other}" for other in others), f"/api/v1{table}/view"]
    found = {page: (await client.get(page)).raise_for_status().text for page in pages}
    async with live.reading() as play:
        assert play is not None
        scene = scene_of(live, play, Reader(seat, language, seat or 0))
        found |= scene.parts()
        found["story"] = scene.news(0)
        found["why"] = str(scene.why_not())
    return found


@pytest.mark.parametrize("setting", first_of_each(MODES, TITLE_OF))
def test_what_is_sent_does_not_depend_on_what_is_hidden(setting: Setting, tmp_path: Path) -> None:
    chance = Random(str(setting))
    length = len(random_play(setting, 1).log)

    async def compare() -> int:
        moved = 0
        async with a_room(tmp_path) as (client, services):
            info, tokens = a_table_of(setting, chance)
            hashes = {seat: hashed(token) for seat, token in tokens.items()}
            await services.store.open_table(info, new_token(), hashes)
            live = await services.tables.table(info.id)
            await live.start()
            for moment in range(MOMENTS):
                for seat in (None, *range(len(info.seats))):
                    language = LANGUAGES[(moment + (seat or 0)) % len(LANGUAGES)]
                    client.headers["Accept-Language"] = language
                    client.cookies.clear()
                    client.headers["Authorization"] = f"Bearer {tokens[seat]}" if seat is not None else ""
                    if seat is not None:
                        client.cookies.set(COOKIE, services.keyring.cookie(info.seats[seat].person or ""))
                    else:
                        del client.headers["Authorization"]
                    real = live._play
                    assert real is not None
                    sent = await all_that_is_sent(client, live, seat, language)
                    live._play = redealt(real, seat, chance.random())
                    live._play.story = real.story
                    live.render_cache = RenderCache()
                    try:
                        other = await all_that_is_sent(client, live, seat, language)
                    finally:
                        moved += encode(live._play.state) != encode(real.state)
                        live._play = real
                        live.render_cache = RenderCache()
                    for name, text in sent.items():
                        assert other[name] == text, (name, seat, len(real.log))
                await play_on(live, chance, length // MOMENTS)
        return moved

    assert run(compare()) > MOMENTS
