"""A pack: whose it is, and the tables that it lays over the files of one title."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from salotto.content import LANGUAGES
from salotto.kernel.title import BOX_SIGN, Json
from salotto.packs import limits
from salotto.packs.problems import PackRefused, Problem

Files = Mapping[str, Mapping[str, Any]]
"""By file: arrays of entries, each with its id, and sections."""

HEAD = ("name", "language", "version", "maker")
LETTERS = 80
"""Of the name of a pack, its maker and its version."""
CHAPTERS = 8
DIGITS = 32
"""Of a digest: nobody finds two packs with the same."""


@dataclass(frozen=True)
class Pack:
    """A pack of one title."""

    title: str
    name: str
    language: str = "en"
    version: str = "1"
    maker: str = ""
    files: Files = field(default_factory=dict)
    chapters: tuple[Pack, ...] = ()
    """Of a campaign: the packs of its games."""

    @cached_property
    def digest(self) -> str:
        """A print of what it changes: its name and its maker may differ."""
        within = sorted(chapter.id for chapter in self.chapters)
        words = json.dumps([self.title, sorted_files(self.files), *within], sort_keys=True)
        return hashlib.sha256(words.encode()).hexdigest()[:DIGITS]

    @property
    def id(self) -> str:
        """The id of the title with this pack laid over its box."""
        return f"{self.title}{BOX_SIGN}{self.digest}"

    @property
    def changed(self) -> int:
        """How many entries it changes or adds."""
        return sum(
            len(part) if isinstance(part, list) else 1
            for file in self.files.values()
            for part in file.values()
        )

    def to_json(self) -> dict[str, Json]:
        """The pack as plain data, as logs and stores carry it."""
        head = {name: getattr(self, name) for name in HEAD}
        chapters = {"chapters": [chapter.to_json() for chapter in self.chapters]} if self.chapters else {}
        return {"title": self.title, **head, "files": sorted_files(self.files), **chapters}


def sorted_files(files: Files) -> dict[str, dict[str, Any]]:
    """The tables in an order of their own, so that packs of the same content are the same."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(files):
        parts = {name: sort_part(files[file][name]) for name in sorted(files[file]) if files[file][name]}
        if parts:
            found[file] = parts
    return found


def sort_part(part: Any) -> Any:
    """The entries of an array by their ids."""
    return sorted(part, key=lambda entry: str(entry.get("id"))) if isinstance(part, list) else part


def made(data: Json, within: bool = True) -> Pack:
    """The pack that was written as plain data; PackRefused with everything that is no pack."""
    if not isinstance(data, dict) or not isinstance(data.get("title"), str):
        raise PackRefused([Problem("room-pack-no-pack")])
    unknown = sorted(map(str, data.keys() - {"title", "files", "chapters", *HEAD}))
    problems = [Problem("room-pack-unknown-field", {}, "pack.toml", "", name[:60]) for name in unknown]
    head = {"name": data["title"], "language": "en", "version": "1", "maker": ""}
    for name in HEAD:
        value = data.get(name, head[name])
        if not isinstance(value, str) or len(value) > LETTERS or limits.UNSEEN.search(value):
            problems.append(Problem("room-pack-short-text", {"most": LETTERS}, "pack.toml", "", name))
        elif name == "language" and value not in LANGUAGES:
            known = {"known": ", ".join(LANGUAGES), "value": value}
            problems.append(Problem("room-pack-one-of", known, "pack.toml", "", name))
        else:
            head[name] = value
    files = data.get("files", {})
    problems += shape_of(files)
    chapters = data.get("chapters", []) if within else []
    if not isinstance(chapters, list) or len(chapters) > CHAPTERS:
        problems.append(Problem("room-pack-many", {"most": CHAPTERS}, "pack.toml", "", "chapters"))
    if problems:
        rest = Pack(data["title"], **head, files=sound(files, problems))
        raise PackRefused(problems[: limits.PROBLEMS], rest)
    return Pack(data["title"], **head, files=files, chapters=tuple(made(each, False) for each in chapters))


def sound(files: Any, problems: Iterable[Problem]) -> Files:
    """The tables without what is wrong; none where that does not help."""
    found = deepcopy(files)
    try:
        for part in (part for parts in found.values() for part in parts.values() if isinstance(part, list)):
            part[:] = [each for each in part if isinstance(each, dict) and isinstance(each.get("id"), str)]
        for problem in problems:
            if problem.file:
                without(found, problem)
        return found if not shape_of(found) else {}
    except (AttributeError, KeyError, TypeError):  # they have no shape at all
        return {}


def without(files: Any, problem: Problem) -> bool:
    """Leave out the field that is wrong, or else the entry; False where it is not in the pack."""
    if not problem.entry:  # a file or an array that the title does not have
        holder = files.get(problem.file, {}) if problem.field else files
        return holder.pop(problem.field or problem.file, None) is not None
    parts = files.get(problem.file, {})
    field = problem.field.partition(".")[0].partition("[")[0]
    for name, part in parts.items():
        for entry in [each for each in part if each["id"] == problem.entry] if isinstance(part, list) else ():
            if field in entry and field != "id":
                del entry[field]
            else:
                part.remove(entry)
            return True
        if isinstance(part, dict) and name == problem.entry and part.pop(field, None) is not None:
            return True
    return False


def shape_of(files: Any) -> list[Problem]:
    """What of some tables is no shape that a pack can have."""
    if not isinstance(files, dict):
        return [Problem("room-pack-no-pack")]
    if len(files) > limits.FILES:
        return [Problem("room-pack-many", {"most": limits.FILES})]
    found: list[Problem] = []
    entries = 0
    for file, parts in files.items():
        if not isinstance(file, str) or not limits.NAME.fullmatch(file) or not isinstance(parts, dict):
            found.append(Problem("room-pack-bad-file", {"name": str(file)[:60]}))
            continue
        for array, part in parts.items():
            if isinstance(part, list):
                entries += len(part)
                if entries > limits.ENTRIES:
                    return [*found, Problem("room-pack-many", {"most": limits.ENTRIES}, file)]
                found += shape_of_array(file, part)
            elif isinstance(part, dict):
                found += [
                    Problem(each.said, each.args, file, str(array)[:60], name)
                    for name, each in limits.unfit(part)
                ]
            else:
                found.append(Problem("room-pack-table", {"value": str(part)[:60]}, file, "", str(array)[:60]))
    return found


def shape_of_array(file: str, part: list[Any]) -> list[Problem]:
    """What of an array of entries is no shape that entries can have."""
    found: list[Problem] = []
    named: set[str] = set()
    for row, entry in enumerate(part, 1):
        id = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(id, str) or not limits.ID.fullmatch(id):
            found.append(Problem("room-pack-no-id", {"row": row}, file, "", "id"))
            continue
        if id in named:
            found.append(Problem("room-pack-twice", {"name": id}, file, id, "id"))
        named.add(id)
        found += [Problem(each.said, each.args, file, id, name) for name, each in limits.unfit(entry)]
        copies = entry.get("copies", 1)
        if type(copies) is not int or not 0 <= copies <= limits.COPIES:
            found.append(Problem("room-pack-copies", {"most": limits.COPIES}, file, id, "copies"))
    return found
