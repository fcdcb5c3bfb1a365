"""The table of Last Will: plans, offers and errands, the board looked at, the own hand and purse."""

# interpreted: it is what people read
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from salotto.kernel.title import Phrase
from salotto.kit import furniture as f
from salotto.kit.numbers import plain, signed
from salotto.titles.last_will.actions import ACTIVATE, HAND_MOVE, SELL
from salotto.titles.last_will.cards import TYPES, Black, Plan, Property
from salotto.titles.last_will.cards import Card as Held
from salotto.titles.last_will.faces import bears, pounds
from salotto.titles.last_will.jobs import income, open_lines
from salotto.titles.last_will.planning import DECK_KEYS
from salotto.titles.last_will.preview import Quote, quotes
from salotto.titles.last_will.properties import value
from salotto.titles.last_will.scoring import points
from salotto.titles.last_will.settings import Errand, ErrandSpace
from salotto.titles.last_will.standing import market_stands, purse_stands
from salotto.titles.last_will.state import Laid, LastWillState, Phase, Player

Quotes = Mapping[str, Quote]


def table(game: LastWillState, look: f.Look) -> tuple[f.Thing, ...]:
    """The middle of the table, the board looked at and the own hand; beside them the purse."""
    shown = game.players[look.at]
    own = game.players[look.at if look.me is None else look.me]
    costs: Quotes = quotes(game, own) if look.asked == "lw-act" else {}
    middle = f.board(
        f.row(*(plan_place(game, plan) for plan in game.plans), at="plans"),
        f.row(*decks(game), at="decks"),
        f.row(*stalls(game), at="offers", style=f"of-{len(game.offers)}"),
        f.row(*errands(game, own), at="errands"),
        own_board(game, shown, look, costs),
        hand(game, own, look, costs),
        f.heap(at="offered"),
        at="table",
        ground="london",
    )
    holder = own if look.own or look.me is None else shown
    return middle, f.tray(*purse(game, holder, look), market(game, look), order(game, look), at="desk")


# Planning


def plan_place(game: LastWillState, plan: Plan) -> f.Group:
    """LW-5.3 A plan, and whose marker lies on it."""
    seats = [player.seat for player in game.players if player.plan is plan]
    return f.place(
        f.Words(str(plan.position), style="position"),
        f.Count("cards", plan.cards),
        f.Count("hat", plan.errand_boys),
        f.Count("action", plan.actions),
        *(f.Figures(seat, icon="emblem", one=True) for seat in seats),
        f.picture("@blocked", style="blocked") if plan in game.blocked else None,
        keys=(plan.key,),
        style="plan taken" if seats or plan in game.blocked else "plan",
    )


def decks(game: LastWillState) -> Iterator[f.Back]:
    """LW-2.4 How many cards are left in each regular deck."""
    for key, deck in zip(DECK_KEYS, game.decks, strict=False):
        name = key.removeprefix("deck:")
        yield f.Back(f"deck-{name}", (key,), (f.Words(str(len(deck))),), f"deck back-{name}")


# Offers and errands


def stalls(game: LastWillState) -> Iterator[f.Group]:
    """LW-4.2, LW-6.7 The cards on offer, each with the errand that brings it; of some one chooses later."""
    for at, space in enumerate(game.setting.errands):
        if space.errand is not Errand.OFFER or not game.offers:
            continue
        alone = len(space.offers) == 1
        keys = (space.key,) if alone else ()
        cards = (offered(game, offer, keys) for offer in space.offers)
        spot = f.cell(*figures(game, at, space), keys=() if alone else (space.key,), style="spot")
        yield f.cell(*cards, spot, style="stall" if alone else "stall several")


def offered(game: LastWillState, offer: int, keys: tuple[str, ...]) -> f.Thing:
    """LW-6.6 A card on offer, or the place that it has left."""
    card = game.offers[offer]
    if card is None:
        deck = game.setting.offering[offer].decks[max(game.round, 1) - 1]
        return f.Back("", keys, style=f"gone back-{deck}")
    return f.Card(card.key, keys, on=bears(card))


def figures(game: LastWillState, at: int, space: ErrandSpace) -> Iterator[f.Thing]:
    """LW-6.3 The errand boys on a space, and how many it still takes."""
    there = game.figures[at] if at < len(game.figures) else ()
    for seat in there:
        yield f.Figures(seat, icon="hat", one=True)
    for _ in range(max(0, space.figures - len(there))):
        yield f.picture("@hat", style="free")


def errands(game: LastWillState, own: Player) -> Iterator[f.Group]:
    """LW-6 The other errands; the market has a place of its own."""
    for at, space in enumerate(game.setting.errands):
        if space.errand not in (Errand.OFFER, Errand.MARKET):
            opera = space.errand is Errand.OPERA
            yield f.place(
                f.Count("pound", space.spend) if opera else None,
                f.Count("take-extension", game.extensions) if space.errand is Errand.EXTENSION else None,
                f.heap(*figures(game, at, space), style="figures"),
                at=space.key.removeprefix("errand:"),
                keys=(space.key,),
                title=space.key,
                icon=space.errand.value,
                style="errand",
            )


def market(game: LastWillState, look: f.Look) -> f.Group:
    """LW-2.3 The modifier of each property type, and the errand that rearranges them."""
    asked = look.about.get("type")
    found = next(
        ((at, space) for at, space in enumerate(game.setting.errands) if space.errand is Errand.MARKET), None
    )
    keys = (found[1].key, "area:market") if found else ("area:market",)
    types = (
        f.cell(
            f.picture(f"@{type_}"),
            f.Words(signed(modifier), style="up" if modifier > 0 else "down"),
            keys=(f"modifier:{modifier:+d}",),
            style="type now" if asked == f"type:{type_}" else "type",
        )
        for type_, modifier in zip(TYPES, game.market, strict=False)
    )
    return f.place(
        *types,
        f.heap(*figures(game, *found), style="figures") if found else None,
        at="market",
        keys=keys,
        title=Phrase("lw-term-market"),
        icon="market",
        stands=market_stands(game) if game.market else None,
    )


# Boards and hands


def own_board(game: LastWillState, player: Player, look: f.Look, costs: Quotes) -> f.Group:
    """LW-1.7 The cards on a player board, and the spaces that are free."""
    title = (
        Phrase("lw-term-board") if look.own else Phrase("lw-term-board-of", {"name": f"seat:{player.seat}"})
    )
    taken = len(player.board)
    free = (f.Back(style="space") for _ in range(player.spaces - taken))
    spaces = {"used": taken, "spaces": player.spaces}
    return f.place(
        f.row(*(lying(game, laid, look, costs) for laid in player.board), *free, at="cards"),
        at="mine",
        keys=("area:board",),
        title=title,
        note=Phrase("lw-term-spaces", spaces),
        stands=Phrase("lw-stands-board", {"taken": taken, "spaces": player.spaces}) if look.own else None,
    )


def lying(game: LastWillState, laid: Laid, look: f.Look, costs: Quotes) -> f.Card:
    """LW-9.5, LW-10.8 A card on a board with its tokens, its value, and what can be done with it."""
    card = laid.card
    doings = (
        doing(card, costs, game.players[look.at].money) if look.own and game.phase is Phase.ACTIONS else ()
    )
    used = (f.Words("✓", style="check"),) if laid.used else ()
    return f.Card(card.key, on=(*bears(card, laid), *used, *doings), style="used" if laid.used else "")


def doing(card: Black, costs: Quotes, money: int) -> Iterator[f.Thing]:
    """What an action does with a card on the own board: activate it, or sell it."""
    if card.activation is not None:
        key = ACTIVATE[card].key
        yield f.picture("@pound " + priced(costs.get(key), -1, money), (key,), "doing")
    if isinstance(card, Property):
        key = SELL[card].key
        yield f.picture("@market " + priced(costs.get(key), 1, money), (key,), "doing sale")


def priced(quote: Quote | None, sign: int, money: int) -> str:
    """LW-14 What a move costs or brings, and what it leaves, as one writes it."""
    if quote is None:
        return ""
    if quote.pounds and quote.pounds[-1]:
        least, most = quote.pounds[0], quote.pounds[-1]
        more, left = (f"…{most}", f"…{plain(money + sign * most)}") if most > least else ("", "")
        return f"{'+' if sign > 0 else '-'}{least}{more} @arrow {pounds(money + sign * least)}{left}"
    return f"{quote.actions} @action"


def hand(game: LastWillState, own: Player, look: f.Look, costs: Quotes) -> f.Group:
    """LW-1.2 The own cards, or those that one looks through; of another hand only the backs."""
    aside = [card for card in game.aside.shown_to(look.me) if card is not None]
    if aside:
        cards: Iterable[f.Thing] = (f.Card(card.key, on=bears(card)) for card in aside)
        return f.place(f.row(*cards, at="fan"), at="hand", title=Phrase("lw-term-looks"), icon="hand")
    known = own.hand.shown_to(look.me)
    backs = zip(known, own.hand.cards, strict=True)
    cards = (held(card, own, look, costs) if card else f.Back(back.deck.icon) for card, back in backs)
    return f.place(
        f.row(*cards, at="fan", style=f"of-{min(len(known), 12)}"),
        at="hand",
        title=Phrase("lw-term-hand"),
        icon="hand",
        note=str(len(known)),
    )


def held(card: Held, own: Player, look: f.Look, costs: Quotes) -> f.Card:
    """A card of the own hand: chosen as itself, or for what an action does with it."""
    move = HAND_MOVE[card].key
    cost = costs.get(move)
    on: tuple[f.Thing, ...] = bears(card)
    if cost is not None:
        on = (*on, f.picture(priced(cost, -1, own.money), style="quote"))
    kept = own.kept is not None and card in own.kept and look.me == own.seat
    return f.Card(card.key, (move,), on=on, style="chosen" if kept else "")


# The purse


def purse(game: LastWillState, player: Player, look: f.Look) -> Iterator[f.Thing]:
    """LW-1.1 Money, actions, errand boys, houses and the job."""
    mine = look.own or (look.me is None and look.at == player.seat)
    told = mine and look.me is not None
    yield f.heap(
        f.Count(
            "pound", plain(player.money), piece="money", style="debt money" if player.money < 0 else "money"
        ),
        keys=("area:purse",),
        stands=purse_stands(player) if told else None,
        style="purse",
    )
    white = {"n": player.actions, "white": player.white_actions}
    yield f.heap(
        f.Count("action", player.actions),
        f.Count("white-action", player.white_actions) if player.white_actions else None,
        keys=("area:actions",),
        stands=Phrase("lw-stands-actions", white) if told else None,
        style="means",
    )
    yield f.heap(
        f.Count("hat", player.errand_boys),
        f.Count("mansion", points(player)["properties"], Phrase("lw-category-properties")),
        keys=("area:errand-boys",),
        stands=Phrase("lw-stands-boys", {"n": player.errand_boys}) if told else None,
        style="means",
    )
    if player.bankrupt:
        yield f.Words(Phrase("lw-term-bankrupt"), style="broke")
    if player.job is not None:
        still = open_lines(player)
        lines = (
            f.cell(
                f.picture(f"@{line.symbol} {pounds(line.income)}"),
                None if line in still else f.Words("✗"),
                keys=(line.key,),
                style="line" if line in still else "line covered",
            )
            for line in player.job.lines
        )
        yield f.place(
            f.row(*lines, at="lines"),
            at="job",
            keys=(player.job.key,),
            title=player.job.key,
            icon="job",
            note=Phrase("lw-page-income", {"pounds": income(player)}),
        )


def order(game: LastWillState, look: f.Look) -> f.Group:
    """LW-5.12 The order of play; LW-31.2 between the rounds that of the next planning."""
    busy = game.phase in (Phase.ERRANDS, Phase.ACTIONS) and bool(game.order)
    seats = game.order if busy else game.track
    turn = game.order[game.turn] if busy and game.turn < len(game.order) else None
    stands = None
    if busy and look.me in game.order:
        place_ = game.order.index(look.me) + 1
        stands = Phrase("lw-stands-order", {"place": place_, "players": len(game.order)})
    return f.heap(
        *(
            f.cell(f.Figures(seat, icon="emblem", one=True), style="now" if seat == turn else "")
            for seat in seats
        ),
        keys=("area:order",) if seats else (),
        stands=stands,
        style="order",
    )


# The strips


def small(game: LastWillState, look: f.Look) -> tuple[f.Thing, ...]:
    """A player in short: money, what the phase asks for, the job, and what lies on the board."""
    player = game.players[look.at]
    acting, sending = game.phase is Phase.ACTIONS, game.phase is Phase.ERRANDS
    facts = f.heap(
        f.Count("pound", plain(player.money), style="money"),
        f.Count("action", player.actions) if acting else None,
        f.Count("white-action", player.white_actions) if acting and player.white_actions else None,
        f.Count("hat", player.errand_boys) if sending else None,
        f.Count("job", f"+{income(player)}") if player.job else None,
        f.picture("@first", name=Phrase("lw-page-first")) if game.start == look.at else None,
        f.Words(Phrase("lw-term-bankrupt"), style="broke") if player.bankrupt else None,
    )
    return facts, f.heap(*map(chip, player.board), style="chips")


def chip(laid: Laid) -> f.Group:
    """A card on a board, in a line."""
    card = laid.card
    types = card.types if isinstance(card, Property) else card.symbols
    worth = f.Words(str(value(laid)), style="worth") if isinstance(card, Property) else None
    tokens = (f.picture(f"@{token}", style=f"token-{token}") for token in laid.tokens)
    icons = " ".join(f"@{each}" for each in types) or "@pound"
    style = f"chip k-{card.kind}{' used' if laid.used else ''}"
    return f.cell(f.picture(icons), f.Words(card.key), *tokens, worth, style=style)
