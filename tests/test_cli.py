"""The command line: its contracts for scripts, and one clear line for whatever is wrong."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from salotto.cli import main
from salotto.kernel.log import to_log
from salotto.registry import everything
from salotto.terminal import saves
from tests.children import PATIENCE, Terminal
from tests.terminal.table import new_play

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for saved games, and no language in the environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SALOTTO_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def log(tmp_path: Path, capsys: Captured) -> Path:
    """The file of a finished game."""
    folder = tmp_path / "games"
    seats = ["--seats", "random,random", "--games", "1", "--save", str(folder), "--json"]
    assert main(["simulate", "spook-manor", *seats]) == 0
    capsys.readouterr()
    return next(folder.iterdir())


def trouble(capsys: Captured, *arguments: str) -> str:
    """The one line that is said about wrong arguments."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("salotto: ")
    assert err.count("\n") == 1
    return err.removeprefix("salotto: ").rstrip("\n")


# Contracts


def test_titles_json_lists_the_shelf(capsys: Captured) -> None:
    assert main(["titles", "--json"]) == 0
    shelf = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in shelf] == list(everything())
    assert [entry["id"] for entry in shelf if entry.get("campaign")] == ["tomesaga"]
    (spook_manor,) = (entry for entry in shelf if entry["id"] == "spook-manor")
    assert spook_manor == {
        "id": "spook-manor",
        "players": [1, 2, 3, 4, 5, 6],
        "modes": [
            {"id": "competitive", "players": [2, 3, 4, 5, 6]},
            {"id": "solo", "players": [1]},
            {"id": "solo-big-manor", "players": [1]},
        ],
        "options": {
            "monster_supply": {"default": 52, "values": [52, 68]},
            "live_score": {"default": True, "values": [True, False]},
        },
    }


def test_titles_are_also_shown_to_people(capsys: Captured) -> None:
    assert main(["titles", "--lang", "it"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Spook Manor spook-manor 1–6 giocatori" in shown
    assert "--option live_score=on|off" in shown


def test_simulate_json_keeps_its_contract(capsys: Captured) -> None:
    arguments = ["--seats", "random,greedy,random", "--games", "4", "--seed", "7", "--jobs", "1", "--json"]
    assert main(["simulate", "spook-manor", *arguments, "--option", "monster_supply=68"]) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert err == ""
    assert {"title", "mode", "games", "finished", "decisions", "seconds", "seats"} <= report.keys()
    assert (report["title"], report["mode"], report["games"], report["finished"]) == (
        "spook-manor",
        "competitive",
        4,
        4,
    )
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy", "random"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(4)


def test_simulate_tells_people_who_won(capsys: Captured) -> None:
    assert (
        main(["simulate", "spook-manor", "--seats", "greedy", "--mode", "solo-big-manor", "--games", "2"])
        == 0
    )
    out = capsys.readouterr().out
    assert "2 of 2 games finished" in out
    assert "100.0 %" in out


def test_a_failed_game_makes_the_exit_code_1(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr("salotto.bots.simple.RandomBot.choose", broken)
    save = ["--save", str(tmp_path / "games")]
    assert main(["simulate", "spook-manor", "--seats", "random,random", "--games", "2", "--json", *save]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["finished"] == 0
    assert err.count("RuntimeError: no idea") == 2


def test_bench_json_keeps_its_contract(capsys: Captured) -> None:
    assert main(["bench", "spook-manor", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    numbers = (
        "decisions_per_s",
        "plies_per_s",
        "games_per_s",
        "copy_us",
        "fork_us",
        "evaluate_us",
        "loop_ms",
        "steps_per_s",
    )
    assert all(figures["lean"][number] > 0 for number in ("decisions_per_s", "plies_per_s"))
    assert figures["title"] == "spook-manor"
    assert figures["peer"] is None
    assert figures["engine"] in ("interpreted", "compiled")
    assert all(figures[number] > 0 for number in numbers)


def test_bench_shows_people_a_table(capsys: Captured) -> None:
    assert main(["bench", "spook-manor", "--mode", "solo", "--seconds", "0", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Décisions par seconde" in out
    assert "Coups par seconde" in out


# Files


def test_a_genuine_file_is_verified(log: Path, capsys: Captured) -> None:
    assert main(["verify", str(log)]) == 0
    assert "is genuine" in capsys.readouterr().out


def test_a_swapped_seed_is_found(log: Path, capsys: Captured) -> None:
    data = json.loads(log.read_text())
    log.write_text(json.dumps({**data, "seed": "another"}))
    assert str(log) in trouble(capsys, "verify", str(log))


def test_the_score_of_a_file_is_shown_by_category(log: Path, capsys: Captured) -> None:
    assert main(["score", str(log), "--lang", "it"]) == 0
    out = capsys.readouterr().out
    assert "Intrattenimento" in out
    assert json.loads(log.read_text())["outcome"]["scores"][0] in map(int, out.split("Totale")[1].split()[:2])


def test_a_replay_is_printed_where_there_is_no_terminal(log: Path, capsys: Captured) -> None:
    assert main(["replay", str(log), "--to", "30"]) == 0
    assert "After 30 of" in capsys.readouterr().out


def test_damaged_files_never_end_in_a_traceback(log: Path, capsys: Captured) -> None:
    data = json.loads(log.read_text())
    chance = random.Random(1)
    for _ in range(60):
        log.write_text(json.dumps(damaged(data, chance)))
        for command in ("verify", "score", "replay"):
            assert main([command, str(log)]) in (0, 2)
            out, err = capsys.readouterr()
            assert err.count("\n") <= 1
            assert bool(out) != bool(err)


def damaged(data: Any, chance: random.Random) -> Any:
    """The same data with one thing in it replaced by nonsense, deleted or doubled."""
    copy = json.loads(json.dumps(data))
    place, key = copy, chance.choice(list(copy))
    while isinstance(place[key], dict | list) and place[key] and chance.random() < 0.8:
        place = place[key]
        key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
    match chance.randrange(3):
        case 0:
            place[key] = chance.choice([None, -1, 10**9, "x", [], {}, 1.5, True])
        case 1:
            del place[key]
        case 2:
            place[key] = [place[key], place[key]]
    return copy


@pytest.mark.parametrize("command", ["verify", "score", "replay", "play --resume"])
def test_a_file_that_cannot_be_read_is_named(command: str, tmp_path: Path, capsys: Captured) -> None:
    words = command.split()
    missing, binary = tmp_path / "none.json", tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert trouble(capsys, *words, str(missing)).startswith(f"{missing} cannot be read: No such file")
    assert trouble(capsys, *words, str(tmp_path)).startswith(f"{tmp_path} cannot be read: Is a directory")
    assert trouble(capsys, *words, str(binary)).startswith(f"{binary} cannot be opened")


def test_a_log_of_an_unknown_title_is_refused(log: Path, capsys: Captured) -> None:
    log.write_text(json.dumps({**json.loads(log.read_text()), "title": "ludo"}))
    assert "there is no title “ludo”" in trouble(capsys, "score", str(log))


def test_a_game_of_bots_cannot_be_resumed(log: Path, capsys: Captured) -> None:
    assert "no seat is yours" in trouble(capsys, "play", "--resume", str(log))


# What is wrong is said in one line


def test_what_a_title_forbids_is_said_in_the_language_of_the_player(capsys: Captured) -> None:
    command = "simulate obsession --seats random,random --option objective_cards=no --lang it"
    assert trouble(capsys, *command.split()) == "Senza carte obiettivo bisogna giocare i milestone."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "what shall Salotto do?"),
        ("dance", "there is no command “dance”"),
        ("titles --loud", "--loud means nothing here"),
        ("titles more", "more means nothing here"),
        ("play", "which title do you want to play?"),
        ("play ludo", "there is no title “ludo”"),
        ("play spok-manor", "did you mean spook-manor?"),
        ("play spook-manor --seats you,gredy", "did you mean greedy?"),
        ("play spook-manor --seats greedy,greedy", "no seat is yours"),
        ("play spook-manor --seats you,you,you,you,you,you,you", "spook-manor is not for 7 players"),
        ("play spook-manor --mode solo --seats you,greedy", "spook-manor, mode solo, is not for 2 players"),
        ("play spook-manor --mode duo", "spook-manor has no mode “duo”"),
        ("play spook-manor --option fog=thick", "spook-manor has no option “fog”"),
        ("play spook-manor --option live_score", "write --option name=value"),
        ("play spook-manor --option live_score=loud", "“loud” is not one of on, off"),
        ("play spook-manor --option monster_supply=53", "“53” is not one of 52, 68"),
        ("play spook-manor --lang de", "there is no language “de”; there are en, it, fr"),
        ("play spook-manor --lang", "there is no language “”"),
        ("play spook-manor --seed", "expected one argument"),
        ("play spook-manor --seed --lang it", "--seed"),
        ("watch spook-manor --seats you,greedy", "only bots can sit here"),
        ("watch spook-manor --delay soon", "“soon” is not a number of seconds"),
        ("watch spook-manor --delay -1", "“-1” is not a number of seconds"),
        ("watch spook-manor --delay nan", "“nan” is not a number of seconds"),
        ("simulate", "TITLE"),
        ("simulate spook-manor --seats you,greedy", "only bots can sit here"),
        ("simulate spook-manor --games 0", "“0” is not a whole number from 1 up"),
        ("simulate spook-manor --games many", "“many” is not a whole number from 1 up"),
        ("simulate spook-manor --jobs 1.5", "“1.5” is not a whole number from 1 up"),
        ("replay", "FILE"),
        ("replay x.json --to -1", "“-1” is not a whole number from 0 up"),
        ("bench ludo", "there is no title “ludo”"),
        ("bench spook-manor --peer chess", "chess"),
        ("bench tomesaga", "tomesaga is a campaign of several games"),
        ("watch tomesaga", "tomesaga is a campaign of several games"),
        ("ladder tomesaga", "tomesaga is a campaign of several games"),
        ("ladder tomesaga --sequential", "tomesaga is a campaign of several games"),
        ("tournament tomesaga --bots random,greedy", "tomesaga is a campaign of several games"),
        ("ladder spook-manor --mode solo", "--sequential"),
        ("ladder spook-manor --option fog=thick", "--sequential"),
        ("ladder spook-manor --games 0", "“0” is not a whole number from 1 up"),
        ("tune spook-manor --games 0", "“0” is not a whole number from 1 up"),
        ("tune spook-manor --generations -1", "“-1” is not a whole number from 1 up"),
        ("review game.json --deals 0", "“0” is not a whole number from 1 up"),
        ("campaign simulate --games 0", "“0” is not a whole number from 1 up"),
        ("simulate spook-manor --games 1 --seed \udcff", "bytes that are no letters"),
        ("tournament spook-manor --bots random,greedy --seed \udcff", "bytes that are no letters"),
        ("campaign simulate --games 1 --seed \udcff", "bytes that are no letters"),
    ],
)
def test_wrong_arguments_are_answered_with_one_line(line: str, said: str, capsys: Captured) -> None:
    assert said in trouble(capsys, *line.split())


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").write_text("")
    arguments = ["--seats", "random", "--games", "1", "--save", str(tmp_path / "file" / "games")]
    assert str(tmp_path) in trouble(capsys, "simulate", "spook-manor", *arguments)


@pytest.mark.parametrize(
    "line", ["export LOG --out", "tournament spook-manor --bots random --out", "campaign simulate --save"]
)
def test_no_folder_where_a_file_lies_is_said_in_one_line(
    line: str, log: Path, tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "file").write_text("")
    arguments = line.replace("LOG", str(log)).split()
    assert str(tmp_path / "file") in trouble(capsys, *arguments, str(tmp_path / "file" / "games"))


@pytest.mark.parametrize("command", ["verify", "replay", "score", "review", "export", "campaign show"])
def test_what_is_nested_too_deeply_is_no_game(command: str, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert "deep.json" in trouble(capsys, *command.split(), str(tmp_path / "deep.json"))


@pytest.mark.parametrize("command", ["replay", "score", "review", "export", "play --resume"])
def test_a_campaign_is_not_called_a_damaged_game(command: str, tmp_path: Path, capsys: Captured) -> None:
    file = str(tmp_path / "saga.json")
    assert main(["campaign", "new", "--file", file]) == 0
    capsys.readouterr()
    assert "a whole campaign" in trouble(capsys, *command.split(), file)


def test_a_campaign_is_never_written_over(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "saga.json"
    assert main(["campaign", "new", "--file", str(file), "--seed", "first"]) == 0
    capsys.readouterr()
    assert "is there already" in trouble(capsys, "campaign", "new", "--file", str(file))
    assert json.loads(file.read_text())["seed"] == "first"


def test_a_damaged_campaign_is_said_in_one_line(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "saga.json"
    assert main(["campaign", "new", "--file", str(file)]) == 0
    capsys.readouterr()
    whole = json.loads(file.read_text())
    for change in ({"tables": [1]}, {"seed": "\ud800"}, {"seats": ["\ud800", "greedy"]}):
        file.write_text(json.dumps({**whole, **change}))
        for command in (["verify"], ["campaign", "show"]):
            assert "saga.json" in trouble(capsys, *command, str(file))


def test_a_release_beyond_all_numbers_is_a_damage(log: Path, capsys: Captured) -> None:
    log.write_text(json.dumps({**json.loads(log.read_text()), "release": 10**30}))
    assert "damaged log: release" in trouble(capsys, "verify", str(log))


def test_errors_are_said_in_the_chosen_language(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert trouble(capsys, "play", "ludo", "--lang", "it").startswith("non c'è il gioco «ludo»")
    assert trouble(capsys, "--lang=fr", "play", "ludo").startswith("il n'y a pas de jeu")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert trouble(capsys, "play", "ludo").startswith("il n'y a pas de jeu")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert trouble(capsys, "play", "ludo").startswith("non c'è il gioco")
    assert trouble(capsys, "play", "ludo", "--lang", "en").startswith("there is no title")


@pytest.mark.parametrize(("language", "usage"), [("en", "usage:"), ("it", "uso:"), ("fr", "syntaxe:")])
def test_help_is_given_in_every_language(language: str, usage: str, capsys: Captured) -> None:
    for arguments in (["--help"], ["play", "--help"], ["simulate", "-h"]):
        with pytest.raises(SystemExit) as left:
            main([*arguments, "--lang", language])
        assert left.value.code == 0
        assert capsys.readouterr().out.startswith(usage)


# A real terminal


def test_a_game_is_left_and_offered_again(quiet_home: Path) -> None:
    with Terminal.of_salotto("play", "spook-manor", "--seats", "you,greedy") as first:
        first.wait_for("Which Foyer card")
        first.type("1\n\n")
        first.wait_for("Which room do you play?")
        first.type("q\n")
        first.wait_for("--resume")
        assert first.ended() == 0
    with Terminal.of_salotto("play", "spook-manor") as again:
        again.wait_for("Unfinished games of Spook Manor")
        again.wait_for("You and Greedy")
        again.type("\n")
        again.wait_for("Which room do you play?")
        again.type("q\n")
        assert again.ended() == 0
    assert len(list((quiet_home / "saves").iterdir())) == 1


def test_a_new_game_can_be_begun_instead(quiet_home: Path) -> None:
    saves.save(to_log(new_play("you", "random")), quiet_home / "saves" / "old.json")
    with Terminal.of_salotto("play", "spook-manor", "--seats", "you") as terminal:
        terminal.wait_for("n begins a new game")
        terminal.type("n\n")
        terminal.wait_for("Which Foyer card")
        terminal.type("q\n")
        assert terminal.ended() == 0
    assert len(list((quiet_home / "saves").iterdir())) == 2


@pytest.mark.parametrize("keys", ["q\n", "\x04"])
def test_the_offer_can_be_left(keys: str, quiet_home: Path) -> None:
    saves.save(to_log(new_play("you", "random")), quiet_home / "saves" / "old.json")
    with Terminal.of_salotto("play", "spook-manor", "--seats", "you") as terminal:
        terminal.wait_for("n begins a new game")
        terminal.type(keys)
        assert terminal.ended() == 0
    assert len(list((quiet_home / "saves").iterdir())) == 1


@pytest.fixture(params=[signal.default_int_handler, signal.SIG_IGN], ids=["listening", "deaf"])
def parent(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whoever starts the tests listens to Control-C, or does not, as jobs in the background do."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("parent")
def test_control_c_leaves_with_the_game_saved(quiet_home: Path) -> None:
    with Terminal.of_salotto("play", "spook-manor", "--seats", "you") as terminal:
        terminal.wait_for("Which Foyer card")
        terminal.type("\x03")
        terminal.wait_for("--resume")
        assert terminal.ended() == 130
    assert len(list((quiet_home / "saves").iterdir())) == 1


def test_the_arrow_keys_turn_the_pages_of_a_replay(log: Path) -> None:
    with Terminal.of_salotto("replay", str(log)) as terminal:
        terminal.wait_for("After 0 of")
        terminal.type("\x1b[C")
        terminal.wait_for("After 2 of")
        terminal.type("\x1b[D")
        terminal.wait_for("After 0 of")
        terminal.type("q")
        assert terminal.ended() == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
@pytest.mark.parametrize("command", ["play spook-manor", "replay LOG"])
def test_a_closed_input_or_output_is_no_error(command: str, closed: str, log: Path) -> None:
    line = f"{sys.executable} -m salotto {command.replace('LOG', str(log))} {closed}"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_who_has_seen_enough_is_no_error(log: Path) -> None:
    command = [sys.executable, "-m", "salotto", "replay", str(log)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.wait(timeout=PATIENCE)
        assert process.stderr.read() == b""
    assert process.returncode in (0, -signal.SIGPIPE)
