"""Upstairs, Downstairs: setup, servant draft, five and six players (OB-19)."""

from collections import Counter

from salotto.kernel.title import Value
from salotto.titles.obsession.cards import Category, Group, Servant
from salotto.titles.obsession.settings import CHALLENGE, SOLO, START_TILES
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, play_until
from tests.titles.obsession.positions import (
    UD,
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    begun,
    counts,
    end_turn,
    ids,
    me,
    on_space,
    staff,
)

POOL = "valet ladys-maid footman cook hall-boy head-housemaid useful-man"


def choose(play: Table, family: str, servant: str = "") -> int:
    """The next seat takes a board and a servant."""
    seat = play.pending[0].seat
    if can(play, f"family:{family}", seat):
        do(play, f"family:{family}", seat=seat)
    if servant:
        do(play, f"servant:{servant}", seat=seat)
    return seat


def boards(players: int, **options: Value) -> set[str]:
    """The families that can be chosen."""
    return {family.id for family in a_setting(players, **options).families()}


# The draft


def test_the_supply_is_filled_and_the_pool_taken_out_before_anybody_chooses() -> None:  # OB-19.1, OB-19.3
    play = a_table(3, **UD)
    assert play.state.phase is Phase.FAMILIES
    assert staff(play.state.pool) == staff(counts(POOL))
    new = "cook cook hall-boy hall-boy head-housemaid head-housemaid useful-man useful-man"
    old = "underbutler underbutler valet valet ladys-maid ladys-maid footman footman footman footman footman"
    assert staff(play.state.for_hire) == staff(counts(f"{old} {new}"))
    assert not any(a_table(3).state.pool)


def test_a_draft_of_five() -> None:  # E36, OB-19.3, OB-19.4, OB-19.5, OB-19.6
    play = a_table(5, **UD)
    first = play.state.first
    seats = [choose(play, "cavendish", "head-housemaid")]
    howard = play.pending[0].seat
    do(play, "family:howard", seat=howard)
    assert not can(play, "servant:cook", howard)
    assert not can(play, "servant:head-housemaid", howard)  # the pool is not refilled
    do(play, "servant:valet", seat=howard)
    york = play.pending[0].seat
    do(play, "family:york", seat=york)
    assert can(play, "servant:footman", york)
    do(play, "servant:useful-man", seat=york)
    seats += [howard, york, choose(play, "asquith", "cook"), choose(play, "ponsonby", "footman")]
    assert seats == [(first + turn) % 5 for turn in (1, 2, 3, 4, 5)]
    supply = Counter(staff(play.state.for_hire).split())
    assert supply == {
        "underbutler": 2,
        "footman": 9,
        "valet": 4,
        "ladys-maid": 5,
        "cook": 4,
        "hall-boy": 5,
        "head-housemaid": 4,
        "useful-man": 4,
    }
    assert me(play, howard).available[Servant.COOK] == 1
    assert staff(me(play, york).available).split().count("footman") == 2


def test_a_drafted_servant_is_available_at_once() -> None:  # OB-19.4
    play = a_table(2, **UD)
    seat = choose(play, "ponsonby", "hall-boy")
    assert staff(me(play, seat).available) == staff(
        counts("butler housekeeper valet ladys-maid footman hall-boy")
    )
    assert play.state.pool[Servant.HALL_BOY] == 0


def test_what_is_left_of_the_pool_goes_back_to_the_supply() -> None:  # OB-19.5
    play = a_table(2, **UD)
    choose(play, "york", "footman")
    choose(play, "asquith", "cook")
    assert not any(play.state.pool)
    hired = staff(play.state.for_hire).split()
    assert [hired.count(word) for word in ("footman", "cook", "hall-boy")] == [4 - 1, 2 - 1, 2]


def test_alone_the_editions_have_their_own_supply() -> None:  # OB-19.2
    for mode in (SOLO, CHALLENGE):
        for edition, underbutlers in (("fr", 1), ("it", 2)):
            setting = a_setting(1, mode, edition=edition, ud_servants=True)
            supply = staff(list(setting.for_hire))
            new = "cook hall-boy head-housemaid useful-man"
            assert supply.split().count("underbutler") == underbutlers
            assert supply.endswith(f"valet valet ladys-maid ladys-maid footman footman footman footman {new}")


def test_howards_cook_is_a_sixth_one_in_french_only() -> None:  # OB-19.6
    for players in (4, 5, 6):
        for edition in ("fr", "it"):
            play = a_table(players, "uncle", edition=edition, **UD)
            before = play.state.for_hire[Servant.COOK]
            choose(play, "howard")
            missing = edition == "it" and players > 4
            assert play.state.for_hire[Servant.COOK] == before - missing


@for_each("mode", [SOLO, CHALLENGE])
@for_each("edition", ["fr", "it"])
def test_alone_howard_has_the_only_cook(mode: str, edition: str) -> None:  # OB-19.6
    play = a_table(1, "uncle", mode, edition=edition, ud_servants=True)
    do(play, "family:howard")
    assert not can(play, "servant:cook")
    do(play, "servant:valet")
    assert play.state.for_hire[Servant.COOK] == 0
    assert me(play).servants(Servant.COOK) == 1


# Five and six


def test_boards_for_five_and_six() -> None:  # OB-19.7, OB-19.9, OB-19.10
    base = {"asquith", "cavendish", "ponsonby", "york"}
    assert boards(5, **UD) == base | {"howard"}
    assert boards(5, wessex=True, **UD) == base | {"howard", "wessex"}
    assert boards(5) == base | {"wessex"}
    assert boards(6, **UD) == boards(6) == base | {"howard", "wessex"}
    assert boards(4) == base
    assert boards(4, **UD) == base | {"howard"}


def test_five_play_as_four_with_more_people_and_tiles() -> None:  # OB-19.7
    five = begun(5).state
    assert five.setting.ud_content
    assert len(five.casual) + len(five.prestige) == 35 + 15 + 25 + 33 - 10
    everything = [*five.bag, *(tile for stack in five.market for tile in stack)]
    assert sum(tile.monument for tile in everything) == 5
    assert {"stocked-lake", "parish-church", "babbling-brook"} <= {tile.id for tile in everything}
    assert sum(tile.id == "dining-room" for tile in everything) == 2
    assert staff(list(five.setting.for_hire)).split().count("footman") == 10


def test_six_have_four_objectives_in_any_length() -> None:  # OB-19.9
    for length in ("standard", "extended"):
        state = begun(6, "uncle", length=length, **UD).state
        assert [len(player.objectives) for player in state.players] == [4] * 6
    assert a_setting(6).for_hire == a_setting(5).for_hire


def test_everybody_of_six_has_an_organiser() -> None:  # OB-19.13, OB-2.6
    for player in begun(6, "uncle", **UD).state.players:
        assert {laid.tile for laid in player.organiser} >= set(START_TILES)
        assert {laid.side.category for laid in player.organiser} == set(Category)


def test_without_the_new_servants_howard_has_no_cook() -> None:  # OB-19.10
    play = a_table(6)
    seat = choose(play, "howard")
    assert staff(me(play, seat).available) == "butler housekeeper valet ladys-maid footman"


def bonuses(players: int, **options: Value) -> list[int]:
    """The money beyond the family bonus, clockwise from the first player."""
    state = begun(players, "uncle", **options).state
    money = [player.money - (player.family.money if player.family else 0) for player in state.players]
    return [money[(state.first + turn) % players] for turn in range(players)]


def test_who_never_starts_a_season_gets_money() -> None:  # E37, OB-19.8, OB-19.11
    assert bonuses(5) == [0, 200, 0, 0, 0]
    assert bonuses(6) == [0, 300, 200, 0, 0, 0]
    assert bonuses(5, first_player_rotation="clockwise") == [0, 0, 0, 0, 200]
    assert bonuses(6, first_player_rotation="clockwise") == [0, 0, 0, 0, 200, 300]
    assert bonuses(5, **UD) == [0] * 5
    assert bonuses(6, **UD) == [0] * 6
    assert bonuses(4) == [0] * 4


def test_the_order_of_five_through_the_seasons() -> None:  # E37, OB-3.5
    play = begun(5)
    first = play.state.first
    orders = []
    for space in (1, 5, 9, 13):
        play_until(play, on_space(space))
        seats = []
        for _ in range(5):
            seats.append("ABCDE"[(play.pending[0].seat - first) % 5])
            end_turn(play)
        orders.append("".join(seats))
    assert orders == ["ABCDE", "EABCD", "DEABC", "CDEAB"]


# The prestige limit

SIX = (
    "viscountess-abernathy count-hoyos comtesse-de-vitry sir-percival-lang lady-honoria-beck"
    " sir-hugh-templeton"
)


def test_six_who_play_for_themselves_keep_six_prestige_guests() -> None:  # OB-19.12
    assert a_setting(6).prestige_limit
    assert not a_setting(5).prestige_limit
    assert a_setting(5, prestige_limit=True).prestige_limit


def test_a_seventh_prestige_guest_sends_one_back() -> None:  # OB-19.12
    house = a_house(tiles="main-gazebo", hand="york-lord york-daughter", discards=SIX)
    play = a_game(house, prestige="viscount-townshend earl-ravensworth", prestige_limit=True)
    do(play, "host:main-gazebo")
    assert set(choices(play)) == {f"gentry:{id}" for id in (*SIX.split(), "viscount-townshend")}
    do(play, "viscount-townshend")  # the new one may go as well
    assert ids(play.state.prestige.cards) == ["viscount-townshend", "earl-ravensworth"]  # at the bottom
    assert sum(card.group is Group.PRESTIGE for card in me(play).discards) == 6


def test_fairchilds_and_casual_guests_do_not_count_for_the_limit() -> None:  # OB-19.12
    five = SIX.replace("count-hoyos ", "")
    house = a_house(tiles="main-gazebo", hand="york-lord york-daughter charles-fairchild dr-samuel-pym")
    house.discards = five
    play = a_game(house, prestige="viscount-townshend", prestige_limit=True)
    do(play, "host:main-gazebo", "york-lord", "york-daughter")
    assert play.state.phase is Phase.MARKET


def test_without_the_limit_there_is_none() -> None:  # OB-19.12
    house = a_house(tiles="main-gazebo", hand="york-lord york-daughter", discards=SIX)
    play = do(a_game(house, prestige="viscount-townshend"), "host:main-gazebo")
    assert play.state.phase is Phase.MARKET


def test_guests_at_the_activity_count_but_stay_there() -> None:  # OB-19.14
    house = a_house(tiles="main-gazebo", hand="viscount-townshend york-daughter", reputation=10)
    house.discards = SIX.replace("count-hoyos ", "")
    play = a_game(house, prestige="earl-ravensworth", prestige_limit=True)
    do(play, "host:main-gazebo")
    assert can(play, "earl-ravensworth")
    assert not can(play, "viscount-townshend")


def test_the_lionheart_guest_counts_from_step_eight() -> None:  # OB-19.14
    house = a_house(tiles="lionheart-suite", reputation=26, available="butler", discards=SIX)
    play = a_game(house, prestige="viscount-townshend earl-ravensworth", prestige_limit=True)
    do(play, "host:lionheart-suite")
    assert play.state.phase is Phase.MARKET  # not yet
    do(play, "done")
    assert can(play, "viscount-townshend")
    do(play, "count-hoyos")
    assert ids(play.state.prestige.cards)[0] == "count-hoyos"
