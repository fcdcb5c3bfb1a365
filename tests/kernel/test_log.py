"""Logs: written, read, checked, and opened at any point."""

import json
from dataclasses import replace
from typing import Any

import pytest

from salotto.kernel.log import BadLog, check_log, commitment, from_log, to_log, verify
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Json, Option
from tests.kernel.stage import Scene, Stage, ask, on_stage, rolls, said, say, tells
from tests.kernel.toy import TOY, Party, TeaParty
from tests.random_games import Setting, heard, position, random_play, replayed, undo_reach


def stored(play: Play[Any]) -> Json:
    """A log as it comes back from a file."""
    return json.loads(json.dumps(to_log(play)))


@pytest.fixture(scope="module")
def game() -> Play[Party]:
    return random_play(Setting(TOY, "rivals", 3), 7)


@pytest.fixture
def log(game: Play[Party]) -> Json:
    return stored(game)


# There and back


def test_a_log_holds_the_whole_truth(game: Play[Party], log: Json) -> None:
    assert (log["format"], log["title"], log["release"], log["mode"]) == (1, "tea-party", 1, "rivals")
    assert log["seats"] == ["player 1", "player 2", "player 3"]
    assert log["choices"] == [[seat, key] for seat, key in game.log]
    assert log["outcome"]["scores"] == list(game.outcome.scores if game.outcome else ())
    assert to_log(game) == log


def test_a_log_opens_where_it_ended(game: Play[Party], log: Json) -> None:
    opened = from_log(TOY, log)
    assert position(opened) == position(game)
    assert opened.log == game.log
    assert opened.outcome == game.outcome


@pytest.mark.parametrize(("to", "at"), [(0, 0), (5, 5), (-3, 0), (10**9, None), (None, None)])
def test_a_log_opens_at_any_point(game: Play[Party], log: Json, to: int | None, at: int | None) -> None:
    assert len(from_log(TOY, log, to).log) == (len(game.log) if at is None else at)


def test_a_game_opened_in_the_middle_can_be_played_on(game: Play[Party], log: Json) -> None:
    opened = from_log(TOY, log, 11)
    for choice in game.log[11:]:
        opened.answer(*choice)
    assert position(opened) == position(game)


def test_with_a_story_the_whole_story_is_told(game: Play[Party], log: Json) -> None:
    story: list[Told] = []
    from_log(TOY, log, story=story)
    assert heard(story) == heard(replayed(game)[1])


def test_an_opened_game_can_be_taken_back_as_far_as_before() -> None:
    play = on_stage(*[(ask(0),)] * 30, every=0)
    say(play, *["0a"] * 25)
    opened = from_log(play.title, stored(play))
    opened.restart(0)
    assert said(opened) == []


def test_one_seat_can_go_back_alone_in_a_game_opened_in_the_middle_of_a_simultaneous_step() -> None:
    play = on_stage({0: [(ask(0),)] * 9, 1: [(ask(1),)] * 9}, every=0)
    say(play, *["0a", "1b"] * 6)
    opened = from_log(play.title, stored(play))
    opened.restart(1)
    assert said(opened) == ["0a"] * 6
    assert undo_reach(opened, 0) == 5


def test_a_step_leaves_one_checkpoint_in_the_log() -> None:
    play = on_stage({0: [(ask(0),)] * 30, 1: [(ask(1),)] * 30}, (ask(0), ask(0)), every=0)
    say(play, *["0a", "1b"] * 30, "0c")
    assert len(play.checkpoints()) > 50
    assert len(stored(play)["checkpoints"]) < 5


# Other releases

OLD: tuple[Scene, ...] = ((ask(0), rolls()), (ask(0), tells("told")), (ask(0, "x y"),), (ask(0),))
NEW: tuple[Scene, ...] = ((ask(0, "p q"), rolls()), (ask(0), tells("told")), (ask(0, "x y"),), (ask(0),))
LIKE: tuple[Scene, ...] = ((ask(0), rolls(6)), (ask(0), tells("told")), (ask(0, "x y"),), (ask(0),))


class Later(Stage):
    """The stage in its second release."""

    release = 2


@pytest.fixture
def old_log() -> Json:
    play = on_stage(*OLD, every=1)
    say(play, "0a", "0b", "0x")
    return stored(play)


def test_a_running_table_goes_on_when_a_rule_was_mended(old_log: Json) -> None:
    opened = from_log(Later(*NEW), old_log)
    assert said(opened) == ["0a", "0b", "0x"]
    say(opened, "0c")
    assert opened.over


def test_a_running_table_goes_on_where_a_mended_rule_no_longer_takes_its_answers() -> None:
    play = on_stage((ask(0), ask(0), ask(0)), (ask(0),), every=1)
    say(play, "0a", "0b")
    opened = from_log(Later((ask(0), ask(0, "p q"), ask(0)), (ask(0),)), stored(play))
    assert said(opened) == ["0a"]
    say(opened, "0p", "0a", "0b")
    assert opened.over


def test_how_a_game_ended_is_kept_for_later_releases() -> None:
    play = on_stage((ask(0),), (ask(0), tells("told")))
    say(play, "0a", "0b")
    log = stored(play)
    assert log["checkpoints"][-1]["at"] == len(log["choices"]) == 2
    opened = from_log(Later((ask(0, "p q"),), (ask(0, "p q"),)), log)
    assert (opened.over, opened.state) == (True, play.state)
    assert len(opened.checkpoints()) == len(opened.fork().checkpoints()) == 1


def test_a_table_of_an_older_release_is_not_told_from_the_beginning_by_new_rules(old_log: Json) -> None:
    for script in (NEW, LIKE):
        story: list[Told] = []
        opened = from_log(Later(*script), old_log, story=story)
        assert opened.state == from_log(Stage(*OLD), old_log).state


def test_a_log_whose_choices_no_longer_fit_says_which(old_log: Json) -> None:
    with pytest.raises(BadLog, match="choice 0 of the log does not fit: 'a' is not a legal answer"):
        from_log(Later(*NEW), {**old_log, "checkpoints": []})


def test_an_older_release_cannot_be_verified(old_log: Json) -> None:
    with pytest.raises(BadLog, match="played by release 1 of the rules; this is release 2"):
        verify(Later(*NEW), old_log)
    with pytest.raises(BadLog, match="the seed does not match"):
        verify(Later(*NEW), {**old_log, "seed": "another"})


@pytest.mark.parametrize("number", [0, 2, 99, "1", None])
def test_a_file_of_another_format_is_refused_in_words(log: Json, number: Any) -> None:
    with pytest.raises(BadLog, match=f"log format {number!r} is not known here; this release reads format 1"):
        check_log({**log, "format": number})


# Proof


def test_an_honest_log_is_verified(game: Play[Party], log: Json) -> None:
    assert position(verify(TOY, log)) == position(game)


class LongerParty(TeaParty):
    """The toy of a later release, with one more option."""

    options = (*TeaParty.options, Option("scones", False, (False, True)))


def test_a_log_from_before_an_option_keeps_its_fingerprint(log: Json) -> None:
    assert verify(LongerParty(), log).table.options == {**log["options"], "scones": False}
    for options in ({}, {**log["options"], "scones": True}):
        with pytest.raises(BadLog, match="the seed does not match"):
            verify(LongerParty(), {**log, "options": options})


def test_the_commitment_fixes_the_deal_but_not_the_names() -> None:
    table = TOY.table(["x", "y"], "seed")
    first = commitment(table)
    assert commitment(replace(table, seats=("Ada", "Ben"))) == first
    others = [
        TOY.table(["x", "y"], "seed2"),
        TOY.table(["x", "y", "z"], "seed"),
        TOY.table(["x", "y"], "seed", "friends"),
        TOY.table(["x", "y"], "seed", options={"rounds": 3}),
        replace(table, title="another"),
    ]
    assert len({first, *map(commitment, others)}) == 6


def test_a_swapped_seed_is_found_out(game: Play[Party], log: Json) -> None:
    with pytest.raises(BadLog, match="seed does not match the commitment"):
        verify(TOY, {**log, "seed": "another"})
    other = commitment(replace(game.table, seed="another"))
    with pytest.raises(BadLog):
        verify(TOY, {**log, "seed": "another", "commitment": other})


def test_a_forged_outcome_is_found_out(log: Json) -> None:
    with pytest.raises(BadLog, match="outcome"):
        verify(TOY, {**log, "outcome": {**log["outcome"], "ranks": [1, 1, 1]}})


def test_a_forged_checkpoint_is_found_out_wherever_it_stands(log: Json) -> None:
    mark = log["checkpoints"][-1]
    for forged in (
        {**mark, "state": {**mark["state"], "round": 99}},
        {**mark, "at": mark["at"] - 1},
        {**mark, "step": mark["step"] + 1},
        {**mark, "turns": {"0": 9}},
    ):
        with pytest.raises(BadLog, match="is not what the choices lead to"):
            verify(TOY, {**log, "checkpoints": [forged]})


def test_a_log_of_another_title_is_refused(log: Json) -> None:
    for read in (from_log, verify):
        with pytest.raises(BadLog, match="this is a log of tea-party, not of stage"):
            read(Stage(), log)


# Damage


@pytest.mark.parametrize("data", [None, 3, "log", [], {}, {"choices": []}])
def test_what_is_no_log_is_refused(data: Json) -> None:
    with pytest.raises(BadLog, match="not a log"):
        check_log(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("release", "1"),
        ("mode", None),
        ("mode", "war"),
        ("options", []),
        ("options", {"rounds": 9}),
        ("options", {"rounds": [1]}),
        ("options", {"milk": 1}),
        ("seats", "xyz"),
        ("seats", [1, 2, 3]),
        ("seats", ["x"] * 9),
        ("seats", []),
        ("seed", 5),
        ("choices", {}),
        ("choices", [[0]]),
        ("choices", [[0, 1]]),
        ("choices", [[9, "a"]]),
        ("choices", [[-1, "a"]]),
        ("choices", [[True, "a"]]),
        ("choices", ["0a"]),
        ("checkpoints", [None]),
        ("checkpoints", [{}]),
        ("checkpoints", [{"at": "0"}]),
        ("checkpoints", [{"at": -1}]),
        ("checkpoints", [{"at": 10**9}]),
        ("checkpoints", [{"at": True}]),
        ("outcome", []),
    ],
)
def test_a_damaged_log_says_what_is_wrong(log: Json, name: str, value: Json) -> None:
    with pytest.raises(BadLog):
        from_log(TOY, {**log, name: value})


def test_a_missing_field_is_named(log: Json) -> None:
    for name in log:
        with pytest.raises(BadLog, match="not a log" if name == "format" else f"{name!r} is missing"):
            from_log(TOY, {key: value for key, value in log.items() if key != name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", None),
        ("turns", []),
        ("turns", {"x": 1}),
        ("walls", []),
        ("walls", [[0], ["start"], 0, 0, 0]),
        ("walls", [[0, 0, 0], ["start"], 0, 0, 0]),
        ("walls", [["x", 0, 0], ["start"] * 3, 0, 0, 0]),
        ("walls", [[0, 0, 0], ["start"] * 3, float("inf"), 0, 0]),
        ("state", {}),
        ("state", None),
    ],
)
def test_a_damaged_checkpoint_is_refused(log: Json, name: str, value: Json) -> None:
    marks = log["checkpoints"]
    with pytest.raises(BadLog):
        from_log(TOY, {**log, "checkpoints": [*marks[:-1], {**marks[-1], name: value}]})


def test_a_state_that_makes_the_rules_stumble_is_refused(log: Json) -> None:
    mark = next(mark for mark in log["checkpoints"] if mark["state"]["phase"] == "serve")
    broken = {**mark, "state": {**mark["state"], "host": 77}}
    with pytest.raises(BadLog, match="does not go on"):
        from_log(TOY, {**log, "checkpoints": [broken]})
