"""The variants of the base game (OB-16)."""

from salotto.kernel.title import Value
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Group
from salotto.titles.obsession.courtship import end_round, plan_reveal
from salotto.titles.obsession.settings import SOLO, TABLEAU
from salotto.titles.obsession.state import Phase
from tests.kit.player import choices, do, loaded, play_until
from tests.titles.obsession.positions import (
    UD,
    Table,
    a_game,
    a_house,
    a_table,
    begun,
    market,
    me,
    on_space,
    theme,
)

FIRST = "stables breakfast-room croquet-lawn tennis-court english-garden drawing-room"
SPARE = "music-room conservatory queens-suite billiards-room dining-room french-garden art-gallery statuary"


# The theme


def test_closed_courtship_reveals_the_theme_on_its_space() -> None:  # OB-16.1
    play = a_game(a_house(tiles="main-gazebo*"), phase=Phase.ROUND, space=0, courtship="closed")
    play_until(play, lambda estate: estate.space == 3)
    assert not play.state.themes
    play_until(play, lambda estate: estate.space == 4)
    assert play.state.themes == (theme("estate"),)
    assert choices(play) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]  # and it is resolved


def test_variable_courtship_reveals_it_when_the_die_says() -> None:  # E42, OB-16.5
    def reveal_at(length: str, space: int, rolled: int) -> int:
        play = a_game(a_house(), space=space, length=length, courtship="variable")
        loaded(plan_reveal(play.state), rolled)
        return play.state.reveal_at

    assert reveal_at("standard", 5, 12) == 7
    assert reveal_at("extended", 11, 12) == 13
    assert reveal_at("extended", 11, 17) == 15
    standard = [reveal_at("standard", 1, rolled) for rolled in (1, 5, 6, 10, 11, 15, 16, 20)]
    assert standard == [1, 1, 2, 2, 3, 3, 4, 4]


def test_a_variable_theme_is_known_from_its_round_to_the_courtship() -> None:  # OB-16.5
    play = a_table(2, "uncle", courtship="variable")
    seen: list[tuple[int, int, int]] = []
    while not play.over:
        estate = play.state
        seen.append((estate.space, estate.reveal_at, len(estate.themes)))
        play_until(play, on_space(estate.space + 1))
    rounds = [each for each in seen if each[0] and each[0] % 4]
    assert len(rounds) == 12
    for space, reveal_at, themes in rounds:
        assert themes == space // 4 + (space >= reveal_at)


# The market


def test_the_seasonal_market_is_refreshed_after_three_courtships() -> None:  # OB-16.2
    for space in (4, 8, 12):
        play = a_game(a_house(), phase=Phase.SEASON_END, space=space, market=FIRST, bag=SPARE)
        assert set(FIRST.split()) & set(market(play).split())
        play = a_game(
            a_house(), phase=Phase.SEASON_END, space=space, market=FIRST, bag=SPARE, seasonal_market=True
        )
        assert not set(FIRST.split()) & set(market(play).split())
    play = a_game(a_house(), phase=Phase.SEASON_END, space=16, market=FIRST, bag=SPARE, seasonal_market=True)
    assert market(play) == FIRST


def test_the_seasonal_market_leaves_the_reserves_alone() -> None:  # OB-16.2
    first = FIRST.replace("stables", "barn")
    play = a_game(a_house(), phase=Phase.SEASON_END, space=4, market=first, bag=SPARE, seasonal_market=True)
    assert play.state.service_reserve == (BOX.tile("barn"),)


def test_the_building_boom_takes_the_first_stack_away() -> None:  # E46, OB-16.3
    slid = "breakfast-room drawing-room croquet-lawn english-garden smoking-room"
    bag = "croquet-lawn music-room conservatory"
    play = a_game(a_house(), market=f"stables+stables {slid}", bag=bag, building_boom=True)
    loaded(end_round(play.state))
    assert market(play) == f"{slid} music-room".replace("croquet-lawn", "croquet-lawn+croquet-lawn")
    assert sorted(tile.id for tile in play.state.bag) == ["conservatory", "stables", "stables"]


def booms(play: Table) -> int:
    """How many tiles of the first market have been taken away."""
    shown = market(play).split()
    return FIRST.split().index(shown[0]) if shown[0] in FIRST.split() else 6


def test_the_boom_comes_after_every_space_but_the_last() -> None:  # OB-16.3
    play = a_game(a_house(), phase=Phase.BEGIN, space=2, market=FIRST, bag=SPARE, building_boom=True)
    play_until(play, lambda estate: estate.space == 3)
    assert booms(play) == 1
    play_until(play, lambda estate: estate.space == 5)
    assert booms(play) == 1 + 2  # after round 3 and after the courtship
    play = a_game(a_house(), phase=Phase.SEASON_END, space=16, market=FIRST, bag=SPARE, building_boom=True)
    assert market(play) == FIRST


def test_no_boom_without_the_variant() -> None:  # OB-16.3
    play = a_game(a_house(), phase=Phase.BEGIN, space=2, market=FIRST, bag=SPARE)
    play_until(play, lambda estate: estate.space == 3)
    assert market(play) == FIRST


def test_first_the_reserve_opens_then_comes_the_boom() -> None:  # OB-16.4
    first = f"barn {' '.join(FIRST.split()[:5])}"
    play = a_game(a_house(), phase=Phase.SEASON_END, space=4, market=first, bag=SPARE, building_boom=True)
    assert play.state.service_reserve == (BOX.tile("barn"),)
    assert BOX.tile("stables") in play.state.bag.cards
    assert market(play).split()[:4] == FIRST.split()[1:5]


def test_the_seasonal_market_comes_after_the_boom() -> None:  # OB-16.4
    play = a_game(
        a_house(),
        phase=Phase.SEASON_END,
        space=12,
        market=FIRST,
        bag=SPARE,
        building_boom=True,
        seasonal_market=True,
    )
    numbers = [stack[0].number for stack in play.state.market]
    assert numbers == sorted(numbers)  # nothing slid after the refresh
    assert len(numbers) == 6


def test_variants_can_be_combined_but_there_is_one_way_to_court() -> None:  # OB-16.6
    variants: dict[str, Value] = {
        "courtship": "variable",
        "seasonal_market": True,
        "building_boom": True,
        "starter_draft": True,
        "intensive_service": 4,
    }
    play = play_until(a_table(3, "uncle", **variants), lambda _: False)
    assert play.over
    courtship = next(option for option in TITLE.options if option.id == "courtship")
    assert courtship.values == ("open", "closed", "variable")


# Before the first round


def test_the_starter_draft_goes_round_and_back() -> None:  # E43, OB-16.7
    play = play_until(a_table(3, starter_draft=True), lambda estate: estate.phase is Phase.STARTERS)
    first = play.state.first
    dealt = set(play.state.starters.cards)
    assert len(dealt) == 8
    picks = []
    while play.state.phase is Phase.STARTERS:
        seat = play.pending[0].seat
        picks.append("ABC"[(seat - first) % 3])
        do(play, choices(play, seat)[-1], seat=seat)
    assert picks == ["C", "B", "A", "A", "B", "C"]
    taken = {card for player in play.state.players for card in player.hand if card in dealt}
    assert len(taken) == 6
    assert dealt - taken <= set(play.state.casual.cards)


def test_the_cards_of_the_starter_draft_are_public() -> None:  # OB-16.7
    play = play_until(a_table(3, starter_draft=True), lambda estate: estate.phase is Phase.STARTERS)
    assert all(seen & 0b111 == 0b111 for seen in play.state.starters.seen)


def test_alone_one_keeps_two_of_four_starters() -> None:  # OB-16.9
    play = play_until(
        a_table(1, "uncle", SOLO, starter_draft=True), lambda estate: estate.phase is Phase.STARTERS
    )
    assert len(choices(play)) == 4
    do(play, choices(play)[0])
    assert len(choices(play)) == 3
    do(play, choices(play)[0])
    assert play.state.space == 1
    assert sum(card.group is Group.STARTER for card in me(play).hand) == 2


def test_intensive_service_puts_service_tiles_into_the_first_market() -> None:  # OB-16.8
    three = {"butlers-pantry", "barn", "brushing-room"}
    for number, wanted in ((3, three), (4, {*three, "servants-quarters"})):
        state = begun(2, "uncle", intensive_service=number).state
        shown = [stack[0] for stack in state.market]
        assert wanted <= {tile.id for tile in shown}
        assert len(shown) == 6
        assert all(tile.initial_market for tile in shown)
        assert [tile.number for tile in shown] == sorted(tile.number for tile in shown)
        everything = [*state.bag, *(tile for stack in state.market for tile in stack)]
        assert sum(tile.id == "barn" for tile in everything) == 2


def test_the_tableau_drafts_its_starters_too() -> None:  # OB-16.7, OB-22.4
    play = play_until(a_table(2, "uncle", TABLEAU), lambda estate: estate.phase is Phase.STARTERS)
    assert len(play.state.starters) == 2 * 2 + 2


def test_a_draft_with_the_new_servants_has_more_starters_to_draw_from() -> None:  # OB-16.7, OB-2.10
    play = play_until(a_table(2, starter_draft=True, **UD), lambda estate: estate.phase is Phase.STARTERS)
    assert len(play.state.casual) == 45 + 22 - 6
