"""The box of Architects, opened once: every definition of the data files (AW-1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from salotto.kit.content import Shelf, by_key
from salotto.kit.goods import Amounts
from salotto.titles.architects.adversaries import (
    BaronBoard,
    Event,
    Helper,
    Intrigue,
    Opponent,
    Request,
    Scheme,
    Side,
)
from salotto.titles.architects.cards import (
    OPEN,
    SKILL_BIT,
    Ability,
    Apprentice,
    Building,
    CathedralLevel,
    Character,
    GuildhallSize,
    Location,
    Market,
    Meta,
    Power,
    Reward,
    ScoringNumbers,
    SetupNumbers,
    Skill,
    Tile,
    Trigger,
    VirtueLevel,
)
from salotto.titles.architects.effects import EFFECTS, GOODS, Gain, IgnoreVirtueLoss, Item, Reduce

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Box:
    """Everything there is, by key or by number."""

    meta: Meta
    scoring: ScoringNumbers
    locations: dict[str, Location]
    tiles: dict[str, Tile]
    virtue: tuple[VirtueLevel, ...]
    cathedral: tuple[CathedralLevel, ...]  # level 1 first
    guildhall: dict[int, GuildhallSize]
    setup: dict[int, SetupNumbers]
    apprentices: dict[str, Apprentice]
    buildings: dict[str, Building]
    markets: dict[str, Market]
    rewards: dict[str, Reward]
    characters: dict[str, Character]
    opponents: dict[str, Opponent]
    schemes: dict[str, Scheme]
    helpers: dict[str, Helper]
    sides: dict[str, Apprentice]  # the Rogue and the Reverend of each helper
    baron_boards: dict[str, BaronBoard]
    intrigues: dict[str, Intrigue]
    events: dict[str, Event]
    requests: dict[str, Request]


def open_box(packs: Iterable[Path] = ()) -> Box:
    """Read the data files, with the house packs laid over them."""
    shelf = Shelf(DATA, packs, EFFECTS)
    meta = shelf.read_one(Meta, "board.toml", "meta")
    sizes = shelf.read_all(GuildhallSize, "board.toml", "guildhall")
    numbers = shelf.read_all(SetupNumbers, "board.toml", "setup")
    helpers = shelf.read_all(Helper, "coop_apprentices.toml", "card", "helper")
    apprentices = shelf.read_all(Apprentice, "apprentices.toml", "card", "apprentice")
    buildings = shelf.read_all(Building, "buildings.toml", "card", "building")
    markets = shelf.read_all(Market, "black_market.toml", "card", "market")
    characters = shelf.read_all(Character, "player_boards.toml", "board", "character")
    return Box(
        meta=meta,
        scoring=shelf.read_one(ScoringNumbers, "board.toml", "scoring"),
        locations=by_key(shelf.read_all(Location, "board.toml", "location")),
        tiles=by_key(tile for tile in shelf.read_all(Tile, "coop_tiles.toml", "tile") if tile.covers),
        virtue=shelf.read_all(VirtueLevel, "board.toml", "virtue"),
        cathedral=shelf.read_all(CathedralLevel, "board.toml", "cathedral"),
        guildhall={size.players: size for size in sizes},
        setup={number.players: number for number in numbers},
        apprentices=by_key(finish_apprentice(card) for card in apprentices),
        buildings=by_key(map(finish_building, buildings)),
        markets=by_key(map(finish_market, markets)),
        rewards=by_key(shelf.read_all(Reward, "rewards.toml", "card", "reward")),
        characters=by_key(finish_character(board, meta) for board in characters),
        opponents=by_key(shelf.read_all(Opponent, "solo_opponents.toml", "opponent")),
        schemes=by_key(shelf.read_all(Scheme, "solo_schemes.toml", "card", "scheme")),
        helpers=by_key(helpers),
        sides=by_key(side for helper in helpers for side in sides_of(helper)),
        baron_boards=by_key(shelf.read_all(BaronBoard, "coop_baron_boards.toml", "board", "baron-board")),
        intrigues=by_key(shelf.read_all(Intrigue, "coop_intrigue.toml", "card", "intrigue")),
        events=by_key(shelf.read_all(Event, "coop_events.toml", "card", "event")),
        requests=by_key(shelf.read_all(Request, "coop_requests.toml", "card", "request")),
    )


# What is worked out once


def goods_of(counted: Mapping[Item, int]) -> Amounts:
    """The goods among some items, in their order."""
    return tuple(counted.get(item, 0) for item in GOODS)


def mask_of(skills: Iterable[Skill]) -> int:
    """Skills as bits."""
    return sum(SKILL_BIT[skill] for skill in skills)


def finish_apprentice(card: Apprentice) -> Apprentice:
    """An Apprentice with its skills as bits and its abilities by trigger."""
    on: dict[Trigger, list[Ability]] = {}
    gathers: list[tuple[int, int, int]] = []
    discount = 0
    ignores = False
    for ability in card.abilities:
        on.setdefault(ability.on, []).append(ability)
        if ability.on is Trigger.GATHER and isinstance(ability.does, Gain):
            gathers.append((OPEN.index(ability.at), GOODS.index(ability.does.what), ability.does.n))
        if ability.on is Trigger.COST and ability.at == "black-market" and isinstance(ability.does, Reduce):
            discount += ability.does.n
        ignores = ignores or (
            ability.on is Trigger.BLACK_MARKET and isinstance(ability.does, IgnoreVirtueLoss)
        )
    return replace(
        card,
        skill_mask=mask_of(card.skills),
        gathers=tuple(gathers),
        market_discount=discount,
        ignores_market_loss=ignores,
        on={trigger: tuple(abilities) for trigger, abilities in on.items()},
    )


def finish_building(card: Building) -> Building:
    """A Building with its skills as bits and its cost as numbers."""
    price = goods_of(card.cost)
    needs = tuple((good, number) for good, number in enumerate(price) if number)
    return replace(card, skill_mask=mask_of(card.skills), price=price, needs=needs)


def finish_market(card: Market) -> Market:
    """A market card with its goods as numbers, and its Small face as a word."""
    face = ",".join(f"{item.value}-{card.small[item]}" for item in GOODS if item in card.small)
    return replace(
        card, small_goods=goods_of(card.small), large_goods=goods_of(card.large), small_face=f"small:{face}"
    )


def finish_character(board: Character, meta: Meta) -> Character:
    """A board with its limits."""
    ability = board.ability
    return replace(
        board,
        power=Power(ability.kind),
        apprentice_limit=ability.apprentice_limit or meta.apprentice_limit,
        hand_limit=ability.hand_limit or meta.hand_limit,
    )


def sides_of(helper: Helper) -> tuple[Apprentice, Apprentice]:
    """AW-12.1.2 The Rogue and the Reverend of a two-sided card, each as an Apprentice."""
    return side_of(helper, "rogue", helper.rogue), side_of(helper, "reverend", helper.reverend)


def side_of(helper: Helper, word: str, side: Side) -> Apprentice:
    """One side, under its own name."""
    at = ("rogue", "reverend").index(word)
    return finish_apprentice(
        Apprentice(
            key=f"apprentice:{helper.id}-{word}",
            id=f"{helper.id}-{word}",
            names={language: name.split(" / ")[at] for language, name in helper.names.items()},
            skills=side.skills,
            virtue=helper.virtue,
            abilities=side.abilities,
            source=helper.source,
            coop=word,
        )
    )


BOX = open_box()
"""The box as it stands on the shelf."""
