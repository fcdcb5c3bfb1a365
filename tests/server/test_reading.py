"""Rules and how to play as a reader gets them: light, without a script, with the cards that are sought."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from salotto.server.page.rules import plain
from salotto.server.page.static_files import static_root
from salotto.server.page.title_page import page_of, shelf
from salotto.words import LANGUAGES
from tests.server.rooms import a_room
from tests.server.tables import run

FIRST_VIEW = 100_000
ASSET = re.compile(r'(?:href|src)="(/static/[^"#]+)')
PACKED = {"Accept-Encoding": "gzip"}


async def over_the_wire(client: httpx.AsyncClient, address: str) -> int:
    """How many bytes are sent for something."""
    async with client.stream("GET", address, headers=PACKED) as answer:
        assert answer.status_code == 200, address
        return sum([len(part) async for part in answer.aiter_raw()])


@pytest.mark.parametrize("id", shelf())
def test_the_first_view_of_a_text_is_light(id: str, tmp_path: Path) -> None:
    """The page with its style sheets, pictures and scripts, in every language."""

    async def weights() -> dict[str, int]:
        found = {}
        for language in LANGUAGES:
            async with a_room(tmp_path, language) as (client, _):
                for page in ("rules", "how-to-play"):
                    address = f"/titles/{id}/{page}"
                    assets = set(ASSET.findall((await client.get(address)).text))
                    assets |= {f"/static/{script.name}" for script in static_root().glob("*.js")}
                    assert len(assets) > 5
                    sizes = [await over_the_wire(client, each) for each in (address, *sorted(assets))]
                    found[f"{page} {language}"] = sum(sizes)
        return found

    assert {name: size for name, size in run(weights()).items() if size >= FIRST_VIEW} == {}


@pytest.mark.parametrize("id", shelf())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_finds_the_names_of_cards_whatever_their_accents(
    id: str, language: str, tmp_path: Path
) -> None:
    names = [face.names[language] for face in page_of(shelf()[id]).FACES.values() if face.names[language]]
    sought = max(names, key=lambda name: sum(a != b for a, b in zip(plain(name), name.lower(), strict=True)))

    async def found() -> str:
        async with a_room(tmp_path, language) as (client, _):
            answer = await client.get(f"/titles/{id}/rules", params={"q": plain(sought).upper()})
            assert "content-encoding" not in answer.headers  # beside what somebody typed nothing is packed
            return answer.text

    article = run(found()).partition('id="rules"')[2]
    marked = [unescape(name) for name in re.findall(r"<mark>([^<]*)</mark>", article)]
    assert " ".join(marked[: len(sought.split())]) == " ".join(re.split(r"\s+", sought))
    assert '<figure class="things">' in article


def test_the_texts_need_no_script(tmp_path: Path) -> None:
    """All of a text stands in the page, the search is a form, and a card's name is a link to its picture."""

    async def pages() -> list[str]:
        async with a_room(tmp_path, "it") as (client, _):
            rules = (await client.get("/titles/architects/rules")).text
            card = re.search(r'<a href="([^"]+)" class="thing" data-lens="building:[^"]+">', rules)
            assert card, "no card is linked"
            return [
                rules,
                (await client.get(unescape(card[1]))).text,
                (await client.get("/titles/architects/how-to-play")).text,
            ]

    rules, card, how = run(pages())
    assert '<form action="/titles/architects/rules"' in rules
    assert "AW-12.9.4" in rules
    assert '<figure class="things">' in card
    assert 'action="/titles/architects/play-now"' in how
    for page in (rules, how):
        assert re.search(r"<article[^>]*hidden", page) is None
