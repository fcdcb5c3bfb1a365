"""What is printed on the cards and boards, as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from salotto.kernel.title import Phrase
from salotto.kit.components import Keyed
from salotto.kit.effects import Effect as Effect
from salotto.kit.effects import Times, Vocabulary, interpreted

DYNAMIC_WORDS = ("pw-does-*",)


class Good(StrEnum):
    """What can be gained or lost."""

    SILVER = "silver"
    PROVISION = "provision"
    TAX = "tax"
    STRENGTH = "strength"
    FAITH = "faith"
    INFLUENCE = "influence"
    HONOUR = "honour"
    LABOURER = "labourer"
    SCOUT = "scout"
    MERCHANT = "merchant"
    FIGHTER = "fighter"
    CLERIC = "cleric"
    CRIMINAL = "criminal"
    SUSPICION = "suspicion"
    DEBT = "debt"


EFFECTS = Vocabulary("pw")


@interpreted
@dataclass(frozen=True, slots=True)
class SomeOf(Effect):
    """An amount of something."""

    what: Good
    n: int = 1  # how much


@EFFECTS.word("gain")
@dataclass(frozen=True, slots=True)
class Gain(SomeOf):
    """Silver, Provisions, Tax, an attribute, Honour, Workers, Suspicion or Debts."""


@EFFECTS.word("remove_suspicion")
@dataclass(frozen=True, slots=True)
class RemoveSuspicion(Times):
    """PW-9.2.2 The most recent Suspicion goes to the discard pile."""


@EFFECTS.word("pay_debt")
@dataclass(frozen=True, slots=True)
class PayDebt(Times):
    """PW-9.4 An unpaid Debt is flipped to Paid."""


@EFFECTS.word("destroy_debt")
@dataclass(frozen=True, slots=True)
class DestroyDebt(Times):
    """PW-9.4 An unpaid Debt goes back on the pile."""


@EFFECTS.word("free_recruit")
@dataclass(frozen=True, slots=True)
class FreeRecruit(Effect):
    """PW-6.2.7 A Townsfolk of the row joins the crew, no Worker and no price."""


@EFFECTS.word("pray")
@dataclass(frozen=True, slots=True)
class FreePray(Effect):
    """PW-6.5.2 One action space of the own board is cleared, no Worker and no price."""


@EFFECTS.word("free_develop")
@dataclass(frozen=True, slots=True)
class FreeDevelop(Effect):
    """PW-6.1.6 A Workshop moves, no Workers and no Silver."""


@EFFECTS.word("choose")
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """PW-1.9 One list of rewards or another."""

    options: tuple[tuple[Effect, ...], ...]

    def phrase(self) -> Phrase:
        """The first of them, and the others."""
        first, *others = self.options
        return Phrase("pw-does-choose", {"one": doing_key(first), "other": either_key(others)})


@EFFECTS.word("lose")
@dataclass(frozen=True, slots=True)
class Lose(SomeOf):
    """PW-14.10.4 Honour, an attribute, Silver or Provisions are lost."""


@EFFECTS.word("lose_worker")
@dataclass(frozen=True, slots=True)
class LoseWorker(Times):
    """PW-14.10.4 Kept Workers are lost."""


@EFFECTS.word("lose_workshop")
@dataclass(frozen=True, slots=True)
class LoseWorkshop(Times):
    """PW-14.10.5 The right-most Workshops of the row go to the box."""


@interpreted
@dataclass(frozen=True, slots=True)
class Ability:
    """PW-5.7 What a Paladin changes for one round: something about an action."""

    action: str


@EFFECTS.word("on_action")
@dataclass(frozen=True, slots=True)
class OnAction(Ability):
    """PW-5.7 A reward after each such action of this round."""

    effects: tuple[Effect, ...]

    def phrase(self) -> Phrase:
        """The action, and its rewards."""
        return Phrase(
            "pw-does-on-action", {"action": f"action:{self.action}", "reward": doing_key(self.effects)}
        )


@EFFECTS.word("waive_cost")
@dataclass(frozen=True, slots=True)
class WaiveCost(Ability):
    """PW-5.7 An action costs nothing of a good in this round."""

    what: Good

    def phrase(self) -> Phrase:
        """The action and what it does not cost."""
        return Phrase("pw-does-waive-cost", {"action": f"action:{self.action}", "what": self.what.value})


@EFFECTS.word("discount")
@dataclass(frozen=True, slots=True)
class Discount(Ability):
    """PW-5.7 An action costs so much less of a good in this round."""

    what: Good
    n: int  # so much less

    def phrase(self) -> Phrase:
        """The action and what is saved."""
        words = {"action": f"action:{self.action}", "what": self.what.value, "n": self.n}
        return Phrase("pw-does-discount", words)


# Effects as keys


def does_key(effect: Effect) -> str:
    """An effect as a key: `does:gain-silver-2`, `does:choose-pay_debt-1|gain-scout-1+gain-silver-1`."""
    return f"does:{effect_name(effect)}"


def doing_key(effects: Iterable[Effect]) -> str:
    """Several effects as a key: `doing:gain-faith-1,pray`."""
    return f"doing:{','.join(map(effect_name, effects))}"


def either_key(options: Iterable[tuple[Effect, ...]]) -> str:
    """Several lists of effects, of which one is chosen, as a key: `either:gain-faith-1|pray`."""
    return f"either:{options_name(options)}"


def options_name(options: Iterable[tuple[Effect, ...]]) -> str:
    """Such lists within a key."""
    return "|".join("+".join(map(effect_name, option)) for option in options)


def effect_name(effect: Effect) -> str:
    """An effect within a key."""
    word = EFFECTS.words[type(effect)]
    if isinstance(effect, Choose):
        return f"{word}-{options_name(effect.options)}"
    if isinstance(effect, SomeOf):
        return f"{word}-{effect.what.value}-{effect.n}"
    return f"{word}-{effect.n}" if isinstance(effect, Times) else word


def effect_behind(name: str) -> Effect:
    """The effect behind the end of such a key."""
    word, _, options = name.partition("-")
    kind = EFFECTS.kinds[word]
    if kind is Choose:
        return Choose(options_behind(options))
    rest = options.split("-") if options else []
    if kind is Gain:
        return Gain(Good(rest[0]), int(rest[1]))
    if kind is Lose:
        return Lose(Good(rest[0]), int(rest[1]))
    effect: Effect = kind(*map(int, rest))
    return effect


def options_behind(name: str) -> tuple[tuple[Effect, ...], ...]:
    """The lists of effects within such a key."""
    return tuple(tuple(map(effect_behind, option.split("+"))) for option in name.split("|"))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Doing(Keyed):
    """PW-1.9 A list of effects that can be chosen."""

    effects: tuple[Effect, ...]


@cache
def doing(effects: tuple[Effect, ...]) -> Doing:
    """A list of effects, one object each."""
    return Doing(doing_key(effects), effects)
