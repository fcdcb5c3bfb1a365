"""Carrying out effects (VW-8)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule, choose
from salotto.kit.agenda import Task
from salotto.kit.effects import ByKind
from salotto.titles.viscounts.box import SCRIPTS, TOME_OF
from salotto.titles.viscounts.buildings import place_building
from salotto.titles.viscounts.cards import GOLD, INK, SILVER, STONE
from salotto.titles.viscounts.castle import castle_move, place_apart, place_workers
from salotto.titles.viscounts.coop import idle, place_own_worker, remove_baron_worker
from salotto.titles.viscounts.decks import (
    destroy_card,
    destroy_starting_card,
    discard_card,
    rearrange,
    shuffle_effect,
)
from salotto.titles.viscounts.effects import (
    CastleMove,
    Choose,
    Destroy,
    DestroyStartingCard,
    Discard,
    Effect,
    Flip,
    FreeHire,
    FreeManuscript,
    Gain,
    Item,
    PlaceApart,
    PlaceBuilding,
    PlaceOwnWorker,
    PlaceWorkers,
    Rearrange,
    RemoveBaronWorker,
    ShuffleDiscards,
)
from salotto.titles.viscounts.gains import (
    flip_card,
    gain_corruption,
    gain_debts,
    gain_deeds,
    gain_good,
    gain_resources,
    gain_virtue,
)
from salotto.titles.viscounts.manuscripts import free_manuscript
from salotto.titles.viscounts.rival import Performer, perform_for_rival
from salotto.titles.viscounts.state import Player, ViscountsState
from salotto.titles.viscounts.townsfolk import free_hire
from salotto.titles.west_kingdom.tomes import tome_helps

perform: ByKind[Performer] = ByKind("perform")

GOODS_GAINED = {Item.INK: INK, Item.GOLD: GOLD, Item.STONE: STONE, Item.SILVER: SILVER}


def resolve(state: ViscountsState, seat: int, key: str, at: int) -> Rule[None]:
    """VW-8.2 A list of effects in printed order, each with everything it triggers before the next one.

    What an effect plans comes before the rest of its list.
    """
    effects = SCRIPTS[key].effects
    player = state.players[seat]
    if at == 0 and key in TOME_OF:
        yield tome_helps(seat, TOME_OF[key])  # TS-7.7
    performer = perform_for_rival if player.automatic else perform
    tasks = state.agenda.tasks
    while at < len(effects):
        effect = effects[at]
        at += 1
        below = len(tasks)
        state.resolving = (seat, key, at - 1)
        yield from performer[effect](state, player, effect)
        state.resolving = None
        if at < len(effects) and len(tasks) > below:
            tasks.insert(below, Task("resolve", (seat, key, at)))
            return


def react(state: ViscountsState, seat: int, *scripts: str) -> Rule[None]:
    """VW-8.4 Effects that trigger at the same moment, in the order their owner picks.

    VW-4.3 Corruption comes before Virtue. Plain goods come first without asking: nobody
    could want them later. VW-11.4.8 What would do nothing is left out.
    """
    player = state.players[seat]
    left = [key for key in scripts if not idle(state, player, SCRIPTS[key])]
    for key in scripts:
        if only_goods(key):
            left.remove(key)
            yield from resolve(state, seat, key, 0)
    if not left:
        return
    offered = left
    if any(gains(key, Item.CORRUPTION) for key in left):
        offered = [key for key in left if not gains(key, Item.VIRTUE)]
    key = left[0]
    if not player.automatic:
        key = yield from choose(seat, "vw-order", offered)
    left.remove(key)
    if left:
        state.agenda.plan(Task("react", (seat, *left)))
    yield from resolve(state, seat, key, 0)


def only_goods(key: str) -> bool:
    """Whether effects only bring goods that need no choice."""
    return all(isinstance(effect, Gain) and effect.what in GOODS_GAINED for effect in SCRIPTS[key].effects)


def gains(key: str, item: Item) -> bool:
    """Whether the first effect moves this marker."""
    effect = SCRIPTS[key].effects[0]
    return isinstance(effect, Gain) and effect.what is item


@perform.of(Gain)
def gain(state: ViscountsState, player: Player, effect: Gain) -> Rule[None]:
    """VW-1.2, VW-3.3, VW-4.1 Goods, Debts and Deeds, Virtue and Corruption."""
    what = effect.what
    if what in GOODS_GAINED:
        yield gain_good(player, GOODS_GAINED[what], effect.n)
    elif what is Item.VIRTUE:
        yield gain_virtue(player, effect.n)
    elif what is Item.CORRUPTION:
        yield gain_corruption(player, effect.n)
    elif what is Item.ANY_RESOURCE:
        yield from gain_resources(player, effect.n)
    elif what is Item.DEED:
        yield from gain_deeds(state, player, effect.n)
    else:
        yield from gain_debts(state, player, effect.n)


@perform.of(Flip)
def flip(state: ViscountsState, player: Player, effect: Flip) -> Rule[None]:
    """VW-3.7 Flip a Debt or a Deed."""
    yield from flip_card(state, player, effect.what)


@perform.of(Rearrange)
def rearrange_board(state: ViscountsState, player: Player, effect: Rearrange) -> Rule[None]:
    """VW-8.6 Optional; VW-2.9.5 there is nothing to rearrange in the draft."""
    yield from rearrange(player)


@perform.of(Discard)
def discard(state: ViscountsState, player: Player, effect: Discard) -> Rule[None]:
    """VW-8.19 Up to so many cards, each a choice of its own."""
    for _ in range(effect.n):
        if not (yield from discard_card(state, player)):
            return


@perform.of(Destroy)
def destroy(state: ViscountsState, player: Player, effect: Destroy) -> Rule[None]:
    """VW-8.19 Up to so many cards, each a choice of its own."""
    for _ in range(effect.n):
        if not (yield from destroy_card(state, player)):
            return


PLAINLY: dict[type, Callable[[ViscountsState, Player], Rule[None]]] = {
    DestroyStartingCard: destroy_starting_card,  # VW-2.9.4
    ShuffleDiscards: shuffle_effect,  # VW-8.9
    FreeHire: free_hire,  # VW-8.10
    CastleMove: castle_move,  # VW-8.11
    RemoveBaronWorker: remove_baron_worker,  # VW-11.4.3
    PlaceOwnWorker: place_own_worker,  # VW-11.4.4
}
"""What says nothing about how it is done."""


@perform.of(*PLAINLY)
def plainly(state: ViscountsState, player: Player, effect: Effect) -> Rule[None]:
    """VW-8 As its rule says."""
    yield from PLAINLY[type(effect)](state, player)


@perform.of(PlaceWorkers)
def workers(state: ViscountsState, player: Player, effect: PlaceWorkers) -> Rule[None]:
    """VW-8.12 Free Workers."""
    yield from place_workers(state, player, effect.n)


@perform.of(PlaceApart)
def workers_apart(state: ViscountsState, player: Player, effect: PlaceApart) -> Rule[None]:
    """TS-7.7.6 Free Workers in different sections."""
    yield from place_apart(state, player.seat, effect.n, "")


@perform.of(PlaceBuilding)
def building(state: ViscountsState, player: Player, effect: PlaceBuilding) -> Rule[None]:
    """VW-8.13 A free Building."""
    yield from place_building(state, player, effect.kind, effect.where)


@perform.of(FreeManuscript)
def manuscript(state: ViscountsState, player: Player, effect: FreeManuscript) -> Rule[None]:
    """VW-8.14 A free Manuscript."""
    yield from free_manuscript(state, player, effect.costs)


@perform.of(Choose)
def either(state: ViscountsState, player: Player, effect: Choose) -> Rule[None]:
    """VW-8.15 One list of effects or the other, even if it does nothing."""
    chosen = yield from choose(player.seat, "vw-choose", effect.options)
    yield from resolve(state, player.seat, chosen.key, 0)
