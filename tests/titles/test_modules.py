"""Every part of a title can be loaded on either engine: no interpreted class derives from a compiled one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import salotto.kit
import salotto.titles


def test_every_module_of_kit_and_titles_can_be_loaded() -> None:
    names = [
        found.name
        for package in (salotto.kit, salotto.titles)
        for found in walk_packages(package.__path__, f"{package.__name__}.")
    ]
    assert len(names) > 200
    for name in names:
        import_module(name)
