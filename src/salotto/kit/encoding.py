"""What a seat may know of a table as a short list of numbers: the features that are on.

A title declares once what there is, and this declaration takes the numbers, names them and finds those that
are on. It reads the true state: of a zone what the seat has seen, of what is secret (`Own`) what is its own.

    ENCODING = Encoding(
        parts=(
            Word("phase", Phase),
            Count("round", 8),
            Each("players", lambda: (Count("silver", 20), Known("hand", BOX.cards, 12))),
        ),
        prompts=("mg-card", "mg-pay"),
        about={"price": 9},
        answers=Answers(keys_in(BOX, "card"), {"pay": 20}),
        words=all_keys(BOX),
        players=lambda state: state.setting.players,
        seats=4,
    )

Seats are counted from the one that looks: it is 0, the next in turn order 1. A counter is a thermometer: a
number is on for each unit that is there, so that more is always more; what exceeds its scale is told by
binary digits. Components come from the box: another box is another encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any

from salotto.kernel.decisions import Decision
from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.kit.answers import Answers, Vocabulary
from salotto.kit.features import Book, Look, Of, Part, Scale, Unforeseen, lay_all, named

About = Mapping[str, int | tuple[int, int]]
"""The numbers that a question is about: how high each counts, and of a list how long it can be."""
Parts = Callable[[], Sequence[Part]]
"""Makes the parts of a thing of which there are several."""


class Catalogue:
    """The components that can lie somewhere; one that is there several times is given several times."""

    def __init__(self, things: Iterable[Any]) -> None:
        self.place: dict[Hashable, int] = {}
        names: dict[str, int] = {}
        self.copies: list[int] = []
        for thing in things:
            name = named(thing)
            at = names.setdefault(name, len(names))
            if at == len(self.copies):
                self.copies.append(0)
            self.copies[at] += 1
            self.place[thing] = at
        self.first: list[int] = [sum(self.copies[:at]) for at in range(len(self.copies))]
        self.names: list[str] = [
            f"{name} {copy + 1}" if many > 1 else name
            for name, many in zip(names, self.copies, strict=True)
            for copy in range(many)
        ]


class Thing(Part):
    """A component, or None."""

    def __init__(self, name: str, things: Iterable[Any], of: Of = None) -> None:
        super().__init__(name, of)
        self.catalogue = Catalogue(things)

    def lay(self, book: Book, path: str) -> None:
        """A number for each component, copies of one apart."""
        self.start = book.take(path, self.catalogue.names)
        self.find_numbers()

    def find_numbers(self) -> None:
        """The number of each component."""
        first, copies = self.catalogue.first, self.catalogue.copies
        self.single = all(many == 1 for many in copies)
        self.numbers: dict[Any, int] = {
            thing: self.start + first[at] for thing, at in self.catalogue.place.items()
        }
        self.last = {self.start + first[at] + copies[at] - 1 for at in range(len(copies))}

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of the component."""
        there = self.value(thing)
        if there is not None:
            on.append(self.number(there))

    def number(self, thing: Any) -> int:
        """The first number of the kind of a component."""
        try:
            return self.numbers[thing]
        except KeyError:
            raise Unforeseen(f"{self.name}: {thing!r}") from None

    def several(self, things: Iterable[Any], on: list[int]) -> None:
        """The numbers of some components: a second copy has the number after the first."""
        if self.single:
            numbers = self.numbers
            try:
                found = [numbers[thing] for thing in things if thing is not None]
            except KeyError as unknown:
                raise Unforeseen(f"{self.name}: {unknown}") from None
            if len(set(found)) < len(found):
                raise Unforeseen(f"{self.name}: one of {found} twice")
            on += found
            return
        fresh: set[int] = set()
        for thing in things:
            if thing is None:
                continue
            number = self.number(thing)
            while number in fresh:
                if number in self.last:
                    raise Unforeseen(f"{self.name}: {thing!r} once more")
                number += 1
            fresh.add(number)
            on.append(number)


class Things(Thing):
    """Components in no order."""

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of each."""
        self.several(self.value(thing), on)


class Row(Thing):
    """Components in their places, of which some may be empty."""

    def __init__(self, name: str, things: Iterable[Any], places: int, of: Of = None) -> None:
        super().__init__(name, things, of)
        self.places = places

    def lay(self, book: Book, path: str) -> None:
        """The numbers of the catalogue for each place."""
        super().lay(book, f"{path} 0")
        for place in range(1, self.places):
            book.take(f"{path} {place}", self.catalogue.names)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of each in its place."""
        at = 0
        width = len(self.catalogue.names)
        for place, there in enumerate(self.value(thing)):
            if place >= self.places:
                raise Unforeseen(f"{self.name}: place {place}")
            if there is not None:
                on.append(at + self.number(there))
            at += width


class Known(Thing):
    """A zone: the cards that the seat has seen, and how many others there are."""

    def __init__(self, name: str, things: Iterable[Any], most: int, of: Of = None) -> None:
        super().__init__(name, things, of)
        self.most = most

    def lay(self, book: Book, path: str) -> None:
        """The catalogue, and a thermometer."""
        super().lay(book, path)
        self.scale = Scale(book, f"{path}, unknown", self.most)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """What the masks of the zone allow."""
        zone: Zone[Any] = self.value(thing)
        cards, own = zone.cards, 1 << look.seat
        seen = [card for card, mask in zip(cards, zone.seen, strict=True) if mask & own]
        if seen:
            self.several(seen, on)
        on += self.scale.rungs(len(cards) - len(seen))


class Places(Known):
    """A zone whose first cards lie in places: those that the seat knows, and how many there are."""

    def __init__(self, name: str, things: Iterable[Any], most: int, places: int) -> None:
        super().__init__(name, things, most)
        self.places = places

    def lay(self, book: Book, path: str) -> None:
        """The catalogue for each place, and a thermometer."""
        self.start = book.take(f"{path} 0", self.catalogue.names)
        self.find_numbers()
        for place in range(1, self.places):
            book.take(f"{path} {place}", self.catalogue.names)
        self.scale = Scale(book, f"{path}, in all", self.most)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """What the masks of the zone allow, of the cards in their places."""
        zone: Zone[Any] = self.value(thing)
        width = len(self.catalogue.names)
        for place in range(min(self.places, len(zone.cards))):
            if zone.seen[place] >> look.seat & 1:
                on.append(place * width + self.number(zone.cards[place]))
        on += self.scale.rungs(len(zone.cards))


class Own(Part):
    """What only the owner of a thing knows, and those who may look over its shoulder."""

    def __init__(self, part: Part, sees: Callable[[Any, int], bool] | None = None) -> None:
        super().__init__(part.name)
        self.part = part
        self.sees = sees

    def lay(self, book: Book, path: str) -> None:
        """The numbers of the part."""
        self.part.lay(book, path)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The part, for its owner."""
        if thing.seat == look.seat if self.sees is None else self.sees(thing, look.seat):
            self.part.write(thing, look, on)

    def attributes(self) -> set[str]:
        """Those of the part."""
        return self.part.attributes()


class Inside(Part):
    """A thing of its own, or None."""

    def __init__(self, name: str, parts: Sequence[Part], of: Of = None) -> None:
        super().__init__(name, of)
        self.parts = list(parts)

    def lay(self, book: Book, path: str) -> None:
        """The numbers of its parts, after one for its being there."""
        self.start = book.take(path, [""])
        lay_all(self.parts, book, f"{path}.")

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """Its parts."""
        inner = self.value(thing)
        if inner is not None:
            on.append(self.start)
            for part in self.parts:
                part.write(inner, look, on)


class Each(Part):
    """A thing of its own for each seat, and after them perhaps for the rivals."""

    def __init__(
        self,
        name: str,
        parts: Parts,
        of: Of = None,
    ) -> None:
        super().__init__(name, of)
        self.parts = parts

    def lay(self, book: Book, path: str) -> None:
        """The numbers of all parts for each seat, counted from the one that looks."""
        owners = [f"{path} {colour}." for colour in book.colours]
        self.rows = [lay_all(self.parts(), book, owner) for owner in owners]

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """All parts of each."""
        for seat, one in enumerate(self.value(thing)):
            for part in self.rows[look.relative(seat)]:
                part.write(one, look, on)


class List(Part):
    """Several things of a kind, one after the other."""

    def __init__(
        self,
        name: str,
        parts: Parts,
        most: int,
        of: Of = None,
    ) -> None:
        super().__init__(name, of)
        self.parts = parts
        self.most = most

    def lay(self, book: Book, path: str) -> None:
        """The numbers of all parts for each place."""
        self.starts = []
        self.rows = []
        for at in range(self.most):
            self.starts.append(book.take(f"{path} {at}", [""]))
            self.rows.append(lay_all(self.parts(), book, f"{path} {at}."))

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """All parts of each."""
        for at, one in enumerate(self.value(thing)):
            if at >= self.most:
                raise Unforeseen(f"{self.name}: more than {self.most}")
            on.append(self.starts[at])
            for part in self.rows[at]:
                part.write(one, look, on)


class Planned(Part):
    """What is still to come: of each rule how often it is planned for the seat that looks, and for others."""

    def __init__(self, name: str, rules: Iterable[str], most: int = 3) -> None:
        super().__init__(name)
        self.rules = list(rules)
        self.most = most

    def lay(self, book: Book, path: str) -> None:
        """Two thermometers for each rule."""
        self.own = {rule: Scale(book, f"{path} {rule}", self.most) for rule in self.rules}
        self.others = {rule: Scale(book, f"{path} {rule} (another)", self.most) for rule in self.rules}

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """How often each rule is planned."""
        agenda: Agenda = self.value(thing)
        own: dict[str, int] = {}
        others: dict[str, int] = {}
        for task in agenda.tasks:
            counts = own if not task.args or task.args[0] == look.seat else others
            counts[task.rule] = counts.get(task.rule, 0) + 1
        for rule, number in own.items():
            on += self.own[rule].rungs(number)
        for rule, number in others.items():
            on += self.others[rule].rungs(number)


class Question:
    """What a seat is being asked: the prompt, numbers it is about, and the words of the keys it is about."""

    def __init__(self, prompts: Iterable[str], answers: Answers, words: Iterable[str], about: About) -> None:
        self.prompts = list(prompts)
        self.answers = answers
        self.words = Vocabulary(answers.words(), words)
        self.about = about
        self.scales: dict[str, list[Scale]] = {}

    def lay(self, book: Book) -> None:
        """A number for each prompt and each word, a thermometer for each number."""
        start = book.take("asked", self.prompts)
        self.prompt = {prompt: start + at for at, prompt in enumerate(self.prompts)}
        for name, size in self.about.items():
            places, most = size if isinstance(size, tuple) else (1, size)
            self.scales[name] = [Scale(book, f"about {name} {at}", most) for at in range(places)]
        self.start = book.take("about", self.words.words)

    def words_of(self, key: str, look: Look) -> list[int]:
        """The words of a key, in which a seat is counted from the one that looks."""
        return self.words.numbers_of(self.answers.seen_from(look.seat, look.players, key))

    def write(self, decision: Decision, look: Look, on: list[int]) -> None:
        """The numbers of a question."""
        try:
            on.append(self.prompt[decision.prompt])
        except KeyError:
            raise Unforeseen(f"the prompt {decision.prompt}") from None
        said: set[int] = set()
        for name, value in decision.about.items():
            scales = self.scales.get(name)
            if scales is not None:
                for at, number in enumerate(value if isinstance(value, list | tuple) else (value,)):
                    on += scales[at].rungs(int(number))
            elif isinstance(value, str):
                said.update(self.words_of(value, look))
            elif isinstance(value, list | tuple):
                for each in value:
                    if isinstance(each, str):
                        said.update(self.words_of(each, look))
        on += [self.start + word for word in said]


class Encoding:
    """A title's declaration, with its numbers: what a seat may know, what it is asked, what it may answer.

    An option has features of its own, the words of its key, each at its place in it; and an answer has a
    number, different from that of any other answer to the question.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        prompts: Iterable[str],
        about: About,
        answers: Answers,
        words: Iterable[str],
        players: Callable[[Any], int],
        seats: int,
        rivals: int = 0,
    ) -> None:
        book = Book(seats, rivals)
        self.players = players
        self.seats = seats
        self.answers = answers
        self.question = Question(prompts, answers, words, about)
        self.question.lay(book)
        self.parts = lay_all(parts, book, "")
        self.names = book.names
        self.fields = book.fields
        self.size = len(book.names)
        self.option_size = self.question.words.size

    def features(self, state: Any, seat: int, decision: Decision | None = None) -> list[int]:
        """The numbers that are on in what a seat may know of a state, and in what it is being asked."""
        on: list[int] = []
        look = Look(seat, self.players(state), self.seats)
        if decision is not None:
            self.question.write(decision, look, on)
        for part in self.parts:
            part.write(state, look, on)
        on.sort()  # the order of unknown cards tells where they lie
        return on

    def option_names(self) -> list[str]:
        """What the features of an option stand for."""
        return [self.question.words.name(number) for number in range(self.option_size)]

    def option_features(self, decision: Decision, players: int) -> list[list[int]]:
        """Of each option the numbers that are on; among those of options, not of observations."""
        seen_from, words = self.answers.seen_from, self.question.words
        return [words.features(seen_from(decision.seat, players, key)) for key in decision.keys]
