"""What the web page asks of Viscounts: what is given up is thought over."""

from __future__ import annotations

import pytest

from salotto.bots.hint import Hint
from salotto.kernel.decisions import Decision
from salotto.kernel.title import Json, Phrase
from salotto.titles.viscounts import page
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.faces import cards
from tests.kit.player import do
from tests.scenes import scene
from tests.titles.viscounts.positions import Game, Overlord, Viscount, a_game


def test_who_takes_no_action_though_some_are_open_is_asked_again() -> None:  # VW-5.3.1
    asked = Decision(0, "vw-action", ["action:trade", "action:build", "no"], {})
    left = page.left(asked, "no", {})
    assert left is not None
    assert left.args == {"actions": 2}
    assert page.left(asked, "action:trade", {}) is None
    assert page.left(Decision(0, "vw-hire", ["townsfolk:x", "no"], {}), "no", {}) is None


def noted(prompt: str, key: str, view: Json, **about: object) -> Phrase:
    note = page.note(Decision(0, prompt, [key], about), key, view)
    assert note is not None
    return note


def told(game: Game, key: str) -> tuple[str, dict[str, object]]:
    """What is told of an action that can be chosen, without what a Summary card does."""
    note = noted("vw-action", key, game.view(0))
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
    assert page.note(Decision(0, "vw-action", ["no"], {}), "no", inside.view(0)) is None


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
    assert noted("vw-action", action, game.view(0)).args["then"] == then


def test_an_answer_says_what_it_costs_before_it_is_given() -> None:  # VW-6.2.3, VW-6.4.1
    trades = [noted("vw-exchanges", key, {}, merchants=2, icons=3).args["silver"] for key in ("1", "2", "3")]
    assert trades == [0, 1, 3]
    sent = [noted("vw-how-many-workers", key, {}, costs=[1, 3, 6], icons=2).args for key in ("1", "2", "3")]
    assert sent == [{"icons": 0}, {"icons": 1}, {"icons": 4}]


def test_an_order_of_the_cards_is_told_by_their_names() -> None:  # VW-8.6
    view = {"players": [{"row": ["hero:ada", None, "townsfolk:friar"]}]}
    asked = Decision(0, "vw-rearrange", ["order:rlm", "no"], {})
    order = page.label(asked, "order:rlm", view)
    assert order is not None
    assert order.args == {"left": "townsfolk:friar", "middle": "hero:ada", "right": "–"}
    assert page.label(asked, "no", view) is None
    assert page.label(Decision(0, "vw-action", ["no"], {}), "no", view) is None


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
    lines = shown.hint_lines([Hint((key,), 1.0, {}) for key in orders])
    assert lines
    for key, line in zip(orders, lines, strict=True):
        assert line.startswith(f"{shown.choices[key]['label']}:")
        assert "Lender" in line


def test_every_manuscript_that_scores_shows_for_what() -> None:  # VW-9.5.3, VW-9.5.4
    faces = cards("en")
    for tile in BOX.manuscripts:
        pieces = faces[tile.key]["per"]
        assert bool(pieces) == (tile.score is not None)
        if tile.score is not None:
            assert [piece["text"] for piece in pieces if "text" in piece][1:] == (
                [str(tile.score.each)] if tile.score.each > 1 else []
            )
            assert "icon" in pieces[-1]


def test_a_scheme_card_shows_its_rows_and_tells_them() -> None:  # VW-10.3.3, VW-10.3.4
    face = cards("en")["scheme:start-builder-noble"]
    assert (face["steps"], len(face["then"])) == (1, 3)
    assert face["then"][0] == [{"icon": "builder"}]
    assert face["tells"] == ["scheme-text:start-builder-noble", "scheme-then:start-builder-noble"]


def test_every_slot_shows_what_it_will_do() -> None:  # VW-6.3.9, VW-10.4.10
    assert all(page.SLOT_SIGNS.values())
    assert len(page.SLOT_SIGNS) == 9 * (1 + len(BOX.rivals))


def test_no_end_card_is_said_to_be_revealed_before_the_piles_are_laid_out() -> None:  # VW-2.11, VW-3.2
    own = {"unpaid": 0, "acquired": 0, "approved": 0, "points": {"debts": 0, "deeds": 0}}
    for left, revealed, told_left in ((0, False, 12), (3, False, 3), (0, True, 0)):
        pile = {"left": left, "revealed": revealed, "of": 12}
        view = {"me": 0, "baron": None, "players": [own], "debts": pile, "deeds": pile}
        for area in ("area:debts", "area:deeds"):
            stands = page.standing(view, area)
            assert stands is not None
            assert stands.args["left"] == told_left


def test_the_track_of_the_rival_shows_what_a_collision_brings_it() -> None:  # VW-10.3.5
    mine, rival = ([space["does"] for space in track] for track in (page.TRACK, page.RIVAL_TRACK))
    assert mine == [space.current.key for space in BOX.track]
    assert rival == [space.rival_current.key for space in BOX.track]
    assert mine != rival
