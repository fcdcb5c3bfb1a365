"""What the room asks of Obsession beside its table: the stage, notes and cautions, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Sheet, SheetLine, Sign, Signs, Stage, signs
from salotto.kit.presentation import Presentation
from salotto.titles.obsession.caution import left, turned_up
from salotto.titles.obsession.faces import ALL, pounds
from salotto.titles.obsession.house import facts, small
from salotto.titles.obsession.preview import costs
from salotto.titles.obsession.scoring import MONEY_PER_VP, SERVANT_VP, reputation_vp, team_card
from salotto.titles.obsession.state import ObsessionState, Phase
from salotto.titles.obsession.table import HOMES, table

STEPS = (Phase.BEGIN, Phase.ACT, Phase.PLAN, Phase.SERVE, Phase.FAVOURS, Phase.MARKET, Phase.CLEAR)
WITHIN = {Phase.QUEUE: Phase.FAVOURS, Phase.ROUND: Phase.BEGIN}
"""OB-4 The steps of a turn, and those parts of them that the rules name too."""
MATE = "mate-"
LINES = (
    SheetLine("tiles", "tiles", -99, 999),
    SheetLine("gentry", "gentry", -99, 999),
    SheetLine("objectives", "objective", 0, 999),
    SheetLine("level", "reputation", 0, 11),
    SheetLine("servants", "hire", 0, 99),
    SheetLine("money", "pound", 0, 99999),
    SheetLine("vp", "vp_card", 0, 999),
    SheetLine("milestones", "first", 0, 99),
)
ROUNDS = SheetLine("rounds", "target", -999, 999)


class ObsessionPage(Presentation[ObsessionState]):
    """Obsession as it is shown."""

    MINUTES, FACES, HOMES = 90, ALL, HOMES
    SHEET = Sheet(
        "obsession/icons.svg",
        "ob-page-pad-",
        (*LINES, ROUNDS),
        "ob-page-pad-team",
        tuple(SheetLine(f"{MATE}{line.name}", *line[1:4], word=line.name) for line in LINES),
    )
    table, strip, facts = staticmethod(table), staticmethod(small), staticmethod(facts)
    left, turned_up = staticmethod(left), staticmethod(turned_up)

    def stage(self, game: ObsessionState) -> Stage:
        """How far the game is: the round, and the step of the turn (OB-3.1, OB-4)."""
        now = WITHIN.get(game.phase, game.phase)
        steps = [(Phrase(f"ob-page-step-{each.value}"), each is now) for each in STEPS]
        rounds = game.setting.track.spaces
        return Stage(
            game.space,
            rounds,
            Phrase("ob-page-round", {"round": max(game.space, 1), "rounds": rounds}),
            Phrase(ends(game)),
            steps if now in STEPS else [(Phrase(f"ob-phase-{now.value}"), True)],
        )

    def note(self, game: ObsessionState, decision: Decision, key: str) -> Phrase | None:
        """OB-11.4 Beside a purchase: what it leaves; OB-6.3 beside a tile or a guest: what must be paid."""
        price = decision.about.get("prices", {}).get(key)
        if price is not None:
            return Phrase("ob-page-leaves", {"money": decision.about["money"] - price})
        if decision.prompt not in ("ob-act", "ob-guests"):
            return None
        cost = costs(game, game.players[decision.seat]).get(key)
        return None if cost is None else Phrase("ob-page-costs", {"reputation": cost})

    def option_picture(self, key: str) -> Signs:
        """A favour, or some servants."""
        kind, _, name = key.partition(":")
        if kind == "serve":
            return signs(" ".join(f"@{word}" for word in name.split(":") if word))
        if kind == "favour":
            do, _, n = name.partition(":")
            if do == "money":
                return (Sign(text=pounds(int(n))),)
            if do == "reputation":
                return signs(f"{n} @reputation")
        return ()

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """OB-14.1 to OB-14.7 The scorecard for it; OB-20.15 of a team, whose mate has a level as well."""
        first = member_points(typed)
        if not typed[f"{MATE}level"]:
            return first | ({"rounds": typed["rounds"]} if typed["rounds"] else {})
        mate = member_points({line.name: typed[f"{MATE}{line.name}"] for line in LINES})
        return team_card(first, mate, [], first["objectives"] + mate["objectives"])  # the best three as typed


def ends(game: ObsessionState) -> str:
    """OB-3.6, OB-21.10, OB-22.11 What ends the game."""
    if game.setting.challenge:
        either = game.setting.edition == "fr"
        return "ob-page-ends-challenge-either" if either else "ob-page-ends-challenge-both"
    return "ob-page-ends-tableau" if game.setting.tableau else "ob-page-ends"


def member_points(typed: Mapping[str, int]) -> dict[str, int]:
    """OB-14 The points of one family."""
    return {
        "tiles": typed["tiles"],
        "gentry": typed["gentry"],
        "objectives": typed["objectives"] + typed["milestones"],
        "reputation": reputation_vp(typed["level"]) if typed["level"] > 0 else 0,
        "servants": SERVANT_VP * typed["servants"],
        "money": typed["money"] // MONEY_PER_VP,
        "vp-cards": typed["vp"],
    }


PAGE = ObsessionPage()

DYNAMIC_WORDS = ("ob-page-step-*", "ob-phase-*", "ob-page-pad-*")
