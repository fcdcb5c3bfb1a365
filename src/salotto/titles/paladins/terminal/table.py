"""The whole table: rows, map, King's track, Threats, the own board with what is missing, and everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import StackedDrawing, mark
from salotto.titles.paladins.board_faces import LEFT, REGIONS, RIGHT, WAYS, kings_track, known_paladins
from salotto.titles.paladins.naming import find
from salotto.titles.paladins.terminal import signs
from salotto.titles.paladins.terminal.cards import text_of
from salotto.titles.paladins.terminal.signs import label, name_of

DYNAMIC_WORDS = ("pw-phase-*", "pw-attribute-*")


class TableTop(StackedDrawing):
    """One table, for one reader."""

    def parts(self) -> Iterator[RenderableType]:
        """From top to bottom: the main board, the own board, everybody."""
        yield self.heading()
        yield self.townsfolk()
        yield self.outsiders()
        yield self.map()
        yield self.kings_track()
        if self.view["tavern"]["row"] and self.view["phase"] in ("paladins", "tavern"):
            yield self.tavern()
        for player in self.seen_in_full():
            yield from self.board(player)
        yield self.everybody()

    # The main board

    def heading(self) -> Text:
        """Which round it is, which phase, and how full the Tax supply is."""
        view, say = self.view, self.words.say
        parts = [
            Text(say("pw-page-round", round=max(view["round"], 1), rounds=view["rounds"]), "bold"),
            Text(say(f"pw-phase-{view['phase'].replace('_', '-')}"), "bold"),
            Text(f"{say('pw-page-tax')} {view['tax']['silver']}/{view['tax']['full']}"),
        ]
        if view["overlord"]:
            team = view["overlord"]
            parts.append(Text(say("pw-page-team", total=team["total"], target=team["target"]), "bold red"))
        return Text(" · ").join(parts)

    def townsfolk(self) -> Table:
        """PW-6.2.1 The row with its prices."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for slot in self.view["townsfolk"]["row"]:
            if slot["card"]:
                price = slot["mine"] if slot["mine"] is not None else slot["price"]
                card = slot["card"]
                debt = mark(self.marks, f"debt:{card.partition(':')[2]}")
                grid.add_row(
                    Text.assemble(
                        mark(self.marks, card),
                        f"{price}{signs.SILVER}",
                        debt,
                        signs.DEBT if slot["debt"] else "",
                    ),
                    Text(name_of(card, self.words), "gold1"),
                    text_of(card, self.words),
                )
        return grid

    def outsiders(self) -> Table:
        """PW-7.5.2 The row with its flags, and what an Attack would cost."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for slot in self.view["outsiders"]["row"]:
            if slot["card"]:
                price = f" −{slot['silver']}{signs.SILVER}" if slot["silver"] else ""
                grid.add_row(
                    Text.assemble(mark(self.marks, slot["card"]), f"{slot['strength']}▲", price),
                    Text(name_of(slot["card"], self.words), "dark_orange"),
                    text_of(slot["card"], self.words),
                )
        return grid

    def map(self) -> Text:
        """PW-7.1.2 The regions with their flags; free spaces by number, pieces by owner."""
        regions: dict[int, list[Text]] = {}
        for space in self.view["map"]:
            regions.setdefault(space["region"], []).append(self.space(space))
        found = []
        for region, spaces in sorted(regions.items()):
            flags = REGIONS[region]
            found.append(
                Text.assemble(
                    (f"{region}: ", "bold"),
                    (f"{flags['faith']}✚ {flags['strength']}▲ ", "dim"),
                    Text(" ").join(spaces),
                )
            )
        return Text.assemble(label(self.words, "pw-page-map"), Text(" | ").join(found))

    def space(self, space: Json) -> Text:
        """A space of the map: its number where it can be chosen, its piece, or free."""
        if space["seat"] is not None:
            piece = signs.MONK if space["piece"] == "monk" else signs.OUTPOST
            return Text(f"{piece}{space['seat'] + 1}", "bold cyan")
        return mark(self.marks, space["space"]) or Text(signs.ANY, "dim")

    def kings_track(self) -> Text:
        """PW-3.8 Orders and Favours; PW-14.8 the Threats under them."""
        found = []
        for place in kings_track(self.view):
            if place["card"] is None:
                found.append(Text(f"{signs.BACK}{place['round']}", "dim"))
            else:
                found.append(self.kings_card(place))
            found += [
                self.threat(threat) for threat in place["threats"] if threat["card"] and not threat["gone"]
            ]
        return Text.assemble(label(self.words, "pw-page-king"), Text(" · ").join(found))

    def kings_card(self, place: Json) -> Text:
        """A card of the King that lies face up, with the Workers on it."""
        text = Text.assemble(mark(self.marks, place["card"]), name_of(place["card"], self.words))
        if place["kind"] == "order":
            text.append(f" {place['vp']}★", "gold1")
            if place.get("worker"):
                text.append(" ").append_text(signs.worker(place["worker"]))
            return text
        lying = place["workers"]
        return text.append(" ").append_text(signs.workers(lying or place["spaces"]))

    def threat(self, threat: Json) -> Text:
        """PW-14.9 A Threat with the Workers of the Overlord, or the Outsiders still to take."""
        text = Text(name_of(threat["card"], self.words), "red1")
        if "needed" in threat:
            return text.append(f" {threat['taken']}/{threat['needed']}")
        return text.append(f" {threat['workers']}") if threat["workers"] is not None else text

    def tavern(self) -> Text:
        """PW-4.3 The Tavern cards."""
        cards = [
            Text.assemble(mark(self.marks, key), signs.workers(find(key).workers))
            for key in self.view["tavern"]["row"]
        ]
        return Text.assemble(label(self.words, "pw-page-tavern"), Text("  |  ").join(cards))

    # One player

    def board(self, player: Json) -> Iterator[RenderableType]:
        """PW-5 The action spaces of both sides, the Paladin, the crew."""
        say = self.words.say
        mine = player["seat"] == self.view["me"]
        title = say("pw-page-board") if mine else say("pw-page-board-of", name=self.names[player["seat"]])
        yield Text.assemble((title, "bold"), "  ", signs.pool(player["workers"]), self.purse(player))
        grid = Table.grid(padding=(0, 2, 0, 1))
        rows = {row["action"]: row for row in player["actions"]}
        left = [*LEFT, "gain_honour"] if "gain_honour" in rows else [*LEFT]
        for at, name in enumerate(left):
            cells = self.action(player, rows[name])
            cells += self.action(player, rows[RIGHT[at]]) if at < len(RIGHT) else [Text(), Text(), Text()]
            grid.add_row(*cells)
        yield grid
        yield from self.cards(player)

    def purse(self, player: Json) -> Text:
        """Goods, Suspicion, Debts and attributes."""
        say = self.words.say
        parts = [
            f"{player['silver']}{signs.SILVER}",
            f"{player['provisions']}{signs.PROVISION}",
            f"{len(player['suspicion'])}{signs.SUSPICION}",
            f"{player['unpaid']}{signs.DEBT}",
        ]
        for name, value in player["attributes"].items():
            boost = player["boost"][name]
            parts.append(f"{say(f'pw-attribute-{name}')} {value}{f'+{boost}' if boost else ''}")
        if player["honour"] is not None:
            parts.append(f"{say('pw-attribute-honour')} {player['honour']}")
        return Text("   " + " · ".join(parts))

    def action(self, player: Json, row: Json) -> list[Text]:
        """An action space: its name, what it needs and costs, and its Worker spaces with what is missing."""
        name = row["action"]
        said = Text(name_of(f"action:{name}", self.words), "dim" if row["workers"] else "")
        terms = Text()
        if row.get("need") is not None:
            terms.append(f"≥{row['need']} ")
        if row.get("cost"):
            terms.append(f"−{row['cost']}").append_text(Text(*signs.GOODS[row["cost_in"]]))
        if row["workers"]:
            return [said, terms, self.lying(row["workers"])]
        ways = [self.way(player, f"action:{way}") for way in WAYS.get(name, (name,))]
        return [said, terms, Text("  ").join(ways)]

    def lying(self, workers: Sequence[str | None]) -> Text:
        """The Workers on a space, a Workshop where one lies."""
        return Text(" ").join(
            signs.worker(kind) if kind else Text(signs.WORKSHOP, "slate_blue1") for kind in workers
        )

    def way(self, player: Json, key: str) -> Text:
        """The Worker spaces of one way to use an action; what is missing is red."""
        missing = (player["placing"] or {}).get(key, {"missing": []})["missing"]
        short = Counter(worker.partition(":")[2] for worker in missing)
        text = mark(self.marks, key)
        for at, kind in enumerate(player["spaces"][key]):
            sign = Text(signs.WORKSHOP, "slate_blue1") if kind is None else signs.worker(kind)
            if kind is not None and short[kind] > 0:
                short[kind] -= 1
                sign = Text(f"{sign.plain}!", signs.LACKING)
            shop = mark(self.marks, f"workshop:{key.partition(':')[2]}-{at + 1}")
            text.append_text(shop).append_text(sign).append(" ")
        return text.append_text(mark(self.marks, f"clear:{key.partition(':')[2].partition('-')[0]}"))

    def cards(self, player: Json) -> Iterator[Text]:
        """The Paladin, the pile as far as its owner knows it, the crew, Walls and Outsiders."""
        if player["drawn"]:
            drawn = [
                Text.assemble(mark(self.marks, key), name_of(key, self.words)) for key in player["drawn"]
            ]
            yield Text.assemble(label(self.words, "pw-page-your-paladins"), Text(" · ").join(drawn))
        elif player["paladin"]:
            name = Text(name_of(player["paladin"], self.words), "bold")
            yield Text.assemble(name, "  ", text_of(player["paladin"], self.words))
        yield from self.pile(player)
        for message, keys in (
            ("pw-page-crew", player["crew"]),
            ("pw-page-converted", player["converted"]),
            ("pw-page-walls-built", player["walls"]),
            ("pw-page-attacked", player["attacked"]),
        ):
            if keys:
                yield Text.assemble(
                    label(self.words, message), " · ".join(name_of(key, self.words) for key in keys)
                )

    def pile(self, player: Json) -> Iterator[Text]:
        """PW-2.4 What the owner knows of the pile of Paladins."""
        top, bottom = known_paladins(player["pile"])
        where = [f"{self.words.say('pw-page-on-top')} {name_of(top, self.words)}"] if top else []
        if bottom:
            below = ", ".join(name_of(key, self.words) for key in bottom)
            where.append(f"{self.words.say('pw-page-at-bottom')} {below}")
        if where:
            yield Text("  ".join(where), "dim")

    # Everybody

    def everybody(self) -> Table:
        """All in one line each: points, goods, attributes, Workers."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for player in self.view["players"]:
            seat = player["seat"]
            style = "bold cyan" if seat == self.view["me"] else ""
            name = Text(("► " if seat == self.view["active"] else "  ") + self.names[seat], style)
            points = Text(f"{sum(player['points'].values())}★", "gold1")
            grid.add_row(name, points, signs.pool(player["workers"]), self.purse(player))
        rival = self.view["rival"]
        if rival:
            values = " · ".join(
                f"{self.words.say(f'pw-attribute-{name}')} {value}"
                for name, value in rival["attributes"].items()
            )
            points = Text(f"{sum(rival['points'].values())}★", "gold1")
            workers = signs.workers(["rival"] * rival["workers"])
            grid.add_row(Text(f"  {self.words.say('pw-page-rival')}"), points, workers, Text(f"   {values}"))
        return grid
