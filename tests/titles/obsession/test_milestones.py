"""Milestones: public goals that are claimed (OB-23)."""

import pytest

from salotto.kernel.title import BadTable
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.goals import reached, roses
from salotto.titles.obsession.scoring import milestone_vp
from salotto.titles.obsession.settings import CHALLENGE
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, play_until, prompt, why_not
from tests.titles.obsession.positions import (
    STAFF,
    UD,
    House,
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    begun,
    end_turn,
    ids,
    me,
    milestone,
)

VALUES = {
    "well-rounded": (6, 3),
    "specialist": (5, 2),
    "grand-occasion": (6, 3),
    "full-house": (5, 2),
    "below-stairs": (6, 3),
    "good-name": (5, 2),
    "practised-hosts": (5, 2),
    "wide-circle": (5, 2),
    "high-society": (5, 2),
    "large-staff": (6, 3),
}

SEVEN_ROSES = "private-study* butlers-room* main-gazebo* front-parlour* bowling-green* stables* queens-suite*"
SEVEN_CASUAL = (
    "mr-alfred-penrose miss-anne-harlow miss-norris dr-samuel-pym mrs-lydia-fenwick miss-oliver mr-rex-carrow"
)
QUARTET = "cook hall-boy head-housemaid useful-man"

STATES = {
    "well-rounded": (
        a_house(tiles="+manor-gargoyles barn south-lawn* green-room* stables"),
        a_house(tiles="+manor-gargoyles barn south-lawn green-room* stables"),
    ),
    "specialist": (
        a_house(tiles="+stables trophy-room babbling-brook"),
        a_house(tiles="+stables trophy-room babbling-brook*"),
    ),
    "below-stairs": (
        a_house(available="cook", quarters="hall-boy", expended="head-housemaid useful-man"),
        a_house(available="cook", quarters="hall-boy", expended="head-housemaid underbutler"),
    ),
    "good-name": (a_house(reputation=15), a_house(reputation=14)),
    "practised-hosts": (
        a_house(tiles=f"{SEVEN_ROSES} barn"),
        a_house(tiles=SEVEN_ROSES.replace("stables*", "stables green-room* barn")),
    ),
    "wide-circle": (
        a_house(hand=SEVEN_CASUAL, discards="captain-roland-eames york-lord"),
        a_house(hand=SEVEN_CASUAL, discards="york-heir york-lord count-hoyos"),
    ),
    "high-society": (
        a_house(hand="count-hoyos viscount-townshend", discards="charles-fairchild duke-of-langford"),
        a_house(hand="count-hoyos viscount-townshend", discards="york-lord duke-of-langford dr-samuel-pym"),
    ),
    "large-staff": (
        a_house(available=STAFF, quarters=STAFF, expended="underbutler"),
        a_house(available=STAFF, quarters=STAFF),
    ),
}


@for_each("id", STATES)
def test_a_milestone_about_a_state_can_be_claimed_only_while_it_is_met(id: str) -> None:  # OB-23.4, OB-23.11
    met, missed = STATES[id]
    assert can(a_game(met, milestones=id, **UD), f"milestone:{id}")
    assert not can(a_game(missed, milestones=id, **UD), f"milestone:{id}")


@for_each("id", VALUES)
def test_the_first_and_the_second_place_have_their_points(id: str) -> None:  # OB-23.3, OB-23.8
    play = a_game(a_house(), a_house("cavendish"), milestones=id)
    play.state.claims = ((1, 0),)
    assert [milestone_vp(play.state, player) for player in play.state.players] == [*VALUES[id][::-1]]


def test_there_are_ten_and_two_are_used() -> None:  # OB-23.1
    assert {card.key.removeprefix("milestone:") for card in BOX.milestones} == set(VALUES)
    assert len({card.key for card in begun(2, milestones="random", **UD).state.milestones}) == 2
    assert milestone("below-stairs") in a_setting(2, **UD).possible_milestones()
    assert milestone("below-stairs") not in a_setting(2).possible_milestones()
    assert len(a_setting(2).possible_milestones()) == 9


def test_the_table_may_choose_them_before_the_families_move_in() -> None:  # OB-23.1, OB-23.2
    play = a_table(2, milestones="chosen", **UD)
    assert prompt(play) == "ob-pick-milestones"
    do(play, "milestone:good-name", "milestone:below-stairs")
    assert play.state.phase is Phase.FAMILIES
    assert {card.key for card in play.state.milestones} == {"milestone:good-name", "milestone:below-stairs"}


def after_hosting(house: House, tile: str, *answers: str, milestones: str) -> Table:
    """The market after an activity."""
    play = do(a_game(house, milestones=milestones, **UD), f"host:{tile}", *answers)
    assert play.state.phase is Phase.MARKET
    return play


def test_a_grand_occasion_is_one_on_a_tile_with_a_high_printed_rating() -> None:  # OB-23.5, OB-23.11
    three = "york-lord york-heir asquith-dowager asquith-heir cavendish-lord"
    house = a_house(tiles="dining-room", reputation=15, hand=three, available="housekeeper useful-man")
    answers = ("favour:money:100", "favour:money:100")
    play = after_hosting(house, "dining-room", *answers, milestones="grand-occasion")  # rating 5, helped to 4
    assert can(play, "milestone:grand-occasion")
    house = a_house(tiles="music-room", reputation=15, hand="york-lord charles-fairchild asquith-dowager")
    play = after_hosting(house, "music-room", milestones="grand-occasion")  # rating 4
    assert not can(play, "milestone:grand-occasion")


def test_what_was_hosted_may_be_claimed_from_then_on_but_not_before() -> None:  # OB-23.5
    house = a_house(
        tiles="+breakfast-room*", hand="york-lord asquith-dowager ponsonby-lord charles-fairchild"
    )
    play = a_game(house, milestones="full-house", **UD)
    do(play, "host:breakfast-room")
    assert not can(play, "milestone:full-house")  # four gentry
    house = a_house(tiles="drawing-room*", reputation=10)
    house.hand = "york-lord asquith-dowager ponsonby-lord charles-fairchild dr-samuel-pym"
    play = a_game(house, milestones="full-house", **UD)
    assert not can(play, "milestone:full-house")
    do(play, "host:drawing-room")
    assert can(play, "milestone:full-house")  # five, family included
    end_turn(end_turn(play))
    assert play.state.space == 3
    assert can(play, "milestone:full-house")
    do(play, "milestone:full-house")
    assert milestone_vp(play.state, me(play)) == 5


def test_one_claim_in_a_turn_and_one_place_on_a_card() -> None:  # OB-23.4
    house = a_house(reputation=15, available=f"{STAFF} {STAFF} {QUARTET}")
    play = a_game(house, space=5, milestones="good-name large-staff", **UD)
    do(play, "milestone:large-staff")
    assert not any(key.startswith("milestone") for key in choices(play))
    end_turn(end_turn(play))
    assert not can(play, "milestone:large-staff")
    do(play, "milestone:good-name")
    assert milestone_vp(play.state, me(play)) == 6 + 5


def test_a_milestone_reached_by_the_purchase_can_be_claimed_in_the_same_turn() -> None:  # OB-23.4
    house = a_house(money=300, tiles="stables bowling-green tennis-court")
    play = a_game(house, phase=Phase.MARKET, market="croquet-lawn", milestones="specialist", **UD)
    do(play, "buy:1:croquet-lawn")
    assert choices(play) == ["milestone:specialist", "no"]
    do(play, "milestone:specialist")
    assert play.state.claims == ((0,),)


def test_a_full_card_can_no_longer_be_claimed() -> None:  # OB-23.6
    families = ("york", "cavendish", "ponsonby")
    play = a_game(*(a_house(family, reputation=15) for family in families), milestones="good-name", **UD)
    for seat in (0, 1):
        do(play, "milestone:good-name", seat=seat)
        end_turn(play)
    assert not can(play, "milestone:good-name", 2)
    assert play.state.claims == ((0, 1),)


def test_a_fairchild_helps_to_a_milestone_that_outlasts_him() -> None:  # E51, OB-23.7, OB-23.11
    house = a_house(tiles="front-parlour", hand="charles-fairchild york-lord viscount-townshend")
    house.discards = "major-anthony-cole comtesse-de-vitry"
    play = a_game(house, space=3, milestones="high-society", theme_deck="sporting service")
    do(play, "host:front-parlour")
    assert play.state.phase is Phase.MARKET
    do(play, "milestone:high-society")
    play_until(play, lambda estate: estate.space == 5)
    assert "charles-fairchild" not in ids([*me(play).hand, *me(play).discards])
    assert not reached(play.state, me(play), milestone("high-society").goal)
    assert milestone_vp(play.state, me(play)) == 5


def test_roses_are_the_backs_of_tiles_that_flip_once() -> None:  # E52, OB-23.11
    tiles = f"{SEVEN_ROSES} green-room* barn sculpture-garden"
    play = a_game(a_house(tiles=tiles), milestones="practised-hosts")
    assert roses(me(play).organiser) == 7
    assert can(play, "milestone:practised-hosts")


def test_placed_servants_and_the_tile_in_use_count() -> None:  # OB-23.11
    house = a_house(tiles="stables trophy-room croquet-lawn bowling-green", hand="york-lord york-heir")
    house.available, house.expended = f"{STAFF} {STAFF}", "footman"
    play = a_game(house, milestones="specialist large-staff", **UD)
    do(play, "host:bowling-green", "favour:money:100")
    assert can(play, "milestone:specialist")
    assert can(play, "milestone:large-staff")


def test_nothing_is_claimed_outside_a_turn() -> None:  # OB-23.12
    house = a_house(reputation=15, vp_cards="pounds-300", objectives="misc-monuments room-music-room")
    play = a_game(house, phase=Phase.LAST, space=16, milestones="good-name")
    assert choices(play) == ["vp:pounds-300", "enough"]
    play = a_game(house, phase=Phase.COURTSHIP, space=4, themes="estate", milestones="good-name")
    while play.state.phase is not Phase.BEGIN and play.state.space == 4:
        decision = play.pending[0]
        assert "milestone:good-name" not in decision.keys
        play.answer(decision.seat, decision.keys[0])
    assert play.state.claims == ((),)


def test_milestones_may_join_the_objective_cards_or_replace_them() -> None:  # OB-23.10
    both = begun(2, milestones="random").state
    assert (len(both.milestones), len(both.players[0].objectives)) == (2, 5)
    with pytest.raises(BadTable, match="ob-forbids-no-goals"):
        a_setting(2, objective_cards=False)
    alone = begun(2, milestones="random", objective_cards=False).state
    assert (len(alone.milestones), len(alone.players[0].objectives)) == (2, 0)


def without_objectives(house: House, phase: Phase = Phase.ACT, space: int = 2, themes: str = "") -> Table:
    """A table that plays milestones instead of objective cards."""
    return a_game(
        house,
        phase=phase,
        space=space,
        themes=themes,
        milestones="good-name wide-circle",
        objective_cards=False,
        objective_deck="",
    )


def test_without_objective_cards_nothing_draws_or_discards_them() -> None:  # OB-23.13
    play = without_objectives(a_house(), Phase.BEGIN, 6)
    assert play.state.phase is Phase.ACT  # the objective draw of the track falls away
    assert not me(play).objectives.cards
    house = a_house(tiles="main-library", reputation=5, hand="york-lord york-heir york-daughter")
    play = do(without_objectives(house), "host:main-library", "favour:money:100")
    assert play.state.phase is Phase.MARKET  # its front gives no favour
    assert why_not(without_objectives(a_house(vp_cards="objective")), "vp:objective") == "OB-13.16"
    play = without_objectives(a_house(), Phase.COURTSHIP, 4, "estate")
    assert play.state.space == 5  # nobody was asked to discard


def test_the_estate_challenge_has_none_in_french() -> None:  # OB-21.2
    assert a_setting(1, CHALLENGE, milestones="random").milestones == "off"
    assert a_setting(1, CHALLENGE, milestones="random", edition="it").milestones == "random"
