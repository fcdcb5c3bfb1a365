"""The box: every card and board of Paladins, read once from the data files and the house packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.kit.components import Component, NamedComponent
from salotto.kit.content import Names, Shelf, by_key
from salotto.titles.paladins.cards import (
    ACTIONS,
    AbsolveSpace,
    BoardAction,
    CoopOrder,
    KingsFavour,
    KingsOrder,
    KingsPlace,
    MapSpace,
    Outsider,
    OutsiderSlot,
    Paladin,
    Region,
    Scheme,
    StartingTownsfolk,
    SuspicionCard,
    TavernCard,
    Threat,
    ThreatKind,
    Townsfolk,
    TownsfolkSlot,
    Track,
    Wall,
)
from salotto.titles.paladins.effects import EFFECTS

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True, repr=False)
class PlayerCount(Component):
    """PW-3.4, PW-4.3 What depends on the number of players."""

    count: int  # 1 for the solo game
    tax_supply: int  # in Silver
    tavern_cards: int  # turned up each round


@dataclass(frozen=True, slots=True)
class PlayerStart:
    """PW-3.10 What a player begins with."""

    silver: int
    provisions: int
    workshops: int  # pieces on the player board, as those that follow
    monks: int
    outposts: int
    jars: int
    paladins: int  # in the own deck
    strength: int  # the three attributes
    faith: int
    influence: int


@dataclass(frozen=True, slots=True)
class GameNumbers:
    """The numbers of the game that depend on nothing."""

    rounds: int
    townsfolk_row: int
    outsider_row: int
    kings_orders_used: int  # of all in the box
    kings_favours_used: int  # of all in the box
    carry_over_limit: int  # PW-10.2 Workers kept for the next round


@dataclass(frozen=True, slots=True, repr=False)
class Category(NamedComponent):
    """PW-11 A line of the scorecard."""

    plus: str = ""
    vp_by_position: tuple[int, ...] = ()
    vp_by_value: tuple[int, ...] = ()
    vp_by_count: tuple[int, ...] = ()
    unpaid: int = 0
    paid: int = 0


@dataclass(frozen=True, slots=True)
class CoopScoring:
    """PW-14.12 The numbers of the co-operative scoring."""

    target_per_player: int  # VP of the team
    per_baron_worker: int  # VP lost for each that is left
    unfinished_order: str = ""
    finished_order: str = ""


@dataclass(frozen=True, slots=True)
class HonourTrack:
    """PW-14.2.3 The Honour marker."""

    start: int  # the top space
    min: int
    max: int
    scores: bool  # whether it brings points


@dataclass(frozen=True, slots=True, repr=False)
class Variant(Component):
    """PW-14.13 How hard the co-operative scenario is."""

    value: str  # of the option
    baron_threats_used: int  # how many are laid out
    extra_under_positions: tuple[int, ...] = ()  # PW-14.13.1 where a second one lies
    add_worker_each_round: int = 0  # PW-14.13.2 on every Threat


@dataclass(frozen=True, slots=True)
class RivalWorkers:
    """PW-12.2.3 How many Workers the Rival has in a round."""

    base: int
    per_round: int  # PW-12.2.3 times the number of the round


@dataclass(frozen=True, slots=True)
class ResourceTrack:
    """PW-12.3 The track of the Rival's resource marker."""

    spaces: int  # PW-12.3.3 after the last comes the first
    start: int  # counted from 1


@dataclass(frozen=True, slots=True)
class RivalMarkers:
    """PW-12.1.2 How the Rival's attribute markers lie on each other at first."""

    stack_at_zero_bottom_to_top: tuple[str, ...]  # attributes


@dataclass(frozen=True, slots=True, repr=False)
class TopAction(Component):
    """PW-12.4.3 An action of the Rival's top row."""

    action: str  # one of the top row
    position: int  # PW-12.4.3 from left to right
    workers: int  # how many it takes


@dataclass(frozen=True, slots=True)
class RightActions:
    """PW-12.4.4 What the Rival's right-side actions take."""

    ids: tuple[str, ...]  # the six of the right side
    workers: int  # how many one takes
    minus_per_workshop: int
    max_workshops: int  # on one action


@dataclass(frozen=True, slots=True)
class SpacePriority:
    """PW-12.5.6 Which spaces of the map the Rival prefers."""

    kinds: tuple[str, ...]  # the best first


@dataclass(frozen=True, slots=True, repr=False)
class Difficulty(Component):
    """PW-12.1.4 How many Workshops the Rival begins with."""

    value: str  # of the option
    orders_revealed: int  # each brings a Workshop


@dataclass(frozen=True, slots=True)
class RivalBoard:
    """The board of the Rival (PW-12)."""

    workers: RivalWorkers  # PW-12.2.3
    track: ResourceTrack  # PW-12.3
    markers: RivalMarkers  # PW-12.1.2
    top: tuple[TopAction, ...]  # PW-12.4.3
    right: RightActions  # PW-12.4.4
    priority: SpacePriority  # PW-12.5.6
    difficulties: dict[str, Difficulty]  # PW-12.1.4 by the value of the option


@dataclass(frozen=True, slots=True)
class Advantage:
    """TS-7.6 What a Tome of an earlier chapter does for its owner."""

    when: str  # start, cost, would_gain
    do: str  # gain, discount, may_pay_instead
    what: str
    action: str = ""
    n: int = 0
    pay: int = 0  # Silver


@dataclass(frozen=True, slots=True, repr=False)
class Tome(Component):
    """TS-7.1 A Tome of Architects."""

    advantages: tuple[Advantage, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All components, and where to find each card by its key."""

    paladins: tuple[Paladin, ...]  # PW-4.4
    townsfolk: tuple[Townsfolk, ...]  # PW-6.2
    outsiders: tuple[Outsider, ...]
    walls: tuple[Wall, ...]  # PW-7.2.3 for Fortify
    tavern: tuple[TavernCard, ...]  # PW-4.5
    suspicion: tuple[SuspicionCard, ...]  # PW-9.2 what Criminals bring
    orders: tuple[KingsOrder, ...]  # PW-8.1
    favours: tuple[KingsFavour, ...]  # PW-8.2 used by all players
    schemes: tuple[Scheme, ...]  # PW-12.4
    coop_orders: tuple[CoopOrder, ...]  # PW-14.7
    threats: tuple[Threat, ...]  # PW-14.8
    starting: tuple[StartingTownsfolk, ...]  # PW-14.4
    actions: tuple[BoardAction, ...]  # those of the player board, in the order of ACTIONS
    absolve: tuple[AbsolveSpace, ...]
    spaces: tuple[MapSpace, ...]
    regions: dict[str, Region]
    townsfolk_slots: tuple[TownsfolkSlot, ...]
    outsider_slots: tuple[OutsiderSlot, ...]
    track: tuple[KingsPlace, ...]
    attributes: Track
    counts: dict[int, PlayerCount]
    start: PlayerStart
    game: GameNumbers
    debts: int
    categories: dict[str, Category]
    coop: CoopScoring
    honour: HonourTrack
    baron_workers: int
    variants: dict[str, Variant]
    rival: RivalBoard
    tomes: dict[str, tuple[Advantage, ...]]
    workers: Mapping[str, Names]
    attribute_names: Mapping[str, Names]
    retired: tuple[Any, ...]  # only tables of release 1 have them

    @property
    def retired_cards(self) -> tuple[Any, ...]:
        """The cards among them, without the places of the boards."""
        return tuple(thing for thing in self.retired if not isinstance(thing, AbsolveSpace | MapSpace))

    @property
    def baron_threats(self) -> tuple[Threat, ...]:
        """PW-14.2.2 The ten cards that are shuffled."""
        return tuple(card for card in self.threats if card.kind is ThreatKind.BARON)

    def threat(self, kind: ThreatKind) -> Threat:
        """The Invaders Threat or the King's Threat."""
        return next(card for card in self.threats if card.kind is kind)


def load_box(*packs: Path) -> Box:
    """The components of the game, with the entries of the house packs laid over them."""
    shelf = Shelf(DATA, packs, EFFECTS)

    def cards(kind: type[Any], file: str, key: str) -> tuple[Any, ...]:
        return shelf.read_all(kind, file, "card", key)

    printed = by_key(shelf.read_all(BoardAction, "player_board.toml", "action"))
    debts = shelf.entries("debts.toml", "card")
    return Box(
        cards(Paladin, "paladins.toml", "paladin"),
        cards(Townsfolk, "townsfolk.toml", "townsfolk"),
        cards(Outsider, "outsiders.toml", "outsider"),
        cards(Wall, "walls.toml", "wall"),
        cards(TavernCard, "tavern.toml", "tavern"),
        cards(SuspicionCard, "suspicion.toml", "suspicion"),
        cards(KingsOrder, "kings_orders.toml", "order"),
        cards(KingsFavour, "kings_favours.toml", "favour"),
        cards(Scheme, "schemes.toml", "scheme"),
        cards(CoopOrder, "coop_kings_orders.toml", "order"),
        cards(Threat, "coop_threats.toml", "threat"),
        cards(StartingTownsfolk, "coop_starting_townsfolk.toml", "starting"),
        tuple(printed[f"action:{name}"] for name in ACTIONS[:12]),
        shelf.read_all(AbsolveSpace, "player_board.toml", "absolve_space", "absolve"),
        shelf.read_all(MapSpace, "main_board.toml", "space"),
        {region.id: region for region in shelf.read_all(Region, "main_board.toml", "region")},
        shelf.read_all(TownsfolkSlot, "main_board.toml", "townsfolk_slot"),
        shelf.read_all(OutsiderSlot, "main_board.toml", "outsider_slot"),
        shelf.read_all(KingsPlace, "main_board.toml", "kings_track"),
        shelf.read_one(Track, "player_board.toml", "attribute_track"),
        {each.count: each for each in shelf.read_all(PlayerCount, "setup.toml", "players")},
        shelf.read_one(PlayerStart, "setup.toml", "player_start"),
        shelf.read_one(GameNumbers, "setup.toml", "game"),
        sum(entry.number("copies", least=0) for entry in debts),
        {category.id: category for category in shelf.read_all(Category, "scoring.toml", "category")},
        shelf.read_one(CoopScoring, "scoring.toml", "coop"),
        shelf.read_one(HonourTrack, "coop_starting_townsfolk.toml", "honour_marker"),
        shelf.section("coop_starting_townsfolk.toml", "baron_workers").number("copies"),
        {variant.value: variant for variant in shelf.read_all(Variant, "coop_threats.toml", "variant")},
        load_rival(shelf),
        {tome.id: tome.advantages for tome in shelf.read_all(Tome, "tomes.toml", "tome")},
        shelf.read_names("setup.toml", "worker"),
        attribute_names(shelf),
        tuple(shelf.retired),
    )


def load_rival(shelf: Shelf) -> RivalBoard:
    """PW-12.1.2 The Rival's board."""
    file = "rival_board.toml"

    def one(kind: type[Any], name: str) -> Any:
        return shelf.read_one(kind, file, name)

    difficulties = shelf.read_all(Difficulty, file, "difficulty")
    return RivalBoard(
        one(RivalWorkers, "workers"),
        one(ResourceTrack, "resource_track"),
        one(RivalMarkers, "markers"),
        shelf.read_all(TopAction, file, "top_action"),
        one(RightActions, "right_actions"),
        one(SpacePriority, "space_priority"),
        {each.value: each for each in difficulties},
    )


def attribute_names(shelf: Shelf) -> dict[str, Names]:
    """The names of the attributes; the English ones are their ids."""
    table = shelf.section("player_board.toml", "attribute_names")
    names: dict[str, Names] = {}
    for id in table.fields:
        part = table.table(id)
        names[id] = {"en": id.capitalize(), "it": part.text("name_it"), "fr": part.text("name_fr")}
    return names


BOX = load_box()

TOME_OF = {advantage: id for id, advantages in BOX.tomes.items() for advantage in advantages}
"""TS-7.6 Whose advantage each is: no two Tomes give the same."""
