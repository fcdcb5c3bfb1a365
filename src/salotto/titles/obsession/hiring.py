"""New servants: hired from the supply or recruited from another family (OB-9.3, OB-18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from salotto.titles.obsession.settings import BUTLERS_ROOM
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
    """OB-9.20 Whether there is anybody; of those who can be recruited everybody may have any number."""
    for servant in RECRUITS:
        if game.for_hire[servant]:
            return True
    return bool(hireable(game, player))


def recruits(game: ObsessionState, player: Player) -> Iterator[str]:
    """OB-9.3, OB-18.4 Valets, lady's maids and footmen of others, wherever they stand."""
    for other in game.players:
        if other is not player:
            for servant in RECRUITS:
                for area in AREAS:
                    if area_of(other, area)[servant]:
                        yield f"recruit:{other.seat}:{servant.word}:{area}"


def recruitable(game: ObsessionState, player: Player) -> list[str]:
    """OB-9.3, OB-18.4 All of them."""
    return list(recruits(game, player))


def can_recruit(game: ObsessionState, player: Player) -> bool:
    """OB-9.3, OB-18.4 Whether there is anybody."""
    return any(recruits(game, player))


def area_of(player: Player, area: str) -> list[int]:
    """One of the three servant areas of a board."""
    if area == "available":
        return player.available
    return player.quarters if area == "quarters" else player.expended


def can_hire_or_recruit(game: ObsessionState, player: Player, back: bool) -> bool:
    """OB-9.20 Whether the Butler's Room has any use; only its back recruits."""
    return can_hire(game, player) or (back and can_recruit(game, player))


def has_use_for_butler(game: ObsessionState, player: Player) -> bool:
    """OB-18.2, OB-9.20 Whether a butler could serve in the Butler's Room while the player passes."""
    room = player.find(BUTLERS_ROOM)
    return room is not None and can_hire_or_recruit(game, player, room.back)


def engage(game: ObsessionState, player: Player, prompt: str, who: Sequence[Servant | str]) -> Rule[None]:
    """OB-9.3 One of some servants comes to Expended Service, if there is anybody (OB-9.4).

    They come from the supply or, of a key of `recruitable`, from the board of another family.
    """
    if not who:
        return
    chosen = yield from choose(player.seat, prompt, who)
    if isinstance(chosen, Servant):
        game.for_hire[chosen] -= 1
        player.expended[chosen] += 1
        yield tell("ob-hires", player.seat, servant=chosen.key)
    else:
        _, seat, word, area = chosen.split(":")
        area_of(game.players[int(seat)], area)[SERVANT[word]] -= 1
        player.expended[SERVANT[word]] += 1
        yield tell("ob-recruits", player.seat, servant=f"servant:{word}", other=f"seat:{seat}")


def hire_or_recruit(game: ObsessionState, player: Player) -> Rule[None]:
    """OB-13.11 One servant, from the supply or from another family."""
    everybody: list[Servant | str] = [*hireable(game, player), *recruitable(game, player)]
    yield from engage(game, player, "ob-hire-or-recruit", everybody)
