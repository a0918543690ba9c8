"""Trains one network for a game by playing against itself, its past selves and the heuristic.

    python3 -m learn.train --game cinecitta --device cuda --decisions 1e9 --out DIR

Everything is scheduled by decisions, not by seconds. A run that was stopped goes on from DIR/GAME.checkpoint.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import time
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F

import backlot
from backlot.tensors import TensorEnv

from .deciding import against, logits_of, number_kind, precision, sampled
from .games import ABOUT, mixture, players_of
from .network import Actions, Critic, Player, loaded, saved

PRESENT, PAST, HEURISTIC = 0, 1, 2


class Trainer:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.device = torch.device(given.device)
        torch.manual_seed(given.seed)
        self.game = given.game
        self.most = players_of(self.game)[1]
        self.about = ABOUT[self.game]
        players, options = mixture(self.game, given.games, given.seed)
        self.env = TensorEnv(self.game, games=given.games, players=players, options=options, seed=given.seed, worlds=True,
                             device=given.device)  # fmt: skip
        self.players = torch.tensor(players, device=self.device)
        self.actions = Actions(self.game, self.device)
        self.player = Player(self.game, self.most).to(self.device)
        self.critic = Critic(self.game).to(self.device)
        self.slow = copy.deepcopy(self.player)
        self.past = copy.deepcopy(self.player)
        self.pool: list[dict[str, torch.Tensor]] = []
        self.optimizer = torch.optim.Adam([*self.player.parameters(), *self.critic.parameters()], lr=given.rate, eps=1e-5)
        self.decisions = 0
        self.rounds = 0
        self.who = self._seating(torch.ones(given.games, dtype=torch.bool, device=self.device))
        self.curve: list[dict[str, Any]] = []

    def _seating(self, anew: torch.Tensor) -> torch.Tensor:
        """Who plays each seat of each game; drawn again for a new deal. Most are the present self, so that there is much to learn."""
        draws = torch.rand(self.given.games, self.most, device=self.device)
        who = torch.full_like(draws, PRESENT, dtype=torch.int8)
        who[draws < self.given.past + self.given.heuristic] = PAST
        who[draws < self.given.heuristic] = HEURISTIC
        return torch.where(anew[:, None], who, getattr(self, "who", who))

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """A stretch of all games: what was seen, done and thought at each decision, and what came of it."""
        env, steps, games = self.env, self.given.steps or self.about.steps, self.given.games
        if self.pool:
            self.past.load_state_dict(self.pool[int(torch.randint(len(self.pool), (1,)))])
        kind = number_kind(self.device)
        with precision(self.device):
            known = {PRESENT: self.player.actions(self.actions.rows, kind), PAST: self.past.actions(self.actions.rows, kind)}
        kept: dict[str, list[torch.Tensor]] = {name: [] for name in (
            "seen", "worlds", "legal", "count", "seats", "pick", "chance", "value", "mine", "ended", "reward", "payoff", "advice")}  # fmt: skip
        warm = self.decisions < self.given.warm
        rows = torch.arange(games, device=self.device)
        for _ in range(steps):
            seats = env.seats.long()
            who = self.who[rows, seats]
            longest = int(env.legal_count.max())
            legal = env.legal_list[:, :longest]
            pick = torch.zeros(games, dtype=torch.long, device=self.device)
            chance = torch.zeros(games, device=self.device)
            for kind_of, player in ((PRESENT, self.player), (PAST, self.past)):
                some = (who == kind_of).nonzero()[:, 0]
                if not len(some):
                    continue
                logits, _ = logits_of(player, self.actions, env.observations[some], env.seats[some], self.players[some],
                                      legal[some], env.legal_count[some], known[kind_of])  # fmt: skip
                picked = sampled(logits)
                pick[some] = picked
                chance[some] = torch.log_softmax(logits, 1).gather(1, picked[:, None])[:, 0]
            chosen = legal.gather(1, pick[:, None])[:, 0].contiguous()
            advice = torch.zeros_like(pick)
            if warm or self.given.heuristic > 0:
                advised = chosen.clone()
                asked = torch.ones_like(env.terminated) if warm else who == HEURISTIC
                env.bot_actions_into(advised, asked, "heuristic", self.decisions + len(kept["seen"]))
                advice = (legal == advised[:, None]).int().argmax(1)
                chosen = torch.where(who == HEURISTIC, advised, chosen)
            kept["advice"].append(advice.to(torch.int16))
            with precision(self.device):
                value = self.critic(env.worlds, kind)
            kept["seen"].append(env.observations.clone())
            kept["worlds"].append(env.worlds.clone())
            kept["legal"].append(env.legal_list.to(torch.int16))
            kept["count"].append(env.legal_count.to(torch.int16))
            kept["seats"].append(seats.to(torch.int8))
            kept["pick"].append(pick.to(torch.int16))
            kept["chance"].append(chance)
            kept["value"].append(value)
            kept["mine"].append(who == PRESENT)
            env.step(chosen)
            ended = env.terminated.clone()
            kept["ended"].append(ended)
            kept["payoff"].append(env.payoffs.float())
            kept["reward"].append(self.reward())
            self.who = self._seating(ended)
        return {name: torch.stack(values) for name, values in kept.items()}

    def reward(self) -> torch.Tensor:
        """The share of the win, and a little for the distance to the best of the others, where nothing else is to be won."""
        scores = self.env.scores.float()
        there = torch.arange(self.most, device=self.device) < self.players[:, None]
        scores = torch.where(there, scores, torch.full_like(scores, -1e9))
        two = scores.topk(2, 1).values
        best_other = torch.where(scores == two[:, :1], two[:, 1:], two[:, :1])
        ahead = ((scores - best_other) / self.about.scale).clamp(-1, 1)
        ahead = torch.where(there & self.env.terminated[:, None], ahead, torch.zeros_like(ahead))
        return self.env.payoffs.float() + self.given.margin * ahead

    def advantages(self, kept: dict[str, torch.Tensor]) -> None:
        """Over each seat's own decisions, from the last to the first (GAE). A seat's last decision before the stretch ends has
        nothing to be compared with and is left out; who won is known where the game ended within the stretch."""
        steps, games = kept["seats"].shape
        rows = torch.arange(games, device=self.device)
        shape = (games, self.most)
        follows = torch.zeros(shape, device=self.device)  # the value at the seat's next decision
        carried = torch.zeros(shape, device=self.device)
        coming = torch.zeros(shape, device=self.device)  # reward after the decision
        certain = torch.zeros(shape, dtype=torch.bool, device=self.device)
        final = torch.zeros(shape, device=self.device)
        over = torch.zeros(games, dtype=torch.bool, device=self.device)
        good, target, valid, finals, known = [], [], [], [], []
        for step in reversed(range(steps)):
            ended = kept["ended"][step][:, None]
            follows = torch.where(ended, torch.zeros_like(follows), follows)
            carried = torch.where(ended, torch.zeros_like(carried), carried)
            coming = torch.where(ended, kept["reward"][step], coming)
            final = torch.where(ended, kept["payoff"][step], final)
            certain = certain | ended
            over = over | kept["ended"][step]
            seat = kept["seats"][step].long()
            value = kept["value"][step]
            better = coming[rows, seat] + self.given.discount * follows[rows, seat] - value
            advantage = better + self.given.discount * self.given.trace * carried[rows, seat]
            good.append(advantage)
            target.append(advantage + value)
            valid.append(kept["mine"][step] & certain[rows, seat])
            finals.append(final)
            known.append(over.clone())
            follows[rows, seat] = value
            carried[rows, seat] = advantage
            coming[rows, seat] = 0
            certain[rows, seat] = True
        for name, values in (("good", good), ("target", target), ("valid", valid), ("final", finals), ("over", known)):
            kept[name] = torch.stack(values[::-1])

    def learn(self, kept: dict[str, torch.Tensor], progress: float) -> dict[str, float]:
        flat = {name: value.flatten(0, 1) for name, value in kept.items()}
        flat["players"] = self.players.repeat(len(kept["seats"]))
        wanted = flat["valid"].nonzero()[:, 0]
        good = flat["good"][wanted]
        middle, spread = good.mean(), good.std() + 1e-6
        rate = self.given.rate * max(0.05, 1 - progress)
        variety = self.given.variety * (self.given.variety_end / self.given.variety) ** progress
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        sums: dict[str, float] = {}
        batches = 0
        for _ in range(self.given.epochs):
            order = wanted[torch.randperm(len(wanted), device=self.device)]
            for some in order.split(self.given.batch):
                told = self.loss({name: value[some] for name, value in flat.items()}, middle, spread, variety)
                self.optimizer.zero_grad(set_to_none=True)
                told["loss"].backward()
                torch.nn.utils.clip_grad_norm_([*self.player.parameters(), *self.critic.parameters()], 1.0)
                self.optimizer.step()
                batches += 1
                for name, value in told.items():
                    sums[name] = sums.get(name, 0.0) + value.detach()
        with torch.no_grad():
            for slow, now in zip(self.slow.parameters(), self.player.parameters()):
                slow.lerp_(now, self.given.follow)
        return {name: float(value) / batches for name, value in sums.items()}

    def loss(self, x: dict[str, torch.Tensor], middle: torch.Tensor, spread: torch.Tensor, variety: float) -> dict[str, torch.Tensor]:
        kind = number_kind(self.device)
        longest = int(x["count"].max())
        legal = x["legal"][:, :longest]
        asked = (self.actions, x["seen"], x["seats"], x["players"], legal, x["count"])
        logits, chances = logits_of(self.player, *asked)
        logs = torch.log_softmax(logits, 1)
        there = torch.isfinite(logits)
        logs = torch.where(there, logs, torch.zeros_like(logs))
        shares = torch.where(there, logs.exp(), torch.zeros_like(logs))
        chance = logs.gather(1, x["pick"].long()[:, None])[:, 0]
        good = (x["good"] - middle) / spread
        ratio = (chance - x["chance"]).exp()
        policy = -torch.minimum(ratio * good, ratio.clamp(1 - self.given.clip, 1 + self.given.clip) * good).mean()
        entropy = -(shares * logs).sum(1).mean()
        if self.decisions < self.given.warm:
            # At first what the heuristic would do is learned, where the network's own play leads to.
            policy = -logs.gather(1, x["advice"].long()[:, None]).mean()
            variety = 0.0
        with torch.no_grad():
            slow, _ = logits_of(self.slow, *asked)
            slow = torch.where(there, torch.log_softmax(slow, 1), torch.zeros_like(slow))
        apart = (shares * (logs - slow)).sum(1).mean()
        with precision(self.device):
            value = self.critic(x["worlds"], kind)
        error = F.mse_loss(value, x["target"])
        # Who wins, clockwise from the seat that decides.
        at = torch.arange(self.most, device=self.device)
        turned = (x["seats"].long()[:, None] + at) % x["players"][:, None]
        present = at < x["players"][:, None]
        shares_won = torch.where(present, x["final"].gather(1, turned), torch.zeros_like(x["final"]))
        chances = torch.where(present, chances, torch.full_like(chances, -1e4))
        surprise = -(shares_won * torch.log_softmax(chances, 1)).sum(1)
        surprise = (surprise * x["over"]).sum() / (x["over"].sum() + 1)
        loss = policy - variety * entropy + self.given.slow * apart + 0.5 * error + 0.1 * surprise
        return {"loss": loss, "policy": policy, "entropy": entropy, "apart": apart, "error": error, "surprise": surprise}

    def keep(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        command = {name: value for name, value in vars(self.given).items() if name != "out"}
        about = {"decisions": self.decisions, "command": command, "curve": self.curve, "version": backlot.__version__}
        torch.save(saved(self.player, about), out / f"{self.game}.network")
        halves = {name: value.bfloat16().cpu() for name, value in self.critic.state_dict().items()}
        torch.save({"network": saved(self.player, about), "critic": halves, "rounds": self.rounds}, out / f"{self.game}.checkpoint")

    def go_on(self, path: Path) -> None:
        kept = torch.load(path, map_location="cpu")
        self.player.load_state_dict(loaded(kept["network"]).state_dict())
        self.slow.load_state_dict(self.player.state_dict())
        self.critic.load_state_dict({name: value.float() for name, value in kept["critic"].items()})
        self.decisions, self.rounds = kept["network"]["decisions"], kept["rounds"]
        self.curve = kept["network"]["curve"]

    def run(self) -> None:
        out, start, first = Path(self.given.out), time.monotonic(), self.decisions
        while self.decisions < self.given.decisions:
            began = time.monotonic()
            kept = self.play()
            self.advantages(kept)
            played = time.monotonic()
            told = self.learn(kept, self.decisions / self.given.decisions)
            told |= {"seconds_playing": played - began, "seconds_learning": time.monotonic() - played}
            self.decisions += kept["seats"].numel()
            self.rounds += 1
            if self.rounds % self.given.pool_every == 0:
                self.pool = (self.pool + [copy.deepcopy(self.player.state_dict())])[-12:]
            del kept
            last = self.decisions >= self.given.decisions
            if self.rounds % self.given.look_every == 0 or last:
                share, error = against(self.player, self.actions, "heuristic", self.about.usual, self.given.look_games, 12345)
                told |= {"decisions": self.decisions, "share": share, "error_of_share": error,
                         "a_second": (self.decisions - first) / (time.monotonic() - start)}  # fmt: skip
                self.curve.append({name: float(f"{value:.5g}") for name, value in told.items()})
                print(json.dumps(self.curve[-1]), flush=True)
                self.keep(out)
            if not math.isfinite(told["loss"]):
                raise SystemExit("the weights have run away: the loss is no number")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", required=True)
    words.add_argument("--out", required=True)
    words.add_argument("--device", default="cpu")
    words.add_argument("--decisions", type=float, default=1e9)
    words.add_argument("--games", type=int, default=16384)
    words.add_argument("--steps", type=int, default=0, help="decisions of each game in a stretch; 0: as the game wants")
    words.add_argument("--batch", type=int, default=65536)
    words.add_argument("--epochs", type=int, default=2)
    words.add_argument("--rate", type=float, default=6e-4)
    words.add_argument("--variety", type=float, default=0.05, help="weight of the entropy at the start")
    words.add_argument("--variety-end", type=float, default=0.002)
    words.add_argument("--discount", type=float, default=1.0)
    words.add_argument("--trace", type=float, default=0.97)
    words.add_argument("--clip", type=float, default=0.2)
    words.add_argument("--slow", type=float, default=0.03, help="weight of the distance to the slow self")
    words.add_argument("--follow", type=float, default=0.05, help="how much of itself the slow self gives up in a round")
    words.add_argument("--margin", type=float, default=0.25, help="weight of the distance in score")
    words.add_argument("--past", type=float, default=0.2, help="share of seats that past selves have")
    words.add_argument("--heuristic", type=float, default=0.1)
    words.add_argument("--warm", type=float, default=0, help="for so many decisions at first the heuristic is imitated")
    words.add_argument("--pool-every", type=int, default=20)
    words.add_argument("--look-every", type=int, default=40)
    words.add_argument("--look-games", type=int, default=4096)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--go-on", action="store_true", help="from OUT/GAME.checkpoint")
    given = words.parse_args()
    trainer = Trainer(given)
    if given.go_on:
        trainer.go_on(Path(given.out) / f"{given.game}.checkpoint")
    trainer.run()


if __name__ == "__main__":
    main()
