"""Positions for the tests of Last Will, set up in one line.

Cards are named by the ids of the data files; each time an id is named another copy of the card is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass

from salotto.kernel.title import Value
from salotto.kernel.zones import EVERYBODY, Zone, only
from salotto.titles.last_will import TITLE
from salotto.titles.last_will.actions import begin_actions
from salotto.titles.last_will.box import BOX
from salotto.titles.last_will.cards import REGULAR, TYPES, Black, Card, Deck, Job, Plan, Property, Symbol
from salotto.titles.last_will.settings import Setting, setting_of
from salotto.titles.last_will.setup import cards_in_play
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player
from tests.kit import player as kit
from tests.kit.player import NAMES
from tests.titles.last_will.tables import BASE, SACKED, Table

Cards = Sequence[str]
Options = Mapping[str, Value]

MARKET = {"mansion": 3, "manor": -2, "town-house": 1, "farm": -3}
"""The modifiers, where a test does not say otherwise."""


@dataclass
class Holding:
    """A card on a board: its tokens ("dog horse"), the present value of a house, its check mark."""

    entry: str
    tokens: str = ""
    value: int | None = None
    used: bool = False
    uses: int = 0


@dataclass
class Cousin:
    """A player: `covered` names the symbols of covered lines, `plan` the position of the planning marker,
    `known` hand cards that were taken face up; without `actions` the plan and the helpers give them."""

    money: int = 30
    hand: Cards = ()
    board: Sequence[str | Holding] = ()
    _: KW_ONLY
    actions: int | None = 4
    white_actions: int = 0
    job: str | Job | None = None
    covered: Sequence[str] = ()
    demoted: bool = False
    bankrupt: bool = False
    spaces: int = 5
    plan: int | None = None
    errand_boys: int | None = None
    known: Cards = ()


Board = Sequence[str | Holding]

on_board = Holding
a_cousin = Cousin


def a_bystander() -> Cousin:
    """Somebody with nothing but one thing to do in his turn, so that the table waits for him."""
    return Cousin(board=["school-chum"])


def a_game(
    *cousins: Cousin,
    phase: Phase = Phase.ACTIONS,
    round: int = 3,
    market: Mapping[str, int] | None = None,
    offers: Mapping[str, str] | None = None,
    start: int = 0,
    plans: Sequence[str] = (),
    track: Sequence[int] = (),
    extensions: int = 12,
    decks: Mapping[str, Cards] | None = None,
    piles: Mapping[str, Cards] | None = None,
    empty: Iterable[str] = (),
    mode: str | None = None,
    options: Options | None = None,
) -> Table:
    """A table in the middle of the game; it is seat 0's turn, or the beginning of the phase.

    Bystanders are added up to two players. `market` gives modifiers by type, `offers` cards by space ("a1"),
    `plans` other sides of plan tiles, `decks` the next cards of a deck, the first on top, `piles` discard
    piles; `empty` names decks whose other cards lie in the box. All other cards lie in their decks.
    """
    seated = [*cousins, *(a_bystander() for _ in range(2 - len(cousins)))]
    wanted = mode or (SACKED if any(cousin.job for cousin in seated) else BASE)
    setting = a_setting(len(seated), wanted, **(options or {}))
    shelf = Shelf(setting)
    estate = LastWillState(setting, [a_player(shelf, seat, cousin) for seat, cousin in enumerate(seated)])
    estate.phase, estate.round, estate.start = phase, round, start
    estate.plans = plans_of(setting, plans)
    values = {**MARKET, **(market or {})}
    estate.market = tuple(values[type_] for type_ in TYPES)
    estate.track, estate.extensions = list(track), extensions
    estate.figures = [()] * len(setting.errands)
    estate.offers = [None] * len(setting.offering)
    for at, space in enumerate(setting.offering):
        if (entry := (offers or {}).get(space.key.removeprefix("offer:"))) is not None:
            estate.offers[at] = shelf.take(entry)
    lay_out_rest(estate, shelf, shelf.stacks(decks or {}), shelf.stacks(piles or {}), set(empty))
    give_plans(estate, seated)
    estate.order = list(range(len(seated)))
    if any(cousin.actions is None for cousin in seated):
        begin_actions(estate)
    if phase is Phase.ERRANDS:
        estate.lap = 1
    return opened(estate, wanted, options or {})


def on_turn(
    money: int = 30,
    hand: Cards = (),
    board: Board = (),
    *,
    actions: int | None = 4,
    white_actions: int = 0,
    job: str | Job | None = None,
    covered: Sequence[str] = (),
    demoted: bool = False,
    spaces: int = 5,
    market: Mapping[str, int] | None = None,
    mode: str | None = None,
    empty: Iterable[str] = (),
    decks: Mapping[str, Cards] | None = None,
    piles: Mapping[str, Cards] | None = None,
    options: Options | None = None,
) -> Table:
    """The action turn of seat 0, beside a bystander."""
    cousin = Cousin(
        money,
        hand,
        board,
        actions=actions,
        white_actions=white_actions,
        job=job,
        covered=covered,
        demoted=demoted,
        spaces=spaces,
    )
    return a_game(cousin, market=market, mode=mode, empty=empty, decks=decks, piles=piles, options=options)


def opened(estate: LastWillState, mode: str, options: Options) -> Table:
    """A table that goes on from a position, with its story from here on."""
    players = len(estate.players)
    table = TITLE.table(NAMES[:players], "uncle", mode, options)
    return kit.opened(TITLE, table, estate)


# The parts of a position


def a_setting(players: int = 2, mode: str = BASE, /, **options: Value) -> Setting:
    """The setting of a table."""
    return setting_of(mode, players, TITLE.table(NAMES[:players], "", mode, options).options)


class Shelf:
    """The cards of a setting that do not lie anywhere yet."""

    def __init__(self, setting: Setting) -> None:
        self.left = {card: card for card in cards_in_play(setting)}

    def take(self, entry: str) -> Card:
        """A copy of the card with this id."""
        for card in self.left:
            if card.entry == entry:
                del self.left[card]
                return card
        raise KeyError(f"no {entry} is left")

    def stacks(self, wanted: Mapping[str, Cards]) -> dict[str, list[Card]]:
        """The cards named for some decks."""
        return {deck: [self.take(entry) for entry in cards] for deck, cards in wanted.items()}


def a_player(shelf: Shelf, seat: int, cousin: Cousin) -> Player:
    """The player behind a description."""
    player = Player(seat, cousin.money, spaces=cousin.spaces)
    for entry in cousin.hand:
        player.hand.add(shelf.take(entry), only(seat))
    for entry in cousin.known:
        player.hand.add(shelf.take(entry), EVERYBODY)
    for thing in cousin.board:
        player.board.append(a_laid(shelf, Holding(thing) if isinstance(thing, str) else thing))
    player.actions, player.white_actions = cousin.actions or 0, cousin.white_actions
    player.demoted, player.bankrupt = cousin.demoted, cousin.bankrupt
    if cousin.job is not None:
        player.job = a_job(cousin.job) if isinstance(cousin.job, str) else cousin.job
        lines = [line.symbol for line in player.job.lines]
        player.covered = sum(1 << lines.index(Symbol(symbol)) for symbol in cousin.covered)
    return player


def a_laid(shelf: Shelf, holding: Holding) -> Laid:
    """The card on a board behind a description."""
    card = shelf.take(holding.entry)
    assert isinstance(card, Black)
    step = 0
    if isinstance(card, Property) and holding.value is not None:
        step = card.values.index(holding.value)
    tokens = tuple(Symbol(token) for token in holding.tokens.split())
    return Laid(card, tokens, step, holding.used, holding.uses)


def a_job(entry: str) -> Job:
    """The employment card with this id."""
    return BOX.job[f"job:{entry}"]


def a_card(entry: str) -> Card:
    """The first copy of the card with this id."""
    return next(card for card in BOX.cards if card.entry == entry)


def plans_of(setting: Setting, sides: Sequence[str]) -> list[Plan]:
    """The printed plans, or the first sides of the tiles; `sides` names others by their ids."""
    if setting.plans == "original":
        plans = list(BOX.plans[setting.side])
    else:
        plans = [tile.sides[0] for tile in BOX.tiles if setting.players in tile.players]
    chosen = {BOX.plan[f"plan:{side}"].position: BOX.plan[f"plan:{side}"] for side in sides}
    return [chosen.get(plan.position, plan) for plan in plans]


def give_plans(estate: LastWillState, cousins: Sequence[Cousin]) -> None:
    """After the Planning phase everybody has a plan, from left to right if not said otherwise."""
    if estate.phase in (Phase.SETUP, Phase.STARTING, Phase.PLANNING):
        return
    by_position = {plan.position: plan for plan in estate.plans}
    for player, cousin in zip(estate.players, cousins, strict=True):
        player.plan = by_position[cousin.plan or player.seat + 1]
        player.drawn = True
        boys = cousin.errand_boys
        player.errand_boys = player.plan.errand_boys if boys is None else boys


def lay_out_rest(
    estate: LastWillState,
    shelf: Shelf,
    decks: Mapping[str, Sequence[Card]],
    piles: Mapping[str, Sequence[Card]],
    empty: set[str],
) -> None:
    """All the cards that were not named go to their decks, the special ones by crowns."""
    for deck in REGULAR:
        rest = [card for card in shelf.left if card.deck is deck]
        if deck.value in empty:
            for card in rest:
                estate.box.add(card, EVERYBODY)
            rest = []
        estate.decks.append(Zone([*rest, *reversed(decks.get(deck.value, ()))]))
        estate.piles.append(Zone(piles.get(deck.value, ()), EVERYBODY))
    for deck, zone in ((Deck.SPECIAL, estate.special), (Deck.NEW_SPECIAL, estate.new_special)):
        cards = [card for card in shelf.left if card.deck is deck]
        cards.sort(key=lambda card: -card.crowns)
        for card in [*cards, *reversed(decks.get(deck.value, ()))]:
            zone.add(card)
    estate.wilds = [card for card in shelf.left if card.deck is Deck.WILD]
