"""What is printed is data: every effect has a rule, words and a picture."""

from __future__ import annotations

import pytest

from salotto.speech import Speech
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import Paladin
from salotto.titles.paladins.effects import (
    EFFECTS,
    Discount,
    Effect,
    OnAction,
    WaiveCost,
    does_key,
    doing_key,
    effect_behind,
)
from salotto.titles.paladins.faces import PICTURES
from salotto.titles.paladins.rewards import icons_for_rival, perform, perform_for_rival
from salotto.words import words
from tests.titles.paladins.positions import TITLE

ABILITIES = {OnAction, WaiveCost, Discount}
PRINTED = [
    *(card.discard for card in BOX.townsfolk),
    *(card.immediate for card in BOX.townsfolk),
    *(card.ongoing.effects for card in BOX.townsfolk),
    *(card.attack for card in BOX.outsiders),
    *(card.convert for card in BOX.outsiders),
    *(card.effects for card in BOX.walls),
    *(card.effects for card in BOX.favours),
    *(space.effects for space in BOX.spaces),
    *(space.effects for space in BOX.absolve),
    *(card.tile.effects for card in BOX.starting),
    *(option for card in BOX.threats for option in card.options),
]


def test_every_effect_has_a_rule() -> None:  # PW-1.4
    assert perform.missing(set(EFFECTS.words) - ABILITIES) == []
    for effects in PRINTED[: 3 * 38 + 2 * 36 + 24 + 10 + 40 + 7]:
        for icon in icons_for_rival(effects):
            assert callable(perform_for_rival[icon])


@pytest.mark.parametrize("effects", [each for each in PRINTED if each], ids=str)
def test_every_printed_effect_can_be_said_and_drawn(effects: tuple[Effect, ...]) -> None:  # PW-1.4
    speech = Speech(TITLE, words("en"))
    assert speech.thing(doing_key(effects))
    for effect in effects:
        assert effect_behind(does_key(effect).removeprefix("does:")) == effect
        assert any(sign.icon for sign in PICTURES.draw(effect))


@pytest.mark.parametrize("paladin", BOX.paladins, ids=lambda card: card.id)
def test_every_ability_of_a_paladin_can_be_said_and_drawn(paladin: Paladin) -> None:  # PW-5.7
    ability = paladin.ability
    phrase = EFFECTS.phrase(ability)
    assert Speech(TITLE, words("en")).say(phrase.id, **phrase.args)
    assert any(sign.icon for sign in PICTURES.draw(ability))


def test_of_several_goods_of_one_reward_only_the_first_moves_the_rivals_marker() -> None:  # PW-12.3.1
    effects = tuple(
        effect_behind(each) for each in ("gain-silver-1", "gain-provision-1", "gain-tax-2", "pray")
    )
    assert [type(icon).__name__ for icon in icons_for_rival(effects)] == ["Gain", "Drain", "FreePray"]
