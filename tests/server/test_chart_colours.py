"""Every category of a score sheet has a colour in the chart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import salotto.server
from salotto.kernel.title import Title
from salotto.registry import titles

STYLE = Path(salotto.server.__file__).parent / "static" / "salotto.css"


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_category_of_the_score_has_a_colour_of_its_own(title: Title[Any]) -> None:
    colours = dict(re.findall(r"\.cat-(\d+) \{ --cat: ([^}]*); \}", STYLE.read_text(encoding="utf-8")))
    given = [colours.get(str(at)) for at in range(len(title.categories))]
    assert None not in given
    assert len(set(given)) == len(given)
