"""Which test functions assert something, and which ids stand on them.

An id stands on a test when the function's own text names it, from its decorators to its last line: beside its
name, in its docstring, in a comment or in what it compares. A test asserts by an `assert` of something that
can fail, by `pytest.raises` or `pytest.fail`, by a helper whose name says so (`assert_…`, `check_…`,
`expect…`), or by one that asserts itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SPOKEN = ("assert_", "check_", "expect")
RAISING = {"raises", "fail", "warns"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class TestFunction:
    """A test with its text."""

    __test__ = False

    name: str
    text: str
    asserts: bool


def tests_in(file: Path, root: Path) -> Iterator[TestFunction]:
    """The test functions of a file; `root` is the folder that imports of helpers begin at."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    helpers = _functions(source)
    imported = _imports(source, root)
    for function in _tests(_parsed(source).body):
        first = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        text = "\n".join(lines[first - 1 : function.end_lineno])
        yield TestFunction(function.name, text, _asserts(function, helpers, imported, root, frozenset()))


def _tests(body: Iterable[ast.stmt]) -> Iterator[Function]:
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _tests(statement.body)
        elif isinstance(statement, Function) and statement.name.startswith("test"):
            yield statement


@cache
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def _functions(source: str) -> dict[str, Function]:
    """The functions and methods of a file by name."""
    nodes = ast.walk(_parsed(source))
    return {node.name: node for node in nodes if isinstance(node, Function)}


@cache
def _imports(source: str, root: Path) -> dict[str, tuple[Path, str]]:
    """The names that a file imports from modules below the root: where each is from, and its name there."""
    found: dict[str, tuple[Path, str]] = {}
    for node in ast.walk(_parsed(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            module = root / f"{node.module.replace('.', '/')}.py"
            if module.is_file():
                found |= {name.asname or name.name: (module, name.name) for name in node.names}
    return found


def _asserts(
    function: Function,
    helpers: dict[str, Function],
    imported: dict[str, tuple[Path, str]],
    root: Path,
    seen: frozenset[int],
) -> bool:
    """Whether a function asserts something, by itself or by a helper."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if not isinstance(node, ast.Call):
            continue
        name = _called(node.func)
        if name.startswith(SPOKEN) or name in RAISING:
            return True
        inside = seen | {id(function)}
        if name in helpers and id(helpers[name]) not in inside:
            if _asserts(helpers[name], helpers, imported, root, inside):
                return True
        elif name in imported:
            file, there = imported[name]
            source = file.read_text(encoding="utf-8")
            helper = _functions(source).get(there)
            if (
                helper
                and id(helper) not in inside
                and _asserts(helper, _functions(source), _imports(source, root), root, inside)
            ):
                return True
    return False


def _called(node: ast.expr) -> str:
    """The last name of what is called: `raises` of `pytest.raises`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
