"""Solo: the Rival (PW-12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from salotto.kernel.zones import EVERYBODY, NOBODY
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTACK, COMMISSION, CONVERT, FAITH, INFLUENCE, STRENGTH
from salotto.titles.paladins.scoring import convert_points, points, ranking
from salotto.titles.paladins.solo import right_side_possible, workers_for
from salotto.titles.paladins.state import PaladinsState, Rival
from tests.kit.player import a_table, do, play_out, play_until, prompt, told
from tests.titles.paladins.positions import (
    TITLE,
    a_state,
    me,
    names,
    rival,
    space,
)
from tests.titles.paladins.rival_positions import rival_moves

# Setup


def test_the_human_side_is_set_up_as_usual() -> None:  # PW-12.1.1
    play = a_table(TITLE, 1)
    assert play.state.tax == 5
    assert play.state.start == 0
    assert prompt(play) == "pw-draft-townsfolk"
    do(play, play.pending[0].keys[0])
    assert rival(play).board.crew == ()
    assert sum(each.players == 1 for each in BOX.spaces) == 25


def test_the_rivals_board() -> None:  # PW-12.1.2
    other = rival(a_table(TITLE, 1))
    assert other.board.attributes == [0, 0, 0]
    assert other.stack == [INFLUENCE, FAITH, STRENGTH]
    assert other.marker == 1


def test_twelve_schemes_form_the_pile() -> None:  # PW-12.1.3
    other = rival(a_table(TITLE, 1))
    assert len(other.pile) == 12
    assert set(other.pile.seen) == {NOBODY}
    assert [card.action for card in other.favours] == ["kings_favour"] * 5


@pytest.mark.parametrize(("difficulty", "shops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_is_a_number_of_workshops(difficulty: str, shops: int) -> None:  # PW-12.1.4
    play = a_table(TITLE, 1, difficulty=difficulty)
    assert sum(mask.bit_count() for mask in rival(play).board.workshops) == shops
    assert all(mask in (0, 1) for mask in rival(play).board.workshops)
    assert set(play.state.orders.seen) == {NOBODY}


# Start of a round


def human_in_round(number: int) -> Callable[[PaladinsState], bool]:
    return lambda state: state.round == number and state.active == 0


def test_orders_bring_workshops_and_favours_schemes() -> None:  # PW-12.1.5 PW-12.2.1
    play = a_table(TITLE, 1, difficulty="easy")
    for number, shops, schemes in ((1, 2, 12), (2, 3, 12), (3, 4, 13), (4, 4, 14), (7, 4, 17)):
        play_until(play, human_in_round(number))
        other = rival(play)
        assert sum(mask.bit_count() for mask in other.board.workshops) == shops
        assert len(other.pile) + len(other.discard) == schemes
        assert len(other.favours) == 17 - schemes


def test_the_rival_is_suspected_for_the_tavern_card_left() -> None:  # PW-12.2.2 PW-12.2.3
    for seed in range(8):
        play = a_table(TITLE, 1, None, str(seed))
        do(play, play.pending[0].keys[0])
        for _ in range(2):
            do(play, play.pending[0].keys[0])
        assert prompt(play) == "pw-choose-tavern"
        one, other = play.state.tavern_row
        do(play, one.key)
        assert len(rival(play).board.suspicion) == other.workers.count("criminal")
        assert rival(play).workers == 4
        assert play.state.active == 0  # PW-12.1.1 the human goes first


# Resources


def test_a_reward_with_goods_moves_the_marker_once() -> None:  # PW-12.3.1
    play = rival_moves("scheme-attack", outsiders="barbarian-2", marker=1)  # 1 Tax and 1 Provision
    assert rival(play).marker == 2
    assert (rival(play).board.silver, rival(play).board.provisions) == (0, 0)


def test_tax_goes_to_the_general_supply() -> None:  # PW-12.3.2
    play = rival_moves("scheme-recruit", townsfolk="gatekeeper-3", tax=5)  # 2 Tax
    assert play.state.tax == 3
    assert rival(play).marker == 2


@pytest.mark.parametrize(
    ("card", "marker", "tax"), [("suspicion-0", 1, 5), ("suspicion-1", 2, 4), ("suspicion-2", 2, 3)]
)
def test_the_tax_of_suspicion_moves_the_marker(card: str, marker: int, tax: int) -> None:  # PW-12.3.2
    play = rival_moves("scheme-conspire", draw_suspicion=card)
    assert (rival(play).marker, play.state.tax) == (marker, tax)


def test_the_rival_can_start_an_inquisition() -> None:  # PW-12.3.2 PW-12.6.3
    play = rival_moves("scheme-conspire", draw_suspicion="suspicion-1", tax=1)
    assert len(told(play, "pw-inquisition")) == 1
    assert rival(play).board.unpaid == 1
    assert play.state.tax == 5


def test_past_the_end_the_lowest_attribute_rises() -> None:  # PW-12.3.3
    play = rival_moves("scheme-trade", marker=5)
    assert rival(play).marker == 1
    assert rival(play).board.attributes == [1, 0, 0]  # Strength lies on top
    assert rival(play).stack == [INFLUENCE, FAITH, STRENGTH]


def test_a_marker_that_arrives_lies_on_top() -> None:  # PW-12.3.3
    play = rival_moves("scheme-trade", marker=5, strength=2, influence=1, faith=1)
    assert rival(play).board.attributes == [2, 2, 1]
    assert rival(play).stack == [INFLUENCE, STRENGTH, FAITH]
    full = rival_moves("scheme-trade", marker=5, strength=12, influence=12, faith=12)
    assert rival(full).board.attributes == [12, 12, 12]
    assert rival(full).marker == 1


@pytest.mark.parametrize(
    ("marker", "townsfolk", "left"),
    [
        (1, "abbot-1 squire-2", "- squire-2 - - -"),
        (2, "abbot-1 - squire-2", "abbot-1 - - - -"),
        (4, "gatekeeper-1 - squire-2", "- - squire-2 - -"),
    ],
)
def test_the_target_is_at_the_marker_or_to_its_right(
    marker: int, townsfolk: str, left: str
) -> None:  # PW-12.3.4
    play = rival_moves("scheme-recruit", townsfolk=townsfolk, marker=marker)
    assert names(play.state.townsfolk_row) == left


def test_slot_six_is_tried_before_slot_one() -> None:  # PW-12.3.4
    play = rival_moves("scheme-attack", outsiders="thief-1 - - - - thief-2", marker=5)
    assert names(rival(play).board.attacked) == "thief-2"
    play = rival_moves("scheme-attack", outsiders="thief-1 - - - - -", marker=5)
    assert names(rival(play).board.attacked) == "thief-1"


@pytest.mark.parametrize("townsfolk", ["conspirator-1", "debt-collector-3", "abbot-2"])
def test_what_it_cannot_remove_drains_the_tax_supply(townsfolk: str) -> None:  # PW-12.3.5
    play = rival_moves("scheme-recruit", townsfolk=townsfolk, tax=5)
    assert play.state.tax == 4
    assert rival(play).marker == 1


def test_what_it_can_remove_it_removes() -> None:  # PW-12.3.5
    play = rival_moves("scheme-recruit", townsfolk="conspirator-1", suspicion=1)
    assert (play.state.tax, rival(play).board.suspicion) == (5, ())
    play = rival_moves("scheme-kings-favour", 3, favours="favour-debt-or-suspicion", unpaid=2)
    assert (play.state.tax, rival(play).board.unpaid, rival(play).board.paid) == (5, 1, 1)
    play = rival_moves("scheme-recruit", townsfolk="abbot-2", unpaid=2)
    assert (play.state.tax, rival(play).board.unpaid, play.state.debts) == (5, 1, 23)


def test_draining_the_last_silver_starts_an_inquisition() -> None:  # PW-12.3.5
    play = rival_moves("scheme-recruit", townsfolk="conspirator-1", tax=1)
    assert len(told(play, "pw-inquisition")) == 1


@pytest.mark.parametrize("townsfolk", ["debt-collector-3", "abbot-2"])
def test_a_debt_of_that_inquisition_stays(townsfolk: str) -> None:  # PW-12.3.5 instead, not first
    play = rival_moves("scheme-recruit", townsfolk=townsfolk, tax=1, suspicion=1)
    assert (rival(play).board.unpaid, rival(play).board.paid, play.state.debts) == (1, 0, 23)


def test_the_rival_ignores_costs_and_has_no_boost() -> None:  # PW-12.3.6
    play = rival_moves("scheme-absolve", suspicion=1)
    assert rival(play).board.attributes == [0, 1, 0]
    assert rival(play).board.boost == (0, 0, 0)


def test_workers_have_no_colour_and_criminals_bring_suspicion() -> None:  # PW-12.3.7
    play = rival_moves("scheme-attack", outsiders="traitor-2", draw_suspicion="suspicion-0")
    assert rival(play).workers == 5 - 3 + 1
    assert len(rival(play).board.suspicion) == 1


# Turns


def test_human_and_rival_take_turns_and_go_on_alone() -> None:  # PW-12.4.1
    play = rival_moves("scheme-trade")
    assert play.state.active == 0
    do(play, "hunt-1")
    assert len(told(play, "pw-rival-reveals")) == 2
    do(play, "pass")
    assert play.state.round == 3 or rival(play).board.passed
    alone = rival_moves("scheme-trade", workers=0)
    do(alone, "hunt-1")
    do(alone, "trade-1")
    assert rival(alone).board.passed
    assert not told(alone, "pw-rival-reveals")


def test_without_workers_the_rival_passes() -> None:  # PW-12.4.2
    play = rival_moves("scheme-trade", workers=0)
    assert rival(play).board.passed
    assert len(rival(play).pile) == 12


def test_a_revealed_scheme_goes_to_the_discard_pile() -> None:  # PW-12.4.2 PW-12.4.5
    play = rival_moves("scheme-trade")
    assert names(rival(play).discard.cards) == "scheme-trade"
    assert rival(play).discard.seen == [EVERYBODY]


def test_an_empty_scheme_pile_is_made_anew() -> None:  # PW-12.4.2
    play = rival_moves("scheme-trade")
    other = rival(play)
    other.discard.cards += other.pile.cards
    other.discard.seen += [EVERYBODY] * len(other.pile)
    other.pile.cards, other.pile.seen = [], []
    do(play, "hunt-1")
    assert len(other.pile) + len(other.discard) == 12
    assert len(other.discard) <= 1


def test_a_scheme_that_cannot_be_done_leads_to_the_top_row() -> None:  # PW-12.4.3
    play = rival_moves("scheme-fortify", workers=2, townsfolk="missionary-2")
    assert rival(play).top == [True, False, False, False, False]
    assert rival(play).board.attributes == [0, 1, 0]
    assert rival(play).workers == 1
    play = rival_moves("scheme-fortify", workers=2, top=["recruit"], used=["attack"])
    assert rival(play).top[1]
    play = rival_moves("scheme-fortify", workers=2, top=["recruit", "pray"])
    assert rival(play).top[2]
    play = rival_moves("scheme-fortify", workers=2, top=["recruit", "pray", "trade"])
    assert rival(play).top[3]
    play = rival_moves("scheme-fortify", workers=2, top=["recruit", "pray", "trade", "conspire"])
    assert rival(play).board.passed


def test_a_used_space_blocks_its_action() -> None:  # PW-12.4.3
    play = rival_moves("scheme-attack", outsiders="thief-1", used=["attack"], townsfolk="abbot-1")
    assert rival(play).top[0]


def test_a_right_side_action_takes_three_workers_less_its_workshops() -> None:  # PW-12.4.4
    for mask, workers in ((0, 3), (1, 2), (3, 1)):
        play = rival_moves("scheme-attack", outsiders="marauder-1", shops={"attack": mask})
        assert rival(play).workers == 5 - workers
        assert rival(play).used[ATTACK - COMMISSION] == workers


def test_the_top_row_takes_one_worker() -> None:  # PW-12.4.4
    assert rival(rival_moves("scheme-trade")).workers == 4


@pytest.mark.parametrize(("scheme", "top"), [("scheme-recruit", "recruit"), ("scheme-trade", "trade")])
def test_a_scheme_of_the_top_row_needs_its_space(scheme: str, top: str) -> None:  # PW-12.4.6
    play = rival_moves(scheme, townsfolk="abbot-1 abbot-2", top=[top])
    assert rival(play).top[1 if top == "recruit" else 0]
    empty = rival_moves("scheme-recruit", used=["attack"])
    assert rival(empty).top[:2] == [False, True]


# Actions


def test_recruit_discards_the_target_for_its_reward() -> None:  # PW-12.5.1
    play = rival_moves("scheme-recruit", townsfolk="missionary-3")
    assert names(play.state.townsfolk_discard) == "missionary-3"
    assert rival(play).workers == 5 - 1 + 2
    assert rival(play).board.crew == ()


def test_pray_clears_the_right_side_and_shuffles_all_schemes() -> None:  # PW-12.5.2
    play = rival_moves("scheme-fortify", workers=2, top=["recruit"], used=["attack", "convert"])
    assert rival(play).used == [0] * 6
    assert len(rival(play).pile) == 12
    assert len(rival(play).discard) == 0
    idle = rival_moves("scheme-fortify", workers=2, top=["recruit"])
    assert rival(idle).workers == 2 - 1 + 1


def test_trade_moves_the_marker() -> None:  # PW-12.5.3
    assert rival(rival_moves("scheme-trade", marker=3)).marker == 4


def test_conspire_brings_suspicion_and_two_workers() -> None:  # PW-12.5.4
    play = rival_moves("scheme-conspire", draw_suspicion="suspicion-0")
    assert rival(play).workers == 5 - 1 + 2
    assert len(rival(play).board.suspicion) == 1


def test_rest_moves_the_marker_for_every_worker_left() -> None:  # PW-12.5.5
    play = rival_moves("scheme-fortify", workers=2, top=["recruit", "pray", "trade", "conspire"], marker=4)
    assert rival(play).marker == 2  # three spaces: 5, 1, 2
    assert rival(play).board.attributes == [1, 0, 0]
    assert rival(play).workers == 0
    assert rival(play).board.passed


def test_the_rival_prefers_spaces_by_their_reward() -> None:  # PW-12.5.6
    play = rival_moves("scheme-commission", faith=8)
    assert play.state.map[space("r1-s1")] == 2  # the first Free Recruit
    assert rival(play).board.monks == 1
    assert rival(play).board.attributes == [0, 8, 1]
    taken = ["r1-s1", "r2-s1"]
    play = rival_moves("scheme-garrison", strength=9, pieces=taken)
    assert play.state.map[space("r4-s5")] == 3  # the first that pays a Debt
    assert rival(play).board.attributes == [9, 1, 0]
    play = rival_moves("scheme-garrison", strength=9, pieces=[*taken, "r4-s5", "r5-s3"])
    assert play.state.map[space("r3-s4")] == 3  # Pray
    low = rival_moves("scheme-garrison", strength=0, townsfolk="abbot-1")
    assert rival(low).board.outposts == 0
    assert rival(low).top[0]


def test_fortify_needs_influence_and_draws_a_wall() -> None:  # PW-12.5.7
    play = rival_moves("scheme-fortify", draw_walls="wall-suspicion-or-silver-1")
    assert names(rival(play).board.walls) == "wall-suspicion-or-silver"
    assert (rival(play).board.attributes, rival(play).marker) == ([1, 0, 0], 2)
    low = rival_moves("scheme-fortify", walls="wall-scout", influence=0)
    assert names(rival(low).board.walls) == "wall-scout"


def test_absolve_removes_a_jar_without_the_reward_of_a_space() -> None:  # PW-12.5.8
    play = rival_moves("scheme-absolve", suspicion=2)
    assert rival(play).board.done(9) == 1
    assert rival(play).board.attributes == [0, 1, 0]
    assert len(rival(play).board.suspicion) == 1
    assert rival(play).marker == 1
    low = rival_moves("scheme-absolve", jars=0b1, influence=1)
    assert rival(low).board.done(9) == 1


def test_attack_needs_no_strength_and_convert_needs_faith() -> None:  # PW-12.5.9
    play = rival_moves("scheme-attack", outsiders="- - - - - thief-1", marker=5)
    assert names(rival(play).board.attacked) == "thief-1"
    play = rival_moves("scheme-convert", outsiders="thief-1", faith=1)
    assert names(rival(play).board.converted) == "thief-1"
    assert rival(play).board.attributes == [1, 1, 0]
    low = rival_moves("scheme-convert", outsiders="thief-1", faith=0)
    assert rival(low).board.converted == ()
    assert not right_side_possible(low.state, rival(low), CONVERT)
    empty = rival_moves("scheme-attack")
    assert rival(empty).board.attacked == ()


def test_a_kings_order_scheme_follows_the_rightmost_possible_order() -> None:  # PW-12.5.10
    orders = "order-attack order-convert order-fortify"
    play = rival_moves("scheme-kings-order", 3, orders=orders, outsiders="thief-1", draw_walls="wall-scout")
    assert names(rival(play).board.walls) == "wall-scout"
    play = rival_moves("scheme-kings-order", 3, orders=orders, outsiders="thief-1", used=["fortify"])
    assert names(rival(play).board.attacked) == "thief-1"
    play = rival_moves("scheme-kings-order", 2, orders=orders, outsiders="thief-1")  # the third is face down
    assert names(rival(play).board.attacked) == "thief-1"
    play = rival_moves("scheme-kings-order", 1, orders="order-convert", townsfolk="abbot-1")
    assert rival(play).top[0]


def test_a_kings_favour_scheme_uses_the_targeted_favour() -> None:  # PW-12.5.11
    favours = "favour-pray favour-labourers favour-provisions-tax"
    play = rival_moves("scheme-kings-favour", 5, favours=favours, marker=2)
    assert rival(play).workers == 5 - 1 + 3
    assert len(play.state.favour_workers[1]) == 1

    def used_by_somebody(game: PaladinsState) -> None:
        game.favour_workers[1] = (0,)

    play = rival_moves("scheme-kings-favour", 5, favours=favours, marker=2, printed=used_by_somebody)
    assert (rival(play).marker, play.state.tax) == (3, 4)  # the next one to the right
    assert play.state.favour_workers[2]
    hidden = rival_moves("scheme-kings-favour", 2, townsfolk="abbot-1")
    assert rival(hidden).top[0]


def test_rewards_of_the_rival() -> None:  # PW-12.5.12
    play = rival_moves("scheme-commission", faith=6, townsfolk="- acolyte-3", marker=1)
    assert names(rival(play).board.crew) == "acolyte-3"
    assert rival(play).board.attributes == [0, 6, 1]
    assert rival(play).workers == 5 - 3  # the ability works from the next action on
    play = rival_moves("scheme-commission", faith=6, pieces=["r1-s1", "r2-s1", "r4-s5"], used=["attack"])
    assert rival(play).used == [0] * 6  # Pray as a reward clears the space just used, too
    assert len(rival(play).discard) == 0
    assert rival(play).workers == 2


def test_the_rivals_crew_works() -> None:  # PW-12.5.12
    play = rival_moves("scheme-attack", outsiders="champion-1", crew="defender-2", marker=1)
    assert rival(play).marker == 2
    play = rival_moves("scheme-kings-favour", 3, favours="favour-labourers", crew="noble-1")
    assert rival(play).marker == 2


# End of a round and scoring


def test_the_rival_keeps_nothing_and_its_schemes_stay() -> None:  # PW-12.6.1
    play = rival_moves("scheme-trade", workers=1, used=["attack"])
    do(play, "pass")
    play_until(play, lambda state: state.round == 3)
    assert rival(play).used == [0] * 6
    assert rival(play).top == [False] * 5
    assert names(rival(play).discard.cards).startswith("scheme-trade")


def test_two_cards_of_each_row_are_discarded() -> None:  # PW-12.6.2
    play = rival_moves(
        "scheme-trade",
        workers=1,
        townsfolk="abbot-1 abbot-2 abbot-3 squire-1 squire-2",
        outsiders="thief-1 thief-2 hunter-1",
    )
    do(play, "pass")
    assert names(play.state.townsfolk_discard) == "squire-2 squire-1"
    assert names(play.state.outsider_discard) == "thief-1 thief-2"
    assert names(play.state.townsfolk_row)[-23:] == "abbot-1 abbot-2 abbot-3"
    assert play.state.outsider_row[0] is not None


def test_the_rival_scores_like_a_player_without_develops_and_goods() -> None:  # PW-12.6.4
    play = rival_moves(
        "scheme-trade", 3, monks=5, converted="guardian-1 archer-1 thief-1", suspicion=3, unpaid=1
    )
    card = points(play.state, rival(play).board)
    assert card["commissions"] == 2
    assert card["converts"] == 1 + 1 + 3
    assert (card["develops"], card["goods"], card["debts"]) == (0, 0, -3)


def test_a_traitor_of_the_rival() -> None:  # PW-12.6.4
    play = rival_moves("scheme-trade", converted="traitor-1 traitor-2")
    assert convert_points(play.state, rival(play).board) == 2
    play = rival_moves("scheme-trade", converted="traitor-1 traitor-2", unpaid=1)
    assert convert_points(play.state, rival(play).board) == 0
    assert points(play.state, rival(play).board)["debts"] == -1


def test_who_wins_against_the_rival() -> None:  # PW-12.6.5
    play = rival_moves("scheme-trade")
    me(play).silver, me(play).provisions = 9, 0
    assert ranking(play.state) == [1, 2]
    me(play).silver = 0
    assert ranking(play.state) == [1, 1]
    rival(play).board.attributes[0] = 4
    assert ranking(play.state) == [2, 1]


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_a_solo_game_comes_to_its_end(difficulty: str) -> None:  # PW-12.4.1
    play = play_out(a_table(TITLE, 1, difficulty=difficulty))
    assert play.outcome is not None
    assert len(play.outcome.scores) == 2
    assert TITLE.rivals(play.table) == ("rival:rival",)


def test_workers_are_never_more_than_three() -> None:  # PW-12.4.4
    other = Rival(a_state(1, "solo").players[0])
    assert [workers_for(other, action) for action in range(6, 12)] == [3] * 6
