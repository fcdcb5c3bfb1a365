"""What is printed on the cards and boards, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kernel.title import Phrase
from salotto.kit.effects import Vocabulary

DYNAMIC_WORDS = ("pw-does-*",)

EFFECTS = Vocabulary("pw")


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


@EFFECTS.word("gain", sign="")
@dataclass(frozen=True, slots=True)
class Gain:
    """Silver, Provisions, Tax, an attribute, Honour, Workers, Suspicion or Debts."""

    what: Good
    n: int = 1


@EFFECTS.word("remove_suspicion", sign="suspicion", shows="−{n}")
@dataclass(frozen=True, slots=True)
class RemoveSuspicion:
    """PW-9.2.2 The most recent Suspicion goes to the discard pile."""

    n: int = 1


@EFFECTS.word("pay_debt", sign="debt-paid", shows="{n}")
@dataclass(frozen=True, slots=True)
class PayDebt:
    """PW-9.4 An unpaid Debt is flipped to Paid."""

    n: int = 1


@EFFECTS.word("destroy_debt", sign="debt", shows="−{n}")
@dataclass(frozen=True, slots=True)
class DestroyDebt:
    """PW-9.4 An unpaid Debt goes back on the pile."""

    n: int = 1


@EFFECTS.word("free_recruit", sign="recruit", shows="")
@dataclass(frozen=True, slots=True)
class FreeRecruit:
    """PW-6.2.7 A Townsfolk of the row joins the crew, no Worker and no price."""


@EFFECTS.word("pray", sign="pray", shows="")
@dataclass(frozen=True, slots=True)
class FreePray:
    """PW-6.5.2 One action space of the own board is cleared, no Worker and no price."""


@EFFECTS.word("lose", sign="", shows="−{n}")
@dataclass(frozen=True, slots=True)
class Lose:
    """PW-14.10.4 Honour, an attribute, Silver or Provisions are lost."""

    what: Good
    n: int = 1


@EFFECTS.word("lose_worker", sign="worker", shows="−{n}")
@dataclass(frozen=True, slots=True)
class LoseWorker:
    """PW-14.10.4 Kept Workers are lost."""

    n: int = 1


@EFFECTS.word("lose_workshop", sign="workshop", shows="−{n}")
@dataclass(frozen=True, slots=True)
class LoseWorkshop:
    """PW-14.10.5 The right-most Workshops of the row go to the box."""

    n: int = 1


Effect = (
    Gain | RemoveSuspicion | PayDebt | DestroyDebt | FreeRecruit | FreePray | Lose | LoseWorker | LoseWorkshop
)


@EFFECTS.word("on_action", sign="after", shows="", icons=())
@dataclass(frozen=True, slots=True)
class OnAction:
    """PW-5.7 A reward after each such action of this round."""

    action: str
    effects: tuple[Effect, ...]

    def phrase(self) -> Phrase:
        """The action, and the first of its rewards."""
        return Phrase(
            "pw-does-on-action", {"action": f"action:{self.action}", "reward": does_key(self.effects[0])}
        )


@EFFECTS.word("waive_cost", sign="free", shows="")
@dataclass(frozen=True, slots=True)
class WaiveCost:
    """PW-5.7 An action costs nothing of a good in this round."""

    action: str
    what: Good

    def phrase(self) -> Phrase:
        """The action and what it does not cost."""
        return Phrase("pw-does-waive-cost", {"action": f"action:{self.action}", "what": self.what.value})


@EFFECTS.word("discount", sign="discount", shows="−{n}")
@dataclass(frozen=True, slots=True)
class Discount:
    """PW-5.7 An action costs so much less of a good in this round."""

    action: str
    what: Good
    n: int

    def phrase(self) -> Phrase:
        """The action and what is saved."""
        words = {"action": f"action:{self.action}", "what": self.what.value, "n": self.n}
        return Phrase("pw-does-discount", words)


@EFFECTS.word("no_suspicion", sign="no-suspicion", shows="")
@dataclass(frozen=True, slots=True)
class NoSuspicion:
    """PW-6.6.1 The Criminal gained by an action brings no Suspicion in this round."""

    action: str

    def phrase(self) -> Phrase:
        """The action."""
        return Phrase("pw-does-no-suspicion", {"action": f"action:{self.action}"})


Ability = OnAction | WaiveCost | Discount | NoSuspicion


def does_key(effect: Effect) -> str:
    """An effect as a key: `does:gain-silver-2`, `does:free_recruit`."""
    word = EFFECTS.words[type(effect)]
    if isinstance(effect, Gain | Lose):
        return f"does:{word}-{effect.what.value}-{effect.n}"
    if isinstance(effect, FreeRecruit | FreePray):
        return f"does:{word}"
    return f"does:{word}-{effect.n}"


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
