"""Working on a house pack: which cards there are, what is asked of one, how it looks, what is saved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from salotto.content import Entry
from salotto.kernel.title import Title
from salotto.packs import limits
from salotto.packs.catalogue import Catalogue, Place, catalogue
from salotto.packs.checking import of_entry, of_section
from salotto.packs.pack import Pack, shape_of, sorted_files
from salotto.packs.problems import PackRefused, Problem
from salotto.registry import title as find_title
from salotto.server.page.field_names import called
from salotto.server.page.pack_form import Field, chosen, fields_of, numbers_of, put
from salotto.words import Language

STAND_IN, ENTERED = "designed", "known"
"""Where an entry comes from: from us, or from somebody who has the box."""
SET_UP = "setup-numbers"
"""The kind of the sections that hold numbers of a set-up, which a house may vary."""


class Line(NamedTuple):
    """A card in the sheet."""

    place: Place
    id: str
    name: str
    stand_in: bool
    entered: bool

    @property
    def card(self) -> str:
        """The card in an address."""
        return f"{self.place[0]}/{self.place[1]}/{self.id}"


class Wanted(NamedTuple):
    """Which cards are wished for."""

    part: str = ""
    text: str = ""
    stand_ins: bool = False

    def address(self) -> dict[str, str]:
        """As it stands in an address."""
        given = {"part": self.part, "q": self.text, "own": "1" if self.stand_ins else ""}
        return {name: value for name, value in given.items() if value}


@dataclass(frozen=True, slots=True)
class Worktop:
    """A pack on the worktop of a reader."""

    title: Title[Any]
    pack: Pack
    language: Language

    @classmethod
    def of(cls, pack: Pack, language: Language) -> Worktop:
        """The worktop for a pack."""
        return cls(find_title(pack.title), pack, language)

    @property
    def known(self) -> Catalogue:
        """What the title's data consist of."""
        return catalogue(self.title)

    # Which cards there are

    def lines(self) -> Iterator[Line]:
        """Every card that is read by a type and says where it comes from."""
        for place, entries in self.known.arrays.items():
            given = {each["id"] for each in self.pack.files.get(place[0], {}).get(place[1], ())}
            for id, entry in entries.items():
                if (
                    "source" in entry.fields
                    and entry.fields.get("copies") != 0
                    and self.known.read_as(*place, entry)
                ):
                    stand_in = entry.fields["source"] == STAND_IN
                    yield Line(place, id, self.name(entry), stand_in, id in given)

    def variants(self) -> Iterator[Line]:
        """Every section that holds numbers which a house may vary."""
        for place in self.known.sections:
            if self.known.varied(place):
                name = self.kind(place, list(self.known.sections))
                yield Line(place, place[1], name, False, bool(self.own(place, place[1])))

    def holds(self, place: Place, id: str) -> bool:
        """Whether there is such a card, or such a section."""
        return (id == place[1] and self.section(place)) or id in self.known.arrays.get(place, {})

    def name(self, entry: Entry) -> str:
        """What a card is called."""
        own = entry.fields.get(f"name_{self.language}", entry.fields.get("name"))
        return own if isinstance(own, str) else entry.id

    def parts(self) -> dict[str, str]:
        """The kinds of cards, with what they are called, and last the numbers of the set-up."""
        places = list(dict.fromkeys(line.place for line in self.lines()))
        numbers = {SET_UP: called(SET_UP, self.language)} if any(self.variants()) else {}
        return {part_of(place): self.kind(place, places) for place in places} | numbers

    def part(self, place: Place) -> str:
        """The kind to which a card or a section belongs."""
        return SET_UP if self.section(place) else part_of(place)

    def kind(self, place: Place, places: Sequence[Place]) -> str:
        """What a kind of cards is called: after its file, and where that holds several, after its array."""
        file = called(place[0].removesuffix(".toml"), self.language)
        alone = sum(other[0] == place[0] for other in places) == 1
        said = file if alone else f"{file} · {called(place[1], self.language)}"
        return said[:1].upper() + said[1:]

    def wanted(self, wish: Wanted) -> list[Line]:
        """The cards that are wished for."""
        sought = wish.text.casefold()
        varied = wish.part == SET_UP
        return [
            line
            for line in (self.variants() if varied else self.lines())
            if (varied or wish.part in ("", part_of(line.place)))
            and (varied or line.stand_in or not wish.stand_ins)
            and (sought in line.name.casefold() or sought in line.id)
        ]

    # One card

    def section(self, place: Place) -> bool:
        """Whether this is a section, not a card."""
        return place in self.known.sections

    def entry(self, place: Place, id: str) -> Entry:
        """A card or a section as it stands with the pack; KeyError when there is none."""
        below = self.known.sections[place] if self.section(place) else self.known.arrays[place][id]
        return replace(below, file=place[0], fields={**below.fields, **self.own(place, id)})

    def own(self, place: Place, id: str) -> dict[str, Any]:
        """What the pack says of a card or a section."""
        part = self.pack.files.get(place[0], {}).get(place[1], ())
        if isinstance(part, Mapping):
            return dict(part)
        return dict(next((each for each in part if each["id"] == id), {}))

    def fields(self, place: Place, id: str) -> list[Field]:
        """The form of a card or a section."""
        if self.section(place):
            return list(numbers_of(self.entry(place, id), self.known.varied(place)))
        return [
            chosen(self.known, *place, each) for each in fields_of(self.known, *place, self.entry(place, id))
        ]

    def changed(self, place: Place, id: str, path: str, text: str) -> Pack:
        """The pack with one field of a card changed; PackRefused with what is wrong with it."""
        entry = self.entry(place, id)
        field = next((each for each in self.fields(place, id) if each.path == path), None)
        if field is None:
            raise PackRefused([Problem("room-pack-unknown-field")])
        if self.section(place):
            return self.varied(place, field, text)
        fields = put(self.known.read_as(*place, entry), entry.fields, field, text)
        below = self.known.arrays[place][id]
        gone = below.fields.keys() - fields.keys()
        if gone:
            raise PackRefused([Problem("room-pack-missing")])
        differ = {name: value for name, value in fields.items() if below.fields.get(name) != value}
        given = {"id": id, **differ, "source": ENTERED}
        if problems := list(of_entry(self.known, *place, given, below)):
            raise PackRefused(problems)
        return self.with_entry(place, given)

    def varied(self, place: Place, field: Field, text: str) -> Pack:
        """The pack with one number of the set-up changed; the box's own leave the pack."""
        if not text.strip():
            raise PackRefused([Problem("room-pack-missing")])
        below = self.known.sections[place]
        fields = put((), self.entry(place, place[1]).fields, field, text)
        differ = {name: value for name, value in fields.items() if below.fields[name] != value}
        if problems := list(of_section(below, place[0], differ)):
            raise PackRefused(problems)
        return self.with_part(place, differ)

    def confirmed(self, place: Place, id: str) -> Pack:
        """The pack, in which a card is entered even where nothing of it differs."""
        if self.section(place):
            return self.pack
        return self.with_entry(place, {"id": id, **self.own(place, id), "source": ENTERED})

    def with_entry(self, place: Place, given: Mapping[str, Any]) -> Pack:
        """The pack with one entry more, or another one."""
        part = self.pack.files.get(place[0], {}).get(place[1], [])
        return self.with_part(place, [*(each for each in part if each["id"] != given["id"]), dict(given)])

    def with_part(self, place: Place, part: Any) -> Pack:
        """The pack with another array or section."""
        files = {file: dict(parts) for file, parts in self.pack.files.items()}
        files.setdefault(place[0], {})[place[1]] = part
        if problems := shape_of(files):
            raise PackRefused(problems[: limits.PROBLEMS])
        return replace(self.pack, files=sorted_files(files))

    def key(self, place: Place, id: str) -> str:
        """The key of a card; none for what is no thing."""
        return next((each.key for each in self.known.read_as(*place, self.entry(place, id)) if each.key), "")


def part_of(place: Place) -> str:
    """What a kind of cards is called in an address."""
    return f"{place[0].removesuffix('.toml')}/{place[1]}"
