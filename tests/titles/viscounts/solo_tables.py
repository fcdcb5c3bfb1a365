"""Solo tables for the tests, and the Rival's cards."""

from typing import Any

from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.state import Rival, Stage
from tests.kit.player import a_table, play_until
from tests.titles.viscounts.positions import (
    Game,
    Viscount,
    a_game,
)

RIVAL = 1


def against(*, rival: Viscount | None = None, human: Viscount | None = None, **more: Any) -> Game:
    """A table against the Cleric Rival, or another one."""
    people = [human or Viscount("mountain-left"), rival or Viscount("forest-left")]
    return a_game(*people, mode="solo", **more)


def cards(game: Game) -> Rival:
    """The Rival's cards."""
    assert game.state.rival is not None
    return game.state.rival


def begun(seed: str = "uncle", **options: str | int | bool) -> Game:
    """A solo table on which the first turn has begun."""
    return play_until(a_table(TITLE, 1, "solo", seed, **options), lambda state: state.stage is Stage.PLAY)
