"""The learning example runs; where PyTorch is not installed there is nothing to test."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

if find_spec("torch"):

    def test_two_steps_of_learning_change_the_network_and_give_a_curve(tmp_path: Path) -> None:
        example = import_module("examples.train_spook_manor")
        import_module("torch").set_num_threads(1)  # more would only fight with the other tests
        fresh, none = example.train(rounds=0, games=2)
        policy, curve = example.train(rounds=2, games=2)
        assert none == []
        assert [games for games, _ in curve] == [2, 4]
        assert all(20 < mean < 110 for _, mean in curve)
        changed = zip(fresh.parameters(), policy.parameters(), strict=True)
        assert all((before != after).any() for before, after in changed)
        assert len(example.measure(policy, 2)) == 2
        example.draw(curve, 70.0, tmp_path / "curve.svg")
        assert (tmp_path / "curve.csv").read_text().startswith("games,mean_score\n2,")
        assert "<svg" in (tmp_path / "curve.svg").read_text()
