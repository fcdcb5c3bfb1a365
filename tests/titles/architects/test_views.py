"""What is seen and what is not (AW-1.6), and what a location promises."""

import json
from typing import Any

import pytest

from salotto.kernel.chance import Chance
from salotto.kit.furniture import Look
from salotto.titles.architects.page import PAGE
from salotto.titles.architects.state import Phase
from tests.kit.player import a_table, choices, do, play_until
from tests.titles.architects.oracle.views import promised
from tests.titles.architects.positions import TITLE, Architect, Game, Machine, a_game, goods, has, player


def shown(play: Game, seat: int | None) -> Any:
    """The view of a seat, as it travels."""
    return json.loads(json.dumps(play.view(seat)))


def told(play: Game, key: str) -> Any:
    """What the table says to the first player that a placement brings."""
    return promised(PAGE.table(play.seen(0), Look(0, 0)), key)


def test_nearly_everything_is_public() -> None:  # AW-1.6.1
    blue = Architect(
        5, clay=2, virtue=3, level=1, debts=1, paid=2, apprentices="miner", buildings="well", hand="keep"
    )
    play = a_game(
        blue, Architect(captives={0: 2}), market=(1, None, None), guildhall=[0, 1], tax=6, small="market-04"
    )
    for reader in (0, 1, None):
        seen = shown(play, reader)
        mine = seen["players"][0]
        assert mine["goods"] == [2, 0, 0, 0, 0, 5]
        assert (mine["virtue"], mine["level"], mine["debts"], mine["paid"]) == (3, 1, 1, 2)
        assert (mine["apprentices"], mine["buildings"]) == (["apprentice:miner-1"], ["building:well"])
        assert (len(mine["hand"]), seen["captives"]) == (1, [0, 0, 2, 0])
        assert (seen["tax"], seen["market"], seen["guildhall"]) == (6, [1, -1, -1], [0, 1])
        assert seen["small_market"] == {"gold": 1, "wood": 1}
        assert len(seen["row"]) == 8


def test_a_hand_is_its_owners() -> None:  # AW-1.6.2
    play = a_game(Architect(hand="keep castle"), Architect(hand="well"))
    assert shown(play, 0)["players"][0]["hand"] == ["building:keep", "building:castle"]
    assert shown(play, 1)["players"][0]["hand"] == [None, None]
    assert shown(play, None)["players"][1]["hand"] == [None]


def test_drawn_cards_are_seen_by_who_chooses() -> None:  # AW-1.6.2
    play = do(a_game(Architect(2), Architect()), "place:black-market-b:plans")
    assert None not in shown(play, 0)["players"][0]["packet"]
    assert shown(play, 1)["players"][0]["packet"] == [None] * 5


def test_the_large_face_of_a_small_card_is_hidden() -> None:  # AW-1.6.3
    play = a_game(Architect(), Architect(), small="market-02 market-03 market-06 market-01")
    assert "market-01" not in json.dumps(shown(play, 0))
    tops = set()
    for seed in range(20):
        state = play.state.copy()
        TITLE.redeal(state, 0, Chance(str(seed)))
        tops.add(state.small.cards[-1].id)
    assert tops == {"market-01", "market-06"}


def test_a_discarded_plan_is_not_seen_by_others() -> None:  # AW-1.6.4
    builder = Architect(0, gold=1, hand="castle keep")
    play = do(a_game(builder, Architect(), rewards=""), "place:guildhall:cathedral", "castle")
    assert play.state.plans.seen[0] == 1 << 0
    bottoms = set()
    for seed in range(10):
        state = play.state.copy()
        TITLE.redeal(state, 1, Chance(str(seed)))
        bottoms.add(state.plans.cards[0].id)
    assert len(bottoms) > 1


@pytest.mark.parametrize(("open_hands", "sees"), [(True, True), (False, False)])
def test_hands_are_open_in_coop_if_wished(open_hands: bool, sees: bool) -> None:  # AW-1.6.5
    play = a_game(Architect(hand="keep"), Architect(), mode="coop", coop_open_hands=open_hands)
    assert (shown(play, 1)["players"][0]["hand"] == ["building:keep"]) is sees
    assert shown(play, None)["players"][0]["hand"] == [None]


def test_face_down_cards_of_the_baron_are_hidden() -> None:  # AW-1.6.5
    machine = Machine(intrigues="intrigue-royal-works", events="event-audit", futures="intrigue-f-final")
    seen = json.dumps(shown(a_game(Architect(), Architect(), mode="coop", machine=machine), 0))
    assert "request-1-clay" in seen
    for hidden in ("request-2", "royal-works", "event-audit"):
        assert hidden not in seen


def test_in_the_draft_nobody_sees_what_others_keep() -> None:  # AW-1.6.6
    play = a_table(TITLE, 3)
    do(play, choices(play, 1)[0], seat=1)
    seen = shown(play, 0)["players"][1]
    assert (seen["pick"], seen["packet"]) == (None, [None] * 4)
    assert PAGE.facts(play.seen(0), Look(0, 1)).ready
    assert not PAGE.facts(play.seen(0), Look(0, 2)).ready
    play_until(play, lambda state: state.phase is Phase.PLAYING)
    assert shown(play, 0)["players"][1]["hand"] == [None] * 3


def test_a_location_tells_what_it_would_bring() -> None:  # AW-4.1.1, AW-4.6.1
    you = Architect(1, at={"quarry": 2}, apprentices="stonecutter swindler-clay")
    play = a_game(you, Architect(), tax=5, small="market-04")
    assert told(play, "place:quarry") == {"gain": {"stone": 4}}
    assert told(play, "place:tax-stand") == {"gain": {"silver": 5}, "lose": {"virtue": 2}}
    gain, lose = {"gold": 1, "wood": 1, "clay": 2}, {"silver": 1, "virtue": 1}
    assert told(play, "place:black-market-a") == {"gain": gain, "lose": lose}
    do(play, "place:black-market-a")
    assert goods(play) == gain


def test_no_gathering_location_lies() -> None:  # AW-4.1
    for location in (
        "place:quarry",
        "place:forest",
        "place:silversmith",
        "place:mines:clay",
        "place:mines:gold",
    ):
        you = Architect(
            0, at={"quarry": 1, "forest": 2, "mines": 3, "silversmith": 4}, apprentices="miner jeweller"
        )
        play = a_game(you, Architect())
        promise = told(play, location)["gain"]
        assert goods(do(play, location)) == promise


def test_points_are_shown_as_they_stand() -> None:  # AW-8.4
    play = a_game(Architect(10, level=1), Architect())
    points = PAGE.facts(play.seen(1), Look(1, 0)).points
    assert points is not None
    assert points["cathedral"] == 2
    assert has(play, "silver") == 10
    assert player(play).level == 1
