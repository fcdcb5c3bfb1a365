"""The box: every component, read once from the data files (VW-1.7)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from salotto.content import ContentError, Entry, brief
from salotto.kit.components import Component
from salotto.kit.content import Shelf, by_key
from salotto.titles.viscounts.cards import (
    ACTIONS,
    GOODS,
    ICONS,
    NOTHING,
    Advantage,
    BonusCard,
    BuildingType,
    CastleNumbers,
    Change,
    Difficulty,
    Exchange,
    IconCounts,
    Link,
    Manuscript,
    Mod,
    Pair,
    PlayerCard,
    PrintedManuscript,
    PrintedTownsfolk,
    Ribbon,
    RivalBoard,
    Scheme,
    Section,
    Segment,
    Slot,
    Space,
    Spot,
    Summary,
    Townsfolk,
    TrackSpace,
)
from salotto.titles.viscounts.effects import (
    EFFECTS,
    Effect,
    PlaceOwnWorker,
    Rearrange,
    RemoveBaronWorker,
    Script,
)

DATA = Path(__file__).parent / "data"

UNNAMED = frozenset({"effects", "ability", "tier_2_effects"})
"""Fields that do not show in the key of a list of effects: every thing has at most one of them."""

BOTTOMS: Mapping[str, Effect] = {
    "remove_baron_worker": RemoveBaronWorker(),
    "place_own_worker": PlaceOwnWorker(),
}

COLLECTED_TEXT = re.compile(r"(\w+)(?:\[(\d+)\])?")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DismissLine(Component):
    """VW-11.8 What the Overlord does when he dismisses a Townsfolk with this top-right effect."""

    icon: str  # of the top-right effect
    effects: Script  # what he does instead


@dataclass(frozen=True, slots=True)
class SetupRow:
    """VW-2.11 The numbers for a number of players."""

    players: int
    mode: str
    debts_on_top: int  # of the end card
    deeds_on_top: int  # of the end card, too
    player_cards_laid_out: int  # with their Heroes
    majority_vp: tuple[int, ...] = ()
    summary_cards_each: int = 0
    target_vp_total: int = 0


@dataclass(frozen=True, slots=True)
class EndCard:
    """VW-11.10.3 What a co-op end card scores for each flipped card."""

    id: str
    vp: int  # for each flipped card


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game that do not depend on the table."""

    workers: int  # VW-1.3 for each player
    worker_costs: tuple[int, ...]  # VW-6.4.1 Noble icons for 1, 2, 3, 4 Workers
    hand_limit: int  # VW-5.6.2
    hand_size: int  # VW-2.10
    starting_cards: int  # VW-2.7
    pile_sizes: tuple[int, ...]  # VW-2.4
    ribbon_set_vp: tuple[int, ...]  # VW-9.5.1 for 1, 2, 3, 4 different ribbons
    debt_vp: tuple[int, int]  # VW-9.7 unpaid, paid
    deed_vp: tuple[int, int]  # acquired, approved


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that is in the box."""

    townsfolk: tuple[Townsfolk, ...]
    starting: tuple[Townsfolk, ...]
    heroes: tuple[Townsfolk, ...]
    printed_townsfolk: tuple[PrintedTownsfolk, ...]
    manuscripts: tuple[Manuscript, ...]
    printed_manuscripts: tuple[PrintedManuscript, ...]
    exchanges: dict[str, Exchange]
    segments: tuple[Segment, ...]
    spaces: dict[str, Space]
    spots: dict[str, Spot]
    links: tuple[Link, ...]
    sections: tuple[Section, ...]  # clockwise
    castle: CastleNumbers
    types: tuple[BuildingType, ...]
    slots: tuple[Slot, ...]
    player_cards: tuple[PlayerCard, ...]
    pairs: dict[str, Pair]
    cleric_bonus: tuple[BonusCard, ...]  # in the order of the ribbons
    castle_leader: BonusCard
    track: tuple[TrackSpace, ...]
    rivals: dict[str, RivalBoard]
    schemes: tuple[Scheme, ...]
    summaries: tuple[Summary, ...]
    difficulties: dict[str, Difficulty]
    dismiss_lines: dict[str, Script]
    end_cards: dict[str, EndCard]
    numbers: Numbers
    setup: tuple[SetupRow, ...]
    coop_setup: tuple[SetupRow, ...]
    start_icons: dict[str, IconCounts]
    advantages: dict[str, Advantage]
    scripts: dict[str, Script]
    texts: dict[str, Effect]
    """Each effect of each script, by the key of the script and its number."""


MEETING = Script("does:meeting", (Rearrange(),))
"""VW-5.2.5 What the owner of a Viscount may do when another one joins it."""


class Scripts:
    """Lists of effects as they are read: one for each place where effects are printed."""

    def __init__(self) -> None:
        self.by_key: dict[str, Script] = {script.key: script for script in (NOTHING, MEETING)}

    def add(self, key: str, effects: tuple[Effect, ...]) -> Script:
        """The list of this key; the copies of a card share theirs."""
        known = self.by_key.setdefault(key, Script(key, effects))
        if known.effects != effects:
            raise ContentError(
                "", key, "", "two lists of effects have the same key", "room-pack-twice", name=key
            )
        return known

    def read(self, shelf: Shelf, entry: Entry, name: str, value: object) -> Script:
        """A list of effects of a content file."""
        effects = shelf.value(tuple[Effect, ...], entry, name, value)
        return self.add(script_key(entry, name), effects) if effects else NOTHING


def script_key(entry: Entry, name: str) -> str:
    """Where effects are printed: `does:acolyte`, `does:acolyte/hired`, `does:section-gold-move/2`."""
    path = []
    for part, index in COLLECTED_TEXT.findall(entry.within + name):
        if part in UNNAMED:
            continue
        word = "" if part == "options" else part.replace("_", "-")
        number = str(int(index) + 1) if index else ""
        path.append("-".join(filter(None, (word, number))))
    return "/".join((f"does:{entry.id}", *path))


def read_icons(shelf: Shelf, entry: Entry, name: str, value: object) -> IconCounts:
    """A list of icons as numbers of each kind."""
    found = shelf.value(tuple[str, ...], entry, name, value)
    for icon in found:
        if icon not in ICONS:
            known = ", ".join(ICONS)
            problem = f"expects icons out of {known}, not {icon!r}"
            raise entry.error(name, problem, "room-pack-one-of", known=known, value=brief(icon))
    merchant, builder, noble, cleric, criminal = (found.count(icon) for icon in ICONS)
    return merchant, builder, noble, cleric, criminal


def read_mod(shelf: Shelf, entry: Entry, name: str, value: object) -> Mod:
    """VW-6.1.4 A rule that a card changes."""
    table = entry.table(name)
    kind = table.pick("kind", {change.value: change for change in Change})
    if kind is Change.DISCOUNT:
        return Mod(kind, n=table.number("n", least=1))
    action = table.pick("action", {word: at for at, word in enumerate(ACTIONS)})
    goods = {word: at for at, word in enumerate(GOODS)}
    if kind is Change.RESOURCE_AS_ICON:
        return Mod(kind, action, goods=table.picks("resources", goods))
    if kind is Change.RESOURCE_DOUBLE:
        return Mod(kind, action, goods=(table.pick("resource", goods),))
    return Mod(kind, action, per=table.number("per", least=1))


def read_links(shelf: Shelf, scripts: Scripts) -> tuple[Link, ...]:
    """The Links, whose ends stand in the fields `from` and `to`."""
    found = []
    for entry in shelf.entries("board.toml", "link"):
        entry.only({"id", "from", "to", "effects", "text", "source", "ref"})
        effects = scripts.read(shelf, entry, "effects", entry.get("effects"))
        ends = (entry.text("from"), entry.text("to"))
        found.append(Link(f"link:{entry.id}", entry.id, entry.source(), ends, effects))
    return tuple(found)


def read_summaries(shelf: Shelf, scripts: Scripts) -> tuple[Summary, ...]:
    """VW-11.4 The Summary cards: a top, and a bottom with a line for each primary action."""
    found = []
    for entry in shelf.entries("coop.toml", "summary"):
        top = entry.table("top")
        ribbon = top.pick("on_transcribe_ribbon", {each.value: each for each in Ribbon})
        gain = scripts.read(shelf, top, "effects", top.get("effects"))
        after = [NOTHING] * len(ACTIONS)
        for line in entry.tables("bottom"):
            action = line.pick("after", {word: at for at, word in enumerate(ACTIONS)})
            effect = line.pick("do", dict(BOTTOMS))
            after[action] = scripts.add(f"does:{entry.id}/after-{ACTIONS[action]}", (effect,))
        names = entry.languages("name")
        trade, build, workers, transcribe = after
        lines = (trade, build, workers, transcribe)
        found.append(Summary(f"summary:{entry.id}", entry.id, entry.source(), names, ribbon, gain, lines))
    return tuple(found)


def read_end_cards(shelf: Shelf) -> dict[str, EndCard]:
    """VW-11.10.3 The co-op Poverty and Prosperity Cards, by the card they replace."""
    found = {}
    for entry in shelf.entries("coop.toml", "end_card"):
        found[entry.text("replaces")] = EndCard(entry.id, entry.table("score").number("vp"))
    return found


def read_start_icons(shelf: Shelf) -> dict[str, IconCounts]:
    """VW-5.1.8 The icons of the uncovered card spaces."""
    return {
        entry.text("space"): read_icons(shelf, entry, "icons", entry.get("icons"))
        for entry in shelf.entries("player_board.toml", "start_icons")
    }


def read_setup(shelf: Shelf, array: str) -> tuple[SetupRow, ...]:
    """The set-up tables by number of players."""
    unread = ("id", "source", "summary_bottom_active", "baron_turns_per_round")
    return shelf.read_all(SetupRow, "setup.toml", array, ignoring=unread)


def read_numbers(shelf: Shelf) -> Numbers:
    """The numbers of the game, from the files where they stand."""
    board = shelf.section("player_board.toml", "board")
    common = shelf.section("setup.toml", "common")
    faces = []
    for file, id in (("debts.toml", "debt"), ("deeds.toml", "deed")):
        entry = next(entry for entry in shelf.entries(file, "card") if entry.id == id)
        faces.append((entry.table("front").number("vp"), entry.table("back").number("vp")))
    return Numbers(
        board.number("workers"),
        board.numbers("worker_costs_noble"),
        board.number("base_hand_limit"),
        common.number("hand_size"),
        common.number("starting_cards"),
        common.numbers("pile_sizes"),
        shelf.section("player_cards.toml", "reference").numbers("ribbon_set_vp"),
        *faces,
    )


def effect_texts(scripts: Iterable[Script]) -> dict[str, Effect]:
    """Each effect under a key of its own, so that it can be put into words."""
    return {f"{script.key}#{at}": effect for script in scripts for at, effect in enumerate(script.effects, 1)}


def load(packs: Iterable[Path] = ()) -> Box:
    """Read the box."""
    scripts = Scripts()
    readers: dict[Any, Any] = {IconCounts: read_icons, Script: scripts.read, Mod: read_mod}
    shelf = Shelf(DATA, packs, EFFECTS, readers)
    read = shelf.read_all
    heroes = read(Townsfolk, "heroes.toml", "card", "hero")
    player_cards = read(PlayerCard, "player_cards.toml", "card", "player-card")
    pairs = [Pair(f"pair:{card.id}+{hero.id}", card, hero) for card in player_cards for hero in heroes]
    sections = read(Section, "castle.toml", "section", "castle")
    castle_fields = ("id", "sections", "tiers", "orientation", "tier_3_limit")
    bonus = read(BonusCard, "bonus_cards.toml", "card", "bonus")
    by_ribbon = {card.condition.ribbon: card for card in bonus if card.condition is not None}
    lines = read(DismissLine, "coop.toml", "dismiss_effect")
    board_unread = {
        "segment": ("start_numbers", "spaces", "townsfolk_pile", "manuscript_pile"),
        "space": ("path", "next", "actions", "exchange_b_source"),
    }
    spaces = read(Space, "board.toml", "space", ignoring=board_unread["space"])
    spots = read(Spot, "board.toml", "spot")
    exchanges = read(Exchange, "board.toml", "exchange")
    rivals = read(RivalBoard, "solo.toml", "rival_board", "rival", ("focus_rule",))
    castle = shelf.read_one(CastleNumbers, "castle.toml", "castle", castle_fields)
    advantages = read(Advantage, "advantages.toml", "advantage")
    townsfolk = read(Townsfolk, "townsfolk.toml", "card", "townsfolk")
    starting = read(Townsfolk, "starting_townsfolk.toml", "card", "start", ("per_player",))
    return Box(
        townsfolk=townsfolk,
        starting=starting,
        heroes=heroes,
        printed_townsfolk=read(PrintedTownsfolk, "board.toml", "printed_townsfolk", "printed", ("hireable",)),
        manuscripts=read(Manuscript, "manuscripts.toml", "tile", "manuscript"),
        printed_manuscripts=read(
            PrintedManuscript, "manuscripts.toml", "preprinted", "printed", ("ribbon", "collectable")
        ),
        exchanges={exchange.id: exchange for exchange in exchanges},
        segments=read(Segment, "board.toml", "segment", ignoring=board_unread["segment"]),
        spaces={space.id: space for space in spaces},
        spots={spot.id: spot for spot in spots},
        links=read_links(shelf, scripts),
        sections=tuple(sorted(sections, key=lambda each: castle.order_clockwise.index(each.id))),
        castle=castle,
        types=read(BuildingType, "buildings.toml", "type", "kind", ("per_player",)),
        slots=read(Slot, "buildings.toml", "slot"),
        player_cards=player_cards,
        pairs=by_key(pairs),
        cleric_bonus=tuple(by_ribbon[ribbon] for ribbon in Ribbon),
        castle_leader=next(card for card in bonus if card.id == "castle-leader"),
        track=read(TrackSpace, "tracks.toml", "space", "collision"),
        rivals={rival.id: rival for rival in rivals},
        schemes=read(Scheme, "solo.toml", "scheme"),
        summaries=read_summaries(shelf, scripts),
        difficulties={each.id: each for each in read(Difficulty, "coop.toml", "difficulty")},
        dismiss_lines={line.icon: line.effects for line in lines},
        end_cards=read_end_cards(shelf),
        numbers=read_numbers(shelf),
        setup=read_setup(shelf, "players"),
        coop_setup=read_setup(shelf, "coop_players"),
        start_icons=read_start_icons(shelf),
        advantages={each.id: each for each in advantages},
        scripts=scripts.by_key,
        texts=effect_texts(scripts.by_key.values()),
    )


BOX = load()
CARDS: dict[str, Townsfolk] = by_key((*BOX.townsfolk, *BOX.starting, *BOX.heroes))
"""Every Townsfolk by its key."""

SCRIPTS = BOX.scripts

TOME_OF = {each.effects.key: each.id for each in BOX.advantages.values() if each.effects.effects}
"""TS-7.7 The Tome to which effects belong, by their key."""
