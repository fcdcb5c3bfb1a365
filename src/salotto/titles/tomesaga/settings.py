"""The ways to play a campaign: two to four seats, and the options of TS-4.12, TS-7.3 and TS-8.3."""

from __future__ import annotations

from salotto.kernel.title import Mode, Option

MODE = "campaign"
MODES = (Mode(MODE, (3, 2, 4)),)

OPTIONS = (
    Option("advantage_scope", "later", ("later", "next")),
    Option("last_tie", "turn_order", ("turn_order", "last_turn")),
    Option("cards_promo", False, (False, True)),
    Option("apprentice_refresh", False, (False, True)),
    Option("conspirator", "per_visit", ("per_visit", "per_capture")),
    Option("virtue_overflow", "may", ("may", "must")),
    Option("extra_townsfolk", False, (False, True)),
    Option("tomesaga_heroes", False, (False, True)),
    Option("exchange_layout", "a", ("a", "b")),
)
"""The first two are the campaign's own; the others go to the chapter that allows them."""
OWN = frozenset({"advantage_scope", "last_tie"})
