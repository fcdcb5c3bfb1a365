"""SM-9 Options of a table."""

from __future__ import annotations

import pytest

from salotto.kernel.title import BadTable
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.settings import SETUP
from tests.kit.player import play_out
from tests.titles.spook_manor.tables import a_table, in_round_one, play_to_round


def test_the_title_offers_the_options_of_the_data() -> None:  # SM-9.1, SM-9.2
    assert [option.id for option in TITLE.options] == ["monster_supply", "live_score"]
    assert set(SETUP.supplies) == set(map(str, TITLE.options[0].values))


def test_an_option_that_does_not_exist_is_refused() -> None:  # SM-9.1
    with pytest.raises(BadTable, match="60"):
        a_table(monster_supply=60)
    with pytest.raises(BadTable, match="haunted"):
        a_table(haunted=True)


def test_the_supply_has_13_monsters_of_each_colour_or_17() -> None:  # SM-9.1
    assert a_table().state.supply == [13] * 4  # 52
    assert a_table(monster_supply=52).state.supply == [13] * 4
    assert a_table(monster_supply=68).state.supply == [17] * 4  # 68


def test_with_the_standard_deck_the_larger_supply_changes_nothing_in_play() -> None:  # SM-9.1
    small, large = (play_out(in_round_one(monster_supply=supply)) for supply in (52, 68))
    assert small.log == large.log
    assert small.state.manors == large.state.manors
    assert small.outcome == large.outcome


def test_live_score_off_hides_the_points_until_the_end() -> None:  # SM-9.2
    play = play_to_round(in_round_one(live_score=False), 5)
    for seat in (0, 1, 2, None):
        assert [manor["points"] for manor in play.view(seat)["manors"]] == [None] * 3
    play_out(play)
    shown = [manor["points"] for manor in play.view(None)["manors"]]
    assert shown == [card.points for card in play.scorecards()]


def test_live_score_is_on_unless_it_is_switched_off() -> None:  # SM-9.2
    play = play_to_round(in_round_one(), 5)
    shown = [manor["points"] for manor in play.view(1)["manors"]]
    assert shown == [card.points for card in play.scorecards()]


def test_live_score_concerns_the_display_only() -> None:  # SM-9.2
    shown, hidden = (play_out(in_round_one(live_score=choice)) for choice in (True, False))
    assert shown.log == hidden.log
    assert shown.outcome == hidden.outcome
