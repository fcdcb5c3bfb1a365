"""One thing to choose in one line, and the page that explains all the signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import legend
from salotto.kit.speaking import Words
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Gentry, Tile
from salotto.titles.obsession.terminal import signs
from salotto.titles.obsession.texts import lines, named, servants_named

PURCHASES = ("buy", "haggle", "haggle-twice")


def describe(key: str, view: Json, words: Words) -> list[Text] | None:
    """A thing to choose, in columns: what it is, what matters of it, what it does. None: its name will do."""
    verb, _, name = key.partition(":")
    if verb == "host":
        return hosted(BOX.tile(name), shows_back(view, f"tile:{name}"), words)
    if verb in PURCHASES:
        tile = BOX.tile(name.partition(":")[2])
        return [*bought(key, tile, view, words), offered(tile, words)]
    if key in BOX.find:
        return described(key, view, words)
    if verb == "servant":
        return [Text(named(key, words), "bold"), Text(), Text(named(f"{key}-about", words), "dim")]
    return None


def hosted(tile: Tile, back: bool, words: Words) -> list[Text]:
    """OB-4.3 An activity: what it brings, and what it asks for."""
    side = tile.sides[back]
    needs = [words.say("ob-does-guests", n=side.guests, slot=side.slot.value)] if side.guests else []
    needs += servants_named(side.servants, words)
    return [
        signs.tile_name(tile, back, words),
        Text(signs.brief(side.favours)),
        Text(" · ".join(needs), "dim"),
    ]


def described(key: str, view: Json, words: Words) -> list[Text]:
    """A card or tile in columns."""
    thing = BOX.find[key]
    if isinstance(thing, Tile):
        back = shows_back(view, key)
        brief = Text(signs.tile_brief(thing, back, words))
        return [signs.tile_name(thing, back, words), brief, text_of(key, words, back)]
    if isinstance(thing, Gentry):
        kind = named(f"role:{thing.role}" if thing.role else f"group:{thing.group.value}", words)
        needs = " · ".join([kind, *servants_named(thing.service, words)])
        return [signs.gentry_name(thing, words), Text(signs.gentry_brief(thing, words)), Text(needs, "dim")]
    return [Text(named(key, words), "bold"), worth_now(key, view, words), text_of(key, words)]


def worth_now(key: str, view: Json, words: Words) -> Text:
    """OB-13.5 What an own objective card would bring as things stand."""
    mine = view["players"][view["me"]] if view["me"] is not None else {"objectives": ()}
    if key not in mine["objectives"]:
        return Text()
    return Text(words.say("ob-term-points", vp=mine["worth"][mine["objectives"].index(key)]), "gold1")


def bought(key: str, tile: Tile, view: Json, words: Words) -> list[Text]:
    """OB-11.4, OB-17.16 A purchase with its price, and the money it leaves; the useful man is named."""
    verb, _, place = key.partition(":")
    cost = view["prices"][place] - 100 * PURCHASES.index(verb)
    text = signs.tile_name(tile, False, words).append(f" {signs.POUND}{cost}", "gold1")
    if verb != "buy":
        text.append(f" ({named('servant:useful-man', words)})", "dim")
    return [text, Text(f"→ {signs.POUND}{view['players'][view['me']]['money'] - cost}", "dim")]


def offered(tile: Tile, words: Words) -> Text:
    """What a tile on offer would be worth and do."""
    _, brief, needs = hosted(tile, False, words)
    worth = f"{named(f'column:{tile.sides[0].category.value}', words)} {signs.tile_worth(tile, False, words)}"
    if not tile.sides[0].playable:
        return Text(" · ".join([worth, *lines(tile.key, words)]), "dim")
    return Text(" · ".join(part for part in (worth, brief.plain, needs.plain) if part), "dim")


def text_of(key: str, words: Words, back: bool = False) -> Text:
    """Everything that is printed on a thing, in one line."""
    return Text(" · ".join(lines(key, words, back)), "dim")


def shows_back(view: Json, key: str) -> bool:
    """Whether the reader's tile lies on its back."""
    if view["me"] is None:
        return False
    return any(laid["back"] for laid in view["players"][view["me"]]["organiser"] if laid["tile"] == key)


# The page of the signs


def explain(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """What all things do that lie in front of the reader, and the signs."""
    cards = Table.grid(padding=(0, 2, 0, 1))
    for key in around(view):
        first, *_ = described(key, view, words)
        cards.add_row(first, text_of(key, words, shows_back(view, key)))
    heading = Text(words.say("ob-legend-cards"), "bold")
    return Group(heading, cards, "", Text(words.say("ob-legend"), "bold"), all_signs(words))


def all_signs(words: Words) -> Table:
    """Every sign with its meaning."""
    say = words.say
    return legend(
        (
            (signs.POUND, say("ob-legend-pound")),
            (signs.REPUTATION, say("ob-legend-reputation")),
            (signs.RATING, say("ob-legend-rating")),
            (signs.ROSE, say("ob-legend-rose")),
            (f"{signs.GENTLEMAN} {signs.LADY}", say("ob-legend-sexes")),
            (signs.STARTER, say("ob-legend-starter")),
            (f"{signs.CASUAL} {signs.PRESTIGE}", say("ob-legend-guests")),
            (f"{signs.CASUAL}2→1", say("ob-legend-look")),
            (signs.DISMISSAL, say("ob-legend-dismissal")),
            (signs.VP_CARD, say("ob-legend-vp-card")),
            (signs.OBJECTIVE, say("ob-legend-objective")),
            (signs.SERVANT, say("ob-legend-servant")),
            (signs.GOSSIP, say("ob-legend-gossip")),
            (signs.ADMIRER, say("ob-legend-admirer")),
            (signs.RETURN, say("ob-legend-return")),
            (signs.TWICE, say("ob-legend-twice")),
            (signs.FIRST, say("ob-legend-first")),
            (signs.DIE, say("ob-legend-die")),
            *((sign, named(f"column:{category.value}", words)) for category, sign in signs.COLUMNS.items()),
            *((sign, event_meaning(event, words)) for event, sign in signs.EVENTS.items()),
        )
    )


def event_meaning(event: str, words: Words) -> str:
    """What an event is called, and what happens."""
    return f"{named(f'event:{event}', words)}. {named(f'event:{event}-about', words)}"


def around(view: Json) -> Iterable[str]:
    """The tiles of the market, and all that is the reader's own."""
    found = [tile for space in view["market"] for tile in space["tiles"]]
    if view["me"] is not None:
        mine = view["players"][view["me"]]
        found += [laid["tile"] for laid in mine["organiser"]]
        found += [*mine["hand"], *mine["discards"], *mine["objectives"], *mine["vp_cards"]]
    found += [milestone["milestone"] for milestone in view["milestones"]]
    return dict.fromkeys(found)
