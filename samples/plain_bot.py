#!/usr/bin/env python3
"""A bot for any game of Backlot, in the line protocol of docs/bots.md.

    backlot play cinecitta --bots cmd:samples/plain_bot.py
    backlot arena maybe --bots cmd:samples/plain_bot.py,heuristic --games 20

It takes a choice at random, and rather one that does something than one that lets the turn go by; where a game has
ready-made words it says something now and then. Replace `decide` and `talk`.
"""
import json
import random
import sys

HOLDING_BACK = ("pass", "skip", "stop", "finish", "decline", "nothing", "no ")


def decide(decision, view, events):
    """Gives the action to take: one of decision["choices"], each with "action" and "text".

    `view` is all that the seat knows now, `events` what it saw happen and heard since it was last asked.
    """
    if not decision["asked"] and random.random() < 0.5:
        return None  # nobody waits for us, and we let it pass
    busy = [c for c in decision["choices"] if not c["text"].lower().startswith(HOLDING_BACK)]
    return random.choice(busy or decision["choices"])["action"]


def talk(claims, view):
    """Gives what to tell everybody along with the action, or None: one of `claims`, each with "claim" and "text"."""
    return random.choice(claims)["claim"] if claims and random.random() < 0.1 else None


claims = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        claims = message["claims"]
    elif message["type"] == "decision":
        action = decide(message["decision"], message["view"], message["events"])
        said = talk(claims, message["view"])
        print(json.dumps({"number": message["number"], "action": action, "say": said}), flush=True)
    # {"type": "over", ...} tells how it ended; the input ends after it.
