"""The count at the end (OB-14)."""

from salotto.titles.obsession import TITLE
from salotto.titles.obsession.scoring import points, ranking
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import do
from tests.titles.obsession.positions import House, Table, a_game, a_house, me


def scored(house: House, category: str) -> int:
    """The points of one family in one category."""
    play = a_game(house)
    return points(play.state, me(play))[category]


def total(play: Table, seat: int) -> int:
    """All points of a family."""
    return sum(points(play.state, me(play, seat)).values())


def test_two_full_scores_tie_and_the_fairchild_decides() -> None:
    # E25, OB-14.1, OB-14.2, OB-14.3, OB-14.4, OB-14.5, OB-14.6, OB-14.7, OB-14.8
    one = a_house(
        "york",
        money=500,
        reputation=23,
        tiles="private-study butlers-room* main-gazebo* front-parlour* bowling-green* music-room*"
        " english-garden* stables sculpture-garden",
        hand="york-lord york-lady york-heir york-daughter miss-anne-harlow mr-alfred-penrose",
        discards="miss-vandermeer viscountess-abernathy earl-ravensworth charles-fairchild",
        available="butler housekeeper valet",
        quarters="ladys-maid footman footman",
        expended="valet footman ladys-maid",
        objectives="room-music-room misc-monuments category-service",
        vp_cards="pounds-200 reputation-2",
    )
    other = a_house(
        "cavendish",
        money=300,
        reputation=25,
        tiles="private-study* butlers-room* main-gazebo* front-parlour* bowling-green* orangery* great-hall*"
        " garden-maze",
        hand="cavendish-lord duke-of-langford marquess-of-thornhill",
        available="butler housekeeper valet ladys-maid footman footman",
        objectives="category-estate misc-monuments guest-elite",
        vp_cards="pounds-200 reputation-2 pounds-300",
    )
    play = a_game(one, other)
    assert points(play.state, me(play)) == {
        "tiles": 26,
        "gentry": 20,
        "objectives": 9,
        "reputation": 15,
        "servants": 18,
        "money": 2,
        "vp-cards": 7,
    }
    assert list(points(play.state, me(play, 1)).values()) == [28, 13, 12, 21, 12, 1, 10]
    assert (total(play, 0), total(play, 1)) == (97, 97)
    assert ranking(play.state) == [1, 2]  # the Fairchild comes before the higher reputation


def test_only_the_sides_up_count_also_with_negative_vp() -> None:  # OB-14.1
    assert scored(a_house(tiles="stables hillside-kennel"), "tiles") == -1 - 2
    assert scored(a_house(tiles="stables* hillside-kennel* trophy-room"), "tiles") == 2 + 5 + 5


def test_people_count_in_hand_and_discard_pile() -> None:  # OB-14.2
    house = a_house(
        hand="york-lord miss-whitlock", discards="duke-of-langford charles-fairchild mr-silas-krook"
    )
    assert scored(house, "gentry") == 2 - 4 + 6 + 8 - 3


def test_fulfilled_objectives_and_claimed_milestones_are_one_category() -> None:  # OB-14.3, OB-23.8
    house = a_house(reputation=15, tiles="music-room", objectives="room-music-room room-flower-room")
    play = a_game(house, milestones="good-name wide-circle")
    assert points(play.state, me(play))["objectives"] == 5
    do(play, "milestone:good-name")
    assert points(play.state, me(play))["objectives"] == 5 + 5


@for_each("reputation, vp", [(0, 1), (4, 1), (5, 3), (14, 6), (23, 15), (29, 21), (34, 28)])
def test_the_level_counts_and_not_the_place_within_it(reputation: int, vp: int) -> None:  # OB-14.4
    assert scored(a_house(reputation=reputation), "reputation") == vp


def test_every_servant_counts_two_wherever_he_stands() -> None:  # OB-14.5
    house = a_house(available="butler cook", quarters="underbutler useful-man", expended="hall-boy")
    assert scored(house, "servants") == 5 * 2


@for_each("money, vp", [(0, 0), (100, 0), (200, 1), (300, 1), (1100, 5)])
def test_every_full_200_pounds_count_one(money: int, vp: int) -> None:  # E26, OB-14.6
    assert scored(a_house(money=money), "money") == vp


def test_a_vp_card_counts_until_it_is_used() -> None:  # OB-14.7
    play = a_game(a_house(vp_cards="pounds-300 servant"))
    assert points(play.state, me(play))["vp-cards"] == 3 + 5
    do(play, "vp:pounds-300")
    assert points(play.state, me(play))["vp-cards"] == 5


def test_a_tie_goes_to_the_higher_reputation_and_then_is_shared() -> None:  # OB-14.8
    one, other = a_house("york", hand="york-lord", reputation=7), a_house(hand="york-heir", reputation=6)
    assert ranking(a_game(one, other).state) == [1, 2]
    other.reputation = 7
    assert ranking(a_game(one, other).state) == [1, 1]
    other.money = 200
    assert ranking(a_game(one, other).state) == [2, 1]


def test_the_outcome_tells_scores_and_places() -> None:  # OB-14.8
    play = a_game(a_house(money=400), a_house("cavendish"), phase=Phase.OVER, space=16)
    outcome = TITLE.outcome(play.state)
    assert outcome.ranks == (1, 2)
    assert outcome.scores == (total(play, 0), total(play, 1))
