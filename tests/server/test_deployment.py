"""What docs/deployment.md tells an operator can be run as it stands."""

from __future__ import annotations

import argparse
import configparser
import os
import re
import shlex
import subprocess
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import yaml

from salotto.server.command import add_serve_arguments
from salotto.server.settings import PREFIX, BadSettings, Settings, read
from tests.server.client import CSRF, Browser
from tests.server.servers import served
from tests.server.tables import run

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "deployment.md").read_text(encoding="utf-8")
NAMES = {PREFIX + each.name.upper() for each in fields(Settings)}


def compose() -> Any:
    return yaml.safe_load((DOCS / "compose.yaml").read_text(encoding="utf-8"))


def serve_flags(text: str) -> argparse.Namespace:
    """The flags of `salotto serve` in a command, understood."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_serve_arguments(parser)
    return parser.parse_args(shlex.split(text.partition("salotto serve")[2].partition("&&")[0].strip('"')))


def test_the_compose_file_starts_several_processes_on_postgresql() -> None:
    found = compose()
    assert set(found["services"]) == {"keys", "database", "room", "proxy"}
    room = found["services"]["room"]
    flags = serve_flags(room["command"][0])
    assert flags.workers == 2
    assert set(room["environment"]) <= NAMES | {"PGPASSFILE"}
    environment = {name: str(value) for name, value in room["environment"].items()}
    settings = read(environment, workers=flags.workers)
    assert not settings.on_sqlite
    assert settings.log_json
    volumes = [volume for each in found["services"].values() for volume in each.get("volumes", ())]
    assert {volume.partition(":")[0] for volume in volumes} == set(found["volumes"])
    caddyfile = found["configs"]["caddyfile"]["content"]
    assert f"reverse_proxy room:{flags.port}\n" in caddyfile
    assert "respond /metrics 403" in caddyfile
    for service in found["services"].values():
        assert all(name in found["services"] for name in service.get("depends_on", ()))
        context = service.get("build", {}).get("context")
        assert context is None or (DOCS / context / "Dockerfile").is_file()


def test_the_keys_of_the_compose_file_are_made_once_and_nobody_has_to_give_any(tmp_path: Path) -> None:
    text = (DOCS / "compose.yaml").read_text(encoding="utf-8")
    assert re.findall(r"(?<!\$)\$\{", text) == []  # what must be given at every start
    script = compose()["services"]["keys"]["command"][0].replace("$$", "$")
    environment = os.environ | {"KEYS": str(tmp_path), "OWNER": str(os.getuid())}
    kept = []
    for _ in range(2):
        subprocess.run(["sh", "-ec", script], env=environment, check=True)
        kept.append({file.name: file.read_text().strip() for file in tmp_path.iterdir()})
    assert kept[0] == kept[1]
    assert set(kept[0]) == {"database", "pgpass", "room"}
    assert kept[0]["pgpass"] == f"database:5432:salotto:salotto:{kept[0]['database']}"
    assert len(kept[0]["room"]) == len(kept[0]["database"]) == 64
    assert kept[0]["room"] != kept[0]["database"]
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}


def test_the_image_copies_what_is_there_and_serves_unprivileged_from_a_volume() -> None:
    lines = re.sub(r"\\\n\s*", "", (DOCS.parent / "Dockerfile").read_text(encoding="utf-8")).splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    sent = (DOCS.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        name for step, rest in steps if step == "COPY" and "--from" not in rest for name in rest.split()[:-1]
    ]
    assert "src" in copied
    for name in copied:
        assert (DOCS.parent / name).exists()
        assert f"!{name}" in sent
    last = [step for step, _ in steps]
    last = last[len(last) - last[::-1].index("FROM") :]
    assert {"USER", "VOLUME", "HEALTHCHECK", "ENTRYPOINT"} <= set(last)
    environment = dict(
        re.findall(r"(SALOTTO_\w+)=(\S+)", next(rest for step, rest in steps if step == "ENV"))
    )
    assert environment.pop("SALOTTO_ENGINE") == "compiled"
    assert set(environment) <= NAMES
    settings = read(environment)
    assert settings.host == "0.0.0.0"
    assert settings.database == "sqlite:////data/room.db"


def test_the_units_for_systemd_set_only_what_can_be_set() -> None:
    units = re.findall(r"```ini\n(.*?)```", PAGE, re.S)
    assert len(units) == 2
    environment: dict[str, str] = {}
    for text in units:
        configparser.ConfigParser(strict=False, interpolation=None).read_string(text)
        environment |= dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.M))
    assert set(environment) <= NAMES
    assert read(environment).workers == 2
    assert not read(environment).on_sqlite
    commands = re.findall(r"^ExecStart=(.*)$", "\n".join(units), re.M)
    assert len(commands) == 1
    serve_flags(commands[0])


def test_every_setting_is_in_the_table() -> None:
    for each in fields(Settings):
        assert f"`--{each.name.replace('_', '-')}`" in PAGE, each.name


LINK = re.compile(r"""(?:href|src|action|formaction|data-(?:ask|replay|socket|things))="(/[^"]*)\"""")


@pytest.mark.parametrize("stripped", [False, True], ids=["passed on", "taken off"])
def test_a_room_under_a_path_leads_nowhere_else(tmp_path: Path, stripped: bool) -> None:
    with served(tmp_path, "--root-path", "/games") as server:

        async def scenario() -> None:
            base = server.address if stripped else f"{server.address}/games"
            async with Browser(server.address) as anna:
                anna.http.base_url = httpx.URL(base)
                token = CSRF.search((await anna.get("/me")).text)
                assert token is not None
                form = {"csrf": token[1]}
                opened = await anna.http.post(
                    "/titles/spook-manor/play-now",
                    data=form,
                    headers={"Origin": server.address},
                    follow_redirects=False,
                )
                table = opened.headers["location"]
                assert table.startswith("/games/tables/")
                table = table.removeprefix("/games")
                seen: set[str] = set()
                for path in (
                    "/",
                    "/me",
                    "/tables",
                    "/titles/tomesaga/new",
                    "/titles/obsession/rules",
                    table,
                ):
                    page = await anna.get(path)
                    assert page.status_code == 200, path
                    seen |= set(LINK.findall(page.text))
                assert len(seen) > 30
                assert [link for link in seen if not link.startswith("/games/")] == []
                assert [link for link in seen if link.startswith("/games/games/")] == []
                statics = [link for link in seen if "/static/" in link]
                assert len(statics) > 3
                for link in statics:
                    assert (await anna.get(link.removeprefix("/games"))).status_code == 200, link
                anna.base = base
                async with await anna.socket(table.rpartition("/")[2], server.address) as socket:
                    await socket.until_mine()
                    assert (await socket.answer_any(Random(3)))["type"] == "done"
                    parts = " ".join(socket.parts.values())
                assert [link for link in LINK.findall(parts) if not link.startswith("/games/")] == []

        run(scenario())


def test_a_path_that_is_none_is_refused() -> None:
    for path in ("games", "/games/", "/a b", "/<", "//"):
        with pytest.raises(BadSettings, match="root_path"):
            read({}, root_path=path)
