"""The campaign as a title of the room: its tables are the interludes between the chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salotto.kernel.campaign import Campaign, Claim, Rise, Saga
from salotto.kernel.decisions import Event
from salotto.kernel.title import Json, Modules, Outcome, Scorecard, Table, Title
from salotto.titles.tomesaga import chapters, rules, scoring, view
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.naming import NAMES
from salotto.titles.tomesaga.settings import MODES, OPTIONS
from salotto.titles.tomesaga.sheet import claim_tomes
from salotto.titles.tomesaga.state import Standing, TomesagaState


class Interludes(Campaign[TomesagaState]):
    """An interlude goes on with the sheet and what a chapter brought; it has no counters of its own."""

    counters = ()

    def rises(self, state: TomesagaState) -> Sequence[Rise]:
        """Nothing is counted between the chapters."""
        return ()

    def prepared(self, state: TomesagaState) -> bool:
        """There is nothing to prepare."""
        return True

    def counter(self, state: TomesagaState, seat: int, id: str) -> int:
        """There is none."""
        raise KeyError(id)

    def ranking(self, state: TomesagaState) -> Sequence[tuple[int, ...]]:
        """TS-9.2 to TS-9.4 What decides the campaign."""
        return [scoring.worth(state.sheet, seat) for seat in range(state.sheet.players)]

    def orders(self, state: TomesagaState) -> Mapping[str, Sequence[int]]:
        """Nobody takes turns between the chapters."""
        return {}

    def check(self, players: int, carried: Any) -> None:
        """Refuse what no interlude can go on with."""
        chapters.check(players, carried)


class TomesagaSaga(Saga):
    """TS-5 What the room asks while a chapter is played; it changes nothing there (TS-11.1)."""

    celebrates = frozenset({rules.CLAIMS, rules.CLAIMS_CREST})
    tells = celebrates | {rules.WORKS, rules.DISPLAY}

    def claims(self, handed_on: Json, rises: Sequence[Rise]) -> Sequence[Claim]:
        """TS-5.1, TS-6.5 The Tomes and Crest Tomes won in the chapter."""
        return claim_tomes(chapters.read_sheet(handed_on["sheet"]), rises)

    def events(self, handed_on: Json, prepared: bool, rises: Sequence[Rise]) -> Sequence[Event]:
        """TS-7 First which Tomes help whom in the chapter; TS-4.8 once it is prepared which are on display,
        then what is claimed there."""
        sheet = chapters.read_sheet(handed_on["sheet"])
        events = [Event(rules.WORKS, seat, args, None) for seat, args in rules.advantages_at_work(sheet)]
        if prepared:
            shown, tomes = rules.display_event(sheet)
            events.append(Event(shown, None, tomes, None))
        for claim in claim_tomes(sheet, rises):
            id, args = rules.claim_event(claim)
            events.append(Event(id, claim.seat, args, None))
        return events

    def goals(self, handed_on: Json) -> Sequence[tuple[str, str, int]]:
        """TS-5.2 The Tomes on display, with counter and number."""
        shown = [BOX.tomes[id] for id in handed_on["sheet"]["display"]]
        return [(tome.key, tome.objective.counter, tome.objective.n) for tome in shown]

    def standing(
        self, handed_on: Json, prepared: bool, rises: Sequence[Rise], counters: Mapping[str, Sequence[int]]
    ) -> Standing:
        """TS-2.1 The sheet with what was claimed so far, and everybody's progress.

        TS-4.8 Before the chapter is prepared nobody knows its Tomes.
        """
        sheet = chapters.read_sheet(handed_on["sheet"])
        laid_out = sheet.display.copy()
        claims = list(claim_tomes(sheet, rises))
        if not prepared:
            sheet.victory_pile, sheet.display, laid_out = sheet.victory_pile + sheet.display, [], []
        progress = {id: list(counters[BOX.tomes[id].objective.counter]) for id in laid_out}
        return Standing(sheet, claims, progress=progress)

    def over(self, handed_on: Json) -> bool:
        """TS-1.1 After the third chapter."""
        return handed_on["next"] is None


class Tomesaga(Title[TomesagaState]):
    """Architects, Paladins and Viscounts as one contest for Tomes."""

    id = "tomesaga"
    package = "salotto.titles.tomesaga"
    family = "salotto.titles.west_kingdom"
    view_version = 2  # the state by its fields
    modes = MODES
    options = OPTIONS
    categories = scoring.CATEGORIES
    modules = Modules(rules, view, NAMES)
    state_type = TomesagaState
    campaign = Interludes()
    saga = TomesagaSaga()
    score_words = "ts-score"

    def begin(self, table: Table) -> TomesagaState:
        """TS-3 A new sheet, or the one that is carried over."""
        sheet, claims = chapters.begin_sheet(table.players, table.options, table.carried)
        state = TomesagaState(sheet, claims)
        rules.plan(state, began=table.carried is not None)
        return state

    def scorecards(self, state: TomesagaState) -> list[Scorecard]:
        """TS-9.7 Tomes by category."""
        return scoring.scorecards(state.sheet)

    def outcome(self, state: TomesagaState) -> Outcome:
        """TS-9 Who leads, or has won; what is handed on to the next table."""
        return scoring.outcome(state.sheet)
