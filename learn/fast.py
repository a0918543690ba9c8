"""The networks on a GPU, several times as fast: kernels.cu spreads out positions and scores actions, PyTorch multiplies.

The same function as network.py and deciding.py in bfloat16 (tests/python/learning_agrees.py compares them). Rows of one kind are
padded to multiples of 8 numbers, as the matrix units want them, and have a 1 behind their own numbers that brings the bias in.
"""

from __future__ import annotations

import ctypes
import os
from functools import lru_cache
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F

from .layout import ONE
from .network import MOST, MOST_OF_ROW, Actions, Body, Critic, Player

LANES = 32
PIECES = 64  # into which a batch is cut where one long sum would keep a single multiprocessor busy


@lru_cache(maxsize=None)
def kernels() -> ctypes.CDLL:
    """BACKLOT_LEARN_LIBRARY names liblearn_cuda.so, which is built by `cmake --build build --target learn_cuda`."""
    return ctypes.CDLL(os.environ.get("BACKLOT_LEARN_LIBRARY", "liblearn_cuda.so"))


def call(name: str, *arguments: Any) -> None:
    stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
    code = getattr(kernels(), name)(*arguments, stream)
    if code:
        raise RuntimeError(f"{name}: CUDA error {code}")


def address(tensor: torch.Tensor | None) -> ctypes.c_void_p:
    if tensor is None:
        return ctypes.c_void_p(None)
    assert tensor.is_contiguous()
    return ctypes.c_void_p(tensor.data_ptr())


def rounded_up(number: int) -> int:
    return (number + 7) // 8 * 8


class Rows(torch.autograd.Function):
    """Positions through the layers of their rows. What goes in is data: only the weights learn."""

    @staticmethod
    def forward(ctx: Any, body: FastBody, numbers: torch.Tensor, index: torch.Tensor | None, *weights: torch.Tensor) -> torch.Tensor:
        parts, wides = body.spread(numbers, index)
        for (start, end), wide, weight in zip(body.places, wides, weights):
            out = torch.mm(wide, weight.bfloat16().t())
            torch.clamp(out.view(len(parts), -1), 0, MOST_OF_ROW, out=parts[:, start:end])
        ctx.body, ctx.wides = body, wides
        ctx.save_for_backward(parts)
        return parts

    @staticmethod
    def backward(ctx: Any, wanted: torch.Tensor) -> Any:
        (parts,) = ctx.saved_tensors
        pieces = PIECES if len(parts) % PIECES == 0 else 1
        out: list[torch.Tensor | None] = [None, None, None]
        for (start, end), wide, size in zip(ctx.body.places, ctx.wides, ctx.body.padded_sizes):
            passed = torch.ops.aten.hardtanh_backward(wanted[:, start:end], parts[:, start:end], 0.0, MOST_OF_ROW)
            passed = passed.reshape(pieces, -1, size).transpose(1, 2)
            out.append(torch.bmm(passed, wide.view(pieces, -1, wide.shape[1])).float().sum(0))
        return tuple(out)


class FastBody:
    def __init__(self, body: Body, device: torch.device) -> None:
        self.body, layout = body, body.layout
        self.raw = layout.raw
        several = [group.rows > 1 for group in layout.groups]
        widths = np.array([rounded_up(group.width + (1 if more else 0)) for group, more in zip(layout.groups, several)])
        rows = np.array([group.rows for group in layout.groups])
        starts = np.concatenate([[0], np.cumsum(widths * rows)])
        self.size = int(starts[-1])
        self.starts = [int(each) for each in starts[:-1]]
        about = np.zeros((layout.raw, 4), np.int32)
        about[:, 0] = starts[layout.group_at] + layout.row_at * widths[layout.group_at] + layout.where
        about[:, 1] = layout.kind | (layout.shown_by + 1) << 8
        about[:, 2], about[:, 3] = layout.scale, layout.nothing
        ones, group_of = np.zeros(self.size, np.int8), np.zeros(self.size // 8, np.uint8)
        columns = []
        self.places, self.padded_sizes, self.shapes = [], [], []
        self.groups: list[tuple[int, int, int]] = []  # rows, width, and where a row that stands alone goes
        self.wide = 0
        for i, (group, size) in enumerate(zip(layout.groups, body.sizes)):
            start, width = int(starts[i]), int(widths[i])
            group_of[start // 8 : int(starts[i + 1]) // 8] = i
            self.groups.append((group.rows, width, self.wide))
            if several[i]:
                ones[start + group.width : int(starts[i + 1]) : width] = ONE
                padded = rounded_up(size)
                self.places.append((self.wide, self.wide + group.rows * padded))
                self.padded_sizes.append(padded)
                self.shapes.append((body.rows[i], width - group.width - 1, padded - size))
                columns += [self.wide + row * padded + j for row in range(group.rows) for j in range(size)]
                self.wide += group.rows * padded
            else:
                columns += [self.wide + j for j in range(group.width)]
                self.wide += width
        self.about, self.ones, self.group_of = (torch.from_numpy(each).to(device) for each in (about, ones, group_of))
        self.columns = torch.tensor(columns, device=device)

    def prepare(self) -> dict[str, Any]:
        """The weights as they are multiplied with."""
        rows = [F.pad(torch.cat([layer.weight, layer.bias[:, None]], 1), (0, more, 0, under)) for layer, more, under in self.shapes]
        weight = self.body.first.weight
        first = torch.zeros(weight.shape[0], self.wide, device=weight.device).index_copy(1, self.columns, weight)
        return {"rows": rows, "first": first.bfloat16(), "first_bias": self.body.first.bias.bfloat16()}

    def spread(self, numbers: torch.Tensor, index: torch.Tensor | None) -> tuple[torch.Tensor, list[torch.Tensor]]:
        """What goes into the first layer, with only the rows that stand alone filled in; and the rows of each other kind."""
        number = len(numbers) if index is None else len(index)
        parts = torch.empty(number, self.wide, dtype=torch.bfloat16, device=numbers.device)
        wides, to, strides = [], [], []
        for rows, width, place in self.groups:
            if rows > 1:
                wides.append(torch.empty(number * rows, width, dtype=torch.bfloat16, device=numbers.device))
                to.append(wides[-1].data_ptr())
                strides.append(rows * width)
            else:
                to.append(parts.data_ptr() + 2 * place)
                strides.append(self.wide)
        count = len(self.groups)
        call("learn_spread", address(numbers), address(index), number, self.raw, self.size, address(self.about), address(self.ones),
             address(self.group_of), count, (ctypes.c_void_p * count)(*to), (ctypes.c_int64 * count)(*strides),
             (ctypes.c_int32 * count)(*self.starts))  # fmt: skip
        return parts, wides

    def forward(self, ready: dict[str, Any], numbers: torch.Tensor, index: torch.Tensor | None) -> torch.Tensor:
        parts = Rows.apply(self, numbers, index, *ready["rows"])
        return sized(F.linear(parts, ready["first"], ready["first_bias"])).clamp(0, MOST)


def sized(layer: torch.Tensor) -> torch.Tensor:
    return F.layer_norm(layer, layer.shape[-1:])


def halved(layer: torch.nn.Linear) -> tuple[torch.Tensor, torch.Tensor]:
    return layer.weight.bfloat16(), layer.bias.bfloat16()


class Decisions(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("state", "known", "weight", "which", "count", "index")] + [
        ("number", ctypes.c_int32), ("width", ctypes.c_int32)]  # fmt: skip


class Judged(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("chance", "open", "apart", "log_sum")]


def decisions(state: torch.Tensor, known: torch.Tensor, weight: torch.Tensor, which: torch.Tensor, count: torch.Tensor,
              index: torch.Tensor | None) -> Any:  # fmt: skip
    assert state.shape[1] == 2 * LANES and state.dtype == known.dtype == weight.dtype == torch.float32
    assert which.dtype == count.dtype == torch.int16
    return ctypes.byref(Decisions(*map(address, (state, known, weight, which, count, index)), len(state), which.shape[-1]))


class Judge(torch.autograd.Function):
    """Of each decision: the logarithm of the chance of what was picked, the entropy, and the distance to the slow self."""

    @staticmethod
    def forward(ctx: Any, state: torch.Tensor, known: torch.Tensor, weight: torch.Tensor, which: torch.Tensor, count: torch.Tensor,
                pick: torch.Tensor, slow: torch.Tensor, index: torch.Tensor) -> Any:  # fmt: skip
        assert pick.dtype == torch.int16 and slow.dtype == torch.float16
        out = [torch.empty(len(state), device=state.device) for _ in range(4)]
        asked = decisions(state, known, weight, which, count, index)
        call("learn_judge", asked, address(pick), address(slow), ctypes.byref(Judged(*map(address, out))))
        ctx.save_for_backward(state, known, weight, *out)
        ctx.lists = which, count, pick, slow, index
        return tuple(out[:3])

    @staticmethod
    def backward(ctx: Any, *wanted: torch.Tensor) -> Any:
        state, known, weight, *was = ctx.saved_tensors
        which, count, pick, slow, index = ctx.lists
        wanted = [each.contiguous() for each in wanted]
        grads = torch.empty_like(state), torch.zeros_like(known), torch.zeros_like(weight)
        asked = decisions(state, known, weight, which, count, index)
        call("learn_judge_back", asked, address(pick), address(slow), ctypes.byref(Judged(*map(address, was))),
             ctypes.byref(Judged(*map(address, wanted))), *map(address, grads))  # fmt: skip
        return (*grads, None, None, None, None, None)


class FastMind:
    """deciding.Mind on a GPU."""

    def __init__(self, player: Player, actions: Actions) -> None:
        self.player, self.actions = player, actions
        device = actions.rows.device
        self.body = FastBody(player.body, device)
        with torch.no_grad():
            self.described = player.spread_action(actions.rows, torch.float32)
        self.table = actions.which.to(torch.int16).contiguous()
        self.ready: dict[str, Any] = {}
        self.prepare()

    @torch.no_grad()
    def prepare(self) -> None:
        self.ready = self.weights()

    def weights(self) -> dict[str, Any]:
        player = self.player
        return {**self.body.prepare(), "second": halved(player.second), "state": (player.state.weight, player.state.bias), "chances": halved(player.chances),
                "known": F.linear(self.described, player.action.weight), "score": player.score.weight[0]}  # fmt: skip

    def see(self, ready: dict[str, Any], numbers: torch.Tensor, index: torch.Tensor | None) -> tuple[torch.Tensor, torch.Tensor]:
        first = self.body.forward(ready, numbers, index)
        second = sized(F.linear(first, *ready["second"])).clamp(0, MOST)
        # Actions that are almost alike differ by little: what they meet is worked out in full.
        state = sized(F.linear(torch.cat([first, second], 1).float(), *ready["state"]))
        return state, F.linear(second, *ready["chances"]).float()

    def name_actions(self, legal: torch.Tensor, count: torch.Tensor, seats: torch.Tensor, players: torch.Tensor, out: torch.Tensor) -> None:
        most, space = self.table.shape[1:]
        call("learn_name_actions", address(legal), address(count), address(seats), address(players), address(self.table), len(seats),
             legal.shape[1], most, space, address(out))  # fmt: skip

    @torch.no_grad()
    def choose(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, pick: torch.Tensor,
               chance: torch.Tensor, seed: int, best: bool = False) -> None:  # fmt: skip
        state, _ = self.see(self.ready, numbers, index)
        asked = decisions(state, self.ready["known"], self.ready["score"], which, count, index)
        call("learn_choose", asked, ctypes.c_uint64(seed), int(best), address(pick), address(chance))

    @torch.no_grad()
    def log_chances(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, out: torch.Tensor) -> None:
        assert out.dtype == torch.float16
        state, _ = self.see(self.ready, numbers, index)
        asked = decisions(state, self.ready["known"], self.ready["score"], which, count, index)
        call("learn_log_chances", asked, address(out))

    def judge(self, numbers: torch.Tensor, which: torch.Tensor, count: torch.Tensor, index: torch.Tensor, pick: torch.Tensor,
              slow: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:  # fmt: skip
        ready = self.weights()
        state, chances = self.see(ready, numbers, index)
        judged = Judge.apply(state, ready["known"], ready["score"], which, count, pick, slow, index)
        return (*judged, chances)


class FastCritic:
    def __init__(self, critic: Critic, device: torch.device) -> None:
        self.critic = critic
        self.body = FastBody(critic.body, device)

    def value(self, numbers: torch.Tensor, index: torch.Tensor | None) -> torch.Tensor:
        critic = self.critic
        first = self.body.forward(self.body.prepare(), numbers, index)
        second = F.relu(sized(F.linear(first, *halved(critic.second)))).float()
        return F.linear(second, critic.value.weight, critic.value.bias).squeeze(1)
