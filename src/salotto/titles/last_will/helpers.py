"""The privileges of helpers (LW-13): each is optional, and two of a kind work each for itself (LW-9.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from salotto.kernel.decisions import Rule, choose
from salotto.kernel.title import Phrase
from salotto.kit.content import written
from salotto.kit.effects import Shown
from salotto.titles.last_will.cards import EFFECTS, Black, Deck, Privilege, Symbol
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import Laid, Player

ACTIONS = "actions"
"""The answer of somebody who pays with actions though a helper could save them."""

P = TypeVar("P", bound=Privilege)


def privileges(board: Iterable[Laid], kind: type[P]) -> list[tuple[Laid, P]]:
    """The helpers on a board with a privilege of a kind."""
    found = []
    for laid in board:
        for privilege in laid.card.privileges:
            if isinstance(privilege, kind):
                found.append((laid, privilege))
    return found


@dataclass(frozen=True, slots=True)
class ForTypes(Privilege):
    """One that is good for properties of some types."""

    types: tuple[Symbol, ...]


T = TypeVar("T", bound=ForTypes)


def for_types(board: Iterable[Laid], kind: type[T], types: Sequence[Symbol]) -> list[tuple[Laid, T]]:
    """The helpers on a board with a privilege of a kind that is good for a property of one of the types."""
    found = privileges(board, kind)
    return [each for each in found if any(type_ in each[1].types for type_ in types)] if found else found


# More money to spend


@dataclass(frozen=True, slots=True)
class BonusSpend(Privilege):
    """LW-13.7 to LW-13.10 So much more when a card with one of the symbols is used (or at the opera)."""

    symbols: tuple[Symbol, ...]
    n: int = field(metadata=written(least=1))
    opera: bool = False


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
class BonusMaintain(ForTypes):
    """LW-13.6 So much more when a property of one of the types is activated."""

    n: int = field(metadata=written(least=1))


def maintain_bonuses(player: Player, types: Sequence[Symbol]) -> list[int]:
    """LW-13.6 What each Gardener can add when a property is activated as one of these types."""
    return [privilege.n for _, privilege in for_types(player.board, BonusMaintain, types)]


# Without an action, or at another price


@dataclass(frozen=True, slots=True)
class Saving(ForTypes):
    """One that saves actions, so often per round."""

    times: int = field(metadata=written(least=1))


S = TypeVar("S", bound=Saving)


def savings(board: Iterable[Laid], kind: type[S], types: Sequence[Symbol]) -> list[tuple[Laid, S]]:
    """The helpers who can still do something this round for a property of one of the types."""
    found = for_types(board, kind, types)
    return [each for each in found if each[0].uses < each[1].times] if found else found


def pay_actions(
    player: Player, prompt: str, card: Black, actions: int, helper: Laid | None, **about: Any
) -> Rule[Laid | None]:
    """LW-13.1, LW-13.2, LW-13.4, LW-13.5 So many actions, or a helper who saves them: he is returned then."""
    ways: list[Black | str] = [helper.card] if helper else []
    if actions <= player.actions:
        ways.append(ACTIONS)
    way = yield from choose(player.seat, prompt, ways, card=card.key, **about, actions=player.actions)
    if helper is None or way == ACTIONS:
        player.actions -= actions
        return None
    use_privilege(player, helper)
    return helper


def use_privilege(player: Player, helper: Laid) -> None:
    """One of the times per round that a privilege can be used."""
    player.put(helper, replace(helper, uses=helper.uses + 1))


@dataclass(frozen=True, slots=True)
class FreeActivation(Saving):
    """LW-13.4, LW-13.5 So often per round a property is activated without its action cost."""


def free_activation(player: Player, types: Sequence[Symbol]) -> tuple[Laid, FreeActivation] | None:
    """LW-13.4, LW-13.5 The helper who saves a property's action cost: the least versatile one."""
    found = savings(player.board, FreeActivation, types)
    return min(found, key=lambda pair: len(pair[1].types)) if found else None


def shown_deal(privilege: FreeDeal) -> str:
    """How often, and how much cheaper."""
    return f"{privilege.times}× −{-privilege.price}" if privilege.price else f"{privilege.times}×"


@dataclass(frozen=True, slots=True)
class FreeDeal(Saving):
    """LW-13.1, LW-13.2 So often per round a purchase or sale without an action, and/or at another price."""

    price: int = 0

    def phrase(self) -> Phrase:
        """How much cheaper is said only where it is."""
        message = "lw-does-cheap-deal" if self.price else "lw-does-free-deal"
        types = f"types:{'/'.join(self.types)}"
        return Phrase(message, {"types": types, "times": self.times, "pounds": -self.price})


def free_deal(board: Sequence[Laid], types: Sequence[Symbol]) -> Laid | None:
    """LW-13.1, LW-13.2 The helper who lets a property of such a type be bought or sold without an action."""
    found = savings(board, FreeDeal, types)
    return found[0][0] if found else None


def discounts(board: Sequence[Laid], types: Sequence[Symbol]) -> list[tuple[Laid, int]]:
    """LW-13.1 The helpers who can still change the price of one deal of this round, and by how much."""
    return [(laid, privilege.price) for laid, privilege in savings(board, FreeDeal, types) if privilege.price]


@dataclass(frozen=True, slots=True)
class AdjustPrice(ForTypes):
    """LW-13.3 At every purchase or sale the price may be raised or lowered."""

    n: int = field(metadata=written(least=1))


def price_changes(board: Sequence[Laid], types: Sequence[Symbol]) -> list[int]:
    """LW-13.3 By how much each Estate Agent may raise or lower the price of such a property."""
    return [privilege.n for _, privilege in for_types(board, AdjustPrice, types)]


# More actions, cards and errand boys


@dataclass(frozen=True, slots=True)
class More(Privilege):
    """One that gives more of something each round."""

    n: int = field(metadata=written(least=1))


@dataclass(frozen=True, slots=True)
class ExtraActions(More):
    """LW-13.11 Extra actions each round."""


@dataclass(frozen=True, slots=True)
class ExtraWhiteActions(More):
    """LW-13.12 Extra actions each round that pay only for white-bordered cards."""


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
class ExtraErrandBoys(More):
    """LW-30.2 More errand boys than the plan gives."""


def extra_errand_boys(player: Player) -> int:
    """LW-30.2, LW-30.4 One errand boy more for each Messenger on the board."""
    return sum(privilege.n for _, privilege in privileges(player.board, ExtraErrandBoys))


@dataclass(frozen=True, slots=True)
class DrawMore(More):
    """LW-13.13 to LW-13.15 More cards in the planning draw, of any regular deck or of a given one."""

    deck: Deck | None = None


def who_draws_more(player: Player) -> list[Black]:
    """LW-13.13 to LW-13.15 The helpers who can add cards to the planning draw."""
    return list(dict.fromkeys(laid.card for laid, _ in privileges(player.board, DrawMore)))


@dataclass(frozen=True, slots=True)
class KeepMore(More):
    """LW-13.16 A higher hand limit at the end of the round."""


def hand_limit(player: Player) -> int:
    """LW-15.1, LW-13.16 How many cards may be kept at the end of the round."""
    return TOTALS.hand_limit + sum(privilege.n for _, privilege in privileges(player.board, KeepMore))


# What they are called in the files, and how they are drawn

LOOKS: tuple[tuple[str, type[Privilege], str, Shown], ...] = (
    ("bonus-spend", BonusSpend, "pound", "+{n}"),
    ("bonus-maintain", BonusMaintain, "pound", "+{n}"),
    ("free-activation", FreeActivation, "no-action", "{times}×"),
    ("free-deal", FreeDeal, "market", shown_deal),
    ("adjust-price", AdjustPrice, "market", "±{n}"),
    ("extra-actions", ExtraActions, "action", "+{n}"),
    ("extra-white-actions", ExtraWhiteActions, "white-action", "+{n}"),
    ("extra-errand-boys", ExtraErrandBoys, "hat", "+{n}"),
    ("draw-more", DrawMore, "cards", "+{n}"),
    ("keep-more", KeepMore, "hand", "+{n}"),
)
for word, kind, sign, shows in LOOKS:
    EFFECTS.declare(word, kind, sign, shows)
