"""Solo against an opponent card: its card, its turns and its courtships (OB-15)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, roll, tell
from salotto.kernel.zones import NOBODY
from salotto.titles.obsession.box import SHELF
from salotto.titles.obsession.cards import Opponent
from salotto.titles.obsession.market import fill, offers, refresh
from salotto.titles.obsession.state import ObsessionState

AI_CARD = SHELF.section("solo-opponents.toml", "ai_card")
DYNAMIC_AI = SHELF.section("solo-opponents.toml", "dynamic_ai")
AFTER_IDLENESS = AI_CARD.number("after_no_purchase_modifier")
FAIRCHILD_VP = 8


def opponent_of(game: ObsessionState) -> Opponent:
    """OB-15.2 The opponent of a solo game."""
    if game.setting.opponent is None:
        raise ValueError("this game has no opponent card")
    return game.setting.opponent


# Its turns


def read_roll(rolled: int, monument: bool) -> tuple[str, int]:
    """OB-15.3 What the AI card says about a roll: what to do, and on which market space."""
    for row in AI_CARD.tables("monument" if monument else "standard"):
        if row.number("from") <= rolled <= row.number("to"):
            return row.text("do"), row.number("position") if "position" in row.fields else 0
    raise KeyError(rolled)


def opponent_turn(game: ObsessionState) -> Rule[None]:
    """OB-15.3 to OB-15.7 Roll the die and let the opponent take a tile."""
    rolled = yield from roll(20)
    counted = max(1, rolled + AFTER_IDLENESS) if game.opponent_idle else rolled
    does, position = read_roll(counted, cheapest_monument(game) > 0)
    yield tell("ob-opponent-rolls", rolled=rolled, counted=counted)
    game.opponent_idle = does in ("no_purchase", "refresh_market")
    if does == "refresh_market":
        yield from refresh(game)
    elif does == "scavenge_monument":
        yield from scavenge(game, cheapest_monument(game))
    elif does == "scavenge" and position <= len(game.market):
        yield from scavenge(game, position)


def cheapest_monument(game: ObsessionState) -> int:
    """OB-15.5 The market space of the cheapest monument, 0 when there is none."""
    found = [
        (price, int(place.partition(":")[0]))
        for place, (tile, price) in offers(game).items()
        if tile.monument
    ]
    return min(found)[1] if found else 0


def scavenge(game: ObsessionState, position: int) -> Rule[None]:
    """OB-15.4 The tile, or the whole stack, leaves the game."""
    stack = game.market[position - 1]
    game.market[position - 1] = ()
    game.scavenged = (*game.scavenged, *stack)
    yield tell("ob-opponent-takes", tile=stack[0].key)
    yield from fill(game)


# Its courtships


def wake(game: ObsessionState) -> Rule[None]:
    """OB-15.13 By the dynamic AI the opponent's luck changes with each season."""
    rolled = yield from roll(20)
    for row in DYNAMIC_AI.tables("rows"):
        if row.number("from") <= rolled <= row.number("to"):
            game.opponent_luck = row.number("chart_bonus")
            game.opponent_extra += row.number("base_score")
    yield tell("ob-opponent-luck", rolled=rolled, luck=game.opponent_luck)


def opponent_appeal(game: ObsessionState, season: int, final: bool) -> int:
    """OB-15.8, OB-15.9 What the player's total is compared with."""
    chart = opponent_of(game).chart
    themes = game.themes if final else game.themes[-1:]
    return sum(chart[theme.category][season] for theme in themes) + game.opponent_luck


def take_vp_card(game: ObsessionState) -> Rule[None]:
    """OB-15.8 The opponent takes the top VP card unseen."""
    if game.vp_deck.cards:
        card, _ = game.vp_deck.draw()
        game.opponent_vp.add(card, NOBODY)
    yield tell("ob-opponent-vp-card")


# Its score


def opponent_score(game: ObsessionState) -> int:
    """OB-15.10, OB-15.12 Base score, VP cards, a Fairchild, and by a variant its monuments."""
    score = opponent_of(game).base_score + game.opponent_extra
    score += sum(card.vp for card in game.opponent_vp)
    score += FAIRCHILD_VP * (game.opponent_fairchild is not None)
    return score + taken_monuments(game)


def challenge_target(game: ObsessionState) -> int:
    """OB-21.18, OB-21.19 What has to be beaten in the Estate Challenge."""
    return game.setting.target + taken_monuments(game)


def taken_monuments(game: ObsessionState) -> int:
    """OB-15.12 The VP of the monuments that were taken away, by a variant."""
    tiles = game.scavenged if game.setting.monuments_variant else ()
    return sum(tile.sides[0].vp for tile in tiles if tile.monument)
