"""The networks of the bots `net`: what C++ plays is what the reference of whole numbers (learn/whole.py) says, move by move."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import backlot
import numpy as np
import torch
from backlot.tensors import TensorEnv

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))
from learn import export  # noqa: E402
from learn.deciding import logits_of  # noqa: E402
from learn.games import mixture, players_of  # noqa: E402
from learn.network import Actions, Player, loaded  # noqa: E402
from learn.whole import MOST_BYTES, SCORE, read, written  # noqa: E402

SHIPPED = sorted((ROOT / "networks").glob("*.net"))
SCORES = Path(os.environ.get("BACKLOT_BINARY_DIR", ROOT / "build")) / "bin/network_scores"
GAMES = 24


class Shipped(unittest.TestCase):
    def test_each_says_what_it_is(self):
        self.assertGreaterEqual(len(SHIPPED), 2)
        for path in SHIPPED:
            header = read(path.read_bytes()).header
            self.assertEqual(header["game"], path.stem)
            self.assertEqual(header["spec"], backlot.spec(path.stem)["hash"])
            self.assertRegex(header["trained"]["command"], "^python3 -m learn.train --game " + path.stem)
            self.assertRegex(header["trained"]["date"], r"^\d{4}-\d\d-\d\d$")
            self.assertLessEqual(path.stat().st_size, MOST_BYTES)

    def test_the_library_plays_as_the_reference_does(self):
        """In games of every kind in which a third of the moves are random, so that odd positions come up, too."""
        for path in SHIPPED:
            with self.subTest(path.stem):
                game, whole = path.stem, read(path.read_bytes())
                actions = Actions(game, torch.device("cpu"))
                players, options = mixture(game, GAMES, 5)
                env = TensorEnv(game, games=GAMES, players=players, options=options, seed=5, autoreset=False)
                random, number, asked = np.random.default_rng(5), torch.tensor(players), 0
                for turn in range(10_000):
                    rows = (env.seats >= 0).nonzero()[:, 0]
                    if not len(rows):
                        break
                    chosen = torch.full((GAMES,), -1, dtype=torch.int32)
                    env.bot_actions_into(chosen, env.seats >= 0, "net", turn)
                    legal = env.legal_list[rows, : int(env.legal_count[rows].max())]
                    logits, _ = logits_of(whole, actions, env.observations[rows], env.seats[rows], number[rows], legal,
                                          env.legal_count[rows])  # fmt: skip
                    best = torch.from_numpy(logits.numpy().argmax(1))  # NumPy's is the first of equals
                    self.assertEqual(chosen[rows].tolist(), legal.gather(1, best[:, None])[:, 0].tolist())
                    asked += int((env.legal_count[rows] > 1).sum())
                    for row in rows[random.random(len(rows)) < 1 / 3].tolist():
                        chosen[row] = env.legal_list[row, random.integers(int(env.legal_count[row]))]
                    env.step(chosen)
                self.assertGreater(asked, 1000)


def positions(game, players, options, moves):
    """Of random games: (observation, features of the legal actions)."""
    env = backlot.VectorEnv(game, games=len(players), players=players, options=options, seed=9)
    random = np.random.default_rng(9)
    for _ in range(moves):
        for i in range(len(players)):
            yield env.observations[i].copy(), env.action_features(i, np.flatnonzero(env.legal[i]))
        env.step(env.sample(random))


class Inputs(unittest.TestCase):
    def test_inputs_and_scores_of_the_program_are_those_of_the_reference_in_every_game(self):
        """Networks that nobody trained, so that each game has one."""
        for game in [each["game"] for each in backlot.games()]:
            with self.subTest(game), tempfile.TemporaryDirectory() as folder:
                torch.manual_seed(2)
                player = Player(game, players_of(game)[1]).eval()
                with torch.no_grad():
                    player.score.weight.mul_(20)
                file = Path(folder) / f"{game}.net"
                file.write_bytes(written(export.whole_of(player, {"command": "none", "date": "2026-01-01"})))
                whole = read(file.read_bytes())
                asked = list(positions(game, *mixture(game, 8, 9), 60))
                text = "\n".join(" ".join(map(str, [*seen, len(rows), *rows.flatten()])) for seen, rows in asked)
                answers = subprocess.run([SCORES, game, file], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
                self.assertEqual(len(answers), 3 * len(asked))
                seen = torch.from_numpy(np.stack([each for each, _ in asked]))
                inputs, (states, chances) = whole.inputs(seen), whole.see(seen)
                for i, (_, rows) in enumerate(asked):
                    wanted = {int(at): int(inputs[i, at]) for at in inputs[i].nonzero()[:, 0]}
                    found = dict(tuple(map(int, each.split(":"))) for each in answers[3 * i].split())
                    self.assertEqual(found, wanted)
                    known = whole.actions(torch.from_numpy(rows))
                    scores = whole.scores(states, known, torch.full((len(rows),), i), torch.arange(len(rows))) * SCORE
                    self.assertEqual([int(each) for each in answers[3 * i + 1].split()], scores.long().tolist())
                    self.assertEqual([int(each) for each in answers[3 * i + 2].split()], (chances[i] * SCORE).long().tolist())


class Exporting(unittest.TestCase):
    def test_what_is_written_is_what_is_read_and_hardly_differs(self):
        for game in ("boulevard", "hollywood"):
            with self.subTest(game):
                torch.manual_seed(1)
                player = Player(game, players_of(game)[1]).eval()
                with torch.no_grad():
                    player.score.weight.mul_(20)
                whole = export.whole_of(player, {"command": "none", "date": "2026-01-01"})
                data = written(whole)
                self.assertLessEqual(len(data), MOST_BYTES)
                self.assertEqual(written(read(data)), data)
                actions = Actions(game, torch.device("cpu"))
                told = export.agreement(player, read(data), actions, 2, 3)
                self.assertLess(told["scores_apart"], 0.1, told)
                # One that has learned says what is better; to the other most actions are nearly alike.
                trained = loaded(export.network_in(ROOT / f"learn/kept/{game}.checkpoint")).eval()
                told = export.agreement(trained, export.whole_of(trained, {}), actions, 4, 3)
                self.assertGreater(told["same"], 0.93, told)

    def test_a_damaged_one_is_no_network(self):
        data = bytearray(SHIPPED[0].read_bytes())
        data[len(data) // 2] ^= 1
        with self.assertRaisesRegex(ValueError, "damaged"):
            read(bytes(data))

    def test_the_command_writes_and_tells(self):
        with tempfile.TemporaryDirectory() as out:
            path = Path(out) / "maybe.network"
            kept = export.network_in(ROOT / "learn/kept/maybe.checkpoint")
            torch.save(kept, path)
            run = subprocess.run(
                [sys.executable, "-B", "-m", "learn.export", path, "--out", out, "--games", "2", "--heuristics", "2"],
                cwd=ROOT, capture_output=True, text=True, check=True,
                env=os.environ | {"PYTHONPATH": os.environ["PYTHONPATH"] + ":" + str(ROOT)})  # fmt: skip
            told = json.loads(run.stdout)
            self.assertEqual(told["bytes"], (Path(out) / "maybe.net").stat().st_size)
            self.assertGreater(told["same"], 0.9)
            self.assertEqual(read((Path(out) / "maybe.net").read_bytes()).header["trained"]["decisions"], kept["decisions"])


if __name__ == "__main__":
    unittest.main()
