"""Can every test fail? Mistakes are made in the rules, one at a time, and the tests have to notice.

    python -m tools.mutate --jobs 2
    python -m tools.mutate --titles architects viscounts --sample 40
    python -m tools.mutate --jobs 16 --minutes 9 --to survivors.txt

From the rules of every title (`tools.mutations`) a seeded sample of mistakes is drawn, at least 40 a title.
Each is made in a copy of the tree; the tests that reach its line run first, the quickest of them first, then
the others of the title, and the first that fails ends it. Which test reaches which line is recorded once and
kept in `build/mutants`. What survives is printed: a gap in the tests, or a mistake that changes nothing, and
then stands with its reason in `tests/mutants.toml` and does not count.

It needs the package's own dependencies and those of the tests of titles (pytest, pytest-timeout, hypothesis);
the package itself need not be installed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import pytest

from tools.mutations import TITLES, Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
SAME = "tests/mutants.toml"
KEPT = "build/mutants"
GOLDEN = "tests/golden/test_golden.py"
FEWEST = 40
PLUGIN = ("-p", "tools.mutate", "-p", "no:cacheprovider", "-p", "no:xdist", "-q", "--no-header")
# What the process of the tests is told: where to write which lines they reach, or which ones to run first.
RECORD, ORDER = "SALOTTO_MUTANTS_RECORD", "SALOTTO_MUTANTS_ORDER"
NO_TESTS_RAN = 5

Done = subprocess.CompletedProcess[str]


# In the process of the tests


class Lines:
    """The lines of the titles that are run while a test is."""

    def __init__(self) -> None:
        self.here = os.path.join(os.getcwd(), *TITLES.parts, "")
        self.found: set[tuple[str, int]] = set()

    if sys.version_info >= (3, 12):

        def watch(self) -> None:
            """From now on."""
            seen = sys.monitoring
            seen.use_tool_id(seen.COVERAGE_ID, "mutants")
            seen.register_callback(seen.COVERAGE_ID, seen.events.LINE, self._reached)
            seen.set_events(seen.COVERAGE_ID, seen.events.LINE)

        def _reached(self, code: CodeType, line: int) -> Any:
            if code.co_filename.startswith(self.here):
                self.found.add((code.co_filename, line))
            return sys.monitoring.DISABLE  # until the next test

        def anew(self) -> None:
            """The next test."""
            self.found = set()
            sys.monitoring.restart_events()

    else:

        def watch(self) -> None:
            """From now on."""
            sys.settrace(self._called)

        def _called(self, frame: FrameType, event: str, _: Any) -> Any:
            return self._traced(frame) if frame.f_code.co_filename.startswith(self.here) else None

        def _traced(self, frame: FrameType) -> Any:
            name, found = frame.f_code.co_filename, self.found

            def traced(frame: FrameType, event: str, _: Any) -> Any:
                found.add((name, frame.f_lineno))
                return traced

            found.add((name, frame.f_lineno))
            return traced

        def anew(self) -> None:
            """The next test."""
            self.found = set()


class Recorder:
    """Writes down which lines every test reaches, and how long it takes."""

    def __init__(self, file: str) -> None:
        self.file, self.lines = Path(file), Lines()
        self.tests: list[tuple[str, float]] = []
        self.reached: dict[str, list[int]] = {}
        self.lines.watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test."""
        self.lines.anew()
        begun = time.process_time()
        result = yield
        number = len(self.tests)
        self.tests.append((item.nodeid, time.process_time() - begun))
        for name, line in self.lines.found:
            self.reached.setdefault(f"{os.path.relpath(name)}:{line}", []).append(number)
        return result

    def pytest_sessionfinish(self) -> None:
        """All of it into a file."""
        self.file.write_text(json.dumps({"tests": self.tests, "reached": self.reached}))


class Orderer:
    """Runs the tests that are listed, in that order; where none is listed, all that were found."""

    def __init__(self, file: str) -> None:
        self.place = {test: at for at, test in enumerate(json.loads(Path(file).read_text()))}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """These, and no others."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )


def pytest_configure(config: pytest.Config) -> None:
    """What this process was asked for."""
    config.addinivalue_line("markers", "xdist_group(name): of no account here, where one runs after another")
    if file := os.environ.get(RECORD):
        config.pluginmanager.register(Recorder(file))
    if file := os.environ.get(ORDER):
        config.pluginmanager.register(Orderer(file))


# Copies of the tree


class Copy:
    """A tree of its own, in which a mistake may stand."""

    def __init__(self, root: Path, folder: Path, until: float) -> None:
        self.folder, self.until = folder, until
        skipped = shutil.ignore_patterns("__pycache__", "node_modules")
        for name in ("src", "tests", "tools", "docs", "examples"):
            shutil.copytree(root / name, folder / name, ignore=skipped, symlinks=True)
        for file in (*root.glob("*.toml"), *root.glob("*.md")):
            shutil.copy(file, folder)
        known = folder / "src" / "salotto-0.dist-info"  # titles are found by their entry points
        known.mkdir()
        (known / "METADATA").write_text("Metadata-Version: 2.1\nName: salotto\nVersion: 0\n")
        points = tomllib.loads((root / "pyproject.toml").read_text())["project"]["entry-points"]
        text = "".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
            for group, entries in points.items()
        )
        (known / "entry_points.txt").write_text(text)

    def tests(self, told: dict[str, str], *arguments: str, seconds: int = 3600) -> Done:
        """Run tests here, for so many seconds of a processor, while there is time."""
        left = self.until - time.monotonic()
        if left <= 0:
            raise subprocess.TimeoutExpired("pytest", 0)
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder), *filter(None, [OTHER_PATHS])])
        environment = {
            **os.environ,
            **{"PYTHONPATH": path, "SALOTTO_ENGINE": "interpreted", "PYTHONHASHSEED": "0"},
            **told,
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

        return subprocess.run(
            [sys.executable, "-m", "pytest", *PLUGIN, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            preexec_fn=limit,
            timeout=left,
        )


OTHER_PATHS = os.pathsep.join(
    str(Path(path).resolve())
    for path in os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if path and ROOT not in (Path(path).resolve(), Path(path).resolve().parent)
)


# What is tried


@dataclass
class Reach:
    """Which tests of a title reach which line of its rules, and how long each takes."""

    tests: list[tuple[str, float]]
    reached: dict[str, list[int]]

    def first(self, mutant: Mutant) -> list[str]:
        """The tests that reach the line of a mistake, the quickest first."""
        numbers = self.reached.get(f"{mutant.file}:{mutant.line}", [])
        return [self.tests[number][0] for number in sorted(numbers, key=lambda at: self.tests[at][1])]

    def others(self, first: Sequence[str]) -> list[str]:
        """The rest, the quickest first."""
        known = set(first)
        return [test for test, _ in sorted(self.tests, key=lambda test: test[1]) if test not in known]

    def seconds(self, tests: Sequence[str]) -> int:
        """How much of a processor is enough for them; who needs more is in a circle."""
        takes = dict(self.tests)
        return 30 + round(5 * sum(takes[test] for test in tests))


def tests_of(title: str, root: Path) -> list[str]:
    """The tests of a title and its golden games; of the campaign, which has none, those of campaigns."""
    golden = sorted(file.stem for file in (root / GOLDEN).parent.glob(f"{title.replace('_', '-')}.*.txt"))
    elsewhere = [f"{GOLDEN}::test_a_golden_game_plays_as_it_did[{name}]" for name in golden]
    return [f"tests/titles/{title}", *(elsewhere or ["tests/test_campaigns.py"])]


def record(title: str, copy: Copy, root: Path) -> Reach:
    """What the tests of a title reach: as recorded, if nothing has changed since."""
    files = [*(root / TITLES / title).glob("*.py"), *(root / "tests/titles" / title).rglob("*.py")]
    stamp = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:16]
    kept = root / KEPT / f"{title}-{sys.version_info.minor}-{stamp}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        new = copy.folder / "record.json"
        done = copy.tests({RECORD: str(new)}, *tests_of(title, root))
        if done.returncode:
            raise SystemExit(f"The tests of {title} fail as they stand:\n{done.stdout[-3000:]}")
        shutil.move(new, kept)
    found = json.loads(kept.read_text())
    return Reach([(name, takes) for name, takes in found["tests"]], found["reached"])


@dataclass
class Score:
    """How the mistakes in one title fared."""

    title: str
    tried: int = 0
    same: int = 0
    left: int = 0
    survivors: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        killed = self.tried - len(self.survivors)
        same = f", {self.same} change nothing" if self.same else ""
        left = f", {self.left} not tried for want of time" if self.left else ""
        share = killed / max(self.tried, 1)
        return f"{self.title}: {killed} of {self.tried} found, {share:.0%}{same}{left}"


def survives(mutant: Mutant, reach: Reach, copy: Copy) -> str:
    """How a mistake survives, or nothing where a test fails."""
    path = copy.folder / mutant.file
    source = path.read_bytes()
    path.write_bytes(mutant.text(source))
    try:
        first = reach.first(mutant)
        for tests in (first, reach.others(first)):
            if not tests:
                continue
            order = copy.folder / "order.json"
            order.write_text(json.dumps(tests))
            files = sorted({test.partition("::")[0] for test in tests})
            done = copy.tests({ORDER: str(order)}, "-x", *files, seconds=reach.seconds(tests))
            if done.returncode == NO_TESTS_RAN:
                raise SystemExit(f"{mutant}: none of its tests is found\n{done.stdout[-2000:]}")
            if done.returncode:
                return ""
    finally:
        path.write_bytes(source)
    return "survives" if first else "is reached by no test"


def said(mutant: Mutant, root: Path) -> tuple[str, str, str]:
    """A mistake as the list of those that change nothing has it: module, line before, line after."""
    return str(Path(mutant.file).relative_to(TITLES)), *mutant.lines((root / mutant.file).read_bytes())


def changing_nothing(root: Path) -> dict[tuple[str, str, str], str]:
    """The mistakes that change nothing, each with the reason."""
    listed = root / SAME
    entries = tomllib.loads(listed.read_text(encoding="utf-8"))["same"] if listed.exists() else []
    return {(entry["module"], entry["was"], entry["now"]): entry["reason"] for entry in entries}


def sample(title: str, many: int, seed: str, root: Path) -> list[Mutant]:
    """Some of the mistakes, always the same ones."""
    mutants = mutants_of(title, root)
    return Random(f"{seed} {title}").sample(mutants, min(many, len(mutants)))


def dealt(titles: Sequence[str], many: int, seed: str, root: Path) -> Iterator[tuple[str, Mutant]]:
    """The mistakes of all titles in turn, so that none is left out where time runs short."""
    drawn = [[(title, mutant) for mutant in sample(title, many, seed, root)] for title in titles]
    for row in zip_longest(*drawn):
        yield from filter(None, row)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Make the mistakes and print those that no test finds; 1 when more than a tenth of a title's survive."""
    parser = argparse.ArgumentParser(description="Make mistakes in the rules; the tests have to find them.")
    every = sorted(path.parent.parent.name for path in (root / TITLES).glob("*/data/rules.md"))
    parser.add_argument("--titles", nargs="+", choices=every, default=every, metavar="TITLE")
    parser.add_argument("--sample", type=int, default=300, help="mistakes in all, at least 40 a title")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2, help="so many at once")
    parser.add_argument("--minutes", type=float, help="what is not tried by then is not counted")
    parser.add_argument("--to", type=Path, help="a file for what is printed")
    given = parser.parse_args(arguments)
    until = time.monotonic() + (given.minutes * 60 if given.minutes else threading.TIMEOUT_MAX)
    if given.to:
        given.to.write_text("")

    def tell(text: object) -> None:
        print(text, flush=True)
        if given.to:
            with given.to.open("a", encoding="utf-8") as file:
                print(text, file=file)

    many = max(FEWEST, -(-given.sample // len(given.titles)))
    same = changing_nothing(root)
    scores = {title: Score(title) for title in given.titles}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        copies: queue.Queue[Copy] = queue.Queue()
        for number in range(given.jobs):
            copies.put(Copy(root, Path(folder) / str(number), until))

        def recorded(title: str) -> Reach:
            copy = copies.get()
            try:
                return record(title, copy, root)
            finally:
                copies.put(copy)

        def tried(title: str, mutant: Mutant) -> str | None:
            copy = copies.get()
            try:
                return survives(mutant, reaches[title], copy)
            except subprocess.TimeoutExpired:
                return None
            finally:
                copies.put(copy)

        reaches = dict(zip(given.titles, pool.map(recorded, given.titles), strict=True))
        asked: list[tuple[str, Mutant]] = []
        for title, mutant in dealt(given.titles, many, given.seed, root):
            if said(mutant, root) in same:
                scores[title].same += 1
            else:
                asked.append((title, mutant))
        for (title, mutant), how in zip(asked, pool.map(tried, *zip(*asked, strict=True)), strict=True):
            score = scores[title]
            if how is None:
                score.left += 1
                continue
            score.tried += 1
            if how:
                module, was, now = said(mutant, root)
                score.survivors.append(f"{TITLES / module}:{mutant.line} {how}\n  - {was}\n  + {now}")
                tell(score.survivors[-1])
    tell("\n".join(["", *map(str, scores.values())]))
    return 1 if any(len(score.survivors) > score.tried / 10 for score in scores.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
