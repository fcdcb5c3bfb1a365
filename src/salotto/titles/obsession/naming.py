"""Every key of Obsession in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase, Value
from salotto.kit.naming import NameTable
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Opponent
from salotto.titles.obsession.settings import setting

DYNAMIC_WORDS = ("ob-favour-*", "ob-move-*", "ob-move-useful-*", "ob-move-ask-*")

MOVES = frozenset(
    (
        *("host", "pass", "done", "rents", "refreshing", "hiring", "buy", "haggle", "haggle-twice", "borrow"),
        *("refresh", "help", "recruit", "serve", "cook", "kitchen", "more", "fewer", "hall-boy"),
        *("underbutler", "head-housemaid", "accept", "refuse", "keep", "redraw"),
    )
)
"""What a player can do; each has its text, `ob-move-` and the word."""

NAMES = NameTable("ob", {"thing": BOX.find})
NAMES.words("column", "deck", "reserve", "event", "servant", "role", "group")
NAMES.found("setting", setting)
NAMES.says("seat")(lambda name: Phrase("ob-seat", {"seat": int(name) + 1}))

find = NAMES.find
phrase = NAMES.phrase


@NAMES.says("value")
def _value(name: str) -> Phrase:
    """A value of an option: a number, an opponent, or a word."""
    if name.isdigit():
        return Phrase("ob-value-number", {"n": int(name)})
    opponent = BOX.find.get(f"opponent:{name}")
    if isinstance(opponent, Opponent):
        about = {"level": opponent.level, "length": opponent.track, "set": opponent.set}
        return Phrase("ob-value-opponent-card", {"name": opponent.names["en"], **about})
    return NAMES.word("value", name)


@NAMES.says("servants")
def _servants(name: str) -> Phrase:
    """Some servants, such as `footman:footman:valet`, in the order in which they are counted."""
    if not name:
        return Phrase("ob-servants-none")
    words = name.split(":")
    first = words[0]
    rest = [word for word in words if word != first]
    if rest:
        some = ":".join(word for word in words if word == first)
        return Phrase("ob-servants", {"first": f"servants:{some}", "rest": f"servants:{':'.join(rest)}"})
    return Phrase("ob-servants-some", {"n": len(words), "servant": f"servant:{first}"})


# Favours


@NAMES.says("favour")
def _favour(name: str) -> Phrase:
    """One favour, such as `money:200`, `invite:casual:2:1` or `dismiss:1`."""
    do, *words = name.split(":")
    stem = f"ob-favour-{do.replace('_', '-')}"
    match do, words:
        case "invite", [deck, look, take]:
            return _look(stem, {"deck": deck}, int(look), int(take))
        case "objective", [look, take]:
            return _look(stem, {}, int(look), int(take))
        case _, [word] if word.lstrip("-").isdigit():
            return Phrase(f"{stem}-lost" if int(word) < 0 else stem, {"n": abs(int(word))})
        case _:
            return Phrase("-".join([stem, *words]))


def _look(stem: str, args: dict[str, Value], look: int, take: int) -> Phrase:
    """OB-4.6.8 Cards drawn blindly, or looked at first."""
    if look > take:
        return Phrase(f"{stem}-look", {**args, "look": look, "take": take})
    return Phrase(stem, {**args, "take": take})


@NAMES.says("favours")
def _either(name: str) -> Phrase:
    """OB-4.6.2 Favours of which one may be chosen, such as `money:100|reputation:1`."""
    first, _, rest = name.partition("|")
    return (
        Phrase("ob-favour-or", {"first": f"favour:{first}", "rest": f"favours:{rest}"})
        if rest
        else _favour(name)
    )


# Moves


def _move(kind: str, name: str) -> Phrase:
    """What a player can do, such as `host:music-room` or `pass`."""
    match kind:
        case "host" if name:
            return Phrase("ob-move-host-tile", {"tile": f"tile:{name}"})
        case "useful":
            return Phrase(f"ob-move-useful-{name}")
        case "ask":
            return _ask(name)
        case "head-housemaid" if name == "tile":
            return Phrase("ob-move-head-housemaid-tile")
        case _ if kind in MOVES:
            return Phrase(f"ob-move-{kind}", _about_move(kind, name))
        case _:
            raise KeyError(f"{kind}:{name}")


def _ask(name: str) -> Phrase:
    """OB-20 What is asked of a team mate: money, a servant or a guest."""
    kind, _, thing = name.partition(":")
    about: dict[str, dict[str, Value]] = {
        "money": {"pounds": thing},
        "servant": {"servant": f"servant:{thing}"},
        "guest": {"guest": f"gentry:{thing}"},
    }
    return Phrase(f"ob-move-ask-{kind}", about[kind])


def _about_move(kind: str, name: str) -> dict[str, Value]:
    """What the words of a move speak about."""
    match kind:
        case "buy" | "haggle" | "haggle-twice":
            return {"tile": f"tile:{name.partition(':')[2]}"}
        case "help" | "more" | "fewer":
            return {"servant": f"servant:{name}"}
        case "recruit":
            seat, servant, area = name.split(":")
            return {"servant": f"servant:{servant}", "seat": f"seat:{seat}", "area": area}
        case "serve":
            return {"servants": f"servants:{name}"}
        case "hall-boy" | "underbutler" | "head-housemaid":
            return {"guest": f"gentry:{name}"}
        case _:
            return {}


NAMES.others = _move
