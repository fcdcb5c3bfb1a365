"""The properties of `tests.table_properties`, on whole games of every title that composes its table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salotto.kit.presentation import presentation_of
from salotto.registry import titles
from salotto.words import Words
from tests.each import first_of_each, for_each
from tests.kit.village import VILLAGE
from tests.properties import examine
from tests.random_games import Setting, settings_of
from tests.recorded import recorded
from tests.table_properties import TABLE_CHECKS

FURNISHED = [title for title in (*titles().values(), VILLAGE) if presentation_of(title)]
SETTINGS = [setting for title in FURNISHED for setting in settings_of(title)]
MOST_PLAYERS = first_of_each(SETTINGS[::-1], lambda setting: (setting.title.id, setting.mode))
WITHOUT_RULES = {"whatever_can_be_pointed_at_has_words"}
"""What a toy cannot have that brings no rules for people to read."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("setting", MOST_PLAYERS, ids=str)
@for_each("name", TABLE_CHECKS)
def test_every_table_has_the_properties(
    setting: Setting,
    name: str,
    record_property: Callable[[str, object], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if setting.title is VILLAGE:
        if name in WITHOUT_RULES:
            return
        monkeypatch.setattr(Words, "strict", False)  # the toy has no texts: their ids are shown
    looked = examine(name, recorded(setting), TABLE_CHECKS)
    record_property("looked", [name, looked])
