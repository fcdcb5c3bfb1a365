"""What placing a room changes at once in the points, told before one chooses the cell."""

from __future__ import annotations

from random import Random

import pytest

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kit.numbers import signed
from salotto.registry import title
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import cell
from salotto.titles.spook_manor.page import PAGE
from salotto.titles.spook_manor.preview import change
from salotto.titles.spook_manor.scoring import total
from salotto.titles.spook_manor.state import SpookManorState
from tests.titles.spook_manor.positions import a_manor, a_room


def test_a_room_beside_a_portrait_of_the_empty_costs_what_it_covers() -> None:  # SM-6.4.4
    manor = a_manor(columns={2: ["portrait-of-the-shy-goblin"]})
    room = a_room("forgotten-nursery")  # 3 points are printed on it
    assert change(manor, room, cell(2, 1)) == 3 - 1  # it lies above the portrait
    assert change(manor, room, cell(3, 0)) == 3 - 1  # and here beside it
    assert change(manor, room, cell(-1, 0)) == 3


def test_the_points_change_as_it_was_told_but_for_the_guests() -> None:  # SM-6.1
    game = title("spook-manor")
    play: Play[SpookManorState] = Play(
        game, game.table(["Anna", "Bruno", "Carla"], "foresight", "competitive")
    )
    chance = Random(5)
    asked = 0
    while (decision := play.next_decision()) is not None:
        if decision.prompt == "sm-choose-spot":
            asked += 1
            manor, room = play.state.manors[decision.seat], BOX.room[decision.about["room"]]
            for spot in decision.keys:
                later = manor.copy()
                x, y = map(int, spot.removeprefix("spot:").split(","))
                later.build(room, cell(x, y))
                told = change(manor, room, cell(x, y))
                assert told == total(later) - total(manor)
                note = PAGE.note(play.seen(decision.seat), decision, spot)
                assert note is not None
                assert note.args["change"] == signed(told, nothing="±0")
        play.answer(decision.seat, key_of(chance.choice(decision.options)))
    assert asked == 3 * 20


def test_without_a_running_score_nothing_is_told() -> None:
    game = title("spook-manor")
    play: Play[SpookManorState] = Play(
        game, game.table(["Anna", "Bruno"], "secret", options={"live_score": False})
    )
    while (decision := play.next_decision()) is not None and decision.prompt != "sm-choose-spot":
        play.answer(decision.seat, decision.keys[0])
    assert decision is not None
    seen = play.seen(decision.seat)
    assert {PAGE.note(seen, decision, key) for key in decision.keys} == {None}


@pytest.mark.parametrize(("points", "shown"), [(5, "+5"), (-2, "−2"), (0, "±0")])
def test_a_change_is_shown_with_its_sign(points: int, shown: str) -> None:
    assert signed(points, nothing="±0") == shown
