"""Phase 2, Planning: choose a plan and draw its cards (LW-5, LW-25, LW-31)."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.decisions import Blocked, Rule, Step, choose, choose_some, reveal, shuffle, tell
from salotto.kernel.zones import Zone, only
from salotto.titles.last_will.cards import REGULAR, Black, Card, Plan
from salotto.titles.last_will.helpers import DrawMore, who_draws_more
from salotto.titles.last_will.refusals import DECK_EMPTY, PLAN_BLOCKED, PLAN_TAKEN
from salotto.titles.last_will.state import Estate, Player

DECK_KEYS = tuple(f"deck:{deck}" for deck in REGULAR)
DECK_AT = {key: at for at, key in enumerate(DECK_KEYS)}


def planning_order(estate: Estate) -> list[int]:
    """LW-5.1, LW-5.11, LW-31.3, LW-31.6 The seats in the order in which they choose their plans."""
    seats = len(estate.players)
    if seats == 2:
        first = 1 - estate.start if estate.early < 0 else estate.early
        return [first, 1 - first]
    if estate.track:
        return estate.track[::-1] if estate.round == 1 else estate.track
    return [(estate.start + n) % seats for n in range(seats)]


def blockers(estate: Estate) -> list[int]:
    """LW-5.11, LW-31.6 The seats that put down a blocking marker, in order."""
    if len(estate.players) > 2:
        return []
    return [estate.start, 1 - estate.start] if estate.early < 0 else [estate.early]


def next_planning(estate: Estate) -> Step:
    """The next thing to do in the Planning phase: block a plan, choose one, or draw for it (LW-5.4)."""
    blocking = blockers(estate)
    if len(estate.blocked) < len(blocking):
        return block_plan(estate, blocking[len(estate.blocked)])
    for seat in planning_order(estate):
        player = estate.players[seat]
        if player.plan is None:
            return choose_plan(estate, player)
        if not player.drawn:
            return draw_for_plan(estate, player, player.plan)
    raise AssertionError("everybody has planned")


def planned(estate: Estate) -> bool:
    """Whether everybody has a plan and its cards."""
    return all(player.drawn for player in estate.players)


# Choosing


def free_plans(estate: Estate) -> list[Plan]:
    """LW-5.2 The plans without a marker."""
    taken = [player.plan for player in estate.players]
    return [plan for plan in estate.plans if plan not in taken and plan not in estate.blocked]


def occupied_plans(estate: Estate) -> list[Blocked]:
    """LW-5.2 The plans that cannot be chosen any more."""
    taken = [
        PLAN_TAKEN.blocks(player.plan.key, seat=player.seat)
        for player in estate.players
        if player.plan is not None
    ]
    return taken + [PLAN_BLOCKED.blocks(plan.key) for plan in estate.blocked]


def block_plan(estate: Estate, seat: int) -> Rule[None]:
    """LW-5.11 With 2 players a blocking marker goes on a free plan."""
    plan = yield from choose(seat, "lw-block-plan", free_plans(estate), lambda: occupied_plans(estate))
    estate.blocked.append(plan)
    yield tell("lw-blocks-plan", seat, plan=plan.key)


def choose_plan(estate: Estate, player: Player) -> Rule[None]:
    """LW-5.1 The player puts his planning marker on a free plan."""
    plan = yield from choose(
        player.seat, "lw-choose-plan", free_plans(estate), lambda: occupied_plans(estate)
    )
    player.plan = plan
    yield tell("lw-chooses-plan", player.seat, plan=plan.key)
    if not plan.cards and not who_draws_more(player):
        player.drawn = True


# Drawing


def draw_for_plan(estate: Estate, player: Player, plan: Plan) -> Rule[None]:
    """LW-5.4, LW-5.7 He draws as many cards as the plan and his helpers say."""
    helpers = yield from choose_some(player.seat, "lw-draw-more", who_draws_more(player))
    free, counts = draws_of(estate, plan, helpers)
    yield from choose_decks(estate, player, free, counts)
    yield from draw(estate, player, counts, player.hand)
    player.drawn = True


def draws_of(estate: Estate, plan: Plan, helpers: Sequence[Black]) -> tuple[int, list[int]]:
    """LW-13.13 to LW-13.15 How many cards of any deck, and how many of a given one, as far as there are."""
    free = plan.cards
    counts = [0] * len(REGULAR)
    for helper in helpers:
        for privilege in helper.privileges:
            if isinstance(privilege, DrawMore):
                if privilege.deck is None:
                    free += privilege.n
                else:
                    at = REGULAR.index(privilege.deck)
                    counts[at] = min(counts[at] + privilege.n, estate.available(at))
    return free, counts


def choose_decks(estate: Estate, player: Player, cards: int, counts: list[int]) -> Rule[None]:
    """LW-5.5 He decides first how many cards to take from each of the four regular decks.

    LW-5.8, LW-R17 Drawing is compulsory as far as cards are available; the rest is lost.
    """
    left = [estate.available(at) - counts[at] for at in range(len(REGULAR))]
    options = [key for at, key in enumerate(DECK_KEYS) if left[at] > 0]
    while cards and options:
        key = yield from choose(
            player.seat,
            "lw-draw-from",
            options,
            lambda: empty_decks(left),
            cards=cards,
            counts=counts.copy(),
        )
        at = DECK_AT[key]
        counts[at] += 1
        left[at] -= 1
        cards -= 1
        if not left[at]:
            options = [other for other in options if other != key]


def empty_decks(left: list[int]) -> list[Blocked]:
    """LW-5.9 The decks from which no card can be taken any more."""
    return [DECK_EMPTY.blocks(key) for key, cards in zip(DECK_KEYS, left, strict=True) if not cards]


def draw(estate: Estate, player: Player, counts: Sequence[int], into: Zone[Card]) -> Rule[None]:
    """LW-5.5 He draws all the cards, and looks at them only then; LW-5.9 an empty deck is made anew."""
    own = only(player.seat)
    drawn: list[str] = []
    for at, count in enumerate(counts):
        for _ in range(count):
            if not estate.decks[at].cards:
                yield from reshuffle(estate, at)
            card, seen = estate.decks[at].draw(own)
            into.add(card, seen)
            drawn.append(card.key)
    if drawn:
        yield from reveal()
        events, helpers, properties, companions = counts
        yield tell(
            "lw-draws",
            player.seat,
            cards=len(drawn),
            events=events,
            helpers=helpers,
            properties=properties,
            companions=companions,
        )
        yield tell("lw-draws-cards", player.seat, player.seat, cards=drawn)


def reshuffle(estate: Estate, deck: int) -> Rule[None]:
    """LW-5.9 The discard pile is shuffled and becomes the new deck."""
    estate.decks[deck], estate.piles[deck] = estate.piles[deck], Zone()
    yield from shuffle(estate.decks[deck])
    yield tell("lw-reshuffles", deck=DECK_KEYS[deck])


def order_of_play(estate: Estate) -> list[int]:
    """LW-5.12 The player whose own marker is farthest left is first."""
    markers = {player.seat: player.plan.position for player in estate.players if player.plan is not None}
    return sorted(markers, key=lambda seat: markers[seat])
