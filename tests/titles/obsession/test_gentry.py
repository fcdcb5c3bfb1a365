"""People: kinds, traits, the Fairchilds and the gentry deck (OB-10)."""

from collections import Counter

import pytest

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Gentry, Group
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import do, play_until
from tests.titles.obsession.positions import a_game, a_house, a_table, end_turn, hosts, ids, me, person

PAUPERS = [card for card in BOX.gentry if card.pounds < 0]


def test_how_many_people_of_each_kind_the_boxes_hold() -> None:  # OB-10.1
    base = Counter(card.group.value for card in BOX.gentry if card.set == "base")
    assert base == {"family": 17, "fairchild": 2, "starter": 15, "casual": 35, "prestige": 26}
    more = Counter(card.group.value for card in BOX.gentry if card.set == "ud")
    assert more == {"family": 4, "starter": 7, "casual": 10, "prestige": 16}


def test_bad_traits_cost_money_reputation_or_points_or_hurt_others() -> None:  # OB-10.3
    bad = [card for card in BOX.gentry if card.vp < 0]
    assert {card.group for card in bad} == {Group.CASUAL}
    for card in bad:
        penalty = any(favour.n < 0 or favour.do is Do.GOSSIP for favour in card.favours)
        heiress = card.pounds >= 300
        assert penalty or heiress, card


@for_each("card", PAUPERS)
def test_each_pauper_costs_the_host_money(card: Gentry) -> None:  # OB-10.4, OB-4.6.3
    assert card.pounds in (-100, -200)
    guest = card.key.removeprefix("gentry:")
    service = " ".join(servant.word for servant in card.service)
    house = a_house(tiles="front-parlour", hand=f"{guest} mr-percy-wingate", reputation=5)
    house.available = f"housekeeper {service}"
    house.money = -card.pounds
    play = do(a_game(house), "host:front-parlour")
    assert me(play).money == 0
    house.money, house.reputation = 0, 1
    assert hosts(a_game(house)) == []


def test_negative_points_count_until_the_guest_is_dismissed() -> None:  # OB-10.5
    house = a_house(tiles="english-garden", reputation=10, hand="york-lord york-heir york-daughter")
    house.discards = "miss-norris"
    play = a_game(house, casual="")
    assert points(play.state, me(play))["gentry"] == -3
    do(play, "host:english-garden", "favour:money:100", "done", "miss-norris")
    assert points(play.state, me(play))["gentry"] == 0


@pytest.mark.parametrize(
    ("fairchild", "gentleman", "reputation", "invited"),
    [("charles-fairchild", True, 3, []), ("elizabeth-fairchild", False, 2, ["viscount-townshend"])],
)
def test_each_fairchild(
    fairchild: str, gentleman: bool, reputation: int, invited: list[str]
) -> None:  # OB-10.6
    card = person(fairchild)
    assert (card.gentleman, card.rating, card.vp) == (gentleman, 1, 8)
    house = a_house(tiles="stables", hand=f"{fairchild} york-lord", available="footman")
    play = do(a_game(house), "host:stables")
    assert me(play).reputation == reputation
    assert ids(me(play).hand)[2:] == invited
    assert points(play.state, me(play))["gentry"] == 8 + sum(person(id).vp for id in invited)


def test_a_fairchild_is_an_ordinary_card_for_one_season() -> None:  # OB-10.7, OB-12.6
    house = a_house(tiles="main-gazebo* stables", hand="york-lord york-lady")
    play = a_game(house, phase=Phase.COURTSHIP, space=4, themes="estate", theme_deck="service estate")
    do(play, "charles-fairchild")
    assert ids(me(play).hand)[-1] == "charles-fairchild"
    play_until(play, lambda estate: estate.space == 5 and estate.turn == 1)
    do(play, "host:stables", "charles-fairchild", "york-lord")
    assert me(play).reputation == 3
    end_turn(play)
    assert "charles-fairchild" in ids(me(play).discards)
    play_until(play, lambda estate: estate.space == 9)  # the second courtship was a tie
    assert "charles-fairchild" not in ids([*me(play).hand, *me(play).discards])


def test_hand_and_discard_pile_score_together() -> None:  # OB-10.8, OB-14.2
    house = a_house("asquith", hand="asquith-dowager viscountess-abernathy", discards="duke-of-langford")
    house.discards += " miss-norris"
    play = a_game(house)
    assert points(play.state, me(play))["gentry"] == 1 + 3 + 8 - 3


def test_using_and_passing_lose_nobody() -> None:  # OB-10.9
    house = a_house(hand="york-lord york-daughter mr-alfred-penrose", discards="miss-norris", money=100)
    play = do(a_game(house, casual=""), "host:front-parlour", "york-lord", "mr-alfred-penrose", "done")
    assert ids(me(play).hand) == ["york-daughter"]
    assert ids(me(play).discards) == ["miss-norris", "york-lord", "mr-alfred-penrose"]
    end_turn(play)
    do(play, "pass")
    assert ids(me(play).hand) == ["york-daughter", "miss-norris", "york-lord", "mr-alfred-penrose"]


@pytest.mark.parametrize(("edition", "known"), [("fr", 19), ("it", 16)])
def test_promotional_cards_are_shuffled_into_the_decks(edition: str, known: int) -> None:  # OB-10.14
    seen = set()
    for seed in range(12):
        play = play_until(
            a_table(2, str(seed), edition=edition, promo_cards=5), lambda estate: estate.space == 1
        )
        casual = [card for card in play.state.casual if card.set == "promo"]
        prestige = [card for card in play.state.prestige if card.set == "promo"]
        assert len(casual) + len(prestige) == 5
        assert all(card.group is Group.CASUAL for card in casual)
        assert all(card.group is Group.PRESTIGE for card in prestige)
        seen |= {*casual, *prestige}
    promos = [card for card in BOX.gentry if card.set == "promo"]
    assert len([card for card in promos if edition == "fr" or not card.promo_box]) == known
    assert edition == "fr" or not any(card.promo_box for card in seen)


def test_without_the_option_no_promotional_card_is_in_play() -> None:  # OB-10.14
    play = play_until(a_table(2, ud_servants=True), lambda estate: estate.space == 1)
    assert not any(card.set == "promo" for card in (*play.state.casual, *play.state.prestige))
