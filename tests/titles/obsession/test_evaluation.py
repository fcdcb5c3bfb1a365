"""What the good player thinks of a position, term by term, and how well it plays."""

from __future__ import annotations

from statistics import mean

import pytest

from salotto.bots import make_bot
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Outcome
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.evaluation import (
    early_end,
    fame,
    hires,
    look_ahead,
    rounds_saved,
    this_turn,
    turns_to_come,
    wealth,
)
from salotto.titles.obsession.goal_worth import chance, courtships, discards_left, objectives
from salotto.titles.obsession.settings import CHALLENGE, DUEL, HELP_COST, INDIVIDUAL, SOLO, TABLEAU, TEAMS
from salotto.titles.obsession.state import Phase, Plan
from salotto.titles.obsession.weights import WEIGHTS
from salotto.titles.obsession.worth import Outlook, fairs, gains_of, readiness, roses, society, underway
from tests.each import for_each
from tests.kit.player import do, question
from tests.titles.obsession.positions import FINISHED, START, Table, a_game, a_house, me, people
from tests.titles.obsession.team_positions import MATE, a_team, lent


def outlook_of(play: Table, seat: int = 0) -> Outlook:
    return look_ahead(play.state, me(play, seat), WEIGHTS)


def at_the_end(play: Table) -> Table:
    """The same position when nothing is left to do."""
    play.state.phase, play.state.space = Phase.LAST, play.state.setting.track.spaces
    return play


# Time


@for_each(
    "space, phase, own, other",
    [
        (1, Phase.BEGIN, 12, 12),
        (2, Phase.ACT, 11, 11),  # seat 0 has not decided yet
        (2, Phase.MARKET, 10, 11),  # its turn is as good as over
        (15, Phase.MARKET, 0, 1),
        (16, Phase.LAST, 0, 0),
    ],
)
def test_turns_to_come_are_those_of_the_activity_rounds(  # OB-3.1
    space: int, phase: Phase, own: int, other: int
) -> None:
    play = a_game(space=space)
    play.state.phase = phase
    turns = [turns_to_come(play.state, player, WEIGHTS) for player in play.state.players]
    assert turns == [own, other]


def test_a_game_for_max_is_over_sooner_the_higher_the_first_player_stands() -> None:  # OB-22.11
    low = a_game(a_house(), a_house(reputation=0), mode=TABLEAU)
    high = a_game(a_house(), a_house(reputation=25), mode=TABLEAU)
    assert outlook_of(high).turns < outlook_of(low).turns
    assert outlook_of(high).turns == pytest.approx(1 + 5 / WEIGHTS.pace)  # level 7 begins at 30


def a_challenge(reputation: int, phase: Phase, space: int, edition: str = "fr", tiles: str = START) -> Table:
    """An Estate Challenge in the middle."""
    house = a_house(reputation=reputation, tiles=tiles)
    return a_game(house, mode=CHALLENGE, bag="", phase=phase, space=space, edition=edition)


def test_the_last_round_of_the_challenge_is_expected_at_the_usual_pace() -> None:  # OB-21.10, OB-21.17
    for reputation in (3, 13, 25, 29):
        over = a_challenge(reputation, Phase.MARKET, 7)
        begun = a_challenge(reputation, Phase.ACT, 8)
        assert rounds_saved(over.state, WEIGHTS) == rounds_saved(begun.state, WEIGHTS)
        assert outlook_of(over).turns == outlook_of(begun).turns >= 1
    assert rounds_saved(a_challenge(29, Phase.MARKET, 7).state, WEIGHTS) == 12 - 8  # not in this one any more
    assert rounds_saved(a_challenge(30, Phase.MARKET, 7).state, WEIGHTS) == 12 - 7
    assert early_end(a_challenge(30, Phase.MARKET, 7).state, WEIGHTS) == 5 + 10 + 15 + 20 + 25
    assert outlook_of(a_challenge(30, Phase.MARKET, 7)).turns == 0


def test_by_the_italian_printing_the_estate_has_to_be_finished_as_well() -> None:  # OB-21.10, OB-21.12
    far = a_challenge(30, Phase.MARKET, 9, "it")
    assert outlook_of(far).turns == 20 - 9
    assert early_end(far.state, WEIGHTS) == 5 * (12 - 20)
    near = a_challenge(30, Phase.MARKET, 9, "it", FINISHED.replace("stables*", "stables"))
    assert outlook_of(near).turns == pytest.approx(1 / WEIGHTS.hosting + 0.5)
    assert outlook_of(a_challenge(30, Phase.MARKET, 9, "it", FINISHED)).turns == 0


def test_to_end_the_challenge_costs_no_hopes_that_were_counted_twice() -> None:  # OB-21.17
    drops = []
    for seed in range(6):
        play = Play(TITLE, TITLE.table(["greedy"], f"hopes {seed}", CHALLENGE))
        bot = make_bot("greedy", str(seed))
        values: dict[int, float] = {}
        while (decision := play.next_decision()) is not None:
            if decision.prompt == "ob-act":
                values[play.state.space] = TITLE.adviser.evaluate(play.state, 0)
            play.take(decision, bot.choose(play, decision))
        drops.append(values[max(values)] - play.scorecards()[0].total)
    assert mean(drops) < 20


# What there is


def test_a_finished_game_is_worth_its_points() -> None:  # OB-14
    play = a_game(a_house(money=500, reputation=23, objectives="misc-monuments"))
    play.state.phase = Phase.OVER
    assert TITLE.adviser.evaluate(play.state, 0) == sum(TITLE.scorecards(play.state)[0].points.values())


def test_in_the_end_only_whole_levels_count() -> None:  # OB-7.4
    points = [fame(outlook_of(at_the_end(a_game(a_house(reputation=each))))) for each in (14, 15, 19)]
    assert points == [6, 10, 10]


def test_before_the_end_every_step_counts_and_more_so_for_whom_climbs_high() -> None:
    def gain(reputation: int, space: int) -> float:
        one, other = (
            fame(outlook_of(a_game(a_house(reputation=each), space=space)))
            for each in (reputation, reputation + 1)
        )
        return other - one

    assert 0 < gain(2, 14) < gain(17, 14)
    assert gain(2, 14) < gain(2, 5)  # with time left one will stand higher in the end


def test_money_is_for_spending_and_half_a_point_a_hundred_in_the_end() -> None:  # OB-14.6
    poor, rich = (wealth(outlook_of(at_the_end(a_game(a_house(money=each))))) for each in (0, 1000))
    assert (poor, rich) == (0, 5)
    early = [wealth(outlook_of(a_game(a_house(money=each)))) for each in (0, 1000)]
    assert early[1] == pytest.approx(1000 * WEIGHTS.pound)
    tableau = at_the_end(a_game(a_house(money=1000), mode=TABLEAU))
    assert wealth(outlook_of(tableau)) == 0  # OB-22.13


# What is hoped for


def test_a_choice_counts_as_its_better_half() -> None:  # OB-4.6.2
    (heir,) = people("york-heir")
    assert gains_of(heir.favours, WEIGHTS).reputation == 1
    (lady,) = people("york-lady")
    assert gains_of(lady.favours, WEIGHTS).casual == 1


def test_tiles_promise_their_rose_side_as_long_as_there_is_time() -> None:  # OB-4.8.2
    fresh, used = (a_game(a_house(tiles=f"{START} smoking-room{back}")) for back in ("", "*"))
    assert roses(outlook_of(fresh)) > roses(outlook_of(used))
    assert roses(outlook_of(at_the_end(fresh))) == 0


def test_a_tile_far_above_the_level_promises_nothing_near_the_end() -> None:  # OB-4.3.2
    def promise(reputation: int) -> float:
        house = a_house(reputation=reputation, tiles="great-hall")
        return roses(outlook_of(a_game(house, space=14)))

    assert promise(0) == 0 < promise(25)


def test_fairs_pay_whom_has_planned_them() -> None:  # OB-3.8
    early, late = a_game(space=2), a_game(space=15)
    assert fairs(outlook_of(early)) > fairs(outlook_of(late)) == 0


def test_good_guests_are_better_company_than_bad_ones() -> None:  # OB-10.3
    outlook = outlook_of(a_game(a_house(reputation=20)))
    assert society(outlook, people("mr-rex-carrow")) < society(outlook, people("general-oswald-crane"))


def test_a_house_with_guests_and_servants_is_ready() -> None:  # OB-4.3.4
    play = a_game(a_house())
    assert readiness(outlook_of(play)) > 0
    me(play).available = [0] * len(me(play).available)
    assert readiness(outlook_of(play)) == 0


def test_an_activity_counts_as_soon_as_it_is_announced() -> None:  # OB-4.3
    play = a_game(a_house())
    assert this_turn(outlook_of(play)) == 0
    do(play, "host:front-parlour")
    assert this_turn(outlook_of(play)) > 2 * outlook_of(play).reputation


def test_a_pass_is_worth_its_rents_or_new_servants() -> None:  # OB-5.4, OB-18.2
    rents = do(a_game(a_house(), hire_on_pass=False), "pass")
    servants = do(a_game(a_house(), hire_on_pass=True), "pass")
    assert this_turn(outlook_of(rents)) == pytest.approx(200 * WEIGHTS.pound)
    assert this_turn(outlook_of(servants)) > 2 * 2


def test_a_pass_brings_no_more_servants_than_there_are() -> None:  # OB-9.20, OB-18.2
    two, one, nobody = (
        do(a_game(a_house(), for_hire=supply, hire_on_pass=True), "pass").state
        for supply in ("footman valet", "footman", "")
    )
    assert [hires(state, state.players[0]) for state in (two, one, nobody)] == [2, 1, 0]


def test_servants_help_until_there_are_enough() -> None:
    few, many = (a_game(a_house(available="footman " * number)) for number in (3, 20))
    assert outlook_of(few).servant > outlook_of(many).servant == 2  # OB-14.5 their points are left


def test_an_activity_is_worth_less_if_its_guests_need_service_help() -> None:  # OB-6.3
    def worth(available: str, quarters: str) -> float:
        hand = "captain-noel-farrow mr-hubert-lisle"  # both with a valet
        play = a_game(a_house(reputation=10, hand=hand, available=available, quarters=quarters))
        parlour = next(laid for laid in me(play).organiser if laid.tile.id == "front-parlour")
        return underway(outlook_of(play), Plan(parlour, me(play).level, tuple(people(hand))))

    served, helped = worth("housekeeper valet valet", ""), worth("housekeeper valet", "valet")
    step = outlook_of(a_game(a_house(reputation=10))).reputation
    assert served - helped == pytest.approx(HELP_COST * step)


def test_in_the_estate_challenge_a_step_of_reputation_also_saves_time() -> None:  # OB-21.17
    house = a_house(reputation=20)
    early, late = (a_game(house, mode=CHALLENGE, space=space) for space in (4, 9))
    alone = a_game(house, mode=TABLEAU, space=4)
    assert outlook_of(early).reputation > outlook_of(alone).reputation
    assert outlook_of(early).reputation > outlook_of(late).reputation  # the bonus grows with each round


def test_fairs_beyond_the_expected_end_pay_nobody() -> None:  # OB-3.8, OB-21.10
    low, high = (a_game(a_house(reputation=each), mode=CHALLENGE, space=4) for each in (0, 29))
    assert fairs(outlook_of(low)) > fairs(outlook_of(high)) == 0


# Courtship and objectives


def test_a_lead_is_safer_the_larger_it_is_and_the_nearer_the_courtship() -> None:  # OB-12.4
    assert chance(0, 3) == pytest.approx(0.5)
    assert chance(2, 3) > chance(1, 3) > 0.5 > chance(-1, 3)
    assert chance(2, 3) > chance(2, 5)


def test_a_column_of_the_theme_is_worth_more_than_another() -> None:  # OB-12.3
    sporting = a_house(tiles=f"{START} trophy-room")
    hopes = {
        theme: courtships(outlook_of(a_game(sporting, themes=theme))) for theme in ("sporting", "estate")
    }
    assert hopes["sporting"] > hopes["estate"]


def test_without_courtship_there_is_nobody_to_court() -> None:  # OB-22.1
    assert courtships(outlook_of(a_game(mode=TABLEAU))) == 0


def test_of_the_objectives_only_those_that_may_be_kept_count() -> None:  # OB-13.4
    house = a_house(objectives="misc-monuments category-estate room-flower-room")
    early, late = a_game(house, space=13), at_the_end(a_game(house))
    late.state.players[0].chosen = ()
    assert discards_left(outlook_of(early)) == 1
    assert discards_left(outlook_of(late)) == 0
    assert objectives(outlook_of(late)) == 2 * objectives_of("category-estate")


def test_a_servant_whom_the_mate_has_lent_brings_nobody_nearer_to_an_objective() -> None:  # OB-23.11
    cards = "servant-ud-quartet servant-ud-quartet"  # one of them is still to be discarded
    active = a_house(available="hall-boy", objectives=cards)
    play = a_team(active, a_house("asquith", available="cook", objectives=cards), space=13)
    before = [objectives(outlook_of(play, seat)) for seat in (0, MATE)]
    assert min(before) > 0
    lent(play, "servant:cook")
    assert me(play).servants(Servant.COOK) == 1
    assert [objectives(outlook_of(play, seat)) for seat in (0, MATE)] == before


def objectives_of(id: str) -> float:
    """The points of one tile in a category that an objective card counts."""
    goal = a_game(a_house(objectives=id)).state.players[0].objectives.cards[0].goal
    return goal.vp / 2


# Instinct


def test_nobody_pays_reputation_without_a_reason_or_leaves_a_milestone_unclaimed() -> None:  # OB-6, OB-23.4
    play = a_game(a_house(reputation=20))
    decision = question(play)
    sensible = [key_of(option) for option in TITLE.adviser.candidates(play.state, decision)]
    assert "borrow" in decision.keys
    assert "refresh" in decision.keys
    assert not {"borrow", "refresh"}.intersection(sensible)
    assert {key for key in decision.keys if key.startswith("host:")} < set(sensible)


# Strength


def played(names: list[str], seed: str, mode: str) -> Outcome:
    table = TITLE.table(names, seed, mode)
    play = Play(TITLE, table)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while (decision := play.next_decision()) is not None:
        play.take(decision, bots[decision.seat].choose(play, decision))
    outcome = play.outcome
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("mode", [INDIVIDUAL, TABLEAU, DUEL])
def test_the_greedy_bot_beats_the_random_one(mode: str) -> None:
    assert played(["greedy", "random"], "one", mode).ranks == (1, 2)
    assert played(["random", "greedy"], "other", mode).ranks == (2, 1)


def test_two_greedy_mates_beat_two_random_ones() -> None:  # OB-20
    assert played(["greedy", "random", "greedy", "random"], "teams", TEAMS).ranks == (1, 2, 1, 2)


@pytest.mark.parametrize(("mode", "least"), [(SOLO, 75), (CHALLENGE, 75)])
def test_alone_the_greedy_bot_makes_a_good_score(mode: str, least: int) -> None:
    assert min(played(["greedy"], seed, mode).scores[0] for seed in "abc") >= least
