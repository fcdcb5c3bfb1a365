"""What effects mean for the Rival: charts and conversions (VW-10.4). It never decides anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.decisions import Rule, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import restock
from salotto.kit.effects import ByKind
from salotto.titles.viscounts.board import POSITIONS
from salotto.titles.viscounts.buildings import free_spots, settle
from salotto.titles.viscounts.cards import GOODS, INK, KINDS, RESOURCES, RivalBoard, Scheme
from salotto.titles.viscounts.castle import add_workers
from salotto.titles.viscounts.effects import (
    CastleMove,
    Choose,
    Destroy,
    Discard,
    Flip,
    Flippable,
    FreeHire,
    FreeManuscript,
    Gain,
    GainScheme,
    Item,
    PlaceBuilding,
    PlaceWorkers,
    Rearrange,
    RivalDismiss,
    Script,
    ShuffleDiscards,
)
from salotto.titles.viscounts.gains import (
    criminal_check,
    flip_deed,
    gain_corruption,
    gain_debts,
    gain_deeds,
    gain_good,
    gain_virtue,
)
from salotto.titles.viscounts.manuscripts import take_manuscript
from salotto.titles.viscounts.state import (
    NOBODY,
    Player,
    Rival,
    Stage,
    ViscountsState,
    add_icons,
    rival_permanent_icons,
)
from salotto.titles.viscounts.townsfolk import dismiss, top_right

Performer = Callable[[ViscountsState, Player, Any], Rule[None]]

perform_for_rival: ByKind[Performer] = ByKind("perform for the Rival")

SILVER_FOR_RESOURCE = 2  # VW-10.4.4


def parts(state: ViscountsState) -> tuple[RivalBoard, Rival]:
    """The Rival's board and its cards."""
    assert state.setting.rival is not None
    assert state.rival is not None
    return state.setting.rival, state.rival


def run(state: ViscountsState, player: Player, script: Script) -> Rule[None]:
    """VW-8.2 Effects that concern the Rival alone, at once."""
    for effect in script.effects:
        yield from perform_for_rival[effect](state, player, effect)


def slots_that(state: ViscountsState, player: Player, when: str) -> list[Script]:
    """VW-10.4.10 The abilities of emptied slots for a moment."""
    board, _ = parts(state)
    return [
        slot.effects for at, slot in enumerate(board.slots) if player.emptied >> at & 1 and slot.when == when
    ]


# Goods


def one_kind(state: ViscountsState) -> bool:
    """VW-10.4.3 Whether its resources are all of one kind; they are kept where others keep ink."""
    board, _ = parts(state)
    return board.resource_priority[0].resource not in GOODS


def stock_of(state: ViscountsState, good: int) -> int:
    """Where the Rival keeps a resource."""
    return INK if one_kind(state) else good


def gain_by_chart(state: ViscountsState, player: Player, n: int) -> Rule[None]:
    """VW-10.4.3 The first resource of which it has fewer than the number shown, otherwise the last one."""
    board, _ = parts(state)
    for _ in range(n):
        good = INK
        if not one_kind(state):
            for line in board.resource_priority:
                good = GOODS.index(line.resource)
                if player.goods[good] < line.until:
                    break
        yield gain_good(player, good, 1)


@perform_for_rival.of(Gain)
def gain(state: ViscountsState, player: Player, effect: Gain) -> Rule[None]:
    """VW-10.4.9 Named goods as such; VW-10.4.4 pairs of Silver are resources, a lone one is lost."""
    what = effect.what
    if what is Item.SILVER:
        yield from gain_by_chart(state, player, effect.n // SILVER_FOR_RESOURCE)
    elif what is Item.ANY_RESOURCE:
        yield from gain_by_chart(state, player, effect.n)
    elif what is Item.VIRTUE:
        yield gain_virtue(player, effect.n)
    elif what is Item.CORRUPTION:
        yield gain_corruption(player, effect.n)
    elif what is Item.DEED:
        yield from gain_deeds(state, player, effect.n)
    elif what is Item.DEBT:
        yield from gain_debts(state, player, effect.n)
    else:
        yield gain_good(player, stock_of(state, GOODS.index(what)), effect.n)


# Flipping


@perform_for_rival.of(Flip)
def flip(state: ViscountsState, player: Player, effect: Flip) -> Rule[None]:
    """VW-10.4.6 Flip by its rule."""
    yield from flip_by_rule(state, player, effect.what)


def flip_by_rule(state: ViscountsState, player: Player, what: Flippable) -> Rule[None]:
    """VW-10.4.6 The type of which it has flipped fewer, else a Debt; VW-10.4.4 without a card, 1 Virtue."""
    debt = player.unpaid > 0 and what is not Flippable.DEED
    deed = player.acquired > 0 and what is not Flippable.DEBT
    if not debt and not deed:
        yield gain_virtue(player, 1)
        return
    if debt and (not deed or player.paid <= player.approved):
        player.unpaid -= 1
        player.paid += 1
        yield tell("vw-flips-debt", player.seat)
        yield from gain_by_chart(state, player, 1)
    else:
        yield flip_deed(state, player)
    for script in slots_that(state, player, "on_flip"):
        yield from run(state, player, script)


@perform_for_rival.of(Destroy)
def destroy(state: ViscountsState, player: Player, effect: Destroy) -> Rule[None]:
    """VW-10.4.4 Destroy: flip a card, for each."""
    for _ in range(effect.n):
        yield from flip_by_rule(state, player, Flippable.EITHER)


# Conversions


@perform_for_rival.of(Rearrange)
def rearrange(state: ViscountsState, player: Player, effect: Rearrange) -> Rule[None]:
    """VW-10.4.4 Rearrange: 1 resource."""
    yield from gain_by_chart(state, player, 1)


@perform_for_rival.of(Discard)
def discard(state: ViscountsState, player: Player, effect: Discard) -> Rule[None]:
    """VW-10.4.4 Discard: 1 Virtue, for each."""
    yield gain_virtue(player, effect.n)


@perform_for_rival.of(CastleMove)
def castle_move(state: ViscountsState, player: Player, effect: CastleMove) -> Rule[None]:
    """VW-10.4.4 Castle move: 1 Virtue."""
    yield gain_virtue(player, 1)


@perform_for_rival.of(Choose)
def choose_first(state: ViscountsState, player: Player, effect: Choose) -> Rule[None]:
    """VW-10.4.11 It takes the first option of every choice."""
    yield from run(state, player, effect.options[0])


# Schemes


@perform_for_rival.of(FreeHire, GainScheme)
def gain_scheme(state: ViscountsState, player: Player, effect: FreeHire | GainScheme) -> Rule[None]:
    """VW-10.4.5 The top Future Scheme goes face up onto its discards; if none is left it flips a card."""
    _, rival = parts(state)
    for _ in range(effect.n):
        if not rival.future.cards:
            yield from flip_by_rule(state, player, Flippable.EITHER)
            continue
        yield from reveal()
        card = rival.future.draw(EVERYBODY)[0]
        rival.discard.add(card, EVERYBODY)
        rival.shown.append(card.key)
        yield tell("vw-gains-scheme", player.seat, card=card.key)
        for script in slots_that(state, player, "on_gain_scheme"):
            yield from run(state, player, script)


@perform_for_rival.of(ShuffleDiscards)
def shuffle(state: ViscountsState, player: Player, effect: ShuffleDiscards) -> Rule[None]:
    """VW-10.4.8 Its discards go into its Draw Pile, if it has any."""
    if parts(state)[1].discard.cards:
        yield from shuffle_schemes(state, player)


def shuffle_schemes(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-10.3.2 A new Draw Pile, the Criminal check, VW-10.4.10 then its slots, VW-4.3 Corruption first."""
    _, rival = parts(state)
    yield from restock(rival.draw, rival.discard)
    yield tell("vw-shuffles", player.seat, n=len(rival.draw.cards))
    yield criminal_check(player)
    for script in sorted(slots_that(state, player, "on_shuffle"), key=brings_virtue):
        yield from run(state, player, script)


def brings_virtue(script: Script) -> bool:
    """VW-4.3 Whether a list of effects begins with Virtue, which waits for Corruption."""
    effect = script.effects[0]
    return isinstance(effect, Gain) and effect.what is Item.VIRTUE


@perform_for_rival.of(RivalDismiss)
def dismiss_townsfolk(state: ViscountsState, player: Player, effect: RivalDismiss) -> Rule[None]:
    """VW-10.4.7 The visible Townsfolk of its Segment leaves the game; it gains the top-right effect."""
    card = yield from dismiss(state, player.place // 3)
    yield tell("vw-dismisses", player.seat, card=card.key, silver=0)
    yield from run(state, player, top_right(card))


# Free pieces


@perform_for_rival.of(PlaceWorkers)
def workers(state: ViscountsState, player: Player, effect: PlaceWorkers) -> Rule[None]:
    """VW-10.5.7 Into the section of its Segment, VW-10.5.8 as many as are left."""
    n = min(effect.n, player.supply)
    if n:
        yield from add_workers(state, player, player.place // 3, n)


@perform_for_rival.of(PlaceBuilding)
def building(state: ViscountsState, player: Player, effect: PlaceBuilding) -> Rule[None]:
    """VW-10.5.7 On the first free spot of its space, otherwise on the next ones clockwise."""
    board, _ = parts(state)
    slots = [
        at
        for at, kind in enumerate(board.building_order)
        if kind is effect.kind and not player.emptied >> at & 1
    ]
    spot = next_free_spot(state, player.place)
    if slots and spot != NOBODY:
        yield from rival_builds(state, player, slots[0], spot)


def next_free_spot(state: ViscountsState, place: int) -> int:
    """VW-10.5.7 The first free spot of a space, else the next one clockwise around the board."""
    here = free_spots(state, place)
    if here:
        return here[0]
    last = state.layout.spots_of[place][-1]
    count = len(state.owners)
    around = ((last + step) % count for step in range(1, count))
    return next((spot for spot in around if state.owners[spot] == NOBODY), NOBODY)


def rival_builds(state: ViscountsState, player: Player, slot: int, spot: int) -> Rule[None]:
    """VW-6.3.5 The Building goes onto the spot; VW-10.4.10 an immediate ability of its slot works once."""
    board, _ = parts(state)
    kind = board.building_order[slot]
    place = settle(state, player, slot, KINDS.index(kind), spot)
    yield tell("vw-rival-builds", player.seat, kind=f"kind:{kind}", spot=place.key, site=f"site:{place.id}")
    if board.slots[slot].when == "immediate":
        yield from run(state, player, board.slots[slot].effects)


@perform_for_rival.of(FreeManuscript)
def manuscript(state: ViscountsState, player: Player, effect: FreeManuscript) -> Rule[None]:
    """VW-10.5.7 That of its Segment, else the next one clockwise; VW-10.5.9 never a printed one."""
    start = player.place // 3
    for step in range(POSITIONS):
        position = (start + step) % POSITIONS
        pile = state.manuscripts[position].cards
        if pile and pile[-1].cost in effect.costs:
            yield from take_manuscript(state, player, position)
            return


def scheme_cards(state: ViscountsState) -> list[Scheme]:
    """VW-10.6.2 All its Scheme Cards; those that nobody has seen count only when the game is over."""
    _, rival = parts(state)
    on_board = [card for card in rival.row if card is not None]
    known = [
        card
        for card in rival.draw.cards
        if card.deck == "starting" or card.key in rival.shown or state.stage is Stage.OVER
    ]
    return on_board + known + rival.discard.cards


def rival_deck_icons(state: ViscountsState, player: Player) -> list[int]:
    """VW-10.6.2 The icons of its Scheme Cards, of its slots and of its Cleric Bonus Cards."""
    icons = rival_permanent_icons(state, player)
    for card in scheme_cards(state):
        add_icons(icons, card.icons)
    return icons


def resources_left(player: Player) -> int:
    """VW-10.6.2 The resources it has."""
    return sum(player.goods[good] for good in RESOURCES)
