"""AW-4.3, AW-4.5, AW-7, AW-12.2, AW-12.3: hiring, captures, Donations, the Reset."""

from __future__ import annotations

from collections.abc import Sequence

from tests.titles.architects.oracle.book import GOODS, MARKETS, OPEN, apprentice, cards
from tests.titles.architects.oracle.money import gain, gain_virtue, lose_virtue, take_debt
from tests.titles.architects.oracle.picks import NotAllowed, Pick
from tests.titles.architects.oracle.position import Position

# Hiring


def discard_apprentice(position: Position, card: str) -> None:
    """AW-4.3.9 Under the pile; AW-12.2.6 a Rogue or Reverend leaves the game."""
    position.me.apprentices.remove(card)
    if not card.startswith("coop-apprentice"):
        position.apprentice_pile.append(card)


def hire(position: Position, row: int, column: int, pick: Pick) -> None:
    """AW-4.3.5 to AW-4.3.8 Take the card at a 0-based column, once all is paid."""
    me = position.me
    if len(me.apprentices) >= me.apprentice_limit:
        discard_apprentice(position, pick(sorted(set(me.apprentices))))
    card, silver = position.rows[row].pop(column)
    if position.apprentice_pile:
        position.rows[row].append((position.apprentice_pile.pop(0), 0))
    me.silver += silver
    me.apprentices.append(card)
    change_virtue(position, position.active, apprentice(card)["virtue"], pick)


def hire_any(position: Position, pick: Pick) -> None:
    """Hire any face-up Apprentice, whatever the column."""
    row, column = pick([(row, column) for row in (0, 1) for column in range(len(position.rows[row]))])
    hire(position, row, column, pick)


def change_virtue(position: Position, seat: int, n: int, pick: Pick) -> None:
    """A printed change of Virtue."""
    if n > 0:
        gain_virtue(position, seat, n, pick)
    else:
        lose_virtue(position, seat, -n, pick)


def clear_first_column(position: Position) -> None:
    """AW-4.9.4 Both Apprentices of column 1 go under the pile, the rows slide and refill."""
    leaving = [row.pop(0)[0] for row in position.rows if row]
    position.apprentice_pile += leaving
    for row in position.rows:
        if position.apprentice_pile:
            row.append((position.apprentice_pile.pop(0), 0))


# Captures


def groups(position: Position) -> list[tuple[str, int]]:
    """AW-4.5.3, AW-12.2.1 The groups that the player to move may capture."""
    return [
        (place, owner)
        for place in OPEN
        for owner, n in sorted(position.places[place].items())
        if n and (not position.coop or owner in (position.active, position.humans))
    ]


def capture(position: Position, place: str, owner: int) -> None:
    """AW-4.5.6."""
    me = position.me
    n = position.places[place].pop(owner)
    if owner == position.active:
        me.home += n
    else:
        me.captives[owner] = me.captives.get(owner, 0) + n


def free_captures(position: Position, n: int, most_places: int, pick: Pick) -> None:
    """AW-5.1.5 Up to n captures without paying."""
    used: set[str] = set()
    for _ in range(n):
        offered: Sequence[tuple[str, int] | None] = [
            group for group in groups(position) if group[0] in used or len(used) < most_places
        ]
        group = pick([None, *offered])
        if group is None:
            return
        used.add(group[0])
        capture(position, *group)


def release_from_boards(position: Position, seat: int) -> None:
    """All Workers of a seat come home from every other board."""
    for captives in position.boards_of_others(seat):
        position.players[seat].home += captives.pop(seat, 0)


def release_from_prison(position: Position, seat: int) -> None:
    """All Workers of a seat come home from Prison."""
    position.players[seat].home += position.prison.pop(seat, 0)


def imprison_captives(position: Position, captives: dict[int, int]) -> int:
    """All Workers on a board go to Prison; how many they were."""
    n = sum(captives.values())
    for owner, workers in captives.items():
        position.prison[owner] = position.prison.get(owner, 0) + workers
    captives.clear()
    return n


# Donations


def donate(position: Position, pick: Pick) -> None:
    """AW-12.3.1, AW-12.3.2 Exactly 1 item to another player or onto a Request that asks for it."""
    me, baron = position.me, position.baron
    assert baron is not None
    items = [good for good in GOODS if me.goods[good]]
    if me.silver:
        items.append("silver")
    items += [f"building:{card}" for card in me.hand]
    if me.unpaid:
        items.append("debt_unpaid")
    if me.paid:
        items.append("debt_paid")
    item = pick(items)
    kind = "building_card" if item.startswith("building:") else item
    receivers: list[int | str] = [seat for seat in range(position.humans) if seat != position.active]
    for request in baron.requests:
        card = cards("coop_requests")[request.card]
        incomplete = request.items < card["per_player"] * position.humans
        if request.revealed and incomplete and card["item"] == kind:
            receivers.append(request.card)
    to = pick(receivers)
    if isinstance(to, str):
        next(request for request in baron.requests if request.card == to).items += 1
    if item == "silver":
        me.silver -= 1
        if isinstance(to, int):
            position.players[to].silver += 1
    elif item == "debt_unpaid":
        me.unpaid -= 1
        if isinstance(to, int):
            position.players[to].unpaid += 1
    elif item == "debt_paid":
        me.paid -= 1
        if isinstance(to, int):
            position.players[to].paid += 1
    elif kind == "building_card":
        card_id = item.removeprefix("building:")
        me.hand.remove(card_id)
        if isinstance(to, int):
            position.players[to].hand.append(card_id)
    else:
        me.goods[item] -= 1
        if isinstance(to, int):
            position.players[to].goods[item] += 1


# The Reset


def reset_opens(position: Position, pick: Pick) -> None:
    """AW-7.2, AW-7.3 Workers to Prison, the market turns; AW-11.2.5 a Future Scheme comes up."""
    del pick
    for space, owner in enumerate(position.market):
        if owner is not None:
            position.prison[owner] = position.prison.get(owner, 0) + 1
            position.market[space] = None
    if not position.small:
        position.small, position.large = position.large, []
        position.gamble = True
    if position.small:
        position.large.insert(0, position.small.pop(0))
    if position.future_schemes:
        position.schemes.insert(0, position.future_schemes.pop(0))


def reset_abilities(position: Position, seat: int, pick: Pick) -> None:
    """AW-7.4 A player's own abilities in any order."""
    player = position.players[seat]
    todo = player.effects("reset")
    if player.can("release_on_reset"):
        todo.append({"do": "release_prisoners", "n": 1})
    while todo:
        effect = todo.pop(pick(range(len(todo))))
        jailed = position.prison.get(seat, 0)
        if effect["do"] == "release_prisoners":
            freed = pick(range(min(effect["n"], jailed) + 1))
            position.prison[seat] = jailed - freed
            player.home += freed
        elif effect.get("if") != "no_own_prisoners" or not jailed:
            gain(position, seat, effect["what"], effect["n"], pick)


def reset_judges(position: Position, pick: Pick) -> None:
    """AW-7.5, AW-7.6, AW-7.8, AW-12.6 Virtue for three in Prison, Debts for the most."""
    everybody = range(len(position.players))
    for seat in [seat for seat in everybody if position.prison.get(seat, 0) >= 3]:
        lose_virtue(position, seat, 1, pick)
    most = max(position.prison.values(), default=0)
    if most:
        for seat in [seat for seat in everybody if position.prison.get(seat, 0) == most]:
            take_debt(position, seat, pick)


def take_home(position: Position, where: str, pick: Pick) -> None:
    """AW-3.3, AW-3.3.1 One own Worker comes back to the own board."""
    del pick
    seat, me = position.active, position.me
    if where in position.places:
        table = position.places[where]
    elif where == "prison":
        table = position.prison
    elif where in MARKETS:
        space = MARKETS.index(where)
        if position.market[space] != seat:
            raise NotAllowed
        position.market[space] = None
        me.home += 1
        return
    else:
        board = int(where.removeprefix("board:"))
        if board < len(position.players):
            table = position.players[board].captives
        else:
            assert position.baron is not None
            table = position.baron.captives
    if not table.get(seat):
        raise NotAllowed
    table[seat] -= 1
    me.home += 1
