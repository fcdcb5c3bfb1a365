"""VW-10: the Rival."""

from __future__ import annotations

from tests.titles.viscounts.oracle import castle
from tests.titles.viscounts.oracle.book import ICON_OF, Entry, along, card, cards, segment
from tests.titles.viscounts.oracle.building import collect, free_spots, put
from tests.titles.viscounts.oracle.effects import (
    FOR_RIVAL,
    Reading,
    corrupt,
    perform,
    take_debt,
    take_deed,
    virtue,
)
from tests.titles.viscounts.oracle.turn import collide, meet

COST = {"guildhall": 7, "trading_post": 5, "workshop": 3}
PAYS = {"build": "stone", "place_workers": "gold", "transcribe": "ink"}


def board(r: Reading, seat: int) -> Entry:
    """The Rival board."""
    return cards("rival_boards")[r.me(seat).board]


def slots(r: Reading, seat: int, when: str) -> list[Entry]:
    """VW-10.4.10 The abilities of its empty slots that work at such moments."""
    every = board(r, seat)["slots"]
    return [every[int(slot)] for slot in sorted(r.me(seat).empty) if every[int(slot)]["when"] == when]


def rival_turn(r: Reading, seat: int) -> None:
    """VW-10.3."""
    me = r.me(seat)
    dropped = me.row[2]
    me.row = [None, me.row[0], me.row[1]]
    if dropped is not None:
        me.discard.append(dropped)
    if not me.draw:
        shuffle_schemes(r, seat)
    me.row[0] = me.draw.pop()
    scheme = card(me.row[0])
    if scheme["row_1_criminal_check"]:
        for _ in range(me.criminals):
            corrupt(r, seat)
    perform(r, seat, scheme["row_2"])
    me.space = along(r.at.ring, me.space, scheme["row_3_move"])
    meet(r, seat)
    for option in scheme["row_4_options"]:
        if "effects" in option:
            perform(r, seat, option["effects"])
            break
        if attempt(r, seat, option["action"]):
            break
    collide(r, seat)


def shuffle_schemes(r: Reading, seat: int) -> None:
    """VW-10.3.2, VW-10.4.8, VW-10.4.10 With the Criminal check, then its slots, Corruption first."""
    me = r.me(seat)
    me.draw = r.pen.shuffle(me.draw + me.discard)
    me.discard = []
    if me.criminals:
        corrupt(r, seat)
    else:
        virtue(r, seat)
    for slot in sorted(slots(r, seat, "on_shuffle"), key=lambda slot: slot["effects"][0]["what"]):
        perform(r, seat, slot["effects"])


# VW-10.4 General rules


def resource(r: Reading, seat: int) -> None:
    """VW-10.4.3 By the chart; the Card Rival has one kind, kept as Ink Wells."""
    me = r.me(seat)
    chart = board(r, seat)["resource_priority"]
    for line in chart:
        good = "ink" if line["resource"] == "any" else line["resource"]
        if not line["until"] or me.goods[good] < line["until"] or line is chart[-1]:
            me.goods[good] += 1
            return


def rival_gains(r: Reading, seat: int, effect: Entry) -> None:
    """VW-10.4.3, VW-10.4.4, VW-10.4.9."""
    what, n = effect["what"], r.misread(effect["what"], effect["n"])
    one_kind = board(r, seat)["focus"] == "card_flip"
    for _ in range(n // 2 if what == "silver" else n):
        match what:
            case "debt":
                take_debt(r, seat)
            case "deed":
                take_deed(r, seat)
            case "virtue":
                virtue(r, seat)
            case "corruption":
                corrupt(r, seat)
            case "any_resource" | "silver":
                resource(r, seat)
            case _:
                r.me(seat).goods["ink" if one_kind else what] += 1


def rival_flips(r: Reading, seat: int, what: str) -> None:
    """VW-10.4.4, VW-10.4.6, VW-10.4.10."""
    me = r.me(seat)
    there = {"debt": me.unpaid, "deed": me.acquired}
    kinds = [kind for kind in there if what in (kind, "either") and there[kind]]
    if not kinds:
        virtue(r, seat)
        return
    done = {"debt": me.paid, "deed": me.approved}
    if min(kinds, key=lambda kind: done[kind]) == "debt":
        me.unpaid -= 1
        me.paid += 1
        resource(r, seat)
    else:
        me.acquired -= 1
        me.approved += 1
    for slot in slots(r, seat, "on_flip"):
        perform(r, seat, slot["effects"])


def gain_scheme(r: Reading, seat: int) -> None:
    """VW-10.4.5, VW-10.4.10."""
    if not r.at.future:
        rival_flips(r, seat, "either")
        return
    r.me(seat).discard.append(r.at.future.pop())
    for slot in slots(r, seat, "on_gain_scheme"):
        perform(r, seat, slot["effects"])


def rival_dismisses(r: Reading, seat: int) -> None:
    """VW-10.4.7."""
    name = segment(r.me(seat).space)
    if r.at.townsfolk[name]:
        key = r.at.townsfolk[name].pop()
        r.at.gone.append(key)
        perform(r, seat, card(key)["on_hire"])
    else:
        perform(r, seat, cards("printed_townsfolk")[f"printed-{name}"]["on_dismiss"])


# VW-10.5 Primary actions


def attempt(r: Reading, seat: int, action: str) -> bool:
    """VW-10.3.4 Carry out an action, if it is possible."""
    if action == "focus":
        action = board(r, seat)["focus"]
    match action:
        case "build":
            return construct(r, seat)
        case "place_workers":
            return place_workers(r, seat)
        case "transcribe":
            return transcribe(r, seat)
    me = r.me(seat)  # VW-10.5.6
    if me.goods["ink"] < 2 or not me.unpaid + me.acquired:
        return False
    me.goods["ink"] -= 2
    for _ in range(2):
        rival_flips(r, seat, "either")
    return True


def afford(r: Reading, seat: int, action: str, cost: int, really: bool = False) -> bool:
    """VW-10.5.1 Icons, and resources only as many as needed."""
    me = r.me(seat)
    icons = me.icons()
    good = "ink" if board(r, seat)["focus"] == "card_flip" else PAYS[action]
    need = max(0, cost - icons[ICON_OF[action]] - icons["criminal"])
    if really:
        me.goods[good] -= need
    return need <= me.goods[good] or really


def left_most(r: Reading, seat: int, kinds: list[str]) -> tuple[str, str] | None:
    """The left-most slot with a Building of such types, and its type."""
    for at, kind in enumerate(board(r, seat)["building_order"]):
        if kind in kinds and str(at) not in r.me(seat).empty:
            return str(at), kind
    return None


def construct(r: Reading, seat: int) -> bool:
    """VW-10.5.2."""
    spots = free_spots(r, r.me(seat).space)
    found = left_most(r, seat, [kind for kind in COST if afford(r, seat, "build", COST[kind])])
    if not spots or found is None:
        return False
    afford(r, seat, "build", COST[found[1]], really=True)
    rival_puts(r, seat, found, spots[0])
    return True


def rival_puts(r: Reading, seat: int, found: tuple[str, str], spot: str) -> None:
    """VW-6.3.10, VW-10.4.10 An immediate slot works once, when its Building leaves the board."""
    slot = board(r, seat)["slots"][int(found[0])]
    r.me(seat).empty.add(found[0])
    r.at.buildings[spot] = (seat, found[1])
    if slot["when"] == "immediate":
        perform(r, seat, slot["effects"])
    put(r, seat, *found, spot)


def place_workers(r: Reading, seat: int) -> bool:
    """VW-10.5.3, VW-10.5.8."""
    face = board(r, seat)
    pairs = list(zip(face["worker_costs_noble"], face["worker_counts"], strict=True))
    for cost, n in reversed(pairs):
        if n <= r.me(seat).supply and afford(r, seat, "place_workers", cost):
            afford(r, seat, "place_workers", cost, really=True)
            castle.place(r, seat, r.at.section_at(r.me(seat).space), n)
            return True
    return False


def transcribe(r: Reading, seat: int) -> bool:
    """VW-10.5.5, VW-10.5.9."""
    name = segment(r.me(seat).space)
    pile = r.at.manuscripts[name]
    tile = cards("tiles")[pile[-1]] if pile else cards("printed_tiles")[f"ms-printed-{name}"]
    if not afford(r, seat, "transcribe", tile["cost"]):
        return False
    afford(r, seat, "transcribe", tile["cost"], really=True)
    if pile:
        collect(r, seat, name)
    else:
        perform(r, seat, tile["effects"])
    return True


def _free_building(r: Reading, seat: int, effect: Entry) -> None:
    """VW-10.5.7 First its own space, then on clockwise."""
    me = r.me(seat)
    found = left_most(r, seat, [effect["kind"]])
    spots = free_spots(r)
    if found is None or not spots:
        return
    own = [id for id in cards("spaces")[me.space]["spots"] if id in spots]
    everywhere = [f"{name}-spot-{order}" for name in r.at.ring for order in range(1, 6)]
    here = everywhere.index(cards("spaces")[me.space]["spots"][0])
    onwards = [id for id in everywhere[here:] + everywhere[:here] if id in spots]
    rival_puts(r, seat, found, (own or onwards)[0])


def _free_manuscript(r: Reading, seat: int, effect: Entry) -> None:
    """VW-10.5.7."""
    here = r.at.ring.index(segment(r.me(seat).space))
    for name in r.at.ring[here:] + r.at.ring[:here]:
        pile = r.at.manuscripts[name]
        if pile and cards("tiles")[pile[-1]]["cost"] in effect["costs"]:
            collect(r, seat, name)
            return


def _times(r: Reading, seat: int, effect: Entry, do: str) -> None:
    for _ in range(effect.get("n", 1)):
        match do:
            case "flip":
                rival_flips(r, seat, effect.get("what", "either"))
            case "virtue":
                virtue(r, seat)
            case "scheme":
                gain_scheme(r, seat)


def _shuffle(r: Reading, seat: int, effect: Entry) -> None:
    if r.me(seat).discard:
        shuffle_schemes(r, seat)


FOR_RIVAL["gain"] = rival_gains
FOR_RIVAL["flip"] = lambda r, seat, effect: _times(r, seat, effect, "flip")
FOR_RIVAL["destroy"] = FOR_RIVAL["flip"]
FOR_RIVAL["discard"] = lambda r, seat, effect: _times(r, seat, effect, "virtue")
FOR_RIVAL["castle_move"] = FOR_RIVAL["discard"]
FOR_RIVAL["rearrange"] = lambda r, seat, effect: resource(r, seat)
FOR_RIVAL["shuffle"] = _shuffle
FOR_RIVAL["free_hire"] = lambda r, seat, effect: _times(r, seat, effect, "scheme")
FOR_RIVAL["rival_gain_scheme"] = FOR_RIVAL["free_hire"]
FOR_RIVAL["rival_dismiss"] = lambda r, seat, effect: rival_dismisses(r, seat)
FOR_RIVAL["place_building"] = _free_building
FOR_RIVAL["free_manuscript"] = _free_manuscript
