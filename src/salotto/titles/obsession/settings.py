"""How a table of Obsession is set up: options, tracks and numbers (OB-2, OB-3, OB-19)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from salotto.content import Entry
from salotto.kernel.title import Value
from salotto.kernel.zones import only
from salotto.kit.components import Keyed
from salotto.kit.settings import make_setting, read_options, read_setting, setting_key
from salotto.titles.obsession.box import BOX, SHELF
from salotto.titles.obsession.cards import (
    SERVANT,
    SERVANTS,
    Category,
    Family,
    Milestone,
    Objective,
    Opponent,
    Servant,
    Tile,
)

INDIVIDUAL, TEAMS, SOLO = "individual", "teams", "solo"
CHALLENGE, TABLEAU, DUEL = "estate_challenge", "tableau", "duel"

COURTING = (INDIVIDUAL, TEAMS, SOLO)
"""OB-21.1, OB-22.1 The modes with courtships."""

FILE = "setup.toml"

PRICES = tuple(entry.number("price") for entry in SHELF.entries(FILE, "market_space", by="position"))
"""OB-11.1"""

RESERVE_PRICE = SHELF.section(FILE, "market_reserve_service").number("price")

DRAFT_POOL = SHELF.section(FILE, "servant_draft").picks("pool", SERVANT)
"""OB-19.3"""


def servants_in(entry: Entry) -> tuple[int, ...]:
    """How many servants of each kind a table of the files names."""
    return tuple(entry.number(servant.word) if servant.word in entry.fields else 0 for servant in SERVANTS)


STARTING_SERVANTS = servants_in(SHELF.section(FILE, "starting_servants"))
"""OB-2.5"""

START_TILES = tuple(BOX.tile(SHELF.section(FILE, "start_tiles").text(category)) for category in Category)
"""OB-2.6"""

SCULPTURE_GARDEN, GARDEN_MAZE = (
    BOX.tile(SHELF.section(FILE, "monument_substitution").text(field))
    for field in ("tile", "may_be_replaced_by")
)
"""OB-2.12"""

PRIVATE_STUDY, BUTLERS_ROOM = START_TILES[0], START_TILES[1]

BORROW_COST, BORROWED = 2, 100
"""OB-6.2"""
HELP_COST = 3
"""OB-6.3"""
REFRESH_COST = 4
"""OB-6.4"""
FAIR_MONEY, FAIR_REPUTATION, FAIR_HELP = 300, 2, 200
"""OB-3.8, OB-17.15"""
RENT = 200
"""OB-5.4"""
PRESTIGE_MOST = 6
"""OB-19.12"""


@dataclass(frozen=True, slots=True)
class Track:
    """OB-3.1 A round track: the event of each space, and the courtship spaces."""

    events: tuple[str, ...]  # by space, from 1
    courtships: tuple[int, ...]

    @property
    def spaces(self) -> int:
        """How many spaces there are."""
        return len(self.events) - 1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Setting(Keyed):
    """Everything about a table that is settled before it begins; one object for each combination."""

    mode: str
    courting: bool  # OB-21.1, OB-22.1 whether there are courtships
    tableau: bool  # OB-22.1 whether it is a game without courtship, for Max reputation
    challenge: bool  # OB-21 whether it is the Estate Challenge
    players: int
    teams: int  # OB-20.1 how many; none where everybody plays for themselves
    effects_add_up: bool  # OB-20.9 of two new servants of a kind
    length: str
    edition: str
    ud_servants: bool
    ud_content: bool
    wessex: bool
    courtship: str
    seasonal_market: bool
    building_boom: bool
    starter_draft: bool
    intensive_service: int
    intensive_choice: str
    hire_on_pass: bool
    milestones: str
    late_milestones: bool  # OB-23.2
    objective_cards: bool
    monument_set: str
    monument_choice: str
    garden_maze: bool
    prestige_limit: bool
    promo_cards: int
    promo_choice: str
    market_redraw: bool
    market_reserve: bool
    stack_duplicates: bool
    clockwise: bool  # OB-25.1
    first_edition_objectives: bool  # OB-25.2
    automatic_hall: bool  # OB-25.3
    hall_owner_gain: int  # OB-9.10
    opponent: Opponent | None  # OB-15.2
    monuments_variant: bool  # OB-15.12
    dynamic_ai: bool  # OB-15.13
    rows: int  # OB-21.3 tiles in a column of the Estate Challenge
    target: int  # OB-21.3 its target score
    target_round: int
    track: Track
    highest: int  # OB-7.2 the level Max
    for_hire: tuple[int, ...]  # OB-2.9

    def mate(self, seat: int) -> int:
        """OB-20.1 The other member of a team sits opposite."""
        return (seat + self.teams) % self.players

    def insiders(self, seat: int) -> int:
        """OB-1.8, OB-20.3 The mask of those who know a player's secret cards."""
        return only(seat) | only(self.mate(seat))

    @property
    def cap(self) -> int:
        """OB-7.2 The most reputation there is."""
        return 5 * self.highest - 1

    @property
    def objectives_dealt(self) -> int:
        """OB-2.8 How many objective cards everybody is dealt."""
        if not self.objective_cards or not self.courting:
            return 0
        short = self.length == "standard" and self.players < 6
        return 5 if short or self.first_edition_objectives else 4

    @property
    def vets_per_turn(self) -> int:
        """OB-17.12 How many invitations the head housemaid vets in a turn."""
        return 1 if self.edition == "fr" else 99

    @property
    def discount_floor(self) -> int:
        """OB-17.17 The useful man does not bring a price below this."""
        return 100 if self.edition == "fr" else 0

    def families(self) -> list[Family]:
        """OB-2.2, OB-19.7 to OB-19.10 The boards that can be chosen."""
        return [
            family
            for family in BOX.families
            if (family.set == "base")
            or (family.id == "howard" and (self.ud_servants or self.players == 6))
            or (family.id == "wessex" and self.wessex)
        ]

    def family_servant(self, family: Family) -> Servant | None:
        """OB-2.3 The servant of a bonus; OB-19.10 Howard's cook needs the new servants."""
        return family.bonus.servant if self.ud_servants or not family.needs else None

    def objectives(self) -> list[Objective]:
        """OB-2.8, OB-22.5 The objective deck; without courtship it has other cards, and no group bonuses."""
        deck = "ud" if self.ud_servants else "base"
        cards = [card for card in BOX.objectives if deck in card.decks]
        if not self.courting:
            return [card for card in cards if card.kind != "group"]
        return [card for card in cards if not card.modes]

    def possible_milestones(self) -> list[Milestone]:
        """OB-23.1 Those that can be reached with the pieces in play."""
        return [card for card in BOX.milestones if self.ud_servants or not card.needs]

    def tiles(self) -> list[Tile]:
        """OB-2.11 What goes into the bag, without the monuments."""
        found: list[Tile] = []
        for tile in BOX.tiles:
            if tile.kind in ("start", "monument") or (tile.needs and not self.ud_servants):
                continue
            if tile.set == "ud" and not self.ud_content:
                continue
            found += [tile] * (tile.copies + (tile.more_copies if self.ud_content else 0))
        return found

    def monuments(self) -> tuple[list[Tile], list[Tile], int]:
        """OB-2.12, OB-21.4 The monuments that are in, those to choose from, and how many of these come in.

        The Garden Maze may replace the Sculpture Garden where that one is named.
        """
        name = CHALLENGE if self.challenge else self.monument_set
        low = name == "low_vp"
        candidates = [tile for tile in BOX.tiles if tile.monument and tile.low_vp == low]
        for entry in SHELF.tables(FILE, "monuments"):
            if entry.text("set") == name and self.players in entry.numbers("players"):
                fixed = [BOX.tile(str(id)) for id in entry.list("fixed")]
                if self.garden_maze:
                    fixed = [GARDEN_MAZE if tile is SCULPTURE_GARDEN else tile for tile in fixed]
                rest = [tile for tile in candidates if tile not in fixed]
                return fixed, rest, entry.number("others")
        raise KeyError(name)

    def service_tiles(self) -> list[Tile]:
        """OB-16.8 What the table can choose from with intensive service."""
        service = [tile for tile in self.tiles() if tile.sides[0].category is Category.SERVICE]
        return list(dict.fromkeys(tile for tile in service if tile.initial_market))


def reveal_round(length: str, rolled: int) -> int:
    """OB-16.5 In which round of the season the theme is revealed, with variable courtship."""
    for entry in SHELF.tables(FILE, "dickens"):
        if entry.text("length") == length and entry.number("from") <= rolled <= entry.number("to"):
            return entry.number("reveal_on_round_of_season")
    raise KeyError(rolled)


OPTIONS = read_options(SHELF, FILE)


def load_tracks() -> dict[str, Track]:
    """The round tracks of setup.toml."""
    tracks = {}
    for entry in SHELF.entries(FILE, "track"):
        events = [""] * (entry.number("spaces") + 1)
        for space in entry.tables("space"):
            events[space.number("n")] = space.text("event")
        tracks[entry.id] = Track(tuple(events), entry.numbers("courtship_spaces"))
    return tracks


TRACKS = load_tracks()


def first_edition(track: Track) -> Track:
    """OB-25.5 The extended track with the holidays where they stood before."""
    moved = SHELF.section(FILE, "first_edition_extended_track")
    events = list(track.events)
    for event in ("national_holiday", "builders_holiday"):
        events[events.index(event)] = "none"
        events[moved.number(event)] = event
    return Track(tuple(events), track.courtships)


def servants_for_hire(players: int, edition: str, ud_servants: bool) -> tuple[int, ...]:
    """OB-2.9, OB-19.2 The servants that stand in Servants for Hire at first."""
    game = "ud" if ud_servants else "base"
    for entry in SHELF.tables(FILE, "servants_for_hire"):
        if entry.text("game") != game or players not in entry.numbers("players"):
            continue
        if entry.fields.get("edition", edition) == edition:
            return servants_in(entry)
    raise KeyError((players, edition, ud_servants))


def challenge_target(length: str) -> tuple[int, int, int]:
    """OB-21.3 Rows, target score and target round of the Estate Challenge."""
    entry = next(entry for entry in SHELF.tables(FILE, "esc_target") if entry.text("length") == length)
    return entry.number("rows"), entry.number("score"), entry.number("round")


def setting_of(mode: str, players: int, options: Mapping[str, Value]) -> Setting:
    """The setting of a table."""
    return setting(setting_key(mode, players, options, OPTIONS))


@cache
def setting(key: str) -> Setting:
    """The setting with this key; one object, so that it can be compared by identity."""
    mode, players, chosen = read_setting(key, OPTIONS)
    length, edition = str(chosen["length"]), str(chosen["edition"])
    opponent = next(each for each in BOX.opponents if each.id == chosen["opponent"])
    if mode == SOLO:
        length = opponent.track
    tableau = mode in (TABLEAU, DUEL)
    ud_servants = bool(chosen["ud_servants"]) or mode not in (INDIVIDUAL, SOLO)
    track = TRACKS[length if mode in COURTING else "tableau"]
    if mode in COURTING and length == "extended" and chosen["extended_track"] == "first_edition":
        track = first_edition(track)
    milestones = str(chosen["milestones"])
    if tableau and edition == "fr" and milestones == "off":
        milestones = "random"  # OB-22.6
    elif mode == CHALLENGE and edition == "fr":
        milestones = "off"  # OB-21.2
    rows, target, target_round = challenge_target(length)
    if chosen["esc_target_source"] == "opponent":  # OB-21.19
        target = opponent.base_score
    return make_setting(
        Setting,
        chosen,
        key=key,
        mode=mode,
        courting=mode in COURTING,
        tableau=tableau,
        challenge=mode == CHALLENGE,
        players=players,
        teams=players // 2 if mode == TEAMS else 0,
        effects_add_up=mode == TEAMS and edition == "it",
        length=length,
        ud_servants=ud_servants,
        ud_content=bool(chosen["ud_content"]) or ud_servants or players > 4,
        wessex=bool(chosen["wessex"]) or players == 6 or (players == 5 and not ud_servants),
        courtship="closed" if mode == SOLO else str(chosen["courtship"]),  # OB-15.1
        building_boom=bool(chosen["building_boom"]) or tableau,  # OB-22.9
        starter_draft=bool(chosen["starter_draft"]) or tableau,  # OB-22.4
        hire_on_pass=bool(chosen["hire_on_pass"]) or ud_servants,
        milestones=milestones,
        late_milestones=chosen["milestone_timing"] == "central_step_2",
        monument_set="low_vp" if tableau else str(chosen["monument_set"]),  # OB-22.7
        clockwise=chosen["first_player_rotation"] == "clockwise",
        first_edition_objectives=chosen["objective_rule"] == "first_edition",
        opponent=opponent if mode == SOLO else None,
        monuments_variant=bool(chosen["solo_monuments_variant"]),
        dynamic_ai=chosen["solo_ai"] == "dynamic",
        rows=rows,
        target=target,
        target_round=target_round,
        automatic_hall=chosen["hall_rule"] == "first_edition_automatic",
        track=track,
        highest=11 if mode == DUEL else 7 if length == "standard" else 9,  # OB-7.2
        for_hire=servants_for_hire(players, edition, ud_servants),
    )
