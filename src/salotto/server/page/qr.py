"""Links as QR codes: on the page for another device's camera, in the terminal for a phone."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

QUIET = 2
"""Empty modules around a code: cameras need a margin."""
HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""Two modules above each other, light on dark as terminals mostly are."""


@lru_cache(maxsize=64)
def qr(link: str) -> Markup:
    """A link as a picture, drawn into the page."""
    code = segno.make(link, error="m", micro=False)
    return Markup(code.svg_inline(border=QUIET, omitsize=True, svgclass="qr", lineclass=None, light="#fff"))


def qr_lines(link: str) -> list[str]:
    """A link in the letters of a terminal."""
    rows = [list(row) for row in segno.make(link, error="l", micro=False).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(HALVES[int(above > 0), int(below > 0)] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
