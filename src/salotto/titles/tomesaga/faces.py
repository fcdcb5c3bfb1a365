"""The Tomes and tokens as they are printed."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.title import Phrase
from salotto.kit.furniture import Face, signs
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import CrestToken, CrestTome, Game, Tome
from salotto.titles.tomesaga.naming import gives, goal_phrase


def tome(card: Tome) -> Face:
    """TS-5.1 A Tome: its objective above, its advantages below, its crests."""
    helps = (
        Phrase("ts-page-gives-in", {"number": number, "gives": key})
        for number, game in enumerate(Game, 1)
        for key in gives(card.id, game)
    )
    crests = signs(" ".join(f"@{crest}" for crest in card.crests))
    lines = (goal_phrase(card.id), *helps)
    return Face(card.key, "tome", card.names, card.source, crests, lines=lines, wordy=True, style=card.game)


def crested(card: CrestTome | CrestToken) -> Face:
    """TS-6.5 A Crest Tome, TS-6.3 a Crest token."""
    kind, icon = ("crest-tome", "tome") if isinstance(card, CrestTome) else ("token", "crest")
    return Face(card.key, kind, card.names, card.source, signs(f"@{icon}"), does=(signs(f"@{card.crest}"),))


FACES: Mapping[str, Face] = {
    **{card.key: tome(card) for card in BOX.tomes.values()},
    **{card.key: crested(card) for card in (*BOX.crest_tomes.values(), *BOX.tokens.values())},
}
