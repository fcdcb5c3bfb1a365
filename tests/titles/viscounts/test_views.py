"""What a seat may know, and how things are called (VW-1.5)."""

import json

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import tell
from salotto.kit.furniture import Figures, Look, keys_of, walk
from salotto.speech import Speech
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import SILVER
from salotto.titles.viscounts.faces import ALL
from salotto.titles.viscounts.mat import slots
from salotto.titles.viscounts.naming import NAMES as THINGS
from salotto.titles.viscounts.preview import moves
from salotto.words import Words, words
from tests.kit.player import NAMES, a_table, do
from tests.titles.viscounts.positions import Overlord, Viscount, a_game, resolve
from tests.titles.viscounts.solo_tables import begun


def test_a_hand_is_for_its_owner_its_size_for_all() -> None:  # VW-1.5
    game = a_game(Viscount(hand="abbot squire", draw="thief lender"))
    mine, theirs = game.view(0)["players"][0], game.view(1)["players"][0]
    assert mine["hand"] == ["start:abbot-1", "start:squire-1"]
    assert theirs["hand"] == [None, None]
    assert mine["draw"] == theirs["draw"] == [None, None]


def test_what_is_in_hand_or_draw_pile_together_is_known_to_all() -> None:  # VW-1.1
    game = a_game(Viscount(hand="abbot", draw="thief"), do=[])
    assert game.view(None)["players"][0]["hand_or_draw"] == ["start:abbot-1", "start:thief-1"]


def test_discards_goods_markers_and_boards_are_public() -> None:  # VW-1.5
    game = a_game(
        Viscount(
            silver=3, discard="thief", row="abbot - -", unpaid=2, virtue=5, first={"FL": 1}, hand="squire"
        ),
        do=[],
    )
    shown = game.view(1)["players"][0]
    assert shown["goods"][SILVER] == 3
    assert shown["discard"] == ["start:thief-1"]
    assert shown["row"] == ["start:abbot-1", None, None]
    assert (shown["unpaid"], shown["virtue"], sum(game.view(1)["first"])) == (2, 5, 1)


def test_of_the_piles_only_the_top_and_the_size_are_shown() -> None:  # VW-2.4, VW-2.5
    game = a_game(townsfolk={"hills": "miner friar"}, manuscripts={"hills": "grey-3-flip", "lake": ""})
    view = game.view(0)
    assert view["townsfolk"][1] == [None, "townsfolk:friar"]
    assert (view["manuscripts"][0], view["manuscripts"][1]) == ([], ["manuscript:ms-grey-3-flip"])


def test_a_movement_is_shown_with_what_it_costs_and_allows() -> None:  # VW-5.2, VW-5.3
    game = a_game(
        Viscount("lake-left", silver=1, row="trader - -"), Viscount("hills-left"), do="move", steps=1
    )
    spaces = game.state.layout.spaces
    found = {spaces[move.place].key: move for move in moves(game.state, game.state.players[0])}
    assert set(found) == {"space:lake-right", "space:lake-inner", "space:hills-left", "space:hills-inner"}
    assert found["space:lake-right"].silver == 0
    assert found["space:hills-left"].silver == 1
    assert found["space:hills-left"].meets == [1]
    assert "action:trade" in found["space:lake-right"].actions
    assert game.state.players[0].silver == 1


def test_a_redeal_keeps_everything_that_is_known() -> None:  # VW-1.5
    game = a_game(Viscount(hand="abbot squire labourer", draw="thief lender trader financer"))
    for seat in (0, 1, None):
        for seed in range(5):
            twin = game.state.copy()
            TITLE.redeal(twin, seat, Chance(str(seed), "views"))
            assert TITLE.view(twin, seat) == TITLE.view(game.state, seat)


def test_spare_player_cards_of_the_draft_stay_hidden() -> None:  # VW-1.5
    play = a_table(TITLE, 3, "coop")
    spare = [card.key for card in play.state.spare_cards]
    assert len(spare) == 6
    for seat in (0, 1, 2, None):
        shown = json.dumps(play.view(seat))
        assert not any(f'"{key}"' in shown for key in spare)


def test_unseen_future_schemes_are_hidden_in_either_pile() -> None:  # VW-10.2.3
    game = a_game(
        Viscount(),
        mode="solo",
        scheme_pile="start-cleric future-noble",
        future="future-cleric future-criminal",
    )
    shown = game.view(0)["rival"]
    assert shown["draw"] == shown["future"] == [None, None]
    found = set()
    for seed in range(30):
        twin = game.state.copy()
        TITLE.redeal(twin, 0, Chance(str(seed), "schemes"))
        assert twin.rival is not None
        found |= {card.id for card in twin.rival.draw.cards}
    assert found == {"start-cleric", "future-noble", "future-cleric", "future-criminal"}


def test_the_overlord_hides_nothing() -> None:  # VW-1.5
    game = a_game(
        Viscount(), Viscount(), mode="coop", overlord=Overlord("hills-left", {"hills-left": 2}), do="play"
    )
    shown = game.view(0)
    baron = game.state.baron
    assert baron is not None
    assert shown["baron"]["place"] == game.state.layout.place_of["space:hills-left"]
    assert shown["baron"]["reserve"] == 18
    assert shown["baron"]["workers"] == baron.workers
    assert sum(baron.workers) == 2


def test_views_are_plain_data() -> None:
    for players, mode in ((3, "competitive"), (1, "solo"), (2, "coop")):
        play = a_table(TITLE, players, mode)
        for seat in (*range(players), None):
            shown = play.view(seat)
            assert json.loads(json.dumps(shown)) == shown


def test_every_key_can_be_said() -> None:
    strict, Words.strict = Words.strict, True
    try:
        speech = Speech(TITLE, words("en"), NAMES, 0)
        keys = [*THINGS.things, *BOX.texts]
        keys += [
            f"{kind}:{card.id}" for card in (*BOX.townsfolk, *BOX.heroes) for kind in ("ability", "hired")
        ]
        keys += [f"written:{tile.id}" for tile in BOX.manuscripts]
        keys += [f"counter:{id}" for id in ("vw_buildings", "vw_third_tier", "vw_manuscripts")]
        keys += [f"phase:{number}" for number in range(7)]
        assert all(speech.thing(key) for key in keys)
        assert speech.thing("does:guntram") == (
            "either gain 1 Debt, then flip 1 Deed, or gain 1 Deed, then flip 1 Debt"
        )
        assert speech.thing("pay:stone-1,silver-2") == "1 Stone and 2 Silver"
        assert speech.thing("pay:ink-1,gold-1,stone-1,silver-2") == "1 Ink Well, 1 Gold, 1 Stone and 2 Silver"
        assert speech.thing("order:mlr") == "middle, left, right"
    finally:
        Words.strict = strict


def test_a_choice_is_said_by_what_it_does() -> None:
    game = a_game(do=resolve("does:judith"))
    speech = Speech(TITLE, words("en"), NAMES, 0)
    assert speech.answer(game.pending[0].options[1]) == "flip 1 Debt or Deed"
    do(game, "does:judith/2")
    assert game.over


def test_the_slots_of_the_rival_are_those_of_its_own_board() -> None:  # VW-10.2.1
    game = begun(solo_rival="rival-noble")
    mine, rival = (slots(game.state, player, Look(0, player.seat)).things for player in game.state.players)
    assert [keys_of(slot) for slot in mine] == [(slot.key,) for slot in BOX.slots]
    icons = [[each.icon for each in walk([slot]) if isinstance(each, Figures)] for slot in rival]
    assert icons == [[]] + [["guildhall"]] * 2 + [["trading-post"]] * 3 + [["workshop"]] * 3  # VW-10.2.5
    said = Speech(TITLE, words("en"), NAMES[:1]).thing(keys_of(rival[0])[0])
    assert said == "1 icon: Noble"


def test_every_card_of_the_rival_and_every_bonus_is_told_in_words() -> None:  # VW-10.3.3, VW-9.6
    speech = Speech(TITLE, words("en"), NAMES[:1])
    kinds = (*BOX.schemes, *BOX.rivals.values(), *BOX.cleric_bonus, BOX.castle_leader, *BOX.player_cards)
    for card in kinds:
        for line in ALL[card.key].lines:
            assert "vw-" not in speech.say(line.id, **line.args)
    then = speech.thing("scheme-then:start-builder-noble")
    assert then.startswith(
        "Then the first that is possible: Construct a Building; otherwise its Primary Focus;"
    )
    assert speech.thing("starts:player-card-6") == "You start on space 6 of the outside path."
    assert speech.thing("bonus-text:cleric-bonus-blue").endswith("2 more icons: Merchant.")


def test_others_read_of_a_link_and_of_a_debt_in_the_third_person() -> None:  # VW-6.3.6, VW-11.8.2
    debt = Speech(TITLE, words("en"), NAMES[:2]).thing(BOX.dismiss_lines["debt"].key)
    assert debt.endswith("whoever has just played gains 1 Debt")
    told = Speech(TITLE, words("en"), NAMES[:3], reader=2)
    joined = tell("vw-link", 0, link=BOX.links[0].key, owner="seat:1")
    assert told.event(joined) == f"A Link between {NAMES[0]} and {NAMES[1]}."
