"""What one points at, is asked or reads in the story leads to its rules, in every title and language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.bots.hint import Hint
from salotto.kernel.keys import is_key
from salotto.kernel.play import Play
from salotto.kernel.title import Mode, Title
from salotto.registry import everything, titles
from salotto.server.page.aside import Aside
from salotto.server.page.lens import name_of_thing, now_lines, paragraphs, sheet
from salotto.server.page.pointers import pointers_of
from salotto.server.page.rules import rules_of
from salotto.server.page.title_page import page_of
from salotto.words import LANGUAGES
from tests.scenes import scene
from tests.server.rooms import a_room
from tests.server.tables import run

CHOICES, EVERY = 100, 33
LENS = re.compile(r'data-lens="([^"]+)"')
each_title = pytest.mark.parametrize("title", everything().values(), ids=lambda title: title.id)
each_game = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)


def played(title: Title[Any], mode: Mode) -> tuple[Play[Any], set[str], set[str]]:
    """A game by chance as far as it goes: its questions, and what could be pointed at."""
    players = mode.players[min(1, len(mode.players) - 1)]
    play = Play(title, title.table(["x"] * players, "pointers", mode.id), story=[])
    chance, asked, found = Random(players), set(), set()
    for step in range(CHOICES):
        decision = play.next_decision()
        if decision is None:
            break
        asked.add(decision.prompt)
        if step % EVERY == 0:
            found |= set(LENS.findall(scene(play, decision.seat).board(decision.seat)))
            tracks_say_how_they_stand(play, decision.seat, found)
        play.answer(decision.seat, chance.choice(decision.keys))
    return play, asked, found


def tracks_say_how_they_stand(play: Play[Any], seat: int, found: set[str]) -> None:
    """Of a track its owner is told in words what it brings at this moment, without a code in the sentence."""
    for language in LANGUAGES:
        shown = scene(play, seat, language)
        for key in sorted(found):
            lines = now_lines(shown, key) if key.startswith(("track:", "area:")) else []
            assert lines or not key.startswith("track:"), key
            assert not any(is_key(word.strip(".,:;()")) for line in lines for word in line.split()), lines


@each_title
def test_every_pointer_leads_to_a_rule_in_every_language(title: Title[Any]) -> None:
    pointers = pointers_of(title)
    things = [*pointers.exact.values(), *(thing for _, thing in pointers.kinds)]
    cited = {rule for thing in things for rule in thing.rules}
    cited |= set(pointers.rules.questions.values()) | set(pointers.rules.story.values())
    cited |= set(pointers.rules.ties.values())
    assert cited
    for language in LANGUAGES:
        assert cited - rules_of(title, language).rules == set()


@each_game
def test_whatever_can_be_pointed_at_is_told_in_words_with_its_rules(title: Title[Any]) -> None:
    """Cards, tiles, action spaces and tracks of all modes; every question has its rule."""
    asked, told, found = set[str](), set[str](), set[str]()
    for mode in title.modes:
        play, questions, keys = played(title, mode)
        asked |= questions
        found |= keys
        told |= {line.event.id for line in play.story or []}
    rules = pointers_of(title).rules
    assert asked - rules.questions.keys() == set()
    assert len(told - rules.story.keys()) <= len(told) // 8, told - rules.story.keys()
    spaces = {key for key in found if key not in page_of(title).FACES and pointers_of(title).thing(key)}
    assert len(spaces) >= 7
    assert found - spaces - page_of(title).FACES.keys() == set()
    for language in LANGUAGES:
        for key in found:
            assert paragraphs(title, language, key), key
        for key in spaces:
            name = name_of_thing(title, language, key)
            assert name
            assert not name.startswith(f"{title.package.rsplit('.', 1)[-1][:2]}-")
            assert "data-told" in str(sheet(title, language, key))


@each_game
def test_every_card_has_its_rules_under_the_lens(title: Title[Any]) -> None:
    assert [key for key in page_of(title).FACES if not paragraphs(title, "en", key)] == []


def test_the_lens_says_what_can_be_done_now_and_why_not() -> None:
    title = titles()["architects"]
    play = Play(title, title.table(["x", "x"], "now"), story=[])
    while (decision := play.next_decision()) is not None and decision.prompt != "aw-place":
        play.answer(decision.seat, decision.keys[0])
    assert decision is not None
    shown = scene(play, decision.seat, "it")
    assert now_lines(shown, "place:quarry")[0].startswith("Ora: Cava")
    assert "AW-4.9.1" in now_lines(shown, "place:guildhall:construct")[0]
    assert now_lines(shown, "track:virtue") == [
        "La tua Reputazione è 7: 0 punti alla fine. Mercato Nero e Cattedrale ti sono aperti."
    ]
    html = str(sheet(title, "it", "place:quarry", now_lines(shown, "place:quarry")))
    assert "Cava: guadagni n Pietre." in html
    assert re.search(r'<p class="now">Ora: Cava', html)


def test_the_prompt_the_hint_and_the_story_lead_to_the_paragraph() -> None:
    """Why-not does so too: tests/browser/test_play.py."""
    title = titles()["last-will"]
    play = Play(title, title.table(["x", "x"], "cite"), story=[])
    for _ in range(6):
        decision = play.next_decision()
        assert decision is not None
        play.answer(decision.seat, decision.keys[0])
    decision = play.next_decision()
    assert decision is not None
    shown = scene(play, decision.seat, "fr")
    rule = pointers_of(title).rules.questions[decision.prompt]
    link = f'class="cite" href="/titles/last-will/rules#{rule}"'
    assert shown.parts()["prompt"].count(link) == 1
    shown.aside = Aside(decision.seat, 0, hints=(Hint((decision.keys[0],), 1.5),))
    prompt = shown.parts()["prompt"]
    assert prompt.count(link) == 2
    advised = prompt.partition('class="advice hint-lines"')[2].partition("</ol>")[0]
    assert advised.count(link) == 1
    assert "/titles/last-will/rules#LW-" in scene(play, decision.seat, "fr").news(0)


def test_a_table_is_asked_for_what_somebody_points_at(tmp_path: Path) -> None:
    async def answers() -> list[tuple[int, str]]:
        async with a_room(tmp_path, "fr") as (client, _):
            page = await client.get("/")
            csrf = re.search(r'name="csrf" value="([^"]+)"', page.text)
            assert csrf
            table = await client.post("/titles/last-will/lessons/lesson", data={"csrf": csrf[1]})
            found = []
            for key in ("errand:opera", "nothing:there"):
                answer = await client.get(f"{table.headers['location']}/things", params={"key": key})
                found.append((answer.status_code, answer.text))
            return found

    (good, text), (bad, _) = run(answers())
    assert (good, bad) == (200, 404)
    assert "LW-6.11" in text
