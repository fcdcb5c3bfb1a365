"""Before the first turn (AW-1, AW-2), options and the campaign (AW-13)."""

from collections import Counter

import pytest

from salotto.kernel.title import BadTable, Value
from salotto.titles.architects.box import BOX
from salotto.titles.architects.settings import OPTIONS
from salotto.titles.architects.state import Phase
from tests.each import for_each
from tests.kit.player import NAMES, a_table, choices, do, play_until, question
from tests.titles.architects.positions import TITLE, Game, hand, has, player


def ready(players: int, mode: str = "competitive", **options: Value) -> Game:
    """A table at the moment of the first turn."""
    return play_until(
        a_table(TITLE, players, mode, "uncle", **options), lambda state: state.phase is Phase.PLAYING
    )


def test_the_box_holds_what_the_rules_count() -> None:  # AW-1.1, AW-1.2, AW-1.5
    base = [card for card in BOX.apprentices.values() if not card.promo]
    assert (len(base), len(BOX.apprentices)) == (40, 43)
    base_buildings = [card for card in BOX.buildings.values() if not card.promo]
    assert (len(base_buildings), len(BOX.buildings)) == (40, 43)
    assert (len(BOX.markets), len(BOX.rewards)) == (10, 11)
    assert (len(BOX.virtue), len(BOX.cathedral)) == (15, 5)
    assert Counter(board.set for board in BOX.characters.values() if board.side == 2) == {
        "base": 5,
        "promo": 5,
        "tomesaga": 4,
    }


def test_everybody_has_twenty_workers() -> None:  # AW-1.3, AW-2.7
    play = ready(3)
    assert play.state.workers == [20, 20, 20]
    assert [each.virtue for each in play.state.players] == [7, 7, 7]
    assert [each.level for each in play.state.players] == [0, 0, 0]


@for_each("players, rewards", [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_the_piles_for_each_number_of_players(
    players: int, rewards: int
) -> None:  # AW-2.1, AW-2.2, AW-2.3, AW-2.4, AW-2.5, AW-2.6
    state = ready(players).state
    assert (len(state.rewards), len(state.rewards) + len(state.boxed_rewards)) == (rewards, 11)
    assert (len(state.small), len(state.large)) == (10, 0)
    assert len(state.pile) == 40 - 8
    assert all(card is not None for card in state.row)
    assert len(state.plans) == 40 - 3 * players
    assert state.tax == 4
    assert [each.debts for each in state.players] == [0] * players


def test_silver_follows_the_turn_order() -> None:  # AW-2.8
    play = ready(5)
    assert [has(play, "silver", seat) for seat in play.state.order()] == [3, 4, 5, 6, 7]


def test_the_first_player_is_random() -> None:  # AW-2.8
    firsts = {
        play_until(
            a_table(TITLE, 4, "competitive", str(seed)), lambda state: state.phase is Phase.PLAYING
        ).state.first
        for seed in range(40)
    }
    assert firsts == {0, 1, 2, 3}


def test_the_highest_printed_virtue_begins() -> None:  # AW-2.9, AW-12.1.1
    play = ready(3, setup_side="variable")
    printed = [each.character.start.virtue for each in play.state.players]
    assert printed[play.state.first] == max(printed)
    assert len({each.character for each in play.state.players}) == 3


def test_a_tie_for_the_first_player_is_drawn() -> None:  # AW-2.9.1, AW-2.9.2, AW-1.7.2
    firsts = set()
    for seed in range(30):
        play = a_table(TITLE, 2, "competitive", str(seed), setup_side="variable", character_pick="choose")
        for id in ("guntram", "emma"):
            do(play, f"character:{id}", seat=play.pending[0].seat)
        firsts.add(play_until(play, lambda state: state.phase is Phase.PLAYING).state.first)
    assert firsts == {0, 1}


def test_characters_are_chosen_one_by_one() -> None:  # AW-2.9, D1
    play = a_table(TITLE, 3, "competitive", setup_side="variable", character_pick="choose")
    first = play.pending[0].seat
    do(play, "character:ada", seat=first)
    second = play.pending[0].seat
    assert second != first
    assert "character:ada" not in choices(play, second)
    assert "character:hugo" not in choices(play, second)
    assert "character:emma" in choices(play, second)


def test_tomesaga_characters_can_be_left_out() -> None:  # AW-1.5, AW-1.7.2
    play = a_table(
        TITLE, 2, "competitive", setup_side="variable", character_pick="choose", characters_tomesaga=False
    )
    assert len(choices(play, play.pending[0].seat)) == 5


def test_the_draft_passes_cards_to_the_left() -> None:  # AW-2.11, D2, AW-1.6.6
    play = a_table(TITLE, 3)
    packets = [[card.id for card in each.packet] for each in play.state.players]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert [decision.seat for decision in play.pending] == [0, 1, 2]
    for seat in (2, 0, 1):
        do(play, packets[seat][0], seat=seat)
    assert sorted(choices(play, 1)) == sorted(f"building:{id}" for id in packets[0][1:])
    assert sorted(choices(play, 0)) == sorted(f"building:{id}" for id in packets[2][1:])
    for _ in range(2):
        for seat in range(3):
            do(play, choices(play, seat)[0], seat=seat)
    assert [len(hand(play, seat)) for seat in range(3)] == [3, 3, 3]
    assert packets[0][0] in hand(play, 0)
    assert len(play.state.plans) == 40 - 9


def test_starting_apprentices_are_hired_in_reverse_order_and_replaced_in_place() -> (
    None
):  # AW-2.10, AW-R25, D4
    play = a_table(TITLE, 3, starting_apprentice=True)
    order = play.state.order()
    before = [card.key if card else "" for card in play.state.row]
    picked = [before[0], before[5], before[2]]
    for seat, key in zip(reversed(order), picked, strict=True):
        assert question(play, seat).prompt == "aw-starting-apprentice"
        do(play, key, seat=seat)
    after = [card.key if card else "" for card in play.state.row]
    assert [at for at in range(8) if before[at] != after[at]] == [0, 2, 5]
    assert [len(each.apprentices) for each in play.state.players] == [1, 1, 1]
    for seat in range(3):
        apprentice = player(play, seat).apprentices[0]
        assert player(play, seat).virtue == 7 + apprentice.virtue


def test_a_starting_apprentice_counts_as_gained_virtue() -> None:  # AW-2.13
    for seed in range(60):
        play = a_table(
            TITLE,
            2,
            "competitive",
            str(seed),
            starting_apprentice=True,
            setup_side="variable",
            character_pick="choose",
        )
        for id in ("guntram", "ada"):
            do(play, f"character:{id}", seat=play.pending[0].seat)
        guntram = next(each for each in play.state.players if each.character.id == "guntram")
        while play.state.phase is Phase.SETUP and play.pending[0].seat != guntram.seat:
            do(play, choices(play, play.pending[0].seat)[0], seat=play.pending[0].seat)
        pious = [key for key in choices(play, guntram.seat) if BOX.apprentices[key].virtue > 0]
        if pious:
            do(play, pious[0], seat=guntram.seat)
            assert has(play, "silver", guntram.seat) == 9 + 1
            assert play.state.players[play.state.first].character.id == "ada"
            return
    pytest.fail("no pious Apprentice came up")


def test_a_variable_table_draws_extra_plans_after_the_draft() -> None:  # AW-2.12
    play = ready(2, setup_side="variable", character_pick="random")
    for each in play.state.players:
        assert len(each.hand) == 3 + each.character.start.extra_buildings


# Options


def test_the_options_are_those_of_the_reference() -> None:  # AW-R2
    ids = [option.id for option in OPTIONS]
    assert len(ids) == 14
    assert TITLE.table(NAMES[:2], "1", "competitive").options["starting_apprentice"] is False


def test_coop_forces_characters_and_starting_apprentices() -> None:  # AW-12.1.1, AW-12.1.12, AW-R28
    table = TITLE.table(NAMES[:2], "1", "coop")
    assert table.options["setup_side"] == "variable"
    assert table.options["starting_apprentice"] is True
    assert table.options["character_pick"] == "choose"
    with pytest.raises(BadTable):
        TITLE.table(NAMES[:2], "1", "coop", {"setup_side": "standard"})


# The campaign


def test_a_chapter_is_played_with_standard_boards_and_starting_apprentices() -> (
    None
):  # AW-13.1, AW-13.2, AW-10.16
    table = TITLE.table(NAMES[:3], "1", "competitive", {}, {"chapter": 1, "marker": 2})
    assert table.options["setup_side"] == "standard"
    assert table.options["starting_apprentice"] is True
    with pytest.raises(BadTable):
        TITLE.table(NAMES[:3], "1", "competitive", {"setup_side": "variable"}, {"chapter": 1, "marker": 2})
    with pytest.raises(BadTable):
        TITLE.table(NAMES[:5], "1", "competitive", {}, {"chapter": 1, "marker": 2})
    with pytest.raises(BadTable):
        TITLE.table(NAMES[:3], "1", "competitive", {}, {"chapter": 1, "marker": 3})
