"""What has changed in a text, line by line: who has the old text gets only the new lines.

A delta is a list: a text stands for itself, `[3, 12]` for twelve lines of the old text from its line 3 on
(the first is line 0). Put together again with line breaks between them they are the new text.
"""

from __future__ import annotations

Delta = list[str | list[int]]

SMALL = 1000
"""A text with fewer letters is sent whole."""


def delta(old: str, new: str) -> Delta | None:
    """The way from one text to another; None when it would be hardly shorter than the text itself."""
    if len(new) < SMALL:
        return None
    before, after = lines_of(old), lines_of(new)
    start, most = 0, min(len(before), len(after))
    while start < most and before[start] == after[start]:
        start += 1
    end, most = 0, most - start
    while end < most and before[-1 - end] == after[-1 - end]:
        end += 1
    found: Delta = [[0, start]] if start else []
    found += _between(before[start : len(before) - end], after[start : len(after) - end], start)
    if end:
        found.append([len(before) - end, end])
    fresh = sum([len(each) for each in found if isinstance(each, str)])
    return found if 4 * fresh < 3 * len(new) else None


def lines_of(text: str) -> list[str]:
    """The lines of a text, as plain text; HTML would split itself into pieces of HTML."""
    return str.split(text, "\n")


def _between(old: list[str], new: list[str], start: int) -> Delta:
    """What has changed in some lines, of which the first old one is line `start` of the whole."""
    last = {line: at for at, line in enumerate(old)}
    found: Delta = []
    fresh: list[str] = []
    run, following = [0, 0], len(old)
    for line in new:
        if following < len(old) and old[following] == line:
            run[1] += 1
            following += 1
            continue
        at = last.get(line)
        if at is None:
            fresh.append(line)
            following = len(old)
            continue
        if fresh:
            found.append("\n".join(fresh))
            fresh = []
        run = [start + at, 1]
        found.append(run)
        following = at + 1
    if fresh:
        found.append("\n".join(fresh))
    return found


def patched(old: str, change: Delta) -> str:
    """The new text, made from the old one."""
    lines = old.split("\n")
    return "\n".join(
        each if isinstance(each, str) else "\n".join(lines[each[0] : each[0] + each[1]]) for each in change
    )
