"""PW-1.4 to PW-1.6, PW-9, PW-16: rewards, Tax, Suspicion, Inquisitions, Debts; for players and the Rival."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.picks import Pick
from tests.titles.paladins.oracle.book import (
    ATTRIBUTES,
    CRIMINAL,
    RIGHT,
    TOP,
    WORKERS,
    action,
    tax_supply,
    townsfolk,
)
from tests.titles.paladins.oracle.position import Player, Position

Effect = dict[str, Any]
Adjust = Callable[[str, int], int]

MISREAD: list[Adjust] = []
"""A mistake planted by a test: changes what a gain brings."""

# The Rival's resource track


def raise_attribute(position: Position, seat: int, attribute: str, n: int) -> None:
    """PW-1.6, PW-12.3.3 A marker up, at most to 12; the Rival's goes on top of the stack there."""
    player = position.players[seat]
    before = player.attributes[attribute]
    player.attributes[attribute] = min(TOP, before + n)
    if position.is_rival(seat) and player.attributes[attribute] != before:
        assert position.rival is not None
        position.rival.stack.remove(attribute)
        position.rival.stack.append(attribute)


def move_marker(position: Position) -> None:
    """PW-12.3.3 One space to the right; from 5 to 1 the lowest attribute rises."""
    rival = position.rival
    assert rival is not None
    rival.marker += 1
    if rival.marker <= 5:
        return
    rival.marker = 1
    values = position.players[-1].attributes
    lowest = min(values.values())
    if lowest < TOP:
        top = [attribute for attribute in rival.stack if values[attribute] == lowest][-1]
        raise_attribute(position, position.humans, top, 1)


# Rewards


def reward(position: Position, seat: int, effects: Iterable[Effect], pick: Pick) -> None:
    """PW-1.4 All icons of one card, space or ability, from left to right."""
    moved = False
    for effect in effects:
        moved = one_icon(position, seat, effect, pick, moved)


def one_icon(position: Position, seat: int, effect: Effect, pick: Pick, moved: bool) -> bool:
    """One icon; tells whether the Rival's marker has moved for this reward (PW-12.3.1)."""
    player = position.players[seat]
    n: int = effect.get("n", 1)
    match effect["do"]:
        case "gain":
            for adjust in MISREAD:
                n = adjust(effect["what"], n)
            return gain(position, seat, effect["what"], n, pick, moved)
        case "remove_suspicion" if nothing_to_remove(position, seat, bool(player.suspicion)):
            silver_instead(position, pick)
        case "remove_suspicion":
            remove_suspicion(position, seat, n)
        case "pay_debt" | "destroy_debt" if nothing_to_remove(position, seat, bool(player.unpaid)):
            silver_instead(position, pick)
        case "pay_debt":
            for _ in range(n):
                pay_debt(position, seat, pick)
        case "destroy_debt":
            gone = min(n, player.unpaid)
            player.unpaid -= gone
            position.debts += gone
        case "free_recruit":
            free_recruit(position, seat, pick)
        case "pray":
            free_pray(position, seat, pick)
        case "free_develop":
            if not position.is_rival(seat) and player.row:
                develop(position, seat, pick)
        case "choose":
            reward(position, seat, chosen(position, seat, effect["options"], pick), pick)
        case unknown:
            raise ValueError(unknown)
    return moved


def gain(position: Position, seat: int, what: str, n: int, pick: Pick, moved: bool = False) -> bool:
    """PW-16 A gain of one kind."""
    player = position.players[seat]
    rival = position.rival if position.is_rival(seat) else None
    if what in ("silver", "provision"):
        if rival is not None:
            if not moved:
                move_marker(position)
            return True
        if what == "silver":
            player.silver += n
        else:
            player.provisions += n
    elif what == "tax":
        take_tax(position, seat, n, pick, steps=not moved)
        return True
    elif what in ATTRIBUTES:
        raise_attribute(position, seat, what, n)
    elif what == "honour":
        player.honour = min(TOP, player.honour + n)
    elif what == "debt":
        for _ in range(n):
            gain_debt(position, seat, pick)
    elif what == "suspicion":
        for _ in range(n):
            gain_suspicion(position, seat, pick)
    else:
        for _ in range(n):
            gain_worker(position, seat, WORKERS.index(what), pick)
    return moved


def gain_worker(position: Position, seat: int, worker: int, pick: Pick) -> None:
    """PW-9.2 A Worker more; a Criminal brings Suspicion."""
    if position.is_rival(seat):
        assert position.rival is not None
        position.rival.workers += 1
    else:
        position.players[seat].workers[worker] += 1
    if worker == CRIMINAL:
        gain_suspicion(position, seat, pick)


def nothing_to_remove(position: Position, seat: int, some: bool) -> bool:
    """PW-12.3.5 Whether the Rival lacks what an icon would remove."""
    return position.is_rival(seat) and not some


def silver_instead(position: Position, pick: Pick) -> None:
    """PW-12.3.5 The Rival has nothing to remove: a Silver leaves the Tax supply, the marker stays."""
    take_tax(position, position.humans, 1, pick, steps=False)


def take_tax(position: Position, seat: int, n: int, pick: Pick, steps: bool) -> None:
    """PW-9.1 Out of the Tax supply; PW-12.3.2 the Rival's goes to the general supply and moves the marker."""
    taken = min(n, position.tax)
    position.tax -= taken
    if not position.is_rival(seat):
        position.players[seat].silver += taken
    elif steps and n:
        move_marker(position)
    if taken and position.tax == 0:
        inquisition(position, seat, pick)


def gain_suspicion(position: Position, seat: int, pick: Pick) -> None:
    """PW-9.2, PW-9.2.1 Draw a card, lay it down, take its Tax."""
    if not position.suspicion:
        if not position.suspicion_discard:
            return
        position.suspicion, position.suspicion_discard = sorted(position.suspicion_discard), []
        position.gamble = True
    if position.gamble:
        tax = pick(sorted(set(position.suspicion)))
        position.suspicion.remove(tax)
    else:
        tax = position.suspicion.pop(0)
    position.players[seat].suspicion.append(tax)
    position.rise(seat, "pw_suspicion")  # TS-5.15
    if tax:
        take_tax(position, seat, tax, pick, steps=True)


def remove_suspicion(position: Position, seat: int, n: int) -> None:
    """PW-9.2.2 The most recent first."""
    held = position.players[seat].suspicion
    for _ in range(min(n, len(held))):
        position.suspicion_discard.append(held.pop())


# PW-1.9 Choices


def chosen(position: Position, seat: int, options: list[list[Effect]], pick: Pick) -> list[Effect]:
    """PW-1.9 Any of them; PW-12.5.13 the Rival's lowest attribute, else the first that does something."""
    if not position.is_rival(seat):
        return pick(options)
    rival = position.rival
    assert rival is not None
    values = position.players[seat].attributes
    least = min(values.values())
    lowest = [name for name in rival.stack if values[name] == least][-1] if least < TOP else None
    for option in options if lowest is not None else ():
        if any(effect.get("what") == lowest for effect in option):
            return option
    useful = [option for option in options if all(useful_to_rival(position, each) for each in option)]
    return (useful or options)[0]


def useful_to_rival(position: Position, effect: Effect) -> bool:
    """PW-12.5.13 Whether something happens."""
    player = position.players[-1]
    if effect["do"] == "free_develop":
        return False
    if effect["do"] == "remove_suspicion":
        return bool(player.suspicion)
    if effect["do"] in ("pay_debt", "destroy_debt"):
        return player.unpaid > 0
    return effect["do"] != "gain" or player.attributes.get(effect["what"], 0) < TOP


def develop(position: Position, seat: int, pick: Pick) -> None:
    """PW-6.1.2 to PW-6.1.4."""
    player = position.players[seat]
    worker = action("develop")["workshop_worker"][player.developed]
    free = [
        (name, at)
        for name in RIGHT
        for at in action(name)["workshop_spaces"]
        if at not in player.workshops.get(name, ())
    ]
    name, at = pick(free)
    player.workshops[name] = player.workshops.get(name, frozenset()) | {at}
    position.rise(seat, "pw_workshops")
    if player.placed.get(name):
        player.placed[name] -= 1
    gain_worker(position, seat, WORKERS.index(worker), pick)


# Debts


def gain_debt(position: Position, seat: int, pick: Pick) -> None:
    """PW-9.4 One, if the pile has any and no Tome helps (TS-7.6.3); PW-13.6.2 Swindlers are rewarded."""
    if position.debts and not pays_instead(position, seat, pick):
        lay_debt(position, seat)
        abilities(position, seat, "debt_gained", pick)


def pay_debt(position: Position, seat: int, pick: Pick) -> None:
    """PW-9.4 Flip one; PW-13.5 Debt Collectors are rewarded."""
    player = position.players[seat]
    if player.unpaid:
        player.unpaid -= 1
        player.paid += 1
        abilities(position, seat, "debt_paid", pick)


def lay_debt(position: Position, seat: int) -> None:
    """PW-9.4 One from the pile."""
    position.debts -= 1
    position.players[seat].unpaid += 1


# Abilities of the crew


def everybody_works(position: Position) -> None:
    """Whoever is in a crew now has joined before what comes next."""
    for player in position.players:
        player.working = len(player.crew)


def at_work(player: Player) -> list[Effect]:
    """PW-6.2.6 The abilities of those who had joined before the action."""
    return [townsfolk(id)["ongoing"] for id in player.crew[: player.working]]


def abilities(position: Position, seat: int, trigger: str, pick: Pick, action: str = "") -> None:
    """PW-13 All abilities for an occasion, the oldest card first; each is a reward of its own."""
    for ongoing in at_work(position.players[seat]):
        if ongoing["trigger"] == trigger and ongoing.get("action", "") == action:
            reward(position, seat, ongoing["effects"], pick)


def inquisition(position: Position, taker: int, pick: Pick) -> None:
    """PW-9.3."""
    if position.inquisition:
        return
    position.inquisition = True
    if position.coop:
        for player in position.players:  # PW-14.4.2
            if len(player.suspicion) >= 2:
                player.honour = max(0, player.honour - 1)
    order = position.clockwise(taker)
    for seat in order:
        suspects(position, seat, pick)
    highest = max(len(player.suspicion) for player in position.players)
    guilty = [seat for seat in order if highest and len(position.players[seat].suspicion) == highest]
    indebted = []
    for seat in guilty:
        if position.debts and not pays_instead(position, seat, pick):
            lay_debt(position, seat)
            indebted.append(seat)
    for seat in indebted:
        remove_suspicion(position, seat, highest // 2)
    for seat in indebted:  # PW-13.6.3
        abilities(position, seat, "debt_gained", pick)
    position.tax = tax_supply(position.humans)
    position.inquisition = False


def suspects(position: Position, seat: int, pick: Pick) -> None:
    """PW-13.2 to PW-13.4 One by one, as the owner likes; the Rival's Peddlers first, Squires last."""
    left = [each for each in at_work(position.players[seat]) if each["trigger"] == "inquisition"]
    if position.is_rival(seat):
        conditions = ("suspicion>=2", "always", "suspicion==0")
        left.sort(key=lambda each: conditions.index(each["condition"]))
    while left:
        ongoing = left.pop(0 if position.is_rival(seat) else pick(range(len(left))))
        held, condition = len(position.players[seat].suspicion), ongoing["condition"]
        if {"suspicion>=2": held >= 2, "always": True, "suspicion==0": held == 0}[condition]:
            reward(position, seat, ongoing["effects"], pick)


def pays_instead(position: Position, seat: int, pick: Pick) -> bool:
    """TS-7.6.3, TS-7.8.2 With the Tome a Debt may be avoided for 2 Silver."""
    for advantage in position.tome_effects(seat, "would_gain"):
        if position.players[seat].silver >= advantage["pay"] and pick((True, False)):
            position.players[seat].silver -= advantage["pay"]
            return True
    return False


# Rewards that take a card or clear a space


def target(position: Position, available: list[bool]) -> int | None:
    """PW-12.3.4 From the marker to the right, then from the left."""
    assert position.rival is not None
    first = position.rival.marker - 1
    order = [*range(first, len(available)), *range(first)]
    return next((at for at in order if available[at]), None)


def free_recruit(position: Position, seat: int, pick: Pick) -> None:
    """PW-6.2.7, PW-12.5.12."""
    filled = [at for at, card in enumerate(position.townsfolk_row) if card]
    if not filled:
        return
    if position.is_rival(seat):
        at = target(position, [card is not None for card in position.townsfolk_row])
        assert at is not None
    else:
        at = pick(filled)
    join(position, seat, at, pick)


def join(position: Position, seat: int, slot: int, pick: Pick) -> None:
    """PW-6.2.6 Into the crew, with its immediate reward."""
    card = position.townsfolk_row[slot]
    assert card is not None
    position.townsfolk_row[slot] = None
    position.players[seat].crew.append(card)
    position.rise(seat, "pw_crew")
    reward(position, seat, townsfolk(card)["immediate"], pick)


def free_pray(position: Position, seat: int, pick: Pick) -> None:
    """PW-6.5.2 Any space of the own board; PW-12.5.12 for the Rival all of its right side."""
    if position.is_rival(seat):
        rival_prays(position, pick)
        return
    clear_one(position, seat, pick, ())


def clear_one(position: Position, seat: int, pick: Pick, but: tuple[str, ...]) -> None:
    """PW-6.5.1 Clear one space that holds Workers, if there is one."""
    placed = position.players[seat].placed
    holding = [name for name in placed if placed[name] and name not in but]
    if holding:
        del placed[pick(holding)]


def rival_prays(position: Position, pick: Pick) -> None:
    """PW-12.5.2 Clear the right side, or a Worker more; then all Schemes are shuffled."""
    rival = position.rival
    assert rival is not None
    if rival.used:
        rival.used.clear()
    else:
        gain_worker(position, position.humans, 0, pick)
    rival.pile, rival.discard = rival.pile + rival.discard, []
    rival.shuffled = True
