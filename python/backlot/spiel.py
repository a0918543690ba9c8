"""One game in OpenSpiel's manner: load_game("cinecitta", players=4).new_initial_state().

Decisions at the same time are nodes one after the other, and nobody sees what others have sealed. Draws happen inside
apply_action and come from the state's seed (OpenSpiel's "sampled stochastic"): there are no chance nodes to be walked.
`resample_from_infostate` gives a state that fits all that a player has seen.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ._library import games as _games
from .vector import VectorEnv

TERMINAL_PLAYER = -4


class Game:
    def __init__(self, name: str, players: int | None = None, options: dict[str, Any] | None = None) -> None:
        known = {each["game"]: each for each in _games()}
        if name not in known:
            raise ValueError(f"there is no game {name!r}: {', '.join(sorted(known))}")
        self._about = known[name]
        self.name = name
        self.options = dict(options or {})
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
        env = VectorEnv(
            self.name, games=1, players=self._players, options=self.options, seed=seed, autoreset=False
        )
        return State(self, env)

    def deserialize_state(self, text: str) -> State:
        state = self.new_initial_state()
        state._env.restore(0, bytes.fromhex(text))
        state._look()
        return state

    def __str__(self) -> str:
        return f"{self.name}(players={self._players},options={json.dumps(self.options, sort_keys=True)})"


class State:
    def __init__(self, game: Game, env: VectorEnv) -> None:
        self._game = game
        self._env = env
        self._returns = [0.0] * game.num_players()
        self._look()

    def _look(self) -> None:
        if self._env.terminated[0]:
            self._returns = [float(each) for each in self._env.payoffs[0, : self._game.num_players()]]

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        seat = int(self._env.seats[0])
        return TERMINAL_PLAYER if seat < 0 else seat

    def is_terminal(self) -> bool:
        return int(self._env.seats[0]) < 0

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not asked."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        return sorted(int(each) for each in self._env.legal_list[0, : self._env.legal_count[0]])

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(self._env.actions, np.int64)
        mask[self.legal_actions(player)] = 1
        return [int(each) for each in mask]

    def apply_action(self, action: int) -> None:
        self._env.step([action])
        self._look()

    def returns(self) -> list[float]:
        return list(self._returns)

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self._returns[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        return [float(each) for each in self._env.observe(0, max(seat, -1))]

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return json.dumps(self._env.view(0, max(seat, -1)))

    def clone(self) -> State:
        copy = State(self._game, self._env.clone())
        copy._returns = self.returns()
        return copy

    def child(self, action: int) -> State:
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def resample_from_infostate(self, player: int, seed: int) -> State:
        """A state in which the player would have seen exactly what it has seen in this one."""
        copy = self.clone()
        copy._env.imagine(0, player, seed, 0)
        return copy

    def serialize(self) -> str:
        return self._env.save(0).hex()


def load_game(name: str, players: int | None = None, options: dict[str, Any] | None = None) -> Game:
    return Game(name, players, options)
