"""What the tables of the West Kingdom show alike."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.west_kingdom.tomes import tome_key


def tomes(advantages: Mapping[str, str]) -> f.Group | None:
    """TS-7 The Tomes of earlier chapters that help, with the key of what each brings."""
    told = (
        f.cell(f.picture("@tome"), f.Words(tome_key(id)), f.Words(advantage), keys=(tome_key(id),))
        for id, advantage in advantages.items()
    )
    return f.lines(*told, at="tomes", title=Phrase("west-page-tomes")) if advantages else None
