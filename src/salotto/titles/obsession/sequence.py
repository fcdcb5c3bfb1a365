"""The sequence of play in one place: what follows what, before the first round, in a round and in a turn.

A rule does its part and says `go_on`: the next line of the list that has something to do comes next. Only
where play turns back (the next turn, the next round, a plan that is given up) a rule says where to.
"""

from __future__ import annotations

from collections.abc import Callable

from salotto.titles.obsession.state import ObsessionState, Phase, Turn

Condition = Callable[[ObsessionState], bool]


BEFORE = (
    Phase.OPENING,  # OB-2.1 the first player
    Phase.FAMILIES,  # OB-2.2 everybody chooses a family
    Phase.DEALING,  # OB-2.7 to OB-2.17 people, decks, the first market
    Phase.REDRAW,  # OB-2.16
    Phase.STARTERS,  # OB-16.7
    Phase.KEEPING,  # OB-25.2
    Phase.ROUND,
)
"""OB-2 Before the first round."""
ROUND = (
    Phase.ROUND,  # OB-3.2 the white pawn moves on
    Phase.BALL,  # OB-22.10
    Phase.BEGIN,  # OB-3.2 everybody has a turn
    Phase.COURTSHIP,  # OB-12
    Phase.DISCARD,  # OB-13.4
    Phase.SEASON_END,  # OB-3.5
    Phase.LAST,  # OB-13.14
    Phase.OVER,
)
"""OB-3.2, OB-3.5 A round, up to the end of a season or of the game."""
TURN = (
    Phase.BEGIN,  # OB-4.1, OB-4.2 steps 1 and 2: rotate service; check the track, monuments, Servants' Hall
    Phase.ACT,  # OB-4.3 step 3: choose the activity
    Phase.PASS,  # OB-5.4 or pass
    Phase.PLAN,  # OB-4.4 step 4: invite guests
    Phase.SERVE,  # OB-4.5 step 5: provide service
    Phase.FAVOURS,  # OB-4.6 step 6: enjoy favours
    Phase.QUEUE,  # OB-4.6.1 (c), (d) those that need cards
    Phase.MARKET,  # OB-4.7 step 7: buy from the market
    Phase.CLEAR,  # OB-4.8 step 8: clear the board
)
"""OB-4, OB-5 A turn."""

ONLY_IF: dict[Phase, Condition] = {
    # OB-2.16 The first market may be drawn again.
    Phase.REDRAW: lambda game: game.setting.market_redraw,
    # OB-16.7 Starter guests are drafted when everything else lies on the table.
    Phase.STARTERS: lambda game: game.setting.starter_draft,
    # OB-25.2 By the first edition objective cards are chosen first.
    Phase.KEEPING: lambda game: game.setting.first_edition_objectives and game.setting.objective_cards,
    # OB-22.10 By the French printing all go to the ball before the first turn of the round.
    Phase.BALL: lambda game: (
        game.setting.tableau and game.event == "grand_ball" and game.setting.edition == "fr"
    ),
    # OB-3.3 Everywhere but on a courtship space everybody has a turn.
    Phase.BEGIN: lambda game: not (game.setting.courting and game.space in game.setting.track.courtships),
    # OB-13.4 Objective cards are discarded after a courtship; OB-25.2 not by the first edition.
    Phase.DISCARD: lambda game: game.setting.objective_cards and not game.setting.first_edition_objectives,
    # OB-4.3 The player did not pass from the beginning.
    Phase.ACT: lambda game: not game.this_turn.passing,
    # OB-5 The player passes.
    Phase.PASS: lambda game: game.this_turn.passing,
    # OB-4.4 People are invited to the activity.
    Phase.PLAN: lambda game: game.plan is not None and game.plan.laid.side.guests > 0,
    # OB-4.5 There is an activity.
    Phase.SERVE: lambda game: game.plan is not None,
    Phase.FAVOURS: lambda game: game.plan is not None,
    # OB-4.6.1 (c), (d) Favours wait that need cards.
    Phase.QUEUE: lambda game: bool(game.queue),
}
"""What is passed over where there is nothing to do; the rest comes always."""

FOLLOWING = {
    phase: [(later, ONLY_IF.get(later)) for later in part[at + 1 :]]
    for part in (BEFORE, ROUND, TURN)
    for at, phase in enumerate(part[:-1])
}
"""What may come after each phase, and when; of one that stands in two parts what follows in the later one."""


def go_on(game: ObsessionState) -> None:
    """The next phase that has something to do."""
    for phase, applies in FOLLOWING[game.phase]:
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
