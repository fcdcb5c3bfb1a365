"""What is always true at a table of Paladins, over random games of every mode."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from salotto.kernel.play import NEVER, Play
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTIONS, RIGHT_SIDE
from salotto.titles.paladins.costs import worker_spaces
from salotto.titles.paladins.legality import board_moves
from salotto.titles.paladins.state import FREE, PaladinsState, Player
from tests.titles.paladins.oracle.compare import moments, random_table
from tests.titles.paladins.positions import TITLE

MODES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solo", 1),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
]
GAMES = 12


def check(state: PaladinsState) -> None:
    """PW-1.5 Limited pieces are all there, PW-1.6 markers stand on their tracks."""
    everyone = state.everyone()
    townsfolk = [*state.townsfolk, *filter(None, state.townsfolk_row), *state.townsfolk_discard]
    townsfolk += [card for player in everyone for card in player.crew]
    assert len(townsfolk) == len(set(townsfolk)) == (38 if state.setting.extra_townsfolk else 32)
    outsiders = [*state.outsiders, *filter(None, state.outsider_row), *state.outsider_discard]
    outsiders += [card for player in everyone for card in player.attacked + player.converted]
    assert len(outsiders) == len(set(outsiders)) == 36
    walls = [*state.walls, *(card for player in everyone for card in player.walls)]
    assert len(walls) == len(set(walls)) == 24
    suspicion = [
        *state.suspicion,
        *state.suspicion_discard,
        *(c for player in everyone for c in player.suspicion),
    ]
    assert len(suspicion) == len(set(suspicion)) == 24
    tavern = [*state.tavern, *state.tavern_discard, *state.tavern_row]
    tavern += [player.tavern for player in state.players if player.tavern]
    assert len(tavern) == len(set(tavern)) == 24
    assert state.debts + sum(player.unpaid + player.paid for player in everyone) == 24
    assert 0 <= state.tax <= state.setting.numbers.tax_supply
    for player in everyone:
        check_player(state, player)
    for player in state.players:
        check_board(player)
    check_enemies(state)


def check_player(state: PaladinsState, player: Player) -> None:
    assert all(0 <= value <= 12 for value in player.attributes)
    assert all(0 <= player.done(action) <= 7 for action in RIGHT_SIDE if action != 10)
    mine = [piece for piece in state.map if piece != FREE and piece // 2 == player.seat]
    assert sum(piece % 2 == 0 for piece in mine) == player.monks <= 7
    assert sum(piece % 2 == 1 for piece in mine) == player.outposts <= 7
    assert player.silver >= 0
    assert player.provisions >= 0
    assert all(number >= 0 for number in player.workers)
    assert player.unpaid >= 0


def check_board(player: Player) -> None:
    """PW-5.5, PW-5.9 No action space holds more than it may; PW-3.10 nothing of one's own is lost."""
    assert player.developed == sum(mask.bit_count() for mask in player.workshops)
    assert player.workshops_left() >= 0
    paladins = [*player.pile, *player.drawn, *player.spent, *([player.paladin] if player.paladin else [])]
    assert len(paladins) == len(set(paladins)) == 12
    for action, row in enumerate(player.placed):
        if not row:
            continue
        if action in RIGHT_SIDE:
            spaces = BOX.actions[action].spaces
            assert len(row) == 3
            for at, worker in enumerate(row):
                if player.workshops[action - RIGHT_SIDE[0]] >> at & 1:
                    assert worker == -2
                elif spaces[at] != "any":
                    assert worker in (5, ("labourer", *ALL).index(spaces[at]))
            assert row[2] >= 0
        else:
            most = max(move.spaces.count for move in board_moves(player) if move.action == action)
            assert 1 <= len(row) <= most
    assert all(worker_spaces(player, move).count <= 3 for move in board_moves(player))
    assert len(player.placed) == len(ACTIONS)


ALL = ("scout", "merchant", "fighter", "cleric")


def check_enemies(state: PaladinsState) -> None:
    if state.overlord is not None:
        on_cards = sum(workers for workers in state.overlord.workers if workers > 0)
        assert on_cards + state.overlord.supply == BOX.baron_workers
        assert all(0 <= player.honour <= 12 for player in state.players)
    if state.rival is not None:
        cards = [*state.rival.pile, *state.rival.discard, *state.rival.favours]
        assert len(cards) == len(set(cards)) == 17
        assert 1 <= state.rival.marker <= 5
        assert state.rival.workers >= 0
        assert sorted(state.rival.stack) == [0, 1, 2]


def undone(before: PaladinsState, after: PaladinsState) -> list[str]:
    """PW-4.8, PW-6.2.6, PW-7 What a player has built, taken or paid and no longer has."""
    found = [f"map {at}" for at, piece in enumerate(before.map) if piece not in (FREE, after.map[at])]
    for one, two in zip(before.everyone(), after.everyone(), strict=True):
        for name in ("walls", "attacked", "converted", "crew", "spent"):
            had = getattr(one, name)
            if getattr(two, name)[: len(had)] != had:
                found.append(f"{name} of {one.seat}")
        found += [
            f"{name} of {one.seat}" for name in ("paid", "boxed") if getattr(two, name) < getattr(one, name)
        ]
        if one.jars & ~two.jars:
            found.append(f"jars of {one.seat}")
        if any(had & ~have for had, have in zip(one.workshops, two.workshops, strict=True)):
            found.append(f"workshops of {one.seat}")
        if before.overlord is None and any(map(int.__lt__, two.attributes, one.attributes)):
            found.append(f"attributes of {one.seat}")
    return found


def disturbed(before: PaladinsState, after: PaladinsState, seat: int) -> list[int]:
    """PW-5.11, PW-9.3 Whose things have changed in a turn of another without an Inquisition, not in co-op."""
    if before.overlord is not None or after.tax > before.tax or after.debts != before.debts:
        return []
    both = zip(before.everyone(), after.everyone(), strict=True)
    return [one.seat for one, two in both if one.seat != seat and belongings(one) != belongings(two)]


def belongings(player: Player) -> tuple[Any, ...]:
    """What lies before a player and in his pool."""
    goods = (player.silver, player.provisions, player.unpaid, player.paid, player.passed)
    return (*goods, player.workers, player.attributes, player.placed, player.suspicion, player.crew)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_what_is_always_true(mode: str, players: int) -> None:  # PW-1.5 PW-1.6 PW-2.1 PW-5.5 PW-9.4
    looked_at = 0
    for seed in range(GAMES):
        chance = Random(seed)
        options = {
            option.id: chance.choice(option.values)
            for option in TITLE.options
            if (not option.modes or mode in option.modes) and not option.forced
        }
        table = TITLE.table([f"P{seat}" for seat in range(players)], str(seed), mode, options)
        play = Play(TITLE, table, every=NEVER)
        while play.pending:
            decision = chance.choice(play.pending)
            busy = [option for option in decision.options if option != "pass"]
            options_ = busy if busy and chance.random() < 0.9 else decision.options
            play.take(decision, chance.choice(options_))
            check(play.state)
            looked_at += 1
    assert looked_at > 400


@pytest.mark.parametrize("mode", ["competitive", "solo", "coop"])
def test_what_is_done_is_never_undone_and_others_stay_untouched(mode: str) -> None:  # PW-5.11 PW-6.2.6
    turns = 0
    chance = Random(mode)
    for _ in range(GAMES):
        table = random_table(TITLE, mode, chance)
        for one, two in pairwise(moments(TITLE, table, Random(chance.getrandbits(64)))):
            assert undone(one.state, two.state) == []
            if one.task.rule == "turn":
                turns += 1
                assert disturbed(one.state, two.state, one.task.args[0]) == []
    assert turns > 300


def test_a_coin_of_another_and_a_townsfolk_that_leaves_are_found() -> None:
    table = random_table(TITLE, "competitive", Random(1))
    *_, last = moments(TITLE, table, Random(1))
    after = last.state.copy()
    assert (undone(last.state, after), disturbed(last.state, after, 0)) == ([], [])
    after.players[1].silver += 1
    after.players[0].crew = after.players[0].crew[1:]
    assert undone(last.state, after) == ["crew of 0"]
    assert disturbed(last.state, after, 0) == [1]
