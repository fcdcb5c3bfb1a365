"""What a seat may know of a Paladins table, and what it cannot (PW-2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from salotto.kernel.chance import Chance
from salotto.kernel.title import Json
from salotto.kernel.zones import redeal_zones
from salotto.kit.components import Keyed
from salotto.titles.paladins.boards import (
    FAVOUR_PLACES,
    FLAGS,
    ORDER_PLACES,
    PRICES,
    SPACES_IN_PLAY,
    Move,
)
from salotto.titles.paladins.box import BOX, TOME_OF
from salotto.titles.paladins.cards import ACTIONS, ATTRIBUTES, RIGHT_SIDE, WORKERS, Paladin, Threat
from salotto.titles.paladins.chapter import counters
from salotto.titles.paladins.coop import INVADERS, KINGS_THREAT, LATE, invaders_needed
from salotto.titles.paladins.costs import attack_price, cost, need, recruit_price, worker_spaces
from salotto.titles.paladins.legality import board_moves, missing_workers, order_needs
from salotto.titles.paladins.placing import EMPTY, fillings
from salotto.titles.paladins.scoring import completed, points, team_target, team_total
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Phase, Player, Rival


def view(game: PaladinsState, seat: int | None) -> Json:
    """PW-2 Everything that lies open, and what the seat alone has seen."""
    return {
        "mode": game.setting.mode,
        "phase": game.phase.value,
        "round": game.round,
        "rounds": BOX.game.rounds,
        "start": game.start,
        "active": game.active,
        "me": seat,
        "players": [player_view(game, player, seat) for player in game.players],
        "townsfolk": townsfolk_view(game, seat),
        "outsiders": outsiders_view(game, seat),
        "walls": len(game.walls.cards),
        "suspicion": {
            "pile": len(game.suspicion.cards),
            "discard": [card.key for card in game.suspicion_discard],
        },
        "tavern": {
            "row": [card.key for card in game.tavern_row],
            "pile": len(game.tavern.cards),
            "discard": [card.key for card in game.tavern_discard],
        },
        "tax": {"silver": game.tax, "full": game.setting.numbers.tax_supply},
        "debts": game.debts,
        "orders": orders_view(game),
        "favours": favours_view(game),
        "map": map_view(game),
        "passes": list(game.passes),
        "rival": rival_view(game, game.rival) if game.rival is not None else None,
        "overlord": overlord_view(game, game.overlord) if game.overlord is not None else None,
        "campaign": campaign_view(game) if game.setting.campaign else None,
    }


def workers_view(workers: list[int]) -> Json:
    """Workers by their names."""
    return dict(zip(WORKERS, workers, strict=True))


def row_view(row: tuple[int, ...]) -> Json:
    """Workers on an action space, from left to right; None where a Workshop lies."""
    return [None if worker == EMPTY else WORKERS[worker] for worker in row]


def player_view(game: PaladinsState, player: Player, seat: int | None) -> Json:
    """PW-2.1, PW-2.5 One player's board for all to see; the Paladins for their owner."""
    mine = player.seat == seat
    paladin = player.paladin if player.shown or mine else None
    return {
        **board_view(game, player),
        "silver": player.silver,
        "provisions": player.provisions,
        "workers": workers_view(player.workers),
        "paladin": paladin.key if paladin is not None else None,
        "facedown": player.paladin is not None and not player.shown,
        "choosing": bool(player.drawn),
        "drawn": [card.key for card in player.drawn] if mine else None,
        "pile": [card and card.key for card in player.pile.shown_to(player.seat)]
        if mine
        else [None] * len(player.pile.cards),
        "spent": [card.key for card in player.spent],
        "tavern": player.tavern and player.tavern.key,
        "actions": [action_view(game, player, action) for action in range(action_count(player))],
        "spaces": {move.key: row_kinds(player, move) for move in board_moves(player)},
        "placing": {move.key: placing_view(player, move) for move in board_moves(player)} if mine else None,
        "workshops_left": player.workshops_left(),
        "workshops_lost": player.boxed,
        "honour": player.honour if game.overlord is not None else None,
        "starting": player.starting and player.starting.key,
        "passed": player.passed,
    }


def row_kinds(player: Player, move: Move) -> Json:
    """The Worker spaces of a move: the kind of Worker, `any`, or None under a Workshop."""
    names = {-1: "any", EMPTY: None}
    return [WORKERS[kind] if kind >= 0 else names[kind] for kind in worker_spaces(player, move).kinds]


def placing_view(player: Player, move: Move) -> Json:
    """PW-5.4 What a move would place, None where colours are to be chosen, and who is missing."""
    spaces = worker_spaces(player, move)
    missing = missing_workers(player, spaces)
    ways = () if missing else fillings(tuple(player.workers), spaces)
    return {"workers": row_view(ways[0].row) if len(ways) == 1 else None, "missing": missing}


def action_count(player: Player) -> int:
    """The action spaces of a board: twelve, and the tile of the co-operative scenario."""
    return len(ACTIONS) - (player.starting is None)


def action_view(game: PaladinsState, player: Player, action: int) -> Json:
    """PW-5 An action space: its Workers, Workshops, next cost and need."""
    found: dict[str, Json] = {"action": ACTIONS[action], "workers": row_view(player.placed[action])}
    if action < len(BOX.actions):
        found["cost"] = cost(game, player, action)
        found["cost_in"] = BOX.actions[action].cost_in
    if action in RIGHT_SIDE:
        mask = player.workshops[action - RIGHT_SIDE[0]]
        found["workshops"] = [bool(mask >> space & 1) for space in BOX.actions[action].workshop_spaces]
        found["done"] = player.done(action)
        needs = BOX.actions[action].need
        found["need"] = need(player, action) if player.done(action) < len(needs) else None
    return found


def board_view(game: PaladinsState, player: Player) -> Json:
    """What a player and the Rival both have."""
    return {
        "seat": player.seat,
        "attributes": dict(zip(ATTRIBUTES, player.attributes, strict=True)),
        "boost": dict(zip(ATTRIBUTES, player.boost, strict=True)),
        "unpaid": player.unpaid,
        "paid": player.paid,
        "monks": player.monks,
        "outposts": player.outposts,
        "jars": [space.key for at, space in enumerate(BOX.absolve) if player.jars >> at & 1],
        "developed": player.developed,
        "crew": [card.key for card in player.crew],
        "walls": [card.key for card in player.walls],
        "attacked": [card.key for card in player.attacked],
        "converted": [card.key for card in player.converted],
        "suspicion": [card.key for card in player.suspicion],
        "orders": completed(game, player),
        "points": points(game, player),
    }


def townsfolk_view(game: PaladinsState, seat: int | None) -> Json:
    """PW-6.2.1 The row with its prices, and what they are for the seat."""

    def slot_view(slot: int) -> dict[str, Json]:
        mine = None if seat is None else recruit_price(game.players[seat], slot)
        return {"price": PRICES[slot], "mine": mine, "debt": BOX.townsfolk_slots[slot].debt_instead}

    return offer_view(game.townsfolk_row, slot_view) | piles_view(
        game.townsfolk.cards, game.townsfolk_discard
    )


def outsiders_view(game: PaladinsState, seat: int | None) -> Json:
    """PW-7.5.2 The row with its flags, and the Silver that an Attack would cost the seat."""

    def slot_view(slot: int) -> dict[str, Json]:
        silver = None if seat is None else attack_price(game.players[seat], slot)
        return {"strength": FLAGS[slot], "silver": silver}

    return offer_view(game.outsider_row, slot_view) | piles_view(game.outsiders.cards, game.outsider_discard)


def offer_view(row: Sequence[Keyed | None], slot_view: Callable[[int], dict[str, Json]]) -> dict[str, Json]:
    """A row of cards, some of them missing, with what is said of each slot."""
    return {"row": [{"card": card and card.key} | slot_view(slot) for slot, card in enumerate(row)]}


def piles_view(pile: Sequence[Keyed], discard: Sequence[Keyed]) -> dict[str, Json]:
    """How many cards are left in a pile, and which lie on its discard pile."""
    return {"pile": len(pile), "discard": [card.key for card in discard]}


def orders_view(game: PaladinsState) -> Json:
    """PW-8.1, PW-14.7 The Orders of the track; None for one that lies face down."""
    rows = []
    for at, place in enumerate(ORDER_PLACES):
        row: dict[str, Json] = {"card": None, "round": place.round, "vp": place.vp}
        if at < game.orders_up:
            if game.overlord is not None:
                card = game.overlord.orders.cards[at]
                worker = game.overlord.done[at]
                row["card"] = card.key
                row["needs"] = {
                    ATTRIBUTES[attribute]: number for attribute, number in order_needs(game, card)
                }
                row["worker"] = None if worker == FREE else WORKERS[worker]
            else:
                row["card"] = game.orders.cards[at].key
        rows.append(row)
    return rows


def favours_view(game: PaladinsState) -> Json:
    """PW-8.2 The Favours of the track, with the Workers on them; None for one that lies face down."""
    return [
        {
            "card": game.favours.cards[at].key if at < game.favours_up else None,
            "round": place.round,
            "spaces": spaces_of_favour(game, at) if at < game.favours_up else None,
            "workers": [
                "rival" if worker is None else worker for worker in row_view(game.favour_workers[at])
            ],
        }
        for at, place in enumerate(FAVOUR_PLACES)
    ]


def spaces_of_favour(game: PaladinsState, at: int) -> Json:
    """The Worker spaces of a Favour, from left to right."""
    return list(game.favours.cards[at].spaces)


def map_view(game: PaladinsState) -> Json:
    """PW-7.1.2, PW-7.3.2 The spaces in play and the pieces on them."""
    return [
        {
            "space": BOX.spaces[at].key,
            "region": BOX.regions[BOX.spaces[at].region].position,
            "seat": None if game.map[at] == FREE else game.map[at] // 2,
            "piece": None if game.map[at] == FREE else ("outpost" if game.map[at] % 2 else "monk"),
        }
        for at in SPACES_IN_PLAY[game.setting.players]
    ]


def rival_view(game: PaladinsState, rival: Rival) -> Json:
    """PW-2.7 Everything on the Rival's board, the Scheme discard pile, not the order of the pile."""
    return {
        **board_view(game, rival.board),
        "workers": rival.workers,
        "marker": rival.marker,
        "track": BOX.rival.track.spaces,
        "stack": [ATTRIBUTES[attribute] for attribute in rival.stack],
        "right": {
            ACTIONS[action]: {
                "workers": rival.used[action - RIGHT_SIDE[0]],
                "workshops": rival.board.workshops[action - RIGHT_SIDE[0]].bit_count(),
            }
            for action in RIGHT_SIDE
        },
        "top": {each.action: used for each, used in zip(BOX.rival.top, rival.top, strict=True)},
        "pile": len(rival.pile.cards),
        "schemes": sorted(card.id for card in rival.pile),
        "discard": [card.key for card in rival.discard],
        "passed": rival.board.passed,
    }


def overlord_view(game: PaladinsState, overlord: Overlord) -> Json:
    """PW-2.7 The Threats that lie face up with their Baron Workers, and what the team needs."""
    return {
        "supply": overlord.supply,
        "taken": overlord.taken,
        "invaders": {
            "card": INVADERS.key,
            "needed": invaders_needed(game),
            "late": game.round >= LATE,
        },
        "kings_threat": KINGS_THREAT.key if game.round == BOX.game.rounds else None,
        "threats": [
            threat_view(overlord.threats.cards[at], place, overlord.workers[at])
            for at, place in enumerate(overlord.places)
        ],
        "starting": [card and card.key for card in overlord.starting.shown_to(None)],
        "total": team_total(game),
        "target": team_target(game),
    }


def threat_view(threat: Threat, place: int, workers: int) -> Json:
    """A Threat under a place of the King's track: face down, in play, or gone."""
    return {
        "place": place,
        "round": BOX.track[place - 1].round,
        "card": None if workers < 0 else threat.key,
        "action": None if workers < 0 else threat.action,
        "workers": None if workers < 0 else workers,
    }


def campaign_view(game: PaladinsState) -> Json:
    """TS-2.1 Whom which Tomes help, what the Tomes on display ask for, and where everybody stands."""
    given = game.setting.advantages or ((),) * len(game.players)
    return {
        "advantages": [
            [f"advantage:{tome}" for tome in dict.fromkeys(TOME_OF[each] for each in mine)] for mine in given
        ],
        "objectives": [{"counter": counter, "n": number} for counter, number in objectives_seen(game)],
        "counters": [counters(player) for player in game.players],
    }


def objectives_seen(game: PaladinsState) -> tuple[tuple[str, int], ...]:
    """TS-4.8 What the Tomes ask for: they are laid out when the game is prepared, so the draft sees none."""
    return () if game.phase is Phase.SETUP else game.setting.objectives


# PW-2.3 to PW-2.7 What a seat cannot know


def redeal(game: PaladinsState, seat: int | None, chance: Chance) -> None:
    """PW-2.3 Another table that looks the same to the seat."""
    if game.setting.objectives != objectives_seen(game):
        game.setting = replace(game.setting, objectives=())
    redeal_zones([game.townsfolk], seat, chance)
    redeal_zones([game.outsiders], seat, chance)
    redeal_zones([game.walls], seat, chance)
    redeal_zones([game.suspicion], seat, chance)
    redeal_zones([game.tavern], seat, chance)
    redeal_zones([game.orders], seat, chance)
    redeal_zones([game.favours], seat, chance)
    if game.rival is not None:
        redeal_zones([game.rival.pile], seat, chance)
    if game.overlord is not None:
        redeal_zones([game.overlord.orders], seat, chance)
        redeal_zones([game.overlord.threats], seat, chance)
        redeal_zones([game.overlord.starting], seat, chance)
    for player in game.players:
        if player.seat == seat:
            redeal_zones([player.pile], seat, chance)
        else:
            redeal_paladins(player, chance)


def redeal_paladins(player: Player, chance: Chance) -> None:
    """PW-2.4, PW-2.5 Another player's pile, the cards drawn, and the one that still lies face down."""
    hidden = player.paladin if player.paladin is not None and not player.shown else None
    unknown: list[Paladin] = [*player.pile.cards, *player.drawn]
    if hidden is not None:
        unknown.append(hidden)
    unknown.sort(key=lambda card: card.key)
    chance.shuffle(unknown)
    if hidden is not None:
        player.paladin = unknown.pop()
    drawn = len(player.drawn)
    player.drawn = tuple(unknown[:drawn])
    player.pile.cards = unknown[drawn:]
