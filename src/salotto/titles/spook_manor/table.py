"""The table of Spook Manor: a manor column by column, and beside it the hand and the tallies."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterator

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import plain, signed
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOUR_NAMES, Colour, Foyer, LightKind, Room
from salotto.titles.spook_manor.cards import cell as cell_at
from salotto.titles.spook_manor.faces import LIGHT_NAMES, guests, monsters
from salotto.titles.spook_manor.monsters import FOYER
from salotto.titles.spook_manor.preview import change
from salotto.titles.spook_manor.scoring import TABLES, columns, light_lines, light_mask, points, tall_columns
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState

SIGN_OF = {
    "printed": "printed",
    "entertainment": "entertainment",
    "portraits": "portrait",
    "lights": "lighting",
    "columns": "column",
    "leftover": "foyer",
}
"""The sign of each category of the score sheet."""
WAITING_LEFT = (Colour.PURPLE, Colour.RED)
"""The monsters that wait in the left half of the Foyer; the others wait in the right one."""


def table(game: SpookManorState, look: f.Look) -> tuple[f.Thing, ...]:
    """The manor looked at; beside it the own hand, or the Displays, and what counts in the manor."""
    shown = game.manors[look.at]
    own = game.manors[look.at if look.me is None else look.me]
    manor = f.place(*house(game, shown, look), at="manor")
    beside = f.tray(*at_hand(game, own, look), f.heap(*tally(game, shown, look), style="tally"), at="desk")
    return f.board(head(game, look), manor, at="house", ground="house"), beside


def head(game: SpookManorState, look: f.Look) -> f.Group:
    """SM-3.1 Whose manor it is, and the monsters nobody owns."""
    name = Phrase("sm-page-mine") if look.own else Phrase("sm-page-manor-of", {"name": f"seat:{look.at}"})
    supply = zip(COLOUR_NAMES, game.supply, strict=True)
    monsters = (f.Count(colour, n, piece=colour, style=f"hue-{colour}") for colour, n in supply)
    return f.place(f.heap(*monsters, keys=("area:supply",), title=Phrase("sm-supply")), at="head", title=name)


# The manor


def house(game: SpookManorState, manor: Manor, look: f.Look) -> Iterator[f.Thing]:
    """SM-4.2.8 The columns of a manor, with the place for a new one on either side."""
    if not manor.columns:
        return
    rows = max(map(len, manor.columns)) + 1
    newest = built_last(look)
    beyond = [(), *manor.columns, ()]
    yield f.row(
        *(
            column(game, manor, look, x, len(cards), newest, rows)
            for x, cards in enumerate(beyond, manor.left - 1)
        ),
        at="columns",
        style=f"rows-{min(rows, 12)}",
        columns=min(len(manor.columns) + 1, 12),  # a new column is offered half as wide on either side
    )


def built_last(look: f.Look) -> str:
    """SM-4.2.2 The room that somebody built last."""
    built = (told.event for told in reversed(look.story) if told.event.id == "sm-builds")
    return next((str(event.args["room"]) for event in built if event.seat == look.at), "")


def column(
    game: SpookManorState, manor: Manor, look: f.Look, x: int, height: int, newest: str, rows: int
) -> f.Group:
    """A column from its foot to the cell on top."""
    cards = (lying(game, manor, look, x, y, newest) for y in range(height))
    top = on_top(game, manor, look, x, height)
    sky = look.asked == "sm-choose-spot" and look.own
    above = (f.Words("", (cell_at(x, y).key,), "sky") for y in range(height + 1, rows)) if sky else ()
    return f.cell(base_of(manor, look, height), *cards, top, *above, style="" if height else "side")


def base_of(manor: Manor, look: f.Look, height: int) -> f.Group:
    """SM-6.6.1 How high a column is."""
    tall = height >= TABLES.column_min_height
    how = {"tall": tall_columns(manor), "vp": columns(manor), "highest": max(map(len, manor.columns))}
    stands = Phrase("sm-stands-columns", how) if look.own else None
    count = height > 0 and f.Count("column", height, style="tall" if tall else "")
    return f.heap(count, keys=("track:columns",) if height else (), style="base", stands=stands)


def lying(game: SpookManorState, manor: Manor, look: f.Look, x: int, y: int, newest: str) -> f.Card:
    """A card of a manor with what stands on it; who asks why not may point at its cell."""
    card = manor.at(x, y)
    here = (cell_at(x, y).key,) if look.own else ()
    if isinstance(card, Foyer):
        left = x == 0
        goal = (*here, FOYER) if look.own and left else here
        key = card.key if left else card.right_half
        return f.Card(key, goal, on=(*waiting(manor, look, left), foyer_table(manor, left)))
    assert card is not None
    style = "new" if card.key == newest else ""
    seated = manor.guests_by_room()
    on = guests(card.hall, seated[card], look.own) if card.hall else ()
    return f.Card(card.key, here, on=on, style=style)


def on_top(game: SpookManorState, manor: Manor, look: f.Look, x: int, height: int) -> f.Thing | None:
    """The cell on top of a column: open to the room one builds, or what lies there until all reveal."""
    spot = cell_at(x, height)
    if not look.own:
        return None
    if manor.spot is spot and manor.card is not None:
        return f.Card(manor.card.key, style="chosen")
    if look.asked != "sm-choose-spot":
        return None
    gain = signed(change(manor, BOX.room[look.about["room"]], spot), nothing="±0") if game.live_score else "+"
    return f.cell(f.Words(gain, style="loss" if gain.startswith("−") else ""), keys=(spot.key,), style="spot")


def waiting(manor: Manor, look: f.Look, left: bool) -> Iterator[f.Count]:
    """SM-4.3.8 The monsters that wait in the Foyer."""
    for colour in Colour:
        if manor.waiting[colour] and (colour in WAITING_LEFT) == left:
            keys = (f"waiting:{COLOUR_NAMES[colour]}",) if look.own else ()
            yield monsters(colour, manor.waiting[colour], keys)


def foyer_table(manor: Manor, left: bool) -> f.Group:
    """SM-6.6.2 On the left half what tall columns bring; SM-6.7.1 on the right what those left cost."""
    values = TABLES.column_bonus if left else TABLES.leftover_penalty
    reached = min(tall_columns(manor) if left else sum(manor.waiting), len(values) - 1)
    steps = (
        f.cell(f.Words(plain(value)), style="now" if at == reached else "")
        for at, value in enumerate(values)
        if at
    )
    return f.track(*steps, icon="column" if left else FOYER)


# What one holds


def at_hand(game: SpookManorState, own: Manor, look: f.Look) -> Iterator[f.Thing]:
    """The two Foyer cards to lay, the Displays of the solo game, or the hand."""
    whose = Phrase("sm-page-hand-of", {"name": f"seat:{own.seat}"})
    if own.dealt:
        title = whose if look.me is None else Phrase("sm-page-foyers")
        foyers = [
            f.Card(card.key, style=laid(own, card)) if card else f.Back("roof")
            for card in own.dealt.shown_to(look.me)
        ]
        yield f.row(*foyers, at="hand", title=title, style="foyers")
    elif game.drafts:
        gone = Phrase("sm-page-discarded", {"cards": len(game.discard)})
        drafts = (
            f.cell(
                *(held(room, own) for room in draft.display),
                title=Phrase("sm-draft", {"number": number}),
                note=Phrase("sm-cards-left", {"cards": len(draft.deck)}),
            )
            for number, draft in enumerate(game.drafts, 1)
        )
        yield f.row(*drafts, at="hand", title=Phrase("sm-page-displays"), note=gone, style="drafts")
    else:
        title = whose if look.me is None else Phrase("sm-hand")
        cards = (held(card, own) for card in own.hand.shown_to(look.me))
        deck = Phrase("sm-page-deck", {"cards": len(own.deck)})
        yield f.row(*cards, at="hand", title=title, note=deck)


def laid(own: Manor, card: Foyer) -> str:
    """SM-3.4 The Left half, chosen and not yet revealed."""
    return "chosen" if own.halves[:1] == [card] else ""


def held(card: Room | None, own: Manor) -> f.Thing:
    """A room in a hand or on display; the one that is played has left its place."""
    if card is None:
        return f.Back("roof")
    return f.Back() if card is own.card else f.Card(card.key)


# What counts


def tally(game: SpookManorState, manor: Manor, look: f.Look) -> Iterator[f.Group]:
    """SM-6.5 The Light scorecard, and SM-2.4 the points where they are told."""
    if manor.columns:
        yield light_card(manor, look)
    if game.live_score or game.phase is Phase.OVER:
        sheet = points(manor)._asdict()
        lines = (f.Count(SIGN_OF[name], plain(n), f"category:{name}") for name, n in sheet.items())
        total = f.Words(Phrase("sm-page-total", {"n": plain(sum(sheet.values()))}), style="total")
        yield f.heap(*lines, total, style="points")


def light_card(manor: Manor, look: f.Look) -> f.Group:
    """SM-6.5 The lights of a manor, by colour and kind, with what each line brings."""
    mask = light_mask(manor)
    brought = [TABLES.light_line[count] for count in light_lines(mask)]
    by_kind, by_colour = brought[: len(LightKind)], brought[len(LightKind) :]
    nothing = f.Words("")
    return f.grid(
        nothing,
        *(f.picture(f"@{kind}") for kind in LIGHT_NAMES),
        nothing,
        *(each for colour in Colour for each in light_row(mask, colour, by_colour[colour])),
        nothing,
        *(f.Words(str(n or "")) for n in by_kind),
        columns=len(LightKind) + 2,
        at="lights",
        keys=("track:lights",),
        stands=Phrase("sm-stands-lights", {"vp": sum(brought)}) if look.own else None,
        spare=1,
    )


def light_row(mask: int, colour: Colour, brought: int) -> Iterator[f.Thing]:
    """SM-6.5.4 The kinds of light there are of a colour."""
    name = COLOUR_NAMES[colour]
    yield f.picture(f"@{name}", style=f"hue-{name}")
    for kind, light in enumerate(LIGHT_NAMES):
        lit = mask >> kind * len(Colour) + colour & 1
        yield f.cell(f.picture(f"@{light}", style=f"lit hue-{name}") if lit else None)
    yield f.Words(str(brought or ""))


def small(game: SpookManorState, look: f.Look) -> tuple[f.Thing, ...]:
    """A manor as small as a player's strip: the kind of every room, and the monsters that wait."""
    manor = game.manors[look.at]
    newest = built_last(look)
    kinds = (f.cell(*(kind_of(card, newest) for card in cards)) for cards in manor.columns)
    waits = (
        f.Count(name, n, style=f"hue-{name}")
        for name, n in zip(COLOUR_NAMES, manor.waiting, strict=True)
        if n
    )
    rows = min(max(map(len, manor.columns), default=0) + 1, 12)
    return f.heap(*kinds, style=f"mini rows-{rows}"), f.heap(*waits)


def kind_of(card: Room | Foyer, newest: str) -> f.Picture:
    """A room by its kind."""
    kind = card.kind if isinstance(card, Room) else "foyer"
    return f.picture(f"@{kind}", style=f"m-{kind}{' fresh' if card.key == newest else ''}")
