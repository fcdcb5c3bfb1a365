"""A turn but for its activity: steps 1, 2, 7 and 8, and passing (OB-4.1, OB-4.2, OB-4.7, OB-4.8, OB-5)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from salotto.kernel.decisions import ENOUGH, Blocked, Rule, choose, may, tell
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import NO_SERVANTS, SERVANTS, USEFUL_MAN, Do, Gentry, Servant
from salotto.titles.obsession.challenge import is_over
from salotto.titles.obsession.courtship import attend_ball
from salotto.titles.obsession.decks import dismiss, draw_objectives, keep_prestige_limit
from salotto.titles.obsession.favours import harm
from salotto.titles.obsession.feasible import hostable_tiles
from salotto.titles.obsession.goals import monuments
from salotto.titles.obsession.hosting import announce, blocked_tiles, can_hire_while_passing, start_hiring
from salotto.titles.obsession.market import blocked_purchases, buy, fill, purchases, refresh
from salotto.titles.obsession.passing import PASS, pass_after_all, rest_everybody
from salotto.titles.obsession.sequence import end_game, go_on, next_turn
from salotto.titles.obsession.settings import (
    FAIR_HELP,
    FAIR_MONEY,
    FAIR_REPUTATION,
    HELP_COST,
    PRIVATE_STUDY,
    RENT,
)
from salotto.titles.obsession.special import (
    blocked_specials,
    offer_claim,
    perform,
    specials,
    usable_cards,
    use_card,
)
from salotto.titles.obsession.state import ObsessionState, Player
from salotto.titles.obsession.teams import ASK, ask, blocked_requests, part, requests

SERVANTS_HALL = BOX.tile("servants-hall")
PARISH_CHURCH = BOX.tile("parish-church")

HOST, DONE = "host", "done"
RENTS, REFRESHING, HIRING = "rents", "refreshing", "hiring"
HOSTING = {tile: f"{HOST}:{tile.id}" for tile in BOX.tiles}


# Steps 1 and 2


def begin_turn(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.1, OB-4.2, OB-5.1 Rotate or refresh the service, then event, monuments and Servants' Hall.

    To pass at once differs from passing later only where step 2 uses a servant (OB-5.2): only then one asks.
    """
    event, hall, standing = game.event, player.owns(SERVANTS_HALL), monuments(player)
    helped = event == "village_fair" and player.servants(USEFUL_MAN) > 0  # OB-17.15
    if helped or (hall and not game.setting.automatic_hall):
        answer = yield from choose(player.seat, "ob-turn", [HOST, PASS])
        game.this_turn.passing = answer == PASS
    if game.this_turn.passing:
        rest_everybody(player)
        yield tell("ob-passes", player.seat)
    else:
        rotate(player)
    game.this_turn.unlimited = game.setting.challenge  # OB-21.8
    yield from spend_at_peak(game, player, standing)
    if event == "grand_ball" and (game.setting.edition == "it" or game.setting.challenge):
        yield from attend_ball(game, player)  # OB-22.10
    if event != "none":
        yield from take_event(game, player)
    if standing:
        yield from admire_monuments(game, player, standing)
    if hall:
        yield from use_hall(game, player)
    go_on(game)


def rotate(player: Player) -> None:
    """OB-4.1.1 From the Servants' Quarters to Available Service, from Expended Service to the Quarters."""
    player.available = list(map(add, player.available, player.quarters))
    player.quarters = player.expended
    player.expended = list(NO_SERVANTS)


def take_event(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-3.7 The event of the round."""
    match game.event:
        case "village_fair":
            yield from visit_fair(game, player)
        case "objective_draw":
            if game.setting.objective_cards:
                keep = 1 if game.setting.first_edition_objectives else 2  # OB-3.9, OB-25.2
                yield from draw_objectives(game, player, 2, keep)
        case "builders_holiday":
            game.this_turn.unlimited = True  # OB-3.10


def visit_fair(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-3.8 A flipped Private Study pays; OB-17.15 the useful man adds to it."""
    pounds = reputation = 0
    if player.shows(PRIVATE_STUDY, True):
        pounds, reputation = FAIR_MONEY, FAIR_REPUTATION
    if player.owns(PRIVATE_STUDY):
        pounds += yield from place_helpers(game, player)
    if pounds:
        player.money += pounds
        game.gain(player, reputation)
        yield tell("ob-fair", player.seat, pounds=pounds, reputation=reputation)


def place_helpers(game: ObsessionState, player: Player) -> Rule[int]:
    """OB-17.15 The useful man on the Private Study; OB-20.9 by the Italian printing the mate's beside him.

    OB-6.1 Who is asked about him may do something else first.
    """
    pounds = 0
    while not pounds or game.setting.effects_add_up:
        helpers = fair_helpers(game, player)
        if not helpers and not wakes(player, [USEFUL_MAN]):
            break
        others = [key for key in specials(game, player) if key not in helpers]
        helper = yield from may(player.seat, "ob-fair-help", [*helpers, *others])
        if helper is None:
            break
        if helper != "servant:useful-man":
            yield from do_at_any_time(game, player, helper)
        if helper in helpers and player.available[USEFUL_MAN]:  # a mate may have refused
            player.place(USEFUL_MAN)
            pounds += FAIR_HELP
    return pounds


def fair_helpers(game: ObsessionState, player: Player) -> list[str]:
    """OB-17.15 The useful man, fetched by service help if he rests; OB-20.18 or lent by a mate."""
    if player.available[USEFUL_MAN]:
        return ["servant:useful-man"]
    resting = player.quarters[USEFUL_MAN] and player.reputation >= HELP_COST
    return [*(["help:useful-man"] if resting else []), *requests(game, player)]


def wakes(player: Player, servants: Sequence[Servant]) -> bool:
    """OB-6.3, OB-13.10 Whether a special action or a VP card would bring one of them to Available Service."""
    resting = [servant for servant in servants if player.quarters[servant]]
    if resting and player.reputation >= HELP_COST:
        return True
    cards = [card for card in player.vp_cards if card.favour.do is Do.REFRESH_SERVICE]
    return bool(cards) and any(player.quarters[each] or player.expended[each] for each in servants)


def spend_at_peak(game: ObsessionState, player: Player, coming: int) -> Rule[None]:
    """OB-6.1, OB-7.2 What step 2 brings beyond the cap is lost: before it one may spend some reputation."""
    if game.event == "village_fair" and player.shows(PRIVATE_STUDY, True):
        coming += FAIR_REPUTATION
    while coming and player.reputation + coming > game.setting.cap:
        key = yield from may(player.seat, "ob-peak", specials(game, player), reputation=coming)
        if key is None:
            return
        yield from perform(game, player, key)


def admire_monuments(game: ObsessionState, player: Player, gained: int) -> Rule[None]:
    """OB-4.2.2 One reputation for each monument; OB-24.12 the Parish Church gives money instead if wanted."""
    if player.shows(PARISH_CHURCH, True):
        answer = yield from choose(player.seat, "ob-church", ["favour:money:100", "favour:reputation:1"])
        if answer == "favour:money:100":
            player.money += 100
            gained -= 1
    if gained:
        game.gain(player, gained)
        yield tell("ob-monuments", player.seat, reputation=gained)


def use_hall(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-9.10 A servant on the Servants' Hall takes one reputation from another family; OB-25.3 or nobody."""
    while not game.setting.automatic_hall:
        servants = [servant for servant in SERVANTS if player.available[servant]]
        if not servants and not wakes(player, SERVANTS):
            return
        options: list[Servant | str] = [*servants, *specials(game, player)]
        answer = yield from may(player.seat, "ob-hall", options)
        if answer is None:
            return
        if isinstance(answer, Servant):
            player.place(answer)
            break
        yield from perform(game, player, answer)  # OB-6.1, OB-13.9
    by_option = game.setting.players > 1 and not game.setting.automatic_hall
    game.gain(player, game.setting.hall_owner_gain if by_option else 1)
    if other := (yield from harm(game, player, "ob-hall-target", 1)):
        yield tell("ob-hall-used", player.seat, other=other)


# Step 3


def act(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.3, OB-5.3 Announce a tile, pass, or do something that can be done at any time first."""
    tiles = [HOSTING[tile] for tile in hostable_tiles(game, player)]
    key = yield from choose(
        player.seat,
        "ob-act",
        [*tiles, PASS, *at_any_time(game, player)],
        lambda: [*blocked_tiles(game, player), *blocked_at_any_time(game, player)],
    )
    verb, _, name = key.partition(":")
    if verb == HOST:
        yield from announce(game, player, name)
    elif key == PASS:
        yield from pass_after_all(game, player)
    else:
        yield from do_at_any_time(game, player, key)


def at_any_time(game: ObsessionState, player: Player) -> list[str]:
    """OB-6, OB-20.4 What the player may do beside the step of the turn, and ask of a mate."""
    found = specials(game, player)
    return found + requests(game, player) if game.setting.teams else found


def blocked_at_any_time(game: ObsessionState, player: Player) -> list[Blocked]:
    """OB-6.1, OB-20.22 What cannot be done beside the step of the turn, and why."""
    return [*blocked_specials(game, player), *blocked_requests(game)]


def do_at_any_time(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-6, OB-20.4 Do one of them."""
    if key.startswith(f"{ASK}:"):
        yield from ask(game, player, key)
    else:
        yield from perform(game, player, key)


def spend_pass(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-5.4, OB-18.6 Rents, a new market or new servants."""
    options = [RENTS]
    if game.bag.cards:
        options.append(REFRESHING)
    if can_hire_while_passing(game, player):
        options.append(HIRING)
    options += requests(game, player)
    answer = yield from choose(player.seat, "ob-pass", options)
    if answer.startswith(f"{ASK}:"):
        yield from ask(game, player, answer)
        return
    if answer == RENTS:
        player.money += RENT
        yield tell("ob-rents", player.seat, pounds=RENT)
    elif answer == REFRESHING:
        yield from refresh(game)
    else:
        start_hiring(game, player)
    go_on(game)


# Step 7


def visit_market(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.7, OB-11.5, OB-11.8 Buy a tile, on a holiday any number, or nothing."""
    buys = purchases(game, player)
    key = yield from choose(
        player.seat,
        "ob-market",
        [*buys, *at_any_time(game, player), DONE],
        lambda: [*blocked_purchases(game, player), *blocked_at_any_time(game, player)],
        money=player.money,
        prices=buys,
    )
    if key in buys:
        yield from buy(game, player, key, buys[key])
        if not game.this_turn.unlimited:
            yield from leave_market(game, player)
    elif key == DONE:
        yield from leave_market(game, player)
    else:
        yield from do_at_any_time(game, player, key)


def leave_market(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-11.3, OB-11.8 When all is bought, no space stays empty, and step 8 follows."""
    go_on(game)
    yield from fill(game)
    yield from clear(game, player)


# Step 8


def clear(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.8 Dismissals, then servants, tile and guests leave the board, and the turn is over."""
    while game.this_turn.dismissals:
        guest = yield from may(player.seat, "ob-dismiss", dismissable(game, player))
        if guest is None:
            break
        game.this_turn.dismissals -= 1
        yield from dismiss(game, player, guest)
        if game.plan is not None:
            staying = tuple(card for card in game.plan.guests if card is not guest)
            game.plan = game.plan.but(guests=staying)
    if game.setting.teams:
        yield from part(game, player)
    if any(player.placed):
        player.expended = list(map(add, player.expended, player.placed))
        player.placed = list(NO_SERVANTS)
    if game.plan is not None:
        player.flip(game.plan.laid.tile)
        for guest in game.plan.guests:
            if guest in player.hand:
                player.hand.remove(guest)
            player.discards.append(guest)
        game.plan = None
        if game.setting.prestige_limit:
            yield from keep_prestige_limit(game, player)
    if game.milestones:
        yield from offer_claim(game, player)
    next_turn(game)
    if game.setting.tableau and player.level >= game.setting.highest:
        game.reached_max = player.seat  # OB-22.11
        end_game(game)
    elif game.setting.challenge and is_over(game, player):
        end_game(game)


def dismissable(game: ObsessionState, player: Player) -> list[Gentry]:
    """OB-4.6.10 Guests in hand, discard pile and at the activity; OB-20.21 not those of a mate."""
    attending = game.plan.guests if game.plan is not None else ()
    revealed = [guest for guest in attending if guest not in player.hand]
    lent = game.loans.guests
    return [card for card in (*player.hand, *player.discards, *revealed) if card.guest and card not in lent]


def last_window(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-13.14 Before scoring, any number of VP cards may still be used."""
    key = yield from choose(player.seat, "ob-last-window", [*usable_cards(game, player), ENOUGH])
    if key == ENOUGH:
        game.turn += 1
    else:
        yield from use_card(game, player, key)
