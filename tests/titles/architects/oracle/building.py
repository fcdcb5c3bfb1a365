"""AW-5: constructing Buildings and advancing on the Cathedral."""

from __future__ import annotations

from typing import Any

from tests.titles.architects.oracle.book import (
    ability,
    cards,
    cathedral_level,
    guildhall,
    skills,
    virtue_level,
)
from tests.titles.architects.oracle.money import (
    discard_buildings,
    gain,
    gain_virtue,
    lose_virtue,
    pay_goods,
    take_debt,
)
from tests.titles.architects.oracle.picks import NotAllowed, Pick
from tests.titles.architects.oracle.position import Player, Position
from tests.titles.architects.oracle.workers import (
    change_virtue,
    clear_first_column,
    discard_apprentice,
    free_captures,
    hire_any,
    release_from_boards,
    release_from_prison,
)


def lay_worker(position: Position, owner: int) -> None:
    """AW-4.0.3, AW-4.9.3, AW-4.9.4, AW-4.9.5 The next space, and what it triggers."""
    hall = guildhall(position.table_size)
    position.guildhall.append(owner)
    ordinal = len(position.guildhall)
    if ordinal in hall["reset_at"]:
        position.resets_due += 1
    if position.options["apprentice_refresh"] and ordinal in hall["refresh_at"]:
        clear_first_column(position)


def guildhall_action(position: Position, pick: Pick, which: str | None = None) -> None:
    """AW-4.9.1 Lay a Worker, then construct or advance; AW-12.3.3 the Reverend's Donations follow."""
    me = position.me
    me.home -= 1
    lay_worker(position, position.active)
    if (which or pick(("construct", "cathedral"))) == "construct":
        construct(position, pick)
    else:
        advance(position, pick)
    if any(effect["do"] == "donate" for effect in me.effects("guildhall")):
        position.donations_due += me.level


# Buildings


def less_for_lothaire(player: Player, cost: dict[str, int], pick: Pick) -> dict[str, int]:
    """AW-10.7."""
    saved = [good for good in ("wood", "stone") if cost.get(good)]
    if player.can("discount_wood_or_stone") and saved:
        good = pick(saved)
        return {**cost, good: cost[good] - int(ability(player.character)["n"])}
    return cost


def construct(position: Position, pick: Pick) -> None:
    """AW-5.1.1 to AW-5.1.4."""
    me = position.me
    known = frozenset(skill for id in me.apprentices for skill in skills(id))
    id = pick([card for card in me.hand if known.issuperset(cards("buildings")[card]["skills"])])
    card = cards("buildings")[id]
    me.hand.remove(id)
    pay_goods(position, me, pick, less_for_lothaire(me, card["cost"], pick))
    me.buildings.append(id)
    change_virtue(position, position.active, card["virtue"], pick)
    if card["timing"] == "immediate":
        for effect in card["effects"]:
            immediate(position, effect, pick)
    if me.can("draw_on_construct"):
        gain(position, position.active, "building_card", ability(me.character)["n"], pick)


def immediate(position: Position, effect: dict[str, Any], pick: Pick) -> None:
    """AW-5.1.4, AW-9 The immediate effect of a Building."""
    me, seat = position.me, position.active
    if effect.get("optional") and effect["do"] != "capture" and not pick((True, False)):
        return
    match effect["do"]:
        case "gain" if effect.get("who") == "all_players":
            for other in range(len(position.players)):
                gain(position, other, effect["what"], effect["n"], pick)
        case "gain":
            gain(position, seat, effect["what"], effect["n"], pick)
        case "gain_per":
            assert effect["of"] == "virtue"
            gain(position, seat, effect["what"], effect["n"] * (me.virtue // effect["per"]), pick)
        case "lose":
            assert effect["who"] == "all_players_with_3_prisoners"
            for other in range(len(position.players)):
                if position.prison.get(other, 0) >= 3:
                    lose_virtue(position, other, effect["n"], pick)
        case "take_debt":
            take_debt(position, seat, pick)
        case "destroy_debt":
            if not me.unpaid:
                raise NotAllowed
            me.unpaid -= 1
        case "release_prison":
            release_from_prison(position, seat)
        case "release_boards":
            release_from_boards(position, seat)
        case "capture":
            free_captures(position, effect["n"], effect.get("max_locations", 1), pick)
        case "choose":
            for one in pick(effect["of"]):
                immediate(position, one, pick)
        case "exchange":
            assert effect["pay"] == {"building_card": 1}
            discard_buildings(position, me, [pick(me.hand)])
            for what, n in effect["gain"].items():
                gain(position, seat, what, n, pick)
        case "hire_any":
            hire_any(position, pick)
        case "extra_guildhall":
            if not me.home:
                raise NotAllowed
            guildhall_action(position, pick)
        case "discard_apprentice":
            if me.apprentices:
                discard_apprentice(position, pick(sorted(set(me.apprentices))))
        case unknown:
            raise ValueError(unknown)


# Cathedral


def advance(position: Position, pick: Pick) -> None:
    """AW-5.2.1 to AW-5.2.4."""
    me, seat = position.me, position.active
    if not virtue_level(me.virtue)["cathedral_allowed"] or me.level == 5:
        raise NotAllowed
    level = cathedral_level(me.level + 1)
    if sum(player.level == me.level + 1 for player in position.players) >= level["spaces"]:
        raise NotAllowed
    keep = 0 if me.can("no_discard_for_cathedral") else 1
    either = level.get("cost_any", {"of": (), "n": 0})
    n = either["n"]
    if me.can("discount_wood_or_stone") and n:
        n -= int(ability(me.character)["n"])
    pay_goods(position, me, pick, level.get("cost", {}), either["of"], n, keep)
    if keep:
        discard_buildings(position, me, [pick(me.hand)])
    me.level += 1
    if position.rewards:
        for what, n in cards("rewards")[position.rewards.pop(0)]["gain"].items():
            gain(position, seat, what, n, pick)
    else:
        gain_virtue(position, seat, 1, pick)
    for effect in me.effects("cathedral"):
        gain(position, seat, effect["what"], effect["n"], pick)
