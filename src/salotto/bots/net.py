"""A net that has learnt what positions are worth: a file of numbers, and how they are added up.

It corrects a title's hand-written evaluation. From the view of a seat, which is told as features, it says of
each seat how far the evaluation is from the lead at the end, and how likely that seat is to win. Every seat's
view is asked, and what they say is averaged; so it adds up for the whole table.

The sums are exact. All weights are whole numbers (of 1/1024), the first layer adds whole rows of a table, one
for each feature that is on, and the later layers multiply whole numbers held in floats of 64 bits, far below
the size at which those would be rounded: whatever order a machine adds them in, it comes to the same number.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from salotto.bots.observation import NotEncoded, encoder
from salotto.bots.worth import WIN, leads, worth_at_the_end
from salotto.kernel.adviser import Adviser
from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.features import Unforeseen

UNIT = 1024
"""What stands for 1 in a net."""
POINTS = 20.0
"""So many points a lead is corrected by where a net says 1."""
REACH = 8
"""Beyond this a chance is as good as certain."""
MOST = 1 << 20
"""No unit of a layer is more, so that sums stay exact."""

SHARES: NDArray[np.float64] = np.array(
    [round(65536 / (1 + exp(-at / UNIT))) / 65536 for at in range(-REACH * UNIT, REACH * UNIT + 1)]
)
"""The chance to win for each whole number: a logistic curve, rounded, so that it is the same everywhere."""

Worths = list[float]


class NetRefused(ValueError):
    """A file that is no net, or a net of another title, release or encoding."""


class Net:
    """The numbers of a net, as a file has them."""

    def __init__(self, path: str | Path) -> None:
        try:
            with np.load(path) as data:
                self.title = str(data["title"])
                self.version = str(data["version"])
                self.table: NDArray[np.int32] = data["table"].astype(np.int32)
                self.bias: NDArray[np.int32] = data["bias"].astype(np.int32)
                self.layers: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []
                while f"weights{len(self.layers)}" in data:
                    at = len(self.layers)
                    weights, bias = data[f"weights{at}"], data[f"bias{at}"]
                    self.layers.append((weights.astype(np.float64), bias.astype(np.float64)))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as trouble:
            raise NetRefused(f"{path} is no net: {trouble}") from None
        if not self.layers or self.layers[-1][0].shape[1] % 2:
            raise NetRefused(f"{path} is no net: it has no heads")
        self.seats = self.layers[-1][0].shape[1] // 2

    def judge(self, rows: Sequence[Sequence[int]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """For each view, given as the features that are on, what it says of each seat, counted from the one
        that looks: the points by which its lead is corrected, and its chance to win."""
        hidden = np.empty((len(rows), self.table.shape[1]), np.int32)
        for at, row in enumerate(rows):
            np.add.reduce(self.table.take(row, 0), 0, out=hidden[at])
        hidden += self.bias
        found = hidden.astype(np.float64)
        for weights, bias in self.layers:
            found = np.floor(np.clip(found, 0, MOST) @ weights / UNIT) + bias
        chances = np.clip(found[:, self.seats :], -REACH * UNIT, REACH * UNIT).astype(np.intp)
        return found[:, : self.seats] * (POINTS / UNIT), SHARES[chances + REACH * UNIT]


class NetAdviser(Adviser[Any]):
    """A title's adviser with the judgement of a net; what that has no number for, the evaluation judges."""

    def __init__(self, title: Title[Any], net: Net) -> None:
        self.usual = title.adviser
        self.net = net
        self.encoder = encoder(title)
        self.subtlety, self.leeway = self.usual.subtlety, self.usual.leeway

    def judge(self, play: Play[Any]) -> Worths | None:
        """What the position is worth to each seat: the lead that is to be expected, and the chance to win."""
        players = play.table.players
        base = leads(play, [self.usual.evaluate(play.state, seat) for seat in range(players)])
        if play.over:
            return worth_at_the_end(play, base)
        try:
            rows = [self.encoder.features_asked(play, seat, play.decision(seat)) for seat in range(players)]
        except Unforeseen:
            return None
        corrections, chances = self.net.judge(rows)
        return consistent(play, base, by_seat(corrections, players), by_seat(chances, players))

    def evaluate(self, state: Any, seat: int) -> float:
        """As the evaluation has it."""
        return self.usual.evaluate(state, seat)

    def candidates(self, state: Any, decision: Decision) -> Sequence[Any]:
        """The same as without a net."""
        return self.usual.candidates(state, decision)

    def depth(self, players: int) -> int:
        """A turn or a move of care: a net judges sooner than the evaluation."""
        return 1

    def subtlety_at(self, state: Any) -> float:
        """The same as without a net."""
        return self.usual.subtlety_at(state)

    def leeway_at(self, state: Any) -> float:
        """The same as without a net."""
        return self.usual.leeway_at(state)

    def turns_over(self, state: Any) -> int | None:
        """The same as without a net."""
        return self.usual.turns_over(state)

    def shortcuts(self, state: Any, decision: Decision) -> Mapping[str, Any]:
        """The same as without a net."""
        return self.usual.shortcuts(state, decision)


def by_seat(found: NDArray[np.float64], players: int) -> Worths:
    """What the views say of each seat, on average: `found` has a row for each view, whose columns are seats
    counted from it."""
    lists: list[list[float]] = found.tolist()
    return [
        sum(lists[view][(seat - view) % players] for view in range(players)) / players
        for seat in range(players)
    ]


def consistent(play: Play[Any], base: Worths, corrections: Worths, chances: Worths) -> Worths:
    """Leads and chances in one number for each seat. Where people play against each other somebody wins;
    and where they are two, what one is ahead the other is behind."""
    players = len(base)
    lead = [value + more for value, more in zip(base, corrections, strict=True)]
    if players > 1 and len(play.title.allies(play.state, 0)) < players:
        whole = sum(chances)
        chances = [chance / whole for chance in chances]
        if players == 2:
            ahead = (lead[0] - lead[1]) / 2
            lead = [ahead, -ahead]
    return [points + WIN * chance for points, chance in zip(lead, chances, strict=True)]


def version_of(title: Title[Any]) -> str:
    """What a net has to be made for: the title's release, what it is told, the weights of its evaluation."""
    weights = files(title.package) / "data" / "weights.toml"
    print_ = hashlib.sha256(weights.read_bytes() if weights.is_file() else b"").hexdigest()[:8]
    return f"{encoder(title).observation_version}-{print_}"


@cache
def net_of(path: str) -> Net:
    """A net, read once."""
    return Net(path)


def own_net(title: Title[Any]) -> str:
    """The file of the net that comes with a title; NetRefused if there is none."""
    file = Path(str(files(title.package) / "data" / "net.npz"))
    if not file.is_file():
        raise NetRefused(f"{title.id} has no net of its own")
    return str(file)


def fitting(title: Title[Any], path: str) -> NetAdviser:
    """An adviser that judges by the net of that file, or by the title's own; NetRefused if it is not for the
    title as it is now."""
    path = path or own_net(title)
    net = net_of(path)
    if net.title != title.id:
        raise NetRefused(f"{path} is a net for {net.title}, not for {title.id}")
    try:
        version = version_of(title)
        adviser = NetAdviser(title, net)
    except NotEncoded as trouble:
        raise NetRefused(str(trouble)) from None
    if net.version != version or net.table.shape[0] != adviser.encoder.size:
        raise NetRefused(f"{path} was made for {title.id} {net.version}, and this is {version}")
    return adviser


@cache
def advised(title: Title[Any], path: str) -> Title[Any] | None:
    """The title with a net's judgement; None, and once a line on stderr, if the net is refused."""
    try:
        return title.advised_by(fitting(title, path))
    except NetRefused as trouble:
        print(f"salotto: {trouble}; the hand-written bot plays", file=sys.stderr)
        return None
