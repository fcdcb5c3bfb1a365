"""Positions that random play seldom reaches: everybody richer, poorer, more suspected, further on.

Nothing is lost or made: cards and pieces only change places, and the limits of the book hold.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.titles.paladins.oracle.book import RIGHT, WORKERS, cards, spaces
from tests.titles.paladins.oracle.laws import space_of
from tests.titles.paladins.oracle.table import BOARD
from tests.titles.paladins.oracle.workers import fits

KNOWN = -1
"""Everybody has seen it."""
VALUES = ((0, 1, 2, 3), (3, 5, 6, 7), (8, 9, 10, 11, 12), (11, 12))


def enriched(state: Any, chance: Random) -> Any:
    """Another state of the same table, far from what random play would bring about."""
    other = state.copy()
    everyone = other.everyone()
    if chance.random() < 0.3:
        thin_rows(other, chance)
    for player in everyone:
        values = chance.choice(VALUES)
        player.attributes[:] = [chance.choice(values) for _ in range(3)]
        deal_cards(other, player, chance)
        give_debts(other, player, chance)
        put_pieces(other, player, chance)
    for player in other.players:
        player.silver, player.provisions = chance.choice((0, 1, 2, 5, 9)), chance.choice((0, 1, 2, 4))
        if not player.passed:
            some = chance.choice(((0, 0, 0, 1), (0, 1, 1, 2), (0, 2)))
            player.workers[:] = [chance.choice(some) for _ in WORKERS]
        if other.overlord is not None:
            player.honour = chance.choice((0, 1, 3, 8, 11, 12))
        develop(player, chance)
        use_spaces(player, chance)
        change_paladin(player, chance)
    other.tax = min(other.tax, chance.choice((1, 1, 2, 9)))
    if chance.random() < 0.15:
        other.townsfolk_discard += tuple(other.townsfolk.draw()[0] for _ in range(len(other.townsfolk)))
    if chance.random() < 0.1:
        while len(other.walls) > chance.choice((0, 1)) and any(len(one.walls) < 7 for one in everyone):
            chance.choice([one for one in everyone if len(one.walls) < 7]).walls += (other.walls.draw()[0],)
    if chance.random() < 0.15:
        other.debts, held = 0, other.debts
        everyone[chance.randrange(len(everyone))].paid += held
    if chance.random() < 0.1:
        left = chance.choice((0, 1))
        while len(other.suspicion) > left:
            other.suspicion_discard.add(other.suspicion.draw()[0], KNOWN)
    if other.rival is not None:
        stir_rival(other, chance)
    if other.overlord is not None:
        stir_enemy(other, chance)
    return other


def thin_rows(state: Any, chance: Random) -> None:
    """Gaps in both rows; sometimes nothing is left."""
    share = chance.choice((0.3, 0.6, 1.0))
    for at, card in enumerate(state.townsfolk_row):
        if card is not None and chance.random() < share:
            state.townsfolk_row[at] = None
            state.townsfolk_discard += (card,)
    for at, card in enumerate(state.outsider_row):
        if card is not None and chance.random() < share:
            state.outsider_row[at] = None
            state.outsider_discard += (card,)


def drawn(pile: Any, most: int, chance: Random) -> tuple[Any, ...]:
    """Some cards from anywhere in a pile, which keeps a few."""
    some: list[Any] = []
    while len(pile) > 4 and len(some) < most and chance.random() < 0.8:
        card = chance.choice(pile.cards)
        pile.take(card)
        some.append(card)
    return tuple(some)


def deal_cards(state: Any, player: Any, chance: Random) -> None:
    """A crew, Walls, Outsiders and Suspicion."""
    player.crew += drawn(state.townsfolk, chance.choice((0, 2, 4)), chance)
    player.working = len(player.crew)
    player.walls += drawn(state.walls, max(0, chance.choice((0, 3, 6)) - len(player.walls)), chance)
    converted = max(0, chance.choice((0, 2, 4, 6)) - len(player.converted))
    player.converted += drawn(state.outsiders, converted, chance)
    player.attacked += drawn(state.outsiders, chance.choice((0, 2, 5)), chance)
    player.suspicion += drawn(state.suspicion, chance.choice((0, 1, 3, 5)), chance)
    if chance.random() < 0.3:
        while player.suspicion:
            state.suspicion_discard.add(player.suspicion[-1], KNOWN)
            player.suspicion = player.suspicion[:-1]


def give_debts(state: Any, player: Any, chance: Random) -> None:
    """Some Debts of both kinds."""
    for name in ("unpaid", "paid"):
        n = min(state.debts, chance.choice((0, 0, 1, 2)))
        setattr(player, name, getattr(player, name) + n)
        state.debts -= n


def put_pieces(state: Any, player: Any, chance: Random) -> None:
    """Monks and Outposts on the map, Jars on their spaces."""
    exist = len(spaces(state.setting.players))
    ids = [space["id"] for space in spaces(state.setting.players)]
    order = [at for at, space in enumerate(cards("main_board", "space")) if space in ids]
    for name, piece in (("monks", 0), ("outposts", 1)):
        wanted = chance.choice((0, 2, 4, 6))
        free = [at for at in order if state.map[at] < 0]
        while getattr(player, name) < wanted and len(free) > exist // 6:
            at = free.pop(chance.randrange(len(free)))
            state.map[at] = 2 * player.seat + piece
            setattr(player, name, getattr(player, name) + 1)
    if state.is_rival(player):
        player.jars = (1 << max(player.jars.bit_count(), chance.choice((0, 2, 4, 6)))) - 1
    else:
        player.jars |= chance.choice((0, 0b0000101, 0b1010110, 0b0111111))


def develop(player: Any, chance: Random) -> None:
    """Workshops on right-side actions, those under Workers included."""
    for _ in range(chance.choice((0, 1, 3, 6))):
        at, space = chance.randrange(len(RIGHT)), chance.randrange(2)
        if player.workshops[at] >> space & 1 or player.workshops_left() <= 0:
            continue
        player.workshops[at] |= 1 << space
        player.developed += 1
        row = list(player.placed[6 + at])
        if row:
            row[space] = -2
            player.placed[6 + at] = tuple(row)


def use_spaces(player: Any, chance: Random) -> None:
    """Workers on some action spaces, or on none."""
    share = chance.choice((0.0, 0.0, 0.2, 0.5))
    for at, name in enumerate(BOARD):
        if player.passed or (name == "gain_honour" and player.starting is None):
            continue
        player.placed[at] = ()
        if chance.random() < share:
            printed = space_of(name, player)
            if name in ("recruit", "hunt", "trade") and chance.random() < 0.5:
                printed = printed[:1]
            mask = player.workshops[at - 6] if name in RIGHT else 0
            player.placed[at] = tuple(
                -2 if mask >> number & 1 else chance.choice([one for one in range(6) if fits(one, space)])
                for number, space in enumerate(printed)
            )


def change_paladin(player: Any, chance: Random) -> None:
    """Another Paladin of the own deck for this round."""
    if player.paladin is None or not len(player.pile):
        return
    at = chance.randrange(len(player.pile))
    player.paladin, player.pile.cards[at] = player.pile.cards[at], player.paladin
    given = player.paladin.boost
    if player.shown:
        player.boost = (given.strength, given.faith, given.influence)


def stir_rival(state: Any, chance: Random) -> None:
    """Any number of Workers, any place of the marker, spaces used or not, any Scheme on top."""
    rival = state.rival
    rival.workers = chance.choice((0, 1, 2, 3, 5, 8))
    rival.marker = chance.randrange(1, 6)
    chance.shuffle(rival.stack)
    chance.shuffle(rival.pile.cards)
    for at in range(len(RIGHT)):
        shops = rival.board.workshops[at].bit_count()
        rival.used[at] = chance.choice((0, 0, 3 - shops))
    for at in range(4):
        rival.top[at] = chance.random() < 0.4
    if chance.random() < 0.1:
        while len(rival.pile):
            rival.discard.add(rival.pile.draw()[0], KNOWN)
    for at in range(state.favours_up):
        state.favour_workers[at] = chance.choice(((), (), (0,)))


def stir_enemy(state: Any, chance: Random) -> None:
    """Baron Workers on the Threats that lie open, Orders done or not, Favours used."""
    enemy = state.overlord
    for at, workers in enumerate(enemy.workers):
        if workers >= 0:
            enemy.supply += workers
            enemy.workers[at] = min(enemy.supply, chance.choice((0, 1, 1, 2, 4)))
            enemy.supply -= enemy.workers[at]
    for at in range(state.orders_up):
        enemy.done[at] = chance.choice((-1, -1, 0))
    if state.phase == "actions":
        enemy.taken = chance.randrange(5)
    for at in range(state.favours_up):
        needed = cards("kings_favours")[state.favours.cards[at].id]["spaces"]
        state.favour_workers[at] = (5,) * (len(needed) * chance.choice((0, 0, 1, 2)))
