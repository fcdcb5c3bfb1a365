"""Positions that random play seldom reaches: everybody richer, poorer, more crowded, further on.

Nothing is lost or made: Workers and cards only change places, and the limits of the book hold.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.architects.oracle.book import OPEN, cards, cathedral_level

KNOWN = -1
"""Everybody has seen it."""


def enriched(state: Any, chance: Random) -> Any:
    """Another state of the same table, far from what random play would bring about."""
    other = state.copy()
    characters = chance.sample(other.setting.characters, len(other.players))
    for player, character in zip(other.players, characters, strict=True):
        fits = len(player.apprentices) <= character.apprentice_limit
        player.character = character if fits else player.character
    for colour in range(other.setting.colours):
        spread_workers(other, colour, chance)
    fill_market(other, chance)
    fill_guildhall(other, chance)
    other.tax = chance.choice((0, 1, 3, 4, 9))
    for player in other.players:
        give_cards(other, player, chance)
        some = chance.choice(((0, 1, 2, 3), (0, 2, 4, 6), (3, 5, 8)))
        player.goods[:] = [chance.choice(some) for _ in range(5)] + [chance.randrange(13)]
        player.virtue = chance.choice((0, 1, 2, 3, 4, 5, 7, 9, 10, 13, 14))
        player.debts, player.paid = chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1, 2))
        climb(other, player, chance)
    if chance.random() < 0.2:
        while other.rewards.cards:
            other.spent_rewards.add(other.rewards.draw()[0], KNOWN)
    if chance.random() < 0.15:
        empty_building_pile(other, chance)
    if other.rival is not None:
        other.rival.virtue = chance.choice((0, 1, 7, 13, 14))
        other.rival.debts = chance.choice((0, 0, 1))
        climb(other, other.rival, chance)
    if other.baron is not None:
        stir_baron(other.baron, chance)
        for at in range(other.baron.revealed):
            request = cards("coop_requests")[other.baron.requests.cards[at].id]
            if request["item"] != "building_card":
                wanted = request["per_player"] * other.setting.players
                other.baron.given[at] = chance.choice((0, wanted - 1, wanted))
    return other


def spread_workers(state: Any, colour: int, chance: Random) -> None:
    """Send some of a colour from its board to locations, Prison and other boards."""
    colours = state.setting.colours
    keep = chance.choice((0, 1, 2, 5))
    boards = [board for board in range(colours) if board != colour and may_hold(state, board, colour)]
    while state.workers[colour] > keep and chance.random() < 0.9:
        state.workers[colour] -= 1
        where = chance.random()
        if where < 0.75:
            state.at[chance.randrange(len(OPEN)) * colours + colour] += 1
        elif where < 0.88 or not boards:
            state.prison[colour] += 1
        else:
            state.captives[chance.choice(boards) * colours + colour] += 1


def may_hold(state: Any, board: int, colour: int) -> bool:
    """AW-12.2.1 Against the Baron nobody holds Workers of another player."""
    automatic = state.setting.players
    return state.baron is None or automatic in (board, colour)


def fill_market(state: Any, chance: Random) -> None:
    """Up to two Workers in the Black Market."""
    while sum(owner >= 0 for owner in state.market) < chance.choice((0, 1, 2, 2)):
        owner = chance.randrange(state.setting.colours)
        if state.workers[owner] > 1:
            state.workers[owner] -= 1
            state.market[chance.choice([at for at in range(3) if state.market[at] < 0])] = owner
        else:
            return


def fill_guildhall(state: Any, chance: Random) -> None:
    """Some more Workers in the Guildhall, up to the one before the last space."""
    for _ in range(chance.randrange(6)):
        owner = chance.randrange(state.setting.colours)
        if state.workers[owner] > 1 and len(state.guildhall) < state.setting.guildhall.spaces - 1:
            state.workers[owner] -= 1
            state.guildhall.append(owner)


def give_cards(state: Any, player: Any, chance: Random) -> None:
    """Apprentices up to the limit, cards in hand, a few Buildings."""
    limit = player.character.apprentice_limit
    while len(player.apprentices) < limit and state.pile.cards and chance.random() < 0.7:
        state.pile.cards.insert(0, state.pile.cards.pop(chance.randrange(len(state.pile.cards))))
        player.apprentices.append(state.pile.draw()[0])
    while len(player.hand) < 6 and len(state.plans) > 8 and chance.random() < 0.8:
        player.hand.add(state.plans.draw()[0], 1 << player.seat)
    while len(state.plans) > 8 and chance.random() < 0.4:
        player.buildings.append(state.plans.draw()[0])


def climb(state: Any, player: Any, chance: Random) -> None:
    """A level of the Cathedral that has a free space."""
    everybody = [*state.players, *([state.rival] if state.rival is not None else [])]
    level = chance.choice((0, 0, 1, 2, 3, 4))
    there = sum(other.level == level for other in everybody if other is not player)
    if level == 0 or there < cathedral_level(level)["spaces"]:
        player.level = level


def empty_building_pile(state: Any, chance: Random) -> None:
    """Nearly all Building cards are built."""
    left = chance.choice((0, 1, 3))
    while len(state.plans) > left:
        chance.choice(state.players).buildings.append(state.plans.draw()[0])


def stir_baron(baron: Any, chance: Random) -> None:
    """Any Intrigue on top, a Future one too; any Events in the deck, fewer than at the start."""
    chance.shuffle(baron.intrigues.cards)
    if baron.future.cards and chance.random() < 0.5:
        baron.intrigues.cards.append(baron.future.cards.pop(0))
        baron.future.seen.pop(0)
        baron.intrigues.seen.append(0)
    for at in range(len(baron.events.cards)):
        if baron.boxed_events.cards and chance.random() < 0.5:
            out = chance.randrange(len(baron.boxed_events.cards))
            mine, theirs = baron.events.cards, baron.boxed_events.cards
            mine[at], theirs[out] = theirs[out], mine[at]
    if baron.events.cards and chance.random() < 0.2:
        while baron.events.cards:
            baron.past_events.append(baron.events.draw()[0])
