"""A manor drawn floor by floor, in the largest size that fits: rooms with walls, or a line for each floor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from salotto.kernel.title import Json
from salotto.titles.spook_manor.cards import Face, Foyer, Room, cell
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.terminal import signs
from salotto.titles.spook_manor.view import as_it_lies

WALL = "grey50"
MARGIN = 3
"""For the numbers of the floors."""
SIDE = 5
"""The width of the free ground beside the manor."""
WIDEST = 28
NARROWEST = 1
CRAMPED = 5
"""Rooms narrower than this have no place for an ellipsis."""
TALL = SETUP.tables.column_min_height

# The corner of walls going up, down, left and right, as a number of four bits.
CORNER = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


class Size(NamedTuple):
    """How big a room is drawn: lines of content, and whether a line of wall lies between the floors."""

    lines: int
    walls: bool


SIZES = (Size(3, True), Size(2, True), Size(2, False), Size(1, False))


class Manor:
    """One manor of a view, ready to be drawn. `marks` are the numbers of the answers, by key."""

    def __init__(self, view: Json, language: str, foyer: str, marks: Mapping[str, str]) -> None:
        self.language = language
        self.foyer = foyer
        self.lights = [names[language] for names in SETUP.light_kinds.values()]
        self.marks = marks
        manor = as_it_lies(view)
        columns = dict(enumerate(manor.columns, manor.left))
        self.cards = {(x, y): card for x, column in columns.items() for y, card in enumerate(column)}
        self.seated = manor.guests_by_room()
        self.heights = {x: len(column) for x, column in columns.items()}
        xs = [*columns] or [0]
        self.sides = {x for x in (xs[0] - 1, xs[-1] + 1) if cell(x, 0).key in marks}
        self.columns = sorted({*xs, *self.sides})
        crowned = any(cell(x, height).key in marks for x, height in self.heights.items())
        self.floors = max(self.heights.values(), default=0) + crowned

    # Sizes

    def fitting(self, height: int | None) -> Size:
        """The largest size that fits a height; the smallest if none does."""
        fit = (size for size in SIZES if height is None or self.height(size) <= height)
        return next(fit, SIZES[-1])

    def height(self, size: Size) -> int:
        """How many lines the manor takes."""
        rows = sum(self._row_height(y, size) + size.walls for y in range(self.floors))
        return rows + 2

    def _row_height(self, y: int, size: Size) -> int:
        built = any((x, y) in self.cards for x in self.columns)
        return size.lines if built else 1

    def room_width(self, width: int) -> int:
        """How wide a room can be drawn, its wall not counted."""
        built = max(1, len(self.columns) - len(self.sides))
        free = width - MARGIN - 1 - len(self.sides) * (SIDE + 1)
        return max(NARROWEST, min(WIDEST, free // built - 1))

    # Lines

    def lines(self, width: int, size: Size) -> Iterator[Text]:
        """The drawing, from the roof to the ground and the numbers of the columns under it."""
        room = self.room_width(width)
        widths = {x: SIDE if x in self.sides else room for x in self.columns}
        for y in reversed(range(self.floors)):
            if size.walls:
                yield self._wall(y, widths)
            yield from self._floor(y, widths, self._row_height(y, size))
        yield Text(" " * MARGIN).append("▔" * (sum(widths.values()) + len(widths) + 1), "green4")
        yield self._feet(widths)

    def _floor(self, y: int, widths: Mapping[int, int], height: int) -> Iterator[Text]:
        cells = {x: self._cell(x, y, widths[x], height) for x in self.columns}
        for at in range(height):
            number = f"{y}" if at == height // 2 else ""
            line = Text().append(f"{number:>{MARGIN - 1}} ", "dim")
            for x in self.columns:
                line.append("│" if self._upright(x, y) else " ", WALL).append(cells[x][at])
            yield line.append("│" if self._upright(self.columns[-1] + 1, y) else " ", WALL)

    def _wall(self, y: int, widths: Mapping[int, int]) -> Text:
        """The line above floor y."""
        line = Text(" " * MARGIN)
        for x in [*self.columns, self.columns[-1] + 1]:
            arms = (
                self._upright(x, y + 1),
                self._upright(x, y),
                self._flat(x - 1, y),
                self._flat(x, y),
            )
            line.append(CORNER[sum(1 << bit for bit, arm in enumerate(arms) if arm)], WALL)
            if x in widths:
                line.append(("─" if self._flat(x, y) else " ") * widths[x], WALL)
        return line

    def _upright(self, x: int, y: int) -> bool:
        """Whether there is a wall on the left of a cell."""
        return (x - 1, y) in self.cards or (x, y) in self.cards

    def _flat(self, x: int, y: int) -> bool:
        """Whether there is a wall above a cell."""
        return (x, y) in self.cards or (x, y + 1) in self.cards

    def _feet(self, widths: Mapping[int, int]) -> Text:
        """SM-6.6 The numbers of the columns; a tall one is marked."""
        line = Text(" " * MARGIN)
        for x, width in widths.items():
            height = self.heights.get(x, 0)
            label = Text(f"{x}", "dim")
            if height >= TALL:
                label.append(f" ▮{height}", "bold green3")
            label.align("center", width)
            line.append(" ").append(label)
        return line

    # Cells

    def _cell(self, x: int, y: int, width: int, height: int) -> list[Text]:
        card = self.cards.get((x, y))
        mark = self.marks.get(cell(x, y).key)
        if isinstance(card, Room):
            lines = self._room(card, width, height)
        elif isinstance(card, Foyer):
            lines = self._half(card.left if x == 0 else card.right, width, height)
        else:
            lines = [Text(f"[{mark}]", signs.MARK)] if mark else []
        blank = Text(" " * width)
        for line in lines:
            line.truncate(width, overflow="crop" if width < CRAMPED else "ellipsis", pad=card is not None)
            if card is None:
                line.align("center", width)
        above = (height - len(lines)) // 2 if card is None else 0
        return [blank] * above + lines + [blank] * (height - above - len(lines))

    def _half(self, side: Face, width: int, height: int) -> list[Text]:
        """SM-3.3 One half of the Foyer."""
        if height == 1:
            return [Text.assemble(signs.face(side), " ", (self.foyer, "dim italic"))]
        wide = signs.face(side, self.lights)
        return [Text(self.foyer, "italic"), wide if wide.cell_len <= width else signs.face(side)]

    def _room(self, card: Room, width: int, height: int) -> list[Text]:
        name = [Text(line, "bold") for line in shortened(card.names[self.language], width, height - 1)]
        seated = self.seated.get(card)
        icons = signs.icons(card, seated, self.marks)
        wide = signs.signs(card, seated, self.marks, self.lights)
        if name and wide.cell_len <= width:
            icons = wide
        if icons.cell_len > width:
            icons = Text("").join(part for part in icons.split(" "))
        if card.hall is not None and icons.cell_len > width:
            icons = signs.spaces(card.hall, seated, self.marks)
        if not name:
            icons = Text.assemble(icons, " ", (card.names[self.language], "dim"))
        return [*name, icons]


def shortened(name: str, width: int, lines: int) -> list[str]:
    """A name on at most so many lines, cut with an ellipsis where it is longer."""
    if lines < 1:
        return []
    parts = wrap(name, width, break_long_words=False) or [""]
    parts = [*parts[: lines - 1], " ".join(parts[lines - 1 :])] if len(parts) > lines else parts
    return [part if len(part) <= width else f"{part[: width - 1]}…" for part in parts]
