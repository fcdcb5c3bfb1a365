"""The turn of the automatic opponent, Constantine or Helena (AW-11)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import restock
from salotto.titles.architects.adversaries import Scheme
from salotto.titles.architects.black_market import check_market
from salotto.titles.architects.cards import BLACK_MARKET, GUILDHALL, HIGHEST_LEVEL, OPEN, SPACES
from salotto.titles.architects.effects import Item, SchemeEffect
from salotto.titles.architects.guardhouse import free_from_boards, release, to_prison
from salotto.titles.architects.guildhall import free_space, lay_worker
from salotto.titles.architects.moves import GROUPS
from salotto.titles.architects.rival import change_rival_virtue, rival_takes_debt
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Rival
from salotto.titles.architects.town_centre import take_group
from salotto.titles.architects.turn import end_turn
from salotto.titles.architects.workshop import refresh


def rival_turn(state: ArchitectsState) -> Rule[None]:
    """AW-11.2.2 Reveal the top Scheme, place a Worker as it says, resolve its effects, discard it."""
    rival = opponent(state)
    number = state.setting.players
    if not state.workers[number]:
        yield from recall(state, rival)
    else:
        card = yield from next_scheme(rival)
        yield tell("aw-rival-scheme", number, scheme=card.key)
        place = yield from place_rival(state, card.place)
        for effect in card.effects:
            yield from rival_effect(state, rival, effect, place)
        rival.discard.add(card, EVERYBODY)
    yield from end_turn(state)


def opponent(state: ArchitectsState) -> Rival:
    """The automatic opponent of this table."""
    assert state.rival is not None
    return state.rival


def next_scheme(rival: Rival) -> Rule[Scheme]:
    """AW-11.2.3 The top Scheme; an empty pile is made anew from the discard."""
    if not rival.schemes.cards:
        yield from restock(rival.schemes, rival.discard)
        rival.fresh = 0
    yield from reveal()
    rival.fresh = max(0, rival.fresh - 1)
    return rival.schemes.draw(EVERYBODY)[0]


def recall(state: ArchitectsState, rival: Rival) -> Rule[None]:
    """AW-11.2.4 All its Workers return, but not from Guildhall and Black Market; the Schemes are shuffled."""
    number = state.setting.players
    returned = recall_workers(state, number)
    rival.schemes.cards += rival.discard.cards
    rival.schemes.seen += rival.discard.seen
    rival.discard.cards.clear()
    rival.discard.seen.clear()
    rival.fresh = 0
    yield from shuffle(rival.schemes)
    yield tell("aw-rival-recalls", number, n=returned)


def recall_workers(state: ArchitectsState, colour: int) -> int:
    """Workers of a colour return from the open locations, the Prison and all boards; says how many."""
    colours = state.setting.colours
    returned = state.prison[colour]
    state.prison[colour] = 0
    for place in range(len(OPEN)):
        returned += state.at[place * colours + colour]
        state.at[place * colours + colour] = 0
    for board in range(colours):
        returned += state.captives[board * colours + colour]
        state.captives[board * colours + colour] = 0
    state.workers[colour] += returned
    return returned


def place_rival(state: ArchitectsState, where: str) -> Rule[int]:
    """AW-11.4.9 A Worker is placed even if it can do nothing there; says at which open location, or -1."""
    number = state.setting.players
    if where == GUILDHALL:
        yield tell("aw-places", number, location="location:guildhall", n=len(state.guildhall) + 1)
        yield from lay_worker(state, number)
        return -1
    state.workers[number] -= 1
    if where == BLACK_MARKET:  # AW-11.4.7 the left-most free space
        space = state.market.index(NOWHERE)
        state.market[space] = number
        check_market(state)
        yield tell("aw-market", number, location=f"location:{SPACES[space]}", paid=0)
        return -1
    place = OPEN.index(where)
    at = place * state.setting.colours + number
    state.at[at] += 1
    yield tell("aw-places", number, location=f"location:{where}", n=state.at[at])
    return place


def rival_effect(state: ArchitectsState, rival: Rival, effect: SchemeEffect, place: int) -> Rule[None]:
    """AW-11.4 One effect of a Scheme."""
    if effect.do == "gain":
        yield from rival_gains(state, rival, effect.what, effect.n)
    elif effect.do == "capture":
        yield from rival_captures(state, state.present(place, state.setting.players))
    elif effect.do == "guardhouse":
        yield from rival_guardhouse(state, rival)
    elif effect.do == "steal_tax":
        yield from rival_steals(state, rival)
    elif effect.do == "market":
        yield from change_rival_virtue(state, -1)
        yield from rival_gains(state, rival, Item.MARBLE, 1)
    elif effect.do == "discard_column":
        yield from refresh(state, state.setting.players)
    elif effect.do == "construct":
        yield from rival_advances(state, rival)


def rival_gains(state: ArchitectsState, rival: Rival, what: Item | None, number: int) -> Rule[None]:
    """AW-11.4.2 It gains Virtue, or Marble for scoring."""
    if what is Item.VIRTUE:
        yield from change_rival_virtue(state, number)
    else:
        rival.marble += number
        yield tell("aw-gains", state.setting.players, amount=f"amount:marble-{number}")


def rival_captures(state: ArchitectsState, most: int) -> Rule[None]:
    """AW-11.4.5 Up to n free captures of human Workers, the largest group first, from at most 2 locations."""
    number = state.setting.players
    used: set[int] = set()
    for _ in range(most):
        best: tuple[int, int] | None = None
        size = 0
        for place in range(len(OPEN)):
            if len(used) >= state.setting.capture_locations and place not in used:
                continue
            for seat in state.order():
                if state.present(place, seat) > size:
                    best, size = (place, seat), state.present(place, seat)
        if best is None:
            return
        used.add(best[0])
        yield from take_group(state, number, GROUPS[best[0]][best[1]])


def rival_guardhouse(state: ArchitectsState, rival: Rival) -> Rule[None]:
    """AW-11.4.6 The first of its Guardhouse steps that is possible."""
    number = state.setting.players
    if state.captives_of(number):
        sent = to_prison(state, number)
        yield tell("aw-rival-imprisons", number, n=sent)
        yield from rival_gains(state, rival, Item.MARBLE, 1)
    elif state.prison[number]:
        yield from release(state, number, number)
    elif state.held_elsewhere(number):
        yield from free_from_boards(state, number)
        yield from rival_takes_debt(state)
        yield from change_rival_virtue(state, -1)
    elif rival.debts:
        rival.debts -= 1
        yield tell("aw-destroys-debt", number, debts=rival.debts)


def rival_steals(state: ArchitectsState, rival: Rival) -> Rule[None]:
    """AW-11.4.4 The Tax goes to the Supply; it gains 1 Marble and loses 2 Virtue."""
    if not state.tax:
        return
    silver, state.tax = state.tax, 0
    yield tell("aw-rival-steals", state.setting.players, n=silver)
    yield from rival_gains(state, rival, Item.MARBLE, 1)
    yield from change_rival_virtue(state, -2)


def rival_advances(state: ArchitectsState, rival: Rival) -> Rule[None]:
    """AW-11.4.8 It moves up without cost where there is room, and gains only the Virtue of the Reward."""
    if rival.level >= HIGHEST_LEVEL or not free_space(state, rival.level + 1):
        return
    number = state.setting.players
    rival.level += 1
    yield tell("aw-advances", number, level=rival.level)
    virtue = 1
    if state.rewards.cards:
        yield from reveal()
        reward, _ = state.rewards.draw(EVERYBODY)
        state.spent_rewards.add(reward, EVERYBODY)
        virtue = reward.gain.get(Item.VIRTUE, 0)
    if virtue:
        yield from change_rival_virtue(state, virtue)
