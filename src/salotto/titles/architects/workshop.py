"""Workshop: hiring Apprentices and drawing plans (AW-4.3, AW-4.4)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, may, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import put_under
from salotto.titles.architects import refusals
from salotto.titles.architects.cards import Apprentice, Power
from salotto.titles.architects.effects import SILVER
from salotto.titles.architects.settings import COLUMNS, HIRE, PLANS, ROWS
from salotto.titles.architects.state import ArchitectsState, Player
from salotto.titles.architects.virtue import change_virtue, draw_plans, pay_silver, tax_due

SILVER_TO_HIRE = HIRE.pay.get("silver", 0)
TAX_TO_HIRE = HIRE.pay.get("tax", 0)


def hire_silver(player: Player) -> int:
    """AW-4.3.2 The untaxed Silver of hiring; AW-10.5 Rudolf pays less."""
    if player.character.power is Power.HIRE_DISCOUNT:
        return max(0, SILVER_TO_HIRE - player.character.ability.silver)
    return SILVER_TO_HIRE


def hire_price(player: Player) -> int:
    """AW-4.3.2 What hiring costs without skipping, Tax included."""
    return hire_silver(player) + tax_due(player, TAX_TO_HIRE)


def skip_cost(at: int, workers: int) -> int:
    """AW-4.3.4 The Silver to lay on cards to reach a space of the display with so many Workers."""
    return max(0, at % COLUMNS + 1 - workers) * HIRE.skip


def hire_at_workshop(state: ArchitectsState, player: Player, workers: int) -> Rule[None]:
    """AW-4.3 Hire one Apprentice within reach, or beyond it for Silver on the cards passed over."""
    silver = player.goods[SILVER] - hire_price(player)
    offered = [
        card for at, card in enumerate(state.row) if card is not None and skip_cost(at, workers) <= silver
    ]
    card = yield from choose(
        player.seat,
        "aw-hire",
        offered,
        blocked=lambda: column_refusals(state, silver, workers),
        workers=workers,
        price=hire_price(player),
    )
    yield from make_room(state, player)
    at = state.row.index(card)
    paid = pay_silver(state, player, hire_silver(player), TAX_TO_HIRE)
    skipped = skip_cost(at, workers)
    start = at - at % COLUMNS
    for column in range(start, start + skipped):
        state.coins[column] += 1
    player.goods[SILVER] -= skipped
    yield from hire(state, player, card, paid + skipped)


def column_refusals(state: ArchitectsState, silver: int, workers: int) -> list[Blocked]:
    """The Apprentices that are too far away."""
    return [
        refusals.HIRE_COLUMN.blocks(card.key, n=skip_cost(at, workers))
        for at, card in enumerate(state.row)
        if card is not None and skip_cost(at, workers) > silver
    ]


def hire_any(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-4.7.3 Hire any face-up Apprentice; it is already paid for."""
    card = yield from choose(player.seat, "aw-hire-any", face_up(state))
    yield from make_room(state, player)
    yield from hire(state, player, card, 0)


def may_hire_any(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-5.1.6 The Tavern: hire any face-up Apprentice free of charge, or none."""
    card = yield from may(player.seat, "aw-tavern", face_up(state))
    if card is not None:
        yield from make_room(state, player)
        yield from hire(state, player, card, 0)


def face_up(state: ArchitectsState) -> list[Apprentice]:
    """The Apprentices on the board."""
    return [card for card in state.row if card is not None]


def make_room(state: ArchitectsState, player: Player) -> Rule[None]:
    """AW-4.3.8 A player at the limit discards an Apprentice before hiring."""
    if len(player.apprentices) >= player.character.apprentice_limit:
        card = yield from choose(player.seat, "aw-make-room", player.apprentices.copy())
        yield from dismiss(state, player, card)


def hire(state: ArchitectsState, player: Player, card: Apprentice, paid: int) -> Rule[None]:
    """AW-4.3.5 Take the card and the Silver on it; AW-4.3.6 its Virtue effect; AW-4.3.7 the row slides."""
    at = state.row.index(card)
    coins = state.coins[at]
    player.goods[SILVER] += coins
    player.apprentices.append(card)
    yield tell("aw-hires", player.seat, card=card.key, paid=paid, coins=coins)
    state.row[at] = None
    state.coins[at] = 0
    yield from change_virtue(state, player, card.virtue)
    yield from slide_row(state, at // COLUMNS)


def slide_row(state: ArchitectsState, row: int) -> Rule[None]:
    """AW-4.3.7 Cards right of a gap slide left with their Silver; new ones come to the right."""
    start, end = row * COLUMNS, (row + 1) * COLUMNS
    kept = [(card, state.coins[at]) for at, card in enumerate(state.row) if start <= at < end and card]
    yield from reveal()
    for column in range(COLUMNS):
        if column < len(kept):
            state.row[start + column], state.coins[start + column] = kept[column]
        else:
            state.row[start + column] = turn_up(state)
            state.coins[start + column] = 0


def turn_up(state: ArchitectsState) -> Apprentice | None:
    """The next Apprentice of the pile, for everybody to see."""
    return state.pile.draw(EVERYBODY)[0] if state.pile.cards else None


def fill_gaps(state: ArchitectsState) -> Rule[None]:
    """AW-2.10 Each empty space is filled in place, upper row first, left to right."""
    yield from reveal()
    for at, card in enumerate(state.row):
        if card is None:
            state.row[at] = turn_up(state)


def dismiss(state: ArchitectsState, player: Player, card: Apprentice) -> Rule[None]:
    """AW-4.3.9 A discarded Apprentice goes under the pile; AW-12.2.6 Rogue and Reverend leave the game."""
    player.apprentices.remove(card)
    if not card.coop:
        put_under(state.pile, card, EVERYBODY)
    yield tell("aw-dismisses", player.seat, card=card.key)


def refresh(state: ArchitectsState, seat: int | None) -> Rule[None]:
    """AW-4.9.4, AW-11.4.3 Both Apprentices of column 1 go under the pile, their Silver to the Supply."""
    gone = [state.row[row * COLUMNS] for row in range(ROWS)]
    for row, card in enumerate(gone):
        if card is not None:
            put_under(state.pile, card, EVERYBODY)
            state.row[row * COLUMNS] = None
            state.coins[row * COLUMNS] = 0
    keys = [card.key for card in gone if card is not None]
    if len(keys) == ROWS:
        yield tell("aw-refreshes", seat, one=keys[0], other=keys[1])
    for row in range(ROWS):
        yield from slide_row(state, row)


def draw_at_workshop(state: ArchitectsState, player: Player, workers: int) -> Rule[None]:
    """AW-4.4.1 Draw 1 Building card, and 1 more for every 2 Workers here."""
    yield from draw_plans(state, player, PLANS.yields(workers))
