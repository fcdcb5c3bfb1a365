"""Teams: what mates ask of each other, what they lend, and whose favours are whose (OB-20).

What is lent moves to the active member at once, so that every other rule treats it as the member's own;
`ObsessionState.loans` remembers whose it is, and in step 8 it goes home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from salotto.kernel.decisions import Blocked, Rule, choose, may, tell
from salotto.titles.obsession.cards import SERVANT, SERVANTS, Gentry, Group, Servant
from salotto.titles.obsession.decks import dismiss
from salotto.titles.obsession.feasible import may_attend
from salotto.titles.obsession.hiring import has_use_for_butler
from salotto.titles.obsession.loans import served, with_one_more
from salotto.titles.obsession.means import borrowing_for
from salotto.titles.obsession.refusals import REFUSED
from salotto.titles.obsession.settings import HELP_COST
from salotto.titles.obsession.special import borrow, fetch
from salotto.titles.obsession.state import NO_LOANS, ObsessionState, Phase, Player

ASK, ACCEPT, REFUSE = "ask", "accept", "refuse"

GIFTS = (100, 200)
"""OB-20.4 What can be asked for, and in all the larger sum."""

BUTLERS = (Servant.BUTLER, Servant.UNDERBUTLER)

FRIENDS = (Group.FAMILY, Group.STARTER)
"""OB-20.10 Who may come to the mate's activities."""


THINGS = {"money": "favour:money", "servant": "servant", "guest": "gentry"}
"""How the key of what is asked for begins."""


# What can be asked for


def requests(game: ObsessionState, player: Player) -> list[str]:
    """OB-20.4 to OB-20.10, OB-20.18 What is worth asking for at this moment, and was not yet refused."""
    if not game.setting.teams:
        return []
    mate = game.mate_of(player)
    if game.phase is Phase.PASS:
        found = servants_to_lend(mate, BUTLERS) if lacks_butler(game, player) else []
    elif game.phase is Phase.BEGIN:  # OB-17.15 a village fair
        found = servants_to_lend(mate, [Servant.USEFUL_MAN])
    elif game.phase is Phase.MARKET:
        found = [*gifts(game, mate), *servants_to_lend(mate, [Servant.USEFUL_MAN])]
    else:
        guests = [card for card in mate.hand if card.group in FRIENDS and is_wanted(game, card)]
        found = [
            *gifts(game, mate),
            *servants_to_lend(mate, SERVANTS),
            *(f"{ASK}:guest:{card.key.partition(':')[2]}" for card in guests),
        ]
    return [key for key in found if key not in game.loans.refused]


def is_wanted(game: ObsessionState, card: Gentry) -> bool:
    """OB-20.10 Whether a guest of the mate may come: to the activity that is announced, or to any."""
    return game.plan is None or may_attend(game.plan, card)


def blocked_requests(game: ObsessionState) -> list[Blocked]:
    """OB-20.22 What the mate has refused in this turn."""
    return [REFUSED.blocks(key) for key in game.loans.refused]


def lacks_butler(game: ObsessionState, player: Player) -> bool:
    """OB-18.2 Whether only a butler is missing to hire while passing."""
    there = any(player.available[servant] for servant in BUTLERS)
    return not there and has_use_for_butler(game, player)


def gifts(game: ObsessionState, mate: Player) -> list[str]:
    """OB-20.4, OB-20.5 The sums that the mate could give in this turn, borrowing if need be."""
    left = max(GIFTS) - game.loans.pounds
    return [
        f"{ASK}:money:{pounds}"
        for pounds in GIFTS
        if pounds <= left and borrowing_for(pounds - mate.money) <= mate.reputation
    ]


def servants_to_lend(mate: Player, servants: Sequence[Servant]) -> list[str]:
    """OB-20.6, OB-20.7 Those in the mate's Available Service, or whom service help could bring there."""
    helps = mate.reputation >= HELP_COST
    return [
        f"{ASK}:servant:{servant.word}"
        for servant in servants
        if mate.available[servant] or (helps and mate.quarters[servant])
    ]


# Asking


def ask(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-20.4 to OB-20.10 Ask the mate, who accepts or refuses; what is lent comes at once."""
    mate = game.mate_of(player)
    _, kind, name = key.split(":")
    if kind == "money":
        yield from ask_money(game, player, mate, int(name))
    elif kind == "servant":
        yield from ask_servant(game, player, mate, SERVANT[name])
    else:
        guest = next(card for card in mate.hand if card.key == f"gentry:{name}")
        yield from ask_guest(game, player, mate, guest)


def agrees(game: ObsessionState, player: Player, mate: Player, key: str, reputation: int) -> Rule[bool]:
    """OB-20.22 The mate's answer; what was refused is not asked again in this turn."""
    asker = f"seat:{player.seat}"
    _, kind, name = key.split(":")
    thing = f"{THINGS[kind]}:{name}"
    answer = yield from choose(
        mate.seat, "ob-lend", [ACCEPT, REFUSE], other=asker, ask=key, thing=thing, reputation=reputation
    )
    if answer == ACCEPT:
        return True
    game.loans = replace(game.loans, refused=(*game.loans.refused, key))
    yield tell("ob-refuses", mate.seat, other=asker)
    return False


def ask_money(game: ObsessionState, player: Player, mate: Player, pounds: int) -> Rule[None]:
    """OB-20.4, OB-20.5 A gift, for which the mate may borrow."""
    yield tell("ob-asks-money", player.seat, other=f"seat:{mate.seat}", pounds=pounds)
    cost = borrowing_for(pounds - mate.money)
    if not (yield from agrees(game, player, mate, f"{ASK}:money:{pounds}", cost)):
        return
    while mate.money < pounds:
        yield from borrow(mate)
    mate.money -= pounds
    player.money += pounds
    game.loans = replace(game.loans, pounds=game.loans.pounds + pounds)
    yield tell("ob-gives-money", mate.seat, other=f"seat:{player.seat}", pounds=pounds)


def ask_servant(game: ObsessionState, player: Player, mate: Player, servant: Servant) -> Rule[None]:
    """OB-20.6, OB-20.7 A servant of the mate, fetched by service help if there is no other."""
    word = f"servant:{servant.word}"
    yield tell("ob-asks-servant", player.seat, other=f"seat:{mate.seat}", servant=word)
    cost = 0 if mate.available[servant] else HELP_COST
    if not (yield from agrees(game, player, mate, f"{ASK}:{word}", cost)):
        return
    if not mate.available[servant]:
        yield from fetch(mate, servant)
    game.loans = with_one_more(game, player, servant)
    mate.available[servant] -= 1
    player.available[servant] += 1
    yield tell("ob-lends-servant", mate.seat, other=f"seat:{player.seat}", servant=word)


def ask_guest(game: ObsessionState, player: Player, mate: Player, guest: Gentry) -> Rule[None]:
    """OB-20.10 Family or a starter guest of the mate's hand."""
    yield tell("ob-asks-guest", player.seat, other=f"seat:{mate.seat}", guest=guest.key)
    key = f"{ASK}:guest:{guest.key.partition(':')[2]}"
    if not (yield from agrees(game, player, mate, key, 0)):
        return
    mate.hand.remove(guest)
    player.hand.append(guest)
    game.loans = replace(game.loans, guests=(*game.loans.guests, guest))
    yield tell("ob-lends-guest", mate.seat, other=f"seat:{player.seat}", guest=guest.key)


# Step 8


def part(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-20.6, OB-20.11 Everything borrowed goes home; OB-20.21 dismissals of the mate's lady follow."""
    mate = game.mate_of(player)
    if any(game.loans.servants) or game.loans.guests:
        send_servants_home(game, player, mate)
        send_guests_home(game, player, mate)
        yield tell("ob-returns-loans", player.seat, other=f"seat:{mate.seat}")
    for _ in range(game.loans.dismissals):
        guests = [card for card in (*mate.hand, *mate.discards) if card.guest]
        guest = yield from may(mate.seat, "ob-dismiss", guests)
        if guest is None:
            break
        yield from dismiss(game, mate, guest)
    game.loans = NO_LOANS


def send_servants_home(game: ObsessionState, player: Player, mate: Player) -> None:
    """OB-20.6 All who were lent go to the mate's Expended Service."""
    for servant in SERVANTS:
        lent, used = game.loans.servants[servant], served(game, player, servant)
        player.placed[servant] -= used
        player.available[servant] -= lent - used
        mate.expended[servant] += lent


def send_guests_home(game: ObsessionState, player: Player, mate: Player) -> None:
    """OB-20.11 Those who attended go to the mate's discard pile, the others back to the hand."""
    plan = game.plan
    attending = plan.guests if plan is not None else ()
    for guest in game.loans.guests:
        player.hand.remove(guest)
        (mate.discards if guest in attending else mate.hand).append(guest)
    if plan is not None:
        game.plan = plan.but(guests=tuple(card for card in attending if card not in game.loans.guests))
