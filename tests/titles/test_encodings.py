"""What is encoded of a table: all that the seat may know, and nothing else."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from salotto.bots.observation import encoder
from salotto.kernel.chance import Chance
from salotto.kernel.decisions import Decision
from salotto.kernel.lean import LeanPlay
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kernel.zones import Zone
from salotto.kit.agenda import Agenda
from salotto.kit.encoding import Encoding
from salotto.kit.features import Unforeseen
from salotto.registry import titles
from salotto.titles.viscounts.box import BOX
from tests.children import PATIENCE
from tests.each import for_each
from tests.random_games import Setting, settings_of


def encoding_of(title: Title[Any]) -> Encoding | None:
    name = f"{title.package}.encoding"
    return getattr(import_module(name), "ENCODING", None) if find_spec(name) else None


def numbered(title: Title[Any]) -> bool:
    """Whether it can be told in numbers at all."""
    return find_spec(f"{title.package}.encoding") is not None


SETTINGS = [setting for title in titles().values() if encoding_of(title) for setting in settings_of(title)]


def moments(setting: Setting, every: int, most: int = 200) -> Iterator[tuple[Play[Any], Decision]]:
    """Positions of a random game, with the question that waits."""
    chance = Random(str(setting))
    play, at = LeanPlay(setting.title, setting.table(chance)), 0
    while at < every * most and (decision := play.next_decision()) is not None:
        at += 1
        if at % every == 0:
            yield play, decision
        play.take(decision, chance.choice(decision.options))


@for_each("setting", SETTINGS)
def test_two_deals_that_a_seat_cannot_tell_apart_are_encoded_alike(setting: Setting) -> None:
    encoding = encoding_of(setting.title)
    assert encoding is not None
    for at, (play, decision) in enumerate(moments(setting, every=7)):
        for seat in range(setting.players):
            question = decision if decision.seat == seat else None
            other = play.state.copy()
            setting.title.redeal(other, seat, Chance(f"{at}"))
            mine = encoding.features(play.state, seat, question)
            assert [encoding.names[number] for number in mine] == [
                encoding.names[number] for number in encoding.features(other, seat, question)
            ]


@for_each("setting", SETTINGS)
def test_every_number_is_on_once_and_every_option_has_features_of_its_own(setting: Setting) -> None:
    encoding = encoding_of(setting.title)
    assert encoding is not None
    for play, decision in moments(setting, every=3):
        on = encoding.features(play.state, decision.seat, decision)
        assert len(on) == len(set(on)), [encoding.names[number] for number in on if on.count(number) > 1]
        assert 0 <= min(on) <= max(on) < encoding.size == len(encoding.names)
        keys = decision.keys
        options = [tuple(on) for on in encoding.option_features(decision, setting.players)]
        assert len(set(options)) == len(keys)
        assert max(map(max, options)) < encoding.option_size


NUMBERED = [setting for title in titles().values() if numbered(title) for setting in settings_of(title)]


@for_each("setting", NUMBERED)
def test_every_answer_has_a_number_that_no_other_answer_has(setting: Setting) -> None:
    encoding, actions = encoding_of(setting.title), encoder(setting.title).actions
    names = list(map(actions.name, range(actions.size)))
    assert len(set(names)) == len(names)
    for _, decision in moments(setting, every=1, most=400):
        numbers = actions.numbers(decision, setting.players)
        assert len(set(numbers)) == len(decision.keys)
        assert 0 <= min(numbers) <= max(numbers) < actions.size
        if encoding is not None:
            answers = encoding.answers
            seen = [answers.seen_from(decision.seat, setting.players, key) for key in decision.keys]
            assert [names[number] for number in numbers] == list(map(answers.what_counts, seen))


def test_every_link_that_can_be_first_has_a_number() -> None:
    viscounts = titles()["viscounts"]
    encoding = encoding_of(viscounts)
    assert encoding is not None
    assert {link.key for link in BOX.links} <= set(encoding.answers.names)


ASKING = ("choose", "choose_named", "may", "choose_some", "one_more", "amount", "order")


def prompts_of(title: Title[Any]) -> set[str]:
    """Every prompt that stands in the rules of a title: what is given to a function as its `prompt`."""
    folder = Path(str(files(title.package)))
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.py"))]
    place = dict.fromkeys(ASKING, 1)
    for node in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        names = [argument.arg for argument in node.args.args]
        if "prompt" in names:
            place[node.name] = names.index("prompt")
    return {
        constant.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in place
        for argument in node.args[place[node.func.id] : place[node.func.id] + 1]
        for constant in ast.walk(argument)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }


@for_each("title", [title for title in titles().values() if encoding_of(title)])
def test_every_prompt_that_the_rules_write_out_has_a_number(title: Title[Any]) -> None:
    encoding = encoding_of(title)
    assert encoding is not None
    assert prompts_of(title) <= set(encoding.question.prompts)


NOT_TOLD = {
    "setting": "how the table was opened, which is told beside the state",
    "seat": "the first seat is the one that looks",
    "rises": "what a campaign was told",
    "Carried.objectives": "of a campaign",
    "Carried.silver": "of a campaign",
    "ArchitectsState.turns": "only bots count them",
    "ArchitectsState.boxed_rewards": "nobody knows which lie in the box",
    "Baron.boxed_requests": "nobody knows them",
    "Baron.boxed_events": "nobody knows them",
    "Baron.helpers": "they were not dealt",
    "Player.automatic": "the seat after the last is a rival",
    "Rival.shown": "the Schemes that were seen are told",
    "ViscountsState.spare_cards": "VW-11.2.5 hidden",
    "ViscountsState.summaries": "VW-11.2.2 told where they are chosen",
}
"""Fields that an encoding leaves out, and why."""


def other_values(value: Any) -> Iterator[Any]:
    """Values of the same kind that are not the same."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, Enum):
        yield from (each for each in type(value) if each is not value)
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, Zone) and value.cards:
        fewer = value.copy()
        fewer.draw()
        yield fewer
    elif isinstance(value, list | tuple) and value:
        yield value[:-1]
        for other in other_values(value[0]):
            yield type(value)([other, *value[1:]])
    elif isinstance(value, Agenda):
        yield Agenda(value.tasks[:-1])
    elif value is not None and (isinstance(value, str) or hasattr(value, "key")):
        yield value + "x" if isinstance(value, str) else None


def things_in(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """A state and the records in it that change."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from things_in(each, path)
    elif is_dataclass(value) and not hasattr(value, "key") and not isinstance(value, Agenda):
        yield type(value).__name__, value
        for each in fields(value):
            yield from things_in(getattr(value, each.name))


@for_each("title", [title for title in titles().values() if encoding_of(title)])
def test_whatever_changes_on_the_table_changes_what_is_told(title: Title[Any]) -> None:
    encoding = encoding_of(title)
    assert encoding is not None
    tried: set[str] = set()
    told: set[str] = set()
    for setting in settings_of(title):
        for play, _ in moments(setting, every=17, most=12):
            state = play.state.copy()
            before = [encoding.features(state, seat) for seat in range(setting.players)]
            for kind, thing in things_in(state):
                for name in (each.name for each in fields(thing)):
                    place = f"{kind}.{name}"
                    if name in NOT_TOLD or place in NOT_TOLD:
                        continue
                    value = getattr(thing, name)
                    for other in other_values(value) if place not in told else ():
                        tried.add(place)
                        try:
                            setattr(thing, name, other)
                            if any(encoding.features(state, seat) != on for seat, on in enumerate(before)):
                                told.add(place)
                        except FrozenInstanceError:
                            tried.discard(place)
                            break
                        except (Unforeseen, TypeError, AttributeError, ValueError, LookupError):
                            told.add(place)  # it was looked at
                        setattr(thing, name, value)
    assert not tried - told, " ".join(sorted(tried - told))
    assert len(tried) > 30


DIGEST = """
from pathlib import Path
from random import Random
from zlib import crc32
from salotto.kernel import play as kernel
from salotto.kernel.lean import LeanPlay
from salotto.bots.observation import encoder
from salotto.registry import titles

for title in titles().values():
    mode = title.modes[0]
    play = LeanPlay(title, title.table(["a"] * mode.players[0], "7", mode.id))
    chance, found = Random(7), 0
    for _ in range(150):
        if (decision := play.next_decision()) is None:
            break
        found = crc32(encoder(title).observe(play, decision.seat).tobytes(), found)
        play.take(decision, chance.choice(decision.options))
        numbers = encoder(title).actions.numbers(decision, mode.players[0])
        found = crc32(repr(numbers).encode(), found)
    print(title.id, encoder(title).version, found)
"""


def test_the_same_positions_and_answers_are_encoded_alike_in_any_process_by_either_engine(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(DIGEST, {})
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env=os.environ | {"SALOTTO_ENGINE": "interpreted", "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    assert capsys.readouterr().out == done.stdout
