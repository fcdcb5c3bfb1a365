"""What holds for the logs of every title: those checks that write, read and damage logs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from salotto.kernel.codec import decode, encode
from salotto.kernel.log import BadLog, from_log, to_log, verify
from salotto.kernel.play import Play
from salotto.kernel.title import Json, Title
from tests.properties import CHECKS, check, readers_of, seats_of, wander
from tests.random_games import heard, position, questions, undo_reach
from tests.recorded import Game


@check(least=30)
def a_log_opens_at_any_point(game: Game) -> int:
    """Every jump lands where the game was, through checkpoints and from the start alike, and can go on."""
    log = json.loads(game.text)
    bare = {**log, "checkpoints": []}
    looked = 0
    points = game.points(60)
    thorough = set(game.points(8))
    for at, here in enumerate(game.again()):
        if at not in points and at not in thorough:
            continue
        jump = from_log(game.title, log, at)
        assert position(jump) == position(here), f"at {at}"
        looked += 1
        if at in thorough:
            assert position(from_log(game.title, bare, at)) == position(here)
            assert [undo_reach(jump, seat) for seat in seats_of(here)] == [
                undo_reach(here, seat) for seat in seats_of(here)
            ]
            for seat in seats_of(here):
                if isinstance(undo_reach(jump, seat), int):
                    jump.restart(seat)
            for asked in jump.pending:
                jump.imagine(asked.seat, "x")
    return looked


@check(least=14)
def a_log_is_verified_unless_tampered_with(game: Game) -> int:
    """The log proves itself, undos and all; another seed, choice, outcome or checkpoint is found out."""
    log = with_few_checkpoints(json.loads(game.text), 40)
    assert position(verify(game.title, log)) == position(game.play)
    found_out(game.title, log, {"outcome": {"scores": [99]}})
    found_out(game.title, log, {"seed": log["seed"] + "x"})
    other = wandered(game)
    log = with_few_checkpoints(json.loads(json.dumps(to_log(other))))
    assert position(verify(game.title, log)) == position(other)
    *marks, last = log["checkpoints"]
    found_out(game.title, log, {"checkpoints": [*marks, {**last, "step": last["step"] + 1}]})
    *choices, (seat, _) = log["choices"]
    found_out(game.title, log, {"choices": [*choices, [seat, "no such thing"]]})
    found_out(game.title, log, {"title": "another"})
    return 7


def found_out(title: Title[Any], log: dict[str, Json], fraud: dict[str, Json]) -> None:
    """Assert that a log that was tampered with is not verified."""
    try:
        verify(title, {**log, **fraud, **({} if "checkpoints" in fraud else {"checkpoints": []})})
    except BadLog:
        return
    raise AssertionError(f"nobody notices {list(fraud)}")


def wandered(game: Game) -> Play[Any]:
    """The game from its middle on, otherwise, with answers taken back."""
    play = game.at(len(game.log) // 2)
    wander(play, Random(len(game.log)))
    return play


def with_few_checkpoints(log: dict[str, Json], most: int = 8) -> dict[str, Json]:
    """A log with some of its checkpoints, the last among them: each costs time to prove."""
    *marks, last = log["checkpoints"]
    return {**log, "checkpoints": [*marks[:: 1 + len(marks) // most], last]}


@check(least=20)
def a_damaged_log_is_refused_in_words(game: Game) -> int:
    """Whatever is wrong in a file, BadLog says so; and what is verified opens as it was played."""
    chance = Random(len(game.log))
    text = json.dumps(with_few_checkpoints(json.loads(game.text)))
    times = max(3, round(22 * game.part))
    for _ in range(times):
        log = json.loads(text)
        for _ in range(chance.choice([1, 1, 2, 5])):
            damage(log, chance)
        to = chance.choice([None, 0, chance.randrange(len(game.log) + 1)])
        try:
            opened = from_log(game.title, log, to)
            proved = verify(game.title, log)
        except BadLog:
            continue
        if to is None:
            assert position(opened) == position(proved)
    return times


def damage(data: Any, chance: Random) -> None:
    """Change something somewhere in JSON data."""
    junk: list[Json] = [
        None,
        True,
        -1,
        0,
        7,
        10**9,
        1.5,
        "",
        "x",
        "room:x",
        "\ud800",
        [],
        {},
        [[]],
        {"at": 0},
    ]
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = chance.choice(keys)
        if chance.random() < 0.4:  # the last checkpoint is the one that is used
            key = "checkpoints" if "checkpoints" in data else keys[-1]
        if isinstance(data[key], list | dict) and data[key] and chance.random() < 0.85:
            data = data[key]
        elif chance.random() < 0.2:
            del data[key]
            return
        else:
            data[key] = data[chance.choice(keys)] if chance.random() < 0.2 else chance.choice(junk)
            return


@check(least=60)
def checkpoints_come_back_as_they_were(game: Game) -> int:
    """Encoded, written as JSON, read and decoded, a state is the same."""
    marks = [mark.state for mark in game.play.checkpoints()]
    most = max(2, round(120 * game.part))
    states = [*marks[:: max(1, len(marks) // most)], game.play.state]
    for state in states:
        data = encode(state)
        back = decode(game.title.state_type, json.loads(json.dumps(data, allow_nan=False)), game.title.find)
        assert encode(back) == data
        assert back == state
        assert encode(state.copy()) == data
    return len(states)


@check(least=20)
def what_leaves_the_kernel_is_plain(game: Game) -> int:
    """Views, questions, refusals, stories, scores and logs are JSON and nothing else."""
    plain(with_few_checkpoints(to_log(game.play)))
    plain(heard(game.story))
    looked = 0
    for here in game.positions(40):
        plain(questions(here))
        for reader in readers_of(here):
            plain(here.view(reader))
        for decision in here.pending:
            blocked = decision.why_not()
            plain([[each.key, each.rule, each.message, each.args] for each in blocked])
            assert not {each.key for each in blocked} & set(decision.keys), "blocked, and yet an option"
        looked += 1
    return looked


def plain(data: Json) -> None:
    """Assert that data is what JSON can say."""
    assert json.loads(json.dumps(data, allow_nan=False)) == data


__all__ = ["CHECKS"]
