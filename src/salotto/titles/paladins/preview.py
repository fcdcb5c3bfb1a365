"""What an answer of Paladins leads to, said before anybody chooses: costs, losses, what a gift changes."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable, Iterator

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.titles.paladins import cards
from salotto.titles.paladins.boards import Move
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.coop import Penalty
from salotto.titles.paladins.costs import attack_price, cost, recruit_price
from salotto.titles.paladins.effects import Gain, Good, Lose, LoseWorker, LoseWorkshop, OnAction
from salotto.titles.paladins.legality import ByDebt, board_moves, held, offers, targets_of_attack
from salotto.titles.paladins.naming import find
from salotto.titles.paladins.state import PaladinsState, Player

KEPT = BOX.game.carry_over_limit
"""PW-10.2 So many Workers can be kept for the next round."""


def price(what: str, number: int) -> Phrase:
    """What something costs."""
    return Phrase("pw-note-costs", {"what": f"amount:{what}-{number}"}) if number else Phrase("pw-note-free")


def of_turn(game: PaladinsState, decision: Decision, key: str) -> Phrase | None:
    """PW-5 What an action costs; PW-10.2 what passing loses; PW-14.6.1 the Honour for a used Favour."""
    player = game.players[decision.seat]
    kind = key.partition(":")[0]
    if kind == "action":
        move = next(each for each in board_moves(player) if each.key == key)
        return of_move(game, player, move)
    if kind == "favour":
        at = next(at for at, card in enumerate(game.favours.cards) if card.key == key)
        if lying := len(game.favour_workers[at]):
            return price("honour", lying)
        return next((price(each.what.value, each.n) for each in game.favours.cards[at].cost), None)
    workers = sum(player.workers)
    if key == "pass" and workers > KEPT and game.round < BOX.game.rounds:
        return Phrase("pw-note-keeps", {"n": workers, "kept": KEPT})
    return None


def of_move(game: PaladinsState, player: Player, move: Move) -> Phrase | None:
    """PW-5.11 The cost of an action.

    PW-6.2.2, PW-7.5.3 With a single card in reach nobody asks which one: so that no price comes unawares,
    it is said here.
    """
    if move.action == cards.RECRUIT:
        ways = offers(game, player)
        return of_offer(game, player, ways[0]) if len(ways) == 1 else None
    if move.action == cards.ATTACK:
        targets = targets_of_attack(game, player)
        return of_target(game, player, targets[0]) if len(targets) == 1 else None
    if move.action == cards.GAIN_HONOUR:
        return None
    paid = cost(game, player, move.action)
    return price(BOX.actions[move.action].cost_in, paid) if paid else None


def of_offer(game: PaladinsState, player: Player, offer: cards.Townsfolk | ByDebt) -> Phrase:
    """PW-6.2.1, PW-6.2.2 The price of a Townsfolk, or the Debt instead."""
    if isinstance(offer, ByDebt):
        return Phrase("pw-note-debt")
    return price("silver", recruit_price(player, game.townsfolk_row.index(offer)))


def of_target(game: PaladinsState, player: Player, card: cards.Outsider) -> Phrase:
    """PW-7.5.3 The Silver for missing Strength."""
    return price("silver", attack_price(player, game.outsider_row.index(card)))


def of_townsfolk(game: PaladinsState, decision: Decision, key: str) -> Phrase:
    """PW-6.2.1 What one of the Townsfolk costs."""
    return of_offer(game, game.players[decision.seat], find(key))


def of_attack(game: PaladinsState, decision: Decision, key: str) -> Phrase:
    """PW-7.5.3 What one of the Outsiders costs."""
    return of_target(game, game.players[decision.seat], find(key))


# PW-14.5 Collaborating


def of_receiver(game: PaladinsState, decision: Decision, key: str) -> Phrase:
    """PW-14.5.3, PW-14.5.4 What the effect would change for a player, and which abilities it sets off."""
    player = game.players[int(key.partition(":")[2])]
    move = next(each for each in board_moves(player) if each.key == decision.about["action"])
    held = len(player.suspicion)
    coming = BOX.actions[cards.DEVELOP].workshop_worker
    worker = f"amount:{coming[min(player.developed, len(coming) - 1)]}-1"  # PW-6.1.4
    now, then = changes(player, move)
    args: dict[str, str | int] = {"what": cards.ACTIONS[move.action], "now": now, "then": then}
    args |= {"held": held, "fewer": max(held - 1, 0), "worker": worker}
    rewards = list(rewarded(player, cards.ACTIONS[move.action]))
    if not rewards:
        return Phrase("pw-note-gives", args)
    return Phrase("pw-note-gives-more", {**args, "card": rewards[0], "more": len(rewards) - 1})


def changes(player: Player, move: Move) -> tuple[int, int]:
    """What stands on the receiver's board now, and what would stand there then."""
    if move.action == cards.DEVELOP:
        return player.developed, player.developed + 1
    if move.action == cards.RECRUIT:  # PW-14.5.4 with one Worker the reward goes to the receiver
        return len(player.crew), len(player.crew) + 1 if move.mode else 0
    if move.action == cards.PRAY:
        return sum(map(bool, player.placed)), 0
    if move.action == cards.CONSPIRE:
        return len(player.suspicion), len(player.suspicion) + 1
    if move.action == cards.GAIN_HONOUR:
        return player.honour, min(player.honour + 1, BOX.honour.max)
    have = player.provisions if move.action == cards.HUNT else player.silver
    return have, have + BOX.actions[move.action].modes[move.mode].gain


def rewarded(player: Player, action: str) -> Iterator[str]:
    """PW-14.5.3 The cards of a player that reward an action."""
    ability = player.paladin.ability if player.paladin is not None and player.shown else None
    if player.paladin is not None and isinstance(ability, OnAction) and ability.action == action:
        yield player.paladin.key
    if player.starting is not None and player.starting.honour_on == action:
        yield player.starting.key
    for card in player.crew:
        if card.ongoing.trigger is cards.Trigger.ACTION and card.ongoing.action == action:
            yield card.key


# PW-14.10.4 Penalties


def of_penalty(game: PaladinsState, decision: Decision, key: str) -> Phrase | None:
    """PW-14.10.4 What stands there now, and what would stand there then."""
    penalty: Penalty = find(key)
    player, effect = game.players[decision.seat], penalty.effects[0]
    match effect:
        case Gain(n=n, what=what):
            now, change = has(player, what), n
        case Lose(n=n, what=what):
            now, change = has(player, what), -n
        case LoseWorkshop(n=n):
            now, change = player.workshops_left(), -n
        case LoseWorker(n=n):
            now, change = sum(player.workers), -n
        case _:
            return None
    return Phrase("pw-note-change", {"now": now, "then": max(now + change, 0)})


def has(player: Player, what: Good) -> int:
    """How much a player has of what a Threat takes or brings."""
    if what in cards.ATTRIBUTE_AT:
        return player.attributes[cards.ATTRIBUTE_AT[what]]
    if what is Good.SUSPICION:
        return len(player.suspicion)
    return player.honour if what is Good.HONOUR else held(player, what)


def left(game: PaladinsState, decision: Decision, key: str) -> Phrase | None:
    """PW-10.2 Whoever passes places no more Workers this round; three of them can be kept."""
    workers = sum(game.players[decision.seat].workers)
    if (decision.prompt, key) != ("pw-act", "pass") or workers <= KEPT:
        return None
    kept = KEPT if game.round < BOX.game.rounds else 0
    return Phrase("pw-page-left", {"workers": workers, "kept": kept})


NOTES: dict[str, Callable[[PaladinsState, Decision, str], Phrase | None]] = {
    "pw-act": of_turn,
    "pw-choose-townsfolk": of_townsfolk,
    "pw-choose-attack": of_attack,
    "pw-for-whom": of_receiver,
    "pw-choose-penalty": of_penalty,
}
