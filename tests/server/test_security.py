"""The promises of docs/security.md."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from salotto.server import command
from salotto.server.settings import BadSettings, Settings, parse, read, secret_of
from salotto.server.web.identity import Keyring, hashed, new_id, new_token
from salotto.server.web.limits import BODY_BYTES, Bucket, Rates
from salotto.server.web.security import same_origin
from salotto.server.web.text import BadName, clean, clean_lines, clean_name
from tests.server.client import Browser
from tests.server.servers import Server, served
from tests.server.tables import run

# Identity


def test_a_cookie_that_we_did_not_sign_is_nobodys() -> None:
    keyring, other = Keyring(b"ours"), Keyring(b"theirs")
    person = new_id()
    cookie = keyring.cookie(person)
    assert keyring.person(cookie) == person
    for forged in (
        other.cookie(person),
        cookie[:-1],
        f"x{cookie}",
        person,
        "",
        ".",
        "a.b",
        "\udc80.x",
        "è.è",
    ):
        assert keyring.person(forged) is None


def test_tokens_have_128_bits_and_more_and_are_never_the_same() -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    assert all(len(token) * 6 >= 128 for token in (new_token(), new_id(), Keyring(b"k").invitation("t")))
    assert Keyring(b"k").invitation("t") != Keyring(b"k").personal_link("t", 0) != Keyring(b"k").csrf("t")
    assert Keyring(b"k").personal_link("p", 1) != Keyring(b"k").personal_link("p", 2)


def test_no_name_can_be_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-one", "--two", "_three", "-four", "five"])
    monkeypatch.setattr("salotto.server.web.identity.secrets.token_urlsafe", lambda _: next(drawn))
    assert [new_id(), new_token()] == ["_three", "five"]


def test_the_cookie_is_kept_from_scripts_other_sites_and_plain_http(tmp_path: Path) -> None:
    async def scenario(server: Server, secure: bool) -> None:
        async with Browser(server.address) as anna:
            cookie = (await anna.get("/")).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert ("; secure" in cookie) == secure

    with served(tmp_path) as server:
        run(scenario(server, False))
    with served(tmp_path, "--public-url", "https://room.example") as server:
        run(scenario(server, True))


def test_no_token_is_in_the_database(tmp_path: Path) -> None:
    async def scenario(server: Server) -> list[str]:
        async with Browser(server.address) as anna:
            answer = await anna.http.post(
                "/api/v1/tables", json={"title": "spook-manor", "seats": ["me", "open"], "private": True}
            )
            opened = answer.json()
            seat = await anna.http.post(
                f"/api/v1/tables/{opened['table']['id']}/seats?invitation={opened['invitation']}",
                json={"seat": 1, "name": "Bruno"},
            )
            link = re.search(r"/me/([\w-]{20,})", (await anna.post("/me/link")).text)
            assert link is not None
            return [opened["invitation"], opened["tokens"]["0"], seat.json()["token"], link[1]]

    with served(tmp_path) as server:
        tokens = run(scenario(server))
    database = sqlite3.connect(tmp_path / "room.db")
    dump = "\n".join(database.iterdump())
    database.close()
    for token in tokens:
        assert token not in dump
        assert hashed(token) in dump
    assert "kept secret by the tests" not in dump


def test_the_secret_is_kept_beside_sqlite_and_must_be_given_on_postgresql(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'room.db'}")
    assert secret_of(settings) == secret_of(settings)
    assert (tmp_path / "room.secret").stat().st_mode & 0o777 == 0o600
    given = "given by the operator"
    assert secret_of(Settings(secret=given)) == given.encode()
    with pytest.raises(BadSettings, match="SALOTTO_SECRET"):
        secret_of(Settings(database="postgresql://room"))


# What every answer carries


def test_pages_carry_a_strict_policy_and_hold_no_inline_script_or_style(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.play_now()
            paths = ["/", "/tables", "/me", f"/tables/{table}", f"/tables/{table}/replay", "/nowhere"]
            paths += [f"/titles/spook-manor/{page}" for page in ("new", "rules", "score-pad")]
            for path in paths:
                page = await anna.get(path)
                policy = page.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert page.headers["x-content-type-options"] == "nosniff"
                assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:", page.text)

    run(scenario())


# What a request must pass


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "room", "origin": "http://room"}, True),
        ({"host": "room", "origin": "https://public.example"}, True),
        ({"host": "room"}, True),
        ({"host": "room", "sec-fetch-site": "same-origin"}, True),
        ({"host": "room", "origin": "http://evil"}, False),
        ({"host": "room", "origin": "http://room.evil"}, False),
        ({"host": "room", "origin": "null"}, False),
        ({"host": "room", "origin": "http://[broken"}, False),
        ({"host": "", "origin": ""}, False),
        ({"host": "room", "sec-fetch-site": "cross-site"}, False),
    ],
)
def test_only_our_own_pages_may_send_something(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(Headers(headers), "https://public.example/") == ours


def test_a_form_without_our_token_or_from_elsewhere_changes_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            await anna.get("/")
            path = "/titles/spook-manor/play-now"
            for data in ({}, {"csrf": "x"}, {"csrf": "è"}):
                assert (await anna.http.post(path, data=data)).status_code == 403
            stolen = re.search(r'name="csrf" value="([^"]+)"', (await eve.get("/")).text)
            assert stolen is not None
            assert (await anna.http.post(path, data={"csrf": stolen[1]})).status_code == 403
            right = re.search(r'name="csrf" value="([^"]+)"', (await anna.get("/")).text)
            assert right is not None
            foreign = await anna.http.post(
                path, data={"csrf": right[1]}, headers={"Origin": "https://evil.example"}
            )
            assert foreign.status_code == 403
            assert "No table yet" in (await anna.get("/tables")).text

    run(scenario())


def test_a_socket_from_another_site_is_closed(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            table = await anna.play_now()
            socket = await anna.socket(table, origin="https://evil.example")
            assert await socket.closed() == 4403

    run(scenario())


def test_a_private_table_is_closed_to_strangers_and_open_to_guests(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as stranger:
            table = await anna.open_table("me", "me", private="on")
            invite = re.search(r"/join/([\w-]+)", (await anna.get(f"/tables/{table}")).text)
            assert invite is not None
            for path in ("", "/replay", "/log", "/scorecard"):
                assert (await stranger.get(f"/tables/{table}{path}")).status_code == 403
            assert (await stranger.get(f"/api/v1/tables/{table}")).status_code == 403
            assert table not in (await stranger.get("/api/v1/tables")).text
            socket = await stranger.socket(table)
            assert await socket.closed() == 4401
            assert (await stranger.get(f"/join/{invite[1]}")).status_code == 200
            assert (await stranger.get(f"/tables/{table}")).status_code == 200
            assert (await stranger.get(f"/api/v1/tables/{table}?invitation={invite[1]}")).status_code == 200

    run(scenario())


def test_nobody_answers_for_a_seat_that_is_not_theirs(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open_table("me", "me")
            async with await anna.socket(table) as socket, await eve.socket(table) as spying:
                await socket.until_mine()
                await spying.until_table()
                key = socket.choices()[0]
                for wish in ({"do": "answer", "key": key}, {"do": "undo"}, {"do": "restart"}, {"do": "hint"}):
                    assert (await spying.wish(**wish))["reason"] == "spectator"
                assert (await spying.wish(do="sit", seat=0))["reason"] == "spectator"
                assert (await spying.wish(do="look", seat=0))["type"] == "done"
                assert spying.choices() == []
                assert socket.table["at"] == 0
            for path in ("answer", "undo", "restart", "start"):
                reply = await eve.http.post(f"/api/v1/tables/{table}/{path}", json={"key": key})
                assert reply.status_code == 401
                reply = await eve.http.post(
                    f"/api/v1/tables/{table}/{path}", json={"key": key}, headers={"Authorization": "Bearer x"}
                )
                assert reply.status_code == 401

    run(scenario())


# Limits


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Browser(server.address) as anna:
            table = await anna.play_now()
            statuses = [(await anna.http.post("/settings", data={})).status_code for _ in range(40)]
            assert set(statuses) == {403, 429}
            sockets = [await anna.socket(table) for _ in range(4)]
            assert await sockets[-1].closed() == 4429
            flooding = sockets[0]
            with suppress(ConnectionClosed):
                for _ in range(400):
                    await flooding.send(do="undo")
            assert await flooding.closed() == 4408
            assert any(message.get("reason") == "slow-down" for message in flooding.others)
            for socket in sockets:
                await socket.connection.close()

    flags = ("--posts-per-minute", "30", "--sockets-per-address", "3", "--messages-per-second", "5")
    with served(tmp_path, *flags) as server:
        run(scenario(server))


def test_what_is_too_long_is_refused(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            long = b"x" * (BODY_BYTES + 1)
            assert (await anna.http.post("/settings", content=long)).status_code == 413

            async def pieces() -> AsyncIterator[bytes]:
                for _ in range(70):
                    yield b"x" * 1024

            chunked = await anna.http.post("/api/v1/tables", content=pieces())
            assert chunked.status_code == 413
            table = await anna.open_table("me")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                await socket.connection.send("x" * 20_000)
                assert await socket.closed() == 1009

    run(scenario())


def test_a_bucket_lets_a_burst_through_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("salotto.server.web.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    rates = Rates(rate=1.0, burst=1.0)
    assert [rates.take("a"), rates.take("b"), rates.take("a")] == [True, True, False]


# Texts


def test_what_people_write_is_made_harmless() -> None:
    assert clean_name("  Anna\x00\n\u202e  Karenina\ud800\ue000 ") == "Anna Karenina"
    assert clean("x" * 9999, 500) == "x" * 500
    assert clean_lines("a\r\nb\x07", 100) == "a\nb"
    assert clean("caffe\u0301 ☕", 100) == "caffé ☕"
    chance = Random(1)
    for _ in range(200):
        text = "".join(chr(chance.randrange(0x110000)) for _ in range(30))
        assert clean(text, 24).encode("utf-8").decode("utf-8") == clean(clean(text, 24), 24)


INVISIBLE = [
    "\u200b",
    "\u3164",
    "\ufeff",
    "\u061c",
    "\u2800",
    "\u00ad\u2060",
    "\u200d",
    "\u0301",
    "\u202e \u115f",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)
    if name != "\u0301":  # an accent belongs to its letter
        assert (
            clean_name(f"{name}Anna{name} {name}K")
            == clean_name(f"An{name.replace(' ', '')}na K")
            == "Anna K"
        )


def test_a_name_keeps_what_its_language_needs() -> None:
    for name in ("Zoë", "Nguyễn", "علی\u200cرضا", "Łukasz 2", "👩\u200d🚀", "李", "O’Neill"):
        assert clean_name(name) == name
    assert clean_name("") == clean_name("   ") == ""


def test_a_name_that_cannot_be_seen_is_refused_in_words_wherever_it_is_given(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "it") as anna:
            table = await anna.open_table("me", "open")
            for path, form in ((f"/tables/{table}/sit", {"seat": "1"}), ("/settings", {})):
                refused = await anna.post(path, name="\u3164", **form)
                assert refused.status_code == 400
                assert "Questo nome non si vede" in refused.text
            wish = {"title": "spook-manor", "seats": ["me"], "name": "\u200b\ufeff"}
            refused = await anna.http.post("/api/v1/tables", json=wish)
            assert (refused.status_code, refused.json()["reason"]) == (400, "bad-name")

    run(scenario())


# Settings


def test_a_flag_beats_the_environment_which_beats_the_default() -> None:
    environment = {
        "SALOTTO_PORT": "81",
        "SALOTTO_LOG_JSON": "yes",
        "SALOTTO_BOT_SECONDS": "2.5",
        "OTHER": "x",
    }
    settings = read(environment, port=82, host=None)
    assert (settings.port, settings.host, settings.log_json) == (82, "127.0.0.1", True)
    assert settings.bot_seconds == 2.5
    with pytest.raises(BadSettings, match="log_json"):
        parse("log_json", "perhaps")
    with pytest.raises(BadSettings, match="many"):
        parse("port", "many")


def test_a_server_that_cannot_start_says_why_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert command.main(["--port", port, "--secret", "x" * 16, "--log-level", "error"]) == 2
    assert command.main(["--database", "postgresql://nowhere/room", "--log-level", "error"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert f"port {port}" in said[0]
    assert "SALOTTO_SECRET" in said[1]
