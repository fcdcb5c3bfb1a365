"""Attacks on hard rules, written from the book by somebody who has not written the engine.

Interrupts in other players' turns, empty piles and supplies, ties, the last round, abilities that meet or
trigger one another, options that rarely meet.
"""

from itertools import product

from salotto.kit.agenda import Task
from salotto.titles.viscounts.scoring import points
from tests.kit.player import answer, can, choices, do, opened, prompt
from tests.titles.viscounts.coop_tables import BARON, CALM, together
from tests.titles.viscounts.oracle.scores import scorecard
from tests.titles.viscounts.oracle.table import position_of
from tests.titles.viscounts.positions import (
    TITLE,
    Overlord,
    Viscount,
    a_game,
    baron_workers,
    castle,
    goods,
    guards,
    ids,
    markers,
    me,
    reserve,
    resolve,
    row,
)
from tests.titles.viscounts.solo_tables import RIVAL, against, cards

FULL = "labourer squire abbot"


# Interrupts


def test_a_debt_by_a_link_asks_the_other_owners_racketeer_in_my_turn() -> None:  # VW-6.3.6, VW-8.5, VW-8.16
    game = a_game(
        Viscount("hills-left", row=FULL, stone=2),
        Viscount("gorge-left", row="racketeer-1 squire abbot", hand="thief"),
        do="action",
        buildings={"hills-spot-1": (0, "guildhall"), "hills-spot-3": (1, "workshop")},
    )
    do(game, "action:build", "ws2")  # spot 2; Links: 2 Silver for me alone, then a Debt for both
    assert prompt(game, 1) == "vw-choose"
    answer(game, 1, "does:racketeer-1/2", "thief")
    assert (me(game).unpaid, me(game, 1).unpaid) == (1, 1)
    assert goods(game) == {"stone": 1, "silver": 2}
    assert ids(me(game, 1).discard.cards) == ["thief"]


def test_a_bump_brings_its_owner_a_collision_that_waits_for_his_own_turn() -> None:  # VW-7.7, VW-5.5.1
    game = a_game(
        Viscount("lake-inner", row=FULL, first={"IS": 2}, second={"IS": 1}, hand="thief trader lender"),
        Viscount("gorge-left", second={"IS": 2}, corruption=3, virtue=4),
        do=["action", "collide"],
    )
    do(game, "action:place_workers", "bump:section-ink-stone/2/1")
    answer(game, 1, "gold")
    assert markers(game, 1) == (3, 3)
    assert game.state.current == 1  # my turn is over and nothing of his was resolved
    assert me(game, 1).acquired == 0


def test_an_effect_may_hire_a_card_that_brings_the_next_interrupt() -> None:  # VW-8.2, VW-8.5, VW-8.10
    game = a_game(
        Viscount(
            row="debt-collector-hire racketeer-2 abbot", unpaid=1, hand="thief trader", draw="squire lender"
        ),
        do=resolve("does:lender"),
        townsfolk={"lake": "miner bishop", "hills": "", "forest": "", "gorge": "", "mountain": ""},
    )
    do(game, "gold", "does:debt-collector-hire/1")  # the Bishop brings a Debt, the Debt the Racketeer
    assert me(game).unpaid == 1
    do(game, "does:racketeer-2/1", "thief")
    assert game.over
    assert goods(game) == {"gold": 1, "silver": 1}
    assert ids(me(game).discard.cards) == ["bishop"]
    assert ids(game.state.gone) == ["thief"]


# Empty piles and supplies


def test_a_card_that_shuffles_when_hired_is_shuffled_itself() -> None:  # VW-5.4.2, VW-8.9
    game = a_game(
        Viscount(silver=2, row=FULL, hand="thief"), do="recruit", townsfolk={"lake": "friar traitor"}
    )
    do(game, "traitor")
    assert ids(me(game).draw.cards) == ["traitor"]
    assert me(game).discard.cards == []
    assert markers(game) == (1, 6)


def test_samson_is_shuffled_by_his_own_drop_off() -> None:  # VW-5.1.2, VW-8.2
    game = a_game(
        Viscount(row="abbot thief samson", hand="squire trader", acquired=1), do=["end-turn"], current=1
    )
    assert row(game) == ["-", "abbot", "thief"]
    assert me(game).approved == 1
    assert ids(me(game).draw.cards) == ["samson"]
    assert markers(game) == (2, 7)  # the Thief is still on the board


def test_nothing_to_discard_asks_nothing() -> None:  # VW-8.18
    game = a_game(Viscount(row=FULL, hand="-"), do=resolve("does:therese"))
    assert game.over
    assert markers(game) == (1, 5)


def test_two_cards_to_destroy_stop_at_a_deck_of_three() -> None:  # VW-8.8, VW-8.19
    game = a_game(Viscount(row="- abbot squire", hand="thief trader"), do=resolve("does:rudolf"))
    do(game, "does:rudolf/1", "thief")
    assert game.over
    assert me(game).deck_size() == 3


def test_the_last_townsfolk_dismissed_uncovers_the_printed_one_that_nobody_hires() -> (
    None
):  # VW-6.1.9, VW-6.1.12
    game = a_game(
        Viscount("forest-left", row=FULL, silver=9, stone=1),
        do=["action", "recruit"],
        townsfolk={"forest": "miner"},
    )
    do(game, "dismiss:build", "ws1", "forest-spot-1")
    assert game.over
    printed = a_game(
        Viscount("forest-left", row=FULL, silver=1, stone=1), do="action", townsfolk={"forest": ""}
    )
    do(printed, "dismiss:build", "ws1", "forest-spot-1")  # its Criminal is the third icon
    assert goods(printed) == {}
    assert markers(printed) == (2, 6)


def test_no_more_workers_than_there_are() -> None:  # VW-6.4.3
    game = a_game(Viscount("lake-inner", row=FULL, gold=9, supply=2), do="action")
    do(game, "action:place_workers")
    assert choices(game) == ["1", "2"]


# The last round, ties


def test_the_last_deed_by_the_last_player_and_the_second_end_card_after_it() -> None:  # VW-9.2, VW-9.3, E22
    game = a_game(
        Viscount(hand="abbot squire labourer"),
        Viscount("gorge-left", hand="abbot squire labourer"),
        Viscount("forest-left", hand="abbot squire labourer"),
        do=[resolve("does:meddler", 2)],
        current=2,
        round=8,
        deeds=1,
        debts=2,
    )
    assert (game.state.last_round, game.state.poverty, game.state.prosperity) == (9, False, True)
    game.state.round = 9
    game.state.agenda.tasks = [resolve("does:meddler", 0)]
    later = opened(TITLE, game.table, game.state)
    assert (later.state.last_round, later.state.poverty) == (9, True)  # the end is not moved


def test_majorities_with_every_tie_of_four_players() -> None:  # VW-9.8.1 to VW-9.8.4, E21
    game = a_game(*(Viscount() for _ in range(4)), debts=0, deeds=0)
    state = game.state
    for flipped in product(range(3), repeat=4):
        for player, n in zip(state.players, flipped, strict=True):
            player.approved, player.paid = n, n // 2
        at = position_of(state, game.table)
        for player in state.players:
            book, engine = scorecard(at, player.seat), points(state, player)
            assert [engine[name] for name in ("poverty", "prosperity")] == [
                book[name] for name in ("poverty", "prosperity")
            ], flipped


# Abilities that meet


def test_every_way_to_pay_for_a_manuscript_at_once() -> None:  # VW-6.1.3, VW-6.1.4
    game = a_game(
        Viscount("lake-inner", row="emma priest clergyman", silver=2, ink=1, gold=1, stone=1),
        do="action",
        manuscripts={"lake": "grey-5-builders"},
    )
    do(game, "action:transcribe")  # three Clerics on the board, two more needed
    assert sorted(choices(game)) == [
        "pay:gold-1,silver-2",
        "pay:gold-1,stone-1",
        "pay:ink-1",  # the Priest doubles it
        "pay:stone-1,silver-2",
    ]


def test_a_free_dismissal_with_slot_and_larena_without_any_silver() -> None:  # VW-6.1.8, TS-7.8.1
    game = a_game(
        Viscount("hills-left", row="larena squire abbot", emptied="tp2", stone=2),
        do="action",
        townsfolk={"hills": "mason charlatan"},
    )
    do(game, "dismiss:build")
    assert ids(game.state.gone) == ["charlatan"]
    assert me(game).unpaid == 1
    assert prompt(game) == "vw-choose-slot"


def test_the_third_ribbon_by_a_free_manuscript_of_the_pile_just_uncovered() -> (
    None
):  # VW-6.5.4, VW-6.5.5, VW-8.14
    game = a_game(
        Viscount("lake-inner", row="abbot squire labourer", ink=5, manuscripts="black-4-ink black-4-virtue"),
        do="action",
        manuscripts={
            "lake": "blue-3-silver black-6-manuscript",
            "hills": "",
            "forest": "",
            "gorge": "",
            "mountain": "",
        },
    )
    do(game, "action:transcribe")  # the only visible tile of cost 3 lay below it
    assert [tile.id for tile in me(game).manuscripts][-2:] == ["ms-black-6-manuscript", "ms-blue-3-silver"]
    assert [card.id for card in me(game).bonuses] == ["cleric-bonus-black"]
    assert goods(game) == {"silver": 3}


def test_a_castle_move_inside_a_resolution_can_complete_another_section() -> None:  # VW-7.3.2, VW-7.6
    game = a_game(
        Viscount("forest-inner", row=FULL, first={"GM": 2, "VI": 1, "IS": 2}),
        Viscount("lake-left", first={"IS": 1}),
        do="action",
    )
    do(game, "action:place_workers")  # the third on GM: one goes in
    do(game, "does:section-gold-move/2", "shift:section-virtue>section-ink-stone")
    assert castle(game) == {"IS": (0, 1), "FL": (2, 0), "GM": (0, 1), "HD": (1, 0), "VI": (1, 0)}
    assert goods(game) == {"ink": 1, "stone": 1}
    assert game.over  # nothing is overfull: IS holds one of the other player's


def test_a_collision_that_everybody_shifts_is_read_after_all_of_them() -> None:  # VW-5.5.2 to VW-5.5.5
    game = a_game(
        Viscount(row="ada squire abbot", corruption=2, virtue=2, emptied="ws2", hand="thief lender trader"),
        Viscount("gorge-left", row="thief peddler-gold squire", emptied="ws2"),
        do="collide",
    )
    do(game, "gold")  # Ada is a Criminal: no Virtue by the slot, but one by herself
    assert me(game).acquired == 3  # the markers were on 1
    assert goods(game) == {"gold": 1, "silver": 1}
    assert goods(game, 1) == {"gold": 1}
    assert me(game, 1).unpaid == 1  # he has a Criminal
    assert markers(game) == (1, 7)


# The Rival


def test_the_rival_without_schemes_and_cards_turns_everything_into_virtue() -> None:  # VW-10.4.4, VW-10.4.5
    game = against(do=resolve("does:ms-grey-4-destroy", RIVAL), rival=Viscount("forest-left"))
    assert markers(game, RIVAL) == (1, 5)
    hires = against(do=resolve("does:clovis", RIVAL), rival=Viscount("forest-left", unpaid=1))
    assert (me(hires, RIVAL).unpaid, me(hires, RIVAL).paid) == (0, 1)
    assert goods(hires, RIVAL) == {"ink": 1}
    assert cards(hires).discard.cards == []


# The Overlord


def test_a_wall_saves_the_players_from_an_empty_reserve() -> None:  # VW-11.6.1, VW-11.6.4
    people = [Viscount("gorge-left", row=CALM, guards={"forest-right": 1}), Viscount("gorge-left")]
    fixed = {"forest": "friar mason", "gorge": "friar mason"}
    for reserve_left, walls, lost in ((0, True, False), (0, False, True)):
        some = people if walls else [Viscount("gorge-left", row=CALM), Viscount("gorge-left")]
        game = together(
            *some, do="baron", overlord=Overlord("forest-left", reserve=reserve_left), townsfolk=fixed
        )
        assert game.state.baron is not None
        assert (game.state.baron.defeat != "") is lost
        assert guards(game) == {}
        assert baron_workers(game) == {}


def test_the_last_worker_of_the_reserve_loses_only_by_option() -> None:  # VW-11.1.2, VW-11.6.4, R-34
    for option, lost in (("when_needed", False), ("when_empty", True)):
        game = together(
            Viscount("gorge-left", row=CALM),
            Viscount("gorge-left"),
            do="baron",
            overlord=Overlord("forest-left", reserve=1),
            townsfolk={"forest": "friar mason"},
            coop_reserve_loss=option,
        )
        assert game.state.baron is not None
        assert (game.state.baron.defeat != "") is lost
        assert reserve(game) == 0


def test_an_overfull_section_with_the_overlords_worker_and_two_players() -> None:  # VW-11.4.7, VW-11.9.1
    game = together(
        Viscount("lake-inner", row="squire bertha labourer", gold=1, first={"IS": 1}),
        Viscount("gorge-left", first={"IS": 1}),
        do=["action", Task("eliminate")],
        overlord=Overlord("lake-right", first={"IS": 1}),
    )
    do(game, "action:place_workers", "1")
    assert not can(game, "bump:section-ink-stone/1/baron")
    do(game, "bump:section-ink-stone/1/1")
    assert goods(game, 1) == {"silver": 2}
    # three are left, two of them mine: the Overlord takes one of mine without a reward
    assert castle(game) == {"IS": (1, 0)}
    assert castle(game, BARON) == {"IS": (1, 0)}
    assert goods(game) == {"gold": 1}
