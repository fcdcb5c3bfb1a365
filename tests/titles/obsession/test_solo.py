"""Solo against an opponent card, and the Estate Challenge (OB-15, OB-21)."""

import pytest

from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.challenge import complete, is_over, round_modifier, scavenged_by, stacks
from salotto.titles.obsession.setup import CHALLENGE, SOLO
from salotto.titles.obsession.solo import opponent_appeal, opponent_score, read_roll
from salotto.titles.obsession.state import Phase
from tests.titles.obsession.positions import (
    a_game,
    a_house,
    a_setting,
    a_table,
    choices,
    do,
    end_turn,
    market,
    me,
    person,
    play_until,
    staff,
    vp_card,
)


def test_the_opponent_card_fixes_length_and_courtship() -> None:  # OB-15.1, OB-15.2
    setting = a_setting(1, SOLO, opponent="tudor")
    assert (setting.length, setting.courtship, setting.highest) == ("extended", "closed", 9)


def test_new_opponents_need_the_new_servants() -> None:  # OB-15.2
    options = {option.id: option.default for option in TITLE.options}
    assert TITLE.forbids(SOLO, 1, {**options, "opponent": "poldark", "ud_servants": False})
    assert TITLE.forbids(SOLO, 1, {**options, "opponent": "poldark"}) is None


@pytest.mark.parametrize(
    ("rolled", "monument", "expected"),
    [
        (1, False, ("scavenge", 1)),
        (15, False, ("scavenge", 6)),
        (17, False, ("no_purchase", 0)),
        (20, False, ("refresh_market", 0)),
        (10, True, ("scavenge_monument", 0)),
        (13, True, ("scavenge", 2)),
    ],
)
def test_the_ai_card_reads_a_roll(rolled: int, monument: bool, expected: tuple[str, int]) -> None:
    # OB-15.3, OB-15.6
    assert read_roll(rolled, monument) == expected


def test_the_opponent_takes_a_tile_after_each_round() -> None:  # OB-15.3, OB-15.4
    bag = "music-room smoking-room flower-room english-garden art-gallery great-hall orangery statuary"
    play = a_game(a_house(), mode=SOLO, phase=Phase.BEGIN, bag=bag)
    before = len(play.state.bag)
    play_until(play, lambda estate: estate.space == 3)
    taken = len(play.state.scavenged)
    assert taken == 1 or play.state.opponent_idle
    assert taken == 0 or len(play.state.bag) == before - 1
    assert len(market(play).split()) == 6


def test_the_courtship_is_against_the_chart() -> None:  # OB-15.8
    ahead = a_house(tiles="front-parlour* imported-marble-floor")
    play = a_game(ahead, mode=SOLO, phase=Phase.COURTSHIP, space=8, themes="estate prestige")
    assert opponent_appeal(play.state, 1, False) == 3  # Eden, prestige, season 2
    assert choices(play) == ["gentry:charles-fairchild", "gentry:elizabeth-fairchild"]
    play = a_game(a_house(tiles="barn"), mode=SOLO, phase=Phase.COURTSHIP, space=8, themes="prestige")
    assert (len(me(play).vp_cards), len(play.state.opponent_vp)) == (0, 1)


def test_the_final_courtship_adds_the_fourth_season() -> None:  # OB-15.9
    themes = "prestige estate prestige sporting"
    even = a_house(tiles="art-gallery* front-parlour bowling-green* garden-maze stables*")
    play = a_game(even, mode=SOLO, phase=Phase.COURTSHIP, space=16, themes=themes)
    assert opponent_appeal(play.state, 3, True) == 6 + 5 + 6 + 4
    lost = a_game(a_house(tiles="barn"), mode=SOLO, phase=Phase.COURTSHIP, space=16, themes=themes)
    assert lost.state.opponent_fairchild is not None


def test_the_opponent_scores_base_cards_and_fairchild() -> None:  # OB-15.10
    play = a_game(a_house(), mode=SOLO)
    for card in ("pounds-300", "servant", "pounds-200"):
        play.state.opponent_vp.add(vp_card(card))
    play.state.opponent_fairchild = person("charles-fairchild")
    assert opponent_score(play.state) == 88 + 3 + 5 + 4 + 8


def test_alone_there_is_nobody_to_recruit_from_or_to_gossip_about() -> None:  # OB-15.11
    house = a_house(tiles="butlers-room* front-parlour servants-hall", hand="miss-oliver york-lord")
    play = a_game(house, mode=SOLO, phase=Phase.BEGIN)
    do(play, "host", "servant:footman")
    assert me(play).reputation == 1
    do(play, "host:front-parlour")
    assert me(play).reputation == 1 + 2 - 1
    play = do(a_game(house, mode=SOLO, for_hire="footman valet ladys-maid"), "host:butlers-room")
    assert choices(play) == ["servant:valet", "servant:ladys-maid", "servant:footman"]


# The Estate Challenge


def test_every_tile_lies_open_in_its_stack() -> None:  # OB-21.4, OB-21.5
    piles = stacks([])
    assert [tile.id for tile in piles[1]] == [
        "stables",
        "croquet-lawn",
        "tennis-court",
        "hillside-kennel",
        "billiards-room",
        "stocked-lake",
    ]
    assert [tile.id for tile in piles[5]][:2] == ["trophy-room", "wine-cellar"]
    assert len(piles[5]) == 5
    assert not any(tile.kind == "hybrid" for pile in piles for tile in pile)


def test_any_tile_can_be_bought_for_the_price_of_its_stack() -> None:  # OB-21.8
    play = a_table(1, "uncle", CHALLENGE)
    play_until(play, lambda estate: estate.phase is Phase.MARKET)
    me(play).money = 900
    prices = play.view(0)["prices"]
    assert prices["2:hillside-kennel"] == 400
    assert prices["6:sculpture-garden"] == 800 + 400


def test_the_modifier_grows_in_french_and_is_plain_in_italian() -> None:  # OB-21.17
    french, italian = a_setting(1, CHALLENGE), a_setting(1, CHALLENGE, edition="it")
    assert [round_modifier(french, space) for space in (10, 12, 14, 17)] == [15, 0, -15, -75]
    assert [round_modifier(italian, space) for space in (10, 12, 14, 17)] == [10, 0, -10, -25]


def test_the_end_needs_max_or_a_complete_organiser() -> None:  # OB-21.10, OB-21.11
    full = (
        "private-study* breakfast-room* main-library* butlers-room* barn brushing-room main-gazebo* "
        "flower-room* english-garden* front-parlour* smoking-room* music-room* bowling-green* stables* "
        "trophy-room"
    )
    play = a_game(a_house(tiles=full), mode=CHALLENGE)
    assert complete(play.state, me(play))
    assert is_over(play.state, me(play))
    italian = a_game(a_house(tiles=full, reputation=29), mode=CHALLENGE, edition="it")
    assert not is_over(italian.state, me(italian))
    italian.state.gain(me(italian), 1)
    assert is_over(italian.state, me(italian))
    front = a_game(a_house(tiles=full.replace("stables*", "stables")), mode=CHALLENGE)
    assert not complete(front.state, me(front))


def test_scavenging_reads_the_markers_and_spares_what_is_needed() -> None:  # OB-21.13 to OB-21.15
    play = a_game(a_house(), mode=CHALLENGE, length="extended")
    estate, player = play.state, me(play)
    estate.market = stacks([])
    essentials, prestige, monuments = estate.market[2], estate.market[4], estate.market[5]
    assert scavenged_by(estate, player, 6) is essentials[0]
    assert scavenged_by(estate, player, 13) is prestige[1]
    assert scavenged_by(estate, player, 18) is monuments[3]
    assert scavenged_by(estate, player, 19) is None
    estate.market[5] = monuments[:3]
    assert scavenged_by(estate, player, 18) is None
    player.organiser.append(player.organiser[1].__class__(estate.market[0][0]))
    estate.market[0] = estate.market[0][1:3]
    assert scavenged_by(estate, player, 1) is None


def test_a_full_column_makes_room_first() -> None:  # OB-21.9
    house = a_house(money=2000, tiles="butlers-room butlers-pantry barn front-parlour")
    house.expended = "underbutler"
    play = a_game(house, mode=CHALLENGE, phase=Phase.BEGIN, bag="", market="brushing-room")
    do(play, "pass", "rents")
    do(play, "buy:1:brushing-room")
    assert choices(play) == ["tile:butlers-room", "tile:butlers-pantry", "tile:barn"]
    do(play, "tile:butlers-pantry")
    assert me(play).servants(Servant.UNDERBUTLER) == 0
    assert [tile.id for tile in play.state.removed] == ["butlers-pantry"]


def test_nothing_can_be_refreshed() -> None:  # OB-21.16
    house = a_house(reputation=20, available="useful-man", vp_cards="refresh-market")
    play = a_game(house, mode=CHALLENGE, phase=Phase.MARKET, bag="")
    assert not {"refresh", "useful:refresh", "useful:search", "vp:refresh-market"} & set(choices(play))
    play = a_table(1, "uncle", CHALLENGE)
    play_until(play, lambda estate: estate.phase is Phase.PASS)
    assert "refreshing" not in choices(play)
    assert staff(me(play).available)
    assert end_turn(play).state.space == 2
