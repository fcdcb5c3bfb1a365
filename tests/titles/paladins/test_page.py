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
from salotto.kernel.title import Phrase
from salotto.registry import title
from salotto.titles.paladins import page
from salotto.titles.paladins.board_faces import known_paladins, threats_met
from salotto.titles.paladins.faces import cards
from salotto.titles.paladins.preview import of_turn
from tests.kit.player import do, question
from tests.scenes import scene
from tests.titles.paladins.positions import a_turn, me

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("pass", "seat:", "penalty:", "lose:", "worker:", "yes", "no", "pay", "doing:")
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


def test_starting_townsfolk_lie_open_while_one_chooses_among_them() -> None:  # PW-14.2.5
    game = title("paladins")
    play = Play(game, game.table(["x"] * 2, "page", "coop", {"starting_townsfolk": "choose"}), story=[])
    decision = play.next_decision()
    assert decision is not None
    assert decision.prompt == "pw-choose-starting"
    board = scene(play, decision.seat).board(decision.seat)
    assert CHOICE.findall(board) == decision.keys
    for key in decision.keys:
        tile = cards("en")[key]
        assert all(f"pw-worker pw-{kind}" in board for kind in tile["spaces"])


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_card_that_does_something_tells_it(language: str) -> None:
    silent = {face["kind"] for face in cards(language).values() if not face["lines"]}
    assert silent == {"tavern", "scheme"}


def at(mode: str, players: int, prompt: str, about: str = "", most: int = 99) -> tuple[Play[Any], Decision]:
    """The first such question to the first player of a game by chance, with so many answers at most."""
    for seed in range(40):
        play, chance = a_game(mode, players, f"page {seed}"), Random(seed)
        while (decision := play.next_decision()) is not None:
            asked = (decision.seat, decision.prompt) == (0, prompt) and about in str(decision.about)
            if asked and len(decision.keys) <= most:
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


def test_the_only_townsfolk_says_its_price_before_recruit_is_chosen() -> None:  # PW-6.2.2
    poor = a_turn(workers="labourer", silver=2, townsfolk="abbot-1 - - -", others=[{"workers": "labourer"}])
    assert told(poor, question(poor))["action:recruit-1"] == "a Debt: −3 VP while unpaid"
    do(poor, "recruit-1")
    assert me(poor).unpaid == 1
    rich = a_turn(workers="labourer", silver=3, townsfolk="- - abbot-1")
    assert told(rich, question(rich))["action:recruit-1"] == "costs 2 Silver"
    waived = a_turn(workers="labourer", silver=0, townsfolk="abbot-1", paladin="roland")
    assert told(waived, question(waived))["action:recruit-1"] == "free"
    either = a_turn(workers="labourer", silver=4, townsfolk="abbot-1")
    assert not told(either, question(either))["action:recruit-1"]
    for reader in (1, None):  # prices are the reader's own: nobody else is told one
        assert of_turn(question(rich), "action:recruit-1", rich.view(reader)) is None


def test_the_only_outsider_in_reach_says_its_silver_before_attack_is_chosen() -> None:  # PW-7.5.3
    play = a_turn(workers="scout labourer fighter", silver=3, outsiders="- - - hunter-1 - hunter-2")
    assert told(play, question(play))["action:attack"] == "costs 3 Silver"
    two = a_turn(workers="scout labourer fighter", silver=5, outsiders="- - - hunter-1 - hunter-2")
    assert not told(two, question(two))["action:attack"]


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


def test_a_space_for_a_workshop_shows_the_worker_that_it_would_replace() -> None:  # PW-6.1.2
    play, decision = at("competitive", 2, "pw-choose-workshop")
    board = scene(play, 0).board(0)
    player = play.view(0)["players"][0]
    for key in decision.keys:
        action, _, number = key.partition(":")[2].rpartition("-")
        placed = next(row["workers"] for row in player["actions"] if row["action"] == action)
        there = (placed or player["spaces"][f"action:{action}"])[int(number) - 1]
        button = next(part for part in board.split("<button") if f'data-choice="{key}"' in part)
        assert f"pw-worker pw-{there}" in button.partition("</button>")[0], key


def test_on_somebody_elses_board_nothing_is_offered() -> None:  # PW-5.1
    for prompt in ("pw-act", "pw-choose-absolve", "pw-choose-workshop"):
        play, _ = at("competitive", 2, prompt)
        mine, theirs = (set(CHOICE.findall(scene(play, 0).board(seat))) for seat in (0, 1))
        assert any(key.startswith(("action:", "absolve:", "workshop:")) for key in mine)
        assert not any(key.startswith(("action:", "absolve:", "workshop:")) for key in theirs)


def test_a_townsfolk_says_for_which_way_of_recruiting_it_is_taken() -> None:  # PW-6.2.3, PW-6.2.4
    for number, way in (("1", "with 1 Worker (discard)"), ("2", "with 2 Workers (into the crew)")):
        play, _ = at("competitive", 2, "pw-choose-townsfolk", f"recruit-{number}")
        assert way in scene(play, 0).prompt()["text"]


def test_a_face_shows_how_much_suspicion_its_ability_wants() -> None:  # PW-13.2 to PW-13.4
    held = {key.split(":")[1].rstrip("-0123456789"): face.get("held") for key, face in cards("en").items()}
    assert (held["squire"], held["peddler"], held["conspirator"]) == ("0", "2+", "")


def test_the_alternatives_of_a_threat_are_told_apart() -> None:  # PW-14.10.3
    found = [face for face in cards("en").values() if face["kind"] == "threat" and len(face["options"]) > 1]
    assert found
    play, _ = at("coop", 2, "pw-act")
    play.state.overlord.workers = [1] * len(play.state.overlord.workers)
    board = scene(play, 0).board(0)
    shown = [face for face in found if f'data-thing="{face["key"]}"' in board]
    assert shown
    for face in shown:
        card = board.partition(f'data-thing="{face["key"]}"')[2].partition("</div>")[0]
        assert card.count("<b>/</b>") == len(face["options"]) - 1


def test_an_action_shows_the_threats_that_it_meets() -> None:  # PW-14.9.1, PW-14.10.2
    threat = {"action": "hunt", "workers": 2}
    enemy = {"threats": [threat, threat, {"action": None, "workers": None}], "taken": 1}
    enemy["invaders"] = {"needed": 3}
    assert threats_met(enemy, "hunt") == [{"icon": "baron", "left": 4}]
    assert threats_met(enemy, "attack") == threats_met(enemy, "convert") == [{"icon": "saracen", "left": 2}]
    assert threats_met(enemy, "trade") == []
    assert threats_met(enemy | {"taken": 3}, "attack") == []


def test_who_gives_is_called_you_and_who_cannot_receive_is_named_with_the_reason() -> None:  # PW-14.5.5
    play, decision = at("coop", 3, "pw-for-whom", "action:pray", most=2)
    shown = scene(play, 0)
    assert shown.choices["seat:0"]["label"] == "You"
    barred = {f"seat:{seat}" for seat in range(3)} - set(decision.keys)
    assert barred <= set(KEY.findall(shown.board(0)))
    reasons = {why["key"]: why["text"] for why in shown.why_not()}
    assert {reasons[key] for key in barred} == {"No action space of this player holds a Worker."}


def test_honour_given_tells_the_suspicion_that_is_left() -> None:  # PW-14.4.3
    play, decision = at("coop", 2, "pw-for-whom", "gain_honour")
    for seat, player in enumerate(play.state.players):
        held = len(player.suspicion)
        assert f"Suspicion {held} → {max(held - 1, 0)}" in told(play, decision)[f"seat:{seat}"]


def test_a_penalty_tells_what_would_be_left() -> None:  # PW-14.10.4
    play, decision = at("coop", 2, "pw-choose-penalty", "")
    player = play.state.players[0]
    notes = told(play, decision)
    if "penalty:lose-honour-1" in notes:
        assert notes["penalty:lose-honour-1"] == f"{player.honour} → {player.honour - 1}"
    assert all(" → " in note for note in notes.values())


def test_passing_with_workers_says_what_it_gives_up() -> None:  # PW-10.2
    play, decision = at("competitive", 2, "pw-act")
    play.state.players[0].workers = [3, 1, 0, 0, 0, 1]
    assert page.left(decision, "pass", play.view(0)) == Phrase("pw-page-left", {"workers": 5, "kept": 3})
    play.state.round = 7
    assert page.left(decision, "pass", play.view(0)) == Phrase("pw-page-left", {"workers": 5, "kept": 0})


def test_no_mark_stands_twice_ahead_on_a_track() -> None:  # PW-7.1.2, PW-7.3.2
    play, _ = at("competitive", 2, "pw-act")
    view = page.page_view(play.view(0), [])
    marks = [cell["marks"] for track in view["players"][0]["tracks"] for cell in track["cells"]]
    assert any(marks)
    assert all(len(each) == len(set(each)) for each in marks)


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
