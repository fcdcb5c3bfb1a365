"""The boards beside the town: a player's, or that of the automatic opponent."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Sequence

from salotto.kernel.title import Phrase
from salotto.kit.components import Keyed
from salotto.kit.furniture import (
    Back,
    Card,
    Count,
    Figures,
    Group,
    Look,
    Picture,
    Thing,
    Words,
    cell,
    heap,
    row,
    signs,
    track,
    tray,
)
from salotto.kit.numbers import signed
from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import GOOD_NAMES
from salotto.titles.architects.scoring import points, rival_points
from salotto.titles.architects.settings import STANDARD
from salotto.titles.architects.state import ArchitectsState, Player, Rival

LOW, HIGH = 5, 9
"""AW-6.1.4 Below, the Cathedral is closed; above, the Black Market."""


def mat(game: ArchitectsState, look: Look) -> Group:
    """AW-1.2 The board that one looks at: a player's, or the opponent's."""
    if look.at < game.setting.players:
        return players_board(game, game.players[look.at], look)
    return opponents_board(game, game.rival, look.at) if game.rival else tray(at="tray")


# What lies there


def cards(shown: Iterable[Keyed | None], icon: str = "") -> list[Thing]:
    """Cards face up as far as one knows them."""
    return [Card(card.key) if card else Back(icon) for card in shown]


def counts(goods: Sequence[int], seat: int | None = None) -> list[Count]:
    """Goods with their numbers."""
    named = zip(GOOD_NAMES, goods, strict=True)
    return [Count(good, n, piece=f"{good}-{seat}", style="" if n else "none") for good, n in named]


def crowd(workers: Sequence[int]) -> list[Figures]:
    """The Workers of each colour."""
    return [Figures(seat, n) for seat, n in enumerate(workers) if n]


def captives(game: ArchitectsState, number: int) -> list[Figures]:
    """AW-4.5.6 Who is captured on somebody's board."""
    colours = game.setting.colours
    return crowd(game.captives[number * colours :][:colours])


# A player's board


def players_board(game: ArchitectsState, player: Player, look: Look) -> Group:
    """AW-1.2 Goods, Virtue, Debts, captives, and the cards that lie there."""
    seat, character = player.seat, player.character
    name = Phrase("aw-page-board") if look.own else Phrase("aw-page-board-of", {"name": f"seat:{seat}"})
    others = [] if look.own else cards(player.hand.shown_to(look.me), "building-card")
    hired = [Card(card.key, (f"discard:{card.key.partition(':')[2]}",)) for card in player.apprentices]
    size = f"{len(hired)}/{character.apprentice_limit}"
    built = cards(player.buildings)
    return tray(
        heap(Figures(seat, game.workers[seat]), *counts(player.goods, seat), style="purse"),
        virtue_track(player),
        heap(facts(game, player), held(game, player), style="facts"),
        heap(Card(character.key)) if character is not STANDARD else None,
        row(*others, title=Phrase("aw-page-hand-of"), icon="building-card", style="small")
        if others
        else None,
        row(*hired, title=Phrase("aw-term-apprentices"), icon="apprentice", note=size, style="small"),
        row(
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


def facts(game: ArchitectsState, player: Player) -> Group:
    """AW-5.2, AW-6.3 The Cathedral, Debts, Workers in Prison."""
    seat = player.seat
    stands = {"n": player.debts, "vp": -points(game, player)["debts"]}
    return heap(
        game.first == seat and Picture(signs("@marker"), name=Phrase("aw-page-first")),
        Count("cathedral", player.level, Phrase("aw-term-cathedral")),
        Count("debt", player.debts, Phrase("aw-page-debts", {"n": player.debts})),
        player.paid > 0 and Count("debt-paid", player.paid, Phrase("aw-page-paid-debts", {"n": player.paid})),
        Count("prisoner", game.prison[seat], Phrase("aw-term-prison"), ("place:prison",)),
        keys=("area:debts",),
        stands=Phrase("aw-stands-debts", stands),
    )


def held(game: ArchitectsState, player: Player) -> Group:
    """AW-4.5.6 Captives here, and the own Workers on the boards of others."""
    elsewhere = game.held_elsewhere(player.seat)
    return heap(
        Count("capture", elsewhere, Phrase("aw-page-held", {"n": elsewhere})),
        *captives(game, player.seat),
        keys=("area:captives",),
    )


def virtue_track(player: Player) -> Group:
    """AW-6 The Virtue track with its points; AW-6.1.4 what it opens and closes."""
    cells = (
        cell(Words(str(level.level)), Words(signed(level.vp)), style=virtue_style(level.level, player.virtue))
        for level in BOX.virtue
    )
    space = BOX.virtue[player.virtue]
    closed = "none" if space.black_market_allowed else "market"
    closed = closed if space.cathedral_allowed else "cathedral"
    stands = Phrase("aw-stands-virtue", {"level": player.virtue, "vp": space.vp, "closed": closed})
    return track(*cells, keys=("track:virtue",), title=Phrase("aw-term-virtue"), icon="virtue", stands=stands)


def virtue_style(level: int, now: int) -> str:
    """How a space of the track looks."""
    where = "low" if level < LOW else "high" if level > HIGH else ""
    return f"{where} {'now' if level == now else ''}".strip()


# The opponent's board


def opponents_board(game: ArchitectsState, rival: Rival, number: int) -> Group:
    """AW-11.3 The automatic opponent; its Scheme piles are face down."""
    assert game.setting.opponent is not None
    numbers = {
        "virtue": rival.virtue,
        "cathedral": rival.level,
        "marble": rival.marble,
        "debt": rival.debts,
        "prisoner": game.prison[number],
    }
    return tray(
        heap(
            Figures(number, game.workers[number], name=Phrase("aw-term-workers")),
            *(Count(icon, n) for icon, n in numbers.items()),
            style="purse",
        ),
        heap(*captives(game, number), keys=("area:captives",), style="facts"),
        row(
            *cards(list(rival.discard)[-3:]),
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


def glance(game: ArchitectsState, look: Look) -> tuple[Thing, ...]:
    """A board as small as a player's strip."""
    if look.at >= game.setting.players:
        return opponents_board(game, game.rival, look.at).things[:2] if game.rival else ()
    player, seat = game.players[look.at], look.at
    built = Count("guildhall", len(player.buildings), Phrase("aw-term-buildings"))
    return (
        heap(
            Figures(seat, game.workers[seat]),
            Count("virtue", player.virtue, Phrase("aw-term-virtue")),
            *facts(game, player).things,
        ),
        heap(*(Count(good, n) for good, n in zip(GOOD_NAMES, player.goods, strict=True) if n)),
        heap(
            Count("apprentice", len(player.apprentices), Phrase("aw-term-apprentices")),
            built,
            *captives(game, seat),
        ),
    )


def shown_points(game: ArchitectsState, number: int) -> dict[str, int] | None:
    """AW-8.4 The points so far: all is open."""
    if number < game.setting.players:
        return points(game, game.players[number])
    return rival_points(game) if game.rival else None
