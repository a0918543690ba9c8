"""A stretch of many games, kept for learning: what was seen, done and thought at each decision, and what came of it."""

from __future__ import annotations

import torch

from backlot.tensors import TensorEnv

Kept = dict[str, torch.Tensor]


def room_for(env: TensorEnv, steps: int) -> Kept:
    """By step and game. The same tensors serve every stretch, so that a recorded step of learning finds them in their places."""
    games, listed, seats = env.games, env.legal_list.shape[1], env.players

    def room(kind: torch.dtype, *more: int) -> torch.Tensor:
        return torch.zeros((steps, games, *more), dtype=kind, device=env.device)

    return {
        "seen": room(torch.int16, env.observations.shape[1]),
        "worlds": room(torch.int16, env.observations.shape[1]),
        "which": room(torch.int16, listed),  # the rows of features of the legal actions
        "count": room(torch.int16),
        "seats": room(torch.int8),
        "pick": room(torch.int16),
        "advice": room(torch.int16),  # what the heuristic would have picked
        "chance": room(torch.float32),  # its logarithm, when it was picked
        "slow": room(torch.float16, listed),  # the same for all actions, as the slow self sees it
        "mine": room(torch.bool),  # decided by the network that learns, and there was something to decide
        "ended": room(torch.bool),
        "payoff": room(torch.float32, seats),
        "scores": room(torch.int32, seats),
        "reward": room(torch.float32, seats),
        "value": room(torch.float32),
        "good": room(torch.float32),
        "target": room(torch.float32),
        "valid": room(torch.bool),
        "final": room(torch.float32, seats),
        "over": room(torch.bool),
    }


def rewards(shares: torch.Tensor, scores: torch.Tensor, ended: torch.Tensor, players: torch.Tensor, scale: float,
            margin: float, teams: bool) -> torch.Tensor:  # fmt: skip
    """The share of the win, and a little for the distance to the best of the others, where nothing else is to be won. A team
    wins or loses as a whole."""
    if teams:
        return (shares > 0).float()
    there = torch.arange(scores.shape[1], device=scores.device) < players[:, None]
    scores = torch.where(there, scores.float(), torch.full_like(shares, -1e9))
    two = scores.topk(2, 1).values
    best_other = torch.where(scores == two[:, :1], two[:, 1:], two[:, :1])
    ahead = ((scores - best_other) / scale).clamp(-1, 1)
    return shares + margin * torch.where(there & ended[:, None], ahead, torch.zeros_like(ahead))


def advantages(kept: Kept, discount: float, trace: float) -> None:
    """Over each seat's own decisions, from the last to the first (GAE). A seat's last decision before the stretch ends has
    nothing to be compared with and is left out; who won is known where the game ended within the stretch."""
    steps, games, seats = kept["reward"].shape
    device = kept["reward"].device
    follows = torch.zeros(games, seats, device=device)  # the value at the seat's next decision
    carried = torch.zeros_like(follows)
    coming = torch.zeros_like(follows)  # reward after the decision
    certain = torch.zeros(games, seats, dtype=torch.bool, device=device)
    final = torch.zeros_like(follows)
    over = torch.zeros(games, dtype=torch.bool, device=device)
    at_seats = torch.arange(seats, device=device)
    for step in reversed(range(steps)):
        ended = kept["ended"][step][:, None]
        follows.masked_fill_(ended, 0)
        carried.masked_fill_(ended, 0)
        coming = torch.where(ended, kept["reward"][step], coming)
        final = torch.where(ended, kept["payoff"][step], final)
        certain |= ended
        over = over | kept["ended"][step]
        seat = kept["seats"][step].long()[:, None]
        value = kept["value"][step]
        better = (coming + discount * follows + discount * trace * carried).gather(1, seat)[:, 0] - value
        kept["good"][step] = better
        kept["target"][step] = better + value
        kept["valid"][step] = kept["mine"][step] & certain.gather(1, seat)[:, 0]
        kept["final"][step] = final
        kept["over"][step] = over
        decided = (at_seats == seat) & kept["mine"][step][:, None]
        follows = torch.where(decided, value[:, None], follows)
        carried = torch.where(decided, better[:, None], carried)
        coming.masked_fill_(decided, 0)
        certain |= decided
