"""What holds in every position of every game (VW-1, VW-7, VW-11)."""

from collections import Counter
from random import Random

from salotto.kernel.play import NEVER, Play
from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.castle import overfull
from salotto.titles.viscounts.decks import SMALLEST_DECK
from salotto.titles.viscounts.scoring import points
from salotto.titles.viscounts.state import NOBODY, Stage, ViscountsState, built, positions
from tests.each import for_each

TABLES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solo", 1),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
]
LONGEST = 4_000
"""Answers after which a game must be over."""


def every_townsfolk_is_in_one_zone(state: ViscountsState) -> None:
    places: Counter[str] = Counter(card.key for pile in state.townsfolk for card in pile)
    places.update(card.key for card in state.gone)
    for player in state.players:
        places.update(card.key for card in player.deck())
    assert max(places.values()) == 1
    assert sum(1 for key in places if key.startswith("townsfolk:")) == len(BOX.townsfolk)


def workers_and_buildings_are_all_there(state: ViscountsState) -> None:
    owners = state.setting.owners
    for player in state.players:
        castle = sum(
            tier[position * owners + player.seat]
            for tier in (state.first, state.second)
            for position in positions()
        )
        posted = 0
        if state.baron is not None:
            posted = sum(state.baron.guards[player.seat :: state.setting.players])
        total = player.supply + player.aside + castle + state.third[player.seat] + posted
        assert total == 20
        assert sum(built(state, player)) == player.emptied.bit_count()
    if state.baron is not None:
        column = len(state.players)
        inside = sum(tier[column::owners][at] for tier in (state.first, state.second) for at in positions())
        assert state.baron.reserve + sum(state.baron.workers) + inside + state.third[-1] == 20


def the_castle_follows_its_rules(state: ViscountsState) -> None:
    """VW-7.2, VW-7.5, VW-7.6 after every placement: looked at when a phase begins."""
    assert all(player.aside == 0 for player in state.players)
    assert overfull(state) == []
    owners = state.setting.owners
    seats = range(len(state.players))
    assert all(
        tier[position * owners + seat] < 3
        for tier in (state.first, state.second)
        for position in positions()
        for seat in seats
    )
    if any(state.third[seat] for seat in seats):
        most = max(state.third[seat] for seat in seats)
        assert state.third[state.leader] == most


def markers_and_goods_are_possible(state: ViscountsState) -> None:
    for player in state.players:
        assert 1 <= player.corruption <= player.virtue <= 7
        assert min(player.goods) >= 0
        assert min(player.unpaid, player.paid, player.acquired, player.approved, player.supply) >= 0
        if not player.automatic and state.stage is Stage.PLAY:
            assert player.deck_size() >= SMALLEST_DECK
    assert state.debts_left >= 0
    assert state.deeds_left >= 0


def the_overlord_keeps_his_lines(state: ViscountsState) -> None:
    """VW-11.3.2, VW-11.7.5"""
    baron = state.baron
    if baron is None:
        return
    players = state.setting.players
    for place, workers in enumerate(baron.workers):
        assert not (workers and any(baron.guards[place * players : place * players + players]))
        if place % 3 == 2:
            assert workers <= 1
    column, owners = len(state.players), state.setting.owners
    assert max(state.first[column::owners] + state.second[column::owners]) <= 1


def manuscripts_are_in_one_place(state: ViscountsState) -> None:
    places = Counter(tile.key for pile in state.manuscripts for tile in pile)
    for player in state.players:
        places.update(tile.key for tile in player.manuscripts)
    assert len(places) == len(BOX.manuscripts)
    assert max(places.values()) == 1
    for card, owner in zip(BOX.cleric_bonus, state.bonus_owners, strict=True):
        assert (owner == NOBODY) or card in state.players[owner].bonuses


CHECKS = (
    every_townsfolk_is_in_one_zone,
    workers_and_buildings_are_all_there,
    markers_and_goods_are_possible,
    the_overlord_keeps_his_lines,
    manuscripts_are_in_one_place,
)


@for_each("mode, players", TABLES)
def test_it_holds_in_every_position_of_random_games(
    mode: str, players: int
) -> None:  # VW-1.3, VW-7.2, VW-7.6, VW-8.8, VW-11.3.2
    looked = 0
    for seed in range(6):
        chance = Random(seed)
        options = {
            option.id: chance.choice(option.values)
            for option in TITLE.options
            if not option.modes or mode in option.modes
        }
        names = [f"player {seat}" for seat in range(players)]
        play = Play(TITLE, TITLE.table(names, str(seed), mode, options), every=NEVER)
        while not play.over:
            for check in CHECKS:
                check(play.state)
            looked += 1
            decision = play.pending[0]
            if decision.prompt in ("vw-play", "vw-move", "vw-action", "vw-hire"):
                the_castle_follows_its_rules(play.state)
            play.take(decision, chance.choice(decision.options))
            assert len(play.log) < LONGEST, "the game goes on and on"
        end = play.state
        lost = end.baron is not None and end.baron.defeat != ""
        assert end.poverty or end.prosperity or lost
        assert lost or end.round == end.last_round
        assert all(sum(points(end, player).values()) > -100 for player in end.players)
    assert looked > 150
