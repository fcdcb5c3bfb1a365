"""The co-operative scenario: set-up, the players' turns, Donations (AW-12.1 to AW-12.3)."""

from salotto.titles.architects.box import BOX
from salotto.titles.architects.state import Phase
from tests.each import for_each
from tests.kit.player import a_table, can, choices, do, play_until, prompt, question
from tests.titles.architects.positions import (
    TITLE,
    Architect,
    Machine,
    coop,
    goods,
    hand,
    has,
    owner,
    player,
    points,
    the_baron,
)

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


@for_each("item", ["clay", "wood", "stone", "gold", "marble", "silver"])
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
