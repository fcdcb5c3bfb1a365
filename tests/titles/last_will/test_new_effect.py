"""The newcomer's path of CONTRIBUTING: a card with a new effect is said in data, words and rule."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from salotto.content import ContentError
from salotto.kernel.decisions import Event
from salotto.kernel.zones import only
from salotto.kit.speaking import spoken
from salotto.titles.last_will import TITLE, effects
from salotto.titles.last_will.box import BOX, load_box
from salotto.titles.last_will.cards import EFFECTS, Black, White
from salotto.titles.last_will.white_cards import play_white
from salotto.titles.last_will.worth import PROMISE
from salotto.words import LANGUAGES, words
from tools.word_check import read_fluent

pytestmark = pytest.mark.extends_engine

ROOT = Path(__file__).parents[3]

SECTION = (
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Adding a card")[1].split("\n## ")[0]
)
(EFFECT,) = re.findall(r"`(effects = .+?)`", SECTION)
TEXTS = dict(re.findall(r"`(lw-[a-z-]+) = (.+?)`", SECTION))
(RULE,) = re.findall(r"```python\n(.+?)```", SECTION, re.DOTALL)
"""Data, words and rule as the page shows them."""

CARD = f"""
[[card]]
id = "lost-bet"
name = "Lost Bet"
name_it = "Scommessa persa"
name_fr = "Pari perdu"
deck = "special"
crowns = 1
kind = "event"
symbols = []
copies = 1
options = [{{ actions = 1, spend = 2 }}]
{EFFECT}
source = "designed"
"""


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, known in vars(EFFECTS).items():
        if isinstance(known, dict):
            monkeypatch.setattr(EFFECTS, name, known.copy())
    exec(dedent(RULE), dict(vars(effects)))


def the_card(folder: Path, text: str = CARD) -> White:
    (folder / "specials.toml").write_text(text, encoding="utf-8")
    card = load_box(folder).card["card:lost-bet"]
    assert isinstance(card, White)
    return card


def test_data_and_rule_are_enough_to_play_a_new_effect(tmp_path: Path) -> None:
    card = the_card(tmp_path)
    game = TITLE.begin(TITLE.table(["Anna", "Bruno"], "new"))
    player = game.players[0]
    player.money, player.actions = 10, 1
    player.hand.add(card, only(0))
    told = [event for event in play_white(game, player, card) if isinstance(event, Event)]
    assert [event.id for event in told] == ["lw-plays", "lw-earns"]
    assert (player.money, player.actions) == (10 - 2 + 3, 0)


def test_its_words_are_those_of_the_page_with_what_they_are_given(tmp_path: Path) -> None:
    (effect,) = the_card(tmp_path).effects
    assert list(TEXTS) == [EFFECTS.phrase(effect).id, "lw-earns"]
    texts, junk = read_fluent("\n".join(f"{id} = {text}" for id, text in TEXTS.items()))
    assert not junk
    assert [texts[id].variables for id in TEXTS] == [{"n"}, {"player", "pounds"}]


def test_its_sentence_and_its_picture_follow(tmp_path: Path) -> None:
    (effect,) = the_card(tmp_path).effects
    assert (EFFECTS.phrase(effect).id, EFFECTS.phrase(effect).args) == ("lw-does-earn", {"n": 3})
    assert EFFECTS.picture(effect) == {"sign": "pound", "text": "+3", "icons": []}
    assert PROMISE[effect].__name__ == "nothing"


def test_a_misspelt_effect_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        the_card(tmp_path, CARD.replace('"earn"', '"urn"'))
    assert (caught.value.entry, caught.value.field) == ("lost-bet", "effects[0].do")
    with pytest.raises(ContentError) as caught:
        the_card(tmp_path, CARD.replace("n = 3", "n = 0"))
    assert caught.value.field == "effects[0].n"


def test_every_effect_in_the_box_is_said_in_every_language_and_has_its_rule() -> None:
    printed = [effect for card in BOX.cards if isinstance(card, White) for effect in card.effects]
    privileges = [each for card in BOX.cards if isinstance(card, Black) for each in card.privileges]
    assert {type(each) for each in (*printed, *privileges)} == set(EFFECTS.words) - {EFFECTS.kinds["earn"]}
    for effect in (*printed, *privileges):
        for language in LANGUAGES:
            assert spoken(EFFECTS.phrase(effect), words(language), TITLE.phrase)
    assert all(callable(EFFECTS.rule(effect)) for effect in printed)
