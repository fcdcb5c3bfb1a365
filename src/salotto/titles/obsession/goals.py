"""What objective cards and milestones count (OB-13.17, OB-23.11)."""

from __future__ import annotations

from collections.abc import Iterable

from salotto.titles.obsession.cards import SERVANTS, Category, Gentry, Goal, Group
from salotto.titles.obsession.loans import own_people, own_servants, own_staff
from salotto.titles.obsession.state import Laid, ObsessionState, Player

SHOWS_ROSE = "flip-once"


def people(game: ObsessionState, player: Player) -> list[Gentry]:
    """OB-23.11 The gentry of a family, those at its activity included."""
    plan = game.plan
    attending = plan.guests if plan is not None and game.current() is player else ()
    found = [*player.hand, *player.discards, *(card for card in attending if card not in player.hand)]
    return own_people(game, player, found) if game.loans.guests else found


def matching(goal: Goal, cards: Iterable[Gentry]) -> int:
    """How many people a goal counts; a Fairchild is a prestige guest (R-60)."""
    return sum(
        (card.group in goal.groups or (card.group is Group.FAIRCHILD and Group.PRESTIGE in goal.groups))
        and (not goal.sex or card.gentleman == (goal.sex == "gentleman"))
        and card.rating >= goal.least_rating
        and card.vp >= goal.least_vp
        for card in cards
    )


def in_category(player: Player, category: str) -> int:
    """How many tiles show this category."""
    return sum(laid.side.category == category for laid in player.organiser)


def roses(tiles: Iterable[Laid]) -> int:
    """OB-23.11 How many tiles lie on their rose side."""
    return sum(laid.back and laid.tile.flips == SHOWS_ROSE for laid in tiles)


def monuments(player: Player) -> int:
    """OB-4.2.2 How many monuments the organiser shows."""
    return sum([laid.tile.sides[laid.back].monument for laid in player.organiser])


def measured(game: ObsessionState, player: Player, goal: Goal) -> tuple[int, int]:
    """OB-23.5, OB-13.6 What an all-or-nothing goal counts: how much there is, and how much it wants."""
    match goal.type:
        case "own_tile" | "own_all":
            return len({laid.tile.id for laid in player.organiser}.intersection(goal.tiles)), len(goal.tiles)
        case "servants":
            wanted = [(servant, goal.servants[servant]) for servant in SERVANTS if goal.servants[servant]]
            staff = [min(number, own_servants(game, player, servant)) for servant, number in wanted]
            return sum(staff), sum(goal.servants)
        case "servants_total":
            return own_staff(game, player), goal.least
        case "reputation_max":
            return player.reputation, 5 * (game.setting.highest - 1)
        case "reputation_level":
            return player.level, goal.least
        case "money_min":
            return player.money, goal.least
        case "tiles_each_category":
            columns = [min(goal.least, in_category(player, category)) for category in Category]
            return sum(columns), len(columns) * goal.least
        case "tiles_one_category":
            return max(in_category(player, category) for category in Category), goal.least
        case "rose_tiles":
            return roses(player.organiser), goal.least
        case "host_tile_pr":
            return player.hosted_rating, goal.least
        case "host_guests":
            return player.hosted_guests, goal.least
        case "guests":
            return matching(goal, people(game, player)), goal.least
        case other:
            raise KeyError(other)


def reached(game: ObsessionState, player: Player, goal: Goal) -> bool:
    """OB-23.5, OB-13.6 Whether an all-or-nothing goal is met."""
    have, wanted = measured(game, player, goal)
    return have >= wanted


def worth(game: ObsessionState, player: Player, goal: Goal) -> int:
    """OB-13.5, OB-13.6 The VP of an objective card for the position as it is."""
    match goal.type:
        case "per_guest":
            return goal.vp * (matching(goal, people(game, player)) // goal.per)
        case "per_tile":
            return goal.vp * in_category(player, goal.category)
        case "per_monument":
            return goal.vp * monuments(player)
        case _:
            return goal.vp if reached(game, player, goal) else 0
