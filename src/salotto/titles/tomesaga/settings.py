"""The ways to play a campaign: two to four seats, and the options of TS-4.12, TS-7.3 and TS-8.3."""

from __future__ import annotations

from salotto.kernel.title import Mode
from salotto.kit.content import Shelf
from salotto.kit.settings import read_options
from salotto.titles.tomesaga.box import DATA

MODE = "campaign"
MODES = (Mode(MODE, (3, 2, 4)),)

OPTIONS = read_options(Shelf(DATA), "tomes.toml")
"""The first two are the campaign's own; the others go to the chapter that allows them."""
OWN = frozenset({"advantage_scope", "last_tie"})
