"""Every gentry card does what it prints (OB-10): one case for each."""

from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Gentry
from tests.each import for_each
from tests.titles.obsession.positions import Table, a_game, a_house, hosts, person
from tests.titles.obsession.printed import Gains, Printed, enjoyed, printed, promised, together

CARDS = [card for card in printed("gentry", "card") if card["copies"]]
"""Those who are in play: all but Duchess Lilo and who has left the game."""
EACH = for_each("card", CARDS)
LORDS = Gains(money=200 + 200)
"""Two lords come along: 200 each, and nobody has to serve them."""


def at_breakfast(card: Printed, servants: list[str], reputation: int = 35) -> Table:
    """The guest and two lords at a breakfast without favours of its own, in a long game."""
    lords = ["ponsonby-lord" if card["id"] == "york-lord" else "york-lord", "cavendish-lord"]
    lords = ["asquith-lord" if lord == card["id"] else lord for lord in lords]
    house = a_house(
        tiles="breakfast-room",
        hand=" ".join([card["id"], *lords]),
        available=" ".join(["housekeeper", *servants]),
        reputation=reputation,
        money=1000,
    )
    return a_game(
        house,
        a_house("ponsonby", reputation=20),
        casual="dr-samuel-pym mrs-lydia-fenwick mr-giles-hartnell miss-cordelia-hay mr-percy-wingate",
        prestige="viscount-townshend major-anthony-cole earl-ravensworth",
        length="extended",
    )


@EACH
def test_each_card_is_read_as_printed(card: Printed) -> None:  # OB-10.1, OB-10.2
    read = person(card["id"])
    assert (read.group.value, read.rating, read.vp) == (card["group"], card["pr"], card["vp"])
    assert read.gentleman == (card["sex"] == "gentleman")
    assert read.prestige == (card["fleur"] == 2)
    assert [servant.word for servant in read.service] == card["service"]


@EACH
def test_each_guest_brings_the_printed_favours(card: Printed) -> None:  # OB-10.2, OB-4.6
    gains = enjoyed(at_breakfast(card, card["service"]), "breakfast-room")
    assert gains == together(LORDS, promised(card["favours"]))


@EACH
def test_each_guest_asks_for_the_printed_level_and_service(card: Printed) -> None:  # OB-4.4.3, OB-4.5.2
    needed = 5 * (card["pr"] - 1)
    assert hosts(at_breakfast(card, card["service"], needed)) == ["breakfast-room"]
    if needed:
        assert hosts(at_breakfast(card, card["service"], needed - 1)) == []
    for at in range(len(card["service"])):
        fewer = [servant for place, servant in enumerate(card["service"]) if place != at]
        assert hosts(at_breakfast(card, fewer, needed)) == []


def test_nobody_is_printed_that_is_not_in_the_box() -> None:  # OB-10.1
    assert [card.key for card in BOX.gentry] == [f"gentry:{card['id']}" for card in CARDS]


@for_each("card", [card for card in BOX.gentry if card.group.value == "starter"])
def test_no_starter_has_a_negative_trait(card: Gentry) -> None:  # OB-10.3
    assert card.vp >= 0
    assert card.rating == 1
    assert all(favour.n >= 0 for favour in card.favours)
