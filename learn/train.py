"""Trains one network for a game by playing against itself, its past selves and the heuristic.

    python3 -m learn.train --game cinecitta --device cuda --decisions 1e9 --out DIR

Everything is scheduled by decisions, unless --seconds says that time is short. A run that was stopped goes on from DIR/GAME.checkpoint.
With --against FILE one side learns to beat a finished network, which has all other seats and takes its best actions: how much more
than its share it then wins says how far that network can be exploited.
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

import backlot
from backlot.tensors import TensorEnv
from backlot.vector import WHOLE_WIN

from .against import against
from .deciding import mind_of
from .games import ABOUT, TEAMS, mixture, players_of, sides_of
from .learning import Learner
from .network import Actions, Critic, Player, loaded, saved
from .seating import HEURISTIC, PAST, PRESENT, seating
from .stretch import advantages, rewards, room_for


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
                             bits=False, device=given.device)  # fmt: skip
        self.players = torch.tensor(players, device=self.device)
        self.actions = Actions(self.game, self.device)
        self.player = Player(self.game, self.most).to(self.device)
        self.slow = mind_of(copy.deepcopy(self.player), self.actions)
        self.past = mind_of(copy.deepcopy(self.player), self.actions)
        self.double = mind_of(copy.deepcopy(self.player), self.actions)  # what the heuristic was imitated by
        self.exploited = loaded(torch.load(given.against, map_location="cpu")["network"]).to(self.device) if given.against else None
        if self.exploited:
            self.past = mind_of(self.exploited, self.actions)
        self.critic = Critic(self.game).to(self.device)
        self.kept = room_for(self.env, given.steps or self.about.steps)
        self.learner = Learner(given, self.player, self.critic, self.actions, self.most, self.players, self.kept)
        self.present = self.learner.mind
        self.pool: list[dict[str, torch.Tensor]] = []
        self.decisions = 0
        self.rounds = 0
        self.who = self.seated()
        self.curve: list[dict[str, Any]] = []

    def seated(self) -> torch.Tensor:
        given, sides = self.given, sides_of(self.game, self.env, self.players)
        if self.exploited:
            return seating(sides, self.players, 0, 0, 1, PAST)
        return seating(sides, self.players, given.past, given.heuristic, given.among)

    @torch.no_grad()
    def play(self) -> None:
        """A stretch of all games."""
        env, kept = self.env, self.kept
        if self.pool:
            self.past.player.load_state_dict(self.pool[int(torch.randint(len(self.pool), (1,)))])
        self.present.prepare()
        self.past.prepare()
        self.double.prepare()
        doubled = self.decisions >= self.given.warm and self.rounds % self.given.double != 0
        warm = self.decisions < self.given.warm
        teams, others = self.game in TEAMS, self.seated()
        for step in range(len(kept["seats"])):
            who = self.who.gather(1, env.seats.long()[:, None])[:, 0]
            free = env.legal_count > 1
            seed = self.decisions + step
            for name, now in (("seen", env.observations), ("worlds", env.worlds), ("count", env.legal_count), ("seats", env.seats)):
                kept[name][step] = now
            which, count = kept["which"][step], kept["count"][step]
            self.present.name_actions(env.legal_list, env.legal_count, env.seats, self.players, which)
            pick, chance = torch.zeros_like(self.players), torch.zeros(env.games, device=self.device)
            for kind, mind in ((PRESENT, self.present), (PAST, self.past)):
                some = ((who == kind) & free).nonzero()[:, 0]
                if len(some):
                    best = kind == PAST and self.exploited is not None
                    mind.choose(kept["seen"][step], which, count, some, pick, chance, seed, best)
            if doubled:
                some = ((who == HEURISTIC) & free).nonzero()[:, 0]
                self.double.choose(kept["seen"][step], which, count, some, pick, chance, seed, best=True)
            chosen = env.legal_list.gather(1, pick[:, None])[:, 0].contiguous()
            if not doubled:
                advised = chosen.clone()
                env.bot_actions_into(advised, free if warm else (who == HEURISTIC) & free, "heuristic", seed)
                kept["advice"][step] = (env.legal_list == advised[:, None]).int().argmax(1)
                chosen = torch.where(who == HEURISTIC, advised, chosen)
            kept["pick"][step] = pick
            kept["chance"][step] = chance
            kept["mine"][step] = (who == PRESENT) & free
            env.step(chosen)
            kept["ended"][step] = env.terminated
            kept["payoff"][step] = env.raw_payoffs
            kept["scores"][step] = env.scores
            # Others sit down to a new deal. Who that is depends on the sides; without sides it is drawn once for a stretch.
            self.who = torch.where(env.terminated[:, None], self.seated() if teams else others, self.who)
        kept["payoff"] /= WHOLE_WIN
        flat = self.learner.flat
        flat["reward"].copy_(rewards(flat["payoff"], flat["scores"], flat["ended"], flat["players"], self.about.scale,
                                     self.given.margin, teams))  # fmt: skip
        self.learner.values()
        advantages(kept, self.given.discount, self.given.trace)

    def now(self) -> float:
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        return time.monotonic()

    def look(self) -> dict[str, float]:
        """How the network and its slow self do against heuristics, or the network they exploit. In a game of teams: the mean of both sides."""
        sides = (0, 1) if self.game in TEAMS else (0,)

        def shares(player: Player) -> list[tuple[float, float]]:
            games = self.given.look_games
            return [against(player, self.actions, self.exploited or "heuristic", self.about.usual, games, 12345, side=side) for side in sides]

        found, slow = shares(self.player), shares(self.slow.player)
        told = {f"share_of_side_{side}": share for side, (share, _) in zip(sides, found)} if len(sides) > 1 else {}
        return told | {"share": sum(share for share, _ in found) / len(sides),
                       "error_of_share": sum(error**2 for _, error in found) ** 0.5 / len(sides),
                       "share_of_slow_self": sum(share for share, _ in slow) / len(sides)}  # fmt: skip

    def keep(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        command = {name: value for name, value in vars(self.given).items() if name != "out"}
        about = {"decisions": self.decisions, "command": command, "curve": self.curve, "version": backlot.__version__}
        torch.save(saved(self.player, about), out / f"{self.game}.network")
        halves = {name: value.bfloat16().cpu() for name, value in self.critic.state_dict().items()}
        more = {"slow": saved(self.slow.player, about), "critic": halves, "rounds": self.rounds}
        if self.given.double > 1:
            more["double"] = saved(self.double.player, about)
        torch.save({"network": saved(self.player, about), **more}, out / f"{self.game}.checkpoint")

    def go_on(self, path: Path) -> None:
        kept = torch.load(path, map_location="cpu")
        self.player.load_state_dict(loaded(kept["network"]).state_dict())
        self.slow.player.load_state_dict(loaded(kept.get("slow", kept["network"])).state_dict())
        self.double.player.load_state_dict(loaded(kept.get("double", kept["network"])).state_dict())
        self.critic.load_state_dict({name: value.float() for name, value in kept["critic"].items()})
        self.decisions, self.rounds = kept["network"]["decisions"], kept["rounds"]
        self.curve = kept["network"]["curve"]

    def run(self) -> None:
        out, start, first = Path(self.given.out), time.monotonic(), self.decisions
        playing, learning, rounds = 0.0, 0.0, 0  # since the last look
        progress = begun = self.decisions / self.given.decisions
        while progress < 1:
            began = self.now()
            self.play()
            played = self.now()
            told = self.learner.learn(self.slow, progress, self.decisions < self.given.warm)
            with torch.no_grad():
                for slow, now in zip(self.slow.player.parameters(), self.player.parameters()):
                    slow.lerp_(now, self.given.follow)
            playing, learning, rounds = playing + played - began, learning + self.now() - played, rounds + 1
            self.decisions += self.kept["seats"].numel()
            self.rounds += 1
            if self.decisions <= self.given.warm + self.kept["seats"].numel():
                self.double.player.load_state_dict(self.player.state_dict())
            if self.rounds % self.given.pool_every == 0 and not self.exploited:
                self.pool = (self.pool + [copy.deepcopy(self.player.state_dict())])[-self.given.pool :]
            if not math.isfinite(told["loss"]):
                raise SystemExit("the weights have run away: the loss is no number")
            progress = self.decisions / self.given.decisions
            if self.given.seconds:
                progress = max(progress, begun + (1 - begun) * (time.monotonic() - start) / self.given.seconds)
            if self.rounds % self.given.look_every == 0 or progress >= 1:
                seconds = time.monotonic() - start
                told |= {"seconds_playing": playing / rounds, "seconds_learning": learning / rounds}
                playing, learning, rounds = 0.0, 0.0, 0
                told |= {"decisions": self.decisions, **self.look(), "seconds": seconds, "a_second": (self.decisions - first) / seconds}
                self.curve.append({name: float(f"{value:.5g}") for name, value in told.items()})
                print(json.dumps(self.curve[-1]), flush=True)
                self.keep(out)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", required=True)
    words.add_argument("--out", required=True)
    words.add_argument("--device", default="cpu")
    words.add_argument("--decisions", type=float, default=1e9)
    words.add_argument("--seconds", type=float, default=0, help="the schedule ends after so many seconds, if not before")
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
    words.add_argument("--heuristic", type=float, default=0.1, help="share of seats that the heuristic has")
    words.add_argument("--among", type=float, default=0.0, help="share of games in which the heuristic has all seats but one side's")
    words.add_argument("--against", help="GAME.checkpoint of a network to exploit")
    words.add_argument("--warm", type=float, default=0, help="for so many decisions at first the heuristic is imitated")
    words.add_argument("--double", type=int, default=1, help="where the heuristic takes long: it plays in every so manieth round only, "
                       "and in the others the network has its seats that imitated it")  # fmt: skip
    words.add_argument("--pool", type=int, default=12, help="so many past selves are kept")
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
