"""Every key of Architects: the definition behind it, and how it is said."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.title import Phrase
from salotto.kit.naming import NameTable
from salotto.kit.settings import in_full
from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import EFFECTS, Choose, Trade, amounts
from salotto.titles.architects.moves import DISMISSALS, DONE, MOVES, Dismissal
from salotto.titles.architects.settings import OPTIONS, Setting, setting
from salotto.titles.west_kingdom.amounts import amount_phrase

DYNAMIC_WORDS = ("aw-amount-*", "aw-amounts-*", "aw-guard-*", "aw-place-*")

NAMES = NameTable(
    "aw",
    {
        "location": BOX.locations,
        "tile": BOX.tiles,
        "apprentice": BOX.apprentices,
        "side": BOX.sides,
        "building": BOX.buildings,
        "market": BOX.markets,
        "reward": BOX.rewards,
        "character": BOX.characters,
        "opponent": BOX.opponents,
        "scheme": BOX.schemes,
        "helper": BOX.helpers,
        "baron-board": BOX.baron_boards,
        "intrigue": BOX.intrigues,
        "event": BOX.events,
        "request": BOX.requests,
    },
)
NAMES.words("skill", "condition", "count", "counter", "baron")

for _key, _message in {
    DONE: "aw-done",
    "destroy": "aw-destroy",
    "pay": "aw-pay-instead",
    "release": "aw-release",
    "donate": "aw-donate-now",
    "debt": "aw-take-the-debt",
    "location:black-market": "aw-black-market",
}.items():
    NAMES.answer(_key, _message)


def person(name: str) -> str:
    """Who is meant in a key: a seat, or the Baron."""
    return "baron:name" if name == "baron" else f"seat:{name}"


def owner(name: str) -> dict[str, str]:
    """Whose Workers are meant: of a seat, which may be the reader's own, or the Baron's."""
    return {"whose": person(name), "whose_you": "no"} if name == "baron" else {"whose": person(name)}


@NAMES.says("place")
def placing(name: str) -> Phrase:
    """`place:LOCATION`, or `place:LOCATION:ACTION` where the action is chosen when placing."""
    location, _, action = name.partition(":")
    if action:
        return Phrase(f"aw-place-{name.replace(':', '-')}", {"location": f"location:{location}"})
    return Phrase("aw-place-at", {"location": f"location:{location}"})


@NAMES.says("back")
def taking_back(name: str) -> Phrase:
    """`back:LOCATION` or `back:board:SEAT`."""
    place, _, whose = name.partition(":")
    if whose:
        return Phrase("aw-back-board", {"whose": person(whose)})
    return Phrase("aw-back-from", {"location": f"location:{place}"})


@NAMES.says("capture")
def capturing(name: str) -> Phrase:
    """`capture:LOCATION:SEAT`."""
    location, _, whose = name.partition(":")
    return Phrase("aw-capture-group", {"location": f"location:{location}", **owner(whose)})


@NAMES.says("trade")
def trading(name: str) -> Phrase:
    """`trade:KIND:GOODS` or `trade:APPRENTICE`."""
    kind, _, given = name.partition(":")
    printed = {"virtue": "amount:virtue-1", "marble": "amount:marble-1"}
    if kind in printed:
        if not given:
            return Phrase("aw-trade-for", {"gained": printed[kind]})
        return Phrase("aw-trade-goods", {"paid": f"amount:{given}", "gained": printed[kind]})
    card = apprentice_key(kind)
    gained = amounts(next(trade.gain for trade in trades_of(card)))
    if given:
        return Phrase("aw-trade-card-goods", {"card": card, "paid": f"amount:{given}", "gained": gained})
    return Phrase("aw-trade-card", {"card": card, "gained": gained})


def trades_of(card: str) -> list[Trade]:
    """The trades that an Apprentice offers."""
    return [each.does for each in BOX.apprentices[card].abilities if isinstance(each.does, Trade)]


def apprentice_key(id: str) -> str:
    """The key of the first copy of an Apprentice."""
    return f"apprentice:{id}" if f"apprentice:{id}" in BOX.apprentices else f"apprentice:{id}-1"


@NAMES.says("guard")
def guarding(name: str) -> Phrase:
    """`guard:ACTION`; `guard:release:SEAT` with the tile of the co-operative scenario."""
    action, _, more = name.partition(":")
    if action == "release" and more:
        return Phrase("aw-guard-release-colour", owner(more))
    return Phrase(f"aw-guard-{name.replace(':', '-')}")


@NAMES.says("give")
def giving(name: str) -> Phrase:
    """`give:ITEM:SEAT` or `give:ITEM:request-LEVEL`."""
    item, _, to = name.partition(":")
    amount = f"amount:{item}-1"
    if to.startswith("request-"):
        return Phrase("aw-give-request", {"item": amount, "level": int(to.rpartition("-")[2])})
    return Phrase("aw-give-player", {"item": amount, "to": person(to)})


@NAMES.says("effect")
def choosing(name: str) -> Phrase:
    """`effect:BUILDING:NUMBER`: one of the effects that a Building lets one choose from."""
    building, _, at = name.partition(":")
    for effect in BOX.buildings[f"building:{building}"].effects:
        if isinstance(effect, Choose):
            return EFFECTS.phrase(effect.of[int(at)][0])
    raise KeyError(name)


@NAMES.says("amount", "small")
def amount(name: str) -> Phrase:
    """`amount:ITEM-NUMBER,...`, and the Small face of a market card."""
    return amount_phrase("aw", name)


@NAMES.says("player")
def player(name: str) -> Phrase:
    """`player:SEAT`, whom the group chooses."""
    return Phrase("aw-player", {"whose": person(name)})


@NAMES.says("rival")
def rival(name: str) -> Phrase:
    """`rival:OPPONENT`."""
    return Phrase(names=BOX.opponents[f"opponent:{name}"].names)


def dismissal(key: str) -> Dismissal:
    """The Dismissal behind its key."""
    return DISMISSALS[f"apprentice:{key.partition(':')[2]}"]


def stored_setting(key: str) -> Setting:
    """The setting of a key; the word after the number of players says what a campaign hands over."""
    return setting(in_full(key, OPTIONS, 4, carried=bool(key.split(":")[3])))


NAMES.says_about("pay", "aw-pay-goods", "amount", of="amount")
NAMES.says_about("discard", "aw-discard-apprentice", "card", of="apprentice")
NAMES.says_about("remove", "aw-remove-from", "location", of="location")
NAMES.found("setting", stored_setting)
NAMES.found("place", MOVES.__getitem__)
NAMES.found("discard", dismissal)

find = NAMES.find
phrase = NAMES.phrase
