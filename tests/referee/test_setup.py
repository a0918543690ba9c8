"""The set-up of Hollywood 1947 and Boulevard 1954 as the document has it is the one that the program made: the draws
are used up, the seed gives them with the purposes of the document, and everything lies where it should."""
import json
import tempfile
import unittest
from pathlib import Path

import setups
from games import published
from record import Draws
from support import backlot, golden, option_sets, simulated


class SetUp(unittest.TestCase):
    def check(self, lines, set_up, shown):
        header = json.loads(lines[0])
        pack = header["content"].get("pack") or published(header["game"])["pack"]
        draws = Draws(int(header["seed"]))
        draws.load(header["deal"])
        expected = set_up(header["options"], pack, draws)
        draws.finish()
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.jsonl"
            file.write_bytes(b"".join(lines))
            table = json.loads(backlot("replay", file, "--at", 0, "--json"))["table"]
        self.assertEqual(expected, shown(table))

    def test_hollywood(self):
        for players in range(1, 10):
            for options in option_sets("costumes", "random_loyalties"):
                if (players < 3 and options["costumes"]) or (players < 4 and options["random_loyalties"]):
                    continue
                for edition in ("final", "prototype"):
                    with self.subTest(players=players, edition=edition, **options):
                        [lines] = simulated("hollywood", players, 1, seed=players, edition=edition, **options)
                        self.check(lines, setups.hollywood, setups.hollywood_shown)

    def test_hollywood_without_some_jobs(self):
        for players in (1, 4, 5, 6, 7):
            with self.subTest(players=players):
                [lines] = simulated("hollywood", players, 1, seed=players, without=14)
                self.check(lines, setups.hollywood, setups.hollywood_shown)

    def test_boulevard(self):
        for players in range(2, 7):
            for length in ("short", "average", "long"):
                with self.subTest(players=players, length=length):
                    [lines] = simulated("boulevard", players, 1, seed=players, length=length)
                    self.check(lines, setups.boulevard, setups.boulevard_shown)

    def test_golden_records(self):
        for game in ("hollywood", "boulevard"):
            for name, lines in golden(game).items():
                with self.subTest(name):
                    self.check(lines, getattr(setups, game), getattr(setups, f"{game}_shown"))


if __name__ == "__main__":
    unittest.main()
