"""What team mates say to each other stays between them."""

from __future__ import annotations

from typing import Any

from tests.server.client import Browser, TableSocket
from tests.server.servers import Server
from tests.server.tables import run


async def lines_until(socket: TableSocket, text: str) -> list[dict[str, Any]]:
    """What a reader hears in the chat, up to this line."""
    while True:
        lines = [message for message in socket.others if message["type"] == "chat"]
        if lines and lines[-1]["text"] == text:
            return lines
        await socket.receive()


def test_only_the_mate_hears_what_is_said_to_the_team(server: Server) -> None:  # OB-20.3
    async def scenario() -> None:
        async with (
            Browser(server.address) as anna,
            Browser(server.address) as bruno,
            Browser(server.address) as carla,
            Browser(server.address) as guest,
        ):
            table = await anna.open_table("me", "open", "open", "bot:random", title="obsession", mode="teams")
            await bruno.post(f"/tables/{table}/sit", seat="1", name="Bruno")
            await carla.post(f"/tables/{table}/sit", seat="2", name="Carla")
            await anna.post(f"/tables/{table}/start")
            async with (
                await anna.socket(table) as here,
                await bruno.socket(table) as rival,
                await carla.socket(table) as mate,
                await guest.socket(table) as spectator,
            ):
                await here.until_table()
                assert (await here.wish(do="chat", text="Shall I host?", team=True))["type"] == "done"
                assert (await here.wish(do="chat", text="Good evening", team=False))["type"] == "done"
                assert [line["team"] for line in await lines_until(mate, "Good evening")] == [True, False]
                for other in (rival, spectator):
                    assert len(await lines_until(other, "Good evening")) == 1
                    assert not any("Shall I host?" in heard for heard in other.heard)
                assert (await spectator.wish(do="chat", text="Psst", team=True))["type"] == "error"
            pages = [(await reader.get(f"/tables/{table}")).text for reader in (carla, bruno, guest)]
            assert ["Shall I host?" in page for page in pages] == [True, False, False]
            assert ["Only for my team" in page for page in pages] == [True, True, False]

    run(scenario())


def test_who_plays_alone_has_no_team_to_talk_to(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.open_table("me", "bot:random")
            assert "Only for my team" not in (await anna.get(f"/tables/{table}")).text

    run(scenario())
