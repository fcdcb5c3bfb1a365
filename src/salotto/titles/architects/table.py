"""The table of Architects as it lies before a reader: the town, the Overlord, the own cards, a board.

It is made from a state whose secrets are dealt again: nothing can be shown that the reader may not know.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.titles.architects.black_market import large_goods, small_goods
from salotto.titles.architects.cards import OPEN, SPACES, CathedralLevel
from salotto.titles.architects.faces import PICTURES, PLACES
from salotto.titles.architects.mat import captives, counts, crowd, glance, mat
from salotto.titles.architects.moves import MOVES
from salotto.titles.architects.overlord import last_turn, lit, overlord
from salotto.titles.architects.preview import promise
from salotto.titles.architects.scoring import points
from salotto.titles.architects.settings import LEVELS
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Player

WAYS = {
    "mines": (("place:mines:clay", "aw-good-clay"), ("place:mines:gold", "aw-good-gold")),
    "workshop": (("place:workshop:hire", "aw-page-hire"), ("place:workshop:plans", "aw-page-plans")),
}
STALLS = (
    (("place:black-market-a", "aw-page-small-market"),),
    (("place:black-market-b:hire", "aw-page-hire"), ("place:black-market-b:plans", "aw-page-five-plans")),
    (("place:black-market-c", "aw-page-large-market"),),
)
HOMES = {
    "aw-trade": "place:kings-storehouse",
    "aw-guard": "place:guardhouse",
    "aw-release-some": "place:guardhouse",
    "aw-pay-building": "place:guildhall:construct",
    "aw-pay-cathedral": "place:guildhall:cathedral",
    "aw-donate": "area:hand",
    "aw-may-donate": "area:hand",
    "aw-judith-cards": "area:hand",
    "aw-choose-effect": "@card",
    "aw-take-back": "area:captives",
}
"""The thing that a question is about: answers that lie nowhere are laid out there."""


def table(game: ArchitectsState, look: f.Look) -> tuple[f.Thing, ...]:
    """The town with the own hand, and beside it the board that one looks at."""
    return Town(game, look).drawn(), mat(game, look)


class Town:
    """The main board as a reader sees it."""

    def __init__(self, game: ArchitectsState, look: f.Look) -> None:
        self.game = game
        self.look = look
        self.own = game.players[look.me] if look.me is not None else None
        self.placing = look.asked in ("", "aw-place")
        self.last, fresh = last_turn(look.story) if game.baron else ([], False)
        self.lit = lit(self.last) if fresh else {}

    def drawn(self) -> f.Group:
        """AW-4 All its places; AW-12 in co-op the Overlord's; below, the own cards."""
        game, own = self.game, self.own
        return f.board(
            *(self.location(id) for id in OPEN if id != "workshop"),
            self.prison(),
            self.workshop(),
            self.market(),
            self.cathedral(),
            self.guildhall(),
            overlord(game, game.baron, self.last) if game.baron else None,
            *(hand(own, self.look) if own else ()),
            at="coop" if game.baron else "town",
            ground="town",
        )

    def promise(self, key: str, placing: bool = True) -> tuple[f.Thing, ...]:
        """What a way to place would bring the reader."""
        return promise(self.game, self.own, MOVES[key], placing) if self.own else ()

    def way(self, key: str, word: str) -> f.Group:
        """One of several ways to place here."""
        name = Phrase(word, {"n": len(self.game.plans)} if word == "aw-page-plans" else {})
        shown = f.picture("5 → 1 @plans", name=name) if word == "aw-page-five-plans" else f.Words(name)
        return f.cell(shown, *self.promise(key, self.placing), keys=(key,), style="way")

    def location(self, id: str) -> f.Group:
        """AW-4.0.1 An open location: what it brings, who stands there."""
        ways, key = WAYS.get(id), f"place:{id}"
        shown = map(self.way, *zip(*ways, strict=True)) if ways else self.promise(key, self.placing)
        return f.place(
            f.heap(*shown, style="ways" if ways else "promise"),
            id == "tax-stand" and f.Count("silver", self.game.tax, piece="tax", style="stock"),
            self.workers(id),
            at=id,
            keys=() if ways else (key,),
            title=f"location:{id}",
            icon=PLACES[id],
            style=self.lit.get(id, ""),
            ground=id,
        )

    def workers(self, id: str) -> f.Group:
        """Who stands at a location: groups to be captured, an own Worker to be taken back or removed."""
        game, at = self.game, OPEN.index(id)
        there = game.at[at * game.setting.colours :][: game.setting.colours]
        own = (f"back:{id}", f"remove:{id}")
        return f.heap(
            *(
                f.Figures(seat, n, (captured(game, id, seat), *(own if seat == self.look.me else ())))
                for seat, n in enumerate(there)
                if n
            ),
            style="figures",
        )

    def prison(self) -> f.Group:
        """AW-4.8 Who is in Prison."""
        own = self.own
        stands = own and {"n": self.game.prison[own.seat], "vp": -points(self.game, own)["prison"]}
        return f.place(
            f.heap(*crowd(self.game.prison), style="figures"),
            at="prison",
            keys=("place:prison", "back:prison", "remove:prison"),
            title="location:prison",
            icon="prison",
            style=self.lit.get("prison", ""),
            stands=Phrase("aw-stands-prison", stands) if stands else None,
            ground="prison",
        )

    def workshop(self) -> f.Group:
        """AW-4.3 The face-up Apprentices, with the Silver on them."""
        offered = zip(self.game.row, self.game.coins, strict=True)
        shown = (
            f.Card(card.key, on=(f.Count("silver", coins, piece="coins"),) if coins else ())
            if card
            else f.Back()
            for card, coins in offered
        )
        return f.place(
            f.heap(*(self.way(*each) for each in WAYS["workshop"]), self.workers("workshop"), style="head"),
            f.grid(*shown, columns=4),
            at="workshop",
            title="location:workshop",
            icon="workshop",
            style=self.lit.get("workshop", ""),
            ground="workshop",
        )

    def market(self) -> f.Group:
        """AW-4.7 The three spaces of the Black Market."""
        goods = ((), (), ()) if self.own else (small_goods(self.game), (), large_goods(self.game))
        stalls = zip(STALLS, self.game.market, SPACES, goods, strict=True)
        return f.place(
            *(
                f.cell(
                    *(self.way(*each) for each in ways),
                    f.heap(*counts(there)) if there else None,
                    f.Figures(who, keys=(f"back:{space}",), one=True)
                    if who != NOWHERE
                    else f.picture("@worker-line"),
                    at=space,
                    style=f"stall {self.lit.get(space, '')}".strip(),
                )
                for ways, who, space, there in stalls
            ),
            at="market",
            title=Phrase("aw-term-black-market"),
            icon="black-market",
            ground="market",
        )

    def cathedral(self) -> f.Group:
        """AW-5.2 The levels of the Cathedral, the highest first, and who stands there."""
        stands = None
        if self.own:
            level = self.own.level
            room = level < len(LEVELS) and len(markers(self.game, level + 1)) < LEVELS[level].spaces
            facts = {"level": level, "vp": points(self.game, self.own)["cathedral"]}
            stands = Phrase("aw-stands-cathedral", facts | {"next": LEVELS[level].vp if room else 0})
        levels = f.track(
            *(self.level(level) for level in reversed(LEVELS)),
            keys=("track:cathedral",),
            style="levels",
            stands=stands,
        )
        return f.place(
            levels,
            at="cathedral",
            keys=("place:guildhall:cathedral",),
            title=Phrase("aw-term-cathedral"),
            icon="cathedral",
            ground="cathedral",
        )

    def level(self, level: CathedralLevel) -> f.Group:
        """AW-5.2.2 One level: its points, its cost, its markers."""
        cost = f"{level.any_n}× @stone / @wood" if level.any_n else PICTURES.some(level.cost)
        there = markers(self.game, level.level)
        return f.cell(
            f.picture(f"{level.vp} @vp", style="worth"),
            f.picture(cost),
            f.heap(
                *(f.Figures(seat, icon="emblem", one=True) for seat in there),
                *(f.picture("◌") for _ in range(level.spaces - len(there))),
                style="markers",
            ),
            style="next" if self.own and self.own.level + 1 == level.level else "",
        )

    def guildhall(self) -> f.Group:
        """AW-4.9 The spaces of the Guildhall in rows; AW-8.1 it is the clock of the game."""
        key, size = "place:guildhall:construct", self.game.setting.guildhall
        left = max(0, size.spaces - len(self.game.guildhall))
        return f.place(
            f.heap(*self.promise(key), style="promise"),
            f.grid(
                *map(self.space, range(max(size.spaces, len(self.game.guildhall)))),
                keys=("area:guildhall",),
                columns=size.columns,
                stands=Phrase("aw-stands-guildhall", {"left": left}),
            ),
            at="guildhall",
            keys=(key,),
            title=Phrase("aw-term-guildhall"),
            icon="guildhall",
            note=Phrase("aw-page-left", {"n": left}),
            style=self.lit.get("guildhall", ""),
            ground="guildhall",
        )

    def space(self, at: int) -> f.Group:
        """AW-4.9.3 A space of the Guildhall; those beside it were laid in the final turns."""
        laid, size = self.game.guildhall, self.game.setting.guildhall
        reset = at + 1 in size.reset_at
        style = "reset" if reset else "beside" if at >= size.spaces else ""
        if at < len(laid):
            return f.cell(f.Figures(laid[at], one=True), style=style)
        return f.cell(reset and f.picture("@reset"), style=style)


def captured(game: ArchitectsState, id: str, seat: int) -> str:
    """AW-4.5.3 The key of a group that can be captured."""
    return f"capture:{id}:{'baron' if game.baron and seat == game.setting.players else seat}"


def markers(game: ArchitectsState, level: int) -> list[int]:
    """Whose markers stand on a level of the Cathedral."""
    found = [player.seat for player in game.players if player.level == level]
    return found + ([game.setting.players] if game.rival and game.rival.level == level else [])


def hand(own: Player, look: f.Look) -> Iterable[f.Group]:
    """AW-1.6.2 The cards that one has drawn and chooses from, and those in hand."""
    drawn = f.cards(own.packet.shown_to(look.me), "building-card")
    yield f.row(*drawn, at=f.OFFERED, title=Phrase("aw-page-drawn") if drawn else "", icon="plans")
    yield f.row(
        *f.cards(own.hand.shown_to(look.me), "building-card"),
        at="hand",
        keys=("area:hand",),
        title=Phrase("aw-page-hand"),
        icon="building-card",
        note=f"{len(own.hand)}/{own.character.hand_limit}",
    )


# At a glance


def small(game: ArchitectsState, look: f.Look) -> tuple[f.Thing, ...]:
    """A player's strip; of the Baron his Workers. It chooses a player, or one's Workers on his board."""
    baron = game.baron and look.at == game.setting.players
    name = "baron" if baron else str(look.at)
    laid = f.Count("guildhall", game.guildhall.count(look.at)) if baron else None
    shown = glance(game, look) if not baron else (f.heap(*captives(game, look.at), laid),)
    return (f.strip(*shown, keys=(f"player:{name}", f"back:board:{name}")),)
