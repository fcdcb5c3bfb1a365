"""What everybody may know of a campaign (TS-2), and what is dealt again for a bot."""

from __future__ import annotations

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game
from salotto.titles.tomesaga.scoring import points
from salotto.titles.tomesaga.sheet import NOBODY, Sheet
from salotto.titles.tomesaga.state import TomesagaState


def view(state: TomesagaState, seat: int | None) -> Json:
    """TS-2.1 All is public but which Victory Tome is which (TS-2.2), and which of the next chapter's Tomes
    will be on display (TS-4.8)."""
    over = state.sheet.game is None and not state.agenda.tasks
    return {
        "me": seat,
        **sheet_view(state.sheet, prepared=False),
        "claims": [[claim.seat, claim.what] for claim in state.claims],
        "turned": [ids.copy() for ids in state.sheet.victory] if over else None,  # TS-2.3
    }


def sheet_view(sheet: Sheet, prepared: bool) -> Json:
    """TS-10.3, TS-10.7 The campaign sheet as players may see it.

    TS-4.8 The Tomes of the chapter that comes next lie face down until it is prepared.
    """
    display = [id for id in sheet.display if prepared or BOX.tomes[id].game is not sheet.game]
    return {
        "game": sheet.game,
        "first": sheet.first,
        "options": {"advantage_scope": sheet.scope, "last_tie": sheet.last_tie},
        "finished": [
            {
                "game": chapter.game,
                "vp": list(chapter.vp),
                "ranking": list(chapter.ranking),
                "victory": "total" if chapter.total else "partial",
            }
            for chapter in sheet.finished
        ],
        "display": display,
        "pile": len(sheet.victory_pile) + len(sheet.display) - len(display),
        "box": sheet.boxed.copy(),
        "tokens": {crest: owned(owner) for crest, owner in sheet.tokens.items()},
        "crest_tomes": {crest: owned(owner) for crest, owner in sheet.crest_tomes.items()},
        "needs": {crest: BOX.crest_tomes[crest].needs(sheet.players) for crest in Crest},
        "players": [player_view(sheet, seat) for seat in range(sheet.players)],
    }


def owned(owner: int) -> int | None:
    """Who owns something, if anybody does."""
    return None if owner == NOBODY else owner


def player_view(sheet: Sheet, seat: int) -> Json:
    """What lies in front of a player."""
    return {
        "won": sheet.won[seat].copy(),
        "victory": {game: sheet.victory_tomes(seat, game) for game in Game},
        "tomes": sheet.tomes(seat),
        "crests": {crest: sheet.crests(seat, crest) for crest in Crest},
        "points": points(sheet, seat),
    }


def redeal(state: TomesagaState, seat: int | None, chance: Chance) -> None:
    """TS-2.2 Victory Tomes of a game change places among the pile and their owners; nobody can tell.

    TS-4.8 So do the Tomes of the chapter that comes next. TS-2.3 After the campaign all are turned up.
    """
    sheet = state.sheet
    if sheet.game is None and not state.agenda.tasks:
        return
    for game in Game:
        hidden = [sheet.display] if game is sheet.game else []
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
