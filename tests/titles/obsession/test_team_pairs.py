"""Teams: two new servants of a kind, by both printings (OB-20.9)."""

from salotto.titles.obsession.state import Phase
from tests.kit.player import can, choices, do, prompt
from tests.titles.obsession.positions import Table, a_house, end_turn, hosts, me, staff
from tests.titles.obsession.team_positions import MATE, a_team, lent


def test_two_cooks_are_too_many_for_the_french_printing() -> None:  # OB-20.9
    def reputation(edition: str) -> int:
        active = a_house(hand="york-lord cavendish-lord", available="housekeeper cook")
        play = a_team(active, a_house("asquith", available="cook"), edition=edition)
        do(lent(play, "servant:cook"), "host:front-parlour")
        while can(play, "cook"):
            do(play, "cook")
        end_turn(play)
        return me(play).reputation

    assert reputation("fr") == 2 + 1  # Front Parlour and one cook
    assert reputation("it") == 2 + 2


def test_two_hall_boys_stand_on_different_cards_by_the_french_printing() -> None:  # OB-20.9, OB-17.26
    def supplements(edition: str) -> tuple[list[str], Table]:
        active = a_house(hand="mr-alfred-penrose mr-edwin-marlow", available="footman hall-boy")
        play = a_team(active, a_house("asquith", available="hall-boy"), edition=edition)
        do(lent(play, "servant:hall-boy"), "host:bowling-green", "hall-boy:mr-alfred-penrose")
        return choices(play), play

    french, play = supplements("fr")
    assert french == ["hall-boy:mr-edwin-marlow", "enough"]
    do(play, "hall-boy:mr-edwin-marlow")
    assert me(play).money == 200 + 100 + 100 + 2 * 100
    italian, play = supplements("it")
    assert italian == ["hall-boy:mr-alfred-penrose", "hall-boy:mr-edwin-marlow", "enough"]
    do(play, "hall-boy:mr-alfred-penrose")
    assert me(play).money == 200 + 100 + 100 + 2 * 100


def test_two_head_housemaids_vet_different_invitations_by_the_french_printing() -> None:  # OB-20.9, OB-17.12
    def vetting(edition: str) -> tuple[list[str], Table]:
        active = a_house(
            hand="miss-alice-barstow york-lord", available="footman head-housemaid", tiles="+fenced-paddock"
        )
        play = a_team(active, a_house("asquith", available="head-housemaid"), edition=edition)
        do(lent(play, "servant:head-housemaid"), "host:fenced-paddock", "head-housemaid:tile")
        return choices(play), play

    french, play = vetting("fr")
    assert french == ["head-housemaid:miss-alice-barstow", "enough"]
    do(play, "head-housemaid:miss-alice-barstow")
    assert len(choices(play)) == 2  # instead of one blind draw
    italian, play = vetting("it")
    assert italian == ["head-housemaid:miss-alice-barstow", "head-housemaid:tile", "enough"]
    do(play, "head-housemaid:tile")
    assert len(choices(play)) == 3


def test_two_useful_men_do_different_things_by_the_french_printing() -> None:  # OB-20.9, OB-17.14
    def with_two(edition: str) -> Table:
        active = a_house(
            hand="york-lord cavendish-lord york-lady york-heir",
            available="footman butler useful-man",
            money=100,
            tiles="+tennis-court drawing-room",
        )
        play = a_team(active, a_house("asquith", available="useful-man"), edition=edition)
        return lent(play, "servant:useful-man")

    french = with_two("fr")
    assert "tennis-court" in hosts(french)  # one level too grand
    assert "drawing-room" not in hosts(french)  # two
    do(french, "host:tennis-court", "york-lord", "cavendish-lord")
    assert not [key for key in choices(french) if key.startswith("haggle-twice")]
    assert can(french, "haggle:2:stables")  # the other one
    italian = with_two("it")
    assert "drawing-room" in hosts(italian)
    do(italian, "pass", "rents")
    assert not can(italian, "haggle:4:croquet-lawn")  # £500, but there are £300
    do(italian, "haggle-twice:4:croquet-lawn")
    assert me(italian).money == 0
    assert staff(me(italian).expended) == staff(me(italian, MATE).expended) == "useful-man"


def test_two_useful_men_at_the_fair_are_for_the_italian_printing() -> None:  # OB-20.9, OB-17.15
    def money(edition: str) -> int:
        active, mate = a_house(available="useful-man"), a_house("asquith", available="useful-man")
        play = a_team(active, mate, phase=Phase.BEGIN, space=3, edition=edition)
        do(play, "host", "servant:useful-man")
        if prompt(play) == "ob-fair-help":
            lent(play, "servant:useful-man")
        return me(play).money

    assert (money("fr"), money("it")) == (200, 400)
