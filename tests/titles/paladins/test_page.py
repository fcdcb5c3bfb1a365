"""What the web page asks of Paladins: every choice has a place, costs and gifts are told, the pad counts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.paladins import page
from salotto.titles.paladins.board_faces import known_paladins
from salotto.titles.paladins.faces import cards
from tests.scenes import scene

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("pass", "seat:", "penalty:", "lose:", "worker:", "yes", "no", "pay")
"""What no board shows: these are buttons beside the question."""


def a_game(mode: str, players: int, seed: str = "page") -> Play[Any]:
    game = title("paladins")
    return Play(game, game.table(["x"] * players, seed, mode), story=[])


def action_of(key: str) -> str:
    """Of an action that was used only the way that was taken is drawn."""
    return key.partition("-")[0] if key.startswith("action:") else key


def busy(decision: Decision, chance: Random) -> Any:
    """Somebody who passes only when nothing else is left."""
    return chance.choice([each for each in decision.options if key_of(each) != "pass"] or decision.options)


@pytest.mark.parametrize(("mode", "players"), [("competitive", 4), ("solo", 1), ("coop", 3)])
def test_everything_on_the_table_that_can_be_chosen_is_drawn_once_in_its_place(
    mode: str, players: int
) -> None:
    play = a_game(mode, players)
    chance = Random(players)
    asked = set()
    for step in range(400):
        decision = play.next_decision()
        if decision is None:
            break
        if step % 5 == 0 or decision.prompt not in asked:
            asked.add(decision.prompt)
            board = scene(play, decision.seat).board(decision.seat)
            drawn = [unescape(key) for key in CHOICE.findall(board)]
            assert len(drawn) == len(set(drawn)), decision.prompt
            assert set(drawn) <= set(decision.keys)
            beside = set(decision.keys) - set(drawn)
            assert all(key.startswith(BESIDE) for key in beside), (decision.prompt, beside)
            if decision.prompt == "pw-act":
                known = {action_of(unescape(key)) for key in KEY.findall(board)}
                assert {action_of(blocked.key) for blocked in decision.why_not()} <= known
        play.take(decision, busy(decision, chance))
    assert {"pw-act", "pw-choose-paladin", "pw-paladin-on-top", "pw-choose-tavern"} <= asked
    assert len(asked) > 10
    assert "data-choice" not in scene(play, None).board(0)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_card_that_does_something_tells_it(language: str) -> None:
    silent = {face["kind"] for face in cards(language).values() if not face["lines"]}
    assert silent == {"tavern", "scheme"}


def at(mode: str, players: int, prompt: str, about: str = "") -> tuple[Play[Any], Decision]:
    """The first such question to the first player of a game by chance."""
    for seed in range(40):
        play, chance = a_game(mode, players, f"page {seed}"), Random(seed)
        while (decision := play.next_decision()) is not None:
            if (decision.seat, decision.prompt) == (0, prompt) and about in str(decision.about):
                return play, decision
            play.take(decision, busy(decision, chance))
    raise AssertionError(prompt)


def told(play: Play[Any], decision: Decision) -> Mapping[str, str]:
    return {key: choice["note"] for key, choice in scene(play, 0).choices.items()}


def test_a_townsfolk_says_its_price_and_a_debt_what_it_costs() -> None:  # PW-6.2.1, PW-6.2.2
    play, decision = at("competitive", 2, "pw-choose-townsfolk")
    prices = {slot["card"]: slot["mine"] for slot in play.view(0)["townsfolk"]["row"] if slot["card"]}
    for key, note in told(play, decision).items():
        if key.startswith("debt:"):
            assert note == "a Debt: −3 VP while unpaid"
        else:
            assert note == (f"costs {prices[key]} Silver" if prices[key] else "free")


def test_an_action_says_its_cost_and_passing_what_is_lost() -> None:  # PW-5.11, PW-10.2
    play, decision = at("competitive", 2, "pw-act")
    play.state.players[0].workers = [3, 1, 0, 0, 0, 1]
    notes = told(play, decision)
    assert notes["pass"] == "of 5 Workers you keep 3"
    rows = {row["action"]: row for row in play.view(0)["players"][0]["actions"]}
    for key in notes:
        row = rows.get(key.removeprefix("action:").partition("-")[0])
        if row and row.get("cost"):
            assert notes[key].startswith(f"costs {row['cost']} ")


def test_a_gift_says_what_it_would_change_for_the_receiver() -> None:  # PW-14.5.4
    play, decision = at("coop", 2, "pw-for-whom", "action:hunt-1")
    for seat, player in enumerate(play.state.players):
        note = told(play, decision)[f"seat:{seat}"]
        assert note.startswith(f"Provisions {player.provisions} → {player.provisions + 1}")


def test_the_owner_sees_what_was_put_on_top_and_at_the_bottom() -> None:  # PW-2.4
    assert known_paladins(["a", None, "b"]) == ("b", ["a"])
    assert known_paladins([None, None]) == (None, [])
    assert known_paladins(["a", "b"]) == ("b", ["a"])  # late in a game the whole pile is known
    assert known_paladins([]) == (None, [])
    play, _ = at("competitive", 2, "pw-act")
    top, bottom = play.state.players[0].pile.cards[-1], play.state.players[0].pile.cards[0]
    mine, theirs = scene(play, 0).board(0), scene(play, 1).board(0)
    for card in (top, bottom):
        assert f'data-lens="{card.key}">{card.names["en"]}<' in mine
    assert "pw-pile" not in theirs


# The score pad


def test_the_pad_counts_what_lies_on_the_table() -> None:  # PW-11.2 to PW-11.9
    typed = {"strength": 12, "faith": 4, "influence": 1, "develops": 8, "commissions": 7, "garrisons": 5}
    typed |= {"absolves": 6, "fortifies": 4, "walls": 2, "converts": 5, "silver": 4, "provisions": 4}
    typed |= {"unpaid": 2, "softer": 1, "paid": 3}
    form = {f"0-{name}": str(value) for name, value in typed.items()} | {"0-order-1": "on", "0-order-3": "on"}
    assert page.pad_points(page.pad_values(form, "0-")) == {
        "kings_orders": 4 + 8,
        "attributes": 20 + 3 + 0,
        "develops": 6,
        "debts": 2 * (-3 + 1) + 3,
        "goods": 8 // 3,
        "commissions": 9,
        "fortifies": 0 + 2,
        "garrisons": 2,
        "absolves": 3,
        "converts": 5,
    }


@pytest.mark.parametrize(("text", "value"), [("", 0), ("x", 0), (" 7 ", 7), ("−2", -2), ("1000000", 999)])
def test_the_pad_reads_what_people_type(text: str, value: int) -> None:
    assert page.pad_values({"0-converts": text}, "0-")["converts"] == value


def test_more_than_there_can_be_counts_as_the_most() -> None:
    assert page.pad_points(page.pad_values({"0-faith": "99"}, "0-"))["attributes"] == 20
