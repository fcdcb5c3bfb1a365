"""Plays a guided game by its own advice as far as it goes, and says what is asked next.

    python -m tools.lesson last-will              # the lesson `lesson` of Last Will
    python -m tools.lesson last-will lesson-jobs --ahead 20 --deal 4

Beyond the last note a bot plays on for the learner (`--ahead`), so that its author sees what would come up.
The answers that the rivals gave can be kept in the file (`--keep`): from then on they are a script.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from dataclasses import replace
from importlib.resources import as_file, files
from itertools import chain, zip_longest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.lessons import LEARNER, Guide, Lesson, lessons_of
from salotto.registry import title as find_title
from salotto.speech import Speech
from salotto.words import Language, words

ANSWERS = re.compile(r"^answers = \[[^]]*\]\n", re.M)


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("lesson", nargs="?", default="lesson")
    parser.add_argument(
        "--ahead", type=int, default=0, help="so many answers of the learner beyond the notes"
    )
    parser.add_argument("--deal", type=int, help="another deal of the same lesson")
    parser.add_argument("--language", default="en")
    parser.add_argument("--keep", action="store_true", help="write the answers of the rivals into the file")
    given = parser.parse_args()
    lesson = lessons_of(find_title(given.title))[given.lesson]
    if given.deal is not None:
        lesson = replace(lesson, head=replace(lesson.head, deal=given.deal))
    scripts = follow(lesson, given.ahead, given.language)
    if given.keep:
        keep(lesson, scripts)


def follow(lesson: Lesson, ahead: int, language: Language) -> list[list[str]]:
    """Play, and print every question to the learner with its answers and the note."""
    title = find_title(lesson.title)
    speech = Speech(
        title, words(language), ["You", *(f"Rival {n}" for n in range(1, len(lesson.rivals) + 1))], 0
    )
    levels = [rival.level for rival in lesson.rivals]
    table = title.table(["you", *levels], lesson.seed, lesson.head.mode, lesson.head.options)
    play, guide = Play(title, table, []), Guide()
    script: dict[int, list[str]] = defaultdict(list)
    shown = 0
    while (question := play.next_decision()) is not None:
        seat = question.seat
        if seat != LEARNER:
            key = lesson.answer(play, seat)
            if key is None:
                key = key_of(
                    make_bot(levels[seat - 1], f"{table.seed}/{seat}/{len(play.log)}").choose(play, question)
                )
            script[seat].append(f"{question.prompt} {key}")
            play.answer(seat, key)
            continue
        for line in speech.story((play.story or [])[shown:]):
            print("   *", line)
        shown = len(play.story or [])
        note, tip, new = guide.says(lesson, title, table, play.log)
        print(f"\n{question.prompt}: {speech.question(question)}")
        for key in question.keys:
            print(f"     {key:<40} {speech.answer(key)}")
        if note is not None:
            print("  >>", note.said(speech, question.keys), f"[{note.rule}]", f"({note.advice})")
        elif tip is not None or new is not None:
            print("  ..", tip.text[language] if tip and tip.text else tip or f"the rule of {new}")
        if note is not None and note.advice in question.keys:
            assert note.advice is not None
            play.answer(seat, note.advice)
            continue
        if ahead == 0:
            break
        ahead -= 1
        key = key_of(make_bot("normal", f"{table.seed}/{seat}/{len(play.log)}").choose(play, question))
        print("  ??", key)
        play.answer(seat, key)
    return [script[seat] for seat in range(1, len(levels) + 1)]


def keep(lesson: Lesson, scripts: list[list[str]]) -> None:
    """Put the rivals' answers into the file of the lesson."""
    with as_file(files(find_title(lesson.title).package) / "people" / f"{lesson.id}.toml") as file:
        parts = ANSWERS.split(file.read_text(encoding="utf-8"))
        lines = [f"answers = {json.dumps(script, indent=4, ensure_ascii=False)}\n" for script in scripts]
        file.write_text("".join(chain(*zip_longest(parts, lines, fillvalue=""))), encoding="utf-8")


if __name__ == "__main__":
    main()
