"""The options of a table (chapter 2 of the reference), and the choices the table makes before the game."""

import re

import pytest

from salotto.kernel.title import BadTable, Value
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import DATA, Category, Group
from salotto.titles.obsession.settings import CHALLENGE, DUEL, INDIVIDUAL, SOLO, TABLEAU, TEAMS
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import NAMES, can, choices, do, play_until, prompt
from tests.random_games import Setting, settings_of
from tests.titles.obsession.positions import Table, a_game, a_house, a_setting, a_table, begun, market, me

TABLE_SEAT = 0
SEVEN = ["tiles", "gentry", "objectives", "reputation", "servants", "money", "vp-cards"]


def up_to(play: Table, wanted: str) -> Table:
    """Go on simply until this question comes up."""
    return play_until(play, lambda _: wanted in [decision.prompt for decision in play.pending])


def until(phase: Phase, players: int = 2, /, **options: Value) -> Table:
    """A fresh table as it reaches a phase."""
    return play_until(a_table(players, "uncle", **options), lambda estate: estate.phase is phase)


def test_every_option_of_the_reference_can_be_chosen() -> None:
    rules = (DATA / "rules.md").read_text(encoding="utf-8")
    table = rules.partition("## 2. Options")[2].partition("## 3.")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row[1:].partition("|")[0])}
    assert named - {"mode"} == {option.id for option in TITLE.options}


def test_every_mode_of_the_reference_can_be_played() -> None:
    assert [(mode.id, mode.players) for mode in TITLE.modes] == [
        (INDIVIDUAL, (2, 3, 4, 5, 6)),
        (TEAMS, (4, 6)),
        (SOLO, (1,)),
        (CHALLENGE, (1,)),
        (TABLEAU, (2, 3, 4, 5, 6)),
        (DUEL, (2,)),
    ]


# What the table chooses


@pytest.mark.parametrize(("edition", "cards"), [("fr", 19), ("it", 16)])
def test_the_table_may_choose_the_promotional_cards(edition: str, cards: int) -> None:  # OB-10.14
    play = up_to(a_table(2, edition=edition, promo_cards=3, promo_choice="chosen"), "ob-pick-promos")
    assert len(choices(play, TABLE_SEAT)) == cards
    chosen = [*choices(play, TABLE_SEAT)[:2], choices(play, TABLE_SEAT)[-1]]
    do(play, *chosen)
    in_decks = {card.key for card in (*play.state.casual, *play.state.prestige) if card.set == "promo"}
    assert in_decks == set(chosen)
    assert all(card.group in (Group.CASUAL, Group.PRESTIGE) for card in BOX.gentry if card.set == "promo")


def test_no_promotional_card_is_chosen_where_there_are_none() -> None:  # OB-10.14
    play = begun(2, "uncle", promo_choice="chosen")
    assert not [card for card in (*play.state.casual, *play.state.prestige) if card.set == "promo"]


@pytest.mark.parametrize("number", [3, 4])
def test_experienced_tables_choose_the_service_tiles_of_the_first_market(number: int) -> None:  # OB-16.8
    play = a_table(2, intensive_service=number, intensive_choice="chosen", ud_servants=True)
    up_to(play, "ob-pick-service")
    offered = [BOX.tile(key.removeprefix("tile:")) for key in choices(play, TABLE_SEAT)]
    assert {tile.sides[0].category for tile in offered} == {Category.SERVICE}
    assert "servants-hall" not in [tile.id for tile in offered]
    chosen = [tile.id for tile in offered[:number]]
    do(play, *chosen)
    assert set(chosen) <= set(market(play).replace("+", " ").split())
    assert len(play.state.market) == 6


def test_milestones_are_known_before_the_families_or_with_the_central_area() -> None:  # OB-23.2
    early = until(Phase.FAMILIES, milestones="random")
    assert len(early.state.milestones) == 2
    late = until(Phase.FAMILIES, milestones="random", milestone_timing="central_step_2")
    assert late.state.milestones == ()
    play_until(late, lambda estate: estate.space == 1)
    assert (len(late.state.milestones), late.state.claims) == (2, ((), ()))


def test_late_milestones_can_be_chosen_too() -> None:  # OB-23.2
    play = a_table(2, milestones="chosen", milestone_timing="central_step_2")
    assert [decision.prompt for decision in play.pending] == ["ob-family"]
    up_to(play, "ob-pick-milestones")
    do(play, "milestone:large-staff", "milestone:good-name")
    assert [card.key for card in play.state.milestones] == ["milestone:large-staff", "milestone:good-name"]


# Monuments


@pytest.mark.parametrize("players", [2, 3])
def test_the_garden_maze_may_take_the_place_of_the_sculpture_garden(players: int) -> None:  # OB-2.12
    for maze, sure in ((False, "sculpture-garden"), (True, "garden-maze")):
        fixed, others, number = a_setting(players, garden_maze=maze).monuments()
        assert [tile.id for tile in fixed] == [sure]
        assert (len(others), number) == (5, players)


def test_four_players_have_any_five_monuments() -> None:  # OB-2.12
    fixed, others, number = a_setting(4, garden_maze=True).monuments()
    assert (fixed, len(others), number) == ([], 6, 5)


def test_the_estate_challenge_has_a_monument_for_each_category() -> None:  # OB-21.4
    named = ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles", "sculpture-garden"]
    assert [tile.id for tile in a_setting(1, CHALLENGE).monuments()[0]] == named
    free = [tile.id for tile in a_setting(1, CHALLENGE, edition="it", garden_maze=True).monuments()[0]]
    assert free == [*named[:-1], "garden-maze"]
    assert len({BOX.tile(id).sides[0].category for id in free}) == 5
    with pytest.raises(BadTable, match="ob-forbids-maze"):
        TITLE.table(NAMES[:1], "", CHALLENGE, {"garden_maze": True})
    play = begun(1, "uncle", CHALLENGE, edition="it", garden_maze=True)
    assert [tile.id for tile in play.state.market[-1]][-1] in ("garden-maze", "trophy-room")
    assert "garden-maze" in [tile.id for tile in play.state.market[-1]]


# The first market


def test_if_all_agree_the_first_market_is_drawn_again() -> None:  # OB-2.16
    play = until(Phase.REDRAW, 3, market_redraw=True)
    first = market(play)
    tiles = sorted(tile.id for tile in play.state.bag) + sorted(first.replace("+", " ").split())
    for _ in range(3):
        [decision] = play.pending
        assert (decision.prompt, decision.keys) == ("ob-redraw", ["keep", "redraw"])
        play.answer(decision.seat, "redraw")
    assert market(play) != first
    assert len(play.state.market) == 6
    again = sorted(tile.id for tile in play.state.bag) + sorted(market(play).replace("+", " ").split())
    assert sorted(again) == sorted(tiles)
    assert [decision.prompt for decision in play.pending] == ["ob-redraw"]  # as often as they agree


def test_one_who_likes_the_first_market_keeps_it() -> None:  # OB-2.16
    play = until(Phase.REDRAW, 3, market_redraw=True)
    first = market(play)
    do(play, "redraw", seat=play.pending[0].seat)
    do(play, "keep", seat=play.pending[0].seat)
    assert (market(play), play.state.space) == (first, 1)
    later = play_until(play, lambda estate: estate.space == 5)
    assert "ob-redraw" not in [decision.prompt for decision in later.pending]


def test_nobody_is_asked_about_the_first_market_unless_the_table_wants_it() -> None:  # OB-2.16
    play = a_table(2)
    while not play.state.space:
        assert play.pending[0].prompt != "ob-redraw"
        play.answer(play.pending[0].seat, play.pending[0].keys[0])


# Toggles


@pytest.mark.parametrize(("edition", "national", "builders"), [("second", 11, 13), ("first", 17, 12)])
def test_the_holidays_of_the_extended_track(edition: str, national: int, builders: int) -> None:  # OB-25.5
    track = a_setting(2, length="extended", extended_track=f"{edition}_edition").track
    assert track.events.index("national_holiday") == national
    assert track.events.index("builders_holiday") == builders
    assert len(track.events) == 21
    assert [space for space, event in enumerate(track.events) if event == "courtship"] == [5, 10, 15, 20]
    assert track.events.count("national_holiday") == track.events.count("builders_holiday") == 1


def test_the_standard_track_is_the_same_in_both_editions() -> None:  # OB-25.5
    assert a_setting(2, extended_track="first_edition").track == a_setting(2).track


@for_each("edition", ["fr", "it"])
@for_each("gain", [1, 0])
def test_what_the_owner_of_the_hall_gains(edition: str, gain: int) -> None:  # OB-9.10
    owner = a_house(tiles="+servants-hall", reputation=5)
    play = a_game(
        owner, a_house("asquith", reputation=5), phase=Phase.BEGIN, edition=edition, hall_owner_gain=gain
    )
    do(play, "host", "servant:footman")
    assert (me(play).reputation, me(play, 1).reputation) == (5 + gain, 4)


def test_alone_the_hall_always_gains_one() -> None:  # OB-15.11
    play = a_game(a_house(tiles="+servants-hall"), phase=Phase.BEGIN, mode=SOLO, hall_owner_gain=0)
    do(play, "host", "servant:footman")
    assert (prompt(play), me(play).reputation) == ("ob-act", 1)
    assert can(play, "pass")


# The scorecard


@for_each("setting", settings_of(TITLE))
def test_seven_categories_and_in_the_estate_challenge_the_rounds(setting: Setting) -> None:
    # OB-14.1 to OB-14.7, OB-21.17
    for card in TITLE.scorecards(begun(setting.players, "uncle", setting.mode).state):
        assert list(card.points) == [*SEVEN, *(["rounds"] if setting.mode == CHALLENGE else [])]
