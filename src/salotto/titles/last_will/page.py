"""What the room asks of Last Will beside its table: the stage, notes and cautions, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from salotto.kernel.decisions import ENOUGH, Decision
from salotto.kernel.keys import is_number
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Facts, Look, Sheet, SheetLine, Signs, Stage, signs
from salotto.kit.presentation import Presentation
from salotto.titles.last_will.actions import Verb
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Property, Symbol
from salotto.titles.last_will.faces import ALL, actions, pounds
from salotto.titles.last_will.preview import quotes
from salotto.titles.last_will.properties import modifier, price_list
from salotto.titles.last_will.scoring import points
from salotto.titles.last_will.settings import TOTALS
from salotto.titles.last_will.state import LastWillState
from salotto.titles.last_will.table import small, table
from salotto.titles.last_will.view import DEALT_IN_SECRET

PHASES = ("setup", "planning", "errands", "actions", "keeping")
WITHIN = {"starting": "setup", "cleaning": "keeping"}
"""LW-3.1 The five phases, and those parts of them that the rules name too."""
DEALS = ("lw-buy-as", "lw-sell-as")


class LastWillPage(Presentation[LastWillState]):
    """Last Will as it is shown."""

    MINUTES = 75
    FACES = ALL
    HOMES: ClassVar = {
        "lw-spend-opera": "errand:opera",
        "lw-which-half": "errand:combined",
        "lw-companion-as": "@companion",
        **dict.fromkeys(("lw-savour", "lw-spend", "lw-token-as", "lw-animal-which"), "@card"),
        **dict.fromkeys(("lw-buy-as", "lw-sell-as", "lw-price", "lw-takings"), "@card"),
    }
    SHEET = Sheet(
        "last-will/icons.svg",
        "lw-pad-",
        (
            SheetLine("money", "pound", -999, 999),
            SheetLine("income", "job", 0, 30),
            SheetLine("properties", "mansion", 0, 200),
            SheetLine("houses", "market", 0, 12),
        ),
    )
    OWN_WORDS: ClassVar = {
        "room-table-points": "lw-page-pounds",
        "room-table-scores": "lw-page-accounts",
        "room-pad-points": "lw-score",
        "room-scores-caption": "lw-page-scores-caption",
        "room-chart-categories": "lw-page-chart-categories",
        "room-chart-rounds": "lw-page-chart-rounds",
        "room-chart-round": "lw-page-chart-round",
    }
    """LW-16.4 What is counted here is money, and less is better."""

    table = staticmethod(table)
    strip = staticmethod(small)

    def stage(self, game: LastWillState) -> Stage:
        """How far the game is: the round, and the phase of it (LW-3.1)."""
        now = WITHIN.get(game.phase, game.phase.value)
        phases = PHASES if now in PHASES else (now,)
        label = Phrase("lw-term-round", {"round": max(game.round, 1), "rounds": TOTALS.rounds})
        ends = Phrase("lw-page-last-round") if game.last_round() else Phrase("lw-page-ends")
        return Stage(
            game.round,
            TOTALS.rounds,
            label,
            ends,
            [(Phrase(f"lw-phase-{phase}"), phase == now) for phase in phases],
        )

    def facts(self, game: LastWillState, look: Look) -> Facts:
        """The cards in hand, whether a choice is made, and the sum so far."""
        player = game.players[look.at]
        ready = game.phase in DEALT_IN_SECRET and player.kept is not None
        return Facts(hand=len(player.hand), ready=ready, points=points(player))

    def note(self, game: LastWillState, decision: Decision, key: str) -> Phrase | None:
        """LW-14 Beside each sum of a payment: what it leaves; LW-10.3 beside each type: the price."""
        about = decision.about
        if key.startswith("way:"):
            _, taken, spent = key.split(":")
            left = {"money": about["money"] - int(spent), "actions": about["actions"] - int(taken)}
            return Phrase("lw-page-way-leaves", left)
        if decision.prompt in DEALS:
            return deal_note(game, decision, key)
        if key == ENOUGH and "pounds" in about:
            return Phrase("lw-page-remains", {"money": about["money"] - about["pounds"]})
        if decision.kind != "amount":
            return None
        if decision.prompt == "lw-takings":
            return Phrase("lw-page-takes", {"pounds": int(key), "money": about["money"] + int(key)})
        return Phrase("lw-page-leaves", {"pounds": int(key), "money": about["money"] - int(key)})

    def obvious(self, game: LastWillState, decision: Decision) -> str | None:
        """LW-8.3 A companion who comes as the same in any case comes for the most money."""
        if decision.prompt != "lw-companion-as":
            return None
        if len({key.split(":")[1] for key in decision.keys}) > 1:
            return None
        return max(decision.keys, key=lambda key: int(key.rpartition(":")[2]))

    def left(self, game: LastWillState, decision: Decision, key: str) -> Phrase | None:
        """LW-7.5 Whoever ends the turn gives up the actions that are left, and activations that take none."""
        player = game.players[decision.seat]
        if (decision.prompt, key) != ("lw-act", "end"):
            return None
        if still := player.actions + player.white_actions:
            return Phrase("lw-page-left", {"actions": still})
        found = quotes(game, player).items()
        free = sum(move.startswith(Verb.ACTIVATE) and not quote.actions for move, quote in found)
        return Phrase("lw-page-left-free", {"cards": free}) if free else None

    def option_picture(self, key: str) -> Signs:
        """A sum, a way to enjoy a card, a companion, a type."""
        if is_number(key):
            return signs(pounds(int(key)))
        kind, _, name = key.partition(":")
        if kind == "way":
            taken, spent = map(int, name.split(":"))
            return signs(f"{actions(taken)} {pounds(spent)}")
        if kind == "extra":
            companion, more = name.split(":")
            return signs(f"+{more} @{companion}")
        return signs(f"@{name}") if kind in ("type", "companion") else ()

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """LW-16.3, LW-16.4 The final sum for what lies in front of a player."""
        counted = {name: typed[name] for name in ("money", "income", "properties")}
        return {**counted, "surcharge": TOTALS.surcharge * typed["houses"]}


def deal_note(game: LastWillState, decision: Decision, key: str) -> Phrase | None:
    """LW-10.3, LW-10.8 What a property costs or brings as one of a type, with the helpers on the board."""
    player = game.players[decision.seat]
    card, type_ = BOX.card[decision.about["card"]], Symbol(key.partition(":")[2])
    if not isinstance(card, Property):
        return None
    step = next((laid.step for laid in player.board if laid.card is card), 0)
    found = price_list(player.board, type_, card.values[step] + modifier(game, type_))
    if decision.prompt == "lw-buy-as":
        found = [price for price in found if price <= player.money]
    if len(found) == 1:
        return Phrase("lw-page-price", {"pounds": found[0]})
    return Phrase("lw-page-prices", {"least": found[0], "most": found[-1]})


PAGE = LastWillPage()

DYNAMIC_WORDS = ("lw-phase-*", "lw-pad-*")
