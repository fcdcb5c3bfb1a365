"""The co-operative scenario: aim, set-up, the players' turns (VW-11.1 to VW-11.4)."""

from typing import Any

import pytest

from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import Stage
from tests.each import for_each
from tests.kit.player import a_table, answer, can, choices, do, prompt, why_not
from tests.titles.viscounts.coop_tables import BARON, BLUE, CALM, GOLD, STONE, begun, together
from tests.titles.viscounts.positions import (
    Overlord,
    Viscount,
    baron_workers,
    castle,
    goods,
    guards,
    markers,
    me,
    reserve,
    resolve,
)

# VW-11.1 Aim


def test_the_players_win_with_160_points_together() -> None:  # VW-11.1.1, VW-11.10.4, VW-11.10.6, E31
    a = Viscount(acquired=46, approved=4)  # 58 VP and 16 for the Deeds
    for deeds, won in ((72, True), (71, False)):
        game = together(a, Viscount("gorge-left", acquired=deeds, approved=2), do=[], debts=0)
        outcome = TITLE.outcome(game.state)
        assert points(game.state, me(game))["poverty"] == 16
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


def test_a_worker_that_comes_home_during_the_action_is_there_to_be_placed() -> None:  # VW-11.4.4, VW-11.4.8
    game = together(
        Viscount("hills-inner", row=CALM, ink=3, summaries=BLUE, supply=0, first={"FL": 1, "GM": 1}),
        Viscount(first={"GM": 2}),
        do="action",
        manuscripts={"hills": "yellow-3-castle-move"},
        overlord=Overlord("lake-left"),
    )
    do(game, "action:transcribe", "shift:section-flip>section-gold-move", "bump:section-gold-move/1/0")
    assert guards(game) == {"hills-inner": 1}
    assert me(game).supply == 0


def test_a_bottom_without_a_worker_left_is_not_put_in_order() -> None:  # VW-11.4.4, VW-11.4.8
    game = together(
        Viscount("hills-inner", row="abbot enforcer labourer", supply=1, summaries=STONE),
        Viscount(),
        do="action",
        overlord=Overlord("lake-left"),
    )
    do(game, "action:place_workers")
    assert game.over  # the last Worker is in the Castle: only the Enforcer reacts
    assert markers(game) == (2, 7)


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


@for_each("card", BOX.summaries)
def test_every_summary_card_covers_all_four_actions(card: Any) -> None:  # VW-11.4
    kinds = [type(script.effects[0]).__name__ for script in card.after]
    assert sorted(kinds) == ["PlaceOwnWorker"] + ["RemoveBaronWorker"] * 3


def test_each_action_places_a_worker_on_one_summary_card() -> None:  # VW-11.4, R-44
    placing = [
        action
        for card in BOX.summaries
        for action, script in enumerate(card.after)
        if type(script.effects[0]).__name__ == "PlaceOwnWorker"
    ]
    assert sorted(placing) == [0, 1, 2, 3]


def test_the_summary_cards_are_told_apart_by_their_names() -> None:  # VW-11.2.2
    for language in ("en", "it", "fr"):
        assert len({card.names[language] for card in BOX.summaries}) == len(BOX.summaries) == 4
