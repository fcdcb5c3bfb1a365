"""Black Market and Reset (AW-4.7, AW-7)."""

import pytest

from salotto.titles.architects.box import BOX
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, why_not
from tests.titles.architects.positions import Architect, a_game, goods, hand, has, player, row


def test_caroline_at_the_bottom_of_the_market() -> None:  # E8, AW-4.7.2, AW-6.1.3, AW-10.3
    caroline = Architect(1, virtue=0, character="caroline")
    play = do(a_game(caroline, Architect(), small="market-01 market-02"), "place:black-market-a")
    assert goods(play) == {"gold": 2}
    assert (player(play).virtue, player(play).debts, len(hand(play))) == (0, 1, 1)


def test_the_large_market_pays_what_is_printed_before_the_first_reset() -> None:  # E9, AW-4.7.4 to AW-4.7.6
    plain = do(a_game(Architect(3), Architect()), "place:black-market-c")
    assert goods(plain) == {"marble": 2, "stone": 1, "wood": 1}
    assert player(plain).virtue == 6
    crook = Architect(3, apprentices="trickster swindler-clay")
    play = do(a_game(crook, Architect()), "place:black-market-c")
    assert goods(play) == {"marble": 2, "stone": 1, "wood": 1, "silver": 1, "clay": 2}


def test_without_small_cards_the_printed_goods_count() -> None:  # AW-4.7.5, AW-R10
    play = do(a_game(Architect(1), Architect(), small=""), "place:black-market-a")
    assert goods(play) == {"marble": 1, "gold": 1}


@for_each("id", [card.id for card in BOX.markets.values()])
def test_each_market_card_gives_its_goods(id: str) -> None:  # AW-4.7.2, AW-4.7.4
    card = BOX.markets[f"market:{id}"]
    small = do(a_game(Architect(1), Architect(), small=id), "place:black-market-a")
    assert goods(small) == {item.value: number for item, number in card.small.items()}
    large = do(a_game(Architect(3), Architect(), large=id), "place:black-market-c")
    assert goods(large) == {item.value: number for item, number in card.large.items()}


def test_the_middle_space_hires_anybody() -> None:  # AW-4.7.3, AW-4.3.5
    crowd = "miner thief trickster labourer jeweller gatekeeper acolyte-tiling stonecutter"
    play = a_game(Architect(2), Architect(), row=crowd, coins=[0, 0, 0, 3])
    do(play, "place:black-market-b:hire", "labourer")
    assert goods(play) == {"silver": 3}
    assert player(play).virtue == 6
    assert row(play)[:3] == ["miner", "thief", "trickster"]
    assert play.state.tax == 4


def test_the_middle_space_looks_at_five_plans() -> None:  # AW-4.7.3, D13
    play = a_game(Architect(2), Architect(), plans="castle keep chapel church well")
    do(play, "place:black-market-b:plans")
    assert sorted(choices(play)) == sorted(
        f"building:{id}" for id in ["castle", "keep", "chapel", "church", "well"]
    )
    do(play, "keep")
    assert hand(play) == ["keep"]
    assert {card.id for card in play.state.plans.cards[:4]} == {"castle", "chapel", "church", "well"}


def test_with_few_plans_left_they_are_all_drawn() -> None:  # AW-4.4.3
    play = a_game(Architect(gold=1, hand="castle keep"), Architect(2), no_plans=True)
    do(play, "place:guildhall:cathedral", "castle")
    do(play, "place:black-market-b:plans", seat=1)
    assert hand(play, 1) == ["castle"]


@pytest.mark.parametrize(
    ("architect", "market", "rule"),
    [
        (Architect(3, virtue=10), (None, None, None), "AW-6.1.4"),
        (Architect(3), (1, None, None), "AW-4.7.1"),
        (Architect(0), (None, None, None), "AW-4.7.1"),
    ],
)
def test_the_market_is_closed_to_some(  # AW-4.7.1, AW-6.1.4, AW-4.0.2
    architect: Architect, market: tuple[int | None, int | None, int | None], rule: str
) -> None:
    assert why_not(a_game(architect, Architect(), market=market), "place:black-market-a") == rule


def test_the_illusionist_loses_no_virtue_but_must_not_have_ten() -> None:  # AW-4.7.6
    play = do(a_game(Architect(1, apprentices="illusionist"), Architect()), "place:black-market-a")
    assert player(play).virtue == 7
    assert not can(
        a_game(Architect(1, virtue=10, apprentices="illusionist"), Architect()), "place:black-market-a"
    )


@pytest.mark.parametrize(
    ("craft", "good", "number"), [("clay", "clay", 2), ("stone", "stone", 1), ("wood", "wood", 1)]
)
def test_each_swindler_adds_its_goods_on_every_space(craft: str, good: str, number: int) -> None:  # AW-4.7.6
    crook = Architect(2, apprentices=f"swindler-{craft}")
    play = do(a_game(crook, Architect(), plans="aqueduct"), "place:black-market-b:plans", "aqueduct")
    assert has(play, good) == number


def test_swindlers_and_caroline_come_after_the_goods() -> None:  # AW-4.7.8
    caroline = Architect(1, character="caroline", apprentices="swindler-clay")
    play = do(a_game(caroline, Architect()), "place:black-market-a")
    told = [line.event.id for line in play.story or []]
    assert (
        told.index("aw-market")
        < told.index("aw-gains")
        < told.index("aw-apprentice-gives")
        < told.index("aw-draws")
    )


# The Reset


def test_the_third_worker_triggers_a_reset_after_the_action() -> None:  # AW-4.7.7, AW-7.1, AW-7.2, AW-7.3
    play = a_game(Architect(3), Architect(), market=(1, 1, None), small="market-02 market-03 market-01")
    do(play, "place:black-market-c")
    assert goods(play) == {"marble": 2, "stone": 1, "wood": 1}
    assert play.state.market == [-1, -1, -1]
    assert play.state.prison == [1, 2]
    assert [card.id for card in play.state.large.cards] == ["market-01"]
    assert player(play, 1).debts == 1
    assert player(play).debts == 0


def test_an_empty_small_pile_is_made_anew_from_the_large_one() -> None:  # AW-7.3, AW-R10
    play = a_game(
        Architect(3), Architect(), market=(1, 1, None), small="", large="market-01 market-02 market-03"
    )
    do(play, "place:black-market-c")
    assert (len(play.state.small), len(play.state.large)) == (2, 1)


def test_three_prisoners_cost_a_virtue_and_the_most_a_debt() -> None:  # AW-7.5, AW-7.6
    play = a_game(Architect(3, prison=2), Architect(prison=3), Architect(), market=(2, 2, None))
    do(play, "place:black-market-c")
    assert [each.virtue for each in play.state.players] == [7 - 1 - 1, 6, 7]
    assert [each.debts for each in play.state.players] == [1, 1, 0]


def test_a_gatekeeper_shifts_the_debt_to_others() -> None:  # E16, AW-7.2 to AW-7.6
    blue = Architect(3, prison=2, apprentices="gatekeeper")
    yellow, red = Architect(prison=1), Architect(prison=1)
    play = a_game(blue, yellow, red, Architect(), market=(1, 2, None))
    do(play, "place:black-market-c")
    assert play.state.prison == [3, 2, 2, 0]
    assert prompt(play) == "aw-release-some"
    do(play, "2")
    assert [each.debts for each in play.state.players] == [0, 1, 1, 0]
    assert [each.virtue for each in play.state.players] == [6, 7, 7, 7]


def test_a_squire_may_look_after_the_gatekeeper() -> None:  # E17, AW-7.4, D21
    red = Architect(3, prison=1, apprentices="squire-gold gatekeeper")
    play = do(a_game(red, Architect(), market=(1, 1, None)), "place:black-market-c")
    assert prompt(play) == "aw-reset-order"
    do(play, "gatekeeper", "2")
    assert has(play, "gold") == 1
    other = do(a_game(red, Architect(), market=(1, 1, None)), "place:black-market-c", "squire-gold", "2")
    assert has(other, "gold") == 0


@for_each(
    "id, gained, virtue",
    [
        ("squire-gold", {"gold": 1}, 0),
        ("squire-marble", {"marble": 1}, 0),
        ("squire-virtue", {}, 2),
        ("peddler", {"silver": 2}, 0),
    ],
)
def test_each_reset_ability_without_prisoners(id: str, gained: dict[str, int], virtue: int) -> None:  # AW-7.4
    clean = Architect(0, apprentices=id)
    play = a_game(Architect(3), clean, market=(0, 0, None), cards_promo=True)
    do(play, "place:black-market-c")
    assert goods(play, 1) == gained
    assert player(play, 1).virtue == 7 + virtue


def test_a_squire_gives_nothing_with_a_prisoner_but_the_peddler_does() -> None:  # AW-7.4
    jailed = Architect(0, prison=1, apprentices="squire-marble peddler")
    play = a_game(Architect(3), jailed, market=(0, 0, None), cards_promo=True)
    do(play, "place:black-market-c")
    assert goods(play, 1) == {"silver": 2}


def test_fara_may_release_a_worker() -> None:  # AW-10.10
    fara = Architect(0, prison=2, character="fara")
    play = a_game(Architect(3), fara, market=(0, 0, None))
    do(play, "place:black-market-c")
    assert prompt(play, 1) == "aw-release-one"
    do(play, "release", seat=1)
    assert play.state.prison == [3, 1]


def test_the_reset_asks_clockwise_from_the_active_player() -> None:  # AW-7.4, AW-7.8, AW-R11
    keeper = Architect(prison=2, character="fara")
    play = a_game(keeper, Architect(3), keeper, turn=1, market=(1, 1, None))
    do(play, "place:black-market-c", seat=1)
    assert play.pending[0].seat == 2
    do(play, "no", seat=2)
    assert play.pending[0].seat == 0


def test_prisoners_are_counted_once_after_step_four() -> None:  # AW-7.8
    merovech = Architect(3, prison=3, character="merovech", hand="castle")
    play = a_game(merovech, Architect(prison=4), market=(0, 1, None))
    do(play, "place:black-market-c", "enough", "castle")
    assert player(play).virtue == 7 - 1
    assert [each.debts for each in play.state.players] == [1, 1]


def test_one_reset_for_each_trigger() -> None:  # AW-7.7, AW-4.9.3
    builder = Architect(0, wood=9, stone=9, hand="crane well", at={})
    play = a_game(builder, Architect(), guildhall=[1] * 6, cards_promo=True, small="market-01 market-02")
    do(play, "place:guildhall:construct", "crane", "place:guildhall:construct")
    assert len(play.state.large) == 1
    assert len(play.state.guildhall) == 8
