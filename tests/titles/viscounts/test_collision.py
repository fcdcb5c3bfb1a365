"""Phase 5: resolve a collision (VW-5.5)."""

from salotto.titles.viscounts.box import BOX
from tests.each import for_each
from tests.kit.player import answer, do, prompt, told
from tests.titles.viscounts.positions import Viscount, a_game, goods, markers, me

CALM = "abbot squire labourer"


def test_markers_apart_resolve_nothing() -> None:  # VW-5.5.1
    game = a_game(Viscount(corruption=4, virtue=5, hand="trader"), do="collide")
    assert not told(game, "vw-collision")


@for_each(
    "at, silver, deeds, debts",
    [(1, 1, 3, 0), (2, 1, 2, 0), (3, 1, 1, 0), (4, 2, 1, 1), (5, 2, 0, 1), (6, 3, 0, 2), (7, 4, 0, 3)],
)
def test_what_the_current_player_gains(
    at: int, silver: int, deeds: int, debts: int
) -> None:  # VW-5.5.4, VW-5.5.6
    game = a_game(Viscount(corruption=at, virtue=at, row=CALM, hand="trader"), do="collide")
    player = me(game)
    assert (player.silver, player.acquired, player.unpaid) == (silver, deeds, debts)
    assert markers(game) == (1, 7)


@for_each("at", range(1, 8))
def test_what_the_others_gain(at: int) -> None:  # VW-5.5.5
    people = [
        Viscount(corruption=at, virtue=at, row=CALM, hand="trader"),
        Viscount("gorge-left", row="thief abbot squire", hand="trader"),
        Viscount("gorge-right", row=CALM, hand="trader"),
    ]
    game = a_game(*people, do="collide")
    if at == 4:
        assert prompt(game, 1) == "vw-rearrange"
        answer(game, 1, "no")
        answer(game, 2, "no")
    criminal, honest = me(game, 1), me(game, 2)
    assert criminal.unpaid == (1 if at == 1 else 0)
    assert markers(game, 1) == ((2, 7) if at in (2, 3) else (1, 7))
    assert markers(game, 2) == ((1, 6) if at in (5, 6) else (1, 7))
    assert honest.acquired == (1 if at == 7 else 0)


def test_the_second_workshop_slot_gives_virtue_at_every_collision_to_the_honest() -> None:  # VW-5.5.2
    game = a_game(
        Viscount(corruption=6, virtue=6, row="thief abbot squire", hand="trader", emptied="ws2"),
        Viscount("gorge-left", row=CALM, hand="trader", emptied="ws2"),
        do="collide",
    )
    assert me(game).unpaid == 2  # no Virtue: still on space 6
    assert markers(game, 1) == (1, 5)  # by the slot, and by the space


def test_a_collision_that_shifts() -> None:  # VW-5.5.2, VW-5.5.4, VW-5.5.5, E16
    game = a_game(
        Viscount(corruption=4, virtue=4, row=CALM, hand="trader", emptied="ws2"),
        Viscount("gorge-left", row="thief abbot squire", hand="trader"),
        do="collide",
    )
    assert goods(game) == {"silver": 1}
    assert me(game).acquired == 1
    assert me(game).unpaid == 0
    assert markers(game, 1) == (2, 7)


def test_cards_that_react_to_a_collision_of_anybody() -> None:  # VW-5.5.3, E15
    game = a_game(
        Viscount(corruption=6, virtue=6, row="thief peddler-ink squire", hand="trader", emptied="ws2"),
        Viscount("gorge-left", row="ada peddler-gold squire", hand="trader"),
        Viscount("gorge-right", row=CALM, hand="trader"),
        do="collide",
    )
    answer(game, 1, "stone")  # Ada
    assert goods(game) == {"ink": 1, "silver": 3}
    assert me(game).unpaid == 2
    assert goods(game, 1) == {"gold": 1, "stone": 1}
    assert markers(game, 1) == (1, 6)
    assert markers(game, 2) == (1, 6)
    assert markers(game) == (1, 7)


def test_only_one_collision_is_resolved_per_turn() -> None:  # VW-5.5.7
    game = a_game(
        Viscount(corruption=4, virtue=4, row=CALM, hand="trader squire"),
        Viscount("gorge-left", corruption=3, virtue=3, row=CALM, hand="trader"),
        do="collide",
    )
    answer(game, 1, "no")
    assert len(told(game, "vw-collision")) == 1
    assert markers(game, 1) == (3, 3)


def test_the_space_is_read_once() -> None:  # VW-5.5.8, VW-8.18, E37
    game = a_game(
        Viscount(
            corruption=6, virtue=6, row="racketeer-1 abbot squire", discard="labourer lender trader financer"
        ),
        Viscount("gorge-left", row=CALM, hand="trader"),
        do="collide",
    )
    do(game, "does:racketeer-1/2", "draw-pile")  # the shuffle moves both markers to 7
    assert markers(game) == (7, 7)
    do(game, "does:racketeer-1/1", "no")
    assert me(game).unpaid == 2
    assert me(game).silver == 3
    assert markers(game, 1) == (1, 6)
    assert me(game, 1).acquired == 0
    assert markers(game) == (1, 7)


def test_goods_come_in_a_fixed_order() -> None:  # VW-5.5.4
    for space in BOX.track:
        order = [effect.what.value for effect in space.current.effects if hasattr(effect, "what")]
        assert order == [what for what in ("silver", "deed", "debt") if what in order]
