"""The right-side actions (PW-7)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Blocked, Rule, choose, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.paladins import refusals as why
from salotto.titles.paladins.acting import after_action, pay_for, pay_price, use_space
from salotto.titles.paladins.boards import (
    FLAGS,
    REQUIRES,
    REWARDS,
    SPACE_FLAGS,
    SPACES_IN_PLAY,
    Move,
    place_of,
)
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
    Outsider,
)
from salotto.titles.paladins.costs import attack_price, reach, spaces_in_reach
from salotto.titles.paladins.inquisition import drop_suspicion
from salotto.titles.paladins.legality import targets_of_attack
from salotto.titles.paladins.performing import raise_attribute
from salotto.titles.paladins.rewards import reward
from salotto.titles.paladins.state import FREE, PaladinsState, Player

RightAction = Callable[[PaladinsState, Player, Move], Rule[None]]


def right_side_action(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7 Take a right-side action; nobody else can have its effect (PW-14.5.7)."""
    yield from RIGHT_SIDE_ACTIONS[move.action](game, player, move)
    yield from after_action(game, player, move.action)


# PW-7.1 Commission, PW-7.3 Garrison


def send_to_the_map(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7.1, PW-7.3 A Monk or an Outpost goes on a free space in reach, for an attribute and its reward."""
    action = move.action
    free = spaces_in_reach(game, player, action)
    space = yield from choose(
        player.seat,
        "pw-choose-space",
        [BOX.spaces[at] for at in free],
        lambda: out_of_reach(game, player, action),
        action=move.key,
    )
    yield from use_space(player, player, move)
    yield from pay_for(game, player, action)
    put_piece(game, player, action, place_of(space))
    yield tell("pw-commissions" if action == COMMISSION else "pw-garrisons", player.seat, space=space.key)
    yield from raise_attribute(player, REWARDS[action], 1)
    yield from reward(game, player, space.effects)


def put_piece(game: PaladinsState, player: Player, action: int, at: int) -> None:
    """PW-7.1.2, PW-7.3.2 The left-most Monk or Outpost is put on the map."""
    game.map[at] = 2 * player.seat + (action == GARRISON)
    if action == COMMISSION:
        player.monks += 1
    else:
        player.outposts += 1
    game.rise(player, "pw_map_pieces", player.monks + player.outposts)


def out_of_reach(game: PaladinsState, player: Player, action: int) -> list[Blocked]:
    """PW-7.1.2, PW-7.3.2 The spaces where no piece can go, and why."""
    found = []
    for at in SPACES_IN_PLAY[game.setting.players]:
        space, flag = BOX.spaces[at], SPACE_FLAGS[action][at]
        if game.map[at] != FREE:
            found.append(why.SPACE_TAKEN.blocks(space.key))
        elif flag > reach(player, action):
            reason = why.MONK_FLAG if action == COMMISSION else why.OUTPOST_FLAG
            attribute = f"attribute:{ATTRIBUTES[REQUIRES[action]]}"
            found.append(reason.blocks(space.key, attribute=attribute, need=flag, have=reach(player, action)))
    return found


# PW-7.2 Fortify


def fortify(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7.2.3 The top Wall comes to the board, with its rewards."""
    yield from use_space(player, player, move)
    yield from pay_for(game, player, FORTIFY)
    yield from build_wall(game, player)


def build_wall(game: PaladinsState, player: Player) -> Rule[None]:
    """PW-7.2.3 Draw the top Wall and gain its rewards; its Strength is the attribute gain of the action."""
    yield from reveal()
    wall, _ = game.walls.draw(EVERYBODY)
    player.walls = (*player.walls, wall)
    game.rise(player, "pw_walls_jars", len(player.walls) + player.jars.bit_count())
    yield tell("pw-fortifies", player.seat, wall=wall.key)
    yield from reward(game, player, wall.effects)


# PW-7.4 Absolve


def absolve(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7.4.3 The left-most Jar moves to a free absolve space."""
    space = yield from choose(
        player.seat,
        "pw-choose-absolve",
        [space for at, space in enumerate(BOX.absolve) if not player.jars >> at & 1],
        lambda: [
            why.JAR_TAKEN.blocks(space.key) for at, space in enumerate(BOX.absolve) if player.jars >> at & 1
        ],
    )
    yield from use_space(player, player, move)
    yield from pay_for(game, player, ABSOLVE)
    player.jars |= 1 << BOX.absolve.index(space)
    game.rise(player, "pw_walls_jars", len(player.walls) + player.jars.bit_count())
    yield tell("pw-absolves", player.seat, space=space.key)
    yield from raise_attribute(player, REWARDS[ABSOLVE], 1)
    yield from drop_suspicion(game, player, 1)
    yield from reward(game, player, space.effects)


# PW-7.5 Attack, PW-7.6 Convert


def attack(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7.5 An Outsider of the row is beaten: its top-right rewards, and the card face down."""
    card = yield from choose(
        player.seat, "pw-choose-attack", targets_of_attack(game, player), lambda: too_strong(game, player)
    )
    slot = game.outsider_row.index(card)
    yield from use_space(player, player, move)
    yield from pay_price(player, ATTACK, attack_price(player, slot))
    take_outsider(game, slot)
    yield from beat(game, player, card)


def too_strong(game: PaladinsState, player: Player) -> list[Blocked]:
    """PW-7.5.3 The Outsiders for which Strength and Silver are missing."""
    return [
        why.ATTACK_SILVER.blocks(
            card.key, silver=attack_price(player, slot), have=player.silver, need=FLAGS[slot]
        )
        for slot, card in enumerate(game.outsider_row)
        if card is not None and attack_price(player, slot) > player.silver
    ]


def take_outsider(game: PaladinsState, slot: int) -> None:
    """PW-7.5.5 The slot stays empty until the end of the round."""
    game.outsider_row[slot] = None
    if game.overlord is not None:
        game.overlord.taken += 1  # PW-14.10.2


def beat(game: PaladinsState, player: Player, card: Outsider) -> Rule[None]:
    """PW-7.5.4 The rewards of an attacked Outsider."""
    player.attacked = (*player.attacked, card)
    game.rise(player, "pw_outsiders", len(player.attacked) + len(player.converted))
    yield tell("pw-attacks", player.seat, card=card.key)
    yield from reward(game, player, card.attack)


def convert(game: PaladinsState, player: Player, move: Move) -> Rule[None]:
    """PW-7.6.3 Any Outsider of the row comes to the left-most empty place of the board."""
    row = [card for card in game.outsider_row if card is not None]
    card = yield from choose(player.seat, "pw-choose-convert", row)
    yield from use_space(player, player, move)
    yield from pay_for(game, player, CONVERT)
    take_outsider(game, game.outsider_row.index(card))
    yield from win_over(game, player, card)


def win_over(game: PaladinsState, player: Player, card: Outsider) -> Rule[None]:
    """PW-7.6.3 The immediate reward of a converted Outsider."""
    player.converted = (*player.converted, card)
    game.rise(player, "pw_outsiders", len(player.attacked) + len(player.converted))
    yield tell("pw-converts", player.seat, card=card.key)
    yield from reward(game, player, card.convert)


RIGHT_SIDE_ACTIONS: dict[int, RightAction] = {
    COMMISSION: send_to_the_map,
    FORTIFY: fortify,
    GARRISON: send_to_the_map,
    ABSOLVE: absolve,
    ATTACK: attack,
    CONVERT: convert,
}
