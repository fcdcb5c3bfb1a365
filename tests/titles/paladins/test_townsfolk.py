"""Townsfolk abilities (PW-13), one test for every card."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.cards import WORKERS, Townsfolk, Trigger
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.state import Player
from tests.kit.player import do, prompt, question, told
from tests.titles.paladins.positions import BOX, Game, a_turn, me, names

EXTRA = {"extra_townsfolk": True}
ACTION_OF = {
    "abbot": "absolve",
    "acolyte": "commission",
    "architect": "develop",
    "defender": "attack",
    "gatekeeper": "fortify",
    "missionary": "convert",
    "watchman": "garrison",
}


def have(player: Player) -> dict[str, int]:
    """Everything a reward can change."""
    return {
        "silver": player.silver,
        "provision": player.provisions,
        "strength": player.attributes[0],
        "faith": player.attributes[1],
        "influence": player.attributes[2],
        "suspicion": len(player.suspicion),
        "unpaid": player.unpaid,
        "paid": player.paid,
        **dict(zip(WORKERS, player.workers, strict=True)),
    }


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def printed(effects: tuple[Any, ...]) -> dict[str, int]:
    """What a list of gains should change."""
    found: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Gain):
            what = "silver" if effect.what == "tax" else effect.what.value
            found[what] = found.get(what, 0) + effect.n
            if what == "criminal":
                found["suspicion"] = effect.n
        elif type(effect).__name__ == "RemoveSuspicion":
            found["suspicion"] = -effect.n
        elif type(effect).__name__ == "PayDebt":
            found.update(unpaid=-1, paid=1)
        elif type(effect).__name__ == "DestroyDebt":
            found["unpaid"] = -1
    return found


def acting(crew: str, action: str, **more: Any) -> Game:
    """A turn in which the action is done, with the crew."""
    spaces = {a.id: a.spaces for a in BOX.actions}[action]
    workers = " ".join("labourer" if each == "any" else each for each in spaces)
    play = a_turn(
        workers=f"{workers} criminal",
        strength=3,
        faith=3,
        influence=3,
        silver=9,
        provisions=9,
        crew=crew,
        outsiders="champion-1",
        draw_walls="wall-two-vp-1",
        options=EXTRA,
        **more,
    )
    do(play, action)
    while question(play).prompt != "pw-act":
        keys = question(play).keys
        do(
            play,
            "r1-s2"
            if "space:r1-s2" in keys
            else "absolve-debt"
            if "absolve:absolve-debt" in keys
            else keys[0],
        )
    return play


BY_ACTION = [card for card in BOX.townsfolk if card.ongoing.trigger is Trigger.ACTION]


@pytest.mark.parametrize("card", BY_ACTION, ids=lambda card: card.id)
def test_a_townsfolk_rewards_its_action(card: Townsfolk) -> None:  # PW-13.1
    action = ACTION_OF[card.id.rpartition("-")[0]]
    assert card.ongoing.action == action
    plain, helped = acting("", action), acting(card.id, action)
    assert change(have(me(plain)), have(me(helped))) == printed(card.ongoing.effects)


TAXED = [card for card in BY_ACTION if Gain(Good.TAX, 1) in card.ongoing.effects]
DONE = {
    "absolve": "pw-absolves",
    "attack": "pw-attacks",
    "commission": "pw-commissions",
    "convert": "pw-converts",
    "develop": "pw-develops",
    "fortify": "pw-fortifies",
    "garrison": "pw-garrisons",
}


@pytest.mark.parametrize("card", TAXED, ids=lambda card: card.id)
def test_the_last_tax_of_each_townsfolk_brings_an_inquisition_after_its_action(card: Townsfolk) -> None:
    # PW-9.3 PW-13.1
    action = card.ongoing.action
    play = acting(card.id, action, tax=1, suspicion=2, others=[{"suspicion": 1}])
    assert play.story is not None
    told_in_order = [line.event.id for line in play.story]
    assert told_in_order.index(DONE[action]) < told_in_order.index("pw-inquisition")
    assert len(told(play, "pw-inquisition")) == 1
    assert (me(play).unpaid, len(me(play).suspicion), play.state.tax) == (1, 1, 6)


def test_seven_townsfolk_take_tax() -> None:  # PW-13.1
    assert sorted(card.ongoing.action for card in TAXED) == sorted(DONE)


def test_several_cards_of_one_name_each_work() -> None:  # PW-13.1
    plain, helped = acting("", "attack"), acting("defender-1 defender-2 defender-3", "attack")
    assert change(have(me(plain)), have(me(helped))) == {"silver": 1, "provision": 1, "labourer": 1}


def inquired(crew: str, suspicion: int) -> Game:
    """Seat 0 has the crew while seat 1, more suspected, takes the last Tax."""
    play = a_turn(
        workers="labourer",
        crew=crew,
        suspicion=suspicion,
        silver=0,
        provisions=0,
        options=EXTRA,
        others=[{"workers": "labourer 3", "suspicion": 6}],
        draw_suspicion="suspicion-1",
        tax=1,
    )
    do(play, "hunt-1")
    return do(play, "conspire", seat=1)


@pytest.mark.parametrize("card", ["conspirator-1", "conspirator-2"])
def test_a_conspirator_removes_suspicion_at_each_inquisition(card: str) -> None:  # PW-13.2
    assert len(me(inquired(card, 3)).suspicion) == 2
    assert len(me(inquired(card, 0)).suspicion) == 0


@pytest.mark.parametrize("card", [c for c in BOX.townsfolk if c.id.startswith("peddler")], ids=lambda c: c.id)
def test_a_peddler_wants_two_suspicion(card: Townsfolk) -> None:  # PW-13.3
    for suspicion, works in ((0, False), (1, False), (2, True), (3, True)):
        plain, helped = inquired("", suspicion), inquired(card.id, suspicion)
        expected = printed(card.ongoing.effects) if works else {}
        assert change(have(me(plain)), have(me(helped))) == expected


@pytest.mark.parametrize("card", [c for c in BOX.townsfolk if c.id.startswith("squire")], ids=lambda c: c.id)
def test_a_squire_wants_no_suspicion(card: Townsfolk) -> None:  # PW-13.4
    for suspicion, works in ((0, True), (1, False)):
        plain, helped = inquired("", suspicion), inquired(card.id, suspicion)
        expected = printed(card.ongoing.effects) if works else {}
        assert change(have(me(plain)), have(me(helped))) == expected


@pytest.mark.parametrize("card", [c for c in BOX.townsfolk if c.id.startswith("debt-")], ids=lambda c: c.id)
def test_a_debt_collector_brings_a_worker_for_a_paid_debt(card: Townsfolk) -> None:  # PW-13.5
    for unpaid in (0, 1):
        play = a_turn(
            workers="fighter labourer",
            round=3,
            favours="favour-debt-or-suspicion",
            crew=card.id,
            unpaid=unpaid,
        )
        before = have(me(play))
        do(play, "favour-debt-or-suspicion", "doing:pay_debt-1")
        after = change(before, have(me(play)))
        gained = printed(card.ongoing.effects) if unpaid else {}
        debts = {"unpaid": -1, "paid": 1, "silver": -1} if unpaid else {"silver": -1}
        workers = {"fighter": -1}
        for what, n in gained.items():
            workers[what] = workers.get(what, 0) + n
        assert after == {**debts, **{what: n for what, n in workers.items() if n}}


@pytest.mark.parametrize("card", [c for c in BOX.townsfolk if c.id.startswith("noble")], ids=lambda c: c.id)
def test_a_noble_rewards_a_favour(card: Townsfolk) -> None:  # PW-13.6.1
    play = a_turn(workers="scout 2", round=3, favours="favour-pray", crew=card.id, options=EXTRA)
    before = have(me(play))
    do(play, "favour-pray")
    gained = printed(card.ongoing.effects)
    assert change(before, have(me(play))) == {**gained, "scout": -1}


def test_a_noble_who_joins_by_a_favour_comes_too_late_for_it() -> None:  # PW-6.2.6 PW-13.6.1
    play = a_turn(workers="scout 2", round=3, favours="favour-recruit", townsfolk="noble-1", options=EXTRA)
    do(play, "favour-recruit")
    assert me(play).silver == 3


@pytest.mark.parametrize(
    "card", [c for c in BOX.townsfolk if c.id.startswith("swindler")], ids=lambda c: c.id
)
def test_a_swindler_rewards_a_debt(card: Townsfolk) -> None:  # PW-13.6.2
    play = a_turn(workers="fighter 2", silver=0, crew=card.id, townsfolk="gatekeeper-1", options=EXTRA)
    before = have(me(play))
    do(play, "recruit-1")
    gained = printed(card.ongoing.effects)
    assert change(before, have(me(play))) == {**gained, "unpaid": 1, "fighter": -1, "scout": 1}


def test_in_an_inquisition_the_swindler_works_after_the_halving() -> None:  # PW-13.6.3
    play = a_turn(
        workers="labourer", suspicion=3, crew="swindler-1", tax=1, draw_suspicion="suspicion-1", options=EXTRA
    )
    do(play, "conspire")
    assert play.story is not None
    ids = [line.event.id for line in play.story]
    assert ids.index("pw-gains-debt") < ids.index("pw-removes-suspicion") < ids.index("pw-tax-refilled")
    silver = [at for at, line in enumerate(play.story) if line.event.args.get("what") == "amount:silver-2"]
    assert ids.index("pw-removes-suspicion") < silver[0] < ids.index("pw-tax-refilled")


@pytest.mark.parametrize("card", BOX.townsfolk, ids=lambda card: card.id)
def test_what_every_townsfolk_gives_when_discarded(card: Townsfolk) -> None:  # PW-6.2.3
    play = a_turn(
        workers="labourer criminal",
        suspicion=3,
        unpaid=2,
        townsfolk=f"- - - - {card.id}",
        placed={"hunt": "scout"},
        draw_suspicion="suspicion-0",
        options=EXTRA,
    )
    before = have(me(play))
    do(play, "recruit-1")
    if prompt(play) == "pw-free-pray":
        do(play, "clear:hunt")
        assert me(play).placed[2] == ()
    expected = printed(card.discard)
    expected["labourer"] = expected.get("labourer", 0) - 1
    assert change(before, have(me(play))) == {what: n for what, n in expected.items() if n}
    assert names(play.state.townsfolk_discard) == card.id


@pytest.mark.parametrize("card", BOX.townsfolk, ids=lambda card: card.id)
def test_what_every_townsfolk_gives_when_it_joins(card: Townsfolk) -> None:  # PW-6.2.6
    play = a_turn(
        workers="labourer fighter criminal", suspicion=2, townsfolk=f"- - - - {card.id}", options=EXTRA
    )
    before = have(me(play))
    do(play, "recruit-2")
    expected = printed(card.immediate)
    for worker in ("labourer", "fighter"):
        expected[worker] = expected.get(worker, 0) - 1
    assert change(before, have(me(play))) == {what: n for what, n in expected.items() if n}
    assert names(me(play).crew) == card.id


def test_the_extra_townsfolk_are_six() -> None:  # PW-13.6
    extra = [card.id.rpartition("-")[0] for card in BOX.townsfolk if card.set == "tomesaga"]
    assert sorted(extra) == ["noble"] * 3 + ["swindler"] * 3


def test_a_free_reward_is_not_the_action() -> None:  # PW-6.2.7
    play = a_turn(workers="cleric labourer 2 merchant", crew="architect-1", placed={"develop": "scout scout"})
    do(play, "absolve", "absolve-pray", "clear:develop")
    assert me(play).silver == 2
    assert told(play, "pw-clears")
