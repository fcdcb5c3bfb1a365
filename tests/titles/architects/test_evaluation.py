"""What the bots make of a position: nobody gathers for ever, nobody runs out of Workers unawares."""

from __future__ import annotations

from itertools import pairwise

from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.architects.effects import CLAY, STONE, WOOD
from salotto.titles.architects.evaluation import ENOUGH_WORKERS, MOST_GOODS
from salotto.titles.architects.state import ArchitectsState, Phase
from tests.each import for_each

ARCHITECTS = title("architects")


def a_table(mode: str, players: int) -> ArchitectsState:
    """The first turn of a table."""
    play: Play[ArchitectsState] = Play(ARCHITECTS, ARCHITECTS.table(["x"] * players, "worth", mode))
    while play.state.phase is not Phase.PLAYING:
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, decision.options[0])
    return play.state


def worth(state: ArchitectsState) -> float:
    return ARCHITECTS.adviser.evaluate(state, 0)


@for_each("good", [CLAY, WOOD, STONE])
@for_each("table", [("competitive", 2), ("competitive", 5), ("solo", 1), ("coop", 3)])
def test_whoever_has_plenty_of_a_good_gains_nothing_by_more(table: tuple[str, int], good: int) -> None:
    state = a_table(*table)
    goods = state.players[0].goods
    goods[good] = 0
    none = worth(state)
    goods[good] = MOST_GOODS
    plenty = worth(state)
    goods[good] += 10
    assert none < plenty == worth(state)


def test_the_fewer_workers_are_at_hand_the_more_another_is_worth() -> None:
    state = a_table("competitive", 2)
    values = []
    for workers in range(ENOUGH_WORKERS + 3):
        state.workers[0] = workers
        values.append(worth(state))
    gains = [more - less for less, more in pairwise(values)]
    scarce = gains[:ENOUGH_WORKERS]
    assert scarce == sorted(scarce, reverse=True)
    assert scarce[-1] > gains[-1] > 0
