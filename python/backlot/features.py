"""Observations as networks like them: every code as a one-hot vector, every pile as counts, every amount about 1."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ._library import spec


@lru_cache(maxsize=None)
def _plan(game: str, what: str) -> tuple[int, list[tuple[str, int, int, int, int]]]:
    """The expanded size, and (kind, offset, size, range, place in the expanded row) of each feature."""
    plan, place = [], 0
    for each in spec(game)[what]["features"]:
        kind, size, numbers = each["kind"], each["size"], each["range"]
        plan.append((kind, each["offset"], size, numbers, place))
        if kind in ("code", "seat"):
            place += size * numbers
        elif kind == "multiset":
            place += numbers - 1
        else:
            place += size
    return place, plan


def expanded_size(game: str, what: str = "observation") -> int:
    """How long expand() makes a row; what: "observation" or "action"."""
    return _plan(game, what)[0]


def expand(game: str, rows: npt.NDArray[Any], what: str = "observation") -> npt.NDArray[np.float32]:
    """Rows of small integers as rows of floats: one-hot codes and seats, counts for piles, amounts over their scale."""
    size, plan = _plan(game, what)
    rows = np.atleast_2d(rows)
    out = np.zeros((len(rows), size), np.float32)
    index = np.arange(len(rows))
    for kind, offset, count, numbers, place in plan:
        part = rows[:, offset : offset + count]
        if kind in ("code", "seat"):
            for i in range(count):
                out[index, place + i * numbers + part[:, i]] = 1
        elif kind == "multiset":
            for i in range(count):
                there = part[:, i] > 0
                np.add.at(out, (index[there], place + part[there, i] - 1), 1)
        elif kind == "amount":
            out[:, place : place + count] = part / np.float32(numbers)
        else:
            out[:, place : place + count] = part
    return out
