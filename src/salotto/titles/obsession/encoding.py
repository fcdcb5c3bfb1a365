"""What there is on a table of Obsession, for those who learn from it (see `salotto.kit.encoding`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from salotto.kit.answers import Answers, all_keys, all_of, keys_in
from salotto.kit.encoding import Each, Encoding, Inside, Known, List, Own, Row, Thing, Things
from salotto.kit.features import Count, Counts, Flag, Flags, Part, Seats, Size, Who, Word
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    BUTLER,
    COOK,
    FOOTMAN,
    HALL_BOY,
    HEAD_HOUSEMAID,
    HOUSEKEEPER,
    LADYS_MAID,
    RECRUITS,
    SERVANTS,
    UNDERBUTLER,
    VALET,
    Do,
    Favour,
)
from salotto.titles.obsession.favours import part_key
from salotto.titles.obsession.feasible import PLACE_COOK
from salotto.titles.obsession.hiring import AREAS
from salotto.titles.obsession.hosting import serving_key
from salotto.titles.obsession.passing import PASS
from salotto.titles.obsession.setup import KEEP, REDRAW
from salotto.titles.obsession.special import BORROW, HELP, REFRESH, USEFUL_REFRESH, USEFUL_SEARCH
from salotto.titles.obsession.state import Laid, ObsessionState, Phase
from salotto.titles.obsession.teams import ACCEPT, ASK, REFUSE
from salotto.titles.obsession.turn import DONE, HIRING, HOST, REFRESHING, RENTS

WORDS = [servant.word for servant in SERVANTS]
LAID = {tile: (f"{tile.key}, front", f"{tile.key}, back") for tile in BOX.tiles}
"""What the two sides of a tile are called in an organiser."""
SIDES = [side for sides in LAID.values() for side in sides]
TILES = [tile for tile in BOX.tiles for _ in range(tile.copies + tile.more_copies)]
VP_CARDS = [card for card in BOX.vp_cards for _ in range(card.copies)]
THEMES = [theme for theme in BOX.themes for _ in range(theme.copies)]
SOURCES = keys_in(BOX, "gentry", "tile")
PERSONS = [card.key.partition(":")[2] for card in BOX.gentry]
TILE_NAMES = [tile.key.partition(":")[2] for tile in BOX.tiles]
PLACES = (*range(1, 8), "service", "pr1")
"""Of the market, and the reserves."""
DEALS = ("buy", "haggle", "haggle-twice")
STANDING = ("hall-boy", "head-housemaid", "underbutler")
"""Servants who stand on a card or a tile."""


def player_parts() -> list[Part]:
    """OB-1.6, OB-1.8 A family: everything social is public, objectives and VP cards are their owner's."""
    return [
        Thing("family", BOX.families),
        Count("money", 30, of=lambda player: player.money // 100),
        Count("reputation", 40),
        Counts("available", WORDS, 6),
        Counts("quarters", WORDS, 6),
        Counts("expended", WORDS, 6),
        Counts("placed", WORDS, 6),
        Things("organiser", SIDES, of=lambda player: map(side_of, player.organiser)),
        Things("hand", BOX.gentry),
        Things("discards", BOX.gentry),
        Known("objectives", BOX.objectives, 10),
        Known("vp_cards", VP_CARDS, 6),
        Flag("ready", of=lambda player: player.chosen is not None),
        Own(Things("chosen", BOX.objectives, of=lambda player: player.chosen or ())),
        Flag("useful_man_gone"),
        Count("hosted_rating", 8),
        Count("hosted_guests", 8),
    ]


def side_of(laid: Laid) -> str:
    """OB-1.4 Which side of which tile is up."""
    return LAID[laid.tile][laid.back]


def stack_parts() -> list[Part]:
    """OB-11.1 The tiles of a stack of the market."""
    return [Things("stack", TILES, of=lambda stack: stack)]


def due_parts() -> list[Part]:
    """OB-4.6.1 A favour that waits for its turn."""
    return [
        Word("do", Do),
        Word("deck", ("", "casual", "prestige")),
        Count("look", 6),
        Count("take", 6),
        Word("source", ("", *SOURCES)),
        Who("whose", of=lambda due: due.seat),
    ]


def claims(game: ObsessionState) -> list[int | None]:
    """OB-23.4 The seats on the places of each milestone."""
    return [seats[place] if place < len(seats) else None for seats in game.claims for place in range(6)]


TURN = (
    Flag("passing"),
    Count("dismissals", 6),
    Flag("refreshed"),
    Flag("unlimited"),
    Flag("claimed"),
    Flag("quarters_used"),
)
PLAN = (
    Thing("laid", SIDES, of=lambda plan: side_of(plan.laid)),
    Count("level", 9),
    Things("guests", BOX.gentry),
    Count("more", 3, least=-3),
    Flag("cook"),
    Flag("kitchen"),
    Word("carriage", SERVANTS, of=lambda plan: plan.carriage if plan.carriage >= 0 else None),
    Flag("useful_man"),
    Flags("used", range(12), SERVANTS),
    Things("hall_boys", [*SOURCES, *SOURCES]),
    Things("vetting", [*SOURCES, *SOURCES]),
    Flag("second_cook"),
)
LOANS = (
    Count("pounds", 20, of=lambda loans: loans.pounds // 100),
    Counts("servants", WORDS, 6),
    Things("guests", BOX.gentry),
    Count("dismissals", 6),
    Size("refused", 12),
    Counts("own_placed", WORDS, 6),
)

SETTLED = tuple(servant.word for servant in (LADYS_MAID, FOOTMAN, COOK))
"""OB-8 How many of these serve follows from the icons, once it is known how many of the others do."""
OF_A_TEAM = 2
"""OB-9.3, OB-17.23, OB-20 A family has one of each servant but valets, maids and footmen; its mate lends one;
and there are two underbutlers."""
MORE_GUESTS = 2
"""OB-4.4 At most those beyond what the tile says."""


def every_service() -> Iterator[str]:
    """OB-4.5.1 Whoever can serve, but for those who are settled."""
    sides = [side for tile in BOX.tiles for side in tile.sides]
    valets = MORE_GUESTS + max(side.guests + len(side.servants) for side in sides)
    most = dict.fromkeys((BUTLER, UNDERBUTLER, HOUSEKEEPER, HALL_BOY, HEAD_HOUSEMAID), OF_A_TEAM)
    most[VALET] = valets
    yield from map(serving_key, product(*(range(most.get(servant, 0) + 1) for servant in SERVANTS)))


def every_favour() -> Iterator[str]:
    """OB-4.6.2, OB-17.11 Whatever side of a choice there is, and invitations that were vetted before."""
    yield from ("favour:money:100", "favour:reputation:1")  # OB-24.12
    for favour in all_of(BOX, Favour):
        yield part_key((favour,))
        if favour.do is Do.INVITE:
            for more in range(1, OF_A_TEAM + 1):
                yield part_key((replace(favour, look=favour.look + more),))


PROMPTS = (
    "ob-act", "ob-bottom-order", "ob-church", "ob-claim", "ob-discard-objective", "ob-dismiss", "ob-double",
    "ob-draft", "ob-either-or", "ob-fair-help", "ob-fairchild", "ob-family", "ob-family-tile", "ob-gossip",
    "ob-guests", "ob-hall", "ob-hall-target", "ob-hire", "ob-hire-or-recruit", "ob-keep-guest",
    "ob-keep-objective", "ob-keep-two", "ob-last-window", "ob-lend", "ob-lionheart-cook", "ob-make-room",
    "ob-market", "ob-next-invitation", "ob-pass", "ob-peak", "ob-pick-milestones", "ob-pick-monuments",
    "ob-pick-promos", "ob-pick-service", "ob-raise-money", "ob-recruit", "ob-redraw", "ob-return-guest",
    "ob-return-prestige", "ob-search",
    "ob-serve", "ob-serve-help", "ob-starter", "ob-starting-member", "ob-supplement", "ob-take-back",
    "ob-turn", "ob-vet-which", "ob-who-gets",
)  # fmt: skip

ENCODING = Encoding(
    parts=(
        Word("phase", Phase),
        Count("space", 24),
        Who("first"),
        Count("turn", 6),
        Count("reveal_at", 24),
        Things("families", BOX.families),
        Counts("pool", WORDS, 12),
        Counts("for_hire", WORDS, 6),
        Things("starters", BOX.gentry),
        Known("casual", BOX.gentry, 60),
        Known("prestige", BOX.gentry, 60),
        Things("bag", TILES),
        List("market", stack_parts, 7),
        Flag("service_open", of=lambda game: game.service_reserve is not None),
        Things("service_reserve", TILES, of=lambda game: game.service_reserve or ()),
        Flag("pr1_open", of=lambda game: game.pr1_reserve is not None),
        Things("pr1_reserve", TILES, of=lambda game: game.pr1_reserve or ()),
        Known("objective_deck", BOX.objectives, 40),
        Known("vp_deck", VP_CARDS, 30),
        Known("theme_deck", THEMES, 5),
        Row("themes", THEMES, 5),
        Things("fairchilds", BOX.gentry),
        Row("milestones", BOX.milestones, 10),
        Seats("claims", 60, of=claims),
        Inside("this_turn", TURN),
        Inside("plan", PLAN),
        List("queue", due_parts, 12),
        Known("looked", BOX.gentry, 8),
        Inside("loans", LOANS),
        Who("reached_max"),
        Thing("opponent", BOX.opponents, of=lambda game: game.setting.opponent),
        Size("opponent_vp", 6),
        Thing("opponent_fairchild", BOX.gentry),
        Flag("opponent_idle"),
        Count("opponent_luck", 20),
        Count("opponent_extra", 60),
        Things("scavenged", TILES),
        Things("removed", TILES),
        Each("players", player_parts),
    ),
    prompts=PROMPTS,
    about={"wanted": 6, "reputation": 6, "n": 6, "least": 6, "most": 6},
    answers=Answers(
        (
            *keys_in(BOX, "gentry", "tile", "objective", "vp", "milestone", "family"),
            *(servant.key for servant in SERVANTS),
            *HELP,
            *(f"{deal}:{place}:{tile}" for deal, place, tile in product(DEALS, PLACES, TILE_NAMES)),
            *(f"recruit:{seat}:{who.word}:{area}" for seat, who, area in product(range(6), RECRUITS, AREAS)),
            *(f"{who}:{where}" for who, where in product(STANDING, (*PERSONS, "tile"))),
            *(f"{word}:{servant}" for word in ("more", "fewer") for servant in WORDS),
            *(f"host:{tile}" for tile in TILE_NAMES),
            *(f"{ASK}:guest:{person}" for person in PERSONS),
            *(f"{ASK}:servant:{servant}" for servant in WORDS),
            *(f"{ASK}:money:{pounds}" for pounds in range(100, 5100, 100)),
            *(f"seat:{seat}" for seat in range(6)),
            PASS, KEEP, REDRAW, BORROW, REFRESH, USEFUL_REFRESH, USEFUL_SEARCH, ACCEPT, REFUSE, DONE, HIRING,
            HOST, REFRESHING, RENTS, PLACE_COOK, "kitchen",
        ),
        composed=(*every_service(), *every_favour()),
        seats={"recruit": 1},
        settled={"serve": SETTLED},
    ),
    words=("serve", "favour", *all_keys(BOX), *Do, "casual", "prestige", *map(str, range(50, 1050, 50))),
    players=lambda game: game.setting.players,
    seats=6,
)  # fmt: skip
