"""SM-2 Who sees what. Seat None is a spectator, who sees what everybody sees."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import key_of
from salotto.kernel.title import Json
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import Cell, Room
from salotto.titles.spook_manor.state import Manor, Phase, SpookManorState
from tests.kit.player import answer, play_out, question, told
from tests.titles.spook_manor.positions import the_complete_manor
from tests.titles.spook_manor.tables import (
    Table,
    a_game,
    a_restless_manor,
    a_solo_game,
    a_table,
    commit,
    hand_keys,
    in_round_one,
    is_over,
    move,
    opened,
    play_to_round,
)

WATCHING = (0, 1, 2, None)


def cards_named(view: Json) -> set[str]:
    """Every card that a view names anywhere."""
    return set(re.findall(r'"((?:room|foyer):[^"]+)"', json.dumps(view)))


def laid(house: SpookManorState) -> set[str]:
    """The cards that lie in the manors."""
    return {card.key for manor in house.manors for column in manor.columns for card in column}


def manor_seen(play: Table, watcher: int | None, seat: int) -> Any:
    return play.view(watcher)["manors"][seat]


def as_imagined(house: SpookManorState, seat: int) -> SpookManorState:
    """Another table that the seat could not tell from this one."""
    twin = house.copy()
    TITLE.redeal(twin, seat, Chance("another deal"))
    return twin


# 2.1 The table of zones, line by line


def test_nobody_sees_the_box_and_its_numbers_are_public() -> None:  # SM-2.1
    play = in_round_one()
    boxed = {room.key for room in play.state.box} | {foyer.key for foyer in play.state.boxed_foyers}
    for seat in WATCHING:
        assert not cards_named(play.view(seat)) & boxed
        assert play.view(seat)["box"] == 156 - 3 * 23
        assert play.view(seat)["boxed_foyers"] == 16 - 3 * 2


def test_dealt_foyer_cards_are_seen_by_their_owner_only() -> None:  # SM-2.1
    play = a_table()
    for seat in range(3):
        assert cards_named(play.view(seat)) == {card.key for card in play.state.manors[seat].dealt}
    assert cards_named(play.view(None)) == set()


def test_the_choice_of_the_foyer_is_seen_by_its_owner_only_until_it_is_revealed() -> None:  # SM-2.1
    play = a_table()
    left, right = question(play, 0).keys
    answer(play, 0, right)
    assert manor_seen(play, 0, 0)["halves"] == [right, left]
    for watcher in (1, 2, None):
        assert manor_seen(play, watcher, 0)["halves"] == []
        assert manor_seen(play, watcher, 0)["dealt"] == [None, None]
    play_to_round(play, 1)
    for watcher in WATCHING:
        assert manor_seen(play, watcher, 0)["halves"] == [right, left]


def test_nobody_sees_a_deck_and_its_size_is_public() -> None:  # SM-2.1
    play = in_round_one()
    decks = {room.key for manor in play.state.manors for room in manor.deck}
    for watcher in WATCHING:
        assert not cards_named(play.view(watcher)) & decks
        assert [manor["deck"] for manor in play.view(watcher)["manors"]] == [19, 19, 19]


def test_a_hand_is_seen_by_its_owner_only_and_its_size_is_public() -> None:  # SM-2.1
    play = in_round_one()
    for watcher in WATCHING:
        for seat in range(3):
            seen = hand_keys(play, seat) if seat == watcher else [None] * 4
            assert manor_seen(play, watcher, seat)["hand"] == seen


def test_passed_cards_are_known_to_those_who_pass_and_receive_them() -> None:  # SM-2.1
    play = play_to_round(in_round_one(), 2)
    *passed, drawn = hand_keys(play, 1)
    assert manor_seen(play, 1, 1)["hand"] == [*passed, drawn]  # received from seat 0
    assert manor_seen(play, 0, 1)["hand"] == [*passed, None]
    assert manor_seen(play, 2, 1)["hand"] == [None] * 4
    assert manor_seen(play, None, 1)["hand"] == [None] * 4


def test_a_committed_choice_is_seen_by_its_owner_until_everybody_has_committed() -> None:  # SM-2.1
    play = in_round_one()
    card = hand_keys(play, 1)[2]
    story = len(play.story or [])
    answer(play, 1, card, "spot:2,0")
    assert manor_seen(play, 1, 1)["committed"] == [card, "spot:2,0"]
    for watcher in (0, 2, None):
        assert manor_seen(play, watcher, 1)["committed"] is None
        assert card not in cards_named(play.view(watcher))
        assert manor_seen(play, watcher, 1)["ready"] is True  # only that there is one
    assert len(play.story or []) == story  # nor does the story tell it
    commit(play, 0)
    commit(play, 2)
    assert [line.event.args["room"] for line in told(play, "sm-builds") if line.event.seat == 1] == [card]
    for watcher in WATCHING:
        assert manor_seen(play, watcher, 1)["columns"][2] == {"x": 2, "cards": [card]}


def test_manors_waiting_monsters_and_supply_are_seen_by_everybody() -> None:  # SM-2.1
    play = a_game(the_complete_manor(), a_restless_manor(), phase=Phase.PLACES)
    move(play, 1, "waiting:green", "space:goblin-card-nook:0")
    for watcher in (0, 1, None):
        first, second = play.view(watcher)["manors"]
        assert [column["x"] for column in first["columns"]] == [-1, 0, 1, 2]
        assert [len(column["cards"]) for column in first["columns"]] == [4, 7, 6, 5]
        assert first["waiting"] == {"purple": 0, "red": 0, "green": 1, "orange": 0}
        assert first["seated"]["room:pumpkin-grand-ballroom"] == [None, None, "green", "orange"]
        assert second["seated"] == {"room:goblin-card-nook": ["green", None]}
        assert play.view(watcher)["supply"] == {"purple": 10, "red": 12, "green": 9, "orange": 11}
        assert laid(play.state) <= cards_named(play.view(watcher))


def test_alone_the_displays_and_the_discard_pile_are_open_and_the_draft_decks_are_not() -> None:  # SM-2.1
    play = a_solo_game(["trophy-room", "goblin-suite"], ["phantom-candle-closet", "portrait-of-the-host"])
    answer(play, 0, "room:goblin-suite", "spot:0,1")
    view = play.view(0)
    first, second = play.state.drafts
    assert view["drafts"] == [
        {"deck": 16, "display": [room.key for room in first.display]},
        {"deck": 18, "display": [room.key for room in second.display]},
    ]
    assert view["discard"] == ["room:trophy-room-1"]
    hidden = {room.key for room in (*first.deck, *second.deck, *play.state.box)}
    assert not cards_named(view) & hidden


@pytest.mark.parametrize("players", [1, 2, 3])
def test_in_a_whole_game_a_view_names_only_what_its_seat_has_seen(players: int) -> None:  # SM-2.1
    play = in_round_one(players)
    seen: dict[int | None, set[str]] = {watcher: set() for watcher in (*range(players), None)}
    while not play.over:
        house = play.state
        public = laid(house) | {room.key for draft in house.drafts for room in draft.display}
        public |= {room.key for room in house.discard}
        for watcher, known in seen.items():
            known |= public
            if watcher is not None:
                known.update(hand_keys(play, watcher))
            assert cards_named(play.view(watcher)) <= known
        answer(play, play.pending[0].seat, play.pending[0].keys[-1])


# 2.2 to 2.6


def test_the_list_of_cards_is_public_but_not_which_of_them_are_in_use() -> None:  # SM-2.2
    assert all(TITLE.find(room.key) is room for room in BOX.rooms)
    assert all(TITLE.find(foyer.key) is foyer for foyer in BOX.foyers)
    house = in_round_one(6).state  # few cards are in the box
    twin = as_imagined(house, 0)
    assert TITLE.view(twin, 0) == TITLE.view(house, 0)
    assert {room.key for room in twin.box} != {room.key for room in house.box}


def test_a_player_is_reminded_of_the_cards_he_passed_on() -> None:  # SM-2.3
    play = in_round_one()
    mine = hand_keys(play, 0)[1:]
    play_to_round(play, 2)
    assert [key for key in manor_seen(play, 0, 1)["hand"] if key] == mine
    answer(play, 1, mine[1])  # the neighbour plays one of them
    play_to_round(play, 3)
    assert [key for key in manor_seen(play, 0, 2)["hand"] if key] == [
        mine[0],
        mine[2],
    ]  # and passes the others
    assert [key for key in manor_seen(play, 0, 0)["hand"] if key] == hand_keys(play, 0)
    for watcher in (1, 2):
        assert set(manor_seen(play, watcher, 2)["hand"]) >= {mine[0], mine[2]}
    assert set(manor_seen(play, None, 2)["hand"]) == {None}


def test_scores_that_follow_from_public_zones_are_shown_at_any_time() -> None:  # SM-2.4
    play = a_game(the_complete_manor(), a_restless_manor(), phase=Phase.PLACES)
    expected = {
        "printed": 12,
        "entertainment": 22,
        "portraits": 35,
        "lights": 28,
        "columns": 7,
        "leftover": -1,
    }
    for watcher in (0, 1, None):
        assert manor_seen(play, watcher, 0)["points"] == expected
        assert manor_seen(play, watcher, 1)["points"]["leftover"] == -1


def test_a_committed_card_does_not_show_in_the_score() -> None:  # SM-2.4, SM-2.1
    play = in_round_one()
    before = [manor["points"] for manor in play.view(None)["manors"]]
    commit(play, 0)
    assert [manor["points"] for manor in play.view(None)["manors"]] == before


def test_what_a_bot_imagines_looks_to_it_like_the_real_table() -> None:  # SM-2.5
    play = play_to_round(in_round_one(4), 3)
    commit(play, 1)
    imagined = play.imagine(0, "a dream")
    real, dreamt = play.view(0), imagined.view(0)
    for manor in real["manors"]:
        manor["ready"] = False  # others are imagined as still deciding
    assert dreamt == real
    assert imagined.state.manors[0].deck != play.state.manors[0].deck
    assert question(imagined).keys == question(play).keys


def secretly(manor: Manor) -> tuple[Room | None, Cell | None]:
    return manor.card, manor.spot


def test_a_secret_choice_is_made_again_in_what_another_imagines() -> None:  # SM-2.5
    play = in_round_one(6)
    for seat in range(1, 6):
        commit(play, seat)
    twin = as_imagined(play.state, 0)
    chosen = [secretly(manor) for manor in play.state.manors]
    assert [secretly(manor) for manor in twin.manors] != chosen
    assert TITLE.view(twin, 0) == play.view(0)
    assert secretly(as_imagined(play.state, 3).manors[3]) == chosen[3]  # one's own stays


def test_a_secret_foyer_is_laid_again_in_what_another_imagines() -> None:  # SM-2.5
    play = a_table(6)
    for seat in range(1, 6):
        answer(play, seat, question(play, seat).keys[0])
    twin = as_imagined(play.state, 0)
    assert TITLE.view(twin, 0) == play.view(0)
    assert [manor.halves for manor in twin.manors] != [manor.halves for manor in play.state.manors]
    for manor in twin.manors[1:]:
        assert {card.key for card in manor.halves} == {card.key for card in manor.dealt}


@pytest.mark.parametrize("seed", ["fog", "mist", "haze"])
def test_bots_and_helpers_decide_by_what_their_seat_can_see(seed: str) -> None:  # SM-2.5
    play = play_to_round(in_round_one(3, seed=seed), 8)
    twin = opened(as_imagined(play.state, 0))
    assert twin.state != play.state
    for prompt in ("sm-play-room", "sm-choose-spot"):
        choices = [make_bot("greedy", seed).choose(table, question(table)) for table in (play, twin)]
        assert question(play).prompt == prompt
        assert key_of(choices[0]) == key_of(choices[1])
        for table in (play, twin):
            answer(table, 0, key_of(choices[0]))


def test_box_and_unplayed_cards_stay_hidden_at_the_end() -> None:  # SM-2.6
    play = play_out(in_round_one())
    assert is_over(play)
    assert cards_named(play.view(None)) == laid(play.state)
    for seat in range(3):
        kept = {room.key for room in play.state.manors[seat].hand}
        assert len(kept) == 3
        assert kept <= cards_named(play.view(seat))
        assert not cards_named(play.view(seat)) & {room.key for room in play.state.box}
