"""What a person is warned of in Obsession, and what the page says of the end, the market and the hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salotto.bots.hint import Hint
from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.server.page.aside import Aside
from salotto.server.page.title_page import page_of
from salotto.server.tables.caution import Why, caution
from salotto.titles.obsession import page
from salotto.titles.obsession.caution_view import brought, left, reaches_max
from salotto.titles.obsession.courtship_view import courtship
from salotto.titles.obsession.state import ObsessionState
from salotto.words import LANGUAGES, Language, words
from tests.scenes import scene


def a_challenge(edition: str, seed: str = "max") -> Play[ObsessionState]:
    game = title("obsession")
    return Play(game, game.table(["x"], seed, "estate_challenge", {"edition": edition}), story=[])


def to_act(play: Play[ObsessionState]) -> Decision:
    """Play on to the next choice of an activity, without passing where that can be helped."""
    chance = Random(1)
    while (decision := play.next_decision()) is not None and decision.prompt != "ob-act":
        play.take(decision, chance.choice(decision.options))
    assert decision is not None
    return decision


def test_before_an_activity_that_ends_the_challenge_one_is_warned() -> None:  # OB-21.10
    play = a_challenge("fr")
    for _ in range(3):
        decision = to_act(play)
        play.take(decision, next((each for each in decision.options if key_of(each) != "pass"), "pass"))
    decision = to_act(play)
    player = play.state.players[0]
    hosts = [key for key in decision.keys if key.startswith("host:")]
    view = play.view(0)
    gains = {key: brought(key, view["players"][0]) for key in hosts}
    assert all(left(decision, key, view) is None for key in hosts)  # far from Max nobody is warned
    best = max(gains, key=lambda key: gains[key])
    assert gains[best] > 0
    view["players"][0]["reputation"] = 5 * (view["highest"] - 1) - gains[best]
    view["players"][0]["level"] = view["highest"] - 1
    warned = left(decision, best, view)
    assert warned is not None
    assert warned.id == "ob-left-max"
    assert warned.args["target"] == view["challenge"]["target"]
    assert warned.args["round"] == play.state.space
    view["round"] = view["challenge"]["round"]  # from the round aimed at on one wants it to end
    assert not reaches_max(decision, best, view)
    view["round"], view["edition"] = 3, "it"  # by the other printing the estate must be complete as well
    assert left(decision, best, view) is None
    assert player.reputation >= 0


@pytest.mark.parametrize(("edition", "joined"), [("fr", "or"), ("it", "and")])
def test_what_ends_the_challenge_is_said_by_the_tables_own_printing(edition: str, joined: str) -> None:
    play = a_challenge(edition)  # OB-21.10
    to_act(play)
    ends = scene(play, 0).stage["ends"]
    assert f"complete {joined} your reputation" in ends
    assert "printing" not in ends


def test_a_pass_that_brings_nobody_back_is_thought_over() -> None:  # OB-5.2
    game = title("obsession")
    play = Play(game, game.table(["x"] * 2, "idle"), story=[])
    decision = to_act(play)
    seat = decision.seat
    view = play.view(seat)
    assert not view["players"][seat]["discards"]
    warned = caution(page_of(game), play, seat, ["pass"], safe=True)
    assert warned is not None
    assert warned.why is Why.SOMETHING_LEFT
    view["players"][seat]["quarters"] = {"footman": 1}
    assert left(decision, "pass", view) is None
    view["players"][seat] |= {"quarters": {}, "discards": ["gentry:x"]}
    assert left(decision, "pass", view) is None


def test_a_hint_that_gives_something_up_says_so() -> None:
    game = title("obsession")
    play = Play(game, game.table(["x"] * 2, "idle"), story=[])
    seat = to_act(play).seat
    shown = scene(play, seat)
    shown.aside = Aside(seat, 0, hints=(Hint(("pass",), 1.0, {}), Hint(("pass",), 0.5, {})))
    hint = shown.prompt()["hint"]
    assert len(hint["lines"]) == 3
    assert "a pass brings back nobody" in hint["lines"][1]


def test_the_last_visit_to_the_market_is_thought_over_while_one_can_buy() -> None:  # OB-11.5
    decision = Decision(0, "ob-market", ["buy:1:barn", "done"], {})
    view: dict[str, Any] = {"challenge": None, "round": 16, "track": [{}] * 16, "players": [{"money": 700}]}
    warned = left(decision, "done", view)
    assert warned is not None
    assert warned.args == {"money": 700}
    assert left(Decision(0, "ob-market", ["done"], {}), "done", view) is None
    assert left(decision, "done", view | {"round": 15}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_stays_in_view_while_guests_are_planned(language: Language) -> None:
    game = title("obsession")
    play = Play(game, game.table(["x"] * 2, "glance"), story=[])
    chance = Random(2)
    seen = 0
    while seen < 3 and (decision := play.next_decision()) is not None:
        if decision.prompt == "ob-guests":
            seen += 1
            shown = scene(play, decision.seat, language)
            board = shown.board(decision.seat)
            assert "ob-glance" in board
            names = page.cards(language)
            for tile, price in shown.page.board(shown.view, decision.seat)["on_offer"]:
                assert names[tile]["name"] in board.replace("&#39;", "'")
                assert price >= 0
        active = [each for each in decision.options if key_of(each).startswith(("host:", "gentry:"))]
        play.take(decision, chance.choice(active or decision.options))
    assert seen == 3


def test_a_zone_has_one_name_wherever_it_is_named() -> None:
    for language in LANGUAGES:
        say = words(language).say
        zones = [("available", "ob-page-available"), ("quarters", "ob-page-quarters")]
        zones += [("expended", "ob-page-expended"), ("discards", "ob-page-discards")]
        said = [say(f"ob-term-{zone}") for zone, _ in zones]
        assert said == [say(id) for _, id in zones], language
        assert len(set(said)) == len(said)


# The courtship


def estates(*totals: tuple[int, int, int]) -> Any:
    """Families with so many VP in two columns, and a reputation."""
    players = [
        {"seat": seat, "columns": {"estate": estate, "sporting": sport}, "reputation": reputation}
        for seat, (estate, sport, reputation) in enumerate(totals)
    ]
    return {"mode": "individual", "round": 4, "track": [{}] * 16, "players": players}


def test_the_courtship_shows_who_wins_and_why() -> None:  # OB-12.4, OB-12.5, OB-12.8
    view = estates((3, 9, 1), (5, 0, 2), (5, 2, 8))
    assert courtship(view, ["estate"], "none") is None
    tie = courtship(view, ["estate"], "courtship")
    assert (tie["winners"], tie["reason"]) == ([1, 2], "tie")
    alone = courtship(view, ["sporting"], "courtship")
    assert (alone["winners"], alone["reason"]) == ([0], "total")
    last = courtship(view | {"round": 16}, ["estate"], "courtship")
    assert (last["winners"], last["reason"]) == ([2], "reputation")
    both = courtship(view, ["estate", "sporting"], "courtship")
    assert [row["total"] for row in both["rows"]] == [12, 5, 7]


def test_the_scene_of_a_courtship_agrees_with_the_story() -> None:  # OB-12.4
    game = title("obsession")
    seen = 0
    for seed in range(3):
        play = Play(game, game.table(["x"] * 3, f"court {seed}"), story=[])
        chance = Random(seed)
        while seen < 3 and (decision := play.next_decision()) is not None:
            if decision.prompt == "ob-fairchild":
                seen += 1
                shown = scene(play, decision.seat, "it")
                board = shown.page.board(shown.view, decision.seat)
                assert board["court"]["winners"] == [decision.seat]
                html = shown.board(decision.seat)
                assert "ob-courtship" in html
                assert "vince una carta PV e un Fairchild" in html
            play.take(decision, chance.choice(decision.options))
    assert seen
