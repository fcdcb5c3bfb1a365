"""Every page of every title is asked for once: a template fails on a name that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from salotto.registry import campaigns
from salotto.server.page.title_page import page_of, shelf
from tests.server.rooms import a_room
from tests.server.tables import run

PAGES = ("/new", "/rules", "/how-to-play")
PADS = ("/score-pad", "/score-pad?players=2&0-vp=3&1-vp=x")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("id", shelf())
def test_every_page_of_a_title_can_be_shown(id: str, language: str, tmp_path: Path) -> None:
    async def statuses() -> dict[str, int]:
        async with a_room(tmp_path, language) as (client, _):
            return {page: (await client.get(f"/titles/{id}{page}")).status_code for page in PAGES + PADS}

    found = run(statuses())
    assert {found[page] for page in PAGES} == {200}, found
    assert {found[page] for page in PADS} == {404 if id in campaigns() else 200}, found  # chapters have pads


@pytest.mark.parametrize("id", shelf())
def test_everything_that_is_drawn_can_be_put_under_the_lens(id: str, tmp_path: Path) -> None:
    async def missing() -> list[str]:
        async with a_room(tmp_path) as (client, _):
            keys = list(page_of(shelf()[id]).FACES)
            assert len(keys) > 20
            answers = [(key, await client.get(f"/titles/{id}/things", params={"key": key})) for key in keys]
        return [key for key, answer in answers if answer.status_code != 200 or len(answer.text) < 20]

    assert run(missing()) == []
