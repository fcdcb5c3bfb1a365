"""The table as it is laid out against the second reader: what is seen, and what a location promises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Title
from salotto.kit.furniture import Look, Picture, Sign, Thing, keys_of, walk
from salotto.kit.presentation import Presentation
from tests.titles.architects.oracle.book import MARKETS, location
from tests.titles.architects.oracle.goods import Offer, offers
from tests.titles.architects.oracle.position import Position, difference
from tests.titles.architects.oracle.scores import scorecard
from tests.titles.architects.oracle.table import position_of

HIDDEN = ("apprentice_pile", "building_pile", "rewards", "small", "large", "schemes", "future_schemes")
BARONS = ("events", "intrigue", "future")


def untrue(
    title: Title[Any], page: Presentation[Any], state: Any, options: Mapping[str, Any]
) -> Iterator[str]:
    """Whatever the table before each seat says that is not so."""
    truth = position_of(state, options)
    for seat in range(len(state.players)):
        seen = state.copy()
        title.redeal(seen, seat, Chance("seen"))
        shown = position_of(seen, options)
        for name, n, there in turned_up(shown, truth, seat):
            if n != there:
                yield f"seat {seat} sees {n} {name}, there are {there}"
        for wrong in difference(truth, shown):
            yield f"what seat {seat} sees differs (truth / seen): {wrong}"
        for at in range(len(state.players)):
            points = {name: n for name, n in scorecard(truth, at, truth.forced_end).items() if n}
            told = page.facts(seen, Look(seat, at)).points or {}
            if points != {name: n for name, n in told.items() if n}:
                yield f"points so far of seat {at}: {points}, seat {seat} is told {told}"
        yield from lies(page.table(seen, Look(seat, seat)), offers(truth, seat), seat)


def turned_up(shown: Position, truth: Position, seat: int) -> Iterator[tuple[str, int, int]]:
    """Turn up what lies face down: how many cards there seem to be in each place, and how many there are."""
    hands = [(own, true, "hand") for own, true in zip(shown.players, truth.players, strict=True)]
    piles: list[tuple[Any, Any, str]] = [*hands[:seat], *hands[seat + 1 :]]
    piles += [(shown, truth, name) for name in HIDDEN]
    if shown.baron and truth.baron:
        piles += [(shown.baron, truth.baron, name) for name in BARONS]
        for own, true in zip(shown.baron.requests, truth.baron.requests, strict=True):
            own.card = true.card if not own.revealed else own.card
    for own, true, name in piles:
        yield name, len(getattr(own, name)), len(getattr(true, name))
        setattr(own, name, getattr(true, name))


def lies(table: Sequence[Thing], true: Mapping[str, Offer], seat: int) -> Iterator[str]:
    """No location lies: everything that the table says a placement would give or cost."""
    said: list[tuple[str, Any, Any]] = []

    def says(key: str, what: str, truth: Any) -> None:
        said.append((f"{key} {what}", promised(table, key).get(what), truth))

    for place in ("quarry", "forest", "silversmith"):
        says(f"place:{place}", "gain", true[place]["gain"])
    says("place:mines:clay", "gain", true["mines"]["clay"])
    if "gold" in true["mines"]:
        says("place:mines:gold", "gain", true["mines"]["gold"])
    says("place:kings-storehouse", "times", true["kings-storehouse"]["trades"])
    says("place:workshop:hire", "lose", some({"silver": sum(true["workshop"]["hire"].values())}))
    says("place:workshop:hire", "reach", true["workshop"]["columns"])
    says("place:workshop:plans", "gain", some({"building-card": true["workshop"]["plans"]}))
    says("place:town-centre", "times", true["town-centre"]["captures"])
    says("place:town-centre", "lose", some({"silver": true["town-centre"]["first"]["tax"]}))
    says("place:guardhouse", "times", true["guardhouse"]["actions"])
    if true["tax-stand"]["gain"]["silver"]:
        says("place:tax-stand", "gain", some(true["tax-stand"]["gain"]))
        says("place:tax-stand", "lose", some({"virtue": true["tax-stand"]["lose"]["virtue"]}))
    for place in MARKETS:
        actions = ["hire", "plans"] if len(location(place)["actions"]) > 1 else [""]
        for action in actions:
            key = f"place:{place}:{action}".removesuffix(":")
            lost = {"silver": true[place]["pay"]["silver"], "virtue": true[place]["lose"]["virtue"]}
            says(key, "lose", some(lost))
            says(key, "gain", some(true[place]["gain"]))
    for what, engine, book in said:
        if engine != (book or None):
            yield f"to seat {seat} the table says {what} {engine}, the book {book}"


def some(counted: Mapping[str, int]) -> dict[str, int]:
    """What there is of all that is counted."""
    return {name: n for name, n in counted.items() if n}


def promised(table: Sequence[Thing], key: str) -> dict[str, Any]:
    """What the signs on a place say: `gain` and `lose` by icon, how many `times`, how far one may `reach`."""
    found: dict[str, Any] = {}
    place = next(thing for thing in walk(table) if key in keys_of(thing))
    for picture in (thing for thing in walk([place]) if isinstance(thing, Picture)):
        for number, sign in pairs(picture.signs):
            if number.endswith("×"):
                found["times"] = int(number[:-1])
            elif number[:1] in "+−" and number:
                kind = "gain" if number[0] == "+" else "lose"
                found.setdefault(kind, {})[sign] = int(number[1:])
        if picture.signs[0] == Sign(icon="apprentice"):
            found["reach"] = int(picture.signs[1].text[-1])
    return found


def pairs(signs: Sequence[Sign]) -> Iterator[tuple[str, str]]:
    """Each number with the icon after it."""
    for at, sign in enumerate(signs):
        if sign.text:
            yield sign.text.split()[0], signs[at + 1].icon if at + 1 < len(signs) else ""
