"""Hints and reviews that fail are a clear message, logged and counted; and nobody may ask without end."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from salotto.lab.review import Costly, Moment, Review
from salotto.server.store.rows import Person
from salotto.server.tables.workers import WorkerLost, WorkFailed
from salotto.server.web.socket import Connection
from salotto.server.web.visit import Visit
from tests.server.rooms import a_room, open_by_api
from tests.server.tables import run

NO_HINT = {
    "en": "No hint could be worked out this time: please try again.",
    "it": "Questa volta non si è trovato nessun consiglio: riprova.",
    "fr": "Aucun conseil n'a pu être trouvé cette fois\u202f: veuillez réessayer.",
}


def speechless(*_: object) -> str:
    raise KeyError("4")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("trouble", [WorkFailed("KeyError", "'4'"), WorkerLost("died"), None])
def test_a_hint_that_fails_is_a_message_in_the_readers_language(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    language: str,
    trouble: Exception | None,
) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, language) as (client, services):
            address, key = await open_by_api(client, "me", "bot:random")

            async def fails(*_: object) -> Any:
                assert trouble is not None
                raise trouble

            if trouble is not None:
                monkeypatch.setattr(services.bots.workers, "ask", fails)
            for module in ("web.api", "page.scene"):  # what has no words fails when it is told
                monkeypatch.setattr(f"salotto.server.{module}.hints_said", speechless)
            answer = await client.post(f"{address}/hints", headers=key)
            assert answer.status_code == 503
            assert answer.json() == {"reason": "no-hint", "detail": NO_HINT[language]}

            live = next(iter(services.tables.by_id.values()))
            holder = Person(live.info.seats[0].person or "")
            scope = {
                "type": "websocket",
                "headers": [(b"accept-language", language.encode())],
                "client": ("1.2.3.4", 5),
            }
            socket = WebSocket(scope, fails, fails)
            connection = Connection(socket, Visit(socket, services, holder, True), live, 0)
            reply = await connection._carry_out({"do": "hint", "id": 3})
            assert reply == {"type": "error", "reason": "no-hint", "text": NO_HINT[language], "id": 3}
            metrics = (await client.get("/metrics")).text
            assert 'salotto_bot_failures_total{reason="hint"} 2.0' in metrics

    with caplog.at_level(logging.ERROR):
        run(scenario())
    assert [record.getMessage()[:8] for record in caplog.records] == ["no hint:"] * 2


def test_a_review_that_has_no_words_says_that_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, "it") as (client, services):
            address, _ = await open_by_api(client, "bot:random", "bot:random")
            id = address.rpartition("/")[2]
            while not services.tables.by_id[id].info.over:
                await asyncio.sleep(0.01)
            found = Review("x", ("A", "B"), [Moment(0, 0, 0.5, 1.0)], [Costly(0, 0, ("4",), ("5",), 2.0)])

            async def finished() -> Review:
                return found

            services.reviews._asked[id] = asyncio.create_task(finished())
            await services.reviews._asked[id]
            monkeypatch.setattr("salotto.server.web.review_pages.review_words", speechless)
            page = await client.get(f"/tables/{id}/review")
            assert page.status_code == 200
            assert "analisi non è riuscita." in page.text
            metrics = (await client.get("/metrics")).text
            assert 'salotto_review_failures_total{reason="words"} 1.0' in metrics

    with caplog.at_level(logging.ERROR):
        run(scenario())
    assert "a review has no words" in caplog.text


# Nobody may ask without end


def test_hints_are_limited_by_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, hints_per_minute=2.0) as (client, _):
            address, key = await open_by_api(client, "me", "me")
            answers = [await client.post(f"{address}/hints", headers=key) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
            assert answers[-1].json()["reason"] == "slow-down"
            assert int(answers[-1].headers["retry-after"]) > 0

    run(scenario())


def test_tables_of_bots_alone_are_limited_by_address_until_one_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, "fr", bot_tables_per_address=2) as (client, services):
            bots = {"title": "spook-manor", "seats": ["bot:random", "bot:random"]}
            services.bots.pause = 10.0
            opened = [await client.post("/api/v1/tables", json=bots) for _ in range(3)]
            assert [answer.status_code for answer in opened] == [201, 201, 429]
            assert opened[2].json()["reason"] == "too-many-bots"
            assert "bots seuls" in opened[2].json()["detail"]
            with_me = await client.post("/api/v1/tables", json=bots | {"seats": ["me", "bot:random"]})
            assert with_me.status_code == 201
            first = services.tables.by_id[opened[0].json()["table"]["id"]]
            del services.tables.by_id[first.id]  # over, or forgotten
            assert (await client.post("/api/v1/tables", json=bots)).status_code == 201

    run(scenario())
