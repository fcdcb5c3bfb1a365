"""Viscounts in a campaign, and the extra Heroes (VW-12, TS-4, TS-5, TS-7.7, TS-8, TS-11)."""

from collections.abc import Sequence
from typing import Any

import pytest

from salotto.kernel.campaign import Rise
from salotto.kernel.title import BadTable
from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.chapter import COUNTERS, ViscountsChapter
from salotto.titles.viscounts.scoring import ranking
from salotto.titles.viscounts.state import Stage
from salotto.words import Language
from tests.each import for_each
from tests.kit.player import NAMES, a_table, answer, can, choices, cited, do, play_until, prompt, told
from tests.scenes import scene
from tests.titles.viscounts.positions import (
    Game,
    Viscount,
    a_game,
    castle,
    goods,
    ids,
    markers,
    me,
    resolve,
)

HOOKS = ViscountsChapter()


def carried(
    *tomes: str, players: int = 2, marker: int = 0, silver: list[int] | None = None
) -> dict[str, Any]:
    """What a campaign carries over; the Tomes are those of seat 0."""
    return {
        "chapter": 3,
        "marker": marker,
        "pass_marker": True,
        "silver": silver or [0] * players,
        "advantages": [list(tomes), *([] for _ in range(players - 1))],
        "objectives": [["vw_buildings", 4], ["vw_paid_debts", 3], ["vw_manuscripts", 5]],
    }


def chapter(*people: Viscount, tome: str = "", **more: Any) -> Game:
    """A position in a campaign in which seat 0 has a Tome that works all through the game."""
    game = a_game(*people, carried=carried(players=max(2, len(people))), do=[], **more)
    if tome:
        game.state.players[0].perks = [BOX.advantages[tome]]
    return game


def going_on(game: Game, *tasks: Task) -> Game:
    """The same position with something to do."""
    from tests.kit.player import opened
    from tests.titles.viscounts.positions import TITLE as PAUSED

    game.state.agenda.tasks = list(reversed(tasks))
    return opened(PAUSED, game.table, game.state)


def opening(*tomes: str, seat: int = 1, behind: Sequence[int] = (0, 2, 1)) -> Game:
    """A whole table of a campaign, up to the first turn or the first question of an advantage.

    The marker is with the last seat, so that seat 0 is first; seat `seat` has the Tomes.
    """
    data = carried(players=3, marker=2, silver=list(behind))
    data["advantages"] = [list(tomes) if number == seat else [] for number in range(3)]
    from salotto.kernel.play import Play

    play = Play(TITLE, TITLE.table(NAMES[:3], "saga", "competitive", {}, data), [])
    return play_until(play, lambda state: state.stage is not Stage.DRAFT)


# VW-12.1, VW-12.2


def test_six_heroes_of_the_tomesaga_may_join_in_any_mode() -> None:  # VW-12.1, TS-4.12
    for mode, players in (("competitive", 3), ("solo", 1), ("coop", 2)):
        for on, number in ((False, 10), (True, 16)):
            state = a_table(TITLE, players, mode, tomesaga_heroes=on).state
            assert len(state.setting.heroes()) == number


def test_the_marker_passes_to_the_left_when_everything_is_dealt() -> None:  # VW-12.2, TS-4.2, TS-4.6, TS-4.7
    play = opening()
    assert play.state.start == 0
    assert [line.event.seat for line in told(play, "vw-start-player")] == [2, 0]
    assert play.pending[0].seat == 0
    drafted = [line.event.seat for line in told(play, "vw-takes-pair")]
    assert drafted == [1, 0, 2]  # the previous winner chooses last


def test_who_is_behind_in_tomes_gains_silver() -> None:  # VW-12.2, TS-4.9
    play = opening()
    extra = [(line.event.seat, line.event.args["what"]) for line in told(play, "west-compensated")]
    assert extra == [(1, "amount:silver-2"), (2, "amount:silver-1")]
    even = opening(behind=[0, 0, 0])
    assert [goods(play, seat)["silver"] - goods(even, seat)["silver"] for seat in range(3)] == [0, 2, 1]


def test_a_tie_goes_to_the_player_later_in_turn_order() -> None:  # VW-12.2, TS-8.2, TS-8.3
    people = [Viscount(silver=1), Viscount(silver=1), Viscount(gold=1)]
    game = chapter(*people, start=1)
    assert ranking(game.state) == [1, 3, 2]
    assert HOOKS.orders(game.state) == {"turn_order": [1, 2, 0], "last_turn": [1, 2, 0]}
    assert HOOKS.ranking(game.state) == [(0, 1), (0, 1), (0, 1)]


# TS-7.7 Advantages


@for_each(
    "tome, wealth",
    [
        ("architects-marble", {"silver": 4}),  # TS-7.7.2
        ("architects-cathedral", {"ink": 2}),  # TS-7.7.4
        ("paladins-bulwark", {"stone": 2}),  # TS-7.7.8
        ("paladins-outsiders", {"gold": 2}),  # TS-7.7.9
    ],
)
def test_goods_at_the_start(
    tome: str, wealth: dict[str, int]
) -> None:  # TS-4.10, TS-7.7.2, TS-7.7.4, TS-7.7.8, TS-7.7.9
    plain, better = opening(), opening(tome)
    before, after = goods(plain, 1), goods(better, 1)
    assert {good: n - before.get(good, 0) for good, n in after.items() if n != before.get(good, 0)} == wealth
    assert (cited(better, 1), cited(plain, 1)) == ([("west-helps", tome)], [])


def test_two_virtue_at_the_start() -> None:  # TS-7.7.5
    play = opening("architects-virtue")
    assert markers(play, 1)[1] == markers(opening(), 1)[1] - 2
    assert cited(play, 1) == [("west-helps", "architects-virtue")]


def test_a_deed_at_the_start_does_not_shorten_the_pile() -> None:  # TS-7.7.7, TS-7.8.7
    play = opening("paladins-frontier")
    assert me(play, 1).acquired == me(opening(), 1).acquired + 1
    assert play.state.deeds_left == 16
    assert cited(play, 1) == [("west-helps", "paladins-frontier")]


def test_two_workers_in_different_sections_at_the_start() -> None:  # TS-7.7.6
    play = opening("architects-captives")
    assert prompt(play, 1) == "vw-choose-section"
    before = castle(play, 1)
    answer(play, 1, "section-virtue")
    assert not can(play, "section-virtue", 1)
    answer(play, 1, "section-flip")
    assert cited(play, 1) == [("west-helps", "architects-captives")]
    assert (
        sum(first for first, _ in castle(play, 1).values()) == sum(first for first, _ in before.values()) + 2
    )


def test_a_free_hire_at_the_start_goes_to_the_discards() -> None:  # TS-7.7.11, TS-7.8.8
    play = opening("paladins-crew")
    assert prompt(play, 1) == "vw-free-hire"
    hired = choices(play, 1)[0]
    answer(play, 1, hired)
    play = play_until(play, lambda state: state.stage is Stage.PLAY)
    player = me(play, 1)
    assert hired in [card.key for card in player.deck()]
    assert cited(play, 1) == [("west-helps", "paladins-crew")]


def test_a_silver_after_each_construct_action() -> None:  # TS-7.7.1
    game = chapter(
        Viscount("hills-left", row="labourer artisan abbot", stone=1), Viscount(), tome="architects-buildings"
    )
    game = going_on(game, Task("action"))
    do(game, "action:build", "ws1", "hills-spot-2")
    assert goods(game) == {"stone": 1, "silver": 1}
    assert cited(game) == [("west-helps", "architects-buildings")]
    free = chapter(Viscount(), Viscount(), tome="architects-buildings")
    free = going_on(free, resolve("does:ms-grey-6-workshop"))
    do(free, "ws1", "gorge-spot-2")
    assert goods(free) == {"ink": 1}
    assert cited(free) == []


def test_silver_instead_of_each_debt() -> None:  # TS-7.7.3, TS-7.8.2, TS-7.8.3
    game = chapter(
        Viscount(silver=3, row="racketeer-1 abbot squire", hand="trader"),
        Viscount(),
        tome="architects-debts",
        debts=5,
    )
    game = going_on(game, Task("gain-debts", (0, 2)))
    assert choices(game) == ["pay-instead", "no"]
    do(game, "pay-instead")
    assert prompt(game) == "vw-choose"  # with 1 Silver the second Debt is gained, and the Racketeer reacts
    do(game, "does:racketeer-1/1", "no")
    assert cited(game) == [("vw-avoids-debt", "architects-debts")]
    assert me(game).unpaid == 1
    assert game.state.debts_left == 4
    assert goods(game) == {"silver": 1}


def test_what_a_dismissal_will_need_cannot_be_paid_instead_of_a_debt() -> None:  # TS-7.7.3, VW-6.1.10
    game = chapter(
        Viscount("forest-right", row="abbot squire labourer", silver=4),
        Viscount(),
        tome="architects-debts",
        townsfolk={"forest": "bishop"},
    )
    game = going_on(game, Task("action"))
    assert not can(game, "dismiss:trade")  # no Merchant or Criminal
    game = chapter(
        Viscount("hills-right", row="mason squire abbot", silver=6),
        Viscount(),
        tome="architects-debts",
        townsfolk={"hills": "charlatan"},
    )
    game = going_on(game, Task("action"))
    do(game, "dismiss:build")  # 3 of 6 Silver; 1 + 2 Builders are enough: 3 Silver can be spent
    do(game, "pay-instead")
    assert goods(game) == {"silver": 1}
    assert prompt(game) == "vw-choose-slot"


def test_dismissing_costs_a_silver_less() -> None:  # TS-7.7.10, TS-7.8.1
    for emptied, price in (("", 1), ("tp2", 0)):
        game = chapter(
            Viscount("hills-inner", row="- - squire", silver=4, emptied=emptied),
            Viscount(),
            tome="paladins-workshops",
            townsfolk={"hills": "princess"},
        )
        game = going_on(game, Task("action"))
        do(game, "dismiss:place_workers")
        assert me(game).silver == 4 - price
        assert cited(game) == [("west-saves", "paladins-workshops")]
        assert told(game, "west-saves")[0].event.args["silver"] == 1


def test_two_silver_for_each_flipped_debt() -> None:  # TS-7.7.12
    game = chapter(Viscount(unpaid=1), Viscount(), tome="paladins-suspicion")
    game = going_on(game, resolve("does:lender"))
    do(game, "ink")
    assert goods(game) == {"ink": 1, "silver": 2}
    assert cited(game) == [("west-helps", "paladins-suspicion")]


def test_advantages_that_last_do_not_work_while_the_game_is_prepared() -> None:  # TS-7.4, TS-7.8.4, TS-7.8.7
    game = chapter(Viscount(unpaid=1, silver=9), Viscount(), tome="paladins-suspicion", stage=Stage.READY)
    game = going_on(game, resolve("does:lender"))
    do(game, "ink")
    assert goods(game) == {"ink": 1, "silver": 9}
    debt = chapter(Viscount(silver=9), Viscount(), tome="architects-debts", stage=Stage.READY)
    debt = going_on(debt, resolve("does:bishop/on-hire"))
    assert me(debt).unpaid == 1
    assert debt.state.debts_left == 12


def test_there_is_an_advantage_for_each_tome_of_the_earlier_chapters() -> None:  # TS-7.1, TS-11.4
    assert len(BOX.advantages) == 12
    assert sum(1 for each in BOX.advantages if each.startswith("architects-")) == 6


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_board_of_their_owner_shows_the_tomes_that_help(language: Language) -> None:  # TS-7.1
    tomes = list(BOX.advantages)
    play = opening(*tomes)
    page = scene(play, 0, language)
    assert [f'data-lens="tome:{tome}"' in page.board(1) for tome in tomes] == [True] * 12
    assert "at-tomes" not in page.board(0)


# TS-5, TS-11 Counters


def test_every_rise_is_noted_in_order() -> None:  # TS-5.3, TS-11.1
    game = chapter(
        Viscount("hills-inner", unpaid=1, acquired=1, ink=9, row="abbot squire labourer"),
        Viscount(),
        manuscripts={"hills": "grey-3-flip"},
    )
    game = going_on(game, resolve("does:ms-grey-6-workshop"), Task("action"))
    do(game, "ws1", "gorge-spot-2", "action:transcribe", "flip:debt", "ink")
    assert HOOKS.rises(game.state) == [
        Rise(0, "vw_buildings", 1),
        Rise(0, "vw_manuscripts", 1),
        Rise(0, "vw_paid_debts", 1),
    ]
    assert HOOKS.counter(game.state, 0, "vw_buildings") == 1
    assert HOOKS.counter(game.state, 1, "vw_buildings") == 0


def test_criminals_are_looked_at_when_a_card_was_laid() -> None:  # TS-5.19
    game = chapter(Viscount(row="- thief hugo", hand="antagonist abbot"), Viscount())
    game = going_on(game, Task("play"))
    do(game, "antagonist")
    assert HOOKS.rises(game.state) == [Rise(0, "vw_criminal_icons", 4)]
    story = [line.event.id for line in game.story or []]
    assert story[:2] == ["vw-plays", "vw-corruption"]


def test_workers_in_the_third_tier_and_approved_deeds_rise() -> None:  # TS-11.1
    game = chapter(Viscount(second={"IS": 3}, acquired=1), Viscount())
    game = going_on(game, Task("castle", (0,)), resolve("does:lender"))
    do(game, "ink")
    assert [rise.counter for rise in HOOKS.rises(game.state)] == ["vw_third_tier", "vw_approved_deeds"]


def test_what_stands_when_play_begins_counts_as_risen_then() -> None:  # TS-4.11, TS-5.13
    play = opening()
    standing = {
        (player.seat, id): HOOKS.counter(play.state, player.seat, id)
        for player in play.state.players
        for id in COUNTERS
    }
    noted = {(rise.seat, rise.counter): rise.value for rise in HOOKS.rises(play.state)}
    assert noted == {key: number for key, number in standing.items() if number}


def test_without_a_campaign_nothing_is_noted() -> None:  # TS-11.1
    game = a_game(Viscount(acquired=1), do=resolve("does:lender"))
    assert HOOKS.rises(game.state) == []


def test_only_what_belongs_to_this_chapter_is_carried_over() -> None:  # TS-11.2
    for wrong in (
        {"chapter": 2},
        {"marker": 5},
        {"silver": [0]},
        {"advantages": [["viscounts-debts"], []]},
        {"silver": None},
    ):
        with pytest.raises(BadTable):
            TITLE.table(NAMES[:2], "x", "competitive", {}, {**carried(), **wrong})
    with pytest.raises(BadTable):
        TITLE.table(NAMES[:1], "x", "solo", {}, carried(players=1))
    assert ids([]) == []
