"""Draws how networks became stronger, from the curves that checkpoints keep: python3 -m learn.curves OUT.svg CHECKPOINT ..."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import torch

WIDE, HIGH, LEFT, LOW = 720, 300, 44, 36
COLOURS = ["#b3261e", "#1b6ca8", "#2e7d32", "#8e5ea2"]


def drawn(curves: dict[str, list[tuple[float, float]]]) -> str:
    """Share of wins over million decisions, the second from 10 to the most on a logarithmic scale."""
    most = max(at for curve in curves.values() for at, _ in curve)

    def x(at: float) -> float:
        return LEFT + (WIDE - LEFT - 130) * (math.log10(max(at, 1e7)) - 7) / (math.log10(most) - 7)

    def y(share: float) -> float:
        return 10 + (HIGH - LOW - 10) * (1 - share)

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
             f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>']  # fmt: skip
    for percent in range(0, 101, 20):
        lines.append(f'<path d="M{LEFT} {y(percent / 100):.1f}H{WIDE - 130}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y(percent / 100) + 4:.1f}" text-anchor="end">{percent}%</text>')
    for million in (10, 30, 100, 300, 1000, 3000):
        if million * 1e6 <= most:
            lines.append(f'<text x="{x(million * 1e6):.1f}" y="{HIGH - LOW + 18}" text-anchor="middle">{million}</text>')
    lines.append(f'<text x="{(LEFT + WIDE - 130) / 2}" y="{HIGH - 3}" text-anchor="middle">million decisions</text>')
    for colour, (name, curve) in zip(COLOURS, curves.items()):
        points = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at, share = curve[-1]
        lines.append(f'<text x="{x(at) + 6:.1f}" y="{y(share) + 4:.1f}" fill="{colour}">{name} {share:.0%}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    kept = [torch.load(path, map_location="cpu")["network"] for path in sys.argv[2:]]
    curves = {each["game"]: [(at["decisions"], at["share"]) for at in each["curve"]] for each in kept}
    Path(sys.argv[1]).write_text(drawn(curves))


if __name__ == "__main__":
    main()
