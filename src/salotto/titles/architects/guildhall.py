"""Guildhall and Cathedral (AW-4.9, AW-5)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.architects import refusals
from salotto.titles.architects.black_market import donations_after
from salotto.titles.architects.cards import HIGHEST_LEVEL, SKILL_BIT, Building, Power, Trigger
from salotto.titles.architects.effects import amounts
from salotto.titles.architects.guardhouse import apprentices_give
from salotto.titles.architects.moves import MOVES
from salotto.titles.architects.payments import (
    Price,
    can_pay,
    goods_named,
    missing,
    pay_price,
)
from salotto.titles.architects.performing import Site, construct_effects
from salotto.titles.architects.settings import CATHEDRAL_ALLOWED, LEVEL_PRICES, LEVELS
from salotto.titles.architects.state import NOT_YET, ArchitectsState, Player
from salotto.titles.architects.virtue import (
    change_virtue,
    discard_plan,
    draw_plans,
    gain_items,
    gain_virtue,
    rise,
)
from salotto.titles.architects.workshop import refresh

ADVANCE_PRICES = tuple(
    Price(fixed, goods_named(level.any_of), level.any_n)
    for level, fixed in zip(LEVELS, LEVEL_PRICES, strict=True)
)

CONSTRUCT = MOVES["place:guildhall:construct"]
CATHEDRAL = MOVES["place:guildhall:cathedral"]

EXTRAORDINARY = (Power.GOLD_IS_MARBLE, Power.WOOD_OR_STONE, Power.CARD_FOR_RESOURCE)
"""The characters who do not pay goods like everybody."""


# The Guildhall


def lay_worker(state: ArchitectsState, colour: int) -> Rule[None]:
    """AW-4.0.3 A Worker is laid on the next space; AW-4.9.3, AW-4.9.4, AW-8.1 what that triggers."""
    state.workers[colour] -= 1
    state.guildhall.append(colour)
    size = state.setting.guildhall
    laid = len(state.guildhall)
    if laid in size.reset_at:
        state.resets += 1
    if laid == size.spaces and state.ending == NOT_YET:
        trigger_end(state)
        yield tell("aw-end-triggered", state.turn if state.turn < state.setting.players else None)
    if state.setting.apprentice_refresh and laid in size.refresh_at:
        yield from refresh(state, None)


def trigger_end(state: ArchitectsState) -> None:
    """AW-8.1 Everybody has one more turn, the current player last; AW-12.9.1 but not the Baron."""
    turns = state.setting.players + (state.rival is not None)
    barons = state.baron is not None and state.turn == state.setting.players
    state.ending = turns if barons else turns + 1
    state.last = state.turn


def use_guildhall(state: ArchitectsState, player: Player, action: str) -> Rule[None]:
    """AW-4.9 Lay the Worker, then construct a Building or advance; then the Reverend's Donations."""
    yield from lay_worker(state, player.seat)
    if action == "construct":
        yield from construct(state, player)
    else:
        yield from advance(state, player)
    yield from donations_after(state, player, Trigger.GUILDHALL)


def guildhall_actions(state: ArchitectsState, player: Player) -> list[str]:
    """AW-4.9.1 What the player could do in the Guildhall now, as keys."""
    found = [CONSTRUCT.key] if can_construct(player) else []
    return [*found, CATHEDRAL.key] if can_advance(state, player) else found


# Buildings


def skill_mask(player: Player) -> int:
    """The skills of the hired Apprentices."""
    mask = 0
    for apprentice in player.apprentices:
        mask |= apprentice.skill_mask
    return mask


def affordable(player: Player, card: Building) -> bool:
    """AW-5.1.2 Whether the cost can be paid; the card itself pays for nothing."""
    if player.character.power not in EXTRAORDINARY:
        goods = player.goods
        for good, number in card.needs:
            if goods[good] < number:
                break
        else:
            return True
        return False
    return can_pay(player, Price(card.price), len(player.hand.cards) - 1)


def constructible(player: Player) -> list[Building]:
    """AW-5.1.1 The Buildings of the hand that can be constructed now."""
    skills = skill_mask(player)
    return [
        card
        for card in player.hand.cards
        if card.skill_mask & skills == card.skill_mask and affordable(player, card)
    ]


def can_construct(player: Player) -> bool:
    """AW-4.9.1 Whether there is a Building to construct."""
    lacking = ~skill_mask(player)
    for card in player.hand.cards:
        if card.skill_mask & lacking:
            continue
        if affordable(player, card):
            return True
    return False


def construct(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-5.1 Choose a Building, pay it, lay it down; its Virtue change, its effect, then Clovis."""
    card = yield from choose(
        player.seat, "aw-construct", constructible(player), blocked=lambda: building_refusals(player)
    )
    yield from pay_price(state, player, Price(card.price), "aw-pay-building", card)
    player.hand.take(card)
    player.buildings.append(card)
    rise(state, player.seat, "aw_buildings", len(player.buildings))
    yield tell("aw-constructs", player.seat, card=card.key, vp=card.vp)
    yield from change_virtue(state, player, card.virtue)
    if card.timing == "immediate":
        yield from construct_effects(Site(state, player, use_guildhall, guildhall_actions), card)
    if player.character.power is Power.DRAW_ON_CONSTRUCT:  # AW-10.9
        yield from draw_plans(state, player, player.character.ability.n)


def building_refusals(player: Player) -> list[Blocked]:
    """AW-5.1.1, AW-5.1.2 Why the other Buildings of the hand cannot be constructed."""
    skills = skill_mask(player)
    found: list[Blocked] = []
    for card in player.hand.cards:
        lacking = [skill for skill in card.skills if not skills & SKILL_BIT[skill]]
        if lacking:
            found.append(refusals.MISSING_SKILL.blocks(card.key, skill=f"skill:{lacking[0].value}"))
        elif not affordable(player, card):
            found.append(refusals.MISSING_GOODS.blocks(card.key, n=missing(player, Price(card.price))))
    return found


# The Cathedral


def free_space(state: ArchitectsState, level: int) -> bool:
    """AW-5.2.1 Whether a level of the Cathedral has room for another marker."""
    markers = 0
    for player in state.players:
        if player.level == level:
            markers += 1
    if state.rival is not None and state.rival.level == level:
        markers += 1
    return markers < LEVELS[level - 1].spaces


def can_advance(state: ArchitectsState, player: Player) -> bool:
    """AW-5.2.1 Virtue, a free level above, its goods, and a Building card to discard."""
    level = player.level
    if level >= HIGHEST_LEVEL or not CATHEDRAL_ALLOWED[player.virtue]:
        return False
    frederick = player.character.power is Power.NO_DISCARD
    if not frederick and not player.hand.cards:
        return False
    return advance_affordable(player) and free_space(state, level + 1)


def advance_affordable(player: Player) -> bool:
    """AW-5.2.2 Whether the goods of the next level can be paid."""
    return can_pay(player, ADVANCE_PRICES[player.level], len(player.hand.cards) - 1)


def advance(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-5.2.4 Pay, discard a Building card, move up, gain the Reward; then Acolytes."""
    seat = player.seat
    price = ADVANCE_PRICES[player.level]
    yield from pay_price(state, player, price, "aw-pay-cathedral")
    if player.character.power is not Power.NO_DISCARD:  # AW-10.4
        card = yield from choose(seat, "aw-cathedral-card", player.hand.cards.copy())
        discard_plan(state, player, card)
    player.level += 1
    rise(state, seat, "aw_cathedral_level", player.level)
    yield tell("aw-advances", seat, level=player.level)
    if state.rewards.cards:
        yield from reveal()
        reward, _ = state.rewards.draw(EVERYBODY)
        state.spent_rewards.add(reward, EVERYBODY)
        yield tell("aw-reward", seat, amount=amounts(reward.gain))
        yield from gain_items(state, player, reward.gain)
    else:
        yield tell("aw-no-reward", seat)
        yield from gain_virtue(state, player, 1)
    yield from apprentices_give(state, player, Trigger.CATHEDRAL)  # AW-9.3


def cathedral_refusal(state: ArchitectsState, player: Player, key: str) -> Blocked:
    """AW-5.2.1 Why the player cannot advance."""
    if not CATHEDRAL_ALLOWED[player.virtue]:
        return refusals.CATHEDRAL_VIRTUE.blocks(key)
    if player.level >= HIGHEST_LEVEL:
        return refusals.CATHEDRAL_TOP.blocks(key)
    if not free_space(state, player.level + 1):
        return refusals.CATHEDRAL_FULL.blocks(key, level=player.level + 1)
    if not player.hand.cards and player.character.power is not Power.NO_DISCARD:
        return refusals.CATHEDRAL_CARD.blocks(key)
    return refusals.CATHEDRAL_GOODS.blocks(key, n=missing(player, ADVANCE_PRICES[player.level]))
