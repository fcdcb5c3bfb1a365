"""The box: every card of Last Will, read once from the data files and the house packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from salotto.content import ContentError, Entry, entries, layers
from salotto.titles.last_will.cards import (
    COMPANIONS,
    REGULAR,
    TYPES,
    Activation,
    AdjustPrice,
    Black,
    BonusMaintain,
    BonusSpend,
    Card,
    Companion,
    Deck,
    Depreciate,
    DiscardForSpend,
    DrawMore,
    Effect,
    Extra,
    ExtraActions,
    ExtraErrandBoys,
    ExtraWhiteActions,
    FreeActivation,
    FreeDeal,
    GainActions,
    Job,
    KeepMore,
    Kind,
    LastWill,
    Line,
    Names,
    Per,
    PlaceAnimals,
    Plan,
    PlanTile,
    Privilege,
    Property,
    SellProperty,
    Slot,
    Symbol,
    Way,
    White,
)

Word = TypeVar("Word", bound=StrEnum)
Keyed = TypeVar("Keyed", Card, Job, LastWill, Plan)

DATA = Path(__file__).parent / "data"

BASE = ("events", "helpers-expenses", "properties", "companions", "specials")
NEW = ("gs-events", "gs-helpers", "gs-properties", "gs-specials")
PROMO = ("promos",)


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All cards, by the file they come from, and where to find each thing by its key."""

    base: tuple[Card, ...]
    new: tuple[Card, ...]  # LW-20.1 the new cards of the expansion
    messengers: tuple[Card, ...]  # LW-30.1
    jobs: tuple[Job, ...]
    base_wills: tuple[LastWill, ...]
    new_wills: tuple[LastWill, ...]
    plans: dict[str, tuple[Plan, ...]]  # by side of the base planning board
    tiles: tuple[PlanTile, ...]
    symbols: dict[Symbol, Names]
    card: dict[str, Card]
    job: dict[str, Job]
    will: dict[str, LastWill]
    plan: dict[str, Plan]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come into a hand."""
        return self.base + self.new + self.messengers


def load_box(*packs: Path) -> Box:
    """The cards of the game, with the entries of the house packs laid over them.

    An entry of a pack changes the fields it names; with `copies = 0` the card is left out.
    """

    def read(file: str, array: str) -> list[Entry]:
        return entries(layers(f"{file}.toml", DATA, packs), array)

    def cards(files: Iterable[str]) -> tuple[Card, ...]:
        return tuple(card for file in files for entry in read(file, "card") for card in _read_card(entry))

    base, new, messengers = cards(BASE), cards(NEW), cards(PROMO)
    jobs = tuple(job for entry in read("gs-employment", "card") for job in _read_job(entry))
    base_wills = tuple(will for entry in read("last-wills", "card") for will in _read_will(entry))
    new_wills = tuple(will for entry in read("gs-last-wills", "card") for will in _read_will(entry))
    plans: dict[str, tuple[Plan, ...]] = {}
    for entry in read("planning-board", "plan"):
        side = entry.text("side")
        plans[side] = (*plans.get(side, ()), _read_plan(entry, entry.id, entry))
    tiles = tuple(tile for entry in read("gs-plan-tiles", "tile") for tile in _read_tile(entry))
    printed = [plan for side in plans.values() for plan in side]
    return Box(
        base,
        new,
        messengers,
        jobs,
        base_wills,
        new_wills,
        plans,
        tiles,
        {entry.pick("id", _words(Symbol)): entry.languages("name") for entry in read("symbols", "symbol")},
        _by_key([*base, *new, *messengers]),
        _by_key(jobs),
        _by_key([*base_wills, *new_wills]),
        _by_key([*printed, *(side for tile in tiles for side in tile.sides)]),
    )


def _by_key(things: Iterable[Keyed]) -> dict[str, Keyed]:
    found: dict[str, Keyed] = {}
    for thing in things:
        if thing.key in found:
            raise ContentError("", thing.key, "id", f"two things would be called {thing.key}")
        found[thing.key] = thing
    return found


def _words(kinds: Iterable[Word]) -> dict[str, Word]:
    return {kind.value: kind for kind in kinds}


_SOURCES = ("source", "ref", "designed_fields", "sourced_fields", "name_designed", "it_from_seed")
_NAMING = ("id", "name", "name_it", "name_fr", "text", "copies", "deck", *_SOURCES)
_FACE = (*_NAMING, "border", "kind", "symbols", "alt_symbols", "crowns")
_WHITE = (*_FACE, "options", "companions", "effects", "nuptial_name")
_BLACK = (*_FACE, "play", "activate", "slots", "privilege")
_PROPERTY = (*_BLACK, "types", "values", "depreciates")
_COMPANION = (*_FACE, "companion", "token_colour", "animal")


def _copies(entry: Entry) -> list[str]:
    """A name for each physical card of an entry."""
    copies = entry.number("copies", least=0)
    return [entry.id] if copies == 1 else [f"{entry.id}-{n}" for n in range(1, copies + 1)]


def _read_card(entry: Entry) -> Iterator[Card]:
    kind = entry.pick("kind", _words(Kind))
    for name in _copies(entry):
        if kind is Kind.EVENT:
            yield _read_white(entry, name)
        elif kind is Kind.COMPANION:
            yield _read_companion(entry, name)
        elif kind is Kind.PROPERTY:
            yield _read_property(entry, name)
        else:
            yield _read_black(entry, name, kind)


def _symbols(entry: Entry, field: str) -> tuple[Symbol, ...]:
    return entry.picks(field, _words(Symbol)) if field in entry.fields else ()


def _face(
    entry: Entry, name: str, kind: Kind
) -> tuple[str, str, Kind, Deck, tuple[Symbol, ...], tuple[Symbol, ...], int, Names, str, int]:
    """What every card has, in the order of Card's fields."""
    deck = entry.pick("deck", _words(Deck))
    symbols = _symbols(entry, "symbols")
    return (
        f"card:{name}",
        entry.id,
        kind,
        deck,
        symbols,
        _symbols(entry, "alt_symbols") or symbols,
        entry.number("crowns", least=1) if "crowns" in entry.fields else 0,
        entry.languages("name"),
        entry.source(),
        REGULAR.index(deck) if deck in REGULAR else -1,
    )


def _read_white(entry: Entry, name: str) -> White:
    entry.only(_WHITE)
    ways = []
    for table in entry.tables("options"):
        table.only(("actions", "spend"))
        actions, spend = table.number("actions", least=0), table.number("spend", least=0)
        ways.append(Way(f"way:{actions}:{spend}", actions, spend))
    rising = all(one.actions < other.actions and one.spend < other.spend for one, other in pairwise(ways))
    if not ways or not rising:
        raise entry.error("options", "expects one option at least, each dearer than the one before")
    nuptial = entry.text("nuptial_name") if "nuptial_name" in entry.fields else ""
    if nuptial and len(ways) > 1:
        raise entry.error("options", "a nuptial card has one option")
    extras = tuple(_read_extra(table) for table in _optional(entry, "companions"))
    effects = tuple(_read_effect(table) for table in _optional(entry, "effects"))
    return White(*_face(entry, name, Kind.EVENT), tuple(ways), extras, effects, nuptial)


def _optional(entry: Entry, field: str) -> tuple[Entry, ...]:
    return entry.tables(field) if field in entry.fields else ()


def _read_extra(table: Entry) -> Extra:
    table.only(("companion", "add"))
    companion = table.pick("companion", _words(COMPANIONS))
    add = table.number("add", least=1)
    return Extra(f"extra:{companion}:{add}", companion, add)


def _read_effect(table: Entry) -> Effect:
    match table.text("do"):
        case "gain-actions":
            table.only(("do", "n"))
            return GainActions(table.number("n", least=1))
        case "place-animal-tokens":
            table.only(("do", "n"))
            return PlaceAnimals(table.number("n", least=1))
        case "depreciate":
            table.only(("do", "n"))
            return Depreciate(table.number("n", least=1))
        case "sell-property":
            table.only(("do", "n", "modifiers"))
            return SellProperty(table.number("n", least=1), _truth(table, "modifiers"))
        case "discard-for-spend":
            table.only(("do", "n", "symbols"))
            return DiscardForSpend(_symbols(table, "symbols"), table.number("n", least=1))
        case other:
            raise table.error("do", f"no card does {other!r}")


def _truth(entry: Entry, field: str) -> bool:
    value = entry.get(field)
    if not isinstance(value, bool):
        raise entry.error(field, f"expects true or false, not {value!r}")
    return value


def _read_companion(entry: Entry, name: str) -> Companion:
    entry.only(_COMPANION)
    return Companion(*_face(entry, name, Kind.COMPANION), _one_or_more(entry, "companion"))


def _one_or_more(entry: Entry, field: str) -> tuple[Symbol, ...]:
    """A companion type, or a list of them."""
    if isinstance(entry.get(field), list):
        return entry.picks(field, _words(COMPANIONS))
    return (entry.pick(field, _words(COMPANIONS)),)


def _read_black(entry: Entry, name: str, kind: Kind) -> Black:
    entry.only(_BLACK)
    return Black(*_face(entry, name, kind), *_permanent(entry))


def _permanent(
    entry: Entry,
) -> tuple[int, int, Activation | None, tuple[Slot, ...], tuple[tuple[int, ...], ...], tuple[Privilege, ...]]:
    """What every black-bordered card has, in the order of Black's fields."""
    play = entry.table("play")
    play.only(("actions", "money"))
    money = play.number("money", least=0) if "money" in play.fields else 0
    activation = _read_activation(entry.table("activate")) if "activate" in entry.fields else None
    slots = tuple(_read_slot(table) for table in _optional(entry, "slots"))
    privileges = tuple(_read_privilege(table) for table in _optional(entry, "privilege"))
    return play.number("actions", least=1), money, activation, slots, _amounts(activation, slots), privileges


def _amounts(activation: Activation | None, slots: tuple[Slot, ...]) -> tuple[tuple[int, ...], ...]:
    """LW-9.6 The base amount, and one more for each filled slot that offers one."""
    if activation is None or activation.formula or activation.draw:
        return ((),) * (len(slots) + 1)
    amounts: list[tuple[int, ...]] = [(activation.spend,)]
    for slot in slots:
        more = () if slot.spend is None else (slot.spend,)
        amounts.append(tuple(sorted({*amounts[-1], *more})))
    return tuple(amounts)


_COUNTED = {"farm": Symbol.FARM, "dog-token": Symbol.DOG, "horse-token": Symbol.HORSE}


def _read_activation(table: Entry) -> Activation:
    actions = table.number("actions", least=0)
    if "formula" in table.fields:
        table.only(("actions", "formula"))
        parts = table.tables("formula")
        formula = tuple(Per(part.pick("per", _COUNTED), part.number("n", least=1)) for part in parts)
        return Activation(actions, 0, formula)
    if "do" in table.fields:
        table.only(("actions", "do", "draw", "keep"))
        table.pick("do", {"draw-keep": True})
        return Activation(actions, 0, (), table.number("draw", least=1), table.number("keep", least=1))
    table.only(("actions", "spend"))
    return Activation(actions, table.number("spend", least=1))


def _read_slot(table: Entry) -> Slot:
    table.only(("companion", "spend", "effect", "free"))
    doubles = "effect" in table.fields and table.pick("effect", {"double-depreciation": True})
    spend = None if doubles else table.number("spend", least=1)
    free = "free" in table.fields and _truth(table, "free")
    return Slot(_one_or_more(table, "companion"), spend, doubles, free)


def _read_privilege(table: Entry) -> Privilege:
    types = table.picks("types", _words(TYPES)) if "types" in table.fields else ()
    match table.text("do"):
        case "bonus-spend":
            table.only(("do", "symbols", "n", "opera"))
            opera = "opera" in table.fields and _truth(table, "opera")
            return BonusSpend(_symbols(table, "symbols"), table.number("n", least=1), opera)
        case "bonus-maintain":
            table.only(("do", "types", "n"))
            return BonusMaintain(types, table.number("n", least=1))
        case "free-deal":
            table.only(("do", "types", "times", "price"))
            price = table.number("price") if "price" in table.fields else 0
            return FreeDeal(types, table.number("times", least=1), price)
        case "adjust-price":
            table.only(("do", "types", "n"))
            return AdjustPrice(types, table.number("n", least=1))
        case "free-activation":
            table.only(("do", "types", "times"))
            return FreeActivation(types, table.number("times", least=1))
        case "draw-more":
            table.only(("do", "n", "deck"))
            deck = table.pick("deck", _words(REGULAR)) if "deck" in table.fields else None
            return DrawMore(table.number("n", least=1), deck)
        case simple:
            table.only(("do", "n"))
            if simple not in _SIMPLE:
                raise table.error("do", f"no helper does {simple!r}")
            return _SIMPLE[simple](table.number("n", least=1))


_SIMPLE: dict[str, type[ExtraActions | ExtraWhiteActions | KeepMore | ExtraErrandBoys]] = {
    "extra-actions": ExtraActions,
    "extra-white-actions": ExtraWhiteActions,
    "keep-more": KeepMore,
    "extra-errand-boys": ExtraErrandBoys,
}


def _read_property(entry: Entry, name: str) -> Property:
    entry.only(_PROPERTY)
    types = entry.picks("types", _words(TYPES))
    values = entry.numbers("values")
    if not values or any(high <= low for high, low in pairwise(values)):
        raise entry.error("values", "expects a falling scale")
    if _truth(entry, "depreciates") != (len(values) > 1):
        raise entry.error("depreciates", "a property depreciates if it has more than one value")
    return Property(*_face(entry, name, Kind.PROPERTY), *_permanent(entry), types, values)


def _read_job(entry: Entry) -> Iterator[Job]:
    entry.only((*_NAMING, "set", "lines"))
    for name in _copies(entry):
        lines = []
        for n, table in enumerate(entry.tables("lines"), 1):
            table.only(("symbol", "income"))
            symbol = table.pick("symbol", _words(Symbol))
            lines.append(Line(f"line:{name}:{n}", symbol, table.number("income", least=1)))
        yield Job(
            f"job:{name}", entry.id, entry.text("set"), tuple(lines), entry.languages("name"), entry.source()
        )


def _read_will(entry: Entry) -> Iterator[LastWill]:
    entry.only((*_NAMING, "money", "employment_set"))
    jobs = entry.text("employment_set") if "employment_set" in entry.fields else ""
    for name in _copies(entry):
        money = entry.number("money", least=1)
        yield LastWill(f"will:{name}", money, jobs, entry.languages("name"), entry.source())


def _read_plan(entry: Entry, name: str, face: Entry) -> Plan:
    """A plan printed on the board, or on one side of a tile."""
    return Plan(
        f"plan:{name}",
        entry.number("position", least=1),
        face.number("cards", least=0),
        face.number("errand_boys", least=1),
        face.number("actions", least=0),
        entry.source(),
    )


def _read_tile(entry: Entry) -> Iterator[PlanTile]:
    entry.only(("id", "players", "position", "copies", "side_a", "side_b", *_SOURCES))
    for name in _copies(entry):
        sides = [_read_plan(entry, f"{name}-{side}", entry.table(f"side_{side}")) for side in "ab"]
        players = entry.numbers("players")
        yield PlanTile(f"tile:{name}", players, entry.number("position"), (sides[0], sides[1]))


BOX = load_box()
