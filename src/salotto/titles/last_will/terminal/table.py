"""The whole table: plans, market, errands, offers, the own board and hand, and everybody's fortune."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import StackedDrawing, grid, mark
from salotto.kit.numbers import signed
from salotto.titles.last_will.actions import ACTIVATE, HAND_MOVE, SELL
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Black, Property, Symbol
from salotto.titles.last_will.settings import ERRAND_NAMES, Errand
from salotto.titles.last_will.terminal import signs

DYNAMIC_WORDS = ("lw-phase-*", "lw-deck-*")


class TableTop(StackedDrawing):
    """One table, for one reader."""

    colon = "lw-term-label"

    def parts(self) -> Iterator[RenderableType]:
        """From top to bottom: the middle of the table, the own things, everybody."""
        yield self.heading()
        if self.view["phase"] not in ("opening", "over"):
            yield self.plans()
            yield self.market()
            yield from self.offers()
            yield self.errands()
            yield self.decks()
        for player in self.seen_in_full():
            yield from self.board(player)
        yield from self.hand()
        yield self.fortunes()

    # The middle of the table

    def heading(self) -> Text:
        """Which round it is, and which phase."""
        view, say = self.view, self.words.say
        parts = [Text(say(f"lw-phase-{view['phase']}"), "bold")]
        if view["round"]:
            round_ = say("lw-term-round", round=view["round"], rounds=view["rounds"])
            parts.insert(0, Text(round_, "bold"))
        if view["last_round"] and view["phase"] != "over":
            parts.append(Text(say("lw-term-last"), "bold red"))
        if view["order"] and view["phase"] in ("errands", "actions"):
            parts.append(Text(" › ".join(self.names[seat] for seat in view["order"]), "dim"))
        return Text(" · ").join(parts)

    def plans(self) -> Text:
        """LW-5.3 The plans from left to right, and who has chosen them."""
        found = []
        for plan in self.view["plans"]:
            numbers = (
                f"{plan['cards']}{signs.CARD} {plan['errand_boys']}{signs.BOY} "
                f"{plan['actions']}{signs.ACTION}"
            )
            text = Text.assemble(mark(self.marks, plan["plan"]), numbers)
            if plan["seat"] is not None:
                text.append(f" {self.names[plan['seat']]}", "bold cyan")
            elif plan["blocked"]:
                text.append(f" {self.words.say('lw-term-blocked')}", "dim")
            found.append(text)
        return self.line("lw-term-plans", found, " | ")

    def market(self) -> Text:
        """LW-2.3 The modifier of each property type."""
        found = [
            Text.assemble(f"{self.symbol(type_)} ", (signed(modifier), "green3" if modifier > 0 else "red1"))
            for type_, modifier in self.view["market"].items()
        ]
        return self.line("lw-term-market", found)

    def symbol(self, name: str) -> str:
        """A symbol by its name."""
        return BOX.symbols[Symbol(name)][self.words.language]

    def offers(self) -> Iterator[Text]:
        """LW-4.2 The cards on offer, each with its errand space and the figures there."""
        spaces = {offer: errand for errand in self.view["errands"] for offer in errand["offers"]}
        found, shown = [], set()
        for offer in self.view["offers"]:
            errand = spaces.get(offer["space"])
            if offer["card"] is None or errand is None:
                continue
            text = self.card(offer["card"])
            if errand["errand"] not in shown:
                text = Text.assemble(mark(self.marks, errand["errand"]), text, self.figures(errand))
            shown.add(errand["errand"])
            found.append(text)
        if found:
            yield self.line("lw-term-offers", found)

    def card(self, key: str) -> Text:
        """A card on offer or in the hand: its name, and what matters most of it."""
        card = BOX.card[key]
        name, brief = signs.name_of(card, self.words), signs.brief(card, self.words.language)
        return Text.assemble(mark(self.marks, key, HAND_MOVE[card].key), name, (f" {brief}", "dim"))

    def errands(self) -> Text:
        """LW-6 The other errand spaces."""
        found = []
        for errand in self.view["errands"]:
            if errand["does"] != Errand.OFFER:
                name = ERRAND_NAMES[errand["errand"]][self.words.language]
                found.append(Text.assemble(mark(self.marks, errand["errand"]), name, self.figures(errand)))
        return self.line("lw-term-errands", found)

    def figures(self, errand: Json) -> Text:
        """The errand boys on a space."""
        who = ", ".join(self.names[seat] for seat in errand["figures"])
        return Text(f" {signs.BOY}{who}" if who else "", "bold cyan")

    def decks(self) -> Text:
        """LW-2.4 How many cards are left in each regular deck."""
        found = [
            Text.assemble(mark(self.marks, key), f"{self.words.say(f'lw-deck-{name}')} {deck['deck']}")
            for key, deck in self.view["decks"].items()
            for name in [key.removeprefix("deck:")]
        ]
        return self.line("lw-term-decks", found, style="dim")

    # One player

    def board(self, player: Json) -> Iterator[RenderableType]:
        """LW-1.7 The cards on a player board, with their tokens, values and marks."""
        say = self.words.say
        mine = player["seat"] == self.view["me"]
        heading = say("lw-term-board") if mine else say("lw-term-board-of", name=self.names[player["seat"]])
        spaces = say("lw-term-spaces", used=len(player["board"]), spaces=player["spaces"])
        yield Text.assemble((heading, "bold"), (f"  {spaces}", "dim"), self.job(player))
        if player["board"]:
            yield grid(map(self.laid, player["board"]))

    def laid(self, laid: Json) -> list[Text]:
        """A card on a board, in columns."""
        card = BOX.card[laid["card"]]
        assert isinstance(card, Black)
        language = self.words.language
        own = mark(self.marks, card.key, ACTIVATE[card].key)
        value = ""
        if isinstance(card, Property):
            own.append_text(mark(self.marks, SELL[card].key))
            value = signs.scale(card.values, laid["step"])
        used = f" {signs.USED}" if laid["used"] else ""
        return [
            Text.assemble(own, signs.name_of(card, self.words), (used, "green3")),
            Text(signs.brief(card, language), "dim"),
            Text(value, "orange3"),
            Text(signs.slots(card, laid["tokens"], language)),
        ]

    def job(self, player: Json) -> Text:
        """LW-21 The income lines of a job, those covered struck through."""
        job = player["job"]
        if job is None:
            return Text()
        text = Text.assemble("  ", (BOX.job[job["job"]].names[self.words.language], "italic"), " ")
        for line in job["lines"]:
            sign, style = (signs.COVERED, "dim strike") if line["covered"] else ("", "")
            pays = f"{sign}{self.symbol(line['symbol'])} {signs.POUND}{line['income']}"
            text.append_text(mark(self.marks, line["line"])).append(pays, style).append("  ")
        return text

    def hand(self) -> Iterator[Text]:
        """The own cards, unless they are the answers just now, and those drawn to look at."""
        me = self.view["me"]
        if me is None or not self.view["players"][me]["hand"]:
            return
        for message, keys in (
            ("lw-term-hand", self.view["players"][me]["hand"]),
            ("lw-term-looks", self.view["aside"]),
        ):
            cards = [self.card(key) for key in keys if key]
            if cards:
                yield self.line(message, cards)

    # Everybody

    def fortunes(self) -> Table:
        """LW-1.1, LW-1.2 Everybody's money, houses, cards, actions, job and sum."""
        heads = [self.words.say(head) for head in HEADS]
        return self.roster(heads, map(self.fortune, self.view["players"]), width=20)

    def fortune(self, player: Json) -> list[Text]:
        """One player in one line."""
        job, houses = player["job"], [laid["value"] for laid in player["board"] if laid["value"] is not None]
        name = Text("▸ " if self.view["turn"] == player["seat"] else "  ").append(self.names[player["seat"]])
        if player["bankrupt"]:
            name.append(f" ({self.words.say('lw-term-bankrupt')})", "red1")
        actions = signs.ACTION * player["actions"] + signs.WHITE_ACTION * player["white_actions"]
        return [
            name,
            Text(f"{signs.POUND}{player['money']}", "gold1"),
            Text(" ".join(map(str, houses)) or "–"),
            Text(str(len(player["backs"]))),
            Text(actions or "–"),
            Text(self.words.say("lw-term-no-job") if job is None else f"+{signs.POUND}{job['income']}"),
            Text(str(sum(player["points"].values())), "bold"),
        ]


HEADS = (
    *("lw-term-money", "lw-term-houses", "lw-term-cards"),
    *("lw-term-actions", "lw-term-job", "lw-term-sum"),
)
