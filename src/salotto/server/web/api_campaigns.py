"""Campaigns by the JSON API.

One is opened like a table, of a title that is a campaign; a seat's token is good at all its tables.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Path
from starlette.requests import Request

from salotto.server.services import Services
from salotto.server.store.campaigns import wish_to_leave
from salotto.server.store.rows import CampaignInfo
from salotto.server.tables import lobby
from salotto.server.web.api import PROBLEMS, Caller, Invitation, Token, caller, table_out
from salotto.server.web.api_models import CampaignOut, FreeSeat, GiveUp, StandIn, TableOut
from salotto.server.web.campaign_pages import campaign_file, view_of

api_campaigns = APIRouter(prefix="/api/v1", tags=["api"], responses=PROBLEMS)

CampaignId = Annotated[str, Path(alias="id", max_length=64, description="The campaign's id.")]


async def campaign_caller(
    request: Request, id: CampaignId, authorization: Token = None, invitation: Invitation = None
) -> tuple[CampaignInfo, Caller]:
    """A campaign that the caller may see, and the call at the table being played."""
    services: Services = request.app.state.services
    campaign = await services.campaigns.campaign(id)
    if campaign is None:
        raise HTTPException(404, "room-error-no-table")
    return campaign, await caller(request, campaign.tables[-1], authorization, invitation)


Campaigning = Annotated[tuple[CampaignInfo, Caller], Depends(campaign_caller)]


@api_campaigns.get("/campaigns/{id}")
async def show_campaign(found: Campaigning) -> CampaignOut:
    """Where a campaign stands, and which table is being played."""
    campaign, call = found
    return CampaignOut(
        id=campaign.id,
        title=campaign.title,
        table=campaign.tables[-1],
        tables=list(campaign.tables),
        over=campaign.over,
        given_up=campaign.given_up,
        leaving=[seat.seat for seat in call.live.info.seats if seat.person in campaign.leaving],
        standing=await view_of(campaign, call.live),
    )


@api_campaigns.post("/campaigns/{id}/give-up")
async def give_up(found: Campaigning, wish: GiveUp, request: Request) -> CampaignOut:
    """Wish to give the campaign up, or no longer; when every person at the table does, it is."""
    campaign, call = found
    call.my_seat()
    after = await wish_to_leave(call.services.store, campaign.id, call.person or "", wish.wish)
    assert after is not None
    await call.live.refresh()
    return await show_campaign((after, call))


@api_campaigns.post("/campaigns/{id}/free-seat")
async def free_seat(found: Campaigning, wish: FreeSeat) -> TableOut:
    """Hand your seat over, or as the host that of somebody who is away: it waits for another person or a bot.

    Whoever was invited may sit down there, at the table being played; the old token opens nothing any more.
    """
    call = seated(found)
    await lobby.leave_seat(call.services, call.live, call.person or "", wish.seat)
    return table_out(call.live.info, call.language)


@api_campaigns.post("/campaigns/{id}/seat-bot")
async def seat_bot(found: Campaigning, wish: StandIn) -> TableOut:
    """The host gives a seat that waits for somebody to a bot."""
    call = seated(found)
    await lobby.seat_bot(call.services, call.live, call.person or "", wish.seat, wish.bot)
    return table_out(call.live.info, call.language)


def seated(found: tuple[CampaignInfo, Caller]) -> Caller:
    """Somebody who holds a seat in a campaign that goes on."""
    campaign, call = found
    call.my_seat()
    if campaign.ended:
        raise lobby.NotAllowed("campaign")
    return call


@api_campaigns.get("/campaigns/{id}/log")
async def show_campaign_log(found: Campaigning) -> dict[str, Any]:
    """The campaign as a file: everything once it has ended; before, no seed and nothing hidden."""
    campaign, call = found
    return await campaign_file(call.services, campaign, call.live, call.person)
