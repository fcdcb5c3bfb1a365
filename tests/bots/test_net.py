"""A net at a seat: its sums are exact, it fits its title or is refused, and it does not peek."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from salotto.bots import UnknownBot, make_bot
from salotto.bots.moves import move_values
from salotto.bots.net import REACH, SHARES, UNIT, Net, NetAdviser, NetRefused, fitting, version_of
from salotto.bots.observation import encoder
from salotto.bots.worth import WIN, leads
from salotto.kernel.decisions import key_of
from salotto.kernel.play import Play
from salotto.kernel.title import Title
from salotto.kit.features import Unforeseen
from salotto.registry import titles
from tests.bots.test_honesty import answers, questions
from tests.bots.toys import Nim

ENCODED = [title for title in titles().values() if title.id not in ("spook-manor", "tomesaga")]


def seats_of(title: Title[Any]) -> int:
    return max(count for mode in title.modes for count in mode.players)


def write_net(
    path: Path, title: Title[Any], size: int, seats: int, /, spread: int = 60, **other: Any
) -> Path:
    """A net of whole numbers that a seeded chance has drawn."""
    chance = Random("net")

    def drawn(*shape: int) -> Any:
        count = int(np.prod(shape))
        return np.array([chance.randint(-spread, spread) for _ in range(count)], np.int16).reshape(shape)

    np.savez(
        path,
        **{
            "title": title.id, "version": version_of(title), "table": drawn(size, 6), "bias": drawn(6),
            "weights0": drawn(6, 4) * 16, "bias0": drawn(4) * 8,
            "weights1": drawn(4, 2 * seats) * 16, "bias1": drawn(2 * seats),
            **other,
        },
    )  # fmt: skip
    return path


def net_for(title: Title[Any], path: Path, /, **other: Any) -> Path:
    return write_net(path, title, encoder(title).size, seats_of(title), **other)


@pytest.fixture
def viscounts() -> Title[Any]:
    return titles()["viscounts"]


@pytest.fixture
def small(tmp_path: Path, viscounts: Title[Any]) -> Path:
    return write_net(tmp_path / "small.npz", viscounts, 50, 2)


def by_hand(net: Net, row: list[int]) -> list[int]:
    """The same sums in Python's whole numbers, which are never rounded."""
    found = [sum(int(net.table[at, unit]) for at in row) + int(net.bias[unit]) for unit in range(6)]
    for weights, bias in net.layers:
        found = [
            sum(max(0, value) * int(weights[at, unit]) for at, value in enumerate(found)) // UNIT
            + int(bias[unit])
            for unit in range(weights.shape[1])
        ]
    return found


def test_sums_are_those_of_whole_numbers_in_any_order_and_company(small: Path) -> None:
    net, chance = Net(small), Random("rows")
    rows = [chance.sample(range(50), chance.randint(1, 40)) for _ in range(30)]
    corrections, chances = net.judge(rows)
    for at, row in enumerate(rows):
        expected = by_hand(net, row)
        assert [value * UNIT / 20 for value in corrections[at]] == expected[:2]
        assert [SHARES[logit + REACH * UNIT] for logit in expected[2:]] == chances[at].tolist()
        again, odds = net.judge([sorted(row, reverse=True)])
        assert again[0].tolist() == corrections[at].tolist()
        assert odds[0].tolist() == chances[at].tolist()
    assert len({tuple(row) for row in corrections.tolist()}) > 20


def test_a_net_answers_the_same_on_every_machine(small: Path) -> None:
    corrections, chances = Net(small).judge([[1, 2, 3, 5, 8, 13, 21, 34], list(range(0, 50, 3))])
    assert (corrections * UNIT / 20).tolist() == PINNED_CORRECTIONS
    assert (chances * 65536).tolist() == PINNED_CHANCES


PINNED_CORRECTIONS = [[526.0, 243.0], [619.0, 601.0]]
PINNED_CHANCES = [[44664.0, 36827.0], [46755.0, 37690.0]]


@pytest.mark.parametrize(
    ("mode", "players"), [("competitive", 2), ("competitive", 4), ("coop", 2), ("solo", 1)]
)
def test_what_a_net_says_adds_up_for_the_table(
    mode: str, players: int, tmp_path: Path, viscounts: Title[Any]
) -> None:
    adviser = fitting(viscounts, str(net_for(viscounts, tmp_path / "net.npz")))
    plain = fitting(viscounts, str(net_for(viscounts, tmp_path / "plain.npz", spread=0)))
    play = Play(viscounts, viscounts.table(["bot"] * players, "adds up", mode))
    chance = Random(mode)
    judged = set()
    for _ in range(60):
        decision = play.next_decision()
        assert decision is not None
        base = leads(play, [viscounts.adviser.evaluate(play.state, seat) for seat in range(players)])
        worths, unmoved = adviser.judge(play), plain.judge(play)
        assert worths is not None
        assert unmoved is not None
        judged.add(tuple(worths))
        if players == 2 and mode == "competitive":
            assert sum(worths) == pytest.approx(WIN)
        if mode == "competitive":
            assert sum(unmoved) == pytest.approx(WIN + (0 if players == 2 else sum(base)))
        else:
            assert unmoved == pytest.approx([value + WIN / 2 for value in base])
        play.take(decision, chance.choice(decision.options))
    assert len(judged) > 10


@pytest.mark.parametrize("title", ENCODED, ids=lambda title: title.id)
def test_a_net_does_not_see_hidden_cards(title: Title[Any], tmp_path: Path) -> None:
    file = net_for(title, tmp_path / "net.npz", spread=400)
    asked = questions(title, title.modes[0].id, max(2, title.modes[0].players[0]), most=4)
    assert len(asked) >= 2
    for play, decision in asked:
        assert len(answers(f"net:{file}", play, decision.seat)) == 1, decision.prompt


def first_question(title: Title[Any]) -> tuple[Play[Any], Any]:
    play, decision = questions(title, title.modes[0].id, 2, most=1)[0]
    return play, decision


def test_a_net_at_the_leaf_of_the_search_says_what_is_best(tmp_path: Path, viscounts: Title[Any]) -> None:
    file = net_for(viscounts, tmp_path / "net.npz", spread=400)
    play, decision = first_question(viscounts)
    keys = {key_of(option) for option in decision.options}
    assert key_of(make_bot(f"net:{file}:iterations=60").choose(play, decision)) in keys
    assert play.title is viscounts


REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"title": "paladins"}, "is a net for paladins"),
    ({"version": "1-other"}, "was made for viscounts 1-other"),
    ({"table": np.zeros((7, 6), np.int16)}, "was made for"),
    ({"weights1": np.zeros((4, 3), np.int16)}, "it has no heads"),
    ({"bias": np.array(["no number"])}, "is no net"),
]


@pytest.mark.parametrize(("other", "why"), REFUSALS, ids=[why for _, why in REFUSALS])
def test_a_net_that_does_not_fit_is_refused_in_a_line_and_the_hand_written_bot_plays(
    other: dict[str, Any],
    why: str,
    tmp_path: Path,
    viscounts: Title[Any],
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = net_for(viscounts, tmp_path / "net.npz", **other)
    with pytest.raises(NetRefused, match=why):
        fitting(viscounts, str(file))
    play, decision = first_question(viscounts)
    bot = make_bot(f"net:{file}:iterations=50", "seed")
    found = bot.choose(play, decision)
    said = capsys.readouterr().err
    assert said.startswith("salotto: ")
    assert why in said
    assert said.count("\n") == 1
    usual = make_bot("search-hard:iterations=50", "seed")
    usual.chance = Random("net/seed")
    assert key_of(found) == key_of(usual.choose(play, decision))


def test_a_title_without_features_has_no_net(tmp_path: Path, viscounts: Title[Any]) -> None:
    title = Nim(stones=3)
    file = tmp_path / "net.npz"
    np.savez(file, **(dict(np.load(write_net(file, viscounts, 5, 2))) | {"title": title.id}))
    with pytest.raises(NetRefused, match="brings no module `encoding`"):
        fitting(title, str(file))


def test_a_net_that_comes_with_a_title_fits_it_and_plays() -> None:
    """A title that has changed needs a new net, or none: this one would be refused."""
    found = [title for title in titles().values() if (files(title.package) / "data" / "net.npz").is_file()]
    for title in found:
        assert fitting(title, "").net.title == title.id
        play, decision = first_question(title)
        assert key_of(make_bot("net").choose(play, decision)) in decision.keys
    assert [title.id for title in found] == ["viscounts"]


def test_a_title_without_a_net_of_its_own_is_played_by_the_hand_written_bot(
    capsys: pytest.CaptureFixture[str],
) -> None:
    title = titles()["last-will"]
    with pytest.raises(NetRefused, match="last-will has no net of its own"):
        fitting(title, "")
    play, decision = first_question(title)
    assert key_of(make_bot("net:iterations=50").choose(play, decision)) in decision.keys
    assert "no net of its own" in capsys.readouterr().err


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_text("nothing")
    with pytest.raises(NetRefused, match="is no net"):
        Net(file)


@pytest.mark.parametrize("name", ["net:nowhere.npz", "net:nowhere.npz:iterations=5"])
def test_a_seat_for_a_net_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no net"):
        make_bot(name)


def test_a_net_may_be_told_how_long_to_think_and_its_file_may_have_a_colon(small: Path) -> None:
    odd = small.with_name("a:b.npz")
    small.rename(odd)
    assert make_bot(f"net:{odd}:seconds=2").settings.seconds == 2  # type: ignore[attr-defined]
    with pytest.raises(UnknownBot, match="no setting"):
        make_bot(f"net:{odd}:iterations=none")


def test_the_advice_of_a_net_leaves_the_rest_to_the_title(tmp_path: Path, viscounts: Title[Any]) -> None:
    usual, adviser = viscounts.adviser, NetAdviser(viscounts, Net(net_for(viscounts, tmp_path / "net.npz")))
    play, decision = first_question(viscounts)
    state = play.state
    assert adviser.candidates(state, decision) == usual.candidates(state, decision)
    assert adviser.turns_over(state) == usual.turns_over(state)
    assert adviser.subtlety_at(state) == usual.subtlety_at(state)
    assert adviser.evaluate(state, 0) == usual.evaluate(state, 0)
    assert adviser.shortcuts(state, decision) == usual.shortcuts(state, decision)


def test_what_a_net_has_no_number_for_the_evaluation_judges(
    tmp_path: Path, viscounts: Title[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = NetAdviser(viscounts, Net(net_for(viscounts, tmp_path / "net.npz", spread=0)))
    play, decision = first_question(viscounts)
    assert adviser.judge(play) is not None

    def unforeseen(*_: Any) -> list[int]:
        raise Unforeseen("a card of a house pack")

    monkeypatch.setattr(adviser.encoder, "features_asked", unforeseen)
    assert adviser.judge(play) is None
    title = viscounts.advised_by(adviser)
    mind = play.imagine(decision.seat, "mind")
    usual = move_values(mind.fork(), decision.seat)
    mind.title = title
    assert move_values(mind, decision.seat) == usual
