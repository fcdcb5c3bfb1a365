"""The pages of a campaign: the saga so far, who sits where, giving up, the file to keep."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from salotto.campaigns import FORMAT, standing
from salotto.kernel.log import commitment
from salotto.kernel.title import Json, Title, on_shelf
from salotto.kit.furniture import Look
from salotto.kit.presentation import campaign_page
from salotto.registry import title as find_title
from salotto.server.page.fragments import remembered
from salotto.server.page.furniture import Furniture
from salotto.server.page.page_words import name_of
from salotto.server.page.score_sheet import score_sheet
from salotto.server.page.seat_words import names_for
from salotto.server.page.title_page import page_of
from salotto.server.services import Services
from salotto.server.store.campaigns import wish_to_leave
from salotto.server.store.journal import table_of
from salotto.server.store.rows import CampaignInfo
from salotto.server.tables import lobby
from salotto.server.tables.live import LiveTable
from salotto.server.tables.log_export import log_for
from salotto.server.web.lobby_pages import seat_number
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting
from salotto.speech import Speech
from salotto.words import Language, words

campaign_pages = APIRouter(include_in_schema=False)


async def find(here: Visit, id: str) -> tuple[CampaignInfo, LiveTable]:
    """A campaign that the visitor may see, and the table being played; not found otherwise."""
    campaign = await here.services.campaigns.campaign(id)
    if campaign is None:
        raise HTTPException(404, "room-error-no-table")
    return campaign, await here.table(campaign.tables[-1])


async def seen_of(campaign: CampaignInfo, live: LiveTable) -> Any:
    """The state of the campaign as everybody may see it now; None before it starts."""
    title, place = find_title(campaign.title), live.info.place
    assert place is not None
    async with live.reading() as play:
        if play is None:
            return None
        if place.handed_on is None:
            return play.seen(None)
        return standing(title, place.handed_on, play)


async def view_of(campaign: CampaignInfo, live: LiveTable) -> Json:
    """The same as plain data."""
    game = await seen_of(campaign, live)
    return None if game is None else find_title(campaign.title).view(game, None)


# The saga


@campaign_pages.get("/campaigns/{id}")
async def saga(id: str, here: Visiting) -> Response:
    """The Tome boards, the chapters, who sits where, and the way to the table."""
    campaign, live = await find(here, id)
    title = find_title(campaign.title)
    game = await seen_of(campaign, live)
    if game is None and len(campaign.tables) == 1:
        return see_other(f"/tables/{live.id}")
    mine = live.info.seats_of(here.person.id)
    me = mine[0] if mine else None
    names = names_for(live.info.seats, here.language, me)
    asked = [seat.seat for seat in live.info.seats if live.info.asked >> seat.seat & 1]
    return here.page(
        "campaign.html",
        title_id=title.id,
        title_name=name_of(title, here.language, "title:name"),
        campaign=campaign,
        board=board(title, game, names, here.language) if game else "",
        chapters=await chapters_of(here, campaign),
        table_id=live.id,
        table_name=name_of(live.title, here.language, "title:name"),
        between=live.title is title,
        asked=[names[seat] for seat in asked],
        my_turn=any(seat in mine for seat in asked),
        verdict=await verdict_of(live, names, here.language, me) if campaign.over else "",
        podium=await podium_of(live, names) if campaign.over else [],
        evenings=evenings_of(title, game, names) if game else None,
        scorecards=score_sheet(title, here.language, title.scorecards(game), names, campaign.over)
        if game
        else None,
        remembered=remembered(title, here.language),
        seats=seats_of(here, live, names),
        mine=mine,
        host=live.info.host == here.person.id,
        leaving=[names[seat.seat] for seat in live.info.seats if seat.person in campaign.leaving],
        i_leave=here.person.id in campaign.leaving,
        invite_url=f"{here.base_url}/join/{here.services.keyring.invitation(campaign.id)}"
        if mine or live.info.host == here.person.id
        else None,
        proof={"commitment": commitment(table_of(live.info)), "seed": campaign.seed}
        if campaign.ended
        else None,
    )


def board(title: Title[Any], game: Any, names: tuple[str, ...], language: Language) -> Markup:
    """The campaign's own picture of itself."""
    speech = Speech(title, words(language), names)
    return Furniture(title, language, speech, {}, ()).page(page_of(title).table(game, Look(None, 0)))


async def chapters_of(here: Visit, campaign: CampaignInfo) -> list[dict[str, Any]]:
    """The chapters that were or are being played, with the way to each."""
    found = []
    for id in campaign.tables:
        info = (await here.services.tables.table(id)).info
        if info.title != campaign.title:
            name = name_of(find_title(on_shelf(info.title)), here.language, "title:name")
            given_up = campaign.given_up and id == campaign.tables[-1]
            found.append({"id": id, "name": name, "over": info.over, "scored": not given_up})
    return found


async def verdict_of(live: LiveTable, names: tuple[str, ...], language: Language, reader: int | None) -> str:
    """Who has won the campaign."""
    async with live.reading() as play:
        outcome = play.outcome if play else None
    return Speech(live.title, words(language), names, reader).outcome(outcome) if outcome else ""


async def podium_of(live: LiveTable, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The seats in the order of their places."""
    async with live.reading() as play:
        outcome = play.outcome if play else None
    if outcome is None:
        return []
    found = [
        {"seat": seat, "name": name, "rank": rank, "total": score}
        for seat, (name, rank, score) in enumerate(zip(names, outcome.ranks, outcome.scores, strict=True))
    ]
    return sorted(found, key=lambda each: each["rank"])


def evenings_of(title: Title[Any], game: Any, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """A line for each seat through the evenings that were played; none before the first is over."""
    lines = campaign_page(title).history(game)
    if len(lines[0]) == 1:
        return []
    return [
        {"seat": seat, "name": name, "history": line, "total": line[-1]}
        for seat, (name, line) in enumerate(zip(names, lines, strict=True))
    ]


def seats_of(here: Visit, live: LiveTable, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Who sits where, and what the visitor may change about it (TS-10.4)."""
    host = live.info.host == here.person.id
    here_already = bool(live.info.seats_of(here.person.id))
    return [
        {
            "seat": seat.seat,
            "name": here.t("room-lobby-free") if seat.open else names[seat.seat],
            "bot": here.t(f"room-bot-{seat.bot}") if seat.bot else "",
            "mine": seat.person == here.person.id,
            "free": seat.open,
            "sit": seat.open and not here_already,
            "let_go": seat.person == here.person.id
            or (host and seat.person is not None and not live.present(seat.seat)),
            "give_bot": seat.open and host,
        }
        for seat in live.info.seats
    ]


# Seats, giving up


@campaign_pages.post("/campaigns/{id}/seat")
async def change_seat(id: str, here: Visiting) -> Response:
    """Hand a seat over, sit down on a free one, or give it to a bot."""
    campaign, live = await find(here, id)
    form = await here.form()
    if campaign.ended:
        raise lobby.NotAllowed("campaign")
    seat, wish = seat_number(form.get("seat")), str(form.get("wish", ""))
    if wish == "free":
        await lobby.leave_seat(here.services, live, here.person.id, seat)
    elif wish == "bot":
        await lobby.seat_bot(here.services, live, here.person.id, seat)
    elif wish == "sit":
        name = lobby.a_name(str(form.get("name", ""))) or here.person.name
        await lobby.sit(here.services, live, here.person.id, seat, name)
        if not here.known or name != here.person.name:
            await here.keep(name=name)
    return here.remember(see_other(f"/campaigns/{id}"))


@campaign_pages.post("/campaigns/{id}/give-up")
async def give_up(id: str, here: Visiting) -> Response:
    """TS-10.6 Wish to give the campaign up, or no longer; when every person does, it is."""
    _, live = await find(here, id)
    form = await here.form()
    if not live.info.seats_of(here.person.id):
        raise lobby.NotAllowed("not-yours")
    await wish_to_leave(here.services.store, id, here.person.id, form.get("wish") == "yes")
    await live.refresh()
    return see_other(f"/campaigns/{id}")


# The file


@campaign_pages.get("/campaigns/{id}/log")
async def download(id: str, here: Visiting) -> JSONResponse:
    """The campaign as a file: without seeds before it has ended."""
    campaign, live = await find(here, id)
    headers = {"Content-Disposition": f'attachment; filename="salotto-campaign-{id}.json"'}
    return JSONResponse(await campaign_file(here.services, campaign, live, here.person.id), headers=headers)


async def campaign_file(
    services: Services, campaign: CampaignInfo, live: LiveTable, person: str | None
) -> dict[str, Json]:
    """What somebody may have of a campaign: all of it once it has ended, else no seed and nothing hidden."""
    logs = []
    for id in campaign.tables:
        log = await log_for(await services.tables.table(id), person)
        logs.append(log if campaign.ended else log | {"seed": None, "checkpoints": []})
    first = (await services.tables.table(campaign.tables[0])).info
    return {
        "format": FORMAT,
        "campaign": campaign.title,
        "seats": [seat.name or str(seat.seat + 1) for seat in first.seats],
        "options": first.options,
        "seed": campaign.seed if campaign.ended else None,
        "tables": logs,
        "given_up": campaign.given_up,
        "standing": await view_of(campaign, live),
    }


DYNAMIC_WORDS = ("room-bot-*",)
