"""The rules for people: complete, and the same in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import chain
from typing import Any

import pytest

from salotto.kernel.title import Title
from salotto.registry import everything
from salotto.server.page.rules import how_to_play, rules_of
from salotto.words import LANGUAGES

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
    rules = rules_of(title, language)
    lesson = how_to_play(title, language)
    links = re.findall(r'href="([^"]*)#([A-Z]{2}-[\d.]+)"', str(rules.html) + str(lesson.html))
    assert {page for page, _ in links} == {"", f"/titles/{title.id}/rules"}
    assert {id for _, id in links} - rules.rules == set()


@each_title
def test_every_rule_that_the_game_cites_is_told_to_people(title: Title[Any]) -> None:
    """The reasons of refusals stand in the code as whole ids."""
    package = files(title.package)
    sources = [part for part in package.iterdir() if part.name.endswith(".py")]
    cited = set(
        chain.from_iterable(
            re.findall(r'"([A-Z]{2}-\d+(?:\.\d+)*)"', part.read_text(encoding="utf-8")) for part in sources
        )
    )
    assert cited, "a title that never says why"
    assert cited - rules_of(title, "en").rules - omitted(title) == set()
