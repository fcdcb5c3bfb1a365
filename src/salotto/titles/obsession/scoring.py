"""The count at the end (OB-14)."""

from __future__ import annotations

from salotto.titles.obsession.cards import Group
from salotto.titles.obsession.challenge import round_modifier
from salotto.titles.obsession.goals import people, worth
from salotto.titles.obsession.loans import own_staff
from salotto.titles.obsession.state import Estate, Phase, Player

CATEGORIES = ("tiles", "gentry", "objectives", "reputation", "servants", "money", "vp-cards", "rounds")
"""OB-14 The seven categories; OB-21.17 in the Estate Challenge the rounds count as well."""

OBJECTIVES_OF_A_TEAM = 3
"""OB-20.15"""

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
    found = {
        "tiles": sum(laid.side.vp for laid in player.organiser),
        "gentry": sum(card.vp for card in people(estate, player)),
        "objectives": milestone_vp(estate, player),
        "reputation": reputation_vp(player.level),
        "servants": SERVANT_VP * own_staff(estate, player),
        "money": player.money // MONEY_PER_VP,
        "vp-cards": 0,
    }
    if estate.setting.challenge:
        found["rounds"] = round_points(estate)
    return found


def round_points(estate: Estate) -> int:
    """OB-21.17 In the Estate Challenge the last round counts, once it is known."""
    return round_modifier(estate.setting, estate.space) if estate.phase is Phase.OVER else 0


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
    }


def points(estate: Estate, player: Player) -> dict[str, int]:
    """OB-14.1 to OB-14.7 The seven categories of one family."""
    found = public_points(estate, player)
    found["objectives"] += objective_vp(estate, player)
    found["vp-cards"] = sum(card.vp for card in player.vp_cards)
    return found


# Teams


def score(estate: Estate, player: Player) -> dict[str, int]:
    """OB-14, OB-20.15 The scorecard of a family, or of its team."""
    own = points(estate, player)
    if not estate.setting.teams:
        return own
    mate = estate.mate_of(player)
    members = (player, mate)
    cards = [worth(estate, member, card.goal) for member in members for card in member.objectives]
    milestones = sum(milestone_vp(estate, member) for member in members)
    return team_card(own, points(estate, mate), cards, milestones)


def public_score(estate: Estate, player: Player) -> dict[str, int]:
    """OB-1.6 The scorecard as far as everybody can count it."""
    own = public_points(estate, player)
    if not estate.setting.teams:
        return own
    theirs = public_points(estate, estate.mate_of(player))
    return team_card(own, theirs, [], own["objectives"] + theirs["objectives"])


def team_card(
    one: dict[str, int], other: dict[str, int], objectives: list[int], milestones: int
) -> dict[str, int]:
    """OB-20.15 The mean of both members, rounded down; but the lower reputation, and three objectives.

    OB-23.9 Milestones count in full.
    """
    found = {category: (one[category] + other[category]) // 2 for category in one}
    found["reputation"] = min(one["reputation"], other["reputation"])
    found["objectives"] = sum(sorted(objectives)[-OBJECTIVES_OF_A_TEAM:]) + milestones
    return found


# Who won


def standing(estate: Estate, player: Player) -> tuple[int, int, int]:
    """OB-14.8 Points, then a Fairchild, then reputation; OB-22.14 or tiles, then who reached Max.

    OB-20.16 Of a team the Fairchild of either member and the lower reputation count.
    """
    if estate.setting.tableau:
        count = points(estate, player)
        ended = estate.setting.edition == "fr" and estate.reached_max == player.seat
        return sum(count.values()), count["tiles"], int(ended)
    members = {player.seat, estate.setting.mate(player.seat)}
    team = [estate.players[seat] for seat in members]
    holds = any(card.group is Group.FAIRCHILD for member in team for card in people(estate, member))
    return sum(score(estate, player).values()), holds, min(member.reputation for member in team)


def ranking(estate: Estate) -> list[int]:
    """OB-14.8 The place of each player, or of the player's team; those who tie in everything share it."""
    standings = [standing(estate, player) for player in estate.players]
    rivals = standings[: estate.setting.teams or estate.setting.players]
    return [1 + sum(other > own for other in rivals) for own in standings]
