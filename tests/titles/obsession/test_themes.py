"""Every theme card compares its column (OB-12.1, OB-2.13)."""

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.courtship import appeal
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import choices
from tests.titles.obsession.positions import a_game, a_house, begun, me

COLUMNS = {
    "essentials": ("private-study manor-gargoyles green-room parish-church*", 3 + 6 + 2 + 4),
    "service": ("butlers-room* barn wine-cellar renovated-kitchen*", 1 + 2 + 5 + 1),
    "estate": ("main-gazebo* sculpture-garden south-lawn* babbling-brook*", 1 + 10 + 4 + 3),
    "prestige": ("front-parlour* imported-marble-floor green-room* queens-suite*", 2 + 6 + 4 + 5),
    "sporting": ("bowling-green* trophy-room south-lawn babbling-brook stables", 1 + 5 + 2 + 1 - 1),
}
OTHERS = {
    "essentials": "green-room*",
    "prestige": "green-room",
    "estate": "south-lawn",
    "sporting": "south-lawn*",
}
"""Hybrids that show the other category."""


@for_each("theme", COLUMNS)
def test_a_theme_counts_the_sides_up_of_its_column(theme: str) -> None:  # OB-12.1
    tiles, total = COLUMNS[theme]
    elsewhere = " ".join(each.split()[1] for name, (each, _) in COLUMNS.items() if name != theme)
    play = a_game(a_house(tiles=f"{tiles} {elsewhere}"), space=4, themes=theme)
    assert appeal(play.state, me(play)) == total
    play = a_game(a_house(tiles=OTHERS.get(theme, "stables")), space=4, themes=theme)
    assert appeal(play.state, me(play)) == 0


@for_each("theme", COLUMNS)
def test_the_better_column_wins_the_courtship(theme: str) -> None:  # OB-12.1, OB-12.4
    tiles, _ = COLUMNS[theme]
    play = a_game(a_house(tiles=tiles), a_house(), phase=Phase.COURTSHIP, space=4, themes=theme)
    assert choices(play) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]


@for_each("theme", COLUMNS)
def test_at_the_end_all_themes_count_and_a_double_one_twice(theme: str) -> None:  # OB-12.7
    tiles, total = COLUMNS[theme]
    other = next(name for name in COLUMNS if name != theme)
    play = a_game(a_house(tiles=tiles), space=16, themes=f"{theme} {other} {theme}")
    alone = a_game(a_house(tiles=tiles), space=4, themes=other)
    assert appeal(play.state, me(play)) == 2 * total + appeal(alone.state, me(alone))


def test_there_are_two_cards_of_each() -> None:  # OB-2.13
    assert {card.category.value: card.copies for card in BOX.themes} == dict.fromkeys(COLUMNS, 2)
    assert len(begun(2).state.theme_deck) + len(begun(2).state.themes) == 10
