"""The second reader works the examples of the reference out by hand and finds the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.each import for_each
from tests.titles.architects.oracle import scores
from tests.titles.architects.oracle.automatic import baron_turn, opponent_turn
from tests.titles.architects.oracle.book import printed
from tests.titles.architects.oracle.examples import a_player, a_position, requests
from tests.titles.architects.oracle.goods import offers
from tests.titles.architects.oracle.legality import Reader
from tests.titles.architects.oracle.picks import every, then
from tests.titles.architects.oracle.position import Baron, Player, Position


def ends(position: Position, place: str) -> list[Position]:
    ways = Reader().turns(position).get(place, {})
    assert ways is not None
    return list(ways.values())


def only(position: Position, place: str) -> Position:
    (end,) = ends(position, place)
    return end


def has(position: Position, place: str, test: Callable[[Position, Player], bool]) -> bool:
    return any(test(end, end.players[0]) for end in ends(position, place))


# Locations


def test_gathering_counts_own_workers_and_helpers() -> None:
    blue = a_player(apprentices=["stonecutter"])
    quarry = a_position(blue, a_player(), quarry={0: 2, 1: 5})
    assert only(quarry, "quarry").me.goods["stone"] == 4
    assert offers(quarry, 0)["quarry"]["gain"] == {"stone": 4}
    yellow = a_position(a_player(apprentices=["miner"]), a_player(), mines={0: 1})
    found = {(end.me.goods["clay"], end.me.goods["gold"]) for end in ends(yellow, "mines")}
    assert found == {(4, 0), (1, 1)}
    assert len(ends(a_position(a_player(), a_player()), "mines")) == 1
    rich = a_position(a_player(apprentices=["jeweller", "jeweller"]), a_player(), silversmith={0: 3})
    assert only(rich, "silversmith").me.silver == 7
    assert only(a_position(a_player(), a_player()), "silversmith").me.silver == 2


def test_trades_follow_one_another_at_the_storehouse() -> None:
    green = a_player(clay=1, wood=3, apprentices=["trader-wood"])
    position = a_position(green, a_player(), kings_storehouse={0: 1})
    assert has(
        position,
        "kings-storehouse",
        lambda _, me: me.virtue == 8 and me.goods["marble"] == 1 and me.goods["wood"] + me.goods["clay"] == 0,
    )
    guntram = a_player(character="guntram", silver=1, clay=2, apprentices=["patron-silver"])
    position = a_position(guntram, a_player(), kings_storehouse={0: 1})
    assert has(
        position, "kings-storehouse", lambda _, me: (me.virtue, me.silver, me.goods["clay"]) == (9, 1, 0)
    )


def test_skipping_in_the_workshop_leaves_silver_on_the_row() -> None:
    position = a_position(a_player(silver=7), a_player())
    (end,) = (end for end in ends(position, "workshop") if "acolyte-tiling" in end.me.apprentices)
    assert (end.me.silver, end.me.virtue, end.tax) == (2, 8, 6)
    assert end.rows[1] == [("stonecutter", 1), ("woodcutter", 1), ("trickster", 0), ("squire-gold", 0)]


@for_each(
    "character, virtue, paid, tax",
    [
        ("standard", 7, 4, 2),
        ("standard", 3, 3, 1),
        ("standard", 2, 3, 1),
        ("standard", 1, 2, 0),
        ("ada", 11, 3, 1),
        ("rudolf", 9, 3, 2),
    ],
)
def test_tax_is_ignored_by_the_wicked_and_by_ada(character: str, virtue: int, paid: int, tax: int) -> None:
    position = a_position(a_player(character=character, virtue=virtue, silver=paid), a_player(), tax=0)
    hired = [end for end in ends(position, "workshop") if end.me.apprentices]
    assert {(end.me.silver, end.tax) for end in hired} == {(0, tax)}
    poor = a_position(a_player(character=character, virtue=virtue, silver=paid - 1), a_player())
    assert not [end for end in ends(poor, "workshop") if end.me.apprentices]


@pytest.mark.parametrize(("helpers", "left"), [(0, 0), (1, 1)])
def test_captures_come_from_one_location_with_four(helpers: int, left: int) -> None:
    red = a_player(silver=3, apprentices=["conspirator"] * helpers, home=15)
    position = a_position(
        red, *[a_player()] * 3, town_centre={0: 2}, silversmith={0: 3, 1: 4, 2: 2}, quarry={1: 1}
    )
    best = [end for end in ends(position, "town-centre") if sum(end.me.captives.values()) == 6]
    assert {(end.me.silver, end.me.home, end.tax) for end in best} >= {(left, 17, 5)}
    assert all(end.places["quarry"] == {1: 1} for end in best)


def test_the_black_market_below_zero_virtue() -> None:
    caroline = a_player(character="caroline", virtue=0, silver=1)
    end = only(a_position(caroline, a_player(), small=["market-02"]), "black-market-a")
    assert (end.me.silver, end.me.unpaid, end.me.goods["gold"], end.me.hand) == (0, 1, 2, ["well"])
    emma = a_player(character="emma", virtue=0, silver=1)
    end = only(a_position(emma, a_player(), small=["market-02"]), "black-market-a")
    assert (end.me.silver, end.me.unpaid, end.me.goods["clay"]) == (1, 1, 1)
    trickster = a_player(silver=2, apprentices=["trickster", "swindler-clay"])
    end = only(a_position(trickster, a_player()), "black-market-c")
    assert (end.me.silver, end.me.goods) == (0, {"clay": 2, "wood": 1, "stone": 1, "gold": 0, "marble": 2})


def test_the_guardhouse_acts_once_a_worker() -> None:
    blue = a_player(silver=3, unpaid=1, captives={1: 4}, apprentices=["debt-collector-masonry"])
    position = a_position(blue, a_player(), guardhouse={0: 2}, prison={0: 2}, tax=0)
    assert has(
        position,
        "guardhouse",
        lambda end, me: (
            (me.silver, me.virtue, me.goods["stone"], me.home, me.paid, end.tax) == (1, 8, 2, 21, 1, 3)
        ),
    )
    assert not ends(a_position(a_player(), a_player()), "guardhouse")


def test_the_tax_stand() -> None:
    red = a_player(apprentices=["pickpocket", "thief"])
    end = only(a_position(red, a_player(), tax=9), "tax-stand")
    assert (end.me.silver, end.me.goods["gold"], end.me.virtue) == (9, 1, 6)
    assert not ends(a_position(red, a_player(), tax=0), "tax-stand")
    merovech = a_player(character="merovech", virtue=1, hand=["castle"])
    position = a_position(merovech, a_player(), tax=3)
    assert has(position, "tax-stand", lambda _, me: (me.virtue, me.unpaid, me.hand) == (0, 0, []))


# Guildhall


def test_the_cathedral_takes_goods_and_a_card() -> None:
    yellow = a_player(virtue=6, gold=1, hand=["castle", "church"])
    (end, _) = ends(a_position(yellow, a_player(), rewards=["reward-gold"]), "guildhall")
    assert (end.me.level, end.me.virtue, end.me.goods["gold"], len(end.me.hand)) == (1, 7, 1, 1)
    green = a_player(level=2, marble=1, hand=["castle"])
    assert not ends(a_position(green, a_player(level=3), a_player(level=3)), "guildhall")
    assert len(ends(a_position(green, a_player(level=3)), "guildhall")) == 1
    green.virtue = 4
    assert not ends(a_position(green, a_player(level=3)), "guildhall")
    therese = a_player(character="therese", level=4, gold=3, marble=1, hand=["castle"])
    assert len(ends(a_position(therese, a_player()), "guildhall")) == 1


def test_the_monument_raises_everybody_and_its_builder_twice() -> None:
    red = a_player(wood=2, stone=3, marble=2, hand=["monument"], apprentices=["labourer"])
    end = only(a_position(red, a_player()), "guildhall")
    assert (end.me.virtue, end.players[1].virtue, end.me.goods["stone"]) == (9, 8, 0)


def test_judith_pays_with_cards() -> None:
    judith = a_player(character="judith", virtue=4, clay=3, wood=1, hand=["smithy", "castle", "church"])
    end = only(a_position(judith, a_player()), "guildhall")
    assert (end.me.hand, end.me.goods["stone"], end.me.goods["clay"]) == ([], 4, 0)


def test_the_ninth_worker_of_three_players_resets_the_market() -> None:
    builder = a_player(wood=2, stone=2, hand=["well"])
    position = a_position(
        builder, a_player(), a_player(), guildhall=[1] * 8, market=[1, None, None], small=["market-01"]
    )
    end = only(position, "guildhall")
    assert (end.prison, end.large, end.players[1].unpaid) == ({1: 1}, ["market-01"], 1)
    position.guildhall.pop()
    assert not only(position, "guildhall").prison


# Reset


def test_the_gatekeeper_opens_before_the_debts() -> None:
    blue = a_player(apprentices=["gatekeeper"])
    position = a_position(
        blue, a_player(), a_player(), a_player(), prison={0: 3, 1: 2, 2: 2}, small=["market-01"], resets_due=1
    )
    found = {tuple(player.unpaid for player in end.players) for end in Reader().reset([position]).values()}
    assert found == {(1, 0, 0, 0), (1, 1, 1, 0), (0, 1, 1, 0)}
    red = a_player(apprentices=["squire-gold", "gatekeeper"])
    position = a_position(red, a_player(), prison={0: 2}, small=["market-01"], resets_due=1)
    assert any(end.me.goods["gold"] == 1 for end in Reader().reset([position]).values())


@for_each(
    "prison, debts",
    [
        ({3: 3, 0: 2, 1: 1}, (0, 0, 0)),
        ({3: 2, 0: 2}, (1, 0, 0)),
        ({3: 2, 0: 2, 1: 2, 2: 1}, (1, 1, 0)),
        ({3: 3, 0: 2, 1: 2, 2: 1}, (0, 0, 0)),
    ],
)
def test_the_baron_in_prison_shields_the_players(prison: dict[int, int], debts: tuple[int, ...]) -> None:
    position = a_position(
        a_player(), a_player(), a_player(), mode="coop", prison=prison, small=["market-01"], resets_due=1
    )
    (end,) = Reader().reset([position]).values()
    assert tuple(player.unpaid for player in end.players) == debts
    assert all(player.virtue == 7 for player in end.players)


# Scores


def scored(player: Player, *others: Player, prison: dict[int, int] | None = None) -> set[int]:
    ways = scores.step_one(a_position(player, *others, prison=prison or {}))
    return {scores.totals(end)[0] for end in ways.values()}


def test_the_counts_of_the_examples() -> None:
    green = a_player(
        buildings=["castle", "church", "aqueduct", "lighthouse"],
        level=3,
        virtue=9,
        gold=5,
        marble=1,
        silver=23,
        clay=3,
        unpaid=1,
    )
    assert scored(green, a_player(), prison={0: 3}) == {44}
    red = a_player(
        buildings=["keep", "gamblers-den", "fountain", "moneylender"],
        captives={1: 7},
        unpaid=3,
        paid=2,
        virtue=2,
        level=1,
        marble=2,
        silver=9,
    )
    assert scored(red, a_player(), prison={0: 5}) == {24}
    blue = a_player(buildings=["dungeon", "trading-post"], virtue=1, clay=4, wood=3, stone=2)
    assert scored(blue, a_player()) == {14 + 7 - 8, 14 + 7 - 7 - 2}
    yellow = a_player(buildings=["chapel", "university"], virtue=13, unpaid=1, level=1)
    assert max(scored(yellow, a_player())) == 6 + 11 + 2 + 7 + 2


def test_majorities_huts_and_ties() -> None:
    market = a_player(buildings=["wood-market"], wood=4)
    assert scored(market, a_player(wood=4), a_player(wood=1)) == {7}
    market.goods["wood"] = 5
    assert scored(market, a_player(wood=4), a_player(wood=1)) == {9}
    hut = a_player(
        buildings=["masons-hut"], apprentices=["stonecutter", "squire-marble", "labourer", "woodcutter"]
    )
    assert scored(hut, a_player()) == {8}
    therese = a_player(character="therese", buildings=["castle"], gold=2, marble=3, virtue=10)
    (end,) = scores.step_one(a_position(therese, a_player())).values()
    assert end.me.virtue == 12
    tied = a_position(a_player(virtue=8, silver=6), a_player(virtue=8, silver=4))
    assert scores.ranks(tied) == [1, 2]


@pytest.mark.parametrize(("who", "points"), [("constantine", 19), ("helena", 29)])
def test_the_opponent_counts_its_builders(who: str, points: int) -> None:
    rival = a_player(character=who, level=4, virtue=10, marble=5, unpaid=1)
    position = a_position(a_player(), rival, mode="solo", prison={1: 4}, guildhall=[1] * 5 + [0])
    assert scores.totals(position)[1] == points


# Co-operation


def test_four_groups_from_three_locations_against_the_baron() -> None:
    me = a_player(silver=4, home=10)
    position = a_position(
        me,
        a_player(),
        mode="coop",
        town_centre={0: 3},
        mines={0: 2, 1: 1},
        kings_storehouse={2: 1},
        quarry={0: 1, 2: 2},
    )
    wanted = [
        end for end in ends(position, "town-centre") if not end.me.silver and end.places["mines"] == {1: 1}
    ]
    assert any(end.me.captives == {2: 3} and end.me.home == 12 for end in wanted)
    assert all(1 not in end.me.captives for end in ends(position, "town-centre"))


def test_the_reverend_gives_as_often_as_the_cathedral_is_high() -> None:
    green = a_player(level=1, stone=5, silver=1, hand=["castle"], apprentices=["coop-apprentice-1:reverend"])
    baron = Baron(requests=requests(("request-2-stone", True, 0)))
    position = a_position(green, a_player(), mode="coop", baron=baron, rewards=["reward-virtue"])
    assert any(
        end.baron is not None and end.baron.requests[0].items == 1 and end.players[1].silver == 1
        for end in ends(position, "guildhall")
    )
    assert not any(
        end.players[1].silver == 1
        and end.players[1].goods["stone"] == 1
        and end.baron is not None
        and end.baron.requests[0].items
        for end in ends(position, "guildhall")
    )


def test_requests_events_and_the_target() -> None:
    baron = Baron(
        requests=requests(
            ("request-1-clay", True, 6),
            ("request-2-wood", True, 1),
            ("request-3-gold", False, 0),
            ("request-4-marble", False, 0),
        ),
        events=["event-raid"],
    )
    position = a_position(a_player(), a_player(), mode="coop", baron=baron, guildhall=[2] * 5 + [0, 1])
    assert scores.target(position) == 100
    assert scores.totals(position) == [14, 14]
    baron.events.clear()
    assert scores.totals(position) == [-1, -1]
    four = a_position(*[a_player()] * 4, mode="coop", guildhall=[4] * 6, options={"coop_difficulty": "hard"})
    assert scores.target(four) == 288


def test_an_empty_pile_refuses_plans_but_not_hiring() -> None:
    position = a_position(a_player(silver=6), *[a_player()] * 4, building_pile=[])
    assert all(end.me.apprentices for end in ends(position, "workshop") + ends(position, "black-market-b"))
    assert ends(position, "black-market-b")


def test_the_traced_round() -> None:
    start = a_position(a_player(silver=3), a_player(silver=4))
    stolen = only(start, "tax-stand")
    assert (stolen.me.silver, stolen.me.virtue, stolen.tax) == (7, 5, 0)
    stolen.active = 1
    stolen.rows[0][0] = ("squire-virtue", 0)
    (hired,) = (end for end in ends(stolen, "workshop") if "squire-virtue" in end.me.apprentices)
    assert (hired.me.silver, hired.me.virtue, hired.tax) == (0, 8, 2)
    hired.active, hired.small = 0, ["market-03"]
    bought = only(hired, "black-market-a")
    assert (bought.me.silver, bought.me.virtue, bought.me.goods["stone"]) == (6, 4, 1)


def test_nobody_without_workers_may_do_more_than_take_one_back() -> None:
    me = a_player(home=0)
    assert set(Reader().turns(a_position(me, a_player(), quarry={0: 2}, prison={0: 3}))) == {"quarry"}
    jailed = a_position(me, a_player(captives={0: 1}), prison={0: 3}, market=[0, None, 1])
    assert set(Reader().turns(jailed)) == {"prison", "board:1", "black-market-a"}
    assert then([jailed], lambda position, pick: None)


# Automatic opponents


def test_the_opponent_takes_the_largest_groups() -> None:
    position = a_position(
        a_player(),
        a_player(character="constantine"),
        mode="solo",
        town_centre={1: 1},
        forest={0: 3},
        quarry={0: 3},
        mines={0: 1},
    )
    places = printed()["solo_schemes"]
    position.schemes = [next(id for id, card in places.items() if card["place"] == "town-centre")]
    (end,) = every(position, opponent_turn).values()
    assert end.players[1].captives == {0: 6}
    assert end.places["mines"] == {0: 1}


def test_royal_works_captures_two_for_each_baron_worker() -> None:
    baron = Baron(intrigue=["intrigue-royal-works"])
    position = a_position(
        *[a_player()] * 3, mode="coop", baron=baron, kings_storehouse={3: 1, 0: 5, 1: 1, 2: 3}
    )
    (end,) = every(position, baron_turn).values()
    assert end.baron is not None
    assert end.baron.captives == {0: 4, 1: 1, 2: 3}
    assert (end.guildhall, end.baron.home) == ([3], 18)


@pytest.mark.parametrize(
    ("difficulty", "captives", "prison"), [("hard", {}, {0: 2, 1: 2}), ("normal", {}, {1: 2})]
)
def test_the_upper_sections(difficulty: str, captives: dict[int, int], prison: dict[int, int]) -> None:
    baron = Baron(intrigue=["intrigue-coin-count"], captives={1: 2}, events=["event-audit"])
    position = a_position(
        a_player(),
        a_player(),
        mode="coop",
        baron=baron,
        silversmith={0: 3},
        options={"coop_difficulty": difficulty},
    )
    (end,) = every(position, baron_turn).values()
    assert end.baron is not None
    assert end.baron.captives == captives
    assert {owner: n for owner, n in end.prison.items() if n} == prison
    position.baron = Baron(intrigue=["intrigue-coin-count"])
    position.places["silversmith"] = {}
    (end,) = every(position, baron_turn).values()
    assert end.forced_end == (difficulty == "hard")
