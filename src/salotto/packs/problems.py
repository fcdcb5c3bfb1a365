"""What is wrong with a pack, each with file, row, card and field, in words for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from salotto.content import ContentError

Arg = str | int


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: `said` is a message with its arguments, `row` the line of a spreadsheet."""

    said: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    file: str = ""
    entry: str = ""
    field: str = ""
    row: int = 0

    def __str__(self) -> str:
        where = (self.file, str(self.row or ""), self.entry, self.field)
        said = " ".join((self.said, *(f"{name}={value}" for name, value in self.args.items())))
        return ": ".join((*filter(None, where), said))


class PackRefused(ValueError):
    """A pack that cannot be used, with everything that is wrong with it, and the pack without that."""

    def __init__(self, problems: Iterable[Problem], rest: object = None) -> None:
        self.problems = tuple(problems)
        self.rest = rest
        super().__init__("; ".join(map(str, self.problems)))


def of_content(error: ContentError) -> Problem:
    """An error of a content file; one that has no words for people is quoted."""
    file = error.file.rpartition("/")[2]
    if error.said:
        return Problem(error.said, error.args_said, file, error.entry, error.field)
    return Problem("room-pack-quoted", {"problem": error.problem}, file, error.entry, error.field)
