"""Town Centre and other captures (AW-4.5, AW-5.1.5)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, tell
from salotto.kit.agenda import task
from salotto.titles.architects import refusals
from salotto.titles.architects.cards import OPEN, TOWN_CENTRE, Trigger
from salotto.titles.architects.effects import SILVER, Reduce
from salotto.titles.architects.moves import BARON_GROUPS, DONE, GROUPS, Group
from salotto.titles.architects.settings import CAPTURE
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import pay_silver, rise, tax_due

FIRST_TAX = CAPTURE.pay.get("tax", 0)
NEXT_SILVER = CAPTURE.then.get("silver", 0)


def first_capture_price(player: Player) -> int:
    """AW-4.5.1 The Tax of the first capture, as far as it is not ignored."""
    return tax_due(player, FIRST_TAX)


def conspirators(player: Player) -> int:
    """AW-4.5.7 The Silver that Conspirators save."""
    saved = 0
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(Trigger.COST, ()):
            if ability.at == OPEN[TOWN_CENTRE] and isinstance(ability.does, Reduce):
                saved += ability.does.n
    return saved


def capture_price(state: ArchitectsState, player: Player, made: int) -> int:
    """AW-4.5.1, AW-4.5.7 What the next capture of this turn costs, after so many."""
    if made == 0:
        return first_capture_price(player)
    saved = conspirators(player)
    if not state.setting.conspirator_per_capture:
        saved -= (made - 1) * NEXT_SILVER  # already used up in this visit
    return max(0, NEXT_SILVER - max(0, saved))


def groups(state: ArchitectsState, seat: int, used: int, most: int) -> list[Group]:
    """AW-4.5.3, AW-4.5.4 The groups that can be captured: `used` is a mask of the locations so far.

    AW-12.2.1 In the co-operative scenario only own Workers and the Baron's.
    """
    colours = state.setting.colours
    full = used.bit_count() >= most
    coop = state.baron is not None
    found: list[Group] = []
    at = state.at
    for place in range(len(OPEN)):
        if full and not used >> place & 1:
            continue
        start = place * colours
        if coop:
            if at[start + seat]:
                found.append(GROUPS[place][seat])
            if at[start + colours - 1]:
                found.append(BARON_GROUPS[place][colours - 1])
            continue
        for colour in range(colours):
            if at[start + colour]:
                found.append(GROUPS[place][colour])
    return found


def capture(state: ArchitectsState, left: int, made: int, used: int) -> Rule[None]:
    """AW-4.5.1 One of up to n captures at the Town Centre; it may be the last."""
    player = state.players[state.turn]
    price = capture_price(state, player, made)
    if player.goods[SILVER] < price:
        return
    most = state.setting.capture_locations
    offered = groups(state, player.seat, used, most)
    if not offered:
        return
    options: list[Group | str] = [*offered, DONE]
    chosen = yield from choose(
        player.seat,
        "aw-capture",
        options,
        blocked=lambda: capture_refusals(state, player.seat, used, most),
        left=left,
        price=price,
    )
    if isinstance(chosen, str):
        return
    if left > 1:
        state.agenda.plan(task("capture", left - 1, made + 1, used | 1 << chosen.place))
    if made == 0:
        pay_silver(state, player, 0, FIRST_TAX)
    else:
        player.goods[SILVER] -= price
    yield from take_group(state, player.seat, chosen)


def capture_freely(state: ArchitectsState, player: Player, number: int, most: int) -> Rule[None]:
    """AW-5.1.5 Free captures by a Building, from at most so many locations; none is needed."""
    if state.baron is not None:
        most = len(OPEN)  # AW-12.2.2
    used = 0
    for left in range(number, 0, -1):
        offered = groups(state, player.seat, used, most)
        if not offered:
            return
        options: list[Group | str] = [*offered, DONE]
        chosen = yield from choose(player.seat, "aw-capture", options, left=left, price=0)
        if isinstance(chosen, str):
            return
        used |= 1 << chosen.place
        yield from take_group(state, player.seat, chosen)


def take_group(state: ArchitectsState, seat: int, group: Group) -> Rule[None]:
    """AW-4.5.6 Own Workers return to the own board, others become captives on it."""
    colours = state.setting.colours
    at = group.place * colours + group.colour
    number, state.at[at] = state.at[at], 0
    if group.colour == seat:
        state.workers[seat] += number
        yield tell("aw-recalls", seat, n=number, location=f"location:{OPEN[group.place]}")
        return
    state.captives[seat * colours + group.colour] += number
    if seat < state.setting.players:
        rise(state, seat, "aw_captives", state.captives_of(seat))
    location = f"location:{OPEN[group.place]}"
    if state.baron is not None and group.colour == state.setting.players:
        yield tell("aw-captures-baron", seat, n=number, location=location)
    else:
        yield tell("aw-captures", seat, n=number, whose=f"seat:{group.colour}", location=location)


def capture_refusals(state: ArchitectsState, seat: int, used: int, most: int) -> list[Blocked]:
    """AW-4.5.4 The groups at a location too many."""
    possible = groups(state, seat, used, most)
    return [
        refusals.CAPTURE_PLACES.blocks(group.key, n=most)
        for group in groups(state, seat, 0, len(OPEN))
        if group not in possible
    ]
