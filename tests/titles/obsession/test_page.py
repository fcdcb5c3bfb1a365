"""What the web page asks of Obsession: every choice has a place, sums say what they leave, the pad counts."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.kit.furniture import Look, placed, stands
from salotto.registry import title
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.house import current_themes
from salotto.titles.obsession.page import PAGE
from salotto.titles.obsession.settings import PRICES
from salotto.words import words
from tests.scenes import scene

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("host", "pass", "rents", "refreshing", "hiring", "cook", "kitchen")
"""What no board shows: these are buttons beside the question."""
PLAIN = ("done", "no", "enough", "accept", "refuse", "keep", "redraw")


@pytest.mark.parametrize(
    ("mode", "players"),
    [("individual", 2), ("teams", 4), ("tableau", 3), ("estate_challenge", 1), ("solo", 1)],
)
def test_everything_on_the_table_that_can_be_chosen_is_drawn_once_in_its_place(
    mode: str, players: int
) -> None:
    game = title("obsession")
    play = Play(game, game.table(["x"] * players, "page", mode), story=[])
    chance = Random(players)
    asked = set()
    for step in range(320):
        decision = play.next_decision()
        if decision is None:
            break
        if step % 3 == 0 or decision.prompt not in asked:
            asked.add(decision.prompt)
            shown = scene(play, decision.seat)
            board = shown.board(decision.seat) + shown.players()
            drawn = [unescape(key) for key in CHOICE.findall(board)]
            assert len(drawn) == len(set(drawn)), decision.prompt
            assert set(drawn) <= set(decision.keys)
            beside = set(decision.keys) - set(drawn)
            assert all(key in PLAIN or key.startswith(BESIDE) for key in beside), (decision.prompt, beside)
            known = {unescape(key) for key in KEY.findall(board)}
            if decision.prompt in ("ob-act", "ob-guests", "ob-market"):
                assert {blocked.key for blocked in decision.why_not()} <= known | {"refresh"}
        play.take(decision, chance.choice(wishes(decision) or decision.options))
    assert len(asked) > 6
    assert "data-choice" not in scene(play, None).board(0)


def wishes(decision: Decision) -> list[Any]:
    """What keeps a game going: activities, guests and purchases rather than passing."""
    return [each for each in decision.options if key_of(each).startswith(("host:", "gentry:", "buy:"))]


def test_a_purchase_says_what_it_leaves() -> None:  # OB-11.4
    decision = Decision(0, "ob-market", [], {"money": 700, "prices": {"buy:1:barn": 200}})
    game = Play(title("obsession"), title("obsession").table(["x"] * 2, "note")).state
    note = PAGE.note(game, decision, "buy:1:barn")
    assert note is not None
    assert note.args == {"money": 500}
    assert PAGE.note(game, decision, "done") is None


def test_the_last_courtship_compares_all_themes() -> None:  # OB-12.7
    game = Play(title("obsession"), title("obsession").table(["x"] * 2, "themes")).state.copy()
    themes = {theme.category.value: theme for theme in BOX.themes}
    game.themes = (themes["estate"], themes["service"])
    assert current_themes(game) == ["service"]
    game.themes *= 2
    assert current_themes(game) == ["estate", "service", "estate", "service"]


# The score pad


def points(form: dict[str, str]) -> dict[str, int]:
    """The points of what stands in the form for the first player."""
    return PAGE.pad_points(PAGE.pad_values(form, "0-"))


def typed(prefix: str = "0-", **values: int) -> dict[str, str]:
    return {f"{prefix}{field}": str(value) for field, value in values.items()}


def test_the_pad_counts_the_seven_categories() -> None:  # OB-14.1 to OB-14.7
    form = typed(tiles=21, gentry=-3, objectives=14, level=4, servants=9, money=750, vp=11, milestones=5)
    assert points(form) == {
        "tiles": 21,
        "gentry": -3,
        "objectives": 14 + 5,
        "reputation": 1 + 2 + 3 + 4,
        "servants": 2 * 9,
        "money": 3,
        "vp-cards": 11,
    }


def test_the_pad_counts_the_rounds_of_a_challenge() -> None:  # OB-21.17
    assert points(typed(tiles=5, rounds=-15))["rounds"] == -15


def test_the_pad_counts_a_team_as_one() -> None:  # OB-20.15
    first = typed(tiles=21, gentry=8, objectives=10, level=5, servants=9, money=400, vp=4)
    mate = typed("0-mate-", tiles=18, gentry=3, objectives=6, level=3, servants=10, money=900, vp=7)
    counted = points({**first, **mate})
    assert counted["tiles"] == (21 + 18) // 2
    assert counted["gentry"] == (8 + 3) // 2
    assert counted["reputation"] == 1 + 2 + 3  # the lower one
    assert counted["objectives"] == 10 + 6  # the three that were typed in
    assert counted["servants"] == 9 + 10
    assert counted["money"] == (2 + 4) // 2


@pytest.mark.parametrize(("text", "vp"), [("-7", -7), ("−7", -7), ("", 0), ("a lot", 0), ("-", 0)])
def test_people_below_nothing_can_be_typed_into_the_pad(text: str, vp: int) -> None:  # OB-1.5
    assert points({"0-gentry": text})["gentry"] == vp


def test_every_servant_every_favour_every_tile_and_every_person_has_a_picture() -> None:
    sheets = [files("salotto.titles.obsession") / "static" / sheet for sheet in ("icons.svg", "ground.svg")]
    signs, ground = (set(re.findall(r'symbol id="([^"]+)"', sheet.read_text("utf-8"))) for sheet in sheets)
    favours = {each.do.value for card in BOX.gentry for each in card.favours} - {"choice", "money"}
    servants = {servant.word for card in BOX.gentry for servant in card.service}
    assert signs >= servants | favours
    assert ground >= {face.ground for face in PAGE.FACES.values()} - {""}


def test_the_lens_of_a_tile_on_offer_tells_its_price_and_what_is_missing() -> None:  # OB-11.4
    game, chance = title("obsession"), Random(2)
    seen: set[bool] = set()
    play = Play(game, game.table(["x"] * 2, "lens of a tile"), story=[])
    while (decision := play.next_decision()) is not None and len(seen) < 2:
        table = PAGE.table(play.seen(0), Look(0, 0))
        money = play.state.players[0].money
        for space, stack in enumerate(play.state.market if "area:market" in placed(table) else ()):
            price = max(0, PRICES[space] + stack[0].modifier)
            told = stands(table, stack[0].key)
            assert told is not None
            missing = max(0, price - money)
            assert told.args == {"price": price, "money": money, "missing": missing}
            seen.add(missing > 0)
        assert stands(table, "tile:none-such") is None
        play.answer(decision.seat, key_of(chance.choice(decision.options)))
    assert seen == {True, False}
    said = words("it").say("ob-stands-tile", price=600, money=500, missing=100)
    assert "mancano 100" in said
