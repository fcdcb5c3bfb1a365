"""`salotto pack …`, and `--pack` wherever a title is named."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from salotto.content import LANGUAGES
from salotto.kernel.title import Title
from salotto.packs import limits
from salotto.packs.catalogue import catalogue
from salotto.packs.checking import checked, refused_by
from salotto.packs.pack import Pack
from salotto.packs.problems import PackRefused
from salotto.packs.reading import read_path
from salotto.packs.sheets import export, import_rows
from salotto.packs.trial import tried
from salotto.packs.writing import toml, write
from salotto.registry import campaigns, lay_over
from salotto.speech import problem_said
from salotto.terminal.opening import find_title
from salotto.terminal.trouble import Trouble
from salotto.words import Words

FLAG = "--pack"


def add_pack_arguments(parser: Any, words: Words) -> None:
    """What can be written after `salotto pack`."""
    say = words.say
    deeds = parser.add_subparsers(metavar=say("cli-help-command"), dest="deed", required=True)

    def deed(name: str, *arguments: str) -> argparse.ArgumentParser:
        about = say(f"cli-help-pack-{name}")
        found: argparse.ArgumentParser = deeds.add_parser(name, words=words, help=about, description=about)
        for argument in arguments:
            found.add_argument(argument.lower(), metavar=argument, type=Path, help=say("cli-help-pack-path"))
        return found

    new = deed("new")
    new.add_argument("title", metavar="TITLE", help=say("cli-help-title"))
    new.add_argument("pack", metavar="PACK", type=Path, nargs="?", help=say("cli-help-pack-path"))
    for name in ("name", "maker"):
        new.add_argument(f"--{name}", metavar="TEXT", default="", help=say(f"cli-help-pack-its-{name}"))
    new.add_argument("--language", choices=LANGUAGES, default=words.language, help=say("cli-help-lang"))
    deed("check", "PACK")
    deed("show", "PACK")
    deed("import", "FILE", "PACK")
    all_cards = deed("export", "FILE", "PACK")
    all_cards.add_argument("--all", action="store_true", help=say("cli-help-pack-all"))
    deed("diff", "PACK").add_argument(
        "other", metavar="OTHER", type=Path, nargs="?", help=say("cli-help-pack-other")
    )


def run_pack(wish: argparse.Namespace, words: Words) -> int:
    """Carry it out."""
    try:
        for line in DEEDS[wish.deed](wish, words):
            print(line)
    except PackRefused as refused:
        raise Trouble(told(refused, words)) from refused
    return 0


def told(refused: PackRefused, words: Words) -> str:
    """Everything that is wrong with a pack, each in a line."""
    lines = [problem_said(problem, words) for problem in refused.problems]
    return "\n".join((words.say("cli-pack-refused", problems=len(lines)), *lines))


def title_of(pack: Pack, words: Words) -> Title[Any]:
    """The title of a pack."""
    return find_title(pack.title, words)


def opened(path: Path, words: Words) -> tuple[Title[Any], Pack]:
    """A pack whose every field is right, and its title."""
    try:
        pack = read_path(path)
    except PackRefused as refused:
        raise whole(refused, words) from refused
    title = title_of(pack, words)
    return title, checked(title, pack)


def whole(refused: PackRefused, words: Words) -> PackRefused:
    """Everything that is wrong, also with what could be read."""
    rest = refused.rest
    return refused_by(title_of(rest, words), refused) if isinstance(rest, Pack) else refused


def new(wish: Any, words: Words) -> Sequence[str]:
    """An empty pack."""
    title = find_title(wish.title, words)
    path = wish.pack or Path(f"{title.id}-pack")
    if path.exists():
        raise Trouble(words.say("cli-pack-exists", file=str(path)))
    write(Pack(title.id, wish.name or title.id, wish.language, "1", wish.maker), path)
    return [words.say("cli-pack-new", file=str(path))]


def check(wish: Any, words: Words) -> Sequence[str]:
    """Whether a pack can be played with: every field is read, and games are played."""
    title, pack = opened(wish.pack, words)
    tried(title, pack)
    return [words.say("cli-pack-right", file=str(wish.pack), cards=pack.changed, digest=pack.digest)]


def show(wish: Any, words: Words) -> Sequence[str]:
    """Whose a pack is, and how much of the box it has."""
    title, pack = opened(wish.pack, words)
    about = {"name": pack.name, "title": title.id, "version": pack.version, "maker": pack.maker or "–"}
    lines = [words.say("cli-pack-head", **about), words.say("cli-pack-digest", digest=pack.digest)]
    arrays = catalogue(title).arrays
    for file, parts in pack.files.items():
        for array, part in parts.items():
            given = len(part) if isinstance(part, list) else 1
            lines.append(
                words.say(
                    "cli-pack-part",
                    part=f"{file} {array}",
                    cards=given,
                    all=len(arrays.get((file, array), [0])),
                )
            )
    return lines


def import_(wish: Any, words: Words) -> Sequence[str]:
    """The rows of a spreadsheet into a pack: all of them, or none."""
    title, pack = opened(wish.pack, words)
    with wish.file.open("rb") as file:
        data = file.read(limits.BYTES * 2 + 1)
    try:
        found, rows = import_rows(title, pack, data)
    except PackRefused as refused:
        raise PackRefused(
            replace(each, file=each.file or wish.file.name) for each in refused.problems
        ) from refused
    write(found, wish.pack)
    return [words.say("cli-pack-imported", rows=len(rows), cards=found.changed, file=str(wish.pack))]


def export_(wish: Any, words: Words) -> Sequence[str]:
    """A pack as a spreadsheet, or as a zip."""
    title, pack = opened(wish.pack, words)
    if wish.file.suffix == ".csv":
        wish.file.write_text(export(title, pack, wish.all), encoding="utf-8-sig")
    else:
        write(pack, wish.file)
    return [words.say("cli-pack-exported", file=str(wish.file))]


def diff(wish: Any, words: Words) -> Sequence[str]:
    """What a pack changes in the box, or in another pack."""
    title, pack = opened(wish.pack, words)
    other = opened(wish.other, words)[1] if wish.other else Pack(title.id, "")
    lines = []
    known = catalogue(title)
    for file, array, id in sorted({*keys(pack), *keys(other)}):
        entry = known.arrays.get((file, array), {}).get(id) or known.sections.get((file, array))
        under = entry.fields if entry is not None else {}
        before, after = (
            {**under, **fields(other, file, array, id)},
            {**under, **fields(pack, file, array, id)},
        )
        for name in sorted({*before, *after}):
            if before.get(name) != after.get(name):
                was = toml(before[name]) if name in before else "–"
                lines.append(f"{file} {id}: {name}: {was} → {toml(after[name]) if name in after else '–'}")
    return lines or [words.say("cli-pack-same")]


def keys(pack: Pack) -> list[tuple[str, str, str]]:
    """File, array and id of everything that a pack changes; a section is its own id."""
    return [
        (file, array, str(entry.get("id", array)))
        for file, parts in pack.files.items()
        for array, part in parts.items()
        for entry in (part if isinstance(part, list) else [part])
    ]


def fields(pack: Pack, file: str, array: str, id: str) -> dict[str, Any]:
    """What a pack says of one entry."""
    part = pack.files.get(file, {}).get(array, [])
    found = next((each for each in part if each["id"] == id), {}) if isinstance(part, list) else part
    return dict(found)


DEEDS = {"new": new, "check": check, "show": show, "import": import_, "export": export_, "diff": diff}


def laid_over(arguments: Sequence[str], words: Words) -> list[str]:
    """The arguments of a command, with each title that a `--pack` is for named with its pack."""
    left: list[str] = []
    packs: list[Pack] = []
    each = iter(arguments)
    for argument in each:
        name, sign, value = argument.partition("=")
        if name != FLAG:
            left.append(argument)
            continue
        path = value if sign else next(each, "")
        if not path:
            raise Trouble(words.say("cli-pack-which"))
        try:
            packs.append(read_path(Path(path)))
        except PackRefused as refused:
            raise Trouble(told(whole(refused, words), words)) from refused
    if not packs:
        return left
    if named := [name for name in left if name in campaigns() and name not in {pack.title for pack in packs}]:
        packs = [Pack(named[0], named[0], chapters=tuple(packs))]
    for pack in packs:
        if pack.title not in left:
            raise Trouble(words.say("cli-pack-unused", title=pack.title))
        try:
            id = lay_over(pack)
        except PackRefused as refused:
            raise Trouble(told(refused, words)) from refused
        left = [id if argument == pack.title else argument for argument in left]
    return left


DYNAMIC_WORDS = ("cli-help-pack-*", "cli-help-pack-its-*")
