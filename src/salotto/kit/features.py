"""The simple parts of an encoding: numbers, words, seats (see `salotto.kit.encoding`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

DIGITS = 10
"""What exceeds a scale is told by so many binary digits."""

Of = Callable[[Any], Any] | None
"""What is told of a thing, where it is not simply an attribute of it."""


class Unforeseen(ValueError):
    """Something that the declaration has no number for: a mistake in it."""


class Look:
    """Who looks at a table of how many players."""

    __slots__ = ("players", "seat", "seats")

    def __init__(self, seat: int, players: int, seats: int) -> None:
        self.seat = seat
        self.players = players
        self.seats = seats

    def relative(self, seat: int) -> int:
        """A seat counted from the one that looks; the rivals come after the last seat that there can be."""
        if seat < self.players:
            return (seat - self.seat) % self.players
        return self.seats + seat - self.players


class Book:
    """The names of all numbers, in order, and how many seats and rivals there can be."""

    def __init__(self, seats: int, rivals: int) -> None:
        self.seats = seats
        self.colours = [f"seat +{at}" for at in range(seats)] + [f"rival {at + 1}" for at in range(rivals)]
        self.names: list[str] = []
        self.fields: list[tuple[str, int]] = []

    def take(self, path: str, names: Iterable[str]) -> int:
        """Numbers for a part of the table, each with its name; the first of them."""
        start = len(self.names)
        self.names += [f"{path} {name}".strip() for name in names]
        self.fields.append((path, len(self.names) - start))
        return start


class Part(ABC):
    """A part of a declaration: some attribute of a thing. Laid out, it knows its numbers."""

    def __init__(self, name: str, of: Of = None) -> None:
        self.name = name
        self.of = of
        self.start = 0

    def value(self, thing: Any) -> Any:
        """What is told of a thing: its attribute of that name, or what a function says."""
        return getattr(thing, self.name) if self.of is None else self.of(thing)

    @abstractmethod
    def lay(self, book: Book, path: str) -> None:
        """Take the numbers."""

    @abstractmethod
    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """Add the numbers that are on for a thing."""

    def attributes(self) -> set[str]:
        """What of a thing the part tells of."""
        return {self.name}


def lay_all(parts: Sequence[Part], book: Book, path: str) -> list[Part]:
    """Parts with their numbers."""
    for part in parts:
        part.lay(book, path + part.name)
    return list(parts)


class Scale:
    """The numbers of a counter: a thermometer, and digits for what exceeds it."""

    def __init__(self, book: Book, path: str, most: int, least: int = 0) -> None:
        rungs = [f">= {number}" for number in range(least + 1, most + 1)]
        self.start = book.take(path, [*rungs, *(f"beyond, digit {digit}" for digit in range(DIGITS))])
        self.most = most
        self.least = least
        self.kept: dict[int, list[int]] = {}

    def rungs(self, number: int) -> list[int]:
        """What is on for a number."""
        found = self.kept.get(number)
        if found is None:
            found = self.kept[number] = self._rungs(number)
        return found

    def _rungs(self, number: int) -> list[int]:
        top = self.most - self.least
        beyond = (
            number - self.most if number > self.most else self.least - number if number < self.least else 0
        )
        if beyond >> (DIGITS - 1):
            raise Unforeseen(f"{number} is far beyond {self.most}")
        if number < self.least:
            beyond += 1 << (DIGITS - 1)  # the highest digit says: below
        rungs = [self.start + step for step in range(min(max(number - self.least, 0), top))]
        return rungs + [self.start + top + digit for digit in range(DIGITS) if beyond >> digit & 1]


class Count(Part):
    """A whole number."""

    def __init__(self, name: str, most: int, least: int = 0, of: Of = None) -> None:
        super().__init__(name, of)
        self.most = most
        self.least = least

    def lay(self, book: Book, path: str) -> None:
        """A thermometer."""
        self.scale = Scale(book, path, self.most, self.least)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """One number for each unit."""
        number = self.value(thing)
        if number is not None:
            on += self.scale.rungs(number)


class Size(Count):
    """How many things there are."""

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """One number for each thing."""
        things = self.value(thing)
        if things is not None:
            on += self.scale.rungs(len(things))


class Counts(Part):
    """A list of whole numbers, each of something else."""

    def __init__(
        self, name: str, words: Sequence[Any], most: int, least: int = 0,
        of: Of = None,
    ) -> None:  # fmt: skip
        super().__init__(name, of)
        self.words = [str(word) for word in words]
        self.most = most
        self.least = least

    def lay(self, book: Book, path: str) -> None:
        """A thermometer for each."""
        self.scales = [Scale(book, f"{path} {word}", self.most, self.least) for word in self.words]

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """One number for each unit of each."""
        scales = self.scales
        for at, number in enumerate(self.value(thing)):
            if number:
                on += scales[at].rungs(number)


class ByColour(Part):
    """Whole numbers by seat, and after the seats of the rivals; perhaps several rows of them."""

    def __init__(self, name: str, most: int, rows: Sequence[Any] = ("",), turned: bool = False) -> None:
        super().__init__(name)
        self.most = most
        self.rows = [str(row) for row in rows]
        self.turned = turned  # the rows are seats themselves

    def lay(self, book: Book, path: str) -> None:
        """A thermometer for each colour in each row."""
        colours = book.colours
        rows = [f"of {colour}" for colour in colours] if self.turned else self.rows
        self.scales = [[Scale(book, f"{path} {row} {each}", self.most) for each in colours] for row in rows]

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """One number for each unit."""
        numbers = self.value(thing)
        if not numbers:
            return
        rows = len(self.rows)
        if self.turned:
            rows = 1
            while rows * rows < len(numbers):
                rows += 1
        width = len(numbers) // rows
        at = 0
        for row in range(rows):
            scales = self.scales[look.relative(row) if self.turned else row]
            for colour in range(width):
                number = numbers[at]
                at += 1
                if number:
                    on += scales[look.relative(colour)].rungs(number)


class Word(Part):
    """One of several words, numbers or members; None: none of them."""

    def __init__(self, name: str, words: Iterable[Any], of: Of = None) -> None:
        super().__init__(name, of)
        self.words = list(words)
        self.numbers: dict[Hashable, int] = {}

    def lay(self, book: Book, path: str) -> None:
        """A number for each word."""
        start = book.take(path, [named(word) for word in self.words])
        self.numbers = {word: start + at for at, word in enumerate(self.words)}

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of the word that holds."""
        word = self.value(thing)
        if word is not None:
            on.append(self.number(word))

    def number(self, word: Any) -> int:
        """The number of a word."""
        try:
            return self.numbers[word]
        except KeyError:
            raise Unforeseen(f"{self.name}: {word!r}") from None


class Flag(Part):
    """Something that holds or not."""

    def lay(self, book: Book, path: str) -> None:
        """One number."""
        self.start = book.take(path, [""])

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """On if it holds."""
        if self.value(thing):
            on.append(self.start)


class Bits(Part):
    """A mask."""

    def __init__(self, name: str, words: Sequence[Any]) -> None:
        super().__init__(name)
        self.words = [str(word) for word in words]

    def lay(self, book: Book, path: str) -> None:
        """A number for each bit."""
        self.start = book.take(path, self.words)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The bits that are set."""
        mask: int = self.value(thing)
        if mask < 0 or mask >> len(self.words):
            raise Unforeseen(f"{self.name}: {mask:b}")
        for at in range(len(self.words)):
            if mask >> at & 1:
                on.append(self.start + at)


class Flags(Part):
    """Several things that hold or not, or of each of several places one of several words."""

    def __init__(
        self, name: str, places: Sequence[Any], words: Sequence[Any] = (True,), of: Of = None, row: int = 0
    ) -> None:
        super().__init__(name, of)
        self.places = [str(place) for place in places]
        self.words = list(words)
        self.row = row  # the places come in rows of so many, of which the last may be left out

    def lay(self, book: Book, path: str) -> None:
        """A number for each word at each place."""
        self.numbers: list[dict[Any, int]] = []
        for place in self.places:
            start = book.take(f"{path} {place}", [named(word) for word in self.words])
            self.numbers.append({word: start + at for at, word in enumerate(self.words)})

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of the word at each place; none for any other word."""
        if not self.row:
            self.write_row(self.value(thing), 0, on)
            return
        first = 0
        for row in self.value(thing):
            if row:
                self.write_row(row, first, on)
            first += self.row

    def write_row(self, words: Iterable[Any], at: int, on: list[int]) -> None:
        """The numbers of some words, from a place on."""
        numbers = self.numbers
        for word in words:
            number = numbers[at].get(word)
            at += 1
            if number is not None:
                on.append(number)


class Who(Part):
    """A seat or a rival; a negative number or None is nobody."""

    def lay(self, book: Book, path: str) -> None:
        """A number for each."""
        self.start = book.take(path, book.colours)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of the seat."""
        seat = self.value(thing)
        if seat is not None and seat >= 0:
            on.append(self.start + look.relative(seat))


class Seats(Part):
    """Seats in an order, or of each of several places the seat there; nobody where there is no number."""

    def __init__(self, name: str, places: int, of: Of = None) -> None:
        super().__init__(name, of)
        self.places = places

    def lay(self, book: Book, path: str) -> None:
        """A number for each seat at each place."""
        self.width = len(book.colours)
        names = [f"{place}: {colour}" for place in range(self.places) for colour in book.colours]
        self.start = book.take(path, names)

    def write(self, thing: Any, look: Look, on: list[int]) -> None:
        """The number of each seat at its place."""
        at = self.start
        for place, seat in enumerate(self.value(thing)):
            if place >= self.places:
                raise Unforeseen(f"{self.name}: place {place}")
            if seat is not None and seat >= 0:
                on.append(at + look.relative(seat))
            at += self.width


def named(thing: Any) -> str:
    """What a component or a word is called: copies of one component are called the same."""
    if isinstance(thing, tuple):
        return " ".join(named(each) for each in thing)
    key: str = getattr(thing, "key", "")
    if key:
        id = getattr(thing, "id", "")
        return f"{key.partition(':')[0]}:{id}" if id else key
    return str(getattr(thing, "value", thing))
