"""The co-operative scenario against the Baron (AW-12)."""

from typing import Any

import pytest

from salotto.titles.architects.box import BOX
from salotto.titles.architects.state import Baron, Phase
from tests.kit.player import a_table, can, choices, do, play_until, prompt, question, why_not
from tests.titles.architects.positions import (
    TITLE,
    Architect,
    Game,
    Machine,
    a_game,
    goods,
    hand,
    has,
    owner,
    player,
    points,
    present,
    row,
)


def coop(*players: Architect, machine: Machine | None = None, **fields: Any) -> Game:
    """A table against the Baron."""
    return a_game(*players, mode="coop", machine=machine or Machine(), **fields)


def the_baron(play: Game) -> Baron:
    """The Baron of a table."""
    assert play.state.baron is not None
    return play.state.baron


def after_round(*players: Architect, machine: Machine, **fields: Any) -> Game:
    """The last player has placed at the Silversmith, and the Baron has had his turn."""
    where = fields.pop("where", "place:silversmith")
    return do(coop(*players, machine=machine, turn=len(players) - 1, **fields), where, seat=len(players) - 1)


# Set-up


def test_the_scenario_is_set_up() -> (
    None
):  # AW-12.1.1, AW-12.1.6, AW-12.1.7, AW-12.1.8, AW-12.1.9, AW-1.7.1, AW-R17
    play = play_until(a_table(TITLE, 3, "coop"), lambda state: state.phase is Phase.PLAYING)
    state, baron = play.state, the_baron(play)
    assert state.workers[3] == 20
    assert len(baron.intrigues) == 8
    assert (len(baron.future), baron.future.cards[0].id) == (6, "intrigue-f-final")
    assert [card.level for card in baron.requests.cards] == [1, 2, 3, 4]
    assert (baron.revealed, len(baron.boxed_requests)) == (1, 4)
    assert (len(baron.events), len(baron.boxed_events)) == (4, 4)
    assert state.setting.guildhall.spaces == 16
    assert len(state.rewards) == 7
    for each in state.players:
        assert len(each.hand) == 3 + each.character.start.extra_buildings
        assert len(each.apprentices) == 2
        assert each.apprentices[0].coop in ("rogue", "reverend")
    assert len(BOX.helpers) == len(baron.helpers) + 3


def test_the_hard_game_has_six_events() -> None:  # AW-12.1.9, AW-12.1.5
    play = play_until(
        a_table(TITLE, 2, "coop", coop_difficulty="hard"), lambda state: state.phase is Phase.PLAYING
    )
    assert len(the_baron(play).events) == 6
    assert play.state.setting.baron is not None
    assert play.state.setting.baron.id == "baron-red"


def test_boards_are_chosen_in_seat_order_and_sides_at_once() -> None:  # AW-12.1.2, AW-12.1.12, D5, AW-R28
    play = a_table(TITLE, 2, "coop")
    do(play, "character:ada")
    do(play, "character:emma", seat=1)
    assert [decision.prompt for decision in play.pending] == ["aw-choose-side"] * 2
    do(play, choices(play, 1)[1], seat=1)
    assert player(play, 1).apprentices == []
    do(play, choices(play, 0)[0])
    assert [each.apprentices[0].coop for each in play.state.players] == ["rogue", "reverend"]
    assert play.state.first == 0


def test_free_starting_apprentices_are_replaced_in_place() -> None:  # E39, AW-12.1.3, AW-2.10
    play = a_table(TITLE, 2, "coop")
    do(play, "character:ada")
    do(play, "character:emma", seat=1)
    do(play, choices(play, 0)[0])
    do(play, choices(play, 1)[0], seat=1)
    before = [card.key if card else "" for card in play.state.row]
    do(play, before[0], seat=1)
    do(play, before[6])
    after = [card.key if card else "" for card in play.state.row]
    assert [at for at in range(8) if before[at] != after[at]] == [0, 6]


def test_four_plans_are_dealt_and_one_discarded() -> None:  # AW-12.1.4, D3
    play = play_until(a_table(TITLE, 2, "coop"), lambda state: state.phase is Phase.PICKING)
    assert len(choices(play, 0)) == 4
    gone = choices(play, 0)[1]
    do(play, gone)
    do(play, choices(play, 1)[0], seat=1)
    assert gone in [card.key for card in play.state.plans.cards[:2]]


def test_the_baron_is_no_player_for_any_count() -> None:  # AW-12.1.10, AW-12.1.11
    one = play_until(a_table(TITLE, 1, "coop"), lambda state: state.phase is Phase.PLAYING)
    assert (len(one.state.rewards), one.state.setting.guildhall.spaces) == (5, 12)


# Players' turns


def test_four_captures_from_three_locations() -> None:  # E32, AW-12.2.1, AW-12.2.2
    you = Architect(9, at={"mines": 2, "quarry": 1, "town-centre": 3})
    machine = Machine(at={"kings-storehouse": 2, "quarry": 3})
    play = coop(you, Architect(at={"quarry": 2}), Architect(), Architect(), machine=machine)
    do(play, "place:town-centre")
    assert not can(play, "capture:quarry:1")
    for group in (
        "capture:mines:0",
        "capture:kings-storehouse:baron",
        "capture:quarry:0",
        "capture:quarry:baron",
    ):
        do(play, group)
    assert play.state.captives_of(0) == 5
    assert (has(play, "silver"), play.state.tax) == (9 - 1 - 3, 4 + 1)


def test_captured_baron_workers_are_sold_for_two_silver() -> None:  # AW-12.2.3, AW-12.2.7
    you = Architect(0, captives={-1: 3}, character="bertha", apprentices="enforcer")
    play = do(coop(you, Architect(), cards_promo=True), "place:guardhouse")
    assert goods(play) == {"silver": 3 * 2 + 2, "gold": 1}
    assert play.state.prison == [0, 0, 3]


def test_one_release_frees_one_colour() -> None:  # AW-12.2.4, D12
    play = coop(Architect(prison=1, at={"guardhouse": 1}), Architect(prison=3), machine=Machine(prison=2))
    do(play, "place:guardhouse")
    assert choices(play) == ["guard:release:0", "guard:release:1"]
    do(play, "guard:release:1", "guard:release:0")
    assert play.state.prison == [0, 0, 2]
    assert play.state.workers[1] == 20


def test_buying_back_helps_only_oneself() -> None:  # AW-12.2.5, AW-12.2.8
    play = coop(Architect(5), Architect(), machine=Machine(captives={0: 2, 1: 3}))
    do(play, "place:guardhouse", "guard:buy-back:silver")
    assert play.state.workers[0] == 20 - 1
    assert play.state.captives_of(2) == 3


def test_rogue_and_reverend_count_and_leave_the_game_when_discarded() -> None:  # AW-12.2.6
    rogue = "coop-apprentice-1-rogue"
    play = coop(Architect(apprentices=f"{rogue} miner"), Architect())
    pile = len(play.state.pile)
    do(play, f"discard:{rogue}")
    assert [card.id for card in player(play).apprentices] == ["miner"]
    assert len(play.state.pile) == pile
    carpenter = Architect(buildings="carpenters-hut", apprentices=rogue)
    assert points(coop(carpenter, Architect()))["buildings"] == 5 + 1


def test_the_hideout_frees_only_its_owner() -> None:  # AW-12.2.7
    you = Architect(0, clay=1, wood=3, stone=2, hand="hideout", apprentices="labourer", prison=2)
    play = do(coop(you, Architect(prison=4)), "place:guildhall:construct")
    assert play.state.prison[:2] == [0, 4]


# Donations


def test_a_donation_is_an_action_of_the_royal_storehouse() -> None:  # AW-12.3.1, AW-12.3.3, AW-R18, D23, D8
    play = do(coop(Architect(1, clay=1), Architect(0)), "place:kings-storehouse", "donate")
    assert set(choices(play)) == {"give:clay:request-1", "give:clay:1", "give:silver:1"}
    do(play, "give:clay:request-1")
    assert the_baron(play).given == [1, 0, 0, 0]
    assert goods(play) == {"silver": 1}


@pytest.mark.parametrize("item", ["clay", "wood", "stone", "gold", "marble", "silver"])
def test_every_good_can_be_given(item: str) -> None:  # AW-12.3.2
    giver = owner(**{item: 1})
    machine = Machine(given=(6, 0, 0, 0))
    play = do(coop(giver, Architect(0), machine=machine), "place:kings-storehouse", "donate")
    assert (goods(play), goods(play, 1)) == ({}, {item: 1})


def test_debts_and_plans_can_be_given_too() -> None:  # AW-12.3.2, AW-12.3.7
    giver = Architect(0, debts=1, paid=1, hand="well", at={"kings-storehouse": 2})
    receiver = Architect(0, virtue=5, character="emma", hand="castle keep chapel church smithy lumber-camp")
    play = do(
        coop(giver, receiver, machine=Machine(intrigues="intrigue-royal-works")), "place:kings-storehouse"
    )
    do(play, "donate", "give:debt_unpaid:1", "donate", "give:debt_paid:1", "donate")
    other = player(play, 1)
    assert (other.debts, other.paid, other.virtue, goods(play, 1)) == (1, 1, 5, {})
    assert len(hand(play, 1)) == 7
    do(play, "place:quarry", seat=1)
    assert prompt(play, 1) == "aw-hand-limit"


def test_the_rogue_gives_up_to_two_after_the_black_market() -> (
    None
):  # AW-12.3.3, AW-12.3.4, AW-12.3.10, AW-4.7.8
    you = Architect(1, clay=1, apprentices="coop-apprentice-1-rogue")
    play = do(coop(you, Architect(0), Architect(0), small="market-01"), "place:black-market-a")
    assert (prompt(play), question(play).about["left"]) == ("aw-may-donate", 2)
    do(play, "give:marble:1", "give:clay:2")
    assert (goods(play, 1), goods(play, 2), play.state.turn) == ({"marble": 1}, {"clay": 1}, 1)


def test_the_reverend_gives_as_many_as_the_level_just_reached() -> None:  # E38, AW-12.3.3 to AW-12.3.5
    green = Architect(1, level=1, stone=5, hand="well", apprentices="coop-apprentice-1-reverend")
    machine = Machine(requests="request-1-clay request-2-stone request-3-gold request-4-marble", revealed=2)
    play = do(coop(green, Architect(0), machine=machine, rewards=""), "place:guildhall:cathedral")
    assert question(play).about["left"] == 2
    do(play, "give:stone:request-2", "give:silver:1")
    assert (the_baron(play).given[1], has(play, "silver", 1)) == (1, 1)
    assert play.state.turn == 1


def test_donations_are_optional_and_come_before_a_reset() -> None:  # AW-12.3.4
    you = Architect(1, clay=1, apprentices="coop-apprentice-1-rogue")
    play = do(coop(you, Architect(0), market=(None, 1, 1)), "place:black-market-a")
    assert play.state.market == [0, 1, 1]
    do(play, "done")
    assert play.state.market == [-1, -1, -1]


def test_no_ability_changes_what_is_given() -> None:  # AW-12.3.6, AW-10.6, AW-10.14
    machine = Machine(requests="request-1-clay request-2-wood request-3-gold request-4-marble", revealed=4)
    therese = Architect(0, gold=1, character="therese")
    play = do(coop(therese, Architect(0), machine=machine), "place:kings-storehouse", "donate")
    assert set(choices(play)) == {"give:gold:request-3", "give:gold:1"}
    judith = Architect(0, hand="well", character="judith")
    gift = do(coop(judith, Architect(0), machine=machine), "place:kings-storehouse", "donate")
    assert gift.decision(0) is None
    assert hand(gift, 1) == ["well"]


def test_a_request_takes_no_more_than_it_needs() -> None:  # AW-12.3.8, AW-12.7.1
    machine = Machine(given=(6, 0, 0, 0))
    play = do(coop(Architect(0, clay=1), Architect(0), machine=machine), "place:kings-storehouse", "donate")
    assert play.decision(0) is None
    assert goods(play, 1) == {"clay": 1}


def test_plans_on_a_request_never_return() -> None:  # AW-12.3.9
    machine = Machine(requests="request-1-clay request-2-wood request-3-plans request-4-debts", revealed=4)
    you = Architect(0, hand="well", debts=1, paid=1, at={"kings-storehouse": 1})
    play = do(
        coop(you, Architect(0), machine=machine),
        "place:kings-storehouse",
        "donate",
        "give:building_card:request-3",
    )
    assert [card.id for card in the_baron(play).plans] == ["well"]
    do(play, "donate", "give:debt_paid:request-4")
    assert (player(play).paid, the_baron(play).given) == (0, [0, 0, 1, 1])


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
    machine = Machine(intrigues="intrigue-f-double-shift")
    play = after_round(Architect(), Architect(), machine=machine)
    assert play.state.guildhall == [2]
    assert [card.id for card in the_baron(play).discard] == ["intrigue-f-double-shift"]
    do(play, "place:forest")
    do(play, "place:forest", seat=1)
    assert play.state.guildhall == [2, 2]


def test_the_baron_recalls_his_workers_when_he_has_none() -> None:  # AW-12.4.5, AW-12.4.12
    machine = Machine(intrigues="intrigue-quarry-watch", at={"forest": 9}, prison=4, captives={0: 2})
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
    machine = Machine(intrigues="intrigue-new-demand")
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


@pytest.mark.parametrize("id", [card.id for card in BOX.intrigues.values() if not card.requires])
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
    if id == "intrigue-f-double-shift":
        expected += ["guildhall", "kings-storehouse"]
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


@pytest.mark.parametrize("id", [card.id for card in BOX.requests.values()])
def test_every_request_scores_when_met(id: str) -> None:  # AW-12.7.1, AW-12.7.2
    card = BOX.requests[f"request:{id}"]
    ids = ["request-1-clay", "request-2-wood", "request-3-gold", "request-4-marble"]
    ids[card.level - 1] = id
    given = [0, 0, 0, 0]
    given[card.level - 1] = card.per_player * 2
    machine = Machine(requests=" ".join(ids), revealed=4, given=given)
    assert points(coop(Architect(), Architect(), machine=machine))["requests"] == card.vp_met - 5 * 3


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
    machine = Machine(intrigues="intrigue-back-alley", events=f"event-audit {id}")
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
            intrigues="intrigue-quarry-watch intrigue-back-alley", events="event-audit event-spies"
        ),
    )
    assert play.state.guildhall == [2]
    assert [card.id for card in the_baron(play).discard] == ["intrigue-quarry-watch", "intrigue-back-alley"]


def test_secret_plans() -> None:  # AW-12.8.7, AW-12.8.1
    machine = Machine(
        intrigues="intrigue-back-alley",
        events="event-audit event-secret-plans",
        futures="intrigue-f-final intrigue-f-ill-omen",
    )
    play = after_round(Architect(), Architect(), machine=machine)
    do(play, "player:0", seat=1)
    assert player(play).debts == 1
    assert [card.id for card in the_baron(play).intrigues] == ["intrigue-f-ill-omen"]


def test_a_future_intrigue_joins_the_discard_pile() -> None:  # AW-12.8.7
    machine = Machine(intrigues="intrigue-mine-overseers", futures="intrigue-f-final intrigue-f-ill-omen")
    play = after_round(Architect(), Architect(), machine=machine)
    assert [card.id for card in the_baron(play).discard] == ["intrigue-f-ill-omen", "intrigue-mine-overseers"]
    empty = after_round(Architect(), Architect(), machine=Machine(intrigues="intrigue-mine-overseers"))
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
    machine = Machine(intrigues="intrigue-royal-works intrigue-new-demand")
    play = coop(builder, Architect(), machine=machine, guildhall=[1] * 11)
    do(play, "place:guildhall:construct")
    do(play, "place:forest", seat=1)
    assert play.state.guildhall.count(2) == 1
    do(play, "place:forest")
    assert play.over
    assert play.state.guildhall.count(2) == 1


def test_the_end_triggered_by_the_baron() -> None:  # AW-12.9.1
    machine = Machine(intrigues="intrigue-royal-works intrigue-new-demand")
    play = after_round(Architect(), Architect(), machine=machine, guildhall=[1] * 11)
    assert the_baron(play).revealed == 2
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
    assert points(play)["requests"] == 1 - 5 + 5 + 5
    assert points(play)["events"] == 5
    assert outcome.scores == (52, 49)
    assert (outcome.target, outcome.won, outcome.args["total"]) == (100, True, 101)


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
