"""Every key of Obsession in words, and the definition behind it."""

# interpreted: it is what people read
from __future__ import annotations

from functools import partial

from salotto.kernel.title import Phrase, Value
from salotto.kit.naming import NameTable
from salotto.kit.settings import in_full
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import ANY_NUMBER, Opponent
from salotto.titles.obsession.settings import OPTIONS, setting

DYNAMIC_WORDS = ("ob-favour-*", "ob-move-*", "ob-move-ask-*", "ob-counts-*")

NAMES = NameTable("ob", {"thing": BOX.find})
NAMES.words("column", "deck", "reserve", "event", "servant", "role", "group")
NAMES.found("setting", lambda key: setting(in_full(key, OPTIONS)))
NAMES.says("seat")(lambda name: Phrase("ob-seat", {"seat": int(name) + 1}))
NAMES.says("seats")(lambda name: several("seat", name))
NAMES.says("tiles")(lambda name: several("tile", name))

find = NAMES.find
phrase = NAMES.phrase


def several(kind: str, names: str) -> Phrase:
    """Some things of a kind, such as `music-room+great-hall`."""
    first, _, rest = names.partition("+")
    if not rest:
        return Phrase("ob-name", {"name": f"{kind}:{first}"})
    return Phrase("ob-servants", {"first": f"{kind}:{first}", "rest": f"{kind}s:{rest}"})


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
        case "dismiss", [word] if int(word) == ANY_NUMBER:
            return Phrase("ob-favour-dismiss-any")
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


@NAMES.says("all")
def _all(name: str) -> Phrase:
    """OB-4.6 All favours of something, such as `favour:money:100;favour:dismiss:1`."""
    first, _, rest = name.partition(";")
    return Phrase("ob-favour-and", {"first": first, "rest": f"all:{rest}"}) if rest else phrase(first)


# What is printed


@NAMES.says("activity")
def _activity(name: str) -> Phrase:
    """OB-4.3 What one does on a side of a tile, such as `bowling-green:0`."""
    tile, _, side = name.partition(":")
    return Phrase(names=BOX.tile(tile).sides[int(side)].activity)


@NAMES.says("guests")
def _guests(name: str) -> Phrase:
    """OB-4.4 Who comes, such as `2:gentlemen`."""
    n, _, slot = name.partition(":")
    return Phrase("ob-does-guests", {"n": int(n), "slot": slot})


@NAMES.says("counts")
def _counts(name: str) -> Phrase:
    """OB-13.17 People that a goal counts, such as `casual:3`."""
    kind, _, n = name.partition(":")
    return Phrase(f"ob-counts-{kind}", {"n": int(n)})


# Moves


for word in (
    *("host", "pass", "done", "rents", "refreshing", "hiring", "borrow", "refresh", "cook", "kitchen"),
    *("useful:refresh", "useful:search", "head-housemaid:tile", "accept", "refuse", "keep", "redraw"),
):
    NAMES.answer(word, f"ob-move-{word.replace(':', '-')}")
for move, name, of in (
    *(("help", "servant", "servant"), ("more", "servant", "servant"), ("fewer", "servant", "servant")),
    *(("hall-boy", "guest", "gentry"), ("underbutler", "guest", "gentry")),
    *(("head-housemaid", "guest", "gentry"), ("serve", "servants", "servants")),
):
    NAMES.says_about(move, f"ob-move-{move}", name, of)
NAMES.says_about("host", "ob-move-host-tile", "tile", "tile")


def _purchase(verb: str, place: str) -> Phrase:
    """OB-11.4 A tile that is bought, such as `3:music-room`."""
    return Phrase(f"ob-move-{verb}", {"tile": f"tile:{place.partition(':')[2]}"})


for verb in ("buy", "haggle", "haggle-twice"):
    NAMES.says(verb)(partial(_purchase, verb))


@NAMES.says("recruit")
def _recruit(name: str) -> Phrase:
    """OB-9.3 A servant of another family, such as `1:footman:quarters`."""
    seat, servant, area = name.split(":")
    about = {"servant": f"servant:{servant}", "seat": f"seat:{seat}", "area": area}
    return Phrase("ob-move-recruit", about)


@NAMES.says("ask")
def _ask(name: str) -> Phrase:
    """OB-20 What is asked of a team mate: money, a servant or a guest."""
    kind, _, thing = name.partition(":")
    about: dict[str, dict[str, Value]] = {
        "money": {"pounds": thing},
        "servant": {"servant": f"servant:{thing}"},
        "guest": {"guest": f"gentry:{thing}"},
    }
    return Phrase(f"ob-move-ask-{kind}", about[kind])
