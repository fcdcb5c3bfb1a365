"""The table of Paladins as it lies before a reader: the rows, the King's track, the map, a player's board.

It is made from a state whose secrets are dealt again: nothing can be shown that the reader may not know.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.components import Keyed
from salotto.titles.paladins.boards import FAVOUR_PLACES, FLAGS, ORDER_PLACES, PRICES, SPACES_IN_PLAY
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES, FAITH, STRENGTH, Region
from salotto.titles.paladins.coop import INVADERS, KINGS_THREAT, invaders_needed
from salotto.titles.paladins.costs import attack_price, recruit_price
from salotto.titles.paladins.faces import drawn
from salotto.titles.paladins.legality import order_needs
from salotto.titles.paladins.mat import PlayerBoard, lying, mat
from salotto.titles.paladins.opponent import aims, rivals_board, rivals_mat
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Phase

HOMES = {
    "pw-choose-workers": "@action",
    "pw-keep-workers": "area:workers",
    "pw-lose-which-worker": "area:workers",
    "pw-choose-penalty": "@threat",
    "pw-choose-reward": "area:workers",
}
"""The thing that a question is about: answers that lie nowhere are laid out there."""
REGIONS = sorted(BOX.regions.values(), key=lambda region: region.position)
DEEP = 3
"""So many spaces of a region lie below each other."""


def table(game: PaladinsState, look: f.Look) -> tuple[f.Thing, ...]:
    """The main board, below it the board of whom one looks at, and beside them what else is theirs."""
    main = MainBoard(game, look)
    if game.rival is not None and look.at >= game.setting.players:
        below, beside = rivals_board(game, game.rival), rivals_mat(game, game.rival, look)
    else:
        player = game.players[look.at]
        below, beside = PlayerBoard(game, player, look).drawn(), mat(game, player, look)
    at = "coop" if game.overlord else "paladins"
    return f.board(*main.drawn(), below, *choice(game, look), at=at), beside


def choice(game: PaladinsState, look: f.Look) -> Iterator[f.Group]:
    """PW-4.4, PW-4.5 What one chooses from before anybody acts: Paladins, Tavern, Starting Townsfolk."""
    own = game.players[look.me] if look.me is not None else None
    shown = []
    if own and own.drawn:
        pile = Phrase("pw-page-pile", {"n": len(own.pile)})
        title = Phrase("pw-page-your-paladins")
        shown.append(f.row(*f.cards(own.drawn), at="drawn", title=title, icon="paladin", note=pile))
    if game.tavern_row and game.phase in (Phase.PALADINS, Phase.TAVERN):
        shown.append(
            f.row(*f.cards(game.tavern_row), at="inn", title=Phrase("pw-page-tavern"), icon="tavern")
        )
    if look.asked == "pw-choose-starting":
        shown.append(f.row(at=f.OFFERED, title=Phrase("pw-page-starting"), icon="townsfolk"))
    if shown:
        yield f.heap(*shown, at="choice")


class MainBoard:
    """PW-3 What all share, as a reader sees it."""

    def __init__(self, game: PaladinsState, look: f.Look) -> None:
        self.game = game
        self.own = game.players[look.me] if look.me is not None else None
        self.aims = aims(game)

    def drawn(self) -> tuple[f.Group, ...]:
        """The rows, the Tax supply, the King's track, the map."""
        return self.townsfolk(), self.supplies(), self.outsiders(), self.kings_track(), self.map()

    def aimed(self, card: Keyed | None) -> Iterator[f.Thing]:
        """PW-12.3.4 Whether the Rival would take a card now."""
        if card is not None and card.key in self.aims:
            seat = f"@seat-{self.game.setting.players}"
            yield f.picture(seat, name=Phrase("pw-page-aimed"), style="aim")

    # The rows

    def townsfolk(self) -> f.Group:
        """PW-6.2.1 The row with its prices; PW-6.2.2 a Debt may be taken instead."""
        game = self.game
        slots = []
        for at, card in enumerate(game.townsfolk_row):
            price = recruit_price(self.own, at) if self.own else PRICES[at]
            free = game.phase is Phase.SETUP  # PW-3.13
            debt = card and BOX.townsfolk_slots[at].debt_instead and not free
            slots.append(
                f.cell(
                    *f.cards([card]),
                    f.heap(
                        None if free else f.Count("silver", price),
                        f.picture("@debt", (f"debt:{card.id}",), "debt") if card and debt else None,
                        *self.aimed(card),
                        style="price",
                    ),
                    at="slot",
                )
            )
        own = [f.Count("silver", self.own.silver, Phrase("pw-good-silver"))] if self.own else []
        return f.place(
            f.row(*slots),
            f.heap(*own, style="pocket") if own else None,
            at="townsfolk",
            title=Phrase("pw-page-townsfolk"),
            icon="townsfolk",
            note=str(len(game.townsfolk)),
        )

    def outsiders(self) -> f.Group:
        """PW-7.5.2 The row with its flags; PW-7.5.3 the Silver that missing Strength would cost."""
        game = self.game
        slots = []
        for at, card in enumerate(game.outsider_row):
            silver = attack_price(self.own, at) if self.own and card else 0
            slots.append(
                f.cell(
                    *f.cards([card]),
                    f.heap(
                        f.Count("strength", FLAGS[at], style="flag"),
                        f.picture(f"-{silver} @silver", style="pays") if silver else None,
                        *self.aimed(card),
                        style="price",
                    ),
                    at="slot",
                )
            )
        title = Phrase("pw-page-outsiders")
        return f.place(
            f.row(*slots), at="outsiders", title=title, icon="saracen", note=str(len(game.outsiders))
        )

    def supplies(self) -> f.Group:
        """PW-9.1 The Tax supply, and the piles that everybody draws from."""
        game, full = self.game, self.game.setting.numbers.tax_supply
        low = "low" if game.tax <= full // 3 else ""
        return f.place(
            f.cell(
                f.Count("tax", f"{game.tax}/{full}", Phrase("pw-page-tax"), piece="tax"),
                keys=("area:tax",),
                at="tax",
                style=low,
                stands=Phrase("pw-stands-tax", {"silver": game.tax}),
            ),
            supply("suspicion", len(game.suspicion), "pw-page-suspicion", "area:suspicion"),
            supply("wall", len(game.walls), "pw-page-walls", "area:walls"),
            supply("debt", game.debts, "pw-page-debt-pile", "area:debts"),
            at="supplies",
        )

    # The map

    def map(self) -> f.Group:
        """PW-7.1.2, PW-7.3.2 The regions from the city to the border, with flags and pieces."""
        return f.place(*map(self.region, REGIONS), at="map", title=Phrase("pw-page-map"))

    def region(self, region: Region) -> f.Group:
        """A region: what it asks for, and its spaces."""
        in_play = SPACES_IN_PLAY[self.game.setting.players]
        spaces = [self.space(at) for at in in_play if BOX.spaces[at].region == region.id]
        columns = -(-len(spaces) // DEEP)
        flags = (self.flag(FAITH, region.faith), self.flag(STRENGTH, region.strength))
        return f.cell(
            f.heap(*flags, style="flags"),
            f.grid(*spaces, columns=columns),
            at="region",
            style=f"wide-{columns}",
            ground=region.id,
        )

    def flag(self, attribute: int, asked: int) -> f.Count:
        """What a Monk or an Outpost needs here; far, where the reader does not reach it."""
        reached = self.own is None or self.own.effective(attribute) >= asked
        return f.Count(ATTRIBUTES[attribute], asked, style="flag" if reached else "flag far")

    def space(self, at: int) -> f.Group:
        """A space of the map: its reward, or the piece on it."""
        space, piece = BOX.spaces[at], self.game.map[at]
        if piece == FREE:
            return f.cell(f.Picture(drawn(space.effects)), keys=(space.key,))
        icon = ("monk", "outpost")[piece % 2]
        return f.cell(f.Figures(piece // 2, icon=icon, one=True), keys=(space.key,), style="taken")

    # The King's track

    def kings_track(self) -> f.Group:
        """PW-3.8 Orders and Favours; PW-14.8 in co-op the Threats beside them."""
        game = self.game
        places = [*map(self.order, range(len(ORDER_PLACES))), *map(self.favour, range(len(FAVOUR_PLACES)))]
        left = {"round": max(game.round, 1), "left": BOX.game.rounds - game.round}
        return f.place(
            *(
                f.cell(
                    *here,
                    *self.threats(game.overlord, at),
                    at="kings",
                    style="order" if at <= 3 else "favour",
                )
                for at, here in enumerate(places, 1)
            ),
            at="king",
            keys=("track:king",),
            title=Phrase("pw-page-king"),
            icon="noble",
            stands=Phrase("pw-stands-king", left),
        )

    def order(self, at: int) -> Iterator[f.Thing]:
        """PW-8.1 An Order and its points; PW-14.7 in co-op what it needs, and who has done it."""
        game, printed = self.game, ORDER_PLACES[at]
        if at >= game.orders_up:
            yield face_down("seal", printed.round)
        elif game.overlord is None:
            yield f.Card(game.orders.cards[at].key)
        else:
            card, done = game.overlord.orders.cards[at], game.overlord.done[at]
            yield f.Card(card.key)
            if done != FREE:
                yield lying([done])
            elif game.round == BOX.game.rounds:  # PW-14.11.1
                yield f.heap(*(f.Count(ATTRIBUTES[which], n) for which, n in order_needs(game, card)))
        yield f.Count("vp", printed.vp, style="vp")

    def favour(self, at: int) -> Iterator[f.Thing]:
        """PW-8.2 A Favour with the Workers on it."""
        game = self.game
        if at >= game.favours_up:
            yield face_down("noble", FAVOUR_PLACES[at].round)
            return
        card = game.favours.cards[at]
        yield f.Card(card.key)
        if game.favour_workers[at]:
            yield lying(game.favour_workers[at])
        yield from self.aimed(card)

    def threats(self, overlord: Overlord | None, number: int) -> Iterator[f.Thing]:
        """PW-14.8.2 The Threats at a place: the Invaders first, the King's last."""
        if overlord is None:
            return
        if number == 1:
            missing = f.Count("saracen", f"{overlord.taken}/{invaders_needed(self.game)}", style="left")
            yield f.Card(INVADERS.key, on=(missing,), style="threat")
        yield from barons(overlord, number)
        if number not in (1, *overlord.places):
            shown = self.game.round == BOX.game.rounds
            yield f.Card(KINGS_THREAT.key, style="threat") if shown else f.Back("event", style="threat")


def supply(icon: str, n: int, word: str, key: str) -> f.Group:
    """A pile, as high as it still is."""
    return f.cell(f.Count(icon, n, Phrase(word)), keys=(key,), at="supply")


def face_down(icon: str, round_: int) -> f.Group:
    """PW-4.2 A card of the King that is turned up in a later round."""
    when = Phrase("pw-page-in-round", {"round": round_})
    return f.heap(f.Back(icon), f.picture(str(round_), name=when), style="later")


def barons(overlord: Overlord, number: int) -> Iterable[f.Thing]:
    """PW-14.9 The Threats of the Overlord at a place, with his Workers; one without any is averted."""
    for card, at, left in zip(overlord.threats.cards, overlord.places, overlord.workers, strict=False):
        if at == number and left > 0:
            yield f.Card(card.key, on=(f.Count("baron", left, style="left"),), style="threat")
        elif at == number:
            averted = f.picture("✓", name=Phrase("pw-page-averted"), style="threat")
            yield averted if left == 0 else f.Back("event", style="threat")
