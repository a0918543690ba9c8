"""Games of Cinecittà 1937 between bots, with every number of players and every option, refereed from the document."""
import unittest

from games import make_referee
from support import golden, kinds_in, kinds_in_schema, option_sets, simulated


class Cinecitta(unittest.TestCase):
    def test_games_of_every_player_count_and_option_are_good(self):
        played = list(golden("cinecitta").values())
        for players in (3, 4, 5):
            for options in option_sets("coaster", "awards"):
                if players == 3 and options["coaster"]:
                    continue
                for bots in ("random", "heuristic"):
                    with self.subTest(players=players, bots=bots, **options):
                        records = simulated("cinecitta", players, 30, bots=bots, seed=players, **options)
                        self.assertEqual(len(records), 30)
                        for lines in records:
                            _, over = make_referee().referee(lines)
                            self.assertTrue(over)
                        played += records
        self.assertEqual(kinds_in(played), kinds_in_schema("cinecitta"), "play more games")

    def test_golden_records_are_good(self):
        for name, lines in golden("cinecitta").items():
            with self.subTest(name):
                make_referee().referee(lines)


if __name__ == "__main__":
    unittest.main()
