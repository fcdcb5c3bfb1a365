"""Teams: what stays individual, how they score, and whole games (OB-20.14 to OB-20.17, OB-23.9)."""

from random import Random

from salotto.kernel.chance import Chance
from salotto.kernel.play import Play
from salotto.kit.furniture import Look
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.page import PAGE
from salotto.titles.obsession.scoring import points, ranking, reputation_vp, score, team_card
from salotto.titles.obsession.settings import TEAMS
from salotto.titles.obsession.state import NO_LOANS, ObsessionState, Phase
from tests.each import for_each
from tests.kit.player import choices, do, play_until
from tests.random_games import Setting, answer_at_random
from tests.titles.obsession.positions import STAFF, House, a_game, a_house, begun, ids, me, staff
from tests.titles.obsession.team_positions import MATE, a_team, lent
from tests.titles.obsession.test_invariants import people as everybody
from tests.titles.obsession.test_invariants import servants as all_servants

# What mates know, what stays individual, and the score


def test_who_imagines_the_hidden_cards_keeps_those_of_the_mate() -> None:  # OB-20.3
    estate = begun(4, "uncle", TEAMS).state
    held = [list(player.objectives) for player in estate.players]
    imagined = []
    for seed in range(5):
        twin = estate.copy()
        TITLE.redeal(twin, 0, Chance(str(seed)))
        imagined.append([list(player.objectives) for player in twin.players])
    assert all(hands[0] == held[0] and hands[MATE] == held[MATE] for hands in imagined)
    assert any(hands[1] != held[1] for hands in imagined)


def test_courtships_are_won_by_a_member_not_by_the_team() -> None:  # OB-20.14
    active = a_house(tiles="+tennis-court*", objectives="misc-monuments")
    play = a_game(
        active,
        a_house("cavendish"),
        a_house("asquith"),
        a_house("ponsonby"),
        phase=Phase.COURTSHIP,
        space=4,
        themes="sporting",
        mode=TEAMS,
    )
    do(play, "charles-fairchild")
    assert [len(player.vp_cards) for player in play.state.players] == [1, 0, 0, 0]
    assert "charles-fairchild" in ids(me(play).hand)


def test_the_score_of_a_team() -> None:  # E27, OB-20.15
    one = {"tiles": 30, "gentry": 21, "objectives": 11, "reputation": reputation_vp(18 // 5 + 1)}
    one |= {"servants": 18, "money": 3, "vp-cards": 8}
    two = {"tiles": 27, "gentry": 16, "objectives": 17, "reputation": reputation_vp(31 // 5 + 1)}
    two |= {"servants": 16, "money": 0, "vp-cards": 5}
    assert (one["reputation"], two["reputation"]) == (10, 28)
    team = team_card(one, two, [6, 5, 0, 12, 4, 1], 0)
    assert list(team.values()) == [28, 18, 23, 10, 17, 1, 6]
    assert sum(team.values()) == 103


def test_means_are_rounded_down_below_zero_too() -> None:  # OB-20.15
    none = dict.fromkeys(["tiles", "gentry", "objectives", "reputation", "servants", "money", "vp-cards"], 0)
    assert team_card({**none, "gentry": -3}, none, [], 0)["gentry"] == -2


def test_members_of_a_team_have_one_scorecard_and_one_rank() -> None:  # OB-20.15
    active = a_house(
        money=600, objectives="misc-full-coffers category-estate category-service", reputation=12
    )
    mate = a_house("asquith", objectives="category-sporting room-flower-room", money=1200)
    play = a_team(active, mate)
    cards = [card.points for card in TITLE.scorecards(play.state)]
    assert cards[0] == cards[2] != cards[1] == cards[3]
    assert cards[0]["money"] == (3 + 6) // 2
    assert cards[0]["reputation"] == 1  # the mate's
    assert cards[0]["objectives"] == 1 + 1 + 1  # of five cards; the mate's coffers do not fill the member's
    assert PAGE.facts(play.seen(0), Look(0, MATE)).points == cards[0]
    assert not (PAGE.facts(play.seen(1), Look(1, MATE)).points or {}).get("objectives")
    outcome = TITLE.outcome(play.state)
    assert outcome.scores == tuple(sum(card.values()) for card in cards)
    assert outcome.ranks == (1, 2, 1, 2)
    assert [list(TITLE.allies(play.state, seat)) for seat in range(4)] == [[0, 2], [1, 3], [2, 0], [3, 1]]


def equal_houses(*reputations: int) -> list[House]:
    """Four families that score the same but for reputation."""
    return [a_house(hand="dr-samuel-pym", reputation=reputation) for reputation in reputations]


def test_a_tie_goes_to_the_team_with_a_fairchild_then_to_the_higher_lower_reputation() -> None:  # OB-20.16
    play = a_game(*equal_houses(5, 6, 24, 9), mode=TEAMS)
    assert len({sum(score(play.state, me(play, seat)).values()) for seat in range(4)}) == 1
    assert ranking(play.state) == [2, 1, 2, 1]  # 5 < 6
    play = a_game(*equal_houses(6, 6, 24, 9), mode=TEAMS)
    assert ranking(play.state) == [1, 1, 1, 1]
    houses = equal_houses(5, 6, 24, 9)
    houses[2].hand += " charles-fairchild"
    houses[1].money = 1600  # 8 VP as well
    assert ranking(a_game(*houses, mode=TEAMS).state) == [1, 2, 1, 2]


def test_three_teams_are_ranked_from_one_to_three() -> None:  # OB-20.15, OB-20.16
    houses = [a_house(hand="dr-samuel-pym", money=money) for money in (400, 1200, 0, 400, 1200, 0)]
    assert ranking(a_game(*houses, mode=TEAMS).state) == [2, 1, 3, 2, 1, 3]


def test_milestones_are_a_variant() -> None:  # OB-20.17
    assert begun(4, "uncle", TEAMS).state.milestones == ()
    assert begun(4, "uncle", TEAMS, edition="it").state.milestones == ()
    for edition in ("fr", "it"):
        assert len(begun(4, "uncle", TEAMS, milestones="random", edition=edition).state.milestones) == 2


def test_a_claimed_milestone_counts_in_full_and_beside_the_three_objectives() -> None:  # OB-23.9
    mate = a_house("asquith", objectives="category-estate category-service category-sporting")
    play = a_team(a_house(), mate, milestones="well-rounded large-staff")
    places = play.state.milestones[0].places
    before = score(play.state, me(play))["objectives"]
    play.state.claims = ((0,), ())
    assert score(play.state, me(play))["objectives"] == before + places[0]
    assert score(play.state, me(play, MATE))["objectives"] == before + places[0]


def test_borrowed_servants_and_guests_do_not_help_to_a_milestone() -> None:  # OB-23.11
    friends = "mr-alfred-penrose miss-anne-harlow mr-hubert-lisle captain-noel-farrow"
    active = a_house(
        available=f"{STAFF} {STAFF}", hand=f"{friends} dr-samuel-pym mrs-lydia-fenwick mr-giles-hartnell"
    )
    mate = a_house("asquith", available="cook", hand="the-rev-josiah-bell")
    play = a_team(active, mate, milestones="large-staff wide-circle")
    lent(play, "servant:cook", "guest:the-rev-josiah-bell")
    assert (len(me(play).hand), me(play).staff()) == (8, 11)
    assert not [key for key in choices(play) if key.startswith("milestone")]
    assert points(play.state, me(play))["servants"] == 2 * 10
    assert points(play.state, me(play, MATE))["gentry"] == 0


# Whole games


@for_each("players", [4, 6])
@for_each("seed", range(4))
def test_random_team_games_come_to_their_end_and_lose_nobody(players: int, seed: int) -> None:  # OB-20
    chance = Random(seed)
    setting = Setting(TITLE, TEAMS, players)
    table = setting.table(chance)
    options = {**table.options, "edition": ("fr", "it")[seed % 2]}
    play: Play[ObsessionState] = Play(TITLE, TITLE.table(table.seats, table.seed, TEAMS, options))
    before: tuple[object, int] | None = None
    while play.pending:
        answer_at_random(play, chance)
        if play.state.space:
            now = everybody(play.state), all_servants(play.state)
            before = before or now
            assert now == before
            if play.state.phase is Phase.BEGIN:
                assert play.state.loans.servants == NO_LOANS.servants or play.state.event == "village_fair"
    assert play.outcome is not None
    assert sorted(set(play.outcome.ranks))[0] == 1


def test_lent_things_are_still_lent_after_a_save() -> None:  # OB-20.6
    mate = a_house("asquith", available="footman")
    play = lent(a_team(a_house(), mate), "servant:footman", "guest:asquith-lord")
    again = play.fork()
    for table in (play, again):
        play_until(table, lambda estate: estate.turn == 1)
        assert staff(me(table, MATE).expended) == "footman"
        assert "asquith-lord" in ids(me(table, MATE).hand)
