"""Bots in any language: what they are told, and what happens when they fail."""

import gc
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from salotto.bots import UnknownBot, make_bot
from salotto.kernel.play import Play
from salotto.lab import protocol
from salotto.lab.protocol import STARTS, CommandBot, greeting, question, seat_bot
from salotto.lab.simulate import play_out
from salotto.lab.tournament import make_plan, play_game
from salotto.registry import title

MANOR = title("spook-manor")
EXAMPLE = Path(__file__).parents[2] / "examples" / "json_lines_bot.py"


def a_play(players: int = 2) -> Play[Any]:
    return Play(MANOR, MANOR.table(["random"] * players, "7"))


def program(tmp_path: Path, text: str, seconds: str = "20") -> CommandBot:
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys, time\n{text}")
    return CommandBot(f"cmd:{seconds}s:{sys.executable} {file}", "1")


def first_move(bot: CommandBot, play: Play[Any]) -> object:
    decision = play.decision(0)
    assert decision is not None
    return bot.choose(play, decision)


def greedys_move(play: Play[Any]) -> object:
    decision = play.decision(0)
    assert decision is not None
    return make_bot("greedy", "1").choose(play, decision)


def test_the_example_of_forty_lines_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    bot = CommandBot(f"cmd:60s:{sys.executable} {EXAMPLE}")
    play = a_play()
    play_out(play, [bot, make_bot("random")])
    bot.close()
    assert play.over
    assert bot.forfeits == []


def test_the_example_plays_the_same_game_again() -> None:
    def log() -> list[object]:
        bot, play = CommandBot(f"cmd:60s:{sys.executable} {EXAMPLE}"), a_play(1)
        play_out(play, [bot])
        bot.close()
        return list(play.log)

    assert log() == log()


def test_a_program_is_told_its_view_and_the_question_and_never_more() -> None:
    play = a_play()
    decision = play.decision(0)
    assert decision is not None
    asked = question(play, decision)
    assert asked["view"] == play.view(0)
    assert asked["options"] == decision.keys
    assert set(asked) == {"type", "prompt", "kind", "about", "options", "view"}
    redealt = play.imagine(0, "another deal")
    same = redealt.decision(0)
    assert same is not None
    assert json.dumps(question(redealt, same)) == json.dumps(asked)
    assert greeting(redealt, 0) == greeting(play, 0)


def test_an_answer_is_taken(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'choose':\n"
        "        print(json.dumps({'choice': asked['options'][-1]}), flush=True)\n",
    )
    play = a_play()
    decision = play.decision(0)
    assert decision is not None
    assert bot.choose(play, decision) is decision.options[-1]
    assert bot.forfeits == []
    bot.close()


@pytest.mark.parametrize(
    ("text", "fault", "detail"),
    [
        ("sys.stdin.readline()\nraise KeyError('tea')", "crashed", "exit status 1, KeyError: 'tea'"),
        (
            "sys.stdin.readline()\nprint('hello', flush=True)\ntime.sleep(9)",
            "nonsense",
            "answered b'hello\\n'",
        ),
        ("print('[]', flush=True)\ntime.sleep(9)", "nonsense", "answered b'[]\\n'"),
        ("print('{\"choice\": 3}', flush=True)\ntime.sleep(9)", "nonsense", "answered b'{\"choice\": 3}\\n'"),
        (
            'print(\'{"choice": "tea"}\', flush=True)\ntime.sleep(9)',
            "nonsense",
            "'tea' is not an option of sm-lay-foyer",
        ),
    ],
)
def test_a_forfeited_move_is_made_by_greedy(tmp_path: Path, text: str, fault: str, detail: str) -> None:
    bot, play = program(tmp_path, text), a_play()
    assert first_move(bot, play) is greedys_move(play)
    bot.close()
    (forfeit,) = bot.forfeits
    assert forfeit == (1, fault, detail)


def test_a_program_that_hangs_loses_the_move_in_time(tmp_path: Path) -> None:
    bot, play = program(tmp_path, "time.sleep(99)", seconds="0.2"), a_play()
    begun = time.monotonic()
    assert first_move(bot, play) is greedys_move(play)
    assert time.monotonic() - begun < 10
    assert bot.forfeits == [(1, "hung", "no answer within 0.2 s")]


def test_a_program_that_never_reads_cannot_block_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "view", lambda self, seat: "more than a pipe holds " * 100_000)
    bot, play = program(tmp_path, "time.sleep(99)", seconds="0.2"), a_play()
    first_move(bot, play)
    assert bot.forfeits[0].fault == "hung"


def test_a_program_that_keeps_crashing_is_not_started_for_ever(tmp_path: Path) -> None:
    bot, play = program(tmp_path, f"open({str(tmp_path / 'starts')!r}, 'a').write('.')"), a_play()
    for _ in range(STARTS + 2):
        first_move(bot, play)
    assert len((tmp_path / "starts").read_text()) == STARTS
    assert bot.forfeits[-1] == (STARTS + 2, "crashed", f"not started again after {STARTS} times")


TALE = """
told = open({file!r}, "w")
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "choose":
        keys = said["options"]
        print(json.dumps({{"choice": "done" if "done" in keys else keys[0]}}), flush=True)
    elif said["type"] == "end":
        json.dump(said, told)
        told.close()
told = open({file!r}, "a").write(" and then the input ended")
"""


def test_a_program_is_told_the_result_before_it_ends(tmp_path: Path) -> None:
    bot, play = program(tmp_path, TALE.format(file=str(tmp_path / "told"))), a_play()
    play_out(play, [bot, make_bot("random")])
    bot.finish(play)
    told, end = json.JSONDecoder().raw_decode((tmp_path / "told").read_text())
    outcome = play.outcome
    assert outcome is not None
    assert told == {
        "type": "end",
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "won": None,
        "view": play.view(0),
    }
    assert (tmp_path / "told").read_text()[end:] == " and then the input ended"
    assert bot.forfeits == []


def test_a_program_that_stays_after_the_result_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "FAREWELL_SECONDS", 0.2)
    text = f"{TALE.format(file=str(tmp_path / 'told'))}\nopen({str(tmp_path / 'told')!r}, 'w').write('x')"
    bot, play = program(tmp_path, f"{text}\ntime.sleep(99)"), a_play()
    play_out(play, [bot, make_bot("random")])
    begun = time.monotonic()
    bot.finish(play)
    assert time.monotonic() - begun < 10


def test_a_program_that_was_never_asked_is_told_nothing() -> None:
    play = a_play()
    play_out(play, [make_bot("random"), make_bot("random")])
    bot = CommandBot("cmd:false")
    bot.finish(play)
    assert bot.forfeits == []


def test_in_a_tournament_a_program_is_told_the_result(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys\n{TALE.format(file=str(tmp_path / 'told'))}")
    plan = make_plan("spook-manor", ["random", f"cmd:60s:{sys.executable} {file}"], 1)
    game = play_game(plan, 0)
    told, _ = json.JSONDecoder().raw_decode((tmp_path / "told").read_text())
    assert (told["scores"], told["ranks"]) == (list(game.scores), list(game.ranks))


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    text = (
        f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
        "print('hello', flush=True)\ntime.sleep(99)"
    )
    bot, play = program(tmp_path, text), a_play()
    first_move(bot, play)
    pid = int((tmp_path / "pid").read_text())
    os.kill(pid, 0)  # it runs
    del bot
    gc.collect()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_name_without_a_program_is_no_bot() -> None:
    with pytest.raises(UnknownBot, match="no such-thing"):
        seat_bot("cmd:'no such-thing'")
    with pytest.raises(UnknownBot, match="names no program"):
        seat_bot("cmd:")


def test_the_time_for_a_move_stands_in_the_name() -> None:
    assert CommandBot("cmd:2.5s:true --fast").seconds == 2.5
    assert CommandBot("cmd:2.5s:true --fast").command == ["true", "--fast"]
    assert CommandBot("cmd:true").seconds == 10


def test_a_quotation_without_an_end_and_a_move_of_years_are_no_bot() -> None:
    with pytest.raises(UnknownBot, match="names no program"):
        seat_bot("cmd:./my_bot 'tea")
    with pytest.raises(UnknownBot, match="a day at most"):
        seat_bot("cmd:99999999999s:true")


def test_an_answer_that_is_nested_too_deeply_is_nonsense(tmp_path: Path) -> None:
    text = "print('{\"choice\": ' + '[' * 60_000, flush=True)\ntime.sleep(9)"
    bot, play = program(tmp_path, text), a_play()
    assert first_move(bot, play) is greedys_move(play)
    bot.close()
    assert [forfeit.fault for forfeit in bot.forfeits] == ["nonsense"]


def test_a_program_that_cannot_be_started_forfeits_its_moves(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("#!/no/such/interpreter\n")
    file.chmod(0o755)
    bot, play = CommandBot(f"cmd:{file}", "1"), a_play()
    assert first_move(bot, play) is greedys_move(play)
    assert bot.forfeits == [(1, "crashed", "cannot be started: No such file or directory")]


def test_a_wrapper_whose_program_hangs_loses_the_move_in_time(tmp_path: Path) -> None:
    file = tmp_path / "bot.sh"
    file.write_text("#!/bin/sh\nsleep 60\necho done\n")
    file.chmod(0o755)
    bot, play = CommandBot(f"cmd:0.2s:{file}", "1"), a_play()
    begun = time.monotonic()
    assert first_move(bot, play) is greedys_move(play)
    assert time.monotonic() - begun < 10
    assert bot.forfeits == [(1, "hung", "no answer within 0.2 s")]
