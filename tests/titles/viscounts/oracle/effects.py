"""VW-3, VW-4, VW-8: goods, Debts and Deeds, the two markers, and the effects of the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import permutations

from tests.titles.viscounts.oracle.book import RESOURCES, Effects, Entry, card, card_id
from tests.titles.viscounts.oracle.pen import NO, Pen
from tests.titles.viscounts.oracle.position import Player, Position


def as_printed(what: str, n: int) -> int:
    """No misreading."""
    return n


@dataclass(slots=True)
class Reading:
    """A position that is played on by the book; a test may give it a misreading."""

    at: Position
    pen: Pen
    misread: Callable[[str, int], int] = as_printed
    castle: bool = False  # VW-7.3.2 a resolution of the Castle is running
    reserved: int = 0  # Silver that the announced action cannot do without

    def me(self, seat: int) -> Player:
        """A player."""
        return self.at.players[seat]

    def ask(self, seat: int, keys: list[str], what: str) -> str:
        """One of the answers."""
        return self.pen.ask(self.at, seat, keys, what)

    def may(self, seat: int, keys: list[str], what: str) -> str:
        """One of the answers, or `no`."""
        return self.pen.may(self.at, seat, keys, what)


Do = Callable[[Reading, int, Entry], None]
DOES: dict[str, Do] = {}
"""What each effect does for a player."""

FOR_RIVAL: dict[str, Do] = {}
"""VW-10.4.4 What each effect does for the Rival."""


def perform(r: Reading, seat: int, effects: Effects, id: str = "") -> None:
    """VW-8.2 In printed order, each completely before the next."""
    does = FOR_RIVAL if r.me(seat).board else DOES
    for effect in effects:
        if r.at.over:
            return
        if effect["do"] != "choose":
            does[effect["do"]](r, seat, effect)
            continue
        options = effect["options"]
        if r.me(seat).board:  # VW-10.4.11
            perform(r, seat, options[0], id)
            continue
        keys = [f"does:{id}/{at + 1}" for at in range(len(options))]  # VW-8.15
        picked = r.ask(seat, keys, f"the choice of {id}")
        perform(r, seat, options[keys.index(picked)], id)


# VW-4 Markers


def corrupt(r: Reading, seat: int) -> None:
    """VW-4.1, VW-4.5 One Corruption."""
    me = r.me(seat)
    stuck = me.corruption == me.virtue
    if me.corruption < 7:
        me.corruption += 1
        if stuck:
            me.virtue += 1


def virtue(r: Reading, seat: int) -> None:
    """VW-4.1, VW-4.5 One Virtue."""
    me = r.me(seat)
    stuck = me.corruption == me.virtue
    if me.virtue > 1:
        me.virtue -= 1
        if stuck:
            me.corruption -= 1


# VW-3 Debts and Deeds


def take_debt(r: Reading, seat: int) -> None:
    """VW-3.1 to VW-3.3, VW-8.5, TS-7.8.2 One Debt, unless the owner of the Tome pays."""
    me = r.me(seat)
    tome = me.tome("would_gain_debt") if r.at.playing else None
    may_pay = tome is not None and me.goods["silver"] - r.reserved >= tome["silver"]
    if may_pay and r.may(seat, ["pay-instead"], "a Debt") != NO:
        assert tome is not None
        me.goods["silver"] -= tome["silver"]
        return
    me.unpaid += 1
    if r.at.playing and r.at.debts_left:
        r.at.debts_left -= 1
        if not r.at.debts_left:
            reveal(r)
    if not me.board:
        react(r, seat, "on_gain_debt")


def take_deed(r: Reading, seat: int) -> None:
    """VW-3.1 to VW-3.3 One Deed."""
    r.me(seat).acquired += 1
    if r.at.playing and r.at.deeds_left:
        r.at.deeds_left -= 1
        if not r.at.deeds_left:
            reveal(r)


def reveal(r: Reading) -> None:
    """VW-9.1 to VW-9.3, VW-11.10.1, VW-11.10.5 The Poverty or Prosperity Card."""
    if not r.at.last_round:
        r.at.last_round = r.at.round + 1
    baron = r.at.baron
    if baron is not None:
        for space in [space for space, n in baron.workers.items() if n == 2]:
            baron.workers[space] -= 1
            baron.reserve += 1


def flip(r: Reading, seat: int, what: str) -> None:
    """VW-3.4 to VW-3.7 One card, if there is one to flip."""
    me = r.me(seat)
    there = {"debt": me.unpaid, "deed": me.acquired}
    keys = [f"flip:{kind}" for kind in there if what in (kind, "either") and there[kind]]
    if not keys:
        return
    if r.ask(seat, keys, "a flip") == "flip:deed":
        me.acquired -= 1
        me.approved += 1
        return
    me.unpaid -= 1
    me.paid += 1
    gain(r, seat, "any_resource", 1)
    tome = me.tome("after_flip_debt")
    if tome and r.at.playing:
        perform(r, seat, tome["effects"])
    react(r, seat, "on_flip_debt")


# Gains


def gain(r: Reading, seat: int, what: str, n: int) -> None:
    """VW-8.1 Gains are mandatory."""
    me = r.me(seat)
    for _ in range(r.misread(what, n)):
        match what:
            case "any_resource":
                good = r.ask(seat, [f"good:{good}" for good in RESOURCES], "a resource")
                me.goods[good.removeprefix("good:")] += 1
            case "debt":
                take_debt(r, seat)
            case "deed":
                take_deed(r, seat)
            case "virtue":
                virtue(r, seat)
            case "corruption":
                corrupt(r, seat)
            case _:
                me.goods[what] += 1


# Several effects at the same moment


@dataclass(slots=True)
class Reaction:
    """Something that a player resolves; `key` is the answer that puts it first."""

    key: str
    effects: Effects = field(default_factory=list)
    id: str = ""
    run: Callable[[Reading], None] | None = None  # where it is not for one player alone
    gains: list[str] | None = None  # what it brings, if it is known and without a choice

    def resolve(self, r: Reading, seat: int) -> None:
        """Carry it out."""
        if self.run is not None:
            self.run(r)
        else:
            perform(r, seat, self.effects, self.id)

    @property
    def brings(self) -> list[str]:
        """The goods and markers it is sure to bring; `?` for everything else."""
        if self.gains is not None:
            return self.gains
        return [effect["what"] if effect["do"] == "gain" else "?" for effect in self.effects]


LINKS = "the Links"
PLAIN = {"silver", "ink", "gold", "stone"}
ALIKE = {"virtue", "deed"}
"""Links that only bring these come to the same in any order."""


def in_order(r: Reading, seat: int, reactions: Iterable[Reaction], what: str) -> None:
    """VW-6.1.11, VW-8.4 In the order the owner likes; plain goods first, Corruption before Virtue."""
    todo = list(reactions)
    for one in [one for one in todo if set(one.brings) <= PLAIN]:
        one.resolve(r, seat)
        todo.remove(one)
    while todo and not r.at.over:
        first = [one for one in todo if not waits(one, todo)]
        chosen = first[0]
        if not (r.me(seat).board or (what == LINKS and all(set(one.brings) <= ALIKE for one in todo))):
            key = r.ask(seat, [one.key for one in first], f"the order of {what}")
            chosen = next(one for one in first if one.key == key)
        todo.remove(chosen)
        chosen.resolve(r, seat)


def waits(one: Reaction, todo: list[Reaction]) -> bool:
    """VW-4.3 Virtue waits for Corruption."""
    return "virtue" in one.brings and any("corruption" in other.brings for other in todo if other is not one)


def reactions(r: Reading, seat: int, trigger: str) -> list[Reaction]:
    """VW-8.16 The cards on a player's board that react."""
    return [
        Reaction(f"does:{card_id(key)}", card(key)["effects"], card_id(key))
        for key in r.me(seat).lying()
        if card(key).get("trigger") == trigger
    ]


def react(r: Reading, seat: int, trigger: str) -> None:
    """VW-8.4, VW-8.16 All of them."""
    in_order(r, seat, reactions(r, seat, trigger), trigger)


# VW-8.7 to VW-8.9 The own deck


def shuffle_discards(r: Reading, seat: int) -> None:
    """VW-8.9 With the Criminal check."""
    me = r.me(seat)
    me.draw = r.pen.shuffle(me.draw + me.discard)
    me.discard = []
    if me.criminals:
        corrupt(r, seat)
    else:
        virtue(r, seat)


def take_top(r: Reading, seat: int) -> str:
    """The top card of the Draw Pile, which is made anew if it is empty."""
    me = r.me(seat)
    if not me.draw:
        shuffle_discards(r, seat)
    return me.draw.pop()


def let_go(r: Reading, seat: int, times: int, destroy: bool) -> None:
    """VW-8.7, VW-8.8, VW-8.18, VW-8.19 Discard or destroy; who declines once has declined."""
    me = r.me(seat)
    if not r.at.dealt:
        return
    for _ in range(times):
        if destroy and len(me.deck) <= 3:
            return
        keys = list(me.hand)
        if me.draw or me.discard:
            keys.append("draw-pile")
        key = r.may(seat, keys, "destroy" if destroy else "discard")
        if key == NO:
            return
        if key == "draw-pile":
            key = take_top(r, seat)
        else:
            me.hand.remove(key)
        if destroy:
            r.at.gone.append(key)
            me.goods["silver"] += card(key)["cost"]
        else:
            me.discard.append(key)


def hire(r: Reading, seat: int, name: str) -> None:
    """VW-5.4.2, VW-5.4.3, VW-8.10 The top card of a Segment."""
    me = r.me(seat)
    key = r.at.townsfolk[name].pop()
    (me.discard if r.at.dealt else me.draw).append(key)
    perform(r, seat, card(key)["on_hire"], card_id(key))
    if "ws1" in me.empty:
        let_go(r, seat, 1, destroy=False)


def rearrange(r: Reading, seat: int) -> None:
    """VW-8.6 Another order among the spaces that hold a card."""
    me = r.me(seat)
    held = [at for at in range(3) if me.row[at] is not None]
    keys = {}
    for order in permutations(held):
        row = [0, 1, 2]
        for to, here in zip(held, order, strict=True):
            row[to] = here
        if row != [0, 1, 2]:
            keys["order:" + "".join("lmr"[at] for at in row)] = row
    key = r.may(seat, list(keys), "rearrange")
    if key != NO:
        me.row = [me.row[at] for at in keys[key]]


def _gain(r: Reading, seat: int, effect: Entry) -> None:
    gain(r, seat, effect["what"], effect["n"])


def _flip(r: Reading, seat: int, effect: Entry) -> None:
    for _ in range(effect["n"]):
        flip(r, seat, effect["what"])


def _shuffle(r: Reading, seat: int, effect: Entry) -> None:
    if r.me(seat).discard and r.at.dealt:
        shuffle_discards(r, seat)


def _free_hire(r: Reading, seat: int, effect: Entry) -> None:
    tops = {pile[-1]: name for name, pile in r.at.townsfolk.items() if pile}
    if tops:
        hire(r, seat, tops[r.ask(seat, list(tops), "a Free Hire")])


DOES["gain"] = _gain
DOES["flip"] = _flip
DOES["rearrange"] = lambda r, seat, effect: rearrange(r, seat)
DOES["discard"] = lambda r, seat, effect: let_go(r, seat, effect["n"], destroy=False)
DOES["destroy"] = lambda r, seat, effect: let_go(r, seat, effect["n"], destroy=True)
DOES["shuffle"] = _shuffle
DOES["free_hire"] = _free_hire
