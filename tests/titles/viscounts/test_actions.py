"""Trade, Construct, Place Workers, Transcribe (VW-6)."""

from salotto.titles.viscounts.actions import actions_at
from tests.each import for_each
from tests.kit.player import answer, choices, do, prompt, told, why_not
from tests.titles.viscounts.positions import (
    Viscount,
    a_game,
    action,
    goods,
    ids,
    markers,
    me,
    place,
    row,
    spot,
)

FULL = "abbot squire labourer"  # one Cleric, one Noble, one Builder, no Merchant


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


@for_each(
    "space, gained",
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


def test_plain_goods_of_a_link_come_before_the_others_unasked() -> None:  # VW-6.3.11
    game = a_game(
        Viscount("hills-right", row=FULL, stone=2, hand="abbot squire thief", acquired=1),
        Viscount("lake-left"),
        do="action",
        buildings={
            "hills-spot-3": (0, "workshop"),
            "hills-spot-4": (1, "workshop"),
            "forest-spot-1": (0, "workshop"),
        },
    )
    do(game, "action:build", "ws1")  # spot 5: a flip; Links: a Destroy, and a Gold
    assert prompt(game) == "vw-destroy"
    assert goods(game) == {"gold": 1}
    assert me(game).approved == 1


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
        assert bool(told(game, "vw-pays")) == (most > 1), gold  # a Worker costs no more than the icon


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


def test_each_path_has_its_two_actions() -> None:  # VW-5.3.3
    assert [actions_at(place(f"hills-{side}")) for side in ("left", "right", "inner")] == [
        (action("trade"), action("build")),
        (action("trade"), action("build")),
        (action("place_workers"), action("transcribe")),
    ]
