"""The form for a new table: it is made anew by the server whenever something in it changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter
from starlette.responses import HTMLResponse, Response

from salotto.kernel.title import BadTable, Forbidden, Title
from salotto.packs.problems import PackRefused
from salotto.server.page.clock_words import absence_choices, bank_choices, clock_choices
from salotto.server.page.page_words import CachedWords, PageSpeech, name_of
from salotto.server.page.table_form import (
    BOT,
    LEVELS,
    ME,
    NOBODY,
    OPEN,
    Field,
    TableForm,
    layout_of,
    read_form,
)
from salotto.server.page.title_page import shelf as shelf_titles
from salotto.server.store.packs import KeptPack, packs_of, read_pack
from salotto.server.tables.lobby import Opening, a_name
from salotto.server.web.shelf_pages import opened, title_or_404, title_words
from salotto.server.web.visit import Visit, Visiting
from salotto.speech import objection, problem_said
from salotto.words import words

new_tables = APIRouter(include_in_schema=False)

DYNAMIC_WORDS = ("room-bot-*", "room-bot-*-about", "room-group-*", "room-preset-*")


@new_tables.get("/titles/{id}/new")
async def new_table(id: str, here: Visiting) -> HTMLResponse:
    """Choose mode, options and who sits where, as far as it is filled in."""
    title = title_or_404(id)
    return form_page(here, title, dict(here.request.query_params), packs=await packs_for(here, title))


@new_tables.post("/titles/{id}/new")
async def open_new_table(id: str, here: Visiting) -> Response:
    """Open the table that was put together, or show what fits to what was chosen."""
    title = title_or_404(id)
    sent = {name: str(value) for name, value in (await here.form()).items()}
    packs = await packs_for(here, title)
    if "preset" in sent or "again" in sent:
        return form_page(here, title, sent, packs=packs)
    try:
        form = read_form(title, sent, here.language, sent=True)
        names = [name for _, name in form.seats]
        opening = Opening(
            title.id,
            [sitter for sitter, _ in form.seats],
            form.mode.id,
            form.chosen(),
            names,
            private=not form.public,
            hints=form.hints,
            waits=OPEN in form.sitters,
            bank=form.bank,
            clock=form.clock,
            absence=form.absence,
            packs=[id for name, id in sent.items() if name.startswith("pack-") and id],
        )
        await remember_name(here, form)
        return await opened(here, opening)
    except Forbidden as error:
        return form_page(here, title, sent, 400, objection(error, words(here.language)), packs)
    except PackRefused as refused:
        said = "; ".join(problem_said(each, words(here.language)) for each in refused.problems[:3])
        return form_page(here, title, sent, 400, said, packs)
    except BadTable:
        return form_page(here, title, sent, 400, here.t("room-error-bad-table"), packs)


async def packs_for(here: Visit, title: Title[Any]) -> list[KeptPack]:
    """The packs with which this visitor may open a table: one's own, and that of the link that led here."""
    mine = await packs_of(here.services.store, here.person.id) if here.known else []
    link = str(here.request.query_params.get(f"pack-{title.game}", ""))
    linked = await read_pack(here.services.store, link) if link else None
    if linked is not None and linked.id not in [each.id for each in mine]:
        mine.append(linked)
    games = titles_of(title)
    return [each for each in mine if each.pack.title in games]


def titles_of(title: Title[Any]) -> list[str]:
    """The games whose packs can be chosen: the title itself, or those that campaigns are made of."""
    if title.saga is None:
        return [title.game]
    return [each.id for each in shelf_titles().values() if each.campaign is not None]


async def remember_name(here: Visit, form: TableForm) -> None:
    """The name that the first of my seats was given is mine from now on."""
    own = next((a_name(name) for sitter, name in form.seats if sitter == ME), "")
    if own and own != here.person.name:
        await here.keep(name=own)


def form_page(
    here: Visit,
    title: Title[Any],
    sent: Mapping[str, str],
    status: int = 200,
    error: str = "",
    packs: Sequence[KeptPack] = (),
) -> HTMLResponse:
    """The form, filled in; what cannot be read is forgotten."""
    try:
        form = read_form(title, sent, here.language, here.person.name)
    except BadTable:
        form = read_form(title, {}, here.language, here.person.name)
    said = title_words(title, here)
    return here.page(
        "new_table.html",
        status,
        title=said,
        title_id=title.id,
        error=error,
        packs=pack_fields(here, packs, sent),
        form=form,
        sitters=sitters(here, form),
        levels=[(here.t(f"room-bot-{level}"), here.t(f"room-bot-{level}-about")) for level in LEVELS],
        groups=group_words(form, here),
        banks=bank_choices(here.t),
        clocks=clock_choices(here.t),
        absences=absence_choices(here.t),
        presets=[(preset.id, here.t(f"room-preset-{preset.id}")) for preset in layout_of(title).presets],
    )


def pack_fields(
    here: Visit, packs: Sequence[KeptPack], sent: Mapping[str, str]
) -> list[tuple[str, str, str, list[tuple[str, str]]]]:
    """For each game with packs: its field, its name, what is chosen, and what can be chosen."""
    found = []
    for game in dict.fromkeys(each.pack.title for each in packs):
        choices = [(each.id, each.pack.name) for each in packs if each.pack.title == game]
        name = name_of(shelf_titles()[game], here.language, "title:name")
        found.append(
            (f"pack-{game}", name, sent.get(f"pack-{game}", ""), [("", here.t("room-pack-none")), *choices])
        )
    return found


def sitters(here: Visit, form: TableForm) -> list[list[tuple[str, str]]]:
    """Who can sit on each seat: nobody only where the mode does without."""
    people = [(ME, here.t("room-sitter-me")), (OPEN, here.t("room-sitter-open"))]
    people += [
        (BOT + level, here.t("room-sitter-bot", level=here.t(f"room-bot-{level}"))) for level in LEVELS
    ]
    nobody = (NOBODY, here.t("room-sitter-nobody"))
    return [people + [nobody] * (seat >= min(form.mode.players)) for seat in range(max(form.mode.players))]


def group_words(form: TableForm, here: Visit) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """The options, group by group, in words."""
    return [
        (group, here.t(f"room-group-{group}"), [field_words(each, form.title, here) for each in fields])
        for group, fields in form.groups()
    ]


def field_words(field: Field, title: Title[Any], here: Visit) -> dict[str, Any]:
    """An option in words."""
    speech = PageSpeech(title, CachedWords(here.language))
    option = field.option
    return {
        "id": option.id,
        "name": name_of(title, here.language, f"option:{option.id}") or option.id,
        "help": name_of(title, here.language, f"option:{option.id}-about"),
        "forced": field.forced,
        "deep": field.deep,
        "settled": field.settled,
        "value": str(field.value),
        "said": speech.value(field.value),
        "choices": [(str(value), speech.value(value)) for value in field.choices],
    }
