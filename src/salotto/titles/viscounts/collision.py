"""Phase 5: resolve a collision (VW-5.5)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, tell
from salotto.kit.agenda import Task
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import TrackSpace, Trigger
from salotto.titles.viscounts.effects import Script
from salotto.titles.viscounts.rival import slots_that
from salotto.titles.viscounts.state import TRACK_END, VIRTUE_AT_COLLISION, Player, ViscountsState
from salotto.titles.viscounts.tasks import plan_reactions, plan_script
from salotto.titles.viscounts.turn import draw_cards

TRACK = {space.position: space for space in BOX.track}
AT_COLLISION: Script = next(
    slot.ability.effects for slot in BOX.slots if slot.ability.kind == "on_any_collision"
)


def collide(state: ViscountsState) -> Rule[None]:
    """VW-5.5.1 If the two markers of the current player are on one space, the collision is resolved now.

    Phase 6 follows.
    """
    state.phase = 5
    player = state.players[state.current]
    if not player.stuck:
        yield from draw_cards(state)
        return
    yield tell("vw-collision", player.seat, at=player.virtue)
    state.agenda.plan(Task("collision-gains", (player.seat,)), Task("draw"))
    around = state.clockwise_from(player.seat)
    for each in reversed(around):  # VW-5.5.3 Step 2
        plan_reactions(state, each.seat, [card.effects.key for card in each.reacting(Trigger.COLLISION)])
    for each in reversed(around):  # VW-5.5.2 Step 1
        if each.automatic:
            for script in [] if each.criminal else slots_that(state, each, "any_collision_no_criminal"):
                plan_script(state, each.seat, script)
        elif each.emptied & VIRTUE_AT_COLLISION and not each.criminal:
            plan_script(state, each.seat, AT_COLLISION)


def collision_gains(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-5.5.4 Step 3, VW-5.5.5 step 4: the space is read once, now (VW-5.5.8)."""
    player = state.players[seat]
    space = TRACK[player.virtue]
    yield tell("vw-collision-space", seat, at=space.position)
    state.agenda.tasks.append(Task("collision-over", (seat,)))
    for other in reversed(state.others(seat)):
        if meets(space, other):
            plan_script(state, other.seat, space.others)
    plan_script(state, seat, space.rival_current if player.automatic else space.current)


def meets(space: TrackSpace, other: Player) -> bool:
    """VW-5.5.5 Whether another player meets the condition below the space."""
    if space.others_condition == "criminal_1plus":
        return other.criminal
    if space.others_condition == "no_criminal":
        return not other.criminal
    return True


def collision_over(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-5.5.6 The markers go back to the ends of the track."""
    player = state.players[seat]
    player.corruption = 1
    player.virtue = TRACK_END
    yield tell("vw-markers-back", seat)
