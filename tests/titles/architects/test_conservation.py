"""Over whole random games: Workers, cards, ranges, and the counters of the campaign (AW-1, AW-13)."""

from collections import Counter
from random import Random

from salotto.kernel.play import Play
from salotto.titles.architects.cards import OPEN
from salotto.titles.architects.state import ArchitectsState
from tests.each import for_each
from tests.kit.player import NAMES, do
from tests.random_games import Setting, answer_at_random, settings_of
from tests.titles.architects.positions import TITLE, Architect, Game, a_game, total

SETTINGS = settings_of(TITLE)


def check(state: ArchitectsState) -> None:
    """What holds at every moment."""
    for colour in range(state.setting.colours):
        assert total(state, colour) == 20
    places = (state.workers, state.at, state.prison, state.captives, state.removed)
    assert all(number >= 0 for place in places for number in place)
    for player in state.players:
        assert min(player.goods) >= 0
        assert 0 <= player.virtue <= 14
        assert 0 <= player.level <= 5
        assert player.debts >= 0
        assert len(player.apprentices) <= player.character.apprentice_limit
        assert state.held(player.seat, player.seat) == 0
    if state.rival is not None:
        assert 0 <= state.rival.virtue <= 14
    assert state.tax >= 0
    for level in range(1, 6):
        markers = sum(player.level == level for player in state.players)
        markers += state.rival is not None and state.rival.level == level
        assert markers <= (3, 3, 2, 2, 1)[level - 1]


def cards(state: ArchitectsState) -> Counter[str]:
    """Every Building and Apprentice of the table."""
    found = [*state.plans, *state.pile, *(card for card in state.row if card)]
    for player in state.players:
        found += [*player.hand, *player.packet, *player.buildings, *player.apprentices]
    if state.baron is not None:
        found += state.baron.plans
    return Counter(card.key for card in found if not getattr(card, "coop", ""))


@for_each("setting", SETTINGS)
def test_workers_and_cards_are_each_in_one_place(setting: Setting) -> None:  # AW-1.3, AW-6.1.1, AW-4.3.8
    looked = 0
    for seed in range(3):
        chance = Random(seed)
        play = Play(TITLE, setting.table(chance))
        started = False
        before: Counter[str] = Counter()
        while play.pending:
            answer_at_random(play, chance)
            looked += 1
            check(play.state)
            if started:
                assert cards(play.state) == before
            elif play.state.phase == "playing":
                started, before = True, cards(play.state)
        assert play.over
    assert looked > 60


# The campaign


def rises(play: Game) -> list[tuple[int, str, int]]:
    """The counters that have risen so far."""
    assert TITLE.campaign is not None
    return [(rise.seat, rise.counter, rise.value) for rise in TITLE.campaign.rises(play.state)]


def test_every_rise_of_a_counter_is_kept_in_order() -> None:  # AW-13.4
    builder = Architect(
        9, wood=2, stone=3, marble=2, hand="monument", apprentices="labourer", at={"town-centre": 1}
    )
    play = a_game(builder, Architect(at={"quarry": 3}), campaign=True)
    do(play, "place:guildhall:construct")
    assert rises(play) == [
        (0, "aw_buildings", 1),
        (0, "aw_virtue", 8),
        (0, "aw_virtue", 9),
        (1, "aw_virtue", 8),
    ]
    do(play, "place:black-market-a", seat=1)
    do(play, "place:town-centre", "capture:quarry:1", "done")
    assert rises(play)[4:] == [(1, "aw_marble", 1), (0, "aw_captives", 3)]
    assert TITLE.campaign is not None
    assert TITLE.campaign.counter(play.state, 0, "aw_captives") == 3


def test_debts_and_the_cathedral_are_counted() -> None:  # AW-13.4
    climber = Architect(0, gold=1, hand="well")
    play = a_game(climber, Architect(virtue=0), campaign=True, rewards="reward-stone")
    do(play, "place:guildhall:cathedral")
    do(play, "place:tax-stand", seat=1)
    assert rises(play) == [
        (0, "aw_cathedral_level", 1),
        (0, "aw_virtue", 8),
        (1, "aw_unpaid_debts", 1),
        (1, "aw_unpaid_debts", 2),
    ]


def test_a_table_outside_a_campaign_keeps_no_rises() -> None:  # AW-13.4
    play = do(a_game(Architect(0, clay=2), Architect()), "place:kings-storehouse", "trade:virtue:clay-2")
    assert rises(play) == []


def test_scoring_completes_nothing() -> None:  # AW-13.4
    rich = Architect(0, buildings="castle", gold=6)
    play = a_game(rich, Architect(), campaign=True, guildhall=[0] * 12, ending=1)
    do(play, "place:quarry")
    assert play.over
    assert rises(play) == []


def test_the_campaign_ranks_and_knows_who_acted_last() -> None:  # AW-13.3
    play = a_game(Architect(4), Architect(6), Architect(2), campaign=True, first=1)
    assert TITLE.campaign is not None
    assert TITLE.campaign.ranking(play.state) == [(0, 7, 4), (0, 7, 6), (0, 7, 2)]
    assert TITLE.campaign.orders(play.state)["turn_order"] == [1, 2, 0]
    builder = Architect(0, wood=2, stone=2, hand="well")
    ended = a_game(builder, Architect(), Architect(), campaign=True, first=0, guildhall=[1] * 15)
    do(ended, "place:guildhall:construct")
    assert TITLE.campaign.orders(ended.state)["last_turn"] == [1, 2, 0]


def test_the_campaign_says_who_begins() -> None:  # AW-13.1
    for marker in range(3):
        table = TITLE.table(NAMES[:3], "1", "competitive", {}, {"chapter": 1, "marker": marker})
        assert Play(TITLE, table).state.first == marker


def test_the_places_are_those_of_the_board() -> None:  # AW-1.1, AW-4.0.1
    assert len(OPEN) == 9
