"""The signs of Viscounts in the terminal: goods, icons, effects and cards in short."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from salotto.kit.speaking import Words, spoken
from salotto.titles.viscounts.box import BOX, CARDS
from salotto.titles.viscounts.cards import ICONS, IconCounts
from salotto.titles.viscounts.effects import Script
from salotto.titles.viscounts.faces import counted, drawn
from salotto.titles.viscounts.naming import phrase
from salotto.titles.west_kingdom.pictures import Sign

GOODS = {"ink": "✒", "gold": "●", "stone": "◆", "silver": "$"}
ICON_SIGNS = {"merchant": "⚖", "builder": "⚒", "noble": "♛", "cleric": "†", "criminal": "✗"}
SIGNS = {
    **GOODS,
    **ICON_SIGNS,
    **{"any-good": "✳", "virtue": "♡", "corruption": "♠", "vp": "★", "link": "–", "intrigue": "✉"},
    **{"debt": "▼", "debt-paid": "▽", "deed": "▲", "deed-approved": "△"},
    **{"townsfolk": "☺", "worker": "♟", "castle": "♜", "manuscript": "✎", "viscount": "♞", "baron": "♔"},
    **{"workshop": "⌂", "trading-post": "⊞", "guildhall": "⊠"},
}
TINT = {"grey": "grey62", "black": "grey35", "blue": "dodger_blue1", "yellow": "gold1"}
TILES = {tile.key: tile for tile in BOX.manuscripts}
PRINTED_CARDS = {card.key: card for card in BOX.printed_townsfolk}
PRINTED_TILES = {tile.key: tile for tile in BOX.printed_manuscripts}


def said(key: str, words: Words) -> str:
    """Any key of the title in words."""
    return spoken(phrase(key), words, phrase)


def pieces(found: Sequence[Sign]) -> str:
    """A picture in signs."""
    return "".join(SIGNS[piece["icon"]] if "icon" in piece else piece["text"] for piece in found)


def does(script: Script) -> str:
    """Effects in signs."""
    return pieces(drawn(script))


def icons(counts: IconCounts) -> str:
    """Icons one by one."""
    return "".join(ICON_SIGNS[name] * number for name, number in zip(ICONS, counts, strict=True))


def townsfolk(key: str, words: Words) -> Text:
    """A Townsfolk: value, name, icons; the one printed on a Segment by its icons."""
    if key in PRINTED_CARDS:
        return Text(f"{PRINTED_CARDS[key].cost}$ {icons(PRINTED_CARDS[key].icons)}", "dim")
    card = CARDS[key]
    return Text.assemble(
        (f"{card.cost}$ ", "dim"), card.names[words.language], (f" {icons(card.icons)}", "cyan")
    )


def manuscript(key: str, words: Words) -> Text:
    """A Manuscript: its cost, its ribbon, and what it does or scores."""
    if key in PRINTED_TILES:
        tile = PRINTED_TILES[key]
        return Text(f"{tile.cost}† {does(tile.effects)}", "dim")
    found = TILES[key]
    gives = f"{found.score.vp}★{pieces(counted(found.score))}" if found.score else does(found.effects)
    return Text.assemble(
        (f"{found.cost}† ", "dim"), (found.names[words.language], TINT[found.ribbon.value]), f" {gives}"
    )
