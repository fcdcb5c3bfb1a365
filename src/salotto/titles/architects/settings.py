"""How a table of Architects is set up: modes, options, and what they mean (AW-2, AW-11, AW-12, AW-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from salotto.kernel.title import Json, Mode, Table
from salotto.kit.components import Keyed
from salotto.kit.content import Shelf
from salotto.kit.goods import Amounts
from salotto.kit.settings import read_options
from salotto.titles.architects import cards
from salotto.titles.architects.adversaries import BaronBoard, Opponent
from salotto.titles.architects.box import BOX, DATA, goods_of

COMPETITIVE = "competitive"
SOLO = "solo"
VERSUS = "versus-bot-2p"
COOP = "coop"

MODES = (
    Mode(COMPETITIVE, (2, 3, 4, 5)),
    Mode(SOLO, (1,)),
    Mode(VERSUS, (2,)),
    Mode(COOP, (1, 2, 3, 4, 5)),
)

OPTIONS = read_options(Shelf(DATA), "options.toml")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting(Keyed):
    """Everything about a table that is settled before it begins; one object for each combination."""

    mode: str
    players: int
    colours: int  # Workers of so many colours: the players', then the opponent's or the Baron's
    campaign: bool
    marker: int  # TS-3.4 the first player whom a campaign has drawn, or -1
    objectives: tuple[tuple[str, int], ...]  # TS-5.2 the counters and numbers of the Tomes on display
    variable: bool
    choose_characters: bool
    starting_apprentice: bool
    apprentice_refresh: bool
    conspirator_per_capture: bool
    overflow_must: bool
    one_card_whole_loss: bool
    open_hands: bool
    event_penalty_always: bool
    opponent: Opponent | None
    baron: BaronBoard | None
    numbers: cards.SetupNumbers  # AW-2
    guildhall: cards.GuildhallSize  # AW-4.9.2
    capture_locations: int  # AW-4.5.4 from how many in one turn
    characters: tuple[cards.Character, ...]
    apprentices: tuple[cards.Apprentice, ...]
    buildings: tuple[cards.Building, ...]
    places: tuple[cards.Location | cards.Tile, ...]  # the open locations, or the tiles that cover them

    @property
    def everybody(self) -> int:
        """The mask of all the seats."""
        return (1 << self.players) - 1

    @property
    def coop(self) -> bool:
        """Whether the players are one team."""
        return self.baron is not None


def setting_of(table: Table) -> Setting:
    """The setting of a table."""
    words = [str(table.options[option.id]) for option in OPTIONS]
    campaign = "" if table.carried is None else campaign_word(table.carried)
    return setting(":".join(["setting", table.mode, str(table.players), campaign, *words]))


def campaign_word(carried: Json) -> str:
    """What a campaign hands over, in a word: `1`, or `1+aw_marble=8` with what the Tomes ask for."""
    goals = [f"{counter}={number}" for counter, number in carried.get("objectives", ())]
    return "+".join([str(carried["marker"]), *goals])


def unknown_objectives(known: Setting) -> Setting:
    """TS-4.8 The same table while nobody knows what the Tomes will ask for."""
    before, mode, count, campaign, *words = known.key.split(":")
    return setting(":".join([before, mode, count, campaign.partition("+")[0], *words]))


def read_objectives(words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The counters and numbers of such a word."""
    pairs = [word.split("=") for word in words]
    return tuple((counter, int(number)) for counter, number in pairs)


@cache
def setting(key: str) -> Setting:
    """The one Setting object behind its key."""
    _, mode, count, campaign, *words = key.split(":")
    marker, *goals = campaign.split("+")
    options = {option.id: option.parse(word) for option, word in zip(OPTIONS, words, strict=True)}
    players = int(count)
    counted = {SOLO: 2, VERSUS: 3}.get(mode, players)  # AW-11.1.1, AW-11.6.1
    coop = mode == COOP
    rival = mode in (SOLO, VERSUS)
    sets = {"base"}
    sets |= {"tomesaga"} if options["characters_tomesaga"] else set()
    sets |= {"promo"} if options["characters_promo"] else set()
    promo = bool(options["cards_promo"])
    opponents = {opponent.id: opponent for opponent in BOX.opponents.values()}
    boards = {board.difficulty: board for board in BOX.baron_boards.values()}
    numbers = BOX.setup[counted]
    return Setting(
        key=key,
        mode=mode,
        players=players,
        colours=players + (coop or rival),
        campaign=bool(marker),
        marker=int(marker) if marker else -1,
        objectives=read_objectives(goals),
        variable=options["setup_side"] == "variable",
        choose_characters=options["character_pick"] == "choose",
        starting_apprentice=bool(options["starting_apprentice"]),
        apprentice_refresh=bool(options["apprentice_refresh"]),
        conspirator_per_capture=options["conspirator"] == "per_capture",
        overflow_must=options["virtue_overflow"] == "must",
        one_card_whole_loss=options["merovech"] == "one_card_whole_loss",
        open_hands=coop and bool(options["coop_open_hands"]),
        event_penalty_always=options["coop_event_penalty"] == "deck_empty",
        opponent=opponents[str(options["solo_opponent"])] if rival else None,
        baron=boards[str(options["coop_difficulty"])] if coop else None,
        numbers=numbers,
        guildhall=BOX.guildhall[counted],
        capture_locations=len(cards.OPEN) if coop else numbers.capture_locations,  # AW-12.2.2
        characters=tuple(board for board in BOX.characters.values() if board.side == 2 and board.set in sets),
        apprentices=tuple(card for card in BOX.apprentices.values() if promo or not card.promo),
        buildings=tuple(
            card
            for card in BOX.buildings.values()
            if (promo or not card.promo) and not (mode == SOLO and card.group == "resource-market")
        ),
        places=tuple(covered(id) if coop else BOX.locations[f"location:{id}"] for id in cards.OPEN),
    )


def covered(id: str) -> cards.Location | cards.Tile:
    """AW-12.1.5 A location, or the tile that lies on it."""
    for tile in BOX.tiles.values():
        if tile.covers == id:
            return tile
    return BOX.locations[f"location:{id}"]


# The numbers of the board, for the rules

STANDARD = BOX.characters["character:standard"]
"""AW-2.7 The board of a player without a character."""

COLUMNS = BOX.meta.apprentice_columns
ROWS = BOX.meta.apprentice_rows
WORKERS = BOX.meta.workers_per_player

VIRTUE_VP = tuple(level.vp for level in BOX.virtue)
IGNORED_TAX = tuple(level.ignore_tax for level in BOX.virtue)
MARKET_ALLOWED = tuple(level.black_market_allowed for level in BOX.virtue)
CATHEDRAL_ALLOWED = tuple(level.cathedral_allowed for level in BOX.virtue)

LEVELS: tuple[cards.CathedralLevel, ...] = BOX.cathedral
LEVEL_VP = (0, *(level.vp for level in LEVELS))
LEVEL_PRICES: tuple[Amounts, ...] = tuple(goods_of(level.cost) for level in LEVELS)

assert all(after.level == before.level + 1 for before, after in pairwise(LEVELS))


def board_action(location: str, id: str) -> cards.Action:
    """An action printed on the board."""
    return BOX.locations[f"location:{location}"].action(id)


HIRE = board_action("workshop", "hire")
PLANS = board_action("workshop", "plans")
CAPTURE = board_action("town-centre", "capture")
STEAL = board_action("tax-stand", "steal")
MARKET_SMALL = board_action(cards.SPACES[0], "goods")
MARKET_HIRE = board_action(cards.SPACES[1], "hire")
MARKET_PLANS = board_action(cards.SPACES[1], "plans")
MARKET_LARGE = board_action(cards.SPACES[2], "goods")
BUY_BACK = board_action("guardhouse", "buy-back")
PAY_DEBT = board_action("guardhouse", "pay-debt")
