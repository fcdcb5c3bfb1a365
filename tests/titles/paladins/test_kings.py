"""King's cards (PW-8)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.scoring import order_points
from tests.kit.player import can, choices, do, play_until, prompt, why_not
from tests.titles.paladins.positions import BOX, a_turn, in_pool, me


@pytest.mark.parametrize(
    ("order", "have"),
    [
        ("order-commission", {"monks": 5}),
        ("order-garrison", {"outposts": 5}),
        ("order-fortify", {"walls": "wall-one-vp-1 wall-one-vp-2 wall-one-vp-3 wall-one-vp-4 wall-one-vp-5"}),
        ("order-absolve", {"jars": 0b11111}),
        ("order-attack", {"attacked": "thief-1 thief-2 hunter-1 hunter-2 archer-1"}),
        ("order-convert", {"converted": "thief-1 thief-2 hunter-1 hunter-2 archer-1"}),
    ],
)
def test_an_order_wants_its_action_five_times(order: str, have: dict[str, Any]) -> None:  # PW-8.1
    others = " ".join(card.id for card in BOX.orders if card.id != order)
    for place, vp in enumerate((4, 6, 8)):
        row = [*others.split()[:2]]
        row.insert(place, order)
        play = a_turn(round=3, orders=" ".join(row), **have)
        assert order_points(play.state, me(play)) == vp
        assert order_points(play.state, me(play, 1)) == 0
    fewer: dict[str, Any] = {
        name: value - 1 if name in ("monks", "outposts") else value
        for name, value in have.items()
        if isinstance(value, int)
    }
    if "monks" in fewer or "outposts" in fewer:
        play = a_turn(round=3, orders=order, **fewer)
        assert order_points(play.state, me(play)) == 0


def test_several_players_score_the_same_order() -> None:  # PW-8.1
    play = a_turn(round=3, orders="order-commission", monks=5, others=[{"monks": 7}])
    assert [order_points(play.state, player) for player in play.state.players] == [4, 4]


def test_a_facedown_order_has_no_effect() -> None:  # PW-8.4
    play = a_turn(workers="labourer", round=1, orders="order-attack order-commission", monks=5)
    assert order_points(play.state, me(play)) == 0


def test_a_favour_is_an_action_space_for_all() -> None:  # PW-8.2
    play = a_turn(
        workers="fighter labourer 2", round=3, favours="favour-strength", others=[{"workers": "fighter 2"}]
    )
    do(play, "favour-strength")
    assert me(play).attributes == [1, 0, 0]
    assert in_pool(play) == "labourer"
    assert play.state.favour_workers[0] == (3, 0)
    assert why_not(play, "favour-strength", seat=1) == "PW-8.3"


def test_all_spaces_of_a_favour_must_be_filled() -> None:  # PW-8.2
    play = a_turn(workers="labourer 3", round=3, favours="favour-strength")
    assert why_not(play, "favour-strength") == "PW-1.3"


def test_a_favour_is_free_again_in_the_next_round() -> None:  # PW-8.3 PW-10.4.4
    play = do(a_turn(workers="labourer", round=3, favours="favour-silver"), "favour-silver")
    play_until(play, lambda state: state.round == 4)
    assert play.state.favour_workers == [()] * 5


def test_a_favour_may_be_used_for_nothing() -> None:  # PW-8.3
    play = a_turn(workers="merchant labourer", round=3, favours="favour-pardon")
    assert can(play, "favour-pardon")


def test_only_faceup_favours_can_be_used() -> None:  # PW-8.4
    play = a_turn(workers="labourer 2", round=2, favours="favour-silver")
    assert not any(key.startswith("favour:") for key in choices(play))


FAVOURS = {
    "favour-crew": {"crew": 1},
    "favour-pardon": {"paid": 1, "suspicion": -1},
    "favour-strength": {"strength": 1},
    "favour-faith": {"faith": 1},
    "favour-influence": {"influence": 1},
    "favour-prayer": {"workers": 1, "cleared": 1},
    "favour-silver": {"silver": 3},
    "favour-provisions": {"provisions": 3},
    "favour-levy": {"workers": 2},
    "favour-tithe": {"workers": 1, "suspicion": 1, "silver": 1},
}


@pytest.mark.parametrize("favour", FAVOURS)
def test_what_every_favour_brings(favour: str) -> None:  # PW-8.2
    card = next(each for each in BOX.favours if each.id == favour)
    spaces = " ".join("labourer" if each == "any" else each for each in card.spaces)
    play = a_turn(
        workers=f"{spaces} criminal",
        round=3,
        favours=favour,
        suspicion=1,
        unpaid=1,
        townsfolk="abbot-1",
        placed={"hunt": "labourer"},
        draw_suspicion="suspicion-0",
    )
    do(play, favour)
    if prompt(play) == "pw-free-pray":
        do(play, "clear:hunt")
    mine = me(play)
    gained = {
        "crew": len(mine.crew),
        "paid": mine.paid,
        "suspicion": len(mine.suspicion) - 1,
        "strength": mine.attributes[0],
        "faith": mine.attributes[1],
        "influence": mine.attributes[2],
        "workers": sum(mine.workers) - 1,
        "cleared": int(not mine.placed[2]),
        "silver": mine.silver - 3,
        "provisions": mine.provisions - 1,
    }
    assert {what: number for what, number in gained.items() if number} == FAVOURS[favour]
