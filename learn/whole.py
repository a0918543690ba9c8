"""A network of whole numbers, as networks/GAME.net has it: the reference for what C++ makes of the same file.

`Whole` is used like a `Player` (learn/network.py). Its sums are exact on every device: matrix products of doubles, none of
which comes near 2^53. The steps and their rounding are those of src/bots/network/network.cpp.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

import backlot

from .layout import ONE, Layout, Spread

FIRST_LINE = b"backlot network 1\n"
MOST_BYTES = 350_000
UNIT = 24  # a sum times its unit, divided by 2^24 and rounded, halves upwards, is what comes out of a layer
UNSIZED = 4096  # a layer before it is brought to size is in so many parts of 1
MOST_UNSIZED = 1 << 23
SIZED = 256
MOST_SIZED = 127 * SIZED // 32
OF_ROW = 512  # what is kept of a row, and what stands alone beside it
MOST_OF_ROW = 127 * OF_ROW // ONE
SCORE = 4096
MOST_KNOWN = 1 << 22
LEAST_SQUARE = 168  # 0.00001, in squared 4096ths


@dataclass
class Numbers:
    """One layer: weights by input and output, and for each output what its sum starts from and its unit."""

    weights: np.ndarray
    bias: np.ndarray
    unit: np.ndarray


def layouts(game: str) -> tuple[Layout, Layout]:
    spec = backlot.spec(game)
    seen = Layout(game, spec["observation"]["features"])
    return seen, Layout("", spec["action"]["features"])


class Whole:
    def __init__(self, header: dict[str, Any], rows: list[Numbers | None], layers: list[Numbers], gain: np.ndarray,
                 chances: Numbers | None = None) -> None:  # fmt: skip
        self.header, self.game = header, header["game"]
        self.rows, (self.first, self.second, self.state, self.action), self.gain = rows, layers, gain
        self.chances = chances  # nothing in files from before there was such a layer
        self.layout, action = layouts(self.game)
        self.spread, self.spread_action = Spread(self.layout), Spread(action)
        self.device = torch.device("cpu")

    def to(self, device: torch.device) -> "Whole":
        self.device = torch.device(device)
        self.spread.to(device)
        self.spread_action.to(device)
        return self

    def tensor(self, numbers: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(numbers, np.int64)).to(self.device)

    def sums(self, values: torch.Tensor, layer: Numbers) -> torch.Tensor:
        """What comes out of a layer, before anything is done to it."""
        product = (values.double() @ self.tensor(layer.weights).double()).long() + self.tensor(layer.bias)
        return (product * self.tensor(layer.unit) + (1 << (UNIT - 1))) >> UNIT

    @staticmethod
    def differences(values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """From the mean, and the spread in 16ths of their unit."""
        values = values.clamp(-MOST_UNSIZED, MOST_UNSIZED)
        apart = values - rounded(values.sum(1, keepdim=True), torch.full_like(values[:, :1], values.shape[1]))
        squares = (apart * apart).sum(1) // values.shape[1] + LEAST_SQUARE
        roots = [math.isqrt(int(each) << 8) for each in squares]
        return apart, torch.tensor(roots, device=values.device)[:, None]

    def sized(self, values: torch.Tensor) -> torch.Tensor:
        apart, root = self.differences(values)
        return rounded(apart * 16 * SIZED, root.expand_as(apart)).clamp(0, MOST_SIZED)

    def inputs(self, numbers: torch.Tensor) -> torch.Tensor:
        """In 64ths, spread out: hundreds of places, most of them empty."""
        return (self.spread(numbers, torch.float64) * ONE).long()

    def see(self, numbers: torch.Tensor, kind: torch.dtype | None = None) -> tuple[torch.Tensor, torch.Tensor]:
        wide, parts = self.inputs(numbers), []
        for group, start, layer in zip(self.layout.groups, self.layout.starts, self.rows):
            part = wide[:, start : start + group.rows * group.width]
            if layer is not None:
                part = self.sums(part.reshape(len(part) * group.rows, group.width), layer).clamp(0, MOST_OF_ROW)
                part = part.reshape(len(numbers), -1)
            else:
                part = part * (OF_ROW // ONE)
            parts.append(part)
        first = self.sized(self.sums(torch.cat(parts, 1), self.first))
        second = self.sized(self.sums(first, self.second))
        apart, root = self.differences(self.sums(torch.cat([first, second], 1), self.state))
        state = rounded(apart * self.tensor(self.gain), root.expand_as(apart))
        if self.chances is None:
            return state, torch.zeros(len(numbers), self.header["players"], device=self.device)
        return state, self.sums(second, self.chances).clamp(-MOST_KNOWN, MOST_KNOWN).double() / SCORE

    def actions(self, rows: torch.Tensor, kind: torch.dtype | None = None) -> torch.Tensor:
        wide = (self.spread_action(rows, torch.float64) * ONE).long()
        return self.sums(wide, self.action).clamp(-MOST_KNOWN, MOST_KNOWN)

    def scores(self, seen: torch.Tensor, known: torch.Tensor, decision: torch.Tensor, action: torch.Tensor) -> torch.Tensor:
        """As a Player's, exact in 4096ths."""
        joint = (seen[decision] + known[action]).clamp(min=0)
        plus = self.header["plus"]
        return (joint[:, :plus].sum(1) - joint[:, plus:].sum(1)).double() / SCORE


def rounded(number: torch.Tensor, divisor: torch.Tensor) -> torch.Tensor:
    """Halves upwards."""
    return torch.div(2 * number + divisor, 2 * divisor, rounding_mode="floor")


def written(whole: Whole) -> bytes:
    out = bytearray(FIRST_LINE + json.dumps(whole.header).encode() + b"\n")

    def put(layer: Numbers, biased: bool = True) -> None:
        out.extend(layer.weights.astype("<i1").tobytes())
        if biased:
            out.extend(layer.bias.astype("<i4").tobytes())
        out.extend(layer.unit.astype("<i4").tobytes())

    for rows in whole.rows:
        if rows is not None:
            put(rows)
    for layer in (whole.first, whole.second, whole.state):
        put(layer)
    if whole.chances is not None:
        put(whole.chances)
    out.extend(whole.gain.astype("<i4").tobytes())
    put(whole.action, biased=False)
    return bytes(out) + hashlib.sha256(out).digest()


def read(data: bytes) -> Whole:
    """The network in the bytes of a file that is in order; C++ is what looks for faults."""
    if not data.startswith(FIRST_LINE) or hashlib.sha256(data[:-32]).digest() != data[-32:]:
        raise ValueError("this file is no network, or it is damaged")
    end = data.index(b"\n", len(FIRST_LINE))
    header = json.loads(data[len(FIRST_LINE) : end])
    if header["spec"] != backlot.spec(header["game"])["hash"]:
        raise ValueError("this network was made for other observations of " + header["game"])
    at = end + 1

    def take(kind: str, *shape: int) -> np.ndarray:
        nonlocal at
        count = math.prod(shape)
        found = np.frombuffer(data, kind, count, at).reshape(shape).astype(np.int64)
        at += count * int(kind[-1])
        return found

    def layer(inputs: int, outputs: int, biased: bool = True) -> Numbers:
        weights = take("<i1", inputs, outputs)
        bias = take("<i4", outputs) if biased else np.zeros(outputs, np.int64)
        return Numbers(weights, bias, take("<i4", outputs))

    seen, action = layouts(header["game"])
    rows = [layer(group.width, size) if group.rows > 1 else None for group, size in zip(seen.groups, header["rows"])]
    first, second, joint = header["first"], header["second"], header["joint"]
    inputs = sum(group.rows * size for group, size in zip(seen.groups, header["rows"]))
    layers = [layer(inputs, first), layer(first, second), layer(first + second, joint)]
    chances = layer(second, header["chances"]) if "chances" in header else None
    gain = take("<i4", joint)
    layers.append(layer(action.size, joint, biased=False))
    return Whole(header, rows, layers, gain, chances)
