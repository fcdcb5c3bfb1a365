"""Guardhouse: the Prison, the boards of others, and Debts (AW-4.8)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kit.agenda import task
from salotto.titles.architects import refusals
from salotto.titles.architects.cards import GUARDHOUSE, Power, Trigger
from salotto.titles.architects.effects import SILVER, Gain, Item
from salotto.titles.architects.moves import DONE
from salotto.titles.architects.settings import BUY_BACK, PAY_DEBT
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import (
    gain_items,
    gain_virtue,
    lose_virtue,
    pay_silver,
    price_of,
    take_debt,
)

IMPRISON = "guard:imprison"
RELEASE = "guard:release"
BUY_BACK_SILVER = "guard:buy-back:silver"
BUY_BACK_DEBT = "guard:buy-back:debt"
PAY_OFF = "guard:pay-debt"


def guard_options(state: ArchitectsState, player: Player) -> list[str]:
    """AW-4.8 The actions that are possible now; AW-12.2.4 with the tile one Release for each colour."""
    seat = player.seat
    found: list[str] = []
    if state.captives_of(seat):
        found.append(IMPRISON)
    if state.baron is None:
        if state.prison[seat]:
            found.append(RELEASE)
    else:
        found += [f"{RELEASE}:{other}" for other in range(state.setting.players) if state.prison[other]]
    if state.held_elsewhere(seat):
        if player.goods[SILVER] >= price_of(player, BUY_BACK.pay):
            found.append(BUY_BACK_SILVER)
        found.append(BUY_BACK_DEBT)
    if player.debts and player.goods[SILVER] >= price_of(player, PAY_DEBT.pay):
        found.append(PAY_OFF)
    return found


def any_guard_action(state: ArchitectsState, player: Player) -> bool:
    """AW-4.8.1 Whether at least one action is possible."""
    seat = player.seat
    colours = state.setting.colours
    if state.prison[seat] or any(state.captives[seat * colours : seat * colours + colours]):
        return True
    if any(state.captives[seat::colours]):
        return True
    if state.baron is not None and any(state.prison[: state.setting.players]):
        return True
    return player.debts > 0 and player.goods[SILVER] >= price_of(player, PAY_DEBT.pay)


def guard(state: ArchitectsState, left: int, taken: int) -> Rule[None]:
    """AW-4.8.1 One of up to n actions; the first must be taken."""
    player = state.players[state.turn]
    offered = guard_options(state, player)
    if not offered:
        return
    chosen = yield from choose(
        player.seat,
        "aw-guard",
        [*offered, DONE] if taken else offered,
        blocked=lambda: guard_refusals(state, player, offered),
        left=left,
    )
    if chosen == DONE:
        return
    if left > 1:
        state.agenda.plan(task("guard", left - 1, taken + 1))
    if chosen == IMPRISON:
        yield from imprison(state, player)
    elif chosen == PAY_OFF:
        yield from pay_off(state, player)
    elif chosen.startswith(RELEASE):
        _, _, other = chosen.removeprefix("guard:").partition(":")
        yield from release(state, player.seat, int(other) if other else player.seat)
    else:
        yield from buy_back(state, player, chosen)


def imprison_silver(state: ArchitectsState, player: Player) -> int:
    """AW-4.8.2 The Silver for all captives; AW-10.11 Bertha gains more."""
    number = state.captives_of(player.seat)
    silver = number * state.setting.places[GUARDHOUSE].action("imprison").gain.get(Item.SILVER, 0)
    if player.character.power is Power.SILVER_ON_IMPRISON:
        silver += player.character.ability.n
    return silver


def guard_silver(state: ArchitectsState, player: Player, option: str) -> int:
    """How much Silver an action of the Guardhouse brings now; below 0 what it costs."""
    if option == IMPRISON:
        return imprison_silver(state, player)
    if option == BUY_BACK_SILVER:
        return -price_of(player, BUY_BACK.pay)
    if option == PAY_OFF:
        return -price_of(player, PAY_DEBT.pay)
    return 0


def imprison(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-4.8.2 All captives go to Prison, for Silver; Enforcer and Bertha gain by it."""
    seat = player.seat
    silver = imprison_silver(state, player)
    number = to_prison(state, seat)
    player.goods[SILVER] += silver
    yield tell("aw-imprisons", seat, n=number, silver=silver)
    yield from apprentices_give(state, player, Trigger.IMPRISON)


def to_prison(state: ArchitectsState, board: int) -> int:
    """Send all captives of a board to Prison; says how many."""
    colours = state.setting.colours
    number = 0
    for colour in range(colours):
        at = board * colours + colour
        state.prison[colour] += state.captives[at]
        number += state.captives[at]
        state.captives[at] = 0
    return number


def release(state: ArchitectsState, seat: int, colour: int) -> Rule[None]:
    """AW-4.8.3, AW-12.2.4 All Workers of a colour in Prison return to their owner's board."""
    number, state.prison[colour] = state.prison[colour], 0
    state.workers[colour] += number
    if seat == colour:
        yield tell("aw-releases", seat, n=number)
    else:
        yield tell("aw-releases-others", seat, n=number, whose=f"seat:{colour}")


def buy_back(state: ArchitectsState, player: Player, how: str) -> Rule[None]:
    """AW-4.8.4 Pay Silver, or take a Debt and lose Virtue: all own Workers return from other boards."""
    if how == BUY_BACK_SILVER:
        pay_silver(state, player, BUY_BACK.pay.get("silver", 0), BUY_BACK.pay.get("tax", 0))
    else:
        for _ in range(BUY_BACK.instead.get("debt", 0)):
            yield from take_debt(state, player)
        yield from lose_virtue(state, player, BUY_BACK.instead.get("virtue", 0))
    yield from free_from_boards(state, player.seat)


def free_from_boards(state: ArchitectsState, seat: int) -> Rule[None]:
    """AW-4.8.6 All Workers of a colour on other boards return to their owner's."""
    colours = state.setting.colours
    number = state.held_elsewhere(seat)
    for board in range(colours):
        state.captives[board * colours + seat] = 0
    state.workers[seat] += number
    yield tell("aw-buys-back", seat, n=number)


def pay_off(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-4.8.5 Pay off a Debt: turn it over, gain Virtue and the goods of every Debt Collector."""
    paid = pay_silver(state, player, PAY_DEBT.pay.get("silver", 0), PAY_DEBT.pay.get("tax", 0))
    player.debts -= 1
    player.paid += 1
    yield tell("aw-pays-debt", player.seat, paid=paid, debts=player.debts)
    yield from gain_virtue(state, player, PAY_DEBT.gain.get(Item.VIRTUE, 0))
    yield from apprentices_give(state, player, Trigger.DEBT_PAID)


def apprentices_give(state: ArchitectsState, player: Player, trigger: Trigger) -> Rule[None]:
    """AW-9.2 What the hired Apprentices give at such a moment."""
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(trigger, ()):
            if isinstance(ability.does, Gain):
                yield tell(
                    "aw-apprentice-gives",
                    player.seat,
                    card=apprentice.key,
                    amount=f"amount:{ability.does.what.value}-{ability.does.n}",
                )
                yield from gain_items(state, player, {ability.does.what: ability.does.n})


def guard_refusals(state: ArchitectsState, player: Player, offered: list[str]) -> list[Blocked]:
    """Why the other actions are not possible."""
    found: list[Blocked] = []
    if IMPRISON not in offered:
        found.append(refusals.NO_CAPTIVES.blocks(IMPRISON))
    if not any(option.startswith(RELEASE) for option in offered):
        found.append(refusals.NO_PRISONERS.blocks(RELEASE))
    if BUY_BACK_DEBT not in offered:
        found.append(refusals.NONE_ELSEWHERE.blocks(BUY_BACK_SILVER))
        found.append(refusals.NONE_ELSEWHERE.blocks(BUY_BACK_DEBT))
    elif BUY_BACK_SILVER not in offered:
        price = price_of(player, BUY_BACK.pay)
        found.append(refusals.BUY_BACK_SILVER.blocks(BUY_BACK_SILVER, n=price))
    if PAY_OFF not in offered:
        price = price_of(player, PAY_DEBT.pay)
        reason = refusals.DEBT_SILVER if player.debts else refusals.NO_DEBT
        found.append(reason.blocks(PAY_OFF, n=price))
    return found
