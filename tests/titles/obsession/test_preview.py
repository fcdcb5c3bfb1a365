"""What an activity costs in reputation stands on the choice, and the forecast is what comes."""

from __future__ import annotations

import re
from random import Random

import pytest

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Servant
from salotto.titles.obsession.preview import (
    costs,
    help_needed,
    lacking,
    needed_by,
    planned_favours,
    service,
    total,
)
from salotto.titles.obsession.settings import HELP_COST
from salotto.titles.obsession.state import Laid, ObsessionState, Plan, Player
from tests.scenes import scene

COST = re.compile(r'class="fu-signs cost"[^>]*><b>(?:−|&#8722;)(\d+)')


def plays(seeds: int) -> list[Play[ObsessionState]]:
    game = title("obsession")
    return [Play(game, game.table(["x"] * 2, f"help {seed}"), story=[]) for seed in range(seeds)]


def eager(options: list[object], chance: Random) -> object:
    """Host and invite rather than pass, so that servants are missing soon."""
    active = [each for each in options if key_of(each).startswith(("host:", "gentry:", "serve:"))]
    return chance.choice(active or options)


def test_a_tile_that_needs_help_says_so_and_the_forecast_is_what_comes() -> None:  # OB-6.3, OB-4.3.5
    told = served = 0
    for play in plays(12):
        chance = Random(3)
        for _ in range(160):
            decision = play.next_decision()
            if decision is None:
                break
            if decision.prompt in ("ob-act", "ob-guests"):
                shown = scene(play, decision.seat)
                player = play.state.players[decision.seat]
                takes = costs(play.state, player)
                board = shown.board(decision.seat)
                offered = {key: cost for key, cost in takes.items() if key in decision.keys}
                badges = sorted(int(number) for number in COST.findall(board))
                planned = [help_needed(play.state)]
                assert badges == sorted([*takes.values(), *filter(None, planned)])
                for key, cost in offered.items():
                    told += 1
                    assert str(cost) in shown.choices[key]["note"]
                free = [key for key in decision.keys if key.startswith("host:") and key not in takes]
                assert all(not shown.choices[key]["note"] for key in free)
            if decision.prompt == "ob-serve-help":
                served += 1
                assert help_needed(play.state) == decision.about["reputation"] >= HELP_COST
            play.take(decision, eager(list(decision.options), chance))
    assert told > 5
    assert served > 2


# The activity that is being planned


def planned(tile: str, *guests: str) -> Plan:
    return Plan(Laid(BOX.tile(tile)), 1, guests=tuple(BOX.person(f"gentry:{guest}") for guest in guests))


def with_servants(**ready: int) -> Player:
    player = Player(0)
    for word, n in ready.items():
        player.available[Servant[word.upper()]] = n
    return player


def test_an_activity_adds_up_what_tile_and_guests_bring() -> None:  # OB-4.6.3, OB-4.6.4
    plan = planned("bowling-green", "captain-roland-eames", "mr-felix-darnley")
    assert total(planned_favours(plan), Do.MONEY) == 200 + 200 + 200
    assert total(planned_favours(plan), Do.REPUTATION) == -2
    assert [servant.word for servant in needed_by(plan)] == ["footman", "valet", "valet"]


def test_an_activity_shows_which_service_needs_a_stand_in() -> None:  # OB-4.5.3
    plan = planned("front-parlour", "mrs-winifred-ames", "miss-edith-lorimer")
    found = service(needed_by(plan), with_servants(housekeeper=2))
    assert [ready for _, ready in found] == [True, False, False]
    assert all(ready for _, ready in service(needed_by(plan), Player(0), served=True))


@pytest.mark.parametrize(
    ("hand", "ready", "lacks"),
    [
        (["asquith-lady", "asquith-lord"], {"footman": 1}, "guests"),
        (["asquith-heir", "asquith-lord"], {"valet": 1}, "service"),
        (["asquith-heir", "asquith-lord"], {"footman": 1}, ""),
        (["asquith-heir", "count-hoyos"], {"footman": 1}, "guests"),
    ],
)
def test_a_tile_shows_whether_people_or_servants_are_missing(
    hand: list[str], ready: dict[str, int], lacks: str
) -> None:  # OB-4.4.1, OB-4.5.2
    player = with_servants(**ready)
    player.hand = [BOX.person(f"gentry:{card}") for card in hand]
    assert lacking(Laid(BOX.tile("bowling-green")), player, level=1) == lacks
