"""Setup (PW-3) and the boards as they are printed."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.content import read, section
from salotto.kernel.zones import NOBODY, Zone
from salotto.titles.paladins.box import DATA
from salotto.titles.paladins.state import PaladinsState, Phase
from tests.kit.player import a_table, answer, choices, prompt
from tests.titles.paladins.positions import BOX, TITLE, me


def test_the_piles_and_rows_of_a_fresh_table() -> None:  # PW-3.1 PW-3.2 PW-3.3 PW-3.6 PW-3.7 PW-3.9
    state = a_table(TITLE, 3).state
    assert len(state.townsfolk) + 5 == 32
    assert all(state.townsfolk_row)
    assert (len(state.walls), len(state.suspicion), len(state.tavern)) == (24, 24, 24)
    assert len(state.outsiders) + 6 == 36
    assert all(state.outsider_row)
    for pile in (state.townsfolk, state.walls, state.suspicion, state.outsiders, state.tavern):
        assert set(pile.seen) == {NOBODY}


def test_the_extra_townsfolk_make_thirty_eight() -> None:  # PW-3.2 PW-13.6
    state = a_table(TITLE, 2, extra_townsfolk=True).state
    assert len(state.townsfolk) + 5 == 38


def test_every_difficulty_and_variant_can_be_chosen() -> None:  # PW-12.1.4 PW-14.13
    values = {option.id: option.values for option in TITLE.options}
    assert values["difficulty"] == tuple(BOX.rival.difficulties)
    assert values["variant"] == tuple(BOX.variants)


@pytest.mark.parametrize(("players", "tax"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply(players: int, tax: int) -> None:  # PW-3.4
    assert a_table(TITLE, players).state.tax == tax


def test_twenty_four_debts_form_a_pile() -> None:  # PW-3.5
    assert a_table(TITLE, 2).state.debts == 24


def test_the_kings_cards_lie_face_down() -> None:  # PW-3.8 PW-8.4
    state = a_table(TITLE, 2).state
    assert (len(state.orders), len(state.favours)) == (6, 10)
    assert (state.orders_up, state.favours_up) == (0, 0)
    assert set(state.orders.seen) == set(state.favours.seen) == {NOBODY}


def test_what_each_player_gets() -> None:  # PW-3.10 PW-3.11
    for player in a_table(TITLE, 4).state.players:
        assert (player.silver, player.provisions) == (3, 1)
        assert player.workers == [0] * 6
        assert player.attributes == [0, 0, 0]
        assert len(player.pile) == 12
        assert len({card.id for card in player.pile}) == 12
        assert player.workshops_left() == 8


def test_the_start_player_is_random() -> None:  # PW-3.12
    starts = {a_table(TITLE, 4, None, str(seed)).state.start for seed in range(40)}
    assert starts == {0, 1, 2, 3}


def test_the_draft_goes_in_reverse_turn_order_and_the_row_is_not_refilled() -> None:  # PW-3.13
    play = a_table(TITLE, 3)
    start = play.state.start
    for left, seat in zip((5, 4, 3), [(start + 2) % 3, (start + 1) % 3, start], strict=True):
        assert prompt(play, seat) == "pw-draft-townsfolk"
        assert len(choices(play, seat)) == left
        answer(play, seat, choices(play, seat)[0])
        assert len(me(play, seat).crew) == 1


def test_then_the_row_slides_right_and_is_refilled() -> None:  # PW-3.14
    play = a_table(TITLE, 2)
    start = play.state.start
    before = list(play.state.townsfolk_row)
    first, second = before[1], before[3]
    assert first is not None
    assert second is not None
    answer(play, 1 - start, first.key)
    answer(play, start, second.key)
    assert play.state.townsfolk_row[2:] == [before[0], before[2], before[4]]
    assert all(play.state.townsfolk_row)
    assert play.state.townsfolk_discard == ()
    assert play.state.phase is Phase.PALADINS


def test_the_scoring_file_and_the_boards_say_the_same() -> None:  # PW-11.3 PW-11.4 PW-11.7 PW-11.8
    assert BOX.categories["attributes"].vp_by_value == BOX.attributes.vp
    actions = {action.id: action.vp for action in BOX.actions}
    for category, action in {
        "develops": "develop",
        "commissions": "commission",
        "fortifies": "fortify",
        "garrisons": "garrison",
        "absolves": "absolve",
    }.items():
        assert BOX.categories[category].vp_by_count == actions[action]
    assert BOX.categories["kings_orders"].vp_by_position == tuple(
        place.vp for place in BOX.track if place.card == "kings_order"
    )


def test_as_many_cards_as_the_box_says() -> None:  # PW-1.5
    counts = section([read(DATA / "setup.toml")], "counts")
    assert len(BOX.paladins) * 4 == counts.number("paladin_cards")
    assert sum(card.set == "base" for card in BOX.townsfolk) == counts.number("townsfolk_cards")
    assert len(BOX.outsiders) == counts.number("outsider_cards")
    assert len(BOX.favours) == counts.number("kings_favour_cards")
    assert len(BOX.orders) == counts.number("kings_order_cards")
    assert BOX.debts == counts.number("debt_cards")
    assert len(BOX.suspicion) == counts.number("suspicion_cards")
    assert len(BOX.tavern) == counts.number("tavern_cards")
    assert len(BOX.walls) == counts.number("wall_cards")
    assert len(BOX.schemes) == counts.number("scheme_cards")


def piles(game: PaladinsState) -> dict[str, Zone[Any]]:
    """Everything that is shuffled before the first choice."""
    found: dict[str, Zone[Any]] = {
        name: getattr(game, name)
        for name in ("townsfolk", "walls", "suspicion", "outsiders", "tavern", "favours")
    }
    found |= {f"paladins of {player.seat}": player.pile for player in game.players}
    if game.rival is not None:
        found["schemes"] = game.rival.pile
    if game.overlord is None:
        return found | {"orders": game.orders}
    return found | {"coop orders": game.overlord.orders, "threats": game.overlord.threats}


@pytest.mark.parametrize(("mode", "players"), [("competitive", 4), ("solo", 1), ("coop", 3)])
def test_every_pile_is_shuffled_by_itself(mode: str, players: int) -> None:  # PW-3.2 to PW-3.11 PW-14.2.2
    orders: dict[str, set[tuple[str, ...]]] = {}
    starting = set()
    for seed in range(8):
        game = a_table(TITLE, players, mode, str(seed)).state
        found = {name: tuple(card.key for card in pile.cards) for name, pile in piles(game).items()}
        for name, order in found.items():
            orders.setdefault(name, set()).add(order)
        decks = [order for name, order in found.items() if name.startswith("paladins")]
        assert len(set(decks)) == players
        starting.add(tuple(player.starting and player.starting.id for player in game.players))
    assert {name for name, some in orders.items() if len(some) < 6} == set()  # six Orders may lie alike
    assert mode != "coop" or len(starting) > 3
