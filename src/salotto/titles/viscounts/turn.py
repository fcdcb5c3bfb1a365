"""The turn: card management, movement, drawing, and whose turn is next (VW-5, VW-9.2)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.agenda import Task
from salotto.titles.viscounts.board import EXTRA_STEPS, PLACES
from salotto.titles.viscounts.box import BOX, MEETING
from salotto.titles.viscounts.cards import CRIMINAL, SILVER, Space, Timing, Townsfolk
from salotto.titles.viscounts.decks import draw_up, top_card
from salotto.titles.viscounts.gains import gain_corruption
from salotto.titles.viscounts.performing import resolve
from salotto.titles.viscounts.refusals import TOO_FAR
from salotto.titles.viscounts.state import EXTRA_MOVE, Player, Stage, ViscountsState, count_icons
from salotto.titles.viscounts.tasks import plan_script

FREE_STEPS = next(slot.ability.n for slot in BOX.slots if slot.ability.kind == "extra_move")

TURN = tuple(map(Task, ("collide", "recruit", "action", "move", "play")))
"""VW-5 The phases of a turn, the last one first, as the agenda keeps them; drawing follows from phase 5."""

RIVAL_TURN = tuple(map(Task, ("collide", "scheme")))
"""VW-10.3 The turn of the Rival."""


def begin_turn(state: ViscountsState) -> Rule[None]:
    """VW-5 A turn of six phases; VW-5.1.1 the cards on the board move to the right."""
    player = state.players[state.current]
    state.phase = 1
    yield tell("vw-turn", player.seat, round=state.round)
    if player.automatic:
        state.agenda.tasks.extend(RIVAL_TURN)
        return
    state.agenda.tasks.extend(TURN)
    yield from slide(state, player)


# Phase 1: Card Management


def slide(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-5.1.1 All cards move 1 space to the right; VW-5.1.2 the last one drops off and has its effect."""
    left, middle, right = player.row
    player.row = [None, left, middle]
    count_icons(state, player)
    if right is not None:
        player.discard.add(right, EVERYBODY)
        yield tell("vw-drops-off", player.seat, card=right.key)
        if right.timing is Timing.DROPOFF:
            plan_script(state, player.seat, right.effects)


def play_card(state: ViscountsState) -> Rule[None]:
    """VW-5.1.3 One card of the hand into the left space; VW-5.1.6 with an empty hand the top card."""
    player = state.players[state.current]
    card: Townsfolk
    if player.hand.cards:
        card = yield from choose(player.seat, "vw-play", player.hand.cards)
        player.hand.take(card)
    else:
        card = yield from top_card(player)
    player.row[0] = card
    count_icons(state, player)
    state.steps = card.cost
    yield tell("vw-plays", player.seat, card=card.key)
    if card.icons[CRIMINAL]:
        criminals = player.icons[CRIMINAL]
        state.rise(player, "vw_criminal_icons", criminals)  # TS-5.19
        yield gain_corruption(player, criminals)  # VW-5.1.4
    if card.timing is Timing.IMMEDIATE:
        yield from resolve(state, player.seat, card.effects.key, 0)  # VW-5.1.5


# Phase 2: Movement


def move(state: ViscountsState) -> Rule[None]:
    """VW-5.2.1 The Viscount moves as many steps as the card's value, VW-5.2.2 or more for Silver.

    The route does not matter (VW-5.2.4), so the goal is asked, each for the least Silver that leads there.
    """
    state.phase = 2
    player = state.players[state.current]
    prices = move_prices(player, state.steps)
    silver = player.goods[SILVER]
    spaces = state.layout.spaces
    goals = [spaces[place] for place in range(PLACES) if prices[place] <= silver]
    goal: Space = yield from choose(
        player.seat, "vw-move", goals, blocked=lambda: blocked_goals(state, player), steps=state.steps
    )
    place = state.layout.place_of[goal.key]
    price = prices[place]
    if price:
        player.goods[SILVER] -= price
    player.place = place
    state.steps = 0
    yield tell("vw-moves", player.seat, space=goal.key, silver=price)
    for other in reversed(state.others(player.seat)):
        if other.place == place:
            plan_script(state, other.seat, MEETING)  # VW-5.2.5


def move_prices(player: Player, steps: int) -> list[int]:
    """VW-5.2.2 The Silver it costs to end on each place."""
    free = FREE_STEPS if player.emptied & EXTRA_MOVE else 0
    extra = EXTRA_STEPS[player.place][steps]
    if free:
        return [more - free if more > free else 0 for more in extra]
    return list(extra)


def blocked_goals(state: ViscountsState, player: Player) -> list[Blocked]:
    """VW-5.2.2 The spaces that are too far for the Silver he has."""
    prices = move_prices(player, state.steps)
    return [
        TOO_FAR.blocks(state.layout.spaces[place].key, silver=prices[place])
        for place in range(PLACES)
        if prices[place] > player.silver
    ]


# Phase 6, and the end of the turn


def draw_cards(state: ViscountsState) -> Rule[None]:
    """VW-5.6 Phase 6: draw back up; the turn is over. VW-11.5 The Overlord's turn comes after it."""
    player = state.players[state.current]
    state.phase = 6
    if not player.automatic:
        yield from draw_up(state, player)
    if state.baron is None:
        yield from end_turn(state)
    else:
        state.agenda.plan(Task("baron"), Task("end-turn"))


def end_turn(state: ViscountsState) -> Rule[None]:
    """VW-9.2 The next player; after the last one of the round the next round, or the end."""
    state.phase = 0
    state.current = (state.current + 1) % len(state.players)
    if state.current == state.start:
        if state.last_round and state.round >= state.last_round:
            state.stage = Stage.OVER
            yield tell("vw-game-over", round=state.round)
            return
        state.round += 1
    yield from begin_turn(state)
