"""The newcomer's path of CONTRIBUTING: a card with a new effect is said in data, words and rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from salotto.content import ContentError
from salotto.kernel.decisions import Event, Rule, tell
from salotto.kernel.zones import only
from salotto.kit.content import written
from salotto.kit.speaking import spoken
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.box import BOX, load_box
from salotto.titles.last_will.cards import EFFECTS, Black, Effect, White
from salotto.titles.last_will.state import LastWillState, Player
from salotto.titles.last_will.white_cards import play_white
from salotto.titles.last_will.worth import PROMISE
from salotto.words import LANGUAGES, words

pytestmark = pytest.mark.extends_engine

CARD = """
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
options = [{ actions = 1, spend = 2 }]
effects = [{ do = "earn", n = 3 }]
source = "designed"
"""


@dataclass(frozen=True, slots=True)
class Earn(Effect):
    """Money comes back."""

    n: int = field(metadata=written(least=1))


@pytest.fixture(autouse=True)
def declared() -> Iterator[None]:
    @EFFECTS.does("earn", Earn, sign="pound")
    def earn(game: LastWillState, player: Player, effect: Earn) -> Rule[None]:
        player.money += effect.n
        yield tell("lw-earns", player.seat, pounds=effect.n)

    yield
    EFFECTS.forget("earn")


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
    effects = [effect for card in BOX.cards if isinstance(card, White) for effect in card.effects]
    privileges = [each for card in BOX.cards if isinstance(card, Black) for each in card.privileges]
    assert {type(each) for each in (*effects, *privileges)} == set(EFFECTS.words) - {Earn}
    for effect in (*effects, *privileges):
        for language in LANGUAGES:
            assert spoken(EFFECTS.phrase(effect), words(language), TITLE.phrase)
    assert all(callable(EFFECTS.rule(effect)) for effect in effects)
