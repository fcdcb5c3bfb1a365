"""What the web page asks of Obsession beside its templates: cards, the stage, the strips, the score pad.

Everything here follows from a seat's view, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Told
from salotto.kernel.title import Json, Phrase
from salotto.titles.obsession.activity_view import activity, lacking
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category, Group, Slot
from salotto.titles.obsession.caution_view import left as left
from salotto.titles.obsession.caution_view import turned_up as turned_up
from salotto.titles.obsession.courtship_view import courtship
from salotto.titles.obsession.faces import faces
from salotto.titles.obsession.help_view import costs, event_now, help_needed
from salotto.titles.obsession.hiring import AREAS
from salotto.titles.obsession.means import FITTING
from salotto.titles.obsession.score_pad import pad_points as pad_points
from salotto.titles.obsession.score_pad import pad_values as pad_values
from salotto.titles.obsession.standing import standing as standing
from salotto.titles.obsession.state import Phase
from salotto.titles.obsession.view import count

MINUTES = 90


@cache
def cards(language: str) -> dict[str, Json]:
    """Everything that can be drawn by its key, in words of the reader's language."""
    suits = {card.key: [slot.value for slot in Slot if card in FITTING[slot]] for card in BOX.people}
    return {key: face | {"suits": suits.get(key, ())} for key, face in faces(language).items()}


# The table


def page_view(view: Json, story: Sequence[Told]) -> Json:
    """The view with its seasons, the activity of this turn counted up, and what choices cost."""
    view["seasons"] = seasons(view)
    planned = activity(view)
    view["activity"] = planned and planned | {"help": help_needed(view)}
    view["costs"] = costs(view)
    return view


def seasons(view: Json) -> list[Json]:
    """OB-3.1 The round track, cut after each courtship; each part with its theme once that is known."""
    parts: list[Json] = [{"theme": "", "spaces": []}]
    for space in view["track"]:
        parts[-1]["spaces"].append(space)
        if space["event"] == "courtship" and space is not view["track"][-1]:
            parts.append({"theme": "", "spaces": []})
    for part, theme in zip(parts, view["themes"], strict=False):
        part["theme"] = theme
    return parts


def board(view: Json, look: int) -> Json:
    """The middle of the table, the house looked at, and the reader's own things."""
    mate = view["players"][look]["mate"]
    seats = {look, mate, view["me"]} - {None}
    event = event_now(view)
    level = view["highest"] if event == "national_holiday" else 0
    players = {seat: with_house(view["players"][seat], level) for seat in sorted(seats)}
    shown = {name: value for name, value in view.items() if name not in UNREAD}
    mine = view["activity"] if view["turn"] == look else None
    return {
        **shown,
        "players": players,
        "activity": mine,
        "now": current_themes(view),
        "event": event,
        "on_offer": on_offer(view),
        "court": courtship(view, current_themes(view), event),
    }


def on_offer(view: Json) -> list[tuple[str, int]]:
    """OB-11.1 The tiles that can be bought and their prices, once each; in a Challenge the cheapest."""
    found = {f"tile:{place.partition(':')[2]}": price for place, price in view["prices"].items()}
    shown = list(found.items())
    return sorted(shown, key=lambda each: each[1])[:AT_A_GLANCE] if view["challenge"] else shown


AT_A_GLANCE = 8


UNREAD = (
    *("length", "edition", "track", "passing", "quarters_used", "cap", "bag_list", "objective_deck"),
    *("vp_deck", "themes", "fairchilds", "plan", "dismissals", "teams", "players"),
)
"""What `board.html` does not read as it is: the board need not be drawn again because of it."""


def with_house(player: Json, level: int) -> Json:
    """OB-9.1 A family with its organiser by column: the VP that a courtship compares, and what tiles lack."""
    tiles = [
        laid | {"lacks": lacking(laid, player, level or player["level"])} for laid in player["organiser"]
    ]
    house = [
        {
            "category": category.value,
            "vp": player["columns"][category.value],
            "tiles": [laid for laid in tiles if laid["category"] == category.value],
        }
        for category in Category
    ]
    return {
        **player,
        "house": house,
        "hand": in_order(player["hand"]),
        "discards": in_order(player["discards"]),
    }


@cache
def rank(key: str) -> tuple[int, int, str]:
    """Where a person stands in a hand: the family first, then guests by kind and rating."""
    card = BOX.person(key)
    return GROUPS.index(card.group), card.rating, key


GROUPS = list(Group)


def in_order(people: list[str]) -> list[str]:
    """People as one would hold them."""
    return sorted(people, key=rank)


def current_themes(view: Json) -> list[str]:
    """OB-12.3, OB-12.7 The columns that the next courtship compares: in the last season all themes."""
    last = len(view["themes"]) == len(view["seasons"])
    themes = view["themes"] if last else view["themes"][-1:]
    return [theme.partition(":")[2] for theme in themes]


def strip(view: Json, seat: int) -> Json:
    """The small picture of a player: purse, reputation, staff, and the five columns."""
    player = view["players"][seat]
    shown = ("family", "mate", "money", "reputation", "level", *AREAS, "columns")
    return {
        "players": {seat: {name: player[name] for name in shown}},
        "highest": view["highest"],
        "first": view["first"] == seat and len(view["players"]) > 1,
        "tiles": len(player["organiser"]),
        "objectives": count(player["objectives"]),
        "vp_cards": count(player["vp_cards"]),
        "now": current_themes(view),
    }


# The stage

TURN = (Phase.BEGIN, Phase.ACT, Phase.PLAN, Phase.SERVE, Phase.FAVOURS, Phase.MARKET, Phase.CLEAR)
WITHIN = {Phase.QUEUE: Phase.FAVOURS, Phase.ROUND: Phase.BEGIN}
"""OB-4 The steps of a turn, and those parts of them that the rules name too."""


def stage(view: Json) -> Json:
    """How far the game is: the round, and the step of the turn (OB-3.1, OB-4)."""
    phase = Phase(view["phase"])
    now = WITHIN.get(phase, phase)
    steps = [(Phrase(f"ob-page-step-{each.value}"), each is now) for each in TURN]
    rounds = len(view["track"])
    return {
        "now": view["round"],
        "of": rounds,
        "label": Phrase("ob-page-round", {"round": max(view["round"], 1), "rounds": rounds}),
        "ends": Phrase(ends(view)),
        "phases": steps if now in TURN else [(Phrase(f"ob-phase-{now.value}"), True)],
    }


def ends(view: Json) -> str:
    """OB-3.6, OB-21.10, OB-22.11 What ends the game."""
    if view["challenge"]:
        return "ob-page-ends-challenge-either" if view["edition"] == "fr" else "ob-page-ends-challenge-both"
    return "ob-page-ends-tableau" if view["mode"] in ("tableau", "duel") else "ob-page-ends"


def seat(view: Json, seat: int) -> Json:
    """The small facts of a player's strip, and the points as far as the reader may count them."""
    player = view["players"][seat]
    hidden = player["worth"] is None and bool(count(player["objectives"]) or count(player["vp_cards"]))
    facts = {"hand": len(player["hand"]), "ready": player["ready"], "points": player["points"]}
    return facts | {"partial": hidden}


def note(decision: Decision, key: str, view: Json) -> Phrase | None:
    """OB-11.4 Beside a purchase: what it leaves; OB-6.3 beside a tile or a guest: what must be paid."""
    price = decision.about.get("prices", {}).get(key)
    if price is not None:
        return Phrase("ob-page-leaves", {"money": decision.about["money"] - price})
    cost = view.get("costs", {}).get(key)
    return None if cost is None else Phrase("ob-page-costs", {"reputation": cost})


DYNAMIC_WORDS = ("ob-page-step-*", "ob-phase-*", "ob-page-court-*")
