"""Packs for tests: valid ones made at random for any title, and damaged ones."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from salotto.kernel.title import Title
from salotto.packs.catalogue import catalogue
from salotto.packs.checking import check
from salotto.packs.pack import Pack, sorted_files
from salotto.packs.sheets import export
from salotto.packs.writing import written, zipped

TOLD = (
    "id",
    "key",
    "source",
    "ref",
    "text",
    "name",
    "name_it",
    "name_fr",
    "copies",
    "retired",
    "kind",
    "set",
)
"""Fields that say which card it is; the values of all others may be exchanged."""


@cache
def random_pack(title: Title[Any], seed: int, changes: int = 25) -> Pack:
    """A valid pack: some cards have a value of another card of their kind."""
    chance = Random(f"{title.id}/{seed}")
    arrays = {
        place: entries
        for place, entries in catalogue(title).arrays.items()
        if len(entries) >= 6 and all({"name", "source"} <= entry.fields.keys() for entry in entries.values())
    }
    files: dict[str, dict[str, Any]] = {}
    for _ in range(changes):
        file, array = chance.choice(sorted(arrays))
        entries = arrays[file, array]
        one, other = (entries[id].fields for id in chance.choices(sorted(entries), k=2))
        names = [name for name in one if name in other and name not in TOLD and one[name] != other[name]]
        if names:
            name = chance.choice(names)
            part = files.setdefault(file, {}).setdefault(array, {})
            part.setdefault(one["id"], {"id": one["id"]})[name] = other[name]
    while problems := check(title, packed(title, files)):
        for problem in problems:
            for part in files[problem.file].values():
                part.pop(problem.entry, None)
    return packed(title, files)


def packed(title: Title[Any], files: dict[str, dict[str, Any]]) -> Pack:
    """The pack of some entries by their ids."""
    whole = {
        file: {array: list(part.values()) for array, part in parts.items()} for file, parts in files.items()
    }
    return Pack(title.id, "random", files=sorted_files(whole))


Damage = Callable[[Pack, Title[Any], Random], tuple[str, bytes]]
"""Makes a file out of a pack: its name, and what is in it."""


def swapped_bytes(data: bytes, chance: Random) -> bytes:
    """Some bytes are others, missing, or there twice."""
    found = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(found))
        deed = chance.randrange(4)
        if deed == 0:
            found[at] = chance.randrange(256)
        elif deed == 1:
            del found[at : at + chance.randint(1, 20)]
        elif deed == 2:
            found[at:at] = found[at : at + chance.randint(1, 50)]
        else:
            found[at:at] = chance.choice(PIECES)
        if not found:
            return b"x"
    return bytes(found)


PIECES = [
    b"[" * 3000,
    b"a." * 5000 + b"a = 1\n",
    b"= 99999999999999999999999999\n",
    b"= " + b"9" * 6000 + b"\n",
    b"= -1\n",
    b"= nan\n",
    b"= inf\n",
    b"= 1979-05-27T07:32:00Z\n",
    b'= "\xff\xfe"\n',
    b'= "\\u0000"\n',
    b'id = "twice"\nid = "twice"\n',
    b"\x00",
    b'"""',
    b"{ a = { b = { c = { d = { e = 1 } } } } }\n",
    "[[tile]]\nid = '\u202e'\n".encode(),
    b"[[tile]]\n" * 50,
    b"copies = 10000\n",
]


def damaged_toml(pack: Pack, title: Title[Any], chance: Random) -> tuple[str, bytes]:
    """A zip in which one file is damaged."""
    files = {name: text.encode() for name, text in written(pack).items()}
    name = chance.choice(sorted(files))
    files[name] = swapped_bytes(files[name], chance)
    if chance.random() < 0.1:
        files[name] = (
            files[name]
            .decode("utf-8", "replace")
            .encode(chance.choice(["utf-16", "latin-1", "utf-32"]), "replace")
        )
    return "toml.zip", zip_of(files)


def damaged_zip(pack: Pack, title: Title[Any], chance: Random) -> tuple[str, bytes]:
    """A zip that is itself damaged."""
    return "zip.zip", swapped_bytes(zipped(pack), chance)


def hostile_zip(pack: Pack, title: Title[Any], chance: Random) -> tuple[str, bytes]:
    """A zip with what has no place in one."""
    files = {name: text.encode() for name, text in written(pack).items()}
    deed = chance.randrange(6)
    if deed == 0:
        files["../../etc/tiles.toml"] = b"x = 1"
    elif deed == 1:
        files["/tmp/tiles.toml"] = b"x = 1"
    elif deed == 2:
        files["bomb.toml"] = b" " * 40_000_000
    elif deed == 3:
        files |= {f"part-{number}.toml": b"\n" * 400_000 for number in range(50)}
    elif deed == 4:
        files |= {f"part{number}.toml": b"" for number in range(500)}
    else:
        files["evil.py"] = b"print('never')"
    return "hostile.zip", zip_of(files)


def damaged_csv(pack: Pack, title: Title[Any], chance: Random) -> tuple[str, bytes]:
    """A spreadsheet with damage."""
    data = export(title, pack).encode(chance.choice(["utf-8", "utf-8-sig", "utf-16"]))
    return "sheet.csv", swapped_bytes(data, chance)


def wrong_values(pack: Pack, title: Title[Any], chance: Random) -> tuple[str, bytes]:
    """Sound files with values that no card has."""
    files = {
        file: {array: [dict(entry) for entry in part] for array, part in parts.items()}
        for file, parts in pack.files.items()
    }
    file = chance.choice(sorted(files))
    array = chance.choice(sorted(files[file]))
    entry = chance.choice(files[file][array])
    wrong: list[Any] = [
        10**30,
        -(10**9),
        3.5,
        "",
        "word",
        [],
        [[]],
        {},
        {"do": "fly"},
        [{"do": "fly"}],
        True,
        [1] * 100,
    ]
    for name in chance.sample(sorted({*entry} - {"id"}), k=min(2, len(entry) - 1)):
        entry[name] = chance.choice(wrong)
    entry[chance.choice(["misspelt", "copies", "retired", "key", "vp", "effects"])] = chance.choice(wrong)
    broken = Pack(pack.title, pack.name, files=files)
    return "values.zip", zip_of({name: text.encode() for name, text in written(broken).items()})


DAMAGES: list[Damage] = [damaged_toml, damaged_zip, hostile_zip, damaged_csv, wrong_values]


def zip_of(files: dict[str, bytes]) -> bytes:
    """A zip of these files."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return into.getvalue()
