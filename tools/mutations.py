"""The mistakes that one could make in the rules: one comparison, constant, sign or branch at a time.

A mutant is a place in a file and what stands there instead; its lines stay where they are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

TITLES = Path("src/salotto/titles")

NO_RULES = (
    *("__init__", "title", "box", "cards", "refusals", "view", "naming", "settings"),
    *(
        "page",
        "table",
        "faces",
        "board_faces",
        "rival_faces",
        "texts",
        "preview",
        "standing",
        "pictures",
        "score_pad",
    ),
    *("activity_view", "caution_view", "courtship_view", "help_view"),
    *(
        "adviser",
        "candidates",
        "encoding",
        "evaluation",
        "fast_evaluation",
        "forecast",
        "playout",
        "shortcuts",
    ),
    *("weights", "worth", "castle_worth", "goal_worth", "rival_worth", "team_worth", "team_candidates"),
    *("donations", "feasible", "means", "counters"),
)
"""Modules that read, show, say or advise; what is left are the rules, the scoring and the legality."""

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "+",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake: in a file, from one byte to another, something else stands."""

    file: str
    line: int
    start: int
    end: int
    instead: str

    def text(self, source: bytes) -> bytes:
        """The whole file with the mistake."""
        return source[: self.start] + self.instead.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The line as it was and as it is."""
        begin = source.rfind(b"\n", 0, self.start) + 1
        end = source.find(b"\n", self.end)
        tail = source[self.end : end]
        head = source[begin : self.start].decode().lstrip()
        was = head + source[self.start : end].decode()
        return " ".join(was.split()), " ".join(f"{head}{self.instead}{tail.decode()}".split())


class Source:
    """A file, and where in it a node stands."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file, self.text = file, text
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """From which byte to which."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self.starts[node.lineno - 1] + node.col_offset
        return begin, self.starts[node.end_lineno - 1] + node.end_col_offset

    def between(self, left: ast.expr, right: ast.expr, instead: str, line: int) -> Iterator[Mutant]:
        """Another operator between two operands, where nothing but it stands there."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.text[start:end].decode()
        operator = gap.strip(" ()\n")
        if operator and "#" not in gap:
            at = start + gap.index(operator)
            yield Mutant(self.file, line, at, at + len(operator), instead)

    def wrapped(self, node: ast.expr, line: int) -> Iterator[Mutant]:
        """The opposite of a condition."""
        start, end = self.span(node)
        yield Mutant(self.file, line, start, end, f"not ({self.text[start:end].decode()})")

    def mutants(self) -> Iterator[Mutant]:
        """All the mistakes that could be made here, in the order of the file."""
        found = {mutant for node in behaviour(self.tree) for mutant in self.of(node)}
        yield from sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.instead))

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        """The mistakes at one node."""
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others):
                for op, (first, second) in zip(ops, pairwise([left, *others]), strict=True):
                    yield from self.between(first, second, COMPARISONS[type(op)], second.lineno)
            case ast.BoolOp(op=op, values=values):
                instead = "or" if isinstance(op, ast.And) else "and"
                for first, second in pairwise(values):
                    yield from self.between(first, second, instead, second.lineno)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS and not textual(left, right):
                yield from self.between(left, right, SIGNS[type(op)], right.lineno)
            case ast.Constant(value=bool(value)):
                yield Mutant(self.file, node.lineno, *self.span(node), str(not value))
            case ast.Constant(value=int(value)):
                yield Mutant(self.file, node.lineno, *self.span(node), str(value + 1))
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                if not isinstance(test, ast.Compare | ast.BoolOp | ast.Constant | ast.NamedExpr):
                    yield from self.wrapped(test, test.lineno)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    if not isinstance(test, ast.Compare | ast.BoolOp):
                        yield from self.wrapped(test, test.lineno)


def textual(*nodes: ast.expr) -> bool:
    """Whether the operands are texts or lists rather than numbers."""
    other = ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp | ast.Starred
    return any(
        isinstance(node, other) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
        for node in nodes
    )


def behaviour(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that act when a game is played: no types, no declarations, no assurances."""
    if isinstance(node, ast.Assert):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment", "bases", "keywords"):
            if name == "keywords" and isinstance(node, ast.Call):
                for keyword in node.keywords:
                    if keyword.arg != "strict":
                        yield from behaviour(keyword.value)
            continue
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id.istitle():
            continue  # a type
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING":
                continue
            if isinstance(each, ast.AST):
                yield from behaviour(each)


def mutants_of(title: str, root: Path) -> list[Mutant]:
    """All the mistakes that could be made in the rules of a title."""
    found: list[Mutant] = []
    for path in sorted((root / TITLES / title).glob("*.py")):
        if path.stem not in NO_RULES:
            found += Source(str(path.relative_to(root)), path.read_bytes()).mutants()
    return found
