"""What an activity takes and brings, told before it is chosen: help to be fetched, money to be borrowed.

Counted with the rules' own functions, so that what is said before is what comes.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from salotto.titles.obsession.cards import Do, Favour, Servant
from salotto.titles.obsession.feasible import first_plan, is_open
from salotto.titles.obsession.means import DECK_TOP, Means, hand_of, means_of, snapshot
from salotto.titles.obsession.sequence import TURN
from salotto.titles.obsession.state import Laid, ObsessionState, Phase, Plan, Player

HOST, GUEST = "host:", "gentry:"


def costs(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-6.1, OB-6.3 What choices of a player take in reputation at least, where they take any."""
    if acting(game) is not player:
        return {}
    if game.phase is Phase.ACT:
        return tile_costs(game, player)
    return guest_costs(game, player) if game.phase is Phase.PLAN and game.plan else {}


def acting(game: ObsessionState) -> Player | None:
    """The player whose turn it is."""
    return game.current() if game.phase in TURN and game.turn < game.setting.players else None


def tile_costs(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-4.3.4 What each tile takes to be hosted on."""
    means, level = means_of(game, player), snapshot(game, player)
    found = {}
    for laid in player.organiser:
        start = first_plan(means, laid, level) if laid.side.playable else None
        needed = reputation_needed(start[1], start[0]) if start else None
        if needed:
            found[f"{HOST}{laid.tile.id}"] = needed
    return found


def guest_costs(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-4.4 What each guest takes beyond what the activity takes anyway."""
    plan = game.plan
    if plan is None:
        return {}
    means = means_of(game, player)
    anyway = reputation_needed(means, plan) or 0
    found = {}
    for card in player.hand:
        if card in plan.guests:
            continue
        needed = reputation_needed(means, plan.welcoming(card))
        if needed is not None and needed > anyway:
            found[card.key] = needed
    return found


def help_needed(game: ObsessionState) -> int:
    """OB-4.5, OB-6.3 What the activity of this turn still takes in reputation, as it is planned."""
    plan, player = game.plan, acting(game)
    if plan is None or player is None or plan.used or game.phase not in (Phase.PLAN, Phase.SERVE):
        return 0
    return reputation_needed(means_of(game, player), plan) or 0


def reputation_needed(means: Means, plan: Plan) -> int | None:
    """The least reputation with which a plan can be carried out; None where no reputation would do."""
    for reputation in range(means.reputation + 1):
        if is_open(means.but(means.staff, reputation=reputation - means.reputation), plan):
            return reputation
    return None


# The activity that is planned


def planned_favours(plan: Plan) -> list[Favour]:
    """OB-4.6 What the tile and the guests who are invited will bring."""
    return [*plan.side.favours, *chain.from_iterable(guest.favours for guest in plan.guests)]


def total(favours: Iterable[Favour], do: Do) -> int:
    """OB-4.6.3, OB-4.6.4 The sum of what is certain: choices are still open."""
    return sum(favour.n for favour in favours if favour.do is do)


def needed_by(plan: Plan) -> list[Servant]:
    """OB-4.5.1 The servant icons of the tile and of the guests."""
    return [*plan.side.servants, *(icon for guest in plan.guests for icon in guest.service)]


def service(needed: Iterable[Servant], player: Player, served: bool = False) -> list[tuple[Servant, bool]]:
    """OB-4.5.1 Each servant icon, and whether such a servant stands ready; if not, somebody stands in."""
    left = list(player.available)
    found = []
    for servant in needed:
        found.append((servant, served or left[servant] > 0))
        left[servant] -= 1
    return found


def lacking(laid: Laid, player: Player, level: int) -> str:
    """OB-4.4.1, OB-4.5.2 What a tile cannot be hosted without: people of its kind, or those who serve it."""
    side = laid.side
    hand = hand_of(tuple(player.hand))
    if side.slot is not DECK_TOP and len(hand.circle(side.slot, level)) < side.guests:
        return "guests"
    return "" if all(ready for _, ready in service(side.servants, player)) else "service"
