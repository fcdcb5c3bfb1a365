"""Before the first round (OB-2, OB-19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from salotto.kernel.decisions import Rule, choose, choose_some, roll, shuffle, tell
from salotto.kernel.zones import EVERYBODY, NOBODY, Zone
from salotto.kit.decks import draw_cards
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import SERVANTS, Family, Gentry, Group, Servant
from salotto.titles.obsession.challenge import lay_out
from salotto.titles.obsession.market import first_market, return_to_bag
from salotto.titles.obsession.sequence import go_on
from salotto.titles.obsession.settings import DRAFT_POOL, START_TILES, STARTING_SERVANTS, Setting
from salotto.titles.obsession.state import Laid, ObsessionState, Player

T = TypeVar("T")

TABLE_SEAT = 0
"""The seat that answers for the whole table (DP-5)."""

INTENSIVE = tuple(BOX.tile(id) for id in ("butlers-pantry", "barn", "brushing-room", "servants-quarters"))
"""OB-16.8"""

KEEP, REDRAW = "keep", "redraw"


def new_state(setting: Setting) -> ObsessionState:
    """OB-2 Everybody has a seat; nothing is dealt yet."""
    return ObsessionState(setting, [Player(seat) for seat in range(setting.players)])


def open_game(game: ObsessionState) -> Rule[None]:
    """OB-2.1, OB-19.1, OB-23.2 The first player, the servants for hire and the milestones."""
    setting = game.setting
    game.first = yield from first_player(setting)
    yield tell("ob-first-player", game.first)
    game.for_hire = list(setting.for_hire)
    if setting.ud_servants:
        for servant in DRAFT_POOL:  # OB-19.3
            game.for_hire[servant] -= 1
            game.pool[servant] += 1
    if not setting.late_milestones:
        yield from lay_milestones(game)
    if not setting.challenge:
        yield from fill_bag(game)
    game.families = tuple(setting.families())
    go_on(game)


def first_player(setting: Setting) -> Rule[int]:
    """OB-2.1 Anybody; OB-20.2, OB-20.22 of a team that is drawn the member whom it names."""
    if not setting.teams:
        return (yield from roll(setting.players)) - 1
    first = (yield from roll(setting.teams)) - 1
    members = [f"seat:{first}", f"seat:{setting.mate(first)}"]
    key = yield from choose(first, "ob-starting-member", members)
    return int(key.partition(":")[2])


def lay_milestones(game: ObsessionState) -> Rule[None]:
    """OB-23.1 Two of the milestones, at random or as the table likes.

    OB-23.2 Before the families choose, or when the central area is set up.
    """
    choice, cards = game.setting.milestones, game.setting.possible_milestones()
    if choice != "off":
        game.milestones = tuple((yield from pick(choice, "ob-pick-milestones", cards, 2)))
        game.claims = ((),) * len(game.milestones)


def pick(choice: str, prompt: str, things: Sequence[T], number: int) -> Rule[list[T]]:
    """Some of several things: as the table likes where they are `chosen`, else at random."""
    if choice == "chosen":
        return (yield from choose_some(TABLE_SEAT, prompt, things, number, number))
    zone = Zone(things)
    yield from shuffle(zone)
    return zone.cards[:number]


# Families


def choosing(game: ObsessionState) -> Player:
    """OB-2.2 Whose turn it is to choose: clockwise from the left neighbour of the first player.

    OB-22.3 Without courtship the French printing goes the other way round.
    """
    setting = game.setting
    backwards = setting.tableau and setting.edition == "fr"
    return game.players[game.seat_in_turn(-game.turn - 1 if backwards else game.turn + 1)]


def choose_family(game: ObsessionState) -> Rule[None]:
    """OB-2.2, OB-19.4 A player chooses a board and then a servant of the pool."""
    player = choosing(game)
    family = yield from choose(player.seat, "ob-family", game.families)
    game.families = tuple(other for other in game.families if other is not family)
    yield from move_in(game, player, family)
    if game.setting.ud_servants:
        yield from draft_servant(game, player)
    game.turn += 1
    if game.turn == game.setting.players:
        game.turn = 0
        go_on(game)


def move_in(game: ObsessionState, player: Player, family: Family) -> Rule[None]:
    """OB-2.3 to OB-2.7 What a family begins with."""
    player.family = family
    player.money, player.reputation = family.money, family.reputation
    player.available = list(STARTING_SERVANTS)
    servant_bonus = game.setting.family_servant(family)
    if servant_bonus is not None:
        player.available[servant_bonus] += 1
        if servant_bonus is Servant.COOK and game.setting.edition == "it" and game.setting.players > 4:
            game.for_hire[Servant.COOK] -= 1  # OB-19.6
        elif servant_bonus is Servant.COOK and game.setting.players == 1:
            game.for_hire[Servant.COOK] = game.pool[Servant.COOK] = 0  # OB-19.6
    player.organiser = [Laid(tile) for tile in START_TILES]
    player.hand = list(family.cards)
    yield tell("ob-chooses-family", player.seat, family=family.key)
    if family.bonus.choose_one:
        options = [f"tile:{id}" for id in family.bonus.choose_one]
        key = yield from choose(player.seat, "ob-family-tile", options)
        tile = BOX.tile_of(key)
        if not game.setting.challenge:
            game.bag.take(tile)  # OB-2.11
        player.organiser.append(Laid(tile))


def draft_servant(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-19.4, OB-19.5 One servant of the pool; nobody takes a second cook."""
    options = [
        servant
        for servant in SERVANTS
        if game.pool[servant] and not (servant is Servant.COOK and player.available[servant])
    ]
    servant = yield from choose(player.seat, "ob-draft", options)
    game.pool[servant] -= 1
    player.available[servant] += 1
    yield tell("ob-drafts", player.seat, servant=servant.key)


# Dealing


def deal(game: ObsessionState) -> Rule[None]:
    """OB-2.7 to OB-2.14 The central area, once the families have moved in."""
    setting = game.setting
    for servant in SERVANTS:  # OB-19.5
        game.for_hire[servant] += game.pool[servant]
        game.pool[servant] = 0
    compensate(game)
    if setting.late_milestones:
        yield from lay_milestones(game)
    yield from deal_people(game)
    yield from deal_cards(game)
    if setting.challenge:
        lay_out(game)
    else:
        yield from draw_market(game)
    go_on(game)


def draw_market(game: ObsessionState) -> Rule[None]:
    """OB-2.14, OB-16.8 The first market, with the service tiles that are sure to lie there."""
    setting, wanted = game.setting, INTENSIVE[: game.setting.intensive_service]
    if setting.intensive_choice == "chosen":
        tiles, number = setting.service_tiles(), setting.intensive_service
        wanted = tuple((yield from choose_some(TABLE_SEAT, "ob-pick-service", tiles, number, number)))
    yield from first_market(game, wanted)


def agree_on_market(game: ObsessionState) -> Rule[None]:
    """OB-2.16 If all players agree, the first market goes back into the bag and is drawn again."""
    for player in game.in_turn_order():
        answer = yield from choose(player.seat, "ob-redraw", [KEEP, REDRAW])
        if answer == KEEP:
            yield tell("ob-market-kept", player.seat)
            go_on(game)
            return
    aside = tuple(tile for stack in game.market for tile in stack)
    game.market = []
    yield from return_to_bag(game, aside)
    yield tell("ob-market-redrawn")
    yield from draw_market(game)


def compensate(game: ObsessionState) -> None:
    """OB-19.8, OB-19.11 Money for those who never hold the first-player pawn, where nothing is drafted."""
    setting = game.setting
    if setting.ud_servants or setting.players < 5:
        return
    last, step = (setting.players - 1, -1) if setting.clockwise else (1, 1)
    for at, pounds in enumerate((200,) if setting.players == 5 else (300, 200)):
        game.players[game.seat_in_turn(last + at * step)].money += pounds


@cache
def in_play(setting: Setting, group: Group) -> tuple[Gentry, ...]:
    """OB-2.10 The people of a kind, with those of the expansion if they are used."""
    sets = ("base", "ud") if setting.ud_content else ("base",)
    return tuple(card for card in BOX.gentry if card.group is group and card.set in sets)


def deal_people(game: ObsessionState) -> Rule[None]:
    """OB-2.7, OB-2.10, OB-16.7 Starter guests for everybody; the others into the decks."""
    setting = game.setting
    starters = Zone(in_play(setting, Group.STARTER))
    yield from shuffle(starters)
    if setting.starter_draft:
        draw_cards(starters, game.starters, 2 * setting.players + 2, EVERYBODY)
    else:
        for player in game.in_turn_order():
            for _ in range(2):
                player.hand.append(starters.draw(EVERYBODY)[0])
    promos = yield from pick_promos(setting)
    casual = [card for card in promos if card.group is Group.CASUAL]
    prestige = [card for card in promos if card.group is Group.PRESTIGE]
    game.casual = Zone([*in_play(setting, Group.CASUAL), *casual, *starters.cards])
    game.prestige = Zone([*in_play(setting, Group.PRESTIGE), *prestige])
    yield from shuffle(game.casual)
    yield from shuffle(game.prestige)
    if setting.courting:  # OB-21.6, OB-22.1
        game.fairchilds = in_play(setting, Group.FAIRCHILD)


def pick_promos(setting: Setting) -> Rule[list[Gentry]]:
    """OB-10.14 Some promotional cards of the edition, at random or as the table likes."""
    promos = [card for card in BOX.gentry if card.set == "promo" and setting.promo_cards]
    if setting.edition != "fr":
        promos = [card for card in promos if not card.promo_box]
    return (yield from pick(setting.promo_choice, "ob-pick-promos", promos, setting.promo_cards))


def deal_cards(game: ObsessionState) -> Rule[None]:
    """OB-2.8, OB-2.13 Objective, VP and theme cards."""
    setting = game.setting
    if setting.objective_cards:
        game.objective_deck = Zone(setting.objectives())
        yield from shuffle(game.objective_deck)
    for player in game.in_turn_order():
        own = setting.insiders(player.seat)
        draw_cards(game.objective_deck, player.objectives, setting.objectives_dealt, own)
    game.vp_deck = Zone(card for card in BOX.vp_cards for _ in range(card.copies))
    yield from shuffle(game.vp_deck)
    if setting.courting:  # OB-21.6, OB-22.1
        game.theme_deck = Zone(card for card in BOX.themes for _ in range(card.copies))
        yield from shuffle(game.theme_deck)


def fill_bag(game: ObsessionState) -> Rule[None]:
    """OB-2.11, OB-2.12 The improvement tiles and some monuments, at random or as the table likes."""
    setting = game.setting
    tiles = setting.tiles()
    fixed, others, number = setting.monuments()
    tiles += fixed
    tiles += yield from pick(setting.monument_choice, "ob-pick-monuments", others, number)
    game.bag = Zone(tiles, NOBODY)
    yield from shuffle(game.bag)


# Starter draft


def draft_starter(game: ObsessionState) -> Rule[None]:
    """OB-16.7 Take one starter guest; the two left over are shuffled into the casual deck.

    From the last player counterclockwise to the first, who takes two, and back.
    """
    clockwise = range(game.setting.players)
    turns = [*reversed(clockwise), *clockwise]
    player = game.players[game.seat_in_turn(turns[game.turn])]
    guest = yield from choose(player.seat, "ob-starter", game.starters.cards)
    game.starters.take(guest)
    player.hand.append(guest)
    yield tell("ob-invites", player.seat, guest=guest.key)
    game.turn += 1
    if game.turn == len(turns):
        game.turn = 0
        for card in game.starters.cards:
            game.casual.add(card)
        game.starters = Zone()
        yield from shuffle(game.casual)
        go_on(game)
