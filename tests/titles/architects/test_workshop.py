"""Workshop: hiring and plans (AW-4.3, AW-4.4), and Tax (AW-6.2)."""

from tests.each import for_each
from tests.kit.player import choices, do, prompt, why_not
from tests.titles.architects.positions import Architect, a_game, hand, has, player, row

ROW = "miner thief trickster labourer jeweller gatekeeper acolyte-tiling stonecutter"


def test_hiring_beyond_reach_lays_silver_on_the_cards_passed_over() -> None:  # E5, AW-4.3.2 to AW-4.3.7
    play = a_game(Architect(7), Architect(), row=ROW, coins=[0, 0, 0, 0, 0, 0, 1, 0])
    do(play, "place:workshop:hire", "acolyte-tiling")
    assert has(play, "silver") == 7 - 4 - 2 + 1
    assert player(play).virtue == 8
    assert row(play)[4:7] == ["jeweller", "gatekeeper", "stonecutter"]
    assert play.state.coins == [0, 0, 0, 0, 1, 1, 0, 0]
    assert play.state.tax == 4 + 2
    assert row(play)[:4] == ["miner", "thief", "trickster", "labourer"]


def test_reach_grows_with_the_workers_there() -> None:  # AW-4.3.3, AW-4.3.4
    play = do(a_game(Architect(5, at={"workshop": 1}), Architect(), row=ROW), "place:workshop:hire")
    assert choices(play) == [
        f"apprentice:{id}"
        for id in ("miner-1", "thief", "trickster", "jeweller-1", "gatekeeper", "acolyte-tiling")
    ]
    assert why_not(play, "labourer") == "AW-4.3.4"
    do(play, "trickster")
    assert has(play, "silver") == 0
    assert play.state.coins[:3] == [1, 0, 0]


def test_silver_slides_with_its_card() -> None:  # AW-4.3.7, AW-4.3.5
    play = a_game(Architect(4), Architect(), row=ROW, coins=[0, 2, 3, 1])
    do(play, "place:workshop:hire", "miner")
    assert row(play)[:3] == ["thief", "trickster", "labourer"]
    assert play.state.coins[:4] == [2, 3, 1, 0]


@for_each(
    "architect, price, tax",
    [
        (Architect(9, virtue=4), 4, 2),
        (Architect(9, virtue=3), 3, 1),
        (Architect(9, virtue=2), 3, 1),
        (Architect(9, virtue=1), 2, 0),
        (Architect(9, virtue=0), 2, 0),
        (Architect(9, virtue=11, character="ada"), 3, 1),
        (Architect(9, virtue=9, character="rudolf"), 3, 2),
    ],
)
def test_tax_is_ignored_by_the_wicked_and_by_ada(architect: Architect, price: int, tax: int) -> None:
    # E6, AW-6.2.1, AW-6.2.2, AW-6.2.3, AW-10.2, AW-10.5
    play = a_game(architect, Architect(), row=ROW, tax=0)
    do(play, "place:workshop:hire", "miner")
    assert (has(play, "silver"), play.state.tax) == (9 - price, tax)


def test_hiring_needs_the_money() -> None:  # AW-4.3.2
    assert why_not(a_game(Architect(3), Architect()), "place:workshop:hire") == "AW-4.3.2"


def test_hiring_or_plans_is_chosen_when_placing() -> None:  # AW-4.3.1
    keys = choices(a_game(Architect(4), Architect()))
    assert {"place:workshop:hire", "place:workshop:plans"} <= set(keys)


def test_the_virtue_of_an_apprentice_applies_once_at_hiring() -> None:  # AW-4.3.6
    play = a_game(Architect(4), Architect(), row="pickpocket")
    do(play, "place:workshop:hire", "pickpocket")
    assert player(play).virtue == 6
    do(play, "place:quarry", seat=1)
    do(play, "discard:pickpocket")
    assert player(play).virtue == 6


def test_at_the_limit_one_is_discarded_before_hiring() -> None:  # AW-4.3.8, AW-4.3.9
    full = Architect(4, apprentices="thief trickster labourer gatekeeper squire-gold")
    play = do(a_game(full, Architect(), row="miner"), "place:workshop:hire", "miner")
    assert prompt(play) == "aw-make-room"
    do(play, "thief")
    assert [card.id for card in player(play).apprentices] == [
        "trickster",
        "labourer",
        "gatekeeper",
        "squire-gold",
        "miner",
    ]
    assert play.state.pile.cards[0].id == "thief"


def test_several_copies_of_one_apprentice_are_allowed() -> None:  # AW-4.3.8
    play = do(
        a_game(Architect(4, apprentices="miner"), Architect(), row="miner"), "place:workshop:hire", "miner"
    )
    assert [card.id for card in player(play).apprentices] == ["miner", "miner"]


def test_rudolf_may_have_six() -> None:  # AW-10.5
    rudolf = Architect(4, character="rudolf", apprentices="thief trickster labourer gatekeeper squire-gold")
    play = do(a_game(rudolf, Architect(), row="miner"), "place:workshop:hire", "miner")
    assert len(player(play).apprentices) == 6


@for_each("before, cards", [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_plans_grow_with_every_second_worker(before: int, cards: int) -> None:  # AW-4.4.1
    play = do(a_game(Architect(at={"workshop": before}), Architect()), "place:workshop:plans")
    assert len(hand(play)) == cards


def test_without_cards_plans_are_refused_but_not_hiring() -> None:  # AW-4.4.3, AW-R26, E42
    play = a_game(Architect(9, level=1, gold=1, virtue=7), Architect(), no_plans=True)
    assert why_not(play, "place:workshop:plans") == "AW-4.4.3"
    assert why_not(play, "place:black-market-b:plans") == "AW-4.4.3"
    assert {"place:workshop:hire", "place:black-market-b:hire"} <= set(choices(play))


def test_a_card_discarded_for_the_cathedral_can_be_drawn() -> None:  # AW-4.4.2, E42
    builder = Architect(gold=1, hand="castle")
    play = do(a_game(builder, Architect(at={"workshop": 3}), no_plans=True), "place:guildhall:cathedral")
    do(play, "place:workshop:plans", seat=1)
    assert hand(play, 1) == ["castle"]


def test_the_apprentice_pile_never_runs_out() -> None:  # AW-4.4.4
    hired = 5 * 5 + 1
    assert hired + 8 < len(a_game(Architect(), Architect()).state.setting.apprentices)
