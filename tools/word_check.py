"""Whether the texts are complete, translated, and used.

A text is *used* when its id stands as a quoted string in a `.py`, `.html` or `.toml` file of the package,
when another text refers to it, or when it fits a pattern: one that a module declares in `DYNAMIC_WORDS`, such
as `("sm-category-*",)`, or one that follows from its table of names (`NameTable("sm", …)` has texts for what
every title has, `NAMES.words("brings")` for `sm-brings-*`). The code *names* an id with a string that begins
with a known prefix (`sm-…` in Python and TOML), or as the first argument of `say(…)` (Python and templates).
An f-string with a known prefix must be declared as a pattern.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from salotto.kit.naming import WORDS as USUAL_KINDS

QUOTED = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
SAID = re.compile(r"""\bsay\(\s*["']([^"']+)["']\s*[,)]""")
NAME_TABLE = re.compile(r"""^(\w+) = NameTable\(\s*"([a-z]+)\"""", re.M)
ENTRY = re.compile(r"^id = .*$", re.M)
"""The id of an entry in a data file, which is no text."""


@dataclass
class Text:
    """What matters of one Fluent message or term."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    prose: list[str] = field(default_factory=list)

    @property
    def translatable(self) -> bool:
        """Whether there is a letter in it outside the placeables."""
        return any(letter.isalpha() for part in self.prose for letter in part)


class _Reader(Visitor):
    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's way)
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.text.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.text.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text.prose.append(node.value.strip())


def read_fluent(source: str) -> tuple[dict[str, Text], list[str]]:
    """The texts of a Fluent file by id (a term's id begins with `-`), and what is wrong with the file."""
    texts: dict[str, Text] = {}
    problems: list[str] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Junk):
            problems.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, Message | Term):
            id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if id in texts:
                problems.append(f"{id} stands twice")
            texts[id] = Text()
            _Reader(texts[id]).visit(entry)
    return texts, problems


Locale = dict[str, dict[str, Text]]
"""The texts by language, then by id."""


def translation_problems(locale: Locale, same_as_english: Iterable[tuple[str, str]] = ()) -> Iterator[str]:
    """Texts that miss in a language, take other arguments there, or were left in English.

    `same_as_english` names the (language, id) pairs that are rightly the same, such as proper names.
    """
    excused = set(same_as_english)
    english = locale["en"]
    for language in sorted(locale.keys() - {"en"}):
        texts = locale[language]
        for id in sorted(english.keys() ^ texts.keys()):
            yield f"{id} is missing in {language if id in english else 'en'}"
        for id in sorted(english.keys() & texts.keys()):
            if texts[id].variables != english[id].variables:
                yield f"{id} has other arguments in {language} than in en"
            same = english[id].translatable and texts[id].prose == english[id].prose
            if same and (language, id) not in excused:
                yield f"{id} is not translated in {language}"
            if not same and (language, id) in excused:
                yield f"{id} is excused in {language} without need"
        for id in sorted({id for of, id in excused if of == language} - texts.keys()):
            yield f"{id} is excused in {language} but does not exist"


@dataclass
class Uses:
    """How the code uses texts."""

    quoted: set[str] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    dynamic: set[str] = field(default_factory=set)
    usual: set[str] = field(default_factory=set)
    """Patterns of what a table of names may have texts for."""
    undeclared: set[str] = field(default_factory=set)

    def __ior__(self, other: Uses) -> Uses:
        self.quoted |= other.quoted
        self.named |= other.named
        self.dynamic |= other.dynamic
        self.usual |= other.usual
        self.undeclared |= other.undeclared
        return self


def uses_in(file: str, source: str, prefixes: Iterable[str]) -> Uses:
    """How one file uses texts; its suffix says how to read it."""
    ours = re.compile(rf"(?:{'|'.join(map(re.escape, prefixes))})(?:-[a-z0-9*]+)+")
    if file.endswith(".py"):
        return _uses_in_python(source, ours)
    quoted = set(QUOTED.findall(ENTRY.sub("", source) if file.endswith(".toml") else source))
    if file.endswith(".toml"):
        return Uses(quoted, named={id for id in quoted if ours.fullmatch(id)})
    return Uses(quoted, named=set(SAID.findall(source)))


def _uses_in_python(source: str, ours: re.Pattern[str]) -> Uses:
    uses = Uses()
    shapes: set[str] = set()
    parts: set[ast.AST] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            parts |= set(node.values)
            shapes.add(
                "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            uses.quoted.add(node.value)
        elif isinstance(node, ast.Call) and _is_say(node.func) and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                uses.named.add(first.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value and _declares_dynamic_words(node):
            uses.dynamic |= set(ast.literal_eval(node.value))
    _add_name_tables(uses, source)
    uses.named |= {id for id in uses.quoted if ours.fullmatch(id) and "*" not in id}
    uses.undeclared = {shape for shape in shapes if ours.fullmatch(shape)} - uses.dynamic
    return uses


def _add_name_tables(uses: Uses, source: str) -> None:
    """The texts that tables of names (`salotto.kit.naming`) put together: the usual ones of every title, and
    those of the kinds that are given to `words`."""
    for name, prefix in NAME_TABLE.findall(source):
        uses.usual |= {f"{prefix}-{kind}-*" for kind in USUAL_KINDS}
        for kinds in re.findall(rf"^{name}\.words\((.+)\)$", source, re.M):
            uses.dynamic |= {f"{prefix}-{kind}-*" for kind in QUOTED.findall(kinds)}


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _declares_dynamic_words(node: ast.Assign | ast.AnnAssign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == "DYNAMIC_WORDS" for target in targets)


def use_problems(texts: dict[str, Text], uses: Uses) -> Iterator[str]:
    """Texts that nobody uses, and ids in the code that have no text."""
    referred = {reference for text in texts.values() for reference in text.references}
    for id in sorted(texts):
        dynamic = any(fnmatchcase(id, pattern) for pattern in uses.dynamic | uses.usual)
        if not (id in uses.quoted or id in referred or dynamic):
            yield f"{id} is not used"
    for id in sorted((uses.named | referred) - texts.keys()):
        yield f"{id} has no text"
    for pattern in sorted(uses.dynamic):
        if not any(fnmatchcase(id, pattern) for id in texts):
            yield f"the pattern {pattern} fits no text"
    for shape in sorted(uses.undeclared):
        yield f"{shape} is put together, but not declared in DYNAMIC_WORDS of its module"


def uses_under(package: Path, prefixes: Iterable[str], without: Iterable[Path] = ()) -> Uses:
    """How all the files of a package use texts, `without` some of its folders."""
    prefixes, without = list(prefixes), list(without)
    uses = Uses()
    for file in sorted(package.rglob("*")):
        left_out = any(folder in file.parents for folder in without)
        if file.suffix in {".py", ".html", ".toml"} and not left_out:
            uses |= uses_in(file.name, file.read_text(encoding="utf-8"), prefixes)
    return uses
