"""What the components of all games have in common: a key, and what the files say about every one of them.

A component is a frozen dataclass derived from one of these; the reader of content files fills in its fields
(see `salotto.kit.content`). Each is one object for the whole program, so it is compared by identity:

    @dataclass(frozen=True, slots=True, eq=False, repr=False)
    class Building(NamedComponent):
        vp: int
        cost: Mapping[Item, int]
"""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kit.content import Names


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Keyed:
    """Whatever can be chosen or found by its key; it prints as its key."""

    key: str  # kind and name: `building:aqueduct`

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Printed(Keyed):
    """Something with a name of its own, read from the files."""

    names: Names  # in each language
    source: str  # where the entry comes from, one of `salotto.content.SOURCES`


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Component(Keyed):
    """Something that the rest of the files, and the rules, speak of by its id."""

    id: str  # that of the entry, the same for all its copies
    source: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NamedComponent(Component):
    """A component with a name."""

    names: Names
