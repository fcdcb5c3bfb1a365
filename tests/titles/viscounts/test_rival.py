"""The Rival: conversions, actions, the end (VW-10.4 to VW-10.6)."""

from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.castle import rival_bump
from salotto.titles.viscounts.scoring import points, ranking
from tests.each import for_each
from tests.kit.player import a_table, answer, choices, do, prompt, told
from tests.titles.viscounts.positions import (
    Viscount,
    castle,
    goods,
    ids,
    markers,
    me,
    place,
    resolve,
    spot,
)
from tests.titles.viscounts.solo_tables import RIVAL, against, begun, cards

# VW-10.4 General rules


def test_it_moves_on_the_outside_path_only() -> None:  # VW-10.4.1
    game = against(do="scheme", current=RIVAL, scheme_pile="future-cleric", rival=Viscount("forest-left"))
    assert me(game, RIVAL).place == place("mountain-left")


def test_who_meets_whom() -> None:  # VW-10.4.2
    game = against(
        do="rival-move",
        current=RIVAL,
        schemes="start-cleric - -",
        human=Viscount("gorge-left", row="abbot squire -"),
    )
    assert prompt(game) == "vw-rearrange"
    human = against(
        do="move", human=Viscount("forest-left", hand="abbot"), rival=Viscount("forest-right"), steps=1
    )
    do(human, "forest-right")
    assert goods(human, RIVAL) == {"ink": 1}


def test_the_chart_of_resources() -> None:  # VW-10.4.3, E24
    game = against(do=resolve("does:ms-printed-hills", RIVAL), rival=Viscount("forest-left", ink=5))
    assert goods(game, RIVAL) == {"ink": 6, "stone": 1}
    last = against(do=resolve("does:ms-printed-hills", RIVAL), rival=Viscount("forest-left", ink=6, stone=4))
    assert goods(last, RIVAL) == {"ink": 6, "stone": 4, "gold": 2}


def test_the_card_rival_has_one_kind_of_resource() -> None:  # VW-10.4.3
    game = against(do=resolve("does:lothaire", RIVAL), solo_rival="rival-card")
    assert goods(game, RIVAL) == {"ink": 3}


@for_each(
    "script, wealth, virtue",
    [
        ("does:forest-spot-3", {"ink": 1}, 7),  # Rearrange: a resource
        ("does:hills-link-1-2", {"ink": 1}, 7),  # 2 Silver: a resource
        ("does:trader", {}, 7),  # a lone Silver is lost
        ("does:ms-blue-3-silver", {"ink": 1}, 7),  # 3 Silver: one pair
        ("does:acolyte/on-hire", {}, 6),  # Discard: 1 Virtue
        ("does:architect/2", {}, 5),  # Discard 2
        ("does:bertha/1", {}, 6),  # castle move
        ("does:lender", {}, 6),  # nothing to flip
    ],
)
def test_conversions(script: str, wealth: dict[str, int], virtue: int) -> None:  # VW-10.4.4
    game = against(do=resolve(script, RIVAL))
    assert goods(game, RIVAL) == wealth
    assert markers(game, RIVAL) == (1, virtue)


def test_destroying_is_flipping() -> None:  # VW-10.4.4
    game = against(do=resolve("does:ms-grey-4-destroy", RIVAL), rival=Viscount("forest-left", acquired=3))
    assert me(game, RIVAL).approved == 2


def test_a_hire_is_a_future_scheme_or_a_flip() -> None:  # VW-10.4.5
    game = against(do=resolve("does:clovis", RIVAL), future="future-noble future-cleric")
    assert [card.id for card in cards(game).discard] == ["future-cleric"]
    none = against(do=resolve("does:clovis", RIVAL), rival=Viscount("forest-left", acquired=1))
    assert me(none, RIVAL).approved == 1


@for_each(
    "have, paid, approved",
    [
        ({"unpaid": 2, "acquired": 2}, 1, 0),  # tie: a Debt
        ({"unpaid": 2, "acquired": 2, "paid": 1}, 1, 1),  # fewer Deeds flipped
        ({"unpaid": 2, "acquired": 2, "approved": 1}, 1, 1),
        ({"acquired": 2}, 0, 1),  # only one type
        ({"unpaid": 2, "paid": 3}, 4, 0),
    ],
)
def test_what_it_flips(have: dict[str, int], paid: int, approved: int) -> None:  # VW-10.4.6
    rival = Viscount("forest-left")
    for name, number in have.items():
        setattr(rival, name, number)
    game = against(do=resolve("does:lender", RIVAL), rival=rival)
    assert (me(game, RIVAL).paid, me(game, RIVAL).approved) == (paid, approved)
    assert sum(me(game, RIVAL).goods) == paid - have.get("paid", 0)  # a resource for a flipped Debt


def test_it_dismisses_for_nothing_and_gains_the_top_right_effect() -> None:  # VW-10.4.7
    game = against(do=resolve("does:start-noble/row-2", RIVAL), townsfolk={"forest": "miner enforcer"})
    assert ids(game.state.gone) == ["enforcer"]
    assert me(game, RIVAL).unpaid == 1
    printed = against(do=resolve("does:start-noble/row-2", RIVAL), townsfolk={"forest": ""})
    assert printed.state.gone == []
    assert markers(printed, RIVAL) == (2, 7)


def test_a_shuffle_needs_discards() -> None:  # VW-10.4.8
    game = against(
        do=resolve("does:traitor/on-hire", RIVAL), scheme_pile="start-noble", scheme_discard="start-cleric"
    )
    assert len(cards(game).draw) == 2
    assert markers(game, RIVAL) == (1, 6)
    none = against(do=resolve("does:traitor/on-hire", RIVAL), scheme_pile="start-noble")
    assert markers(none, RIVAL) == (1, 7)


def test_named_goods_are_taken_as_such() -> None:  # VW-10.4.9
    game = against(do=resolve("does:ms-yellow-4-gold", RIVAL))
    assert goods(game, RIVAL) == {"gold": 2}


def slots(*numbers: int) -> int:
    """The mask of some slots of the Rival board, counted from 1."""
    return sum(1 << number - 1 for number in numbers)


def test_abilities_of_its_slots() -> None:  # VW-10.4.10
    rival = Viscount("forest-left", unpaid=2, emptied="tp1 tp2 tp3 gh1 gh2")  # the first five slots
    human = Viscount("mountain-left", corruption=2, virtue=2, hand="abbot")
    game = against(do="collide", human=human, rival=rival, scheme_pile="start-cleric")
    story = [line.event.id for line in game.story or []]
    assert story.index("vw-flips-debt") < story.index("vw-collision-space")  # at every collision
    on_flip = Viscount("forest-left", acquired=1, emptied="gh3")  # the sixth
    game = against(do=resolve("does:lender", RIVAL), rival=on_flip, townsfolk={"forest": "friar"})
    assert ids(game.state.gone) == ["friar"]
    on_gain = Viscount("forest-left", emptied="ws1")
    game = against(
        do=resolve("does:clovis", RIVAL), rival=on_gain, future="future-noble", townsfolk={"forest": "friar"}
    )
    assert ids(game.state.gone) == ["friar"]
    on_shuffle = Viscount("forest-left", emptied="ws2 ws3")
    game = against(do=resolve("does:traitor/on-hire", RIVAL), rival=on_shuffle, scheme_discard="start-cleric")
    assert markers(game, RIVAL) == (2, 5)  # the check, then Corruption and Virtue


def test_its_slots_that_react_to_a_shuffle_bring_corruption_first() -> None:  # VW-4.3, VW-8.4, VW-10.4.10
    rival = Viscount("forest-left", emptied="ws2 ws3", corruption=3, virtue=5)
    game = against(do=resolve("does:traitor/on-hire", RIVAL), rival=rival, scheme_discard="start-cleric")
    assert markers(game, RIVAL) == (3, 3)  # Virtue 4 by the check; both on 4, then both on 3


def test_the_immediate_slot_works_once_when_its_building_leaves() -> None:  # VW-10.4.10
    game = against(
        do="rival-act",
        current=RIVAL,
        schemes="start-builder start-builder -",
        rival=Viscount("forest-left", stone=2, emptied="tp1 tp2 tp3"),
        future="future-noble",
    )
    assert me(game, RIVAL).emptied == slots(1, 2, 3, 4)
    assert [card.id for card in cards(game).discard] == ["future-noble"]


def test_it_takes_the_first_option_and_never_declines() -> None:  # VW-10.4.11
    game = against(do=resolve("does:section-gold-move", RIVAL))
    assert goods(game, RIVAL) == {"gold": 1}
    hire = against(do=resolve("does:section-hire-destroy", RIVAL), future="future-noble")
    assert len(cards(hire).discard) == 1


def test_effects_of_the_humans_turn_reach_it_at_once() -> None:  # VW-10.4.12
    game = against(
        do="action",
        human=Viscount("hills-left", row="labourer artisan abbot", stone=1, hand="trader"),
        buildings={"hills-spot-2": (RIVAL, "guildhall")},
    )
    do(game, "action:build", "ws1")
    assert goods(game)["silver"] == 2
    assert goods(game, RIVAL) == {"ink": 1}


# VW-10.5 Primary actions


def test_icons_of_the_rival() -> None:  # VW-10.5.1
    game = against(
        do=[],
        schemes="start-criminal-a start-builder-noble -",
        rival=Viscount("forest-left", emptied="tp1", bonuses="black"),
    )
    # Criminal; Builder, Noble; printed Builder, Cleric; slot Cleric; bonus Cleric
    assert me(game, RIVAL).icons == [0, 2, 1, 3, 1]


def test_the_example_of_the_cleric_rival() -> None:  # E23, VW-10.3.3, VW-10.5.1, VW-10.5.5
    for top, ink in (("grey-3-flip", 1), ("grey-4-stone", 0)):
        game = against(
            do="scheme",
            current=RIVAL,
            schemes="start-builder-noble - -",
            scheme_pile="start-criminal-a",
            future="future-cleric",
            rival=Viscount("forest-left", ink=1, emptied="tp1"),
            manuscripts={"forest": top},
        )
        assert markers(game, RIVAL)[0] == 2
        assert len(cards(game).discard) == 1
        assert me(game, RIVAL).place == place("forest-right")
        assert len(me(game, RIVAL).manuscripts) == 1
        assert me(game, RIVAL).goods[0] == ink


def test_it_constructs_the_left_most_building_it_can_afford() -> None:  # VW-10.5.2
    for stone, slot, left in ((6, 1, 0), (4, 4, 0), (2, 7, 0)):
        game = against(
            do="rival-act",
            current=RIVAL,
            schemes="start-builder start-cleric start-noble",
            rival=Viscount("forest-left", stone=stone),
        )
        assert me(game, RIVAL).emptied == slots(slot)
        assert game.state.owners[spot("forest-spot-1")] == RIVAL
        assert me(game, RIVAL).goods[2] == left
    taken = {f"forest-spot-{n}": (0, "workshop") for n in (1, 2)}
    none = against(
        do="rival-act",
        current=RIVAL,
        schemes="start-builder start-cleric start-noble",
        rival=Viscount("forest-left", stone=9),
        buildings=taken,
    )
    assert me(none, RIVAL).emptied == 0


def test_it_places_as_many_workers_as_it_can_from_the_outside_path() -> None:  # VW-10.5.3, VW-10.5.8
    for gold, supply, n in ((2, 20, 2), (4, 20, 3), (7, 20, 4), (9, 3, 3), (9, 2, 2)):
        game = against(
            do="rival-act",
            current=RIVAL,
            schemes="start-noble start-cleric start-builder",
            rival=Viscount("hills-left", gold=gold, supply=supply),
            human=Viscount("mountain-left"),
        )
        placed = sum(first + second for first, second in castle(game, RIVAL).values())
        assert placed == n
    for gold, supply in ((1, 20), (9, 1)):  # never a single Worker
        game = against(
            do="rival-act",
            current=RIVAL,
            schemes="start-noble start-cleric start-builder",
            rival=Viscount("hills-left", gold=gold, supply=supply),
        )
        assert castle(game, RIVAL) == {}
        assert markers(game, RIVAL) == (1, 5)  # the last option: a flip without a card, and 1 Virtue


def test_in_the_castle_it_goes_clockwise_and_bumps_the_human_first() -> None:  # VW-10.5.4
    game = against(
        do=Task("castle", (RIVAL,)),
        rival=Viscount("gorge-left", first={"IS": 3, "VI": 3, "FL": 1}),
        human=Viscount("lake-left", first={"FL": 2}),
    )
    story = [line.event.args["section"] for line in told(game, "vw-moves-in")]
    assert story[0] == "castle:section-virtue"  # the first one clockwise from its Segment
    assert goods(game) == {"silver": 2}
    lead = against(do=Task("castle", (RIVAL,)), rival=Viscount("gorge-left", second={"IS": 3}))
    assert lead.state.leader == RIVAL


def test_it_bumps_in_the_next_overfull_section_clockwise() -> None:  # VW-10.5.4
    game = against(do="scheme", current=RIVAL, scheme_pile="future-cleric", rival=Viscount("gorge-left"))
    sections = game.state.layout.sections
    start = 2
    me(game, RIVAL).place = 3 * start
    for full, bumped in (([start - 1, start + 1], start + 1), ([start, 0], start)):
        bump = rival_bump(game.state, me(game, RIVAL), [(0, position) for position in full])
        assert bump.section is sections[bumped], full


def test_a_bumped_worker_of_the_human_asks_the_human() -> None:  # VW-10.4.12, VW-10.5.4
    game = against(
        do=Task("castle", (RIVAL,)),
        rival=Viscount("gorge-left", second={"FL": 2}),
        human=Viscount("lake-left", second={"FL": 2}),
    )
    assert prompt(game) == "vw-resource"
    answer(game, 0, "gold")
    assert goods(game) == {"gold": 1}


def test_the_focus_of_the_card_rival() -> None:  # VW-10.5.6
    game = against(
        do="rival-act",
        current=RIVAL,
        schemes="start-criminal-a - -",
        rival=Viscount("forest-left", ink=2, unpaid=1, acquired=1),
        solo_rival="rival-card",
    )
    assert (me(game, RIVAL).paid, me(game, RIVAL).approved) == (1, 1)
    assert goods(game, RIVAL) == {"ink": 1}
    poor = against(
        do="rival-act",
        current=RIVAL,
        schemes="start-criminal-a - -",
        rival=Viscount("forest-left", ink=1, unpaid=1),
        solo_rival="rival-card",
    )
    assert (me(poor, RIVAL).acquired, me(poor, RIVAL).paid) == (1, 1)  # gain a Deed, flip a Debt


def test_free_pieces_of_the_rival() -> None:  # VW-10.5.7, VW-10.5.9
    taken = {f"forest-spot-{n}": (0, "workshop") for n in (1, 2, 3)}
    game = against(do=resolve("does:ms-grey-6-workshop", RIVAL), buildings=taken)
    assert game.state.owners[spot("forest-spot-4")] == RIVAL
    assert me(game, RIVAL).emptied == slots(7)
    workers = against(do=resolve("does:ms-yellow-5-workers", RIVAL))
    assert castle(workers, RIVAL) == {"GM": (2, 0)}
    few = against(do=resolve("does:ms-yellow-5-workers", RIVAL), rival=Viscount("forest-left", supply=1))
    assert castle(few, RIVAL) == {"GM": (1, 0)}
    tiles = {"forest": "grey-5-resources", "gorge": "", "mountain": "blue-3-silver"}
    tile = against(do=resolve("does:ms-black-6-manuscript", RIVAL), manuscripts=tiles)
    assert [each.id for each in me(tile, RIVAL).manuscripts] == ["ms-blue-3-silver"]


def test_it_transcribes_the_printed_manuscript_of_an_empty_pile() -> None:  # VW-10.5.9
    game = against(
        do="rival-act",
        current=RIVAL,
        schemes="start-cleric - -",
        rival=Viscount("gorge-left", ink=9),
        manuscripts={"gorge": ""},
    )
    assert me(game, RIVAL).manuscripts == []
    assert markers(game, RIVAL) == (1, 5)


# VW-10.6 The end


def test_the_rival_has_the_last_turn() -> None:  # VW-10.6.1
    play = begun("end")
    play.state.debts_left = 1
    turns: list[int] = []
    while not play.over:
        decision = play.pending[0]
        play.answer(decision.seat, "no" if "no" in decision.keys else decision.keys[0])
        turns = [line.event.seat or 0 for line in told(play, "vw-turn")]
    assert turns[-1] == RIVAL


def test_the_rival_scores_like_a_player_and_for_its_resources() -> None:  # VW-10.6.2
    game = against(
        do=[],
        schemes="start-noble start-criminal-a -",
        scheme_pile="start-cleric-noble",
        rival=Viscount(
            "forest-left", ink=2, gold=1, acquired=1, manuscripts="yellow-5-nobles", emptied="gh1"
        ),
        human=Viscount("lake-left", ink=5),
    )
    card = points(game.state, me(game, RIVAL))
    assert card["resources"] == 3
    assert card["deeds"] == 1
    assert card["manuscripts"] == 2  # Nobles of its Schemes
    assert points(game.state, me(game))["resources"] == 0


def test_the_human_wins_only_with_more_points() -> None:  # VW-10.6.3
    tie = against(do=[], rival=Viscount("forest-left", acquired=2), human=Viscount(acquired=2, silver=9))
    assert ranking(tie.state) == [2, 1]
    win = against(do=[], rival=Viscount("forest-left", acquired=2), human=Viscount(acquired=3))
    assert ranking(win.state) == [1, 2]


def test_the_rival_is_named_to_the_room() -> None:  # VW-10
    table = TITLE.table(["Anna"], "x", "solo", {"solo_rival": "rival-noble"})
    assert TITLE.rivals(table) == ("rival:rival-noble",)
    assert TITLE.phrase("rival:rival-noble").names is not None
    assert len(choices(a_table(TITLE, 1, "solo"))) == 2
