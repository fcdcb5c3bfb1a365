"""Solo: the Rival (PW-12)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.decks import next_card
from salotto.titles.paladins.acting import after_action
from salotto.titles.paladins.boards import FAVOUR_SPACES, LIMIT, REQUIRES, REWARDS
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ACTION_AT,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    FORTIFY,
    GARRISON,
    PRAY,
    RECRUIT,
    TRADE,
    WORKERS,
    KingsFavour,
    KingsOrder,
    Trigger,
)
from salotto.titles.paladins.costs import need, spaces_in_reach
from salotto.titles.paladins.effects import RemoveSuspicion
from salotto.titles.paladins.inquisition import gain_suspicion
from salotto.titles.paladins.performing import take_from_row
from salotto.titles.paladins.placing import EMPTY
from salotto.titles.paladins.rewards import abilities, reward
from salotto.titles.paladins.right import beat, build_wall, put_piece, take_outsider, win_over
from salotto.titles.paladins.rival import move_marker, raise_marker, target
from salotto.titles.paladins.rival_rewards import pray_for_rival
from salotto.titles.paladins.settings import Setting
from salotto.titles.paladins.state import PaladinsState, Player, Rival
from salotto.titles.paladins.turn import end_turn

TOP_ROW = tuple(each.action for each in BOX.rival.top)
KINGS_ORDER, KINGS_FAVOUR = "kings_order", "kings_favour"


# PW-12.1 Setup


def new_rival(setting: Setting) -> Rival:
    """PW-12.1.2, PW-12.1.3 The Rival before anything is shuffled."""
    favours = tuple(card for card in BOX.schemes if card.action == KINGS_FAVOUR)
    return Rival(
        Player(setting.players),
        marker=BOX.rival.track.start,
        stack=[ATTRIBUTES.index(name) for name in BOX.rival.markers.stack_at_zero_bottom_to_top],
        favours=favours,
        pile=Zone(card for card in BOX.schemes if card not in favours),
    )


def lay_out_rival(game: PaladinsState, rival: Rival) -> Rule[None]:
    """PW-12.1.3, PW-12.1.4 The Scheme pile, and a Workshop for each Order revealed at random."""
    yield from shuffle(rival.pile)
    yield from shuffle(game.orders)
    yield from reveal()
    for order in game.orders.cards[: BOX.rival.difficulties[game.setting.difficulty].orders_revealed]:
        yield from add_workshop(rival, order)


def add_workshop(rival: Rival, order: KingsOrder) -> Rule[None]:
    """PW-12.1.4 A Workshop goes on the action of an Order."""
    at = ACTION_AT[order.need.action] - COMMISSION
    mask = rival.board.workshops[at]
    rival.board.workshops[at] = (mask << 1 | 1) & (1 << BOX.rival.right.max_workshops) - 1
    yield tell("pw-rival-workshop", rival.board.seat, action=f"action:{order.need.action}")


# PW-12.2 Start of a round


def order_turned_up(rival: Rival, at: int, order: KingsOrder) -> Rule[None]:
    """PW-12.2.1 The Workshop on a new Order goes to its action."""
    rival.orders[at] = False
    yield from add_workshop(rival, order)


def favour_turned_up(rival: Rival) -> Rule[None]:
    """PW-12.2.1 The Scheme card on a new Favour goes to the Scheme discard pile."""
    card, *rest = rival.favours
    rival.favours = tuple(rest)
    rival.discard.add(card, EVERYBODY)
    yield tell("pw-rival-scheme-added", rival.board.seat, card=card.key)


def rival_begins_round(game: PaladinsState) -> Rule[None]:
    """PW-12.2.2, PW-12.2.3 Suspicion for the Criminals of the Tavern card left, then the Rival's Workers.

    PW-12.3.7 They come on top of those that an Inquisition of this round has brought it before.
    """
    rival = game.rival
    assert rival is not None
    game.active = rival.board.seat
    for card in game.tavern_row:
        for _ in range(card.workers.count(WORKERS[CRIMINAL])):
            yield from gain_suspicion(game, rival.board)
    rival.workers += BOX.rival.workers.base + BOX.rival.workers.per_round * game.round
    yield tell("pw-rival-workers", rival.board.seat, n=rival.workers)
    game.active = -1


# PW-12.4 Turns


def rival_turn(game: PaladinsState) -> Rule[None]:
    """PW-12.4.2 Reveal a Scheme and do its action if possible, else the left-most of the top row."""
    rival = game.rival
    assert rival is not None
    game.active = rival.board.seat
    if rival.workers:
        scheme = yield from next_card(rival.pile, rival.discard)
        assert scheme is not None
        rival.discard.add(scheme, EVERYBODY)  # PW-12.4.5
        yield tell("pw-rival-reveals", rival.board.seat, card=scheme.key)
        wanted = (scheme.action, *TOP_ROW)  # PW-12.4.3 the left-most of the top row; Rest always is
        yield from follow(game, rival, next(each for each in wanted if can_follow(game, rival, each)))
    else:
        yield from rival_passes(rival)
    end_turn(game, rival.board.seat)


def rival_passes(rival: Rival) -> Rule[None]:
    """PW-12.4.2 The Rival is out of this round."""
    rival.board.passed = True
    yield tell("pw-passes", rival.board.seat)


def can_follow(game: PaladinsState, rival: Rival, action: str) -> bool:
    """PW-12.4.3 Whether the action of a Scheme, or of the top row, is possible."""
    if action == "rest":
        return True
    if action == KINGS_FAVOUR:
        return target(rival.marker, usable_favours(game, rival)) is not None
    if action == KINGS_ORDER:
        return order_to_follow(game, rival) is not None
    at = ACTION_AT[action]
    return right_side_possible(game, rival, at) if at >= COMMISSION else top_possible(game, rival, action)


def follow(game: PaladinsState, rival: Rival, action: str) -> Rule[None]:
    """PW-12.4.2 Do what the Scheme or the top row says, which is possible."""
    if action == "rest":
        yield from rest(rival)
    elif action == KINGS_FAVOUR:
        yield from rival_uses_favour(game, rival)
    elif action in TOP_ROW:
        yield from rival_top_action(game, rival, action)
    else:
        at = order_to_follow(game, rival) if action == KINGS_ORDER else ACTION_AT[action]
        assert at is not None
        yield from rival_right_side(game, rival, at)


def order_to_follow(game: PaladinsState, rival: Rival) -> int | None:
    """PW-12.5.10 The action of the right-most face-up Order whose action is possible."""
    for order in reversed(game.orders.cards[: game.orders_up]):
        at = ACTION_AT[order.need.action]
        if right_side_possible(game, rival, at):
            return at
    return None


def usable_favours(game: PaladinsState, rival: Rival) -> list[KingsFavour | None]:
    """PW-12.5.11 The Favours that are face up, empty and need no more Workers than there are."""
    return [
        card
        if at < game.favours_up
        and not game.favour_workers[at]
        and FAVOUR_SPACES[card.key].count <= rival.workers
        else None
        for at, card in enumerate(game.favours.cards[: len(game.favour_workers)])
    ]


def rival_uses_favour(game: PaladinsState, rival: Rival) -> Rule[None]:
    """PW-12.5.11 The targeted Favour that is face up, empty and needs no more Workers than there are."""
    at = target(rival.marker, usable_favours(game, rival))
    assert at is not None
    card = game.favours.cards[at]
    workers = FAVOUR_SPACES[card.key].count
    rival.workers -= workers
    game.favour_workers[at] = (EMPTY,) * workers
    yield tell("pw-rival-favour", rival.board.seat, card=card.key, workers=workers)
    yield from reward(game, rival.board, card.effects)
    yield from abilities(game, rival.board, Trigger.KINGS_FAVOUR)


# PW-12.5 The top row


def top_possible(game: PaladinsState, rival: Rival, action: str) -> bool:
    """PW-12.4.3, PW-12.4.6 Whether a space of the top row is free and has what it needs."""
    at = TOP_ROW.index(action)
    if rival.top[at] or rival.workers < BOX.rival.top[at].workers:
        return False
    return action != "recruit" or any(game.townsfolk_row)


def rival_top_action(game: PaladinsState, rival: Rival, action: str) -> Rule[None]:
    """PW-12.5.1 to PW-12.5.4 Recruit, Pray, Trade or Conspire."""
    at = TOP_ROW.index(action)
    rival.top[at] = True
    rival.workers -= BOX.rival.top[at].workers
    yield tell(
        "pw-rival-acts", rival.board.seat, action=f"action:{action}", workers=BOX.rival.top[at].workers
    )
    if action == "recruit":
        slot = target(rival.marker, game.townsfolk_row)
        card = game.townsfolk_row[slot] if slot is not None else None
        assert card is not None
        take_from_row(game, card)
        game.townsfolk_discard = (*game.townsfolk_discard, card)
        yield tell("pw-discards-townsfolk", rival.board.seat, card=card.key)
        yield from reward(game, rival.board, card.discard)
        yield from after_action(game, rival.board, RECRUIT)
    elif action == "pray":
        yield from pray_for_rival(rival)
        yield from after_action(game, rival.board, PRAY)
    elif action == "trade":
        yield from move_marker(rival)
        yield from after_action(game, rival.board, TRADE)
    else:
        yield from gain_suspicion(game, rival.board)
        rival.workers += 2
        yield tell("pw-rival-gains-workers", rival.board.seat, n=2)
        yield from after_action(game, rival.board, CONSPIRE)


def rest(rival: Rival) -> Rule[None]:
    """PW-12.5.5 The marker moves 1 space and 1 more for each Worker left; then the Rival passes."""
    yield tell("pw-rival-rests", rival.board.seat, workers=rival.workers)
    yield from move_marker(rival, 1 + rival.workers)
    rival.workers = 0
    yield from rival_passes(rival)


# PW-12.5 The right side


def workers_for(rival: Rival, action: int) -> int:
    """PW-12.4.4 3 Workers, minus 1 for each Workshop on the action."""
    shops = rival.board.workshops[action - COMMISSION].bit_count()
    return BOX.rival.right.workers - BOX.rival.right.minus_per_workshop * shops


def right_side_possible(game: PaladinsState, rival: Rival, action: int) -> bool:
    """PW-12.4.3 The space is empty, there are Workers, and the requirement is met."""
    board = rival.board
    if rival.used[action - COMMISSION] or rival.workers < workers_for(rival, action):
        return False
    if LIMIT[action] and board.done(action) >= LIMIT[action]:
        return False
    if action in (COMMISSION, GARRISON):
        return bool(spaces_in_reach(game, board, action))
    if action == FORTIFY and not game.walls.cards:
        return False
    if action in (ATTACK, CONVERT) and not any(game.outsider_row):
        return False
    return action == ATTACK or board.attributes[REQUIRES[action]] >= need(board, action)


def rival_right_side(game: PaladinsState, rival: Rival, action: int) -> Rule[None]:
    """PW-12.5.6 to PW-12.5.9 A right-side action of the Rival, free of Silver and Provisions (PW-12.3.6)."""
    board = rival.board
    workers = workers_for(rival, action)
    rival.workers -= workers
    rival.used[action - COMMISSION] = workers
    yield tell("pw-rival-acts", board.seat, action=BOX.actions[action].key, workers=workers)
    if action in (COMMISSION, GARRISON):
        yield from rival_goes_to_the_map(game, rival, action)
    elif action == FORTIFY:
        yield from build_wall(game, board)
    elif action == ABSOLVE:
        board.jars = board.jars << 1 | 1
        yield tell("pw-rival-absolves", board.seat)
        yield from raise_marker(rival, REWARDS[ABSOLVE], 1)
        yield from reward(game, board, (RemoveSuspicion(1),))
    else:
        slot = target(rival.marker, game.outsider_row)
        card = game.outsider_row[slot] if slot is not None else None
        assert card is not None
        assert slot is not None
        take_outsider(game, slot)
        yield from (beat if action == ATTACK else win_over)(game, board, card)
    yield from after_action(game, board, action)


def rival_goes_to_the_map(game: PaladinsState, rival: Rival, action: int) -> Rule[None]:
    """PW-12.5.6 The preferred kind of space in reach, the left-most of its kind."""
    kinds = BOX.rival.priority.kinds
    free = spaces_in_reach(game, rival.board, action)
    at = min(free, key=lambda each: (kinds.index(BOX.spaces[each].kind), BOX.spaces[each].order))
    space = BOX.spaces[at]
    put_piece(game, rival.board, action, at)
    yield tell(
        "pw-commissions" if action == COMMISSION else "pw-garrisons", rival.board.seat, space=space.key
    )
    yield from raise_marker(rival, REWARDS[action], 1)
    yield from reward(game, rival.board, space.effects)


# PW-12.6 End of a round


def rival_ends_round(rival: Rival) -> None:
    """PW-12.6.1 The Rival keeps no Workers; all its spaces are free again."""
    rival.workers = 0
    rival.used = [0] * len(rival.used)
    rival.top = [False] * len(rival.top)
    rival.board.passed = False
