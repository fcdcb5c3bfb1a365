"""The characters (AW-10)."""

from salotto.titles.architects.box import BOX
from tests.each import for_each
from tests.kit.player import a_table, can, choices, do, play_until, prompt
from tests.titles.architects.positions import TITLE, Architect, a_game, goods, hand, has, player


@for_each("id", [board.id for board in BOX.characters.values() if board.side == 2])
def test_each_character_starts_with_what_the_board_says(id: str) -> None:  # AW-10.1, AW-2.9, AW-2.12
    play = a_table(
        TITLE, 2, "competitive", setup_side="variable", character_pick="choose", characters_promo=True
    )
    first, second = play.pending[0].seat, 1 - play.pending[0].seat
    do(play, f"character:{id}", seat=first)
    do(play, choices(play, second)[0], seat=second)
    play_until(play, lambda state: state.phase == "playing")
    start = BOX.characters[f"character:{id}"].start
    someone = play.state.players[first]
    assert someone.virtue == start.virtue
    assert has(play, "silver", first) == start.silver
    assert someone.debts == start.debts_unpaid
    assert play.state.prison[first] == start.prisoners
    assert play.state.workers[first] == 20 - start.prisoners
    assert len(someone.hand) == 3 + start.extra_buildings
    for item, number in start.goods.items():
        assert has(play, item.value, first) == number


def test_frederick_discards_no_card() -> None:  # AW-10.4
    play = do(a_game(Architect(0, gold=1, character="frederick"), Architect()), "place:guildhall:cathedral")
    assert player(play).level == 1
    keeper = Architect(0, gold=1, hand="well", character="frederick")
    assert hand(do(a_game(keeper, Architect()), "place:guildhall:cathedral")) == ["well"]


def test_rudolf_has_no_discount_at_the_black_market() -> None:  # AW-10.5
    assert not can(a_game(Architect(1, character="rudolf"), Architect()), "place:black-market-b:hire")


def test_therese_mixes_gold_and_marble() -> None:  # E29, AW-10.6, D18
    therese = Architect(0, level=4, gold=3, marble=1, hand="well", character="therese")
    play = do(a_game(therese, Architect(), rewards=""), "place:guildhall:cathedral")
    assert player(play).level == 5
    assert goods(play) == {}
    rich = Architect(0, level=4, gold=3, marble=2, hand="well", character="therese")
    choice = do(a_game(rich, Architect(), rewards=""), "place:guildhall:cathedral")
    assert set(choices(choice)) == {"pay:gold-2,marble-2", "pay:gold-3,marble-1"}


def test_therese_pays_marble_for_the_first_level() -> None:  # AW-10.6
    therese = Architect(0, marble=1, hand="well", character="therese")
    play = do(a_game(therese, Architect(), rewards="reward-gold"), "place:guildhall:cathedral")
    assert goods(play) == {"gold": 1}


def test_lothaire_saves_a_wood_or_a_stone() -> None:  # AW-10.7, D18
    lothaire = Architect(0, wood=2, stone=2, hand="well", character="lothaire")
    play = do(a_game(lothaire, Architect()), "place:guildhall:construct")
    assert set(choices(play)) == {"pay:wood-1,stone-2", "pay:wood-2,stone-1"}
    do(play, "pay:wood-1,stone-2")
    assert goods(play) == {"clay": 4, "wood": 1}
    short = Architect(0, level=1, wood=3, hand="well", character="lothaire")
    assert goods(do(a_game(short, Architect(), rewards=""), "place:guildhall:cathedral")) == {}


def test_lothaire_saves_nothing_where_there_is_no_wood_or_stone() -> None:  # AW-10.7
    lothaire = Architect(0, gold=1, hand="well", character="lothaire")
    assert goods(do(a_game(lothaire, Architect(), rewards=""), "place:guildhall:cathedral")) == {}


def test_hugo_buys_a_debt_off() -> None:  # AW-10.8, D20
    hugo = Architect(2, virtue=0, character="hugo")
    play = do(a_game(hugo, Architect(), tax=1), "place:tax-stand", "pay")
    assert (has(play, "silver"), player(play).debts) == (1, 1)
    taken = do(a_game(hugo, Architect(), tax=1), "place:tax-stand", "no", "no")
    assert (has(taken, "silver"), player(taken).debts) == (3, 2)


def test_clovis_draws_after_constructing_only() -> None:  # AW-10.9
    clovis = Architect(0, wood=2, stone=2, hand="well", character="clovis")
    assert len(hand(do(a_game(clovis, Architect()), "place:guildhall:construct"))) == 1
    climber = Architect(0, gold=1, hand="well", character="clovis")
    assert hand(do(a_game(climber, Architect(), rewards=""), "place:guildhall:cathedral")) == []


def test_emma_gains_by_a_debt() -> None:  # E27, AW-10.12, AW-6.1.3
    emma = Architect(1, virtue=0, character="emma")
    play = do(a_game(emma, Architect(), small="market-01"), "place:black-market-a")
    assert (goods(play), player(play).debts) == ({"silver": 1, "clay": 1, "marble": 1}, 1)


def test_guntram_gains_silver_with_virtue() -> None:  # E28, AW-10.13, AW-4.2.4
    guntram = Architect(
        1, clay=2, character="guntram", apprentices="patron-silver", at={"kings-storehouse": 1}
    )
    play = do(
        a_game(guntram, Architect()), "place:kings-storehouse", "trade:virtue:clay-2", "trade:patron-silver"
    )
    assert (goods(play), player(play).virtue) == ({"silver": 1}, 9)


def test_guntram_gains_above_14_too() -> None:  # AW-10.13
    guntram = Architect(0, clay=2, virtue=14, character="guntram")
    play = do(a_game(guntram, Architect()), "place:kings-storehouse", "trade:virtue:clay-2")
    assert goods(play) == {"silver": 1}


def test_judith_builds_the_smithy_with_cards() -> None:  # E25, AW-10.14, D18
    judith = Architect(0, clay=3, wood=1, hand="smithy castle keep", character="judith")
    play = do(a_game(judith, Architect()), "place:guildhall:construct")
    assert goods(play) == {"stone": 4}
    assert hand(play) == []


def test_judith_chooses_cards_and_goods() -> None:  # AW-10.14
    judith = Architect(0, clay=4, wood=2, hand="smithy castle keep", character="judith")
    play = do(a_game(judith, Architect()), "place:guildhall:construct")
    assert (prompt(play), choices(play)) == ("aw-judith-cards", ["0", "1", "2"])
    do(play, "1", "pay:clay-3,wood-2,card-1", "castle")
    assert goods(play) == {"clay": 1, "stone": 4}
    assert hand(play) == ["keep"]


def test_judith_cannot_use_the_card_she_builds_nor_the_one_for_the_cathedral() -> None:  # AW-10.14
    assert not can(
        a_game(Architect(0, clay=3, wood=2, hand="smithy", character="judith"), Architect()),
        "place:guildhall:construct",
    )
    one = Architect(0, hand="well", character="judith")
    assert not can(a_game(one, Architect()), "place:guildhall:cathedral")
    two = do(
        a_game(Architect(0, hand="well keep", character="judith"), Architect(), rewards=""),
        "place:guildhall:cathedral",
        "keep",
    )
    assert (player(two).level, hand(two)) == (1, [])


def test_judith_trades_cards_but_not_for_silver() -> None:  # AW-10.14
    judith = Architect(1, clay=1, hand="well", character="judith", apprentices="patron-silver patron-wood")
    play = do(a_game(judith, Architect()), "place:kings-storehouse")
    assert set(choices(play)) == {"trade:virtue:clay-1,card-1", "trade:patron-wood:card-1", "done"}
    do(play, "trade:virtue:clay-1,card-1")
    assert (player(play).virtue, goods(play), hand(play)) == (8, {"silver": 1}, [])


def test_merovech_at_the_tax_stand() -> None:  # E26, AW-10.15, D20
    merovech = Architect(0, virtue=1, hand="well keep", character="merovech")
    play = do(a_game(merovech, Architect()), "place:tax-stand", "well", "enough")
    assert (player(play).virtue, player(play).debts, hand(play)) == (0, 0, ["keep"])


def test_one_card_may_save_merovech_the_whole_loss() -> None:  # AW-10.15
    merovech = Architect(0, virtue=1, hand="well keep", character="merovech")
    play = do(a_game(merovech, Architect(), merovech="one_card_whole_loss"), "place:tax-stand", "well")
    assert (player(play).virtue, hand(play)) == (1, ["keep"])


def test_merovech_may_hold_eight_cards() -> None:  # AW-10.15, AW-3.6
    eight = "well smithy castle chapel church keep library fountain"
    play = do(a_game(Architect(hand=eight, character="merovech"), Architect()), "place:quarry")
    assert len(hand(play)) == 8


def test_standard_boards_have_no_ability() -> None:  # AW-2.7
    assert BOX.characters["character:standard"].ability.kind == "none"
