"""A table of two teams for the tests of Obsession; seat 0 acts, seat 2 is its mate."""

from __future__ import annotations

from salotto.titles.obsession.settings import TEAMS
from salotto.titles.obsession.state import Phase
from tests.kit.player import choices, do
from tests.titles.obsession.positions import House, Table, a_game, a_house

MATE = 2


def a_team(
    active: House,
    mate: House,
    phase: Phase = Phase.ACT,
    space: int = 2,
    edition: str = "fr",
    milestones: str = "",
) -> Table:
    """Four at the table; seat 0 acts, its mate is seat 2."""
    houses = active, a_house("cavendish"), mate, a_house("ponsonby")
    return a_game(*houses, phase=phase, space=space, milestones=milestones, mode=TEAMS, edition=edition)


def asked(play: Table) -> list[str]:
    """What the acting seat can ask for."""
    return [key.removeprefix("ask:") for key in choices(play) if key.startswith("ask:")]


def lent(play: Table, *keys: str) -> Table:
    """Ask for some things; the mate lends them all."""
    for key in keys:
        do(play, f"ask:{key}")
        do(play, "accept", seat=MATE)
    return play
