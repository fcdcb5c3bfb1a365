"""A player's cards: rearrange, discard, destroy, shuffle, draw (VW-5.6, VW-8.6 to VW-8.9)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from salotto.kernel.decisions import Rule, may, reveal, tell
from salotto.kernel.zones import EVERYBODY, only
from salotto.kit.decks import restock
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import SILVER, Townsfolk
from salotto.titles.viscounts.gains import criminal_check
from salotto.titles.viscounts.state import LARGER_HAND, Player, Stage, ViscountsState

DRAW_PILE = "draw-pile"
SMALLEST_DECK = 3  # VW-5.1.7
HAND_LIMIT = BOX.numbers.hand_limit
MORE_BY_SLOT = next(slot.ability.n for slot in BOX.slots if slot.ability.kind == "hand_limit")

SPACES = "lmr"
"""The card spaces of a player board: left, middle, right."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """VW-8.6 Another order of the cards: for each card space the one from which its card comes.

    The key `order:mlr` says that the middle card goes to the left and the left one to the middle.
    """

    key: str
    sources: tuple[int, int, int]


def arrangements(filled: int) -> tuple[Arrangement, ...]:
    """VW-8.6 Every other order of the cards on the filled spaces (a mask); empty spaces stay empty."""
    spaces = [space for space in range(3) if filled >> space & 1]
    found = []
    for order in permutations(spaces):
        sources = [0, 1, 2]
        for space, source in zip(spaces, order, strict=True):
            sources[space] = source
        left, middle, right = sources
        if (left, middle, right) != (0, 1, 2):
            key = f"order:{''.join(SPACES[source] for source in sources)}"
            found.append(Arrangement(key, (left, middle, right)))
    return tuple(found)


ARRANGEMENTS = tuple(arrangements(filled) for filled in range(8))


def rearrange(player: Player) -> Rule[None]:
    """VW-8.6 The cards on the own board in another order, if he likes; it triggers nothing."""
    row = player.row
    filled = (row[0] is not None) | (row[1] is not None) << 1 | (row[2] is not None) << 2
    chosen = yield from may(player.seat, "vw-rearrange", ARRANGEMENTS[filled])
    if chosen is not None:
        player.row = [row[source] for source in chosen.sources]
        cards = [card.key for card in player.row if card is not None]
        yield tell("vw-rearranges", player.seat, cards=cards)


def shuffle_discards(player: Player) -> Rule[None]:
    """VW-8.9 The discards go into the Draw Pile, which is shuffled; then the Criminal check."""
    yield from restock(player.draw, player.discard)
    yield tell("vw-shuffles", player.seat, n=len(player.draw.cards))
    yield criminal_check(player)


def top_card(player: Player) -> Rule[Townsfolk]:
    """VW-8.18 The top card of the Draw Pile, unseen until now; an empty one is made anew first."""
    if not player.draw.cards:
        yield from shuffle_discards(player)
    yield from reveal()
    return player.draw.draw(EVERYBODY)[0]


def can_take_top(player: Player) -> bool:
    """VW-8.18 Whether there is a card to take unseen."""
    return bool(player.draw.cards or player.discard.cards)


def pick_card(player: Player, prompt: str) -> Rule[Townsfolk | None]:
    """VW-8.7 A card of the hand, or the top card of the Draw Pile unseen; None if he declines."""
    options: list[Townsfolk | str] = list(player.hand.cards)
    if can_take_top(player):
        options.append(DRAW_PILE)
    chosen = yield from may(player.seat, prompt, options)
    if chosen is None:
        return None
    if isinstance(chosen, str):
        return (yield from top_card(player))
    player.hand.take(chosen)
    return chosen


def discard_card(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-8.7 A card onto the own discard pile; False if he declines. VW-2.9.5 Not in the draft."""
    if state.stage is Stage.DRAFT:
        return False
    card = yield from pick_card(player, "vw-discard")
    if card is None:
        return False
    player.discard.add(card, EVERYBODY)
    yield tell("vw-discards", player.seat, card=card.key)
    return True


def destroy_card(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-8.8 A card out of the game, for its value in Silver; never below a deck of 3."""
    if state.stage is Stage.DRAFT or player.deck_size() <= SMALLEST_DECK:
        return False
    card = yield from pick_card(player, "vw-destroy")
    if card is None:
        return False
    yield from destroy(state, player, card)
    return True


def destroy(state: ViscountsState, player: Player, card: Townsfolk) -> Rule[None]:
    """VW-8.8 The card leaves the game and the player gains Silver equal to its value."""
    state.gone.append(card)
    player.goods[SILVER] += card.cost
    yield tell("vw-destroys", player.seat, card=card.key, silver=card.cost)


def destroy_starting_card(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-2.9.4 Any one of the own 9 starting cards, which still lie open."""
    card = yield from may(player.seat, "vw-destroy", player.draw.cards)
    if card is not None:
        player.draw.take(card)
        yield from destroy(state, player, card)


def shuffle_effect(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-8.9 A shuffle by an effect needs at least one discard."""
    if player.discard.cards and state.stage is not Stage.DRAFT:
        yield from shuffle_discards(player)


def hand_limit(state: ViscountsState, player: Player) -> int:
    """VW-5.6.2 The number of cards a player draws up to."""
    limit = HAND_LIMIT
    if player.emptied & LARGER_HAND:
        limit += MORE_BY_SLOT
    if state.leader == player.seat:
        limit += BOX.castle_leader.hand_limit
    return limit


def draw_up(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-5.6.1 Draw up to the hand limit; VW-5.6.3 an empty Draw Pile is made anew from the discards."""
    hand = player.hand
    own = only(player.seat)
    missing = hand_limit(state, player) - len(hand.cards)
    drawn = 0
    while drawn < missing:
        if not player.draw.cards:
            if not player.discard.cards:
                break
            yield from shuffle_discards(player)
        card, seen = player.draw.draw(own)
        hand.add(card, seen)
        drawn += 1
    if drawn:
        yield from reveal()
        yield tell("vw-draws", player.seat, n=drawn)
