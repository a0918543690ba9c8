"""The spaces of Gymnasium where it is installed, else as much of them as an environment needs."""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete  # type: ignore[import-not-found]
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        def __init__(self, n: int) -> None:
            self.n = n

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

        def sample(self, mask: Any = None) -> int:
            allowed = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(np.random.default_rng().choice(allowed))

    class Box:  # type: ignore[no-redef]
        def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: Any) -> None:
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x: Any) -> bool:
            return x.shape == self.shape and x.dtype == self.dtype and bool(((x >= self.low) & (x <= self.high)).all())

    class Dict:  # type: ignore[no-redef]
        def __init__(self, spaces: dict[str, Any]) -> None:
            self.spaces = spaces

        def __getitem__(self, key: str) -> Any:
            return self.spaces[key]

        def contains(self, x: Any) -> bool:
            return set(x) == set(self.spaces) and all(space.contains(x[key]) for key, space in self.spaces.items())


__all__ = ["Box", "Dict", "Discrete"]
