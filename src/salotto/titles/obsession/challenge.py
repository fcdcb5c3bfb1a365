"""The Estate Challenge: a solo game without courtship, with every tile on show (OB-21)."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.kernel.decisions import Rule, choose, roll, tell
from salotto.titles.obsession.box import BOX, SHELF
from salotto.titles.obsession.cards import Category, Servant, Tile
from salotto.titles.obsession.goals import in_category
from salotto.titles.obsession.settings import FILE, START_TILES, Setting
from salotto.titles.obsession.state import Laid, ObsessionState, Player

PANTRY = BOX.tile("butlers-pantry")
STACKS = ("service", "sporting", "essentials", "estate", "prestige", "monument")
"""OB-21.5 From left to right."""

MARKERS = [entry for entry in SHELF.tables(FILE, "esc_marker") if entry.text("stack") != "none"]
HOLIDAY_DISCOUNT = SHELF.section(FILE, "event_values").number("estate_challenge_builders_holiday_discount")
"""OB-21.8"""


def stack_of(tile: Tile) -> str:
    """OB-21.5 The stack a tile lies in; suites lie with their category."""
    return "monument" if tile.monument else tile.sides[0].category.value


def lay_out(game: ObsessionState) -> None:
    """OB-21.4, OB-21.5, OB-21.21 Open stacks of one copy of every tile but hybrids, lowest numbers on top."""
    owned = [laid.tile for player in game.players for laid in player.organiser[len(START_TILES) :]]
    out = ("start", "hybrid", "monument")
    tiles = [tile for tile in BOX.tiles if tile.kind not in out and tile not in owned]
    tiles += game.setting.monuments()[0]
    tiles.sort(key=lambda tile: tile.number)
    game.market = [tuple(tile for tile in tiles if stack_of(tile) == name) for name in STACKS]


# Size


def room_left(game: ObsessionState, player: Player, category: Category) -> int:
    """OB-21.9, OB-21.15 How many tiles a column can still take."""
    return game.setting.rows - in_category(player, category)


def make_room(game: ObsessionState, player: Player, tile: Tile) -> Rule[None]:
    """OB-21.9 Before a purchase for a full column one of its tiles leaves the game.

    OB-21.22 Not the one on the activity space.
    """
    category = tile.sides[0].category
    if room_left(game, player, category) > 0:
        return
    busy = game.plan.laid.tile if game.plan is not None else None
    column = [laid for laid in player.organiser if laid.side.category is category]
    options = {laid.tile.key: laid for laid in column if laid.tile is not busy}
    key = yield from choose(player.seat, "ob-make-room", list(options), tile=tile.key)
    gone = options[key]
    player.organiser.remove(gone)
    game.removed = (*game.removed, gone.tile)
    if gone.tile is PANTRY:
        lose_underbutler(player)
    yield tell("ob-removes", player.seat, tile=gone.tile.key)


def lose_underbutler(player: Player) -> None:
    """OB-21.9 The underbutler leaves with the Butler's Pantry."""
    for area in (player.expended, player.quarters, player.placed, player.available):
        if area[Servant.UNDERBUTLER]:
            area[Servant.UNDERBUTLER] -= 1
            return


# The end


def unfinished(tiles: Sequence[Laid], rows: int) -> int:
    """OB-21.11 How many tiles of an estate are missing, too many or not yet flipped."""
    columns = [laid.side.category for laid in tiles]
    to_flip = sum(not laid.back and laid.tile.flips == "flip-once" for laid in tiles)
    return to_flip + sum(abs(rows - columns.count(category)) for category in Category)


def is_over(game: ObsessionState, player: Player) -> bool:
    """OB-21.10 Max or complete by the French printing, both by the Italian one."""
    goals = (player.level >= game.setting.highest, not unfinished(player.organiser, game.setting.rows))
    return any(goals) if game.setting.edition == "fr" else all(goals)


def round_modifier(setting: Setting, space: int) -> int:
    """OB-21.17 Points for ending early, or lost for ending late."""
    distance = abs(setting.target_round - space)
    points = 5 * distance * (distance + 1) // 2 if setting.edition == "fr" else 5 * distance
    return points if space <= setting.target_round else -points


# Scavenging


def scavenge_roll(game: ObsessionState) -> Rule[None]:
    """OB-21.13 The die takes a tile away."""
    rolled = yield from roll(20)
    yield tell("ob-opponent-rolls", rolled=rolled, counted=rolled)
    tile = scavenged_by(game, game.players[0], rolled)
    if tile is not None:
        remove_from_stack(game, tile)
        game.scavenged = (*game.scavenged, tile)
        yield tell("ob-opponent-takes", tile=tile.key)


def scavenged_by(game: ObsessionState, player: Player, rolled: int) -> Tile | None:
    """OB-21.13 to OB-21.15 The tile a roll removes; what the player still needs is protected."""
    for marker in MARKERS:
        place = rolled - marker.number("from")
        if 0 <= place <= marker.number("to") - marker.number("from"):
            name = marker.text("stack")
            stack = game.market[STACKS.index(name)]
            if place >= len(stack):
                return None
            if name != "monument" and len(stack) - 1 < room_left(game, player, Category(name)):
                return None
            return stack[place]
    return None


def rolls(game: ObsessionState) -> dict[str, int]:
    """OB-21.13 The roll that takes each tile away as things stand."""
    numbers = range(1, 21) if game.market else ()
    taken = {roll: scavenged_by(game, game.players[0], roll) for roll in numbers}
    return {tile.key: roll for roll, tile in taken.items() if tile is not None}


def remove_from_stack(game: ObsessionState, tile: Tile) -> None:
    """Take a tile from any place of its stack."""
    at = STACKS.index(stack_of(tile))
    game.market[at] = tuple(other for other in game.market[at] if other is not tile)
