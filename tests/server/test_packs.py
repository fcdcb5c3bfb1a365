"""Tables that are played with a house pack: opened, kept, carried to another room, verified anywhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from salotto.campaigns import CampaignRun, verify_campaign
from salotto.cli import main
from salotto.kernel.log import verify
from salotto.packs import known
from salotto.packs.catalogue import catalogue
from salotto.packs.pack import Pack
from salotto.registry import lay_over, title_of
from salotto.registry import title as find_title
from salotto.server.store.packs import KeptPack, keep_pack, read_pack
from tests.server.rooms import a_room, open_by_api

NINE = {"vp": 9, "playable": True, "guests": [], "favours": []}
PACK = Pack("obsession", "Ours", files={"tiles.toml": {"tile": [{"id": "private-study", "front": NINE}]}})
BROKEN = replace(PACK, files={"tiles.toml": {"tile": [{"id": "private-study", "pr": "x"}]}})
TWO = {"title": "obsession", "mode": "individual"}


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What this process knows of packs is forgotten, as if the server had just been started."""
    yield
    forget()


def forget() -> None:
    known._known.clear()
    known._opened.clear()


async def finished(client: Any, table: str, token: dict[str, str]) -> Any:
    """Let the bots play it to its end: the log."""
    for _ in range(600):
        if (await client.get(table, headers=token)).json()["over"]:
            return (await client.get(f"{table}/log", headers=token)).json()
        await asyncio.sleep(0.1)
    raise AssertionError("it did not end")


@pytest.mark.usefixtures("forgetful")
def test_a_table_is_played_with_a_pack_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    asyncio.run(playing(tmp_path))


async def playing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        await keep_pack(services.store, KeptPack("ours", "ada", PACK))
        bots = ["bot:random", "bot:random"]
        table, token = await open_by_api(client, *bots, **TWO, packs=["ours"])
        log = await finished(client, table, token)
        waiting, mine = await open_by_api(client, "me", "bot:random", **TWO, packs=["ours"])
        seen = (await client.get(f"{waiting}", headers=mine)).json()
        assert seen["title"] == log["title"] == PACK.id
        await keep_pack(services.store, KeptPack("ours", "ada", replace(PACK, files={})))
    forget()
    assert verify(title_of(json.loads(json.dumps(log))), log).over, "anybody can verify it"
    forget()
    async with a_room(tmp_path) as (client, services):
        again = (await client.get(f"{waiting}", headers=mine)).json()
        assert again["title"] == PACK.id, "a running table keeps the pack it began with"
        live = await services.tables.table(again["id"])
        assert live.title.find("tile:private-study").sides[0].vp == 9
        page = await client.get(f"/tables/{again['id']}")
        assert page.status_code in (200, 403)
        same, _ = await open_by_api(client, "me", "bot:random", title=PACK.id)
        assert (await client.get(same)).json()["title"] == PACK.id


@pytest.mark.usefixtures("forgetful")
def test_a_pack_that_cannot_be_played_opens_no_table(tmp_path: Path) -> None:
    asyncio.run(refusing(tmp_path))


async def refusing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        await keep_pack(services.store, KeptPack("broken", "ada", BROKEN))
        await keep_pack(services.store, KeptPack("ours", "ada", PACK))
        wishes: list[dict[str, Any]] = [
            {**TWO, "packs": ["broken"]},
            {**TWO, "packs": ["none"]},
            {"title": "spook-manor", "packs": ["ours"]},
            {"title": f"obsession@{'0' * 32}"},
            {"title": "obsession@../../etc/passwd"},
        ]
        for wish in wishes:
            seats = {"seats": ["me", "bot:random"]}
            answer = await client.post("/api/v1/tables", json={**seats, **wish})
            assert answer.status_code == 400, answer.text
        assert "private-study" in (await client.post("/api/v1/tables", json={**seats, **wishes[0]})).text


@pytest.mark.usefixtures("forgetful")
def test_the_page_of_a_table_with_a_pack_is_drawn(tmp_path: Path) -> None:
    asyncio.run(drawing(tmp_path))


async def drawing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as (client, services):
        await keep_pack(services.store, KeptPack("ours", "ada", PACK))
        form = await client.get("/titles/obsession/new", params={"pack-obsession": "ours"})
        assert 'value="ours" selected' in form.text
        table, _ = await open_by_api(client, "me", "bot:random", **TWO, packs=["ours"])
        page = await client.get(f"/tables/{table.rpartition('/')[2]}")
        assert page.status_code == 200
        lobby, _ = await open_by_api(client, "me", "open", **TWO, packs=["ours"])
        assert "Ours" in (await client.get(f"/tables/{lobby.rpartition('/')[2]}")).text
        assert 'data-title="obsession"' in page.text
        for path in ("rules", "how-to-play", "things?key=tile:private-study"):
            assert (await client.get(f"/titles/{PACK.id}/{path}")).status_code == 200
        assert "9" in (await client.get(f"/titles/{PACK.id}/things?key=tile:private-study")).text


@pytest.mark.usefixtures("forgetful")
def test_a_room_takes_its_packs_along(tmp_path: Path) -> None:
    async def played() -> str:
        async with a_room(tmp_path) as (client, services):
            await keep_pack(services.store, KeptPack("ours", "ada", PACK))
            table, _ = await open_by_api(client, "me", "bot:random", **TWO, packs=["ours"])
            return table

    table = asyncio.run(played())
    file, other = tmp_path / "room.jsonl", tmp_path / "other"
    other.mkdir()
    assert main(["room", "export", str(file), "--database", f"sqlite:///{tmp_path / 'room.db'}"]) == 0
    forget()
    assert main(["room", "import", str(file), "--database", f"sqlite:///{other / 'room.db'}"]) == 0
    forget()

    async def looked() -> None:
        async with a_room(other) as (client, services):
            assert (await client.get(table)).json()["title"] == PACK.id
            kept = await read_pack(services.store, "ours")
            assert kept is not None
            assert kept.pack == PACK

    asyncio.run(looked())
    damaged = file.read_text(encoding="utf-8").replace('"vp":9', '"vp":"nine"')
    file.write_text(damaged, encoding="utf-8")
    third = f"sqlite:///{tmp_path / 'third.db'}"
    assert main(["room", "import", str(file), "--database", third]) != 0


@pytest.mark.usefixtures("forgetful")
def test_packs_of_different_games_serve_one_campaign() -> None:
    names = find_title("architects").table(["a", "b"], "x").options
    assert names is not None
    chapter = Pack("architects", "Ours", files={"rewards.toml": {"card": [first_reward()]}})
    campaign = find_title(lay_over(Pack("tomesaga", "Our saga", chapters=(chapter,))))
    run = CampaignRun.begin(campaign, ["a", "b"], "seed")
    while run.current.title is campaign:
        while (decision := run.current.next_decision()) is not None:
            run.current.answer(decision.seat, decision.keys[0])
        assert run.go_on()
    assert run.current.title.game == "architects"
    assert run.current.title.id == chapter.id
    data = json.loads(json.dumps(run.to_json()))
    forget()
    assert verify_campaign(data)[-1].title.id == chapter.id
    assert CampaignRun.read(data).current.title.id == chapter.id


def first_reward() -> dict[str, str]:
    id = next(iter(catalogue(find_title("architects")).arrays["rewards.toml", "card"]))
    return {"id": id, "source": "known"}
