"""What is printed on the cards of Architects, as data (AW-9).

Each effect is a small frozen value under the word that the data files use. What it does stands with the rules
that perform it; what it says follows from its fields (`aw-does-*`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from salotto.kernel.title import Phrase
from salotto.kit.effects import Effect as Effect
from salotto.kit.effects import Times, Vocabulary, interpreted
from salotto.titles.west_kingdom.amounts import amount_key

DYNAMIC_WORDS = ("aw-does-*", "aw-does-baron-*", "aw-does-rival-*")


class Item(StrEnum):
    """Whatever can be gained, lost or given."""

    CLAY = "clay"
    WOOD = "wood"
    STONE = "stone"
    GOLD = "gold"
    MARBLE = "marble"
    SILVER = "silver"
    VIRTUE = "virtue"
    BUILDING_CARD = "building_card"
    DEBT_PAID = "debt_paid"
    DEBT_UNPAID = "debt_unpaid"


GOODS = (Item.CLAY, Item.WOOD, Item.STONE, Item.GOLD, Item.MARBLE, Item.SILVER)
"""The goods in the order in which a player's numbers stand."""

CLAY, WOOD, STONE, GOLD, MARBLE, SILVER = range(6)
"""Where each good stands."""

GOOD_NAMES = tuple(item.value for item in GOODS)


class Who(StrEnum):
    """Whom an effect concerns."""

    YOU = "you"  # who does it
    ALL = "all_players"
    PRISONERS = "all_players_with_3_prisoners"  # AW-9.5 who have 3 or more Workers in Prison


class Condition(StrEnum):
    """When an effect counts (AW-8.5)."""

    MOST_CLAY = "most_clay"
    MOST_WOOD = "most_wood"
    MOST_STONE = "most_stone"
    MOST_SILVER = "most_silver"
    MOST_CATHEDRAL = "most_cathedral"
    NO_UNPAID_DEBTS = "no_unpaid_debts"


class Count(StrEnum):
    """What an effect counts (AW-9.9)."""

    OWN_BUILDINGS = "own_buildings"
    CARPENTRY = "own_apprentices_carpentry"
    TILING = "own_apprentices_tiling"
    MASONRY = "own_apprentices_masonry"
    CAPTURED = "captured_workers"
    VIRTUE = "virtue"
    PAID_DEBTS = "paid_debts"
    GOLD = "gold"
    MARBLE = "marble"
    COMMON = "clay_wood_stone"


def amounts(counted: Mapping[Item, int]) -> str:
    """Some items as a key: `amount:gold-2,wood-1`."""
    return amount_key((item.value, n) for item, n in counted.items())


EFFECTS = Vocabulary("aw")


@interpreted
@dataclass(frozen=True, slots=True)
class Change(Effect):
    """So much of something, for somebody."""

    what: Item
    n: int = 1
    who: Who = Who.YOU


@EFFECTS.word("gain")
@dataclass(frozen=True, slots=True)
class Gain(Change):
    """Gain something from the Supply."""

    when: Condition | None = None

    def phrase(self) -> Phrase:
        """In words."""
        amount = amounts({self.what: self.n})
        if self.when is not None:
            return Phrase("aw-does-gain-if", {"amount": amount, "when": f"condition:{self.when.value}"})
        return Phrase("aw-does-gain-all" if self.who is Who.ALL else "aw-does-gain", {"amount": amount})


@EFFECTS.word("lose")
@dataclass(frozen=True, slots=True)
class Lose(Change):
    """Lose something."""

    def phrase(self) -> Phrase:
        """In words."""
        amount = amounts({self.what: self.n})
        return Phrase(
            "aw-does-lose-prisoners" if self.who is Who.PRISONERS else "aw-does-lose", {"amount": amount}
        )


@EFFECTS.word("gain_per")
@dataclass(frozen=True, slots=True)
class GainPer(Effect):
    """Gain n for every full `per` of something."""

    what: Item
    n: int
    per: int
    of: Count

    def phrase(self) -> Phrase:
        """In words."""
        amount = amounts({self.what: self.n})
        return Phrase("aw-does-gain-per", {"amount": amount, "per": self.per, "of": f"count:{self.of.value}"})


@EFFECTS.word("take_debt")
@dataclass(frozen=True, slots=True)
class TakeDebt(Times):
    """Take unpaid Debts."""


@EFFECTS.word("destroy_debt")
@dataclass(frozen=True, slots=True)
class DestroyDebt(Times):
    """Destroy unpaid Debts."""

    optional: bool = False  # whether one may decline, here and below


@EFFECTS.word("release_prison")
@dataclass(frozen=True, slots=True)
class ReleasePrison(Effect):
    """All own Workers leave the Prison."""


@EFFECTS.word("release_boards")
@dataclass(frozen=True, slots=True)
class ReleaseBoards(Effect):
    """All own Workers come back from other boards, free of charge."""


@EFFECTS.word("release_prisoners")
@dataclass(frozen=True, slots=True)
class ReleasePrisoners(Times):
    """Up to n own Workers leave the Prison."""


@EFFECTS.word("capture")
@dataclass(frozen=True, slots=True)
class Capture(Times):
    """Free captures."""

    max_locations: int = 1
    optional: bool = False


@EFFECTS.word("hire_any")
@dataclass(frozen=True, slots=True)
class HireAny(Times):
    """Hire any face-up Apprentice free of charge."""

    optional: bool = False


@EFFECTS.word("exchange")
@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """Give something for something else."""

    pay: Mapping[Item, int]
    gain: Mapping[Item, int]
    optional: bool = False

    def phrase(self) -> Phrase:
        """In words."""
        return Phrase("aw-does-exchange", {"pay": amounts(self.pay), "gain": amounts(self.gain)})


@EFFECTS.word("choose")
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """One list of effects out of several."""

    of: tuple[tuple[Effect, ...], ...]
    optional: bool = False

    def phrase(self) -> Phrase:
        """In words; the lists are said one by one."""
        return Phrase("aw-does-choose")


@EFFECTS.word("extra_guildhall")
@dataclass(frozen=True, slots=True)
class ExtraGuildhall(Effect):
    """One more Worker to the Guildhall."""

    optional: bool = False  # AW-9.10


@EFFECTS.word("discard_apprentice")
@dataclass(frozen=True, slots=True)
class DiscardApprentice(Times):
    """Discard hired Apprentices."""


@interpreted
@dataclass(frozen=True, slots=True)
class PerCount(Effect):
    """Something for every full group of what is counted."""

    what: Count  # what is counted
    per: int  # so many make a group


@EFFECTS.word("virtue_per")
@dataclass(frozen=True, slots=True)
class VirtuePer(PerCount):
    """Before scoring: Virtue for every full `per` of something."""

    virtue: int

    def phrase(self) -> Phrase:
        """In words."""
        return Phrase(
            "aw-does-virtue-per", {"n": self.virtue, "per": self.per, "of": f"count:{self.what.value}"}
        )


@EFFECTS.word("vp_per")
@dataclass(frozen=True, slots=True)
class VpPer(PerCount):
    """At the end: points for every full `per` of something."""

    vp: int

    def phrase(self) -> Phrase:
        """In words."""
        return Phrase("aw-does-vp-per", {"n": self.vp, "per": self.per, "of": f"count:{self.what.value}"})


@EFFECTS.word("vp_if")
@dataclass(frozen=True, slots=True)
class VpIf(Effect):
    """At the end: points when a condition holds."""

    when: Condition  # AW-8.5
    vp: int

    def phrase(self) -> Phrase:
        """In words."""
        return Phrase("aw-does-vp-if", {"n": self.vp, "when": f"condition:{self.when.value}"})


@EFFECTS.word("debt_penalty")
@dataclass(frozen=True, slots=True)
class DebtPenalty(Effect):
    """At the end: unpaid Debts cost more or less."""

    delta: int


@EFFECTS.word("reduce")
@dataclass(frozen=True, slots=True)
class Reduce(Effect):
    """Pay less."""

    what: Item  # of the price
    n: int = 1


@EFFECTS.word("ignore_virtue_loss")
@dataclass(frozen=True, slots=True)
class IgnoreVirtueLoss(Effect):
    """The action costs no Virtue."""


@EFFECTS.word("reduce_virtue_loss")
@dataclass(frozen=True, slots=True)
class ReduceVirtueLoss(Times):
    """The action costs less Virtue."""


@EFFECTS.word("trade")
@dataclass(frozen=True, slots=True)
class Trade(Effect):
    """A further trade at the King's Storehouse."""

    pay: Mapping[Item, int]
    gain: Mapping[Item, int]

    def phrase(self) -> Phrase:
        """In words."""
        return Phrase("aw-does-trade", {"pay": amounts(self.pay), "gain": amounts(self.gain)})


@EFFECTS.word("add_worker")
@dataclass(frozen=True, slots=True)
class AddWorker(Times):
    """Count more Workers than there are."""


@EFFECTS.word("donate")
@dataclass(frozen=True, slots=True)
class Donate(Effect):
    """Make Donations (AW-12.3.3): so many, or as many as the own Cathedral level."""

    up_to: int | str

    def phrase(self) -> Phrase:
        """In words."""
        if self.up_to == "cathedral_level":
            return Phrase("aw-does-donate-level")
        return Phrase("aw-does-donate", {"n": int(self.up_to)})


# The automatic opponent's Schemes (AW-11.4)


@dataclass(frozen=True, slots=True)
class SchemeEffect:
    """One effect of a Scheme card: a deed, or a gain of Virtue or Marble."""

    do: str
    what: Item | None = None
    n: int = 0

    def phrase(self) -> Phrase:
        """In words."""
        if self.what is not None:
            return Phrase("aw-does-gain", {"amount": amounts({self.what: self.n})})
        return Phrase(f"aw-does-rival-{self.do.replace('_', '-')}")


# The Baron's cards (AW-12.8)


class Row(StrEnum):
    """What a row of an Intrigue or Event card does."""

    PLACE = "place"
    REVEAL_REQUEST = "reveal_request"  # AW-12.8.3
    REVEAL_EVENT = "reveal_event"
    REVEAL_INTRIGUE = "reveal_intrigue"
    FUTURE_TO_DISCARD = "future_to_discard"
    FUTURE_ON_TOP = "future_on_top"
    TAX_CHECK = "tax_check"  # AW-12.8.8
    LOSE_VIRTUE = "lose_virtue"
    TAKE_DEBT = "take_debt"
    REMOVE_PRISONER = "remove_prisoner"  # AW-12.8.4 out of the game
    REMOVE_WORKER = "remove_worker"  # AW-12.8.5 out of the game
    RESET = "reset"  # of the Black Market
    PAY_OR_DEBT = "pay_or_debt"  # as each player likes


@dataclass(frozen=True, slots=True)
class BaronRow:
    """One row of an Intrigue or Event card."""

    do: Row
    at: str = ""
    arrow: str = ""
    who: str = "all"
    n: int = 1
    silver: int = 0

    def phrase(self) -> Phrase:
        """In words: a row about one player says so."""
        word = self.do.value.replace("_", "-")
        if self.do is Row.PLACE:
            word = f"place-{self.arrow}" if self.arrow else "place"
            return Phrase(f"aw-does-baron-{word}", {"location": f"location:{self.at}"})
        if self.who == "one":
            word = f"{word}-one"
        return Phrase(f"aw-does-baron-{word}", {"n": self.n, "silver": self.silver})
