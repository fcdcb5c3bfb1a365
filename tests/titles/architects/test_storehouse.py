"""King's Storehouse (AW-4.2)."""

from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import Trade
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.architects.positions import Architect, a_game, goods, owner, player


def test_two_common_goods_are_a_virtue_and_a_trader_saves_wood() -> None:  # E4, AW-4.2.1, AW-4.2.2, AW-4.2.4
    green = Architect(0, clay=1, wood=3, apprentices="trader-wood", at={"kings-storehouse": 1})
    play = do(a_game(green, Architect()), "place:kings-storehouse", "trade:virtue:clay-1,wood-1")
    assert player(play).virtue == 8
    do(play, "trade:trader-wood:wood-2")
    assert goods(play) == {"marble": 1}
    assert play.state.turn == 1


def test_three_of_wood_and_stone_are_a_marble() -> None:  # AW-4.2.3
    rich = Architect(0, wood=2, stone=2)
    play = do(a_game(rich, Architect()), "place:kings-storehouse")
    assert can(play, "trade:marble:wood-1,stone-2")
    do(play, "trade:marble:wood-2,stone-1")
    assert goods(play) == {"stone": 1, "marble": 1}


def test_clay_does_not_pay_for_marble() -> None:  # AW-4.2.3
    play = do(a_game(Architect(0, clay=9, wood=1, stone=1), Architect()), "place:kings-storehouse")
    assert not any(key.startswith("trade:marble") for key in choices(play))
    assert why_not(play, "trade:marble") == "AW-4.0.5"


def test_no_trade_is_needed_and_placing_is_always_legal() -> None:  # AW-4.2.1
    play = do(a_game(Architect(0), Architect()), "place:kings-storehouse")
    assert play.state.turn == 1
    rich = do(a_game(Architect(0, clay=2), Architect()), "place:kings-storehouse", "done")
    assert goods(rich) == {"clay": 2}


def test_there_are_as_many_trades_as_workers() -> None:  # AW-4.2.1
    rich = Architect(0, clay=9, at={"kings-storehouse": 1})
    play = do(
        a_game(rich, Architect()), "place:kings-storehouse", "trade:virtue:clay-2", "trade:virtue:clay-2"
    )
    assert player(play).virtue == 9
    assert play.state.turn == 1


def test_the_overseer_counts_one_worker_more() -> None:  # AW-4.2.5
    watched = Architect(0, clay=9, apprentices="overseer")
    play = do(a_game(watched, Architect(), cards_promo=True), "place:kings-storehouse", "trade:virtue:clay-2")
    assert prompt(play) == "aw-trade"
    do(play, "trade:virtue:clay-2")
    assert play.state.turn == 1


def test_what_one_trade_brings_may_pay_for_the_next() -> None:  # AW-4.2.4
    merchant = Architect(1, apprentices="merchant-clay", at={"kings-storehouse": 1})
    play = do(
        a_game(merchant, Architect()), "place:kings-storehouse", "trade:merchant-clay", "trade:virtue:clay-2"
    )
    assert goods(play) == {"clay": 1}
    assert player(play).virtue == 8


TRADERS = {
    card.id: ability.does
    for card in BOX.apprentices.values()
    for ability in card.abilities
    if isinstance(ability.does, Trade)
}


@for_each("id", TRADERS)
def test_each_merchant_patron_and_trader_adds_its_trade(id: str) -> None:  # AW-4.2.4, AW-9.1, AW-9.2
    trade = TRADERS[id]
    paid = {item.value: number for item, number in trade.pay.items()}
    gained = {item.value: number for item, number in trade.gain.items()}
    trader = owner(**paid, apprentices=id)
    play = do(a_game(trader, Architect()), "place:kings-storehouse")
    do(play, next(key for key in choices(play) if key.startswith(f"trade:{id}")))
    assert player(play).virtue == 7 + gained.pop("virtue", 0)
    assert goods(play) == gained
