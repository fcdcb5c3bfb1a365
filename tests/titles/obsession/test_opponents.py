"""Solo against every opponent card: its turns, its courtships, its score (OB-15)."""

import tomllib

import pytest

from salotto.kernel.title import BadTable
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import DATA, Servant
from salotto.titles.obsession.courtship import court_against, end_round, plan_reveal
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.settings import SOLO
from salotto.titles.obsession.solo import opponent_appeal, opponent_score, opponent_turn, read_roll
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, loaded, play_until
from tests.titles.obsession.positions import (
    UD,
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    begun,
    market,
    me,
    person,
    vp_card,
)

PRINTED = tomllib.loads((DATA / "solo-opponents.toml").read_text(encoding="utf-8"))
OPPONENTS = {card["id"]: card for card in PRINTED["opponent"]}
CATEGORIES = ("essentials", "service", "estate", "prestige", "sporting")
SPARE = "music-room smoking-room flower-room english-garden art-gallery great-hall orangery statuary"


def an_estate(vp: int) -> str:
    """Tiles whose Estate column is worth so many points."""
    worth = {
        10: "sculpture-garden",
        8: "orangery*",
        4: "english-garden*",
        2: "fenced-paddock*",
        1: "main-gazebo*",
    }
    found = ["barn"]
    for points_of_tile, tile in worth.items():
        if vp >= points_of_tile:
            found.append(tile)
            vp -= points_of_tile
    assert vp == 0
    return " ".join(found)


def against(id: str, tiles: str, space: int, themes: str) -> Table:
    """A courtship against an opponent card, before anything else is asked."""
    house = a_house(tiles=tiles, objectives="misc-monuments room-music-room")
    return a_game(house, mode=SOLO, phase=Phase.COURTSHIP, space=space, themes=themes, opponent=id, **UD)


# The cards


def test_there_are_twelve_and_six_opponents() -> None:  # OB-15.2
    assert [opponent.set for opponent in BOX.opponents].count("base") == 12
    assert [opponent.set for opponent in BOX.opponents].count("ud") == 6


@for_each("id", OPPONENTS)
def test_an_opponent_fixes_length_and_score(id: str) -> None:  # OB-15.1, OB-15.2, OB-15.10
    printed = OPPONENTS[id]
    play = a_game(a_house(), mode=SOLO, opponent=id, **UD)
    setting = play.state.setting
    assert (setting.length, setting.courtship) == (printed["track"], "closed")
    assert setting.track.spaces == {"standard": 16, "extended": 20}[printed["track"]]
    assert opponent_score(play.state) == printed["base_score"]


@for_each("id", OPPONENTS)
def test_an_opponent_compares_its_number_of_the_season(id: str) -> None:  # OB-15.8, OB-12.4
    printed = OPPONENTS[id]
    spaces = (4, 8, 12) if printed["track"] == "standard" else (5, 10, 15)
    for season, space in enumerate(spaces):
        number = printed["chart"]["estate"][season]
        won = against(id, an_estate(number + 1), space, "estate")
        assert choices(won) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
        assert (len(me(won).vp_cards), len(won.state.opponent_vp)) == (1, 0)
        tied = against(id, an_estate(number), space, "estate")
        assert (len(me(tied).vp_cards), len(tied.state.opponent_vp)) == (1, 1)
        assert len(tied.state.fairchilds) == 2
        lost = against(id, an_estate(number - 1), space, "estate")
        assert (len(me(lost).vp_cards), len(lost.state.opponent_vp)) == (0, 1)


@for_each("id", OPPONENTS)
def test_an_opponent_has_a_number_for_every_theme(id: str) -> None:  # OB-15.8, OB-15.9
    chart = OPPONENTS[id]["chart"]
    for category in CATEGORIES:
        play = against(id, "barn", 16, f"estate {category}")
        numbers = [opponent_appeal(play.state, season, False) for season in range(4)]
        assert numbers == chart[category]
    play = against(id, "barn", 16, "estate service estate prestige")
    fourth = {category: chart[category][3] for category in CATEGORIES}
    assert (
        opponent_appeal(play.state, 3, True) == 2 * fourth["estate"] + fourth["service"] + fourth["prestige"]
    )


def test_every_opponent_card_can_be_chosen() -> None:  # OB-15.2
    (option,) = (option for option in TITLE.options if option.id == "opponent")
    assert option.values == tuple(OPPONENTS)


def test_new_opponents_are_for_the_new_servants() -> None:  # OB-15.2
    for id, printed in OPPONENTS.items():
        if printed["set"] == "ud":
            with pytest.raises(BadTable, match="ob-forbids-servants"):
                a_setting(1, SOLO, opponent=id)
        assert a_setting(1, SOLO, opponent=id, **UD).opponent is not None


def test_one_sets_up_as_for_two() -> None:  # OB-15.1
    plain = begun(1, "uncle", SOLO).state
    assert [plain.for_hire[servant] for servant in (Servant.FOOTMAN, Servant.VALET)] == [4, 2]
    assert len(plain.players[0].objectives) == 5
    assert plain.first == 0
    assert len([tile for tile in plain.bag if tile.monument]) == 3
    assert plain.themes == ()  # closed
    full = begun(1, "uncle", SOLO, **UD).state
    assert full.for_hire[Servant.UNDERBUTLER] == 1  # OB-19.2


# Its turns


TABLE = {
    False: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6],
    True: [0] * 10 + [1, 1, 2, 3, 4],
}
"""OB-15.3 The space that a roll from 1 to 15 empties; 0 is the cheapest monument."""


@for_each("rolled", range(1, 21))
@for_each("monument", [False, True])
def test_the_card_reads_a_roll(rolled: int, monument: bool) -> None:  # OB-15.3, OB-15.6
    if rolled == 20:
        assert read_roll(rolled, monument) == ("refresh_market", 0)
    elif rolled > 15:
        assert read_roll(rolled, monument) == ("no_purchase", 0)
    else:
        space = TABLE[monument][rolled - 1]
        assert read_roll(rolled, monument) == ("scavenge" if space else "scavenge_monument", space)


def test_a_tile_or_a_stack_leaves_the_game_and_the_market_is_filled() -> None:  # OB-15.3, OB-15.4
    first = "stables+stables breakfast-room croquet-lawn tennis-court drawing-room hillside-kennel"
    play = a_game(a_house(), mode=SOLO, market=first, bag=SPARE)
    loaded(opponent_turn(play.state), 2)
    assert [tile.id for tile in play.state.scavenged] == ["stables", "stables"]
    assert market(play) == f"{' '.join(first.split()[1:])} music-room"
    loaded(opponent_turn(play.state), 15)
    assert [tile.id for tile in play.state.scavenged][2:] == ["music-room"]


def test_the_reserves_are_left_alone() -> None:  # OB-15.4
    play = a_game(a_house(), mode=SOLO, bag=SPARE)
    play.state.service_reserve = (BOX.tile("barn"),)
    for rolled in range(1, 21):
        loaded(opponent_turn(play.state), rolled)
    assert play.state.service_reserve == (BOX.tile("barn"),)


def test_it_wants_the_cheapest_monument_first() -> None:  # OB-15.3, OB-15.5
    first = "stables breakfast-room garden-maze trophy-room drawing-room hillside-kennel"
    play = a_game(a_house(), mode=SOLO, market=first, bag=SPARE)  # 500 + 300 and 600 + 200: further left
    loaded(opponent_turn(play.state), 10)
    assert [tile.id for tile in play.state.scavenged] == ["garden-maze"]
    loaded(opponent_turn(play.state), 1)
    assert [tile.id for tile in play.state.scavenged] == ["garden-maze", "trophy-room"]
    dear_first = "sculpture-garden breakfast-room wine-cellar tennis-court drawing-room hillside-kennel"
    play = a_game(a_house(), mode=SOLO, market=dear_first, bag=SPARE)  # both £700
    loaded(opponent_turn(play.state), 1)
    assert [tile.id for tile in play.state.scavenged] == ["sculpture-garden"]
    cheap_last = "sculpture-garden wine-cellar breakfast-room tennis-court drawing-room hillside-kennel"
    play = a_game(a_house(), mode=SOLO, market=cheap_last, bag=SPARE)  # £700 and £600
    loaded(opponent_turn(play.state), 1)
    assert [tile.id for tile in play.state.scavenged] == ["wine-cellar"]


def test_a_suite_is_no_monument_for_it() -> None:  # OB-15.3
    first = "stables breakfast-room queens-suite tennis-court drawing-room hillside-kennel"
    play = a_game(a_house(), mode=SOLO, market=first, bag=SPARE)
    loaded(opponent_turn(play.state), 10)
    assert [tile.id for tile in play.state.scavenged] == ["tennis-court"]


def test_after_an_empty_roll_the_next_one_is_lowered() -> None:  # E44, OB-15.6
    play = a_game(a_house(), mode=SOLO, bag=SPARE)
    before = market(play).split()
    loaded(opponent_turn(play.state), 17)
    assert market(play).split() == before
    told = loaded(opponent_turn(play.state), 18)
    assert told[0].args == {"rolled": 18, "counted": 13}
    assert [tile.id for tile in play.state.scavenged] == [before[4]]  # row 13: the fifth space
    told = loaded(opponent_turn(play.state), 18)
    assert told[0].args == {"rolled": 18, "counted": 18}  # not lowered for ever


def test_a_twenty_refreshes_the_market_and_a_low_roll_counts_one() -> None:  # E44, OB-15.6
    play = a_game(a_house(), mode=SOLO, bag=SPARE)
    before = set(market(play).split())
    loaded(opponent_turn(play.state), 20)
    assert not before & set(market(play).split())
    assert not play.state.scavenged
    first = market(play).split()[0]
    assert loaded(opponent_turn(play.state), 3)[0].args == {"rolled": 3, "counted": 1}
    assert [tile.id for tile in play.state.scavenged] == [first]


def test_an_empty_space_is_nothing_to_it() -> None:  # OB-15.7
    play = a_game(a_house(), mode=SOLO, market="stables breakfast-room", bag="")
    loaded(opponent_turn(play.state), 15)
    assert market(play) == "stables breakfast-room"
    assert not play.state.opponent_idle


def test_it_rolls_after_every_turn_of_the_player_a_pass_too_but_not_in_courtships() -> None:  # OB-15.3
    play = a_table(1, "uncle", SOLO)
    play_until(play, lambda estate: estate.space == 6)
    rolls = [told.at for told in play.story or [] if told.event.id == "ob-opponent-rolls"]
    assert len(rolls) == 4  # rounds 1, 2, 3 and 5


# Courtships and the end


def test_the_final_courtship_adds_the_season_four_numbers() -> None:  # E45, OB-15.9
    themes = "prestige estate prestige sporting"
    even = "art-gallery* conservatory* tennis-court* bowling-green*"  # 2 x 6 + 5 + 3 + 1
    play = against("eden", even, 16, themes)
    assert opponent_appeal(play.state, 3, True) == 6 + 5 + 6 + 4 == 2 * 6 + 5 + 3 + 1
    assert (len(me(play).vp_cards), len(play.state.opponent_vp)) == (1, 1)
    assert len(play.state.fairchilds) == 2  # nobody takes one
    ahead = against("eden", f"{even} fenced-paddock", 16, themes)
    assert choices(ahead) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
    assert (len(me(ahead).vp_cards), len(ahead.state.opponent_vp)) == (1, 0)


def test_if_it_wins_the_final_courtship_it_takes_a_fairchild() -> None:  # OB-15.9, OB-15.10
    play = against("eden", "barn", 16, "prestige estate prestige sporting")
    assert play.state.opponent_fairchild is not None
    assert len(play.state.fairchilds) == 1
    earlier = against("eden", "barn", 12, "prestige")
    assert earlier.state.opponent_fairchild is None


def test_the_player_wins_with_as_many_points() -> None:  # E30, OB-15.10
    house = a_house(hand="york-lord", money=0)
    play = a_game(house, mode=SOLO, phase=Phase.OVER, space=16)
    for card in ("pounds-300", "servant", "pounds-200"):
        play.state.opponent_vp.add(vp_card(card))
    play.state.opponent_fairchild = person("charles-fairchild")
    assert opponent_score(play.state) == 88 + 12 + 8 == 108
    me(play).money = 200 * (108 - sum(points(play.state, me(play)).values()))
    outcome = TITLE.outcome(play.state)
    assert (outcome.scores, outcome.target, outcome.won) == ((108,), 108, True)
    me(play).money -= 200
    assert TITLE.outcome(play.state).won is False


def test_alone_nobody_is_recruited_robbed_or_talked_about() -> None:  # OB-15.11
    house = a_house(tiles="butlers-room* front-parlour servants-hall", hand="miss-oliver york-lord")
    for edition in ("fr", "it"):
        play = a_game(house, mode=SOLO, phase=Phase.BEGIN, edition=edition)
        do(play, "host", "servant:footman")
        assert me(play).reputation == 1
        do(play, "host:front-parlour")
        assert me(play).reputation == 1 + 2 - 1  # the gossip's own penalty stays
    play = a_game(house, mode=SOLO, for_hire="underbutler")
    assert not can(play, "host:butlers-room")


# Variants


def test_by_a_variant_its_monuments_count() -> None:  # OB-15.12
    for variant, extra in ((False, 0), (True, 10 + 5)):
        play = a_game(a_house(), mode=SOLO, solo_monuments_variant=variant)
        play.state.scavenged = tuple(map(BOX.tile, ("sculpture-garden", "stables", "trophy-room")))
        assert opponent_score(play.state) == 88 + extra


@for_each(
    "rolled, luck, extra",
    [(1, -1, 0), (4, -1, 0), (5, 0, 0), (12, 0, 0), (13, 1, 0), (17, 1, 0), (18, 2, 3), (20, 2, 3)],
)
def test_the_dynamic_ai_changes_with_the_seasons(rolled: int, luck: int, extra: int) -> None:  # OB-15.13
    play = a_game(a_house(), mode=SOLO, solo_ai="dynamic", themes="estate estate prestige prestige", space=5)
    loaded(plan_reveal(play.state), rolled)
    assert opponent_appeal(play.state, 0, False) == 1 + luck  # Eden, prestige, first season
    assert opponent_appeal(play.state, 3, True) == 5 + 5 + 6 + 6 + luck  # once for the whole sum
    assert opponent_score(play.state) == 88 + extra
    loaded(plan_reveal(play.state), 20)
    assert opponent_appeal(play.state, 0, False) == 1 + 2  # the luck is of this season,
    assert opponent_score(play.state) == 88 + extra + 3  # the points are for good


def test_its_card_is_drawn_unseen() -> None:  # OB-15.8
    play = a_game(a_house(), mode=SOLO, themes="estate", space=4, vp_deck="servant pounds-300")
    loaded(court_against(play.state, -1))
    assert [card.key for card in play.state.opponent_vp] == ["vp:servant"]
    assert play.state.opponent_vp.seen == [0]


def test_the_building_boom_comes_after_its_turn() -> None:  # OB-15.3, OB-16.3
    play = a_game(a_house(), mode=SOLO, bag=SPARE, building_boom=True)
    before = market(play).split()
    loaded(end_round(play.state), 16)
    assert market(play).split()[:5] == before[1:]
