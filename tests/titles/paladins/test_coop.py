"""The co-operative scenario against the Overlord (PW-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from salotto.kernel.zones import NOBODY
from salotto.kit.agenda import task
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, ATTACK, COMMISSION, CRIMINAL, ThreatKind
from salotto.titles.paladins.scoring import points, team_target, team_total
from salotto.titles.paladins.state import FREE, Overlord, PaladinsState, Phase
from tests.kit.player import a_table, answer, can, choices, do, play_out, play_until, prompt, told, why_not
from tests.titles.paladins.positions import (
    TITLE,
    Game,
    a_state,
    a_turn,
    at_table,
    first_in,
    give,
    in_pool,
    me,
    names,
    on_top,
    round_of,
)


def coop(players: int = 2, **have: Any) -> Game:
    """Seat 0's turn; everybody has 12 Honour unless the position says otherwise."""
    others = have.pop("others", [{}] * (players - 1))
    return a_turn(players, "coop", others=others, **have)


def enemy(play: Game) -> Overlord:
    assert play.state.overlord is not None
    return play.state.overlord


# Setup


def test_players_win_or_lose_together() -> None:  # PW-14.1.1
    play = play_out(a_table(TITLE, 3, "coop"))
    assert play.outcome is not None
    assert play.outcome.won is False
    assert play.outcome.winners == ()
    assert list(TITLE.allies(play.state, 1)) == [0, 1, 2]


def test_six_other_orders_and_the_threats_are_laid_out() -> None:  # PW-14.2.1 PW-14.2.2
    play = a_table(TITLE, 2, "coop")
    assert len(enemy(play).orders) == 6
    assert len(play.state.orders) == 0
    assert enemy(play).places == (2, 3, 4, 5, 6, 7)
    assert set(enemy(play).threats.seen) == {NOBODY}
    assert len(enemy(play).threats) == 10


def test_honour_begins_at_twelve_and_there_are_twenty_baron_workers() -> None:  # PW-14.2.3 PW-14.2.4
    play = a_table(TITLE, 4, "coop")
    assert [player.honour for player in play.state.players] == [12] * 4
    assert enemy(play).supply == 20


def test_starting_townsfolk_come_by_chance_before_the_draft() -> None:  # PW-14.2.5
    play = a_table(TITLE, 3, "coop")
    cards = [player.starting for player in play.state.players]
    assert None not in cards
    assert len(set(cards)) == 3
    assert len(enemy(play).starting) == 1
    last = (play.state.start + 2) % 3
    assert prompt(play, last) == "pw-draft-townsfolk"
    answer(play, last, choices(play, last)[0])
    assert len(me(play, last).crew) == 1


def test_starting_townsfolk_can_be_chosen_in_turn_order() -> None:  # PW-14.2.5
    play = a_table(TITLE, 2, "coop", starting_townsfolk="choose")
    start = play.state.start
    assert prompt(play, start) == "pw-choose-starting"
    assert len(choices(play, start)) == 4
    answer(play, start, "starting-preacher")
    assert len(choices(play, 1 - start)) == 3
    answer(play, 1 - start, "starting-pilgrim")
    starting = me(play, start).starting
    assert starting is not None
    assert starting.id == "starting-preacher"
    assert prompt(play, 1 - start) == "pw-draft-townsfolk"


# Honour


def test_honour_moves_between_nought_and_twelve() -> None:  # PW-14.3.1 PW-14.3.2
    play = coop(workers="scout labourer 2", starting="starting-pilgrim", honour=12)
    do(play, "gain_honour", "seat:0")
    assert me(play).honour == 12
    play = coop(workers="scout labourer 2", starting="starting-pilgrim", honour=5)
    do(play, "gain_honour", "seat:0")
    assert me(play).honour == 6
    assert "honour" not in points(play.state, me(play))


STARTING = {
    "starting-pilgrim": ("commission", "scout labourer cleric", "scout"),
    "starting-stonemason": ("fortify", "merchant labourer scout", "merchant"),
    "starting-preacher": ("convert", "fighter labourer cleric", "fighter"),
    "starting-confessor": ("absolve", "cleric labourer merchant", "cleric"),
}


@pytest.mark.parametrize("card", STARTING)
def test_a_starting_townsfolk_brings_honour_for_its_action(card: str) -> None:  # PW-14.4.1
    action, workers, _ = STARTING[card]
    for starting, honour in ((card, 6), (next(each for each in STARTING if each != card), 5)):
        play = coop(
            workers=workers + " labourer",
            starting=starting,
            honour=5,
            faith=1,
            outsiders="thief-1",
            draw_walls="wall-scout",
        )
        do(play, action)
        if prompt(play) in ("pw-choose-space", "pw-choose-absolve"):
            do(play, "r1-s2" if action == "commission" else "absolve-faith")
        assert me(play).honour == honour


def test_an_inquisition_costs_the_suspected_honour_before_any_ability() -> None:  # PW-14.4.2
    play = coop(
        3,
        workers="labourer",
        suspicion=1,
        draw_suspicion="suspicion-1",
        tax=1,
        starting="starting-pilgrim",
        others=[
            {"suspicion": 2, "crew": "conspirator-1", "starting": "starting-preacher"},
            {"suspicion": 1, "starting": "starting-confessor"},
        ],
    )
    do(play, "conspire", "seat:0")
    assert [player.honour for player in play.state.players] == [11, 11, 12]


@pytest.mark.parametrize("card", STARTING)
def test_the_tile_is_an_action_space_with_its_own_workers(card: str) -> None:  # PW-14.4.3
    _, _, worker = STARTING[card]
    play = coop(workers=f"{worker} labourer 2", starting=card, honour=5, suspicion=1)
    do(play, "gain_honour", "seat:0")
    assert (me(play).honour, len(me(play).suspicion)) == (6, 0)
    play = coop(workers="labourer 4", starting=card)
    assert why_not(play, "gain_honour") == "PW-1.3"


def test_the_tile_is_used_once_and_pray_clears_it() -> None:  # PW-14.4.3
    play = coop(workers="scout 2 labourer 3 cleric", starting="starting-pilgrim", silver=2, honour=12)
    do(play, "gain_honour", "seat:0")
    assert why_not(play, "gain_honour") == "PW-5.5"
    do(play, "pray")
    assert can(play, "gain_honour")


def test_without_a_tile_there_is_no_such_action() -> None:  # PW-14.4.3
    assert not any(key == "action:gain_honour" for key in choices(a_turn(workers="labourer 2 scout")))


# Collaborate


def test_the_whole_effect_may_go_to_another() -> None:  # PW-14.5.1 PW-14.5.4
    play = coop(3, workers="labourer merchant scout", others=[{}, {"silver": 0}])
    do(play, "trade-2")
    assert prompt(play) == "pw-for-whom"
    assert choices(play) == ["seat:0", "seat:1", "seat:2"]
    do(play, "seat:2")
    assert (me(play).silver, me(play, 2).silver) == (3, 3)
    assert me(play).placed[ACTION_AT["trade"]] == (0, 2)  # PW-14.5.8
    assert me(play, 2).placed[ACTION_AT["trade"]] == ()


def test_cost_reductions_are_the_acting_players() -> None:  # PW-14.5.2
    play = coop(workers="labourer 3", silver=2, paladin="samson")
    do(play, "develop", "seat:1")
    answer(play, 1, "workshop:attack-1")
    assert me(play).silver == 0
    play = coop(workers="labourer 3", silver=3, others=[{"paladin": "samson"}])
    assert why_not(play, "develop") == "PW-1.3"


def test_abilities_that_reward_are_the_receivers() -> None:  # PW-14.5.3
    play = coop(workers="labourer 2", paladin="otton", others=[{"silver": 0}])
    do(play, "trade-1", "seat:1")
    assert (me(play).silver, me(play, 1).silver) == (3, 1)
    play = coop(workers="labourer 2", others=[{"silver": 0, "paladin": "otton"}])
    do(play, "trade-1", "seat:1")
    assert me(play, 1).silver == 3
    play = coop(workers="labourer 3", silver=4, crew="architect-1", others=[{"crew": "architect-2"}])
    do(play, "develop", "seat:1")
    answer(play, 1, "workshop:attack-1")
    assert (me(play).silver, me(play, 1).provisions) == (0, 2)


def test_the_receivers_girart_keeps_suspicion_away() -> None:  # PW-14.5.3
    play = coop(workers="labourer 2", others=[{"paladin": "girart"}])
    do(play, "conspire", "seat:1")
    assert (me(play, 1).workers[CRIMINAL], me(play, 1).suspicion) == (1, ())
    play = coop(workers="labourer 2", paladin="girart", draw_suspicion="suspicion-0")
    do(play, "conspire", "seat:1")
    assert len(me(play, 1).suspicion) == 1


def test_conspire_gives_criminal_suspicion_and_tax() -> None:  # PW-14.5.4 PW-14.5.8
    play = coop(
        workers="labourer 2", draw_suspicion="suspicion-1", tax=1, others=[{"silver": 0, "suspicion": 1}]
    )
    do(play, "conspire", "seat:1")
    assert me(play, 1).silver == 1
    assert me(play, 1).unpaid == 1
    assert told(play, "pw-inquisition")[0].event.seat == 1
    assert me(play).suspicion == ()


def test_develop_moves_the_receivers_workshop() -> None:  # PW-14.5.4
    play = coop(workers="labourer 3", silver=4, others=[{"developed": 1}])
    do(play, "develop", "seat:1")
    assert prompt(play, 1) == "pw-choose-workshop"
    answer(play, 1, "workshop:attack-2")
    assert me(play, 1).workshops[ATTACK - COMMISSION] == 0b10
    assert in_pool(play, 1) == "scout"
    assert me(play).developed == 0


def test_recruit_gives_the_reward_or_the_card() -> None:  # PW-14.5.4 PW-14.5.5
    play = coop(workers="labourer 2", silver=2, townsfolk="- - - - acolyte-1")
    do(play, "recruit-1", "seat:1")
    assert (me(play).silver, me(play, 1).silver) == (2, 6)
    play = coop(workers="labourer 2 fighter", silver=0, townsfolk="acolyte-1 abbot-1")
    do(play, "recruit-2", "seat:1", "debt:acolyte-1")
    assert names(me(play, 1).crew) == "acolyte-1"
    assert me(play, 1).attributes == [0, 0, 1]
    assert (me(play).unpaid, me(play, 1).unpaid) == (1, 0)


def test_pray_clears_a_space_of_the_receivers_board() -> None:  # PW-14.5.4
    placed = {"pray": "cleric", "hunt": "labourer"}
    play = coop(workers="cleric labourer", silver=2, others=[{"placed": placed}])
    do(play, "pray")  # nothing of his own to clear: it can only be for the other
    assert choices(play, 1) == ["clear:hunt", "clear:pray"]
    answer(play, 1, "clear:pray")
    assert me(play, 1).placed[ACTION_AT["pray"]] == ()


def test_who_cannot_use_the_effect_cannot_receive() -> None:  # PW-14.5.5
    play = coop(3, workers="labourer 3", silver=4, others=[{"developed": 8}, {}])
    do(play, "develop")
    assert why_not(play, "seat:1") == "PW-14.5.5"
    play = coop(workers="labourer 3", silver=4, developed=8)
    do(play, "develop")
    assert prompt(play, 1) == "pw-choose-workshop"
    alone = coop(workers="labourer 3", silver=4, developed=8, others=[{"developed": 5, "boxed": 3}])
    assert why_not(alone, "develop") == "PW-6.1.5"


def test_the_receiver_chooses_what_a_discarded_townsfolk_clears() -> None:  # PW-14.5.5
    play = coop(
        workers="labourer 2",
        townsfolk="- - - - squire-3",
        others=[{"placed": {"hunt": "scout", "trade": "scout"}}],
    )
    do(play, "recruit-1", "seat:1")
    assert prompt(play, 1) == "pw-free-pray"


def test_who_has_passed_may_receive() -> None:  # PW-14.5.6
    play = coop(workers="labourer 2", others=[{"passed": True, "silver": 0}])
    do(play, "trade-1", "seat:1")
    assert me(play, 1).silver == 1


def test_right_side_favours_and_orders_cannot_be_given() -> None:  # PW-14.5.7
    play = coop(workers="scout labourer 2 cleric", round=3, favours="favour-silver")
    do(play, "commission", "r1-s2")
    assert prompt(play) == "pw-act"
    do(play, "favour-silver")
    assert me(play).silver == 3 + 2 + 3


# Favours and Orders


def test_a_favour_may_be_used_again_for_honour() -> None:  # PW-14.6.1
    play = coop(
        workers="fighter labourer 3",
        round=3,
        favours="favour-strength",
        others=[{"workers": "fighter labourer 2", "honour": 5}],
    )
    do(play, "favour-strength")
    assert me(play).honour == 12
    do(play, "favour-strength", seat=1)
    assert (me(play, 1).honour, me(play, 1).attributes[0]) == (3, 1)
    assert len(play.state.favour_workers[0]) == 4
    poor = coop(workers="fighter labourer", honour=1, round=3, favours="favour-strength")
    poor.state.favour_workers[0] = (3, 0)
    poor = at_table(poor.state, task("turn", 0))
    assert why_not(poor, "favour-strength") == "PW-14.6.1"


ORDER = "coop-order-influence-faith"


def test_an_order_takes_one_worker_and_both_attributes() -> None:  # PW-14.7.1
    ready = {"workers": "labourer 2", "orders": ORDER, "honour": 5}
    play = coop(influence=10, faith=6, **ready)
    do(play, ORDER)
    assert in_pool(play) == "labourer"
    assert enemy(play).done[0] == 0
    for low in ({"influence": 9, "faith": 6}, {"influence": 10, "faith": 5}):
        assert why_not(coop(**low, **ready), ORDER) == "PW-14.7.1"
    assert can(coop(influence=10, faith=3, paladin="ivon", **ready), ORDER)


@pytest.mark.parametrize("card", BOX.coop_orders, ids=lambda card: card.id)
def test_every_order_of_the_scenario(card: Any) -> None:  # PW-14.7.1
    assert sorted(card.need.values()) == [6, 10]
    assert can(coop(workers="labourer 2", orders=card.id, **card.need), card.id)
    for attribute in card.need:
        less = {**card.need, attribute: card.need[attribute] - 1}
        assert why_not(coop(workers="labourer 2", orders=card.id, **less), card.id) == "PW-14.7.1"


def test_an_order_is_completed_once_for_all() -> None:  # PW-14.7.2 PW-14.7.3
    play = coop(
        3,
        workers="labourer 2",
        orders=ORDER,
        influence=12,
        faith=12,
        others=[{"honour": 3}, {"honour": 12}],
        honour=8,
    )
    do(play, ORDER)
    assert [player.honour for player in play.state.players] == [9, 4, 12]
    assert why_not(play, ORDER) == "PW-14.7.2"
    assert [points(play.state, player)["kings_orders"] for player in play.state.players] == [4, 4, 4]
    do(play, "pass")
    assert enemy(play).done[0] == 0  # PW-10.7 the Worker stays


def test_an_open_order_costs_everybody_its_value() -> None:  # PW-14.7.4
    play = coop(workers="labourer", round=3)
    assert [points(play.state, player)["kings_orders"] for player in play.state.players] == [-18, -18]


# Threats


def in_round(number: int) -> Callable[[PaladinsState], bool]:
    return lambda state: state.round == number and state.phase is Phase.ACTIONS


@pytest.mark.parametrize(
    ("variant", "up"), [("normal", [0, 1, 3, 4, 5, 6, 6]), ("hard", [0, 1, 3, 5, 7, 9, 9])]
)
def test_when_threats_are_turned_up(
    variant: str, up: list[int]
) -> None:  # PW-14.1.2 PW-14.8.1 PW-14.8.2 PW-14.13.1
    play = a_table(TITLE, 2, "coop", variant=variant)
    for number in range(1, 8):
        play_until(play, in_round(number))
        assert sum(workers >= 0 for workers in enemy(play).workers) == up[number - 1]
    assert len(enemy(play).places) == up[-1]


def kings_cards(round: int, players: int = 2, threats: str = "", supply: int = 20, **options: Any) -> Game:
    """The King's cards of a round are about to be turned up."""
    game = a_state(players, "coop", **options)
    assert game.overlord is not None
    first_in(game.overlord.threats, threats)
    round_of(game, round - 1)
    game.round = round
    game.overlord.supply = supply
    for at, place in enumerate(game.overlord.places):
        if BOX.track[place - 1].round < round:
            game.overlord.workers[at] = 0
    return at_table(game, task("kings-cards"), task("draw-paladins"), task("choose-paladins"))


@pytest.mark.parametrize("card", [c for c in BOX.threats if c.kind is ThreatKind.BARON], ids=lambda c: c.id)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_threat_gets_its_baron_workers(card: Any, players: int) -> None:  # PW-14.8.3
    play = kings_cards(2, players, card.id)
    assert enemy(play).workers[0] == card.workers[str(players)]
    assert enemy(play).supply == 20 - card.workers[str(players)]


def test_an_empty_supply_gives_what_is_left() -> None:  # PW-14.8.3 PW-14.8.5
    play = kings_cards(3, 2, "threat-hunt threat-fortify threat-trade", supply=3)
    assert enemy(play).workers[1:3] == [2, 1]  # from left to right
    play = kings_cards(3, 2, "threat-hunt threat-fortify threat-trade", supply=2)
    assert enemy(play).workers[1:3] == [2, 0]
    assert enemy(play).supply == 0


def test_the_invaders_threat_has_two_sides() -> None:  # PW-14.8.4 PW-14.10.2
    for players, early, late in ((2, 1, 2), (3, 2, 3), (4, 3, 4)):
        assert TITLE.view(kings_cards(4, players).state, 0)["overlord"]["invaders"]["needed"] == early
        assert TITLE.view(kings_cards(5, players).state, 0)["overlord"]["invaders"]["needed"] == late


def test_an_action_removes_a_baron_worker_from_every_threat_that_shows_it() -> None:  # PW-14.9.1 PW-14.9.2
    play = coop(workers="labourer 3", threats="threat-hunt threat-trade", threat_workers=[2, 1])
    do(play, "hunt-1", "seat:1")  # the effect is another's, the action his own
    assert enemy(play).workers[:2] == [1, 1]
    assert enemy(play).supply == 18
    do(play, "trade-1", "seat:0")
    assert enemy(play).workers[:2] == [1, 0]


@pytest.mark.parametrize(
    ("move", "threat", "workers"),
    [
        ("hunt-1", "threat-hunt", "labourer 2"),
        ("hunt-2", "threat-hunt", "labourer 2 scout"),
        ("trade-1", "threat-trade", "labourer 2"),
        ("trade-2", "threat-trade", "labourer 2 merchant"),
        ("recruit-1", "threat-recruit", "labourer 2"),
        ("recruit-2", "threat-recruit", "labourer 2 fighter"),
        ("develop", "threat-develop", "labourer 3"),
        ("attack", "threat-attack", "scout labourer 2 fighter"),
        ("convert", "threat-convert", "cleric labourer 2 fighter"),
        ("fortify", "threat-fortify", "merchant labourer 2 scout"),
    ],
)
def test_every_mode_counts_once(move: str, threat: str, workers: str) -> None:  # PW-14.9.3
    play = coop(
        workers=workers,
        silver=9,
        faith=1,
        townsfolk="- - - - squire-1",
        outsiders="thief-1",
        threats=threat,
        threat_workers=[2],
        draw_walls="wall-one-vp-1",
    )
    do(play, move)
    while prompt(play) != "pw-act":
        do(play, choices(play)[0])
    assert enemy(play).workers[0] == 1


def test_free_rewards_and_other_spaces_remove_nothing() -> None:  # PW-14.9.1 PW-14.9.3
    play = coop(
        workers="fighter scout labourer 2",
        round=3,
        favours="favour-crew",
        townsfolk="squire-1",
        threats="threat-recruit",
        threat_workers=[2],
        starting="starting-pilgrim",
    )
    do(play, "favour-crew")
    do(play, "gain_honour", "seat:0")
    assert enemy(play).workers[0] == 2


# End of a round


def end_of_round(
    players: int = 2,
    round: int = 2,
    threats: str = "",
    workers: list[int] | None = None,
    taken: int = 9,
    tax: int = 6,
    draw_suspicion: str = "",
    variant: str = "normal",
    have: list[dict[str, Any]] | None = None,
    start: int = 0,
) -> Game:
    """All have passed."""
    game = a_state(players, "coop", variant=variant)
    round_of(game, round)
    assert game.overlord is not None
    first_in(game.overlord.threats, threats)
    for at, number in enumerate(workers or []):
        game.overlord.workers[at] = number
        game.overlord.supply -= number
    game.overlord.taken = taken
    game.tax, game.start = tax, start
    for player, each in zip(game.players, have or [], strict=False):
        give(game, player, each)
    on_top(game.suspicion, draw_suspicion)
    return at_table(game, task("end-of-round"))


def test_threats_are_resolved_from_left_to_right_before_the_refresh() -> None:  # PW-14.10.1
    play = end_of_round(
        threats="threat-attack threat-absolve",
        workers=[1, 1],
        taken=0,
        draw_suspicion="suspicion-0 suspicion-0",
    )
    assert play.story is not None
    suffered = [line.event.args["card"] for line in told(play, "pw-suffers")]
    assert (
        suffered
        == ["threat:threat-invaders"] * 2 + ["threat:threat-attack"] * 2 + ["threat:threat-absolve"] * 2
    )
    ids = [line.event.id for line in play.story]
    assert ids.index("pw-suffers") < ids.index("pw-refreshed")


@pytest.mark.parametrize(("round", "taken", "lost"), [(1, 0, 1), (1, 1, 0), (5, 1, 1), (5, 2, 0)])
def test_the_invaders_cost_honour(round: int, taken: int, lost: int) -> None:  # PW-14.10.2
    play = end_of_round(round=round, taken=taken)
    assert [player.honour for player in play.state.players] == [12 - lost] * 2
    assert enemy(play).taken == 0


def test_outsiders_taken_are_counted_for_all() -> None:  # PW-14.10.2
    play = coop(workers="scout labourer 3 fighter 2 cleric", faith=1, outsiders="thief-1 thief-2")
    do(play, "attack", "thief-1")
    do(play, "convert")
    assert enemy(play).taken == 2


def test_each_player_chooses_a_penalty_he_can_apply() -> None:  # PW-14.10.3 PW-14.10.4
    play = end_of_round(threats="threat-trade", workers=[1], have=[{"silver": 2}, {"silver": 0}])
    assert choices(play) == ["penalty:lose-honour-1", "penalty:lose-silver-1"]
    do(play, "lose-silver-1")
    assert (me(play).silver, me(play).honour) == (1, 12)
    assert (me(play, 1).silver, me(play, 1).honour) == (0, 11)


def test_who_can_apply_none_ignores_it() -> None:  # PW-14.10.3
    play = end_of_round(threats="threat-attack", workers=[1], have=[{"honour": 0}, {}])
    assert me(play).honour == 0
    assert told(play, "pw-suffers-nothing")[0].event.seat == 0


PENALTIES: dict[str, list[tuple[str, dict[str, int]]]] = {
    "threat-fortify": [("lose-honour-1", {"honour": -1}), ("lose-strength-1", {"strength": -1})],
    "threat-trade": [("lose-honour-1", {"honour": -1}), ("lose-silver-1", {"silver": -1})],
    "threat-commission": [("lose-honour-1", {"honour": -1}), ("lose-influence-1", {"influence": -1})],
    "threat-garrison": [("lose-honour-1", {"honour": -1}), ("lose_worker-1", {"workers": -1})],
    "threat-absolve": [("", {"suspicion": 1})],
    "threat-attack": [("", {"honour": -1})],
    "threat-convert": [("lose-honour-1", {"honour": -1}), ("lose-faith-1", {"faith": -1})],
    "threat-develop": [("lose-honour-1", {"honour": -1}), ("lose_workshop-1", {"workshops": -1})],
    "threat-recruit": [("lose_worker-1", {"workers": -1}), ("lose-silver-1", {"silver": -1})],
    "threat-hunt": [("lose-honour-1", {"honour": -1}), ("lose-provision-1", {"provisions": -1})],
}


@pytest.mark.parametrize("threat", PENALTIES)
def test_what_every_threat_costs(threat: str) -> None:  # PW-14.10.3 PW-14.10.5
    assert len(PENALTIES) == 10
    for choice, expected in PENALTIES[threat]:
        rich = {
            "strength": 2,
            "faith": 2,
            "influence": 2,
            "silver": 2,
            "provisions": 2,
            "workers": "labourer 2",
        }
        play = end_of_round(threats=threat, workers=[1], have=[rich], draw_suspicion="suspicion-0")
        if choice:
            do(play, choice)
        mine = me(play)
        change = {
            "honour": mine.honour - 12,
            "strength": mine.attributes[0] - 2,
            "faith": mine.attributes[1] - 2,
            "influence": mine.attributes[2] - 2,
            "silver": mine.silver - 2,
            "provisions": mine.provisions - 2,
            "workers": sum(mine.workers) - 2,
            "suspicion": len(mine.suspicion),
            "workshops": mine.workshops_left() - 8,
        }
        assert {what: number for what, number in change.items() if number} == expected


def test_which_kept_worker_is_lost_is_asked_where_it_matters() -> None:  # PW-14.10.4
    play = end_of_round(threats="threat-garrison", workers=[1], have=[{"workers": "scout fighter criminal"}])
    do(play, "lose_worker-1")
    assert prompt(play) == "pw-lose-which-worker"
    assert choices(play) == ["place:scout", "place:fighter"]
    do(play, "place:fighter")
    assert in_pool(play) == "scout criminal"


def test_a_lost_workshop_can_never_be_developed() -> None:  # PW-14.10.5
    play = end_of_round(threats="threat-develop", workers=[1], have=[{"developed": 7}])
    do(play, "lose_workshop-1")
    assert (me(play).developed, me(play).workshops_left()) == (7, 0)
    full = end_of_round(threats="threat-develop", workers=[1], have=[{"developed": 8}, {"developed": 8}])
    assert [player.honour for player in full.state.players] == [11, 11]


def test_a_threat_stays_and_is_resolved_again() -> None:  # PW-14.10.6
    play = end_of_round(threats="threat-attack", workers=[1])
    assert enemy(play).workers[0] == 1
    play_until(play, lambda state: state.round == 4)
    assert (
        len([line for line in told(play, "pw-suffers") if line.event.args["card"] == "threat:threat-attack"])
        == 4
    )


def test_players_suffer_in_turn_order_and_an_inquisition_comes_between() -> None:  # PW-14.10.7
    play = end_of_round(
        threats="threat-absolve",
        workers=[1],
        tax=1,
        start=1,
        draw_suspicion="suspicion-1 suspicion-0",
        have=[
            {"suspicion": 1, "starting": "starting-pilgrim"},
            {"suspicion": 2, "starting": "starting-preacher"},
        ],
    )
    assert [player.honour for player in play.state.players] == [12, 11]
    assert (len(me(play).suspicion), len(me(play, 1).suspicion)) == (2, 2)
    assert me(play, 1).unpaid == 1


def test_workers_gained_meanwhile_count_for_the_limit() -> None:  # PW-14.10.8 PW-10.7
    play = end_of_round(
        threats="threat-absolve",
        workers=[1],
        tax=1,
        draw_suspicion="suspicion-1",
        have=[{"suspicion": 2, "crew": "peddler-3", "workers": "scout 3"}],
    )
    assert in_pool(play) == "scout scout scout"


# The King's Threat, the end


def test_in_round_seven_orders_need_two_more() -> None:  # PW-14.11.1
    ready = {"workers": "labourer 2", "orders": ORDER, "round": 7}
    assert can(coop(influence=12, faith=8, **ready), ORDER)
    assert why_not(coop(influence=11, faith=12, **ready), ORDER) == "PW-14.7.1"
    assert can(coop(influence=10, faith=6, **{**ready, "round": 6}), ORDER)


def test_the_kings_threat_has_no_workers_and_no_penalty() -> None:  # PW-14.11.2
    play = end_of_round(round=7)
    assert play.over
    assert not told(play, "pw-suffers")
    assert all("king" not in card.id for card in enemy(play).threats)


def test_markers_above_honour_go_down_to_it() -> None:  # PW-14.12.1
    play = end_of_round(round=7, have=[{"honour": 9, "strength": 8, "faith": 11, "influence": 9}, {}])
    assert me(play).attributes == [8, 9, 9]
    assert points(play.state, me(play))["attributes"] == 9 + 11 + 11


def test_scoring_takes_the_orders_of_the_scenario() -> None:  # PW-14.12.2
    play = end_of_round(round=7, have=[{"monks": 7, "silver": 0, "provisions": 0}])
    assert points(play.state, me(play))["kings_orders"] == -18
    assert points(play.state, me(play))["commissions"] == 9


def test_each_baron_worker_left_costs_everybody_three() -> None:  # PW-14.12.3
    play = end_of_round(
        round=7,
        threats="threat-attack threat-absolve",
        workers=[2, 1],
        draw_suspicion="suspicion-0 suspicion-0",
    )
    assert [points(play.state, player)["baron_workers"] for player in play.state.players] == [-9, -9]


@pytest.mark.parametrize(("silver", "won"), [(525, True), (522, False)])
def test_the_team_needs_seventy_each(silver: int, won: bool) -> None:  # PW-14.12.4
    play = end_of_round(round=7, have=[{"silver": silver, "provisions": 0}, {"silver": 3, "provisions": 0}])
    assert team_target(play.state) == 140
    assert team_total(play.state) == silver // 3 + 1 - 36
    assert play.outcome is not None
    assert play.outcome.won is won


def test_a_champion_counts_orders_completed_by_anybody() -> None:  # PW-14.12.5
    play = coop(
        workers="labourer 2", orders=ORDER, influence=12, faith=12, others=[{"converted": "champion-1"}]
    )
    do(play, ORDER)
    assert points(play.state, me(play, 1))["converts"] == 2


# Variants


def test_hard_has_three_threats_more() -> None:  # PW-14.13.1
    play = kings_cards(
        4, 2, "threat-hunt threat-fortify threat-trade threat-attack threat-absolve", variant="hard"
    )
    assert enemy(play).places == (2, 3, 4, 5, 5, 6, 6, 7, 7)
    assert enemy(play).workers[3:5] == [2, 2]
    assert len(enemy(play).threats) - len(enemy(play).places) == 1


def test_impossible_threats_grow() -> None:  # PW-14.13.2
    play = end_of_round(variant="impossible", threats="threat-attack threat-hunt", workers=[2, 0])
    assert enemy(play).workers[:2] == [3, 0]
    assert len(enemy(play).places) == 9
    last = end_of_round(round=7, variant="impossible", threats="threat-attack", workers=[1])
    assert points(last.state, me(last))["baron_workers"] == -6
    none_left = end_of_round(variant="impossible", threats="threat-attack threat-hunt", workers=[18, 2])
    do(none_left, "lose-honour-1")
    do(none_left, "lose-honour-1", seat=1)
    assert enemy(none_left).workers[:2] == [18, 2]


def test_an_order_nobody_can_reach_is_free() -> None:  # PW-14.7.2
    assert enemy(coop(workers="labourer")).done == [FREE] * 3
