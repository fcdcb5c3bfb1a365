"""What a seat may know of a table, and what it cannot (VW-1.5)."""

from __future__ import annotations

from dataclasses import replace

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.kit import views
from salotto.titles.viscounts.state import Carried, Stage, ViscountsState


def view(state: ViscountsState, seat: int | None) -> Json:
    """VW-1.5 The state by its fields; VW-1.1 what lies in hand and Draw Pile together is known to all."""
    seen = views.view(state, seat)
    for shown, player in zip(seen["players"], state.players, strict=True):
        shown["hand_or_draw"] = sorted(card.key for card in player.hand.cards + player.draw.cards)
    carried = views.shown(carried_seen(state), seat)
    return {**seen, "spare_cards": [None] * len(state.spare_cards), "carried": carried}


def carried_seen(state: ViscountsState) -> Carried | None:
    """TS-4.8 What the Tomes ask for: they are laid out when the game is prepared, so the draft sees none."""
    carried = state.carried
    return replace(carried, objectives=[]) if carried and state.stage is Stage.DRAFT else carried


def redeal(state: ViscountsState, seat: int | None, chance: Chance) -> None:
    """VW-1.5 Another table that looks the same: hands and Draw Piles, and the piles below their top cards."""
    state.carried = carried_seen(state)
    for player in state.players:
        redeal_zones((player.hand, player.draw), seat, chance)
    redeal_zones(state.townsfolk, seat, chance)
    redeal_zones(state.manuscripts, seat, chance)
    state.spare_cards.sort(key=lambda card: card.key)
    chance.shuffle(state.spare_cards)
    if state.rival is not None:
        redeal_schemes(state, chance)


def redeal_schemes(state: ViscountsState, chance: Chance) -> None:
    """VW-10.2.3 Future Schemes that nobody has seen may lie in either pile."""
    rival = state.rival
    assert rival is not None
    places = [
        (zone.cards, at)
        for zone in (rival.draw, rival.future)
        for at, card in enumerate(zone.cards)
        if card.deck == "future" and card.key not in rival.shown
    ]
    unseen = sorted((cards[at] for cards, at in places), key=lambda card: card.key)
    chance.shuffle(unseen)
    for (cards, at), card in zip(places, unseen, strict=True):
        cards[at] = card
    rival.draw.cards.sort(key=lambda card: card.key)
    chance.shuffle(rival.draw.cards)
