"""The table of the toy village: what lies where, for page and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import (
    Card,
    Count,
    Face,
    Facts,
    Figures,
    Group,
    Look,
    Picture,
    Sheet,
    SheetLine,
    Signs,
    Stage,
    Thing,
    Words,
    at_a_glance,
    board,
    cell,
    heap,
    place,
    row,
    signs,
    track,
    tray,
)
from salotto.kit.goods import amounts_from
from salotto.kit.pictures import Pictures
from salotto.kit.presentation import Presentation
from tests.kit.village import (
    GOODS,
    HUTS,
    PLACES,
    ROUNDS,
    STEEPLE,
    Build,
    Climb,
    Gain,
    Hut,
    Village,
    Villager,
    points,
)

PICTURES = Pictures({Gain: "+{n} @{what}", Climb: "+{n} @steeple", Build: "@hut"})


def table(village: Village, look: Look) -> tuple[Thing, ...]:
    """The places, the row of huts, and beside them the board of a villager."""
    huts = row(*(Card(hut.key) for hut in village.row.cards), at="row", title=Phrase("toy-row"))
    return board(*(spot(village, key) for key in PLACES), huts, at="village"), mat(village.players[look.at])


def spot(village: Village, key: str) -> Group:
    """V-2 A place: what it does, and whose worker stands there."""
    whose = village.places[key]
    does = Picture(PICTURES.draw(PLACES[key]))
    return place(
        does, whose is not None and Figures(whose, one=True), at=key.partition(":")[2], keys=(key,), title=key
    )


def mat(villager: Villager) -> Group:
    """V-5 Goods, the steeple, huts."""
    goods = (Count(good, n, piece=good) for good, n in zip(GOODS, villager.goods, strict=True))
    steps = (cell(Words(str(n)), style="now" if n == villager.steps else "") for n in range(STEEPLE + 1))
    return tray(
        heap(*goods, style="glance"),
        track(*steps, icon="steeple", title="place:steeple"),
        row(*(Card(hut.key) for hut in villager.huts), icon="hut", style="small"),
        title=f"seat:{villager.seat}",
    )


def face(hut: Hut) -> Face:
    """What is printed on a hut."""
    price = " ".join(f"{n} @{good}" for n, good in zip(hut.cost, GOODS, strict=True) if n)
    does = tuple(map(PICTURES.draw, hut.effects))
    return Face(hut.key, "hut", hut.names, hut.source, signs(str(hut.vp)), does=does, foot=signs(price))


class VillagePage(Presentation[Village]):
    """The village as it is shown."""

    MINUTES = 10
    FACES: ClassVar = {key: face(hut) for key, hut in HUTS.items()}
    HOMES: ClassVar = {"toy-pay": "@hut"}
    SHEET = Sheet(
        "icons.svg", "toy-", tuple(SheetLine(each, each, 0, 99) for each in ("huts", "steps", "gold"))
    )

    def table(self, game: Village, look: Look) -> tuple[Thing, ...]:
        """All of it."""
        return table(game, look)

    def strip(self, game: Village, look: Look) -> tuple[Thing, ...]:
        """The board of a villager, small."""
        return at_a_glance(mat(game.players[look.at]))

    def stage(self, game: Village) -> Stage:
        """Four rounds."""
        return Stage(game.round, ROUNDS, Phrase("toy-round", {"round": game.round}), Phrase("toy-ends"), ())

    def facts(self, game: Village, look: Look) -> Facts:
        """All is open."""
        return Facts(points=points(game.players[look.at]))

    def note(self, game: Village, decision: Decision, key: str) -> Phrase | None:
        """A hut's points."""
        return Phrase("toy-worth", {"n": HUTS[key].vp}) if key in HUTS else None

    def option_picture(self, key: str) -> Signs:
        """A payment."""
        paid = zip(GOODS, amounts_from(key.partition(":")[2], GOODS), strict=True)
        return signs(" ".join(f"{n} @{good}" for good, n in paid if n))

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """V-5 What counts."""
        return {"huts": typed["huts"], "steeple": typed["steps"], "gold": typed["gold"]}


PAGE = VillagePage()
