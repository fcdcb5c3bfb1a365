"""Solo against an opponent card: its card, its turns and its courtships (OB-15)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, roll, tell
from salotto.kernel.zones import NOBODY
from salotto.titles.obsession.box import SHELF
from salotto.titles.obsession.cards import Opponent, Tile
from salotto.titles.obsession.market import fill, offers, refresh
from salotto.titles.obsession.state import Estate

AI_CARD = SHELF.section("solo-opponents.toml", "ai_card")
DYNAMIC_AI = SHELF.section("solo-opponents.toml", "dynamic_ai")
AFTER_IDLENESS = AI_CARD.number("after_no_purchase_modifier")
FAIRCHILD_VP = 8


def opponent_of(estate: Estate) -> Opponent:
    """OB-15.2 The opponent of a solo game."""
    if estate.setting.opponent is None:
        raise ValueError("this game has no opponent card")
    return estate.setting.opponent


# Its turns


def read_roll(rolled: int, monument: bool) -> tuple[str, int]:
    """OB-15.3 What the AI card says about a roll: what to do, and on which market space."""
    for row in AI_CARD.tables("monument" if monument else "standard"):
        if row.number("from") <= rolled <= row.number("to"):
            return row.text("do"), row.number("position") if "position" in row.fields else 0
    raise KeyError(rolled)


def opponent_turn(estate: Estate) -> Rule[None]:
    """OB-15.3 to OB-15.7 Roll the die and let the opponent take a tile."""
    rolled = yield from roll(20)
    counted = max(1, rolled + AFTER_IDLENESS) if estate.opponent_idle else rolled
    does, position = read_roll(counted, cheapest_monument(estate) > 0)
    yield tell("ob-opponent-rolls", rolled=rolled, counted=counted)
    estate.opponent_idle = does in ("no_purchase", "refresh_market")
    if does == "refresh_market":
        yield from refresh(estate)
    elif does == "scavenge_monument":
        yield from scavenge(estate, cheapest_monument(estate))
    elif does == "scavenge" and position <= len(estate.market):
        yield from scavenge(estate, position)


def cheapest_monument(estate: Estate) -> int:
    """OB-15.5 The market space of the cheapest monument, 0 when there is none."""
    found = [
        (price, int(place.partition(":")[0]))
        for place, (tile, price) in offers(estate).items()
        if tile.monument
    ]
    return min(found)[1] if found else 0


def scavenge(estate: Estate, position: int) -> Rule[None]:
    """OB-15.4 The tile, or the whole stack, leaves the game."""
    stack = estate.market[position - 1]
    estate.market[position - 1] = ()
    estate.scavenged = (*estate.scavenged, *stack)
    yield tell("ob-opponent-takes", tile=stack[0].key)
    yield from fill(estate)


# Its courtships


def wake(estate: Estate) -> Rule[None]:
    """OB-15.13 By the dynamic AI the opponent's luck changes with each season."""
    rolled = yield from roll(20)
    for row in DYNAMIC_AI.tables("rows"):
        if row.number("from") <= rolled <= row.number("to"):
            estate.opponent_luck = row.number("chart_bonus")
            estate.opponent_extra += row.number("base_score")
    yield tell("ob-opponent-luck", rolled=rolled, luck=estate.opponent_luck)


def opponent_appeal(estate: Estate, season: int, final: bool) -> int:
    """OB-15.8, OB-15.9 What the player's total is compared with."""
    chart = opponent_of(estate).chart
    themes = estate.themes if final else estate.themes[-1:]
    return sum(chart[theme.category][season] for theme in themes) + estate.opponent_luck


def take_vp_card(estate: Estate) -> Rule[None]:
    """OB-15.8 The opponent takes the top VP card unseen."""
    if estate.vp_deck.cards:
        card, _ = estate.vp_deck.draw()
        estate.opponent_vp.add(card, NOBODY)
    yield tell("ob-opponent-vp-card")


# Its score


def opponent_score(estate: Estate) -> int:
    """OB-15.10, OB-15.12 Base score, VP cards, a Fairchild, and by a variant its monuments."""
    score = opponent_of(estate).base_score + estate.opponent_extra
    score += sum(card.vp for card in estate.opponent_vp)
    score += FAIRCHILD_VP * (estate.opponent_fairchild is not None)
    if estate.setting.monuments_variant:
        score += sum(monument_vp(tile) for tile in estate.scavenged)
    return score


def challenge_target(estate: Estate) -> int:
    """OB-21.18, OB-21.19 What has to be beaten in the Estate Challenge."""
    extra = sum(monument_vp(tile) for tile in estate.scavenged) if estate.setting.monuments_variant else 0
    return estate.setting.target + extra


def monument_vp(tile: Tile) -> int:
    """OB-15.12 The VP of a monument, nothing for other tiles."""
    return tile.sides[0].vp if tile.monument else 0
