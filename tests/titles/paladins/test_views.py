"""Who sees what (PW-2)."""

from __future__ import annotations

from typing import Any

from salotto.kernel.chance import Chance
from salotto.titles.paladins.state import Phase
from tests.kit.player import a_table, answer, choices, play_until
from tests.titles.paladins.positions import TITLE, Game, a_turn, me


def choosing(mode: str = "competitive", round: int = 1) -> Game:
    return play_until(
        a_table(TITLE, 3, mode), lambda state: state.round == round and state.phase is Phase.PALADINS
    )


def view(play: Game, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = play.view(seat)
    return found


def test_what_lies_open_is_shown_to_all() -> None:  # PW-2.1
    play = a_turn(
        workers="scout 2",
        silver=7,
        unpaid=1,
        paid=2,
        suspicion=2,
        crew="abbot-1",
        walls="wall-scout",
        attacked="thief-1",
        converted="thief-2",
        townsfolk="squire-1 squire-2",
        outsiders="hunter-1",
        pieces={"r1-s1": 0, "r1-s2": 3},
        workshops={"attack": 0b01},
    )
    for seat in (0, 1, None):
        mine = view(play, seat)["players"][0]
        assert (mine["silver"], mine["unpaid"], mine["paid"]) == (7, 1, 2)
        assert mine["workers"] == [0, 2, 0, 0, 0, 0]
        assert mine["crew"] == ["townsfolk:abbot-1"]
        assert len(mine["suspicion"]) == 2
        assert mine["converted"] == ["outsider:thief-2"]
        assert mine["workshops"] == [0, 0, 0, 0, 1, 0]
        assert view(play, seat)["townsfolk_row"][1] == "townsfolk:squire-2"
        assert view(play, seat)["outsider_row"][0] == "outsider:hunter-1"
        assert view(play, seat)["map"][:2] == [0, 3]


def test_attacked_outsiders_are_remembered() -> None:  # PW-2.2
    assert view(a_turn(workers="scout", attacked="thief-1"), 1)["players"][0]["attacked"] == [
        "outsider:thief-1"
    ]


def test_draw_piles_and_facedown_kings_cards_are_hidden() -> None:  # PW-2.3
    seen = view(choosing(), 0)
    for pile in ("walls", "suspicion", "townsfolk", "outsiders", "tavern", "favours"):
        assert seen[pile]
        assert set(seen[pile]) == {None}
    assert [card is None for card in seen["orders"][:3]] == [False, True, True]


def test_the_owner_knows_what_he_put_on_top_and_at_the_bottom() -> None:  # PW-2.4
    play = choosing()
    used, top, bottom = me(play, 1).drawn
    answer(play, 1, used.key, top.key)
    mine = view(play, 1)["players"][1]
    assert mine["paladin"] == used.key
    assert (mine["pile"][-1], mine["pile"][0]) == (top.key, bottom.key)
    assert mine["pile"][1:-1] == [None] * 9
    for other in (0, 2, None):
        assert view(play, other)["players"][1]["pile"] == [None] * 11


def test_only_the_owner_sees_the_paladins_drawn() -> None:  # PW-2.5
    play = choosing()
    drawn = [card.key for card in me(play, 1).drawn]
    assert view(play, 1)["players"][1]["drawn"] == drawn
    assert view(play, 0)["players"][1]["drawn"] is None
    answer(play, 1, *drawn[:2])
    assert view(play, 0)["players"][1]["paladin"] is None
    assert view(play, 1)["players"][1]["paladin"] == drawn[0]


def test_in_co_op_the_same_is_hidden() -> None:  # PW-2.6
    play = choosing("coop")
    assert view(play, 0)["players"][1]["drawn"] is None


def test_threats_face_down_are_hidden() -> None:  # PW-2.7
    play = choosing("coop", 3)
    enemy = view(play, 0)["overlord"]
    assert [threat is None for threat in enemy["threats"][:6]] == [False, False, False, True, True, True]
    assert [left == -1 for left in enemy["workers"]] == [False, False, False, True, True, True]
    assert set(enemy["threats"][6:]) == {None}


def test_the_order_of_the_rivals_schemes_is_hidden() -> None:  # PW-2.7
    play = play_until(a_table(TITLE, 1), lambda state: state.round == 2)
    seen = view(play, 0)["rival"]
    assert seen["pile"]
    assert set(seen["pile"]) == {None}


def test_a_redeal_changes_what_others_hide_and_nothing_else() -> None:  # PW-2.3 PW-2.5
    play = choosing()
    answer(play, 1, choices(play, 1)[0])
    answer(play, 1, choices(play, 1)[0])
    paladins = set()
    for seed in range(30):
        state = play.state.copy()
        TITLE.redeal(state, 0, Chance(str(seed)))
        assert TITLE.view(state, 0) == play.view(0)
        assert state.players[0].drawn == play.state.players[0].drawn
        paladins.add(state.players[1].paladin)
    assert len(paladins) > 6
    state = play.state.copy()
    TITLE.redeal(state, 1, Chance("own"))
    assert state.players[1].paladin is play.state.players[1].paladin
    assert state.players[1].pile.cards[-1] is play.state.players[1].pile.cards[-1]
    assert state.players[1].pile.cards[0] is play.state.players[1].pile.cards[0]
