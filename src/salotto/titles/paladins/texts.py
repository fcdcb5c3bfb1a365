"""What is printed on the cards of Paladins, in phrases: for the lens of the page and for the terminal."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from salotto.kernel.title import Phrase
from salotto.titles.paladins.cards import (
    CoopOrder,
    KingsFavour,
    KingsOrder,
    Outsider,
    OutsiderScore,
    Paladin,
    ScoreKind,
    StartingTownsfolk,
    SuspicionCard,
    Threat,
    ThreatKind,
    Townsfolk,
    Wall,
)
from salotto.titles.paladins.effects import EFFECTS, Effect, doing_key

DYNAMIC_WORDS = ("pw-when-*",)
CONDITIONS = {"always": "always", "suspicion>=2": "suspected", "suspicion==0": "unsuspected"}


def lines(card: Any) -> list[Phrase]:
    """What a card does, line by line."""
    tells = TELLS.get(type(card))
    return tells(card) if tells is not None else []


def rewards(id: str, effects: tuple[Effect, ...], **args: str | int) -> list[Phrase]:
    """A line with rewards, where there are any."""
    return [Phrase(id, {**args, "reward": doing_key(effects)})] if effects else []


def of_paladin(card: Paladin) -> list[Phrase]:
    """PW-4.4 The ability of the round."""
    return [EFFECTS.phrase(card.ability)]


def of_townsfolk(card: Townsfolk) -> list[Phrase]:
    """PW-6.2 For always, for joining, and for discarding."""
    ongoing = card.ongoing
    args = {"action": f"action:{ongoing.action}"} if ongoing.action else {}
    args |= {"condition": CONDITIONS[ongoing.condition.value]}
    return [
        *rewards(f"pw-when-{ongoing.trigger.value.replace('_', '-')}", ongoing.effects, **args),
        *rewards("pw-card-joining", card.immediate),
        *rewards("pw-card-discarded", card.discard),
    ]


def of_outsider(card: Outsider) -> list[Phrase]:
    """PW-7.5.4, PW-7.6.3 Attacked, or converted with its points."""
    return [
        *rewards("pw-card-attacked", card.attack),
        *rewards("pw-card-converted", card.convert),
        score(card.score),
    ]


def score(printed: OutsiderScore) -> Phrase:
    """PW-11.9 What a converted Outsider scores at the end."""
    if printed.kind is ScoreKind.SOFTEN_DEBT:
        return Phrase("pw-card-softens", {"vp": printed.vp})
    return Phrase(
        "pw-card-scores",
        {"base": printed.base, "vp": printed.vp, "per": printed.per, "count": printed.count},
    )


def of_wall(card: Wall) -> list[Phrase]:
    """PW-7.2.3 The rewards of a Wall, and its points."""
    points = [Phrase("pw-card-vp", {"vp": card.vp})] if card.vp else []
    return [*rewards("pw-card-built", card.effects), *points]


def of_suspicion(card: SuspicionCard) -> list[Phrase]:
    """PW-9.2 The Tax of a Suspicion card."""
    return [Phrase("pw-card-tax", {"tax": card.tax})]


def of_order(card: KingsOrder) -> list[Phrase]:
    """PW-8.1 What the King orders."""
    return [Phrase("pw-card-order", {"action": f"action:{card.need.action}", "n": card.need.n})]


def of_coop_order(card: CoopOrder) -> list[Phrase]:
    """PW-14.7.1 What the King orders of a team."""
    one, other = (f"amount:{name}-{number}" for name, number in card.need.items())
    return [Phrase("pw-card-needs", {"one": one, "other": other})]


def of_favour(card: KingsFavour) -> list[Phrase]:
    """PW-8.2 The Workers of a Favour, and its rewards."""
    workers = f"place:{','.join(card.spaces)}"
    if not card.cost:
        return rewards("pw-card-workers", card.effects, workers=workers)
    cost = f"amount:{card.cost[0].what.value}-{card.cost[0].n}"
    return rewards("pw-card-workers-and-cost", card.effects, workers=workers, cost=cost)


def of_threat(card: Threat) -> list[Phrase]:
    """PW-14.9, PW-14.10 What meets a Threat, and what it costs otherwise."""
    meets = {
        ThreatKind.INVADERS: Phrase("pw-card-invaders"),
        ThreatKind.KING: Phrase("pw-card-kings-threat", {"more": card.order_requirement_increase}),
    }
    first = meets.get(card.kind) or Phrase("pw-card-threat", {"action": f"action:{card.action}"})
    found = [first]
    for number, option in enumerate(card.options):
        found += rewards("pw-card-penalty-or" if number else "pw-card-penalty", option)
    return found


def of_starting(card: StartingTownsfolk) -> list[Phrase]:
    """PW-14.4 When a Starting Townsfolk brings Honour, and the action of its tile."""
    return [
        Phrase("pw-card-honour", {"action": f"action:{card.honour_on}"}),
        *rewards("pw-card-tile", card.tile.effects, workers=f"place:{','.join(card.tile.spaces)}"),
    ]


TELLS: dict[type, Callable[[Any], list[Phrase]]] = {
    Paladin: of_paladin,
    Townsfolk: of_townsfolk,
    Outsider: of_outsider,
    Wall: of_wall,
    SuspicionCard: of_suspicion,
    KingsOrder: of_order,
    CoopOrder: of_coop_order,
    KingsFavour: of_favour,
    Threat: of_threat,
    StartingTownsfolk: of_starting,
}
