"""The whole table: track, market, the own family with everything it has, and all families at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import TableDrawing
from salotto.kit.numbers import plain
from salotto.kit.speaking import Words
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category
from salotto.titles.obsession.terminal import signs
from salotto.titles.obsession.terminal.sheet import Part, Sheet
from salotto.titles.obsession.terminal.signs import mark
from salotto.titles.obsession.texts import lines, named
from salotto.titles.obsession.view import count

BEFORE = ("opening", "families", "dealing")
AREAS = (
    ("available", "ob-term-available"),
    ("quarters", "ob-term-quarters"),
    ("expended", "ob-term-expended"),
    ("placed", "ob-term-placed"),
)
"""OB-1.1 Where servants stand; the last area is there only in the own turn."""


def draw(view: Json, words: Words, names: Sequence[str], marks: Mapping[str, str]) -> RenderableType:
    """The table as a seat sees it: its own family in full; spectators see all the estates."""
    return Sheet(list(TableTop(view, words, names, marks).parts()))


class TableTop(TableDrawing):
    """One table, for one reader."""

    colon = "ob-term-label"

    def parts(self) -> Iterator[Part]:
        """From top to bottom: the middle of the table, the own family, everybody."""
        yield Part(0, self.heading())
        if self.view["phase"] not in BEFORE:
            yield Part(3, self.track())
            yield from (Part(1, line) for line in (*self.seasons(), *self.rival(), *self.teams()))
            shopping = 0 if self.view["phase"] == "market" else 2
            yield from (Part(shopping, lines) for lines in self.market())
            yield Part(5, self.supply())
            yield from (Part(3, line) for line in self.milestones())
        for player in self.view["players"]:
            if player["family"] and self.view["me"] in (None, player["seat"]):
                yield from self.family(player)
        yield Part(1, self.everybody())

    def _line(self, message: str, *parts: Text | str) -> Text:
        """Things beside each other, after a word that says what they are."""
        return Text.assemble(self.label(message), Text(" · ").join(map(_text, parts)))

    def _name(self, key: str) -> str:
        return named(key, self.words)

    # The middle of the table

    def heading(self) -> Text:
        """Which round it is, and which phase."""
        view = self.view
        parts = [Text(self._name(f"phase:{view['phase']}"), "bold")]
        if view["round"]:
            rounds = len(view["track"])
            parts.insert(0, Text(self.words.say("ob-term-round", round=view["round"], rounds=rounds), "bold"))
            event = view["track"][view["round"] - 1]["event"]
            if event != "none":
                parts.append(Text(self._name(f"event:{event}"), "bold gold1"))
        if view["unlimited"]:
            parts.append(Text(self.words.say("ob-term-unlimited"), "gold1"))
        return Text(" · ").join(parts)

    def track(self) -> Text:
        """OB-3.1 The spaces with their events; the present one is bracketed."""
        found = []
        for space in self.view["track"]:
            number, sign = space["space"], signs.EVENTS.get(space["event"], "")
            if number == self.view["round"]:
                found.append(Text(f"[{number}{sign}]", "bold reverse"))
            else:
                found.append(Text(f"{number}{sign}", "dim" if number < self.view["round"] else ""))
        return Text.assemble(self.label("ob-term-track"), Text(" ").join(found))

    def seasons(self) -> Iterator[Text]:
        """OB-12.1 The themes so far; the last one is this season's, once it is known."""
        courtships = [space["space"] for space in self.view["track"] if space["event"] == "courtship"]
        if not courtships:
            return
        themes = [self.theme(key) for key in self.view["themes"]]
        season = sum(space < self.view["round"] for space in courtships)
        if len(themes) > season:
            themes[-1] = Text(f"{signs.TURN} {themes[-1]}", "bold hot_pink")
        elif season < len(courtships):
            themes.append(Text(self.words.say("ob-term-theme-at", round=self.view["theme_at"]), "dim"))
        yield self._line("ob-term-themes", *themes)

    def theme(self, key: str) -> Text:
        """A theme card, with the sign of its column."""
        return Text(f"{signs.COLUMNS[Category(key.partition(':')[2])]} {self._name(key)}")

    def rival(self) -> Iterator[Text]:
        """OB-15.2, OB-21.3 The opponent card, or the target of the Estate Challenge."""
        opponent, challenge = self.view["opponent"], self.view["challenge"]
        if opponent is not None:
            chart = [
                f"{self._name(f'column:{category}')} {' '.join(map(str, numbers))}"
                for category, numbers in opponent["chart"].items()
            ]
            name, vp, cards = self._name(opponent["opponent"]), opponent["base_score"], opponent["vp_cards"]
            yield Text(self.words.say("ob-term-opponent", name=name, vp=vp, cards=cards), "bold")
            yield self._line("ob-term-chart", *chart)
        if challenge is not None:
            vp, round_, rows = challenge["target"], challenge["round"], challenge["rows"]
            yield Text(self.words.say("ob-term-challenge", vp=vp, round=round_, rows=rows), "bold")

    def teams(self) -> Iterator[Text]:
        """OB-20.1 Who plays with whom."""
        pairs = [" + ".join(self.names[seat] for seat in team) for team in self.view["teams"] or ()]
        if pairs:
            yield self._line("ob-term-teams", *pairs)

    def market(self) -> Iterator[RenderableType]:
        """OB-11.1, OB-11.17 What is on offer: spaces and reserves, or the stacks of the Estate Challenge."""
        if self.view["challenge"] is not None:
            yield from self.stacks()
            return
        offers = [
            self.offer(f"{space['space']}:{_id(space['tiles'][0])}", len(space["tiles"]))
            for space in self.view["market"]
            if space["tiles"]
        ]
        half = (len(offers) + 1) // 2
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for at in range(half):
            grid.add_row(*offers[at::half])
        yield grid
        for name in ("service", "pr1"):
            reserve = self.view[f"{name}_reserve"]
            if reserve:
                heading = self.words.say("ob-term-reserve", tiles=self._name(f"reserve:{name}"))
                tiles = [
                    self.offer(f"{name}:{_id(key)}", reserve.count(key)) for key in dict.fromkeys(reserve)
                ]
                yield Text.assemble((f"{heading} ", "dim"), Text(" · ").join(tiles))

    def stacks(self) -> Iterator[Text]:
        """OB-21.5 The open stacks, unless they are the answers just now."""
        if any(key.startswith("buy:") for key in self.marks):
            return
        for space in self.view["market"]:
            tiles = [self.offer(f"{space['space']}:{_id(key)}", 1) for key in space["tiles"]]
            yield Text.assemble((f"{signs.POUND}{space['price']} │ ", "dim"), Text(" · ").join(tiles))

    def offer(self, place: str, copies: int) -> Text:
        """OB-11.4 A tile on offer; OB-21.13 with the roll that would take it away."""
        tile = BOX.tile(place.partition(":")[2])
        challenge = self.view["challenge"]
        roll = challenge["rolls"].get(tile.key) if challenge else None
        return Text.assemble(
            mark(self.marks, f"buy:{place}", f"haggle:{place}", f"haggle-twice:{place}"),
            (f"{signs.DIE}{roll} " if roll else "", "red1"),
            (f"{signs.POUND}{self.view['prices'][place]} ", "gold1"),
            (f"{signs.COLUMNS[tile.sides[0].category]} ", "dim"),
            signs.tile_name(tile, False, self.words),
            f" ×{copies}" if copies > 1 else "",
            (f" {signs.tile_brief(tile, False, self.words)}", "dim"),
        )

    def supply(self) -> Text:
        """OB-1.3 The servants for hire, and the decks."""
        decks = [f"{self._name(f'deck:{deck}')} {self.view[deck]}" for deck in ("casual", "prestige", "bag")]
        hire = self._line("ob-term-hire", signs.servants(self.view["for_hire"], self.words))
        return hire.append(f"  {' · '.join(decks)}", "dim")

    def milestones(self) -> Iterator[Text]:
        """OB-23.4 The public goals, and who has claimed them."""
        for claim in self.view["milestones"]:
            owners = ", ".join(self.names[seat] for seat in claim["seats"])
            yield self.goal(claim["milestone"]).append(f" {owners}", "bold cyan")

    def goal(self, key: str) -> Text:
        """A card by its name and what it says."""
        return Text.assemble(
            mark(self.marks, key),
            (self._name(key), "bold"),
            (f" {' '.join(lines(key, self.words))}", "dim"),
        )

    # One family

    def family(self, player: Json) -> Iterator[Part]:
        """OB-1.1 Everything that one family has."""
        yield Part(0, self.crest(player))
        yield Part(0, self.game(player))
        yield Part(0, self.staff(player))
        yield from (Part(0, line) for line in self.activity(player))
        yield from self.people(player)
        if player["seat"] == self.view["me"]:
            yield from (Part(2, line) for line in self.secrets(player))
            if player["mate"] is not None:
                yield from (Part(4, line) for line in self.secrets_of_mate(player["mate"]))

    def crest(self, player: Json) -> Text:
        """Name, money and reputation."""
        mine = player["seat"] == self.view["me"]
        family = self._name(player["family"])
        heading = (
            self.words.say("ob-term-own", family=family)
            if mine
            else self.words.say("ob-term-of", family=family, name=self.names[player["seat"]])
        )
        level = self.words.say("ob-term-level", level=player["level"], most=self.view["highest"])
        return Text.assemble(
            (heading, "bold"),
            "  ",
            (f"{signs.POUND}{player['money']}", "gold1"),
            f"  {signs.REPUTATION} {signs.reputation(player)}",
            (f" ({level})", "dim"),
        )

    def game(self, player: Json) -> Table:
        """OB-9.1 The five columns, with their points."""
        grid = Table.grid(padding=(0, 1, 0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        for category in Category:
            tiles = [laid for laid in player["organiser"] if laid["category"] == category.value]
            name = f"{signs.COLUMNS[category]} {self._name(f'column:{category.value}')}"
            grid.add_row(
                Text(name, signs.TINT[category]),
                Text(plain(player["columns"][category.value]), "bold"),
                Text(" · ").join(self.laid(tile, player) for tile in tiles),
            )
        return grid

    def laid(self, laid: Json, player: Json) -> Text:
        """A tile in an organiser."""
        tile = BOX.tile_of(laid["tile"])
        keys = (f"host:{tile.id}", tile.key) if player["seat"] == self.view["me"] else ()
        return Text.assemble(
            mark(self.marks, *keys),
            signs.tile_name(tile, laid["back"], self.words),
            (f" {signs.tile_brief(tile, laid['back'], self.words)}", "dim"),
        )

    def staff(self, player: Json) -> Text:
        """OB-4.1.1 The servants in their areas."""
        found = [
            Text.assemble(self.label(message), signs.servants(player[area], self.words))
            for area, message in AREAS
            if player[area] or area == "available"
        ]
        return Text("  ").join(found)

    def activity(self, player: Json) -> Iterator[Text]:
        """OB-4.3 What is being hosted, and who has come."""
        plan = self.view["plan"]
        if plan is None or player["seat"] != self.view["turn"]:
            return
        guests = [signs.gentry_name(BOX.person(key), self.words) for key in plan["guests"]]
        tile = signs.tile_name(BOX.tile_of(plan["tile"]), plan["back"], self.words)
        count = f" {len(guests)}/{plan['wanted']} " if plan["wanted"] else ""
        yield Text.assemble(self.label("ob-term-hosting"), tile, (count, "bold"), Text(" · ").join(guests))

    def people(self, player: Json) -> Iterator[Part]:
        """OB-1.7 Hand and discard pile; what attends is shown with the activity."""
        plan = self.view["plan"]
        here = plan["guests"] if plan is not None and player["seat"] == self.view["turn"] else ()
        hand = [self.person(key) for key in player["hand"] if key not in here]
        if hand:
            yield Part(0, self._line("ob-term-hand", *hand))
        if player["discards"]:
            yield Part(4, self._line("ob-term-discards", *(self.person(key) for key in player["discards"])))
        looked = [self.person(key) for key in self.view["looked"] if key]
        if looked and player["seat"] == self.view["turn"]:
            yield Part(0, self._line("ob-term-looked", *looked))

    def person(self, key: str) -> Text:
        """A person in a line of people."""
        card = BOX.person(key)
        brief = signs.gentry_brief(card, self.words)
        return Text.assemble(mark(self.marks, key), signs.gentry_name(card, self.words), (f" {brief}", "dim"))

    def secrets(self, player: Json) -> Iterator[Text]:
        """OB-1.8 Objective cards with what they are worth now, and VP cards."""
        for key, worth in zip(player["objectives"], player["worth"] or (), strict=False):
            yield Text(f"{signs.OBJECTIVE}{worth} ", "gold1").append_text(self.goal(key))
        for key in player["vp_cards"]:
            yield Text(f"{signs.VP_CARD} ", "gold1").append_text(self.goal(key))

    def secrets_of_mate(self, mate: int) -> Iterator[Text]:
        """OB-20.3 Team mates show each other their cards."""
        cards = self.view["players"][mate]
        shown = [
            *(f"{signs.OBJECTIVE} {self._name(key)}" for key in cards["objectives"]),
            *(f"{signs.VP_CARD} {self._name(key)}" for key in cards["vp_cards"]),
        ]
        if shown:
            yield Text(" · ".join([self.names[mate], *shown]), "dim")

    # Everybody

    def everybody(self) -> Table:
        """OB-1.6 Reputation, money, estate, servants, people and points of all families."""
        heads: list[Text | str] = [
            *(signs.REPUTATION, signs.POUND),
            *(Text(signs.COLUMNS[category], signs.TINT[category]) for category in Category),
            *(signs.SERVANT, signs.PERSON, signs.OBJECTIVE, signs.VP_CARD, self.words.say("ob-term-sum")),
        ]
        return self.roster(heads, map(self.standing, self.view["players"]), width=26)

    def standing(self, player: Json) -> list[Text]:
        """One family in one line."""
        name = Text(f"{signs.TURN} " if self.view["turn"] == player["seat"] else "  ")
        name.append(f"{signs.FIRST} " if self.view["first"] == player["seat"] else "", "magenta")
        name.append_text(mark(self.marks, f"seat:{player['seat']}")).append(self.names[player["seat"]])
        if player["family"]:
            name.append(f" {self._name(player['family'])}", "dim")
        servants = sum(sum(player[area].values()) for area, _ in AREAS)
        return [
            name,
            Text(signs.reputation(player)),
            Text(f"{player['money']}", "gold1"),
            *(Text(plain(player["columns"][category.value])) for category in Category),
            Text(str(servants)),
            Text(f"{len(player['hand'])}+{len(player['discards'])}"),
            Text(str(count(player["objectives"]))),
            Text(str(count(player["vp_cards"]))),
            Text(str(sum(player["points"].values())), "bold"),
        ]


def _id(key: str) -> str:
    return key.partition(":")[2]


def _text(part: Text | str) -> Text:
    return part if isinstance(part, Text) else Text(part)
