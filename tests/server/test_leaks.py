"""At the wire: what a seat or a spectator receives never names a card that is hidden from it."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import re
from html import escape
from random import Random

import pytest

from salotto.kernel.play import Choice, Play
from salotto.registry import title as find_title
from salotto.server.store.rows import Seat
from salotto.server.web.identity import new_token
from tests.server.client import Browser, TableSocket
from tests.server.hidden import Heard, Secrets, read
from tests.server.servers import Server
from tests.server.tables import a_store, an_info, run

AT = re.compile(r'data-at="(\d+)"')
SEED = "at the wire"
"""The deal and the choices: the same game every time, so that a failure can be looked into."""


async def a_dealt_table(server: Server, seed: str) -> str:
    """A table of Spook Manor with three open seats, and this deal."""
    info = dataclasses.replace(an_info(3, seed), seats=tuple(map(Seat, range(3))))
    async with a_store(server.database) as store:
        await store.open_table(info, new_token(), {})
    return info.id


async def collect(
    reader: Browser, table: str, seat: int | None, into: list[Heard], socket: TableSocket
) -> None:
    """Everything a reader can ask for at this moment of a game that is not over."""
    page = (await reader.get(f"/tables/{table}")).text
    into.append(Heard(seat, int(AT.findall(page)[0]), page))
    look = (await reader.get(f"/tables/{table}", look=1)).text
    into.append(Heard(seat, int(AT.findall(look)[0]), look))
    then = max(0, socket.table["at"] - 5)
    for eyes in ("", "0", "1", "2"):
        past = (await reader.get(f"/tables/{table}/replay", to=then, eyes=eyes)).text
        into.append(Heard(seat, then, past))
    log = (await reader.get(f"/tables/{table}/log")).text
    into.append(Heard(seat, socket.table["at"], log))
    if seat is None:
        view = await reader.http.get(f"/api/v1/tables/{table}/view")
        into.append(Heard(None, view.json()["at"], view.text))


async def a_whole_game(server: Server, seed: str) -> tuple[list[Heard], list[Choice]]:
    """Three people play by chance, somebody looks on: all that they hear, and what was chosen."""
    heard: list[Heard] = []
    choices: list[Choice] = []
    async with (
        Browser(server.address) as anna,
        Browser(server.address, "it") as bruno,
        Browser(server.address, "fr") as carla,
        Browser(server.address) as guest,
    ):
        table = await a_dealt_table(server, seed)
        readers: dict[int | None, Browser] = {0: anna, 1: bruno, 2: carla, None: guest}
        for seat, name in enumerate(("Anna", "Bruno", "Carla")):
            await readers[seat].post(f"/tables/{table}/sit", seat=str(seat), name=name)
        sockets = {seat: await reader.socket(table) for seat, reader in readers.items()}
        chance = Random(seed)
        for socket in sockets.values():
            await socket.until_table()
        while not sockets[0].table["over"]:
            asked = chance.choice([each for each in (0, 1, 2) if sockets[each].table["mine"]])
            key = sockets[asked].any_choice(chance)
            assert (await sockets[asked].answer(key))["type"] == "done"
            choices.append(Choice(asked, key))
            newest = max(socket.table["number"] for socket in sockets.values())
            for socket in sockets.values():
                while socket.table["number"] < newest:
                    await socket.receive()
            if len(choices) % 60 == 0 and not sockets[0].table["over"]:
                await asyncio.gather(
                    *(collect(readers[each], table, each, heard, sockets[each]) for each in readers)
                )
        choices = list(map(Choice._make, (await anna.http.get(f"/tables/{table}/log")).json()["choices"]))
        for reader, socket in sockets.items():
            at = 0
            for text in socket.heard:
                found = re.search(r'"at":(\d+),"number"', text)
                at = int(found[1]) if found else at
                heard.append(Heard(reader, at, text))
            await socket.connection.close()
    return heard, choices


@pytest.mark.timeout(600)
def test_nothing_hidden_reaches_anybody(server: Server) -> None:
    heard, choices = run(a_whole_game(server, SEED))
    title = find_title("spook-manor")
    secrets = Secrets(title, Play(title, title.table(["x"] * 3, SEED)), choices)
    over = len(choices)
    checked = [each for each in heard if each.at < over]
    assert len(checked) > 500
    assert all(secrets.hidden[each.at][each.seat] for each in checked if each.at < over // 2)
    for each in checked:
        assert secrets.leaks(each) == [], (SEED, each.seat, each.at, read(each.text))


def test_the_check_itself_would_find_a_leak() -> None:
    title = find_title("spook-manor")
    table = title.table(["a", "b"], "seed")
    secrets = Secrets(title, Play(title, table), [])
    hidden = sorted(secrets.hidden[0][0])
    assert hidden
    assert secrets.leaks(Heard(0, 0, "nothing here")) == []
    assert secrets.leaks(Heard(0, 0, f'<i data-thing="{hidden[0]}">')) == [hidden[0]]
    names = set(secrets.names_of(hidden[0])) - secrets.names[0][0]
    assert names
    for name in names:
        page = f"<b>{escape(name)}</b>"
        assert name in secrets.leaks(Heard(0, 0, page))
        assert name in secrets.leaks(Heard(0, 0, json.dumps({"board": page})))
