"""Actions in general (PW-1, PW-5), with every Paladin."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.cards import ABSOLVE, ACTION_AT, COMMISSION, FORTIFY
from salotto.titles.paladins.placing import can_fill, fillings, keepings, make_spaces, spaces_of
from tests.kit.player import can, choices, do, prompt, told, why_not
from tests.titles.paladins.positions import BOX, a_turn, hired, in_pool, me, names


def test_an_action_needs_workers_attribute_and_price_at_once() -> None:  # PW-1.3
    ready: dict[str, Any] = {
        "workers": "merchant labourer scout",
        "provisions": 1,
        "influence": 1,
        "walls": "wall-scout",
    }
    assert can(a_turn(**ready), "fortify")
    assert why_not(a_turn(**{**ready, "workers": "merchant labourer"}), "fortify") == "PW-1.3"
    assert why_not(a_turn(**{**ready, "influence": 0}), "fortify") == "PW-7.2.2"
    assert why_not(a_turn(**{**ready, "provisions": 0}), "fortify") == "PW-1.3"


def test_a_reward_that_cannot_be_applied_is_lost_and_the_others_are_taken() -> None:  # PW-1.4
    play = a_turn(workers="cleric labourer 2", round=3, favours="favour-suspicion-tax")
    do(play, "favour-suspicion-tax")
    assert me(play).silver == 3 + 2
    play = a_turn(workers="scout 2", round=3, favours="favour-recruit")
    do(play, "favour-recruit")
    assert me(play).crew == ()


def test_attribute_markers_end_at_twelve() -> None:  # PW-1.6
    play = a_turn(
        workers="merchant labourer scout 2", influence=9, strength=11, draw_walls="wall-two-strength-1"
    )
    do(play, "fortify")
    assert me(play).attributes[0] == 12
    assert told(play, "pw-gains")[0].event.args == {"what": "amount:strength-1"}


def test_a_turn_is_one_action_or_a_pass() -> None:  # PW-5.1
    play = a_turn(workers="labourer 2", round=3, favours="favour-pray", others=[{"workers": "labourer"}])
    assert choices(play)[-2:] == ["favour:favour-pray", "pass"]
    do(play, "trade-1")
    assert [asked.seat for asked in play.pending] == [1]


def test_placed_workers_stay_on_their_space() -> None:  # PW-5.2
    play = do(a_turn(workers="labourer scout 2"), "hunt-2")
    assert me(play).placed[ACTION_AT["hunt"]] == (0, 1)
    assert in_pool(play) == "scout"


@pytest.mark.parametrize(
    ("workers", "spaces", "fits"),
    [
        ("scout", "any", True),
        ("labourer", "scout", False),
        ("merchant", "scout", False),
        ("criminal", "scout", True),
        ("criminal 3", "scout any cleric", True),
        ("scout criminal", "scout cleric", True),
        ("scout criminal", "cleric cleric", False),
        ("labourer 2 cleric", "scout any cleric", False),
        ("labourer criminal cleric", "scout any cleric", True),
        ("scout 2 criminal", "scout any cleric", True),
        ("scout cleric", "scout any cleric", False),
    ],
)
def test_which_worker_fits_on_which_space(workers: str, spaces: str, fits: bool) -> None:  # PW-5.3
    pool = hired(workers)
    assert can_fill(pool, spaces_of(spaces.split()), sum(pool)) is fits


def ways(workers: str, spaces: str) -> list[str]:
    return [
        way.key.removeprefix("place:") for way in fillings(tuple(hired(workers)), spaces_of(spaces.split()))
    ]


def test_only_a_real_choice_of_colour_is_asked() -> None:  # PW-5.4
    assert ways("scout labourer cleric criminal", "scout any cleric") == ["scout,labourer,cleric"]
    assert ways("scout cleric merchant fighter", "scout any cleric") == [
        "scout,merchant,cleric",
        "scout,fighter,cleric",
    ]
    assert ways("criminal 2 merchant", "scout any cleric") == ["criminal,merchant,criminal"]
    assert ways("scout cleric criminal", "scout any cleric") == ["scout,criminal,cleric"]
    assert ways("scout 2 cleric 2", "any any") == ["scout,scout", "scout,cleric", "cleric,cleric"]
    assert ways("labourer scout cleric", "any any") == ["labourer,scout", "labourer,cleric"]
    assert ways("labourer criminal 2", "any any") == ["labourer,criminal"]
    play = a_turn(workers="scout cleric merchant fighter")
    do(play, "commission", "r1-s2")
    assert prompt(play) == "pw-choose-workers"
    do(play, "place:scout,fighter,cleric")
    assert in_pool(play) == "merchant"


def test_no_way_that_is_left_out_is_better() -> None:  # PW-5.4
    """Every way to fill the spaces keeps at most what one of the offered ways keeps, Worker for Worker."""
    better = {(a, b) for a in range(6) for b in range(6) if a == b or b == 5 or a == 0}  # b can do what a can
    spaces = make_spaces((1, -1, 4))
    for pool in (
        "scout 2 cleric 2 criminal 2",
        "scout labourer cleric fighter criminal",
        "criminal 3 merchant 2",
    ):
        have = hired(pool)
        offered = [way.row for way in fillings(tuple(have), spaces)]
        for row in every_row(have, spaces.kinds):
            assert any(covers(one, row, better) for one in offered), (pool, row)


def every_row(have: list[int], kinds: tuple[int, ...]) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [()]
    for kind in kinds:
        fits = [w for w in range(6) if kind in (-1, w) or w == 5]
        rows = [(*row, w) for row in rows for w in fits]
    return [row for row in rows if all(row.count(w) <= have[w] for w in range(6))]


def covers(one: tuple[int, ...], other: tuple[int, ...], better: set[tuple[int, int]]) -> bool:
    """Whether each Worker that `one` gives up is matched by one that `other` gives up and can do as much."""
    if not one:
        return True
    first, *rest = one
    return any(
        (first, given) in better and covers(tuple(rest), other[:at] + other[at + 1 :], better)
        for at, given in enumerate(other)
    )


def test_an_action_space_is_used_once_a_round() -> None:  # PW-5.5
    play = do(a_turn(workers="labourer 3"), "hunt-1")
    assert why_not(play, "hunt-1") == "PW-5.5"


def test_a_boost_counts_for_requirements_and_never_moves_a_marker() -> None:  # PW-5.6
    play = a_turn(workers="fighter labourer cleric scout", faith=10, paladin="olivier", outsiders="thief-1")
    assert me(play).effective(1) == 14
    do(play, "convert")
    assert me(play).attributes == [1, 10, 0]
    low = a_turn(workers="merchant labourer scout", influence=0, walls="wall-scout wall-cleric")
    assert why_not(low, "fortify") == "PW-7.2.2"
    helped: dict[str, Any] = {"workers": "merchant labourer scout", "walls": "wall-scout wall-cleric"}
    assert can(a_turn(**helped, paladin="anseis"), "fortify")


def test_the_order_inside_an_action() -> None:  # PW-5.7
    play = a_turn(
        workers="scout labourer fighter 2",
        paladin="engelier",
        crew="defender-2 defender-1",
        outsiders="- archer-1",
    )
    do(play, "attack")
    gains = [line.event.args["what"] for line in told(play, "pw-gains")]
    assert gains == [
        "amount:influence-1",
        "amount:scout-1",
        "amount:provision-1",
        "amount:silver-2",
        "amount:provision-1",
        "amount:labourer-1",
    ]


def test_suspicion_and_inquisition_come_at_once() -> None:  # PW-5.7
    play = a_turn(
        workers="scout labourer fighter 2",
        crew="defender-1",
        outsiders="traitor-2",
        tax=1,
        draw_suspicion="suspicion-1",
    )
    do(play, "attack")
    assert play.story is not None
    ids = [line.event.id for line in play.story]
    assert ids.index("pw-inquisition") < len(ids) - 1 - ids[::-1].index("pw-gains")
    assert me(play).workers[0] == 1


@pytest.mark.parametrize("action", range(6, 12))
def test_the_rightmost_space_always_needs_its_worker(action: int) -> None:  # PW-5.9
    id, spaces = BOX.actions[action].id, BOX.actions[action].spaces
    ready: dict[str, Any] = {
        "strength": 9,
        "faith": 9,
        "influence": 9,
        "silver": 9,
        "provisions": 9,
        "outsiders": "thief-1",
    }
    shops: dict[str, Any] = {"workshops": {id: 0b11}}
    assert can(a_turn(workers=spaces[2], **ready, **shops), id)
    assert can(a_turn(workers="criminal", **ready, **shops), id)
    assert why_not(a_turn(workers="labourer 3", **ready, **shops), id) == "PW-1.3"
    assert can(a_turn(workers=f"labourer {spaces[2]}", **ready, workshops={id: 0b01}), id)
    assert can(a_turn(workers=f"{spaces[0]} {spaces[2]}", **ready, workshops={id: 0b10}), id)
    assert why_not(a_turn(workers=f"labourer {spaces[2]}", **ready, workshops={id: 0b10}), id) == "PW-1.3"


def test_payments_come_from_ones_own_goods() -> None:  # PW-5.11
    play = a_turn(workers="labourer 2", silver=3, others=[{"silver": 9}])
    assert why_not(play, "develop") == "PW-1.3"


def test_nothing_limits_what_one_holds_in_a_round() -> None:  # PW-5.12
    play = a_turn(workers="labourer 9 merchant 9", silver=99, suspicion=9, unpaid=9)
    do(play, "trade-2")
    assert me(play).silver == 102
    assert sum(me(play).workers) == 16


# The Paladins, one each


def cost_with(paladin: str, action: str, **have: Any) -> tuple[int, int]:
    """What an action cost in Silver and Provisions."""
    play = a_turn(paladin=paladin, silver=9, provisions=9, outsiders="thief-1", townsfolk="squire-1", **have)
    do(play, action)
    while play.pending and play.pending[0].prompt not in ("pw-act", "pw-choose-paladin"):
        do(play, choices(play)[0])
    return 9 - me(play).silver, 9 - me(play).provisions


@pytest.mark.parametrize(
    ("paladin", "action", "workers", "without", "with_him"),
    [
        ("samson", "develop", "labourer 3", (4, 0), (2, 0)),
        ("roland", "recruit-2", "labourer 2 fighter", (3, 0), (0, 0)),
        ("olivier", "pray", "cleric 2", (2, 0), (0, 0)),
        ("ivon", "commission", "scout labourer 2 cleric", (0, 1), (0, 0)),
        ("anseis", "fortify", "merchant labourer 2 scout", (0, 1), (0, 0)),
        ("berengier", "garrison", "merchant labourer 2 fighter", (0, 1), (0, 0)),
    ],
)
def test_paladins_that_save(  # PW-5.7
    paladin: str, action: str, workers: str, without: tuple[int, int], with_him: tuple[int, int]
) -> None:
    have: dict[str, Any] = {
        "workers": workers,
        "placed": {"hunt": "labourer"},
        "strength": 1,
        "draw_walls": "wall-scout",
    }
    assert cost_with("otton", action, **have) == without
    assert cost_with(paladin, action, **have) == with_him


def test_ivoire_saves_the_silver_of_absolve() -> None:  # PW-5.7
    play = a_turn(workers="cleric labourer 2 merchant", silver=0, paladin="ivoire")
    do(play, "absolve", "absolve-faith")
    assert me(play).attributes == [0, 2, 0]


def test_gerier_saves_the_silver_of_convert() -> None:  # PW-5.7
    play = a_turn(
        workers="fighter labourer 2 cleric",
        silver=0,
        paladin="gerier",
        outsiders="thief-1",
        converted="thief-2",
    )
    do(play, "convert")
    assert names(me(play).converted) == "thief-2 thief-1"


@pytest.mark.parametrize(
    ("paladin", "action", "workers", "silver", "provisions"),
    [
        ("engelier", "attack", "scout labourer 2 fighter", 2, 0),
        ("girart", "hunt-1", "labourer 2", 0, 3),
        ("otton", "trade-1", "labourer 2", 3, 0),
        ("gerin", "conspire", "labourer 2", 2, 0),
    ],
)
def test_paladins_that_reward(  # PW-5.7
    paladin: str, action: str, workers: str, silver: int, provisions: int
) -> None:
    play = a_turn(
        workers=workers,
        silver=0,
        provisions=0,
        paladin=paladin,
        outsiders="champion-1",
        draw_suspicion="suspicion-0",
    )
    do(play, action)
    assert (me(play).silver, me(play).provisions) == (silver, provisions)


def test_every_paladin_brings_two_workers_and_a_boost_of_four() -> None:  # PW-4.5 PW-5.6
    for paladin in BOX.paladins:
        assert len(paladin.workers) == 2
        assert paladin.boost.strength + paladin.boost.faith + paladin.boost.influence == 4
    assert sorted(paladin.action for paladin in BOX.paladins) == sorted(action.id for action in BOX.actions)


def test_five_actions_can_be_done_seven_times() -> None:  # PW-5.8
    limits = {action.id: action.max for action in BOX.actions if action.max}
    assert limits == {"develop": 8, "commission": 7, "fortify": 7, "garrison": 7, "absolve": 7, "convert": 7}
    many: dict[str, Any] = {
        "workers": "cleric labourer merchant",
        "influence": 12,
        "silver": 9,
        "jars": 0b1111111,
    }
    assert why_not(a_turn(**many), "absolve") == "PW-5.8"
    walls = " ".join(card.key.removeprefix("wall:") for card in BOX.walls[:7])
    assert (
        why_not(a_turn(workers="merchant labourer scout", walls=walls, influence=12), "fortify") == "PW-5.8"
    )
    assert (COMMISSION, FORTIFY, ABSOLVE) == (6, 7, 9)


def test_kept_are_the_best_workers() -> None:  # PW-10.2
    def kept(workers: str) -> list[str]:
        return [way.key.removeprefix("keep:") for way in keepings(tuple(hired(workers)), 3)]

    assert kept("labourer 4") == ["labourer,labourer,labourer"]
    assert kept("criminal 2 labourer 5 scout") == ["criminal,criminal,scout"]
    assert kept("criminal 2 labourer scout cleric") == ["criminal,criminal,scout", "criminal,criminal,cleric"]
