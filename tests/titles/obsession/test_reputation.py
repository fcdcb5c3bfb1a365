"""Reputation: level, wheel, cap and points (OB-7)."""

from salotto.titles.obsession.scoring import points, reputation_vp
from tests.each import for_each
from tests.kit.player import can, do
from tests.titles.obsession.positions import a_game, a_house, me


@for_each("r, level, position", [(0, 1, 1), (3, 1, 4), (4, 1, 5), (5, 2, 1), (34, 7, 5)])
def test_five_positions_make_a_level(r: int, level: int, position: int) -> None:  # OB-7.1
    play = a_game(a_house(reputation=r))
    assert me(play).level == level
    assert me(play).reputation % 5 + 1 == position


@for_each(
    "mode, length, highest, cap",
    [
        ("individual", "standard", 7, 34),
        ("individual", "extended", 9, 44),
        ("tableau", "standard", 7, 34),
        ("tableau", "extended", 9, 44),
    ],
)
def test_every_length_has_its_max(mode: str, length: str, highest: int, cap: int) -> None:  # OB-7.2, OB-22.2
    play = a_game(a_house(reputation=cap - 1), mode=mode, length=length)
    assert (play.state.setting.highest, play.state.setting.cap) == (highest, cap)
    play.state.gain(me(play), 3)
    assert (me(play).reputation, me(play).level) == (cap, highest)


def test_a_duel_goes_up_to_level_11() -> None:  # OB-7.2, OB-22.2
    play = a_game(a_house(reputation=53), mode="duel")
    play.state.gain(me(play), 3)
    assert (me(play).reputation, me(play).level, play.state.setting.highest) == (54, 11, 11)


def test_favours_above_the_cap_are_lost() -> None:  # OB-7.2
    house = a_house(reputation=33, tiles="front-parlour", hand="york-lord the-rev-josiah-bell")
    assert me(do(a_game(house), "host:front-parlour")).reputation == 34


def test_reputation_at_max_is_spent_and_gained_again() -> None:  # OB-7.3
    house = a_house(reputation=34, tiles="front-parlour", hand="york-lord the-rev-josiah-bell")
    play = do(a_game(house), "borrow", "borrow", "borrow")
    assert (me(play).reputation, me(play).level, me(play).money) == (28, 6, 300)
    do(play, "host:front-parlour")
    assert (me(play).reputation, me(play).level) == (31, 7)


@for_each("level, vp", list(enumerate((1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66), start=1)))
def test_each_level_is_worth_a_triangular_number(level: int, vp: int) -> None:  # OB-7.4
    assert reputation_vp(level) == vp
    low, high = (a_game(a_house(reputation=r), mode="duel") for r in (5 * level - 5, 5 * level - 1))
    assert me(low).level == me(high).level == level  # the position within a level gives nothing
    for play in (low, high):
        assert points(play.state, me(play))["reputation"] == vp


def test_reputation_never_falls_below_nothing() -> None:  # OB-7.5, OB-6.1
    play = a_game(a_house(reputation=1))
    assert not can(play, "borrow")
    play.state.gain(me(play), -9)
    assert me(play).reputation == 0
