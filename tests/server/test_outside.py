"""The one way out of the room: only to the public internet, whatever an address says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from salotto.server.calls import outside
from salotto.server.calls.outside import NotReached, Outside, Target, checked, is_public, target_of, written
from tests.server.pushes import a_push_service
from tests.server.tables import run

PRIVATE = [
    *(
        "127.0.0.1",
        "127.1",
        "0x7f.1",
        "0x7f000001",
        "2130706433",
        "0177.0.0.1",
        "017700000001",
        "0",
        "0.0.0.0",
    ),
    *("10.0.0.1", "172.16.0.1", "192.168.1.1", "192.168.257", "169.254.169.254", "100.64.0.1", "198.18.0.1"),
    *("192.0.0.8", "192.0.2.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.88.99.1"),
    *("[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"),
    *("[fe80::1]", "[fc00::1]", "[fd12:3456::1]", "[fec0::1]", "[ff02::1]", "[2002:7f00:1::1]"),
    *("[2001:0:7f00:1::1]", "[64:ff9b::7f00:1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[2001:db8::1]"),
    *("[::ffff:0:127.0.0.1]", "localhost", "LOCALHOST.", "127.0.0.1."),
]
MALFORMED = [
    *(
        "",
        "ntfy.sh/topic",
        "http://ntfy.sh/topic",
        "ftp://ntfy.sh",
        "file:///etc/passwd",
        "gopher://127.0.0.1",
    ),
    *(
        "https://",
        "https:///path",
        "https://user:word@ntfy.sh/",
        "https://ntfy.sh@127.0.0.1/",
        "https://[::1",
    ),
    *(
        "https://ntfy.sh:25/",
        "https://ntfy.sh:99999/",
        "https://ntfy.sh:x/",
        "https://nt fy.sh/",
        "//ntfy.sh",
    ),
    *("https://ntfy.sh\\@127.0.0.1/", "https://ntfy.sh/a\r\nHost: evil", "https://[fe80::1%25eth0]/"),
    *("https://１２７.0.0.1/", "https://ⓛocalhost/", "https://ntfy.sh/" + "a" * 2000, "javascript:alert(1)"),
]


@pytest.mark.parametrize("host", PRIVATE)
def test_no_private_network_is_reached_in_any_spelling(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> Any:
        raise AssertionError("it connected")

    monkeypatch.setattr(asyncio, "open_connection", never)
    with pytest.raises(NotReached):
        run(Outside().post(f"https://{host}/", {}, b""))


@pytest.mark.parametrize("url", MALFORMED)
def test_what_is_no_plain_https_address_is_not_tried(url: str) -> None:
    with pytest.raises(NotReached):
        target_of(url)


def test_public_addresses_are_public() -> None:
    for address in ("1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"):
        assert is_public(address)
    assert target_of("https://ntfy.sh/t?x=1#y") == Target("ntfy.sh", 443, "/t?x=1", True, False)
    assert target_of("https://push.example:8443").origin == "https://push.example:8443"


def test_a_permitted_host_is_permitted_by_its_name_alone() -> None:
    way_out = Outside(["localhost", " Other.Example. "])
    assert way_out.permitted == {"localhost", "other.example"}
    assert target_of("http://localhost:81/", way_out.permitted).port == 81
    for url in ("http://127.0.0.1:8080/", "https://127.0.0.1:8080/", "https://localhost.example:25/"):
        with pytest.raises(NotReached):
            run(way_out.post(url, {}, b""))


def test_a_name_that_changes_its_mind_wins_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [["1.1.1.1"], ["127.0.0.1"]]
    asked: list[str] = []
    connected: list[str] = []

    async def scenario() -> None:
        async def lookup(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            return [(0, 0, 0, "", (address, port)) for address in answers[len(asked) - 1]]

        async def connect(host: str, port: int, **_: Any) -> Any:
            connected.append(host)
            raise OSError("far enough")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        for _ in range(2):
            with pytest.raises(NotReached):
                await Outside().post("https://rebinding.example/", {}, b"")

    run(scenario())
    assert asked == ["rebinding.example"] * 2  # asked once for each post
    assert connected == ["1.1.1.1"]  # to what was checked, and not to the second answer


def test_a_name_that_leads_to_the_public_and_to_us_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async def lookup(_: str, port: int, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, port)) for address in ("1.1.1.1", "10.0.0.1")]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup)
        with pytest.raises(NotReached):
            await checked(target_of("https://both.example/"))

    run(scenario())


def test_a_redirect_is_not_followed() -> None:
    with a_push_service() as first, a_push_service() as second:
        first.status, first.more = 307, {"Location": f"{second.address}/inside"}
        assert run(Outside(["127.0.0.1"]).post(f"{first.address}/x", {"Click": "here"}, b"hello")) == 307
        assert [each.body for each in first.received] == [b"hello"]
        assert first.received[0].headers["Click"] == "here"
        assert second.received == []


Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def _endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while not writer.is_closing():
        writer.write(b"x" * 60_000)
        await writer.drain()


async def _silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def _rude(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"SSH-2.0-OpenSSH\r\n")
    await writer.drain()


@pytest.mark.parametrize("answer", [_endless, _silent, _rude])
def test_an_answer_that_is_none_costs_little(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.5)

    async def hostile(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await answer(reader, writer)
        except ConnectionError:
            pass
        finally:
            writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(hostile, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(NotReached):
                await Outside(["127.0.0.1"]).post(f"http://127.0.0.1:{port}/", {}, b"")

    run(scenario())


def test_a_header_cannot_be_two() -> None:
    with pytest.raises(ValueError, match="printable"):
        written(target_of("https://ntfy.sh/t"), {"Click": "https://room\r\nX-Evil: 1"}, b"")
