"""Carrying over from table to table, and what a campaign asks of a title."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from salotto.kernel.campaign import Campaign, Rise
from salotto.kernel.log import BadLog, commitment, from_log, to_log, verify
from salotto.kernel.play import Play
from salotto.kernel.title import BadTable, Json, Outcome, Table, Title
from tests.kernel.toy import TOY, Party, TeaParty


class Saga(Campaign[Party]):
    """A row of tea parties: who was lucky before is lucky again."""

    counters = ("cakes",)

    def rises(self, state: Party) -> Sequence[Rise]:
        return [
            Rise(guest.seat, "cakes", at) for guest in state.guests for at in range(1, 1 + len(guest.plate))
        ]

    def prepared(self, state: Party) -> bool:
        return True

    def counter(self, state: Party, seat: int, id: str) -> int:
        return len(state.guests[seat].plate)

    def ranking(self, state: Party) -> Sequence[tuple[int, ...]]:
        return [(len(guest.plate), sum(guest.luck)) for guest in state.guests]

    def orders(self, state: Party) -> Mapping[str, Sequence[int]]:
        return {"turn_order": range(len(state.guests))}

    def check(self, players: int, carried: Json) -> None:
        if not isinstance(carried, dict) or len(carried.get("rounds", [])) != players:
            raise BadTable("what is carried over is not of this campaign")


class Chapter(TeaParty):
    """A tea party that begins with what was carried over, and carries on how it ended."""

    campaign = Saga()

    def begin(self, table: Table) -> Party:
        party = super().begin(table)
        if table.carried is not None:
            party.rounds = max(table.carried["rounds"])
        return party

    def outcome(self, state: Party) -> Outcome:
        outcome = super().outcome(state)
        return replace(outcome, carries={"rounds": [1] * len(outcome.scores)})


CHAPTER = Chapter()


def played(title: Title[Any], carried: Json = None) -> Play[Any]:
    play = Play(title, title.table(["Ada", "Ben"], "seed", carried=carried))
    while (decision := play.next_decision()) is not None:
        play.take(decision, decision.options[0])
    return play


def test_what_is_carried_over_is_part_of_table_fingerprint_and_log() -> None:
    plain, carried = played(CHAPTER), played(CHAPTER, {"rounds": (1, 1)})
    assert carried.table.carried == {"rounds": [1, 1]}  # plain data
    assert carried.state.rounds == 1 != plain.state.rounds
    assert commitment(plain.table) != commitment(carried.table)
    log = json.loads(json.dumps(to_log(carried)))
    assert log["carried"] == {"rounds": [1, 1]}
    assert log["outcome"]["carries"] == {"rounds": [1, 1]}
    assert verify(CHAPTER, log).table == carried.table == from_log(CHAPTER, log, 3).table


def test_where_nothing_is_carried_logs_and_fingerprints_are_as_they_always_were() -> None:
    play = played(TOY)
    log = to_log(play)
    assert "carried" not in log
    assert "carries" not in log["outcome"]
    assert commitment(replace(play.table, carried=None)) == commitment(play.table)
    assert TOY.table(["Ada", "Ben"], "seed", carried={}) == TOY.table(["Ada", "Ben"], "seed")


def test_what_was_carried_over_cannot_be_swapped() -> None:
    log = to_log(played(CHAPTER, {"rounds": [1, 1]}))
    with pytest.raises(BadLog):
        verify(CHAPTER, {**log, "carried": {"rounds": [2, 2]}})
    with pytest.raises(BadLog, match="not of this campaign"):
        from_log(CHAPTER, {**log, "carried": "damaged"})


def test_a_title_that_is_not_for_campaigns_takes_nothing_over() -> None:
    with pytest.raises(BadTable, match="not for campaigns"):
        TOY.table(["Ada", "Ben"], "seed", carried={"rounds": [1, 1]})


def test_rises_are_part_of_the_state_and_undone_with_it() -> None:
    play = Play(CHAPTER, CHAPTER.table(["Ada", "Ben"], "seed"))
    rises = CHAPTER.campaign.rises(play.state)
    assert list(rises) == []
    end = played(CHAPTER).state
    for seat in range(2):
        told = [rise.value for rise in CHAPTER.campaign.rises(end) if rise.seat == seat]
        assert max(told, default=0) == CHAPTER.campaign.counter(end, seat, "cakes")
        assert told == sorted(told)
