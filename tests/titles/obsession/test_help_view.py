"""What an activity costs in reputation stands on the choice, and the forecast is what comes."""

from __future__ import annotations

import re
from random import Random

from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.registry import title
from salotto.titles.obsession import page
from salotto.titles.obsession.help_view import means_shown, plan_shown
from salotto.titles.obsession.means import means_of
from salotto.titles.obsession.settings import HELP_COST
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.each import for_each
from tests.scenes import scene

COST = re.compile(r'class="ob-cost" title="([^"]*)">(?:−|&#8722;)(\d+)')


def plays(
    seeds: int, mode: str = "individual", players: int = 2, **options: Value
) -> list[Play[ObsessionState]]:
    game = title("obsession")
    return [
        Play(game, game.table(["x"] * players, f"help {seed}", mode, options), story=[])
        for seed in range(seeds)
    ]


def eager(options: list[object], chance: Random) -> object:
    """Host and invite rather than pass, so that servants are missing soon."""
    lent = [each for each in options if key_of(each).startswith(("ask:servant:", "accept"))]
    if lent and chance.random() < ASKING:
        return chance.choice(lent)
    active = [each for each in options if key_of(each).startswith(("host:", "gentry:", "serve:"))]
    return chance.choice(active or options)


ASKING = 0.5
"""How often somebody asks a mate for a servant, and gets one."""


@for_each(
    "mode, players, options",
    [
        ("individual", 3, {}),
        ("individual", 3, {"ud_servants": True}),
        ("estate_challenge", 1, {}),
        ("teams", 4, {"edition": "fr"}),
        ("teams", 4, {"edition": "it"}),
    ],
)
def test_the_view_shows_all_the_means_that_the_rules_count(
    mode: str, players: int, options: dict[str, Value]
) -> None:  # OB-4.3.4, OB-20.18
    seen = lent = 0
    for play in plays(2, mode, players, **options):
        chance = Random(7)
        for _ in range(250):
            decision = play.next_decision()
            if decision is None:
                break
            state = play.state
            if state.phase in (Phase.ACT, Phase.PLAN, Phase.SERVE) and decision.seat == state.current().seat:
                player = state.players[decision.seat]
                view = play.view(decision.seat)
                shown, true = means_shown(view, view["players"][decision.seat]), means_of(state, player)
                seen += 1
                lent += any(state.loans.servants)
                assert shown.staff is true.staff
                assert shown.hand is true.hand
                assert shown.rooms == true.rooms
                assert (shown.free, shown.money, shown.reputation) == (
                    true.free,
                    true.money,
                    true.reputation,
                )
                if state.plan is not None:
                    plan = plan_shown(view["plan"])
                    assert plan is not None
                    assert (plan.laid, plan.guests, plan.more) == (
                        state.plan.laid,
                        state.plan.guests,
                        state.plan.more,
                    )
            play.take(decision, eager(list(decision.options), chance))
    assert seen > 60
    assert lent > 20 or mode != "teams"


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
                costs = shown.view["costs"]
                board = shown.board(decision.seat)
                offered = {key: cost for key, cost in costs.items() if key in decision.keys}
                badges = sorted(int(number) for _, number in COST.findall(board))
                planned = [shown.view["activity"]["help"]] if shown.view["activity"] else []
                assert badges == sorted([*offered.values(), *filter(None, planned)])
                assert board.count(" costs glow") == len(offered)
                for key, cost in offered.items():
                    told += 1
                    assert str(cost) in shown.choices[key]["note"]
                free = [key for key in decision.keys if key.startswith("host:") and key not in costs]
                assert all(not shown.choices[key]["note"] for key in free)
            if decision.prompt == "ob-serve-help":
                served += 1
                view = page.page_view(play.view(decision.seat), [])
                assert view["activity"]["help"] == decision.about["reputation"] >= HELP_COST
            play.take(decision, eager(list(decision.options), chance))
    assert told > 5
    assert served > 2
