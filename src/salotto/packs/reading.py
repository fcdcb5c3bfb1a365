"""A pack read from a folder or a zip: nothing is unpacked, nothing outside is read, all within limits."""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any

from salotto.packs import limits, pack
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused, Problem

HEAD_FILE = "pack.toml"
NOT_ASKED = frozenset({"README.txt", "README.md", ".DS_Store", "Thumbs.db"})
"""What may lie beside the files of a pack."""
DOTS = 4
"""In the name of one column: `front.guests`."""
DOTTED = re.compile(r"[\w\"'-][ \t]*\.(?=[ \t]*[\w\"'-])")
AT = re.compile(r"\(at line (\d+), column (\d+)\)")
TWICE = re.compile(r"overwrite|twice|mutate")
"""What the parser says, so that it can be said in the reader's language."""
DOTS_OF_A_LINE = 100
"""A name with thousands of dots would keep the parser busy for minutes; no line of a card has so many."""


def read_path(path: Path) -> Pack:
    """The pack in a folder or a zip; PackRefused with everything that is wrong with it."""
    try:
        if path.is_dir():
            return of_files(folder_files(path))
        with path.open("rb") as file:
            return read_zip(file.read(limits.ALL_BYTES + 1), path.name)
    except OSError as error:
        raise PackRefused(
            [Problem("room-pack-unreadable", {"reason": str(error.strerror or error)})]
        ) from error


def folder_files(folder: Path) -> dict[str, bytes]:
    """The files of a folder. A link that leads elsewhere is refused."""
    found: dict[str, bytes] = {}
    problems: list[Problem] = []
    for number, file in enumerate(sorted(folder.iterdir())):
        if number > limits.FILES:
            raise PackRefused([Problem("room-pack-many", {"most": limits.FILES})])
        if file.name in NOT_ASKED:
            continue
        if file.is_symlink() or not file.is_file() or not limits.NAME.fullmatch(file.name):
            problems.append(Problem("room-pack-bad-file", {"name": file.name[:60]}))
            continue
        with file.open("rb") as opened:
            found[file.name] = opened.read(limits.BYTES + 1)
    if problems:
        raise PackRefused(problems)
    return found


def read_zip(data: bytes, name: str = "") -> Pack:
    """The pack in a zip."""
    if len(data) > limits.ALL_BYTES:
        raise PackRefused([Problem("room-pack-too-big", {"most": limits.ALL_BYTES // 1024}, name)])
    try:
        return of_files(zip_files(data))
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError) as error:
        raise PackRefused([Problem("room-pack-no-zip", {}, name)]) from error
    except (ValueError, UnicodeError, OverflowError) as error:
        if isinstance(error, PackRefused):
            raise
        raise PackRefused([Problem("room-pack-no-zip", {}, name)]) from error


def zip_files(data: bytes) -> dict[str, bytes]:
    """The files of a zip, which may lie in one folder within it. Sizes are counted while they are read."""
    found: dict[str, bytes] = {}
    problems: list[Problem] = []
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        members = [member for member in opened.infolist() if not member.is_dir()]
        if len(members) > limits.FILES:
            raise PackRefused([Problem("room-pack-many", {"most": limits.FILES})])
        folders = {PurePosixPath(member.filename).parent for member in members}
        whole = 0
        for member in members:
            place = PurePosixPath(member.filename)
            if place.name in NOT_ASKED:
                continue
            outside = "\\" in member.filename or place.is_absolute() or ".." in place.parts
            if outside or len(place.parts) > 2 or len(folders) > 1 or not limits.NAME.fullmatch(place.name):
                problems.append(Problem("room-pack-bad-file", {"name": member.filename[:60]}))
                continue
            if place.name in found:
                problems.append(Problem("room-pack-twice", {"name": place.name}, place.name))
                continue
            if member.flag_bits & 0x1:
                problems.append(Problem("room-pack-locked", {}, place.name))
                continue
            with opened.open(member) as file:
                found[place.name] = file.read(limits.BYTES + 1)
            whole += len(found[place.name])
            if whole > limits.ALL_BYTES:
                raise PackRefused([Problem("room-pack-too-big", {"most": limits.ALL_BYTES // 1024})])
    if problems:
        raise PackRefused(problems[: limits.PROBLEMS])
    return found


def of_files(files: Mapping[str, bytes]) -> Pack:
    """The pack whose files these are."""
    problems: list[Problem] = []
    rest: object = None
    tables: dict[str, dict[str, Any]] = {}
    for name, data in files.items():
        try:
            tables[name] = read_toml(data, name)
        except PackRefused as refused:
            problems += refused.problems
    head = tables.pop(HEAD_FILE, {}).get("pack")
    if HEAD_FILE not in files:
        problems.append(Problem("room-pack-no-head", {"file": HEAD_FILE}))
    elif not isinstance(head, dict) and not problems:
        problems.append(Problem("room-pack-no-head", {"file": HEAD_FILE}, HEAD_FILE))
    try:
        found = rest = pack.made({**head, "files": tables}) if isinstance(head, dict) else None
    except PackRefused as refused:
        problems += refused.problems
        found, rest = None, refused.rest
    if problems or found is None:
        raise PackRefused(problems[: limits.PROBLEMS], rest)
    return found


def read_toml(data: bytes, name: str) -> dict[str, Any]:
    """One file of a pack."""
    if len(data) > limits.BYTES:
        raise PackRefused([Problem("room-pack-too-big", {"most": limits.BYTES // 1024}, name)])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PackRefused([Problem("room-pack-encoding", {}, name)]) from error
    return parsed(text, name)


def one_value(text: str, name: str = "") -> Any:
    """What one value is, written as in the data files."""
    before = "value = "
    try:
        return parsed(before + text, name)["value"]
    except PackRefused as refused:
        raise PackRefused(
            replace(each, row=0, args={**each.args, "column": max(1, int(each.args["column"]) - len(before))})
            if "column" in each.args
            else each
            for each in refused.problems
        ) from refused


def parsed(text: str, name: str) -> dict[str, Any]:
    """A text of TOML. Names with many dots are refused before the parser works on them."""
    for row, line in enumerate(text.splitlines(), 1):
        if len(DOTTED.findall(line)) > DOTS_OF_A_LINE:
            raise PackRefused([Problem("room-pack-deep", {"most": DOTS_OF_A_LINE}, name, row=row)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = AT.search(str(error))
        row, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
        said = "room-pack-toml-twice" if TWICE.search(str(error)) else "room-pack-toml"
        raise PackRefused([Problem(said, {"column": column}, name, row=row)]) from error
    except (RecursionError, ValueError, OverflowError) as error:
        raise PackRefused([Problem("room-pack-toml", {"column": 1}, name)]) from error
