"""Every Townsfolk, Manuscript, spot, Link and Player Card does what is printed on it.

What is printed is told here once more, in short, as somebody reads it off the cards.
"""

from __future__ import annotations

from collections.abc import Callable

from salotto.titles.viscounts.box import BOX
from salotto.titles.viscounts.cards import Timing, Townsfolk, Trigger
from tests.each import for_each
from tests.kit.player import choices, do, prompt
from tests.titles.viscounts.positions import (
    Game,
    Viscount,
    a_game,
    card,
    castle,
    goods,
    ids,
    markers,
    me,
    resolve,
)

READY = "abbot squire labourer trader"
"""A hand that can spare a card."""

# id: value, icons (m, b, n, c, x for a Criminal), what it does and when, top-right effect
NEUTRAL = """
acolyte: 3 cm, drop flip, discard
antagonist: 3 xx, play debt, corruption
architect: 1 bm, play rearrange/discard2, rearrange
aristocrat: 2 nm, play destroy/discard, virtue
artisan: 3 bm, drop flip, discard
artist: 3 n, mod, discard
benefactor: 2 mm, mod, virtue
bishop: 3 cc, transcribe corruption, debt
charlatan: 3 bb, build corruption, debt
chevalier: 3 nm, drop flip, discard
clergyman: 1 cm, mod, rearrange
conspirator: 2 x, drop virtue, discard
courier: 1 mmm, play destroy/discard2, shuffle
deacon-3: 3 c, transcribe destroy/discard, rearrange
deacon-2: 2 c, transcribe virtue, virtue
debt-collector-deed: 3 x, flips deedflip, corruption
debt-collector-hire: 3 x, flips hire/destroy, corruption
debt-collector-virtue: 2 x, flips silver+virtue, corruption
debt-collector-resource: 2 x, flips any, corruption
defender: 1 bm, drop hire/destroy, shuffle
diplomat: 1 nm, mod, rearrange
disciple: 1 cm, drop hire/destroy, shuffle
enforcer: 3 nn, place_workers corruption, debt
foreman: 2 bm, play destroy/discard, virtue
friar: 2 c, play virtue, virtue
gatekeeper: 1 nm, play rearrange/discard2, rearrange
illusionist: 1 x, play rearrange/discard2, rearrange
jeweller: 2 mm, trade virtue, virtue
lookout: 1 x, play hire/destroy, shuffle
mason: 1 bm, mod, rearrange
meddler: 2 x, drop deed+debt, corruption
miner: 2 b, play virtue, virtue
missionary-3: 3 cm, drop ink2, discard
missionary-2: 2 cm, play ink, discard
overseer-3: 3 n, place_workers destroy/discard, rearrange
overseer-2: 2 n, place_workers virtue, virtue
pastor: 1 cm, play rearrange/discard2, rearrange
patron-3: 3 nm, drop gold2, discard
patron-2: 2 nm, play gold, discard
peddler-ink: 2 mmm, collision ink, virtue
peddler-gold: 2 mmm, collision gold, virtue
peddler-stone: 2 mmm, collision stone, virtue
peddler-silver: 1 mmm, collision silver2, discard
pickpocket: 1 x, play destroy/silver2, discard
priest: 3 c, mod, discard
princess: 2 n, play virtue, virtue
racketeer-2: 2 x, debts destroy/discard, shuffle
racketeer-1: 1 x, debts rearrange/discard, shuffle
scoundrel-gold: 1 x, play gold, discard
scoundrel-ink: 1 x, play ink, discard
scoundrel-stone: 1 x, play stone, discard
sculptor: 3 b, mod, discard
stonecutter-3: 3 bm, drop stone2, discard
stonecutter-2: 2 bm, play stone, discard
strongman: 2 mm, mod, virtue
swindler-stone: 3 x, drop stone2, corruption
swindler-gold: 3 x, drop gold2, corruption
swindler-ink: 3 x, drop ink2, corruption
tinker-stone: 2 cn, drop stone, virtue
tinker-gold: 2 bc, drop gold, virtue
tinker-ink: 2 bn, drop ink, virtue
traitor: 2 x, play any, shuffle
traveller: 2 mm, mod, virtue
trickster: 3 x, drop flip, corruption
vicar: 2 cm, play destroy/discard, virtue
watchman: 1 nm, drop hire/destroy, shuffle
woodcutter-2: 2 b, build virtue, virtue
woodcutter-3: 3 b, build destroy/discard, rearrange
abbot: 2 c, none
financer: 3 m, play discard+silver2
journeyman: 2 mm, drop hire+virtue
labourer: 2 b, none
lender: 1 mm, drop flip
squire: 2 n, none
thief: 1 x, drop debt+silver
trader: 1 m, trade silver
ada: 2 x, collision virtue+any
bertha: 3 nm, play castlemove/virtue
clovis: 3 xm, play hire
emma: 3 c, mod
guntram: 2 cm, drop debt+deedflip/deed+debtflip
judith: 1 bm, play destroy/flip
lothaire: 1 m, play stone+gold+ink
merovech: 2 b, build rearrange/discard
rudolf: 2 n, drop destroy2/any2
therese: 3 mmm, drop discard+virtue2
caroline: 4 cm, play corruption+virtue+rearrange
gisela: 1 n, place_workers hire/silver2
hugo: 1 x, drop corruption+any2
larena: 2 mm, mod
samson: 3 b, drop flip+shuffle
walaric: 1 bcn, play silver2
"""

TIMES = {
    "play": (Timing.IMMEDIATE, None),
    "drop": (Timing.DROPOFF, None),
    "mod": (Timing.ONGOING, None),
    "none": (Timing.NONE, None),
    "trade": (Timing.ONGOING, Trigger.AFTER_TRADE),
    "build": (Timing.ONGOING, Trigger.AFTER_BUILD),
    "place_workers": (Timing.ONGOING, Trigger.AFTER_PLACE_WORKERS),
    "transcribe": (Timing.ONGOING, Trigger.AFTER_TRANSCRIBE),
    "flips": (Timing.ONGOING, Trigger.FLIP_DEBT),
    "debts": (Timing.ONGOING, Trigger.GAIN_DEBT),
    "collision": (Timing.ONGOING, Trigger.COLLISION),
}
PRINTED = {line.partition(":")[0]: line.partition(":")[2].strip() for line in NEUTRAL.strip().splitlines()}
EVERY = {each.id: each for each in (*BOX.townsfolk, *BOX.starting, *BOX.heroes)}


def test_all_townsfolk_are_here() -> None:  # VW-1.7
    assert set(PRINTED) == set(EVERY)
    assert (len(BOX.townsfolk), len(BOX.starting), len(BOX.heroes)) == (68, 32, 16)


@for_each("id", PRINTED)
def test_value_icons_and_moment(id: str) -> None:  # VW-1.7
    face, _, rest = PRINTED[id].partition(", ")
    value, icons = face.split()
    printed = EVERY[id]
    assert printed.cost == int(value)
    assert printed.icons == tuple(icons.count(letter) for letter in "mbncx")
    assert (printed.timing, printed.trigger) == TIMES[rest.split(",")[0].split()[0]]
    assert (printed.mod is not None) == rest.startswith("mod")


# What effects do, looked at from outside


def start(script: str) -> Game:
    """A table on which every effect can do something."""
    return a_game(
        Viscount(
            row="financer lender journeyman",
            hand=READY,
            discard="thief",
            unpaid=1,
            acquired=1,
            first={"FL": 1},
        ),
        do=resolve(script),
        townsfolk={"lake": "friar"},
    )


def check(game: Game, what: str) -> None:
    """Carry out what should be asked now, and see that it is done."""
    player = me(game)
    base = what.rstrip("0123456789")
    n = int(what[len(base) :] or 1)
    before = player.copy()
    if base == "flip":
        assert choices(game) == ["flip:debt", "flip:deed"]
        do(game, "flip:deed")
        assert player.approved == before.approved + 1
    elif base == "hire":
        assert prompt(game) == "vw-free-hire"
        do(game, "friar")
        assert "friar" in ids(player.discard.cards)
    elif base == "rearrange":
        do(game, "order:mlr")
        assert ids([each for each in player.row if each]) == ["lender", "financer", "journeyman"]
    elif base in ("discard", "destroy"):
        for card_id in READY.split()[:n]:
            assert prompt(game) == f"vw-{base}"
            do(game, card_id)
        gone = player.discard.cards if base == "discard" else game.state.gone
        assert ids(gone)[-n:] == READY.split()[:n]
        if base == "destroy":
            assert goods(game)["silver"] == sum(card(each).cost for each in READY.split()[:n])
    elif base == "any":
        for _ in range(n):
            assert prompt(game) == "vw-resource"
            do(game, "gold")
        assert goods(game)["gold"] == n
    elif base == "castlemove":
        do(game, "shift:section-flip>section-gold-move")
        assert castle(game) == {"GM": (1, 0)}
    else:
        raise AssertionError(what)


Look = Callable[[Game, int], bool]


def owns(good: str) -> Look:
    """Whether somebody has so much of a good."""
    return lambda game, n: goods(game)[good] == n


QUIET: dict[str, Look] = {
    "virtue": lambda game, n: markers(game)[1] == 7 - n,
    "corruption": lambda game, n: markers(game)[0] == 1 + n,
    "debt": lambda game, n: me(game).unpaid == 1 + n,
    "deed": lambda game, n: me(game).acquired == 1 + n,
    "deedflip": lambda game, n: me(game).approved == n,
    "shuffle": lambda game, n: not me(game).discard.cards,
    **{good: owns(good) for good in ("ink", "gold", "stone", "silver")},
}
"""Effects that ask nothing: how the table looks afterwards."""


def carry_out(script: str, printed: str) -> None:
    """Every option of a printed list of effects, on a table of its own."""
    options = printed.split("/")
    for number, option in enumerate(options, 1):
        game = start(script)
        if len(options) > 1:
            do(game, f"{script}/{number}")
        loud = [
            what
            for what in option.split("+")
            if what.rstrip("0123456789") not in QUIET and what != "debtflip"
        ]
        for what in loud:
            check(game, what)
        if "debtflip" in option:
            do(game, "ink")
            assert me(game).paid == 1
            continue
        assert game.over, f"{script}: {game.pending} after {option}"
        if "hire" in option and "virtue" in option:
            continue  # the hired Friar brings Virtue, too
        for what in option.split("+"):
            base = what.rstrip("0123456789")
            if base in QUIET and not (base == "deed" and "deedflip" in option) and len(option.split("+")) < 4:
                n = int(what[len(base) :] or 1)
                if base == "debt" and "deedflip" in option:
                    assert me(game).unpaid == 2
                else:
                    assert QUIET[base](game, n), f"{script}: {what}"


@for_each("id", [id for id, text in PRINTED.items() if " none" not in text and " mod" not in text])
def test_the_ability(id: str) -> None:  # VW-5.1.2, VW-5.1.5, VW-8.16
    ability = PRINTED[id].split(", ")[1].split()[1]
    carry_out(f"does:{id}", ability)


@for_each("each", BOX.townsfolk)
def test_the_top_right_effect(each: Townsfolk) -> None:  # VW-5.4.2, VW-6.1.8
    carry_out(f"does:{each.id}/on-hire", PRINTED[each.id].split(", ")[2])


@for_each("each", [*BOX.starting, *BOX.heroes])
def test_starting_cards_and_heroes_have_no_top_right_effect(each: Townsfolk) -> None:  # VW-2.7
    assert not each.on_hire.effects


MANUSCRIPTS = {
    "grey-3-flip": "flip",
    "grey-3-virtue-silver": "virtue+silver2",
    "grey-4-stone": "stone2",
    "grey-4-destroy": "destroy2",
    "grey-4-deed": "deed+virtue",
    "black-3-flip": "flip",
    "black-3-resource": "any+rearrange",
    "black-4-ink": "ink2",
    "black-4-virtue": "virtue2",
    "black-5-deed": "deed+deedflip",
    "blue-3-hire": "hire",
    "blue-3-silver": "silver3",
    "blue-4-hire-silver": "hire+silver2",
    "blue-4-resource-silver": "any+silver2",
    "blue-4-corruption": "corruption+any2",
    "blue-5-flip": "any+flip",
    "yellow-3-gold-silver": "gold+silver",
    "yellow-3-castle-move": "castlemove+virtue",
    "yellow-4-gold": "gold2",
    "yellow-4-flip": "flip+virtue",
}


@for_each("id", MANUSCRIPTS)
def test_the_effect_of_a_manuscript(id: str) -> None:  # VW-6.5.3
    carry_out(f"does:ms-{id}", MANUSCRIPTS[id])


def test_the_manuscripts_with_longer_effects() -> None:  # VW-6.5.3
    debt = start("does:ms-black-4-debt")
    do(debt, "ink", "gold")
    assert (me(debt).unpaid, me(debt).paid, goods(debt)) == (1, 1, {"ink": 1, "gold": 1})
    deeds = start("does:ms-blue-6-deeds")
    assert me(deeds).acquired == 3
    told = set(MANUSCRIPTS) | {
        "black-4-debt",
        "blue-6-deeds",
        "grey-6-workshop",
        "black-6-manuscript",
        "yellow-5-workers",
    }
    assert told == {tile.id.removeprefix("ms-") for tile in BOX.manuscripts if tile.effects.effects}


def test_numbers_of_manuscripts() -> None:  # VW-1.7, VW-2.5
    assert len(BOX.manuscripts) == 35
    assert sum(1 for tile in BOX.manuscripts if tile.back == "grey") == 5


SPOTS = {
    "lake": "ink hire any flip destroy",
    "hills": "ink stone deed hire flip",
    "forest": "virtue gold rearrange flip stone",
    "gorge": "deed ink destroy any gold",
    "mountain": "rearrange flip gold deed any",
}
LINKS = {
    "lake": {"1-2": "virtue", "3-4": "debt", "4-5": "stone", "5-next": "virtue"},
    "hills": {"1-2": "silver2", "2-3": "debt", "4-5": "destroy", "5-next": "gold"},
    "forest": {"1-2": "flip", "2-3": "virtue", "4-5": "virtue", "5-next": "hire"},
    "gorge": {"2-3": "hire", "3-4": "stone", "4-5": "virtue", "5-next": "ink"},
    "mountain": {"1-2": "silver2", "2-3": "deed", "3-4": "virtue", "5-next": "stone"},
}


@for_each("segment", SPOTS)
def test_building_spots_and_links(segment: str) -> None:  # VW-6.3.5, VW-6.3.6
    for number, what in enumerate(SPOTS[segment].split(), 1):
        carry_out(f"does:{segment}-spot-{number}", what)
    for ends, what in LINKS[segment].items():
        carry_out(f"does:{segment}-link-{ends}", what)
    assert len([link for link in BOX.links if link.id.startswith(segment)]) == len(LINKS[segment])


PRINTED_MANUSCRIPTS = {
    "lake": "deed",
    "hills": "any2",
    "forest": "virtue+any",
    "gorge": "virtue2",
    "mountain": "flip",
}


@for_each("segment", PRINTED_MANUSCRIPTS)
def test_printed_manuscripts(segment: str) -> None:  # VW-6.5.6
    printed = next(tile for tile in BOX.printed_manuscripts if tile.segment == segment)
    assert printed.cost == 3
    carry_out(printed.effects.key, PRINTED_MANUSCRIPTS[segment])


@for_each(
    "segment, cost, icons, effect",
    [
        ("lake", 2, "nc", "virtue"),
        ("hills", 2, "bn", "virtue"),
        ("forest", 1, "x", "corruption"),
        ("gorge", 2, "cb", "virtue"),
        ("mountain", 1, "x", "corruption"),
    ],
)
def test_printed_townsfolk(segment: str, cost: int, icons: str, effect: str) -> None:  # VW-6.1.9
    printed = next(each for each in BOX.printed_townsfolk if each.segment == segment)
    assert (printed.cost, printed.icons) == (cost, tuple(icons.count(letter) for letter in "mbncx"))
    carry_out(printed.on_dismiss.key, effect)
