"""The engine as machine code: `make compiled`.

A copy of the package goes to a folder of its own, and mypyc compiles in it what is done thousands of times
a second: the kernel, the rules and evaluations of every title, and what the bots do in their minds. What
people read (pages, names, texts) stays as it is. The checkout itself is never compiled, so nobody wonders why
an edited rule has no effect; `PYTHONPATH=build/compiled` takes the compiled package instead of it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).parents[1] / "src" / "salotto"
FOLDER = Path("build") / "compiled"
MINDS = ("moves", "playout", "tree", "worth")
"""What the bots do in their minds. A bot itself may have subclasses anywhere, which compiled ones forbid."""
INTERPRETED = frozenset(
    {
        *("__init__", "title", "weights"),  # classes that are subclassed or looked into
        *("naming", "pad", "page", "telling", "why"),  # what people read
        *("codec", "log"),  # what is stored
    }
)


def engine(package: Path) -> dict[str, list[Path]]:
    """The modules worth compiling, in groups that a compiler can work on side by side."""
    groups = {"kernel": modules(package / "kernel")}
    for title in sorted((package / "titles").glob("*/title.py")):
        groups[title.parent.name] = modules(title.parent)
    groups["minds"] = [package / "bots" / f"{name}.py" for name in MINDS]
    return groups


def modules(folder: Path) -> list[Path]:
    """What of a package is compiled."""
    return sorted(path for path in folder.glob("*.py") if path.stem not in INTERPRETED)


def compile_engine(folder: Path, jobs: int) -> None:
    """Copy the package to the folder and compile its engine there."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder / "salotto", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(folder)
    groups = engine(Path("salotto"))
    extensions = mypycify(
        ["--strict", "--ignore-missing-imports", *(str(path) for paths in groups.values() for path in paths)],
        separate=[([str(path) for path in paths], f"salotto_{name}") for name, paths in groups.items()],
        multi_file=True,
        opt_level="2",
        debug_level="0",
        target_dir="c",
    )
    for extension in extensions:  # every file of a group declares what the group imports
        extension.extra_compile_args.append("-fcommon")
    command = build_ext(Distribution({"name": "salotto", "ext_modules": extensions}))
    command.inplace = True
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    for waste in ("build", "c"):
        shutil.rmtree(waste, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Compile, from the command line."""
    parser = argparse.ArgumentParser(description="compile the engine with mypyc")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=FOLDER)
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(arguments)
    compile_engine(args.to, args.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
