"""The round: which step comes next (LW-3), and phase 1, Setup (LW-4)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, Step, choose_some, reveal, tell, together
from salotto.kernel.zones import EVERYBODY
from salotto.titles.last_will.actions import act
from salotto.titles.last_will.board import keep_one
from salotto.titles.last_will.cards import REGULAR, Card, Deck
from salotto.titles.last_will.ending import clean_up, discard_others, end_actions, keep_cards
from salotto.titles.last_will.errands import begin_errands, send_errand_boy
from salotto.titles.last_will.jobs import take_income
from salotto.titles.last_will.planning import next_planning, reshuffle
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.setup import open_game
from salotto.titles.last_will.state import LastWillState, Phase, Player


def next_step(game: LastWillState) -> Step | None:
    """LW-3.1 What comes next."""
    phase = game.phase
    if phase is Phase.ACTIONS:
        if game.turn == len(game.order):
            return end_actions(game)
        player = game.current()
        return keep_one(game, player) if game.aside.cards else act(game, player)
    if phase is Phase.ERRANDS:
        return send_errand_boy(game, game.current())
    if phase is Phase.PLANNING:
        return next_planning(game) or begin_errands(game)
    if phase is Phase.KEEPING:
        keeping = {player.seat: keep_cards(player) for player in game.players if player.kept is None}
        return together(keeping) if keeping else settle_hands(game, Phase.CLEANING)
    if phase is Phase.STARTING:
        choosing = {player.seat: keep_start(player) for player in game.players if player.kept is None}
        return together(choosing) if choosing else settle_hands(game, Phase.PLANNING)
    if phase is Phase.SETUP:
        return set_up_round(game)
    if phase is Phase.CLEANING:
        return clean_up(game)
    return open_game(game) if phase is Phase.OPENING else None


# Phase 1: Setup


def set_up_round(game: LastWillState) -> Rule[None]:
    """LW-4 Take income, lay out the cards; in round 1 everybody then chooses his starting cards."""
    game.round += 1
    yield tell("lw-round", round=game.round)
    yield from take_income(game, "lw-income")
    yield from lay_out_cards(game)
    game.phase = Phase.STARTING if game.round == 1 else Phase.PLANNING


def lay_out_cards(game: LastWillState) -> Rule[None]:
    """LW-4.2 One card face up on every space, from the deck that it shows for this round."""
    offering = game.setting.offering
    game.figures = [()] * len(game.setting.errands)
    game.offers = [None] * len(offering)
    for at, space in enumerate(offering):
        game.offers[at] = yield from deal_from(game, space.decks[game.round - 1])
    yield from reveal()


def deal_from(game: LastWillState, deck: Deck) -> Rule[Card | None]:
    """LW-4.3 A wild card, or the top card of a deck; LW-4.4 an empty one is made anew if it can be."""
    if deck is Deck.WILD:
        return game.wilds.pop() if game.wilds else None
    if deck in REGULAR:
        at = REGULAR.index(deck)
        if not game.decks[at].cards and game.piles[at].cards:
            yield from reshuffle(game, at)
        zone = game.decks[at]
    else:
        zone = game.special if deck is Deck.SPECIAL else game.new_special
    return zone.draw(EVERYBODY)[0] if zone.cards else None


def keep_start(player: Player) -> Rule[None]:
    """LW-4.5 Choose 2 of the 6 starting cards to keep."""
    keep = min(TOTALS.starting_keep, len(player.hand))
    kept = yield from choose_some(player.seat, "lw-keep-start", player.hand.cards, keep, keep)
    player.kept = tuple(kept)


def settle_hands(game: LastWillState, following: Phase) -> Rule[None]:
    """LW-4.5, LW-15.1 When all have chosen what to keep, the others are discarded face down."""
    yield from discard_others(game)
    game.phase = following
