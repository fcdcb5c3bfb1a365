"""The co-operative scenario against the Overlord, id `baron` (PW-14)."""

from __future__ import annotations

from dataclasses import dataclass

from salotto.kernel.decisions import Rule, choose, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import task
from salotto.kit.components import Keyed
from salotto.titles.paladins import refusals as why
from salotto.titles.paladins.boards import ORDER_PLACES, ROUNDS
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ATTRIBUTE_AT, ATTRIBUTES, Threat, ThreatKind
from salotto.titles.paladins.effects import Effect, Good, Lose, LoseWorker, LoseWorkshop, doing_key
from salotto.titles.paladins.rewards import reward
from salotto.titles.paladins.settings import Setting
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Player

INVADERS = BOX.threat(ThreatKind.INVADERS)
KINGS_THREAT = BOX.threat(ThreatKind.KING)
THREAT_PLACES = (2, 3, 4, 5, 6, 7)
LATE = 5
"""PW-14.8.4 The round in which the Invaders Threat is turned to its other side."""


# PW-14.2 Setup


def new_overlord(setting: Setting) -> Overlord:
    """PW-14.2 The parts of the scenario before anything is shuffled."""
    variant = BOX.variants[setting.variant]
    places = sorted(THREAT_PLACES + variant.extra_under_positions)  # PW-14.13.1
    return Overlord(
        threats=Zone(BOX.baron_threats),
        places=tuple(places),
        workers=[-1] * len(places),
        supply=BOX.baron_workers,
        done=[FREE] * len(ORDER_PLACES),
        orders=Zone(BOX.coop_orders),
        starting=Zone(BOX.starting, EVERYBODY),
    )


def lay_out_threats(game: PaladinsState, overlord: Overlord) -> Rule[None]:
    """PW-14.2.1, PW-14.2.2 Shuffle the Orders and the Threats; PW-14.2.5 the Starting Townsfolk."""
    yield from shuffle(overlord.orders)
    yield from shuffle(overlord.threats)
    if game.setting.starting_townsfolk == "random":
        yield from shuffle(overlord.starting)


def starting_townsfolk(game: PaladinsState, seat: int) -> Rule[None]:
    """PW-14.2.5 A Starting Townsfolk with its tile, by chance or of one's choice."""
    overlord = game.overlord
    assert overlord is not None
    player = game.players[seat]
    game.active = seat
    if game.setting.starting_townsfolk == "random":
        yield from reveal()
        card, _ = overlord.starting.draw(EVERYBODY)
    else:
        card = yield from choose(seat, "pw-choose-starting", overlord.starting.cards.copy())
        overlord.starting.take(card)
    player.starting = card
    if len(overlord.starting) == 1:  # who can count knows the last one
        overlord.starting.show(EVERYBODY)
    yield tell("pw-takes-starting", seat, card=card.key)


# PW-14.8 Start of a round


def turn_up_threats(game: PaladinsState, overlord: Overlord) -> Rule[None]:
    """PW-14.8.1 The Threats under the King's cards just turned up, from left to right (PW-14.8.5)."""
    if game.round in (1, LATE):
        yield tell("pw-invaders", n=invaders_needed(game))
    for at, place in enumerate(overlord.places):
        if overlord.workers[at] == -1 and BOX.track[place - 1].round <= game.round:
            yield from turn_up(game, overlord, at)
    if game.round == ROUNDS:
        yield tell("pw-kings-threat", more=KINGS_THREAT.order_requirement_increase)


def turn_up(game: PaladinsState, overlord: Overlord, at: int) -> Rule[None]:
    """PW-14.8.3 A Baron Threat gets its Baron Workers; PW-14.8.5 without any it leaves the game."""
    threat = overlord.threats.cards[at]
    overlord.threats.seen[at] = EVERYBODY
    given = min(overlord.supply, by_players(threat.workers, game.setting.players))
    overlord.workers[at] = given
    overlord.supply -= given
    yield tell("pw-threat-turned-up", card=threat.key, workers=given)


def by_players(numbers: dict[str, int] | None, players: int) -> int:
    """A number of a Threat for so many players."""
    return numbers[str(players)] if numbers else 0


def invaders_needed(game: PaladinsState) -> int:
    """PW-14.10.2 How many Outsiders all players together have to take in this round."""
    side = INVADERS.need_rounds_1_4 if game.round < LATE else INVADERS.need_rounds_5_7
    return by_players(side, game.setting.players)


# PW-14.10 End of a round


def resolve_threats(game: PaladinsState) -> Rule[None]:
    """PW-14.10.1 All face-up Threats from left to right, each for all players in turn order (PW-14.10.7)."""
    overlord = game.overlord
    assert overlord is not None
    order = [player.seat for player in game.in_turn_order()]
    needed = invaders_needed(game)
    tasks = []
    if overlord.taken < needed:
        yield tell("pw-invaders-strike", n=overlord.taken, needed=needed)
        tasks += [task("suffer", INVADERS.key, seat) for seat in order]
    overlord.taken = 0
    for threat in threats_in_play(overlord):
        tasks += [task("suffer", threat.key, seat) for seat in order]
    if BOX.variants[game.setting.variant].add_worker_each_round:
        tasks.append(task("more-baron-workers"))
    game.agenda.plan(*tasks)


def threats_in_play(overlord: Overlord) -> list[Threat]:
    """PW-14.9.2 The face-up Baron Threats that still hold Baron Workers, from left to right."""
    return [overlord.threats.cards[at] for at, left in enumerate(overlord.workers) if left > 0]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Penalty(Keyed):
    """PW-14.10.3 One of the options of a Threat."""

    effects: tuple[Effect, ...]


PENALTIES = {
    threat.key: tuple(
        Penalty(doing_key(option).replace("doing:", "penalty:", 1), option) for option in threat.options
    )
    for threat in BOX.threats
}


def suffer(game: PaladinsState, key: str, seat: int) -> Rule[None]:
    """PW-14.10.3 A player suffers one of the penalties that he can apply; with none he ignores it."""
    player = game.players[seat]
    game.active = seat
    possible = [penalty for penalty in PENALTIES[key] if can_suffer(player, penalty)]
    if possible:
        penalty = yield from choose(
            seat,
            "pw-choose-penalty",
            possible,
            lambda: [why.PENALTY_EMPTY.blocks(each.key) for each in PENALTIES[key] if each not in possible],
            threat=key,
        )
        yield tell("pw-suffers", seat, card=key)
        yield from reward(game, player, penalty.effects)
    else:
        yield tell("pw-suffers-nothing", seat, card=key)
    game.active = -1


def can_suffer(player: Player, penalty: Penalty) -> bool:
    """PW-14.10.4 Whether something can really be lost; Suspicion can always be gained."""
    return all(can_lose(player, effect) for effect in penalty.effects)


def can_lose(player: Player, effect: Effect) -> bool:
    """PW-14.10.4 Whether the player has any of what an effect takes."""
    if isinstance(effect, LoseWorker):
        return any(player.workers)
    if isinstance(effect, LoseWorkshop):
        return player.workshops_left() > 0
    if isinstance(effect, Lose):
        if effect.what in ATTRIBUTE_AT:
            return player.attributes[ATTRIBUTE_AT[effect.what]] > 0
        have = {Good.HONOUR: player.honour, Good.SILVER: player.silver, Good.PROVISION: player.provisions}
        return have[effect.what] > 0
    return True


def more_baron_workers(game: PaladinsState) -> Rule[None]:
    """PW-14.13.2 Impossible: every Baron Threat in play gets a Baron Worker more."""
    overlord = game.overlord
    assert overlord is not None
    for at, left in enumerate(overlord.workers):
        if left > 0 and overlord.supply:
            overlord.workers[at] += 1
            overlord.supply -= 1
            yield tell("pw-threat-grows", card=overlord.threats.cards[at].key, workers=left + 1)


# PW-14.12 The end


def finish_together(game: PaladinsState) -> Rule[None]:
    """PW-14.12.1 Every attribute marker above the Honour of its player goes down to it."""
    for player in game.players:
        for attribute, value in enumerate(player.attributes):
            if value > player.honour:
                player.attributes[attribute] = player.honour
                yield tell(
                    "pw-honour-lowers",
                    player.seat,
                    attribute=f"attribute:{ATTRIBUTES[attribute]}",
                    value=player.honour,
                )
