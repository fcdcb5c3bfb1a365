"""The worked examples of the reference, competitive and solo (E1 to E19, E29, E30)."""

from __future__ import annotations

from salotto.kit.agenda import task
from salotto.titles.paladins.cards import ABSOLVE, ATTACK, COMMISSION, FAITH, INFLUENCE, RECRUIT, STRENGTH
from salotto.titles.paladins.scoring import points, ranking
from salotto.titles.paladins.solo import right_side_possible
from salotto.titles.paladins.state import Phase
from tests.kit.player import answer, can, choices, do, named, why_not
from tests.titles.paladins.positions import (
    BOX,
    Game,
    a_state,
    a_turn,
    at_table,
    hired,
    in_pool,
    me,
    names,
    on_top,
    piece_on,
    rival,
    row,
)
from tests.titles.paladins.rival_positions import rival_moves

A, B = 0, 1


def first_round() -> Game:
    """E1: the two rows, the Paladins and the Tavern as the example has them."""
    game = a_state(2)
    game.townsfolk_row = row(game.townsfolk, "squire-2 acolyte-3 watchman-1 architect-3 defender-1", 5)
    game.outsider_row = row(game.outsiders, "thief-1 adventurer-1 hunter-1 archer-1 guardian-1 warrior-1", 6)
    on_top(game.townsfolk, "squire-1 peddler-1")
    on_top(game.players[A].pile, "engelier samson roland")
    on_top(game.players[B].pile, "ivon olivier otton")
    on_top(game.tavern, "tavern-13 tavern-05 tavern-01")
    on_top(game.suspicion, "suspicion-1")
    tasks = [task("draft", B), task("draft", A), task("end-of-setup")]
    return at_table(game, *tasks)


def test_one_full_round_of_two_players() -> None:  # E1
    play = first_round()
    answer(play, B, "architect-3")
    assert me(play, B).provisions == 2
    answer(play, A, "defender-1")
    assert names(play.state.townsfolk_row) == "peddler-1 squire-1 squire-2 acolyte-3 watchman-1"

    answer(play, A, "engelier", "samson")
    answer(play, B, "ivon", "olivier")
    answer(play, A, "tavern-13")
    assert me(play, A).workers == hired("labourer scout 2 merchant 2 fighter")
    answer(play, B, "tavern-05")
    assert me(play, B).workers == hired("scout 3 cleric 2 criminal")
    assert (play.state.tax, me(play, B).silver, len(me(play, B).suspicion)) == (5, 4, 1)

    answer(play, A, "attack", "adventurer-1")
    assert (me(play, A).silver, me(play, A).attributes[INFLUENCE]) == (5, 1)
    assert me(play, A).placed[ATTACK] == (1, 0, 3)
    assert in_pool(play, A) == "labourer labourer scout scout merchant merchant"
    answer(play, B, "commission", "r2-s1", "place:scout,scout,cleric", "acolyte-3")
    mine = me(play, B)
    assert (mine.provisions, mine.attributes[INFLUENCE]) == (2, 1)
    assert names(mine.crew) == "architect-3 acolyte-3"
    assert in_pool(play, B) == "scout cleric criminal"
    answer(play, A, "develop", "workshop:attack-1")
    assert me(play, A).silver == 1
    assert me(play, A).placed[ATTACK] == (-2, 0, 3)
    assert in_pool(play, A) == "labourer scout scout merchant merchant"
    answer(play, B, "absolve", "absolve-pray", "clear:commission")
    assert (mine.silver, mine.attributes[FAITH], mine.suspicion) == (3, 1, ())
    assert me(play, B).placed[COMMISSION] == ()
    answer(play, A, "trade-2")
    assert me(play, A).silver == 4
    assert me(play, B).passed
    answer(play, A, "pass")

    assert play.state.phase is Phase.PALADINS
    assert in_pool(play, A) == "scout scout merchant"
    assert names(play.state.townsfolk_discard) == "watchman-1"
    assert names(play.state.townsfolk_row[2:]) == "peddler-1 squire-1 squire-2"
    assert names(play.state.outsider_row[:4]) == "hunter-1 archer-1 guardian-1 warrior-1"
    assert names(play.state.outsider_discard) == "thief-1"
    assert len(play.state.tavern_discard) == 3


def test_silver_for_missing_strength() -> None:  # E2
    play = a_turn(
        workers="scout labourer fighter 2", strength=3, silver=2, outsiders="- - - hunter-1 archer-1"
    )
    do(play, "attack")
    assert me(play).silver == 0
    assert names(me(play).attacked) == "hunter-1"
    rich = a_turn(workers="scout labourer fighter 2", strength=3, silver=3, outsiders="- - - - archer-2")
    do(rich, "attack")
    assert me(rich).silver == 0


def test_recruit_by_price_and_by_debt() -> None:  # E3
    for move, workers in (("recruit-1", "labourer 2"), ("recruit-2", "labourer fighter 2")):
        play = a_turn(workers=workers, silver=1, townsfolk="abbot-1 - abbot-2 - abbot-3")
        do(play, move)
        assert choices(play) == ["debt:abbot-1", "townsfolk:abbot-3"]
        assert why_not(play, "townsfolk:abbot-1") == why_not(play, "townsfolk:abbot-2") == "PW-6.2.1"
        do(play, "debt:abbot-1")
        assert (me(play).silver, me(play).unpaid) == (1, 1)


def test_workshops_on_fortify() -> None:  # E4
    assert can(a_turn(workers="labourer scout", workshops={"fortify": 0b01}), "fortify")
    for worker in ("scout", "criminal"):
        assert can(a_turn(workers=worker, workshops={"fortify": 0b11}), "fortify")
    assert why_not(a_turn(workers="labourer 3", workshops={"fortify": 0b11}), "fortify") == "PW-1.3"
    play = do(a_turn(workers="labourer 3", silver=9, workshops={"fortify": 0b11}), "develop")
    assert named(play, "workshop:fortify-1") not in choices(play)


def test_a_requirement_with_a_boost() -> None:  # E5
    three = "wall-scout wall-cleric wall-fighter"
    play = a_turn(
        workers="merchant 2 labourer 3 scout 2 cleric",
        influence=2,
        paladin="anseis",
        walls=three,
        provisions=0,
        silver=9,
        draw_walls="wall-two-vp-1",
    )
    do(play, "fortify")
    assert (len(me(play).walls), me(play).attributes) == (4, [1, 0, 2])
    do(play, "pray")
    assert why_not(play, "fortify") == "PW-7.2.2"


def test_an_inquisition_with_a_tie() -> None:  # E6
    play = a_turn(
        3,
        workers="labourer",
        tax=1,
        suspicion=2,
        draw_suspicion="suspicion-1",
        others=[{"suspicion": 3}, {"suspicion": 1}],
    )
    do(play, "conspire")
    assert [player.unpaid for player in play.state.players] == [1, 1, 0]
    assert [len(player.suspicion) for player in play.state.players] == [2, 2, 1]
    assert play.state.tax == 7


def test_inquisition_abilities_in_the_order_of_their_owner() -> None:  # E7
    play = a_turn(
        workers="labourer",
        tax=1,
        suspicion=1,
        draw_suspicion="suspicion-1",
        others=[{"suspicion": 2, "crew": "conspirator-1 peddler-2", "silver": 0}],
    )
    do(do(play, "conspire"), "peddler-2", seat=B)
    assert (me(play, B).silver, len(me(play, B).suspicion), me(play, B).unpaid) == (2, 1, 0)
    assert (me(play, A).unpaid, len(me(play, A).suspicion)) == (1, 1)


def test_nobody_suspected() -> None:  # E8
    play = a_turn(
        workers="merchant labourer scout 2",
        tax=1,
        crew="gatekeeper-3",
        draw_walls="wall-two-vp-1",
        others=[{"crew": "squire-1"}],
    )
    do(play, "fortify")
    assert me(play, B).attributes == [0, 1, 0]
    assert [player.unpaid for player in play.state.players] == [0, 0]
    assert play.state.tax == 6


def test_a_tax_shortage() -> None:  # E9
    play = do(a_turn(workers="labourer", tax=1, draw_suspicion="suspicion-2"), "conspire")
    assert (me(play).silver, me(play).unpaid, play.state.tax) == (4, 1, 6)


def test_the_refresh_of_the_rows() -> None:  # E10
    game = a_state(2)
    game.round = 1
    game.townsfolk_row = row(game.townsfolk, "abbot-1 - abbot-2 - abbot-3", 5)
    game.outsider_row = row(game.outsiders, "- thief-1 thief-2 - archer-1 archer-2", 6)
    on_top(game.townsfolk, "squire-1 squire-2 squire-3")
    on_top(game.outsiders, "hunter-1 hunter-2")
    state = at_table(game, task("end-of-round")).state
    assert names(state.townsfolk_row) == "squire-3 squire-2 squire-1 abbot-1 abbot-2"
    assert names(state.outsider_row) == "thief-1 thief-2 archer-1 archer-2 hunter-1 hunter-2"
    assert (names(state.townsfolk_discard), state.outsider_discard) == ("abbot-3", ())


def test_passing_with_five_workers() -> None:  # E11
    play = a_turn(
        workers="labourer 2 scout criminal 2", placed={"hunt": "labourer"}, others=[{"workers": "scout"}]
    )
    do(play, "pass")
    assert in_pool(play) == "scout criminal criminal"
    assert not any(me(play).placed)


def test_a_full_scoring() -> None:  # E12
    play = a_turn(
        workers="labourer",
        round=7,
        orders="order-absolve order-convert order-attack",
        strength=9,
        faith=12,
        influence=7,
        developed=7,
        paid=2,
        unpaid=1,
        silver=4,
        provisions=3,
        monks=5,
        outposts=3,
        jars=0b1111111,
        walls="wall-two-vp-1 wall-two-labourers wall-scout wall-cleric wall-fighter wall-merchant",
        attacked="thief-1 thief-2 archer-1 archer-2 hunter-1 hunter-2",
        converted="champion-1 mercenary-1 mercenary-3 warrior-1",
    )
    assert points(play.state, me(play)) == {
        "kings_orders": 12,
        "attributes": 37,
        "develops": 3,
        "debts": -1,
        "goods": 2,
        "commissions": 2,
        "fortifies": 5,
        "garrisons": 0,
        "absolves": 6,
        "converts": 12,
    }
    assert play.scorecards()[0].total == 78


def test_a_public_score_sheet() -> None:  # E13
    play = rival_moves(
        "scheme-trade",
        7,
        orders="order-convert order-fortify order-attack",
        strength=12,
        influence=12,
        faith=11,
        paid=3,
        walls="wall-two-vp-1 wall-one-vp-labourer-1 wall-two-labourers wall-scout wall-cleric"
        " wall-fighter wall-merchant",
        attacked="archer-2 hunter-2 vigilante-1 warrior-2 hunter-1",
        converted="champion-1 assassin-1 protector-1 guardian-1",
    )
    human = me(play)
    human.attributes = [12, 10, 11]
    human.paid, human.silver, human.provisions, human.developed, human.monks, human.outposts = (
        2,
        2,
        4,
        6,
        0,
        1,
    )
    human.jars = 0b1111
    human.walls = tuple(play.state.walls.cards[:5])
    own = points(play.state, human)
    assert own["attributes"] == 20 + 16 + 13
    assert (own["debts"], own["goods"], own["develops"], own["absolves"]) == (2, 2, 1, 0)
    assert own["fortifies"] == 1 + sum(card.vp for card in human.walls)
    card = points(play.state, rival(play).board)
    assert card["attributes"] == 56
    assert card["kings_orders"] == 6 + 8
    assert card["debts"] == 3
    assert card["fortifies"] == 6 + 3
    assert card["converts"] == 3 + 4 + 3 + 1  # Champion, Assassin, Protector, and a Guardian for at least 1
    assert (card["develops"], card["goods"]) == (0, 0)


def test_a_tie_with_the_rival_goes_by_the_orders() -> None:  # E13
    play = rival_moves(
        "scheme-trade", 7, orders="order-commission order-garrison order-attack", monks=5, workers=0
    )
    rival(play).board.attributes = [3, 2, 2]  # 3 VP
    me(play).silver, me(play).provisions, me(play).outposts = 3, 0, 5  # 1 + 2 + 6
    assert [card.total for card in play.scorecards()] == [9, 9]
    assert ranking(play.state) == [1, 2]


def test_what_converted_outsiders_score() -> None:  # E14
    play = a_turn(
        workers="labourer",
        round=7,
        outposts=2,
        developed=5,
        crew="abbot-1 abbot-2 abbot-3 squire-1",
        strength=11,
        attacked="archer-2 vigilante-1 warrior-2 lookout-2",
        suspicion=2,
        converted="archer-1 guardian-2 hunter-2 armourer-1 assassin-1 invader-1 thief-1",
    )
    assert points(play.state, me(play))["converts"] == 1 + 2 + 2 + 2 + 3 + 1 + 2


def test_traitors_and_debts() -> None:  # E15
    for traitors, vp in (("traitor-1 traitor-2", -2), ("traitor-1", -5)):
        play = a_turn(workers="labourer", round=7, unpaid=3, paid=1, converted=traitors)
        assert points(play.state, me(play))["debts"] == vp


def test_noble_and_swindler() -> None:  # E16
    play = a_turn(
        workers="labourer 5",
        round=3,
        silver=1,
        favours="favour-provisions-tax",
        crew="noble-1 swindler-1",
        tax=2,
        townsfolk="squire-2",
        suspicion=3,
        draw_suspicion="suspicion-1",
        options={"extra_townsfolk": True},
    )
    do(play, "favour-provisions-tax")
    assert (me(play).silver, me(play).provisions) == (3, 3)
    do(play, "recruit-1", "debt:squire-2")
    assert (me(play).silver, me(play).unpaid) == (5, 1)
    do(play, "conspire")
    assert (me(play).silver, me(play).unpaid, len(me(play).suspicion)) == (8, 2, 2)


def test_the_rivals_marker_wraps() -> None:  # E17
    play = rival_moves(
        "scheme-attack", outsiders="- - - - - guardian-2", marker=5, strength=2, faith=1, influence=1
    )
    other = rival(play)
    assert names(other.board.attacked) == "guardian-2"
    assert other.marker == 1
    assert other.board.attributes == [2, 2, 2]
    assert other.stack == [STRENGTH, INFLUENCE, FAITH]


def test_the_rival_chooses_a_space() -> None:  # E18
    free = {"r1-s2", "r2-s3", "r3-s4", "r4-s5", "r4-s6"}
    taken = [each.id for each in BOX.spaces if each.players == 1 and each.id < "r5" and each.id not in free]
    play = rival_moves("scheme-commission", faith=6, pieces=taken, marker=3, tax=5)
    assert piece_on(play, "r4-s5") == 2
    assert (play.state.tax, rival(play).marker) == (4, 3)


def test_a_blocked_scheme() -> None:  # E19
    play = rival_moves("scheme-fortify", workers=2, top=["recruit"], used=["attack"])
    assert not right_side_possible(play.state, rival(play), ABSOLVE)
    assert rival(play).used == [0] * 6
    assert rival(play).workers == 1
    assert len(rival(play).pile) == 12


def test_what_a_pray_of_the_rival_shuffles() -> None:  # E29
    game = rival_moves("scheme-trade").state
    other = game.rival
    assert other is not None
    while len(other.pile) > 5:
        card, _ = other.pile.draw()
        other.discard.add(card, -1)
    fortify = next(card for card in [*other.pile.cards, *other.discard.cards] if card.id == "scheme-fortify")
    for zone in (other.pile, other.discard):
        if fortify in zone.cards:
            zone.take(fortify)
    other.pile.add(fortify)
    other.workers, other.top, other.used = 2, [True, False, False, False, False], [3, 0, 0, 0, 0, 0]
    game.agenda.tasks.clear()
    play = at_table(game, task("rival-turn"))
    assert len(rival(play).pile) == 12
    assert len(rival(play).discard) == 0


def test_recruiting_into_the_crew() -> None:  # E30
    play = a_turn(
        workers="labourer 2 fighter scout cleric",
        silver=1,
        townsfolk="- - - acolyte-1",
    )
    do(play, "recruit-2")
    assert (me(play).silver, names(me(play).crew)) == (1, "acolyte-1")
    do(play, "commission", "r1-s1")
    assert me(play).silver == 2
    one = do(a_turn(workers="labourer 2", silver=1, townsfolk="- - - acolyte-1"), "recruit-1")
    assert (me(one).silver, me(one).crew, me(one).placed[RECRUIT]) == (0, (), ())
