"""The solo game: set-up and the Rival's turn (VW-10.1 to VW-10.3)."""

from salotto.titles.viscounts import TITLE
from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.state import Stage
from tests.each import for_each
from tests.kit.player import a_table, play_until, told
from tests.titles.viscounts.positions import (
    Viscount,
    goods,
    markers,
    me,
    place,
)
from tests.titles.viscounts.solo_tables import RIVAL, against, begun, cards

# VW-10.1, VW-10.2 Set-up


def test_the_human_is_the_start_player() -> None:  # VW-10.1
    play = begun()
    assert play.state.start == 0
    assert play.pending[0].seat == 0


def test_the_rival_has_workers_a_viscount_and_markers_but_no_townsfolk_and_no_silver() -> None:  # VW-10.2.1
    rival = begun().state.players[RIVAL]
    assert rival.automatic
    assert rival.deck_size() == 0
    assert rival.silver == 0
    assert rival.supply == 20


@for_each("id", BOX.rivals)
def test_the_schemes_named_on_its_board_leave_the_game(id: str) -> None:  # VW-10.2.2
    play = begun(solo_rival=id)
    rival = play.state.rival
    assert rival is not None
    here = {card.id for card in (*rival.draw, *rival.future, *rival.discard)}
    assert here == {card.id for card in BOX.schemes} - set(BOX.rivals[id].removed_schemes)
    assert all(card.deck == "starting" for card in rival.draw)
    assert all(card.deck == "future" for card in rival.future)


@for_each("number", [0, 1, 2, 3])
def test_future_schemes_make_it_harder(number: int) -> None:  # VW-10.2.3
    rival = begun(solo_future_schemes=number).state.rival
    assert rival is not None
    assert sum(1 for card in rival.draw if card.deck == "future") == number
    assert len(rival.draw) == 7 + number


def test_the_rival_starts_on_the_number_of_the_other_card() -> None:  # VW-10.2.4
    play = a_table(TITLE, 1, "solo")
    pairs = list(play.state.pairs)
    assert len(pairs) == 2
    play.answer(0, pairs[0].key)
    play = play_until(play, lambda state: state.stage is Stage.PLAY)
    there = play.state.layout.spaces[play.state.players[RIVAL].place]
    assert there.start_number == pairs[1].card.start_space


@for_each(
    "id, start",
    [
        ("rival-cleric", {"ink": 1, "stone": 1}),
        ("rival-noble", {"ink": 1, "gold": 1}),
        ("rival-builder", {"gold": 1, "stone": 1}),
        ("rival-card", {"ink": 2}),
    ],
)
def test_the_rivals_start_goods_and_its_first_guildhall(
    id: str, start: dict[str, int]
) -> None:  # VW-10.2.5, VW-10.2.6
    for seed in "abcdef":
        play = begun(seed, solo_rival=id)
        rival = play.state.players[RIVAL]
        owned = [at for at, owner in enumerate(play.state.owners) if owner == RIVAL]
        assert len(owned) == 1
        assert play.state.layout.spots[owned[0]].space == play.state.layout.spaces[rival.place].id
        assert rival.emptied == 1
        assert (play.state.debts_left, play.state.deeds_left) == (12, 12)
        have = dict(zip(("ink", "gold", "stone"), rival.goods, strict=False))
        assert all(have[good] >= n for good, n in start.items())
        debts = 2 if id == "rival-card" else 1
        assert rival.unpaid + rival.paid == debts


# VW-10.3 The turn


def test_its_cards_slide_and_the_next_scheme_is_turned_up() -> None:  # VW-10.3.1, VW-10.3.2
    game = against(
        do="scheme",
        current=RIVAL,
        schemes="start-cleric start-builder start-cleric-noble",
        scheme_pile="start-builder-noble",
    )
    row = [card.id if card else "-" for card in cards(game).row]
    assert row == ["start-builder-noble", "start-cleric", "start-builder"]
    assert [card.id for card in cards(game).discard] == ["start-cleric-noble"]


def test_an_empty_pile_is_made_anew_with_the_criminal_check() -> None:  # VW-10.3.2
    game = against(
        do="scheme",
        current=RIVAL,
        schemes="start-criminal-a start-builder start-cleric-noble",
        scheme_discard="start-cleric",
    )
    assert len(told(game, "vw-shuffles")) == 1
    assert told(game, "vw-corruption")[0].event.args["n"] == 1


def test_the_rows_from_top_to_bottom() -> None:  # VW-10.3.3
    game = against(
        do="scheme",
        current=RIVAL,
        schemes="start-criminal-a - -",
        scheme_pile="start-criminal-b",
        future="future-noble",
        townsfolk={"forest": "friar"},
    )
    story = [line.event.id for line in game.story or []]
    assert story[:4] == ["vw-turns-up", "vw-corruption", "vw-gains-scheme", "vw-moves"]
    assert markers(game, RIVAL)[0] == 3  # two Criminals on its board
    assert me(game, RIVAL).place == place("gorge-right")  # three steps


def test_the_first_possible_option_is_carried_out() -> None:  # VW-10.3.4
    built = {f"forest-spot-{n}": (0, "workshop") for n in (3, 4, 5)}
    game = against(
        do="scheme",
        current=RIVAL,
        scheme_pile="start-builder-noble",
        rival=Viscount("forest-left", stone=9, ink=9, unpaid=1, acquired=1),
        buildings=built,
        manuscripts={"forest": "grey-5-resources"},
    )
    # no free spot on forest-right: Construct is not possible, the focus Transcribe is
    assert [tile.id for tile in me(game, RIVAL).manuscripts] == ["ms-grey-5-resources"]


def test_the_last_option_is_always_carried_out() -> None:  # VW-10.3.4
    game = against(
        do="scheme",
        current=RIVAL,
        scheme_pile="start-builder-noble",
        schemes="start-builder start-builder start-builder",
        rival=Viscount("forest-left", acquired=1),
        manuscripts={"forest": "black-6-deeds"},
        buildings={f"forest-spot-{n}": (0, "workshop") for n in (3, 4, 5)},
    )
    assert (me(game, RIVAL).unpaid, me(game, RIVAL).approved) == (1, 1)


def test_the_rival_resolves_a_collision_by_its_own_row() -> None:  # VW-10.3.5
    game = against(do="collide", current=RIVAL, rival=Viscount("forest-left", corruption=6, virtue=6))
    assert me(game, RIVAL).unpaid == 2
    assert goods(game, RIVAL) == {"ink": 1}
    assert markers(game, RIVAL) == (1, 7)
    assert markers(game) == (1, 6)


def test_the_upper_row_of_the_rival_board() -> None:  # VW-10.3.5
    for at, (resources, deeds, debts) in enumerate(
        [(0, 3, 0), (0, 2, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1), (1, 0, 2), (2, 0, 3)], 1
    ):
        game = against(do="collide", current=RIVAL, rival=Viscount("forest-left", corruption=at, virtue=at))
        rival = me(game, RIVAL)
        assert (sum(rival.goods), rival.acquired, rival.unpaid) == (resources, deeds, debts)
