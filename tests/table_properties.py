"""What holds for the table of every title that composes it of furniture: each check looks at a whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from salotto.kernel.decisions import Decision
from salotto.kernel.keys import is_key, is_number
from salotto.kernel.play import Play, Told
from salotto.kit.furniture import JOINT, Card, Look, Thing, joined, keys_of, walk
from salotto.kit.presentation import Presentation, presentation_of
from salotto.server.page.pointers import pointers_of
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import marks_of
from salotto.words import words
from tests.properties import Check, readers_of, redealt, scored_of
from tests.properties import Look as Looking
from tests.recorded import Game

BESIDE = 5
"""So many words stand beside a question at most; whatever else may be chosen lies on a thing."""
WIDTH = 80
"""Columns of a narrow terminal."""

TABLE_CHECKS: dict[str, Check] = {}


def check(least: int) -> Callable[[Looking], Looking]:
    """Add a check to the list."""

    def add(look: Looking) -> Looking:
        TABLE_CHECKS[look.__name__] = Check(look, least)
        return look

    return add


def page_of(play: Play[Any]) -> Presentation[Any]:
    """How the title is drawn."""
    page = presentation_of(play.title)
    assert page is not None
    return page


def heard(play: Play[Any], reader: int | None) -> Sequence[Told]:
    """What a reader has heard."""
    return [told for told in play.story or () if told.event.only in (None, reader)]


def strips(play: Play[Any], reader: int | None, game: Any) -> list[Thing]:
    """What stands beside the names; who plays alone has no strips."""
    seats = scored_of(play) if play.table.players > 1 else ()
    return [each for seat in seats for each in page_of(play).strip(game, Look(reader, seat))]


def laid(play: Play[Any], decision: Decision) -> list[Thing]:
    """What lies before whoever is asked: the table with its answers, and what stands beside the names."""
    page, me = page_of(play), decision.seat
    seen = play.seen(me)
    table = page.table(seen, Look(me, me, decision.prompt, decision.about, heard(play, me)))
    beside = strips(play, me, seen)
    return [*page.with_answers(table, decision, beside), *beside]


def everything(play: Play[Any], reader: int | None, game: Any, tell: Sequence[Told]) -> list[object]:
    """All that a page shows of a state to a reader."""
    page = page_of(play)
    found: list[object] = [page.stage(game), *strips(play, reader, game)]
    for seat in scored_of(play):
        found += [page.table(game, Look(reader, seat, story=tell)), page.facts(game, Look(reader, seat))]
    for decision in play.pending:
        if decision.seat == reader:
            asked = Look(reader, reader, decision.prompt, decision.about, tell)
            found += [page.table(game, asked), page.obvious(game, decision)]
            for told in (page.note, page.label, page.left, page.turned_up):
                found += [told(game, decision, key) for key in decision.keys]
    return found


@check(least=20)
def a_table_shows_only_what_the_seat_may_know(game: Game) -> int:
    """The furniture is the same under two deals, for every reader and everybody looked at."""
    looked = 0
    for here in game.positions(30):
        for reader in readers_of(here):
            tell = heard(here, reader)
            first = everything(here, reader, redealt(here, reader, "one").state, tell)
            assert first == everything(here, reader, redealt(here, reader, "two").state, tell), (
                f"seat {reader}"
            )
            assert first == everything(here, reader, here.seen(reader), tell), f"seat {reader}"
            looked += 1
    return looked


@check(least=60)
def every_answer_lies_in_one_place(game: Game) -> int:
    """What may be chosen is offered once, on a thing or at its home; few words stand beside a question."""
    looked = 0
    for here in map(game.at, game.points(100)):
        for decision in here.pending:
            keys = set(decision.keys)
            bound = [
                next((key for key in keys_of(each) if key in keys), "") for each in walk(laid(here, decision))
            ]
            places = Counter(filter(None, bound))
            twice = {key: n for key, n in places.items() if n > 1}
            assert not twice, f"{decision.prompt}: offered more than once: {twice}"
            beside = [key for key in decision.keys if key not in places]
            homeless = [key for key in beside if is_key(key) or is_number(key)]
            assert not homeless, f"{decision.prompt}: lie nowhere: {homeless}"
            assert len(beside) <= BESIDE, f"{decision.prompt}: beside the question: {beside}"
            looked += 1
    return looked


@check(least=20)
def every_joined_answer_can_be_given(game: Game) -> int:
    """What answers several questions at once lies in one place; each part is asked after the other."""
    looked = 0
    for here in map(game.at, game.points(60)):
        for decision in here.pending:
            bound = [
                next((key for key in keys_of(each) if JOINT in key), "")
                for each in walk(laid(here, decision))
            ]
            places = Counter(filter(None, bound))
            assert set(places.values()) <= {1}, f"{decision.prompt}: {places}"
            for key in joined(laid(here, decision), decision.keys):
                first, *rest = key.split(JOINT)
                twin = here.fork()
                twin.answer(decision.seat, first)
                for then in rest:
                    asked = twin.decision(decision.seat)
                    if asked is None and twin.pending:
                        break  # somebody else is asked in between
                    assert then in (asked.keys if asked else ()), f"{decision.prompt}: {key}"
                    twin.answer(decision.seat, then)
            looked += 1
    return looked


@check(least=20)
def whatever_can_be_pointed_at_has_words(game: Game) -> int:
    """Each thing with a key has a face, or rules and a name that the lens says."""
    faces, pointers = page_of(game.play).FACES, pointers_of(game.title)
    looked = 0
    for here in map(game.at, game.points(40)):
        for decision in here.pending:
            for each in walk(laid(here, decision)):
                key = next(iter(keys_of(each)), "")
                if isinstance(each, Card):
                    assert each.key in faces, f"{each.key} has no face"
                elif key and key not in decision.keys and JOINT not in key:
                    assert key in faces or pointers.thing(key), f"{key} has neither a face nor a pointer"
            looked += 1
    return looked


@check(least=20)
def the_terminal_draws_every_table(game: Game) -> int:
    """Every number of an answer that lies on the table is on the screen, within 80 columns."""
    looked = 0
    drawing = Drawing(game.title)
    for here in map(game.at, game.points(30)):
        names = [f"Player {seat}" for seat in range(here.table.players)]
        for decision in here.pending:
            speech = Speech(game.title, words("fr"), names, decision.seat, game.title.rivals(here.table))
            marks = marks_of(decision)
            screen = Console(width=WIDTH, file=StringIO())
            lines = screen.render_lines(drawing.draw(here, speech, marks, decision), pad=False)
            text = "\n".join("".join(piece.text for piece in line) for line in lines)
            assert max(map(len, text.split("\n"))) <= WIDTH
            missing = [key for key in marks if is_key(key) and f"[{marks[key]}]" not in text]
            assert not missing, f"{decision.prompt}: not on the screen: {missing}"
            looked += 1
    return looked
