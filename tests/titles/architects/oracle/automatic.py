"""AW-11.2 to AW-11.4, AW-12.4 to AW-12.8: the turns of the solo opponent and of the Baron."""

from __future__ import annotations

from typing import Any

from tests.titles.architects.oracle import workers
from tests.titles.architects.oracle.book import OPEN, baron_board, cards, cathedral_level
from tests.titles.architects.oracle.building import lay_worker
from tests.titles.architects.oracle.money import gain_virtue, lose_virtue, take_debt
from tests.titles.architects.oracle.picks import Pick
from tests.titles.architects.oracle.position import Player, Position


class GameEnds(Exception):
    """AW-12.7.4 An Event had to be revealed and there was none: nothing more is resolved."""


def reset_now(position: Position, pick: Pick) -> None:
    """AW-7 A whole Reset, with every choice in it."""
    workers.reset_opens(position, pick)
    for seat in range(len(position.players)):
        workers.reset_abilities(position, seat, pick)
    workers.reset_judges(position, pick)


def resets_due(position: Position, pick: Pick) -> None:
    """All Resets that an action has triggered."""
    while position.resets_due:
        position.resets_due -= 1
        reset_now(position, pick)


def recall(position: Position, owner: int) -> int:
    """AW-11.2.4, AW-12.4.5 All Workers of an automatic opponent but those in Guildhall and Black Market."""
    back = position.prison.pop(owner, 0)
    for place in OPEN:
        back += position.places[place].pop(owner, 0)
    for player in position.players:
        back += player.captives.pop(owner, 0)
    return back


# The solo opponent


def opponent_turn(position: Position, pick: Pick) -> None:
    """AW-11.2.2 to AW-11.2.4."""
    rival, owner = position.players[position.humans], position.humans
    if not rival.home:
        rival.home = recall(position, owner)
        position.schemes += position.scheme_discard
        position.scheme_discard.clear()
        position.gamble = True
        return
    if not position.schemes:
        position.schemes, position.scheme_discard = position.scheme_discard, []
        position.gamble = True
    id = position.schemes.pop(0)
    scheme = cards("solo_schemes")[id]
    rival.home -= 1
    if scheme["place"] in position.places:
        here = position.places[scheme["place"]]
        here[owner] = here.get(owner, 0) + 1
    for effect in scheme["effects"]:
        opponent_effect(position, rival, effect, pick)
    position.scheme_discard.insert(0, id)
    resets_due(position, pick)


def opponent_effect(position: Position, rival: Player, effect: dict[str, Any], pick: Pick) -> None:
    """AW-11.4."""
    owner = position.humans
    match effect["do"]:
        case "gain" if effect["what"] == "virtue":
            gain_virtue(position, owner, effect["n"], pick)
        case "gain":
            rival.goods[effect["what"]] += effect["n"]
        case "discard_column":
            workers.clear_first_column(position)
        case "steal_tax":
            if position.tax:
                position.tax = 0
                rival.goods["marble"] += 1
                lose_virtue(position, owner, 2, pick)
        case "capture":
            opponent_captures(position, rival)
        case "guardhouse":
            opponent_guardhouse(position, rival, pick)
        case "market":
            space = position.market.index(None)
            position.market[space] = owner
            lose_virtue(position, owner, 1, pick)
            rival.goods["marble"] += 1
            if None not in position.market:
                position.resets_due += 1
        case "construct":
            lay_worker(position, owner)
            opponent_advances(position, rival, pick)
        case unknown:
            raise ValueError(unknown)


def opponent_captures(position: Position, rival: Player) -> None:
    """AW-11.4.5."""
    owner = position.humans
    humans = [(position.first + step) % owner for step in range(owner)]
    used: set[str] = set()
    for _ in range(position.places["town-centre"].get(owner, 0)):
        best: tuple[int, str, int] | None = None
        for place in OPEN:
            if place not in used and len(used) == 2:
                continue
            for human in humans:
                n = position.places[place].get(human, 0)
                if n and (best is None or n > best[0]):
                    best = (n, place, human)
        if best is None:
            return
        n, place, human = best
        used.add(place)
        del position.places[place][human]
        rival.captives[human] = rival.captives.get(human, 0) + n


def opponent_guardhouse(position: Position, rival: Player, pick: Pick) -> None:
    """AW-11.4.6 The first that is possible."""
    owner = position.humans
    if any(rival.captives.values()):
        workers.imprison_captives(position, rival.captives)
        rival.goods["marble"] += 1
    elif position.prison.get(owner):
        workers.release_from_prison(position, owner)
    elif position.own_on_other_boards(owner):
        workers.release_from_boards(position, owner)
        take_debt(position, owner, pick)
        lose_virtue(position, owner, 1, pick)
    elif rival.unpaid:
        rival.unpaid -= 1


def opponent_advances(position: Position, rival: Player, pick: Pick) -> None:
    """AW-11.4.8."""
    if rival.level == 5:
        return
    there = sum(player.level == rival.level + 1 for player in position.players)
    if there >= cathedral_level(rival.level + 1)["spaces"]:
        return
    rival.level += 1
    virtue = 1
    if position.rewards:
        virtue = cards("rewards")[position.rewards.pop(0)]["gain"].get("virtue", 0)
    gain_virtue(position, position.humans, virtue, pick)


# The Baron


def baron_turn(position: Position, pick: Pick) -> None:
    """AW-12.4.2."""
    try:
        reveal_intrigue(position, pick, [])
    except GameEnds:
        position.forced_end = True


def reveal_intrigue(position: Position, pick: Pick, open_cards: list[str]) -> None:
    """AW-12.4.2, AW-12.4.3 Cards still being resolved are not shuffled in."""
    baron = position.baron
    assert baron is not None
    if not baron.intrigue:
        waiting = [card for card in baron.discard if card not in open_cards]
        if not waiting:
            return
        baron.intrigue = waiting
        baron.discard = [card for card in baron.discard if card in open_cards]
        position.gamble = True
    card = baron.intrigue.pop(0)
    baron.discard.insert(0, card)
    for row in cards("coop_intrigue")[card]["rows"]:
        resolve_row(position, row, pick, [*open_cards, card])
        resets_due(position, pick)


def reveal_event(position: Position, pick: Pick, open_cards: list[str]) -> None:
    """AW-12.7.3, AW-12.7.4."""
    baron = position.baron
    assert baron is not None
    if not baron.events:
        raise GameEnds
    card = baron.events.pop(0)
    for row in cards("coop_events")[card]["rows"]:
        resolve_row(position, row, pick, open_cards)
        resets_due(position, pick)


def resolve_row(position: Position, row: dict[str, Any], pick: Pick, open_cards: list[str]) -> None:
    """AW-12.4.4, AW-12.8."""
    baron = position.baron
    assert baron is not None
    in_order = [(position.first + step) % position.humans for step in range(position.humans)]
    concerned = in_order
    if row.get("who") == "one":
        concerned = [pick(in_order)]
    match row["do"]:
        case "place":
            baron_places(position, row, pick, open_cards)
        case "reveal_request":
            hidden = [request for request in baron.requests if not request.revealed]
            if hidden:
                hidden[0].revealed = True
        case "reveal_event":
            reveal_event(position, pick, open_cards)
        case "reveal_intrigue":
            reveal_intrigue(position, pick, open_cards)
        case "future_to_discard":
            if baron.future:
                baron.discard.insert(0, baron.future.pop(0))
        case "future_on_top":
            if baron.future:
                baron.intrigue.insert(0, baron.future.pop(0))
        case "tax_check":
            if position.tax >= 4:
                for seat in in_order:
                    lose_virtue(position, seat, 1, pick)
            position.tax = 0
        case "lose_virtue":
            for seat in concerned:
                lose_virtue(position, seat, row["n"], pick)
        case "take_debt":
            for seat in concerned:
                for _ in range(row["n"]):
                    take_debt(position, seat, pick)
        case "remove_prisoner":
            for seat in concerned:
                if position.prison.get(seat):
                    position.prison[seat] -= 1
                    position.players[seat].removed += 1
        case "remove_worker":
            for seat in concerned:
                remove_worker(position, seat, pick)
        case "pay_or_debt":
            for seat in concerned:
                player = position.players[seat]
                if player.silver >= row["silver"] and pick((True, False)):
                    player.silver -= row["silver"]
                else:
                    take_debt(position, seat, pick)
        case "reset":
            reset_now(position, pick)
        case unknown:
            raise ValueError(unknown)


def remove_worker(position: Position, seat: int, pick: Pick) -> None:
    """AW-12.8.5."""
    player = position.players[seat]
    if player.home:
        player.home -= 1
    else:
        tables = [position.places[place] for place in OPEN] + [position.prison]
        if not any(table.get(seat) for table in tables):
            return
        pick([table for table in tables if table.get(seat)])[seat] -= 1
    player.removed += 1


def baron_places(position: Position, row: dict[str, Any], pick: Pick, open_cards: list[str]) -> None:
    """AW-12.4.4 to AW-12.4.8, AW-12.4.11."""
    baron, owner = position.baron, position.humans
    assert baron is not None
    if not baron.home:
        baron.home = recall(position, owner)
        if not baron.home:
            return
    baron.home -= 1
    if row["at"] == "guildhall":
        lay_worker(position, owner)
    elif row["at"] == "black-market":
        space = max(space for space in range(3) if position.market[space] is None)
        position.market[space] = owner
        if None not in position.market:
            position.resets_due += 1
    else:
        here = position.places[row["at"]]
        here[owner] = here.get(owner, 0) + 1
    if "arrow" in row:
        baron_section(position, row["arrow"], row["at"], pick, open_cards)


def baron_section(position: Position, id: str, place: str, pick: Pick, open_cards: list[str]) -> None:
    """AW-12.4.9, AW-12.4.11."""
    baron = position.baron
    assert baron is not None
    board = baron_board(position.options["coop_difficulty"])
    section = next(section for section in board["sections"] if section["id"] == id)
    done = False
    for step in section["steps"]:
        if step == "capture":
            worked = baron_captures(position, place) > 0
        else:
            worked = workers.imprison_captives(position, baron.captives) > 0
        done = done or worked
        if worked and section["mode"] == "first_possible":
            break
    if not done and section["if_none"] == "reveal_event":
        reveal_event(position, pick, open_cards)


def baron_captures(position: Position, place: str) -> int:
    """AW-12.5."""
    baron = position.baron
    assert baron is not None
    here = position.places[place]
    taken = 0
    for seat in range(position.humans):
        n = min(here.get(seat, 0), 2 * here.get(position.humans, 0))
        if n:
            here[seat] -= n
            baron.captives[seat] = baron.captives.get(seat, 0) + n
            taken += n
    return taken
