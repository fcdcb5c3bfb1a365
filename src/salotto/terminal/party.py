"""Who sits at a table: people at this keyboard, and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches

from salotto.bots import NET, Bot, UnknownBot, bot_names, make_bot
from salotto.kernel.title import Table
from salotto.registry import title as find_title
from salotto.terminal.trouble import Trouble
from salotto.words import Words

PERSON = "you"
DYNAMIC_WORDS = ("room-bot-*",)


def is_person(seat: str) -> bool:
    """Whether a seat is held by somebody at the keyboard: `you`, or `you:Anna`."""
    return seat.partition(":")[0] == PERSON


def read_seats(text: str, words: Words) -> list[str]:
    """The seats that somebody wrote, `you,greedy,hard:seconds=1`; Trouble about a bot that there is not."""
    seats = [seat.strip() for seat in text.split(",")]
    known = [PERSON, *bot_names(), NET]
    for seat in seats:
        kind = seat.partition(":")[0]
        if kind not in known:
            meant = get_close_matches(kind, known, n=1)
            message = "cli-unknown-bot-meant" if meant else "cli-unknown-bot"
            raise Trouble(words.say(message, bot=seat, known=", ".join(known), meant="".join(meant)))
        if kind != PERSON:
            try:
                make_bot(seat)
            except UnknownBot as unknown:
                raise Trouble(str(unknown)) from unknown
    return seats


class Party:
    """The seats of a table by their names, and who of them is a person."""

    def __init__(self, table: Table, words: Words) -> None:
        self.names = seat_names(table.seats, words, table.title)
        self.people = [at for at, seat in enumerate(table.seats) if is_person(seat)]

    @property
    def reader(self) -> int | None:
        """The one person at the table, who is addressed as 'you'; None if there are several, or none."""
        return self.people[0] if len(self.people) == 1 else None


def bots_of(table: Table) -> dict[int, Bot]:
    """A bot for each seat that is no person's; UnknownBot if there is none of that name."""
    return {
        at: make_bot(seat, f"{table.seed}/{at}") for at, seat in enumerate(table.seats) if not is_person(seat)
    }


def bot_name(seat: str, words: Words, title: str) -> str:
    """What a bot is called; of a net that does not fit the title, who plays in its place."""
    kind = seat.partition(":")[0]
    if title and kind == NET and (instead := make_bot(seat).in_place(find_title(title))):
        return words.say("cli-no-net-fits", bot=words.say(f"room-bot-{instead}"))
    return words.say(f"room-bot-{kind}") if kind in bot_names() else seat


def seat_names(seats: Sequence[str], words: Words, title: str = "") -> list[str]:
    """What the seats are called; seats that would be called alike get their number."""
    people = sum(map(is_person, seats))
    names = []
    for at, seat in enumerate(seats, 1):
        kind, _, name = seat.partition(":")
        if kind != PERSON:
            name = bot_name(seat, words, title)
        elif not name:
            name = words.say("room-you") if people == 1 else words.say("room-player", number=at)
        names.append(name)
    often = Counter(names)
    return [f"{name} {at}" if often[name] > 1 else name for at, name in enumerate(names, 1)]
