"""People: kinds, traits, the Fairchilds and the gentry deck (OB-10)."""

from collections import Counter

import pytest

from salotto.titles.obsession.box import BOX, SHELF
from salotto.titles.obsession.cards import Do, Gentry, Group
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import do, play_until
from tests.titles.obsession.positions import a_game, a_house, a_table, end_turn, hosts, ids, me, person

PAUPERS = [card for card in BOX.gentry if card.pounds < 0]


def test_how_many_people_of_each_kind_the_boxes_hold() -> None:  # OB-10.1
    base = Counter(card.group.value for card in BOX.gentry if card.set == "base")
    assert base == {"family": 17, "fairchild": 2, "starter": 15, "casual": 35, "prestige": 25}
    more = Counter(card.group.value for card in BOX.gentry if card.set == "ud")
    assert more == {"family": 4, "starter": 7, "casual": 10, "prestige": 16}


CASUAL_VP = {-4: 1, -3: 5, -2: 5, -1: 5, 0: 8, 1: 9, 2: 2}
PRESTIGE_VP = {2: 9, 3: 6, 4: 5, 5: 3, 6: 2}


def test_the_points_of_the_base_guests_are_those_that_the_source_counts() -> None:  # OB-10.1
    def counted(group: Group) -> Counter[int]:
        return Counter(card.vp for card in BOX.gentry if card.set == "base" and card.group is group)

    assert counted(Group.CASUAL) == CASUAL_VP
    assert counted(Group.PRESTIGE) == PRESTIGE_VP
    assert counted(Group.STARTER) == {0: 15}
    assert {card.rating for card in BOX.gentry if card.group is Group.STARTER} == {1}
    for card in BOX.gentry:
        assert card.vp < 2 or card.group is not Group.CASUAL or card.set != "base" or card.rating == 2, card


def test_the_four_of_a_family_are_worth_8_points_together_and_the_aunt_1_more() -> None:  # OB-10.1
    for family in BOX.families:
        assert sum(card.vp for card in family.cards) == (9 if family.id == "asquith" else 8)


def test_20_of_the_50_casual_guests_of_the_base_box_have_a_bad_trait() -> None:  # OB-10.3
    base = [entry for entry in SHELF.entries("gentry.toml", "card") if entry.text("set") == "base"]
    casual = [entry for entry in base if entry.text("group") in ("starter", "casual")]
    assert (len(casual), sum("class" in entry.fields for entry in casual)) == (50, 20)


def test_the_starters_share_out_three_favours_equally() -> None:  # OB-10.1
    kinds = Counter(
        card.favours[0].do for card in BOX.gentry if card.group is Group.STARTER and card.set == "base"
    )
    assert kinds == {Do.MONEY: 5, Do.REPUTATION: 5, Do.INVITE: 5}


def test_who_has_left_the_game_is_known_to_older_tables_only() -> None:  # OB-2.10
    gone = [card for card in BOX.retired if isinstance(card, Gentry)]
    assert [card.key for card in gone] == ["gentry:baroness-von-thal"]
    assert not set(gone) & set(BOX.gentry)
    house = a_house(tiles="breakfast-room", reputation=20, hand="baroness-von-thal york-lord cavendish-lord")
    house.available = "housekeeper ladys-maid footman"
    assert hosts(a_game(house)) == ["breakfast-room"]


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
    assert points(play.state, me(play))["gentry"] == 3 * 2 - 3
    do(play, "host:english-garden", "favour:money:100", "done", "miss-norris")
    assert points(play.state, me(play))["gentry"] == 3 * 2


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
    assert points(play.state, me(play))["gentry"] == 8 + 2 + sum(person(id).vp for id in invited)


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
    assert points(play.state, me(play))["gentry"] == 1 + 2 + 6 - 3


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
