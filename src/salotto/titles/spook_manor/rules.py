"""The rules of Spook Manor, in the order of the rulebook. Read it beside data/rules.md.

Between two steps the state's phase says what comes next (`next_step`); where everybody acts at once, each
seat has a short rule of its own: commit a card and a cell, or move one monster.
"""

from __future__ import annotations

from salotto.kernel.decisions import Rule, Step, choose, final, key_of, reveal, shuffle, tell, together
from salotto.kernel.zones import EVERYBODY, NOBODY, Zone, only
from salotto.kit.decks import draw_cards
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import Colour, Room
from salotto.titles.spook_manor.monsters import (
    COLOUR_KEYS,
    blocked_monsters,
    blocked_spaces,
    colour_of,
    goals_of,
    movable,
    move,
)
from salotto.titles.spook_manor.placing import blocked_spots
from salotto.titles.spook_manor.settings import SETUP
from salotto.titles.spook_manor.state import Draft, Manor, Phase, SpookManorState

DONE = "done"


def next_step(game: SpookManorState) -> Step | None:
    """SM-4.1.2 What comes next; SM-4.1.3 the engine waits for every player before it goes on."""
    phase = game.phase
    if phase is Phase.PLAY:
        committing = {manor.seat: play_room(game, manor) for manor in game.manors if manor.card is None}
        return together(committing) if committing else reveal_rooms(game)
    if phase is Phase.PLACES:
        moving = {manor.seat: change_places(manor) for manor in game.manors if not manor.done}
        if moving:
            return together(moving)
        return refill_display(game) if game.drafts else pass_and_draw(game)
    if phase is Phase.FOYER:
        laying = {manor.seat: lay_foyer(manor) for manor in game.manors if not manor.halves}
        return together(laying) if laying else reveal_foyers(game)
    if phase is Phase.SETUP:
        return set_up(game)
    if phase is Phase.DEAL:
        return deal_drafts(game) if SETUP.modes[game.mode].draft_decks else deal_hands(game)
    return None


# 3 Set-up


def set_up(game: SpookManorState) -> Rule[None]:
    """SM-3.2, SM-7.2 Shuffle the Foyer cards and deal two to each player."""
    game.boxed_foyers = Zone(BOX.foyers)
    yield from shuffle(game.boxed_foyers)
    for manor in game.manors:
        draw_cards(game.boxed_foyers, manor.dealt, SETUP.foyers_per_player, only(manor.seat))
    game.phase = Phase.FOYER


def lay_foyer(manor: Manor) -> Rule[None]:
    """SM-3.3 Decide which of the two Foyer cards becomes the Left half."""
    left = yield from choose(manor.seat, "sm-lay-foyer", manor.dealt.cards)
    (right,) = (foyer for foyer in manor.dealt if foyer is not left)
    manor.halves = [left, right]


def reveal_foyers(game: SpookManorState) -> Rule[None]:
    """SM-3.4 All Foyers are revealed together, before anybody sees a Room card."""
    for manor in game.manors:
        left, right = manor.halves
        manor.dealt.take(left)
        manor.dealt.take(right)
        manor.lay_foyer(left, right)
        yield tell("sm-lays-foyer", manor.seat, left=left.key, right=right.right_half)
    game.phase = Phase.DEAL


def deal_hands(game: SpookManorState) -> Rule[None]:
    """SM-3.5 to SM-3.7 Deal every player a deck and an opening hand; SM-3.6 the rest stays in the box."""
    yield from shuffle_rooms(game)
    for manor in game.manors:
        draw_cards(game.box, manor.deck, SETUP.dealt_per_player, NOBODY)
    for manor in game.manors:
        draw_cards(manor.deck, manor.hand, SETUP.opening_hand, only(manor.seat))
    begin_round(game)


def deal_drafts(game: SpookManorState) -> Rule[None]:
    """SM-7.3, SM-7.4, SM-8.1 Deal the Draft decks and reveal their Displays."""
    yield from shuffle_rooms(game)
    for _ in range(SETUP.modes[game.mode].draft_decks):
        draft = Draft()
        draw_cards(game.box, draft.deck, SETUP.cards_per_draft_deck, NOBODY)
        fill_display(draft)
        game.drafts.append(draft)
    begin_round(game)


def shuffle_rooms(game: SpookManorState) -> Rule[None]:
    """SM-3.5 Shuffle all the Room cards."""
    game.box = Zone(BOX.rooms)
    yield from shuffle(game.box)


def begin_round(game: SpookManorState) -> None:
    """SM-4.1.2 Phase 1A of the next round."""
    game.round += 1
    game.phase = Phase.PLAY


# 4.2 Phase 1A: choose and play


def play_room(game: SpookManorState, manor: Manor) -> Rule[None]:
    """SM-4.2.1 Secretly choose a card of the hand (SM-7.5: of a Display) and the cell where it will go."""
    room = yield from choose(manor.seat, "sm-play-room", offered_rooms(game, manor))
    spot = yield from choose(
        manor.seat,
        "sm-choose-spot",
        manor.open_spots(),
        lambda: blocked_spots(manor),
        room=room.key,
    )
    manor.card, manor.spot = room, spot


def offered_rooms(game: SpookManorState, manor: Manor) -> list[Room]:
    """SM-4.2.1 The hand; SM-7.5 in the solo game the cards of every Display."""
    if not game.drafts:
        return manor.hand.cards
    return [room for draft in game.drafts for room in draft.display]


def reveal_rooms(game: SpookManorState) -> Rule[None]:
    """SM-4.2.2 All choices are revealed, every card is placed, and its guests arrive."""
    placed = []
    for manor in game.manors:
        room, spot = manor.card, manor.spot
        assert room is not None
        assert spot is not None
        if game.drafts:
            draft_of(game, room).display.take(room)
        else:
            manor.hand.take(room)
        manor.build(room, spot)
        manor.card = manor.spot = None
        yield tell(
            "sm-builds", manor.seat, room=room.key, floor=spot.y, column=spot.x, guests=len(room.invitations)
        )
        placed.append(room)
    yield from welcome(game, placed)
    game.phase = Phase.PLACES


# 4.3 Invitations


def welcome(game: SpookManorState, placed: list[Room]) -> Rule[None]:
    """SM-4.3.1 For each invitation a monster comes to the Foyer, if the supply has one (SM-4.3.5).

    SM-4.3.6 Where a colour runs short, one icon at a time per player in seat order, round and round.
    """
    for colour in Colour:
        due = [room.invitations.count(colour) for room in placed]
        while any(due):
            for seat, manor in enumerate(game.manors):
                if not due[seat]:
                    continue
                due[seat] -= 1
                if game.supply[colour]:
                    game.supply[colour] -= 1
                    manor.waiting[colour] += 1
                else:
                    yield tell("sm-nobody-comes", manor.seat, colour=COLOUR_KEYS[colour])


# 4.4 Phase 1B: change places


def change_places(manor: Manor) -> Rule[None]:
    """SM-4.4.1 Move one monster, or be done."""
    monster = yield from choose(
        manor.seat, "sm-move-monster", [*movable(manor), DONE], lambda: blocked_monsters(manor)
    )
    if isinstance(monster, str):
        manor.done = True
        yield from final("SM-4.4.14")
        return
    colour = COLOUR_KEYS[colour_of(manor, monster)]
    goal = yield from choose(
        manor.seat,
        "sm-move-where",
        goals_of(manor, monster),
        lambda: blocked_spaces(manor, monster),
        monster=monster.key,
        colour=colour,
    )
    move(manor, monster, goal)
    yield tell("sm-moves", manor.seat, colour=colour, goal=key_of(goal))


# 4.5 Phase 2: pass and draw


def pass_and_draw(game: SpookManorState) -> Rule[None]:
    """SM-4.5.1, SM-4.5.2, SM-4.5.5 All hands go one seat clockwise at once, then everybody draws a card.

    SM-5.1, SM-5.5 In the last round nothing is passed and nothing drawn: the game is over.
    """
    end_of_places(game)
    if game.round == game.rounds:
        game.phase = Phase.OVER
        return
    hands = [manor.hand for manor in game.manors]
    for manor, hand in zip(game.manors, hands[-1:] + hands[:-1], strict=True):
        hand.show(only(manor.seat))
        manor.hand = hand
        manor.hand.add(*manor.deck.draw(only(manor.seat)))
    yield from reveal()
    yield tell("sm-hands-pass", round=game.round)
    begin_round(game)


def end_of_places(game: SpookManorState) -> None:
    """SM-4.4.14 When all have answered `done`, phase 2 follows."""
    for manor in game.manors:
        manor.done = False


# 7 Solo game


def refill_display(game: SpookManorState) -> Rule[None]:
    """SM-7.7 The other card of the used Display is discarded and two new ones are revealed.

    SM-7.8 A Draft deck without cards is out; SM-7.9, SM-8.2 when all are out the game ends.
    """
    end_of_places(game)
    used = next(draft for draft in game.drafts if len(draft.display) == 1)
    other, _ = used.display.draw()
    game.discard.add(other, EVERYBODY)
    if used.deck.cards:
        yield from reveal()
    fill_display(used)
    yield tell("sm-refills", game.manors[0].seat, discarded=other.key, left=len(used.deck))
    if any(draft.display.cards for draft in game.drafts):
        begin_round(game)
    else:
        game.phase = Phase.OVER


def fill_display(draft: Draft) -> None:
    """SM-7.4 Turn up the next two cards of a Draft deck, if it has any."""
    draw_cards(draft.deck, draft.display, SETUP.display_per_draft_deck, EVERYBODY)


def draft_of(game: SpookManorState, room: Room) -> Draft:
    """SM-7.5 The Draft deck in whose Display the card lies."""
    return next(draft for draft in game.drafts if room in draft.display.cards)
