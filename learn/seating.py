"""Who sits where: the network that learns, past selves of it, and the heuristic."""

from __future__ import annotations

import torch

PRESENT, PAST, HEURISTIC = 0, 1, 2


def seating(sides: torch.Tensor, players: torch.Tensor, past: float, heuristic: float, among: float, others: int = HEURISTIC) -> torch.Tensor:
    """Who plays each seat of each game, drawn anew; all seats of one side (games.sides_of) are played by one of them. In a share
    `among` of the games one side learns and `others` have all other seats, as when its strength is measured. In the other games
    most sides are the present self, so that there is much to learn, and shares of `past` and `heuristic` are not."""
    draws = torch.rand(sides.shape, device=sides.device).gather(1, sides)
    who = torch.full(sides.shape, PRESENT, dtype=torch.int8, device=sides.device)
    who[draws < past + heuristic] = PAST
    who[draws < heuristic] = HEURISTIC
    chosen = (torch.rand(len(sides), device=sides.device) * players).long().clamp(max=sides.shape[1] - 1)
    alone = torch.where(sides == sides.gather(1, chosen[:, None]), PRESENT, others).to(torch.int8)
    return torch.where(torch.rand(len(sides), 1, device=sides.device) < among, alone, who)
