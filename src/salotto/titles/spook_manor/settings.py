"""Everything of setup.toml: modes, deals, scoring tables, the Haunt-o-meter and the options."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from salotto.content import Entry
from salotto.kernel.title import Option
from salotto.kit.content import Names, Shelf, Unfit, written
from salotto.kit.settings import read_options
from salotto.titles.spook_manor.cards import DATA, Colour, LightKind, RoomKind

FILE = "setup.toml"


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play: with hands that are passed, or with Draft decks (SM-1.10, SM-7, SM-8)."""

    id: str
    players: range  # how many can play
    rounds: int
    draft_decks: int  # none where hands are passed


@dataclass(frozen=True, slots=True)
class Tables:
    """The scoring tables printed on the Foyer and on the Light scorecard."""

    light_line: tuple[int, ...]  # SM-6.5.3 by number of different lights in a line
    column_min_height: int = field(metadata=written(least=1))
    column_bonus: tuple[int, ...]  # SM-6.6.2 by number of tall columns, the last for all above
    leftover_penalty: tuple[int, ...]  # SM-6.7.1 by number of monsters, the last for all above

    def __post_init__(self) -> None:
        if len(self.light_line) != len(Colour) + 1:
            raise Unfit(
                "light_line",
                f"expects {len(Colour) + 1} values, not {len(self.light_line)}",
                "room-pack-values",
                wanted=len(Colour) + 1,
                given=len(self.light_line),
            )
        for name in ("column_bonus", "leftover_penalty"):
            if not getattr(self, name):
                raise Unfit(name, "is empty", "room-pack-missing")


@dataclass(frozen=True, slots=True)
class Rank:
    """SM-7.12 One line of the Haunt-o-meter."""

    key: str
    rank: int = field(metadata=written(least=1))
    labels: Names = field(metadata=written("label"))
    solo_min: int
    solo_max: int
    big_min: int
    big_max: int

    @property
    def bands(self) -> dict[str, range]:
        """The scores that it stands for, by mode."""
        return {
            "solo": range(self.solo_min, self.solo_max + 1),
            "solo-big-manor": range(self.big_min, self.big_max + 1),
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """All of setup.toml."""

    modes: dict[str, Mode]
    foyers_per_player: int  # SM-3.2
    dealt_per_player: int  # SM-3.5
    opening_hand: int  # SM-3.7
    cards_per_draft_deck: int  # SM-7.3
    display_per_draft_deck: int  # SM-7.4
    tables: Tables
    ranks: tuple[Rank, ...]
    options: tuple[Option, ...]
    supplies: dict[str, tuple[int, ...]]  # SM-9.1 monsters by colour, for each `monster_supply`
    colours: dict[str, Names]
    light_kinds: dict[str, Names]
    room_kinds: dict[str, Names]
    categories: dict[str, Names]


def load_setup(*packs: Path) -> Setup:
    """The set-up of the game, with the entries of the house packs laid over it."""
    shelf = Shelf(DATA, packs)
    competitive, solo = shelf.section(FILE, "competitive"), shelf.section(FILE, "solo")
    modes = {mode.id: mode for mode in read_modes(shelf)}
    check_dealing(shelf)
    return Setup(
        modes=modes,
        foyers_per_player=competitive.number("foyers_per_player", least=2),
        dealt_per_player=competitive.number("dealt_per_player", least=1),
        opening_hand=competitive.number("opening_hand", least=1),
        cards_per_draft_deck=solo.number("cards_per_draft_deck", least=1),
        display_per_draft_deck=solo.number("display_per_draft_deck", least=1),
        tables=shelf.read_one(Tables, FILE, "scoring", ("categories", "tie_break")),
        ranks=shelf.read_all(Rank, FILE, "haunt_o_meter", key="rank", by="rank"),
        options=read_options(shelf, FILE, ("supply_per_colour",)),
        supplies=read_supplies(shelf),
        colours=shelf.read_names(FILE, "monster", of=Colour),
        light_kinds=shelf.read_names(FILE, "light_kind", of=LightKind),
        room_kinds=shelf.read_names(FILE, "room_type", of=RoomKind),
        categories=shelf.read_names(FILE, "score_category"),
    )


def check_dealing(shelf: Shelf) -> None:
    """What a house variant deals is as much as there is, and as the rounds take."""
    game, competitive = shelf.section(FILE, "game"), shelf.section(FILE, "competitive")
    rooms = sum(int(str(each.fields.get("copies", 1))) for each in shelf.entries("rooms.toml", "room"))
    most = rooms // game.table("mode_players").numbers("competitive")[-1]
    rounds, hand = game.number("rounds_competitive", least=1), competitive.number("opening_hand", least=1)
    between(competitive, "foyers_per_player", 2, 2)  # SM-3.3 two halves
    between(competitive, "opening_hand", 1, most)
    between(competitive, "dealt_per_player", hand + rounds - 1, most)  # SM-4.5.2 a card after each round
    for name in ("solo", "solo_big_manor"):
        solo = shelf.section(FILE, name)
        decks = solo.number("draft_decks", least=1)
        between(solo, "display_per_draft_deck", 2, 2)  # SM-7.7 one is taken, the other discarded
        between(solo, "cards_per_draft_deck", 2, rooms // decks)
        cards = solo.number("cards_per_draft_deck")
        if cards % 2:
            raise solo.error("cards_per_draft_deck", "expects pairs of cards", "room-pack-pairs")
        between(solo, "turns", decks * cards // 2, decks * cards // 2)  # SM-7.9


def between(entry: Entry, field: str, least: int, most: int) -> None:
    """A number that the rules can play."""
    value = entry.number(field)
    if not least <= value <= most:
        problem = f"the rules can play {least} to {most}, not {value}"
        said = "room-pack-between" if least < most else "room-pack-only"
        raise entry.error(field, problem, said, least=least, most=most, value=value)


def read_modes(shelf: Shelf) -> list[Mode]:
    """SM-1.10 The ways to play, with their numbers of players and of rounds."""
    game = shelf.section(FILE, "game")
    solo, big = shelf.section(FILE, "solo"), shelf.section(FILE, "solo_big_manor")
    for name in ("cards_per_draft_deck", "display_per_draft_deck"):
        if big.number(name) != solo.number(name):
            raise big.error(name, "is the same as in the solo game (SM-8.1)", "sm-pack-same")
    lengths = {
        "competitive": (game.number("rounds_competitive", least=1), 0),
        "solo": (solo.number("turns", least=1), solo.number("draft_decks", least=1)),
        "solo-big-manor": (big.number("turns", least=1), big.number("draft_decks", least=1)),
    }
    modes = []
    for id_ in game.picks("modes", {mode: mode for mode in lengths}):
        span = game.table("mode_players").numbers(id_)
        if len(span) != 2:
            problem = f"expects the fewest and the most players of {id_}"
            raise game.error("mode_players", problem, "room-pack-values", wanted=2, given=len(span))
        modes.append(Mode(id_, range(span[0], span[1] + 1), *lengths[id_]))
    return modes


def read_supplies(shelf: Shelf) -> dict[str, tuple[int, ...]]:
    """SM-9.1 By default what each colour says; any other value is the same number for all colours."""
    option = next(each for each in shelf.entries(FILE, "option") if each.id == "monster_supply")
    numbers = option.table("supply_per_colour")
    supplies = {value: (numbers.number(value, least=0),) * len(Colour) for value in numbers.fields}
    monsters = shelf.entries_of(Colour, FILE, "monster")
    supplies[str(option.get("default"))] = tuple(monster.number("supply", least=0) for monster in monsters)
    return supplies


SETUP = load_setup()
