"""The bot that judges positions by a net that has learnt from games (`salotto.bots.net`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from salotto.bots.bot import UnknownBot
from salotto.bots.levels import SearchHardBot
from salotto.bots.moves import Way, best, move_values
from salotto.bots.search import Search
from salotto.kernel.play import Play
from salotto.kernel.title import Title


class NetBot(SearchHardBot):
    """Takes the move that leaves the best position by the net; told how long to think, it searches, and the
    net judges where the search ends. Without a file it is the title's own net. Where there is none, or one
    that does not fit, `search-hard` plays."""

    name = "net"

    def __init__(
        self, seed: str = "", file: str = "", iterations: float | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(seed, iterations, seconds)
        if file and not Path(file).is_file():
            raise UnknownBot(f"there is no net {file!r}")
        self.file = file and str(Path(file).resolve())
        self.searches = bool(iterations or seconds)

    def in_place(self, title: Title[Any]) -> str:
        """The hand-written bot, where no net fits the title with its box."""
        from salotto.bots.net import advised

        return "" if advised(title, self.file) else super().name

    def plan(self, play: Play[Any], mind: Play[Any], seat: int) -> Way:
        """The best move by the net."""
        from salotto.bots.net import advised

        title = advised(play.title, self.file)
        if title is None:
            return super().plan(play, mind, seat)
        if self.searches:
            return Search(play, seat, self.settings, str(self.chance.getrandbits(64)), title).best()
        mind.title = title
        return best(move_values(mind, seat))
