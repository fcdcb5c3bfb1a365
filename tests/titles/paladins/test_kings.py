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
        ("order-fortify", {"walls": "wall-two-labourers wall-scout wall-merchant wall-fighter wall-cleric"}),
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
        workers="cleric labourer 2", round=3, favours="favour-suspicion-tax", others=[{"workers": "cleric 2"}]
    )
    do(play, "favour-suspicion-tax")
    assert me(play).silver == 3 + 2
    assert in_pool(play) == "labourer labourer"
    assert play.state.favour_workers[0] == (4,)
    assert why_not(play, "favour-suspicion-tax", seat=1) == "PW-8.3"


def test_the_space_of_a_favour_wants_its_worker() -> None:  # PW-8.2
    play = a_turn(workers="labourer 3", round=3, favours="favour-suspicion-tax")
    assert why_not(play, "favour-suspicion-tax") == "PW-1.3"
    assert can(a_turn(workers="criminal", round=3, favours="favour-suspicion-tax"), "favour-suspicion-tax")


def test_a_space_with_a_criminal_is_his_alone() -> None:  # PW-8.2
    given: dict[str, Any] = {"round": 3, "favours": "favour-labourers"}
    every_other = "labourer scout merchant fighter cleric"
    assert why_not(a_turn(workers=every_other, **given), "favour-labourers") == "PW-1.3"
    play = do(a_turn(workers="criminal scout", **given), "favour-labourers")
    assert in_pool(play) == "labourer labourer labourer scout"


def test_a_favour_is_free_again_in_the_next_round() -> None:  # PW-8.3 PW-10.4.4
    play = do(a_turn(workers="labourer", round=3, favours="favour-pray"), "favour-pray")
    play_until(play, lambda state: state.round == 4)
    assert play.state.favour_workers == [()] * 5


def test_a_favour_may_be_used_for_nothing() -> None:  # PW-8.3
    play = a_turn(workers="merchant labourer", round=3, favours="favour-pray")
    assert can(play, "favour-pray")


def test_only_faceup_favours_can_be_used() -> None:  # PW-8.4
    play = a_turn(workers="labourer 2", round=2, favours="favour-pray")
    assert not any(key.startswith("favour:") for key in choices(play))


FAVOURS: dict[str, list[dict[str, int]]] = {
    "favour-recruit": [{"crew": 1}],
    "favour-suspicion-tax": [{"suspicion": -1, "silver": 2}],
    "favour-criminals": [{"workers": 2, "suspicion": 2}],
    "favour-attribute": [{"strength": 1}, {"faith": 1}, {"influence": 1}],
    "favour-debt-or-suspicion": [{"silver": -1, "unpaid": -1, "paid": 1}, {"silver": -1, "suspicion": -2}],
    "favour-debt-for-workers": [{"unpaid": 1, "workers": 3}],
    "favour-develop-or-workers": [
        {"provisions": -1, "developed": 1, "workers": 1},
        {"provisions": -1, "workers": 2},
    ],
    "favour-labourers": [{"workers": 3}],
    "favour-provisions-tax": [{"provisions": 2, "silver": 1}],
    "favour-pray": [{"cleared": 1}],
}
"""What each brings, by the part that is chosen."""


@pytest.mark.parametrize(
    ("favour", "part"), [(id, at) for id, each in FAVOURS.items() for at in range(len(each))]
)
def test_what_every_favour_brings(favour: str, part: int) -> None:  # PW-1.9 PW-8.2
    card = next(each for each in BOX.favours if each.id == favour)
    spaces = " ".join("labourer" if each == "any" else each for each in card.spaces)
    play = a_turn(
        workers=f"{spaces} criminal",
        round=3,
        favours=favour,
        suspicion=3,
        unpaid=1,
        townsfolk="abbot-1",
        placed={"hunt": "labourer"},
        draw_suspicion="suspicion-0 suspicion-0",
    )
    do(play, favour)
    if prompt(play) == "pw-choose-reward":
        assert len(choices(play)) == len(FAVOURS[favour])
        do(play, choices(play)[part])
    if prompt(play) == "pw-choose-workshop":
        do(play, "workshop:attack-1")
    if prompt(play) == "pw-free-pray":
        do(play, "clear:hunt")
    mine = me(play)
    gained = {
        "crew": len(mine.crew),
        "unpaid": mine.unpaid - 1,
        "paid": mine.paid,
        "suspicion": len(mine.suspicion) - 3,
        "strength": mine.attributes[0],
        "faith": mine.attributes[1],
        "influence": mine.attributes[2],
        "workers": sum(mine.workers) - 1,
        "developed": mine.developed,
        "cleared": int(not mine.placed[2]),
        "silver": mine.silver - 3,
        "provisions": mine.provisions - 1,
    }
    assert {what: number for what, number in gained.items() if number} == FAVOURS[favour][part]


def test_these_are_all_favours() -> None:  # PW-8.2
    assert {card.id for card in BOX.favours} == set(FAVOURS)
