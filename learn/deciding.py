"""A network at the table: scores of the legal actions of many positions at once, and what is chosen by them."""

from __future__ import annotations

import contextlib
from typing import Any

import torch

from backlot.tensors import TensorEnv

from .fast import FastMind
from .network import Actions, Player


def number_kind(device: torch.device) -> torch.dtype:
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def precision(device: torch.device) -> Any:
    """bfloat16 where matrix products of it are fast."""
    if device.type == "cuda":
        return torch.autocast("cuda", torch.bfloat16)
    return contextlib.nullcontext()


def scored(player: Player, known: torch.Tensor, seen: torch.Tensor, which: torch.Tensor, count: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """By decision and place in the list: the score of each legal action, and minus infinity behind the last; and who wins.
    `which`: the number of each action's row of features."""
    with precision(seen.device):
        state, chances = player.see(seen, number_kind(seen.device))
        there = torch.arange(which.shape[1], device=seen.device) < count[:, None]
        decision, place = there.nonzero(as_tuple=True)
        scores = player.scores(state, known, decision, which[decision, place].long())
    logits = torch.full(which.shape, float("-inf"), device=seen.device)
    logits[decision, place] = scores.float()
    return logits, chances.float()


def logits_of(player: Player, actions: Actions, seen: torch.Tensor, seats: torch.Tensor, players: torch.Tensor,
              legal: torch.Tensor, count: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:  # fmt: skip
    """The same for actions as the environment lists them."""
    with precision(seen.device):
        known = player.actions(actions.rows, number_kind(seen.device))
    which = actions.of(players[:, None], seats[:, None], legal.clamp(min=0))
    return scored(player, known, seen, which, count)


class Mind:
    """A network with what is worked out once for many decisions. Positions and lists of actions are picked by `index` from
    larger ones, and results stand where the position stands. fast.FastMind is the same on a GPU."""

    def __init__(self, player: Player, actions: Actions) -> None:
        self.player, self.actions = player, actions
        self.prepare()

    @torch.no_grad()
    def prepare(self) -> None:
        """To be called when the weights have changed."""
        self.known = self.player.actions(self.actions.rows, number_kind(self.actions.rows.device))

    def name_actions(self, legal: torch.Tensor, count: torch.Tensor, seats: torch.Tensor, players: torch.Tensor, out: torch.Tensor) -> None:
        out.copy_(self.actions.of(players[:, None], seats.clamp(min=0)[:, None], legal.clamp(min=0)))

    @torch.no_grad()
    def choose(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, pick: torch.Tensor,
               chance: torch.Tensor, seed: int, best: bool = False) -> None:  # fmt: skip
        logits, _ = scored(self.player, self.known, numbers[index], which[index], count[index])
        random = torch.Generator(logits.device).manual_seed(seed)
        noise = 0 if best else -torch.empty_like(logits).exponential_(generator=random).log()
        picked = (logits + noise).argmax(1)
        pick[index] = picked
        chance[index] = torch.log_softmax(logits, 1).gather(1, picked[:, None])[:, 0]

    @torch.no_grad()
    def log_chances(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, out: torch.Tensor) -> None:
        logits, _ = scored(self.player, self.known, numbers[index], which[index], count[index])
        out[index] = torch.log_softmax(logits, 1).clamp(min=-1e4).to(out.dtype)

    def judge(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, pick: torch.Tensor,
              slow: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:  # fmt: skip
        """The logarithm of the chance of what was picked, the entropy, the distance to the slow self, and who wins."""
        with precision(numbers.device):
            known = self.player.actions(self.actions.rows, number_kind(numbers.device))
        logits, chances = scored(self.player, known, numbers[index], which[index], count[index])
        there = torch.isfinite(logits)
        logs = torch.log_softmax(logits, 1)
        logs = torch.where(there, logs, torch.zeros_like(logs))
        shares = torch.where(there, logs.exp(), torch.zeros_like(logs))
        away = torch.where(there, slow[index].float(), torch.zeros_like(logs))
        chance = logs.gather(1, pick[index].long()[:, None])[:, 0]
        return chance, -(shares * logs).sum(1), (shares * (logs - away)).sum(1), chances


def mind_of(player: Player, actions: Actions) -> Mind | FastMind:
    return FastMind(player, actions) if actions.rows.is_cuda else Mind(player, actions)


class Table:
    """What networks want to know of the games of a batch, kept at hand: how many players each has and what its actions are."""

    def __init__(self, env: TensorEnv, players: torch.Tensor) -> None:
        self.env, self.players = env, players
        self.which = torch.zeros(env.legal_list.shape, dtype=torch.int16, device=env.device)
        self.count = torch.zeros(env.games, dtype=torch.int16, device=env.device)

    def look(self, mind: Mind | FastMind) -> None:
        self.count.copy_(self.env.legal_count)
        mind.name_actions(self.env.legal_list, self.env.legal_count, self.env.seats, self.players, self.which)


def choose(player: Player, actions: Actions, env: TensorEnv, players: torch.Tensor, rows: torch.Tensor, best: bool = False,
           seed: int = 0) -> torch.Tensor:  # fmt: skip
    """The network's action in those games."""
    mind, table = mind_of(player, actions), Table(env, players)
    table.look(mind)
    pick, chance = torch.zeros_like(players), torch.zeros(env.games, device=env.device)
    mind.choose(env.observations, table.which, table.count, rows, pick, chance, seed, best)
    return env.legal_list[rows].gather(1, pick[rows, None])[:, 0]
