"""What holds in every position between two turns: everything conserved, every limit kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.titles.architects.oracle.book import cards, cathedral_level
from tests.titles.architects.oracle.position import Position


def workers_of(position: Position, owner: int) -> int:
    """All Workers of a colour, wherever they are."""
    boards = [player.captives for player in position.players]
    home = removed = 0
    if position.baron is not None:
        boards.append(position.baron.captives)
        home = position.baron.home if owner == position.humans else 0
    if owner < len(position.players):
        home, removed = position.players[owner].home, position.players[owner].removed
    return (
        home
        + removed
        + sum(table.get(owner, 0) for table in position.places.values())
        + position.market.count(owner)
        + position.guildhall.count(owner)
        + position.prison.get(owner, 0)
        + sum(board.get(owner, 0) for board in boards)
    )


def broken_laws(position: Position) -> Iterator[str]:
    """Every law that a position breaks."""
    colours = position.humans + (position.mode != "competitive")
    for owner in range(colours):
        if (n := workers_of(position, owner)) != 20:
            yield f"colour {owner} has {n} Workers"
    for seat, player in enumerate(position.players):
        if not 0 <= player.virtue <= 14:
            yield f"seat {seat} has {player.virtue} Virtue"
        amounts = (*player.goods.values(), player.silver, player.unpaid, player.paid, player.home)
        if min(amounts) < 0:
            yield f"seat {seat} has less than nothing: {amounts}"
        if len(player.apprentices) > player.apprentice_limit:
            yield f"seat {seat} has {len(player.apprentices)} Apprentices"
        if player.captives.get(seat):
            yield f"seat {seat} holds itself captive"
    for level in range(1, 6):
        there = sum(player.level == level for player in position.players)
        if there > cathedral_level(level)["spaces"]:
            yield f"{there} markers on level {level}"
    if None not in position.market:
        yield "the Black Market is full between two turns"
    if any(len(row) != 4 for row in position.rows):
        yield f"the rows show {position.rows}"
    yield from _cards(position)


def _cards(position: Position) -> Iterator[str]:
    """No card is lost, none is there twice."""
    promo = position.options["cards_promo"]
    plans = Counter(position.building_pile)
    helpers = Counter(position.apprentice_pile)
    for player in position.players:
        plans.update(player.hand + player.buildings)
        helpers.update(card for card in player.apprentices if not card.startswith("coop-"))
    helpers.update(card for row in position.rows for card, _ in row)
    given = 0
    if position.baron is not None:
        for request in position.baron.requests:
            printed = cards("coop_requests")[request.card]
            if request.items > printed["per_player"] * position.humans or (
                request.items and not request.revealed
            ):
                yield f"{request.card} holds {request.items}"
            if printed["item"] == "building_card":
                given = request.items
    solo = ("clay-market", "wood-market", "stone-market", "silver-market") if position.mode == "solo" else ()
    wanted = [
        id for id, card in cards("buildings").items() if (promo or not card.get("promo")) and id not in solo
    ]
    if max(plans.values()) > 1 or plans.total() + given != len(wanted) or not plans.keys() <= set(wanted):
        yield f"{plans.total()} Building cards, {given} given away, of {len(wanted)}: {plans.most_common(3)}"
    hired = Counter(
        {id: card["copies"] for id, card in cards("apprentices").items() if promo or not card.get("promo")}
    )
    if helpers != hired:
        yield f"Apprentices too many: {helpers - hired}, too few: {hired - helpers}"
    if len(position.small) + len(position.large) != 10:
        yield f"{len(position.small)} and {len(position.large)} market cards"
