"""The whole table: the manor, who waits in the Foyer, the cards at hand, and the running score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import TableDrawing
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOURS
from salotto.titles.spook_manor.scoring import CATEGORIES, leftover_penalty
from salotto.titles.spook_manor.terminal import signs
from salotto.titles.spook_manor.terminal.manor import SIZES, Manor, Size

DYNAMIC_WORDS = ("sm-phase-*", "sm-short-*")
GAP = 2
"""Columns between two manors side by side."""
READABLE = 6
"""The narrowest room that still shows what is on it."""


class Board(TableDrawing):
    """The table as a seat sees it, in the largest size that fits the height it is given.

    Players see their own manor in full, spectators all the manors side by side.
    """

    colon = "sm-label"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it."""
        me = self.view["me"]
        below = self.around(console, options)
        free = None if options.height is None else options.height - lines_of(below, console, options) - 1
        yield self.heading()
        if me is not None:
            yield from self.one_manor(self.view["manors"][me], options.max_width, free)
        else:
            yield from self.all_manors(options.max_width, free)
        yield from below

    def around(self, console: Console, options: ConsoleOptions) -> list[RenderableType]:
        """What stands below the manor: less where the smallest drawing of it would not fit otherwise."""
        me = self.view["me"]
        if self.view["phase"] == "over":
            return []
        if me is None:
            return [*self.scores()]
        mine = self.view["manors"][me]
        full = [*self.foyer(mine), *self.at_hand(mine), *self.scores()]
        if options.height is None or not mine["columns"]:
            return full
        needed = self.manor(mine).height(SIZES[-1]) + 1
        for parts in (full, [*self.foyer(mine), *self.scores()]):
            if lines_of(parts, console, options) + needed <= options.height:
                return parts
        return [*self.foyer(mine), *self.totals()]

    # The manors

    def manor(self, manor: Json) -> Manor:
        """A manor ready to be drawn."""
        mine = manor["seat"] == self.view["me"]
        return Manor(manor, self.words.language, self.words.say("sm-foyer"), self.marks if mine else {})

    def one_manor(self, manor: Json, width: int, height: int | None) -> Iterator[Text]:
        """One manor, as large as it can be."""
        if manor["columns"]:
            drawing = self.manor(manor)
            yield from drawing.lines(width, drawing.fitting(height))

    def all_manors(self, width: int, height: int | None) -> Iterator[RenderableType]:
        """All the manors, as many side by side as are readable, the others below."""
        drawings = [self.manor(manor) for manor in self.view["manors"] if manor["columns"]]
        beside = len(drawings)
        while beside > 1 and any(
            one.room_width((width - GAP) // beside - GAP) < READABLE for one in drawings
        ):
            beside -= 1
        if not drawings:
            return
        rows = -(-len(drawings) // beside)
        share = None if height is None else height // rows - 1
        size = min(drawing.fitting(share) for drawing in drawings)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for start in range(0, len(drawings), beside):
            row = drawings[start : start + beside]
            grid.add_row(*(Text(self.names[start + at], "bold") for at in range(len(row))))
            grid.add_row(*self._on_one_ground(row, (width - GAP) // beside - GAP, size))
        yield grid

    def _on_one_ground(self, drawings: list[Manor], width: int, size: Size) -> Iterator[Text]:
        blocks = [list(drawing.lines(width, size)) for drawing in drawings]
        height = max(len(block) for block in blocks)
        for block in blocks:
            yield Text("\n").join([Text()] * (height - len(block)) + block)

    # Around them

    def heading(self) -> Text:
        """Which round it is, which phase, and the monsters nobody owns yet."""
        view, say = self.view, self.words.say
        phase = say(f"sm-phase-{view['phase']}")
        parts = [Text(phase, "bold")]
        if view["round"]:
            message = "sm-turn" if view["drafts"] else "sm-round"
            parts.insert(0, Text(say(message, round=view["round"], rounds=view["rounds"]), "bold"))
        supply = Text().append(say("sm-supply"), "dim")
        for name, count in view["supply"].items():
            supply.append(" ").append(signs.monster(COLOURS[name])).append(f"{count}", "dim")
        return Text(" · ").join([*parts, supply])

    def at_hand(self, manor: Json) -> Iterator[Text]:
        """The cards at hand, unless they are the answers just now."""
        displayed = [key for draft in self.view["drafts"] for key in draft["display"]]  # SM-7.4
        listed = self.marks.keys() & {*manor["hand"], *displayed}
        if manor["hand"] and not listed:
            cards = [signs.icons(BOX.room[key]) for key in manor["hand"] if key]
            yield Text.assemble(self.label("sm-hand"), Text("   ").join(cards))
        if self.view["drafts"]:
            yield Text("   ").join(self.drafts(shown=not listed))

    def drafts(self, shown: bool) -> Iterator[Text]:
        """SM-7.3 The Draft decks, with what lies in their Displays if that is to be shown."""
        for number, draft in enumerate(self.view["drafts"]):
            left = self.words.say("sm-cards-left", cards=draft["deck"])
            text = Text.assemble(self.label("sm-draft", number=signs.DRAFT[number]), (left, "dim"))
            if shown and draft["display"]:
                cards = [signs.icons(BOX.room[key]) for key in draft["display"]]
                text.append(" ").append(Text(" | ").join(cards))
            yield text

    def foyer(self, manor: Json) -> Iterator[Text]:
        """SM-4.3 The monsters that wait, and what they will cost."""
        if not manor["columns"]:
            return
        say = self.words.say
        text = Text.assemble(self.label("sm-waiting-in-foyer"))
        for name, count in manor["waiting"].items():
            colour = COLOURS[name]
            if count:
                text.append(signs.MONSTER[colour] * count, signs.HUE[colour])
                text.append(signs.raised(self.marks.get(f"waiting:{name}"))).append(" ")
        waiting = sum(manor["waiting"].values())
        if not waiting:
            yield text.append(say("sm-nobody-waits"), "dim").append(self._door())
            return
        penalty = say("sm-penalty", points=leftover_penalty(waiting))
        yield text.append(self._door()).append(f" ({penalty})", "dim")

    def _door(self) -> Text:
        mark = self.marks.get("foyer")
        return Text(f" [{mark}]", signs.MARK) if mark else Text()

    # Points

    def scores(self) -> Iterator[RenderableType]:
        """SM-2.4 The points so far, where everybody may see them."""
        points = [manor["points"] for manor in self.view["manors"]]
        if points[0] is None:
            return
        yield self.own_score(points[0]) if len(points) == 1 else self.score_table()

    def score_table(self) -> Table:
        """SM-6.1.1 Everybody's points so far, by category."""
        say = self.words.say
        short = [say(f"sm-short-{category}") for category in CATEGORIES]
        return self.roster([*short, say("sm-total")], map(self.score_line, self.view["manors"]), width=18)

    def score_line(self, manor: Json) -> list[Text | str]:
        """One player's points."""
        points = manor["points"]
        by_category = [f"{points[category]}" for category in CATEGORIES]
        return [self.names[manor["seat"]], *by_category, Text(f"{sum(points.values())}", "bold")]

    def totals(self) -> Iterator[Text]:
        """Everybody's total in one line."""
        if self.view["manors"][0]["points"] is not None:
            totals = (sum(manor["points"].values()) for manor in self.view["manors"])
            named = [Text(f"{name} {total}") for name, total in zip(self.names, totals, strict=True)]
            yield Text.assemble(self.label("sm-total"), Text(" · ").join(named))

    def own_score(self, points: Mapping[str, int]) -> Text:
        """The points so far of somebody who plays alone, in one line."""
        say = self.words.say
        parts = [
            Text.assemble((f"{say(f'sm-short-{category}')} ", "dim"), f"{points[category]}")
            for category in CATEGORIES
        ]
        parts.append(Text(f"{say('sm-total')} {sum(points.values())}", "bold"))
        return Text("  ").join(parts)


def lines_of(parts: Sequence[RenderableType], console: Console, options: ConsoleOptions) -> int:
    """How many lines some parts take."""
    return sum(len(console.render_lines(part, options.update(height=None))) for part in parts)
