"""What workers need, loaded once: the process that they are forked from imports this, and then stands still.

A worker that replaces a lost one is there at once, and all share the memory of what was loaded.
"""

from __future__ import annotations

from salotto.lab.workers import collect_seldom
from salotto.registry import everything
from salotto.server.tables import bots, pack_desk, reviews

__all__ = ["bots", "pack_desk", "reviews"]

everything()
collect_seldom()
