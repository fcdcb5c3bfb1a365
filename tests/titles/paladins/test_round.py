"""The structure of a round (PW-4), and how many rounds there are (PW-1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salotto.kernel.zones import EVERYBODY
from salotto.titles.paladins.state import PaladinsState, Phase
from tests.kit.player import a_table, answer, choices, do, play_out, play_until, prompt, question, told
from tests.titles.paladins.positions import BOX, TITLE, Game, a_turn, hired, me


def in_round(number: int) -> Callable[[PaladinsState], bool]:
    return lambda state: state.round == number and state.phase is Phase.ACTIONS


def test_a_game_lasts_seven_rounds_and_the_most_points_win() -> None:  # PW-1.1 PW-1.2 PW-11.1
    play = play_out(a_table(TITLE, 2))
    assert play.state.round == 7
    assert len(told(play, "pw-refreshed")) == 6
    assert play.outcome is not None
    best = max(play.outcome.scores)
    assert all(play.outcome.scores[seat] == best for seat in play.outcome.winners)


def test_the_start_player_marker_passes_clockwise() -> None:  # PW-4.1 PW-1.8
    play = a_table(TITLE, 3)
    starts = []
    for number in range(1, 8):
        play_until(play, in_round(number))
        starts.append(play.state.start)
    assert [(start - starts[0]) % 3 for start in starts] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("number", "orders", "favours"),
    [(1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 2), (5, 3, 3), (6, 3, 4), (7, 3, 5)],
)
def test_the_kings_cards_of_each_round(number: int, orders: int, favours: int) -> None:  # PW-4.2
    state = play_until(a_table(TITLE, 2), in_round(number)).state
    assert (state.orders_up, state.favours_up) == (orders, favours)
    assert [mask == EVERYBODY for mask in state.orders.seen] == [True] * orders + [False] * (6 - orders)
    assert [mask == EVERYBODY for mask in state.favours.seen] == [True] * favours + [False] * (10 - favours)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tavern_card_more_than_players(players: int) -> None:  # PW-4.3
    play = play_until(a_table(TITLE, players), lambda state: state.phase is Phase.PALADINS)
    assert len(play.state.tavern_row) == players + 1


def test_the_tavern_discards_are_shuffled_when_the_pile_runs_out() -> None:  # PW-4.3
    play = play_until(a_table(TITLE, 4), in_round(5))
    state = play.state
    cards = [
        *state.tavern,
        *state.tavern_discard,
        *state.tavern_row,
        *(p.tavern for p in state.players if p.tavern),
    ]
    assert len(cards) == len(set(cards)) == 24
    assert len(state.tavern) == 24 - 5 and len(state.tavern_discard) == 0  # noqa: PT018


def test_all_choose_a_paladin_at_once() -> None:  # PW-4.4
    play = play_until(a_table(TITLE, 3), lambda state: state.phase is Phase.PALADINS)
    assert [asked.seat for asked in play.pending] == [0, 1, 2]
    first, second, third = me(play, 1).drawn
    answer(play, 1, second.key)
    assert prompt(play, 1) == "pw-paladin-on-top"
    assert choices(play, 1) == [first.key, third.key]
    answer(play, 1, third.key)
    mine = me(play, 1)
    assert mine.paladin is second
    assert mine.pile.cards[-1] is third
    assert mine.pile.cards[0] is first
    assert len(mine.pile) == 11
    assert not mine.shown
    assert [asked.seat for asked in play.pending] == [0, 2]


def opened_tavern() -> tuple[Game, list[int]]:
    """In round 1, with the Workers that the start player has from the draft."""
    play = play_until(a_table(TITLE, 2), lambda state: state.phase is Phase.PALADINS)
    before = me(play, play.state.start).workers.copy()
    for seat in (0, 1):
        for _ in range(2):
            answer(play, seat, choices(play, seat)[0])
    return play, before


def test_in_turn_order_each_reveals_and_takes_a_tavern_card() -> None:  # PW-4.5
    play, before = opened_tavern()
    start = play.state.start
    first, second = me(play, start), me(play, 1 - start)
    assert first.shown
    assert not second.shown
    assert question(play, start).prompt == "pw-choose-tavern"
    assert first.paladin is not None
    brought = [have - had for have, had in zip(first.workers, before, strict=True)]
    assert brought == hired(" ".join(first.paladin.workers))
    card = play.state.tavern_row[1]
    answer(play, start, card.key)
    first = me(play, start)
    assert first.paladin is not None
    brought = [have - had for have, had in zip(first.workers, before, strict=True)]
    assert brought == hired(" ".join(first.paladin.workers + card.workers))
    assert len(choices(play, 1 - start)) == 2
    assert card.key not in choices(play, 1 - start)
    answer(play, 1 - start, choices(play, 1 - start)[0])
    assert len(play.state.tavern_row) == 1
    for seat in (0, 1):
        mine = me(play, seat)
        assert mine.paladin is not None
        assert mine.tavern is not None
        criminals = [*mine.paladin.workers, *mine.tavern.workers].count("criminal")
        assert len(mine.suspicion) == criminals


def test_actions_go_round_until_all_have_passed() -> None:  # PW-4.6
    play = a_turn(3, workers="labourer 3", others=[{"workers": "labourer"}, {"workers": "labourer 2"}])
    do(play, "hunt-1")
    do(play, "hunt-1", seat=1)
    do(play, "hunt-1", seat=2)
    do(play, "trade-1")  # seat 1 has no Workers left and has passed
    assert [asked.seat for asked in play.pending] == [2]
    assert me(play, 1).passed
    do(play, "pass", seat=2)
    do(play, "pass")
    assert play.state.round == 2


def test_a_used_paladin_leaves_the_game() -> None:  # PW-4.8 PW-4.7
    play = play_until(a_table(TITLE, 2), in_round(7))
    for player in play.state.players:
        assert len(player.spent) == 6
        assert len(player.pile) == 5
        everything = {*player.spent, *player.pile.cards, player.paladin}
        assert everything == set(BOX.paladins)
    last = play_until(a_table(TITLE, 2), lambda state: state.round == 7 and state.phase is Phase.PALADINS)
    assert [len(player.pile) + len(player.drawn) for player in last.state.players] == [6, 6]
