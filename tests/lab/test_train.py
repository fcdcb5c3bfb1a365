"""Training a net: what it learns from, that it learns, and that an interruption changes nothing."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from salotto.cli import main
from salotto.kernel.title import BadTable, Title
from salotto.lab.train_cli import tables_asked
from salotto.lab.train_curve import Point, read_curve, write_curve
from salotto.lab.train_games import Games, Task, play_games, tables_of
from salotto.registry import titles

DUEL = (("competitive", 2),)


@pytest.fixture(scope="module")
def viscounts() -> Title[Any]:
    return titles()["viscounts"]


@pytest.fixture(scope="module")
def games() -> Games:
    return play_games(Task("viscounts", "", "games", (0, 1, 2), DUEL))


def test_games_are_the_same_wherever_they_are_played(games: Games) -> None:
    for number in range(3):
        alone = play_games(Task("viscounts", "", "games", (number,), DUEL))
        start = int(np.flatnonzero(np.r_[True, games.last])[number])
        positions = len(alone.players)
        assert (alone.base == games.base[start : start + positions]).all()
        assert (alone.lead == games.lead[start : start + positions]).all()
    assert games.games == 3


def test_a_position_is_told_as_every_seat_sees_it_with_how_the_game_ended(games: Games) -> None:
    assert len(games.lengths) == games.players.sum() == 2 * len(games.players)
    assert games.lengths.sum() == len(games.on)
    assert set(games.players) == {2}
    assert (games.share.sum(1) == 1).all()
    assert not games.share[:, 2:].any()
    ahead = games.lead[:, 0] > 0
    assert (games.share[ahead, 0] == 1).all()
    assert (games.lead[:, 0] == -games.lead[:, 1]).all()


def test_a_net_is_trained_at_every_table_and_half_of_the_time_at_the_usual_one(viscounts: Title[Any]) -> None:
    tables = tables_of(viscounts)
    assert set(tables) == {(mode.id, players) for mode in viscounts.modes for players in mode.players}
    assert tables[::2] == (("competitive", 2),) * (len(tables) // 2)


def test_only_some_tables_may_be_asked_for(viscounts: Title[Any]) -> None:
    assert tables_asked(viscounts, None, None) == ()
    assert tables_asked(viscounts, "coop", None) == (("coop", 2), ("coop", 3), ("coop", 4))
    assert tables_asked(viscounts, None, 1) == (("solo", 1),)
    with pytest.raises(BadTable):
        tables_asked(viscounts, "solo", 2)


def test_the_curve_is_a_table_and_a_picture(tmp_path: Path) -> None:
    points = [Point(1, 8, 900, 1.5, 12.0, 14.0, 0.69), Point(2, 16, 1800, 3.5, 10.0, 14.5, 0.6, 40, 0.55)]
    write_curve(tmp_path, points)
    assert read_curve(tmp_path, 2) == points
    assert read_curve(tmp_path, 1) == points[:1]
    picture = ElementTree.parse(tmp_path / "curve.svg")
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}polyline")) == 4
    write_curve(tmp_path, [])
    assert read_curve(tmp_path, 5) == []


if find_spec("torch"):
    import torch

    from salotto.bots.net import POINTS, Net
    from salotto.bots.observation import encoder
    from salotto.lab.train import NET, train
    from salotto.lab.train_model import Learner, Lesson, Model
    from salotto.lab.train_settings import TrainSettings

    CPU = torch.device("cpu")
    SMALL = TrainSettings(games=4, widths=(16, 8), window=2, passes=3, batch=128)

    def test_targets_look_ahead_to_the_end_of_a_game(
        games: Games, viscounts: Title[Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        size = encoder(viscounts).size
        lesson = Lesson(games, size, CPU)
        hoped = torch.rand(*lesson.base.shape, 2)
        monkeypatch.setattr(Lesson, "values", lambda self, model: hoped)
        error, without, loss = lesson.aim(Model(size, 4, (4, 4), CPU), 0.75)
        assert min(error, without, loss) > 0
        last = games.last.tolist()
        for at, target in enumerate(lesson.targets):
            ahead = 0.25 * hoped[at + 1] + 0.75 * lesson.targets[at + 1] if not last[at] else lesson.ends[at]
            assert torch.allclose(target, ahead)

    def test_whole_numbers_judge_as_the_model_does(
        games: Games, viscounts: Title[Any], tmp_path: Path
    ) -> None:
        size = encoder(viscounts).size
        torch.manual_seed(1)
        model = Model(size, 4, (32, 8), CPU)
        model.parts["weights1"].data *= 20
        model.export(tmp_path / "net.npz", "viscounts", "1")
        lesson = Lesson(games, size, CPU)
        with torch.no_grad():
            out = model(lesson.rows[:200])
        starts = np.r_[0, np.cumsum(games.lengths.astype(int))]
        rows = [games.on[a:b].tolist() for a, b in pairwise(starts[:201])]
        corrections, chances = Net(tmp_path / "net.npz").judge(rows)
        assert np.abs(corrections / POINTS - out[:, :4].numpy()).max() < 0.05
        assert np.abs(chances - torch.sigmoid(out[:, 4:]).numpy()).max() < 0.02
        assert out.std() > 0.1

    def test_a_net_learns(games: Games, viscounts: Title[Any]) -> None:
        settings = TrainSettings(widths=(16, 8), batch=256, passes=20)
        learner = Learner(encoder(viscounts).size, 4, settings, CPU)
        before, without, loss = learner.take(games, by_net=False)
        assert before == pytest.approx(without, rel=0.05)
        learner.learn(1)
        after, _, sure = learner.take(games)
        assert after < 0.7 * before
        assert sure < 0.7 * loss

    def test_an_interrupted_training_ends_as_if_nothing_had_happened(
        viscounts: Title[Any], tmp_path: Path
    ) -> None:
        whole = train(viscounts, tmp_path / "whole", SMALL, 4, 1, tables=DUEL, match=0)
        train(viscounts, tmp_path / "parts", SMALL, 3, 1, tables=DUEL, match=0)
        parts = train(viscounts, tmp_path / "parts", SMALL, 4, 1, tables=DUEL, match=0)
        assert [point.lead_error for point in parts] == [point.lead_error for point in whole]
        assert [point.games for point in parts] == [4, 8, 12, 16]
        one, other = Net(tmp_path / "whole" / NET), Net(tmp_path / "parts" / NET)
        assert (one.table == other.table).all()
        with pytest.raises(BadTable, match="other settings"):
            train(viscounts, tmp_path / "parts", TrainSettings(seed="other"), 5, 1, tables=DUEL)

else:

    def test_without_pytorch_it_says_what_to_install(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["train", "viscounts", "--out", str(tmp_path)]) == 2
        assert "salotto[torch]" in capsys.readouterr().err
