"""What a seat of Cinecittà may know, worked out from what it was sent, and whether it was sent more (as
tests/browser/secrets.mjs does it in a browser)."""
import json
import re
from pathlib import Path

CONTENT = Path(__file__).resolve().parents[2] / "content" / "cinecitta" / "standard.json"
CARDS = {f"{card['profession'].capitalize()} {card['number']}" for card in json.loads(CONTENT.read_text())["cards"]}
NAME = re.compile(r"\b(?:%s) \d+\b" % "|".join(sorted({card.split(" ")[0] for card in CARDS})))


def cards_in(value):
    """Every card that is named anywhere in there, in texts too."""
    return CARDS.intersection(NAME.findall(json.dumps(value)))


class Sight:
    """One seat at one table."""

    def __init__(self):
        self.known = set()
        self.seat = None

    def faults_in(self, message):
        """What it tells that this seat may not know, in words."""
        if message["type"] == "table":
            return self.faults_in_lobby(message["lobby"])
        faults = []
        if message["type"] == "update":
            view = message["update"]["view"]
            self.seat = view["seat"]
            # C37-14: one's own hand.
            if self.seat is not None:
                self.known |= cards_in(view["desks"][self.seat - 1]["hand"])
            self.learn(message["update"]["events"])
            faults = self.faults_in_desks(view, message["update"]["outcome"] is not None)
        elif message["type"] == "history":
            self.learn(message["events"])
        return faults + [f"{card} in a message of type {message['type']}" for card in cards_in(message) - self.known]

    def learn(self, items):
        """C37-25, C37-72: what was placed; C37-28: folders given or received."""
        for event in (item["event"] for item in items if item.get("event")):
            mine = self.seat is not None and self.seat in (event.get("seat"), event.get("to"))
            if mine or event["kind"] == "placed":
                self.known |= cards_in(event)

    @staticmethod
    def faults_in_lobby(lobby):
        faults = []
        if "server_seed" in lobby and lobby["phase"] not in ("over", "closed"):
            faults.append(f"the server's seed while {lobby['phase']}")
        if lobby["phase"] == "lobby" and any("contribution" in chair for chair in lobby["seats"]):
            faults.append("a contribution that was opened too early")
        return faults

    def faults_in_desks(self, view, over):
        faults = []
        for number, desk in enumerate(view["desks"], 1):
            if number == self.seat:
                continue
            if any(card is not None for card in desk["hand"]):
                faults.append(f"the hand of seat {number}")
            if desk["moving_out"]:
                faults.append(f"a sealed placement of seat {number}")  # C37-35
            if not over and desk["wallet"] is not None:
                faults.append(f"the wallet of seat {number}")  # C37-12
        if any(card is not None for card in view["left_over"]):
            faults.append("a left-over card")  # C37-15
        return faults
