"""Games of Maybe Movies between bots, with every number of players and every option, refereed from the document."""
import unittest
from collections import Counter

from games import make_referee
from pitch import covers
from support import golden, kinds_in, kinds_in_schema, option_sets, simulated


class Maybe(unittest.TestCase):
    def test_games_of_every_player_count_and_option_are_good(self):
        played = list(golden("maybe").values())
        for players in (3, 4, 5, 6):
            for options in option_sets("trendsetter", "changes", "blockbusters"):
                for bots in ("random", "heuristic"):
                    with self.subTest(players=players, bots=bots, **options):
                        records = simulated("maybe", players, 12, bots=bots, seed=players, **options)
                        self.assertEqual(len(records), 12)
                        for lines in records:
                            _, over = make_referee().referee(lines)
                            self.assertTrue(over)
                        played += records
        self.assertEqual(kinds_in(played), kinds_in_schema("maybe"), "play more games")

    def test_golden_records_are_good(self):
        for name, lines in golden("maybe").items():
            with self.subTest(name):
                make_referee().referee(lines)


class Cover(unittest.TestCase):
    """The worked examples of the rules."""

    def check(self, expected, budget, below_zero, **sums):
        self.assertEqual(covers(Counter(sums), Counter(budget), below_zero), expected)

    def test_MM_90_left_over_pairs_stand_for_what_is_missing(self):
        budget = ("camera", "setting", "actors")
        for below_zero in (False, True):
            self.check(True, budget, below_zero, camera=4, script=2, setting=2, actors=2)
            self.check(True, budget, below_zero, microphone=-1, script=2, setting=2, actors=2)

    def test_MM_94_an_icon_that_is_outweighed_covers_nothing(self):
        for below_zero in (False, True):
            self.check(False, ("camera", "setting", "actors"), below_zero, camera=2, setting=0, actors=2)

    def test_MM_27_a_negative_sum_counts_as_missing(self):
        three_pairs = {"camera": -2, "script": 6}
        self.check(True, ("camera",), True, **three_pairs)
        self.check(False, ("camera",), True, camera=-2, script=5)
        self.check(True, ("camera",), False, camera=-2, script=5)

    def test_MM_87_icons_of_any_kind_take_odd_ones_first(self):
        self.check(True, {"any": 2}, False, camera=1, script=1)
        self.check(True, {"any": 2, "money": 1}, False, camera=3, script=1)
        self.check(False, {"any": 3, "money": 1}, False, camera=3, script=1)


if __name__ == "__main__":
    unittest.main()
