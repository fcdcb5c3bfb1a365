"""Effects (VW-8)."""

from salotto.titles.viscounts.baron import perform_for_baron
from salotto.titles.viscounts.cards import MERCHANT
from salotto.titles.viscounts.effects import EFFECTS
from salotto.titles.viscounts.performing import perform
from salotto.titles.viscounts.rival import perform_for_rival
from tests.kit.player import answer, can, cannot, choices, do, prompt, told, why_not
from tests.titles.viscounts.positions import (
    Viscount,
    a_game,
    castle,
    goods,
    ids,
    markers,
    me,
    resolve,
    row,
    spot,
)

DECK = "abbot squire labourer thief"


def test_every_effect_has_somebody_who_carries_it_out() -> None:  # VW-8.2
    missing = set(perform.missing(EFFECTS.words))
    assert missing == {"GainScheme", "RivalDismiss", "PlaceBaron", "AdvanceBaron", "CurrentPlayerGains"}
    assert missing - {"GainScheme", "RivalDismiss"} == missing & set(perform_for_rival.missing(EFFECTS.words))
    assert not missing & set(perform_for_baron.missing(EFFECTS.words)) - {"GainScheme", "RivalDismiss"}


def test_effects_are_mandatory_but_for_four() -> None:  # VW-8.1
    game = a_game(Viscount(row="abbot squire -"), do=resolve("does:forest-spot-3"))  # Rearrange
    assert can(game, "no")
    game = a_game(Viscount(hand=DECK), do=resolve("does:lake-spot-5"))  # Destroy
    assert can(game, "no")
    game = a_game(Viscount(hand=DECK), do=resolve("does:acolyte/on-hire"))  # Discard
    assert can(game, "no")
    game = a_game(Viscount(first={"FL": 1}), do=resolve("does:bertha/1"))  # castle move
    assert can(game, "no")
    game = a_game(do=resolve("does:clovis"))  # Free Hire
    cannot(game, "no")


def test_effects_come_in_printed_order_each_one_completely() -> None:  # VW-8.2
    game = a_game(
        Viscount(virtue=7), do=resolve("does:journeyman"), townsfolk={"lake": "antagonist", "hills": "friar"}
    )
    do(game, "antagonist")  # its Corruption comes before the Journeyman's Virtue
    assert [line.event.id for line in game.story or []] == ["vw-hires", "vw-corruption", "vw-virtue"]


def test_what_cannot_be_done_is_skipped_the_rest_is_done() -> None:  # VW-8.3
    game = a_game(do=resolve("does:samson"))  # flip, then shuffle: neither is possible
    assert game.over
    game = a_game(Viscount(supply=1), do=resolve("does:ms-yellow-5-workers"))  # 2 Workers, 1 is left
    do(game, "section-flip")
    assert castle(game) == {"FL": (1, 0)}


def test_several_effects_at_one_moment_come_in_the_owners_order() -> None:  # VW-8.4
    game = a_game(
        Viscount(row="debt-collector-deed debt-collector-hire debt-collector-resource", unpaid=1, acquired=1),
        do=resolve("does:player-card-4"),
    )
    do(game, "ink")
    assert prompt(game) == "vw-order"
    assert choices(game) == [f"does:debt-collector-{what}" for what in ("deed", "hire", "resource")]
    do(
        game,
        "does:debt-collector-resource",
        "stone",
        "does:debt-collector-deed",
        "does:debt-collector-hire/2",
    )
    assert goods(game) == {"ink": 1, "stone": 1}
    assert me(game).approved == 1


def test_plain_goods_come_first_without_asking() -> None:  # VW-8.4
    game = a_game(
        Viscount("hills-left", row="trader jeweller lender"), do="action", townsfolk={"hills": "friar"}
    )
    do(game, "action:trade")
    assert game.over
    assert [line.event.id for line in game.story or []][-2:] == ["vw-gains", "vw-virtue"]


def test_rearranging_is_a_permutation_and_fills_no_empty_space() -> None:  # VW-8.6
    game = a_game(Viscount(row="abbot - thief"), do=resolve("does:forest-spot-3"))
    assert choices(game) == ["order:rml", "no"]
    do(game, "order:rml")
    assert row(game) == ["thief", "-", "abbot"]
    assert markers(game) == (1, 7)
    full = a_game(Viscount(row="abbot squire thief"), do=resolve("does:forest-spot-3"))
    assert len(choices(full)) == 6
    before = list(me(full).icons)
    do(full, "order:mrl")
    assert row(full) == ["squire", "thief", "abbot"]
    assert me(full).icons == before


def test_one_card_cannot_be_rearranged() -> None:  # VW-8.6
    assert a_game(Viscount(row="abbot - -"), do=resolve("does:forest-spot-3")).over


def test_start_icons_stay_when_the_board_is_rearranged() -> None:  # VW-8.6
    game = a_game(Viscount(row="abbot squire -"), do=resolve("does:forest-spot-3"))
    do(game, "order:mlr")
    assert me(game).icons[MERCHANT] == 2


def test_a_card_of_the_hand_or_the_top_of_the_draw_pile_is_discarded() -> None:  # VW-8.7
    game = a_game(Viscount(hand="abbot", draw="squire labourer"), do=resolve("does:acolyte/on-hire"))
    assert choices(game) == ["start:abbot-1", "draw-pile", "no"]
    do(game, "draw-pile")
    assert ids(me(game).discard.cards) == ["labourer"]
    assert ids(me(game).hand.cards) == ["abbot"]


def test_destroying_gives_the_value_in_silver_and_spares_board_and_discards() -> None:  # VW-8.8
    game = a_game(
        Viscount(row="thief - -", hand="abbot", draw="financer", discard="squire"),
        do=resolve("does:lake-spot-5"),
    )
    assert choices(game) == ["start:abbot-1", "draw-pile", "no"]
    do(game, "draw-pile")
    assert goods(game) == {"silver": 3}
    assert ids(game.state.gone) == ["financer"]


def test_a_deck_never_falls_below_three() -> None:  # VW-8.8, VW-5.1.7, E18
    assert a_game(Viscount(row="abbot squire -", hand="labourer"), do=resolve("does:lake-spot-5")).over
    game = a_game(Viscount(row="abbot squire -", hand="labourer thief"), do=resolve("does:rudolf/1"))
    do(game, "thief")  # the second destruction is no longer possible
    assert game.over
    assert me(game).deck_size() == 3


def test_a_shuffle_needs_a_discard_and_takes_the_draw_pile_with_it() -> None:  # VW-8.9
    assert a_game(Viscount(draw="abbot squire", hand="thief"), do=resolve("does:traitor/on-hire")).over
    game = a_game(
        Viscount(draw="abbot squire", discard="labourer", hand="thief"), do=resolve("does:traitor/on-hire")
    )
    assert len(me(game).draw) == 3
    assert not me(game).discard.cards
    assert markers(game) == (1, 6)
    assert me(game).draw.seen == [0, 0, 0]


def test_a_shuffle_brings_one_corruption_with_criminals_on_the_board() -> None:  # VW-8.9
    game = a_game(Viscount(row="thief antagonist -", discard="labourer"), do=resolve("does:traitor/on-hire"))
    assert markers(game) == (2, 7)


def test_a_free_hire_takes_any_visible_townsfolk() -> None:  # VW-8.10
    tops = {"lake": "friar", "hills": "miner mason", "forest": "", "gorge": "enforcer", "mountain": ""}
    game = a_game(Viscount("mountain-left"), do=resolve("does:clovis"), townsfolk=tops)
    assert choices(game) == ["townsfolk:friar", "townsfolk:mason", "townsfolk:enforcer"]
    do(game, "enforcer")
    assert ids(me(game).discard.cards) == ["enforcer"]
    assert me(game).unpaid == 1
    assert goods(game) == {}


def test_without_a_pile_nobody_is_hired() -> None:  # VW-8.10
    none = dict.fromkeys(("lake", "hills", "forest", "gorge", "mountain"), "")
    assert a_game(do=resolve("does:clovis"), townsfolk=none).over


def test_a_castle_move_goes_to_a_neighbouring_section() -> None:  # VW-8.11
    game = a_game(Viscount(first={"IS": 1}), do=resolve("does:bertha/1"))
    assert choices(game) == [
        "shift:section-ink-stone>section-flip",
        "shift:section-ink-stone>section-virtue",
        "no",
    ]
    do(game, "shift:section-ink-stone>section-virtue")
    assert castle(game) == {"VI": (1, 0)}


def test_free_workers_go_into_one_section_and_are_no_place_workers_action() -> None:  # VW-8.12, VW-8.17
    game = a_game(Viscount(row="overseer-2 - -"), do=resolve("does:ms-yellow-5-workers"))
    assert len(choices(game)) == 5
    do(game, "section-gold-move")
    assert castle(game) == {"GM": (2, 0)}
    assert markers(game) == (1, 7)


def test_a_free_building_goes_onto_any_empty_spot_and_is_no_construct_action() -> None:  # VW-8.13, VW-8.17
    taken = {f"lake-spot-{n}": (1, "workshop") for n in (1, 2)}
    game = a_game(
        Viscount("forest-inner", row="woodcutter-2 - -"),
        do=resolve("does:ms-grey-6-workshop"),
        buildings=taken,
    )
    assert choices(game) == ["slot:ws1", "slot:ws2", "slot:ws3"]
    do(game, "ws2")
    assert len(choices(game)) == 23
    assert why_not(game, "lake-spot-1") == "VW-6.3.1"
    do(game, "gorge-spot-2")
    assert goods(game) == {"ink": 1}
    assert markers(game) == (1, 7)
    assert game.state.owners[spot("gorge-spot-2")] == 0


def test_a_free_building_is_skipped_without_one_of_the_type() -> None:  # VW-8.13
    assert a_game(Viscount(emptied="ws1 ws2 ws3"), do=resolve("does:ms-grey-6-workshop")).over


def test_a_free_manuscript_costs_3_or_4_and_is_no_transcribe_action() -> None:  # VW-8.14, VW-8.17
    tiles = {
        "lake": "grey-5-resources",
        "hills": "grey-4-stone",
        "forest": "",
        "gorge": "blue-3-silver",
        "mountain": "",
    }
    game = a_game(Viscount(row="deacon-2 - -"), do=resolve("does:ms-black-6-manuscript"), manuscripts=tiles)
    assert choices(game) == ["manuscript:ms-grey-4-stone", "manuscript:ms-blue-3-silver"]
    assert why_not(game, "ms-grey-5-resources") == "VW-8.14"
    do(game, "ms-grey-4-stone")
    assert goods(game) == {"stone": 2}
    assert markers(game) == (1, 7)


def test_a_choice_is_free_even_of_what_does_nothing() -> None:  # VW-8.15
    game = a_game(Viscount(row="abbot squire labourer"), do=resolve("does:judith"))
    assert choices(game) == ["does:judith/1", "does:judith/2"]
    do(game, "does:judith/2")
    assert game.over


def test_abilities_work_while_the_card_is_on_the_board_also_in_other_turns() -> None:  # VW-8.16
    game = a_game(
        Viscount(corruption=4, virtue=4, row="abbot squire labourer", hand="trader"),
        Viscount("gorge-left", row="peddler-silver abbot squire", hand="labourer"),
        do="collide",
    )
    assert goods(game, 1)["silver"] == 2
    answer(game, 1, "no")  # space 4: Rearrange


def test_the_unseen_top_card_with_an_empty_draw_pile_is_one_option() -> None:  # VW-8.18
    game = a_game(Viscount(hand="abbot", discard="squire labourer"), do=resolve("does:acolyte/on-hire"))
    do(game, "draw-pile")
    assert markers(game) == (1, 6)
    assert len(me(game).draw) == 1
    assert len(me(game).discard) == 1
    only_hand = a_game(Viscount(hand="abbot"), do=resolve("does:acolyte/on-hire"))
    assert choices(only_hand) == ["start:abbot-1", "no"]


def test_two_cards_are_two_choices_and_each_may_be_declined() -> None:  # VW-8.19
    game = a_game(Viscount(hand=DECK), do=resolve("does:architect/2"))
    do(game, "abbot", "no")
    assert ids(me(game).discard.cards) == ["abbot"]
    assert game.over
    game = a_game(Viscount(hand=DECK), do=resolve("does:architect/2"))
    do(game, "no")
    assert game.over


def test_a_card_from_the_draw_pile_is_revealed_after_the_choice() -> None:  # VW-1.5
    game = a_game(Viscount(hand="abbot", draw="squire labourer"), do=resolve("does:acolyte/on-hire"))
    do(game, "draw-pile")
    assert told(game, "vw-discards")[0].event.args["card"] == "start:labourer-1"
