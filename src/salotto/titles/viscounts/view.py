"""What a seat may know of a table, and what it cannot (VW-1.5)."""

from __future__ import annotations

from dataclasses import replace

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.titles.viscounts.actions import action_options, exchange_at
from salotto.titles.viscounts.board import INNER, PLACES, SIDES
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import ACTIONS, GOODS, ICONS, KINDS, SILVER
from salotto.titles.viscounts.chapter import counters_of
from salotto.titles.viscounts.decks import hand_limit
from salotto.titles.viscounts.funding import dismissed_icons, funds
from salotto.titles.viscounts.manuscripts import visible_manuscript
from salotto.titles.viscounts.scoring import points, workers_by_tier
from salotto.titles.viscounts.state import (
    NOBODY,
    Carried,
    Player,
    Stage,
    ViscountsState,
    positions,
)
from salotto.titles.viscounts.townsfolk import dismiss_price, hire_price, visible
from salotto.titles.viscounts.turn import move_prices


def view(state: ViscountsState, seat: int | None) -> Json:
    """VW-1.5 Nearly everything is public: hands are not, nor the order of piles."""
    setting = state.setting
    numbers = setting.numbers
    laid = state.board is not None
    return {
        "mode": setting.mode,
        "stage": state.stage.value,
        "round": state.round,
        "last_round": state.last_round or None,
        "phase": state.phase,
        "me": seat,
        "start": state.start,
        "current": state.current,
        "debts": {"left": state.debts_left, "of": numbers.debts_on_top, "revealed": state.poverty},
        "deeds": {"left": state.deeds_left, "of": numbers.deeds_on_top, "revealed": state.prosperity},
        "segments": [segment_view(state, position) for position in positions()] if laid else [],
        "castle": castle_view(state) if laid else None,
        "bonuses": [
            {"card": card.key, "owner": None if owner == NOBODY else owner}
            for card, owner in zip(BOX.cleric_bonus, state.bonus_owners, strict=True)
        ],
        "pairs": [{"pair": pair.key, "card": pair.card.key, "hero": pair.hero.key} for pair in state.pairs],
        "gone": [card.key for card in state.gone],
        "dismissed": state.dismissed or None,
        "players": [player_view(state, player, seat) for player in state.players],
        "moves": moves_view(state) if state.phase == 2 and state.steps else [],
        "rival": rival_view(state),
        "baron": baron_view(state),
        "summaries": [card.key for card in state.summaries.cards] if setting.summaries_chosen else [],
        "campaign": campaign_view(state),
    }


# The Main Board


def segment_view(state: ViscountsState, position: int) -> Json:
    """A Segment with its piles, spaces, Building Spots and the section of the Castle behind it."""
    layout = state.layout
    townsfolk = state.townsfolk[position] if state.townsfolk else None
    manuscripts = state.manuscripts[position] if state.manuscripts else None
    return {
        "segment": layout.segments[position].key,
        "townsfolk": visible(state, position).key if townsfolk is not None else None,
        "townsfolk_left": len(townsfolk) if townsfolk is not None else 0,
        "printed_townsfolk": layout.printed_townsfolk[position].key,
        "manuscript": visible_manuscript(state, position).key if manuscripts is not None else None,
        "manuscripts_left": len(manuscripts) if manuscripts is not None else 0,
        "printed_manuscript": layout.printed_manuscripts[position].key,
        "spaces": [space_view(state, position * 3 + side) for side in range(len(SIDES))],
        "links": [
            {"link": link.key, "ends": [layout.spots[at].key, layout.spots[end].key]}
            for at in range(5 * position, 5 * position + 5)
            for end, link in layout.links[at]
            if layout.spots[at].id == link.ends[0]
        ],
    }


def space_view(state: ViscountsState, place: int) -> Json:
    """A space: who stands there, what can be done there, its Building Spots."""
    layout = state.layout
    baron = state.baron
    players = state.setting.players
    return {
        "space": layout.spaces[place].key,
        "number": layout.spaces[place].start_number or None,
        "exchange": exchange_at(state, place).key if place % 3 != INNER else None,
        "viscounts": [player.seat for player in state.players if player.place == place],
        "spots": [
            {
                "spot": layout.spots[at].key,
                "does": layout.spots[at].effects.key,
                "owner": None if state.owners[at] == NOBODY else state.owners[at],
                "kind": None if state.kinds[at] == NOBODY else f"kind:{KINDS[state.kinds[at]]}",
            }
            for at in layout.spots_of[place]
        ],
        "baron": baron is not None and baron.place == place,
        "baron_workers": 0 if baron is None else baron.workers[place],
        "workers": [] if baron is None else baron.guards[place * players : place * players + players],
    }


def castle_view(state: ViscountsState) -> Json:
    """VW-7 The Workers of each owner in each section and tier; the last owner in co-op is the Overlord."""
    owners = state.setting.owners
    return {
        "sections": [
            {
                "section": state.layout.sections[position].key,
                "does": state.layout.sections[position].tier_2_effects.key,
                "first": state.first[position * owners : position * owners + owners],
                "second": state.second[position * owners : position * owners + owners],
            }
            for position in positions()
        ],
        "third": state.third.copy(),
        "leader": None if state.leader == NOBODY else state.leader,
    }


# The players


def player_view(state: ViscountsState, player: Player, seat: int | None) -> Json:
    """A player's board and goods; his hand only for himself. His deck as a whole is known (VW-1.1)."""
    mine = player.seat == seat
    dealt = state.stage is not Stage.DRAFT
    hidden = player.hand.cards + player.draw.cards
    return {
        "seat": player.seat,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "unpaid": player.unpaid,
        "paid": player.paid,
        "acquired": player.acquired,
        "approved": player.approved,
        "corruption": player.corruption,
        "virtue": player.virtue,
        "space": None if player.place == NOBODY else state.layout.spaces[player.place].key,
        "supply": player.supply,
        "aside": player.aside,
        "workers": list(workers_by_tier(state, player)),
        "slots": slots_view(state, player),
        "buildings_left": buildings_left(state, player),
        "row": [None if card is None else card.key for card in player.row],
        "icons": dict(zip(ICONS, player.icons, strict=True)),
        "funds": funds_view(state, player) if not player.automatic else {},
        "hand": [card.key for card in player.hand.cards] if mine else None,
        "hand_size": len(player.hand),
        "hand_limit": hand_limit(state, player),
        "draw_size": len(player.draw),
        "draw": sorted(card.key for card in player.draw.cards) if mine and dealt else None,
        "hand_or_draw": sorted(card.key for card in hidden),
        "discard": [card.key for card in player.discard.cards],
        "manuscripts": [tile.key for tile in player.manuscripts],
        "bonuses": [card.key for card in player.bonuses],
        "pair": None if player.pair is None else player.pair.key,
        "summaries": [card.key for card in player.summaries],
        "perks": [perk.key for perk in player.perks],
        "automatic": player.automatic,
        "prices": prices_view(state, player),
        "points": points(state, player),
    }


def slots_view(state: ViscountsState, player: Player) -> Json:
    """VW-6.3.8 The slots of a board, and which are empty; VW-10.2.1 the Rival's stand in another order."""
    rival = state.setting.rival
    if player.automatic and rival is not None:
        keys = [(f"rival-slot:{rival.id}/{at}", kind) for at, kind in enumerate(rival.building_order)]
    else:
        keys = [(slot.key, slot.type) for slot in BOX.slots]
    return [
        {"slot": key, "kind": f"kind:{kind}", "empty": bool(player.emptied >> at & 1)}
        for at, (key, kind) in enumerate(keys)
    ]


def buildings_left(state: ViscountsState, player: Player) -> list[int]:
    """VW-1.3 How many Buildings of each type are still on the board of a player."""
    covered = [slot["kind"] for slot in slots_view(state, player) if not slot["empty"]]
    return [covered.count(f"kind:{kind}") for kind in KINDS]


def funds_view(state: ViscountsState, player: Player) -> Json:
    """VW-6.1 For each action the icons a player has for nothing, and the most he can pay for."""
    extra = dismissed_icons(state) if player.seat == state.current else (0, 0, 0, 0, 0)
    found = {}
    for action, name in enumerate(ACTIONS):
        have = funds(player, action, extra)
        found[name] = {"icons": have.free, "most": have.reach()}
    return found


def prices_view(state: ViscountsState, player: Player) -> Json:
    """VW-5.4.1, VW-6.1.8 What the Townsfolk of his Segment costs him now."""
    if player.place == NOBODY or player.automatic or not state.townsfolk:
        return None
    position = player.place // 3
    pile = state.townsfolk[position].cards
    return {
        "hire": hire_price(player, pile[-1]) if pile else None,
        "dismiss": dismiss_price(state, player, visible(state, position)),
    }


def moves_view(state: ViscountsState) -> Json:
    """VW-5.2 Where the current player could move: the Silver, the actions there, whom he would meet."""
    player = state.players[state.current]
    if player.automatic:
        return []
    prices = move_prices(player, state.steps)
    found = []
    for place in range(PLACES):
        price = prices[place]
        if price > player.silver:
            continue
        player.goods[SILVER] -= price  # for a look only: it is given back
        actions = action_options(state, player, place)
        player.goods[SILVER] += price
        found.append(
            {
                "space": state.layout.spaces[place].key,
                "silver": price,
                "actions": actions,
                "meets": [other.seat for other in state.others(player.seat) if other.place == place],
            }
        )
    return found


# The Rival and the Overlord


def rival_view(state: ViscountsState) -> Json:
    """VW-10.2.2 The Rival's board and discards; of its Draw Pile only what has been seen."""
    rival = state.rival
    if rival is None or state.setting.rival is None:
        return None
    known = [card.key for card in rival.draw.cards if card.deck == "starting" or card.key in rival.shown]
    return {
        "board": state.setting.rival.key,
        "focus": f"focus:{state.setting.rival.focus}",
        "row": [None if card is None else card.key for card in rival.row],
        "discard": [card.key for card in rival.discard.cards],
        "draw_size": len(rival.draw),
        "known_in_draw": sorted(known),
        "future_size": len(rival.future),
    }


def baron_view(state: ViscountsState) -> Json:
    """VW-11.3.1 The Overlord hides nothing."""
    baron = state.baron
    if baron is None:
        return None
    return {
        "space": None if baron.place == NOBODY else state.layout.spaces[baron.place].key,
        "reserve": baron.reserve,
        "defeat": baron.defeat or None,
        "target": state.setting.numbers.target_vp_total,
        "total": sum(sum(points(state, player).values()) for player in state.players),
    }


def campaign_view(state: ViscountsState) -> Json:
    """TS-2.1 The advantages of each seat, the objectives on display, and every counter."""
    if state.carried is None:
        return None
    seen = objectives_seen(state.carried, state.stage)
    return {
        "advantages": [[BOX.advantages[tome].key for tome in tomes] for tomes in state.carried.tomes],
        "objectives": [[f"counter:{counter}", n] for counter, n in seen],
        "counters": [
            {f"counter:{id}": n for id, n in counters_of(state, player).items()} for player in state.players
        ],
        "rises": [list(rise) for rise in state.rises],
    }


def objectives_seen(carried: Carried, stage: Stage) -> list[tuple[str, int]]:
    """TS-4.8 What the Tomes ask for: they are laid out when the game is prepared, so the draft sees none."""
    return [] if stage is Stage.DRAFT else carried.objectives


# What is dealt again


def redeal(state: ViscountsState, seat: int | None, chance: Chance) -> None:
    """VW-1.5 Another table that looks the same: hands and Draw Piles, and the piles below their top cards."""
    carried = state.carried
    if carried is not None and state.stage is Stage.DRAFT:
        state.carried = replace(carried, objectives=objectives_seen(carried, state.stage))
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
