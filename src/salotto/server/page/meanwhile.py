"""What one can do while nothing is asked: look at the result, take one's seat back, change seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from salotto.server.page.render_cache import Context
from salotto.server.tables.petitions import may_ask, must_agree, petition_of
from salotto.server.tables.time_left import to_take_back

if TYPE_CHECKING:
    from salotto.server.page.scene import Scene


def meanwhile(scene: Scene) -> Context | None:
    """What stands where the answers would."""
    info = scene.info
    campaign = f"/campaigns/{info.place.campaign}" if info.place else ""
    if scene.over:
        again = f"/tables/{info.rematch}" if info.rematch else ""
        card = "" if scene.campaign is scene.title else f"/tables/{info.id}/scorecard"
        anew = scene.asks and scene.reader.seat is not None and not campaign
        return _some(scorecard=card, rematch=again, again=anew, campaign=campaign)
    if scene.cover:
        coming = [{"seat": seat, "name": scene.names[seat]} for seat in scene.cover]
        return _some(sit=coming, campaign=campaign)
    if scene.reader.seat is None or not scene.asks or scene.decision is not None:
        return None
    own = info.seats[scene.reader.seat]
    twins = [
        {"seat": seat, "name": scene.names[seat]}
        for seat in info.seats_of(own.person)
        if seat in scene.pending and seat != own.seat and not info.seats[seat].bot
    ]
    return _some(sit=twins, take_back=to_take_back(info, own.seat))


def asking(scene: Scene) -> int | None:
    """The reader's seat, if it may ask the others to let it take an answer back."""
    seat = scene.reader.seat
    allowed = seat is not None and scene.asks and not scene.cover and may_ask(scene.info, scene.play, seat)
    return seat if allowed else None


def petition_words(scene: Scene) -> Context | None:
    """What somebody asks, and whether the reader is to agree."""
    log, info = scene.play.log, scene.info
    petition = petition_of(info, log)
    if petition is None or scene.reader.seat is None or not scene.asks or scene.cover:
        return None
    person = info.seats[scene.reader.seat].person
    waited = must_agree(info, petition.seat) - set(petition.agreed)
    since = len(log) - petition.at - 1
    own = scene.reader.seat == petition.seat
    said = scene.t("room-petition-own" if own else "room-petition", player=scene.names[petition.seat])
    return {
        "text": said + (" " + scene.t("room-petition-since", since=since) if since else ""),
        "own": own,
        "agree": person in waited,
        "value": f"{petition.seat} {petition.at}",
    }


def _some(**some: Any) -> Context:
    nothing: Context = {"sit": [], "take_back": None, "scorecard": "", "rematch": "", "campaign": ""}
    nothing["again"] = False
    return nothing | some
