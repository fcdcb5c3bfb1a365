"""At the wire: what a seat or a spectator receives never names a card that is hidden from it."""

from __future__ import annotations

import asyncio
import dataclasses
import re
from collections import defaultdict
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any, NamedTuple

import pytest

from salotto.kernel.play import Choice, Play
from salotto.kernel.title import Title
from salotto.kernel.zones import Zone, knows
from salotto.registry import title as find_title
from tests.server.client import Browser, TableSocket
from tests.server.servers import Server
from tests.server.tables import run

AT = re.compile(r'data-at="(\d+)"')


class Heard(NamedTuple):
    """A text that reached somebody when so many choices stood."""

    seat: int | None
    at: int
    text: str


def zones(value: Any) -> Iterator[Zone[Any]]:
    """Every zone of a state."""
    if isinstance(value, Zone):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from zones(getattr(value, field.name))
    elif isinstance(value, list | tuple):
        for each in value:
            yield from zones(each)


class Secrets:
    """For a seat and a moment: the cards that lie hidden from it, and all that it has ever seen."""

    def __init__(self, title: Title[Any], play: Play[Any], log: list[Choice]) -> None:
        self.title = title
        self.hidden: list[dict[int | None, set[str]]] = []
        seats = [None, *range(play.table.players)]
        seen: dict[int | None, set[str]] = defaultdict(set)
        ever: set[str] = set()
        names: dict[int | None, set[str]] = defaultdict(set)
        self.names: list[dict[int | None, set[str]]] = []
        for choice in [None, *log]:
            if choice is not None:
                play.answer(*choice)
            lying = [
                (card.key, mask)
                for zone in zones(play.state)
                for card, mask in zip(zone.cards, zone.seen, strict=True)
            ]
            covered = {seat: {key for key, mask in lying if not knows(mask, seat)} for seat in seats}
            ever |= {key for key, _ in lying}
            for seat in seats:
                seen[seat] |= ever - covered[seat]
                names[seat] |= {name for key in seen[seat] for name in self.names_of(key)}
            self.hidden.append({seat: covered[seat] - seen[seat] for seat in seats})
            self.names.append({seat: set(names[seat]) for seat in seats})

    def names_of(self, key: str) -> list[str]:
        return list((self.title.phrase(key).names or {}).values())

    def leaks(self, heard: Heard) -> list[str]:
        """What a text names that its reader could not know."""
        hidden, known = self.hidden[heard.at][heard.seat], self.names[heard.at][heard.seat]
        text = unescape(heard.text.encode().decode("unicode_escape") if "\\u" in heard.text else heard.text)
        found = [key for key in hidden if re.search(re.escape(key) + r"(?![\w-])", text)]
        secret = {name for key in hidden for name in self.names_of(key)} - known
        for name in known:
            if len(name) > 3 and any(each in name for each in secret if each != name):
                text = text.replace(name, "")
        return found + [name for name in secret if name in text]


async def collect(
    reader: Browser, table: str, seat: int | None, into: list[Heard], socket: TableSocket
) -> None:
    """Everything a reader can ask for at this moment."""
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


@pytest.mark.timeout(300)
def test_nothing_hidden_reaches_anybody(server: Server) -> None:
    async def scenario() -> tuple[list[Heard], dict[str, Any]]:
        heard: list[Heard] = []
        async with (
            Browser(server.address) as anna,
            Browser(server.address, "it") as bruno,
            Browser(server.address, "fr") as carla,
            Browser(server.address) as guest,
        ):
            table = await anna.open_table("me", "open", "open")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await carla.post(f"/tables/{table}/sit", seat="2", name="Carla")
            readers: dict[int | None, Browser] = {0: anna, 1: bruno, 2: carla, None: guest}
            sockets = {seat: await reader.socket(table) for seat, reader in readers.items()}
            chance = Random(4)
            for socket in sockets.values():
                await socket.until_table()
            moves = 0
            while not sockets[0].table["over"]:
                seat = chance.choice([each for each in (0, 1, 2) if sockets[each].table["mine"]])
                await sockets[seat].answer_any(chance)
                moves += 1
                newest = max(socket.table["number"] for socket in sockets.values())
                for socket in sockets.values():
                    while socket.table["number"] < newest:
                        await socket.receive()
                if moves % 25 == 0:
                    await asyncio.gather(
                        *(collect(readers[each], table, each, heard, sockets[each]) for each in readers)
                    )
            for reader, socket in sockets.items():
                at = 0
                for text in socket.heard:
                    found = re.search(r'"at":(\d+),"number"', text)
                    at = int(found[1]) if found else at
                    heard.append(Heard(reader, at, text))
                await socket.connection.close()
            return heard, (await guest.get(f"/tables/{table}/log")).json()

    heard, log = run(scenario())
    title = find_title("spook-manor")
    play = Play(title, title.table(log["seats"], log["seed"], log["mode"], log["options"]))
    choices = [Choice(seat, key) for seat, key in log["choices"]]
    secrets = Secrets(title, play, choices)
    over = len(choices)
    checked = [each for each in heard if each.at < over]
    assert len(checked) > 500
    assert all(secrets.hidden[each.at][each.seat] for each in checked if each.at < over // 2)
    for each in checked:
        assert secrets.leaks(each) == [], (each.seat, each.at)


def test_the_check_itself_would_find_a_leak() -> None:
    title = find_title("spook-manor")
    table = title.table(["a", "b"], "seed")
    secrets = Secrets(title, Play(title, table), [])
    hidden = sorted(secrets.hidden[0][0])
    assert hidden
    assert secrets.leaks(Heard(0, 0, "nothing here")) == []
    assert secrets.leaks(Heard(0, 0, f'<i data-thing="{hidden[0]}">')) == [hidden[0]]
    name = next(name for name in secrets.names_of(hidden[0]) if name not in secrets.names[0][0])
    assert name in secrets.leaks(Heard(0, 0, f"<b>{name}</b>"))
