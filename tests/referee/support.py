"""What the tests share: the program, its records, and records with something changed in them."""
import copy
import json
import os
import subprocess
import tempfile
from itertools import product
from pathlib import Path

from games import ROOT
from record import records_in, sha256

BUILD = Path(os.environ.get("BACKLOT_BINARY_DIR", ROOT / "build"))


def backlot(*arguments, status=0):
    """Runs the program; gives what it printed."""
    done = subprocess.run([BUILD / "backlot", *map(str, arguments)], capture_output=True, text=True, check=False)
    if done.returncode != status:
        raise AssertionError(f"backlot {arguments}: status {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def simulated(game, players, games, *, bots="random", seed=1, pack=None, **options):
    """Records of games between bots, each a list of lines."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        content = []
        if pack:
            content = ["--content", Path(folder) / "pack.json"]
            content[1].write_text(json.dumps({"game": game, "name": "changed", **pack}))
        chosen = [part for name, value in options.items() for part in ("--option", f"{name}={str(value).lower()}")]
        backlot("simulate", game, "--players", players, "--games", games, "--bots", bots, "--seed", seed,
                "--threads", 1, "--records", file, *content, *chosen)
        return records_in(file.read_bytes())


def verified(lines):
    """Whether the program takes a record to be good, and what it says."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.jsonl"
        file.write_bytes(b"".join(lines))
        done = subprocess.run([BUILD / "backlot", "verify", file], capture_output=True, text=True, check=False)
        return done.returncode == 0, done.stdout + done.stderr


def option_sets(*names):
    """Every way to switch the options on and off."""
    return [dict(zip(names, values)) for values in product((False, True), repeat=len(names))]


def golden(game):
    """The golden records of a game, by file name."""
    return {file.name: file.read_bytes().splitlines(keepends=True)
            for file in sorted((ROOT / "tests" / "golden" / game).glob("*.jsonl"))}


def kinds_in(records):
    """The kinds of all actions and of all events in these records."""
    moves = [json.loads(line) for lines in records for line in lines if line.startswith(b'{"move"')]
    return ({move["action"]["kind"] for move in moves}, {event["kind"] for move in moves for event in move["events"]})


def kinds_in_schema(game):
    move = json.loads((ROOT / "docs" / "record.schema.json").read_text())["$defs"][f"{game}-move"]["properties"]
    return tuple({choice["properties"]["kind"]["const"] for choice in choices["oneOf"]}
                 for choices in (move["action"], move["events"]["items"]))


def written(line):
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def damaged(lines, number, change):
    """The record with change(object) done to that line, counted from 1, and the hash of the lines made good."""
    objects = [json.loads(line) for line in lines]
    changed = copy.deepcopy(objects[number - 1])
    change(changed)
    lines = list(lines)
    lines[number - 1] = written(changed)
    return signed(lines)


def signed(lines):
    closing = json.loads(lines[-1])
    if "outcome" not in closing:
        return lines
    closing["lines"] = sha256(b"".join(lines[:-1]))
    return [*lines[:-1], written(closing)]
