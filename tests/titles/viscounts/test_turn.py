"""The turn: cards, movement, recruiting, drawing (VW-5)."""

from salotto.kernel.zones import EVERYBODY
from salotto.titles.viscounts.cards import BUILDER, CLERIC, MERCHANT, NOBLE
from tests.kit.player import answer, can, cannot, choices, do, prompt, question, told, why_not
from tests.titles.viscounts.positions import Viscount, a_game, goods, ids, markers, me, place, row

# Phase 1


def test_the_cards_move_to_the_right_and_the_last_one_drops_off() -> None:  # VW-5.1.1, VW-5.1.2
    game = a_game(
        Viscount(row="abbot squire labourer", hand="trader financer"),
        Viscount("gorge-left"),
        do="end-turn",
        current=1,
    )
    assert row(game) == ["-", "abbot", "squire"]
    assert ids(me(game).discard.cards) == ["labourer"]
    assert me(game).discard.seen == [EVERYBODY]


def test_the_drop_off_effect_comes_before_a_card_is_played() -> None:  # VW-5.1.2, E4
    game = a_game(
        Viscount(row="abbot lender journeyman", hand="squire trader", virtue=7),
        Viscount("gorge-left"),
        do="end-turn",
        current=1,
        townsfolk={"lake": "friar", "hills": "miner", "forest": "", "gorge": "", "mountain": ""},
    )
    assert prompt(game) == "vw-free-hire"
    do(game, "friar")
    assert ids(me(game).discard.cards) == ["journeyman", "friar"]
    assert markers(game) == (1, 5)  # the Friar's own Virtue, then the Journeyman's
    assert prompt(game) == "vw-play"


def test_one_card_of_the_hand_must_be_played() -> None:  # VW-5.1.3
    game = a_game(Viscount(row="- abbot squire", hand="lender trader"))
    assert choices(game) == ["start:lender-1", "start:trader-1"]
    cannot(game, "no")
    do(game, "trader")
    assert row(game) == ["trader", "abbot", "squire"]
    assert ids(me(game).hand.cards) == ["lender"]


def test_a_criminal_brings_corruption_for_every_criminal_on_the_board() -> None:  # VW-5.1.4, VW-5.1.5, E3
    game = a_game(Viscount(row="- thief trader", hand="antagonist abbot"))
    do(game, "antagonist")
    assert markers(game) == (4, 7)
    assert me(game).unpaid == 1


def test_a_card_without_a_criminal_brings_none() -> None:  # VW-5.1.4
    game = a_game(Viscount(row="- thief trader", hand="abbot squire"))
    do(game, "abbot")
    assert markers(game) == (1, 7)


def test_with_an_empty_hand_the_top_of_the_draw_pile_is_played_unseen() -> None:  # VW-5.1.6
    game = a_game(Viscount(row="- abbot squire", draw="labourer lender"))
    assert row(game) == ["lender", "abbot", "squire"]


def test_with_an_empty_draw_pile_the_discards_are_shuffled_first() -> None:  # VW-5.1.6, VW-5.1.7, E18
    game = a_game(Viscount(row="- thief squire", discard="lender"))
    assert row(game) == ["lender", "thief", "squire"]
    assert markers(game) == (2, 7)  # the Criminal check on the two cards left
    assert not me(game).discard.cards


def test_uncovered_spaces_show_start_icons() -> None:  # VW-5.1.8, E5
    game = a_game(Viscount(hand="squire abbot"))
    do(game, "squire")
    icons = me(game).icons
    assert (icons[MERCHANT], icons[BUILDER], icons[NOBLE], icons[CLERIC]) == (2, 1, 2, 1)
    second = a_game(Viscount(row="- squire -", hand="labourer abbot"))
    do(second, "labourer")
    icons = me(second).icons
    assert (icons[MERCHANT], icons[BUILDER], icons[NOBLE], icons[CLERIC]) == (2, 1, 1, 0)
    third = a_game(Viscount(row="abbot squire labourer"), do=[])
    assert me(third).icons == [0, 1, 1, 1, 0]


def test_on_the_first_turn_one_gold_makes_two_workers_of_a_squire() -> None:  # E5
    game = a_game(Viscount("lake-inner", row="squire - -", gold=1), do="action")
    do(game, "action:place_workers")
    assert choices(game) == ["1", "2"]
    do(game, "2")
    assert goods(game) == {}
    assert me(game).supply == 18


# Phase 2


def test_the_viscount_moves_exactly_the_value_of_the_card() -> None:  # VW-5.2.1, VW-5.2.3, E6
    game = a_game(Viscount("lake-left"), do="move", steps=2, ring="lake-gorge-hills-forest-mountain/0/a")
    assert sorted(choices(game)) == ["space:gorge-inner", "space:gorge-left", "space:lake-right"]
    assert why_not(game, "lake-inner") == "VW-5.2.2"


def test_movement_looks_at_the_card_played_wherever_it_lies_now() -> None:  # VW-5.2.1
    game = a_game(Viscount(row="- abbot squire", hand="architect abbot", draw="thief"), do=("play", "move"))
    do(game, "architect", "does:architect/1", "order:mlr")
    assert row(game)[1] == "architect"
    assert question(game).about["steps"] == 1


def test_further_steps_cost_a_silver_each_or_one_is_free() -> None:  # VW-5.2.2, E7
    ring = "lake-gorge-hills-forest-mountain/0/a"
    game = a_game(Viscount("lake-left", silver=1, emptied="tp1"), do="move", steps=1, ring=ring)
    one = {"lake-right", "lake-inner"}
    two = {"lake-right", "gorge-left", "gorge-inner"}
    three = {"gorge-left", "gorge-right", "gorge-inner", "hills-inner"}
    assert {key.partition(":")[2] for key in choices(game)} == one | two | three
    do(game, "gorge-left")
    assert goods(game) == {"silver": 1}  # two steps: the second is free
    game = a_game(Viscount("lake-left", silver=1, emptied="tp1"), do="move", steps=1, ring=ring)
    do(game, "hills-inner")
    assert goods(game) == {}


def test_never_fewer_steps() -> None:  # VW-5.2.2
    game = a_game(Viscount("lake-left", silver=2), do="move", steps=3)
    assert not can(game, "lake-inner")


def test_a_whole_loop_is_allowed_for_silver() -> None:  # VW-5.2.4
    game = a_game(Viscount("lake-left", silver=6), do="move", steps=1)
    do(game, "lake-left")  # 7 steps, most of them on the inside path
    assert me(game).place == place("lake-left")
    assert goods(game) == {}


def test_a_route_to_the_same_space_is_never_paid_for_more_than_needed() -> None:  # VW-5.2.4
    game = a_game(Viscount("lake-left", silver=5), do="move", steps=1)
    do(game, "lake-right")
    assert goods(game) == {"silver": 5}


def test_whoever_is_met_may_rearrange_in_turn_order() -> None:  # VW-5.2.5
    game = a_game(
        Viscount("lake-left", row="abbot squire labourer"),
        Viscount("lake-right", row="abbot squire labourer"),
        Viscount("gorge-left", row="abbot squire labourer"),
        Viscount("lake-right", row="trader lender -"),
        do="move",
        steps=1,
    )
    do(game, "lake-right")
    answer(game, 1, "order:rml")
    assert row(game, 1) == ["labourer", "squire", "abbot"]
    assert choices(game, 3) == ["order:mlr", "no"]
    answer(game, 3, "no")
    assert game.over
    assert row(game, 0) == ["abbot", "squire", "labourer"]


def test_passing_through_does_nothing() -> None:  # VW-5.2.5
    game = a_game(Viscount("lake-left"), Viscount("lake-right", row="abbot squire -"), do="move", steps=2)
    do(game, "hills-left")
    assert game.over


# Phase 3


def test_no_action_need_be_taken() -> None:  # VW-5.3.1
    game = a_game(Viscount("hills-left", row="trader - -"), do="action")
    do(game, "no")
    assert game.over
    assert goods(game) == {}


def test_the_outside_path_is_for_trade_and_building_the_inside_for_the_rest() -> None:  # VW-5.3.2
    rich = {"silver": 9, "ink": 9, "gold": 9, "stone": 9}
    outside = a_game(Viscount("hills-left", having=rich), do="action")
    assert can(outside, "action:trade")
    assert can(outside, "action:build")
    assert why_not(outside, "action:transcribe") == why_not(outside, "action:place_workers") == "VW-5.3.2"
    inside = a_game(Viscount("hills-inner", having=rich), do="action")
    assert can(inside, "action:transcribe")
    assert can(inside, "action:place_workers")
    assert why_not(inside, "action:trade") == why_not(inside, "action:build") == "VW-5.3.2"


# Phase 4


def test_the_visible_townsfolk_may_be_hired_for_its_value() -> None:  # VW-5.4.1, VW-5.4.2
    game = a_game(Viscount("hills-inner", silver=3), do="recruit", townsfolk={"hills": "miner friar"})
    do(game, "friar")
    assert goods(game) == {"silver": 1}
    assert ids(me(game).discard.cards) == ["friar"]
    assert markers(game) == (1, 6)
    assert ids(game.state.townsfolk[1].cards) == ["miner"]


def test_too_little_silver_hires_nobody() -> None:  # VW-5.4.1
    game = a_game(Viscount("hills-inner", silver=1), do="recruit", townsfolk={"hills": "friar"})
    assert game.over


def test_larena_makes_hiring_cheaper_but_never_below_nothing() -> None:  # VW-5.4.1
    game = a_game(Viscount("hills-left", row="larena - -"), do="recruit", townsfolk={"hills": "mason"})
    assert question(game).about["silver"] == 0
    do(game, "mason")
    assert ids(me(game).discard.cards) == ["mason"]


def test_the_first_workshop_slot_discards_a_card_at_every_hire() -> None:  # VW-5.4.3
    game = a_game(
        Viscount("hills-left", silver=2, hand="abbot", emptied="ws1"),
        do="recruit",
        townsfolk={"hills": "friar"},
    )
    do(game, "friar")
    assert prompt(game) == "vw-discard"
    do(game, "abbot")
    assert ids(me(game).discard.cards) == ["friar", "abbot"]


def test_an_empty_pile_stays_empty_and_the_printed_townsfolk_cannot_be_hired() -> None:  # VW-5.4.4
    game = a_game(Viscount("hills-left", silver=9), do="recruit", townsfolk={"hills": ""})
    assert game.over


# Phase 6


def test_the_hand_is_filled_up_to_its_limit() -> None:  # VW-5.6.1
    game = a_game(Viscount(hand="abbot", draw="squire labourer lender trader"), do="draw", current=0)
    assert len(me(game).hand) == 3
    assert len(me(game).draw) == 2


def test_a_full_hand_draws_and_discards_nothing() -> None:  # VW-5.6.1
    game = a_game(Viscount(hand="abbot squire labourer lender", draw="trader"), do="draw")
    assert len(me(game).hand) == 4
    assert len(me(game).draw) == 1


def test_slot_and_castle_leader_enlarge_the_hand() -> None:  # VW-5.6.2
    deck = "abbot squire labourer lender trader thief"
    assert len(me(a_game(Viscount(draw=deck, emptied="ws3"), do="draw")).hand) == 4
    assert len(me(a_game(Viscount(draw=deck), do="draw", leader=0)).hand) == 4
    assert len(me(a_game(Viscount(draw=deck, emptied="ws3"), do="draw", leader=0)).hand) == 5


def test_an_empty_draw_pile_is_made_anew_while_drawing() -> None:  # VW-5.6.3, VW-5.6.4, E17
    game = a_game(
        Viscount(
            row="- thief squire",
            hand="abbot",
            draw="trader",
            discard="lender labourer financer journeyman",
            corruption=6,
        ),
        do="draw",
    )
    assert len(me(game).hand) == 3
    assert len(me(game).draw) == 3
    assert markers(game) == (7, 7)
    assert not told(game, "vw-collision")


def test_drawing_ends_when_no_card_is_left() -> None:  # VW-5.6.1
    game = a_game(Viscount(row="abbot squire labourer", draw="trader"), do="draw")
    assert len(me(game).hand) == 1
