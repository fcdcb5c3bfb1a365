"""Points (AW-8): the Virtue effects of Buildings, scorecards by category, ranks, the team's result."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, order, tell
from salotto.kernel.title import Outcome, Scorecard, ranks
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import HIGHEST_VIRTUE, SKILL_BIT, Building, Power, Skill
from salotto.titles.architects.effects import (
    CLAY,
    GOLD,
    MARBLE,
    SILVER,
    STONE,
    WOOD,
    Condition,
    Count,
    DebtPenalty,
    Gain,
    Item,
    Lose,
    VirtuePer,
    VpIf,
    VpPer,
)
from salotto.titles.architects.settings import LEVEL_VP, VIRTUE_VP
from salotto.titles.architects.state import ArchitectsState, Phase, Player
from salotto.titles.architects.virtue import gain_virtue, lose_virtue

CATEGORIES = (
    "buildings",
    "cathedral",
    "virtue",
    "debts",
    "precious",
    "silver",
    "prison",
    "guildhall",
    "requests",
    "events",
)
SCORING = BOX.scoring
EVENT_VP = 5
EMPTY_DECK_VP = -10

SKILL_COUNTED = {Count.CARPENTRY: Skill.CARPENTRY, Count.TILING: Skill.TILING, Count.MASONRY: Skill.MASONRY}
MOST = {
    Condition.MOST_CLAY: CLAY,
    Condition.MOST_WOOD: WOOD,
    Condition.MOST_STONE: STONE,
    Condition.MOST_SILVER: SILVER,
}


# Counting


def count(state: ArchitectsState, player: Player, what: Count) -> int:
    """AW-9.9 What an effect counts."""
    goods = player.goods
    if what is Count.VIRTUE:
        return player.virtue
    if what is Count.OWN_BUILDINGS:
        return len(player.buildings)
    if what is Count.CAPTURED:
        return state.captives_of(player.seat)
    if what is Count.PAID_DEBTS:
        return player.paid
    if what is Count.COMMON:
        return goods[CLAY] + goods[WOOD] + goods[STONE]
    if what in (Count.GOLD, Count.MARBLE):
        if player.character.power is Power.GOLD_IS_MARBLE:  # AW-10.6
            return goods[GOLD] + goods[MARBLE]
        return goods[GOLD if what is Count.GOLD else MARBLE]
    bit = SKILL_BIT[SKILL_COUNTED[what]]
    return sum(1 for apprentice in player.apprentices if apprentice.skill_mask & bit)


def holds(state: ArchitectsState, player: Player, condition: Condition) -> bool:
    """AW-8.5 Whether a condition holds; 'most' is strict."""
    if condition is Condition.NO_UNPAID_DEBTS:
        return player.debts == 0
    others = [other for other in state.players if other is not player]
    if condition is Condition.MOST_CATHEDRAL:
        levels = [other.level for other in others]
        if state.rival is not None:  # AW-11.3.5
            levels.append(state.rival.level)
        return player.level > max(levels, default=0)
    good = MOST[condition]
    return player.goods[good] > max((other.goods[good] for other in others), default=0)


# Step 1: the effects that change Virtue


def virtue_effect(state: ArchitectsState, player: Player, card: Building) -> int:
    """AW-8.3 What a Building changes Virtue by at the end, as things stand; 0 where it does not."""
    change = 0
    if card.timing != "end":
        return 0
    for effect in card.effects:
        if isinstance(effect, VirtuePer):
            change += count(state, player, effect.what) // effect.per * effect.virtue
        elif isinstance(effect, Lose) and effect.what is Item.VIRTUE:
            change -= effect.n
        elif isinstance(effect, Gain) and (effect.when is None or holds(state, player, effect.when)):
            change += effect.n
    return change


def changes_virtue(card: Building) -> bool:
    """Whether a Building changes Virtue at the end."""
    return card.timing == "end" and any(
        isinstance(effect, VirtuePer | Lose | Gain) for effect in card.effects
    )


def score_virtue(state: ArchitectsState) -> Rule[None]:
    """AW-8.3, AW-8.10 Step 1: player by player, the own effects in any order of choice."""
    for seat in state.order():
        player = state.players[seat]
        cards = [card for card in player.buildings if changes_virtue(card)]
        if order_matters(state, player, cards):
            cards = yield from order(seat, "aw-virtue-order", cards)
        for card in cards:
            change = virtue_effect(state, player, card)
            if change:
                yield tell("aw-end-virtue", seat, card=card.key, n=change)
            if change > 0:
                yield from gain_virtue(state, player, change)
            elif change < 0:
                yield from lose_virtue(state, player, -change)
    state.phase = Phase.OVER
    yield tell("aw-ends")


def order_matters(state: ArchitectsState, player: Player, cards: list[Building]) -> bool:
    """Only where a gain and a loss meet and the marker comes to an end of its track."""
    changes = [virtue_effect(state, player, card) for card in cards]
    gains = sum(change for change in changes if change > 0)
    losses = -sum(change for change in changes if change < 0)
    if not losses or len(cards) < 2:
        return False
    falls = player.virtue < losses
    if falls and player.character.power is Power.GAIN_ON_DEBT and any(map(counts_clay, cards)):
        return True  # AW-8.10 the Clay that Emma gains for a Debt counts for a later Building
    return bool(gains) and (falls or player.virtue + gains > HIGHEST_VIRTUE)


def counts_clay(card: Building) -> bool:
    """Whether a Building looks at Clay at the end."""
    return any(isinstance(effect, VirtuePer) and effect.what is Count.COMMON for effect in card.effects)


# Step 2: the points


def building_points(state: ArchitectsState, player: Player) -> int:
    """AW-8.4.1 Printed points, and the end effects that score."""
    points = 0
    for card in player.buildings:
        points += card.vp
        if card.timing == "end":
            for effect in card.effects:
                if isinstance(effect, VpPer):
                    points += count(state, player, effect.what) // effect.per * effect.vp
                elif isinstance(effect, VpIf) and holds(state, player, effect.when):
                    points += effect.vp
    return points


def debt_vp(player: Player) -> int:
    """AW-8.4.4 What each unpaid Debt is worth."""
    vp = SCORING.unpaid_debt_vp
    for card in player.buildings:
        for effect in card.effects:
            if isinstance(effect, DebtPenalty):
                vp -= effect.delta
    return vp


def points(state: ArchitectsState, player: Player) -> dict[str, int]:
    """AW-8.4 The points of a player by category, as things stand."""
    goods = player.goods
    found = {
        "buildings": building_points(state, player),
        "cathedral": LEVEL_VP[player.level],
        "virtue": VIRTUE_VP[player.virtue],
        "debts": player.debts * debt_vp(player) if player.debts else 0,
        "precious": (goods[GOLD] + goods[MARBLE]) * SCORING.precious_vp,
        "silver": goods[SILVER] // SCORING.silver_per_vp,
        "prison": -(state.prison[player.seat] // SCORING.prisoners_per_vp),
    }
    if state.rival is not None:
        found["guildhall"] = 0
    if state.baron is not None:
        found["requests"] = request_points(state)
        found["events"] = event_points(state)
    return found


def request_points(state: ArchitectsState) -> int:
    """AW-12.7.2 What every player gains or loses by the Requests."""
    baron = state.baron
    assert baron is not None
    vp = 0
    for at, request in enumerate(baron.requests.cards):
        if at >= baron.revealed:
            vp += request.vp_hidden
        elif baron.given[at] >= request.per_player * state.setting.players:
            vp += request.vp_met
        else:
            vp += request.vp_failed
    return vp


def event_points(state: ArchitectsState) -> int:
    """AW-12.7.5 5 points for every Event left; -10 for an empty deck."""
    baron = state.baron
    assert baron is not None
    if baron.events.cards:
        return EVENT_VP * len(baron.events.cards)
    return EMPTY_DECK_VP if state.setting.event_penalty_always or baron.forced_end else 0


def rival_points(state: ArchitectsState) -> dict[str, int]:
    """AW-11.5.2 The points of the automatic opponent."""
    rival, opponent = state.rival, state.setting.opponent
    assert rival is not None
    assert opponent is not None
    colour = state.setting.players
    return {
        "buildings": 0,
        "cathedral": LEVEL_VP[rival.level],
        "virtue": VIRTUE_VP[rival.virtue],
        "debts": rival.debts * SCORING.unpaid_debt_vp,
        "precious": rival.marble * SCORING.precious_vp,
        "silver": 0,
        "prison": -(state.prison[colour] // SCORING.prisoners_per_vp),
        "guildhall": state.guildhall.count(colour) * opponent.vp_per_guildhall_worker,
    }


def scorecards(state: ArchitectsState) -> list[Scorecard]:
    """The points of every player, and after them of the opponent."""
    cards = [Scorecard(player.seat, points(state, player)) for player in state.players]
    if state.rival is not None:
        cards.append(Scorecard(state.setting.players, rival_points(state)))
    return cards


# The result


def target(state: ArchitectsState) -> int:
    """AW-12.9.3 What the team needs: so many points for each Baron Worker in the Guildhall and player."""
    board = state.setting.baron
    assert board is not None
    workers = state.guildhall.count(state.setting.players)
    return board.target_vp_per_worker_and_player * workers * state.setting.players


def ranking(state: ArchitectsState) -> list[tuple[int, int, int]]:
    """AW-8.9 What decides the places: points, then Virtue, then Silver; AW-11.6.2 the opponent has none."""
    values = [
        (sum(points(state, player).values()), player.virtue, player.goods[SILVER]) for player in state.players
    ]
    if state.rival is not None:
        values.append((sum(rival_points(state).values()), state.rival.virtue, 0))
    return values


def outcome(state: ArchitectsState) -> Outcome:
    """AW-8.9, AW-11.5.3, AW-12.9.4 Who won."""
    values = ranking(state)
    scores = tuple(value[0] for value in values)
    if state.baron is not None:
        reached = sum(scores)
        needed = target(state)
        won = reached >= needed
        verdict = "aw-team-won" if won else "aw-team-lost"
        args = {"total": reached, "target": needed}
        return Outcome(scores, (1,) * len(scores), won, needed, verdict, args)
    if state.rival is not None and state.setting.players == 1:  # a tie is a loss
        mine, its = scores
        return Outcome(scores, (1, 2) if mine > its else (2, 1))
    return Outcome(scores, tuple(ranks(values)))
