"""An Inquisition in the middle of an action (PW-9.3), and the order of its owner's cards (PW-9.3.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import Condition, Ongoing, Townsfolk, Trigger
from salotto.titles.paladins.effects import Effect, Gain, Good, RemoveSuspicion
from salotto.titles.paladins.inquisition import order_matters
from salotto.titles.paladins.state import PaladinsState
from tests.kit.player import choices, do, prompt, told
from tests.titles.paladins.positions import Game, a_turn, me, names, rival
from tests.titles.paladins.rival_positions import rival_moves

TAX = Gain(Good.TAX, 1)
PROVISION = Gain(Good.PROVISION, 1)
ATTACK: dict[str, Any] = {"workers": "scout labourer fighter 2", "outsiders": "champion-1"}
Printer = Callable[[PaladinsState], None]


def a_card(*effects: Effect, action: str = "attack") -> Townsfolk:
    """A Townsfolk for the crew that rewards an action."""
    return replace(BOX.townsfolk[0], ongoing=Ongoing(Trigger.ACTION, effects, action))


def crews(*crews: Sequence[Townsfolk]) -> Printer:
    """What the players' crews do, seat by seat, the Rival's last."""

    def printed(game: PaladinsState) -> None:
        for player, crew in zip(game.everyone(), crews, strict=False):
            player.crew = tuple(crew)
            player.working = len(crew)

    return printed


def attacking(*crew: Townsfolk, **have: Any) -> Game:
    return a_turn(tax=1, printed=crews(crew), **ATTACK, **have)


def ids(play: Game) -> list[str]:
    """What was told, in order, without what an Inquisition tells between its beginning and its end."""
    assert play.story is not None
    return [line.event.id for line in play.story]


def test_the_tax_of_an_ability_starts_an_inquisition() -> None:  # PW-9.3
    play = do(attacking(a_card(TAX), suspicion=2, others=[{"suspicion": 1}]), "attack")
    assert len(told(play, "pw-inquisition")) == 1
    assert (me(play).unpaid, len(me(play).suspicion), play.state.tax) == (1, 1, 6)


def test_it_comes_between_two_icons_of_an_ability() -> None:  # PW-9.3
    play = do(attacking(a_card(TAX, PROVISION)), "attack")
    found = ids(play)
    last = [
        at for at, line in enumerate(play.story or ()) if line.event.args.get("what") == "amount:provision-1"
    ]
    assert (
        found.index("pw-attacks") < found.index("pw-inquisition") < found.index("pw-tax-refilled") < last[-1]
    )


def test_the_abilities_that_are_left_follow_it() -> None:  # PW-9.3 PW-5.7
    play = do(attacking(a_card(TAX), a_card(TAX), a_card(PROVISION)), "attack")
    assert len(told(play, "pw-inquisition")) == 1
    assert play.state.tax == 6 - 1  # the second card takes from the new supply
    assert me(play).provisions == 2


def test_what_a_townsfolk_gives_when_discarded_is_interrupted_too() -> None:  # PW-9.3 PW-6.2.3
    def printed(game: PaladinsState) -> None:
        card = game.townsfolk_row[4]
        assert card is not None
        game.townsfolk_row[4] = replace(card, discard=(Gain(Good.TAX, 2), PROVISION))

    play = a_turn(workers="labourer 2", townsfolk="- - - - abbot-1", tax=1, suspicion=1, printed=printed)
    do(play, "recruit-1")
    assert (me(play).silver, me(play).provisions, me(play).unpaid) == (4, 2, 1)
    assert ids(play).index("pw-inquisition") > ids(play).index("pw-discards-townsfolk")


def taxing(effects: tuple[Effect, ...]) -> bool:
    """Whether a printed reward takes Tax, itself or by the Suspicion of a Criminal."""
    return any(isinstance(each, Gain) and each.what in (Good.TAX, Good.CRIMINAL) for each in effects)


TAXED = [
    *(("attack", card.id, card.attack) for card in BOX.outsiders if taxing(card.attack)),
    *(("recruit-1", card.id, card.discard) for card in BOX.townsfolk if taxing(card.discard)),
    *((card.id, card.id, card.effects) for card in BOX.favours if taxing(card.effects)),
]
"""Every printed reward that takes Tax, and how one comes by it; test_townsfolk.py has those of the crew."""


def test_nothing_else_that_is_printed_takes_tax() -> None:  # PW-9.3
    others = [card.convert for card in BOX.outsiders] + [card.immediate for card in BOX.townsfolk]
    others += [card.effects for card in BOX.walls]
    others += [space.effects for spaces in (BOX.spaces, BOX.absolve) for space in spaces]
    assert not any(map(taxing, others))
    assert len(TAXED) == 7 + 7 + 3


@pytest.mark.parametrize(("action", "card", "effects"), TAXED, ids=lambda each: each if "-" in each else "")
def test_the_last_tax_of_every_printed_reward_interrupts_it(
    action: str, card: str, effects: tuple[Effect, ...]
) -> None:  # PW-9.3 PW-9.2
    def printed(game: PaladinsState) -> None:
        """One Provision more, at the end of the reward."""
        if action == "attack":
            outsider = game.outsider_row[0]
            assert outsider is not None
            game.outsider_row[0] = replace(outsider, attack=(*effects, PROVISION))
        elif action == "recruit-1":
            townsfolk = game.townsfolk_row[4]
            assert townsfolk is not None
            game.townsfolk_row[4] = replace(townsfolk, discard=(*effects, PROVISION))
        else:
            game.favours.cards[0] = replace(game.favours.cards[0], effects=(*effects, PROVISION))

    lying: dict[str, dict[str, Any]] = {
        "attack": {"outsiders": card},
        "recruit-1": {"townsfolk": f"- - - - {card}"},
    }
    play = a_turn(
        round=3,
        workers="scout labourer 2 fighter criminal",
        strength=9,
        tax=1,
        unpaid=1,
        draw_suspicion="suspicion-1 suspicion-0",
        options={"extra_townsfolk": True},
        printed=printed,
        **lying.get(action, {"favours": card}),
    )
    do(play, action)
    found = ids(play)
    assert found.count("pw-inquisition") == 1
    last = [at for at, line in enumerate(play.story or ()) if "provision-1" in str(line.event.args)]
    assert found.index("pw-inquisition") < found.index("pw-tax-refilled") < last[-1]
    assert play.state.tax == 6


def test_an_action_goes_on_when_others_have_chosen_their_order() -> None:  # PW-9.3 PW-9.3.1
    others = [{"crew": "conspirator-1 peddler-1", "suspicion": 2, "silver": 0, "passed": True}]
    play = a_turn(tax=1, others=others, printed=crews((a_card(TAX, PROVISION),)), suspicion=3, **ATTACK)
    do(play, "attack")
    assert (prompt(play, 1), me(play).provisions) == ("pw-inquisition-order", 1)
    do(play, "peddler-1", seat=1)
    assert (me(play).provisions, me(play).unpaid) == (2, 1)
    assert len(me(play, 1).suspicion) == 1


def test_tax_during_an_inquisition_gives_nothing_and_the_next_ability_takes_its_own() -> None:  # PW-9.3.6
    greedy = replace(
        BOX.townsfolk[0], ongoing=Ongoing(Trigger.INQUISITION, (TAX,), condition=Condition.ALWAYS)
    )
    play = do(attacking(a_card(TAX), greedy, a_card(TAX)), "attack")
    assert len(told(play, "pw-inquisition")) == 1
    assert me(play).silver == 3 + 1 + 1
    assert play.state.tax == 5


def test_the_rivals_abilities_start_inquisitions_too() -> None:  # PW-9.3 PW-12.3.2
    crew = (a_card(TAX, action="conspire"), a_card(Gain(Good.FAITH, 1), action="conspire"))
    play = rival_moves("scheme-conspire", tax=1, draw_suspicion="suspicion-0", printed=crews((), crew))
    assert len(told(play, "pw-inquisition")) == 1
    assert (rival(play).board.unpaid, rival(play).board.attributes[1]) == (1, 1)
    assert play.state.tax == 5


def test_honour_is_lost_in_the_middle_of_a_players_action() -> None:  # PW-9.3 PW-14.4.2
    starting = [{"starting": "starting-pilgrim", "suspicion": 2, "honour": 12}]
    play = a_turn(
        mode="coop",
        tax=1,
        printed=crews((a_card(TAX, PROVISION),)),
        starting="starting-preacher",
        honour=12,
        others=starting,
        **ATTACK,
    )
    do(play, "attack")
    assert [player.honour for player in play.state.players] == [12, 11]
    assert me(play).provisions == 2


def test_the_starting_townsfolk_is_older_than_the_crew() -> None:  # PW-5.7 PW-9.3 PW-14.4.1 PW-14.4.2
    play = a_turn(
        mode="coop",
        tax=1,
        workers="merchant labourer scout 2",
        draw_walls="wall-two-vp-1",
        crew="gatekeeper-3",
        suspicion=2,
        starting="starting-stonemason",
        honour=12,
        others=[{"starting": "starting-preacher", "honour": 12}],
    )
    do(play, "fortify")
    assert len(told(play, "pw-inquisition")) == 1
    assert me(play).honour == 11  # what is gained at 12 is lost, then the Inquisition costs 1


# PW-9.3.1 The order


def inquired(crew: str, suspicion: int) -> Game:
    """Seat 1 takes the last Tax; seat 0 has the crew."""
    play = a_turn(
        workers="labourer",
        crew=crew,
        suspicion=suspicion,
        silver=0,
        others=[{"workers": "labourer 3", "suspicion": 6}],
        draw_suspicion="suspicion-1",
        tax=1,
    )
    do(play, "hunt-1")
    return do(play, "conspire", seat=1)


def test_the_owner_chooses_the_order_where_it_can_matter() -> None:  # PW-9.3.1
    play = inquired("squire-2 conspirator-1 peddler-2 conspirator-2", 2)
    assert prompt(play) == "pw-inquisition-order"
    assert [key.partition(":")[2] for key in choices(play)] == ["squire-2", "conspirator-1", "peddler-2"]
    do(play, "peddler-2")
    assert prompt(play) == "pw-inquisition-order"  # the Squire may still come too soon
    do(play, "conspirator-1")
    do(play, "conspirator-2")
    assert me(play).suspicion == ()
    assert me(play).attributes != [0, 0, 0]


def test_another_order_brings_something_else() -> None:  # PW-9.3.1 PW-13.3 PW-13.4
    play = do(inquired("squire-2 conspirator-1 peddler-2", 1), "squire-2")
    assert me(play).attributes == [0, 0, 0]
    assert me(play).suspicion == ()


@pytest.mark.parametrize(
    ("crew", "suspicion", "asked"),
    [
        ("peddler-1 peddler-2", 2, False),
        ("conspirator-1 conspirator-2", 3, False),
        ("peddler-1 conspirator-1", 3, False),  # two are left for the Peddler in any order
        ("peddler-1 conspirator-1", 2, True),
        ("peddler-1 conspirator-1 conspirator-2", 3, True),
        ("squire-1 conspirator-1", 0, False),
        ("squire-1 conspirator-1", 1, True),
        ("squire-1 conspirator-1", 2, False),
        ("squire-1 conspirator-1 conspirator-2", 2, True),
        ("squire-1", 1, False),
    ],
)
def test_nobody_is_asked_where_the_order_cannot_matter(
    crew: str, suspicion: int, asked: bool
) -> None:  # PW-9.3.1
    play = inquired(crew, suspicion)
    assert (play.pending[0].prompt == "pw-inquisition-order") is asked


def test_a_card_that_brings_suspicion_makes_the_order_matter() -> None:  # PW-9.3.1
    def card(condition: Condition, *effects: Effect) -> Townsfolk:
        return replace(BOX.townsfolk[0], ongoing=Ongoing(Trigger.INQUISITION, effects, condition=condition))

    crooked = card(Condition.ALWAYS, Gain(Good.CRIMINAL, 1))
    peddler, squire = card(Condition.SUSPECTED, PROVISION), card(Condition.UNSUSPECTED, PROVISION)
    cleaner = card(Condition.ALWAYS, RemoveSuspicion(1))
    assert order_matters(1, [crooked, peddler])
    assert order_matters(0, [crooked, squire])
    assert not order_matters(2, [crooked, peddler])
    assert not order_matters(2, [cleaner, crooked])


def test_the_rivals_cards_act_in_their_best_order() -> None:  # PW-12.5.14
    play = rival_moves(
        "scheme-conspire",
        tax=1,
        suspicion=1,
        draw_suspicion="suspicion-1",
        crew="squire-2 conspirator-1 conspirator-2 peddler-2",
    )
    assert names(rival(play).board.suspicion) == ""
    assert len(told(play, "pw-rival-marker")) >= 2  # for the Tax, and for the Peddler
    assert max(rival(play).board.attributes) == 1


def test_a_peddler_wants_his_suspicion_at_the_moment_he_acts() -> None:  # PW-13.3
    play = do(inquired("peddler-2 conspirator-1", 2), "conspirator-1")
    assert me(play).silver == 0
