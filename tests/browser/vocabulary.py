"""Which words of a page are English and nothing else: a game in another language says none of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path

import salotto
from tests.browser.people import Person

WORD = re.compile(r"[^\W\d_]{3,}")
NOT_SAID = re.compile(r"^[\w-]+ =|\{ \$\w+|^#.*$|^ +\*?\[[\w-]+\]", flags=re.M)
"""What a Fluent file writes without saying it: ids, variables, comments, the names of variants."""
PACKAGE = Path(salotto.__file__).parent
ENOUGH = 500
NAMES = {"anna", "bruno", "carla"}
SAID = """() => {
  const labels = [...document.querySelectorAll("[aria-label], [title]")];
  return [document.body.innerText, ...labels.flatMap((one) => [one.ariaLabel, one.title])].join(" ");
}"""

NamesIn = Callable[[str], Iterable[str]]


def words_in(texts: Iterable[str]) -> set[str]:
    """The words of texts, in small letters."""
    return {word.lower() for text in texts for word in WORD.findall(text)}


def sentences(folder: str, language: str) -> list[str]:
    """Whatever the room and a title (its folder) have to say."""
    places = ("locale", "server/locale", "titles/west_kingdom/locale", f"titles/{folder}/locale")
    files = chain.from_iterable((PACKAGE / place).glob(f"{language}*.ftl") for place in places)
    return [NOT_SAID.sub("", file.read_text(encoding="utf-8")) for file in files]


def english_only(folder: str, language: str, names_in: NamesIn) -> set[str]:
    """English words that no text, no name and no rule (the lens tells them) has in this language."""
    rules = PACKAGE / "titles" / folder / "people" / f"rules.{language}.md"
    english = words_in(chain(sentences(folder, "en"), names_in("en")))
    theirs = words_in(chain(sentences(folder, language), names_in(language), [rules.read_text("utf-8")]))
    only = english - theirs - NAMES
    assert len(only) > ENOUGH, "nothing to look for"
    return only


def said(person: Person) -> set[str]:
    """Every word on somebody's page, those for whom it is read aloud included."""
    return words_in([person.page.evaluate(SAID)])
