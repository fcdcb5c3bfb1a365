"""From every question some way leads to the end of the turn, whatever is answered (OB-4.3.4, OB-4.3.5)."""

from random import Random

from salotto.kernel.play import Play
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.state import ObsessionState
from tests.each import for_each
from tests.random_games import Setting, answer_at_random, settings_of

LONGEST_TURN = 200
"""More answers than any turn takes."""

LOOKS = 20
"""How many questions of a game are tried with all their answers."""


def moment(estate: ObsessionState) -> tuple[int, int, str]:
    """Whose turn of which round it is; outside a turn, what is being done."""
    return estate.space, estate.turn, estate.phase.value if estate.space == 0 else ""


def leads_on(play: Play[ObsessionState], chance: Random) -> bool:
    """Whether answers at random end the turn: a rule without a legal answer would raise."""
    before = moment(play.state)
    for _ in range(LONGEST_TURN):
        if play.over or moment(play.state) != before:
            return True
        answer_at_random(play, chance)
    return False


@for_each("setting", settings_of(TITLE))
def test_no_answer_leads_to_a_dead_end(setting: Setting) -> None:  # OB-4.3.4
    chance = Random(23)
    play = Play(TITLE, setting.table(chance))
    length = 0
    while play.pending:
        answer_at_random(play, chance)
        length += 1
    looks = set(chance.sample(range(length), min(length, LOOKS)))
    again = Play(TITLE, play.table)
    for at, (seat, key) in enumerate(play.log):
        if at in looks:
            for decision in again.pending:
                for option in decision.keys:
                    tried = again.fork()
                    tried.answer(decision.seat, option)
                    assert leads_on(tried, chance), (decision, option)
        again.answer(seat, key)
