"""The lobby: opening tables, sitting down, standing in for somebody, playing again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from salotto.bots import bot_names
from salotto.campaigns import table_seed
from salotto.kernel.title import BadTable, Json, Title, Value, on_shelf
from salotto.registry import title as find_title
from salotto.server.page.title_page import shelf
from salotto.server.services import Services
from salotto.server.store.campaigns import begin_campaign
from salotto.server.store.database import Conflict
from salotto.server.store.rows import CampaignInfo, CampaignPlace, Person, Seat, TableInfo
from salotto.server.store.time_bank import MoveClock, TimeBank
from salotto.server.tables.handing_on import LONG_AWAY, away_for
from salotto.server.tables.live import LiveTable
from salotto.server.tables.packs import boxed, known_title
from salotto.server.tables.time_left import left_to_bot, out_of_time
from salotto.server.web.identity import hashed, new_id, new_token
from salotto.server.web.text import BadName, clean_name

ME, OPEN, BOT = "me", "open", "bot:"
DEFAULT_BOT = "normal"
"""The bot that fills a seat when nobody has named another."""


class NotAllowed(PermissionError):
    """A wish that is not this person's to make; `reason` names the text for it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Opening:
    """A table somebody wishes to open. A sitter is `me` (several times: hot-seat), `open`, or `bot:LEVEL`."""

    title: str
    sitters: Sequence[str]
    mode: str | None = None
    options: Mapping[str, Value] | None = None
    names: Sequence[str] = ()
    private: bool = False
    hints: bool = True
    carried: Json = None
    """What is carried over to it, in a campaign."""
    waits: bool = False
    """Whether the game begins only when the host says so."""
    bank: TimeBank | None = None
    """How long everybody may think, where that is limited."""
    clock: MoveClock | None = None
    """The same for each move."""
    absence: int | None = None
    """Seconds after which the seat of somebody away may be handed on; None: never."""
    packs: Sequence[str] = ()
    """The house packs of the room that are laid over the box; of a campaign one for each of its games."""
    seed: str = ""
    """Given for a lesson, which is always dealt alike; otherwise nobody can know it."""


def a_name(text: str) -> str:
    """The name that somebody gives; NotAllowed when nobody can see it."""
    try:
        return clean_name(text)
    except BadName:
        raise NotAllowed("bad-name") from None


def check(opening: Opening) -> tuple[Title[Any], TableInfo]:
    """The table as it would be opened, without a host; BadTable when the title does not allow it."""
    if on_shelf(opening.title) not in shelf():
        raise BadTable(f"there is no title {opening.title!r} here; there is {', '.join(shelf())}")
    title = find_title(opening.title)
    seed = opening.seed or secrets.token_hex(16)
    table = title.table(opening.sitters, seed, opening.mode, opening.options, opening.carried)
    seats = []
    for number, sitter in enumerate(opening.sitters):
        bot = sitter.removeprefix(BOT) if sitter.startswith(BOT) else None
        if sitter not in (ME, OPEN) and bot not in bot_names():
            raise BadTable(f"seat {number}: {sitter!r} is not me, open or a bot we know")
        name = a_name(opening.names[number]) if number < len(opening.names) else ""
        seats.append(Seat(number, ME if sitter == ME else None, bot, name))
    info = TableInfo(
        id=new_id(),
        title=title.id,
        release=title.release,
        mode=table.mode,
        options=dict(table.options),
        seed=table.seed,
        host="",
        private=opening.private,
        hints=opening.hints,
        waits=opening.waits,
        carried=table.carried,
        bank=opening.bank,
        clock=opening.clock,
        absence=opening.absence,
        seats=tuple(seats),
    )
    return title, info


async def open_table(
    services: Services, host: Person, opening: Opening, address: str = ""
) -> tuple[LiveTable, dict[int, str]]:
    """Open a table and give the tokens of the host's seats; it starts at once if nobody is waited for."""
    await known_title(services.store, opening.title)
    opening = replace(opening, title=await boxed(services.store, services.desk, opening.title, opening.packs))
    title, info = check(opening)
    if all(seat.bot for seat in info.seats):
        _leave_to_bots(services, info.id, address)
    now = time.time()
    mine = [seat.seat for seat in info.seats if seat.person]
    tokens = {seat: new_token() for seat in mine}
    info = replace(
        info,
        host=host.id,
        created=now,
        updated=now,
        seats=tuple(_host_seat(seat, host, mine) if seat.person else seat for seat in info.seats),
    )
    hashes = {seat: hashed(token) for seat, token in tokens.items()}
    invitation = hashed(services.keyring.invitation(info.id))
    if title.saga is None:
        await services.store.open_table(info, invitation, hashes)
    else:
        await _open_campaign(services, info, invitation, hashes)
    live = await services.tables.table(info.id)
    services.metrics.count("tables_opened_total", title=info.title)
    await start_if_full(live)
    return live, tokens


async def _open_campaign(
    services: Services, info: TableInfo, invitation: str, tokens: dict[int, str]
) -> None:
    """The first table of a campaign, which bears its name; the seeds of all tables come from one."""
    campaign = CampaignInfo(info.id, info.title, secrets.token_hex(16))
    place = CampaignPlace(campaign.id, campaign.title, 0)
    first = replace(info, seed=table_seed(campaign.seed, 0), place=place)
    await begin_campaign(services.store, campaign, first, invitation, tokens)


def _leave_to_bots(services: Services, id: str, address: str) -> None:
    """Bots alone play at a table: so many at once from one address, because they never tire."""
    theirs = services.bot_tables.setdefault(address, set())
    known = {each: services.tables.by_id.get(each) for each in theirs}
    theirs -= {each for each, live in known.items() if live is None or live.info.over}
    if len(theirs) >= services.settings.bot_tables_per_address:
        raise NotAllowed("too-many-bots")
    theirs.add(id)


def _host_seat(seat: Seat, host: Person, mine: Sequence[int]) -> Seat:
    """A seat of the host; alone at the table it bears the host's name."""
    return replace(seat, person=host.id, name=seat.name or (host.name if seat.seat == mine[0] else ""))


async def start_if_full(live: LiveTable) -> None:
    """Begin as soon as no seat is open, unless the host is to say so."""
    if not live.info.started and not live.info.waits and not any(seat.open for seat in live.info.seats):
        await live.start()


async def sit(services: Services, live: LiveTable, person: str, seat: int, name: str) -> str:
    """Sit down on an open seat; gives the seat's token. Conflict when somebody was quicker."""
    if not 0 <= seat < len(live.info.seats):
        raise NotAllowed("no-seat")
    token = new_token()
    try:
        await services.store.sit(live.id, Seat(seat, person, None, a_name(name)), token_hash=hashed(token))
    except Conflict:
        raise NotAllowed("taken") from None
    await live.refresh()
    await start_if_full(live)
    return token


async def start(services: Services, live: LiveTable, person: str) -> None:
    """The host begins: bots sit down on the seats that are still open."""
    _host_only(live, person)
    for seat in live.info.seats:
        if seat.open:
            try:
                await services.store.sit(live.id, Seat(seat.seat, None, DEFAULT_BOT))
            except Conflict:
                continue
    await live.refresh()
    if not any(seat.open for seat in live.info.seats):
        await live.start()


async def change_sitter(services: Services, live: LiveTable, person: str, seat: int, who: str) -> None:
    """Before the game the host puts a bot on a seat, or frees it, unless somebody sits there and is here."""
    _before_the_game(live, person, seat)
    holder = live.info.seats[seat].person
    if holder is not None and (holder == person or live.present(seat)):
        raise NotAllowed("taken")
    bot = who.removeprefix(BOT) if who.startswith(BOT) else None
    if who != OPEN and bot not in bot_names():
        raise NotAllowed("no-seat")
    if holder is not None:
        await services.store.free_seat(live.id, seat)
    await services.store.set_bot(live.id, seat, bot)
    await live.refresh()


async def change_places(services: Services, live: LiveTable, person: str, seat: int, other: int) -> None:
    """Before the game the host lets two change places."""
    _before_the_game(live, person, seat)
    _before_the_game(live, person, other)
    await services.store.change_places(live.id, seat, other)
    await live.refresh()


async def change_options(
    services: Services,
    live: LiveTable,
    person: str,
    options: Mapping[str, Value],
    bank: TimeBank | None,
    clock: MoveClock | None,
) -> None:
    """Before the game the host plays with other settings; BadTable when the title does not allow them."""
    _before_the_game(live, person, 0)
    info = live.info
    table = live.title.table(["x"] * len(info.seats), info.seed, info.mode, options, info.carried)
    wished = replace(info, options=dict(table.options), bank=bank, clock=clock)
    await services.store.change_options(wished)
    await live.refresh()


def _before_the_game(live: LiveTable, person: str, seat: int) -> None:
    _host_only(live, person)
    if live.info.started:
        raise NotAllowed("started")
    if not 0 <= seat < len(live.info.seats):
        raise NotAllowed("no-seat")


async def leave(services: Services, live: LiveTable, person: str, address: str = "") -> None:
    """Leave for good: before the game the seats are free again, in a game bots play them to the end."""
    mine = live.info.seats_of(person)
    if not mine:
        raise NotAllowed("not-yours")
    if live.info.over:
        raise NotAllowed("not-yours")
    playing = live.info.started
    if playing and all(seat.bot or seat.person == person for seat in live.info.seats):
        _leave_to_bots(services, live.id, address)
    for seat in mine:
        await services.store.leave_seat(live.id, seat, DEFAULT_BOT if playing else None)
    await live.refresh()


async def stand_in(
    services: Services, live: LiveTable, person: str, seat: int, level: str = DEFAULT_BOT, address: str = ""
) -> None:
    """The host lets a bot answer for somebody away; anybody at the table for one out of time or long away."""
    there = 0 <= seat < len(live.info.seats)
    late = there and out_of_time(live.info, seat)
    overdue = late or (there and away_for(live, seat) >= LONG_AWAY)
    if not (overdue and live.info.seats_of(person)):
        _host_only(live, person)
    if level not in bot_names() or not 0 <= seat < len(live.info.seats):
        raise NotAllowed("no-seat")
    holder = live.info.seats[seat]
    if holder.person is None or holder.bot is not None:
        raise NotAllowed("taken")
    if holder.person != person and live.present(seat) and not late:
        raise NotAllowed("present")
    if all(other.bot for other in live.info.seats if other.seat != seat):
        _leave_to_bots(services, live.id, address)
    await services.store.set_bot(live.id, seat, level)
    await live.refresh()


async def take_back(services: Services, live: LiveTable, person: str, seat: int) -> None:
    """Somebody is back and takes their seat from the bot."""
    if not 0 <= seat < len(live.info.seats) or live.info.seats[seat].person != person:
        raise NotAllowed("not-yours")
    if left_to_bot(live.info, seat):
        raise NotAllowed("out-of-time")
    await services.store.set_bot(live.id, seat, None)
    await live.refresh()


async def leave_seat(services: Services, live: LiveTable, person: str, seat: int) -> None:
    """TS-10.4 Hand a seat of a campaign over: whoever was invited may sit down there, or a bot.

    Its holder may, and the host for somebody who is away.
    """
    if live.info.place is None or not 0 <= seat < len(live.info.seats):
        raise NotAllowed("no-seat")
    holder = live.info.seats[seat]
    if holder.person != person:
        _host_only(live, person)
        if live.present(seat):
            raise NotAllowed("present")
    await services.store.free_seat(live.id, seat)
    await live.refresh()


async def seat_bot(
    services: Services, live: LiveTable, person: str, seat: int, level: str = DEFAULT_BOT
) -> None:
    """The host gives a free seat to a bot, also when the game has begun."""
    _host_only(live, person)
    if level not in bot_names() or not 0 <= seat < len(live.info.seats):
        raise NotAllowed("no-seat")
    try:
        await services.store.sit(live.id, Seat(seat, None, level))
    except Conflict:
        raise NotAllowed("taken") from None
    await live.refresh()
    await start_if_full(live)


async def rematch(services: Services, live: LiveTable, person: Person) -> LiveTable:
    """The same people, seats and settings once more; who asks second gets the table the first one opened.

    Where others play too it begins when whoever asked for it says so: they may have left.
    """
    if not live.info.seats_of(person.id) and live.info.host != person.id:
        raise NotAllowed("not-yours")
    if not live.info.over:
        raise NotAllowed("not-over")
    if live.info.place is not None:
        raise NotAllowed("campaign")
    if live.info.rematch is not None:
        return await services.tables.table(live.info.rematch)
    info = replace(
        live.info.anew(new_id(), time.time()),
        seed=secrets.token_hex(16),
        release=live.title.release,
        host=person.id,
        waits=any(seat.person not in (None, person.id) for seat in live.info.seats),
    )
    await services.store.open_table(info, hashed(services.keyring.invitation(info.id)), {})
    first = await services.store.link_rematch(live.id, info.id)
    await live.refresh()
    again = await services.tables.table(first)
    await start_if_full(again)
    return again


def _host_only(live: LiveTable, person: str) -> None:
    if live.info.host != person:
        raise NotAllowed("host-only")
