"""Before the first turn (VW-1, VW-2)."""

from salotto.kernel.play import Play
from salotto.kernel.zones import EVERYBODY, only
from salotto.kit.agenda import Task
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.board import board, outside_step, steps_from
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.setup import starting_cards
from salotto.titles.viscounts.state import Stage, ViscountsState
from tests.each import for_each
from tests.kit.player import a_table, choices, opened, play_until, prompt, question
from tests.titles.viscounts.positions import (
    SEGMENTS,
    Viscount,
    a_game,
    castle,
    goods,
    ids,
    markers,
    me,
    place,
    resolve,
)
from tests.titles.viscounts.positions import TITLE as PAUSED

SEEDS = [str(number) for number in range(12)]


def dealt(
    players: int = 3, seed: str = "uncle", mode: str | None = None, **options: str | int | bool
) -> Play[ViscountsState]:
    """A table on which the first turn has begun."""
    play = a_table(TITLE, players, mode, seed, **options)
    return play_until(play, lambda state: state.stage is Stage.PLAY)


def test_a_deck_is_all_the_townsfolk_of_a_player() -> None:  # VW-1.1
    game = a_game(
        Viscount(row="abbot - squire", hand="thief", draw="lender trader", discard="labourer"), do=[]
    )
    assert me(game).deck_size() == 6
    assert sorted(ids(me(game).deck())) == ["abbot", "labourer", "lender", "squire", "thief", "trader"]


def test_debts_deeds_and_goods_never_run_out() -> None:  # VW-1.2
    game = a_game(Viscount(unpaid=40, silver=90), do=resolve("does:collision-7/current"), debts=0, deeds=0)
    assert me(game).unpaid == 43
    assert goods(game) == {"silver": 94}


def test_workers_and_buildings_are_limited() -> None:  # VW-1.3, VW-2.7
    play = dealt(2)
    assert all(player.supply <= 20 for player in play.state.players)
    assert len(BOX.slots) == 9


def test_a_resource_is_never_silver() -> None:  # VW-1.4
    game = a_game(do=resolve("does:traitor"))
    assert choices(game) == ["good:ink", "good:gold", "good:stone"]


def test_left_to_right_is_clockwise() -> None:  # VW-1.6
    assert outside_step(place("lake-left"), 1) == place("lake-right")
    assert outside_step(place("lake-right"), 1) == place("hills-left")
    assert outside_step(place("lake-left"), -1) == place("mountain-right")
    assert steps_from(place("mountain-inner")) == (place("mountain-right"), place("lake-inner"))


def test_what_is_in_the_box() -> None:  # VW-1.7
    assert (len(BOX.townsfolk), len(BOX.starting), len(BOX.heroes)) == (68, 32, 16)
    assert (len(BOX.manuscripts), len(BOX.player_cards), len(BOX.schemes)) == (35, 10, 16)
    assert (len(BOX.spaces), len(BOX.spots), len(BOX.links), len(BOX.segments)) == (15, 25, 20, 5)
    assert (len(BOX.cleric_bonus), len(BOX.summaries), len(BOX.rivals)) == (4, 4, 4)


def test_the_segments_form_a_ring_in_random_order_and_the_castle_is_turned() -> None:  # VW-2.1, VW-2.3
    boards = {dealt(2, seed).state.layout.key for seed in SEEDS}
    assert len({key.split("/")[0] for key in boards}) > 4
    assert len({key.split("/")[1] for key in boards}) > 2
    for key in boards:
        assert sorted(section.id for section in board(key).sections) == sorted(
            each.id for each in BOX.sections
        )


def test_the_exchanges_have_two_arrangements() -> None:  # VW-2.2
    assert dealt(2).state.layout.key.endswith("/a")
    assert dealt(2, exchange_layout="b").state.layout.key.endswith("/b")
    ring = "board:lake-hills-forest-gorge-mountain/0"
    exchanges = [
        [each.id.removeprefix("exchange-") for each in board(f"{ring}/{layout}").exchanges if each]
        for layout in "ab"
    ]
    assert exchanges[0] == [
        "silver",
        "ink",
        "silver",
        "stone",
        "ink",
        "flip",
        "gold",
        "destroy",
        "stone",
        "gold",
    ]
    assert exchanges[1] == [
        "silver",
        "stone",
        "ink",
        "flip",
        "stone",
        "gold",
        "gold",
        "destroy",
        "silver",
        "ink",
    ]


def test_townsfolk_lie_in_five_piles_with_one_visible_card() -> None:  # VW-2.4
    sizes = []
    for seed in SEEDS:
        play = a_table(TITLE, 2, None, seed)
        piles = play.state.townsfolk
        sizes.append([len(pile) for pile in piles])
        assert all(pile.seen == [0] * (len(pile) - 1) + [EVERYBODY] for pile in piles)
    assert all(sorted(each) == [13, 13, 14, 14, 14] for each in sizes)
    assert len({tuple(each) for each in sizes}) > 1


def test_manuscripts_lie_in_five_piles_with_a_grey_back_on_top() -> None:  # VW-2.5
    play = a_table(TITLE, 2)
    for pile in play.state.manuscripts:
        assert [tile.back for tile in pile] == ["black"] * 6 + ["grey"]
        assert pile.seen == [0] * 6 + [EVERYBODY]


def test_nobody_has_a_bonus_card_yet() -> None:  # VW-2.6
    state = a_table(TITLE, 2).state
    assert state.bonus_owners == [-1] * 4
    assert state.leader == -1


def test_each_player_has_his_own_eight_starting_townsfolk() -> None:  # VW-2.7
    decks = [starting_cards(seat) for seat in range(4)]
    assert all(len({card.id for card in deck}) == 8 for deck in decks)
    assert len({card.key for deck in decks for card in deck}) == 32


def test_markers_start_at_the_ends() -> None:  # VW-2.7
    game = a_game(do=[])
    assert markers(game) == (1, 7)


def test_a_random_player_starts_and_stays_the_start_player() -> None:  # VW-2.8
    starts = {a_table(TITLE, 3, None, seed).state.start for seed in SEEDS}
    assert starts == {0, 1, 2}


def test_pairs_are_drafted_in_reverse_turn_order() -> None:  # VW-2.9, VW-2.12
    play = a_table(TITLE, 3)
    assert len(play.state.pairs) == 4
    asked = []
    while play.state.stage is Stage.DRAFT:
        decision = play.pending[0]
        if decision.prompt == "vw-take-pair":
            asked.append(decision.seat)
        play.answer(decision.seat, decision.keys[0])
    start = play.state.start
    assert asked == [(start - 1) % 3, (start - 2) % 3, start]
    assert play.state.pairs == []
    assert play.state.spare_cards == []


def test_the_viscount_starts_on_the_number_of_the_card() -> None:  # VW-2.9.1
    play = dealt(4)
    for player in play.state.players:
        assert player.pair is not None
        if player.seat != play.state.current:
            assert play.state.layout.spaces[player.place].start_number == player.pair.card.start_space


@for_each("card", BOX.player_cards)
def test_goods_debts_and_deeds_of_the_player_cards(card: object) -> None:  # VW-2.9.2, VW-2.9.3
    printed = {
        1: ({"stone": 1, "ink": 2, "silver": 8}, 2, 1),
        2: ({"silver": 6}, 3, 1),
        3: ({"gold": 1, "stone": 1, "silver": 5}, 1, 1),
        4: ({"gold": 2, "silver": 7}, 2, 2),
        5: ({"ink": 1, "gold": 1, "silver": 6}, 1, 1),
        6: ({"ink": 1, "silver": 2}, 1, 1),
        7: ({"ink": 2, "gold": 1, "silver": 7}, 2, 1),
        8: ({"silver": 1}, 1, 1),
        9: ({"stone": 2, "silver": 5}, 1, 1),
        10: ({"stone": 1, "gold": 1, "ink": 1, "silver": 10}, 1, 2),
    }
    number = next(at for at, each in enumerate(BOX.player_cards, 1) if each is card)
    wealth, deeds, debts = printed[number]
    game = take(number)
    if number == 2:
        assert prompt(game) == "vw-resource"
        answer_all(game, "good:ink", "good:gold")
        wealth = {**wealth, "ink": 1, "gold": 1}
        assert (me(game).acquired, me(game).approved) == (deeds - 1, 1)  # flips a Deed
        deeds -= 1
    if number == 8:
        answer_all(game, "good:ink")
        wealth = {**wealth, "ink": 1}
    state = game.state
    assert (me(game).acquired, state.debts_left, state.deeds_left) == (deeds, 12, 12)
    if number == 4:
        assert me(game).paid == 1  # flips a Debt, and gains a resource
        answer_all(game, "good:stone")
        wealth = {**wealth, "stone": 1}
        debts -= 1
    assert me(game).unpaid == debts
    assert goods(game) == wealth
    assert markers(game) == {1: (1, 6), 7: (2, 7), 10: (3, 7)}.get(number, (1, 7))


def take(number: int) -> Play[ViscountsState]:
    """The draft of one Player Card, with Ada."""
    tops = ("grey-3-flip", "black-3-flip", "blue-3-hire", "blue-3-silver", "yellow-3-gold-silver")
    tiles = dict(zip(SEGMENTS, tops, strict=True))
    game = a_game(Viscount(), Viscount("gorge-left"), do=[], stage=Stage.DRAFT, manuscripts=tiles)
    state = game.state
    state.players[0].place = -1
    state.players[0].hand.cards.clear()
    state.players[0].hand.seen.clear()
    for card in starting_cards(0):
        state.players[0].draw.add(card, EVERYBODY)
    state.pairs = [BOX.pairs[f"pair:player-card-{number}+ada"]]
    return again(game, "take-pair", 0)


def again(game: Play[ViscountsState], rule: str, *args: object) -> Play[ViscountsState]:
    """Go on with another task."""
    game.state.agenda.tasks.append(Task(rule, args))
    return opened(PAUSED, game.table, game.state)


def answer_all(game: Play[ViscountsState], *keys: str) -> None:
    for key in keys:
        game.answer(0, key)


def test_the_effects_of_cards_3_5_and_6_may_be_used_on_any_segment() -> None:  # VW-2.9.4, VW-2.9.7
    workers = take(3)
    assert len(choices(workers)) == 5
    answer_all(workers, "castle:section-virtue")
    assert castle(workers) == {"VI": (2, 0)}
    assert len(choices(take(5))) == 5
    assert prompt(take(6)) == "vw-free-manuscript"
    assert len(choices(take(6))) == 5


def test_card_8_builds_on_its_own_space_only() -> None:  # VW-2.9.4, VW-2.9.6
    game = take(8)
    answer_all(game, "good:ink", "slot:tp2")
    assert choices(game) == ["spot:gorge-spot-4", "spot:gorge-spot-5"]
    answer_all(game, "spot:gorge-spot-5")
    assert goods(game) == {"ink": 1, "gold": 1, "silver": 1}
    assert me(game).emptied == 2


def test_card_9_may_destroy_any_of_the_nine_starting_cards() -> None:  # VW-2.9.4
    game = take(9)
    assert len(choices(game)) == 10
    assert "hero:ada" in choices(game)
    assert "no" in choices(game)
    answer_all(game, "start:financer-1")
    assert goods(game) == {"stone": 2, "silver": 8}
    assert len(me(game).draw) == 8


def test_a_townsfolk_hired_in_the_draft_joins_the_starting_cards() -> None:  # VW-2.9.5
    game = a_game(
        Viscount(hand=""),
        do=resolve("does:player-card-5"),
        stage=Stage.DRAFT,
        townsfolk={
            "lake": "friar",
            "hills": "mason",
            "forest": "racketeer-1",
            "gorge": "acolyte",
            "mountain": "",
        },
    )
    answer_all(game, "townsfolk:friar")
    assert ids(me(game).draw.cards) == ["friar"]
    assert markers(game) == (1, 6)
    for other in ("mason", "racketeer-1", "acolyte"):  # Rearrange, Shuffle, Discard do nothing
        game = a_game(
            Viscount(),
            do=resolve("does:player-card-5"),
            stage=Stage.DRAFT,
            townsfolk=dict.fromkeys(("lake", "hills", "forest", "gorge"), "")
            | {"mountain": f"friar {other}"},
        )
        assert game.over
        assert ids(me(game).draw.cards) == [other]
        assert markers(game) == (1, 7)


def test_decks_are_shuffled_and_three_cards_drawn_without_virtue() -> None:  # VW-2.10
    play = dealt(4)
    for player in play.state.players:
        assert len(player.hand) == 3
        assert player.hand.seen == [only(player.seat)] * 3
        assert player.draw.seen == [0] * len(player.draw)
        assert player.deck_size() in (8, 9, 10)


@for_each("players, debts, deeds", [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_how_many_debts_and_deeds_lie_above_the_end_cards(
    players: int, debts: int, deeds: int
) -> None:  # VW-2.11
    state = dealt(players).state
    assert (state.debts_left, state.deeds_left) == (debts, deeds)
    assert not state.poverty
    assert not state.prosperity


def test_the_first_question_of_play_goes_to_the_start_player() -> None:  # VW-2.8, VW-5
    play = dealt(3)
    assert play.pending[0].seat == play.state.start
    assert question(play, play.state.start).prompt == "vw-play"
