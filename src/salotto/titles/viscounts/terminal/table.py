"""The whole table: the five Segments with the Castle, the own board and hand, and everybody in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import StackedDrawing, mark
from salotto.titles.viscounts.box import BOX, SCRIPTS
from salotto.titles.viscounts.cards import ACTIONS
from salotto.titles.viscounts.faces import ACTION_ICONS, BUILDING_ICONS, cards
from salotto.titles.viscounts.terminal import signs
from salotto.titles.viscounts.terminal.signs import SIGNS, said

DYNAMIC_WORDS = ("vw-phase-*", "vw-page-end-*", "vw-page-end-*-revealed")

SEGMENTS = {segment.key: segment.names for segment in BOX.segments}
EXCHANGES = {exchange.key: exchange for exchange in BOX.exchanges.values()}
LINKS = {link.key: link for link in BOX.links}
ARROWS = ("←", "→", "↓")
"""The left, the right and the inner space of a Segment."""


class TableTop(StackedDrawing):
    """One table, for one reader."""

    colon = "vw-term-label"

    def parts(self) -> Iterator[RenderableType]:
        """From top to bottom: the Main Board, the own things, everybody."""
        yield self.heading()
        if self.view["segments"]:
            yield self.board()
            yield self.keep()
        for player in self.view["players"]:
            if self.view["me"] == player["seat"]:
                yield from self.own(player)
        yield self.everybody()

    def heading(self) -> Text:
        """The round, the phase, and how near the end is (VW-9.1)."""
        view, say = self.view, self.words.say
        parts = [
            Text(say("vw-page-round", round=max(1, view["round"]), last=view["last_round"] or 0), "bold")
        ]
        over = view["stage"] == "over"
        parts.append(Text(say("vw-page-over" if over else f"vw-phase-{view['phase']}"), "bold"))
        for name in ("debt", "deed"):
            pile = view[f"{name}s"]
            if pile["revealed"]:
                parts.append(Text(say(f"vw-page-end-{name}-revealed"), "bold red"))
            elif pile["left"]:
                parts.append(Text(f"{SIGNS[name]} {say(f'vw-page-end-{name}', left=pile['left'])}"))
        if view["last_round"]:
            parts.append(Text(say("vw-page-last-round"), "bold red"))
        return Text(" · ").join(parts)

    # The Main Board

    def board(self) -> Table:
        """Clockwise: each Segment with its spaces, Building Spots, section of the Castle and piles."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        moves = {move["space"]: move for move in self.view["moves"]}
        for position, segment in enumerate(self.view["segments"]):
            section = self.view["castle"]["sections"][position]
            spaces = [
                self.space(arrow, space, moves.get(space["space"]))
                for arrow, space in zip(ARROWS, segment["spaces"], strict=True)
            ]
            spots = [self.spots(space["spots"]) for space in segment["spaces"][:2]]
            tiers = [
                Text.assemble(f"{SIGNS['castle']}1 ", self.people(section["first"])),
                Text.assemble(
                    f"{SIGNS['castle']}2 ",
                    self.people(section["second"]),
                    (f" {signs.does(SCRIPTS[section['does']])}", "dim"),
                ),
                mark(self.marks, section["section"]),
            ]
            grid.add_row(
                Text(SEGMENTS[segment["segment"]][self.words.language], "bold"),
                Text("\n").join(spaces),
                Text("\n").join([*spots, self.links(segment["links"])]),
                Text("\n").join(tiers),
                Text("\n").join(self.piles(segment)),
            )
        return grid

    def space(self, arrow: str, space: Json, move: Json | None) -> Text:
        """A space: what can be done there, who stands there, and what it would cost to move there."""
        exchange = EXCHANGES.get(space["exchange"] or "")
        text = mark(self.marks, space["space"]).append(f"{arrow} ")
        if exchange is None:
            text.append(f"{SIGNS['noble']}{SIGNS['cleric']}", "dim")
        else:
            text.append(f"{exchange.merchants}{SIGNS['merchant']}→{signs.does(exchange.effects)}", "dim")
        for seat in space["viscounts"]:
            text.append(f" {SIGNS['viscount']}{self.names[seat]}", "bold cyan")
        if space["baron"]:
            text.append(f" {SIGNS['baron']}", "bold red")
        if space["baron_workers"]:
            text.append(f" {space['baron_workers']}{SIGNS['baron']}", "red")
        text.append_text(self.people(space["workers"], guards=True))
        if move is not None:
            could = dict.fromkeys(key.partition(":")[2] for key in move["actions"])
            actions = "".join(SIGNS[ACTION_ICONS[name]] for name in could)
            text.append(f" (−{move['silver']}$ {actions or '–'})", "yellow")
        return text

    def spots(self, spots: Sequence[Json]) -> Text:
        """VW-6.3 The Building Spots of a space: what they give, or whose Building stands there."""
        found = []
        for spot in spots:
            text = mark(self.marks, spot["spot"])
            if spot["owner"] is None:
                text.append(f"▢{signs.does(SCRIPTS[spot['does']])}")
            else:
                kind = SIGNS[BUILDING_ICONS[spot["kind"].partition(":")[2]]]
                text.append(f"{kind}{self.names[spot['owner']]}", "bold cyan")
            found.append(text)
        return Text(" ").join(found)

    def links(self, links: Sequence[Json]) -> Text:
        """VW-6.3.6 The Links of a Segment, by the number of the first spot."""
        found = [
            f"{link['link'].partition('-link-')[2][0]}–{signs.does(LINKS[link['link']].effects)}"
            for link in links
        ]
        return Text(" ".join(found), "dim")

    def people(self, numbers: Sequence[int], guards: bool = False) -> Text:
        """The Workers of each owner; in co-op the last owner in the Castle is the Overlord."""
        text = Text()
        overlord = self.view["baron"] is not None and not guards
        for owner, number in enumerate(numbers):
            if number and overlord and owner == len(numbers) - 1:
                text.append(f" {number}{SIGNS['baron']}", "red")
            elif number:
                text.append(f" {number}{SIGNS['worker']}{self.names[owner]}", "cyan")
        return text

    def piles(self, segment: Json) -> Iterator[Text]:
        """The visible Townsfolk and Manuscript of a Segment, and how many lie there."""
        for key, left, draw_ in (
            (segment["townsfolk"], segment["townsfolk_left"], signs.townsfolk),
            (segment["manuscript"], segment["manuscripts_left"], signs.manuscript),
        ):
            if key:
                yield Text.assemble(mark(self.marks, key), draw_(key, self.words), (f" ({left})", "dim"))

    def keep(self) -> Text:
        """VW-7.1 The third tier, who leads the Castle, and in co-op how the Overlord stands."""
        castle = self.view["castle"]
        text = Text.assemble(self.label("vw-page-keep"), self.people(castle["third"]))
        if castle["leader"] is not None:
            text.append(f" · {said(BOX.castle_leader.key, self.words)}: {self.names[castle['leader']]}")
        baron = self.view["baron"]
        if baron is not None:
            team = self.words.say("vw-page-team", total=baron["total"], target=baron["target"])
            reserve = self.words.say("vw-page-reserve", n=baron["reserve"])
            text.append(f" · {SIGNS['baron']} {reserve} · {team}", "red")
        return text

    # The own things

    def own(self, player: Json) -> Iterator[RenderableType]:
        """The row, what it funds, the two tracks, the slots, the hand."""
        row = [signs.townsfolk(key, self.words) if key else Text("–", "dim") for key in player["row"]]
        yield self.line("vw-page-own-board", row, "  ›  ")
        funded = [
            f"{player['funds'][name]['icons']}{SIGNS[ACTION_ICONS[name]]}"
            + (f" ({self.words.say('vw-page-most', n=player['funds'][name]['most'])})")
            for name in ACTIONS
        ]
        yield Text.assemble(self.label("vw-page-funds"), " · ".join(funded))
        yield Text.assemble(self.label("vw-page-tracks"), self.tracks(player))
        yield Text.assemble(self.label("vw-page-buildings"), self.slots(player))
        if player["manuscripts"]:
            tiles = [signs.manuscript(key, self.words) for key in player["manuscripts"]]
            yield self.line("vw-page-manuscripts", tiles)
        for at, key in enumerate(player["summaries"]):
            tells = cards(self.words.language)[key]["tells"]
            seen = tells[:1] if at else tells  # VW-11.2.3 the bottom of the card beneath is covered
            yield Text(" ".join(said(tell, self.words) for tell in seen), "dim")
        if player["hand"]:
            hand = [
                Text.assemble(mark(self.marks, key), signs.townsfolk(key, self.words))
                for key in player["hand"]
            ]
            yield self.line("vw-page-hand", hand)

    def tracks(self, player: Json) -> Text:
        """VW-4.1 The seven spaces, with what a collision there brings and the two markers."""
        text = Text()
        for space in BOX.track:
            markers = SIGNS["corruption"] if player["corruption"] == space.position else ""
            markers += SIGNS["virtue"] if player["virtue"] == space.position else ""
            text.append(f"{markers}", "bold magenta").append(f"[{signs.does(space.current)}] ", "dim")
        return text

    def slots(self, player: Json) -> Text:
        """VW-6.3.9 The slots of the own board: those still covered can be chosen, the empty ones work."""
        found = []
        for slot in player["slots"]:
            sign = SIGNS[BUILDING_ICONS[slot["kind"].partition(":")[2]]]
            style = "green3" if slot["empty"] else "dim"
            text = said(slot["slot"], self.words) if slot["empty"] else sign
            found.append(Text.assemble(mark(self.marks, slot["slot"]), (text, style)))
        return Text(" ").join(found)

    # Everybody

    def everybody(self) -> Table:
        """Everybody in one line: goods, markers, Debts and Deeds, Workers, Buildings, Manuscripts, points."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for player in self.view["players"]:
            name = Text("▸ " if self.view["current"] == player["seat"] else "  ")
            name.append(self.names[player["seat"]])
            tiers = "/".join(map(str, player["workers"]))
            goods = " ".join(f"{player['goods'][good]}{sign}" for good, sign in signs.GOODS.items())
            table.add_row(
                name,
                goods,
                f"{SIGNS['corruption']}{player['corruption']} {SIGNS['virtue']}{player['virtue']}",
                f"{player['unpaid']}{SIGNS['debt']} {player['paid']}{SIGNS['debt-paid']}",
                f"{player['acquired']}{SIGNS['deed']} {player['approved']}{SIGNS['deed-approved']}",
                f"{player['supply']}{SIGNS['worker']} {tiers}{SIGNS['castle']}",
                f"{9 - sum(player['buildings_left'])}{SIGNS['guildhall']}",
                f"{len(player['manuscripts'])}{SIGNS['manuscript']}",
                f"{player['hand_size']}{SIGNS['townsfolk']}",
                Text(f"{sum(player['points'].values())}{SIGNS['vp']}", "bold"),
                style="bold" if player["seat"] == self.view["me"] else "",
            )
        return table
