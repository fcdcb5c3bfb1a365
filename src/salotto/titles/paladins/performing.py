"""What each effect does for a player."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, tell
from salotto.titles.paladins import refusals as why
from salotto.titles.paladins.boards import (
    BOARD_SPACES,
    MARKER_MAX,
    ONE_WORKER,
    ROUNDS,
    WORKSHOP_PLACES,
    BoardSpace,
    WorkshopPlace,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ATTRIBUTE_AT,
    ATTRIBUTES,
    COMMISSION,
    CRIMINAL,
    DEVELOP,
    WORKER_AT,
    WORKERS,
    Townsfolk,
)
from salotto.titles.paladins.effects import (
    Choose,
    DestroyDebt,
    FreeDevelop,
    FreePray,
    FreeRecruit,
    Gain,
    Good,
    Lose,
    LoseWorker,
    LoseWorkshop,
    PayDebt,
    RemoveSuspicion,
    doing,
)
from salotto.titles.paladins.inquisition import (
    destroy_debt,
    drop_suspicion,
    gain_debt,
    gain_suspicion,
    pay_debt,
    take_tax,
)
from salotto.titles.paladins.placing import EMPTY, fillings
from salotto.titles.paladins.rewards import perform, reward
from salotto.titles.paladins.state import NOTHING, PaladinsState, Player


@perform.of(Gain)
def gain(game: PaladinsState, player: Player, effect: Gain) -> Rule[None]:
    """PW-1.4 Goods of the supply, Tax, an attribute, Honour, Workers, Suspicion, Debts."""
    what, n = effect.what, effect.n
    worker = WORKER_AT.get(what)
    attribute = ATTRIBUTE_AT.get(what)
    if worker is not None:
        yield from gain_workers(game, player, worker, n)
    elif attribute is not None:
        yield from raise_attribute(player, attribute, n)
    elif what is Good.SILVER:
        player.silver += n
        yield tell("pw-gains", player.seat, what=f"amount:silver-{n}")
    elif what is Good.PROVISION:
        player.provisions += n
        yield tell("pw-gains", player.seat, what=f"amount:provision-{n}")
    elif what is Good.TAX:
        yield from take_tax(game, player, n)
    elif what is Good.HONOUR:
        yield from gain_honour(player, n)
    elif what is Good.SUSPICION:
        for _ in range(n):
            yield from gain_suspicion(game, player)
    else:
        for _ in range(n):
            yield from gain_debt(game, player)


def gain_workers(game: PaladinsState, player: Player, worker: int, n: int) -> Rule[None]:
    """PW-9.2 Workers of one kind; each Criminal brings Suspicion at once, one after the other."""
    if worker != CRIMINAL:
        player.workers[worker] += n
        yield tell("pw-gains", player.seat, what=f"amount:{WORKERS[worker]}-{n}")
        return
    for _ in range(n):
        player.workers[CRIMINAL] += 1
        yield tell("pw-gains", player.seat, what="amount:criminal-1")
        yield from gain_suspicion(game, player)


def raise_attribute(player: Player, attribute: int, n: int) -> Rule[None]:
    """PW-1.6 A marker rises, never beyond the end of its track."""
    risen = min(MARKER_MAX, player.attributes[attribute] + n) - player.attributes[attribute]
    if risen:
        player.attributes[attribute] += risen
        yield tell("pw-gains", player.seat, what=f"amount:{ATTRIBUTES[attribute]}-{risen}")


def gain_honour(player: Player, n: int) -> Rule[None]:
    """PW-14.3.1 The Honour marker rises, never beyond the end of the track."""
    risen = min(BOX.honour.max, player.honour + n) - player.honour
    if risen:
        player.honour += risen
        yield tell("pw-gains", player.seat, what=f"amount:honour-{risen}")


@perform.of(RemoveSuspicion)
def remove_suspicion(game: PaladinsState, player: Player, effect: RemoveSuspicion) -> Rule[None]:
    """PW-9.2.2 As many as there are."""
    yield from drop_suspicion(game, player, effect.n)


@perform.of(PayDebt)
def pay_debts(game: PaladinsState, player: Player, effect: PayDebt) -> Rule[None]:
    """PW-9.4 As many as are unpaid."""
    for _ in range(min(effect.n, player.unpaid)):
        yield from pay_debt(game, player)


@perform.of(DestroyDebt)
def destroy_debts(game: PaladinsState, player: Player, effect: DestroyDebt) -> Rule[None]:
    """PW-9.4 As many as are unpaid."""
    for _ in range(min(effect.n, player.unpaid)):
        yield from destroy_debt(game, player)


@perform.of(FreeRecruit)
def free_recruit(game: PaladinsState, player: Player, effect: FreeRecruit) -> Rule[None]:
    """PW-6.2.7 Any Townsfolk of the row joins the crew, no Worker and no price; none is left: lost."""
    row = [card for card in game.townsfolk_row if card is not None]
    if row:
        card = yield from choose(player.seat, "pw-free-recruit", row)
        take_from_row(game, card)
        yield from join_crew(game, player, card)


def take_from_row(game: PaladinsState, card: Townsfolk) -> None:
    """PW-6.2.5 The slot stays empty until the end of the round."""
    game.townsfolk_row[game.townsfolk_row.index(card)] = None


def join_crew(game: PaladinsState, player: Player, card: Townsfolk) -> Rule[None]:
    """PW-6.2.6 A Townsfolk joins the crew and gives its immediate reward."""
    player.crew = (*player.crew, card)
    game.rise(player, "pw_crew", len(player.crew))
    yield tell("pw-joins-crew", player.seat, card=card.key)
    yield from reward(game, player, card.immediate)


@perform.of(FreeDevelop)
def free_develop(game: PaladinsState, player: Player, effect: FreeDevelop) -> Rule[None]:
    """PW-6.1.6 As a Develop, no Workers and no Silver; without a Workshop in the row it is lost."""
    if player.workshops_left() > 0:
        place = yield from choose_workshop_place(player)
        yield from build_workshop(game, player, place)


def choose_workshop_place(player: Player) -> Rule[WorkshopPlace]:
    """PW-6.1.2 One of the left Worker spaces of a right-side action without a Workshop yet."""
    return (
        yield from choose(
            player.seat,
            "pw-choose-workshop",
            [place for place in WORKSHOP_PLACES if not has_workshop(player, place)],
            lambda: [
                why.SPACE_COVERED.blocks(place.key)
                for place in WORKSHOP_PLACES
                if has_workshop(player, place)
            ],
        )
    )


def has_workshop(player: Player, place: WorkshopPlace) -> bool:
    """Whether a Workshop covers a Worker space."""
    return bool(player.workshops[place.action - COMMISSION] >> place.space & 1)


def build_workshop(game: PaladinsState, player: Player, place: WorkshopPlace) -> Rule[None]:
    """PW-6.1.2 to PW-6.1.4 The left-most Workshop moves; a Worker in its way goes, another one comes."""
    came = BOX.actions[DEVELOP].workshop_worker[player.developed]
    player.workshops[place.action - COMMISSION] |= 1 << place.space
    player.developed += 1
    game.rise(player, "pw_workshops", player.developed)
    row = player.placed[place.action]
    if row:
        player.placed[place.action] = (*row[: place.space], EMPTY, *row[place.space + 1 :])
    yield tell("pw-develops", player.seat, place=place.key)
    yield from gain_workers(game, player, WORKERS.index(came), 1)


@perform.of(FreePray)
def free_pray(game: PaladinsState, player: Player, effect: FreePray) -> Rule[None]:
    """PW-6.5.2 Any space of the own board that holds Workers is cleared; without one it is lost."""
    spaces = spaces_with_workers(player)
    if spaces:
        space = yield from choose(player.seat, "pw-free-pray", spaces)
        yield from clear(player, space)


def spaces_with_workers(player: Player) -> list[BoardSpace]:
    """PW-6.5.1 The action spaces of a board that hold Workers."""
    return [BOARD_SPACES[action] for action, row in enumerate(player.placed) if row]


def clear(player: Player, space: BoardSpace) -> Rule[None]:
    """PW-6.5.1 All Workers of a space go to the supply; it can be used again."""
    player.placed[space.action] = NOTHING
    yield tell("pw-clears", player.seat, space=space.key)


@perform.of(Choose)
def take_one(game: PaladinsState, player: Player, effect: Choose) -> Rule[None]:
    """PW-1.9 One of the rewards, also one that would be lost."""
    options = [doing(option) for option in effect.options]
    chosen = yield from choose(player.seat, "pw-choose-reward", options)
    yield from reward(game, player, chosen.effects)


# PW-14.10 Penalties


@perform.of(Lose)
def lose(game: PaladinsState, player: Player, effect: Lose) -> Rule[None]:
    """PW-14.10.4 Honour, an attribute, Silver or Provisions, as far as there are some."""
    what, n = effect.what, effect.n
    attribute = ATTRIBUTE_AT.get(what)
    if attribute is not None:
        lost = min(n, player.attributes[attribute])
        player.attributes[attribute] -= lost
    elif what is Good.HONOUR:
        lost = min(n, player.honour)
        player.honour -= lost
    elif what is Good.SILVER:
        lost = min(n, player.silver)
        player.silver -= lost
    else:
        lost = min(n, player.provisions)
        player.provisions -= lost
    if lost:
        yield tell("pw-loses", player.seat, what=f"amount:{what.value}-{lost}")


@perform.of(LoseWorker)
def lose_worker(game: PaladinsState, player: Player, effect: LoseWorker) -> Rule[None]:
    """PW-14.10.4 Kept Workers; which one is the owner's choice, and no choice in the last round."""
    for _ in range(min(effect.n, sum(player.workers))):
        ways = fillings(tuple(player.workers), ONE_WORKER)
        last = game.round == ROUNDS
        way = ways[0] if last else (yield from choose(player.seat, "pw-lose-which-worker", ways))
        worker = way.row[0]
        player.workers[worker] -= 1
        yield tell("pw-loses-worker", player.seat, worker=f"worker:{WORKERS[worker]}")


@perform.of(LoseWorkshop)
def lose_workshop(game: PaladinsState, player: Player, effect: LoseWorkshop) -> Rule[None]:
    """PW-14.10.5 The right-most Workshop still in the row goes to the box."""
    lost = min(effect.n, player.workshops_left())
    player.boxed += lost
    yield tell("pw-loses", player.seat, what=f"amount:workshop-{lost}")
