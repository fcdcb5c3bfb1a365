"""The count at the end (OB-14)."""

from __future__ import annotations

from salotto.kernel.title import ranks
from salotto.titles.obsession.cards import Group
from salotto.titles.obsession.challenge import round_modifier
from salotto.titles.obsession.goals import people, worth
from salotto.titles.obsession.loans import own_staff
from salotto.titles.obsession.state import ObsessionState, Phase, Player

CATEGORIES = ("tiles", "gentry", "objectives", "reputation", "servants", "money", "vp-cards", "rounds")
"""OB-14 The seven categories; OB-21.17 in the Estate Challenge the rounds count as well."""

OBJECTIVES_OF_A_TEAM = 3
"""OB-20.15"""

SERVANT_VP = 2
MONEY_PER_VP = 200


def reputation_vp(level: int) -> int:
    """OB-7.4 The triangular number of the level."""
    return level * (level + 1) // 2


def milestone_vp(game: ObsessionState, player: Player) -> int:
    """OB-23.8 What claimed milestones bring."""
    return sum(
        milestone.places[seats.index(player.seat)]
        for milestone, seats in zip(game.milestones, game.claims, strict=True)
        if player.seat in seats
    )


def objective_vp(game: ObsessionState, player: Player) -> int:
    """OB-14.3 What the objective cards in hand would bring now."""
    return sum(worth(game, player, card.goal) for card in player.objectives)


def gentry_vp(game: ObsessionState, player: Player) -> int:
    """OB-14.2 What the people bring; OB-22.13 without courtship only negative ones count."""
    points = [card.vp for card in people(game, player)]
    return sum([vp for vp in points if vp < 0]) if game.setting.tableau else sum(points)


def public_points(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-1.6 The points that everybody can count: not the secret cards."""
    tableau = game.setting.tableau  # OB-22.13 neither servants nor money
    found = {
        "tiles": sum(laid.side.vp for laid in player.organiser),
        "gentry": gentry_vp(game, player),
        "objectives": milestone_vp(game, player),
        "reputation": reputation_vp(player.level),
        "servants": 0 if tableau else SERVANT_VP * own_staff(game, player),
        "money": 0 if tableau else player.money // MONEY_PER_VP,
        "vp-cards": 0,
    }
    if game.setting.challenge:
        over = game.phase is Phase.OVER  # OB-21.17 the last round counts, once it is known
        found["rounds"] = round_modifier(game.setting, game.space) if over else 0
    return found


def points(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-14.1 to OB-14.7 The seven categories of one family."""
    found = public_points(game, player)
    found["objectives"] += objective_vp(game, player)
    found["vp-cards"] = sum(card.vp for card in player.vp_cards)
    return found


# Teams


def score(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-14, OB-20.15 The scorecard of a family, or of its team."""
    own = points(game, player)
    if not game.setting.teams:
        return own
    mate = game.mate_of(player)
    members = (player, mate)
    cards = [worth(game, member, card.goal) for member in members for card in member.objectives]
    milestones = sum(milestone_vp(game, member) for member in members)
    return team_card(own, points(game, mate), cards, milestones)


def public_score(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-1.6 The scorecard as far as everybody can count it."""
    own = public_points(game, player)
    if not game.setting.teams:
        return own
    theirs = public_points(game, game.mate_of(player))
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


def standing(game: ObsessionState, player: Player) -> tuple[int, int, int]:
    """OB-14.8 Points, then a Fairchild, then reputation; OB-22.14 or tiles, then who reached Max.

    OB-20.16 Of a team the Fairchild of either member and the lower reputation count.
    """
    if game.setting.tableau:
        count = points(game, player)
        ended = game.setting.edition == "fr" and game.reached_max == player.seat
        return sum(count.values()), count["tiles"], int(ended)
    members = {player.seat, game.setting.mate(player.seat)}
    team = [game.players[seat] for seat in members]
    holds = any(card.group is Group.FAIRCHILD for member in team for card in people(game, member))
    return sum(score(game, player).values()), holds, min(member.reputation for member in team)


def ranking(game: ObsessionState) -> list[int]:
    """OB-14.8 The place of each player, or of the player's team; those who tie in everything share it."""
    rivals = game.setting.teams or game.setting.players  # OB-20.1 mates sit behind the first of each team
    places = ranks([standing(game, player) for player in game.players[:rivals]])
    return places * (game.setting.players // rivals)
