"""The immediate effects of Buildings (AW-5.1.4, AW-9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from salotto.kernel.decisions import Rule, choose, may, tell
from salotto.kit.effects import ByKind
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import Building
from salotto.titles.architects.effects import (
    Capture,
    Choose,
    DestroyDebt,
    DiscardApprentice,
    Effect,
    Exchange,
    ExtraGuildhall,
    Gain,
    GainPer,
    HireAny,
    Lose,
    ReleaseBoards,
    ReleasePrison,
    TakeDebt,
    Who,
    amounts,
)
from salotto.titles.architects.guardhouse import free_from_boards, release
from salotto.titles.architects.moves import DONE
from salotto.titles.architects.rival import change_rival_virtue
from salotto.titles.architects.scoring import count
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.town_centre import capture_freely, groups
from salotto.titles.architects.virtue import discard_plan, gain_items, gain_virtue, lose_virtue, take_debt
from salotto.titles.architects.workshop import dismiss, face_up, may_hire_any

DESTROY = "destroy"

UseGuildhall = Callable[[ArchitectsState, Player, str], Rule[None]]
CanUseGuildhall = Callable[[ArchitectsState, Player], list[str]]


@dataclass(frozen=True, slots=True)
class Site:
    """Where an effect works: the table, the builder, and how to use the Guildhall once more."""

    state: ArchitectsState
    player: Player
    use_guildhall: UseGuildhall
    guildhall_actions: CanUseGuildhall


perform: ByKind[Callable[..., Rule[None]]] = ByKind("perform")


def construct_effects(site: Site, card: Building) -> Rule[None]:
    """AW-5.1.3 The immediate effects of a Building, in their order."""
    for effect in card.effects:
        yield from perform[effect](site, effect)


@perform.of(Gain)
def gain(site: Site, effect: Gain) -> Rule[None]:
    """Gain from the Supply; AW-9.4 the Monument gives to all players, in the order of AW-7.8."""
    state, player = site.state, site.player
    if effect.who is Who.YOU:
        yield tell("aw-gains", player.seat, amount=amounts({effect.what: effect.n}))
        yield from gain_items(state, player, {effect.what: effect.n})
        return
    yield tell("aw-all-gain", player.seat, amount=amounts({effect.what: effect.n}))
    for seat in state.seats_from(player.seat):
        yield from gain_virtue(state, state.players[seat], effect.n)
    if state.rival is not None:
        yield from change_rival_virtue(state, effect.n)


@perform.of(Lose)
def lose(site: Site, effect: Lose) -> Rule[None]:
    """AW-9.5 Watchtower: every player with 3 or more Workers in Prison loses Virtue, the builder too."""
    state, player = site.state, site.player
    least = BOX.scoring.reset_prisoners
    rival = state.setting.players
    concerned = [seat for seat in state.seats_from(player.seat) if state.prison[seat] >= least]
    for seat in concerned:
        yield tell("aw-prisoners-virtue", seat, n=state.prison[seat])
        yield from lose_virtue(state, state.players[seat], effect.n)
    if state.rival is not None and state.prison[rival] >= least:
        yield from change_rival_virtue(state, -effect.n)


@perform.of(GainPer)
def gain_per(site: Site, effect: GainPer) -> Rule[None]:
    """AW-5.1.7 Palace: for every full 4 Virtue, after this Building's own change."""
    number = count(site.state, site.player, effect.of) // effect.per * effect.n
    if number:
        yield tell("aw-gains", site.player.seat, amount=amounts({effect.what: number}))
        yield from gain_items(site.state, site.player, {effect.what: number})


@perform.of(TakeDebt)
def take_debts(site: Site, effect: TakeDebt) -> Rule[None]:
    """Betting House."""
    for _ in range(effect.n):
        yield from take_debt(site.state, site.player)


@perform.of(DestroyDebt)
def destroy_debt(site: Site, effect: DestroyDebt) -> Rule[None]:
    """Church: destroy an unpaid Debt, or not."""
    player = site.player
    for _ in range(effect.n):
        if player.debts and (yield from may(player.seat, "aw-church", [DESTROY], debts=player.debts)):
            player.debts -= 1
            yield tell("aw-destroys-debt", player.seat, debts=player.debts)


@perform.of(ReleasePrison)
def release_prison(site: Site, effect: ReleasePrison) -> Rule[None]:
    """Hideout; AW-12.2.7 only its owner's Workers."""
    seat = site.player.seat
    if site.state.prison[seat]:
        yield from release(site.state, seat, seat)


@perform.of(ReleaseBoards)
def release_boards(site: Site, effect: ReleaseBoards) -> Rule[None]:
    """AW-9.6 Barracks: all own Workers back from other boards without paying."""
    yield from free_from_boards(site.state, site.player.seat)


@perform.of(Capture)
def capture(site: Site, effect: Capture) -> Rule[None]:
    """AW-5.1.5 Free captures; AW-5.1.4 they may be declined."""
    yield from capture_freely(site.state, site.player, effect.n, effect.max_locations)


@perform.of(HireAny)
def hire_any(site: Site, effect: HireAny) -> Rule[None]:
    """AW-5.1.6 Tavern."""
    for _ in range(effect.n):
        if face_up(site.state):
            yield from may_hire_any(site.state, site.player)


@perform.of(Exchange)
def exchange(site: Site, effect: Exchange) -> Rule[None]:
    """AW-9.7 Library: discard a Building card for Gold, or not."""
    state, player = site.state, site.player
    card = yield from may(player.seat, "aw-library", player.hand.cards.copy())
    if card is not None:
        discard_plan(state, player, card)
        yield tell("aw-gains", player.seat, amount=amounts(effect.gain))
        yield from gain_items(state, player, effect.gain)


@perform.of(Choose)
def choose_one(site: Site, effect: Choose) -> Rule[None]:
    """AW-9.6, AW-9.8 One of several effects; one that can do nothing is not offered."""
    player = site.player
    card = player.buildings[-1]
    options = [
        f"effect:{card.id}:{at}"
        for at, effects in enumerate(effect.of)
        if all(possible(site, each) for each in effects)
    ]
    if not options:
        return
    if effect.optional:
        options.append(DONE)
    chosen = yield from choose(player.seat, "aw-choose-effect", options, card=card.key)
    if chosen == DONE:
        return
    for each in effect.of[int(chosen.rpartition(":")[2])]:
        yield from perform[each](site, each)


def possible(site: Site, effect: Effect) -> bool:
    """Whether an effect could do anything now."""
    state, seat = site.state, site.player.seat
    if isinstance(effect, ReleaseBoards):
        return state.held_elsewhere(seat) > 0
    if isinstance(effect, Capture):
        return bool(groups(state, seat, 0, 1))
    return True


@perform.of(ExtraGuildhall)
def extra_guildhall(site: Site, effect: ExtraGuildhall) -> Rule[None]:
    """AW-9.10 Crane: one more own Worker to the Guildhall, if that is possible and wanted."""
    state, player = site.state, site.player
    if not state.workers[player.seat]:
        return
    action = yield from may(player.seat, "aw-crane", site.guildhall_actions(state, player))
    if action is not None:
        yield from site.use_guildhall(state, player, action.rpartition(":")[2])


@perform.of(DiscardApprentice)
def discard_apprentice(site: Site, effect: DiscardApprentice) -> Rule[None]:
    """AW-9.11 Graveyard: discard a hired Apprentice, if there is one."""
    player = site.player
    for _ in range(effect.n):
        if player.apprentices:
            card = yield from choose(player.seat, "aw-graveyard", player.apprentices.copy())
            yield from dismiss(site.state, player, card)
