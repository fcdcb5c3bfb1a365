"""The boards of the players of Viscounts: the row of three, what it funds, the two tracks, slots, decks."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.components import Keyed
from salotto.titles.viscounts import cards, faces
from salotto.titles.viscounts.actions import BUILDING_COSTS, DO, action_options
from salotto.titles.viscounts.board import INNER
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.buildings import SLOTS
from salotto.titles.viscounts.funding import dismissed_icons, funds
from salotto.titles.viscounts.gains import FLIP_DEBT, FLIP_DEED
from salotto.titles.viscounts.scoring import points, workers_by_tier
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState
from salotto.titles.west_kingdom.table import tomes

DYNAMIC_WORDS = ("vw-good-*",)
ABOUT = "area:about"
"""The thing that a question is about: payments, amounts and what else is no thing are laid out there."""
LAID_OUT = ("vw-pay", "vw-exchanges", "vw-how-many-workers", "vw-choose", "vw-order")
"""The questions with such answers."""
START_ICONS = tuple(BOX.start_icons.get(space, cards.NO_ICONS) for space in ("left", "middle", "right"))
COLLISIONS = {space.position: space.current.key for space in BOX.track}


def mat(game: ViscountsState, look: f.Look) -> f.Group:
    """VW-1.3 The board that one looks at: a player's, or the Rival's."""
    player = game.players[look.at]
    name = (
        Phrase("vw-page-own-board") if look.own else Phrase("vw-page-board-of", {"name": f"seat:{look.at}"})
    )
    return f.tray(
        *focus(game, player),
        purse(player, look),
        f.row(*three(game, player, look), at="own-row"),
        *funded(game, player, look),
        tracks(player),
        papers(game, player, look),
        slots(game, player, look),
        tomes(helping(game, player)),
        *summaries(game, player, look),
        *manuscripts(player),
        small(player.bonuses, "vw-page-bonuses", "cleric"),
        *piles(game, player, look),
        at="tray",
        title=name,
        icon=f"seat-{look.at}",
    )


def asking(game: ViscountsState, look: f.Look, *scripts: str) -> tuple[str, ...]:
    """The key of what a question is about, if the effect that asks is one of these."""
    running = game.resolving[1] if game.resolving is not None else ""
    return (ABOUT,) if look.asked in LAID_OUT and running in scripts else ()


def purse(player: Player, look: f.Look) -> f.Group:
    """VW-1.4 Goods, and the Workers in supply."""
    flip = f"{FLIP_DEBT}{f.JOINT}" if look.asked == "vw-flip" else ""  # VW-3.4 a paid Debt brings a resource
    counts = (
        f.Count(
            *(good, n, Phrase(f"vw-good-{good}"), purse_keys(good, flip) if look.own else ()),
            style="" if n else "none",
            piece=f"{good}-{player.seat}",
        )
        for good, n in zip(cards.GOODS, player.goods, strict=True)
    )
    return f.heap(*counts, f.Figures(player.seat, player.supply), at="purse", style="purse")


def purse_keys(good: str, flip: str) -> tuple[str, ...]:
    """What can be chosen on a good."""
    return (
        (f"good:{good}", f"{flip}good:{good}")
        if flip and good != cards.GOODS[cards.SILVER]
        else (f"good:{good}",)
    )


def three(game: ViscountsState, player: Player, look: f.Look) -> Iterator[f.Thing]:
    """VW-5.1.1 The cards on the board, VW-6.1.2 and the icons that empty spaces show."""
    rival, printed = game.rival, START_ICONS
    if player.automatic and rival is not None and game.setting.rival is not None:
        at_start = game.setting.rival
        printed = (cards.NO_ICONS, at_start.start_icons_middle, at_start.start_icons_right)
        for scheme, empty in zip(rival.row, printed, strict=True):
            yield f.Card(scheme.key) if scheme else f.Back(on=(f.Picture(faces.icons(empty)),))
        return
    known: set[str] = set()
    for card, empty in zip(player.row, printed, strict=True):
        if card is None:
            yield f.Back(on=(f.Picture(faces.icons(empty)),))
        else:
            script = card.effects.key
            order = (script,) if look.own and script not in known else ()
            known.add(script)
            yield f.Card(card.key, (*order, *asking(game, look, script, card.on_hire.key)))


def funded(game: ViscountsState, player: Player, look: f.Look) -> Iterator[f.Group]:
    """VW-6.1 For each action the icons that a player has for nothing, and the most he can pay for."""
    if player.automatic:
        return
    extra = dismissed_icons(game) if player.seat == game.current else cards.NO_ICONS
    acting = look.own and look.asked == "vw-action" and player.place != NOBODY
    offered = action_options(game, player, player.place) if acting else []
    cells = []
    for action, name in enumerate(cards.ACTIONS):
        have = funds(player, action, extra)
        most = f"{have.free}–{have.reach()}" if have.reach() > have.free else have.free
        keys = (DO[action],) if DO[action] not in offered else ()
        cells.append(f.cell(f.Count(faces.ACTION_ICONS[name], most, DO[action]), keys=keys))
    yield f.grid(*cells, at="funds", columns=len(cells))


def tracks(player: Player) -> f.Group:
    """VW-4.1 Corruption and Virtue, VW-5.5.4 and what a collision brings on each space."""
    spaces = (track_space(player, space) for space in BOX.track)
    here, there = player.corruption, player.virtue
    stands = Phrase("vw-stands-met", {"brings": COLLISIONS[there]})
    if here != there:
        if_met = {"left": COLLISIONS[here], "right": COLLISIONS[there]}
        stands = Phrase("vw-stands-tracks", {"apart": abs(there - here), **if_met})
    return f.track(
        *spaces, at="tracks", keys=("track:virtue",), title=Phrase("vw-page-tracks"), stands=stands
    )


def track_space(player: Player, space: cards.TrackSpace) -> f.Group:
    """VW-5.5.4 A space, VW-10.3.5 with what it brings to this player."""
    script = space.rival_current if player.automatic else space.current
    markers = {"corruption": player.corruption, "virtue": player.virtue}
    there = [
        f.Figures(player.seat, icon=name, one=True) for name, at in markers.items() if at == space.position
    ]
    return f.cell(
        f.heap(*there, style="markers"),
        *map(f.Picture, faces.drawn_apart(script)),
        style="met" if len(there) == len(markers) else "",
    )


def papers(game: ViscountsState, player: Player, look: f.Look) -> f.Group:
    """VW-3.4, VW-3.5 Debts and Deeds, each with those that are flipped; VW-9.7 what they are worth."""
    score = points(game, player)
    debts = {"n": player.unpaid, "vp": -score["debts"], "left": left_above(game, debts=True)}
    deeds = {
        "n": player.acquired + player.approved,
        "vp": score["deeds"],
        "left": left_above(game, debts=False),
    }
    return f.heap(
        f.cell(
            f.Count("debt", player.unpaid, piece=f"debt-{player.seat}"),
            f.Count("debt-paid", player.paid, piece=f"debt-paid-{player.seat}"),
            keys=("area:debts", *((FLIP_DEBT,) if look.own else ())),
            stands=Phrase("vw-stands-debts", debts) if look.own else None,
        ),
        f.cell(
            f.Count("deed", player.acquired, piece=f"deed-{player.seat}"),
            f.Count("deed-approved", player.approved, piece=f"deed-approved-{player.seat}"),
            keys=("area:deeds", *((FLIP_DEED,) if look.own else ())),
            stands=Phrase("vw-stands-deeds", deeds) if look.own else None,
        ),
        game.start == player.seat and f.picture("@marker", name=Phrase("vw-page-start")),
        at="papers",
    )


def left_above(game: ViscountsState, *, debts: bool) -> int:
    """VW-3.2 The cards above the end card; VW-2.11 the pile is laid out after the draft."""
    numbers = game.setting.numbers
    if debts:
        return game.debts_left if game.debts_left or game.poverty else numbers.debts_on_top
    return game.deeds_left if game.deeds_left or game.prosperity else numbers.deeds_on_top


def slots(game: ViscountsState, player: Player, look: f.Look) -> f.Group:
    """VW-6.3.8 The slots with the Buildings that are left, VW-6.3.9 and what the empty ones do."""
    rival = game.setting.rival
    if player.automatic and rival is not None:
        keys = [f"rival-slot:{rival.id}/{at}" for at in range(len(rival.slots))]
        kinds, does = list(rival.building_order), list(map(faces.rival_slot_signs, rival.slots))
    else:
        keys, kinds = [slot.key for slot in SLOTS], [slot.type for slot in SLOTS]
        does = list(map(faces.slot_signs, SLOTS))
    mine = look.own or look.asked != "vw-choose-slot"
    acting = look.own and look.asked == "vw-action" and player.place % 3 != INNER
    build = (
        DO[cards.BUILD] if acting and DO[cards.BUILD] in action_options(game, player, player.place) else ""
    )
    reach = funds(player, cards.BUILD, cards.NO_ICONS).reach()
    able = [
        at for at in range(len(SLOTS)) if not player.emptied >> at & 1 and BUILDING_COSTS[at // 3] <= reach
    ]
    cells = []
    for at, (key, kind, shown) in enumerate(zip(keys, kinds, does, strict=True)):
        empty = bool(player.emptied >> at & 1)
        figure = None if empty else f.Figures(player.seat, icon=faces.BUILDING_ICONS[kind], one=True)
        found: tuple[str, ...] = (key,) if mine else ()
        if build and at in able and len(able) > 1:
            found = (key, f"{build}{f.JOINT}{key}")
        cells.append(f.cell(figure, f.Picture(shown), keys=found, style="empty" if empty else ""))
    return f.grid(*cells, at="slots", columns=len(cells))


def ribbon_sets(tiles: Iterable[cards.Manuscript]) -> list[list[str]]:
    """VW-9.5.2 Manuscripts in sets of different ribbons, each as large as possible."""
    by_ribbon = [[tile.key for tile in tiles if tile.ribbon is ribbon] for ribbon in cards.RIBBONS]
    most = max(map(len, by_ribbon))
    return [[keys[at] for keys in by_ribbon if at < len(keys)] for at in range(most)]


def focus(game: ViscountsState, player: Player) -> Iterator[f.Thing]:
    """VW-10.2.1 What the Rival likes best."""
    rival = game.setting.rival
    if player.automatic and rival is not None:
        said = Phrase("vw-page-focus", {"focus": f"focus:{rival.focus}"})
        yield f.Words(said, (rival.key,), style="focus")


def helping(game: ViscountsState, player: Player) -> dict[str, str]:
    """TS-7 The Tomes of a player that help, and how."""
    held = game.carried.tomes[player.seat] if game.carried is not None else []
    return {id: BOX.advantages[id].key for id in held}


def summaries(game: ViscountsState, player: Player, look: f.Look) -> Iterator[f.Group]:
    """VW-11.2.3 The Summary cards, the one on top first: of the other only the upper half works."""
    if not player.summaries:
        return
    top, *rest = player.summaries
    after = tuple(script.key for script in top.after) if look.own else ()
    covered = look.asked != "vw-summary-top"
    under = (
        f.cell(f.Picture(faces.ALL[card.key].top), keys=(card.key,)) if covered else f.Card(card.key)
        for card in rest
    )
    yield f.row(f.Card(top.key, after), *under, at="summaries", style="small")


def manuscripts(player: Player) -> Iterator[f.Group]:
    """VW-9.5.2 The Manuscripts, in sets of different ribbons."""
    sets = (f.row(*map(f.Card, one), style="small set") for one in ribbon_sets(player.manuscripts))
    if player.manuscripts:
        title = Phrase("vw-page-manuscripts")
        yield f.heap(
            *sets, title=title, icon="manuscript", note=str(len(player.manuscripts)), at="manuscripts"
        )


def piles(game: ViscountsState, player: Player, look: f.Look) -> Iterator[f.Group | None]:
    """VW-1.1 What lies in hand and Draw Pile together is known to all; the discards lie open."""
    if player.automatic:
        discards: Sequence[Keyed] = game.rival.discard.cards if game.rival else ()
    else:
        known = player.draw.cards if look.own else player.hand.cards + player.draw.cards
        in_order = sorted(known, key=lambda card: card.key)
        yield small(in_order, "vw-page-pile" if look.own else "vw-page-deck", "townsfolk")
        discards = player.discard.cards
    yield small(discards, "vw-page-discard", "townsfolk")


def small(held: Sequence[Keyed], name: str, icon: str) -> f.Group | None:
    """Some cards that lie there small; their title says how many."""
    return f.shelf(held, Phrase(name, {"n": len(held)}), icon)


# Beside the name


def strip(game: ViscountsState, look: f.Look) -> tuple[f.Thing, ...]:
    """A player's strip: goods, the tracks, Debts and Deeds, Workers in the Castle, Manuscripts, Buildings."""
    player = game.players[look.at]
    goods = (
        f.Count(good, n, Phrase(f"vw-good-{good}"))
        for good, n in zip(cards.GOODS, player.goods, strict=True)
        if n
    )
    tiers = "·".join(map(str, workers_by_tier(game, player)))
    built = player.emptied.bit_count()
    return (
        f.heap(*goods, game.start == look.at and f.picture("@marker", name=Phrase("vw-page-start"))),
        f.heap(
            f.Count("corruption", player.corruption, Phrase("vw-page-corruption")),
            f.Count("virtue", player.virtue, Phrase("vw-page-virtue")),
            f.Count("debt", f"{player.unpaid}+{player.paid}", Phrase("vw-page-debts")),
            f.Count("deed", f"{player.acquired}+{player.approved}", Phrase("vw-page-deeds")),
        ),
        f.heap(
            f.Count("castle", tiers, Phrase("vw-page-castle")),
            f.Count("manuscript", len(player.manuscripts), Phrase("vw-page-manuscripts")),
            f.Count("guildhall", built, Phrase("vw-page-buildings")),
        ),
    )


def facts(game: ViscountsState, look: f.Look) -> f.Facts:
    """VW-9 All points are open."""
    player = game.players[look.at]
    return f.Facts(None if player.automatic else len(player.hand), points=points(game, player))
