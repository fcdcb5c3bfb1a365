"""SM-3 Set-up: what is dealt, in which order, and the choice of the Foyer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from salotto.kernel.decisions import Shuffle
from salotto.kernel.play import Refused
from salotto.kernel.title import BadTable
from salotto.kernel.zones import Zone, only
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import Colour, Foyer
from salotto.titles.spook_manor.rules import deal_hands
from salotto.titles.spook_manor.scoring import lights
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState
from tests.each import for_each
from tests.kit.player import NAMES, answer, question, simply
from tests.titles.spook_manor.positions import a_foyer
from tests.titles.spook_manor.tables import Table, a_table, in_round_one, opened, phase

PLAYERS = range(2, 7)


def dealt_foyers(*pairs: tuple[Foyer, Foyer]) -> Table:
    """A table at which these Foyer cards have just been dealt."""
    manors = [Manor(seat, dealt=Zone(pair, only(seat))) for seat, pair in enumerate(pairs)]
    return opened(SpookManorState("competitive", [13] * 4, manors, Phase.FOYER))


@for_each("mode, players", [("competitive", 1), ("competitive", 7), ("solo", 2), ("solo-big-manor", 2)])
def test_two_to_six_compete_and_one_plays_alone(mode: str, players: int) -> None:  # SM-1.10
    with pytest.raises(BadTable, match=mode):
        TITLE.table([*NAMES, "Gina"][:players], "fog", mode)


@for_each("players", PLAYERS)
def test_without_a_mode_two_to_six_play_the_competitive_game(players: int) -> None:  # SM-1.10
    assert TITLE.table(NAMES[:players], "fog").mode == "competitive"


def test_all_52_monsters_form_the_common_supply() -> None:  # SM-3.1
    assert a_table().state.supply == [13, 13, 13, 13]


@for_each("players", PLAYERS)
def test_two_foyer_cards_are_dealt_to_each_and_the_rest_goes_to_the_box(players: int) -> None:  # SM-3.2
    house = a_table(players).state
    assert [len(manor.dealt) for manor in house.manors] == [2] * players
    assert len(house.boxed_foyers) == 16 - 2 * players
    somewhere = [card for manor in house.manors for card in manor.dealt] + house.boxed_foyers.cards
    assert sorted(card.key for card in somewhere) == sorted(card.key for card in BOX.foyers)


def test_the_cards_are_shuffled_for_every_table() -> None:  # SM-3.2, SM-3.5
    first, again, other = (in_round_one(seed=seed).state for seed in ("fog", "fog", "mist"))
    assert first == again
    for seat in range(3):
        assert first.manors[seat].halves != other.manors[seat].halves
        assert first.manors[seat].deck != other.manors[seat].deck


def test_a_player_lays_one_foyer_card_left_and_the_other_right() -> None:  # SM-3.3
    play = dealt_foyers(
        (a_foyer("foyer-05"), a_foyer("foyer-08")), (a_foyer("foyer-01"), a_foyer("foyer-02"))
    )
    answer(play, 0, "foyer:foyer-08")
    answer(play, 1, "foyer:foyer-01")
    manor = play.state.manors[0]
    assert manor.at(0, 0) is a_foyer("foyer-08")
    assert manor.at(1, 0) is a_foyer("foyer-05")
    assert len(manor.dealt) == 0


@pytest.mark.parametrize(("left", "points"), [("foyer:foyer-05", 2), ("foyer:foyer-08", 0)])
def test_both_orders_are_legal_and_the_unused_faces_never_count(
    left: str, points: int
) -> None:  # EX-2, SM-1.2
    play = dealt_foyers(
        (a_foyer("foyer-05"), a_foyer("foyer-08")), (a_foyer("foyer-01"), a_foyer("foyer-02"))
    )
    assert question(play).keys == ["foyer:foyer-05", "foyer:foyer-08"]
    answer(play, 0, left)
    answer(play, 1, "foyer:foyer-01")
    assert lights(play.state.manors[0]) == points


def test_foyers_are_chosen_at_the_same_time_and_revealed_together() -> None:  # SM-3.4
    play = a_table()
    assert [decision.seat for decision in play.pending] == [0, 1, 2]
    for seat in (2, 0):
        answer(play, seat, question(play, seat).keys[1])
        assert all(not manor.columns for manor in play.state.manors)
    answer(play, 1, question(play, 1).keys[1])
    assert all(len(manor.columns) == 2 for manor in play.state.manors)


def test_the_foyer_is_chosen_before_any_player_sees_a_room_card() -> None:  # SM-3.4, SM-7.2
    for play in (a_table(), a_table(1)):
        assert question(play).prompt == "sm-lay-foyer"
        assert all(not manor.hand.cards and not manor.deck.cards for manor in play.state.manors)
        assert not play.state.drafts


def test_the_foyer_choice_may_be_changed_until_it_is_revealed_and_not_after() -> None:  # SM-3.4
    play = a_table(2)
    first, second = question(play).keys
    answer(play, 0, first)
    play.undo(0)
    answer(play, 0, second)
    answer(play, 1, question(play, 1).keys[0])
    assert play.state.manors[0].halves[0].key == second
    with pytest.raises(Refused, match="barrier"):
        play.undo(0)


@for_each("players, boxed", [(2, 110), (3, 87), (4, 64), (5, 41), (6, 18)])
def test_23_rooms_are_dealt_to_each_and_the_rest_goes_to_the_box(
    players: int, boxed: int
) -> None:  # SM-3.5, SM-3.6
    house = in_round_one(players).state
    assert [len(manor.hand) + len(manor.deck) for manor in house.manors] == [23] * players
    assert len(house.box) == 156 - 23 * players == boxed
    dealt = [card for manor in house.manors for card in (*manor.hand, *manor.deck)]
    assert sorted(card.key for card in (*dealt, *house.box)) == sorted(card.key for card in BOX.rooms)


def test_rooms_are_dealt_face_down_and_boxed_unseen() -> None:  # SM-3.5, SM-3.6
    house = in_round_one().state
    for seat in (0, 1, 2, None):
        assert set(house.box.shown_to(seat)) == {None}
        for manor in house.manors:
            assert set(manor.deck.shown_to(seat)) == {None}


def test_the_opening_hand_is_the_top_4_of_the_own_deck() -> None:  # SM-3.7
    house = SpookManorState("competitive", [13] * 4, [Manor(0), Manor(1)], Phase.DEAL)
    (request,) = deal_hands(house)
    assert isinstance(request, Shuffle)  # nobody has carried it out: the cards lie as in the list
    top_of_own_deck = {0: BOX.rooms[133:137], 1: BOX.rooms[110:114]}
    for seat, cards in top_of_own_deck.items():
        assert tuple(house.manors[seat].hand) == cards
        assert len(house.manors[seat].deck) == 23 - 4 == 19


def test_foyer_cards_are_laid_and_not_played_so_they_invite_nobody() -> None:  # SM-3.8
    first, second = a_foyer("foyer-05"), a_foyer("foyer-08")
    inviting = replace(first, left=replace(first.left, invitations=(Colour.RED,)))
    play = dealt_foyers((inviting, second), (a_foyer("foyer-01"), a_foyer("foyer-02")))
    answer(play, 0, inviting.key)
    answer(play, 1, "foyer:foyer-01")
    assert phase(play) is Phase.PLAY
    assert [manor.monsters() for manor in play.state.manors] == [[0, 0, 0, 0]] * 2
    assert play.state.supply == [13, 13, 13, 13]


def test_the_order_of_the_set_up() -> None:  # SM-3.9
    play = a_table()
    seen = []
    while play.state.round == 0:
        house = play.state
        seen.append(
            (sum(house.supply), sum(len(manor.dealt) for manor in house.manors), len(house.box), house.phase)
        )
        answer(play, play.pending[0].seat, simply(play.pending[0]))
    assert seen == [(52, 6, 0, Phase.FOYER)] * 3  # supply and Foyers first; no Room card during the choice
    assert play.state.round == 1
    assert phase(play) is Phase.PLAY
    assert [len(manor.hand) for manor in play.state.manors] == [4] * 3


def test_set_up_with_3_players() -> None:  # EX-1
    house = a_table(3).state
    assert house.supply == [13] * 4
    assert (sum(len(manor.dealt) for manor in house.manors), len(house.boxed_foyers)) == (6, 10)
    house = in_round_one(3).state
    assert sum(len(manor.hand) + len(manor.deck) for manor in house.manors) == 3 * 23 == 69
    assert len(house.box) == 87
    assert [(len(manor.hand), len(manor.deck)) for manor in house.manors] == [(4, 19)] * 3
    assert [sum(manor.monsters()) for manor in house.manors] == [0] * 3


def test_the_table_keeps_its_beginning_unspoilt() -> None:
    """What is dealt later must not show in the checkpoints before: a table is opened again from them."""
    play = in_round_one(4)
    assert play.checkpoints()[0].state == TITLE.begin(play.table)
    for mark in play.checkpoints():
        assert len(mark.state.box) == (64 if mark.state.round else 0)
