"""What stands beside the things on the table of Viscounts: notes, labels, what an answer gives up."""

from __future__ import annotations

import pytest

from salotto.bots.hint import Hint
from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Card, Group, Look, Picture, Sign, Thing, keys_of, walk
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.faces import ALL, drawn_apart, rival_slot_signs, slot_signs
from salotto.titles.viscounts.mat import tracks
from salotto.titles.viscounts.page import PAGE
from salotto.titles.viscounts.state import Player, Stage, ViscountsState
from salotto.titles.viscounts.table import table
from tests.kit.player import do
from tests.scenes import scene
from tests.titles.viscounts.positions import Game, Overlord, Viscount, a_game, resolve

PLAY = Stage.PLAY


def test_who_takes_no_action_though_some_are_open_is_asked_again() -> None:  # VW-5.3.1
    asked, game = Decision(0, "vw-action", ["action:trade", "action:build", "no"], {}), a_game().state
    left = PAGE.left(game, asked, "no")
    assert left is not None
    assert left.args == {"actions": 2}
    assert PAGE.left(game, asked, "action:trade") is None
    assert PAGE.left(game, Decision(0, "vw-hire", ["townsfolk:x", "no"], {}), "no") is None


def noted(prompt: str, key: str, game: ViscountsState, **about: object) -> Phrase:
    note = PAGE.note(game, Decision(0, prompt, [key], about), key)
    assert note is not None
    return note


def told(game: Game, key: str) -> tuple[str, dict[str, object]]:
    """What is told of an action that can be chosen, without what a Summary card does."""
    note = noted("vw-action", key, game.state)
    assert note.args["then"] == "none"
    return note.id, {name: value for name, value in note.args.items() if name != "then"}


def test_an_action_says_what_it_would_bring_here() -> None:  # VW-6.1.8, VW-6.2.1, VW-6.3.2
    rich = Viscount("gorge-left", row="trader peddler-ink -", silver=2, stone=5)
    outside = a_game(rich, do="action", townsfolk={"gorge": "friar"})
    assert told(outside, "action:trade") == (
        "vw-page-trades",
        {"exchange": "exchange:exchange-gold", "times": 4},
    )
    assert told(outside, "action:build") == ("vw-page-constructs", {"kind": "kind:trading_post"})
    assert told(outside, "dismiss:trade") == ("vw-page-dismissed", {"card": "townsfolk:friar", "silver": 2})
    by_the_sea = a_game(Viscount("hills-left", row="trader - -", silver=6), do="action")
    assert told(by_the_sea, "action:trade")[1]["times"] == 3  # VW-6.2.3 its icon and the two printed ones


def test_an_action_of_the_inner_path_says_what_it_would_bring_here() -> None:  # VW-6.4.1, VW-6.5.1
    rich = Viscount("gorge-inner", row="squire acolyte -", gold=4, ink=2, supply=2)
    inside = a_game(rich, do="action", manuscripts={"gorge": "grey-3-flip"})
    assert told(inside, "action:place_workers") == ("vw-page-sends", {"n": 2})  # VW-6.4.3
    tile = {"manuscript": "manuscript:ms-grey-3-flip", "icons": 2}
    assert told(inside, "action:transcribe") == ("vw-page-writes", tile)
    assert PAGE.note(inside.state, Decision(0, "vw-action", ["no"], {}), "no") is None


@pytest.mark.parametrize(
    ("overlord", "action", "then"),
    [
        (Overlord(workers={"gorge-left": 1}), "action:build", "remove"),
        (Overlord("gorge-left", workers={"gorge-left": 1}), "action:build", "none"),  # VW-11.4.5
        (Overlord(workers={"gorge-left": 1}), "action:trade", "none"),
        (Overlord(), "action:trade", "place"),
        (Overlord(), "action:build", "none"),
    ],
)
def test_an_action_says_what_the_summary_card_does_after_it(
    overlord: Overlord, action: str, then: str
) -> None:  # VW-11.4.3, VW-11.4.4
    mine = Viscount("gorge-left", row="trader peddler-ink -", stone=5, summaries="summary-stone")
    game = a_game(mine, Viscount("lake-left"), mode="coop", overlord=overlord, do="action")
    assert noted("vw-action", action, game.state).args["then"] == then


def test_an_answer_says_what_it_costs_before_it_is_given() -> None:  # VW-6.2.3, VW-6.4.1
    game = a_game().state
    trades = [noted("vw-exchanges", key, game, merchants=2, icons=3).args["silver"] for key in "123"]
    assert trades == [0, 1, 3]
    sent = [noted("vw-how-many-workers", key, game, costs=[1, 3, 6], icons=2).args for key in "123"]
    assert sent == [{"icons": 0}, {"icons": 1}, {"icons": 4}]


def test_an_order_of_the_cards_is_told_by_their_names() -> None:  # VW-8.6
    game = a_game(Viscount(row="ada - friar"), do=[]).state
    asked = Decision(0, "vw-rearrange", ["order:rlm", "no"], {})
    order = PAGE.label(game, asked, "order:rlm")
    assert order is not None
    assert order.args == {"left": "townsfolk:friar", "middle": "hero:ada", "right": "–"}
    assert PAGE.option_picture("order:rlm") == (Sign(text="3 1 2"),)
    assert PAGE.label(game, asked, "no") is None
    assert PAGE.label(game, Decision(0, "vw-action", ["no"], {}), "no") is None


def test_a_hint_for_an_order_names_the_cards() -> None:  # VW-8.6
    game = a_game(
        Viscount("hills-left", row="trader lender financer", silver=1, stone=2),
        do="action",
        townsfolk={"hills": "mason"},
        buildings={"hills-spot-2": (1, "trading_post")},
    )
    do(game, "dismiss:build")
    shown = scene(game, 0)
    orders = [key for key in shown.choices if key.startswith("order:")]
    lines = shown.hint_lines([Hint((key,), 1.0) for key in orders])
    assert lines
    for key, line in zip(orders, lines, strict=True):
        assert line.startswith(f"{shown.choices[key]['label']}:")
        assert "Lender" in line


def test_every_manuscript_that_scores_shows_for_what() -> None:  # VW-9.5.3, VW-9.5.4
    for tile in BOX.manuscripts:
        points, _ = ALL[tile.key].does
        assert bool(points) == (tile.score is not None)
        if tile.score is not None:
            assert [sign.text for sign in points if sign.text] == [
                str(tile.score.vp),
                f"/ {tile.score.each}" if tile.score.each > 1 else "/",
            ]
            assert points[1] == Sign("vp")
            assert points[-1].icon


def test_a_scheme_card_shows_its_rows_and_tells_them() -> None:  # VW-10.3.3, VW-10.3.4
    face = ALL["scheme:start-builder-noble"]
    assert face.top == (Sign(text="1"), Sign("viscount"))
    assert face.does[1:] == ((Sign("builder"),), *face.does[2:])
    assert len(face.does) == 4
    told = [line.args["what"] for line in face.lines]
    assert told == ["scheme-text:start-builder-noble", "scheme-then:start-builder-noble"]


def test_every_slot_shows_what_it_will_do() -> None:  # VW-6.3.9, VW-10.4.10
    assert all(map(slot_signs, BOX.slots))
    assert all(rival_slot_signs(slot) for board in BOX.rivals.values() for slot in board.slots)


# On the table


def stands(game: ViscountsState, key: str) -> dict[str, object]:
    """What the lens says of a group on the first player's table."""
    found = (thing for thing in walk(table(game, Look(0, 0))) if isinstance(thing, Group))
    told = next(thing.stands for thing in found if key in thing.keys and thing.stands is not None)
    return dict(told.args)


@pytest.mark.parametrize(("stage", "left", "told_left"), [(Stage.DRAFT, 0, None), (PLAY, 3, 3), (PLAY, 0, 0)])
def test_no_end_card_is_said_to_be_revealed_before_the_piles_are_laid_out(
    stage: Stage, left: int, told_left: int | None
) -> None:  # VW-2.11, VW-3.2
    game = a_game(do=[]).state
    game.stage, game.debts_left, game.deeds_left = stage, left, left
    numbers = game.setting.numbers
    for area, on_top in (("area:debts", numbers.debts_on_top), ("area:deeds", numbers.deeds_on_top)):
        assert stands(game, area)["left"] == (on_top if told_left is None else told_left)


def test_the_track_of_the_rival_shows_what_a_collision_brings_it() -> None:  # VW-10.3.5
    shown = [each for each in walk([tracks(Player(0, automatic=True))]) if isinstance(each, Picture)]
    assert [each.signs for each in shown] == [
        picture for space in BOX.track for picture in drawn_apart(space.rival_current)
    ]
    assert [space.rival_current.key for space in BOX.track] != [space.current.key for space in BOX.track]


def test_of_two_summary_cards_only_the_upper_half_of_the_lower_one_is_seen() -> None:  # VW-11.2.3
    mine = Viscount(summaries="summary-stone summary-gold")
    game = a_game(mine, Viscount(), mode="coop", overlord=Overlord(), do=[]).state
    upper, lower = (card.key for card in game.players[0].summaries)
    laid = list(walk(table(game, Look(0, 0))))
    assert [each.key for each in laid if isinstance(each, Card) and "summary" in each.key] == [upper]
    assert [each.things for each in laid if isinstance(each, Group) and lower in each.keys] == [
        (Picture(ALL[lower].top),)
    ]


def asked_about(game: Game) -> list[Thing]:
    """What the answers are laid on that are no things."""
    decision = game.pending[0]
    look = Look(decision.seat, decision.seat, decision.prompt, decision.about)
    things = PAGE.table(game.state, look)
    home = PAGE.home(decision)
    found = (each for each in walk(things) if home in keys_of(each))
    return list(found)


def test_amounts_open_over_the_place_that_they_are_about() -> None:  # VW-6.2.1, VW-6.4.1
    trading = a_game(Viscount("gorge-left", row="trader peddler-ink -", silver=4), do="action")
    do(trading, "action:trade")
    assert keys_of(asked_about(trading)[0])[0] == "space:gorge-left"
    sending = a_game(Viscount("gorge-inner", row="squire squire -", gold=4), do="action")
    do(sending, "action:place_workers")
    assert keys_of(asked_about(sending)[0])[0] == sending.state.layout.sections[3].key


def test_a_choice_opens_on_the_card_that_asks() -> None:  # VW-8.15
    game = a_game(Viscount(row="judith - -", unpaid=1, hand="abbot"), do=resolve("does:judith"))
    assert keys_of(asked_about(game)[0])[-1] == "hero:judith"
