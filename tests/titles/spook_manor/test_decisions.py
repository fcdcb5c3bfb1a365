"""The decision points of the rulebook, and 'arrange for me': who is asked what, and what is offered."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.arrange import best_arrangement
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import cell
from salotto.titles.spook_manor.monsters import WAITING
from salotto.titles.spook_manor.refusals import DIFFERENT, OTHER_COLOUR, PAIR, SAME, TAKEN
from salotto.titles.spook_manor.scoring import total
from salotto.titles.spook_manor.shortcuts import MOVING
from salotto.titles.spook_manor.shortcuts import arrange_for_me as way_to_arrange
from salotto.titles.spook_manor.state import Manor, Phase
from tests.each import for_each
from tests.kit.player import answer, question
from tests.titles.spook_manor.positions import a_manor, best_value, spaces
from tests.titles.spook_manor.tables import (
    Table,
    a_game,
    a_restless_manor,
    a_solo_game,
    a_table,
    commit,
    in_round_one,
)

ALL_MODES = [("competitive", 2), ("competitive", 6), ("solo", 1), ("solo-big-manor", 1)]


def moving(manor: Manor) -> Table:
    """A table in phase 1B."""
    return a_game(manor, phase=Phase.PLACES)


def random_answers(play: Table, seed: str) -> Counter[str]:
    """Play to the end at random and count the questions by what they ask."""
    chance, asked = Random(seed), Counter[str]()
    while not play.over:
        decision = chance.choice(play.pending)
        asked[decision.prompt] += 1
        answer(play, decision.seat, chance.choice(decision.keys))
    return asked


@for_each("mode, players", ALL_MODES)
def test_there_is_no_other_decision(mode: str, players: int) -> None:  # SM-D1 to SM-D4
    asked = random_answers(a_table(players, mode), "shadow")
    cards = 30 if mode == "solo-big-manor" else 20
    assert asked["sm-lay-foyer"] == players
    assert asked["sm-play-room"] == asked["sm-choose-spot"] == cards * players
    assert set(asked) == {
        "sm-lay-foyer",
        "sm-play-room",
        "sm-choose-spot",
        "sm-move-monster",
        "sm-move-where",
    }


def test_which_foyer_card_is_the_left_half() -> None:  # SM-D1, SM-3.3
    play = a_table()
    for seat in range(3):
        assert question(play, seat).prompt == "sm-lay-foyer"
        assert question(play, seat).keys == [card.key for card in play.state.manors[seat].dealt]
        assert len(question(play, seat).keys) == 2


def test_which_hand_card_and_in_which_cell_are_one_secret_commitment() -> None:  # SM-D2, SM-D3, SM-4.2.1
    play = in_round_one()
    answer(play, 0, question(play).keys[3])
    assert question(play).prompt == "sm-choose-spot"
    assert play.state.manors[0].card is None  # half a choice is none
    assert play.view(1)["manors"][0]["ready"] is False
    answer(play, 0, question(play).keys[0])
    assert play.view(1)["manors"][0]["ready"] is True


def test_the_copies_of_a_card_are_offered_separately() -> None:  # SM-D2, SM-1.9
    play = a_game(hands=[["trophy-room"]])
    play.state.manors[0].hand.cards[1] = TITLE.find("room:trophy-room-2")
    assert question(play).keys[:2] == ["room:trophy-room-1", "room:trophy-room-2"]


@pytest.mark.parametrize(("shown", "offered"), [(1, 2), (2, 4), (3, 6)])
def test_which_display_card(shown: int, offered: int) -> None:  # SM-D2s, SM-7.5
    displays = [
        ["trophy-room", "goblin-suite"],
        ["cobweb-study", "dusty-library"],
        ["goblin-bedroom", "goblin-suite"],
    ]
    play = a_solo_game(*displays[:shown], *([[]] * (3 - shown)), decks=(0, 0, 0), mode="solo-big-manor")
    assert len(question(play).keys) == offered


def test_a_monster_is_named_by_where_it_stands() -> None:  # SM-D4
    play = moving(
        a_manor(
            columns={0: ["goblin-banquet-hall"]},
            seated={"goblin-banquet-hall": ["red", None, "green"]},
            waiting={"red": 2, "orange": 1},
        )
    )
    assert question(play).keys == [
        "waiting:red",  # both of them: those of one colour are alike
        "waiting:orange",
        "space:goblin-banquet-hall:0",
        "space:goblin-banquet-hall:2",
        "done",
    ]
    answer(play, 0, "space:goblin-banquet-hall:2")
    assert question(play).keys == ["foyer", "space:goblin-banquet-hall:1"]
    assert question(play).about == {"monster": "space:goblin-banquet-hall:2", "colour": "colour:green"}


@pytest.mark.parametrize(
    "manor",
    [
        a_manor(columns={0: ["goblin-card-nook"]}),  # owns no monster
        a_manor(columns={0: ["trophy-room"]}, waiting={"green": 2}),  # owns no Entertainment room
        a_manor(columns={0: ["goblin-card-nook"]}, waiting={"red": 2, "purple": 1}),  # nobody fits
    ],
)
def test_nobody_is_asked_when_done_is_the_only_answer(manor: Manor) -> None:  # SM-D4
    play = moving(manor)
    assert (play.state.phase, play.state.round) == (Phase.PLAY, 2)
    assert play.log == []


def test_a_seated_monster_can_always_move() -> None:  # SM-D4
    play = moving(a_manor(columns={0: ["goblin-card-nook"]}, seated={"goblin-card-nook": ["green", "green"]}))
    assert question(play).keys == ["space:goblin-card-nook:0", "space:goblin-card-nook:1", "done"]


def test_a_single_goal_is_taken_without_asking() -> None:  # SM-D4
    play = moving(
        a_manor(
            columns={0: ["goblin-card-nook"]},
            seated={"goblin-card-nook": ["green", None]},
            waiting={"green": 1},
        )
    )
    answer(play, 0, "waiting:green")
    assert question(play).prompt == "sm-move-monster"
    assert play.state.manors[0].seated == [spaces("green", "green")]
    play.undo(0)
    assert play.state.manors[0].seated == [spaces("green", None)]


def test_players_with_nothing_to_move_wait_for_the_others() -> None:  # SM-D4
    play = a_game(a_restless_manor(), a_manor())
    commit(play, 0)
    commit(play, 1)
    assert [decision.seat for decision in play.pending] == [0]
    assert play.view(0)["manors"][1]["ready"] is True


# Why not


@for_each("mode, players", ALL_MODES)
def test_whatever_lies_in_sight_is_offered_or_blocked_by_a_rule_and_never_both(
    mode: str, players: int
) -> None:  # SM-4.2.3 to SM-4.2.6, SM-4.4.4 to SM-4.4.8
    play, chance = a_table(players, mode), Random("why not")
    reasons = Counter[str]()
    while not play.over:
        decision = chance.choice(play.pending)
        blocked = decision.why_not()
        reasons.update(each.rule for each in blocked)
        keys = decision.keys + [each.key for each in blocked]
        assert len(keys) == len(set(keys))
        manor = play.state.manors[decision.seat]
        if decision.prompt == "sm-move-where":
            elsewhere = {space.key for hall, _ in manor.guests() for space in hall.spaces}
            assert set(keys) - {"foyer"} == elsewhere - {decision.about["monster"]}
        if decision.prompt == "sm-choose-spot":
            assert {f"spot:{x},{y}" for x, y in cells_around(manor)} <= set(keys)
        answer(play, decision.seat, chance.choice(decision.keys))
    assert reasons.keys() >= {"SM-4.2.3", "SM-4.2.4", "SM-4.2.5", "SM-4.2.6", "SM-4.4.4"}


def cells_around(manor: Manor) -> list[tuple[int, int]]:
    """The manor and one cell more on every side."""
    top = max(len(column) for column in manor.columns)
    width = range(manor.left - 1, manor.left + len(manor.columns) + 1)
    return [(x, y) for x in width for y in range(-1, top + 1)]


def test_every_reason_has_a_sentence_of_its_own() -> None:  # SM-4.4.4 to SM-4.4.8
    of_a_space = (TAKEN, OTHER_COLOUR, DIFFERENT, SAME, PAIR)
    assert [why.rule for why in of_a_space] == ["SM-4.4.4", "SM-4.4.5", "SM-4.4.6", "SM-4.4.7", "SM-4.4.8"]
    assert len({why.message for why in of_a_space}) == 5


# Keys


def test_every_key_leads_back_to_its_thing() -> None:
    spaces_of_all = [space for room in BOX.rooms if room.hall for space in room.hall.spaces]
    assert len(spaces_of_all) == 104
    for thing in (*BOX.rooms, *BOX.foyers, *spaces_of_all, *WAITING, cell(-3, 0), cell(2, 11)):
        assert TITLE.find(key_of(thing)) is thing


@for_each("key", ["room:ballroom", "foyer:foyer-17", "waiting:blue", "done", "foyer", ""])
def test_there_is_nothing_behind_an_unknown_key(key: str) -> None:
    with pytest.raises(KeyError):
        TITLE.find(key)


# Arrange for me


def arrange_for_me(play: Table, seat: int = 0) -> list[str]:
    """The answers behind the button; none when it is not there."""
    offered = TITLE.adviser.shortcuts(play.state, question(play, seat))
    assert set(offered) <= {"sm-arrange"}
    return offered["sm-arrange"]() if offered else []


def which_arrangement() -> Manor:
    """The manor of EX-17: a pair for 4, and different colours for 2, 5, 9."""
    return a_manor(
        columns={0: ["goblin-dance-alcove"], 1: ["phantom-masquerade-room"]}, waiting={"green": 2, "red": 1}
    )


def test_arrange_for_me_seats_the_monsters_in_the_best_way() -> None:  # SM-4.4.10
    play = moving(which_arrangement())
    answer(play, 0, *arrange_for_me(play))
    manor = play.state.manors[0]
    assert manor.seated[0] == spaces("green", "green")
    assert sorted(manor.seated[1]) == sorted(spaces("red", None, None))
    assert play.scorecards()[0].points["entertainment"] == 4 + 2
    assert question(play).prompt == "sm-move-monster"  # the `done` is left to the player
    assert arrange_for_me(play) == []


def test_arrange_for_me_takes_back_what_was_badly_seated() -> None:  # SM-4.4.10
    manor = which_arrangement()
    manor.waiting, manor.seated = [0, 0, 0, 0], [spaces("green", None), spaces(None, "green", "red")]
    play = moving(manor)
    answer(play, 0, *arrange_for_me(play))
    assert play.scorecards()[0].points["entertainment"] == 4 + 2
    assert play.state.manors[0].waiting == [0, 0, 0, 0]


@pytest.mark.parametrize("lifted", ["waiting:green", "waiting:red"])
def test_arrange_for_me_goes_on_from_a_lifted_monster(lifted: str) -> None:  # SM-4.4.10
    play = moving(which_arrangement())
    answer(play, 0, lifted)
    assert question(play).prompt == "sm-move-where"
    way = arrange_for_me(play)
    assert len(way) <= 5  # no longer than the way from the beginning
    answer(play, 0, *way)
    assert play.scorecards()[0].points["entertainment"] == 4 + 2


def test_arrange_for_me_is_not_offered_where_there_is_nothing_to_gain() -> None:  # SM-4.4.10
    manor = a_manor(columns={0: ["goblin-card-nook"]}, seated={"goblin-card-nook": ["green", None]})
    assert arrange_for_me(moving(manor)) == []
    equal = a_manor(
        columns={0: ["goblin-banquet-hall"], 1: ["pumpkin-banquet-hall"]},
        seated={"goblin-banquet-hall": [None, "red", None]},  # worth 1 in the one as in the other
    )
    assert arrange_for_me(moving(equal)) == []


def test_arrange_for_me_is_offered_in_phase_1b_only() -> None:  # SM-4.4.13
    play = a_game(a_restless_manor())
    assert arrange_for_me(play) == []
    answer(play, 0, question(play).keys[0])
    assert arrange_for_me(play) == []
    answer(play, 0, question(play).keys[0])
    commit(play, 1)
    assert arrange_for_me(play) == ["waiting:green", "space:goblin-card-nook:0"]


def test_a_sensible_player_thinks_only_of_the_way_to_the_best_arrangement() -> None:  # SM-2.5
    play = moving(which_arrangement())
    way = arrange_for_me(play)
    for key in way:
        assert [key_of(option) for option in TITLE.adviser.candidates(play.state, question(play))] == [key]
        answer(play, 0, key)
    assert TITLE.adviser.candidates(play.state, question(play)) == ["done"]


@for_each("seed", ["fog", "mist", "haze"])
@for_each("mode, players", ALL_MODES)
def test_arrange_for_me_keeps_its_promise_in_any_game(
    mode: str, players: int, seed: str
) -> None:  # SM-4.4.10
    play, chance = a_table(players, mode, seed), Random(seed)
    offers = 0
    while not play.over:
        decision = chance.choice(play.pending)
        seat = decision.seat
        manor = play.state.manors[seat]
        if decision.prompt.startswith("sm-move"):
            best = manor.copy()
            best.seated = best_arrangement(manor)
            best.waiting = [
                own - sitting for own, sitting in zip(manor.monsters(), seated_in(best), strict=True)
            ]
            way = arrange_for_me(play, seat)
            assert bool(way) == (total(best) > total(manor))
            if way:
                offers += 1
                twin = play.fork()
                answer(twin, seat, *way)
                assert total(twin.state.manors[seat]) == total(best)
                assert best_value(twin.state.manors[seat]) == best_value(manor)
        answer(play, seat, chance.choice(decision.keys))
    assert offers > 5


def seated_in(manor: Manor) -> list[int]:
    return [sum(room.count(colour) for room in manor.seated) for colour in range(4)]


def test_arrange_for_me_is_offered_exactly_when_there_is_a_way() -> None:  # SM-4.4.10
    offered = 0
    for seed in range(4):
        play = Play(TITLE, TITLE.table(["A", "B"], f"shortcuts {seed}"))
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            offers = TITLE.adviser.shortcuts(play.state, decision)
            there_is_a_way = decision.prompt in MOVING and way_to_arrange(
                play.state.manors[decision.seat], decision
            )
            assert [answers() for answers in offers.values()] == ([there_is_a_way] if there_is_a_way else [])
            offered += len(offers)
            play.take(decision, chance.choice(decision.options))
    assert offered > 20
