"""Everything that is asked, answered, refused or told in a game has words in every language."""

from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.play import Play, Told
from salotto.registry import title
from salotto.speech import Speech
from salotto.titles.obsession import naming
from salotto.titles.obsession.texts import lines, named
from salotto.words import LANGUAGES, Language, words
from tests.each import for_each

GAME = title("obsession")
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
    assert named(key, words("en")) == said


@for_each(
    "key, back, printed",
    [
        (
            "tile:english-garden",
            False,
            [
                "Picnic: 3 people",
                "Service: footman",
                "Favours: look at 2 casual guests, keep 1; dismiss 1 guest",
            ],
        ),
        ("tile:private-study", True, ["At every village fair: £300 and 2 reputation."]),
        ("tile:queens-suite", True, ["Monument: 1 reputation at the start of each of your turns."]),
        ("gentry:york-heir", False, ["Heir", "Favours: £100 or 1 reputation"]),
        ("objective:servant-valets", False, ["6 VP for at least: 3 × valet."]),
        ("objective:guest-elite", False, ["3 VP for each prestige guest of rating 5 or 6."]),
        ("milestone:wide-circle", False, ["5 / 2 VP for at least 8 casual guests."]),
        ("vp:pounds-300", False, ["3 VP at the end, or at any time in your turn: £300."]),
        ("family:york", False, ["Begins with a second footman."]),
    ],
)
def test_what_is_printed_on_a_thing_is_told_line_by_line(key: str, back: bool, printed: list[str]) -> None:
    assert lines(key, words("en"), back) == printed


def test_french_has_a_space_before_a_semicolon() -> None:
    favours = lines("tile:english-garden", words("fr"), False)[-1]
    assert favours.endswith("prenez-en 1\u202f; congédiez 1 invité")


def test_every_definition_is_found_by_its_key() -> None:
    play = Play(GAME, GAME.table(NAMES[:2], "words"))
    setting = play.state.setting
    assert naming.find(setting.key) is setting
    assert naming.find("tile:music-room").names["fr"] == "Salle de musique"
