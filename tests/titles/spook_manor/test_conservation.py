"""Nothing is lost and nothing invented: monsters and cards at every moment of random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from salotto.kernel.play import Play
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import FREE, Foyer, Room
from salotto.titles.spook_manor.state import Phase, SpookManorState
from tests.random_games import Setting, answer_at_random, settings_of
from tests.titles.spook_manor.positions import rooms_of
from tests.walks import Law, Walk

SUPPLIES = [52, 68]


def moments(setting: Setting, supply: int) -> Iterator[SpookManorState]:
    """Every position of a random game."""
    chance = Random(f"{setting} {supply}")
    table = setting.title.table(["x"] * setting.players, "fog", setting.mode, {"monster_supply": supply})
    play: Play[SpookManorState] = Play(TITLE, table)
    yield play.state
    while play.pending:
        answer_at_random(play, chance)
        yield play.state


games = Walk([(setting, supply) for setting in settings_of(TITLE) for supply in SUPPLIES], moments)


def monsters_by_colour(house: SpookManorState) -> list[int]:
    """All the monsters of a table: in the supply, waiting in a Foyer, seated in a room."""
    seated = Counter(
        colour for manor in house.manors for room in manor.seated for colour in room if colour != FREE
    )
    return [
        house.supply[colour] + sum(manor.waiting[colour] for manor in house.manors) + seated[colour]
        for colour in range(4)
    ]


def places_of_rooms(house: SpookManorState) -> Counter[Room]:
    """How often each Room card lies somewhere; a card committed in phase 1A still lies in the hand."""
    zones = [house.box, house.discard]
    zones += [zone for manor in house.manors for zone in (manor.deck, manor.hand)]
    zones += [zone for draft in house.drafts for zone in (draft.deck, draft.display)]
    placed = [room for manor in house.manors for room, _, _ in rooms_of(manor)]
    return Counter([*placed, *(room for zone in zones for room in zone)])


def places_of_foyers(house: SpookManorState) -> Counter[Foyer]:
    """How often each Foyer card lies somewhere; halves not yet revealed still lie among the dealt ones."""
    laid = [
        card
        for manor in house.manors
        for column in manor.columns
        for card in column
        if isinstance(card, Foyer)
    ]
    dealt = [foyer for manor in house.manors for foyer in manor.dealt]
    return Counter([*laid, *dealt, *house.boxed_foyers])


@games.law
def test_monsters_are_in_the_supply_in_a_foyer_or_in_a_room(
    setting: Setting, supply: int
) -> Law[SpookManorState]:
    # SM-1.6, SM-3.1, SM-4.4.11, SM-9.1
    while house := (yield):
        assert monsters_by_colour(house) == [supply // 4] * 4
        assert min(house.supply) >= 0
        assert all(min(manor.waiting) >= 0 for manor in house.manors)


@games.law
def test_every_card_lies_in_exactly_one_place(
    setting: Setting, supply: int
) -> Law[SpookManorState]:  # SM-1.3, SM-1.9
    while house := (yield):
        assert places_of_foyers(house) == Counter(BOX.foyers)
        if house.phase not in (Phase.SETUP, Phase.FOYER):
            assert places_of_rooms(house) == Counter(BOX.rooms)


@games.law
def test_the_halls_of_a_manor_are_its_entertainment_rooms(
    setting: Setting, supply: int
) -> Law[SpookManorState]:  # SM-1.5
    while house := (yield):
        for manor in house.manors:
            rooms = [room for room, _, _ in rooms_of(manor) if room.hall is not None]
            assert Counter(rooms) == Counter(manor.halls)
            assert [len(room.hall.spaces) for room in manor.halls if room.hall] == list(
                map(len, manor.seated)
            )


@games.law
def test_a_placed_card_stays_where_it_is(setting: Setting, supply: int) -> Law[SpookManorState]:  # SM-1.8
    before: list[dict[tuple[int, int], Room]] = [{} for _ in range(setting.players)]
    while house := (yield):
        now = [{(x, y): room for room, x, y in rooms_of(manor)} for manor in house.manors]
        for old, new in zip(before, now, strict=True):
            assert old.items() <= new.items()
        before = now
