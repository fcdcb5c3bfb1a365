"""The co-operative scenario: what the players do against the Overlord (VW-11.2 to VW-11.4)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import Task
from salotto.titles.viscounts.board import INNER
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import Summary
from salotto.titles.viscounts.effects import PlaceOwnWorker, RemoveBaronWorker, Script
from salotto.titles.viscounts.state import Baron, Player, ViscountsState


def overlord(state: ViscountsState) -> Baron:
    """The Overlord of a co-operative table."""
    assert state.baron is not None
    return state.baron


# Set-up


def hand_out_summaries(state: ViscountsState) -> Rule[None]:
    """VW-11.2.2 Summary cards, at random or by choice in turn order; VW-11.2.3 then which lies on top."""
    each = state.setting.numbers.summary_cards_each
    order = [player.seat for player in state.clockwise_from(state.start)]
    state.summaries = Zone(BOX.summaries, EVERYBODY)
    if each > 1:
        state.agenda.plan(*(Task("summary-on-top", (seat,)) for seat in order))
    if state.setting.summaries_chosen:
        state.agenda.plan(*(Task("choose-summary", (seat,)) for _ in range(each) for seat in order))
        return
    yield from shuffle(state.summaries)
    yield from reveal()
    state.summaries.show(EVERYBODY)
    for seat in order:
        for _ in range(each):
            yield from take_summary(state, state.players[seat], state.summaries.cards[-1])


def choose_summary(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-11.2.2 By agreement: one after the other takes the card he likes."""
    card = yield from choose(seat, "vw-choose-summary", state.summaries.cards)
    yield from take_summary(state, state.players[seat], card)


def take_summary(state: ViscountsState, player: Player, card: Summary) -> Rule[None]:
    """VW-11.2.2 The card lies beside his board."""
    state.summaries.take(card)
    player.summaries.append(card)
    yield tell("vw-takes-summary", player.seat, card=card.key)


def choose_top(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-11.2.3 With two cards he lays one over the other: only the bottom of the upper one works."""
    player = state.players[seat]
    top = yield from choose(seat, "vw-summary-top", player.summaries)
    player.summaries = [top, *(card for card in player.summaries if card is not top)]
    yield tell("vw-lays-on-top", seat, card=top.key)


def baron_takes_the_field(state: ViscountsState) -> Rule[None]:
    """VW-11.2.4 He stands where nobody started; VW-11.2.5 his first Workers come by unused Player Cards."""
    baron = overlord(state)
    spaces = state.layout.spaces
    baron.place = state.layout.start_places[state.pairs[0].card.start_space]
    yield tell("vw-baron-starts", space=spaces[baron.place].key)
    yield from reveal()
    for card in state.spare_cards[: state.setting.baron_workers]:
        place = state.layout.start_places[card.start_space]
        baron.workers[place] += 1
        baron.reserve -= 1
        yield tell("vw-baron-places", space=spaces[place].key, n=1)


# The bottom of the Summary card


def summary_reaction(state: ViscountsState, player: Player, action: int) -> list[str]:
    """VW-11.4.8 What the bottom of the upper Summary card may do after the action.

    A Worker to place may still come home during the action; everything else is settled.
    """
    script = player.summaries[0].after[action]
    if isinstance(script.effects[0], RemoveBaronWorker):
        useful = can_remove(state, player.place)
    else:
        useful = not overlord(state).workers[player.place]
    return [script.key] if useful else []


def idle(state: ViscountsState, player: Player, script: Script) -> bool:
    """VW-11.4.8 Whether this is the bottom of a Summary card that would do nothing now."""
    effect = script.effects[0]
    if isinstance(effect, RemoveBaronWorker):
        return not can_remove(state, player.place)
    return isinstance(effect, PlaceOwnWorker) and not can_guard(state, player)


def protects(state: ViscountsState, place: int) -> bool:
    """VW-11.4.5 The Overlord protects his own space and the inner space of his Segment."""
    here = overlord(state).place
    return place in (here, here // 3 * 3 + INNER)


def can_remove(state: ViscountsState, place: int) -> bool:
    """VW-11.4.3 Whether there is a Worker to remove that is not protected."""
    return overlord(state).workers[place] > 0 and not protects(state, place)


def can_guard(state: ViscountsState, player: Player) -> bool:
    """VW-11.4.4 Whether there is no Worker of the Overlord's, and an own one to place."""
    return not overlord(state).workers[player.place] and player.supply > 0


def remove_baron_worker(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-11.4.3 One of the Overlord's Workers goes back to the reserve."""
    if can_remove(state, player.place):
        baron = overlord(state)
        baron.workers[player.place] -= 1
        baron.reserve += 1
        yield tell("vw-removes-baron", player.seat, space=state.layout.spaces[player.place].key)


def place_own_worker(state: ViscountsState, player: Player) -> Rule[None]:
    """VW-11.4.4 An own Worker on the space of the Viscount, VW-11.4.9 also beside the Overlord himself."""
    if can_guard(state, player):
        overlord(state).guards[player.place * state.setting.players + player.seat] += 1
        player.supply -= 1
        yield tell("vw-guards", player.seat, space=state.layout.spaces[player.place].key)
