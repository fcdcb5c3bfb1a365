"""Before the first turn (AW-2, AW-11.1, AW-12.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from salotto.kernel.decisions import Rule, choose, choose_some, reveal, roll, shuffle, tell
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.kit.agenda import task
from salotto.kit.decks import draw_cards, put_under
from salotto.titles.architects.box import BOX
from salotto.titles.architects.cards import Character
from salotto.titles.architects.counters import counters_of
from salotto.titles.architects.effects import GOODS, SILVER
from salotto.titles.architects.settings import COLUMNS, COOP, ROWS, SOLO
from salotto.titles.architects.state import ArchitectsState, Baron, Phase, Player, Rival
from salotto.titles.architects.virtue import change_virtue, draw_plans, hand_mask, rise
from salotto.titles.architects.workshop import face_up, fill_gaps, turn_up

T = TypeVar("T")

KEPT = 3
"""AW-2.11 A player begins with so many Building cards."""


def plan_setup(state: ArchitectsState) -> None:
    """The order of the set-up."""
    if state.setting.coop:  # the rest follows when everybody has chosen Rogue or Reverend
        state.agenda.plan(task("set-out"), task("characters"), task("helpers"))
        return
    state.agenda.plan(
        task("set-out"), task("characters"), task("start-values"), task("apprentices"), task("deal-plans")
    )


# The board


def set_out(state: ArchitectsState) -> Rule[None]:
    """AW-2.1 to AW-2.6 The piles, the face-up Apprentices, the Tax."""
    setting = state.setting
    state.small = yield from shuffled(BOX.markets.values())
    rewards = yield from shuffled(BOX.rewards.values())
    for _ in range(setting.numbers.reward_cards):  # AW-2.2
        state.rewards.add(*rewards.draw())
    state.boxed_rewards = rewards
    state.pile = yield from shuffled(setting.apprentices)
    state.row = [turn_up(state) for _ in range(ROWS * COLUMNS)]
    state.coins = [0] * (ROWS * COLUMNS)
    state.plans = yield from shuffled(setting.buildings)
    state.tax = BOX.meta.tax_start
    if setting.opponent is not None:  # AW-11.1.4, AW-11.1.5
        start = setting.opponent.start
        state.rival = Rival(start.virtue, start.cathedral, start.marble)
        state.rival.schemes = yield from shuffled(
            card for card in BOX.schemes.values() if card.deck == "start"
        )
        state.rival.future = yield from shuffled(
            card for card in BOX.schemes.values() if card.deck == "future"
        )
        state.workers[setting.players] = setting.opponent.workers
    if setting.baron is not None:
        yield from set_out_baron(state)


def shuffled(cards: Iterable[T]) -> Rule[Zone[T]]:
    """Cards as a shuffled face-down pile."""
    zone: Zone[T] = Zone(cards)
    yield from shuffle(zone)
    return zone


def set_out_baron(state: ArchitectsState) -> Rule[None]:
    """AW-12.1.6 to AW-12.1.9 Intrigues, Requests and Events."""
    board = state.setting.baron
    assert board is not None
    baron = Baron()
    cards = [card for card in BOX.intrigues.values() if not card.requires]
    baron.intrigues = yield from shuffled([card for card in cards if card.deck == "start"])
    future = yield from shuffled([card for card in cards if card.deck == "future" and not card.final])
    baron.future = Zone([*(card for card in cards if card.final), *future.cards])
    for level in sorted({request.level for request in BOX.requests.values()}):
        pair = yield from shuffled([card for card in BOX.requests.values() if card.level == level])
        baron.requests.add(*pair.draw())
        while pair.cards:
            baron.boxed_requests.add(*pair.draw())
    baron.given = [0] * len(baron.requests.cards)
    events = yield from shuffled(BOX.events.values())
    for _ in range(board.events):
        baron.events.add(*events.draw())
    baron.boxed_events = events
    baron.requests.seen[0] = EVERYBODY
    baron.revealed = 1
    state.baron = baron
    yield tell("aw-request", request=baron.requests.cards[0].key)


# The players


def deal_characters(state: ArchitectsState) -> Rule[None]:
    """AW-2.9 Every player has a character, dealt or chosen; AW-12.1.12 in co-op chosen in seat order."""
    setting = state.setting
    if not setting.variable:
        return
    boards = list(setting.characters)
    if not setting.choose_characters:
        dealt: Zone[Character] = yield from shuffled(boards)
        for player in state.players:
            player.character = dealt.cards[player.seat]
            yield tell("aw-character", player.seat, character=player.character.key)
        return
    seats = list(range(setting.players))
    if setting.mode != COOP:
        order: Zone[int] = yield from shuffled(seats)
        seats = order.cards
    for seat in seats:
        chosen = yield from choose(seat, "aw-choose-character", boards.copy())
        boards.remove(chosen)
        state.players[seat].character = chosen
        yield tell("aw-character", seat, character=chosen.key)


def start_values(state: ArchitectsState) -> Rule[None]:
    """AW-2.7 to AW-2.9 Who begins, and what everybody starts with."""
    setting = state.setting
    if setting.variable:
        highest = max(player.character.start.virtue for player in state.players)
        first = [player.seat for player in state.players if player.character.start.virtue == highest]
        state.first = first[(yield from roll(len(first))) - 1] if len(first) > 1 else first[0]  # AW-2.9.1
    elif setting.marker >= 0:
        state.first = setting.marker
    elif setting.players > 1:
        state.first = (yield from roll(setting.players)) - 1
    state.turn = state.first
    for at, seat in enumerate(state.order()):
        player = state.players[seat]
        start = player.character.start
        silver = start.silver
        player.goods[SILVER] = setting.numbers.silver_by_seat[at] if isinstance(silver, str) else silver
        for item, number in start.goods.items():
            player.goods[GOODS.index(item)] += number
        player.virtue = start.virtue
        player.debts = start.debts_unpaid
        state.workers[seat] -= start.prisoners
        state.prison[seat] += start.prisoners
    yield tell("aw-begins", state.first)


def starting_apprentices(state: ArchitectsState) -> Rule[None]:
    """AW-2.10 In reverse turn order each player hires a face-up Apprentice free of charge; then the gaps."""
    if not state.setting.starting_apprentice:
        return
    for seat in reversed(state.order()):
        player = state.players[seat]
        card = yield from choose(seat, "aw-starting-apprentice", face_up(state))
        state.row[state.row.index(card)] = None
        player.apprentices.append(card)
        yield tell("aw-starts-with", seat, card=card.key)
        yield from change_virtue(state, player, card.virtue)  # AW-2.13
    yield from fill_gaps(state)


# The opening Building cards


def deal_plans(state: ArchitectsState) -> Rule[None]:
    """AW-2.11 Four cards each for the draft; AW-11.1.3 five to the soloist; AW-12.1.4 four in co-op."""
    number = KEPT + 2 if state.setting.mode == SOLO else KEPT + 1
    yield from reveal()
    for player in state.players:
        mask = hand_mask(state, player.seat)
        draw_cards(state.plans, player.packet, number, mask)
    state.phase = Phase.PICKING


def pick(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-2.11 Keep one of the cards, in secret; AW-12.1.4 in co-op choose the one to discard."""
    prompt = "aw-draft" if state.baron is None else "aw-discard-opening"
    player.pick = yield from choose(player.seat, prompt, player.packet.cards.copy())


def pass_packets(state: ArchitectsState) -> Rule[None]:
    """AW-2.11 Everybody has chosen: what is kept goes to the hand, the others to the left.

    What others had seen before is no longer known: nobody can tell which of the cards was kept.
    """
    players = state.players
    for player in players:
        assert player.pick is not None
        player.packet.take(player.pick)
        if state.baron is None:
            player.hand.add(player.pick, only(player.seat))
        else:
            put_under(state.plans, player.pick, hand_mask(state, player.seat))
        player.pick = None
    if state.baron is not None:
        for player in players:
            keep_all(player, hand_mask(state, player.seat))
    elif len(players[0].packet) > 1:
        packets = [player.packet for player in players]
        for player in players:
            player.packet = packets[player.seat - 1]
            left = only((player.seat - 1) % len(players))
            player.packet.seen = [left | only(player.seat)] * len(player.packet)
        return
    else:
        for player in players:
            put_under(state.plans, player.packet.draw()[0], only(player.seat))
    yield from open_play(state)


def keep_all(player: Player, mask: int) -> None:
    """The cards left in a packet go to the hand."""
    for card in player.packet.cards:
        player.hand.add(card, mask)
    player.packet = Zone()


def keep_three(state: ArchitectsState) -> Rule[None]:
    """AW-11.1.3 The soloist keeps 3 of 5; the others go face down under the pile."""
    player = state.players[0]
    kept = yield from choose_some(0, "aw-keep-opening", player.packet.cards, KEPT, KEPT)
    for card in player.packet.cards:
        if card in kept:
            player.hand.add(card, only(0))
        else:
            put_under(state.plans, card, only(0))
    player.packet = Zone()
    yield from open_play(state)


def open_play(state: ArchitectsState) -> Rule[None]:
    """AW-2.12 The extra Building cards of the characters; then the first turn."""
    for seat in state.order():
        player = state.players[seat]
        extra = player.character.start.extra_buildings
        if extra:
            yield from draw_plans(state, player, extra)
    state.phase = Phase.PLAYING
    if state.setting.campaign:  # TS-5.13 what stands there when play begins counts as risen
        for seat in state.order():
            for counter, value in counters_of(state, seat).items():
                if value:
                    rise(state, seat, counter, value)
