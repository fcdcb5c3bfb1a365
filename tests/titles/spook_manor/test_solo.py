"""SM-7, SM-8 The solo game and Big Manor: Draft decks, Displays, the discard pile, the Haunt-o-meter."""

from __future__ import annotations

import pytest

from salotto.kernel.play import Refused
from salotto.kernel.title import BadTable
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.scoring import rank_of
from salotto.titles.spook_manor.state import Phase
from tests.each import for_each
from tests.kit.player import NAMES, answer, play_out, question, told
from tests.titles.spook_manor.positions import a_manor, a_room, rooms_of, spaces, the_complete_manor
from tests.titles.spook_manor.tables import (
    Table,
    a_solo_game,
    a_table,
    build,
    in_round_one,
    is_over,
    move,
    phase,
    play_to_round,
)

MODES = {"solo": 2, "solo-big-manor": 3}
A = ["trophy-room", "goblin-suite"]
B = ["phantom-candle-closet", "portrait-of-the-host"]
C = ["master-bedroom", "secret-laboratory"]


def displays(play: Table) -> list[list[str]]:
    return [[room.entry for room in draft.display] for draft in play.state.drafts]


def decks(play: Table) -> list[int]:
    return [len(draft.deck) for draft in play.state.drafts]


def discarded(play: Table) -> list[str]:
    return [room.entry for room in play.state.discard]


# 7.1 to 7.4 Set-up


@pytest.mark.parametrize("mode", MODES)
def test_there_is_no_hand_no_own_deck_and_no_passing(mode: str) -> None:  # SM-7.1
    play = play_out(a_table(1, mode))
    manor = play.state.manors[0]
    assert (len(manor.hand), len(manor.deck)) == (0, 0)
    assert told(play, "sm-hands-pass") == []


@pytest.mark.parametrize("mode", MODES)
def test_the_solo_player_chooses_a_foyer_before_any_room_is_revealed(mode: str) -> None:  # SM-7.2
    play = a_table(1, mode)
    assert play.state.supply == [13, 13, 13, 13]
    assert len(play.state.boxed_foyers) == 16 - 2
    left, right = question(play).keys
    assert play.state.drafts == []
    answer(play, 0, right)
    manor = play.state.manors[0]
    assert [card.key for card in manor.halves] == [right, left]
    assert (manor.at(0, 0), manor.at(1, 0)) == (BOX.foyer[right], BOX.foyer[left])


@pytest.mark.parametrize(("mode", "boxed"), [("solo", 116), ("solo-big-manor", 96)])
def test_draft_decks_of_20_are_dealt_and_the_rest_goes_to_the_box(
    mode: str, boxed: int
) -> None:  # SM-7.3, SM-8.1
    house = in_round_one(1, mode).state
    assert len(house.drafts) == MODES[mode]
    assert [len(draft.deck) + len(draft.display) for draft in house.drafts] == [20] * MODES[mode]
    assert len(house.box) == 156 - 20 * MODES[mode] == boxed
    dealt = [room.key for draft in house.drafts for room in (*draft.deck, *draft.display)]
    assert sorted([*dealt, *(room.key for room in house.box)]) == sorted(room.key for room in BOX.rooms)
    assert set(house.box.shown_to(0)) == {None}


@pytest.mark.parametrize("mode", MODES)
def test_the_top_2_cards_of_each_draft_deck_lie_face_up(mode: str) -> None:  # SM-7.4, SM-8.1
    play = in_round_one(1, mode)
    assert decks(play) == [18] * MODES[mode]
    for draft in play.state.drafts:
        assert draft.display.shown_to(0) == draft.display.cards
        assert len(draft.display) == 2
        assert set(draft.deck.shown_to(0)) == {None}


# 7.5 to 7.7 The turn


def test_any_card_of_any_display_may_be_played() -> None:  # SM-7.5
    play = a_solo_game(A, B)
    assert question(play).keys == [a_room(entry).key for entry in (*A, *B)]
    build(play, 0, "portrait-of-the-host", 2, 0)
    assert play.state.manors[0].at(2, 0) is a_room("portrait-of-the-host")


def test_the_rules_of_placement_and_invitations_hold_alone_too() -> None:  # SM-7.5
    play = a_solo_game(A, B, manor=a_manor(columns={0: ["goblin-card-nook"]}))
    answer(play, 0, a_room("goblin-suite").key)
    assert set(question(play).keys) == {"spot:-1,0", "spot:0,2", "spot:1,1", "spot:2,0"}
    with pytest.raises(Refused):
        answer(play, 0, "spot:1,2")
    answer(play, 0, "spot:1,1")
    assert play.state.manors[0].waiting == [0, 0, 1, 0]
    assert play.state.supply == [13, 13, 12, 13]


def test_monsters_change_places_alone_too() -> None:  # SM-7.6
    play = a_solo_game(A, B, manor=a_manor(columns={0: ["goblin-card-nook"]}))
    build(play, 0, "goblin-suite", 1, 1)
    assert phase(play) is Phase.PLACES
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    answer(play, 0, "done")
    assert play.state.manors[0].seated == [spaces("green", None)]
    assert play.state.round == 2


def test_the_other_card_is_discarded_and_two_new_ones_are_revealed() -> None:  # SM-7.7
    play = a_solo_game(A, B)
    below = [room.entry for room in reversed(play.state.drafts[1].deck.cards[-2:])]
    build(play, 0, "phantom-candle-closet", 0, 1)
    assert discarded(play) == ["portrait-of-the-host"]
    assert displays(play) == [A, below]  # the other Display does not change
    assert decks(play) == [18, 16]


def test_the_display_is_refilled_only_after_phase_1b() -> None:  # SM-7.7
    play = a_solo_game(A, B, manor=a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1}))
    build(play, 0, "trophy-room", 1, 1)
    assert displays(play) == [["goblin-suite"], B]
    assert discarded(play) == []
    answer(play, 0, "done")
    assert len(displays(play)[0]) == 2


def test_the_turn_may_be_taken_back_until_new_cards_are_revealed() -> None:  # SM-7.7
    play = a_solo_game(A, B, manor=a_manor(columns={0: ["goblin-card-nook"]}, waiting={"green": 1}))
    build(play, 0, "trophy-room", 1, 1)
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    play.restart(0)
    assert play.state.manors[0].at(1, 1) is None
    assert displays(play) == [A, B]
    build(play, 0, "trophy-room", 1, 1)
    answer(play, 0, "done")
    with pytest.raises(Refused) as refused:
        play.undo(0)
    assert refused.value.reason == "undo-reveal"


def test_a_solo_turn() -> None:  # EX-29
    play = a_solo_game(A, B, manor=a_manor(columns={0: ["goblin-card-nook"]}))
    build(play, 0, "goblin-suite", 0, 2)
    assert play.state.manors[0].waiting == [0, 0, 1, 0]
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    answer(play, 0, "done")
    assert discarded(play) == ["trophy-room"]
    assert displays(play)[1] == B
    assert len(displays(play)[0]) == 2
    assert decks(play) == [16, 18]


# 7.8 to 7.14 When a Draft deck is out, and the end


def test_a_deck_without_cards_is_out_and_its_display_stays_empty() -> None:  # SM-7.8
    play = a_solo_game(A, B, decks=(0, 18))
    build(play, 0, "goblin-suite", 0, 1)
    assert displays(play) == [[], B]
    assert decks(play) == [0, 18]
    assert question(play).keys == [a_room(entry).key for entry in B]
    build(play, 0, "phantom-candle-closet", 0, 2)
    assert displays(play)[0] == []


def test_the_game_ends_when_both_decks_are_out() -> None:  # SM-7.9
    restless = a_manor(columns={0: ["goblin-card-nook"]})
    play = a_solo_game(A, B, decks=(0, 0), manor=restless)
    build(play, 0, "phantom-candle-closet", 0, 2)
    assert not is_over(play)
    build(play, 0, "goblin-suite", 1, 1)
    assert not is_over(play)  # the phase 1B of the last turn takes place
    move(play, 0, "waiting:green", "space:goblin-card-nook:0")
    answer(play, 0, "done")
    assert is_over(play)
    assert discarded(play) == ["portrait-of-the-host", "trophy-room"]  # and so does the last discard
    assert play.scorecards()[0].points["entertainment"] == 1


@pytest.mark.parametrize(("mode", "turns"), [("solo", 20), ("solo-big-manor", 30)])
def test_each_draft_deck_gives_10_turns(mode: str, turns: int) -> None:  # SM-7.10, SM-8.2
    play = play_out(a_table(1, mode))
    assert play.state.round == play.state.rounds == turns == 10 * MODES[mode]
    assert len(told(play, "sm-builds")) == turns
    assert len(rooms_of(play.state.manors[0])) == turns
    assert len(play.state.discard) == turns
    assert decks(play) == [0] * MODES[mode]


def test_the_decks_may_be_used_in_any_order() -> None:  # SM-7.10
    play = in_round_one(1)
    for deck in (1, 0) * 5 + (0, 0, 1, 1) * 2 + (1, 0):  # each ten times
        assert not is_over(play)
        answer(play, 0, play.state.drafts[deck].display.cards[1].key)
        play_to_round(play, play.state.round + 1)
    assert is_over(play)


def test_the_discard_pile_is_open_and_never_used_again() -> None:  # SM-7.11
    play = in_round_one(1)
    pile: list[str] = []
    while not play.over:
        play_to_round(play, play.state.round + 1)
        assert discarded(play)[: len(pile)] == pile
        pile = discarded(play)
        assert play.view(0)["discard"] == [room.key for room in play.state.discard]
    assert len(pile) == 20


def test_a_deck_with_an_empty_pile_but_a_full_display_is_used_once_more() -> None:  # SM-7.13
    play = a_solo_game(A, B, decks=(2, 18))
    build(play, 0, "goblin-suite", 0, 1)
    assert decks(play)[0] == 0
    last = displays(play)[0]
    assert len(last) == 2
    assert question(play).keys[:2] == [room.key for room in play.state.drafts[0].display]
    answer(play, 0, question(play).keys[0], "spot:0,2")
    assert displays(play)[0] == []


def test_a_card_has_to_be_played_as_long_as_one_deck_is_not_out() -> None:  # SM-7.14
    play = a_solo_game(A, B, decks=(18, 0))
    build(play, 0, "phantom-candle-closet", 0, 1)
    assert question(play).keys == [a_room(entry).key for entry in A]
    for skip in ("done", "no"):
        with pytest.raises(Refused):
            answer(play, 0, skip)


# 7.12, 7.15 The Haunt-o-meter

TOPS = {"solo": (69, 79, 89, 99, 109), "solo-big-manor": (99, 114, 129, 144, 159)}


@pytest.mark.parametrize("mode", MODES)
def test_the_haunt_o_meter_gives_a_rank_for_every_total(mode: str) -> None:  # SM-7.12, SM-8.3
    for rank, top in enumerate(TOPS[mode], 1):
        assert rank_of(mode, top).rank == rank
        assert rank_of(mode, top + 1).rank == rank + 1
    assert rank_of(mode, -20).rank == 1
    assert rank_of(mode, 500).rank == 6


def test_there_is_no_win_and_no_loss_but_a_rank() -> None:  # SM-7.12
    play = play_out(in_round_one(1))
    outcome = play.outcome
    assert outcome is not None
    assert outcome.won is None
    assert outcome.verdict == "sm-haunt-o-meter"
    rank = rank_of("solo", outcome.scores[0]).rank
    assert outcome.args == {"rank": rank, "label": f"rank:{rank}"}


def test_the_total_alone_gives_the_rank() -> None:  # SM-7.15
    poor = a_manor(columns={0: ["master-bedroom"]})
    crowded = a_manor(columns={0: ["master-bedroom"] * 2}, waiting={"red": 2})
    outcomes = []
    for manor in (poor, crowded):
        play = a_solo_game(["dusty-library", "trophy-room"], manor=manor, decks=(0,))
        build(play, 0, "dusty-library", 1, 1)
        outcomes.append(play.outcome)
    assert outcomes[0] == outcomes[1]  # 4 + 3 and 8 + 3 - 4, and nothing more is compared
    assert outcomes[0] is not None
    assert outcomes[0].scores == (7,)


def test_the_solo_length_and_the_rank_of_103() -> None:  # EX-30
    play = in_round_one(1)
    for _ in range(9):
        answer(play, 0, play.state.drafts[0].display.cards[0].key)
        play_to_round(play, play.state.round + 1)
    assert decks(play) == [0, 18]
    assert [len(shown) for shown in displays(play)] == [2, 2]  # a tenth use is allowed
    answer(play, 0, play.state.drafts[0].display.cards[0].key)
    play_to_round(play, play.state.round + 1)
    assert [len(shown) for shown in displays(play)] == [0, 2]  # then the deck is out
    assert len(question(play).keys) == 2
    solo, big = (rank_of(mode, 103) for mode in MODES)
    assert (solo.rank, solo.labels["en"], solo.labels["it"]) == (5, "Frightening", "Spaventoso")
    assert (big.rank, big.labels["en"], big.labels["it"]) == (2, "Creepy", "Raccapricciante")


# 8 Big Manor


def test_big_manor_has_3_draft_decks_with_a_display_each() -> None:  # SM-8.1
    play = a_solo_game(A, B, C, decks=(18, 18, 18), mode="solo-big-manor")
    assert question(play).keys == [a_room(entry).key for entry in (*A, *B, *C)]
    build(play, 0, "master-bedroom", 0, 1)
    assert displays(play)[:2] == [A, B]
    assert decks(play) == [18, 18, 16]
    assert discarded(play) == ["secret-laboratory"]


def test_big_manor_ends_when_all_three_decks_are_out() -> None:  # SM-8.2
    play = a_solo_game(A, B, C, decks=(0, 0, 0), mode="solo-big-manor")
    build(play, 0, "trophy-room", 0, 1)
    build(play, 0, "portrait-of-the-host", 1, 1)
    assert not is_over(play)
    build(play, 0, "master-bedroom", 2, 0)
    assert is_over(play)


def test_big_manor_scores_the_same_manor_alike_and_ranks_it_by_its_own_column() -> None:  # SM-8.3
    outcomes = []
    for mode in MODES:
        play = a_solo_game(["forgotten-nursery", A[0]], manor=the_complete_manor(), decks=(0,), mode=mode)
        build(play, 0, "forgotten-nursery", 3, 0)  # worth 3, and next to no portrait
        answer(play, 0, "done")
        outcomes.append(play.outcome)
    assert [outcome.scores for outcome in outcomes if outcome] == [(103 + 3,), (103 + 3,)]
    assert [outcome.args["rank"] for outcome in outcomes if outcome] == [5, 2]


@for_each("players", range(2, 7))
def test_big_manor_exists_for_the_solo_game_only(players: int) -> None:  # SM-8.4
    with pytest.raises(BadTable, match="solo-big-manor"):
        TITLE.table(NAMES[:players], "fog", "solo-big-manor")
    assert TITLE.mode("solo-big-manor").players == (1,)
