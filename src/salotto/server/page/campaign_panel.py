"""What a campaign shows beside the board of a chapter; the chapter's own page knows nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salotto.campaigns import standing
from salotto.kernel.play import Told
from salotto.registry import title as find_title
from salotto.server.page.fragments import remembered
from salotto.server.page.title_page import campaign_page

MOMENT = 4
"""So many answers long is celebrated what was won."""

if TYPE_CHECKING:
    from salotto.server.page.scene import Scene


def campaign_panel(scene: Scene) -> str:
    """The panel of a campaign as HTML: nothing at a table that is none of its chapters."""
    place = scene.info.place
    if place is None or place.handed_on is None:
        return ""
    campaign = find_title(place.title)
    now = standing(campaign, place.handed_on, scene.play)
    panel = campaign_page(campaign).panel(now, scene.reader.seat)
    news = [scene.speech.event(each.event) for each in just_won(scene)]
    paint = remembered(campaign, scene.reader.language)
    return paint(f"{campaign.id}/panel.html", panel=panel, names=list(scene.names), news=news)


def just_won(scene: Scene) -> list[Told]:
    """What was told for the campaign a moment ago, to be celebrated."""
    herald = scene.play.herald
    if herald is None:
        return []
    since = len(scene.play.log) - MOMENT
    return [told for told in scene.heard if told.at > since and told.event.id in herald.celebrates]
