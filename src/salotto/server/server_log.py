"""The log of the server: lines for people, or one JSON object a line for machines."""

from __future__ import annotations

import logging
import time

from pythonjsonlogger.json import JsonFormatter

MACHINE_NAMES = {"asctime": "time", "levelname": "level", "name": "logger", "exc_info": "exception"}

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def extras(record: logging.LogRecord) -> dict[str, object]:
    """What was said with a record beside its message."""
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


class ForPeople(logging.Formatter):
    """12:00:00 INFO    salotto.server.tables.live: dropped 3 idle tables (table=abc)."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback if there is one."""
        text = super().format(record)
        more = " ".join(f"{name}={value}" for name, value in extras(record).items())
        return f"{text} ({more})" if more else text


class ForMachines(JsonFormatter):
    """One JSON object a line."""

    def __init__(self) -> None:
        super().__init__(
            "{asctime}{levelname}{name}{message}",
            style="{",
            datefmt="%Y-%m-%dT%H:%M:%S",
            rename_fields=MACHINE_NAMES,
            json_ensure_ascii=False,
        )
        self.converter = time.gmtime

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 (theirs)
        """The moment in UTC, with milliseconds."""
        return f"{super().formatTime(record, datefmt)}.{int(record.msecs):03d}Z"


def set_up(level: str, as_json: bool) -> None:
    """Send everything to the standard error stream."""
    handler = logging.StreamHandler()
    plain = ForPeople("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S")
    handler.setFormatter(ForMachines() if as_json else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    for name in ("alembic", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every batch that is refused, though two processes with the same number are nothing unusual.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
