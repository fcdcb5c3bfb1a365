"""Nothing is lost and nothing invented: cards, money and tokens at every moment of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from salotto.kernel.play import NEVER, Play
from salotto.kernel.title import Value
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.cards import REGULAR, Black, Card, Deck, Job, Property
from salotto.titles.last_will.setup import cards_in_play
from salotto.titles.last_will.state import LastWillState, Phase
from tests.kit.player import NAMES
from tests.titles.last_will.tables import BASE, SACKED, Table
from tests.walks import Law, Walk

Options = dict[str, Value]

VARIANTS: dict[str, tuple[str, Options]] = {
    "base": (BASE, {}),
    "first-game": (BASE, {"starting_money": "seventy"}),
    "chosen-will": (BASE, {"starting_money": "chosen-will"}),
    "messenger": (BASE, {"promo_messenger": True}),
    "plan-order": (BASE, {"plan_order_board": True}),
    "sacked": (SACKED, {}),
    "sacked-chosen-will": (SACKED, {"starting_money": "chosen-will"}),
    "no-jobs": (SACKED, {"employment": "none", "starting_money": "seventy"}),
    "handicap": (SACKED, {"employment": "handicap", "handicap_seats": "12"}),
    "base-plans": (SACKED, {"plans": "original"}),
    "no-new-cards": (SACKED, {"new_cards": False}),
    "draw-and-place": (SACKED, {"plan_tile_setup": "draw-and-place"}),
    "trade-symbols": (SACKED, {"helper_corner": "trade-symbol"}),
    "employed-last": (SACKED, {"employed_may_win": False}),
    "all-promos": (SACKED, {"promo_messenger": True, "plan_order_board": True}),
}

EXTRA = {"4-line": 15, "5-line": 30}
TAKES = ("lw-income", "lw-last-income", "lw-sells")
SPENDS = ("lw-opera", "lw-plays", "lw-activates", "lw-buys")


def moments(variant: str, players: int) -> Iterator[Table]:
    """Every moment of a random game at which somebody is asked, and its end."""
    mode, options = VARIANTS[variant]
    chance = Random(f"{variant} {players}")
    play = Play(TITLE, TITLE.table(NAMES[:players], variant, mode, options), [], every=NEVER)
    while (decision := play.next_decision()) is not None:
        yield play
        play.take(decision, chance.choice(decision.options))
    yield play


games = Walk([(variant, players) for variant in VARIANTS for players in (2, 3, 4, 5)], moments)


def between_steps(play: Table) -> bool:
    """Whether nothing is half done."""
    return play.over or play.pending[0].prompt in ("lw-act", "lw-errand", "lw-choose-plan", "lw-block-plan")


def places(estate: LastWillState) -> Counter[Card]:
    """How often each card lies somewhere."""
    zones = [*estate.decks, *estate.piles, estate.special, estate.new_special, estate.box, estate.aside]
    zones += [player.hand for player in estate.players]
    loose = [card for card in (*estate.wilds, *estate.offers) if card is not None]
    laid = [laid.card for player in estate.players for laid in player.board]
    return Counter([*loose, *laid, *(card for zone in zones for card in zone)])


@games.law
def test_every_card_lies_in_exactly_one_place(variant: str, players: int) -> Law[Table]:  # LW-1.7, LW-1.8
    while play := (yield):
        if play.state.phase is not Phase.OPENING:
            assert places(play.state) == Counter(cards_in_play(play.state.setting))
        for deck, zones in zip(REGULAR, zip(play.state.decks, play.state.piles, strict=True), strict=False):
            assert {card.deck for zone in zones for card in zone} <= {deck}


@games.law
def test_money_moves_only_between_players_and_bank(
    variant: str, players: int
) -> Law[Table]:  # LW-14.1, LW-1.2
    accounts: list[int] = []
    heard = 0
    while play := (yield):
        if play.state.phase is Phase.OPENING:
            continue
        if not accounts:
            will = play.state.will
            inherited = will.money if will else 70
            extra = EXTRA[will.jobs] if will and will.jobs else 0
            accounts = [inherited if player.job else inherited + extra for player in play.state.players]
        assert play.story is not None
        for _, event in play.story[heard:]:
            if event.id in TAKES + SPENDS:
                assert event.seat is not None
                assert event.args["pounds"] >= 0
                accounts[event.seat] += event.args["pounds"] * (1 if event.id in TAKES else -1)
                assert event.args["money"] == accounts[event.seat]
        heard = len(play.story)
        assert [player.money for player in play.state.players] == accounts


@games.law
def test_nobody_has_more_cards_on_the_board_than_spaces(
    variant: str, players: int
) -> Law[Table]:  # LW-1.7, LW-1.6
    while play := (yield):
        for player in play.state.players:
            assert len(player.board) <= player.spaces
            for laid in player.board:
                assert len(laid.tokens) <= len(laid.card.slots)
                fitting = zip(laid.tokens, laid.card.slots, strict=False)
                assert all(token in slot.companions for token, slot in fitting)
        taken = sum(player.spaces - 5 for player in play.state.players)
        assert taken + play.state.extensions == 12


@games.law
def test_every_round_has_its_offers_and_the_game_ends_by_round_7(variant: str, players: int) -> Law[Table]:
    # LW-4.2, LW-4.4, LW-3.2, LW-16.1
    mode, options = VARIANTS[variant]
    new = mode == SACKED and options.get("new_cards", True)
    cards = {2: 7, 3: 8, 4: 8, 5: 9}[players] + (1 if new else 0)
    rounds = 0
    while play := (yield):
        end, estate = play, play.state
        assert len(estate.offers) == (cards if estate.round else 0)
        if estate.round == rounds:
            continue
        assert estate.round == rounds + 1
        rounds = estate.round
        for space, card in zip(estate.setting.offering, estate.offers, strict=True):
            deck = space.decks[rounds - 1]
            if card is None:
                assert deck in REGULAR
                assert estate.available(REGULAR.index(deck)) == 0
            else:
                assert card.deck is deck
        assert {card.deck for card in estate.offers if card} >= {Deck.SPECIAL, Deck.WILD}
    assert rounds <= 7
    assert end.over
    assert rounds == 7 or any(player.bankrupt for player in end.state.players)
    assert end.outcome is not None
    assert sorted(end.outcome.ranks) == list(range(1, players + 1))  # LW-16.8


@games.law
def test_only_who_owns_nothing_owes_and_goes_bankrupt(variant: str, players: int) -> Law[Table]:
    # LW-14.2, LW-14.4, LW-14.8, LW-24.2
    ruined: set[int] = set()
    while play := (yield):
        for player in play.state.players:
            free = player.job is None and not player.owns_property()
            if player.money < 0:
                assert free
            if between_steps(play) and play.state.round and player.money <= 0 and free:
                assert player.bankrupt
            if player.bankrupt:
                ruined.add(player.seat)
            assert player.bankrupt == (player.seat in ruined)
        if ruined:
            assert play.state.last_round()


@games.law
def test_at_most_one_demotion_a_round_and_20_tokens_in_all(variant: str, players: int) -> Law[Table]:
    # LW-21.5, LW-1.6, LW-22.12, LW-24.1
    before: list[tuple[Job | None, int]] = []
    heard = 0
    demotions: Counter[tuple[int, int | None]] = Counter()
    while play := (yield):
        estate = play.state
        assert play.story is not None
        demotions.update(
            (estate.round, told.event.seat) for told in play.story[heard:] if told.event.id == "lw-demoted"
        )
        heard = len(play.story)
        now = [(player.job, player.covered) for player in estate.players]
        for (old_job, old), (job, covered) in zip(before, now, strict=False):
            assert job is old_job or job is None
            assert job is None or old & ~covered == 0  # a covered line stays covered
            assert job is None or covered < (1 << len(job.lines)) - 1
        before = now if estate.round else []
        assert sum(covered.bit_count() for _, covered in now) <= 20
    assert max(demotions.values(), default=1) == 1


@games.law
def test_values_never_rise_and_tokens_never_move(
    variant: str, players: int
) -> Law[Table]:  # LW-10.7, LW-11.6
    before: dict[Black, tuple[int, tuple[str, ...]]] = {}
    while play := (yield):
        now = {
            laid.card: (laid.step, tuple(token.value for token in laid.tokens))
            for player in play.state.players
            for laid in player.board
        }
        for card in before.keys() & now.keys():
            (old_step, old_tokens), (step, tokens) = before[card], now[card]
            assert step >= old_step
            assert tokens[: len(old_tokens)] == old_tokens
            assert step == 0 or isinstance(card, Property)
        before = now


@games.law
def test_no_errand_space_holds_too_many_figures(variant: str, players: int) -> Law[Table]:  # LW-6.3, LW-6.10
    while play := (yield):
        for space, figures in zip(play.state.setting.errands, play.state.figures, strict=False):
            if space.own:
                assert len(set(figures)) == len(figures)
            else:
                assert len(figures) <= space.figures
