"""Records with something changed in them are caught, and the referee says where. The hash of the lines is made good
each time: what is found is the change itself."""
import json
import unittest

from games import make_referee
from record import Wrong
from support import damaged, signed, simulated, verified, written


def line_with(lines, wanted):
    """The number, from 1, of the first line that `wanted` is true of."""
    return next(number for number, line in enumerate(lines, start=1) if wanted(json.loads(line)))


class Damage:
    """What both games have to catch. A subclass has a game with draws in its moves, or none."""

    def setUp(self):
        self.lines = simulated(self.game, 4, 1, bots="random", seed=5, **self.options)[0]
        make_referee().referee(self.lines)

    def expect(self, lines, number, field):
        with self.assertRaises(Wrong) as caught:
            make_referee().referee(lines)
        self.assertEqual((caught.exception.line, caught.exception.field), (number, field), caught.exception)
        good, said = verified(lines)
        self.assertFalse(good, "the program takes it to be good")
        self.assertIn(f":{number}:", said)

    def change(self, number, change, field):
        self.expect(damaged(self.lines, number, change), number, field)

    def test_an_illegal_action(self):
        number, change = self.illegal()
        self.change(number, change, "action")

    def test_an_action_of_somebody_who_is_not_asked(self):
        number = line_with(self.lines, lambda line: line.get("move") == 2)
        other = json.loads(self.lines[number - 2])["seat"] if self.game == "cinecitta" else None

        def change(line):
            line["seat"] = other or line["seat"] % 4 + 1
        self.change(number, change, "action")

    def test_a_changed_draw_of_the_deal(self):
        def change(line):
            n, k = line["deal"][3]
            line["deal"][3] = [n, (k + 1) % n]
        self.change(1, change, "deal")

    def test_a_changed_draw_of_the_deal_without_a_seed(self):
        def change(line):
            del line["seed"]
            n, k = line["deal"][0]
            line["deal"][0] = [n, (k + n // 2) % n]
        lines = damaged(self.lines, 1, change)
        with self.assertRaises(Wrong):
            make_referee().referee(lines)

    def test_a_draw_more_and_a_draw_less(self):
        self.change(1, lambda line: line["deal"].append([2, 0]), "deal")
        self.change(1, lambda line: line["deal"].pop(), "deal")

    def test_another_seed(self):
        self.change(1, lambda line: line.update(seed="6"), "deal")

    def test_every_changed_event(self):
        for number, text in enumerate(self.lines, start=1):
            for i, event in enumerate(json.loads(text).get("events", [])):
                if "seat" not in event:
                    continue

                def change(line, i=i):
                    line["events"][i]["seat"] = line["events"][i]["seat"] % 4 + 1
                with self.assertRaises(Wrong) as caught:
                    make_referee().referee(damaged(self.lines, number, change))
                self.assertEqual((caught.exception.line, caught.exception.field), (number, f"events[{i}]"))

    def test_an_event_less(self):
        number = line_with(self.lines, lambda line: len(line.get("events", [])) > 2)
        self.change(number, lambda line: line["events"].pop(), "events")

    def test_a_changed_score(self):
        def change(line):
            line["outcome"]["seats"][1]["score"] += 1
        self.change(len(self.lines), change, "outcome")

    def test_a_changed_line_of_the_score(self):
        def change(line):
            line["outcome"]["seats"][2]["lines"][0]["amount"] += 1
        self.change(len(self.lines), change, "outcome")

    def test_other_winners(self):
        def change(line):
            line["outcome"]["winners"] = [seat for seat in (1, 2, 3, 4) if seat not in line["outcome"]["winners"]]
        self.change(len(self.lines), change, "outcome")

    def test_a_move_less(self):
        self.expect(signed(self.lines[:2] + self.lines[3:]), 3, "move")

    def test_the_end_before_the_end(self):
        self.expect(signed(self.lines[:-2] + self.lines[-1:]), len(self.lines) - 1, "outcome")

    def test_a_changed_name_by_the_hash_of_the_lines(self):
        header = json.loads(self.lines[0])
        header["seats"][0]["name"] = "Somebody else"
        self.expect([written(header), *self.lines[1:]], len(self.lines), "lines")

    def test_an_unknown_field_and_a_line_that_is_cut_off(self):
        self.change(3, lambda line: line.update(extra=1), "extra")
        self.expect([*self.lines[:4], self.lines[4][:-9]], 5, "")

    def test_a_missing_closing_line(self):
        with self.assertRaises(Wrong):
            make_referee().referee(self.lines[:-1])
        moves, over = make_referee().referee(self.lines[:-2])
        self.assertFalse(over)
        self.assertEqual(moves, len(self.lines) - 3)

    def test_talk_that_stands_elsewhere(self):
        talk = {"talk": "What a film!", "seat": 1, "after": 1}
        good = signed([*self.lines[:2], written(talk), *self.lines[2:]])
        make_referee().referee(good)
        self.expect(signed([*self.lines[:3], written(talk), *self.lines[3:]]), 4, "after")

    def test_another_content(self):
        self.change(1, lambda line: line["content"].update(hash="0" * 64), "content.hash")


class Cinecitta(Damage, unittest.TestCase):
    game = "cinecitta"
    options = {"awards": True}

    def illegal(self):
        """C37-21: more money than is in the wallet."""
        return 2, lambda line: line["action"].update(notes=11)


class Maybe(Damage, unittest.TestCase):
    game = "maybe"
    options = {"changes": True, "blockbusters": True, "trendsetter": True}

    def illegal(self):
        """MM-20: a pitch is complete before it has begun."""
        return 2, lambda line: line.update(action={"kind": "finish"})

    def test_a_changed_draw_of_a_move(self):
        number = line_with(self.lines, lambda line: line.get("draws") and line["draws"][0][0] > 1)

        def change(line):
            n, k = line["draws"][0]
            line["draws"][0] = [n, (k + 1) % n]
        self.change(number, change, "draws")

    def test_a_vote_from_another_hand(self):
        number = line_with(self.lines, lambda line: line.get("action", {}).get("kind") == "vote")
        shown = [event["vote"] for text in self.lines for event in json.loads(text).get("events", [])
                 if event["kind"] == "won"]
        game = make_referee()
        for vote in sorted(set(shown)):
            lines = damaged(self.lines, number, lambda line, vote=vote: line["action"].update(vote=vote))
            try:
                game.referee(lines)
            except Wrong as fault:
                if fault.field == "action":
                    return self.expect(lines, number, "action")
        self.fail("every Vote that was won is in this hand")


if __name__ == "__main__":
    unittest.main()
