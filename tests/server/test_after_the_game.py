"""When it is over: a scorecard that does not flatter, a replay that begins at the beginning."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Outcome
from salotto.registry import title
from salotto.server.page.lens import tie_break
from salotto.server.page.rules import stand_ins
from salotto.server.store.journal import table_of
from salotto.titles.obsession.box import SHELF
from salotto.titles.obsession.cards import DATA
from tests.server.rooms import a_room, open_by_api
from tests.server.tables import a_table, run

PODIUM = re.compile(r'<ol class="podium">(.*?)</ol>', re.DOTALL)
SLIDER = re.compile(r'name="at" min="0" max="(\d+)" value="(\d+)"')
ASKED = re.compile(r'data-fragment="asked">([^<]*)<')


def test_a_lost_challenge_has_no_cup_and_its_replay_begins_at_the_beginning(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, "fr") as (client, services):
            path, _ = await open_by_api(client, "me", title="obsession", mode="estate_challenge")
            live = services.tables.by_id[path.rpartition("/")[2]]
            play, chance = Play(live.title, table_of(live.info)), Random(5)
            while (decision := play.next_decision()) is not None:
                play.answer(0, key_of(chance.choice(decision.options)))
            assert play.outcome is not None
            assert play.outcome.winners == ()  # OB-21.18 who plays by chance does not come near
            await live.answer_all(0, [choice.key for choice in play.log])
            page = (await client.get(f"/tables/{live.id}/scorecard")).raise_for_status().text
            podium = PODIUM.search(page)
            assert podium is not None
            assert "trophy" not in podium[1]
            assert 'class="first"' not in podium[1]
            table = (await client.get(f"/tables/{live.id}")).raise_for_status().text
            assert re.search(r'id="why-not"[^>]* aria-disabled="true" data-reason="[^"]+"', table)
            replay = (await client.get(f"/tables/{live.id}/replay")).raise_for_status().text
            slider, asked = SLIDER.search(replay), ASKED.search(replay)
            assert slider is not None
            assert (slider[1], slider[2]) == (str(len(play.log)), "0")
            assert asked is not None
            assert re.search(r"\u202f\? → \w", asked[1])  # the question, and its answer
            last = (await client.get(f"/tables/{live.id}/replay", params={"to": len(play.log)})).text
            asked = ASKED.search(last)
            assert asked is not None
            assert asked[1] == ""

    run(scenario())


def test_who_has_as_many_points_and_another_place_is_told_why(tmp_path: Path) -> None:  # SM-6.8.2
    async def scenario() -> None:
        async with a_room(tmp_path, "it") as (client, services):
            live = await a_table(services.store, 2, seed="tied 11")
            play, chance = Play(live.title, table_of(live.info)), Random(5)
            while (decision := play.next_decision()) is not None:
                play.answer(decision.seat, chance.choice(decision.keys))
            assert play.outcome is not None
            assert play.outcome.scores == (39, 39)
            assert play.outcome.ranks == (1, 2)
            for choice in play.log:
                await live.answer(choice.seat, choice.key)
            page = (await client.get(f"/tables/{live.id}/scorecard")).raise_for_status().text
            told = re.search(r'<p class="help">(In caso di parità vince.*?)</p>', page, re.DOTALL)
            assert told is not None
            assert "rules#SM-6.8.2" in told[1]

    run(scenario())


def test_nobody_is_told_of_a_tie_break_that_decided_nothing() -> None:
    manor = title("spook-manor")
    assert tie_break(manor, "en", "competitive", Outcome((9, 9, 4), (1, 2, 3))) is not None
    assert tie_break(manor, "en", "competitive", Outcome((9, 8, 4), (1, 2, 3))) is None
    assert tie_break(manor, "en", "competitive", Outcome((9, 9, 4), (1, 1, 3))) is None
    assert tie_break(manor, "en", "solo", Outcome((9,), (1,))) is None


def test_the_rules_page_counts_the_stand_ins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path) as (client, _):
            own, every = stand_ins(title("viscounts"))
            assert 0 < own < every
            page = (await client.get("/titles/viscounts/rules")).text
            assert re.search(rf"\b{every}\b[^<]*\b{own}\b", page)

    run(scenario())


@pytest.mark.parametrize(
    ("language", "said"), [("en", "stand-ins"), ("it", "sostituzioni"), ("fr", "remplac")]
)
def test_the_card_of_each_title_on_the_shelf_counts_them_too(
    tmp_path: Path, language: str, said: str
) -> None:
    async def scenario() -> None:
        async with a_room(tmp_path, language) as (client, _):
            page = (await client.get("/")).text
            cards = dict(re.findall(r'data-title="([^"]+)">(.*?)</article>', page, re.S))
            for id in ("spook-manor", "last-will", "obsession", "architects", "paladins", "viscounts"):
                own, every = stand_ins(title(id))
                lines = re.findall(r'<p class="help">([^<]*)<a href="/titles/([^"]*)/packs"', cards[id])
                told = [line for line, box in lines if said in line and box == id]
                assert len(told) == 1, id
                assert [int(number) for number in re.findall(r"\d+", told[0])] == [every, own]

    run(scenario())


def test_what_has_left_the_game_is_not_counted_among_its_stand_ins() -> None:
    gone = [entry for file, array in (("gentry", "card"), ("objectives", "card"), ("vp-cards", "card"))
            for entry in SHELF.entries(f"{file}.toml", array) if entry.number("copies") == 0]  # fmt: skip
    assert len(gone) == 2 + 3 + 1
    lists = [SHELF.layers(file.name)[0].fields.values() for file in DATA.glob("*.toml")]
    listed = [entry for arrays in lists for array in arrays if isinstance(array, list) for entry in array]
    known = sum("source" in entry for entry in listed if isinstance(entry, dict))
    assert stand_ins(title("obsession"))[1] == known - len(gone)
