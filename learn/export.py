"""Makes a network of whole numbers of a trained one, and says what that costs.

    PYTHONPATH=python:. BACKLOT_LIBRARY=build/libbacklot.so \\
        python3 -m learn.export learn/kept/cinecitta.checkpoint learn/kept/maybe.checkpoint --out networks

writes networks/GAME.net for each (docs/learning.md says what is in it), and prints a line for each: the bytes, how often the
whole network chooses what the trained one does in the same positions, and the share of wins of both against heuristics in the
same deals.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import torch

import backlot
from backlot.tensors import TensorEnv

from .against import against
from .deciding import logits_of
from .games import ABOUT, mixture
from .layout import ONE, SUMMED
from .network import Actions, Player, loaded
from .whole import MOST_BYTES, OF_ROW, SCORE, SIZED, UNIT, UNSIZED, Numbers, Whole, written

MOST_BIAS = 1 << 28
MOST_GAIN = 1 << 22
MOST_UNIT = (1 << 31) - 1


def quantised(weights: np.ndarray, bias: np.ndarray | None, given: int, wanted: np.ndarray | float) -> Numbers:
    """A layer by output and input, whose inputs are in parts of `given`, so that its outputs are in parts of `wanted`."""
    largest = np.abs(weights).max(1)
    if bias is not None:  # a bias that is large beside its weights stays within its bits
        largest = np.maximum(largest, np.abs(bias) * given * 127 / (MOST_BIAS // 2))
    step = np.where(largest == 0, 1.0, largest) / 127
    unit = np.rint(step * (wanted / given) * (1 << UNIT))
    if (unit > MOST_UNIT).any():
        raise ValueError("a layer has weights that are too large for whole numbers")
    rows = np.rint(weights / step[:, None]).astype(np.int64)
    start = np.zeros(len(weights)) if bias is None else bias * given / step
    return Numbers(rows.T, np.rint(start).astype(np.int64), unit.astype(np.int64))


def whole_of(player: Player, about: dict[str, Any]) -> Whole:
    weights = {name: value.detach().double().numpy() for name, value in player.state_dict().items()}
    score = weights["score.weight"][0]
    order = np.argsort(score < 0, kind="stable")  # what is added comes before what is subtracted
    size = np.abs(score[order])
    gain = np.rint(size * SCORE * 16).astype(np.int64)
    if (gain > MOST_GAIN).any():
        raise ValueError("the last layer has weights that are too large for whole numbers")

    def of(name: str, given: int, wanted: int) -> Numbers:
        return quantised(weights[name + ".weight"], weights[name + ".bias"], given, wanted)

    layout = player.body.layout
    rows = [of(f"body.rows.{i}", ONE, OF_ROW) if group.rows > 1 else None for i, group in enumerate(layout.groups)]
    state = quantised(weights["state.weight"][order], weights["state.bias"][order], SIZED, UNSIZED)
    action = quantised(weights["action.weight"][order], None, ONE, size * SCORE)
    layers = [of("body.first", OF_ROW, UNSIZED), of("second", SIZED, UNSIZED), state, action]
    shape = player.shape
    header = {"game": player.game, "spec": backlot.spec(player.game)["hash"], "players": player.players,
              "rows": player.body.sizes, "first": shape.first, "second": shape.second, "joint": shape.joint,
              "plus": int((score >= 0).sum()), "chances": player.players, "summed": sorted(SUMMED.get(player.game, ())), "trained": about}  # fmt: skip
    return Whole(header, rows, layers, gain, of("chances", SIZED, SCORE))


def network_in(path: Path) -> dict[str, Any]:
    kept = torch.load(path, map_location="cpu")
    return kept.get("network", kept)


def command_of(kept: dict[str, Any]) -> str:
    """As somebody would type it; without what says nothing."""
    words = ["python3 -m learn.train"]
    for name, value in kept["command"].items():
        if value is True:
            words.append("--" + name.replace("_", "-"))
        elif value is not False:
            words.append(f"--{name.replace('_', '-')} {value:g}" if isinstance(value, float) else f"--{name.replace('_', '-')} {value}")
    return " ".join(words)


@torch.no_grad()
def agreement(player: Player, whole: Whole, actions: Actions, games: int, seed: int) -> dict[str, float]:
    """How often both choose the same where there is a choice, in games of the whole network; and how far scores are apart."""
    players, options = mixture(player.game, games, seed)
    env = TensorEnv(player.game, games=games, players=players, options=options, seed=seed, autoreset=False)
    number = torch.tensor(players)
    same = asked = 0
    apart = 0.0
    while bool((env.seats >= 0).any()):
        rows = ((env.seats >= 0) & (env.legal_count > 1)).nonzero()[:, 0]
        chosen = torch.full((games,), -1, dtype=torch.int32)
        going = (env.seats >= 0).nonzero()[:, 0]
        chosen[going] = env.legal_list[going, 0]
        if len(rows):
            legal = env.legal_list[rows, : int(env.legal_count[rows].max())]
            known = (actions, env.observations[rows], env.seats[rows], number[rows], legal, env.legal_count[rows])
            floats, _ = logits_of(player, *known)
            wholes, _ = logits_of(whole, *known)
            picks = wholes.argmax(1)
            same += int((picks == floats.argmax(1)).sum())
            asked += len(rows)
            there = torch.isfinite(floats)
            apart += float(((floats - wholes)[there].abs()).sum() / there.sum()) * len(rows)
            chosen[rows] = legal.gather(1, picks[:, None])[:, 0]
        env.step(chosen)
    return {"decisions": asked, "same": same / asked, "scores_apart": apart / asked}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("trained", nargs="+", type=Path, help="GAME.network or GAME.checkpoint of learn.train")
    words.add_argument("--out", type=Path, required=True, help="the folder for GAME.net")
    words.add_argument("--date", default="", help="when it was trained; otherwise the day the file is from")
    words.add_argument("--games", type=int, default=256, help="in which choices are compared; 0: none")
    words.add_argument("--heuristics", type=int, default=1024, help="games against heuristics; 0: none")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    for path in given.trained:
        kept = network_in(path)
        player = loaded(kept).eval()
        day = given.date or datetime.date.fromtimestamp(os.path.getmtime(path)).isoformat()
        whole = whole_of(player, {"command": command_of(kept), "date": day, "decisions": kept["decisions"]})
        data = written(whole)
        if len(data) > MOST_BYTES:
            raise SystemExit(f"{path}: {len(data)} bytes are too many; a network has at most {MOST_BYTES}")
        told: dict[str, Any] = {"game": player.game, "bytes": len(data), "decisions_trained": kept["decisions"]}
        actions = Actions(player.game, torch.device("cpu"))
        if given.games:
            told |= agreement(player, whole, actions, given.games, given.seed)
        if given.heuristics:
            usual = ABOUT[player.game].usual
            for name, one in (("trained", player), ("whole", whole)):
                share, error = against(one, actions, "heuristic", usual, given.heuristics, given.seed)
                told |= {f"wins_{name}": share, f"error_{name}": error}
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / f"{player.game}.net").write_bytes(data)
        print(json.dumps({name: float(f"{value:.5g}") if isinstance(value, float) else value for name, value in told.items()}), flush=True)


if __name__ == "__main__":
    main()
