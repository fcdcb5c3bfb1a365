"""Every title as an OpenSpiel game (extra `salotto[openspiel]`).

    import pyspiel
    from salotto.lab.openspiel_env import register
    register()
    game = pyspiel.load_game("salotto_spook_manor(players=3,reward=score)")

The deal is four chance nodes, the bytes of the table's seed. Where several seats decide at once they are
asked one after the other, and none sees what another has chosen before the rules reveal it. A clone is a
fork of the table: it knows the cards to come, as every OpenSpiel state does. For a search that does not
peek, `resample_from_infostate` deals everything again that a seat cannot know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from salotto.bots.actions import option_of
from salotto.bots.observation import encoder
from salotto.kernel.decisions import Decision
from salotto.kernel.log import from_log, to_log
from salotto.kernel.play import Play
from salotto.kernel.title import Json, Title
from salotto.lab.rewards import Reward, final_rewards
from salotto.lab.turns import follow_instinct, next_asked
from salotto.registry import title_of, titles

SEED_BYTES = 4
LONGEST = 100_000
"""A bound for OpenSpiel: where players may move things to and fro, rules set none."""
MOST_POINTS = 1000.0
DEFAULTS: dict[str, Any] = {"players": 0, "mode": "", "reward": "", "instinct": False}


def register() -> list[str]:
    """Make all titles known to OpenSpiel, and say under which names."""
    known = set(pyspiel.registered_names())
    for title in titles().values():
        if game_name(title) not in known:
            pyspiel.register_game(game_type(title), game_class(title))
    return [game_name(title) for title in titles().values()]


def game_name(title: Title[Any]) -> str:
    """OpenSpiel's name of a title."""
    return f"salotto_{title.id.replace('-', '_')}"


def game_type(title: Title[Any]) -> Any:
    """What OpenSpiel wants to know of a title before any table is opened."""
    counts = [count for mode in title.modes for count in mode.players]
    return pyspiel.GameType(
        short_name=game_name(title),
        long_name=f"Salotto: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A title with its number of players, mode and reward.

    By default the first mode, or the one given, for its fewest players. `reward` is `win` or `score`; by
    default the score when alone, else the win. With `instinct` nobody is asked where the title's instinct
    leaves one option.
    """

    title: Title[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        given = {**DEFAULTS, **(params or {})}
        mode = title.mode(given["mode"]) if given["mode"] else None
        self.mode = mode.id if mode else None
        self.players = given["players"] or min((mode or title.modes[0]).players)
        self.reward: Reward = given["reward"] or ("score" if self.players == 1 else "win")
        self.instinct = given["instinct"]
        self.encoder = encoder(title)
        best = MOST_POINTS if self.reward == "score" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions.size,
            max_chance_outcomes=256,
            num_players=self.players,
            min_utility=-best,
            max_utility=best,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, params or {})

    def new_initial_state(self) -> TableState:
        """A table before the deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """Observations by the title's encoder."""
        return TableObserver(self)

    def open(self, seed: str) -> Play[Any]:
        """The table of a seed."""
        seats = [f"seat {seat}" for seat in range(self.players)]
        return Play(self.title, self.title.table(seats, seed, self.mode))


def game_class(played: Title[Any]) -> type[TableGame]:
    """The class OpenSpiel makes the games of a title with.

    It must be a class: OpenSpiel lets go of it when Python has already left, and only a class survives that.
    """

    class TitleGame(TableGame):
        title = played

    return TitleGame


class Position:
    """Where a table stands: the bytes dealt so far, then the play. Copied by forking, stored as its log."""

    def __init__(self, seed: bytes = b"", play: Play[Any] | None = None) -> None:
        self.seed = seed
        self.play = play

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.seed, self.play.fork() if self.play else None)

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.seed, to_log(self.play) if self.play else None)


def read_position(seed: bytes, log: Json) -> Position:
    """The position that was stored."""
    return Position(seed, from_log(title_of(log), log) if log else None)


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One moment of a table."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._at = Position()

    @property
    def play(self) -> Play[Any] | None:
        """The table, once it is dealt."""
        return self._at.play

    def _game(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def _decision(self) -> Decision:
        decision = next_asked(self._at.play) if self._at.play else None
        assert decision is not None
        return decision

    def current_player(self) -> int:
        """Chance, the seat that is asked, or nobody when the game is over."""
        if self._at.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._at.play.over else self._decision().seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._at.play is not None and self._at.play.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self._decision()
        game = self._game()
        return sorted(game.encoder.actions.numbers(decision, game.players)) if player == decision.seat else []

    def _apply_action(self, action: int) -> None:
        game, at = self._game(), self._at
        if at.play is None:
            at.seed += bytes([action])
            if len(at.seed) == SEED_BYTES:
                at.play = game.open(at.seed.hex())
        else:
            decision = self._decision()
            at.play.take(decision, option_of(game.encoder.actions, decision, game.players, action))
        if at.play is not None and game.instinct:
            follow_instinct(at.play)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player < 0 else self._game().encoder.actions.name(action)

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat."""
        game, play = self._game(), self._at.play
        outcome = play.outcome if play else None
        return final_rewards(play, outcome, game.reward) if play and outcome else [0.0] * game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A table that the player could not tell from this one.

        Where seats decide at once, those that were asked before the player decide again, at random.
        """
        twin: TableState = self.clone()
        if self._at.play is not None:
            imagined = self._at.play.imagine(player, str(sampler()))
            while (decision := next_asked(imagined)) is not None and decision.seat != player:
                options = imagined.title.adviser.candidates(imagined.state, decision)
                imagined.take(decision, options[int(sampler() * len(options))])
            twin._at = Position(self._at.seed, imagined)
        return twin

    def __str__(self) -> str:
        play = self._at.play
        return f"{self._at.seed.hex()} {play.log if play else ''}"


class TableObserver:
    """What a seat sees, as a tensor and as text."""

    def __init__(self, game: TableGame) -> None:
        self.tensor = np.zeros(game.encoder.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in game.encoder.fields:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor for a seat; zeros before the deal."""
        self.tensor.fill(0)
        if state.play is not None:
            self.tensor[:] = state._game().encoder.observe(state.play, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The seat's view and the question to it, as JSON."""
        if state.play is None:
            return ""
        decision = state.play.decision(player)
        seen = {"view": state.play.view(player), "prompt": decision and decision.prompt}
        return json.dumps(seen, sort_keys=True)
