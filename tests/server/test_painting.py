"""What was painted before is shown again only where it is what the reader would be shown anew."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any, cast

import pytest
from jinja2 import Environment, UndefinedError
from markupsafe import Markup

from salotto.kernel.decisions import tell
from salotto.kernel.play import Play, Refused
from salotto.kernel.title import Phrase, Title
from salotto.registry import title as find_title
from salotto.registry import titles
from salotto.server.page import fragments
from salotto.server.page.fragments import BESIDE, FragmentCache, Pieces
from salotto.server.page.offers import drawn
from salotto.server.page.page_words import CachedWords, PageSpeech, link_cards
from salotto.server.page.render import Templates, environment
from salotto.server.page.render_cache import Reader, RenderCache
from salotto.server.page.scene import Scene
from salotto.server.page.seat_words import names_for
from salotto.server.page.title_page import page_of
from salotto.server.store.journal import table_of
from salotto.server.store.rows import Seat, TableInfo
from salotto.words import LANGUAGES, Language, Words

READERS = [
    Reader(0, "en", 0),
    Reader(1, "it", 1),
    Reader(1, "en", 0),
    Reader(2, "fr", 2),
    Reader(None, "en", 1),
]
"""Seats in their own languages, one in two languages and looking elsewhere, and a spectator."""


def an_info_of(id: str) -> TableInfo:
    """A table of three, of whom the last has no name."""
    title = find_title(id)
    table = title.table(["x"] * 3, "painting")
    seats = tuple(Seat(seat, f"person-{seat}", None, name) for seat, name in enumerate(("Ada", "Bea", "")))
    return TableInfo(
        *("table", id, title.release, table.mode, dict(table.options)),
        *(table.seed, "person-0", False, seats),
    )


def moments(info: TableInfo, answers: int) -> Iterator[tuple[TableInfo, Play[Any], list[bool]]]:
    """A game with undos, in which people come and go, change their names and leave their seats to bots."""
    play = Play(find_title(info.title), table_of(info), [])
    chance = Random(info.title)
    present = [True] * 3
    for _ in range(answers):
        yield info, play, present.copy()
        if not play.pending:
            return
        decision = chance.choice(play.pending)
        play.answer(decision.seat, chance.choice(decision.keys))
        if chance.random() < 0.2:
            try:
                play.undo(decision.seat)
            except Refused:
                present[chance.randrange(3)] ^= True
        if chance.random() < 0.1:
            seat = chance.randrange(3)
            other = replace(
                info.seats[seat], name=chance.choice(["", "Cleo"]), bot=chance.choice([None, "easy"])
            )
            info = replace(info, seats=(*info.seats[:seat], other, *info.seats[seat + 1 :]))


def shown(
    info: TableInfo, play: Play[Any], present: list[bool], reader: Reader, painted: RenderCache
) -> tuple[dict[str, str], str]:
    """All that a reader is shown."""
    scene = Scene(info, find_title(info.title), play, play.story or [], reader, painted, present)
    return scene.parts(), scene.news(0)


@pytest.mark.usefixtures("plain_words")
@pytest.mark.parametrize("id", titles())
def test_a_reader_is_shown_what_one_who_comes_anew_is_shown(id: str) -> None:
    painted = RenderCache()
    compared = 0
    for number, (info, play, present) in enumerate(moments(an_info_of(id), 63)):
        for reader in READERS:
            known = shown(info, play, present, reader, painted)
            if number % 3 == 0:
                assert known == shown(info, play, present, reader, RenderCache())
                compared += 1
    assert compared > 100


@pytest.mark.usefixtures("plain_words")
@pytest.mark.parametrize("id", titles())
def test_what_is_remembered_for_all_tables_is_what_is_painted_anew(id: str) -> None:
    painted = RenderCache()
    for number, (info, play, present) in enumerate(moments(an_info_of(id), 50)):
        reader = READERS[number % len(READERS)]
        known = shown(info, play, present, reader, painted)
        if number % 10 == 0:
            vars(titles()[id]).pop("_kept")
            assert known == shown(info, play, present, reader, RenderCache())


def test_only_a_nameless_reader_is_called_you() -> None:
    seats = (Seat(0, "ada", None, "Ada"), Seat(1, "bea"), Seat(2, "cleo"), Seat(3, None, "easy"), Seat(4))
    assert names_for(seats, "en", 1)[:3] == ("Ada", "You", "Player 3")
    assert names_for(seats, "en", 2)[:3] == ("Ada", "Player 2", "You")
    assert (
        names_for(seats, "en", 0)[:3] == names_for(seats, "en", None)[:3] == ("Ada", "Player 2", "Player 3")
    )
    assert len({names_for(seats, language, 1) for language in LANGUAGES}) == len(LANGUAGES)
    renamed = (seats[0], replace(seats[1], name="Bea"), *seats[2:])
    assert names_for(renamed, "en", 1)[1] == "Bea"
    assert names_for(seats, "en", 4)[4] == "Player 5"  # nobody sits there


DIFFERENT: list[Any] = [
    *(None, "None", True, 1, "1", 1.0, "", [], {}, [1], [True], ["1"], [[1]], {"a": 1}, {"a": True}),
    *("<b>", Markup("<b>"), ["<b>"], [Markup("<b>")], {"b": None}, {"b": "None"}, {"a": {"b": 1}}),
]


def test_a_piece_is_recalled_for_the_same_arguments_and_for_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[Any] = []

    def paint(_: str, context: dict[str, Any]) -> str:
        painted.append(context["what"])
        return f"{len(painted)}"

    monkeypatch.setattr(fragments, "render", paint)
    remembered = FragmentCache(find_title("spook-manor"), "en", Pieces())
    first = [remembered("piece.html", what=what) for what in DIFFERENT]
    assert len(set(first)) == len(DIFFERENT) == len(painted)
    assert [remembered("piece.html", what=what) for what in DIFFERENT] == first
    word = "".join(["ro", "om:attic"])
    once = remembered("piece.html", what=[word, word])
    assert remembered("piece.html", what=["".join(["room:", "attic"]), word]) == once  # equal, not the same
    assert remembered("other.html", what=[word, word]) != once
    assert remembered("piece.html", what=[word, word], more=1) != once


def test_what_is_asked_for_stays_remembered_and_the_rest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[int] = []

    def paint(_: str, context: dict[str, Any]) -> str:
        painted.append(context["what"])
        return "x" * 100

    monkeypatch.setattr(fragments, "render", paint)
    pieces = Pieces(most=20 * (100 + BESIDE))
    remembered = FragmentCache(find_title("spook-manor"), "en", pieces)
    for what in range(100):
        remembered("piece.html", what=what)
        remembered("piece.html", what=0)
    assert painted == list(range(100))
    remembered("piece.html", what=1)
    assert painted[100:] == [1]


class Hats:
    """A title of which all things are somebody's hat, or just a hat."""

    def phrase(self, key: str) -> Phrase:
        owner = key.removeprefix("hat:")
        return Phrase("room-table-sit-as", {"name": f"seat:{owner}" if owner.isdigit() else owner})


def test_what_a_thing_is_called_is_remembered_unless_it_is_called_after_a_seat() -> None:
    title, words = cast(Title[Any], Hats()), CachedWords("en")
    one, other = (PageSpeech(title, words, names) for names in (("Ada", "Bea"), ("Cleo", "Dora")))
    assert one.thing("hat:1") == words.say("room-table-sit-as", name="Bea")
    assert other.thing("hat:1") == words.say("room-table-sit-as", name="Dora")
    assert one.spoken_of == other.spoken_of == {1}
    assert one.thing("hat:straw") == other.thing("hat:straw") == words.say("room-table-sit-as", name="straw")
    assert one.spoken_of == {1}


@pytest.mark.parametrize(
    "source",
    [
        "{{ some.name }}|{{ some.missing }}|{{ some.missing is defined }}|{{ some.inner.name }}",
        "{{ some.items() | list }}|{{ some.get('name') }}|{{ clash.items }}|{{ clash['items'] }}",
        "{{ text.upper() }}|{{ text }}|{{ thing.name }}|{{ thing.seat }}|{{ text.missing is defined }}",
        "{% macro m(x, y='<') %}{{ x }}{{ y }}{{ caller() if caller }}{% endmacro %}"
        "{% for n in range(3) %}{{ m(n) }}{% call m(n, y=loop.index) %}!{{ n }}{% endcall %}{% endfor %}",
        "{% set ns = namespace(n=0) %}{% for k, v in some | dictsort if v %}"
        "{% set ns.n = ns.n + 1 %}{{ say(k, v=ns.n) }}{% endfor %}",
    ],
)
def test_our_templates_give_what_jinja_gives(source: str) -> None:
    context = {
        "some": {"name": "<Ada>", "inner": {"name": Markup("<b>")}, "empty": 0},
        "clash": {"items": "its own", "a": 1},
        "text": "a & b",
        "thing": Seat(1, "ada", None, "Ada"),
        "say": lambda *args, **more: f"<{args}{more}>",
    }
    theirs = Environment(autoescape=True).from_string(source).render(context)
    assert Templates(autoescape=True).from_string(source).render(context) == theirs


@pytest.mark.parametrize("source", ["{{ nobody }}", "{% if some.nothing %}{% endif %}", "{{ some['x'] }}"])
def test_a_template_that_reads_what_is_not_there_fails(source: str) -> None:
    with pytest.raises(UndefinedError):
        environment().from_string(source).render({"some": {"name": "Ada"}})


def test_every_template_sees_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", False)
    html = environment().from_string("{% from 'macros.html' import icon %}{{ icon('clock') }}").render()
    assert html == environment().from_string("{{ pictures.icon('clock') }}").render() != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_full_stops_stay_with_the_name(language: Language) -> None:
    speech = PageSpeech(titles()["spook-manor"], CachedWords(language), ["Anna"]).linked()
    opens = tell("sm-lays-foyer", 0, left="foyer:foyer-01", right="half:foyer-01")
    assert "</span>.</span>" in link_cards(speech.event(opens))
    room = next(key for key in page_of(titles()["spook-manor"]).FACES if key.startswith("room:"))
    builds = link_cards(speech.event(tell("sm-builds", 0, room=room, column=2, floor=0, guests=0)))
    quoted = re.search('<span class="quoted">«\u202f?<span[^>]*>[^<]*</span>\u202f?»', builds)
    assert bool(quoted) == ("«" in builds)
    assert quoted or language == "en"


def test_a_wide_letter_does_not_make_all_of_a_page_wide() -> None:
    html = "<b title='−3 ★'>è finita</b>" + "x" * 1000
    kept = drawn(lambda: html).html
    assert unescape(kept) == html
    assert sys.getsizeof(kept) < sys.getsizeof(html) / 1.8
    assert "è" in kept
