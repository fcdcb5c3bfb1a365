"""Campaigns as tables in a row: three games, and an interlude before, between and after them."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from salotto.campaigns import (
    CampaignRun,
    first_table,
    next_table,
    table_seed,
    verify_campaign,
    write_campaign,
)
from salotto.kernel.log import BadLog
from salotto.kernel.play import Play
from salotto.kernel.title import Table
from salotto.registry import title as find_title
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.cards import Game
from salotto.titles.tomesaga.chapters import read_sheet
from tools import campaign_check

SEATS = ("Anna", "Bruno", "Carla", "Dario")


def played(seats: int, seed: str) -> list[Play[Any]]:
    """A whole campaign, answered at random."""
    chance = Random(seed)
    tables: list[Play[Any]] = []
    table: Table | None = first_table(TITLE, SEATS[:seats], seed)
    while table is not None:
        game = find_title(table.title)
        play: Play[Any] = Play(game, table)
        while (decision := play.next_decision()) is not None:
            play.take(decision, chance.choice(decision.options))
        tables.append(play)
        table = next_table(TITLE.id, tables, seed)
    return tables


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_campaign_is_three_games_and_four_interludes(seats: int) -> None:  # TS-1.1, TS-10.8.1, TS-11.1
    tables = played(seats, f"saga {seats}")
    assert [play.title.id for play in tables][1::2] == [game.value for game in Game]
    assert [play.title.id for play in tables][::2] == [TITLE.id] * 4
    for chapters, interlude in enumerate(tables[::2]):
        assert interlude.outcome is not None
        sheet = read_sheet(interlude.outcome.carries["sheet"])
        assert len(sheet.finished) == chapters
        assert sheet.problems() == []
    assert len({play.table.seed for play in tables}) == len(tables)


def test_the_same_seed_gives_the_same_campaign_and_a_file_of_it_verifies() -> None:  # TS-10.1, TS-10.2
    tables = played(2, "again")
    data = json.loads(json.dumps(write_campaign(TITLE.id, "again", tables)))
    assert [play.outcome for play in verify_campaign(data)] == [play.outcome for play in tables]
    assert data == json.loads(json.dumps(write_campaign(TITLE.id, "again", played(2, "again"))))

    swapped = copy.deepcopy(data)
    swapped["tables"][3] = swapped["tables"][1]
    with pytest.raises(BadLog, match="table 4 does not follow"):
        verify_campaign(swapped)
    other = copy.deepcopy(data)
    other["seed"] = "another"
    with pytest.raises(BadLog, match="table 1 does not follow"):
        verify_campaign(other)
    with pytest.raises(BadLog, match="not a campaign"):
        verify_campaign({"format": 1})


def test_the_seeds_of_the_tables_tell_nothing_about_each_other() -> None:  # TS-10.3
    seeds = {table_seed("one", number) for number in range(7)}
    assert len(seeds) == 7
    assert all(len(seed) == 32 for seed in seeds)
    assert seeds.isdisjoint(table_seed("other", number) for number in range(7))


def test_campaigns_of_bots_are_sound_and_the_same_in_another_process(
    capsys: pytest.CaptureFixture[str],
) -> None:  # TS-10.8.1, TS-10.8.2, TS-10.8.3, TS-10.8.4, TS-10.8.5, TS-10.8.6
    assert campaign_check.main(["--random", "3", "--greedy", "0"]) == 0
    assert "3 campaigns of random bots: 3 sound" in capsys.readouterr().out


def test_a_campaign_is_stored_and_goes_on_as_if_it_had_not_been_interrupted() -> None:  # TS-10.1, TS-10.2
    chance, other = Random("rest"), Random("rest")
    run = CampaignRun.begin(TITLE, SEATS[:2], "rest")
    again = CampaignRun.begin(TITLE, SEATS[:2], "rest")
    answers = 0
    while run.go_on():
        decision = run.current.next_decision()
        assert decision is not None
        run.current.take(decision, chance.choice(decision.options))
        answers += 1
        if answers % 400 == 0:
            run = CampaignRun.read(json.loads(json.dumps(run.to_json())))
    while again.go_on():
        decision = again.current.next_decision()
        assert decision is not None
        again.current.take(decision, other.choice(decision.options))
    assert run.current.outcome == again.current.outcome
    assert [play.story for play in run.tables[1::2]] != [[]] * 3
    ids = [[each.event.id for each in play.story or ()] for play in run.tables]
    assert ids == [[each.event.id for each in play.story or ()] for play in again.tables]


def test_a_damaged_campaign_is_refused() -> None:  # TS-10.5
    data = json.loads(json.dumps(CampaignRun.begin(TITLE, SEATS[:2], "1").to_json()))
    for wrong, reason in (
        ({"tables": []}, "no table"),
        ({"seed": 3}, "seed"),
        ({"tables": [{"title": 3}]}, "title"),
        ({"seed": "another"}, "does not follow"),
        ({"tables": data["tables"] * 2}, "does not follow"),
    ):
        with pytest.raises(BadLog, match=reason):
            CampaignRun.read(data | wrong)
