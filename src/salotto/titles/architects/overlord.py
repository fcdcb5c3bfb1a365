"""AW-12 The Overlord on the table: his Workers and cards, what he demands, what he has just done."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.play import Told
from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import signed
from salotto.titles.architects.faces import PICTURES
from salotto.titles.architects.mat import captives
from salotto.titles.architects.scoring import points, target
from salotto.titles.architects.state import ArchitectsState, Baron

TURN_EVENTS = ("aw-places", "aw-gathers", "aw-steals", "aw-takes-back", "aw-no-worker")
"""With one of these a player's turn begins."""
SUFFERED = ("aw-loses-virtue", "aw-takes-debt", "aw-pays-levy", "aw-removes-own")
"""What the Baron's cards do to a player of whom the group decides."""


def team(game: ArchitectsState) -> Phrase:
    """AW-12.9.3 What all have together, and what they need."""
    total = sum(sum(points(game, player).values()) for player in game.players)
    return Phrase("aw-page-team", {"total": total, "target": target(game)})


def overlord(game: ArchitectsState, baron: Baron, last: Sequence[Told]) -> f.Group:
    """All that is his; the points of the team against his target are its title."""
    number = game.setting.players
    steps = [f.Words(Phrase(told.event.id, told.event.args), seat=told.event.seat) for told in last]
    return f.place(
        f.heap(
            f.Figures(number, game.workers[number], name=Phrase("aw-term-workers")),
            *captives(game, number),
            f.Count("event", len(baron.events), Phrase("aw-page-events")),
            f.Count("intrigue", f"{len(baron.intrigues)}+{len(baron.future)}", Phrase("aw-page-intrigues")),
            style="facts",
        ),
        f.row(*(request(baron, at, number) for at in range(len(baron.requests))), style="requests"),
        f.lines(*steps or [f.Words(Phrase("aw-page-first-turn"))], title=Phrase("aw-page-last-turn")),
        at="baron",
        keys=("area:overlord",),
        title=team(game),
        icon="baron",
        stands=Phrase("aw-stands-team", team(game).args),
        ground="castle",
    )


def request(baron: Baron, at: int, players: int) -> f.Group:
    """AW-12.7.1 A Request, and how far it is met."""
    card = baron.requests.cards[at]
    if at >= baron.revealed:
        return f.cell(f.Words(Phrase("aw-page-request-left", {"level": at + 1})), style="hidden")
    wanted = card.per_player * players
    met = baron.given[at] >= wanted
    worth = f"{signed(card.vp_met)} @vp" + ("" if met else f" / {signed(card.vp_failed)} @vp")
    return f.cell(
        f.Count(PICTURES.icon(card.item), f"{baron.given[at]}/{wanted}"),
        f.picture(worth),
        keys=(card.key,),
        style="met" if met else "",
    )


def last_turn(story: Sequence[Told]) -> tuple[list[Told], bool]:
    """AW-12.4 What the Baron did in his latest turn, step by step, and whether nobody has played since."""
    steps: list[Told] = []
    fresh = True
    for told in reversed(story):
        event = told.event
        if event.id == "aw-baron-turn":
            return steps[::-1], fresh
        if event.seat is not None and event.id in TURN_EVENTS:
            steps, fresh = [], False
        elif event.seat is None or event.id in SUFFERED:
            steps.append(told)
    return [], False


def lit(steps: Sequence[Told]) -> dict[str, str]:
    """Which of his steps happens where: the places light up one after the other."""
    places: dict[str, str] = {}
    for number, told in enumerate(steps, 1):
        imprisons = told.event.id == "aw-baron-imprisons"
        where = "prison" if imprisons else told.event.args.get("location", "").rpartition(":")[2]
        places.setdefault(where, f"step-{number}")
    return places
