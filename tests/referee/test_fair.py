"""A game whose seed nobody chose alone, made here from the document: the program takes it to be good, and both find what
is changed in it."""
import hashlib
import json
import random
import unittest

import cinecitta
from games import make_referee, published
from record import Seeded, Wrong, fair_seed, sha256
from support import damaged, signed, verified, written


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def header_with(fair_list):
    people = {name: digest(name) for name in ("Anna", "Carla")}
    standard = published("cinecitta")

    def commitment(contribution):
        return sha256(bytes.fromhex(contribution))
    return {
        "record": 1, "game": "cinecitta", "rules": 1,
        "options": {"players": 3, "coaster": False, "awards": True},
        "content": {"name": standard["name"], "hash": standard["hash"]},
        "seats": [{"name": "Anna"}, {"name": "Bruno", "bot": "random"}, {"name": "Carla"}],
        "fair": {"list": fair_list, "commitment": commitment(digest("server")),
                 "seats": [{"commitment": commitment(people[name]), "contribution": people[name]} if name in people
                           else {} for name in ("Anna", "Bruno", "Carla")],
                 "voided": [digest("called off")]},
        "deal": [],
    }


def any_action(game, seat, dice):
    if game.step == "offer":
        card = dice.choice(game.hands[seat])
        return {"kind": "offer", "card": game.names[card], "notes": dice.randint(0, game.wallets[seat])}
    if game.step == "answer":
        able = game.wallets[seat] >= game.folders[game.giver(seat)][1]
        return {"kind": dice.choice(["secure", "headhunt"] if able else ["secure"])}
    _, out = dice.choice(game.endings(game.studios[seat], game.incoming(seat)))
    return {"kind": "place", "out": [game.names[card] for card in sorted(out)]}


def fair_game(fair_list):
    """A whole game. Only the program knows the hash of the final state; it says so when it is asked."""
    header = header_with(fair_list)
    closing = {"server_seed": digest("server")}
    source = Seeded(fair_seed(header, closing, 0))

    def draw(n, purpose):
        header["deal"].append([n, source.below(n, purpose)])
        return header["deal"][-1][1]
    game = cinecitta.Game(header["options"], published("cinecitta")["pack"], 1, draw)
    dice, lines = random.Random(7), []
    while not game.over:
        seat = dice.choice([seat for seat in game.seats if seat not in game.sealed])
        action = any_action(game, seat, dice)
        lines.append(written({"move": len(lines) + 1, "seat": seat, "action": action, "draws": [],
                              "events": game.act(seat, action)}))
    lines = [written(header), *lines]

    def closed(state):
        return signed([*lines, written({"outcome": game.outcome(), "state": state, **closing, "lines": ""})])
    _, said = verified(closed("0" * 64))
    return closed(said.split("the final state has the hash ")[1][:64])


class Fair(unittest.TestCase):
    def test_a_game_made_from_the_document_is_good(self):
        for fair_list in (1, 2):
            lines = fair_game(fair_list)
            good, said = verified(lines)
            self.assertTrue(good, said)
            _, over = make_referee().referee(lines)
            self.assertTrue(over)

    def test_what_is_changed_is_found(self):
        lines = fair_game(2)

        def other_contribution(line):
            line["fair"]["seats"][0]["contribution"] = digest("another")

        def other_person(line):
            contribution = digest("another")
            line["fair"]["seats"][0] = {"commitment": sha256(bytes.fromhex(contribution)),
                                        "contribution": contribution}

        def other_server(line):
            line["server_seed"] = digest("another")
        for number, change, field in ((1, other_contribution, "fair.seats[0]"), (1, other_person, "deal"),
                                      (len(lines), other_server, "server_seed")):
            with self.subTest(change.__name__):
                changed = damaged(lines, number, change)
                self.assertFalse(verified(changed)[0])
                with self.assertRaises(Wrong) as caught:
                    make_referee().referee(changed)
                self.assertEqual((caught.exception.line, caught.exception.field), (number, field))


if __name__ == "__main__":
    unittest.main()
