"""What the compiler is given instead of what people read: the same modules, said so that it understands more.

- A constant of a module is `Final`. mypyc keeps it in a C variable, a number or a text in the code itself;
  any other name it looks up in the dictionary of the module each time.
- A dataclass has its `__init__` written out. mypyc calls the one that `dataclasses` makes, which is
  interpreted, and packs a tuple and a dictionary for every call.
- What a rule tells is told only if somebody listens, which in a lean play nobody does.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection

FUTURE = "from __future__ import annotations"
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")

Edit = tuple[int, int, int, int, str]
"""From line and column to line and column, and what stands there instead."""


def natively(text: str, parents: Collection[str]) -> str:
    """A module for the compiler; `parents` are classes that others inherit from: they stay as they are."""
    tree = ast.parse(text)
    constants, told = final_constants(text, tree), what_is_told(tree)
    edits = [*constants, *told, *written_inits(tree, parents)]
    lines = text.split("\n")
    for top, left, bottom, right, new in sorted(edits, reverse=True):
        before = lines[top - 1].encode()[:left].decode()
        after = lines[bottom - 1].encode()[right:].decode()
        lines[top - 1 : bottom] = [before + new + after] + [""] * (bottom - top)
    imports = FUTURE
    if constants:
        imports += "; from typing import Final"
    if told:
        imports += "; from salotto.kernel.decisions import AUDIENCE"
    return "\n".join(lines).replace(FUTURE, imports, 1)


def parents_in(text: str) -> set[str]:
    """The names of all the classes that a module's classes inherit from."""
    bases = [
        base for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef) for base in node.bases
    ]
    return {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in bases}


def final_constants(text: str, tree: ast.Module) -> list[Edit]:
    """`A = 1`, `A: int = 1`, `A, B = 1, 2` and `A, B = range(2)`, where a name is bound only once."""
    bound = Counter(
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    found = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            if not all(
                isinstance(name, ast.Name) and CONSTANT.fullmatch(name.id) and bound[name.id] == 1
                for name in names
            ):
                continue
            if not isinstance(target, ast.Tuple):
                found.append((*span(target), f"{ast.unparse(target)}: Final"))
            elif node.lineno == node.end_lineno and (values := values_of(node.value, len(names))):
                pairs = zip(names, values, strict=True)
                found.append(
                    (*span(node), "; ".join(f"{ast.unparse(name)}: Final = {value}" for name, value in pairs))
                )
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            name, hint = node.target.id, ast.get_source_segment(text, node.annotation)
            if (
                CONSTANT.fullmatch(name)
                and bound[name] == 1
                and not str(hint).startswith(("TypeAlias", "Final"))
            ):
                found.append((*span(node.annotation), f"Final[{hint}]"))
    return found


def values_of(value: ast.expr, count: int) -> list[str]:
    """Each of several values, as it is written; nothing where that cannot be read."""
    if isinstance(value, ast.Tuple) and len(value.elts) == count:
        return [ast.unparse(each) for each in value.elts]
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        limits = [each.value for each in value.args if isinstance(each, ast.Constant)]
        numbers = [limit for limit in limits if isinstance(limit, int)]
        if len(numbers) == len(value.args):
            return [str(number) for number in range(*numbers)]
    return []


def span(node: ast.expr | ast.stmt) -> tuple[int, int, int, int]:
    """Where a piece of a module stands."""
    return node.lineno, node.col_offset, node.end_lineno or node.lineno, node.end_col_offset or 0


def what_is_told(tree: ast.Module) -> list[Edit]:
    """Before every `yield tell(…)` the question whether anybody listens."""
    return [
        (node.lineno, node.col_offset, node.lineno, node.col_offset, "if AUDIENCE.listens: ")
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Yield)
        and isinstance(node.value.value, ast.Call)
        and ast.unparse(node.value.value.func) == "tell"
    ]


def written_inits(tree: ast.Module, parents: Collection[str]) -> list[Edit]:
    """The `__init__` of every dataclass that neither inherits nor is inherited from, at its end."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name not in parents and (lines := init_of(node)):
            _, _, bottom, right = span(node)
            found.append((bottom, right, bottom, right, "".join(f"\n    {line}" for line in lines)))
    return found


def init_of(node: ast.ClassDef) -> list[str]:
    """The lines of the `__init__` that `dataclasses` would make; none where it is not that plain."""
    marks = [
        mark
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "dataclass"
    ]
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    if (
        not marks
        or "__init__" in own
        or any(not ast.unparse(base).startswith("Generic[") for base in node.bases)
    ):
        return []
    settings = {each.arg: ast.unparse(each.value) for each in marks[0].keywords}
    ignore = "  # type: ignore[misc]" if settings.get("frozen") == "True" else ""
    arguments, body = ["self"], []
    if settings.get("kw_only") == "True":
        arguments.append("*")
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name):
            continue
        name, hint, value = each.target.id, ast.unparse(each.annotation), each.value
        given = {}
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
            given = {word.arg: word.value for word in value.keywords}
            value = given.get("default")
        if "ClassVar" in hint:
            continue
        made = made_by(given.get("default_factory")) or (ast.unparse(value) if value is not None else "")
        if "init" in given or "kw_only" in given:
            if ast.unparse(given.get("init", ast.Constant(True))) != "False":
                return []
            if made:
                body.append(f"    self.{name} = {made}{ignore}")
        elif "default_factory" in given:
            if "None" in hint:
                return []
            arguments.append(f"{name}: {hint} | None = None")
            body.append(f"    self.{name} = {made} if {name} is None else {name}{ignore}")
        else:
            arguments.append(f"{name}: {hint}" + (f" = {made}" if made else ""))
            body.append(f"    self.{name} = {name}{ignore}")
    if "__post_init__" in own:
        body.append("    self.__post_init__()")
    return [f"def __init__({', '.join(arguments)}) -> None:", *body] if body else []


def made_by(factory: ast.expr | None) -> str:
    """What a `default_factory` makes, as it is written; nothing where there is none."""
    if factory is None:
        return ""
    made = ast.unparse(factory.body) if isinstance(factory, ast.Lambda) else f"{ast.unparse(factory)}()"
    return {"list()": "[]", "dict()": "{}"}.get(made, made)
