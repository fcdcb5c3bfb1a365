"""The co-operative scenario against the Overlord (VW-11)."""

from typing import Any

import pytest

from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import Stage
from tests.kit.player import a_table, answer, can, choices, do, play_until, prompt, told, why_not
from tests.titles.viscounts.positions import (
    Game,
    Overlord,
    Viscount,
    a_game,
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

BARON = -1
CALM = "abbot squire labourer"
STONE, GOLD = "summary-stone", "summary-gold"


def together(*people: Viscount, **more: Any) -> Game:
    """A co-operative table; two players if none is named."""
    return a_game(*(people or (Viscount(), Viscount("gorge-left"))), mode="coop", **more)


def begun(players: int = 2, seed: str = "uncle", **options: str | int | bool) -> Game:
    """A co-operative table on which the first turn has begun."""
    return play_until(
        a_table(TITLE, players, "coop", seed, **options), lambda state: state.stage is Stage.PLAY
    )


def at_place(game: Game) -> str:
    """Where the Overlord stands."""
    assert game.state.baron is not None
    return game.state.layout.spaces[game.state.baron.place].id


# VW-11.1 Aim


def test_the_players_win_with_160_points_together() -> None:  # VW-11.1.1, VW-11.10.4, VW-11.10.6, E31
    a = Viscount(acquired=46, approved=4)  # 58 VP and 8 for the Deeds
    for deeds, won in ((84, True), (83, False)):
        game = together(a, Viscount("gorge-left", acquired=deeds, approved=2), do=[], debts=0)
        outcome = TITLE.outcome(game.state)
        assert points(game.state, me(game))["poverty"] == 8
        assert sum(outcome.scores) == (160 if won else 159)
        assert outcome.won is won
        assert outcome.target == 160
        assert set(outcome.ranks) == {1}


def test_a_worker_on_the_third_tier_loses_the_game_at_once() -> None:  # VW-11.1.2, VW-11.7.3
    game = together(
        do="advance",
        overlord=Overlord("lake-left", {"hills-left": 3, "hills-inner": 1}, {"FL": 1}, {"FL": 1}),
    )
    assert game.over
    assert game.state.baron is not None
    assert game.state.baron.defeat == "castle"
    assert TITLE.outcome(game.state).won is False


def test_an_empty_reserve_loses_the_game_when_a_worker_is_needed() -> None:  # VW-11.1.2, VW-11.6.4
    game = together(do="baron", overlord=Overlord("hills-left", reserve=0), townsfolk={"hills": "friar"})
    assert game.state.baron is not None
    assert game.state.baron.defeat == "reserve"
    assert game.state.stage is Stage.OVER
    guarded = together(
        Viscount(guards={"forest-left": 1}),
        Viscount(),
        do="baron",
        overlord=Overlord("hills-left", reserve=0),
        townsfolk={"hills": "friar"},
    )
    assert guarded.state.stage is Stage.PLAY  # a removal needs no reserve
    assert me(guarded).supply == 20


def test_the_option_by_which_an_empty_reserve_loses_at_once() -> None:  # VW-11.1.2
    game = together(
        do="baron",
        overlord=Overlord("hills-left", reserve=1),
        townsfolk={"hills": "friar"},
        coop_reserve_loss="when_empty",
    )
    assert game.state.stage is Stage.OVER


# VW-11.2 Set-up


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_summary_cards_are_handed_out(players: int, each: int) -> None:  # VW-11.2.1, VW-11.2.2
    play = begun(players)
    assert [len(player.summaries) for player in play.state.players] == [each] * players
    assert len(play.state.summaries) == 4 - players * each
    assert play.state.baron is not None
    owned = [card.key for player in play.state.players for card in player.summaries]
    assert len(set(owned)) == len(owned)


def test_summary_cards_by_agreement() -> None:  # VW-11.2.2
    play = a_table(TITLE, 3, "coop", coop_summary_draft="choice")
    first = play.pending[0].seat
    assert first == play.state.start
    assert prompt(play, first) == "vw-choose-summary"
    assert len(choices(play, first)) == 4
    answer(play, first, "summary-ink")
    assert [card.id for card in play.state.players[first].summaries] == ["summary-ink"]


def test_with_two_cards_the_owner_says_which_lies_on_top() -> None:  # VW-11.2.3
    play = a_table(TITLE, 2, "coop")
    seat = play.pending[0].seat
    assert prompt(play, seat) == "vw-summary-top"
    under, top = play.state.players[seat].summaries
    answer(play, seat, top.key)
    assert play.state.players[seat].summaries == [top, under]


def test_both_tops_work_but_only_the_upper_bottom() -> None:  # VW-11.2.3
    game = together(
        Viscount("hills-inner", row=CALM, ink=3, summaries=f"{STONE} {GOLD}"),
        Viscount("gorge-left"),
        do="action",
        manuscripts={"hills": "yellow-4-gold"},
        overlord=Overlord("lake-left", {"hills-inner": 1}),
    )
    do(game, "action:transcribe")
    assert goods(game) == {"gold": 3}  # 2, and 1 by the card below
    assert baron_workers(game) == {}  # the upper card removes after Transcribe


@pytest.mark.parametrize(("level", "workers"), [("coop-normal", 1), ("coop-hard", 3), ("coop-extreme", 5)])
def test_the_overlord_takes_the_field(level: str, workers: int) -> None:  # VW-11.2.4, VW-11.2.5
    for players in (2, 3, 4):
        play = begun(players, coop_difficulty=level)
        baron = play.state.baron
        assert baron is not None
        spaces = [at for at, n in enumerate(baron.workers) if n]
        assert len(spaces) == workers
        assert baron.reserve == 20 - workers
        taken = [baron.place, *spaces]
        starts = [
            play.state.layout.start_places[player.pair.card.start_space]
            for player in play.state.players
            if player.pair
        ]
        assert len({*taken, *starts}) == len(taken) + players


def test_pile_sizes_are_those_of_the_base_game() -> None:  # VW-11.2.6
    assert [(begun(n).state.debts_left, begun(n).state.deeds_left) for n in (2, 3, 4)] == [
        (12, 12),
        (15, 16),
        (18, 20),
    ]


# VW-11.3, VW-11.4 Workers on the board, the players' turns


def test_workers_of_players_share_a_space_but_never_with_the_overlords() -> None:  # VW-11.3.1, VW-11.3.2
    game = together(
        Viscount("hills-left", row="trader squire labourer", summaries=STONE),
        Viscount("gorge-left", guards={"hills-left": 2}),
        do="action",
    )
    do(game, "action:trade")
    assert guards(game) == {"hills-left": 1}
    assert guards(game, 1) == {"hills-left": 2}


def test_in_the_castle_they_share_a_section() -> None:  # VW-11.3.3
    game = together(
        Viscount(first={"FL": 2}), Viscount(), do=Task("castle", (0,)), overlord=Overlord(first={"FL": 1})
    )
    assert game.over
    assert castle(game) == {"FL": (2, 0)}
    assert castle(game, BARON) == {"FL": (1, 0)}


def test_workers_on_the_board_score_nothing_and_stop_nobody() -> None:  # VW-11.3.4
    game = together(
        Viscount(guards={"hills-left": 3}),
        Viscount(),
        do="move",
        steps=2,
        overlord=Overlord(workers={"lake-right": 2}),
    )
    assert points(game.state, me(game))["workers"] == 0
    assert can(game, "hills-left")


def test_the_others_are_opponents_as_in_the_base_game() -> None:  # VW-11.4.1
    game = together(
        Viscount(corruption=5, virtue=5, row=CALM, hand="trader"),
        Viscount("gorge-left", row=CALM, hand="trader"),
        do="collide",
    )
    assert markers(game, 1) == (1, 6)


def test_the_top_gives_its_resource_after_the_manuscripts_own_effect() -> None:  # VW-11.4.2
    game = together(
        Viscount("hills-inner", row=CALM, ink=2, summaries="summary-ink", acquired=1),
        Viscount(),
        do="action",
        manuscripts={"hills": "black-3-flip"},
    )
    do(game, "action:transcribe")
    story = [line.event.id for line in game.story or []]
    assert story.index("vw-flips-deed") < story.index("vw-gains")
    assert goods(game) == {"ink": 1}
    free = together(
        Viscount(summaries="summary-ink"),
        Viscount(),
        do=resolve("does:ms-black-6-manuscript"),
        manuscripts={"lake": "black-4-ink", "hills": "", "forest": "", "gorge": "", "mountain": ""},
    )
    assert goods(free) == {"ink": 3}
    printed = together(
        Viscount("gorge-inner", row=CALM, ink=2, summaries="summary-ink"),
        Viscount(),
        do="action",
        manuscripts={"gorge": ""},
    )
    do(printed, "action:transcribe")
    assert goods(printed) == {}


def test_remove_one_of_his_workers_after_the_action() -> None:  # VW-11.4.3, VW-11.4.8
    game = together(
        Viscount("hills-left", row="trader squire labourer", summaries=GOLD),
        Viscount(),
        do="action",
        overlord=Overlord("lake-left", {"hills-left": 2}),
    )
    do(game, "action:trade")
    assert baron_workers(game) == {"hills-left": 1}
    assert reserve(game) == 19


def test_place_an_own_worker_after_the_action() -> None:  # VW-11.4.4
    for workers, supply, placed in (({}, 20, 1), ({"hills-left": 1}, 20, 0), ({}, 0, 0)):
        game = together(
            Viscount("hills-left", row="trader squire labourer", summaries=STONE, supply=supply),
            Viscount(),
            do="action",
            overlord=Overlord("lake-left", workers),
        )
        do(game, "action:trade")
        assert guards(game) == ({"hills-left": 1} if placed else {})


@pytest.mark.parametrize(
    ("at", "removed"), [("lake-right", False), ("lake-left", False), ("gorge-left", True)]
)
def test_protection_of_the_line_to_the_centre(at: str, removed: bool) -> None:  # VW-11.4.3, VW-11.4.5, E29
    game = together(
        Viscount("lake-inner", row=CALM, summaries=GOLD),
        Viscount(),
        do="action",
        overlord=Overlord(at, {"lake-inner": 1}),
    )
    do(game, "action:place_workers")
    assert (baron_workers(game) == {}) is removed


def test_his_own_space_is_protected() -> None:  # VW-11.4.5
    game = together(
        Viscount("hills-left", row="trader squire labourer", summaries=GOLD),
        Viscount(),
        do="action",
        overlord=Overlord("hills-left", {"hills-left": 1}),
    )
    do(game, "action:trade")
    assert baron_workers(game) == {"hills-left": 1}


def test_unprotected_workers_in_the_castle_are_bumped_without_a_reward() -> None:  # VW-11.4.6, VW-7.6, E38
    game = together(
        Viscount("lake-inner", row="squire bertha labourer", gold=1),
        Viscount(first={"IS": 1}),
        do="action",
        overlord=Overlord("forest-left", first={"IS": 1}),
    )
    do(game, "action:place_workers", "2")
    assert choices(game) == [
        "bump:section-ink-stone/1/0",
        "bump:section-ink-stone/1/1",
        "bump:section-ink-stone/1/baron",
    ]
    before = reserve(game)
    do(game, "bump:section-ink-stone/1/baron")
    assert reserve(game) == before + 1
    assert castle(game, BARON) == {}
    assert goods(game) == {}


def test_protected_workers_in_the_castle_count_but_cannot_be_bumped() -> None:  # VW-11.4.6, VW-11.4.7, E38
    game = together(
        Viscount("lake-inner", row="squire bertha labourer", gold=1),
        Viscount(first={"IS": 1}),
        do="action",
        overlord=Overlord("lake-left", first={"IS": 1}),
    )
    do(game, "action:place_workers", "2")
    assert choices(game) == ["bump:section-ink-stone/1/0", "bump:section-ink-stone/1/1"]
    assert why_not(game, "bump:section-ink-stone/1/baron") == "VW-11.4.5"
    do(game, "bump:section-ink-stone/1/1")
    assert goods(game, 1) == {"silver": 2}


def test_the_bottom_reacts_to_primary_actions_only_in_the_order_the_player_likes() -> None:  # VW-11.4.8
    free = together(
        Viscount("hills-inner", summaries=STONE),
        Viscount(),
        do=resolve("does:ms-grey-6-workshop"),
        overlord=Overlord("lake-left", {"hills-inner": 1}),
    )
    do(free, "ws1", "hills-spot-1")
    assert baron_workers(free) == {"hills-inner": 1}
    game = together(
        Viscount("hills-left", row="woodcutter-3 labourer abbot", hand="trader", stone=1, summaries=STONE),
        Viscount(),
        do="action",
        overlord=Overlord("lake-left", {"hills-left": 1}),
    )
    do(game, "action:build", "ws1", "hills-spot-1")
    assert prompt(game) == "vw-order"
    assert choices(game) == ["does:woodcutter-3", "does:summary-stone/after-build"]


def test_a_worker_may_be_posted_beside_the_overlord_himself() -> None:  # VW-11.4.9
    game = together(
        Viscount("hills-left", row="trader squire labourer", summaries=STONE),
        Viscount(),
        do="action",
        overlord=Overlord("hills-left"),
    )
    do(game, "action:trade")
    assert guards(game) == {"hills-left": 1}


def test_a_trade_for_its_own_sake() -> None:  # E36, VW-6.2.3, VW-11.4.4
    game = together(
        Viscount("hills-left", row=CALM, silver=1, summaries=STONE),
        Viscount(),
        do="action",
        townsfolk={"hills": "friar"},
    )
    do(game, "action:trade")
    assert goods(game) == {"silver": 1}
    assert guards(game) == {"hills-left": 1}


@pytest.mark.parametrize("card", BOX.summaries, ids=lambda card: card.id)
def test_every_summary_card_covers_all_four_actions(card: Any) -> None:  # VW-11.4
    kinds = [type(script.effects[0]).__name__ for script in card.after]
    assert sorted(kinds) == ["PlaceOwnWorker"] * 2 + ["RemoveBaronWorker"] * 2


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


@pytest.mark.parametrize(
    ("top", "workers", "debts"),
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
    assert points(game.state, me(game))["poverty"] == 6
    assert points(game.state, me(game))["prosperity"] == 4
    assert points(game.state, me(game, 1))["poverty"] == 2


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
