"""The count at the end (OB-14)."""

from __future__ import annotations

from salotto.titles.obsession.cards import Group
from salotto.titles.obsession.challenge import round_modifier
from salotto.titles.obsession.goals import people, worth
from salotto.titles.obsession.state import Estate, Phase, Player

CATEGORIES = ("tiles", "gentry", "objectives", "reputation", "servants", "money", "vp-cards", "rounds")

SERVANT_VP = 2
MONEY_PER_VP = 200


def reputation_vp(level: int) -> int:
    """OB-7.4 The triangular number of the level."""
    return level * (level + 1) // 2


def milestone_vp(estate: Estate, player: Player) -> int:
    """OB-23.8 What claimed milestones bring."""
    return sum(
        milestone.places[seats.index(player.seat)]
        for milestone, seats in zip(estate.milestones, estate.claims, strict=True)
        if player.seat in seats
    )


def objective_vp(estate: Estate, player: Player) -> int:
    """OB-14.3 What the objective cards in hand would bring now."""
    return sum(worth(estate, player, card.goal) for card in player.objectives)


def public_points(estate: Estate, player: Player) -> dict[str, int]:
    """OB-1.6 The points that everybody can count: not the secret cards."""
    if estate.setting.tableau:
        return tableau_points(estate, player)
    return {
        "tiles": sum(laid.side.vp for laid in player.organiser),
        "gentry": sum(card.vp for card in people(estate, player)),
        "objectives": milestone_vp(estate, player),
        "reputation": reputation_vp(player.level),
        "servants": SERVANT_VP * player.staff(),
        "money": player.money // MONEY_PER_VP,
        "vp-cards": 0,
        "rounds": round_points(estate),
    }


def round_points(estate: Estate) -> int:
    """OB-21.17 In the Estate Challenge the last round counts, once it is known."""
    ended = estate.setting.challenge and estate.phase is Phase.OVER
    return round_modifier(estate.setting, estate.space) if ended else 0


def tableau_points(estate: Estate, player: Player) -> dict[str, int]:
    """OB-22.13 Without courtship only negative people count, and neither servants nor money."""
    return {
        "tiles": sum(laid.side.vp for laid in player.organiser),
        "gentry": sum(min(card.vp, 0) for card in people(estate, player)),
        "objectives": milestone_vp(estate, player),
        "reputation": reputation_vp(player.level),
        "servants": 0,
        "money": 0,
        "vp-cards": 0,
        "rounds": 0,
    }


def points(estate: Estate, player: Player) -> dict[str, int]:
    """OB-14.1 to OB-14.7 The seven categories."""
    found = public_points(estate, player)
    found["objectives"] += objective_vp(estate, player)
    found["vp-cards"] = sum(card.vp for card in player.vp_cards)
    return found


def standing(estate: Estate, player: Player) -> tuple[int, int, int]:
    """OB-14.8 Points, then a Fairchild, then reputation; OB-22.14 or tiles, then who reached Max."""
    if estate.setting.tableau:
        score = points(estate, player)
        ended = estate.setting.edition == "fr" and estate.reached_max == player.seat
        return sum(score.values()), score["tiles"], int(ended)
    holds = any(card.group is Group.FAIRCHILD for card in people(estate, player))
    return sum(points(estate, player).values()), holds, player.reputation


def ranking(estate: Estate) -> list[int]:
    """OB-14.8 The place of each player; those who tie in everything share it."""
    standings = [standing(estate, player) for player in estate.players]
    return [1 + sum(other > own for other in standings) for own in standings]
