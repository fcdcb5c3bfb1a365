"""What comes next: the structure of a round and its end (PW-4, PW-10)."""

from __future__ import annotations

from collections.abc import Callable

from salotto.kernel.decisions import Rule, Step, choose, reveal, tell, together
from salotto.kernel.zones import EVERYBODY, only
from salotto.kit.agenda import task
from salotto.kit.decks import next_card, put_under
from salotto.titles.paladins.boards import FAVOUR_PLACES, ORDER_PLACES, ROUNDS
from salotto.titles.paladins.cards import CRIMINAL, WORKERS
from salotto.titles.paladins.coop import (
    finish_together,
    more_baron_workers,
    resolve_threats,
    starting_townsfolk,
    suffer,
    turn_up_threats,
)
from salotto.titles.paladins.inquisition import gain_suspicion
from salotto.titles.paladins.rows import (
    discard_outsider,
    discard_townsfolk,
    slide_outsiders,
    slide_townsfolk,
)
from salotto.titles.paladins.setup import draft, end_of_setup, lay_out
from salotto.titles.paladins.solo import (
    favour_turned_up,
    order_turned_up,
    rival_begins_round,
    rival_ends_round,
    rival_turn,
)
from salotto.titles.paladins.state import NO_BOOST, NOTHING, PaladinsState, Phase, Player
from salotto.titles.paladins.turn import keep_workers, turn, turn_of

PALADINS_DRAWN = 3


def begin_round(game: PaladinsState) -> Rule[None]:
    """PW-4 The sequence of a round."""
    game.round += 1
    game.passes = ()
    if game.round > 1 and game.rival is None:
        game.start = (game.start + 1) % game.setting.players  # PW-4.1
    order = [player.seat for player in game.in_turn_order() if not game.is_rival(player)]
    yield tell("pw-round", game.start if game.rival is None else None, round=game.round)
    game.agenda.plan(
        task("kings-cards"),
        task("tavern"),
        task("draw-paladins"),
        task("choose-paladins"),
        *(task("take-workers", seat) for seat in order),
        *([task("rival-begins-round")] if game.rival is not None else []),
        turn_of(game, order[0]),
    )


def kings_cards(game: PaladinsState) -> Rule[None]:
    """PW-4.2 Turn up the King's cards of the round; PW-14.8.1 then the Threats under them."""
    game.phase = Phase.KINGS_CARDS
    yield from reveal()
    while game.orders_up < len(ORDER_PLACES) and ORDER_PLACES[game.orders_up].round <= game.round:
        yield from turn_up_order(game)
    while game.favours_up < len(FAVOUR_PLACES) and FAVOUR_PLACES[game.favours_up].round <= game.round:
        at = game.favours_up
        game.favours.seen[at] = EVERYBODY
        game.favours_up += 1
        yield tell("pw-favour-turned-up", card=game.favours.cards[at].key)
        if game.rival is not None:
            yield from favour_turned_up(game.rival)
    if game.overlord is not None:
        yield from turn_up_threats(game, game.overlord)


def turn_up_order(game: PaladinsState) -> Rule[None]:
    """PW-4.2 The next Order of the track."""
    at = game.orders_up
    game.orders_up += 1
    if game.overlord is not None:
        game.overlord.orders.seen[at] = EVERYBODY
        yield tell("pw-order-turned-up", card=game.overlord.orders.cards[at].key, vp=ORDER_PLACES[at].vp)
        return
    game.orders.seen[at] = EVERYBODY
    yield tell("pw-order-turned-up", card=game.orders.cards[at].key, vp=ORDER_PLACES[at].vp)
    if game.rival is not None:
        yield from order_turned_up(game.rival, at, game.orders.cards[at])


def lay_out_tavern(game: PaladinsState) -> Rule[None]:
    """PW-4.3 Turn up the Tavern cards of the round, one more than there are players."""
    game.phase = Phase.TAVERN
    for _ in range(game.setting.numbers.tavern_cards):
        card = yield from next_card(game.tavern, game.tavern_discard)
        assert card is not None  # PW-R19 there are 24, and at most 5 lie elsewhere
        game.tavern_row = (*game.tavern_row, card)
    yield tell("pw-tavern-laid-out", cards=[card.key for card in game.tavern_row])


def draw_paladins(game: PaladinsState) -> Rule[None]:
    """PW-4.4 All draw the top 3 cards of their Paladin piles; only the owner sees them (PW-2.5)."""
    game.phase = Phase.PALADINS
    yield from reveal()
    for player in game.players:
        player.drawn = tuple(player.pile.draw()[0] for _ in range(PALADINS_DRAWN))


def choose_paladin(player: Player) -> Rule[None]:
    """PW-4.4 One of three for this round, one on top of the pile, one at its bottom."""
    seat = player.seat
    used = yield from choose(seat, "pw-choose-paladin", player.drawn)
    others = [card for card in player.drawn if card is not used]
    top = yield from choose(seat, "pw-paladin-on-top", others, used=used.key)
    bottom = others[1] if top is others[0] else others[0]
    player.drawn = ()
    player.paladin = used
    player.pile.add(top, only(seat))
    put_under(player.pile, bottom, only(seat))
    yield tell("pw-has-chosen", seat)


def paladins_chosen(game: PaladinsState) -> Rule[None]:
    """PW-4.4 Everybody has chosen."""
    game.phase = Phase.TAVERN
    yield tell("pw-all-have-chosen")


def take_workers(game: PaladinsState, seat: int) -> Rule[None]:
    """PW-4.5 Reveal the Paladin, then take one of the Tavern cards left."""
    player = game.players[seat]
    game.active = seat
    paladin = player.paladin
    assert paladin is not None
    yield from reveal()
    player.shown = True
    player.boost = (paladin.boost.strength, paladin.boost.faith, paladin.boost.influence)
    workers = [f"worker:{worker}" for worker in paladin.workers]
    yield tell("pw-reveals-paladin", seat, card=paladin.key, workers=workers)
    yield from gain_each(game, player, paladin.workers)
    card = yield from choose(seat, "pw-choose-tavern", game.tavern_row)
    game.tavern_row = tuple(each for each in game.tavern_row if each is not card)
    player.tavern = card
    yield tell("pw-takes-tavern", seat, card=card.key)
    yield from gain_each(game, player, card.workers)
    game.active = -1


def gain_each(game: PaladinsState, player: Player, workers: tuple[str, ...]) -> Rule[None]:
    """PW-4.5 The Workers of a card, from left to right; every Criminal brings Suspicion at once."""
    for name in workers:
        worker = WORKERS.index(name)
        player.workers[worker] += 1
        if worker == CRIMINAL:
            yield from gain_suspicion(game, player)


# The end of a round


def end_of_round(game: PaladinsState) -> Rule[None]:
    """PW-10.7 The limit of 3 Workers, in co-op the Threats, then the refresh; PW-11.1 none after round 7."""
    game.phase = Phase.END_OF_ROUND
    order = [player.seat for player in game.in_turn_order() if not game.is_rival(player)]
    limits = [task("limit", seat) for seat in order]
    threats = [task("threats"), *limits] if game.overlord is not None else []
    game.agenda.plan(*limits, *threats, task("refresh" if game.round < ROUNDS else "end-of-game"))
    yield tell("pw-all-have-passed")


def limit_workers(game: PaladinsState, seat: int) -> Rule[None]:
    """PW-10.3 The limit of 3 Workers is checked again."""
    yield from keep_workers(game, game.players[seat])


def refresh(game: PaladinsState) -> Rule[None]:
    """PW-10.4 Both rows, the Tavern, the Favours; the used Paladins leave the game (PW-4.8)."""
    yield from reveal()
    discard_townsfolk(game, len(game.townsfolk_row) - 1)
    discard_outsider(game, 0)
    if game.rival is not None:
        discard_townsfolk(game, len(game.townsfolk_row) - 2)  # PW-12.6.2
        discard_outsider(game, 1)
        rival_ends_round(game.rival)
    slide_townsfolk(game)
    slide_outsiders(game)
    for player in game.players:
        clear_up(game, player)
    for card in game.tavern_row:
        game.tavern_discard.add(card, EVERYBODY)
    game.tavern_row = ()
    game.favour_workers = [NOTHING] * len(game.favour_workers)
    yield tell("pw-refreshed")
    game.agenda.plan(task("round"))


def clear_up(game: PaladinsState, player: Player) -> None:
    """PW-4.8, PW-10.4.3 The Paladin leaves the game, the Tavern card goes to the discard pile."""
    if player.paladin is not None:
        player.spent = (*player.spent, player.paladin)
    player.paladin = None
    player.shown = False
    player.boost = NO_BOOST
    player.passed = False
    if player.tavern is not None:
        game.tavern_discard.add(player.tavern, EVERYBODY)
        player.tavern = None


def end_of_game(game: PaladinsState) -> Rule[None]:
    """PW-11.1 After round 7 the points are counted."""
    if game.overlord is not None:
        yield from finish_together(game)
    game.phase = Phase.OVER
    yield tell("pw-game-over")


# What comes next

RULES: dict[str, Callable[..., Rule[None]]] = {
    "lay-out": lay_out,
    "starting-townsfolk": starting_townsfolk,
    "draft": draft,
    "end-of-setup": end_of_setup,
    "round": begin_round,
    "kings-cards": kings_cards,
    "tavern": lay_out_tavern,
    "draw-paladins": draw_paladins,
    "choose-paladins": paladins_chosen,
    "take-workers": take_workers,
    "rival-begins-round": rival_begins_round,
    "turn": turn,
    "rival-turn": rival_turn,
    "end-of-round": end_of_round,
    "limit": limit_workers,
    "threats": resolve_threats,
    "suffer": suffer,
    "more-baron-workers": more_baron_workers,
    "refresh": refresh,
    "end-of-game": end_of_game,
}


def next_step(game: PaladinsState) -> Step | None:
    """What the agenda says; the Paladins are chosen by all at once (PW-4.4)."""
    coming = game.agenda.next()
    if coming is None:
        return None
    if coming.rule == "choose-paladins":
        choosing = {player.seat: choose_paladin(player) for player in game.players if player.drawn}
        if choosing:
            return together(choosing)
    return game.agenda.step(RULES, game)
