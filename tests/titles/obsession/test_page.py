"""What the web page asks of Obsession: every choice has a place, sums say what they leave, the pad counts."""

from __future__ import annotations

import re
from html import unescape
from random import Random
from typing import Any

import pytest

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.titles.obsession import page
from salotto.titles.obsession.activity_view import activity, lacking
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.faces import faces
from salotto.words import words
from tests.scenes import scene

CHOICE = re.compile(r'data-choice="([^"]*)"')
KEY = re.compile(r'data-key="([^"]*)"')
BESIDE = ("seat:", "favour:", "host", "pass", "rents", "refreshing", "hiring")
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
            board = scene(play, decision.seat).board(decision.seat)
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


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_everything_that_can_be_drawn_tells_what_it_does_in_every_language(language: str) -> None:
    said = []

    def say(message: str, /, **args: Any) -> str:
        said.append(message)
        return message

    for key, face in faces(language).items():
        assert face["name"], key
        assert face["text"](say) or face["kind"] == "theme", key
    assert len(set(said)) > 60


# The activity that is being planned


def planned(tile: str, *guests: str, available: dict[str, int]) -> Any:
    plan = {"tile": f"tile:{tile}", "back": False, "guests": [f"gentry:{guest}" for guest in guests]}
    plan |= {"served": False, "level": 1, "wanted": 2}
    return activity({"plan": plan, "turn": 0, "players": [{"available": available}]})


def test_an_activity_adds_up_what_tile_and_guests_bring() -> None:  # OB-4.6.3, OB-4.6.4
    found = planned(
        "bowling-green", "captain-roland-eames", "mr-felix-darnley", available={"footman": 1, "valet": 1}
    )
    assert found["pounds"] == 200 + 200 + 200
    assert found["reputation"] == -2
    assert [each["servant"] for each in found["service"]] == ["footman", "valet", "valet"]


def test_an_activity_shows_which_service_needs_a_stand_in() -> None:  # OB-4.5.3
    found = planned("front-parlour", "mrs-winifred-ames", "miss-edith-lorimer", available={"housekeeper": 2})
    assert [each["ready"] for each in found["service"]] == [True, False, False]


@pytest.mark.parametrize(
    ("hand", "available", "lacks"),
    [
        (["asquith-lady", "asquith-lord"], {"footman": 1}, "guests"),
        (["asquith-heir", "asquith-lord"], {"valet": 1}, "service"),
        (["asquith-heir", "asquith-lord"], {"footman": 1}, ""),
        (["asquith-heir", "count-hoyos"], {"footman": 1}, "guests"),
    ],
)
def test_a_tile_shows_whether_people_or_servants_are_missing(
    hand: list[str], available: dict[str, int], lacks: str
) -> None:  # OB-4.4.1, OB-4.5.2
    player = {"hand": [f"gentry:{card}" for card in hand], "available": available}
    assert lacking({"tile": "tile:bowling-green", "back": False}, player, level=1) == lacks


def test_nothing_is_counted_where_nothing_is_planned() -> None:
    assert activity({"plan": None, "turn": 0, "players": []}) is None


def test_a_purchase_says_what_it_leaves() -> None:  # OB-11.4
    decision = Decision(0, "ob-market", [], {"money": 700, "prices": {"buy:1:barn": 200}})
    note = page.note(decision, "buy:1:barn", {})
    assert note is not None
    assert note.args == {"money": 500}
    assert page.note(decision, "done", {}) is None


def test_the_last_courtship_compares_all_themes() -> None:  # OB-12.7
    view = {"themes": ["theme:estate", "theme:service"], "seasons": [{}, {}, {}, {}]}
    assert page.current_themes(view) == ["service"]
    view["seasons"] = [{}, {}]
    assert page.current_themes(view) == ["estate", "service"]


# The score pad


def typed(prefix: str = "0-", **values: int) -> dict[str, str]:
    return {f"{prefix}{field}": str(value) for field, value in values.items()}


def test_the_pad_counts_the_seven_categories() -> None:  # OB-14.1 to OB-14.7
    form = typed(tiles=21, gentry=-3, objectives=14, level=4, servants=9, money=750, vp=11, milestones=5)
    assert page.pad_points(page.pad_values(form, "0-")) == {
        "tiles": 21,
        "gentry": -3,
        "objectives": 14 + 5,
        "reputation": 1 + 2 + 3 + 4,
        "servants": 2 * 9,
        "money": 3,
        "vp-cards": 11,
    }


def test_the_pad_counts_a_team_as_one() -> None:  # OB-20.15
    first = typed(tiles=21, gentry=8, objectives=10, level=5, servants=9, money=400, vp=4)
    mate = typed("0-mate-", tiles=18, gentry=3, objectives=6, level=3, servants=10, money=900, vp=7)
    points = page.pad_points(page.pad_values({**first, **mate, "0-team": "on"}, "0-"))
    assert points["tiles"] == (21 + 18) // 2
    assert points["gentry"] == (8 + 3) // 2
    assert points["reputation"] == 1 + 2 + 3  # the lower one
    assert points["objectives"] == 10 + 6  # the three that were typed in
    assert points["servants"] == 9 + 10
    assert points["money"] == (2 + 4) // 2


@pytest.mark.parametrize(("text", "vp"), [("-7", -7), ("−7", -7), ("", 0), ("a lot", 0), ("-", 0)])
def test_people_below_nothing_can_be_typed_into_the_pad(text: str, vp: int) -> None:  # OB-1.5
    points = page.pad_points(page.pad_values({"0-gentry": text}, "0-"))
    assert points["gentry"] == vp


def test_every_servant_and_every_favour_has_a_picture() -> None:
    sheet = (page.__file__ or "").replace("page.py", "static/icons.svg")
    with open(sheet, encoding="utf-8") as file:
        drawn = set(re.findall(r'symbol id="([^"]+)"', file.read()))
    signs = {each.do.value for card in BOX.gentry for each in card.favours} - {"choice", "money"}
    people = {face["cameo"] for face in faces("en").values() if face["kind"] == "gentry"}
    servants = {servant.word for card in BOX.gentry for servant in card.service}
    assert drawn >= people | servants | signs


def test_the_page_calls_milestones_as_the_rules_do() -> None:
    said = words("it")
    for id in ("ob-option-milestones", "ob-page-milestones", "ob-page-pad-milestones"):
        assert "milestone" in said.say(id).lower()


def test_the_lens_of_a_tile_on_offer_tells_its_price_and_what_is_missing() -> None:  # OB-11.4
    game, chance = title("obsession"), Random(2)
    seen: set[bool] = set()
    play = Play(game, game.table(["x"] * 2, "lens of a tile"), story=[])
    while (decision := play.next_decision()) is not None and len(seen) < 2:
        view = play.view(0)
        money = view["players"][0]["money"]
        for space in view["market"]:
            for key in space["tiles"][:1]:
                price = max(0, space["price"] + BOX.tile_of(key).modifier)
                told = page.standing(view, key)
                assert told is not None
                assert (told.args["price"], told.args["money"]) == (price, money)
                missing = max(0, price - money)
                assert told.args["missing"] == missing
                seen.add(missing > 0)
        assert page.standing(view, "tile:none-such") is None
        play.answer(decision.seat, key_of(chance.choice(decision.options)))
    assert seen == {True, False}
    assert seen == {True, False}
    said = words("it").say("ob-stands-tile", price=600, money=500, missing=100)
    assert "mancano 100" in said
