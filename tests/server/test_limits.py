"""Who is limited and how: strangers, those who play, and those who send by drops."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from examples import bot_client
from salotto.server.process import listen
from salotto.server.web.deflate import RoomProtocol
from salotto.server.web.limits import Bucket, Players, Rates
from salotto.server.web.patience import PatientHttp
from tests.server.rooms import a_room, open_by_api
from tests.server.servers import PATIENCE, Server
from tests.server.tables import run

# Strangers and players


def test_a_bucket_says_when_the_next_may_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("salotto.server.web.limits.time.monotonic", lambda: now)
    bucket = Bucket(0.5, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.wait == 2.0
    now += 2.0
    assert bucket.take()
    rates = Rates(0.1, 1)
    assert rates.wait("anna") == 1
    assert rates.take("anna")
    assert not rates.take("anna")
    assert rates.wait("anna") == 10


def test_a_token_is_known_once_it_was_good_and_until_it_is_not() -> None:
    players = Players(1)
    assert not players.known("token")
    players.welcome("token")
    assert players.known("token")
    players.forget("token")
    assert not players.known("token")


def test_who_plays_is_not_limited_like_a_stranger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, posts_per_minute=12.0, messages_per_second=30.0) as (client, _):
            address, key = await open_by_api(client, "me")

            async def answer(headers: dict[str, str]) -> httpx.Response:
                return await client.post(f"{address}/answer", headers=headers, json={"key": "nonsense"})

            await client.get(f"{address}/view", headers=key)
            assert [(await answer(key)).status_code for _ in range(40)] == [409] * 40
            forged = [(await answer({"Authorization": f"Bearer {n}"})) for n in range(12)]
            assert [each.status_code for each in forged] == [401] * 9 + [
                429
            ] * 3  # one was spent on the table
            assert 1 <= int(forged[-1].headers["retry-after"]) <= 5
            assert (await answer(key)).status_code == 409
            titles = [await client.get("/api/v1/titles", headers={"Authorization": "Bearer x"})]
            assert titles[0].status_code == 200
            assert (await answer({"Authorization": "Bearer x"})).status_code == 429

    run(scenario())


@pytest.mark.timeout(120)
def test_the_example_client_plays_a_whole_game_with_the_usual_limits(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'room.db'}") as server:
        outcome = bot_client.play(server.address)
    assert len(outcome["scores"]) == 3


@contextmanager
def busy_room(refusals: list[tuple[int, str]]) -> Iterator[str]:
    """A room that refuses some calls before it answers."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, wait = refusals.pop(0) if refusals else (200, "")
            self.send_response(status)
            if wait:
                self.send_header("Retry-After", wait)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_the_example_client_waits_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(bot_client, "sleep", waits.append)
    with busy_room([(429, "7"), (503, "2"), (503, "")]) as address:
        assert bot_client.Api(address).call("GET", "/anything") == {}
    assert waits == [7.0, 2.0, 1.0]


# By drops


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: room\r\nX-Slow: ",
        b"POST /settings HTTP/1.1\r\nHost: room\r\nContent-Length: 50\r\n\r\nname=",
    ],
)
def test_a_half_sent_request_is_dropped_and_a_slow_answer_is_not(sent: bytes) -> None:
    async def scenario() -> None:
        listening = listen("127.0.0.1", 0)
        config = uvicorn.Config(slow_answer, http=Impatient, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(*listening.getsockname())
                if sent:  # the second request of a connection, by drops
                    writer.write(b"GET / HTTP/1.1\r\nHost: room\r\n\r\n")
                    assert (await reader.readuntil(b"whole")).startswith(b"HTTP/1.1 200")
                for start in range(0, len(sent), 3):
                    writer.write(sent[start : start + 3])
                    await asyncio.sleep(0.002)
                assert await reader.read() == b""
                writer.close()
        finally:
            server.should_exit = True
            await serving
            listening.close()

    run(scenario())


def test_a_socket_that_is_silent_is_no_half_sent_request() -> None:
    async def scenario() -> None:
        listening = listen("127.0.0.1", 0)
        config = uvicorn.Config(echo, http=Impatient, ws=RoomProtocol, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            async with asyncio.timeout(PATIENCE):
                host, port = listening.getsockname()
                async with connect(f"ws://{host}:{port}/") as socket:
                    await asyncio.sleep(3 * Impatient.seconds)
                    await socket.send("still here")
                    assert await socket.recv() == "still here"
        finally:
            server.should_exit = True
            await serving
            listening.close()

    run(scenario())


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Says what it hears."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class Impatient(PatientHttp):
    """Waits but a moment."""

    seconds = 0.3


async def slow_answer(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that takes longer to answer than anybody may take to ask."""
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await asyncio.sleep(2 * Impatient.seconds)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"whole"})
