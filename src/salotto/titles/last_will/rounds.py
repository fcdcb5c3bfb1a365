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
from salotto.titles.last_will.opening import open_game
from salotto.titles.last_will.planning import next_planning, planned, reshuffle
from salotto.titles.last_will.setup import TOTALS
from salotto.titles.last_will.state import Estate, Phase, Player


def next_step(estate: Estate) -> Step | None:
    """LW-3.1 What comes next."""
    phase = estate.phase
    if phase is Phase.ACTIONS:
        if estate.turn == len(estate.order):
            return end_actions(estate)
        player = estate.current()
        return keep_one(estate, player) if estate.aside.cards else act(estate, player)
    if phase is Phase.ERRANDS:
        return send_errand_boy(estate, estate.current())
    if phase is Phase.PLANNING:
        return begin_errands(estate) if planned(estate) else next_planning(estate)
    if phase is Phase.KEEPING:
        keeping = {player.seat: keep_cards(player) for player in estate.players if player.kept is None}
        return together(keeping) if keeping else end_keeping(estate)
    if phase is Phase.STARTING:
        choosing = {player.seat: keep_start(player) for player in estate.players if player.kept is None}
        return together(choosing) if choosing else end_starting(estate)
    if phase is Phase.SETUP:
        return set_up_round(estate)
    if phase is Phase.CLEANING:
        return clean_up(estate)
    return open_game(estate) if phase is Phase.OPENING else None


# Phase 1: Setup


def set_up_round(estate: Estate) -> Rule[None]:
    """LW-4 Take income, lay out the cards; in round 1 everybody then chooses his starting cards."""
    estate.round += 1
    yield tell("lw-round", round=estate.round)
    yield from take_income(estate)
    yield from lay_out_cards(estate)
    estate.phase = Phase.STARTING if estate.round == 1 else Phase.PLANNING


def lay_out_cards(estate: Estate) -> Rule[None]:
    """LW-4.2 One card face up on every space, from the deck that it shows for this round."""
    offering = estate.setting.offering
    estate.figures = [()] * len(estate.setting.errands)
    estate.offers = [None] * len(offering)
    for at, space in enumerate(offering):
        estate.offers[at] = yield from deal_from(estate, space.decks[estate.round - 1])
    yield from reveal()


def deal_from(estate: Estate, deck: Deck) -> Rule[Card | None]:
    """LW-4.3 A wild card, or the top card of a deck; LW-4.4 an empty one is made anew if it can be."""
    if deck is Deck.WILD:
        return estate.wilds.pop() if estate.wilds else None
    if deck in REGULAR:
        at = REGULAR.index(deck)
        if not estate.decks[at].cards and estate.piles[at].cards:
            yield from reshuffle(estate, at)
        zone = estate.decks[at]
    else:
        zone = estate.special if deck is Deck.SPECIAL else estate.new_special
    return zone.draw(EVERYBODY)[0] if zone.cards else None


def keep_start(player: Player) -> Rule[None]:
    """LW-4.5 Choose 2 of the 6 starting cards to keep."""
    keep = min(TOTALS.starting_keep, len(player.hand))
    kept = yield from choose_some(player.seat, "lw-keep-start", player.hand.cards, keep, keep)
    player.kept = tuple(kept)


def end_starting(estate: Estate) -> Rule[None]:
    """LW-4.5 The others are discarded face down."""
    yield from discard_others(estate)
    estate.phase = Phase.PLANNING


# Phase 5: End of round


def end_keeping(estate: Estate) -> Rule[None]:
    """LW-15.1 When all have chosen, the others are discarded."""
    yield from discard_others(estate)
    estate.phase = Phase.CLEANING
