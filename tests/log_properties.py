"""What holds for the logs of every title: those checks that write, read and damage logs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from salotto.kernel.codec import decode, encode
from salotto.kernel.log import BadLog, from_log, to_log, verify
from salotto.kernel.play import Play
from salotto.kernel.title import Json
from tests.properties import CHECKS, check, readers_of, seats_of, wander
from tests.random_games import heard, position, positions, questions, replayed, undo_reach


@check
def a_log_opens_at_any_point(play: Play[Any]) -> None:
    """Every jump lands where the game was, through checkpoints and from the start alike, and can go on."""
    log = json.loads(json.dumps(to_log(play)))
    bare = {**log, "checkpoints": []}
    for here in positions(play, 150):
        at = len(here.log)
        jump = from_log(play.title, log, at)
        assert position(jump) == position(here), f"at {at}"
        if at % 10 == 0 or at == len(play.log):
            assert position(from_log(play.title, bare, at)) == position(here)
            assert [undo_reach(jump, seat) for seat in seats_of(play)] == [
                undo_reach(here, seat) for seat in seats_of(play)
            ]
            for seat in seats_of(play):
                if isinstance(undo_reach(jump, seat), int):
                    jump.restart(seat)
            for asked in jump.pending:
                jump.imagine(asked.seat, "x")


@check
def a_log_is_verified_unless_tampered_with(play: Play[Any]) -> None:
    """The log proves itself, undos and all; another seed, choice, outcome or checkpoint is found out."""
    chance = Random(len(play.log))
    play = play.fork()
    wander(play, chance)
    log = json.loads(json.dumps(to_log(play)))
    assert position(verify(play.title, log)) == position(play)
    frauds = [{"seed": log["seed"] + "x"}, {"outcome": {"scores": [99]}}, {"title": "another"}]
    if log["choices"]:
        frauds += [{"choices": [*log["choices"][:-1], [log["choices"][-1][0], "no such thing"]]}]
    forged = {**log["checkpoints"][-1], "step": log["checkpoints"][-1]["step"] + 1}
    frauds += [{"checkpoints": [*log["checkpoints"][:-1], forged]}]
    for fraud in frauds:
        try:
            verify(play.title, {**log, **fraud})
        except BadLog:
            continue
        raise AssertionError(f"nobody notices {list(fraud)}")


@check
def a_damaged_log_is_refused_in_words(play: Play[Any]) -> None:
    """Whatever is wrong in a file, BadLog says so; and what is verified opens as it was played."""
    chance = Random(len(play.log))
    text = json.dumps(to_log(play))
    for _ in range(15):
        log = json.loads(text)
        for _ in range(chance.choice([1, 1, 2, 5])):
            damage(log, chance)
        to = chance.choice([None, 0, chance.randrange(len(play.log) + 1)])
        try:
            opened = from_log(play.title, log, to)
            proved = verify(play.title, log)
        except BadLog:
            continue
        if to is None:
            assert position(opened) == position(proved)


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


@check
def checkpoints_come_back_as_they_were(play: Play[Any]) -> None:
    """Encoded, written as JSON, read and decoded, a state is the same."""
    for here in [*(mark.state for mark in play.checkpoints()), play.state]:
        data = encode(here)
        back = decode(play.title.state_type, json.loads(json.dumps(data, allow_nan=False)), play.title.find)
        assert encode(back) == data
        assert back == here
        assert encode(here.copy()) == data


@check
def what_leaves_the_kernel_is_plain(play: Play[Any]) -> None:
    """Views, questions, refusals, stories, scores and logs are JSON and nothing else."""
    again, story = replayed(play)
    plain(to_log(again))
    plain(heard(story))
    for here in positions(play, 12):
        plain(questions(here))
        for reader in readers_of(here):
            plain(here.view(reader))
        for decision in here.pending:
            blocked = decision.why_not()
            plain([[each.key, each.rule, each.message, each.args] for each in blocked])
            assert not {each.key for each in blocked} & set(decision.keys), "blocked, and yet an option"


def plain(data: Json) -> None:
    """Assert that data is what JSON can say."""
    assert json.loads(json.dumps(data, allow_nan=False)) == data


__all__ = ["CHECKS"]
