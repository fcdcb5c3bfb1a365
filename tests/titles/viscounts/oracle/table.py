"""A table of the engine, met from outside: its state as a position, and its turns one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from salotto.kernel.decisions import Rule, Shuffle, Step, Together
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Table, Title
from salotto.titles.viscounts.decks import hand_limit
from salotto.titles.viscounts.funding import dismissed_icons, funds
from salotto.titles.viscounts.preview import moves
from salotto.titles.viscounts.townsfolk import dismiss_price, hire_price, visible
from tests.excerpts import Borrowed
from tests.titles.viscounts.oracle.book import ACTIONS, GOODS, KINDS, RIBBONS, SIDES, SLOTS
from tests.titles.viscounts.oracle.pen import Asked
from tests.titles.viscounts.oracle.position import Baron, Player, Position

SHOWN = "vw-move"
"""The question at which the view is looked at: it shows what a movement leads to."""

Choose = Callable[[Any], str]
"""Picks a key of a decision."""


@dataclass(slots=True)
class Turn:
    """What the engine did from one turn to the next; the opening counts as one."""

    start: Any
    asked: list[Asked] = field(default_factory=list)
    shuffles: list[list[str]] = field(default_factory=list)
    end: Any = None
    log: int = 0  # answers before it


class Watched(Borrowed):
    """The title, from a given state on, with its turns written down."""

    def __init__(
        self,
        title: Title[Any],
        start: Any = None,
        turns: int = 0,
        tamper: Callable[[Any], None] | None = None,
    ) -> None:
        super().__init__(title, start)
        self.most = turns
        self.turns: list[Turn] = []
        self.shown = True  # whether views are looked at
        self.tamper = tamper  # changes the state in which a turn ends: a planted mistake
        self._moment: tuple[Any, ...] = ()

    def next_step(self, state: Any) -> Step | None:
        """What comes next; a new turn is written down, and enough is enough."""
        over = state.stage == "over"
        if state.stage == "play" or over:
            moment = (state.round, state.current, over)
            if moment != self._moment:
                self._moment = moment
                if self.tamper is not None and self.turns:
                    self.tamper(state)
                self.close(state)
                if over or (self.most and len(self.turns) == self.most):
                    return None
                self.turns.append(Turn(state.copy()))
        step = super().next_step(state)
        if step is None:
            self.close(state)
            return None
        assert not isinstance(step, Together)
        return self._watch(step)

    def close(self, state: Any) -> None:
        """The last turn is over."""
        if self.turns and self.turns[-1].end is None:
            self.turns[-1].end = state.copy()

    def _watch(self, step: Rule[None]) -> Rule[None]:
        answer: Any = None
        while True:
            try:
                request = step.send(answer)
            except StopIteration:
                return
            answer = yield request
            if isinstance(request, Shuffle) and self.turns:
                self.turns[-1].shuffles.append([card.key for card in request.zone])


def shown_to(play: Play[Any], seat: int) -> Any:
    """What a seat is shown: its view, and what the page tells of funds, prices and movements."""
    state, view = play.seen(seat), play.view(seat)
    for player, shown in zip(state.players, view["players"], strict=True):
        if not player.automatic:
            extra = dismissed_icons(state) if player.seat == state.current else (0,) * 5
            have = {name: funds(player, action, extra) for action, name in enumerate(ACTIONS)}
            pile, printed = state.townsfolk[player.place // 3], visible(state, player.place // 3)
            shown |= {
                "goods": dict(zip(GOODS, player.goods, strict=True)),
                "funds": {name: {"icons": each.free, "most": each.reach()} for name, each in have.items()},
                "prices": {
                    "hire": hire_price(player, pile.cards[-1]) if pile.cards else None,
                    "dismiss": dismiss_price(state, player, printed),
                },
                "hand_limit": hand_limit(state, player),
            }
    spaces = state.layout.spaces
    found = [each._asdict() | {"space": spaces[each.place].key} for each in moves(state, state.players[seat])]
    return {**view, "moves": found}


def turns_of(watched: Watched, table: Table, choose: Choose) -> Iterator[Turn]:
    """The turns of a play, each when it is over."""
    play = Play(watched, table, every=NEVER)
    if not watched.turns:
        watched.turns.append(Turn(play.state.copy()))  # the opening, from its first question on
    told = 0
    while play.pending:
        decision = play.pending[0]
        turn = watched.turns[-1]
        if not turn.asked:
            turn.log = len(play.log)
        keys = decision.keys
        key = choose(decision)
        position = position_of(play.state, table)
        shown = watched.shown and decision.prompt == SHOWN
        view = shown_to(play, decision.seat) if shown else None
        turn.asked.append(Asked(decision.seat, decision.prompt, keys, key, position, view))
        play.answer(decision.seat, key)
        while told < len(watched.turns) and watched.turns[told].end is not None:
            yield watched.turns[told]
            told += 1
    while told < len(watched.turns):
        yield watched.turns[told]
        told += 1


# A state as a position


def keys(zone: Any) -> list[str]:
    """The cards of a zone; the engine keeps the top last, as the reader does."""
    return [card.key for card in zone]


def position_of(state: Any, table: Table) -> Position:
    """A state of the engine in the reader's own words."""
    ring = [segment.id for segment in state.board.segments]
    spaces = [f"{name}-{side}" for name in ring for side in SIDES]
    spots = [f"{name}-spot-{order}" for name in ring for order in range(1, 6)]
    owners = state.setting.owners
    playing = state.stage in ("play", "over")
    players = [player_of(player, spaces, state) for player in state.players]
    if state.rival is not None:
        rival, theirs = players[-1], state.rival
        rival.board = state.setting.rival.id
        rival.row = [card.key if card else None for card in theirs.row]
        rival.draw, rival.discard = keys(theirs.draw), keys(theirs.discard)
        rival.empty = {str(at) for at in range(9) if state.players[-1].emptied >> at & 1}
    carried = state.carried
    return Position(
        mode=state.setting.mode,
        humans=state.setting.players,
        options=table.options,
        players=players,
        ring=ring,
        sections=[section.id for section in state.board.sections],
        round=state.round,
        current=state.current,
        start=state.start,
        last_round=state.last_round,
        dealt=state.stage != "draft",
        playing=playing,
        over=state.stage == "over",
        townsfolk={name: keys(pile) for name, pile in zip(ring, state.townsfolk, strict=True)},
        manuscripts={
            name: [tile.id for tile in pile] for name, pile in zip(ring, state.manuscripts, strict=True)
        },
        buildings={
            spot: (owner, KINDS[kind])
            for spot, owner, kind in zip(spots, state.owners, state.kinds, strict=True)
            if owner >= 0
        },
        first=[list(state.first[at * owners : (at + 1) * owners]) for at in range(5)],
        second=[list(state.second[at * owners : (at + 1) * owners]) for at in range(5)],
        third=list(state.third),
        leader=state.leader,
        debts_left=state.debts_left if playing else 0,
        deeds_left=state.deeds_left if playing else 0,
        gone=keys(state.gone),
        future=keys(state.rival.future) if state.rival else [],
        pairs=[(pair.card.id, pair.hero.id) for pair in state.pairs] if state.stage == "draft" else [],
        handout=[card.id for card in state.summaries] if state.stage == "draft" else [],
        carried=None
        if carried is None
        else {"passes": carried.passes, "silver": carried.silver, "tomes": carried.tomes},
        baron=baron_of(state, spaces) if state.baron else None,
    )


def player_of(player: Any, spaces: list[str], state: Any) -> Player:
    """A player of a state."""
    seat = player.seat
    return Player(
        goods=dict(zip(GOODS, player.goods, strict=True)),
        unpaid=player.unpaid,
        paid=player.paid,
        acquired=player.acquired,
        approved=player.approved,
        corruption=player.corruption,
        virtue=player.virtue,
        space=spaces[player.place] if player.place >= 0 else "",
        supply=player.supply,
        aside=player.aside,
        empty={slot for at, slot in enumerate(SLOTS) if player.emptied >> at & 1},
        row=[card.key if card else None for card in player.row],
        hand=keys(player.hand),
        draw=keys(player.draw),
        discard=keys(player.discard),
        tiles=[tile.id for tile in player.manuscripts],
        bonuses=[ribbon for ribbon, owner in zip(RIBBONS, state.bonus_owners, strict=True) if owner == seat],
        summaries=[card.id for card in player.summaries],
        tomes=[advantage.id for advantage in player.perks],
    )


def baron_of(state: Any, spaces: list[str]) -> Baron:
    """The Baron of a state."""
    baron, n = state.baron, state.setting.players
    guards: Mapping[str, dict[int, int]] = {
        space: {seat: baron.guards[at * n + seat] for seat in range(n) if baron.guards[at * n + seat]}
        for at, space in enumerate(spaces)
    }
    return Baron(
        spaces[baron.place] if baron.place >= 0 else "",
        baron.reserve,
        {space: some for space, some in zip(spaces, baron.workers, strict=True) if some},
        {space: some for space, some in guards.items() if some},
        bool(baron.defeat),
    )
