"""The whole table: the town with its Workers, the Overlord, the own board and hand, and everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import StackedDrawing, mark
from salotto.kit.speaking import Words
from salotto.titles.architects.box import BOX
from salotto.titles.architects.terminal import signs
from salotto.titles.architects.terminal.cards import CARDS
from salotto.titles.architects.terminal.promises import promise
from salotto.titles.architects.terminal.signs import label

DYNAMIC_WORDS = ("aw-phase-*", "aw-good-*")

PLACES = {location.key: location for location in BOX.locations.values()}
MARKET = ("black-market-a", "black-market-b", "black-market-c")
GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")


class TableTop(StackedDrawing):
    """One table, for one reader."""

    def __init__(self, view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> None:
        everybody = [*names, words.say("aw-page-baron")] if view["baron"] else list(names)
        super().__init__(view, words, everybody, marks)

    def parts(self) -> Iterator[RenderableType]:
        """From top to bottom: the town, the Overlord, the own things, everybody."""
        yield self.heading()
        yield self.places()
        yield self.workshop()
        yield self.market()
        yield self.guildhall()
        yield self.cathedral()
        if any(self.view["prison"]):
            yield Text.assemble(self.name_of("prison"), ": ", self.crowd(self.view["prison"]))
        if self.view["baron"]:
            yield from self.baron(self.view["baron"])
        for player in self.seen_in_full():
            yield from self.board(player)
        yield self.everybody()

    # The town

    def heading(self) -> Text:
        """AW-8.1 How far the game is; the Guildhall is its clock."""
        view, say = self.view, self.words.say
        hall = view["guildhall"]
        parts = [Text(say(f"aw-phase-{view['phase']}"), "bold")]
        if view["final_turns"] is not None:
            parts.append(Text(say("aw-page-final-turns", left=view["final_turns"]), "bold red"))
        elif view["phase"] == "playing":
            parts.append(Text(say("aw-page-ends", left=hall["left"]), "dim"))
        if view["baron"]:
            team = say("aw-page-team", total=view["baron"]["total"], target=view["baron"]["target"])
            parts.append(Text(team, "bold cyan"))
        return Text(" · ").join(parts)

    def name_of(self, id: str) -> str:
        """A location in words."""
        return PLACES[f"location:{id}"].names[self.words.language]

    def crowd(self, workers: Sequence[int]) -> Text:
        """The Workers of each colour."""
        found = [
            f"{signs.WORKER}{number} {self.names[seat]}" for seat, number in enumerate(workers) if number
        ]
        return Text(" ".join(found), "bold cyan")

    def promised(self, key: str) -> Text:
        """What a way to place would bring now."""
        promised = self.view["forecast"].get(key)
        return promise(promised, self.words) if promised else Text()

    def places(self) -> Table:
        """AW-4.0.1 The open locations but the Workshop: what they bring now, and who stands there."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place in self.view["places"]:
            id = place["location"].partition(":")[2]
            if id == "workshop":
                continue
            ways = ("place:mines:clay", "place:mines:gold") if id == "mines" else (f"place:{id}",)
            promised = Text(" / ").join(
                Text.assemble(mark(self.marks, way), self.promised(way)) for way in ways
            )
            stock = f" ({self.view['tax']})" if id == "tax-stand" else ""
            back = mark(self.marks, f"back:{id}")
            grid.add_row(Text.assemble(back, self.name_of(id), stock), promised, self.crowd(place["workers"]))
        return grid

    def workshop(self) -> RenderableType:
        """AW-4.3 The Apprentices, with the Silver on them."""
        view = self.view
        workers = next(each["workers"] for each in view["places"] if each["location"] == "location:workshop")
        ways = [
            Text.assemble(mark(self.marks, key), self.words.say(message), " ", self.promised(key))
            for key, message in (("place:workshop:hire", "aw-page-hire"),)
        ]
        plans = "place:workshop:plans"
        number = self.words.say("aw-page-plans", n=view["plans"])
        ways.append(Text.assemble(mark(self.marks, plans), number, " ", self.promised(plans)))
        head = Text.assemble((self.name_of("workshop"), "bold"), "  ", Text(" · ").join(ways), "  ")
        grid = Table.grid(padding=(0, 2, 0, 1))
        slots = [self.slot(slot) for slot in view["row"]]
        half = len(slots) // 2
        grid.add_row(*slots[:half])
        grid.add_row(*slots[half:])
        return Group(head.append_text(self.crowd(workers)), grid)

    def slot(self, slot: Json) -> Text:
        """An Apprentice on the board."""
        if slot["card"] is None:
            return Text(signs.FREE)
        card = CARDS[slot["card"]]
        text = Text.assemble(mark(self.marks, slot["card"]), card.names[self.words.language], " ")
        text.append_text(signs.brief(BOX.apprentices[slot["card"]], self.words))
        return text.append(f" +{slot['coins']}", signs.TINTS["silver"]) if slot["coins"] else text

    def market(self) -> Text:
        """AW-4.7 The three spaces of the Black Market."""
        market = self.view["market"]
        found = []
        for at, id in enumerate(MARKET):
            who = market["spaces"][at]
            keys = (f"place:{id}:hire", f"place:{id}:plans") if at == 1 else (f"place:{id}",)
            texts = (
                (self.words.say("aw-page-hire"), self.words.say("aw-page-five-plans"))
                if at == 1
                else (self.words.say("aw-page-large-market" if at else "aw-page-small-market"),)
            )
            there = signs.goods(market["large" if at else "small"], self.words) if at != 1 else Text()
            shown = [
                Text.assemble(mark(self.marks, key), text, " ", self.promised(key) or there)
                for key, text in zip(keys, texts, strict=True)
            ]
            space = Text(f"{signs.WORKER}{self.names[who]} " if who is not None else "", "bold cyan")
            found.append(space.append_text(Text(" / ").join(shown)))
        return Text.assemble(label(self.words, "aw-term-black-market"), Text(" · ").join(found))

    def guildhall(self) -> Text:
        """AW-4.9 The rows of the Guildhall, space by space."""
        hall = self.view["guildhall"]
        rows = []
        for start in range(0, hall["spaces"], hall["columns"]):
            row = Text()
            for at in range(start, start + hall["columns"]):
                if at < len(hall["workers"]):
                    row.append(self.initial(hall["workers"][at]), "bold cyan")
                else:
                    row.append(signs.RESET if at + 1 in hall["reset_at"] else signs.FREE)
            rows.append(row)
        key = "place:guildhall:construct"
        beside = "".join(self.initial(seat) for seat in hall["workers"][hall["spaces"] :])
        return Text.assemble(
            mark(self.marks, key),
            label(self.words, "aw-term-guildhall"),
            Text(" ").join(rows),
            f" +{beside}" if beside else "",
            "  ",
            self.promised(key),
        )

    def initial(self, seat: int) -> str:
        """One letter for somebody: of the last word, for bots are told apart by their number."""
        return self.names[seat].split()[-1][:1]

    def cathedral(self) -> Text:
        """AW-5.2 The levels of the Cathedral, and who stands there."""
        found = []
        for level in self.view["cathedral"]:
            free = signs.FREE * (level["spaces"] - len(level["markers"]))
            cost = signs.goods(level["cost"], self.words)
            if level["any_n"]:
                cost = Text(
                    f"{level['any_n']} {self.words.say('aw-good-stone')}/{self.words.say('aw-good-wood')}"
                )
            found.append(
                Text.assemble(
                    f"{level['level']}: ",
                    (f"{level['vp']}{signs.POINTS} ", "gold1"),
                    cost,
                    " ",
                    (" ".join(self.names[seat] for seat in level["markers"]), "bold cyan"),
                    free,
                )
            )
        key = mark(self.marks, "place:guildhall:cathedral")
        return Text.assemble(key, label(self.words, "aw-term-cathedral"), Text(" · ").join(found))

    # The Overlord

    def baron(self, baron: Json) -> Iterator[Text]:
        """AW-12 His Workers and cards, and what he demands."""
        say = self.words.say
        yield Text.assemble(
            (say("aw-page-baron"), "bold"),
            f"  {signs.WORKER}{baron['workers']}  ",
            self.crowd(baron["captives"]),
            (f"  {say('aw-page-events')} {baron['events']}", "dim"),
            (f"  {say('aw-page-intrigues')} {baron['intrigues']}+{baron['future']}", "dim"),
        )
        for one in baron["requests"]:
            if one["request"]:
                request = BOX.requests[one["request"]]
                yield Text(f"  {request.names[self.words.language]} {one['given']}/{one['wanted']}")
            else:
                yield Text(f"  {say('aw-page-request-left', level=one['level'])}", "dim")

    # One player

    def board(self, player: Json) -> Iterator[RenderableType]:
        """What a player has: cards in hand, Apprentices, Buildings."""
        mine = player["seat"] == self.view["me"]
        name = self.names[player["seat"]]
        say = self.words.say
        yield Text(say("aw-page-board") if mine else say("aw-page-board-of", name=name), "bold")
        for message, keys in (
            ("aw-page-drawn", player["packet"]),
            ("aw-term-hand", player["hand"]),
            ("aw-term-apprentices", player["apprentices"]),
            ("aw-term-buildings", player["buildings"]),
        ):
            cards = [self.held(key) for key in keys if key]
            if cards:
                yield Text.assemble("  ", label(self.words, message), Text(" · ").join(cards))

    def held(self, key: str) -> Text:
        """A card in front of somebody."""
        card = BOX.buildings.get(key) or BOX.apprentices.get(key) or BOX.sides[key]
        text = Text.assemble(mark(self.marks, key, f"discard:{card.key.partition(':')[2]}"))
        return text.append(f"{card.names[self.words.language]} ").append_text(signs.brief(card, self.words))

    # Everybody

    def everybody(self) -> Group:
        """AW-1.6.1 Everybody's goods, then their Virtue, level, Debts and points: each fits 80 columns."""
        say = self.words.say
        goods = [signs.WORKER, *(say(f"aw-good-{good}") for good in GOODS)]
        heads = ("aw-term-virtue", "aw-term-cathedral", "aw-term-debts", "aw-term-prison")
        rest = [say(head) for head in heads]
        people = [self.standing(player) for player in self.view["players"]]
        rival = self.view["rival"]
        if rival:
            people.append(self.rival_standing(rival))
        return Group(
            self.columns(goods, [goods for goods, _ in people], 20),
            self.columns([*rest, signs.CARD, signs.POINTS], [rest for _, rest in people], 14),
        )

    def columns(self, head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Table:
        """Some numbers of everybody, a name before each row."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, max_width=width)
        table.add_row("", *head, style="dim")
        for seat, numbers in enumerate(rows):
            turn = "▸ " if self.view["turn"] == seat else "  "
            mine = "bold" if seat == self.view["me"] else ""
            table.add_row(turn + self.names[seat], *numbers, style=mine)
        return table

    def standing(self, player: Json) -> tuple[list[str], list[str]]:
        """A player's Workers and goods, and what else counts."""
        goods = (player["workers"], *(player["goods"][good] for good in GOODS))
        points = sum(player["points"].values())
        rest = [player[name] for name in ("virtue", "level", "debts", "prisoners", "hand_size")]
        return list(map(str, goods)), [*map(str, rest), str(points)]

    def rival_standing(self, rival: Json) -> tuple[list[str], list[str]]:
        """The same of the opponent, who has no cards and of the goods only Marble."""
        goods = [str(rival["workers"]), *["–"] * 4, str(rival["marble"]), "–"]
        rest = [rival[name] for name in ("virtue", "level", "debts", "prisoners")]
        return goods, [*map(str, rest), "–", str(sum(rival["points"].values()))]
