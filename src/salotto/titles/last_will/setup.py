"""Before the first round: decks, market, last will, jobs, starting cards (LW-2, LW-20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from salotto.kernel.decisions import Rule, choose, roll, shuffle, tell
from salotto.kernel.zones import Zone, only
from salotto.kit.decks import draw_cards
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, Card, Deck, Job, Plan, Symbol, Will
from salotto.titles.last_will.settings import TOTALS, Setting
from salotto.titles.last_will.state import LastWillState, Phase, Player

T = TypeVar("T")

TABLE_SEAT = 0
"""The seat that answers for the whole table (D1)."""


def new_state(setting: Setting) -> LastWillState:
    """LW-2.7 Every player has a board; nothing is dealt yet."""
    return LastWillState(setting, [Player(seat) for seat in range(setting.players)])


def open_game(game: LastWillState) -> Rule[None]:
    """LW-2 Set the game up; LW-20 with the expansion its parts too."""
    setting = game.setting
    yield from lay_out_plans(game)
    game.market = tuple((yield from in_random_order(TOTALS.modifiers)))  # LW-2.3
    yield from stack_decks(game)
    will = yield from read_will(setting)
    if will is not None:
        yield tell("lw-will", will=will.key)
    yield from deal_jobs(game, will)
    deal_money(game, will)
    game.will = will
    for player in game.players:
        deal_starting_cards(game, player)
    game.start = (yield from roll(setting.players)) - 1  # LW-2.11
    if setting.plan_order_board and setting.players > 2:
        game.track = yield from in_random_order(range(setting.players))  # LW-31.2
    yield tell("lw-begins", game.start)
    game.phase = Phase.SETUP


def in_random_order(things: Iterable[T]) -> Rule[list[T]]:
    """Some things, shuffled."""
    zone = Zone(things)
    yield from shuffle(zone)
    return zone.cards


# Plans


def lay_out_plans(game: LastWillState) -> Rule[None]:
    """LW-2.1 The printed plans of the side for so many players; LW-20.7 or the plan tiles."""
    setting = game.setting
    if setting.plans == "original":
        plans = list(BOX.plans[setting.side])
    elif setting.plan_tile_setup == "all-matching":
        plans = []
        for tile in BOX.tiles:
            if setting.players in tile.players:
                plans.append(tile.sides[(yield from roll(2)) - 1])
    else:
        plans = yield from draw_and_place(setting)
    game.plans = sorted(plans, key=lambda plan: plan.position)


def draw_and_place(setting: Setting) -> Rule[list[Plan]]:
    """LW-R2 Draw tiles one by one; those for other numbers or for an occupied position are put aside."""
    placed: dict[int, Plan] = {}
    for tile in (yield from in_random_order(BOX.tiles)):
        side = yield from roll(2)
        if setting.players in tile.players and tile.position not in placed:
            placed[tile.position] = tile.sides[side - 1]
    return list(placed.values())


# Decks


def cards_in_play(setting: Setting) -> list[Card]:
    """LW-2.4, LW-20.8, LW-30.1 All the cards in play, the special ones and the wild cards included."""
    cards = list(BOX.base)
    if setting.expansion and setting.new_cards:
        cards += BOX.new
    if setting.messengers:
        cards += BOX.messengers
    return cards


def stack_decks(game: LastWillState) -> Rule[None]:
    """LW-2.4 to LW-2.6, LW-20.8, LW-20.9 Shuffle the regular decks, stack the special ones by crowns."""
    cards = cards_in_play(game.setting)
    for deck in REGULAR:
        shuffled = yield from in_random_order(card for card in cards if card.deck is deck)
        game.decks.append(Zone(shuffled))
        game.piles.append(Zone())
    game.special = yield from by_crowns([card for card in cards if card.deck is Deck.SPECIAL])
    game.new_special = yield from by_crowns([card for card in cards if card.deck is Deck.NEW_SPECIAL])
    game.wilds = [card for card in cards if card.deck is Deck.WILD]


def by_crowns(cards: list[Card]) -> Rule[Zone[Card]]:
    """LW-2.5 Each number of crowns is shuffled; 1 crown lies on top, the most at the bottom."""
    stack: list[Card] = []
    for crowns in sorted({card.crowns for card in cards}, reverse=True):
        stack += yield from in_random_order(card for card in cards if card.crowns == crowns)
    return Zone(stack)


# Money, jobs and starting cards


def employment_cards(setting: Setting, set: str) -> list[Job]:
    """LW-20.11 The jobs of a set; LW-27.4 without the new cards none with a nuptial line."""
    return [
        job
        for job in BOX.jobs
        if job.set == set
        and (setting.new_cards or all(line.symbol is not Symbol.NUPTIAL for line in job.lines))
    ]


def read_will(setting: Setting) -> Rule[Will | None]:
    """LW-2.9 The last will card chosen or drawn, LW-20.10 with jobs a new one; none in a first game."""
    wills = BOX.new_wills if setting.jobs else BOX.base_wills
    if setting.starting_money == "seventy":
        return None
    if setting.starting_money == "chosen-will":
        return (yield from choose(TABLE_SEAT, "lw-choose-will", wills))
    return wills[(yield from roll(len(wills))) - 1]


def deal_jobs(game: LastWillState, will: Will | None) -> Rule[None]:
    """LW-20.11 One employment card of the set that the last will names goes to every player who has one."""
    setting = game.setting
    if not setting.jobs or will is None:
        return
    jobs = yield from in_random_order(employment_cards(setting, will.jobs))
    for player in game.players:
        if setting.employed(player.seat):
            player.job = jobs.pop()
            yield tell("lw-job", player.seat, job=player.job.key)


def deal_money(game: LastWillState, will: Will | None) -> None:
    """LW-2.9 The same for all; LW-27.2 who has no job though others have gets more."""
    money = TOTALS.first_game_money if will is None else will.money
    extra = TOTALS.handicap[will.jobs] if will is not None and game.setting.jobs else 0
    for player in game.players:
        player.money = money if player.job is not None else money + extra


def deal_starting_cards(game: LastWillState, player: Player) -> None:
    """LW-2.10 Every player draws 3 helpers and expenses and 3 properties."""
    draws = {Deck.HELPERS: TOTALS.starting_draw_helpers, Deck.PROPERTIES: TOTALS.starting_draw_properties}
    for deck, count in draws.items():
        draw_cards(game.decks[REGULAR.index(deck)], player.hand, count, only(player.seat))
