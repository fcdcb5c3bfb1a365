"""Co-operative tables for the tests."""

from typing import Any

from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.state import Stage
from tests.kit.player import a_table, play_until
from tests.titles.viscounts.positions import (
    Game,
    Viscount,
    a_game,
)

BARON = -1
CALM = "abbot squire labourer"
STONE, GOLD, BLUE = "summary-stone", "summary-gold", "summary-trade"


def together(*people: Viscount, **more: Any) -> Game:
    """A co-operative table; two players if none is named."""
    return a_game(*(people or (Viscount(), Viscount("gorge-left"))), mode="coop", **more)


def begun(players: int = 2, seed: str = "uncle", **options: str | int | bool) -> Game:
    """A co-operative table on which the first turn has begun."""
    return play_until(
        a_table(TITLE, players, "coop", seed, **options), lambda state: state.stage is Stage.PLAY
    )


def at_place(game: Game) -> str:
    """Where the Overlord stands."""
    assert game.state.baron is not None
    return game.state.layout.spaces[game.state.baron.place].id
