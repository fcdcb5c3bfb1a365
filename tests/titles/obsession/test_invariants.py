"""What holds in every game of Obsession, whatever is played (OB-1, OB-11.3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from salotto.kernel.play import Play
from salotto.speech import Speech
from salotto.titles.obsession import TITLE
from salotto.titles.obsession.cards import Gentry
from salotto.titles.obsession.market import reserve_for
from salotto.titles.obsession.settings import PRICES
from salotto.titles.obsession.state import ObsessionState, Phase
from salotto.words import LANGUAGES, words
from tests.random_games import Setting, answer_at_random, settings_of
from tests.walks import Law, Walk

Game = Play[ObsessionState]


def positions(setting: Setting) -> Iterator[Play[ObsessionState]]:
    """A random game, looked at after every answer."""
    chance = Random(7)
    play = Play(TITLE, setting.table(chance))
    while play.pending:
        yield play
        answer_at_random(play, chance)
    yield play


games = Walk([(setting,) for setting in settings_of(TITLE)], positions)


def servants(estate: ObsessionState) -> int:
    """All servants of the table, with those who left for good."""
    gone = sum(player.useful_man_gone for player in estate.players)
    gone += sum(tile.id == "butlers-pantry" for tile in estate.removed)
    return sum(player.staff() for player in estate.players) + sum(estate.for_hire) + sum(estate.pool) + gone


def people(estate: ObsessionState) -> Counter[str]:
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


def tiles(estate: ObsessionState) -> Counter[str]:
    """Every tile, once for each copy, with those that are out of the game."""
    found = [*estate.bag, *(estate.service_reserve or ()), *(estate.pr1_reserve or ())]
    found += [tile for stack in estate.market for tile in stack]
    found += [laid.tile for player in estate.players for laid in player.organiser]
    return Counter(tile.id for tile in (*found, *estate.scavenged, *estate.removed))


def cards(estate: ObsessionState) -> Counter[str]:
    """Every objective, VP and theme card."""
    hands = [card.key for player in estate.players for card in (*player.objectives, *player.vp_cards)]
    decks = (estate.objective_deck, estate.vp_deck, estate.opponent_vp, estate.theme_deck)
    return Counter([*hands, *(card.key for deck in (*decks, estate.themes) for card in deck)])


@games.law
def test_nothing_is_lost_and_nobody_is_twice(
    setting: Setting,
) -> Law[Game]:  # OB-1.0, OB-10.9
    before = None
    while play := (yield):
        estate = play.state
        if estate.space:
            found = people(estate), servants(estate), tiles(estate), cards(estate)
            before = before or found
            assert found == before
            assert max(found[0].values()) == 1


@games.law
def test_the_market_shows_no_more_than_it_may(setting: Setting) -> Law[Game]:
    # OB-11.1, OB-11.2, OB-11.9, OB-11.10, OB-11.15
    while play := (yield):
        estate = play.state
        assert len(estate.market) <= len(PRICES)
        if estate.setting.challenge:
            continue  # OB-21.5
        assert all(len(set(stack)) <= 1 for stack in estate.market)
        shown = [stack[0] for stack in estate.market if stack]
        if estate.setting.stack_duplicates:
            assert len(shown) == len(set(shown))
        assert all(reserve_for(estate, tile) == "service" for tile in estate.service_reserve or ())
        assert all(reserve_for(estate, tile) == "pr1" for tile in estate.pr1_reserve or ())
        found = {tile for tile in shown if reserve_for(estate, tile)}
        assert len(found) <= searched(estate)  # OB-17.21


def searched(estate: ObsessionState) -> int:
    """How many useful men have left, perhaps to find a tile that belongs to a reserve."""
    return sum(player.useful_man_gone for player in estate.players)


@games.law
def test_money_reputation_and_market_keep_their_bounds(setting: Setting) -> Law[Game]:
    # OB-1.2, OB-7.2, OB-11.1, OB-11.3
    while play := (yield):
        estate = play.state
        assert len(estate.market) <= 6
        if estate.phase is Phase.ACT and not estate.setting.challenge:
            assert len(estate.market) == 6 or not estate.bag.cards  # OB-11.13
            assert all(estate.market)
        for player in estate.players:
            assert player.money >= 0
            assert player.money % 100 == 0
            assert 0 <= player.reputation <= estate.setting.cap
            assert min(*player.available, *player.quarters, *player.expended, *player.placed) >= 0
            names = [laid.tile for laid in player.organiser]
            assert len(names) == len(set(names))  # OB-9.18


@games.law
def test_every_answer_can_be_put_into_words(setting: Setting) -> Law[Game]:
    names = [f"Player {seat}" for seat in range(setting.players)]
    speeches = [Speech(TITLE, words(language), names) for language in LANGUAGES]
    while play := (yield):
        for decision in play.pending:
            for key in decision.keys:
                assert all(speech.answer(key) for speech in speeches)


@games.law
def test_what_is_blocked_says_why(setting: Setting) -> Law[Game]:
    while play := (yield):
        for decision in play.pending:
            for blocked in decision.why_not():
                assert blocked.key not in decision.keys
                assert blocked.rule.startswith("OB-")
                assert blocked.message.startswith("ob-why-")
