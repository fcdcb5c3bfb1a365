"""The boards beside the town: a player's, or that of the automatic opponent."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import signed
from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import GOOD_NAMES
from salotto.titles.architects.scoring import points, rival_points
from salotto.titles.architects.settings import STANDARD
from salotto.titles.architects.state import ArchitectsState, Player, Rival

LOW, HIGH = 5, 9
"""AW-6.1.4 Below, the Cathedral is closed; above, the Black Market."""


def mat(game: ArchitectsState, look: f.Look) -> f.Group:
    """AW-1.2 The board that one looks at: a player's, or the opponent's."""
    if look.at < game.setting.players:
        return players_board(game, game.players[look.at], look)
    return opponents_board(game, game.rival, look.at) if game.rival else f.tray(at="tray")


# What lies there


def counts(goods: Sequence[int], seat: int | None = None) -> list[f.Count]:
    """Goods with their numbers."""
    named = zip(GOOD_NAMES, goods, strict=True)
    return [f.Count(good, n, piece=f"{good}-{seat}", style="" if n else "none") for good, n in named]


def crowd(workers: Sequence[int]) -> list[f.Figures]:
    """The Workers of each colour."""
    return [f.Figures(seat, n) for seat, n in enumerate(workers) if n]


def captives(game: ArchitectsState, number: int) -> list[f.Figures]:
    """AW-4.5.6 Who is captured on somebody's board."""
    colours = game.setting.colours
    return crowd(game.captives[number * colours :][:colours])


# A player's board


def players_board(game: ArchitectsState, player: Player, look: f.Look) -> f.Group:
    """AW-1.2 Goods, Virtue, Debts, captives, and the cards that lie there."""
    seat, character = player.seat, player.character
    name = Phrase("aw-page-board") if look.own else Phrase("aw-page-board-of", {"name": f"seat:{seat}"})
    others = [] if look.own else f.cards(player.hand.shown_to(look.me), "building-card")
    hired = [f.Card(card.key, (f"discard:{card.key.partition(':')[2]}",)) for card in player.apprentices]
    size = f"{len(hired)}/{character.apprentice_limit}"
    built = f.cards(player.buildings)
    return f.tray(
        f.heap(f.Figures(seat, game.workers[seat]), *counts(player.goods, seat), style="purse"),
        virtue_track(player),
        f.heap(facts(game, player), held(game, player), style="facts"),
        f.heap(f.Card(character.key)) if character is not STANDARD else None,
        f.row(*others, title=Phrase("aw-page-hand-of"), icon="building-card", style="small")
        if others
        else None,
        f.row(*hired, title=Phrase("aw-term-apprentices"), icon="apprentice", note=size, style="small"),
        f.row(
            *built,
            title=Phrase("aw-term-buildings"),
            icon="guildhall",
            note=str(len(built)),
            style="small",
        ),
        at="tray",
        title=name,
        icon=f"seat-{seat}",
    )


def facts(game: ArchitectsState, player: Player) -> f.Group:
    """AW-5.2, AW-6.3 The Cathedral, Debts, Workers in Prison."""
    seat = player.seat
    stands = {"n": player.debts, "vp": -points(game, player)["debts"]}
    return f.heap(
        game.first == seat and f.picture("@marker", name=Phrase("aw-page-first")),
        f.Count("cathedral", player.level, Phrase("aw-term-cathedral")),
        f.Count("debt", player.debts, Phrase("aw-page-debts", {"n": player.debts})),
        player.paid > 0
        and f.Count("debt-paid", player.paid, Phrase("aw-page-paid-debts", {"n": player.paid})),
        f.Count("prisoner", game.prison[seat], Phrase("aw-term-prison"), ("place:prison",)),
        keys=("area:debts",),
        stands=Phrase("aw-stands-debts", stands),
    )


def held(game: ArchitectsState, player: Player) -> f.Group:
    """AW-4.5.6 Captives here, and the own Workers on the boards of others."""
    elsewhere = game.held_elsewhere(player.seat)
    return f.heap(
        f.Count("capture", elsewhere, Phrase("aw-page-held", {"n": elsewhere})),
        *captives(game, player.seat),
        keys=("area:captives",),
    )


def virtue_track(player: Player) -> f.Group:
    """AW-6 The Virtue track with its points; AW-6.1.4 what it opens and closes."""
    cells = (
        f.cell(
            f.Words(str(level.level)),
            f.Words(signed(level.vp)),
            style=virtue_style(level.level, player.virtue),
        )
        for level in BOX.virtue
    )
    space = BOX.virtue[player.virtue]
    closed = "none" if space.black_market_allowed else "market"
    closed = closed if space.cathedral_allowed else "cathedral"
    stands = Phrase("aw-stands-virtue", {"level": player.virtue, "vp": space.vp, "closed": closed})
    return f.track(
        *cells, keys=("track:virtue",), title=Phrase("aw-term-virtue"), icon="virtue", stands=stands
    )


def virtue_style(level: int, now: int) -> str:
    """How a space of the track looks."""
    where = "low" if level < LOW else "high" if level > HIGH else ""
    return f"{where} {'now' if level == now else ''}".strip()


# The opponent's board


def opponents_board(game: ArchitectsState, rival: Rival, number: int) -> f.Group:
    """AW-11.3 The automatic opponent; its Scheme piles are face down."""
    assert game.setting.opponent is not None
    numbers = {
        "virtue": rival.virtue,
        "cathedral": rival.level,
        "marble": rival.marble,
        "debt": rival.debts,
        "prisoner": game.prison[number],
    }
    return f.tray(
        f.heap(
            f.Figures(number, game.workers[number], name=Phrase("aw-term-workers")),
            *(f.Count(icon, n) for icon, n in numbers.items()),
            style="purse",
        ),
        f.heap(*captives(game, number), keys=("area:captives",), style="facts"),
        f.row(
            *f.cards(list(rival.discard)[-3:]),
            title=Phrase("aw-page-schemes"),
            icon="intrigue",
            note=f"{len(rival.schemes)}+{len(rival.future)}",
            style="small",
        ),
        at="tray",
        title=game.setting.opponent.key,
        icon=f"seat-{number}",
    )


# At a glance


def glance(game: ArchitectsState, look: f.Look) -> tuple[f.Thing, ...]:
    """A board as small as a player's strip."""
    if look.at >= game.setting.players:
        return opponents_board(game, game.rival, look.at).things[:2] if game.rival else ()
    player, seat = game.players[look.at], look.at
    built = f.Count("guildhall", len(player.buildings), Phrase("aw-term-buildings"))
    return (
        f.heap(
            f.Figures(seat, game.workers[seat]),
            f.Count("virtue", player.virtue, Phrase("aw-term-virtue")),
            *facts(game, player).things,
        ),
        f.heap(*(f.Count(good, n) for good, n in zip(GOOD_NAMES, player.goods, strict=True) if n)),
        f.heap(
            f.Count("apprentice", len(player.apprentices), Phrase("aw-term-apprentices")),
            built,
            *captives(game, seat),
        ),
    )


def shown_points(game: ArchitectsState, number: int) -> dict[str, int] | None:
    """AW-8.4 The points so far: all is open."""
    if number < game.setting.players:
        return points(game, game.players[number])
    return rival_points(game) if game.rival else None
