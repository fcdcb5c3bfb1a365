"""What a seat cannot know of a table of Architects, and how it is dealt again (AW-1.6)."""

from __future__ import annotations

from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit import views
from salotto.titles.architects.black_market import small_goods
from salotto.titles.architects.coop import sides_of
from salotto.titles.architects.effects import GOOD_NAMES
from salotto.titles.architects.settings import Setting, unknown_objectives
from salotto.titles.architects.state import ArchitectsState, Baron, Phase


def view(state: ArchitectsState, seat: int | None) -> Json:
    """AW-1.6.1 The state by its fields; AW-1.6.3 of the top Small Market card everybody sees one face."""
    goods = zip(GOOD_NAMES, small_goods(state), strict=True)
    known = {"setting": known_setting(state).key, "small_market": {good: n for good, n in goods if n}}
    return {**views.view(state, seat), **known}


def known_setting(state: ArchitectsState) -> Setting:
    """TS-4.8 Tomes are laid out after the draft: before that nobody counts on one."""
    drafting = state.phase in (Phase.SETUP, Phase.PICKING)
    return unknown_objectives(state.setting) if state.setting.objectives and drafting else state.setting


def redeal(state: ArchitectsState, seat: int | None, chance: Chance) -> None:
    """AW-1.6.3 Another table that looks the same to the seat; secret choices are made again."""
    state.setting = known_setting(state)
    state.boxed_rewards = state.boxed_rewards.copy()
    plans = [state.plans]
    for player in state.players:
        plans += [player.hand, player.packet]
    if state.baron is not None:
        plans.append(state.baron.plans)
    redeal_zones(plans, seat, chance)
    redeal_zones([state.pile], seat, chance)
    redeal_zones([state.rewards, state.boxed_rewards], seat, chance)
    redeal_markets(state, chance)
    for player in state.players:
        if player.seat != seat and player.pick is not None:
            player.pick = chance.pick(player.packet.cards)
    if state.rival is not None:
        redeal_stacked(state.rival.schemes, state.rival.future, state.rival.fresh, seat, chance)
    if state.baron is not None:
        redeal_baron(state, state.baron, seat, chance)


def redeal_markets(state: ArchitectsState, chance: Chance) -> None:
    """AW-1.6.3 Of the top Small Market card only the Small face is seen: its twin may lie there."""
    cards = sorted(state.small.cards, key=lambda card: card.key)
    if not cards:
        return
    face = state.small.cards[-1].small_face
    top = chance.pick([card for card in cards if card.small_face == face])
    cards.remove(top)
    chance.shuffle(cards)
    state.small.cards[:] = [*cards, top]


def redeal_stacked(pile: Zone[Any], future: Zone[Any], fresh: int, seat: int | None, chance: Chance) -> None:
    """A pile with cards of the Future pile on top: those are dealt again with the Future pile."""
    at = len(pile.cards) - fresh
    below, above = part(pile, 0, at), part(pile, at, len(pile.cards))
    redeal_zones([below], seat, chance)
    redeal_zones([above, future], seat, chance)
    pile.cards[:] = below.cards + above.cards


def part(pile: Zone[Any], start: int, end: int) -> Zone[Any]:
    """Some of the cards of a pile, with who knows them."""
    found: Zone[Any] = Zone(pile.cards[start:end])
    found.seen = pile.seen[start:end]
    return found


def redeal_baron(state: ArchitectsState, baron: Baron, seat: int | None, chance: Chance) -> None:
    """AW-1.6.5 Face-down Intrigues, Requests and Events; each Request within its level."""
    redeal_stacked(baron.intrigues, baron.future, baron.fresh, seat, chance)
    redeal_zones([baron.events, baron.boxed_events], seat, chance)
    for at in range(baron.revealed, len(baron.requests.cards)):
        level = baron.requests.cards[at].level
        boxed = [place for place, card in enumerate(baron.boxed_requests.cards) if card.level == level]
        pair = sorted(
            [baron.requests.cards[at], *(baron.boxed_requests.cards[place] for place in boxed)],
            key=lambda card: card.key,
        )
        chance.shuffle(pair)
        baron.requests.cards[at] = pair[0]
        for place, card in zip(boxed, pair[1:], strict=True):
            baron.boxed_requests.cards[place] = card
    for player in state.players:
        if player.seat != seat and player.side is not None and player.helper is not None:
            player.side = chance.pick(sides_of(player.helper))
