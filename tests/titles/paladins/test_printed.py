"""The printed components: every total, maximum and pattern that the sources state."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from salotto.titles.paladins.box import DATA
from salotto.titles.paladins.cards import WORKERS, Paladin, SuspicionCard, Trigger
from salotto.titles.paladins.effects import Choose, Discount, Effect, Gain, Good, OnAction, WaiveCost
from tests.titles.paladins.positions import BOX

BASE = [card for card in BOX.townsfolk if card.set == "base"]
ACTION_OF = {
    "Abbot": "absolve",
    "Acolyte": "commission",
    "Architect": "develop",
    "Defender": "attack",
    "Gatekeeper": "fortify",
    "Missionary": "convert",
    "Watchman": "garrison",
}


def entries(file: str, array: str = "card") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8"))[array]
    return [entry for entry in found if entry.get("copies") != 0]  # what is retired is no longer in the box


def gains(effects: tuple[Effect, ...]) -> Counter[str]:
    """What a row of rewards brings, without what stands in a choice."""
    return Counter({each.what.value: each.n for each in effects if isinstance(each, Gain)})


def names(cards: Any) -> Counter[str]:
    return Counter(card.names["en"] for card in cards)


# Where it comes from


@pytest.mark.parametrize(
    ("file", "array", "own"),
    [
        ("paladins", "card", set()),
        ("outsiders", "card", set()),
        ("walls", "card", set()),
        ("tavern", "card", set()),
        ("suspicion", "card", set()),
        ("kings_favours", "card", set()),
        ("main_board", "townsfolk_slot", set()),
        ("main_board", "outsider_slot", set()),
        ("main_board", "region", set()),
        ("main_board", "space", set()),
        ("player_board", "absolve_space", set()),
        ("townsfolk", "card", {f"{name}-{n}" for name in ("noble", "swindler") for n in (1, 2, 3)}),
    ],
)
def test_what_is_public_and_what_is_our_own(file: str, array: str, own: set[str]) -> None:  # PW-R1
    assert {each["id"] for each in entries(file, array) if each["source"] == "designed"} == own


def test_what_nobody_shows_of_the_player_board_is_said() -> None:  # PW-R1
    own = {each["id"]: each.get("designed_fields") for each in entries("player_board", "action")}
    stand_ins = {"develop": ["workshop_worker"], "absolve": ["need"], "convert": ["need"]}
    assert {id: fields for id, fields in own.items() if fields} == stand_ins


def test_a_doubtful_entry_says_so() -> None:  # PW-R1
    noted = {
        each["id"]
        for file in ("townsfolk", "outsiders", "kings_favours")
        for each in entries(file)
        if "note" in each
    }
    assert noted == {
        *("squire-1", "squire-3", "vigilante-1", "barbarian-2", "champion-2"),
        *("favour-debt-for-workers", "favour-develop-or-workers"),
    }


# Paladins


def test_twelve_paladins_serve_the_twelve_actions() -> None:  # PW-5.6 PW-5.7
    assert Counter(card.action for card in BOX.paladins) == Counter(action.id for action in BOX.actions)
    for card in BOX.paladins:
        assert card.boost.strength + card.boost.faith + card.boost.influence == 4
        assert len(card.workers) == 2
        assert "criminal" not in card.workers
        assert card.ability.action == card.action


@pytest.mark.parametrize("card", BOX.paladins, ids=lambda card: card.id)
def test_a_paladin_saves_a_cost_or_brings_two_goods(card: Paladin) -> None:  # PW-5.7
    ability = card.ability
    action = next(each for each in BOX.actions if each.id == card.action)
    if isinstance(ability, OnAction):
        good = Good.PROVISION if card.action == "hunt" else Good.SILVER
        assert ability.effects == (Gain(good, 2),)
        assert card.action in ("attack", "conspire", "hunt", "trade")
    elif isinstance(ability, Discount):
        assert (card.action, ability.what, ability.n) == ("develop", Good.SILVER, 2)
    else:
        assert isinstance(ability, WaiveCost)
        assert ability.what.value == action.cost_in


@pytest.mark.parametrize("card", BOX.paladins, ids=lambda card: card.id)
def test_a_paladin_of_the_right_side_raises_what_his_action_needs(card: Paladin) -> None:  # PW-5.6
    action = next(each for each in BOX.actions if each.id == card.action)
    if action.requires:
        assert getattr(card.boost, action.requires) == 3
        assert set(card.workers) <= set(action.spaces)


# Townsfolk


def test_of_each_townsfolk_there_are_three_and_two_conspirators() -> None:  # PW-3.2
    trades = [*ACTION_OF, "Debt Collector", "Peddler", "Squire"]
    assert names(BASE) == Counter({**dict.fromkeys(trades, 3), "Conspirator": 2})
    assert len(BASE) == 32


def test_each_name_has_its_trigger() -> None:  # PW-13.1 to PW-13.5
    for card in BASE:
        name = card.names["en"]
        expected = {"Debt Collector": Trigger.DEBT_PAID}.get(name, Trigger.INQUISITION)
        assert card.ongoing.trigger is (Trigger.ACTION if name in ACTION_OF else expected)
        assert card.ongoing.action == ACTION_OF.get(name, "")


def test_one_of_each_action_townsfolk_takes_tax() -> None:  # PW-9.3
    taxed = [card for card in BASE if gains(card.ongoing.effects)["tax"]]
    assert names(taxed) == Counter(ACTION_OF.keys())
    for card in taxed:  # it comes with Suspicion removed
        assert gains(card.ongoing.effects) == {"tax": 1}
        assert [type(each).__name__ for each in card.immediate] == ["RemoveSuspicion"]


def test_what_joins_brings_a_good_a_clean_name_or_nothing() -> None:  # PW-6.2.6
    for card in BASE:
        assert sum(gains(card.immediate).values()) <= 1
        assert set(gains(card.immediate)) <= {"silver", "provision"}
        assert not gains(card.ongoing.effects)["criminal"]


# Outsiders


def test_twelve_outsiders_of_each_kind_and_two_of_each_name() -> None:  # PW-3.7
    assert Counter(card.kind.value for card in BOX.outsiders) == {
        "saracen": 12,
        "viking": 12,
        "byzantine": 12,
    }
    counts = names(BOX.outsiders)
    assert counts.pop("Mercenary") == 4
    assert set(counts.values()) == {2}
    assert len(counts) == 16


def test_the_counters_of_the_scoring_app_are_met() -> None:  # PW-7.5.4 PW-7.6.3
    assert Counter(gains(card.attack)["influence"] for card in BOX.outsiders) == {1: 34, 2: 2}
    assert Counter(gains(card.convert)["strength"] for card in BOX.outsiders) == {1: 30, 2: 6}
    strong = [card for card in BOX.outsiders if gains(card.convert)["strength"] == 2]
    assert names(strong) == {"Assassin": 2, "Barbarian": 2, "Invader": 2}
    liked = [card for card in BOX.outsiders if gains(card.attack)["influence"] == 2]
    assert names(liked) == {"Marauder": 1, "Invader": 1}
    assert {card.kind.value for card in liked} == {"saracen"}
    assert all(gains(card.attack[:1])["influence"] for card in BOX.outsiders)
    assert all(len(card.convert) == 1 for card in BOX.outsiders)


def test_nobody_scores_his_own_kind() -> None:  # PW-11.9.4
    for card in BOX.outsiders:
        assert card.score.count != f"attacked_{card.kind.value}"
    counted = Counter(card.score.count for card in BOX.outsiders if card.score.count.startswith("attacked_"))
    assert counted == {"attacked_saracen": 2, "attacked_byzantine": 2, "attacked_viking": 2}


# Walls, Tavern, Suspicion, Favours


def test_twenty_four_walls_bring_strength_and_six_points() -> None:  # PW-3.3 PW-7.2.3
    assert len(BOX.walls) == 24
    assert Counter(gains(card.effects)["strength"] for card in BOX.walls) == {1: 22, 2: 2}
    assert sorted(card.vp for card in BOX.walls if card.vp) == [1, 1, 2, 2]
    assert sum(any(isinstance(each, Choose) for each in card.effects) for card in BOX.walls) == 7
    assert not any(set(gains(card.effects)) & {"tax", "provision", "criminal"} for card in BOX.walls)


def test_twenty_four_tavern_cards_of_four() -> None:  # PW-3.9 PW-4.5
    assert len(BOX.tavern) == 24
    assert {len(card.workers) for card in BOX.tavern} == {4}
    found = Counter(worker for card in BOX.tavern for worker in card.workers)
    assert [found[worker] for worker in WORKERS] == [15, 17, 17, 17, 16, 14]
    assert len({tuple(sorted(card.workers)) for card in BOX.tavern}) == 24


def test_the_suspicion_cards_hold_twenty_eight_tax() -> None:  # PW-3.6 PW-9.2
    taxes: list[SuspicionCard] = list(BOX.suspicion)
    assert Counter(card.tax for card in taxes) == {0: 6, 1: 8, 2: 10}


def test_ten_favours_of_one_space_two_of_them_for_a_criminal() -> None:  # PW-3.8 PW-8.2
    assert len(BOX.favours) == 10
    spaces = Counter(space for card in BOX.favours for space in card.spaces)
    assert spaces == {"any": 4, "criminal": 2, "scout": 1, "cleric": 1, "fighter": 1, "merchant": 1}
    assert {len(card.spaces) for card in BOX.favours} == {1}
    costs = {
        card.id: [(price.what.value, price.n) for price in card.cost] for card in BOX.favours if card.cost
    }
    assert costs == {
        "favour-debt-or-suspicion": [("silver", 1)],
        "favour-develop-or-workers": [("provision", 1)],
    }


# Boards


def test_six_regions_with_rising_flags() -> None:  # PW-7.1.2 PW-7.3.2
    regions = sorted(BOX.regions.values(), key=lambda region: region.position)
    assert [region.faith for region in regions] == [0, 2, 4, 6, 8, 10]
    assert [region.strength for region in regions] == [1, 3, 5, 7, 9, 11]


def test_forty_spaces_of_which_some_want_more_players() -> None:  # PW-3.15
    assert [space.order for space in BOX.spaces] == list(range(1, 41))
    for players, count in ((1, 25), (2, 25), (3, 34), (4, 40)):
        assert sum(space.players <= players for space in BOX.spaces) == count
    sizes = Counter(space.region for space in BOX.spaces)
    assert [sizes[f"region-{n}"] for n in range(1, 7)] == [4, 7, 9, 10, 7, 3]


def test_a_space_gives_one_of_the_rewards_that_the_rival_ranks() -> None:  # PW-12.5.6
    assert {space.kind for space in BOX.spaces} == set(BOX.rival.priority.kinds)
    workers = {"worker1": 1, "worker2": 2}
    for space in BOX.spaces:
        given = sum(gains(space.effects)[worker] for worker in WORKERS)
        assert given == workers.get(space.kind, 0)
        assert gains(space.effects)["silver"] == (2 if space.kind == "silver2" else 0)


def test_prices_and_flags_of_the_rows() -> None:  # PW-6.2.1 PW-6.2.2 PW-7.5.2
    assert [slot.price for slot in BOX.townsfolk_slots] == [3, 2, 2, 1, 0]
    assert [slot.debt_instead for slot in BOX.townsfolk_slots] == [True, True, False, False, False]
    assert [slot.strength for slot in BOX.outsider_slots] == [0, 2, 4, 6, 8, 10]


def test_seven_jars_have_seven_spaces_one_with_faith() -> None:  # PW-7.4.3
    assert len(BOX.absolve) == BOX.start.jars == 7
    assert sum(gains(space.effects)["faith"] for space in BOX.absolve) == 1
    assert len({space.effects for space in BOX.absolve}) == 7


def test_the_needs_of_the_right_side_rise() -> None:  # PW-7.2.2 PW-7.4.2 PW-7.6.2
    needs = {action.id: action.need for action in BOX.actions if action.need}
    assert needs["fortify"] == (0, 1, 3, 5, 7, 9, 11)
    for need in needs.values():
        assert len(need) == 7
        assert list(need) == sorted(set(need))
