"""How good a position is for a seat, in points: what it would score now, and what it promises."""

from __future__ import annotations

from salotto.titles.obsession.cards import Do, Gentry
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Estate, Phase, Player

POUND = 0.01
"""Points for each pound while there are tiles to buy; at the end it is half of it."""


def evaluate(estate: Estate, seat: int) -> float:
    """The score so far, and the worth of money, reputation and people for the rounds that are left."""
    player = estate.players[seat]
    score = float(sum(points(estate, player).values()))
    if estate.phase is Phase.OVER or player.family is None:
        return score
    left = rounds_left(estate)
    return score + future(player, left)


def rounds_left(estate: Estate) -> int:
    """How many rounds of activity are still to come."""
    track = estate.setting.track
    return sum(space not in track.courtships for space in range(estate.space + 1, track.spaces + 1))


def future(player: Player, left: int) -> float:
    """What the position promises for the rounds that are left."""
    share = min(left, 6) / 6
    money = player.money * POUND * share
    within = (player.reputation % 5) / 5 * player.level
    staff = 0.4 * min(left, 5) * player.staff()
    ready = 0.25 * min(left, 1) * (sum(player.available) + 0.5 * sum(player.quarters))
    people = 0.35 * min(left, 5) * sum(promise(card) for card in player.hand + player.discards)
    tiles = 0.5 * min(left, 4) * len(player.organiser)
    return money + within + staff + ready + people + tiles


def promise(card: Gentry) -> float:
    """What a guest brings in one visit, in points."""
    total = 0.0
    for favour in card.favours:
        if favour.do is Do.MONEY:
            total += favour.n * POUND * 0.6
        elif favour.do is Do.REPUTATION:
            total += favour.n * 0.8
        elif favour.do is Do.INVITE:
            total += 1.5 if favour.deck == "prestige" else 0.5
        elif favour.do is Do.VP_CARD:
            total += 4.0
        else:
            total += 0.5
    return total - 0.2 * len(card.service)
