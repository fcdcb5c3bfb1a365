"""Pictures of an evening, for people to look at: they are written into `artefacts/`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Finished, Visit
from tests.browser.people import Person
from tests.browser.staged import evening, moment, sit_down
from tests.browser.test_obsession import busy
from tests.server.servers import Server


def picture(person: Person, folder: Path, name: str) -> None:
    """Take a picture of what is in sight; a blank page would make a tiny file."""
    person.page.evaluate("document.fonts.ready")
    file = folder / f"{name}.png"
    person.page.screenshot(path=file)
    assert file.stat().st_size > 20_000


@pytest.mark.parametrize(
    ("name", "size", "dark", "prompt"),
    [
        ("table-laptop", LAPTOP, False, "sm-choose-spot"),
        ("table-desktop", DESKTOP, False, "sm-play-room"),
        ("table-dark", LAPTOP, True, "sm-play-room"),
        ("table-phone", PHONE, False, "sm-play-room"),
        ("table-phone-dark", PHONE, True, "sm-choose-spot"),
        ("table-monsters", LAPTOP, False, "sm-move-monster"),
    ],
)
def test_a_picture_of_the_table(
    visit: Visit, room: Server, artefacts: Path, name: str, size: tuple[int, int], dark: bool, prompt: str
) -> None:
    anna = visit(size, dark=dark)
    sit_down(anna, room, evening(prompt, 11), bot="greedy")
    expect(anna.page.locator(".strip.turn")).to_have_count(1)
    picture(anna, artefacts, name)


@pytest.mark.parametrize(
    ("name", "size", "dark", "prompt"),
    [
        ("house-laptop", LAPTOP, False, "ob-act"),
        ("house-desktop", DESKTOP, True, "ob-guests"),
        ("house-market", LAPTOP, True, "ob-market"),
        ("house-phone", PHONE, False, "ob-guests"),
    ],
)
def test_a_picture_of_a_country_house(
    visit: Visit, room: Server, artefacts: Path, name: str, size: tuple[int, int], dark: bool, prompt: str
) -> None:
    def late(play: Play[Any], decision: Decision) -> bool:
        return decision.prompt == prompt and play.state.space >= 9

    anna = visit(size, dark=dark)
    sit_down(anna, room, moment("obsession", "individual", late, busy))
    expect(anna.page.locator(".at-house")).to_be_visible()
    picture(anna, artefacts, name)


@pytest.mark.parametrize("name", ["shelf", "lobby", "scorecard", "replay"])
def test_a_picture_of_a_page(visit: Visit, finished: Finished, artefacts: Path, name: str) -> None:
    anna = visit(storage_state=finished.state)
    if name == "lobby":
        anna.open_table("me", "open", "bot:greedy", name="Anna")
        expect(anna.page.locator("#seats")).to_contain_text("here")
    else:
        path = {"shelf": "/", "scorecard": "{}/scorecard", "replay": "{}/replay?to=120"}[name]
        anna.go(path.format(finished.path))
    picture(anna, artefacts, name)
