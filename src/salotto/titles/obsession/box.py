"""The box: everything of Obsession, read once from the data files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from salotto.content import Entry, entries, layers
from salotto.titles.obsession.cards import (
    ICON_BITS,
    NO_SERVANTS,
    SERVANT,
    Category,
    Demand,
    Do,
    Family,
    Favour,
    Favours,
    Gentry,
    Goal,
    Group,
    Milestone,
    Objective,
    Opponent,
    Servant,
    Side,
    Slot,
    Theme,
    Tile,
    VpCard,
)

Thing = Tile | Gentry | Family | Objective | VpCard | Theme | Milestone | Opponent
Word = TypeVar("Word", bound=StrEnum)

DATA = Path(__file__).parent / "data"
SOLO_FILES = layers("solo-opponents.toml", DATA, ())

WITH_ICONS = (
    Servant.BUTLER,
    Servant.HOUSEKEEPER,
    Servant.VALET,
    Servant.LADYS_MAID,
    Servant.FOOTMAN,
    Servant.COOK,
)
TILE_ICONS = {servant: 1 << ICON_BITS * at for at, servant in enumerate(WITH_ICONS)}
CARD_ICONS = {
    **TILE_ICONS,
    Servant.BUTLER: TILE_ICONS[Servant.BUTLER] | 1 << ICON_BITS * 6,
    Servant.HOUSEKEEPER: TILE_ICONS[Servant.HOUSEKEEPER] | 1 << ICON_BITS * 7,
}
"""What an icon on a tile or a card adds to a demand."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All definitions, and where to find each by its key."""

    tiles: tuple[Tile, ...]
    gentry: tuple[Gentry, ...]
    families: tuple[Family, ...]
    objectives: tuple[Objective, ...]
    vp_cards: tuple[VpCard, ...]
    themes: tuple[Theme, ...]
    milestones: tuple[Milestone, ...]
    opponents: tuple[Opponent, ...]
    find: dict[str, Thing]

    def tile(self, id: str) -> Tile:
        """A tile by its id."""
        found = self.find[f"tile:{id}"]
        if not isinstance(found, Tile):
            raise KeyError(id)
        return found


def _words(words: Iterable[Word]) -> dict[str, Word]:
    return {word.value: word for word in words}


def _optional(entry: Entry, field: str) -> str:
    return entry.text(field) if field in entry.fields else ""


def _number(entry: Entry, field: str, otherwise: int = 0) -> int:
    return entry.number(field) if field in entry.fields else otherwise


def _truth(entry: Entry, field: str) -> bool:
    value = entry.fields.get(field, False)
    if not isinstance(value, bool):
        raise entry.error(field, f"expects true or false, not {value!r}")
    return value


# Favours


_FAVOUR = ("do", "n", "deck", "look", "take", "which", "who", "of")


def read_favour(entry: Entry) -> Favour:
    """One favour; the vocabulary is at the head of tiles.toml."""
    entry.only(_FAVOUR)
    do = entry.pick("do", _words(Do))
    choices: tuple[Favours, ...] = ()
    if do is Do.CHOICE:
        lists = entry.list("of")
        parts = [Entry(entry.file, entry.id, {"part": part}, f"{entry.within}of.") for part in lists]
        choices = tuple(tuple(read_favour(each) for each in part.tables("part")) for part in parts)
    if do is Do.INVITE and entry.text("deck") not in ("casual", "prestige"):
        raise entry.error("deck", "expects casual or prestige")
    return Favour(
        do,
        _number(entry, "n"),
        _optional(entry, "deck"),
        _number(entry, "look"),
        _number(entry, "take"),
        _optional(entry, "which") or _optional(entry, "who"),
        choices,
    )


def _favours(entry: Entry, field: str = "favours") -> Favours:
    return tuple(read_favour(each) for each in entry.tables(field)) if field in entry.fields else ()


def best_pounds(favours: Favours) -> int:
    """The best sum of money some favours can bring: of a choice the richest part."""
    total = 0
    for favour in favours:
        if favour.do is Do.MONEY:
            total += favour.n
        elif favour.do is Do.CHOICE:
            total += max(best_pounds(part) for part in favour.of)
    return total


def demand_of(servants: Iterable[Servant], icons: dict[Servant, int]) -> Demand:
    """The servant icons of a tile or a card."""
    return sum(icons[servant] for servant in servants)


# Tiles


def _read_side(tile: Entry, side: Entry) -> Side:
    side.only(
        (
            "vp",
            "playable",
            "guests",
            "favours",
            "ability",
            "category",
            "activity",
            "activity_it",
            "activity_fr",
            "servants",
            "monument",
            "ignore_guest_pr",
            "guest_service",
            "guest_goes_to",
        )
    )
    playable = _truth(side, "playable")
    slots = side.tables("guests") if "guests" in side.fields else ()
    if len(slots) > 1:
        raise side.error("guests", "expects people of one kind")
    printed = side if "servants" in side.fields else tile
    servants = printed.picks("servants", SERVANT) if playable and "servants" in printed.fields else ()
    named = side if "activity" in side.fields else tile
    favours = _favours(side)
    return Side(
        vp=side.number("vp"),
        category=(side if "category" in side.fields else tile).pick("category", _words(Category)),
        playable=playable,
        guests=slots[0].number("n", least=1) if slots else 0,
        slot=slots[0].pick("type", _words(Slot)) if slots else Slot.GENTRY,
        servants=servants,
        favours=favours,
        monument=_truth(side, "monument"),
        any_rating=_truth(side, "ignore_guest_pr"),
        activity=named.languages("activity") if playable and "activity" in named.fields else None,
        demand=demand_of(servants, TILE_ICONS),
        pounds=best_pounds(favours),
    )


def _read_tile(entry: Entry) -> Tile:
    front = _read_side(entry, entry.table("front"))
    back = _read_side(entry, entry.table("back")) if "back" in entry.fields else front
    return Tile(
        key=f"tile:{entry.id}",
        id=entry.id,
        kind=entry.text("kind"),
        set=entry.text("set"),
        needs=_optional(entry, "needs"),
        copies=entry.number("copies", least=1),
        more_copies=entry.number("copies_ud", least=0),
        number=_number(entry, "tsn"),
        rating=entry.number("pr", least=0),
        modifier=entry.number("cost_mod"),
        initial_market=_truth(entry, "initial_market"),
        reserve=entry.text("reserve"),
        flips=entry.text("sides"),
        low_vp=_truth(entry, "low_vp"),
        sides=(front, back),
        names=entry.languages("name"),
        source=entry.source(),
    )


# People


def _read_gentry(entry: Entry) -> Gentry:
    service = entry.picks("service", SERVANT)
    favours = _favours(entry)
    name = entry.text("name")
    return Gentry(
        key=f"gentry:{entry.id}",
        group=entry.pick("group", _words(Group)),
        gentleman=entry.text("sex") == "gentleman",
        prestige=entry.number("fleur") == 2,
        rating=entry.number("pr", least=1),
        vp=entry.number("vp"),
        service=service,
        favours=favours,
        role=_optional(entry, "role"),
        family=_optional(entry, "family"),
        set=entry.text("set"),
        promo_box=_optional(entry, "promo_box"),
        names=dict.fromkeys(("en", "it", "fr"), name),
        source=entry.source(),
        demand=demand_of(service, CARD_ICONS),
        pounds=best_pounds(favours),
    )


def _read_family(entry: Entry, gentry: Iterable[Gentry]) -> Family:
    bonus = entry.table("bonus")
    servant = bonus.pick("servant", SERVANT) if "servant" in bonus.fields else None
    tiles = tuple(str(tile) for tile in bonus.list("choose_one")) if "choose_one" in bonus.fields else ()
    return Family(
        key=f"family:{entry.id}",
        id=entry.id,
        set=entry.text("set"),
        needs=_optional(entry, "needs"),
        money=entry.number("start_money", least=0),
        reputation=entry.number("start_reputation", least=0),
        servant=servant,
        tiles=tiles,
        cards=tuple(card for card in gentry if card.family == entry.id),
        name=entry.text("name"),
    )


# Cards


def _read_goal(entry: Entry) -> Goal:
    counts = list(NO_SERVANTS)
    if "need" in entry.fields:
        need = entry.table("need")
        for word in need.fields:
            counts[SERVANT[word]] = need.number(word, least=1)
    if "tiles" in entry.fields:
        tiles = tuple(str(tile) for tile in entry.list("tiles"))
    else:
        tiles = (entry.text("tile"),) if "tile" in entry.fields else ()
    return Goal(
        type=entry.text("type"),
        vp=_number(entry, "vp"),
        least=_number(entry, "min", _number(entry, "n")),
        tiles=tiles,
        category=_optional(entry, "category"),
        groups=entry.picks("group", _words(Group)) if "group" in entry.fields else (),
        sex=_optional(entry, "sex"),
        least_rating=_number(entry, "pr_min"),
        least_vp=_number(entry, "vp_min", -99),
        servants=tuple(counts),
    )


def _read_objective(entry: Entry) -> Objective:
    modes = tuple(str(mode) for mode in entry.list("modes")) if "modes" in entry.fields else ()
    return Objective(
        f"objective:{entry.id}",
        entry.words("decks", ("base", "ud")),
        modes,
        entry.text("category"),
        _read_goal(entry.table("score")),
        entry.languages("name"),
        entry.source(),
    )


def _read_vp_card(entry: Entry) -> VpCard:
    (favour,) = _favours(entry)
    return VpCard(
        f"vp:{entry.id.removeprefix('vp-')}",
        entry.number("copies", least=1),
        entry.number("vp", least=1),
        favour,
        entry.languages("name"),
        entry.source(),
    )


def _read_theme(entry: Entry) -> Theme:
    return Theme(
        f"theme:{entry.id.removeprefix('theme-')}",
        entry.pick("category", _words(Category)),
        entry.number("copies", least=1),
        entry.languages("name"),
        entry.source(),
    )


def _read_milestone(entry: Entry) -> Milestone:
    return Milestone(
        f"milestone:{entry.id.removeprefix('ms-')}",
        _read_goal(entry.table("condition")),
        _optional(entry, "needs"),
        (entry.number("vp_first"), entry.number("vp_second")),
        entry.languages("name"),
        entry.source(),
    )


def _read_opponent(entry: Entry) -> Opponent:
    chart = entry.table("chart")
    return Opponent(
        f"opponent:{entry.id}",
        entry.id,
        entry.text("set"),
        entry.text("level"),
        entry.text("track"),
        entry.number("base_score", least=1),
        {category: chart.numbers(category.value) for category in Category},
        entry.text("name"),
        entry.source(),
    )


def load_box() -> Box:
    """Everything, from the data files."""

    def read(file: str, array: str = "card") -> list[Entry]:
        return entries(layers(f"{file}.toml", DATA, ()), array)

    tiles = tuple(map(_read_tile, read("tiles", "tile")))
    gentry = tuple(map(_read_gentry, read("gentry")))
    families = tuple(_read_family(entry, gentry) for entry in read("setup", "family"))
    objectives = tuple(map(_read_objective, read("objectives")))
    vp_cards = tuple(map(_read_vp_card, read("vp-cards")))
    themes = tuple(map(_read_theme, read("themes")))
    milestones = tuple(map(_read_milestone, read("milestones")))
    opponents = tuple(map(_read_opponent, read("solo-opponents", "opponent")))
    everything: list[Thing] = [
        *tiles,
        *gentry,
        *families,
        *objectives,
        *vp_cards,
        *themes,
        *milestones,
        *opponents,
    ]
    return Box(
        tiles,
        gentry,
        families,
        objectives,
        vp_cards,
        themes,
        milestones,
        opponents,
        {thing.key: thing for thing in everything},
    )


BOX = load_box()
