"""A declaration of what there is takes numbers, names them, and finds those that are on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from salotto.kernel.decisions import Decision
from salotto.kernel.zones import EVERYBODY, NOBODY, Zone, only
from salotto.kit.agenda import Agenda, task
from salotto.kit.answers import Answers, Vocabulary
from salotto.kit.encoding import Each, Encoding, Inside, Known, List, Own, Places, Planned, Row, Things
from salotto.kit.features import Bits, ByColour, Count, Flag, Flags, Part, Seats, Size, Unforeseen, Who, Word


@dataclass
class Guest:
    seat: int
    hand: Zone[str]
    secret: int = 0


@dataclass
class Party:
    guests: list[Guest] = field(default_factory=list)
    turn: int = 0
    value: Any = None
    agenda: Agenda = field(default_factory=Agenda)


CAKES = ("lemon", "rum", "rum")


def encoding(*parts: Part, seats: int = 3, rivals: int = 1) -> Encoding:
    return Encoding(
        parts=parts,
        prompts=("which", "where"),
        about={"price": 4, "given": (2, 3)},
        answers=Answers(
            ("seat:0", "seat:1", "seat:2", "cake:lemon"),
            composed=("pay:clay-1", "pay:clay-2", "send:cook:maid", "send:maid", "send:cook"),
            seats={"hit": 2},
            settled={"send": ("maid",)},
        ),
        words=("hit:hard", "clay", "pay", "send"),
        players=lambda party: len(party.guests),
        seats=seats,
        rivals=rivals,
    )


def told(part: Part, value: Any, seat: int = 0, players: int = 3) -> list[str]:
    """The names of what is on, without that of the part."""
    whole = encoding(part)
    party = Party([Guest(each, Zone()) for each in range(players)], value=value)
    return [whole.names[number].removeprefix("value").strip() for number in whole.features(party, seat)]


@pytest.mark.parametrize(
    ("number", "on"),
    [
        (0, []),
        (2, [">= 1", ">= 2"]),
        (3, [">= 1", ">= 2", ">= 3"]),
        (5, [">= 1", ">= 2", ">= 3", "beyond, digit 1"]),
        (-1, ["beyond, digit 0", "beyond, digit 9"]),
    ],
)
def test_a_counter_is_a_thermometer_and_never_the_same_for_two_numbers(number: int, on: list[str]) -> None:
    assert told(Count("value", 3), number) == on


def test_every_number_near_a_scale_is_told_apart() -> None:
    scale = [tuple(told(Count("value", 3, least=-2), number)) for number in range(-200, 200)]
    assert len(set(scale)) == len(scale)
    with pytest.raises(Unforeseen):
        told(Count("value", 3), 2000)


def test_seats_are_counted_from_the_one_that_looks_and_rivals_come_last() -> None:
    assert told(Who("value"), 0, seat=1) == ["seat +2"]
    assert told(Who("value"), 2, seat=1, players=3) == ["seat +1"]
    assert told(Who("value"), 2, seat=1, players=2) == ["rival 1"]
    assert told(Who("value"), -1) == []
    assert told(Seats("value", 2), [None, 0], seat=2) == ["1: seat +1"]
    assert told(ByColour("value", 2, ("inn",)), [0, 2, 0], seat=1) == [
        "inn seat +0 >= 1",
        "inn seat +0 >= 2",
    ]
    assert told(ByColour("value", 1, turned=True), [0, 1, 0, 0], seat=1, players=2) == [
        "of seat +1 seat +0 >= 1"
    ]


def test_words_flags_and_masks() -> None:
    assert told(Word("value", ("a", "b")), "b") == ["b"]
    assert told(Word("value", ("a", "b")), None) == []
    with pytest.raises(Unforeseen):
        told(Word("value", ("a", "b")), "c")
    assert told(Flag("value"), 3) == [""]
    assert told(Bits("value", "abc"), 0b101) == ["a", "c"]
    assert told(Flags("value", "xy", (1, 2)), [2, None]) == ["x 2"]
    assert told(Size("value", 3), "ab") == [">= 1", ">= 2"]


def test_copies_are_counted_and_their_order_is_not_told() -> None:
    assert told(Things("value", CAKES), ["rum", "lemon", "rum"]) == ["lemon", "rum 1", "rum 2"]
    assert told(Things("value", CAKES), ["rum", "rum", "lemon"]) == ["lemon", "rum 1", "rum 2"]
    with pytest.raises(Unforeseen):
        told(Things("value", CAKES), ["rum"] * 3)
    assert told(Row("value", CAKES, 2), [None, "rum"]) == ["1 rum 1"]
    with pytest.raises(Unforeseen):
        told(Row("value", CAKES, 1), [None, "rum"])


def test_of_a_zone_only_what_the_seat_has_seen() -> None:
    zone = Zone(["lemon", "rum", "rum"])
    zone.seen = [only(0), NOBODY, EVERYBODY]
    assert told(Known("value", CAKES, 3), zone, seat=0) == ["lemon", "rum 1", ", unknown >= 1"]
    assert told(Known("value", CAKES, 3), zone, seat=1) == ["rum 1", ", unknown >= 1", ", unknown >= 2"]
    assert told(Places("value", CAKES, 3, 2), zone, seat=1) == [f", in all >= {n}" for n in (1, 2, 3)]
    assert told(Places("value", CAKES, 3, 2), zone, seat=0)[0] == "0 lemon"


def test_what_is_secret_is_told_to_its_owner_alone() -> None:
    whole = encoding(Each("guests", lambda: (Own(Count("secret", 3)), Flag("seat"))))
    party = Party([Guest(seat, Zone(), 1) for seat in range(3)])
    names = [whole.names[number] for number in whole.features(party, 1)]
    assert names == ["guests seat +0.secret >= 1", "guests seat +0.seat", "guests seat +1.seat"]


def test_things_within_things() -> None:
    inside = Inside("value", (Count("turn", 3),))
    assert told(inside, Party(turn=1)) == ["", ".turn >= 1"]
    assert told(Inside("value", (Count("turn", 3),)), None) == []
    assert told(List("value", lambda: (Count("turn", 3),), 2), [Party(), Party(turn=1)]) == [
        "0", "1", "1.turn >= 1"
    ]  # fmt: skip


def test_what_is_planned_is_told_by_whose_it_is() -> None:
    agenda = Agenda([task("pay", 1), task("end"), task("pay", 1), task("pay", 0)])
    assert told(Planned("value", ("pay", "end")), agenda, seat=1) == [
        "pay >= 1", "pay >= 2", "end >= 1", "pay (another) >= 1"
    ]  # fmt: skip


def asked(*options: str, seat: int = 1, **about: Any) -> Decision:
    return Decision(seat, "which", list(options), about)


def test_a_question_is_told_with_its_numbers_and_words() -> None:
    whole = encoding()
    party = Party([Guest(seat, Zone()) for seat in range(3)])
    decision = asked("no", price=2, given=[0, 1], thing="seat:0", picked=["cake:lemon"])
    names = [whole.names[number] for number in whole.features(party, 1, decision)]
    assert names == [
        "asked which",
        *("about price 0 >= 1", "about price 0 >= 2", "about given 1 >= 1"),
        *("about 2", "about seat", "about cake", "about lemon"),
    ]
    with pytest.raises(Unforeseen, match="whence"):
        whole.features(party, 1, Decision(1, "whence", [], {}))


def test_answers_have_their_own_numbers_with_seats_seen_from_the_one_that_answers() -> None:
    whole = encoding()
    answers = whole.answers
    names = [answers.name(number) for number in answers.numbers(asked("seat:0", "seat:1", "cake:lemon"), 3)]
    assert names == ["seat:2", "seat:0", "cake:lemon"]
    assert answers.numbers(asked("seat:2", seat=0), 3) == answers.numbers(asked("seat:0", seat=1), 3)
    for unforeseen in ("eat:1", "pay:clay-3"):
        with pytest.raises(Unforeseen):
            answers.numbers(asked(unforeseen), 3)
    one, other = whole.option_features(asked("hit:hard:0", "hit:hard:1"), 3)
    names = whole.option_names()
    assert [names[number] for number in one] == ["word 1: hit", "word 2: hard", "word 3: 2"]
    assert [names[number] for number in other] == ["word 1: hit", "word 2: hard", "word 3: 0"]


def test_what_is_composed_has_its_own_number_and_what_follows_from_the_question_is_left_out() -> None:
    answers = encoding().answers
    assert answers.names[-4:] == ["pay:clay-1", "pay:clay-2", "send:cook", "send"]
    assert not {"pay", "send"} & set(answers.words())
    for keys in (("pay:clay-2", "pay:clay-1"), ("pay:clay-1", "pay:clay-2")):
        assert [answers.name(number) for number in answers.numbers(asked(*keys), 3)] == list(keys)
    first, second = answers.numbers(asked("send:cook:maid", "send:maid:maid"), 3)
    assert (answers.name(first), answers.name(second)) == ("send:cook", "send")


def test_a_word_of_several_is_taken_apart_only_where_it_is_not_one() -> None:
    words = Vocabulary(["clay", "gain", "room-1"])
    assert [words.words[number] for number in words.numbers_of("gain-clay-3")] == ["gain", "clay", "3"]
    assert [words.words[number] for number in words.numbers_of("room-1:2")] == ["room-1", "2"]
    with pytest.raises(Unforeseen):
        words.numbers_of("straw-1")
