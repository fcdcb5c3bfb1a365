"""Every key of Paladins in words, and the definition behind it."""

# interpreted: it is what people read

from __future__ import annotations

from collections import Counter
from typing import Any

from salotto.kernel.title import Phrase
from salotto.kit.content import by_key
from salotto.kit.naming import NameTable
from salotto.titles.paladins.boards import (
    BOARD_SPACES,
    HONOUR_MOVES,
    LEFT_MOVES,
    PASS,
    RIGHT_MOVES,
    WORKSHOP_PLACES,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTIONS
from salotto.titles.paladins.coop import PENALTIES
from salotto.titles.paladins.effects import (
    EFFECTS,
    Effect,
    does_key,
    doing,
    doing_key,
    effect_behind,
    either_key,
    options_behind,
)
from salotto.titles.paladins.inquisition import PAY_INSTEAD
from salotto.titles.paladins.legality import BY_DEBT
from salotto.titles.paladins.placing import Keeping, filling, row_behind
from salotto.titles.west_kingdom.tomes import tome_phrase

DYNAMIC_WORDS = ("pw-category-*", "pw-move-*", "pw-workers-*", "pw-counter-*", "pw-advantage-*")

THINGS: dict[str, dict[str, Any]] = {
    "cards": by_key(
        [
            *BOX.paladins,
            *BOX.townsfolk,
            *BOX.outsiders,
            *BOX.walls,
            *BOX.tavern,
            *BOX.suspicion,
            *BOX.orders,
            *BOX.favours,
            *BOX.schemes,
            *BOX.coop_orders,
            *BOX.threats,
            *BOX.starting,
        ]
    ),
    "boards": by_key([*BOX.absolve, *BOX.spaces, *WORKSHOP_PLACES, *BOARD_SPACES]),
    "moves": by_key([*LEFT_MOVES, *RIGHT_MOVES]),
    "debts": by_key(BY_DEBT.values()),
    "retired": by_key(BOX.retired),
    "penalties": {penalty.key: penalty for row in PENALTIES.values() for penalty in row},
}

NAMES = NameTable("pw", THINGS)


def find(key: str) -> Any:
    """The definition behind a key."""
    kind, _, name = key.partition(":")
    if kind == "place":
        return filling(row_behind(name))
    if kind == "keep":
        return Keeping(key, row_behind(name))
    if kind == "doing":
        return doing(tuple(effect_behind(each) for each in name.split(",")))
    if key == "action:gain_honour":
        return next(iter(HONOUR_MOVES.values()))
    return NAMES.find(key)


def phrase(key: str) -> Phrase:
    """A key in words, for labels and the story."""
    return NAMES.phrase(key)


# How keys are said that have no name of their own


@NAMES.says("action")
def action_phrase(name: str) -> Phrase:
    """An action by its name; a mode of Recruit, Hunt or Trade by a text of its own."""
    if name in ("gain_honour", "rest"):
        return Phrase(f"pw-move-{name.replace('_', '-')}")
    if name in ACTIONS:
        return Phrase(names=BOX.actions[ACTIONS.index(name)].names)
    return Phrase(f"pw-move-{name}")


def some_effects(effects: tuple[Effect, ...]) -> Phrase:
    """What a card or space does, its icons from left to right."""
    if len(effects) == 1:
        return EFFECTS.phrase(effects[0])
    return Phrase("pw-does-both", {"one": does_key(effects[0]), "other": doing_key(effects[1:])})


@NAMES.says("doing", "penalty")
def doing_phrase(name: str) -> Phrase:
    """Several effects in words."""
    return some_effects(tuple(effect_behind(each) for each in name.split(",")))


@NAMES.says("either")
def either_phrase(name: str) -> Phrase:
    """Lists of effects of which one is chosen."""
    first, *others = options_behind(name)
    if not others:
        return some_effects(first)
    return Phrase("pw-does-or", {"one": doing_key(first), "other": either_key(others)})


@NAMES.says("amount")
def amount_phrase(name: str) -> Phrase:
    """An amount of something: `silver-2`."""
    what, _, number = name.rpartition("-")
    return Phrase("pw-amount", {"what": what, "n": int(number)})


@NAMES.says("keep", "place")
def workers_phrase(name: str) -> Phrase:
    """A row of Workers: `scout,labourer,cleric`; several of a kind are counted."""
    kinds = Counter(name.split(","))
    words = [
        f"worker:{kind}" if n == 1 or kind == "any" else f"amount:{kind}-{n}"
        for kind, n in kinds.items()
        for _ in range(n if kind == "any" else 1)
    ]
    return Phrase(f"pw-workers-{len(words)}", dict(zip("abcd", words, strict=False)))


@NAMES.says("worker")
def worker_phrase(name: str) -> Phrase:
    """A kind of Worker."""
    return Phrase("pw-worker-any") if name == "any" else Phrase(names=BOX.workers[name])


@NAMES.says("workshop")
def workshop_phrase(name: str) -> Phrase:
    """A Worker space for a Workshop: `commission-1`."""
    action, _, space = name.rpartition("-")
    worker = BOX.actions[ACTIONS.index(action)].spaces[int(space) - 1]
    return Phrase("pw-workshop-place", {"action": f"action:{action}", "worker": f"worker:{worker}"})


@NAMES.says("space")
def space_phrase(name: str) -> Phrase:
    """A space of the map by its region and reward."""
    space = NAMES.find(f"space:{name}")
    region = BOX.regions[space.region].position
    return Phrase("pw-space", {"region": region, "reward": doing_key(space.effects)})


@NAMES.says("absolve")
def absolve_phrase(name: str) -> Phrase:
    """An absolve space by its reward."""
    return some_effects(NAMES.find(f"absolve:{name}").effects)


@NAMES.says("wall")
def wall_phrase(name: str) -> Phrase:
    """A Wall by its rewards and VP."""
    wall = NAMES.find(f"wall:{name}")
    return Phrase("pw-wall", {"reward": doing_key(wall.effects), "vp": wall.vp})


@NAMES.says("tavern")
def tavern_phrase(name: str) -> Phrase:
    """A Tavern card by its Workers."""
    return workers_phrase(",".join(NAMES.find(f"tavern:{name}").workers))


@NAMES.says("category")
def category_phrase(name: str) -> Phrase:
    """A line of the scorecard."""
    if name in BOX.categories:
        return Phrase(names=BOX.categories[name].names)
    return Phrase(f"pw-category-{name.replace('_', '-')}")


@NAMES.says("counter")
def counter_phrase(name: str) -> Phrase:
    """TS-11.1 A counter that campaigns watch."""
    return Phrase(f"pw-counter-{name.removeprefix('pw_').replace('_', '-')}")


@NAMES.says("advantage")
def advantage_phrase(name: str) -> Phrase:
    """`advantage:architects-marble`: what a Tome does for its owner (TS-7.6)."""
    return Phrase(f"pw-advantage-{name}")


NAMES.says("tome")(tome_phrase)


@NAMES.says("attribute")
def attribute_phrase(name: str) -> Phrase:
    """Strength, Faith or Influence."""
    return Phrase(names=BOX.attribute_names[name])


@NAMES.says("does")
def does_phrase(name: str) -> Phrase:
    """One effect in words."""
    return EFFECTS.phrase(effect_behind(name))


@NAMES.says("rival")
def rival_phrase(name: str) -> Phrase:
    """PW-12 What the solo opponent is called."""
    return Phrase("pw-rival-name")


NAMES.says_about("debt", "pw-by-debt", "card", of="townsfolk")
NAMES.says_about("clear", "pw-clear-space", "action", of="action")
NAMES.answer(PASS, "pw-pass")
NAMES.answer(PAY_INSTEAD, "pw-pay-silver")
