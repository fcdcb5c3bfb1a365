"""Last Will can be played by anybody: random games of every variant come to their end."""

from random import Random

import pytest

from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Value
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.setup import TOTALS
from salotto.titles.last_will.state import Estate
from tests.titles.last_will.tables import NAMES

VARIANTS: list[tuple[str, dict[str, Value]]] = [
    ("base", {"starting_money": "seventy"}),
    ("base", {"starting_money": "random-will"}),
    ("base", {"starting_money": "chosen-will"}),
    ("base", {"promo_messenger": True}),
    ("base", {"plan_order_board": True}),
    ("getting-sacked", {}),
    ("getting-sacked", {"employment": "none", "starting_money": "seventy"}),
    ("getting-sacked", {"employment": "handicap", "handicap_seats": "12"}),
    ("getting-sacked", {"plans": "original"}),
    ("getting-sacked", {"new_cards": False}),
    ("getting-sacked", {"plan_tile_setup": "draw-and-place"}),
    ("getting-sacked", {"helper_corner": "trade-symbol"}),
    ("getting-sacked", {"employed_may_win": False}),
    ("getting-sacked", {"promo_messenger": True, "plan_order_board": True}),
]


def cards_of(estate: Estate) -> list[str]:
    """Every card that lies anywhere."""
    zones = [*estate.decks, *estate.piles, estate.special, estate.new_special, estate.box, estate.aside]
    found = [card.key for zone in zones for card in zone]
    found += [card.key for card in (*estate.wilds, *estate.offers) if card is not None]
    for player in estate.players:
        found += [card.key for card in player.hand] + [laid.card.key for laid in player.board]
    return sorted(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("mode", "options"), VARIANTS, ids=str)
def test_a_random_game_ends_and_loses_no_card(mode: str, options: dict[str, Value], players: int) -> None:
    chance = Random(players)
    play = Play(TITLE, TITLE.table(NAMES[:players], "smoke", mode, options), every=NEVER)
    cards = sorted(card.key for card in play.state.setting.cards())
    while (decision := play.next_decision()) is not None:
        if play.state.round:
            assert cards_of(play.state) == cards
        for player in play.state.players:
            assert len(player.board) <= player.spaces
            assert player.money >= 0 or player.bankrupt
        play.take(decision, chance.choice(decision.options))
    assert play.state.round == TOTALS.rounds or any(player.bankrupt for player in play.state.players)
    assert play.outcome is not None
    assert sorted(play.outcome.ranks) == list(range(1, players + 1))


def test_the_box_holds_the_published_numbers_of_cards() -> None:
    assert len(BOX.base) + len(BOX.base_wills) == 140
    assert len(BOX.new) + len(BOX.jobs) + len(BOX.new_wills) == 50
