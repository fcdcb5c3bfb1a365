"""What the web page asks of Last Will: every choice has a place, sums say what they leave, the pad counts."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.server.page.page_words import translator
from salotto.speech import Speech
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import White
from salotto.titles.last_will.page import PAGE
from salotto.titles.last_will.settings import OFFERING
from salotto.words import LANGUAGES, Language, words
from tests.kit.player import choices, do, prompt, question
from tests.scenes import scene
from tests.server.test_no_codes import read
from tests.titles.last_will.positions import on_board, on_turn
from tests.titles.last_will.tables import SACKED

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("will:", "way:", "extra:", "half:", "type:", "companion:", "actions", "end", "no", "enough")
"""What no board shows: these are buttons beside the question, like sums of money."""


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("getting-sacked", 3), ("getting-sacked", 5)])
def test_everything_on_the_table_that_can_be_chosen_is_drawn_once_in_its_place(
    mode: str, players: int
) -> None:
    game = title("last-will")
    play = Play(game, game.table(["x"] * players, "page", mode), story=[])
    chance = Random(players)
    for step in range(220):
        decision = play.next_decision()
        if decision is None:
            break
        if step % 3 == 0:
            board = scene(play, decision.seat).board(decision.seat)
            drawn = [unescape(key) for key in CHOICE.findall(board)]
            assert len(drawn) == len(set(drawn))
            assert set(drawn) <= set(decision.keys)
            beside = set(decision.keys) - set(drawn)
            assert all(key.isdigit() or key.startswith(BESIDE) for key in beside), (decision.prompt, beside)
            known = {unescape(key) for key in KEY.findall(board)}
            if decision.prompt in ("lw-act", "lw-errand", "lw-choose-plan"):
                assert {blocked.key for blocked in decision.why_not()} <= known
        option = chance.choice(
            [each for each in decision.options if key_of(each) != "end"] or decision.options
        )
        play.take(decision, option)
    assert "data-choice" not in scene(play, None).board(0)


def test_a_sum_says_what_it_leaves() -> None:  # LW-14.1
    about = {"money": 20, "actions": 2, "card": "card:dinner-1"}
    game = on_turn(20, []).state
    spend = PAGE.note(game, Decision(0, "lw-spend", [3, 5], about, None, "amount"), "5")
    assert spend is not None
    assert spend.args["money"] == 15
    takings = PAGE.note(game, Decision(0, "lw-takings", [3, 5], about, None, "amount"), "5")
    assert takings is not None
    assert takings.args["money"] == 25
    way = PAGE.note(game, Decision(0, "lw-savour", [], about), "way:2:5")
    assert way is not None
    assert way.args == {"money": 15, "actions": 0}
    gathered = Decision(0, "lw-companions", ["enough"], about | {"pounds": 6}, None, "some")
    enough = PAGE.note(game, gathered, "enough")
    assert enough is not None
    assert enough.args == {"money": 14}


def pad(form: dict[str, str]) -> dict[str, int]:
    """What the score pad makes of what was typed."""
    return PAGE.pad_points(PAGE.pad_values(form, "0-"))


def test_the_pad_counts_money_last_income_and_each_property_and_five() -> None:  # LW-16.4
    points = pad({"0-money": "12", "0-income": "4", "0-properties": "13", "0-houses": "2"})
    assert points == {
        "money": 12,
        "income": 4,
        "properties": 13,
        "surcharge": 10,
    }


def test_a_property_that_is_worth_nothing_counts_its_five() -> None:  # LW-16.4
    points = pad({"0-properties": "0", "0-houses": "1"})
    assert (points["properties"], points["surcharge"]) == (0, 5)


@pytest.mark.parametrize(("typed", "money"), [("-7", -7), ("−7", -7), ("", 0), ("a lot", 0), ("-", 0)])
def test_a_debt_can_be_typed_into_the_pad(typed: str, money: int) -> None:  # LW-16.4
    assert pad({"0-money": typed})["money"] == money


# What stands on the choice before one makes it


def test_a_property_with_two_types_tells_the_price_of_each() -> None:  # LW-26.7, LW-10.3
    market = {"mansion": 3, "manor": -2}
    play = on_turn(30, ["gs-mansion-manor"], ["school-chum"], market=market, mode=SACKED)
    shown = scene(do(play, "buy:gs-mansion-manor"), 0)
    assert {key: choice["note"] for key, choice in shown.choices.items()} == {
        "type:mansion": f"£{16 + 3}",
        "type:manor": f"£{16 - 2}",
    }
    rectory = on_board("gs-manor-town-house", value=8)
    play = do(on_turn(30, [], [rectory, "school-chum"], mode=SACKED), "sell:gs-manor-town-house")
    notes = {key: choice["note"] for key, choice in scene(play, 0, "fr").choices.items()}
    assert notes == {"type:manor": "6\u202f£", "type:town-house": "9\u202f£"}


def test_prices_that_helpers_change_are_a_range_that_can_be_paid() -> None:  # LW-13.3, LW-10.4
    ranges = 0
    for agent in [card.entry for card in BOX.cards if "agent" in card.entry]:
        play = do(on_turn(30, ["gs-mansion-manor"], [agent], mode=SACKED), "buy:gs-mansion-manor")
        for key, choice in scene(play, 0).choices.items():
            bought = do(play.fork(), key)
            while (asked := bought.decision(0)) is not None and asked.prompt == "lw-pay-deal":
                do(bought, asked.keys[-1])
            if asked is not None and asked.prompt == "lw-price":
                ranges += 1
                assert choice["note"] == f"£{asked.keys[0]} to £{asked.keys[-1]}"
            else:
                assert choice["note"] == f"£{30 - bought.state.players[0].money}"
    assert ranges


def test_a_companion_who_can_come_as_one_only_is_not_asked_twice() -> None:  # LW-8.3
    twice = next(
        card.entry
        for card in BOX.cards
        if isinstance(card, White)
        and len(card.extras) > len({extra.companion for extra in card.extras})
        and len({extra.add for extra in card.extras if extra.companion is card.extras[0].companion}) > 1
    )
    play = do(
        on_turn(30, [twice, "companion-guest"], ["season-ticket"], actions=9, mode=SACKED), f"play:{twice}"
    )
    if prompt(play) == "lw-savour":
        do(play, choices(play)[0])
    do(play, "card:companion-guest")
    assert prompt(play) == "lw-companion-as"
    sums = [int(key.rpartition(":")[2]) for key in choices(play)]
    assert PAGE.obvious(play.state, question(play)) == f"extra:guest:{max(sums)}"
    open_choice = Decision(0, "lw-companion-as", ["extra:guest:3", "extra:dog:2"], {})
    assert PAGE.obvious(play.state, open_choice) is None
    assert PAGE.obvious(play.state, Decision(0, "lw-act", ["end"], {})) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_have_names_that_people_say(language: Language) -> None:  # LW-6.1
    speech = Speech(title("last-will"), words(language))
    names = [speech.answer(space.key) for space in OFFERING]
    names += [speech.answer(f"errand:{space.key.removeprefix('offer:')}") for space in OFFERING]
    assert not [name for name in names if re.search(r"\b[A-Da-dWw]\d\b", name)]
    assert len(set(names)) == 2 * len({space.key for space in OFFERING})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_drawn_is_told_without_zeros(language: Language) -> None:  # LW-5.5
    drawn = {"events": 0, "helpers": 1, "properties": 2, "companions": 0}
    told = words(language).say("lw-draws", you="no", player="Pip", cards=3, **drawn)
    assert not re.search(r"\b0\b", told)
    assert re.search(r" 1 · .* 2\.$", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_money_not_points(language: Language) -> None:  # LW-16.4
    game = title("last-will")
    play = Play(game, game.table(["x"] * 2, "money"), story=[])
    chance = Random(1)
    while (decision := play.next_decision()) is not None and len(play.log) < 60:
        play.take(decision, chance.choice(decision.options))
    shown = scene(play, 0, language)
    assert len(shown.parts()) > 4
    for name, html in shown.parts().items():
        assert not re.search(r"\b(points?|punti|punto)\b", read(html), re.IGNORECASE), name
    said = translator(game, language)
    for id in PAGE.OWN_WORDS:
        text = said(id, points=3)
        assert not re.search(r"\b(points?|punti|punto)\b", text, re.IGNORECASE), id
