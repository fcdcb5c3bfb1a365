"""PW-12 The Rival's turns."""

from __future__ import annotations

from collections.abc import Callable

from tests.picks import Pick
from tests.titles.paladins.oracle.book import (
    RIGHT,
    TOP_ROW,
    Entry,
    action,
    cards,
    flag,
    outsider,
    printed,
    spaces,
    townsfolk,
)
from tests.titles.paladins.oracle.goods import (
    abilities,
    everybody_works,
    gain_suspicion,
    gain_worker,
    move_marker,
    one_icon,
    raise_attribute,
    reward,
    rival_prays,
    target,
)
from tests.titles.paladins.oracle.moves import after_action, put_piece, take_outsider, who_is_next
from tests.titles.paladins.oracle.position import Position, Rival


def seat_of(position: Position) -> tuple[int, Rival]:
    """The Rival's seat and its board."""
    assert position.rival is not None
    return position.humans, position.rival


def rival_turn(position: Position, pick: Pick) -> None:
    """PW-12.4.1, PW-12.4.2."""
    everybody_works(position)
    seat, rival = seat_of(position)
    if not rival.workers:
        position.players[seat].passed = True
    else:
        follow(position, reveal(position, pick), pick)
    who_is_next(position, seat)


def reveal(position: Position, pick: Pick) -> str:
    """PW-12.4.2, PW-12.4.5 The action of the next Scheme, which lies on the discard pile at once."""
    _, rival = seat_of(position)
    if not rival.pile:
        rival.pile, rival.discard = sorted(rival.discard), []
        rival.shuffled = True
    card = pick(sorted(set(rival.pile))) if rival.shuffled else rival.pile[0]
    rival.pile.remove(card)
    rival.discard.append(card)
    return str(cards("schemes")[card]["action"])


def follow(position: Position, scheme: str, pick: Pick) -> None:
    """PW-12.4.3, PW-12.5.10, PW-12.5.11 The action of a Scheme, or the left-most possible of the top row."""
    if scheme == "kings_order":
        orders = [cards("kings_orders")[id]["need"]["action"] for id in position.orders]
        faceup = list(reversed(orders[: position.orders_up]))
        scheme = next((name for name in faceup if possible(position, name)), "")
    if scheme == "kings_favour":
        at = favour(position)
        if at is not None:
            use_favour(position, at, pick)
            return
        scheme = ""
    if not scheme or not possible(position, scheme):
        scheme = next(name for name in TOP_ROW if possible(position, name))
    act(position, scheme, pick)


# What is possible


def workers_for(position: Position, name: str) -> int:
    """PW-12.4.4."""
    if name in RIGHT:
        right = printed("rival_board")["right_actions"]
        covered = len(position.players[-1].workshops.get(name, ()))
        return int(right["workers"] - right["minus_per_workshop"] * covered)
    return 0 if name == "rest" else 1


def possible(position: Position, name: str) -> bool:
    """PW-12.4.3 Its space is empty, there are Workers enough, its requirement is met."""
    _, rival = seat_of(position)
    if name == "rest":
        return True
    if rival.workers < workers_for(position, name):
        return False
    if name in TOP_ROW:
        return name not in rival.top and (name != "recruit" or any(position.townsfolk_row))
    return not rival.used.get(name) and requirement_met(position, name)


def requirement_met(position: Position, name: str) -> bool:
    """PW-12.5.6 to PW-12.5.9."""
    board, printed_action = position.players[-1], action(name)
    done = board.done(name)
    if printed_action["max"] and done >= printed_action["max"]:
        return False
    if (
        "need" in printed_action
        and board.attributes[printed_action["requires"]] < printed_action["need"][done]
    ):
        return False
    match name:
        case "commission" | "garrison":
            return bool(in_reach(position, printed_action["requires"]))
        case "fortify":
            return bool(position.walls)
        case "attack" | "convert":
            return any(position.outsider_row)
    return True


def in_reach(position: Position, attribute: str) -> list[Entry]:
    """PW-12.5.6 The free spaces that the Rival can reach, the best first."""
    value = position.players[-1].attributes[attribute]
    kinds: list[str] = printed("rival_board")["space_priority"]["kinds"]
    free = [
        space
        for space in spaces(1)
        if space["id"] not in position.map and flag(space["region"], attribute) <= value
    ]
    return sorted(free, key=lambda space: (kinds.index(space["kind"]), space["order"]))


def favour(position: Position) -> int | None:
    """PW-12.5.11 The targeted Favour that is face up, empty and affordable."""
    _, rival = seat_of(position)
    available = [
        at < position.favours_up
        and not position.favour_workers[at]
        and len(cards("kings_favours")[id]["spaces"]) <= rival.workers
        for at, id in enumerate(position.favours)
    ]
    return target(position, available)


# Acting


def act(position: Position, name: str, pick: Pick) -> None:
    """Place the Workers, then the action with all its rewards."""
    seat, rival = seat_of(position)
    number = workers_for(position, name)
    rival.workers -= number
    if name in TOP_ROW:
        rival.top += [name] if number else []
    else:
        rival.used[name] = number
    ACTS[name](position, pick)
    if name in RIGHT:
        after_action(position, seat, name, pick)


def use_favour(position: Position, at: int, pick: Pick) -> None:
    """PW-12.5.11."""
    seat, rival = seat_of(position)
    card = cards("kings_favours")[position.favours[at]]
    rival.workers -= len(card["spaces"])
    position.favour_workers[at] = len(card["spaces"])
    reward(position, seat, card["effects"], pick)
    abilities(position, seat, "kings_favour", pick)


def recruit(position: Position, pick: Pick) -> None:
    """PW-12.5.1."""
    at = target(position, [card is not None for card in position.townsfolk_row])
    assert at is not None
    card = position.townsfolk_row[at]
    assert card is not None
    position.townsfolk_row[at] = None
    position.townsfolk_discard.append(card)
    reward(position, position.humans, townsfolk(card)["discard"], pick)


def trade(position: Position, pick: Pick) -> None:
    """PW-12.5.3."""
    move_marker(position)


def conspire(position: Position, pick: Pick) -> None:
    """PW-12.5.4."""
    seat, _ = seat_of(position)
    gain_suspicion(position, seat, pick)
    for _ in range(2):
        gain_worker(position, seat, 0, pick)


def rest(position: Position, pick: Pick) -> None:
    """PW-12.5.5."""
    seat, rival = seat_of(position)
    for _ in range(1 + rival.workers):
        move_marker(position)
    rival.workers = 0
    position.players[seat].passed = True


def on_map(attribute: str, piece: str, gained: str) -> Callable[[Position, Pick], None]:
    """PW-12.5.6."""

    def script(position: Position, pick: Pick) -> None:
        seat, _ = seat_of(position)
        space = in_reach(position, attribute)[0]
        put_piece(position, seat, space["id"], piece)
        raise_attribute(position, seat, gained, 1)
        reward(position, seat, space["effects"], pick)

    return script


def fortify(position: Position, pick: Pick) -> None:
    """PW-12.5.7."""
    seat, _ = seat_of(position)
    wall = position.walls.pop(0)
    position.players[seat].walls.append(wall)
    reward(position, seat, cards("walls")[wall]["effects"], pick)


def absolve(position: Position, pick: Pick) -> None:
    """PW-12.5.8."""
    seat, _ = seat_of(position)
    position.players[seat].rival_jars += 1
    raise_attribute(position, seat, "faith", 1)
    one_icon(position, seat, {"do": "remove_suspicion", "n": 1}, pick, moved=False)


def outsiders(kind: str) -> Callable[[Position, Pick], None]:
    """PW-12.5.9."""

    def script(position: Position, pick: Pick) -> None:
        seat, _ = seat_of(position)
        at = target(position, [card is not None for card in position.outsider_row])
        assert at is not None
        card = take_outsider(position, at)
        board = position.players[seat]
        (board.attacked if kind == "attack" else board.converted).append(card)
        reward(position, seat, outsider(card)[kind], pick)

    return script


ACTS: dict[str, Callable[[Position, Pick], None]] = {
    "recruit": recruit,
    "pray": rival_prays,
    "trade": trade,
    "conspire": conspire,
    "rest": rest,
    "commission": on_map("faith", "monk", "influence"),
    "fortify": fortify,
    "garrison": on_map("strength", "outpost", "faith"),
    "absolve": absolve,
    "attack": outsiders("attack"),
    "convert": outsiders("convert"),
}


# The beginning of a round


def rival_begins(position: Position, pick: Pick) -> None:
    """PW-12.2.2, PW-12.2.3 Suspicion for the Criminals of the other Tavern card, then Workers (PW-12.3.7)."""
    everybody_works(position)
    seat, rival = seat_of(position)
    for card in position.tavern_row:
        for worker in cards("tavern")[card]["workers"]:
            if worker == "criminal":
                gain_suspicion(position, seat, pick)
    rival.workers += position.round + 3
    position.next = ("turn", 0)
