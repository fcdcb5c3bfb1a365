"""What the room asks of Spook Manor's page beside its table."""

from __future__ import annotations

import pytest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.page import PAGE
from salotto.titles.spook_manor.scoring import total
from salotto.titles.spook_manor.shortcuts import arrange
from salotto.titles.spook_manor.state import SpookManorState


@pytest.mark.parametrize("seed", ["a", "c"])
def test_done_is_asked_only_where_more_could_be_earned_and_a_game_takes_few_clicks(
    seed: str,
) -> None:  # SM-4.4.14
    play: Play[SpookManorState] = Play(TITLE, TITLE.table(["Anna", "Bruno", "Carla"], seed, "competitive"))
    bots = [make_bot("greedy", str(seat)) for seat in range(3)]
    clicks = spared = 0
    while (decision := play.next_decision()) is not None:
        obvious = PAGE.obvious(play.seen(decision.seat), decision)
        if obvious is not None:
            manor = play.state.manors[decision.seat]
            best = manor.copy()
            arrange(best)
            assert total(best) <= total(manor)
            assert play.state.round < play.state.rounds
            spared += 1
        elif decision.seat == 0:
            dragged = decision.prompt in ("sm-choose-spot", "sm-move-where")  # let go where it was dragged to
            clicks += not dragged
        play.answer(decision.seat, obvious or key_of(bots[decision.seat].choose(play, decision)))
    assert spared > 10
    assert clicks < 55


def test_in_the_last_round_everybody_is_asked() -> None:  # SM-6.8.2 fewer who wait break a tie
    play: Play[SpookManorState] = Play(TITLE, TITLE.table(["Anna", "Bruno"], "a", "competitive"))
    bots = [make_bot("greedy", str(seat)) for seat in range(2)]
    asked = 0
    while (decision := play.next_decision()) is not None:
        if play.state.round == play.state.rounds and "done" in decision.keys:
            asked += 1
            assert PAGE.obvious(play.seen(decision.seat), decision) is None
        play.answer(decision.seat, key_of(bots[decision.seat].choose(play, decision)))
    assert asked
