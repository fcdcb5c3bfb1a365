"""Tax, Suspicion, Inquisition, Debts (PW-9)."""

from __future__ import annotations

from functools import lru_cache

from salotto.kernel.decisions import Rule, choose, may, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import next_card
from salotto.titles.paladins.box import TOME_OF, Advantage
from salotto.titles.paladins.cards import Condition, Ongoing, Townsfolk, Trigger
from salotto.titles.paladins.effects import Effect, Gain, Good, RemoveSuspicion
from salotto.titles.paladins.rewards import abilities, perform, reward
from salotto.titles.paladins.rival import move_marker
from salotto.titles.paladins.state import PaladinsState, Player
from salotto.titles.west_kingdom.tomes import tome_key

PAY_INSTEAD = "pay-silver"
"""TS-7.6.3 The answer of somebody who pays and gains no Debt."""


def take_tax(game: PaladinsState, player: Player, asked: int) -> Rule[None]:
    """PW-9.1 Silver of the Tax supply; what is not there is not made up later."""
    taken = min(asked, game.tax)
    game.tax -= taken
    if game.is_rival(player):
        yield from rival_takes_tax(game, player, taken)
    else:
        player.silver += taken
        if taken:
            yield tell("pw-gains", player.seat, what=f"amount:tax-{taken}")
    if taken and not game.tax:
        yield from inquisition(game, player)


def rival_takes_tax(game: PaladinsState, player: Player, taken: int) -> Rule[None]:
    """PW-12.3.2 The Rival's Tax goes to the general supply, and its marker moves 1 space."""
    assert game.rival is not None
    if taken:
        yield tell("pw-rival-drains", player.seat, n=taken)
    yield from move_marker(game.rival)


def drain_tax(game: PaladinsState, player: Player, asked: int) -> Rule[None]:
    """PW-12.3.5 Silver leaves the Tax supply for the general supply, and nothing else happens."""
    taken = min(asked, game.tax)
    if not taken:
        return
    game.tax -= taken
    yield tell("pw-rival-drains", player.seat, n=taken)
    if not game.tax:
        yield from inquisition(game, player)


def gain_suspicion(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.2 Draw a Suspicion card and take its Tax; PW-9.2.1 none when all lie before the players."""
    card = yield from next_card(game.suspicion, game.suspicion_discard)
    if card is None:
        yield tell("pw-no-suspicion-left", player.seat)
        return
    player.suspicion = (*player.suspicion, card)
    game.rise(player, "pw_suspicion", len(player.suspicion))  # TS-5.15 before its Tax is taken
    yield tell("pw-suspected", player.seat, tax=card.tax, held=len(player.suspicion))
    if card.tax:
        yield from take_tax(game, player, card.tax)


def drop_suspicion(game: PaladinsState, player: Player, count: int) -> Rule[None]:
    """PW-9.2.2 The most recent cards go to the discard pile, as many as there are."""
    dropped = min(count, len(player.suspicion))
    if not dropped:
        return
    for card in reversed(player.suspicion[-dropped:]):
        game.suspicion_discard.add(card, EVERYBODY)
    player.suspicion = player.suspicion[:-dropped]
    yield tell("pw-removes-suspicion", player.seat, n=dropped, held=len(player.suspicion))


# PW-9.3 The Inquisition


def inquisition(game: PaladinsState, trigger: Player) -> Rule[None]:
    """PW-9.3 The last Silver has left the Tax supply: at once, whatever is going on."""
    yield tell("pw-inquisition", trigger.seat)
    order = game.clockwise_from(trigger.seat)
    for player in order:  # PW-14.4.2 before any ability
        if player.starting is not None and holds(player, player.starting.inquisition.condition):
            for effect in player.starting.inquisition.effects:
                yield from perform[effect](game, player, effect)
    for player in order:  # PW-9.3.1
        yield from ask_the_crew(game, player)
    indebted = yield from accuse(game, order)
    for player in indebted:  # PW-9.3.3
        yield from drop_suspicion(game, player, len(player.suspicion) // 2)
    for player in indebted:  # PW-13.6.3
        yield from abilities(game, player, Trigger.DEBT_GAINED)
    game.tax = game.setting.numbers.tax_supply  # PW-9.3.4
    yield tell("pw-tax-refilled", n=game.tax)


def holds(player: Player, condition: Condition) -> bool:
    """PW-13.3, PW-13.4 Whether a condition on the owner's Suspicion is met at this moment."""
    return meets(len(player.suspicion), condition)


def meets(suspicion: int, condition: Condition) -> bool:
    """PW-13.3, PW-13.4 Whether so much Suspicion meets a condition."""
    if condition is Condition.SUSPECTED:
        return suspicion >= 2
    return condition is Condition.ALWAYS or not suspicion


ORDER = (Condition.SUSPECTED, Condition.ALWAYS, Condition.UNSUSPECTED)


def ask_the_crew(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.3.1 Conspirators, Peddlers and Squires act in the order that their owner chooses.

    PW-12.5.14 The Rival's Peddlers come first and its Squires last.
    """
    left = [card for card in player.crew[: player.working] if card.ongoing.trigger is Trigger.INQUISITION]
    while left:
        card = left[0]
        if order_matters(len(player.suspicion), left):
            if game.is_rival(player):
                card = min(left, key=lambda each: ORDER.index(each.ongoing.condition))
            else:
                card = yield from choose(player.seat, "pw-inquisition-order", one_of_each(left))
        left.remove(card)
        if holds(player, card.ongoing.condition):
            yield from reward(game, player, card.ongoing.effects)


def one_of_each(cards: list[Townsfolk]) -> list[Townsfolk]:
    """The cards that differ in what they do."""
    found: dict[Ongoing, Townsfolk] = {}
    for card in cards:
        found.setdefault(card.ongoing, card)
    return list(found.values())


def order_matters(suspicion: int, cards: list[Townsfolk]) -> bool:
    """PW-9.3.1 Whether another order could let others of the cards do something."""
    return (
        len(cards) > 1
        and len(can_have_acted(suspicion, tuple((1 << at, card.ongoing) for at, card in enumerate(cards))))
        > 1
    )


@lru_cache(maxsize=4096)
def can_have_acted(suspicion: int, left: tuple[tuple[int, Ongoing], ...]) -> frozenset[int]:
    """PW-9.3.1 Which cards, as a mask, can have done something once all have had their turn."""
    found = set() if left else {0}
    for at, (mark, ongoing) in enumerate(left):
        others = left[:at] + left[at + 1 :]
        if meets(suspicion, ongoing.condition):
            then = max(0, suspicion + sum(map(suspicion_of, ongoing.effects)))
            found |= {mark | some for some in can_have_acted(then, others)}
        else:
            found |= can_have_acted(suspicion, others)
    return frozenset(found)


def suspicion_of(effect: Effect) -> int:
    """PW-9.2 How an effect changes the Suspicion of its owner."""
    if isinstance(effect, RemoveSuspicion):
        return -effect.n
    return effect.n if isinstance(effect, Gain) and effect.what in (Good.CRIMINAL, Good.SUSPICION) else 0


def accuse(game: PaladinsState, order: list[Player]) -> Rule[list[Player]]:
    """PW-9.3.2 All who hold the highest number of Suspicion gain a Debt; says who really did."""
    highest = max(len(player.suspicion) for player in order)
    indebted: list[Player] = []
    if not highest:
        yield tell("pw-nobody-suspected")
        return indebted
    for player in order:
        if len(player.suspicion) == highest:
            gained = yield from would_gain_debt(game, player)
            if gained:
                indebted.append(player)
    return indebted


# PW-9.4 Debts


def would_gain_debt(game: PaladinsState, player: Player) -> Rule[bool]:
    """PW-9.4 A Debt, unless the pile is empty or a Tome lets the player pay instead (TS-7.6.3)."""
    if not game.debts:
        return False
    tome = tome_against_debts(game, player)
    if tome is not None and player.silver >= tome.pay:
        answer = yield from may(player.seat, "pw-avoid-debt", [PAY_INSTEAD], silver=tome.pay)
        if answer is not None:
            player.silver -= tome.pay
            yield tell("pw-avoids-debt", player.seat, silver=tome.pay, tome=tome_key(TOME_OF[tome]))
            return False
    yield from put_into_debt(game, player)
    return True


def tome_against_debts(game: PaladinsState, player: Player) -> Advantage | None:
    """TS-7.6.3 The advantage by which the player may pay instead of gaining a Debt, if he has it."""
    if not game.setting.advantages or game.is_rival(player):
        return None
    for advantage in game.setting.advantages[player.seat]:
        if advantage.when == "would_gain" and advantage.what == "debt":
            return advantage
    return None


def put_into_debt(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.4 An unpaid Debt of the pile."""
    game.debts -= 1
    player.unpaid += 1
    yield tell("pw-gains-debt", player.seat)


def gain_debt(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.4, PW-13.6.2 A Debt outside of an Inquisition: a Swindler works at once."""
    gained = yield from would_gain_debt(game, player)
    if gained:
        yield from abilities(game, player, Trigger.DEBT_GAINED)


def pay_by_debt(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-6.2.2 A Debt as a price: it cannot be avoided (TS-7.8.4)."""
    yield from put_into_debt(game, player)
    yield from abilities(game, player, Trigger.DEBT_GAINED)


def pay_debt(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.4, PW-13.5 An unpaid Debt is flipped to Paid, and the Debt Collectors work."""
    player.unpaid -= 1
    player.paid += 1
    yield tell("pw-pays-debt", player.seat)
    yield from abilities(game, player, Trigger.DEBT_PAID)


def destroy_debt(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-9.4 An unpaid Debt goes back on the pile."""
    player.unpaid -= 1
    game.debts += 1
    yield tell("pw-destroys-debt", player.seat)
