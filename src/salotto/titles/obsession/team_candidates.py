"""What a sensible player asks of a mate: loans that cost no reputation and bring clearly more (OB-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from salotto.titles.obsession.cards import SERVANT, Tile
from salotto.titles.obsession.evaluation import evaluate, family_value, hires, look_ahead
from salotto.titles.obsession.feasible import hostable_tiles
from salotto.titles.obsession.market import offers
from salotto.titles.obsession.means import snapshot
from salotto.titles.obsession.passing import rest_everybody
from salotto.titles.obsession.settings import RENT
from salotto.titles.obsession.state import Laid, ObsessionState, Phase, Plan, Player
from salotto.titles.obsession.weights import Weights
from salotto.titles.obsession.worth import Outlook, first_use, hosting, readiness, underway

Gains = Iterator[tuple[str, float]]
"""Requests, each with what it gains for the team."""


def wish(game: ObsessionState, player: Player, requests: Sequence[str], weights: Weights) -> str | None:
    """OB-20.4 to OB-20.10, OB-20.18 The request that gains most, if it is clearly worth asking."""
    look_for = LOOK_FOR.get(game.phase)
    gains = dict(look_for(game, player, requests, weights)) if look_for is not None else {}
    best = max(gains, key=lambda key: gains[key], default="")
    return best if best and gains[best] > weights.favour else None


def lent(game: ObsessionState, seat: int, request: str) -> ObsessionState | None:
    """The table after a loan; None where the mate would have to pay reputation for it."""
    _, kind, name = request.split(":")
    twin = game.copy()
    player = twin.players[seat]
    mate = twin.mate_of(player)
    if kind == "money":
        mate.money -= int(name)
        player.money += int(name)
        return twin if mate.money >= 0 else None
    if kind == "servant":
        servant = SERVANT[name]
        mate.available[servant] -= 1
        player.available[servant] += 1
        return twin if mate.available[servant] >= 0 else None
    guest = next(card for card in mate.hand if card.key == f"gentry:{name}")
    mate.hand.remove(guest)
    player.hand.append(guest)
    return twin


def loss(game: ObsessionState, twin: ObsessionState, seat: int, weights: Weights) -> float:
    """How much less the mate can do in the next turn after a loan."""
    before, after = (
        readiness(look_ahead(table, table.mate_of(table.players[seat]), weights)) for table in (game, twin)
    )
    return weights.ready * (before - after)


# Step 3


def activity_gains(game: ObsessionState, player: Player, requests: Sequence[str], weights: Weights) -> Gains:
    """OB-4.3.4 What a loan gains that makes an activity possible better than any other, and than a pass."""
    seat = player.seat
    outlook = look_ahead(game, player, weights)
    able = hostable_tiles(game, player)
    now = max((activity_worth(outlook, laid) for laid in player.organiser if laid.tile in able), default=0.0)
    hopes = [laid for laid in player.organiser if laid.tile not in able and promises(outlook, laid, now)]
    for request in requests if hopes else ():
        twin = lent(game, seat, request)
        if twin is None:
            continue
        possible = hostable_tiles(twin, twin.players[seat])
        then = look_ahead(twin, twin.players[seat], weights)
        worths = {laid: activity_worth(then, laid) for laid in hopes if laid.tile in possible}
        if worths:
            best = max(worths, key=lambda laid: worths[laid])
            gain = worths[best] - now - loss(game, twin, seat, weights)
            yield request, min(gain, 2 * (hosted(twin, seat, best, weights) - passed(game, seat, weights)))


def hosted(game: ObsessionState, seat: int, laid: Laid, weights: Weights) -> float:
    """What the table is worth to the team with this activity announced: half of what it is to one mate."""
    twin = game.copy()
    twin.plan = Plan(laid, snapshot(twin, twin.players[seat]))
    twin.phase = Phase.PLAN
    return evaluate(twin, seat, weights)


def passed(game: ObsessionState, seat: int, weights: Weights) -> float:
    """The same when the player passes."""
    twin = game.copy()
    rest_everybody(twin.players[seat])
    twin.this_turn.passing, twin.phase = True, Phase.PASS
    return evaluate(twin, seat, weights)


def promises(outlook: Outlook, laid: Laid, now: float) -> bool:
    """Whether an activity that cannot be hosted may be clearly better than the best that can."""
    side = laid.side
    if not side.playable or not side.guests or laid.tile.rating > outlook.level:
        return False
    return 1.5 * hosting(outlook, side) + rose(outlook, laid) > now + outlook.weights.favour


def activity_worth(outlook: Outlook, laid: Laid) -> float:
    """What an activity would bring in this turn."""
    plan = Plan(laid, snapshot(outlook.game, outlook.player))
    return underway(outlook, plan) + rose(outlook, laid)


def rose(outlook: Outlook, laid: Laid) -> float:
    """OB-4.8.2 What a tile gains by its first use."""
    return 0.0 if laid.back else first_use(outlook, laid.tile)


# A pass


def hiring_gains(game: ObsessionState, player: Player, requests: Sequence[str], weights: Weights) -> Gains:
    """OB-18.2, OB-20.18 What a lent butler gains: he lets the player hire, where there would be rents."""
    outlook = look_ahead(game, player, weights)
    for request in requests:
        twin = lent(game, player.seat, request)
        if twin is not None:
            servants = hires(twin, twin.players[player.seat])
            gain = servants * outlook.servant - RENT * outlook.pound
            yield request, gain - loss(game, twin, player.seat, weights)


# Step 7


def market_gains(game: ObsessionState, player: Player, requests: Sequence[str], weights: Weights) -> Gains:
    """OB-20.4 What a gift gains that pays for a better tile than the own money does."""
    mate = game.mate_of(player)
    gifts = {request: int(request.split(":")[2]) for request in requests if ":money:" in request}
    gifts = {request: pounds for request, pounds in gifts.items() if pounds <= mate.money}
    most = player.money + max(gifts.values(), default=0)
    on_offer = [offer for offer in offers(game).values() if offer[1] <= most and not player.owns(offer[0])]
    if not any(price > player.money for _, price in on_offer):
        return
    worths = [(price, purchase_worth(game, player, tile, price, weights)) for tile, price in on_offer]
    own = max((worth for price, worth in worths if price <= player.money), default=0.0)
    pound = look_ahead(game, mate, weights).pound
    for request, pounds in gifts.items():
        best = max(worth for price, worth in [(0, own), *worths] if price <= player.money + pounds)
        yield request, best - max(0.0, own) - pound * pounds


def purchase_worth(game: ObsessionState, player: Player, tile: Tile, price: int, weights: Weights) -> float:
    """What a tile is worth to the family beyond its price."""
    twin = game.copy()
    buyer = twin.players[player.seat]
    before = family_value(twin, buyer, weights)
    buyer.organiser.append(Laid(tile))
    buyer.money -= price
    return family_value(twin, buyer, weights) - before


LOOK_FOR: dict[Phase, Callable[[ObsessionState, Player, Sequence[str], Weights], Gains]] = {
    Phase.ACT: activity_gains,
    Phase.PASS: hiring_gains,
    Phase.MARKET: market_gains,
}
