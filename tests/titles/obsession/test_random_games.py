"""Random games to their end in every mode and number of players, with a spread of options."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from salotto.kernel.play import Play
from salotto.kernel.title import BadTable, Option, Table, Value
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import NEW_SERVANTS, Category, Group
from salotto.titles.obsession.challenge import is_over
from salotto.titles.obsession.goals import in_category, people
from salotto.titles.obsession.settings import PRESTIGE_MOST
from salotto.titles.obsession.state import ObsessionState, Phase
from tests.each import for_each
from tests.kit.player import NAMES
from tests.random_games import Setting, answer_at_random, random_play, settings_of
from tests.walks import Law, Walk

SEEDS = range(4)


def finished(setting: Setting, seed: int) -> Iterator[ObsessionState]:
    """The end of a random game with random options."""
    play = random_play(setting, seed)
    estate: ObsessionState = play.state
    assert play.over
    assert estate.phase is Phase.OVER
    assert min(TITLE.outcome(estate).ranks) == 1
    yield estate


games = Walk([(setting, seed) for setting in settings_of(TITLE) for seed in SEEDS], finished)


def table_with(option: Option, value: Value) -> Table:
    """A table with one option set, in the first mode that allows it."""
    options: dict[str, Value] = {option.id: value}
    if options == {"objective_cards": False}:
        options["milestones"] = "random"  # OB-23.13
    for mode in TITLE.modes:
        with suppress(BadTable):
            return TITLE.table(NAMES[: mode.players[0]], "uncle", mode.id, options)
    raise BadTable(f"{option.id} {value}")


VALUES = [(option, value) for option in TITLE.options for value in option.values]


@for_each("option, value", VALUES)
def test_a_game_with_any_option_comes_to_its_end(option: Option, value: Value) -> None:
    chance = Random(5)
    play = Play(TITLE, table_with(option, value))
    while play.pending:
        answer_at_random(play, chance)
    assert play.state.phase is Phase.OVER


@games.law
def test_a_random_game_comes_to_a_lawful_end(setting: Setting, seed: int) -> Law[ObsessionState]:
    # OB-3.6, OB-12.1, OB-21.12, OB-22.12
    while estate := (yield):
        if estate.setting.courting:
            assert estate.space == estate.setting.track.spaces
            assert (len(estate.themes), len(estate.theme_deck)) == (4, 10 - 4)
        elif estate.setting.challenge:
            assert estate.space == 20 or is_over(estate, estate.players[0])
        else:
            assert estate.space == 20 or estate.players[estate.reached_max].level == estate.setting.highest
        assert estate.plan is None
        assert not estate.queue
        assert not any(any(player.placed) for player in estate.players)


@games.law
def test_nobody_has_more_than_the_limits_allow(setting: Setting, seed: int) -> Law[ObsessionState]:
    # OB-18.3, OB-19.12, OB-21.9
    while estate := (yield):
        for player in estate.players:
            assert all(player.servants(servant) <= 1 for servant in NEW_SERVANTS)
            guests = sum(card.group is Group.PRESTIGE for card in people(estate, player))
            assert guests <= PRESTIGE_MOST or not estate.setting.prestige_limit
            if estate.setting.challenge:
                assert all(in_category(player, category) <= estate.setting.rows for category in Category)
