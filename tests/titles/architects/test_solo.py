"""Constantine and Helena, and two players with one of them (AW-11)."""

from typing import Any

import pytest

from salotto.kernel.title import Value
from salotto.titles.architects.box import BOX
from salotto.titles.architects.state import Phase
from tests.each import for_each
from tests.kit.player import a_table, choices, do, play_until
from tests.titles.architects.positions import (
    TITLE,
    Architect,
    Game,
    Machine,
    a_game,
    has,
    player,
    points,
    present,
    row,
)


def solo(architect: Architect | None = None, machine: Machine | None = None, **fields: Any) -> Game:
    """A solo table, with the opponent's next Schemes."""
    return a_game(architect or Architect(), mode="solo", machine=machine or Machine(), **fields)


def test_the_solo_table_is_set_up_for_two() -> None:  # AW-11.1.1, AW-11.1.2, AW-11.1.4, AW-11.1.5
    play = play_until(a_table(TITLE, 1, "solo"), lambda state: state.phase is Phase.PLAYING)
    state = play.state
    assert (len(state.rewards), state.setting.guildhall.spaces, state.setting.capture_locations) == (5, 12, 2)
    assert (has(play, "silver"), player(play).virtue) == (3, 7)
    assert not any(card.group == "resource-market" for card in state.setting.buildings)
    assert len(state.setting.buildings) == 36
    assert state.rival is not None
    assert (state.rival.virtue, state.rival.level, state.rival.marble, state.workers[1]) == (7, 0, 0, 20)
    assert (len(state.rival.schemes), len(state.rival.future)) == (20, 10)


def test_the_soloist_keeps_three_of_five() -> None:  # AW-11.1.3, D3
    play = a_table(TITLE, 1, "solo")
    dealt = choices(play)
    assert len(dealt) == 5
    do(play, dealt[0], dealt[2], dealt[4])
    assert [card.key for card in player(play).hand] == [dealt[0], dealt[2], dealt[4]]
    assert {card.key for card in play.state.plans.cards[:2]} == {dealt[1], dealt[3]}


def test_only_the_human_hires_a_starting_apprentice() -> None:  # AW-11.1.6
    options: dict[str, Value] = {"starting_apprentice": True}
    play = play_until(
        a_table(TITLE, 1, "solo", "uncle", **options), lambda state: state.phase is Phase.PLAYING
    )
    assert len(player(play).apprentices) == 1


def test_the_opponent_plays_after_you() -> None:  # AW-11.2.1, AW-11.2.2, AW-11.4.1
    for id, location in [("s-01", "quarry"), ("s-02", "forest"), ("s-03", "mines"), ("s-04", "silversmith")]:
        play = do(solo(Architect(), Machine(schemes=f"scheme-{id}")), "place:kings-storehouse")
        assert present(play, location, 1) == 1
        assert play.state.rival is not None
        assert [card.id for card in play.state.rival.discard] == [f"scheme-{id}"]
        assert play.state.turn == 0


def test_an_empty_scheme_pile_is_made_anew() -> None:  # AW-11.2.3
    play = solo()
    rival = play.checkpoints()[0].state.rival
    rival.discard.cards, rival.discard.seen = rival.schemes.cards, [-1] * len(rival.schemes)
    rival.schemes.cards, rival.schemes.seen = [], []
    play = do(play.fork(), "place:quarry")
    assert play.state.rival is not None
    assert (len(play.state.rival.schemes), len(play.state.rival.discard)) == (19, 1)


def test_without_workers_the_opponent_recalls_them() -> None:  # AW-11.2.4
    machine = Machine(at={"quarry": 5, "forest": 4}, prison=3)
    play = do(
        solo(Architect(captives={1: 4}), machine, market=(1, None, None), guildhall=[1, 1, 1]), "place:forest"
    )
    assert play.state.workers[1] == 5 + 4 + 3 + 4
    assert (play.state.prison[1], play.state.captives_of(0), play.state.guildhall.count(1)) == (0, 0, 3)
    assert play.state.market[0] == 1
    assert play.state.rival is not None
    assert len(play.state.rival.schemes) == 20


def test_a_reset_brings_a_future_scheme_on_top() -> None:  # AW-11.2.5, AW-R22
    machine = Machine(future="scheme-f-01 scheme-f-02")
    play = do(solo(Architect(3), machine, market=(1, 0, None)), "place:black-market-c")
    assert play.state.rival is not None
    assert [card.id for card in play.state.rival.discard] == ["scheme-f-02"]


def test_alms_and_fine_trade() -> None:  # AW-11.4.2, AW-11.3.1
    alms = do(solo(None, Machine(schemes="scheme-s-05")), "place:quarry").state
    assert alms.rival is not None
    assert (alms.rival.virtue, alms.rival.marble) == (8, 0)
    fine = do(solo(None, Machine(schemes="scheme-s-07")), "place:quarry").state
    assert fine.rival is not None
    assert fine.rival.marble == 1


def test_a_workshop_visit_discards_the_first_column() -> None:  # AW-11.4.3
    crowd = "miner thief trickster labourer jeweller gatekeeper acolyte-tiling stonecutter"
    play = solo(None, Machine(schemes="scheme-s-08"), row=crowd, coins=[2, 1])
    do(play, "place:quarry")
    assert row(play)[:3] == ["thief", "trickster", "labourer"]
    assert play.state.coins == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("tax", "marble", "virtue"), [(5, 1, 5), (0, 0, 7)])
def test_the_opponent_at_the_tax_stand(tax: int, marble: int, virtue: int) -> None:  # AW-11.4.4, AW-11.4.9
    play = do(solo(None, Machine(schemes="scheme-s-15"), tax=tax), "place:quarry")
    rival = play.state.rival
    assert rival is not None
    assert (rival.marble, rival.virtue, play.state.tax, present(play, "tax-stand", 1)) == (
        marble,
        virtue,
        0,
        1,
    )


def test_the_opponent_captures_the_largest_groups() -> None:  # E31, AW-11.4.5
    you = Architect(at={"forest": 3, "quarry": 3, "mines": 1})
    play = do(solo(you, Machine(schemes="scheme-s-10", at={"town-centre": 1})), "place:kings-storehouse")
    assert play.state.captives_of(1) == 6
    assert (present(play, "quarry"), present(play, "forest"), present(play, "mines")) == (0, 0, 1)
    first = next(line.event for line in play.story or [] if line.event.id == "aw-captures")
    assert first.args["location"] == "location:quarry"


def test_the_opponent_captures_from_two_locations_at_most() -> None:  # AW-11.4.5
    you = Architect(at={"forest": 3, "quarry": 2, "mines": 1})
    machine = Machine(schemes="scheme-s-10", at={"town-centre": 3, "forest": 2})
    play = do(solo(you, machine), "place:kings-storehouse")
    assert (play.state.captives_of(1), present(play, "mines"), present(play, "forest", 1)) == (5, 1, 2)


@for_each(
    "machine, you, marble, debts, virtue",
    [
        (Machine(captives={0: 3}, prison=2, schemes="scheme-s-13"), Architect(), 1, 0, 7),
        (Machine(prison=2, schemes="scheme-s-13"), Architect(), 0, 0, 7),
        (Machine(schemes="scheme-s-13"), Architect(captives={1: 2}), 0, 1, 6),
        (Machine(debts=2, schemes="scheme-s-13"), Architect(), 0, 1, 7),
        (Machine(schemes="scheme-s-13"), Architect(), 0, 0, 7),
    ],
)
def test_the_first_possible_step_at_the_guardhouse(  # AW-11.4.6, AW-11.4.9
    machine: Machine, you: Architect, marble: int, debts: int, virtue: int
) -> None:
    play = do(solo(you, machine), "place:quarry")
    rival = play.state.rival
    assert rival is not None
    assert (rival.marble, rival.debts, rival.virtue) == (marble, debts, virtue)
    assert present(play, "guardhouse", 1) == 1


def test_the_opponent_in_the_black_market() -> None:  # AW-11.4.7, AW-11.3.2
    machine = Machine(schemes="scheme-s-16", virtue=12)
    play = do(solo(None, machine, market=(0, None, None)), "place:quarry")
    rival = play.state.rival
    assert rival is not None
    assert (play.state.market, rival.virtue, rival.marble) == ([0, 1, -1], 11, 1)


def test_its_third_worker_in_the_market_triggers_a_reset() -> None:  # AW-11.4.7, AW-11.3.4
    machine = Machine(schemes="scheme-s-16", prison=2)
    play = do(solo(None, machine, market=(0, None, 0)), "place:quarry")
    rival = play.state.rival
    assert rival is not None
    assert play.state.prison == [2, 3]
    assert (rival.virtue, rival.debts, player(play).debts) == (7 - 1 - 1, 1, 0)


def test_the_opponent_climbs_the_cathedral_for_nothing() -> None:  # AW-11.4.8, AW-11.4.9, AW-11.3.2
    machine = Machine(schemes="scheme-s-18", virtue=2)
    play = do(solo(None, machine, rewards="reward-virtue"), "place:quarry")
    rival = play.state.rival
    assert rival is not None
    assert (rival.level, rival.virtue, play.state.guildhall, len(play.state.rewards)) == (1, 4, [1], 0)
    blocked = do(
        solo(Architect(level=5), Machine(schemes="scheme-s-18", level=4)), "place:quarry"
    ).state.rival
    assert blocked is not None
    assert blocked.level == 4


def test_its_virtue_has_ends_too() -> None:  # AW-11.3.3
    low = do(solo(None, Machine(schemes="scheme-s-15", virtue=1)), "place:quarry").state.rival
    assert low is not None
    assert (low.virtue, low.debts) == (0, 1)
    high = do(solo(None, Machine(schemes="scheme-s-05", virtue=14, debts=1)), "place:quarry").state.rival
    assert high is not None
    assert (high.virtue, high.debts) == (14, 0)


def test_it_counts_as_another_player() -> None:  # AW-11.3.5
    you = Architect(0, wood=2, stone=3, marble=2, hand="monument", apprentices="labourer")
    play = do(solo(you, Machine(schemes="scheme-s-01")), "place:guildhall:construct")
    assert play.state.rival is not None
    assert play.state.rival.virtue == 8
    assert points(solo(Architect(level=2, buildings="steeple"), Machine(level=2)))["buildings"] == 4


@for_each("id", [card.id for card in BOX.schemes.values()])
def test_every_scheme_places_a_worker(id: str) -> None:  # AW-11.2.2, AW-11.4.9
    play = do(solo(Architect(at={"forest": 3}), Machine(schemes=id)), "place:quarry")
    card = BOX.schemes[f"scheme:{id}"]
    if card.place == "guildhall":
        assert play.state.guildhall == [1]
    elif card.place == "black-market":
        assert play.state.market == [1, -1, -1]
    else:
        assert present(play, card.place, 1) == 1


@pytest.mark.parametrize(("opponent", "total"), [("constantine", 19), ("helena", 29)])
def test_the_opponents_score(opponent: str, total: int) -> None:  # E30, AW-11.5.2
    machine = Machine(level=4, virtue=10, marble=5, debts=1, prison=4)
    play = a_game(Architect(), mode="solo", machine=machine, guildhall=[1] * 5, solo_opponent=opponent)
    assert play.scorecards()[1].total == total


def test_the_opponent_has_a_final_turn_and_a_tie_is_lost() -> None:  # AW-11.5.1, AW-11.5.3, AW-R22
    you = Architect(0, wood=2, stone=2, hand="well", buildings="")
    play = solo(you, Machine(schemes="scheme-s-02 scheme-s-01"), guildhall=[1] * 11)
    do(play, "place:guildhall:construct")
    assert play.state.ending == 1
    do(play, "place:quarry")
    assert play.over
    tie = solo(Architect(0, buildings="well"), Machine(schemes="scheme-s-01", marble=3), ending=2)
    do(tie, "place:quarry")
    assert tie.outcome is not None
    assert tie.outcome.scores == (3, 3)
    assert tie.outcome.winners == (1,)


def test_two_players_and_the_opponent() -> None:  # AW-11.6.1, AW-11.6.2
    play = play_until(a_table(TITLE, 2, "versus-bot-2p"), lambda state: state.phase is Phase.PLAYING)
    state = play.state
    assert (len(state.rewards), state.setting.guildhall.spaces, state.setting.capture_locations) == (7, 16, 2)
    assert sorted(has(play, "silver", seat) for seat in range(2)) == [3, 4]
    assert any(card.group == "resource-market" for card in state.setting.buildings)
    first = state.first
    do(play, "place:quarry", seat=first)
    do(play, "place:quarry", seat=1 - first)
    assert play.state.turn == first
    assert sum(play.state.workers) == 60 - 3
    assert [card.seat for card in play.scorecards()] == [0, 1, 2]


def test_ranks_of_three() -> None:  # AW-11.6.2
    machine = Machine(schemes="scheme-s-01", marble=3, virtue=7)
    play = a_game(
        Architect(0, buildings="well"),
        Architect(9, buildings="well"),
        mode="versus-bot-2p",
        machine=machine,
        ending=3,
    )
    do(play, "place:quarry")
    do(play, "place:quarry", seat=1)
    assert play.outcome is not None
    assert play.outcome.scores == (3, 3, 3)
    assert play.outcome.ranks == (2, 1, 2)
