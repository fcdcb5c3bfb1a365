"""LW-22 and LW-23 Demotions by cards and by errands."""

from __future__ import annotations

from collections.abc import Sequence

from salotto.titles.last_will.cards import IncomeLine, Job, Symbol
from salotto.titles.last_will.state import Phase
from tests.each import for_each
from tests.kit.player import answer, can, do, prompt, why_not
from tests.titles.last_will.positions import Cousin, Holding, a_bystander, a_cousin, a_game, on_turn
from tests.titles.last_will.tables import SACKED, Table, choices, end_round, hand, money, player


def a_made_up_job(*symbols: str) -> Job:
    """A job with a line of 1 pound for each symbol."""
    lines = [IncomeLine(f"line:made-up:{at}", Symbol(symbol), 1) for at, symbol in enumerate(symbols, 1)]
    return Job("job:made-up", {}, "designed", "made-up", "4-line", tuple(lines))


def employed(
    *symbols: str, hand: Sequence[str] = (), board: Sequence[str | Holding] = (), money: int = 60
) -> Table:
    """The turn of somebody whose job has these lines."""
    return on_turn(money, hand, [*board, "school-chum"], job=a_made_up_job(*symbols), spaces=9)


def lines(play: Table) -> list[str]:
    """The symbols of the lines that may be covered now."""
    job = player(play).job
    assert job is not None
    if prompt(play) not in ("lw-cover", "lw-cover-which"):
        return []
    return [line.symbol.value for line in job.lines if line.key in choices(play)]


def demoting(*cousins: Cousin, extensions: int = 12) -> Table:
    """The Errands phase of a game with jobs."""
    return a_game(*cousins, phase=Phase.ERRANDS, mode=SACKED, extensions=extensions)


# LW-22 By playing cards

EVERYTHING = [symbol.value for symbol in Symbol]


@for_each(
    "entry, symbols",
    [
        ("dinner", ["silverware"]),
        ("carriage-ride", ["coach"]),
        ("theatre", ["mask"]),
        ("boat-trip", ["helm"]),
        ("soiree", ["wine-glass"]),
        ("engagement-ring", ["nuptial"]),
        ("wedding-grand", ["silverware", "coach", "wine-glass", "nuptial"]),
        ("hectic-day", []),
        ("storm-damage", []),
        ("auction", []),
        ("breeders-fair", []),
    ],
)
def test_a_white_bordered_card_matches_its_corner_symbols_when_it_is_played(
    entry: str, symbols: list[str]
) -> None:  # LW-22.1, LW-22.2
    play = do(employed(*EVERYTHING, hand=[entry]), f"play:{entry}")
    assert lines(play) == symbols


@for_each(
    "entry, symbols",
    [
        ("reservation-chef", ["silverware"]),
        ("coach-and-pair", ["coach"]),
        ("season-ticket", ["mask"]),
        ("mooring", ["helm"]),
        ("wine-cellar", ["wine-glass"]),
        ("farm-accounts", []),
        ("butler", ["helper"]),
        ("coachman", ["helper"]),
        ("fixer", ["helper"]),
    ],
)
def test_a_black_bordered_card_matches_when_it_is_laid_down(entry: str, symbols: list[str]) -> None:
    # LW-22.3, LW-22.5
    play = do(employed(*EVERYTHING, hand=[entry]), f"lay:{entry}")
    assert lines(play) == symbols


@for_each(
    "entry, type_",
    [
        ("mansion-hill", "mansion"),
        ("manor-old", "manor"),
        ("town-house-mews", "town-house"),
        ("farm-home", "farm"),
    ],
)
def test_a_property_matches_its_own_type_when_it_is_bought(
    entry: str, type_: str
) -> None:  # LW-22.3, LW-22.4
    play = do(employed(*EVERYTHING, hand=[entry]), f"buy:{entry}")
    assert lines(play) == [type_]


def test_activating_maintaining_selling_and_depreciating_match_nothing() -> None:  # LW-22.3
    board = ["wine-cellar", "manor-old", "farm-home", "waiter"]
    play = employed(*EVERYTHING, board=board, hand=["storm-damage"])
    for name in ("activate:wine-cellar", "activate:manor-old", "activate:waiter", "sell:farm-home"):
        do(play, name)
        assert prompt(play) == "lw-act"
    do(play, "play:storm-damage", "card:manor-old", "no")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0


def test_a_privilege_matches_nothing() -> None:  # LW-22.3, LW-22.5
    board = ["coachman", "butler", "manor-old", "solicitor"]
    play = employed("coach", "helper", "manor", hand=["carriage-ride"], board=board)
    do(play, "activate:manor-old", "card:butler", "sell:manor-old", "card:solicitor")
    assert prompt(play) == "lw-act"
    do(play, "play:carriage-ride")
    assert lines(play) == ["coach"]  # of the card, not of the Coachman


def test_the_coachman_does_not_match_a_coach_line() -> None:  # LW-22.5
    play = do(employed("coach", "mask", hand=["coachman"]), "lay:coachman")
    assert prompt(play) == "lw-act"


@for_each("companion", ["chef", "guest", "dog", "horse"])
def test_a_companion_matches_a_line_of_its_type(companion: str) -> None:  # LW-22.6
    white = {
        "chef": "dinner-chef",
        "guest": "theatre-guest",
        "dog": "garden-party",
        "horse": "carriage-ride-horse",
    }
    slots = {
        "chef": "reservation-chef",
        "guest": "theatre-box",
        "dog": "manor-old",
        "horse": "coach-and-pair",
    }
    types = ["chef", "guest", "dog", "horse", "wild"]
    entry, card = white[companion], f"companion-{companion}"
    play = do(employed(*types, hand=[entry, card]), f"play:{entry}", f"card:{card}")
    assert lines(play) == [companion]
    play = do(employed(*types, hand=[card], board=[slots[companion]]), f"token:{card}")
    assert lines(play) == [companion]


def test_a_companion_left_in_the_hand_matches_nothing() -> None:  # LW-22.6
    play = do(employed("chef", "mask", hand=["dinner-chef", "companion-chef"]), "play:dinner-chef", "enough")
    assert prompt(play) == "lw-act"


def test_the_wild_card_matches_the_type_it_is_used_as_or_a_wild_line() -> None:  # LW-22.7
    types = ["chef", "guest", "dog", "horse", "wild"]
    play = do(employed(*types, hand=["companion-wild"], board=["farm-home"]), "token:companion-wild")
    assert lines(play) == ["dog", "wild"]
    play = employed(*types, hand=["boat-trip-companions", "companion-wild"])
    do(play, "play:boat-trip-companions", "card:companion-wild", "extra:guest:2")
    assert lines(play) == ["guest", "wild"]


def test_the_breeders_fair_and_its_tokens_match_nothing() -> None:  # LW-22.8
    play = employed(*EVERYTHING, hand=["breeders-fair"], board=["farm-home"])
    do(play, "play:breeders-fair", "card:farm-home", "card:farm-home")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0


def test_of_several_matching_lines_the_player_chooses_one() -> None:  # LW-22.9
    play = employed("mask", "horse", "wild", "farm", hand=["theatre-horse-guest", "companion-wild"])
    do(play, "play:theatre-horse-guest", "card:companion-wild", "extra:horse:2")
    assert lines(play) == ["mask", "horse", "wild"]
    do(play, "line:made-up:2")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0b0010


def test_one_play_several_lines() -> None:  # E25
    cards = ["theatre-horse-guest", "companion-wild", "dinner"]
    for line in ("line:job-doctor:2", "line:job-doctor:3", "no"):  # mask, horse or none
        play = on_turn(30, cards, ["school-chum"], job="job-doctor")
        do(play, "play:theatre-horse-guest", "card:companion-wild", "extra:horse:2")
        assert choices(play) == ["line:job-doctor:2", "line:job-doctor:3", "no"]
        do(play, line)
        assert prompt(play) == "lw-act"
    play = on_turn(30, cards, ["school-chum"], job="job-doctor")
    do(play, "play:theatre-horse-guest", "card:companion-wild", "extra:horse:2", "line:job-doctor:2")
    do(play, "play:dinner")
    assert prompt(play) == "lw-act"  # nothing more this round
    assert player(play).covered == 0b0010


def test_the_demotion_comes_before_the_money_is_spent() -> None:  # LW-22.10, LW-R3
    play = do(employed("silverware", "mask", hand=["dinner"]), "play:dinner")
    assert prompt(play) == "lw-cover"
    assert money(play) == 60
    do(play, "line:made-up:1")
    assert money(play) == 60 - 2


def test_a_card_discarded_to_make_room_matches_nothing() -> None:  # LW-22.11
    board = ["manor-old", "farm-home", "mansion-lake", "wine-cellar", "waiter"]
    play = on_turn(30, ["butler"], board, job=a_made_up_job("wine-glass", "mask"))
    do(play, "lay:butler", "card:wine-cellar")
    assert prompt(play) == "lw-act"


def test_a_card_discarded_for_another_or_at_the_end_of_the_round_matches_nothing() -> None:  # LW-22.11
    play = employed("helm", "mask", hand=["bachelor-party-wild", "boat-trip"])
    do(play, "play:bachelor-party-wild", "card:boat-trip")
    assert prompt(play) == "lw-act"
    assert hand(play) == []
    play = a_game(a_cousin(hand=["dinner"], job=a_made_up_job("silverware", "mask")), a_cousin())
    do(play, "end", "enough")
    assert play.state.round == 4
    assert player(play).covered == 0


def test_of_two_lines_with_the_same_symbol_one_token_covers_one() -> None:  # LW-22.12
    play = do(employed("mask", "mask", "helm", hand=["theatre"]), "play:theatre")
    assert lines(play) == ["mask", "mask"]
    do(play, "line:made-up:2")
    assert player(play).covered == 0b010


def test_a_covered_line_is_never_uncovered_again() -> None:  # LW-22.12
    play = a_game(a_cousin(job="job-doctor", covered=["mask"]), a_bystander())
    for _ in range(3):
        end_round(play)
        assert player(play).covered == 0b0010


def test_properties_and_lines() -> None:  # E27
    play = do(on_turn(60, ["mansion-hill"], ["school-chum"], job="job-doctor"), "buy:mansion-hill")
    assert choices(play) == ["line:job-doctor:4", "no"]
    play = do(on_turn(60, ["manor-old"], ["school-chum"], job="job-doctor"), "buy:manor-old")
    assert prompt(play) == "lw-act"
    play = on_turn(60, [], ["mansion-hill", "school-chum"], job="job-doctor")
    do(play, "activate:mansion-hill")
    assert prompt(play) == "lw-act"
    do(play, "sell:mansion-hill")
    assert prompt(play) == "lw-act"
    assert player(play).covered == 0


# LW-23 By errands


def test_the_demotion_errand_covers_any_line() -> None:  # LW-23.1
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin(), a_cousin()), "errand:demotion")
    assert choices(play) == [f"line:job-doctor:{line}" for line in (1, 2, 3, 4)]
    do(play, "line:job-doctor:4")
    assert player(play).covered == 0b1000


def test_the_demotion_errand_is_closed_to_those_without_a_job() -> None:  # LW-23.1
    play = demoting(a_cousin(), a_cousin(job="job-doctor"), a_cousin())
    assert why_not(play, "errand:demotion") == "LW-23.1"


def test_and_to_those_who_were_demoted_this_round() -> None:  # LW-23.1, LW-21.5
    play = demoting(a_cousin(job="job-doctor", errand_boys=2), a_cousin(), a_cousin())
    do(play, "errand:opera", "line:job-doctor:2")
    answer(play, 1, "errand:market", "modifier:+3", "modifier:+1", "modifier:-2")
    answer(play, 2, "errand:unknown", "deck:events")
    assert why_not(play, "errand:demotion") == "LW-21.5"


def test_the_combined_errand_gives_a_demotion_or_an_extension() -> None:  # LW-23.2
    for half in ("half:demotion", "half:extension"):
        play = do(demoting(a_cousin(job="job-doctor"), a_cousin()), "errand:combined")
        assert choices(play) == ["half:demotion", "half:extension"]
        do(play, half)
        if half == "half:demotion":
            do(play, "line:job-doctor:3")
        assert player(play).covered == (0b0100 if half == "half:demotion" else 0)
        assert player(play).spaces == (5 if half == "half:demotion" else 6)


def test_each_half_of_the_combined_errand_has_its_own_limits() -> None:  # LW-23.2
    play = do(demoting(a_cousin(), a_cousin(job="job-doctor")), "errand:combined")
    assert player(play).spaces == 6  # without a job the extension is all there is
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin(), extensions=0), "errand:combined")
    assert prompt(play) == "lw-cover-which"
    play = demoting(a_cousin(), a_cousin(job="job-doctor"), extensions=0)
    assert not can(play, "errand:combined")
    assert why_not(play, "errand:combined") == "LW-6.8"


def five(*first: Cousin) -> Table:
    """Five players with jobs, the first ones described."""
    others = [
        a_cousin(job=job, errand_boys=2) for job in ("job-banker", "job-clerk", "job-constable", "job-doctor")
    ]
    return demoting(*first, *others[: 5 - len(first)])


def test_with_5_players_the_combined_errand_needs_the_pure_errands_occupied() -> None:  # LW-23.3
    play = five(a_cousin(job="job-governess", errand_boys=2))
    assert why_not(play, "errand:combined") == "LW-23.3"
    do(play, "errand:extension")
    answer(play, 1, "errand:combined")
    assert player(play, 1).spaces == 6  # for an extension only


def test_the_combined_errand_with_5_players() -> None:  # E32, LW-23.3
    play = five(a_cousin(job="job-governess", errand_boys=2))
    assert not can(play, "errand:combined")
    do(play, "errand:demotion", "line:job-governess:1")
    assert can(play, "errand:combined", 1)
    answer(play, 1, "errand:combined")
    assert prompt(play, 1) == "lw-cover-which"  # no extension
    answer(play, 1, "line:job-banker:1")
    assert player(play, 1).covered == 0b0001
    assert player(play, 1).spaces == 5


def test_who_was_demoted_still_has_to_wait_for_the_pure_extension() -> None:  # LW-23.3
    play = five(a_cousin(job="job-governess", errand_boys=2), a_cousin(job="job-clerk", demoted=True))
    do(play, "errand:demotion", "line:job-governess:1")
    assert why_not(play, "errand:combined", 1) == "LW-23.3"


def test_with_both_pure_errands_occupied_the_combined_one_gives_either() -> None:  # LW-23.3
    play = five(a_cousin(job="job-governess", errand_boys=2))
    do(play, "errand:demotion", "line:job-governess:1")
    answer(play, 1, "errand:extension")
    answer(play, 2, "errand:combined")
    assert choices(play, 2) == ["half:demotion", "half:extension"]


def test_at_the_opera_a_mask_line_may_be_covered_first() -> None:  # LW-23.4
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin(), a_cousin()), "errand:opera")
    assert choices(play) == ["line:job-doctor:2", "no"]
    assert money(play) == 30
    do(play, "line:job-doctor:2")
    assert money(play) == 30 - 2
    assert player(play).covered == 0b0010


def test_the_opera_is_open_to_those_without_a_mask_line() -> None:  # LW-23.4
    for cousin in (a_cousin(job="job-banker"), a_cousin(), a_cousin(job="job-doctor", covered=["mask"])):
        play = do(demoting(cousin, a_cousin(), a_cousin()), "errand:opera")
        assert money(play) == 30 - 2
        assert play.pending[0].seat == 1


@for_each(
    "players, spaces",
    [
        (2, {"combined"}),
        (3, {"demotion", "extension"}),
        (4, {"demotion", "extension"}),
        (5, {"demotion", "extension", "combined"}),
    ],
)
def test_which_of_the_new_spaces_exist(players: int, spaces: set[str]) -> None:  # LW-23.5, LW-R9
    setting = demoting(*(a_cousin() for _ in range(players))).state.setting
    new = {key.removeprefix("errand:") for key in setting.at} & {"demotion", "extension", "combined"}
    assert new == spaces
    assert [space.figures for space in setting.errands if space.key.removeprefix("errand:") in spaces] == [
        1
    ] * len(spaces)


@for_each("players", [2, 3, 4, 5])
def test_one_space_serves_the_new_special_card(players: int) -> None:  # LW-23.6
    cousins = [a_cousin() for _ in range(players)]
    play = a_game(*cousins, phase=Phase.ERRANDS, mode=SACKED, offers={"d1": "fixer"})
    serving = [space for space in play.state.setting.errands if len(play.state.offers) - 1 in space.offers]
    assert [space.key for space in serving] == ["errand:special"]
    do(play, "errand:special")
    assert hand(play) == ["fixer"]
    assert why_not(play, "errand:special", 1) == "LW-6.3"


def test_nothing_to_decline_at_the_demotion_errand() -> None:  # E38, LW-23.7
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin(), a_cousin()), "errand:demotion")
    assert prompt(play) == "lw-cover-which"
    assert "no" not in choices(play)
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin()), "errand:combined", "half:demotion")
    assert choices(play) == [f"line:job-doctor:{line}" for line in (1, 2, 3, 4)]
    play = do(demoting(a_cousin(job="job-doctor"), a_cousin(), a_cousin()), "errand:opera", "no")
    assert money(play) == 30 - 2
    assert player(play).covered == 0


def test_ones_own_figure_occupies_the_pure_errand_too() -> None:  # LW-23.8
    play = five(a_cousin(job="job-governess", errand_boys=2))
    do(play, "errand:extension")
    for seat in (1, 2, 3, 4):
        answer(play, seat, "errand:unknown", "deck:events")
    do(play, "errand:combined")
    assert player(play).spaces == 7


def test_the_limits_look_at_the_moment_of_placing() -> None:  # LW-23.8
    play = five(a_cousin(job="job-governess", errand_boys=2))
    do(play, "errand:unknown", "deck:events")
    assert not can(play, "errand:combined", 1)
    answer(play, 1, "errand:demotion", "line:job-banker:1")
    assert can(play, "errand:combined", 2)


def test_a_slot_that_was_free_gives_no_demotion() -> None:  # LW-26.11
    play = do(employed("horse", "farm", hand=["gs-farm-free-horse"]), "buy:gs-farm-free-horse")
    assert lines(play) == ["farm"]
