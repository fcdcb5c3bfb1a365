"""A family's house: five columns, its people, and beside them purse, servants, secret cards and goals."""

# interpreted: it is what people read
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import plain
from salotto.titles.obsession.cards import SERVANTS, Category, Gentry, Servant
from salotto.titles.obsession.cards import Group as Kind
from salotto.titles.obsession.courtship import column, season_of
from salotto.titles.obsession.faces import pounds
from salotto.titles.obsession.goals import worth
from salotto.titles.obsession.hiring import AREAS, area_of
from salotto.titles.obsession.means import FITTING, snapshot
from salotto.titles.obsession.preview import HOST, acting, lacking
from salotto.titles.obsession.scoring import points, public_score, score
from salotto.titles.obsession.solo import challenge_target, opponent_score
from salotto.titles.obsession.state import Laid, ObsessionState, Phase, Player

DYNAMIC_WORDS = ("ob-category-*", "ob-servant-*")
AREA_WORDS = {
    "available": ("ob-page-available", "ob-stands-available"),
    "quarters": ("ob-page-quarters", "ob-stands-quarters"),
    "expended": ("ob-page-expended", "ob-stands-expended"),
}
"""OB-4.1.1 How each area of servants is called, and what it means now."""
SEGMENTS = 5
"""OB-7.1 So many positions of the wheel make a level."""
COOKED = 2
"""OB-17.6 So much grander may guests be where the cook is placed."""
SIGN_OF = {
    "gentry": "gentry",
    "tiles": "tiles",
    "objectives": "objective",
    "reputation": "reputation",
    "servants": "hire",
    "money": "pound",
    "vp-cards": "vp_card",
    "rounds": "target",
}
"""The sign of each category of the score."""
KINDS = list(Kind)
FREE = (Phase.BEGIN, Phase.ACT, Phase.MARKET)
SEASONS = 4
MANY, MOST = 10, 24
"""A large hand lies in two rows; so many cards are counted."""


def current_themes(game: ObsessionState) -> list[Category]:
    """OB-12.3, OB-12.7 The columns that the next courtship compares: in the last season all themes."""
    last = len(game.themes) == len(game.setting.track.courtships)
    themes = game.themes if last else game.themes[-1:]
    return [theme.category for theme in themes]


def servant_sign(servant: Servant, keys: tuple[str, ...] = (), style: str = "") -> f.Picture:
    """A servant as a token that moves; where he is not there, somebody stands in."""
    name = Phrase("ob-page-stand-in", {"servant": servant.key}) if style == "stand-in" else servant.key
    sign = f.signs(f"@{servant.word}")
    return f.Picture(sign, keys, f"servant {style}".strip(), name=name, piece=servant.word)


def may_see(game: ObsessionState, player: Player, look: f.Look) -> bool:
    """OB-1.8 Whether somebody knows the secret cards of a family; OB-20.3 a mate does."""
    mate = game.setting.mate(player.seat)
    return look.me in (player.seat, mate) or game.phase is Phase.OVER


def counted(game: ObsessionState, player: Player, look: f.Look) -> dict[str, int]:
    """OB-14 The points of a family as far as somebody may count them."""
    return score(game, player) if may_see(game, player, look) else public_score(game, player)


def in_columns(game: ObsessionState, worth: Mapping[Category, int]) -> list[f.Count]:
    """OB-12.3 A number for each column; those that the next courtship compares stand out."""
    now = current_themes(game)
    return [
        f.Count(each.value, plain(n), f"column:{each.value}", style=column_style(each, now))
        for each, n in worth.items()
    ]


def column_style(category: Category, now: Sequence[Category]) -> str:
    """The colour of a column, and whether the next courtship compares it."""
    return f"c-{category.value}{' current' if category in now else ''}"


def help_badge(cost: int | None) -> tuple[f.Picture, ...]:
    """OB-6.3 What must be paid in reputation for help."""
    return (f.picture(f"-{cost} @reputation", style="cost"),) if cost else ()


# The estate


def house(game: ObsessionState, look: f.Look, player: Player, costs: Mapping[str, int]) -> f.Group:
    """OB-9.1 The country estate organiser: five columns, each with the VP that a courtship compares."""
    if player.family is None:
        pool = f.row(*servants_to_choose(game.pool), at="pool")
        return f.place(pool, at="house", title=Phrase("ob-page-pool"), icon="hire", style="hiring")
    now = current_themes(game)
    columns = [[laid for laid in player.organiser if laid.side.category is each] for each in Category]
    rows = game.setting.rows
    groups = (
        f.cell(
            f.heap(
                f.picture(f"@{category.value}"),
                f.Words(f"column:{category.value}", style="name"),
                f.Words(f"{len(tiles)}/{rows}", style="small") if game.setting.challenge else None,
                f.Words(plain(column(player, category)), style="worth"),
                style="head",
            ),
            *(lying(game, look, player, laid, costs) for laid in tiles),
            keys=(f"column:{category.value}",),
            style=f"column {column_style(category, now)}",
        )
        for category, tiles in zip(Category, columns, strict=True)
    )
    return f.place(
        f.row(*groups, at="columns", style=f"rows-{max(map(len, columns))}"),
        at="house",
        title=Phrase("ob-page-house", {"family": player.family.key}),
        icon=f"seat-{player.seat}",
        note="" if look.own else f"seat:{player.seat}",
    )


def servants_to_choose(counts: Sequence[int]) -> Iterator[f.Group]:
    """OB-19.3, OB-9.3 Servants with what each can do."""
    for servant in SERVANTS:
        if n := counts[servant]:
            word = f"ob-servant-{servant.word}"
            yield f.cell(
                f.picture(f"@{servant.word}", piece=servant.word),
                f.Words(Phrase(word), style="name"),
                f.Words(f"×{n}", style="copies") if n > 1 else None,
                f.Words(Phrase(f"{word}-about"), style="duty"),
                keys=(servant.key,),
                style="recruit",
            )


def lying(
    game: ObsessionState, look: f.Look, player: Player, laid: Laid, costs: Mapping[str, int]
) -> f.Card | f.Back:
    """OB-9.1 A tile of an organiser: whether it can be hosted, and what that takes."""
    tile, side = laid.tile, laid.side
    plan = game.plan
    if plan is not None and plan.laid.tile is tile and game.phase in AWAY and acting(game) is player:
        return f.Back(style=f"away c-{side.category.value}")
    key = f"{HOST}{tile.id}"
    styles = []
    if side.playable:
        styles += [f"for-{side.slot.value}", *(f"by-{servant.word}" for servant in side.servants)]
    if look.own and game.phase is Phase.ACT:
        level = snapshot(game, player)
        lacks = "beyond" if tile.rating > level else side.playable and lacking(laid, player, level)
        styles += [lacks if lacks == "beyond" else f"lacks-{lacks}"] if lacks else []
    elif look.own and tile.rating > player.level:
        styles.append("beyond")
    keys = (key,) if look.own else ()
    return f.Card(tile.key, keys, help_badge(costs.get(key)), laid.back, " ".join(styles))


AWAY = (Phase.PLAN, Phase.SERVE, Phase.FAVOURS, Phase.QUEUE)
"""The phases in which the tile that is hosted lies in the activity space."""


# The people


def hand(game: ObsessionState, look: f.Look, player: Player, costs: Mapping[str, int]) -> f.Group:
    """OB-1.7 The people of a family, in hand and in the discard pile; everybody may see them."""
    plan = game.plan if acting(game) is player else None
    guests = plan.guests if plan is not None else ()
    out = guests if game.phase in AWAY else ()
    level = plan.level if plan is not None else snapshot(game, player)
    reach = level + (COOKED if plan is not None and plan.cook else 0)
    here = [card for card in in_order(player.hand) if card not in out]
    held = (
        person(card, "there" if card in guests else "beyond" if card.rating > reach else "", costs)
        for card in here
    )
    nobody = (
        f.Words(Phrase("ob-page-nobody"), style="none") if player.hand == [] and player.discards else None
    )
    fan = f.row(nobody, *held, at="fan", style="many" if len(here) > MANY else "")
    pile = f.row(*f.cards(in_order(player.discards)), at="pile")
    gone = len(player.discards)
    return f.place(
        people(fan, len(here), "held", "ob-page-hand", "hand", len(player.hand)),
        people(pile, gone, "discards", "ob-page-discards", "discards", gone) if gone else None,
        at="hand",
    )


def people(cards: f.Group, shown: int, at: str, title: str, icon: str, n: int) -> f.Group:
    """People side by side, the closer the more there are."""
    style = f"of-{min(shown, MOST)}"
    return f.cell(cards, at=at, style=style, title=Phrase(title), icon=icon, note=str(n))


def person(card: Gentry, style: str, costs: Mapping[str, int]) -> f.Card:
    """A person in hand, with what inviting them takes; the styles say to what they could come."""
    suits = " ".join(f"of-{slot.value}" for slot, fitting in FITTING.items() if card in fitting)
    return f.Card(card.key, on=help_badge(costs.get(card.key)), style=f"{suits} {style}".strip())


def in_order(people: Sequence[Gentry]) -> list[Gentry]:
    """People as one would hold them: the family first, then guests by kind and rating."""
    return sorted(people, key=lambda card: (KINDS.index(card.group), card.rating, card.key))


# The desk


def desk(game: ObsessionState, look: f.Look, player: Player) -> f.Group:
    """The household: purse and reputation, servants in their areas, secret cards, public goals."""
    return f.tray(
        purse(game, look, player),
        tally(counted(game, player, look)),
        *(area(game, look, player, name) for name in AREAS),
        for_hire(game),
        *(secrets(game, look, player) if may_see(game, player, look) else ()),
        *goals(game),
        aim(game),
        at="desk",
    )


def purse(game: ObsessionState, look: f.Look, player: Player) -> f.Group:
    """OB-1.1 Money, the reputation wheel, and the points so far."""
    own = points(game, player) if look.own and look.me is not None else None
    highest = player.level >= game.setting.highest
    lends = look.own and look.me is not None and game.phase in FREE
    total = sum(counted(game, player, look).values())
    missing = 0 if highest else SEGMENTS - player.reputation % SEGMENTS
    return f.heap(
        f.heap(
            f.Count("pound", pounds(player.money), Phrase("ob-category-money"), piece="money", style="money"),
            f.picture("+£100 −2 @reputation", ("borrow",), "doing") if lends else None,
            keys=("area:money",),
            stands=Phrase("ob-stands-money", {"money": player.money, "vp": own["money"]}) if own else None,
            style="pocket",
        ),
        f.heap(
            f.Words(str(player.level), style=f"wheel on-{player.reputation % SEGMENTS + 1}"),
            f.Words(Phrase("ob-page-level")),
            f.Words(
                Phrase("ob-page-max")
                if highest
                else Phrase("ob-page-of-max", {"level": game.setting.highest}),
                style="small",
            ),
            keys=("track:reputation",),
            stands=Phrase(
                "ob-stands-reputation", {"level": player.level, "vp": own["reputation"], "missing": missing}
            )
            if own
            else None,
            style="level",
        ),
        f.Count("vp", plain(total), Phrase("ob-page-points"), style="total"),
        style="purse",
    )


def tally(counted: Mapping[str, int]) -> f.Group:
    """OB-14 The points so far in their categories."""
    return f.heap(
        *(f.Count(SIGN_OF[id], plain(n), Phrase(f"ob-category-{id}")) for id, n in counted.items()),
        style="tally",
    )


def area(game: ObsessionState, look: f.Look, player: Player, name: str) -> f.Group:
    """OB-4.1.1 The servants of one area; the first of a kind may be chosen."""
    counts, (called, stands) = area_of(player, name), AREA_WORDS[name]
    mine = look.own and look.me is not None
    verb = {"available": "servant", "quarters": "help"}.get(name, "") if mine else ""
    if verb == "servant" and game.phase is not Phase.BEGIN:
        verb = ""  # whom one hires or drafts stands in the middle
    serving = tuple(staff(player.placed, "")) if name == "available" else ()
    return f.place(
        f.heap(*staff(counts, verb), style="staff"),
        f.heap(f.picture("@placed", name=Phrase("ob-page-placed")), *serving, style="placed")
        if serving
        else None,
        keys=(f"area:{name}",),
        title=Phrase(called),
        icon=name,
        style=f"area a-{name}",
        stands=Phrase(stands, {"n": sum(counts)}) if mine else None,
    )


def staff(counts: Sequence[int], verb: str) -> Iterator[f.Picture]:
    """Some servants one by one."""
    for servant in SERVANTS:
        for nth in range(counts[servant]):
            yield servant_sign(servant, (f"{verb}:{servant.word}",) if verb and not nth else ())


def for_hire(game: ObsessionState) -> f.Group | None:
    """OB-2.9 Servants for Hire, so many of each kind."""
    if not any(game.for_hire) or game.phase is Phase.FAMILIES:
        return None
    counts = (
        f.Count(servant.word, game.for_hire[servant], servant.key, piece=servant.word)
        for servant in SERVANTS
        if game.for_hire[servant]
    )
    return f.place(
        f.heap(*counts, style="staff"),
        keys=("area:hire",),
        title=Phrase("ob-page-for-hire"),
        icon="hire",
        style="area a-hire",
    )


def secrets(game: ObsessionState, look: f.Look, player: Player) -> Iterator[f.Thing]:
    """OB-1.8 Objective cards with what they are worth now, VP cards with the favour one may take instead."""
    laid_out = look.own and look.asked in ("ob-discard-objective", "ob-keep-two")
    for card in () if laid_out else player.objectives.cards:
        vp = worth(game, player, card.goal)
        picked = player.chosen is not None and card in player.chosen and look.me == player.seat
        style = f"{'met' if vp > 0 else ''}{' chosen' if picked else ''}".strip()
        yield f.Card(card.key, on=(f.Words(plain(vp), style="worth"),), style=style)
    for held, n in Counter(player.vp_cards.cards).items():
        yield f.Card(held.key, on=(f.Words(f"{n}×{held.vp}" if n > 1 else str(held.vp), style="worth"),))


def goals(game: ObsessionState) -> Iterator[f.Thing]:
    """OB-23.4 Public goals, and who holds their places."""
    for milestone, seats in zip(game.milestones, game.claims, strict=True):
        places = (
            f.cell(
                f.Figures(seats[at], icon="emblem", one=True) if at < len(seats) else None, f.Words(str(vp))
            )
            for at, vp in enumerate(milestone.places)
        )
        yield f.Card(milestone.key, on=tuple(places))


def aim(game: ObsessionState) -> f.Group | None:
    """OB-21.3 What the Estate Challenge asks for; OB-15 the opponent of a solo game."""
    setting = game.setting
    if setting.challenge:
        target = {"points": challenge_target(game), "round": setting.target_round}
        lost = len(game.scavenged)
        return f.heap(
            f.picture("@target"),
            f.Words(Phrase("ob-page-target", target)),
            f.Words(Phrase("ob-page-scavenged", {"tiles": lost}), style="small") if lost else None,
            keys=("area:aim",),
            style="aim",
        )
    opponent = setting.opponent
    if opponent is None:
        return None
    season = min(season_of(game), SEASONS - 1)
    total = opponent_score(game) if game.phase is Phase.OVER else opponent.base_score + game.opponent_extra
    vp_cards, fairchild = len(game.opponent_vp), game.opponent_fairchild
    worth = {each: numbers[season] + game.opponent_luck for each, numbers in opponent.chart.items()}
    return f.heap(
        f.heap(
            f.picture("@target"),
            f.Words(opponent.key, style="name"),
            f.Count("vp_card", f"+{vp_cards}", Phrase("ob-page-rival-cards")) if vp_cards else None,
            f.Words(fairchild.key, style="small") if fairchild else None,
            f.Words(str(total), style="worth"),
            style="head",
        ),
        f.heap(*in_columns(game, worth), style="columns-small"),
        keys=(opponent.key,),
        style="rival",
    )


# The strip


def small(game: ObsessionState, look: f.Look) -> tuple[f.Thing, ...]:
    """A player in short: purse, reputation, cards, the five columns, and the staff."""
    player, setting = game.players[look.at], game.setting
    mated = setting.mate(look.at) != look.at
    facts = f.heap(
        f.picture(f"@seat-{setting.mate(look.at)}", name=Phrase("ob-page-mate")) if mated else None,
        f.Words(pounds(player.money), style="pounds"),
        f.Count(
            "reputation",
            f"{player.level}.{player.reputation % SEGMENTS + 1}",
            Phrase("ob-page-level"),
            style="rep",
        ),
        f.Count("tiles", len(player.organiser), Phrase("ob-category-tiles")) if not mated else None,
        f.Count("objective", n, Phrase("ob-deck-objectives")) if (n := len(player.objectives)) else None,
        f.Count("vp_card", n, Phrase("ob-deck-vp")) if (n := len(player.vp_cards)) else None,
        f.picture("@pawn", name=Phrase("ob-page-first"), style="pawn")
        if game.first == look.at and setting.players > 1
        else None,
    )
    worth = {category: column(player, category) for category in Category}
    columns = f.heap(*in_columns(game, worth), style="columns-small")
    servants = (f.heap(*staff(area_of(player, name), ""), style=f"a-{name}") for name in AREAS)
    groups = f.heap(*(each for each in servants if each.things), style="staff-small")
    return (f.strip(facts, columns, groups, keys=(f"seat:{look.at}",)),)


def facts(game: ObsessionState, look: f.Look) -> f.Facts:
    """The small facts of a strip, and the points as far as the reader may count them."""
    player = game.players[look.at]
    known = may_see(game, player, look)
    hidden = not known and bool(len(player.objectives) or len(player.vp_cards))
    return f.Facts(len(player.hand), player.chosen is not None, counted(game, player, look), hidden)
