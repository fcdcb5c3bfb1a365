"""The pages of house packs: mine, and the editor in which one puts in what is printed in one's box."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query
from markupsafe import Markup
from starlette.responses import HTMLResponse, JSONResponse, Response

from salotto.kernel.title import Title
from salotto.packs.pack import LETTERS, Pack
from salotto.packs.problems import PackRefused
from salotto.packs.sheets import export
from salotto.packs.writing import zipped
from salotto.registry import title as find_title
from salotto.server.page.field_names import called, label
from salotto.server.page.pack_form import Field
from salotto.server.page.page_words import CachedWords, PageSpeech
from salotto.server.page.render import render
from salotto.server.store.packs import KeptPack, keep_pack, packs_of, read_pack, remove_pack
from salotto.server.tables.pack_work import Wanted, Worktop
from salotto.server.web.identity import new_id
from salotto.server.web.security import address_of
from salotto.server.web.shelf_pages import see_other, title_or_404, title_words
from salotto.server.web.text import BadName, clean_name
from salotto.server.web.visit import Visit, Visiting

pack_pages = APIRouter(include_in_schema=False)

Text = Annotated[str, Query(max_length=80)]
SHOWN = 400
"""Cards in the sheet: no title has more."""


@pack_pages.get("/titles/{id}/packs")
async def packs(id: str, here: Visiting) -> HTMLResponse:
    """My packs of a title, and a new one."""
    title = title_or_404(id)
    mine = await packs_of(here.services.store, here.person.id) if here.known else []
    return here.page(
        "packs.html",
        title=title_words(title, here),
        packs=[each for each in mine if each.pack.title == title.game],
    )


@pack_pages.post("/titles/{id}/packs")
async def new_pack(id: str, here: Visiting) -> Response:
    """A new pack, which is mine."""
    title = title_or_404(id)
    form = await here.form()
    try:
        name = clean_name(str(form.get("name", "")))[:LETTERS]
    except BadName:
        name = ""
    named = name or here.t("room-pack-ours")
    kept = KeptPack(new_id(), here.person.id, Pack(title.game, named, here.language, "1", here.person.name))
    if not here.known:
        await here.keep()
    if not await keep_pack(here.services.store, kept):
        raise HTTPException(429, "room-error-too-many-packs")
    return here.remember(see_other(f"/packs/{kept.id}?own=1"))


async def kept_pack(here: Visit, id: str, mine: bool = False) -> KeptPack:
    """The pack of a link; not found otherwise. Only its owner may change it."""
    kept = await read_pack(here.services.store, id)
    if kept is None:
        raise HTTPException(404, "room-error-no-pack")
    if mine and kept.owner != here.person.id:
        raise HTTPException(403, "room-error-private")
    return kept


@pack_pages.get("/packs/{id}")
async def pack(
    id: str, here: Visiting, part: Text = "", q: Text = "", own: Text = "", card: str = ""
) -> Response:
    """The cards of a pack as a sheet, and one of them to work on."""
    kept = await kept_pack(here, id)
    wish = Wanted(part, q.strip(), bool(own))
    top = Worktop.of(kept.pack, here.language)
    lines = top.wanted(wish)[:SHOWN]
    first = next((line for line in lines if not line.entered), lines[0] if lines else None)
    chosen = card or (first.card if first else "")
    shown = await card_context(here, kept, top, wish, chosen) if chosen else {}
    if card and here.request.headers.get("x-part"):
        return here.remember(HTMLResponse(render("pack_card.html", here.context() | shown)))
    about: dict[str, Any] = {
        "title": title_words(top.title, here),
        "title_id": top.title.id,
        "kept": kept,
        "mine": kept.owner == here.person.id,
        "lines": lines,
        "wish": wish,
        "parts": top.parts(),
        "shared": f"{here.base_url}/packs/{kept.id}",
        "chosen": "",
    }
    return here.page("pack.html", **about | shown)


async def card_context(
    here: Visit, kept: KeptPack, top: Worktop, wish: Wanted, card: str, picture: Markup | None = None
) -> dict[str, Any]:
    """One card with its form and its picture, and where it stands in the sheet."""
    file, _, rest = card.partition("/")
    array, _, id = rest.partition("/")
    place = (file, array)
    if not top.holds(place, id):
        raise HTTPException(404, "room-error-no-pack")
    lines = top.wanted(wish)
    found = top.fields(place, id)
    at = next((number for number, line in enumerate(lines) if line.card == card), 0)
    speech = PageSpeech(top.title, CachedWords(here.language))
    if picture is None:
        slow_down(here)
        try:
            picture = await here.services.desk.picture(top.pack, top.language, top.key(place, id))
        except PackRefused:  # a pack of a time when the title had other cards
            picture = None
    return {
        "chosen": card,
        "kept": kept,
        "mine": kept.owner == here.person.id,
        "wish": wish,
        "heading": top.name(top.entry(place, id)),
        "kind": top.parts()[top.part(place)],
        "picture": picture,
        "fields": [(field, label(field.path, here.language), said(speech, field)) for field in found],
        "called": called,
        "entered": sum(line.entered for line in lines),
        "all": len(lines),
        "previous": lines[at - 1].card if at > 0 else "",
        "next": lines[at + 1].card if at + 1 < len(lines) else "",
        "title_id": top.title.id,
    }


def said(speech: PageSpeech, field: Field) -> str:
    """What an effect does, in words."""
    return speech.say(field.phrase.id, **field.phrase.args) if field.phrase else ""


@pack_pages.post("/packs/{id}/card")
async def save_card(id: str, here: Visiting, part: Text = "", q: Text = "", own: Text = "") -> Response:
    """Save one field of a card: what is refused is said, and nothing of it is kept."""
    form = await here.form()
    kept = await kept_pack(here, id, mine=True)
    slow_down(here)
    card, path, value = (str(form.get(name, "")) for name in ("card", "path", "value"))
    file, _, rest = card.partition("/")
    array, _, entry = rest.partition("/")
    top = Worktop.of(kept.pack, here.language)
    place = (file, array)
    if not top.holds(place, entry):
        raise HTTPException(404, "room-error-no-pack")
    error, picture, before = "", None, kept.pack
    try:
        changed = top.changed(place, entry, path, value) if path else top.confirmed(place, entry)
        top = Worktop.of(changed, here.language)
        picture = await here.services.desk.picture(changed, top.language, top.key(place, entry))
        kept = await kept_pack(here, id, mine=True)
        if kept.pack.files != before.files:  # another window has saved something meanwhile
            other = Worktop.of(kept.pack, here.language)
            changed = other.changed(place, entry, path, value) if path else other.confirmed(place, entry)
            top = Worktop.of(changed, here.language)
        if changed.files != kept.pack.files:
            kept = kept.changed(changed)
            await keep_pack(here.services.store, kept)
    except PackRefused as refused:
        spoken = CachedWords(here.language)
        error = "; ".join(
            f"{label(each.field or path, here.language)}: {spoken.say(each.said, **each.args)}"
            for each in refused.problems
        )
        top = Worktop.of(kept.pack, here.language)
    shown = await card_context(here, kept, top, Wanted(part, q.strip(), bool(own)), card, picture)
    html = render("pack_card.html", here.context() | shown)
    return here.remember(JSONResponse({"error": error, "html": html, "card": card}))


@pack_pages.post("/packs/{id}/undo")
async def undo(id: str, here: Visiting) -> Response:
    """Take the last change back."""
    await here.form()
    kept = await kept_pack(here, id, mine=True)
    await keep_pack(here.services.store, kept.undone())
    return see_other(str(here.request.headers.get("referer") or f"/packs/{id}"))


@pack_pages.post("/packs/{id}/remove")
async def remove(id: str, here: Visiting) -> Response:
    """Throw a pack away; tables that are played with it keep their box."""
    await here.form()
    kept = await kept_pack(here, id, mine=True)
    await remove_pack(here.services.store, id)
    return see_other(f"/titles/{kept.pack.title}/packs")


@pack_pages.get("/packs/{id}/pack.zip")
async def download(id: str, here: Visiting) -> Response:
    """The pack as a zip."""
    kept = await kept_pack(here, id)
    return file_response(zipped(kept.pack), f"{kept.pack.title}-pack.zip", "application/zip")


@pack_pages.get("/packs/{id}/cards.csv")
async def spreadsheet(id: str, here: Visiting) -> Response:
    """All the cards as a spreadsheet."""
    kept = await kept_pack(here, id)
    title: Title[Any] = find_title(kept.pack.title)
    data = export(title, kept.pack, everything=True).encode("utf-8-sig")
    return file_response(data, f"{kept.pack.title}-cards.csv", "text/csv; charset=utf-8")


def file_response(data: bytes, name: str, kind: str) -> Response:
    """A file to keep."""
    return Response(data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def slow_down(here: Visit) -> None:
    """A card is drawn anew with every change, which costs a moment: nobody may ask for it all the time."""
    if not here.services.drawing.take(address_of(here.request)):
        raise HTTPException(429, "room-error-too-many-cards")
