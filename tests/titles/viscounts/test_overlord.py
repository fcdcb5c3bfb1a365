"""The Overlord's turn and the end of the scenario (VW-11.5 to VW-11.10)."""

from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import Stage
from tests.each import for_each
from tests.kit.player import answer, choices, do, prompt, told
from tests.titles.viscounts.coop_tables import BARON, CALM, at_place, together
from tests.titles.viscounts.positions import (
    Overlord,
    Viscount,
    baron_workers,
    castle,
    goods,
    guards,
    ids,
    markers,
    me,
    reserve,
    resolve,
)

# VW-11.5 The Overlord's turn


def test_he_moves_by_the_value_of_the_townsfolk_of_his_segment() -> None:  # VW-11.5.1, VW-11.5.2, E25
    game = together(
        Viscount("gorge-left", row=CALM),
        Viscount(),
        do="baron",
        overlord=Overlord("forest-left"),
        townsfolk={"forest": "friar"},
    )
    assert at_place(game) == "gorge-left"  # forest-right, gorge-left
    assert game.over  # he is no Viscount: nobody rearranges


def test_he_moves_by_the_printed_townsfolk_of_an_empty_pile() -> None:  # VW-11.5.1
    game = together(do="baron", overlord=Overlord("forest-left"), townsfolk={"forest": ""})
    assert at_place(game) == "forest-right"


def test_on_players_workers_he_removes_one() -> None:  # VW-11.5.3, E25
    game = together(
        Viscount(guards={"gorge-left": 1}),
        Viscount("gorge-left", guards={"gorge-left": 1}),
        do="baron",
        current=1,
        overlord=Overlord("forest-left"),
        townsfolk={"forest": "friar"},
    )
    assert prompt(game, 1) == "vw-whose-worker"  # the player whose turn just ended decides
    answer(game, 1, "seat:0")
    assert guards(game) == {}
    assert guards(game, 1) == {"gorge-left": 1}
    assert me(game).supply == 20
    assert goods(game) == {}


def test_on_an_empty_space_he_places_one() -> None:  # VW-11.5.3, E25
    game = together(do="baron", overlord=Overlord("forest-left"), townsfolk={"forest": "friar"})
    assert baron_workers(game) == {"gorge-left": 1}
    assert reserve(game) == 19


def test_on_his_own_workers_he_dismisses_the_townsfolk() -> None:  # VW-11.5.3, VW-11.8.3, E25
    game = together(
        do="baron",
        overlord=Overlord("forest-left", {"gorge-left": 1}),
        townsfolk={"forest": "miner", "gorge": "mason friar"},
    )
    assert ids(game.state.gone) == ["friar"]
    assert baron_workers(game) == {"gorge-left": 1, "forest-right": 2}
    assert markers(game) == (1, 7)  # nobody gains the Virtue


def test_a_wall_of_players_takes_the_place_of_his_worker() -> None:  # VW-11.6.1, VW-11.6.2, E26
    game = together(
        Viscount(guards={"forest-right": 1}),
        Viscount(),
        do="baron",
        overlord=Overlord("forest-left", {"gorge-left": 1}),
        townsfolk={"forest": "miner", "gorge": "friar"},
    )
    assert guards(game) == {}
    assert baron_workers(game) == {"gorge-left": 1, "forest-right": 1}
    assert reserve(game) == 18


def test_with_several_walls_the_players_decide_whose() -> None:  # VW-11.6.2
    game = together(
        Viscount(guards={"forest-right": 1}),
        Viscount(guards={"forest-right": 1}),
        do="baron",
        overlord=Overlord("forest-left", {"gorge-left": 1}),
        townsfolk={"forest": "miner", "gorge": "friar"},
    )
    assert choices(game) == ["seat:0", "seat:1"]


def test_the_castle_knows_no_walls() -> None:  # VW-11.6.3, VW-11.7.4
    game = together(
        Viscount(first={"FL": 2}),
        Viscount(),
        do="advance",
        overlord=Overlord("lake-left", {"hills-left": 3, "hills-inner": 1}),
    )
    assert castle(game, BARON) == {"FL": (1, 0)}
    assert castle(game) == {"FL": (2, 0)}


def test_the_order_of_his_turn() -> None:  # VW-11.5, VW-11.5.4, VW-11.5.5
    game = together(
        Viscount(first={"GM": 3}, row="racketeer-1 abbot squire", hand="trader", draw="lender"),
        Viscount(),
        do="draw",
        overlord=Overlord("hills-left", {"forest-left": 2}),
        townsfolk={"hills": "friar", "forest": "enforcer"},
    )
    # he comes to forest-left with 2 Workers: a Debt for the player whose turn it was
    assert prompt(game) == "vw-choose"
    do(game, "does:racketeer-1/1", "no")
    story = [line.event.id for line in game.story or []]
    wanted = [
        "vw-draws",
        "vw-baron-moves",
        "vw-baron-dismisses",
        "vw-gains-debts",
        "vw-baron-orders",
        "vw-baron-eliminates",
        "vw-turn",
    ]
    assert [story.index(id) for id in wanted] == sorted(story.index(id) for id in wanted)
    assert me(game).unpaid == 1


# VW-11.7 Order of Advance


def test_an_order_of_advance() -> None:  # VW-11.7.1, VW-11.7.2, VW-11.7.3, VW-11.7.6, E27
    game = together(
        do="advance",
        ring="lake-gorge-mountain-hills-forest/0/a",
        overlord=Overlord("lake-left", {"hills-left": 3, "hills-inner": 1}),
    )
    # gorge lies where hills does otherwise, mountain after it: one Worker each way, one into the Castle
    assert baron_workers(game) == {"gorge-right": 1, "lake-right": 1, "gorge-inner": 1}
    assert castle(game, BARON) == {"FL": (1, 0)}
    assert reserve(game) == 16


def test_walls_stop_the_way_inwards_and_sideways() -> None:  # VW-11.7.2, VW-11.7.3, E28, E34
    game = together(
        Viscount(guards={"hills-inner": 2, "hills-right": 1}),
        Viscount(),
        do="advance",
        overlord=Overlord("lake-left", {"hills-left": 3}),
    )
    assert guards(game) == {"hills-inner": 1}
    assert baron_workers(game) == {"lake-right": 1}
    assert reserve(game) == 17 + 2
    assert me(game).supply == 19
    assert goods(game) == {}


def test_a_chain_of_advances() -> None:  # VW-11.7.1, VW-11.7.3, VW-11.7.5, VW-11.7.6, E33
    game = together(do="advance", overlord=Overlord("hills-left", {"hills-left": 3, "hills-right": 2}))
    assert baron_workers(game) == {"hills-left": 1, "lake-right": 1, "forest-left": 1, "hills-inner": 1}
    assert castle(game, BARON) == {"FL": (1, 0)}
    assert reserve(game) == 15


def test_he_fills_the_line_to_the_centre() -> None:  # VW-11.7.3, VW-11.7.5
    game = together(
        do="advance", overlord=Overlord("lake-left", {"hills-left": 3, "hills-inner": 1}, {"FL": 1})
    )
    assert castle(game, BARON) == {"FL": (1, 1)}
    assert game.state.stage is Stage.PLAY


# VW-11.8 Dismissed Townsfolk


@for_each(
    "top, workers, debts",
    [
        ("conspirator", {"gorge-left": 3}, 0),  # VW-11.8.1 Discard
        ("enforcer", {"gorge-left": 2}, 1),  # VW-11.8.2 Debt
        ("friar", {"gorge-left": 1, "forest-right": 2}, 0),  # VW-11.8.3 Virtue
        ("meddler", {"gorge-left": 1, "gorge-right": 2}, 0),  # VW-11.8.4 Corruption
        ("mason", {"gorge-left": 1, "forest-right": 1, "gorge-right": 1}, 0),  # VW-11.8.5 Rearrange
        ("traitor", {"gorge-inner": 1}, 0),  # VW-11.8.6 Shuffle
    ],
)
def test_the_lines_of_dismissed_townsfolk(
    top: str, workers: dict[str, int], debts: int
) -> None:  # VW-11.8.1, VW-11.8.2, VW-11.8.3, VW-11.8.4, VW-11.8.5, VW-11.8.6, VW-11.8.7
    game = together(
        do=Task("baron"),
        overlord=Overlord("forest-left", {"gorge-left": 1}),
        townsfolk={"forest": "miner", "gorge": top},
    )
    if top == "conspirator":  # three on his space: an Order of Advance follows
        assert baron_workers(game) == {"gorge-right": 1, "forest-right": 1, "gorge-inner": 1}
        return
    assert baron_workers(game) == workers
    assert me(game).unpaid == debts
    assert ids(game.state.gone) == [top]
    assert markers(game) == (1, 7)


# VW-11.9 Elimination


def test_full_sections_lose_a_worker_of_each_player() -> None:  # VW-11.9.1, VW-11.9.2, VW-11.9.3, E30
    game = together(
        Viscount(first={"FL": 2, "IS": 1}, second={"VI": 2}, third=4),
        Viscount("gorge-left", first={"IS": 1}, second={"VI": 1}),
        do="eliminate",
        overlord=Overlord(first={"FL": 1}),
    )
    assert castle(game) == {"FL": (1, 0), "IS": (1, 0), "VI": (0, 1)}
    assert castle(game, 1) == {"IS": (1, 0)}
    assert castle(game, BARON) == {"FL": (1, 0)}
    assert game.state.third[0] == 4
    assert goods(game) == goods(game, 1) == {}
    assert me(game).supply == 20 - 7


def test_every_section_is_checked_once() -> None:  # VW-11.9.4
    game = together(
        Viscount(first={"FL": 2}),
        Viscount("gorge-left", first={"FL": 2}),
        do="eliminate",
        overlord=Overlord(first={"FL": 1}),
    )
    assert castle(game) == castle(game, 1) == {"FL": (1, 0)}  # three are left, and stay


def test_the_other_threshold_of_elimination() -> None:  # VW-11.9.1
    game = together(
        Viscount(first={"FL": 2}),
        Viscount(),
        do="eliminate",
        overlord=Overlord(first={"FL": 1}),
        coop_castle_elimination="more_than_three",
    )
    assert castle(game) == {"FL": (2, 0)}


# VW-11.10 The end


def test_an_end_card_thins_out_his_workers() -> None:  # VW-11.10.1, VW-11.10.5, E32
    game = together(
        do=resolve("does:antagonist"),
        debts=1,
        overlord=Overlord(
            "hills-left", {"hills-left": 2, "hills-right": 1, "forest-left": 3, "lake-right": 2}
        ),
    )
    assert baron_workers(game) == {"hills-left": 1, "hills-right": 1, "forest-left": 3, "lake-right": 1}
    assert reserve(game) == 14


def test_poverty_in_the_overlords_turn() -> None:  # VW-11.8.2, VW-11.10.1, VW-11.10.2, VW-11.10.5, E35
    game = together(
        do="baron",
        debts=1,
        round=11,
        overlord=Overlord("forest-left", {"gorge-left": 1}),
        townsfolk={"forest": "miner", "gorge": "bishop"},
    )
    assert baron_workers(game) == {"gorge-left": 1}
    assert reserve(game) == 19
    assert game.state.last_round == 12
    assert not told(game, "vw-baron-orders")


def test_flipped_cards_score_by_number_not_by_majority() -> None:  # VW-11.10.3
    game = together(Viscount(approved=3, paid=2), Viscount(approved=1), do=[], debts=0, deeds=0)
    assert points(game.state, me(game))["poverty"] == 12
    assert points(game.state, me(game))["prosperity"] == 8
    assert points(game.state, me(game, 1))["poverty"] == 4


def test_a_defeat_can_happen_in_the_last_round() -> None:  # VW-11.10.2
    game = together(
        do="baron",
        debts=0,
        round=12,
        overlord=Overlord("hills-left", reserve=0),
        townsfolk={"hills": "friar"},
    )
    assert TITLE.outcome(game.state).won is False


def test_all_win_and_lose_together() -> None:  # VW-11.1.1, VW-11.10.6
    game = together(do=[])
    assert list(TITLE.allies(game.state, 0)) == [0, 1]
