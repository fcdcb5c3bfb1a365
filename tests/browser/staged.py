"""Tables that have come to an interesting moment: played by chance in memory, then put into the room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from random import Random
from typing import Any

from salotto.bots import make_bot
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title as find_title
from salotto.server.store.rows import Person as Somebody
from salotto.server.store.rows import Seat, TableInfo
from salotto.server.tables.live_tables import LiveTables
from salotto.server.web.identity import hashed, new_id, new_token
from salotto.titles.last_will.preview import quotes
from salotto.titles.last_will.state import Phase
from tests.browser.people import Person
from tests.server.servers import Server
from tests.server.tables import a_store, run

NAMES = ("Anna", "Bruno", "Carla")
FOUR = (*NAMES, "Dario")

Moment = Callable[[Play[Any], Decision], bool]
Taste = Callable[[Decision, Random], str]


def dealt(title: str, mode: str, players: int, seed: str = "an evening by clicks") -> Play[Any]:
    """A game that begins, with the same deal every time.

    Whole games by clicks are dealt so that they end early: every answer takes its time in a browser.
    """
    game = find_title(title)
    return Play(game, game.table(FOUR[:players], seed, mode))


def sums_of(play: Play[Any]) -> dict[str, Sequence[int]]:
    """LW-14.1 In a game of Last Will: the sums at stake in each move of the first player, on his turn."""
    game = play.seen(0)
    mine = game.phase is Phase.ACTIONS and game.current().seat == 0
    return {key: quote.pounds for key, quote in quotes(game, game.players[0]).items()} if mine else {}


def moment(title: str, mode: str, wanted: Moment, taste: Taste, players: int = len(NAMES)) -> Play[Any]:
    """The first game by chance in which the first player comes to such a moment."""
    for seed in range(500):
        game = find_title(title)
        play = Play(game, game.table(list(FOUR[:players]), f"staged {seed}", mode))
        chance = Random(seed)
        while (decision := play.next_decision()) is not None:
            if decision.seat == 0 and wanted(play, decision):
                return play
            play.answer(decision.seat, taste(decision, chance))
    raise AssertionError("no game came to such a moment")


def evening(prompt: str, round_: int = 0) -> Play[Any]:
    """A game of Spook Manor between good players, up to a question to the first one, or else to its end."""
    title = find_title("spook-manor")
    play = Play(title, title.table(list(NAMES), "an evening in the manor", "competitive"))
    bots = [make_bot("greedy", str(seat)) for seat in range(len(NAMES))]
    while (decision := play.next_decision()) is not None:
        if decision.seat == 0 and decision.prompt == prompt and play.view(0)["round"] >= round_:
            break
        play.answer(decision.seat, key_of(bots[decision.seat].choose(play, decision)))
    return play


def sit_down(person: Person, room: Server, play: Play[Any], bot: str | None = None) -> None:
    """Put the table into the room as it is; the person is its first player, bots may be the others."""
    sit_down_together([person], room, play, bot)


def sit_down_together(
    people: Sequence[Person], room: Server, play: Play[Any], bot: str | None = None
) -> None:
    """The same with several people, the first players in order."""
    tokens = [new_token() for _ in people]
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        table = aside.submit(run, _keep(room, play, tokens, bot)).result()
    for person, token in zip(people, tokens, strict=True):
        person.go(f"/me/{token}")
        person.page.click("main form button")
        person.go(f"/tables/{table}")
        person.until_asked() if len(people) == 1 else person.until("mine|waiting|over")


async def _keep(room: Server, play: Play[Any], tokens: Sequence[str], bot: str | None) -> str:
    table = play.table
    names = enumerate(FOUR[: table.players])
    seats = tuple(Seat(seat, new_id(), bot if seat >= len(tokens) else None, name) for seat, name in names)
    people = [Somebody(str(seat.person), seat.name, pace="once") for seat in seats]
    release = find_title(table.title).release
    info = TableInfo(
        *(
            new_id(),
            table.title,
            release,
            table.mode,
            dict(table.options),
            table.seed,
            people[0].id,
            False,
            seats,
        )
    )
    async with a_store(room.database) as store:
        for somebody, token in zip(people, tokens, strict=False):
            await store.keep_person(somebody, hashed(token))
        await store.open_table(info, new_token(), {})
        live = await LiveTables(store).table(info.id)
        await live.start()
        for seat, choices in groupby(play.log, key=lambda choice: choice.seat):
            await live.answer_all(seat, [choice.key for choice in choices])
    return info.id
