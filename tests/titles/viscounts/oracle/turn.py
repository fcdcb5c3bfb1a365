"""VW-5: the turn in its six phases, and whose turn is next."""

from __future__ import annotations

from tests.titles.viscounts.oracle.actions import primary_action, reduction
from tests.titles.viscounts.oracle.book import card, card_id, cards, criminals, icons, number, segment, steps
from tests.titles.viscounts.oracle.effects import (
    Reading,
    corrupt,
    hire,
    perform,
    react,
    rearrange,
    take_top,
    virtue,
)
from tests.titles.viscounts.oracle.pen import NO


def turn(r: Reading, seat: int) -> None:
    """VW-5 A turn of a player."""
    value = play_card(r, seat)
    move(r, seat, value)
    primary_action(r, seat)
    recruit(r, seat)
    collide(r, seat)
    draw(r, seat)


def play_card(r: Reading, seat: int) -> int:
    """VW-5.1.2 to VW-5.1.6 The effect of the card that has dropped off, then the card played; its value."""
    me = r.me(seat)
    if r.at.round > 3 and card(me.discard[-1])["timing"] == "dropoff":
        dropped = me.discard[-1]  # since the fourth turn one card drops off in each
        perform(r, seat, card(dropped)["effects"], card_id(dropped))
    if me.hand:
        key = r.ask(seat, list(me.hand), "a card to play")
        me.hand.remove(key)
    else:
        key = take_top(r, seat)
    me.row[0] = key
    if icons(key)["criminal"]:
        for _ in range(criminals(me.row)):
            corrupt(r, seat)
    if card(key)["timing"] == "immediate":
        perform(r, seat, card(key)["effects"], card_id(key))
    return int(card(key)["cost"])


def move(r: Reading, seat: int, value: int) -> None:
    """VW-5.2 As far as the card says, or further."""
    me = r.me(seat)
    price = reach(r, seat, value)
    goal = r.ask(seat, [f"space:{space}" for space in price], "where to")
    me.space = goal.removeprefix("space:")
    me.goods["silver"] -= price[me.space]
    meet(r, seat)


def reach(r: Reading, seat: int, value: int) -> dict[str, int]:
    """VW-5.2.1 to VW-5.2.4 Every space he can end on, and the Silver it takes."""
    me = r.me(seat)
    free = int(cards("slots")["tp1"]["ability"]["n"]) if "tp1" in me.empty else 0
    here = {me.space}
    for _ in range(value):
        here = {there for space in here for there in steps(r.at.ring, space)}
    price = dict.fromkeys(here, 0)
    for more in range(1, me.goods["silver"] + free + 1):
        here = {there for space in here for there in steps(r.at.ring, space)}
        for space in here:
            price.setdefault(space, max(0, more - free))
    return price


def meet(r: Reading, seat: int) -> None:
    """VW-5.2.5, VW-10.4.2 The owners of other Viscounts there."""
    for other in r.at.after(seat):
        if r.me(other).space == r.me(seat).space:
            if r.me(other).board:
                perform(r, other, [{"do": "rearrange"}])
            else:
                rearrange(r, other)


def recruit(r: Reading, seat: int) -> None:
    """VW-5.4 The visible Townsfolk of the own Segment."""
    me = r.me(seat)
    pile = r.at.townsfolk[segment(me.space)]
    if pile:
        price = max(0, card(pile[-1])["cost"] - reduction(me))
        if price <= me.goods["silver"] and r.may(seat, [pile[-1]], "hiring") != NO:
            me.goods["silver"] -= price
            hire(r, seat, segment(me.space))


def reached(condition: str, n: int) -> bool:
    """VW-5.5.5 Whether so many Criminal icons meet the condition of a space."""
    return condition == "always" or (condition == "criminal_1plus") == (n > 0)


def collide(r: Reading, seat: int) -> None:
    """VW-5.5, VW-10.3.5."""
    me = r.me(seat)
    if me.corruption != me.virtue:
        return
    everybody = [seat, *r.at.after(seat)]
    for one in everybody:
        them = r.me(one)
        if them.board:
            slots = cards("rival_boards")[them.board]["slots"]
            for slot in sorted(them.empty):
                if slots[int(slot)]["when"] == "any_collision_no_criminal" and not them.criminals:
                    perform(r, one, slots[int(slot)]["effects"])
        elif "ws2" in them.empty and not them.criminals:
            virtue(r, one)
    for one in everybody:
        if not r.me(one).board:
            react(r, one, "on_any_collision")
    space = cards("collisions")[f"collision-{me.virtue}"]
    meets = [one for one in r.at.after(seat) if reached(space["others_condition"], r.me(one).criminals)]
    perform(r, seat, space["rival_current" if me.board else "current"])
    for one in meets:
        perform(r, one, space["others"])
    me.corruption, me.virtue = 1, 7


def hand_limit(r: Reading, seat: int) -> int:
    """VW-5.6.2."""
    me = r.me(seat)
    limit = int(number("player-board")["base_hand_limit"])
    if "ws3" in me.empty:
        limit += cards("slots")["ws3"]["ability"]["n"]
    if r.at.leader == seat:
        limit += cards("bonus_cards")["castle-leader"]["hand_limit"]
    return limit


def draw(r: Reading, seat: int) -> None:
    """VW-5.6."""
    me = r.me(seat)
    while len(me.hand) < hand_limit(r, seat) and (me.draw or me.discard):
        me.hand.append(take_top(r, seat))


def next_turn(r: Reading, seat: int) -> None:
    """VW-5, VW-9.2 The next player, the next round, or the end."""
    at = r.at
    following = (seat + 1) % len(at.players)
    if following == at.start:
        if at.last_round and at.round >= at.last_round:
            at.over = True
            at.current = following
            return
        at.round += 1
    at.current = following
    slide(r, following)


def slide(r: Reading, seat: int) -> None:
    """VW-5.1.1, VW-5.1.2 A turn begins when the cards have moved to the right: there the engine stops."""
    me = r.me(seat)
    if not me.board:
        dropped = me.row[2]
        me.row = [None, me.row[0], me.row[1]]
        if dropped is not None:
            me.discard.append(dropped)
