#!/usr/bin/env python3
"""Train a small policy network for the solo game of Spook Manor: PyTorch, proximal policy optimisation.

    pip install 'salotto[lab,rl]' torch
    python examples/train_spook_manor.py --curve curve.svg --save policy.pt

The network scores each legal answer by what is printed on the card, or by what a room would find in the cell,
together with what it sees of the whole manor. Monsters are arranged by the title's instinct, so a game has 41
questions: the Foyer, then twenty cards and twenty cells. Every step earns the points it adds.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from salotto.lab.vector_env import Batch, VectorEnv
from salotto.titles.spook_manor import encoding as manor

QUESTIONS = 41
WIDTH = 96
OPEN = 14
"""More columns than this are rare, and looked at only when they are chosen."""
POINTS = 10.0
"""Rewards are divided by this."""

starts = dict(
    zip([name for name, _ in manor.FIELDS], np.cumsum([0, *(size for _, size in manor.FIELDS)]), strict=False)
)
SPOTS = slice(starts["spots"], starts["spots"] + len(manor.COLUMNS) * manor.SPOT_SIZE)
WHOLE = [at for at in range(manor.SIZE) if not SPOTS.start <= at < SPOTS.stop and at < starts["others"]]


def printed() -> Tensor:
    """A row for every action: what is printed on a room or a Foyer card; nothing for the others."""
    rows = torch.zeros(len(manor.ACTIONS), manor.CARD_SIZE + 2 * manor.FACE_SIZE)
    for room in manor.BOX.rooms:
        rows[manor.action(room.key), : manor.CARD_SIZE] = torch.from_numpy(manor.card_row(room.key))
    for foyer in manor.BOX.foyers:
        faces = [*manor.face_row(foyer.left), *manor.face_row(foyer.right)]
        rows[manor.action(foyer.key), manor.CARD_SIZE :] = torch.tensor(faces)
    return rows


class Policy(nn.Module):
    """Scores the legal answers and values the position."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("printed", printed())
        self.first_spot = manor.action(f"spot:{manor.COLUMNS.start}")
        self.card = nn.Linear(manor.CARD_SIZE + 2 * manor.FACE_SIZE, WIDTH)
        self.spot = nn.Linear(manor.SPOT_SIZE, WIDTH)
        self.whole = nn.Sequential(
            nn.Linear(len(WHOLE) + WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.score = nn.Sequential(nn.Linear(3 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """For each table the scores of its legal answers (numbers, filled up with -1), and its value."""
        rows = seen[:, SPOTS].view(len(seen), len(manor.COLUMNS), manor.SPOT_SIZE)
        spots = self.found(rows, rows[:, :, 0].topk(OPEN).indices)
        whole = self.whole(torch.cat([seen[:, WHOLE], spots.amax(1)], 1))
        column = (legal - self.first_spot).clamp(0, len(manor.COLUMNS) - 1)
        is_cell = (legal >= self.first_spot) & (legal < self.first_spot + len(manor.COLUMNS))
        cards = torch.relu(self.card(self.printed))[legal]
        picked = torch.where(is_cell[:, :, None], self.found(rows, column), cards)
        around = whole[:, None].expand_as(picked)
        scores = self.score(torch.cat([around, picked, around * picked], 2)).squeeze(2)
        return scores.masked_fill(legal < 0, -1e9), self.value(whole).squeeze(1)

    def found(self, rows: Tensor, columns: Tensor) -> Tensor:
        """What a room would find in the open cells of some columns."""
        some = rows.gather(1, columns[:, :, None].expand(-1, -1, manor.SPOT_SIZE))
        return torch.relu(self.spot(some)) * some[:, :, :1]


def legal_answers(batch: Batch) -> Tensor:
    """The numbers of the legal answers of each table, filled up with -1."""
    rows = [np.flatnonzero(mask) for mask in batch.masks]
    legal = np.full((len(rows), max(map(len, rows))), -1)
    for row, numbers in zip(legal, rows, strict=True):
        row[: len(numbers)] = numbers
    return torch.from_numpy(legal)


@dataclass
class Memory:
    """What was seen, done and earned: a game on each table."""

    seen: Tensor
    legal: Tensor
    place: Tensor
    odds: Tensor
    gain: Tensor
    goal: Tensor
    scores: np.ndarray


def play(policy: Policy, tables: VectorEnv, batch: Batch) -> tuple[Memory, Batch]:
    """A whole game on every table, with how much better it went than expected (advantages by GAE)."""
    seen, legal, place, odds, values, rewards = [], [], [], [], [], []
    for _ in range(QUESTIONS):
        seen.append(torch.from_numpy(batch.observations))
        legal.append(legal_answers(batch))
        with torch.no_grad():
            scores, value = policy(seen[-1], legal[-1])
        chosen = Categorical(logits=scores)
        place.append(chosen.sample())
        odds.append(chosen.log_prob(place[-1]))
        values.append(value)
        batch = tables.step(legal[-1].gather(1, place[-1][:, None]).squeeze(1).numpy())
        rewards.append(torch.from_numpy(batch.rewards[:, 0] / POINTS))
    assert batch.done.all()
    gains, gain, after = [], torch.zeros(tables.tables), torch.zeros(tables.tables)
    for value, reward in zip(values[::-1], rewards[::-1], strict=True):
        gain = reward + after - value + 0.95 * gain
        after = value
        gains.append(gain)
    gain = torch.cat(gains[::-1])
    widest = max(numbers.shape[1] for numbers in legal)
    wide = [nn.functional.pad(numbers, (0, widest - numbers.shape[1]), value=-1) for numbers in legal]
    memory = Memory(
        torch.cat(seen),
        torch.cat(wide),
        torch.cat(place),
        torch.cat(odds),
        (gain - gain.mean()) / (gain.std() + 1e-6),
        gain + torch.cat(values),
        batch.scores[:, 0],
    )
    return memory, batch


def learn(policy: Policy, optimiser: torch.optim.Optimizer, memory: Memory, boldness: float) -> None:
    """Make likelier what went better than expected, in small steps."""
    for _ in range(4):
        for some in torch.randperm(len(memory.seen)).split(1024):
            scores, value = policy(memory.seen[some], memory.legal[some])
            chosen = Categorical(logits=scores)
            ratio = torch.exp(chosen.log_prob(memory.place[some]) - memory.odds[some])
            gain = memory.gain[some]
            better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            wrong = (value - memory.goal[some]).square().mean()
            loss = 0.5 * wrong - better - boldness * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def measure(policy: Policy, games: int, seed: str = "test") -> np.ndarray:
    """The scores of the policy's favourite answers on deals it has not learnt from."""
    tables = VectorEnv("spook-manor", games, mode="solo", seed=seed, instinct=True)
    batch = tables.reset()
    while not batch.done.all():
        legal = legal_answers(batch)
        with torch.no_grad():
            best = policy(torch.from_numpy(batch.observations), legal)[0].argmax(1)
        batch = tables.step(legal.gather(1, best[:, None]).squeeze(1).numpy())
    return batch.scores[:, 0]


def train(rounds: int, games: int, seed: int = 0) -> tuple[Policy, list[tuple[int, float]]]:
    """Learn from `games` games a round; the curve gives games played and their mean score."""
    torch.manual_seed(seed)
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters(), lr=4e-3)
    tables = VectorEnv("spook-manor", games, mode="solo", seed=f"train {seed}", instinct=True)
    batch = tables.reset()
    curve: list[tuple[int, float]] = []
    begun = time.monotonic()
    for number in range(rounds):
        left = 1 - number / rounds
        optimiser.param_groups[0]["lr"] = 4e-3 * max(left, 0.1)
        memory, batch = play(policy, tables, batch)
        learn(policy, optimiser, memory, 0.01 * left)
        curve.append(((number + 1) * games, float(memory.scores.mean())))
        if number % 10 == 9 or number == rounds - 1:
            print(
                f"{curve[-1][0]:6} games  mean {curve[-1][1]:5.1f}  {time.monotonic() - begun:4.0f} s",
                flush=True,
            )
    return policy, curve


def write(curve: list[tuple[int, float]], file: Path) -> None:
    """The curve as a table."""
    with file.open("w", newline="") as table:
        csv.writer(table, lineterminator="\n").writerows([("games", "mean_score"), *curve])


def draw(curve: list[tuple[int, float]], final: float, file: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(*zip(*curve, strict=True), color="#5d4394", label="mean score of the games learnt from")
    axes.axhline(final, color="#2c6b46", linestyle="--", label=f"favourite answers on new deals: {final:.1f}")
    axes.set(xlabel="games", ylabel="points", title="Spook Manor, solo: a small policy network learns")
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    """Train, measure, and keep what was learnt."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=128, help="games a round")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--curve", type=Path, help="where to draw the curve (.svg or .png)")
    parser.add_argument("--save", type=Path, help="where to keep the network")
    args = parser.parse_args()
    policy, curve = train(args.rounds, args.games, args.seed)
    scores = measure(policy, 500)
    error = 1.96 * scores.std(ddof=1) / len(scores) ** 0.5
    print(f"500 new deals: mean {scores.mean():.1f} ± {error:.1f}")
    if args.save:
        torch.save(policy.state_dict(), args.save)
    if args.curve:
        write(curve, args.curve.with_suffix(".csv"))
        try:
            draw(curve, float(scores.mean()), args.curve)
        except ImportError as missing:
            print(f"{args.curve} was not drawn ({missing}): pip install matplotlib", file=sys.stderr)


if __name__ == "__main__":
    main()
