"""Slips: what is thought over, and a change of mind by clicking."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import ENOUGH, Decision, key_of
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Phrase
from salotto.registry import titles
from salotto.server.page.answers import urged_key
from salotto.server.page.title_page import page_of
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.caution import Doubt, caution, changes_of_mind
from salotto.server.tables.live_tables import LiveTables
from salotto.server.tables.shortcuts import AS_THEY_LIE, SHORTCUT
from salotto.server.web.identity import new_id, new_token
from salotto.server.web.second_thoughts import give
from tests.scenes import scene
from tests.server.tables import a_store, run


def a_play(title_id: str, seed: str = "slips", mode: str | None = None) -> Play[Any]:
    title = titles()[title_id]
    chosen = title.mode(mode) if mode else title.modes[0]
    return Play(title, title.table(["a", "b"][: max(1, min(chosen.players))], seed, chosen.id))


def until(play: Play[Any], chance: Random, prompt: str, key: str) -> Decision:
    """Play by chance until somebody is asked that, and could answer so."""
    while (decision := play.next_decision()) is not None:
        if decision.prompt == prompt and key in decision.keys and len(decision.options) > 2:
            return decision
        play.answer(decision.seat, key_of(chance.choice(decision.options)))
    raise AssertionError(f"nobody was asked {prompt}")


def cautions(play: Play[Any], seat: int, key: str, safe: bool = True) -> Any:
    return caution(page_of(play.title), play, seat, [key], safe)


def test_whoever_ends_a_turn_with_actions_left_is_asked_again() -> None:  # LW-7.5
    play = a_play("last-will")
    decision = until(play, Random(3), "lw-act", "end")
    player = play.view(decision.seat)["players"][decision.seat]
    left = player["actions"] + player["white_actions"]
    assert left
    found = cautions(play, decision.seat, "end")
    assert found is not None
    assert found.left == Phrase("lw-page-left", {"actions": left})
    assert found.waits
    assert cautions(play, decision.seat, "end", safe=False) is None


def test_whoever_ends_a_turn_with_free_activations_unused_is_asked_again() -> None:  # LW-7.5, LW-9.5
    chance, seen = Random(4), set()
    for seed in range(6):
        play = a_play("last-will", f"free {seed}")
        while (decision := play.next_decision()) is not None:
            key = key_of(chance.choice(decision.options))
            player = play.view(decision.seat)["players"][decision.seat]
            if decision.prompt == "lw-act" and not player["actions"] + player["white_actions"]:
                # without an action all that can be activated takes none, by its card or by a helper
                cards = sum(key.startswith("activate:") for key in decision.keys)
                found, key = cautions(play, decision.seat, "end"), "end"
                if found is None or found.why is not Doubt.GAME_ENDS:
                    left = Phrase("lw-page-left-free", {"cards": cards}) if cards else None
                    assert (found.left if found is not None else None) == left
                    seen.add(cards > 0)
            play.answer(decision.seat, key)
    assert seen == {True, False}


@pytest.mark.parametrize("title", titles())
def test_what_turns_something_up_can_be_recalled_and_nothing_else_is_held(title: str) -> None:
    play, chance = a_play(title), Random(title)
    held = free = 0
    while (decision := play.next_decision()) is not None and len(play.log) < 250:
        key = key_of(chance.choice(decision.options))
        found = cautions(play, decision.seat, key)
        seat = decision.seat
        play.answer(seat, key)
        try:
            play.undo_target(seat)
            if found is not None:
                assert found.why is not Doubt.CANNOT_BE_UNDONE
            free += 1
        except Refused:
            assert found is not None or play.over
            held += 1
    assert held
    assert free > held


def test_a_choice_that_ends_the_game_is_thought_over_even_in_a_hurry() -> None:  # OB-21
    for seed in range(40):
        play, chance = a_play("obsession", f"end {seed}", "estate_challenge"), Random(seed)
        while (decision := play.next_decision()) is not None:
            options = decision.keys
            ending = []
            if play.state.space > 6:
                for key in options:
                    twin = play.imagine(0, "caution")
                    twin.answer(0, key)
                    if twin.over:
                        ending.append(key)
            if ending and len(ending) < len(options):
                found = cautions(play, 0, ending[0], safe=False)
                assert found is not None
                assert found.why is Doubt.GAME_ENDS
                assert (
                    cautions(play, 0, next(key for key in options if key not in ending), safe=False) is None
                )
                return
            play.answer(0, key_of(chance.choice(decision.options)))
    raise AssertionError("no game could be ended by one of several answers")


@pytest.mark.parametrize("title", titles())
def test_another_choice_leads_where_undoing_and_choosing_would(title: str) -> None:
    play, chance = a_play(title), Random(title)
    tried = 0
    while (decision := play.next_decision()) is not None and len(play.log) < 300:
        seat = decision.seat
        for plan in changes_of_mind(play, seat).values():
            twin = play.fork()
            for _ in range(plan.undone):
                twin.undo(seat)
            for answer in plan.keys:
                twin.answer(seat, answer)
            own = [choice.key for choice in twin.log if choice.seat == seat]
            assert own == [*own[: len(own) - len(plan.keys)], *plan.keys]
            assert len(twin.log) == len(play.log) - plan.undone + len(plan.keys)
            tried += 1
        play.answer(seat, key_of(chance.choice(decision.options)))
    assert tried or title == "viscounts"  # where no question is about what was chosen just before


def test_what_leaves_off_is_never_urged() -> None:
    assert urged_key([{"key": "done"}]) is None
    assert urged_key([{"key": ENOUGH}, {"key": "room:x"}]) == "room:x"
    assert urged_key([{"key": "a"}, {"key": "b"}]) is None  # the page takes no side
    assert urged_key([{"key": "a"}, {"key": "b"}, {"key": "c"}]) is None
    assert urged_key([{"key": "a"}, {"key": "b"}, {"key": "shortcut:room-as-they-lie"}]) == (
        "shortcut:room-as-they-lie"
    )


# Questions of little weight


def test_whoever_leaves_things_as_they_lie_is_not_asked_for_an_order_again(tmp_path: Path) -> None:
    game = titles()["obsession"]
    table = game.table(["x"], "ball", "estate_challenge", {"edition": "fr"})
    seats = (Seat(0, "person-0", None, "A"),)
    info = TableInfo(
        *(new_id(), game.id, game.release, table.mode, dict(table.options), table.seed, "person-0", False),
        seats,
    )

    async def play(remembered: bool) -> tuple[int, int, int]:
        """How often one answers, is asked for an order, and what stands in the log after the ball."""
        async with a_store(f"sqlite:///{tmp_path / str(remembered)}.db") as store:
            await store.open_table(info, new_token(), {})
            live = await LiveTables(store).table(info.id)
            await live.start()
            if remembered:
                live.as_they_lie.add((0, "ob-bottom-order"))
            chance, answers, orders = Random(1), 0, 0
            while True:
                async with live.reading() as play:
                    assert play is not None
                    decision = play.decision(0)
                    if decision is None or play.state.space > 5:  # OB-22.10 the ball is in round 5
                        return answers, orders, len(play.log)
                ordered = decision.kind == "order"
                await give(live, 0, SHORTCUT + AS_THEY_LIE if ordered else chance.choice(decision.keys), None)
                answers, orders = answers + 1, orders + ordered

    asked, silent = run(play(False)), run(play(True))
    assert asked[1] >= 1
    assert silent[1] == 0
    assert silent[2] > silent[0]  # the order was given all the same


def test_to_pick_nothing_is_said_as_what_it_means() -> None:
    decision = Decision(0, "ob-dismiss", ["gentry:york-lord", ENOUGH], {"picked": []})
    shown = scene(a_play("obsession"), 0)
    assert shown._label(decision, ENOUGH) == "None of them"
    decision.about["picked"] = ["gentry:york-lord"]
    assert shown._label(decision, ENOUGH) == "Enough"


def test_choosing_two_of_six_shows_what_is_chosen_and_leaves_a_way_back() -> None:  # LW-2.10
    play = a_play("last-will")
    decision = play.next_decision()
    assert decision is not None
    seat = decision.seat
    assert len(decision.options) == 6
    assert "0 of 2 chosen" in scene(play, seat).parts()["prompt"]
    first, second = decision.keys[:2]
    play.answer(seat, first)
    prompt = scene(play, seat).parts()["prompt"]
    assert "1 of 2 chosen" in prompt
    assert f'data-instead="{first}"' in prompt  # a click lets it go
    play.answer(seat, second)
    assert play.undo_target(seat) == 1  # the second click can be taken back by itself
