"""One game in OpenSpiel's manner: load_game("cinecitta", players=4).new_initial_state().

Decisions at the same time are nodes one after the other, and nobody sees what others have sealed. A chance node is one draw:
its outcomes are equally likely, and the deal begins with some. With load_game(..., sampled=True) draws happen inside
apply_action and come from the state's seed instead (OpenSpiel's "sampled stochastic").
A player's information state is all that it has seen and done, its observation what it sees. `resample_from_infostate` gives a
state that fits all that a player has seen; what comes after it is drawn from a seed.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ._library import games as _games
from .vector import VectorEnv

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


class Game:
    def __init__(
        self, name: str, players: int | None = None, options: dict[str, Any] | None = None, sampled: bool = False
    ) -> None:
        known = {each["game"]: each for each in _games()}
        if name not in known:
            raise ValueError(f"there is no game {name!r}: {', '.join(sorted(known))}")
        self._about = known[name]
        self.name = name
        self.options = dict(options or {})
        self.sampled = sampled
        self._players = players if players is not None else int(self._about["options"]["players"])

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return int(self._about["action_space"])

    def observation_tensor_size(self) -> int:
        return int(self._about["observation"])

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 1.0

    def new_initial_state(self, seed: int = 1) -> State:
        """The seed is of what is drawn inside: all of it with sampled=True, else only what follows a resampled state."""
        env = VectorEnv(
            self.name, games=1, players=self._players, options=self.options, seed=seed, autoreset=False
        )
        return State(self, env, None if self.sampled else [])

    def deserialize_state(self, text: str) -> State:
        state = self.new_initial_state()
        if text.startswith("["):
            state._walk(json.loads(text))
        else:
            state._history = None
            state._outcomes = 0
            state._env.restore(0, bytes.fromhex(text))
            state._look()
        return state

    def __str__(self) -> str:
        return f"{self.name}(players={self._players},options={json.dumps(self.options, sort_keys=True)})"


class State:
    """`history`: the outcomes and actions from the deal on; None where draws come from the seed."""

    def __init__(self, game: Game, env: VectorEnv, history: list[int] | None) -> None:
        self._game = game
        self._env = env
        self._returns = [0.0] * game.num_players()
        self._history = history
        self._outcomes = 0  # of the draw that comes next
        if history is None:
            self._look()
        else:
            self._walk(history)

    def _look(self) -> None:
        if self._env.terminated[0]:
            self._returns = [float(each) for each in self._env.payoffs[0, : self._game.num_players()]]

    def _walk(self, history: list[int]) -> None:
        self._outcomes = self._env.walk(0, history)
        self._history = history
        self._look()

    def _seat(self, player: int | None) -> int:
        """Whose eyes: the player's, or those of whoever decides; -1 of somebody who looks on."""
        if self._outcomes:
            raise ValueError("at a chance node nobody decides, and the table is between two states")
        return max(self.current_player() if player is None else player, -1)

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        if self._outcomes:
            return CHANCE_PLAYER
        seat = int(self._env.seats[0])
        return TERMINAL_PLAYER if seat < 0 else seat

    def is_terminal(self) -> bool:
        return not self._outcomes and int(self._env.seats[0]) < 0

    def is_chance_node(self) -> bool:
        return self._outcomes > 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def history(self) -> list[int]:
        """Outcomes and actions from the deal on."""
        if self._history is None:
            raise ValueError("what was drawn from a seed has no history of outcomes")
        return list(self._history)

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not asked."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        if self._outcomes:
            return list(range(self._outcomes))
        return sorted(int(each) for each in self._env.legal_list[0, : self._env.legal_count[0]])

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(self._env.actions, np.int64)
        mask[self.legal_actions(player)] = 1
        return [int(each) for each in mask]

    def apply_action(self, action: int) -> None:
        if self._history is None:
            self._env.step([action])
            self._look()
        else:
            self._walk([*self._history, int(action)])

    def returns(self) -> list[float]:
        return list(self._returns)

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self._returns[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return [float(each) for each in self._env.observe(0, self._seat(player))]

    def observation_string(self, player: int | None = None) -> str:
        return json.dumps(self._env.view(0, self._seat(player)))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen and done, in order."""
        return json.dumps(self._env.stream(0, self._seat(player)))

    def clone(self) -> State:
        copy = State(self._game, self._env.clone(), None)
        copy._returns = self.returns()
        copy._history = None if self._history is None else list(self._history)
        copy._outcomes = self._outcomes
        return copy

    def child(self, action: int) -> State:
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def resample_from_infostate(self, player: int, seed: int) -> State:
        """A state in which the player would have seen exactly what it has seen in this one."""
        copy = self.clone()
        copy._env.imagine(0, self._seat(player), seed, 0)
        copy._history = None
        return copy

    def serialize(self) -> str:
        return self._env.save(0).hex() if self._history is None else json.dumps(self._history)


def load_game(
    name: str, players: int | None = None, options: dict[str, Any] | None = None, sampled: bool = False
) -> Game:
    return Game(name, players, options, sampled)
