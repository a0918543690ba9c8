"""The same as vector.py with PyTorch's tensors: on a GPU nothing is copied on the way."""

from __future__ import annotations

import ctypes
from typing import Any

import torch

from ._library import LIBRARY, BacklotError, cuda_library
from .vector import WHOLE_WIN, VectorEnv


class TensorEnv(VectorEnv):
    """N games of one kind, whose arrays are tensors. device="cuda" plays them on the GPU (libbacklot_cuda.so)."""

    _bool = torch.bool
    _waiting_type = "int16"  # PyTorch has no uint16; the bits are the same

    def __init__(self, *arguments: Any, device: str = "cpu", **more: Any) -> None:
        self.device = torch.device(device)
        self._place = {"device": device}
        super().__init__(*arguments, **more)

    def _load(self) -> ctypes.CDLL:
        return cuda_library() if self.device.type == "cuda" else LIBRARY

    def _zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        return torch.zeros(shape, dtype=getattr(torch, kind), device=self.device)

    @staticmethod
    def _address(array: Any) -> int:
        return array.data_ptr()

    @property
    def legal(self) -> Any:
        bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        return ((self.legal_bits[:, :, None] >> bits) & 1).flatten(1)[:, : self.actions].bool()

    @property
    def payoffs(self) -> Any:
        return self.raw_payoffs / WHOLE_WIN

    def step(self, actions: Any) -> Any:
        chosen = actions.to(device=self.device, dtype=torch.int32).contiguous()
        if chosen.dim() != 1:
            raise BacklotError(3, "actions are one number for each game")
        self._must(
            self._library.backlot_step(self._handle, chosen.data_ptr(), chosen.numel(), ctypes.byref(self._buffers))
        )
        return self.observations, self.payoffs, self.terminated, self.truncated

    def sample(self, random: torch.Generator) -> Any:
        """A legal action for each game, each as likely as the others; -1 where a game is over."""
        draws = torch.rand(self.games, device=self.device, generator=random)
        picks = torch.clamp((draws * self.legal_count).long(), max=self.legal_list.shape[1] - 1)
        chosen = self.legal_list.gather(1, picks[:, None])[:, 0]
        return torch.where(self.legal_count > 0, chosen, torch.full_like(chosen, -1))
