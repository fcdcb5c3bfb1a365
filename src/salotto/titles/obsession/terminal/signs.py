"""The signs of Obsession in the terminal: short forms of tiles, people and favours."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import MARK
from salotto.kit.numbers import plain
from salotto.kit.speaking import Words
from salotto.titles.obsession.cards import ANY_NUMBER, Category, Do, Favour, Favours, Gentry, Group, Tile
from salotto.titles.obsession.texts import named

POUND = "£"
REPUTATION = "★"
RATING = "▲"
ROSE = "✿"
CASUAL, PRESTIGE = "⚜", "⚜⚜"
DISMISSAL = "✗"
VP_CARD = "◆"
OBJECTIVE = "◎"
GOSSIP = "☹"
SERVANT = "♟"
RETURN = "↩"
ADMIRER = "♡"
TWICE = "×2"
TURN = "▸"
FIRST = "⚑"
PERSON = "☺"
GENTLEMAN, LADY = "♂", "♀"
STARTER = "♔"
DIE = "⚄"

EVENTS = {
    "courtship": "♥",
    "village_fair": "♣",
    "objective_draw": OBJECTIVE,
    "builders_holiday": "⚒",
    "national_holiday": "♛",
    "grand_ball": "♫",
}
"""The spaces of the round track."""

COLUMNS = {
    Category.ESSENTIALS: "⌂",
    Category.SERVICE: "⚙",
    Category.ESTATE: "⚘",
    Category.PRESTIGE: "✦",
    Category.SPORTING: "♞",
}
TINT = {
    Category.ESSENTIALS: "gold1",
    Category.SERVICE: "grey70",
    Category.ESTATE: "green3",
    Category.PRESTIGE: "orchid1",
    Category.SPORTING: "sky_blue1",
}
PEOPLE = {
    Group.FAMILY: "gold1",
    Group.FAIRCHILD: "hot_pink",
    Group.STARTER: "green3",
    Group.CASUAL: "bright_white",
    Group.PRESTIGE: "orchid1",
}


def mark(marks: Mapping[str, str], *keys: str) -> Text:
    """The numbers under which something can be chosen now."""
    return Text("").join(Text(f"[{marks[key]}]", MARK) for key in keys if key in marks)


# Favours


def brief(favours: Favours) -> str:
    """The favours of a tile or a person, in signs."""
    return " ".join(sign for favour in favours if (sign := sign_of(favour)))


def sign_of(favour: Favour) -> str:
    """One favour, in signs."""
    n = "∞" if favour.n == ANY_NUMBER else plain(favour.n)
    match favour.do:
        case Do.MONEY:
            return f"−{POUND}{-favour.n}" if favour.n < 0 else f"+{POUND}{favour.n}"
        case Do.INVITE:
            deck = PRESTIGE if favour.deck == "prestige" else CASUAL
            return (
                f"{deck}{favour.take}" if favour.look == favour.take else f"{deck}{favour.look}→{favour.take}"
            )
        case Do.CHOICE:
            return "/".join(brief(part) for part in favour.of)
        case Do.DOUBLE:
            return TWICE
        case _:
            return f"{SIGNS.get(favour.do, '')}{n if favour.n else ''}"


SIGNS = {
    Do.REPUTATION: REPUTATION,
    Do.DISMISS: DISMISSAL,
    Do.VP_CARD: VP_CARD,
    Do.OBJECTIVE: OBJECTIVE,
    Do.GOSSIP: GOSSIP,
    Do.HIRE: SERVANT,
    Do.RECRUIT: SERVANT,
    Do.ADMIRER: ADMIRER,
    Do.RETURN_TO_HAND: RETURN,
}


# Tiles and people


def tile_name(tile: Tile, back: bool, words: Words) -> Text:
    """The name of a tile in the colour of its column, with a rose when it is turned."""
    side = tile.sides[back]
    rose = f" {ROSE}" if back and tile.flips == "flip-once" else ""
    return Text(f"{tile.names[words.language]}{rose}", TINT[side.category])


def tile_worth(tile: Tile, back: bool, words: Words) -> str:
    """Prestige rating and points of a side."""
    rating = f"{RATING}{tile.rating} " if tile.rating else ""
    return rating + words.say("ob-term-points", vp=plain(tile.sides[back].vp))


def tile_brief(tile: Tile, back: bool, words: Words) -> str:
    """What matters of a side."""
    return f"{tile_worth(tile, back, words)} {brief(tile.sides[back].favours)}".rstrip()


def gentry_name(card: Gentry, words: Words) -> Text:
    """The name of a person in the colour of the kind."""
    return Text(card.names[words.language], PEOPLE[card.group])


def gentry_brief(card: Gentry, words: Words) -> str:
    """Sex, prestige rating, points and favours of a person; members of the family have no rating."""
    rating = "" if card.group is Group.FAMILY else f"{RATING * (1 + card.prestige)}{card.rating}"
    crown = STARTER if card.group is Group.STARTER else ""
    points = words.say("ob-term-points", vp=plain(card.vp)) if card.vp else ""
    worth = f"{GENTLEMAN if card.gentleman else LADY}{rating}{crown} {points}".rstrip()
    return f"{worth} {brief(card.favours)}".rstrip()


def servants(counts: Mapping[str, int], words: Words) -> str:
    """Some servants by name."""
    keys = [f"servants:{':'.join([word] * number)}" for word, number in counts.items()]
    return ", ".join(named(key, words) for key in keys) or "–"


def reputation(player: Json) -> str:
    """OB-7.1 Level and position on the wheel."""
    return f"{player['level']}.{player['reputation'] % 5 + 1}"
