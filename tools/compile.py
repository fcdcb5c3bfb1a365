"""The engine as machine code: `make compiled`.

A copy of the package goes to a folder of its own, and mypyc compiles in it what is done thousands of times
a second: the kernel, the rules and evaluations of every title, and what the bots do in their minds. What
people read (pages, names, texts) stays as it is; a module that is not compiled for another reason says so in
a comment of its own, `# interpreted: why`. The checkout itself is never compiled, so nobody wonders why an
edited rule has no effect; `salotto/engine.py` takes the compiled package instead of it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
from copy import copy
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from salotto.engine import FOLDER, PACKAGE, STAMP, stamp_of
from tools.native import natively, parents_in

SOURCE = PACKAGE
MINDS = ("moves", "playout", "tree", "worth")
"""What the bots do in their minds. A bot itself may have subclasses anywhere, which compiled ones forbid."""
CONTRACT = frozenset({"__init__", "title", "adviser", "page"})
"""What the house asks of every title: classes with subclasses, and what people read."""
INTERPRETED = re.compile(r"^# interpreted: \S", re.MULTILINE)
"""Says in a module of the engine why it is not compiled."""


def engine(package: Path) -> dict[str, list[Path]]:
    """The modules worth compiling, in groups that a compiler can work on side by side."""
    folders = [package / "kernel", package / "kit"]
    folders += sorted(file.parent for file in (package / "titles").glob("*/__init__.py"))
    groups = {folder.name: modules(folder) for folder in folders}
    groups["minds"] = [package / "bots" / f"{name}.py" for name in MINDS]
    return {name: paths for name, paths in groups.items() if paths}


def modules(folder: Path) -> list[Path]:
    """What of a package is compiled."""
    return sorted(path for path in folder.glob("*.py") if is_compiled(path))


def is_compiled(path: Path) -> bool:
    """Whether a module of the engine is compiled."""
    return path.stem not in CONTRACT and not INTERPRETED.search(path.read_text(encoding="utf-8"))


def lay_out(source: Path, folder: Path) -> None:
    """A package for the compiler: its Python files copied, and links to all else, which may be edited."""
    folder.mkdir(parents=True)
    for path in sorted(source.iterdir()):
        if path.name == "__pycache__" or path.name.startswith("."):
            continue
        if path.suffix == ".py":
            shutil.copy2(path, folder / path.name)
        elif path.is_dir() and any(path.rglob("*.py")):
            lay_out(path, folder / path.name)
        else:
            (folder / path.name).symlink_to(path)


def say_natively(groups: dict[str, list[Path]], package: Path) -> None:
    """Write the copies that are compiled so that the compiler understands more."""
    parents = {
        name for path in package.rglob("*.py") for name in parents_in(path.read_text(encoding="utf-8"))
    }
    for path in (path for paths in groups.values() for path in paths):
        path.write_text(natively(path.read_text(encoding="utf-8"), parents), encoding="utf-8")


class BuildApart(build_ext):
    """Builds each group in a folder of its own: all of them compile mypyc's own C files, and side by side one
    would link what another is just writing."""

    def build_extension(self, ext: Extension) -> None:
        """Compile and link one group, or one module that leads into it."""
        apart = copy(self)
        apart.build_temp = os.path.join(self.build_temp, ext.name)
        build_ext.build_extension(apart, ext)


def compile_engine(folder: Path, jobs: int, optimise: str = "2") -> None:
    """Lay the package out in the folder, compile its engine there, and put a stamp on it."""
    stamp = stamp_of(SOURCE)
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(SOURCE, folder / "salotto")
    os.chdir(folder)
    groups = engine(Path("salotto"))
    say_natively(groups, Path("salotto"))
    extensions = mypycify(
        ["--strict", "--ignore-missing-imports", *(str(path) for paths in groups.values() for path in paths)],
        separate=[([str(path) for path in paths], f"salotto_{name}") for name, paths in groups.items()],
        multi_file=True,
        opt_level=optimise,
        debug_level="0",
        target_dir="c",
    )
    for extension in extensions:  # every file of a group declares what the group imports
        # a function is only called from its own library, so it can be inlined there
        more = ["-fcommon", "-fvisibility=hidden", "-fno-semantic-interposition"]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    command = BuildApart(Distribution({"name": "salotto", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    for waste in ("build", "c"):
        shutil.rmtree(waste, ignore_errors=True)
    Path(STAMP).write_text(stamp, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Compile, from the command line."""
    parser = argparse.ArgumentParser(description="compile the engine with mypyc")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=FOLDER)
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--optimise", choices="0123", default="2", help="how hard the C compiler tries: 0 is for tests"
    )
    args = parser.parse_args(arguments)
    compile_engine(args.to, args.jobs, args.optimise)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
