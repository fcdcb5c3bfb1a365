"""LW-26.1 to LW-26.6 Nuptial cards, alone and in sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import Symbol, White
from tests.each import for_each
from tests.kit.player import cannot, do, prompt, reason
from tests.titles.last_will.positions import Holding, on_turn
from tests.titles.last_will.tables import SACKED, Table, actions, box, choices, hand, money, pile, player

POUNDS = {"engagement-ring": 3, "wedding": 3, "wedding-gift": 2, "bachelor-party": 2}
FOUR_NAMES = list(POUNDS)


def marrying(
    hand: Sequence[str], board: Sequence[str | Holding] = (), *, money: int = 40, actions: int = 4
) -> Table:
    """The turn of somebody with some nuptial cards."""
    return on_turn(money, hand, [*board, "school-chum"], actions=actions, mode=SACKED)


def test_there_are_8_nuptial_cards_with_4_names() -> None:  # LW-26.1
    nuptial = [card for card in BOX.new if Symbol.NUPTIAL in card.symbols]
    assert len(nuptial) == 8
    assert Counter(card.nuptial for card in nuptial if isinstance(card, White)) == {
        "engagement-ring": 2,
        "wedding-gift": 2,
        "bachelor-party": 2,
        "wedding": 2,
    }
    assert Counter(card.deck.value for card in nuptial) == {"events": 6, "gs-special": 2}


@for_each("entry", FOUR_NAMES)
def test_a_nuptial_card_can_be_played_alone(entry: str) -> None:  # LW-26.2
    play = marrying(FOUR_NAMES)
    do(play, f"play:{entry}", "enough")
    assert (money(play), actions(play)) == (40 - POUNDS[entry], 4 - 1)
    assert pile(play, "events") == [entry]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_nuptial_cards_with_different_names_are_played_together_for_one_action(size: int) -> None:  # LW-26.3
    play = marrying(FOUR_NAMES, actions=1)
    first, *others = FOUR_NAMES[:size]
    do(play, f"play:{first}", *(f"card:{entry}" for entry in others))
    if size < 4:
        do(play, "enough")
    assert money(play) == 40 - sum(POUNDS[entry] for entry in FOUR_NAMES[:size])
    assert actions(play) == 0
    assert pile(play, "events") == FOUR_NAMES[:size]


def test_each_card_of_a_set_may_use_its_own_companions() -> None:  # LW-26.3
    guests = ["companion-guest", "companion-guest", "companion-chef"]
    play = marrying(["wedding", "bachelor-party", *guests])
    do(play, "play:wedding", "card:bachelor-party")
    do(play, "card:companion-guest", "card:companion-guest", "card:companion-chef")
    assert money(play) == 40 - (3 + 2 + 2 + 2 + 2)
    assert actions(play) == 4 - 1


def test_a_set_may_hold_the_special_nuptial_cards() -> None:  # LW-26.3, LW-R22
    play = marrying(["wedding-grand", "bachelor-party-wild", "engagement-ring", "wedding-gift", "ball"])
    do(play, "play:wedding-grand", "card:bachelor-party-wild", "card:engagement-ring", "card:wedding-gift")
    do(play, "card:ball")
    assert money(play) == 40 - (4 + 3 + 3 + 2 + 1)
    assert actions(play) == 4 - 1
    assert box(play) == ["wedding-grand", "bachelor-party-wild"]


def test_two_cards_of_the_same_name_are_never_in_one_set() -> None:  # LW-26.4
    play = marrying(["wedding", "wedding-grand", "engagement-ring", "engagement-ring"])
    do(play, "play:wedding")
    assert choices(play) == ["card:engagement-ring", "card:engagement-ring", "enough"]
    assert reason(play, "card:wedding-grand").rule == "LW-26.4"
    do(play, "card:engagement-ring")
    assert prompt(play) == "lw-act"
    assert hand(play) == ["wedding-grand", "engagement-ring"]


def test_nuptial_cards_played_earlier_do_not_matter() -> None:  # LW-26.4
    play = marrying(["engagement-ring", "engagement-ring", "wedding"])
    do(play, "play:engagement-ring", "enough", "play:engagement-ring", "card:wedding")
    assert (money(play), actions(play)) == (40 - 3 - (3 + 3), 4 - 2)


def test_an_ordinary_event_takes_no_part_in_a_set() -> None:  # LW-26.3
    play = do(marrying(["wedding", "dinner"]), "play:wedding")
    assert prompt(play) == "lw-act"
    assert hand(play) == ["dinner"]


def test_a_set_is_one_payment() -> None:  # LW-26.5, LW-8.6
    play = on_turn(5, ["wedding", "engagement-ring", "wedding-gift"], ["farm-home"], mode=SACKED)
    do(play, "play:wedding")
    assert choices(play) == ["card:wedding-gift", "enough"]  # 3 + 3 would be too much
    do(play, "card:wedding-gift")
    assert money(play) == 0


def test_a_set_gives_one_demotion() -> None:  # LW-26.5
    hand = ["wedding-grand", "engagement-ring", "companion-chef"]
    play = on_turn(40, hand, ["school-chum"], job="job-auctioneer")  # chef, wine glass, nuptial are lines
    do(play, "play:wedding-grand", "card:engagement-ring", "card:companion-chef")
    assert choices(play) == [f"line:job-auctioneer:{line}" for line in (1, 2, 5)] + ["no"]
    do(play, "line:job-auctioneer:5")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0b10000


def test_the_white_action_pays_for_a_set() -> None:  # LW-R22
    cards = ["wedding", "engagement-ring"]
    play = on_turn(40, cards, ["school-chum"], actions=0, white_actions=1, mode=SACKED)
    do(play, "play:wedding", "card:engagement-ring")
    assert money(play) == 40 - (3 + 3)


@for_each("size", [1, 2, 3, 4])
def test_the_wedding_planner_adds_1_for_each_nuptial_card(size: int) -> None:  # LW-26.6
    play = marrying(FOUR_NAMES[:size], ["wedding-planner"])
    first, *others = FOUR_NAMES[:size]
    do(play, f"play:{first}", *(f"card:{entry}" for entry in others))
    total = sum(POUNDS[entry] for entry in FOUR_NAMES[:size])
    assert choices(play) == [str(total), str(total + size)]
    assert money(do(play, str(total + size))) == 40 - total - size


def test_the_wedding_planner_adds_nothing_to_other_cards() -> None:  # LW-26.6
    play = do(marrying(["dinner"], ["wedding-planner"]), "play:dinner")
    assert money(play) == 40 - 2
    do(play, "activate:wedding-planner")
    assert money(play) == 40 - 2 - 1


def test_a_nuptial_set() -> None:  # E28
    hand = ["engagement-ring", "engagement-ring", "wedding-gift"]
    play = marrying(hand, ["wedding-planner"], actions=2)
    do(play, "play:engagement-ring", "card:wedding-gift", "7")
    assert (money(play), actions(play)) == (40 - 7, 2 - 1)
    do(play, "play:engagement-ring", "4")
    assert (money(play), actions(play)) == (40 - 7 - 4, 0)

    play = do(marrying(hand, ["wedding-planner"]), "play:engagement-ring")
    cannot(play, "card:engagement-ring")
    do(play, "card:wedding-gift")
    assert prompt(play) == "lw-spend"  # the other ring is not offered any more


@pytest.mark.parametrize("first", ["wedding-grand", "engagement-ring"])
def test_a_set_may_be_too_dear_if_one_of_its_cards_sacks(first: str) -> None:  # LW-26.5, LW-R3
    cards = ["engagement-ring", "wedding-grand"]
    all_but_silverware = ["mask", "horse", "mansion"]
    play = on_turn(3, cards, ["school-chum"], job="job-doctor", covered=all_but_silverware)
    do(play, f"play:{first}", *(f"card:{entry}" for entry in cards if entry != first))
    assert player(play).job is None
    assert money(play) == 3 - (3 + 4)


def test_or_if_a_companion_of_one_of_its_cards_does() -> None:  # LW-26.5, LW-R3
    cards = ["engagement-ring", "wedding", "companion-chef"]
    all_but_chef = ["helm", "silverware", "mansion"]
    play = on_turn(3, cards, ["school-chum"], job="job-apothecary", covered=all_but_chef)
    do(play, "play:engagement-ring", "card:wedding")  # the chef has to come too
    assert player(play).job is None
    assert money(play) == 3 - (3 + 3 + 2)
    alone = on_turn(3, cards[:2], ["school-chum"], job="job-apothecary", covered=all_but_chef)
    do(alone, "play:engagement-ring")
    assert money(alone) == 0  # without the chef the wedding cannot join
    assert hand(alone) == ["wedding"]


@pytest.mark.parametrize("first", ["engagement-ring", "wedding-grand"])
def test_a_set_may_begin_with_any_of_its_cards(first: str) -> None:  # LW-26.3, LW-R3
    cards = ["engagement-ring", "wedding-grand"]
    all_but_silverware = ["mask", "horse", "mansion"]
    play = on_turn(2, cards, ["school-chum"], job="job-doctor", covered=all_but_silverware)
    do(play, f"play:{first}")  # the ring alone would be too dear: the other card has to join it
    if first == "wedding-grand":
        do(play, "card:engagement-ring")
    assert (player(play).job, money(play)) == (None, 2 - (3 + 4))
    alone = on_turn(2, cards[:1], ["school-chum"], job="job-doctor", covered=all_but_silverware)
    cannot(alone, "play:engagement-ring")


def test_also_where_a_companion_of_another_card_sacks() -> None:  # LW-26.3, LW-R3
    cards = ["engagement-ring", "wedding", "wedding-gift", "companion-chef"]
    all_but_chef = ["helm", "silverware", "mansion"]
    play = on_turn(2, cards, ["school-chum"], job="job-apothecary", covered=all_but_chef)
    do(play, "play:engagement-ring")
    assert choices(play) == ["card:wedding", "card:wedding-gift"]  # not enough yet
    do(play, "card:wedding-gift")
    assert (player(play).job, money(play)) == (None, 2 - (3 + 2 + 3 + 2))  # wedding and chef had to come
    same = on_turn(2, cards[:3], ["school-chum"], job="job-apothecary", covered=all_but_chef)
    cannot(same, "play:engagement-ring")
