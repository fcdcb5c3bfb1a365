"""Courtships, seasons, cards and the final count (OB-3, OB-12, OB-13, OB-14)."""

from collections.abc import Callable
from dataclasses import replace

from salotto.titles.obsession.cards import Group
from salotto.titles.obsession.courtship import appeal
from salotto.titles.obsession.scoring import points, ranking, reputation_vp
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.kit.player import can, choices, do, play_until, prompt
from tests.titles.obsession.positions import a_game, a_house, a_table, end_turn, ids, me


def second_turn_of(space: int) -> Callable[[ObsessionState], bool]:
    """Whether the second player's turn of a round has come, or the round is over."""
    return lambda estate: (estate.space == space and estate.turn == 1) or estate.space > space


def test_the_best_column_wins_a_vp_card_and_a_fairchild() -> None:  # OB-12.1, OB-12.4
    ahead, behind = (
        a_house(tiles="main-gazebo* sculpture-garden"),
        a_house(tiles="main-gazebo english-garden*"),
    )
    play = a_game(ahead, behind, phase=Phase.COURTSHIP, space=4, themes="estate")
    assert choices(play) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
    do(play, "charles-fairchild")
    assert "charles-fairchild" in ids(me(play).hand)
    assert [len(player.vp_cards) for player in play.state.players] == [1, 0]


def test_those_who_tie_draw_a_vp_card_each() -> None:  # OB-12.5
    play = a_game(a_house(), a_house("cavendish"), phase=Phase.COURTSHIP, space=4, themes="estate")
    assert [len(player.vp_cards) for player in play.state.players] == [1, 1]
    assert len(play.state.fairchilds) == 2


def test_the_fairchild_goes_back_before_the_next_courtship() -> None:  # OB-12.2, OB-12.6
    house = a_house(hand="york-lord", discards="charles-fairchild")
    play = a_game(house, phase=Phase.COURTSHIP, space=8, themes="estate service")
    assert not any(card.group is Group.FAIRCHILD for card in me(play).discards)


def test_the_final_courtship_adds_all_themes_and_reputation_breaks_a_tie() -> None:  # OB-12.7, OB-12.8
    one = a_house(tiles="sculpture-garden main-gazebo*", reputation=22)
    other = a_house("cavendish", tiles="garden-maze english-garden*", reputation=23)
    play = a_game(one, other, phase=Phase.COURTSHIP, space=16, themes="estate sporting estate service")
    assert [appeal(play.state, player) for player in play.state.players] == [22, 22]
    assert prompt(play, 1) == "ob-fairchild"
    one.reputation = 23
    play = a_game(one, other, phase=Phase.COURTSHIP, space=16, themes="estate sporting estate service")
    assert [len(player.vp_cards) for player in play.state.players] == [1, 1]
    assert play.decision(1) is None or prompt(play, 1) != "ob-fairchild"


def test_everybody_discards_an_objective_after_a_courtship() -> None:  # OB-13.4
    houses = [a_house(objectives="room-music-room misc-full-coffers"), a_house("cavendish")]
    play = a_game(*houses, phase=Phase.COURTSHIP, space=4, themes="estate", objective_deck="misc-monuments")
    assert choices(play) == ["objective:room-music-room", "objective:misc-full-coffers"]
    do(play, "objective:room-music-room")
    assert [card.key for card in play.state.objective_deck] == [
        "objective:room-music-room",
        "objective:misc-monuments",
    ]


def test_the_first_player_pawn_goes_to_the_right() -> None:  # OB-3.5, OB-25.1
    assert a_game(a_house(), a_house(), a_house(), phase=Phase.SEASON_END, space=4).state.first == 2
    clockwise = a_game(
        a_house(), a_house(), a_house(), phase=Phase.SEASON_END, space=4, first_player_rotation="clockwise"
    )
    assert clockwise.state.first == 1


def test_objective_cards_in_hand_through_a_standard_game() -> None:  # OB-2.8, OB-3.9, OB-13.4
    play = a_table(2)
    held = []
    for space in range(1, 17):
        play_until(play, second_turn_of(space))
        if space in (1, 5, 7, 9, 13):
            held.append(len(me(play, play.state.first).objectives))
    play_until(play, lambda _: False)
    held.append(len(me(play).objectives))
    assert held == [5, 4, 6, 5, 4, 3]


def test_a_vp_card_may_still_be_used_before_the_count() -> None:  # OB-13.14, OB-7.4
    house = a_house(reputation=28, vp_cards="reputation-2 refresh-market unlimited-purchases")
    play = a_game(house, phase=Phase.LAST, space=16)
    assert choices(play) == ["vp:reputation-2", "enough"]
    before = sum(points(play.state, me(play)).values())
    do(play, "vp:reputation-2")
    assert me(play).reputation == 30
    assert sum(points(play.state, me(play)).values()) == before + 28 - 21 - 3


def test_levels_are_worth_triangular_numbers() -> None:  # OB-7.1, OB-7.4
    assert [reputation_vp(r // 5 + 1) for r in (23, 29, 30, 41, 47, 50)] == [15, 21, 28, 45, 55, 66]


def test_reputation_stays_between_nothing_and_the_cap() -> None:  # OB-7.2, OB-7.5
    play = a_game(a_house(reputation=33))
    estate, player = play.state, me(play)
    estate.gain(player, 3)
    assert (player.reputation, player.level) == (34, 7)
    estate.gain(player, -40)
    assert player.reputation == 0
    long = a_game(a_house(reputation=44), length="extended")
    long.state.gain(me(long), 3)
    assert me(long).reputation == 44


def test_a_full_score() -> None:  # OB-14.1 to OB-14.7
    house = a_house(
        money=500,
        reputation=23,
        tiles="private-study butlers-room* main-gazebo* front-parlour* bowling-green* music-room*"
        " english-garden* stables sculpture-garden",
        hand="york-lord miss-anne-harlow mr-alfred-penrose miss-vandermeer",
        discards="viscountess-abernathy charles-fairchild",
        available="butler housekeeper valet",
        quarters="ladys-maid footman footman",
        expended="valet footman ladys-maid",
        objectives="room-music-room misc-monuments category-service group-epicurean",
        vp_cards="pounds-200 reputation-2",
    )
    play = a_game(house)
    assert points(play.state, me(play)) == {
        "tiles": 3 + 1 + 1 + 2 + 1 + 5 + 4 - 1 + 10,
        "gentry": 0 + 1 + 0 - 2 + 3 + 8,
        "objectives": 5 + 3 + 1 + 0,
        "reputation": 15,
        "servants": 18,
        "money": 2,
        "vp-cards": 7,
    }


def test_a_tie_goes_to_the_fairchild_then_to_reputation() -> None:  # OB-14.8
    same = a_house(tiles="bowling-green", available="butler", reputation=7)
    better = replace(same, reputation=8)
    play = a_game(
        replace(same, hand="charles-fairchild"),
        replace(better, family="cavendish", hand="duke-of-langford"),
    )
    assert ranking(play.state) == [1, 2]
    play = a_game(replace(same, hand="york-lord"), replace(better, hand="york-lady"))
    assert ranking(play.state) == [2, 1]
    play = a_game(replace(same, hand="york-lord"), replace(same, hand="york-lady"))
    assert ranking(play.state) == [1, 1]


def test_money_scores_by_200() -> None:  # OB-14.6
    scores = []
    for money in (100, 300, 1100):
        play = a_game(a_house(money=money))
        scores.append(points(play.state, me(play))["money"])
    assert scores == [0, 1, 5]


def test_closed_courtship_reveals_the_theme_on_its_space() -> None:  # OB-16.1
    play = a_game(a_house(), phase=Phase.ROUND, space=0, courtship="closed")
    assert play.state.themes == ()
    play_until(play, lambda estate: estate.space == 4 or estate.space == 5)
    assert len(play.state.themes) == 1


def test_open_courtship_reveals_it_with_the_season() -> None:  # OB-2.17, OB-3.4
    play = a_game(a_house(), phase=Phase.ROUND, space=0)
    assert [card.key for card in play.state.themes] == ["theme:estate"]


def test_vp_cards_that_would_change_nothing_cannot_be_used() -> None:  # OB-13.16
    house = a_house(vp_cards="refresh-service refresh-guest refresh-market", reputation=0)
    assert not can(a_game(house, bag=""), "vp:refresh-service")
    assert not can(a_game(house, bag=""), "vp:refresh-guest")
    assert not can(a_game(house, bag=""), "vp:refresh-market")
    house.quarters, house.discards = "cook", "miss-norris"
    assert can(a_game(house), "vp:refresh-service")
    assert can(a_game(house), "vp:refresh-guest")


def test_a_guest_returned_by_a_vp_card_can_be_invited_at_once() -> None:  # OB-13.10
    house = a_house(vp_cards="refresh-guest", discards="york-lord miss-norris")
    play = do(a_game(house), "vp:refresh-guest")
    assert "miss-norris" in ids(me(play).hand)
    assert ids(me(play).discards) == ["york-lord"]
    assert end_turn(play).state.turn == 1
