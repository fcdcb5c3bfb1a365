"""The privileges of helpers (LW-13): each is optional, and two of a kind work each for itself (LW-9.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from salotto.kernel.title import Phrase
from salotto.kit.content import written
from salotto.titles.last_will.cards import EFFECTS, Black, Deck, Privilege, Symbol
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import Laid, Player

P = TypeVar("P", bound=Privilege)


def privileges(board: Iterable[Laid], kind: type[P]) -> list[tuple[Laid, P]]:
    """The helpers on a board with a privilege of a kind."""
    return [
        (laid, privilege)
        for laid in board
        for privilege in laid.card.privileges
        if isinstance(privilege, kind)
    ]


# More money to spend


@dataclass(frozen=True, slots=True)
class BonusSpend(Privilege):
    """LW-13.7 to LW-13.10 So much more when a card with one of the symbols is used (or at the opera)."""

    symbols: tuple[Symbol, ...]
    n: int = field(metadata=written(least=1))
    opera: bool = False


EFFECTS.declare("bonus-spend", BonusSpend, sign="pound")


def use_bonuses(player: Player, corners: Iterable[Sequence[Symbol]]) -> list[int]:
    """LW-13.7 to LW-13.10 What each helper can add when cards with these corner symbols are used.

    LW-R23 Once for each card, however many of its symbols match; LW-26.6 the Wedding Planner counts a set.
    """
    bonuses = []
    for _, privilege in privileges(player.board, BonusSpend):
        matching = sum(any(symbol in privilege.symbols for symbol in corner) for corner in corners)
        if matching:
            bonuses.append(matching * privilege.n)
    return bonuses


def opera_bonuses(player: Player) -> list[int]:
    """LW-13.9 What each helper can add to a visit to the opera."""
    return [privilege.n for _, privilege in privileges(player.board, BonusSpend) if privilege.opera]


@dataclass(frozen=True, slots=True)
class BonusMaintain(Privilege):
    """LW-13.6 So much more when a property of one of the types is activated."""

    types: tuple[Symbol, ...]
    n: int = field(metadata=written(least=1))


EFFECTS.declare("bonus-maintain", BonusMaintain, sign="pound")


def maintain_bonuses(player: Player, type_: Symbol) -> list[int]:
    """LW-13.6 What each Gardener can add when a property is activated as one of this type."""
    return [
        privilege.n for _, privilege in privileges(player.board, BonusMaintain) if type_ in privilege.types
    ]


# Without an action, or at another price


@dataclass(frozen=True, slots=True)
class FreeActivation(Privilege):
    """LW-13.4, LW-13.5 So often per round a property is activated without its action cost."""

    types: tuple[Symbol, ...]
    times: int = field(metadata=written(least=1))


EFFECTS.declare("free-activation", FreeActivation, sign="no-action", shows="{times}×")


def free_activation(player: Player, types: Sequence[Symbol]) -> tuple[Laid, FreeActivation] | None:
    """LW-13.4, LW-13.5 The helper who saves a property's action cost: the least versatile one."""
    found = [
        (laid, privilege)
        for laid, privilege in privileges(player.board, FreeActivation)
        if laid.uses < privilege.times and any(type_ in privilege.types for type_ in types)
    ]
    return min(found, key=lambda pair: len(pair[1].types)) if found else None


@dataclass(frozen=True, slots=True)
class FreeDeal(Privilege):
    """LW-13.1, LW-13.2 So often per round a purchase or sale without an action, and/or at another price."""

    types: tuple[Symbol, ...]
    times: int = field(metadata=written(least=1))
    price: int = 0

    def phrase(self) -> Phrase:
        """How much cheaper is said only where it is."""
        message = "lw-does-cheap-deal" if self.price else "lw-does-free-deal"
        types = f"types:{'/'.join(self.types)}"
        return Phrase(message, {"types": types, "times": self.times, "pounds": -self.price})


def shown_deal(privilege: FreeDeal) -> str:
    """How often, and how much cheaper."""
    return f"{privilege.times}× −{-privilege.price}" if privilege.price else f"{privilege.times}×"


EFFECTS.declare("free-deal", FreeDeal, sign="market", shows=shown_deal)


def deals(board: Sequence[Laid], types: Sequence[Symbol]) -> list[tuple[Laid, FreeDeal]]:
    """LW-13.1, LW-13.2 The helpers who can still do something for a deal of a property of such a type."""
    return [
        (laid, privilege)
        for laid, privilege in privileges(board, FreeDeal)
        if laid.uses < privilege.times and any(type_ in privilege.types for type_ in types)
    ]


def free_deal(board: Sequence[Laid], types: Sequence[Symbol]) -> Laid | None:
    """LW-13.1, LW-13.2 The helper who lets a property of such a type be bought or sold without an action."""
    return next((laid for laid, _ in deals(board, types)), None)


def discounts(board: Sequence[Laid], types: Sequence[Symbol]) -> list[tuple[Laid, int]]:
    """LW-13.1 The helpers who can still change the price of one deal of this round, and by how much."""
    return [(laid, privilege.price) for laid, privilege in deals(board, types) if privilege.price]


@dataclass(frozen=True, slots=True)
class AdjustPrice(Privilege):
    """LW-13.3 At every purchase or sale the price may be raised or lowered."""

    types: tuple[Symbol, ...]
    n: int = field(metadata=written(least=1))


EFFECTS.declare("adjust-price", AdjustPrice, sign="market", shows="±{n}")


def price_changes(board: Sequence[Laid], types: Sequence[Symbol]) -> list[int]:
    """LW-13.3 By how much each Estate Agent may raise or lower the price of such a property."""
    return [
        privilege.n
        for _, privilege in privileges(board, AdjustPrice)
        if any(type_ in privilege.types for type_ in types)
    ]


def use_privilege(player: Player, helper: Laid) -> None:
    """One of the times per round that a privilege can be used."""
    player.put(helper, replace(helper, uses=helper.uses + 1))


# More actions, cards and errand boys


@dataclass(frozen=True, slots=True)
class ExtraActions(Privilege):
    """LW-13.11 Extra actions each round."""

    n: int = field(metadata=written(least=1))


@dataclass(frozen=True, slots=True)
class ExtraWhiteActions(Privilege):
    """LW-13.12 Extra actions each round that pay only for white-bordered cards."""

    n: int = field(metadata=written(least=1))


EFFECTS.declare("extra-actions", ExtraActions, sign="action")
EFFECTS.declare("extra-white-actions", ExtraWhiteActions, sign="white-action")


def extra_actions(card: Black) -> tuple[int, int]:
    """LW-13.11, LW-13.12 Extra actions each round: for anything, and for white-bordered cards only."""
    anything = white = 0
    for privilege in card.privileges:
        if type(privilege) is ExtraActions:
            anything += privilege.n
        elif type(privilege) is ExtraWhiteActions:
            white += privilege.n
    return anything, white


def give_extra_actions(player: Player, card: Black) -> None:
    """LW-13.11, LW-13.12 A helper's extra actions, once per round even if he comes back (LW-R16)."""
    anything, white = extra_actions(card)
    if (anything or white) and card not in player.given:
        player.given = (*player.given, card)
        player.actions += anything
        player.white_actions += white


@dataclass(frozen=True, slots=True)
class ExtraErrandBoys(Privilege):
    """LW-30.2 More errand boys than the plan gives."""

    n: int = field(metadata=written(least=1))


EFFECTS.declare("extra-errand-boys", ExtraErrandBoys, sign="hat")


def extra_errand_boys(player: Player) -> int:
    """LW-30.2, LW-30.4 One errand boy more for each Messenger on the board."""
    return sum(privilege.n for _, privilege in privileges(player.board, ExtraErrandBoys))


@dataclass(frozen=True, slots=True)
class DrawMore(Privilege):
    """LW-13.13 to LW-13.15 More cards in the planning draw, of any regular deck or of a given one."""

    n: int = field(metadata=written(least=1))
    deck: Deck | None = None


EFFECTS.declare("draw-more", DrawMore, sign="cards")


def who_draws_more(player: Player) -> list[Black]:
    """LW-13.13 to LW-13.15 The helpers who can add cards to the planning draw."""
    return list(dict.fromkeys(laid.card for laid, _ in privileges(player.board, DrawMore)))


@dataclass(frozen=True, slots=True)
class KeepMore(Privilege):
    """LW-13.16 A higher hand limit at the end of the round."""

    n: int = field(metadata=written(least=1))


EFFECTS.declare("keep-more", KeepMore, sign="hand")


def hand_limit(player: Player) -> int:
    """LW-15.1, LW-13.16 How many cards may be kept at the end of the round."""
    return TOTALS.hand_limit + sum(privilege.n for _, privilege in privileges(player.board, KeepMore))
