"""Phase 3, Errands: send errand boys in order of play (LW-6, LW-23, LW-30, LW-31)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, choose_named, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.refusals import Why
from salotto.titles.last_will.actions import begin_actions
from salotto.titles.last_will.cards import REGULAR, TYPES, Symbol
from salotto.titles.last_will.helpers import extra_errand_boys, opera_bonuses
from salotto.titles.last_will.jobs import demotable, demotion_before_paying, must_cover, open_lines, payable
from salotto.titles.last_will.money import declare_bankruptcy, how_much, limit, spend, sums
from salotto.titles.last_will.planning import DECK_AT, draw, order_of_play
from salotto.titles.last_will.refusals import (
    DECK_EMPTY,
    DEMOTED,
    NO_CARD,
    NO_EXTENSION,
    NO_JOB,
    NOT_YET,
    OCCUPIED,
    ONCE,
    TOO_DEAR,
)
from salotto.titles.last_will.settings import Errand, ErrandSpace
from salotto.titles.last_will.state import LastWillState, Phase, Player

DEMOTION_HALF = "half:demotion"
EXTENSION_HALF = "half:extension"


OPERA_SYMBOLS = (Symbol.MASK,)
"""LW-23.4 Going to the opera is like playing a card with this symbol."""


def begin_errands(game: LastWillState) -> Rule[None]:
    """LW-5.12 The order of play is fixed; LW-30.2 Messengers add an errand boy each."""
    game.phase = Phase.ERRANDS
    game.order = order_of_play(game)
    game.lap, game.turn = 1, 0
    for player in game.players:
        assert player.plan is not None
        player.errand_boys = player.plan.errand_boys + extra_errand_boys(player)
    yield tell("lw-order", game.order[0])


def next_errand_boy(game: LastWillState) -> bool:
    """LW-6.1, LW-6.2, LW-25.3, LW-30.3 On to the next player with a figure for this pass; False if none."""
    players, order = game.players, game.order
    game.turn += 1
    while game.lap <= max([player.errand_boys for player in players]):
        while game.turn < len(order):
            if players[order[game.turn]].errand_boys >= game.lap:
                return True
            game.turn += 1
        game.lap, game.turn = game.lap + 1, 0
    return False


# Which errands are possible


def errand_refusal(game: LastWillState, player: Player, at: int) -> Why | None:
    """LW-6.3, LW-6.4 Why a player may not choose an errand space; None if he may."""
    space = game.setting.errands[at]
    figures = game.figures[at]
    if figures:
        if space.own:
            if player.seat in figures:
                return ONCE
        elif len(figures) >= space.figures:
            return OCCUPIED
    errand = space.errand
    if errand is Errand.OFFER:
        for offer in space.offers:
            if game.offers[offer] is not None:
                return None
        return NO_CARD
    if errand is Errand.UNKNOWN:
        return None if game.can_draw() else DECK_EMPTY
    if errand is Errand.OPERA:
        return None if payable(player, OPERA_SYMBOLS, space.spend) else TOO_DEAR
    if errand is Errand.EXTENSION:
        return None if game.extensions else NO_EXTENSION
    if errand is Errand.DEMOTION:
        return demotion_refusal(player)
    if errand is Errand.COMBINED:
        return combined_refusal(game, player, space)
    return None


def demotion_refusal(player: Player) -> Why | None:
    """LW-23.1 Not without an employment card, and not after another demotion this round."""
    if demotable(player):
        return None
    return NO_JOB if player.job is None else DEMOTED


def combined_halves(game: LastWillState, player: Player, space: ErrandSpace) -> list[str]:
    """LW-23.2, LW-23.3 What the combined errand can do now; LW-23.8 any figure occupies a pure errand."""
    halves = []
    if demotable(player) and occupied(game, space.after_demotion):
        halves.append(DEMOTION_HALF)
    if game.extensions and occupied(game, space.after_extension):
        halves.append(EXTENSION_HALF)
    return halves


def occupied(game: LastWillState, pure: str) -> bool:
    """LW-23.3 Whether the pure errand that has to be occupied first is; there may be none."""
    return not pure or bool(game.figures[game.setting.at[pure]])


def combined_refusal(game: LastWillState, player: Player, space: ErrandSpace) -> Why | None:
    """LW-23.2 Neither half is possible."""
    if combined_halves(game, player, space):
        return None
    if not occupied(game, space.after_demotion) or not occupied(game, space.after_extension):
        return NOT_YET
    return NO_EXTENSION


def possible_errands(game: LastWillState, player: Player) -> list[ErrandSpace]:
    """LW-6.4 The errands that the player can carry out."""
    return [
        space for at, space in enumerate(game.setting.errands) if errand_refusal(game, player, at) is None
    ]


def blocked_errands(game: LastWillState, player: Player) -> list[Blocked]:
    """LW-6.4 The other errands, each with its reason."""
    return [
        why.blocks(space.key)
        for at, space in enumerate(game.setting.errands)
        if (why := errand_refusal(game, player, at)) is not None
    ]


# Carrying them out


def send_errand_boy(game: LastWillState, player: Player) -> Rule[None]:
    """LW-6.1 The player places an errand boy and carries out the errand at once; LW-6.4 he must if he can."""
    spaces = possible_errands(game, player)
    if spaces:
        space = yield from choose(
            player.seat,
            "lw-errand",
            spaces,
            lambda: blocked_errands(game, player),
            boy=game.lap,
            boys=player.errand_boys,
        )
        at = game.setting.at[space.key]
        game.figures[at] += (player.seat,)
        yield tell("lw-errand-boy", player.seat, errand=space.key)
        yield from carry_out(game, player, space)
        yield from declare_bankruptcy(player)  # LW-14.6
    if not next_errand_boy(game):
        begin_actions(game)


def carry_out(game: LastWillState, player: Player, space: ErrandSpace) -> Rule[None]:
    """LW-6.6 to LW-6.11, LW-23, LW-31 What an errand does."""
    match space.errand:
        case Errand.OFFER:
            yield from take_offered_card(game, player, space)
        case Errand.UNKNOWN:
            yield from draw_unknown_card(game, player)
        case Errand.OPERA:
            yield from go_to_the_opera(player, space)
        case Errand.MARKET:
            yield from rearrange_market(game, player)
        case Errand.EXTENSION:
            yield from take_extension(game, player)
        case Errand.DEMOTION:
            yield from must_cover(player, open_lines(player))
        case Errand.COMBINED:
            yield from choose_half(game, player, space)
        case Errand.CLOCK:
            yield from move_order_marker(game, player)


def take_offered_card(game: LastWillState, player: Player, space: ErrandSpace) -> Rule[None]:
    """LW-6.6 Take the card of the space; LW-6.7, LW-6.13 of the trio any card that is left."""
    cards = [card for offer in space.offers if (card := game.offers[offer]) is not None]
    card = yield from choose(player.seat, "lw-take-which", cards)
    game.offers[game.offers.index(card)] = None
    player.hand.add(card, EVERYBODY)
    yield tell("lw-takes", player.seat, card=card.key)


def draw_unknown_card(game: LastWillState, player: Player) -> Rule[None]:
    """LW-6.10 Choose a regular deck and draw its top card."""
    counts = [0] * len(REGULAR)
    decks = {key: at for key, at in DECK_AT.items() if game.available(at)}
    deck = yield from choose_named(player.seat, "lw-draw-one", decks)
    counts[deck] = 1
    yield from draw(game, player, counts, player.hand)


def go_to_the_opera(player: Player, space: ErrandSpace) -> Rule[None]:
    """LW-6.11, LW-23.4 Spend 2 pounds and what a Tailor adds; a mask line may be covered first."""
    yield from demotion_before_paying(player, OPERA_SYMBOLS, space.spend)
    amounts = sums([space.spend], opera_bonuses(player), limit(player))
    pounds = yield from how_much(player, "lw-spend-opera", amounts, player.actions)
    spend(player, pounds)
    yield tell("lw-opera", player.seat, pounds=pounds, money=player.money)


def rearrange_market(game: LastWillState, player: Player) -> Rule[None]:
    """LW-6.9 Put the four modifier tokens in any order on the four types."""
    left = list(game.market)
    market: list[int] = []
    for type_ in TYPES:
        tokens = {f"modifier:{value:+d}": value for value in left}
        value = yield from choose_named(
            player.seat, "lw-market", tokens, type=f"type:{type_}", placed=market.copy()
        )
        left.remove(value)
        market.append(value)
    game.market = tuple(market)
    modifiers = dict(zip(("mansion", "manor", "town_house", "farm"), market, strict=True))
    yield tell("lw-market-changes", player.seat, **modifiers)


def take_extension(game: LastWillState, player: Player) -> Rule[None]:
    """LW-6.8 One more card space for the rest of the game."""
    game.extensions -= 1
    player.spaces += 1
    yield tell("lw-extension", player.seat, spaces=player.spaces)


def choose_half(game: LastWillState, player: Player, space: ErrandSpace) -> Rule[None]:
    """LW-23.2 Either take an extension or put a demotion token on any line."""
    half = yield from choose(player.seat, "lw-which-half", combined_halves(game, player, space))
    if half == DEMOTION_HALF:
        yield from must_cover(player, open_lines(player))
    else:
        yield from take_extension(game, player)


def move_order_marker(game: LastWillState, player: Player) -> Rule[None]:
    """LW-31.4 The first figure on a clock moves its owner's marker to space 1, the second to space 2.

    LW-31.6 With 2 players it only says who plans first in the next round.
    LW-31.7 If both figures are the same player's, he exchanges places with space 2.
    """
    track, seat = game.track, player.seat
    place = len(game.clocks)
    game.clocks.append(seat)
    if track and place and track[0] == seat:
        track[0], track[1] = track[1], track[0]
    elif track:
        track.remove(seat)
        track.insert(place, seat)
    yield tell("lw-clock", seat, place=place + 1)
