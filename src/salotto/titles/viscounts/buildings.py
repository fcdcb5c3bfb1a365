"""Placing Buildings: slots, spots and Links (VW-6.3, VW-8.13)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kit.agenda import Task
from salotto.titles.viscounts.box import BOX, SCRIPTS
from salotto.titles.viscounts.cards import KINDS, Slot, Spot
from salotto.titles.viscounts.effects import Gain, Item, Kind, Where
from salotto.titles.viscounts.refusals import OTHER_SPACE, SPOT_TAKEN
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState, count_icons
from salotto.titles.viscounts.tasks import plan_script

SLOTS = BOX.slots
SLOT_INDEX = {slot.key: at for at, slot in enumerate(SLOTS)}
LINKS = {link.key: link for link in BOX.links}
WHOLE_BOARD = (1 << len(SLOTS)) - 1

GOODS = frozenset({Item.SILVER, Item.INK, Item.GOLD, Item.STONE})
"""Gains that nobody could want later."""

IN_ANY_ORDER = frozenset({Item.VIRTUE, Item.DEED})
"""Gains that come to the same whichever is first."""


def covered_slots(player: Player, kind: int) -> list[Slot]:
    """VW-6.3.8 The slots of a type that still have their Building."""
    return [SLOTS[at] for at in range(3 * kind, 3 * kind + 3) if not player.emptied >> at & 1]


def free_spots(state: ViscountsState, place: int) -> list[int]:
    """VW-6.3.1 The empty Building Spots of a space."""
    return [spot for spot in state.layout.spots_of[place] if state.owners[spot] == NOBODY]


def place_building(state: ViscountsState, player: Player, kind: Kind, where: Where) -> Rule[None]:
    """VW-8.13 A Building of a type for nothing, on any empty spot or on one of the own space."""
    slots = covered_slots(player, KINDS.index(kind))
    if where is Where.OWN_SPACE:
        spots = free_spots(state, player.place)
    else:
        spots = [spot for spot, owner in enumerate(state.owners) if owner == NOBODY]
    if not slots or not spots:
        return
    slot = yield from choose(player.seat, "vw-choose-slot", slots)
    spot = yield from choose_spot(state, player, spots)
    yield from build(state, player, SLOT_INDEX[slot.key], spot)


def choose_spot(state: ViscountsState, player: Player, spots: list[int]) -> Rule[int]:
    """VW-6.3.5 A Building Spot of his choice."""
    layout = state.layout
    spot = yield from choose(
        player.seat,
        "vw-choose-spot",
        [layout.spots[at] for at in spots],
        blocked=lambda: blocked_spots(state, spots),
    )
    return layout.spot_of[spot.key]


def blocked_spots(state: ViscountsState, spots: list[int]) -> list[Blocked]:
    """VW-6.3.1 The spots that are taken, or belong to another space."""
    return [
        (OTHER_SPACE if state.owners[at] == NOBODY else SPOT_TAKEN).blocks(spot.key)
        for at, spot in enumerate(state.layout.spots)
        if at not in spots
    ]


def build(state: ViscountsState, player: Player, slot: int, spot: int) -> Rule[None]:
    """VW-6.3.5 The Building goes from its slot onto the spot."""
    kind = slot // 3
    place = settle(state, player, slot, kind, spot)
    yield tell(
        "vw-builds",
        player.seat,
        kind=f"kind:{KINDS[kind]}",
        spot=place.key,
        site=f"site:{place.id}",
        slot=SLOTS[slot].key,
    )


def settle(state: ViscountsState, player: Player, slot: int, kind: int, spot: int) -> Spot:
    """VW-6.3.10 The ability of the slot works at once; VW-6.3.5 the spot's effect follows, then the Links."""
    player.emptied |= 1 << slot
    count_icons(state, player)
    state.owners[spot] = player.seat
    state.kinds[spot] = kind
    state.rise(player, "vw_buildings", player.emptied.bit_count())
    place = state.layout.spots[spot]
    plan_links(state, player, spot)
    plan_script(state, player.seat, place.effects)
    return place


def plan_links(state: ViscountsState, player: Player, spot: int) -> None:
    """VW-6.3.6 Every Link to a spot that has a Building comes after the spot's effect."""
    linked = [link.key for other, link in state.layout.links[spot] if state.owners[other] != NOBODY]
    if linked:
        state.agenda.tasks.append(Task("links", (player.seat, spot, *linked)))


def resolve_links(state: ViscountsState, seat: int, spot: int, *keys: str) -> Rule[None]:
    """VW-6.3.11 One Link after the other, in the order that the builder likes.

    Plain goods come first without asking: nobody could want them later.
    """
    links = [LINKS[key] for key in keys]
    player = state.players[seat]
    plain = [each for each in links if only_gains(each.effects.key, GOODS)]
    link = plain[0] if plain else links[0]
    alike = all(only_gains(each.effects.key, IN_ANY_ORDER) for each in links)
    if not (plain or alike or player.automatic):
        link = yield from choose(seat, "vw-link-first", links)
    rest = [key for key in keys if key != link.key]
    if rest:
        state.agenda.plan(Task("links", (seat, spot, *rest)))
    other = next(state.owners[end] for end, each in state.layout.links[spot] if each is link)
    yield tell("vw-link", seat, link=link.key, owner=f"seat:{other}")
    if other != seat:
        plan_script(state, other, link.effects)
    plan_script(state, seat, link.effects)


def only_gains(key: str, items: frozenset[Item]) -> bool:
    """Whether a list of effects brings nothing but these."""
    return all(isinstance(effect, Gain) and effect.what in items for effect in SCRIPTS[key].effects)
