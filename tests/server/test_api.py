"""The JSON API: what a client can do, and that nothing sent to it breaks the server."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from types import ModuleType
from typing import Any, ClassVar
from urllib.error import HTTPError

import httpx
import pytest

from tests.server.servers import Server

ROOT = Path(__file__).parents[2]
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "negative_data_rejection,ignored_auth"
)


class Client:
    """The API for one seat."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.root = f"{server.address}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, status: int = 200) -> Any:
        answer = httpx.get(self.root + path, headers=self.headers, timeout=30)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = httpx.post(self.root + path, json=body, headers=self.headers, timeout=30)
        assert answer.status_code == status, answer.text
        return answer.json()


@pytest.fixture
def table(server: Server) -> Any:
    """A table where one seat is ours and one is open."""
    return Client(server).post(
        "/tables", {"title": "spook-manor", "seats": ["me", "open"], "name": "Ada"}, 201
    )


def example() -> ModuleType:
    """The example client, as people run it."""
    spec = importlib.util.spec_from_file_location("bot_client", ROOT / "examples" / "bot_client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    outcome = example().play(server.address)
    assert len(outcome["scores"]) == 3
    assert sorted(outcome["ranks"])[0] == 1


class Busy(BaseHTTPRequestHandler):
    """Answers 429 twice, then with what it was asked; 404 for what it does not know."""

    refusals: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status = 429 if self.refusals else 200 if self.path == "/api/v1/echo" else 404
        self.send_response(status)
        if status == 429:
            self.send_header("Retry-After", self.refusals.pop())
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """In silence."""


def test_the_example_bot_waits_as_long_as_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Busy, "refusals", ["2", "7"])
    waited: list[float] = []
    client = example()
    monkeypatch.setattr(client, "sleep", waited.append)
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as room:
        Thread(target=room.serve_forever, daemon=True).start()
        api = client.Api(f"http://127.0.0.1:{room.server_port}")
        assert api.call("POST", "/echo", {"key": "x"}) == {"key": "x"}
        with pytest.raises(HTTPError) as refused:
            api.call("POST", "/nowhere", {})
        refused.value.close()
        room.shutdown()
    assert waited == [7.0, 2.0]


def test_two_clients_play_with_their_tokens(server: Server, table: Any) -> None:
    id = table["table"]["id"]
    ada = Client(server, table["tokens"]["0"])
    assert ada.get(f"/tables/{id}/view", 409)["reason"] == "not-started"
    seat = Client(server).post(f"/tables/{id}/seats", {"seat": 1, "name": "Bob"}, 201)
    bob = Client(server, seat["token"])
    assert Client(server).post(f"/tables/{id}/seats", {"seat": 1}, 409)["reason"] == "taken"
    asked = ada.get(f"/tables/{id}/decision")
    assert asked["prompt"] == "sm-lay-foyer"
    key = asked["options"][0]["key"]
    done = ada.post(f"/tables/{id}/answer", {"key": key, "revision": asked["revision"]})
    assert done == {"at": 1, "revision": 1, "over": False}
    stale = ada.post(f"/tables/{id}/answer", {"key": key, "revision": asked["revision"]}, 409)
    assert stale["reason"] == "stale"
    assert ada.post(f"/tables/{id}/undo")["at"] == 0
    assert ada.post(f"/tables/{id}/undo", status=409)["reason"] == "undo-start"
    assert bob.post(f"/tables/{id}/answer", {"key": "nonsense"}, 409)["reason"] == "not-legal"
    chance = Random(1)
    for client in (ada, bob):
        options = client.get(f"/tables/{id}/decision?wait=5")["options"]
        client.post(f"/tables/{id}/answer", {"key": chance.choice(options)["key"]})
    seen = ada.get(f"/tables/{id}/view")
    assert (seen["view"]["phase"], seen["view_version"]) == ("play", 1)
    info = Client(server).get(f"/tables/{id}")
    assert info["asked"] == [0, 1]
    assert [each["name"] for each in info["seats"]] == ["Ada", "Bob"]
    assert id in [each["id"] for each in Client(server).get("/tables")]


def test_an_answer_to_a_question_that_an_undo_withdrew_is_refused_in_words(server: Server) -> None:
    opened = Client(server).post("/tables", {"title": "paladins", "seats": ["me", "me"]}, 201)
    path = f"/tables/{opened['table']['id']}"
    both = [Client(server, token) for token in opened["tokens"].values()]
    first, second = sorted(both, key=lambda each: not each.get(f"{path}/decision")["options"])
    keys = [option["key"] for option in first.get(f"{path}/decision")["options"]]
    first.post(f"{path}/answer", {"key": keys[0]})
    before = second.get(f"{path}/decision")
    first.post(f"{path}/undo")
    first.post(f"{path}/answer", {"key": keys[1]})
    now = second.get(f"{path}/decision")
    assert now["at"] == before["at"]  # the log is as long as it was
    key = next(each["key"] for each in before["options"] if each in now["options"])
    refused = second.post(f"{path}/answer", {"key": key, "revision": before["revision"]}, 409)
    assert refused["reason"] == "stale"
    assert refused["detail"] == "The table has changed in the meantime: please answer again."
    assert second.get(f"{path}/decision") == now
    assert second.post(f"{path}/answer", {"key": key, "revision": now["revision"]})["at"] == now["at"] + 1


def test_a_name_is_that_of_whoever_opens_the_table_and_of_no_bot(server: Server) -> None:
    wish = {"title": "spook-manor", "seats": ["me", "bot:greedy", "open"], "name": "Ada"}
    opened = Client(server).post("/tables", wish, 201)
    mine, bot, open_seat = (seat["name"] for seat in opened["table"]["seats"])
    assert mine == "Ada"
    assert "Ada" not in bot + open_seat


def test_who_is_not_asked_can_wait(server: Server, table: Any) -> None:
    id = table["table"]["id"]
    Client(server).post(f"/tables/{id}/seats", {"seat": 1}, 201)
    ada = Client(server, table["tokens"]["0"])
    key = ada.get(f"/tables/{id}/decision")["options"][0]["key"]
    ada.post(f"/tables/{id}/answer", {"key": key})
    waited = ada.get(f"/tables/{id}/decision?wait=0.2")
    assert waited["options"] == []
    assert waited["prompt"] is None


def test_the_host_starts_with_bots(server: Server, table: Any) -> None:
    id = table["table"]["id"]
    started = Client(server, table["tokens"]["0"]).post(f"/tables/{id}/start")
    assert started["started"]
    assert started["seats"][1]["bot"] == "normal"


def test_titles_tell_what_they_allow(server: Server) -> None:
    titles = {title["id"]: title for title in Client(server).get("/titles")}
    manor = titles["spook-manor"]
    assert manor["modes"]["competitive"] == [2, 3, 4, 5, 6]
    assert manor["options"]["live_score"] == [True, False]
    assert Client(server).get("/titles/spook-manor") == manor
    assert Client(server).get("/titles/ludo", 404)["reason"] == "no-title"


@pytest.mark.parametrize(
    "wish",
    [
        {"title": "ludo", "seats": ["me"]},
        {"title": "spook-manor", "seats": ["me"], "mode": "competitive"},
        {"title": "spook-manor", "seats": ["me", "bot:unknown"]},
        {"title": "spook-manor", "seats": ["me"], "options": {"live_score": 1}},
        {"title": "spook-manor", "seats": ["me"], "options": {"colour": "red"}},
    ],
)
def test_a_table_that_a_title_does_not_allow_is_refused(server: Server, wish: Any) -> None:
    assert Client(server).post("/tables", wish, 400)["reason"] == "bad-table"


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("known", [False, True], ids=["any table", "a real seat"])
def test_schemathesis_finds_no_server_error(server: Server, table: Any, tmp_path: Path, known: bool) -> None:
    config = tmp_path / "schemathesis.toml"
    headers: list[str] = []
    if known:
        id = table["table"]["id"]
        Client(server).post(f"/tables/{id}/seats", {"seat": 1}, 201)
        config.write_text(f'[parameters]\n"path.id" = "{id}"\n')
        headers = ["--header", f"Authorization: Bearer {table['tokens']['0']}"]
    else:
        config.write_text("")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            *(f"{server.address}/openapi.json", "--checks", CHECKS, "--phases", "examples,coverage,fuzzing"),
            *("--max-examples", "8", "--seed", "1", "--generation-database", "none", *headers),
            *("--request-timeout", "100"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=500,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
