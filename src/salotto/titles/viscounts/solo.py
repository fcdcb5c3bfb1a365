"""The solo game: the Rival's set-up, turn and primary actions (VW-10)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import Task
from salotto.titles.viscounts.actions import BUILDING_COSTS
from salotto.titles.viscounts.board import outside_step
from salotto.titles.viscounts.box import BOX, MEETING
from salotto.titles.viscounts.buildings import free_spots
from salotto.titles.viscounts.cards import (
    BUILD,
    CRIMINAL,
    GOOD_OF_ACTION,
    GOODS,
    KINDS,
    PLACE_WORKERS,
    TRANSCRIBE,
)
from salotto.titles.viscounts.castle import add_workers
from salotto.titles.viscounts.effects import Flippable
from salotto.titles.viscounts.gains import gain_corruption
from salotto.titles.viscounts.manuscripts import transcribe, visible_manuscript
from salotto.titles.viscounts.rival import (
    flip_by_rule,
    next_free_spot,
    parts,
    resources_left,
    rival_builds,
    run,
    shuffle_schemes,
    stock_of,
)
from salotto.titles.viscounts.state import Player, ViscountsState, count_icons
from salotto.titles.viscounts.tasks import plan_script

FOCUS = "focus"
CARD_FLIP = "card_flip"
FLIPS = 2  # VW-10.5.6 for as many resources


# Set-up


def rival_settles(state: ViscountsState) -> Rule[None]:
    """VW-10.2.2 to VW-10.2.5 Its Schemes, its start space and its start goods."""
    board, rival = parts(state)
    player = state.players[-1]
    schemes = [card for card in BOX.schemes if card.id not in board.removed_schemes]
    rival.draw = Zone(card for card in schemes if card.deck == "starting")
    rival.future = Zone(card for card in schemes if card.deck == "future")
    yield from shuffle(rival.future)
    for _ in range(state.setting.future_schemes):
        rival.draw.add(*rival.future.draw())
    yield from shuffle(rival.draw)
    player.place = state.layout.start_places[state.pairs[0].card.start_space]
    count_icons(state, player)
    yield tell("vw-rival-settles", player.seat, space=state.layout.spaces[player.place].key)
    for resource, n in board.start_resources.items():
        good = GOODS.index(resource) if resource in GOODS else 0
        player.goods[stock_of(state, good)] += n
    player.acquired += board.start_deeds
    player.unpaid += board.start_debts
    spot = next_free_spot(state, player.place)
    yield from rival_builds(state, player, board.building_order.index(board.start_building), spot)


# The turn


def play_scheme(state: ViscountsState) -> Rule[None]:
    """VW-10.3.1 to VW-10.3.3 Slide, turn up a Scheme, Criminal check, effects; then movement and options."""
    player = state.players[state.current]
    _, rival = parts(state)
    left, middle, right = rival.row
    rival.row = [None, left, middle]
    if right is not None:
        rival.discard.add(right, EVERYBODY)
    count_icons(state, player)
    if not rival.draw.cards:
        yield from shuffle_schemes(state, player)
    yield from reveal()
    card = rival.draw.draw(EVERYBODY)[0]
    if card.deck == "future" and card.key not in rival.shown:
        rival.shown.append(card.key)
    rival.row[0] = card
    count_icons(state, player)
    yield tell("vw-turns-up", player.seat, card=card.key)
    state.agenda.plan(Task("rival-move"), Task("rival-act"))
    if card.row_1_criminal_check:
        yield gain_corruption(player, player.icons[CRIMINAL])
    yield from run(state, player, card.row_2)


def move_rival(state: ViscountsState) -> Rule[None]:
    """VW-10.4.1 Along the outside path; VW-10.4.2 who is met may rearrange."""
    player = state.players[state.current]
    player.place = outside_step(player.place, current_scheme_steps(state))
    yield tell("vw-moves", player.seat, space=state.layout.spaces[player.place].key, silver=0)
    for other in state.others(player.seat):
        if other.place == player.place:
            plan_script(state, other.seat, MEETING)


def current_scheme_steps(state: ViscountsState) -> int:
    """VW-10.3.3 How far the Scheme in the left space moves the Rival."""
    card = parts(state)[1].row[0]
    assert card is not None
    return card.row_3_move


def act(state: ViscountsState) -> Rule[None]:
    """VW-10.3.4 The first option that the Rival can carry out; the last one always."""
    player = state.players[state.current]
    board, rival = parts(state)
    card = rival.row[0]
    assert card is not None
    for option in card.row_4_options:
        action = board.focus if option.action == FOCUS else option.action
        if not action:
            plan_script(state, player.seat, option.effects)
            return
        if (yield from attempt(state, player, action)):
            return


def attempt(state: ViscountsState, player: Player, action: str) -> Rule[bool]:
    """VW-10.5 A primary action; False if it is not possible."""
    if action == CARD_FLIP:
        return (yield from flip_for_resources(state, player))
    if action == "build":
        return (yield from construct(state, player))
    if action == "place_workers":
        return (yield from send_workers(state, player))
    return (yield from write(state, player))


# The primary actions


def reach(state: ViscountsState, player: Player, action: int) -> int:
    """VW-10.5.1 Matching and Criminal icons, and the matching resource."""
    stock = player.goods[stock_of(state, GOOD_OF_ACTION[action])]
    return player.icons[action] + player.icons[CRIMINAL] + stock


def pay(state: ViscountsState, player: Player, action: int, icons: int) -> None:
    """VW-10.5.1 Missing icons are paid with the matching resource."""
    missing = icons - player.icons[action] - player.icons[CRIMINAL]
    if missing > 0:
        player.goods[stock_of(state, GOOD_OF_ACTION[action])] -= missing


def construct(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-10.5.2 The left-most Building it can afford, on the first free spot of its space."""
    board, _ = parts(state)
    spots = free_spots(state, player.place)
    most = reach(state, player, BUILD)
    for slot, kind in enumerate(board.building_order):
        cost = BUILDING_COSTS[KINDS.index(kind)]
        if spots and cost <= most and not player.emptied >> slot & 1:
            pay(state, player, BUILD, cost)
            yield from rival_builds(state, player, slot, spots[0])
            return True
    return False


def send_workers(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-10.5.3 As many Workers as it can pay for and VW-10.5.8 still owns, never a single one."""
    board, _ = parts(state)
    most = reach(state, player, PLACE_WORKERS)
    pairs = zip(board.worker_costs_noble, board.worker_counts, strict=True)
    possible = [(n, cost) for cost, n in pairs if cost <= most and n <= player.supply]
    if not possible:
        return False
    n, cost = max(possible)
    pay(state, player, PLACE_WORKERS, cost)
    yield from add_workers(state, player, player.place // 3, n)
    return True


def write(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-10.5.5 The visible Manuscript of its Segment, VW-10.5.9 or the printed one."""
    position = player.place // 3
    cost = visible_manuscript(state, position).cost
    if cost > reach(state, player, TRANSCRIBE):
        return False
    pay(state, player, TRANSCRIBE, cost)
    yield from transcribe(state, player, position)
    return True


def flip_for_resources(state: ViscountsState, player: Player) -> Rule[bool]:
    """VW-10.5.6 The Card Rival spends 2 resources and flips 2 cards, one after the other."""
    if resources_left(player) < FLIPS or not player.unpaid + player.acquired:
        return False
    player.goods[stock_of(state, 0)] -= FLIPS
    yield tell("vw-rival-spends", player.seat, n=FLIPS)
    for _ in range(FLIPS):
        yield from flip_by_rule(state, player, Flippable.EITHER)
    return True
