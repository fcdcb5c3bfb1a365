"""AW-2, AW-3.1, AW-8.1, AW-12.1, AW-12.9.1: how a game begins, whose turn it is, and when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.titles.architects.oracle.book import GOODS, apprentice, cards, guildhall, printed
from tests.titles.architects.oracle.position import Position

# The beginning


def wrong_start(position: Position) -> Iterator[str]:
    """Whatever is not as the book sets it up, before the first turn."""
    size = position.table_size
    rewards = printed()["setup"][str(size)]["reward_cards"]
    if len(position.rewards) != rewards:
        yield f"{len(position.rewards)} Rewards, not {rewards}"
    if position.tax != 4:
        yield f"{position.tax} Silver on the Tax Stand"
    if len(position.small) != 10 or position.large:
        yield f"market piles of {len(position.small)} and {len(position.large)}"
    if (
        position.guildhall
        or any(position.places.values())
        or any(owner is not None for owner in position.market)
    ):
        yield "somebody has been placed already"
    variable = position.coop or position.options["setup_side"] == "variable"
    virtues = []
    for seat in range(position.humans):
        yield from wrong_player(position, seat, variable)
        virtues.append(cards("boards")[position.players[seat].character]["start"]["virtue"])
    if variable and virtues[position.first] != max(virtues):
        yield f"seat {position.first} begins with printed Virtue {virtues}"
    if position.mode in ("solo", "versus-bot-2p"):
        rival = position.players[-1]
        if (rival.home, rival.virtue, rival.level, rival.goods["marble"], rival.unpaid) != (20, 7, 0, 0, 0):
            yield f"the opponent starts as {rival}"
        if (len(position.schemes), len(position.future_schemes)) != (20, 10):
            yield f"{len(position.schemes)} Schemes and {len(position.future_schemes)} future ones"
    if position.coop:
        yield from wrong_baron(position)


def wrong_player(position: Position, seat: int, variable: bool) -> Iterator[str]:
    """AW-2.7 to AW-2.12, AW-11.1, AW-12.1."""
    player = position.players[seat]
    if variable == (player.character == "standard"):
        yield f"seat {seat} plays {player.character}"
    start = cards("boards")[player.character]["start"]
    place = (seat - position.first) % position.humans
    silver = start["silver"] if variable else (3, 4, 5, 6, 7)[place]
    hired = [card for card in player.apprentices if not card.startswith("coop-")]
    free = position.coop or position.options["starting_apprentice"]
    if len(hired) != int(free) or len(player.apprentices) - len(hired) != int(position.coop):
        yield f"seat {seat} starts with {player.apprentices}"
    change = sum(apprentice(card)["virtue"] for card in hired)
    virtue, debts = start["virtue"] + change, start["debts_unpaid"]
    goods = {good: start["goods"].get(good, 0) for good in GOODS}
    if virtue < 0:
        virtue, debts = 0, debts + 1
        if player.character == "emma":
            silver, goods["clay"] = silver + 1, goods["clay"] + 1
    if player.character == "guntram":
        silver += max(0, change)
    found = (
        player.home,
        position.prison.get(seat, 0),
        player.silver,
        player.virtue,
        player.unpaid,
        player.goods,
    )
    book = (20 - start["prisoners"], start["prisoners"], silver, virtue, debts, goods)
    if found != book:
        yield f"seat {seat} ({player.character}) starts with {found}, the book says {book}"
    if len(player.hand) != 3 + start["extra_buildings"]:
        yield f"seat {seat} starts with {len(player.hand)} cards"


def wrong_baron(position: Position) -> Iterator[str]:
    """AW-12.1.5 to AW-12.1.9."""
    baron = position.baron
    assert baron is not None
    levels = [cards("coop_requests")[request.card]["level"] for request in baron.requests]
    if levels != [1, 2, 3, 4] or [request.revealed for request in baron.requests] != [
        True,
        False,
        False,
        False,
    ]:
        yield f"Requests {baron.requests}"
    events = 4 if position.options["coop_difficulty"] == "normal" else 6
    if (baron.home, len(baron.events)) != (20, events):
        yield f"{baron.home} Baron Workers and {len(baron.events)} Events"
    deck = [
        id
        for id, card in cards("coop_intrigue").items()
        if card["deck"] == "start" and "requires" not in card
    ]
    if (
        sorted(baron.intrigue) != sorted(deck)
        or len(baron.future) != 6
        or baron.future[-1] != "intrigue-f-final"
    ):
        yield f"Intrigue {baron.intrigue}, Future {baron.future}"


# The turns


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn begins, and how many Workers lie in the Guildhall then."""

    seat: int
    guildhall: int


def wrong_course(turns: Sequence[Turn], last: Position) -> Iterator[str]:
    """Whether the turns of a finished game came in the order of the book, and ended when it says."""
    order = [(last.first + step) % last.humans for step in range(last.humans)]
    if last.mode != "competitive":
        order.append(last.humans)
    spaces = guildhall(last.table_size)["spaces"]
    seats = [turn.seat for turn in turns]
    for number, seat in enumerate(seats):
        if seat != order[number % len(order)]:
            yield f"turn {number} is of seat {seat}, the order is {order}"
            return
    counts = [*(turn.guildhall for turn in turns[1:]), len(last.guildhall)]
    trigger = next((number for number, n in enumerate(counts) if n >= spaces), None)
    if last.forced_end:
        return
    if trigger is None:
        yield f"the game ended with {len(last.guildhall)} Workers in the Guildhall of {spaces} spaces"
        return
    final = len(seats) - 1 - trigger
    baron_triggered = last.coop and seats[trigger] == last.humans
    wanted = last.humans if baron_triggered else len(order)
    if final != wanted:
        yield f"{final} turns after the last space was filled by {seats[trigger]}, not {wanted}"
