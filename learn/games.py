"""What training wants to know of each game beyond its specification: which options to mix, and how far apart scores lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
import torch

import backlot
from backlot.tensors import TensorEnv


@dataclass
class About:
    scale: float  # of the difference between a score and the best other one
    steps: int  # decisions of a rollout
    usual: int  # players, in half of the games
    options: dict[str, list[Any]] = field(default_factory=dict)


ABOUT = {
    "cinecitta": About(300.0, 64, 4, {"coaster": [False, True], "awards": [False, True]}),
    "maybe": About(8.0, 64, 4, {"trendsetter": [False, True], "changes": [False, True], "blockbusters": [False, True]}),
    "boulevard": About(30.0, 128, 4, {"length": ["average", "short", "long"]}),
    "hollywood": About(2.0, 64, 6, {"edition": ["final", "prototype"], "justice": [False, True], "costumes": [False, True]}),
}


# Games in which several seats win together, and what says to which side the seat k places clockwise belongs.
TEAMS = {"hollywood": "desks[{}].loyalty"}


def sides_of(game: str, env: TensorEnv, players: torch.Tensor) -> torch.Tensor:
    """The side of each seat of each game; where everybody plays alone, each seat's own number."""
    seats = torch.arange(env.players, device=env.device)
    if game not in TEAMS:
        return seats.repeat(env.games, 1)
    told = env.worlds.index_select(1, told_at(game, env.players, env.device)).long()
    # Told clockwise from the seat that decides.
    return told.gather(1, (seats - env.seats.long()[:, None]) % players[:, None])


@lru_cache(maxsize=None)
def told_at(game: str, seats: int, device: torch.device) -> torch.Tensor:
    """Where a world says to which side the seats belong."""
    places = {each["name"]: each["offset"] for each in backlot.spec(game)["observation"]["features"]}
    return torch.tensor([places[TEAMS[game].format(k)] for k in range(seats)], device=device)


def players_of(game: str) -> tuple[int, int]:
    about = next(each for each in backlot.games() if each["game"] == game)
    return about["least_players"], about["most_players"]


def mixture(game: str, games: int, seed: int) -> tuple[list[int], list[dict[str, Any]]]:
    """Players and options for each game of a batch: half of them as most people play, the others of every kind."""
    least, most = players_of(game)
    if game == "hollywood":
        least = 5  # with fewer there are no hidden sides
    about, random = ABOUT[game], np.random.default_rng(seed)
    players, options = [], []
    while len(players) < games:
        number = about.usual if random.random() < 0.5 else int(random.integers(least, most + 1))
        wanted = {name: values[0] if random.random() < 0.6 else values[random.integers(len(values))]
                  for name, values in about.options.items()}  # fmt: skip
        if allowed(game, number, tuple(wanted.items())):
            players.append(number)
            # What is usual is left out: the list of a large batch would be too long to be read.
            options.append({name: value for name, value in wanted.items() if value != about.options[name][0]})
    return players, options


@lru_cache(maxsize=None)
def allowed(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Whether the rules have such a game."""
    try:
        backlot.VectorEnv(game, games=1, players=players, options=dict(options)).close()
    except backlot.BacklotError:
        return False
    return True
