"""New servants: hired from the supply or recruited from another family (OB-9.3, OB-18)."""

from __future__ import annotations

from salotto.kernel.decisions import Rule, choose, tell
from salotto.titles.obsession.cards import (
    NEW_SERVANTS,
    RECRUITS,
    SERVANT,
    SERVANTS,
    UNDERBUTLER,
    USEFUL_MAN,
    Servant,
)
from salotto.titles.obsession.loans import own_servants
from salotto.titles.obsession.state import ObsessionState, Player

AREAS = ("available", "quarters", "expended")


def may_have(game: ObsessionState, player: Player, servant: Servant) -> bool:
    """OB-18.3, OB-17.23 One new servant of a kind at most, and never another useful man once he has left."""
    if servant not in NEW_SERVANTS:
        return True
    if servant is USEFUL_MAN and player.useful_man_gone:
        return False
    return not own_servants(game, player, servant)


def hireable(game: ObsessionState, player: Player) -> list[Servant]:
    """OB-9.20 Those who can be hired by this player now."""
    return [
        servant
        for servant, number in zip(SERVANTS, game.for_hire, strict=True)
        if number and servant is not UNDERBUTLER and may_have(game, player, servant)
    ]


def can_hire(game: ObsessionState, player: Player) -> bool:
    """OB-9.20 Whether there is anybody."""
    for servant in RECRUITS:
        if game.for_hire[servant]:
            return True  # of these everybody may have any number
    for servant, number in zip(SERVANTS, game.for_hire, strict=True):
        if number and servant is not UNDERBUTLER and may_have(game, player, servant):
            return True
    return False


def recruitable(game: ObsessionState, player: Player) -> list[str]:
    """OB-9.3, OB-18.4 Valets, lady's maids and footmen of others, wherever they stand."""
    found = []
    for other in game.players:
        if other is player:
            continue
        areas = [(area, area_of(other, area)) for area in AREAS]
        found += [
            f"recruit:{other.seat}:{servant.word}:{area}"
            for servant in RECRUITS
            for area, there in areas
            if there[servant]
        ]
    return found


def can_recruit(game: ObsessionState, player: Player) -> bool:
    """OB-9.3, OB-18.4 Whether there is anybody."""
    for other in game.players:
        if other is not player:
            for servant in RECRUITS:
                if other.available[servant] or other.quarters[servant] or other.expended[servant]:
                    return True
    return False


def area_of(player: Player, area: str) -> list[int]:
    """One of the three servant areas of a board."""
    if area == "available":
        return player.available
    return player.quarters if area == "quarters" else player.expended


def can_hire_or_recruit(game: ObsessionState, player: Player, back: bool) -> bool:
    """OB-9.20 Whether the Butler's Room has any use; only its back recruits."""
    return can_hire(game, player) or (back and can_recruit(game, player))


def hire(game: ObsessionState, player: Player, servant: Servant) -> Rule[None]:
    """OB-9.3 A servant comes from the supply to Expended Service."""
    game.for_hire[servant] -= 1
    player.expended[servant] += 1
    yield tell("ob-hires", player.seat, servant=f"servant:{servant.word}")


def hire_one(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-9.3 Choose one servant to hire."""
    options = [f"servant:{servant.word}" for servant in hireable(game, player)]
    key = yield from choose(player.seat, "ob-hire", options)
    yield from hire(game, player, SERVANT[key.partition(":")[2]])


def recruit(game: ObsessionState, player: Player, key: str) -> Rule[None]:
    """OB-9.3 A servant comes from another family's board to Expended Service."""
    _, seat, word, area = key.split(":")
    servant = SERVANT[word]
    area_of(game.players[int(seat)], area)[servant] -= 1
    player.expended[servant] += 1
    yield tell("ob-recruits", player.seat, servant=f"servant:{word}", other=f"seat:{seat}")


def recruit_one(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-9.3 Choose one servant of another family."""
    key = yield from choose(player.seat, "ob-recruit", recruitable(game, player))
    yield from recruit(game, player, key)


def hire_or_recruit(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-13.11 One servant, from the supply or from another family."""
    options = [f"servant:{servant.word}" for servant in hireable(game, player)]
    key = yield from choose(player.seat, "ob-hire-or-recruit", [*options, *recruitable(game, player)])
    if key.startswith("servant:"):
        yield from hire(game, player, SERVANT[key.partition(":")[2]])
    else:
        yield from recruit(game, player, key)
