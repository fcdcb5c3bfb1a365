"""An unfinished campaign is carried to another room and goes on there; what does not fit changes nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from salotto.campaigns import verify_campaign
from salotto.cli import main
from salotto.server.store.campaigns import read_campaign
from tests.server.rooms import a_room
from tests.server.servers import UNLIMITED, Server
from tests.server.tables import a_store, run
from tests.server.test_campaigns import answer_one, opened, play_on, the_campaign

Captured = pytest.CaptureFixture[str]
Lines = list[dict[str, Any]]


async def begun(folder: Path, tables: int = 4) -> str:
    """A campaign in the middle of Paladins."""
    folder.mkdir()
    async with a_room(folder) as (client, services):
        id, _ = await opened(client, "me", "me")
        chance = Random(8)
        live = await play_on(services, id, chance, tables)
        for _ in range(40):
            await answer_one(live, chance)
        assert live.info.title == "paladins"
    return id


def address(folder: Path) -> str:
    return f"sqlite:///{folder / 'room.db'}"


def exported(folder: Path, file: Path, table: str) -> Lines:
    assert main(["room", "export", str(file), "--table", table, "--database", address(folder)]) == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def imported(folder: Path, file: Path) -> int:
    folder.mkdir(exist_ok=True)
    return main(["room", "import", str(file), "--database", address(folder)])


def test_an_unfinished_campaign_goes_on_in_another_room(
    tmp_path: Path, capsys: Captured
) -> None:  # TS-10.1, TS-10.2, TS-10.3
    id = run(begun(tmp_path / "old"))
    lines = exported(tmp_path / "old", tmp_path / "saga.jsonl", id)
    assert [line["table"]["title"] for line in lines if "table" in line] == [
        "tomesaga",
        "architects",
        "tomesaga",
        "paladins",
    ]
    assert imported(tmp_path / "new", tmp_path / "saga.jsonl") == 0
    capsys.readouterr()

    async def to_the_end() -> None:
        async with a_room(tmp_path / "new") as (client, services):
            await play_on(services, id, Random(9), 99)
            assert (await the_campaign(services, id)).over
            verify_campaign((await client.get(f"/campaigns/{id}/log")).json())

    run(to_the_end())
    # a second time it is refused, and what was played here stays
    assert imported(tmp_path / "new", tmp_path / "saga.jsonl") == 2
    assert "is here already" in capsys.readouterr().err

    async def still_over() -> bool:
        async with a_store(address(tmp_path / "new")) as store:
            campaign = await read_campaign(store, id)
            return campaign is not None and campaign.over

    assert run(still_over())


def change_choice(lines: Lines) -> None:
    """An answer of Architects that nobody could give."""
    chosen = next(line for line in lines if "table" in line and line["table"]["title"] == "architects")
    answer = next(each for each in chosen["choices"] if each["kind"] == "answer")
    answer["key"] = "place:nowhere"


def foreign_chapter(lines: Lines) -> None:
    """Architects with another seed."""
    chosen = next(line for line in lines if "table" in line and line["table"]["title"] == "architects")
    chosen["table"]["seed"] = "0" * 32


def other_tomes(lines: Lines) -> None:
    """What was handed on to Paladins, with another Tome won."""
    places = next(line for line in lines if "campaign" in line)["campaign"]["tables"]
    handed_on = json.loads(places[3]["handed_on"])
    handed_on["sheet"]["won"][0].append("viscounts-debts")
    places[3]["handed_on"] = json.dumps(handed_on)


def cut_off(lines: Lines) -> None:
    """Without its end."""
    del lines[-1]


def without_the_campaign(lines: Lines) -> None:
    """Tables that no longer know where they belong."""
    lines[:] = [line for line in lines if "campaign" not in line]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (change_choice, "does not fit"),
        (foreign_chapter, "does not follow"),
        (other_tomes, "was changed"),
        (cut_off, "not whole"),
        (without_the_campaign, "not whole"),
    ],
    ids=lambda each: getattr(each, "__name__", "because"),
)
def test_a_damaged_file_or_a_foreign_chapter_is_refused(
    damage: Callable[[Lines], None], reason: str, saga: tuple[str, Lines], tmp_path: Path, capsys: Captured
) -> None:  # TS-10.5, TS-10.8
    id, whole = saga
    lines: Lines = json.loads(json.dumps(whole))
    damage(lines)
    file = tmp_path / "bad.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert imported(tmp_path / "new", file) == 2
    assert reason in capsys.readouterr().err

    async def nothing() -> None:
        async with a_store(address(tmp_path / "new")) as store:
            assert await store.table(id) is None
            assert await read_campaign(store, id) is None

    run(nothing())


@pytest.fixture(scope="module")
def saga(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Lines]:
    """The lines of an exported campaign."""
    folder = tmp_path_factory.mktemp("saga")
    id = run(begun(folder / "old"))
    return id, exported(folder / "old", folder / "saga.jsonl", id)


@pytest.mark.long
@pytest.mark.timeout(900)  # a game of Architects, with the power failing in between
def test_killing_the_server_inside_and_between_chapters_loses_nothing(
    tmp_path: Path, capsys: Captured
) -> None:  # TS-10.1
    (tmp_path / "old").mkdir()
    with Server(address(tmp_path / "old"), *UNLIMITED) as server:

        def call(path: str, body: object = None) -> Any:
            root = f"{server.address}/api/v1"
            answer = httpx.post(root + path, json=body) if body else httpx.get(root + path, timeout=60)
            return answer.raise_for_status().json()

        id = call("/tables", {"title": "tomesaga", "seats": ["bot:random", "bot:random"]})["table"]["id"]
        seen: list[str] = []
        length = kills = inside = 0
        while True:
            tables = call(f"/campaigns/{id}")["tables"]
            assert tables[: len(seen)] == seen  # nothing that was there is gone
            now = call(f"/tables/{tables[-1]}")
            assert tables != seen or now["length"] >= length
            if tables == seen and len(tables) >= 4 and now["length"] >= 5:
                break
            grown = now["length"] >= length + 40 and inside < 3
            if tables != seen or grown:
                seen, length = tables, now["length"]
                inside += grown
                kills += 1
                server.kill()
                server.begin()
            time.sleep(0.2)
        assert inside == 3
        assert kills >= 5
    # what is there fits together to the last answer: another room takes it
    exported(tmp_path / "old", tmp_path / "saga.jsonl", id)
    assert imported(tmp_path / "new", tmp_path / "saga.jsonl") == 0
    assert "4" in capsys.readouterr().out
