"""How a game's numbers become the input of a network, from the published specification alone.

Numbers in rows of one kind (every desk, every folder of every round) share their first weights. A row's codes become one-hot
places, piles become counts, amounts are measured in 64ths of their scale. What is not there, or is none or unknown, gives no
input: hundreds of inputs that are always on would make one step of learning a leap.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

ONE = 64  # a one-hot place, and an amount of its whole scale
MOST = 127  # no amount is taken for larger

# Rows whose order says nothing are added up within the block that they are in.
SUMMED = {"boulevard": {"theatres[*].hand[*", "theatres[*].screen.tips[*"}}


@dataclass
class Group:
    """Rows of one kind: `rows` of them, each `width` numbers wide once it is spread out."""

    name: str
    rows: int = 0
    width: int = 0
    places: dict[str, int] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)


def _row_of(name: str, summed: set[str]) -> tuple[str, str, str]:
    """The kind of row that a feature stands in, which row of that kind, and the feature's own name."""
    found = list(re.finditer(r"\[\d+", name))
    if not found:
        return "", "", name
    end = found[-1].end()
    kind = re.sub(r"\d+", "*", name[:end])
    row = name[:end]
    if kind in summed:
        row = name[: found[-2].end()]
    return kind, row, name[end:]


class Layout:
    """Where each number of a row of the environment goes."""

    def __init__(self, game: str, features: list[dict[str, Any]]) -> None:
        summed = SUMMED.get(game, set())
        groups: dict[str, Group] = {}
        size = sum(each["size"] for each in features)
        where = np.zeros(size, np.int64)  # the place within the row
        row_at = np.zeros(size, np.int64)
        group_at = np.zeros(size, np.int64)
        self.kind = np.zeros(size, np.int64)  # 0: a code, 1: a card of a pile, 2: an amount, 3: a bit
        scale = np.ones(size, np.int64)
        nothing = np.full(size, -1, np.int64)  # what stands for none or unknown: a code, or -1 for an amount
        shown_by = np.full(size, -1, np.int64)  # where it says whether the row is there
        present: dict[str, int] = {}
        names = list(dict.fromkeys(_row_of(each["name"], summed)[0] for each in features))
        for each in features:
            kind_name, row, leaf = _row_of(each["name"], summed)
            group = groups.setdefault(kind_name, Group(kind_name))
            group.numbers.setdefault(row, len(group.numbers))
            kind, count, codes = each["kind"], each["size"], each["range"]
            whole = re.sub(r"\][^\]]*$", "]", each["name"])
            if kind == "present":
                present[whole] = each["offset"]
            if leaf not in group.places:
                group.places[leaf] = group.width
                group.width += {"code": count * codes, "seat": count * codes, "multiset": codes - 1}.get(kind, count)
            for i in range(count):
                at = each["offset"] + i
                group_at[at] = names.index(kind_name)
                shown_by[at] = present.get(whole, -1)
                if kind in ("code", "seat"):
                    nothing[at] = codes - 1
                row_at[at] = group.numbers[row]
                place = group.places[leaf]
                if kind in ("code", "seat"):
                    where[at], self.kind[at] = place + i * codes, 0
                elif kind == "multiset":
                    where[at], self.kind[at] = place - 1, 1
                else:
                    where[at], self.kind[at] = place + i, 2 if kind == "amount" else 3
                    scale[at] = codes if kind == "amount" else 1
        self.groups = [groups[name] for name in names]
        for group in self.groups:
            group.rows = len(group.numbers)
        starts = np.cumsum([0] + [group.rows * group.width for group in self.groups])
        self.size = int(starts[-1])
        self.starts = starts[:-1]
        widths = np.array([group.width for group in self.groups])
        self.base = starts[group_at] + row_at * widths[group_at] + where
        self.group_at, self.row_at, self.where, self.scale = group_at, row_at, where, scale
        self.raw, self.nothing, self.shown_by = size, nothing, shown_by

    def tensors(self, device: torch.device) -> dict[str, torch.Tensor]:
        return {
            "base": torch.from_numpy(self.base).to(device),
            "coded": torch.from_numpy(self.kind <= 1).to(device),
            "pile": torch.from_numpy(self.kind == 1).to(device),
            "amount": torch.from_numpy(self.kind == 2).to(device),
            "scale": torch.from_numpy(self.scale).to(device),
            "nothing": torch.from_numpy(self.nothing).to(device),
            "shown_by": torch.from_numpy(np.maximum(self.shown_by, 0)).to(device),
            "shown": torch.from_numpy(self.shown_by < 0).to(device),
        }


class Spread(torch.nn.Module):
    """Rows of the environment's numbers as rows of floats, in 64ths: the same integers that C++ makes of them."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.size = layout.size
        for name, value in layout.tensors(torch.device("cpu")).items():
            self.register_buffer(name, value, persistent=False)

    def forward(self, numbers: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        wide = numbers.long()
        column = self.base + torch.where(self.coded, wide, torch.zeros_like(wide))
        # Rounded down, so that whole numbers do it everywhere.
        amount = torch.div(wide * ONE, self.scale, rounding_mode="floor").clamp(-MOST, MOST)
        value = torch.where(self.coded, torch.full_like(wide, ONE), torch.where(self.amount, amount, wide * ONE))
        there = (wide != self.nothing) & ~(self.pile & (wide == 0)) & (self.shown | (wide[:, self.shown_by] != 0))
        column = torch.where(there, column, torch.zeros_like(column))
        value = torch.where(there, value, torch.zeros_like(value))
        out = torch.zeros(len(numbers), self.size, dtype=kind, device=numbers.device)
        out.scatter_add_(1, column, value.to(kind) / ONE)
        return out
