"""Chance: the same on every machine, for the same seed."""

from collections import Counter

import pytest

from salotto.kernel.chance import Chance


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """Written down once: a recorded table must replay with every later release, of ours and of Python."""
    chance = Chance("a seed", 3, -1)
    assert [chance.below(20) for _ in range(10)] == [13, 2, 3, 19, 2, 17, 5, 4, 14, 8]
    letters = list("abcdefgh")
    Chance("a seed", 4).shuffle(letters)
    assert "".join(letters) == "hcfedabg"


def test_another_seed_step_or_lane_gives_other_numbers() -> None:
    streams = [("s", 1, 0), ("s", 1, 1), ("s", 2, 0), ("t", 1, 0), ("s", 11, 0), ("s1", 1, 0)]
    drawn = {Chance(*words).below(10**12) for words in streams}
    assert len(drawn) == len(streams)


def test_numbers_stay_below_their_limit_and_are_equally_likely() -> None:
    chance = Chance("fair")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_there_is_only_one_number_below_one() -> None:
    assert Chance("x").below(1) == 0


@pytest.mark.parametrize("limit", [0, -1, -8])
def test_there_is_no_number_below_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="no whole number"):
        Chance("x").below(limit)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="no whole number"):
        Chance("x").pick([])


def test_every_order_is_equally_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(2400):
        letters = list("abc")
        Chance(seed).shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 6
    assert all(300 < count < 500 for count in counts.values())


def test_a_pick_is_one_of_the_things() -> None:
    assert {Chance(seed).pick("abc") for seed in range(40)} == set("abc")


def test_a_seed_may_hold_any_character() -> None:
    assert Chance("\ud800").below(10**9) != Chance("\ud801").below(10**9)
