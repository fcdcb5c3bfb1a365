"""Setup: the rules before the first round (PW-3, PW-12.1, PW-14.2, PW-15)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, reveal, roll, shuffle, tell
from salotto.kernel.zones import Zone
from salotto.kit.agenda import Task, task
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.chapter import begin_chapter
from salotto.titles.paladins.coop import lay_out_threats, new_overlord
from salotto.titles.paladins.performing import join_crew, take_from_row
from salotto.titles.paladins.rows import fill_outsiders, fill_townsfolk, slide_townsfolk
from salotto.titles.paladins.settings import Setting
from salotto.titles.paladins.solo import lay_out_rival, new_rival
from salotto.titles.paladins.state import FREE, PaladinsState, Player


def new_game(setting: Setting) -> PaladinsState:
    """PW-3 The table before anything is shuffled."""
    townsfolk = [card for card in BOX.townsfolk if card.set == "base" or setting.extra_townsfolk]
    return PaladinsState(
        setting,
        [new_player(setting, seat) for seat in range(setting.players)],
        tax=setting.numbers.tax_supply,
        debts=BOX.debts,
        townsfolk=Zone(townsfolk),
        townsfolk_row=[None] * BOX.game.townsfolk_row,
        outsiders=Zone(BOX.outsiders),
        outsider_row=[None] * BOX.game.outsider_row,
        walls=Zone(BOX.walls),
        suspicion=Zone(BOX.suspicion),
        tavern=Zone(BOX.tavern),
        orders=Zone(() if setting.coop else BOX.orders),
        favours=Zone(BOX.favours),
        map=[FREE] * len(BOX.spaces),
        rival=new_rival(setting) if setting.solo else None,
        overlord=new_overlord(setting) if setting.coop else None,
    )


def new_player(setting: Setting, seat: int) -> Player:
    """PW-3.10 What each player gets."""
    start = BOX.start
    return Player(
        seat,
        silver=start.silver,
        provisions=start.provisions,
        honour=BOX.honour.start if setting.coop else 0,
        attributes=[start.strength, start.faith, start.influence],
        pile=Zone(BOX.paladins),
    )


def lay_out(game: PaladinsState) -> Rule[None]:
    """PW-3.2 to PW-3.12 Shuffle everything, fill the rows, find the start player."""
    for pile in (game.townsfolk, game.walls, game.suspicion, game.outsiders, game.tavern, game.favours):
        yield from shuffle(pile)
    for player in game.players:
        yield from shuffle(player.pile)
    yield from reveal()
    fill_townsfolk(game)
    fill_outsiders(game)
    if game.rival is not None:
        yield from lay_out_rival(game, game.rival)
    if game.overlord is not None:
        yield from lay_out_threats(game, game.overlord)
    else:
        yield from shuffle(game.orders)
    yield from find_start_player(game)
    game.agenda.plan(*preparations(game), task("end-of-setup"))


def find_start_player(game: PaladinsState) -> Rule[None]:
    """PW-3.12 A random player; PW-15.1 in a campaign the winner of the previous chapter."""
    if game.rival is not None:  # PW-12.1.1 there is no marker: the human always goes first
        return
    if game.setting.marker >= 0:
        game.start = game.setting.marker
    else:
        number = yield from roll(game.setting.players)
        game.start = number - 1
    yield tell("pw-start-player", game.start)


def preparations(game: PaladinsState) -> list[Task]:
    """PW-14.2.5, PW-3.13 Starting Townsfolk in turn order, then the draft in reverse turn order."""
    order = [player.seat for player in game.in_turn_order() if not game.is_rival(player)]
    starting = [task("starting-townsfolk", seat) for seat in order] if game.setting.coop else []
    return [*starting, *(task("draft", seat) for seat in reversed(order))]


def draft(game: PaladinsState, seat: int) -> Rule[None]:
    """PW-3.13 A Townsfolk of the row joins the crew for free; the row is not refilled between picks."""
    player = game.players[seat]
    game.active = seat
    row = [card for card in game.townsfolk_row if card is not None]
    card = yield from choose(seat, "pw-draft-townsfolk", row)
    take_from_row(game, card)
    yield from join_crew(game, player, card)


def end_of_setup(game: PaladinsState) -> Rule[None]:
    """PW-3.14 The row slides right and is refilled; PW-15 a chapter of a campaign begins."""
    game.active = -1
    yield from reveal()
    slide_townsfolk(game)
    if game.setting.campaign:
        yield from begin_chapter(game)
    for player in game.everyone():
        player.working = len(player.crew)
    game.agenda.plan(task("round"))
