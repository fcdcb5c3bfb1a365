"""What everybody may know of a campaign (TS-2), and what is dealt again."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kit import views
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Game
from salotto.titles.tomesaga.state import Standing, TomesagaState


def view(state: TomesagaState, seat: int | None) -> Json:
    """TS-2.1 The state by its fields, but which Victory Tome is which (TS-2.2): only how many."""
    found, sheet, open_ = views.view(state, seat), state.sheet, on_display(state)
    found["sheet"] |= {
        "display": open_,
        "victory_pile": len(sheet.victory_pile) + len(sheet.display) - len(open_),
    }
    if not turned_up(state):
        found["sheet"]["victory"] = [
            {game: sheet.victory_tomes(each, game) for game in Game} for each in range(sheet.players)
        ]
    return found


def on_display(state: TomesagaState) -> list[str]:
    """TS-4.8 The Tomes of the chapter that comes next lie face down until it is prepared."""
    if isinstance(state, Standing):
        return state.sheet.display
    return [id for id in state.sheet.display if BOX.tomes[id].game is not state.sheet.game]


def turned_up(state: TomesagaState) -> bool:
    """TS-2.3 After the campaign all Tomes are turned up."""
    return state.sheet.game is None and not state.agenda.tasks


def redeal(state: TomesagaState, seat: int | None, chance: Chance) -> None:
    """TS-2.2 Victory Tomes of a game change places among the pile and their owners; nobody can tell.

    TS-4.8 So do the Tomes of the chapter that comes next.
    """
    sheet = state.sheet
    if turned_up(state):
        return
    for game in Game:
        hidden = [sheet.display] if game is sheet.game and not isinstance(state, Standing) else []
        places = [
            (zone, at)
            for zone in (*hidden, sheet.victory_pile, *sheet.victory)
            for at, id in enumerate(zone)
            if BOX.tomes[id].game is game
        ]
        ids = sorted(zone[at] for zone, at in places)
        chance.shuffle(ids)
        for (zone, at), id in zip(places, ids, strict=True):
            zone[at] = id
    chance.shuffle(state.deck.cards)
