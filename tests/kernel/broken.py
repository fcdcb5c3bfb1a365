"""Toys with one mistake each, to prove that the checks find it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import count
from typing import Any

from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Blocked, Rule, Step, choose, shuffle, together
from salotto.kernel.title import Json, Scorecard, Table
from salotto.kernel.zones import EVERYBODY, Zone, only, redeal_zones
from tests.kernel.toy import CAKES, Cake, Guest, Party, Phase, TeaParty


class Endless(TeaParty):
    """The last round never comes."""

    def pass_on(self, party: Party) -> Rule[None]:
        """Again and again."""
        yield from super().pass_on(party)
        party.round = 0
        for guest in party.guests:
            guest.luck = ()
        party.phase = Phase.NIBBLE


class Unsorted(TeaParty):
    """The lines of a scorecard are in another order than the title's."""

    def scorecards(self, state: Party) -> list[Scorecard]:
        """Upside down."""
        return [
            Scorecard(card.seat, dict(reversed(card.points.items()))) for card in super().scorecards(state)
        ]


class Losing(TeaParty):
    """Gifts that are not taken vanish."""

    def give(self, party: Party, host: Guest, gifts: list[Cake]) -> Rule[None]:
        """And the tin is empty."""
        yield from super().give(party, host, gifts)
        party.tin = Zone()
        party.refused = None


class Doubling(TeaParty):
    """A shown cake also stays in the hand."""

    def show(self, party: Party) -> Rule[None]:
        """One to show, one to keep."""
        for guest in party.guests:
            if guest.secret:
                guest.hand.add(guest.secret, EVERYBODY)
        yield from super().show(party)


class Leaking(TeaParty):
    """Everybody sees all hands."""

    def view(self, state: Party, seat: int | None) -> Json:
        """Nobody would notice, would they?"""
        hands = [[cake.key for cake in guest.hand] for guest in state.guests]
        return {**super().view(state, seat), "debug": hands}


class Whispering(TeaParty):
    """A secret shows through a harmless number."""

    def view_guest(self, guest: Guest, seat: int | None) -> Json:
        """The size of the secret."""
        size = guest.secret.worth if guest.secret else 0
        return {**super().view_guest(guest, seat), "ready": size}


class Lazy(TeaParty):
    """Baskets are not dealt again."""

    def redeal(self, state: Party, seat: int | None, chance: Chance) -> None:
        """Only hands."""
        redeal_zones([state.deck, *(guest.hand for guest in state.guests)], seat, chance)


class Hinting(TeaParty):
    """In a simultaneous step the order of the options tells something."""

    def pick(self, guest: Guest) -> Rule[None]:
        """Depends on the unknown basket."""
        cakes = sorted(guest.hand.cards, key=lambda cake: cake.worth, reverse=guest.basket.cards[0].worth > 4)
        guest.secret = yield from choose(guest.seat, "toy-pick", cakes)
        guest.sugar = 0


class HintingAlone(TeaParty):
    """In one seat's turn the options tell something."""

    def serve(self, party: Party) -> Rule[None]:
        """Depends on the unknown deck."""
        lucky = bool(party.deck.cards) and party.deck.cards[-1].worth > 4
        yield from choose(party.host, "toy-guess", ["high", "low"] if lucky else ["low", "high"])
        yield from self.pass_on(party)


class Peeping(TeaParty):
    """A hidden cake comes to light, and no barrier is raised."""

    def nibble(self, party: Party, guest: Guest) -> Rule[None]:
        """Look, and take it back."""
        if not guest.basket.cards:
            guest.full = True
            return
        what = yield from choose(guest.seat, "toy-nibble", ["basket", "no"])
        if what == "basket":
            guest.hand.add(*guest.basket.draw(only(guest.seat)))
        else:
            guest.full = True


class Restless(TeaParty):
    """A redeal is another one each time it is asked for."""

    times = count()

    def redeal(self, state: Party, seat: int | None, chance: Chance) -> None:
        """By its own clock."""
        super().redeal(state, seat, Chance("restless", next(self.times)))


class Remembering(TeaParty):
    """The rules remember something outside of the state."""

    times = count()

    def pick(self, guest: Guest) -> Rule[None]:
        """How often anybody has picked."""
        yield from super().pick(guest)
        guest.sugar = next(self.times) % 3


class Common(TeaParty):
    """Those who decide at once draw from the same deck."""

    def from_basket(self, party: Party, guest: Guest) -> tuple[Cake, int]:
        """First come, first served."""
        return party.deck.draw(only(guest.seat)) if party.deck.cards else super().from_basket(party, guest)


def contents(party: Party) -> dict[str, Any]:
    """All the fields of a party."""
    return {field.name: getattr(party, field.name) for field in fields(party)}


@dataclass(slots=True)
class SharedParty(Party):
    """A state whose copies share a list."""

    def copy(self) -> SharedParty:
        """Not independent."""
        twin = SharedParty(**contents(Party.copy(self)))
        twin.dice = self.dice
        return twin


class Sharing(TeaParty):
    """Copies of the state are not independent."""

    state_type = SharedParty

    def begin(self, table: Table) -> Party:
        """A sloppy party."""
        party = super().begin(table)
        return SharedParty(party.mode, party.rounds, party.guests)


@dataclass(slots=True)
class ForgetfulParty(Party):
    """A state whose copies lack something."""

    def copy(self) -> ForgetfulParty:
        """Forgets the round."""
        twin = ForgetfulParty(**contents(Party.copy(self)))
        twin.round = 0
        return twin


class Forgetful(TeaParty):
    """A copy of the state is not the same."""

    state_type = ForgetfulParty

    def begin(self, table: Table) -> Party:
        """A forgetful party."""
        party = super().begin(table)
        return ForgetfulParty(party.mode, party.rounds, party.guests)


class Ambiguous(TeaParty):
    """Two options have the same key."""

    def pick(self, guest: Guest) -> Rule[None]:
        """Everything twice."""
        guest.secret = yield from choose(guest.seat, "toy-pick", guest.hand.cards * 2)
        guest.sugar = 0


class NoSugar(Exception):
    """There is none left."""


class Choosy(TeaParty):
    """An option that is offered makes the rules stumble."""

    def pick(self, guest: Guest) -> Rule[None]:
        """Two lumps are not really there."""
        yield from super().pick(guest)
        if guest.sugar == 2:
            raise NoSugar


class Rushing(TeaParty):
    """One simultaneous phase follows another, and nothing settles the first."""

    def next_step(self, state: Party) -> Step | None:
        """A toast before the cakes are shown."""
        if state.phase is Phase.PICK and all(guest.secret for guest in state.guests):
            toasting = {guest.seat: self.toast(state, guest) for guest in state.guests if not guest.full}
            if toasting:
                return together(toasting)
        return super().next_step(state)

    def toast(self, party: Party, guest: Guest) -> Rule[None]:
        """To somebody's cake."""
        yield from choose(guest.seat, "toy-toast", [other.secret for other in party.guests if other.secret])
        guest.full = True

    def show(self, party: Party) -> Rule[None]:
        """Thirsty again."""
        for guest in party.guests:
            guest.full = False
        yield from super().show(party)


class Stumbling(TeaParty):
    """A key that does not exist is looked for in the wrong way."""

    def find(self, key: str) -> Any:
        """Numbers have no keys."""
        return CAKES.get(key) or 1 // 0


class Special(TeaParty):
    """A view that JSON cannot say."""

    def view(self, state: Party, seat: int | None) -> Json:
        """Seats as keys."""
        return {**super().view(state, seat), "full": {guest.seat: guest.full for guest in state.guests}}


class Contradicting(TeaParty):
    """Something is blocked, and yet an option."""

    def blocked(self, guest: Guest) -> list[Blocked]:
        """No, thanks is not possible."""
        return [Blocked("no", "TOY-2", "toy-never")]


class Hashed(TeaParty):
    """The order of a set decides."""

    def lay(self, party: Party) -> Rule[None]:
        """A deck out of a set."""
        yield from super().lay(party)
        party.deck = Zone(set(party.deck.cards))
        yield from shuffle(party.deck)


HASHED = Hashed()

BROKEN: dict[str, list[TeaParty]] = {
    "it_ends": [Endless()],
    "scores_are_by_category": [Unsorted()],
    "nothing_is_lost": [Losing(), Doubling()],
    "a_view_shows_only_what_the_seat_may_know": [Leaking(), Whispering()],
    "a_redeal_moves_every_hidden_card": [Lazy()],
    "options_show_only_what_the_seat_may_know": [Hinting(), HintingAlone()],
    "what_can_be_taken_back_has_taught_nothing": [Peeping()],
    "an_imagined_game_can_be_played": [Restless(), Sharing()],
    "undo_and_redo_come_back_to_the_same": [Remembering()],
    "restart_goes_back_to_the_barrier": [Remembering()],
    "the_order_of_answers_does_not_matter": [Common(), Remembering()],
    "a_fork_and_its_original_do_not_touch_each_other": [Sharing(), Remembering()],
    "legal_answers_are_taken_and_others_refused": [Ambiguous(), Choosy()],
    "a_question_of_many_ends_only_with_all": [Rushing()],
    "a_log_opens_at_any_point": [Remembering(), Forgetful()],
    "a_log_is_verified_unless_tampered_with": [Remembering()],
    "a_damaged_log_is_refused_in_words": [Stumbling()],
    "checkpoints_come_back_as_they_were": [Forgetful()],
    "what_leaves_the_kernel_is_plain": [Special(), Contradicting()],
}
"""For each check the toys that it must find fault with."""
