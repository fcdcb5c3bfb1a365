"""Keys: what is one, and what only looks like one."""

from __future__ import annotations

import pytest

from salotto.kernel.keys import is_key, is_number
from salotto.registry import titles
from salotto.speech import Speech
from salotto.words import words


@pytest.mark.parametrize(
    "text",
    ["room:ballroom", "seat:0", "servants:", "spot:-1,2", "favours:money:100|reputation:1", "hall-boy:x"],
)
def test_a_key_is_a_kind_and_a_name(text: str) -> None:
    assert is_key(text)


@pytest.mark.parametrize(
    "text",
    ["done", "4", "", "Anna: hello", "Room:ballroom", ":x", "10:30", 4, None, True, "a b:c", "room: x"],
)
def test_texts_numbers_and_bare_words_are_no_keys(text: object) -> None:
    assert not is_key(text)


def test_numbers_are_said_as_numbers() -> None:
    assert [is_number(key) for key in ("4", "-12", "four", "4:5", "")] == [True, True, False, False, False]
    speech = Speech(titles()["last-will"], words("fr"))
    assert [speech.answer(option) for option in (4, "4", -3, "-3")] == ["4", "4", "−3", "−3"]


def test_a_text_with_a_colon_is_left_as_it_is() -> None:
    speech = Speech(titles()["spook-manor"], words("en"))
    assert speech._spoken("Anna: hello") == "Anna: hello"
    assert speech._spoken("colour:red") == speech.thing("colour:red") != "colour:red"
