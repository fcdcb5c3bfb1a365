"""Every Building that does something when it is constructed (AW-5.1, AW-9)."""

from typing import Any

import pytest

from salotto.titles.architects.box import BOX
from salotto.titles.architects.effects import Gain, Item, Who
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt
from tests.titles.architects.positions import (
    Architect,
    Game,
    a_game,
    goods,
    hand,
    has,
    player,
    present,
    row,
)


def builder(id: str, more: str = "", **fields: Any) -> Architect:
    """Somebody with the goods and the skills for exactly one Building."""
    cost = {item.value: number for item, number in BOX.buildings[f"building:{id}"].cost.items()}
    apprentices = f"labourer {fields.pop('apprentices', '')}"
    values: dict[str, Any] = {
        "silver": 0,
        "hand": f"{id} {more}",
        "apprentices": apprentices,
        **cost,
        **fields,
    }
    return Architect(**values)


def construct(
    id: str, *others: Architect, more: str = "", answers: tuple[str, ...] = (), **fields: Any
) -> Game:
    """Somebody has constructed a Building."""
    play = a_game(builder(id, more, **fields), *(others or (Architect(),)), cards_promo=True)
    do(play, "place:guildhall:construct")
    if prompt_is(play, "aw-construct"):
        do(play, id)
    return do(play, *answers)


def prompt_is(play: Game, id: str) -> bool:
    """Whether seat 0 is asked this."""
    decision = play.decision(0)
    return decision is not None and decision.prompt == id


PLAIN = {
    card.id: effect
    for card in BOX.buildings.values()
    if card.timing == "immediate"
    for effect in card.effects
    if isinstance(effect, Gain) and effect.who is Who.YOU
}


@for_each("id", PLAIN)
def test_buildings_that_give_goods_at_once(id: str) -> None:  # AW-5.1.3, AW-9.1
    effect = PLAIN[id]
    play = construct(id)
    if effect.what is Item.BUILDING_CARD:
        assert len(hand(play)) == effect.n
    else:
        assert goods(play) == {effect.what.value: effect.n}


@for_each("id", [card.id for card in BOX.buildings.values()])
def test_every_building_is_paid_and_changes_virtue(id: str) -> None:  # AW-5.1.2, AW-5.1.3
    card = BOX.buildings[f"building:{id}"]
    play = a_game(builder(id), Architect(), cards_promo=True)
    before = player(play).virtue
    do(play, "place:guildhall:construct")
    told = [line.event.id for line in play.story or []]
    assert "aw-constructs" in told
    assert [each.id for each in player(play).buildings] == [id]
    bonus = 1 if id == "monument" else 0
    assert player(play).virtue == before + card.virtue + bonus
    assert play.scorecards()[0].points["buildings"] >= card.vp


@pytest.mark.parametrize(("answer", "good", "number"), [("0", "gold", 1), ("1", "marble", 1)])
def test_the_clay_pit_gives_one_of_two(answer: str, good: str, number: int) -> None:  # AW-9.8
    assert goods(construct("clay-pit", answers=(f"effect:clay-pit:{answer}",))) == {good: number}


@pytest.mark.parametrize(("answer", "good", "number"), [("0", "gold", 1), ("1", "silver", 3)])
def test_the_treasury_gives_one_of_two(answer: str, good: str, number: int) -> None:  # AW-9.8
    assert goods(construct("treasury", answers=(f"effect:treasury:{answer}",))) == {good: number}


def test_the_armoury_makes_one_free_capture() -> None:  # AW-5.1.5, AW-5.1.4
    play = construct("armoury", Architect(at={"quarry": 3}), answers=("capture:quarry:1",))
    assert (play.state.captives_of(0), has(play, "silver"), play.state.turn) == (3, 0, 1)
    declined = construct("armoury", Architect(at={"quarry": 3}), answers=("done",))
    assert declined.state.captives_of(0) == 0


def test_the_fortress_captures_from_two_locations_at_any_count() -> None:  # AW-5.1.5
    crowd = [Architect(at={"quarry": 2}), Architect(at={"forest": 1}), Architect(at={"mines": 1})]
    play = construct("fortress", *crowd, answers=("capture:quarry:1", "capture:forest:2"))
    assert play.state.captives_of(0) == 3
    assert player(play).virtue == 7 - 2


def test_the_barracks_capture_wherever_a_group_is() -> None:  # AW-9.6
    for place in ("quarry", "forest"):
        play = construct(
            "barracks", Architect(at={place: 3}), answers=("effect:barracks:1", f"capture:{place}:1")
        )
        assert play.state.captives_of(0) == 3, place


def test_the_barracks_free_own_workers_or_capture() -> None:  # AW-9.6
    holder = Architect(captives={0: 4}, at={"quarry": 2})
    freed = construct("barracks", holder, answers=("effect:barracks:0",))
    assert freed.state.workers[0] == 20 - 1
    captured = construct("barracks", holder, answers=("effect:barracks:1", "capture:quarry:1"))
    assert captured.state.captives_of(0) == 2
    declined = construct("barracks", holder, answers=("done",))
    assert declined.state.turn == 1


def test_barracks_without_anything_to_do_do_nothing() -> None:  # AW-5.1.4
    assert construct("barracks").state.turn == 1


def test_the_betting_house_brings_a_debt() -> None:  # AW-9.1
    assert player(construct("betting-house")).debts == 1


def test_the_church_may_destroy_a_debt() -> None:  # AW-5.1.4
    assert player(construct("church", debts=2, answers=("destroy",))).debts == 1
    assert player(construct("church", debts=2, answers=("no",))).debts == 2
    assert construct("church").state.turn == 1


def test_the_hideout_empties_the_prison_of_own_workers() -> None:  # AW-9.1
    play = construct("hideout", Architect(prison=2), prison=5)
    assert play.state.prison == [0, 2]


def test_the_library_sells_a_plan() -> None:  # AW-9.7
    play = construct("library", more="castle keep", answers=("castle",))
    assert (goods(play), hand(play)) == ({"gold": 2}, ["keep"])
    assert play.state.plans.cards[0].id == "castle"
    assert goods(construct("library", more="castle", answers=("no",))) == {}


@for_each("virtue, gold", [(14, 3), (12, 3), (11, 2), (3, 0)])
def test_the_palace_counts_virtue(virtue: int, gold: int) -> None:  # AW-5.1.7, AW-9.9, AW-8.6
    assert has(construct("palace", virtue=virtue), "gold") == gold


def test_the_tavern_hires_for_nothing() -> None:  # AW-5.1.6
    play = a_game(builder("tavern"), Architect(), row="miner thief trickster gatekeeper", coins=[0, 0, 0, 2])
    do(play, "place:guildhall:construct", "gatekeeper")
    assert [card.id for card in player(play).apprentices] == ["labourer", "gatekeeper"]
    assert (has(play, "silver"), player(play).virtue) == (2, 6)
    assert row(play)[:3] == ["miner", "thief", "trickster"]
    assert construct("tavern", answers=("no",)).state.turn == 1


def test_the_watchtower_hits_everybody_with_three_prisoners() -> None:  # AW-9.5, AW-R13
    play = construct("watchtower", Architect(prison=3), Architect(prison=2), prison=4)
    assert [each.virtue for each in play.state.players] == [7 - 1 - 1, 6, 7]


def test_the_crane_places_another_worker() -> None:  # AW-9.10
    play = construct("crane", more="well", wood=5, stone=3, answers=("place:guildhall:construct",))
    assert [card.id for card in player(play).buildings] == ["crane", "well"]
    assert play.state.guildhall == [0, 0]
    assert has(play, "clay") == 4
    assert construct("crane").state.guildhall == [0]


def test_the_crane_may_be_declined() -> None:  # AW-5.1.4, AW-9.10
    play = construct("crane", more="well", wood=5, stone=3)
    assert prompt(play) == "aw-crane"
    do(play, "no")
    assert play.state.guildhall == [0]


def test_the_graveyard_takes_an_apprentice() -> None:  # AW-9.11
    play = construct("graveyard", apprentices="miner", answers=("miner",))
    assert [card.id for card in player(play).apprentices] == ["labourer"]


def test_end_effects_wait() -> None:  # AW-5.1.3
    play = construct("castle", gold=9)
    assert player(play).virtue == 7
    assert play.state.turn == 1


def test_effects_that_can_do_nothing_are_not_offered() -> None:  # AW-9.6
    play = construct("barracks", Architect(at={"quarry": 1}))
    assert choices(play) == ["effect:barracks:1", "done"]
    assert not can(play, "effect:barracks:0")


def test_a_capture_by_a_building_may_be_the_own_group() -> None:  # AW-5.1.5, AW-4.5.5
    play = construct("armoury", at={"quarry": 4}, answers=("capture:quarry:0",))
    assert (present(play, "quarry"), play.state.workers[0]) == (0, 20 - 1)
