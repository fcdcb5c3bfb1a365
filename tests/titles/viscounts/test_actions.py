"""Funding, dismissing, Trade, Construct, Transcribe (VW-6)."""

import pytest

from salotto.titles.viscounts.cards import NO_ICONS
from salotto.titles.viscounts.funding import funds
from tests.kit.player import answer, can, choices, do, prompt, question, told, why_not
from tests.titles.viscounts.positions import Viscount, a_game, action, goods, ids, markers, me, row, spot

FULL = "abbot squire labourer"  # one Cleric, one Noble, one Builder, no Merchant


def free(viscount: Viscount, what: str) -> int:
    """The icons that a player has for an action."""
    return funds(me(a_game(viscount, do=[])), action(what), NO_ICONS).free


# VW-6.1 Funding


def test_each_action_uses_its_own_icon() -> None:  # VW-6.1.1
    board = "trader abbot squire"
    assert [
        free(Viscount(row=board), what) for what in ("trade", "build", "place_workers", "transcribe")
    ] == [1, 0, 1, 1]


def test_icons_come_from_board_start_slots_and_bonus_cards_not_from_hand_or_discards() -> None:  # VW-6.1.2
    assert free(Viscount(row="squire - -", hand="bertha", discard="princess"), "place_workers") == 2
    assert free(Viscount(row=FULL, emptied="gh2", bonuses="yellow"), "place_workers") == 3
    assert free(Viscount(row=FULL, emptied="tp3", bonuses="blue"), "trade") == 4
    assert free(Viscount(row="thief squire labourer"), "place_workers") == 2


def test_a_unit_of_the_matching_good_adds_an_icon() -> None:  # VW-6.1.3
    for place, what, good in (
        ("hills-left", "build", "stone"),
        ("hills-inner", "place_workers", "gold"),
        ("hills-inner", "transcribe", "ink"),
    ):
        game = a_game(
            Viscount(place, row="trader lender financer", having={good: 3}),
            do="action",
            manuscripts={"hills": "grey-3-flip"},
        )
        assert can(game, f"action:{what}")


@pytest.mark.parametrize(
    ("board", "what", "have", "reach"),
    [
        ("benefactor trader lender", "place_workers", {}, 2),  # 5 Merchants: 2 pairs
        ("strongman trader abbot", "build", {}, 1),
        ("traveller abbot squire", "transcribe", {}, 2),
        ("mason abbot squire", "build", {"silver": 5}, 3),  # 1 Builder, 2 pairs of Silver
        ("diplomat abbot labourer", "place_workers", {"silver": 4}, 3),
        ("clergyman squire labourer", "transcribe", {"silver": 3}, 2),
        ("sculptor abbot squire", "build", {"stone": 2}, 4),  # 1, and 2 Stone count 3
        ("artist abbot labourer", "place_workers", {"gold": 1}, 3),
        ("priest squire labourer", "transcribe", {"ink": 3}, 5),
        ("emma squire labourer", "transcribe", {"ink": 1, "gold": 2, "stone": 3}, 7),
        ("emma squire labourer", "place_workers", {"stone": 3}, 1),
    ],
)
def test_ongoing_cards_add_ways_to_fund(
    board: str, what: str, have: dict[str, int], reach: int
) -> None:  # VW-6.1.4
    game = a_game(Viscount(row=board, having=have), do=[])
    assert funds(me(game), action(what), NO_ICONS).reach() == reach


def test_merchant_pairs_use_every_merchant_icon_but_no_silver() -> None:  # VW-6.1.5, E12
    game = a_game(
        Viscount("hills-inner", row="benefactor thief overseer-2", emptied="tp3 gh2", gold=3, silver=9),
        do="action",
    )
    do(game, "action:place_workers", "4")
    assert goods(game) == {"silver": 9}
    assert me(game).supply == 16


def test_the_dismissed_card_fills_merchant_pairs_too() -> None:  # VW-6.1.5, VW-6.1.7
    game = a_game(
        Viscount("hills-inner", row="benefactor abbot labourer", silver=2, emptied="tp3"),
        do="action",
        townsfolk={"hills": "jeweller"},
    )
    do(game, "dismiss:place_workers")  # 6 Merchants: 3 Nobles
    assert choices(game) == ["1", "2"]


def test_goods_are_spent_only_as_far_as_needed() -> None:  # VW-6.1.6
    game = a_game(Viscount("hills-inner", row="squire bertha chevalier", gold=5), do="action")
    do(game, "action:place_workers", "2")  # 3 Nobles are enough
    assert goods(game) == {"gold": 5}


def test_a_payment_is_asked_only_where_none_is_better_in_every_way() -> None:  # VW-6.1.3, VW-6.1.4
    game = a_game(
        Viscount(
            "hills-left", row="mason labourer abbot", silver=4, stone=2, emptied="tp1 tp2 tp3 gh1 gh2 gh3"
        ),
        do="action",
    )
    do(game, "action:build", "ws1", "hills-spot-1")
    # 2 Builders, none of the Guildhall slot: 3 with gh1; nothing is missing, so nothing is asked
    assert game.over
    assert goods(game) == {"silver": 4, "stone": 2, "ink": 1}
    game = a_game(Viscount("hills-left", row="mason abbot squire", silver=4, stone=2), do="action")
    do(game, "action:build", "ws1", "hills-spot-1")
    assert choices(game) == ["pay:silver-4", "pay:stone-1,silver-2", "pay:stone-2"]
    do(game, "pay:stone-1,silver-2")
    assert goods(game) == {"silver": 2, "stone": 1, "ink": 1}


def test_a_doubled_resource_is_used_twice_but_once_per_action() -> None:  # VW-6.1.4
    game = a_game(Viscount("hills-left", row="sculptor abbot squire", stone=5), do="action")
    do(game, "action:build", "tp1", "hills-spot-2")  # 5 Builders: 1 + 2 + 1 + 1
    assert goods(game) == {"stone": 5 - 3 + 1}


# Dismissing


def test_a_townsfolk_without_a_usable_icon_cannot_be_dismissed() -> None:  # VW-6.1.7
    game = a_game(
        Viscount("hills-left", row=FULL, silver=9, stone=9), do="action", townsfolk={"hills": "friar"}
    )
    assert why_not(game, "dismiss:trade") == why_not(game, "dismiss:build") == "VW-6.1.7"


def test_criminals_are_always_usable() -> None:  # VW-6.1.7
    game = a_game(
        Viscount("hills-left", row=FULL, silver=9, stone=9), do="action", townsfolk={"hills": "conspirator"}
    )
    assert can(game, "dismiss:trade")
    assert can(game, "dismiss:build")


def test_dismissing_costs_the_value_and_gives_effect_and_icons_but_no_ability() -> None:  # VW-6.1.8
    game = a_game(
        Viscount("hills-inner", row="- - squire", silver=2, gold=1, emptied=""),
        do="action",
        townsfolk={"hills": "miner princess"},
    )
    do(game, "dismiss:place_workers")
    assert markers(game) == (1, 6)  # the top-right effect only
    assert question(game).about["icons"] == 3  # start icon, Squire, Princess
    do(game, "2")
    assert goods(game) == {"gold": 1}
    assert ids(game.state.gone) == ["princess"]


@pytest.mark.parametrize(
    ("emptied", "board", "price"),
    [("", FULL, 3), ("tp2", FULL, 1), ("", "larena - -", 2), ("tp2", "larena - -", 0)],
)
def test_the_price_of_dismissing(emptied: str, board: str, price: int) -> None:  # VW-6.1.8
    game = a_game(
        Viscount("hills-inner", row=board, silver=5, gold=9, emptied=emptied),
        do="action",
        townsfolk={"hills": "artist"},
    )
    do(game, "dismiss:place_workers")
    assert me(game).silver == 5 - price


def test_the_printed_townsfolk_is_dismissed_while_the_pile_is_empty_and_stays() -> None:  # VW-6.1.9
    game = a_game(
        Viscount("lake-inner", row="trader lender financer", silver=4), do="action", townsfolk={"lake": ""}
    )
    do(game, "dismiss:place_workers")
    assert me(game).silver == 2
    assert markers(game) == (1, 6)
    assert me(game).supply == 19
    assert game.state.gone == []


def test_a_dismissal_must_let_the_action_be_completed() -> None:  # VW-6.1.10
    game = a_game(
        Viscount("hills-inner", row="trader lender financer", silver=9, gold=1),
        do="action",
        townsfolk={"hills": "friar"},
        manuscripts={"hills": "grey-3-flip"},
    )
    assert why_not(game, "dismiss:transcribe") == "VW-6.1.10"


def test_silver_for_the_dismissal_is_missing_in_the_trade() -> None:  # VW-6.1.10
    game = a_game(
        Viscount("hills-right", row=FULL, silver=1), do="action", townsfolk={"hills": "peddler-silver"}
    )  # 2 Merchants = 1 Stone: the Peddler has 3
    assert choices(game) == ["dismiss:trade", "no"]
    do(game, "dismiss:trade")
    assert goods(game) == {"stone": 1}


def test_what_reacts_comes_when_the_action_is_finished_in_the_players_order() -> None:  # VW-6.1.11
    game = a_game(
        Viscount("hills-inner", row="deacon-3 deacon-2 bishop", hand="abbot squire"),
        do="action",
        manuscripts={"hills": "grey-3-virtue-silver"},
    )
    do(game, "action:transcribe")
    assert goods(game) == {"silver": 2}  # the Manuscript first
    assert prompt(game) == "vw-order"
    assert choices(game) == ["does:deacon-3", "does:bishop"]  # VW-4.3 Corruption before Virtue
    do(game, "does:bishop")
    assert choices(game) == ["does:deacon-3", "does:deacon-2"]
    do(game, "does:deacon-3", "does:deacon-3/2", "no")
    assert markers(game) == (2, 5)
    assert game.over


def test_the_next_card_is_visible_at_once_and_can_be_hired() -> None:  # VW-6.1.12
    game = a_game(
        Viscount("hills-inner", row="- - squire", silver=4),
        do=("action", "recruit"),
        townsfolk={"hills": "miner princess"},
    )
    do(game, "dismiss:place_workers", "1")
    assert choices(game) == ["townsfolk:miner", "no"]


# VW-6.2 Trade


def test_an_exchange_is_used_as_often_as_icons_and_silver_allow() -> None:  # VW-6.2.1, VW-6.2.2, E8
    game = a_game(Viscount("gorge-left", row="trader peddler-gold princess", silver=2), do="action")
    do(game, "action:trade")
    assert choices(game) == ["2", "3"]
    do(game, "3")
    assert goods(game) == {"gold": 3, "silver": 1}  # the Trader gives 1 Silver afterwards


def test_a_trade_needs_a_whole_exchange() -> None:  # VW-6.2.1
    game = a_game(
        Viscount("forest-right", row="trader squire labourer", silver=2, stone=2),
        do="action",
        townsfolk={"forest": "friar"},
    )
    assert why_not(game, "action:trade") == "VW-6.2.1"


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("hills-left", {"silver": 3}),
        ("lake-right", {"ink": 1}),
        ("hills-right", {"stone": 1}),
        ("gorge-left", {"gold": 1}),
    ],
)
def test_what_merchants_buy(space: str, gained: dict[str, int]) -> None:  # VW-6.2.2
    game = a_game(Viscount(space, row="peddler-gold squire labourer"), do="action")
    do(game, "action:trade")
    assert game.over
    assert goods(game) == gained


def test_three_merchants_destroy_a_card_and_four_flip_one() -> None:  # VW-6.2.2
    game = a_game(
        Viscount("gorge-right", row="peddler-gold squire labourer", hand="abbot thief"), do="action"
    )
    do(game, "action:trade", "abbot")
    assert goods(game) == {"silver": 2}
    game = a_game(Viscount("forest-right", row="peddler-gold trader labourer", acquired=1), do="action")
    do(game, "action:trade")
    assert me(game).approved == 1


def test_silver_is_not_added_to_the_silver_exchange() -> None:  # VW-6.2.3
    game = a_game(Viscount("hills-left", row="trader squire labourer", silver=5), do="action")
    do(game, "action:trade")
    assert told(game, "vw-trades")[0].event.args["silver"] == 0
    assert me(game).silver == 7


def test_a_trade_for_its_own_sake_without_any_merchant() -> None:  # VW-6.2.3, E36
    game = a_game(Viscount("hills-left", row=FULL, silver=1), do="action", townsfolk={"hills": "friar"})
    do(game, "action:trade")
    assert goods(game) == {"silver": 1}
    assert told(game, "vw-trades")


def test_flips_may_mix_and_each_destruction_is_optional() -> None:  # VW-6.2.4
    game = a_game(
        Viscount("forest-right", row="peddler-gold peddler-ink therese", unpaid=2, acquired=2), do="action"
    )
    do(game, "action:trade")
    assert choices(game) == ["1", "2"]
    do(game, "2", "flip:debt", "ink", "flip:deed")
    assert (me(game).paid, me(game).approved) == (1, 1)
    game = a_game(
        Viscount(
            "gorge-right", row="peddler-gold peddler-ink therese", hand="abbot thief", draw="trader lender"
        ),
        do="action",
    )
    do(game, "action:trade", "3", "no", "abbot", "no")
    assert ids(game.state.gone) == ["abbot"]


def test_an_exchange_without_effect_is_an_exchange() -> None:  # VW-6.2.5
    game = a_game(Viscount("forest-right", row="peddler-gold trader labourer"), do="action")
    do(game, "action:trade")
    assert game.over
    assert goods(game) == {"silver": 1}


# VW-6.3 Construct


def test_a_spot_must_be_empty_and_belong_to_the_space() -> None:  # VW-6.3.1
    taken = {"hills-spot-1": (1, "workshop"), "hills-spot-2": (1, "workshop")}
    game = a_game(Viscount("hills-left", row=FULL, silver=1, stone=9), do="action", buildings=taken)
    assert why_not(game, "action:build") == "VW-6.3.1"
    game = a_game(Viscount("hills-left", row=FULL, stone=9), do="action")
    do(game, "action:build", "ws1")
    assert choices(game) == ["spot:hills-spot-1", "spot:hills-spot-2"]
    assert why_not(game, "hills-spot-3") == "VW-6.3.1"


def test_what_buildings_cost() -> None:  # VW-6.3.2
    for stone, kinds in ((1, set()), (2, {"ws"}), (3, {"ws"}), (4, {"ws", "tp"}), (6, {"ws", "tp", "gh"})):
        game = a_game(Viscount("hills-left", row=FULL, stone=stone, silver=1), do="action")
        if not kinds:
            assert why_not(game, "action:build") == "VW-6.3.2"
            continue
        do(game, "action:build")
        assert {key.partition(":")[2][:2] for key in choices(game)} == kinds
        if "gh" not in kinds:
            assert why_not(game, "gh1") == "VW-6.3.2"


def test_one_building_per_action() -> None:  # VW-6.3.3
    game = a_game(Viscount("hills-left", row=FULL, stone=9), do="action")
    do(game, "action:build", "ws1", "hills-spot-2")
    assert game.over
    assert sum(1 for owner in game.state.owners if owner == 0) == 1


def test_nobody_builds_without_buildings() -> None:  # VW-6.3.4
    every = "tp1 tp2 tp3 gh1 gh2 gh3 ws1 ws2 ws3"
    game = a_game(Viscount("hills-left", row=FULL, stone=9, silver=2, emptied=every), do="action")
    assert why_not(game, "action:build") == "VW-6.3.4"


def test_construct_with_dismissal_and_a_link() -> None:  # VW-6.3.5, VW-6.3.6, E9
    game = a_game(
        Viscount("hills-left", row="trader lender financer", silver=1, stone=2),
        Viscount("gorge-right"),
        do="action",
        townsfolk={"hills": "mason"},
        buildings={"hills-spot-2": (1, "trading_post")},
    )
    do(game, "dismiss:build")
    assert prompt(game) == "vw-rearrange"
    do(game, "no", "ws1")
    assert goods(game) == {"ink": 1, "silver": 2}
    assert goods(game, 1) == {"silver": 2}
    assert game.state.owners[spot("hills-spot-1")] == 0


def test_a_link_between_own_buildings_is_gained_once() -> None:  # VW-6.3.7, E10
    game = a_game(
        Viscount("mountain-left", row=FULL, stone=2),
        do="action",
        ring="lake-hills-gorge-forest-mountain/0/a",
        buildings={"forest-spot-5": (0, "workshop")},
        townsfolk=dict.fromkeys(("lake", "hills", "gorge", "mountain"), "") | {"forest": "friar miner"},
    )
    do(game, "action:build", "ws2", "mountain-spot-1", "no")  # Rearrange, then one Free Hire
    assert game.over
    assert ids(me(game).discard.cards) == ["miner"]


def test_any_covered_slot_of_the_type_may_be_emptied() -> None:  # VW-6.3.8, VW-6.3.9, E11
    game = a_game(Viscount("hills-left", row=FULL, stone=4), do="action")
    do(game, "action:build", "tp3", "hills-spot-1")
    assert me(game).icons[0] == 2
    from salotto.titles.viscounts.scoring import points

    assert points(game.state, me(game))["buildings"] == 4
    game = a_game(Viscount("hills-left", row=FULL, stone=4, emptied="tp3"), do="action")
    do(game, "action:build")
    assert why_not(game, "tp3") == "VW-6.3.8"


def test_the_slot_works_before_the_effect_of_the_spot() -> None:  # VW-6.3.10
    game = a_game(
        Viscount("lake-left", row=FULL, stone=2, hand="thief"),
        do="action",
        townsfolk={"lake": "friar miner"},
    )
    do(game, "action:build", "ws1", "lake-spot-2", "miner")
    assert prompt(game) == "vw-discard"  # ws1 at the hire of the spot


def test_several_links_in_the_order_the_builder_likes_each_for_both_owners() -> None:  # VW-6.3.11
    game = a_game(
        Viscount("forest-left", row=FULL, stone=2, acquired=1),
        Viscount("gorge-right", acquired=1, unpaid=1),
        do="action",
        buildings={"forest-spot-1": (1, "workshop"), "forest-spot-3": (1, "workshop")},
    )
    do(game, "action:build", "ws1")
    assert choices(game) == ["link:forest-link-1-2", "link:forest-link-2-3"]
    do(game, "forest-link-2-3")
    assert markers(game) == (1, 6)
    assert markers(game, 1) == (1, 6)
    answer(game, 1, "flip:deed")
    assert me(game).approved == me(game, 1).approved == 1


def test_the_order_of_links_is_not_asked_where_it_makes_no_difference() -> None:  # VW-6.3.11
    game = a_game(
        Viscount("gorge-right", row=FULL, stone=2),
        Viscount("lake-left"),
        do="action",
        buildings={"gorge-spot-3": (1, "workshop"), "gorge-spot-5": (1, "workshop")},
    )
    do(game, "action:build", "ws1", "gold")  # spot 4: a resource; Links: Stone and Virtue
    assert game.over
    assert goods(game) == {"gold": 1, "stone": 1}
    assert markers(game) == (1, 6)


# VW-6.4 Place Workers


def test_noble_icons_for_workers() -> None:  # VW-6.4.1
    for gold, most in ((0, 1), (1, 1), (2, 2), (4, 3), (7, 4)):
        game = a_game(Viscount("hills-inner", row=FULL, gold=gold), do="action")
        do(game, "action:place_workers")
        if most > 1:
            assert choices(game) == [str(n) for n in range(1, most + 1)]
            do(game, str(most))
        assert me(game).supply == 20 - most
        assert me(game).goods[1] == gold - (1, 3, 5, 8)[most - 1] + 1


def test_no_more_workers_than_the_supply_has() -> None:  # VW-6.4.3
    game = a_game(Viscount("hills-inner", row=FULL, gold=7, supply=2), do="action")
    do(game, "action:place_workers")
    assert choices(game) == ["1", "2"]
    none = a_game(Viscount("hills-inner", row=FULL, gold=7, supply=0, ink=9), do="action")
    assert why_not(none, "action:place_workers") == "VW-6.4.3"


# VW-6.5 Transcribe


def test_a_manuscript_needs_its_cost_in_clerics() -> None:  # VW-6.5.1, VW-6.5.2, VW-6.5.3
    game = a_game(
        Viscount("hills-inner", row=FULL, ink=2),
        do="action",
        manuscripts={"hills": "blue-3-silver grey-4-stone"},
    )
    assert why_not(game, "action:transcribe") == "VW-6.5.1"
    game = a_game(
        Viscount("hills-inner", row=FULL, ink=3),
        do="action",
        manuscripts={"hills": "blue-3-silver grey-4-stone"},
    )
    do(game, "action:transcribe")
    assert goods(game) == {"stone": 2}
    assert [tile.id for tile in me(game).manuscripts] == ["ms-grey-4-stone"]
    assert game.state.manuscripts[1].cards[-1].id == "ms-blue-3-silver"  # VW-6.5.4
    assert game.state.manuscripts[1].seen[-1] == -1


def test_three_of_a_ribbon_take_the_bonus_before_the_effect() -> None:  # VW-6.5.5
    game = a_game(
        Viscount("hills-inner", row=FULL, ink=3, manuscripts="black-4-ink black-4-virtue"),
        do="action",
        manuscripts={"hills": "black-3-resource"},
    )
    do(game, "action:transcribe")
    assert [card.id for card in me(game).bonuses] == ["cleric-bonus-black"]
    assert prompt(game) == "vw-resource"
    assert me(game).icons[3] == 2  # a permanent Cleric


def test_only_the_first_player_gets_a_bonus_card() -> None:  # VW-6.5.5
    game = a_game(
        Viscount("hills-inner", row=FULL, ink=4, manuscripts="black-4-ink black-4-virtue"),
        Viscount(bonuses="black"),
        do="action",
        manuscripts={"hills": "black-5-clerics"},
    )
    do(game, "action:transcribe")
    assert me(game).bonuses == []


def test_the_printed_manuscript_can_be_transcribed_again_and_is_not_collected() -> None:  # VW-6.5.6, VW-6.5.7
    game = a_game(
        Viscount("gorge-inner", row="deacon-2 abbot squire", ink=2),
        do=("action", "action"),
        manuscripts={"gorge": ""},
    )
    do(game, "action:transcribe")
    assert me(game).manuscripts == []
    assert markers(game) == (1, 4)
    do(game, "action:transcribe")
    assert markers(game) == (1, 1)
    assert row(game)[0] == "deacon-2"
