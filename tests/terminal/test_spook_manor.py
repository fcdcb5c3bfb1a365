"""Spook Manor in the terminal: a manor that those who know the game recognise."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from salotto.kernel.decisions import Decision
from salotto.kernel.play import Play
from salotto.kit.furniture import Card
from salotto.legends import legend_of
from salotto.speech import Speech
from salotto.terminal.drawing import Drawing
from salotto.terminal.frames import marks_of
from salotto.terminal.furniture import Room as Drawn
from salotto.terminal.party import bots_of
from salotto.titles.spook_manor import TITLE
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.cards import COLOUR_NAMES, LIGHT_KINDS, RoomKind
from salotto.titles.spook_manor.faces import ALL
from salotto.words import words
from tests.terminal.table import new_play
from tests.titles.spook_manor.positions import rooms_of

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]


def drawn(thing: RenderableType, width: int = 120, height: int | None = None) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    options = console.options.update(height=height) if height else console.options
    lines = console.render_lines(thing, options, pad=False)
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def after(play: Play[Any], rounds: int) -> Play[Any]:
    """The table as it is after some rounds of bots."""
    bots = bots_of(play.table)
    while not play.over and play.state.round <= rounds:
        decision = play.next_decision()
        assert decision is not None
        play.take(decision, bots[decision.seat].choose(play, decision))
    return play


@pytest.fixture(scope="module")
def table() -> Play[Any]:
    return after(new_play("greedy", "greedy", "random"), 9)


def board(play: Play[Any], seat: int | None, decision: Decision | None = None, **size: Any) -> str:
    speech = Speech(TITLE, words("en"), NAMES[: play.table.players], seat)
    marks = marks_of(decision) if decision else {}
    return drawn(Drawing(TITLE).draw(play, speech, marks, decision), **size)


def told(key: str) -> str:
    """A card in one line, without its name."""
    room = Drawn(TITLE, ALL, Speech(TITLE, words("en"), NAMES), {})
    return room.card(Card(key)).plain.removeprefix(ALL[key].names["en"]).strip()


def test_the_shapes_tell_the_colours_apart_without_colour() -> None:
    legend = legend_of(TITLE)
    assert legend is not None
    free = [f"free-{colour}" for colour in (*COLOUR_NAMES, "any")]
    for icons in (COLOUR_NAMES, free, tuple(LIGHT_KINDS), [kind.value for kind in RoomKind]):
        letters = [legend.signs[icon].letter for icon in icons]
        assert len(set(letters)) == len(icons)
        assert all(cell_len(letter) == 1 for letter in letters)


def test_rooms_that_do_different_things_look_different() -> None:
    looks: dict[str, set[str]] = {}
    for room in BOX.rooms:
        looks.setdefault(told(room.key), set()).add(room.texts["en"])
    assert all(len(does) == 1 for does in looks.values())


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("room:phantom-suite", "2 ⌂ +●"),
        ("room:portrait-of-the-hermit-1", "▣ 2× ∅"),
        ("room:portrait-of-the-butler-1", "2 ▣ 1× ⌂"),
        ("room:portrait-of-the-young-goblin", "2 ▣ 1× ■ +■ ☼"),
        ("room:portrait-of-the-torchbearer", "1 ▣ 2× Ψ"),
        ("room:portrait-of-the-host-1", "1 ▣ 1× ☻"),
        ("room:portrait-of-the-postman-1", "2 ▣ 1× +"),
        ("room:phantom-candle-closet", "☼ ¡ ●"),
    ],
)
def test_a_card_is_told_in_a_few_signs(key: str, shown: str) -> None:
    assert told(key) == shown


def test_every_room_of_the_manor_is_told_in_its_column(table: Play[Any]) -> None:
    manor = table.state.manors[0]
    told = " ".join(board(table, 0, width=80).split()).split(" ▮ ")[1:]
    assert len(told) == len(manor.columns)
    for room, x, _ in rooms_of(manor):
        assert room.names["en"] in told[x - manor.left]


def test_the_running_score_can_be_hidden_until_the_end() -> None:  # SM-9.2
    play = after(new_play("random", "random", options={"live_score": False}), 5)
    assert "Total" not in board(play, 0)
    assert "Total" not in board(play, None)
    assert "Total" in board(after(play, 20), 0)


def test_the_hand_of_others_is_not_drawn(table: Play[Any]) -> None:  # SM-2.1
    others = {card.names["en"] for manor in table.state.manors[1:] for card in manor.hand}
    seen = {room.names["en"] for manor in table.state.manors for room, _, _ in rooms_of(manor)}
    mine = {card.names["en"] for card in table.state.manors[0].hand}
    picture = board(table, 0, table.decision(0), width=200)
    assert all(name in picture for name in mine)
    assert not any(name in picture for name in others - seen - mine)


def test_a_solo_player_sees_the_draft_decks() -> None:  # SM-7.4
    picture = board(after(new_play("random"), 1), 0)
    assert "Draft deck 1" in picture
    assert "Draft deck 2" in picture


def test_an_option_is_described_with_its_signs_and_text(table: Play[Any]) -> None:
    speech = Speech(TITLE, words("en"), NAMES[:3], 0)
    cells = Drawing(TITLE).describe("room:phantom-suite", table, speech, None)
    assert cells is not None
    assert [cell.plain for cell in cells] == [
        "Phantom Suite",
        "Phantom Suite 2 ⌂ +●",
        "When played, invite 1 purple monster. Worth 2 VP.",
    ]


def test_a_foyer_card_is_described_with_both_lights() -> None:  # SM-3.3
    for foyer in BOX.foyers:
        assert told(foyer.key).split()[1:] == [
            letter for side in (foyer.left, foyer.right) for letter in letters_of(side.lights[0])
        ]


def letters_of(light: Any) -> tuple[str, str]:
    legend = legend_of(TITLE)
    assert legend is not None
    kinds, colours = tuple(LIGHT_KINDS), COLOUR_NAMES
    return legend.signs[kinds[light.kind]].letter, legend.signs[colours[light.colour]].letter
