"""What a person should think over: what ends a game early, what is turned up, what a turn leaves unused."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kernel.decisions import Decision
from salotto.kernel.title import Phrase
from salotto.titles.obsession.box import BOX
from salotto.titles.obsession.cards import Do, Favour, Slot, VpCard
from salotto.titles.obsession.challenge import unfinished
from salotto.titles.obsession.preview import GUEST, HOST, planned_favours, total
from salotto.titles.obsession.scoring import score
from salotto.titles.obsession.solo import challenge_target
from salotto.titles.obsession.state import Laid, ObsessionState, Player

POSITIONS = 5
"""OB-7.1 Positions of a reputation level."""


def left(game: ObsessionState, decision: Decision, key: str) -> Phrase | None:
    """What an answer gives up, so that a person is asked once more; None: nothing to speak of."""
    player = game.players[decision.seat]
    if game.setting.challenge:
        if ending := ends_challenge(game, decision, key):
            points = sum(score(game, player).values())
            return Phrase(ending, {"round": game.space, "points": points, "target": challenge_target(game)})
    elif game.setting.tableau and reaches_max(game, decision, key):
        return Phrase("ob-left-max-all")
    if decision.prompt == "ob-market" and key == "done":
        return last_market(game, decision)
    if decision.prompt == "ob-act" and key == "pass":
        return idle_pass(player, [each for each in decision.keys if each != key])
    return None


def turned_up(game: ObsessionState, decision: Decision, key: str) -> Phrase | None:
    """OB-9.16, OB-9.19 What an answer turns up, where a plan has to be confirmed before."""
    player = game.players[decision.seat]
    laid = None
    if key.startswith(HOST):
        laid = player.find(BOX.tile(key.removeprefix(HOST)))
    elif game.plan is not None:
        laid = player.find(game.plan.laid.tile)
    return Phrase("ob-left-lionheart") if laid and laid.side.slot is Slot.DECK_TOP else None


# The end of a game without courtship


def ends_challenge(game: ObsessionState, decision: Decision, key: str) -> str:
    """OB-21.10 What would end the Challenge by this choice alone before the round aimed at, as a text."""
    if game.space >= game.setting.target_round:
        return ""
    player = game.players[decision.seat]
    maximum, complete = reaches_max(game, decision, key), completes(game, decision, key)
    if game.setting.edition == "fr":
        return "ob-left-max" if maximum else "ob-left-complete" if complete else ""
    if maximum and (complete or not unfinished(planned_estate(game, player), game.setting.rows)):
        return "ob-left-max"
    return "ob-left-complete" if complete and is_max(game, reputation_planned(game, player)) else ""


def reaches_max(game: ObsessionState, decision: Decision, key: str) -> bool:
    """OB-21.10, OB-22.11 Whether the reputation reaches Max by this choice alone."""
    player = game.players[decision.seat]
    before = reputation_planned(game, player)
    return not is_max(game, before) and is_max(game, before + brought(decision, key, player))


def is_max(game: ObsessionState, reputation: int) -> bool:
    """OB-7.2 Whether so much reputation is the level Max."""
    return reputation >= POSITIONS * (game.setting.highest - 1)


def reputation_planned(game: ObsessionState, player: Player) -> int:
    """OB-4.6.4 The reputation with what the activity brings as far as it is planned."""
    if game.plan is None:
        return player.reputation
    return player.reputation + total(planned_favours(game.plan), Do.REPUTATION) + game.plan.cook


def brought(decision: Decision, key: str, player: Player) -> int:
    """OB-4.6.4 The reputation that a tile, a guest, the cook, a favour or a VP card brings."""
    favours: tuple[Favour, ...] = ()
    if key.startswith(HOST):
        favours = player.laid(BOX.tile(key.removeprefix(HOST))).side.favours
    elif key.startswith(GUEST):
        favours = BOX.person(key).favours
    elif key.startswith("favour:reputation:"):
        return int(key.rpartition(":")[2])
    elif key.startswith("vp:") and isinstance(card := BOX.find[key], VpCard):
        favours = (card.favour,)
    elif key == "cook" or (decision.prompt == "ob-hall" and key.startswith("servant:")):
        return 1  # OB-17.6, OB-9.10
    return total(favours, Do.REPUTATION)


def completes(game: ObsessionState, decision: Decision, key: str) -> bool:
    """OB-21.11 Whether the estate is complete by this choice alone, once the turn is over."""
    before, rows = planned_estate(game, game.players[decision.seat]), game.setting.rows
    if not unfinished(before, rows):
        return False
    after = list(before)
    if key.startswith(HOST):
        tile = BOX.tile(key.removeprefix(HOST))
        after = [Laid(laid.tile, laid.back or laid.tile is tile) for laid in before]
    elif decision.prompt == "ob-make-room":
        after = [laid for laid in before if laid.tile.key != key]
        after.append(Laid(BOX.tile_of(str(decision.about["tile"]))))
    elif key in decision.about.get("prices", {}):
        after.append(Laid(BOX.tile(key.rpartition(":")[2])))
    return not unfinished(after, rows)


def planned_estate(game: ObsessionState, player: Player) -> list[Laid]:
    """OB-4.8.2 The tiles as they will lie after the activity of this turn."""
    busy = game.plan.laid.tile if game.plan else None
    return [Laid(laid.tile, laid.back or laid.tile is busy) for laid in player.organiser]


# What a turn leaves unused


def last_market(game: ObsessionState, decision: Decision) -> Phrase | None:
    """OB-11.5 In the last round money buys nothing any more after this."""
    can_buy = any(each.startswith(("buy:", "haggle")) for each in decision.keys)
    if game.space < game.setting.track.spaces or not can_buy:
        return None
    return Phrase("ob-left-last-market", {"money": game.players[decision.seat].money})


def idle_pass(player: Player, others: list[str]) -> Phrase | None:
    """OB-5.2 A pass that brings nobody back, though something could be hosted."""
    away = player.discards or any(player.expended) or any(player.quarters)
    if away or not any(key.startswith(HOST) for key in others):
        return None
    return Phrase("ob-left-idle-pass")
