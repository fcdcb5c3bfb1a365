"""The sequence of play in one place: what follows what, before the first round, in a round and in a turn.

A rule does its part and says `go_on`: the next line of the list that has something to do comes next. Only
where play turns back (the next turn, the next round, a plan that is given up) a rule says where to.
"""

from __future__ import annotations

from collections.abc import Callable

from salotto.titles.obsession.state import ObsessionState, Phase, Turn

Condition = Callable[[ObsessionState], bool]


# Before the first round


def redraws(game: ObsessionState) -> bool:
    """OB-2.16 The first market may be drawn again."""
    return game.setting.market_redraw


def drafts_starters(game: ObsessionState) -> bool:
    """OB-16.7 Starter guests are drafted when everything else lies on the table."""
    return game.setting.starter_draft


def keeps_objectives(game: ObsessionState) -> bool:
    """OB-25.2 By the first edition objective cards are chosen first."""
    return game.setting.first_edition_objectives and game.setting.objective_cards


# A round


def goes_to_ball(game: ObsessionState) -> bool:
    """OB-22.10 By the French printing all go to the ball before the first turn of the round."""
    return game.setting.tableau and game.event == "grand_ball" and game.setting.edition == "fr"


def has_turns(game: ObsessionState) -> bool:
    """OB-3.3 Everywhere but on a courtship space everybody has a turn."""
    return not (game.setting.courting and game.space in game.setting.track.courtships)


def discards_objectives(game: ObsessionState) -> bool:
    """OB-13.4 Objective cards are discarded after a courtship; OB-25.2 not by the first edition."""
    return game.setting.objective_cards and not game.setting.first_edition_objectives


# A turn


def hosts(game: ObsessionState) -> bool:
    """OB-4.3 The player did not pass from the beginning."""
    return not game.this_turn.passing


def passes(game: ObsessionState) -> bool:
    """OB-5 The player passes."""
    return game.this_turn.passing


def wants_guests(game: ObsessionState) -> bool:
    """OB-4.4 People are invited to the activity."""
    return game.plan is not None and game.plan.laid.side.guests > 0


def has_activity(game: ObsessionState) -> bool:
    """OB-4.5 There is an activity."""
    return game.plan is not None


def has_favours_due(game: ObsessionState) -> bool:
    """OB-4.6.1 (c), (d) Favours wait that need cards."""
    return bool(game.queue)


BEFORE = (
    *(Phase.OPENING, Phase.FAMILIES, Phase.DEALING, Phase.REDRAW, Phase.STARTERS, Phase.KEEPING),
    Phase.ROUND,
)
"""OB-2 Before the first round."""
ROUND = (
    *(Phase.ROUND, Phase.BALL, Phase.BEGIN, Phase.COURTSHIP, Phase.DISCARD, Phase.SEASON_END),
    *(Phase.LAST, Phase.OVER),
)
"""OB-3.2, OB-3.5 A round, up to the end of a season or of the game."""
TURN = (
    *(Phase.BEGIN, Phase.ACT, Phase.PASS, Phase.PLAN, Phase.SERVE, Phase.FAVOURS, Phase.QUEUE),
    *(Phase.MARKET, Phase.CLEAR),
)
"""OB-4, OB-5 A turn."""

ONLY_IF: dict[Phase, Condition] = {
    Phase.REDRAW: redraws,
    Phase.STARTERS: drafts_starters,
    Phase.KEEPING: keeps_objectives,
    Phase.BALL: goes_to_ball,
    Phase.BEGIN: has_turns,
    Phase.DISCARD: discards_objectives,
    Phase.ACT: hosts,
    Phase.PASS: passes,
    Phase.PLAN: wants_guests,
    Phase.SERVE: has_activity,
    Phase.FAVOURS: has_activity,
    Phase.QUEUE: has_favours_due,
}
"""What is passed over where there is nothing to do; the rest comes always."""

FOLLOWING = {phase: part[at + 1 :] for part in (BEFORE, ROUND, TURN) for at, phase in enumerate(part[:-1])}
"""What may come after each phase; of one that stands in two parts what follows in the later one."""


def go_on(game: ObsessionState) -> None:
    """The next phase that has something to do."""
    for phase in FOLLOWING[game.phase]:
        applies = ONLY_IF.get(phase)
        if applies is None or applies(game):
            game.phase = phase
            return


def give_up(game: ObsessionState) -> None:
    """OB-4.3.5, OB-5.2 A plan is given up: the player passes after all."""
    game.phase = Phase.PASS


def next_turn(game: ObsessionState) -> None:
    """OB-3.2 The turn is over, and all that was remembered for it."""
    game.turn += 1
    game.this_turn = Turn()
    game.phase = Phase.BEGIN


def next_round(game: ObsessionState) -> None:
    """OB-3.2 The white pawn will move on."""
    game.phase = Phase.ROUND


def end_game(game: ObsessionState) -> None:
    """OB-3.6, OB-22.11, OB-22.12 Nothing more is done."""
    game.phase = Phase.OVER
