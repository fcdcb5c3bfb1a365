"""Passing and the end of a round (PW-10)."""

from __future__ import annotations

from salotto.kit.agenda import task
from salotto.titles.paladins.cards import CRIMINAL
from salotto.titles.paladins.state import PaladinsState, Phase
from tests.kit.player import answer, can, choices, do, prompt, told
from tests.titles.paladins.positions import a_state, a_turn, at_table, give, in_pool, me, names, on_top, row


def test_passing_is_always_possible() -> None:  # PW-10.1
    assert can(a_turn(workers="labourer"), "pass")


def test_who_has_no_workers_or_no_action_passes_without_being_asked() -> None:  # PW-10.1
    play = a_turn(others=[{"workers": "labourer"}])
    assert me(play).passed
    assert [asked.seat for asked in play.pending] == [1]
    stuck = {"hunt": "labourer", "trade": "labourer", "conspire": "labourer"}
    play = a_turn(workers="labourer", silver=0, placed=stuck, others=[{"workers": "labourer"}])
    assert me(play).passed


def test_on_passing_the_board_is_cleared_and_three_workers_are_kept() -> None:  # PW-10.2
    play = a_turn(
        workers="labourer 3 scout criminal", placed={"hunt": "labourer scout"}, others=[{"workers": "scout"}]
    )
    do(play, "pass")
    assert me(play).placed == [()] * 13
    assert in_pool(play) == "labourer scout criminal"


def test_which_workers_to_keep_is_asked_where_it_matters() -> None:  # PW-10.2
    play = a_turn(workers="scout cleric fighter merchant", others=[{"workers": "scout"}])
    do(play, "pass")
    assert prompt(play) == "pw-keep-workers"
    assert len(choices(play)) == 4
    do(play, "keep:scout,merchant,cleric")
    assert in_pool(play) == "scout merchant cleric"


def test_in_the_last_round_nobody_asks_what_is_kept() -> None:  # PW-10.2
    play = a_turn(workers="scout cleric fighter merchant", round=7, others=[{"workers": "scout"}])
    do(play, "pass")
    assert sum(me(play).workers) == 3


def test_workers_gained_after_passing_count_at_the_end_of_the_round() -> None:  # PW-10.3
    play = a_turn(
        workers="labourer",
        tax=1,
        draw_suspicion="suspicion-1",
        others=[{"passed": True, "workers": "scout cleric fighter", "crew": "peddler-3", "suspicion": 2}],
    )
    do(play, "conspire")
    assert sum(me(play, 1).workers) == 4
    do(play, "pass")
    assert sum(me(play, 1).workers) == 3
    assert in_pool(play, 1) == "scout fighter cleric"


def test_the_limit_asks_again_where_it_matters() -> None:  # PW-10.3 PW-10.7
    game = a_state(2)
    game.round = 1
    give(game, game.players[1], {"workers": "scout cleric fighter merchant"})
    play = at_table(game, task("end-of-round"))
    assert prompt(play, 1) == "pw-keep-workers"
    answer(play, 1, choices(play, 1)[0])
    assert play.state.round == 2


def end_of_round(
    townsfolk: str, outsiders: str, draw_townsfolk: str, draw_outsiders: str, players: int = 2
) -> PaladinsState:
    game = a_state(players)
    game.round = 1
    game.townsfolk_row = row(game.townsfolk, townsfolk, 5)
    game.outsider_row = row(game.outsiders, outsiders, 6)
    on_top(game.townsfolk, draw_townsfolk)
    on_top(game.outsiders, draw_outsiders)
    return at_table(game, task("end-of-round")).state


def test_the_townsfolk_row_is_refreshed() -> None:  # PW-10.4 PW-10.4.1 PW-10.6
    state = end_of_round("abbot-1 - abbot-2 - abbot-3", "", "squire-1 squire-2 squire-3", "")
    assert names(state.townsfolk_row) == "squire-3 squire-2 squire-1 abbot-1 abbot-2"
    assert names(state.townsfolk_discard) == "abbot-3"


def test_an_empty_last_slot_discards_nothing() -> None:  # PW-10.4.1
    state = end_of_round("abbot-1 abbot-2 abbot-3 squire-1 -", "", "squire-2", "")
    assert names(state.townsfolk_row) == "squire-2 abbot-1 abbot-2 abbot-3 squire-1"
    assert state.townsfolk_discard == ()


def test_the_outsider_row_is_refreshed() -> None:  # PW-10.4.2 PW-10.6
    state = end_of_round("", "- archer-1 archer-2 - thief-1 thief-2", "", "hunter-1 hunter-2")
    assert names(state.outsider_row) == "archer-1 archer-2 thief-1 thief-2 hunter-1 hunter-2"
    state = end_of_round("", "archer-1 archer-2", "", "hunter-1 hunter-2 thief-1 thief-2 guardian-1")
    assert names(state.outsider_row)[:36] == "archer-2 hunter-1 hunter-2 thief-1 t"
    assert names(state.outsider_discard) == "archer-1"


def test_tavern_cards_go_to_the_discard_pile() -> None:  # PW-10.4.3
    play = a_turn(workers="labourer")
    state = play.state
    state.tavern_row = (state.tavern.draw()[0],)
    me(play).tavern = state.tavern.draw()[0]
    do(play, "pass")
    assert len(state.tavern_discard) == 2
    assert len(state.tavern) + len(state.tavern_row) == 22


def test_an_empty_pile_leaves_slots_empty() -> None:  # PW-10.5
    play = a_turn(workers="labourer", townsfolk="abbot-1 abbot-2", outsiders="thief-1")
    state = play.state
    state.townsfolk_discard = tuple(state.townsfolk.cards)
    state.townsfolk.cards, state.townsfolk.seen = [], []
    state.outsider_discard = tuple(state.outsiders.cards)
    state.outsiders.cards, state.outsiders.seen = [], []
    do(play, "pass")
    assert names(state.townsfolk_row) == "- - - abbot-1 abbot-2"
    assert names(state.outsider_row) == "- - - - - -"


def test_after_round_seven_nothing_is_refreshed() -> None:  # PW-11.1
    play = do(a_turn(workers="labourer", round=7, townsfolk="- - - - abbot-1"), "pass")
    assert play.over
    assert play.state.phase is Phase.OVER
    assert names(play.state.townsfolk_row) == "- - - - abbot-1"
    assert not told(play, "pw-refreshed")


def test_kept_workers_begin_the_next_round() -> None:  # PW-10.2
    play = do(a_turn(workers="criminal labourer"), "pass")
    assert play.state.round == 2
    assert me(play).workers[CRIMINAL] == 1
    assert not me(play).passed
