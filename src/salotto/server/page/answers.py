"""Around the answers: which stands out, what a question is about, what is advised, held or picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.bots.hint import hints_said
from salotto.kernel.decisions import Decision
from salotto.kernel.keys import is_key
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.furniture import JOINT, joined
from salotto.kit.presentation import Presentation
from salotto.lessons import Tip, lesson_of
from salotto.server.page.aside import Aside
from salotto.server.page.laid import Laid
from salotto.server.page.page_words import PageSpeech, Translator, link_cards
from salotto.server.page.pointers import pointers_of
from salotto.server.page.render_cache import Context, RenderCache
from salotto.server.page.rules import in_words
from salotto.server.store.rows import TableInfo
from salotto.server.tables.caution import STOPPING
from salotto.server.tables.shortcuts import AS_THEY_LIE, SHORTCUT
from salotto.speech import Speech

Words = dict[str, dict[str, str]]
"""What can be chosen, by key: its label, and what it leads to."""


def urged_key(options: Sequence[Mapping[str, Any]]) -> str | None:
    """The answer that stands out: never one that leaves off, and none of several that go on."""
    keys = [option["key"] for option in options]
    if SHORTCUT + AS_THEY_LIE in keys:
        return SHORTCUT + AS_THEY_LIE
    going_on = [key for key in keys if key not in STOPPING]
    return going_on[0] if len(going_on) == 1 and len(keys) <= 2 else None


def with_joined(words: Words, decision: Decision, laid: Laid, speech: Speech) -> Words:
    """Answers in words, with what the table offers to answer several questions at once."""
    offered = joined(laid.table(decision.seat), words)
    parts = {key: key.split(JOINT) for key in offered}
    return words | {
        key: {"label": ", ".join([words[first]["label"], *map(speech.answer, then)]), "note": ""}
        for key, (first, *then) in parts.items()
    }


def picked(decision: Decision) -> list[str]:
    """The keys that a question is about: what was chosen just before."""
    keys = [value for value in decision.about.values() if is_key(value)]
    return keys + list(decision.about.get("picked", ()))


def hint_words(
    aside: Aside | None,
    speech: Speech,
    t: Translator,
    page: Presentation[Any],
    decision: Decision | None,
    game: Any,
    choices: Mapping[str, Mapping[str, str]],
) -> Context | None:
    """What a bot advises the reader, and what that gives up in the title's words."""
    if aside is None or not (aside.thinking or aside.hints):
        return None
    labels = {key: choice["label"] for key, choice in choices.items()}
    lines = list(hints_said(aside.hints, speech, labels)) or [t("room-hint-thinking")]
    if aside.hints and decision is not None:
        given_up = page.left(game, decision, aside.hints[0].key)
        lines[1:1] = [speech.say(given_up.id, **given_up.args)] if given_up else []
    return {"lines": lines, "key": aside.hints[0].key if aside.hints else None}


def held_words(
    aside: Aside | None, choices: Mapping[str, Mapping[str, str]], speech: Speech, t: Translator
) -> Context | None:
    """The answer that the reader is asked to think over."""
    if aside is None or aside.held is None or aside.caution is None:
        return None
    why, left = aside.caution
    known = choices.get(aside.held)
    return {
        "key": aside.held,
        "label": known["label"] if known else t(aside.held.removeprefix(SHORTCUT)),
        "text": speech.say(left.id, **left.args) if left else t(f"room-sure-{why.value}"),
        "waits": aside.caution.waits,
    }


def picked_words(decision: Decision | None, speech: Speech, t: Translator) -> Context | None:
    """Of several things to choose: which are chosen, and how many are missing."""
    about = decision.about if decision is not None else {}
    if "most" not in about:
        return None
    names = [{"key": key, "label": speech.answer(key)} for key in about["picked"]]
    least, most = about["least"], about["most"]
    said = "room-picked-exactly" if least == most else "room-picked-up-to"
    return {"text": t(said, picked=len(names), least=least, most=most), "names": names}


HERE: Context = {"away": False, "advice": None, "label": ""}


def guide_words(
    cache: RenderCache,
    info: TableInfo,
    play: Play[Any],
    decision: Decision,
    speech: PageSpeech,
    choices: Mapping[str, Mapping[str, str]],
) -> Context | None:
    """What the guide of a guided game says to the learner about a question."""
    lesson = lesson_of(play.title, info.seed)
    if lesson is None or cache.guide.away:
        return {"away": True} if lesson else None  # it can be called back
    note, tip, new = cache.guide.says(lesson, play.title, play.table, play.log)
    if note is None:
        return helper_words(play.title, tip, new, speech)
    advice = note.advice if note.advice in decision.keys else None
    label = choices[advice]["label"] if advice else ""
    text = link_cards(note.said(speech.linked(), decision.keys))
    return HERE | {"text": text, "advice": advice, "label": label, "rule": note.rule} if text else None


def helper_words(title: Title[Any], tip: Tip | None, new: str | None, speech: PageSpeech) -> Context | None:
    """What the helper says beyond the notes: a tip, or the rule of what is new."""
    language, rules = speech.words.language, pointers_of(title).rules
    rule = rules.questions.get(new) if new else tip and (tip.rule or rules.story.get(tip.told or ""))
    if tip and tip.text:
        return HERE | {"text": tip.text[language], "rule": rule}
    return HERE | {"text": next(in_words(title, language, [rule])).html, "rule": rule} if rule else None


DYNAMIC_WORDS = ("room-sure-*",)
