"""Every draw of Hollywood 1947 and Boulevard 1954 means what the document says, from the first to the last of a game."""
import json
import unittest

import tracked
from games import published
from record import Draws
from support import golden, option_sets, simulated

KINDS = {"hollywood": tracked.Hollywood, "boulevard": tracked.Boulevard}


class EveryDraw(unittest.TestCase):
    def check(self, lines):
        """Gives the kinds of the events that were seen."""
        objects = [json.loads(line) for line in lines]
        header, seen = objects[0], set()
        pack = header["content"].get("pack") or published(header["game"])["pack"]
        draws = Draws(int(header["seed"]))
        draws.load(header["deal"])
        game = KINDS[header["game"]](header["options"], pack, draws)
        draws.finish()
        for line in objects[1:]:
            draws.load(line.get("draws", []))
            for event in line.get("events", []):
                game.event(event)
                seen.add(event["kind"])
            draws.finish()
        return seen

    def check_all(self, records, kind):
        seen = set()
        for lines in records:
            seen |= self.check(lines)
        tracked_events = {name.removeprefix("on_") for name in dir(kind) if name.startswith("on_")}
        self.assertEqual(tracked_events - seen, set(), "no game has these: play more of them")

    def test_hollywood(self):
        records = list(golden("hollywood").values())
        for players in range(1, 10):
            for options in option_sets("costumes", "union_strike"):
                if players < 3 and options["costumes"]:
                    continue
                records += simulated("hollywood", players, 12, seed=players, **options)
        for options in ({"studio_order": True, "costumes": True}, {"random_loyalties": True}, {"justice": True},
                        {"edition": "prototype", "costumes": True}, {"without": 14}):
            records += simulated("hollywood", 5, 12, **options)
        pack = published("hollywood")["pack"]
        few_posters = {**pack, "posters": pack["posters"][8:11]}
        records += simulated("hollywood", 5, 12, pack=few_posters)
        self.check_all(records, tracked.Hollywood)

    def test_boulevard(self):
        records = list(golden("boulevard").values())
        for players in range(2, 7):
            for length in ("short", "average", "long"):
                for bots in ("random", "heuristic"):
                    records += simulated("boulevard", players, 3, bots=bots, seed=players, length=length)
        self.check_all(records, tracked.Boulevard)


if __name__ == "__main__":
    unittest.main()
