"""Tableau and Duel: no courtship, the first at Max ends it (OB-22)."""

from salotto.titles.obsession.scoring import points, ranking
from salotto.titles.obsession.setup import DUEL, TABLEAU
from salotto.titles.obsession.state import Phase
from tests.titles.obsession.positions import (
    a_game,
    a_house,
    a_setting,
    a_table,
    choices,
    do,
    end_turn,
    ids,
    me,
)


def test_the_tableau_settles_its_options() -> None:  # OB-22.1, OB-22.2, OB-22.4 to OB-22.7
    setting = a_setting(3, TABLEAU)
    assert (setting.ud_servants, setting.building_boom, setting.starter_draft) == (True, True, True)
    assert (setting.monument_set, setting.milestones, setting.objectives_dealt) == ("low_vp", "random", 0)
    assert a_setting(3, TABLEAU, edition="it").milestones == "off"
    assert (a_setting(2, DUEL).highest, a_setting(2, DUEL).cap) == (11, 54)
    assert not any(card.kind == "group" for card in setting.objectives())


def test_boards_are_chosen_the_other_way_round_in_french() -> None:  # OB-22.3
    for edition, step in (("fr", -1), ("it", 1)):
        play = a_table(3, "uncle", TABLEAU, edition=edition)
        assert play.pending[0].seat == (play.state.first + step) % 3


def test_the_grand_ball_comes_before_the_turns_in_french() -> None:  # OB-22.10
    play = a_game(a_house(), mode=TABLEAU, phase=Phase.ROUND, space=4)
    assert len(choices(play)) == 3
    do(play, "earl-ravensworth")
    assert "earl-ravensworth" in ids(me(play).hand)
    italian = a_game(a_house(), mode=TABLEAU, phase=Phase.ROUND, space=4, edition="it")
    do(italian, "earl-ravensworth")
    assert italian.state.phase is Phase.ACT
    assert sorted(ids(italian.state.prestige.cards)) == ["major-anthony-cole", "viscount-townshend"]


def test_both_reserves_open_after_the_third_round() -> None:  # OB-22.9
    play = a_game(a_house(), mode=TABLEAU, phase=Phase.BEGIN, space=3)
    assert play.state.service_reserve is None
    play = end_turn(end_turn(play))
    assert "brushing-room" in [tile.id for tile in play.state.service_reserve or ()]
    assert "stables" in [tile.id for tile in play.state.pr1_reserve or ()]


def test_max_at_the_end_of_a_turn_ends_the_game() -> None:  # OB-22.11, OB-22.12
    play = a_game(a_house(reputation=30), mode=TABLEAU)
    do(play, "borrow")
    end_turn(play)
    assert not play.over
    play = a_game(a_house(reputation=30), mode=TABLEAU)
    end_turn(play)
    assert play.over
    assert play.state.reached_max == 0


def test_the_count_leaves_out_servants_money_and_good_guests() -> None:  # OB-22.13
    house = a_house(
        money=900,
        reputation=30,
        tiles="sculpture-garden",
        hand="duke-of-langford miss-norris",
        objectives="misc-monuments",
        vp_cards="pounds-200",
    )
    play = a_game(house, mode=TABLEAU)
    score = points(play.state, me(play))
    assert [score[name] for name in ("tiles", "gentry", "objectives", "reputation")] == [10, -3, 3, 28]
    assert [score[name] for name in ("servants", "money", "vp-cards")] == [0, 0, 4]


def test_a_tie_goes_to_the_tiles_then_to_who_ended_it() -> None:  # OB-22.14
    more, less = a_house(tiles="garden-maze", hand="york-lord"), a_house(tiles="barn", hand="york-lord")
    less.vp_cards = "servant"
    play = a_game(more, less, mode=TABLEAU)
    assert ranking(play.state) == [1, 2]
    for edition, ranks in (("fr", [2, 1]), ("it", [1, 1])):
        play = a_game(a_house(hand="york-lord"), a_house(hand="york-lady"), mode=TABLEAU, edition=edition)
        play.state.reached_max = 1
        assert ranking(play.state) == ranks
