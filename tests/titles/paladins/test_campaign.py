"""A chapter of a campaign (PW-15, TS-4, TS-5, TS-7.6, TS-11)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.kernel.play import Play
from salotto.kernel.title import BadTable
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.chapter import COUNTERS, counters
from salotto.titles.paladins.effects import Gain
from salotto.titles.paladins.state import PaladinsState
from salotto.words import Language
from tests.kit.player import answer, choices, cited, do, play_out, play_until, prompt, told, why_not
from tests.scenes import scene
from tests.titles.paladins.positions import TITLE, a_turn, me

CARRIED: dict[str, Any] = {
    "chapter": 2,
    "marker": 1,
    "pass_marker": True,
    "silver": [2, 0, 1],
    "advantages": [[], [], []],
    "objectives": [["pw_crew", 5], ["pw_suspicion", 5], ["pw_walls_jars", 6]],
}


def carried(*tomes: str, seat: int = 0, players: int = 3) -> dict[str, Any]:
    advantages = [list(tomes) if each == seat else [] for each in range(players)]
    return {**CARRIED, "advantages": advantages, "silver": [0] * players, "marker": 0}


def a_chapter(data: dict[str, Any], players: int = 3, seed: str = "uncle") -> Play[PaladinsState]:
    names = ["Anna", "Bruno", "Carla", "Dario"][:players]
    return Play(TITLE, TITLE.table(names, seed, "competitive", carried=data), [])


def test_the_winner_of_the_previous_game_drafts_and_acts_last() -> None:  # PW-15.1 TS-4.2 TS-4.6 TS-4.7
    play = a_chapter(CARRIED)
    order = []
    while play.pending[0].prompt == "pw-draft-townsfolk":
        order.append(play.pending[0].seat)
        answer(play, order[-1], choices(play, order[-1])[0])
    assert order == [0, 2, 1]
    assert play.state.start == 2
    play_until(play, lambda state: state.round == 2)
    assert play.state.start == 0


def test_silver_makes_up_for_tomes() -> None:  # PW-15.3 TS-4.9
    play = play_until(a_chapter(CARRIED), lambda state: state.round == 1)
    silver = [player.silver for player in play.state.players]
    for player, more in zip(play.state.players, (2, 0, 1), strict=True):
        gains = [effect for effect in player.crew[0].immediate if isinstance(effect, Gain)]
        drafted = sum(gain.n for gain in gains if gain.what in ("silver", "tax"))
        assert silver[player.seat] == 3 + more + drafted


def start_of(tome: str) -> tuple[Any, Any]:
    """A player with the Tome and one without, at the start of round 1."""
    play = play_until(a_chapter(carried(tome), seed="same"), lambda state: state.round == 1)
    plain = play_until(a_chapter(carried(), seed="same"), lambda state: state.round == 1)
    assert (cited(play), cited(plain)) == ([("west-helps", tome)], [])
    return me(play), me(plain)


def test_the_tome_of_marble() -> None:  # TS-7.6.2 TS-4.10
    mine, plain = start_of("architects-marble")
    assert (mine.silver - plain.silver, mine.provisions - plain.provisions) == (2, 2)


def test_the_tome_of_the_cathedral() -> None:  # TS-7.6.4
    mine, plain = start_of("architects-cathedral")
    assert mine.attributes[1] - plain.attributes[1] == 1


def test_the_tome_of_chains() -> None:  # TS-7.6.6
    mine, plain = start_of("architects-captives")
    assert [a - b for a, b in zip(mine.workers, plain.workers, strict=True)] == [0, 1, 0, 1, 0, 0]
    assert mine.suspicion == ()


def test_the_tome_of_foundations() -> None:  # TS-7.6.1 TS-7.8.1
    tome = carried("architects-buildings", players=2)
    play = a_turn(workers="labourer 3", silver=3, carried=tome)
    do(play, "develop", "workshop:attack-1")
    assert me(play).silver == 0
    assert cited(play) == [("west-saves", "architects-buildings")]
    assert told(play, "west-saves")[0].event.args["silver"] == 1
    play = a_turn(workers="labourer 3", silver=1, paladin="samson", carried=tome)
    do(play, "develop", "workshop:attack-1")
    assert me(play).silver == 0
    assert told(play, "west-saves")[0].event.args["silver"] == 1  # what the Paladin saves is not counted
    other = a_turn(workers="labourer 3", silver=3, carried=carried("architects-buildings", seat=1, players=2))
    assert why_not(other, "develop") == "PW-1.3"


def test_the_tome_of_virtue() -> None:  # TS-7.6.5
    play = a_turn(
        workers="cleric 2",
        silver=1,
        placed={"hunt": "labourer"},
        carried=carried("architects-virtue", players=2),
    )
    do(play, "pray")
    assert me(play).silver == 0
    assert cited(play) == [("west-saves", "architects-virtue")]


def test_the_tome_of_ledgers_avoids_a_debt() -> None:  # TS-7.6.3 TS-7.8.2 TS-7.8.3
    def accused(silver: int, debts: int | None = None) -> Any:
        play = a_turn(
            workers="labourer",
            silver=silver,
            suspicion=3,
            tax=1,
            draw_suspicion="suspicion-1",
            debts=debts,
            crew="swindler-1",
            options={"extra_townsfolk": True},
            carried=carried("architects-debts", players=2),
        )
        return do(play, "conspire")

    play = accused(1)
    assert prompt(play) == "pw-avoid-debt"
    do(play, "pay-silver")
    assert (me(play).silver, me(play).unpaid, len(me(play).suspicion)) == (0, 0, 4)
    assert cited(play) == [("pw-avoids-debt", "architects-debts")]
    play = do(accused(1), "no")
    assert (me(play).silver, me(play).unpaid, len(me(play).suspicion)) == (4, 1, 2)
    assert cited(play) == []
    poor = accused(0)
    assert me(poor).unpaid == 1
    assert me(accused(5, debts=0)).unpaid == 0  # TS-7.8.5


def test_a_debt_as_a_price_cannot_be_avoided() -> None:  # TS-7.8.4
    play = a_turn(
        workers="labourer 2", silver=5, townsfolk="abbot-1", carried=carried("architects-debts", players=2)
    )
    do(play, "recruit-1", "debt:abbot-1")
    assert (me(play).unpaid, me(play).silver) == (1, 5)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_board_of_their_owner_shows_the_tomes_that_help(language: Language) -> None:  # TS-7.1
    tomes = list(BOX.tomes)
    play = a_turn(carried=carried(*tomes, players=2))
    page = scene(play, 1, language)
    assert [f'data-key="tome:{tome}"' in page.board(0) for tome in tomes] == [True] * 6
    assert "at-tomes" not in page.board(1)


# Counters


def test_counters_rise_as_they_happen() -> None:  # PW-15.4 TS-5.3 TS-11.1
    play = a_turn(
        workers="criminal 20 labourer 9",
        silver=9,
        provisions=9,
        strength=3,
        faith=1,
        outsiders="thief-1 champion-1",
        townsfolk="squire-1",
        draw_walls="wall-two-vp-1",
        draw_suspicion="suspicion-0",
        carried=carried(players=2),
    )
    for moves in (
        ["commission", "r1-s2"],
        ["garrison", "r2-s3"],
        ["fortify"],
        ["absolve", "absolve-faith"],
        ["attack", "champion-1"],
        ["convert"],
        ["develop", "workshop:attack-1"],
        ["recruit-2", "townsfolk:squire-1"],
        ["conspire"],
    ):
        do(play, *moves)
    assert TITLE.campaign is not None
    assert [(rise.counter, rise.value) for rise in TITLE.campaign.rises(play.state)] == [
        ("pw_map_pieces", 1),
        ("pw_map_pieces", 2),
        ("pw_walls_jars", 1),
        ("pw_walls_jars", 2),
        ("pw_outsiders", 1),
        ("pw_outsiders", 2),
        ("pw_workshops", 1),
        ("pw_crew", 1),
        ("pw_suspicion", 1),
    ]
    for name in COUNTERS:
        assert TITLE.campaign.counter(play.state, 0, name) == counters(me(play))[name]


def test_suspicion_rises_before_its_tax() -> None:  # TS-5.15 TS-5.20
    play = a_turn(
        workers="labourer", suspicion=4, tax=1, draw_suspicion="suspicion-1", carried=carried(players=2)
    )
    do(play, "conspire")
    assert play.state.rises == [(0, "pw_suspicion", 5)]
    assert len(me(play).suspicion) == 3


def test_nothing_rises_while_the_game_is_prepared() -> None:  # TS-4.11 TS-5.13 TS-5.18
    play = play_until(a_chapter(CARRIED), lambda state: state.round == 1)
    assert play.state.rises == [(2, "pw_crew", 1), (0, "pw_crew", 1), (1, "pw_crew", 1)]


def test_outside_a_campaign_nothing_is_noted() -> None:  # TS-11.1
    play = do(a_turn(workers="labourer 2"), "conspire")
    assert play.state.rises == []


def test_what_decides_the_places() -> None:  # PW-15.5 PW-15.6 TS-8.2 TS-8.3 TS-11.3
    play = play_out(a_chapter(CARRIED))
    assert TITLE.campaign is not None
    ranking = TITLE.campaign.ranking(play.state)
    assert play.outcome is not None
    assert tuple(values[0] for values in ranking) == play.outcome.scores
    orders = TITLE.campaign.orders(play.state)
    start = play.state.start
    assert orders["turn_order"] == [start, (start + 1) % 3, (start + 2) % 3]
    assert sorted(orders["last_turn"]) == [0, 1, 2]


def test_last_turns_are_those_of_passing() -> None:  # TS-8.3
    play = a_turn(round=7, workers="labourer 2", others=[{"workers": "labourer"}], carried=carried(players=2))
    do(play, "hunt-1")
    do(play, "pass", seat=1)
    do(play, "pass")
    assert TITLE.campaign is not None
    assert TITLE.campaign.orders(play.state)["last_turn"] == [1, 0]


@pytest.mark.parametrize(
    "wrong",
    [
        {**CARRIED, "marker": 3},
        {**CARRIED, "silver": [0, 0]},
        {**CARRIED, "silver": [0, 0, -1]},
        {**CARRIED, "advantages": [["no-such-tome"], [], []]},
        {"chapter": 2},
    ],
)
def test_what_does_not_belong_to_the_table_is_refused(wrong: dict[str, Any]) -> None:  # TS-11.2
    with pytest.raises(BadTable):
        a_chapter(wrong)


def test_a_chapter_knows_that_it_is_one() -> None:  # PW-15.2 TS-11.2
    play = a_chapter(CARRIED)
    assert play.table.options["campaign_chapter"] is True
    assert play.view(0)["setting"]["objectives"] == []  # TS-4.8: not before all is prepared
    while play.pending[0].prompt == "pw-draft-townsfolk":
        answer(play, play.pending[0].seat, play.pending[0].keys[0])
    assert play.view(0)["setting"]["objectives"][0] == ["pw_crew", 5]
    assert TITLE.table(["A", "B"], "1").options["campaign_chapter"] is False
