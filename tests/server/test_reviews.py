"""The review of a finished game, on the page."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from salotto.kernel.log import to_log
from salotto.lab.review import Costly, Moment, Review
from salotto.server.tables.reviews import EFFORT, PIECE, QUEUE, Reviews, TooMany, deals_for, pieces
from salotto.server.web.review_pages import chart
from tests.server.client import Browser
from tests.server.servers import served
from tests.server.tables import a_store, a_table, play_on, run

LEAST = 1
"""The least effort that a review takes."""


def test_the_longer_the_game_the_fewer_deals_are_imagined() -> None:
    assert deals_for(10) == 40
    assert deals_for(200) == 20
    assert all(deals_for(choices) * choices <= EFFORT for choices in range(100, 1000, 50))
    assert deals_for(100_000) == 4
    assert deals_for(10, LEAST) == 4


def test_a_game_is_gone_through_in_pieces_that_leave_nothing_out() -> None:
    for choices in (0, 1, PIECE, PIECE + 1, 100):
        covered = [at for piece in pieces(choices) for at in piece]
        assert covered == list(range(choices + 1))  # the last is the end of the game


def test_a_review_is_worked_out_once_in_another_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2)
            await play_on(live, Random(4), 6 * PIECE)
            async with live.reading() as play:
                assert play is not None
                data = to_log(play)
            reviews = Reviews(effort=LEAST)
            try:
                assert not reviews.asked(live.id)
                reviews.ask(live.id, data)
                assert reviews.working(live.id)
                assert reviews.found(live.id) is None
                seen = set()
                while reviews.working(live.id):
                    work = reviews.so_far(live.id)
                    assert work is not None
                    seen.add(work.done)
                    await asyncio.sleep(0.05)
                assert len(seen) > 1  # one can see how far it is
                found = reviews.found(live.id)
                assert isinstance(found, Review)
                assert {moment.seat for moment in found.moments} == {0, 1}
                assert found.costly
                reviews.ask(live.id, data)
                assert reviews.found(live.id) is found
            finally:
                await reviews.close()

    run(scenario())


def test_a_log_that_does_not_fit_fails_and_may_be_tried_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_store(f"sqlite:///{tmp_path / 'room.db'}") as store:
            live = await a_table(store, 2)
            await play_on(live, Random(4), PIECE)
            async with live.reading() as play:
                assert play is not None
                data = to_log(play)
            reviews = Reviews(effort=LEAST)
            try:
                for log, comes in ((data | {"choices": [[0, "nonsense"]]}, False), (data, True)):
                    reviews.ask(live.id, log)
                    while reviews.working(live.id):
                        await asyncio.sleep(0.05)
                    assert (reviews.found(live.id) is not None) == comes
            finally:
                await reviews.close()

    run(scenario())


def test_only_so_many_reviews_wait_at_once() -> None:
    async def scenario() -> None:
        reviews = Reviews()
        try:
            for number in range(QUEUE):
                reviews.ask(str(number), {"title": "spook-manor", "choices": []})
            with pytest.raises(TooMany):
                reviews.ask("one more", {"title": "spook-manor", "choices": []})
        finally:
            await reviews.close()

    run(scenario())


def test_the_chart_shows_chances_in_percent_or_alone_the_points() -> None:
    together = Review(
        "x", ("A", "B"), [Moment(0, 0, 0.5, 0.0), Moment(4, 1, 0.25, -2.0), Moment(9, 0, 1.0, 7.0)]
    )
    shown = chart(together, ["A", "B"])
    assert shown["chances"]
    assert (shown["low"], shown["high"], shown["length"]) == (0, 100, 9)
    assert [(line["name"], line["points"]) for line in shown["lines"]] == [
        ("A", [(0, 50), (9, 100)]),
        ("B", [(4, 25)]),
    ]
    alone = chart(Review("x", ("A",), [Moment(0, 0, None, 61.2), Moment(9, 0, None, 88.0)]), ["A"])
    assert not alone["chances"]
    assert (alone["low"], alone["high"]) == (61, 88)
    assert alone["lines"][0]["points"] == [(0, 61), (9, 88)]


def test_the_choices_that_cost_most_come_first() -> None:
    cheap, dear = Costly(3, 0, ("a",), ("b",), 1.0), Costly(5, 0, ("c",), ("d",), 4.0)
    assert Review("x", ("A",), [], [cheap, dear]).worst(0) == [dear, cheap]


@pytest.mark.timeout(600)
def test_after_the_game_and_not_before_one_may_ask_for_a_review(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with Browser(address, "it") as anna, Browser(address) as stranger:
            table = await anna.open_table("me", private="on")
            early = await anna.post(f"/tables/{table}/review")
            assert early.status_code == 409
            async with await anna.socket(table) as socket:
                await socket.until_mine()
                chance = Random(5)
                while not socket.table["over"]:
                    await socket.answer_any(chance)
            page = await anna.get(f"/tables/{table}/scorecard")
            assert f'action="/tables/{table}/review"' in page.text
            assert (await stranger.get(f"/tables/{table}/review")).status_code == 403
            review = await anna.post(f"/tables/{table}/review")
            while "refresh" in review.headers:
                assert "Sto ripercorrendo la partita" in review.text
                await asyncio.sleep(0.3)
                review = await anna.get(f"/tables/{table}/review")
            assert review.status_code == 200
            assert "Il punteggio da aspettarsi" in review.text
            assert re.search(r'<polyline class="series" points="[\d., ]+"', review.text)
            assert "Che cosa ti è costato di più" in review.text
            assert f"/tables/{table}/replay?to=" in review.text

    with served(tmp_path, "--review-effort", str(LEAST)) as server:
        run(scenario(server.address))
