"""What a person is warned of in Obsession, and what the page says of end, market and courtship."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from salotto.bots.hint import Hint
from salotto.kernel.decisions import ENOUGH, Decision, key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Group, Words
from salotto.registry import title
from salotto.server.page.aside import Aside
from salotto.server.page.title_page import page_of
from salotto.server.tables.caution import Doubt, caution
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category
from salotto.titles.obsession.caution import brought, left
from salotto.titles.obsession.market import offers
from salotto.titles.obsession.settings import CHALLENGE
from salotto.titles.obsession.state import Laid, ObsessionState, Phase
from salotto.titles.obsession.table import courtship
from salotto.words import LANGUAGES, Language
from tests.kit.player import choices, play_until
from tests.scenes import scene
from tests.titles.obsession.positions import FINISHED, a_game, a_house, end_turn


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
    decision, game = to_act(play), play.state.copy()
    player, setting = game.players[0], game.setting
    hosts = [key for key in decision.keys if key.startswith("host:")]
    gains = {key: brought(decision, key, player) for key in hosts}
    assert all(left(game, decision, key) is None for key in hosts)  # far from Max nobody is warned
    best = max(gains, key=lambda key: gains[key])
    assert gains[best] > 0
    player.reputation = 5 * (setting.highest - 1) - gains[best]
    warned = left(game, decision, best)
    assert warned is not None
    assert warned.id == "ob-left-max"
    assert warned.args["target"] == setting.target
    assert warned.args["round"] == game.space
    italian = game.copy()
    italian.setting = a_challenge("it").state.setting
    assert left(italian, decision, best) is None  # by the other printing the estate must be complete as well
    game.space = setting.target_round  # from the round aimed at on one wants it to end
    assert left(game, decision, best) is None


def at_the_end(edition: str, reputation: int, tiles: str) -> Play[ObsessionState]:
    """A Challenge whose player can still host in the Front Parlour, and has money."""
    house = a_house(tiles=tiles, reputation=reputation, money=900, hand="york-lord york-lady york-heir")
    return a_game(house, mode=CHALLENGE, bag="", edition=edition)


def warning(play: Play[ObsessionState], key: str) -> str:
    """The text with which one is warned of an answer, or nothing."""
    decision = play.next_decision()
    assert decision is not None
    assert key in decision.keys
    warned = left(play.seen(decision.seat), decision, key)
    return warned.id if warned else ""


HOST_LAST = "host:front-parlour"
LAST_FLIP = FINISHED.replace("front-parlour*", "front-parlour")
LAST_BUY = LAST_FLIP.replace(" brushing-room", "")


def test_before_an_activity_that_completes_the_estate_one_is_warned_too() -> None:  # OB-21.10, OB-21.11
    play = at_the_end("fr", 5, LAST_FLIP)
    assert warning(play, HOST_LAST) == "ob-left-complete"
    play.answer(0, HOST_LAST)
    assert end_turn(play).over
    play = at_the_end("fr", 5, LAST_BUY)  # a service tile is missing as well
    assert warning(play, HOST_LAST) == ""
    play.answer(0, HOST_LAST)
    play_until(play, lambda estate: estate.phase is Phase.MARKET)
    bought = {key: warning(play, key) for key in choices(play) if key.startswith("buy:1:")}
    assert bought["buy:1:brushing-room"] == "ob-left-complete"
    assert bought["buy:1:renovated-kitchen"] == ""  # it has still to be flipped
    play.answer(0, "buy:1:brushing-room")
    assert end_turn(play).over


def test_a_tile_that_makes_room_for_another_can_complete_the_estate() -> None:  # OB-21.9, OB-21.11
    play = at_the_end("fr", 5, LAST_FLIP.replace("brushing-room", "renovated-kitchen"))
    play.answer(0, HOST_LAST)
    play_until(play, lambda estate: estate.phase is Phase.MARKET)
    assert warning(play, "buy:1:brushing-room") == ""
    play.answer(0, "buy:1:brushing-room")
    assert warning(play, "tile:renovated-kitchen") == "ob-left-complete"
    assert warning(play, "tile:barn") == ""


def test_by_the_italian_printing_both_conditions_end_the_challenge() -> None:  # OB-21.10
    assert warning(at_the_end("it", 5, LAST_FLIP), HOST_LAST) == ""  # complete, but far from Max
    assert warning(at_the_end("it", 30, LAST_FLIP), HOST_LAST) == "ob-left-complete"
    almost = at_the_end("it", 29, LAST_FLIP)
    decision = almost.next_decision()
    assert decision is not None
    gain = brought(decision, HOST_LAST, almost.state.players[0])
    assert gain > 0
    assert warning(almost, HOST_LAST) == "ob-left-max"  # both at once
    assert warning(at_the_end("it", 29, LAST_BUY), HOST_LAST) == ""  # Max, but something is missing


def test_in_a_tableau_max_ends_the_game_for_everybody() -> None:  # OB-22.11
    obsession = title("obsession")
    play = Play(obsession, obsession.table(["x"] * 2, "tableau", "tableau"), story=[])
    decision = to_act(play)
    game = play.state.copy()
    player = game.players[decision.seat]
    gains = {key: brought(decision, key, player) for key in decision.keys if key.startswith("host:")}
    best = max(gains, key=lambda key: gains[key])
    assert left(game, decision, best) is None
    player.reputation = 5 * (game.setting.highest - 1) - gains[best]
    warned = left(game, decision, best)
    assert warned is not None
    assert warned.id == "ob-left-max-all"


def test_the_lionheart_guest_is_revealed_only_after_a_confirmation() -> None:  # OB-9.16, OB-9.19
    house = a_house(
        tiles="lionheart-suite tennis-court*", hand="york-lord york-lady", available="butler", reputation=25
    )
    play = a_game(house)
    page_module = page_of(play.title)
    warned = caution(page_module, play, 0, ["host:lionheart-suite"], safe=True)
    assert warned is not None
    assert warned.waits
    assert warned.left is not None
    assert warned.left.id == "ob-left-lionheart"
    house.available = "butler cook"
    play = a_game(house, ud_servants=True)
    assert caution(page_module, play, 0, ["host:lionheart-suite"], safe=True) is None  # the cook comes first
    play.answer(0, "host:lionheart-suite")
    for answer in ("cook", ENOUGH):
        warned = caution(page_module, play, 0, [answer], safe=True)
        assert warned is not None
        assert warned.waits


@pytest.mark.parametrize(("edition", "joined"), [("fr", "or"), ("it", "and")])
def test_what_ends_the_challenge_is_said_by_the_tables_own_printing(edition: str, joined: str) -> None:
    play = a_challenge(edition)  # OB-21.10
    to_act(play)
    ends = scene(play, 0).stage["ends"]
    assert f"complete {joined} your reputation" in ends
    assert "printing" not in ends


def test_a_pass_that_brings_nobody_back_is_thought_over() -> None:  # OB-5.2
    obsession = title("obsession")
    play = Play(obsession, obsession.table(["x"] * 2, "idle"), story=[])
    decision = to_act(play)
    seat, game = decision.seat, play.state.copy()
    player = game.players[seat]
    assert not player.discards
    warned = caution(page_of(obsession), play, seat, ["pass"], safe=True)
    assert warned is not None
    assert warned.why is Doubt.SOMETHING_LEFT
    player.quarters[0] = 1
    assert left(game, decision, "pass") is None
    player.quarters[0] = 0
    player.discards.append(player.hand[0])
    assert left(game, decision, "pass") is None


def test_a_hint_that_gives_something_up_says_so() -> None:
    game = title("obsession")
    play = Play(game, game.table(["x"] * 2, "idle"), story=[])
    seat = to_act(play).seat
    shown = scene(play, seat)
    shown.aside = Aside(seat, 0, hints=(Hint(("pass",), 1.0), Hint(("pass",), 0.5)))
    hint = shown.prompt()["hint"]
    assert len(hint["lines"]) == 3
    assert "a pass brings back nobody" in hint["lines"][1]


def test_the_last_visit_to_the_market_is_thought_over_while_one_can_buy() -> None:  # OB-11.5
    obsession = title("obsession")
    game = Play(obsession, obsession.table(["x"] * 2, "last")).state.copy()
    game.space, game.players[0].money = game.setting.track.spaces, 700
    decision = Decision(0, "ob-market", ["buy:1:barn", "done"], {})
    warned = left(game, decision, "done")
    assert warned is not None
    assert warned.args == {"money": 700}
    assert left(game, Decision(0, "ob-market", ["done"], {}), "done") is None
    game.space -= 1
    assert left(game, decision, "done") is None


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
            glance = unescape(board.partition("at-glance")[2].partition("at-house")[0])
            for tile, price in offers(play.state).values():
                assert tile.names[language] in glance
                assert f"£{price}<" in glance
        active = [each for each in decision.options if key_of(each).startswith(("host:", "gentry:"))]
        play.take(decision, chance.choice(active or decision.options))
    assert seen == 3


# The courtship


def test_the_courtship_compares_the_estates_and_says_who_wins() -> None:  # OB-12.4, OB-12.5, OB-12.8
    obsession = title("obsession")
    game = Play(obsession, obsession.table(["x"] * 3, "court")).state.copy()
    everything = {tile.id: Laid(tile) for tile in BOX.tiles}
    game.space, game.phase = game.setting.track.courtships[0], Phase.ROUND
    game.themes = (next(theme for theme in BOX.themes if theme.category is Category.ESTATE),)
    houses = ("main-gazebo", "orangery", "orangery")
    for player, tile in zip(game.players, houses, strict=True):
        player.organiser = [everything[tile]]

    def shown() -> tuple[list[int], str]:
        drawn = courtship(game)
        estates = [each for each in drawn.things if isinstance(each, Group)]
        says = next(each.says for each in drawn.things if isinstance(each, Words))
        assert isinstance(says, Phrase)
        return [seat for seat, each in enumerate(estates) if "wins" in each.style], says.id

    assert shown() == ([1, 2], "ob-page-court-now")
    game.phase = Phase.COURTSHIP
    assert shown() == ([1, 2], "ob-page-court-tie")
    game.players[2].organiser.append(everything["english-garden"])
    assert shown() == ([2], "ob-page-court-total")
    game.players[1].organiser.append(everything["english-garden"])
    game.space, game.players[2].reputation = game.setting.track.spaces, 9
    assert shown() == ([2], "ob-page-court-reputation")


def test_the_scene_of_a_courtship_agrees_with_the_story() -> None:  # OB-12.4
    game = title("obsession")
    seen = 0
    for seed in range(3):
        play = Play(game, game.table(["x"] * 3, f"court {seed}"), story=[])
        chance = Random(seed)
        while seen < 3 and (decision := play.next_decision()) is not None:
            if decision.prompt == "ob-fairchild":
                seen += 1
                html = scene(play, decision.seat, "it").board(decision.seat)
                wins = re.findall(r'class="fu-cell estate( wins)?"', html)
                assert [seat for seat, each in enumerate(wins) if each] == [decision.seat]
                assert "vince una carta PV e un Fairchild" in html
            play.take(decision, chance.choice(decision.options))
    assert seen
