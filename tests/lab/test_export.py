"""Saved games as tables."""

import argparse
import json
from pathlib import Path

import polars as pl
import pytest

from salotto.kernel.log import BadLog
from salotto.lab.export import SCHEMAS, add_export_arguments, run_export
from salotto.lab.simulate import simulate
from salotto.words import words


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logs")
    simulate("spook-manor", ["greedy", "random"], 2, save=folder)
    return folder


def export(logs: Path, out: Path, to: str = "parquet") -> dict[str, pl.DataFrame]:
    parser = argparse.ArgumentParser()
    add_export_arguments(parser, words("en"))
    assert run_export(parser.parse_args([str(logs), "--to", to, "--out", str(out)]), words("en")) == 0
    read = pl.read_parquet if to == "parquet" else pl.read_csv
    return {name: read(out / f"{name}.{to}") for name in SCHEMAS}


def test_a_game_becomes_rows_of_four_tables(
    logs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = export(logs, tmp_path)
    assert "2 games written as tables" in capsys.readouterr().out
    for name, schema in SCHEMAS.items():
        assert tables[name].columns == list(schema)
    assert len(tables["games"]) == 2
    assert tables["games"]["finished"].all()
    assert len(tables["seats"]) == 4
    assert len(tables["scores"]) == 4 * 6
    first = json.loads(sorted(logs.iterdir())[0].read_text())
    assert tables["games"]["decisions"][0] == len(first["choices"])
    seats = tables["seats"].filter(game=0)
    assert seats["score"].to_list() == first["outcome"]["scores"]
    assert seats["winner"].to_list() == [rank == 1 for rank in first["outcome"]["ranks"]]
    points = tables["scores"].filter(game=0).group_by("seat", maintain_order=True).agg(pl.sum("points"))
    assert points["points"].to_list() == first["outcome"]["scores"]
    choices = tables["choices"].filter(game=0)
    assert choices.select("seat", "key").rows() == [tuple(choice) for choice in first["choices"]]
    assert all(key in options for key, options in choices.select("key", "options").iter_rows())


def test_csv_holds_the_same_with_lists_in_one_field(logs: Path, tmp_path: Path) -> None:
    parquet, csv = export(logs, tmp_path), export(logs, tmp_path, "csv")
    assert csv["scores"].equals(parquet["scores"])
    assert csv["choices"]["options"].to_list() == [
        " ".join(options) for options in parquet["choices"]["options"].to_list()
    ]


def test_an_unfinished_game_has_no_ranks(logs: Path, tmp_path: Path) -> None:
    log = json.loads(sorted(logs.iterdir())[0].read_text())
    log |= {"choices": log["choices"][:30], "checkpoints": [], "outcome": None}
    file = tmp_path / "half.json"
    file.write_text(json.dumps(log))
    tables = export(file, tmp_path)
    assert tables["games"].row(0, named=True)["finished"] is False
    assert tables["seats"]["rank"].to_list() == [None, None]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tea", "Expecting value"),
        ("{}", "not a log"),
        ('{"format": 99}', "format 99"),
    ],
)
def test_a_file_that_is_no_log_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "odd.json").write_text(text)
    with pytest.raises(BadLog, match=f"odd.json: .*{problem}"):
        export(tmp_path, tmp_path)


def test_a_choice_that_does_not_fit_is_named(logs: Path, tmp_path: Path) -> None:
    log = json.loads(sorted(logs.iterdir())[0].read_text())
    log["choices"][3][1] = "spot:9,9"
    (tmp_path / "odd.json").write_text(json.dumps(log))
    with pytest.raises(BadLog, match="choice 3 of the log does not fit"):
        export(tmp_path, tmp_path)
