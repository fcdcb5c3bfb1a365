"""The co-operative scenario: Rogue and Reverend, and what the Baron's cards do (AW-12.1, AW-12.8)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Rule, choose, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import task
from salotto.kit.components import Keyed
from salotto.titles.architects.adversaries import Helper
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import OPEN, Apprentice
from salotto.titles.architects.effects import SILVER, BaronRow
from salotto.titles.architects.state import ArchitectsState, Baron, Phase, Player
from salotto.titles.architects.virtue import lose_virtue, take_debt

TAX_LIMIT = 4
"""AW-12.8.8 With so much Silver on the Tax Stand all players lose Virtue."""

PAY = "pay"
DEBT = "debt"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Chosen(Keyed):
    """AW-12.8.1 The player whom the group chooses."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Removal(Keyed):
    """AW-12.8.5 Where an own Worker is removed from."""

    place: int  # of the open locations, or -1 for the Prison


CHOSEN = tuple(Chosen(f"player:{seat}", seat) for seat in range(5))
REMOVALS = tuple(Removal(f"remove:{id}", at) for at, id in enumerate(OPEN))
REMOVE_PRISONER = Removal("remove:prison", -1)


def the_baron(state: ArchitectsState) -> Baron:
    """The Baron of this table."""
    assert state.baron is not None
    return state.baron


# Rogue and Reverend


def deal_helpers(state: ArchitectsState) -> Rule[None]:
    """AW-12.1.2 A two-sided card for each player; the rest leaves the game."""
    cards: Zone[Helper] = Zone(BOX.helpers.values())
    yield from shuffle(cards)
    for player in state.players:
        player.helper = cards.cards.pop()
    the_baron(state).helpers = cards.cards
    state.phase = Phase.SIDES


def sides_of(helper: Helper) -> list[Apprentice]:
    """The Rogue and the Reverend of a card."""
    return [BOX.sides[f"apprentice:{helper.id}-{word}"] for word in ("rogue", "reverend")]


def choose_side(player: Player) -> Rule[None]:
    """AW-12.1.2 Rogue or Reverend, for the whole game."""
    assert player.helper is not None
    player.side = yield from choose(player.seat, "aw-choose-side", sides_of(player.helper))


def lay_sides(state: ArchitectsState) -> Rule[None]:
    """AW-12.2.6 The chosen side is an Apprentice like the others."""
    for player in state.players:
        assert player.side is not None
        player.apprentices.append(player.side)
        yield tell("aw-side", player.seat, card=player.side.key)
        player.side = None
    state.phase = Phase.SETUP
    state.agenda.plan(task("start-values"), task("apprentices"), task("deal-plans"))


# Whom a row concerns


def concerned(state: ArchitectsState, row: BaronRow, prompt: str, able: list[int]) -> Rule[list[int]]:
    """AW-12.8.1 All players in turn order, or one whom the group chooses.

    AW-12.8.2 The last player in turn order enters the choice; who would not feel it is not offered.
    """
    if row.who == "all" or not able:
        return able
    voice = state.order()[-1]
    chosen = yield from choose(voice, prompt, [CHOSEN[seat] for seat in sorted(able)], n=row.n)
    return [chosen.seat]


def lose_virtue_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.1 One player, or all, lose Virtue."""
    for seat in (yield from concerned(state, row, "aw-group-virtue", state.order())):
        yield tell("aw-loses-virtue", seat, n=row.n)
        yield from lose_virtue(state, state.players[seat], row.n)


def take_debt_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.1 One player, or all, take Debts."""
    for seat in (yield from concerned(state, row, "aw-group-debt", state.order())):
        for _ in range(row.n):
            yield from take_debt(state, state.players[seat])


def remove_prisoner_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.4 Remove 1 own Worker in Prison from the game; without one, ignored."""
    able = [seat for seat in state.order() if state.prison[seat]]
    for seat in (yield from concerned(state, row, "aw-group-prisoner", able)):
        state.prison[seat] -= 1
        state.removed[seat] += 1
        yield tell("aw-removes", seat, whence="location:prison")


def removals(state: ArchitectsState, seat: int) -> list[Removal]:
    """AW-12.8.5 Where on the main board a player could remove a Worker; not Guildhall and Black Market."""
    found = [REMOVALS[place] for place in range(len(OPEN)) if state.present(place, seat)]
    return [*found, REMOVE_PRISONER] if state.prison[seat] else found


def remove_worker_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.5 Remove 1 own Worker: from the own board if there is one, otherwise from the main board."""
    able = [seat for seat in state.order() if state.workers[seat] or removals(state, seat)]
    for seat in (yield from concerned(state, row, "aw-group-worker", able)):
        if state.workers[seat]:
            state.workers[seat] -= 1
            whence = "own-board"
        else:
            chosen = yield from choose(seat, "aw-remove-worker", removals(state, seat))
            if chosen.place < 0:
                state.prison[seat] -= 1
            else:
                state.at[chosen.place * state.setting.colours + seat] -= 1
            whence = f"location:{chosen.key.partition(':')[2]}"
        state.removed[seat] += 1
        if whence == "own-board":
            yield tell("aw-removes-own", seat)
        else:
            yield tell("aw-removes", seat, whence=whence)


def pay_or_debt_row(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """War Levy (D26): pay Silver to the Supply, or take a Debt."""
    for seat in (yield from concerned(state, row, "aw-group-levy", state.order())):
        player = state.players[seat]
        options = [PAY, DEBT] if player.goods[SILVER] >= row.silver else [DEBT]
        chosen = yield from choose(seat, "aw-levy", options, silver=row.silver)
        if chosen == PAY:
            player.goods[SILVER] -= row.silver
            yield tell("aw-pays-levy", seat, n=row.silver)
        else:
            yield from take_debt(state, player)


# Rows about cards and Tax


def reveal_request(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.3 The next level; ignored when all are revealed."""
    baron = the_baron(state)
    if baron.revealed == len(baron.requests.cards):
        return
    yield from reveal()
    baron.requests.seen[baron.revealed] = EVERYBODY
    baron.revealed += 1
    yield tell("aw-request", request=baron.requests.cards[baron.revealed - 1].key)


def future_to_discard(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.7 The top Future Intrigue card goes onto the discard pile; ignored when there is none."""
    baron = the_baron(state)
    if baron.future.cards:
        yield from reveal()
        card, _ = baron.future.draw(EVERYBODY)
        baron.discard.add(card, EVERYBODY)
        yield tell("aw-future-discard", card=card.key)


def future_on_top(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.7 The top Future Intrigue card goes face down onto the deck; ignored when there is none."""
    baron = the_baron(state)
    if baron.future.cards:
        baron.intrigues.add(*baron.future.draw())
        baron.fresh += 1
        yield tell("aw-future-on-top")


def tax_check(state: ArchitectsState, row: BaronRow) -> Rule[None]:
    """AW-12.8.8 With 4 or more Silver on the Tax Stand all lose 1 Virtue; the Silver goes in any case."""
    silver, high = state.tax, state.tax >= TAX_LIMIT
    yield tell("aw-tax-check", n=silver)
    if high:
        for seat in state.order():
            yield from lose_virtue(state, state.players[seat], 1)
    state.tax = 0
