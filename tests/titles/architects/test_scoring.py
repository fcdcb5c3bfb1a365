"""The end, the points and the ranks (AW-8)."""

from typing import Any

from tests.kit.player import choices, do, prompt
from tests.titles.architects.positions import Architect, Game, a_game, owner, player, points


def ended(*players: Architect, **fields: Any) -> Game:
    """The last final turn has been taken, at the Quarry."""
    play = a_game(*players, guildhall=[1] * 12, ending=1, **fields)
    return do(play, "place:quarry")


def test_a_full_count() -> (
    None
):  # E18, AW-8.3, AW-8.4, AW-8.4.1, AW-8.4.2, AW-8.4.3, AW-8.4.5, AW-8.4.6, AW-8.4.7, AW-8.6
    green = Architect(
        23,
        buildings="castle church aqueduct lighthouse",
        level=3,
        virtue=9,
        gold=5,
        marble=1,
        clay=3,
        debts=1,
        prison=3,
    )
    play = ended(green, Architect())
    assert player(play).virtue == 11
    assert points(play) == {
        "buildings": 10 + 5 + 3 + 6 + 4 + 11 // 4,
        "cathedral": 7,
        "virtue": 2,
        "debts": -2,
        "precious": 6,
        "silver": 2,
        "prison": -1,
    }
    assert play.outcome is not None
    assert play.outcome.scores[0] == 44


def test_a_crooked_count() -> None:  # E19, AW-8.4.1 to AW-8.4.7, AW-8.4.4, AW-8.7
    red = Architect(
        9,
        buildings="keep gamblers-den fountain moneylender",
        captives={1: 7},
        debts=3,
        paid=2,
        virtue=2,
        level=1,
        marble=2,
        prison=5,
    )
    play = ended(red, Architect())
    assert points(play)["buildings"] == 12 + 10 + 4 + 5 + 7 // 3 + 2
    assert points(play)["debts"] == 3 * (-2 - 1 + 1)
    assert play.scorecards()[0].total == 24


def test_the_order_of_virtue_effects_matters_at_the_ends_of_the_track() -> None:  # E20, AW-8.3, AW-6.1.3, D22
    blue = Architect(0, virtue=1, buildings="dungeon trading-post", clay=3, wood=3, stone=2)
    play = ended(blue, Architect())
    assert prompt(play) == "aw-virtue-order"
    better = do(play.fork(), "trading-post")
    assert (player(better).virtue, player(better).debts, points(better)["virtue"]) == (1, 0, -8)
    worse = do(play, "dungeon")
    assert (player(worse).virtue, player(worse).debts, points(worse)["virtue"]) == (2, 1, -7)


def test_the_order_is_not_asked_where_it_does_not_matter() -> None:  # AW-8.3
    play = ended(Architect(0, virtue=7, buildings="dungeon castle", gold=4), Architect())
    assert play.over
    assert player(play).virtue == 7 - 2 + 2
    gains = Architect(0, virtue=13, buildings="castle trading-post", gold=4, clay=3, wood=3, stone=2)
    play = ended(gains, Architect())
    assert play.over  # whichever of two gains comes first, the marker stays at the end
    assert player(play).virtue == 14


def test_virtue_above_14_destroys_a_debt_before_scoring() -> None:  # E21, AW-6.1.2, AW-8.3, AW-8.4
    yellow = Architect(0, virtue=13, debts=1, level=1, buildings="chapel university")
    play = do(ended(yellow, Architect()), "destroy")
    assert (player(play).virtue, player(play).debts) == (14, 0)
    assert points(play)["virtue"] == 7
    assert points(play)["buildings"] == 6 + 11 + 2


def test_most_is_strict() -> None:  # E22, AW-8.5
    four = Architect(0, wood=4, level=2, buildings="wood-market steeple")
    tie = ended(four, Architect(wood=4, level=2), Architect(wood=1))
    assert points(tie)["buildings"] == 7 + 4
    five = Architect(0, wood=5, level=2, buildings="wood-market steeple")
    assert points(ended(five, Architect(wood=4, level=1)))["buildings"] == 7 + 2 + 4 + 2


def test_each_market_looks_at_its_good() -> None:  # AW-8.5
    for market, good in [("clay-market", "clay"), ("stone-market", "stone"), ("silver-market", "silver")]:
        rich = owner(**{good: 3}, buildings=market)
        poor = Architect(0)
        vp = {"clay-market": 6, "stone-market": 7, "silver-market": 6}[market]
        assert points(ended(rich, poor))["buildings"] == vp + 2


def test_ties_go_to_virtue_then_silver_then_are_shared() -> None:  # E23, AW-8.9
    base: dict[str, Any] = {"buildings": "well", "virtue": 8}
    richer = ended(Architect(6, **base), Architect(4, **base), market=(None, None, None))
    assert richer.outcome is not None
    assert richer.outcome.ranks == (1, 2)
    shared = ended(Architect(6, **base), Architect(6, **base))
    assert shared.outcome is not None
    assert shared.outcome.ranks == (1, 1)
    pious = ended(Architect(0, buildings="well", virtue=9), Architect(9, buildings="well", virtue=8))
    assert pious.outcome is not None
    assert pious.outcome.ranks == (1, 2)


def test_huts_count_each_apprentice_once() -> None:  # E24, AW-8.7
    mason = Architect(0, buildings="masons-hut", apprentices="stonecutter squire-marble labourer woodcutter")
    assert points(ended(mason, Architect()))["buildings"] == 5 + 3
    others = Architect(0, buildings="carpenters-hut tilers-hut", apprentices="labourer woodcutter")
    assert points(ended(others, Architect()))["buildings"] == 5 + 2 + 5 + 1


def test_aqueduct_and_museum_count_themselves() -> None:  # AW-8.7
    play = ended(Architect(0, buildings="aqueduct museum well"), Architect(), cards_promo=True)
    assert points(play)["buildings"] == 3 + 3 + 4 + 3
    assert player(play).virtue == 7 + 3 // 2


def test_observatory_reservoir_and_chapel_change_virtue() -> None:  # AW-8.3, AW-9.9
    play = ended(
        Architect(0, buildings="observatory reservoir chapel", marble=5, paid=3, level=1), Architect()
    )
    assert player(play).virtue == 7 + 5 // 2 + 3 // 2 + 2


def test_therese_counts_both_for_the_castle() -> None:  # E29, AW-10.6
    therese = Architect(0, buildings="castle", gold=2, marble=3, character="therese")
    play = ended(therese, Architect())
    assert player(play).virtue == 7 + 5 // 2
    assert points(play)["precious"] == 5


def test_what_scores_nothing() -> None:  # AW-8.8, AW-6.3.1
    play = ended(Architect(9, clay=9, wood=9, stone=9, paid=4, hand="castle keep"), Architect())
    assert play.scorecards()[0].total == 0


def test_virtue_is_worth_its_level() -> None:  # AW-6.1.5
    levels = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    for virtue, vp in enumerate(levels):
        assert points(a_game(Architect(virtue=virtue), Architect()))["virtue"] == vp


def test_an_unpaid_debt_costs_two_and_a_paid_one_nothing() -> None:  # AW-6.3.1, AW-8.4.4
    assert points(a_game(Architect(debts=3, paid=2), Architect()))["debts"] == -6


def test_step_one_is_asked_in_turn_order() -> None:  # AW-8.10, AW-R14
    risky = Architect(0, virtue=1, buildings="dungeon castle", gold=4)
    play = a_game(Architect(0), risky, guildhall=[1] * 12, ending=1, turn=0, first=1)
    do(play, "place:quarry")
    assert play.pending[0].seat == 1
    assert len(choices(play, 1)) == 2


def test_emmas_clay_counts_for_a_later_trading_post() -> None:  # AW-8.10
    emma = Architect(0, virtue=1, buildings="dungeon trading-post", clay=3, character="emma")
    play = do(ended(emma, Architect()), "dungeon")
    assert player(play).debts == 1
    assert player(play).virtue == 0 + (3 + 1 + 1) // 4


def test_the_winner_is_who_has_most() -> None:  # AW-8.9
    play = ended(Architect(0, buildings="well"), Architect(0, buildings="castle"))
    assert play.outcome is not None
    assert play.outcome.ranks == (2, 1)
