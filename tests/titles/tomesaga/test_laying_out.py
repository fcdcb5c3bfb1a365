"""The Tomes of a chapter are laid out when it is prepared (TS-4.8): who drafts there does not know them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from salotto.campaigns import ChapterHerald, chapter_after, standing
from salotto.kernel.chance import Chance
from salotto.kernel.play import Play, Refused, Told
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Back, Group, Look, placed, walk
from salotto.registry import title as find_title
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Game
from salotto.titles.tomesaga.chapters import carries
from salotto.titles.tomesaga.page import PAGE
from salotto.titles.tomesaga.sheet import Sheet
from tests.titles.tomesaga.sheets import a_sheet, after, chapters_won, laid_out

DRAFTS = {
    "architects": {"aw-starting-apprentice", "aw-draft"},
    "paladins": {"pw-draft-townsfolk"},
    "viscounts": {"vw-take-pair"},
}
"""TS-4.5, TS-4.6 What is asked while a game is prepared, beside what a card that is taken there asks."""


def sheet_before(game: Game) -> Sheet:
    """The sheet of two players before a chapter; one has a Tome that asks something at its start."""
    sheet = a_sheet(2, won={0: ["paladins-crew"]} if game is Game.VISCOUNTS else None)
    earlier = list(Game)[: list(Game).index(game)]
    sheet.finished = chapters_won(*[(each, (10, 5), False) for each in earlier])
    return laid_out(sheet, *[tome.id for tome in BOX.of(game)][1:4])


def opened(game: Game) -> tuple[Play[Any], Any]:
    """A chapter as it begins, and what was handed on to it."""
    handed_on = carries(sheet_before(game))
    table = chapter_after(find_title("tomesaga"), handed_on, ["a", "b"], "a chapter")
    assert table is not None
    story: list[Told] = []
    play: Play[Any] = Play(find_title(game.value), table, story)
    play.herald = ChapterHerald(TITLE, play.title, handed_on)
    play.proclaim()
    return play, handed_on


def told(play: Play[Any]) -> list[list[str]]:
    """Which Tomes the story says are on display."""
    return [each.event.args["tomes"] for each in play.story or () if each.event.id == "ts-display"]


@pytest.mark.parametrize("game", list(Game))
def test_the_tomes_are_laid_out_after_the_draft(game: Game) -> None:  # TS-4.8, EX-5, TS-2.4
    play, handed_on = opened(game)
    hooks = play.title.campaign
    assert hooks is not None
    laid, chance, asked = handed_on["sheet"]["display"], Random(7), set[str]()
    while not hooks.prepared(play.state):
        now = standing(TITLE, handed_on, play)
        assert (now.sheet.display, now.progress, len(now.sheet.victory_pile)) == ([], {}, 6)
        panel = PAGE.panel(now, Look(0, 0))
        assert "ts-page-preparing" in str(panel[0])
        assert not placed(panel) & {f"tome:{id}" for id in laid}
        table = [each for each in walk(PAGE.table(now, Look(0, 0))) if isinstance(each, Group)]
        shelf = next(each for each in table if each.at == f"chapter-{[*Game].index(game) + 1}")
        assert (shelf.note, shelf.things) == (Phrase("ts-page-preparing"), (Back("tome", style=game),) * 6)
        seen = json.dumps([play.view(seat) for seat in (0, 1, None)])
        assert '"n": ' not in seen.partition('"objectives": ')[2].partition("]")[0]
        assert told(play) == []
        decision = play.next_decision()
        assert decision is not None
        asked.add(decision.prompt)
        play.take(decision, chance.choice(decision.options))
    assert asked >= DRAFTS[game.value]
    now = standing(TITLE, handed_on, play)
    assert (now.sheet.display, list(now.progress), len(now.sheet.victory_pile)) == (laid, laid, 3)
    assert told(play) == [[BOX.tomes[id].key for id in laid]]
    # TS-4.10 what a Tome gives at the start is chosen with the others in sight
    decision = play.next_decision()
    assert decision is not None
    assert (decision.prompt == "vw-free-hire") is (game is Game.VISCOUNTS)
    # nobody drafts again, now that they are known
    for seat in (0, 1):
        with pytest.raises(Refused, match="barrier"):
            play.undo(seat)


@pytest.mark.parametrize("game", list(Game))
def test_nobody_counts_on_tomes_that_are_not_laid_out(game: Game) -> None:  # TS-4.8, TS-2.4
    one, _ = opened(game)
    sheet = sheet_before(game)
    others = [tome.id for tome in BOX.of(game)][3:]
    table = chapter_after(find_title("tomesaga"), carries(laid_out(sheet, *others)), ["a", "b"], "a chapter")
    assert table is not None
    other: Play[Any] = Play(one.title, table)
    for seat in (0, 1):
        assert one.view(seat) == other.view(seat)
        minds = [play.imagine(seat, "a mind") for play in (one, other)]
        adviser = one.title.adviser
        assert len({adviser.evaluate(mind.state, seat) for mind in minds}) == 1
        chance = Random(3)
        while not minds[0].over and len(minds[0].log) < 30:
            decision = minds[0].next_decision()
            assert decision is not None
            key = chance.choice(decision.keys)
            for mind in minds:
                mind.answer(decision.seat, key)
        assert len({adviser.evaluate(mind.state, seat) for mind in minds}) == 1


def test_an_interlude_does_not_tell_which_tomes_come_next() -> None:  # TS-4.8, TS-2.2
    play = after(laid_out(a_sheet(2), "architects-marble", "architects-debts", "architects-virtue"), (40, 35))
    sheet = play.state.sheet
    assert [BOX.tomes[id].game for id in sheet.display] == [Game.PALADINS] * 3
    view = play.view(0)
    assert (view["sheet"]["display"], view["sheet"]["victory_pile"]) == ([], 6)
    assert not [id for id in sheet.display if id in json.dumps(view)]
    shown = set()
    for seed in range(12):
        twin = play.state.copy()
        TITLE.redeal(twin, 0, Chance(str(seed), "redeal"))
        assert TITLE.view(twin, 0) == view
        assert PAGE.table(twin, Look(0, 0)) == PAGE.table(play.state, Look(0, 0))
        assert sorted([*twin.sheet.display, *twin.sheet.victory_pile]) == sorted(
            tome.id for tome in BOX.of(Game.PALADINS)
        )
        shown.add(tuple(twin.sheet.display))
    assert len(shown) > 6
