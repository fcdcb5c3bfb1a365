"""The whole table: plans, market, errands, offers, the own board and hand, and everybody's fortune."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from salotto.kernel.title import Json
from salotto.kit.drawing import StackedDrawing, mark
from salotto.kit.numbers import signed
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
        return Text.assemble(self.label("lw-term-plans"), Text(" | ").join(found))

    def market(self) -> Text:
        """LW-2.3 The modifier of each property type."""
        found = []
        for type_, modifier in self.view["market"].items():
            name = BOX.symbols[Symbol(type_)][self.words.language]
            hue = "green3" if modifier > 0 else "red1"
            found.append(Text.assemble(f"{name} ", (signed(modifier), hue)))
        return Text.assemble(self.label("lw-term-market"), Text(" · ").join(found))

    def offers(self) -> Iterator[Text]:
        """LW-4.2 The cards on offer, each with its errand space and the figures there."""
        spaces = {offer: errand for errand in self.view["errands"] for offer in errand["offers"]}
        found, shown = [], set()
        for offer in self.view["offers"]:
            errand = spaces.get(offer["space"])
            if offer["card"] is None or errand is None:
                continue
            card = BOX.card[offer["card"]]
            first = errand["errand"] not in shown
            shown.add(errand["errand"])
            text = Text.assemble(
                mark(self.marks, offer["card"]),
                mark(self.marks, errand["errand"]) if first else "",
                signs.name_of(card, self.words),
                (f" {signs.brief(card, self.words.language)}", "dim"),
            )
            found.append(text.append(self.figures(errand) if first else Text()))
        if found:
            yield Text.assemble(self.label("lw-term-offers"), Text(" · ").join(found))

    def errands(self) -> Text:
        """LW-6 The other errand spaces."""
        found = []
        for errand in self.view["errands"]:
            if errand["does"] != Errand.OFFER:
                name = ERRAND_NAMES[errand["errand"]][self.words.language]
                found.append(Text.assemble(mark(self.marks, errand["errand"]), name, self.figures(errand)))
        return Text.assemble(self.label("lw-term-errands"), Text(" · ").join(found))

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
        return Text.assemble(self.label("lw-term-decks"), Text(" · ").join(found), style="dim")

    # One player

    def board(self, player: Json) -> Iterator[RenderableType]:
        """LW-1.7 The cards on a player board, with their tokens, values and marks."""
        say = self.words.say
        mine = player["seat"] == self.view["me"]
        heading = say("lw-term-board") if mine else say("lw-term-board-of", name=self.names[player["seat"]])
        spaces = say("lw-term-spaces", used=len(player["board"]), spaces=player["spaces"])
        yield Text.assemble((heading, "bold"), (f"  {spaces}", "dim"), self.job(player))
        if player["board"]:
            grid = Table.grid(padding=(0, 2, 0, 1))
            for laid in player["board"]:
                grid.add_row(*self.laid(laid))
            yield grid

    def laid(self, laid: Json) -> list[Text]:
        """A card on a board, in columns."""
        card = BOX.card[laid["card"]]
        assert isinstance(card, Black)
        language = self.words.language
        name = card.key.removeprefix("card:")
        own = mark(self.marks, card.key, f"activate:{name}").append_text(mark(self.marks, f"sell:{name}"))
        value = signs.scale(card.values, laid["step"]) if isinstance(card, Property) else ""
        return [
            Text.assemble(own, signs.name_of(card, self.words), (f" {signs.USED}", "green3"))
            if laid["used"]
            else Text.assemble(own, signs.name_of(card, self.words)),
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
            name = BOX.symbols[Symbol(line["symbol"])][self.words.language]
            style = "dim strike" if line["covered"] else ""
            sign = signs.COVERED if line["covered"] else ""
            text.append_text(mark(self.marks, line["line"])).append(
                f"{sign}{name} {signs.POUND}{line['income']}", style
            ).append("  ")
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
            cards = [BOX.card[key] for key in keys if key]
            if cards:
                shown = [
                    Text.assemble(
                        mark(self.marks, card.key, *(f"{verb}:{card.key[5:]}" for verb in HAND_VERBS)),
                        signs.name_of(card, self.words),
                        (f" {signs.brief(card, self.words.language)}", "dim"),
                    )
                    for card in cards
                ]
                yield Text.assemble(self.label(message), Text(" · ").join(shown))

    # Everybody

    def fortunes(self) -> Table:
        """LW-1.1, LW-1.2 Everybody's money, houses, cards, actions, job and sum."""
        say = self.words.say
        heads = [
            *(say("lw-term-money"), say("lw-term-houses"), say("lw-term-cards")),
            *(say("lw-term-actions"), say("lw-term-job"), say("lw-term-sum")),
        ]
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


HAND_VERBS = ("play", "lay", "buy", "token")
