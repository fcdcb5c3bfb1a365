"""The rules for people: complete, and the same in every language."""

from __future__ import annotations

import gzip
import re
from html import unescape
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from salotto.kernel.title import Title
from salotto.legends import legend_of
from salotto.lessons import THING, lessons_of
from salotto.registry import everything
from salotto.server.page.hyphens import SOFT
from salotto.server.page.rules import how_to_play, rules_of
from salotto.server.page.title_page import page_of, shelf
from salotto.words import LANGUAGES, Language

RULE = re.compile(r"^\s*[-*] (?:\*\*)?([A-Z]{2}-\d[0-9A-Z.]*[a-z]?)(?:\*\*)?[ .:](.*)$")
NUMBER = re.compile(r"\d+")
ID = re.compile(r"[A-Z]{2}-[0-9A-Z.]*[0-9]")
WITH_TEXTS = [title for title in everything().values() if (files(title.package) / "people").is_dir()]

each_title = pytest.mark.parametrize("title", WITH_TEXTS, ids=lambda title: title.id)


def text_of(title: Title[Any], *path: str) -> str:
    place = files(title.package)
    for part in path:
        place = place / part
    return place.read_text(encoding="utf-8")


def told(text: str) -> dict[str, str]:
    """The rules of a text by their ids; none stands there twice."""
    found: dict[str, str] = {}
    last = ""
    for line in text.splitlines():
        if match := RULE.match(line):
            last = match[1].rstrip(".")
            assert last not in found, f"{last} stands there twice"
            found[last] = match[2]
        elif last and line.startswith((" ", "\t")) and line.strip():
            found[last] += " " + line.strip()
        elif line.startswith("#"):
            last = ""
    return found


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(ID.sub("", text)))


def omitted(title: Title[Any]) -> set[str]:
    return {line.split()[0] for line in text_of(title, "people", "omitted.txt").splitlines() if line.strip()}


def test_every_title_of_the_shelf_has_texts_for_people() -> None:
    assert list(everything().values()) == WITH_TEXTS


@each_title
def test_the_rules_for_people_leave_nothing_out(title: Title[Any]) -> None:
    book = {id for id in told(text_of(title, "data", "rules.md")) if not re.search(r"-[DR]\d", id)}
    people = told(text_of(title, "people", "rules.en.md"))
    assert len(people) > 50
    assert book - omitted(title) - people.keys() == set()


@each_title
@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_translation_has_the_same_rules_with_the_same_numbers(title: Title[Any], language: str) -> None:
    english = told(text_of(title, "people", "rules.en.md"))
    other = told(text_of(title, "people", f"rules.{language}.md"))
    assert list(other) == list(english)
    assert {id: numbers(other[id]) for id in other} == {id: numbers(english[id]) for id in english}


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_text_mentions_can_be_reached(title: Title[Any], language: Any) -> None:
    """Ids of rules and chapters are links; a campaign speaks of the rules of its games, too."""
    html = str(rules_of(title, language).html) + str(how_to_play(title, language).html)
    links = LINK.findall(html)
    own = f"/titles/{title.id}/rules"
    assert {"", own} <= {page for page, _ in links}
    for id in {page.split("/")[2] if page else title.id for page, _ in links}:
        told = rules_of(everything()[id], language).rules
        assert {rule for page, rule in links if (page or own) == f"/titles/{id}/rules"} - told == set()
    assert re.findall(r"[A-Z]{2}-R?\d[\d.]*", re.sub(r"<[^>]*>", "", ANCHOR.sub("", html))) == []


LINK = re.compile(r'href="([^"]*)#([A-Z]{2}-R?[\d.]+)"')
ANCHOR = re.compile(r"<a [^>]*>[^<]*</a>")


@each_title
def test_every_rule_that_the_game_cites_is_told_to_people(title: Title[Any]) -> None:
    """The reasons of refusals stand in the code as whole ids."""
    package = Path(str(files(title.package)))
    families = [Path(str(files(title.family)))] if title.family else []
    sources = [part for folder in (package, *families) for part in folder.rglob("*.py")]
    cited = set(
        chain.from_iterable(
            re.findall(r'"([A-Z]{2}-\d+(?:\.\d+)*)"', part.read_text(encoding="utf-8")) for part in sources
        )
    )
    assert cited, "a title that never says why"
    for language in LANGUAGES:
        assert cited - rules_of(title, language).rules == set()


@pytest.mark.parametrize("title", shelf().values(), ids=lambda title: title.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_shows_real_cards(title: Title[Any], language: Language) -> None:
    html = str(how_to_play(title, language).html)
    things = re.findall(r'data-thing="([^"]+)"', html)
    assert things
    assert "None" not in html
    assert "{" not in html
    assert things == re.findall(r'data-thing="([^"]+)"', str(how_to_play(title, "en").html))
    shown = unescape(html).replace(SOFT, "")
    for key in things:
        assert page_of(title).FACES[key].names[language] in shown


ENGLISH = set((Path(__file__).parent / "english.txt").read_text(encoding="utf-8").split())
"""The commonest words of the English texts, without those that Italian or French know too."""
WORD = re.compile(r"[^\W\d_]+")


def plain(html: str) -> str:
    """What is read of a text, without the names of persons and titles."""
    shown = re.sub(r"<figure.*?</figure>", " ", html, flags=re.S)
    return unescape(re.sub(r"<[^>]*>", " ", shown))


@each_title
@pytest.mark.parametrize("language", ["it", "fr"])
def test_a_translation_has_no_english_word(title: Title[Any], language: Language) -> None:
    legend = legend_of(title)
    signs = legend.signs.values() if legend else ()
    texts = [
        plain(str(rules_of(title, language).html)),
        plain(str(how_to_play(title, language).html)),
        *(f"{sign.names[language]} {sign.means[language]}" for sign in signs),
        *(
            THING.sub(" ", part[language])
            for lesson in lessons_of(title).values()
            for note in lesson.notes.values()
            for part in (note.text, note.why)
            if part
        ),
    ]
    found = {word for text in texts for word in WORD.findall(text.lower())}
    assert len(found) > 500
    assert found & ENGLISH == set()


@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_light(title: Title[Any], language: Language) -> None:
    for text in (rules_of(title, language), how_to_play(title, language)):
        assert len(gzip.compress(str(text.html).encode())) < 60_000
