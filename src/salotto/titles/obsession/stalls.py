"""The builders' market as a reader sees it: stalls, reserves, and what can be done there (OB-11)."""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import plain
from salotto.titles.obsession.cards import USEFUL_MAN, Tile
from salotto.titles.obsession.challenge import rolls
from salotto.titles.obsession.faces import pounds
from salotto.titles.obsession.market import DISCOUNT, offers, purchases
from salotto.titles.obsession.preview import acting
from salotto.titles.obsession.settings import PRICES
from salotto.titles.obsession.special import REFRESH, USEFUL_REFRESH, USEFUL_SEARCH
from salotto.titles.obsession.state import ObsessionState, Phase, Player

DYNAMIC_WORDS = ("ob-page-reserve-*",)
FREE = (Phase.BEGIN, Phase.ACT, Phase.MARKET)
"""OB-6 The phases in which one may do something beside the step of the turn."""
AT_A_GLANCE = 8
"""So many tiles of a Challenge are shown while one plans."""


class Stalls:
    """What is on offer, and what of it the reader can have."""

    def __init__(self, game: ObsessionState, look: f.Look, own: Player | None) -> None:
        self.game, self.look, self.own = game, look, own
        self.challenge = game.setting.challenge
        self.prices = {where: price for where, (_, price) in offers(game).items()}
        buying = own is not None and look.own and look.asked == "ob-market"
        self.possible = purchases(game, own) if own is not None and buying else {}
        self.risks = rolls(game) if self.challenge else {}

    def drawn(self, keys: tuple[str, ...]) -> f.Group:
        """OB-11 The market with its prices and reserves; OB-21.5 in a Challenge six open stacks."""
        bag = Phrase("ob-page-bag", {"tiles": len(self.game.bag)})
        stands = None
        if self.own is not None:
            paid = sum(price <= self.own.money for price in self.prices.values())
            about = {"money": self.own.money, "n": paid, "of": len(self.prices)}
            stands = Phrase("ob-stands-market", about)
        return f.place(
            f.heap(*self.doings(self.own), at="doings") if self.own is not None and self.look.own else None,
            f.row(*self.stalls(), at="stalls"),
            self.reserves(),
            at="centre",
            keys=(*keys, "area:market"),
            title=Phrase("ob-page-market"),
            icon="bag",
            note="" if self.challenge else bag,
            style="stacks" if self.challenge else "market",
            stands=stands,
        )

    def doings(self, own: Player) -> Iterator[f.Thing]:
        """OB-6.4, OB-17.19 What can be done with the market; OB-13.10 any number of purchases."""
        if self.game.this_turn.unlimited:
            yield f.Words(Phrase("ob-page-unlimited"), style="tag")
        if self.game.phase not in FREE or self.challenge:
            return
        yield f.picture("@refresh_market -4 @reputation", (REFRESH,), "doing")
        if own.available[USEFUL_MAN] and acting(self.game) is own:
            yield f.picture("@useful-man @refresh_market", (USEFUL_REFRESH,), "doing if-offered")
            yield f.picture("@useful-man @bag", (USEFUL_SEARCH,), "doing if-offered")

    def stalls(self) -> Iterator[f.Group]:
        """OB-11.1 The six spaces; equal tiles lie on each other."""
        for at, stack in enumerate(self.game.market):
            label = f.Words(pounds(PRICES[at]), style="stack") if self.challenge else None
            copies = 1 if self.challenge else len(stack)
            shown = stack if self.challenge else stack[:1]
            yield f.cell(
                label, *(self.for_sale(tile, f"{at + 1}:{tile.id}", copies) for tile in shown), style="stall"
            )

    def for_sale(self, tile: Tile, where: str, copies: int) -> f.Card:
        """OB-11.4 A tile with its price, what its other side is worth, and the useful man's discounts."""
        later, roll = tile.sides[1].vp, self.risks.get(tile.key)
        risk = Phrase("ob-page-roll", {"roll": roll or 0})
        bar = f.heap(
            f.Words(pounds(self.prices[where]), style="pounds"),
            f.Words(f"×{copies}", style="copies") if copies > 1 else None,
            f.picture(f"@rose {plain(later)}", style="later") if tile.flips == "flip-once" else None,
            f.picture(f"@dice {roll}", style="roll", name=risk) if roll else None,
            keys=(tile.key,),
            style="bar",
            stands=self.affordable(self.prices[where]),
        )
        haggles = (
            f.picture(f"@useful-man {pounds(self.prices[where] - off)}", (key,), "haggle")
            for key, off in ((f"haggle:{where}", DISCOUNT), (f"haggle-twice:{where}", 2 * DISCOUNT))
            if key in self.possible
        )
        keys = (f"buy:{where}",) if self.look.own or self.look.me is None else ()
        return f.Card(tile.key, keys, on=(bar, *haggles))

    def affordable(self, price: int) -> Phrase | None:
        """OB-11.4 What a tile on offer costs now, and whether one can pay for it."""
        if self.own is None:
            return None
        missing = max(0, price - self.own.money)
        return Phrase("ob-stands-tile", {"price": price, "money": self.own.money, "missing": missing})

    def reserves(self) -> f.Group | None:
        """OB-11.17 The reserves, once they are open."""
        found: list[f.Thing] = []
        for name, tiles in (("service", self.game.service_reserve), ("pr1", self.game.pr1_reserve)):
            if tiles:
                found.append(f.Words(Phrase(f"ob-page-reserve-{name}"), style="reserve"))
                counted = Counter(tiles).items()
                found += [self.for_sale(tile, f"{name}:{tile.id}", n) for tile, n in counted]
        return f.heap(*found, at="reserves") if found else None

    def glance(self) -> f.Group:
        """OB-11.1 The market while one plans guests and service: what each tile costs."""
        listed = list(dict(offers(self.game).values()).items())
        if self.challenge:
            listed = sorted(listed, key=lambda each: each[1])[:AT_A_GLANCE]
        chips = (
            f.cell(
                f.picture(f"@{tile.sides[0].category.value}"),
                f.Words(tile.key, style="name"),
                f.Words(pounds(price), style="pounds"),
                f.Words(plain(tile.sides[0].vp), style="worth"),
                keys=(tile.key,),
                style=f"chip c-{tile.sides[0].category.value}",
                stands=self.affordable(price),
            )
            for tile, price in listed
        )
        return f.row(f.picture("@bag", name=Phrase("ob-page-market")), *chips, at="glance")
