"""The right-side actions (PW-7)."""

from __future__ import annotations

from typing import Any

import pytest

from salotto.titles.paladins.cards import ATTACK, COMMISSION, CONVERT, FORTIFY, GARRISON
from tests.kit.player import can, choices, do, prompt, reason, why_not
from tests.titles.paladins.positions import BOX, FREE, a_turn, in_pool, me, names, piece_on

TEAMS = {
    "commission": "scout labourer cleric",
    "fortify": "merchant labourer scout",
    "garrison": "merchant labourer fighter",
    "absolve": "cleric labourer merchant",
    "attack": "scout labourer fighter",
    "convert": "fighter labourer cleric",
}
READY: dict[str, Any] = {"strength": 12, "faith": 12, "influence": 12, "silver": 9, "provisions": 9}


@pytest.mark.parametrize("action", TEAMS)
def test_every_action_wants_its_workers(
    action: str,
) -> None:  # PW-7.1.1 PW-7.2.1 PW-7.3.1 PW-7.4.1 PW-7.5.1 PW-7.6.1
    assert can(a_turn(workers=TEAMS[action], outsiders="hunter-1", **READY), action)
    for missing in TEAMS[action].split():
        left = TEAMS[action].replace(missing, "", 1)
        assert why_not(a_turn(workers=left, outsiders="hunter-1", **READY), action) == "PW-1.3"
        if missing != "labourer":  # PW-5.3
            others = f"{left} labourer"
            assert why_not(a_turn(workers=others, outsiders="hunter-1", **READY), action) == "PW-1.3"


PROVISIONS = [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]


# Commission


@pytest.mark.parametrize(("monks", "price"), PROVISIONS)
def test_the_next_monk_costs_provisions(monks: int, price: int) -> None:  # PW-7.1.1
    play = a_turn(workers=TEAMS["commission"], provisions=3, monks=monks)
    do(play, "commission", "r1-s2")
    assert me(play).provisions == 3 - price
    refused = a_turn(workers=TEAMS["commission"], provisions=price - 1, monks=monks)
    assert why_not(refused, "commission") == "PW-1.3"


@pytest.mark.parametrize(("faith", "regions"), [(0, 1), (1, 1), (2, 2), (5, 3), (6, 4), (8, 5), (10, 6)])
def test_faith_opens_regions_to_monks(faith: int, regions: int) -> None:  # PW-7.1.2
    play = do(a_turn(workers=TEAMS["commission"], faith=faith), "commission")
    reached = {BOX.regions[each.region].position for each in BOX.spaces if each.key in choices(play)}
    assert reached == set(range(1, regions + 1))
    if regions < 6:
        assert why_not(play, "r6-s1") == "PW-7.1.2"
        assert reason(play, "r6-s1").args == {"attribute": "attribute:faith", "need": 10, "have": faith}


def test_a_monk_stands_on_a_free_space_only() -> None:  # PW-7.1.2
    play = do(a_turn(workers=TEAMS["commission"], faith=2, pieces={"r1-s1": 2, "r2-s2": 3}), "commission")
    assert choices(play) == ["space:r1-s2", "space:r2-s1", "space:r2-s3", "space:r2-s4"]
    assert why_not(play, "r1-s1") == why_not(play, "r2-s2") == "PW-7.1.2"
    assert not can(play, "r1-s3")  # PW-3.15 only with 3 players
    do(play, "r2-s3")
    assert piece_on(play, "r2-s3") == 0
    assert me(play).monks == 1


@pytest.mark.parametrize(("players", "count"), [(2, 25), (3, 34), (4, 40)])
def test_spaces_exist_for_enough_players(players: int, count: int) -> None:  # PW-3.15
    play = do(a_turn(players, workers=TEAMS["commission"], faith=10), "commission")
    assert len(choices(play)) == count


def test_a_commission_brings_influence_then_the_reward_of_the_space() -> None:  # PW-7.1.3
    play = do(a_turn(workers=TEAMS["commission"] + " labourer", faith=2), "commission", "r2-s3")
    assert me(play).attributes == [0, 2, 1]
    assert in_pool(play) == "labourer scout"


def test_a_commission_is_refused_without_space_or_monk() -> None:  # PW-7.1.4 PW-5.8
    full = {f"r1-s{n}": 2 for n in range(1, 3)}
    play = a_turn(workers=TEAMS["commission"], pieces=full, faith=1)
    assert why_not(play, "commission") == "PW-7.1.4"
    assert reason(play, "commission").args == {"attribute": "attribute:faith", "have": 1}
    assert can(a_turn(workers=TEAMS["commission"], pieces=full, faith=2), "commission")
    assert why_not(a_turn(workers=TEAMS["commission"], monks=7, provisions=9), "commission") == "PW-5.8"


# Fortify


@pytest.mark.parametrize(("walls", "price"), PROVISIONS)
def test_the_next_wall_costs_provisions_and_needs_influence(
    walls: int, price: int
) -> None:  # PW-7.2.1 PW-7.2.2
    built = " ".join(card.key.removeprefix("wall:") for card in BOX.walls[:walls])
    need = (0, 1, 3, 5, 7, 9, 11)[walls]
    play = a_turn(
        workers=TEAMS["fortify"], provisions=3, walls=built, influence=need, draw_walls="wall-cleric"
    )
    do(play, "fortify")
    assert me(play).provisions == 3 - price
    if need:
        low = a_turn(workers=TEAMS["fortify"], provisions=3, walls=built, influence=need - 1)
        assert why_not(low, "fortify") == "PW-7.2.2"
    poor = a_turn(workers=TEAMS["fortify"], provisions=price - 1, walls=built, influence=need)
    assert why_not(poor, "fortify") == "PW-1.3"


def test_the_strength_of_a_wall_is_the_gain_of_the_action() -> None:  # PW-7.2.3
    play = do(a_turn(workers=TEAMS["fortify"], draw_walls="wall-two-vp-1"), "fortify")
    assert me(play).attributes == [1, 0, 0]
    assert names(me(play).walls) == "wall-two-vp"
    assert len(play.state.walls) == 23


def test_no_fortify_from_an_empty_pile() -> None:  # PW-7.2.4
    play = a_turn(workers=TEAMS["fortify"] + " labourer")
    play.state.walls.cards.clear()
    play.state.walls.seen.clear()
    do(play, "hunt-1")
    assert reason(play, "fortify").rule == "PW-7.2.4"


WALLS = {
    "wall-two-strength": {"strength": 1},
    "wall-one-vp-labourer": {"labourer": 1},
    "wall-two-vp": {},
    "wall-debt-or-silver": {"unpaid": -1, "paid": 1},
    "wall-suspicion-or-silver": {"suspicion": -1},
    "wall-three-labourers": {"labourer": 3},
    "wall-two-labourers": {"labourer": 2},
    "wall-labourer-merchant": {"labourer": 1, "merchant": 1},
    "wall-labourer-fighter": {"labourer": 1, "fighter": 1},
    "wall-labourer-scout": {"labourer": 1, "scout": 1},
    "wall-labourer-cleric": {"labourer": 1, "cleric": 1},
    "wall-scout-merchant": {"scout": 1, "merchant": 1},
    "wall-scout": {"scout": 1},
    "wall-merchant": {"merchant": 1},
    "wall-fighter": {"fighter": 1},
    "wall-cleric": {"cleric": 1},
}


@pytest.mark.parametrize("silver", [False, True])
@pytest.mark.parametrize("wall", WALLS)
def test_what_every_wall_brings(wall: str, silver: bool) -> None:  # PW-1.9 PW-7.2.3
    play = a_turn(
        workers=TEAMS["fortify"] + " criminal", silver=3, provisions=3, suspicion=2, unpaid=2, draw_walls=wall
    )
    do(play, "fortify")
    change = WALLS[wall]
    if wall.endswith("or-silver"):
        first, second = choices(play)
        do(play, second if silver else first)
        change = {"silver": 2} if silver else change
    mine = me(play)
    assert mine.attributes == [1 + change.get("strength", 0), 0, 0]
    expected = {"silver": 3, "provisions": 2, "suspicion": 2, "unpaid": 2, "paid": 0}
    workers = {"criminal": 1}
    for what, number in change.items():
        if what in expected:
            expected[what] += number
        elif what != "strength":
            workers[what] = number
    found = {
        "silver": mine.silver,
        "provisions": mine.provisions,
        "suspicion": len(mine.suspicion),
        "unpaid": mine.unpaid,
        "paid": mine.paid,
    }
    assert found == expected
    assert sorted(in_pool(play).split()) == sorted(name for name, n in workers.items() for _ in range(n))
    assert {card.id for card in BOX.walls} == set(WALLS)


# Garrison


@pytest.mark.parametrize(("outposts", "price"), PROVISIONS)
def test_the_next_outpost_costs_provisions(outposts: int, price: int) -> None:  # PW-7.3.1
    play = a_turn(workers=TEAMS["garrison"], provisions=3, outposts=outposts, strength=1)
    do(play, "garrison", "r1-s2")
    assert me(play).provisions == 3 - price


@pytest.mark.parametrize(("strength", "regions"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4), (9, 5), (11, 6)])
def test_strength_opens_regions_to_outposts(strength: int, regions: int) -> None:  # PW-7.3.2
    play = do(a_turn(workers=TEAMS["garrison"], strength=strength), "garrison")
    reached = {BOX.regions[each.region].position for each in BOX.spaces if each.key in choices(play)}
    assert reached == set(range(1, regions + 1))
    do(play, "r1-s2")
    assert piece_on(play, "r1-s2") == 1


def test_outposts_and_monks_share_the_spaces() -> None:  # PW-7.3.2
    play = do(a_turn(workers=TEAMS["garrison"], strength=3, pieces={"r1-s1": 0, "r2-s2": 2}), "garrison")
    assert choices(play) == ["space:r1-s2", "space:r2-s1", "space:r2-s3", "space:r2-s4"]
    assert piece_on(play, "r2-s3") == FREE


def test_a_garrison_brings_faith_then_the_reward() -> None:  # PW-7.3.3
    play = do(a_turn(workers=TEAMS["garrison"], strength=1), "garrison", "r1-s2")
    assert me(play).attributes == [1, 1, 0]
    assert me(play).silver == 5


def test_a_garrison_is_refused_without_space_or_outpost() -> None:  # PW-7.3.4
    assert why_not(a_turn(workers=TEAMS["garrison"]), "garrison") == "PW-7.3.4"
    assert why_not(a_turn(workers=TEAMS["garrison"], strength=9, outposts=7), "garrison") == "PW-5.8"


SPACES = {
    "remove_suspicion": {"suspicion": -1},
    "silver2": {"silver": 2},
    "pay_debt": {"unpaid": -1},
    "worker1": {"workers": 1},
    "worker2": {"workers": 2},
    "free_recruit": {"crew": 1},
    "pray": {"cleared": 1},
}


@pytest.mark.parametrize("at", range(40))
def test_what_every_space_of_the_map_brings(at: int) -> None:  # PW-7.1.3
    each = BOX.spaces[at]
    play = a_turn(
        4,
        workers=TEAMS["commission"] + " criminal",
        faith=10,
        suspicion=1,
        unpaid=1,
        townsfolk="noble-3",
        placed={"hunt": "labourer"},
        options={"extra_townsfolk": True},
    )
    do(play, "commission", each.id)
    if prompt(play) == "pw-free-pray":
        do(play, "clear:hunt")
    mine = me(play)
    gained = {
        "suspicion": len(mine.suspicion) - 1,
        "silver": mine.silver - 3,
        "unpaid": mine.unpaid - 1,
        "workers": sum(mine.workers) - 1,
        "crew": len(mine.crew),
        "cleared": int(not mine.placed[2]),
    }
    assert {what: number for what, number in gained.items() if number} == SPACES[each.kind]


# Absolve


@pytest.mark.parametrize("jars", range(7))
def test_the_next_jar_costs_silver_and_needs_influence(jars: int) -> None:  # PW-7.4.1 PW-7.4.2
    price, need = (1, 2, 2, 2, 3, 3, 3)[jars], (0, 2, 3, 5, 6, 8, 9)[jars]
    given: dict[str, Any] = {"workers": TEAMS["absolve"], "jars": (1 << jars) - 1}
    play = a_turn(silver=3, influence=need, **given)
    do(play, "absolve", *(["absolve-debt"] if jars < 6 else []))
    assert me(play).silver == 3 - price
    if need:
        assert why_not(a_turn(silver=3, influence=need - 1, **given), "absolve") == "PW-7.4.2"
    assert why_not(a_turn(silver=price - 1, influence=need, **given), "absolve") == "PW-1.3"


def test_an_absolve_brings_faith_removes_suspicion_and_takes_a_free_space() -> None:  # PW-7.4.3
    play = do(a_turn(workers=TEAMS["absolve"], suspicion=2, jars=0b10, influence=2), "absolve")
    assert why_not(play, "absolve-labourer") == "PW-7.4.3"
    do(play, "absolve-provisions")
    assert me(play).attributes == [0, 1, 2]
    assert len(me(play).suspicion) == 1
    assert (me(play).silver, me(play).provisions) == (3 - 2, 1 + 2)
    assert me(play).jars == 0b10010


ABSOLVED = {
    "absolve-provisions": {"provisions": 2},
    "absolve-labourer": {"workers": 1},
    "absolve-suspicion": {"suspicion": -1},
    "absolve-debt": {"unpaid": -1},
    "absolve-pray": {"cleared": 1},
    "absolve-recruit": {"crew": 1},
    "absolve-faith": {"faith": 1},
}


@pytest.mark.parametrize("name", ABSOLVED)
def test_what_every_absolve_space_brings(name: str) -> None:  # PW-7.4.3
    play = a_turn(
        workers=TEAMS["absolve"] + " criminal",
        unpaid=1,
        suspicion=3,
        townsfolk="abbot-1",
        placed={"hunt": "labourer"},
    )
    do(play, "absolve", name)
    if prompt(play) == "pw-free-pray":
        do(play, "clear:hunt")
    mine = me(play)
    gained = {
        "silver": mine.silver - 2,
        "provisions": mine.provisions - 1,
        "unpaid": mine.unpaid - 1,
        "workers": sum(mine.workers) - 1,
        "suspicion": len(mine.suspicion) - 2,
        "crew": len(mine.crew),
        "cleared": int(not mine.placed[2]),
        "faith": mine.attributes[1] - 1,
    }
    assert {what: number for what, number in gained.items() if number} == ABSOLVED[name]
    assert {space.id for space in BOX.absolve} == set(ABSOLVED)


# Attack and Convert


@pytest.mark.parametrize(
    ("slot", "strength", "silver"),
    [(1, 0, 0), (2, 0, 1), (2, 1, 1), (2, 2, 0), (6, 0, 5), (6, 3, 4), (6, 4, 3), (6, 12, 0), (5, 3, 3)],
)
def test_missing_strength_costs_silver(
    slot: int, strength: int, silver: int
) -> None:  # PW-7.5.2 PW-7.5.3 PW-1.7
    row = "- " * (slot - 1) + "hunter-2"
    play = do(a_turn(workers=TEAMS["attack"], strength=strength, silver=silver, outsiders=row), "attack")
    assert me(play).silver == 0
    if silver:
        poor = a_turn(workers=TEAMS["attack"], strength=strength, silver=silver - 1, outsiders=row)
        assert why_not(poor, "attack") == "PW-7.5.3"


def test_an_attacked_outsider_gives_its_rewards_and_lies_beside_the_board() -> None:  # PW-7.5.4
    play = a_turn(workers=TEAMS["attack"] + " scout", outsiders="marauder-1 thief-1", silver=0)
    do(play, "attack")
    assert me(play).attributes == [0, 0, 2]
    assert names(me(play).attacked) == "marauder-1"
    assert me(play).converted == ()


def test_the_other_outsiders_do_not_move() -> None:  # PW-7.5.5 PW-7.6.4
    play = a_turn(
        workers=TEAMS["attack"] + " fighter labourer 2 cleric", outsiders="thief-1 hunter-1 archer-1", faith=1
    )
    do(play, "attack", "hunter-1")
    assert names(play.state.outsider_row) == "thief-1 - archer-1 - - -"
    do(play, "convert", "thief-1")
    assert names(play.state.outsider_row) == "- - archer-1 - - -"


def test_attacks_have_no_limit() -> None:  # PW-5.8 PW-7.5.1
    many = " ".join(card.id for card in BOX.outsiders[:20])
    assert can(a_turn(workers=TEAMS["attack"], attacked=many, outsiders="traitor-1"), "attack")


@pytest.mark.parametrize("done", range(7))
def test_the_next_convert_costs_silver_and_needs_faith(done: int) -> None:  # PW-7.6.1 PW-7.6.2
    price, need = (0, 1, 2, 2, 2, 3, 3)[done], (1, 2, 4, 5, 7, 8, 10)[done]
    before = " ".join(card.id for card in BOX.outsiders[:done])
    given: dict[str, Any] = {"workers": TEAMS["convert"], "converted": before, "outsiders": "thief-1"}
    play = do(a_turn(faith=need, silver=3, **given), "convert")
    assert me(play).silver == 3 - price
    assert why_not(a_turn(faith=need - 1, silver=3, **given), "convert") == "PW-7.6.2"
    if price:
        assert why_not(a_turn(faith=need, silver=price - 1, **given), "convert") == "PW-1.3"


def test_a_converted_outsider_gives_its_strength_only() -> None:  # PW-7.6.3
    play = do(
        a_turn(workers=TEAMS["convert"], faith=1, outsiders="thief-1 champion-1"), "convert", "champion-1"
    )
    assert me(play).attributes == [1, 1, 0]
    assert names(me(play).converted) == "champion-1"


def test_seven_converts_are_the_limit() -> None:  # PW-5.8
    done = " ".join(card.id for card in BOX.outsiders[:7])
    play = a_turn(workers=TEAMS["convert"], converted=done, faith=12, outsiders="thief-1")
    assert why_not(play, "convert") == "PW-5.8"


def test_no_outsider_no_attack_and_no_convert() -> None:  # PW-7.6.5
    assert why_not(a_turn(workers=TEAMS["attack"]), "attack") == "PW-7.6.5"
    assert why_not(a_turn(workers=TEAMS["convert"], faith=9), "convert") == "PW-7.6.5"


WORKER_GOODS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")


@pytest.mark.parametrize("card", BOX.outsiders, ids=lambda card: card.id)
def test_what_every_outsider_gives_when_attacked(card: object) -> None:  # PW-7.5.4
    id = getattr(card, "id")  # noqa: B009
    printed = next(each for each in BOX.outsiders if each.id == id)
    play = a_turn(
        workers=TEAMS["attack"] + " criminal",
        silver=0,
        provisions=0,
        suspicion=1,
        unpaid=1,
        outsiders=id,
        draw_suspicion="suspicion-0",
    )
    do(play, "attack")
    mine = me(play)
    words = printed.attack
    gained = {getattr(each, "what", type(each).__name__): getattr(each, "n") for each in words}  # noqa: B009
    assert mine.attributes == [0, 0, gained["influence"]]
    assert mine.silver == gained.get("silver", 0) + gained.get("tax", 0)
    assert mine.provisions == gained.get("provision", 0)
    workers = [gained.get(name, 0) for name in WORKER_GOODS]
    workers[5] += 1
    assert mine.workers == workers
    assert len(mine.suspicion) == 1 + gained.get("criminal", 0) - gained.get("RemoveSuspicion", 0)
    assert (mine.unpaid, mine.paid) == ((0, 0) if "DestroyDebt" in gained else (1, 0))


@pytest.mark.parametrize("card", BOX.outsiders, ids=lambda card: card.id)
def test_what_every_outsider_gives_when_converted(card: object) -> None:  # PW-7.6.3
    id = getattr(card, "id")  # noqa: B009
    play = do(a_turn(workers=TEAMS["convert"], faith=1, outsiders=id), "convert")
    strong = ("assassin", "barbarian", "invader")
    assert me(play).attributes == [2 if id.startswith(strong) else 1, 1, 0]


def test_two_outsiders_give_two_influence_and_six_two_strength() -> None:  # PW-7.5.4 PW-7.6.3
    assert sum(card.attack[0].n == 2 for card in BOX.outsiders if hasattr(card.attack[0], "n")) == 2
    assert sum(card.convert[0].n == 2 for card in BOX.outsiders if hasattr(card.convert[0], "n")) == 6


@pytest.mark.parametrize(
    ("action", "needs", "gives"),
    [
        (COMMISSION, "faith", 2),
        (FORTIFY, "influence", 0),
        (GARRISON, "strength", 1),
        (ATTACK, "strength", 2),
        (CONVERT, "faith", 0),
    ],
)
def test_each_action_needs_one_attribute_and_raises_another(
    action: int, needs: str, gives: int
) -> None:  # PW-5.10
    printed = BOX.actions[action]
    assert printed.requires == needs
    assert printed.rewards == ("strength", "faith", "influence")[gives]
    play = a_turn(
        workers=TEAMS[printed.id],
        outsiders="hunter-2",
        strength=3,
        faith=3,
        influence=3,
        draw_walls="wall-two-vp-1",
    )
    do(play, printed.id)
    if play.pending[0].prompt == "pw-choose-space":
        do(play, "r1-s2")
    expected = [3, 3, 3]
    expected[gives] += 1
    assert me(play).attributes == expected
