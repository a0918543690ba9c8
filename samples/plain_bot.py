#!/usr/bin/env python3
"""A bot for any game of Backlot, in the line protocol of docs/bots.md.

    backlot play cinecitta --bots cmd:samples/plain_bot.py
    backlot arena maybe --bots cmd:samples/plain_bot.py,heuristic --games 20

It takes a choice at random, and rather one that does something than one that lets the turn go by. Replace `decide`.
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


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "decision":
        action = decide(message["decision"], message["view"], message["events"])
        print(json.dumps({"number": message["number"], "action": action}), flush=True)
    # {"type": "over", ...} tells how it ended; the input ends after it.
