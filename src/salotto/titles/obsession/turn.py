"""A turn but for its activity: steps 1, 2, 7 and 8, and passing (OB-4.1, OB-4.2, OB-4.7, OB-4.8, OB-5)."""

from __future__ import annotations

from dataclasses import replace

from salotto.kernel.decisions import ENOUGH, Blocked, Rule, choose, may, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANT, SERVANTS, Gentry, Servant
from salotto.titles.obsession.challenge import is_over
from salotto.titles.obsession.courtship import attend_ball
from salotto.titles.obsession.decks import (
    draw_objectives,
    home_deck,
    keep_prestige_limit,
    put_under,
    remove_guest,
)
from salotto.titles.obsession.feasible import hostable_tiles
from salotto.titles.obsession.hosting import announce, blocked_tiles, can_hire_while_passing, start_hiring
from salotto.titles.obsession.market import blocked_purchases, buy, fill, price_of, purchases, refresh
from salotto.titles.obsession.setup import (
    FAIR_HELP,
    FAIR_MONEY,
    FAIR_REPUTATION,
    PRIVATE_STUDY,
    RENT,
)
from salotto.titles.obsession.special import (
    blocked_specials,
    offer_claim,
    perform,
    refresh_service,
    specials,
    usable_cards,
    use_card,
)
from salotto.titles.obsession.state import Estate, Phase, Player

SERVANTS_HALL = BOX.tile("servants-hall")
PARISH_CHURCH = BOX.tile("parish-church")

HOST, PASS, DONE = "host", "pass", "done"
RENTS, REFRESHING, HIRING = "rents", "refreshing", "hiring"


# Steps 1 and 2


def begin_turn(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.1, OB-4.2, OB-5.1 Rotate or refresh the service, then event, monuments and Servants' Hall.

    To pass at once differs from passing later only where step 2 uses a servant (OB-5.2): only then one asks.
    """
    if matters(estate, player):
        answer = yield from choose(player.seat, "ob-turn", [HOST, PASS])
        estate.passing = answer == PASS
    if estate.passing:
        rest_everybody(player)
        yield tell("ob-passes", player.seat)
    else:
        rotate(player)
    estate.unlimited = estate.setting.challenge  # OB-21.8
    if estate.event == "grand_ball" and (estate.setting.edition == "it" or estate.setting.challenge):
        yield from attend_ball(estate, player)  # OB-22.10
    yield from take_event(estate, player)
    yield from admire_monuments(estate, player)
    yield from use_hall(estate, player)
    estate.phase = Phase.PASS if estate.passing else Phase.ACT


def matters(estate: Estate, player: Player) -> bool:
    """OB-5.2 Whether servants fetched by an early pass could be used in step 2."""
    if player.owns(SERVANTS_HALL) and not estate.setting.automatic_hall:
        return True
    return estate.event == "village_fair" and player.servants(Servant.USEFUL_MAN) > 0


def rotate(player: Player) -> None:
    """OB-4.1.1 From the Servants' Quarters to Available Service, from Expended Service to the Quarters."""
    for servant in SERVANTS:
        player.available[servant] += player.quarters[servant]
        player.quarters[servant] = player.expended[servant]
        player.expended[servant] = 0


def rest_everybody(player: Player) -> None:
    """OB-5.1 All servants become available, and the discard pile joins the hand."""
    refresh_service(player)
    player.hand += player.discards
    player.discards.clear()


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
    if player.available[Servant.USEFUL_MAN] and player.owns(PRIVATE_STUDY):
        helper = yield from may(player.seat, "ob-fair-help", ["servant:useful-man"])
        if helper:
            player.place(Servant.USEFUL_MAN)
            pounds += FAIR_HELP
    if pounds:
        player.money += pounds
        estate.gain(player, reputation)
        yield tell("ob-fair", player.seat, pounds=pounds, reputation=reputation)


def admire_monuments(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.2.2 One reputation for each monument; OB-24.12 the Parish Church gives money instead if wanted."""
    gained = sum(laid.side.monument for laid in player.organiser)
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
    if not player.owns(SERVANTS_HALL):
        return
    if not estate.setting.automatic_hall:
        options = [f"servant:{servant.word}" for servant in SERVANTS if player.available[servant]]
        answer = yield from may(player.seat, "ob-hall", options)
        if answer is None:
            return
        player.place(SERVANT[answer.partition(":")[2]])
    estate.gain(player, 1)
    others = [f"seat:{other.seat}" for other in estate.players if other is not player]
    if not others:
        return  # OB-15.11
    key = yield from choose(player.seat, "ob-hall-target", others)
    target = estate.players[int(key.partition(":")[2])]
    estate.gain(target, -1)
    yield tell("ob-hall-used", player.seat, other=target.seat)


# Step 3


def act(estate: Estate, player: Player) -> Rule[None]:
    """OB-4.3, OB-5.3 Announce a tile, pass, or do something that can be done at any time first."""
    tiles = [f"{HOST}:{tile.id}" for tile in hostable_tiles(estate, player)]
    key = yield from choose(
        player.seat,
        "ob-act",
        [*tiles, PASS, *specials(estate, player)],
        lambda: [*blocked_tiles(estate, player), *blocked_specials(estate, player)],
    )
    verb, _, name = key.partition(":")
    if verb == HOST:
        yield from announce(estate, player, name)
    elif key == PASS:
        estate.passing = True
        rest_everybody(player)  # OB-5.2
        estate.phase = Phase.PASS
        yield tell("ob-passes", player.seat)
    else:
        yield from perform(estate, player, key)


def spend_pass(estate: Estate, player: Player) -> Rule[None]:
    """OB-5.4, OB-18.6 Rents, a new market or new servants."""
    options = [RENTS]
    if estate.bag.cards:
        options.append(REFRESHING)
    if can_hire_while_passing(estate, player):
        options.append(HIRING)
    answer = yield from choose(player.seat, "ob-pass", options)
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
        [*buys, *specials(estate, player), DONE],
        lambda: blocked_market(estate, player),
        money=player.money,
        prices={each: price_of(estate, each) for each in buys},
    )
    if key in buys:
        yield from buy(estate, player, key)
        if not estate.unlimited:
            yield from leave_market(estate)
    elif key == DONE:
        yield from leave_market(estate)
    else:
        yield from perform(estate, player, key)


def blocked_market(estate: Estate, player: Player) -> list[Blocked]:
    """What cannot be bought or done now."""
    return [*blocked_purchases(estate, player), *blocked_specials(estate, player)]


def leave_market(estate: Estate) -> Rule[None]:
    """OB-11.3, OB-11.8 When all is bought, no space stays empty."""
    estate.phase = Phase.CLEAR
    yield from fill(estate)


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
    for servant in SERVANTS:
        player.expended[servant] += player.placed[servant]
        player.placed[servant] = 0
    if estate.plan is not None:
        player.flip(estate.plan.laid.tile)
        for guest in estate.plan.guests:
            if guest in player.hand:
                player.hand.remove(guest)
            player.discards.append(guest)
        estate.plan = None
        yield from keep_prestige_limit(estate, player)
    yield from offer_claim(estate, player)
    end_turn(estate)
    if estate.setting.tableau and player.level >= estate.setting.highest:
        estate.reached_max = player.seat  # OB-22.11
        estate.phase = Phase.OVER
    elif estate.setting.challenge and is_over(estate, player):
        estate.phase = Phase.OVER


def dismissable(estate: Estate, player: Player) -> list[Gentry]:
    """OB-4.6.10 Guests in hand, discard pile and at the activity."""
    attending = estate.plan.guests if estate.plan is not None else ()
    revealed = [guest for guest in attending if guest not in player.hand]
    return [card for card in (*player.hand, *player.discards, *revealed) if card.guest]


def dismiss(estate: Estate, player: Player, guest: Gentry) -> None:
    """OB-4.6.10 A guest goes to the bottom of the own deck."""
    plan = estate.plan
    if guest in player.hand or guest in player.discards:
        remove_guest(player, guest)
    if plan is not None and guest in plan.guests:
        left = tuple(card for card in plan.guests if card is not guest)
        estate.plan = replace(plan, guests=left)
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
