"""Themes, objective and VP cards in the course of a game (OB-12, OB-13)."""

import pytest

from salotto.titles.obsession.courtship import appeal
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, play_until, prompt
from tests.titles.obsession.positions import House, Table, a_game, a_house, end_turn, hosts, ids, me

# Courtships


@for_each(
    "theme, total",
    [("essentials", 3), ("service", 0 + 1), ("estate", 10), ("prestige", 0 - 0), ("sporting", 0 - 1)],
)
def test_the_total_of_a_theme_is_that_of_its_column(theme: str, total: int) -> None:  # OB-12.1
    house = a_house(tiles="+ brushing-room sculpture-garden stables")
    play = a_game(house, space=4, themes=theme)
    assert appeal(play.state, me(play)) == total


@pytest.mark.parametrize("space", [4, 8, 12])
def test_only_the_theme_of_the_season_counts_until_the_last(space: int) -> None:  # OB-12.3
    house = a_house(tiles="sculpture-garden stables*")
    themes = "estate estate estate"
    play = a_game(house, space=space, themes=f"{themes} sporting")
    assert appeal(play.state, me(play)) == 2
    play = a_game(house, space=16, themes=f"{themes} sporting")
    assert appeal(play.state, me(play)) == 3 * 10 + 2


def test_there_is_no_minimum_total() -> None:  # OB-12.4
    poor, poorer = a_house(tiles="stables"), a_house("cavendish", tiles="hillside-kennel")
    play = a_game(poor, poorer, phase=Phase.COURTSHIP, space=4, themes="sporting")
    assert prompt(play) == "ob-fairchild"  # minus 1 against minus 2


def test_three_who_tie_at_last_are_told_apart_by_reputation() -> None:  # OB-12.8
    houses = [a_house(reputation=9), a_house("cavendish", reputation=12), a_house("asquith", reputation=12)]
    play = a_game(*houses, phase=Phase.COURTSHIP, space=16, themes="estate estate estate estate")
    assert [len(player.vp_cards) for player in play.state.players] == [0, 1, 1]
    assert len(play.state.fairchilds) == 2


def test_a_vp_card_of_a_courtship_can_be_used_later() -> None:  # OB-12.9
    play = a_game(a_house(), a_house("cavendish"), phase=Phase.COURTSHIP, space=4, themes="estate")
    assert [card.key for card in me(play).vp_cards] == ["vp:reputation-2"]
    play_until(play, lambda estate: estate.space == 5 and estate.turn == 1)
    do(play, "vp:reputation-2")
    assert me(play).reputation == 2


# Objective cards


def test_there_is_no_limit_to_objectives_in_hand() -> None:  # OB-13.3
    held = "misc-monuments category-service category-estate room-music-room misc-full-coffers"
    house = a_house(
        tiles="main-library", reputation=5, hand="york-lord york-lady york-daughter", available="butler"
    )
    house.objectives, house.vp_cards = held, "objective"
    play = a_game(house, objective_deck="room-flower-room category-prestige category-sporting")
    do(play, "vp:objective", "objective:room-flower-room", "host:main-library", "favour:dismiss:1")
    assert len(me(play).objectives) == 5 + 1 + 1


def test_additional_objectives_are_discarded_by_no_other_rule() -> None:  # OB-13.3, OB-13.4
    house = a_house(objectives="misc-monuments category-service category-estate room-music-room")
    play = a_game(house, phase=Phase.COURTSHIP, space=4, themes="estate")
    do(play, "objective:misc-monuments")
    assert len(me(play).objectives) == 3  # one, however many there are


def test_objectives_come_from_setup_track_library_and_vp_cards() -> None:  # OB-13.2
    house = a_house(vp_cards="objective", tiles="main-library", reputation=5, available="butler")
    house.hand = "york-lord york-lady york-daughter"
    deck = "misc-monuments category-service category-estate room-music-room misc-full-coffers"
    play = a_game(house, phase=Phase.BEGIN, space=6, objective_deck=deck)
    assert len(me(play).objectives) == 2  # the track
    do(play, "vp:objective")
    assert choices(play) == ["objective:category-estate", "objective:room-music-room"]
    do(play, "objective:room-music-room")
    assert [card.key for card in play.state.objective_deck.cards[:1]] == ["objective:category-estate"]
    do(play, "host:main-library", "favour:dismiss:1")
    assert [card.key for card in me(play).objectives][2:] == [
        "objective:room-music-room",
        "objective:misc-full-coffers",
    ]


def test_objectives_are_looked_at_in_the_final_position_only() -> None:  # OB-13.1
    house = a_house(objectives="misc-monuments", tiles="trophy-room")
    play = a_game(house)
    assert (me(play).reputation, me(play).money) == (0, 0)
    assert points(play.state, me(play))["objectives"] == 3
    me(play).organiser.clear()
    assert points(play.state, me(play))["objectives"] == 0


# VP cards


def test_a_vp_card_scores_or_is_used_once() -> None:  # OB-13.8, OB-13.15
    play = a_game(a_house(vp_cards="pounds-300 servant"))
    assert points(play.state, me(play))["vp-cards"] == 3 + 5
    do(play, "vp:pounds-300")
    assert (points(play.state, me(play))["vp-cards"], me(play).money) == (5, 300)
    assert play.state.vp_deck.cards[0].key == "vp:pounds-300"  # under the deck now
    assert not can(play, "vp:pounds-300")


def test_several_vp_cards_may_be_used_and_none_ends_a_step() -> None:  # OB-13.9
    house = a_house(vp_cards="pounds-300 pounds-200 reputation-3 reputation-2", tiles="bowling-green")
    play = do(a_game(house), "vp:pounds-300", "vp:reputation-2")
    assert prompt(play) == "ob-act"
    do(play, "host:bowling-green", "favour:money:100", "vp:pounds-200")
    assert (prompt(play), me(play).money) == ("ob-market", 300 + 500 + 200)
    do(play, "vp:reputation-3", "buy:2:stables")
    assert (me(play).reputation, play.state.turn) == (2 + 3, 1)


def test_vp_cards_wait_for_the_own_turn() -> None:  # OB-13.9
    play = a_game(a_house(), a_house("cavendish", vp_cards="pounds-300"))
    assert play.decision(1) is None
    do(play, "pass", "rents", "done")
    assert can(play, "vp:pounds-300", 1)


def test_reputation_of_a_vp_card_counts_for_the_tile_announced_afterwards() -> None:  # OB-13.13
    house = a_house(reputation=9, vp_cards="reputation-3", tiles="smoking-room bowling-green")
    house.hand = "york-lord york-heir viscount-townshend"
    play = a_game(house)
    assert hosts(play) == ["bowling-green"]
    do(play, "vp:reputation-3")
    assert hosts(play) == ["smoking-room", "bowling-green"]
    do(play, "host:smoking-room", "favour:money:100")
    assert me(play).money == 200 + 100 + 300


def test_refreshed_servants_can_be_used_at_once_but_not_those_at_work() -> None:  # OB-13.12
    house = a_house(tiles="servants-hall stables", available="footman", vp_cards="refresh-service")
    house.hand, house.quarters = "york-lord york-daughter", ""
    play = do(a_game(house, phase=Phase.BEGIN), "host", "servant:footman")
    assert hosts(play) == []
    assert not can(play, "vp:refresh-service")  # nobody rests: he is at work


def test_a_returned_guest_is_none_of_the_activity() -> None:  # OB-13.12
    house = a_house(tiles="stables", hand="mr-alfred-penrose york-lord", vp_cards="refresh-guest", money=100)
    play = do(a_game(house), "host:stables")
    assert (prompt(play), can(play, "vp:refresh-guest")) == ("ob-market", False)
    end_turn(play)
    assert ids(me(play).discards) == ["mr-alfred-penrose", "york-lord"]


def last_window(vp_cards: str) -> Table:
    """After the last courtship, with everything one could still use a card for."""
    house = a_house(vp_cards=vp_cards, quarters="cook", discards="miss-norris", reputation=5)
    return a_game(house, a_house("cavendish", vp_cards="pounds-300"), phase=Phase.LAST, space=16, first=1)


def test_the_last_window_goes_round_in_turn_order() -> None:  # OB-13.14
    play = last_window("pounds-300 servant prestige-guest refresh-service refresh-guest refresh-market")
    assert play.decision(0) is None
    assert choices(play, 1) == ["vp:pounds-300", "enough"]
    do(play, "enough", seat=1)
    assert choices(play) == ["vp:pounds-300", "vp:servant", "vp:prestige-guest", "enough"]
    do(play, "vp:pounds-300", "vp:prestige-guest", "vp:servant", "servant:footman")
    assert play.over
    assert ids(me(play).hand)[4:] == ["viscount-townshend"]


@pytest.mark.parametrize(
    ("sensible", "idle"),
    [
        (a_house(vp_cards="reputation-2"), a_house(vp_cards="reputation-2", reputation=34)),
        (a_house(vp_cards="refresh-service", expended="cook"), a_house(vp_cards="refresh-service")),
        (
            a_house(vp_cards="refresh-guest", discards="miss-norris"),
            a_house(vp_cards="refresh-guest", discards="york-lord"),
        ),
    ],
    ids=lambda house: house.vp_cards,
)
def test_a_card_that_would_change_nothing_stays_in_hand(sensible: House, idle: House) -> None:  # OB-13.16
    assert can(a_game(sensible), f"vp:{sensible.vp_cards}")
    assert not can(a_game(idle), f"vp:{idle.vp_cards}")


def test_unlimited_purchases_are_not_bought_twice() -> None:  # OB-13.16
    house = a_house(vp_cards="unlimited-purchases", tiles="bowling-green")
    assert can(a_game(house), "vp:unlimited-purchases")
    assert not can(a_game(house, phase=Phase.BEGIN, space=11), "vp:unlimited-purchases")
