"""Everything that is asked, answered, refused or told in a game has words in every language."""

from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.play import Play, Told
from salotto.registry import title
from salotto.speech import Speech
from salotto.titles.obsession import naming
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.texts import printed
from salotto.words import LANGUAGES, Language, words
from tests.each import for_each

GAME = title("obsession")
SPEECHES = {language: Speech(GAME, words(language)) for language in LANGUAGES}
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Emma", "Furio"]
VARIANTS: dict[str, Any] = {
    "milestones": "chosen",
    "courtship": "variable",
    "starter_draft": True,
    "building_boom": True,
    "monument_choice": "chosen",
    "promo_cards": 3,
    "promo_choice": "chosen",
    "market_redraw": True,
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("individual", 2, {}),
    ("individual", 4, VARIANTS),
    ("individual", 3, {"ud_servants": False, "objective_rule": "first_edition", "length": "extended"}),
    ("solo", 1, {"solo_ai": "dynamic"}),
    ("estate_challenge", 1, {}),
    ("tableau", 3, {"edition": "it"}),
    ("duel", 2, {}),
    ("teams", 4, {}),
]


@for_each("mode, players, options", TABLES)
def test_whatever_is_said_in_a_game_has_words(mode: str, players: int, options: dict[str, Any]) -> None:
    story: list[Told] = []
    play = Play(GAME, GAME.table(NAMES[:players], "words", mode, options), story)
    speeches = [Speech(GAME, words(language), NAMES[:players], 0) for language in LANGUAGES]
    bots = [make_bot("random", name) for name in NAMES[:players]]
    while (decision := play.next_decision()) is not None:
        for speech in speeches:
            assert speech.question(decision)
            assert all(speech.answer(option) for option in decision.options)
            assert all(speech.why_not(each) and speech.thing(each.key) for each in decision.why_not())
        play.take(decision, bots[decision.seat].choose(play, decision))
    for speech in speeches:
        assert len(speech.story(story)) == len([told for told in story if speech.hears(told.event)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(language: Language) -> None:
    speech = Speech(GAME, words(language))
    for option in GAME.options:
        assert all(speech.value(value) for value in option.values)


@for_each(
    "key, said",
    [
        ("host:music-room", "Host: Music Room"),
        ("buy:3:stables", "Buy Stables"),
        ("serve:footman:footman:valet", "2 × footman, valet"),
        ("serve", "nobody"),
        ("favour:money:-100", "pay £100"),
        ("favour:invite:prestige:3:1", "look at 3 prestige guests, keep 1"),
        ("favour:invite:casual:1:1", "1 new casual guest"),
        ("favours:money:100|reputation:1", "£100 or 1 reputation"),
        ("recruit:1:valet:quarters", "valet of player 2 (Quarters)"),
        ("ask:money:200", "Ask your team mate for £200"),
        ("value:eden", "Eden (beginner, standard)"),
        ("value:0", "none"),
    ],
)
def test_a_key_is_put_into_words(key: str, said: str) -> None:
    assert SPEECHES["en"].thing(key) == said


def lines(key: str, language: Language) -> list[str]:
    """What is printed on a thing, in a language."""
    speech = SPEECHES[language]
    return [speech.say(phrase.id, **phrase.args) for phrase in printed(BOX.find[key])]


@for_each(
    "key, said",
    [
        (
            "tile:english-garden",
            [
                "Picnic: 3 people",
                "Service: footman",
                "Favours: look at 2 casual guests, keep 1; dismiss 1 guest",
                "Rose side, 4 VP:",
                "Picnic: 3 people",
                "Service: footman",
                "Favours: 1 new prestige guest; dismiss 1 guest",
            ],
        ),
        ("gentry:york-heir", ["Heir", "Favours: £100 or 1 reputation"]),
        ("objective:servant-valets", ["6 VP for at least: 3 × valet."]),
        ("objective:guest-elite", ["3 VP for each prestige guest of rating 5 or 6."]),
        ("milestone:wide-circle", ["5 / 2 VP for at least 8 casual guests."]),
        ("vp:pounds-300", ["3 VP at the end, or at any time in your turn: £300."]),
        ("family:york", ["Begins with a second footman."]),
    ],
)
def test_what_is_printed_on_a_thing_is_told_line_by_line(key: str, said: list[str]) -> None:
    assert lines(key, "en") == said


@for_each(
    "key, ability",
    [
        ("tile:private-study", "At every village fair: £300 and 2 reputation."),
        ("tile:queens-suite", "Monument: 1 reputation at the start of each of your turns."),
    ],
)
def test_the_rose_side_tells_its_ability(key: str, ability: str) -> None:
    assert lines(key, "en")[-1] == ability


def test_french_has_a_space_before_a_semicolon() -> None:
    favours = next(line for line in lines("tile:english-garden", "fr") if "\u202f;" in line)
    assert favours.endswith("prenez-en 1\u202f; congédiez 1 invité")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_looked_at_tells_what_it_does(language: Language) -> None:
    for key in BOX.find:
        assert key.startswith("theme:") or all(lines(key, language)), key


def test_every_definition_is_found_by_its_key() -> None:
    play = Play(GAME, GAME.table(NAMES[:2], "words"))
    setting = play.state.setting
    assert naming.find(setting.key) is setting
    assert naming.find("tile:music-room").names["fr"] == "Salle de musique"
