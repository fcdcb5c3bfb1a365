"""What an operator can set, on the command line or as `SALOTTO_*` in the environment."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import inf
from pathlib import Path
from typing import Any

PREFIX = "SALOTTO_"
SECRET_BYTES = 16
"""The shortest secret that is taken."""
LEVELS = ("debug", "info", "warning", "error")
PUBLIC = re.compile(r"https?://[^\s/]+", re.IGNORECASE)
ROOT_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
YES, NO = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}


class BadSettings(ValueError):
    """A server that cannot be started like this, and why."""


def setting(default: Any, text: str, least: float = 0, most: float = inf) -> Any:
    """A setting with its default and its line of `salotto serve --help`; a number lies within limits."""
    return field(default=default, metadata={"help": text, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Settings:
    """All the settings of a server. A flag beats the environment, which beats the default."""

    host: str = setting("127.0.0.1", "address to listen on")
    lan: bool = setting(False, "let the devices of the local network in, and print a QR code for cameras")
    port: int = setting(8642, "port to listen on; 0 takes any free one", most=65_535)
    database: str = setting(
        "sqlite:///salotto.db", "SQLAlchemy address: sqlite:///FILE, or postgresql+psycopg://USER@HOST/NAME"
    )
    secret: str = setting(
        "",
        "key that signs cookies and links, the same for every process; empty: kept in a file beside SQLite",
    )
    public_url: str = setting(
        "", "address people reach the room by, such as https://room.example; empty: as asked"
    )
    root_path: str = setting("", "path under which a proxy passes the room on, such as /games")
    trusted_proxies: str = setting(
        "127.0.0.1", "addresses of reverse proxies whose X-Forwarded-* are believed"
    )
    bot_processes: int = setting(
        max(1, len(os.sched_getaffinity(0)) - 1),
        "processes in which bots think; by default the cores less one",
        least=1,
    )
    workers: int = setting(1, "server processes that share the port; more than one needs PostgreSQL", least=1)
    bot_seconds: float = setting(
        3.0, "after so long a bot that searches gives the best answer it has", least=0.01
    )
    bot_pause: float = setting(0.4, "pause before a bot's answer, so that people can follow")
    recall_seconds: float = setting(3.0, "so long an answer that shows something can be recalled; 0: not")
    idle_minutes: float = setting(20.0, "a table nobody looks at leaves the memory after so long")
    messages_per_second: float = setting(20.0, "messages a socket may send in the long run", least=1)
    sockets_per_address: int = setting(64, "open sockets allowed from one address", least=1)
    posts_per_minute: float = setting(60.0, "forms and API calls that change something, from one address")
    bot_tables_per_address: int = setting(3, "tables of bots alone that one address may have at once")
    hints_per_minute: float = setting(20.0, "hints and reviews that one address may ask for")
    review_effort: int = setting(4_000, "deals that the review of a game may imagine, over all its choices")
    call_seconds: float = setting(20.0, "whoever is asked and does not look is called after so long")
    calls_allow: str = setting(
        "", "hosts by name, separated by commas, that calls may reach though they are not public"
    )
    away_seconds: float = setting(60.0, "a seat counts as away when nobody has looked for so long")
    compress: bool = setting(True, "compress what sockets send: less traffic for some time of the processor")
    log_level: str = setting("info", "debug, info, warning or error")
    log_json: bool = setting(False, "write the log as one JSON object a line")

    @property
    def on_sqlite(self) -> bool:
        """Whether the store is one file on this machine."""
        return self.database.startswith("sqlite")


def read(environment: Mapping[str, str], **flags: Any) -> Settings:
    """The settings from flags (None: not given) and environment."""
    given: dict[str, Any] = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper())
        if flags.get(each.name) is not None:
            given[each.name] = flags[each.name]
        elif text is not None:
            given[each.name] = parse(each.name, text)
    settings = Settings(**given)
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """Whether every value is one with which a server can run."""
    for each in fields(Settings):
        value, least, most = getattr(settings, each.name), each.metadata["least"], each.metadata["most"]
        if isinstance(value, int | float) and not least <= value <= most:
            limits = f"at least {least}" if most == inf else f"from {least} to {most}"
            raise BadSettings(f"{each.name}: {value} cannot be; it must be {limits}")
    if settings.log_level.lower() not in LEVELS:
        raise BadSettings(f"log_level: {settings.log_level!r} is none of {', '.join(LEVELS)}")
    if not ROOT_PATH.fullmatch(settings.root_path):
        raise BadSettings(f"root_path: {settings.root_path!r} is no path such as /games")
    if settings.public_url and not PUBLIC.match(settings.public_url):
        raise BadSettings(f"public_url: {settings.public_url!r} is no address such as https://room.example")


def parse(name: str, text: str) -> str | int | float | bool:
    """The value of a setting that was written as text."""
    default = next(each.default for each in fields(Settings) if each.name == name)
    if isinstance(default, bool):
        if text.lower() not in YES | NO:
            raise BadSettings(f"{name}: {text!r} is neither yes nor no")
        return text.lower() in YES
    if isinstance(default, str):
        return text
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        raise BadSettings(f"{name}: {text!r} is not a number") from None


def secret_of(settings: Settings) -> bytes:
    """The signing key: given, or kept in a file that only its owner reads, never in the database."""
    if settings.secret:
        return _long_enough(settings.secret.encode(), "the secret that is given")
    if not settings.on_sqlite:
        raise BadSettings(
            "a server on PostgreSQL needs a secret: set SALOTTO_SECRET, the same for every process"
        )
    file = Path(settings.database.removeprefix("sqlite:///")).with_suffix(".secret")
    try:
        if not file.exists():
            _write_whole(file, secrets.token_hex(32).encode())
        return _long_enough(file.read_bytes().strip(), str(file))
    except OSError as error:
        raise BadSettings(f"the secret cannot be kept: {file}: {error.strerror}") from error


def _long_enough(secret: bytes, name: str) -> bytes:
    """A key that can be guessed signs nothing."""
    if len(secret) < SECRET_BYTES:
        raise BadSettings(
            f"{name} is too short ({len(secret)} bytes, at least {SECRET_BYTES} are needed): "
            "restore it from a backup, or remove it, and invitations and cookies stop working"
        )
    return secret


def _write_whole(file: Path, content: bytes) -> None:
    """A file that is there as a whole or not at all, and that only its owner reads; the first one stays."""
    handle, new = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(new, file)
    finally:
        os.unlink(new)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
