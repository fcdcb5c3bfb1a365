"""What the compiler is given instead of what people read."""

from __future__ import annotations

from typing import Any

import pytest

from tools.native import natively, parents_in

FUTURE = "from __future__ import annotations"


def run(text: str, parents: set[str] | None = None) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": __name__}
    exec(natively(f"{FUTURE}\nfrom dataclasses import dataclass, field\n{text}", parents or set()), names)
    return names


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ("COLD = 3", "COLD: Final = 3"),
        ("COLD: int = 3", "COLD: Final[int] = 3"),
        ("COLD, WARM = 1, 2", "COLD: Final = 1; WARM: Final = 2"),
        ("COLD, WARM = range(2)", "COLD: Final = 0; WARM: Final = 1"),
    ],
)
def test_a_constant_of_a_module_is_final(written: str, given: str) -> None:
    assert natively(f"{FUTURE}\n{written}\n", ()) == f"{FUTURE}; from typing import Final\n{given}\n"


@pytest.mark.parametrize(
    "written",
    [
        "COLD = 3\nCOLD = 4",  # not constant
        "Cold = dict[str, int]",  # a name for a type
        "COLD: TypeAlias = int",
        "COLD: Final = 3",
        "kept: dict[str, int] = {}",
        "COLD, WARM = both",  # two values that cannot be told apart here
        "def f():\n    COLD = 3",
    ],
)
def test_any_other_name_stays_as_it_is(written: str) -> None:
    assert natively(f"{FUTURE}\n{written}\n", ()) == f"{FUTURE}\n{written}\n"


def test_every_line_stays_where_it_is_so_that_a_traceback_is_true() -> None:
    text = f"{FUTURE}\nCOLD = (\n    3\n)\nGIVEN = [\n    'è', COLD,\n]\n"
    assert natively(text, ()).splitlines()[1:] == [
        "COLD: Final = (", "    3", ")", "GIVEN: Final = [", "    'è', COLD,", "]"
    ]  # fmt: skip


def test_a_dataclass_is_made_as_before() -> None:
    made = run(
        "@dataclass(slots=True)\nclass Cake:\n"
        "    name: str\n    layers: list[int] = field(default_factory=list)\n"
        "    stock: dict[str, int] = field(default_factory=lambda: {'eggs': 2})\n    price: int = 5\n"
    )["Cake"]
    cake = made("torte", price=3)
    assert (cake.name, cake.layers, cake.stock, cake.price) == ("torte", [], {"eggs": 2}, 3)
    assert made("torte").layers is not cake.layers
    assert made("torte", [1], {}, 4) == made("torte", [1], {}, 4)
    assert made("torte", [1], {}) != made("torte", [1])


def test_its_own_end_of_making_is_still_called() -> None:
    made = run(
        "@dataclass(kw_only=True)\nclass Cake:\n    eggs: int\n"
        "    price: int = field(init=False, default=0)\n"
        "    def __post_init__(self) -> None:\n        self.price = 2 * self.eggs\n"
    )["Cake"]
    assert made(eggs=3).price == 6
    with pytest.raises(TypeError):
        made(3)


def test_what_is_not_given_has_its_default_all_the_same() -> None:
    made = run(
        "@dataclass(slots=True)\nclass Cake:\n"
        "    eggs: int\n    known: dict[str, int] = field(init=False, default_factory=dict)\n"
        "    price: int = field(init=False, default=7)\n    later: int = field(init=False)\n"
    )["Cake"]
    assert (made(2).known, made(2).price) == ({}, 7)
    assert made(2).known is not made(2).known
    with pytest.raises(AttributeError):
        _ = made(2).later


@pytest.mark.parametrize(
    "text",
    [
        "@dataclass(slots=True)\nclass Cake(Food):\n    eggs: int\n",  # mypyc writes C that does not compile
        "@dataclass(slots=True)\nclass Parent:\n    eggs: int\n",
        "@dataclass(slots=True)\nclass Cake:\n    eggs: int\n    def __init__(self) -> None: ...\n",
        "class Cake:\n    eggs: int\n",
        "@dataclass(slots=True)\nclass Cake:\n    eggs: list[int] | None = field(default_factory=list)\n",
    ],
)
def test_a_class_that_is_not_that_plain_is_left_alone(text: str) -> None:
    assert natively(f"{FUTURE}\n{text}", {"Parent"}) == f"{FUTURE}\n{text}"


def test_the_parents_are_known_by_their_names() -> None:
    text = "class A(Base): ...\nclass B(kit.Other[int], Generic[T]): ...\n"
    assert parents_in(text) == {"Base", "Other", "Generic"}


def test_what_is_told_is_told_only_where_somebody_listens() -> None:
    text = (
        f"{FUTURE}\ndef rule():\n    if warm:\n        yield tell(\n            'it', 1)\n    yield other()\n"
    )
    assert natively(text, ()) == (
        f"{FUTURE}; from salotto.kernel.decisions import AUDIENCE\ndef rule():\n    if warm:\n"
        "        if AUDIENCE.listens: yield tell(\n            'it', 1)\n    yield other()\n"
    )
