"""A table of the engine, met from outside: its state as a position, and one part of a round at a time."""

from __future__ import annotations

from typing import Any

from salotto.kernel.play import Play
from salotto.kernel.title import Table
from salotto.kit.agenda import Task
from tests.picks import TooMany
from tests.titles.paladins.oracle.book import ATTRIBUTES, LEFT, RIGHT, TOP_ROW, cards, printed
from tests.titles.paladins.oracle.position import Enemy, Key, Player, Position, Rival, Threat

Ways = dict[Key, Position]

BOARD = (*LEFT[:6], *RIGHT, "gain_honour")
"""The action spaces as the engine counts them."""
UNITS = (
    "starting-townsfolk",
    "draft",
    "end-of-setup",
    "round",
    "draw-paladins",
    "take-workers",
    "rival-begins-round",
    "turn",
    "rival-turn",
    "end-of-round",
    "limit",
    "threats",
    "suffer",
    "more-baron-workers",
    "refresh",
    "end-of-game",
)
"""The parts of a game that are looked at one by one, as the engine's agenda calls them."""
FOLLOWED = ("turn", "rival-turn", "rival-begins-round")
"""Those after which it matters whose turn comes next."""


def coming(state: Any) -> Task | None:
    """What the agenda plans next."""
    task: Task | None = state.agenda.next()
    return task


def ids(pile: Any) -> list[str]:
    """The cards of a pile by id, the top first; the engine keeps the top last."""
    return [card.id for card in reversed(list(pile))]


def row_of(row: Any) -> list[str | None]:
    """A row of cards by id."""
    return [card.id if card is not None else None for card in row]


def lying(workers: Any) -> int:
    """How many Workers lie on a space; the engine marks a Workshop by a negative number."""
    return sum(worker >= 0 for worker in workers)


def player_of(player: Any, rival: bool, tomes: tuple[str, ...]) -> Player:
    """A player of the engine."""
    absolve = list(cards("player_board", "absolve_space"))
    return Player(
        silver=player.silver,
        provisions=player.provisions,
        unpaid=player.unpaid,
        paid=player.paid,
        honour=player.honour,
        workers=list(player.workers),
        attributes=dict(zip(ATTRIBUTES, player.attributes, strict=True)),
        workshops={
            name: frozenset(at for at in (0, 1, 2) if mask >> at & 1)
            for name, mask in zip(RIGHT, player.workshops, strict=True)
            if mask
        },
        boxed=player.boxed,
        monks=player.monks,
        outposts=player.outposts,
        jars=frozenset()
        if rival
        else frozenset(id for at, id in enumerate(absolve) if player.jars >> at & 1),
        rival_jars=player.jars.bit_count() if rival else 0,
        placed={name: n for name, row in zip(BOARD, player.placed, strict=True) if (n := lying(row))},
        walls=[card.id for card in player.walls],
        attacked=[card.id for card in player.attacked],
        converted=[card.id for card in player.converted],
        crew=[card.id for card in player.crew],
        suspicion=[card.tax for card in player.suspicion],
        passed=player.passed,
        paladin=player.paladin.id if player.paladin else None,
        shown=player.shown,
        pile=ids(player.pile),
        drawn=[card.id for card in player.drawn],
        spent=[card.id for card in player.spent],
        tavern=player.tavern.id if player.tavern else None,
        starting=player.starting.id if player.starting else None,
        tomes=tomes,
    )


def position_of(state: Any, table: Table) -> Position:
    """A state of the engine in the reader's own words."""
    humans = state.setting.players
    carried: Any = table.carried
    tomes = carried["advantages"] if carried else [()] * humans
    players = [player_of(player, False, tuple(tomes[player.seat])) for player in state.players]
    if state.rival is not None:
        players.append(player_of(state.rival.board, True, ()))
    orders = state.orders if state.overlord is None else state.overlord.orders
    task = coming(state)
    return Position(
        mode=state.setting.mode,
        humans=humans,
        players=players,
        options={**table.options, "carried": carried},
        round=state.round,
        start=state.start,
        tax=state.tax,
        debts=state.debts,
        townsfolk=ids(state.townsfolk),
        townsfolk_row=row_of(state.townsfolk_row),
        townsfolk_discard=[card.id for card in state.townsfolk_discard],
        outsiders=ids(state.outsiders),
        outsider_row=row_of(state.outsider_row),
        outsider_discard=[card.id for card in state.outsider_discard],
        walls=ids(state.walls),
        suspicion=[card.tax for card in reversed(list(state.suspicion))],
        suspicion_discard=[card.tax for card in state.suspicion_discard],
        tavern=ids(state.tavern),
        tavern_row=[card.id for card in state.tavern_row],
        tavern_discard=[card.id for card in state.tavern_discard],
        orders=[card.id for card in orders][:3],
        orders_up=state.orders_up,
        favours=[card.id for card in state.favours][:5],
        favours_up=state.favours_up,
        favour_workers=[len(workers) for workers in state.favour_workers],
        map={
            space["id"]: (piece // 2, "outpost" if piece % 2 else "monk")
            for space, piece in zip(printed("main_board")["space"], state.map, strict=False)
            if piece >= 0
        },
        rival=rival_of(state.rival),
        enemy=enemy_of(state.overlord),
        rises=list(state.rises),
        next=(task.rule, *task.args) if task and task.rule in ("turn", "rival-turn", "end-of-round") else (),
    )


def rival_of(rival: Any) -> Rival | None:
    """The Rival of a state."""
    if rival is None:
        return None
    return Rival(
        workers=rival.workers,
        marker=rival.marker,
        stack=[ATTRIBUTES[at] for at in rival.stack],
        used={name: n for name, n in zip(RIGHT, rival.used, strict=True) if n},
        top=[name for name, used in zip(TOP_ROW, rival.top, strict=True) if used and name != "rest"],
        orders=list(rival.orders),
        favours=len(rival.favours),
        pile=ids(rival.pile),
        discard=ids(rival.discard),
    )


def enemy_of(overlord: Any) -> Enemy | None:
    """The Baron's things in a state."""
    if overlord is None:
        return None
    threats = [
        Threat(card.id, place, workers >= 0, max(0, workers))
        for card, place, workers in zip(overlord.threats, overlord.places, overlord.workers, strict=False)
    ]
    return Enemy(
        threats=threats,
        supply=overlord.supply,
        taken=overlord.taken,
        done=[worker >= 0 for worker in overlord.done],
        starting=[card.id for card in overlord.starting],
    )


# The whole question tree


def ends_of(play: Play[Any], followed: bool, most: int) -> list[Position]:
    """All positions in which an excerpt can end, whatever is answered.

    Two nodes of the tree are one when state and agenda are the same and the asking rule has heard the same.
    """
    ends: Ways = {}
    seen: set[Any] = set()
    todo: list[tuple[Play[Any], Any, tuple[str, ...]]] = [(play, None, ())]
    while todo:
        now, before, heard = todo.pop()
        position = position_of(now.state, play.table)
        if now.over:
            if not followed:
                position.next = ()
            ends[position.key()] = position
            continue
        decision = now.pending[0]
        moment = now.moment(decision.seat)
        if moment != before:
            heard = ()
        here = (position.key(), tuple(now.state.agenda.tasks), heard)
        if here in seen:
            continue
        seen.add(here)
        if len(seen) > most:
            raise TooMany
        for key in decision.keys:
            child = now.fork()
            child.answer(decision.seat, key)
            todo.append((child, moment, (*heard, key)))
    return list(ends.values())
