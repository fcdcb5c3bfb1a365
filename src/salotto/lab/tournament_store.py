"""A tournament's folder: the plan, and one line for every game played, only ever appended to.

A run that is interrupted leaves whole lines behind, and at most one torn one, which is dropped. The next
run plays what is missing; which process played a game, and when, makes no difference to its line.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from salotto.kernel.title import BadTable
from salotto.lab.tournament import Game, Plan

PLAN = "plan.json"
GAMES = "games.jsonl"


class OtherTournament(BadTable):
    """The folder holds the games of another tournament."""


class Store:
    """The folder of one tournament."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()
        self._path = folder / GAMES
        drop_torn_line(self._path)
        self._file = self._path.open("ab")

    def _claim(self) -> None:
        """Write the plan, or check that the folder's plan differs in nothing but the number of deals."""
        path = self.folder / PLAN
        plan = json.loads(json.dumps(asdict(self.plan)))
        if path.exists():
            found = self._plain(path.read_bytes(), path)
            differing = [name for name in plan if name != "deals" and found.get(name) != plan[name]]
            if differing:
                raise OtherTournament(
                    f"{self.folder} holds a tournament with other settings ({', '.join(differing)})"
                )
        draft = path.with_suffix(".tmp")
        draft.write_text(json.dumps(plan, indent=1), encoding="utf-8")
        draft.replace(path)

    def _plain(self, data: bytes, path: Path) -> dict[str, Any]:
        """An object in JSON."""
        try:
            found = json.loads(data)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise OtherTournament(f"{path} is damaged: give another folder, or take the file away")
        return found

    def games(self) -> list[Game]:
        """The games of the plan that have been played, in order."""
        try:
            lines = self._path.read_bytes().splitlines()
            found = [Game.from_json(self._plain(line, self._path)) for line in lines]
        except (KeyError, TypeError) as error:
            raise OtherTournament(f"{self._path} holds something else than games of a tournament") from error
        by_number = {game.number: game for game in found if game.number < self.plan.games}
        return [by_number[number] for number in sorted(by_number)]

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        played = {game.number for game in self.games()}
        return [number for number in range(self.plan.games) if number not in played]

    def add(self, game: Game) -> None:
        """Keep a game: once this returns, an interruption cannot lose it."""
        self._file.write(json.dumps(game.to_json(), separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Done with writing."""
        self._file.close()


def drop_torn_line(path: Path) -> None:
    """Cut off what an interruption left half written."""
    if path.exists():
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(path, whole)
