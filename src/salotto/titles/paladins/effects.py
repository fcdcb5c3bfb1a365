"""What is printed on the cards and boards, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kernel.title import Phrase
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
        """The action, and the first of its rewards."""
        return Phrase(
            "pw-does-on-action", {"action": f"action:{self.action}", "reward": does_key(self.effects[0])}
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


@EFFECTS.word("no_suspicion")
@dataclass(frozen=True, slots=True)
class NoSuspicion(Ability):
    """PW-6.6.1 The Criminal gained by an action brings no Suspicion in this round."""

    def phrase(self) -> Phrase:
        """The action."""
        return Phrase("pw-does-no-suspicion", {"action": f"action:{self.action}"})


def does_key(effect: Effect) -> str:
    """An effect as a key: `does:gain-silver-2`, `does:free_recruit`."""
    word = EFFECTS.words[type(effect)]
    if isinstance(effect, SomeOf):
        return f"does:{word}-{effect.what.value}-{effect.n}"
    return f"does:{word}-{effect.n}" if isinstance(effect, Times) else f"does:{word}"


def effect_behind(name: str) -> Effect:
    """The effect behind the end of such a key."""
    word, *rest = name.split("-")
    kind = EFFECTS.kinds[word]
    if kind is Gain:
        return Gain(Good(rest[0]), int(rest[1]))
    if kind is Lose:
        return Lose(Good(rest[0]), int(rest[1]))
    effect: Effect = kind(*map(int, rest))
    return effect
