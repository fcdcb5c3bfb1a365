"""What a player may do at any moment of the own turn (OB-6, OB-13.9, OB-17.19, OB-23.4)."""

from __future__ import annotations

from itertools import compress

from salotto.kernel.decisions import Blocked, Rule, choose, final, may, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import put_under
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    NO_SERVANTS,
    SERVANT,
    SERVANTS,
    USEFUL_MAN,
    Do,
    Group,
    Milestone,
    Servant,
    VpCard,
)
from salotto.titles.obsession.decks import draw_objectives, invite, take_back
from salotto.titles.obsession.goals import reached
from salotto.titles.obsession.hiring import can_hire_or_recruit, hire_or_recruit
from salotto.titles.obsession.loans import idle
from salotto.titles.obsession.market import can_search, refresh, search, searchable
from salotto.titles.obsession.refusals import NO_REPUTATION, NOTHING_TO_GAIN, ONCE_A_TURN
from salotto.titles.obsession.settings import BORROW_COST, BORROWED, HELP_COST, REFRESH_COST
from salotto.titles.obsession.state import ObsessionState, Phase, Player

BORROW, REFRESH = "borrow", "refresh"
USEFUL_REFRESH, USEFUL_SEARCH = "useful:refresh", "useful:search"
HELP = tuple(f"help:{servant.word}" for servant in SERVANTS)


def specials(game: ObsessionState, player: Player) -> list[str]:
    """Everything that the player may do beside the step of the turn."""
    found = []
    if player.reputation >= BORROW_COST:
        found.append(BORROW)
    if player.reputation >= HELP_COST:
        found.extend(compress(HELP, player.quarters))
    if player.reputation >= REFRESH_COST and not game.this_turn.refreshed and game.bag.cards:
        found.append(REFRESH)
    if player.vp_cards.cards:
        found += usable_cards(game, player)
    useful_men = player.available[USEFUL_MAN]
    if useful_men and useful_men > idle(game, player, USEFUL_MAN) and game.bag.cards:
        found.append(USEFUL_REFRESH)
        if can_search(game):
            found.append(USEFUL_SEARCH)
    if game.milestones and not game.this_turn.claimed:
        found += [milestone.key for milestone in claimable(game, player)]
    return found


def blocked_specials(game: ObsessionState, player: Player) -> list[Blocked]:
    """OB-6.1, OB-6.4, OB-13.16 What the player cannot do, and why."""
    found = []
    reputation = player.reputation
    if reputation < BORROW_COST:
        found.append(NO_REPUTATION.blocks(BORROW, need=BORROW_COST, reputation=reputation))
    if game.this_turn.refreshed:
        found.append(ONCE_A_TURN.blocks(REFRESH))
    elif reputation < REFRESH_COST:
        found.append(NO_REPUTATION.blocks(REFRESH, need=REFRESH_COST, reputation=reputation))
    usable = usable_cards(game, player)
    found += [
        NOTHING_TO_GAIN.blocks(key)
        for key in dict.fromkeys(card.key for card in player.vp_cards)
        if key not in usable
    ]
    return found


# VP cards


def usable_cards(game: ObsessionState, player: Player) -> list[str]:
    """OB-13.9, OB-13.16 The VP cards whose favour would change something; of equal ones one."""
    cards = {card.key: card for card in player.vp_cards}
    return [key for key, card in cards.items() if helps(game, player, card)]


def helps(game: ObsessionState, player: Player, card: VpCard) -> bool:
    """OB-13.16, OB-13.14 Whether the favour of a card could change anything now."""
    last = game.phase is Phase.LAST
    match card.favour.do:
        case Do.REPUTATION:
            return player.reputation < game.setting.cap
        case Do.INVITE:
            return bool(game.deck(card.favour.deck).cards)
        case Do.OBJECTIVE:
            return game.setting.objective_cards and bool(game.objective_deck.cards)
        case Do.CHOICE:
            return can_hire_or_recruit(game, player, True)
        case Do.UNLIMITED_PURCHASES:
            return not last and not game.this_turn.unlimited
        case Do.REFRESH_MARKET:
            return not last and bool(game.bag.cards)
        case Do.REFRESH_SERVICE:
            return not last and any(player.quarters) + any(player.expended) > 0
        case Do.RETURN_TO_HAND:
            return not last and any(guest.group is not Group.FAMILY for guest in player.discards)
        case _:
            return True


def use_card(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-13.8, OB-13.10 Reveal a VP card and take its favour; OB-13.15 it goes under the deck."""
    card = next(card for card in player.vp_cards if card.key == key)
    player.vp_cards.take(card)
    put_under(game.vp_deck, card, EVERYBODY)
    yield tell("ob-uses-vp-card", player.seat, card=card.key)
    yield from final("OB-4.3.5")
    favour = card.favour
    match favour.do:
        case Do.REPUTATION:
            game.gain(player, favour.n)
        case Do.MONEY:
            player.money += favour.n
        case Do.INVITE:
            yield from invite(game, player, favour.deck, favour.look, favour.take)
        case Do.OBJECTIVE:
            yield from draw_objectives(game, player, favour.look, favour.take)
        case Do.CHOICE:
            yield from hire_or_recruit(game, player)
        case Do.UNLIMITED_PURCHASES:
            game.this_turn.unlimited = True
        case Do.REFRESH_MARKET:
            yield from refresh(game)
        case Do.REFRESH_SERVICE:
            refresh_service(player)
        case _:
            guests = [guest for guest in player.discards if guest.group is not Group.FAMILY]
            yield from take_back(player, "ob-return-guest", guests)


def refresh_service(player: Player) -> None:
    """OB-5.1, OB-13.12 All servants go to Available Service, but those who are placed stay."""
    areas = zip(player.available, player.quarters, player.expended, strict=True)
    player.available = list(map(sum, areas))
    player.quarters, player.expended = list(NO_SERVANTS), list(NO_SERVANTS)


# Milestones


def claimable(game: ObsessionState, player: Player) -> list[Milestone]:
    """OB-23.4, OB-23.6 The milestones with a free place that the player has reached and does not hold."""
    return [
        milestone
        for milestone, seats in zip(game.milestones, game.claims, strict=True)
        if player.seat not in seats and len(seats) < 2 and reached(game, player, milestone.goal)
    ]


def claim(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-23.4 Take the best free place."""
    at = [milestone.key for milestone in game.milestones].index(key)
    seats = (*game.claims[at], player.seat)
    game.claims = (*game.claims[:at], seats, *game.claims[at + 1 :])
    game.this_turn.claimed = True
    yield tell("ob-claims", player.seat, milestone=key, place=len(seats))


def offer_claim(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-23.4 What a purchase or a flipped tile has reached may be claimed before the turn is over."""
    if not game.this_turn.claimed:
        options = [milestone.key for milestone in claimable(game, player)]
        key = yield from may(player.seat, "ob-claim", options)
        if key is not None:
            yield from claim(game, player, key)


# All of them


def perform(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-6, OB-13.9, OB-17.19, OB-23.4 Do one of `specials`."""
    verb, _, name = key.partition(":")
    if key == BORROW:
        yield from borrow(player)
    elif key == REFRESH:
        player.reputation -= REFRESH_COST
        game.this_turn.refreshed = True
        yield from refresh(game)
    elif verb == "help":
        yield from fetch(player, SERVANT[name])
    elif verb == "vp":
        yield from use_card(game, player, key)
    elif verb == "useful":
        yield from dismiss_useful_man(game, player, key)
    else:
        yield from claim(game, player, key)


def borrow(player: Player) -> Rule[None]:
    """OB-6.2 Reputation for money, never paid back; OB-4.3.5 and never taken back."""
    player.reputation -= BORROW_COST
    player.money += BORROWED
    yield tell("ob-borrows", player.seat, pounds=BORROWED)
    yield from final("OB-4.3.5")


def fetch(player: Player, servant: Servant) -> Rule[None]:
    """OB-6.3 Service help: a servant comes from the Servants' Quarters to Available Service, for good."""
    player.reputation -= HELP_COST
    player.quarters[servant] -= 1
    player.available[servant] += 1
    yield tell("ob-fetches", player.seat, servant=servant.key)
    yield from final("OB-4.3.5")


def dismiss_useful_man(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-17.19, OB-17.20 The useful man leaves the game for a refresh, or for a tile of choice."""
    found = ""
    if key == USEFUL_SEARCH:
        found = yield from choose(player.seat, "ob-search", [tile.key for tile in searchable(game)])
    player.available[USEFUL_MAN] -= 1
    player.useful_man_gone = True
    if found:
        yield tell("ob-searches", player.seat, tile=found)
        yield from search(game, BOX.tile_of(found))
    else:
        yield tell("ob-useful-man-leaves", player.seat)
        yield from refresh(game)
