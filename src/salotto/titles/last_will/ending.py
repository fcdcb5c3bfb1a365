"""Phase 5, End of round, and the end of the game (LW-15, LW-16)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose_some, tell
from salotto.titles.last_will.cards import Deck
from salotto.titles.last_will.helpers import hand_limit
from salotto.titles.last_will.jobs import income, take_income
from salotto.titles.last_will.properties import can_depreciate, lower, steps_of, value
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player


def end_actions(game: LastWillState) -> Rule[None]:
    """LW-15.1 Wild cards return to the offering board; in the last round nothing else is discarded."""
    for player in game.players:
        for card in [card for card in player.hand if card.deck is Deck.WILD]:
            player.hand.take(card)
            game.discard(card)  # LW-11.8
        player.kept = None if player.hand.cards else ()
    game.phase = Phase.CLEANING if game.last_round() else Phase.KEEPING
    yield tell("lw-round-ends", round=game.round)


def keep_cards(player: Player) -> Rule[None]:
    """LW-15.1 Keep at most 2 cards and what helpers allow; keeping fewer is allowed."""
    most = hand_limit(player)
    kept = yield from choose_some(player.seat, "lw-keep", player.hand.cards, 0, most, limit=most)
    player.kept = tuple(kept)


def discard_others(game: LastWillState) -> Rule[None]:
    """LW-4.5, LW-15.1 The cards that nobody kept go face down to their piles, special ones to the box."""
    for player in game.players:
        kept = player.kept or ()
        others = [card for card in player.hand if card not in kept]
        game.discard_unseen(player, others)
        player.kept = None
        if others:
            yield tell("lw-discards", player.seat, cards=len(others))


def clean_up(game: LastWillState) -> Rule[None]:
    """LW-15.2 to LW-15.6 Depreciate, reset, clear the boards, and go on to the next round if there is one."""
    for player in game.players:
        yield from depreciate_houses(player)
        player.demoted = False
    clear_offering(game)
    if game.last_round():
        yield from end_game(game)
        return
    for player in game.players:  # LW-15.5
        player.plan = None
        player.drawn = False
    game.early = game.clocks[0] if game.clocks and len(game.players) == 2 else -1  # LW-31.6
    game.clocks.clear()
    game.blocked.clear()
    game.start = (game.start + 1) % len(game.players)  # LW-15.6
    game.phase = Phase.SETUP


def depreciate_houses(player: Player) -> Rule[None]:
    """LW-15.2 Every house that was not maintained loses a step; LW-26.8 or two. LW-15.3 Check marks go."""
    for at, laid in enumerate(player.board):
        worn = laid
        if not laid.used and can_depreciate(laid):
            worn = lower(laid, steps_of(laid))
            yield tell("lw-depreciates", player.seat, card=laid.card.key, value=value(worn))
        if worn.used or worn.uses:
            worn = Laid(worn.card, worn.tokens, worn.step)
        player.board[at] = worn


def clear_offering(game: LastWillState) -> None:
    """LW-15.4, LW-12.2 Cards left on offer go to their piles or the box; wild cards stay available."""
    for at, card in enumerate(game.offers):
        if card is not None:
            game.discard(card)
            game.offers[at] = None
    game.figures = [()] * len(game.setting.errands)  # LW-6.5, LW-15.5


def end_game(game: LastWillState) -> Rule[None]:
    """LW-16.1, LW-16.3 Who still has an employment card takes his income once more; then it is over."""
    for player in game.players:
        player.last_income = income(player)
    yield from take_income(game, "lw-last-income")
    game.phase = Phase.OVER
    yield tell("lw-over", round=game.round)
