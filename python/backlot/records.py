"""Records (docs/record.md) as arrays: whole games that people or bots have played, for studies and imitation."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator

import numpy as np
import numpy.typing as npt


@dataclass
class Record:
    """One game. Rows of `seats`, `actions` and `events` are moves; `draws` has rows of move, n and outcome, the deal's with
    move 0. Seats are counted from 0, moves from 1."""

    header: dict[str, Any]
    seats: npt.NDArray[np.int8]
    actions: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]
    draws: npt.NDArray[np.int64]
    talk: list[dict[str, Any]] = field(default_factory=list)
    closing: dict[str, Any] | None = None

    @property
    def game(self) -> str:
        return str(self.header["game"])


def _made(lines: list[dict[str, Any]]) -> Record:
    header, rest = lines[0], lines[1:]
    moves = [line for line in rest if "move" in line]
    draws = [(0, *draw) for draw in header["deal"]]
    for line in moves:
        draws += [(line["move"], *draw) for draw in line["draws"]]
    closing = [line for line in rest if "move" not in line and "talk" not in line]
    return Record(
        header,
        np.array([line["seat"] - 1 for line in moves], np.int8),
        [line["action"] for line in moves],
        [line["events"] for line in moves],
        np.array(draws, np.int64).reshape(-1, 3),
        [line for line in rest if "talk" in line],
        closing[0] if closing else None,
    )


def read(path: str | Path) -> Iterator[Record]:
    """The games of a file, one after the other."""
    with open(path, encoding="utf-8") as file:
        yield from parse(file.read())


def parse(text: str) -> Iterator[Record]:
    """The games of a text."""
    lines: list[dict[str, Any]] = []
    for raw in text.splitlines():
        if not raw.strip():
            continue
        line = json.loads(raw)
        if "record" in line and lines:
            yield _made(lines)
            lines = []
        lines.append(line)
    if lines:
        yield _made(lines)
