"""The effects printed on cards, tiles and boards, as data (VW-8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kernel.title import Phrase
from salotto.kit.components import Keyed
from salotto.kit.effects import Effect as Effect
from salotto.kit.effects import Times, Vocabulary

DYNAMIC_WORDS = ("vw-does-*", "vw-does-place-building-*")


class Item(StrEnum):
    """What can be gained."""

    INK = "ink"
    GOLD = "gold"
    STONE = "stone"
    SILVER = "silver"
    ANY_RESOURCE = "any_resource"
    DEBT = "debt"
    DEED = "deed"
    VIRTUE = "virtue"
    CORRUPTION = "corruption"


class Flippable(StrEnum):
    """What can be flipped."""

    DEBT = "debt"
    DEED = "deed"
    EITHER = "either"  # as the player likes


class Where(StrEnum):
    """Where something may be placed."""

    ANY_SECTION = "any_section"  # of the Castle
    ANY_SPOT = "any_spot"  # free for Buildings
    OWN_SPACE = "own_space"  # the space of the own Viscount


class Beside(StrEnum):
    """VW-11.8 Where the Overlord's Workers go: his own space, or the outside space next to it."""

    OWN = "own"
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Kind(StrEnum):
    """VW-1.3 The three types of Building, in the order of the slots of the player board."""

    TRADING_POST = "trading_post"
    GUILDHALL = "guildhall"
    WORKSHOP = "workshop"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Script(Keyed):
    """VW-8.2 A list of effects, carried out one after the other; its key names where it is printed."""

    effects: tuple[Effect, ...]


EFFECTS = Vocabulary("vw")


@EFFECTS.word("gain", by="what")
@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """VW-1.2 Take something from the supply, or move a marker."""

    what: Item  # a good, a card, or a step of a marker
    n: int = 1


@EFFECTS.word("flip", by="what")
@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """VW-3.4, VW-3.5 Turn a Debt to paid or a Deed to approved."""

    what: Flippable  # Debts, Deeds, or either of them
    n: int = 1


@EFFECTS.word("rearrange")
@dataclass(frozen=True, slots=True)
class Rearrange(Effect):
    """VW-8.6 Reorder the cards on the own board."""


@EFFECTS.word("discard")
@dataclass(frozen=True, slots=True)
class Discard(Times):
    """VW-8.7 Cards of the hand, or the top of the Draw Pile, onto the discard pile."""


@EFFECTS.word("destroy")
@dataclass(frozen=True, slots=True)
class Destroy(Times):
    """VW-8.8 Cards out of the game, for their value in Silver."""


@EFFECTS.word("destroy_setup")
@dataclass(frozen=True, slots=True)
class DestroyStartingCard(Times):
    """VW-2.9.4 Any one of the own starting cards out of the game."""


@EFFECTS.word("shuffle")
@dataclass(frozen=True, slots=True)
class ShuffleDiscards(Effect):
    """VW-8.9 The discards into the Draw Pile."""


@EFFECTS.word("free_hire")
@dataclass(frozen=True, slots=True)
class FreeHire(Times):
    """VW-8.10 Any visible Townsfolk for nothing."""


@EFFECTS.word("castle_move")
@dataclass(frozen=True, slots=True)
class CastleMove(Effect):
    """VW-8.11 One first-tier Worker to a neighbouring section."""


@EFFECTS.word("place_workers")
@dataclass(frozen=True, slots=True)
class PlaceWorkers(Effect):
    """VW-8.12 Workers into one first-tier section."""

    n: int
    where: Where  # any section of the Castle


@EFFECTS.word("place_apart")
@dataclass(frozen=True, slots=True)
class PlaceApart(Times):
    """TS-7.7.6 Workers, one by one, into different first-tier sections."""


@EFFECTS.word("place_building")
@dataclass(frozen=True, slots=True)
class PlaceBuilding(Effect):
    """VW-8.13 A Building for nothing."""

    kind: Kind  # of Building
    where: Where

    def phrase(self) -> Phrase:
        """Said with the name of the Building."""
        word = self.where.value.replace("_", "-")
        return Phrase(f"vw-does-place-building-{word}", {"kind": f"kind:{self.kind}"})


@EFFECTS.word("free_manuscript")
@dataclass(frozen=True, slots=True)
class FreeManuscript(Effect):
    """VW-8.14 A visible Manuscript of such a cost for nothing."""

    costs: tuple[int, ...]

    def phrase(self) -> Phrase:
        """Said with the least and the greatest cost."""
        return Phrase("vw-does-free-manuscript", {"least": min(self.costs), "most": max(self.costs)})


@EFFECTS.word("choose")
@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """VW-8.15 One list of effects or another."""

    options: tuple[Script, ...]

    def phrase(self) -> Phrase:
        """Every choice of this game is between two."""
        first, second = self.options
        return Phrase("vw-does-choose", {"first": first.key, "second": second.key})


@EFFECTS.word("rival_gain_scheme")
@dataclass(frozen=True, slots=True)
class GainScheme(Times):
    """VW-10.4.5 The Rival gains the top Future Scheme."""


@EFFECTS.word("rival_dismiss")
@dataclass(frozen=True, slots=True)
class RivalDismiss(Effect):
    """VW-10.4.7 The Rival dismisses the Townsfolk of its Segment."""


@EFFECTS.word("place_baron", by="where")
@dataclass(frozen=True, slots=True)
class PlaceBaron(Effect):
    """VW-11.8 The Overlord's Workers come onto the board."""

    where: Beside  # seen from the space where he stands
    n: int  # Workers


@EFFECTS.word("advance_baron")
@dataclass(frozen=True, slots=True)
class AdvanceBaron(Times):
    """VW-11.8.6 One of the Overlord's Workers goes straight towards the Castle."""


@EFFECTS.word("current_player_gains")
@dataclass(frozen=True, slots=True)
class CurrentPlayerGains(Effect):
    """VW-11.8.2 The player whose turn just ended gains something."""

    what: Item
    n: int

    def phrase(self) -> Phrase:
        """VW-11.5.5 In the third person: everybody reads it, and one is meant."""
        return Phrase("vw-does-current-player-gains", {"n": self.n})


@EFFECTS.word("remove_baron_worker")
@dataclass(frozen=True, slots=True)
class RemoveBaronWorker(Effect):
    """VW-11.4.3 One of the Overlord's Workers leaves the space of the own Viscount."""


@EFFECTS.word("place_own_worker")
@dataclass(frozen=True, slots=True)
class PlaceOwnWorker(Effect):
    """VW-11.4.4 One own Worker goes onto the space of the own Viscount."""
