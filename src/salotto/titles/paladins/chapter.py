"""What a campaign changes in a game of Paladins, and what it wants to know (PW-15, TS-7.6, TS-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from salotto.kernel.campaign import Campaign, Rise
from salotto.kernel.decisions import Rule, tell
from salotto.kernel.title import Json
from salotto.titles.paladins.box import TOME_OF
from salotto.titles.paladins.effects import Gain, Good
from salotto.titles.paladins.rewards import reward
from salotto.titles.paladins.scoring import standing
from salotto.titles.paladins.settings import check_carried
from salotto.titles.paladins.state import PaladinsState, Phase, Player
from salotto.titles.west_kingdom.tomes import compensated, tome_helps

COUNTERS = ("pw_map_pieces", "pw_walls_jars", "pw_outsiders", "pw_workshops", "pw_crew", "pw_suspicion")


def counters(player: Player) -> dict[str, int]:
    """TS-11.1 The numbers that the objectives of the Tomes look at."""
    values = (
        player.monks + player.outposts,
        len(player.walls) + player.jars.bit_count(),
        len(player.attacked) + len(player.converted),
        player.developed,
        len(player.crew),
        len(player.suspicion),
    )
    return dict(zip(COUNTERS, values, strict=True))


def begin_chapter(game: PaladinsState) -> Rule[None]:
    """PW-15.1, PW-15.3, TS-4.10 The marker passes on, Silver is made up, the advantages of Tomes work."""
    setting = game.setting
    if setting.pass_marker:
        game.start = (setting.marker + 1) % setting.players
        yield tell("pw-start-player", game.start)
    for player, silver in zip(game.players, setting.silver, strict=False):
        if silver:
            player.silver += silver
            yield compensated(player.seat, silver)
    for player in game.in_turn_order():
        yield from open_tomes(game, player)
    game.rises.clear()  # TS-4.11 no Tome can be claimed before this moment
    for player in game.in_turn_order():  # TS-5.13 what stands now counts as risen now
        game.rises += [(player.seat, name, value) for name, value in counters(player).items() if value]


def open_tomes(game: PaladinsState, player: Player) -> Rule[None]:
    """TS-4.10 What the player's Tomes give at the start, as they were won; each is cited."""
    cited = ""
    for advantage in game.setting.advantages[player.seat] if game.setting.advantages else ():
        if advantage.when == "start" and advantage.do == "gain":
            tome = TOME_OF[advantage]
            if tome != cited:
                yield tome_helps(player.seat, tome)
                cited = tome
            yield from reward(game, player, (Gain(Good(advantage.what), advantage.n),))


class PaladinsChapter(Campaign[PaladinsState]):
    """TS-11 What a game of Paladins offers to a campaign."""

    counters = COUNTERS

    def rises(self, state: PaladinsState) -> Sequence[Rise]:
        """TS-11.1 Every rise since play began; no two players' counters ever rise at the same moment."""
        return [Rise(*rise) for rise in state.rises]

    def prepared(self, state: PaladinsState) -> bool:
        """TS-4.8 After the draft of Townsfolk."""
        return state.phase is not Phase.SETUP

    def counter(self, state: PaladinsState, seat: int, id: str) -> int:
        """TS-11.1 Where a counter stands now."""
        return counters(state.players[seat])[id]

    def ranking(self, state: PaladinsState) -> Sequence[tuple[int, ...]]:
        """TS-8.2 VP, then the tie-breaks of PW-11.11."""
        return [standing(state, player) for player in state.players]

    def orders(self, state: PaladinsState) -> Mapping[str, Sequence[int]]:
        """TS-8.3 Turn order of the last round, and the order in which the last turns were taken."""
        in_order = [player.seat for player in state.in_turn_order()]
        return {"turn_order": in_order, "last_turn": list(state.passes)}

    def check(self, players: int, carried: Json) -> None:
        """Refuse what no table of Paladins can go on with."""
        check_carried(players, carried)
