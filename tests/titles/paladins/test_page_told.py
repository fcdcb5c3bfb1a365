"""What the page of Paladins tells at a glance: what the Rival may do, an Inquisition one has not seen."""

from __future__ import annotations

from random import Random
from typing import Any

from salotto.kernel.decisions import Decision, Event, key_of
from salotto.kernel.play import Play, Told
from salotto.registry import title
from salotto.titles.paladins.cards import ACTION_AT, ACTIONS, RIGHT_SIDE
from salotto.titles.paladins.legality import receivers
from salotto.titles.paladins.page import recent_inquisitions
from salotto.titles.paladins.rival import lowest_attribute, target
from salotto.titles.paladins.rival_faces import can_follow
from salotto.titles.paladins.solo import TOP_ROW, right_side_possible, top_possible
from tests.scenes import scene
from tests.titles.paladins.positions import Game


def busy(decision: Decision, chance: Random) -> Any:
    """Somebody who passes only when nothing else is left."""
    return chance.choice([each for each in decision.options if key_of(each) != "pass"] or decision.options)


def a_solo_game(seed: str) -> Game:
    game = title("paladins")
    return Play(game, game.table(["x"], seed, "solo"), story=[])


def test_the_rivals_board_shows_what_it_could_do_by_the_rules() -> None:  # PW-12.3.3 to PW-12.4.3
    looked = barred = 0
    for seed in range(3):
        play = a_solo_game(f"rival's board {seed}")
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            if decision.prompt == "pw-act":
                looked += 1
                barred += compare(play)
            play.take(decision, busy(decision, chance))
    assert looked > 60
    assert barred > 100


def compare(play: Game) -> int:
    """The board as it is drawn against the rules; says how many actions are not possible."""
    game = play.state
    rival = game.rival
    assert rival is not None
    view = scene(play, 0).view
    shown = view["rival"]
    right = {ACTIONS[at]: right_side_possible(game, rival, at) for at in RIGHT_SIDE}
    assert {name: row["possible"] for name, row in shown["right"].items()} == right
    top = {name: name == "rest" or top_possible(game, rival, name) for name in TOP_ROW}
    assert {row["action"]: row["possible"] for row in shown["rows"]} == top
    lowest = lowest_attribute(rival)
    assert shown["rises"] == (None if lowest is None else list(shown["attributes"])[lowest])
    for name, row in (("townsfolk", game.townsfolk_row), ("outsider", game.outsider_row)):
        at = target(rival.marker, row)
        card = None if at is None or rival.board.passed else row[at]
        assert [key for key in shown["aims"] if key.startswith(f"{name}:")] == ([card.key] if card else [])
    orders = [ACTION_AT[order.need.action] for order in game.orders.cards[: game.orders_up]]
    assert can_follow(view, "kings_order") == any(right_side_possible(game, rival, at) for at in orders)
    assert sum(scheme["n"] for scheme in shown["coming"]) == len(rival.pile.cards)
    return [*right.values(), *top.values()].count(False)


def test_an_action_that_only_one_can_use_says_for_whom_it_is() -> None:  # PW-14.5.5
    game = title("paladins")
    looked = alone = 0
    for seed in range(3):
        play: Game = Play(game, game.table(["x", "y"], f"only for {seed}", "coop"), story=[])
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            if decision.prompt == "pw-act":
                table = scene(play, decision.seat)
                rows = {row["action"]: row for row in table.view["players"][decision.seat]["actions"]}
                for name, row in rows.items():
                    found = receivers(play.state, play.state.players[decision.seat], ACTION_AT[name])
                    assert row["only"] == (found[0].seat if len(found) == 1 else None), name
                    looked += 1
                said = [
                    row["only"] for row in rows.values() if row["only"] is not None and not row["workers"]
                ]
                assert table.board(decision.seat).count("pw-only") == len(said)
                alone += len(said)
            play.take(decision, busy(decision, chance))
    assert looked > 500
    assert alone > 10


def told(*events: tuple[str, int | None]) -> list[Told]:
    return [Told(at, Event(id, seat, {}, None)) for at, (id, seat) in enumerate(events)]


STRUCK = (("pw-acts", 1), ("pw-inquisition", 1), ("pw-gains-debt", 0), ("pw-tax-refilled", None))


def ids(steps: list[Any]) -> list[str]:
    return [step["id"] for step in steps]


def test_an_inquisition_stays_on_the_table_until_one_has_acted() -> None:  # PW-9.3
    later = (("pw-acts", 2), ("pw-removes-suspicion", 2))
    assert ids(recent_inquisitions(0, told(*STRUCK, *later))) == ["pw-inquisition", "pw-gains-debt"]
    assert not recent_inquisitions(0, told(*STRUCK, *later, ("pw-acts", 0)))
    assert not recent_inquisitions(0, told(*later))


def test_none_of_several_inquisitions_is_lost() -> None:  # PW-9.3
    again = (("pw-acts", 2), ("pw-inquisition", 2), ("pw-avoids-debt", 1), ("pw-tax-refilled", None))
    between = (("pw-acts", 2), ("pw-gains-debt", 2))
    both = ["pw-inquisition", "pw-gains-debt", "pw-inquisition", "pw-avoids-debt"]
    assert ids(recent_inquisitions(0, told(*STRUCK, *between, *again))) == both
    assert ids(recent_inquisitions(0, told(*STRUCK, ("pw-acts", 0), *again))) == both[2:]
    assert ids(recent_inquisitions(None, told(*STRUCK, *again))) == both
    assert ids(recent_inquisitions(None, told(*STRUCK, ("pw-acts", 1), *again))) == both[2:]


def test_who_looks_on_sees_it_until_the_one_acts_again_who_set_it_off() -> None:  # PW-9.3
    assert recent_inquisitions(None, told(*STRUCK, ("pw-acts", 0)))
    assert not recent_inquisitions(None, told(*STRUCK, ("pw-acts", 1)))
    assert recent_inquisitions(1, told(*STRUCK, ("pw-acts", 0)))


def test_an_inquisition_is_told_above_the_boards_in_the_readers_words() -> None:  # PW-9.3
    found = 0
    for seed in range(4):
        play = a_solo_game(f"inquisition {seed}")
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            table = scene(play, 0)
            if table.view["inquisition"]:
                found += 1
                assert 'class="pw-inquisition"' in table.board(0)
                assert "Inquisition!" in table.board(0)
            play.take(decision, busy(decision, chance))
    assert found > 4
