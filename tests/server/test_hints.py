"""A table can forbid hints: the host says so when opening it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.servers import Server
from tests.server.tables import a_store, an_info, downgrade, run


def test_where_hints_are_forbidden_the_button_says_so_and_the_wish_is_refused(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address, "it") as anna:
            table = await anna.open_table("me", "me", **{"no-hints": "on"})
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                assert "A questo tavolo i consigli non sono ammessi." in socket.parts["actions"]
                refused = await socket.wish(do="hint", id=7)
                assert refused["type"] == "error"
                assert refused["reason"] == "no-hints"
                assert refused["text"] == "A questo tavolo i consigli non sono ammessi."
                assert refused["id"] == 7

    run(scenario())


def test_the_lobby_tells_that_there_are_no_hints(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            for form, told in (({"no-hints": "on"}, True), ({}, False)):
                table = await anna.open_table("me", "open", **form)
                page = await anna.get(f"/tables/{table}")
                assert ("No hints" in page.text) == told

    run(scenario())


@pytest.mark.parametrize("allowed", [True, False])
def test_the_api_gives_hints_only_where_the_table_allows_them(server: Server, allowed: bool) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna:
            wish = {"title": "spook-manor", "seats": ["me", "bot:random"]}
            opened = (await anna.http.post("/api/v1/tables", json=wish | {"hints": allowed})).json()
            assert opened["table"]["hints"] == allowed
            address = f"/api/v1/tables/{opened['table']['id']}"
            key = {"Authorization": f"Bearer {opened['tokens']['0']}"}
            asked = (await anna.http.get(f"{address}/decision", headers=key)).json()
            answer = await anna.http.post(f"{address}/hints", headers=key)
            if allowed:
                keys = {option["key"] for option in asked["options"]}
                assert answer.status_code == 200
                assert {hint["key"] for hint in answer.json()} <= keys
                assert all(hint["text"] for hint in answer.json())
            else:
                assert answer.status_code == 403
                assert answer.json() == {
                    "reason": "no-hints",
                    "detail": "Hints are not allowed at this table.",
                }
            stranger = await anna.http.post(f"{address}/hints")
            assert stranger.status_code == 401

    run(scenario())


def test_the_store_remembers_that_hints_are_forbidden(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            info = an_info(2, hints=False)
            await store.open_table(info, "hash", {})
            kept = await store.table(info.id)
            assert kept is not None
            assert not kept.hints

    run(scenario())


def test_tables_of_the_first_release_allow_hints_after_the_migration(tmp_path: Path) -> None:
    file, info = tmp_path / "room.db", an_info(2)

    async def scenario() -> None:
        async with a_store(f"sqlite:///{file}") as store:
            await store.open_table(info, "hash", {})
            await store.run(partial(downgrade, to="0001"))
            with closing(sqlite3.connect(file)) as old:
                assert "hints" not in [row[1] for row in old.execute("PRAGMA table_info(tables)")]
        async with a_store(f"sqlite:///{file}") as store:
            kept = await store.table(info.id)
            assert kept is not None
            assert kept.hints

    run(scenario())
