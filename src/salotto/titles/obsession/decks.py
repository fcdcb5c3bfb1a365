"""Drawing people, objective cards and VP cards (OB-4.6.8, OB-4.6.9, OB-13)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, choose_some, order, reveal, shuffle, tell
from salotto.kernel.zones import EVERYBODY, only
from salotto.kit.decks import draw_cards, put_under
from salotto.titles.obsession.cards import Gentry, Group
from salotto.titles.obsession.settings import PRESTIGE_MOST
from salotto.titles.obsession.state import ObsessionState, Player

# People


def invite(game: ObsessionState, player: Player, name: str, look: int, take: int) -> Rule[None]:
    """OB-4.6.8, OB-1.12 Look at some cards of a deck, keep some, put the others at the bottom."""
    yield from look_and_keep(game, player, name, look, take)
    if game.looked.cards:
        rest = yield from order(player.seat, "ob-bottom-order", game.looked.cards)
        yield from put_back(game, player, name, rest)
    yield from keep_prestige_limit(game, player)


def meet(game: ObsessionState, player: Player, name: str, look: int, take: int) -> Rule[None]:
    """OB-22.10 The same, but the cards that go back are shuffled first."""
    yield from look_and_keep(game, player, name, look, take)
    yield from shuffle(game.looked)
    yield from put_back(game, player, name, game.looked.cards.copy())
    yield from keep_prestige_limit(game, player)


def look_and_keep(game: ObsessionState, player: Player, name: str, look: int, take: int) -> Rule[None]:
    """OB-4.6.8 Look at some cards of a deck and take some of them into the hand."""
    deck, looked = game.deck(name), game.looked
    mask = only(player.seat) if look > take else EVERYBODY
    draw_cards(deck, looked, look, mask)
    if not looked.cards:
        return
    yield from reveal()
    kept = yield from choose_some(player.seat, "ob-keep-guest", looked.cards, min(take, len(looked)), take)
    for card in kept:
        looked.take(card)
        player.hand.append(card)
        yield tell("ob-invites", player.seat, guest=card.key)


def put_back(game: ObsessionState, player: Player, name: str, rest: list[Gentry]) -> Rule[None]:
    """OB-1.10 The cards looked at and not kept go to the bottom of their deck."""
    for card in rest:
        put_under(game.deck(name), card, game.looked.take(card))
    if rest:
        yield tell("ob-puts-back", player.seat, cards=len(rest), deck=f"deck:{name}")


def keep_prestige_limit(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-19.12, OB-19.14 Whoever has too many prestige guests, attending ones included, returns one."""
    attending = game.plan.guests if game.plan is not None else ()
    while game.setting.prestige_limit:
        guests = [card for card in (*player.hand, *player.discards) if card.group is Group.PRESTIGE]
        options = [card for card in guests if card not in attending]
        if len(guests) <= PRESTIGE_MOST or not options:
            return
        card = yield from choose(player.seat, "ob-return-prestige", options)
        yield from dismiss(game, player, card)


def take_back(player: Player, prompt: str, cards: list[Gentry]) -> Rule[None]:
    """OB-13.10, OB-24.13 One of some cards comes back from the discard pile to the hand."""
    card = yield from choose(player.seat, prompt, cards)
    player.discards.remove(card)
    player.hand.append(card)
    yield tell("ob-guest-returns", player.seat, guest=card.key)


def dismiss(game: ObsessionState, player: Player, card: Gentry) -> Rule[None]:
    """OB-4.6.10 A guest goes to the bottom of the own deck; starters go under the casual deck."""
    for place in (player.hand, player.discards):
        if card in place:
            place.remove(card)
    put_under(game.prestige if card.group is Group.PRESTIGE else game.casual, card, EVERYBODY)
    yield tell("ob-dismisses", player.seat, guest=card.key)


# Objective cards


def draw_objectives(game: ObsessionState, player: Player, look: int, take: int) -> Rule[None]:
    """OB-3.9, OB-13.2, OB-1.12 Draw objective cards and keep some; the others go to the bottom."""
    deck = game.objective_deck
    own = game.setting.insiders(player.seat)
    drawn = draw_cards(deck, player.objectives, look, own)
    if not drawn:
        return
    yield from reveal()
    yield tell("ob-draws-objectives", player.seat, cards=min(take, len(drawn)))
    if len(drawn) > take:
        kept = yield from choose_some(player.seat, "ob-keep-objective", drawn, take, take)
        for card in drawn:
            if card not in kept:
                put_under(deck, card, player.objectives.take(card))


# VP cards


def draw_vp_card(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-4.6.9, OB-1.11 Draw a VP card in secret, if there is one."""
    deck = game.vp_deck
    if not deck.cards:
        return
    player.vp_cards.add(*deck.draw(game.setting.insiders(player.seat)))
    yield from reveal()
    yield tell("ob-draws-vp-card", player.seat)
