"""Who sits where, and what they are called."""

import pytest

from salotto.terminal.party import Party, bots_of, read_seats, seat_names
from salotto.terminal.trouble import Trouble
from salotto.words import words
from tests.terminal.table import new_play

ENGLISH = words("en")


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("you", ["You"]),
        ("you,greedy", ["You", "Greedy"]),
        ("you,greedy,greedy,random", ["You", "Greedy 2", "Greedy 3", "Random"]),
        ("you,you", ["Player 1", "Player 2"]),
        ("you:Anna,you", ["Anna", "Player 2"]),
        ("you:Anna,you:Anna", ["Anna 1", "Anna 2"]),
        ("hard:seconds=1,hard", ["Hard 1", "Hard 2"]),
        ("somebody", ["somebody"]),
    ],
)
def test_everybody_has_a_name_of_their_own(seats: str, names: list[str]) -> None:
    assert seat_names(seats.split(","), ENGLISH) == names


def test_names_are_in_the_readers_language() -> None:
    assert seat_names(["you", "greedy"], words("it")) == ["Tu", "Ingordo"]


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Trouble, match=r"“gredy”.*did you mean greedy\?"):
        read_seats("you,gredy", ENGLISH)
    with pytest.raises(Trouble, match=r"there are: you, .*greedy"):
        read_seats("you,,greedy", ENGLISH)


def test_a_bot_can_be_told_how_long_to_think() -> None:
    assert read_seats("you, hard:seconds=1", ENGLISH) == ["you", "hard:seconds=1"]
    with pytest.raises(Trouble, match="hours=1"):
        read_seats("you,hard:hours=1", ENGLISH)


def test_the_one_person_is_the_reader() -> None:
    assert Party(new_play("greedy", "you").table, ENGLISH).reader == 1
    assert Party(new_play("you", "you").table, ENGLISH).reader is None
    assert Party(new_play("greedy", "greedy").table, ENGLISH).reader is None


def test_every_bot_has_its_own_chance() -> None:
    bots = bots_of(new_play("you", "random", "random").table)
    assert sorted(bots) == [1, 2]
    assert bots[1].chance.random() != bots[2].chance.random()
