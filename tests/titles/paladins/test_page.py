"""What stands beside the things on the table of Paladins: costs, gifts, threats, the Rival, the pad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from salotto.kernel.decisions import Decision, Event, key_of
from salotto.kernel.play import Play, Told
from salotto.kernel.title import Phrase
from salotto.kit.furniture import Count, Group, Look, Picture, Thing, keys_of, placed, stands, walk
from salotto.registry import title
from salotto.titles.paladins.box import BOX
from salotto.titles.paladins.cards import ACTION_AT, ACTIONS, RIGHT_SIDE
from salotto.titles.paladins.costs import cost, recruit_price
from salotto.titles.paladins.faces import ALL
from salotto.titles.paladins.legality import receivers
from salotto.titles.paladins.mat import PlayerBoard, recent_inquisitions
from salotto.titles.paladins.opponent import aims, rivals_board
from salotto.titles.paladins.page import PAGE
from salotto.titles.paladins.rival import lowest_attribute, target
from salotto.titles.paladins.solo import TOP_ROW, can_follow, right_side_possible, top_possible
from salotto.titles.paladins.state import PaladinsState
from tests.kit.player import do, question
from tests.scenes import scene
from tests.titles.paladins.positions import Game, a_turn, me


def a_game(mode: str, players: int, seed: str = "page") -> Game:
    game = title("paladins")
    return Play(game, game.table(["x"] * players, seed, mode), story=[])


def busy(decision: Decision, chance: Random) -> Any:
    """Somebody who passes only when nothing else is left."""
    return chance.choice([each for each in decision.options if key_of(each) != "pass"] or decision.options)


def asked_in(play: Game, chance: Random) -> Iterator[Decision]:
    """The questions of a game by chance."""
    while (decision := play.next_decision()) is not None:
        yield decision
        play.take(decision, busy(decision, chance))


def at(mode: str, players: int, prompt: str, about: str = "", most: int = 99) -> tuple[Game, Decision]:
    """The first such question to the first player of a game by chance, with so many answers at most."""
    for seed in range(40):
        play = a_game(mode, players, f"page {seed}")
        for decision in asked_in(play, Random(seed)):
            asked = (decision.seat, decision.prompt) == (0, prompt) and about in str(decision.about)
            if asked and len(decision.keys) <= most:
                return play, decision
    raise AssertionError(prompt)


def laid(game: PaladinsState, seat: int, look: int, decision: Decision | None = None) -> list[Thing]:
    """All that lies before a player who looks at a board."""
    asked = (decision.prompt, decision.about) if decision else ()
    return list(walk(PAGE.table(game, Look(seat, look, *asked))))


def notes(play: Game, decision: Decision) -> Mapping[str, str]:
    return {key: choice["note"] for key, choice in scene(play, 0).choices.items()}


# What is printed


def test_every_card_that_does_something_tells_it() -> None:
    assert {face.kind for face in ALL.values() if not face.lines} == {"tavern", "scheme"}


def test_a_face_shows_how_much_suspicion_its_ability_wants() -> None:  # PW-13.2 to PW-13.4
    first = {card.id.rstrip("-0123456789"): ALL[card.key].does[0][0].text for card in BOX.townsfolk}
    assert (first["squire"], first["peddler"], first["conspirator"]) == ("0", "2+", "")


def test_the_alternatives_of_a_threat_are_told_apart() -> None:  # PW-14.10.3
    found = [card for card in BOX.threats if len(card.options) > 1]
    assert found
    for card in found:
        (shown,) = ALL[card.key].does
        assert sum(sign.text == "/" for sign in shown) == len(card.options) - 1


def test_starting_townsfolk_show_their_tiles_while_one_chooses_among_them() -> None:  # PW-14.2.5
    game = title("paladins")
    play = Play(game, game.table(["x"] * 2, "page", "coop", {"starting_townsfolk": "choose"}), story=[])
    decision = play.next_decision()
    assert decision is not None
    things = PAGE.with_answers(PAGE.table(play.state, Look(0, 0, decision.prompt)), decision)
    assert set(decision.keys) <= placed(things)
    for card in BOX.starting:
        icons = [sign.icon for sign in ALL[card.key].foot]
        assert icons[: len(card.tile.spaces)] == [
            "worker-line" if kind == "any" else kind for kind in card.tile.spaces
        ]


# What an answer costs


def test_a_townsfolk_says_its_price_and_a_debt_what_it_costs() -> None:  # PW-6.2.1, PW-6.2.2
    play, decision = at("competitive", 2, "pw-choose-townsfolk")
    row = [card and card.key for card in play.state.townsfolk_row]
    for key, note in notes(play, decision).items():
        if key.startswith("debt:"):
            assert note == "a Debt: −3 VP while unpaid"
        else:
            price = recruit_price(play.state.players[0], row.index(key))
            assert note == (f"costs {price} Silver" if price else "free")


def test_the_only_townsfolk_says_its_price_before_recruit_is_chosen() -> None:  # PW-6.2.2
    poor = a_turn(workers="labourer", silver=2, townsfolk="abbot-1 - - -", others=[{"workers": "labourer"}])
    assert notes(poor, question(poor))["action:recruit-1"] == "a Debt: −3 VP while unpaid"
    do(poor, "recruit-1")
    assert me(poor).unpaid == 1
    rich = a_turn(workers="labourer", silver=3, townsfolk="- - abbot-1")
    assert notes(rich, question(rich))["action:recruit-1"] == "costs 2 Silver"
    waived = a_turn(workers="labourer", silver=0, townsfolk="abbot-1", paladin="roland")
    assert notes(waived, question(waived))["action:recruit-1"] == "free"
    either = a_turn(workers="labourer", silver=4, townsfolk="abbot-1")
    assert not notes(either, question(either))["action:recruit-1"]


def test_the_only_outsider_in_reach_says_its_silver_before_attack_is_chosen() -> None:  # PW-7.5.3
    play = a_turn(workers="scout labourer fighter", silver=3, outsiders="- - - hunter-1 - hunter-2")
    assert notes(play, question(play))["action:attack"] == "costs 3 Silver"
    two = a_turn(workers="scout labourer fighter", silver=5, outsiders="- - - hunter-1 - hunter-2")
    assert not notes(two, question(two))["action:attack"]


def test_an_action_says_its_cost_and_passing_what_is_lost() -> None:  # PW-5.11, PW-10.2
    play, decision = at("competitive", 2, "pw-act")
    mine = play.state.players[0]
    mine.workers = [3, 1, 0, 0, 0, 1]
    told = notes(play, decision)
    assert told["pass"] == "of 5 Workers you keep 3"
    costly = 0
    for key, note in told.items():
        name = key.removeprefix("action:").partition("-")[0]
        price = cost(play.state, mine, ACTION_AT[name]) if name in ACTIONS[:-1] else 0
        if price:
            assert note.startswith(f"costs {price} ")
            costly += 1
    assert costly


def test_passing_with_workers_says_what_it_gives_up() -> None:  # PW-10.2
    play, decision = at("competitive", 2, "pw-act")
    play.state.players[0].workers = [3, 1, 0, 0, 0, 1]
    assert PAGE.left(play.state, decision, "pass") == Phrase("pw-page-left", {"workers": 5, "kept": 3})
    play.state.round = 7
    assert PAGE.left(play.state, decision, "pass") == Phrase("pw-page-left", {"workers": 5, "kept": 0})


# Together


def test_a_gift_says_what_it_would_change_for_the_receiver() -> None:  # PW-14.5.4
    play, decision = at("coop", 2, "pw-for-whom", "action:hunt-1")
    for seat, player in enumerate(play.state.players):
        note = notes(play, decision)[f"seat:{seat}"]
        assert note.startswith(f"Provisions {player.provisions} → {player.provisions + 1}")


def test_honour_given_tells_the_suspicion_that_is_left() -> None:  # PW-14.4.3
    play, decision = at("coop", 2, "pw-for-whom", "gain_honour")
    for seat, player in enumerate(play.state.players):
        held = len(player.suspicion)
        assert f"Suspicion {held} → {max(held - 1, 0)}" in notes(play, decision)[f"seat:{seat}"]


def test_people_lie_on_the_action_and_who_cannot_receive_is_there_with_the_reason() -> None:  # PW-14.5.5
    play, decision = at("coop", 3, "pw-for-whom", "action:pray", most=2)
    assert scene(play, 0).choices["seat:0"]["label"] == "You"
    way = next(
        each for each in laid(play.state, 0, 0, decision) if keys_of(each)[:1] == (decision.about["action"],)
    )
    assert {f"seat:{seat}" for seat in range(3)} <= placed([way])
    reasons = {why["key"]: why["text"] for why in scene(play, 0).why_not()}
    barred = {f"seat:{seat}" for seat in range(3)} - set(decision.keys)
    assert {reasons[key] for key in barred} == {"No action space of this player holds a Worker."}


def test_a_penalty_tells_what_would_be_left() -> None:  # PW-14.10.4
    play, decision = at("coop", 2, "pw-choose-penalty", "")
    player = play.state.players[0]
    told = notes(play, decision)
    if "penalty:lose-honour-1" in told:
        assert told["penalty:lose-honour-1"] == f"{player.honour} → {player.honour - 1}"
    assert all(" → " in note for note in told.values())


def met(play: Game, action: str) -> dict[str, int | str]:
    """What is told on an action that it meets."""
    board = PlayerBoard(play.state, play.state.players[0], Look(0, 0))
    found = (each for each in walk([board.action(ACTION_AT[action])]) if isinstance(each, Count))
    return {each.icon: each.n for each in found if each.style == "met"}


def test_an_action_shows_the_threats_that_it_meets() -> None:  # PW-14.9.1, PW-14.10.2
    play, _ = at("coop", 2, "pw-act")
    enemy = play.state.overlord
    assert enemy is not None
    play.state.round, enemy.taken = 4, 0
    enemy.workers = [2] + [-1] * (len(enemy.workers) - 1)
    threat = enemy.threats.cards[0]
    assert met(play, threat.action) == {"baron": 2}
    needed = met(play, "attack")["saracen"]
    assert met(play, "convert")["saracen"] == needed
    enemy.taken = int(needed)
    assert "saracen" not in met(play, "attack")
    enemy.workers[0] = 0
    assert met(play, threat.action) == {}


def test_an_action_that_only_one_can_use_says_for_whom_it_is() -> None:  # PW-14.5.5
    looked = alone = 0
    for decision in asked_in(play := a_game("coop", 2, "only for"), Random(1)):
        if decision.prompt == "pw-act":
            player = play.state.players[decision.seat]
            board = PlayerBoard(play.state, player, Look(decision.seat, decision.seat))
            for name in ("develop", "pray"):
                found = receivers(play.state, player, ACTION_AT[name])
                shown = [
                    each.name
                    for each in walk([board.action(ACTION_AT[name])])
                    if isinstance(each, Picture) and each.style == "only"
                ]
                one = len(found) == 1 and not player.placed[ACTION_AT[name]]
                assert [getattr(each, "args", {})["name"] for each in shown] == (
                    [f"seat:{found[0].seat}"] if one else []
                )
                looked += 1
                alone += one
    assert looked > 100
    assert alone > 5


# On the boards


def test_the_owner_sees_what_was_put_on_top_and_at_the_bottom() -> None:  # PW-2.4
    play, _ = at("competitive", 2, "pw-act")
    pile = play.state.players[0].pile.cards
    mine, theirs = (placed(laid(play.seen(seat), seat, 0)) for seat in (0, 1))
    assert {pile[-1].key, pile[0].key} <= mine
    assert not {card.key for card in pile} & theirs


def test_a_space_for_a_workshop_shows_the_worker_that_it_would_replace() -> None:  # PW-6.1.2
    play, decision = at("competitive", 2, "pw-choose-workshop")
    player = play.state.players[0]
    shown = {each.keys[0]: each for each in laid(play.state, 0, 0) if isinstance(each, Picture) and each.keys}
    for key in decision.keys:
        action, _, _ = key.partition(":")[2].rpartition("-")
        placed_there = player.placed[ACTION_AT[action]]
        style = shown[key].style
        assert ("lying" in style) == bool(placed_there), key
        assert shown[key].signs[0].icon != "workshop", key


def test_on_somebody_elses_board_nothing_is_offered() -> None:  # PW-5.1
    for prompt in ("pw-act", "pw-choose-absolve", "pw-choose-workshop"):
        play, decision = at("competitive", 2, prompt)
        mine, theirs = (placed(laid(play.state, 0, seat)) for seat in (0, 1))
        on_board = {key for key in decision.keys if key.startswith(("action:", "absolve:", "workshop:"))}
        assert on_board
        assert on_board <= mine
        assert not on_board & theirs


def test_whatever_is_not_possible_can_be_pointed_at_for_its_reason() -> None:  # PW-1.3
    play, decision = at("coop", 2, "pw-act")
    shown = placed(laid(play.state, 0, 0))
    blocked = {each.key for each in decision.why_not()}
    used = {f"action:{ACTIONS[at]}" for at, row in enumerate(play.state.players[0].placed) if row}
    assert blocked
    assert {key for key in blocked if key.partition("-")[0] not in used} <= shown


def test_a_townsfolk_says_for_which_way_of_recruiting_it_is_taken() -> None:  # PW-6.2.3, PW-6.2.4
    for number, way in (("1", "with 1 Worker (discard)"), ("2", "with 2 Workers (into the crew)")):
        play, _ = at("competitive", 2, "pw-choose-townsfolk", f"recruit-{number}")
        assert way in scene(play, 0).prompt()["text"]


def test_missing_workers_are_marked() -> None:  # PW-5.4 PW-1.3
    play = a_turn(workers="scout 2 labourer cleric merchant", workshops={"fortify": 0b01})
    ways = {
        each.keys[0]: [part.style for part in each.things if isinstance(part, Picture)]
        for each in laid(play.state, 0, 0)
        if isinstance(each, Group) and each.style == "way"
    }
    assert ways["action:commission"] == ["worker would"] * 3
    assert ways["action:fortify"] == ["covered", "worker would", "worker would"]
    assert ways["action:develop"][-2:] == ["worker open"] * 2  # whose colour is a choice
    assert ways["action:attack"].count("worker lacks") == 1  # a Fighter


def test_a_marker_says_what_it_scores_and_counts() -> None:  # PW-1.6, PW-5.6, PW-14.12.1
    play, _ = at("coop", 2, "pw-act")
    player = play.state.players[0]
    player.attributes, player.honour, player.boost = [5, 0, 0], 2, (1, 0, 0)
    told = stands(PAGE.table(play.state, Look(0, 0)), "track:strength")
    assert told is not None
    assert dict(told.args) == {
        "attribute": "strength",
        "level": 5,
        "vp": BOX.attributes.vp[2],
        "boost": 1,
        "counts": 6,
    }
    assert stands(PAGE.table(play.state, Look(0, 1)), "track:strength") is None


# The Rival


def test_the_rivals_board_shows_what_it_could_do_by_the_rules() -> None:  # PW-12.3.3 to PW-12.4.3
    looked = barred = 0
    for seed in range(2):
        play = a_game("solo", 1, f"rival's board {seed}")
        for decision in asked_in(play, Random(seed)):
            if decision.prompt == "pw-act":
                looked += 1
                barred += compare(play.state)
    assert looked > 40
    assert barred > 60


def compare(game: PaladinsState) -> int:
    """The board as it is drawn against the rules; says how many actions are not possible."""
    rival = game.rival
    assert rival is not None
    drawn = list(walk([rivals_board(game, rival)]))
    rows = {
        next(each.says for each in group.things if getattr(each, "style", "") == "name"): group  # type: ignore[union-attr]
        for group in drawn
        if isinstance(group, Group) and group.style.startswith("action")
    }
    right = {ACTIONS[at]: right_side_possible(game, rival, at) for at in RIGHT_SIDE}
    top = {name: name == "rest" or top_possible(game, rival, name) for name in TOP_ROW}
    for name, able in (right | top).items():
        marks = {getattr(each, "style", "") for each in walk([rows[f"action:{name}"]])}
        held = "short" in marks or "worker lacks" in marks or "action used" in rows[f"action:{name}"].style
        assert not (able and held), name
    assert {name: can_follow(game, rival, name) for name in right | top} == right | top
    first = next(name for name, able in top.items() if able)
    instead = [
        name
        for name, group in rows.items()
        if any(getattr(each, "style", "") == "instead" for each in group.things)
    ]
    assert instead == ([f"action:{first}"] if rival.workers else [])
    lowest = lowest_attribute(rival)
    rises = [
        each.signs[-1].icon for each in drawn if isinstance(each, Picture) and each.signs[0].text == "→ +1"
    ]
    assert (lowest is None) == (len(rises) == len(RIGHT_SIDE))
    for row, kind in ((game.townsfolk_row, "townsfolk"), (game.outsider_row, "outsider")):
        place = target(rival.marker, row)
        card = None if place is None or rival.board.passed else row[place]
        assert [key for key in aims(game) if key.startswith(f"{kind}:")] == ([card.key] if card else [])
    orders = [ACTION_AT[order.need.action] for order in game.orders.cards[: game.orders_up]]
    assert can_follow(game, rival, "kings_order") == any(
        right_side_possible(game, rival, at) for at in orders
    )
    return [*right.values(), *top.values()].count(False)


# An Inquisition that one has not seen


def told(*events: tuple[str, int | None]) -> list[Told]:
    return [Told(at, Event(id, seat, {}, None)) for at, (id, seat) in enumerate(events)]


STRUCK = (("pw-acts", 1), ("pw-inquisition", 1), ("pw-gains-debt", 0), ("pw-tax-refilled", None))


def ids(steps: list[Told]) -> list[str]:
    return [step.event.id for step in steps]


def test_an_inquisition_stays_on_the_table_until_one_has_acted() -> None:  # PW-9.3
    later = (("pw-acts", 2), ("pw-removes-suspicion", 2))
    assert ids(recent_inquisitions(0, told(*STRUCK, *later))) == ["pw-inquisition", "pw-gains-debt"]
    assert not recent_inquisitions(0, told(*STRUCK, *later, ("pw-acts", 0)))
    assert not recent_inquisitions(0, told(*later))


def test_none_of_several_inquisitions_is_lost() -> None:  # PW-9.3
    again = (("pw-acts", 2), ("pw-inquisition", 2), ("pw-avoids-debt", 1), ("pw-tax-refilled", None))
    between = (("pw-acts", 2), ("pw-gains-debt", 2))
    both = ["pw-inquisition", "pw-gains-debt", "pw-inquisition", "pw-avoids-debt"]
    assert ids(recent_inquisitions(0, told(*STRUCK, *between, *again))) == both
    assert ids(recent_inquisitions(0, told(*STRUCK, ("pw-acts", 0), *again))) == both[2:]
    assert ids(recent_inquisitions(None, told(*STRUCK, *again))) == both
    assert ids(recent_inquisitions(None, told(*STRUCK, ("pw-acts", 1), *again))) == both[2:]


def test_who_looks_on_sees_it_until_the_one_acts_again_who_set_it_off() -> None:  # PW-9.3
    assert recent_inquisitions(None, told(*STRUCK, ("pw-acts", 0)))
    assert not recent_inquisitions(None, told(*STRUCK, ("pw-acts", 1)))
    assert recent_inquisitions(1, told(*STRUCK, ("pw-acts", 0)))


def test_an_inquisition_is_told_beside_the_boards_in_the_readers_words() -> None:  # PW-9.3
    found = 0
    for seed in range(2):
        play = a_game("solo", 1, f"inquisition {seed}")
        for _ in asked_in(play, Random(seed)):
            if recent_inquisitions(0, play.story or []):
                found += 1
                assert "Inquisition!" in scene(play, 0).board(0)
    assert found > 2


# The score pad


def test_the_pad_counts_what_lies_on_the_table() -> None:  # PW-11.2 to PW-11.9
    typed = {"strength": 12, "faith": 4, "influence": 1, "develops": 8, "commissions": 7, "garrisons": 5}
    typed |= {"absolves": 6, "fortifies": 4, "walls": 2, "converts": 5, "silver": 4, "provisions": 4}
    typed |= {"unpaid": 2, "softer": 1, "paid": 3, "order-1": 1, "order-2": 0, "order-3": 1}
    assert {line.name for line in PAGE.SHEET.lines} == set(typed)
    assert PAGE.pad_points(typed) == {
        "kings_orders": 4 + 8,
        "attributes": 20 + 3 + 0,
        "develops": 6,
        "debts": 2 * (-3 + 1) + 3,
        "goods": 8 // 3,
        "commissions": 9,
        "fortifies": 0 + 2,
        "garrisons": 2,
        "absolves": 3,
        "converts": 5,
    }


def test_more_than_there_can_be_counts_as_the_most() -> None:
    nothing = {line.name: 0 for line in PAGE.SHEET.lines}
    assert PAGE.pad_points(nothing | {"faith": 99})["attributes"] == 20


def test_only_converted_outsiders_may_score_below_nothing() -> None:  # PW-11.9
    assert [line.name for line in PAGE.SHEET.lines if line.least < 0] == ["converts"]
