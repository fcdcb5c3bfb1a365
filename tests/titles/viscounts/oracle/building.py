"""VW-6.3, VW-6.5, VW-8.13, VW-8.14: Buildings with their Links, and Manuscripts."""

from __future__ import annotations

from tests.titles.viscounts.oracle.book import Entry, cards, kind_of, links_of, slots_of
from tests.titles.viscounts.oracle.effects import DOES, LINKS, Reaction, Reading, in_order, perform


def free_spots(r: Reading, space: str | None = None) -> list[str]:
    """The empty Building Spots, clockwise: all, or those of a space."""
    spots = cards("spots")
    return [
        f"{name}-spot-{order}"
        for name in r.at.ring
        for order in range(1, 6)
        if f"{name}-spot-{order}" not in r.at.buildings
        and (space is None or spots[f"{name}-spot-{order}"]["space"] == space)
    ]


def put(r: Reading, seat: int, slot: str, kind: str, spot: str) -> None:
    """VW-6.3.5 to VW-6.3.11 The slot is free at once; the spot, then the Links."""
    r.me(seat).empty.add(slot)
    r.at.buildings[spot] = (seat, kind)
    perform(r, seat, cards("spots")[spot].get("effects", []))
    joined = [link for link in links_of(r.at.ring, spot) if link[1] in r.at.buildings]
    in_order(r, seat, [linked(r, seat, id, there) for id, there in joined], LINKS)


def linked(r: Reading, seat: int, id: str, there: str) -> Reaction:
    """VW-6.3.6, VW-6.3.7 A Link for its two owners."""
    effects = cards("links")[id]["effects"]
    owners = dict.fromkeys((seat, r.at.buildings[there][0]))

    def run(r: Reading) -> None:
        for owner in owners:
            perform(r, owner, effects)

    return Reaction(f"link:{id}", effects, run=run)


def _place_building(r: Reading, seat: int, effect: Entry) -> None:
    """VW-8.13."""
    me = r.me(seat)
    slots = [f"slot:{slot}" for slot in slots_of(effect["kind"]) if slot not in me.empty]
    spots = [f"spot:{id}" for id in free_spots(r, me.space if effect["where"] == "own_space" else None)]
    if slots and spots:
        slot = r.ask(seat, slots, "a slot").removeprefix("slot:")
        spot = r.ask(seat, spots, "a spot").removeprefix("spot:")
        put(r, seat, slot, kind_of(slot), spot)


# Manuscripts


def collect(r: Reading, seat: int, name: str) -> None:
    """VW-6.5.3 to VW-6.5.5, VW-11.4.2 The top tile of a Segment."""
    me = r.me(seat)
    id = r.at.manuscripts[name].pop()
    tile = cards("tiles")[id]
    me.tiles.append(id)
    ribbon = tile["ribbon"]
    owned = sum(cards("tiles")[other]["ribbon"] == ribbon for other in me.tiles)
    if owned >= 3 and not any(ribbon in other.bonuses for other in r.at.players):
        me.bonuses.append(ribbon)
    perform(r, seat, tile.get("effects", []), id)
    for summary in me.summaries:
        top = cards("summaries")[summary]["top"]
        if top["on_transcribe_ribbon"] == ribbon:
            perform(r, seat, top["effects"])


def _free_manuscript(r: Reading, seat: int, effect: Entry) -> None:
    """VW-8.14."""
    tops = {
        f"manuscript:{pile[-1]}": name
        for name, pile in r.at.manuscripts.items()
        if pile and cards("tiles")[pile[-1]]["cost"] in effect["costs"]
    }
    if tops:
        collect(r, seat, tops[r.ask(seat, list(tops), "a free Manuscript")])


DOES["place_building"] = _place_building
DOES["free_manuscript"] = _free_manuscript
