"""VW-7: the Castle."""

from __future__ import annotations

from tests.titles.viscounts.oracle.book import Entry, cards, number, segment
from tests.titles.viscounts.oracle.effects import DOES, FOR_RIVAL, Reading, perform
from tests.titles.viscounts.oracle.pen import NO
from tests.titles.viscounts.oracle.position import NOBODY

SECTIONS = range(5)


def resolve(r: Reading, seat: int) -> None:
    """VW-7.2 to VW-7.7 First tiers, second tiers, bumping."""
    if r.castle:
        return  # VW-7.3.2
    r.castle = True
    while crowded := [at for at in clockwise(r, seat) if r.at.first[at][seat] >= 3]:
        at = crowded[0]
        if not r.me(seat).board:
            keys = {f"castle:{r.at.sections[here]}": here for here in crowded}
            at = keys[r.ask(seat, list(keys), "the next section")]
        move_in(r, seat, at)
    for at in SECTIONS:
        while r.at.second[at][seat] >= 3:
            r.at.second[at][seat] -= 1
            r.at.third[seat] += 1
            lead(r, seat)
            perform(r, seat, number("castle")["tier_3_reward"])
    bump(r, seat)
    r.castle = False


def clockwise(r: Reading, seat: int) -> list[int]:
    """VW-10.5.4 The sections from that of the own Segment on."""
    space = r.me(seat).space
    here = r.at.ring.index(segment(space)) if space else 0
    return [(here + more) % 5 for more in SECTIONS]


def move_in(r: Reading, seat: int, at: int) -> None:
    """VW-7.3, VW-7.3.1 One in, its effect, one to each side."""
    r.at.first[at][seat] -= 3
    r.at.second[at][seat] += 1
    r.me(seat).aside += 2
    section = r.at.sections[at]
    perform(r, seat, cards("sections")[section]["tier_2_effects"], section)
    r.me(seat).aside -= 2
    r.at.first[(at + 1) % 5][seat] += 1
    r.at.first[(at - 1) % 5][seat] += 1


def lead(r: Reading, seat: int) -> None:
    """VW-7.8 The Castle Leader Card."""
    if r.at.leader == NOBODY or r.at.third[seat] > r.at.third[r.at.leader]:
        r.at.leader = seat


def bump(r: Reading, seat: int) -> None:
    """VW-7.6, VW-7.7, VW-7.11, VW-11.4.6, VW-11.4.7 Down to three in every section and tier."""
    while True:
        keys: dict[str, tuple[int, int, int]] = {}
        for tier, rows in ((1, r.at.first), (2, r.at.second)):
            for at in clockwise(r, seat):
                if sum(rows[at]) > number("castle")[f"section_limit_tier_{tier}"]:
                    for owner, n in enumerate(rows[at]):
                        if n and not (owner == len(r.at.players) and protected(r, at)):
                            whose = "baron" if owner == len(r.at.players) else owner
                            keys[f"bump:{r.at.sections[at]}/{tier}/{whose}"] = (tier, at, owner)
        if not keys:
            return
        if r.me(seat).board:  # VW-10.5.4 the human's first
            key = min(keys, key=lambda key: keys[key][2] == seat)
        else:
            key = r.ask(seat, list(keys), "whom to bump")
        tier, at, owner = keys[key]
        (r.at.first if tier == 1 else r.at.second)[at][owner] -= 1
        if owner == len(r.at.players):
            assert r.at.baron is not None
            r.at.baron.reserve += 1
            continue
        r.me(owner).supply += 1
        perform(r, owner, number("castle")[f"bump_tier_{tier}"])


def protected(r: Reading, at: int) -> bool:
    """VW-11.4.5 Whether the Baron protects his Workers in a section."""
    return r.at.baron is not None and r.at.ring.index(segment(r.at.baron.space)) == at


def place(r: Reading, seat: int, at: int, n: int) -> None:
    """VW-6.4.2, VW-8.12 Workers into a first tier; then the Castle is resolved."""
    r.me(seat).supply -= n
    r.at.first[at][seat] += n
    resolve(r, seat)


def _place_workers(r: Reading, seat: int, effect: Entry) -> None:
    n = min(effect["n"], r.me(seat).supply)
    if n:
        keys = {f"castle:{section}": at for at, section in enumerate(r.at.sections)}
        place(r, seat, keys[r.ask(seat, list(keys), "a section")], n)


def _place_apart(r: Reading, seat: int, effect: Entry) -> None:
    """TS-7.7.6 One by one, into different sections."""
    used: set[int] = set()
    for _ in range(effect["n"]):
        if r.me(seat).supply:
            keys = {f"castle:{name}": at for at, name in enumerate(r.at.sections) if at not in used}
            at = keys[r.ask(seat, list(keys), "a section")]
            used.add(at)
            place(r, seat, at, 1)


def _castle_move(r: Reading, seat: int, effect: Entry) -> None:
    """VW-8.11."""
    keys = {}
    for at in SECTIONS:
        if r.at.first[at][seat]:
            for to in ((at + 1) % 5, (at - 1) % 5):
                keys[f"shift:{r.at.sections[at]}>{r.at.sections[to]}"] = (at, to)
    key = r.may(seat, list(keys), "a castle move")
    if key != NO:
        at, to = keys[key]
        r.at.first[at][seat] -= 1
        r.at.first[to][seat] += 1
        resolve(r, seat)


def _rival_places(r: Reading, seat: int, effect: Entry) -> None:
    """VW-10.5.7, VW-10.5.8 Free Workers of the Rival."""
    n = min(effect["n"], r.me(seat).supply)
    if n:
        place(r, seat, r.at.section_at(r.me(seat).space), n)


DOES["place_workers"] = _place_workers
DOES["place_apart"] = _place_apart
DOES["castle_move"] = _castle_move
FOR_RIVAL["place_workers"] = _rival_places
