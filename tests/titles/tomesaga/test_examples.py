"""The examples of the campaign that are played at the tables of the three games."""

from __future__ import annotations

import json
from typing import Any

from salotto.kernel.campaign import Rise
from salotto.kernel.codec import decode, encode
from salotto.kernel.play import Play
from salotto.kernel.zones import Zone
from salotto.kit.agenda import Task
from salotto.titles.tomesaga import TITLE
from salotto.titles.tomesaga.box import BOX
from salotto.titles.tomesaga.cards import Crest, Game
from salotto.titles.tomesaga.sheet import claim_tomes
from salotto.titles.tomesaga.state import TomesagaState
from salotto.titles.viscounts.box import BOX as VISCOUNTS_BOX
from salotto.titles.viscounts.state import Stage
from tests.kit.player import NAMES, answer, choices, do, play_until, prompt, told
from tests.titles.architects import positions as architects
from tests.titles.paladins import positions as paladins
from tests.titles.tomesaga.sheets import a_sheet, after, chapters_won, laid_out
from tests.titles.viscounts import positions as viscounts
from tests.titles.viscounts.test_chapter import chapter, going_on
from tests.titles.viscounts.test_chapter import opening as opening_of_viscounts


def carried(number: int, players: int, marker: int = 0, **more: Any) -> dict[str, Any]:
    """What a campaign carries over to a chapter."""
    plain: dict[str, Any] = {"silver": [0] * players, "advantages": [[] for _ in range(players)]}
    return {"chapter": number, "marker": marker, "pass_marker": number > 1, "objectives": [], **plain, **more}


def for_seat(tome: str, players: int = 2) -> list[list[str]]:
    """One Tome in front of seat 0."""
    return [[tome], *([] for _ in range(players - 1))]


# Preparing chapters


def test_the_winner_chooses_last_and_plays_last() -> None:  # EX-3, TS-1.3, TS-4.2, TS-4.6, TS-4.7
    table = paladins.TITLE.table(NAMES[:4], "saga", "competitive", carried=carried(2, 4, marker=1))
    play = Play(paladins.TITLE, table, [])
    order = []
    while play.pending[0].prompt == "pw-draft-townsfolk":
        order.append(play.pending[0].seat)
        answer(play, order[-1], choices(play, order[-1])[0])
    assert order == [0, 3, 2, 1]
    assert play.state.start == 2
    play_until(play, lambda state: state.round == 2)
    assert play.state.start == 3


def test_in_viscounts_the_marker_stays_for_the_whole_game() -> None:  # EX-4, TS-4.2, TS-4.7
    play = opening_of_viscounts()
    assert [line.event.seat for line in told(play, "vw-takes-pair")] == [1, 0, 2]
    assert play.state.start == 0


def test_compensation_first_then_advantages_in_turn_order() -> None:  # EX-6, TS-4.9, TS-4.10, TS-7.5
    plain = carried(3, 3, marker=2)
    tomes = [["paladins-bulwark"], [], ["architects-marble", "paladins-crew", "paladins-frontier"]]
    rich = carried(3, 3, marker=2, silver=[2, 3, 0], advantages=tomes)

    def opened(data: dict[str, Any]) -> Any:
        game = viscounts.TITLE
        play = Play(game, game.table(NAMES[:3], "saga", "competitive", {}, data), [])
        return play_until(play, lambda state: state.stage is not Stage.DRAFT)

    before, now = opened(plain), opened(rich)
    assert prompt(now, 2) == "vw-free-hire"

    def more(seat: int) -> dict[str, int]:
        old, new = viscounts.goods(before, seat), viscounts.goods(now, seat)
        return {good: new[good] - old.get(good, 0) for good in new if new[good] != old.get(good, 0)}

    assert (more(0), more(1), more(2)) == ({"stone": 2, "silver": 2}, {"silver": 3}, {"silver": 4})
    acquired = viscounts.me(now, 2).acquired
    answer(now, 2, choices(now, 2)[0])
    play_until(now, lambda state: state.stage is Stage.PLAY)
    assert viscounts.me(now, 2).acquired >= acquired + 1
    assert now.state.deeds_left == before.state.deeds_left


# Claiming


def test_suspicion_is_claimed_before_the_inquisition() -> None:  # EX-12, TS-5.8, TS-5.15
    play = paladins.a_turn(
        workers="labourer", suspicion=4, tax=1, draw_suspicion="suspicion-1", carried=carried(2, 2)
    )
    do(play, "conspire")
    assert paladins.me(play).unpaid == 1
    assert len(paladins.me(play).suspicion) == 3
    sheet = a_sheet(2)
    sheet.finished = chapters_won((Game.ARCHITECTS, [9, 5], False))
    laid_out(sheet, "paladins-suspicion")
    assert paladins.TITLE.campaign is not None
    claim_tomes(sheet, paladins.TITLE.campaign.rises(play.state))
    assert sheet.won == [["paladins-suspicion"], []]


def test_last_turns_count_and_scoring_does_not() -> None:  # EX-13, TS-5.11, TS-5.17
    builder = architects.Architect(0, wood=2, stone=2, hand="well", buildings="castle church chapel")
    play = architects.a_game(
        builder, architects.Architect(), campaign=True, guildhall=[0, 1] * 7, ending=1, rewards="reward-stone"
    )
    do(play, "place:guildhall:construct")
    rises = [rise for rise in play.state.rises if rise[1] == "aw_buildings"]
    assert rises == [(0, "aw_buildings", 4)]
    order = [counter for _, counter, _ in play.state.rises]
    assert order.index("aw_buildings") == 0
    sheet = laid_out(a_sheet(2), "architects-buildings", "architects-virtue")
    claim_tomes(sheet, [Rise(*rise) for rise in play.state.rises])
    assert sheet.won == [["architects-buildings"], []]
    seer = architects.Architect(0, virtue=12, marble=4, buildings="observatory")
    ended = architects.a_game(seer, architects.Architect(), campaign=True, guildhall=[0, 1] * 8, ending=1)
    do(ended, "place:quarry")
    assert ended.over
    assert [rise for rise in ended.state.rises if rise[1] == "aw_virtue"] == []


# Advantages


def test_reductions_add_up_but_never_below_nothing() -> None:  # EX-28, TS-7.6.1, TS-7.6.5, TS-7.8.1
    foundations = carried(2, 2, advantages=for_seat("architects-buildings"))
    for paladin, price in ((None, 3), ("samson", 1)):
        more: dict[str, Any] = {"paladin": paladin} if paladin else {}
        play = paladins.a_turn(workers="labourer 3", silver=price, carried=foundations, **more)
        do(play, "develop", "workshop:attack-1")
        assert paladins.me(play).silver == 0
    virtue = carried(2, 2, advantages=for_seat("architects-virtue"))
    play = paladins.a_turn(workers="cleric 2", silver=1, placed={"hunt": "labourer"}, carried=virtue)
    do(play, "pray")
    assert paladins.me(play).silver == 0


def test_a_debt_that_is_avoided_was_not_gained() -> None:  # EX-29, TS-7.6.3, TS-7.8.3
    ledgers = carried(2, 2, advantages=for_seat("architects-debts"))
    play = paladins.a_turn(
        workers="labourer",
        silver=1,
        suspicion=3,
        tax=1,
        draw_suspicion="suspicion-1",
        crew="swindler-1",
        options={"extra_townsfolk": True},
        carried=ledgers,
    )
    do(play, "conspire")
    assert prompt(play) == "pw-avoid-debt"
    silver = paladins.me(play).silver
    do(play, "pay-silver")
    assert (paladins.me(play).unpaid, silver - paladins.me(play).silver) == (0, 2)
    assert len(paladins.me(play).suspicion) == 4


def test_a_debt_taken_as_a_price_is_not_avoided() -> None:  # EX-30, TS-7.8.4
    ledgers = carried(2, 2, advantages=for_seat("architects-debts"))
    play = paladins.a_turn(workers="labourer 2", silver=4, townsfolk="abbot-1", carried=ledgers)
    do(play, "recruit-1", "debt:abbot-1")
    assert (paladins.me(play).unpaid, paladins.me(play).silver) == (1, 4)


def test_debt_by_debt() -> None:  # EX-31, TS-7.7.3, TS-7.8.2
    game = chapter(viscounts.Viscount(silver=3), viscounts.Viscount(), tome="architects-debts", debts=5)
    game = going_on(game, Task("gain-debts", (0, 2)))
    assert choices(game) == ["pay-instead", "no"]
    do(game, "pay-instead")
    assert (viscounts.me(game).unpaid, viscounts.me(game).silver) == (1, 1)
    assert game.state.debts_left == 4


def test_dismissing_costs_less() -> None:  # EX-32, TS-7.7.10, TS-7.8.1
    for emptied, price in (("", 1), ("tp2", 0)):
        game = chapter(
            viscounts.Viscount("hills-inner", row="- - squire", silver=4, emptied=emptied),
            viscounts.Viscount(),
            tome="paladins-workshops",
            townsfolk={"hills": "princess"},
        )
        game = going_on(game, Task("action"))
        do(game, "dismiss:place_workers")
        assert viscounts.me(game).silver == 4 - price


def test_a_free_hire_without_townsfolk_is_lost() -> None:  # TS-7.8.6
    game = chapter(viscounts.Viscount(), viscounts.Viscount(), stage=Stage.READY)
    game.state.townsfolk = [Zone() for _ in game.state.townsfolk]
    before = len(viscounts.me(game).deck())
    game = going_on(game, Task("resolve", (0, VISCOUNTS_BOX.advantages["paladins-crew"].effects.key, 0)))
    assert game.next_decision() is None
    assert len(viscounts.me(game).deck()) == before


# The rest of the campaign


def test_nothing_else_is_carried_over() -> None:  # TS-1.5, TS-1.7, TS-4.3, TS-11.2
    shown = ("architects-debts", "architects-marble", "architects-virtue")
    play = after(laid_out(a_sheet(3), *shown), [40, 38, 20], [Rise(0, "aw_marble", 8)])
    assert play.pending[0].seat == 2  # third place chooses a token
    answer(play, 2, choices(play, 2)[0])
    assert play.outcome is not None
    chapter_two = play.outcome.carries["next"]
    known = {"chapter", "marker", "pass_marker", "silver", "advantages", "objectives"}
    assert set(chapter_two["carried"]) == known
    assert chapter_two["mode"] == "competitive"
    assert chapter_two["options"]["campaign_chapter"] is True
    assert set(chapter_two["options"]) <= {"extra_townsfolk", "campaign_chapter"}


def test_an_interlude_is_stored_and_read_again() -> None:  # TS-10.3
    play = after(laid_out(a_sheet(3), "architects-marble"), [40, 38, 20], [Rise(0, "aw_marble", 8)])
    stored = json.loads(json.dumps(encode(play.state)))
    again = decode(TomesagaState, stored, BOX.find.__getitem__)
    assert again == play.state
    assert [claim.what for claim in again.claims] == ["tome:architects-marble"]


def test_there_are_three_kinds_of_crest() -> None:  # TS-1.6, TS-3.1, TS-6.1, TS-6.2
    assert [crest.value for crest in Crest] == ["lion", "eagle", "stag"]
    assert {len(tome.crests) for tome in BOX.tomes.values()} == {0, 1, 2}
    view = TITLE.view(after(laid_out(a_sheet(2)), [9, 8]).state, None)
    assert list(view["sheet"]["crest_tomes"]) == list(view["sheet"]["tokens"]) == ["lion", "eagle", "stag"]


def test_victory_tomes_come_off_the_pile_beside_what_was_claimed() -> None:  # TS-8.8, TS-8.11
    sheet = laid_out(a_sheet(2), "architects-marble", "architects-debts", "architects-virtue")
    pile = sheet.victory_pile.copy()
    play = after(sheet, [50, 20], [Rise(0, "aw_marble", 8)])
    answer(play, 1, choices(play, 1)[0])
    won, victory = play.state.sheet.won[0], play.state.sheet.victory[0]
    assert won == ["architects-marble"]
    assert victory == pile[::-1]
    assert play.state.sheet.tomes(0) == 4


def test_nobody_knows_which_victory_tome_is_which_before_the_end() -> None:  # TS-2.1, TS-2.2, TS-2.3, TS-2.5
    play = after(laid_out(a_sheet(2), "architects-marble"), [50, 48])
    view = play.view(0)
    assert view["sheet"]["victory"][0] == {"architects": 2, "paladins": 0, "viscounts": 0}
    hidden = {*play.state.sheet.victory[0], *play.state.sheet.victory[1], *play.state.sheet.victory_pile}
    assert not any(f'"{id}"' in str(view).replace("'", '"') for id in hidden)
    sheet = a_sheet(2)
    for game in (Game.ARCHITECTS, Game.PALADINS):
        ids = [tome.id for tome in BOX.of(game)]
        sheet.victory[0] += ids[:3]
        sheet.boxed += ids[3:]
    sheet.finished = chapters_won((Game.ARCHITECTS, [9, 5], True), (Game.PALADINS, [9, 5], True))
    last = after(laid_out(sheet, "viscounts-debts"), [50, 48])
    assert last.over
    assert last.view(None)["sheet"]["victory"] == last.state.sheet.victory


def test_a_link_gives_the_current_player_the_first_flip() -> None:  # TS-5.5, TS-5.21
    sheet = laid_out(a_sheet(2), "viscounts-debts")
    claims = claim_tomes(sheet, [Rise(1, "vw_paid_debts", 3), Rise(0, "vw_paid_debts", 3)])
    assert [claim.seat for claim in claims] == [1]
