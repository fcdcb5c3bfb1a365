"""The eighteen objectives in real games: who gets there first takes the Tome, and it is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.campaigns import ChapterHerald, standing
from salotto.kernel.campaign import Rise
from salotto.kernel.play import Play, Told
from salotto.kit.objectives import NEAR, WON, first_to, objectives_worth
from salotto.registry import title as find_title
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Tome
from salotto.titles.tomesaga.chapters import carries
from salotto.titles.tomesaga.sheet import claim_tomes
from tests.each import for_each
from tests.kit.player import do
from tests.titles.architects.positions import Architect, a_game
from tests.titles.tomesaga.sheets import a_sheet, chapters_won, laid_out

NUMBER = {"architects": 1, "paladins": 2, "viscounts": 3}
SEEDS = {
    "architects-buildings": ("random", 1),
    "architects-marble": ("random", 0),
    "architects-debts": ("random", 1),
    "architects-cathedral": ("random", 0),
    "architects-virtue": ("random", 0),
    "architects-captives": ("random", 2),
    "paladins-frontier": ("greedy", 1),
    "paladins-bulwark": ("greedy", 0),
    "paladins-outsiders": ("greedy", 0),
    "paladins-workshops": ("greedy", 0),
    "paladins-crew": ("random", 1),
    "paladins-suspicion": ("random", 0),
    "viscounts-buildings": ("random", 3),
    "viscounts-castle": ("random", 29),
    "viscounts-manuscripts": ("random", 24),
    "viscounts-debts": ("random", 0),
    "viscounts-deeds": ("random", 1),
    "viscounts-criminals": ("random", 0),
}
"""For each Tome a game of two in which its objective is reached, and who plays it."""


def handed_on(tome: Tome) -> Any:
    """What an interlude hands on to the chapter of a Tome, which is on display there."""
    sheet = a_sheet(2)
    done = [(chapter.id, [10, 5], False) for chapter in BOX.chapters if chapter.number < NUMBER[tome.game]]
    sheet.finished = chapters_won(*done)
    return carries(laid_out(sheet, tome.id))


def played(tome: Tome) -> tuple[Play[Any], Any]:
    """A whole chapter with the Tome on display."""
    bot, seed = SEEDS[tome.id]
    game = find_title(tome.game.value)
    data = handed_on(tome)
    plain = {"chapter": NUMBER[tome.game], "marker": 0, "pass_marker": NUMBER[tome.game] > 1}
    goals = [[tome.objective.counter, tome.objective.n]] if bot == "greedy" else []
    carried = {**plain, "silver": [0, 0], "advantages": [[], []], "objectives": goals}
    story: list[Told] = []
    play: Play[Any] = Play(game, game.table(["a", "b"], str(seed), "competitive", None, carried), story)
    play.herald = ChapterHerald(TITLE, game, data)
    chance = Random(seed)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(2)]
    while (decision := play.next_decision()) is not None:
        if bot == "greedy":
            play.take(decision, bots[decision.seat].choose(play, decision))
        else:
            play.take(decision, chance.choice(decision.options))
    return play, data


@for_each("tome", BOX.tomes.values())
def test_an_objective_is_reached_in_a_real_game(tome: Tome) -> None:  # TS-5.1, TS-5.3, TS-5.7
    play, data = played(tome)
    hooks = play.title.campaign
    assert hooks is not None
    assert TITLE.saga is not None
    rises = hooks.rises(play.state)
    counter, n = tome.objective.counter, tome.objective.n
    at = next(at for at, rise in enumerate(rises) if rise.counter == counter and rise.value >= n)
    claims = TITLE.saga.claims(data, rises)
    assert [(claim.seat, claim.what, claim.at) for claim in claims] == [(rises[at].seat, tome.key, at + 1)]
    assert all(rise.value < n for rise in rises[:at] if rise.counter == counter)
    lines = [each for each in play.story or () if each.event.id == "ts-claims"]
    assert [(line.event.seat, line.event.args["tome"]) for line in lines] == [(rises[at].seat, tome.key)]
    # it is told when it happens, and it changes nothing in the game being played
    assert lines[0].at <= len(play.log)
    shown = standing(TITLE, data, play)
    assert shown.sheet.won[rises[at].seat] == [tome.id]
    assert shown.progress[tome.id] == [hooks.counter(play.state, seat, counter) for seat in range(2)]


def test_captives_are_looked_at_after_each_capture() -> None:  # TS-5.16, TS-5.17, TS-5.20
    captor = Architect(9, at={"town-centre": 1}, captives={1: 4})
    play = a_game(captor, Architect(at={"quarry": 3, "forest": 2}), campaign=True)
    do(play, "place:town-centre", "capture:quarry:1")
    assert play.state.rises == [(0, "aw_captives", 7)]  # a group counts together
    do(play, "capture:forest:1")
    assert play.state.rises[1:] == [(0, "aw_captives", 9)]
    sheet = laid_out(a_sheet(2), "architects-captives")
    assert [claim.at for claim in claim_tomes(sheet, [Rise(*rise) for rise in play.state.rises])] == [2]


def test_an_objective_in_reach_is_worth_points_to_a_bot() -> None:  # TS-5.2
    goals = [("aw_marble", 8)]
    far = objectives_worth(goals, [], 0, {"aw_marble": 2})
    near = objectives_worth(goals, [], 0, {"aw_marble": 7})
    assert 0 < far < near < WON * NEAR
    won = [Rise(0, "aw_marble", 8)]
    assert objectives_worth(goals, won, 0, {"aw_marble": 1}) == WON  # TS-5.8
    assert objectives_worth(goals, won, 1, {"aw_marble": 7}) == 0  # TS-5.9
    assert first_to(won, "aw_marble", 9) == -1


@pytest.mark.parametrize("game", ["architects", "paladins", "viscounts"])
def test_the_bots_of_every_chapter_value_objectives(game: str) -> None:  # TS-5.2
    title = find_title(game)
    assert title.campaign is not None
    values = []
    for goals in ([], [[counter, 1] for counter in title.campaign.counters]):
        number = NUMBER[game]
        carried = {"chapter": number, "marker": 0, "pass_marker": number > 1, "silver": [0, 0]}
        carried |= {"advantages": [[], []], "objectives": goals}
        play: Play[Any] = Play(title, title.table(["a", "b"], "1", "competitive", None, carried))
        chance = Random(1)
        while not title.campaign.rises(play.state):
            decision = play.next_decision()
            assert decision is not None
            play.take(decision, chance.choice(decision.options))
        seat = title.campaign.rises(play.state)[0].seat
        values.append(title.adviser.evaluate(play.state, seat))
    assert values[1] > values[0]
