"""The networks: a player that sees what its seat sees, and a critic for training that sees everything.

A player: every row of one kind through the same small layer; all rows and what stands alone through two layers; then each
legal action, from its own features, is scored together with what came out. So one network serves every number of players and
every option, and an action that is rare is understood from what it consists of.

Every layer is brought to the same size before it goes on, so that nothing can run away, and so that its numbers fit a byte.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F

import backlot

from .games import players_of
from .layout import Layout, Spread


@dataclass
class Shape:
    """How large the layers are. With 8 bits a weight a network of at most 350 kB is shipped."""

    row: int = 12  # numbers kept of a row, at most; rows that are few keep more
    alone: int = 32
    first: int = 128
    second: int = 64
    joint: int = 64

    def row_size(self, rows: int, width: int) -> int:
        return min(width, self.alone if rows <= 10 else self.row)


SHAPES = {
    "cinecitta": Shape(row=16, first=192, second=96),
    "maybe": Shape(row=8, first=192, second=96),
    "boulevard": Shape(row=8, first=104, second=96),
    "hollywood": Shape(row=8, alone=24, first=224, second=96),
}


MOST_OF_ROW = 127 / 64  # what is kept of a row fits a byte in 64ths
MOST = 127 / 32  # a layer that was brought to size fits one in 32ths


def sized(layer: torch.Tensor) -> torch.Tensor:
    """With mean 0 and spread 1."""
    return F.layer_norm(layer, layer.shape[-1:])


class Body(torch.nn.Module):
    """From the environment's numbers to the first layer."""

    def __init__(self, layout: Layout, shape: Shape, first: int) -> None:
        super().__init__()
        self.layout = layout
        self.spread = Spread(layout)
        self.sizes = [
            group.width if group.rows == 1 else shape.row_size(group.rows, group.width) for group in layout.groups
        ]
        self.rows = torch.nn.ModuleList(
            torch.nn.Linear(group.width, size) if group.rows > 1 else torch.nn.Identity()
            for group, size in zip(layout.groups, self.sizes)
        )
        self.first = torch.nn.Linear(sum(g.rows * s for g, s in zip(layout.groups, self.sizes)), first)

    def parts(self, numbers: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        wide = self.spread(numbers, kind)
        parts = []
        for group, start, layer in zip(self.layout.groups, self.layout.starts, self.rows):
            part = wide[:, start : start + group.rows * group.width]
            if group.rows > 1:
                part = layer(part.reshape(len(part), group.rows, group.width)).clamp(0, MOST_OF_ROW).flatten(1)
            parts.append(part)
        return torch.cat(parts, 1)

    def forward(self, numbers: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        return sized(self.first(self.parts(numbers, kind))).clamp(0, MOST)


class Player(torch.nn.Module):
    def __init__(self, game: str, players: int, shape: Shape | None = None) -> None:
        super().__init__()
        spec = backlot.spec(game)
        self.game, self.players = game, players
        self.shape = shape or SHAPES[game]
        self.body = Body(Layout(game, spec["observation"]["features"]), self.shape, self.shape.first)
        self.second = torch.nn.Linear(self.shape.first, self.shape.second)
        self.state = torch.nn.Linear(self.shape.first + self.shape.second, self.shape.joint)
        action = Layout("", spec["action"]["features"])
        self.spread_action = Spread(action)
        self.action = torch.nn.Linear(action.size, self.shape.joint, bias=False)
        self.score = torch.nn.Linear(self.shape.joint, 1, bias=False)
        self.chances = torch.nn.Linear(self.shape.second, players)  # who will win, clockwise from the viewer
        with torch.no_grad():
            self.score.weight.mul_(0.1)

    def see(self, numbers: torch.Tensor, kind: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
        """What the scoring of actions starts from, and how likely each seat is to win (before the softmax)."""
        first = self.body(numbers, kind)
        second = sized(self.second(first)).clamp(0, MOST)
        return sized(self.state(torch.cat([first, second], 1))), self.chances(second)

    def actions(self, rows: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        """What the scoring wants to know of each kind of action."""
        return self.action(self.spread_action(rows, kind))

    def scores(self, seen: torch.Tensor, known: torch.Tensor, decision: torch.Tensor, action: torch.Tensor) -> torch.Tensor:
        """Of the pairs (decision, action), each a number of a row of `seen` and of `known`."""
        return self.score(F.relu(seen[decision] + known[action])).squeeze(1)


class Critic(torch.nn.Module):
    """What a seat will get, judged with nothing hidden."""

    def __init__(self, game: str) -> None:
        super().__init__()
        shape = Shape(row=16, alone=48)
        self.body = Body(Layout(game, backlot.spec(game)["observation"]["features"]), shape, 256)
        self.second = torch.nn.Linear(256, 128)
        self.value = torch.nn.Linear(128, 1)

    def forward(self, numbers: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        return self.value(F.relu(sized(self.second(self.body(numbers, kind))))).squeeze(1).float()


class Actions:
    """The different rows of features that actions have, and which is whose for each seat and number of players."""

    def __init__(self, game: str, device: torch.device) -> None:
        least, most = players_of(game)
        space = np.arange(backlot.spec(game)["action_space"])
        tables: dict[tuple[int, int], Any] = {}
        for players in range(least, most + 1):
            env = backlot.VectorEnv(game, games=16, players=players, seed=7)
            random = np.random.default_rng(7)
            while any((players, seat) not in tables for seat in range(players)):
                for i, seat in enumerate(env.seats):
                    if (players, int(seat)) not in tables:
                        tables[players, int(seat)] = env.action_features(i, space)
                env.step(env.sample(random))
        rows, inverse = np.unique(np.concatenate(list(tables.values())), axis=0, return_inverse=True)
        inverse = inverse.reshape(len(tables), len(space))
        which = np.zeros((most + 1, most, len(space)), np.int64)
        for (players, seat), row in zip(tables, inverse):
            which[players, seat] = row
        self.rows = torch.from_numpy(rows.astype(np.int16)).to(device)
        self.which = torch.from_numpy(which).to(device)

    def of(self, players: torch.Tensor, seats: torch.Tensor, action: torch.Tensor) -> torch.Tensor:
        return self.which[players.long(), seats.long(), action.long()]


def saved(player: Player, more: dict[str, Any]) -> dict[str, Any]:
    return {"game": player.game, "players": player.players, "shape": asdict(player.shape), "spec": backlot.spec(player.game)["hash"],
            "weights": {name: value.half().cpu() for name, value in player.state_dict().items()}, **more}  # fmt: skip


def loaded(kept: dict[str, Any]) -> Player:
    if kept["spec"] != backlot.spec(kept["game"])["hash"]:
        raise ValueError("this network was made for other observations of " + kept["game"])
    player = Player(kept["game"], kept["players"], Shape(**kept["shape"]))
    player.load_state_dict({name: value.float() for name, value in kept["weights"].items()})
    return player
