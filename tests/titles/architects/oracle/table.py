"""A table of the engine, met from outside: its state as a position, and one turn of it at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from tests.titles.architects.oracle.book import GOODS, OPEN
from tests.titles.architects.oracle.picks import TooMany, Ways
from tests.titles.architects.oracle.position import Baron, Key, Player, Position, Request

# A state as a position


def ids(pile: Any) -> list[str]:
    """The cards of a pile by id, the top first; the engine keeps the top last."""
    return [name(card) for card in reversed(list(pile))]


def name(card: Any) -> str:
    """An id as in the printed data."""
    id: str = card.id
    side: str = getattr(card, "coop", "")
    return f"{id.removesuffix(f'-{side}')}:{side}" if side else id


def counted(numbers: Sequence[int]) -> dict[int, int]:
    """A list of numbers as counts by colour."""
    return {colour: n for colour, n in enumerate(numbers) if n}


def position_of(state: Any, options: Mapping[str, Any]) -> Position:
    """A state of the engine in the reader's own words."""
    setting = state.setting
    humans, colours = setting.players, setting.colours

    def held(board: int) -> dict[int, int]:
        return counted(state.captives[board * colours : (board + 1) * colours])

    players = [
        Player(
            character=player.character.id,
            home=state.workers[seat],
            silver=player.goods[5],
            goods=dict(zip(GOODS, player.goods[:5], strict=True)),
            virtue=player.virtue,
            level=player.level,
            unpaid=player.debts,
            paid=player.paid,
            apprentices=[name(card) for card in player.apprentices],
            buildings=[name(card) for card in player.buildings],
            hand=ids(player.hand),
            captives=held(seat),
            removed=state.removed[seat],
        )
        for seat, player in enumerate(state.players)
    ]
    if state.rival is not None:
        players.append(
            Player(
                character=setting.opponent.id,
                home=state.workers[humans],
                goods={**dict.fromkeys(GOODS, 0), "marble": state.rival.marble},
                virtue=state.rival.virtue,
                level=state.rival.level,
                unpaid=state.rival.debts,
                captives=held(humans),
            )
        )
    row = [(name(card), coins) for card, coins in zip(state.row, state.coins, strict=True) if card]
    return Position(
        mode=setting.mode,
        humans=humans,
        options=dict(options),
        players=players,
        active=state.turn,
        first=state.first,
        places={
            place: counted(state.at[number * colours : (number + 1) * colours])
            for number, place in enumerate(OPEN)
        },
        market=[owner if owner >= 0 else None for owner in state.market],
        guildhall=list(state.guildhall),
        prison=counted(state.prison),
        tax=state.tax,
        rows=[row[:4], row[4:]],
        apprentice_pile=ids(state.pile),
        building_pile=ids(state.plans),
        rewards=ids(state.rewards),
        small=ids(state.small),
        large=ids(state.large),
        schemes=ids(state.rival.schemes) if state.rival else [],
        future_schemes=ids(state.rival.future) if state.rival else [],
        scheme_discard=ids(state.rival.discard) if state.rival else [],
        baron=baron_of(state, held(humans)) if state.baron else None,
        forced_end=bool(state.baron and state.baron.forced_end),
    )


def baron_of(state: Any, captives: dict[int, int]) -> Baron:
    """The Baron of a state."""
    baron = state.baron
    return Baron(
        home=state.workers[state.setting.players],
        captives=captives,
        requests=[
            Request(name(card), at < baron.revealed, baron.given[at])
            for at, card in enumerate(baron.requests)
        ],
        events=ids(baron.events),
        intrigue=ids(baron.intrigues),
        discard=ids(baron.discard) + [name(card) for card in baron.resolving],
        future=ids(baron.future),
    )


# The whole question tree


def is_discard(key: str) -> bool:
    """Whether an answer discards an Apprentice."""
    return key.startswith("discard:")


def answers(keys: Sequence[str]) -> list[str]:
    """The answers to follow: all but discards of one's own free will, which are looked at on their own."""
    others = [key for key in keys if not is_discard(key)]
    return others or list(keys)


def ends_of(play: Play[Any], most: int) -> Ways:
    """All positions in which an excerpt can end, whatever is answered."""
    return paused(play, most)[0]


def paused(
    play: Play[Any], most: int, pause: Callable[[Decision], bool] = lambda decision: False
) -> tuple[Ways, dict[Key, Play[Any]]]:
    """All positions in which an excerpt can end or comes to a pause, and the plays that pause there.

    Two nodes of the tree are one when state and agenda are the same, the asking rule has heard the same, and
    as many trades are left: goods may be the same after one trade and after two.
    """
    options = play.table.options
    ways: Ways = {}
    waiting: dict[Key, Play[Any]] = {}
    seen: set[Any] = set()
    todo: list[tuple[Play[Any], Any, tuple[str, ...]]] = [(play, None, ())]
    while todo:
        now, before, heard = todo.pop()
        position = position_of(now.state, options)
        if now.over or pause(now.pending[0]):
            ways[position.key()] = position
            if not now.over:
                waiting[position.key()] = now
            continue
        decision = now.pending[0]
        moment = now.moment(decision.seat)
        if moment != before:
            heard = ()
        packets = tuple(tuple(ids(player.packet)) for player in now.state.players)
        asked = (decision.prompt, decision.about.get("left"), *now.state.agenda.tasks)
        here = (position.key(), packets, now.state.resets, asked, heard)
        if here in seen:
            continue
        seen.add(here)
        if len(seen) > most:
            raise TooMany
        for key in answers(decision.keys):
            child = now.fork()
            child.answer(decision.seat, key)
            todo.append((child, moment, (*heard, key)))
    return ways, waiting
