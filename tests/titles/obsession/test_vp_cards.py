"""The favour of every VP card, and when it can be used (OB-13.8 to OB-13.16)."""

import pytest

from salotto.kernel.zones import EVERYBODY
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.settings import SOLO
from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do
from tests.titles.obsession.positions import UD, Table, a_game, a_house, end_turn, ids, market, me, staff

PRINTED = {
    "reputation-2": 3,
    "reputation-3": 4,
    "pounds-300": 3,
    "pounds-200": 4,
    "prestige-guest": 3,
    "objective": 4,
    "unlimited-purchases": 3,
    "servant": 5,
    "refresh-market": 5,
    "refresh-service": 4,
    "refresh-guest": 5,
}


def used(play: Table, card: str) -> Table:
    """The table after a VP card was used; it lies under the deck, where everybody knows it."""
    before = points(play.state, me(play))["vp-cards"]
    do(play, f"vp:{card}")
    assert points(play.state, me(play))["vp-cards"] == before - PRINTED[card]
    deck = play.state.vp_deck
    assert (deck.cards[0].key, deck.seen[0]) == (f"vp:{card}", EVERYBODY)  # OB-13.15
    return play


def test_the_box_has_thirty_vp_cards_of_eleven_kinds() -> None:  # OB-2.13, OB-13.8
    assert {card.key.removeprefix("vp:"): card.vp for card in BOX.vp_cards} == PRINTED
    assert sum(card.copies for card in BOX.vp_cards) == 30


@pytest.mark.parametrize(("card", "gain"), [("reputation-2", 2), ("reputation-3", 3)])
def test_a_reputation_card_raises_the_family(card: str, gain: int) -> None:  # OB-13.10
    play = used(a_game(a_house(reputation=4, vp_cards=card)), card)
    assert me(play).reputation == 4 + gain
    assert not can(a_game(a_house(reputation=34, vp_cards=card)), f"vp:{card}")  # OB-13.16


@pytest.mark.parametrize(("card", "pounds"), [("pounds-300", 300), ("pounds-200", 200)])
def test_a_pound_card_pays_at_once(card: str, pounds: int) -> None:  # OB-13.10
    assert me(used(a_game(a_house(vp_cards=card)), card)).money == pounds


def test_the_introduction_brings_the_top_prestige_guest() -> None:  # OB-13.10
    house = a_house(vp_cards="prestige-guest")
    play = used(a_game(house, prestige="count-hoyos major-anthony-cole"), "prestige-guest")
    assert "count-hoyos" in ids(me(play).hand)
    assert ids(play.state.prestige.cards) == ["major-anthony-cole"]
    assert not can(a_game(house, prestige=""), "vp:prestige-guest")  # OB-13.16


def test_the_ambition_shows_two_objectives_and_keeps_one() -> None:  # OB-13.10, OB-13.2
    play = a_game(
        a_house(vp_cards="objective"), objective_deck="misc-monuments category-estate room-music-room"
    )
    used(play, "objective")
    assert choices(play) == ["objective:misc-monuments", "objective:category-estate"]
    do(play, "objective:category-estate")
    assert [card.key for card in me(play).objectives] == ["objective:category-estate"]
    bottom_up = [card.key for card in play.state.objective_deck]
    assert bottom_up == ["objective:misc-monuments", "objective:room-music-room"]
    assert not can(a_game(a_house(vp_cards="objective"), objective_deck=""), "vp:objective")


def test_the_building_spree_lifts_the_limit_of_purchases() -> None:  # OB-13.10, OB-11.8
    house = a_house(money=1000, vp_cards="unlimited-purchases unlimited-purchases")
    first = "stables breakfast-room fenced-paddock barn croquet-lawn tennis-court"
    play = a_game(house, phase=Phase.MARKET, market=first, bag="music-room flower-room")
    used(play, "unlimited-purchases")
    assert not can(play, "vp:unlimited-purchases")  # they are unlimited already
    do(play, "buy:1:stables", "buy:3:fenced-paddock")
    assert me(play).money == 1000 - (300 - 200) - (500 - 100)
    do(play, "done")
    assert market(play) == "breakfast-room barn croquet-lawn tennis-court flower-room music-room"
    assert not end_turn(play).state.this_turn.unlimited


def test_the_servant_card_hires_from_the_supply() -> None:  # E53, OB-13.11, OB-9.20
    house, other = a_house(vp_cards="servant"), a_house("cavendish", available="butler valet cook")
    other.quarters, other.expended = "housekeeper", "footman underbutler"
    play = used(a_game(house, other, for_hire="footman underbutler underbutler", **UD), "servant")
    assert choices(play) == ["servant:footman", "recruit:1:valet:available", "recruit:1:footman:expended"]
    do(play, "servant:footman")
    assert staff(me(play).expended) == "footman"
    assert staff(play.state.for_hire) == "underbutler underbutler"


def test_the_servant_card_recruits_from_another_family() -> None:  # E53, OB-13.11
    play = a_game(a_house(vp_cards="servant"), a_house("cavendish", available="butler valet"))
    do(used(play, "servant"), "recruit:1:valet:available")
    assert (staff(me(play).expended), staff(me(play, 1).available)) == ("valet", "butler")


def test_the_servant_card_needs_somebody_to_hire() -> None:  # E53, OB-13.16
    assert not can(a_game(a_house(vp_cards="servant"), mode=SOLO, for_hire="underbutler"), "vp:servant")
    assert can(a_game(a_house(vp_cards="servant"), mode=SOLO, for_hire="valet"), "vp:servant")


def test_the_market_card_refreshes_free_of_charge() -> None:  # OB-13.10, OB-6.4
    house = a_house(reputation=9, vp_cards="refresh-market")
    bag = "music-room flower-room english-garden great-hall orangery statuary"
    play = a_game(house, bag=bag)
    used(play, "refresh-market")
    assert market(play) == "flower-room english-garden music-room statuary orangery great-hall"
    assert me(play).reputation == 9  # free of charge, and no special action
    assert can(play, "refresh")


def test_the_service_card_rests_all_but_those_who_are_placed() -> None:  # OB-13.10, OB-13.12
    house = a_house(available="butler", quarters="valet cook", expended="footman", vp_cards="refresh-service")
    play = a_game(house, **UD)
    me(play).placed[0] += 1
    used(play, "refresh-service")
    assert staff(me(play).available) == "butler valet footman cook"
    assert staff(me(play).placed) == "butler"  # who stands on a tile stays there
    assert not can(a_game(a_house(vp_cards="refresh-service")), "vp:refresh-service")


def test_the_guest_card_brings_one_back_but_no_family() -> None:  # OB-13.10, OB-13.12
    house = a_house(
        vp_cards="refresh-guest", discards="york-lord charles-fairchild miss-norris", hand="york-heir"
    )
    play = used(a_game(house), "refresh-guest")
    assert choices(play) == ["gentry:charles-fairchild", "gentry:miss-norris"]
    do(play, "charles-fairchild")
    assert ids(me(play).hand) == ["york-heir", "charles-fairchild"]
    assert not can(a_game(a_house(vp_cards="refresh-guest", discards="york-lord")), "vp:refresh-guest")


def test_what_the_last_window_still_knows() -> None:  # OB-13.14
    house = a_house(vp_cards=" ".join(PRINTED), discards="miss-norris", expended="valet")
    useless = {"unlimited-purchases", "refresh-market", "refresh-service", "refresh-guest"}
    play = a_game(house, phase=Phase.LAST, space=16)
    assert choices(play) == [f"vp:{card}" for card in PRINTED if card not in useless] + ["enough"]
