"""A room that is open, and a real Chromium to visit it."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, StorageState, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.staged import evening, sit_down
from tests.server.servers import Server, served

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = (1366, 768)
DESKTOP = (1920, 1080)
PHONE = (360, 740)
PATIENCE = 30_000
"""Milliseconds that something may take on a busy machine, such as a bot's first answer."""

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium; without one these tests are skipped loudly, and fail in CI."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        missing = "there is no chromium: `make browser` installs it where it may"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        warnings.warn(f"NOT TESTED IN A BROWSER: {missing}", UserWarning, stacklevel=1)
        pytest.skip(missing)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all the tests of this process."""
    with served(tmp_path_factory.mktemp("room")) as server:
        yield server


@dataclass(frozen=True)
class Finished:
    """A table whose game is over, and who played there."""

    path: str
    state: StorageState


@pytest.fixture(scope="session")
def finished(chromium: Browser, room: Server) -> Finished:
    """A game that was played to its end; the first seat is ours."""
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    anna = Person(context, room.address)
    sit_down(anna, room, evening("the end"), bot="greedy")
    table, state = anna.table, context.storage_state()
    context.close()
    return Finished(table, state)


@pytest.fixture
def visit(chromium: Browser, room: Server) -> Iterator[Visit]:
    """Somebody comes with a browser; whatever the browser complains about fails the test."""
    people: list[Person] = []
    contexts: list[BrowserContext] = []

    def come(
        size: tuple[int, int] = LAPTOP,
        dark: bool = False,
        language: str = "en-GB",
        address: str = room.address,
        motion: bool = False,
        **more: Any,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        people.append(Person(context, address, touch=size == PHONE))
        return people[-1]

    yield come
    for context in contexts:
        context.close()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where the screenshots go."""
    folder = Path(__file__).parents[2] / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder
