"""One game by PettingZoo's interfaces: AECEnv, where seats decide one after the other, and ParallelEnv, where all who owe a
decision decide at once and everybody else has the one action `noop`. Observations are dictionaries with `observation` and
`action_mask`. The classes are PettingZoo's own where it is installed, and follow the same contract where it is not.
"""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np
import numpy.typing as npt

from .spaces import Box, Dict, Discrete
from .vector import VectorEnv

try:
    from pettingzoo import AECEnv as _AECBase  # type: ignore[import-not-found]
    from pettingzoo import ParallelEnv as _ParallelBase
except ImportError:
    _AECBase = _ParallelBase = object

Observation = dict[str, npt.NDArray[Any]]


class _Table:
    """What both interfaces share: one game, its agents and their spaces."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": True}
    _more_actions = 0

    def __init__(
        self, game: str, players: int, options: dict[str, Any] | None = None, seed: int = 1, render_mode: str | None = None
    ) -> None:
        self.metadata = {**type(self).metadata, "name": f"backlot_{game}_v1"}
        self.render_mode = render_mode
        self._env = VectorEnv(game, games=1, players=players, options=options, seed=seed, autoreset=False)
        self.possible_agents = [f"seat_{i + 1}" for i in range(players)]
        self.agents: list[str] = []
        self._numbers = {agent: i for i, agent in enumerate(self.possible_agents)}
        actions = self._env.actions + self._more_actions
        size = self._env.observations.shape[1]
        self.observation_spaces = {
            agent: Dict(
                {"observation": Box(-32768, 32767, (size,), np.int16), "action_mask": Box(0, 1, (actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return str(self._env.view(0, -1))

    def close(self) -> None:
        self._env.close()

    def _waits_for(self) -> list[str]:
        bits = int(self._env.waiting[0])
        return [agent for agent, i in self._numbers.items() if bits >> i & 1]

    def _payoff(self, agent: str) -> float:
        return float(self._env.payoffs[0, self._numbers[agent]])


class AECEnv(_Table, _AECBase):  # type: ignore[misc,valid-type]
    """Seats one after the other, also where the rules have several decide at once: nobody sees what others have sealed."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._env.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._env.seats[0])]

    def observe(self, agent: str) -> Observation:
        seat = self._numbers[agent]
        decides = int(self._env.seats[0]) == seat
        mask = self._env.legal[0].astype(np.int8) if decides else np.zeros(self._env.actions, np.int8)
        return {"observation": self._env.observe(0, seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
            self.truncations[agent], self.infos[agent],
        )  # fmt: skip

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("a seat whose game is over does nothing: its action is None")
            self.agents.remove(agent)
            for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del each[agent]
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._env.step([action])
        over = bool(self._env.terminated[0])
        for each in self.agents:
            self.rewards[each] = self._payoff(each) if over else 0.0
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = over
        self.agent_selection = self.agents[0] if over else self.possible_agents[int(self._env.seats[0])]


class ParallelEnv(_Table, _ParallelBase):  # type: ignore[misc,valid-type]
    """Everybody at once: whoever owes a decision decides, everybody else says `noop`, the last action of the space."""

    _more_actions = 1

    @property
    def noop(self) -> int:
        return self._env.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._env.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        """Each seat's own view and its own choices."""
        waiting = self._waits_for()
        out = {}
        for agent in self.agents:
            mask = np.zeros(self._env.actions + 1, np.int8)
            if agent in waiting:
                mask[: self._env.actions] = self._env.legal_of(0, self._numbers[agent])
            else:
                mask[self.noop] = 1
            out[agent] = {"observation": self._env.observe(0, self._numbers[agent]), "action_mask": mask}
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        waiting = self._waits_for()
        for agent in self.agents:
            if agent not in waiting and actions[agent] != self.noop:
                raise ValueError(f"{agent} owes no decision: its action is noop, {self.noop}")
        for agent in waiting:
            # Decisions at the same time are sealed, and asked for by seat; one that is no longer asked for falls away.
            if int(self._env.seats[0]) == self._numbers[agent]:
                self._env.step([actions[agent]])
        over = bool(self._env.terminated[0])
        rewards = {agent: self._payoff(agent) if over else 0.0 for agent in self.agents}
        ended = dict.fromkeys(self.agents, over)
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        truncated = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ended, truncated, infos
