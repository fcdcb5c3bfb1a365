"""Positions that random play seldom reaches: everybody richer, poorer, more crowded, further on.

Workers and cards only change places, and the limits of the book hold. `count_icons` keeps the engine's own
sum of icons up to date; nothing else of the title is needed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.titles.viscounts.state import count_icons

KNOWN = -1
"""Everybody has seen it."""


def enriched(state: Any, chance: Random) -> Any:
    """Another state of the same table, at the beginning of the same turn."""
    other = state.copy()
    for player in other.players:
        some = chance.choice(((0, 1), (0, 1, 2, 3), (2, 4, 6)))
        player.goods[:3] = [chance.choice(some) for _ in range(3)]
        player.goods[3] = 0 if player.automatic else chance.choice((0, 1, 2, 3, 4, 6, 9))
        if player.automatic and other.setting.rival.focus == "card_flip":
            player.goods[1:3] = [0, 0]  # VW-10.4.3 it has one kind of resource
        player.unpaid, player.acquired = chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1, 3))
        player.paid, player.approved = chance.randrange(4), chance.randrange(4)
        player.corruption = chance.randint(1, 7)
        player.virtue = chance.randint(player.corruption, 7)
        if chance.random() < 0.5:
            side = chance.randrange(2 if player.automatic else 3)
            player.place = chance.randrange(5) * 3 + side
        populate(other, player, chance)
        build(other, player, chance)
        give_tiles(other, player, chance)
        if not player.automatic:
            give_cards(other, player, chance)
    if chance.random() < 0.3:
        gather(other, chance)
    choose_leader(other, chance)
    if not other.last_round and chance.random() < 0.5:
        other.debts_left, other.deeds_left = chance.randint(1, 4), chance.randint(1, 4)
    if chance.random() < 0.2:
        for pile in chance.sample(other.townsfolk, 2):
            other.gone.extend(pile.cards)
            pile.cards.clear()
            pile.seen.clear()
    if other.rival is not None and chance.random() < 0.3:
        while other.rival.future.cards:
            other.rival.draw.add(other.rival.future.draw()[0])
    if other.baron is not None:
        muster(other, chance)
    for player in other.players:
        count_icons(other, player)
    return other


def gather(state: Any, chance: Random) -> None:
    """Several Viscounts on one space."""
    place = chance.randrange(5) * 3 + chance.randrange(2)
    for player in state.players:
        if chance.random() < 0.7:
            player.place = place


def populate(state: Any, player: Any, chance: Random) -> None:
    """Workers into the Castle, never three of one player, never more than three in a section and tier."""
    owners = state.setting.owners
    for tier, share in ((state.first, 0.8), (state.second, 0.6)):
        for at in range(5):
            row = range(at * owners, (at + 1) * owners)
            mine = at * owners + player.seat
            while (
                chance.random() < share
                and tier[mine] < 2
                and sum(tier[one] for one in row) < 3
                and player.supply
            ):
                tier[mine] += 1
                player.supply -= 1
    while chance.random() < 0.4 and player.supply:
        state.third[player.seat] += 1
        player.supply -= 1
    if chance.random() < 0.3:  # few Workers left: the others wait on the third tier
        keep = chance.randrange(3)
        state.third[player.seat] += max(0, player.supply - keep)
        player.supply = min(player.supply, keep)


def choose_leader(state: Any, chance: Random) -> None:
    """Anybody with the most Workers on the third tier."""
    workers = state.third[: len(state.players)]
    most = max(workers)
    state.leader = chance.choice([seat for seat, n in enumerate(workers) if n == most]) if most else -1


def build(state: Any, player: Any, chance: Random) -> None:
    """Some more Buildings on any free spots."""
    kinds = [0, 1, 2] if not player.automatic else [1, 0, 2]  # the Rival's Guildhalls come first
    share = chance.choice((0.5, 0.85))
    while chance.random() < share:
        covered = [slot for slot in range(9) if not player.emptied >> slot & 1]
        free = [spot for spot, owner in enumerate(state.owners) if owner < 0]
        if not covered or not free:
            return
        slot, spot = chance.choice(covered), chance.choice(free)
        player.emptied |= 1 << slot
        state.owners[spot], state.kinds[spot] = player.seat, kinds[slot // 3]


def give_tiles(state: Any, player: Any, chance: Random) -> None:
    """Manuscripts from the bottom of the piles, not more than two of a ribbon."""
    while chance.random() < 0.6:
        pile = chance.choice(state.manuscripts)
        if not pile.cards:
            return
        ribbon = pile.cards[0].ribbon
        if sum(tile.ribbon == ribbon for tile in player.manuscripts) < 2:
            player.manuscripts.append(pile.cards.pop(0))
            pile.seen.pop(0)


def give_cards(state: Any, player: Any, chance: Random) -> None:
    """Other Townsfolk on the board and in hand; the card that has just dropped off stays on top."""
    special = chance.random() < 0.5

    def another() -> Any:
        below = [(pile, at) for pile in state.townsfolk for at in range(len(pile.cards) - 1)]
        if special:  # those that change how an action is funded, or that react
            useful = [(pile, at) for pile, at in below if pile.cards[at].mod or pile.cards[at].trigger]
            below = useful or below
        if not below:
            return None
        pile, at = chance.choice(below)
        pile.seen.pop(at)
        return pile.cards.pop(at)

    if chance.random() < 0.5:
        exchange_hero(state, player, chance)

    for at in range(3):
        if player.row[at] is not None and chance.random() < 0.6 and (card := another()) is not None:
            under(player.discard, player.row[at])
            player.row[at] = card
    for _ in range(chance.randrange(4)):
        if player.hand.cards and (card := another()) is not None:
            under(player.discard, player.hand.cards.pop(0))
            player.hand.seen.pop(0)
            player.hand.add(card, 1 << player.seat)
    if chance.random() < 0.3:
        while player.draw.cards:
            under(player.discard, player.draw.draw()[0])
    if chance.random() < 0.1:
        while player.hand.cards:
            under(player.discard, player.hand.draw()[0])
    if chance.random() < 0.15:  # a small deck
        for zone in (player.draw, player.discard, player.hand):
            while player.deck_size() > 4 and len(zone.cards) > (zone is player.discard):
                state.gone.append(zone.cards.pop(0))
                zone.seen.pop(0)


def exchange_hero(state: Any, player: Any, chance: Random) -> None:
    """Another Hero, in the place of the one that was drafted."""
    everybody = [*state.players]
    used = {card.key for one in everybody for card in one.deck()} | {card.key for card in state.gone}
    heroes = [hero for hero in state.setting.heroes() if hero.key not in used]
    if not heroes:
        return
    for zone in (player.hand.cards, player.draw.cards, player.row):
        for at, card in enumerate(zone):
            if card is not None and card.key.startswith("hero:"):
                zone[at] = chance.choice(heroes)
                return


def under(zone: Any, card: Any) -> None:
    """A card under a pile."""
    zone.cards.insert(0, card)
    zone.seen.insert(0, KNOWN)


def muster(state: Any, chance: Random) -> None:
    """Workers of the Overlord and of the players on the spaces, as the end of his turn may leave them."""
    baron, owners = state.baron, state.setting.owners
    mine = owners - 1
    for place in range(15):
        most = 1 if place % 3 == 2 else 2
        guards = range(place * state.setting.players, (place + 1) * state.setting.players)
        if any(baron.guards[at] for at in guards):
            continue
        if chance.random() < 0.4:
            while baron.workers[place] < most and baron.reserve > 1 and chance.random() < 0.7:
                baron.workers[place] += 1
                baron.reserve -= 1
        elif not baron.workers[place]:
            for seat, at in enumerate(guards):
                if state.players[seat].supply and chance.random() < 0.3:
                    baron.guards[at] += 1
                    state.players[seat].supply -= 1
    for tier in (state.first, state.second):
        for at in range(5):
            there = at * owners + mine
            crowd = sum(tier[at * owners : (at + 1) * owners])
            if not tier[there] and crowd < 3 and baron.reserve > 1 and chance.random() < 0.3:
                tier[there] += 1
                baron.reserve -= 1
    if chance.random() < 0.3:  # nearly all of them are out
        for place in range(15):
            while baron.reserve > 1 and baron.workers[place] == 1 and place % 3 < 2:
                baron.workers[place] += 1
                baron.reserve -= 1
