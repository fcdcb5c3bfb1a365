"""Before the first round (OB-2, OB-16.7, OB-16.8, OB-19)."""

import pytest

from salotto.kernel.title import Value
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Family, Servant
from salotto.titles.obsession.opening import starter_order
from salotto.titles.obsession.setup import reveal_round, servants_for_hire
from salotto.titles.obsession.state import Phase, Player
from tests.titles.obsession.positions import (
    UD,
    Table,
    a_setting,
    a_table,
    choices,
    do,
    me,
    play_until,
    staff,
)


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


@pytest.mark.parametrize(
    ("family", "money", "reputation", "people", "footmen"),
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
    assert len(estate.prestige) == 26
    assert len(estate.vp_deck) == 30
    assert len(estate.theme_deck) == 10 - 1
    assert len(estate.objective_deck) == 30 - 10
    full = started(2, **UD).state
    assert (len(full.casual), len(full.prestige)) == (45 + 22 - 4, 42)
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


def test_the_base_box_has_80_tiles_and_95_people() -> None:  # OB-2.11
    assert sum(tile.copies for tile in BOX.tiles if tile.set == "base") == 80
    assert sum(card.set == "base" for card in BOX.gentry) == 95
    assert sum(card.set == "ud" for card in BOX.gentry) == 37


def test_intensive_service_sets_three_or_four_tiles() -> None:  # OB-16.8
    shown = [stack[0].id for stack in started(2, intensive_service=4).state.market]
    assert {"butlers-pantry", "barn", "brushing-room", "servants-quarters"} <= set(shown)


def test_the_starter_draft_goes_there_and_back() -> None:  # OB-16.7
    assert starter_order(3) == [2, 1, 0, 0, 1, 2]
    play = play_until(a_table(3, starter_draft=True), lambda estate: estate.phase is Phase.STARTERS)
    assert len(play.state.starters) == 8
    play_until(play, lambda estate: estate.space == 1)
    assert all(len(player.hand) == len(family_of(player).cards) + 2 for player in play.state.players)
    assert len(play.state.casual) == 35 + 15 - 6


def test_the_servant_draft_takes_from_a_pool_of_seven() -> None:  # OB-19.3 to OB-19.5
    play = a_table(5, **UD)
    for family, servant in (
        ("cavendish", "head-housemaid"),
        ("howard", "valet"),
        ("york", "useful-man"),
        ("asquith", "cook"),
        ("ponsonby", "footman"),
    ):
        seat = play.pending[0].seat
        if family != "ponsonby":  # the last board is taken without a question
            do(play, f"family:{family}", seat=seat)
        assert ("servant:cook" in choices(play, seat)) == (family not in ("howard", "ponsonby"))
        do(play, f"servant:{servant}", seat=seat)
    hire = play.state.for_hire
    assert [hire[each] for each in (Servant.FOOTMAN, Servant.VALET, Servant.LADYS_MAID)] == [9, 4, 5]
    assert [hire[each] for each in (6, 7, 8, 9, 1)] == [4, 5, 4, 4, 2]


def test_howards_cook_is_one_of_the_five_in_italian() -> None:  # OB-19.6
    for edition, cooks in (("fr", 5 - 1), ("it", 5 - 1 - 1)):
        play = a_table(5, edition=edition, **UD)
        do(play, "family:howard", seat=play.pending[0].seat)
        assert play.state.for_hire[Servant.COOK] == cooks


def test_those_who_never_start_get_money_without_the_draft() -> None:  # OB-19.8, OB-19.11
    play = started(5)
    bonus = [player.money - family_of(player).money for player in play.state.players]
    assert bonus[(play.state.first + 1) % 5] == 200
    assert sum(bonus) == 200
    play = started(6)
    bonus = [player.money - family_of(player).money for player in play.state.players]
    assert bonus[(play.state.first + 1) % 6] == 300
    assert bonus[(play.state.first + 2) % 6] == 200


def test_servants_for_hire_by_table() -> None:  # OB-2.9, OB-19.2
    assert staff(list(servants_for_hire(2, "fr", False))).split().count("footman") == 4
    assert servants_for_hire(1, "fr", True)[Servant.UNDERBUTLER] == 1
    assert servants_for_hire(1, "it", True)[Servant.UNDERBUTLER] == 2


def test_the_variable_courtship_reads_the_die() -> None:  # OB-16.5
    assert reveal_round("standard", 12) == 3
    assert reveal_round("extended", 12) == 3
    assert reveal_round("extended", 17) == 5


def test_the_first_edition_keeps_two_of_five_objectives() -> None:  # OB-25.2
    play = play_until(
        a_table(2, objective_rule="first_edition"), lambda estate: estate.phase is Phase.KEEPING
    )
    assert len(choices(play)) == 5
    play_until(play, lambda estate: estate.space == 1)
    assert [len(player.objectives) for player in play.state.players] == [2, 2]


def test_six_players_have_four_objectives_and_all_boards() -> None:  # OB-19.9
    assert a_setting(6, **UD).objectives_dealt == 4
    assert len(a_setting(6).families()) == 6
    assert "howard" not in [family.id for family in a_setting(5).families()]


def test_no_objective_cards_need_milestones() -> None:  # OB-23.13
    assert TITLE.forbids("individual", 2, {"objective_cards": False, "milestones": "off"})
    play = started(2, objective_cards=False, milestones="random")
    assert not play.state.objective_deck.cards
    assert len(play.state.milestones) == 2
