"""Looking back: what one could see then, and everything once the game is over."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.server.client import Browser
from tests.server.servers import Server
from tests.server.tables import run

EVERYBODY = re.compile(r'data-fragment="everybody">(.*)</div>\s*<aside', re.DOTALL)
BACK = 'class="fu-card fu-back"'


@pytest.mark.timeout(600)
def test_all_hands_are_shown_once_the_game_is_over_and_not_before(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "bot:random")
            async with await anna.socket(table) as socket:
                chance = Random(6)
                await socket.until_mine()
                for _ in range(12):
                    await socket.answer_any(chance)
                    await socket.until_mine()
                for person in (anna, bruno):
                    early = (await person.get(f"/tables/{table}/replay", to=9, eyes="all")).text
                    assert 'value="all"' not in early
                    found = EVERYBODY.search(early)
                    assert found is not None
                    assert found[1] == ""
                    assert BACK in early
                while not socket.table["over"]:
                    await socket.answer_any(chance)
                    await socket.until_mine()
            for person in (anna, bruno):
                page = (await person.get(f"/tables/{table}/replay", to=9, eyes="all")).text
                assert '<option value="all" selected>' in page
                found = EVERYBODY.search(page)
                assert found is not None
                main, other = page.replace(found[1], ""), found[1]
                assert other.count('<section class="sheet">') == 1
                hands = [
                    set(re.findall(r'data-key="(room:[^"]+)" data-thing', part)) for part in (main, other)
                ]
                assert all(hands)
                assert not hands[0] & hands[1]
                assert BACK not in other

    run(scenario())


def test_nobody_looks_through_eyes_that_are_not_theirs_before_the_end(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as bruno:
            table = await anna.open_table("me", "bot:random")
            async with await anna.socket(table) as socket:
                await socket.until_mine()
            for eyes in ("0", "1", "all", "-1", "x"):
                page = (await bruno.get(f"/tables/{table}/replay", eyes=eyes)).text
                assert 'data-key="foyer:' not in page
                assert '<option value="" selected>' in page

    run(scenario())
