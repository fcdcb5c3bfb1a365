"""What everybody and the table begin with (OB-2), one case for each family and each number of players."""

from collections import Counter

import pytest

from salotto.kernel.title import Value
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANTS, Group, Tile
from salotto.titles.obsession.market import first_market
from salotto.titles.obsession.settings import servants_for_hire
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.each import for_each
from tests.kit.player import choices, do, play_until
from tests.titles.obsession.positions import START, Table, a_setting, a_table, ids, me, staff

STAFF = "butler housekeeper valet ladys-maid footman"
EVERYBODY: dict[str, Value] = {"ud_servants": True, "wessex": True}


def started(players: int = 2, seed: str = "uncle", /, **options: Value) -> Table:
    """A table in its first round."""
    return play_until(a_table(players, seed, **options), lambda estate: estate.space == 1)


def as_family(family: str, **options: Value) -> tuple[Table, int]:
    """The player who chooses first takes a family."""
    play = a_table(2, **options)
    seat = play.pending[0].seat
    return do(play, f"family:{family}", seat=seat), seat


def in_bag_and_market(estate: ObsessionState) -> Counter[str]:
    """How often each tile is in the game."""
    shown = [tile for stack in estate.market for tile in stack]
    return Counter(tile.id for tile in (*estate.bag, *shown))


# Players


def test_the_first_player_is_drawn_by_lot() -> None:  # OB-2.1
    assert {a_table(3, str(seed)).state.first for seed in range(12)} == {0, 1, 2}


def test_all_boards_may_be_chosen_from_not_only_as_many_as_players() -> None:  # OB-2.2
    play = a_table(2)
    boards = ["family:asquith", "family:cavendish", "family:ponsonby", "family:york"]
    assert choices(play, play.pending[0].seat) == boards
    do(play, "family:ponsonby", seat=play.pending[0].seat)
    assert choices(play, play.pending[0].seat) == [board for board in boards if board != "family:ponsonby"]


@for_each(
    "family, money, reputation, servants, cards",
    [
        ("asquith", 0, 0, "", "lord lady heir daughter dowager"),
        ("cavendish", 0, 3, "", "lord lady heir daughter"),
        ("ponsonby", 300, 0, "", "lord lady heir daughter"),
        ("york", 0, 0, "footman", "lord lady heir daughter"),
        ("howard", 0, 0, "cook", "lord lady heir daughter"),
        ("wessex", 0, 0, "", "lord lady heir daughter"),
    ],
)
def test_each_family_has_its_people_servants_and_bonus(
    family: str, money: int, reputation: int, servants: str, cards: str
) -> None:  # OB-2.3, OB-2.4, OB-2.5, OB-2.7
    play, seat = as_family(family, **EVERYBODY)
    player = me(play, seat)
    assert (player.money, player.reputation) == (money, reputation)
    assert Counter(staff(player.available).split()) == Counter(f"{STAFF} {servants}".split())
    assert not any(player.quarters)
    assert not any(player.expended)
    assert ids(player.hand) == [f"{family}-{role}" for role in cards.split()]
    assert player.discards == []


@for_each("family", BOX.families)
def test_each_family_has_the_five_start_tiles_front_up(family: object) -> None:  # OB-2.6
    play, seat = as_family(getattr(family, "id", ""), **EVERYBODY)
    tiles = me(play, seat).organiser[:5]
    assert [each.tile.id for each in tiles] == START.split()
    assert not any(each.back for each in tiles)
    assert [each.side.category for each in tiles] == [
        "essentials",
        "service",
        "estate",
        "prestige",
        "sporting",
    ]


@pytest.mark.parametrize("tile", ["breakfast-room", "tennis-court"])
def test_wessex_begins_with_a_tile_that_is_not_in_the_bag(tile: str) -> None:  # OB-2.3, OB-2.11
    play, seat = as_family("wessex", wessex=True)
    assert choices(play, seat) == ["tile:breakfast-room", "tile:tennis-court"]
    do(play, f"tile:{tile}", seat=seat)
    assert [each.tile.id for each in me(play, seat).organiser if each.tile.id == tile] == [tile]
    assert not me(play, seat).organiser[5].back
    play_until(play, lambda estate: estate.space == 1)
    assert in_bag_and_market(play.state)[tile] == BOX.tile(tile).copies - 1


def test_howard_and_wessex_wait_for_their_options() -> None:  # OB-2.3
    families = {family.id for family in a_setting(2).families()}
    assert families == {"asquith", "cavendish", "ponsonby", "york"}
    assert {family.id for family in a_setting(2, **EVERYBODY).families()} - families == {"howard", "wessex"}


def test_starters_are_dealt_from_a_shuffled_pile() -> None:  # OB-2.7
    dealt = set()
    for seed in range(4):
        estate = started(2, str(seed)).state
        for player in estate.players:
            assert player.family is not None
            guests = player.hand[len(player.family.cards) :]
            assert len(guests) == 2
            assert all(card.group is Group.STARTER for card in guests)
            dealt.update(ids(guests))
    assert len(dealt) > 6


@for_each(
    "players, options, dealt",
    [
        (2, {}, 5),
        (4, {"length": "extended"}, 4),
        (6, {}, 4),
        (6, {"length": "extended"}, 4),
        (2, {"ud_servants": True}, 5),
    ],
)
def test_objective_cards_dealt_and_kept(
    players: int, options: dict[str, Value], dealt: int
) -> None:  # OB-2.8
    estate = started(players, **options).state
    assert {len(player.objectives) for player in estate.players} == {dealt}
    deck = "ud" if options.get("ud_servants") else "base"
    cards = [*estate.objective_deck, *(card for player in estate.players for card in player.objectives)]
    assert all(deck in card.decks and not card.modes for card in cards)
    assert len(cards) == len(set(cards)) == (31 if deck == "ud" else 30)


@pytest.mark.parametrize("mode", ["estate_challenge", "tableau", "duel"])
def test_no_objectives_are_dealt_without_courtship(mode: str) -> None:  # OB-2.8
    setting = a_setting(1 if mode == "estate_challenge" else 2, mode)
    assert setting.objectives_dealt == 0
    assert sum(bool(card.modes) for card in setting.objectives()) == 2


# The middle of the table


@for_each("players, footmen, others", [(1, 4, 2), (2, 4, 2), (3, 6, 3), (4, 8, 4), (5, 10, 5), (6, 10, 5)])
def test_servants_for_hire_by_number_of_players(players: int, footmen: int, others: int) -> None:  # OB-2.9
    hire = {
        servant.word: number
        for servant, number in zip(SERVANTS, servants_for_hire(players, "fr", False), strict=True)
        if number
    }
    assert hire == {"underbutler": 2, "valet": others, "ladys-maid": others, "footman": footmen}


def test_the_fairchilds_and_family_are_in_no_deck() -> None:  # OB-2.10
    estate = started(2, **EVERYBODY).state
    decks = [*estate.casual, *estate.prestige]
    assert {card.group for card in estate.casual} == {Group.STARTER, Group.CASUAL}
    assert {card.group for card in estate.prestige} == {Group.PRESTIGE}
    assert len(decks) == len(set(decks))


def test_the_base_bag_holds_no_start_tile_and_nothing_of_the_expansion() -> None:  # OB-2.11
    tiles = in_bag_and_market(started(2).state)
    monuments = sum(BOX.tile(id).monument for id in tiles.elements())
    assert sum(tiles.values()) - monuments == 80 - 20 - 6
    assert not set(tiles) & set(START.split())
    assert {BOX.tile(id).set for id in tiles} == {"base"}


@pytest.mark.parametrize("servants", [False, True], ids=["content only", "with the servants"])
def test_the_expansions_tiles_come_with_their_options(servants: bool) -> None:  # OB-2.11
    tiles = in_bag_and_market(started(2, ud_content=True, ud_servants=servants).state)
    universal = {"stocked-lake": 1, "parish-church": 1, "babbling-brook": 1, "carriage-house": 2}
    assert {id: tiles[id] for id in universal} == universal
    second_set = ["dining-room", "grand-salon", "french-garden", "art-gallery", "statuary", "billiards-room"]
    assert [tiles[id] for id in second_set] == [2] * 6
    assert (tiles["renovated-kitchen"], tiles["housekeepers-room"]) == ((1, 2) if servants else (0, 0))


@for_each(
    "players, set_, number",
    [
        (1, "base", 3),
        (2, "base", 3),
        (3, "base", 4),
        (4, "base", 5),
        (5, "base", 5),
        (6, "base", 5),
        (2, "low_vp", 3),
        (4, "low_vp", 4),
    ],
)
def test_monuments_come_from_one_set(players: int, set_: str, number: int) -> None:  # OB-2.12
    mode = "solo" if players == 1 else "individual"
    fixed, others, more = a_setting(players, mode, monument_set=set_).monuments()
    assert len(fixed) + more == number
    assert {tile.low_vp for tile in (*fixed, *others)} == {set_ == "low_vp"}
    assert all(tile.kind == "monument" for tile in (*fixed, *others))
    assert not set(fixed) & set(others)
    assert [tile.id for tile in fixed] == (["sculpture-garden"] if set_ == "base" and players < 4 else [])


def test_track_vp_themes_and_fairchilds() -> None:  # OB-2.13
    estate = started(2).state
    assert estate.space == 1
    assert len(estate.vp_deck) == 30
    themes = Counter(theme.category for theme in (*estate.theme_deck, *estate.themes))
    assert list(themes.values()) == [2] * 5
    assert ids(list(estate.fairchilds)) == ["charles-fairchild", "elizabeth-fairchild"]


@for_each("tile", [tile for tile in BOX.tiles if tile.kind != "start"])
def test_which_tiles_the_first_market_shows(tile: Tile) -> None:  # OB-2.14, OB-24.5
    minor_service = tile.kind == "service" and tile.id != "servants-hall"
    assert tile.initial_market == (minor_service or tile.rating in (1, 2, 3))


def filled(bag: str) -> ObsessionState:
    """The first market drawn from a bag whose next tiles are named first."""
    estate = a_table(2).state
    estate.bag.cards = [BOX.tile(id) for id in reversed(bag.split())]
    estate.bag.seen = [0] * len(estate.bag.cards)
    for request in first_market(estate, ()):
        assert request is not None
    return estate


def test_duplicates_are_stacked_and_grand_tiles_go_back() -> None:  # OB-2.14, OB-2.15
    bag = (
        "drawing-room stables great-hall stables barn servants-hall trophy-room lionheart-suite queens-suite"
    )
    estate = filled(f"{bag} tennis-court heritage-suite south-lawn green-room")
    shown = [[tile.id for tile in stack] for stack in estate.market]
    assert shown == [
        ["barn"],
        ["stables", "stables"],
        ["tennis-court"],
        ["heritage-suite"],
        ["south-lawn"],
        ["drawing-room"],
    ]
    back = "great-hall green-room lionheart-suite queens-suite servants-hall trophy-room"
    assert sorted(tile.id for tile in estate.bag) == back.split()


def test_the_first_theme_lies_open_before_the_first_turn() -> None:  # OB-2.17
    play = started(2)
    assert (len(play.state.themes), play.state.phase, play.state.turn) == (1, Phase.ACT, 0)
