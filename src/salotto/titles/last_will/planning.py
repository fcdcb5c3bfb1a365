"""Phase 2, Planning: choose a plan and draw its cards (LW-5, LW-25, LW-31)."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.decisions import Blocked, Rule, Step, choose, choose_some, reveal, tell
from salotto.kernel.zones import Zone, only
from salotto.kit.decks import restock
from salotto.titles.last_will.cards import REGULAR, Black, Card, Plan
from salotto.titles.last_will.helpers import DrawMore, who_draws_more
from salotto.titles.last_will.refusals import DECK_EMPTY, PLAN_BLOCKED, PLAN_TAKEN
from salotto.titles.last_will.state import LastWillState, Player

DECK_KEYS = tuple(f"deck:{deck}" for deck in REGULAR)
DECK_AT = {key: at for at, key in enumerate(DECK_KEYS)}


def planning_order(game: LastWillState) -> list[int]:
    """LW-5.1, LW-5.11, LW-31.3, LW-31.6 The seats in the order in which they choose their plans."""
    seats = len(game.players)
    if seats == 2:
        first = 1 - game.start if game.early < 0 else game.early
        return [first, 1 - first]
    if game.track:
        return game.track[::-1] if game.round == 1 else game.track
    return [(game.start + n) % seats for n in range(seats)]


def blockers(game: LastWillState) -> list[int]:
    """LW-5.11, LW-31.6 The seats that put down a blocking marker, in order."""
    if len(game.players) > 2:
        return []
    return [game.start, 1 - game.start] if game.early < 0 else [game.early]


def next_planning(game: LastWillState) -> Step | None:
    """The next thing to do in the Planning phase: block a plan, choose one, or draw for it (LW-5.4).

    None when everybody has a plan and its cards.
    """
    blocking = blockers(game)
    if len(game.blocked) < len(blocking):
        return block_plan(game, blocking[len(game.blocked)])
    for seat in planning_order(game):
        player = game.players[seat]
        if player.plan is None:
            return choose_plan(game, player)
        if not player.drawn:
            return draw_for_plan(game, player, player.plan)
    return None


# Choosing


def free_plans(game: LastWillState) -> list[Plan]:
    """LW-5.2 The plans without a marker."""
    taken = [player.plan for player in game.players]
    return [plan for plan in game.plans if plan not in taken and plan not in game.blocked]


def occupied_plans(game: LastWillState) -> list[Blocked]:
    """LW-5.2 The plans that cannot be chosen any more."""
    taken = [
        PLAN_TAKEN.blocks(player.plan.key, seat=player.seat)
        for player in game.players
        if player.plan is not None
    ]
    return taken + [PLAN_BLOCKED.blocks(plan.key) for plan in game.blocked]


def block_plan(game: LastWillState, seat: int) -> Rule[None]:
    """LW-5.11 With 2 players a blocking marker goes on a free plan."""
    plan = yield from choose(seat, "lw-block-plan", free_plans(game), lambda: occupied_plans(game))
    game.blocked.append(plan)
    yield tell("lw-blocks-plan", seat, plan=plan.key)


def choose_plan(game: LastWillState, player: Player) -> Rule[None]:
    """LW-5.1 The player puts his planning marker on a free plan."""
    plan = yield from choose(player.seat, "lw-choose-plan", free_plans(game), lambda: occupied_plans(game))
    player.plan = plan
    yield tell("lw-chooses-plan", player.seat, plan=plan.key)
    if not plan.cards and not who_draws_more(player):
        player.drawn = True


# Drawing


def draw_for_plan(game: LastWillState, player: Player, plan: Plan) -> Rule[None]:
    """LW-5.4, LW-5.7 He draws as many cards as the plan and his helpers say."""
    helpers = yield from choose_some(player.seat, "lw-draw-more", who_draws_more(player))
    free, counts = draws_of(game, plan, helpers)
    yield from choose_decks(game, player, free, counts)
    yield from draw(game, player, counts, player.hand)
    player.drawn = True


def draws_of(game: LastWillState, plan: Plan, helpers: Sequence[Black]) -> tuple[int, list[int]]:
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
                    counts[at] = min(counts[at] + privilege.n, game.available(at))
    return free, counts


def choose_decks(game: LastWillState, player: Player, cards: int, counts: list[int]) -> Rule[None]:
    """LW-5.5 He decides first how many cards to take from each of the four regular decks.

    LW-5.8, LW-R17 Drawing is compulsory as far as cards are available; the rest is lost.
    """
    left = [game.available(at) - counts[at] for at in range(len(REGULAR))]
    keys = [key for at, key in enumerate(DECK_KEYS) if left[at]]
    while cards and keys:
        key = yield from choose(
            player.seat,
            "lw-draw-from",
            keys,
            lambda: [DECK_EMPTY.blocks(key) for at, key in enumerate(DECK_KEYS) if not left[at]],  # LW-5.9
            cards=cards,
            counts=counts.copy(),
        )
        at = DECK_AT[key]
        counts[at] += 1
        left[at] -= 1
        cards -= 1
        if not left[at]:
            keys = [other for other in keys if other != key]


def draw(game: LastWillState, player: Player, counts: Sequence[int], into: Zone[Card]) -> Rule[None]:
    """LW-5.5 He draws all the cards, and looks at them only then; LW-5.9 an empty deck is made anew."""
    own = only(player.seat)
    drawn: list[str] = []
    for at, count in enumerate(counts):
        for _ in range(count):
            if not game.decks[at].cards:
                yield from reshuffle(game, at)
            card, seen = game.decks[at].draw(own)
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


def reshuffle(game: LastWillState, deck: int) -> Rule[None]:
    """LW-5.9 The discard pile is shuffled and becomes the new deck."""
    yield from restock(game.decks[deck], game.piles[deck])
    yield tell("lw-reshuffles", deck=DECK_KEYS[deck])


def order_of_play(game: LastWillState) -> list[int]:
    """LW-5.12 The player whose own marker is farthest left is first."""
    markers = {player.seat: player.plan.position for player in game.players if player.plan is not None}
    return sorted(markers, key=lambda seat: markers[seat])
