"""How a table of Last Will is set up: boards, errands and options (LW-2, LW-20, LW-27)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from salotto.content import Entry, entries, layers, section
from salotto.kernel.title import Option, Value
from salotto.titles.last_will.box import BOX, DATA
from salotto.titles.last_will.cards import TYPES, Card, Deck, Job, LastWill, Names, Symbol

BASE_MODE = "base"
EXPANSION_MODE = "getting-sacked"
PLAYERS = (2, 3, 4, 5)


class Errand(StrEnum):
    """LW-6 What an errand boy can do."""

    OFFER = "take-offered-card"
    EXTENSION = "take-extension"
    MARKET = "rearrange-market"
    UNKNOWN = "draw"
    OPERA = "spend"
    DEMOTION = "demotion"
    COMBINED = "choose"
    CLOCK = "move-order-marker"


@dataclass(frozen=True, slots=True, eq=False)
class OfferingSpace:
    """LW-4.2 A space for one face-up card per round, from the deck it shows for that round."""

    key: str
    decks: tuple[Deck, ...]  # by round
    group: str


@dataclass(frozen=True, slots=True, eq=False)
class ErrandSpace:
    """A place for errand boys, and the errand done there."""

    key: str
    errand: Errand
    figures: int  # how many it holds in a round
    own: bool  # LW-6.10 so many for each player
    offers: tuple[int, ...] = ()  # LW-6.6 the offering spaces it serves
    spend: int = 0  # LW-6.11
    after_demotion: str = ""  # LW-23.3 the pure errands that must be occupied first
    after_extension: str = ""

    def __repr__(self) -> str:
        return f"ErrandSpace({self.key!r})"


@dataclass(frozen=True, slots=True)
class Totals:
    """The numbers of the game that do not depend on the table."""

    starting_draw: dict[Deck, int]  # LW-2.10
    starting_keep: int  # LW-4.5
    hand_limit: int  # LW-15.1
    rounds: int  # LW-3.2
    first_game_money: int  # LW-2.9
    surcharge: int  # LW-16.4
    card_spaces: int  # LW-1.7
    extensions: int  # LW-1.6
    modifiers: tuple[int, ...]  # LW-2.3
    handicap: dict[str, int]  # LW-27.2


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """Everything about a table that is settled before it begins; one object for each combination."""

    key: str
    mode: str
    players: int
    starting_money: str
    employment: str
    handicap: tuple[int, ...]  # the seats with a job, when it is a handicap
    plans: str
    new_cards: bool
    plan_tile_setup: str
    trade_symbols: bool  # LW-R7
    employed_may_win: bool  # LW-R8
    messengers: bool
    plan_order_board: bool
    offering: tuple[OfferingSpace, ...]
    errands: tuple[ErrandSpace, ...]
    at: dict[str, int]  # the index of each errand space

    def __repr__(self) -> str:
        return f"Setting({self.key!r})"

    @property
    def expansion(self) -> bool:
        """Whether Getting Sacked is played."""
        return self.mode == EXPANSION_MODE

    @property
    def jobs(self) -> bool:
        """Whether anybody has a job."""
        return self.expansion and self.employment != "none"

    @property
    def side(self) -> str:
        """LW-2.1 The side of the boards for so many players."""
        return "2-3" if self.players <= 3 else "4-5"

    def corner(self, card: Card) -> tuple[Symbol, ...]:
        """LW-22.5 The corner symbols of a card; LW-R7 those of the trade helpers depend on an option."""
        return card.alt_symbols if self.trade_symbols else card.symbols

    def cards(self) -> list[Card]:
        """LW-2.4, LW-20.8, LW-30.1 All the cards in play, the special ones and the wild cards included."""
        cards = list(BOX.base)
        if self.expansion and self.new_cards:
            cards += BOX.new
        if self.messengers:
            cards += BOX.messengers
        return cards

    def wills(self) -> tuple[LastWill, ...]:
        """LW-2.9 The last will cards to choose or draw from; LW-20.10 with jobs the new ones."""
        return BOX.new_wills if self.jobs else BOX.base_wills

    def employment_cards(self, set: str) -> list[Job]:
        """LW-20.11 The jobs of a set; LW-27.4 without the new cards none with a nuptial line."""
        return [
            job
            for job in BOX.jobs
            if job.set == set
            and (self.new_cards or all(line.symbol is not Symbol.NUPTIAL for line in job.lines))
        ]

    def employed(self, seat: int) -> bool:
        """LW-20.11, LW-27.2 Whether the player at a seat gets an employment card."""
        return self.jobs and (self.employment == "all" or seat in self.handicap)


def load_totals() -> Totals:
    """The totals of setup.toml."""
    files = layers("setup.toml", DATA, ())
    totals = section(files, "totals")
    pieces = {piece.id: piece for piece in entries(files, "piece")}
    handicap = totals.table("handicap")
    return Totals(
        starting_draw={
            Deck.HELPERS: totals.number("starting_draw_helpers", least=0),
            Deck.PROPERTIES: totals.number("starting_draw_properties", least=0),
        },
        starting_keep=totals.number("starting_keep", least=0),
        hand_limit=totals.number("hand_limit", least=0),
        rounds=totals.number("max_rounds", least=1),
        first_game_money=totals.number("first_game_money", least=1),
        surcharge=totals.number("final_property_surcharge", least=0),
        card_spaces=pieces["player-board"].number("card_spaces", least=1),
        extensions=pieces["extension"].number("count", least=0),
        modifiers=pieces["modifier-token"].numbers("values"),
        handicap={set: handicap.number(set, least=0) for set in handicap.fields},
    )


TOTALS = load_totals()

MODIFIER_KEYS = {value: f"modifier:{value:+d}" for value in TOTALS.modifiers}
TYPE_KEYS = {type_: f"type:{type_}" for type_ in TYPES}


def load_options() -> tuple[Option, ...]:
    """The options of a table, as setup.toml types them."""
    found = []
    for entry in entries(layers("setup.toml", DATA, ()), "option"):
        values = tuple(_value(entry, value) for value in entry.list("values"))
        modes = (entry.text("mode"),) if "mode" in entry.fields else ()
        found.append(Option(entry.id, _value(entry, entry.get("default")), values, modes))
    return tuple(found)


def _value(entry: Entry, value: object) -> Value:
    if not isinstance(value, str | bool):
        raise entry.error("values", f"expects texts or truths, not {value!r}")
    return value


OPTIONS = load_options()


def setting_of(mode: str, players: int, options: Mapping[str, Value]) -> Setting:
    """The setting of a table."""
    words = [str(options[option.id]) for option in OPTIONS]
    return setting(":".join(["setting", mode, str(players), *words]))


@cache
def setting(key: str) -> Setting:
    """The one Setting object behind its key."""
    _, mode, count, *words = key.split(":")
    options = {option.id: option.parse(word) for option, word in zip(OPTIONS, words, strict=True)}
    players = int(count)
    new_cards = bool(options["new_cards"]) and mode == EXPANSION_MODE
    offering = _offering(players, new_cards)
    games = ["base", *(["gs"] if mode == EXPANSION_MODE else [])]
    if options["plan_order_board"]:
        games.append("plan-order")
    errands = tuple(_errands(players, games, offering))
    return Setting(
        key=key,
        mode=mode,
        players=players,
        starting_money=str(options["starting_money"]),
        employment=str(options["employment"]),
        handicap=tuple(int(seat) - 1 for seat in str(options["handicap_seats"])),
        plans=str(options["plans"]) if mode == EXPANSION_MODE else "original",
        new_cards=new_cards,
        plan_tile_setup=str(options["plan_tile_setup"]),
        trade_symbols=options["helper_corner"] == "trade-symbol",
        employed_may_win=bool(options["employed_may_win"]),
        messengers=bool(options["promo_messenger"]),
        plan_order_board=bool(options["plan_order_board"]),
        offering=offering,
        errands=errands,
        at={space.key: at for at, space in enumerate(errands)},
    )


def _offering(players: int, new_cards: bool) -> tuple[OfferingSpace, ...]:
    """LW-2.1, LW-20.5 The card spaces of the boards in use."""
    files = layers("offering-boards.toml", DATA, ())
    uses = {use.number("players"): use for use in entries(files, "use", by="players")}
    boards = [str(board) for board in uses[players].list("boards")]
    if new_cards:
        boards.append("gs-supplement")
    decks = {deck.value: deck for deck in Deck}
    return tuple(
        OfferingSpace(
            f"offer:{space.text('slot')}",
            space.picks("deck_by_round", decks),
            space.text("group") if "group" in space.fields else "",
        )
        for space in entries(files, "space")
        if space.text("board") in boards
    )


def _errands(players: int, games: list[str], offering: tuple[OfferingSpace, ...]) -> Iterable[ErrandSpace]:
    """LW-6, LW-23.5, LW-31.1 The errand spaces on the table, those of the offering first."""
    groups: dict[str, list[int]] = {}
    for at, space in enumerate(offering):
        if Deck.NEW_SPECIAL not in space.decks:
            groups.setdefault(space.group or space.key.removeprefix("offer:"), []).append(at)
    for name, cards in groups.items():  # LW-6.7 a group has one errand space less than cards
        yield ErrandSpace(f"errand:{name}", Errand.OFFER, max(1, len(cards) - 1), False, tuple(cards))
    for entry in entries(layers("errands.toml", DATA, ()), "errand"):
        if entry.text("game") not in games or players not in entry.numbers("players"):
            continue
        if entry.id == "errand-offer" or (entry.id == "errand-extension" and "gs" in games):  # LW-R9
            continue
        yield from _errand(entry, offering)


def _errand(entry: Entry, offering: tuple[OfferingSpace, ...]) -> Iterable[ErrandSpace]:
    (effect,) = entry.tables("effects")
    offers: tuple[int, ...] = ()
    errand = effect.pick("do", {errand.value: errand for errand in Errand})
    if errand is Errand.OFFER:  # LW-23.6
        offers = tuple(at for at, space in enumerate(offering) if Deck.NEW_SPECIAL in space.decks)
        if not offers:  # LW-27.4
            return
    yield ErrandSpace(
        _errand_key(entry.id),
        errand,
        entry.number("spaces", least=1),
        entry.text("per") == "player-colour",
        offers,
        effect.number("n") if errand is Errand.OPERA else 0,
        *(
            _errand_key(effect.text(need)) if need in effect.fields else ""
            for need in ("demotion_needs_occupied", "extension_needs_occupied")
        ),
    )


def _errand_key(id: str) -> str:
    """The same errand has the same key whatever the number of players."""
    for prefix in ("gs-", "promo-", "errand-"):
        id = id.removeprefix(prefix)
    return f"errand:{id.removesuffix('-5')}"


ERRAND_NAMES: dict[str, Names] = {
    _errand_key(entry.id): entry.languages("name")
    for entry in entries(layers("errands.toml", DATA, ()), "errand")
}
"""What the errands are called, by key."""
