"""What an activity takes in reputation, for the page: help that must be fetched, money that must be borrowed.

Counted from a seat's view with the rules' own functions, so that what is said before is what comes.
"""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import NO_SERVANTS, SERVANTS
from salotto.titles.obsession.feasible import first_plan, is_open
from salotto.titles.obsession.means import Means, means_for, only_borrowed, rooms_of
from salotto.titles.obsession.state import Laid, Phase, Plan, Player

HOST, GUEST = "host:", "gentry:"


def costs(view: Json) -> dict[str, int]:
    """OB-6.1, OB-6.3 What choices of the reader take in reputation at least, where they take any."""
    if view["me"] is None or view["turn"] != view["me"]:
        return {}
    if view["phase"] == Phase.ACT.value:
        return tile_costs(view)
    return guest_costs(view) if view["phase"] == Phase.PLAN.value else {}


def tile_costs(view: Json) -> dict[str, int]:
    """OB-4.3.4 What each tile takes to be hosted on."""
    player = view["players"][view["me"]]
    means = means_shown(view, player)
    level = view["highest"] if event_now(view) == "national_holiday" else player["level"]
    found = {}
    for each in player["organiser"]:
        laid = laid_of(each)
        start = first_plan(means, laid, level) if laid.side.playable else None
        needed = reputation_needed(start[1], start[0]) if start else None
        if needed:
            found[f"{HOST}{laid.tile.id}"] = needed
    return found


def guest_costs(view: Json) -> dict[str, int]:
    """OB-4.4 What each guest takes beyond what the activity takes anyway."""
    player = view["players"][view["me"]]
    means, plan = means_shown(view, player), plan_shown(view["plan"])
    if plan is None:
        return {}
    anyway = reputation_needed(means, plan) or 0
    found = {}
    for key in player["hand"]:
        card = BOX.person(key)
        if card in plan.guests:
            continue
        needed = reputation_needed(means, plan.welcoming(card))
        if needed is not None and needed > anyway:
            found[key] = needed
    return found


def help_needed(view: Json) -> int:
    """OB-4.5, OB-6.3 What the activity of this turn still takes in reputation, as it is planned."""
    plan = plan_shown(view["plan"])
    if plan is None or view["turn"] is None or plan.used:
        return 0
    if view["phase"] not in (Phase.PLAN.value, Phase.SERVE.value):
        return 0
    return reputation_needed(means_shown(view, view["players"][view["turn"]]), plan) or 0


def reputation_needed(means: Means, plan: Plan) -> int | None:
    """The least reputation with which a plan can be carried out; None where no reputation would do."""
    for reputation in range(means.reputation + 1):
        if is_open(means.but(means.staff, reputation=reputation - means.reputation), plan):
            return reputation
    return None


# From the view


def means_shown(view: Json, player: Json) -> Means:
    """OB-4.3.4 What a family has, as everybody sees it."""
    family, loans = player_shown(player), view["loans"]
    rooms = rooms_of(family, view["effects_add_up"], view["new_servants"])
    if loans is not None:
        rooms |= only_borrowed(family, counts(loans["servants"]), counts(loans["idle"]))
    return means_for(family, rooms, view["quarters_used"] or view["passing"])


def player_shown(player: Json) -> Player:
    """A family, as far as everybody sees it."""
    return Player(
        player["seat"],
        money=player["money"],
        reputation=player["reputation"],
        available=counts(player["available"]),
        quarters=counts(player["quarters"]),
        organiser=[laid_of(laid) for laid in player["organiser"]],
        hand=[BOX.person(key) for key in player["hand"]],
    )


def plan_shown(plan: Json) -> Plan | None:
    """The activity of this turn."""
    if plan is None:
        return None
    laid = laid_of(plan)
    return Plan(
        laid,
        plan["level"],
        guests=tuple(BOX.person(key) for key in plan["guests"]),
        more=plan["wanted"] - laid.side.guests,
        cook=plan["cook"],
        kitchen=plan["kitchen"],
        carriage=0 if plan["carriage"] else -1,
        useful_man=plan["useful_man"],
        used=NO_SERVANTS if plan["served"] else (),
        hall_boys=tuple(plan["hall_boys"]),
    )


def laid_of(shown: Json) -> Laid:
    """A tile as it lies in an organiser or in the activity space."""
    return Laid(BOX.tile_of(shown["tile"]), shown["back"])


def counts(shown: Json) -> list[int]:
    """Servants by kind."""
    return [shown.get(servant.word, 0) for servant in SERVANTS]


def event_now(view: Json) -> str:
    """OB-3.7 The event of this round."""
    return str(view["track"][view["round"] - 1]["event"]) if view["round"] else "none"
