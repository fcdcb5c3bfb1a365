"""The end of the game and scoring (PW-11)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.scoring import outsider_points, points, ranking
from tests.titles.paladins.positions import BOX, Game, a_turn, me

WITH_VP = "wall-two-vp-1 wall-one-vp-labourer-1 wall-two-vp-2 wall-one-vp-labourer-2"
NO_VP = (
    "wall-scout wall-merchant wall-fighter wall-cleric wall-two-labourers"
    " wall-labourer-scout wall-three-labourers"
)


def ended(**have: Any) -> Game:
    return a_turn(workers="labourer", round=7, **{"silver": 0, "provisions": 0, **have})


def score(category: str, **have: Any) -> int:
    play = ended(**have)
    return points(play.state, me(play))[category]


@pytest.mark.parametrize(("value", "vp"), list(enumerate((0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20))))
def test_each_track_scores_on_its_own(value: int, vp: int) -> None:  # PW-11.3
    assert score("attributes", strength=value) == vp
    assert score("attributes", faith=value, influence=value) == 2 * vp


def test_a_boost_never_scores() -> None:  # PW-5.6
    assert score("attributes", strength=3, paladin="girart") == 1


@pytest.mark.parametrize(("done", "vp"), [(5, 0), (6, 1), (7, 3), (8, 6)])
def test_develops(done: int, vp: int) -> None:  # PW-11.4
    assert score("develops", developed=done) == vp


def test_debts() -> None:  # PW-11.5
    assert score("debts", unpaid=2, paid=3) == -3


@pytest.mark.parametrize(("silver", "provisions", "vp"), [(2, 0, 0), (2, 1, 1), (0, 8, 2), (4, 5, 3)])
def test_three_goods_of_any_mix_make_a_point(silver: int, provisions: int, vp: int) -> None:  # PW-11.6 PW-1.7
    assert score("goods", silver=silver, provisions=provisions) == vp


@pytest.mark.parametrize(("done", "vp"), [(4, 0), (5, 2), (6, 5), (7, 9)])
def test_commissions_and_garrisons(done: int, vp: int) -> None:  # PW-11.7
    assert score("commissions", monks=done) == vp
    assert score("garrisons", outposts=done) == vp


@pytest.mark.parametrize(("done", "vp"), [(4, 0), (5, 1), (6, 3), (7, 6)])
def test_fortifies_and_absolves(done: int, vp: int) -> None:  # PW-11.8
    assert score("fortifies", walls=" ".join(NO_VP.split()[:done])) == vp
    assert score("fortifies", walls=" ".join(NO_VP.split()[: done - 4] + WITH_VP.split())) == vp + 6
    assert score("absolves", jars=(1 << done) - 1) == vp


CONVERTED: dict[str, tuple[dict[str, Any], int]] = {
    "adventurer": ({"monks": 5}, 2),
    "archer": ({"outposts": 5}, 2),
    "guardian": ({"developed": 5}, 2),
    "hunter": ({"crew": "abbot-1 abbot-2 abbot-3"}, 1),
    "lookout": ({"walls": "wall-scout wall-cleric wall-merchant wall-fighter"}, 2),
    "vigilante": ({"jars": 0b0111}, 1),
    "armourer": ({"strength": 11}, 2),
    "marauder": ({"influence": 12}, 3),
    "warrior": ({"faith": 4}, 1),
    "assassin": ({"attacked": "archer-2 hunter-2 guardian-1"}, 2),
    "barbarian": ({"attacked": "archer-1 guardian-2 hunter-1"}, 2),
    "invader": ({"attacked": "guardian-2 hunter-2 thief-2"}, 2),
    "champion": ({"monks": 5, "orders": "order-commission"}, 2),
    "mercenary": ({}, 2),
    "protector": ({"paid": 3}, 3),
    "thief": ({"suspicion": 4}, 4),
    "traitor": ({}, 0),
}


@pytest.mark.parametrize("card", BOX.outsiders, ids=lambda card: card.id)
def test_what_every_converted_outsider_scores(
    card: Any,
) -> None:  # PW-11.9 PW-11.9.1 PW-11.9.3 PW-11.9.4 PW-11.9.6
    have, vp = CONVERTED[card.id.rpartition("-")[0]]
    have = (
        {**have, "attacked": have.get("attacked", "").replace(card.id, "").strip()}
        if "attacked" in have
        else have
    )
    play = ended(converted=card.id, **have)
    assert outsider_points(play.state, me(play), card) == vp


def test_the_hunter_counts_the_crew() -> None:  # PW-11.9.2
    assert score("converts", converted="hunter-1", crew="abbot-1 squire-1 peddler-1 squire-2") == 2
    assert score("converts", converted="hunter-1", crew="abbot-1") == 0


def test_converted_outsiders_do_not_count_as_attacked() -> None:  # PW-11.9.4
    assert score("converts", converted="assassin-1 archer-2 thief-2") == 0


@pytest.mark.parametrize(("count", "vp"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_mercenaries_count_each_other(count: int, vp: int) -> None:  # PW-11.9.5
    assert score("converts", converted=" ".join(f"mercenary-{n}" for n in range(1, count + 1))) == vp


def test_a_champion_counts_completed_orders() -> None:  # PW-11.9.5
    orders = "order-commission order-garrison order-absolve"
    assert score("converts", converted="champion-1", orders=orders) == 1
    assert score("converts", converted="champion-1", orders=orders, monks=5, outposts=6) == 3


def test_traitors_soften_debts_and_never_make_them_good() -> None:  # PW-11.9.7
    assert score("debts", unpaid=3, paid=1, converted="traitor-1") == -5
    assert score("debts", unpaid=3, paid=1, converted="traitor-1 traitor-2") == -2
    assert score("converts", unpaid=3, converted="traitor-1 traitor-2") == 0


def test_attacks_townsfolk_workers_and_suspicion_score_nothing() -> None:  # PW-11.10
    play = ended(attacked="thief-1 thief-2", crew="abbot-1 abbot-2", suspicion=5)
    assert play.scorecards()[0].total == 0


def test_ties_are_broken_by_orders_then_by_suspicion_then_shared() -> None:  # PW-11.11
    play = a_turn(
        3,
        workers="labourer",
        round=7,
        orders="order-commission order-garrison",
        silver=0,
        provisions=0,
        monks=5,
        others=[{"silver": 18, "provisions": 0}, {"silver": 17, "provisions": 1, "suspicion": 1}],
    )
    assert [card.total for card in play.scorecards()] == [6, 6, 6]
    assert ranking(play.state) == [1, 2, 3]
    play = a_turn(workers="labourer", round=7, silver=3, others=[{"silver": 4}])
    assert ranking(play.state) == [1, 1]


def test_the_scorecard_has_the_categories_of_the_sheet() -> None:  # PW-11.2 PW-11.10
    play = ended()
    assert list(play.scorecards()[0].points) == list(BOX.categories)
