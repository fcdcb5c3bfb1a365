"""The Estate Challenge: alone, without courtship, with every tile on show (OB-21)."""

import pytest

from salotto.kernel.title import BadTable
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Category, Servant
from salotto.titles.obsession.challenge import (
    is_over,
    round_modifier,
    scavenge_roll,
    scavenged_by,
    unfinished,
)
from salotto.titles.obsession.courtship import end_round
from salotto.titles.obsession.market import offers
from salotto.titles.obsession.scoring import points
from salotto.titles.obsession.settings import CHALLENGE
from salotto.titles.obsession.state import Laid, Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, loaded, play_until, prompt
from tests.titles.obsession.positions import (
    FINISHED,
    House,
    Table,
    a_game,
    a_house,
    a_setting,
    a_table,
    begun,
    end_turn,
    ids,
    market,
    me,
    staff,
)

STACKS = ("service", "sporting", "essentials", "estate", "prestige", "monument")


def a_challenge(house: House, phase: Phase = Phase.ACT, space: int = 2) -> Table:
    """An Estate Challenge in the middle."""
    return a_game(house, mode=CHALLENGE, bag="", phase=phase, space=space)


def in_market(house: House, space: int = 2, edition: str = "fr", length: str = "standard") -> Table:
    """Step 7 of a turn."""
    play = a_game(
        house, mode=CHALLENGE, bag="", space=space, phase=Phase.MARKET, edition=edition, length=length
    )
    play.state.this_turn.unlimited = True
    return play


def prices(play: Table) -> dict[str, int]:
    """What can be bought now, with its price."""
    return {place: price for place, (_, price) in offers(play.state).items()}


# Setup


@pytest.mark.parametrize("edition", ["fr", "it"])
def test_one_sets_up_with_a_draft_and_without_objectives(edition: str) -> None:  # OB-21.1
    play = a_table(1, "uncle", CHALLENGE, edition=edition)
    assert prompt(play) == "ob-family"
    assert len(choices(play)) == 5
    do(play, "family:york")
    assert prompt(play) == "ob-draft"
    do(play, "servant:cook")
    assert (play.state.first, len(me(play).objectives)) == (0, 0)
    assert len(me(play).hand) == 4 + 2
    assert play.state.setting.ud_servants


def test_the_length_decides_target_and_size() -> None:  # OB-21.3, OB-7.2
    for length, numbers in (("standard", (132, 12, 3, 7)), ("extended", (188, 15, 4, 9))):
        setting = a_setting(1, CHALLENGE, length=length)
        assert (setting.target, setting.target_round, setting.rows, setting.highest) == numbers
        assert setting.track.spaces == 20


def test_one_copy_of_every_tile_lies_open_by_its_number() -> None:  # OB-21.4, OB-21.5
    state = begun(1, "uncle", CHALLENGE).state
    for name, stack in zip(STACKS[:5], state.market, strict=False):
        expected = {
            tile.id
            for tile in BOX.tiles
            if tile.kind not in ("start", "hybrid", "monument") and tile.sides[0].category == name
        }
        assert {tile.id for tile in stack} == expected  # suites and the new tiles included
        assert [tile.number for tile in stack] == sorted(tile.number for tile in stack)
        assert len(stack) == len(expected)
    monuments = "trophy-room wine-cellar imported-marble-floor manor-gargoyles sculpture-garden"
    assert [tile.id for tile in state.market[5]] == monuments.split()
    assert not state.bag.cards
    shown = begun(1, "uncle", CHALLENGE).view(0)["market"]
    assert shown == [[tile.key for tile in stack] for stack in state.market]  # all visible


def test_each_stack_has_its_price() -> None:  # OB-21.5, OB-21.8
    shown = prices(in_market(a_house(money=2000)))
    for key, price in {
        "1:barn": 300 - 100,
        "2:hillside-kennel": 400,
        "3:heritage-suite": 500,
        "4:conservatory": 600 + 100,
        "5:queens-suite": 700 + 200,
        "6:trophy-room": 800 + 200,
    }.items():
        assert shown[key] == price


def test_wessex_starts_with_a_tile_of_the_stacks() -> None:  # OB-21.21
    play = a_table(1, "uncle", CHALLENGE, wessex=True)
    do(play, "family:wessex", "tennis-court")
    play_until(play, lambda estate: estate.space == 1)
    assert "tennis-court" not in [tile.id for tile in play.state.market[1]]
    assert "breakfast-room" in [tile.id for tile in play.state.market[2]]


def test_there_is_no_courtship_and_no_group_bonus() -> None:  # OB-21.6
    state = begun(1, "uncle", CHALLENGE).state
    assert (state.fairchilds, state.theme_deck.cards) == ((), [])
    assert not any(card.kind == "group" for card in state.objective_deck)
    assert len(state.objective_deck) == 33 - 5
    assert len(state.vp_deck) == 30
    assert state.setting.track.courtships == ()


# A round


def test_a_round_is_a_turn_a_theft_and_the_next_space() -> None:  # OB-21.7
    play = a_table(1, "uncle", CHALLENGE)
    play_until(play, lambda estate: estate.space == 8)
    told = [each.event.id for each in play.story or []]
    rounds = [id for id in told if id in ("ob-round", "ob-opponent-rolls")]
    assert rounds == ["ob-round", "ob-opponent-rolls"] * 7 + ["ob-round"]


def test_any_number_of_tiles_can_be_bought_from_any_place() -> None:  # OB-21.8
    play = a_table(1, "uncle", CHALLENGE)
    play_until(play, lambda estate: estate.phase is Phase.PASS)
    me(play).money = 1800
    do(play, "rents")
    do(play, "buy:1:barn", "buy:2:hillside-kennel", "buy:6:wine-cellar")
    assert me(play).money == 1800 + 200 - 200 - 400 - 1000
    assert not can(play, "buy:1:barn")  # no duplicates
    assert "barn" not in market(play).replace("+", " ").split()


def test_on_a_builders_holiday_everything_is_cheaper() -> None:  # OB-21.8
    assert prices(in_market(a_house(money=900), space=7))["2:hillside-kennel"] == 400 - 100
    assert prices(in_market(a_house(money=900), space=7))["1:brushing-room"] == 300 - 200 - 100 == 0


@pytest.mark.parametrize(("edition", "can_haggle"), [("fr", False), ("it", True)])
def test_the_useful_man_keeps_to_his_floor(edition: str, can_haggle: bool) -> None:  # OB-21.8, OB-17.17
    play = in_market(a_house(money=100, available="useful-man"), edition=edition)
    assert can(play, "haggle:1:brushing-room") is can_haggle


def test_a_full_column_makes_room_first() -> None:  # OB-21.9
    house = a_house(money=2000, tiles="butlers-room butlers-pantry brushing-room front-parlour")
    house.expended = "underbutler"
    play = do(in_market(house), "buy:1:barn")
    assert choices(play) == [
        "tile:butlers-room",
        "tile:butlers-pantry",
        "tile:brushing-room",
    ]  # START tiles too
    do(play, "tile:butlers-pantry")
    assert me(play).servants(Servant.UNDERBUTLER) == 0
    assert [tile.id for tile in play.state.removed] == ["butlers-pantry"]
    house.expended = ""
    extended = do(in_market(house, length="extended"), "buy:1:barn")
    assert prompt(extended) == "ob-market"  # four fit


@pytest.mark.parametrize(("removed", "served"), [("brushing-room", False), ("butlers-room", True)])
def test_with_a_removed_tile_its_ability_is_lost(removed: str, served: bool) -> None:  # OB-21.9
    house = a_house(money=2000, tiles="butlers-room brushing-room wine-cellar bowling-green")
    house.hand, house.available = "captain-noel-farrow york-lord", "footman footman"  # and no valet
    play = do(in_market(house), "buy:1:barn", f"tile:{removed}", "done")
    assert play.state.space == 3
    assert can(play, "host:bowling-green") is served


def test_monuments_count_in_their_column() -> None:  # OB-21.9
    house = a_house(money=2000, tiles="butlers-room barn brushing-room")
    play = do(in_market(house), "buy:6:wine-cellar")
    assert prompt(play) == "ob-make-room"


def test_the_tile_in_use_counts_but_cannot_be_removed() -> None:  # OB-21.22
    house = a_house(money=2000, tiles="front-parlour smoking-room music-room", hand="york-lord york-daughter")
    play = do(a_challenge(house), "host:front-parlour", "buy:5:art-gallery")
    assert choices(play) == ["tile:smoking-room", "tile:music-room"]


def test_without_the_start_tiles_their_use_is_gone() -> None:  # OB-21.22
    house = a_house(tiles="front-parlour", available="butler housekeeper useful-man", money=500)
    play = do(a_challenge(house), "pass")
    assert me(play).money == 500 + 200  # there was nothing else to choose
    play = do(a_challenge(house, Phase.BEGIN, 3), "host")
    assert prompt(play) == "ob-act"  # nobody helps at the fair
    assert me(play).money == 500


# The end


def test_complete_is_full_and_flipped() -> None:  # OB-21.11
    def is_complete(tiles: str, length: str = "standard") -> bool:
        play = a_game(a_house(tiles=tiles), mode=CHALLENGE, bag="", length=length)
        return not unfinished(me(play).organiser, play.state.setting.rows)

    assert is_complete(FINISHED)
    assert not is_complete(FINISHED.replace("stables*", "stables"))
    assert not is_complete(FINISHED.replace("butlers-room*", "butlers-room"))
    assert not is_complete(FINISHED.replace(" trophy-room", ""))
    assert is_complete(FINISHED.replace("barn", "renovated-kitchen*"))
    assert not is_complete(FINISHED.replace("barn", "renovated-kitchen"))
    assert is_complete(FINISHED.replace("music-room*", "queens-suite*"))
    assert not is_complete(FINISHED.replace("music-room*", "queens-suite"))
    assert is_complete(FINISHED.replace("main-library*", "heritage-suite"))  # alike on both sides
    assert not is_complete(FINISHED, length="extended")


@for_each(
    "edition, reputation, tiles, over",
    [
        ("fr", 29, FINISHED, True),
        ("fr", 30, "barn", True),
        ("fr", 29, "barn", False),
        ("it", 29, FINISHED, False),
        ("it", 30, "barn", False),
        ("it", 30, FINISHED, True),
    ],
)
def test_max_or_complete_ends_it_in_french_both_in_italian(
    edition: str, reputation: int, tiles: str, over: bool
) -> None:
    # OB-21.10
    house = a_house(reputation=reputation, tiles=tiles)
    play = a_game(house, mode=CHALLENGE, bag="", edition=edition)
    assert is_over(play.state, me(play)) is over
    end_turn(play)
    assert play.over is over
    assert (play.state.space == 2) is over  # no theft and no step after the end
    assert not over or play.state.scavenged == ()


def test_after_round_twenty_it_is_over() -> None:  # OB-21.12
    play = a_game(a_house(), mode=CHALLENGE, bag="", space=19, phase=Phase.BEGIN)
    end_turn(play)
    assert (play.over, play.state.space) == (False, 20)
    play_until(play, lambda _: False)
    assert (play.over, play.state.space) == (True, 20)


# The theft


def test_a_roll_takes_the_tile_of_its_place() -> None:  # E41, OB-21.13
    play = a_game(a_house(), mode=CHALLENGE, bag="")
    estate, player = play.state, me(play)
    ranges = {"service": (1, 2), "sporting": (3, 5), "essentials": (6, 8)}
    ranges |= {"estate": (9, 11), "prestige": (12, 14), "monument": (15, 18)}
    for at, (first, last) in enumerate(ranges[name] for name in STACKS):
        for rolled in range(first, last + 1):
            assert scavenged_by(estate, player, rolled) is estate.market[at][rolled - first]
    assert [scavenged_by(estate, player, rolled) for rolled in (19, 20)] == [None, None]


def test_a_stolen_tile_leaves_the_game() -> None:  # E41, OB-21.13
    play = a_game(a_house(), mode=CHALLENGE, bag="")
    second = play.state.market[4][1]
    loaded(scavenge_roll(play.state), 13)
    assert play.state.scavenged == (second,)
    assert second not in play.state.market[4]
    loaded(scavenge_roll(play.state), 19)
    assert len(play.state.scavenged) == 1


def test_an_empty_place_is_no_theft() -> None:  # E41, OB-21.14
    play = a_game(a_house(), mode=CHALLENGE, bag="")
    play.state.market[5] = play.state.market[5][:3]
    assert scavenged_by(play.state, me(play), 18) is None
    assert scavenged_by(play.state, me(play), 17) is play.state.market[5][2]


def test_what_is_still_needed_is_spared() -> None:  # E41, OB-21.15
    house = a_house(tiles="butlers-room barn front-parlour")
    play = a_game(house, mode=CHALLENGE, bag="", length="extended")
    estate, player = play.state, me(play)
    service = estate.market[0]
    estate.market[0] = service[:2]  # four wanted, two owned
    assert scavenged_by(estate, player, 1) is None
    estate.market[0] = service[:3]
    assert scavenged_by(estate, player, 1) is service[0]
    estate.market[0] = service[:2]
    player.organiser.append(Laid(BOX.tile("wine-cellar")))  # a monument counts as owned
    assert scavenged_by(estate, player, 1) is service[0]
    estate.market[5] = estate.market[5][:1]
    assert scavenged_by(estate, player, 15) is estate.market[5][0]  # monuments are not protected


def test_the_exceptions_of_the_solo_game() -> None:  # OB-21.16, OB-15.11
    house = a_house(tiles="front-parlour servants-hall", hand="miss-oliver york-lord")
    play = do(a_challenge(house, phase=Phase.BEGIN), "host", "servant:footman")
    assert me(play).reputation == 1
    do(play, "host:front-parlour")
    assert me(play).reputation == 1 + 2 - 1


def test_nothing_can_be_refreshed() -> None:  # OB-21.16
    house = a_house(reputation=20, available="butler useful-man", vp_cards="refresh-market", money=500)
    play = a_challenge(house)
    refreshing = {"refresh", "useful:refresh", "useful:search", "vp:refresh-market"}
    assert not refreshing & set(choices(play))
    do(play, "pass")
    assert choices(play) == ["rents", "hiring"]
    do(play, "rents")
    assert not refreshing & set(choices(play))


# Score


def test_the_round_modifier() -> None:  # E29, OB-21.17
    french, italian = a_setting(1, CHALLENGE), a_setting(1, CHALLENGE, edition="it")
    early_and_late = [round_modifier(french, space) for space in (9, 10, 11, 12, 13, 14, 17)]
    assert early_and_late == [30, 15, 5, 0, -5, -15, -75]
    assert [round_modifier(italian, space) for space in (10, 12, 14, 17)] == [10, 0, -10, -25]
    assert round_modifier(a_setting(1, CHALLENGE, length="extended"), 13) == 15


@for_each(
    "edition, before, space, score, won",
    [
        ("fr", 121, 10, 136, True),
        ("it", 121, 10, 131, False),
        ("fr", 150, 14, 135, True),
        ("it", 150, 14, 140, True),
        ("fr", 132, 12, 132, False),
        ("fr", 133, 12, 133, True),
    ],
)
def test_the_target_must_be_beaten(edition: str, before: int, space: int, score: int, won: bool) -> None:
    # E29, OB-21.17, OB-21.18
    house = a_house(hand="york-lord")
    play = a_game(house, mode=CHALLENGE, bag="", edition=edition, phase=Phase.OVER, space=space)
    own = sum(points(play.state, me(play)).values()) - points(play.state, me(play))["rounds"]
    me(play).money = 200 * (before - own)
    outcome = TITLE.outcome(play.state)
    assert (outcome.scores, outcome.target, outcome.won) == ((score,), 132, won)


def test_the_last_turns_space_counts() -> None:  # OB-21.17
    play = a_game(a_house(reputation=30), mode=CHALLENGE, bag="", space=9)
    assert points(play.state, me(play))["rounds"] == 0  # not known yet
    end_turn(play)
    assert points(play.state, me(play))["rounds"] == 5 + 10 + 15


def test_other_targets() -> None:  # OB-21.19
    assert a_setting(1, CHALLENGE, esc_target_source="opponent", opponent="eden").target == 88
    extended = a_setting(1, CHALLENGE, esc_target_source="opponent", opponent="tudor", length="extended")
    assert extended.target == 172
    with pytest.raises(BadTable, match="ob-forbids-length"):
        a_setting(1, CHALLENGE, esc_target_source="opponent", opponent="tudor")
    for variant, target in ((False, 132), (True, 132 + 10)):
        play = a_game(a_house(), mode=CHALLENGE, bag="", solo_monuments_variant=variant)
        play.state.scavenged = (BOX.tile("sculpture-garden"), BOX.tile("stables"))
        assert TITLE.outcome(play.state).target == target


@pytest.mark.parametrize("edition", ["fr", "it"])
def test_the_grand_ball_is_in_the_turn_of_round_five(edition: str) -> None:  # OB-21.20, OB-22.10
    prestige = "viscount-townshend major-anthony-cole earl-ravensworth count-hoyos"
    house = a_house(expended="cook", available="housekeeper")
    play = a_game(
        house, mode=CHALLENGE, bag="", phase=Phase.BEGIN, space=5, prestige=prestige, edition=edition
    )
    assert len(choices(play)) == 3
    assert staff(me(play).quarters) == "cook"  # after rotating
    do(play, "earl-ravensworth")
    assert "earl-ravensworth" in ids(me(play).hand)


def test_the_round_goes_on_to_the_next_space() -> None:  # OB-21.7
    play = a_game(a_house(), mode=CHALLENGE, bag="", space=4)
    loaded(end_round(play.state), 1)
    assert play.state.phase is Phase.ROUND
    assert [tile.sides[0].category for tile in play.state.scavenged] == [Category.SERVICE]
