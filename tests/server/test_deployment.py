"""What docs/deployment.md tells an operator can be run as it stands."""

from __future__ import annotations

import argparse
import configparser
import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from salotto.server.command import add_serve_arguments
from salotto.server.settings import PREFIX, Settings, read

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
    assert set(found["services"]) == {"database", "room", "proxy"}
    room = found["services"]["room"]
    flags = serve_flags(room["command"])
    assert flags.workers == 2
    assert set(room["environment"]) <= NAMES
    settings = read({name: str(value) for name, value in room["environment"].items()}, workers=flags.workers)
    assert not settings.on_sqlite
    assert settings.log_json
    volumes = [volume for each in found["services"].values() for volume in each.get("volumes", ())]
    assert {volume.partition(":")[0] for volume in volumes} == set(found["volumes"])
    caddyfile = found["configs"]["caddyfile"]["content"]
    assert f"reverse_proxy room:{flags.port}\n" in caddyfile
    assert "respond /metrics 403" in caddyfile
    for service in found["services"].values():
        assert all(name in found["services"] for name in service.get("depends_on", ()))


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
