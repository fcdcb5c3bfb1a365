"""What holds in every game of Obsession, whatever is played (OB-1, OB-11.3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from salotto.kernel.play import Play
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Gentry
from salotto.titles.obsession.state import Estate, Phase
from tests.random_games import Setting, answer_at_random, settings_of

SETTINGS = settings_of(TITLE)


def positions(setting: Setting, seed: int) -> Iterator[Play[Estate]]:
    """A random game, looked at after every answer."""
    chance = Random(seed)
    play = Play(TITLE, setting.table(chance))
    while play.pending:
        yield play
        answer_at_random(play, chance)
    yield play


def servants(estate: Estate) -> int:
    """All servants of the table, with those who left for good."""
    gone = sum(player.useful_man_gone for player in estate.players)
    gone += sum(tile.id == "butlers-pantry" for tile in estate.removed)
    return sum(player.staff() for player in estate.players) + sum(estate.for_hire) + sum(estate.pool) + gone


def people(estate: Estate) -> Counter[str]:
    """Every person, once for each place where the card lies."""
    decks = (estate.casual, estate.prestige, estate.looked, estate.starters)
    places: list[Iterable[Gentry]] = [*decks, estate.fairchilds]
    for player in estate.players:
        places += [player.hand, player.discards]
    found = Counter(card.key for place in places for card in place)
    if estate.plan is not None:
        found.update(card.key for card in estate.plan.guests if card not in estate.current().hand)
    if estate.opponent_fairchild is not None:
        found[estate.opponent_fairchild.key] += 1
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nobody_is_lost_and_nobody_is_twice(setting: Setting) -> None:  # OB-1.0, OB-10.9
    everybody = staff = None
    for play in positions(setting, 7):
        estate = play.state
        if estate.space:
            everybody = everybody or people(estate)
            staff = staff or servants(estate)
            assert people(estate) == everybody
            assert servants(estate) == staff
            assert max(everybody.values()) == 1


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_money_reputation_and_market_keep_their_bounds(setting: Setting) -> None:
    # OB-1.2, OB-7.2, OB-11.1, OB-11.3
    for play in positions(setting, 11):
        estate = play.state
        assert len(estate.market) <= 6
        if estate.phase is Phase.ACT and not estate.setting.challenge:
            assert len(estate.market) == 6
            assert all(estate.market)
        for player in estate.players:
            assert player.money >= 0
            assert player.money % 100 == 0
            assert 0 <= player.reputation <= estate.setting.cap
            assert min(*player.available, *player.quarters, *player.expended, *player.placed) >= 0
            names = [laid.tile for laid in player.organiser]
            assert len(names) == len(set(names))  # OB-9.18


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_answer_can_be_put_into_words(setting: Setting) -> None:
    for play in positions(setting, 13):
        for decision in play.pending:
            for key in decision.keys:
                phrase = TITLE.phrase(key)
                assert phrase.names or phrase.id.startswith("ob-")
                for value in phrase.args.values():
                    if isinstance(value, str) and ":" in value:
                        TITLE.phrase(value)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_blocked_says_why(setting: Setting) -> None:
    for play in positions(setting, 17):
        for decision in play.pending:
            for blocked in decision.why_not():
                assert blocked.key not in decision.keys
                assert blocked.rule.startswith("OB-")
                assert blocked.message.startswith("ob-why-")
