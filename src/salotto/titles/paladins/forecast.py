"""What a round may bring with the Workers at hand, and what each step on the tracks is worth by then."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.titles.paladins.boards import (
    COST_IN,
    LIMIT,
    MARKER_MAX,
    ORDER_PLACES,
    REWARDS,
    RIGHT_SPACES,
    ROUNDS,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ACTION_AT,
    ACTIONS,
    ATTACK,
    ATTRIBUTE_AT,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    GARRISON,
    LABOURER,
    RIGHT_SIDE,
    WORKER_AT,
    WORKERS,
    Trigger,
)
from salotto.titles.paladins.costs import attack_price, cost, spaces_in_reach
from salotto.titles.paladins.effects import (
    Choose,
    DestroyDebt,
    Effect,
    FreeDevelop,
    Gain,
    Good,
    OnAction,
    PayDebt,
    RemoveSuspicion,
)
from salotto.titles.paladins.legality import why_not_action
from salotto.titles.paladins.placing import Spaces, can_fill, spaces_of
from salotto.titles.paladins.scoring import BY_COUNT, outsider_points
from salotto.titles.paladins.state import PaladinsState, Player
from salotto.titles.paladins.team_worth import Team
from salotto.titles.paladins.weights import Weights

FAR = 7
"""No piece of a player board is there more often."""
KEPT = BOX.game.carry_over_limit
WORKSHOPS = len(BOX.actions[COMMISSION].workshop_spaces)
"""PW-6.1.2 So many at most lie on one action."""
DEVELOP_SPACES = spaces_of(BOX.actions[DEVELOP].spaces)
FREED_WORKER = tuple(WORKERS.index(name) for name in BOX.actions[DEVELOP].workshop_worker)
"""PW-6.1.4 The Worker that comes with each Workshop."""
TRACK = BOX.categories["attributes"].vp_by_value


def even(track: Sequence[int]) -> tuple[float, ...]:
    """PW-11.3 A track on which a space that brings no more than the one before it is halfway to the next:
    one step brings nothing there, two bring all."""
    return tuple(
        (points + track[at + 1]) / 2 if 0 < at < len(track) - 1 and track[at - 1] == points else float(points)
        for at, points in enumerate(track)
    )


EVEN_TRACK = even(TRACK)
SCALES = {category: BOX.categories[category].vp_by_count for category, _ in BY_COUNT}
CATEGORY = {action: category for category, action in BY_COUNT}
LAST = 0.4
"""What is left of a round's hopes for those who still act in the last one."""
TWO_STEPS = 5
"""With so many Workers an attribute can rise by two steps in the last round."""
STEEP = 1.5
"""How much more the later pieces of a kind count than the first."""


class Outlook:
    """A player, the rounds after this one, whether he may still act in this one, and in co-op his team."""

    __slots__ = ("acting", "game", "left", "player", "rises", "team", "time", "weights")

    def __init__(
        self,
        game: PaladinsState,
        player: Player,
        weights: Weights,
        left: int,
        acting: bool,
        team: Team | None = None,
    ) -> None:
        self.game = game
        self.player = player
        self.weights = weights
        self.left = left
        self.acting = acting
        self.team = team
        self.time = (left or (LAST if acting else 0.0)) / ROUNDS
        self.rises = weights.projection  # how surely attributes rise further
        if not left:
            self.rises *= min(1.0, sum(player.workers) / TWO_STEPS) if acting else 0.0

    def worker(self, worker: int) -> float:
        """What a Worker is worth who is not wasted."""
        weights = self.weights
        if worker == LABOURER:
            worth = weights.labourer
        else:
            worth = weights.criminal if worker == CRIMINAL else weights.coloured
        return worth * (1 + weights.early * self.left / ROUNDS)

    def leftovers(self, workers: Sequence[int]) -> float:
        """PW-10.2 Workers without a plan: the best three may be kept, the others do little things."""
        room = KEPT if self.left else 0
        worth = 0.0
        for worker in range(CRIMINAL, -1, -1):
            number = workers[worker]
            if number:
                kept = min(number, room)
                room -= kept
                worth += self.worker(worker) * (kept + self.weights.spare * (number - kept))
        return worth


# Steps on the tracks: beside the points that the score counts already


def attribute_worth(outlook: Outlook, attribute: int, value: int) -> float:
    """PW-11.3 An attribute: what its track will bring when it has risen until the end, beside what it brings
    now; PW-14.12.1 Honour may cap it."""
    player, time, weights = outlook.player, outlook.time, outlook.weights
    risen = value + weights.growth * outlook.left
    hope = weights.attribute[attribute] * time * value
    settled = value
    cap = float(MARKER_MAX)
    if outlook.game.overlord is not None:
        settled = min(value, player.honour)
        cap = max(0.0, player.honour - weights.honour_lost * outlook.left)
        hope += weights.honour * time * player.honour - weights.capped * max(0.0, risen - cap)
    return hope + outlook.rises * (along_track(min(risen, cap)) - TRACK[settled])


def along_track(value: float) -> float:
    """PW-11.3 The points of a marker between two spaces of its track, even as it rises."""
    if value >= MARKER_MAX:
        return EVEN_TRACK[MARKER_MAX]
    low = int(value)
    return EVEN_TRACK[low] + (value - low) * (EVEN_TRACK[low + 1] - EVEN_TRACK[low])


def honour_step(outlook: Outlook) -> float:
    """PW-14.12.1 What one Honour less would cost."""
    player = outlook.player
    honour = player.honour
    if not honour:
        return 0.0
    before = fallen = 0.0
    for attribute, value in enumerate(player.attributes):
        before += TRACK[min(value, honour)] + attribute_worth(outlook, attribute, value)
    player.honour -= 1
    for attribute, value in enumerate(player.attributes):
        fallen += TRACK[min(value, honour - 1)] + attribute_worth(outlook, attribute, value)
    player.honour = honour
    return before - fallen


def count_worth(outlook: Outlook, category: str, action: int, done: int) -> float:
    """PW-11.4 to PW-11.8 Pieces on the way to the most that can still be reached."""
    if not done:
        return 0.0
    scale = SCALES[category]
    reachable = min(len(scale) - 1, done + chances(outlook, action))
    ahead = scale[reachable] - scale[done]
    return outlook.weights.progress * ahead * (done / reachable) ** STEEP if ahead else 0.0


def order_worth(outlook: Outlook, action: int, done: int) -> float:
    """PW-8.1 A King's Order on the way; the score counts those that are completed."""
    game = outlook.game
    name = ACTIONS[action]
    hope = 0.0
    for at in range(game.orders_up):
        need = game.orders.cards[at].need
        if need.action == name and done < need.n:
            share = outlook.weights.order * (done / need.n) ** 1.2
            if need.n - done > chances(outlook, action):
                share *= outlook.weights.out_of_reach
            hope += share * ORDER_PLACES[at].vp
    return hope


def chances(outlook: Outlook, action: int) -> int:
    """PW-5.5 How often an action can still be done, once a round."""
    player = outlook.player
    ready = (
        outlook.acting and not player.placed[action] and (player.tavern is None or sum(player.workers) > 1)
    )
    return outlook.left + ready


# What effects are worth


def effects_worth(outlook: Outlook, effects: Sequence[Effect]) -> float:
    """What icons bring, roughly."""
    return sum(effect_worth(outlook, effect) for effect in effects)


def effect_worth(outlook: Outlook, effect: Effect) -> float:
    """What an icon brings, roughly."""
    weights = outlook.weights
    if isinstance(effect, Gain):
        what = effect.what
        if what in WORKER_AT:
            suspected = weights.suspicion if what is Good.CRIMINAL else 0.0
            return (outlook.worker(WORKER_AT[what]) + suspected) * effect.n
        if what in ATTRIBUTE_AT:
            return weights.attribute[ATTRIBUTE_AT[what]] * effect.n
        if what is Good.SUSPICION:
            return weights.suspicion * effect.n
        if what is Good.DEBT:
            return (weights.unpaid + BOX.categories["debts"].unpaid) * effect.n
        return (0.33 + weights.silver) * effect.n
    if isinstance(effect, PayDebt | DestroyDebt):
        return 2.0 if outlook.player.unpaid else 0.3
    if isinstance(effect, RemoveSuspicion):
        return 0.5 if outlook.player.suspicion else 0.1
    if isinstance(effect, Choose):
        return max(effects_worth(outlook, option) for option in effect.options)
    if isinstance(effect, FreeDevelop):
        return develop_hope(outlook, price=0) if outlook.player.workshops_left() > 0 else 0.0
    return 1.0


# The round ahead


def round_worth(outlook: Outlook, workers: Sequence[int]) -> float:
    """The right-side actions that the Workers can do one after the other, and the Workers left over."""
    plans = open_plans(outlook)
    best = outlook.leftovers(workers)
    for first in range(len(plans)):
        worth = plan_worth(outlook, [plans[first], *plans[:first], *plans[first + 1 :]], list(workers))
        if worth > best:
            best = worth
    return best


def open_plans(outlook: Outlook) -> list[tuple[float, int, int, Spaces]]:
    """Develop and every right-side action that are open but for Workers: what each brings, its price and its
    spaces."""
    game, player = outlook.game, outlook.player
    found = []
    for action in RIGHT_SIDE:
        if not player.placed[action] and why_not_action(game, player, action) is None:
            spaces = RIGHT_SPACES[action - COMMISSION][player.workshops[action - COMMISSION]]
            found.append((action_hope(outlook, action), action, cost(game, player, action), spaces))
    open_ = outlook.left > 0 and player.workshops_left() > 0 and not player.placed[DEVELOP]
    if open_ and why_not_action(game, player, DEVELOP) is None:
        price = cost(game, player, DEVELOP)
        found.append((develop_hope(outlook, price), DEVELOP, price, DEVELOP_SPACES))
    found.sort(key=worth_of, reverse=True)
    return found


def worth_of(plan: tuple[float, int, int, Spaces]) -> float:
    """What a plan brings for its Workers."""
    return plan[0] / (1 + plan[3].count)


def plan_worth(
    outlook: Outlook, plans: Sequence[tuple[float, int, int, Spaces]], workers: list[int]
) -> float:
    """Plans carried out in their order, as far as Workers and goods suffice."""
    player, weights = outlook.player, outlook.weights
    silver, provisions = player.silver, player.provisions
    total = sum(workers)
    worth = 0.0
    for hope, action, price, spaces in plans:
        if not can_fill(workers, spaces, total):
            continue
        if COST_IN[action] is Good.PROVISION:
            if price > provisions:
                continue
            provisions -= price
        else:
            if price > silver:
                continue
            silver -= price
        use_up(workers, spaces)
        total -= spaces.count
        worth += weights.plan * hope
    return worth + outlook.leftovers(workers)


def use_up(workers: list[int], spaces: Spaces) -> None:
    """PW-5.4 Fill spaces with the Workers that are missed least."""
    coloured = 0
    for colour, number in spaces.needs:
        own = min(number, workers[colour])
        workers[colour] -= own
        workers[CRIMINAL] -= number - own
        coloured += number
    for _ in range(spaces.count - coloured):
        if workers[LABOURER]:
            workers[LABOURER] -= 1
            continue
        most = max(COLOURS, key=workers.__getitem__)
        workers[most if workers[most] else CRIMINAL] -= 1


def action_hope(outlook: Outlook, action: int) -> float:
    """What a right-side action brings: an attribute, a piece, its reward and abilities, less its price."""
    game, player, weights = outlook.game, outlook.player, outlook.weights
    attribute, done = REWARDS[action], player.done(action)
    value = player.attributes[attribute]
    hope = weights.reward[action - COMMISSION] + weights.sight * best_reward(outlook, action)
    if value + 1 < len(TRACK):
        hope += attribute_worth(outlook, attribute, value + 1) - attribute_worth(outlook, attribute, value)
        if game.overlord is None or value < player.honour:
            hope += TRACK[value + 1] - TRACK[value]
    category = CATEGORY.get(action)
    if category is not None and done < LIMIT[action]:
        scale = SCALES[category]
        hope += scale[done + 1] - scale[done]
        hope += count_worth(outlook, category, action, done + 1)
        hope -= count_worth(outlook, category, action, done)
    if action == CONVERT:
        hope += weights.convert
    if outlook.team is not None:
        hope += outlook.team.relief[action] + outlook.team.order_step(player, attribute)
    elif game.overlord is None:
        hope += order_worth(outlook, action, done + 1) - order_worth(outlook, action, done)
        hope += order_completed(game, action, done)
    name = ACTIONS[action]
    paladin = player.paladin
    if paladin is not None and isinstance(paladin.ability, OnAction) and paladin.ability.action == name:
        hope += effects_worth(outlook, paladin.ability.effects)
    for card in player.crew:
        if card.ongoing.trigger is Trigger.ACTION and card.ongoing.action == name:
            hope += effects_worth(outlook, card.ongoing.effects)
    return hope - weights.price * cost(game, player, action)


def best_reward(outlook: Outlook, action: int) -> float:
    """What comes with a right-side action beside its attribute: the best of what lies open."""
    game, player = outlook.game, outlook.player
    best = 0.0
    if action in (COMMISSION, GARRISON):
        for at in spaces_in_reach(game, player, action):
            best = max(best, effects_worth(outlook, BOX.spaces[at].effects))
    elif action == ABSOLVE:
        for at, space in enumerate(BOX.absolve):
            if not player.jars >> at & 1:
                best = max(best, effects_worth(outlook, space.effects))
    elif action == ATTACK:
        for slot, card in enumerate(game.outsider_row):
            if card is not None:
                price = attack_price(player, slot)
                if price <= player.silver:
                    brings = effects_worth(outlook, card.attack) - outlook.weights.price * price
                    best = max(best, brings - outlook.weights.attribute[REWARDS[ATTACK]])
    elif action == CONVERT:
        for card in game.outsider_row:
            if card is not None:
                brings = effects_worth(outlook, card.convert) + outsider_points(game, player, card)
                best = max(best, brings - outlook.weights.attribute[REWARDS[CONVERT]])
    return best


def develop_hope(outlook: Outlook, price: int) -> float:
    """PW-6.1 What a Workshop brings where it saves most, and the Worker that comes with it."""
    player, weights = outlook.player, outlook.weights
    saves = 0.0
    for action in RIGHT_SIDE:
        workshops = player.workshops[action - COMMISSION].bit_count()
        if workshops < WORKSHOPS:
            share = weights.paired if workshops else 1.0
            saves = max(saves, share * min(outlook.left, FAR - min(FAR, player.done(action))))
    hope = weights.workshop * saves + outlook.worker(FREED_WORKER[player.done(DEVELOP)])
    return hope - weights.price * price


def order_completed(game: PaladinsState, action: int, done: int) -> int:
    """PW-11.2 The points of the Orders that the next time completes."""
    won = 0
    for at in range(game.orders_up):
        need = game.orders.cards[at].need
        if ACTION_AT[need.action] == action and need.n == done + 1:
            won += ORDER_PLACES[at].vp
    return won
