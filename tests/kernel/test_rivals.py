"""Automatic opponents: like a seat that is never asked."""

from __future__ import annotations

import pytest

from salotto.bots.worth import worth_now
from salotto.kernel.play import Play
from salotto.kernel.title import Outcome, Phrase, Scorecard, Table
from salotto.lab.judging import shares
from salotto.lab.rewards import final_rewards, totals
from salotto.lab.simulate import one_game
from salotto.lab.tournament import Game
from salotto.speech import Speech
from salotto.terminal.result import scorecards
from salotto.words import LANGUAGES, Language, words
from tests.bots.toys import Nim, Pot, a_game


class Haunted(Nim):
    """Nim at a house with a ghost, who always has three points."""

    id = "haunted"

    def rivals(self, table: Table) -> tuple[str, ...]:
        return ("rival:ghost",)

    def scorecards(self, state: Pot) -> list[Scorecard]:
        return [*super().scorecards(state), Scorecard(len(state.points), {"points": 3})]

    def outcome(self, state: Pot) -> Outcome:
        scores = (*state.points, 3)
        return Outcome(scores, tuple(1 + sum(other > own for other in scores) for own in scores))

    def phrase(self, key: str) -> Phrase:
        if key == "rival:ghost":
            return Phrase(names={"en": "Ghost", "it": "Fantasma", "fr": "Fantôme"})
        return super().phrase(key)


def ended() -> Play[Pot]:
    play = a_game(Haunted(1), 2)
    play.answer(0, "1") if play.pending else None
    return play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rival_has_a_name_in_the_readers_language(language: Language) -> None:
    play = ended()
    speech = Speech(play.title, words(language), ["Anna", "Bruno"], 0, play.title.rivals(play.table))
    ghost = {"en": "Ghost", "it": "Fantasma", "fr": "Fantôme"}[language]
    assert speech.thing("seat:2") == ghost
    assert speech.to(None).names == ("Anna", "Bruno", ghost)


def test_people_are_ranked_behind_a_rival() -> None:
    play = ended()
    outcome = play.outcome
    assert outcome is not None
    assert outcome.ranks == (2, 3, 1)
    assert outcome.winners == (2,)
    speech = Speech(play.title, words("en"), ["Anna", "Bruno"], 1, play.title.rivals(play.table))
    assert speech.outcome(outcome) == "Ghost wins with 3 points! You are third, behind Anna and Ghost."
    assert speech.to(None).outcome(outcome) == "Ghost wins with 3 points!"


def test_who_beats_the_game_alone_beside_a_rival_is_still_alone() -> None:
    title = Haunted(1)
    speech = Speech(title, words("en"), ["Anna"], 0, ("rival:ghost",))
    outcome = Outcome((9, 3), (1, 2), won=True, target=5)
    alone = Speech(title, words("en"), ["Anna"], 0).outcome(Outcome((9,), (1,), won=True, target=5))
    assert speech.outcome(outcome) == alone


def test_the_terminal_gives_a_rival_a_column() -> None:
    play = ended()
    speech = Speech(play.title, words("en"), ["Anna", "Bruno"], 0, play.title.rivals(play.table))
    table = scorecards(play, speech)
    assert [column.header for column in table.columns] == ["", "Anna", "Bruno", "Ghost"]


def test_only_seats_have_rewards_but_the_rival_can_win() -> None:
    play = ended()
    outcome = play.outcome
    assert outcome is not None
    assert final_rewards(play, outcome, "score") == [1.0, 0.0]
    assert final_rewards(play, outcome, "win") == pytest.approx([-1 / 3, -1 / 3])
    assert totals(play) == [1, 0]
    assert worth_now(play) == [1.0, -1.0]  # the lead alone: nobody won
    assert shares(play, [1.0, -1.0]) == [0.0, 0.0]
    assert Game(0, 0, ("a", "b"), (1, 0), outcome.ranks).shares == [0.0, 0.0]
    assert Game(0, 0, ("a", "b"), (3, 0), (1, 3, 1)).shares == [0.5, 0.0]


def test_simulations_count_the_seats_only() -> None:
    title = Haunted(5)
    result = one_game(title, title.table(["random", "random"], "ghost"))
    assert len(result.scores) == 2
    assert result.winners == (2,)
