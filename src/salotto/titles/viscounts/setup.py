"""Before the first turn: the board, the draft, the decks and piles (VW-2)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, reveal, roll, shuffle, tell
from salotto.kernel.title import Table
from salotto.kernel.zones import EVERYBODY, Zone
from salotto.kit.agenda import Agenda, Task
from salotto.titles.viscounts.board import PLACES, POSITIONS, board, board_key
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import GOODS, SILVER, Pair, Townsfolk
from salotto.titles.viscounts.chapter import note_counters, read_carried
from salotto.titles.viscounts.coop import baron_takes_the_field
from salotto.titles.viscounts.decks import draw_up
from salotto.titles.viscounts.gains import gain_good, gain_resources
from salotto.titles.viscounts.settings import setting_of
from salotto.titles.viscounts.solo import rival_settles
from salotto.titles.viscounts.state import (
    Baron,
    Player,
    Rival,
    Stage,
    ViscountsState,
    count_icons,
)
from salotto.titles.viscounts.tasks import plan_script
from salotto.titles.viscounts.turn import begin_turn

PILE_SIZES = BOX.numbers.pile_sizes
STARTING_CARDS = BOX.numbers.starting_cards


def new_state(table: Table) -> ViscountsState:
    """VW-2 The table before anything is dealt."""
    setting = setting_of(table.mode, table.players, table.options)
    players = [Player(seat) for seat in range(setting.seats)]
    if setting.rival is not None:
        players[-1].automatic = True
    tasks = ["lay-out", "draft", "deal", "begin"]
    if setting.coop:
        tasks.insert(1, "summaries")
    carried = None if table.carried is None else read_carried(table.carried)
    if carried is not None:
        tasks.insert(-1, "carry-over")
    state = ViscountsState(setting, players, Agenda([Task(rule) for rule in reversed(tasks)]))
    state.first = [0] * (POSITIONS * setting.owners)
    state.second = [0] * (POSITIONS * setting.owners)
    state.third = [0] * setting.owners
    if setting.rival is not None:
        state.rival = Rival()
    if setting.coop:
        state.baron = Baron(guards=[0] * (PLACES * setting.players))
    state.carried = carried
    return state


# The board


def lay_out(state: ViscountsState) -> Rule[None]:
    """VW-2.1 to VW-2.9 The Segments, the Castle, the piles, the Start Player, the pairs to choose from."""
    ring = Zone(segment.id for segment in BOX.segments)
    yield from shuffle(ring)
    turn = yield from roll(POSITIONS)
    state.board = board(board_key(ring.cards, turn % POSITIONS, state.setting.exchange_layout))
    yield from lay_townsfolk(state)
    yield from lay_manuscripts(state)
    for player in state.players:
        count_icons(state, player)
        if not player.automatic:
            cards = starting_cards(player.seat)
            player.draw = Zone(cards, EVERYBODY)
    yield from choose_start_player(state)
    yield from lay_pairs(state)
    yield from reveal()


def lay_townsfolk(state: ViscountsState) -> Rule[None]:
    """VW-2.4 Five piles of Neutral Townsfolk; which Segments get the small ones is random."""
    deck = Zone(BOX.townsfolk)
    yield from shuffle(deck)
    sizes = Zone(PILE_SIZES)
    yield from shuffle(sizes)
    for size in sizes.cards:
        pile: Zone[Townsfolk] = Zone(deck.cards[-size:])
        del deck.cards[-size:]
        pile.seen[-1] = EVERYBODY
        state.townsfolk.append(pile)


def lay_manuscripts(state: ViscountsState) -> Rule[None]:
    """VW-2.5 Five piles of Manuscripts with a black back, on each one with a grey back."""
    black = Zone(tile for tile in BOX.manuscripts if tile.back == "black")
    grey = Zone(tile for tile in BOX.manuscripts if tile.back == "grey")
    yield from shuffle(black)
    yield from shuffle(grey)
    size = len(black) // POSITIONS
    for position in range(POSITIONS):
        pile = Zone(black.cards[position * size : (position + 1) * size])
        pile.add(grey.cards[position], EVERYBODY)
        state.manuscripts.append(pile)


def starting_cards(seat: int) -> list[Townsfolk]:
    """VW-2.7 The eight Starting Townsfolk of a seat: one copy of each."""
    copies = len(BOX.starting) // STARTING_CARDS
    return [BOX.starting[at * copies + seat] for at in range(STARTING_CARDS)]


def choose_start_player(state: ViscountsState) -> Rule[None]:
    """VW-2.8 A random player; VW-10.1 alone, the human; TS-4.2 in a campaign the previous winner, for now."""
    if state.carried is not None:
        state.start = state.carried.marker
    elif state.setting.rival is None:
        state.start = (yield from roll(state.setting.players)) - 1
    yield tell("vw-start-player", state.start)


def lay_pairs(state: ViscountsState) -> Rule[None]:
    """VW-2.9 Player Cards, each with a Hero below it."""
    cards = Zone(BOX.player_cards)
    heroes = Zone(state.setting.heroes())
    yield from shuffle(cards)
    yield from shuffle(heroes)
    for _ in range(state.setting.numbers.player_cards_laid_out):
        card, hero = cards.draw()[0], heroes.draw()[0]
        state.pairs.append(BOX.pairs[f"pair:{card.id}+{hero.id}"])
    if state.setting.coop:
        state.spare_cards = cards.cards


# The draft


def draft(state: ViscountsState) -> Rule[None]:
    """VW-2.9 In reverse turn order each player takes a pair."""
    humans = state.setting.players
    for back in range(humans):
        seat = (state.start + back) % humans
        state.agenda.plan(Task("take-pair", (seat,)))
    yield from ()


def take_pair(state: ViscountsState, seat: int) -> Rule[None]:
    """VW-2.9.1 to VW-2.9.3 His Viscount, his goods, then the effect of the card, before the next draft."""
    player = state.players[seat]
    pair: Pair = yield from choose(seat, "vw-take-pair", state.pairs)
    state.pairs.remove(pair)
    card = pair.card
    player.pair = pair
    player.place = state.layout.start_places[card.start_space]
    player.draw.add(pair.hero, EVERYBODY)
    yield tell("vw-takes-pair", seat, pair=pair.key, space=state.layout.spaces[player.place].key)
    player.goods[SILVER] += card.silver
    player.acquired += card.deeds
    player.unpaid += card.debts
    plan_script(state, seat, card.effects)
    for resource, n in card.resources.items():
        if resource == "any_resource":
            yield from gain_resources(player, n)
        else:
            yield gain_good(player, GOODS.index(resource), n)


# Ready to play


def deal(state: ViscountsState) -> Rule[None]:
    """VW-2.10 The decks are shuffled and three cards drawn; VW-2.11 the piles of Debts and Deeds are built.

    VW-2.12 What nobody took leaves the game.
    """
    if state.baron is not None:
        yield from baron_takes_the_field(state)
    if state.rival is not None:
        yield from rival_settles(state)
    state.pairs.clear()
    state.spare_cards.clear()
    for player in state.players:
        if not player.automatic:
            yield from shuffle(player.draw)
            yield from draw_up(state, player)
    state.debts_left = state.setting.numbers.debts_on_top
    state.deeds_left = state.setting.numbers.deeds_on_top
    state.stage = Stage.READY
    yield tell("vw-dealt", n=BOX.numbers.hand_size)


def begin(state: ViscountsState) -> Rule[None]:
    """VW-5 The first round begins with the Start Player."""
    state.stage = Stage.PLAY
    state.round = 1
    state.current = state.start
    if state.carried is not None:
        note_counters(state)
    yield from begin_turn(state)
