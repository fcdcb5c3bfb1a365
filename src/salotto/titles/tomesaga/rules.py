"""What happens between the chapters (TS-3, TS-4, TS-8): prizes, the choice of a token, Tomes laid out.

A campaign is tables in a row: an interlude, Architects, an interlude, Paladins, an interlude, Viscounts, and
a last interlude. Each interlude is a table of this title, and hands the sheet on to what comes next.
"""

from __future__ import annotations

from salotto.kernel.campaign import Claim
from salotto.kernel.decisions import Rule, choose, reveal, roll, shuffle, tell
from salotto.kernel.zones import Zone
from salotto.kit.agenda import PlannedRules, task
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import CrestToken, Prize
from salotto.titles.tomesaga.sheet import NOBODY, ON_DISPLAY, Sheet, claim_crests
from salotto.titles.tomesaga.state import TomesagaState

CLAIMS, CLAIMS_CREST = "ts-claims", "ts-claims-crest"
"""The events by which claims are told."""
WORKS = "ts-works"
"""The event by which an advantage is told."""
DISPLAY = "ts-display"
"""The event by which the Tomes on display are told."""


def plan(state: TomesagaState, began: bool) -> None:
    """TS-8.9 The prizes of the chapter that is over, then what prepares the next one."""
    if began:
        state.agenda.plan(task("tell-claims"), task("prizes"), task("token"), task("prepare"))
    else:
        state.agenda.plan(task("first-player"), task("prepare"))


def draw_first_player(state: TomesagaState) -> Rule[None]:
    """TS-3.4 The first player of Architects is drawn at random."""
    state.sheet.first = (yield from roll(state.sheet.players)) - 1
    yield tell("ts-first", state.sheet.first)


def tell_claims(state: TomesagaState) -> Rule[None]:
    """TS-5 The Tomes that were claimed in the chapter, in their order."""
    for claim in state.claims:
        id, args = claim_event(claim)
        yield tell(id, claim.seat, None, **args)


def claim_event(claim: Claim) -> tuple[str, dict[str, str]]:
    """TS-5.1, TS-6.5 How a claim is told."""
    return CLAIMS if claim.what.startswith("tome:") else CLAIMS_CREST, {"tome": claim.what}


def advantages_at_work(sheet: Sheet) -> list[tuple[int, dict[str, str]]]:
    """TS-7.4 What the Tomes of each seat give all through the chapter that is being played.

    What they give at the start is told by the chapter, when it is given.
    """
    game = sheet.game
    return [
        (seat, {"tome": BOX.tomes[id].key, "gives": f"gives:{id}/{at}"})
        for seat, ids in enumerate(sheet.advantages(game) if game else ())
        for id in ids
        for at, advantage in enumerate(BOX.tomes[id].advantages)
        if advantage.game is game and advantage.when != "start"
    ]


def display_event(sheet: Sheet) -> tuple[str, dict[str, str | list[str]]]:
    """TS-4.8 How the Tomes on display are told, once the chapter is prepared."""
    return DISPLAY, {
        "chapter": f"chapter:{sheet.game}",
        "tomes": [BOX.tomes[id].key for id in sheet.display],
    }


def prize_of(sheet: Sheet) -> Prize:
    """TS-8.5 What the last victory brings: it was total or partial."""
    return BOX.prizes["total" if sheet.finished[-1].total else "partial"]


def hand_out_prizes(state: TomesagaState) -> Rule[None]:
    """TS-8.6 to TS-8.8 Victory Tomes from the top of the pile, first place first; TS-8.12 the marker."""
    sheet = state.sheet
    chapter = sheet.finished[-1]
    prize = prize_of(sheet)
    yield tell(
        "ts-chapter-over",
        chapter.ranking[0],
        chapter=f"chapter:{chapter.game}",
        victory=prize.key,
        lead=chapter.vp[chapter.ranking[0]] - chapter.vp[chapter.ranking[1]],
    )
    for seat, tomes in zip(chapter.ranking, prize.victory_tomes, strict=False):
        for _ in range(tomes):
            sheet.victory[seat].append(sheet.victory_pile.pop())
        if tomes:
            yield tell("ts-victory-tomes", seat, tomes=tomes)
    sheet.first = chapter.ranking[0]


def choose_token(state: TomesagaState) -> Rule[None]:
    """TS-8.10 Second place (total) or third (partial) takes one of the Crest tokens on the board."""
    sheet = state.sheet
    for seat, tokens in zip(sheet.finished[-1].ranking, prize_of(sheet).crest_tokens, strict=False):
        if tokens:
            left = [BOX.tokens[crest] for crest, owner in sheet.tokens.items() if owner == NOBODY]
            token = yield from choose(seat, "ts-choose-token", left)
            yield from take_token(sheet, seat, token)


def take_token(sheet: Sheet, seat: int, token: CrestToken) -> Rule[None]:
    """TS-6.6 A token is one crest more, which may win a Crest Tome at once."""
    sheet.tokens[token.crest] = seat
    yield tell("ts-takes-token", seat, token=token.key)
    for crest in claim_crests(sheet, seat):
        yield tell(CLAIMS_CREST, seat, tome=BOX.crest_tomes[crest].key)


def prepare_chapter(state: TomesagaState) -> Rule[None]:
    """TS-4.1 What was not claimed goes to the box; TS-4.8 the next six are shuffled, three for the display.

    They lie face down until the chapter is prepared: who drafts there does not know them.
    """
    sheet = state.sheet
    sheet.boxed += sheet.display
    sheet.display = []
    game = sheet.game
    if game is None:
        yield tell("ts-over")
        return
    state.deck = Zone(BOX.of(game))
    yield from shuffle(state.deck)
    yield from reveal()  # TS-10.5 the prizes are handed on
    sheet.display = [state.deck.draw()[0].id for _ in range(ON_DISPLAY)]
    sheet.victory_pile = [tome.id for tome in state.deck.cards]
    state.deck = Zone()


RULES = {
    "first-player": draw_first_player,
    "tell-claims": tell_claims,
    "prizes": hand_out_prizes,
    "token": choose_token,
    "prepare": prepare_chapter,
}

next_step = PlannedRules(RULES).next_step
"""The next part of the interlude."""
