"""The table of Obsession: the round track, the market or the activity, the house looked at and its people.

It is made from a state whose secrets are dealt again: nothing can be shown that the reader may not know.
"""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import plain
from salotto.titles.obsession.cards import SERVANT, SERVANTS, Do
from salotto.titles.obsession.courtship import column, favourites, leaders
from salotto.titles.obsession.faces import favour_signs, pounds, slot_sign
from salotto.titles.obsession.goals import worth
from salotto.titles.obsession.hiring import recruitable
from salotto.titles.obsession.hosting import supplements
from salotto.titles.obsession.house import (
    current_themes,
    desk,
    hand,
    house,
    servant_sign,
    servants_to_choose,
)
from salotto.titles.obsession.preview import acting, costs, help_needed, needed_by, planned_favours, service
from salotto.titles.obsession.preview import total as sum_of
from salotto.titles.obsession.settings import INDIVIDUAL, Track
from salotto.titles.obsession.stalls import Stalls
from salotto.titles.obsession.state import ObsessionState, Phase, Plan, Player
from salotto.titles.obsession.teams import requests

DYNAMIC_WORDS = ("ob-event-*", "ob-event-*-about", "ob-page-court-*")

ABOUT, SERVICE = "area:about", "area:service"
"""What a question is about, and who serves at an activity: answers that are no things are laid out there."""
HOMES = {
    "ob-either-or": "@source",
    "ob-double": "@guest",
    "ob-church": "tile:parish-church",
    "ob-vet-which": SERVICE,
    "ob-serve": SERVICE,
    "ob-serve-help": SERVICE,
    "ob-supplement": SERVICE,
    "ob-guests": SERVICE,
}
SPREAD = frozenset((
    *("ob-keep-guest", "ob-bottom-order", "ob-fairchild", "ob-keep-objective", "ob-discard-objective"),
    *("ob-keep-two", "ob-starter", "ob-family-tile", "ob-search", "ob-pick-milestones", "ob-pick-monuments"),
    *("ob-pick-promos", "ob-pick-service"),
))  # fmt: skip
"""Questions about cards and tiles that are laid out before one."""
OWN_OBJECTIVES = ("ob-discard-objective", "ob-keep-two")
HIRING = ("ob-draft", "ob-hire", "ob-hire-or-recruit", "ob-recruit")
PLANNING = (Phase.PLAN, Phase.SERVE, Phase.FAVOURS, Phase.QUEUE)
POSITIONS = 5
"""OB-7.1 Positions of a reputation level."""


def table(game: ObsessionState, look: f.Look) -> tuple[f.Thing, ...]:
    """The middle of the table, the house looked at and its people; beside them the household."""
    shown = game.players[look.at]
    own = game.players[look.me] if look.me is not None else None
    middle = f.board(
        track(game),
        news(game),
        centre(game, look, shown, own),
        mate(game, look, shown) if game.setting.teams else None,
        house(game, look, shown, costs(game, shown) if look.own else {}),
        hand(game, look, shown, costs(game, shown) if look.own else {}),
        at="estate",
        style=f"phase-{game.phase.value} mode-{game.setting.mode.replace('_', '-')}",
    )
    return middle, desk(game, look, shown)


# The round track


@cache
def seasons(track: Track) -> tuple[tuple[int, ...], ...]:
    """OB-3.1 The round track, cut after each courtship."""
    parts: list[list[int]] = [[]]
    for space in range(1, track.spaces + 1):
        parts[-1].append(space)
        if track.events[space] == "courtship" and space < track.spaces:
            parts.append([])
    return tuple(map(tuple, parts))


def track(game: ObsessionState) -> f.Group:
    """OB-3.1 The seasons with their themes, OB-3.7 the rounds with their events."""
    parts = seasons(game.setting.track)
    ahead = [space for space in game.setting.track.courtships if space >= max(game.space, 1)]
    stands = Phrase(
        "ob-stands-rounds",
        {
            "round": max(game.space, 1),
            "rounds": game.setting.track.spaces,
            "courtship": min(ahead, default=0),
        },
    )
    groups = (
        f.heap(
            theme(game, at) if len(parts) > 1 else None,
            *(space_cell(game, space) for space in spaces),
            keys=("track:rounds",),
            style="season",
            stands=stands,
        )
        for at, spaces in enumerate(parts)
    )
    return f.row(*groups, at="track")


def theme(game: ObsessionState, season: int) -> f.Group:
    """OB-12.1 What the Fairchilds look at in a season, once that is known."""
    if season >= len(game.themes):
        return f.cell(
            f.picture("?", name=Phrase("ob-page-theme-hidden")),
            keys=("theme:hidden",),
            style="theme",
        )
    category = game.themes[season].category
    now = " current" if category in current_themes(game) else ""
    sign = f.picture(f"@{category.value}", name=f"column:{category.value}")
    return f.cell(sign, keys=("theme:hidden",), style=f"theme c-{category.value}{now}")


def space_cell(game: ObsessionState, space: int) -> f.Group:
    """OB-3.2 A round, and its event."""
    event = game.setting.track.events[space]
    when = "now" if space == game.space else "past" if space < game.space else "ahead"
    aim = " aim" if game.setting.challenge and space == game.setting.target_round else ""
    return f.cell(
        f.Words(str(space)),
        f.picture(f"@{event}", name=f"event:{event}") if event != "none" else None,
        keys=(f"event:{event}",),
        style=f"space {when}{aim}{' plain' if event == 'none' else ''}",
    )


def news(game: ObsessionState) -> f.Group:
    """OB-3.7 What this round is about; in that of a courtship how the estates compare."""
    event = game.event if game.space else "none"
    if event == "courtship" and game.setting.mode == INDIVIDUAL and game.themes:
        return courtship(game)
    word = event.replace("_", "-")
    return f.heap(
        f.picture(f"@{event}") if event != "none" else None,
        f.Words(Phrase(f"ob-event-{word}"), style="event") if event != "none" else None,
        f.Words(Phrase(f"ob-event-{word}-about")),
        at="news",
    )


def courtship(game: ObsessionState) -> f.Group:
    """OB-12 The themes of each estate side by side, who wins what, and why."""
    themes = current_themes(game)
    totals = {player.seat: sum(column(player, category) for category in themes) for player in game.players}
    reputation = {player.seat: player.reputation for player in game.players}
    winners = favourites(totals, reputation, game.space == game.setting.track.spaces)
    reason = "total" if len(leaders(totals)) == 1 else "reputation" if len(winners) == 1 else "tie"
    held = game.phase in (Phase.COURTSHIP, Phase.DISCARD, Phase.SEASON_END, Phase.LAST, Phase.OVER)
    estates = (
        f.cell(
            f.Figures(player.seat, icon="emblem", one=True),
            *(
                f.Count(category.value, plain(column(player, category)), style=f"c-{category.value}")
                for category in themes
            ),
            f.Words(f"= {plain(totals[player.seat])}") if len(themes) > 1 else None,
            style="estate wins" if player.seat in winners else "estate",
        )
        for player in game.players
    )
    who = winners_named(winners)
    return f.heap(
        f.picture("@courtship", name="event:courtship"),
        *estates,
        f.Words(Phrase(f"ob-page-court-{reason if held else 'now'}", {"players": who})),
        at="news",
        style="courting",
    )


def winners_named(seats: list[int]) -> str:
    """Some seats as one key."""
    return f"seats:{'+'.join(map(str, seats))}"


# The middle


def centre(game: ObsessionState, look: f.Look, shown: Player, own: Player | None) -> f.Group:
    """What this moment is about: what one chooses from, the activity, or the builders' market."""
    if game.phase is Phase.FAMILIES and shown.family is None:
        families = (f.Card(family.key) for family in game.families)
        return f.place(f.row(*families, at="pool", style="families"), at="centre", style="hiring")
    if own is not None and look.own and look.asked in HIRING:
        counts = game.pool if look.asked == "ob-draft" else game.for_hire
        choices = [] if look.asked == "ob-recruit" else list(servants_to_choose(counts))
        others = [] if look.asked in ("ob-draft", "ob-hire") else list(recruits(game, own))
        return f.place(f.row(*choices, *others, at="pool"), at="centre", style="hiring")
    if own is not None and look.own and look.asked in SPREAD:
        mine = own.objectives.cards if look.asked in OWN_OBJECTIVES else ()
        posters = (
            f.Card(card.key, on=(f.Words(plain(worth(game, own, card.goal)), style="worth"),))
            for card in mine
        )
        return f.place(f.row(*posters, at=f.OFFERED), at="centre", style="spread")
    keys = (ABOUT,) if look.asked in HOMES else ()
    stalls = Stalls(game, look, own)
    if game.plan is not None and game.phase in PLANNING and acting(game) is shown:
        return f.place(
            *activity(game, look, game.plan, shown, stalls), at="centre", keys=keys, style="activity"
        )
    return stalls.drawn(keys)


def recruits(game: ObsessionState, own: Player) -> Iterator[f.Group]:
    """OB-9.3 The servants of other families, each with the area where they stand."""
    for key in recruitable(game, own):
        _, seat, word, area = key.split(":")
        yield f.cell(
            f.Figures(int(seat), icon="emblem", one=True),
            f.picture(f"@{word}", name=f"servant:{word}"),
            f.picture(f"@{area}"),
            keys=(key,),
            style="stranger",
        )


# The activity


def activity(
    game: ObsessionState, look: f.Look, plan: Plan, player: Player, stalls: Stalls
) -> Iterator[f.Thing]:
    """OB-4.3 to OB-4.6 The activity space: the tile, its guests, who serves, and what it brings."""
    tile = f.Card(plan.laid.tile.key, back=plan.laid.back, style="hosted")
    yield f.cell(tile, f.heap(*brings(game, plan, player), style="sum"), at="stage")
    helps = supplements(game, player) if look.own and look.asked == "ob-supplement" else []
    chairs = (
        f.Back(slot_sign(plan.side.slot.value), style="chair") for _ in range(plan.wanted - len(plan.guests))
    )
    yield f.row(*(guest(plan, key, helps) for key in (each.key for each in plan.guests)), *chairs, at="party")
    yield f.place(
        *serving(game, plan, player),
        at="service",
        keys=(SERVICE,),
        title=Phrase("ob-page-service"),
        icon="service",
    )
    yield stalls.glance()


def brings(game: ObsessionState, plan: Plan, player: Player) -> Iterator[f.Thing]:
    """OB-4.6.3, OB-4.6.4 What tile and guests bring together, and what is there then."""
    favours = planned_favours(plan)
    money, reputation, help = sum_of(favours, Do.MONEY), sum_of(favours, Do.REPUTATION), help_needed(game)
    before = game.phase in (Phase.PLAN, Phase.SERVE)
    if money:
        yield f.Words(pounds(money), style="pounds" if money > 0 else "pounds loss")
        if before:
            yield f.Words(f"› {pounds(player.money + money)}", style="then")
    if reputation or help:
        then = min(max(player.reputation - help + reputation, 0), game.setting.cap)
        yield f.picture(f"{plain(reputation)} @reputation", style="loss" if reputation < 0 else "rep")
        if before:
            yield f.Words(f"› {then // POSITIONS + 1}.{then % POSITIONS + 1}", style="then")
    if help:
        yield f.picture(
            f"-{help} @reputation", style="cost", name=Phrase("ob-page-help", {"reputation": help})
        )
    for favour in favours:
        if favour.do not in (Do.MONEY, Do.REPUTATION):
            yield f.Picture(favour_signs(favour))


def guest(plan: Plan, key: str, helps: list[str]) -> f.Card:
    """A guest, and the servants who stand there or could."""
    name = key.partition(":")[2]
    stands = (("hall-boy", plan.hall_boys), ("head-housemaid", plan.vetting))
    stands = (("hall-boy", plan.hall_boys), ("head-housemaid", plan.vetting))
    there = [word for word, places in stands if key in places]
    possible = (f"{word}:{name}" for word in ("hall-boy", "underbutler", "head-housemaid"))
    offered = [each for each in possible if each in helps]
    return f.Card(
        key,
        on=(
            *(f.picture(f"@{word}", style="helper") for word in there),
            *(f.picture(f"@{each.partition(':')[0]}", (each,), "helper") for each in offered),
        ),
    )


def serving(game: ObsessionState, plan: Plan, player: Player) -> Iterator[f.Thing]:
    """OB-4.5.1 The servants that tile and guests ask for; who is not there is stood in for."""
    needed = service(needed_by(plan), player, bool(plan.used))
    for servant, ready in needed:
        yield servant_sign(servant, style="" if ready else "stand-in")
    if not needed:
        yield f.Words(Phrase("ob-servants-none"), style="none")
    extra = [*["cook"] * (plan.cook + plan.second_cook), *["useful-man"] * plan.useful_man]
    yield from (servant_sign(SERVANT[word]) for word in extra)


# The team mate


def mate(game: ObsessionState, look: f.Look, shown: Player) -> f.Group:
    """OB-20.4 to OB-20.10 What one can ask of the team mate, and what the mate has lent this turn."""
    other, loans = game.mate_of(shown), game.loans
    mine = look.own and acting(game) is shown
    asks = [*requests(game, shown), *loans.refused] if mine and game.phase not in PLANNING[1:] else []
    lent: list[f.Thing] = []
    if acting(game) is shown:
        lent += [f.Words(pounds(loans.pounds), style="pounds")] if loans.pounds else []
        lent += [servant_sign(servant) for servant in SERVANTS for _ in range(loans.servants[servant])]
        lent += [f.Words(card.key) for card in loans.guests]
    return f.place(
        *map(asked_for, asks),
        f.heap(f.Words(Phrase("ob-page-lent")), *lent, style="lent") if lent else None,
        at="mate",
        title=f"seat:{other.seat}",
        icon=f"seat-{other.seat}",
        note=pounds(other.money),
        keys=("area:mate",),
    )


def asked_for(key: str) -> f.Thing:
    """One thing to ask for: money, a servant, a guest."""
    _, kind, name = key.split(":")
    if kind == "guest":
        return f.Words(f"gentry:{name}", (key,), "way if-offered")
    what = f.signs(f"+{pounds(int(name))}") if kind == "money" else f.signs(f"@{name}")
    return f.Picture(what, (key,), "way if-offered", name=key)
