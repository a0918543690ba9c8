"""One step of learning (PPO), from decisions that are kept in a stretch."""

from __future__ import annotations

import argparse
from typing import Any

import torch
import torch.nn.functional as F

from .deciding import mind_of, number_kind, precision
from .fast import FastCritic
from .network import Actions, Critic, Player
from .stretch import Kept

IMITATING = 3  # times as many epochs, while what is learned does not depend on what the network does
TOLD = ("loss", "policy", "entropy", "apart", "error", "surprise")


class SlowCritic:
    """fast.FastCritic on any device."""

    def __init__(self, critic: Critic) -> None:
        self.critic = critic

    def value(self, numbers: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
        with precision(numbers.device):
            return self.critic(numbers[index], number_kind(numbers.device))


class Learner:
    """Changes a player and a critic. On a GPU a step is recorded once and played back (a CUDA graph): it consists of hundreds of
    small kernels, and starting them would take longer than running them."""

    def __init__(self, given: argparse.Namespace, player: Player, critic: Critic, actions: Actions, most: int, players: torch.Tensor,
                 kept: Kept) -> None:  # fmt: skip
        self.given, self.device, self.most = given, players.device, most
        self.fast = self.device.type == "cuda"
        self.player, self.critic = player, critic
        self.mind = mind_of(player, actions)
        self.judge = FastCritic(critic, self.device) if self.fast else SlowCritic(critic)
        self.flat = {name: value.flatten(0, 1) for name, value in kept.items()}
        self.flat["players"] = players.repeat(len(kept["seats"]))
        more: dict[str, Any] = {"fused": True, "capturable": True} if self.fast else {}
        rate = torch.tensor(given.rate, device=self.device) if self.fast else given.rate
        self.optimizer = torch.optim.Adam([*player.parameters(), *critic.parameters()], lr=rate, eps=1e-5, **more)
        self.middle, self.spread, self.variety = (torch.zeros((), device=self.device) for _ in range(3))
        self.told = torch.zeros(len(TOLD), device=self.device)
        self.index = torch.zeros(given.batch, dtype=torch.long, device=self.device)
        self.imitates = False
        self.recorded: Any = None
        self.tried = 0

    @torch.no_grad()
    def values(self) -> None:
        """What the critic thinks of every decision of the present self."""
        self.flat["value"].zero_()
        for some in self.flat["mine"].nonzero()[:, 0].split(1 << 18):
            self.flat["value"][some] = self.judge.value(self.flat["worlds"], some)

    def learn(self, slow: Any, progress: float, imitates: bool) -> dict[str, float]:
        """From all decisions that are valid, in batches. `slow`: the mind of the self that must not be run away from."""
        given, flat = self.given, self.flat
        wanted = flat["valid"].nonzero()[:, 0]
        if not len(wanted):
            return dict.fromkeys(TOLD, 0.0)
        slow.prepare()
        for some in wanted.split(1 << 18):
            slow.log_chances(flat["seen"], flat["which"], flat["count"], some, flat["slow"])
        good = flat["good"][wanted]
        self.middle.copy_(good.mean())
        self.spread.copy_(good.std(unbiased=False) + 1e-6)
        self.variety.fill_(0.0 if imitates else given.variety * (given.variety_end / given.variety) ** progress)
        rate = given.rate * max(0.05, 1 - progress)
        for group in self.optimizer.param_groups:
            if self.fast:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        if imitates != self.imitates:
            self.imitates, self.recorded, self.tried = imitates, None, 0
        self.told.zero_()
        batches = 0
        for _ in range(given.epochs * (IMITATING if imitates else 1)):
            order = wanted[torch.randperm(len(wanted), device=self.device)]
            for some in order.split(given.batch):
                if self.fast and len(some) == given.batch:
                    self.play_back(some)
                elif len(some) == given.batch or len(wanted) < given.batch:
                    self.step(some)
                else:
                    continue  # what is left over has its turn in another order
                batches += 1
        told = (self.told / batches).tolist()
        return dict(zip(TOLD, told))

    def play_back(self, some: torch.Tensor) -> None:
        self.index.copy_(some)
        if self.tried < 3:
            # What PyTorch sets up when something runs for the first time must not be recorded.
            self.tried += 1
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.step(self.index)
            torch.cuda.current_stream().wait_stream(aside)
            return
        if self.recorded is None:
            self.recorded = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.recorded):
                self.step(self.index)
        self.recorded.replay()

    def step(self, index: torch.Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        told = self.loss(index)
        told["loss"].backward()
        for part in (self.player, self.critic):
            torch.nn.utils.clip_grad_norm_(part.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            self.told += torch.stack([told[name].detach() for name in TOLD])

    def loss(self, index: torch.Tensor) -> dict[str, torch.Tensor]:
        given, flat = self.given, self.flat
        x = {name: flat[name][index] for name in ("good", "chance", "target", "seats", "players", "final", "over")}
        pick = flat["advice"] if self.imitates else flat["pick"]
        chance, entropy, apart, chances = self.mind.judge(flat["seen"], flat["which"], flat["count"], index, pick, flat["slow"])
        if self.imitates:
            # At first what the heuristic would do is learned, where the network's own play leads to.
            policy = -chance.mean()
        else:
            good = (x["good"] - self.middle) / self.spread
            ratio = (chance - x["chance"]).exp()
            policy = -torch.minimum(ratio * good, ratio.clamp(1 - given.clip, 1 + given.clip) * good).mean()
        entropy, apart = entropy.mean(), apart.mean()
        error = F.mse_loss(self.judge.value(flat["worlds"], index), x["target"])
        # Who wins, clockwise from the seat that decides.
        at = torch.arange(self.most, device=self.device)
        turned = (x["seats"].long()[:, None] + at) % x["players"][:, None]
        present = at < x["players"][:, None]
        shares_won = torch.where(present, x["final"].gather(1, turned), torch.zeros_like(x["final"]))
        chances = torch.where(present, chances, torch.full_like(chances, -1e4))
        surprise = -(shares_won * torch.log_softmax(chances, 1)).sum(1)
        surprise = (surprise * x["over"]).sum() / (x["over"].sum() + 1)
        loss = policy - self.variety * entropy + given.slow * apart + 0.5 * error + 0.1 * surprise
        return {"loss": loss, "policy": policy, "entropy": entropy, "apart": apart, "error": error, "surprise": surprise}
