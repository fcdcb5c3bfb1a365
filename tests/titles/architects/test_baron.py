"""The Baron: his turn, Requests and Events, the end (AW-12.4 to AW-12.9)."""

from typing import Any

import pytest

from salotto.titles.architects.box import BOX
from tests.each import for_each
from tests.kit.player import choices, do, prompt, why_not
from tests.titles.architects.positions import (
    Architect,
    Game,
    Machine,
    after_round,
    coop,
    has,
    player,
    points,
    present,
    row,
    the_baron,
)

# The Baron's turn


def test_royal_works() -> (
    None
):  # E33, AW-12.4.1, AW-12.4.2, AW-12.4.4, AW-12.4.8, AW-12.4.9, AW-12.5.1, AW-12.5.2, AW-12.5.3
    crowd = [Architect(at={"kings-storehouse": number}) for number in (5, 1, 3)]
    machine = Machine(intrigues="intrigue-royal-works", at={"kings-storehouse": 1})
    play = after_round(*crowd, machine=machine)
    assert play.state.guildhall == [3]
    assert [play.state.held(3, seat) for seat in range(3)] == [4, 1, 3]
    assert [present(play, "kings-storehouse", seat) for seat in range(3)] == [1, 0, 0]
    assert [card.id for card in the_baron(play).discard] == ["intrigue-royal-works"]
    assert play.state.turn == 0


def test_with_nobody_to_capture_his_captives_go_to_prison() -> None:  # E33, AW-12.4.9
    machine = Machine(intrigues="intrigue-royal-works", captives={0: 2, 1: 1})
    play = after_round(Architect(), Architect(), machine=machine)
    assert (play.state.prison[:2], play.state.captives_of(2)) == ([2, 1], 0)
    nothing = after_round(Architect(), Architect(), machine=Machine(intrigues="intrigue-royal-works"))
    assert nothing.state.prison == [0, 0, 0]


def test_a_baron_capture_takes_no_baron_workers() -> None:  # AW-12.5.5
    machine = Machine(intrigues="intrigue-quarry-watch", at={"quarry": 2})
    play = after_round(Architect(at={"quarry": 1}), Architect(), machine=machine)
    assert (present(play, "quarry", -1), present(play, "quarry", 0)) == (3, 0)


def test_coin_count_on_both_boards() -> None:  # E41, AW-12.4.8, AW-12.4.9, AW-12.4.11
    def position(difficulty: str, captives: dict[int, int], blue: int) -> Game:
        machine = Machine(intrigues="intrigue-coin-count", captives=captives, events="event-audit")
        players = [Architect(at={"silversmith": blue}), Architect()]
        play = coop(*players, machine=machine, turn=1, coop_difficulty=difficulty)
        return do(play, "place:quarry", seat=1)

    hard = position("hard", {1: 2}, 3)
    assert hard.state.prison[:2] == [2, 2]
    assert hard.state.captives_of(2) == 0
    normal = position("normal", {1: 2}, 3)
    assert normal.state.prison[:2] == [0, 2]
    assert present(normal, "silversmith", 0) == 3
    assert len(the_baron(position("hard", {}, 0)).events) == 0
    assert len(the_baron(position("normal", {}, 0)).events) == 1


def test_an_empty_intrigue_deck_is_made_anew() -> None:  # AW-12.4.3
    machine = Machine(intrigues="intrigue-f-ill-omen", events="event-audit event-spies")
    play = after_round(Architect(), Architect(), machine=machine)
    assert present(play, "quarry", -1) == 1  # the Spies find no card: this one is still being resolved
    assert [card.id for card in the_baron(play).discard] == ["intrigue-f-ill-omen"]
    do(play, "place:forest")
    do(play, "place:forest", seat=1)
    assert present(play, "quarry", -1) == 2
    assert not len(the_baron(play).events)


def test_the_baron_recalls_his_workers_when_he_has_none() -> None:  # AW-12.4.5, AW-12.4.12
    machine = Machine(intrigues="intrigue-royal-works", at={"forest": 9}, prison=4, captives={0: 2})
    play = coop(
        Architect(captives={-1: 4}),
        Architect(),
        machine=machine,
        turn=1,
        guildhall=[2, 2],
        market=(2, None, None),
    )
    do(play, "place:silversmith", seat=1)
    assert play.state.workers[2] == 9 + 4 + 4 - 2
    assert (play.state.guildhall, play.state.market[0]) == ([2, 2, 2], 2)
    assert play.state.prison[:2] == [2, 0]


def test_without_any_worker_a_row_is_skipped_with_its_section() -> None:  # AW-12.4.5, AW-12.4.11
    machine = Machine(intrigues="intrigue-quarry-watch", workers=0)
    play = after_round(Architect(at={"quarry": 2}), Architect(), machine=machine)
    assert (play.state.guildhall, play.state.captives_of(2)) == ([], 0)


def test_he_takes_the_rightmost_free_space_of_the_market() -> None:  # AW-12.4.7
    machine = Machine(intrigues="intrigue-forest-patrol")
    assert after_round(Architect(), Architect(), machine=machine).state.market == [-1, -1, 2]


def test_a_reset_comes_right_after_its_row() -> None:  # AW-12.4.10, AW-12.6.3, AW-12.6.4, AW-12.4.7
    machine = Machine(intrigues="intrigue-forest-patrol")
    play = after_round(Architect(), Architect(), machine=machine, market=(0, None, 0))
    told = [line.event.id for line in play.story or []]
    reset, second = told.index("aw-reset"), len(told) - 1 - told[::-1].index("aw-baron-places")
    assert reset < second
    assert play.state.prison == [2, 0, 1]
    assert [each.debts for each in play.state.players] == [1, 0]


def test_the_baron_fills_the_guildhall_like_a_player() -> None:  # AW-12.4.6, AW-4.9.3, AW-4.9.4
    machine = Machine(intrigues="intrigue-royal-works")
    play = after_round(
        Architect(), Architect(), machine=machine, guildhall=[0] * 6, small="market-01 market-02"
    )
    assert len(play.state.large) == 1
    crowd = "miner thief trickster labourer jeweller gatekeeper acolyte-tiling stonecutter"
    refreshed = after_round(
        Architect(), Architect(), machine=machine, guildhall=[0, 0], row=crowd, apprentice_refresh=True
    )
    assert row(refreshed)[0] == "thief"
    beside = after_round(Architect(), Architect(), machine=machine, guildhall=[0] * 12, ending=5)
    assert len(beside.state.guildhall) == 13


@for_each("id", [card.id for card in BOX.intrigues.values() if not card.requires])
def test_every_intrigue_places_its_workers(id: str) -> None:  # AW-12.4.2, AW-12.4.4
    card = BOX.intrigues[f"intrigue:{id}"]
    machine = Machine(
        intrigues=f"intrigue-royal-works {id}",
        futures="intrigue-f-final",
        events="event-audit event-gaol-fever",
    )
    play = after_round(Architect(), Architect(), machine=machine)
    placed = [line.event.args["location"] for line in play.story or [] if line.event.id == "aw-baron-places"]
    expected = [row.at for row in card.rows if row.do == "place"]
    assert [key.partition(":")[2].replace("black-market-c", "black-market") for key in placed] == expected


# The Reset


def test_the_baron_may_keep_debts_from_the_players() -> None:  # E37, E40, AW-12.6.1, AW-12.6.2, AW-12.6.4
    many = coop(Architect(3, prison=1), Architect(prison=1), machine=Machine(prison=1), market=(2, 2, None))
    do(many, "place:black-market-c")
    assert many.state.prison == [2, 1, 3]
    assert [each.debts for each in many.state.players] == [0, 0]
    tie = coop(Architect(3, prison=1), Architect(prison=2), machine=Machine(), market=(2, 2, None))
    do(tie, "place:black-market-c")
    assert tie.state.prison == [2, 2, 2]
    assert [each.debts for each in tie.state.players] == [1, 1]
    assert [each.virtue for each in tie.state.players] == [6, 7]


# Requests and Events


def test_a_request_needs_its_items_per_player() -> None:  # E34, AW-12.7.1, AW-12.7.2
    team = [Architect(0)] * 4
    met = coop(*team, machine=Machine(given=(12, 0, 0, 0)))
    assert points(met)["requests"] == 1 + 5 * 3
    failed = coop(*team, machine=Machine(given=(11, 0, 0, 0)))
    assert points(failed)["requests"] == -5 + 5 * 3


@for_each("id", [card.id for card in BOX.requests.values()])
def test_every_request_scores_when_met(id: str) -> None:  # AW-12.7.1, AW-12.7.2
    card = BOX.requests[f"request:{id}"]
    ids = ["request-1-clay", "request-2-wood", "request-3-gold", "request-4-marble"]
    ids[card.level - 1] = id
    given = [0, 0, 0, 0]
    given[card.level - 1] = card.per_player * 2
    machine = Machine(requests=" ".join(ids), revealed=4, given=given)
    failed = sum(BOX.requests[f"request:{each}"].vp_failed for each in ids if each != id)
    assert points(coop(Architect(), Architect(), machine=machine))["requests"] == card.vp_met + failed


def test_events_left_are_worth_five_and_an_empty_deck_costs_ten() -> None:  # AW-12.7.5, AW-R16
    left = coop(Architect(), Architect(), machine=Machine(events="event-audit event-levy"))
    assert points(left)["events"] == 10
    assert points(coop(Architect(), Architect()))["events"] == -10
    narrow = coop(Architect(), Architect(), coop_event_penalty="forced_end_only")
    assert points(narrow)["events"] == 0


def test_an_event_from_an_empty_deck_ends_the_game_at_once() -> None:  # AW-12.7.4, AW-12.7.5, AW-R16
    machine = Machine(intrigues="intrigue-f-ill-omen")
    play = after_round(
        Architect(at={"quarry": 2}), Architect(), machine=machine, coop_event_penalty="forced_end_only"
    )
    assert play.over
    assert present(play, "quarry", 0) == 2
    assert points(play)["events"] == -10


def event(id: str, *players: Architect, **fields: Any) -> Game:
    """The Baron has revealed an Event."""
    machine = Machine(intrigues="intrigue-f-ill-omen", events=f"event-audit {id}")
    return after_round(*players, machine=machine, **fields)


def test_the_auditors() -> None:  # AW-12.8.8, AW-12.7.3, AW-R29
    play = event("event-audit", Architect(), Architect(), tax=4)
    assert ([each.virtue for each in play.state.players], play.state.tax) == ([6, 6], 0)
    few = event("event-audit", Architect(), Architect(), tax=3)
    assert ([each.virtue for each in few.state.players], few.state.tax) == ([7, 7], 0)
    assert [card.id for card in the_baron(play).past_events] == ["event-audit"]


def test_gaol_fever() -> None:  # AW-12.8.4, AW-12.8.1
    play = event("event-gaol-fever", Architect(prison=2), Architect())
    assert (play.state.prison[:2], play.state.removed[:2]) == ([1, 0], [1, 0])


def test_conscription() -> None:  # AW-12.8.5, D25
    spread = Architect(at={"quarry": 10, "forest": 6}, prison=4)
    play = event("event-conscription", spread, Architect(), guildhall=[])
    assert prompt(play) == "aw-remove-worker"
    assert choices(play) == ["remove:quarry", "remove:forest", "remove:prison"]
    do(play, "remove:forest")
    assert play.state.removed[:2] == [1, 1]
    assert play.state.workers[1] == 20 - 1 - 1


def test_the_royal_decree() -> None:  # AW-12.8.1, AW-12.8.2, AW-12.8.3, AW-R21, D24
    play = event("event-decree", Architect(), Architect(), Architect(), first=0)
    assert the_baron(play).revealed == 2
    assert prompt(play, 2) == "aw-group-virtue"
    do(play, "player:1", seat=2)
    assert [each.virtue for each in play.state.players] == [7, 6, 7]


def test_the_back_alley() -> None:  # AW-12.7.3, AW-12.8.6, AW-12.4.7
    machine = Machine(intrigues="intrigue-back-alley", events="event-raid event-audit")
    play = after_round(Architect(), Architect(), machine=machine)
    assert [card.id for card in the_baron(play).past_events] == ["event-audit"]
    assert (play.state.market[2], len(the_baron(play).events)) == (2, 1)


def test_all_requests_revealed_are_ignored() -> None:  # AW-12.8.3
    machine = Machine(intrigues="intrigue-new-demand", revealed=4)
    assert the_baron(after_round(Architect(), Architect(), machine=machine)).revealed == 4


def test_the_war_levy() -> None:  # D26, AW-12.8.1
    play = event("event-levy", Architect(3), Architect(2), where="place:quarry")
    assert prompt(play) == "aw-levy"
    do(play, "pay")
    assert (has(play, "silver"), player(play, 1).debts, has(play, "silver", 1)) == (0, 1, 2)


def test_spies_at_work() -> None:  # AW-12.8.6
    play = after_round(
        Architect(),
        Architect(),
        machine=Machine(
            intrigues="intrigue-royal-works intrigue-f-ill-omen", events="event-audit event-spies"
        ),
    )
    assert play.state.guildhall == [2]
    assert [card.id for card in the_baron(play).discard] == ["intrigue-royal-works", "intrigue-f-ill-omen"]


def test_secret_plans() -> None:  # AW-12.8.7, AW-12.8.1
    machine = Machine(
        intrigues="intrigue-f-ill-omen",
        events="event-audit event-secret-plans",
        futures="intrigue-f-final intrigue-f-hired-hands",
    )
    play = after_round(Architect(), Architect(), machine=machine)
    do(play, "player:0", seat=1)
    assert player(play).debts == 1
    assert [card.id for card in the_baron(play).intrigues] == ["intrigue-f-hired-hands"]


def test_a_future_intrigue_joins_the_discard_pile() -> None:  # AW-12.8.7
    greed = "intrigue-f-growing-greed"
    machine = Machine(intrigues=greed, futures="intrigue-f-final intrigue-f-ill-omen")
    play = after_round(Architect(), Architect(), machine=machine)
    assert [card.id for card in the_baron(play).discard] == ["intrigue-f-ill-omen", greed]
    empty = after_round(Architect(), Architect(), machine=Machine(intrigues=greed))
    assert len(the_baron(empty).discard) == 1


def test_the_market_raid() -> None:  # AW-12.7.3, AW-7.1
    play = event("event-raid", Architect(), Architect(), market=(0, None, None))
    assert play.state.prison[0] == 1


def test_a_group_choice_needs_an_effect() -> None:  # AW-12.8.2
    play = event("event-gaol-fever", Architect(), Architect(prison=3))
    assert play.state.removed[:2] == [0, 1]


# The end


def test_the_end_triggered_by_a_player() -> None:  # AW-12.9.1, AW-R20
    builder = Architect(0, wood=2, stone=2, hand="well")
    machine = Machine(intrigues="intrigue-new-demand intrigue-royal-works")
    play = coop(builder, Architect(), machine=machine, guildhall=[1] * 11)
    do(play, "place:guildhall:construct")
    do(play, "place:forest", seat=1)
    assert play.state.guildhall.count(2) == 1
    do(play, "place:forest")
    assert play.over
    assert play.state.guildhall.count(2) == 1


def test_the_end_triggered_by_the_baron() -> None:  # AW-12.9.1
    machine = Machine(intrigues="intrigue-new-demand intrigue-royal-works")
    play = after_round(Architect(), Architect(), machine=machine, guildhall=[1] * 11)
    assert len(play.state.guildhall) == 12
    do(play, "place:forest")
    do(play, "place:forest", seat=1)
    assert play.over
    assert len(the_baron(play).intrigues) == 1


@pytest.mark.parametrize(("difficulty", "target"), [("normal", 240), ("hard", 288)])
def test_the_target(difficulty: str, target: int) -> None:  # E35, AW-12.9.3
    play = coop(*[Architect()] * 4, guildhall=[4] * 6, ending=1, coop_difficulty=difficulty)
    do(play, "place:quarry")
    assert play.outcome is not None
    assert play.outcome.target == target


def test_the_result() -> None:  # E36, AW-12.9.2 to AW-12.9.4, AW-R30
    machine = Machine(given=(6, 0, 0, 0), revealed=2, events="event-audit")
    blue = Architect(0, buildings="castle keep monument library", gold=2)
    red = Architect(0, buildings="dungeon fortress watchtower", marble=1, virtue=9)
    play = coop(blue, red, machine=machine, guildhall=[2] * 5, ending=1)
    do(play, "place:quarry")
    outcome = play.outcome
    assert outcome is not None
    assert (10 + 12 + 9 + 8 + 2, 14 + 12 + 11 + 1) == (41, 38)
    assert points(play)["requests"] == 1 - 2 + 5 + 5
    assert points(play)["events"] == 5
    assert outcome.scores == (55, 52)
    assert (outcome.target, outcome.won, outcome.args["total"]) == (100, True, 107)


def test_reaching_the_target_exactly_wins() -> None:  # AW-12.9.4, AW-R30
    machine = Machine(given=(6, 0, 0, 0), events="event-audit event-levy")
    play = coop(Architect(0), Architect(0), machine=machine, guildhall=[2] * 2, ending=1)
    do(play, "place:quarry")
    assert play.outcome is not None
    total = 2 * (1 + 15 + 10)
    assert (play.outcome.target, sum(play.outcome.scores)) == (40, total)
    assert play.outcome.won is True
    nobody = coop(Architect(0), Architect(0), ending=1)
    do(nobody, "place:quarry")
    assert nobody.outcome is not None
    assert nobody.outcome.target == 0


def test_captured_baron_workers_are_captives_for_the_keep() -> None:  # AW-12.9.2, AW-8.7
    assert points(coop(Architect(buildings="keep", captives={-1: 6}), Architect()))["buildings"] == 12 + 2


def test_refused_trades_are_explained_at_the_royal_storehouse() -> None:  # AW-12.2.7
    play = do(coop(Architect(1), Architect()), "place:kings-storehouse")
    assert why_not(play, "trade:virtue") == "AW-4.0.5"
