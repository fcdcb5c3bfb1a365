"""A turn but for its activity: steps 1, 2, 7 and 8, and passing (OB-4.1, OB-4.2, OB-4.7, OB-4.8, OB-5)."""

from __future__ import annotations

from operator import add

from salotto.kernel.decisions import ENOUGH, Blocked, Rule, choose, may, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import put_under
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    NO_SERVANTS,
    SERVANT,
    SERVANTS,
    USEFUL_MAN,
    Gentry,
)
from salotto.titles.obsession.challenge import is_over
from salotto.titles.obsession.courtship import attend_ball
from salotto.titles.obsession.decks import draw_objectives, home_deck, keep_prestige_limit, remove_guest
from salotto.titles.obsession.feasible import hostable_tiles
from salotto.titles.obsession.hosting import announce, blocked_tiles, can_hire_while_passing, start_hiring
from salotto.titles.obsession.market import blocked_purchases, buy, fill, purchases, refresh
from salotto.titles.obsession.passing import PASS, pass_after_all, rest_everybody
from salotto.titles.obsession.setup import (
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
from salotto.titles.obsession.state import Estate, Phase, Player
from salotto.titles.obsession.teams import ASK, ask, blocked_requests, part, requests

SERVANTS_HALL = BOX.tile("servants-hall")
PARISH_CHURCH = BOX.tile("parish-church")
MONUMENTS = {tile for tile in BOX.tiles if tile.sides[0].monument or tile.sides[1].monument}
"""OB-2.12, OB-24.12 Those that are one from the start, and those that become one."""

HOST, DONE = "host", "done"
RENTS, REFRESHING, HIRING = "rents", "refreshing", "hiring"
HOSTING = {tile: f"{HOST}:{tile.id}" for tile in BOX.tiles}


# Steps 1 and 2


def begin_turn(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.1, OB-4.2, OB-5.1 Rotate or refresh the service, then event, monuments and Servants' Hall.

    To pass at once differs from passing later only where step 2 uses a servant (OB-5.2): only then one asks.
    """
    tiles, event = player.tiles(), estate.event
    hall = SERVANTS_HALL in tiles
    helped = event == "village_fair" and player.servants(USEFUL_MAN) > 0  # OB-17.15
    if helped or (hall and not estate.setting.automatic_hall):
        answer = yield from choose(player.seat, "ob-turn", [HOST, PASS])
        estate.passing = answer == PASS
    if estate.passing:
        rest_everybody(player)
        yield tell("ob-passes", player.seat)
    else:
        rotate(player)
    estate.unlimited = estate.setting.challenge  # OB-21.8
    if event == "grand_ball" and (estate.setting.edition == "it" or estate.setting.challenge):
        yield from attend_ball(estate, player)  # OB-22.10
    if event != "none":
        yield from take_event(estate, player)
    if not MONUMENTS.isdisjoint(tiles):
        yield from admire_monuments(estate, player)
    if hall:
        yield from use_hall(estate, player)
    estate.phase = Phase.PASS if estate.passing else Phase.ACT


def rotate(player: Player) -> None:
    """OB-4.1.1 From the Servants' Quarters to Available Service, from Expended Service to the Quarters."""
    player.available = list(map(add, player.available, player.quarters))
    player.quarters = player.expended
    player.expended = list(NO_SERVANTS)


def take_event(estate: Estate, player: Player) -> Rule[None]:
    """OB-3.7 The event of the round."""
    match estate.event:
        case "village_fair":
            yield from visit_fair(estate, player)
        case "objective_draw":
            if estate.setting.objective_cards:
                keep = 1 if estate.setting.first_edition_objectives else 2  # OB-3.9, OB-25.2
                yield from draw_objectives(estate, player, 2, keep)
        case "builders_holiday":
            estate.unlimited = True  # OB-3.10


def visit_fair(estate: Estate, player: Player) -> Rule[None]:
    """OB-3.8 A flipped Private Study pays; OB-17.15 the useful man adds to it."""
    pounds = reputation = 0
    if player.shows(PRIVATE_STUDY, True):
        pounds, reputation = FAIR_MONEY, FAIR_REPUTATION
    if player.owns(PRIVATE_STUDY):
        pounds += yield from place_helpers(estate, player)
    if pounds:
        player.money += pounds
        estate.gain(player, reputation)
        yield tell("ob-fair", player.seat, pounds=pounds, reputation=reputation)


def place_helpers(estate: Estate, player: Player) -> Rule[int]:
    """OB-17.15 The useful man on the Private Study; OB-20.9 by the Italian printing the mate's beside him."""
    pounds = 0
    while not pounds or estate.setting.effects_add_up:
        helper = yield from may(player.seat, "ob-fair-help", fair_helpers(estate, player))
        if helper is None:
            break
        if helper != "servant:useful-man":
            yield from do_at_any_time(estate, player, helper)
        if player.available[USEFUL_MAN]:  # a mate may have refused
            player.place(USEFUL_MAN)
            pounds += FAIR_HELP
    return pounds


def fair_helpers(estate: Estate, player: Player) -> list[str]:
    """OB-17.15 The useful man, fetched by service help if he rests; OB-20.18 or lent by a mate."""
    if player.available[USEFUL_MAN]:
        return ["servant:useful-man"]
    resting = player.quarters[USEFUL_MAN] and player.reputation >= HELP_COST
    found = ["help:useful-man"] if resting else []
    return [*found, *requests(estate, player)] if estate.setting.teams else found


def admire_monuments(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.2.2 One reputation for each monument; OB-24.12 the Parish Church gives money instead if wanted."""
    gained = sum([laid.tile.sides[laid.back].monument for laid in player.organiser])
    if player.shows(PARISH_CHURCH, True):
        answer = yield from choose(player.seat, "ob-church", ["favour:money:100", "favour:reputation:1"])
        if answer == "favour:money:100":
            player.money += 100
            gained -= 1
    if gained:
        estate.gain(player, gained)
        yield tell("ob-monuments", player.seat, reputation=gained)


def use_hall(estate: Estate, player: Player) -> Rule[None]:
    """OB-9.10 A servant on the Servants' Hall takes one reputation from another family; OB-25.3 or nobody."""
    if not estate.setting.automatic_hall:
        options = [f"servant:{servant.word}" for servant in SERVANTS if player.available[servant]]
        answer = yield from may(player.seat, "ob-hall", options)
        if answer is None:
            return
        player.place(SERVANT[answer.partition(":")[2]])
    others = [f"seat:{other.seat}" for other in estate.players if other is not player]
    estate.gain(player, estate.setting.hall_owner_gain if others else 1)
    if not others:
        return  # OB-15.11
    key = yield from choose(player.seat, "ob-hall-target", others)
    target = estate.players[int(key.partition(":")[2])]
    estate.gain(target, -1)
    yield tell("ob-hall-used", player.seat, other=key)


# Step 3


def act(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.3, OB-5.3 Announce a tile, pass, or do something that can be done at any time first."""
    tiles = [HOSTING[tile] for tile in hostable_tiles(estate, player)]
    key = yield from choose(
        player.seat,
        "ob-act",
        [*tiles, PASS, *at_any_time(estate, player)],
        lambda: [*blocked_tiles(estate, player), *blocked_at_any_time(estate, player)],
    )
    verb, _, name = key.partition(":")
    if verb == HOST:
        yield from announce(estate, player, name)
    elif key == PASS:
        yield from pass_after_all(estate, player)
    else:
        yield from do_at_any_time(estate, player, key)


def at_any_time(estate: Estate, player: Player) -> list[str]:
    """OB-6, OB-20.4 What the player may do beside the step of the turn, and ask of a mate."""
    found = specials(estate, player)
    return [*found, *requests(estate, player)] if estate.setting.teams else found


def blocked_at_any_time(estate: Estate, player: Player) -> list[Blocked]:
    """OB-6.1, OB-20.22 What cannot be done beside the step of the turn, and why."""
    return [*blocked_specials(estate, player), *blocked_requests(estate)]


def do_at_any_time(estate: Estate, player: Player, key: str) -> Rule[None]:
    """OB-6, OB-20.4 Do one of them."""
    if key.startswith(f"{ASK}:"):
        yield from ask(estate, player, key)
    else:
        yield from perform(estate, player, key)


def spend_pass(estate: Estate, player: Player) -> Rule[None]:
    """OB-5.4, OB-18.6 Rents, a new market or new servants."""
    options = [RENTS]
    if estate.bag.cards:
        options.append(REFRESHING)
    if can_hire_while_passing(estate, player):
        options.append(HIRING)
    if estate.setting.teams:
        options += requests(estate, player)
    answer = yield from choose(player.seat, "ob-pass", options)
    if answer.startswith(f"{ASK}:"):
        yield from ask(estate, player, answer)
        return
    estate.phase = Phase.MARKET
    if answer == RENTS:
        player.money += RENT
        yield tell("ob-rents", player.seat, pounds=RENT)
    elif answer == REFRESHING:
        yield from refresh(estate)
    else:
        start_hiring(estate, player)


# Step 7


def visit_market(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.7, OB-11.5, OB-11.8 Buy a tile, on a holiday any number, or nothing."""
    buys = purchases(estate, player)
    key = yield from choose(
        player.seat,
        "ob-market",
        [*buys, *at_any_time(estate, player), DONE],
        lambda: blocked_market(estate, player),
        money=player.money,
        prices=buys,
    )
    if key in buys:
        yield from buy(estate, player, key, buys[key])
        if not estate.unlimited:
            yield from leave_market(estate, player)
    elif key == DONE:
        yield from leave_market(estate, player)
    else:
        yield from do_at_any_time(estate, player, key)


def blocked_market(estate: Estate, player: Player) -> list[Blocked]:
    """What cannot be bought or done now."""
    return [*blocked_purchases(estate, player), *blocked_at_any_time(estate, player)]


def leave_market(estate: Estate, player: Player) -> Rule[None]:
    """OB-11.3, OB-11.8 When all is bought, no space stays empty, and step 8 follows."""
    estate.phase = Phase.CLEAR
    yield from fill(estate)
    yield from clear(estate, player)


# Step 8


def clear(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.8 Dismissals, then servants, tile and guests leave the board, and the turn is over."""
    while estate.dismissals:
        guests = dismissable(estate, player)
        guest = yield from may(player.seat, "ob-dismiss", guests)
        if guest is None:
            break
        estate.dismissals -= 1
        dismiss(estate, player, guest)
        yield tell("ob-dismisses", player.seat, guest=guest.key)
    if estate.setting.teams:
        yield from part(estate, player)
    if any(player.placed):
        player.expended = list(map(add, player.expended, player.placed))
        player.placed = list(NO_SERVANTS)
    if estate.plan is not None:
        player.flip(estate.plan.laid.tile)
        for guest in estate.plan.guests:
            if guest in player.hand:
                player.hand.remove(guest)
            player.discards.append(guest)
        estate.plan = None
        if estate.setting.prestige_limit:
            yield from keep_prestige_limit(estate, player)
    if estate.milestones:
        yield from offer_claim(estate, player)
    end_turn(estate)
    if estate.setting.tableau and player.level >= estate.setting.highest:
        estate.reached_max = player.seat  # OB-22.11
        estate.phase = Phase.OVER
    elif estate.setting.challenge and is_over(estate, player):
        estate.phase = Phase.OVER


def dismissable(estate: Estate, player: Player) -> list[Gentry]:
    """OB-4.6.10 Guests in hand, discard pile and at the activity; OB-20.21 not those of a mate."""
    attending = estate.plan.guests if estate.plan is not None else ()
    revealed = [guest for guest in attending if guest not in player.hand]
    lent = estate.loans.guests
    return [card for card in (*player.hand, *player.discards, *revealed) if card.guest and card not in lent]


def dismiss(estate: Estate, player: Player, guest: Gentry) -> None:
    """OB-4.6.10 A guest goes to the bottom of the own deck."""
    plan = estate.plan
    if guest in player.hand or guest in player.discards:
        remove_guest(player, guest)
    if plan is not None and guest in plan.guests:
        left = tuple(card for card in plan.guests if card is not guest)
        estate.plan = plan.but(guests=left)
    put_under(home_deck(estate, guest), guest, EVERYBODY)


def end_turn(estate: Estate) -> None:
    """OB-3.2 The next player's turn."""
    estate.turn += 1
    estate.passing = estate.refreshed = estate.unlimited = False
    estate.claimed = estate.quarters_used = False
    estate.dismissals = 0
    estate.phase = Phase.BEGIN


def last_window(estate: Estate, player: Player) -> Rule[None]:
    """OB-13.14 Before scoring, any number of VP cards may still be used."""
    key = yield from choose(player.seat, "ob-last-window", [*usable_cards(estate, player), ENOUGH])
    if key == ENOUGH:
        estate.turn += 1
    else:
        yield from use_card(estate, player, key)
