"""The Tome boards as a shelf of books, the crests, the three evenings; and what stands beside a chapter."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator

from salotto.kernel.title import Phrase
from salotto.kit.furniture import (
    Back,
    Card,
    Count,
    Group,
    Look,
    Picture,
    Thing,
    Words,
    board,
    cell,
    grid,
    heap,
    place,
    row,
    signs,
    tray,
)
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Chapter, Crest
from salotto.titles.tomesaga.naming import gives, goal_phrase
from salotto.titles.tomesaga.sheet import NOBODY, Sheet
from salotto.titles.tomesaga.state import Standing, TomesagaState
from salotto.titles.tomesaga.view import on_display, turned_up

TOMES = 6
"""TS-1.6 So many Tomes there are of each game."""
FACE_DOWN = 3
"""TS-4.8 So many of them are Victory Tomes."""


def table(game: TomesagaState, look: Look) -> tuple[Thing, ...]:
    """The whole shelf, whomever one looks at."""
    shelves = (shelf(game, chapter) for chapter in BOX.chapters)
    crests = row(*(crest_place(game.sheet, crest) for crest in Crest), at="crests")
    return board(*shelves, crests, at="saga", title=Phrase("ts-page-shelf")), evenings(game.sheet)


# The books


def shelf(game: TomesagaState, chapter: Chapter) -> Group:
    """One chapter on the shelf: its open Tomes with their owners, its Victory Tomes, how it ended."""
    sheet = game.sheet
    begun = chapter.number <= len(sheet.finished)
    if chapter.id is sheet.game and isinstance(game, Standing):
        begun = game.prepared
    open_ = list(books(game, chapter)) if begun else []
    down = [*victory_tomes(game, chapter)] if begun else []
    pile = (FACE_DOWN if begun else TOMES) - len(down)
    unowned = (Back("tome", style=chapter.id) for _ in range(pile))
    at, title, ended = f"chapter-{chapter.number}", heading(chapter), note(game, chapter)
    return row(*open_, *down, *unowned, at=at, title=title, note=ended, style="shelf")


def heading(chapter: Chapter) -> Phrase:
    """`Chapter 1: Architects`."""
    return Phrase("ts-page-chapter", {"number": chapter.number, "name": chapter.key})


def note(game: TomesagaState, chapter: Chapter) -> Phrase | str:
    """TS-8.5 How a chapter ended; or that it is still being prepared (TS-4.8), or to come."""
    sheet, at = game.sheet, chapter.number - 1
    if at < len(sheet.finished):
        done = sheet.finished[at]
        said = "ts-page-total" if done.total else "ts-page-partial"
        return Phrase(said, {"winner": f"seat:{done.ranking[0]}"})
    if at > len(sheet.finished) or not isinstance(game, Standing):
        return Phrase("ts-page-to-come")
    return "" if game.prepared else Phrase("ts-page-preparing")


def books(game: TomesagaState, chapter: Chapter) -> Iterator[Card]:
    """The Objective Tomes of a chapter, with where each is."""
    sheet = game.sheet
    owners = {id: seat for seat, ids in enumerate(sheet.won) for id in ids}
    order = list(game.progress) if isinstance(game, Standing) else []
    known = [tome.id for tome in BOX.of(chapter.id) if tome.id not in order]
    for id in [each for each in order if BOX.tomes[each].game is chapter.id] + known:
        key = BOX.tomes[id].key
        if id in owners:
            yield Card(key, on=(plate(owners[id]),), style="won")
        elif id in on_display(game):
            yield Card(key, on=(Words(Phrase("ts-page-display")),))
        elif id in sheet.boxed:
            yield Card(key, on=(Words(Phrase("ts-page-nobody")),), style="boxed")


def victory_tomes(game: TomesagaState, chapter: Chapter) -> Iterator[Thing]:
    """TS-2.3 The Victory Tomes that somebody has: turned up after the campaign."""
    for seat, ids in enumerate(game.sheet.victory):
        for id in ids:
            tome = BOX.tomes[id]
            if tome.game is chapter.id:
                on = (plate(seat),)
                up = turned_up(game)
                yield Card(tome.key, on=on, style="won") if up else Back("tome", on=on, style=tome.game)


def plate(seat: int) -> Picture:
    """The bookplate of an owner."""
    return Picture(signs(f"@seat-{seat}"), style="plate", name=f"seat:{seat}")


# Crests


def crest_place(sheet: Sheet, crest: Crest) -> Group:
    """TS-6 One kind of crest: the Crest Tome, the token, and how many crests everybody has."""
    needs = BOX.crest_tomes[crest].needs(sheet.players)
    return place(
        heap(*(Count(f"seat-{seat}", sheet.crests(seat, crest), f"seat:{seat}") for seat in seats(sheet))),
        *(
            Card(each.key, on=(plate(owner),) if owner != NOBODY else ())
            for each, owner in (
                (BOX.crest_tomes[crest], sheet.crest_tomes[crest]),
                (BOX.tokens[crest], sheet.tokens[crest]),
            )
        ),
        at=crest,
        title=f"crest:{crest}",
        icon=crest,
        note=Phrase("ts-page-needs", {"n": needs}),
    )


def seats(sheet: Sheet) -> Iterable[int]:
    """Everybody."""
    return range(sheet.players)


# The three evenings


def evenings(sheet: Sheet) -> Group:
    """TS-8 The Tomes of everybody, and points and places in the chapters."""
    head = [
        Words(Phrase("ts-page-player")),
        Words(Phrase("ts-page-tomes")),
        *(Words(str(each.number)) for each in BOX.chapters),
    ]
    cells = [cell(each, style="head") for each in head]
    for seat in seats(sheet):
        cells += [cell(plate(seat)), cell(Count("tome", sheet.tomes(seat)))]
        cells += [cell(*result(sheet, chapter, seat)) for chapter in BOX.chapters]
    return tray(grid(*cells, columns=len(head), at="evenings"), title=Phrase("ts-page-results"))


def result(sheet: Sheet, chapter: Chapter, seat: int) -> Iterator[Words]:
    """Points and place of a seat in a chapter."""
    if chapter.number > len(sheet.finished):
        yield Words("–")
        return
    done = sheet.finished[chapter.number - 1]
    yield Words(Phrase("ts-page-vp", {"vp": done.vp[seat]}))
    yield Words(Phrase("ts-page-place", {"place": done.ranking.index(seat) + 1}), style="facts")


def strip(sheet: Sheet, seat: int) -> tuple[Thing, ...]:
    """Tomes and crests of a player."""
    crests = (Count(crest, sheet.crests(seat, crest), f"crest:{crest}") for crest in Crest)
    return (heap(Count("tome", sheet.tomes(seat), Phrase("ts-page-tomes")), *crests),)


# Beside the board of a chapter


def panel(game: Standing, look: Look) -> tuple[Thing, ...]:
    """The Tomes on display with everybody's progress, crests, the advantages that work now."""
    sheet = game.sheet
    helping = sheet.advantages(sheet.game) if sheet.game else ()
    display = [goal(game, id, counted) for id, counted in game.progress.items()]
    return (
        *(display or [cell(Words(Phrase("ts-page-preparing")), style="goal")]),
        cell(*(each for crest in Crest for each in crest_line(sheet, crest)), style="goal"),
        cell(
            Picture(signs("@tome"), name=Phrase("ts-page-tomes")),
            *counts(map(sheet.tomes, seats(sheet))),
            style="goal",
        ),
        *(at_work(game, seat, ids, look) for seat, ids in enumerate(helping) if ids),
    )


def goal(game: Standing, id: str, counted: list[int]) -> Group:
    """TS-5 A Tome to be won, and how near everybody is; or whose it is."""
    tome = BOX.tomes[id]
    crests = Picture(signs(" ".join(f"@{crest}" for crest in tome.crests)))
    owner = next((seat for seat, ids in enumerate(game.sheet.won) if id in ids), None)
    near = counts(f"{n}/{tome.objective.n}" for n in counted) if owner is None else [plate(owner)]
    named = Words(tome.key, (tome.key,), "name")
    return cell(named, crests, Words(goal_phrase(id)), *near, style=f"goal k-{tome.game}")


def counts(some: Iterable[int | str]) -> list[Count]:
    """A number for each seat."""
    return [Count(f"seat-{seat}", n, f"seat:{seat}") for seat, n in enumerate(some)]


def crest_line(sheet: Sheet, crest: Crest) -> Iterator[Thing]:
    """TS-6 Crests of a kind, and how many the Crest Tome asks for; or whose it is."""
    yield Picture(signs(f"@{crest}"), name=f"crest:{crest}")
    if (owner := sheet.crest_tomes[crest]) != NOBODY:
        yield plate(owner)
        return
    needs = BOX.crest_tomes[crest].needs(sheet.players)
    yield from counts(f"{sheet.crests(seat, crest)}/{needs}" for seat in seats(sheet))


def at_work(game: Standing, seat: int, ids: list[str], look: Look) -> Group:
    """TS-7 The Tomes of somebody that help in the chapter being played, and what each gives there."""
    assert game.sheet.game is not None
    helps = []
    for id in ids:
        helps += [Words(f"tome:{id}", (f"tome:{id}",), "name"), *map(Words, gives(id, game.sheet.game))]
    return cell(plate(seat), *helps, style="works mine" if seat == look.me else "works")
