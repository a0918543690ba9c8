"""Backlot's games for learning: batches of games on the CPU, without a line of rules in Python.

    env = backlot.VectorEnv("cinecitta", games=1024, players=4, seed=1)

See docs/environment.md. Needs NumPy and libbacklot.so, which lies beside this file in a wheel, or is named by the
environment variable BACKLOT_LIBRARY.
"""

from ._library import VERSION as __version__
from ._library import BacklotError, games, spec
from .features import expand, expanded_size
from .vector import WHOLE_WIN, VectorEnv

__all__ = ["WHOLE_WIN", "BacklotError", "VectorEnv", "__version__", "expand", "expanded_size", "games", "spec"]
