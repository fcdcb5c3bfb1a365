"""What stands beside the table of Paladins: how far the game is, what passing gives up, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.title import Phrase
from salotto.kit.furniture import Sheet, SheetLine, Stage
from salotto.kit.presentation import Presentation
from salotto.titles.paladins.boards import ORDER_PLACES
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTES
from salotto.titles.paladins.faces import ALL, option_picture
from salotto.titles.paladins.mat import facts, strip
from salotto.titles.paladins.preview import NOTES, left
from salotto.titles.paladins.scoring import BY_COUNT, team_target, team_total
from salotto.titles.paladins.state import PaladinsState
from salotto.titles.paladins.table import HOMES, table

DYNAMIC_WORDS = ("pw-phase-*", "pw-pad-*")
MOST = 999
"""So much of one thing is typed in at most."""
PAD = {
    **{name: name for name in ATTRIBUTES},
    "develops": "workshop",
    "commissions": "monk",
    "garrisons": "outpost",
    "absolves": "jar",
    "fortifies": "wall",
    "walls": "vp",
    "converts": "cleric",
    "silver": "silver",
    "provisions": "provision",
    "unpaid": "debt",
    "softer": "byzantine",
    "paid": "debt-paid",
}
"""What lies on the table at the end, by its icon; of Walls and converted Outsiders the points."""
ORDERS = tuple(f"order-{at}" for at in range(1, len(ORDER_PLACES) + 1))
GOODS_PER_VP = 3


class PaladinsPage(Presentation[PaladinsState]):
    """Paladins as it is shown."""

    MINUTES, FACES, HOMES, NOTES = 100, ALL, HOMES, NOTES
    SHEET = Sheet(
        "west-kingdom/icons.svg",
        "pw-pad-",
        (
            *(SheetLine(name, icon, -MOST if name == "converts" else 0, MOST) for name, icon in PAD.items()),
            *(SheetLine(order, "seal", 0, 1) for order in ORDERS),
        ),
    )
    table, strip, facts = staticmethod(table), staticmethod(strip), staticmethod(facts)
    option_picture, left = staticmethod(option_picture), staticmethod(left)

    def stage(self, game: PaladinsState) -> Stage:
        """PW-4 How far the game is: the round, and the phase of it; PW-14.12 the team against its target."""
        rounds = BOX.game.rounds
        label = Phrase("pw-page-round", {"round": max(game.round, 1), "rounds": rounds})
        ends = "pw-page-last-round" if game.round == rounds else "pw-page-ends"
        phases = [(Phrase(f"pw-phase-{game.phase.value}"), True)]
        if game.overlord is not None:
            team = {"total": team_total(game), "target": team_target(game)}
            phases.append((Phrase("pw-page-team", team), False))
        return Stage(game.round, rounds, label, Phrase(ends, {"rounds": rounds}), phases)

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """PW-11 The points by category."""
        points = {name: by_count(BOX.categories[name].vp_by_count, typed[name]) for name, _ in BY_COUNT}
        orders = zip(ORDER_PLACES, ORDERS, strict=True)
        points["kings_orders"] = sum(place.vp * typed[order] for place, order in orders)
        by_value = BOX.categories["attributes"].vp_by_value
        points["attributes"] = sum(by_count(by_value, typed[name]) for name in ATTRIBUTES)
        debts = BOX.categories["debts"]
        unpaid = min(0, debts.unpaid + typed["softer"])
        points["debts"] = typed["unpaid"] * unpaid + typed["paid"] * debts.paid
        points["goods"] = (typed["silver"] + typed["provisions"]) // GOODS_PER_VP
        points["fortifies"] += typed["walls"]
        points["converts"] = typed["converts"]
        return {category: points[category] for category in BOX.categories}


def by_count(worth: Sequence[int], count: int) -> int:
    """The points for so many; more than there can be count as the most."""
    return worth[max(0, min(count, len(worth) - 1))]


PAGE = PaladinsPage()
