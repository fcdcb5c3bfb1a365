"""LW-1 Who sees what. Seat None is a spectator, who sees what everybody sees."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from salotto.bots import make_bot
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import key_of
from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Json
from salotto.kernel.zones import EVERYBODY, only
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.jobs import income
from salotto.titles.last_will.state import LastWillState, Phase
from tests.kit.player import NAMES, answer, do, question, told
from tests.titles.last_will.positions import a_bystander, a_cousin, a_game, on_board, on_turn, opened
from tests.titles.last_will.tables import (
    BASE,
    SACKED,
    Table,
    a_table,
    choices,
    hand,
    in_planning,
    pile,
    play_to_round,
    player,
)

WATCHING = (0, 1, 2, None)


def cards_named(view: Json) -> set[str]:
    """Every card that a view names anywhere."""
    return set(re.findall(r'"(card:[^"]+)"', json.dumps(view)))


def seen(play: Table, watcher: int | None, seat: int) -> Any:
    """What somebody sees of a player."""
    return play.view(watcher)["players"][seat]


def public(estate: LastWillState) -> set[str]:
    """The cards that lie open."""
    laid = [laid.card.key for player in estate.players for laid in player.board]
    return {*laid, *(card.key for card in estate.offers if card)}


def as_imagined(estate: LastWillState, seat: int | None, seed: str = "another deal") -> LastWillState:
    """Another table that the seat could not tell from this one."""
    twin = estate.copy()
    TITLE.redeal(twin, seat, Chance(seed))
    return twin


def hand_keys(estate: LastWillState, seat: int) -> list[str]:
    return [card.key for card in estate.players[seat].hand]


# LW-1.1, LW-1.2 What is public


def test_boards_offers_plans_figures_and_market_are_public() -> None:  # LW-1.1
    me = a_cousin(
        board=[on_board("farm-home", "dog"), on_board("manor-old", value=8, used=True)], errand_boys=1
    )
    play = a_game(
        me, a_bystander(), a_cousin(), phase=Phase.ERRANDS, offers={"b1": "butler"}, round=3, start=2
    )
    do(play, "errand:opera")
    for watcher in WATCHING:
        view = play.view(watcher)
        farm, manor = seen(play, watcher, 0)["board"]
        assert (farm["card"], farm["tokens"]) == ("card:farm-home", ["dog"])
        assert (manor["card"], manor["step"] > 0, manor["used"]) == ("card:manor-old", True, True)
        offers = zip(play.state.setting.offering, view["offers"], strict=True)
        assert {space.key: card for space, card in offers}["offer:b1"] == "card:butler"
        assert [player["plan"] for player in view["players"]] == view["plans"][:3]
        errands = zip(play.state.setting.errands, view["figures"], strict=True)
        assert {space.key: figures for space, figures in errands}["errand:opera"] == [0]
        assert view["market"] == [3, -2, 1, -3]
        assert (view["round"], view["start"]) == (3, 2)


def test_blocking_markers_are_public() -> None:  # LW-1.1
    play = do(a_game(phase=Phase.PLANNING), "plan:plan-2-3-3")
    for watcher in (0, 1, None):
        view = play.view(watcher)
        assert [view["plans"].index(plan) for plan in view["blocked"]] == [2]


def test_action_counters_and_jobs_with_their_tokens_are_public() -> None:  # LW-1.1
    play = on_turn(30, ["dinner"], actions=3, white_actions=1, job="job-doctor", covered=["mask"])
    for watcher in (0, 1, None):
        mine = seen(play, watcher, 0)
        assert (mine["actions"], mine["white_actions"]) == (3, 1)
        assert (mine["job"], mine["covered"]) == ("job:job-doctor", 0b10)
        assert income(play.seen(watcher).players[0]) == 1 + 2 + 3


def test_the_numbers_of_cards_in_hands_decks_and_piles_are_public() -> None:  # LW-1.1
    play = on_turn(30, ["dinner", "butler", "manor-old"], piles={"events": ["ball", "theatre"]})
    for watcher in (0, 1, None):
        view = play.view(watcher)
        assert len(seen(play, watcher, 0)["backs"]) == 3
        assert (len(view["decks"][0]), view["piles"][0]) == (31 - 1 - 2, 2)
        assert len(view["decks"][1]) == 39 - 1 - 1  # a bystander's School Chum
        assert len(view["special"]) == 17


def test_money_is_public() -> None:  # LW-1.2
    play = a_game(a_cousin(17, ["dinner"]), a_cousin(-4, bankrupt=True), a_cousin(58))
    for watcher in WATCHING:
        assert [seen(play, watcher, seat)["money"] for seat in range(3)] == [17, -4, 58]


# LW-1.3 to LW-1.5 What is hidden


def test_hands_are_hidden() -> None:  # LW-1.3
    play = in_planning(3)
    for watcher in WATCHING:
        for seat in range(3):
            mine = hand_keys(play.state, seat) if seat == watcher else None
            assert seen(play, watcher, seat)["hand"] == mine


def test_a_card_taken_from_the_offering_board_lies_hidden_in_the_hand() -> None:  # LW-1.3
    play = a_game(
        a_cousin(errand_boys=1), a_bystander(), a_cousin(), phase=Phase.ERRANDS, offers={"b1": "butler"}
    )
    do(play, "errand:b1")
    assert [line.event.args["card"] for line in told(play, "lw-takes")] == ["card:butler"]  # all have seen it
    for watcher in (1, 2, None):
        assert "card:butler" not in cards_named(play.view(watcher))


def test_what_was_taken_face_up_is_remembered() -> None:  # LW-1.3
    play = a_game(a_cousin(hand=["waiter"], known=["butler"]), a_bystander())
    for seed in range(5):
        twin = as_imagined(play.state, 1, str(seed))
        assert [card.entry for card in twin.players[0].hand][1] == "butler"
    others = {as_imagined(play.state, 1, str(seed)).players[0].hand.cards[0].entry for seed in range(8)}
    assert len(others) > 1


def test_decks_are_face_down() -> None:  # LW-1.4
    play = in_planning(3, SACKED)
    estate = play.state
    decks = {card.key for zone in (*estate.decks, estate.special, estate.new_special) for card in zone}
    for watcher in WATCHING:
        assert not cards_named(play.view(watcher)) & decks
    twin = as_imagined(estate, 0)
    for zone, other in zip((*estate.decks, estate.special), (*twin.decks, twin.special), strict=True):
        assert zone.cards != other.cards


def test_the_crowns_on_the_top_card_of_a_special_deck_are_visible() -> None:  # LW-1.4
    decks = {"special": ["race-week", "royal-banquet"], "gs-special": ["opening-night"]}
    play = on_turn(30, ["dinner"], mode=SACKED, decks=decks)
    for watcher in (0, 1, None):
        view = play.view(watcher)
        assert (len(view["special"]), len(view["new_special"]), view["crowns"]) == (17, 7, [2, 2])
        bare = on_turn(30, ["dinner"]).view(watcher)
        assert (bare["new_special"], bare["crowns"][1]) == ([], 0)
    for seed in range(5):  # and a redeal keeps them
        twin = as_imagined(play.state, 1, str(seed))
        assert [card.crowns for card in twin.special] == [card.crowns for card in play.state.special]


def test_discard_piles_are_face_down() -> None:  # LW-1.5
    play = on_turn(30, ["dinner"], piles={"events": ["ball"]})
    for watcher in (0, 1, None):
        assert "card:ball-1" not in cards_named(play.view(watcher))


def test_a_card_discarded_by_being_played_was_public() -> None:  # LW-1.5
    play = do(on_turn(30, ["dinner"], ["school-chum"]), "play:dinner")
    assert play.state.piles[0].seen == [EVERYBODY]
    assert [line.event.args["cards"] for line in told(play, "lw-plays")] == [["card:dinner-1"]]


@pytest.mark.parametrize("phase", ["starting", "keeping"])
def test_cards_given_up_are_discarded_unseen(phase: str) -> None:  # LW-1.5, LW-R13
    if phase == "starting":
        play = a_table(2)
        for seat in (0, 1):
            answer(play, seat, *question(play, seat).keys[1:3])
    else:
        play = a_game(a_cousin(hand=["dinner", "ball", "theatre"]), a_cousin())
        do(play, "end", "card:ball", "enough")
    discards = [
        (card.key, mask) for zone in play.state.piles for card, mask in zip(zone, zone.seen, strict=True)
    ]
    assert discards
    assert all(mask in (only(0), only(1)) for _, mask in discards)
    for line in told(play, "lw-discards"):
        assert set(line.event.args) == {"cards"}
        assert isinstance(line.event.args["cards"], int)  # only how many


def test_nobody_knows_which_of_two_equal_backs_was_given_up() -> None:  # LW-1.5, LW-1.3
    play = a_game(a_cousin(hand=["dinner"], known=["ball"]), a_cousin())
    do(play, "end", "card:dinner", "enough")
    assert hand(play) == ["dinner"]
    assert pile(play, "events") == ["ball"]
    assert play.state.players[0].hand.seen == [only(0)]
    assert play.state.piles[0].seen == [only(0)]


def test_choices_made_at_the_same_time_are_secret() -> None:  # LW-1.3, LW-4.5, LW-15.1
    play = a_table(3)
    before = [seen(play, watcher, 0) for watcher in (1, 2, None)]
    answer(play, 0, *question(play).keys[:2])
    for watcher, view in zip((1, 2, None), before, strict=True):
        assert seen(play, watcher, 0) == {**view, "ready": True}
    assert seen(play, 0, 0)["kept"] == hand_keys(play.state, 0)[:2]


def test_a_secret_choice_is_made_again_in_what_another_imagines() -> None:  # LW-1.3
    play = a_table(3)
    answer(play, 0, *question(play).keys[:2])
    kept = {as_imagined(play.state, 1, str(seed)).players[0].kept for seed in range(5)}
    assert len(kept) > 1
    assert as_imagined(play.state, 0).players[0].kept == player(play).kept


# LW-1.6 to LW-1.9


def test_there_are_12_extensions_and_everything_else_is_unlimited() -> None:  # LW-1.6, LW-R18
    play = a_table(5)
    assert play.state.extensions == 12
    many = [f"companion-{companion}" for companion in ["dog"] * 5 + ["horse"] * 5]
    farms = ["farm-home", "farm-sheep", "farm-kennel", "farm-stud", "farm-great", "farm-smallholding"]
    play = on_turn(30, many, farms, actions=20, spaces=6)
    placed = 0
    while any(name.startswith("token:") for name in choices(play)):
        do(play, next(name for name in choices(play) if name.startswith("token:")))
        if question(play).prompt == "lw-token-where":
            do(play, choices(play)[0])
        placed += 1
    assert placed == sum(len(laid.tokens) for laid in player(play).board) >= 10


def test_a_job_takes_no_card_space() -> None:  # LW-1.7
    board = ["waiter", "butler", "tailor", "coachman"]
    play = do(on_turn(30, ["informant"], board, job="job-doctor"), "lay:informant")
    assert len(player(play).board) == 5
    assert player(play).job is not None


def test_nobody_sees_the_box() -> None:  # LW-1.8
    play = a_game(a_cousin(hand=["hectic-day", "dinner"]), a_cousin())
    do(play, "end", "card:dinner", "enough")
    assert [card.entry for card in play.state.box] == ["hectic-day"]
    for watcher in (1, None):
        assert "card:hectic-day" not in cards_named(play.view(watcher))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("mode", [BASE, SACKED])
def test_in_a_whole_game_a_view_names_only_what_its_seat_has_seen(mode: str, players: int) -> None:
    # LW-1.1, LW-1.3, LW-1.4, LW-1.5
    chance = Random(players)
    play = Play(TITLE, TITLE.table(NAMES[:players], "views", mode), every=NEVER)
    known: dict[int | None, set[str]] = {watcher: set() for watcher in (*range(players), None)}
    while (decision := play.next_decision()) is not None:
        for watcher, cards in known.items():
            cards |= public(play.state)
            if watcher is not None:
                cards.update(hand_keys(play.state, watcher))
                if play.state.aside.cards and play.state.current().seat == watcher:
                    cards.update(card.key for card in play.state.aside)
            assert cards_named(play.view(watcher)) <= cards
        play.take(decision, chance.choice(decision.options))


@pytest.mark.parametrize("mode", [BASE, SACKED])
def test_what_a_seat_imagines_depends_only_on_what_it_sees(mode: str) -> None:  # LW-1.3, LW-1.4
    chance = Random(mode)
    play = Play(TITLE, TITLE.table(NAMES[:3], "minds", mode), every=NEVER)
    while (decision := play.next_decision()) is not None:
        if chance.random() < 0.1:
            for seat in (0, 1, 2, None):
                twin = as_imagined(play.state, seat)
                assert TITLE.view(twin, seat) == play.view(seat)
                assert as_imagined(twin, seat, "dream") == as_imagined(play.state, seat, "dream")
        play.take(decision, chance.choice(decision.options))


@pytest.mark.parametrize("mode", [BASE, SACKED])
def test_bots_decide_by_what_their_seat_can_see(mode: str) -> None:  # LW-1.3, LW-1.4
    play = play_to_round(in_planning(3, mode), 3)
    seat = play.pending[0].seat
    twin = as_imagined(play.state, seat)
    assert twin != play.state
    tables = [opened(state, mode, play.table.options) for state in (play.state, twin)]
    while tables[0].decision(seat):
        picked = [make_bot("greedy", "x").choose(table, question(table, seat)) for table in tables]
        assert key_of(picked[0]) == key_of(picked[1])
        for table in tables:
            answer(table, seat, key_of(picked[0]))


def test_a_drawn_card_is_told_only_to_who_drew_it() -> None:  # LW-1.3
    play = a_game(a_cousin(), a_cousin(), a_cousin(), phase=Phase.PLANNING)
    do(play, "plan:plan-2-3-2", "deck:events", "deck:companions")
    (mine,) = told(play, "lw-draws-cards")
    assert mine.event.only == 0
    assert mine.event.args["cards"] == hand_keys(play.state, 0)
    (all_,) = told(play, "lw-draws")
    assert all_.event.only is None
    assert not re.search("card:", json.dumps(all_.event.args))
