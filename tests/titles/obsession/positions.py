"""Positions for the tests of Obsession, set up in one line, played by keys, and looked at.

Things are named by the ids of the data files, several in one text; a star behind a tile means its back. Seats
are numbered from 0, and seat 0 is the one that acts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from salotto.kernel.play import Play
from salotto.kernel.title import Value
from salotto.kernel.zones import Zone
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import (
    NO_SERVANTS,
    SERVANT,
    SERVANTS,
    Family,
    Gentry,
    Group,
    Milestone,
    Objective,
    Theme,
    Tile,
    VpCard,
)
from salotto.titles.obsession.challenge import lay_out
from salotto.titles.obsession.settings import CHALLENGE, INDIVIDUAL, SOLO, Setting, setting_of
from salotto.titles.obsession.state import Laid, ObsessionState, Phase, Player
from tests.kit import player as kit
from tests.kit.player import NAMES, choices, play_until

Table = Play[ObsessionState]
START = "private-study butlers-room main-gazebo front-parlour bowling-green"
FINISHED = (
    "private-study* breakfast-room* main-library* butlers-room* barn brushing-room main-gazebo* flower-room*"
    " english-garden* front-parlour* smoking-room* music-room* bowling-green* stables* trophy-room"
)
"""OB-21.11 A complete estate."""
STAFF = "butler housekeeper valet ladys-maid footman"
MARKET = "brushing-room stables breakfast-room croquet-lawn tennis-court drawing-room"


class WithServants(TypedDict):
    """The option of the new servants."""

    ud_servants: bool


BASE: dict[str, Value] = {"ud_servants": False, "ud_content": False}
UD: WithServants = {"ud_servants": True}


@dataclass
class House:
    """A family: `tiles` beside the START tiles if it begins with a plus."""

    family: str = "york"
    money: int = 0
    reputation: int = 0
    tiles: str = START
    hand: str = ""
    available: str = STAFF
    quarters: str = ""
    expended: str = ""
    discards: str = ""
    objectives: str = ""
    vp_cards: str = ""


a_house = House


def counts(words: str) -> list[int]:
    """Servants by kind."""
    found = list(NO_SERVANTS)
    for word in words.split():
        found[SERVANT[word]] += 1
    return found


def staff(numbers: list[int]) -> str:
    """Servants in words."""
    return " ".join(servant.word for servant in SERVANTS for _ in range(numbers[servant]))


def person(id: str) -> Gentry:
    """Somebody by his id."""
    found = BOX.find[f"gentry:{id}"]
    assert isinstance(found, Gentry)
    return found


def people(ids: str) -> list[Gentry]:
    """Some people."""
    return [person(id) for id in ids.split()]


def objective(id: str) -> Objective:
    """An objective card."""
    found = BOX.find[f"objective:{id}"]
    assert isinstance(found, Objective)
    return found


def vp_card(id: str) -> VpCard:
    """A VP card."""
    found = BOX.find[f"vp:{id}"]
    assert isinstance(found, VpCard)
    return found


def theme(id: str) -> Theme:
    """A theme card."""
    found = BOX.find[f"theme:{id}"]
    assert isinstance(found, Theme)
    return found


def milestone(id: str) -> Milestone:
    """A milestone."""
    found = BOX.find[f"milestone:{id}"]
    assert isinstance(found, Milestone)
    return found


def laid(word: str) -> Laid:
    """A tile with the side that is up."""
    return Laid(BOX.tile(word.removesuffix("*")), word.endswith("*"))


def with_defaults(mode: str, options: Mapping[str, Value]) -> Mapping[str, Value]:
    """Without the expansion if not said otherwise, where it can be left out."""
    return {**(BASE if mode in (INDIVIDUAL, SOLO) else {}), **options}


def a_player(seat: int, house: House, setting: Setting) -> Player:
    """The player behind a description."""
    family = BOX.find[f"family:{house.family}"]
    assert isinstance(family, Family)
    tiles = f"{START} {house.tiles[1:]}" if house.tiles.startswith("+") else house.tiles
    hand = people(house.hand) if house.hand else list(family.cards)
    return Player(
        seat,
        family,
        house.money,
        house.reputation,
        counts(house.available),
        counts(house.quarters),
        counts(house.expended),
        organiser=[laid(word) for word in tiles.split()],
        hand=hand,
        discards=people(house.discards),
        objectives=Zone([objective(id) for id in house.objectives.split()], setting.insiders(seat)),
        vp_cards=Zone([vp_card(id) for id in house.vp_cards.split()], setting.insiders(seat)),
    )


def a_setting(players: int = 2, mode: str = INDIVIDUAL, /, **options: Value) -> Setting:
    """The setting of a table, without the expansion if not said otherwise."""
    table = TITLE.table(NAMES[:players], "", mode, with_defaults(mode, options))
    return setting_of(table.mode, players, table.options)


def a_game(
    *houses: House,
    phase: Phase = Phase.ACT,
    space: int = 2,
    first: int = 0,
    market: str = MARKET,
    service_reserve: str | None = None,
    pr1_reserve: str | None = None,
    bag: str = "flower-room english-garden",
    casual: str = "dr-samuel-pym mrs-lydia-fenwick mr-giles-hartnell miss-cordelia-hay",
    prestige: str = "viscount-townshend major-anthony-cole earl-ravensworth",
    for_hire: str = "footman footman valet ladys-maid underbutler",
    themes: str = "",
    theme_deck: str = "estate service prestige sporting",
    objective_deck: str = "misc-monuments room-flower-room category-estate",
    vp_deck: str = "reputation-2 pounds-300 objective",
    milestones: str = "",
    mode: str = INDIVIDUAL,
    **options: Value,
) -> Table:
    """A table in the middle of the game; the next cards of bag and decks are named first."""
    if milestones:
        options["milestones"] = "chosen"
    least = 1 if mode in (SOLO, CHALLENGE) else 2
    seated = [*houses, *(House("cavendish") for _ in range(least - len(houses)))]
    setting = a_setting(len(seated), mode, **options)
    estate = ObsessionState(setting, [a_player(seat, house, setting) for seat, house in enumerate(seated)])
    estate.phase, estate.space, estate.first = phase, space, first
    estate.market = [tuple(BOX.tile(id) for id in stack.split("+")) for stack in market.split()]
    estate.service_reserve, estate.pr1_reserve = a_reserve(service_reserve), a_reserve(pr1_reserve)
    if mode == CHALLENGE:
        lay_out(estate)
    estate.bag = Zone([BOX.tile(id) for id in reversed(bag.split())])
    estate.casual = Zone(reversed(people(casual)))
    estate.prestige = Zone(reversed(people(prestige)))
    estate.for_hire = counts(for_hire)
    estate.themes = tuple(theme(id) for id in themes.split())
    estate.theme_deck = Zone([theme(id) for id in reversed(theme_deck.split())])
    estate.objective_deck = Zone([objective(id) for id in reversed(objective_deck.split())])
    estate.vp_deck = Zone([vp_card(id) for id in reversed(vp_deck.split())])
    held = [card for player in estate.players for card in (*player.hand, *player.discards)]
    estate.fairchilds = tuple(
        card for card in BOX.gentry if card.group is Group.FAIRCHILD and card not in held
    )
    estate.milestones = tuple(milestone(id) for id in milestones.split())
    estate.claims = ((),) * len(estate.milestones)
    return opened(estate, mode, options)


def a_reserve(ids: str | None) -> tuple[Tile, ...] | None:
    """A reserve of the market, None before it opens."""
    return None if ids is None else tuple(BOX.tile(id) for id in ids.split())


def opened(estate: ObsessionState, mode: str, options: Mapping[str, Value]) -> Table:
    """A table that goes on from a position, with its story from here on."""
    players = len(estate.players)
    table = TITLE.table(NAMES[:players], "uncle", mode, with_defaults(mode, options))
    return kit.opened(TITLE, table, estate)


def a_table(players: int = 2, seed: str = "uncle", mode: str = INDIVIDUAL, /, **options: Value) -> Table:
    """A fresh table with its story, without the expansion if not said otherwise."""
    return kit.a_table(TITLE, players, mode, seed, **with_defaults(mode, options))


def begun(players: int = 2, seed: str = "uncle", mode: str = INDIVIDUAL, /, **options: Value) -> Table:
    """A fresh table in its first round."""
    return play_until(a_table(players, seed, mode, **options), lambda estate: estate.space == 1)


# Playing


def on_space(space: int) -> Callable[[ObsessionState], bool]:
    """Whether the white pawn has come to a space."""
    return lambda estate: estate.space == space


def end_turn(play: Table) -> Table:
    """Go on simply to the next player's turn."""
    turn, space = play.state.turn, play.state.space
    return play_until(play, lambda estate: (estate.turn, estate.space) != (turn, space))


# Looking


def hosts(play: Table) -> list[str]:
    """The tiles that the acting seat can announce."""
    return [key.removeprefix("host:") for key in choices(play) if key.startswith("host:")]


def me(play: Table, seat: int = 0) -> Player:
    """A player."""
    return play.state.players[seat]


def ids(cards: list[Gentry]) -> list[str]:
    """The ids of some people."""
    return [card.key.removeprefix("gentry:") for card in cards]


def market(play: Table) -> str:
    """The open market, stacks with a plus."""
    return " ".join("+".join(tile.id for tile in stack) for stack in play.state.market)
