"""Plays the same games on the GPU and on the CPU and compares every number of every buffer, and what the bots would do.

    PYTHONPATH=python BACKLOT_LIBRARY=build/libbacklot.so BACKLOT_CUDA_LIBRARY=build/libbacklot_cuda.so \\
        python3 tests/python/device_agrees.py [--games 2048] [--steps 400] [GAME ...]

Needs a GPU and PyTorch; says so and ends with 77 where there is none.
"""

import argparse
import sys
import time

import numpy as np

words = argparse.ArgumentParser()
words.add_argument("only", nargs="*")
words.add_argument("--games", type=int, default=2048)
words.add_argument("--steps", type=int, default=400)
given = words.parse_args()

try:
    import torch

    if not torch.cuda.is_available():
        raise ImportError("no GPU can be used here")
except ImportError as error:
    print(f"not looked: {error}")
    sys.exit(77)

import backlot
from backlot.tensors import TensorEnv

COMPARED = ("observations", "worlds", "legal_bits", "legal_count", "seats", "waiting", "raw_payoffs", "scores", "terminated")
failed = False
for about in backlot.games():
    game = about["game"]
    if given.only and game not in given.only:
        continue
    random = np.random.default_rng(1)
    least, most = about["least_players"], about["most_players"]
    players = [int(each) for each in random.integers(least, most + 1, given.games)]
    setting = {"games": given.games, "players": players, "seed": 5, "worlds": True}
    here = backlot.VectorEnv(game, threads=16, **setting)
    there = TensorEnv(game, device="cuda", **setting)
    differ = dict.fromkeys((*COMPARED, "heuristic"), 0)
    gpu = 0.0
    for step in range(given.steps):
        for name in COMPARED:
            mine = getattr(here, name)
            other = getattr(there, name).cpu().numpy()
            if mine.dtype == np.uint16:
                other = other.view(np.uint16)
            differ[name] += int((mine != other).reshape(given.games, -1).any(1).sum())
        if step % 10 == 0:
            bots = here.bot_actions("heuristic", step), there.bot_actions("heuristic", step).cpu().numpy()
            differ["heuristic"] += int((bots[0] != bots[1]).sum())
        if any(differ[name] for name in COMPARED):
            break
        chosen = here.sample(random)
        here.step(chosen)
        start = time.perf_counter()
        there.step(torch.from_numpy(chosen).cuda())
        torch.cuda.synchronize()
        gpu += time.perf_counter() - start
    print(f"{game}: {step + 1} steps of {given.games} games, differences {differ}; a step on the GPU {gpu / (step + 1) * 1e3:.2f} ms")
    if not any(differ.values()):
        assert there.record(3) == here.record(3), "the record of a game"
    failed = failed or any(differ.values())
sys.exit(1 if failed else 0)
