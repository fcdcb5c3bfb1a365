"""Every objective card scores when its condition holds, and only then (OB-13.6, OB-13.17)."""

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.scoring import objective_vp
from salotto.titles.obsession.settings import TABLEAU
from tests.each import for_each
from tests.titles.obsession.positions import STAFF, House, a_game, a_house, a_setting, me

ROOMS = {
    "room-flower-room": ("flower-room", 4),
    "room-main-library": ("main-library", 4),
    "room-english-garden": ("english-garden", 4),
    "room-smoking-room": ("smoking-room", 4),
    "room-conservatory": ("conservatory", 5),
    "room-music-room": ("music-room", 5),
    "room-hillside-kennel": ("hillside-kennel", 5),
    "room-billiards-room": ("billiards-room", 6),
}

GROUPS = {
    "group-epicurean": ("breakfast-room dining-room", 10),
    "group-horticulturist": ("flower-room english-garden french-garden", 14),
    "group-equestrian": ("stables fenced-paddock hillside-kennel", 12),
    "group-library-conservatory": ("main-library conservatory", 12),
    "group-lawn-games": ("croquet-lawn tennis-court", 8),  # the Bowling Green is a START tile
}

CATEGORIES = {
    "category-essentials": ("+breakfast-room manor-gargoyles green-room", "+green-room*", "barn"),
    "category-service": ("+barn wine-cellar renovated-kitchen", "+trophy-room", "stables"),
    "category-estate": ("+flower-room* sculpture-garden south-lawn*", "+south-lawn", "barn"),
    "category-prestige": ("+music-room imported-marble-floor green-room*", "+green-room", "barn"),
    "category-sporting": ("+stables* trophy-room babbling-brook", "+babbling-brook*", "barn"),
}
"""Tiles of which four, one and none show the category; with a plus the START tile is one of them."""

STAFFS = {
    "servant-footmen": ("footman footman footman footman", 6),
    "servant-valets": ("valet valet valet", 6),
    "servant-maids": ("ladys-maid ladys-maid ladys-maid", 6),
    "servant-full-staff": ("underbutler valet valet ladys-maid ladys-maid", 8),
    "servant-ud-quartet": ("cook hall-boy head-housemaid useful-man", 8),
    "servant-ud-table": ("cook housekeeper footman footman footman", 6),
    "servant-ud-front-door": ("hall-boy footman footman valet valet", 6),
    "servant-ud-linen": ("head-housemaid ladys-maid ladys-maid ladys-maid", 6),
    "servant-ud-great-house": (f"{STAFF} {STAFF} footman valet", 8),
}

GUESTS = {
    "guest-prestige": ("viscountess-abernathy elizabeth-fairchild", "york-lady dr-samuel-pym", 1),
    "guest-elite": ("earl-ravensworth marquess-of-thornhill", "charles-fairchild earl-of-marchmont", 3),
    "guest-good-company": ("mr-alfred-penrose dr-samuel-pym", "miss-norris york-heir count-hoyos", 1),
    "guest-old-friends": ("mr-alfred-penrose miss-anne-harlow", "dr-samuel-pym york-lord count-hoyos", 2),
}

TWO = "mr-alfred-penrose dr-samuel-pym"
THREE = f"{TWO} miss-anne-harlow"

FULL = (
    "+breakfast-room main-library barn brushing-room flower-room english-garden music-room smoking-room"
    " stables croquet-lawn"
)
ROSES = (
    "private-study* butlers-room* main-gazebo* front-parlour* bowling-green* stables* queens-suite*"
    " renovated-kitchen* parish-church* music-room*"
)


def cases() -> list[tuple[str, House, int]]:
    """A card, a family that holds it, and what it brings: each card with its condition met and not."""
    found = []
    for card, (tile, vp) in ROOMS.items():
        found += [(card, a_house(tiles=f"+{tile}"), vp), (card, a_house(tiles=f"+{tile}*"), vp)]
        found.append((card, a_house(tiles="+barn"), 0))
    for card, (tiles, vp) in GROUPS.items():
        all_but_one = tiles.split()[1:]
        found += [
            (card, a_house(tiles=f"+{tiles}"), vp),
            (card, a_house(tiles=f"+{' '.join(all_but_one)}"), 0),
        ]
    for card, organisers in CATEGORIES.items():
        found += [(card, a_house(tiles=tiles), vp) for tiles, vp in zip(organisers, (4, 1, 0), strict=True)]
    for card, (servants, vp) in STAFFS.items():
        first, _, rest = servants.partition(" ")
        spread = a_house(available="", quarters=first, expended=rest)
        found += [(card, spread, vp), (card, a_house(available=rest), 0)]
    for card, (wanted, others, vp) in GUESTS.items():
        first, second = wanted.split()
        found += [
            (card, a_house(hand=f"{first} {others}", discards=second), 2 * vp),
            (card, a_house(hand=others), 0),
        ]
    found += [
        ("guest-every-three", a_house(hand="york-lord york-lady york-heir count-hoyos", discards=TWO), 1),
        ("guest-every-three", a_house(hand="york-lord york-lady york-heir", discards=TWO), 0),
        ("guest-every-three", a_house(hand="count-hoyos prince-orlovsky miss-norris", discards=TWO), 1),
        ("guest-every-three", a_house(hand=f"count-hoyos prince-orlovsky miss-norris {THREE}"), 2),
        ("misc-lion-of-the-county", a_house(reputation=30), 7),
        ("misc-lion-of-the-county", a_house(reputation=29), 0),
        ("misc-full-coffers", a_house(money=1200), 6),
        ("misc-full-coffers", a_house(money=1100), 0),
        ("misc-monuments", a_house(tiles="trophy-room queens-suite* parish-church* stone-sundial"), 4 * 3),
        ("misc-monuments", a_house(tiles="queens-suite parish-church lionheart-suite"), 0),
        ("tableau-balanced-estate", a_house(tiles=FULL), 8),
        ("tableau-balanced-estate", a_house(tiles=FULL.replace(" barn", "")), 0),
        ("tableau-in-full-bloom", a_house(tiles=ROSES), 6),
        (
            "tableau-in-full-bloom",
            a_house(tiles=ROSES.replace("music-room*", "music-room green-room* barn")),
            0,
        ),
    ]
    return found


CASES = cases()


@for_each("card, house, vp", CASES)
def test_an_objective_card_scores_when_its_condition_holds(card: str, house: House, vp: int) -> None:
    # OB-13.1, OB-13.6, OB-13.17
    house.objectives = card
    play = a_game(house)
    assert objective_vp(play.state, me(play)) == vp


def test_every_objective_card_is_tested_met_and_not_met() -> None:
    for card in BOX.objectives:
        id = card.key.removeprefix("objective:")
        brought = {vp for tested, _, vp in CASES if tested == id}
        assert len(brought) >= 2, id
        assert 0 in brought, id


def test_max_and_the_group_of_two_rooms_are_worth_19_points_together() -> None:  # OB-13.1
    goals = {card.key: card.goal.vp for card in BOX.objectives}
    assert goals["objective:misc-lion-of-the-county"] + goals["objective:group-library-conservatory"] == 19


def test_the_decks_of_objective_cards_have_30_and_33_cards() -> None:  # OB-2.8
    base = {card.key for card in BOX.objectives if "base" in card.decks}
    expansion = {card.key for card in BOX.objectives if "ud" in card.decks}
    assert (len(base), len(expansion), len(base & expansion)) == (30, 33, 26)


def test_all_cards_held_add_up() -> None:  # OB-13.5
    play = a_game(a_house(tiles="+music-room", money=1200, objectives="room-music-room misc-full-coffers"))
    assert objective_vp(play.state, me(play)) == 5 + 6


def test_max_is_another_level_in_a_longer_game() -> None:  # OB-13.17, OB-7.2
    for reputation, vp in ((39, 0), (40, 7)):
        house = a_house(reputation=reputation, objectives="misc-lion-of-the-county")
        play = a_game(house, length="extended")
        assert objective_vp(play.state, me(play)) == vp


def test_each_game_has_its_deck() -> None:  # OB-2.8, OB-22.5
    def deck(mode: str = "individual", **options: bool) -> set[str]:
        return {card.key.removeprefix("objective:") for card in a_setting(2, mode, **options).objectives()}

    base, full, tableau = deck(), deck(ud_servants=True), deck(TABLEAU)
    assert [len(base), len(full), len(tableau)] == [30, 31, 33 - 5]
    assert full - base == {id for id in STAFFS if id.startswith("servant-ud")}
    assert base - full == {id for id in STAFFS if not id.startswith("servant-ud")}
    assert full - tableau == set(GROUPS)
    assert tableau - full == {"tableau-balanced-estate", "tableau-in-full-bloom"}
