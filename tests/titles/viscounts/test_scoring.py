"""The end of the game and the points (VW-9)."""

import pytest

from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.scoring import counted, majority, points, ranking, ribbon_points
from salotto.titles.viscounts.state import Player, Stage
from tests.each import for_each
from tests.kit.player import do, told
from tests.titles.viscounts.positions import Viscount, a_game, me, resolve, tile

THREE, TWO = (12, 8, 4), (12, 4)


def total(viscount: Viscount, category: str, **more: int) -> int:
    """The points of a category."""
    game = a_game(
        viscount,
        do=[],
        debts=more.get("debts", 12),
        deeds=more.get("deeds", 12),
        leader=more.get("leader", -1),
    )
    return points(game.state, me(game))[category]


# The end


def test_poverty_or_prosperity_triggers_the_end() -> None:  # VW-9.1, VW-9.2
    assert a_game(do=resolve("does:antagonist"), debts=1, round=8).state.last_round == 9
    assert a_game(do=resolve("does:hills-spot-3"), deeds=1, round=8).state.last_round == 9
    assert a_game(do=resolve("does:antagonist"), debts=2, round=8).state.last_round == 0


@pytest.mark.parametrize("seat", [0, 2])
def test_the_round_is_finished_and_exactly_one_more_is_played(seat: int) -> None:  # VW-9.2, E22
    people = [Viscount("lake-left"), Viscount("gorge-left"), Viscount("gorge-right")]
    game = a_game(
        *people, do=(resolve("does:hills-spot-3", seat), "end-turn"), deeds=1, round=8, current=seat
    )
    turns = []
    while not game.over:
        decision = game.pending[0]
        if decision.prompt == "vw-play":
            turns.append((game.state.round, game.state.current))
        game.answer(decision.seat, "no" if "no" in decision.keys else decision.keys[0])
    rest = [(8, other) for other in range(seat + 1, 3)]
    assert turns == [*rest, (9, 0), (9, 1), (9, 2)]
    assert game.state.stage is Stage.OVER
    assert game.state.phase == 0  # no phase of a turn any more


def test_a_second_end_card_does_not_move_the_end() -> None:  # VW-9.3
    game = a_game(do=[resolve("does:antagonist"), resolve("does:hills-spot-3")], debts=1, deeds=1, round=8)
    assert game.state.last_round == 9
    assert game.state.poverty
    assert game.state.prosperity
    assert told(game, "vw-prosperity")


# Points


@pytest.mark.parametrize(
    ("kind", "values"), [("workshop", (2, 5, 9)), ("trading_post", (4, 9, 15)), ("guildhall", (6, 13, 21))]
)
def test_buildings_by_number_of_each_type(kind: str, values: tuple[int, ...]) -> None:  # VW-9.4
    for count, value in enumerate(values, 1):
        built = {f"lake-spot-{number}": (0, kind) for number in range(1, count + 1)}
        game = a_game(do=[], buildings=built)
        assert points(game.state, me(game))["buildings"] == value


def test_workers_by_tier() -> None:  # VW-9.4
    assert total(Viscount(first={"FL": 2, "IS": 1}, second={"VI": 2}, third=2), "workers") == 3 + 4 + 6


@for_each(
    "ribbons, value",
    [
        ((2, 3, 1, 2), 26),  # E19: sets of 4, 3 and 1
        ((1, 1, 1, 0), 9),  # E19
        ((4, 0, 0, 0), 4),  # E19
        ((1, 1, 0, 0), 4),
        ((2, 2, 2, 2), 32),
        ((0, 0, 0, 0), 0),
    ],
)
def test_sets_of_ribbons(ribbons: tuple[int, ...], value: int) -> None:  # VW-9.5, VW-9.5.1, VW-9.5.2, E19
    colours = ("grey", "black", "blue", "yellow")
    owned = [
        each
        for colour, number in zip(colours, ribbons, strict=True)
        for each in [tile for tile in BOX.manuscripts if tile.ribbon == colour][:number]
    ]
    assert ribbon_points(Player(0, manuscripts=owned)) == value


def test_icons_count_in_the_whole_deck_in_slots_and_on_bonus_cards() -> None:  # VW-9.5.3
    rich = Viscount(
        row="squire - -", hand="bertha", draw="enforcer", discard="thief", emptied="gh2", bonuses="yellow"
    )
    game = a_game(rich, do=[])
    assert counted(game.state, me(game), "noble") == 1 + 1 + 2 + 1 + 1  # start icons do not count
    assert counted(game.state, me(game), "criminal") == 1


@for_each(
    "id, value",
    [
        ("grey-5-resources", 3),
        ("grey-5-builders", 2),
        ("grey-6-buildings", 1),
        ("black-5-clerics", 1),
        ("black-6-deeds", 3),
        ("blue-5-merchants", 1),
        ("blue-6-criminals", 2),
        ("yellow-5-nobles", 1),
        ("yellow-6-debts", 2),
        ("yellow-6-workers-vp", 2),
    ],
)
def test_scoring_manuscripts(id: str, value: int) -> None:  # VW-9.5.4
    player = Viscount(
        row="labourer artisan trader",
        hand="abbot squire antagonist",
        ink=2,
        gold=3,
        stone=2,
        silver=5,
        paid=2,
        approved=3,
        first={"FL": 2},
        second={"FL": 1},
        third=2,
        manuscripts=id,
        emptied="tp1",
    )
    if id == "blue-5-merchants":
        assert tile(id).score is not None  # 2 Merchants: Artisan and Trader
    assert total(player, "manuscripts") == value


def test_castle_leader_and_bonus_cards() -> None:  # VW-9.6
    assert total(Viscount(), "leader", leader=0) == 5
    assert total(Viscount(), "leader", leader=1) == 0
    assert total(Viscount(bonuses="grey blue"), "bonus") == 6


def test_debts_and_deeds() -> None:  # VW-9.7
    assert total(Viscount(unpaid=3, paid=4), "debts") == -6
    assert total(Viscount(acquired=4, approved=2), "deeds") == 4 + 6


def test_majorities_count_only_when_their_card_is_revealed() -> None:  # VW-9.8
    player = Viscount(approved=2, paid=1)
    assert total(player, "poverty") == total(player, "prosperity") == 0
    assert total(player, "poverty", debts=0) == 12
    assert total(player, "prosperity", deeds=0) == 12


@for_each(
    "counts, places, shares",
    [
        ([3, 3, 1, 0], THREE, [10, 10, 4, 0]),  # E21
        ([4, 2, 2, 2], THREE, [12, 4, 4, 4]),  # E21
        ([2, 2, 1, 1], THREE, [10, 10, 2, 2]),  # E21
        ([2, 2], TWO, [8, 8]),  # E21
        ([3, 1], TWO, [12, 4]),  # E21
        ([0, 0, 2], THREE, [0, 0, 12]),
        ([1, 1, 1, 1], THREE, [6, 6, 6, 6]),
        ([1, 0], TWO, [12, 0]),
    ],
)
def test_shares(
    counts: list[int], places: tuple[int, ...], shares: list[int]
) -> None:  # VW-9.8.1, VW-9.8.2, VW-9.8.4, E21
    assert majority(counts, places) == shares


def test_with_two_players_there_is_no_second_place_of_8() -> None:  # VW-9.8.3
    game = a_game(Viscount(approved=2), Viscount(approved=1), do=[], debts=0)
    assert [points(game.state, player)["poverty"] for player in game.state.players] == [12, 4]
    solo = a_game(Viscount(approved=2), do=[], mode="solo", debts=0)
    solo.state.players[1].approved = 3
    assert [points(solo.state, player)["poverty"] for player in solo.state.players] == [4, 12]


def test_ongoing_abilities_do_not_score() -> None:  # VW-9.9
    with_card = a_game(Viscount(row="benefactor emma debt-collector-deed", paid=2), do=[])
    assert sum(points(with_card.state, me(with_card)).values()) == 0


def test_a_full_score() -> None:  # E20, VW-9.4, VW-9.5, VW-9.6, VW-9.7, VW-9.8
    built = {
        "lake-spot-1": (0, "trading_post"),
        **{f"hills-spot-{n}": (0, "guildhall") for n in (1, 2)},
        **{f"forest-spot-{n}": (0, "workshop") for n in (1, 2, 3)},
    }
    game = a_game(
        Viscount(
            row="squire princess overseer-2",
            hand="gisela antagonist thief illusionist",
            first={"IS": 2, "FL": 2, "GM": 1},
            second={"IS": 2, "VI": 2},
            third=2,
            manuscripts="grey-6-buildings yellow-5-nobles blue-6-criminals yellow-6-debts "
            "grey-3-flip black-3-flip black-4-ink black-4-virtue",
            bonuses="black",
            paid=3,
            unpaid=1,
            acquired=4,
            approved=2,
            emptied="tp1 gh2 gh1 ws1 ws2 ws3",
        ),
        Viscount(approved=4),
        Viscount(approved=3),
        do=[],
        buildings=built,
        leader=0,
        debts=0,
    )
    card = points(game.state, me(game))
    assert card["buildings"] == 26
    assert card["workers"] == 19
    assert card["ribbons"] == 26
    assert card["manuscripts"] == 6 + 5 + 4 + 3
    assert (card["leader"], card["bonus"], card["debts"], card["deeds"]) == (5, 3, -2, 10)
    assert card["poverty"] == 4
    assert sum(card.values()) == 109


def test_ties_go_to_silver_and_resources_left_and_then_are_shared() -> None:  # VW-9.10
    game = a_game(Viscount(silver=2, ink=1), Viscount(gold=2), Viscount(stone=3), do=[])
    assert ranking(game.state) == [1, 3, 1]
    more = a_game(Viscount(acquired=1), Viscount(silver=9), do=[])
    assert ranking(more.state) == [1, 2]


def test_points_can_be_negative() -> None:  # VW-9.11
    game = a_game(Viscount(unpaid=3), do=[])
    assert sum(points(game.state, me(game)).values()) == -6


def test_points_are_told_at_any_moment() -> None:
    game = a_game(Viscount(hand="abbot squire"))
    do(game, "abbot")
    assert game.scorecards()[0].total == 0
