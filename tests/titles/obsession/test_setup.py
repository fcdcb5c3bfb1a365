"""Before the first round (OB-2)."""

from salotto.kernel.title import Value
from salotto.titles.obsession.box import BOX, SHELF
from salotto.titles.obsession.cards import Family, Servant
from salotto.titles.obsession.settings import servants_for_hire
from salotto.titles.obsession.state import Phase, Player
from tests.each import for_each
from tests.kit.player import choices, do, play_until
from tests.titles.obsession.positions import UD, Table, a_table, me, staff


def started(players: int = 2, seed: str = "uncle", /, **options: Value) -> Table:
    """A table in its first round."""
    return play_until(a_table(players, seed, **options), lambda estate: estate.space == 1)


def family_of(player: Player) -> Family:
    """The family that a player has chosen."""
    assert player.family is not None
    return player.family


def test_the_first_player_chooses_last() -> None:  # OB-2.2
    play = a_table(3)
    first = play.state.first
    asked = []
    while play.state.phase is Phase.FAMILIES:
        seat = play.pending[0].seat
        asked.append(seat)
        do(play, choices(play, seat)[0], seat=seat)
    assert asked == [(first + 1) % 3, (first + 2) % 3, first]


@for_each(
    "family, money, reputation, people, footmen",
    [
        ("asquith", 0, 0, 5, 1),
        ("cavendish", 0, 3, 4, 1),
        ("ponsonby", 300, 0, 4, 1),
        ("york", 0, 0, 4, 2),
    ],
)
def test_families_begin_with_their_bonus(
    family: str, money: int, reputation: int, people: int, footmen: int
) -> None:
    # OB-2.3 to OB-2.7
    play = a_table(2)
    seat = play.pending[0].seat
    do(play, f"family:{family}", seat=seat)
    player = me(play, seat)
    assert (player.money, player.reputation, len(player.hand)) == (money, reputation, people)
    assert player.available[Servant.FOOTMAN] == footmen
    assert len(player.organiser) == 5


def test_everybody_has_two_starters_and_the_dealt_objectives() -> None:  # OB-2.7, OB-2.8
    for options, dealt in ((({}), 5), ({"length": "extended"}, 4)):
        play = started(3, **options)
        for player in play.state.players:
            assert player.family is not None
            assert len(player.hand) == len(player.family.cards) + 2
            assert len(player.objectives) == dealt


def test_the_decks_have_the_printed_sizes() -> None:  # OB-2.10, OB-2.13
    play = started(2)
    estate = play.state
    assert len(estate.casual) == 35 + 15 - 4
    assert len(estate.prestige) == 25
    assert len(estate.vp_deck) == 30
    assert len(estate.theme_deck) == 10 - 1
    assert len(estate.objective_deck) == 30 - 10
    full = started(2, **UD).state
    assert (len(full.casual), len(full.prestige)) == (45 + 22 - 4, 41)
    assert len(full.objective_deck) == 31 - 10


def test_the_first_market_shows_six_different_tiles_in_order() -> None:  # OB-2.14, OB-2.15
    for seed in range(5):
        market = started(2, str(seed)).state.market
        tiles = [stack[0] for stack in market]
        assert len({tile.id for tile in tiles}) == 6
        assert all(tile.initial_market for tile in tiles)
        assert [tile.number for tile in tiles] == sorted(tile.number for tile in tiles)


def test_monuments_by_number_of_players() -> None:  # OB-2.12
    for players, number in ((2, 3), (3, 4), (4, 5)):
        bag = started(players).state.bag
        monuments = [tile.id for tile in bag if tile.monument]
        assert len(monuments) == number
        assert players == 4 or "sculpture-garden" in monuments


def test_the_base_box_has_80_tiles_and_95_people_of_whom_94_are_in_play() -> None:  # OB-2.10, OB-2.11
    assert sum(tile.copies for tile in BOX.tiles if tile.set == "base") == 80
    assert sum(card.set == "base" for card in BOX.gentry) == 94
    printed = {entry.id: entry for entry in SHELF.entries("gentry.toml", "card")}
    assert printed["duchess-lilo"].number("copies") == 0
    assert "gentry:duchess-lilo" not in BOX.find
    assert sum(card.set == "ud" for card in BOX.gentry) == 37


def test_servants_for_hire_by_table() -> None:  # OB-2.9, OB-19.2
    assert staff(list(servants_for_hire(2, "fr", False))).split().count("footman") == 4
    assert servants_for_hire(1, "fr", True)[Servant.UNDERBUTLER] == 1
    assert servants_for_hire(1, "it", True)[Servant.UNDERBUTLER] == 2
