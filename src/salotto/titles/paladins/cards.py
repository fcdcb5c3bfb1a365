"""The components of Paladins: cards and boards as they are printed (PW-1, PW-3).

Hot numbers stand in lists: Workers, attributes and action spaces are counted by the constants below.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from salotto.kit.components import Component, NamedComponent
from salotto.titles.paladins.effects import Ability, Effect, Good

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
LABOURER, SCOUT, MERCHANT, FIGHTER, CLERIC, CRIMINAL = range(6)
COLOURS = (SCOUT, MERCHANT, FIGHTER, CLERIC)
ANY = -1
"""A transparent Worker space."""

ATTRIBUTES = ("strength", "faith", "influence")
STRENGTH, FAITH, INFLUENCE = range(3)

ACTIONS = (
    "develop",
    "recruit",
    "hunt",
    "trade",
    "pray",
    "conspire",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
    "gain_honour",
)
DEVELOP, RECRUIT, HUNT, TRADE, PRAY, CONSPIRE = range(6)
COMMISSION, FORTIFY, GARRISON, ABSOLVE, ATTACK, CONVERT = range(6, 12)
GAIN_HONOUR = 12
RIGHT_SIDE = range(6, 12)
ACTION_AT = {name: at for at, name in enumerate(ACTIONS)}

WORKER_AT = {Good(name): at for at, name in enumerate(WORKERS)}
ATTRIBUTE_AT = {Good(name): at for at, name in enumerate(ATTRIBUTES)}


class Side(StrEnum):
    """The two sides of a player board."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class ActionMode:
    """PW-5.5 One or two Workers on Recruit, Hunt or Trade."""

    workers: tuple[int, ...]
    gain: int = 0
    effect: str = ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BoardAction(NamedComponent):
    """An action of the player board (PW-6, PW-7)."""

    side: Side
    spaces: tuple[str, ...]
    max: int = 0
    modes: tuple[ActionMode, ...] = ()
    cost_in: str = ""
    cost: tuple[int, ...] = ()
    cost_flat: int = 0
    cost_from: str = ""
    cost_rule: str = ""
    gain_in: str = ""
    workshop_worker: tuple[str, ...] = ()
    workshop_spaces: tuple[int, ...] = ()
    requires: str = ""
    rewards: str = ""
    need: tuple[int, ...] = ()
    need_from: str = ""
    piece: str = ""
    vp: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """PW-1.6, PW-11.3 An attribute track and what its values score."""

    min: int  # PW-1.6 what is lost below it is lost
    max: int  # what is gained beyond it is lost
    start: int
    markers: tuple[str, ...]  # the attributes
    vp: tuple[int, ...]  # PW-11.3 by the value of the marker


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AbsolveSpace(Component):
    """PW-7.4.3 A place for a Jar, with its reward."""

    effects: tuple[Effect, ...]  # what the Jar brings


@dataclass(frozen=True, slots=True, repr=False)
class Region(Component):
    """PW-7.1.2, PW-7.3.2 A part of the map with its two flags."""

    position: int  # from left to right
    faith: int  # the black flag: for Monks
    strength: int  # the red flag: for Outposts


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MapSpace(Component):
    """A square space of the main board; `order` counts from left to right over the whole map."""

    region: str  # its id
    order: int
    players: int  # from how many players on it exists
    kind: str  # PW-12.5.6 by which the Rival chooses
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, repr=False)
class TownsfolkSlot(Component):
    """PW-6.2.1 A slot of the Townsfolk row with its price."""

    position: int  # from left to right
    price: int  # in Silver
    debt_instead: bool  # whether a Debt may be taken instead of paying


@dataclass(frozen=True, slots=True, repr=False)
class OutsiderSlot(Component):
    """PW-7.5.2 A slot of the Outsider row with its red flag."""

    position: int  # from left to right
    strength: int  # the red flag


@dataclass(frozen=True, slots=True, repr=False)
class KingsPlace(Component):
    """PW-4.2 A place of the King's track: when its card is turned up, and what an Order scores there."""

    position: int
    card: str  # kings_order or kings_favour
    round: int  # in which its card is turned up
    vp: int = 0  # for an Order


@dataclass(frozen=True, slots=True)
class Boost:
    """PW-5.6 What a Paladin adds for one round."""

    strength: int
    faith: int
    influence: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Paladin(NamedComponent):
    """A card of a player's own deck."""

    action: str
    workers: tuple[str, ...]  # those it brings
    boost: Boost  # for one round
    ability: Ability


class Trigger(StrEnum):
    """When the ability of a Townsfolk works (PW-13)."""

    ACTION = "action"  # after an action of one kind
    INQUISITION = "inquisition"  # when the Tax supply is empty
    DEBT_PAID = "debt_paid"
    DEBT_GAINED = "debt_gained"
    KINGS_FAVOUR = "kings_favour"  # after the use of a Favour


class Condition(StrEnum):
    """What must be true of the owner's Suspicion for an ability to work."""

    ALWAYS = "always"
    SUSPECTED = "suspicion>=2"
    UNSUSPECTED = "suspicion==0"


@dataclass(frozen=True, slots=True)
class Ongoing:
    """The permanent ability of a Townsfolk."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    action: str = ""
    condition: Condition = Condition.ALWAYS


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Townsfolk(NamedComponent):
    """PW-6.2 A card for the crew, or for its top-right reward."""

    set: str  # base or tomesaga
    discard: tuple[Effect, ...]  # the top-right reward, for who discards it
    immediate: tuple[Effect, ...]  # when it joins the crew
    ongoing: Ongoing  # from then on


class OutsiderKind(StrEnum):
    """Where an Outsider comes from."""

    SARACEN = "saracen"
    VIKING = "viking"
    BYZANTINE = "byzantine"


class ScoreKind(StrEnum):
    """How a converted Outsider scores."""

    PER = "per"  # so many for each full group of things
    BASE_PLUS = "base_plus"  # some, and more for each thing
    SOFTEN_DEBT = "soften_debt"  # PW-11.9.7 unpaid Debts cost less


@dataclass(frozen=True, slots=True)
class OutsiderScore:
    """PW-11.9 What a converted Outsider scores at the end."""

    kind: ScoreKind
    vp: int
    count: str = ""
    per: int = 1
    base: int = 0


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Outsider(NamedComponent):
    """A Saracen, Viking or Byzantine to attack or to convert."""

    kind: OutsiderKind
    attack: tuple[Effect, ...]  # what an Attack brings
    convert: tuple[Effect, ...]  # what a conversion brings
    score: OutsiderScore  # PW-11.9 for who converted it


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Wall(Component):
    """PW-7.2.3 A card of Fortify."""

    vp: int  # PW-11 at the end
    effects: tuple[Effect, ...]  # at once


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TavernCard(Component):
    """PW-4.5 Four Workers."""

    workers: tuple[str, ...]  # the kinds, one by one


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SuspicionCard(NamedComponent):
    """PW-9.2 What a Criminal brings."""

    tax: int  # in Silver, out of the Tax supply


@dataclass(frozen=True, slots=True)
class OrderNeed:
    """PW-8.1 An action, done so many times."""

    action: str  # one of ACTIONS
    n: int  # how many times


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KingsOrder(NamedComponent):
    """PW-8.1 An objective for everybody."""

    need: OrderNeed


@dataclass(frozen=True, slots=True)
class Price:
    """What has to be paid."""

    what: Good  # silver or provision
    n: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class KingsFavour(NamedComponent):
    """PW-8.2 A shared action space."""

    spaces: tuple[str, ...]  # the Workers it takes
    effects: tuple[Effect, ...]
    cost: tuple[Price, ...] = ()  # PW-8.2 paid with the Workers


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Scheme(NamedComponent):
    """PW-12.4 What the Rival tries to do."""

    action: str  # one of ACTIONS, or a King's card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CoopOrder(NamedComponent):
    """PW-14.7 An Order of the co-operative scenario: two attributes that one player must reach."""

    need: dict[str, int]  # by attribute


class ThreatKind(StrEnum):
    """The three kinds of Threat."""

    INVADERS = "invaders"
    BARON = "baron"  # PW-14.9 it holds Workers
    KING = "king"  # PW-14.11


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Threat(NamedComponent):
    """PW-14.8 to PW-14.11 A Threat; numbers by players are keyed by the number as a text."""

    kind: ThreatKind
    action: str = ""
    workers: dict[str, int] | None = None
    options: tuple[tuple[Effect, ...], ...] = ()
    need_rounds_1_4: dict[str, int] | None = None
    need_rounds_5_7: dict[str, int] | None = None
    order_requirement_increase: int = 0
    vp_per_baron_worker: int = 0
    target_per_player: int = 0


@dataclass(frozen=True, slots=True)
class SuspectPenalty:
    """PW-14.4.2 What an Inquisition costs a suspected owner."""

    condition: Condition  # of the Suspicion of the owner
    effects: tuple[Effect, ...]  # what he loses


@dataclass(frozen=True, slots=True)
class Tile:
    """PW-14.4.3 The action space that a Starting Townsfolk brings."""

    id: str
    action: str  # gain_honour
    spaces: tuple[str, ...]  # the Workers it takes
    effects: tuple[Effect, ...]  # PW-14.4.3 Honour, and less Suspicion


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class StartingTownsfolk(NamedComponent):
    """PW-14.4 A card of the co-operative scenario with its tile."""

    honour_on: str  # PW-14.4.1 the action that brings Honour
    inquisition: SuspectPenalty  # PW-14.4.2 Honour is lost
    tile: Tile  # PW-14.4.3 a left-side action
