"""The builders' market (OB-11)."""

from __future__ import annotations

from functools import cache, lru_cache

from salotto.kernel.decisions import Blocked, Rule, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import UNDERBUTLER, USEFUL_MAN, Category, Tile
from salotto.titles.obsession.challenge import HOLIDAY_DISCOUNT, PANTRY, make_room, remove_from_stack
from salotto.titles.obsession.refusals import ALREADY_OWNED, TOO_DEAR
from salotto.titles.obsession.settings import PRICES, RESERVE_PRICE
from salotto.titles.obsession.state import Laid, ObsessionState, Player, Stack

DISCOUNT = 100
"""OB-17.16"""
USEFUL_MEN = {"haggle": 1, "haggle-twice": 2}
"""OB-17.16, OB-20.9 How many useful men a purchase takes."""
SERVICE = Category.SERVICE
SPACES = tuple(str(at + 1) for at in range(len(PRICES)))
"""OB-11.1 What the spaces of the market are called."""


# Prices


Offers = dict[str, tuple[Tile, int]]
"""Tiles and prices, by the place where they lie."""


def offers(game: ObsessionState) -> Offers:
    """OB-11.1, OB-11.17 Everything on offer, with its price, by the place where it lies."""
    if game.setting.challenge:
        discount = HOLIDAY_DISCOUNT if game.event == "builders_holiday" else 0
        stacks = zip(SPACES, PRICES, game.market, strict=False)
        return dict(offer(space, tile, price - discount) for space, price, stack in stacks for tile in stack)
    return open_offers(tuple(game.market), game.service_reserve or (), game.pr1_reserve or ())


@lru_cache(maxsize=1 << 6)
def open_offers(market: tuple[Stack, ...], service: tuple[Tile, ...], pr1: tuple[Tile, ...]) -> Offers:
    """OB-11.1 The tiles on top of the market's stacks; OB-11.17 and the reserves."""
    stacks = zip(SPACES, PRICES, market, strict=False)
    found = [offer(space, stack[0], price) for space, price, stack in stacks if stack]
    found += [offer("service", tile, RESERVE_PRICE) for tile in service]
    found += [offer("pr1", tile, RESERVE_PRICE) for tile in pr1]
    return dict(found)


@cache
def offer(where: str, tile: Tile, price: int) -> tuple[str, tuple[Tile, int]]:
    """OB-11.4 The place of a tile on offer, the tile, and what it costs."""
    return f"{where}:{tile.id}", (tile, max(0, price + tile.modifier))


def can_discount(game: ObsessionState, price: int) -> bool:
    """OB-17.16, OB-17.17 Whether a useful man can lower a price."""
    return price - DISCOUNT >= game.setting.discount_floor


def can_discount_twice(game: ObsessionState, price: int) -> bool:
    """OB-20.9 Whether the useful men of both mates can lower a price together."""
    return game.setting.effects_add_up and price >= 2 * DISCOUNT


def purchases(game: ObsessionState, player: Player) -> dict[str, int]:
    """OB-11.4, OB-11.5 What can be bought and for how much, also with the useful man's discount."""
    found = {}
    money, useful_men = player.money, player.available[USEFUL_MAN]
    dearest = money + useful_men * DISCOUNT
    owned = player.tiles()
    for place, (tile, price) in offers(game).items():
        if price > dearest or tile in owned:
            continue
        if price <= money:
            found[f"buy:{place}"] = price
        if not useful_men:
            continue
        if price - DISCOUNT <= money and can_discount(game, price):
            found[f"haggle:{place}"] = price - DISCOUNT
        if useful_men > 1 and can_discount_twice(game, price):
            found[f"haggle-twice:{place}"] = price - 2 * DISCOUNT
    return found


def blocked_purchases(game: ObsessionState, player: Player) -> list[Blocked]:
    """OB-9.18, OB-1.2 What cannot be bought, and why."""
    found = []
    for place, (tile, price) in offers(game).items():
        if player.owns(tile):
            found.append(ALREADY_OWNED.blocks(f"buy:{place}"))
        elif price > player.money:
            found.append(TOO_DEAR.blocks(f"buy:{place}", price=price, money=player.money))
    return found


# Buying


def buy(game: ObsessionState, player: Player, key: str, price: int) -> Rule[None]:
    """OB-11.6 The tile goes front up to its column."""
    verb, _, place = key.partition(":")
    if game.setting.challenge:
        yield from make_room(game, player, offers(game)[place][0])
    tile = take(game, place)
    player.money -= price
    player.organiser.append(Laid(tile))
    for _ in range(USEFUL_MEN.get(verb, 0)):
        player.place(USEFUL_MAN)
    if tile is PANTRY and game.for_hire[UNDERBUTLER]:  # OB-8.5
        game.for_hire[UNDERBUTLER] -= 1
        player.expended[UNDERBUTLER] += 1
    yield tell("ob-buys", player.seat, tile=tile.key, price=price)


def take(game: ObsessionState, place: str) -> Tile:
    """OB-11.8, OB-11.17 Take a tile from its place; an emptied space waits until the market is filled."""
    where, _, id = place.partition(":")
    tile = BOX.tile(id)
    if where == "service":
        game.service_reserve = _without(game.service_reserve or (), tile)
    elif where == "pr1":
        game.pr1_reserve = _without(game.pr1_reserve or (), tile)
    elif game.setting.challenge:
        remove_from_stack(game, tile)
    else:
        at = int(where) - 1
        game.market[at] = game.market[at][:-1]
    return tile


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    at = tiles.index(tile)
    return (*tiles[:at], *tiles[at + 1 :])


# Filling


def reserve_for(game: ObsessionState, tile: Tile) -> str:
    """OB-11.10, OB-11.16 The open reserve a tile belongs to, if any."""
    if tile.monument:
        return ""
    if game.service_reserve is not None and tile.sides[0].category is SERVICE:
        return "service"
    return "pr1" if game.pr1_reserve is not None and tile.rating == 1 else ""


def put_into_reserve(game: ObsessionState, tile: Tile, reserve: str) -> None:
    """OB-11.15 A tile joins a reserve."""
    if reserve == "service":
        game.service_reserve = (*(game.service_reserve or ()), tile)
    else:
        game.pr1_reserve = (*(game.pr1_reserve or ()), tile)


def fill(game: ObsessionState) -> Rule[None]:
    """OB-11.7 to OB-11.10 Tiles slide left; open spaces are filled with new ones, sorted by their numbers."""
    if game.setting.challenge or (len(game.market) == len(PRICES) and all(game.market)):
        return
    market = [stack for stack in game.market if stack]
    new: list[Stack] = []
    drawn = False
    while len(market) + len(new) < len(PRICES) and game.bag.cards:
        tile, _ = game.bag.draw(EVERYBODY)
        drawn = True
        if reserve := reserve_for(game, tile):
            put_into_reserve(game, tile, reserve)
        elif not (game.setting.stack_duplicates and (_stack(market, tile) or _stack(new, tile))):
            new.append((tile,))
    new.sort(key=lambda stack: stack[0].number)
    game.market = market + new
    if drawn:
        yield from reveal()


def _stack(stacks: list[Stack], tile: Tile) -> bool:
    """OB-11.9 Put a tile on an equal one, if there is one."""
    for at, stack in enumerate(stacks):
        if stack[0] is tile:
            stacks[at] = (*stack, tile)
            return True
    return False


def return_to_bag(game: ObsessionState, tiles: Stack) -> Rule[None]:
    """OB-11.18 Tiles go back into the bag and are mixed."""
    for tile in tiles:
        game.bag.add(tile)
    yield from shuffle(game.bag)


def refresh(game: ObsessionState) -> Rule[None]:
    """OB-11.11 Six new tiles; the old ones go back into the bag afterwards."""
    aside = tuple(tile for stack in game.market for tile in stack)
    game.market = []
    yield from fill(game)
    yield from return_to_bag(game, aside)
    yield from fill(game)  # OB-11.21
    game.market.sort(key=lambda stack: stack[0].number)
    yield tell("ob-market-refreshed")


def building_boom(game: ObsessionState) -> Rule[None]:
    """OB-16.3 The leftmost tile or stack leaves, the others slide, a new tile comes."""
    aside = game.market[0] if game.market else ()
    game.market = game.market[1:]
    yield from fill(game)
    yield from return_to_bag(game, aside)
    yield from fill(game)


def open_reserve(game: ObsessionState, name: str) -> Rule[None]:
    """OB-11.15 The tiles that belong to the new reserve move there, and the market is filled up."""
    if name == "service":
        game.service_reserve = ()
    else:
        game.pr1_reserve = ()
    for at, stack in enumerate(game.market):
        if stack and reserve_for(game, stack[0]) == name:
            for tile in stack:
                put_into_reserve(game, tile, name)
            game.market[at] = ()
    yield tell("ob-reserve-opens", reserve=f"reserve:{name}")
    yield from fill(game)


def first_market(game: ObsessionState, wanted: tuple[Tile, ...]) -> Rule[None]:
    """OB-2.14, OB-2.15, OB-16.8 Six different tiles of the first kinds; the others go back into the bag."""
    market: list[Stack] = []
    for tile in wanted:
        game.bag.take(tile)
        market.append((tile,))
    aside: list[Tile] = []
    while len(market) < len(PRICES) and game.bag.cards:
        tile, _ = game.bag.draw(EVERYBODY)
        if not tile.initial_market:
            aside.append(tile)
        elif not _stack(market, tile):
            market.append((tile,))
    market.sort(key=lambda stack: stack[0].number)
    game.market = market
    yield from return_to_bag(game, tuple(aside))


def search(game: ObsessionState, tile: Tile) -> Rule[None]:
    """OB-17.20 A tile of choice from the bag comes to the last space; the first one makes room."""
    game.bag.take(tile)
    aside = game.market[0] if game.market else ()
    game.market = [*game.market[1:], (tile,)]
    yield from return_to_bag(game, aside)


def can_search(game: ObsessionState) -> bool:
    """OB-17.20, OB-17.21 Whether there is anything in the bag that the useful man can find."""
    shown = {stack[0] for stack in game.market if stack}
    return any(tile.kind != "monument" and tile not in shown for tile in game.bag.cards)


def searchable(game: ObsessionState) -> list[Tile]:
    """OB-17.20, OB-17.21 The tiles of the bag that the useful man can find."""
    shown = {stack[0] for stack in game.market if stack}
    found = {tile for tile in game.bag.cards if not tile.monument and tile not in shown}
    return sorted(found, key=lambda tile: tile.number)
