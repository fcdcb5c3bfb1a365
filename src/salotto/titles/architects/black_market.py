"""Black Market: its three spaces, and the Reset (AW-4.7, AW-7)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, amount, choose, may, order, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import put_under
from salotto.kit.goods import Amounts
from salotto.titles.architects.box import BOX, goods_of
from salotto.titles.architects.cards import (
    MIDDLE,
    SMALL,
    SPACES,
    Ability,
    Action,
    Apprentice,
    Character,
    Power,
    Trigger,
)
from salotto.titles.architects.donations import may_donate
from salotto.titles.architects.effects import GOOD_NAMES, SILVER, Donate, Gain, ReleasePrisoners
from salotto.titles.architects.guardhouse import apprentices_give
from salotto.titles.architects.rival import change_rival_virtue, next_future_scheme, rival_takes_debt
from salotto.titles.architects.settings import (
    MARKET_ALLOWED,
    MARKET_HIRE,
    MARKET_LARGE,
    MARKET_PLANS,
    MARKET_SMALL,
)
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Player
from salotto.titles.architects.virtue import (
    draw_plans,
    gain_goods,
    gain_items,
    hand_mask,
    lose_virtue,
    take_debt,
)
from salotto.titles.architects.workshop import hire_any
from salotto.titles.west_kingdom.amounts import goods_key

RELEASE = "release"
PRINTED_SMALL = goods_of(MARKET_SMALL.goods)
PRINTED_LARGE = goods_of(MARKET_LARGE.goods)
RESET_PRISONERS = BOX.scoring.reset_prisoners


# The spaces


def market_silver(player: Player, action: Action) -> int:
    """AW-4.7 The Silver of an action; AW-4.7.6 the Trickster saves some."""
    return max(0, action.pay.get("silver", 0) - market_discount(player))


def market_discount(player: Player) -> int:
    """AW-4.7.6 What the Trickster saves."""
    saved = 0
    for apprentice in player.apprentices:
        saved += apprentice.market_discount
    return saved


def may_use_market(player: Player) -> bool:
    """AW-6.1.4 Not with Virtue 10 or more."""
    return MARKET_ALLOWED[player.virtue]


def small_goods(state: ArchitectsState) -> Amounts:
    """AW-4.7.2 The goods of the top Small Market card; AW-4.7.5 the printed ones without a card."""
    return state.small.cards[-1].small_goods if state.small.cards else PRINTED_SMALL


def large_goods(state: ArchitectsState) -> Amounts:
    """AW-4.7.4 The goods of the top Large Market card; AW-4.7.5 the printed ones without a card."""
    return state.large.cards[-1].large_goods if state.large.cards else PRINTED_LARGE


def use_market(state: ArchitectsState, player: Player, space: int, action: str) -> Rule[None]:
    """AW-4.7.8 Pay, lose Virtue, take, Swindlers, Caroline, Rogue; the third Worker triggers a Reset."""
    seat = player.seat
    state.market[space] = seat
    printed = (MARKET_SMALL, MARKET_HIRE if action == "hire" else MARKET_PLANS, MARKET_LARGE)[space]
    silver = market_silver(player, printed)
    player.goods[SILVER] -= silver
    yield tell("aw-market", seat, location=f"location:{SPACES[space]}", paid=silver)
    if not any(apprentice.ignores_market_loss for apprentice in player.apprentices):
        yield from lose_virtue(state, player, printed.lose_virtue)
    if space == MIDDLE:
        if action == "hire":
            yield from hire_any(state, player)
        else:
            yield from draw_and_keep(state, player, printed)
    else:
        goods = small_goods(state) if space == SMALL else large_goods(state)
        gain_goods(state, player, goods)
        yield tell("aw-gains", seat, amount=goods_key(GOOD_NAMES, goods))
    yield from apprentices_give(state, player, Trigger.BLACK_MARKET)
    if player.character.power is Power.DRAW_ON_BLACK_MARKET:  # AW-10.3
        yield from draw_plans(state, player, player.character.ability.n)
    yield from donations_after(state, player, Trigger.BLACK_MARKET)
    check_market(state)


def check_market(state: ArchitectsState) -> None:
    """AW-4.7.7 The third occupied space triggers a Reset."""
    if NOWHERE not in state.market:
        state.resets += 1


def draw_and_keep(state: ArchitectsState, player: Player, printed: Action) -> Rule[None]:
    """AW-4.7.3 Draw 5 Building cards and keep 1; AW-4.4.3 or as many as there are."""
    mask = hand_mask(state, player.seat)
    yield from reveal()
    for _ in range(min(printed.draw, len(state.plans.cards))):
        player.packet.add(*state.plans.draw(mask))
    kept = yield from choose(player.seat, "aw-keep-plan", player.packet.cards.copy())
    player.packet.take(kept)
    player.hand.add(kept, mask)
    others = len(player.packet.cards)
    for card in player.packet.cards:
        put_under(state.plans, card, mask)
    player.packet.cards.clear()
    player.packet.seen.clear()
    yield tell("aw-keeps-plan", player.seat, others=others)


def donations_after(state: ArchitectsState, player: Player, trigger: Trigger) -> Rule[None]:
    """AW-12.3.3 Donations of the Rogue and the Reverend, after the action."""
    if state.baron is None:
        return
    for apprentice in player.apprentices.copy():
        for ability in apprentice.on.get(trigger, ()):
            if isinstance(ability.does, Donate):
                most = ability.does.up_to
                yield from may_donate(state, player, player.level if isinstance(most, str) else most)


# The Reset


def reset(state: ArchitectsState) -> Rule[None]:
    """AW-7 A Black Market Reset, step by step."""
    yield tell("aw-reset", state.turn if state.turn < state.setting.players else None)
    empty_market(state)
    yield from turn_market_card(state)
    for seat in state.seats_from(state.turn):
        yield from reset_abilities(state, state.players[seat])
    if state.rival is not None:
        yield from next_future_scheme(state)  # AW-11.2.5
    yield from prisoners_lose_virtue(state)
    yield from most_prisoners_take_debt(state)


def empty_market(state: ArchitectsState) -> None:
    """AW-7.2 All Workers in the Black Market go to Prison."""
    for space in range(len(SPACES)):
        colour = state.market[space]
        if colour != NOWHERE:
            state.prison[colour] += 1
            state.market[space] = NOWHERE


def turn_market_card(state: ArchitectsState) -> Rule[None]:
    """AW-7.3 Turn the top Small Market card over onto the Large Market pile."""
    if not state.small.cards:
        state.small, state.large = state.large, state.small
        yield from shuffle(state.small)
    yield from reveal()
    card, _ = state.small.draw()
    state.large.add(card, EVERYBODY)
    yield tell("aw-market-turns", None, amount=goods_key(GOOD_NAMES, card.large_goods))


def reset_abilities(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-7.4 Step 3: a player's own abilities, in any order of choice, where the order can matter."""
    holders: list[Apprentice | Character] = [
        apprentice for apprentice in player.apprentices if Trigger.RESET in apprentice.on
    ]
    if player.character.power is Power.RELEASE_ON_RESET:
        holders.append(player.character)
    if len(holders) > 1 and state.prison[player.seat] and order_matters(holders):
        holders = yield from order(player.seat, "aw-reset-order", holders)
    for holder in holders:
        if isinstance(holder, Character):
            yield from may_release(state, player, holder.ability.n)  # AW-10.10
        else:
            for ability in holder.on[Trigger.RESET]:
                yield from reset_ability(state, player, holder, ability)


def order_matters(holders: list[Apprentice | Character]) -> bool:
    """A Squire looks at the Prison at the moment it is resolved."""
    looks = releases = False
    for holder in holders:
        if isinstance(holder, Character):
            releases = True
        else:
            for ability in holder.on[Trigger.RESET]:
                looks = looks or bool(ability.when)
                releases = releases or isinstance(ability.does, ReleasePrisoners)
    return looks and releases


def reset_ability(state: ArchitectsState, player: Player, card: Apprentice, ability: Ability) -> Rule[None]:
    """AW-7.4 Gatekeeper, Squires, Peddler."""
    if ability.when and state.prison[player.seat]:
        return
    if isinstance(ability.does, ReleasePrisoners):
        yield from may_release(state, player, ability.does.n)
    elif isinstance(ability.does, Gain):
        given = ability.does
        yield tell(
            "aw-apprentice-gives", player.seat, card=card.key, amount=f"amount:{given.what.value}-{given.n}"
        )
        yield from gain_items(state, player, {given.what: given.n})


def may_release(state: ArchitectsState, player: Player, most: int) -> Rule[None]:
    """Take up to so many own Workers out of Prison: Gatekeeper and Fara."""
    most = min(most, state.prison[player.seat])
    if most == 0:
        return
    if most == 1:
        wish = yield from may(player.seat, "aw-release-one", [RELEASE])
        number = 0 if wish is None else 1
    else:
        number = yield from amount(player.seat, "aw-release-some", 0, most)
    if number:
        state.prison[player.seat] -= number
        state.workers[player.seat] += number
        yield tell("aw-releases", player.seat, n=number)


def prisoners_lose_virtue(state: ArchitectsState) -> Rule[None]:
    """AW-7.5 Step 4: everybody with 3 or more Workers in Prison loses 1 Virtue; AW-12.6.4 never the Baron."""
    concerned = [seat for seat in state.seats_from(state.turn) if state.prison[seat] >= RESET_PRISONERS]
    if state.rival is not None and state.prison[state.setting.players] >= RESET_PRISONERS:
        yield from change_rival_virtue(state, -1)
    for seat in concerned:
        yield tell("aw-prisoners-virtue", seat, n=state.prison[seat])
        yield from lose_virtue(state, state.players[seat], 1)


def most_prisoners_take_debt(state: ArchitectsState) -> Rule[None]:
    """AW-7.6 Step 5: whoever has the most Workers in Prison takes a Debt; AW-12.6.2 never the Baron."""
    most = max(state.prison)
    if most == 0:
        return
    concerned = [seat for seat in state.seats_from(state.turn) if state.prison[seat] == most]
    if state.rival is not None and state.prison[state.setting.players] == most:
        yield from rival_takes_debt(state)
    for seat in concerned:
        yield from take_debt(state, state.players[seat])
