"""learn/ on the CPU: what networks see, and a training that is far too short to be good, with Debian's PyTorch."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import backlot
import numpy as np
import torch
from backlot.tensors import TensorEnv

sys.path.insert(0, str(Path(__file__).parent.parent.parent))
from learn import train  # noqa: E402
from learn.against import against  # noqa: E402
from learn.curves import drawn  # noqa: E402
from learn.deciding import choose, logits_of  # noqa: E402
from learn.games import players_of, sides_of  # noqa: E402
from learn.layout import ONE, Layout, Spread  # noqa: E402
from learn.network import Actions, Player, loaded  # noqa: E402
from learn.seating import HEURISTIC, PAST, PRESENT, seating  # noqa: E402
from learn.stretch import advantages, rewards  # noqa: E402

GAMES = [each["game"] for each in backlot.games()]


def spread_by_hand(game, row):
    """The same once more, number by number, as (place of the row's kind, name of the row, name, code) to amount."""
    there, found = {}, {}
    for each in backlot.spec(game)["observation"]["features"]:
        name, kind, codes = each["name"], each["kind"], each["range"]
        block = name.rsplit("]", 1)[0] if "]" in name else ""
        if kind == "present":
            there[block] = bool(row[each["offset"]])
        for i in range(each["size"]):
            value = int(row[each["offset"] + i])
            if not there.get(block, True):
                continue
            if kind in ("code", "seat"):
                if value != codes - 1:
                    found[name, i, value] = 1.0
            elif kind == "multiset":
                if value:
                    found[name, 0, value] = found.get((name, 0, value), 0.0) + 1
            elif kind == "amount" and value != -1:
                found[name, i, 0] = max(-127, min(127, value * ONE // codes)) / ONE
            elif kind != "amount" and value:
                found[name, i, 0] = float(value)
    return sorted(value for value in found.values() if value)


class Networks(unittest.TestCase):
    def test_inputs_are_the_specification_and_nothing_that_is_not_there(self):
        for game in ("cinecitta", "hollywood", "maybe"):  # where nothing is added up
            with self.subTest(game):
                env = backlot.VectorEnv(game, games=4, seed=1)
                random = np.random.default_rng(1)
                spread = Spread(Layout(game, backlot.spec(game)["observation"]["features"]))
                for _ in range(40):
                    env.step(env.sample(random))
                    wide = spread(torch.from_numpy(env.observations), torch.float32)
                    for row, numbers in zip(wide, env.observations):
                        self.assertEqual(sorted(row[row != 0].tolist()), spread_by_hand(game, numbers))

    def test_networks_are_small_enough_to_be_shipped(self):
        for game in GAMES:
            weights = sum(each.numel() for each in Player(game, players_of(game)[1]).parameters())
            self.assertLess(weights, 350_000, game)

    def test_legal_actions_never_look_alike(self):
        for game in GAMES:
            with self.subTest(game):
                actions = Actions(game, torch.device("cpu"))
                env = TensorEnv(game, games=16, players=5, seed=3)
                random = torch.Generator().manual_seed(3)
                for _ in range(100):
                    for i in range(16):
                        legal = env.legal_list[i, : env.legal_count[i]]
                        rows = actions.which[5, env.seats[i].long(), legal.long()]
                        self.assertEqual(len(torch.unique(rows)), len(rows))
                    env.step(env.sample(random))

    def test_only_legal_actions_have_scores(self):
        for game in ("cinecitta", "boulevard"):
            env = TensorEnv(game, games=8, players=4, seed=2)
            actions = Actions(game, torch.device("cpu"))
            player = Player(game, players_of(game)[1])
            players = torch.full((8,), 4)
            for _ in range(10):
                with torch.no_grad():
                    logits, chances = logits_of(player, actions, env.observations, env.seats, players, env.legal_list, env.legal_count)
                self.assertTrue(((logits > -1e30).sum(1) == env.legal_count).all())
                self.assertEqual(chances.shape, (8, players_of(game)[1]))
                env.step(choose(player, actions, env, players, torch.arange(8)))


class Kept(unittest.TestCase):
    """The networks that learn/kept has."""

    def test_every_game_has_one_that_plays(self):
        folder = Path(train.__file__).parent / "kept"
        self.assertEqual(sorted(each.stem for each in folder.glob("*.checkpoint")), sorted(GAMES))
        for game in GAMES:
            with self.subTest(game):
                player = loaded(torch.load(folder / f"{game}.checkpoint")["network"])
                self.assertLess(sum(each.numel() for each in player.parameters()), 350_000)
                env = TensorEnv(game, games=8, players=5, seed=2, bits=False)
                actions = Actions(game, torch.device("cpu"))
                for turn in range(20):
                    env.step(choose(player, actions, env, torch.full((8,), 5), torch.arange(8), best=turn % 2 == 0, seed=turn))

    def test_one_wins_more_than_its_share(self):
        # It won 78% of 4,096 games, and the fair share of three players is a third: five standard errors lie between.
        player = loaded(torch.load(Path(train.__file__).parent / "kept" / "cinecitta.checkpoint")["network"])
        share, error = against(player, Actions("cinecitta", torch.device("cpu")), "heuristic", 3, 96, 5)
        self.assertGreater(share, 0.55)
        self.assertLess(error, 0.06)

    def test_a_side_of_a_team_is_played_as_a_whole(self):
        player = Player("hollywood", 9)
        actions = Actions("hollywood", torch.device("cpu"))
        bots = [against(player, actions, "random", 5, 64, 5, side=side, only_bots=True)[0] for side in (0, 1)]
        self.assertAlmostEqual(sum(bots), 1.0, msg="with five players one of two sides wins")

    def test_curves_are_drawn(self):
        picture = drawn({"a": [(1e7, 0.0), (1e8, 1.0)], "b": [(2e7, 0.5)]})
        self.assertEqual(picture.count("<polyline"), 2)
        self.assertIn("a 100%", picture)


class Training(unittest.TestCase):
    def run_it(self, out, *more):
        words = ["train", "--game", "maybe", "--out", out, "--games", "12", "--steps", "30", "--batch", "128", "--look-every", "1",
                 "--look-games", "2", "--pool-every", "1", *more]  # fmt: skip
        told = io.StringIO()
        with mock.patch.object(sys, "argv", words), contextlib.redirect_stdout(told):
            train.main()
        return told.getvalue().splitlines()

    def test_a_short_training_writes_a_network_and_goes_on(self):
        with tempfile.TemporaryDirectory() as out:
            first = self.run_it(out, "--decisions", "700", "--warm", "400")
            self.assertEqual(len(first), 2)
            kept = torch.load(Path(out) / "maybe.network")
            self.assertEqual(kept["decisions"], 720)
            before = loaded(kept).state_dict()
            self.assertEqual(len(self.run_it(out, "--decisions", "1000", "--go-on")), 1)
            kept = torch.load(Path(out) / "maybe.network")
            self.assertEqual(kept["decisions"], 1080)
            self.assertEqual(len(kept["curve"]), 3)
            after = loaded(kept).state_dict()
            self.assertTrue(any((before[name] != after[name]).any() for name in before))

    def test_another_network_can_play_for_the_heuristic(self):
        with tempfile.TemporaryDirectory() as out:
            asked = []
            ask = TensorEnv.bot_actions_into
            with mock.patch.object(TensorEnv, "bot_actions_into", lambda env, *rest: asked.append(env.games) or ask(env, *rest)):
                self.run_it(out, "--decisions", "1080", "--warm", "360", "--double", "3", "--heuristic", "0.5")
            # Twelve games are trained with: while it is imitated, and not in the two rounds after that.
            self.assertEqual(asked.count(12), 30)
            kept = torch.load(Path(out) / "maybe.checkpoint")
            own, double = loaded(kept["network"]).state_dict(), loaded(kept["double"]).state_dict()
            self.assertTrue(any((own[name] != double[name]).any() for name in own), "it stays as it was")

    def test_a_network_can_be_exploited(self):
        kept = Path(train.__file__).parent / "kept" / "maybe.checkpoint"
        frozen = loaded(torch.load(kept)["network"]).state_dict()
        made = []
        Trainer = train.Trainer

        def noted(given):
            made.append(Trainer(given))
            return made[-1]

        with tempfile.TemporaryDirectory() as out, mock.patch.object(train, "Trainer", noted):
            self.run_it(out, "--decisions", "700", "--against", str(kept))
        (trainer,) = made
        seats = torch.arange(trainer.most)
        there = trainer.who[seats < trainer.players[:, None]]
        self.assertEqual(int((there == PRESENT).sum()), 12, "one seat of each game learns")
        self.assertEqual(int((there == PAST).sum()), len(there) - 12, "the network has all others")
        for name, value in trainer.past.player.state_dict().items():
            torch.testing.assert_close(value, frozen[name], msg="it stays as it was")
        self.assertEqual(trainer.pool, [])

    def test_a_schedule_can_end_in_time(self):
        with tempfile.TemporaryDirectory() as out:
            self.assertEqual(len(self.run_it(out, "--decisions", "1e12", "--seconds", "0.001")), 1)

    def test_a_network_for_other_observations_is_refused(self):
        with self.assertRaisesRegex(ValueError, "other observations"):
            loaded({"game": "maybe", "spec": "0000", "players": 6, "shape": {}, "weights": {}})

    def test_advantages_are_those_of_a_seat(self):
        # One game, two seats: seat 0 decides, seat 1 decides, seat 0 ends the game and wins.
        kept = {
            "seats": torch.tensor([[0], [1], [0], [1]]), "value": torch.tensor([[0.5], [0.25], [0.75], [0.0]]),
            "mine": torch.ones(4, 1, dtype=torch.bool), "ended": torch.tensor([[False], [False], [True], [False]]),
            "reward": torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]]),
            "payoff": torch.tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, 0.0]], [[0.0, 0.0]]]),
            "good": torch.zeros(4, 1), "target": torch.zeros(4, 1), "final": torch.zeros(4, 1, 2),
            "valid": torch.zeros(4, 1, dtype=torch.bool), "over": torch.zeros(4, 1, dtype=torch.bool),
        }  # fmt: skip
        advantages(kept, discount=1.0, trace=1.0)
        torch.testing.assert_close(kept["good"][:3, 0], torch.tensor([0.5, -0.25, 0.25]))
        self.assertEqual(kept["valid"][:, 0].tolist(), [True, True, True, False], "of the new game nothing is known yet")
        self.assertEqual(kept["over"][:, 0].tolist(), [True, True, True, False])
        self.assertEqual(kept["final"][0, 0].tolist(), [1.0, 0.0])
        # Where there was nothing to decide, nothing is learned, and the decision before is compared with what came after.
        kept["mine"][2] = False
        advantages(kept, discount=1.0, trace=1.0)
        torch.testing.assert_close(kept["good"][:2, 0], torch.tensor([0.5, -0.25]))
        self.assertEqual(kept["valid"][:, 0].tolist(), [True, True, False, False])

    def test_a_side_is_played_by_one_of_them(self):
        torch.manual_seed(1)
        sides = torch.tensor([[0, 1, 0, 1, 0]]).repeat(2000, 1)
        players = torch.full((2000,), 5)
        who = seating(sides, players, past=0.3, heuristic=0.2, among=0.0)
        self.assertTrue((who[:, 0] == who[:, 2]).all() and (who[:, 1] == who[:, 3]).all())
        for kind, share in ((PRESENT, 0.5), (PAST, 0.3), (HEURISTIC, 0.2)):
            self.assertAlmostEqual(float((who[:, :2] == kind).float().mean()), share, delta=0.05)
        alone = seating(torch.arange(5).repeat(2000, 1), torch.full((2000,), 3), past=0.3, heuristic=0.2, among=1.0)
        self.assertTrue(((alone[:, :3] == PRESENT).sum(1) == 1).all(), "one learns")
        self.assertTrue(((alone[:, :3] == HEURISTIC).sum(1) == 2).all(), "among heuristics")

    def test_sides_are_who_wins_together(self):
        players = torch.tensor([5, 6, 9, 7] * 4)
        env = TensorEnv("hollywood", games=16, players=players.tolist(), seed=4, worlds=True, autoreset=False)
        random = torch.Generator().manual_seed(4)
        sides, ended = sides_of("hollywood", env, players), 0
        while bool((env.seats >= 0).any()):
            env.step(env.sample(random))
            for game in env.terminated.nonzero()[:, 0].tolist():
                won = (env.payoffs[game] > 0)[: players[game]]
                own = sides[game, : players[game]]
                self.assertFalse(set(own[won].tolist()) & set(own[~won].tolist()))
                ended += 1
        self.assertEqual(ended, 16)

    def test_a_reward_is_the_win_and_a_little_for_the_distance(self):
        shares, scores = torch.tensor([[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]), torch.tensor([[40, 30, 0], [0, 0, 0]])
        given = shares, scores, torch.tensor([True, False]), torch.tensor([2, 2])
        torch.testing.assert_close(rewards(*given, 20.0, 0.5, False), torch.tensor([[1.25, -0.25, 0.0], [0.0, 0.0, 0.0]]))
        shares[0] = torch.tensor([0.5, 0.5, 0.0])
        torch.testing.assert_close(rewards(*given, 20.0, 0.5, True), torch.tensor([[1.0, 1.0, 0.0], [0.0, 0.0, 0.0]]))


if __name__ == "__main__":
    unittest.main()
