"""The public view against the second reader: what it shows, and what it says a location gives."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.titles.architects.oracle.book import GOODS, MARKETS, cards, location
from tests.titles.architects.oracle.goods import Offer, offers
from tests.titles.architects.oracle.position import Baron, Player, Position, Request, difference
from tests.titles.architects.oracle.scores import scorecard
from tests.titles.architects.oracle.table import counted

Seen = Mapping[str, Any]


def plain(key: str) -> str:
    """A key of the view, such as `apprentice:miner-2`, as the printed data name it."""
    id = key.partition(":")[2]
    if two_sided := re.fullmatch(r"(coop-apprentice-\d)-(\w+)", id):
        return f"{two_sided[1]}:{two_sided[2]}"
    copies = re.fullmatch(r"(.+)-\d", id)
    return copies[1] if copies and copies[1] in cards("apprentices") else id


def position_seen(views: list[Seen], truth: Position) -> Position:
    """The position that all seats together see; what lies face down is taken from the truth."""
    view = views[0]
    seen = truth.copy()
    seen.players = [
        Player(
            character=plain(player["character"]),
            home=player["workers"],
            silver=player["goods"]["silver"],
            goods={good: player["goods"][good] for good in GOODS},
            virtue=player["virtue"],
            level=player["level"],
            unpaid=player["debts"],
            paid=player["paid_debts"],
            apprentices=[plain(card) for card in player["apprentices"]],
            buildings=[plain(card) for card in player["buildings"]],
            hand=[plain(card) for card in views[seat]["players"][seat]["hand"]],
            captives=counted(player["captives"]),
            removed=view["removed"][seat],
        )
        for seat, player in enumerate(view["players"])
    ]
    if rival := view["rival"]:
        seen.players.append(
            Player(
                character=plain(rival["opponent"]),
                home=rival["workers"],
                goods={**dict.fromkeys(GOODS, 0), "marble": rival["marble"]},
                virtue=rival["virtue"],
                level=rival["level"],
                unpaid=rival["debts"],
                captives=counted(rival["captives"]),
            )
        )
        seen.scheme_discard = [plain(card) for card in rival["discard"]]
    seen.active, seen.first, seen.tax = view["turn"], view["first"], view["tax"]
    seen.places = {plain(place["location"]): counted(place["workers"]) for place in view["places"]}
    seen.market = list(view["market"]["spaces"])
    seen.guildhall = list(view["guildhall"]["workers"])
    seen.prison = counted(view["prison"])
    row = [(plain(space["card"]), space["coins"]) for space in view["row"]]
    seen.rows = [row[:4], row[4:]]
    if baron := view["baron"]:
        assert truth.baron is not None
        seen.baron = Baron(
            home=baron["workers"],
            captives=counted(baron["captives"]),
            requests=[
                Request(plain(shown["request"]) if shown["request"] else real.card, bool(shown["request"]))
                for shown, real in zip(baron["requests"], truth.baron.requests, strict=True)
            ],
            events=truth.baron.events,
            intrigue=truth.baron.intrigue,
            discard=[plain(card) for card in (*baron["discard"], *baron["resolving"])],
            future=truth.baron.future,
        )
        for request, shown in zip(seen.baron.requests, baron["requests"], strict=True):
            request.items = shown["given"]
    return seen


def untrue(views: list[Seen], truth: Position) -> Iterator[str]:
    """Whatever the views of the seats say that is not so."""
    view = views[0]
    for wrong in difference(truth, position_seen(views, truth)):
        yield f"the view differs (truth / view): {wrong}"
    sizes = {
        "pile": len(truth.apprentice_pile),
        "plans": len(truth.building_pile),
        "rewards": len(truth.rewards),
    }
    for what, n in sizes.items():
        if view[what] != n:
            yield f"the view counts {view[what]} {what}, there are {n}"
    for seat, player in enumerate(view["players"]):
        points = {name: n for name, n in scorecard(truth, seat, truth.forced_end).items() if n}
        shown = {name: n for name, n in player["points"].items() if n}
        if points != shown:
            yield f"points so far of seat {seat}: {points}, the view says {shown}"
    for seat, own in enumerate(views):
        yield from lies(own["forecast"], offers(truth, seat), seat)


def lies(forecast: Seen, true: Mapping[str, Offer], seat: int) -> Iterator[str]:
    """No location lies: everything that the view says a placement would give or cost."""
    said: list[tuple[str, Any, Any]] = []

    def says(key: str, what: str, truth: Any) -> None:
        said.append((f"{key} {what}", forecast[key][what], truth))

    for place in ("quarry", "forest", "silversmith"):
        says(f"place:{place}", "goods", true[place]["gain"])
        says(f"place:{place}", "workers", true[place]["n"])
    says("place:mines:clay", "goods", true["mines"]["clay"])
    if "gold" in true["mines"]:
        says("place:mines:gold", "goods", true["mines"]["gold"])
    says("place:kings-storehouse", "actions", true["kings-storehouse"]["trades"])
    says("place:workshop:hire", "silver", sum(true["workshop"]["hire"].values()))
    says("place:workshop:hire", "reach", true["workshop"]["columns"])
    says("place:workshop:plans", "cards", true["workshop"]["plans"])
    says("place:town-centre", "actions", true["town-centre"]["captures"])
    says("place:town-centre", "silver", true["town-centre"]["first"]["tax"])
    says("place:guardhouse", "actions", true["guardhouse"]["actions"])
    if true["tax-stand"]["gain"]["silver"]:
        says("place:tax-stand", "goods", true["tax-stand"]["gain"])
        says("place:tax-stand", "lose", true["tax-stand"]["lose"]["virtue"])
    for place in MARKETS:
        actions = ["hire", "plans"] if len(location(place)["actions"]) > 1 else [""]
        for action in actions:
            key = f"place:{place}:{action}".removesuffix(":")
            says(key, "silver", true[place]["pay"]["silver"])
            says(key, "lose", true[place]["lose"]["virtue"])
            says(key, "goods", {good: n for good, n in true[place]["gain"].items() if n})
    for what, engine, book in said:
        if engine != book:
            yield f"to seat {seat} the view says {what} {engine}, the book {book}"
