"""The learning example: it learns where PyTorch is installed, and what it has learnt is always kept."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

CURVE = [(2, 51.5), (4, 60.0)]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The example; where there is no PyTorch, with as little of one as it takes to load it."""
    if not find_spec("torch"):
        names = {"torch": {"Tensor": type("Tensor", (), {}), "nn": SimpleNamespace(Module=object)}}
        names |= {"torch.nn": {}, "torch.distributions": {"Categorical": object}}
        for name, things in names.items():
            module = ModuleType(name)
            vars(module).update(things)
            monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "examples.train_spook_manor", raising=False)
    yield import_module("examples.train_spook_manor")
    sys.modules.pop("examples.train_spook_manor", None)


@pytest.fixture
def learnt(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example on the command line, with what it learns known beforehand."""
    policy = SimpleNamespace(state_dict=lambda: {"weights": [1, 2]})
    monkeypatch.setattr(example, "train", lambda rounds, games, seed: (policy, CURVE))
    monkeypatch.setattr(example, "measure", lambda policy, games: np.array([70.0, 72.0]))
    save = lambda weights, file: Path(file).write_text(json.dumps(weights))  # noqa: E731
    monkeypatch.setattr(example.torch, "save", save, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["train", "--curve", "curve.svg", "--save", "policy.pt"])
    return example


def test_the_network_and_its_curve_are_kept(learnt: ModuleType, tmp_path: Path) -> None:
    learnt.main()
    assert json.loads((tmp_path / "policy.pt").read_text()) == {"weights": [1, 2]}
    assert (tmp_path / "curve.csv").read_text() == "games,mean_score\n2,51.5\n4,60.0\n"
    assert "<svg" in (tmp_path / "curve.svg").read_text()


def test_without_matplotlib_nothing_is_lost_but_the_picture(
    learnt: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    learnt.main()
    assert json.loads((tmp_path / "policy.pt").read_text()) == {"weights": [1, 2]}
    assert (tmp_path / "curve.csv").read_text().startswith("games,mean_score\n2,")
    assert not (tmp_path / "curve.svg").exists()
    said = capsys.readouterr()
    assert "curve.svg was not drawn" in said.err
    assert "mean 71.0" in said.out


def test_a_picture_that_cannot_be_written_comes_after_the_network(
    learnt: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(curve: object, final: float, file: Path) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(learnt, "draw", draw)
    with pytest.raises(OSError, match="the disk is full"):
        learnt.main()
    assert (tmp_path / "policy.pt").exists()
    assert (tmp_path / "curve.csv").exists()


if find_spec("torch"):

    def test_two_steps_of_learning_change_the_network_and_give_a_curve(example: ModuleType) -> None:
        import_module("torch").set_num_threads(1)  # more would only fight with the other tests
        fresh, none = example.train(rounds=0, games=2)
        policy, curve = example.train(rounds=2, games=2)
        assert none == []
        assert [games for games, _ in curve] == [2, 4]
        assert all(20 < mean < 110 for _, mean in curve)
        changed = zip(fresh.parameters(), policy.parameters(), strict=True)
        assert all((before != after).any() for before, after in changed)
        assert len(example.measure(policy, 2)) == 2
