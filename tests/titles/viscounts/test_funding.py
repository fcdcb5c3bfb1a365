"""Funding an action, and dismissing for it (VW-6.1)."""

from salotto.titles.viscounts.cards import NO_ICONS
from salotto.titles.viscounts.funding import funds
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, question, why_not
from tests.titles.viscounts.positions import Viscount, a_game, action, goods, ids, markers, me

FULL = "abbot squire labourer"  # one Cleric, one Noble, one Builder, no Merchant


def free(viscount: Viscount, what: str) -> int:
    """The icons that a player has for an action."""
    return funds(me(a_game(viscount, do=[])), action(what), NO_ICONS).free


# VW-6.1 Funding


def test_each_action_uses_its_own_icon() -> None:  # VW-6.1.1
    board = "trader abbot squire"
    assert [
        free(Viscount(row=board), what) for what in ("trade", "build", "place_workers", "transcribe")
    ] == [1, 0, 1, 1]


def test_icons_come_from_board_start_slots_and_bonus_cards_not_from_hand_or_discards() -> None:  # VW-6.1.2
    assert free(Viscount(row="squire - -", hand="bertha", discard="princess"), "place_workers") == 2
    assert free(Viscount(row=FULL, emptied="gh2", bonuses="yellow"), "place_workers") == 3
    assert free(Viscount(row=FULL, emptied="tp3", bonuses="blue"), "trade") == 4
    assert free(Viscount(row="thief squire labourer"), "place_workers") == 2


def test_a_unit_of_the_matching_good_adds_an_icon() -> None:  # VW-6.1.3
    for place, what, good in (
        ("hills-left", "build", "stone"),
        ("hills-inner", "place_workers", "gold"),
        ("hills-inner", "transcribe", "ink"),
    ):
        game = a_game(
            Viscount(place, row="trader lender financer", having={good: 3}),
            do="action",
            manuscripts={"hills": "grey-3-flip"},
        )
        assert can(game, f"action:{what}")


@for_each(
    "board, what, have, reach",
    [
        ("benefactor trader lender", "place_workers", {}, 2),  # 5 Merchants: 2 pairs
        ("strongman trader abbot", "build", {}, 1),
        ("traveller abbot squire", "transcribe", {}, 2),
        ("mason abbot squire", "build", {"silver": 5}, 3),  # 1 Builder, 2 pairs of Silver
        ("diplomat abbot labourer", "place_workers", {"silver": 4}, 3),
        ("clergyman squire labourer", "transcribe", {"silver": 3}, 2),
        ("sculptor abbot squire", "build", {"stone": 2}, 4),  # 1, and 2 Stone count 3
        ("artist abbot labourer", "place_workers", {"gold": 1}, 3),
        ("priest squire labourer", "transcribe", {"ink": 3}, 5),
        ("emma squire labourer", "transcribe", {"ink": 1, "gold": 2, "stone": 3}, 7),
        ("emma squire labourer", "place_workers", {"stone": 3}, 1),
    ],
)
def test_ongoing_cards_add_ways_to_fund(
    board: str, what: str, have: dict[str, int], reach: int
) -> None:  # VW-6.1.4
    game = a_game(Viscount(row=board, having=have), do=[])
    assert funds(me(game), action(what), NO_ICONS).reach() == reach


def test_merchant_pairs_use_every_merchant_icon_but_no_silver() -> None:  # VW-6.1.5, E12
    game = a_game(
        Viscount("hills-inner", row="benefactor thief overseer-2", emptied="tp3 gh2", gold=3, silver=9),
        do="action",
    )
    do(game, "action:place_workers", "4")
    assert goods(game) == {"silver": 9}
    assert me(game).supply == 16


def test_the_dismissed_card_fills_merchant_pairs_too() -> None:  # VW-6.1.5, VW-6.1.7
    game = a_game(
        Viscount("hills-inner", row="benefactor abbot labourer", silver=2, emptied="tp3"),
        do="action",
        townsfolk={"hills": "jeweller"},
    )
    do(game, "dismiss:place_workers")  # 6 Merchants: 3 Nobles
    assert choices(game) == ["1", "2"]


def test_goods_are_spent_only_as_far_as_needed() -> None:  # VW-6.1.6
    game = a_game(Viscount("hills-inner", row="squire bertha chevalier", gold=5), do="action")
    do(game, "action:place_workers", "2")  # 3 Nobles are enough
    assert goods(game) == {"gold": 5}


def test_a_payment_is_asked_only_where_none_is_better_in_every_way() -> None:  # VW-6.1.3, VW-6.1.4
    game = a_game(
        Viscount(
            "hills-left", row="mason labourer abbot", silver=4, stone=2, emptied="tp1 tp2 tp3 gh1 gh2 gh3"
        ),
        do="action",
    )
    do(game, "action:build", "ws1", "hills-spot-1")
    # 2 Builders, none of the Guildhall slot: 3 with gh1; nothing is missing, so nothing is asked
    assert game.over
    assert goods(game) == {"silver": 4, "stone": 2, "ink": 1}
    game = a_game(Viscount("hills-left", row="mason abbot squire", silver=4, stone=2), do="action")
    do(game, "action:build", "ws1", "hills-spot-1")
    assert choices(game) == ["pay:silver-4", "pay:stone-1,silver-2", "pay:stone-2"]
    do(game, "pay:stone-1,silver-2")
    assert goods(game) == {"silver": 2, "stone": 1, "ink": 1}


def test_a_doubled_resource_is_used_twice_but_once_per_action() -> None:  # VW-6.1.4
    game = a_game(Viscount("hills-left", row="sculptor abbot squire", stone=5), do="action")
    do(game, "action:build", "tp1", "hills-spot-2")  # 5 Builders: 1 + 2 + 1 + 1
    assert goods(game) == {"stone": 5 - 3 + 1}


# Dismissing


def test_a_townsfolk_without_a_usable_icon_cannot_be_dismissed() -> None:  # VW-6.1.7
    game = a_game(
        Viscount("hills-left", row=FULL, silver=9, stone=9), do="action", townsfolk={"hills": "friar"}
    )
    assert why_not(game, "dismiss:trade") == why_not(game, "dismiss:build") == "VW-6.1.7"


def test_criminals_are_always_usable() -> None:  # VW-6.1.7
    game = a_game(
        Viscount("hills-left", row=FULL, silver=9, stone=9), do="action", townsfolk={"hills": "conspirator"}
    )
    assert can(game, "dismiss:trade")
    assert can(game, "dismiss:build")


def test_dismissing_costs_the_value_and_gives_effect_and_icons_but_no_ability() -> None:  # VW-6.1.8
    game = a_game(
        Viscount("hills-inner", row="- - squire", silver=2, gold=1, emptied=""),
        do="action",
        townsfolk={"hills": "miner princess"},
    )
    do(game, "dismiss:place_workers")
    assert markers(game) == (1, 6)  # the top-right effect only
    assert question(game).about["icons"] == 3  # start icon, Squire, Princess
    do(game, "2")
    assert goods(game) == {"gold": 1}
    assert ids(game.state.gone) == ["princess"]


@for_each(
    "emptied, board, price",
    [("", FULL, 3), ("tp2", FULL, 1), ("", "larena - -", 2), ("tp2", "larena - -", 0)],
)
def test_the_price_of_dismissing(emptied: str, board: str, price: int) -> None:  # VW-6.1.8
    game = a_game(
        Viscount("hills-inner", row=board, silver=5, gold=9, emptied=emptied),
        do="action",
        townsfolk={"hills": "artist"},
    )
    do(game, "dismiss:place_workers")
    assert me(game).silver == 5 - price


def test_the_printed_townsfolk_is_dismissed_while_the_pile_is_empty_and_stays() -> None:  # VW-6.1.9
    game = a_game(
        Viscount("lake-inner", row="trader lender financer", silver=4), do="action", townsfolk={"lake": ""}
    )
    do(game, "dismiss:place_workers")
    assert me(game).silver == 2
    assert markers(game) == (1, 6)
    assert me(game).supply == 19
    assert game.state.gone == []


def test_a_dismissal_must_let_the_action_be_completed() -> None:  # VW-6.1.10
    game = a_game(
        Viscount("hills-inner", row="trader lender financer", silver=9, gold=1),
        do="action",
        townsfolk={"hills": "friar"},
        manuscripts={"hills": "grey-3-flip"},
    )
    assert why_not(game, "dismiss:transcribe") == "VW-6.1.10"


def test_silver_for_the_dismissal_is_missing_in_the_trade() -> None:  # VW-6.1.10
    game = a_game(
        Viscount("hills-right", row=FULL, silver=1), do="action", townsfolk={"hills": "peddler-silver"}
    )  # 2 Merchants = 1 Stone: the Peddler has 3
    assert choices(game) == ["dismiss:trade", "no"]
    do(game, "dismiss:trade")
    assert goods(game) == {"stone": 1}


def test_what_reacts_comes_when_the_action_is_finished_in_the_players_order() -> None:  # VW-6.1.11
    game = a_game(
        Viscount("hills-inner", row="deacon-3 deacon-2 bishop", hand="abbot squire"),
        do="action",
        manuscripts={"hills": "grey-3-virtue-silver"},
    )
    do(game, "action:transcribe")
    assert goods(game) == {"silver": 2}  # the Manuscript first
    assert prompt(game) == "vw-order"
    assert choices(game) == ["does:deacon-3", "does:bishop"]  # VW-4.3 Corruption before Virtue
    do(game, "does:bishop")
    assert choices(game) == ["does:deacon-3", "does:deacon-2"]
    do(game, "does:deacon-3", "does:deacon-3/2", "no")
    assert markers(game) == (2, 5)
    assert game.over


def test_the_next_card_is_visible_at_once_and_can_be_hired() -> None:  # VW-6.1.12
    game = a_game(
        Viscount("hills-inner", row="- - squire", silver=4),
        do=("action", "recruit"),
        townsfolk={"hills": "miner princess"},
    )
    do(game, "dismiss:place_workers", "1")
    assert choices(game) == ["townsfolk:miner", "no"]


def test_transcribing_with_bonus_ink_and_a_dismissed_criminal() -> (
    None
):  # E14, VW-6.1.2, VW-6.1.8, VW-6.5.1, VW-8.9
    game = a_game(
        Viscount(
            "hills-inner",
            row="acolyte squire labourer",
            ink=3,
            silver=1,
            bonuses="black",
            discard="trader",
            hand="lender",
        ),
        do="action",
        townsfolk={"hills": "racketeer-1"},
        manuscripts={"hills": "grey-6-buildings"},
    )
    assert choices(game) == ["action:place_workers", "dismiss:place_workers", "dismiss:transcribe", "no"]
    do(game, "dismiss:transcribe")
    assert markers(game) == (1, 6)  # the Shuffle, with no Criminal on the board
    assert goods(game) == {}
    assert [tile.id for tile in me(game).manuscripts] == ["ms-grey-6-buildings"]
