"""What a location would bring a player now, in signs: shown on the location before one chooses."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.title import Phrase
from salotto.kit.furniture import Picture, Thing, picture, signs
from salotto.titles.architects.black_market import large_goods, market_silver, small_goods
from salotto.titles.architects.cards import STOREHOUSE, Trigger
from salotto.titles.architects.effects import GOOD_NAMES, GOODS, SILVER, Gain
from salotto.titles.architects.guardhouse import guard_options
from salotto.titles.architects.guildhall import constructible
from salotto.titles.architects.moves import Move
from salotto.titles.architects.placing import (
    BUILD,
    GATHERED,
    HIRE_HERE,
    MARKET_A,
    MARKET_ACTIONS,
    MARKET_C,
    PLANS_HERE,
    TO_GUARDHOUSE,
    TO_TAX_STAND,
    TO_TOWN_CENTRE,
    gathers,
    steal_loss,
)
from salotto.titles.architects.settings import COLUMNS, PLANS
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.storehouse import count_storehouse
from salotto.titles.architects.town_centre import first_capture_price
from salotto.titles.architects.workshop import hire_price

GUARDS = {"imprison": "@prison", "release": "@worker", "buy-back": "@capture", "pay-debt": "@debt-paid"}


def promise(game: ArchitectsState, player: Player, move: Move, placing: bool) -> tuple[Thing, ...]:
    """AW-4 What one way to place costs and gives; the actions of a place only while one may place there."""
    workers = game.present(move.place, player.seat) + 1 if move.place >= 0 else 1
    if move in GATHERED:
        return brings(gathers(player, move, workers))
    if move is HIRE_HERE:
        reach = min(workers, COLUMNS)
        columns = signs(f"@apprentice 1–{reach}" if reach > 1 else "@apprentice 1")
        told = Picture(columns, name=Phrase("aw-page-reach", {"n": reach}))
        return (*costs(silver=hire_price(player)), told)
    if move is PLANS_HERE:
        drawn = min(PLANS.yields(workers), len(game.plans))
        return (picture(f"+{drawn} @building-card"),) if drawn else ()
    if move is TO_TAX_STAND:
        stolen = with_gains(game.tax, player, Trigger.TAX_STAND)
        return (*costs(virtue=steal_loss(player)), *brings(stolen))
    if move in MARKET_ACTIONS:
        return market_promise(game, player, move)
    if move is BUILD:
        plans = len(constructible(player))
        return (picture(f"{plans} @building-card"),) if plans else ()
    if not placing:
        return ()
    if move is TO_TOWN_CENTRE:
        return (*costs(silver=first_capture_price(player)), actions(workers, "@capture"))
    if move is TO_GUARDHOUSE:
        deeds = dict.fromkeys(GUARDS[option.split(":")[1]] for option in guard_options(game, player))
        return (actions(workers, " / ".join(deeds)),)
    if move.place == STOREHOUSE:
        return (actions(count_storehouse(player, workers), "→ @virtue / @marble"),)
    return ()


def actions(number: int, deeds: str) -> Picture:
    """How often one may act, and what one may do."""
    return picture(f"{number}× {deeds}", name=Phrase("aw-page-actions", {"n": number}))


def costs(**prices: int) -> tuple[Picture, ...]:
    """What is paid or lost."""
    return tuple(picture(f"-{n} @{what}", style="pays") for what, n in prices.items() if n)


def brings(goods: Sequence[int]) -> tuple[Picture, ...]:
    """What is gained for certain."""
    gained = " ".join(f"+{n} @{name}" for name, n in zip(GOOD_NAMES, goods, strict=True) if n)
    return (picture(gained),) if gained else ()


def market_promise(game: ArchitectsState, player: Player, move: Move) -> tuple[Thing, ...]:
    """AW-4.7 The Black Market: its price, the Virtue lost, the goods."""
    action = MARKET_ACTIONS[move]
    ignored = any(apprentice.ignores_market_loss for apprentice in player.apprentices)
    there = small_goods(game) if move is MARKET_A else large_goods(game) if move is MARKET_C else ()
    goods = with_gains(0, player, Trigger.BLACK_MARKET)
    goods = [a + b for a, b in zip(goods, there, strict=True)] if there else goods
    price = costs(silver=market_silver(player, action), virtue=0 if ignored else action.lose_virtue)
    return (*price, *brings(goods))


def with_gains(silver: int, player: Player, trigger: Trigger) -> list[int]:
    """Silver, and what the Apprentices add."""
    goods = [0] * len(GOODS)
    goods[SILVER] = silver
    for apprentice in player.apprentices:
        for ability in apprentice.on.get(trigger, ()):
            if isinstance(ability.does, Gain) and ability.does.what in GOODS:
                goods[GOODS.index(ability.does.what)] += ability.does.n
    return goods
