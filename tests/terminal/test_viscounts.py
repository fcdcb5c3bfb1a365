"""The drawing of Viscounts: everything that matters of a table, in few lines."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.registry import title
from salotto.terminal.frames import marks_of
from salotto.titles.viscounts import terminal
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.terminal import signs
from salotto.words import LANGUAGES, words

NAMES = ["Anna", "Bruno", "Carla"]
ENGLISH = words("en")


def drawn(thing: RenderableType, width: int = 160) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def at(prompt: str, round: int, mode: str = "competitive", people: int = 3) -> tuple[Play[Any], Decision]:
    """The first time that the first player is asked this, in some round of a random game."""
    game = title("viscounts")
    play = Play(game, game.table(NAMES[:people], "terminal", mode))
    chance = Random(7)
    while (decision := play.next_decision()) is not None:
        if (decision.prompt, decision.seat) == (prompt, 0) and play.state.round >= round:
            return play, decision
        play.take(decision, chance.choice(list(decision.options)))
    raise AssertionError(f"nobody was asked {prompt}")


def board(play: Play[Any], decision: Decision, language: str = "en") -> str:
    names = [*NAMES[: play.table.players], "Rival"]
    view = play.view(0)
    return drawn(terminal.draw(view, words(language), names, marks_of(decision)))


def test_before_a_move_each_space_in_reach_has_its_number_price_and_actions() -> None:
    play, decision = at("vw-move", 4)
    shown = board(play, decision)
    assert shown.count("(−") == len(play.view(0)["moves"])
    assert "[1]" in shown
    for segment in BOX.segments:
        assert segment.names["en"] in shown


def test_the_end_is_seen_coming() -> None:
    play, decision = at("vw-play", 3)
    left = play.view(0)["debts"]["left"]
    assert f"{left} to Poverty" in board(play, decision).splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "people"), [("competitive", 3), ("solo", 1), ("coop", 2)])
def test_every_mode_can_be_drawn_and_explained(mode: str, people: int, language: str) -> None:
    play, decision = at("vw-play", 3, mode, people)
    shown = board(play, decision, language)
    assert ("♔" in shown) == (mode == "coop")
    told = terminal.explain(play.view(0), words(language), NAMES, {})
    assert words(language).say("vw-term-legend") in drawn(told)


def test_an_option_says_what_it_does() -> None:
    play, _ = at("vw-move", 2)
    key = play.view(0)["moves"][0]["space"]
    columns = terminal.describe(key, play.view(0), ENGLISH)
    assert columns is not None
    assert columns[1].plain == f"−{play.view(0)['moves'][0]['silver']}$"
    pair = next(iter(BOX.pairs))
    assert terminal.describe(pair, play.view(0), ENGLISH)
    assert terminal.describe(BOX.townsfolk[0].key, play.view(0), ENGLISH)
    assert terminal.describe(BOX.manuscripts[0].key, play.view(0), ENGLISH)
    assert terminal.describe("draw-pile", play.view(0), ENGLISH) is None


def test_every_sign_is_one_cell_wide() -> None:
    assert {sign for sign in signs.SIGNS.values() if cell_len(sign) != 1} == set()


def test_of_two_summary_cards_only_the_bottom_of_the_upper_one_is_told() -> None:  # VW-11.2.3
    play, decision = at("vw-play", 2, "coop", 2)
    assert len(play.view(0)["players"][0]["summaries"]) == 2
    assert board(play, decision).count("After Trade:") == 1


def test_a_manuscript_that_scores_says_for_what() -> None:  # VW-9.5.4
    assert signs.manuscript("manuscript:ms-blue-5-merchants", ENGLISH).plain.endswith("1★/2⚖")
    assert signs.manuscript("manuscript:ms-yellow-6-debts", ENGLISH).plain.endswith("1★/▽")
