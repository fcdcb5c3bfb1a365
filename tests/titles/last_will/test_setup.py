"""LW-2 to LW-4 Setting up the game, the course of a round, and its first phase."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from salotto.kernel.log import from_log, verify
from salotto.kernel.play import Refused
from salotto.kernel.title import BadTable, Option, Value
from salotto.titles.last_will import TITLE, naming, settings
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import COMPANIONS, REGULAR, Deck
from salotto.titles.last_will.setup import cards_in_play
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.golden.golden import FOLDER as GOLDEN
from tests.kit.player import answer, do, play_out, prompt, question, simply, told
from tests.random_games import position
from tests.titles.last_will.positions import a_cousin, a_game, a_setting
from tests.titles.last_will.tables import (
    BASE,
    SACKED,
    Table,
    a_table,
    choices,
    end_round,
    hand,
    in_planning,
    money,
    pile,
    play_to_round,
    player,
)

every_number = for_each("players", [2, 3, 4, 5])

SEEDS = [f"will {n}" for n in range(12)]

LETTERS = {"s": "special", "p": "properties", "e": "events", "w": "wild", "h": "helpers-expenses"}
LETTERS |= {"c": "companions", "n": "gs-special"}

TWO_OR_THREE = {
    "a1": "sssssss",
    "a2": "sssssss",
    "a3": "ppeeeee",
    "w1": "wwwwwww",
    "w2": "wwwwwww",
    "b1": "hhhhhcc",
    "b2": "cccceee",
}
FOUR_OR_FIVE = {
    "a1": "sssssss",
    "a2": "sssssss",
    "w1": "wwwwwww",
    "w2": "wwwwwww",
    "b1": "ppeeeee",
    "b2": "hhhhhcc",
    "b3": "ccccccc",
    "b4": "hhheeee",
}
OFFERING = {
    2: TWO_OR_THREE,
    3: TWO_OR_THREE | {"c1": "eeeeeee"},
    4: FOUR_OR_FIVE,
    5: FOUR_OR_FIVE | {"c1": "ppeeeee"},
}
"""The decks of the offering spaces, round by round, as printed on the boards."""


def dealt(play: Table) -> dict[str, str]:
    """The back of the card on every offering space that has one."""
    spaces = zip(play.state.setting.offering, play.state.offers, strict=True)
    return {space.key.removeprefix("offer:"): card.deck.value for space, card in spaces if card}


# LW-2 Setup of the base game


@every_number
def test_the_boards_are_those_for_the_number_of_players(players: int) -> None:  # LW-2.1
    play = a_table(players)
    assert list(dealt(play)) == list(OFFERING[players])
    positions = {2: 6, 3: 6, 4: 7, 5: 7}[players]
    side = {2: "2-3", 3: "2-3", 4: "4-5", 5: "4-5"}[players]
    assert [plan.key for plan in play.state.plans] == [
        f"plan:plan-{side}-{position}" for position in range(1, positions + 1)
    ]


@every_number
def test_the_first_round_is_round_1(players: int) -> None:  # LW-2.2
    assert a_table(players).state.round == 1


def test_the_four_modifiers_lie_in_random_order_one_on_each_type() -> None:  # LW-2.3
    markets = [a_table(3, BASE, seed).state.market for seed in SEEDS]
    assert {tuple(sorted(market)) for market in markets} == {(-3, -2, 1, 3)}
    for type_ in range(4):
        assert len({market[type_] for market in markets}) > 1


def test_the_four_regular_decks_are_shuffled_separately() -> None:  # LW-2.4
    tables = [in_planning(3, BASE, seed) for seed in SEEDS[:4]]
    for deck in REGULAR:
        orders = [[card.key for card in play.state.decks[REGULAR.index(deck)]] for play in tables]
        assert len({tuple(order) for order in orders}) == 4
        for play in tables:
            assert {card.deck for card in play.state.decks[REGULAR.index(deck)]} == {deck}


DECK_SIZES = {
    "events": 31,
    "helpers-expenses": 39,
    "properties": 24,
    "companions": 20,
    "special": 17,
    "wild": 2,
}
"""Beside 7 last wills, as the publisher counts them."""


def test_the_decks_have_31_events_39_helpers_and_expenses_24_properties_20_companions() -> None:
    # LW-2.4, LW-2.5
    sizes = Counter(card.deck.value for card in BOX.base)
    assert sizes == DECK_SIZES
    assert len(BOX.base_wills) == 7
    assert sizes.total() + 7 == settings.SHELF.section("setup.toml", "totals").number("base_cards") == 140


def test_the_list_of_decks_counts_the_cards_as_they_are() -> None:  # LW-2.4, LW-20.2
    listed = {deck.id: deck.number("cards") for deck in settings.SHELF.entries("setup.toml", "deck")}
    assert {deck: listed[deck] for deck in DECK_SIZES} == DECK_SIZES
    assert listed["last-will"] == len(BOX.base_wills)
    new = {deck: count for deck, count in listed.items() if deck.startswith("gs-")}
    assert sum(new.values()) == settings.SHELF.section("setup.toml", "totals").number("expansion_cards") == 50


def test_there_are_five_companions_of_each_type() -> None:  # LW-2.4
    companions = Counter(card.entry for card in BOX.base if card.deck is Deck.COMPANIONS)
    assert companions == dict.fromkeys((f"companion-{type_}" for type_ in COMPANIONS), 5)


def test_the_box_counts_30_companion_tokens_and_12_value_markers() -> None:  # LW-1.6
    pieces = {piece.id: piece.number("count") for piece in settings.SHELF.entries("setup.toml", "piece")}
    assert (pieces["companion-token"], pieces["value-marker"]) == (30, 12)


@every_number
def test_retired_copies_come_into_no_new_game(players: int) -> None:  # LW-2.4
    assert len(BOX.retired) == 6
    for mode in (BASE, SACKED):
        assert not set(BOX.retired) & set(cards_in_play(a_table(players, mode).state.setting))


def test_the_special_cards_lie_by_crowns_1_on_top_3_at_the_bottom() -> None:  # LW-2.5
    orders = set()
    for seed in SEEDS[:4]:
        estate = a_table(3, BASE, seed).state
        offered = [card for card in estate.offers if card and card.deck is Deck.SPECIAL]
        from_the_top = [card.crowns for card in (*offered, *reversed(estate.special.cards))]
        assert from_the_top == [1] * 4 + [2] * 6 + [3] * 7
        orders.add(tuple(card.key for card in estate.special))
    assert len(orders) == 4


@every_number
def test_the_wild_cards_lie_on_the_offering_board_and_in_no_deck(players: int) -> None:  # LW-2.6
    estate = a_table(players).state
    assert [card.entry for card in estate.offers if card and card.deck is Deck.WILD] == ["companion-wild"] * 2
    decks = [*estate.decks, *estate.piles, estate.special]
    assert all(card.deck is not Deck.WILD for deck in decks for card in deck)


@every_number
def test_every_player_has_a_board_of_5_spaces_and_no_actions_yet(players: int) -> None:  # LW-2.7
    for player_ in a_table(players).state.players:
        assert (player_.spaces, player_.board, player_.actions, player_.plan) == (5, [], 0, None)


@every_number
def test_no_plan_of_the_base_game_has_more_than_two_errand_boys(players: int) -> None:  # LW-2.7
    assert {plan.errand_boys for plan in a_table(players).state.plans} == {1, 2}


@every_number
def test_with_two_players_each_has_a_blocking_marker(players: int) -> None:  # LW-2.8
    play = in_planning(players)
    blocking = []
    while play.pending[0].prompt == "lw-block-plan":
        blocking.append(play.pending[0].seat)
        answer(play, play.pending[0].seat, simply(play.pending[0]))
    start = play.state.start
    assert blocking == ([start, 1 - start] if players == 2 else [])


def test_in_a_first_game_everybody_starts_with_70_pounds() -> None:  # LW-2.9
    play = a_table(starting_money="seventy")
    assert [money(play, seat) for seat in range(3)] == [70] * 3


def test_a_last_will_drawn_at_random_gives_everybody_the_same_amount() -> None:  # LW-2.9
    tables = [a_table(3, BASE, seed, starting_money="random-will") for seed in SEEDS]
    amounts = set()
    for play in tables:
        assert play.state.will is not None
        assert [player_.money for player_ in play.state.players] == [play.state.will.money] * 3
        amounts.add(play.state.will.money)
    assert amounts <= {70, 80, 90, 100, 110, 120, 130}
    assert len(amounts) > 2


def test_the_table_can_choose_one_of_the_seven_last_wills() -> None:  # LW-2.9
    play = a_table(starting_money="chosen-will")
    assert choices(play) == [f"will:last-will-{pounds}" for pounds in range(70, 131, 10)]
    answer(play, 0, "will:last-will-110")
    assert [money(play, seat) for seat in range(3)] == [110] * 3


@every_number
def test_every_player_draws_3_helpers_and_expenses_and_3_properties(players: int) -> None:  # LW-2.10
    play = a_table(players)
    for player_ in play.state.players:
        backs = [card.deck for card in player_.hand]
        assert backs == [Deck.HELPERS] * 3 + [Deck.PROPERTIES] * 3


@every_number
def test_the_starting_player_is_drawn_at_random(players: int) -> None:  # LW-2.11
    starts = {a_table(players, BASE, f"start {n}").state.start for n in range(40)}
    assert starts == set(range(players))


@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:  # LW-40.1
    for mode in (BASE, SACKED):
        with pytest.raises(BadTable):
            TITLE.table(["x"] * players, "uncle", mode)


# LW-3 The round


def test_a_round_has_setup_planning_errands_actions_and_end_of_round() -> None:  # LW-3.1
    busy = a_cousin(hand=["dinner"], board=["school-chum"])
    play = a_game(busy, busy, phase=Phase.SETUP, round=2)
    prompts: list[str] = []
    while play.state.round == 3:
        prompts.append(play.pending[0].prompt)
        answer(play, play.pending[0].seat, simply(play.pending[0]))
    in_order = ["lw-block-plan", "lw-choose-plan", "lw-draw-from", "lw-errand", "lw-act", "lw-keep"]
    assert [prompt for prompt in dict.fromkeys(prompts) if prompt in in_order] == in_order
    assert [line.event.id for line in play.story or []].index("lw-round") == 0


def test_the_game_lasts_at_most_7_rounds() -> None:  # LW-3.2
    play = play_out(in_planning(2))
    assert play.over
    assert play.state.round == 7
    assert not any(player_.bankrupt for player_ in play.state.players)


# LW-4 Phase 1: Setup


def test_income_comes_before_the_cards() -> None:  # LW-4.1
    employed = a_cousin(10, job="job-doctor")
    play = a_game(
        employed,
        phase=Phase.SETUP,
        round=1,
        empty=["companions"],
        piles={"companions": ["companion-dog", "companion-horse"]},
    )
    story = [line.event.id for line in play.story or []]
    assert story.index("lw-income") < story.index("lw-reshuffles")
    assert money(play) == 10 + 7


@every_number
def test_each_space_gets_a_card_of_the_deck_it_shows_for_the_round(players: int) -> None:  # LW-4.2
    play = a_table(players)
    for round in range(1, 8):
        play_to_round(play, round)
        expected = {space: LETTERS[decks[round - 1]] for space, decks in OFFERING[players].items()}
        assert dealt(play) == expected


def test_the_two_wild_cards_are_on_offer_in_every_round() -> None:  # LW-4.3, LW-R25
    play = a_game(a_cousin(hand=["companion-wild"]), a_cousin(hand=["companion-wild", "dinner"]))
    assert play.state.wilds == []
    end_round(play)
    assert [dealt(play)[space] for space in ("w1", "w2")] == ["wild", "wild"]


def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:  # LW-4.4
    play = a_game(
        phase=Phase.SETUP,
        round=2,
        empty=["companions"],
        piles={"companions": ["companion-dog", "companion-chef"]},
    )
    assert dealt(play)["b2"] == "companions"
    assert pile(play, "companions") == []
    assert len(told(play, "lw-reshuffles")) == 1


def test_a_space_stays_empty_when_deck_and_pile_are_empty() -> None:  # LW-4.4
    play = a_game(phase=Phase.SETUP, round=2, empty=["companions", "helpers-expenses"])
    expected = {space: LETTERS[decks[2]] for space, decks in TWO_OR_THREE.items()}
    del expected["b1"], expected["b2"]
    assert dealt(play) == expected


def test_nobody_goes_back_behind_the_new_cards() -> None:  # LW-4.2
    play = do(a_game(a_cousin(hand=["dinner", "ball"]), a_cousin()), "end", "card:ball")
    play.undo(0)  # before the cards are laid out
    do(play, "card:dinner", "enough")
    assert play.state.round == 4
    with pytest.raises(Refused, match="reveal"):
        play.undo(0)


@every_number
def test_of_the_special_deck_3_cards_with_3_crowns_never_come(players: int) -> None:  # LW-4.4, LW-R32
    play = play_to_round(a_table(players), 7)
    assert [card.crowns for card in play.state.special] == [3, 3, 3]
    assert list(dealt(play).values()).count("special") == 2


def test_everybody_keeps_2_of_his_6_cards_and_discards_4() -> None:  # LW-4.5
    play = a_table(2)
    mine = question(play).keys
    kept = [mine[0], mine[5]]  # a helper or expense and a property
    answer(play, 0, *kept)
    answer(play, 1, *question(play, 1).keys[:2])
    assert [card.key for card in player(play).hand] == kept
    assert len(pile(play, "helpers-expenses")) == 2 + 1
    assert len(pile(play, "properties")) == 2 + 3


def test_the_starting_cards_are_chosen_at_the_same_time_after_the_cards_are_laid_out() -> None:
    # LW-4.5, LW-R29
    play = a_table(3)
    assert [decision.prompt for decision in play.pending] == ["lw-keep-start"] * 3
    assert dealt(play)
    answer(play, 2, *question(play, 2).keys[:2])
    assert [decision.seat for decision in play.pending] == [0, 1]
    for seat in (0, 1):
        assert len(hand(play, seat)) == 6
        answer(play, seat, *question(play, seat).keys[:2])
    assert play.state.phase is Phase.PLANNING


def test_neither_more_nor_fewer_than_2_starting_cards_are_kept() -> None:  # LW-4.5
    play = a_table(2)
    assert "enough" not in question(play).keys
    answer(play, 0, question(play).keys[0])
    assert "enough" not in question(play).keys
    answer(play, 0, question(play).keys[0])
    assert play.decision(0) is None


def test_starting_cards_are_chosen_in_round_1_only() -> None:  # LW-4.5
    play = a_game(a_cousin(hand=["waiter", "butler"]), phase=Phase.SETUP, round=1)
    assert play.state.round == 2
    assert prompt(play) == "lw-block-plan"
    assert hand(play) == ["waiter", "butler"]


OPTIONS: list[dict[str, Value]] = [
    {"employment": "none", "starting_money": "seventy"},
    {"plans": "original"},
    {"new_cards": False},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_of_the_expansion_are_refused_in_the_base_game(options: dict[str, Value]) -> None:  # LW-20.1
    with pytest.raises(BadTable):
        a_setting(3, BASE, **options)


# Options that come later


@pytest.mark.extends_engine
def test_a_table_from_before_an_option_goes_on_and_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    log = json.loads((GOLDEN / "last-will.base.json").read_text(encoding="utf-8"))
    more = (*settings.OPTIONS, Option("weather", "fair", ("fair", "foul")))
    for module in (settings, naming):
        monkeypatch.setattr(module, "OPTIONS", more)
    monkeypatch.setattr(type(TITLE), "options", more)
    play = from_log(TITLE, log)
    assert play.state.setting.key.endswith(":fair")
    assert position(verify(TITLE, log)) == position(play)
