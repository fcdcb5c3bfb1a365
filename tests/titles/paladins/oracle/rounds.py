"""PW-3.13 to PW-4.5, PW-10.3 to PW-10.7, PW-14.8, PW-14.10, PW-15: everything around the actions."""

from __future__ import annotations

from typing import Any

from tests.picks import Pick
from tests.titles.paladins.oracle.book import KEPT, LAST_ROUND, WORKERS, cards, printed
from tests.titles.paladins.oracle.goods import everybody_works, gain, gain_worker, join, reward
from tests.titles.paladins.oracle.moves import Script
from tests.titles.paladins.oracle.position import Position, Threat
from tests.titles.paladins.oracle.workers import kept, rests

# Before the first round


def starting_townsfolk(seat: int) -> Script:
    """PW-14.2.5, D2."""

    def script(position: Position, pick: Pick) -> None:
        assert position.enemy is not None
        card = pick(position.enemy.starting)
        position.gamble = position.options["starting_townsfolk"] == "random"
        position.enemy.starting.remove(card)
        position.players[seat].starting = card

    return script


def draft(seat: int) -> Script:
    """PW-3.13, D1."""

    def script(position: Position, pick: Pick) -> None:
        everybody_works(position)
        slot = pick([at for at, card in enumerate(position.townsfolk_row) if card])
        join(position, seat, slot, pick)

    return script


def end_of_setup(position: Position, pick: Pick) -> None:
    """PW-3.14, PW-15.1, PW-15.3, TS-4.9, TS-4.10; then the first round begins."""
    everybody_works(position)
    slide(position, outsiders=False)
    carried = position.options.get("carried")
    if carried:
        if carried.get("pass_marker"):
            position.start = (position.start + 1) % position.humans
        for seat, silver in enumerate(carried["silver"]):
            position.players[seat].silver += silver
        for seat in position.clockwise(position.start):
            for effect in position.tome_effects(seat, "start"):
                reward(position, seat, [effect], pick)
        position.rises = [  # TS-5.13
            (seat, counter, value)
            for seat in position.clockwise(position.start)
            for counter, value in position.players[seat].counters().items()
            if value
        ]
    begin_round(position, pick)


# The beginning of a round


def begin_round(position: Position, pick: Pick) -> None:
    """PW-4.1 to PW-4.3, PW-12.2.1, PW-14.8."""
    position.round += 1
    if position.round > 1 and position.rival is None:
        position.start = (position.start + 1) % position.humans
    for place in printed("main_board")["kings_track"]:
        if place["round"] == position.round:
            turn_up(position, place)
    if position.enemy is not None:
        for threat in position.enemy.threats:
            place = printed("main_board")["kings_track"][threat.place - 1]
            if place["round"] == position.round:
                turn_up_threat(position, threat)
    show_tavern(position)


def turn_up(position: Position, place: dict[str, Any]) -> None:
    """PW-4.2, PW-12.2.1."""
    rival = position.rival
    if place["card"] == "kings_order":
        if rival is not None:
            rival.orders[position.orders_up] = False
            name = cards("kings_orders")[position.orders[position.orders_up]]["need"]["action"]
            board = position.players[-1]
            covered = board.workshops.get(name, frozenset())
            board.workshops[name] = covered | {len(covered)}
        position.orders_up += 1
    else:
        if rival is not None:
            rival.favours -= 1
            rival.discard.append("scheme-kings-favour")
        position.favours_up += 1


def turn_up_threat(position: Position, threat: Threat) -> None:
    """PW-14.8.3, PW-14.8.5."""
    enemy = position.enemy
    assert enemy is not None
    wanted = cards("coop_threats")[threat.card]["workers"][str(position.humans)]
    threat.up = True
    threat.workers = min(wanted, enemy.supply)
    enemy.supply -= threat.workers


def show_tavern(position: Position) -> None:
    """PW-4.3, PW-12.2.2."""
    for _ in range(position.humans + 1):
        if not position.tavern:
            position.tavern, position.tavern_discard = position.tavern_discard, []
            position.gamble = True
        position.tavern_row.append(position.tavern.pop(0))


def paladins(position: Position, seat: int) -> set[tuple[Any, ...]]:
    """PW-4.4, D3 The six ways: which one is used, which goes on top, which to the bottom."""
    pile = position.players[seat].pile
    three, rest = pile[:3], pile[3:]
    return {
        (used, (top, *rest, bottom))
        for used in three
        for top in three
        for bottom in three
        if len({used, top, bottom}) == 3
    }


def take_workers(seat: int) -> Script:
    """PW-4.5, D4."""

    def script(position: Position, pick: Pick) -> None:
        everybody_works(position)
        player = position.players[seat]
        player.shown = True
        assert player.paladin is not None
        for worker in cards("paladins")[player.paladin]["workers"]:
            gain_worker(position, seat, WORKERS.index(worker), pick)
        card = pick(sorted(position.tavern_row))
        position.tavern_row.remove(card)
        player.tavern = card
        for worker in cards("tavern")[card]["workers"]:
            gain_worker(position, seat, WORKERS.index(worker), pick)

    return script


# The end of a round


def limit(seat: int) -> Script:
    """PW-10.3, D17."""

    def script(position: Position, pick: Pick) -> None:
        player = position.players[seat]
        player.workers = list(pick(kept(tuple(player.workers), KEPT)))

    return script


def sufferings(position: Position) -> list[tuple[str, int]]:
    """PW-14.10.1 to PW-14.10.3, PW-14.10.7 Which Threats strike whom, in order."""
    enemy = position.enemy
    assert enemy is not None
    invaders = cards("coop_threats")["threat-invaders"]
    side = "need_rounds_1_4" if position.round <= 4 else "need_rounds_5_7"
    striking = ["threat-invaders"] if enemy.taken < invaders[side][str(position.humans)] else []
    striking += [threat.card for threat in enemy.threats if threat.up and threat.workers]
    return [(card, seat) for card in striking for seat in position.clockwise(position.start)]


def suffer(card: str, seat: int) -> Script:
    """PW-14.10.3 to PW-14.10.5, D20, D21."""

    def script(position: Position, pick: Pick) -> None:
        everybody_works(position)
        options = cards("coop_threats")[card]["options"]
        able = [option for option in options if all(applies(position, seat, each) for each in option)]
        for effect in pick(able) if able else ():
            lose(position, seat, effect, pick)

    return script


def applies(position: Position, seat: int, effect: dict[str, Any]) -> bool:
    """PW-14.10.4 Whether something can really be lost."""
    player = position.players[seat]
    match effect["do"]:
        case "gain":
            return True
        case "lose_worker":
            return any(player.workers)
        case "lose_workshop":
            return player.row > 0
    return held(position, seat, effect["what"]) >= int(effect["n"])


def held(position: Position, seat: int, what: str) -> int:
    """How much of something a player has."""
    player = position.players[seat]
    if what in player.attributes:
        return player.attributes[what]
    return {"honour": player.honour, "silver": player.silver, "provision": player.provisions}[what]


def lose(position: Position, seat: int, effect: dict[str, Any], pick: Pick) -> None:
    """One penalty."""
    player, n = position.players[seat], effect["n"]
    match effect["do"]:
        case "gain":
            gain(position, seat, effect["what"], n, pick)
        case "lose_worker":
            player.workers = list(pick(rests(tuple(player.workers), ("any",))))
        case "lose_workshop":
            player.boxed += 1
        case _:
            match effect["what"]:
                case "honour":
                    player.honour -= n
                case "silver":
                    player.silver -= n
                case "provision":
                    player.provisions -= n
                case attribute:
                    player.attributes[attribute] -= n


def more_baron_workers(position: Position, pick: Pick) -> None:
    """PW-14.13.2."""
    enemy = position.enemy
    assert enemy is not None
    for threat in enemy.threats:
        if threat.up and threat.workers and enemy.supply:
            threat.workers += 1
            enemy.supply -= 1


def refresh(position: Position, pick: Pick) -> None:
    """PW-10.4, PW-12.6.1, PW-12.6.2, PW-4.8; then the next round begins."""
    solo = position.rival is not None
    for slot in (4, 3) if solo else (4,):
        card = position.townsfolk_row[slot]
        if card:
            position.townsfolk_discard.append(card)
            position.townsfolk_row[slot] = None
    for slot in (0, 1) if solo else (0,):
        card = position.outsider_row[slot]
        if card:
            position.outsider_discard.append(card)
            position.outsider_row[slot] = None
    slide(position)
    for player in position.players:
        if player.tavern:
            position.tavern_discard.append(player.tavern)
            player.tavern = None
        if player.paladin:
            player.spent.append(player.paladin)
        player.paladin, player.shown, player.passed = None, False, False
    position.tavern_discard += position.tavern_row
    position.tavern_row = []
    position.favour_workers = [0] * 5
    if position.rival is not None:
        position.rival.workers = 0
        position.rival.used.clear()
        position.rival.top.clear()
    if position.enemy is not None:
        position.enemy.taken = 0
    begin_round(position, pick)


def slide(position: Position, outsiders: bool = True) -> None:
    """PW-3.14, PW-10.4.1, PW-10.4.2, PW-10.5, PW-10.6."""
    left = [card for card in position.townsfolk_row if card]
    while len(left) < 5 and position.townsfolk:
        left.insert(0, position.townsfolk.pop(0))
    position.townsfolk_row = [*[None] * (5 - len(left)), *left]
    if outsiders:
        row = [card for card in position.outsider_row if card]
        while len(row) < 6 and position.outsiders:
            row.append(position.outsiders.pop(0))
        position.outsider_row = [*row, *[None] * (6 - len(row))]


def after_all_passed(position: Position, sufferers: list[tuple[str, int]]) -> list[tuple[Any, ...]]:
    """PW-10.7, PW-14.10.8, PW-14.13.2 What comes when all have passed, in order."""
    seats = [seat for seat in position.clockwise(position.start) if not position.is_rival(seat)]
    course: list[tuple[Any, ...]] = [("limit", seat) for seat in seats]
    if position.coop:
        course += [("suffer", *each) for each in sufferers]
        if position.options.get("variant") == "impossible":
            course.append(("more-baron-workers",))
        course += [("limit", seat) for seat in seats]
    course.append(("end-of-game",) if position.round == LAST_ROUND else ("refresh",))
    return course
