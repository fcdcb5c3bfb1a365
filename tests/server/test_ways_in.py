"""Coming back as oneself: a link for one device, passkeys, and the address on a local network."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from pathlib import Path

import pytest

from salotto.server import local_network
from salotto.server.local_network import address_at, named_for_network, open_to_network
from salotto.server.page.qr import HALVES, qr, qr_lines
from salotto.server.settings import BadSettings, Settings
from salotto.server.store import ways_in
from salotto.server.store.rows import Person
from salotto.server.store.ways_in import Passkey
from salotto.server.web.identity import site_of
from tests.server.client import CSRF, Browser
from tests.server.servers import Server, served
from tests.server.tables import a_store, run

REFUSED = 400


def test_a_seat_goes_on_with_another_device_by_a_link_that_works_once(server: Server) -> None:
    async def scenario() -> None:
        anna, phone, thief = (Browser(server.address) for _ in range(3))
        async with anna, phone, thief:
            table = await anna.open_table("me", "open", **{"name-0": "Anna"})
            page = (await anna.post("/me/device")).text
            link = page.partition('id="device-link" readonly value="')[2].partition('"')[0]
            assert link.startswith(f"{server.address}/go-on/")
            assert 'class="qr"' in page
            assert link not in (await anna.get("/me")).text  # it is shown once
            path = link.removeprefix(server.address)
            assert "Come in as Anna?" in (await phone.get(path)).text
            assert (await phone.get(path)).status_code == 200  # a preview does not use it up
            assert table in (await phone.post(path)).text
            assert (await thief.get(path)).status_code == 404
            assert (await thief.post(path)).status_code == 404
            assert (await thief.post("/go-on/guessed")).status_code == 404

    run(scenario())


def test_of_two_who_use_one_pass_one_is_let_in_and_a_pass_is_for_one_purpose_and_soon_expires(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            await ways_in.give_pass(store, ways_in.DEVICE, "anna", "one")
            assert await ways_in.use_pass(store, ways_in.PASSKEY, "one") is None
            both = await asyncio.gather(*(ways_in.use_pass(store, ways_in.DEVICE, "one") for _ in range(2)))
            assert sorted(both, key=str) == ["anna", None] or sorted(both, key=str) == [None, "anna"]
            await ways_in.give_pass(store, ways_in.DEVICE, "anna", "two")
            late = time.time() + 601
            monkeypatch.setattr("salotto.server.store.ways_in.time.time", lambda: late)
            assert await ways_in.about_pass(store, ways_in.DEVICE, "two") is None
            assert await ways_in.use_pass(store, ways_in.DEVICE, "two") is None

    run(scenario())


def test_a_passkey_is_ones_own_and_nobody_has_too_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            await store.keep_person(Person("anna"))
            made = [Passkey(f"key {n}", "anna", b"public", 0, float(n)) for n in range(21)]
            assert [await ways_in.add_passkey(store, each) for each in made] == [True] * 20 + [False]
            assert not await ways_in.add_passkey(store, made[0]._replace(person="bruno"))
            await ways_in.count_use(store, "key 3", 7)
            await ways_in.remove_passkey(store, "bruno", "key 4")  # not his
            await ways_in.remove_passkey(store, "anna", "key 5")
            held = await ways_in.passkeys_of(store, "anna")
            assert [each.id for each in held] == [f"key {n}" for n in range(20) if n != 5]
            assert held[3].uses == 7
            assert await ways_in.passkey(store, "key 5") is None

    run(scenario())


def said(challenge: str, **more: object) -> str:
    data = {"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost", **more}
    return base64.urlsafe_b64encode(json.dumps(data).encode()).rstrip(b"=").decode()


HOSTILE = [
    "",
    "{}",
    "null",
    "[]",
    "7",
    "[" * 15_000,
    '{"response": 7}',
    '{"response": {"clientDataJSON": "!"}}',
    '{"response": {"clientDataJSON": 7}}',
    json.dumps({"id": 7, "response": {"clientDataJSON": said("AAAA")}}),
    json.dumps({"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": said("A")}}),
]


def test_answers_that_no_passkey_gave_are_refused_and_none_is_an_error_of_ours(tmp_path: Path) -> None:
    with served(tmp_path, "--public-url", "http://localhost") as server:

        async def scenario() -> None:
            async with Browser(server.address) as anna:
                token = CSRF.search((await anna.get("/me")).text)
                assert token is not None

                async def sent(path: str, **form: str) -> tuple[int, str]:
                    form["csrf"] = token[1]
                    answer = await anna.http.post(path, data=form, headers={"Origin": server.address})
                    return answer.status_code, answer.text

                for path in ("/me/passkey", "/passkey"):
                    for hostile in HOSTILE:
                        status, _ = await sent(path, answer=hostile)
                        assert status == REFUSED, (path, hostile[:80])
                # a real question, answered by nobody's key; then again, when it is used up
                for ask, path in (("/me/passkey/new", "/me/passkey"), ("/passkey/ask", "/passkey")):
                    status, text = await sent(ask)
                    assert status == 200
                    parts = {"clientDataJSON": said(json.loads(text)["challenge"])}
                    parts |= dict.fromkeys(("attestationObject", "authenticatorData", "signature"), "AAAA")
                    bad = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": parts}
                    for _ in range(2):
                        assert (await sent(path, answer=json.dumps(bad)))[0] == REFUSED

        run(scenario())


def test_where_browsers_grant_no_passkeys_the_page_says_so(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            page = (await anna.get("/me")).text
            assert "only where the room is reached over HTTPS" in page
            assert "data-passkey" not in page
            assert (await anna.post("/me/passkey/new")).status_code == 409

    run(scenario())


def test_a_passkey_is_bound_to_a_name_and_never_to_a_bare_address() -> None:
    assert site_of("https://room.example/games") == ("room.example", "https://room.example")
    assert site_of("http://localhost:8642") == ("localhost", "http://localhost:8642")
    for bare in (
        "http://192.168.1.5:8642",
        "https://192.168.1.5",
        "https://[::1]",
        "http://room.example",
        "",
    ):
        assert site_of(bare) is None, bare


def test_on_a_local_network_links_carry_an_address_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local_network, "address_here", lambda: "192.168.1.5")
    lan = open_to_network(Settings(lan=True))
    assert lan.host == "0.0.0.0"
    assert address_at(named_for_network(lan, 80), 80) == "http://192.168.1.5:80"
    assert open_to_network(Settings(lan=True, host="10.0.0.7")).host == "10.0.0.7"
    given = named_for_network(Settings(lan=True, public_url="https://room.example"), 80)
    assert given.public_url == "https://room.example"
    behind_a_proxy = named_for_network(Settings(host="0.0.0.0"), 80)
    assert behind_a_proxy.public_url == ""  # links follow the address that was asked for
    assert address_at(behind_a_proxy, 80) == "http://192.168.1.5:80"
    assert open_to_network(Settings()) == named_for_network(Settings(), 80) == Settings()
    monkeypatch.setattr(local_network, "address_here", lambda: None)
    with pytest.raises(BadSettings, match="on no network"):
        named_for_network(lan, 80)
    assert address_at(Settings(host="::1"), 80) == "http://[::1]:80"


def test_the_lobby_of_a_room_on_the_local_network_offers_its_address_and_a_code(tmp_path: Path) -> None:
    with served(tmp_path, "--lan", "--host", "127.0.0.2") as server:

        async def scenario() -> None:
            async with Browser(server.address.replace("127.0.0.1", "127.0.0.2")) as anna:
                page = await anna.post("/titles/spook-manor/new", **{"seat-0": "me", "seat-1": "open"})
                assert f'value="http://127.0.0.2:{server.port}/join/' in page.text
                assert 'class="qr"' in page.text

        run(scenario())


def test_a_code_in_the_terminal_is_the_code_on_the_page() -> None:
    link = "http://192.168.1.5:8642"
    modules = {letter: pair for pair, letter in HALVES.items()}
    rows = [row for line in qr_lines(link) for row in zip(*(modules[each] for each in line), strict=True)]
    dark = sum(module for row in rows for module in row)
    finder = [1, 1, 1, 1, 1, 1, 1]
    assert list(rows[2][2:9]) == finder
    assert [row[2] for row in rows[2:9]] == finder
    assert 0.3 < dark / len(rows[0]) ** 2 < 0.6
    assert "<svg" in qr(link)
    assert qr(link) != qr(link + "/")
