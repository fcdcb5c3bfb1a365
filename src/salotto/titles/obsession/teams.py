"""Teams: what mates ask of each other, what they lend, and whose favours are whose (OB-20).

What is lent moves to the active member at once, so that every other rule treats it as the member's own;
`Estate.loans` remembers whose it is, and in step 8 it goes home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from salotto.kernel.decisions import Blocked, Rule, choose, may, tell
from salotto.kernel.zones import EVERYBODY
from salotto.kit.decks import put_under
from salotto.titles.obsession.cards import SERVANT, SERVANTS, Gentry, Group, Servant
from salotto.titles.obsession.decks import home_deck, remove_guest
from salotto.titles.obsession.hiring import can_hire_or_recruit
from salotto.titles.obsession.loans import note_service
from salotto.titles.obsession.setup import BORROW_COST, BORROWED, BUTLERS_ROOM, HELP_COST
from salotto.titles.obsession.special import borrow, fetch
from salotto.titles.obsession.state import NO_LOANS, Estate, Phase, Player
from salotto.titles.obsession.why import REFUSED

ASK, ACCEPT, REFUSE = "ask", "accept", "refuse"

GIFTS = (100, 200)
"""OB-20.4 What can be asked for, and in all the larger sum."""

BUTLERS = (Servant.BUTLER, Servant.UNDERBUTLER)

FRIENDS = (Group.FAMILY, Group.STARTER)
"""OB-20.10 Who may come to the mate's activities."""


THINGS = {"money": "favour:money", "servant": "servant", "guest": "gentry"}
"""How the key of what is asked for begins."""


# What can be asked for


def requests(estate: Estate, player: Player) -> list[str]:
    """OB-20.4 to OB-20.10, OB-20.18 What is worth asking for at this moment, and was not yet refused."""
    mate = estate.mate_of(player)
    if estate.phase is Phase.PASS:
        found = servants_to_lend(mate, BUTLERS) if lacks_butler(estate, player) else []
    elif estate.phase is Phase.BEGIN:  # OB-17.15 a village fair
        found = servants_to_lend(mate, [Servant.USEFUL_MAN])
    elif estate.phase is Phase.MARKET:
        found = [*gifts(estate, mate), *servants_to_lend(mate, [Servant.USEFUL_MAN])]
    else:
        guests = [card for card in mate.hand if card.group in FRIENDS]
        found = [
            *gifts(estate, mate),
            *servants_to_lend(mate, SERVANTS),
            *(f"{ASK}:guest:{card.key.partition(':')[2]}" for card in guests),
        ]
    return [key for key in found if key not in estate.loans.refused]


def blocked_requests(estate: Estate) -> list[Blocked]:
    """OB-20.22 What the mate has refused in this turn."""
    return [REFUSED.blocks(key) for key in estate.loans.refused]


def lacks_butler(estate: Estate, player: Player) -> bool:
    """OB-18.2 Whether only a butler is missing to hire while passing."""
    rooms = [laid for laid in player.organiser if laid.tile is BUTLERS_ROOM]
    useful = any(can_hire_or_recruit(estate, player, laid.back) for laid in rooms)
    return useful and not any(player.available[servant] for servant in BUTLERS)


def gifts(estate: Estate, mate: Player) -> list[str]:
    """OB-20.4 The sums that the mate could give in this turn."""
    left = max(GIFTS) - estate.loans.pounds
    return [
        f"{ASK}:money:{pounds}"
        for pounds in GIFTS
        if pounds <= left and borrowing_for(mate, pounds) <= mate.reputation
    ]


def borrowing_for(mate: Player, pounds: int) -> int:
    """OB-20.5 The reputation that a gift costs a mate who has to borrow."""
    return max(0, -(-(pounds - mate.money) // BORROWED)) * BORROW_COST


def servants_to_lend(mate: Player, servants: Sequence[Servant]) -> list[str]:
    """OB-20.6, OB-20.7 Those in the mate's Available Service, or whom service help could bring there."""
    helps = mate.reputation >= HELP_COST
    return [
        f"{ASK}:servant:{servant.word}"
        for servant in servants
        if mate.available[servant] or (helps and mate.quarters[servant])
    ]


# Asking


def ask(estate: Estate, player: Player, key: str) -> Rule[None]:
    """OB-20.4 to OB-20.10 Ask the mate, who accepts or refuses; what is lent comes at once."""
    mate = estate.mate_of(player)
    _, kind, name = key.split(":")
    if kind == "money":
        yield from ask_money(estate, player, mate, int(name))
    elif kind == "servant":
        yield from ask_servant(estate, player, mate, SERVANT[name])
    else:
        guest = next(card for card in mate.hand if card.key == f"gentry:{name}")
        yield from ask_guest(estate, player, mate, guest)


def agrees(estate: Estate, player: Player, mate: Player, key: str, reputation: int) -> Rule[bool]:
    """OB-20.22 The mate's answer; what was refused is not asked again in this turn."""
    asker = f"seat:{player.seat}"
    _, kind, name = key.split(":")
    thing = f"{THINGS[kind]}:{name}"
    answer = yield from choose(
        mate.seat, "ob-lend", [ACCEPT, REFUSE], other=asker, ask=key, thing=thing, reputation=reputation
    )
    if answer == ACCEPT:
        return True
    estate.loans = replace(estate.loans, refused=(*estate.loans.refused, key))
    yield tell("ob-refuses", mate.seat, other=asker)
    return False


def ask_money(estate: Estate, player: Player, mate: Player, pounds: int) -> Rule[None]:
    """OB-20.4, OB-20.5 A gift, for which the mate may borrow."""
    yield tell("ob-asks-money", player.seat, other=f"seat:{mate.seat}", pounds=pounds)
    cost = borrowing_for(mate, pounds)
    if not (yield from agrees(estate, player, mate, f"{ASK}:money:{pounds}", cost)):
        return
    while mate.money < pounds:
        borrow(mate)
        yield tell("ob-borrows", mate.seat, pounds=BORROWED)
    mate.money -= pounds
    player.money += pounds
    estate.loans = replace(estate.loans, pounds=estate.loans.pounds + pounds)
    yield tell("ob-gives-money", mate.seat, other=f"seat:{player.seat}", pounds=pounds)


def ask_servant(estate: Estate, player: Player, mate: Player, servant: Servant) -> Rule[None]:
    """OB-20.6, OB-20.7 A servant of the mate, fetched by service help if there is no other."""
    word = f"servant:{servant.word}"
    yield tell("ob-asks-servant", player.seat, other=f"seat:{mate.seat}", servant=word)
    cost = 0 if mate.available[servant] else HELP_COST
    if not (yield from agrees(estate, player, mate, f"{ASK}:{word}", cost)):
        return
    if not mate.available[servant]:
        yield from fetch(mate, servant)
    mate.available[servant] -= 1
    player.available[servant] += 1
    estate.loans = replace(estate.loans, servants=one_more(estate.loans.servants, servant))
    yield tell("ob-lends-servant", mate.seat, other=f"seat:{player.seat}", servant=word)


def ask_guest(estate: Estate, player: Player, mate: Player, guest: Gentry) -> Rule[None]:
    """OB-20.10 Family or a starter guest of the mate's hand."""
    yield tell("ob-asks-guest", player.seat, other=f"seat:{mate.seat}", guest=guest.key)
    key = f"{ASK}:guest:{guest.key.partition(':')[2]}"
    if not (yield from agrees(estate, player, mate, key, 0)):
        return
    mate.hand.remove(guest)
    player.hand.append(guest)
    estate.loans = replace(estate.loans, guests=(*estate.loans.guests, guest))
    yield tell("ob-lends-guest", mate.seat, other=f"seat:{player.seat}", guest=guest.key)


def one_more(counts: tuple[int, ...], servant: int) -> tuple[int, ...]:
    """The numbers with one servant more."""
    return (*counts[:servant], counts[servant] + 1, *counts[servant + 1 :])


# Step 8


def part(estate: Estate, player: Player) -> Rule[None]:
    """OB-20.6, OB-20.11 Everything borrowed goes home; OB-20.21 dismissals of the mate's lady follow."""
    mate = estate.mate_of(player)
    if any(estate.loans.servants) or estate.loans.guests:
        send_servants_home(estate, player, mate)
        send_guests_home(estate, player, mate)
        yield tell("ob-returns-loans", player.seat, other=f"seat:{mate.seat}")
    for _ in range(estate.loans.dismissals):
        guests = [card for card in (*mate.hand, *mate.discards) if card.guest]
        guest = yield from may(mate.seat, "ob-dismiss", guests)
        if guest is None:
            break
        remove_guest(mate, guest)
        put_under(home_deck(estate, guest), guest, EVERYBODY)
        yield tell("ob-dismisses", mate.seat, guest=guest.key)
    estate.loans = NO_LOANS


def send_servants_home(estate: Estate, player: Player, mate: Player) -> None:
    """OB-20.6 Those who served go to the mate's Expended Service, the others back to Available Service."""
    note_service(estate, player)
    for servant in SERVANTS:
        used = estate.loans.used[servant]
        idle = estate.loans.servants[servant] - used
        player.placed[servant] -= used
        mate.expended[servant] += used
        player.available[servant] -= idle
        mate.available[servant] += idle


def send_guests_home(estate: Estate, player: Player, mate: Player) -> None:
    """OB-20.11 Those who attended go to the mate's discard pile, the others back to the hand."""
    plan = estate.plan
    attending = plan.guests if plan is not None else ()
    for guest in estate.loans.guests:
        player.hand.remove(guest)
        (mate.discards if guest in attending else mate.hand).append(guest)
    if plan is not None:
        estate.plan = plan.but(guests=tuple(card for card in attending if card not in estate.loans.guests))
