"""Whatever is asked, told or refused can be said, and every card says what it does (AW-9.1)."""

from importlib.resources import files
from random import Random

import pytest

from salotto.kernel.play import Play, Told
from salotto.kernel.title import Phrase
from salotto.speech import Speech
from salotto.titles.architects.box import BOX
from salotto.titles.architects.texts import Told as Card
from salotto.titles.architects.texts import sentences
from salotto.words import LANGUAGES, words
from tests.each import for_each
from tests.random_games import Setting, answer_at_random, settings_of
from tests.titles.architects.positions import TITLE

SPOKEN = [
    language for language in LANGUAGES if (files(TITLE.package) / "locale" / f"{language}.ftl").is_file()
]

CARDS: list[Card] = [
    *BOX.buildings.values(),
    *BOX.apprentices.values(),
    *BOX.characters.values(),
    *BOX.helpers.values(),
    *BOX.schemes.values(),
    *BOX.intrigues.values(),
    *BOX.events.values(),
    *BOX.requests.values(),
]


def said(speech: Speech, phrase: Phrase) -> str:
    """A sentence in words."""
    return speech.say(phrase.id, **phrase.args)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_card_says_what_it_does(language: str) -> None:  # AW-9.1
    speech = Speech(TITLE, words(language))
    for card in CARDS:
        for phrase in sentences(card):
            assert said(speech, phrase).strip()


def test_a_card_says_it_in_so_many_words() -> None:  # AW-9.1
    speech = Speech(TITLE, words("en"))
    [castle] = sentences(BOX.buildings["building:castle"])
    assert said(speech, castle) == ("Before scoring gain 1 Virtue for every 2 Gold.")


@for_each("language", SPOKEN)
@for_each("setting", settings_of(TITLE))
def test_a_whole_game_can_be_told(setting: Setting, language: str) -> None:  # AW-4.0.5
    chance = Random(f"{setting}")
    story: list[Told] = []
    play = Play(TITLE, setting.table(chance), story)
    names = [*play.table.seats, *("Constantine" for _ in TITLE.rivals(play.table))]
    speech = Speech(TITLE, words(language), names, 0)
    asked = 0
    while play.pending:
        for decision in play.pending:
            asked += 1
            if asked % 7 == 0:
                assert speech.question(decision)
                assert all(speech.answer(option) for option in decision.options)
                assert all(speech.why_not(blocked) for blocked in decision.why_not())
        answer_at_random(play, chance)
    assert all(speech.event(told.event) for told in story)
    assert play.outcome is not None
    assert speech.outcome(play.outcome)
