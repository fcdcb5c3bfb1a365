"""Step 6: the favours of tile and guests (OB-4.6)."""

import pytest

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Family, Group
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt, question
from tests.titles.obsession.positions import Table, a_game, a_house, end_turn, ids, me

FAMILIES = for_each("family", BOX.families)


# Order (OB-4.6.1, OB-4.6.12)


def test_money_comes_before_reputation_before_invitations_before_cards() -> None:  # OB-4.6.1
    house = a_house(
        tiles="grand-salon", reputation=30, available="butler butler valet ladys-maid housekeeper"
    )
    house.hand = "duke-of-langford york-lady york-heir york-daughter miss-oliver mrs-prudence-tolliver"
    play = a_game(house, a_house("cavendish", reputation=9), a_house("asquith"))
    do(play, "host:grand-salon")
    assert prompt(play) == "ob-either-or"  # all choices first
    do(play, "favour:dismiss:1", "favour:money:100")
    assert (prompt(play), me(play).money) == ("ob-gossip", 400 + 100)
    assert me(play).reputation == 30 + 2 - 1  # the sum is settled before the gossip
    do(play, "seat:1")
    assert (prompt(play), me(play, 1).reputation) == ("ob-next-invitation", 9 - 2)
    assert len(me(play).vp_cards) == 0
    do(play, "york-daughter")
    assert (prompt(play), ids(me(play).hand)[6:]) == ("ob-keep-guest", ["dr-samuel-pym"])
    do(play, "mrs-lydia-fenwick")
    assert [card.key for card in me(play).vp_cards] == ["vp:reputation-2"]
    assert play.state.this_turn.dismissals == 1  # kept for step 8


def test_within_a_kind_the_tile_comes_first_then_the_guests_in_an_order_of_choice() -> None:  # OB-4.6.1
    house = a_house(tiles="flower-room", reputation=5, available="housekeeper")
    house.hand = "mrs-prudence-tolliver york-daughter york-lady"
    play = do(a_game(house), "host:flower-room", "york-daughter", "mrs-prudence-tolliver")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]  # the tile's two
    do(play, "dr-samuel-pym")
    assert prompt(play) == "ob-next-invitation"
    assert choices(play) == ["gentry:york-daughter", "gentry:mrs-prudence-tolliver"]
    other = do(play.fork(), "mrs-prudence-tolliver")
    assert choices(other) == ["gentry:mr-giles-hartnell", "gentry:miss-cordelia-hay"]
    do(play, "york-daughter")
    assert ids(me(play).hand)[3:] == ["dr-samuel-pym", "mr-giles-hartnell"]  # the daughter's one
    assert choices(play) == ["gentry:miss-cordelia-hay", "gentry:mrs-lydia-fenwick"]


def test_where_the_guests_order_changes_nothing_nobody_is_asked() -> None:  # OB-4.6.1
    house = a_house(tiles="front-parlour", available="housekeeper", hand="york-daughter cavendish-daughter")
    play = do(a_game(house), "host:front-parlour")
    assert prompt(play) == "ob-market"
    assert ids(me(play).hand)[2:] == ["dr-samuel-pym", "mrs-lydia-fenwick"]


def test_choices_are_fixed_before_anything_is_gained() -> None:  # OB-4.6.12
    house = a_house(tiles="breakfast-room", hand="york-lord york-lady york-heir", available="housekeeper")
    play = do(a_game(house), "host:breakfast-room", "favour:dismiss:1")
    assert (prompt(play), me(play).money) == ("ob-either-or", 0)
    do(play, "favour:reputation:1")
    assert (me(play).money, me(play).reputation) == (200, 1)


# Mandatory favours, choices (OB-4.6.2)


def test_favours_cannot_be_declined_but_a_dismissal_can() -> None:  # OB-4.6.2, OB-4.8.0
    house = a_house(tiles="english-garden", reputation=10, available="footman")
    house.hand = "miss-hawkins york-lord york-daughter"
    play = do(a_game(house), "host:english-garden")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]  # no 'none of them'
    do(play, "dr-samuel-pym", "done")
    assert prompt(play) == "ob-dismiss"
    do(play, "no")
    assert "miss-hawkins" in ids(me(play).discards)


def test_who_earned_no_dismissal_is_not_asked() -> None:  # OB-4.6.10
    house = a_house(tiles="stables", hand="miss-hawkins york-lord", available="footman")
    play = do(a_game(house), "host:stables", "done")
    assert (play.state.turn, ids(me(play).discards)) == (1, ["miss-hawkins", "york-lord"])


def test_of_either_or_one_part_is_taken() -> None:  # OB-4.6.2
    house = a_house(tiles="stables", hand="york-heir york-lady", available="footman")
    for key, money, reputation in (("favour:money:100", 300, 0), ("favour:reputation:1", 200, 1)):
        play = do(a_game(house), "host:stables", key, "favour:dismiss:1")
        assert (me(play).money, me(play).reputation, play.state.this_turn.dismissals) == (
            money,
            reputation,
            1,
        )


# Money and reputation (OB-4.6.3 to OB-4.6.7)


def test_missing_money_is_borrowed_and_no_more() -> None:  # OB-4.6.3, OB-6.2
    house = a_house(tiles="front-parlour", hand="mr-nathaniel-poole mrs-agatha-lowe", available="housekeeper")
    house.money, house.reputation = 100, 4
    play = do(a_game(house), "host:front-parlour")
    assert (prompt(play), choices(play)) == ("ob-raise-money", ["borrow", "pass"])
    assert question(play).about["pounds"] == 100
    do(play, "borrow", "dr-samuel-pym")
    assert (me(play).money, me(play).reputation) == (0, 4 - 2 + 2 + 2)


def test_who_does_not_want_to_borrow_may_still_pass() -> None:  # OB-4.6.3, OB-4.3.5
    house = a_house(tiles="front-parlour", hand="mr-nathaniel-poole mrs-agatha-lowe", available="housekeeper")
    house.reputation = 4
    play = do(a_game(house), "host:front-parlour", "borrow", "pass", "rents")
    assert (me(play).money, me(play).reputation) == (100 + 200, 4 - 2)  # a loan is a loan
    assert ids(me(play).discards) == []


@for_each("reputation, after", [(0, 0), (1, 1), (2, 2), (7, 7)])
def test_gains_and_losses_are_netted_before_the_floor(reputation: int, after: int) -> None:
    # OB-4.6.4, OB-4.6.5
    house = a_house(tiles="front-parlour", hand="mr-dorian-flint york-lord", available="housekeeper")
    house.reputation = reputation
    assert me(do(a_game(house), "host:front-parlour")).reputation == after


@for_each("reputation, after", [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_net_loss_stops_at_nothing(reputation: int, after: int) -> None:  # OB-4.6.5
    house = a_house(tiles="stables", hand="miss-hawkins york-lord", available="footman")
    house.reputation = reputation
    assert me(do(a_game(house), "host:stables")).reputation == after


@FAMILIES
def test_each_young_lady_is_admired_once(family: Family) -> None:  # OB-4.6.6
    alone = a_house(family.id, tiles="breakfast-room", reputation=10, available="housekeeper valet valet")
    alone.hand = f"{family.id}-daughter {family.id}-lord {family.id}-lady"
    play = do(a_game(alone), "host:breakfast-room", "favour:dismiss:1")
    assert me(play).reputation == 10
    alone.hand = f"{family.id}-daughter viscount-townshend {family.id}-lord"
    assert me(do(a_game(alone), "host:breakfast-room")).reputation == 10 + 2
    alone.hand = f"{family.id}-daughter viscount-townshend sir-percival-lang"
    play = a_game(alone, prestige="major-anthony-cole")
    assert me(do(play, "host:breakfast-room")).reputation == 10 + 2


def test_only_prestige_gentlemen_admire_and_only_the_young_lady() -> None:  # OB-4.6.6
    house = a_house(tiles="breakfast-room", reputation=10, available="housekeeper ladys-maid valet")
    house.hand = "york-daughter viscountess-abernathy mr-alfred-penrose"
    assert me(do(a_game(house), "host:breakfast-room")).reputation == 10 + 3
    house.hand = "york-lord viscount-townshend mrs-dorothea-quince"
    assert me(do(a_game(house), "host:breakfast-room")).reputation == 10


def test_gossip_names_any_other_player_and_gains_nothing() -> None:  # OB-4.6.7
    house = a_house(tiles="stables", hand="mrs-hester-gale york-lord", available="footman", reputation=3)
    others = [a_house("cavendish", reputation=5), a_house("asquith", reputation=0)]
    play = do(a_game(house, *others), "host:stables")
    assert choices(play) == ["seat:1", "seat:2"]
    do(play, "seat:2")
    assert [player.reputation for player in play.state.players] == [3, 5, 0]


# Invitations, cards, dismissals (OB-4.6.8 to OB-4.6.10)


def test_a_blind_invitation_takes_the_top_card() -> None:  # OB-4.6.8
    house = a_house(tiles="main-gazebo", hand="york-lord mr-alfred-penrose", available="footman")
    play = do(a_game(house), "host:main-gazebo")
    assert ids(me(play).hand) == ["york-lord", "mr-alfred-penrose", "viscount-townshend"]


def test_the_others_go_to_the_bottom_in_an_order_of_choice() -> None:  # OB-4.6.8, OB-1.10
    house = a_house(tiles="french-garden*", reputation=20, available="footman")
    house.hand = "york-lord york-heir mr-alfred-penrose mrs-dorothea-quince the-rev-josiah-bell"
    play = do(a_game(house), "host:french-garden", "favour:money:100")
    do(play, "major-anthony-cole")
    assert prompt(play) == "ob-bottom-order"
    do(play, "viscount-townshend")
    deck = ids(play.state.prestige.cards)  # the bottom card first
    assert deck == ["earl-ravensworth", "viscount-townshend"]
    assert "major-anthony-cole" in ids(me(play).hand)


def test_a_new_guest_is_in_the_hand_but_not_at_the_activity() -> None:  # OB-4.6.8
    house = a_house(tiles="front-parlour", hand="york-daughter york-lord", available="housekeeper")
    play = do(a_game(house), "host:front-parlour")
    end_turn(play)
    assert (ids(me(play).hand), ids(me(play).discards)) == (["dr-samuel-pym"], ["york-daughter", "york-lord"])


@pytest.mark.parametrize(
    ("tile", "objectives", "vp_cards"),
    [("main-library", ["objective:misc-monuments"], []), ("main-library*", [], ["vp:reputation-2"])],
)
def test_the_library_gives_an_objective_then_a_vp_card(
    tile: str, objectives: list[str], vp_cards: list[str]
) -> None:  # OB-4.6.9, OB-9.11
    house = a_house(tiles=tile, reputation=5, hand="york-lord york-lady york-daughter", available="butler")
    play = do(a_game(house), "host:main-library", "favour:dismiss:1")
    assert [card.key for card in me(play).objectives] == objectives
    assert [card.key for card in me(play).vp_cards] == vp_cards


@pytest.mark.parametrize(
    "group", [Group.STARTER, Group.CASUAL, Group.PRESTIGE], ids=lambda group: group.value
)
def test_each_kind_of_guest_goes_back_under_its_deck(group: Group) -> None:  # OB-4.6.10
    guest = {
        Group.STARTER: "miss-anne-harlow",
        Group.CASUAL: "miss-norris",
        Group.PRESTIGE: "viscountess-abernathy",
    }[group]
    house = a_house(tiles="english-garden", reputation=10, available="footman")
    house.hand, house.discards = "york-lord york-heir york-daughter", guest
    play = do(a_game(house), "host:english-garden", "favour:money:100", "dr-samuel-pym", "done", guest)
    deck = play.state.prestige if group is Group.PRESTIGE else play.state.casual
    assert ids(deck.cards[:1]) == [guest]
    assert guest not in ids(me(play).discards)


def test_a_guest_invited_this_turn_can_be_dismissed() -> None:  # OB-4.6.10
    house = a_house(tiles="english-garden", reputation=10, available="footman")
    house.hand = "york-lord york-heir york-daughter"
    play = do(a_game(house), "host:english-garden", "favour:money:100", "dr-samuel-pym", "done")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mr-giles-hartnell", "no"]


def test_a_dismissed_attendee_has_given_favours_and_penalties() -> None:  # OB-4.6.10
    house = a_house(tiles="stables", hand="miss-hawkins york-lady", available="footman", reputation=3)
    play = do(a_game(house, casual=""), "host:stables", "favour:dismiss:1")
    assert (me(play).money, me(play).reputation) == (200 + 200, 3 - 2)
    do(play, "done", "miss-hawkins")
    assert ids(play.state.casual.cards) == ["miss-hawkins"]
    assert ids(me(play).discards) == ["york-lady"]


def test_the_rose_side_of_the_french_garden_dismisses_any_number() -> None:  # OB-4.6.10
    house = a_house(
        tiles="french-garden*", reputation=20, available="footman", discards="miss-norris mr-dorian-flint"
    )
    house.hand = "york-lord york-heir cavendish-lord miss-margery-tate the-rev-josiah-bell"
    play = a_game(house, casual="", prestige="viscount-townshend")
    do(play, "host:french-garden", "favour:money:100", "done")
    for guest in ("miss-norris", "mr-dorian-flint", "miss-margery-tate"):
        assert not can(play, "gentry:york-lord")
        do(play, guest)
    assert ids(play.state.casual.cards) == ["miss-margery-tate", "mr-dorian-flint", "miss-norris"]
    do(play, "no")
    assert {"the-rev-josiah-bell", "york-lord"} <= {*ids(me(play).discards)}
    house.tiles = "french-garden"
    play = a_game(house, casual="", prestige="viscount-townshend")
    do(play, "host:french-garden", "favour:money:100", "done")
    do(play, "miss-norris")
    assert "mr-dorian-flint" in ids(me(play).discards)
    assert play.state.turn == 1  # its front allows one


# The family (OB-4.6.11)


def hosted_by(family: Family, role: str) -> Table:
    """The family at breakfast, with two guests who bring nothing that is asked about."""
    house = a_house(family.id, tiles="breakfast-room", available="housekeeper")
    house.hand = f"{family.id}-{role} the-rev-josiah-bell miss-margery-tate"
    return do(a_game(house), "host:breakfast-room")


@FAMILIES
def test_each_lord_brings_200(family: Family) -> None:  # OB-4.6.11
    play = hosted_by(family, "lord")
    assert (me(play).money, me(play).reputation) == (200, 2)


@FAMILIES
def test_each_lady_invites_one_of_two_or_dismisses(family: Family) -> None:  # OB-4.6.11
    play = hosted_by(family, "lady")
    assert choices(play) == ["favour:invite:casual:2:1", "favour:dismiss:1"]
    do(play, "favour:invite:casual:2:1")
    assert choices(play) == ["gentry:dr-samuel-pym", "gentry:mrs-lydia-fenwick"]
    do(play, "mrs-lydia-fenwick")
    assert ids(play.state.casual.cards[:1]) == ["dr-samuel-pym"]
    play = do(hosted_by(family, "lady"), "favour:dismiss:1")
    assert play.state.this_turn.dismissals == 1
    assert len(play.state.casual) == 4


@FAMILIES
def test_each_heir_brings_100_or_reputation(family: Family) -> None:  # OB-4.6.11
    assert choices(hosted_by(family, "heir")) == ["favour:money:100", "favour:reputation:1"]
    play = do(hosted_by(family, "heir"), "favour:money:100")
    assert (me(play).money, me(play).reputation) == (100, 2)
    assert me(do(hosted_by(family, "heir"), "favour:reputation:1")).reputation == 3


@FAMILIES
def test_each_young_lady_invites_a_casual_guest(family: Family) -> None:  # OB-4.6.11
    play = hosted_by(family, "daughter")
    assert ids(me(play).hand)[3:] == ["dr-samuel-pym"]
    assert (me(play).money, me(play).reputation) == (0, 2)


def test_asquiths_aunt_brings_money_and_reputation() -> None:  # OB-4.6.11, OB-2.3
    asquith = BOX.find["family:asquith"]
    assert isinstance(asquith, Family)
    play = hosted_by(asquith, "dowager")
    assert (me(play).money, me(play).reputation) == (100, 2 + 1)
    assert not can(play, "favour:dismiss:1")
