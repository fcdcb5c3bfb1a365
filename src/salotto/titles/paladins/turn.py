"""A turn: one action, or passing (PW-5.1, PW-10.1 to PW-10.3)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, tell
from salotto.kit.agenda import Task, task
from salotto.titles.paladins.boards import ROUNDS, Move
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import COMMISSION, GAIN_HONOUR, WORKERS, CoopOrder, KingsFavour
from salotto.titles.paladins.kings import complete_order, use_favour
from salotto.titles.paladins.left import left_side_action
from salotto.titles.paladins.legality import blocked_turns, legal_turns
from salotto.titles.paladins.placing import keepings
from salotto.titles.paladins.right import right_side_action
from salotto.titles.paladins.state import NOTHING, PaladinsState, Phase, Player
from salotto.titles.paladins.threats import face_threats

KEPT = BOX.game.carry_over_limit


def turn(game: PaladinsState, seat: int) -> Rule[None]:
    """PW-5.1 Exactly one action, or a pass."""
    player = game.players[seat]
    game.phase = Phase.ACTIONS
    game.active = seat
    chosen = yield from choose(seat, "pw-act", legal_turns(game, player), lambda: blocked_turns(game, player))
    if isinstance(chosen, Move):
        if chosen.action < COMMISSION or chosen.action == GAIN_HONOUR:
            yield from left_side_action(game, player, chosen)
        else:
            yield from right_side_action(game, player, chosen)
        if game.overlord is not None:
            yield from face_threats(game, chosen.action)  # PW-14.9.1
    elif isinstance(chosen, KingsFavour):
        yield from use_favour(game, player, chosen)
    elif isinstance(chosen, CoopOrder):
        yield from complete_order(game, player, chosen)
    else:
        yield from pass_turn(game, player)
    end_turn(game, seat)


def end_turn(game: PaladinsState, seat: int) -> None:
    """PW-4.6 The next who has not passed takes a turn; when all have, the round ends."""
    everyone = game.everyone()
    for player in everyone:
        player.working = len(player.crew)  # PW-6.2.6 from the next action on
    count = len(everyone)
    for step in range(1, count + 1):
        following = everyone[(seat + step) % count]
        if not following.passed:
            game.agenda.plan(turn_of(game, following.seat))
            return
    game.active = -1
    game.agenda.plan(task("end-of-round"))


def turn_of(game: PaladinsState, seat: int) -> Task:
    """The turn of a player, or of the Rival (PW-12.4.1)."""
    return task("turn", seat) if seat < game.setting.players else task("rival-turn")


def pass_turn(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-10.2 All Workers of the board go to the supply; up to 3 unplaced ones are kept."""
    player.passed = True
    game.passes = (*game.passes, player.seat)
    yield tell("pw-passes", player.seat)
    player.placed = [NOTHING] * len(player.placed)
    yield from keep_workers(game, player)


def keep_workers(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-10.2, PW-10.3 No more than 3 Workers are kept; which ones is no matter in the last round."""
    if sum(player.workers) <= KEPT:
        return
    ways = keepings(tuple(player.workers), KEPT)
    way = ways[0] if game.round == ROUNDS else (yield from choose(player.seat, "pw-keep-workers", ways))
    player.workers = [way.workers.count(worker) for worker in range(len(WORKERS))]
    yield tell("pw-keeps", player.seat, workers=[f"worker:{WORKERS[worker]}" for worker in way.workers])
