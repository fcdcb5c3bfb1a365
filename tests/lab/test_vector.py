"""Many tables at once."""

from multiprocessing import active_children
from typing import Literal

import numpy as np
import pytest
from numpy.typing import NDArray

from salotto.bots.observation import NotEncoded
from salotto.kernel.play import Play
from salotto.lab.vector_env import Batch, VectorEnv
from salotto.registry import title


def any_legal(batch: Batch, chance: np.random.Generator) -> NDArray[np.int64]:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.masks])


def some_steps(tables: VectorEnv, steps: int) -> list[Batch]:
    chance = np.random.default_rng(0)
    batches = [tables.reset()]
    for _ in range(steps):
        batches.append(tables.step(any_legal(batches[-1], chance)))
    return batches


def solo(reward: Literal["points", "score", "win"] = "points", tables: int = 4) -> VectorEnv:
    return VectorEnv("spook-manor", tables, mode="solo", reward=reward, instinct=True)


def test_the_points_of_all_steps_add_up_to_the_final_score() -> None:
    batches = some_steps(solo(), 41)
    assert batches[-1].done.all()  # the Foyer, then twenty cards and twenty cells
    assert (np.sum([batch.rewards for batch in batches], axis=0) == batches[-1].scores).all()


@pytest.mark.parametrize(("id", "sign"), [("last-will", -1), ("paladins", 1)])
def test_with_the_points_of_the_beginning_they_do_so_in_every_title(id: str, sign: int) -> None:
    tables = VectorEnv(id, 1)
    game = title(id)
    begun = Play(game, game.table(["a", "b"], "0/0")).scorecards()
    chance = np.random.default_rng(0)
    batch, earned = tables.reset(), np.zeros(2)
    while not batch.done.any():
        batch = tables.step(any_legal(batch, chance))
        earned += batch.rewards[0]
    assert begun[0].total > 0
    assert (sign * batch.scores[0] == sign * np.array([card.total for card in begun]) + earned).all()


def test_the_score_comes_at_the_end() -> None:
    batches = some_steps(solo("score"), 41)
    assert all((batch.rewards == 0).all() for batch in batches[:-1])
    assert (batches[-1].rewards == batches[-1].scores).all()


def test_a_finished_table_is_dealt_again() -> None:
    batches = some_steps(solo(), 60)
    assert sum(batch.done.sum() for batch in batches) == 4
    first, again = batches[0].observations, batches[41].observations
    assert (first != again).any()
    assert (batches[41].masks.sum(axis=1) == 2).all()  # the Foyer again


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = some_steps(solo(), 20), some_steps(solo(), 20)
    for mine, theirs in zip(one, other, strict=True):
        assert (mine.observations == theirs.observations).all()
        assert (mine.rewards == theirs.rewards).all()
    elsewhere = VectorEnv("spook-manor", 4, mode="solo", seed="1", instinct=True).reset()
    assert (elsewhere.observations != one[0].observations).any()


def test_several_players_are_asked_in_turn_and_all_are_rewarded() -> None:
    tables = VectorEnv("spook-manor", 2, players=3, reward="win", instinct=True)
    batches = some_steps(tables, 3 * 41)
    assert [int(batch.seats[0]) for batch in batches[:4]] == [0, 1, 2, 0]
    assert batches[-1].done.all()
    assert batches[-1].rewards.sum(axis=1) == pytest.approx([0, 0])


def test_a_table_is_one_that_the_kernel_would_play() -> None:
    tables = VectorEnv("spook-manor", 1, players=2, seed="9")
    chance = np.random.default_rng(1)
    batch = tables.reset()
    manor = title("spook-manor")
    play = Play(manor, manor.table(["a", "b"], "9/0"))
    while not batch.done[0]:
        action = any_legal(batch, chance)
        decision = play.decision(int(batch.seats[0]))
        assert decision is not None
        numbers = tables.actions.numbers(decision, tables.players)
        assert sorted(numbers) == np.flatnonzero(batch.masks[0]).tolist()
        play.take(decision, decision.options[numbers.index(int(action[0]))])
        batch = tables.step(action)
    assert play.outcome is not None
    assert tuple(batch.scores[0]) == play.outcome.scores


def test_sparse_observations_are_the_features_table_after_table() -> None:
    dense, sparse = VectorEnv("viscounts", 3), VectorEnv("viscounts", 3, sparse=True)
    chance = np.random.default_rng(1)
    one, other = dense.reset(), sparse.reset()
    for _ in range(30):
        assert other.observations.size == 0
        for table in range(3):
            on = other.features[other.offsets[table] : other.offsets[table + 1]]
            assert np.flatnonzero(one.observations[table]).tolist() == on.tolist()
        answers = any_legal(one, chance)
        one, other = dense.step(answers), sparse.step(answers)
        assert (one.masks == other.masks).all()
        assert (one.rewards == other.rewards).all()
    with pytest.raises(NotEncoded):
        VectorEnv("spook-manor", 1, sparse=True).reset()


@pytest.mark.parametrize("id", ["paladins", "spook-manor"])
def test_without_copies_the_arrays_are_written_again_and_show_the_same(id: str) -> None:
    kept, reused = VectorEnv(id, 2), VectorEnv(id, 2, copy=False)
    chance = np.random.default_rng(1)
    first, again = kept.reset(), reused.reset()
    for _ in range(40):
        answers = any_legal(first, chance)
        before = first.observations.copy()
        first, then = kept.step(answers), first
        again = reused.step(answers)
        assert (then.observations == before).all()
        assert (again.observations == first.observations).all()
        assert (again.masks == first.masks).all()
    assert again.observations is reused.step(any_legal(again, chance)).observations


@pytest.mark.parametrize("sparse", [False, True])
def test_the_same_games_are_played_in_processes_of_their_own(sparse: bool) -> None:
    def games(workers: int) -> list[Batch]:
        with VectorEnv("viscounts", 3, sparse=sparse, instinct=True, workers=workers) as tables:
            return some_steps(tables, 260)

    here, elsewhere = games(0), games(2)
    assert any(batch.done.any() for batch in here)
    for mine, theirs in zip(here, elsewhere, strict=True):
        for name in ("observations", "masks", "seats", "rewards", "done", "scores", "features", "offsets"):
            assert np.array_equal(getattr(mine, name), getattr(theirs, name)), name


def test_a_process_of_tables_refuses_as_tables_here_do_and_its_end_is_told() -> None:
    with VectorEnv("paladins", 2, workers=2) as tables:
        masks = tables.reset().masks
        assert tables.legal == [np.flatnonzero(mask).tolist() for mask in masks]
        with pytest.raises(ValueError, match="does not answer"):
            tables.step(np.flatnonzero(~masks[0])[:2])
        before = set(active_children())
        assert len(before) == 2
        victim = before.pop()
        victim.kill()
        victim.join()
        with pytest.raises(RuntimeError, match="has ended"):
            tables.reset()
        assert not active_children()


def test_an_answer_to_another_question_is_refused() -> None:
    tables = VectorEnv("paladins", 1)
    masks = tables.reset().masks
    with pytest.raises(ValueError, match="does not answer"):
        tables.step(np.flatnonzero(~masks[0])[:1])
