"""What moves on the table flies there, and nothing else: what closes ranks, or lies still, is not named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from tests.browser.conftest import Visit
from tests.browser.staged import moment, sit_down
from tests.server.servers import Server

WATCH = """() => {
  window.flown = null;
  const start = document.startViewTransition.bind(document);
  const named = () => [...document.querySelectorAll("[style*=view-transition-name]")];
  document.startViewTransition = (change) => start(async () => {
    await change();
    window.flown = named().map(({ dataset }) => dataset.thing ?? dataset.piece);
  });
}"""
"""From now on the page says what was named for the last flight."""
FLOWN = "() => window.flown !== null"
MOST = 2
"""What an answer that moves one thing may name: the thing, and what it cost."""


def at_random(decision: Decision, chance: Random) -> str:
    return chance.choice([key for key in decision.keys if key not in ("pass", "no")] or decision.keys)


@pytest.mark.parametrize(
    ("title", "mode", "after", "moves", "thing"),
    [
        ("spook-manor", "competitive", 30, "spot:", "room:"),
        ("last-will", "base", 30, "buy:", "card:"),
        ("obsession", "individual", 30, "gentry:", "gentry:"),
        ("architects", "competitive", 30, "place:", "worker-0"),
        ("paladins", "competitive", 0, "townsfolk:", "townsfolk:"),
        ("viscounts", "competitive", 30, "space:", "viscount-0"),
    ],
)
def test_an_answer_that_moves_one_thing_names_two_at_most(
    visit: Visit, room: Server, title: str, mode: str, after: int, moves: str, thing: str
) -> None:
    def one_may_be_moved(play: Play[Any], decision: Decision) -> bool:
        return len(play.log) >= after and sum(key.startswith(moves) for key in decision.keys) > 1

    anna = visit(motion=True)
    sit_down(anna, room, moment(title, mode, one_may_be_moved, at_random, 2))
    anna.page.evaluate(WATCH)
    anna.choose(next(key for key in anna.choices() if key.startswith(moves)))
    anna.page.wait_for_function(FLOWN)
    flown = anna.page.evaluate("() => window.flown")
    assert any(each.startswith(thing) for each in flown), flown
    assert len(flown) <= MOST, flown
