"""VW-11: the Baron's turn."""

from __future__ import annotations

from tests.titles.viscounts.oracle.book import Entry, along, card, cards, outside, segment
from tests.titles.viscounts.oracle.effects import Reading, take_debt
from tests.titles.viscounts.oracle.position import Baron


def his(r: Reading) -> Baron:
    """The Baron."""
    assert r.at.baron is not None
    return r.at.baron


def baron_turn(r: Reading, seat: int) -> None:
    """VW-11.5 After the turn of a player, who decides for all."""
    baron = his(r)
    face = townsfolk(r)
    baron.space = along(r.at.ring, baron.space, face["cost"])
    if guarded(r, baron.space):
        remove_guard(r, seat, baron.space)
    elif not baron.workers.get(baron.space):
        place(r, seat, baron.space)
    else:
        dismiss(r, seat)
    if not r.at.over:
        orders(r, seat)
    if not r.at.over:
        eliminate(r)


def townsfolk(r: Reading) -> Entry:
    """The visible Townsfolk of his Segment, or the printed one."""
    name = segment(his(r).space)
    pile = r.at.townsfolk[name]
    return card(pile[-1]) if pile else cards("printed_townsfolk")[f"printed-{name}"]


def guarded(r: Reading, space: str) -> list[int]:
    """The seats with Workers on a space."""
    return sorted(seat for seat, n in his(r).guards.get(space, {}).items() if n)


def remove_guard(r: Reading, seat: int, space: str) -> None:
    """VW-11.5.3, VW-11.6.2 One of the players' Workers; whose is decided by the player whose turn it was."""
    keys = {f"seat:{owner}": owner for owner in guarded(r, space)}
    owner = keys[r.ask(seat, list(keys), "whose Worker")]
    his(r).guards[space][owner] -= 1
    r.me(owner).supply += 1


def lose(r: Reading) -> None:
    """VW-11.1.2."""
    his(r).lost = True
    r.at.over = True


def place(r: Reading, seat: int, space: str) -> None:
    """VW-11.6 A Baron Worker onto a space."""
    baron = his(r)
    if guarded(r, space):
        remove_guard(r, seat, space)
        return
    if not baron.reserve:
        lose(r)
        return
    baron.reserve -= 1
    baron.workers[space] = baron.workers.get(space, 0) + 1
    if not baron.reserve and r.at.options["coop_reserve_loss"] == "when_empty":
        lose(r)


def corner(face: Entry) -> str:
    """VW-11.8 The name of a top-right effect."""
    effect = (face["on_hire"] if "on_hire" in face else face["on_dismiss"])[0]
    name: str = effect["what"] if effect["do"] == "gain" else effect["do"]
    return name


def dismiss(r: Reading, seat: int) -> None:
    """VW-11.8 The card leaves first, then its line."""
    baron = his(r)
    face = townsfolk(r)
    pile = r.at.townsfolk[segment(baron.space)]
    if pile:
        r.at.gone.append(pile.pop())
    for effect in cards("baron_dismiss")[f"baron-dismiss-{corner(face)}"]["effects"]:
        for _ in range(effect["n"]):
            if r.at.over:
                return
            match effect["do"]:
                case "place_baron":
                    far = {"own": 0, "clockwise": 1, "counterclockwise": -1}[effect["where"]]
                    place(r, seat, along(r.at.ring, baron.space, far))
                case "advance_baron":
                    inwards(r, seat, baron.space)
                case _:
                    take_debt(r, seat)


def inwards(r: Reading, seat: int, space: str) -> None:
    """VW-11.7.3 One of his Workers of a space to the first place that takes it."""
    baron = his(r)
    inner = f"{segment(space)}-inner"
    at, mine = r.at.ring.index(segment(space)), len(r.at.players)
    baron.workers[space] -= 1
    if guarded(r, inner):
        baron.reserve += 1
        remove_guard(r, seat, inner)
    elif not baron.workers.get(inner):
        baron.workers[inner] = 1
    elif not r.at.first[at][mine]:
        r.at.first[at][mine] = 1
    elif not r.at.second[at][mine]:
        r.at.second[at][mine] = 1
    else:
        r.at.third[mine] += 1
        lose(r)


def orders(r: Reading, seat: int) -> None:
    """VW-11.7.1 to VW-11.7.2 Until no outside space has three; each check starts at the Baron."""
    baron = his(r)
    path = outside(r.at.ring)
    while not r.at.over:
        here = path.index(baron.space)
        full = [space for space in path[here:] + path[:here] if baron.workers.get(space, 0) >= 3]
        if not full:
            return
        for far in (1, -1):
            to = along(r.at.ring, full[0], far)
            baron.workers[full[0]] -= 1
            if guarded(r, to):
                baron.reserve += 1
                remove_guard(r, seat, to)
            else:
                baron.workers[to] = baron.workers.get(to, 0) + 1
        inwards(r, seat, full[0])


def eliminate(r: Reading) -> None:
    """VW-11.9 Once for every section and tier."""
    from_ = 3 if r.at.options["coop_castle_elimination"] == "three_or_more" else 4
    for rows in (r.at.first, r.at.second):
        for row in rows:
            if sum(row) >= from_:
                for owner in range(len(r.at.players)):
                    if row[owner]:
                        row[owner] -= 1
                        r.me(owner).supply += 1
