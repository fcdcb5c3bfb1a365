"""Spook Manor's drawing: a manor that those who know the game recognise."""

from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from salotto.kernel.decisions import Decision, key_of
from salotto.kernel.play import Play
from salotto.lab.simulate import play_out
from salotto.terminal.frames import marks_of
from salotto.terminal.party import bots_of
from salotto.titles.spook_manor import terminal
from salotto.titles.spook_manor.box import BOX
from salotto.titles.spook_manor.terminal import signs
from salotto.titles.spook_manor.terminal.manor import SIZES, Manor, shortened
from salotto.words import words
from tests.terminal.table import new_play
from tests.titles.spook_manor.positions import rooms_of

ENGLISH = words("en")


def drawn(thing: RenderableType, width: int = 120, height: int | None = None) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    options = console.options.update(height=height) if height else console.options
    for line in console.render_lines(thing, options, pad=False) if height else []:
        console.print("".join(segment.text for segment in line))
    if not height:
        console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


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
    names = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"][: play.table.players]
    marks = marks_of(decision) if decision else {}
    return drawn(terminal.draw(play.view(seat), ENGLISH, names, marks), **size)


def test_the_shapes_tell_the_colours_apart_without_colour() -> None:
    for shapes in (signs.MONSTER, signs.PLACE, signs.LIGHT, tuple(signs.KIND.values())):
        assert len(set(shapes)) == 4
    everything = "".join((*signs.MONSTER, *signs.PLACE, *signs.LIGHT, *signs.KIND.values(), *signs.PRINTED))
    assert all(cell_len(sign) == 1 for sign in everything)


def test_rooms_that_do_different_things_look_different() -> None:
    looks: dict[str, set[str]] = {}
    for room in BOX.rooms:
        looks.setdefault(signs.signs(room).plain, set()).add(room.texts["en"])
    assert all(len(does) == 1 for does in looks.values())


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("room:phantom-suite", "⌂② +●"),
        ("room:vampire-hall-of-glimmers", "☼ Θ▲ Ш▲"),
        ("room:pumpkin-masquerade-room", "♪ ≠◇·· 2/5/9"),
        ("room:goblin-waltz-hall", "♪ ‖·· ·· 5/11"),
        ("room:goblin-banquet-hall", "♪① ··· 3■ 1☻"),
        ("room:portrait-of-the-hermit-1", "▣ 2×∅"),
        ("room:portrait-of-the-butler-1", "▣② 1×⌂"),
        ("room:portrait-of-the-young-goblin", "▣② 1×■+☼"),
        ("room:portrait-of-the-torchbearer", "▣① 2×Ψ"),
        ("room:portrait-of-the-host-1", "▣① 1×☻"),
        ("room:portrait-of-the-postman-1", "▣② 1×+"),
    ],
)
def test_a_card_is_told_in_a_few_signs(key: str, shown: str) -> None:
    assert signs.signs(BOX.room[key]).plain == shown


def test_every_room_of_the_manor_is_drawn_on_its_floor(table: Play[Any]) -> None:
    lines = board(table, 0, height=60).splitlines()
    manor = table.state.manors[0]
    for room, _, y in rooms_of(manor):
        floor = next(at for at, line in enumerate(lines) if line.startswith(f" {y} "))
        first = room.names["en"].split()[0]
        assert any(first in line for line in lines[floor - 1 : floor + 2])


def test_the_open_cells_are_numbered_where_they_are(table: Play[Any]) -> None:  # SM-4.2.8
    play = table.fork()
    decision = play.decision(0)
    assert decision is not None
    play.answer(0, key_of(decision.options[0]))
    question = play.decision(0)
    assert question is not None
    picture = board(play, 0, question)
    assert all(picture.count(f"[{mark}]") == 1 for mark in marks_of(question).values())


def test_the_monsters_that_may_move_carry_their_number() -> None:
    play = new_play("greedy")
    while (decision := play.next_decision()) is not None and decision.prompt != "sm-move-monster":
        play.take(decision, decision.options[0])
    assert decision is not None
    picture = board(play, 0, decision)
    raised = "".join(signs.raised(mark).plain for mark in marks_of(decision).values())
    assert all(sign in picture for sign in raised[:-1])


@pytest.mark.parametrize("height", [14, 18, 24, 34, 60])
def test_the_drawing_fits_the_height_it_is_given(table: Play[Any], height: int) -> None:
    assert len(board(table, 0, width=80, height=height).splitlines()) <= height


def test_the_larger_the_terminal_the_larger_the_rooms(table: Play[Any]) -> None:
    manor = Manor(table.view(0)["manors"][0], "en", "Foyer", {})
    heights = [manor.height(size) for size in SIZES]
    assert heights == sorted(heights, reverse=True)
    assert [manor.fitting(height) for height in heights] == list(SIZES)
    assert manor.fitting(1) == SIZES[-1]
    assert manor.fitting(None) == SIZES[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("width", [30, 80, 200])
def test_a_manor_takes_the_lines_and_columns_it_says(table: Play[Any], size: Any, width: int) -> None:
    for view in table.view(0)["manors"]:
        manor = Manor(view, "it", "Atrio", {})
        lines = list(manor.lines(width, size))
        assert len(lines) == manor.height(size)
        assert max(line.cell_len for line in lines) <= width


def built_at(spot: int) -> Play[Any]:
    """A solo game in which every room goes to the same one of the open cells."""
    play = new_play("random")
    while (decision := play.next_decision()) is not None:
        wish = spot if decision.prompt == "sm-choose-spot" else -1
        play.take(decision, decision.options[wish])
    return play


def test_the_widest_manor_can_be_drawn() -> None:  # SM-4.2.9
    for spot in (0, -1):
        floor = next(
            line for line in board(built_at(spot), 0, width=80, height=6).splitlines() if "│" in line
        )
        assert floor.count("│") == 23
        assert cell_len(floor) <= 80


def test_the_tallest_manor_can_be_drawn() -> None:  # SM-4.2.9
    assert "20 │" in board(built_at(1), 0, width=80, height=24)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("width", [80, 120])
def test_spectators_see_all_the_manors(players: int, width: int) -> None:
    play = after(new_play(*["random"] * players), 6)
    picture = board(play, None, width=width, height=40)
    assert picture.count("∩") == 2 * players
    assert all(cell_len(line) <= width for line in picture.splitlines())


def test_the_running_score_is_shown_by_category(table: Play[Any]) -> None:  # SM-2.4
    rows = board(table, 0).splitlines()
    points = table.scorecards()[0]
    row = next(line for line in rows if line.startswith("Anna "))
    assert [int(number) for number in row.split()[1:]] == [*points.points.values(), points.total]


def test_the_running_score_can_be_hidden_until_the_end() -> None:  # SM-9.2
    play = after(new_play("random", "random", options={"live_score": False}), 5)
    assert "Total" not in board(play, 0)
    assert "Total" not in board(play, None)


def test_the_hand_of_others_is_not_drawn(table: Play[Any]) -> None:  # SM-2.1
    others = {card.names["en"] for manor in table.state.manors[1:] for card in manor.hand}
    seen = {room.names["en"] for manor in table.state.manors for room, _, _ in rooms_of(manor)}
    mine = {card.names["en"] for card in table.state.manors[0].hand}
    assert not any(name in board(table, 0, table.decision(0), width=200) for name in others - seen - mine)


def test_a_solo_player_sees_the_draft_decks() -> None:  # SM-7.4
    play = after(new_play("random"), 1)
    picture = board(play, 0)
    assert "Draft deck I:" in picture
    assert "Draft deck II: 18 cards" in picture or "Draft deck I: 18 cards" in picture


def test_an_option_is_described_with_its_signs_and_text(table: Play[Any]) -> None:
    view = table.view(0)
    cells = terminal.describe("room:phantom-suite", view, ENGLISH)
    assert cells is not None
    assert [cell.plain for cell in cells] == [
        "Phantom Suite",
        "⌂② +●",
        "When played, invite 1 purple monster. Worth 2 VP.",
    ]
    assert terminal.describe("spot:0,1", view, ENGLISH) is None


def test_a_foyer_card_is_described_with_both_lights() -> None:  # SM-3.3
    play = new_play("you")
    view = play.view(0)
    first, second = view["manors"][0]["dealt"]
    cells = terminal.describe(first, view, ENGLISH)
    assert cells is not None
    kinds = {light.kind for light in (*BOX.foyer[first].left.lights, *BOX.foyer[second].right.lights)}
    names = ("candle", "lantern", "torch", "chandelier")
    assert all(names[kind] in cells[1].plain for kind in kinds)


def test_a_name_is_cut_where_it_does_not_fit() -> None:
    assert shortened("Phantom Candle Closet", 11, 2) == ["Phantom", "Candle Clo…"]
    assert shortened("Phantom Candle Closet", 30, 2) == ["Phantom Candle Closet"]
    assert shortened("Ripostiglio", 6, 2) == ["Ripos…"]
    assert shortened("Phantom", 9, 0) == []


def test_the_last_picture_has_no_hand_and_no_second_score() -> None:
    play = new_play("random", "random")
    bots = bots_of(play.table)
    play_out(play, [bots[0], bots[1]])
    assert "Hand" not in board(play, 0)
    assert "Total" not in board(play, 0)
