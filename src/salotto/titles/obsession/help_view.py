"""What an activity takes in reputation, for the page: help that must be fetched, money that must be borrowed.

Counted from a seat's view with the rules' own functions, so that what is said before is what comes.
"""

from __future__ import annotations

from salotto.kernel.title import Json
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import LADYS_MAID, NO_SERVANTS, SERVANTS, VALET
from salotto.titles.obsession.feasible import first_plan, is_open
from salotto.titles.obsession.means import ADD_UP, KITCHEN, NEW_STAFF, QUARTERS_ROOM, ROOMS, Means, hand_of
from salotto.titles.obsession.service import NO_OWN_MAID, NO_OWN_VALET, ROOM_BITS, Counts, staff_of
from salotto.titles.obsession.settings import HELP_COST
from salotto.titles.obsession.state import Laid, Phase, Plan

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
        less = Means(means.hand, means.staff, means.free, means.rooms, means.money, reputation)
        if is_open(less, plan):
            return reputation
    return None


# From the view


def means_shown(view: Json, player: Json) -> Means:
    """OB-4.3.4 What a family has, as everybody sees it."""
    rooms = rooms_shown(view, player)
    free = int(bool(rooms & QUARTERS_ROOM) and not view["quarters_used"] and not view["passing"])
    resting = counts(player["quarters"]) if free or player["reputation"] >= HELP_COST else NO_SERVANTS
    serving = rooms & ROOM_BITS | only_borrowed_shown(view, player)
    staff = staff_of(counts(player["available"]), resting, serving)
    hand = hand_of(tuple(BOX.person(key) for key in player["hand"]))
    return Means(hand, staff, free, rooms, player["money"], player["reputation"])


def rooms_shown(view: Json, player: Json) -> int:
    """The rooms of the house that change what can be done, and what the table plays with."""
    rooms = NEW_STAFF if view["new_servants"] else 0
    rooms |= ADD_UP if view["effects_add_up"] else 0
    for laid in map(laid_of, player["organiser"]):
        if laid.tile in ROOMS and (laid.tile is not KITCHEN or laid.back):
            rooms |= ROOMS[laid.tile]
    return rooms


def only_borrowed_shown(view: Json, player: Json) -> int:
    """OB-20.18 Bits for a family whose lady's maids or valets in Available Service are all borrowed."""
    found = 0
    if view["loans"] is None:
        return found
    for servant, bit in ((LADYS_MAID, NO_OWN_MAID), (VALET, NO_OWN_VALET)):
        word = servant.word
        own = player["available"].get(word, 0) - view["loans"]["idle"].get(word, 0)
        if view["loans"]["servants"].get(word, 0) and not own:
            found |= bit
    return found


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


def counts(shown: Json) -> Counts:
    """Servants by kind."""
    return tuple(shown.get(servant.word, 0) for servant in SERVANTS)


def event_now(view: Json) -> str:
    """OB-3.7 The event of this round."""
    return str(view["track"][view["round"] - 1]["event"]) if view["round"] else "none"
