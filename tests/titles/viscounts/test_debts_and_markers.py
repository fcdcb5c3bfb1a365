"""Debts and Deeds, Virtue and Corruption (VW-3, VW-4)."""

from salotto.kit.agenda import Task
from salotto.titles.viscounts.gains import gain_corruption, gain_virtue
from salotto.titles.viscounts.state import Player
from tests.each import for_each
from tests.kit.player import answer, choices, do, prompt, told
from tests.titles.viscounts.positions import Viscount, a_game, goods, markers, me, resolve


def test_a_gained_debt_is_unpaid_and_a_gained_deed_acquired() -> None:  # VW-3.3
    game = a_game(do=resolve("does:meddler"))  # 1 Deed, then 1 Debt
    assert (me(game).acquired, me(game).approved, me(game).unpaid, me(game).paid) == (1, 0, 1, 0)


def test_debts_and_deeds_come_from_the_top_of_their_piles() -> None:  # VW-3.1
    game = a_game(do=resolve("does:meddler"), debts=12, deeds=12)
    assert (game.state.debts_left, game.state.deeds_left) == (11, 11)


def test_the_last_debt_above_it_reveals_the_poverty_card_and_the_pile_goes_on() -> None:  # VW-3.2
    game = a_game(do=[resolve("does:meddler"), resolve("does:meddler", 1)], debts=1, deeds=5)
    assert game.state.poverty
    assert not game.state.prosperity
    assert game.state.debts_left == 0
    assert (me(game).unpaid, me(game, 1).unpaid) == (1, 1)
    assert len(told(game, "vw-poverty")) == 1


def test_the_last_deed_above_it_reveals_the_prosperity_card() -> None:  # VW-3.2
    game = a_game(do=resolve("does:collision-1/current"), deeds=2)  # 3 Deeds
    assert game.state.prosperity
    assert me(game).acquired == 3


def test_a_flipped_debt_is_paid_and_gives_a_resource_at_once() -> None:  # VW-3.4
    game = a_game(Viscount(unpaid=1), do=resolve("does:lender"))
    assert prompt(game) == "vw-resource"
    do(game, "gold")
    assert (me(game).unpaid, me(game).paid, goods(game)) == (0, 1, {"gold": 1})


def test_a_flipped_deed_is_approved_and_gives_nothing() -> None:  # VW-3.5
    game = a_game(Viscount(acquired=2), do=resolve("does:lender"))
    assert (me(game).acquired, me(game).approved, goods(game)) == (1, 1, {})


def test_flipped_cards_stay_flipped() -> None:  # VW-3.6
    game = a_game(Viscount(paid=2, approved=2), do=resolve("does:lender"))
    assert game.over
    assert (me(game).paid, me(game).approved) == (2, 2)


def test_the_owner_chooses_what_to_flip_and_must_flip_if_he_can() -> None:  # VW-3.7
    game = a_game(Viscount(unpaid=1, acquired=1), do=resolve("does:lender"))
    assert choices(game) == ["flip:debt", "flip:deed"]
    do(game, "flip:deed")
    assert me(game).approved == 1
    assert game.over


def test_a_flip_without_a_card_of_the_type_does_nothing() -> None:  # VW-3.7
    game = a_game(Viscount(unpaid=1), do=resolve("does:player-card-2"))  # flip a Deed
    assert game.over
    assert me(game).paid == 0


@for_each(
    "at, virtue, corruption, after",
    [
        ((1, 7), 1, 0, (1, 6)),  # VW-4.1
        ((1, 7), 0, 2, (3, 7)),  # VW-4.1
        ((4, 5), 2, 0, (3, 3)),  # E1: stuck on 4, then both to 3
        ((7, 7), 0, 1, (7, 7)),  # VW-4.2 lost at the end of the track
        ((7, 7), 2, 0, (5, 5)),  # E2
        ((1, 1), 3, 0, (1, 1)),  # VW-4.2
        ((2, 2), 0, 3, (5, 5)),  # VW-4.5
        ((3, 4), 0, 1, (4, 4)),  # VW-4.4
        ((3, 4), 0, 3, (6, 6)),  # VW-4.7 never past each other
    ],
)
def test_markers_move_meet_and_move_together(
    at: tuple[int, int], virtue: int, corruption: int, after: tuple[int, int]
) -> None:  # VW-4.1, VW-4.2, VW-4.4, VW-4.5, VW-4.7
    player = Player(0, corruption=at[0], virtue=at[1])
    gain_virtue(player, virtue)
    gain_corruption(player, corruption)
    assert (player.corruption, player.virtue) == after


def test_corruption_moves_before_virtue_when_both_come_at_once() -> None:  # VW-4.3
    board = "bishop deacon-2 -"  # after Transcribe: 1 Corruption and 1 Virtue
    game = a_game(
        Viscount("lake-inner", ink=3, row=board, corruption=3, virtue=5),
        do="action",
        manuscripts={"lake": "grey-5-resources"},
    )
    do(game, "action:transcribe")
    assert game.over  # the order is no choice
    assert [line.event.id for line in game.story or [] if "u" in line.event.id][-2:] == [
        "vw-corruption",
        "vw-virtue",
    ]
    assert markers(game) == (4, 4)


def test_stuck_markers_wait_for_the_owners_phase_5() -> None:  # VW-4.6, VW-5.5.1
    game = a_game(
        Viscount(hand="abbot squire"),
        Viscount("gorge-left", corruption=4, virtue=5),
        do=resolve("does:ws2", 1),
    )
    assert markers(game, 1) == (4, 4)
    assert me(game, 1).stuck
    assert (me(game, 1).acquired, me(game, 1).unpaid) == (0, 0)


def test_criminals_on_a_board_are_printed_on_its_cards_alone() -> None:  # VW-4.8
    game = a_game(Viscount(row="thief antagonist abbot", hand="hugo"), Viscount(row="- - -"))
    assert me(game).icons[4] == 3
    assert not me(game, 1).criminal  # start icons have none


def test_a_criminal_counts_as_any_icon_for_an_action_and_as_nothing_else_in_scoring() -> None:  # VW-4.9
    game = a_game(Viscount("lake-inner", row="thief abbot labourer"), do="action")
    assert "action:place_workers" in choices(game)
    from salotto.titles.viscounts.scoring import deck_icons

    assert deck_icons(game.state, me(game)) == [0, 1, 0, 1, 1]


def test_each_single_debt_triggers_what_reacts_to_it() -> None:  # VW-8.5
    game = a_game(
        Viscount(row="racketeer-1 abbot squire", hand="labourer"), do=resolve("does:collision-7/current")
    )
    for _ in range(3):
        assert prompt(game) == "vw-choose"
        do(game, "does:racketeer-1/1", "no")
    assert game.over
    assert me(game).unpaid == 3


def test_debts_gained_by_others_ask_the_others() -> None:  # VW-8.16
    game = a_game(Viscount(), Viscount(row="racketeer-1 abbot -"), do=Task("gain-debts", (1, 2)))
    answer(game, 1, "does:racketeer-1/1", "no", "does:racketeer-1/1", "no")
    assert game.over
    assert me(game, 1).unpaid == 2
