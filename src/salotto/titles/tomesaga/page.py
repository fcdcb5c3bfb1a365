"""What the campaign brings to the page beside its table."""

# interpreted: it is what people read
from __future__ import annotations

from typing import ClassVar

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Facts, Look, Stage, Thing
from salotto.kit.presentation import CampaignPresentation
from salotto.titles.tomesaga import scoring
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.faces import FACES
from salotto.titles.tomesaga.state import Standing, TomesagaState
from salotto.titles.tomesaga.table import panel, strip, table


class TomesagaPage(CampaignPresentation[TomesagaState]):
    """The shelf of books, and the panel beside a chapter."""

    MINUTES = 360
    FACES: ClassVar = FACES

    def table(self, game: TomesagaState, look: Look) -> tuple[Thing, ...]:
        """The shelf."""
        return table(game, look)

    def strip(self, game: TomesagaState, look: Look) -> tuple[Thing, ...]:
        """Tomes and crests of a player."""
        return strip(game.sheet, look.at)

    def stage(self, game: TomesagaState) -> Stage:
        """How many chapters are played."""
        done = len(game.sheet.finished)
        label = Phrase("ts-page-stage", {"done": done})
        ends = Phrase("ts-page-stage-over")
        if game.sheet.game is not None:
            ends = Phrase("ts-page-stage-next", {"chapter": f"chapter:{game.sheet.game}"})
        return Stage(done, len(BOX.chapters), label, ends, [(ends, True)])

    def facts(self, game: TomesagaState, look: Look) -> Facts:
        """Tomes are the points."""
        return Facts(points=scoring.points(game.sheet, look.at))

    def note(self, game: TomesagaState, decision: Decision, key: str) -> Phrase | None:
        """Beside a Crest token: how many crests of its kind one would have."""
        token = next((token for token in BOX.tokens.values() if token.key == key), None)
        if token is None:
            return None
        needs = BOX.crest_tomes[token.crest].needs(game.sheet.players)
        now = game.sheet.crests(decision.seat, token.crest) + 1
        return Phrase("ts-page-crest-note", {"now": now, "n": needs})

    def panel(self, game: Standing, look: Look) -> tuple[Thing, ...]:
        """The Tomes on display, crests, advantages."""
        return panel(game, look)

    def history(self, game: TomesagaState) -> list[list[int]]:
        """The Tomes of each seat after every chapter; Crest Tomes are counted at the end of the line."""
        games = [finished.game for finished in game.sheet.finished]
        lines = []
        for seat in range(game.sheet.players):
            line = [0]
            for each in games:
                objectives = len(game.sheet.objective_tomes(seat, each))
                line.append(line[-1] + objectives + game.sheet.victory_tomes(seat, each))
            lines.append([*line[:-1], game.sheet.tomes(seat)] if games else line)
        return lines


PAGE = TomesagaPage()
