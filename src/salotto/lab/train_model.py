"""The net while it learns: in PyTorch, on a GPU if there is one.

What it learns from a position is what the following ones are thought to be worth, and how the game ended
(TD(lambda)). From the first games, which the evaluation has played, it learns the end alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from salotto.bots.net import POINTS, UNIT
from salotto.lab.train_games import Games
from salotto.lab.train_settings import TrainSettings

AVERAGING = 0.995
"""The net that plays is an average of the latest: so much of it stays at each step."""
AT_ONCE = 16384
"""Rows that are judged at once."""


class Model:
    """A sum of rows, and small layers; of each seat a correction and a chance."""

    def __init__(self, size: int, seats: int, widths: tuple[int, int], device: torch.device) -> None:
        self.size, self.seats = size, seats
        first, second = widths

        def drawn(rows: int, columns: int, spread: float) -> Tensor:
            return torch.randn(rows, columns) * spread

        self.parts: dict[str, Tensor] = {
            "table": drawn(size + 1, first, 0.03),  # the last row is for padding
            "bias": torch.zeros(first),
            "weights0": drawn(first, second, first**-0.5),
            "bias0": torch.zeros(second),
            "weights1": drawn(second, 2 * seats, 0.1 * second**-0.5),
            "bias1": torch.zeros(2 * seats),
        }
        self.parts["table"][size] = 0
        self.parts = {name: part.to(device).requires_grad_() for name, part in self.parts.items()}

    def __call__(self, rows: Tensor) -> Tensor:
        """For each row the corrections and the logits of the chances."""
        parts = self.parts
        hidden = functional.embedding_bag(rows, parts["table"], mode="sum", padding_idx=self.size)
        hidden = torch.relu(hidden + parts["bias"]) @ parts["weights0"] + parts["bias0"]
        found: Tensor = torch.relu(hidden) @ parts["weights1"] + parts["bias1"]
        return found

    def take(self, parts: Mapping[str, Tensor], share: float = 1.0) -> None:
        """Become like other numbers, or a little more so."""
        with torch.no_grad():
            for name, part in parts.items():
                self.parts[name].lerp_(part, share)

    def export(self, path: Path, title: str, version: str) -> None:
        """Write the net as whole numbers, as `salotto.bots.net` reads it."""
        limit = np.iinfo(np.int16).max
        whole: dict[str, Any] = {}
        for name, part in self.parts.items():
            numbers = np.rint(part.detach().double().cpu().numpy() * UNIT)
            bias = name.startswith("bias")
            whole[name] = (
                numbers.astype(np.int32) if bias else np.clip(numbers, -limit, limit).astype(np.int16)
            )
        whole["table"] = whole["table"][: self.size]
        draft = path.with_suffix(".part")
        with draft.open("wb") as file:
            np.savez_compressed(file, title=np.array(title), version=np.array(version), **whole)
        draft.replace(path)


class Lesson:
    """The games of a generation on the device, with what is to be learnt from them."""

    def __init__(self, games: Games, pad: int, device: torch.device) -> None:
        lengths = games.lengths.astype(np.int64)
        rows = np.full((len(lengths), int(lengths.max())), pad, np.int32)
        rows[np.arange(rows.shape[1]) < lengths[:, None]] = games.on
        self.rows = torch.as_tensor(rows).to(device)
        players = games.players.astype(np.int64)
        position = np.repeat(np.arange(len(players)), players)
        view = np.arange(len(position)) - np.repeat(np.cumsum(players) - players, players)
        around = np.arange(games.base.shape[1])
        many = players[position][:, None]
        self.there = torch.as_tensor(around < many).to(device)
        self.seat = torch.as_tensor((view[:, None] + around) % many).to(device)
        self.position = torch.as_tensor(position).to(device)
        self.players = torch.as_tensor(players).to(device)
        self.base = torch.as_tensor(games.base).to(device)
        self.ends = torch.stack([torch.as_tensor(each).to(device) for each in (games.lead, games.share)], 2)
        self.last = torch.as_tensor(games.last).to(device)
        self.targets = torch.empty(0)

    def values(self, model: Model) -> Tensor:
        """What the net says of each position: for each seat the lead and the chance, over all views."""
        found = torch.zeros((*self.base.shape, 2), device=self.base.device)
        seats = model.seats
        for start in range(0, len(self.rows), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            with torch.no_grad():
                out = model(self.rows[part])
            both = torch.stack([out[:, :seats], torch.sigmoid(out[:, seats:])], 2)
            both *= self.there[part][:, :, None]
            at = self.position[part][:, None].expand(-1, seats)
            found.index_put_((at, self.seat[part]), both, accumulate=True)
        found /= self.players[:, None, None]
        found[:, :, 0] = found[:, :, 0] * POINTS + self.base
        return found

    def aim(self, model: Model, trust: float) -> tuple[float, float, float]:
        """Set the targets; and how far leads were off, by the net and by the evaluation, and the log loss of
        the chances. The net has not seen these games."""
        values, ends = self.values(model), self.ends
        hoped, found = values.cpu().numpy(), ends.cpu().numpy().copy()
        last = self.last.tolist()
        for at in range(len(last) - 1, -1, -1):
            if not last[at]:
                found[at] = (1 - trust) * hoped[at + 1] + trust * found[at + 1]
        there = torch.arange(ends.shape[1], device=ends.device) < self.players[:, None]
        off = (values[:, :, 0] - ends[:, :, 0])[there].pow(2).mean().sqrt()
        without = (self.base - ends[:, :, 0])[there].pow(2).mean().sqrt()
        chances = values[:, :, 1].clamp(1e-4, 1 - 1e-4)[there]
        loss = functional.binary_cross_entropy(chances, ends[:, :, 1][there])
        self.targets = torch.as_tensor(found).to(self.rows.device)
        return off.item(), without.item(), loss.item()

    def loss(self, model: Model, rows: Tensor) -> Tensor:
        """How far the net is from the targets of some rows."""
        out = model(self.rows[rows])
        at = self.position[rows][:, None]
        seat, there = self.seat[rows], self.there[rows]
        target = self.targets[at, seat]
        correction = (target[:, :, 0] - self.base[at, seat]) / POINTS
        seats = model.seats
        lead = functional.smooth_l1_loss(out[:, :seats][there], correction[there])
        chance = functional.binary_cross_entropy_with_logits(out[:, seats:][there], target[:, :, 1][there])
        return lead + chance


class Learner:
    """Model, optimiser and the average that plays."""

    def __init__(self, size: int, seats: int, settings: TrainSettings, device: torch.device) -> None:
        torch.manual_seed(0)
        self.device, self.settings = device, settings
        self.model = Model(size, seats, settings.widths, device)
        self.average = Model(size, seats, settings.widths, device)
        self.average.take(self.model.parts)
        self.optimiser = torch.optim.AdamW(self.model.parts.values(), settings.rate, (0.9, 0.99), 1e-8, 1e-4)
        self.lessons: list[Lesson] = []
        self.steps = 0

    def take(self, games: Games, by_net: bool = True) -> tuple[float, float, float]:
        """A generation more to learn from; those that are too old go."""
        lesson = Lesson(games, self.model.size, self.device)
        found = lesson.aim(self.average, self.settings.trust if by_net else 1.0)
        self.lessons = [*self.lessons, lesson][-self.settings.window :]
        return found

    def learn(self, chance: int) -> None:
        """Some passes through as much as the newest generation has, drawn from all of them."""
        generator = torch.Generator(device=self.device)
        generator.manual_seed(chance)
        batch = self.settings.batch
        sizes = torch.tensor([float(len(lesson.rows)) for lesson in self.lessons])
        steps = int(self.settings.passes * len(self.lessons[-1].rows) / batch) + 1
        picker = torch.Generator().manual_seed(chance)
        for which in torch.multinomial(sizes, steps, replacement=True, generator=picker).tolist():
            lesson = self.lessons[which]
            rows = torch.randint(0, len(lesson.rows), (batch,), device=self.device, generator=generator)
            self.optimiser.zero_grad(set_to_none=True)
            lesson.loss(self.model, rows).backward()
            torch.nn.utils.clip_grad_norm_(self.model.parts.values(), 1.0)
            self.optimiser.step()
            self.steps += 1
            self.average.take(self.model.parts, max(1 - AVERAGING, 9 / (self.steps + 9)))

    def save(self, path: Path) -> None:
        """Keep what is needed to go on."""
        lessons = [lesson.targets.cpu() for lesson in self.lessons]
        optimiser = self.optimiser.state_dict()
        state = [self.model.parts, self.average.parts, optimiser, lessons, self.steps]
        draft = path.with_suffix(".part")
        torch.save(state, draft)
        draft.replace(path)

    def load(self, path: Path, games: list[Games]) -> None:
        """Go on from there, with the games of the window."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        model, average, optimiser, targets, self.steps = state
        self.model.take(model)
        self.average.take(average)
        self.optimiser.load_state_dict(optimiser)
        self.lessons = [Lesson(each, self.model.size, self.device) for each in games]
        for lesson, target in zip(self.lessons, targets, strict=True):
            lesson.targets = target.to(self.device)
