"""A network at the table: scores of the legal actions of many games at once, and games against other players."""

from __future__ import annotations

import contextlib
from typing import Any

import torch

from backlot.tensors import TensorEnv

from .network import Actions, Player


def number_kind(device: torch.device) -> torch.dtype:
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def precision(device: torch.device) -> Any:
    """bfloat16 where matrix products of it are fast."""
    if device.type == "cuda":
        return torch.autocast("cuda", torch.bfloat16)
    return contextlib.nullcontext()


def logits_of(player: Player, actions: Actions, seen: torch.Tensor, seats: torch.Tensor, players: torch.Tensor,
              legal: torch.Tensor, count: torch.Tensor, known: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor]:  # fmt: skip
    """By decision and place in the list: the score of each legal action, and minus infinity behind the last; and who wins."""
    kind = number_kind(seen.device)
    with precision(seen.device):
        if known is None:
            known = player.actions(actions.rows, kind)
        state, chances = player.see(seen, kind)
        there = torch.arange(legal.shape[1], device=seen.device) < count[:, None]
        decision, place = there.nonzero(as_tuple=True)
        which = actions.of(players[decision], seats[decision], legal[decision, place])
        scores = player.scores(state, known, decision, which)
    logits = torch.full(legal.shape, float("-inf"), device=seen.device)
    logits[decision, place] = scores.float()
    return logits, chances.float()


def sampled(logits: torch.Tensor) -> torch.Tensor:
    noise = -torch.empty_like(logits).exponential_().log()
    return (logits + noise).argmax(1)


@torch.no_grad()
def choose(player: Player, actions: Actions, env: TensorEnv, players: torch.Tensor, rows: torch.Tensor, best: bool = False) -> torch.Tensor:
    """The network's action in those games."""
    longest = int(env.legal_count[rows].max())
    legal = env.legal_list[rows, :longest]
    logits, _ = logits_of(player, actions, env.observations[rows], env.seats[rows], players[rows], legal, env.legal_count[rows])
    picks = logits.argmax(1) if best else sampled(logits)
    return legal.gather(1, picks[:, None])[:, 0]


@torch.no_grad()
def against(player: Player, actions: Actions, bot: str, players: int, games: int, seed: int, best: bool = True,
            options: dict[str, Any] | None = None) -> tuple[float, float]:  # fmt: skip
    """The share of wins of one network among bots, each seat as often as the others, and its standard error."""
    device = actions.rows.device
    env = TensorEnv(player.game, games=games, players=players, options=options, seed=seed, autoreset=False, device=str(device))
    mine = torch.arange(games, device=device) % players
    number = torch.full((games,), players, device=device)
    won = torch.zeros(games, device=device)
    turn = 0
    while bool((env.seats >= 0).any()):
        chosen = torch.full((games,), -1, dtype=torch.int32, device=device)
        others = (env.seats >= 0) & (env.seats != mine)
        env.bot_actions_into(chosen, others, bot, seed + turn)
        rows = (env.seats == mine).nonzero()[:, 0]
        if len(rows):
            chosen[rows] = choose(player, actions, env, number, rows, best)
        env.step(chosen)
        ended = env.terminated
        won[ended] = env.payoffs[ended, mine[ended]].float()
        turn += 1
    return float(won.mean()), float(won.std() / games**0.5)
