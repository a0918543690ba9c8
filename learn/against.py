"""Games of a network against other players: how often it wins, and how sure that is."""

from __future__ import annotations

import argparse
import json
from typing import Any

import torch

from backlot.tensors import TensorEnv

from .deciding import Table, mind_of
from .games import TEAMS, sides_of
from .network import Actions, Player, loaded


@torch.no_grad()
def against(player: Player, actions: Actions, bot: str | Player, players: int, games: int, seed: int, best: bool = True,
            options: dict[str, Any] | None = None, side: int = 0, only_bots: bool = False) -> tuple[float, float]:  # fmt: skip
    """The share of wins of one network among bots, or among copies of another network that take their best actions, each seat as
    often as the others, and its standard error. In games of teams
    the network has all seats of that side, and what counts is whether the side wins. With only_bots a bot has them."""
    device = actions.rows.device
    env = TensorEnv(player.game, games=games, players=players, options=options, seed=seed, autoreset=False, worlds=True, bits=False,
                    device=str(device))  # fmt: skip
    first = torch.arange(games, device=device) % players
    mine = torch.nn.functional.one_hot(first, env.players).bool()
    teams = player.game in TEAMS
    if teams:
        sides = sides_of(player.game, env, torch.full((games,), players, device=device))
        mine = sides == side
        first = mine.int().argmax(1)
    if only_bots:
        mine = torch.zeros_like(mine)
    mind = mind_of(player, actions)
    other = mind_of(bot, actions) if isinstance(bot, Player) else None
    table = Table(env, torch.full((games,), players, device=device))
    won = torch.zeros(games, device=device)
    chosen, chance = torch.zeros(games, dtype=torch.long, device=device), torch.zeros(games, device=device)
    turn = 0
    while bool((env.seats >= 0).any()):
        own = mine.gather(1, env.seats.long().clamp(min=0)[:, None])[:, 0]
        going, free = env.seats >= 0, env.legal_count > 1
        table.look(mind)
        chosen.zero_()
        rows = (going & own & free).nonzero()[:, 0]
        if len(rows):
            mind.choose(env.observations, table.which, table.count, rows, chosen, chance, seed + turn, best)
        rows = (going & ~own & free).nonzero()[:, 0]
        if other and len(rows):
            other.choose(env.observations, table.which, table.count, rows, chosen, chance, seed + turn, True)
        picked = torch.where(going, env.legal_list.gather(1, chosen[:, None])[:, 0], -torch.ones_like(env.legal_count))
        if isinstance(bot, str):
            env.bot_actions_into(picked, going & ~own & free, bot, seed + turn)
        env.step(picked)
        share = env.payoffs.gather(1, first[:, None])[:, 0].float()
        won = torch.where(env.terminated, (share > 0).float() if teams else share, won)
        turn += 1
    return float(won.mean()), float(won.std() / games**0.5)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("network", help="GAME.network or GAME.checkpoint")
    words.add_argument("--device", default="cpu")
    words.add_argument("--bot", default="heuristic", help="a bot's name, or another GAME.checkpoint")
    words.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    words.add_argument("--games", type=int, default=2048)
    words.add_argument("--seed", type=int, default=777)
    words.add_argument("--options", type=json.loads, default={}, help="as JSON")
    words.add_argument("--drawn", action="store_true", help="actions are drawn by their chances, instead of the best one")
    words.add_argument("--slow", action="store_true", help="the slow self that a checkpoint has beside the network")
    given = words.parse_args()
    kept = torch.load(given.network, map_location="cpu")
    player = loaded(kept["slow"] if given.slow else kept.get("network", kept)).to(given.device)
    actions = Actions(player.game, torch.device(given.device))
    bot: str | Player = given.bot
    if given.bot.endswith((".network", ".checkpoint")):
        other = torch.load(given.bot, map_location="cpu")
        bot = loaded(other.get("network", other)).to(given.device)
    for players in given.players:
        teams = player.game in TEAMS
        for side, only_bots in [(0, False), (0, True), (1, False), (1, True)] if teams else [(0, False)]:
            share, error = against(player, actions, bot, players, given.games, given.seed, not given.drawn, given.options, side, only_bots)
            told = {"game": player.game, "bot": given.bot, "players": players, "options": given.options, "games": given.games,
                    "share": round(share, 4), "error_of_share": round(error, 4)}  # fmt: skip
            print(json.dumps(told | ({"side": side, "only_bots": only_bots} if teams else {})), flush=True)


if __name__ == "__main__":
    main()
