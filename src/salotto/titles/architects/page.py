"""Beside the table of Architects: how far the game is, what answers lead to, the score pad."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Mapping

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Facts, Look, Sheet, SheetLine, Stage
from salotto.kit.presentation import Presentation
from salotto.titles.architects.box import BOX
from salotto.titles.architects.donations import Donation, owned
from salotto.titles.architects.effects import SILVER, Item
from salotto.titles.architects.faces import ALL, option_picture
from salotto.titles.architects.guardhouse import guard_silver
from salotto.titles.architects.mat import shown_points
from salotto.titles.architects.overlord import team
from salotto.titles.architects.state import ArchitectsState, Phase
from salotto.titles.architects.table import HOMES, small, table
from salotto.titles.architects.workshop import skip_cost

DYNAMIC_WORDS = ("aw-page-pad-*",)


def note(game: ArchitectsState, decision: Decision, key: str) -> Phrase | None:
    """Beside an answer: what a hire, a capture or a step at the Guardhouse costs, what a gift changes."""
    kind, _, name = key.partition(":")
    about = decision.about
    if decision.prompt == "aw-hire":  # AW-4.3.4 the whole price, with what is laid on cards passed over
        at = next(at for at, card in enumerate(game.row) if card and card.key == key)
        price = about["price"] + skip_cost(at, about["workers"])
        return Phrase("aw-page-hire-price", {"silver": price, "coins": game.coins[at]})
    if kind == "capture":
        return silver_note(-about["price"])
    if kind == "guard":
        return guard_note(game, decision.seat, key)
    if kind == "give":
        return gift_note(game, next(each for each in decision.options if getattr(each, "key", "") == key))
    if kind == "player" and decision.prompt.startswith("aw-group-"):  # AW-12.8.2 how somebody stands
        player = game.players[int(name)]
        facts = {"silver": player.goods[SILVER], "virtue": player.virtue, "debts": player.debts}
        return Phrase("aw-page-stands", {**facts, "prison": game.prison[player.seat]})
    return None


def silver_note(silver: int) -> Phrase | None:
    """Silver gained or paid."""
    if not silver:
        return None
    return Phrase("aw-page-gains" if silver > 0 else "aw-page-costs", {"silver": abs(silver)})


def guard_note(game: ArchitectsState, seat: int, key: str) -> Phrase | None:
    """AW-4.8 What an action costs or brings; without Silver, how many Workers come back."""
    silver = guard_silver(game, game.players[seat], key)
    _, action, whose = f"{key}:".split(":")[:3]
    if silver or action not in ("release", "buy-back"):
        return silver_note(silver)
    number = game.held_elsewhere(seat) if action == "buy-back" else game.prison[int(whose) if whose else seat]
    return Phrase("aw-page-frees", {"n": number})


def gift_note(game: ArchitectsState, gift: Donation) -> Phrase:
    """AW-12.3.1 What a Donation changes for who receives it."""
    if gift.to < 0:
        assert game.baron is not None
        at = -1 - gift.to
        wanted = game.baron.requests.cards[at].per_player * game.setting.players
        return Phrase("aw-page-gift-request", {"given": game.baron.given[at] + 1, "wanted": wanted})
    player = game.players[gift.to]
    now = owned(player, gift.item)
    if gift.item is Item.BUILDING_CARD:
        return Phrase("aw-page-gift-card", {"now": now, "limit": player.character.hand_limit})
    return Phrase("aw-page-gift", {"now": now, "then": now + 1})


class ArchitectsPage(Presentation[ArchitectsState]):
    """The town as it is shown."""

    MINUTES, FACES, HOMES = 75, ALL, HOMES
    SHEET = Sheet(
        "west-kingdom/icons.svg",
        "aw-page-pad-",
        (
            SheetLine("buildings", "guildhall", -9, 200),
            SheetLine("level", "cathedral", 0, len(BOX.cathedral)),
            SheetLine("virtue", "virtue", 0, len(BOX.virtue) - 1),
            SheetLine("debts", "debt", 0, 30),
            SheetLine("precious", "gold", 0, 60),
            SheetLine("silver", "silver", 0, 99),
            SheetLine("prisoners", "prisoner", 0, 20),
        ),
    )

    table, strip = staticmethod(table), staticmethod(small)
    option_picture, note = staticmethod(option_picture), staticmethod(note)

    def stage(self, game: ArchitectsState) -> Stage:
        """How far the game is: the Guildhall is its clock (AW-4.9.2, AW-8.1)."""
        spaces = game.setting.guildhall.spaces
        built = min(len(game.guildhall), spaces)
        ends = Phrase("aw-page-ends", {"left": spaces - built})
        if game.ending > 0:
            ends = Phrase("aw-page-final-turns", {"left": game.ending})
        if game.phase is Phase.OVER:
            ends = Phrase("aw-page-over")
        phases = [(ends, True), *([(team(game), False)] if game.baron else [])]
        label = Phrase("aw-page-guildhall", {"built": built, "spaces": spaces})
        return Stage(built, spaces, label, ends, phases, clock="place:guildhall")

    def facts(self, game: ArchitectsState, look: Look) -> Facts:
        """The cards in hand, whether somebody has decided, the points."""
        shown = shown_points(game, look.at)
        if look.at >= game.setting.players:
            return Facts(points=shown)
        player = game.players[look.at]
        ready = player.pick is not None or player.side is not None
        return Facts(len(player.hand), ready, shown)

    def pad_points(self, typed: Mapping[str, int]) -> dict[str, int]:
        """AW-8.4 The points of what lies in front of a player."""
        scoring = BOX.scoring
        return {
            "buildings": typed["buildings"],
            "cathedral": BOX.cathedral[typed["level"] - 1].vp if typed["level"] else 0,
            "virtue": BOX.virtue[typed["virtue"]].vp,
            "debts": -abs(scoring.unpaid_debt_vp) * typed["debts"],
            "precious": scoring.precious_vp * typed["precious"],
            "silver": typed["silver"] // scoring.silver_per_vp,
            "prison": -(typed["prisoners"] // scoring.prisoners_per_vp),
        }


PAGE = ArchitectsPage()
