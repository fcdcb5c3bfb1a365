"""Every difference of the Italian and the French printing, in both (the table at the end of rules.md)."""

from collections.abc import Callable

from salotto.kernel.decisions import Shuffle
from salotto.kernel.title import BadTable
from salotto.titles.obsession.box import BOX, SHELF
from salotto.titles.obsession.cards import Servant
from salotto.titles.obsession.challenge import is_over, round_modifier
from salotto.titles.obsession.scoring import ranking
from salotto.titles.obsession.settings import CHALLENGE, FILE, SOLO, TABLEAU, TEAMS
from salotto.titles.obsession.setup import pick_promos
from salotto.titles.obsession.state import Phase
from tests.each import for_each
from tests.kit.player import can, choices, do, prompt
from tests.titles.obsession.positions import UD, a_game, a_house, a_setting, a_table, begun, me


def hall_owner_gain(edition: str) -> int:  # OB-9.10
    """What the owner of the Servants' Hall gains."""
    play = a_game(a_house(tiles="+servants-hall"), phase=Phase.BEGIN, edition=edition)
    return me(do(play, "host", "servant:footman")).reputation


def invitations_vetted(edition: str) -> int:  # OB-17.12
    """How many of two invitations of one guest a head housemaid vets."""
    house = a_house(tiles="front-parlour", hand="mr-cyril-pomfret the-rev-josiah-bell", money=300)
    house.available = "housekeeper head-housemaid"
    play = do(a_game(house, edition=edition, **UD), "host:front-parlour", "head-housemaid:mr-cyril-pomfret")
    vetted = 0
    while prompt(play) == "ob-keep-guest":
        vetted += 1
        do(play, choices(play)[0])
    return vetted


def free_with_the_useful_man(edition: str) -> bool:  # OB-17.17
    """Whether he brings a price of £100 to nothing."""
    house = a_house(money=100, available="useful-man")
    play = a_game(house, phase=Phase.MARKET, market="brushing-room stables", edition=edition, **UD)
    return can(play, "haggle:1:brushing-room")


def solo_underbutlers(edition: str) -> int:  # OB-19.2
    """How many underbutlers there are for one player."""
    return begun(1, "uncle", SOLO, edition=edition, **UD).state.for_hire[Servant.UNDERBUTLER]


def cooks_beside_howard(edition: str) -> int:  # OB-19.6
    """How many cooks are left for the others of five."""
    play = a_table(5, "uncle", edition=edition, **UD)
    do(play, "family:howard", seat=play.pending[0].seat)
    return play.state.for_hire[Servant.COOK] + play.state.pool[Servant.COOK]


def team_effects_add_up(edition: str) -> bool:  # OB-20.9
    """Whether two new servants of a kind improve the same thing twice."""
    return a_setting(4, TEAMS, edition=edition).effects_add_up


def ends_of_a_challenge(edition: str) -> list[bool]:  # OB-21.10
    """Whether Max, a complete organiser, or both end the Estate Challenge."""
    full = (
        "private-study* breakfast-room* main-library* butlers-room* barn brushing-room main-gazebo*"
        " flower-room* english-garden* front-parlour* smoking-room* music-room* bowling-green* stables*"
        " trophy-room"
    )
    found = []
    for reputation, tiles in ((30, "barn"), (0, full), (30, full)):
        play = a_game(a_house(reputation=reputation, tiles=tiles), mode=CHALLENGE, bag="", edition=edition)
        found.append(is_over(play.state, me(play)))
    return found


def modifiers_of_a_challenge(edition: str) -> list[int]:  # OB-21.17
    """The points for ending two rounds early and five late."""
    setting = a_setting(1, CHALLENGE, edition=edition)
    return [round_modifier(setting, space) for space in (10, 17)]


def another_garden(edition: str) -> bool:  # OB-21.4
    """Whether another monument may stand for the Estate column of the Estate Challenge."""
    try:
        setting = a_setting(1, CHALLENGE, edition=edition, garden_maze=True)
    except BadTable:
        return False
    monuments = setting.monuments()[0]
    assert len({tile.sides[0].category for tile in monuments}) == 5
    return BOX.tile("garden-maze") in monuments


def milestones_of_a_challenge(edition: str) -> int:  # OB-21.2
    """How many milestones an Estate Challenge can have."""
    return len(begun(1, "uncle", CHALLENGE, edition=edition, milestones="random").state.milestones)


def at_the_ball_first(edition: str) -> str:  # OB-22.10
    """What the second player is asked once the first one has been to the grand ball."""
    play = a_game(a_house(), mode=TABLEAU, phase=Phase.ROUND, space=4, edition=edition)
    do(play, "earl-ravensworth")
    if prompt(play) == "ob-bottom-order":
        do(play, choices(play)[0])
    decision = play.decision(1)
    return decision.prompt if decision else "the first one goes on"


def leftovers_of_the_ball(edition: str) -> str:  # OB-22.10
    """What happens with the two guests that are not kept."""
    play = a_game(a_house(), mode=TABLEAU, phase=Phase.ROUND, space=4, edition=edition)
    do(play, "earl-ravensworth")
    return "in an order of choice" if prompt(play) == "ob-bottom-order" else "shuffled"


def first_to_choose(edition: str) -> int:  # OB-22.3
    """Who chooses the first board of a Tableau, counted clockwise from the first player."""
    play = a_table(4, "uncle", TABLEAU, edition=edition)
    return (play.pending[0].seat - play.state.first) % 4


def milestones_of_a_tableau(edition: str) -> int:  # OB-22.6
    """How many milestones a Tableau has by itself."""
    return len(begun(2, "uncle", TABLEAU, edition=edition).state.milestones)


def ranks_after_a_tie(edition: str) -> list[int]:  # OB-22.14
    """Two equal Tableaus, of which the second one ended the game."""
    play = a_game(a_house(hand="york-lord"), a_house(hand="york-lady"), mode=TABLEAU, edition=edition)
    play.state.reached_max = 1
    return ranking(play.state)


DIFFERENCES: dict[str, tuple[Callable[[str], object], object, object]] = {
    "hall_owner_gain": (hall_owner_gain, 1, 1),
    "head_housemaid_vets_per_turn": (invitations_vetted, 1, 2),
    "useful_man_price_floor": (free_with_the_useful_man, False, True),
    "solo_underbutlers": (solo_underbutlers, 1, 2),
    "howard_cook_extra": (cooks_beside_howard, 5, 4),
    "team_duplicate_ud_servants": (team_effects_add_up, False, True),
    "esc_end": (ends_of_a_challenge, [True, True, True], [False, False, True]),
    "esc_modifier": (modifiers_of_a_challenge, [15, -75], [10, -25]),
    "esc_monuments": (another_garden, False, True),
    "esc_milestones_allowed": (milestones_of_a_challenge, 0, 2),
    "grand_ball_timing": (at_the_ball_first, "ob-keep-guest", "the first one goes on"),
    "grand_ball_leftovers": (leftovers_of_the_ball, "in an order of choice", "shuffled"),
    "tableau_draft_direction": (first_to_choose, 3, 1),
    "tableau_milestones_default": (milestones_of_a_tableau, 2, 0),
    "tableau_second_tie_break": (ranks_after_a_tie, [2, 1], [1, 1]),
}


@for_each("id", DIFFERENCES)
def test_the_printings_differ(id: str) -> None:
    observe, french, italian = DIFFERENCES[id]
    assert observe("fr") == french
    assert observe("it") == italian


def test_every_difference_of_the_reference_is_tested() -> None:
    listed = [entry.text("id") for entry in SHELF.tables(FILE, "edition_difference")]
    assert listed == list(DIFFERENCES)


def test_the_french_box_has_three_promotional_guests_more() -> None:  # OB-10.14
    def promos(edition: str) -> set[str]:
        setting = a_setting(2, edition=edition, promo_cards=5)
        request = next(pick_promos(setting))
        assert isinstance(request, Shuffle)
        return {card.key for card in request.zone}

    assert len(promos("fr")) == 19
    assert len(promos("it")) == 16
    assert promos("it") < promos("fr")
