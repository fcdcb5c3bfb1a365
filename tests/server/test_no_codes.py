"""No id of a text, no code of an option, no key and no negative column ever reaches a reader.

Whole games of every title and mode are played by chance; what the page shows of them is read in every
language, with the words that only a screen reader says.
"""

from __future__ import annotations

import asyncio
import re
from html import unescape
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from salotto.bots.hint import Hint, hint_line
from salotto.bots.moves import move_values
from salotto.bots.reasons import Reason
from salotto.kernel.play import Play, Told
from salotto.lab.review import Costly, Moment, Review, Turn
from salotto.registry import titles
from salotto.server.page.aside import Aside
from salotto.server.page.render_cache import Reader, RenderCache
from salotto.server.page.scene import Scene
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.caution import Caution, Doubt
from salotto.server.web.review_pages import review_words
from salotto.words import LANGUAGES
from tests.each import first_of_each
from tests.random_games import Setting

SPOKEN = re.compile(r'\b(?:title|aria-label|alt|placeholder|data-reason)="([^"]*)"')
TAG = re.compile(r"<[^>]*>")
CODES = {
    "the id of a text": re.compile(r"\b(?:sm|lw|ob|aw|pw|vw|ts|wk|room|cli)-[a-z]+(?:-[a-z0-9]+)*\b"),
    "the code of an option": re.compile(r"\b[a-z]+_[a-z]+\b"),
    "a key": re.compile(r"(?<![\w/])[a-z][a-z-]+:[a-z0-9][\w:|,-]*\b"),
    "a column by its number": re.compile(r"(?:column|colonna|colonne) (?:[-−]\d|0)"),
    "a hyphen for a minus": re.compile(r"(?<![\w/.−–-])-\d"),
    "an empty place": re.compile(r"\{ ?\$"),
    "a space by its number": re.compile(r"\b[ABCDW]\d\b"),
}
EVERY = 9
"""The page is read after so many answers."""
SETTINGS = [Setting(title, mode.id, mode.players[0]) for title in titles().values() for mode in title.modes]


def read(html: str) -> str:
    """What a person can read or hear of a part of the page."""
    return unescape(" ".join([*SPOKEN.findall(html), TAG.sub(" ", html)]))


def codes_in(html: str) -> list[str]:
    text = read(html)
    return [f"{what}: {hit[0]!r}" for what, pattern in CODES.items() if (hit := pattern.search(text))]


def an_info(play: Play[Any]) -> TableInfo:
    table = play.table
    names = ("Ada", "Émile", "Ugo", "Iris", "Otto", "Bea")
    seats = tuple(Seat(seat, f"p{seat}", None, names[seat]) for seat in range(table.players))
    return TableInfo(
        "id", table.title, table.release, table.mode, dict(table.options), table.seed, "p0", False, seats
    )


@pytest.mark.parametrize("setting", first_of_each(SETTINGS, lambda setting: setting.title.id))
def test_whole_games_are_told_in_words(setting: Setting) -> None:
    chance = Random(f"codes {setting}")
    story: list[Told] = []
    play = Play(setting.title, setting.table(chance), story)
    info = an_info(play)
    cache = RenderCache()
    looked = 0
    found: set[str] = set()
    while (decision := play.next_decision()) is not None:
        if len(play.log) % EVERY == 0:
            language = LANGUAGES[looked % len(LANGUAGES)]
            aside = Aside(decision.seat, 0, held=decision.keys[0], caution=Caution(Doubt.CANNOT_BE_UNDONE))
            reader = Reader(decision.seat, language, decision.seat)
            scene = Scene(info, setting.title, play, story, reader, cache, [True] * 6, aside=aside)
            pages = [*scene.parts().values(), scene.news(max(0, len(scene.heard) - 40))]
            pages += [blocked["text"] for blocked in scene.why_not()]
            if looked % 6 == 0:
                way = next(iter(move_values(play.imagine(decision.seat, "codes"), decision.seat, 20)))
                pages.append(hint_line(Hint(way, 1.4, Reason("later", "rest", 0, ())), scene.speech))
            found |= {f"{language}, {decision.prompt}: {code}" for page in pages for code in codes_in(page)}
            looked += 1
        play.take(decision, chance.choice(decision.options))
    scene = Scene(info, setting.title, play, story, Reader(0, "fr", 0), cache)
    found |= {f"the end: {code}" for page in scene.parts().values() for code in codes_in(page)}
    found |= {f"the review: {code}" for text in reviewed(play, info) for code in codes_in(text)}
    assert looked > 3
    assert not found, "\n".join(sorted(found)[:20])


def reviewed(play: Play[Any], info: TableInfo) -> list[str]:
    """All that a review could say of a game: every answer that was given in it, and the stage of it."""
    keys = tuple(dict.fromkeys(choice.key for choice in play.log))
    middle = len(play.log) // 2
    review = Review(
        *(info.title, play.table.seats, [Moment(middle, 0, 0.0, 1.0), Moment(len(play.log), 0, 1.0, 2.0)]),
        costly=[Costly(middle, 0, keys, keys[:3], 1.4)],
        turns=[Turn(middle, 0, keys, keys[:3], 0.8, 0.3)],
    )

    async def at(_: int) -> Play[Any]:
        return play

    texts = []
    for language in LANGUAGES:
        live = SimpleNamespace(id="id", info=info, title=play.title, at=at)
        here = SimpleNamespace(language=language, person=SimpleNamespace(id="p0"))
        said = asyncio.run(review_words(review, cast(Any, live), cast(Any, here)))
        parts = [said["turns"], *(seat["costly"] for seat in said["seats"])]
        texts += [str(each[name]) for part in parts for each in part for name in ("way", "stage")]
        texts += [each["better"] + each["score"] for each in said["seats"][0]["costly"]]
    assert len(texts) > 6
    return texts


def test_codes_would_be_found() -> None:
    for html in (
        "<p>ob-move-brings</p>",
        '<b aria-label="hall_rule">x</b>',
        "<p>room:ballroom</p>",
        "<p>column −1</p>",
        "<p>money -1</p>",
    ):
        assert codes_in(html)
    assert codes_in("<p>Round 1 of 7: −3, 2-4 players, well-known</p>") == []
