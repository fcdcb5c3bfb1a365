"""Tournaments: fair line-ups, honest ratings, and the same result however the games are played."""

import argparse
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from math import log10
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import ray
from ray.cluster_utils import Cluster
from rich.console import Console

from salotto.bots import UnknownBot
from salotto.kernel.title import BadTable
from salotto.lab import tournament
from salotto.lab.report import report, short
from salotto.lab.tournament import Game, Plan, line_ups, make_plan, play_game
from salotto.lab.tournament_cli import add_tournament_arguments, read_bots, run_tournament
from salotto.lab.tournament_ratings import rated, standings, wins_by_deal
from salotto.lab.tournament_run import play_here, play_on_cores, play_on_ray
from salotto.lab.tournament_store import GAMES, OtherTournament, Store
from salotto.words import LANGUAGES, words
from tests.children import PATIENCE, listen_to_signals

BOTS = ("greedy", "random")


def plan(deals: int = 2, bots: tuple[str, ...] = BOTS, mode: str | None = None) -> Plan:
    return make_plan("spook-manor", bots, deals, mode=mode)


def a_game(number: int, seats: tuple[str, ...], scores: tuple[int, ...], deal: int = 0) -> Game:
    ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Game(number, deal, seats, scores, ranks, None, (1,) * len(seats), things=((),) * len(seats))


# Who meets whom


def test_every_pair_sits_in_both_orders() -> None:
    assert line_ups("ab", 2, compared=False) == [("a", "b"), ("b", "a")]
    assert len(line_ups("abcd", 3, compared=False)) == 4 * 3 * 2


def test_more_seats_than_bots_are_filled_in_every_way_that_leaves_nobody_out() -> None:
    assert sorted(line_ups("ab", 3, compared=False)) == sorted(
        [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a"), ("b", "b", "a"), ("b", "a", "b"), ("a", "b", "b")]
    )


def test_who_plays_alone_is_compared_on_the_same_deal() -> None:
    solo = plan(mode="solo")
    assert solo.compared
    assert solo.line_ups == [("greedy",), ("random",)]
    one, other = (play_game(solo, number) for number in (0, 1))
    assert one.deal == other.deal == 0


def test_every_line_up_plays_the_same_deals() -> None:
    both = plan()
    first, second = (play_game(both, number) for number in (0, 1))
    assert first.seats == tuple(reversed(second.seats))
    assert first.deal == second.deal


def test_a_bot_is_named_once_and_must_exist() -> None:
    with pytest.raises(BadTable, match="each named once"):
        plan(bots=("greedy", "greedy"))
    with pytest.raises(UnknownBot):
        plan(bots=("greedy", "nobody"))


def test_a_command_with_a_comma_stands_in_quotation_marks() -> None:
    assert read_bots('greedy, "cmd:./bot a,b" ,random') == ["greedy", "cmd:./bot a,b", "random"]


# Ratings


def test_three_wins_in_four_are_worth_so_many_points() -> None:
    pair = plan(deals=4)
    games = [a_game(n, BOTS, (2, 1) if n < 3 else (1, 2), deal=n) for n in range(4)]
    better, worse = standings(pair, games)
    assert better.bot == "greedy"
    half_the_way = 400 * log10(3.5 / 1.5) / 2  # three and half a win against one and a half
    assert (better.rating, worse.rating) == (round(1500 + half_the_way), round(1500 - half_the_way))
    assert (better.wins, worse.wins) == (0.75, 0.25)


def test_a_tie_is_half_a_win_for_each() -> None:
    lines = standings(plan(), [a_game(0, BOTS, (5, 5))])
    assert {(line.rating, line.wins) for line in lines} == {(1500, 0.5)}


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    pair = plan(deals=6)
    games = [a_game(n, BOTS, (n % 3, 1), deal=n) for n in range(6)]
    assert standings(pair, games) == standings(pair, games[::-1])


def test_all_pairs_of_a_game_of_three_are_compared() -> None:
    three = make_plan("spook-manor", ("greedy", "random", "cmd:true"), 1, players=3)
    (wins,) = wins_by_deal(three, [a_game(0, three.bots, (9, 5, 5))])
    assert wins.tolist() == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]


def test_a_bot_that_never_lost_may_be_much_stronger_but_not_much_weaker() -> None:
    pair = plan(deals=20)
    ratings, low, high = rated(wins_by_deal(pair, [a_game(n, BOTS, (2, 1), deal=n) for n in range(20)]))
    assert low[0] > low[1]
    assert high[0] - ratings[0] > ratings[0] - low[0] > 0


def test_a_longer_tournament_narrows_the_interval() -> None:
    def width(deals: int) -> int:
        games = [a_game(n, BOTS, (2, 1) if n % 3 else (1, 2), deal=n) for n in range(deals)]
        return (line := standings(plan(deals), games)[0]).high - line.low

    assert width(200) < width(20) / 2


def test_a_solo_result_is_compared_with_the_others_on_its_deal_only() -> None:
    solo = plan(mode="solo")
    games = [
        a_game(0, ("greedy",), (80,), deal=0),
        a_game(1, ("random",), (79,), deal=0),
        a_game(2, ("greedy",), (20,), deal=1),
        a_game(3, ("random",), (19,), deal=1),
    ]
    assert standings(solo, games)[0].wins == 1.0


def test_a_game_that_fails_is_reported_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of tea")

    pair = plan()
    monkeypatch.setattr(tournament, "play_out", fail)
    game = play_game(pair, 0)
    assert game.error == "RuntimeError: out of tea"
    lines = standings(pair, [game, a_game(1, BOTS, (2, 1))])
    assert [line.games for line in lines] == [1, 1]
    assert "out of tea" in report(pair, [game], lines, words("en"))


# The same result however it is played


@pytest.fixture(scope="module")
def here() -> tuple[Plan, list[Game]]:
    both = plan(deals=3)
    return both, list(play_here(both, range(both.games)))


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    node = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    cluster: Any = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.add_node(**node)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def in_order(games: Iterator[Game]) -> list[Game]:
    return sorted(games, key=lambda game: game.number)


def test_two_processes_give_the_same_games_as_one(here: tuple[Plan, list[Game]]) -> None:
    both, games = here
    assert in_order(play_on_cores(both, range(both.games), 2)) == games


def test_a_ray_cluster_of_two_nodes_gives_the_same_games(
    here: tuple[Plan, list[Game]], two_nodes: Any
) -> None:
    both, games = here
    assert len(two_nodes.list_all_nodes()) == 2
    assert in_order(play_on_ray(both, range(both.games))) == games


def test_a_game_is_read_as_it_was_written(here: tuple[Plan, list[Game]]) -> None:
    for game in here[1]:
        assert Game.from_json(json.loads(json.dumps(game.to_json()))) == game


# Interruptions


def test_what_was_half_written_is_played_again(tmp_path: Path, here: tuple[Plan, list[Game]]) -> None:
    both, games = here
    store = Store(tmp_path, both)
    store.add(games[0])
    store.add(games[4])
    store.close()
    with (tmp_path / GAMES).open("ab") as file:
        file.write(json.dumps(games[1].to_json()).encode()[:100])
    again = Store(tmp_path, both)
    assert again.missing() == [1, 2, 3, 5]
    again.add(games[1])
    again.close()
    assert again.games() == [games[0], games[1], games[4]]


def test_a_folder_is_not_mixed_up_with_another_tournament(tmp_path: Path) -> None:
    Store(tmp_path, plan()).close()
    with pytest.raises(OtherTournament, match="mode"):
        Store(tmp_path, plan(mode="solo"))


def test_a_tournament_can_be_made_longer(tmp_path: Path, here: tuple[Plan, list[Game]]) -> None:
    both, games = here
    store = Store(tmp_path, plan(deals=1))
    for game in games[:2]:
        store.add(game)
    assert store.missing() == []
    store.close()
    longer = Store(tmp_path, both)
    assert longer.missing() == [2, 3, 4, 5]
    longer.close()


RUN = """
import argparse, sys, time
from salotto.lab.tournament_cli import add_tournament_arguments, run_tournament
from salotto.lab.tournament_store import Store
from salotto.words import words
add = Store.add
def add_and_wait(store, game):
    add(store, game)
    if game.number == 2:
        time.sleep(600)  # in the middle, however fast the machine is
Store.add = add_and_wait
parser = argparse.ArgumentParser()
add_tournament_arguments(parser, words("en"))
sys.exit(run_tournament(parser.parse_args(), words("en")))
"""


def wish(folder: Path) -> list[str]:
    return ["spook-manor", "--bots", "greedy,random", "--games", "6", "--jobs", "1", "--out", str(folder)]


def run(arguments: list[str], screen: Console | None = None) -> int:
    parser = argparse.ArgumentParser()
    add_tournament_arguments(parser, words("en"))
    return run_tournament(parser.parse_args(arguments), words("en"), screen)


def kill_in_the_middle(folder: Path, by: signal.Signals) -> subprocess.Popen[bytes]:
    running = subprocess.Popen(
        [sys.executable, "-c", RUN, *wish(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=listen_to_signals,
    )
    until = time.monotonic() + PATIENCE
    while not (folder / GAMES).exists() or (folder / GAMES).read_bytes().count(b"\n") < 2:
        assert running.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    os.kill(running.pid, by)
    running.wait(timeout=PATIENCE)
    return running


def test_a_tournament_that_is_killed_goes_on_to_the_same_end(tmp_path: Path) -> None:
    kill_in_the_middle(tmp_path / "killed", signal.SIGKILL)
    kept = (tmp_path / "killed" / GAMES).read_bytes().count(b"\n")
    assert kept < 12
    for folder in ("killed", "through"):
        assert run(wish(tmp_path / folder)) == 0
    for file in ("standings.csv", "seats.csv", "things.csv", "report.html"):
        assert (tmp_path / "killed" / file).read_bytes() == (tmp_path / "through" / file).read_bytes()


def test_whoever_interrupts_is_told_that_the_games_are_kept(tmp_path: Path) -> None:
    assert kill_in_the_middle(tmp_path, signal.SIGINT).returncode == 130
    with closing(Store(tmp_path, plan(deals=6))) as store:
        assert 0 < len(store.missing()) <= 12 - 2


# What is written


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tournament")
    bots = ["spook-manor", "--bots", "greedy,random,cmd:false", "--games", "2", "--jobs", "1"]
    with (folder / "screen.txt").open("w") as screen:
        arguments = [*bots, "--option", "live_score=off", "--out", str(folder)]
        assert run(arguments, Console(file=screen, width=120)) == 0
    return folder


def test_the_table_shows_who_is_best_and_who_forfeited(folder: Path) -> None:
    lines = (folder / "screen.txt").read_text().splitlines()
    assert lines[0].split()[:2] == ["Bot", "Rating"]
    assert lines[3].split()[0] == "random"
    table = pl.read_csv(folder / "standings.csv")
    forfeits = dict(table.select("bot", "forfeits").iter_rows())
    assert forfeits.pop("cmd:false") > 0
    assert forfeits == {"greedy": 0, "random": 0}


def test_csv_and_parquet_hold_a_row_for_each_seat_of_each_game(folder: Path) -> None:
    seats = pl.read_parquet(folder / "seats.parquet")
    assert len(seats) == 2 * 3 * 2 * 2
    assert seats.columns == pl.read_csv(folder / "seats.csv").columns
    points = [column for column in seats.columns if column.startswith("points_")]
    assert (seats.select(pl.sum_horizontal(points)).to_series() == seats["score"]).all()
    assert seats.group_by("game").agg(pl.sum("share"))["share"].to_list() == [1.0] * 12


def test_the_report_needs_nothing_but_itself_and_says_who_forfeited(folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    for outside in ("<script", "<link", "src=", "@import", "url(http"):
        assert outside not in page
    assert page.count("<svg") == 6
    assert "var(--series-1)" in page
    assert "#010101" not in page
    assert "It crashed: exit status 1" in page


def test_the_report_speaks_the_readers_language(here: tuple[Plan, list[Game]]) -> None:
    both, games = here
    pages = [report(both, games, standings(both, games), words(language)) for language in LANGUAGES]
    for page, heading in zip(pages, ("Who beats whom", "Chi batte chi", "Qui bat qui"), strict=True):
        assert heading in page


def test_a_long_command_is_shown_by_its_last_words() -> None:
    assert short("greedy") == "greedy"
    assert short("cmd:python3 -X utf8 somewhere/my_bot.py --slow") == "somewhere/my_bot.py --slow"


@pytest.mark.parametrize("file", ["plan.json", GAMES])
@pytest.mark.parametrize("text", ["tea\n", "[]\n", "null\n", "[" * 100_000 + "\n"])
def test_a_damaged_folder_is_refused_with_a_reason(tmp_path: Path, file: str, text: str) -> None:
    Store(tmp_path, plan()).close()
    (tmp_path / file).write_text(text)
    with pytest.raises(OtherTournament, match=file), closing(Store(tmp_path, plan())) as store:
        store.games()


def test_a_line_that_is_no_game_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, plan()).close()
    (tmp_path / GAMES).write_text("{}\n")
    with closing(Store(tmp_path, plan())) as store, pytest.raises(OtherTournament, match=GAMES):
        store.games()
