"""What somebody who points at a thing is told: its picture or name, what can be done with it now and why not,
and its rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from salotto.kernel.title import Outcome, Title, kept
from salotto.server.page.page_words import name_of
from salotto.server.page.pointers import pointers_of
from salotto.server.page.render import render
from salotto.server.page.rules import Paragraph, in_words
from salotto.server.page.scene import Scene
from salotto.server.page.things import drawn
from salotto.server.page.title_page import page_of
from salotto.words import Language, words

MOST_LINES = 3
"""So much is said of what can be done now: the lens is small."""


def sheet(title: Title[Any], language: Language, key: str, now: Sequence[str] = ()) -> Markup | None:
    """All that the lens shows of a key; None when nothing is known of it."""
    picture = drawn(title, language, key)
    rules = paragraphs(title, language, key)
    if picture is None and not rules:
        return None
    name = "" if picture else name_of_thing(title, language, key)
    about = render("about.html", {"key": key, "name": name, "now": now, "rules": rules})
    return (picture or Markup()) + Markup(about)


@kept
def paragraphs(title: Title[Any], language: Language, key: str) -> tuple[Paragraph, ...]:
    """The rules that say what a thing does, in the reader's language."""
    pointers = pointers_of(title)
    face = page_of(title).FACES.get(key)
    kinds = [face.style, face.kind] if face else []
    known = (pointers.thing(each) for each in (key, *(f"kind:{kind}" for kind in kinds)))
    thing = next(filter(None, known), None)
    return tuple(in_words(title, language, thing.rules)) if thing else ()


def tie_break(title: Title[Any], language: Language, mode: str, outcome: Outcome) -> Paragraph | None:
    """The rule that set apart those who have as many points; None where nobody was."""
    rule = pointers_of(title).rules.ties.get(mode)
    places = set(zip(outcome.scores, outcome.ranks, strict=True))
    apart = len(places) > len(set(outcome.scores))
    return next(in_words(title, language, [rule])) if rule and apart else None


def name_of_thing(title: Title[Any], language: Language, key: str) -> str:
    """What a space or a track is called."""
    thing = pointers_of(title).thing(key)
    return words(language).say(thing.word) if thing and thing.word else name_of(title, language, key)


def now_lines(scene: Scene, key: str) -> list[str]:
    """How a track stands, what the reader can do with a thing at this moment, and why nothing else."""
    card = key in page_of(scene.title).FACES

    def meant(answer: str) -> bool:
        """Whether an answer is about the thing: its key, one of its ways, or what is done with the card."""
        if answer == key or answer.startswith(f"{key}:"):
            return True
        return card and answer.partition(":")[2] == key.partition(":")[2]

    can = [
        scene.t("room-lens-now", choice=", ".join(filter(None, (said["label"], said["note"]))))
        for answer, said in scene.choices.items()
        if meant(answer)
    ]
    cannot = [
        scene.t("room-lens-not", why=blocked["text"], rule=blocked["rule"])
        for blocked in scene.why_not()
        if meant(blocked["key"])
    ]
    return list(dict.fromkeys([*stands(scene, key), *can, *cannot]))[:MOST_LINES]


def stands(scene: Scene, key: str) -> list[str]:
    """What a track or a store brings as it stands now, where the title can tell."""
    found = scene.laid.stands(scene.reader.look, key)
    return [scene.speech.say(found.id, **found.args)] if found else []
