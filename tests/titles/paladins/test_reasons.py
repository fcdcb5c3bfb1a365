"""Why not: whatever is refused in a turn has a reason, and the paragraph that it cites really forbids it."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from salotto.kernel.play import Play
from salotto.registry import title
from tests.excerpts import Borrowed
from tests.titles.paladins.oracle.compare import CHAPTER, moments, random_table
from tests.titles.paladins.oracle.reasons import TOO_LOW, against, askable
from tests.titles.paladins.oracle.richer import enriched
from tests.titles.paladins.oracle.table import position_of

MODES = ("competitive", "solo", "coop", CHAPTER)
POSITIONS = int(os.environ.get("SALOTTO_GAMES") or 60)
SHARE = 0.2


def wrong_reasons(mode: str, positions: int, cited: Counter[str], seed: int = 1) -> list[str]:
    """Choices with a wrong reason, or with none, in so many turns of random games."""
    engine, chance, wrong = title("paladins"), Random(f"{mode} {seed}"), list[str]()
    while positions > 0:
        table = random_table(engine, mode, chance)
        for moment in moments(engine, table, Random(chance.getrandbits(64))):
            if moment.task.rule != "turn" or chance.random() > SHARE:
                continue
            rich = enriched(moment.state, Random(chance.getrandbits(32)))
            start: Any = rich if chance.random() < 0.6 else moment.state
            play = Play(Borrowed(engine, start), table)
            seat = moment.task.args[0]
            decision = play.decision(seat)
            if decision is None or decision.prompt != "pw-act":
                continue
            positions -= 1
            position = position_of(start, table)
            given = {blocked.key: blocked.rule for blocked in decision.why_not()}
            cited.update(given.values())
            for key in askable(position, seat):
                true = against(position, seat, key)
                said = given.get(key)
                if (key in decision.keys) != (not true) or (said is None) != (not true):
                    wrong.append(f"{key}: {said} is said, {sorted(true)} stands against it")
                elif said is not None and said not in true:
                    wrong.append(f"{key}: {said} is said, but only {sorted(true)} is true")
            if positions <= 0:
                break
    return wrong


@pytest.mark.parametrize("mode", MODES)
def test_what_is_refused_is_refused_by_the_rule_that_is_cited(mode: str) -> None:  # PW-1.3 PW-5.5
    cited: Counter[str] = Counter()
    assert wrong_reasons(mode, POSITIONS, cited) == []
    assert len(cited) > 8, f"too few reasons were met: {cited}"


def test_a_wrong_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOO_LOW, "absolve", "PW-7.2.2")
    wrong = wrong_reasons("competitive", POSITIONS, Counter())
    assert wrong
    assert all(one.startswith("action:absolve: PW-7.4.2 is said, but only") for one in wrong)
