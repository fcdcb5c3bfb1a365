"""Manuscripts and Cleric Bonus Cards (VW-6.5, VW-8.14)."""

from __future__ import annotations

from salotto.kernel.decisions import Blocked, Rule, choose, reveal, tell
from salotto.kernel.zones import EVERYBODY
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import RIBBONS, Manuscript, PrintedManuscript
from salotto.titles.viscounts.refusals import WRONG_COST
from salotto.titles.viscounts.state import NOBODY, Player, ViscountsState, count_icons
from salotto.titles.viscounts.tasks import plan_script


def visible_manuscript(state: ViscountsState, position: int) -> Manuscript | PrintedManuscript:
    """VW-2.5 The top tile of a pile; VW-6.5.6 the printed one while the pile is empty."""
    pile = state.manuscripts[position].cards
    return pile[-1] if pile else state.layout.printed_manuscripts[position]


def transcribe(state: ViscountsState, player: Player, position: int) -> Rule[None]:
    """VW-6.5.3 Take the visible Manuscript; VW-6.5.6 a printed one only gives its effect."""
    if state.manuscripts[position].cards:
        yield from take_manuscript(state, player, position)
        return
    printed = state.layout.printed_manuscripts[position]
    yield tell("vw-transcribes", player.seat, manuscript=printed.key)
    plan_script(state, player.seat, printed.effects)


def take_manuscript(state: ViscountsState, player: Player, position: int) -> Rule[None]:
    """VW-6.5.3 It goes beside the board, VW-6.5.4 the next one is visible, VW-6.5.5 a bonus comes first."""
    pile = state.manuscripts[position]
    tile = pile.draw(EVERYBODY)[0]
    player.manuscripts.append(tile)
    state.rise(player, "vw_manuscripts", len(player.manuscripts))
    yield tell("vw-transcribes", player.seat, manuscript=tile.key)
    if pile.cards:
        yield from reveal()
        pile.seen[-1] = EVERYBODY
    yield from cleric_bonus(state, player, tile)
    for summary in player.summaries:  # VW-11.4.2
        if summary.ribbon is tile.ribbon:
            plan_script(state, player.seat, summary.gain)
    plan_script(state, player.seat, tile.effects)


def cleric_bonus(state: ViscountsState, player: Player, tile: Manuscript) -> Rule[None]:
    """VW-6.5.5 The first player with enough Manuscripts of a ribbon takes its card."""
    ribbon = RIBBONS.index(tile.ribbon)
    if state.bonus_owners[ribbon] != NOBODY:
        return
    card = BOX.cleric_bonus[ribbon]
    assert card.condition is not None
    if sum(1 for each in player.manuscripts if each.ribbon is tile.ribbon) < card.condition.count:
        return
    state.bonus_owners[ribbon] = player.seat
    player.bonuses.append(card)
    count_icons(state, player)
    yield tell("vw-cleric-bonus", player.seat, card=card.key)


def blocked_manuscripts(state: ViscountsState, options: list[Manuscript]) -> list[Blocked]:
    """VW-8.14 The visible Manuscripts of another cost."""
    tops = [pile.cards[-1] for pile in state.manuscripts if pile.cards]
    return [WRONG_COST.blocks(tile.key) for tile in tops if tile not in options]


def free_manuscript(state: ViscountsState, player: Player, costs: tuple[int, ...]) -> Rule[None]:
    """VW-8.14 Any visible Manuscript of such a cost, not a printed one."""
    options = [pile.cards[-1] for pile in state.manuscripts if pile.cards and pile.cards[-1].cost in costs]
    if not options:
        return
    tile = yield from choose(
        player.seat, "vw-free-manuscript", options, blocked=lambda: blocked_manuscripts(state, options)
    )
    position = next(at for at, pile in enumerate(state.manuscripts) if pile.cards and pile.cards[-1] is tile)
    yield from take_manuscript(state, player, position)
