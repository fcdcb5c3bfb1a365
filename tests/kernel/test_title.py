"""Titles: modes, options, tables, scorecards and outcomes."""

from collections.abc import Mapping
from typing import Any

import pytest

from salotto.kernel.title import BadTable, Mode, Option, Outcome, Phrase, Scorecard, Title, Value, When, ranks
from salotto.registry import titles
from tests.kernel.toy import TOY, TeaParty


class Fussy(TeaParty):
    """With an option for one mode, and a combination that is not allowed."""

    modes = (Mode("rivals", (2, 3)), Mode("alone", (1,)))
    options = (
        Option("rounds", 2, (1, 2, 3)),
        Option("cat", False, (False, True), ("alone",)),
        Option("tea", "black", ("black", "green")),
    )

    def forbids(self, mode: str, players: int, options: Mapping[str, Value]) -> Phrase | None:
        """Three rounds are too long for three."""
        return Phrase("tea-too-long") if players == 3 and options["rounds"] == 3 else None


FUSSY = Fussy()


def test_a_title_has_at_most_twelve_methods_to_override_its_adviser_counted_as_one() -> None:
    methods = {name for name, value in vars(Title).items() if callable(value) and not name.startswith("_")}
    assert len(methods - {"advised_by", "mode", "mode_for", "table"}) <= 12  # those are what the house does


def test_equal_standings_share_a_place() -> None:
    assert ranks([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]


def test_unless_a_title_says_otherwise_the_best_score_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TOY.begin(TOY.table(["ada", "bea", "cleo"], "1"))
    cards = [Scorecard(seat, {"tea": points}) for seat, points in enumerate((3, 5, 3))]
    monkeypatch.setattr(TOY, "scorecards", lambda state: cards)
    assert Title.outcome(TOY, state) == Outcome((3, 5, 3), (2, 1, 2))
    monkeypatch.setattr(TeaParty, "lowest_wins", True)
    assert Title.outcome(TOY, state) == Outcome((3, 5, 3), (1, 3, 1))


def test_a_table_gets_every_option() -> None:
    table = FUSSY.table(["Ada", "Ben"], "seed", options={"tea": "green"})
    assert (table.title, table.mode, table.seats) == ("tea-party", "rivals", ("Ada", "Ben"))
    assert table.options == {"rounds": 2, "cat": False, "tea": "green"}
    assert table.players == 2


class Strict(TeaParty):
    """With options that are forced, or usually something else, at some tables."""

    modes = (Mode("rivals", (2, 3)), Mode("friends", (2, 3)), Mode("alone", (1,)))
    options = (
        Option("cat", False, (False, True), forced=(When(True, mode="friends"),)),
        Option(
            "tea",
            "black",
            ("black", "green", "mint"),
            defaults=(When("mint", mode="friends", players=(2,)), When("green", players=(2, 3))),
        ),
    )


STRICT = Strict()


@pytest.mark.parametrize(
    ("seats", "mode", "options"),
    [
        (1, "alone", {"cat": False, "tea": "black"}),
        (2, "rivals", {"cat": False, "tea": "green"}),
        (2, "friends", {"cat": True, "tea": "mint"}),
        (3, "friends", {"cat": True, "tea": "green"}),
    ],
)
def test_defaults_and_forced_values_follow_from_mode_and_players(
    seats: int, mode: str, options: Mapping[str, Value]
) -> None:
    assert STRICT.table(["x"] * seats, "seed", mode).options == options
    assert STRICT.table(["x"] * seats, "seed", mode, {"tea": "black"}).options == {**options, "tea": "black"}


def test_a_forced_option_may_be_named_but_not_changed() -> None:
    assert STRICT.table(["x", "y"], "seed", "friends", {"cat": True}).options["cat"] is True
    with pytest.raises(BadTable, match="option cat is always True at such a table, it cannot be False"):
        STRICT.table(["x", "y"], "seed", "friends", {"cat": False})


def test_what_holds_in_a_campaign_need_not_hold_elsewhere() -> None:
    option = Option("cat", 1, (1, 2, 3), forced=(When(2, carried=True),), defaults=(When(3, carried=False),))
    assert option.forced_to("any", 2, carried=True) == option.usual("any", 2, carried=True) == 2
    assert option.forced_to("any", 2) is None
    assert option.usual("any", 2) == 3


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_what_is_forced_or_usual_is_one_of_the_values(title: Title[Any]) -> None:
    modes = {mode.id for mode in title.modes}
    for option in title.options:
        for when in (*option.forced, *option.defaults):
            assert when.value in option.values
            assert when.mode is None or when.mode in modes


def test_the_mode_follows_from_the_number_of_players() -> None:
    assert TOY.table(["x"], "seed").mode == "alone"
    assert TOY.table(["x"] * 3, "seed").mode == "rivals"
    assert TOY.table(["x"] * 3, "seed", "friends").mode == "friends"


@pytest.mark.parametrize(
    ("seats", "mode", "options", "words"),
    [
        (9, None, {}, "is not for 9 players; it is for 1, 2, 3"),
        (0, None, {}, "is not for 0 players"),
        (2, "alone", {}, "mode alone, is for 1 players, not 2"),
        (2, "war", {}, "no mode 'war'; it has rivals, alone"),
        (2, None, {"milk": True}, "no option 'milk'; it has rounds, cat, tea"),
        (2, None, {"rounds": 9}, "option rounds: 9 is not one of 1, 2, 3"),
        (2, None, {"rounds": True}, "option rounds: True is not one of 1, 2, 3"),
        (2, None, {"cat": 1}, "option cat: 1 is not one of False, True"),
        (2, None, {"tea": ["black"]}, "option tea"),
        (2, None, {"cat": True}, "option cat is for the modes alone, not rivals"),
        (3, None, {"rounds": 3}, "does not allow these settings together: tea-too-long"),
    ],
)
def test_an_impossible_table_is_refused_in_words(
    seats: int, mode: str | None, options: Mapping[str, Value], words: str
) -> None:
    with pytest.raises(BadTable) as error:
        FUSSY.table(["x"] * seats, "seed", mode, options)
    assert words in str(error.value)


def test_an_option_of_another_mode_may_keep_its_default() -> None:
    assert FUSSY.table(["x"] * 2, "seed", options={"cat": False}).options["cat"] is False


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("rounds", 2, (1, 2)), "2", 2),
        (Option("tea", "black", ("black", "green")), "GREEN", "green"),
        (Option("cat", False, (False, True)), "true", True),
        (Option("cat", False, (False, True)), "on", True),
        (Option("cat", False, (True, False)), "No", False),
    ],
)
def test_an_option_is_read_as_people_write_it(option: Option, text: str, value: Value) -> None:
    read = option.parse(text)
    assert read == value
    assert type(read) is type(value)


def test_an_option_that_cannot_be_read_names_what_can() -> None:
    with pytest.raises(BadTable, match="option rounds: 'on' is not one of 0, 1"):
        Option("rounds", 0, (0, 1)).parse("on")


def test_a_scorecard_adds_up() -> None:
    assert Scorecard(0, {"cakes": 7, "luck": -2}).total == 5


def test_winners_are_all_of_the_first_rank() -> None:
    assert Outcome((5, 9, 9), (3, 1, 1)).winners == (1, 2)


def test_a_team_wins_or_loses_together() -> None:
    assert Outcome((5, 9), (1, 1), won=True, target=10).winners == (0, 1)
    assert Outcome((5, 9), (1, 1), won=False, target=20).winners == ()


def test_a_bot_thinks_of_every_option_and_of_the_score_by_default() -> None:
    party = TOY.begin(TOY.table(["x"], "seed"))
    assert TOY.adviser.evaluate(party, 0) == 0.0
    assert TOY.forbids("alone", 1, {}) is None
