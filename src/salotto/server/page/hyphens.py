"""Where long Italian and French words may be broken on narrow cards: few desktops bring dictionaries."""

from __future__ import annotations

import re
from functools import cache

SOFT = "\u00ad"
"""A hyphen that is seen only where a line ends with it."""
LONG = 9
"""Shorter words are never broken."""
LEAST = 3
"""So many letters stand on either side of a break."""
VOWELS = "aeiouyàâéèêëìíîïòóôùúûœæ"
STARTS = re.compile(r"([bcdfgptv][lr]|[cgpt]h|gn|gl|sc|qu|s[bcdfgpqtv]r?)$")
"""Consonants that begin a syllable together."""
BREAKS = re.compile(rf"(?<=[{VOWELS}])([^{VOWELS}\W]+)(?=[{VOWELS}])", re.IGNORECASE)


@cache
def parted(name: str, language: str) -> str:
    """A name with soft hyphens in its long words; English ones are left as they are."""
    if language not in ("it", "fr"):
        return name
    return re.sub(rf"\w{{{LONG},}}", lambda found: _parted(found[0]), name)


def _parted(word: str) -> str:
    """A syllable begins before the last consonants that can begin one."""
    for found in reversed(list(BREAKS.finditer(word))):
        cluster = found[1].lower()
        start = STARTS.search(cluster)
        at = found.start(1) + (start.start() if start else len(cluster) - 1)
        if LEAST <= at <= len(word) - LEAST:
            word = word[:at] + SOFT + word[at:]
    return word
