"""A title with a pack laid over its box: its package loaded once more, beside itself.

Every module of a title reads its box when it is loaded, and much is worked out from it once. So a second box
is a second copy of the modules, under a name of its own (`salotto_boxes.obsession_3fa9…`), whose imports of
the title's own package lead to the copy; the code is compiled once for all, and a copy costs some two
megabytes. States, bots and pages of both live side by side.
"""

from __future__ import annotations

import builtins
import sys
import typing
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from salotto.content import Overlay, Watcher, laid_over, watcher
from salotto.kernel.codec import forget
from salotto.kernel.title import Title
from salotto.packs.pack import Files, Pack

ROOT = "salotto_boxes"
COMPILED = (".so", ".pyd")

_sources: dict[str, tuple[str, Overlay | None]] = {}
"""By the name of a copy: the package that it is of, and what is laid over its data."""
_lock = RLock()
_numbers = count(1)


def data_of(title: Title[Any]) -> Path:
    """The folder of the data files of a title."""
    package = find_spec(title.package)
    assert package is not None
    assert package.origin is not None
    return source_of(package.origin).parent / "data"


def source_of(origin: str) -> Path:
    """The Python file of a module; beside a compiled one lies its source."""
    path = Path(origin)
    return path.with_name(f"{path.name.partition('.')[0]}.py") if path.suffix in COMPILED else path


class Loader(SourceFileLoader):
    """Loads one module of a copy."""

    def __init__(self, name: str, path: str, copy: str) -> None:
        super().__init__(name, path)
        self.copy = copy

    def exec_module(self, module: ModuleType) -> None:
        """Run the module: what it imports of its own package is that of the copy, its data have the pack."""
        package, overlay = _sources[self.copy]
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": importer(package, self.copy)}
        code = self.get_code(self.name)
        assert code is not None
        before = laid_over.set(overlay)
        try:
            exec(code, vars(module))
        finally:
            laid_over.reset(before)


def importer(package: str, copy: str) -> Callable[..., Any]:
    """`import` as the modules of a copy know it."""
    ordinary = builtins.__import__

    def imported(
        name: str, globals: Any = None, locals: Any = None, fromlist: Sequence[str] = (), level: int = 0
    ) -> Any:
        if name == package or name.startswith(f"{package}."):
            name = copy + name.removeprefix(package)
        return ordinary(name, globals, locals, fromlist, level)

    return imported


class Finder(MetaPathFinder):
    """Finds the modules of copies."""

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Where a module of a copy is loaded from: where that of the title is."""
        if not fullname.startswith(f"{ROOT}."):
            return None
        copy = ".".join(fullname.split(".")[:2])
        if copy not in _sources:
            return None
        original = find_spec(_sources[copy][0] + fullname.removeprefix(copy))
        if original is None or original.origin is None:
            return None
        file = str(source_of(original.origin))
        within = original.submodule_search_locations
        return spec_from_file_location(
            fullname,
            file,
            loader=Loader(fullname, file, copy),
            submodule_search_locations=None if within is None else [str(Path(file).parent)],
        )


def ready() -> None:
    """Let copies be found."""
    if ROOT not in sys.modules:
        root = ModuleType(ROOT)
        root.__path__ = []
        sys.modules[ROOT] = root
        sys.meta_path.insert(0, Finder())


def load(title: Title[Any], name: str, files: Files | None) -> Title[Any]:
    """A copy of a title under a name, with these tables laid over its data."""
    with _lock:
        ready()
        copy = f"{ROOT}.{name}"
        _sources[copy] = (title.package, None if files is None else Overlay(data_of(title), files))
        try:
            found: Title[Any] = import_module(copy).TITLE
        except BaseException:
            drop(copy)
            raise
        type(found).package = copy
        return found


def drop(copy: str) -> None:
    """Forget a copy that nobody plays with."""
    for module in [each for each in sys.modules if each == copy or each.startswith(f"{copy}.")]:
        del sys.modules[module]
    if "." in copy and ROOT in sys.modules:  # else the process is ending
        vars(sys.modules[ROOT]).pop(copy.rpartition(".")[2], None)
    _sources.pop(copy, None)
    forget(copy)
    for clean in getattr(typing, "_cleanups", ()):  # what it remembers of generic types holds their modules
        clean()


def opened(title: Title[Any], pack: Pack) -> Title[Any]:
    """The title with the pack laid over its box, for good."""
    found = load(title, f"{plain_name(title)}_{pack.digest}", pack.files)
    kind = type(found)
    kind.id = pack.id
    kind.pack = pack.to_json()
    return found


@contextmanager
def for_a_moment(title: Title[Any], files: Files | None) -> Iterator[Title[Any]]:
    """The title with these tables laid over its data, to look at; it is gone afterwards."""
    name = f"moment_{next(_numbers)}_{plain_name(title)}"
    found = load(title, name, files)
    try:
        yield found
    finally:
        drop(f"{ROOT}.{name}")


def watched(title: Title[Any], told: Watcher) -> None:
    """A copy of a title as it is, of which somebody is told what it reads. It stays: what was read is of
    it.
    """
    before = watcher.set(told)
    try:
        load(title, f"watched_{plain_name(title)}", None)
    finally:
        watcher.reset(before)


def plain_name(title: Title[Any]) -> str:
    """The id of a title as the name of a module."""
    return title.game.replace("-", "_")
