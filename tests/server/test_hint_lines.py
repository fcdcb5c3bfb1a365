"""The lines of a hint beside the question."""

from __future__ import annotations

from salotto.bots.hint import Hint, hint_line
from salotto.bots.reasons import Reason
from salotto.registry import title
from salotto.server.page.answers import hint_words
from salotto.server.page.aside import Aside
from salotto.server.page.page_words import Translator
from salotto.server.page.title_page import page_of
from salotto.speech import Speech
from salotto.words import words


def test_two_cards_of_a_kind_are_advised_once() -> None:
    manor = title("spook-manor")
    speech = Speech(manor, words("en"), ["Anna", "Bruno"], 0)
    keepers = [f"room:portrait-of-the-lighthouse-keeper-{each}" for each in (1, 3)]
    hints = tuple(Hint((key, "spot:2,1"), 0.6, Reason("more", "portraits", 0, ())) for key in keepers)
    told = hint_words(Aside(0, 1, hints=hints), speech, Translator("en"), page_of(manor), None, {}, {})
    assert told is not None
    assert len(told["lines"]) == 1
    assert told["key"] == keepers[0]


def test_a_lesser_advice_is_not_called_as_good_as_the_best() -> None:
    for id, key in (("spook-manor", "spot:2,1"), ("last-will", "card:butler")):
        speech = Speech(title(id), words("en"), ["Anna", "Bruno"], 0)
        assert hint_line(Hint((key,), 0.04), speech).endswith("as good as the average choice")
