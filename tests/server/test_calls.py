"""Whoever is asked and does not look is called: once for a turn, and only who wishes it."""

from __future__ import annotations

import base64
import io
import json
import re
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from salotto.server.calls import caller as calling
from salotto.server.calls.caller import is_quiet
from salotto.server.calls.messages import Message, posting
from salotto.server.calls.webpush import CURVE, Signer, coded, decoded, read_public, sealed
from salotto.server.page.addresses import lie_under
from salotto.server.services import Services
from salotto.server.store.calls import WAYS_EACH, Quiet, Way, add_way, be_quiet, ways_of
from salotto.server.store.portable import BadRoomFile, export, take_in
from salotto.server.store.rows import Person
from salotto.server.tables import lobby
from salotto.server.tables.live import LiveTable
from salotto.server.tables.lobby import Opening
from tests.server.pushes import PushService, a_push_service
from tests.server.rooms import a_room
from tests.server.tables import a_store, run

ANNA, BRUNO = Person("anna", "Anna", "it"), Person("bruno", "Bruno", "en")
NOW: dict[str, Any] = {"calls_allow": "127.0.0.1", "call_seconds": 0.0}
WAY = Way(1, "anna", "https://push.example/x", "", "", "fr", "https://room.example", 0.0)


# What is sent


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    ours = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE
    )
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sent = sealed(
        b"When I grow up, I want to be a watermelon",
        decoded(browser),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ours,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert coded(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_room_signs_for_one_push_service_and_always_with_the_same_key() -> None:
    signer = Signer(7)
    header = signer.authorization("https://push.example", "https://room.example", 1000.0)
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)", header)
    assert found is not None
    assert found[4] == signer.public == Signer(7).public != Signer(8).public
    claims = json.loads(base64.urlsafe_b64decode(found[2] + "=="))
    assert claims == {"aud": "https://push.example", "exp": 44_200, "sub": "https://room.example"}
    pair = decoded(found[3])
    signature = encode_dss_signature(int.from_bytes(pair[:32]), int.from_bytes(pair[32:]))
    signed = f"{found[1]}.{found[2]}".encode()
    read_public(decoded(found[4])).verify(signature, signed, ec.ECDSA(SHA256()))


def test_each_kind_of_address_is_told_in_its_own_way() -> None:
    message = Message("Spook Manor", "C'est à vous.", "https://room.example/tables/x", "x")

    def sent(address: str) -> tuple[dict[str, str], str]:
        _, headers, body = posting(message, WAY._replace(address=address), Signer(1), 0.0)
        return headers, body.decode()

    headers, text = sent("https://ntfy.sh/topic")
    assert headers["Click"] == "https://room.example/tables/x"
    assert text == "Spook Manor: C'est à vous.\nhttps://room.example/tables/x"
    gotify = json.loads(sent("https://push.example/message?token=t")[1])
    assert gotify["extras"]["client::notification"]["click"]["url"] == "https://room.example/tables/x"
    discord = json.loads(sent("https://discord.com/api/webhooks/1/x")[1])
    assert discord["allowed_mentions"] == {"parse": []}
    assert "C'est à vous." in discord["content"]


@pytest.mark.parametrize(
    ("start", "stop", "hour", "quiet"),
    [
        (22, 8, 23, True),
        (22, 8, 7, True),
        (22, 8, 8, False),
        (9, 17, 9, True),
        (9, 17, 17, False),
        (5, 5, 5, False),
    ],
)
def test_at_quiet_hours_of_ones_own_day_nobody_is_called(
    start: int, stop: int, hour: int, quiet: bool
) -> None:
    at = datetime(2026, 1, 15, hour, 30, tzinfo=UTC).timestamp()
    assert is_quiet(Quiet(start, stop, "UTC"), at) == quiet
    assert is_quiet(Quiet(start, stop, "no/../zone"), at) == quiet
    assert is_quiet(Quiet(start, stop, "Europe/Rome"), at - 3600) == quiet
    assert not is_quiet(None, at)


# The pages


def headers_of(services: Services, person: Person) -> dict[str, str]:
    return {"Cookie": f"salotto={services.keyring.cookie(person.id)}", "Origin": "http://room"}


async def post(
    client: httpx.AsyncClient, services: Services, person: Person, path: str, **form: str
) -> httpx.Response:
    data = {"csrf": services.keyring.csrf(person.id), **form}
    return await client.post(path, data=data, headers=headers_of(services, person))


async def ways(services: Services, person: Person) -> list[Way]:
    return list((await services.store.run(partial(ways_of, person=person.id)))[0])


def test_ways_are_given_tried_told_removed_and_erased(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, **NOW) as (client, services):
            await services.store.keep_person(ANNA)
            with a_push_service() as service:
                for name in ("phone", "phone", "laptop"):
                    path, form = "/me/calls/browser", {"subscription": service.subscription(name)}
                    assert (await post(client, services, ANNA, path, **form)).status_code == 200
                assert len(await ways(services, ANNA)) == 2  # the phone was renewed
                path = "/me/calls/address"
                for topic in ("one", "two"):
                    await post(client, services, ANNA, path, address=f"{service.address}/{topic}")
                assert [each.path for each in service.received] == ["/one", "/two"]
                assert "tocca a te" in service.received[0].body.decode()
                held = await ways(services, ANNA)
                assert [way.address.rpartition("/")[2] for way in held] == ["phone", "laptop", "two"]
                service.status = 403
                refused = await post(client, services, ANNA, path, address=f"{service.address}/three")
                assert refused.status_code == 400
            page = (await client.get("/me", headers=headers_of(services, ANNA))).text
            assert "127.0.0.1, dal 20" in page
            assert service.address not in page  # it is secret, and screens are looked at
            await post(client, services, BRUNO, "/me/calls/remove", id=str(held[0].id))
            assert len(await ways(services, ANNA)) == 3
            await post(client, services, ANNA, "/me/calls/remove", id=str(held[0].id))
            assert len(await ways(services, ANNA)) == 2
            await post(client, services, ANNA, "/me/calls/quiet", start="22", stop="7", zone="Europe/Rome")
            found = await services.store.run(partial(ways_of, person=ANNA.id))
            assert found[1] == Quiet(22, 7, "Europe/Rome")
            await post(client, services, ANNA, "/me/calls/erase")
            assert await services.store.run(partial(ways_of, person=ANNA.id)) == ((), None)

    run(scenario())


def test_how_people_are_called_moves_with_the_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        file = io.StringIO()
        async with a_store(f"sqlite:///{tmp_path / 'old.db'}") as store:
            await store.run(partial(add_way, way=WAY))
            await store.run(partial(be_quiet, person=ANNA.id, quiet=Quiet(22, 7, "Europe/Rome")))
            held = await store.run(partial(ways_of, person=ANNA.id))
            await store.run(partial(export, out=file))
        async with a_store(f"sqlite:///{tmp_path / 'new.db'}") as store:
            for _ in range(2):
                lines = file.getvalue().splitlines()
                await store.run(partial(take_in, lines=lines, has_title=lambda _: True))
            assert await store.run(partial(ways_of, person=ANNA.id)) == held
            broken = [lines[0], json.dumps({"way": {"persona": "x"}}), lines[-1]]
            with pytest.raises(BadRoomFile):
                await store.run(partial(take_in, lines=broken, has_title=lambda _: True))

    run(scenario())


def test_hostile_wishes_to_be_called_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, posts_per_minute=10_000.0) as (client, services):
            await services.store.keep_person(ANNA)
            with a_push_service() as service:
                good = json.loads(service.subscription())
                for url in ("https://127.0.0.1/", service.address, "https://[::1]/", "x", "", "http://a.b/"):
                    answer = await post(client, services, ANNA, "/me/calls/address", address=url)
                    assert answer.status_code == 400
                assert service.received == []
            https = good | {"endpoint": "https://push.example/x"}
            bad: list[Any] = [
                *("", "[]", "null", "{", "[" * 9000, good, https | {"keys": {}}, https | {"keys": []}),
                https | {"keys": good["keys"] | {"p256dh": "AAAA"}},
                https | {"keys": good["keys"] | {"p256dh": coded(b"\x04" + b"\1" * 64)}},
                https | {"keys": good["keys"] | {"auth": "AAAA"}},
                https | {"keys": good["keys"] | {"auth": "è"}},
            ]
            for each in bad:
                text = each if isinstance(each, str) else json.dumps(each)
                answer = await post(client, services, ANNA, "/me/calls/browser", subscription=text)
                assert answer.status_code == 400
            for id in ("x", "-1", "9" * 30, ""):
                assert (await post(client, services, ANNA, "/me/calls/remove", id=id)).status_code == 303
            for hours in (("25", "1"), ("x", ""), ("1", "1"), ("-1", "3")):
                await post(
                    client, services, ANNA, "/me/calls/quiet", start=hours[0], stop=hours[1], zone="../x"
                )
            assert await services.store.run(partial(ways_of, person=ANNA.id)) == ((), None)
            forged = await client.post("/me/calls/erase", headers=headers_of(services, ANNA))
            assert forged.status_code == 403
            for number in range(WAYS_EACH + 1):
                given = json.dumps(https | {"endpoint": f"https://push.example/{number}"})
                answer = await post(client, services, ANNA, "/me/calls/browser", subscription=given)
            assert answer.status_code == 409
            assert len(await ways(services, ANNA)) == WAYS_EACH

    run(scenario())


def test_the_room_can_be_put_on_a_home_screen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, root_path="/games") as (client, _):
            page = (await client.get("/games/")).text
            assert 'href="/games/manifest.webmanifest"' in page
            about = (await client.get("/games/manifest.webmanifest")).json()
            assert (about["start_url"], about["scope"]) == ("/games/tables", "/games/")
            for icon in about["icons"]:
                assert (await client.get(icon["src"])).status_code == 200
            worker = await client.get("/games/worker.js")
            assert worker.headers["content-type"].startswith("text/javascript")

    try:
        run(scenario())
    finally:
        lie_under("")


# Turns


async def two_at_a_table(services: Services) -> LiveTable:
    """Anna hosts, Bruno plays."""
    for person in (ANNA, BRUNO):
        await services.store.keep_person(person)
    opening = Opening("spook-manor", ["me", "open"], private=True, waits=True)
    live, _ = await lobby.open_table(services, ANNA, opening)
    await lobby.sit(services, live, BRUNO.id, 1, "Bruno")
    await lobby.start(services, live, ANNA.id)
    return live


async def move(live: LiveTable, seat: int) -> None:
    """Answer until somebody else is asked."""
    while True:
        async with live.reading() as play:
            decision = play.decision(seat) if play else None
        if decision is None:
            return
        await live.answer(seat, decision.keys[0])


async def look(services: Services) -> None:
    """The caller looks, several times: what it does twice it does too often."""
    for _ in range(3):
        await services.caller.look()
        await services.caller.calls_made()


async def call_anna(client: httpx.AsyncClient, services: Services, service: PushService) -> None:
    given = {"subscription": service.subscription()}
    assert (await post(client, services, ANNA, "/me/calls/browser", **given)).status_code == 200


def test_one_call_for_one_turn_also_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, **NOW) as (client, services):
                live = await two_at_a_table(services)
                await look(services)
                assert service.received == []  # off until one asks for it
                await call_anna(client, services, service)
                await look(services)
                assert len(service.received) == 1
                told = service.read(service.received[0].body)
                assert told["title"] == "Spook Manor"
                assert told["body"] == "Tocca a te."
                assert told["url"] == f"http://room/tables/{live.id}"  # no secret: it opens nothing by itself
                headers = service.received[0].headers
                assert headers["Content-Encoding"] == "aes128gcm"
                assert headers["Authorization"].startswith("vapid t=")
                assert "Anna" not in json.dumps(told)
            async with a_room(tmp_path, **NOW) as (_, services):
                await look(services)
                assert len(service.received) == 1
                live = await services.tables.table(live.id)
                async with live.reading() as play:
                    decision = play.decision(0) if play else None
                assert decision is not None
                await live.answer(0, decision.keys[0])
                await live.undo(0)
                await look(services)
                assert len(service.received) == 1  # the same turn
                await move(live, 0)
                await look(services)
                assert len(service.received) == 1
                await move(live, 1)
                await look(services)
                assert len(service.received) == 2

    run(scenario())


def test_who_looks_is_not_called_and_who_has_put_the_page_away_is(tmp_path: Path) -> None:
    class Page:
        seat, pace = 0, 1.0

        def changed(self) -> None: ...

        def said(self, line: object) -> None: ...

        def came_or_went(self) -> None: ...

    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, **NOW) as (client, services):
                live = await two_at_a_table(services)
                await call_anna(client, services, service)
                page = Page()
                live.here.come(page)
                await look(services)
                live.here.leave(page)
                await look(services)
                assert service.received == []  # she has seen this question
                await move(live, 0)
                await move(live, 1)
                live.here.come(page)
                live.here.hide(page, True)
                await look(services)
                assert len(service.received) == 1

    run(scenario())


def test_after_quiet_hours_who_is_still_asked_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, **NOW) as (client, services):
                await two_at_a_table(services)
                await call_anna(client, services, service)
                quiet = True
                monkeypatch.setattr(calling, "is_quiet", lambda *_: quiet)
                await services.store.run(partial(be_quiet, person=ANNA.id, quiet=Quiet(0, 23, "UTC")))
                await look(services)
                assert service.received == []
                quiet = False
                await look(services)
                assert len(service.received) == 1

    run(scenario())


def test_a_call_that_fails_is_tried_again_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calling, "AGAIN_SECONDS", (0.01, 0.01))

    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, **NOW) as (client, services):
                live = await two_at_a_table(services)
                await call_anna(client, services, service)
                service.status = 500
                await look(services)
                assert len(service.received) == 3
                await move(live, 0)
                await move(live, 1)
                service.status = 410
                await look(services)
                assert len(service.received) == 4
                assert await ways(services, ANNA) == []

    run(scenario())


def test_who_plays_for_two_is_called_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, **NOW | {"call_seconds": 900.0}) as (client, services):
                await services.store.keep_person(ANNA)
                live, _ = await lobby.open_table(services, ANNA, Opening("spook-manor", ["me", "me"]))
                assert live.info.asked == 0b11
                await call_anna(client, services, service)
                services.caller._seconds = 0.0
                await look(services)
                assert len(service.received) == 1

    run(scenario())


def test_for_whom_a_bot_plays_nobody_is_called(tmp_path: Path) -> None:
    async def scenario() -> None:
        with a_push_service() as service:
            async with a_room(tmp_path, bot_pause=60.0, **NOW) as (client, services):
                live = await two_at_a_table(services)
                await call_anna(client, services, service)
                await services.store.set_bot(live.id, 0, "easy")
                await look(services)
                await services.store.set_bot(live.id, 0, None)
                assert service.received == []
                await look(services)
                assert len(service.received) == 1

    run(scenario())
