"""The games that this referee knows, and the standard content that is published beside docs/record.md."""
import json
from pathlib import Path

import cinecitta
import maybe
from record import Referee

GAMES = {"cinecitta": cinecitta.Game, "maybe": maybe.Game}
ROOT = Path(__file__).resolve().parents[2]


def published(game):
    return json.loads((ROOT / "docs" / "record" / f"{game}.json").read_text())


def make_referee():
    contents = [json.loads(file.read_text()) for file in (ROOT / "docs" / "record").glob("*.json")]
    return Referee(GAMES, {content["hash"]: content["pack"] for content in contents})
