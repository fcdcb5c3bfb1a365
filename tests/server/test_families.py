"""A family of titles shares a package: its words and static files are found for each of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from salotto.registry import families
from salotto.server.page import static_files
from salotto.titles.spook_manor.title import SpookManor
from salotto.words import Words

FILES = {
    "__init__.py": "",
    "locale/en.ftl": "hf-hello = Hello from the family\n",
    "static/haunted-family.css": "main {}",
}


def forget() -> None:
    for cached in (families, static_files.static_roots, static_files.sheets, static_files.static):
        cached.cache_clear()


@pytest.fixture
def family(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Spook Manor as one of a family."""
    package = tmp_path / "haunted_family"
    for name, text in FILES.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(SpookManor, "family", "haunted_family")
    forget()
    yield package
    monkeypatch.undo()
    sys.modules.pop("haunted_family", None)
    forget()


def test_the_words_of_a_family_are_known(family: Path) -> None:
    assert families()["haunted-family"] == "haunted_family"
    assert Words("en").say("hf-hello") == "Hello from the family"


def own_sheets() -> list[str]:
    return [sheet for sheet in static_files.sheets("spook-manor") if sheet != "furniture.css"]


def test_the_static_files_of_a_family_have_their_own_address(family: Path) -> None:
    assert own_sheets() == ["haunted-family/haunted-family.css", "spook-manor/spook-manor.css"]
    assert static_files.static("haunted-family/haunted-family.css").startswith(
        "/static/haunted-family/haunted-family.css?v="
    )


def test_a_title_without_a_family_has_its_own_sheet_only() -> None:
    assert own_sheets() == ["spook-manor/spook-manor.css"]
