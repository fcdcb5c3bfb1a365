"""Every key of the campaign in words, and what a Tome gives."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.kit.naming import NameTable
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Advantage, Game

NAMES = NameTable("ts", {"parts": BOX.find})
NAMES.words("crest")

DYNAMIC_WORDS = ("ts-crest-*", "ts-goal-*", "ts-gives-after-*", "ts-gives-discount-*", "ts-gift-*")


@NAMES.says("goal")
def goal_phrase(tome: str) -> Phrase:
    """`goal:architects-marble`: the objective of a Tome (TS-11.1)."""
    objective = BOX.tomes[tome].objective
    return Phrase(f"ts-goal-{objective.counter.replace('_', '-')}", {"n": objective.n})


def advantage_phrase(advantage: Advantage) -> Phrase:
    """TS-7 What an advantage does, said by its fields."""
    n = advantage.n or 0
    match advantage.do:
        case "discount":
            return Phrase(f"ts-gives-discount-{advantage.action}", {"n": n})
        case "may_pay_instead":
            return Phrase("ts-gives-pay-instead", {"n": (advantage.pay or {})["silver"]})
        case "free_hire":
            return Phrase("ts-gives-free-hire", {"n": n})
        case "place_workers":
            return Phrase("ts-gives-place-workers", {"n": n})
    if advantage.when == "after":
        return Phrase(f"ts-gives-after-{str(advantage.action).replace('_', '-')}", {"n": n})
    return Phrase("ts-gives-start", {"what": gift_key(advantage)})


def gift_key(*gifts: Advantage) -> str:
    """What somebody gains at the start, as one key."""
    return "gift:" + "+".join(f"{gift.what}-{gift.n}" for gift in gifts)


@NAMES.says("gift")
def gift_phrase(name: str) -> Phrase:
    """`gift:silver-2+provision-2`: what somebody gains at the start, in one breath."""
    first, _, more = name.partition("+")
    if more:
        return Phrase("ts-gift-and", {"what": f"gift:{first}", "more": f"gift:{more}"})
    what, _, n = first.rpartition("-")
    return Phrase(f"ts-gift-{what}", {"n": int(n)})


@NAMES.says("gives")
def gives_phrase(name: str) -> Phrase:
    """`gives:architects-marble/0`: an advantage of a Tome; `…/paladins`: all it gives at the start."""
    tome, _, at = name.partition("/")
    if at in tuple(Game):
        return Phrase("ts-gives-start", {"what": gift_key(*gifts(tome, Game(at)))})
    return advantage_phrase(BOX.tomes[tome].advantages[int(at)])


def gifts(tome: str, game: Game) -> list[Advantage]:
    """What a Tome gives its owner at the start of a later game."""
    every = BOX.tomes[tome].advantages
    return [each for each in every if (each.game, each.when, each.do) == (game, "start", "gain")]


def gives(tome: str, game: Game) -> list[str]:
    """What a Tome gives its owner in a later game; all that is gained at the start together."""
    together = gifts(tome, game)
    others = [
        f"gives:{tome}/{at}"
        for at, each in enumerate(BOX.tomes[tome].advantages)
        if each.game is game and each not in together
    ]
    return [f"gives:{tome}/{game}"] * bool(together) + others
