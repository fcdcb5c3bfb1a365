"""What a seat may know of a table of Architects, and what it cannot (AW-1.6)."""

from __future__ import annotations

from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import Zone, redeal_zones
from salotto.kit.decks import known
from salotto.titles.architects.black_market import large_goods, small_goods
from salotto.titles.architects.cards import OPEN
from salotto.titles.architects.coop import sides_of
from salotto.titles.architects.effects import GOOD_NAMES
from salotto.titles.architects.preview import forecast
from salotto.titles.architects.scoring import points, request_points, rival_points, target
from salotto.titles.architects.settings import LEVELS, unknown_objectives
from salotto.titles.architects.state import NOWHERE, ArchitectsState, Baron, Phase, Player, Rival


def view(state: ArchitectsState, seat: int | None) -> Json:
    """AW-1.6.1 Nearly everything is public; AW-1.6.2 hands and drawn cards are their owner's."""
    setting = state.setting
    colours = setting.colours
    size = setting.guildhall
    playing = state.phase is Phase.PLAYING
    return {
        "mode": setting.mode,
        "phase": state.phase.value,
        "me": seat,
        "campaign": setting.campaign,
        "first": state.first,
        "order": state.order(),
        "turn": state.turn if playing else None,
        "turns": state.turns,
        "final_turns": state.ending if state.ending > 0 else None,
        "tax": state.tax,
        "places": [
            {"location": f"location:{id}", "workers": state.at[at * colours : (at + 1) * colours]}
            for at, id in enumerate(OPEN)
        ],
        "prison": state.prison.copy(),
        "removed": state.removed.copy(),
        "market": {
            "spaces": [None if colour == NOWHERE else colour for colour in state.market],
            "small": goods_view(small_goods(state)),
            "large": goods_view(large_goods(state)),
            "small_cards": len(state.small),
            "large_cards": len(state.large),
        },
        "guildhall": {
            "workers": state.guildhall.copy(),
            "columns": size.columns,
            "spaces": size.spaces,
            "left": max(0, size.spaces - len(state.guildhall)),
            "reset_at": list(size.reset_at),
            "refresh_at": list(size.refresh_at) if setting.apprentice_refresh else [],
        },
        "cathedral": [
            {
                "level": level.level,
                "vp": level.vp,
                "spaces": level.spaces,
                "cost": {item.value: number for item, number in level.cost.items()},
                "any_of": [item.value for item in level.any_of],
                "any_n": level.any_n,
                "markers": markers(state, level.level),
            }
            for level in LEVELS
        ],
        "row": [
            {"card": card and card.key, "coins": coins}
            for card, coins in zip(state.row, state.coins, strict=True)
        ],
        "pile": len(state.pile),
        "plans": len(state.plans),
        "rewards": len(state.rewards),
        "spent_rewards": [reward.key for reward in state.spent_rewards],
        "players": [player_view(state, player, seat) for player in state.players],
        "rival": rival_view(state, state.rival) if state.rival is not None else None,
        "baron": baron_view(state, state.baron, seat) if state.baron is not None else None,
        "forecast": forecast(state, state.players[seat]) if playing and seat is not None else {},
    }


def goods_view(goods: tuple[int, ...]) -> Json:
    """Goods by name, those there are."""
    return {name: number for name, number in zip(GOOD_NAMES, goods, strict=True) if number}


def markers(state: ArchitectsState, level: int) -> list[int]:
    """Whose markers stand on a level of the Cathedral."""
    found = [player.seat for player in state.players if player.level == level]
    if state.rival is not None and state.rival.level == level:
        found.append(state.setting.players)
    return found


def player_view(state: ArchitectsState, player: Player, seat: int | None) -> Json:
    """AW-1.6.1, AW-1.6.2 One player."""
    colours = state.setting.colours
    mine = player.seat == seat
    start = player.seat * colours
    return {
        "seat": player.seat,
        "character": player.character.key,
        "workers": state.workers[player.seat],
        "goods": dict(zip(GOOD_NAMES, player.goods, strict=True)),
        "virtue": player.virtue,
        "level": player.level,
        "debts": player.debts,
        "paid_debts": player.paid,
        "apprentices": [card.key for card in player.apprentices],
        "apprentice_limit": player.character.apprentice_limit,
        "buildings": [card.key for card in player.buildings],
        "captives": state.captives[start : start + colours],
        "held": state.held_elsewhere(player.seat),
        "prisoners": state.prison[player.seat],
        "hand": known(player.hand, seat),
        "hand_size": len(player.hand),
        "hand_limit": player.character.hand_limit,
        "packet": known(player.packet, seat) if mine else [None] * len(player.packet),
        "ready": player.pick is not None or player.side is not None,
        "pick": player.pick.key if mine and player.pick is not None else None,
        "helper": player.helper.key if player.helper is not None else None,
        "points": points(state, player),
    }


def rival_view(state: ArchitectsState, rival: Rival) -> Json:
    """AW-11.3 The automatic opponent; its Scheme piles are face down."""
    number = state.setting.players
    opponent = state.setting.opponent
    assert opponent is not None
    start = number * state.setting.colours
    return {
        "seat": number,
        "opponent": opponent.key,
        "workers": state.workers[number],
        "virtue": rival.virtue,
        "level": rival.level,
        "marble": rival.marble,
        "debts": rival.debts,
        "prisoners": state.prison[number],
        "captives": state.captives[start : start + state.setting.colours],
        "schemes": len(rival.schemes),
        "future": len(rival.future),
        "discard": [card.key for card in rival.discard],
        "points": rival_points(state),
    }


def baron_view(state: ArchitectsState, baron: Baron, seat: int | None) -> Json:
    """AW-1.6.5 The Baron: revealed cards and the discard pile are public."""
    number = state.setting.players
    board = state.setting.baron
    assert board is not None
    start = number * state.setting.colours
    total = sum(sum(points(state, player).values()) for player in state.players)
    return {
        "board": board.key,
        "workers": state.workers[number],
        "in_guildhall": state.guildhall.count(number),
        "prisoners": state.prison[number],
        "captives": state.captives[start : start + state.setting.colours],
        "intrigues": len(baron.intrigues),
        "discard": [card.key for card in baron.discard],
        "resolving": [card.key for card in baron.resolving],
        "future": len(baron.future),
        "requests": [
            {
                "level": at + 1,
                "request": request.key if at < baron.revealed else None,
                "given": baron.given[at],
                "wanted": request.per_player * number if at < baron.revealed else None,
            }
            for at, request in enumerate(baron.requests.cards)
        ],
        "events": len(baron.events),
        "past_events": [card.key for card in baron.past_events],
        "plans": known(baron.plans, seat),
        "request_points": request_points(state),
        "total": total,
        "target": target(state),
    }


# What a seat cannot know, dealt again


def redeal(state: ArchitectsState, seat: int | None, chance: Chance) -> None:
    """AW-1.6.3 Another table that looks the same to the seat; secret choices are made again.

    TS-4.8 Tomes are laid out after the draft: before that nobody counts on one.
    """
    if state.setting.objectives and state.phase in (Phase.SETUP, Phase.PICKING):
        state.setting = unknown_objectives(state.setting)
    state.boxed_rewards = state.boxed_rewards.copy()
    plans = [state.plans]
    for player in state.players:
        plans += [player.hand, player.packet]
    if state.baron is not None:
        plans.append(state.baron.plans)
    redeal_zones(plans, seat, chance)
    redeal_zones([state.pile], seat, chance)
    redeal_zones([state.rewards, state.boxed_rewards], seat, chance)
    redeal_markets(state, chance)
    for player in state.players:
        if player.seat != seat and player.pick is not None:
            player.pick = chance.pick(player.packet.cards)
    if state.rival is not None:
        redeal_stacked(state.rival.schemes, state.rival.future, state.rival.fresh, seat, chance)
    if state.baron is not None:
        redeal_baron(state, state.baron, seat, chance)


def redeal_markets(state: ArchitectsState, chance: Chance) -> None:
    """AW-1.6.3 Of the top Small Market card only the Small face is seen: its twin may lie there."""
    cards = sorted(state.small.cards, key=lambda card: card.key)
    if not cards:
        return
    face = state.small.cards[-1].small_face
    top = chance.pick([card for card in cards if card.small_face == face])
    cards.remove(top)
    chance.shuffle(cards)
    state.small.cards[:] = [*cards, top]


def redeal_stacked(pile: Zone[Any], future: Zone[Any], fresh: int, seat: int | None, chance: Chance) -> None:
    """A pile with cards of the Future pile on top: those are dealt again with the Future pile."""
    at = len(pile.cards) - fresh
    below, above = part(pile, 0, at), part(pile, at, len(pile.cards))
    redeal_zones([below], seat, chance)
    redeal_zones([above, future], seat, chance)
    pile.cards[:] = below.cards + above.cards


def part(pile: Zone[Any], start: int, end: int) -> Zone[Any]:
    """Some of the cards of a pile, with who knows them."""
    found: Zone[Any] = Zone(pile.cards[start:end])
    found.seen = pile.seen[start:end]
    return found


def redeal_baron(state: ArchitectsState, baron: Baron, seat: int | None, chance: Chance) -> None:
    """AW-1.6.5 Face-down Intrigues, Requests and Events; each Request within its level."""
    redeal_stacked(baron.intrigues, baron.future, baron.fresh, seat, chance)
    redeal_zones([baron.events, baron.boxed_events], seat, chance)
    for at in range(baron.revealed, len(baron.requests.cards)):
        level = baron.requests.cards[at].level
        boxed = [place for place, card in enumerate(baron.boxed_requests.cards) if card.level == level]
        pair = sorted(
            [baron.requests.cards[at], *(baron.boxed_requests.cards[place] for place in boxed)],
            key=lambda card: card.key,
        )
        chance.shuffle(pair)
        baron.requests.cards[at] = pair[0]
        for place, card in zip(boxed, pair[1:], strict=True):
            baron.boxed_requests.cards[place] = card
    for player in state.players:
        if player.seat != seat and player.side is not None and player.helper is not None:
            player.side = chance.pick(sides_of(player.helper))
