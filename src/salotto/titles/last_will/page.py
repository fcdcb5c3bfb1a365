"""What the web page asks of Last Will beside its templates: cards, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from salotto.kernel.decisions import ENOUGH, Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.kit.numbers import typed
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import TYPES, Black, Property, Symbol
from salotto.titles.last_will.faces import card_face, job_face
from salotto.titles.last_will.properties import price_list
from salotto.titles.last_will.scoring import count_up
from salotto.titles.last_will.settings import ERRAND_NAMES, Errand
from salotto.titles.last_will.standing import standing as standing
from salotto.titles.last_will.state import Laid

MINUTES = 75
OWN_WORDS = {
    "room-table-points": "lw-page-pounds",
    "room-table-scores": "lw-page-accounts",
    "room-pad-points": "lw-score",
    "room-scores-caption": "lw-page-scores-caption",
    "room-chart-categories": "lw-page-chart-categories",
    "room-chart-rounds": "lw-page-chart-rounds",
    "room-chart-round": "lw-page-chart-round",
}
"""LW-16.4 What is counted here is money, and less is better."""


# Cards as the templates draw them


@cache
def cards(language: str) -> dict[str, Json]:
    """Every card and job by its key, in words of the reader's language."""
    found = {card.key: card_face(card, language) for card in BOX.cards}
    return found | {job.key: job_face(job, language) for job in BOX.jobs}


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with the errands as they lie on the table: the stalls with cards on offer, and the others."""
    offers = {offer["space"]: offer for offer in view["offers"]}
    view["stalls"] = [
        errand | {"cards": [offers[space] for space in errand["offers"] if space in offers]}
        for errand in view["errands"]
        if errand["does"] == Errand.OFFER
    ]
    view["places"] = [
        errand | {"names": ERRAND_NAMES[errand["errand"]]}
        for errand in view["errands"]
        if errand["does"] != Errand.OFFER
    ]
    return view


def board(view: Json, look: int) -> Json:
    """The middle of the table, the board looked at, and the reader's own things."""
    seats = {look, view["me"]} - {None}
    shown = {name: value for name, value in view.items() if name not in UNREAD}
    players = {seat: view["players"][seat] for seat in sorted(seats)}
    return {**shown, "players": players, "types": {type_.value: BOX.symbols[type_] for type_ in TYPES}}


UNREAD = ("mode", "rounds", "last_round", "lap", "will", "offers", "errands", "players")
"""What `board.html` does not read as it is: the board need not be drawn again because of it."""


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: money, figures, job, and what lies on the board."""
    player = view["players"][seat]
    shown = ("money", "board", "spaces", "errand_boys", "actions", "white_actions", "job", "bankrupt")
    return {
        "players": {seat: {name: player[name] for name in shown}},
        "phase": view["phase"],
        "start": view["start"] == seat,
        "place": view["order"].index(seat) + 1 if seat in view["order"] else 0,
    }


PHASES = ("setup", "planning", "errands", "actions", "keeping")
WITHIN = {"starting": "setup", "cleaning": "keeping"}
"""LW-3.1 The five phases, and those parts of them that the rules name too."""


def stage(view: Json) -> Json:
    """How far the game is: the round, and the phase of it (LW-3.1)."""
    now = WITHIN.get(view["phase"], view["phase"])
    phases = PHASES if now in PHASES else (now,)
    label = Phrase("lw-term-round", {"round": max(view["round"], 1), "rounds": view["rounds"]})
    return {
        "now": view["round"],
        "of": view["rounds"],
        "label": label,
        "ends": Phrase("lw-page-last-round") if view["last_round"] else Phrase("lw-page-ends"),
        "phases": [(Phrase(f"lw-phase-{phase}"), phase == now) for phase in phases],
    }


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the sum so far."""
    player = view["players"][seat]
    return {"hand": len(player["backs"]), "ready": player["ready"], "points": player["points"]}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """LW-14 Beside each sum of a payment: what it leaves; LW-10.3 beside each type: the price."""
    about = decision.about
    if key.startswith("way:"):
        _, actions, pounds = key.split(":")
        return Phrase(
            "lw-page-way-leaves",
            {"money": about["money"] - int(pounds), "actions": about["actions"] - int(actions)},
        )
    if decision.prompt in DEALS:
        return deal_note(decision, key, view)
    if key == ENOUGH and "pounds" in about:
        return Phrase("lw-page-remains", {"money": about["money"] - about["pounds"]})
    if decision.kind != "amount":
        return None
    if decision.prompt == "lw-takings":
        return Phrase("lw-page-takes", {"pounds": int(key), "money": about["money"] + int(key)})
    return Phrase("lw-page-leaves", {"pounds": int(key), "money": about["money"] - int(key)})


DEALS = ("lw-buy-as", "lw-sell-as")


def deal_note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """LW-10.3, LW-10.8 What a property costs or brings as one of a type, with the helpers on the board."""
    player = view["players"][decision.seat]
    card, type_ = BOX.card[decision.about["card"]], Symbol(key.partition(":")[2])
    if not isinstance(card, Property):
        return None
    laid = [laid_shown(each) for each in player["board"]]
    step = next((each.step for each in laid if each.card is card), 0)
    found = price_list(laid, type_, card.values[step] + view["market"][type_.value])
    if decision.prompt == "lw-buy-as":
        found = [price for price in found if price <= player["money"]]
    if len(found) == 1:
        return Phrase("lw-page-price", {"pounds": found[0]})
    return Phrase("lw-page-prices", {"least": found[0], "most": found[-1]})


def laid_shown(shown: Json) -> Laid:
    """A card on a player board as everybody sees it."""
    card = BOX.card[shown["card"]]
    if not isinstance(card, Black):
        raise TypeError(f"{shown['card']} lies on no board")
    tokens = tuple(Symbol(token) for token in shown["tokens"])
    return Laid(card, tokens, shown["step"], shown["used"], shown["uses"])


def obvious(decision: Decision, view: Json) -> str | None:
    """LW-8.3 A companion who comes as the same in any case comes for the most money."""
    if decision.prompt != "lw-companion-as":
        return None
    extras = [key.split(":") for key in decision.keys]
    if len({companion for _, companion, _ in extras}) > 1:
        return None
    return max(decision.keys, key=lambda key: int(key.rpartition(":")[2]))


def left(decision: Decision, key: str, view: Json) -> Phrase | None:
    """LW-7.5 Whoever ends the turn gives up the actions that are left."""
    player = view["players"][decision.seat]
    actions = player["actions"] + player["white_actions"]
    if (decision.prompt, key) != ("lw-act", "end") or not actions:
        return None
    return Phrase("lw-page-left", {"actions": actions})


# The score pad (LW-16)

PAD_PROPERTIES = 8
"""So many properties can be typed in: five spaces, and a few extensions."""


def pad_values(form: Mapping[str, str], prefix: str) -> Json:
    """What was typed for one player, made whole."""
    return {
        "money": typed(form.get(f"{prefix}money", "")),
        "income": max(0, typed(form.get(f"{prefix}income", ""))),
        "properties": [form.get(f"{prefix}property-{n}", "").strip()[:3] for n in range(PAD_PROPERTIES)],
    }


def pad_points(values: Json) -> dict[str, int]:
    """LW-16.3, LW-16.4 The final sum for what lies in front of a player."""
    owned = [typed(value) for value in values["properties"] if value]
    return count_up(values["money"], values["income"], owned)


DYNAMIC_WORDS = ("lw-phase-*",)
