"""python3 -m backlot.bench [GAME...]: decisions a second through Python, and what a call costs besides the games.

Both in processor time, so that a busy machine does not matter. Of a batch of one game nearly everything is the call.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from . import VectorEnv, games


def processor_seconds(env: VectorEnv, steps: int) -> float:
    """Of so many steps with random actions, the choosing not counted."""
    random = np.random.default_rng(1)
    used = 0.0
    for _ in range(steps):
        actions = env.sample(random)
        start = time.process_time()
        env.step(actions)
        used += time.process_time() - start
    return used


def main(wanted: list[str]) -> None:
    for about in games():
        if wanted and about["game"] not in wanted:
            continue
        many = VectorEnv(about["game"], games=1024)
        processor_seconds(many, 50)
        steps = 300
        used = processor_seconds(many, steps)
        call = processor_seconds(VectorEnv(about["game"], games=1), 5000) / 5000
        print(
            f"{about['game']}: {many.games * steps / used:.0f} decisions a second of processor time in batches of 1024; "
            f"{call * 1e6:.1f} microseconds for a batch of one game"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
