"""How a table of Last Will is set up: boards, errands and options (LW-2, LW-20, LW-27)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from salotto.content import Entry
from salotto.kernel.title import Value
from salotto.kit.components import Keyed
from salotto.kit.content import Names, Shelf, written
from salotto.kit.settings import make_setting, read_options, read_setting, setting_key
from salotto.titles.last_will.cards import DATA, Card, Deck, Symbol

BASE_MODE = "base"
EXPANSION_MODE = "getting-sacked"
PLAYERS = (2, 3, 4, 5)

SHELF = Shelf(DATA)


class Errand(StrEnum):
    """LW-6 What an errand boy can do."""

    OFFER = "take-offered-card"  # LW-6.6
    EXTENSION = "take-extension"  # LW-6.8
    MARKET = "rearrange-market"  # LW-6.9
    UNKNOWN = "draw"  # LW-6.10 the top card of a deck
    OPERA = "spend"  # LW-6.11
    DEMOTION = "demotion"
    COMBINED = "choose"
    CLOCK = "move-order-marker"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class OfferingSpace(Keyed):
    """LW-4.2 A space for one face-up card per round, from the deck it shows for that round."""

    board: str
    decks: tuple[Deck, ...] = field(metadata=written("deck_by_round"))
    group: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ErrandSpace(Keyed):
    """A place for errand boys, and the errand done there."""

    errand: Errand
    figures: int  # how many it holds in a round
    own: bool  # LW-6.10 so many for each player
    offers: tuple[int, ...] = ()  # LW-6.6 the offering spaces it serves
    spend: int = 0  # LW-6.11
    after_demotion: str = ""  # LW-23.3 the pure errands that must be occupied first
    after_extension: str = ""


@dataclass(frozen=True, slots=True)
class Totals:
    """The numbers of the game that do not depend on the table."""

    starting_draw_helpers: int  # LW-2.10
    starting_draw_properties: int
    starting_keep: int  # LW-4.5
    hand_limit: int  # LW-15.1
    rounds: int = field(metadata=written("max_rounds", least=1))  # LW-3.2
    first_game_money: int  # LW-2.9
    surcharge: int = field(metadata=written("final_property_surcharge"))  # LW-16.4
    card_spaces: int  # LW-1.7
    extensions: int  # LW-1.6
    modifiers: tuple[int, ...]  # LW-2.3
    handicap: dict[str, int]  # LW-27.2


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting(Keyed):
    """Everything about a table that is settled before it begins; one object for each combination."""

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

    def employed(self, seat: int) -> bool:
        """LW-20.11, LW-27.2 Whether the player at a seat gets an employment card."""
        return self.jobs and (self.employment == "all" or seat in self.handicap)


PIECES = {piece.id: piece for piece in SHELF.entries("setup.toml", "piece")}
COUNTED = {
    "card_spaces": PIECES["player-board"].number("card_spaces", least=1),
    "extensions": PIECES["extension"].number("count", least=0),
    "modifiers": PIECES["modifier-token"].numbers("values"),
}
TOTALS: Totals = SHELF.make(
    Totals, SHELF.section("setup.toml", "totals"), COUNTED, ("base_cards", "expansion_cards")
)
"""The totals of setup.toml, and those that are counted with the pieces."""

OPTIONS = read_options(SHELF, ignoring=("first_game",))


def setting_of(mode: str, players: int, options: Mapping[str, Value]) -> Setting:
    """The setting of a table."""
    return setting(setting_key(mode, players, options, OPTIONS))


@cache
def setting(key: str) -> Setting:
    """The one Setting object behind its key."""
    mode, players, options = read_setting(key, OPTIONS)
    new_cards = bool(options["new_cards"]) and mode == EXPANSION_MODE
    offering = _offering(players, new_cards)
    games = ["base", *(["gs"] if mode == EXPANSION_MODE else [])]
    if options["plan_order_board"]:
        games.append("plan-order")
    errands = tuple(_errands(players, games, offering))
    return make_setting(
        Setting,
        options,
        key=key,
        mode=mode,
        players=players,
        handicap=tuple(int(seat) - 1 for seat in str(options["handicap_seats"])),
        plans=str(options["plans"]) if mode == EXPANSION_MODE else "original",
        new_cards=new_cards,
        trade_symbols=options["helper_corner"] == "trade-symbol",
        messengers=bool(options["promo_messenger"]),
        offering=offering,
        errands=errands,
        at={space.key: at for at, space in enumerate(errands)},
    )


OFFERING = SHELF.read_all(
    OfferingSpace,
    "offering-boards.toml",
    "space",
    given=lambda entry, name: {"key": f"offer:{entry.text('slot')}"},
    ignoring=("id", "slot"),
)


def _offering(players: int, new_cards: bool) -> tuple[OfferingSpace, ...]:
    """LW-2.1, LW-20.5 The card spaces of the boards in use."""
    uses = {use.number("players"): use for use in SHELF.entries("offering-boards.toml", "use", by="players")}
    boards = [*uses[players].list("boards"), *(["gs-supplement"] if new_cards else [])]
    return tuple(space for space in OFFERING if space.board in boards)


def _errands(players: int, games: list[str], offering: tuple[OfferingSpace, ...]) -> Iterable[ErrandSpace]:
    """LW-6, LW-23.5, LW-31.1 The errand spaces on the table, those of the offering first."""
    special = tuple(at for at, space in enumerate(offering) if Deck.NEW_SPECIAL in space.decks)
    groups: dict[str, list[int]] = {}
    for at, space in enumerate(offering):
        if at not in special:
            groups.setdefault(space.group or space.key.removeprefix("offer:"), []).append(at)
    for name, cards in groups.items():  # LW-6.7 a group has one errand space less than cards
        yield ErrandSpace(f"errand:{name}", Errand.OFFER, max(1, len(cards) - 1), False, tuple(cards))
    for entry in SHELF.entries("errands.toml", "errand"):
        if entry.text("game") not in games or players not in entry.numbers("players"):
            continue
        if entry.id == "errand-offer" or (entry.id == "errand-extension" and "gs" in games):  # LW-R9
            continue
        if special or entry.id != "gs-errand-special":  # LW-27.4
            yield _errand(entry, special)


def _errand(entry: Entry, special: tuple[int, ...]) -> ErrandSpace:
    (effect,) = entry.tables("effects")
    errand = effect.pick("do", {errand.value: errand for errand in Errand})
    return ErrandSpace(
        _errand_key(entry.id),
        errand,
        entry.number("spaces", least=1),
        entry.text("per") == "player-colour",
        special if errand is Errand.OFFER else (),  # LW-23.6
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
    _errand_key(id): names for id, names in SHELF.read_names("errands.toml", "errand").items()
}
"""What the errands are called, by key."""
