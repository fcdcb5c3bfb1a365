"""The table of the toy village: what lies where, for page and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
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


def table(village: Village, look: f.Look) -> tuple[f.Thing, ...]:
    """The places, the row of huts, and beside them the board of a villager."""
    huts = f.row(*f.cards(village.row.cards), at="row", title=Phrase("toy-row"))
    return f.board(*(spot(village, key) for key in PLACES), huts, at="village"), mat(village.players[look.at])


def spot(village: Village, key: str) -> f.Group:
    """V-2 A place: what it does, and whose worker stands there."""
    whose = village.places[key]
    does = f.Picture(PICTURES.draw(PLACES[key]))
    return f.place(
        does,
        whose is not None and f.Figures(whose, one=True),
        at=key.partition(":")[2],
        keys=(key,),
        title=key,
    )


def mat(villager: Villager) -> f.Group:
    """V-5 Goods, the steeple, huts."""
    goods = (f.Count(good, n, piece=good) for good, n in zip(GOODS, villager.goods, strict=True))
    return f.tray(
        f.heap(*goods, style="glance"),
        f.track(*f.steps(range(STEEPLE + 1), villager.steps), icon="steeple", title="place:steeple"),
        f.row(*(f.Card(hut.key) for hut in villager.huts), icon="hut", style="small"),
        title=f"seat:{villager.seat}",
    )


def face(hut: Hut) -> f.Face:
    """What is printed on a hut."""
    price = " ".join(f"{n} @{good}" for n, good in zip(hut.cost, GOODS, strict=True) if n)
    does = tuple(map(PICTURES.draw, hut.effects))
    return f.Face(hut.key, "hut", hut.names, hut.source, f.signs(str(hut.vp)), does=does, foot=f.signs(price))


class VillagePage(Presentation[Village]):
    """The village as it is shown."""

    MINUTES = 10
    FACES: ClassVar = {key: face(hut) for key, hut in HUTS.items()}
    HOMES: ClassVar = {"toy-pay": "@hut"}
    SHEET = f.Sheet(
        "icons.svg", "toy-", tuple(f.SheetLine(each, each, 0, 99) for each in ("huts", "steps", "gold"))
    )

    def table(self, game: Village, look: f.Look) -> tuple[f.Thing, ...]:
        """All of it."""
        return table(game, look)

    def strip(self, game: Village, look: f.Look) -> tuple[f.Thing, ...]:
        """The board of a villager, small."""
        return f.at_a_glance(mat(game.players[look.at]))

    def stage(self, game: Village) -> f.Stage:
        """Four rounds."""
        return f.Stage(game.round, ROUNDS, Phrase("toy-round", {"round": game.round}), Phrase("toy-ends"), ())

    def facts(self, game: Village, look: f.Look) -> f.Facts:
        """All is open."""
        return f.Facts(points=points(game.players[look.at]))

    def note(self, game: Village, decision: Decision, key: str) -> Phrase | None:
        """A hut's points."""
        return Phrase("toy-worth", {"n": HUTS[key].vp}) if key in HUTS else None

    def option_picture(self, key: str) -> f.Signs:
        """A payment."""
        paid = zip(GOODS, amounts_from(key.partition(":")[2], GOODS), strict=True)
        return f.signs(" ".join(f"{n} @{good}" for good, n in paid if n))

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """V-5 What counts."""
        return {"huts": typed["huts"], "steeple": typed["steps"], "gold": typed["gold"]}


PAGE = VillagePage()
