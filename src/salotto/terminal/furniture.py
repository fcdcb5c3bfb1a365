"""The furniture of a table in the terminal: drawn alike for every title, with words for pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.console import Group as Stack
from rich.table import Table
from rich.text import Text

from salotto.kernel.keys import is_key
from salotto.kernel.title import Title
from salotto.kit import furniture as f
from salotto.kit.drawing import MARK, grid
from salotto.legends import legend_of
from salotto.speech import Speech

APART = Text(" · ", "dim")
FIGURE, BACK, FREE = "♟", "▒", "·"


class Drawn:
    """The parts of a table; as many are left out as lines are missing, the most spare ones first."""

    def __init__(self, parts: Sequence[tuple[int, RenderableType]]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """All that fits."""
        shown = list(self.parts)
        if options.height is not None:
            free = options.update(height=None)
            lines = {id(part): len(console.render_lines(part[1], free, pad=False)) for part in shown}
            while len(shown) > 1 and sum(lines[id(part)] for part in shown) > options.height:
                most = max(spare for spare, _ in shown)
                if not most:
                    break
                shown = [part for part in shown if part[0] < most]
        yield from (drawn for _, drawn in shown)


class Room:
    """Draws things for one reader; `marks` are the numbers under which they can be chosen."""

    def __init__(
        self, title: Title[Any], faces: Mapping[str, f.Face], speech: Speech, marks: Mapping[str, str]
    ) -> None:
        self.faces = faces
        self.speech = speech
        self.marks = marks
        known = legend_of(title)
        self.legend = known.signs if known else {}

    def draw(self, things: Sequence[f.Thing]) -> Drawn:
        """The table from top to bottom: each place in a line, what lies together in a block."""
        parts: list[tuple[int, RenderableType]] = []
        for board in things:
            title = (
                Text(self.said(board.title), "bold") if isinstance(board, f.Group) and board.title else None
            )
            parts += [(0, title)] if title and board is not things[0] else []
            parts += [
                (each.spare if isinstance(each, f.Group) else 0, self.block(each))
                for each in opened(board.things if isinstance(board, f.Group) else (board,))
            ]
        return Drawn(parts)

    def block(self, thing: f.Thing) -> RenderableType:
        """A thing with a heading of its own."""
        if not isinstance(thing, f.Group):
            return self.line(thing)
        head = Text.assemble(self.mark(thing), (self.said(thing.title), "bold" if thing.title else ""))
        if thing.note:
            head.append(f" {self.said(thing.note)}", "dim")
        inner = [
            each
            for each in thing.things
            if isinstance(each, f.Group) and each.kind in ("grid", "row", "ways", "lines")
        ]
        flat = [self.line(each) for each in thing.things if each not in inner]
        text = Text("  ").join([head, *filter(None, flat)])
        if thing.kind == "grid" and thing.columns:
            return self.grid(thing)
        return (
            Stack(text, *(self.grid(each) if each.kind == "grid" else self.flow(each) for each in inner))
            if inner
            else text
        )

    def flow(self, group: f.Group) -> RenderableType:
        """Things one after the other."""
        return Columns([self.line(each) for each in group.things], padding=(0, 3))

    def grid(self, group: f.Group) -> Table:
        """Things in rows."""
        table = Table.grid(padding=(0, 2, 0, 1))
        things = group.things
        for at in range(0, len(things), group.columns or len(things)):
            table.add_row(*map(self.line, things[at : at + (group.columns or len(things))]))
        return table

    def line(self, thing: f.Thing) -> Text:
        """A thing in a line."""
        text = self.mark(thing)
        match thing:
            case f.Picture():
                return text.append_text(
                    self.picture(thing.signs) if thing.signs else Text(self.said(thing.name))
                )
            case f.Words():
                return text.append(self.said(thing.says, thing.seat))
            case f.Count():
                what = Text(self.said(thing.name)) if thing.name else self.sign(thing.icon)
                return text.append(f"{thing.n} ").append_text(what)
            case f.Figures():
                names = self.speech.names
                who = names[thing.seat] if thing.seat < len(names) else self.said(thing.name)
                return text.append(f"{FIGURE}{'' if thing.one else thing.n} {who}", "bold cyan")
            case f.Card():
                return text.append_text(self.card(thing))
            case f.Back():
                text.append(BACK if thing.icon else FREE)
                return Text(" ").join([text, *map(self.line, thing.on)])
            case f.Group():
                close = thing.kind in ("cell", "track")
                cards = any(isinstance(each, f.Card) for each in thing.things)
                between = APART if cards else Text(" " if close else "  ")
                inner = between.join(filter(None, map(self.line, thing.things)))
                head = f"{self.said(thing.title)}: " if thing.title else ""
                text.append(head, "dim").append_text(Text("" if head or thing.things else FREE))
                text.append_text(inner)
                if "now" in thing.style.split():
                    text.stylize("reverse")
                return text

    def mark(self, thing: f.Thing) -> Text:
        """The number of a thing that can be chosen."""
        key = next((key for key in f.keys_of(thing) if key in self.marks), None)
        return Text(f"[{self.marks[key]}]", MARK) if key else Text()

    def card(self, card: f.Card) -> Text:
        """A card by its name and what is printed on it, and what lies beside it."""
        face = f.face_of(self.faces, card)
        parts = [self.picture(part) for part in (face.corner, face.top, *face.does, face.foot) if part]
        parts += [self.line(each) for each in card.on or face.on]
        name = face.names[self.speech.words.language]
        return Text.assemble((name, "bold"), " ", Text(" ").join(parts))

    def picture(self, signs: f.Signs) -> Text:
        """Signs by their letters, or by their names in the legend."""
        return Text(" ").join(self.sign(each.icon) if each.icon else Text(each.text) for each in signs)

    def sign(self, icon: str) -> Text:
        """One sign; that of a seat is its name."""
        if icon.startswith("seat-"):
            return Text(self.speech.names[int(icon[5:])], "bold cyan")
        sign = self.legend.get(icon)
        if sign is None:
            return Text(icon, "gold3")
        return Text(sign.letter or sign.names[self.speech.words.language], sign.tint or "gold3")

    def said(self, says: f.Said, seat: int | None = None) -> str:
        """Words of the reader's language."""
        if isinstance(says, str):
            return self.speech.thing(says) if is_key(says) else says
        if says.names is not None:
            return says.names[self.speech.words.language]
        about = {} if seat is None else self.speech.about_seat(seat)
        return self.speech.say(says.id, **{**about, **says.args})

    # One thing, and all the signs

    def describe(self, key: str, things: Sequence[f.Thing]) -> list[Text] | None:
        """A thing to choose in columns: its name, what it brings or costs, what it says."""
        if key in self.faces:
            face = self.faces[key]
            text = Text(" ".join(map(self.said, face.lines)), "dim")
            return [Text(face.names[self.speech.words.language], "bold"), self.card(f.Card(key)), text]
        thing = next((each for each in f.walk(things) if key in f.keys_of(each)), None)
        if thing is None or not is_key(key):
            return None
        name = Text(self.speech.thing(key))
        if isinstance(thing, f.Card):
            return [
                name,
                self.card(thing),
                Text(" ".join(map(self.said, self.faces[thing.key].lines)), "dim"),
            ]
        if not isinstance(thing, f.Group):
            return [name, self.line(thing)]
        promised = [self.line(each) for each in thing.things if isinstance(each, f.Picture | f.Words)]
        return [name, Text(" ").join(promised)]

    def explain(self, things: Sequence[f.Thing]) -> RenderableType:
        """What the cards in sight do."""
        table = Table.grid(padding=(0, 2, 0, 1))
        for key in dict.fromkeys(each.key for each in f.walk(things) if isinstance(each, f.Card)):
            table.add_row(*(self.describe(key, ()) or ()))
        language = self.speech.words.language
        signs = ((self.sign(icon), sign.means[language]) for icon, sign in self.legend.items())
        return Stack(table, "", grid(signs))


def opened(things: Iterable[f.Thing]) -> Iterator[f.Thing]:
    """The same things, with what lies on a picture each by itself."""
    for thing in things:
        yield from thing.things if isinstance(thing, f.Group) and thing.kind == "scene" else (thing,)
