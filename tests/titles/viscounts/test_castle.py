"""The Castle (VW-6.4.2, VW-7)."""

from salotto.kit.agenda import Task
from tests.kit.player import answer, choices, do
from tests.titles.viscounts.positions import Viscount, a_game, castle, goods, markers, me, resolve


def test_workers_go_into_the_first_tier_of_the_section_of_the_segment() -> None:  # VW-6.4.2, VW-6.4.4, VW-7.1
    game = a_game(Viscount("forest-inner", row="squire abbot labourer", gold=2), do="action")
    do(game, "action:place_workers", "2")
    assert castle(game) == {"GM": (2, 0)}


def test_three_own_workers_of_a_section_are_resolved() -> None:  # VW-7.2, VW-7.3
    game = a_game(Viscount(first={"IS": 3}), do=Task("castle", (0,)))
    assert castle(game) == {"IS": (0, 1), "FL": (1, 0), "VI": (1, 0)}
    assert goods(game) == {"ink": 1, "stone": 1}


def test_two_workers_are_not_resolved() -> None:  # VW-7.2
    game = a_game(Viscount(first={"IS": 2}), do=Task("castle", (0,)))
    assert castle(game) == {"IS": (2, 0)}


def test_the_player_chooses_which_section_comes_first() -> None:  # VW-7.2
    game = a_game(Viscount(first={"IS": 3, "VI": 3}), do=Task("castle", (0,)))
    assert choices(game) == ["castle:section-ink-stone", "castle:section-virtue"]
    do(game, "section-virtue")
    # VI 0, HD 1, IS 4: IS 1, FL 1, VI 1
    assert castle(game) == {"IS": (1, 1), "FL": (1, 0), "HD": (1, 0), "VI": (1, 1)}


def test_the_two_workers_to_go_sideways_cannot_be_moved_by_the_effect() -> None:  # VW-7.3.1
    game = a_game(Viscount(first={"GM": 3}), do=Task("castle", (0,)))
    do(game, "does:section-gold-move/2")
    assert game.over  # no first-tier Worker is left that could move
    assert castle(game) == {"GM": (0, 1), "FL": (1, 0), "HD": (1, 0)}


def test_a_castle_move_within_a_resolution_starts_no_new_one() -> None:  # VW-7.3.2
    game = a_game(
        Viscount(first={"GM": 4, "FL": 2}), Viscount(first={"FL": 2, "HD": 2}), do=Task("castle", (0,))
    )
    do(game, "does:section-gold-move/2", "shift:section-gold-move>section-flip")
    # FL 3 at once, then 4 with the Worker from GM: resolved after GM is finished
    story = [line.event.id for line in game.story or []]
    assert [id for id in story if id in ("vw-moves-in", "vw-moves-worker", "vw-spreads")] == [
        "vw-moves-in",
        "vw-moves-worker",
        "vw-spreads",
        "vw-moves-in",
        "vw-spreads",
    ]
    assert castle(game)["FL"] == (1, 1)
    assert game.over


def test_the_effects_of_the_second_tier() -> None:  # VW-7.4
    flip = a_game(Viscount(first={"FL": 3}, acquired=1), do=Task("castle", (0,)))
    assert me(flip).approved == 1
    gold = a_game(Viscount(first={"GM": 3}), do=Task("castle", (0,)))
    do(gold, "does:section-gold-move/1")
    assert goods(gold) == {"gold": 1}
    hire = a_game(Viscount(first={"HD": 3}, hand="abbot squire labourer thief"), do=Task("castle", (0,)))
    do(hire, "does:section-hire-destroy/2", "thief")
    assert goods(hire) == {"silver": 1}
    hire = a_game(Viscount(first={"HD": 3}), do=Task("castle", (0,)), townsfolk={"lake": "friar"})
    do(hire, "does:section-hire-destroy/1", "friar")
    assert markers(hire) == (1, 6)
    virtue = a_game(Viscount(first={"VI": 3}), do=Task("castle", (0,)))
    assert markers(virtue) == (1, 5)


def test_three_on_the_second_tier_send_one_to_the_third_for_a_resource() -> None:  # VW-7.5
    game = a_game(Viscount(second={"IS": 4}), do=Task("castle", (0,)))
    do(game, "ink", "stone")
    assert game.state.third[0] == 2
    assert castle(game) == {"IS": (0, 2)}
    assert goods(game) == {"ink": 1, "stone": 1}


def test_more_than_three_workers_of_all_colours_are_bumped_down_to_three() -> None:  # VW-7.6, VW-7.7
    game = a_game(
        Viscount(first={"FL": 2}),
        Viscount(first={"FL": 2}),
        Viscount(first={"FL": 1}),
        do=Task("castle", (0,)),
    )
    assert choices(game) == ["bump:section-flip/1/0", "bump:section-flip/1/1", "bump:section-flip/1/2"]
    do(game, "bump:section-flip/1/1", "bump:section-flip/1/0")
    assert castle(game) == {"FL": (1, 0)}
    assert castle(game, 1) == {"FL": (1, 0)}
    assert goods(game) == {"silver": 2}
    assert goods(game, 1) == {"silver": 2}
    assert me(game).supply == me(game, 1).supply == 19


def test_a_bumped_worker_of_the_second_tier_brings_virtue_and_a_resource() -> None:  # VW-7.7
    game = a_game(Viscount(second={"FL": 2}), Viscount(second={"FL": 2}), do=Task("castle", (0,)))
    do(game, "bump:section-flip/2/1")
    answer(game, 1, "stone")
    assert markers(game, 1) == (1, 6)
    assert goods(game, 1) == {"stone": 1}
    assert me(game, 1).supply == 19


def test_the_third_tier_is_never_overfull() -> None:  # VW-7.7
    game = a_game(Viscount(third=5), Viscount(third=4), do=Task("castle", (0,)))
    assert game.over
    assert game.state.third[:2] == [5, 4]


def test_the_castle_leader_is_the_first_on_the_third_tier_and_then_who_has_more() -> None:  # VW-7.8
    game = a_game(Viscount(second={"IS": 3}), do=Task("castle", (0,)))
    assert game.state.leader == 0
    tie = a_game(Viscount(second={"IS": 3}, third=1), Viscount(third=2), do=Task("castle", (0,)), leader=1)
    assert tie.state.leader == 1
    more = a_game(Viscount(second={"IS": 3}, third=2), Viscount(third=2), do=Task("castle", (0,)), leader=1)
    assert more.state.leader == 0


def test_who_gets_workers_in_another_turn_resolves_and_bumps_himself() -> None:  # VW-7.9
    game = a_game(
        Viscount("lake-inner", first={"VI": 1}),
        Viscount(first={"IS": 3, "VI": 1}),
        do=Task("castle", (1,)),
    )
    assert goods(game, 1) == {"ink": 1, "stone": 1}
    assert castle(game, 1) == {"IS": (0, 1), "FL": (1, 0), "VI": (2, 0)}


def test_free_workers_and_castle_moves_are_followed_by_the_same_resolution() -> None:  # VW-7.10
    free = a_game(Viscount(first={"VI": 1}), do=resolve("does:ms-yellow-5-workers"))
    do(free, "section-virtue")
    assert castle(free) == {"VI": (0, 1), "HD": (1, 0), "IS": (1, 0)}
    assert markers(free) == (1, 5)
    move = a_game(Viscount(first={"VI": 2, "IS": 1}), do=resolve("does:bertha/1"))
    do(move, "shift:section-ink-stone>section-virtue")
    assert castle(move) == {"VI": (0, 1), "HD": (1, 0), "IS": (1, 0)}


def test_overfull_sections_in_any_order_and_every_reward_at_once() -> None:  # VW-7.11
    game = a_game(
        Viscount(first={"FL": 2, "VI": 2}), Viscount(first={"FL": 2, "VI": 2}), do=Task("castle", (0,))
    )
    assert len(choices(game)) == 4
    do(game, "bump:section-virtue/1/1")
    assert goods(game, 1) == {"silver": 2}
    do(game, "bump:section-flip/1/0")
    assert game.over
    assert goods(game) == {"silver": 2}


def test_a_large_castle_turn() -> None:  # E13, VW-7.2, VW-7.8
    game = a_game(
        Viscount(
            "lake-inner", row="squire bertha labourer", gold=9, first={"IS": 1, "VI": 2}, second={"IS": 2}
        ),
        Viscount(first={"FL": 2}, third=1),
        Viscount(first={"FL": 1}),
        do="action",
        leader=1,
    )
    do(game, "action:place_workers", "4")
    # IS 5: one in, FL 1, VI 3; VI: one in, IS 3, HD 1; IS: one in, FL 2, VI 1
    do(game, "ink", "gold")  # two Workers reach the third tier
    assert castle(game) == {"IS": (0, 2), "FL": (2, 0), "VI": (1, 1), "HD": (1, 0)}
    assert game.state.third[0] == 2
    assert game.state.leader == 0
    do(game, "bump:section-flip/1/1", "bump:section-flip/1/1")
    assert goods(game, 1) == {"silver": 4}
    assert castle(game, 1) == {}
    assert markers(game) == (1, 5)
    assert goods(game)["ink"] == 3
    assert goods(game)["stone"] == 2
