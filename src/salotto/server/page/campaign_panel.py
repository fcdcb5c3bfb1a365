"""What a campaign shows beside the board of a chapter; the chapter's own page knows nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salotto.campaigns import standing
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Look, Words, lines
from salotto.kit.presentation import campaign_page
from salotto.registry import title as find_title
from salotto.server.page.furniture import Furniture
from salotto.server.page.page_words import CachedWords, PageSpeech

MOMENT = 4
"""So many answers long is celebrated what was won."""

if TYPE_CHECKING:
    from salotto.server.page.scene import Scene


def campaign_panel(scene: Scene) -> str:
    """The panel of a campaign as HTML: nothing at a table that is none of its chapters."""
    place = scene.info.place
    if place is None or place.handed_on is None:
        return ""
    campaign, seat, language = find_title(place.title), scene.reader.seat, scene.reader.language
    now = standing(campaign, place.handed_on, scene.play)
    things = (*just_won(scene), *campaign_page(campaign).panel(now, Look(seat, seat or 0)))
    speech = PageSpeech(campaign, CachedWords(language), scene.names, seat)
    return Furniture(campaign, language, speech, {}, ()).page([lines(*things, at="panel")])


def just_won(scene: Scene) -> list[Words]:
    """What was told for the campaign a moment ago, to be celebrated."""
    herald = scene.play.herald
    if herald is None:
        return []
    since = len(scene.play.log) - MOMENT
    won = [told.event for told in scene.heard if told.at > since and told.event.id in herald.celebrates]
    return [Words(Phrase(event.id, event.args), style="banner", seat=event.seat) for event in won]
