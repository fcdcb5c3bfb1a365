"""PW-5 to PW-8, PW-10.1, PW-10.2, PW-14.4 to PW-14.9: every turn a player may take, as scripts that pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.picks import NotAllowed, Pick
from tests.titles.paladins.oracle.book import (
    ATTRIBUTES,
    CRIMINAL,
    KEPT,
    LAST_ROUND,
    RIGHT,
    action,
    cards,
    flag,
    outsider,
    price,
    printed,
    spaces,
    strength_flag,
    townsfolk,
)
from tests.titles.paladins.oracle.goods import (
    abilities,
    clear_one,
    develop,
    everybody_works,
    gain_worker,
    join,
    lay_debt,
    raise_attribute,
    remove_suspicion,
    reward,
)
from tests.titles.paladins.oracle.position import Player, Position
from tests.titles.paladins.oracle.workers import kept, open_spaces, rests

Script = Callable[[Position, Pick], None]
Move = Callable[[Position, int, Pick], None]


def turns(position: Position, seat: int) -> dict[str, Script]:
    """Every answer that a player may think of in his turn; what the book forbids comes to no end."""
    names = ["develop", "pray", "conspire", *RIGHT]
    names += [f"{name}-{n}" for name in ("recruit", "hunt", "trade") for n in (1, 2)]
    if position.coop:
        names.append("gain_honour")
    found: dict[str, Script] = {f"action:{name}": on_board(seat, name) for name in names}
    for at, favour in enumerate(position.favours[: position.favours_up]):
        found[f"favour:{favour}"] = on_favour(seat, at)
    if position.enemy is not None:
        for at, order in enumerate(position.orders[: position.orders_up]):
            found[f"order:{order}"] = on_order(seat, at)
    found["pass"] = passing(seat)
    return found


def begin(position: Position, seat: int) -> Player:
    """Whoever is in a crew now has joined before this action."""
    everybody_works(position)
    return position.players[seat]


def who_is_next(position: Position, seat: int) -> None:
    """PW-4.6, PW-12.4.1 The next one who has not passed, or the end of the round."""
    for other in [*position.clockwise(seat)[1:], seat]:
        if not position.players[other].passed:
            position.next = ("rival-turn",) if position.is_rival(other) else ("turn", other)
            return
    position.next = ("end-of-round",)


# Costs


def cost(position: Position, seat: int, name: str, what: str, full: int) -> int:
    """PW-5.7, PW-14.5.2, TS-7.6 What the acting player's own cards leave of a cost."""
    player = position.players[seat]
    if player.shown and player.paladin:
        ability = cards("paladins")[player.paladin]["ability"]
        if ability.get("action") == name and ability.get("what") == what:
            if ability["do"] == "waive_cost":
                return 0
            if ability["do"] == "discount":
                full -= ability["n"]
    for advantage in position.tome_effects(seat, "cost"):
        if advantage["action"] == name and advantage["what"] == what:
            full -= advantage["n"]
    return max(0, full)


def pay(player: Player, what: str, n: int) -> None:
    """PW-1.3 All of it or nothing."""
    if what == "silver":
        player.silver -= n
    else:
        player.provisions -= n
    if player.silver < 0 or player.provisions < 0:
        raise NotAllowed


def place(player: Player, needed: Sequence[str], pick: Pick) -> int:
    """PW-5.2 Fill the spaces with own Workers."""
    player.workers = list(pick(rests(tuple(player.workers), tuple(needed))))
    return len(needed)


def after_action(position: Position, seat: int, name: str, pick: Pick, acting: int | None = None) -> None:
    """PW-5.7, PW-14.4.1, PW-14.9 Paladin, Starting Townsfolk, crew; then Baron Threats, by who acted."""
    player = position.players[seat]
    if player.shown and player.paladin:
        ability = cards("paladins")[player.paladin]["ability"]
        if ability["do"] == "on_action" and ability["action"] == name:
            reward(position, seat, ability["effects"], pick)
    if player.starting and cards("coop_starting_townsfolk")[player.starting]["honour_on"] == name:
        player.honour = min(12, player.honour + 1)
    abilities(position, seat, "action", pick, name)
    if position.enemy is not None:
        for threat in position.enemy.threats:
            if threat.up and threat.workers and cards("coop_threats")[threat.card]["action"] == name:
                threat.workers -= 1
                position.enemy.supply += 1


# The player board


def on_board(seat: int, choice: str) -> Script:
    """PW-5.1 An action of the own board."""
    name, _, mode = choice.partition("-")

    def script(position: Position, pick: Pick) -> None:
        player = begin(position, seat)
        if player.placed.get(name):
            raise NotAllowed  # PW-5.5
        if name in RIGHT:
            RIGHT_MOVES[name](position, seat, pick)
            after_action(position, seat, name, pick)
        else:
            receiver = pick(position.clockwise(seat)) if position.coop else seat
            left(position, seat, receiver, name, int(mode or 0), pick)
            after_action(position, receiver, name, pick)
        who_is_next(position, seat)

    return script


def fill(position: Position, seat: int, name: str, pick: Pick, workers: int = 0) -> None:
    """Place the Workers of an action on its own space."""
    player = position.players[seat]
    tile = ()
    if name == "gain_honour":
        assert player.starting is not None
        tile = cards("coop_starting_townsfolk")[player.starting]["tile"]["spaces"]
    needed = open_spaces(player, name, tile)
    player.placed[name] = place(player, needed[:workers] if workers else needed, pick)


def left(position: Position, seat: int, receiver: int, name: str, workers: int, pick: Pick) -> None:
    """PW-6, PW-14.5 A left-side action, its effect for the receiver."""
    player = position.players[seat]
    fill(position, seat, name, pick, workers)
    if name == "develop":
        if not position.players[receiver].row:
            raise NotAllowed
        pay(player, "silver", cost(position, seat, name, "silver", 4))
        develop(position, receiver, pick)
    elif name == "recruit":
        recruit(position, seat, receiver, workers, pick)
    elif name in ("hunt", "trade"):
        what = "provision" if name == "hunt" else "silver"
        reward(position, receiver, [{"do": "gain", "what": what, "n": 1 if workers == 1 else 3}], pick)
    elif name == "pray":
        pay(player, "silver", cost(position, seat, name, "silver", 2))
        but = ("pray",) if receiver == seat else ()
        if not any(n for space, n in position.players[receiver].placed.items() if space not in but):
            raise NotAllowed
        clear_one(position, receiver, pick, but)
    elif name == "conspire":
        conspire(position, receiver, pick)
    else:
        reward(position, receiver, [{"do": "gain", "what": "honour", "n": 1}], pick)
        remove_suspicion(position, receiver, 1)


def recruit(position: Position, seat: int, receiver: int, workers: int, pick: Pick) -> None:
    """PW-6.2.1 to PW-6.2.6."""
    player = position.players[seat]
    slot = pick([at for at, card in enumerate(position.townsfolk_row) if card])
    due = cost(position, seat, "recruit", "silver", price(slot))
    waived = bool(price(slot)) and not due
    by_debt = printed("main_board")["townsfolk_slot"][slot]["debt_instead"] and position.debts and not waived
    ways = [*(["silver"] if player.silver >= due else []), *(["debt"] if by_debt else [])]
    if pick(ways) == "silver":
        pay(player, "silver", due)
    else:
        lay_debt(position, seat)
        abilities(position, seat, "debt_gained", pick)
    if workers == 2:
        join(position, receiver, slot, pick)
        return
    card = position.townsfolk_row[slot]
    assert card is not None
    position.townsfolk_row[slot] = None
    position.townsfolk_discard.append(card)
    reward(position, receiver, townsfolk(card)["discard"], pick)


def conspire(position: Position, seat: int, pick: Pick) -> None:
    """PW-6.6.1."""
    gain_worker(position, seat, CRIMINAL, pick)


# The right side


def check_and_pay(position: Position, seat: int, name: str, pick: Pick) -> None:
    """PW-1.3 Requirement, Workers and cost of an action that has a fixed list of them."""
    player, printed_action = position.players[seat], action(name)
    done = player.done(name)
    if printed_action["max"] and done >= printed_action["max"]:
        raise NotAllowed
    if (
        "need" in printed_action
        and player.effective(printed_action["requires"]) < printed_action["need"][done]
    ):
        raise NotAllowed
    what = printed_action["cost_in"]
    pay(player, what, cost(position, seat, name, what, printed_action["cost"][done]))
    fill(position, seat, name, pick)


def on_map(name: str, piece: str, gained: str) -> Move:
    """PW-7.1, PW-7.3."""

    def move(position: Position, seat: int, pick: Pick) -> None:
        player, attribute = position.players[seat], action(name)["requires"]
        check_and_pay(position, seat, name, pick)
        free = [
            space
            for space in spaces(position.humans)
            if space["id"] not in position.map
            and flag(space["region"], attribute) <= player.effective(attribute)
        ]
        space = pick(free)
        put_piece(position, seat, space["id"], piece)
        raise_attribute(position, seat, gained, 1)
        reward(position, seat, space["effects"], pick)

    return move


def put_piece(position: Position, seat: int, space: str, piece: str) -> None:
    """A Monk or an Outpost onto the map."""
    position.map[space] = (seat, piece)
    if piece == "monk":
        position.players[seat].monks += 1
    else:
        position.players[seat].outposts += 1
    position.rise(seat, "pw_map_pieces")


def fortify(position: Position, seat: int, pick: Pick) -> None:
    """PW-7.2."""
    if not position.walls:
        raise NotAllowed
    check_and_pay(position, seat, "fortify", pick)
    wall = position.walls.pop(0)
    position.players[seat].walls.append(wall)
    position.rise(seat, "pw_walls_jars")
    reward(position, seat, cards("walls")[wall]["effects"], pick)


def absolve(position: Position, seat: int, pick: Pick) -> None:
    """PW-7.4."""
    player = position.players[seat]
    check_and_pay(position, seat, "absolve", pick)
    places = cards("player_board", "absolve_space")
    space = pick([id for id in places if id not in player.jars])
    player.jars |= {space}
    position.rise(seat, "pw_walls_jars")
    raise_attribute(position, seat, "faith", 1)
    remove_suspicion(position, seat, 1)
    reward(position, seat, places[space]["effects"], pick)


def take_outsider(position: Position, slot: int) -> str:
    """PW-7.5.5, PW-14.10.2 A card out of the row."""
    card = position.outsider_row[slot]
    assert card is not None
    position.outsider_row[slot] = None
    if position.enemy is not None:
        position.enemy.taken += 1
    return card


def attack(position: Position, seat: int, pick: Pick) -> None:
    """PW-7.5."""
    player = position.players[seat]
    fill(position, seat, "attack", pick)
    slot = pick([at for at, card in enumerate(position.outsider_row) if card])
    missing = max(0, strength_flag(slot) - player.effective("strength"))
    pay(player, "silver", -(-missing // 2))
    card = take_outsider(position, slot)
    player.attacked.append(card)
    position.rise(seat, "pw_outsiders")
    reward(position, seat, outsider(card)["attack"], pick)


def convert(position: Position, seat: int, pick: Pick) -> None:
    """PW-7.6."""
    player = position.players[seat]
    check_and_pay(position, seat, "convert", pick)
    slot = pick([at for at, card in enumerate(position.outsider_row) if card])
    card = take_outsider(position, slot)
    player.converted.append(card)
    position.rise(seat, "pw_outsiders")
    reward(position, seat, outsider(card)["convert"], pick)


RIGHT_MOVES: dict[str, Move] = {
    "commission": on_map("commission", "monk", "influence"),
    "fortify": fortify,
    "garrison": on_map("garrison", "outpost", "faith"),
    "absolve": absolve,
    "attack": attack,
    "convert": convert,
}

# King's cards


def on_favour(seat: int, at: int) -> Script:
    """PW-8.2, PW-8.3, PW-14.6.1."""

    def script(position: Position, pick: Pick) -> None:
        player = begin(position, seat)
        lying = position.favour_workers[at]
        if lying and (not position.coop or player.honour < lying):
            raise NotAllowed
        card = cards("kings_favours")[position.favours[at]]
        player.honour -= lying
        for due in card.get("cost", ()):
            pay(player, due["what"], due["n"])
        position.favour_workers[at] += place(player, card["spaces"], pick)
        reward(position, seat, card["effects"], pick)
        abilities(position, seat, "kings_favour", pick)
        who_is_next(position, seat)

    return script


def on_order(seat: int, at: int) -> Script:
    """PW-14.7, PW-14.11.1."""

    def script(position: Position, pick: Pick) -> None:
        player, enemy = begin(position, seat), position.enemy
        assert enemy is not None
        needs = cards("coop_kings_orders")[position.orders[at]]["need"]
        harder = 2 if position.round >= LAST_ROUND else 0
        low = any(player.effective(name) < needs[name] + harder for name in ATTRIBUTES if name in needs)
        if enemy.done[at] or low:
            raise NotAllowed
        place(player, ("any",), pick)
        enemy.done[at] = True
        for each in position.players:
            each.honour = min(12, each.honour + 1)
        who_is_next(position, seat)

    return script


def passing(seat: int) -> Script:
    """PW-10.1, PW-10.2."""

    def script(position: Position, pick: Pick) -> None:
        player = begin(position, seat)
        player.placed.clear()
        player.workers = list(pick(kept(tuple(player.workers), KEPT)))
        player.passed = True
        who_is_next(position, seat)

    return script
