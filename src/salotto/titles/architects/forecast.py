"""What a player may still lay into the Guildhall, and how soon: one construction after another.

A construction takes the turns to gather what is missing, at locations where the next Worker brings more the
more stand there, to hire for the skills, and the turn at the Guildhall itself. The plan takes first what
brings most for its turns, and goes on with the goods that are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from salotto.titles.architects.cards import (
    FOREST,
    HIGHEST_LEVEL,
    MINES,
    QUARRY,
    SILVERSMITH,
    Building,
    Power,
)
from salotto.titles.architects.effects import CLAY, GOLD, MARBLE, SILVER, STONE, WOOD
from salotto.titles.architects.guildhall import free_space
from salotto.titles.architects.settings import CATHEDRAL_ALLOWED, LEVEL_PRICES, LEVEL_VP, LEVELS
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.weights import Weights

MOST_THERE, MOST_MISSING = 12, 9
STEPS = 4
"""A plan has so many constructions at most."""
USUAL_VP = 5.0
"""What a card that is still to be drawn brings."""
HIRE_SILVER = 4
SURPLUS = 0.25
"""What is gathered beyond what was missing saves so much of a visit."""
LONGEST = 40.0
"""No game is thought to last so many rounds more."""
HALVINGS = 5
"""How closely that is looked at; between the last two it is a straight line."""


def visits(base: int, every: int) -> list[list[float]]:
    """How many visits gather so much where so many Workers stand already, by both numbers; what is left over
    counts as a part of a visit."""
    table = []
    for there in range(MOST_THERE + 1):
        row = [0.0]
        gathered, visit = 0, 0
        for missing in range(1, MOST_MISSING + 1):
            while gathered < missing:
                visit += 1
                last = base + (there + visit) // every
                gathered += last
            row.append(visit - SURPLUS * (gathered - missing) / last)
        table.append(row)
    return table


GATHERING = visits(0, 1)
GOLD_DIGGING = visits(0, 2)


class Means:
    """What a player has to build with: goods, and how quickly more are gathered."""

    __slots__ = ("clay", "gold", "goods", "silver", "skills", "stone", "wood")

    def __init__(self, state: ArchitectsState, player: Player) -> None:
        colours, seat = state.setting.colours, player.seat
        wood = state.at[FOREST * colours + seat]
        stone = state.at[QUARRY * colours + seat]
        gold = state.at[MINES * colours + seat]
        clay = gold + 1
        skills = 0
        for apprentice in player.apprentices:
            skills |= apprentice.skill_mask
            for _, good, number in apprentice.gathers:
                if good == CLAY:
                    clay += number
                elif good == WOOD:
                    wood += number
                elif good == STONE:
                    stone += number
        self.goods = player.goods.copy()
        self.clay = GATHERING[min(clay, MOST_THERE)]
        self.wood = GATHERING[min(wood, MOST_THERE)]
        self.stone = GATHERING[min(stone, MOST_THERE)]
        self.gold = GOLD_DIGGING[min(gold, MOST_THERE)]
        self.silver = GATHERING[min(state.at[SILVERSMITH * colours + seat] + 1, MOST_THERE)]
        self.skills = skills

    def turns_for(self, needs: Sequence[tuple[int, int]], weights: Weights) -> float:
        """How many turns it takes to gather what is missing."""
        turns = 0.0
        goods = self.goods
        for good, number in needs:
            missing = number - goods[good]
            if missing <= 0:
                continue
            if good == CLAY:
                turns += self.clay[missing]
            elif good == WOOD:
                turns += self.wood[missing]
            elif good == STONE:
                turns += self.stone[missing]
            elif good == GOLD:
                turns += min(self.gold[missing], weights.gold_turns * missing)
            elif good == MARBLE:
                turns += weights.marble_turns * missing
        return turns

    def turns_for_any(self, number: int) -> float:
        """The same for any mix of Wood and Stone."""
        missing = min(number - self.goods[WOOD] - self.goods[STONE], MOST_MISSING)
        return min(self.wood[missing], self.stone[missing]) if missing > 0 else 0.0

    def turns_to_hire(self, missing: int, weights: Weights) -> float:
        """How many turns it takes to hire for so many skills."""
        silver = min(missing * HIRE_SILVER - self.goods[SILVER], MOST_MISSING)
        return missing * weights.hire_turns + (self.silver[silver] if silver > 0 else 0.0)

    def spend(self, needs: Sequence[tuple[int, int]]) -> None:
        """Goods that are built with."""
        for good, number in needs:
            self.goods[good] = max(0, self.goods[good] - number)

    def spend_any(self, number: int) -> None:
        """Wood and Stone, first what there is more of."""
        goods = self.goods
        for _ in range(min(number, goods[WOOD] + goods[STONE])):
            goods[WOOD if goods[WOOD] > goods[STONE] else STONE] -= 1


NEEDS = tuple(tuple((good, number) for good, number in enumerate(price) if number) for price in LEVEL_PRICES)
"""AW-5.2.2 The goods of each level of the Cathedral."""


class Course:
    """When a player's next constructions are done, and what they score."""

    __slots__ = ("scores", "times", "usual")

    def __init__(self, usual: float) -> None:
        self.times = [0.0]
        self.scores = [0.0]
        self.usual = usual  # the turns of a construction after them

    def add(self, turns: float, score: float) -> None:
        """One construction more."""
        self.times.append(self.times[-1] + turns)
        self.scores.append(self.scores[-1] + score)

    def done(self, turns: float) -> float:
        """How many constructions are done after so many turns; half a construction where it is half way."""
        times = self.times
        for at in range(1, len(times)):
            if times[at] > turns:
                return at - 1 + (turns - times[at - 1]) / (times[at] - times[at - 1])
        return len(times) - 1 + (turns - times[-1]) / self.usual

    def score(self, turns: float) -> float:
        """What they score, likewise."""
        done = self.done(turns)
        whole = int(done)
        last = len(self.scores) - 1
        if whole >= last:
            return self.scores[last] + (done - last) * USUAL_VP
        return self.scores[whole] + (done - whole) * (self.scores[whole + 1] - self.scores[whole])


def course(state: ArchitectsState, player: Player, space: float, weights: Weights) -> Course:
    """The plan of a player to whom a space of the Guildhall is worth so much, whatever is laid there."""
    means = Means(state, player)
    cards = player.hand.cards.copy()
    level = player.level
    climbs = CATHEDRAL_ALLOWED[player.virtue] and level < HIGHEST_LEVEL and free_space(state, level + 1)
    keeps = player.character.power is Power.NO_DISCARD
    usual = weights.guild_turns + weights.fresh_turns
    plan = Course(usual)
    for _ in range(STEPS):
        goods = means.goods
        stock = goods[CLAY] + goods[WOOD] + goods[STONE] + 2 * goods[GOLD] + 2 * goods[MARBLE]
        score = USUAL_VP
        turns = usual - weights.stock_turns * min(stock, 6)
        rate = (score + space) / turns
        chosen: Building | None = None
        up = False
        for card in cards:
            needed = weights.guild_turns + means.turns_for(card.needs, weights)
            lacking = (card.skill_mask & ~means.skills).bit_count()
            if lacking:
                needed += means.turns_to_hire(lacking, weights)
            worth = card.vp + 0.5 * card.virtue
            if (worth + space) / needed > rate:
                rate, score, turns, chosen = (worth + space) / needed, worth, needed, card
        if climbs:
            step = LEVELS[level]
            worth = LEVEL_VP[level + 1] - LEVEL_VP[level] + weights.reward
            needed = weights.guild_turns if cards or keeps else weights.guild_turns + 1.0
            needed += (
                means.turns_for_any(step.any_n) if step.any_n else means.turns_for(NEEDS[level], weights)
            )
            if (worth + space) / needed > rate:
                score, turns, up = worth, needed, True
        plan.add(turns, score)
        if up:
            if LEVELS[level].any_n:
                means.spend_any(LEVELS[level].any_n)
            else:
                means.spend(NEEDS[level])
            level += 1
            climbs = level < HIGHEST_LEVEL
            if cards and not keeps:
                cards.remove(min(cards, key=usefulness))
        elif chosen is not None:
            means.spend(chosen.needs)
            cards.remove(chosen)
            means.skills |= chosen.skill_mask
        else:
            for good in range(SILVER):
                goods[good] = max(0, goods[good] - 2)
    return plan


def rounds_to_fill(spaces: int, pace: float, sure: float, courses: list[Course]) -> float:
    """AW-4.9.2 How long it takes to fill so many spaces of the Guildhall, if everybody follows the own course
    as surely as that, and the automatic opponent or the Baron lays so many Workers there in a round."""
    least, most = 0.0, LONGEST
    filled, overfull = 0.0, pace * most + sure * sum([each.done(most) for each in courses])
    for _ in range(HALVINGS):
        rounds = (least + most) / 2
        then = pace * rounds
        for each in courses:
            then += sure * each.done(rounds)
        if then < spaces:
            least, filled = rounds, then
        else:
            most, overfull = rounds, then
    return least + (most - least) * min(1.0, (spaces - filled) / (overfull - filled))


def usefulness(card: Building) -> float:
    """The points of a card for each good that it takes: the least useful one is discarded."""
    return card.vp / (2 + sum([number for _, number in card.needs]) + 2 * card.skill_mask.bit_count())
