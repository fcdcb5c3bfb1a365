"""What the data files print, read afresh, and a turn played out to see whether it does that."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from salotto.titles.obsession.cards import DATA, Gentry
from salotto.titles.obsession.state import Phase
from tests.kit.player import do, simply
from tests.titles.obsession.positions import Table, me

Printed = dict[str, Any]


def printed(file: str, array: str) -> list[Printed]:
    """The entries of a data file."""
    found: list[Printed] = tomllib.loads((DATA / f"{file}.toml").read_text(encoding="utf-8"))[array]
    return found


@dataclass
class Gains:
    """What an activity brought to its host."""

    money: int = 0
    reputation: int = 0
    lost_by_the_other: int = 0
    dismissals: int = 0
    looked_at: Counter[str] = field(default_factory=Counter)  # how many cards, by deck
    invited: Counter[str] = field(default_factory=Counter)
    vp_cards: int = 0
    objectives: int = 0
    choices: list[list[str]] = field(default_factory=list)


def promised(favours: list[Printed], times: int = 1) -> Gains:
    """What some printed favours bring; of a choice the first part."""
    gains = Gains()
    for favour in favours:
        match favour["do"]:
            case "money":
                gains.money += times * favour["n"]
            case "reputation":
                gains.reputation += times * favour["n"]
            case "gossip":
                gains.lost_by_the_other += times * favour["n"]
            case "dismiss":
                gains.dismissals += times * favour["n"]
            case "invite":
                gains.looked_at[favour["deck"]] += times * favour["look"]
                gains.invited[favour["deck"]] += times * favour["take"]
            case "vp_card":
                gains.vp_cards += times * favour["n"]
            case "objective":
                gains.objectives += times * favour["take"]
            case "choice":
                gains.choices.append([part[0]["do"] for part in favour["of"]])
                gains = together(gains, promised(favour["of"][0], times))
            case "admirer" | "double" | "hire" | "recruit" | "return_to_hand":
                pass  # tested one by one
            case other:
                raise KeyError(other)
    return gains


def together(one: Gains, other: Gains) -> Gains:
    """The sum of two."""
    return Gains(
        one.money + other.money,
        one.reputation + other.reputation,
        one.lost_by_the_other + other.lost_by_the_other,
        one.dismissals + other.dismissals,
        one.looked_at + other.looked_at,
        one.invited + other.invited,
        one.vp_cards + other.vp_cards,
        one.objectives + other.objectives,
        one.choices + other.choices,
    )


def enjoyed(play: Table, tile: str) -> Gains:
    """Host an activity up to step 7 and see what it brings; of a choice the first part is taken."""
    before, other = me(play).copy(), me(play, 1).reputation
    decks = {name: play.state.deck(name).cards.copy() for name in ("casual", "prestige")}
    gains = Gains()
    do(play, f"host:{tile}")
    while play.state.phase not in (Phase.MARKET, Phase.CLEAR):
        decision = play.pending[0]
        if decision.prompt == "ob-either-or":
            gains.choices.append([key.split(":")[1] for key in decision.keys])
        key = decision.keys[0] if decision.prompt in ("ob-either-or", "ob-guests") else simply(decision)
        do(play, key)
    player = me(play)
    gains.money, gains.reputation = player.money - before.money, player.reputation - before.reputation
    gains.lost_by_the_other = other - me(play, 1).reputation
    gains.dismissals = play.state.this_turn.dismissals
    gains.vp_cards = len(player.vp_cards) - len(before.vp_cards)
    gains.objectives = len(player.objectives) - len(before.objectives)
    for name, cards in decks.items():
        after = play.state.deck(name).cards
        rejected = put_back(cards, after)
        gains.invited[name] = len(cards) - len(after)
        gains.looked_at[name] = gains.invited[name] + rejected
    gains.invited, gains.looked_at = +gains.invited, +gains.looked_at
    return gains


def put_back(before: list[Gentry], after: list[Gentry]) -> int:
    """How many cards of the top have gone to the bottom; a deck's first card is its bottom."""
    return next(n for n in range(len(after) + 1) if after[n:] == before[: len(after) - n])
